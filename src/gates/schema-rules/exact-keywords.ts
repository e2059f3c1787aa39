import type { Ajv } from 'ajv';
import { compareMagnitudes, type Decimal, parseDecimal } from '../../comparison/numbers.js';
import { MAX_NUMBER_CHARACTERS } from '../../documents/format.js';
import { canonicalJson, type ExactNumbers, type JsonValue, spellingOf } from './json-values.js';

/*
 * The keywords that look at a number's value, on decimals in place of doubles: 9007199254740993 is no multiple of 2, and
 * 0.3 is one of 0.1 (docs/adr/0130). They take the place of the validator's own.
 */

/** What is being validated; exchanged before each run of a compiled schema. */
export interface CurrentData {
  exact: ExactNumbers;
  rootExact: string | undefined;
}

interface DataContext {
  readonly parentData?: object;
  readonly parentDataProperty?: string | number;
}

/** The same on integers that doubles hold exactly. */
type Quick = (value: number, limit: number) => boolean;

/** Powers of ten between two numbers beyond which no remainder is computed. Literals of 4,096 characters stay below it. */
const WIDEST = 20_000n;

export function addExactKeywords(ajv: Ajv, schemaNumbers: ExactNumbers, current: CurrentData): void {
  const dataSpelling = (value: number, context: DataContext | undefined): string =>
    context?.parentData === undefined
      ? (current.rootExact ?? String(value))
      : spellingOf(current.exact, context.parentData, context.parentDataProperty ?? '', value);

  const isSpelledOut = (context: DataContext | undefined): boolean =>
    context?.parentData === undefined
      ? current.rootExact !== undefined
      : current.exact.get(context.parentData)?.has(context.parentDataProperty ?? '') === true;

  /**
   * Two decimals that both come out of a double as they went in are in the order of their doubles: rounding keeps an
   * order or makes it equal, and equal doubles are written alike. So only numbers with a spelling of their own, which
   * are kept apart (json-values.ts), need decimals; what stands in their place is never a safe integer.
   */
  const ordered = (keyword: string, holds: (value: Decimal, limit: Decimal) => boolean, quick: Quick): void =>
    numeric(keyword, holds, quick, (schema, parent) => {
      if (schemaNumbers.get(parent)?.has(keyword) === true || !Number.isFinite(schema)) return () => false;
      return (data, context) => Number.isSafeInteger(data) || !isSpelledOut(context);
    });

  const numeric = (
    keyword: string,
    holds: (value: Decimal, limit: Decimal) => boolean,
    quick: Quick,
    quickFor: (schema: number, parent: object) => (data: number, context: DataContext | undefined) => boolean,
  ): void => {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'number',
      schemaType: 'number',
      compile: (schema: number, parent: object) => {
        const limit = decimalIn(spellingOf(schemaNumbers, parent, keyword, schema));
        const isQuick = quickFor(schema, parent);
        return (data: number, context?: DataContext) => {
          if (isQuick(data, context)) return quick(data, schema);
          const value = decimalIn(dataSpelling(data, context));
          return value !== undefined && limit !== undefined && holds(value, limit);
        };
      },
    });
  };
  ordered(
    'maximum',
    (value, limit) => compare(value, limit) <= 0,
    (value, limit) => value <= limit,
  );
  ordered(
    'minimum',
    (value, limit) => compare(value, limit) >= 0,
    (value, limit) => value >= limit,
  );
  ordered(
    'exclusiveMaximum',
    (value, limit) => compare(value, limit) < 0,
    (value, limit) => value < limit,
  );
  ordered(
    'exclusiveMinimum',
    (value, limit) => compare(value, limit) > 0,
    (value, limit) => value > limit,
  );
  numeric(
    'multipleOf',
    isMultiple,
    (value, limit) => limit > 0 && value % limit === 0,
    (schema) => (data) => Number.isSafeInteger(schema) && Number.isSafeInteger(data),
  );

  const dataText = (data: JsonValue, context: DataContext | undefined): string => {
    if (context?.parentData !== undefined) {
      return canonicalJson(data, current.exact, context.parentData, context.parentDataProperty ?? '');
    }
    const holder = {};
    const exact: ExactNumbers = current.rootExact === undefined ? current.exact : new WeakMap();
    if (current.rootExact !== undefined) exact.set(holder, new Map([['', current.rootExact]]));
    return canonicalJson(data, exact, holder, '');
  };
  ajv.removeKeyword('const');
  ajv.addKeyword({
    keyword: 'const',
    compile: (schema: JsonValue, parent: object) => {
      if (isPlain(schema)) return (data: JsonValue) => data === schema;
      const wanted = canonicalJson(schema, schemaNumbers, parent, 'const');
      return (data: JsonValue, context?: DataContext) => sameKind(schema, data) && dataText(data, context) === wanted;
    },
  });
  ajv.removeKeyword('enum');
  ajv.addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    compile: (schema: readonly JsonValue[]) => {
      const wanted = new Set(schema.map((one, index) => canonicalJson(one, schemaNumbers, schema, index)));
      const plain = new Set(schema.filter(isPlain));
      return (data: JsonValue, context?: DataContext) =>
        isPlain(data)
          ? plain.has(data)
          : schema.some((one) => sameKind(one, data)) && wanted.has(dataText(data, context));
    },
  });
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    compile: (unique: boolean) => (data: readonly JsonValue[]) => !unique || areUnique(data, current.exact),
  });
}

/** In linear time, where comparing each with each is what a hostile list waits for. */
function areUnique(data: readonly JsonValue[], exact: ExactNumbers): boolean {
  const seen = new Set<string>();
  for (let index = 0; index < data.length; index += 1) {
    const text = canonicalJson(data[index]!, exact, data, index);
    if (seen.has(text)) return false;
    seen.add(text);
  }
  return true;
}

/** What JSON has one spelling for. */
function isPlain(value: JsonValue): value is string | boolean | null {
  return typeof value === 'string' || typeof value === 'boolean' || value === null;
}

/** Before a large value is spelled out to be compared with a small one. */
function sameKind(a: JsonValue, b: JsonValue): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && (a === null) === (b === null);
}

function decimalIn(spelling: string): Decimal | undefined {
  return spelling.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(spelling);
}

/** Below, at or above 0, with the sign. */
function compare(a: Decimal, b: Decimal): number {
  const left = a.digits === '' ? 0 : a.negative ? -1 : 1;
  const right = b.digits === '' ? 0 : b.negative ? -1 : 1;
  if (left !== right || left === 0) return left - right;
  return left * compareMagnitudes(a, b);
}

/** Exact. A divisor of zero or less divides nothing; a quotient too wide to be computed is none that can be vouched for. */
function isMultiple(value: Decimal, divisor: Decimal): boolean {
  if (divisor.digits === '' || divisor.negative) return false;
  if (value.digits === '') return true;
  const shift = value.exponent - divisor.exponent;
  if (shift > WIDEST || shift < -WIDEST) return false;
  const top = BigInt(value.digits) * (shift > 0n ? 10n ** shift : 1n);
  const bottom = BigInt(divisor.digits) * (shift < 0n ? 10n ** -shift : 1n);
  return top % bottom === 0n;
}
