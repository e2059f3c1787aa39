/**
 * The subset of RFC 9535 that a policy uses: `$`, `.name`, `['name']`, `[0]`, `[*]`, `.*`, and each of
 * them after `..`. Filters, slices, unions and negative indexes are not part of it.
 */

/** One step from a node to a child: a member name or an element index. */
export type Step = string | number;

type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'any' };

interface Segment {
  /** True after `..`: the selector may apply at any depth below. */
  readonly deep: boolean;
  readonly selector: Selector;
}

export interface PathPattern {
  readonly source: string;
  readonly segments: readonly Segment[];
}

export type PathParse =
  | { readonly ok: true; readonly pattern: PathPattern }
  | { readonly ok: false; readonly reason: string; readonly column: number };

const NAME_FIRST = /[\p{L}_]/u;
const NAME_NEXT = /[\p{L}\p{M}\p{N}_-]/u;

interface Cursor {
  readonly text: string;
  at: number;
}

/** Parses a path; `column` of a failure is one-based. Never throws. */
export function parsePath(source: string): PathParse {
  const cursor: Cursor = { text: source.trim(), at: 0 };
  const segments: Segment[] = [];
  if (cursor.text[0] !== '$') return { ok: false, reason: 'a path starts with `$`', column: 1 };
  cursor.at = 1;
  while (cursor.at < cursor.text.length) {
    const start = cursor.at;
    const selector = readSegment(cursor);
    if (typeof selector === 'string') return { ok: false, reason: selector, column: start + 1 };
    segments.push(selector);
  }
  return { ok: true, pattern: { source, segments } };
}

function readSegment(cursor: Cursor): Segment | string {
  const { text } = cursor;
  const deep = text.startsWith('..', cursor.at);
  if (deep) cursor.at += 2;
  else if (text[cursor.at] === '.') cursor.at += 1;
  else if (text[cursor.at] !== '[') return 'expected `.name`, `[...]` or `..`';
  const selector =
    text[cursor.at] === '[' && (deep || text[cursor.at - 1] !== '.') ? readBracket(cursor) : readName(cursor);
  return typeof selector === 'string' ? selector : { deep, selector };
}

function readName(cursor: Cursor): Selector | string {
  const { text } = cursor;
  if (text[cursor.at] === '*') {
    cursor.at += 1;
    return { kind: 'any' };
  }
  let name = '';
  for (const character of text.slice(cursor.at)) {
    if (!(name === '' ? NAME_FIRST : NAME_NEXT).test(character)) break;
    name += character;
  }
  if (name === '') return "expected a name; names with other characters are written ['like this']";
  cursor.at += name.length;
  return { kind: 'name', name };
}

function readBracket(cursor: Cursor): Selector | string {
  const { text } = cursor;
  cursor.at += 1;
  const quote = text[cursor.at];
  if (quote === "'" || quote === '"') return readQuoted(cursor, quote);
  const close = text.indexOf(']', cursor.at);
  if (close < 0) return '`[` without `]`';
  const inside = text.slice(cursor.at, close).trim();
  cursor.at = close + 1;
  if (inside === '*') return { kind: 'any' };
  if (/^(?:0|[1-9][0-9]{0,14})$/.test(inside)) return { kind: 'index', index: Number(inside) };
  return `\`[${inside}]\` is not \`[*]\`, an index or a quoted name`;
}

const ESCAPES = new Map([
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['f', '\f'],
  ['r', '\r'],
]);

function readQuoted(cursor: Cursor, quote: string): Selector | string {
  const { text } = cursor;
  let name = '';
  cursor.at += 1;
  while (cursor.at < text.length && text[cursor.at] !== quote) {
    let character = text[cursor.at] ?? '';
    if (character === '\\') {
      cursor.at += 1;
      const escaped = text[cursor.at] ?? '';
      const hex = escaped === 'u' ? /^[0-9a-fA-F]{4}/.exec(text.slice(cursor.at + 1)) : null;
      if (hex) cursor.at += 4;
      character = hex ? String.fromCharCode(Number.parseInt(hex[0], 16)) : (ESCAPES.get(escaped) ?? escaped);
    }
    name += character;
    cursor.at += 1;
  }
  if (text[cursor.at] !== quote || text[cursor.at + 1] !== ']') return 'a quoted name ends with a quote and `]`';
  cursor.at += 2;
  return { kind: 'name', name };
}

function selects(selector: Selector, step: Step): boolean {
  switch (selector.kind) {
    case 'any':
      return true;
    case 'name':
      return selector.name === step;
    case 'index':
      return selector.index === step;
  }
}

/**
 * Whether the pattern selects the node that the steps lead to. `same` lets a caller match other step
 * alphabets, as the generalised paths of shape facts. Linear in pattern times path.
 */
export function matchesPath(
  pattern: PathPattern,
  steps: readonly Step[],
  same: (selector: Selector, step: Step) => boolean = selects,
): boolean {
  const { segments } = pattern;
  if (segments.length > steps.length) return false;
  let reached = new Uint8Array(segments.length + 1);
  reached[0] = 1;
  for (const step of steps) {
    const next = new Uint8Array(segments.length + 1);
    for (let i = 0; i < segments.length; i += 1) {
      const segment = segments[i];
      if (!reached[i] || segment === undefined) continue;
      // A deep segment may still be waiting for its selector further down.
      if (segment.deep) next[i] = 1;
      if (same(segment.selector, step)) next[i + 1] = 1;
    }
    reached = next;
  }
  return reached[segments.length] === 1;
}

/** As matchesPath, for a path whose elements and map entries are written `[*]`: `[*]` stands for any child, a name for itself, an index for nothing. */
export function matchesGeneralised(pattern: PathPattern, steps: readonly Step[]): boolean {
  return matchesPath(pattern, steps, (selector, step) =>
    selector.kind === 'any' ? true : selector.kind === 'name' && selector.name === step,
  );
}

/** Below 0 where `a` is more specific than `b`: without `..` first, then more names and indexes, then fewer wildcards. */
export function compareSpecificity(a: PathPattern, b: PathPattern): number {
  const rank = ({ segments }: PathPattern): readonly [number, number, number] => {
    const exact = segments.filter(({ selector }) => selector.kind !== 'any').length;
    return [segments.filter(({ deep }) => deep).length, -exact, segments.length - exact];
  };
  const left = rank(a);
  const right = rank(b);
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

const NORMALIZED_ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** The RFC 9535 normalized path (section 2.7): `$['items'][0]['price']`. */
export function normalizedPath(steps: readonly Step[]): string {
  return `$${steps.map(normalizedStep).join('')}`;
}

function normalizedStep(step: Step): string {
  if (typeof step === 'number') return `[${step}]`;
  const escaped = step.replace(
    /[\u0000-\u001f'\\]/g,
    (character) =>
      NORMALIZED_ESCAPES[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return `['${escaped}']`;
}
