import type { Ajv, AnySchemaObject, ValidateFunction } from 'ajv';
import type { RE2JS } from 're2js';
import { showText } from '../../review/quoting.js';
import { plainText } from '../found-values.js';
import { addressOf } from './address.js';
import { addExactKeywords, type CurrentData, type Template } from './exact-keywords.js';
import { type ExactNumbers, type JsonFacts, type JsonObject, type JsonValue, spelledJson } from './json-values.js';
import { PatternProblem, toLinearSyntax } from './linear-pattern.js';
import { plainPattern, plainTest } from './plain-pattern.js';

/** A schema file as it is to be compiled. The first of a list is the one that judges. */
export interface SchemaDocument {
  /** In the repository. */
  readonly path: string;
  readonly json: JsonFacts;
  /** Addresses under which other files refer to it, beside its own `$id`. */
  readonly addresses: readonly string[];
}

/** A schema that cannot judge. `message` goes on after "the schema cannot be used: ". */
export class SchemaProblem extends Error {}

export interface CompiledSchema {
  readonly validate: ValidateFunction;
  readonly current: CurrentData;
  /** A value of the schema as it is written there, `value` being what stands under `keyword` of `parent`. */
  readonly spelled: (parent: unknown, keyword: string, value: unknown) => string;
  /** What a person should know of the schema: keywords that check nothing. */
  readonly notes: readonly string[];
}

type Draft = '2020-12' | '2019-09' | 'draft-07';
const DRAFTS: ReadonlyMap<string, Draft> = new Map([
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['http://json-schema.org/draft-07/schema', 'draft-07'],
]);
/** A longer text is no date, address or name, and is not shown to a pattern that backtracks. */
const MAX_FORMATTED_CHARACTERS = 4_096;
const MAX_NOTES = 5;

/** @throws {SchemaProblem} saying what about the schema cannot be used. */
export async function compileSchema(
  documents: readonly [SchemaDocument, ...SchemaDocument[]],
  allErrors: boolean,
): Promise<CompiledSchema> {
  const [main] = documents;
  for (const document of documents) refuse(document);
  const re2 = needsRe2(documents) ? (await import('re2js')).RE2JS : undefined;
  const current: CurrentData = { exact: new WeakMap(), rootExact: undefined };
  const notes = new Set<string>();
  const { ajv, template } = await newValidator(draftOf(main), re2, allErrors, (note) => {
    if (notes.size < MAX_NOTES) notes.add(note);
  });
  const numbers = mergedNumbers(documents);
  addExactKeywords(ajv, template, numbers, current);
  await addFormats(ajv, documents, notes);
  try {
    for (const { path, json, addresses } of documents) {
      const schema = json.value as AnySchemaObject | boolean;
      for (const address of new Set([addressOf(path), ...addresses])) {
        ajv.addSchema(schema as AnySchemaObject, address);
      }
    }
    const validate = ajv.compile({ $ref: addressOf(main.path) });
    const spelled: CompiledSchema['spelled'] = (parent, keyword, value) =>
      spelledJson(value as JsonValue, numbers, (parent ?? {}) as object, keyword);
    return { validate, current, spelled, notes: [...notes] };
  } catch (error) {
    if (error instanceof SchemaProblem) throw error;
    throw new SchemaProblem(plainText(reasonOf(error), 300));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PatternProblem) return error.message;
  if (error instanceof RangeError) return 'it is nested too deeply';
  return error instanceof Error ? error.message : 'it cannot be compiled';
}

function draftOf({ json: { value } }: SchemaDocument): Draft {
  if (typeof value === 'boolean') return '2020-12';
  const declared = (value as JsonObject)['$schema'];
  if (declared === undefined) return '2020-12';
  const draft = typeof declared === 'string' ? DRAFTS.get(declared.replace(/#$/, '')) : undefined;
  if (draft !== undefined) return draft;
  throw new SchemaProblem(
    `its $schema is ${plainText(String(JSON.stringify(declared)))}; known are JSON Schema 2020-12, 2019-09 and draft-07`,
  );
}

async function newValidator(
  draft: Draft,
  re2: typeof RE2JS | undefined,
  allErrors: boolean,
  note: (text: string) => void,
): Promise<{ readonly ajv: Ajv; readonly template: Template }> {
  const log = (...words: unknown[]): void => note(words.map(String).join(' ').replace('strict mode: ', ''));
  const options = {
    strictSchema: 'log',
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allErrors,
    verbose: true,
    messages: true,
    validateFormats: true,
    addUsedSchema: false,
    logger: { log, warn: log, error: log },
    // What its optimizer saves in a run, it costs many times over in compiling: first of all the schemas of schemas.
    code: { optimize: false, regExp: Object.assign((pattern: string) => linear(re2, pattern), { code: 'linear' }) },
  } as const;
  const make = (module: unknown) => {
    const make = constructorIn(module);
    return { ajv: new make(options), template: make._ };
  };
  switch (draft) {
    case '2020-12':
      return make(await import('ajv/dist/2020.js'));
    case '2019-09':
      return make(await import('ajv/dist/2019.js'));
    case 'draft-07':
      return make(await import('ajv'));
  }
}

/** What the module of a draft is: the validator's class, which carries the module's other exports as well. */
interface ValidatorClass {
  new (options: object): Ajv;
  readonly _: Template;
}

/** CommonJS, seen through Node, a test runner or a bundle. */
function constructorIn(module: unknown): ValidatorClass {
  let found = module;
  while (typeof found !== 'function') found = (found as { default: unknown }).default;
  return found as unknown as ValidatorClass;
}

/** Those of the schemas of schemas are plain; a test holds that. */
function needsRe2(documents: readonly SchemaDocument[]): boolean {
  let needs = false;
  for (const { json } of documents) {
    walk(json.value, ({ pattern, patternProperties }) => {
      const keys =
        typeof patternProperties === 'object' && patternProperties !== null ? Object.keys(patternProperties) : [];
      needs ||= [...keys, ...(typeof pattern === 'string' ? [pattern] : [])].some(
        (one) => plainPattern(one) === undefined,
      );
    });
  }
  return needs;
}

function linear(re2: typeof RE2JS | undefined, pattern: string): RegExp {
  const test = plainTest(pattern) ?? linearTest(re2, pattern);
  // The validator tells patterns apart by their text, so it must be the pattern's own.
  return { test, exec: test, toString: () => pattern } as unknown as RegExp;
}

function linearTest(re2: typeof RE2JS | undefined, pattern: string): Check {
  if (re2 === undefined) throw new Error(`the engine of ${pattern} was not loaded`);
  try {
    const compiled = re2.compile(toLinearSyntax(pattern));
    return (text) => compiled.test(text);
  } catch (error) {
    throw new PatternProblem(`its pattern ${showText(pattern, 80)} cannot be judged: ${reasonOf(error)}`);
  }
}

/** Formats are checked: a schema that says `format: date` means it. */
async function addFormats(ajv: Ajv, documents: readonly SchemaDocument[], notes: Set<string>): Promise<void> {
  const { fullFormats } = await import('ajv-formats/dist/formats.js').then(
    (module) => ('fullFormats' in module ? module : (module as { default: typeof module }).default) as typeof module,
  );
  for (const [name, format] of Object.entries(fullFormats)) {
    if (name === 'int32') ajv.addFormat(name, { type: 'number', validate: (n: number) => (n | 0) === n });
    else if (name === 'int64') ajv.addFormat(name, { type: 'number', validate: isInt64 });
    else if (name === 'float' || name === 'double' || name === 'password' || name === 'binary')
      ajv.addFormat(name, true);
    else ajv.addFormat(name, { type: 'string', validate: shortOnly(format) });
  }
  for (const name of formatNames(documents)) {
    if (name in ajv.formats) continue;
    ajv.addFormat(name, true);
    if (notes.size < MAX_NOTES) notes.add(`unknown format: ${showText(name, 60)}`);
  }
}

/** Integers that a double cannot hold are carried by 2^60 within 64 bits, and by 2^100 beyond (json-values.ts). */
function isInt64(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 63;
}

type Check = (text: string) => boolean;

function shortOnly(format: unknown): Check {
  const check = checkOf(format);
  return (text) => text.length <= MAX_FORMATTED_CHARACTERS && check(text);
}

function checkOf(format: unknown): Check {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === 'function') return (text) => (format as Check)(text) === true;
  if (typeof format === 'object' && format !== null && 'validate' in format) return checkOf(format.validate);
  return () => true;
}

function formatNames(documents: readonly SchemaDocument[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { json } of documents) {
    walk(json.value, (object) => {
      const format = object['format'];
      if (typeof format === 'string') names.add(format);
    });
  }
  return names;
}

/** What the validator would take for something else than it is. */
function refuse({ path, json }: SchemaDocument): void {
  const { value, odd } = json;
  const first = odd[0];
  if (first !== undefined) throw new SchemaProblem(`${plainText(path)} has ${first.what} (line ${first.node.line})`);
  if (typeof value !== 'boolean' && (typeof value !== 'object' || value === null || Array.isArray(value))) {
    throw new SchemaProblem(`${plainText(path)} is no object`);
  }
  walk(value, (object) => {
    // A validator of an asynchronous schema gives a promise, and a promise is truthy.
    if ('$async' in object) throw new SchemaProblem(`${plainText(path)} has "$async", which is no JSON Schema`);
    if (Object.hasOwn(object, '__proto__')) {
      throw new SchemaProblem(`${plainText(path)} names "__proto__", which its rules would not reach`);
    }
  });
}

function walk(value: JsonValue, visit: (object: JsonObject) => void): void {
  const open: JsonValue[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) for (const item of next) open.push(item);
    else {
      visit(next as JsonObject);
      for (const name of Object.keys(next)) open.push((next as JsonObject)[name]!);
    }
  }
}

/** One look-up over all files of a schema. */
function mergedNumbers(documents: readonly SchemaDocument[]): ExactNumbers {
  const tables = documents.map(({ json }) => json.exact);
  const get = (key: object): Map<string | number, string> | undefined => {
    for (const table of tables) {
      const found = table.get(key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { get } as ExactNumbers;
}
