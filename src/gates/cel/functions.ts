import type { RE2JS } from 're2js';
import {
  add,
  CelFault,
  compareExact,
  divide,
  type ExactNumber,
  exactOf,
  multiply,
  negate,
  spell,
  truncate,
} from './exact.js';
import {
  type Budget,
  type CelValue,
  compareValues,
  equals,
  isList,
  isMap,
  isNumber,
  keyOf,
  type ListValue,
  listItem,
  listSize,
  mapGet,
  mapSize,
  spend,
  typeName,
} from './values.js';

/** What every function may use besides its arguments. */
export interface Tools {
  readonly budget: Budget;
  /** Whether no object that an expression may meet has a name twice. */
  readonly unique: boolean;
  /** Absent where no expression has a pattern. */
  readonly re2?: typeof RE2JS;
  readonly patterns: Map<string, RE2JS>;
}

/** Arguments in order; the target of `x.f()` comes first. */
export type CelFunction = (args: readonly CelValue[], tools: Tools) => CelValue;

function no(name: string, args: readonly CelValue[]): CelFault {
  return new CelFault(`${name} does not take (${args.map(typeName).join(', ')})`);
}

function numbers(name: string, args: readonly CelValue[]): readonly [ExactNumber, ExactNumber] {
  const [a, b] = args;
  if (args.length === 2 && isNumber(a!) && isNumber(b!)) return [a, b];
  throw no(name, args);
}

function plus(args: readonly CelValue[], { budget }: Tools): CelValue {
  const [a, b] = args as readonly [CelValue, CelValue];
  if (isNumber(a) && isNumber(b)) return add(a, b);
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (isList(a) && isList(b)) {
    spend(budget, listSize(a) + listSize(b));
    return [...itemsOf(a), ...itemsOf(b)];
  }
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.concat([a, b]);
  throw no('+', args);
}

function itemsOf(list: ListValue): CelValue[] {
  const items: CelValue[] = [];
  for (let index = 0; index < listSize(list); index += 1) items.push(listItem(list, index));
  return items;
}

function isIn(args: readonly CelValue[], { budget }: Tools): boolean {
  const [value, among] = args as readonly [CelValue, CelValue];
  if (isMap(among)) return mapGet(among, value) !== undefined;
  if (!isList(among)) throw no('in', args);
  spend(budget, listSize(among));
  for (let index = 0; index < listSize(among); index += 1) if (equals(value, listItem(among, index))) return true;
  return false;
}

export function at(container: CelValue, key: CelValue): CelValue {
  if (isList(container)) {
    if (typeof key === 'bigint' && key >= 0n && key < BigInt(listSize(container)))
      return listItem(container, Number(key));
    const index = isNumber(key) ? Number(truncate(key)) : -1;
    if (
      !isNumber(key) ||
      compareExact(key, BigInt(Math.trunc(index))) !== 0 ||
      index < 0 ||
      index >= listSize(container)
    ) {
      throw new CelFault(`no item ${isNumber(key) ? spell(key) : typeName(key)} in a list of ${listSize(container)}`);
    }
    return listItem(container, index);
  }
  if (!isMap(container)) throw new CelFault(`${typeName(container)} has no members`);
  const found = mapGet(container, key);
  if (found !== undefined) return found;
  throw new CelFault(`no such key: ${typeof key === 'string' ? key.slice(0, 60) : keyOf(key).slice(0, 60)}`);
}

function size(args: readonly CelValue[], { budget }: Tools): CelValue {
  const [value] = args;
  if (args.length !== 1 || value === undefined) throw no('size', args);
  if (typeof value === 'string') {
    spend(budget, value.length);
    let count = 0;
    for (const _ of value) count += 1;
    return BigInt(count);
  }
  if (value instanceof Uint8Array) return BigInt(value.length);
  if (isList(value)) return BigInt(listSize(value));
  if (isMap(value)) return BigInt(mapSize(value));
  throw no('size', args);
}

function listOf(name: string, args: readonly CelValue[], { budget }: Tools): ListValue {
  const [list] = args;
  if (list === undefined || !isList(list)) throw no(name, args);
  spend(budget, listSize(list));
  return list;
}

/** Takes the items of a list one by one, so that a list that only a fold would look at need not be made. */
export interface Fold {
  readonly take: (item: CelValue) => void;
  readonly value: () => CelValue;
}

function sumFold(): Fold {
  let total: ExactNumber = 0n;
  let index = 0;
  return {
    take: (item) => {
      if (!isNumber(item)) throw new CelFault(`sum: item ${index} is ${typeName(item)} and no number`);
      total = add(total, item);
      index += 1;
    },
    value: () => total,
  };
}

/** Of nothing there is none, so a property on it fails. */
function extremeFold(name: string, sign: 1 | -1): Fold {
  let best: CelValue | undefined;
  return {
    take: (item) => {
      best ??= item;
      // With itself, so that a single NaN or map is refused as it is among others.
      if (sign * compareValues(item, best) > 0) best = item;
    },
    value: () => {
      if (best === undefined) throw new CelFault(`${name} of an empty list`);
      return best;
    },
  };
}

/** Functions of one list that look at each item once, in order. */
export const FOLDS: ReadonlyMap<string, () => Fold> = new Map([
  ['sum', sumFold],
  ['min', () => extremeFold('min', -1)],
  ['max', () => extremeFold('max', 1)],
]);

function folded(list: ListValue, fold: Fold): CelValue {
  for (let index = 0; index < listSize(list); index += 1) fold.take(listItem(list, index));
  return fold.value();
}

function sum(args: readonly CelValue[], tools: Tools): CelValue {
  return folded(listOf('sum', args, tools), sumFold());
}

/** Of a list, or of the arguments. */
function extreme(name: string, sign: 1 | -1): CelFunction {
  return (args, tools) => folded(args.length === 1 ? listOf(name, args, tools) : args, extremeFold(name, sign));
}

function count(args: readonly CelValue[], tools: Tools): CelValue {
  const list = listOf('count', args, tools);
  if (args.length === 1) return BigInt(listSize(list));
  if (args.length !== 2) throw no('count', args);
  let found = 0n;
  for (let index = 0; index < listSize(list); index += 1) if (equals(listItem(list, index), args[1]!)) found += 1n;
  return found;
}

function distinct(args: readonly CelValue[], tools: Tools): CelValue {
  const list = listOf('distinct', args, tools);
  const found: CelValue[] = [];
  // Texts by themselves, so that none has to be spelled out as the key that tells it from a number.
  const texts = new Set<string>();
  const others = new Set<string>();
  for (let index = 0; index < listSize(list); index += 1) {
    const item = listItem(list, index);
    const [seen, key] = typeof item === 'string' ? [texts, item] : [others, keyOf(item)];
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(item);
  }
  return found;
}

function sorted(args: readonly CelValue[], tools: Tools): CelValue {
  const items = itemsOf(listOf('sorted', args, tools));
  spend(tools.budget, items.length * Math.ceil(Math.log2(items.length + 1)));
  if (items.length === 1) compareValues(items[0]!, items[0]!);
  return items.sort(compareValues);
}

/** `|a - b| <= relative * min(|a|, |b|)`, inclusive and exact, as tolerances are (docs/classes.md section 5). */
function close(args: readonly CelValue[]): CelValue {
  const [a, b, relative] = args;
  if (args.length !== 3 || !isNumber(a!) || !isNumber(b!) || !isNumber(relative!)) throw no('close', args);
  if (compareExact(relative, 0n) < 0) throw new CelFault('close: the relative bound is below zero');
  const magnitude = (value: ExactNumber): ExactNumber => (compareExact(value, 0n) < 0 ? negate(value) : value);
  const [x, y] = [magnitude(a), magnitude(b)];
  const smaller = compareExact(x, y) <= 0 ? x : y;
  return compareExact(magnitude(add(a, negate(b))), multiply(relative, smaller)) <= 0;
}

function int(args: readonly CelValue[]): CelValue {
  const [value] = args;
  if (args.length === 1 && isNumber(value!)) return truncate(value);
  if (args.length === 1 && typeof value === 'string' && /^-?[0-9]{1,4096}$/.test(value)) return BigInt(value);
  throw args.length === 1 && typeof value === 'string' ? new CelFault('int: the text is no integer') : no('int', args);
}

function double(args: readonly CelValue[]): CelValue {
  const [value] = args;
  if (args.length !== 1 || value === undefined) throw no('double', args);
  if (typeof value === 'bigint') return { kind: 'exact', numerator: value, denominator: 1n };
  if (isNumber(value) || typeof value === 'number') return value;
  if (typeof value === 'string') return exactOf(value);
  throw no('double', args);
}

function string(args: readonly CelValue[]): CelValue {
  const [value] = args;
  if (args.length !== 1 || value === undefined) throw no('string', args);
  if (typeof value === 'string') return value;
  if (isNumber(value)) return spell(value);
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  throw no('string', args);
}

function bool(args: readonly CelValue[]): CelValue {
  const [value] = args;
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw no('bool', args);
}

function onTexts(name: string, test: (text: string, other: string) => boolean): CelFunction {
  return (args, { budget }) => {
    const [text, other] = args;
    if (args.length !== 2 || typeof text !== 'string' || typeof other !== 'string') throw no(name, args);
    spend(budget, 1 + text.length / 64);
    return test(text, other);
  };
}

/** RE2 syntax and linear time; found anywhere in the text, as CEL has it. */
function matches(args: readonly CelValue[], { budget, re2, patterns }: Tools): CelValue {
  const [text, pattern] = args;
  if (args.length !== 2 || typeof text !== 'string' || typeof pattern !== 'string') throw no('matches', args);
  spend(budget, 1 + text.length);
  if (re2 === undefined) throw new CelFault('matches: there is no engine for patterns');
  let compiled = patterns.get(pattern);
  if (compiled === undefined) {
    try {
      compiled = re2.compile(pattern);
    } catch (error) {
      throw new CelFault(`matches: ${error instanceof Error ? error.message : 'no pattern'}`);
    }
    if (patterns.size < 100) patterns.set(pattern, compiled);
  }
  return compiled.matcher(text).find();
}

function ordered(name: string, holds: (order: number) => boolean): CelFunction {
  return (args) => {
    if (args.length !== 2) throw no(name, args);
    return holds(compareValues(args[0]!, args[1]!));
  };
}

export const FUNCTIONS: ReadonlyMap<string, CelFunction> = new Map<string, CelFunction>([
  ['_+_', plus],
  ['_-_', (args) => add(numbers('-', args)[0], negate(numbers('-', args)[1]))],
  ['_*_', (args) => multiply(...numbers('*', args))],
  ['_/_', (args) => divide(...numbers('/', args))],
  [
    '_%_',
    (args) => {
      const [a, b] = args;
      if (typeof a !== 'bigint' || typeof b !== 'bigint') throw no('%', args);
      if (b === 0n) throw new CelFault('division by zero');
      return a % b;
    },
  ],
  [
    '-_',
    ([value]) => {
      if (value === undefined || !isNumber(value)) throw no('-', value === undefined ? [] : [value]);
      return negate(value);
    },
  ],
  [
    '!_',
    ([value]) => {
      if (typeof value !== 'boolean') throw no('!', value === undefined ? [] : [value]);
      return !value;
    },
  ],
  ['_==_', ([a, b]) => equals(a!, b!)],
  ['_!=_', ([a, b]) => !equals(a!, b!)],
  ['_<_', ordered('<', (order) => order < 0)],
  ['_<=_', ordered('<=', (order) => order <= 0)],
  ['_>_', ordered('>', (order) => order > 0)],
  ['_>=_', ordered('>=', (order) => order >= 0)],
  ['@in', isIn],
  ['_[_]', ([container, key]) => at(container!, key!)],
  ['size', size],
  ['sum', sum],
  ['min', extreme('min', -1)],
  ['max', extreme('max', 1)],
  ['count', count],
  ['distinct', distinct],
  ['sorted', sorted],
  ['close', close],
  ['int', int],
  ['uint', int],
  ['double', double],
  ['string', string],
  ['bool', bool],
  ['dyn', ([value]) => value!],
  ['type', ([value]) => ({ kind: 'type', name: typeName(value!) })],
  ['contains', onTexts('contains', (text, part) => text.includes(part))],
  ['startsWith', onTexts('startsWith', (text, part) => text.startsWith(part))],
  ['endsWith', onTexts('endsWith', (text, part) => text.endsWith(part))],
  ['matches', matches],
]);

/** Names of types, which stand for themselves. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'int',
  'double',
  'bool',
  'string',
  'bytes',
  'list',
  'map',
  'null_type',
  'type',
]);
