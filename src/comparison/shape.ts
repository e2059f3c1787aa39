import type { ArrayNode, TreeNode } from '../documents/document.js';
import { addChange, type Collector } from './collector.js';
import { type Recurring, recurringIn } from './element-recursion.js';
import { ANY, arraysOf, type Group, itemsOf, newGroup, type ObjectFacts, objectsOf, type Scope } from './groups.js';
import { equalNodes, guardDepth, identical, NUMERIC_BITS, show, typeBit, typeNames } from './nodes.js';
import { objectFacts } from './object-facts.js';
import type { Step } from './paths.js';
import type { Rules } from './rules.js';

interface ShapeOptions {
  readonly root?: Root;
  readonly different?: Set<TreeNode>;
  readonly aligned?: boolean;
  /** Every name is that of a field (`Tree.fields`). */
  readonly fields?: boolean;
}

interface Root {
  readonly path: string;
  readonly steps: readonly Step[];
  readonly inArray: boolean;
}

const ROOT: Root = { path: '$', steps: [], inArray: false };

/**
 * Shape facts (docs/classes.md section 3): taken over the sets of nodes at generalised paths, without pairing anything.
 * The groups that come back say, for every place, which differences those facts explain. `aligned` says that both are
 * of the same structure: then there are no facts, and less work is needed to say what stands where.
 */
export function shapeOf(
  base: readonly TreeNode[],
  head: readonly TreeNode[],
  rules: Rules,
  collector: Collector,
  { root = ROOT, different = new Set(), aligned = false, fields = false }: ShapeOptions = {},
): Group {
  const group = newGroup(root.path, root.steps, base, head);
  const recurring = recurringIn([base, head]);
  walk({ rules, collector, scope: 'both', different, aligned, fields, recurring }, group, {
    inArray: root.inArray,
    depth: 0,
  });
  return group;
}

export interface Context {
  readonly rules: Rules;
  readonly collector: Collector;
  readonly scope: Scope;
  readonly different: Set<TreeNode>;
  /** The two trees are of the same structure (`sameStructure`): every set holds its nodes in the same order on both sides. */
  readonly aligned: boolean;
  readonly fields: boolean;
  readonly recurring: Recurring;
}

export interface Where {
  /** Whether these nodes are elements: only those have variants. */
  readonly inArray: boolean;
  readonly depth: number;
  /** Facts of the objects here, where recursion has folded them into another set already. */
  readonly folded?: ObjectFacts;
  /** The same for what stands in the content of the elements here. */
  readonly foldedContent?: ObjectFacts;
}

export function walk(context: Context, group: Group, where: Where): void {
  guardDepth(where.depth);
  // Node for node the same: no fact can differ here or below.
  if (!where.folded && unchanged(context, group)) {
    group.calm = true;
    return;
  }
  if (!context.aligned) typeFacts(context, group);
  const baseArrays = arraysOf(group.base);
  const headArrays = arraysOf(group.head);
  if (where.folded) group.objects = where.folded;
  else {
    const baseObjects = objectsOf(group.base);
    const headObjects = objectsOf(group.head);
    if (baseObjects.length > 0 && headObjects.length > 0) {
      group.objects = objectFacts(context, group, baseObjects, headObjects, where);
    }
  }
  if (baseArrays.length === 0 || headArrays.length === 0) return;
  if (!context.aligned) dimensionFact(context, group, baseArrays, headArrays);
  const baseItems = itemsOf(baseArrays);
  const headItems = itemsOf(headArrays);
  // An array without elements says nothing about what is below it.
  if (baseItems.length === 0 || headItems.length === 0) return;
  const items = newGroup(`${group.path}[*]`, [...group.steps, ANY], baseItems, headItems);
  group.items = items;
  walk(context, items, { ...where, inArray: true, depth: where.depth + 1 });
}

function unchanged({ different }: Context, { base, head }: Group): boolean {
  if (base.length !== head.length) return false;
  for (let i = 0; i < base.length; i += 1) if (!identical(base[i]!, head[i]!, different)) return false;
  return true;
}

function typesOf(nodes: readonly TreeNode[]): number {
  let types = 0;
  for (const node of nodes) types |= typeBit(node);
  return types;
}

function typeFacts(context: Context, group: Group): void {
  if (group.base.length === 0 || group.head.length === 0) return;
  const base = typesOf(group.base);
  const head = typesOf(group.head);
  if (base === head) return;
  if (context.scope !== 'base') group.newTypes = head & ~base;
  if (context.scope !== 'head') group.goneTypes = base & ~head;
  if (group.newTypes === 0 && group.goneTypes === 0) return;
  const baseExample = group.base.find((node) => (typeBit(node) & group.goneTypes) !== 0) ?? group.base[0];
  const headExample = group.head.find((node) => (typeBit(node) & group.newTypes) !== 0) ?? group.head[0];
  shape(
    context,
    group.path,
    baseExample,
    headExample,
    `type ${typeNames(base)} -> ${typeNames(head)}`,
    'type# changed',
  );
}

export function shape(
  { collector }: Context,
  at: string,
  base: TreeNode | undefined,
  head: TreeNode | undefined,
  note: string,
  sort: string,
): void {
  addChange(
    collector,
    {
      kind: 'shape',
      at,
      base: base ? show(base) : null,
      head: head ? show(head) : null,
      ...(base && base.line > 0 ? { baseLine: base.line } : {}),
      ...(head && head.line > 0 ? { headLine: head.line } : {}),
      note,
    },
    sort,
  );
}

/** The one length of two or more arrays of numbers, or undefined. */
function commonLength(arrays: readonly ArrayNode[]): number | undefined {
  const length = arrays[0]?.items.length ?? 0;
  if (arrays.length < 2 || length === 0) return undefined;
  for (const { items } of arrays) {
    if (items.length !== length) return undefined;
    for (const item of items) if ((typeBit(item) & NUMERIC_BITS) === 0) return undefined;
  }
  return length;
}

function dimensionFact(context: Context, group: Group, base: readonly ArrayNode[], head: readonly ArrayNode[]): void {
  if (context.scope !== 'both') return;
  const left = commonLength(base);
  const right = left === undefined ? undefined : commonLength(head);
  if (left === undefined || right === undefined || left === right) return;
  group.dimensions = true;
  group.reshaped = equalSequences(itemsOf(base), itemsOf(head));
  shape(
    context,
    group.path,
    base[0],
    head[0],
    `every array had ${left} numbers and has ${right} now`,
    'dimension# changed',
  );
}

function equalSequences(base: readonly TreeNode[], head: readonly TreeNode[]): boolean {
  return base.length === head.length && base.every((item, index) => equalNodes(item, head[index]!));
}
