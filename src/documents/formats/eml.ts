import type { ContainerMember, FixtureDocument, Member } from '../document.js';
import type { Format, OpenMember, ReadInput, ReadResult } from '../format.js';
import { lineLayout } from '../layout.js';
import { charsetText, contentType, decodeWords, type Header, quotedBytes, splitHeaders } from '../mail/headers.js';
import { type Meter, newMeter, readGuarded } from '../tables/guard.js';
import { array, listFact, object, text, treeDocument } from '../trees/nodes.js';
import { strictBase64, trimSpace } from '../trees/scanner.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { splitLines } from './text.js';

/**
 * Mail messages: a container of headers and of parts, as deep as the message nests them. Own splitter, because
 * postal-mime joins the texts of all parts and replaces bytes that are not of the charset (docs/adr/0095).
 */
export const eml: Format = { id: 'eml', read: (input) => readGuarded(input, 'mail', () => read(input)) };

const MAX_DEPTH = 16;
const MAX_PARTS = 10_000;
/** What a mail without these is none: any `name: value` file would pass. */
const PROOF = new Set([
  'from',
  'date',
  'received',
  'subject',
  'to',
  'message-id',
  'mime-version',
  'return-path',
  'content-type',
]);

interface Walk {
  readonly openMember: OpenMember;
  readonly meter: Meter;
  readonly encodings: Set<string>;
  readonly boundaries: string[];
  parts: number;
}

async function read(input: ReadInput): Promise<ReadResult> {
  const walk: Walk = {
    openMember: input.openMember,
    meter: newMeter(input),
    encodings: new Set(),
    boundaries: [],
    parts: 0,
  };
  const split = splitHeaders(input.bytes, 1);
  if (split === undefined || !split.headers.some(({ name }) => PROOF.has(name))) fail('no mail: no headers in front');
  const document = await partDocument(walk, input.bytes, 1, 0);
  const plain = Buffer.from(input.bytes).toString('latin1');
  const boundaries = walk.boundaries.length === 0 ? {} : { boundaries: listFact(walk.boundaries) };
  const encodings = { 'transfer encodings': [...walk.encodings].sort().join(', ') || 'none' };
  return {
    ok: true,
    document: { ...document, layout: { ...lineLayout(plain, { trailing: false }), ...encodings, ...boundaries } },
  };
}

async function partDocument(walk: Walk, bytes: Uint8Array, line: number, depth: number): Promise<FixtureDocument> {
  walk.parts += 1;
  if (depth > MAX_DEPTH) stopAtLimit(`parts nested deeper than ${MAX_DEPTH}`);
  if (walk.parts > MAX_PARTS) stopAtLimit(`more than ${MAX_PARTS} parts`);
  const split = splitHeaders(bytes, line) ?? fail('a part whose headers do not end', { line, column: 1 });
  const { headers } = split;
  walk.meter.count(headers.length);
  const { type, parameters } = contentType(headerOf(headers, 'content-type') ?? 'text/plain');
  const encoding = trimSpace(headerOf(headers, 'content-transfer-encoding') ?? '7bit').toLowerCase();
  const boundary = parameters.get('boundary');
  const members: ContainerMember[] = [];
  let unpacked: Unpacked = { charset: false, boundary: true };
  if (type.startsWith('multipart/') && boundary !== undefined && boundary !== '') {
    walk.boundaries.push(boundary);
    const { parts, closed, around } = splitParts(split.body, boundary, split.line);
    if (!closed) fail('a multipart body is not closed', { line: split.line, column: 1 });
    for (const [index, part] of parts.entries()) {
      members.push({
        name: `part ${index + 1}`,
        line: part.line,
        document: await partDocument(walk, part.bytes, part.line, depth + 1),
      });
    }
    // No mail program shows it, and a test that reads the file does.
    members.push({ name: 'text around the parts', line: split.line, document: textDocument(around) });
  } else {
    const body = await bodyDocument(walk, split.body, { type, parameters, encoding, headers, line: split.line, depth });
    members.push({ name: 'body', line: split.line, document: body.document });
    unpacked = body;
  }
  members.unshift({ name: 'headers', line, document: headerDocument(headers, unpacked) });
  return {
    format: 'eml',
    readings: [{ label: '', content: { kind: 'container', noun: 'part', members } }],
    declared: {},
    layout: {},
    notices: [],
  };
}

function headerOf(headers: readonly Header[], name: string): string | undefined {
  return headers.find((header) => header.name === name)?.value;
}

/** What reading the body has undone, so that its header only says how it was packed. */
interface Unpacked {
  /** The bytes were read as text of their charset: the text is what counts then, and the charset says how it was written. */
  readonly charset: boolean;
  readonly boundary: boolean;
}

/** Of two headers of one name nobody knows which one a program takes, so both stay as they are. */
const NOTHING: Unpacked = { charset: false, boundary: false };

/** Each name with its values in the order in which they stand: that of Received is a way. How a body is packed is not among them. */
function headerDocument(headers: readonly Header[], unpacked: Unpacked): FixtureDocument {
  const byName = new Map<string, Header[]>();
  for (const header of headers) {
    const known = byName.get(header.name);
    if (known === undefined) byName.set(header.name, [header]);
    else known.push(header);
  }
  // Of several only the first one is obeyed here, and nobody knows which one elsewhere.
  if (byName.get('content-transfer-encoding')?.length === 1) byName.delete('content-transfer-encoding');
  const members = [...byName].map(([name, all]): Member => {
    const items = all.map((header) => text(plainValue(header, all.length === 1 ? unpacked : NOTHING), header.line));
    return { name, value: items.length === 1 ? items[0]! : array(items, items[0]!.line), line: all[0]!.line };
  });
  return treeDocument({ format: 'eml', root: object(members, headers[0]?.line ?? 1), layout: {} });
}

/** Without what only says how the message is put together: folding, encoded words, boundary and charset. */
function plainValue({ name, value }: Header, unpacked: Unpacked): string {
  if (name !== 'content-type') return decodeWords(value);
  const { type, parameters, rest } = contentType(value);
  const kept = [...parameters].filter(
    ([key]) =>
      !(key === 'boundary' && unpacked.boundary && type.startsWith('multipart/')) &&
      !(key === 'charset' && unpacked.charset),
  );
  const written = kept.sort().map(([key, content]) => `${key}=${JSON.stringify(decodeWords(content))}`);
  return [type, ...written, ...rest].join('; ');
}

interface Part {
  readonly bytes: Uint8Array;
  readonly line: number;
}

/**
 * Cuts a body at its delimiter lines (RFC 2046, section 5.1.1). `around` is what stands before the first and after the
 * last part, one character a byte, with a line between that no text of a mail can be.
 */
function splitParts(
  body: Uint8Array,
  boundary: string,
  startLine: number,
): { readonly parts: readonly Part[]; readonly closed: boolean; readonly around: string } {
  const parts: Part[] = [];
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${boundary}`, 'utf8');
  let line = startLine;
  let counted = 0;
  let open: { readonly from: number; readonly line: number } | undefined;
  let before = '';
  for (let at = buffer.indexOf(delimiter); at !== -1; at = buffer.indexOf(delimiter, at + delimiter.length)) {
    if (at > 0 && buffer[at - 1] !== 10) continue;
    const after = at + delimiter.length;
    const last = buffer[after] === 45 && buffer[after + 1] === 45;
    const newline = buffer.indexOf(10, after);
    const rest = buffer.subarray(last ? after + 2 : after, newline === -1 ? buffer.length : newline).toString('latin1');
    if (!/^[ \t]*\r?$/.test(rest)) continue;
    if (open !== undefined) {
      const end = at > open.from ? at - (buffer[at - 2] === 13 && at - 1 > open.from ? 2 : 1) : at;
      parts.push({ bytes: body.subarray(open.from, Math.max(open.from, end)), line: open.line });
    } else before = buffer.subarray(0, at).toString('latin1');
    if (last) {
      const after = newline === -1 ? '' : buffer.subarray(newline + 1).toString('latin1');
      return { parts, closed: true, around: aroundOf(before, after) };
    }
    for (; counted <= at; counted += 1) if (buffer[counted] === 10) line += 1;
    open = { from: newline === -1 ? buffer.length : newline + 1, line: line + 1 };
  }
  return { parts, closed: false, around: '' };
}

/** Blank lines at the ends are layout. */
function aroundOf(before: string, after: string): string {
  const [start, end] = [trimSpace(before), trimSpace(after)];
  return start === '' && end === '' ? '' : `${start}\n\0\n${end}\n`;
}

interface Body {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly encoding: string;
  readonly headers: readonly Header[];
  readonly line: number;
  readonly depth: number;
}

async function bodyDocument(
  walk: Walk,
  raw: Uint8Array,
  body: Body,
): Promise<Unpacked & { readonly document: FixtureDocument }> {
  const { type, parameters, encoding, headers, line, depth } = body;
  const decoded = decodeBody(raw, encoding);
  if (decoded === undefined) fail(`a body that is no ${encoding.slice(0, 20)}`, { line, column: 1 });
  walk.encodings.add(encoding);
  const bytes = decoded;
  if (type === 'message/rfc822' && encoding !== 'base64' && encoding !== 'quoted-printable')
    return { ...NOTHING, document: await partDocument(walk, bytes, line, depth + 1) };
  const named =
    contentType(headerOf(headers, 'content-disposition') ?? '').parameters.get('filename') ?? parameters.get('name');
  if (named === undefined && type.startsWith('text/')) {
    const charset = parameters.get('charset') ?? 'utf-8';
    const content = charsetText(bytes, charset);
    if (content !== undefined && !content.includes('\0')) {
      if (type !== 'text/html') return { ...NOTHING, charset: true, document: bodyText(content, parameters) };
      return {
        ...NOTHING,
        charset: true,
        document: await walk.openMember('body.html', new TextEncoder().encode(content)),
      };
    }
  }
  const name = decodeWords(named ?? `body.${type.replace(/^.*\//, '').replace(/[^a-z0-9]/g, '')}`);
  return { ...NOTHING, document: await walk.openMember(name, Uint8Array.from(bytes)) };
}

/** In a flowed text (RFC 3676) a blank at the end of a line joins it with the next one, and so it counts there. */
function bodyText(content: string, parameters: ReadonlyMap<string, string>): FixtureDocument {
  const document = textDocument(content);
  if (parameters.get('format')?.toLowerCase() !== 'flowed') return document;
  const joined = splitLines(content).flatMap((line, index) => (line.endsWith(' ') ? [String(index + 1)] : []));
  return joined.length === 0 ? document : { ...document, facts: { 'lines that go on': listFact(joined) } };
}

function decodeBody(raw: Uint8Array, encoding: string): Uint8Array | undefined {
  const latin = (): string => Buffer.from(raw).toString('latin1');
  switch (encoding) {
    case 'base64':
      return strictBase64(latin());
    case 'quoted-printable':
      return quotedBytes(latin());
    case '7bit':
    case '8bit':
    case 'binary':
    case '':
      return raw;
    default:
      return stopAtLimit(`transfer encoding ${encoding.slice(0, 20)} has no decoder here`);
  }
}

function textDocument(content: string): FixtureDocument {
  return {
    format: 'text',
    readings: [{ label: '', content: { kind: 'text', lines: splitLines(content) } }],
    declared: {},
    layout: lineLayout(content, { trailing: true }),
    notices: [],
  };
}
