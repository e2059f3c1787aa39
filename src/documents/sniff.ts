import { byteOrderMark } from './encoding.js';

/**
 * Looks at the first bytes of a file, loading no parser. Each says "worth a try": only the reader decides, and a
 * sniffer that says yes to plain text costs a wrong format, so it asks for strong evidence.
 */
export type Sniffer = (head: Uint8Array, whole: boolean) => boolean;

/** The first bytes as text, a byte order mark heeded. Broken sequences become U+FFFD, which matches nothing here. */
export function sniffText(head: Uint8Array): string {
  const mark = byteOrderMark(head);
  if (mark === undefined) return new TextDecoder('utf-8').decode(head);
  if (mark.encoding.startsWith('UTF-32')) return '';
  return new TextDecoder(mark.label, { ignoreBOM: true }).decode(head.subarray(mark.bytes.length));
}

/** The first entry, and the line of dashes that ends one. */
export const goSnaps: Sniffer = (head) => {
  const text = sniffText(head);
  return /^\s*\[[^\r\n]+ - \d+\]\r?\n/.test(text) && /\n---(?:\r?\n|$)/.test(text);
};

/** The first line of syrupy's files, and that of those from before serializer versions. */
export const ambr: Sniffer = (head) => /^# (?:serializer version|name): /.test(sniffText(head.subarray(0, 256)));

/** The tag that RFC 8949 reserves for this. */
export const cbor: Sniffer = (head) => head[0] === 0xd9 && head[1] === 0xd9 && head[2] === 0xf7;

/** What begins a page; a fragment is too close to XML and to templates. */
export const html: Sniffer = (head) => /^\s{0,64}(?:<!doctype html|<html[\s>])/i.test(sniffText(head.subarray(0, 512)));

/** A header between dashes with a key that insta writes, or its old header without them. */
export const insta: Sniffer = (head) => {
  const [first, ...lines] = sniffText(head.subarray(0, 8_192)).split(/\r?\n/);
  if (/^(?:Created|Creator): /.test(first!)) return true;
  const end = first === '---' ? lines.indexOf('---') : -1;
  return lines.slice(0, Math.max(end, 0)).some((line) => /^(?:source|expression|assertion_line): ?/.test(line));
};

/** An object or array; a lone scalar is no evidence. Comments before it are those of JSONC. */
export const json: Sniffer = (head) => {
  const text = sniffText(head);
  let index = 0;
  for (;;) {
    index = afterSpace(text, index);
    if (text.startsWith('//', index)) index = endOf(text, '\n', index);
    else if (text.startsWith('/*', index)) index = endOf(text, '*/', index + 2);
    else break;
  }
  const first = text[index];
  return first === '{' || first === '[';
};

/** Two records or more, each on its own line. */
export const jsonl: Sniffer = (head, whole) => {
  const lines = sniffText(head).split('\n');
  if (!whole) lines.pop();
  const records = lines.map((line) => line.trim()).filter((line) => line !== '');
  return records.length >= 2 && records.every((line) => /^\{.*\}$|^\[.*\]$/s.test(line));
};

/** Both spellings of the pointer's version; the second is from before Git LFS had its name. */
export const lfs: Sniffer = (head, whole) => {
  if (!whole || head.length > MAX_POINTER_BYTES) return false;
  const text = sniffText(head);
  return POINTER_VERSIONS.some((version) => text.startsWith(`version ${version}\n`));
};

/** Git LFS itself reads no pointer beyond this. */
export const MAX_POINTER_BYTES = 1_024;
export const POINTER_VERSIONS = ['https://git-lfs.github.com/spec/v1', 'https://hawser.github.com/spec/v1'] as const;

/** Apple's binary form, or its document type or root near the start of XML. */
export const plist: Sniffer = (head) => {
  if (head[0] === 0x62 && head[1] === 0x70) return Buffer.from(head.subarray(0, 8)).toString('latin1') === 'bplist00';
  const text = sniffText(head.subarray(0, 1_024));
  return text.trimStart().startsWith('<') && /<!DOCTYPE plist|<plist[\s>]/.test(text);
};

/** The first line that Jest, Vitest and Bun write. insta and go-snaps share the extension and have none. */
export const snap: Sniffer = (head) => /^\/\/ (?:Jest|Vitest|Bun) Snapshot v\d/.test(sniffText(head.subarray(0, 256)));

/** A table header and a key whose value is spelled as in TOML: `[a]` with `b = c` is INI and stays unnamed. */
export const toml: Sniffer = (head) => {
  const lines = sniffText(head.subarray(0, 8_192)).split('\n', 200);
  const table = lines.some((line) => /^\s{0,16}\[{1,2}[\w."' -]{1,200}\]{1,2}\s{0,16}$/.test(line));
  return table && lines.some((line) => /^\s{0,16}[\w."'-]{1,200} ?= ?(?:["'[{]|[+-]?\d|true\b|false\b)/.test(line));
};

/**
 * A declaration, a doctype, or a root that declares a namespace. Angle brackets alone are no evidence: in a template
 * or a fragment of HTML white space between elements is content, which the XML reader would take for layout.
 */
export const xml: Sniffer = (head) => {
  const text = sniffText(head);
  const start = afterSpace(text, 0);
  if (text.startsWith('<?xml', start) || /^<!DOCTYPE (?!html)/i.test(text.slice(start, start + 16))) return true;
  const root = text.slice(start, start + 1_024);
  return /^<[A-Za-z_][^<>]*\sxmlns(?::[\w.-]{1,64})?=/.test(root);
};

/** Only the directive: a line of dashes opens front matter and insta snapshots as well. */
export const yaml: Sniffer = (head) => /^%YAML 1\.\d/.test(sniffText(head.subarray(0, 256)));

const magic =
  (...magics: readonly string[]): Sniffer =>
  (head) =>
    magics.some((one) => Buffer.from(head.subarray(0, one.length)).toString('latin1') === one);

export const bz2: Sniffer = (head) => /^BZh[1-9]1AY&SY/.test(Buffer.from(head.subarray(0, 10)).toString('latin1'));
/** The file format, and Feather's first version, which nobody here decodes. A stream has no magic number. */
export const arrow = magic('ARROW1\0\0', 'FEA1');
/** Magic number at the beginning; readers look at the end for the same one. PARE has an encrypted footer. */
export const parquet = magic('PAR1', 'PARE');
export const gif = magic('GIF87a', 'GIF89a');
export const jpeg = magic('\xff\xd8\xff');
export const tiff = magic('II*\0', 'MM\0*', 'II+\0', 'MM\0+');
export const gz = magic('\x1f\x8b\x08');
export const npy = magic('\x93NUMPY');
export const png = magic('\x89PNG\r\n\x1a\n');
export const xz = magic('\xfd7zXZ\0');
/** With an entry first, or empty; a zip behind a preamble is known by its extension only. */
export const zip = magic('PK\x03\x04', 'PK\x05\x06');
export const zst = magic('\x28\xb5\x2f\xfd');

/** Two letters begin too many texts: the header's reserved bytes and size must fit as well. */
export const bmp: Sniffer = (head) =>
  head[0] === 0x42 &&
  head[1] === 0x4d &&
  head.subarray(6, 10).every((byte) => byte === 0) &&
  head[15] === 0 &&
  head[14]! >= 12;

export const webp: Sniffer = (head) => /^RIFF.{4}WEBP/s.test(Buffer.from(head.subarray(0, 12)).toString('latin1'));

/** Both spellings of the mark that tar has had since 1988. */
export const tar: Sniffer = (head) =>
  /^ustar(?:\0| {2}\0)/.test(Buffer.from(head.subarray(257, 265)).toString('latin1'));
/** Headers as a mail program writes them first, one of those that only mail has among them. */
export const eml: Sniffer = (head) => {
  const lines = sniffText(head.subarray(0, 4_096)).split(/\r?\n/, 40);
  const end = lines.indexOf('');
  const headers = lines.slice(lines[0]?.startsWith('From ') ? 1 : 0, end === -1 ? lines.length - 1 : end);
  const field = /^(?:[!-9;-~]+:|[ \t])/;
  const proof = /^(?:received|return-path|message-id|mime-version|delivered-to):/i;
  const named = (name: string): boolean => headers.some((line) => line.toLowerCase().startsWith(`${name}:`));
  return headers.every((line) => field.test(line)) && named('from') && headers.some((line) => proof.test(line));
};

/** Version 1 of the object container, the only one there is. */
export const avro = magic('Obj\x01');

/** A zip whose first names are those of a workbook; the order is free, so the names are looked for. */
export const xlsx: Sniffer = (head) => {
  if (!zip(head, false)) return false;
  return Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes('xl/workbook.xml');
};

/** Some programs put something before the header, but not where a sniffer shall believe it. */
export const pdf = magic('%PDF-');

export const sqlite = magic('SQLite format 3\0');

function afterSpace(text: string, from: number): number {
  let index = from;
  while (index < text.length && ' \t\r\n'.includes(text[index]!)) index += 1;
  return index;
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}
