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

/** The first line that Jest, Vitest and Bun write. insta and go-snaps share the extension and have none. */
export const snap: Sniffer = (head) => /^\/\/ (?:Jest|Vitest|Bun) Snapshot v\d/.test(sniffText(head.subarray(0, 256)));

/** Only the directive: a line of dashes opens front matter and insta snapshots as well. */
export const yaml: Sniffer = (head) => /^%YAML 1\.\d/.test(sniffText(head.subarray(0, 256)));

/** The file format, and Feather's first version, which nobody here decodes. A stream has no magic number. */
export const arrow: Sniffer = (head) => startsWith(head, 'ARROW1\0\0') || startsWith(head, 'FEA1');

/** Magic number at the beginning; readers look at the end for the same one. PARE has an encrypted footer. */
export const parquet: Sniffer = (head) => startsWith(head, 'PAR1') || startsWith(head, 'PARE');

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
export const avro: Sniffer = (head) => startsWith(head, 'Obj\x01');

/** A zip whose first names are those of a workbook; the order is free, so the names are looked for. */
export const xlsx: Sniffer = (head) => {
  if (!startsWith(head, 'PK\x03\x04')) return false;
  return Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes('xl/workbook.xml');
};

/** Some programs put something before the header, but not where a sniffer shall believe it. */
export const pdf: Sniffer = (head) => startsWith(head, '%PDF-');

export const sqlite: Sniffer = (head) => startsWith(head, 'SQLite format 3\0');

/** Whether the file begins with these bytes, given as Latin-1. */
function startsWith(head: Uint8Array, magic: string): boolean {
  return Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, magic.length)).toString('latin1') === magic;
}

function afterSpace(text: string, from: number): number {
  let index = from;
  while (index < text.length && ' \t\r\n'.includes(text[index]!)) index += 1;
  return index;
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}
