import type { Line, Notice } from './document.js';

/** Marks an encoding in `layout.encoding` that statistics chose and nothing in the file proves. */
export const GUESS = ' (guess)';
/** How the reason begins that both sides are doubted for: what was read was compared, and proves nothing. */
export const DOUBTED_ENCODING = 'the encoding is a guess';
/** chardet is quadratic in nothing but slow (2 MB/s): this much decides. */
const GUESS_BYTES = 65_536;

/**
 * A line that ends in a blank beyond ASCII. Text forgives blanks at the end of a line, and under another encoding than
 * the guessed one that byte is a letter: such a guess does not stand.
 */
const DOUBTFUL_END = /(?:[^\S \t\r\n]|[\x1c-\x1f\x85])[ \t]*(?:[\r\n]|$)/;

export type Decoded =
  | {
      readonly ok: true;
      readonly text: string;
      /** `encoding`, and `byte order mark` where there is one. */
      readonly layout: Readonly<Record<string, string>>;
      readonly notices: readonly Notice[];
    }
  | { readonly ok: false; readonly reason: string; readonly line: Line; readonly column: number };

interface Mark {
  readonly encoding: string;
  readonly label: string;
  readonly bytes: readonly number[];
}

/** Longest first: the mark of UTF-32LE begins with that of UTF-16LE. */
const MARKS: readonly Mark[] = [
  { encoding: 'UTF-32LE', label: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
  { encoding: 'UTF-32BE', label: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
  { encoding: 'UTF-8', label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'UTF-16LE', label: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'UTF-16BE', label: 'utf-16be', bytes: [0xfe, 0xff] },
];

export function byteOrderMark(bytes: Uint8Array): Mark | undefined {
  return MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
}

/**
 * Unicode text as a fixture holds it: UTF-8, or what a byte order mark says. Every invalid sequence is a failure,
 * never a replacement character: two different broken files must not become one text.
 */
export function decodeUnicode(bytes: Uint8Array): Decoded {
  const mark = byteOrderMark(bytes);
  const encoding = mark?.encoding ?? 'UTF-8';
  const body = mark === undefined ? bytes : bytes.subarray(mark.bytes.length);
  const text = strictDecode(body, mark?.label ?? 'utf-8');
  if (text === undefined) return { ok: false, reason: `not valid ${encoding}`, ...firstInvalid(body, encoding) };
  const layout = mark === undefined ? { encoding } : { encoding, 'byte order mark': 'present' };
  return { ok: true, text, layout, notices: [] };
}

/**
 * Refuses U+FEFF behind the byte order mark. Only the first is a mark, and parsers disagree about a second: some take it
 * for white space, some for a letter of the first value, some for an error (docs/adr/0211). For readers whose own
 * parser would swallow it; the others read it as content.
 */
export function refuseSecondMark(decoded: Decoded): Decoded {
  if (!decoded.ok || !decoded.text.startsWith('\uFEFF')) return decoded;
  return { ok: false, reason: 'a second byte order mark, which is content and no mark', line: 1, column: 1 };
}

/**
 * As `decodeUnicode`, and where that fails a legacy encoding as a stated guess. A guess stands only if encoding the
 * text again gives back the very bytes, so that no two byte sequences can meet in one text under one encoding.
 */
export async function decodeText(bytes: Uint8Array): Promise<Decoded> {
  const unicode = decodeUnicode(bytes);
  if (unicode.ok || byteOrderMark(bytes) !== undefined || looksBinary(bytes)) return unicode;
  const [chardet, iconv] = await Promise.all([import('chardet'), import('iconv-lite')]);
  const codec = iconv.default ?? iconv;
  const guesses = (chardet.default ?? chardet).analyse(bytes.subarray(0, GUESS_BYTES));
  for (const { name } of guesses) {
    if (/^UTF/.test(name) || !codec.encodingExists(name)) continue;
    const text = codec.decode(bytes, name, { stripBOM: false });
    if (text.includes('\uFFFD') || DOUBTFUL_END.test(text) || !sameBytes(codec.encode(text, name), bytes)) continue;
    const notice = { message: `not valid UTF-8; read as ${name}, which is a guess`, line: 0 };
    return { ok: true, text, layout: { encoding: `${name}${GUESS}` }, notices: [notice] };
  }
  return unicode;
}

/**
 * Control characters that no text file has, NUL above all. Bytes that happen to decode must not be read as text: text
 * forgives line ends and trailing blanks, which in binary data are values.
 */
export function looksBinary(bytes: Uint8Array): boolean {
  const mark = byteOrderMark(bytes);
  if (mark !== undefined && mark.encoding !== 'UTF-8') {
    const decoded = decodeUnicode(bytes);
    return !decoded.ok || /[\0-\x06\x0e-\x1a]/.test(decoded.text);
  }
  const end = Math.min(bytes.length, GUESS_BYTES);
  for (let index = 0; index < end; index += 1) {
    const byte = bytes[index]!;
    if (byte < 7 || (byte > 13 && byte < 27)) return true;
  }
  return bytes.indexOf(0) !== -1;
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && Buffer.compare(left, right) === 0;
}

function strictDecode(body: Uint8Array, label: string): string | undefined {
  if (label === 'utf-32le' || label === 'utf-32be') return decodeUtf32(body, label === 'utf-32le');
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** The platform's decoder has no UTF-32. Surrogates and values above U+10FFFF are invalid, as in the standard. */
function decodeUtf32(body: Uint8Array, littleEndian: boolean): string | undefined {
  if (body.length % 4 !== 0) return undefined;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const pieces: string[] = [];
  for (let index = 0; index < body.length; index += 4) {
    const point = view.getUint32(index, littleEndian);
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
    pieces.push(String.fromCodePoint(point));
  }
  return pieces.join('');
}

/** Where decoding stops, found by halving: a prefix decodes in stream mode as long as it holds nothing invalid. */
function firstInvalid(body: Uint8Array, encoding: string): { readonly line: Line; readonly column: number } {
  if (encoding !== 'UTF-8') return { line: 0, column: 0 };
  let valid = 0;
  let invalid = body.length;
  while (valid + 1 < invalid) {
    const middle = (valid + invalid) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(0, middle), { stream: true });
      valid = middle;
    } catch {
      invalid = middle;
    }
  }
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.subarray(0, valid), { stream: true });
  return positionAt(before, before.length);
}

/** One-based line and column (in UTF-16 units) of an offset. Lines end at LF, CRLF and lone CR. */
export function positionAt(text: string, offset: number): { readonly line: Line; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let index = 0; index < offset; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
      line += 1;
      start = index + 1;
    }
  }
  return { line, column: offset - start + 1 };
}
