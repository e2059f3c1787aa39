import type { SourceEntry, SourceNode, SourceProblem } from './source-tree.js';
import { closest } from './suggest.js';

const MAX_SUGGESTIONS = 100;

/** As much of a zod schema as is needed to know which keys belong where. */
interface SchemaShape {
  readonly def: {
    readonly type: string;
    readonly innerType?: SchemaShape;
    readonly element?: SchemaShape;
    readonly valueType?: SchemaShape;
    readonly options?: readonly SchemaShape[];
    readonly shape?: Readonly<Record<string, SchemaShape>>;
  };
}

export interface NamedTree {
  readonly root: SourceNode;
  readonly problems: readonly SourceProblem[];
  readonly notices: readonly SourceProblem[];
}

/**
 * Holds every key against those that the schema knows at that place. Unknown ones are reported, with the known one that was
 * probably meant, and left out; a known one written in camelCase is taken under its own name, with a notice.
 * Recursion is bounded by the depth that the reader allows.
 */
export function nameKeys(root: SourceNode, schema: unknown): NamedTree {
  const problems: SourceProblem[] = [];
  const notices: SourceProblem[] = [];
  return { root: visit(root, schema as SchemaShape, problems, notices), problems, notices };
}

function visit(node: SourceNode, schema: SchemaShape, problems: SourceProblem[], notices: SourceProblem[]): SourceNode {
  const { def } = unwrap(schema, node.kind);
  if (node.kind === 'list' && def.element !== undefined) {
    const { element } = def;
    return { ...node, items: node.items.map((item) => visit(item, element, problems, notices)) };
  }
  if (node.kind !== 'group') return node;
  if (def.valueType !== undefined) {
    const { valueType } = def;
    const entries = node.entries.map((entry) => ({
      ...entry,
      value: visit(entry.value, valueType, problems, notices),
    }));
    return { ...node, entries };
  }
  if (def.shape === undefined) return node;
  return { ...node, entries: visitEntries(node.entries, def.shape, problems, notices) };
}

function visitEntries(
  entries: readonly SourceEntry[],
  shape: Readonly<Record<string, SchemaShape>>,
  problems: SourceProblem[],
  notices: SourceProblem[],
): readonly SourceEntry[] {
  const kept: SourceEntry[] = [];
  const taken = new Set<string>();
  for (const entry of entries) {
    const name = knownName(entry.key, shape);
    if (name === undefined) {
      problems.push({ at: entry.keyAt, text: unknownKey(entry.key, Object.keys(shape), problems.length) });
      continue;
    }
    if (taken.has(name)) {
      problems.push({
        at: entry.keyAt,
        text: `expected each key once, found "${name}" in two spellings`,
      });
      continue;
    }
    taken.add(name);
    if (name !== entry.key)
      notices.push({ at: entry.keyAt, text: `"${entry.key}" is read as "${name}", its spelling here` });
    const value = visit(entry.value, shape[name] as SchemaShape, problems, notices);
    kept.push({ ...entry, key: name, value });
  }
  return kept;
}

function knownName(key: string, shape: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.hasOwn(shape, key)) return key;
  const kebab = key.replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => `${before}-${letter}`);
  const name = kebab.toLowerCase();
  return /^[a-z][A-Za-z0-9]*$/.test(key) && Object.hasOwn(shape, name) ? name : undefined;
}

function unknownKey(key: string, known: readonly string[], reported: number): string {
  // Suggestions cost more than all the rest; a file with this many unknown keys is no typing mistake.
  const meant = reported < MAX_SUGGESTIONS ? closest(key, known) : undefined;
  const written = JSON.stringify(key.slice(0, 60));
  if (meant !== undefined) return `unknown key ${written}; did you mean "${meant}"?`;
  return `unknown key ${written}; expected one of ${known.join(', ')}`;
}

/** Through defaults and the like to what holds keys or elements; of several alternatives the one of the node's kind. */
function unwrap(schema: SchemaShape, kind: SourceNode['kind']): SchemaShape {
  let current = schema;
  for (;;) {
    const { innerType, options } = current.def;
    if (innerType !== undefined) current = innerType;
    else if (options !== undefined) {
      const wanted = kind === 'group' ? 'object' : kind === 'list' ? 'array' : '';
      const option = options.find(({ def }) => def.type === wanted);
      if (option === undefined) return current;
      current = option;
    } else return current;
  }
}
