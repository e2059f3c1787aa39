import type { ObjectNode, TreeNode } from '../documents/document.js';
import { addNote } from './collector.js';
import { ANY, type Group, newGroup, type ObjectFacts, type Scope, variantOf } from './groups.js';
import { mapReason } from './maps.js';
import { matchesGeneralised } from './paths.js';
import { recordFacts } from './record-facts.js';
import type { NamedPath } from './rules.js';
import { type Context, shape, type Where, walk } from './shape.js';

const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'] as const;

const MIN_VARIANTS = 2;

const MAX_VARIANTS = 16;

/** The values of a member that all of these objects have as a string; undefined where one has not, or there are too many. */
function variantValues(objects: readonly ObjectNode[], name: string): Set<string> | undefined {
  const values = new Set<string>();
  for (const object of objects) {
    const value = variantOf(object, name);
    if (value === undefined) return undefined;
    values.add(value);
    if (values.size > MAX_VARIANTS) return undefined;
  }
  return values;
}

/**
 * A side with 2 to 16 variants of its own is enough, so that one more variant on the other side cannot take the
 * variants away, and with them a fact.
 */
export function discriminator(base: readonly ObjectNode[], head: readonly ObjectNode[]): string | undefined {
  return DISCRIMINATORS.find((name) => {
    const left = variantValues(base, name)?.size ?? 0;
    const right = variantValues(head, name)?.size ?? 0;
    const everywhere = [base, head].every((objects) =>
      objects.every((object) => variantOf(object, name) !== undefined),
    );
    return everywhere && Math.max(left, right) >= MIN_VARIANTS;
  });
}

export function objectFacts(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
): ObjectFacts {
  const reason = asMap(context, group, base, head);
  if (reason !== undefined) return mapFacts(context, group, base, head, where, reason);
  const name = where.inArray && context.scope === 'both' ? discriminator(base, head) : undefined;
  if (name === undefined) return recordFacts(context, group, base, head, where);
  const byValue = new Map<string, ObjectFacts>();
  const bases = byVariant(base, name);
  const heads = byVariant(head, name);
  for (const value of new Set([...bases.keys(), ...heads.keys()])) {
    const own = bases.get(value);
    const other = heads.get(value);
    const variant = { ...group, path: `${group.path}<${name}=${value.slice(0, 60)}>` };
    // A variant of one side alone is held against everything on the other: only new keys and types count.
    const scope: Scope = own && other ? 'both' : own ? 'base' : 'head';
    byValue.set(value, recordFacts({ ...context, scope }, variant, own ?? base, other ?? head, where));
  }
  return { kind: 'variants', name, byValue };
}

export function byVariant(objects: readonly ObjectNode[], name: string): Map<string, ObjectNode[]> {
  const groups = new Map<string, ObjectNode[]>();
  for (const object of objects) {
    const value = variantOf(object, name) ?? '';
    const own = groups.get(value);
    if (own) own.push(object);
    else groups.set(value, [object]);
  }
  return groups;
}

function declared(paths: readonly NamedPath[], group: Group, used: Set<string>): boolean {
  const found = paths.find(({ pattern }) => matchesGeneralised(pattern, group.steps));
  if (found) used.add(found.label);
  return found !== undefined;
}

function asMap(
  { rules, collector, fields }: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
): string | undefined {
  // Where a policy says both, structure is the stricter reading.
  if (declared(rules.notMaps, group, rules.used)) {
    if (mapReason(base, head)) addNote(collector, `${group.path} is no map by policy`);
    return undefined;
  }
  if (declared(rules.maps, group, rules.used)) return 'policy';
  return fields ? undefined : mapReason(base, head);
}

function mapFacts(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
  reason: string,
): ObjectFacts {
  addNote(
    context.collector,
    reason === 'policy' ? `${group.path} is a map by policy` : `${group.path} read as a map: ${reason}`,
  );
  const values = (objects: readonly ObjectNode[]): TreeNode[] =>
    objects.flatMap(({ members }) => members.map(({ value }) => value));
  const baseValues = values(base);
  const headValues = values(head);
  const duplicates = hasDuplicates(base) !== hasDuplicates(head);
  if (duplicates)
    shape(context, group.path, base[0], head[0], 'duplicate keys came or went', 'duplicate name# changed');
  if (baseValues.length === 0 || headValues.length === 0) return { kind: 'map', entries: undefined, duplicates };
  const entries = newGroup(`${group.path}{*}`, [...group.steps, ANY], baseValues, headValues);
  walk(context, entries, { inArray: false, depth: where.depth + 1 });
  return { kind: 'map', entries, duplicates };
}

function hasDuplicates(objects: readonly ObjectNode[]): boolean {
  return objects.some(({ members }) => new Set(members.map(({ name }) => name)).size !== members.length);
}
