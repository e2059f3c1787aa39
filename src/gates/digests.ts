import { createHash, timingSafeEqual } from 'node:crypto';
import { normalizeLines } from '../comparison/text.js';
import type { SealMode } from './manifest.js';

/** What stands at a path, in the form that an entry's mode hashes. */
export type Observed =
  | {
      readonly kind: 'digest';
      readonly sha256: string;
      /** What the size of an entry may be: one number, or raw and normalised bytes. */
      readonly sizes: readonly string[];
      /** What this form does not protect, in words. Empty for bytes. */
      readonly forgives: readonly string[];
    }
  /** There is nothing to hash, or nothing that this mode can hash. `why` ends a sentence that begins with "found". */
  | { readonly kind: 'none'; readonly why: string };

export const NORMALIZED_FORGIVES = ['line ends', 'white space at the ends of lines', 'newlines at the end'] as const;

/** Strict, and a byte order mark is a character like others, as in Python's `utf-8`. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Mode `normalized`, version 1 (requirement M5). Undefined for what is no UTF-8. */
export function normalizedForm(bytes: Uint8Array): Buffer | undefined {
  let text: string;
  try {
    text = UTF8.decode(bytes);
  } catch {
    return undefined;
  }
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  return Buffer.from(`${normalizeLines(lines).join('\n')}\n`, 'utf8');
}

export function observeNormalized(bytes: Uint8Array): Observed {
  const form = normalizedForm(bytes);
  if (form === undefined) return { kind: 'none', why: 'bytes that are no UTF-8, which mode normalized cannot hash' };
  return {
    kind: 'digest',
    sha256: createHash('sha256').update(form).digest('hex'),
    sizes: [String(bytes.length), String(form.length)],
    forgives: NORMALIZED_FORGIVES,
  };
}

/** Key of what was observed: the same path may be looked at in several modes. */
export function observedKey(mode: SealMode, path: string): string {
  return `${mode} ${path}`;
}

/** Requirement M3: in constant time. Both are hex; of unequal length only where one is none. */
export function sameDigest(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));
}
