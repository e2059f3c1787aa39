import type { ArrayNode, TreeNode } from '../documents/document.js';
import { addNote } from './collector.js';
import { bringsFact } from './explain.js';
import { byPreference, type FoundKey, joins } from './keys.js';
import { diffLists, judgeLists, type Lists } from './lists.js';
import { equalNodes, guardDepth, hashNode, memberOf, type Place, show, stepsOf } from './nodes.js';
import { isOmittedPlace, type Omitted } from './omitted.js';
import { matchesPath, normalizedPath, type Step } from './paths.js';
import { type Rules, selectedBy } from './rules.js';
import { diff, judge, type Pair, type TreeContext, untouched } from './tree.js';

function listsOf(context: TreeContext, pair: Pair): Lists {
  const base = (pair.base as ArrayNode).items;
  const head = (pair.head as ArrayNode).items;
  const itemPair = (i: number, j: number): Pair => ({
    base: base[i]!,
    head: head[j]!,
    place: { parent: pair.place, base: i, head: j },
    baseGroup: pair.baseGroup?.items,
    headGroup: pair.headGroup?.items,
    depth: pair.depth + 1,
  });
  // What `judge` and `diff` would ask first; most elements end here, before anything is made for them.
  const sameIsUntouched = context.rules.ids.length === 0;
  const stayed = (i: number, j: number): boolean => {
    if (sameIsUntouched && base[i] === head[j]) return true;
    guardDepth(pair.depth + 1);
    return untouched(context, base[i]!, head[j]!, pair.depth + 1);
  };
  // Arrays whose one length changed have been reported as such.
  const resized = pair.baseGroup?.dimensions === true || pair.headGroup?.dimensions === true;
  const item = (side: 'base' | 'head', index: number): TreeNode => (side === 'base' ? base : head)[index]!;
  const omitted = context.omitted && isOmittedPlace(context.omitted, pair.place) ? context.omitted : undefined;
  return {
    ...(omitted === undefined
      ? {}
      : { omitted, alone: (side, index) => normalizedPath([...omitted.place, omitted.index(side, index)]) }),
    noun: 'element',
    here: context.at(pair.place),
    unordered: isUnordered(context, pair),
    baseLength: base.length,
    headLength: head.length,
    baseHash: (i) => hashNode(base[i]!, context.hashes, pair.depth),
    headHash: (j) => hashNode(head[j]!, context.hashes, pair.depth),
    equal: (i, j) => equalNodes(base[i]!, head[j]!, pair.depth),
    drift: (i, j) => stayed(i, j) || judge(context, itemPair(i, j)),
    diff: (i, j) => {
      if (!stayed(i, j)) diff(context, itemPair(i, j));
    },
    similarity: (i, j) => similarity(context, itemPair(i, j)),
    findKey: () => findKey(context, pair.place, base, head),
    explained: (side, index) =>
      resized ||
      bringsFact(item(side, index), (side === 'base' ? pair.baseGroup : pair.headGroup)?.items, side, pair.depth),
    show: (side, index) => show(item(side, index)),
    at: (i, j) => context.at({ parent: pair.place, base: i, head: j }),
    lineOf: (side, index) => item(side, index).line,
  };
}

function isUnordered({ rules }: TreeContext, { place }: Pair): boolean {
  return (
    rules.unordered.length > 0 &&
    selectedBy(rules.unordered, stepsOf(place, 'base'), stepsOf(place, 'head'), rules.used)
  );
}

export function judgeArrays(context: TreeContext, pair: Pair): boolean {
  return judgeLists(listsOf(context, pair));
}

export function diffArrays(context: TreeContext, pair: Pair): void {
  if (pair.baseGroup?.reshaped && pair.headGroup?.reshaped) return;
  diffLists(context.collector, listsOf(context, pair), context.aligner);
}

/** A pair that is drift is more alike than any that shares all but one member. */
const DRIFT_SIMILARITY = 1.5;

function similarity(context: TreeContext, pair: Pair): number {
  if (judge(context, pair)) return DRIFT_SIMILARITY;
  const { base, head } = pair;
  if (base.kind !== 'object' || head.kind !== 'object') return 0;
  let alike = 0;
  for (const { name, value } of base.members) {
    const other = memberOf(head, name);
    if (other && equalNodes(value, other, pair.depth)) alike += 1;
  }
  return alike / Math.max(1, base.members.length, head.members.length);
}

/** An identity as text; undefined for what is no identity: null, floats, truth values, containers. */
export function identity(node: TreeNode | undefined): string | undefined {
  if (!node) return undefined;
  if (node.kind === 'string' || node.kind === 'date-time') return `s${node.value}`;
  if (node.kind !== 'number' || node.type === 'float') return undefined;
  const spelling = node.decimal ?? node.literal;
  return /^-?[0-9]{1,100}$/.test(spelling) ? `n${spelling}` : undefined;
}

function identities(items: readonly TreeNode[], names: readonly string[]): string[] | undefined {
  const found: string[] = [];
  for (const item of items) {
    if (item.kind !== 'object') return undefined;
    const parts: string[] = [];
    for (const name of names) {
      const part = identity(memberOf(item, name));
      if (part === undefined) return undefined;
      parts.push(part);
    }
    found.push(parts.length === 1 ? parts[0]! : JSON.stringify(parts));
  }
  return found;
}

/** More candidates are not tried: a record of a thousand members has no key that a person would name. */
const MAX_KEY_CANDIDATES = 12;

function findKey(
  context: TreeContext,
  place: Place | undefined,
  base: readonly TreeNode[],
  head: readonly TreeNode[],
): FoundKey | undefined {
  const steps = stepsOf(place, 'base');
  const first = base[0];
  const candidates = first?.kind === 'object' ? [...new Set(first.members.map(({ name }) => name))] : [];
  return chooseKey({
    rules: context.rules,
    steps,
    headSteps: stepsOf(place, 'head'),
    candidates,
    ...(context.omitted && isOmittedPlace(context.omitted, place) ? { joins: joinsOf(context.omitted) } : {}),
    base: (names) => identities(base, names),
    head: (names) => identities(head, names),
    refuse: (names) =>
      addNote(
        context.collector,
        `${context.at(place)}: the declared key ${names.join(', ')} is not unique and always present`,
      ),
  });
}

/** `joins` where not all records are at hand. */
function joinsOf(omitted: Omitted): NonNullable<KeyQuestion['joins']> {
  return (name, left, right) => omitted.joins({ name, column: 0, left, right, read: () => undefined });
}

export interface KeyQuestion {
  readonly rules: Rules;
  readonly steps: readonly Step[];
  readonly headSteps: readonly Step[];
  readonly candidates: readonly string[];
  /** Whether a candidate may be one at all; asked only of those whose turn comes. */
  readonly eligible?: (name: string) => boolean;
  /** In the place of `joins`, where not all identities are at hand. */
  readonly joins?: (name: string, base: readonly string[], head: readonly string[]) => boolean;
  readonly base: (names: readonly string[]) => string[] | undefined;
  readonly head: (names: readonly string[]) => string[] | undefined;
  readonly refuse: (names: readonly string[]) => void;
}

/** The declared key where it holds, else the best member that can be one. */
export function chooseKey({
  rules,
  steps,
  headSteps,
  candidates,
  eligible = () => true,
  joins: joinable = (_name, base, head) => joins(base, head),
  base,
  head,
  refuse,
}: KeyQuestion): FoundKey | undefined {
  const declared = rules.keys.find(({ pattern }) => matchesPath(pattern, steps) && matchesPath(pattern, headSteps));
  if (declared) {
    rules.used.add(declared.label);
    const left = base(declared.names);
    const right = left && head(declared.names);
    if (left && right && isUnique(left) && isUnique(right)) return { names: declared.names, base: left, head: right };
    refuse(declared.names);
  }
  let tried = 0;
  for (const name of byPreference(candidates)) {
    if (!eligible(name)) continue;
    tried += 1;
    if (tried > MAX_KEY_CANDIDATES) break;
    if (isVolatile(rules, [...steps, 0, name])) continue;
    const left = base([name]);
    const right = left && head([name]);
    if (left && right && joinable(name, left, right)) return { names: [name], base: left, head: right };
  }
  return undefined;
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function isVolatile(rules: Rules, steps: readonly Step[]): boolean {
  return [...rules.ids, ...rules.timestamps].some(({ pattern }) => matchesPath(pattern, steps));
}
