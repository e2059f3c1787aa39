import { strictBase64, trimSpace } from '../trees/scanner.js';
import { fail } from '../trees/stop.js';

/** One header field, unfolded, as written otherwise. */
export interface Header {
  /** Lower case. */
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

const CR = 13;

export interface Split {
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** One-based line on which the body begins. */
  readonly line: number;
}

/**
 * Headers and body of a message or a part (RFC 5322, section 2.2). Undefined where the first lines are no headers.
 * `line` is the one on which `bytes` begin. A CR that ends no line is refused: some readers take it for a line end, and an
 * empty line for the end of the headers. A blank before the colon stays in the name: some readers do not know it then.
 */
export function splitHeaders(bytes: Uint8Array, startLine: number): Split | undefined {
  const headers: { name: string; value: string; line: number }[] = [];
  let at = 0;
  let line = startLine;
  while (at < bytes.length) {
    const end = bytes.indexOf(10, at);
    const stop = end === -1 ? bytes.length : end;
    const raw = bytes.subarray(at, stop > at && bytes[stop - 1] === CR ? stop - 1 : stop);
    at = end === -1 ? bytes.length : end + 1;
    if (raw.length === 0) return { headers, body: bytes.subarray(at), line: line + 1 };
    if (raw.includes(CR)) fail('a carriage return within a header', { line, column: raw.indexOf(CR) + 1 });
    const text = bytesText(raw);
    const last = headers[headers.length - 1];
    if ((text[0] === ' ' || text[0] === '\t') && last !== undefined) last.value += ` ${trimSpace(text)}`;
    else {
      const colon = /^([!-9;-~]+[ \t]*):/.exec(text);
      if (colon !== null)
        headers.push({ name: colon[1]!.toLowerCase(), value: trimSpace(text.slice(colon[0].length)), line });
      // Mailboxes put a line of their own in front.
      else if (!(line === startLine && text.startsWith('From '))) return undefined;
    }
    line += 1;
  }
  return { headers, body: new Uint8Array(0), line };
}

/**
 * Headers are ASCII, or UTF-8 by RFC 6532. In a line that is neither, bytes beyond ASCII have no known letter and are
 * shown as bytes, so that they equal no letter of the other side.
 */
function bytesText(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    const written = Buffer.from(raw).toString('latin1');
    return written.replace(/[\x80-\xff]/g, (byte) => `\uFFFD<${byte.charCodeAt(0).toString(16)}>`);
  }
}

const ENCODED = /=\?([A-Za-z0-9._-]{1,40})(?:\*[A-Za-z-]{1,20})?\?([BbQq])\?([^? ]{0,1000})\?=/g;

/** Encoded words (RFC 2047) in plain; white space between two of them is none. What does not decode stays as it is. */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value;
  return value
    .replace(/(\?=)[ \t]+(?==\?)/g, '$1')
    .replace(ENCODED, (whole, charset: string, coding: string, text: string) => {
      const bytes = coding.toLowerCase() === 'b' ? strictBase64(text) : quotedBytes(text.replaceAll('_', ' '), false);
      return (bytes === undefined ? undefined : charsetText(bytes, charset)) ?? whole;
    });
}

/** Text of a charset, or undefined where it is unknown or the bytes are not of it. */
export function charsetText(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Quoted-printable (RFC 2045, section 6.7); undefined where an escape is broken or a byte is no ASCII. */
export function quotedBytes(text: string, body = true): Uint8Array | undefined {
  const soft = body ? unfolded(text) : text;
  const out: number[] = [];
  for (let index = 0; index < soft.length; index += 1) {
    const code = soft.charCodeAt(index);
    if (code > 127) return undefined;
    if (code !== 61) out.push(code);
    else {
      const hex = soft.slice(index + 1, index + 3);
      if (!/^[0-9A-Fa-f]{2}$/.test(hex)) return undefined;
      out.push(Number.parseInt(hex, 16));
      index += 2;
    }
  }
  return Uint8Array.from(out);
}

/** Lines joined where one ends in `=`; blanks at the end of a line are none of its content. */
function unfolded(text: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    const ending = end === -1 ? '' : text[stop - 1] === '\r' ? '\r\n' : '\n';
    let last = stop - (ending === '\r\n' ? 1 : 0);
    while (last > at && (text[last - 1] === ' ' || text[last - 1] === '\t')) last -= 1;
    if (text[last - 1] === '=' && last > at) pieces.push(text.slice(at, last - 1));
    else pieces.push(text.slice(at, last), ending);
    at = end === -1 ? text.length : end + 1;
  }
  return pieces.join('');
}

/**
 * `text/plain; charset=x` as its type and its parameters; continuations (RFC 2231) stay apart, as they are written.
 * `rest` is all that is neither: comments, words without a value, and a name that is given again.
 */
export function contentType(value: string): {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
} {
  const parameters = new Map<string, string>();
  const rest: string[] = [];
  const type = trimSpace(value.split(';')[0] ?? '').toLowerCase();
  // Blanks of mail alone: to a mail program any other belongs to the name or to the value.
  const pattern = /;[ \t\r\n]*([^=; \t\r\n]+)[ \t\r\n]*=[ \t\r\n]*(?:"((?:[^"\\]|\\.)*)"|([^; \t\r\n]*))/g;
  let at = value.split(';', 1)[0]!.length;
  const leave = (between: string): void => {
    if (/[^ \t\r\n;]/.test(between)) rest.push(trimSpace(between));
  };
  for (let match = pattern.exec(value); match !== null; match = pattern.exec(value)) {
    leave(value.slice(at, match.index));
    at = match.index + match[0].length;
    const name = match[1]!.toLowerCase();
    if (parameters.has(name)) rest.push(match[0]);
    else parameters.set(name, match[2]?.replace(/\\(.)/g, '$1') ?? match[3] ?? '');
  }
  leave(value.slice(at));
  return { type, parameters, rest };
}
