import { decimalOf } from '../comparison/nodes.js';
import { compareMagnitudes, type Decimal, isZero, parseDecimal } from '../comparison/numbers.js';
import { matchesPath, normalizedPath, type PathPattern, parsePath, type Step } from '../comparison/paths.js';
import type { Content, Line, TreeNode } from '../documents/document.js';
import { MAX_NUMBER_CHARACTERS } from '../documents/format.js';
import { showText } from '../review/quoting.js';
import { readByRule } from './kept-document.js';
import type { FileJob } from './work.js';

/** JSON's types and `integer`, which is a number without a fraction, however it is spelled. */
export const BOUND_TYPES = ['integer', 'number', 'string', 'boolean', 'null', 'array', 'object'] as const;
export type BoundType = (typeof BOUND_TYPES)[number];

/** What one line under `bounds:` says about the values at a path. Numbers are literals: they are compared exactly. */
export interface Bound {
  /** RFC 9535, as written. */
  readonly path: string;
  readonly types?: readonly BoundType[];
  readonly minimum?: string;
  readonly maximum?: string;
  readonly exclusiveMinimum?: string;
  readonly exclusiveMaximum?: string;
  readonly oneOf?: readonly EnumValue[];
  /** RE2 syntax; it may match anywhere in the value. */
  readonly pattern?: string;
  /** Where it stands: the property file on base and the line in it. */
  readonly file: string;
  readonly line: Line;
}

export interface EnumValue {
  readonly kind: 'string' | 'number' | 'boolean' | 'null';
  readonly text: string;
}

/** A value that a bound does not allow. */
export interface Violation {
  readonly bound: Bound;
  /** Normalized path of the value. */
  readonly at: string;
  /** In the fixture; 0 where its format has no lines. */
  readonly line: Line;
  /** For instance `expected at most 0.25; found 2.5`. */
  readonly message: string;
}

export interface BoundsReading {
  /** The first of them, in the order of the file. */
  readonly violations: readonly Violation[];
  readonly total: number;
  /** Bounds that no value of the file is at. */
  readonly idle: readonly Bound[];
  /** Why nothing was looked at. */
  readonly unread?: string;
}

const MAX_VIOLATIONS = 20;

interface Checker {
  readonly bound: Bound;
  readonly pattern: PathPattern;
  readonly matches: ((value: string) => boolean) | undefined;
  met: boolean;
}

interface Value {
  readonly types: readonly BoundType[];
  /** Its spelling, for strings and numbers what is compared. */
  readonly text: string;
  readonly decimal?: Decimal | undefined;
  readonly line: Line;
}

/** Holds every value of head against the bounds on base. Never throws for what a file holds. */
export async function checkBounds(job: FileJob, bounds: readonly Bound[]): Promise<BoundsReading> {
  const { document, failure } = await readByRule(job);
  const why = failure === undefined ? document.incomplete : `it does not parse as ${failure.format}: ${failure.reason}`;
  if (why !== undefined) return { violations: [], total: 0, idle: [], unread: why };
  const checkers = await prepare(bounds);
  const found = new Map<string, Violation>();
  for (const { content } of document.readings) {
    const values = valuesOf(content);
    if (values === undefined) {
      return { violations: [], total: 0, idle: [], unread: `bounds cannot be told of ${document.format} yet` };
    }
    for (const [steps, value] of values) {
      for (const checker of checkers) {
        if (!matchesPath(checker.pattern, steps)) continue;
        checker.met = true;
        const message = judge(checker, value);
        if (message === undefined) continue;
        const at = normalizedPath(steps);
        // Two readings of one file say the same of most values.
        found.set(`${at} ${checker.bound.path} ${message}`, { bound: checker.bound, at, line: value.line, message });
      }
    }
  }
  return {
    violations: [...found.values()].slice(0, MAX_VIOLATIONS),
    total: found.size,
    idle: checkers.filter(({ met }) => !met).map(({ bound }) => bound),
  };
}

async function prepare(bounds: readonly Bound[]): Promise<Checker[]> {
  const engine = bounds.some(({ pattern }) => pattern !== undefined) ? (await import('re2js')).RE2JS : undefined;
  return bounds.flatMap((bound) => {
    const parsed = parsePath(bound.path);
    if (!parsed.ok) return [];
    const compiled = bound.pattern === undefined ? undefined : engine?.compile(bound.pattern);
    const matches = compiled === undefined ? undefined : (value: string): boolean => compiled.matcher(value).find();
    return [{ bound, pattern: parsed.pattern, matches, met: false }];
  });
}

type Placed = readonly [steps: readonly Step[], value: Value];

/** Undefined for what has no paths of this kind: archives, images, bytes. */
function valuesOf(content: Content): Iterable<Placed> | undefined {
  switch (content.kind) {
    case 'tree':
      return treeValues(content.root, []);
    case 'table':
      return tableValues(content);
    case 'tensor':
      return tensorValues(content.values);
    case 'text':
      return content.lines.map((line, index): Placed => [[index], { types: ['string'], text: line, line: index + 1 }]);
    default:
      return undefined;
  }
}

/** Iterative: deep data takes heap, not stack. */
function* treeValues(root: TreeNode, from: readonly Step[]): Generator<Placed> {
  const waiting: (readonly [readonly Step[], TreeNode])[] = [[from, root]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [steps, node] = next;
    yield [steps, nodeValue(node)];
    if (node.kind === 'object') {
      for (const { name, value } of [...node.members].reverse()) waiting.push([[...steps, name], value]);
    } else if (node.kind === 'array') {
      for (let index = node.items.length - 1; index >= 0; index -= 1) {
        waiting.push([[...steps, index], node.items[index]!]);
      }
    }
  }
}

function nodeValue(node: TreeNode): Value {
  const { line } = node;
  switch (node.kind) {
    case 'number': {
      return numeric(decimalOf(node), node.literal, line);
    }
    case 'string':
    case 'date-time':
      return { types: ['string'], text: node.value, line };
    case 'boolean':
      return { types: ['boolean'], text: String(node.value), line };
    case 'null':
      return { types: ['null'], text: 'null', line };
    case 'binary':
      return { types: [], text: 'binary data', line };
    default:
      return { types: [node.kind], text: node.kind === 'array' ? 'an array' : 'an object', line };
  }
}

function numeric(spelling: string, text: string, line: Line): Value {
  // A longer literal is not computed with, so no bound can be said to hold.
  const decimal = spelling.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(spelling);
  const whole = decimal !== undefined && (isZero(decimal) || decimal.exponent >= 0n);
  return { types: whole ? ['integer', 'number'] : ['number'], text, decimal, line };
}

function* tableValues({ columns, rows, lines }: Extract<Content, { kind: 'table' }>): Generator<Placed> {
  for (const [index, row] of rows.entries()) {
    for (const [at, cell] of row.entries()) {
      const steps: readonly Step[] = [index, columns[at]?.name ?? at];
      const line = lines[index] ?? 0;
      if (typeof cell === 'string') yield [steps, cellValue(cell, line)];
      else yield* treeValues(cell, steps);
    }
  }
}

/** A cell has no type of its own: it is a number where it is spelled as one, nothing where it is empty, and always text. */
function cellValue(cell: string, line: Line): Value {
  if (cell === '') return { types: ['null', 'string'], text: '', line };
  const value = numeric(cell, cell, line);
  return value.decimal === undefined
    ? { types: ['string'], text: cell, line }
    : { ...value, types: [...value.types, 'string'] };
}

function* tensorValues(values: Extract<Content, { kind: 'tensor' }>['values']): Generator<Placed> {
  for (let index = 0; index < values.length; index += 1) {
    const text = String(values[index]);
    yield [[index], numeric(text, text, 0)];
  }
}

/** What is wrong with a value under one bound; undefined where nothing is. */
function judge({ bound, matches }: Checker, value: Value): string | undefined {
  const { types, oneOf, pattern } = bound;
  const found = `; found ${shown(value)}`;
  if (types !== undefined && !types.some((type) => value.types.includes(type))) {
    return `expected ${types.join(' or ')}${found}`;
  }
  // What a declared type allows beside numbers (null, say) has no size and no spelling to be held against.
  const declared = types !== undefined;
  if (!(declared && !value.types.includes('number'))) {
    const wrong = outOfRange(bound, value);
    if (wrong !== undefined) return `${wrong}${found}`;
  }
  if (oneOf !== undefined && !oneOf.some((one) => isSame(one, value))) {
    return `expected one of ${oneOf.map(({ kind, text }) => (kind === 'string' ? showText(text) : text)).join(', ')}${found}`;
  }
  const isText = value.types.includes('string');
  if (matches !== undefined && !(declared && !isText) && !(isText && matches(value.text))) {
    return `expected a text that matches ${pattern}${found}`;
  }
  return undefined;
}

function outOfRange(bound: Bound, { decimal }: Value): string | undefined {
  const checks = [
    [bound.minimum, 'at least', (order: number) => order >= 0],
    [bound.maximum, 'at most', (order: number) => order <= 0],
    [bound.exclusiveMinimum, 'more than', (order: number) => order > 0],
    [bound.exclusiveMaximum, 'less than', (order: number) => order < 0],
  ] as const;
  for (const [literal, words, holds] of checks) {
    if (literal === undefined) continue;
    const limit = parseDecimal(literal);
    // NaN, the infinities and texts lie outside every range.
    if (limit === undefined || decimal === undefined || !holds(compare(decimal, limit))) {
      return `expected ${words} ${literal}`;
    }
  }
  return undefined;
}

function compare(a: Decimal, b: Decimal): number {
  const left = sign(a);
  const right = sign(b);
  if (left !== right) return left < right ? -1 : 1;
  return left < 0 ? compareMagnitudes(b, a) : compareMagnitudes(a, b);
}

function sign(value: Decimal): number {
  return isZero(value) ? 0 : value.negative ? -1 : 1;
}

function isSame({ kind, text }: EnumValue, value: Value): boolean {
  if (!value.types.includes(kind)) return false;
  if (kind !== 'number') return value.text === text;
  const wanted = parseDecimal(text);
  return wanted !== undefined && value.decimal !== undefined && compare(wanted, value.decimal) === 0;
}

function shown({ types, text }: Value): string {
  return types.includes('string') && !types.includes('number') ? showText(text, 60) : text.slice(0, 60);
}
