import type { ObjectNode, TreeNode } from '../documents/document.js';
import { CONTENT, TEXT } from '../documents/trees/markup.js';
import { objectsOf } from './groups.js';

/**
 * Elements that recur: in their own content, or through others (`ul` in `li` in `ul`). The name of an element says what
 * it is, unlike a key of JSON, which says what it is to its parent (`spec` in `template` in `spec`): so an element that
 * is met again anywhere within itself is of one kind with it, and so is every element on the way (docs/adr/0263).
 */

/** The objects that stand in the content of an element, in order; undefined where the value is no element. */
function contentItems(value: TreeNode): readonly ObjectNode[] | undefined {
  if (value.kind !== 'object') return undefined;
  for (const member of value.members) {
    if (member.name !== CONTENT || member.value.kind !== 'array') continue;
    return objectsOf(member.value.items);
  }
  return undefined;
}

interface Named {
  readonly name: string;
  readonly items: readonly ObjectNode[];
}

function elementsOf(items: readonly ObjectNode[]): Named[] {
  const elements: Named[] = [];
  for (const { members } of items) {
    for (const { name, value } of members) {
      const within = name === TEXT ? undefined : contentItems(value);
      if (within !== undefined) elements.push({ name, items: within });
    }
  }
  return elements;
}

function someElement(items: readonly ObjectNode[], test: (inner: readonly ObjectNode[]) => boolean): boolean {
  for (const { members } of items) {
    for (const { name, value } of members) {
      const within = name === TEXT ? undefined : contentItems(value);
      if (within !== undefined && test(within)) return true;
    }
  }
  return false;
}

/** Names that belong together, each set known by one of them. */
interface Kinds {
  readonly parent: Map<string, string>;
}

function kindOf({ parent }: Kinds, name: string): string | undefined {
  let at = parent.get(name);
  if (at === undefined) return undefined;
  for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
  parent.set(name, at);
  return at;
}

function join(kinds: Kinds, one: string, other: string): void {
  const left = kindOf(kinds, one) ?? one;
  const right = kindOf(kinds, other) ?? other;
  kinds.parent.set(left, left);
  kinds.parent.set(right, left);
}

/** Goes into every element below these, `enter` allowing; each that stands within one of its name joins all between them. */
function joinRecurring(kinds: Kinds, roots: readonly Named[], enter: (name: string, parent?: string) => boolean): void {
  interface Step {
    readonly element?: Named;
  }
  const open: string[] = [];
  const places = new Map<string, number[]>();
  const waiting: Step[] = roots.map((element) => ({ element }));
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { element } = step;
    if (!element) {
      places.get(open.pop() ?? '')?.pop();
      continue;
    }
    const { name, items } = element;
    if (!enter(name, open.at(-1))) continue;
    const own = places.get(name) ?? [];
    places.set(name, own);
    const above = own.at(-1);
    if (above !== undefined) for (let i = above; i < open.length; i += 1) join(kinds, name, open[i]!);
    own.push(open.length);
    open.push(name);
    waiting.push({});
    for (const child of elementsOf(items)) waiting.push({ element: child });
  }
}

/** Which names recur anywhere in one of these trees: worked out once for a pair, and asked at every element. */
export type Recurring = () => Kinds;

export function recurringIn(sides: readonly (readonly TreeNode[])[]): Recurring {
  let known: Kinds | undefined;
  return () => {
    if (known) return known;
    known = { parent: new Map() };
    for (const side of sides) {
      const roots = rootElements(side);
      if (mayRecur(roots)) joinRecurring(known, roots, () => true);
    }
    return known;
  };
}

/** With more names it costs less to look for elements that recur than for a circle of names. */
const MAX_NAMES = 256;

/** Whether some name leads back to itself by the names of children: without that, no element stands within one of its name. */
function mayRecur(roots: readonly Named[]): boolean {
  const below = new Map<string, Set<string>>();
  const waiting: Named[] = [...roots];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const { name, items } = element;
    let names = below.get(name);
    if (names === undefined) {
      if (below.size >= MAX_NAMES) return true;
      names = new Set();
      below.set(name, names);
    }
    for (const child of elementsOf(items)) {
      names.add(child.name);
      waiting.push(child);
    }
  }
  // Names that lead to none that is left are taken away, again and again: what stays leads in circles.
  for (let taken = true; taken; ) {
    taken = false;
    for (const [name, names] of below) {
      for (const child of names) if (!below.has(child)) names.delete(child);
      if (names.size > 0) continue;
      below.delete(name);
      taken = true;
    }
  }
  return below.size > 0;
}

/** The outermost elements: those of one document are under the root, those of several in an array (docs/adr/0080). */
function rootElements(nodes: readonly TreeNode[]): Named[] {
  const found: Named[] = [];
  const waiting: TreeNode[] = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'array') for (const item of node.items) waiting.push(item);
    if (node.kind !== 'object') continue;
    for (const { name, value } of node.members) {
      const items = contentItems(value);
      if (items !== undefined) found.push({ name, items });
      else if (value.kind === 'object' || value.kind === 'array') waiting.push(value);
    }
  }
  return found;
}

/**
 * The names that recur below these contents, together with those on the way, as one entry each. Only entries of which
 * one stands here: the others are met further down.
 */
export function recursiveElements(recurring: Recurring, sides: readonly (readonly ObjectNode[])[]): string[][] {
  // Nobody within anybody: nothing to ask, which is all that most sets and every tree that is no markup say.
  if (!sides.some((items) => someElement(items, (inner) => someElement(inner, () => true)))) return [];
  const anywhere = recurring();
  if (anywhere.parent.size === 0) return [];
  const here = sides.map(elementsOf);
  const local: Kinds = { parent: new Map() };
  for (const elements of here) {
    joinRecurring(local, elements, (name, parent) => {
      const kind = kindOf(anywhere, name);
      return kind !== undefined && (parent === undefined || kindOf(anywhere, parent) === kind);
    });
  }
  const groups = new Map<string, string[]>();
  for (const name of local.parent.keys()) {
    const kind = kindOf(local, name)!;
    const group = groups.get(kind);
    if (group) group.push(name);
    else groups.set(kind, [name]);
  }
  const names = new Set(here.flatMap((elements) => elements.map(({ name }) => name)));
  return [...groups.values()].filter((group) => group.some((name) => names.has(name)));
}

/** What stands in each of the elements of these names that these contents lead to, again and again. */
export function unfoldContent(
  items: readonly ObjectNode[],
  names: readonly string[],
): ReadonlyMap<string, readonly ObjectNode[]> {
  const found = new Map<string, ObjectNode[]>(names.map((name) => [name, []]));
  for (let frontier = items; frontier.length > 0; ) {
    const next: ObjectNode[] = [];
    for (const element of elementsOf(frontier)) {
      const own = found.get(element.name);
      if (!own) continue;
      for (const item of element.items) {
        own.push(item);
        next.push(item);
      }
    }
    frontier = next;
  }
  return found;
}
