import type { Member, ObjectNode, TreeNode } from '../documents/document.js';
import { diffArrays, judgeArrays } from './arrays.js';
import { type Collector, countMove, plotMove } from './collector.js';
import { bringsFact, duplicateExplained, memberGroup, presenceExplained, typeExplained } from './explain.js';
import { factsFor, type Group } from './groups.js';
import { judgeLeaves, type Scalar } from './leaves.js';
import type { Aligner } from './lists.js';
import { boundsOf } from './moves.js';
import {
  decimalOf,
  equalNodes,
  guardDepth,
  type HashCache,
  identical,
  membersByName,
  NUMERIC_BITS,
  type Place,
  pathOf,
  typeBit,
  typeOf,
} from './nodes.js';
import type { Decimal } from './numbers.js';
import type { Omitted } from './omitted.js';
import type { Rules } from './rules.js';
import { addMissing, addValue, keyOrder, type MemberMatch, noteRenames, reportVerdict } from './tree-report.js';
import type { IdMap } from './volatile.js';

/** What one walk over a pair of trees carries along. */
export interface TreeContext {
  readonly rules: Rules;
  readonly collector: Collector;
  readonly ids: IdMap;
  readonly hashes: HashCache;
  /** Nodes that `identical` has found to differ from their partner. */
  readonly different: Set<TreeNode>;
  /** Results of `judge` for containers: the partner and whether the pair is drift at most. */
  readonly judged: Map<TreeNode, { readonly head: TreeNode; readonly drift: boolean }>;
  /** The scale of a path (docs/classes.md section 5, rule 4), worked out when first asked for. */
  readonly scaleAt: (place: Place | undefined) => Decimal | undefined;
  readonly aligner: Aligner;
  /** Set where the root's elements, rows or lines are not all at hand. */
  readonly omitted?: Omitted;
  /** How a place is written in a change. */
  readonly at: (place: Place | undefined) => string;
}

/** A pair of nodes, where it stands, and the shape facts of either side there. */
export interface Pair {
  readonly base: TreeNode;
  readonly head: TreeNode;
  readonly place: Place | undefined;
  readonly baseGroup: Group | undefined;
  readonly headGroup: Group | undefined;
  readonly depth: number;
}

export function isScalar(node: TreeNode): node is Scalar {
  return node.kind !== 'object' && node.kind !== 'array';
}

function bothNumbers(base: TreeNode, head: TreeNode): boolean {
  return (typeBit(base) & NUMERIC_BITS) !== 0 && (typeBit(head) & NUMERIC_BITS) !== 0;
}

/** Nothing to say about this pair. Ids must be seen even where they stayed (docs/classes.md section 7). */
export function untouched(context: TreeContext, base: TreeNode, head: TreeNode, depth: number): boolean {
  return context.rules.ids.length === 0 && identical(base, head, context.different, depth);
}

/**
 * Whether the pair is drift at most, elements of arrays held against those at the same index. This, and nothing
 * that an alignment says, is what lets a list pass as drift.
 */
export function judge(context: TreeContext, pair: Pair): boolean {
  guardDepth(pair.depth);
  const { base, head } = pair;
  if (untouched(context, base, head, pair.depth)) return true;
  if (isScalar(base) && isScalar(head) && (typeOf(base) === typeOf(head) || bothNumbers(base, head))) {
    const verdict = judgeLeaves(base, head, pair.place, context.rules, () => context.scaleAt(pair.place));
    if (typeOf(base) === typeOf(head)) return verdict.kind !== 'value';
    return verdict.kind !== 'value' && typeExplained(base, head, pair.baseGroup, pair.headGroup);
  }
  if (base.kind !== head.kind) return typeExplained(base, head, pair.baseGroup, pair.headGroup);
  const known = context.judged.get(base);
  if (known?.head === head) return known.drift;
  const drift =
    base.kind === 'object' ? judgeObjects(context, pair, base, head as ObjectNode) : judgeArrays(context, pair);
  context.judged.set(base, { head, drift });
  return drift;
}

function judgeObjects(context: TreeContext, pair: Pair, base: ObjectNode, head: ObjectNode): boolean {
  if (sameNames(base, head)) {
    for (const [i, { name, value }] of base.members.entries()) {
      const other = head.members[i]!.value;
      if (untouched(context, value, other, pair.depth + 1)) continue;
      if (!judge(context, childPair(pair, base, head, name, value, other))) return false;
    }
    return true;
  }
  for (const match of matchMembers(base, head)) {
    const { name, from, to } = match;
    if (from && to) {
      if (!judge(context, childPair(pair, base, head, name, from.value, to.value))) return false;
    } else if (!missingExplained(pair, base, head, match)) return false;
  }
  return true;
}

function childPair(pair: Pair, base: ObjectNode, head: ObjectNode, name: string, from: TreeNode, to: TreeNode): Pair {
  return {
    base: from,
    head: to,
    place: { parent: pair.place, base: name, head: name },
    baseGroup: memberGroup(base, name, pair.baseGroup),
    headGroup: memberGroup(head, name, pair.headGroup),
    depth: pair.depth + 1,
  };
}

/** The usual case: the same names in the same order. Then members match by their place. */
function sameNames({ members }: ObjectNode, head: ObjectNode): boolean {
  if (members.length !== head.members.length) return false;
  for (let i = 0; i < members.length; i += 1) if (members[i]!.name !== head.members[i]!.name) return false;
  return true;
}

/** Members of both objects by name, occurrences in order; in base's order, then what only head has. */
function matchMembers(base: ObjectNode, head: ObjectNode): MemberMatch[] {
  const matches: MemberMatch[] = [];
  const others = membersByName(head);
  for (const [name, own] of membersByName(base)) {
    const other = others.get(name) ?? [];
    others.delete(name);
    if (own.length === 1 && other.length < 2) matches.push({ name, from: own[0], to: other[0], duplicate: false });
    else for (const [from, to] of pairOccurrences(own, other)) matches.push({ name, from, to, duplicate: true });
  }
  for (const [name, other] of others) {
    for (const to of other) matches.push({ name, from: undefined, to, duplicate: false });
  }
  return matches;
}

/** How far an equal partner is looked for among the values of one name; a hostile file may give a name a million times. */
const MAX_SKIPPED = 32;

/**
 * Values of one name in one object, in order. Where one side has more of them, those without an equal partner are the ones that came
 * or went: `a: 1, a: 2` to `a: 2` lost the first.
 */
function pairOccurrences(
  base: readonly Member[],
  head: readonly Member[],
): readonly (readonly [Member | undefined, Member | undefined])[] {
  const swapped = base.length < head.length;
  const [longer, shorter] = swapped ? [head, base] : [base, head];
  const pairs: [Member | undefined, Member | undefined][] = [];
  let slack = longer.length - shorter.length;
  let at = 0;
  for (const one of shorter) {
    const ahead = longer.slice(at, at + 1 + Math.min(slack, MAX_SKIPPED));
    const skipped = Math.max(
      0,
      ahead.findIndex(({ value }) => equalNodes(value, one.value)),
    );
    for (let i = 0; i < skipped; i += 1) pairs.push([longer[at + i], undefined]);
    pairs.push([longer[at + skipped], one]);
    at += skipped + 1;
    slack -= skipped;
  }
  for (const rest of longer.slice(at)) pairs.push([rest, undefined]);
  return swapped ? pairs.map(([one, other]) => [other, one]) : pairs;
}

function missingExplained(
  pair: Pair,
  base: ObjectNode,
  head: ObjectNode,
  { name, from, to, duplicate }: MemberMatch,
): boolean {
  const owner = from ? base : head;
  const group = from ? pair.baseGroup : pair.headGroup;
  if (duplicate) return duplicateExplained(owner, name, group);
  if (presenceExplained(owner, name, group)) return true;
  const facts = factsFor(group?.objects, owner);
  const value = (from ?? to)?.value;
  return facts?.kind === 'map' && value !== undefined && bringsFact(value, facts.entries, from ? 'base' : 'head');
}

/** Walks a pair and gathers every difference that shape facts do not explain. */
export function diff(context: TreeContext, pair: Pair): void {
  guardDepth(pair.depth);
  const { base, head } = pair;
  if (untouched(context, base, head, pair.depth)) return;
  if (isScalar(base) && isScalar(head) && (typeOf(base) === typeOf(head) || bothNumbers(base, head))) {
    diffScalars(context, pair, base, head);
  } else if (base.kind !== head.kind) {
    if (!typeExplained(base, head, pair.baseGroup, pair.headGroup)) {
      addValue(context, pair, () => `type ${typeOf(base)} -> ${typeOf(head)}`);
    }
  } else if (base.kind === 'object') diffObjects(context, pair, base, head as ObjectNode);
  else diffArrays(context, pair);
}

function diffScalars(context: TreeContext, pair: Pair, base: Scalar, head: Scalar): void {
  const { rules, collector } = context;
  const verdict = judgeLeaves(base, head, pair.place, rules, () => context.scaleAt(pair.place));
  if (typeOf(base) !== typeOf(head)) {
    const explained = typeExplained(base, head, pair.baseGroup, pair.headGroup);
    // The change of type is reported as shape; another number beside it is a rewrite of its own.
    if (!explained || verdict.kind === 'value')
      addValue(context, pair, () => `type ${typeOf(base)} -> ${typeOf(head)}`);
    return;
  }
  if (base.kind === 'number' && head.kind === 'number' && verdict.kind !== 'equal' && verdict.kind !== 'hidden') {
    const [from, to] = [Number(decimalOf(base)), Number(decimalOf(head))];
    countMove(collector, from, to);
    if (verdict.kind !== 'spelling') plotMove(collector, from, to, verdict.kind === 'value', boundsOf(verdict.limit));
  } else if (base.kind === 'string' && head.kind === 'string' && 'limit' in verdict && verdict.limit !== undefined) {
    // Numbers in strings, where a rule says that they are some.
    plotMove(collector, Number(base.value), Number(head.value), verdict.kind === 'value', boundsOf(verdict.limit));
  }
  reportVerdict(context, pair, verdict);
}

function diffObjects(context: TreeContext, pair: Pair, base: ObjectNode, head: ObjectNode): void {
  if (sameNames(base, head)) {
    for (const [i, { name, value }] of base.members.entries()) {
      const other = head.members[i]!.value;
      if (!untouched(context, value, other, pair.depth + 1))
        diff(context, childPair(pair, base, head, name, value, other));
    }
    return;
  }
  const gone: Member[] = [];
  const come: Member[] = [];
  const alone: MemberMatch[] = [];
  for (const match of matchMembers(base, head)) {
    const { name, from, to } = match;
    if (from && to) {
      diff(context, childPair(pair, base, head, name, from.value, to.value));
      continue;
    }
    if (from) gone.push(from);
    if (to) come.push(to);
    alone.push(match);
  }
  // Entries of a map that went and came may be each other's partners: no shape fact excuses those.
  const swapped = gone.length > 0 && come.length > 0 && factsFor(pair.baseGroup?.objects, base)?.kind === 'map';
  for (const match of alone) {
    if (swapped || !missingExplained(pair, base, head, match)) addMissing(context, pair, base, head, match);
  }
  noteRenames(context, pair, gone, come);
  keyOrder(context, pair, base, head);
}

export function defaultAt(place: Place | undefined): string {
  return pathOf(place, 'head');
}
