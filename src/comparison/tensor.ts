import type { DType, Tensor } from '../documents/document.js';
import type { ToleranceRule } from '../policy/policy.js';
import { addChange, type Collector, countMove, plotMove, tally, wants } from './collector.js';
import { driftsOf } from './drifts.js';
import { boundsOf } from './moves.js';
import { within, withinForCertain } from './numbers.js';
import { normalizedPath } from './paths.js';
import { describeBounds, distances, mostSpecific } from './tolerance.js';
import type { TreeContext } from './tree.js';
import { ulpDistance } from './ulp.js';

/** docs/classes.md section 5: units in the last place that float32, float16 and bfloat16 may move by default, inclusive. */
const DEFAULT_ULP = 8;

/** What the elements of an array are held against. */
interface Limits {
  readonly rules: readonly ToleranceRule[];
  readonly describe: string;
}

const INTEGERS: ReadonlySet<DType> = new Set([
  'bool',
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
]);

function limitsFor({ rules }: TreeContext, dtype: DType): Limits {
  const integer = INTEGERS.has(dtype);
  const byPath = mostSpecific(rules, { base: [0], head: [0] }).map(({ rule }) => rule);
  if (byPath.length > 0) {
    return byPath.some(({ integers }) => integer && integers !== true) ? exactly() : bounded(byPath);
  }
  if (integer) return exactly();
  if (rules.globals.length > 0) return bounded(rules.globals);
  const wide = dtype === 'float64' || dtype === 'complex128';
  return bounded([wide ? { ...rules.measured } : { ulp: DEFAULT_ULP }]);
}

function exactly(): Limits {
  return { rules: [], describe: 'exact (integers)' };
}

function bounded(rules: readonly ToleranceRule[]): Limits {
  const words = rules.map(({ ulp, ...rule }) => {
    const bounds = rule.relative !== undefined || rule.absolute !== undefined ? [describeBounds(rule)] : [];
    return [...(ulp === undefined ? [] : [`${ulp} ULP`]), ...bounds].join(' or ');
  });
  return { rules, describe: words.join(' and ') };
}

function withinRule(rule: ToleranceRule, dtype: DType, base: number | bigint, head: number | bigint): boolean {
  if (typeof base === 'number' && typeof head === 'number') {
    if (!Number.isFinite(base) || !Number.isFinite(head)) return false;
    const ulp = rule.ulp === undefined ? undefined : ulpDistance(dtype, base, head);
    if (ulp !== undefined && ulp <= (rule.ulp ?? 0)) return true;
  }
  const { relative = 0, absolute = 0 } = rule;
  if (relative <= 0 && absolute <= 0) return false;
  const numbers = typeof base === 'number' && typeof head === 'number';
  const quick = numbers ? withinForCertain(base, head, { relative, absolute }) : undefined;
  return quick ?? within(String(base), String(head), { relative, absolute });
}

function same(a: number | bigint | undefined, b: number | bigint | undefined): boolean {
  // NaN is a value of its own, equal to itself; the two zeros are one.
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

function equalAcross(a: number | bigint, b: number | bigint): boolean {
  if (typeof a === typeof b) return same(a, b);
  // Exact in JavaScript between the two kinds of number.
  // biome-ignore lint/suspicious/noDoubleEquals: 3n == 3 is what is asked
  return a == b;
}

/** Arrays of numbers, element by element in C order. dtype and dimensions are shape. */
export function diffTensors(context: TreeContext, base: Tensor, head: Tensor): void {
  const sameShape = shapeFacts(context, base, head);
  if (!sameShape && base.values.length !== head.values.length) return;
  const limits = base.dtype === head.dtype ? limitsFor(context, head.dtype) : { rules: [], describe: 'exact' };
  diffElements(context.collector, limits, base.values, head.values, { ...head, first: 0 });
}

/** Compares the elements of arrays that are alike in dtype and dimensions, a part at a time. */
export function elementComparer(
  context: TreeContext,
  dtype: DType,
  dimensions: readonly number[],
): (base: Tensor['values'], head: Tensor['values'], first: number) => void {
  const limits = limitsFor(context, dtype);
  return (base, head, first) => diffElements(context.collector, limits, base, head, { dtype, dimensions, first });
}

/** Where the elements at hand belong; `first` is the index of the first number in the whole array, in C order. */
interface Part extends Pick<Tensor, 'dtype' | 'dimensions'> {
  readonly first: number;
}

const DRIFTED = 'number# moved within tolerance';
const REWRITTEN = 'value# rewritten';

/** Moves that are counted and not kept, so that ten million of them cost no more than their arithmetic. */
function diffElements(
  collector: Collector,
  limits: Limits,
  base: Tensor['values'],
  head: Tensor['values'],
  part: Part,
): void {
  const [bounds, more] = limits.rules;
  const simple = bounds !== undefined && more === undefined && bounds.ulp === undefined;
  const measured = { relative: bounds?.relative ?? 0, absolute: bounds?.absolute ?? 0 };
  const drifts =
    simple && isFloats(base) && isFloats(head)
      ? driftsOf(collector, base, head, measured, boundsOf(limits.describe))
      : undefined;
  for (let i = 0; i < base.length; i += 1) {
    if (drifts !== undefined && isFull(collector)) i = drifts.skip(i, collector.leastDrift);
    if (i >= base.length) break;
    const from = base[i]!;
    const to = head[i]!;
    if (from === to || equalAcross(from, to)) continue;
    diffElement(collector, limits, from, to, part, i);
  }
  drifts?.finish(DRIFTED);
}

function isFloats(values: Tensor['values']): values is Float64Array | Float32Array {
  return values instanceof Float64Array || values instanceof Float32Array;
}

/** No further drift is kept, unless it moved by more than what is. */
function isFull(collector: Collector): boolean {
  return !wants(collector, 'drift');
}

function diffElement(
  collector: Collector,
  limits: Limits,
  from: number | bigint,
  to: number | bigint,
  part: Part,
  index: number,
): void {
  const { dtype } = part;
  countMove(collector, Number(from), Number(to));
  const drift = limits.rules.length > 0 && limits.rules.every((rule) => withinRule(rule, dtype, from, to));
  const kind = drift ? 'drift' : 'value';
  const sort = drift ? DRIFTED : REWRITTEN;
  const [x, y] = [Number(from), Number(to)];
  const bounds = boundsOf(limits.describe);
  const finite = typeof from === 'number' && typeof to === 'number' && Number.isFinite(from) && Number.isFinite(to);
  const steps = finite && bounds?.ulp !== undefined ? ulpDistance(dtype, from, to) : undefined;
  plotMove(collector, x, y, !drift, bounds, steps);
  if (!wants(collector, kind, Math.abs(x - y) / Math.min(Math.abs(x), Math.abs(y)))) {
    tally(collector, kind, sort);
    return;
  }
  const ulp = steps ?? (finite ? ulpDistance(dtype, from, to) : undefined);
  addChange(
    collector,
    {
      kind,
      at: placeOf(part, part.first + index),
      base: String(from),
      head: String(to),
      ...distances(String(from), String(to)),
      limit: limits.describe,
      ...(ulp !== undefined && ulp < 1_000_000 ? { note: `moved by ${ulp} ULP` } : {}),
    },
    sort,
  );
}

function isComplex(dtype: DType): boolean {
  return dtype === 'complex64' || dtype === 'complex128';
}

function placeOf({ dimensions, dtype }: Part, index: number): string {
  let rest = isComplex(dtype) ? Math.floor(index / 2) : index;
  const steps: number[] = [];
  for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
    const size = Math.max(1, dimensions[axis]!);
    steps.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  const part = isComplex(dtype) ? (index % 2 === 0 ? ' real' : ' imaginary') : '';
  return `${normalizedPath(steps)}${part}`;
}

/** As numpy prints it: `(3, 224)`, `(5,)`, `()`. */
export function formatDimensions(dimensions: readonly number[]): string {
  return dimensions.length === 1 ? `(${dimensions[0]},)` : `(${dimensions.join(', ')})`;
}

/** False where dimensions or dtype differ. */
function shapeFacts({ collector }: TreeContext, base: Tensor, head: Tensor): boolean {
  const from = formatDimensions(base.dimensions);
  const to = formatDimensions(head.dimensions);
  if (from !== to) {
    addChange(collector, { kind: 'shape', at: '$', base: from, head: to, note: 'dimensions' }, 'dimension# changed');
  }
  if (base.dtype !== head.dtype) {
    addChange(
      collector,
      { kind: 'shape', at: '$', base: base.dtype, head: head.dtype, note: 'element type' },
      'dtype# changed',
    );
  }
  return from === to && base.dtype === head.dtype;
}
