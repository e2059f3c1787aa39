export const id = 869;
export const ids = [869];
export const modules = {

/***/ 61830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readFreezeList)
/* harmony export */ });
/**
 * A plain list of test ids, one a line. Blank lines and lines that begin with `#` are skipped. An
 * id may hold blanks and number signs. The first of equal ids counts.
 */
function readFreezeList(text) {
    const entries = new Map();
    for (const [index, raw] of text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|\r|\n/)
        .entries()) {
        const id = raw.trim();
        if (id !== '' && !id.startsWith('#') && !entries.has(id))
            entries.set(id, { id, line: index + 1 });
    }
    return [...entries.values()];
}


/***/ }),

/***/ 20869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  freeze: () => (/* binding */ freeze)
});

// EXTERNAL MODULE: ./lib/review/mending.js
var mending = __webpack_require__(22244);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/review/separation.js
var separation = __webpack_require__(60354);
;// CONCATENATED MODULE: ./lib/gates/skip-mark-table.js
/*
 * Marks that switch a test off or expect it to fail, as the test frameworks spell them. They are read from added lines
 * of head; nothing is run or parsed as code. Where it cannot be told which test a mark is for, it counts for every test
 * of its file: a frozen test is rather named once too often (requirement K7, threat T63).
 */
const PYTHON = /\.pyi?$/i;
const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i;
const JVM = /\.(?:java|kt|kts|groovy|scala)$/i;
const DOTNET = /\.(?:cs|fs|vb)$/i;
/** Hooks by which pytest can be told to collect or run less. */
const PYTEST_HOOK = /^pytest_(?:ignore_collect|collect_file|collect_directory|collection_modifyitems|pycollect_makeitem|itemcollected|deselected|runtest_(?:setup|call|protocol|makereport))$/;
/** Marks of pytest and its everyday plugins by which nobody leaves a test out. */
const PYTEST_PLAIN_MARKS = 'skip|skipif|xfail|parametrize|usefixtures|filterwarnings|asyncio|anyio|django_db|timeout';
const MARKS = [
    { framework: 'pytest', files: PYTHON, pattern: /^\s*pytestmark\b.*\b(?:skip|skipif|xfail)\b/, scope: 'file' },
    { framework: 'pytest', files: PYTHON, pattern: /^\s*collect_ignore(?:_glob)?\b/, scope: 'file' },
    { framework: 'pytest', files: PYTHON, pattern: /\b(?:pytest\.)?mark\.xfail\b/, scope: 'below', expectsFailure: true },
    { framework: 'pytest', files: PYTHON, pattern: /\b(?:pytest\.)?mark\.(?:skip|skipif)\b/, scope: 'below' },
    { framework: 'pytest', files: /(?:^|\/)conftest\.py$/i, pattern: /\S/, scope: 'file', inside: PYTEST_HOOK },
    {
        framework: 'pytest',
        files: PYTHON,
        pattern: /\bpytest\.(?:skip(?:\.Exception)?|importorskip)\s*\(|^\s*(?:skip|importorskip)\s*\(/,
        scope: 'within',
    },
    {
        framework: 'pytest',
        files: /^(?!.*(?:^|\/)conftest\.py$).*\.pyi?$/i,
        pattern: /@\s*(?:pytest\.)?fixture\b/,
        scope: 'below',
    },
    { framework: 'pytest', files: PYTHON, pattern: /^\s*(?:del\s+test\w*|test\w*\s*=(?!=))/i, scope: 'mentioned' },
    {
        framework: 'pytest',
        files: PYTHON,
        pattern: new RegExp(`(?:@\\s*|\\bpytest\\.)mark\\.(?!(?:${PYTEST_PLAIN_MARKS})\\b)\\w`),
        scope: 'below',
        unsure: true,
    },
    { framework: 'Python', files: PYTHON, pattern: /^\s*if\s+(?:False|0|not\s+True)\s*:/, scope: 'below' },
    {
        framework: 'pytest',
        files: PYTHON,
        pattern: /\bpytest\.xfail\s*\(|^\s*xfail\s*\(/,
        scope: 'within',
        expectsFailure: true,
    },
    {
        framework: 'unittest',
        files: PYTHON,
        pattern: /@\s*(?:unittest\.)?expectedFailure\b/,
        scope: 'below',
        expectsFailure: true,
    },
    { framework: 'unittest', files: PYTHON, pattern: /@\s*(?:unittest\.)?skip(?:If|Unless)?\s*\(/, scope: 'below' },
    {
        framework: 'unittest',
        files: PYTHON,
        pattern: /\bself\.skipTest\s*\(|\braise\s+(?:unittest\.)?SkipTest\b/,
        scope: 'within',
    },
    { framework: 'unittest', files: PYTHON, pattern: /\b__test__\s*=\s*False\b/, scope: 'file' },
    {
        framework: 'Jest, Vitest or Mocha',
        files: SCRIPT,
        pattern: /\b(?:x(?:it|test|describe|specify|context)|(?:it|test|describe|suite|specify|context|bench)(?:\.\w+)*\.(?:skip|todo|skipIf|runIf|if|fixme))\b|\b(?:it|test|describe)(?:\.\w+)*\s*(?:\?\.)?\[(?=[^\]]*(?:skip|todo|only|fail))/,
        scope: 'named',
    },
    {
        framework: 'Jest or Vitest',
        files: SCRIPT,
        pattern: /\b(?:it|test)(?:\.\w+)*\.(?:failing|fails|fail)\b/,
        scope: 'named',
        expectsFailure: true,
    },
    {
        framework: 'Jest, Vitest or Mocha',
        files: SCRIPT,
        pattern: /\b(?:it|test|describe|suite|context|f(?:it|describe))(?:\.\w+)*\.only\b|\bf(?:it|describe)\s*\(/,
        scope: 'file',
    },
    {
        framework: 'Jest, Vitest or Mocha',
        files: SCRIPT,
        pattern: /\{[^}]*\b(?:skip|todo)\s*:(?!\s*false\b)/,
        scope: 'named',
    },
    {
        framework: 'Vitest',
        files: SCRIPT,
        pattern: /\{[^}]*\bfails\s*:(?!\s*false\b)/,
        scope: 'named',
        expectsFailure: true,
    },
    {
        framework: 'Jest, Vitest or node:test',
        files: SCRIPT,
        pattern: /^\s*(?:skip|todo|fails|only)\s*:\s*(?:true|!|process\b|['"`]|[A-Z_]{2,}\b)/,
        scope: 'within',
    },
    { framework: 'JavaScript', files: SCRIPT, pattern: /\bif\s*\(\s*(?:false|0|!\s*1|!\s*true)\s*\)/, scope: 'below' },
    { framework: 'Vitest', files: SCRIPT, pattern: /^\s*skip\s*\(/, scope: 'within' },
    {
        framework: 'Mocha',
        files: SCRIPT,
        pattern: /\bthis\.skip\s*\(|\b(?:t|ctx|context|test)\.(?:skip|todo)\s*\(/,
        scope: 'within',
    },
    { framework: 'Jest', files: SCRIPT, pattern: /\bpending\s*\(/, scope: 'within' },
    { framework: 'Go', files: /\.go$/i, pattern: /\b[a-zA-Z_]\w*\.(?:Skip|Skipf|SkipNow)\s*\(/, scope: 'within' },
    { framework: 'Go', files: /\.go$/i, pattern: /\bos\.Exit\s*\(\s*0\s*\)/, scope: 'file' },
    { framework: 'Go', files: /\.go$/i, pattern: /^\/\/\s*(?:go:build|\+build)\b/, scope: 'file' },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /@\s*(?:[\w.]+\.)?(?:Disabled|Ignore|Ignored)\w*\b|@\s*(?:EnabledIf|EnabledOn|EnabledFor)\w*\b/,
        scope: 'below',
    },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /@\s*(?:[\w.]+\.)?(?:Tags?|Category)\s*\(|\bgroups\s*=/,
        scope: 'below',
        unsure: true,
    },
    {
        framework: 'JUnit, TestNG, PHPUnit or .NET',
        files: /\.(?:java|kt|kts|groovy|scala|php|cs)$/i,
        pattern: /\babstract\s+(?:[\w]+\s+)*class\b/,
        scope: 'file',
    },
    { framework: 'TestNG', files: JVM, pattern: /\benabled\s*=\s*false\b/, scope: 'below' },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /\bexpected(?:Exceptions)?\s*=\s*[\w.{]+/,
        scope: 'below',
        expectsFailure: true,
    },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /\b(?:Assumptions?\.|Assume\.)?assum(?:e|ing)(?:True|False|That|NotNull|NoException)\s*\(|\bAssumptions\.abort\s*\(|\bthrow\s+new\s+(?:[\w.]+\.)?(?:SkipException|TestAbortedException|AssumptionViolatedException)\b/,
        scope: 'within',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /(?:^|\s)x(?:it|describe|context|specify|example|feature|scenario)\b/,
        scope: 'named',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /\b(?:skip|pending):|:(?:skip|pending)\b(?!\s*=>\s*false)/,
        scope: 'named',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /^\s*(?:skip|pending)\s*\(?\s*['"].*\b(?:do|\{)\s*$/,
        scope: 'named',
    },
    { framework: 'RSpec', files: /\.rb$/i, pattern: /^\s*(?:skip|pending)\b/, scope: 'within' },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /(?:^|\s)f(?:it|describe|context|specify|example|feature|scenario)\b|(?::focus\b|\bfocus:)/,
        scope: 'file',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /^\s*(?:it|specify|example|scenario)\s*\(?\s*(?:'[^']*'|"[^"]*")\s*\)?\s*$/,
        scope: 'named',
    },
    {
        framework: 'PHPUnit',
        files: /\.php$/i,
        pattern: /->\s*markTest(?:Skipped|Incomplete)\s*\(|::\s*markTest(?:Skipped|Incomplete)\s*\(|\bnew\s+[\w\\]*(?:Skipped|Incomplete)\w*(?:Error|Exception)\b/,
        scope: 'within',
    },
    {
        framework: 'PHPUnit',
        files: /\.php$/i,
        pattern: /->\s*expect(?:Exception|Error|Warning|Deprecation|Notice)\w*\s*\(/,
        scope: 'within',
        expectsFailure: true,
    },
    {
        framework: 'PHPUnit',
        files: /\.php$/i,
        pattern: /@requires\b|@(?:group|Group)\b|#\[\s*(?:[\w\\]+\\)?(?:Requires\w*|Group|RequiresPhp)\b/,
        scope: 'below',
    },
    { framework: 'Rust', files: /\.rs$/i, pattern: /#\[\s*(?:cfg_attr\s*\(.*\bignore\b|ignore\b)/, scope: 'below' },
    { framework: 'Rust', files: /\.rs$/i, pattern: /#\[\s*should_panic\b/, scope: 'below', expectsFailure: true },
    { framework: 'Rust', files: /\.rs$/i, pattern: /#!?\[\s*cfg\s*\(/, scope: 'below' },
    {
        framework: '.NET',
        files: DOTNET,
        pattern: /\[\s*<?\s*(?:[\w.]+,\s*)?(?:Ignore|Explicit)\b|\b(?:Skip|SkipWhen|SkipUnless|Ignore|IgnoreReason|Explicit)\s*=(?!=|\s*null\b|\s*false\b)/,
        scope: 'below',
    },
    {
        framework: '.NET',
        files: DOTNET,
        pattern: /\bAssert\.(?:Ignore|Inconclusive|Skip|SkipWhen|SkipUnless)\s*\(|\bSkip\.(?:If|IfNot|When|Unless)\s*\(/,
        scope: 'within',
    },
    { framework: '.NET', files: DOTNET, pattern: /^\s*#\s*(?:el)?if\b/i, scope: 'file' },
    {
        framework: '.NET',
        files: DOTNET,
        pattern: /\[\s*<?\s*(?:[\w.]+,\s*)?(?:Trait|Category|TestCategory)\s*\(/,
        scope: 'below',
        unsure: true,
    },
    { framework: '.NET', files: DOTNET, pattern: /\[\s*ExpectedException\b/, scope: 'below', expectsFailure: true },
];
/** Lines that define a test, a class or a group; the first group that matched is the name. */
const DEFINITIONS = [
    { files: PYTHON, pattern: /^\s*(?:async\s+)?(?:def|class)\s+(\w+)/, group: /^\s*class\b/ },
    {
        files: SCRIPT,
        pattern: /(?:^|[^\w.])x?(?:it|test|describe|suite|specify|context)(?:\.\w+)*\s*(?:\([^'"`]*\)\s*)?(?:`[^`]*`\s*)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/,
        group: /(?:^|[^\w.])x?(?:describe|suite|context)\b/,
    },
    { files: /\.go$/i, pattern: /^func\s+(?:\([^)]*\)\s*)?(\w+)/, group: /^$/ },
    {
        files: JVM,
        pattern: /^\s*(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:[\w<>[\],.?]+\s+)*(?:class|interface|object|fun|def|void|public|private|protected)\s+(?:[\w<>[\],.?]+\s+)*(?:`([^`]+)`|(\w+))/,
        group: /\b(?:class|interface|object)\b/,
    },
    {
        files: /\.rb$/i,
        pattern: /^\s*(?:RSpec\.)?x?(?:it|describe|context|specify|example|feature|scenario|def|class)\b\s*\(?\s*(?:'([^']*)'|"([^"]*)"|([\w.:?!]+))/,
        group: /^\s*(?:RSpec\.)?x?(?:describe|context|feature|class)\b/,
    },
    { files: /\.php$/i, pattern: /\b(?:function|class)\s+(\w+)/, group: /\bclass\s/ },
    { files: /\.rs$/i, pattern: /\b(?:fn|mod)\s+(\w+)/, group: /\bmod\s/ },
    {
        files: DOTNET,
        pattern: /^\s*(?:\[[^\]]*\]\s*)*(?:[\w<>[\],.?]+\s+)*(?:class|void|Task|public|private|internal|protected|static|async|let|member|Sub|Function)\s+(?:[\w<>[\],.?]+\s+)*?(?:``([^`]+)``|(\w+))\s*(?:[(<:={]|$)/,
        group: /\bclass\b/,
    },
];
/** Attributes that make a definition a test, where a name alone does not. */
const TEST_ATTRIBUTES = [
    {
        files: JVM,
        pattern: /@\s*(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b/,
    },
    {
        files: DOTNET,
        pattern: /\[\s*<?\s*(?:[\w.]+,\s*)?(?:\w*Fact|\w*Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod)\b/,
    },
    { files: /\.rs$/i, pattern: /#\[\s*(?:[\w:]+::)?(?:test|rstest|test_case|quickcheck)\b/ },
    { files: /\.php$/i, pattern: /#\[\s*(?:[\w\\]+\\)?Test\b|@test\b/ },
];
/** Lines that are comments as a whole. `--` is one in few languages, and begins an option in many files. */
const COMMENT = /^\s*(?:\/\/(?!\s*(?:go:build|\+build))|#(?![![])(?!\s*(?:el)?if\b)|\*(?!\/)|\/\*(?!.*@))/;
/** Settings by which a runner is told to leave tests out. They count where the line also names a frozen test, its file or a folder of it. */
const LEFT_OUT = /--deselect|--ignore|--skip|--exclude|-skip\b|\bdeselect|collect_ignore|norecursedirs|testPathIgnorePatterns|modulePathIgnorePatterns|testIgnore|\bexclude\b|<exclude>|\bexcluded?Groups|\bexclude\w+Matching|\bfilter\b|TestCaseFilter|\bCompile\s+Remove|\bignore["']?\s*[:=]|\s-k\b|\bnot \w/i;
/** Settings by which no test of a kind is run at all, with the files of tests that they are about. */
const ALL_OUT = [
    {
        files: /\.(?:xml|ya?ml|sh|properties|gradle|kts)$|(?:^|\/)Makefile$/i,
        pattern: /<(?:skipTests|skipITs|maven\.test\.skip)>\s*true|-D(?:skipTests|skipITs|maven\.test\.skip)\b(?!=false)|\bgradlew?\b.*\s-x\s+test\b/,
        tests: JVM,
    },
    { files: /(?:^|\/)Cargo\.toml$/i, pattern: /^\s*(?:test|autotests|harness)\s*=\s*false\b/, tests: /\.rs$/i },
];
/** Settings that choose what is run: whether a frozen test is among it, a line cannot tell. */
const CHOOSES = /\b(?:testpaths|python_(?:files|classes|functions)|testMatch|testRegex|testNamePattern|testPathPattern|addopts)\b|\bpytest\b.*\s-[mk]\b|\bgo test\b.*\s-(?:run|short|tags|list)\b|\b(?:jest|vitest|mocha)\b.*\s(?:-t|-g|-f|--grep|--fgrep|--invert)\b|\b(?:isE|e)nabled\s*=\s*false\b|\bonlyIf\b|--tag\b|filter_run\w*|<groups>|\bincludeTags\b|\bexcludeTags\b|--filter\b|-Dtest\b|--testsuite\b|--group\b|^\s*-m\s/;

;// CONCATENATED MODULE: ./lib/gates/skip-marks.js

/** Lines a mark with an open bracket may run over. */
const MAX_MARK_LINES = 12;
/** Lines between a mark and the definition below it. */
const MAX_GAP_LINES = 30;
/** Characters of one line. What a longer one hides is not looked for: it counts as a mark itself. */
const MAX_LINE_CHARACTERS = 1_000;
/** The marks among the added lines of one file of head. */
function skipMarks({ path, head, added }) {
    const marks = MARKS.filter(({ files }) => files.test(path));
    if (head === undefined || marks.length === 0 || added.size === 0)
        return [];
    const lines = linesOf(head);
    const found = [];
    for (const [index, line] of lines.entries()) {
        if (line.length > MAX_LINE_CHARACTERS) {
            if (added.has(index + 1))
                found.push(tooLong(path, index));
            continue;
        }
        if (COMMENT.test(line))
            continue;
        const whole = wholeCall(path, lines, index);
        for (const mark of marks) {
            if (!mark.pattern.test(whole) || !touched(lines, index, added))
                continue;
            if (mark.inside !== undefined && !isInside(mark.inside, path, lines, index))
                continue;
            found.push({
                path,
                line: index + 1,
                framework: mark.framework,
                expectsFailure: mark.expectsFailure === true,
                ...(mark.unsure === true ? { unsure: true } : {}),
                text: line.trim().slice(0, 200),
                names: namesOf(mark, path, lines, index),
            });
            // A mark that is sure may stand on the same line as one that is not.
            if (mark.unsure !== true)
                break;
        }
    }
    return found;
}
const BROKEN_CALL = /\b(?:it|test|describe|suite|specify|context)\s*\.?\s*$/;
/** A call whose dot stands on the next line, with that line. */
function wholeCall(path, lines, index) {
    const line = lines[index];
    return SCRIPT.test(path) && BROKEN_CALL.test(line) ? line.trimEnd() + (lines[index + 1] ?? '').trim() : line;
}
function isInside(name, path, lines, index) {
    for (let at = index; at >= 0; at -= 1) {
        const definition = definitionIn(path, lines[at]);
        if (definition !== undefined)
            return name.test(definition.name);
    }
    return false;
}
function tooLong(path, index) {
    const text = `a line of more than ${MAX_LINE_CHARACTERS} characters, which is not looked into`;
    return { path, line: index + 1, framework: 'unknown', expectsFailure: false, text, names: undefined };
}
/** Programs are looked through for marks; what chooses tests by a word in them is no setting of a runner. */
const PROGRAM_NAME = /(?:^|\/)(?:jest|vitest|karma|playwright|cypress|vite|noxfile|setup|spec_helper|rails_helper|test_helper|build)[^/]*\.(?:[cm]?[jt]s|py|rb|gradle|kts)$/i;
/** Added lines, in any file, that tell a runner to leave something out, or what to take. */
function settingLines({ path, head, added }) {
    if (head === undefined)
        return [];
    const lines = linesOf(head);
    const named = lines.flatMap((text, index) => (isSetting(text) ? extent(lines, index) : []));
    const found = new Map();
    for (const line of named) {
        if (added.has(line))
            found.set(line, { path, line, text: lines[line - 1].trim(), kind: 'named' });
    }
    const isProgram = MARKS.some(({ files }) => files.test(path)) && !PROGRAM_NAME.test(path);
    const all = ALL_OUT.filter(({ files }) => files.test(path));
    const others = [...added].flatMap((line) => {
        const text = lines[line - 1] ?? '';
        if (COMMENT.test(text))
            return [];
        const setting = { path, line, text: text.trim() };
        const off = all.find(({ pattern }) => pattern.test(text));
        if (off !== undefined)
            return [{ ...setting, kind: 'all', tests: off.tests }];
        const isNamed = isSetting(text) && !/\s-[mk]\b/.test(text);
        return !isProgram && !isNamed && CHOOSES.test(text) ? [{ ...setting, kind: 'chooses' }] : [];
    });
    return [...found.values(), ...others];
}
function isSetting(text) {
    return LEFT_OUT.test(text) && !COMMENT.test(text);
}
/** One-based: the line, and those of a list that begins on it, by brackets or by indentation. */
function extent(lines, start) {
    const own = [start + 1];
    const indent = indentOf(lines[start]);
    let depth = bracketsOf(lines[start]);
    const isList = /[:=]\s*$/.test(lines[start]);
    for (let at = start + 1; at < Math.min(lines.length, start + MAX_LIST_LINES); at += 1) {
        const text = lines[at];
        const below = isList && (indentOf(text) > indent || /^\s*-\s/.test(text));
        if (depth <= 0 && !below)
            break;
        own.push(at + 1);
        depth += bracketsOf(text);
    }
    return own;
}
/** Lines of a list of what is left out. */
const MAX_LIST_LINES = 200;
function indentOf(text) {
    return text.length - text.trimStart().length;
}
function bracketsOf(text) {
    let depth = 0;
    for (const character of text) {
        if ('([{'.includes(character))
            depth += 1;
        else if (')]}'.includes(character))
            depth -= 1;
    }
    return depth;
}
/** Names that a file defines, comments aside. */
function definedNames(path, text) {
    return new Set(definitions(path, text).map(({ name }) => name));
}
/** Names of definitions that an attribute makes a test; empty where names alone do. */
function attributedTests(path, text) {
    const attribute = TEST_ATTRIBUTES.find(({ files }) => files.test(path))?.pattern;
    if (attribute === undefined)
        return new Set();
    const lines = linesOf(text);
    return new Set(definitions(path, text)
        .filter(({ index }) => {
        for (let at = index; at >= 0 && index - at <= MAX_GAP_LINES; at -= 1) {
            if (at !== index && definitionIn(path, lines[at]) !== undefined)
                return false;
            const comment = path.endsWith('.php') ? PHP_COMMENT : COMMENT;
            if (!comment.test(lines[at]) && attribute.test(lines[at]))
                return true;
        }
        return false;
    })
        .map(({ name }) => name));
}
/** What PHP puts into its doc blocks counts. */
const PHP_COMMENT = /^\s*(?:\/\/|#(?!\[))/;
function definitions(path, text) {
    const inComment = blockComments(path);
    return linesOf(text).flatMap((line, index) => {
        if (inComment(line) || COMMENT.test(line))
            return [];
        const name = definitionIn(path, line)?.name;
        return name === undefined ? [] : [{ name, index }];
    });
}
/** Tells, line after line, which stand in a comment, or a text of Python, that began on a line above. */
function blockComments(path) {
    let end;
    const python = PYTHON.test(path);
    return (line) => {
        const inside = end !== undefined;
        if (python) {
            for (const [quotes] of line.matchAll(/"""|'''/g)) {
                if (end === undefined)
                    end = quotes;
                else if (end === quotes)
                    end = undefined;
            }
        }
        else if (inside) {
            if (line.includes('*/'))
                end = undefined;
        }
        else if (/^\s*\/\*/.test(line) && !line.includes('*/'))
            end = '*/';
        return inside;
    };
}
/** A mark whose condition goes on over lines is touched where any of them is. */
function touched(lines, start, added) {
    let depth = 0;
    for (let index = start; index < Math.min(lines.length, start + MAX_MARK_LINES); index += 1) {
        if (added.has(index + 1))
            return true;
        for (const character of lines[index]) {
            if ('([{'.includes(character))
                depth += 1;
            else if (')]}'.includes(character))
                depth -= 1;
        }
        if (depth <= 0)
            return false;
    }
    return false;
}
function namesOf({ scope }, path, lines, index) {
    // Hooks of a conftest mark tests of other files.
    if (scope === 'file' || /(?:^|\/)conftest\.py$/i.test(path))
        return undefined;
    if (scope === 'mentioned')
        return lines[index].match(/\w+/g) ?? [];
    const own = definitionIn(path, wholeCall(path, lines, index));
    if (own !== undefined)
        return own.isGroup ? undefined : [own.name];
    const step = scope === 'within' ? -1 : 1;
    const last = scope === 'within' ? -1 : Math.min(lines.length, index + MAX_GAP_LINES);
    for (let at = index + step; at !== last && at >= 0 && at < lines.length; at += step) {
        if (COMMENT.test(lines[at]))
            continue;
        const definition = definitionIn(path, lines[at]);
        if (definition === undefined)
            continue;
        // A helper or a set-up that skips does so for whoever calls it.
        if (definition.isGroup || (scope === 'within' && !looksLikeTest(path, definition.name)))
            return undefined;
        return [definition.name];
    }
    return undefined;
}
function looksLikeTest(path, name) {
    if (SCRIPT.test(path) || path.endsWith('.rb'))
        return true;
    if (PYTHON.test(path))
        return /^test/i.test(name);
    if (path.endsWith('.go'))
        return /^(?:Test|Example|Fuzz|Benchmark)/.test(name);
    return !/^(?:set_?up|tear_?down|before|after|init)/i.test(name);
}
function definitionIn(path, line) {
    for (const { files, pattern, group } of DEFINITIONS) {
        if (!files.test(path))
            continue;
        const match = pattern.exec(line);
        const name = match?.slice(1).find((one) => one !== undefined);
        if (name !== undefined)
            return { name, isGroup: group.test(line) };
    }
    return undefined;
}
function linesOf(text) {
    return text.split(/\r\n|\r|\n/).map((line) => line.slice(0, MAX_LINE_CHARACTERS + 1));
}

// EXTERNAL MODULE: ./lib/gates/test-ids.js
var test_ids = __webpack_require__(72009);
;// CONCATENATED MODULE: ./lib/gates/frozen-tests.js


/** Extensions by which the part of an id before `::` is a file and no package or class. */
const FILE_PLACE = /\.(?:pyi?|[cm]?[jt]sx?|vue|rb|php|rs|go|java|kt|kts|groovy|scala|cs|fs|vb)$/i;
/** Frozen tests that the changed files of head mark as skipped or as expected to fail, leave out, or define no more. */
function switchedOff(frozen, files) {
    if (frozen.length === 0)
        return [];
    const names = new Map(files.map((file) => [file, namesIn(file)]));
    const found = files.flatMap((file) => {
        const here = frozen.filter((id) => mayBeIn(id, file.path, names.get(file).both));
        const marked = skipMarks(file).flatMap((mark) => here.filter((id) => covers(mark, id)).map((id) => byMark(id, mark)));
        const leftOut = settingLines(file).flatMap((setting) => bySetting(setting, frozen));
        const gone = here
            .filter((id) => {
            const { base, head } = names.get(file);
            const lost = !defines(head, id) || classesOf(id).some((name) => base.has(name) && !head.has(name));
            return defines(base, id) && lost && !movedWithoutPlace(id, names);
        })
            .map((id) => ({ id, path: file.path, what: 'is defined on base and not here any more' }));
        const unmarked = here
            .filter((id) => {
            const { attributed, head } = names.get(file);
            return defines(attributed.base, id) && !defines(attributed.head, id) && defines(head, id);
        })
            .map((id) => ({
            id,
            path: file.path,
            what: 'is a test on base, and what makes it one is not here any more',
        }));
        return [...marked, ...leftOut, ...gone, ...unmarked];
    });
    // Of what is said of one line the surest, which comes last here.
    const sorted = [...found.filter(({ unsure }) => unsure), ...found.filter(({ unsure }) => !unsure)];
    return [...new Map(sorted.map((one) => [`${one.id}\0${one.path}\0${one.line ?? 0}`, one])).values()];
}
function bySetting({ path, line, text, kind, tests }, frozen) {
    const found = { path, line, evidence: text.slice(0, 200) };
    switch (kind) {
        case 'named':
            return frozen
                .filter((id) => mentions(text, id))
                .map((id) => ({ ...found, id, what: 'is left out by this line' }));
        case 'all':
            return frozen
                .filter((id) => !FILE_PLACE.test(placeOf(id)) || tests.test(placeOf(id)))
                .map((id) => ({ ...found, id, what: 'is left out by this line, with all others' }));
        case 'chooses': {
            const what = 'may be left out by this line, which chooses what is run';
            return frozen.slice(0, 1).map((id) => ({ ...found, id, what, unsure: true }));
        }
    }
}
function byMark(id, { path, line, framework, expectsFailure, unsure, text }) {
    if (unsure === true) {
        const what = `gets a mark here by which a run may leave it out (${framework})`;
        return { id, path, line, what, evidence: text, unsure };
    }
    const mark = expectsFailure ? 'expected to fail' : 'skipped';
    return { id, path, line, what: `is marked as ${mark} here (${framework})`, evidence: text };
}
function namesIn({ path, base, head }) {
    const before = definedNames(path, base ?? '');
    const after = definedNames(path, head ?? '');
    const attributed = { base: attributedTests(path, base ?? ''), head: attributedTests(path, head ?? '') };
    return { base: before, head: after, both: new Set([...before, ...after]), attributed };
}
/** The last part of an id: the name of the test itself. */
function leafOf(id) {
    const whole = (0,test_ids/* withoutParameters */.nM)(id);
    const cut = /^.*(?:::|#| > )/s.exec(whole)?.[0].length ?? 0;
    const leaf = whole.slice(cut);
    const isDotted = cut === 0 && /^[\w$]+(?:\.[\w$]+)+$/.test(leaf);
    return (isDotted ? leaf.slice(leaf.lastIndexOf('.') + 1) : leaf).split('/', 1)[0];
}
/** What stands before the test's name: a file, a package, a class, or nothing. */
function placeOf(id) {
    const explicit = /^(.*?)(?:::|#| > )/s.exec(id)?.[1];
    if (explicit !== undefined)
        return explicit;
    return /^[\w$]+(?:\.[\w$]+)+$/.test(id) ? id.slice(0, id.lastIndexOf('.')) : '';
}
function mayBeIn(id, path, names) {
    const place = placeOf(id);
    const base = baseName(path);
    if (place === path)
        return true;
    if (base === 'conftest.py')
        return place.startsWith(path.slice(0, -base.length));
    if (FILE_PLACE.test(place) && place.includes('/'))
        return baseName(place) === base;
    if (defines(names, id))
        return true;
    const last = place.slice(Math.max(place.lastIndexOf('.'), place.lastIndexOf('/')) + 1);
    return last !== '' && base.replace(/\.[^.]*$/, '') === last;
}
function covers({ names }, id) {
    if (names === undefined)
        return true;
    const leaf = leafOf(id);
    return names.some((name) => isName(name, leaf));
}
function defines(names, id) {
    const leaf = leafOf(id);
    return names.has(leaf) || [...names].some((name) => isName(name, leaf));
}
/** Jest and its kin put the names of the groups before that of the test. */
function isName(name, leaf) {
    return name === leaf || leaf.endsWith(` ${name}`);
}
/** An id that names no file goes with its test, wherever that is defined. */
function movedWithoutPlace(id, names) {
    if (FILE_PLACE.test(placeOf(id)))
        return false;
    return [...names.values()].some(({ head }) => defines(head, id));
}
/** Classes between file and test of an id as pytest writes it. */
function classesOf(id) {
    return (0,test_ids/* withoutParameters */.nM)(id).split('::').slice(1, -1);
}
/** Whether a setting names the test, its file, its class, or a folder or pattern that its file is in. */
function mentions(text, id) {
    const place = placeOf(id);
    const isFile = FILE_PLACE.test(place);
    const last = place.slice(Math.max(place.lastIndexOf('.'), place.lastIndexOf('\\')) + 1);
    const words = [leafOf(id), ...(isFile ? [place, baseName(place)] : [last])];
    if (words.some((word) => word.length > 2 && text.includes(word)))
        return true;
    return isFile && (text.match(PATH_WORD) ?? []).some((word) => isAround(word, place));
}
/** What may be a folder or a pattern of paths: quotes, brackets and the like stand around it. */
const PATH_WORD = /[\w./*?@^$\\-]{2,200}/g;
/** `/src/`, `tests/*`, `**\/golden/**`, `.*\/tests\/`: folders that a pattern spells out, which the file lies in. */
function isAround(word, file) {
    const plain = word.replaceAll('\\', '').replace(/^\^|\$$/g, '');
    // An option with its value, an address or a name alone is no folder.
    const value = plain.slice(plain.lastIndexOf('=') + 1);
    if (!value.includes('/') && !value.includes('*'))
        return file.startsWith(`${value}/`);
    const folders = value.split('/').filter((part) => part !== '' && !/^[.*?]*$/.test(part) && !/[*?]/.test(part));
    if (folders.length === 0)
        return false;
    return `/${file}/`.includes(`/${folders.join('/')}/`);
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./lib/revisions/find-entry.js
var find_entry = __webpack_require__(41174);
// EXTERNAL MODULE: ./lib/revisions/history.js
var revisions_history = __webpack_require__(36618);
// EXTERNAL MODULE: ./lib/gates/freeze-list.js
var freeze_list = __webpack_require__(61830);
;// CONCATENATED MODULE: ./lib/gates/reader-freeze.js



/** Bytes of a freeze list. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** Bytes of a file that is looked through for marks. */
const MAX_SOURCE_BYTES = 1024 * 1024;
/** Edits between two versions that are worked out; beyond them every line of head counts as added. */
const MAX_EDITS = 5_000;
/** Files that hold tests, or say which of them are run. */
const WORTH_READING = /\.(?:pyi?|[cm]?[jt]sx?|vue|svelte|coffee|go|java|kts?|groovy|gradle|scala|rb|php|rs|cs|fs|vb|xml|toml|cfg|ini|ya?ml|json|runsettings|csproj|sh)$|(?:^|\/)(?:Makefile|Rakefile|\.rspec|\.mocharc[^/]*|tox|noxfile)$/i;
/** Programs are read even where a pattern takes them for fixtures: tests may lie there. */
const PROGRAM = /\.(?:py|[cm]?[jt]sx?|go|java|kt|kts|groovy|scala|rb|php|rs|cs|fs|vb)$/i;
const COMMIT_DATE = /^committer .*> (\d{1,12}) [+-]\d{4}$/m;
/** What the freeze gate needs. Where there is no list on either side, nothing else is read. */
async function readFreezeFacts(source) {
    const { policy, changes, commits, repository } = source;
    const { file } = policy.freeze;
    const now = Math.floor(Date.now() / 1_000);
    const onBase = await entryAt(source, file);
    const change = changes.find(({ path }) => path === file);
    const base = await listAt(source, onBase);
    const head = change === undefined ? base : await listAt(source, change.head);
    const empty = { base, head, steps: new Map(), texts: [], unread: [], reports: [], touched: new Map(), now };
    if (base === undefined && head === undefined)
        return empty;
    const steps = new Map();
    for (const { sha, changes: own } of commits) {
        const step = own.find(({ path }) => path === file);
        if (step !== undefined)
            steps.set(sha, { removed: await removedBy(source, step.base, step.head) });
    }
    const { texts, unread } = await changedTexts(source);
    const touched = await lastTouched(repository, source, head ?? []);
    const { givenReports } = await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620));
    return { base, head, steps, texts, unread, reports: await givenReports(source), touched, now };
}
async function entryAt(source, file) {
    const change = source.changes.find(({ path }) => path === file);
    if (change !== undefined)
        return change.base;
    return (await (0,find_entry/* findEntry */.w)(source.repository, source.range.mergeBase, file)) ?? null;
}
/** A link, a submodule or something too large in the place of the list is no list: every id of base is then gone. */
async function listAt({ repository, ensureObjects }, entry) {
    if (entry === null || !entry.mode.startsWith('100'))
        return undefined;
    await ensureObjects([entry.oid]);
    const object = await repository.objects.find(entry.oid, { maxBytes: MAX_LIST_BYTES });
    return object.kind === 'content' ? (0,freeze_list/* readFreezeList */.m)(object.content.toString('utf8')) : undefined;
}
async function removedBy(source, before, after) {
    const kept = new Set(((await listAt(source, after)) ?? []).map(({ id }) => id));
    return ((await listAt(source, before)) ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
}
async function changedTexts(source) {
    const worth = source.changes.filter(({ path }) => WORTH_READING.test(path) && (PROGRAM.test(path) || !source.isFixture(path)));
    await source.ensureObjects(worth.flatMap(({ base, head }) => [base, head].flatMap((one) => (isFile(one) ? [one.oid] : []))));
    const texts = [];
    const unread = [];
    for (const { path, base, head } of worth) {
        const before = await textAt(source, base);
        const after = await textAt(source, head);
        if (after === 'too-large' || before === 'too-large')
            unread.push(path);
        else
            texts.push({ path, base: before, head: after, added: await addedLines(before, after) });
    }
    return { texts, unread };
}
async function textAt({ repository }, entry) {
    if (!isFile(entry))
        return undefined;
    const object = await repository.objects.find(entry.oid, { maxBytes: MAX_SOURCE_BYTES });
    if (object.kind === 'too-large')
        return 'too-large';
    return object.kind === 'content' ? object.content.toString('utf8') : undefined;
}
function isFile(entry) {
    return entry?.mode.startsWith('100') === true;
}
/** One-based lines of head that base lacks, by the library's own shortest edit script. */
async function addedLines(base, head) {
    const { diffArrays } = await __webpack_require__.e(/* import() */ 5960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const lines = (head ?? '').split(/\r\n|\r|\n/);
    const edits = base === undefined ? undefined : diffArrays(base.split(/\r\n|\r|\n/), lines, { maxEditLength: MAX_EDITS });
    if (edits === undefined)
        return new Set(lines.map((_, index) => index + 1));
    const added = new Set();
    let line = 1;
    for (const { added: isNew, removed, count = 0 } of edits) {
        if (removed)
            continue;
        if (isNew)
            for (let each = line; each < line + count; each += 1)
                added.add(each);
        line += count;
    }
    return added;
}
/**
 * When base's own line last touched each entry: the oldest commit, going back from now, since which the entry has been
 * there without a break. Entries whose beginning the history does not show are left out.
 */
async function lastTouched(repository, source, entries) {
    const { file } = source.policy.freeze;
    const history = (await (0,revisions_history/* listHistory */.P)(repository, source.range.mergeBase, [file])).get(file);
    const touched = new Map();
    const open = new Set(entries.map(({ id }) => id));
    let since;
    for (const { commit, entry } of history?.revisions ?? []) {
        const present = new Set(((await listAt(source, entry)) ?? []).map(({ id }) => id));
        const date = await committedAt(repository, commit);
        for (const id of open) {
            if (present.has(id))
                touched.set(id, date ?? since ?? 0);
            else
                open.delete(id);
        }
        since = date;
        if (open.size === 0)
            break;
    }
    for (const [id, date] of touched)
        if (date === 0)
            touched.delete(id);
    return touched;
}
async function committedAt(repository, commit) {
    const text = (await repository.objects.read(commit)).toString('latin1');
    const header = text.slice(0, text.indexOf('\n\n'));
    const seconds = COMMIT_DATE.exec(header)?.[1];
    return seconds === undefined ? undefined : Number(seconds);
}

;// CONCATENATED MODULE: ./lib/gates/freeze.js






/** Problems of one kind that are listed one by one. */
const MAX_LISTED = 200;
const SECONDS_A_DAY = 86_400;
/** Program text, wherever it lies; `separation.code` may name more. */
const SOURCE = /\.(?:py|[cm]?[jt]sx?|go|java|kt|kts|groovy|scala|rb|php|rs|cs|fs|vb|c|cc|cpp|cxx|h|hpp|swift|m|mm|ex|exs|erl|clj|hs|ml|lua|pl|sql|sh|ps1|vue|svelte|dart|zig)$/i;
const TEST = /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|conftest)\.py$|[._-](?:test|spec)s?\.[^/]+$|(?:Test|Tests|IT|Spec)\.[^/]+$/;
/** Keeps the list of frozen tests apart from what it watches over (requirements K5 to K7). */
const freeze = {
    id: 'freeze',
    read: async (source) => ({ freeze: await readFreezeFacts(source) }),
    evaluate(input) {
        const facts = input.facts.freeze;
        if (facts === undefined || (facts.base === undefined && facts.head === undefined)) {
            return { id: 'freeze', outcome: 'not-configured', summary: '', problems: [] };
        }
        const problems = [...moved(input), ...gone(input, facts), ...off(facts), ...stale(input, facts)];
        const failed = problems.some(({ severity }) => severity === 'error');
        const frozen = (facts.head ?? []).length;
        return {
            id: 'freeze',
            outcome: failed ? 'fail' : 'pass',
            summary: `${frozen} frozen ${frozen === 1 ? 'test' : 'tests'}${facts.reports.length === 0 ? '' : `, ${facts.reports.length} ${facts.reports.length === 1 ? 'report' : 'reports'} read`}`,
            problems,
        };
    },
};
/** What else a set of changes touches that a change of the list must stand apart from; undefined where nothing. */
function besides(changes, { policy, isFixture }) {
    const custody = (0,separation/* custodyOf */.Dr)(policy, isFixture);
    return changes
        .map(({ path }) => path)
        .find((path) => {
        const kind = custody(path);
        return kind === 'code' || kind === 'fixture' || (kind === 'other' && SOURCE.test(path) && !TEST.test(path));
    });
}
/** FG601, for every commit by itself. */
function moved(input) {
    const { file } = input.policy.freeze;
    return writersOf(input).flatMap(({ sha, changes }) => {
        const other = besides(changes, input);
        if (other === undefined)
            return [];
        return [
            {
                code: 'FG601',
                gate: 'freeze',
                severity: 'error',
                path: file,
                ...(sha === undefined ? {} : { commit: sha }),
                message: `${sha === undefined ? 'this change' : (0,mending/* shortSha */.Fu)(sha)} changes the freeze list ${(0,quoting/* showPath */.P8)(file)} and ${(0,quoting/* showPath */.P8)(other)}; the list changes in commits that touch neither code nor fixtures`,
                fix: 'Put the change of the list into a commit of its own.',
            },
        ];
    });
}
/** Commits that change the list, and what is not committed yet as one more. */
function writersOf({ commits, changes, policy, range, }) {
    const { file } = policy.freeze;
    const writes = (one) => one.changes.some(({ path }) => path === file);
    const committed = commits.filter(writes);
    // What is staged or on disk is no commit yet: it counts as one, with all that differs from base.
    return range.headKind !== 'commit' && committed.length === 0 && writes({ changes }) ? [{ changes }] : committed;
}
/** FG602. */
function gone(input, { base, head, steps }) {
    const kept = new Set((head ?? []).map(({ id }) => id));
    const lost = (base ?? []).filter(({ id }) => !kept.has(id));
    const { file } = input.policy.freeze;
    const writers = writersOf(input);
    const problems = lost.flatMap(({ id }) => {
        const removers = writers.filter(({ sha }) => sha === undefined || steps.get(sha)?.removed.includes(id) === true);
        const mixed = removers
            .map((one) => ({ ...one, other: besides(one.changes, input) }))
            .find(({ other }) => other !== undefined);
        if (removers.length > 0 && mixed === undefined)
            return [];
        const how = mixed === undefined
            ? 'and no commit of its own took it off'
            : `in ${mixed.sha === undefined ? 'a change' : (0,mending/* shortSha */.Fu)(mixed.sha)} that also changes ${(0,quoting/* showPath */.P8)(mixed.other)}`;
        return [
            {
                code: 'FG602',
                gate: 'freeze',
                severity: 'error',
                path: file,
                ...(mixed?.sha === undefined ? {} : { commit: mixed.sha }),
                message: `${(0,quoting/* showText */.h$)(id, 300)} left the freeze list ${(0,quoting/* showPath */.P8)(file)}, ${how}`,
                fix: `Put the line back:\n    ${id}\nor take it off in a commit that touches neither code nor fixtures.`,
            },
        ];
    });
    return cut(problems, 'further ids left the list');
}
/** FG603. */
function off(facts) {
    const frozen = [...new Set([...(facts.base ?? []), ...(facts.head ?? [])].map(({ id }) => id))];
    const fix = 'Take the mark away. A failure that does not repeat belongs into the quarantine: fixture-gate replay REPORT';
    const problem = (message, place, unsure = false) => ({
        code: 'FG603',
        gate: 'freeze',
        severity: unsure ? 'warning' : 'error',
        ...place,
        message,
        fix,
    });
    const marked = switchedOff(frozen, facts.texts).map(({ id, path, line, what, evidence, unsure }) => problem(`${(0,quoting/* showText */.h$)(id, 300)} is frozen and ${what}${evidence === undefined ? '' : `: ${(0,quoting/* showText */.h$)(evidence, 200)}`}`, {
        path,
        ...(line === undefined ? {} : { line }),
    }, unsure));
    const reported = facts.reports.flatMap(({ path, tests }) => tests
        .filter(({ outcome }) => outcome === 'skipped')
        .flatMap((test) => {
        const entry = frozen.find((id) => (0,test_ids/* namesTest */.df)(id, test));
        if (entry === undefined)
            return [];
        const what = test.expectedFailure === true ? 'expected to fail' : 'skipped';
        return [problem(`${(0,quoting/* showText */.h$)(test.id, 300)} is frozen and was ${what} in the report ${(0,quoting/* showPath */.P8)(path)}`, {})];
    }));
    const unreadable = facts.reports.flatMap(({ path, unreadable: reason }) => reason === undefined
        ? []
        : [cannotTell(`the report ${(0,quoting/* showPath */.P8)(path)} could not be read: ${(0,quoting/* showText */.h$)(reason, 300)}`)]);
    const unread = frozen.length === 0
        ? []
        : facts.unread.map((path) => cannotTell(`${(0,quoting/* showPath */.P8)(path)} is too large to be looked through for marks on frozen tests`));
    return [...cut([...marked, ...reported], 'further marks on frozen tests'), ...unreadable, ...unread];
}
function cannotTell(message) {
    return {
        code: 'FG901',
        gate: 'freeze',
        severity: 'error',
        message: `it cannot be told whether frozen tests were switched off: ${message}`,
        fix: 'Give the whole report as the test runner wrote it, and keep files of tests below 1 MiB.',
    };
}
/** FG604. By dates, which anybody can write: for display only. */
function stale({ policy }, { head, touched, now }) {
    const { file, staleDays } = policy.freeze;
    const problems = (head ?? []).flatMap(({ id, line }) => {
        const since = touched.get(id);
        const days = since === undefined ? 0 : Math.floor((now - since) / SECONDS_A_DAY);
        if (since === undefined || days <= staleDays)
            return [];
        return [
            {
                code: 'FG604',
                gate: 'freeze',
                severity: 'notice',
                path: file,
                line,
                message: `${(0,quoting/* showText */.h$)(id, 300)} has been frozen since ${day(since)} (${days} days), and nobody has touched the entry`,
                fix: 'Mend the test and take it off the list in a commit of its own. Nothing is taken off by itself.',
            },
        ];
    });
    return cut(problems, 'further entries that nobody has touched');
}
function day(seconds) {
    return new Date(seconds * 1_000).toISOString().slice(0, 10);
}
function cut(problems, what) {
    if (problems.length <= MAX_LISTED)
        return [...problems];
    const { fix: _, line: __, ...first } = problems[0];
    return [...problems.slice(0, MAX_LISTED), { ...first, message: `${problems.length - MAX_LISTED} ${what}` }];
}


/***/ }),

/***/ 72009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ readsBy),
/* harmony export */   df: () => (/* binding */ namesTest),
/* harmony export */   ls: () => (/* binding */ identify),
/* harmony export */   nM: () => (/* binding */ withoutParameters)
/* harmony export */ });
/* unused harmony export matchesPattern */
/** Dots of a class name that are tried as folders. */
const MAX_PARTS = 32;
/**
 * Ids as the runners themselves take them: `tests/test_a.py::TestB::test_c[1]` (pytest), `example.test/pkg::TestX` (Go),
 * `test.example.TotalTest#rounds` (JUnit), `src/a.test.js::name` (Jest, Vitest). `hasFile` tells whether a path is on head, by
 * which a dotted class name becomes a file again.
 */
function identify(test, hasFile) {
    const { classname, name, suite } = test;
    const python = pythonSpellings(test);
    const known = python.find(({ file }) => file === test.file || hasFile(file));
    const file = test.file ?? known?.file ?? [classname, suite].find((text) => text.includes('.') && hasFile(text));
    const separator = classname.includes('/') || classname === '' || /\s/.test(classname) ? '::' : '#';
    const id = known?.id ??
        (file !== undefined ? `${file}::${name}` : classname === '' ? name : `${classname}${separator}${name}`);
    const spellings = [
        id,
        ...python.map((one) => one.id),
        ...(file === undefined ? [] : [`${file}::${name}`, `${file} > ${name}`]),
        ...['::', '#', '.', '/', ' '].map((between) => `${classname}${between}${name}`),
        name,
    ];
    return { ...test, ...(file === undefined ? {} : { file }), id, spellings: [...new Set(spellings)] };
}
/** Every way of cutting a dotted class name into a module and classes. */
function pythonSpellings({ classname, name, file, }) {
    const parts = classname.split('.');
    if (classname === '' || parts.length > MAX_PARTS || !parts.every((part) => /^[\p{L}\p{N}_-]+$/u.test(part)))
        return [];
    const cuts = parts.map((_, index) => parts.length - index);
    const all = cuts.map((cut) => {
        const module = `${parts.slice(0, cut).join('/')}.py`;
        return { file: module, id: [module, ...parts.slice(cut), name].join('::') };
    });
    // Where the report names the file, the cut is known, also below a root folder that the module's name lacks.
    const named = file?.endsWith('.py') === true ? all.find((one) => file === one.file || file.endsWith(`/${one.file}`)) : undefined;
    return named === undefined
        ? all
        : [{ file: file, id: [file, ...named.id.split('::').slice(1)].join('::') }, ...all];
}
/** `[...]` of a parametrized test, or a subtest of Go, belongs to the test that is named without it. */
function withoutParameters(id) {
    return id.endsWith(']') && id.includes('[') ? id.slice(0, id.indexOf('[')) : id;
}
/** Whether an entry of a list names this test, alone or with all its parameters or subtests. */
function namesTest(entry, { spellings }) {
    return spellings.some((spelling) => spelling === entry ||
        withoutParameters(spelling) === entry ||
        (/(?:^|::|\.|#)(?:Test|Example|Fuzz)[^:/]*$/.test(entry) && spelling.startsWith(`${entry}/`)));
}
/** A pattern of `tests:`, in which `*` stands for anything, slashes and brackets included. Linear in the id. */
function matchesPattern(pattern, id) {
    const [first = '', ...rest] = pattern.split('*');
    if (!id.startsWith(first))
        return false;
    const last = rest.pop();
    if (last === undefined)
        return id === first;
    let at = first.length;
    for (const part of rest) {
        const found = id.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return id.length - last.length >= at && id.endsWith(last);
}
function readsBy(patterns, { spellings }) {
    return patterns.some((pattern) => spellings.some((spelling) => matchesPattern(pattern, spelling) || namesTest(pattern, { spellings: [spelling] })));
}


/***/ }),

/***/ 36618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listHistory),
/* harmony export */   g: () => (/* binding */ MAX_REVISIONS)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22031);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59222);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29506);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44790);





/** How far back a fixture's own history is looked at for slow drift (docs/classes.md section 5). */
const MAX_REVISIONS = 50;
/** Beyond this, git's own test of each entry against each path costs more than to list everything. */
const MAX_PATHSPECS = 200;
const COMMIT_MARK = '\x02';
/**
 * The last states of each path on the first-parent line that ends in `from`, in one process for all of them, which is
 * stopped as soon as every path has `limit`. A path that never existed has an empty, complete history.
 */
async function listHistory(repository, from, paths, limit = MAX_REVISIONS) {
    const revisions = new Map(paths.map((path) => [path, []]));
    let open = revisions.size;
    if (open === 0 || limit < 1)
        return new Map();
    for await (const { path, commit, entry } of firstParentChanges(repository, from, [...revisions.keys()])) {
        const list = revisions.get(path);
        if (!list || list.length >= limit)
            continue;
        list.push({ commit, entry });
        if (list.length === limit)
            open -= 1;
        if (open === 0)
            break;
    }
    return new Map([...revisions].map(([path, list]) => [
        path,
        { revisions: list, complete: list.length < limit && !repository.isShallow },
    ]));
}
async function* firstParentChanges({ view }, from, paths) {
    const command = [
        'log',
        ..._changes_js__WEBPACK_IMPORTED_MODULE_0__/* .RAW_OPTIONS */ .aQ,
        // A merge is one step of base, whatever happened on the branch that it brought; -m for git before 2.31.
        '--first-parent',
        '-m',
        '--root',
        '--format=tformat:%x02%x00%H',
        '--stdin',
    ];
    const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .spawnGit */ .Iz)((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .unhurried */ .jp)(view), command);
    const end = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .ended */ .v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', _git_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreClosedPipe */ .Dg);
    child.stdin.end(Buffer.concat([Buffer.from(`${from}\n`), pathArguments(paths)]));
    let stopped = true;
    try {
        yield* takeApart(child.stdout);
        stopped = false;
        const { code, complaint } = await end;
        if (code !== 0)
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)(command, code, complaint);
    }
    finally {
        if (stopped)
            child.kill();
    }
}
async function* takeApart(output) {
    let rest = Buffer.alloc(0);
    let commit;
    let meta;
    let expectSha = false;
    for await (const chunk of output) {
        const split = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .splitFields */ .Kp)(Buffer.concat([rest, chunk]));
        rest = split.rest;
        for (const field of split.fields) {
            if (meta) {
                const { path, head } = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRawEntry */ .yH)(meta, field);
                meta = undefined;
                yield { path, commit: commit, entry: head };
            }
            else if (expectSha) {
                commit = (0,_object_id_js__WEBPACK_IMPORTED_MODULE_4__/* .objectId */ .Tu)(field.toString('latin1'));
                expectSha = false;
            }
            else if ((0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .isRawEntry */ .bY)(field)) {
                meta = field;
            }
            else {
                expectSha = field.toString('latin1') === COMMIT_MARK;
            }
        }
    }
}
/**
 * Paths go in by stdin, where no limit on arguments holds. A line is a path, so where one has a line break, or where
 * there are very many, git lists every path and the caller picks.
 */
function pathArguments(paths) {
    if (paths.length > MAX_PATHSPECS || paths.some((path) => path.includes('\n')))
        return Buffer.alloc(0);
    return Buffer.concat([Buffer.from('--\n'), ...paths.flatMap((path) => [(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.from('\n')])]);
}


/***/ })

};
