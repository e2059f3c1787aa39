import { parseRecordLine, type RecordContext, type RecordLine } from './record-line.js';
import { withinOneEdit } from './spelling.js';
import { messageLines, type ParsedTrailers } from './trailers.js';

/** A line of a message that looks like a record and is none to git. */
export interface NearMiss {
  /** One-based, in the message. */
  readonly line: number;
  readonly text: string;
  /** Why git does not take it. */
  readonly why: string;
  /** What it would record if it stood where it should. */
  readonly record: RecordLine;
  /** What stands after the key, as written. */
  readonly value: string;
  /** Whether `git log --grep '^KEY:'` lists the line although it records nothing (requirement R2). */
  readonly listed: boolean;
}

/** A key with so many characters more than the real one is another word. */
const EXTRA_KEY_CHARACTERS = 12;
/** Shorter keys have too many words one edit away. */
const LEAST_KEY_FOR_EDITS = 5;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** @param listedOnly  Leave out what only a person would take for a record. */
export function nearMisses(
  message: string,
  key: string,
  parsed: ParsedTrailers,
  context: RecordContext,
  listedOnly = false,
): readonly NearMiss[] {
  const records = new Set(parsed.trailers.map(({ line }) => line));
  const exact = new RegExp(`^${escapeRegExp(key)}[ \\t]*:`, 'i');
  return messageLines(message).flatMap((text, index) => {
    const line = index + 1;
    if (records.has(line)) return [];
    const found = readExact(text, exact, context) ?? (listedOnly ? undefined : readOther(text, key, context));
    if (found === undefined) return [];
    return [{ line, text, ...found, why: found.why ?? whereItStands(text, line, parsed) }];
  });
}

interface Found {
  readonly value: string;
  readonly record: RecordLine;
  readonly listed: boolean;
  readonly why?: string;
}

function readExact(text: string, exact: RegExp, context: RecordContext): Found | undefined {
  const begin = exact.exec(text)?.[0];
  if (begin === undefined) return undefined;
  const value = text.slice(begin.length).trim();
  return { value, record: parseRecordLine(value, context), listed: true };
}

function readOther(text: string, key: string, context: RecordContext): Found | undefined {
  const split = splitKey(text, key);
  if (split === undefined) return undefined;
  const record = parseRecordLine(split.value, context);
  if (!looksLikeRecord(split.value, record, context)) return undefined;
  return { value: split.value, record, listed: false, ...(split.why === undefined ? {} : { why: split.why }) };
}

interface Split {
  readonly value: string;
  readonly why?: string;
}

/** Sets blanks, list marks, quoting and unseen characters aside and asks whether the rest begins with something like `key`. */
function splitKey(text: string, key: string): Split | undefined {
  const decorated = /^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0;
  const rest = text.slice(decorated);
  const end = keyEnd(rest, key.length + EXTRA_KEY_CHARACTERS);
  const wanted = foldKey(key);
  if (end === undefined) return withoutColon(rest, key);
  const written = rest.slice(0, end);
  const folded = foldKey(written);
  const close = folded === wanted || (wanted.length >= LEAST_KEY_FOR_EDITS && withinOneEdit(folded, wanted));
  if (!close) return undefined;
  const value = trimAll(rest.slice(end + 1));
  // Only blanks before the right key: the place is wrong, not the key.
  if (written.trimEnd().toLowerCase() === key.toLowerCase() && rest[end] === ':')
    return decorated === 0 || /^[ \t]+$/.test(text.slice(0, decorated))
      ? { value }
      : { value, why: 'something stands before the key' };
  return { value, why: `its key is not "${key}:" letter for letter` };
}

function keyEnd(rest: string, longest: number): number | undefined {
  for (let at = 0; at < rest.length && at <= longest; at += 1)
    if (/[:=\uff1a\ufe55\ua789\u2236]/.test(rest[at]!)) return at;
  return undefined;
}

function withoutColon(rest: string, key: string): Split | undefined {
  if (rest.slice(0, key.length).toLowerCase() !== key.toLowerCase()) return undefined;
  if (!/^[\s]/.test(rest.slice(key.length))) return undefined;
  return { value: trimAll(rest.slice(key.length)), why: `there is no colon after "${key}"` };
}

/** Prose has a colon after a word, too: "Fixture changes: see below" is none. */
function looksLikeRecord(value: string, record: RecordLine, { changed, isFixture }: RecordContext): boolean {
  const [path] = record.paths;
  const first = value.split(/\s/, 1)[0] ?? '';
  return (
    (path !== undefined && (changed.all.has(path) || isFixture(path))) ||
    /[^/\\][/\\]./.test(first) ||
    /(?:^|\s)(?:purpose|source|reason|class)=/i.test(value)
  );
}

function whereItStands(text: string, line: number, { block }: ParsedTrailers): string {
  const indented = /^[ \t]/.test(text);
  if (block === undefined)
    return indented
      ? 'it is indented, and no trailer begins with a blank'
      : 'the last paragraph of the message is no trailer block, or this line stands before it';
  if (line >= block.firstLine && line <= block.lastLine)
    return 'it begins with a blank, so that it continues the line above';
  return indented
    ? 'it is indented and stands outside the last paragraph'
    : 'it stands outside the trailer block, which is the last paragraph';
}

function foldKey(key: string): string {
  return key
    .replaceAll(UNSEEN, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Blanks of every kind, unseen characters and closing marks of Markdown at the ends. */
function trimAll(text: string): string {
  const seen = text.replaceAll(UNSEEN, '').replace(/^[\s*_`]+/u, '');
  // By hand: a pattern that ends in `$` begins anew at every blank of a long row (T72).
  let end = seen.length;
  while (end > 0 && /[\s`]/.test(seen[end - 1]!)) end -= 1;
  return seen.slice(0, end);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
