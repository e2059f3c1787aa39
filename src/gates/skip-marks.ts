import { COMMENT, DEFINITIONS, LEFT_OUT, MARKS, PYTHON, SCRIPT, type Scope } from './skip-mark-table.js';

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
