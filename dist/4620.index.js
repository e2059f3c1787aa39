export const id = 4620;
export const ids = [4620,2239];
export const modules = {

/***/ 74620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fileTest: () => (/* binding */ fileTest),
  filesAt: () => (/* binding */ filesAt),
  givenReports: () => (/* binding */ givenReports),
  pathsAt: () => (/* binding */ pathsAt),
  readReports: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
;// CONCATENATED MODULE: ./lib/gates/junit.js
const MAX_TESTS = 200_000;
/** Elements within elements; suites within suites included. Real reports have about five. */
const MAX_DEPTH = 64;
/** Elements of one report. */
const MAX_ELEMENTS = 4_000_000;
const MAX_NAME_CHARACTERS = 4_096;
const MAX_MESSAGE_CHARACTERS = 300;
/**
 * Reads a JUnit report as pytest, Jest, Vitest, go-junit-report and Maven write them. No entity is expanded, nothing is
 * fetched, and a report that shows fewer failures than it counts is not believed.
 */
async function readJUnit(bytes) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 59800, 19));
    const text = decode(bytes);
    if (text === undefined)
        return { kind: 'unreadable', reason: 'expected UTF-8 or UTF-16 text' };
    const parser = new SaxesParser({ xmlns: false, position: true });
    const state = collector();
    parser.on('error', (error) => {
        throw stop(error.message);
    });
    parser.on('doctype', () => {
        throw stop('it has a document type, which no test runner writes');
    });
    parser.on('opentag', ({ name, attributes }) => state.open(name, attributes));
    parser.on('closetag', ({ name }) => state.close(name));
    parser.on('text', (piece) => state.text(piece));
    parser.on('cdata', (piece) => state.text(piece));
    try {
        parser.write(text).close();
        return { kind: 'report', tests: state.end() };
    }
    catch (error) {
        if (!(error instanceof Unreadable))
            throw error;
        return { kind: 'unreadable', reason: `${error.message} (line ${parser.line})` };
    }
}
class Unreadable extends Error {
}
function stop(reason) {
    return new Unreadable(reason.slice(0, 300));
}
function collector() {
    const tests = [];
    const names = [];
    const suites = [];
    let test;
    let elements = 0;
    let saidIn;
    const open = (name, attributes) => {
        elements += 1;
        if (elements > MAX_ELEMENTS)
            throw stop(`expected at most ${MAX_ELEMENTS} elements`);
        if (names.length >= MAX_DEPTH)
            throw stop(`expected at most ${MAX_DEPTH} elements within each other`);
        if (names.length === 0 && name !== 'testsuites' && name !== 'testsuite') {
            throw stop(`expected <testsuites> or <testsuite>; found <${name.slice(0, 60)}>`);
        }
        const parent = names.at(-1);
        names.push(name);
        if (name === 'testsuites' || name === 'testsuite') {
            if (test !== undefined)
                throw stop('a suite stands within a test');
            suites.push({
                name: bounded(attributes['name'] ?? '', 'name'),
                claims: count(attributes['failures']) + count(attributes['errors']),
                shows: 0,
            });
        }
        else if (name === 'testcase') {
            if (test !== undefined)
                throw stop('a test stands within a test');
            test = openCase(attributes);
        }
        else if (test !== undefined && parent === 'testcase') {
            saidIn = mark(test, name, attributes) ? name : undefined;
        }
    };
    const close = (name) => {
        names.pop();
        if (name === 'testcase' && test !== undefined) {
            if (tests.length >= MAX_TESTS)
                throw stop(`expected at most ${MAX_TESTS} tests`);
            const suite = suites.findLast((one) => one.name !== '')?.name ?? '';
            tests.push(finished(test, suite));
            for (const one of suites)
                one.shows += test.failures;
            test = undefined;
        }
        else if (name === 'testsuite' || name === 'testsuites') {
            const suite = suites.pop();
            if (suite.claims > suite.shows) {
                throw stop(`${JSON.stringify(suite.name.slice(0, 100))} counts ${suite.claims} failures and shows ${suite.shows}`);
            }
        }
        if (name === saidIn)
            saidIn = undefined;
    };
    const text = (piece) => {
        if (test === undefined || saidIn === undefined || names.at(-1) !== saidIn)
            return;
        if (test.message.length < MAX_MESSAGE_CHARACTERS && test.failures > 0)
            test.message += piece.slice(0, MAX_MESSAGE_CHARACTERS);
    };
    return { open, close, text, end: () => tests };
}
/** What reporters of Go write for every failure; the text of the element has the reason. */
const NO_REASON = 'Failed';
/** Lines by which `go test` frames what a test prints. */
const FRAME = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:PASS|FAIL|SKIP)\b)/;
/** The first line that says something. */
function reasonIn(text) {
    const lines = text.split(/[\r\n]+/).map((line) => line.trim());
    return lines.find((line) => line !== '' && !FRAME.test(line)) ?? '';
}
/** Takes note of a child of a test; true where its text may say why. */
function mark(test, name, attributes) {
    const given = attributes['message'] ?? '';
    const message = given === NO_REASON ? '' : given;
    switch (name) {
        case 'failure':
        case 'error':
            test.failures += 1;
            test.message ||= message.slice(0, MAX_MESSAGE_CHARACTERS);
            return message === '';
        case 'skipped':
            test.skipped = true;
            test.expectedFailure ||= attributes['type'] === 'pytest.xfail';
            test.message ||= message.slice(0, MAX_MESSAGE_CHARACTERS);
            return false;
        case 'flakyFailure':
        case 'flakyError':
            test.flaky = true;
            return false;
        default:
            return false;
    }
}
function openCase(attributes) {
    const name = bounded(attributes['name'] ?? '', 'name');
    if (name === '')
        throw stop('a test has no name');
    const file = attributes['file'];
    return {
        classname: bounded(attributes['classname'] ?? '', 'classname'),
        name,
        file: file === undefined || file === '' ? undefined : bounded(file, 'file'),
        failures: 0,
        skipped: false,
        expectedFailure: false,
        flaky: false,
        message: '',
    };
}
function finished(test, suite) {
    const { classname, name, file, failures, skipped, expectedFailure, flaky } = test;
    const message = reasonIn(test.message);
    return {
        classname,
        name,
        suite,
        ...(file === undefined ? {} : { file: file.replaceAll('\\', '/').replace(/^\.\//, '') }),
        outcome: failures > 0 ? 'failed' : skipped ? 'skipped' : 'passed',
        ...(expectedFailure ? { expectedFailure } : {}),
        ...(flaky && failures === 0 ? { flaky } : {}),
        ...(message === '' ? {} : { message }),
    };
}
function bounded(text, what) {
    if (text.length > MAX_NAME_CHARACTERS)
        throw stop(`expected a ${what} of at most ${MAX_NAME_CHARACTERS} characters`);
    return text;
}
/** A count that is no number counts as one too many. */
function count(text) {
    if (text === undefined || text === '')
        return 0;
    return /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}
function decode(bytes) {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/gates/test-ids.js
var test_ids = __webpack_require__(72009);
;// CONCATENATED MODULE: ./lib/gates/reader-reports.js







/** Bytes of one report. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const MAX_REPORTS = 500;
/** Names looked at below a pattern's fixed part. */
const MAX_NAMES = 500_000;
const read = new WeakMap();
/** The reports that the user named, read once for all gates. A pattern that finds none is an unreadable report. */
function givenReports(source) {
    const known = read.get(source);
    if (known !== undefined)
        return known;
    const reading = readGiven(source);
    read.set(source, reading);
    return reading;
}
async function readGiven(source) {
    if (source.testReports.length === 0)
        return [];
    const hasFile = await fileTest(source);
    const reports = [];
    for (const pattern of source.testReports) {
        const found = await filesAt(pattern);
        if (found.length === 0)
            reports.push({ path: pattern, tests: [], unreadable: 'no file is there' });
        reports.push(...(await readReports(found, hasFile)));
    }
    return reports;
}
async function fileTest(source) {
    const files = await source.files('head');
    return (path) => files.has(path);
}
async function readReports(files, hasFile) {
    const reports = [];
    for (const { path, content } of files) {
        if (content === undefined) {
            reports.push({ path, tests: [], unreadable: `expected at most ${MAX_REPORT_BYTES} bytes` });
            continue;
        }
        const report = await readJUnit(content);
        reports.push(report.kind === 'report'
            ? {
                path,
                digest: (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex'),
                tests: report.tests.map((test) => (0,test_ids/* identify */.ls)(test, hasFile)),
            }
            : { path, tests: [], unreadable: report.reason });
    }
    return reports;
}
/** `pathsAt`, read. */
async function filesAt(pattern) {
    const found = [];
    for (const path of await pathsAt(pattern)) {
        const file = await load(path);
        if (file !== undefined)
            found.push(file);
    }
    return found;
}
/**
 * The files that a pattern of the command line or of the action's input names, seen from the current folder, in the order
 * of their names. Links to folders are not walked into.
 *
 * @throws {FixtureGateError} BAD_INPUT where there are too many: some reports would be some failures.
 */
async function pathsAt(pattern) {
    if (await isPlainFile(pattern))
        return [pattern];
    const absolute = (0,external_node_path_.isAbsolute)(pattern) ? pattern : (0,external_node_path_.resolve)(pattern);
    const names = absolute.split('/');
    const fixed = names.findIndex((name) => /[*?[{]/.test(name));
    if (fixed === -1)
        return [];
    const root = names.slice(0, fixed).join('/') || '/';
    const matches = (0,glob/* compileGlob */.S)(names.slice(fixed).join('/'));
    const shallow = names.length - fixed === 1;
    const found = [];
    const open = [root];
    let looked = 0;
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
            looked += 1;
            if (looked > MAX_NAMES || found.length > MAX_REPORTS)
                throw tooMany(pattern);
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && !shallow && entry.name !== 'node_modules')
                open.push(path);
            else if (entry.isFile() && matches((0,external_node_path_.relative)(root, path).replaceAll('\\', '/')))
                found.push(path);
        }
    }
    return found.sort((a, b) => (a < b ? -1 : 1));
}
async function isPlainFile(path) {
    return (await unlessAbsent((0,promises_.lstat)(path)))?.isFile() === true;
}
async function load(path) {
    const facts = await unlessAbsent((0,promises_.lstat)(path));
    if (facts?.isFile() !== true)
        return undefined;
    if (facts.size > MAX_REPORT_BYTES)
        return { path, content: undefined };
    const content = await unlessAbsent((0,promises_.readFile)(path));
    return content === undefined ? undefined : { path, content };
}
async function unlessAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            return undefined;
        throw error;
    }
}
function tooMany(pattern) {
    return new errors/* FixtureGateError */.$('BAD_INPUT', `expected at most ${MAX_REPORTS} reports among at most ${MAX_NAMES} files at ${JSON.stringify(pattern)}; found more`, 'name the reports more narrowly');
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

/***/ 76298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   f: () => (/* binding */ compileFolders)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53874);


/**
 * Compiles `pattern`. Everyday patterns become string comparisons, which is ten times as fast as a pattern engine and
 * cannot blow up; the others go to minimatch, whose automaton is linear in the path (docs/adr/0051).
 */
function compileGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const anchored = whole.includes('/') ? whole : `**/${whole}`;
    if (!/[*?[\]{}\\]/.test(anchored.replaceAll('*', '')))
        return simpleGlob(anchored.split('/')) ?? engineGlob(anchored);
    const engine = engineGlob(anchored);
    return (path) => path === pattern || engine(path);
}
/**
 * Takes the folders that `pattern` goes through on its way to a file: `testdata` and all below it for a
 * pattern of every JSON file in there. A pattern that begins with `**` does not thereby take every folder there is: the way counts
 * from the first name that is no star.
 */
function compileFolders(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const folders = new Set();
    for (const one of (0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(whole, { braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj })) {
        const segments = one.split('/');
        for (let length = 1; length < segments.length; length += 1) {
            const way = segments.slice(0, length);
            if (!way.every((segment) => /^\*+$/.test(segment)))
                folders.add(way.join('/'));
        }
    }
    // A way of one name is that folder at the root, where a pattern of one name would be about any folder.
    const globs = [...folders].map((way) => (way.includes('/') ? compileGlob(way) : engineGlob(way)));
    return (path) => globs.some((matches) => matches(path));
}
/** Patterns of literal names, `*` and at most a `**` in front and one at the end. Undefined for any other. */
function simpleGlob(segments) {
    const floats = segments[0] === '**';
    const open = segments.length > 1 && segments.at(-1) === '**';
    const middle = segments.slice(floats ? 1 : 0, open ? -1 : undefined);
    if (middle.some((segment) => segment.includes('**') || segment === ''))
        return undefined;
    if (middle.length === 0)
        return () => true;
    const names = middle.slice(0, -1);
    const last = middle.at(-1) ?? '';
    if (names.some((segment) => segment.includes('*')))
        return undefined;
    if (last.includes('*'))
        return open ? undefined : lastNameGlob(names.join('/'), last, floats);
    return literalGlob(middle.join('/'), floats, open);
}
function literalGlob(literal, floats, open) {
    const start = `${literal}/`;
    if (floats && open)
        return (path) => path.startsWith(start) || path.includes(`/${start}`);
    if (open)
        return (path) => path.startsWith(start);
    if (floats)
        return (path) => path.endsWith(literal) && (path.length === literal.length || path.endsWith(`/${literal}`));
    return (path) => path === literal;
}
/** `folder` is what stands before the last name; where the pattern floats it may stand below any folder. */
function lastNameGlob(folder, pattern, floats) {
    const pieces = pattern.split('*');
    const tail = pieces.at(-1) ?? '';
    // `*.snap` anywhere: the text after the only star holds no slash, so the end of the path decides.
    if (floats && folder === '' && pieces.length === 2 && pieces[0] === '')
        return (path) => path.endsWith(tail);
    const name = starName(pieces);
    // Most paths lack the longest piece altogether, and finding that out takes no new strings.
    const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a));
    return (path) => {
        if (!path.includes(longest))
            return false;
        const slash = path.lastIndexOf('/');
        if (!name(path.slice(slash + 1)))
            return false;
        const parent = slash === -1 ? '' : path.slice(0, slash);
        if (folder === '')
            return floats || parent === '';
        return parent === folder || (floats && parent.endsWith(`/${folder}`));
    };
}
/**
 * A name with `*` in it. The pieces between the stars are looked for from left to right, each as early as possible,
 * which decides a pattern of stars exactly and in linear time. A star may stand for nothing: `*.snap` takes `.snap`, too.
 */
function starName(pieces) {
    const first = pieces[0] ?? '';
    const last = pieces.at(-1) ?? '';
    const between = pieces.slice(1, -1).filter((piece) => piece !== '');
    return (name) => {
        if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
            return false;
        let at = first.length;
        const end = name.length - last.length;
        for (const piece of between) {
            const found = name.indexOf(piece, at);
            if (found === -1)
                return false;
            at = found + piece.length;
        }
        return at <= end;
    };
}
function engineGlob(pattern) {
    const engine = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(pattern, {
        dot: true,
        // Extended patterns (`+(a|b)`) are left out: braces say the same, and nested ones are how engines are made to hang.
        noext: true,
        nonegate: true,
        nocomment: true,
        braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj,
        // The same on every machine: a backslash is an escape, never a folder.
        platform: 'linux',
    });
    const prefix = literalPrefix(pattern);
    return (path) => path.startsWith(prefix) && engine.match(path);
}
/** Whole folders at the start of a pattern that hold no special character: most paths differ there already. */
function literalPrefix(pattern) {
    const special = pattern.search(/[*?[\]{}\\]/);
    const slash = pattern.lastIndexOf('/', special === -1 ? pattern.length : special);
    return slash === -1 ? '' : pattern.slice(0, slash + 1);
}


/***/ }),

/***/ 53874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Cj: () => (/* binding */ MAX_BRACE_ALTERNATIVES),
/* harmony export */   qe: () => (/* binding */ braceAlternatives),
/* harmony export */   tX: () => (/* binding */ filePathProblem)
/* harmony export */ });
/* unused harmony export MAX_PATTERN_CHARACTERS */
/** Checks of paths and patterns as a policy writes them. Pure string work, so that it costs nothing where there is no policy. */
/** Characters of one pattern or path. Git's own limit for a path is 4,096; nobody writes that by hand. */
const MAX_PATTERN_CHARACTERS = 1_024;
/** How many patterns the braces of one pattern may stand for. `{a,b}` twelve times over would be 4,096. */
const MAX_BRACE_ALTERNATIVES = 256;
const CONTROL = /[\u0000-\u001f\u007f]/;
const ESCAPABLE = '*?[]{}()!\\';
/** Why `pattern` cannot be a pattern, as the end of a sentence that begins with `expected`; undefined where it can. */
function patternProblem(pattern) {
    const shared = spellingProblem(pattern, 'a pattern');
    if (shared !== undefined)
        return shared;
    if (pattern.startsWith('!'))
        return 'a pattern without "!"; files to leave out belong under "exclude"';
    const slash = strayBackslash(pattern);
    if (slash !== undefined)
        return `"/" between folders; perhaps ${JSON.stringify(slash)}`;
    const alternatives = braceAlternatives(pattern);
    if (alternatives > MAX_BRACE_ALTERNATIVES) {
        return `braces that stand for at most ${MAX_BRACE_ALTERNATIVES} patterns; write some of them out as patterns of their own`;
    }
    return undefined;
}
/** Why `path` cannot name a file or folder of the repository; undefined where it can. */
function filePathProblem(path) {
    const shared = spellingProblem(path, 'a path');
    if (shared !== undefined)
        return shared;
    if (path.includes('\\'))
        return `"/" between folders; perhaps ${JSON.stringify(path.replaceAll('\\', '/'))}`;
    if (path.endsWith('/'))
        return `a path without "/" at its end; perhaps ${JSON.stringify(path.replace(/\/+$/, ''))}`;
    return undefined;
}
function spellingProblem(text, what) {
    if (text.trim() === '')
        return `${what}, not an empty text`;
    if (text.length > MAX_PATTERN_CHARACTERS)
        return `${what} of at most ${MAX_PATTERN_CHARACTERS} characters`;
    if (CONTROL.test(text))
        return `${what} without control characters`;
    if (/^[/\\]|^[A-Za-z]:[/\\]|^~(?:[/\\]|$)/.test(text)) {
        return `${what} relative to the repository's root, not an absolute one`;
    }
    const parts = text.split(/[/\\]/);
    // Alternatives in braces are parts, too: `{..,a}/x` leaves the repository as well.
    if (parts.includes('..') || /[{,]\.\.(?=[,}])/.test(text))
        return `${what} that stays in the repository, without ".."`;
    if (parts.includes('.'))
        return `${what} without "." as a folder; perhaps ${JSON.stringify(withoutDots(text))}`;
    if (parts.slice(0, -1).includes(''))
        return `${what} with one "/" between folders`;
    if (parts.some((part) => part.toLowerCase() === '.git'))
        return `${what} outside of ".git"`;
    return undefined;
}
function withoutDots(text) {
    return text
        .split('/')
        .filter((part) => part !== '.')
        .join('/');
}
/** The pattern with `/` for `\`, where a `\` does not escape a special character: somebody wrote a Windows path. */
function strayBackslash(pattern) {
    for (let index = 0; index < pattern.length; index += 1) {
        if (pattern[index] !== '\\')
            continue;
        const next = pattern[index + 1];
        if (next === undefined || !ESCAPABLE.includes(next))
            return pattern.replaceAll('\\', '/');
        index += 1;
    }
    return undefined;
}
/** An upper bound on what brace expansion makes of `pattern`: the product of the numbers of alternatives. */
function braceAlternatives(pattern) {
    let product = 1;
    const open = [];
    for (let index = 0; index < pattern.length && product <= MAX_BRACE_ALTERNATIVES; index += 1) {
        const character = pattern[index];
        if (character === '\\')
            index += 1;
        else if (character === '{') {
            const range = /^\{(-?\d{1,15})\.\.(-?\d{1,15})/.exec(pattern.slice(index, index + 40));
            open.push(range === null ? 1 : Math.abs(Number(range[1]) - Number(range[2])) + 1);
        }
        else if (character === ',' && open.length > 0)
            open.push((open.pop() ?? 1) + 1);
        else if (character === '}' && open.length > 0)
            product *= open.pop() ?? 1;
    }
    return product;
}


/***/ })

};
