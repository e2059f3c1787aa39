import type { Notice } from '../document.js';
import { type Decoded, decodeUnicode } from '../encoding.js';
import type { ReadInput } from '../format.js';
import { lineLayout } from '../layout.js';
import { fail, stopAtLimit } from './stop.js';

export interface Source {
  readonly text: string;
  /** Encoding, byte order mark, line ends, final newline. */
  readonly layout: Readonly<Record<string, string>>;
  readonly notices: readonly Notice[];
}

/** The text of a fixture in Unicode, strictly decoded, with the layout facts that every text format shares. */
export function openSource(input: ReadInput): Source {
  checkSize(input);
  return sourceOf(decodeUnicode(input.bytes));
}

export function sourceOf(decoded: Decoded): Source {
  if (!decoded.ok) return fail(decoded.reason, { line: decoded.line, column: decoded.column });
  const layout = { ...decoded.layout, ...lineLayout(decoded.text, { trailing: false }) };
  return { text: decoded.text, layout, notices: decoded.notices };
}

/** `cap` in bytes, for libraries that are too slow for the policy's limit. */
export function checkSize(input: ReadInput, cap = Number.POSITIVE_INFINITY): void {
  const limit = Math.min(cap, input.options.limits.file);
  if (input.bytes.length > limit) stopAtLimit(`${input.bytes.length} bytes, more than the ${limit} that are read`);
}
