import type { ErrorObject } from 'ajv';
import type { Line, Member, TreeNode } from '../documents/document.js';
import { readOne } from '../documents/read.js';
import { DEFAULT_LIMITS } from '../policy/policy.js';
import { showPath, showText } from '../review/quoting.js';
import { plainText, shortPath, shownNode } from './found-values.js';
import { readByRule, structuresOnce } from './kept-document.js';
import type { CompiledSchema, SchemaDocument } from './schema-rules/compile.js';
import { type JsonFacts, jsonOf } from './schema-rules/json-values.js';
import type { Structure, TreeWalk } from './structure.js';
import type { FileJob } from './work.js';

/** A schema and the files that it refers to, the one that judges first. */
export interface SchemaSource {
  /** The same for the same files, so that a worker compiles it once. */
  readonly key: string;
  readonly files: readonly [SchemaFile, ...SchemaFile[]];
}

export interface SchemaFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Addresses by which other files of the schema name it. */
  readonly addresses: readonly string[];
}

export interface SchemaTask {
  readonly kind: 'schema';
  readonly job: FileJob;
  readonly schema: SchemaSource;
}

/** One place that the schema does not allow. */
export interface Violation {
  /** One-based; 0 where the format has no lines. */
  readonly line: Line;
  /** Where, what was expected, what was found. */
  readonly message: string;
}

export type SchemaAnswer =
  | {
      readonly kind: 'judged';
      /** The first MAX_VIOLATIONS, in the order of the file. */
      readonly violations: readonly Violation[];
      /** Of all of them; a lower bound where `atLeast` is set. */
      readonly count: number;
      readonly atLeast: boolean;
      /** About the schema: what of it checks nothing. */
      readonly notes: readonly string[];
    }
  /** The schema itself cannot be used. */
  | { readonly kind: 'unusable'; readonly why: string };

export const MAX_VIOLATIONS = 10;
/** Above it the validator stops at the first violation: it would keep every one of them otherwise. */
const MAX_NODES_FOR_ALL = 500_000;
/** Violations that are put into words before the first ones by line are chosen. */
const MAX_DESCRIBED = 500;
/** Compiled schemas that a thread keeps. Schemas are few, fixtures many. */
const MAX_KEPT = 16;

/** A cache, not state: the same key always stands for the same files. */
const compiled = new Map<string, Promise<CompiledSchema | string>>();

/** Reads the fixture and holds it against the schema, in each way that it can be read: one that does not fit is enough. */
export async function checkSchema({ job, schema }: SchemaTask): Promise<SchemaAnswer> {
  const { seen, converted } = await structures(job);
  const all = !('line' in seen) && seen.every(({ nodes }) => nodes <= MAX_NODES_FOR_ALL);
  const rules = await rulesOf(schema, all);
  if (typeof rules === 'string') return { kind: 'unusable', why: rules };
  if ('line' in seen) return judged([seen], rules.notes);
  for (const structure of seen) {
    const json = converted.get(structure.root) ?? jsonOf(structure.root, { unique: structure.unique });
    const answer = validate(structure, json, rules, !all);
    if (answer.count > 0) return answer;
  }
  return judged([], rules.notes);
}

/** Compiled, or why it cannot be. */
function rulesOf(schema: SchemaSource, all: boolean): Promise<CompiledSchema | string> {
  const key = `${schema.key} ${all}`;
  const known = compiled.get(key) ?? compile(schema, all);
  compiled.set(key, known);
  for (const oldest of compiled.keys()) {
    if (compiled.size <= MAX_KEPT) break;
    compiled.delete(oldest);
  }
  return known;
}

async function compile({ files: [main, ...others] }: SchemaSource, all: boolean): Promise<CompiledSchema | string> {
  const { compileSchema, SchemaProblem } = await import('./schema-rules/compile.js');
  try {
    const documents = [await documentOf(main), ...(await Promise.all(others.map(documentOf)))] as const;
    return await compileSchema(documents, all);
  } catch (error) {
    if (!(error instanceof SchemaProblem)) throw error;
    return error.message;
  }
}

async function documentOf({ path, bytes, addresses }: SchemaFile): Promise<SchemaDocument> {
  const { SchemaProblem } = await import('./schema-rules/compile.js');
  const read = await readSchemaFile(path, bytes);
  if (typeof read === 'string') throw new SchemaProblem(read);
  return { path, addresses, json: jsonOf(read) };
}

/** The tree of a schema file, or why there is none. JSON, or YAML where its name says so. */
export async function readSchemaFile(path: string, bytes: Uint8Array): Promise<TreeNode | string> {
  const format = /\.ya?ml$/i.test(path) ? 'yaml' : 'json';
  const { document, failure } = await readOne(path, bytes, {
    format,
    header: 'auto',
    yaml: '1.2',
    ignoreMembers: [],
    limits: DEFAULT_LIMITS,
  });
  const { content } = document.readings[0];
  if (failure !== undefined || content.kind !== 'tree') {
    const where = failure === undefined || failure.line === 0 ? '' : `, line ${failure.line}`;
    return `${showPath(path)} does not parse as ${format}: ${failure?.reason ?? 'it is no tree'}${where}`;
  }
  return content.root;
}

function judged(
  violations: readonly Violation[],
  notes: readonly string[],
  count = violations.length,
  atLeast = false,
): Extract<SchemaAnswer, { kind: 'judged' }> {
  return { kind: 'judged', violations: violations.slice(0, MAX_VIOLATIONS), count, atLeast, notes };
}

interface Seen {
  readonly seen: readonly Structure[] | Violation;
  /** By the root of its tree, what was converted while the tree was counted: each pass over a large one takes its time. */
  readonly converted: ReadonlyMap<TreeNode, JsonFacts>;
}

/** The fixture as data in each of its readings; a violation where it is none. */
async function structures(job: FileJob): Promise<Seen> {
  const { document, failure } = await readByRule(job);
  const converted = new Map<TreeNode, JsonFacts>();
  if (failure !== undefined) {
    const message = `expected ${failure.format}; found what does not parse: ${failure.reason}`;
    return { seen: { line: failure.line, message }, converted };
  }
  // Of several readings each is converted when it is its turn, so that they are not in memory together.
  const walk = document.readings.length > 1 ? undefined : convertInto(converted);
  const found = structuresOnce(document, job.limits.nodes, walk);
  if (!('why' in found)) return { seen: found, converted };
  return { seen: { line: found.line, message: `it cannot be held against a schema: ${found.why}` }, converted };
}

function convertInto(converted: Map<TreeNode, JsonFacts>): TreeWalk {
  return (root, budget) => {
    converted.set(root, jsonOf(root, { budget }));
  };
}

function validate(
  structure: Structure,
  json: JsonFacts,
  rules: CompiledSchema,
  first: boolean,
): Extract<SchemaAnswer, { kind: 'judged' }> {
  const inReading = structure.label === '' ? '' : ` (read as ${structure.label})`;
  if (json.odd.length > 0) {
    const odd = json.odd.map(({ node, steps, what }): Violation => {
      return {
        line: node.line,
        message: `${shortPath(steps)}: expected what JSON can hold; found ${what}${inReading}`,
      };
    });
    return judged(odd, rules.notes);
  }
  const { validate: holds, current } = rules;
  current.exact = json.exact;
  current.rootExact = json.rootExact;
  // Nothing but a plain true is a pass.
  const held = run(holds, json.value);
  if (held === true) return judged([], rules.notes);
  if (held === 'too deep') return judged([{ line: 0, message: ENDLESS }], rules.notes);
  const errors = (holds.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  holds.errors = null;
  const described = errors.slice(0, MAX_DESCRIBED).map((error) => describe(error, structure.root, rules));
  const distinct = [...new Map(described.map((one) => [one.message, one])).values()];
  const violations = distinct
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => ({ line, message: message + inReading }));
  return judged(violations, rules.notes, errors.length > MAX_DESCRIBED ? errors.length : distinct.length, first);
}

const ENDLESS = 'could not be held against its schema: the rules lead back to themselves, or the nesting is too deep';

function run(holds: CompiledSchema['validate'], value: unknown): boolean | 'too deep' {
  try {
    return holds(value) === true;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

function describe(error: ErrorObject, root: TreeNode, { spelled }: CompiledSchema): Violation {
  const steps = stepsOf(error.instancePath);
  const { node, line, names } = follow(root, steps);
  const extra = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
  const at = shortPath(names);
  if (typeof extra === 'string') {
    const member = node?.kind === 'object' ? node.members.find(({ name }) => name === extra) : undefined;
    return { line: member?.line ?? line, message: `${at}: expected no member ${showText(extra, 60)}` };
  }
  const missing = error.params['missingProperty'];
  if (typeof missing === 'string') {
    return { line, message: `${at}: expected a member ${showText(missing, 60)}; there is none` };
  }
  const found = node === undefined ? '' : `; found ${shownNode(node)}`;
  return { line, message: `${at}: expected ${expectation(error, spelled)}${found}` };
}

const BOUNDS: ReadonlyMap<string, string> = new Map([
  ['maximum', 'at most'],
  ['minimum', 'at least'],
  ['exclusiveMaximum', 'less than'],
  ['exclusiveMinimum', 'more than'],
  ['multipleOf', 'a multiple of'],
]);

function expectation(
  { keyword, schema, parentSchema, message, params }: ErrorObject,
  spelled: CompiledSchema['spelled'],
): string {
  const bound = BOUNDS.get(keyword);
  if (bound !== undefined) return `${bound} ${spelled(parentSchema, keyword, schema)}`;
  switch (keyword) {
    case 'type':
      return [schema].flat().join(' or ');
    case 'const':
      return plainText(spelled(parentSchema, keyword, schema), 80);
    case 'enum':
      return `one of ${plainText(spelled(parentSchema, keyword, schema), 120)}`;
    case 'uniqueItems':
      return 'items that all differ';
    case 'pattern':
      return `text that matches ${plainText(String(schema), 80)}`;
    case 'format':
      return `a text of the format ${plainText(String(schema), 60)}`;
    case 'false schema':
      return 'nothing here';
    case 'unevaluatedItems':
    case 'items':
    case 'additionalItems':
      return `at most ${String(params['len'] ?? params['limit'])} items`;
    default:
      return plainText(String(message ?? keyword).replace(/^must /, 'that it must '), 160);
  }
}

function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The node at a JSON pointer, its line, and its path with indexes told from names. */
function follow(root: TreeNode, steps: readonly string[]) {
  let node: TreeNode | undefined = root;
  let line = root.line;
  const names: (string | number)[] = [];
  for (const step of steps) {
    if (node?.kind === 'array') {
      names.push(Number(step));
      node = node.items[Number(step)];
      line = node?.line ?? line;
      continue;
    }
    names.push(step);
    const member: Member | undefined =
      node?.kind === 'object' ? node.members.find(({ name }) => name === step) : undefined;
    node = member?.value;
    line = member?.line ?? line;
  }
  return { node, line, names };
}
