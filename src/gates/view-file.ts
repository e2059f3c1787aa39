import { compileGlob } from '../policy/glob.js';
import { placeOf, readSource } from '../policy/source.js';
import type { SourceEntry, SourceNode } from '../policy/source-tree.js';
import { closest } from '../policy/suggest.js';
import { showText } from '../review/quoting.js';
import type { GitPath } from '../revisions/revisions.js';

/** A property file (docs/gates-properties.md) without its bounds, which are the shape gate's. Plain data. */
export interface ViewFile {
  readonly path: GitPath;
  /** Patterns under `fixture`; absent where the file does not say, and its name decides. */
  readonly fixtures?: readonly string[];
  readonly view: readonly Named[];
  readonly properties: readonly Named[];
  readonly commands: readonly string[];
  /** It has none of our keys, nor one that could have been meant for one: somebody else's file, which happens to have this name. */
  readonly foreign?: true;
  /** Why it cannot be obeyed, each with its line. Nothing of a file with faults is used. */
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

export interface Named {
  readonly name: string;
  readonly expression: string;
  readonly line: number;
}

const KEYS = ['fixture', 'view', 'properties', 'bounds', 'commands'];
/** What a property sees beside its view, and words that CEL keeps for itself. */
const TAKEN: ReadonlySet<string> = new Set(
  'doc base true false null in as break const continue else for function if import let loop package namespace return var void while int uint double bool string bytes list map null_type type'.split(
    ' ',
  ),
);
/** Far more than a person writes for one fixture. */
const MAX_ENTRIES = 1_000;

type Fault = (at: number, message: string) => void;

/** Never throws for what the file holds. */
export async function readViewFile(path: GitPath, bytes: Uint8Array): Promise<ViewFile> {
  const { text, root, problems } = await readSource(bytes);
  const faults = problems.map(({ at, text: message }) => ({ line: placeOf(text, at).line, message }));
  const fault: Fault = (at, message) => faults.push({ line: placeOf(text, at).line, message });
  const none = { path, view: [], properties: [], commands: [] };
  if (root === undefined) return { ...none, faults };
  if (root.kind !== 'group') return { ...none, faults: [{ line: 1, message: 'expected keys such as "view"' }] };
  for (const { key, keyAt } of root.entries) {
    if (!KEYS.includes(key)) fault(keyAt, `unknown key ${showText(key, 60)}; known are ${KEYS.join(', ')}`);
  }
  const isForeign =
    root.entries.length > 0 && root.entries.every(({ key }) => closest(key, [...KEYS, 'fixtures']) === undefined);
  if (isForeign && problems.length === 0) return { ...none, foreign: true, faults };
  const entry = (name: string): SourceEntry | undefined => root.entries.find(({ key }) => key === name);
  const lineOf = (at: number): number => placeOf(text, at).line;
  const fixtures = texts(entry('fixture'), fault);
  const view = viewOf(entry('view'), fault, lineOf);
  const properties = propertiesOf(entry('properties'), fault, lineOf);
  const commands = texts(entry('commands'), fault) ?? [];
  return { path, ...(fixtures === undefined ? {} : { fixtures }), view, properties, commands, faults };
}

/** Whether a file that was found by its name is for `fixture`; its own word counts, where it has one. */
export function isViewOf({ fixtures }: Pick<ViewFile, 'fixtures'>, fixture: GitPath): boolean {
  return fixtures === undefined || fixtures.some((pattern) => compileGlob(pattern)(fixture));
}

function texts(entry: SourceEntry | undefined, fault: Fault): readonly string[] | undefined {
  if (entry === undefined) return undefined;
  const nodes = entry.value.kind === 'list' ? entry.value.items : [entry.value];
  return nodes.flatMap((node) => {
    if (node.kind === 'scalar' && typeof node.value === 'string' && node.value !== '') return [node.value];
    fault(node.at, `expected text under "${entry.key}"`);
    return [];
  });
}

function viewOf(entry: SourceEntry | undefined, fault: Fault, lineOf: (at: number) => number): readonly Named[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'group') {
    fault(entry.keyAt, 'expected names and expressions under "view"');
    return [];
  }
  if (entry.value.entries.length > MAX_ENTRIES) fault(entry.keyAt, `expected at most ${MAX_ENTRIES} names`);
  return entry.value.entries.flatMap(({ key, keyAt, value }) => {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key) || TAKEN.has(key)) {
      fault(keyAt, `${showText(key, 60)} cannot be the name of a value`);
      return [];
    }
    const expression = expressionOf(value, fault);
    return expression === undefined ? [] : [{ name: key, expression, line: lineOf(keyAt) }];
  });
}

function propertiesOf(entry: SourceEntry | undefined, fault: Fault, lineOf: (at: number) => number): readonly Named[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    fault(entry.keyAt, 'expected a list under "properties"');
    return [];
  }
  if (entry.value.items.length > MAX_ENTRIES) fault(entry.keyAt, `expected at most ${MAX_ENTRIES} properties`);
  return entry.value.items.flatMap((item) => {
    const property = item.kind === 'group' ? item.entries : [];
    const value = (name: string): SourceNode | undefined => property.find(({ key }) => key === name)?.value;
    const [name, assert] = [value('name'), value('assert')];
    const other = property.find(({ key }) => key !== 'name' && key !== 'assert');
    if (other !== undefined) fault(other.keyAt, `unknown key ${showText(other.key, 60)}; known are name, assert`);
    if (name?.kind !== 'scalar' || typeof name.value !== 'string' || assert === undefined) {
      fault(item.at, 'expected a property as { name: ..., assert: ... }');
      return [];
    }
    const expression = expressionOf(assert, fault);
    return expression === undefined ? [] : [{ name: name.value, expression, line: lineOf(item.at) }];
  });
}

/** A bare `true` or `1` is an expression, too. A number that YAML has rounded already is not what was written. */
function expressionOf(node: SourceNode, fault: Fault): string | undefined {
  if (node.kind === 'scalar') {
    const { value } = node;
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  }
  fault(node.at, 'expected an expression as text, in quotes where YAML reads it otherwise');
  return undefined;
}
