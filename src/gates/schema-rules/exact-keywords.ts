import type { Ajv, Code, CodeKeywordDefinition, KeywordCxt } from 'ajv';
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

/** How code is written into the validator: the library's own way, so that nothing of a schema can become code. */
export type Template = (text: TemplateStringsArray, ...parts: readonly unknown[]) => Code;

/** Powers of ten between two numbers beyond which no remainder is computed. Literals of 4,096 characters stay below it. */
const WIDEST = 20_000n;

/**
 * What stands in the place of a number that a double would change (json-values.ts) is 0.5 or beyond these. Any other is
 * what it is written as.
 */
const STAND_IN = 0.5;
const LEAST_LARGE = 2 ** 53;

type Test = (data: never, parent: object | undefined, key: string | number | undefined) => boolean;

export function addExactKeywords(
  ajv: Ajv,
  template: Template,
  schemaNumbers: ExactNumbers,
  current: CurrentData,
): void {
  const dataSpelling = (value: number, parent: object | undefined, key: string | number | undefined): string =>
    parent === undefined ? (current.rootExact ?? String(value)) : spellingOf(current.exact, parent, key ?? '', value);

  /** Fails where `failed` is true; what it says of numbers and lists of them it asks `test`, by the object and name they stand in. */
  const define = (
    keyword: string,
    definition: Omit<CodeKeywordDefinition, 'keyword' | 'code'>,
    write: (context: KeywordCxt, asked: (test: Test) => Code) => Code,
  ): void => {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      ...definition,
      code: (context: KeywordCxt) => {
        const { gen, data, it } = context;
        const asked = (test: Test): Code =>
          template`!${gen.scopeValue('keyword', { ref: test })}(${data}, ${it.parentData}, ${it.parentDataProperty})`;
        context.fail(write(context, asked));
      },
    });
  };

  const numeric = (
    keyword: string,
    holds: (value: Decimal, limit: Decimal) => boolean,
    quick: (context: KeywordCxt) => { readonly when: Code; readonly failed: Code } | undefined,
  ): void =>
    define(keyword, { type: 'number', schemaType: 'number' }, (context, asked) => {
      const { schema, parentSchema } = context as { readonly schema: number; readonly parentSchema: object };
      const limit = decimalIn(spellingOf(schemaNumbers, parentSchema, keyword, schema));
      const exactly = asked((data: number, parent, key) => {
        const value = decimalIn(dataSpelling(data, parent, key));
        return value !== undefined && limit !== undefined && holds(value, limit);
      });
      const isSpelledOut = schemaNumbers.get(parentSchema)?.has(keyword) === true || !Number.isFinite(schema);
      const short = isSpelledOut ? undefined : quick(context);
      return short === undefined ? exactly : template`${short.when} ? ${short.failed} : ${exactly}`;
    });

  /**
   * Two decimals that both come out of a double as they went in are in the order of their doubles: rounding keeps an
   * order or makes it equal, and equal doubles are written alike.
   */
  const isItself = (data: unknown): Code =>
    template`${data} !== ${STAND_IN} && ${data} < ${LEAST_LARGE} && ${data} > ${-LEAST_LARGE}`;
  const ordered = (keyword: string, holds: (order: number) => boolean, failed: (context: KeywordCxt) => Code): void =>
    numeric(
      keyword,
      (value, limit) => holds(compare(value, limit)),
      (context) => ({ when: isItself(context.data), failed: failed(context) }),
    );
  ordered(
    'maximum',
    (order) => order <= 0,
    ({ data, schema }) => template`${data} > ${schema}`,
  );
  ordered(
    'minimum',
    (order) => order >= 0,
    ({ data, schema }) => template`${data} < ${schema}`,
  );
  ordered(
    'exclusiveMaximum',
    (order) => order < 0,
    ({ data, schema }) => template`${data} >= ${schema}`,
  );
  ordered(
    'exclusiveMinimum',
    (order) => order > 0,
    ({ data, schema }) => template`${data} <= ${schema}`,
  );
  numeric('multipleOf', isMultiple, ({ data, schema }) =>
    Number.isSafeInteger(schema) && schema > 0
      ? { when: template`Number.isSafeInteger(${data})`, failed: template`${data} % ${schema} !== 0` }
      : undefined,
  );

  const dataText = (data: JsonValue, parent: object | undefined, key: string | number | undefined): string => {
    if (parent !== undefined) return canonicalJson(data, current.exact, parent, key ?? '');
    const holder = {};
    const exact: ExactNumbers = current.rootExact === undefined ? current.exact : new WeakMap();
    if (current.rootExact !== undefined) exact.set(holder, new Map([['', current.rootExact]]));
    return canonicalJson(data, exact, holder, '');
  };
  define('const', {}, (context, asked) => {
    const { data, parentSchema } = context;
    const schema = context.schema as JsonValue;
    if (isPlain(schema)) return template`${data} !== ${schema}`;
    const wanted = canonicalJson(schema, schemaNumbers, parentSchema, 'const');
    return asked((value: JsonValue, parent, key) => sameKind(schema, value) && dataText(value, parent, key) === wanted);
  });
  define('enum', { schemaType: 'array' }, ({ gen, data, schema }, asked) => {
    const all = schema as readonly JsonValue[];
    const wanted = new Set(all.map((one, index) => canonicalJson(one, schemaNumbers, all, index)));
    const plain = gen.scopeValue('keyword', { ref: new Set(all.filter(isPlain)) });
    const exactly = asked(
      (value: JsonValue, parent, key) =>
        all.some((one) => sameKind(one, value)) && wanted.has(dataText(value, parent, key)),
    );
    const isPlainData = template`typeof ${data} === "string" || typeof ${data} === "boolean" || ${data} === null`;
    return template`(${isPlainData}) ? !${plain}.has(${data}) : ${exactly}`;
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
