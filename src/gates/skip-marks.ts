import {
  ALL_OUT,
  CHOOSES,
  COMMENT,
  DEFINITIONS,
  LEFT_OUT,
  MARKS,
  type Mark,
  PYTHON,
  SCRIPT,
  TEST_ATTRIBUTES,
} from './skip-mark-table.js';

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
  /** It need not mean that the test is not run. */
  readonly unsure?: true;
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
    const whole = wholeCall(path, lines, index);
    for (const mark of marks) {
      if (!mark.pattern.test(whole) || !touched(lines, index, added)) continue;
      if (mark.inside !== undefined && !isInside(mark.inside, path, lines, index)) continue;
      found.push({
        path,
        line: index + 1,
        framework: mark.framework,
        expectsFailure: mark.expectsFailure === true,
        ...(mark.unsure === true ? { unsure: true as const } : {}),
        text: line.trim().slice(0, 200),
        names: namesOf(mark, path, lines, index),
      });
      // A mark that is sure may stand on the same line as one that is not.
      if (mark.unsure !== true) break;
    }
  }
  return found;
}

const BROKEN_CALL = /\b(?:it|test|describe|suite|specify|context)\s*\.?\s*$/;

/** A call whose dot stands on the next line, with that line. */
function wholeCall(path: string, lines: readonly string[], index: number): string {
  const line = lines[index]!;
  return SCRIPT.test(path) && BROKEN_CALL.test(line) ? line.trimEnd() + (lines[index + 1] ?? '').trim() : line;
}

function isInside(name: RegExp, path: string, lines: readonly string[], index: number): boolean {
  for (let at = index; at >= 0; at -= 1) {
    const definition = definitionIn(path, lines[at]!);
    if (definition !== undefined) return name.test(definition.name);
  }
  return false;
}

function tooLong(path: string, index: number): SkipMark {
  const text = `a line of more than ${MAX_LINE_CHARACTERS} characters, which is not looked into`;
  return { path, line: index + 1, framework: 'unknown', expectsFailure: false, text, names: undefined };
}

export interface Setting {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** `named` leaves out what it names, `all` every test whose file `tests` is for, `chooses` what a line cannot tell. */
  readonly kind: 'named' | 'all' | 'chooses';
  readonly tests?: RegExp;
}

/** Programs are looked through for marks; what chooses tests by a word in them is no setting of a runner. */
const PROGRAM_NAME =
  /(?:^|\/)(?:jest|vitest|karma|playwright|cypress|vite|noxfile|setup|spec_helper|rails_helper|test_helper|build)[^/]*\.(?:[cm]?[jt]s|py|rb|gradle|kts)$/i;

/** Added lines, in any file, that tell a runner to leave something out, or what to take. */
export function settingLines({ path, head, added }: ChangedText): readonly Setting[] {
  if (head === undefined) return [];
  const lines = linesOf(head);
  const named = lines.flatMap((text, index) => (isSetting(text) ? extent(lines, index) : []));
  const found = new Map<number, Setting>();
  for (const line of named) {
    if (added.has(line)) found.set(line, { path, line, text: lines[line - 1]!.trim(), kind: 'named' });
  }
  const isProgram = MARKS.some(({ files }) => files.test(path)) && !PROGRAM_NAME.test(path);
  const all = ALL_OUT.filter(({ files }) => files.test(path));
  const others = [...added].flatMap((line): Setting[] => {
    const text = lines[line - 1] ?? '';
    if (COMMENT.test(text)) return [];
    const setting = { path, line, text: text.trim() };
    const off = all.find(({ pattern }) => pattern.test(text));
    if (off !== undefined) return [{ ...setting, kind: 'all', tests: off.tests }];
    const isNamed = isSetting(text) && !/\s-[mk]\b/.test(text);
    return !isProgram && !isNamed && CHOOSES.test(text) ? [{ ...setting, kind: 'chooses' }] : [];
  });
  return [...found.values(), ...others];
}

function isSetting(text: string): boolean {
  return LEFT_OUT.test(text) && !COMMENT.test(text);
}

/** One-based: the line, and those of a list that begins on it, by brackets or by indentation. */
function extent(lines: readonly string[], start: number): readonly number[] {
  const own = [start + 1];
  const indent = indentOf(lines[start]!);
  let depth = bracketsOf(lines[start]!);
  const isList = /[:=]\s*$/.test(lines[start]!);
  for (let at = start + 1; at < Math.min(lines.length, start + MAX_LIST_LINES); at += 1) {
    const text = lines[at]!;
    const below = isList && (indentOf(text) > indent || /^\s*-\s/.test(text));
    if (depth <= 0 && !below) break;
    own.push(at + 1);
    depth += bracketsOf(text);
  }
  return own;
}

/** Lines of a list of what is left out. */
const MAX_LIST_LINES = 200;

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function bracketsOf(text: string): number {
  let depth = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
  }
  return depth;
}

/** Names that a file defines, comments aside. */
export function definedNames(path: string, text: string): ReadonlySet<string> {
  return new Set(definitions(path, text).map(({ name }) => name));
}

/** Names of definitions that an attribute makes a test; empty where names alone do. */
export function attributedTests(path: string, text: string): ReadonlySet<string> {
  const attribute = TEST_ATTRIBUTES.find(({ files }) => files.test(path))?.pattern;
  if (attribute === undefined) return new Set();
  const lines = linesOf(text);
  return new Set(
    definitions(path, text)
      .filter(({ index }) => {
        for (let at = index; at >= 0 && index - at <= MAX_GAP_LINES; at -= 1) {
          if (at !== index && definitionIn(path, lines[at]!) !== undefined) return false;
          const comment = path.endsWith('.php') ? PHP_COMMENT : COMMENT;
          if (!comment.test(lines[at]!) && attribute.test(lines[at]!)) return true;
        }
        return false;
      })
      .map(({ name }) => name),
  );
}

/** What PHP puts into its doc blocks counts. */
const PHP_COMMENT = /^\s*(?:\/\/|#(?!\[))/;

function definitions(path: string, text: string): readonly { readonly name: string; readonly index: number }[] {
  const inComment = blockComments(path);
  return linesOf(text).flatMap((line, index) => {
    if (inComment(line) || COMMENT.test(line)) return [];
    const name = definitionIn(path, line)?.name;
    return name === undefined ? [] : [{ name, index }];
  });
}

/** Tells, line after line, which stand in a comment, or a text of Python, that began on a line above. */
function blockComments(path: string): (line: string) => boolean {
  let end: string | undefined;
  const python = PYTHON.test(path);
  return (line) => {
    const inside = end !== undefined;
    if (python) {
      for (const [quotes] of line.matchAll(/"""|'''/g)) {
        if (end === undefined) end = quotes;
        else if (end === quotes) end = undefined;
      }
    } else if (inside) {
      if (line.includes('*/')) end = undefined;
    } else if (/^\s*\/\*/.test(line) && !line.includes('*/')) end = '*/';
    return inside;
  };
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

function namesOf(
  { scope }: Pick<Mark, 'scope'>,
  path: string,
  lines: readonly string[],
  index: number,
): readonly string[] | undefined {
  // Hooks of a conftest mark tests of other files.
  if (scope === 'file' || /(?:^|\/)conftest\.py$/i.test(path)) return undefined;
  if (scope === 'mentioned') return lines[index]!.match(/\w+/g) ?? [];
  const own = definitionIn(path, wholeCall(path, lines, index));
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
