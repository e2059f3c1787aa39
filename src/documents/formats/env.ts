import { commentFact, contestedComments, contestedLines } from '../comments.js';
import type { Line, Member } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { countedNotice, listFact, object, text, treeResult } from '../trees/nodes.js';
import { type SourceLine, sourceLines, trimBlanks, trimBlanksEnd, trimBlanksStart } from '../trees/scanner.js';
import { openSource } from '../trees/source.js';
import { attempt, createBudget, fail } from '../trees/stop.js';

/**
 * What every reader of .env files takes for the same value with and without quotes. Outside of it shells, dotenv,
 * Docker and Compose disagree (expansion, escapes, comments, blanks), so quotes stay part of the value.
 */
const INDIFFERENT = /^[\p{L}\p{N}_.,:;/@%+=-]*$/u;
const QUOTES = ['"', "'", '`'];
/** A shell runs what stands in it. */
const BACKTICK = '`';

/** Keys and strings; order is layout. Own reader: docs/adr/0081. */
export const env: Format = { id: 'env', read: (input) => attempt(() => readEnv(input)) };

function readEnv(input: ReadInput): ReadResult {
  const source = openSource(input);
  const budget = createBudget(input.options.limits);
  const lines = sourceLines(source.text);
  const members: Member[] = [];
  const comments: string[] = [];
  const exported: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const { text: written, line } = lines[index]!;
    const trimmed = trimBlanks(written);
    if (trimmed === '' || trimmed.startsWith('#')) {
      if (trimmed !== '') comments.push(trimmed);
      index += 1;
      continue;
    }
    budget.spend(1, { line, column: 1 });
    const assignment = trimmed.replace(/^export[ \t]+/, '');
    const equals = assignment.indexOf('=');
    const name = trimBlanksEnd(equals === -1 ? assignment : assignment.slice(0, equals));
    if (assignment !== trimmed) exported.push(name);
    if (equals === -1) {
      members.push({ name, value: { kind: 'null', line }, line });
      index += 1;
      continue;
    }
    const { value, next } = valueFrom(trimBlanksStart(assignment.slice(equals + 1)), lines, index, comments);
    members.push({ name, value: text(value, line), line });
    index = next;
  }
  const layout = {
    ...source.layout,
    ...commentFact(comments),
    ...(exported.length === 0 ? {} : { export: listFact(exported) }),
  };
  const notices = [...source.notices, ...duplicateNotices(members)];
  const early = usedBeforeSet(members);
  const facts = {
    ...contestedComments(comments),
    ...contestedLines(source.text),
    ...(early.length === 0 ? {} : { 'used before it is set': listFact(early) }),
  };
  return treeResult({ format: 'env', root: object(members, 1), facts, layout, notices });
}

/** `$NAME` and `${NAME` outside of single quotes. */
const REFERENCE = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;

/**
 * The order of entries is layout, but for one thing: a value that names another entry gets what that one says only where
 * it stands before. Names that the file does not set are none of its business.
 */
function usedBeforeSet(members: readonly Member[]): readonly string[] {
  const names = new Set(members.map(({ name }) => name));
  const set = new Set<string>();
  const early: string[] = [];
  for (const { name, value } of members) {
    if (value.kind === 'string' && !value.value.startsWith("'")) {
      for (const [, used] of value.value.matchAll(REFERENCE))
        if (names.has(used!) && !set.has(used!)) early.push(`${used} in ${name}`);
    }
    set.add(name);
  }
  return early;
}

/** A quoted value goes on over line ends up to its closing quote. */
function valueFrom(
  written: string,
  lines: readonly SourceLine[],
  index: number,
  comments: string[],
): { readonly value: string; readonly next: number } {
  const quote = QUOTES.find((mark) => written.startsWith(mark));
  if (quote === undefined) return { value: written, next: index + 1 };
  const pieces: string[] = [];
  let rest = written.slice(1);
  for (let next = index + 1; ; next += 1) {
    const end = closingQuote(rest, quote);
    if (end !== -1) {
      pieces.push(rest.slice(0, end));
      return { value: unquoted(pieces.join('\n'), quote, rest.slice(end + 1), comments), next };
    }
    pieces.push(rest);
    const following = lines[next];
    if (following === undefined)
      return fail('a quoted value that does not end', { line: lines[index]!.line, column: 1 });
    rest = following.text;
  }
}

/** A backslash hides a quote, but not in single quotes, as in a shell. */
function closingQuote(rest: string, quote: string): number {
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '\\' && quote !== "'") at += 1;
    else if (rest[at] === quote) return at;
  }
  return -1;
}

function unquoted(content: string, quote: string, rest: string, comments: string[]): string {
  const after = trimBlanks(rest);
  if (after.startsWith('#') && rest !== after) comments.push(after);
  else if (after !== '') return `${quote}${content}${quote}${trimBlanksEnd(rest)}`;
  return quote !== BACKTICK && INDIFFERENT.test(content) ? content : `${quote}${content}${quote}`;
}

function duplicateNotices(members: readonly Member[]): ReturnType<typeof countedNotice> {
  const seen = new Set<string>();
  const lines: Line[] = [];
  for (const { name, line } of members) {
    if (seen.has(name)) lines.push(line);
    seen.add(name);
  }
  return countedNotice(lines, 'key given twice', (count) => `${count} keys given again`);
}
