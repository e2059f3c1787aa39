import { decimalOf } from '../comparison/nodes.js';
import { parsePath } from '../comparison/paths.js';
import type { Member, TreeNode } from '../documents/document.js';
import { readOne } from '../documents/read.js';
import { compileGlob } from '../policy/glob.js';
import { DEFAULT_LIMITS } from '../policy/policy.js';
import { showText } from '../review/quoting.js';
import { BOUND_TYPES, type Bound, type BoundType, type EnumValue } from './bounds.js';

/** What the shape gate takes from a property file on base; its view and properties are another gate's. */
export interface BoundsFile {
  readonly path: string;
  /** Patterns under `fixture`; absent where the file does not say, and its name decides. */
  readonly fixtures?: readonly string[];
  readonly bounds: readonly Bound[];
  /** Why bounds of it cannot be obeyed, each with its line. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** Reads `fixture` and `bounds` of a property file. Never throws for what it holds. */
export async function readBoundsFile(path: string, bytes: Uint8Array): Promise<BoundsFile> {
  const { document, failure } = await readOne(path, bytes, {
    format: 'yaml',
    header: 'auto',
    yaml: '1.2',
    ignoreMembers: [],
    limits: DEFAULT_LIMITS,
  });
  const content = document.readings[0].content;
  if (failure !== undefined || content.kind !== 'tree') {
    const line = failure?.line ?? 1;
    return { path, bounds: [], faults: [{ line, message: `it does not parse: ${failure?.reason ?? 'no YAML'}` }] };
  }
  if (content.root.kind !== 'object') return { path, bounds: [], faults: [] };
  const faults: { line: number; message: string }[] = [];
  const member = (name: string): Member | undefined =>
    content.root.kind === 'object' ? content.root.members.find((one) => one.name === name) : undefined;
  const fixtures = fixturePatterns(member('fixture')?.value);
  const bounds = boundsOf(path, member('bounds'), faults);
  return { path, ...(fixtures === undefined ? {} : { fixtures }), bounds, faults };
}

/** Whether the bounds of a file are for `fixture`, by what it says or by its name (`properties/<stem>.*`). */
export function isFor({ path, fixtures }: BoundsFile, fixture: string, named: string | undefined): boolean {
  if (named === path) return true;
  if (fixtures !== undefined) return fixtures.some((pattern) => compileGlob(pattern)(fixture));
  return stem(path) === stem(fixture);
}

/** The file name up to its first dot (requirement D2); a name that begins with a dot keeps it. */
export function stem(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.indexOf('.', 1);
  return dot === -1 ? name : name.slice(0, dot);
}

function fixturePatterns(node: TreeNode | undefined): readonly string[] | undefined {
  if (node?.kind === 'string') return [node.value];
  if (node?.kind !== 'array') return undefined;
  return node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
}

type Faults = { line: number; message: string }[];

function boundsOf(file: string, member: Member | undefined, faults: Faults): Bound[] {
  if (member === undefined || member.value.kind === 'null') return [];
  if (member.value.kind !== 'object') {
    faults.push({ line: member.line, message: 'expected paths and what is allowed there under "bounds"' });
    return [];
  }
  return member.value.members.flatMap(({ name, value, line }) => {
    const parsed = parsePath(name);
    if (!parsed.ok) faults.push({ line, message: `${showText(name)} is no path: ${parsed.reason}` });
    else if (value.kind !== 'object') faults.push({ line, message: `expected limits at ${showText(name)}` });
    else return [value.members.reduce<Bound>((bound, one) => limit(bound, one, faults), { path: name, file, line })];
    return [];
  });
}

const RANGES = new Map<string, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>([
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMinimum'],
  ['exclusiveMaximum', 'exclusiveMaximum'],
  ['exclusive-minimum', 'exclusiveMinimum'],
  ['exclusive-maximum', 'exclusiveMaximum'],
]);

/** Every key is obeyed or refused: a limit with a typo protects nothing. */
function limit(bound: Bound, { name, value, line }: Member, faults: Faults): Bound {
  const refuse = (expected: string): Bound => {
    faults.push({ line, message: `${name} at ${showText(bound.path)}: expected ${expected}` });
    return bound;
  };
  const range = RANGES.get(name);
  if (range !== undefined) {
    if (value.kind !== 'number' || !/^[-+]?[0-9.]/.test(decimalOf(value))) return refuse('a number');
    return { ...bound, [range]: decimalOf(value) };
  }
  if (name === 'type') {
    const items = value.kind === 'array' ? value.items : [value];
    // A bare `null` is YAML's null, and means the type of that name.
    const names = items.map((item) => (item.kind === 'string' ? item.value : item.kind === 'null' ? 'null' : ''));
    const types = BOUND_TYPES.filter((type) => names.includes(type));
    const known = names.every((one) => (BOUND_TYPES as readonly string[]).includes(one)) && names.length > 0;
    return known ? { ...bound, types: types as readonly BoundType[] } : refuse(`one of ${BOUND_TYPES.join(', ')}`);
  }
  if (name === 'enum') {
    const values = value.kind === 'array' ? value.items.map(enumValue) : [];
    if (values.length === 0 || values.includes(undefined)) return refuse('a list of plain values');
    return { ...bound, oneOf: values.filter((one) => one !== undefined) };
  }
  if (name === 'pattern') return value.kind === 'string' ? { ...bound, pattern: value.value } : refuse('a text');
  return refuse('type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, enum or pattern');
}

function enumValue(node: TreeNode): EnumValue | undefined {
  switch (node.kind) {
    case 'string':
    case 'date-time':
      return { kind: 'string', text: node.value };
    case 'number':
      return { kind: 'number', text: decimalOf(node) };
    case 'boolean':
      return { kind: 'boolean', text: String(node.value) };
    case 'null':
      return { kind: 'null', text: 'null' };
    default:
      return undefined;
  }
}
