import { createHash } from 'node:crypto';
import type { Content, FixtureDocument, Notice } from './document.js';
import type { ReadResult } from './format.js';

/** What the readers of arrays, images and archives say of a file. */
export interface BinaryParts {
  readonly format: string;
  readonly content: Content;
  readonly declared?: Readonly<Record<string, string>>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly layout?: Readonly<Record<string, string>>;
  readonly notices?: readonly Notice[];
  readonly incomplete?: string;
}

export function binaryDocument(parts: BinaryParts): FixtureDocument {
  const { format, content, declared = {}, facts, layout = {}, notices = [], incomplete } = parts;
  return {
    format,
    readings: [{ label: '', content }],
    declared,
    ...(facts === undefined || Object.keys(facts).length === 0 ? {} : { facts }),
    layout,
    notices,
    ...(incomplete === undefined ? {} : { incomplete }),
  };
}

export function binaryResult(parts: BinaryParts): ReadResult {
  return { ok: true, document: binaryDocument(parts) };
}

/** A fact about bytes: their number and so much of a digest that a person can tell two apart. */
export function bytesFact(bytes: Uint8Array | readonly Uint8Array[]): string {
  const parts = bytes instanceof Uint8Array ? [bytes] : bytes;
  const hash = createHash('sha256');
  let total = 0;
  for (const part of parts) {
    total += part.length;
    // Without the lengths, moving a byte from one part to the next would go unseen.
    hash.update(`${part.length}:`).update(part);
  }
  return `${total} bytes (${hash.digest('hex').slice(0, 32)})`;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function ascii(bytes: Uint8Array, from: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, from + length);
}

export function startsWith(bytes: Uint8Array, magic: string, from = 0): boolean {
  return ascii(bytes, from, magic.length) === magic;
}
