/*
 * Marks that switch a test off or expect it to fail, as the test frameworks spell them. They are read from added lines
 * of head; nothing is run or parsed as code. Where it cannot be told which test a mark is for, it counts for every test
 * of its file: a frozen test is rather named once too often (requirement K7, threat T63).
 */

export type Scope =
  /** Stands before a definition: the next one below. */
  | 'below'
  /** Stands within a definition: the nearest one above. */
  | 'within'
  /** Names the test on its own line, or its group. */
  | 'named'
  /** The tests that its own line names. */
  | 'mentioned'
  /** For the whole file. */
  | 'file';

export interface Mark {
  readonly framework: string;
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly scope: Scope;
  readonly expectsFailure?: true;
  /** It may be the way out of a run and may be something else: said, and no failure. */
  readonly unsure?: true;
  /** Counts only in a definition of such a name. */
  readonly inside?: RegExp;
}

export const PYTHON = /\.pyi?$/i;
export const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i;
const JVM = /\.(?:java|kt|kts|groovy|scala)$/i;
const DOTNET = /\.(?:cs|fs|vb)$/i;
/** Hooks by which pytest can be told to collect or run less. */
const PYTEST_HOOK =
  /^pytest_(?:ignore_collect|collect_file|collect_directory|collection_modifyitems|pycollect_makeitem|itemcollected|deselected|runtest_(?:setup|call|protocol|makereport))$/;
/** Marks of pytest and its everyday plugins by which nobody leaves a test out. */
const PYTEST_PLAIN_MARKS = 'skip|skipif|xfail|parametrize|usefixtures|filterwarnings|asyncio|anyio|django_db|timeout';

export const MARKS: readonly Mark[] = [
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
    pattern:
      /\b(?:x(?:it|test|describe|specify|context)|(?:it|test|describe|suite|specify|context|bench)(?:\.\w+)*\.(?:skip|todo|skipIf|runIf|if|fixme))\b|\b(?:it|test|describe)(?:\.\w+)*\s*(?:\?\.)?\[(?=[^\]]*(?:skip|todo|only|fail))/,
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
    pattern:
      /\b(?:Assumptions?\.|Assume\.)?assum(?:e|ing)(?:True|False|That|NotNull|NoException)\s*\(|\bAssumptions\.abort\s*\(|\bthrow\s+new\s+(?:[\w.]+\.)?(?:SkipException|TestAbortedException|AssumptionViolatedException)\b/,
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
    pattern:
      /->\s*markTest(?:Skipped|Incomplete)\s*\(|::\s*markTest(?:Skipped|Incomplete)\s*\(|\bnew\s+[\w\\]*(?:Skipped|Incomplete)\w*(?:Error|Exception)\b/,
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
    pattern:
      /\[\s*<?\s*(?:[\w.]+,\s*)?(?:Ignore|Explicit)\b|\b(?:Skip|SkipWhen|SkipUnless|Ignore|IgnoreReason|Explicit)\s*=(?!=|\s*null\b|\s*false\b)/,
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
export const DEFINITIONS: readonly { readonly files: RegExp; readonly pattern: RegExp; readonly group: RegExp }[] = [
  { files: PYTHON, pattern: /^\s*(?:async\s+)?(?:def|class)\s+(\w+)/, group: /^\s*class\b/ },
  {
    files: SCRIPT,
    pattern:
      /(?:^|[^\w.])x?(?:it|test|describe|suite|specify|context)(?:\.\w+)*\s*(?:\([^'"`]*\)\s*)?(?:`[^`]*`\s*)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/,
    group: /(?:^|[^\w.])x?(?:describe|suite|context)\b/,
  },
  { files: /\.go$/i, pattern: /^func\s+(?:\([^)]*\)\s*)?(\w+)/, group: /^$/ },
  {
    files: JVM,
    pattern:
      /^\s*(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:[\w<>[\],.?]+\s+)*(?:class|interface|object|fun|def|void|public|private|protected)\s+(?:[\w<>[\],.?]+\s+)*(?:`([^`]+)`|(\w+))/,
    group: /\b(?:class|interface|object)\b/,
  },
  {
    files: /\.rb$/i,
    pattern:
      /^\s*(?:RSpec\.)?x?(?:it|describe|context|specify|example|feature|scenario|def|class)\b\s*\(?\s*(?:'([^']*)'|"([^"]*)"|([\w.:?!]+))/,
    group: /^\s*(?:RSpec\.)?x?(?:describe|context|feature|class)\b/,
  },
  { files: /\.php$/i, pattern: /\b(?:function|class)\s+(\w+)/, group: /\bclass\s/ },
  { files: /\.rs$/i, pattern: /\b(?:fn|mod)\s+(\w+)/, group: /\bmod\s/ },
  {
    files: DOTNET,
    pattern:
      /^\s*(?:\[[^\]]*\]\s*)*(?:[\w<>[\],.?]+\s+)*(?:class|void|Task|public|private|internal|protected|static|async|let|member|Sub|Function)\s+(?:[\w<>[\],.?]+\s+)*?(?:``([^`]+)``|(\w+))\s*(?:[(<:={]|$)/,
    group: /\bclass\b/,
  },
];

/** Attributes that make a definition a test, where a name alone does not. */
export const TEST_ATTRIBUTES: readonly { readonly files: RegExp; readonly pattern: RegExp }[] = [
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
export const COMMENT = /^\s*(?:\/\/(?!\s*(?:go:build|\+build))|#(?![![])(?!\s*(?:el)?if\b)|\*(?!\/)|\/\*(?!.*@))/;

/** Settings by which a runner is told to leave tests out. They count where the line also names a frozen test, its file or a folder of it. */
export const LEFT_OUT =
  /--deselect|--ignore|--skip|--exclude|-skip\b|\bdeselect|collect_ignore|norecursedirs|testPathIgnorePatterns|modulePathIgnorePatterns|testIgnore|\bexclude\b|<exclude>|\bexcluded?Groups|\bexclude\w+Matching|\bfilter\b|TestCaseFilter|\bCompile\s+Remove|\bignore["']?\s*[:=]|\s-k\b|\bnot \w/i;

/** Settings by which no test of a kind is run at all, with the files of tests that they are about. */
export const ALL_OUT: readonly { readonly files: RegExp; readonly pattern: RegExp; readonly tests: RegExp }[] = [
  {
    files: /\.(?:xml|ya?ml|sh|properties|gradle|kts)$|(?:^|\/)Makefile$/i,
    pattern:
      /<(?:skipTests|skipITs|maven\.test\.skip)>\s*true|-D(?:skipTests|skipITs|maven\.test\.skip)\b(?!=false)|\bgradlew?\b.*\s-x\s+test\b/,
    tests: JVM,
  },
  { files: /(?:^|\/)Cargo\.toml$/i, pattern: /^\s*(?:test|autotests|harness)\s*=\s*false\b/, tests: /\.rs$/i },
];

/** Settings that choose what is run: whether a frozen test is among it, a line cannot tell. */
export const CHOOSES =
  /\b(?:testpaths|python_(?:files|classes|functions)|testMatch|testRegex|testNamePattern|testPathPattern|addopts)\b|\bpytest\b.*\s-[mk]\b|\bgo test\b.*\s-(?:run|short|tags|list)\b|\b(?:jest|vitest|mocha)\b.*\s(?:-t|-g|-f|--grep|--fgrep|--invert)\b|\b(?:isE|e)nabled\s*=\s*false\b|\bonlyIf\b|--tag\b|filter_run\w*|<groups>|\bincludeTags\b|\bexcludeTags\b|--filter\b|-Dtest\b|--testsuite\b|--group\b|^\s*-m\s/;
