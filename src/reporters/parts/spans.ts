import { maskProse } from '../encoders/secrets.js';

/**
 * Text with its origin, so that one description serves every sink and each sink encodes it in its own way.
 * `plain` is this program's own wording; `prose` is a sentence that holds names or values of the pull request;
 * `code` is such a name or value.
 */
export interface Span {
  readonly kind: 'plain' | 'prose' | 'code';
  readonly text: string;
}

export function plain(text: string): Span {
  return { kind: 'plain', text };
}

/** Masked here, once for all sinks. */
export function prose(text: string): Span {
  return { kind: 'prose', text: maskProse(text) };
}

/** A path, a place or a value that has been through `shownValue`. */
export function code(text: string): Span {
  return { kind: 'code', text };
}

export interface SpanEncoder {
  readonly plain: (text: string) => string;
  readonly prose: (text: string) => string;
  readonly code: (text: string) => string;
}

export function encodeSpans(spans: readonly Span[], encoder: SpanEncoder): string {
  return spans.map(({ kind, text }) => encoder[kind](text)).join('');
}

/** Spans joined by a separator of our own. */
export function joinSpans(parts: readonly (readonly Span[])[], separator: string): Span[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [plain(separator), ...part]));
}
