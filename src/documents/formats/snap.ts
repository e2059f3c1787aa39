import type { ContainerMember, FixtureDocument, Line } from '../document.js';
import { decodeUnicode } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { lineLayout } from '../layout.js';
import { cook } from '../template-literal.js';

/**
 * Snapshots of Jest, Vitest and Bun: a module of ``exports[`name`] = `body`;`` statements, which is read as text and
 * never run. Anything else in it is refused: what computes a snapshot cannot be compared.
 */
export const snap: Format = { id: 'snap', read };

interface Cursor {
  readonly text: string;
  at: number;
  line: number;
  lineStart: number;
  readonly comments: string[];
}

class Refusal extends Error {
  readonly at: number;

  constructor(reason: string, at: number) {
    super(reason);
    this.at = at;
  }
}

function read({ bytes }: ReadInput): ReadResult {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return decoded;
  const cursor: Cursor = { text: decoded.text, at: 0, line: 1, lineStart: 0, comments: [] };
  try {
    const members = entries(cursor);
    const comments = cursor.comments.length > 0 ? { comments: cursor.comments.join(' ') } : {};
    return {
      ok: true,
      document: {
        format: 'snap',
        readings: [{ label: '', content: { kind: 'container', noun: 'snapshot', members } }],
        declared: {},
        layout: { ...decoded.layout, ...lineLayout(decoded.text, { trailing: false }), ...comments },
        notices: [],
      },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    advance(cursor, Math.max(cursor.at, error.at));
    return { ok: false, reason: error.message, line: cursor.line, column: error.at - cursor.lineStart + 1 };
  }
}

function entries(cursor: Cursor): readonly ContainerMember[] {
  const members: ContainerMember[] = [];
  for (;;) {
    skip(cursor);
    if (cursor.at >= cursor.text.length) return members;
    const { line } = cursor;
    expect(cursor, 'exports');
    expect(cursor, '[');
    const name = literal(cursor);
    expect(cursor, ']');
    expect(cursor, '=');
    skip(cursor);
    const bodyLine = cursor.line;
    const body = literal(cursor);
    skip(cursor);
    if (cursor.text[cursor.at] === ';') advance(cursor, cursor.at + 1);
    members.push({ name, line, document: entryDocument('snap', body, bodyLine) });
  }
}

/** A body is one string, so that white space in it counts as it does in any value. Line ends are LF, as the runners read them. */
export function entryDocument(format: string, body: string, line: Line): FixtureDocument {
  return {
    format,
    readings: [{ label: '', content: { kind: 'tree', root: { kind: 'string', value: body, line } } }],
    declared: {},
    layout: {},
    notices: [],
  };
}

function expect(cursor: Cursor, word: string): void {
  skip(cursor);
  if (!cursor.text.startsWith(word, cursor.at)) throw new Refusal(`expected "${word}" of a snapshot`, cursor.at);
  advance(cursor, cursor.at + word.length);
}

/** A template literal, or a string in quotes; what it says when a JavaScript engine reads it. */
function literal(cursor: Cursor): string {
  skip(cursor);
  const { text, at } = cursor;
  const quote = text[at];
  if (quote !== '`' && quote !== '"' && quote !== "'") throw new Refusal('expected a string', at);
  let end = at + 1;
  for (;;) {
    if (end >= text.length) throw new Refusal('a string is not closed', at);
    const code = text[end];
    if (code === quote) break;
    if (code === '\\') end += 1;
    else if (quote === '`' && code === '$' && text[end + 1] === '{')
      throw new Refusal('a template that computes something', end);
    else if (quote !== '`' && (code === '\n' || code === '\r')) throw new Refusal('a string is not closed', at);
    end += 1;
  }
  const cooked = cook(text.slice(at + 1, end));
  if (!cooked.ok) throw new Refusal('a bad escape', at + 1 + cooked.at);
  advance(cursor, end + 1);
  return cooked.value;
}

/** White space and comments. The first comment is the runner's header, which is layout like any other. */
function skip(cursor: Cursor): void {
  const { text } = cursor;
  for (;;) {
    let at = cursor.at;
    while (at < text.length && ' \t\r\n\u2028\u2029'.includes(text[at]!)) at += 1;
    advance(cursor, at);
    if (text.startsWith('//', at)) {
      // The four line terminators of ECMAScript: what stands behind one of them is code.
      const end = /[\r\n\u2028\u2029]|$/g;
      end.lastIndex = at;
      comment(cursor, end.exec(text)!.index);
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end === -1) throw new Refusal('a comment is not closed', at);
      comment(cursor, end + 2);
    } else return;
  }
}

function comment(cursor: Cursor, end: number): void {
  cursor.comments.push(cursor.text.slice(cursor.at, end));
  advance(cursor, end);
}

function advance(cursor: Cursor, to: number): void {
  const { text } = cursor;
  for (let index = cursor.at; index < to; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
      cursor.line += 1;
      cursor.lineStart = index + 1;
    }
  }
  cursor.at = to;
}
