import { commentFact, contestedComments } from '../comments.js';
import type { FixtureDocument, Line, Member, Reading, TreeNode } from '../document.js';
import { type Decoded, decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { countedNotice, object, text } from '../trees/nodes.js';
import { type SourceLine, sourceLines } from '../trees/scanner.js';
import { checkSize, sourceOf } from '../trees/source.js';
import { attempt, type Budget, createBudget, fail } from '../trees/stop.js';

interface Parsed {
  readonly root: TreeNode;
  readonly comments: readonly string[];
  readonly repeated: readonly Line[];
}

/**
 * Java properties as `java.util.Properties.load` reads them. `load(InputStream)` takes the bytes for Latin-1,
 * `PropertyResourceBundle` since Java 9 for UTF-8: a file that is valid UTF-8 and not ASCII has both readings, and
 * the worse one counts. Own reader: docs/adr/0081.
 */
export const properties: Format = { id: 'properties', read: (input) => attempt(() => readProperties(input)) };

function readProperties(input: ReadInput): ReadResult {
  checkSize(input);
  const unicode = decodeUnicode(input.bytes);
  const decoded = unicode.ok ? unicode : latin1(input.bytes);
  const source = sourceOf(decoded);
  const budget = createBudget(input.options.limits);
  const parsed = parse(source.text, budget);
  const ambiguous = unicode.ok && unicode.layout['encoding'] === 'UTF-8' && input.bytes.some((byte) => byte > 127);
  const first = readingOf(ambiguous ? 'UTF-8' : '', parsed.root);
  const document: FixtureDocument = {
    format: 'properties',
    readings: ambiguous ? [first, readingOf('Latin-1', parse(latin1(input.bytes).text, budget).root)] : [first],
    declared: {},
    facts: contestedComments(parsed.comments, source.text),
    layout: { ...source.layout, ...commentFact(parsed.comments) },
    notices: [
      ...source.notices,
      ...countedNotice(parsed.repeated, 'key given twice', (count) => `${count} keys given again`),
    ],
  };
  return { ok: true, document };
}

function latin1(bytes: Uint8Array): Extract<Decoded, { ok: true }> {
  return { ok: true, text: Buffer.from(bytes).toString('latin1'), layout: { encoding: 'ISO-8859-1' }, notices: [] };
}

function readingOf(label: string, root: TreeNode): Reading {
  return { label, content: { kind: 'tree', root } };
}

function parse(source: string, budget: Budget): Parsed {
  const members: Member[] = [];
  const comments: string[] = [];
  const repeated: Line[] = [];
  const seen = new Set<string>();
  const lines = sourceLines(source);
  for (let index = 0; index < lines.length; ) {
    const { text: written, line } = lines[index]!;
    const start = skipBlank(written, 0);
    if (start === written.length || written[start] === '#' || written[start] === '!') {
      if (start < written.length) comments.push(written.slice(start));
      index += 1;
      continue;
    }
    budget.spend(1, { line, column: 1 });
    const { logical, next } = logicalLine(lines, index);
    const member = memberOf(logical, line);
    if (seen.has(member.name)) repeated.push(line);
    seen.add(member.name);
    members.push(member);
    index = next;
  }
  return { root: object(members, 1), comments, repeated };
}

/** Joins a line that ends in an odd number of backslashes with the next one, whose leading blanks do not count. */
function logicalLine(lines: readonly SourceLine[], index: number): { readonly logical: string; readonly next: number } {
  const pieces: string[] = [];
  for (let next = index; ; next += 1) {
    const line = lines[next];
    if (line === undefined) return { logical: pieces.join(''), next };
    const piece = line.text.slice(skipBlank(line.text, 0));
    if (!continues(piece)) return { logical: [...pieces, piece].join(''), next: next + 1 };
    pieces.push(piece.slice(0, -1));
  }
}

function continues(piece: string): boolean {
  let backslashes = 0;
  while (piece[piece.length - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** The key ends at the first `=`, `:` or blank without a backslash before it; blanks around the separator do not count. */
function memberOf(logical: string, line: Line): Member {
  let end = 0;
  while (end < logical.length && !'=: \t\f'.includes(logical[end]!)) end += logical[end] === '\\' ? 2 : 1;
  let start = skipBlank(logical, end);
  if (logical[start] === '=' || logical[start] === ':') start = skipBlank(logical, start + 1);
  const name = unescaped(logical.slice(0, end), line);
  return { name, value: text(unescaped(logical.slice(start), line), line), line };
}

function skipBlank(value: string, from: number): number {
  let at = from;
  while (at < value.length && ' \t\f'.includes(value[at]!)) at += 1;
  return at;
}

function unescaped(written: string, line: Line): string {
  if (!written.includes('\\')) return written;
  return written.replace(/\\(?:u([0-9a-fA-F]{0,4})|([\s\S]?))/g, (_, digits: string | undefined, mark: string) => {
    if (digits === undefined) return ({ t: '\t', n: '\n', f: '\f', r: '\r' } as Record<string, string>)[mark] ?? mark;
    if (digits.length < 4) fail('\\u without four hexadecimal digits', { line, column: 1 });
    return String.fromCharCode(Number.parseInt(digits, 16));
  });
}
