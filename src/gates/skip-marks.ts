/*
 * Marks that switch a test off or expect it to fail, as the test frameworks spell them. They are read from added lines
 * of head; nothing is run or parsed as code. Where it cannot be told which test a mark is for, it counts for every test
 * of its file: a frozen test is rather named once too often (SYSTEMS K7, THREATS T63).
 */

type Scope =
  /** Stands before a definition: the next one below. */
  | 'below'
  /** Stands within a definition: the nearest one above. */
  | 'within'
  /** Names the test on its own line, or its group. */
  | 'named'
  /** For the whole file. */
  | 'file';

interface Mark {
  readonly framework: string;
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly scope: Scope;
  readonly expectsFailure?: true;
}

const PYTHON = /\.pyi?$/i;
const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i;
const JVM = /\.(?:java|kt|kts|groovy|scala)$/i;
const DOTNET = /\.(?:cs|fs|vb)$/i;

const MARKS: readonly Mark[] = [
  { framework: 'pytest', files: PYTHON, pattern: /^\s*pytestmark\b.*\b(?:skip|skipif|xfail)\b/, scope: 'file' },
  { framework: 'pytest', files: PYTHON, pattern: /^\s*collect_ignore(?:_glob)?\b/, scope: 'file' },
  { framework: 'pytest', files: PYTHON, pattern: /\b(?:pytest\.)?mark\.xfail\b/, scope: 'below', expectsFailure: true },
  { framework: 'pytest', files: PYTHON, pattern: /\b(?:pytest\.)?mark\.(?:skip|skipif)\b/, scope: 'below' },
  { framework: 'pytest', files: PYTHON, pattern: /\bpytest\.(?:skip|importorskip)\s*\(/, scope: 'within' },
  { framework: 'pytest', files: PYTHON, pattern: /\bpytest\.xfail\s*\(/, scope: 'within', expectsFailure: true },
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
      /\b(?:x(?:it|test|describe|specify|context)|(?:it|test|describe|suite|specify|context|bench)(?:\.\w+)*\.(?:skip|todo|skipIf|runIf|fixme))\b/,
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
    framework: 'Mocha',
    files: SCRIPT,
    pattern: /\bthis\.skip\s*\(|\b(?:t|ctx|context|test)\.(?:skip|todo)\s*\(/,
    scope: 'within',
  },
  { framework: 'Jest', files: SCRIPT, pattern: /\bpending\s*\(/, scope: 'within' },
  { framework: 'Go', files: /\.go$/i, pattern: /\b[a-zA-Z_]\w*\.(?:Skip|Skipf|SkipNow)\s*\(/, scope: 'within' },
  { framework: 'Go', files: /\.go$/i, pattern: /^\/\/\s*(?:go:build|\+build)\b/, scope: 'file' },
  {
    framework: 'JUnit or TestNG',
    files: JVM,
    pattern: /@\s*(?:[\w.]+\.)?(?:Disabled|Ignore|Ignored)\w*\b|@\s*(?:EnabledIf|EnabledOn|EnabledFor)\w*\b/,
    scope: 'below',
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
      /\b(?:Assumptions?\.|Assume\.)?assum(?:e|ing)(?:True|False|That|NotNull|NoException)\s*\(|\bthrow\s+new\s+(?:[\w.]+\.)?(?:SkipException|TestAbortedException|AssumptionViolatedException)\b/,
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
  { framework: 'RSpec', files: /\.rb$/i, pattern: /^\s*(?:skip|pending)\b/, scope: 'within' },
  {
    framework: 'PHPUnit',
    files: /\.php$/i,
    pattern: /->\s*markTest(?:Skipped|Incomplete)\s*\(|::\s*markTest(?:Skipped|Incomplete)\s*\(/,
    scope: 'within',
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
  { framework: '.NET', files: DOTNET, pattern: /\[\s*ExpectedException\b/, scope: 'below', expectsFailure: true },
];

/** Lines that define a test, a class or a group; the first group that matched is the name. */
const DEFINITIONS: readonly { readonly files: RegExp; readonly pattern: RegExp; readonly group: RegExp }[] = [
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
      /^\s*(?:[\w<>[\],.?]+\s+)*(?:class|interface|object|fun|def|void|public|private|protected)\s+(?:[\w<>[\],.?]+\s+)*(?:`([^`]+)`|(\w+))/,
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
      /^\s*(?:[\w<>[\],.?]+\s+)*(?:class|void|Task|public|private|internal|protected|static|async|let|member|Sub|Function)\s+(?:[\w<>[\],.?]+\s+)*?(?:``([^`]+)``|(\w+))\s*(?:[(<:={]|$)/,
    group: /\bclass\b/,
  },
];

const COMMENT = /^\s*(?:\/\/(?!\s*(?:go:build|\+build))|#(?![![])|--|\*(?!\/)|\/\*(?!.*@))/;
/** Settings by which a runner is told to leave tests out. They count where the line also names a frozen test or its file. */
const LEFT_OUT =
  /--deselect|--ignore|--skip|--exclude|-skip\b|\bdeselect|collect_ignore|norecursedirs|testPathIgnorePatterns|modulePathIgnorePatterns|testIgnore|\bexclude\b|<exclude>|\bexcluded?Groups|\bfilter\b|\s-k\b|\bnot \w/i;

/** Lines a mark with an open bracket may run over. */
const MAX_MARK_LINES = 12;
/** Lines between a mark and the definition below it. */
const MAX_GAP_LINES = 30;
/** Characters of one line. What a longer one hides is not looked for: it counts as a mark itself. */
const MAX_LINE_CHARACTERS = 1_000;

export interface SkipMark {
  readonly path: string;
  /** One-based, on head. */
  readonly line: number;
  readonly framework: string;
  readonly expectsFailure: boolean;
  readonly text: string;
  /** Names of the tests or of their group; `undefined`: every test of the file. */
  readonly names: readonly string[] | undefined;
}

export interface ChangedText {
  readonly path: string;
  /** `undefined` where there was none, or where it was too large to be read. */
  readonly base: string | undefined;
  readonly head: string | undefined;
  /** One-based lines of head that base does not have. */
  readonly added: ReadonlySet<number>;
}

/** The marks among the added lines of one file of head. */
export function skipMarks({ path, head, added }: ChangedText): readonly SkipMark[] {
  const marks = MARKS.filter(({ files }) => files.test(path));
  if (head === undefined || marks.length === 0 || added.size === 0) return [];
  const lines = linesOf(head);
  const found: SkipMark[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.length > MAX_LINE_CHARACTERS) {
      if (added.has(index + 1)) found.push(tooLong(path, index));
      continue;
    }
    if (COMMENT.test(line)) continue;
    for (const mark of marks) {
      if (!mark.pattern.test(line) || !touched(lines, index, added)) continue;
      found.push({
        path,
        line: index + 1,
        framework: mark.framework,
        expectsFailure: mark.expectsFailure === true,
        text: line.trim().slice(0, 200),
        names: namesOf(mark.scope, path, lines, index),
      });
      break;
    }
  }
  return found;
}

function tooLong(path: string, index: number): SkipMark {
  const text = `a line of more than ${MAX_LINE_CHARACTERS} characters, which is not looked into`;
  return { path, line: index + 1, framework: 'unknown', expectsFailure: false, text, names: undefined };
}

/** Added lines, in any file, that tell a runner to leave something out. */
export function leftOutLines({
  path,
  head,
  added,
}: ChangedText): readonly { readonly path: string; readonly line: number; readonly text: string }[] {
  if (head === undefined) return [];
  const lines = linesOf(head);
  return [...added].flatMap((line) => {
    const text = lines[line - 1] ?? '';
    return LEFT_OUT.test(text) && !COMMENT.test(text) ? [{ path, line, text: text.trim() }] : [];
  });
}

/** Names that a file defines, comments aside. */
export function definedNames(path: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const line of linesOf(text)) {
    const name = COMMENT.test(line) ? undefined : definitionIn(path, line)?.name;
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** A mark whose condition goes on over lines is touched where any of them is. */
function touched(lines: readonly string[], start: number, added: ReadonlySet<number>): boolean {
  let depth = 0;
  for (let index = start; index < Math.min(lines.length, start + MAX_MARK_LINES); index += 1) {
    if (added.has(index + 1)) return true;
    for (const character of lines[index]!) {
      if ('([{'.includes(character)) depth += 1;
      else if (')]}'.includes(character)) depth -= 1;
    }
    if (depth <= 0) return false;
  }
  return false;
}

function namesOf(scope: Scope, path: string, lines: readonly string[], index: number): readonly string[] | undefined {
  // Hooks of a conftest mark tests of other files.
  if (scope === 'file' || /(?:^|\/)conftest\.py$/i.test(path)) return undefined;
  const own = definitionIn(path, lines[index]!);
  if (own !== undefined) return own.isGroup ? undefined : [own.name];
  const step = scope === 'within' ? -1 : 1;
  const last = scope === 'within' ? -1 : Math.min(lines.length, index + MAX_GAP_LINES);
  for (let at = index + step; at !== last && at >= 0 && at < lines.length; at += step) {
    if (COMMENT.test(lines[at]!)) continue;
    const definition = definitionIn(path, lines[at]!);
    if (definition === undefined) continue;
    // A helper or a set-up that skips does so for whoever calls it.
    if (definition.isGroup || (scope === 'within' && !looksLikeTest(path, definition.name))) return undefined;
    return [definition.name];
  }
  return undefined;
}

function looksLikeTest(path: string, name: string): boolean {
  if (SCRIPT.test(path) || path.endsWith('.rb')) return true;
  if (PYTHON.test(path)) return /^test/i.test(name);
  if (path.endsWith('.go')) return /^(?:Test|Example|Fuzz|Benchmark)/.test(name);
  return !/^(?:set_?up|tear_?down|before|after|init)/i.test(name);
}

function definitionIn(path: string, line: string): { readonly name: string; readonly isGroup: boolean } | undefined {
  for (const { files, pattern, group } of DEFINITIONS) {
    if (!files.test(path)) continue;
    const match = pattern.exec(line);
    const name = match?.slice(1).find((one) => one !== undefined);
    if (name !== undefined) return { name, isGroup: group.test(line) };
  }
  return undefined;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.slice(0, MAX_LINE_CHARACTERS + 1));
}
