import type { Member, ObjectNode, TreeNode } from '../documents/document.js';
import { diffArrays, judgeArrays } from './arrays.js';
import { addChange, addNote, type Collector, countMove, tally, wants } from './collector.js';
import type { Change } from './comparison.js';
import { bringsFact, duplicateExplained, memberGroup, presenceExplained, typeExplained } from './explain.js';
import { factsFor, type Group } from './groups.js';
import { invisibleDifference } from './invisible.js';
import { judgeLeaves, type LeafVerdict, type Scalar } from './leaves.js';
import type { Aligner } from './lists.js';
import {
  clipPair,
  decimalOf,
  equalNodes,
  guardDepth,
  type HashCache,
  identical,
  membersByName,
  NUMERIC_BITS,
  type Place,
  pathOf,
  show,
  typeBit,
  typeOf,
} from './nodes.js';
import type { Decimal } from './numbers.js';
import type { Rules } from './rules.js';
import { distances } from './tolerance.js';
import { type IdMap, mapId } from './volatile.js';

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
  /** The scale of a path (CLASSES section 5, rule 4), worked out when first asked for. */
  readonly scaleAt: (place: Place | undefined) => Decimal | undefined;
  readonly aligner: Aligner;
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

export function at(
  context: TreeContext,
  pair: Pair,
): Pick<Change, 'at'> & Partial<Pick<Change, 'baseLine' | 'headLine'>> {
  return { at: context.at(pair.place), ...lines(pair.base, pair.head) };
}

export function lines(
  base: TreeNode | undefined,
  head: TreeNode | undefined,
): { baseLine?: number; headLine?: number } {
  return {
    ...(base && base.line > 0 ? { baseLine: base.line } : {}),
    ...(head && head.line > 0 ? { headLine: head.line } : {}),
  };
}

export function isScalar(node: TreeNode): node is Scalar {
  return node.kind !== 'object' && node.kind !== 'array';
}

function bothNumbers(base: TreeNode, head: TreeNode): boolean {
  return (typeBit(base) & NUMERIC_BITS) !== 0 && (typeBit(head) & NUMERIC_BITS) !== 0;
}

/** Nothing to say about this pair. Ids must be seen even where they stayed (CLASSES section 7). */
function untouched(context: TreeContext, base: TreeNode, head: TreeNode, depth: number): boolean {
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

interface MemberMatch {
  readonly name: string;
  readonly from: Member | undefined;
  readonly to: Member | undefined;
  /** Whether the other object has that name, too, but less often. */
  readonly duplicate: boolean;
}

/** Members of both objects by name, occurrences in order; in base's order, then what only head has. */
function matchMembers(base: ObjectNode, head: ObjectNode): MemberMatch[] {
  const matches: MemberMatch[] = [];
  if (
    base.members.length === head.members.length &&
    base.members.every(({ name }, i) => name === head.members[i]?.name)
  ) {
    for (const [i, from] of base.members.entries())
      matches.push({ name: from.name, from, to: head.members[i], duplicate: false });
    return matches;
  }
  const others = membersByName(head);
  for (const [name, own] of membersByName(base)) {
    const other = others.get(name) ?? [];
    others.delete(name);
    for (let i = 0; i < Math.max(own.length, other.length); i += 1) {
      matches.push({ name, from: own[i], to: other[i], duplicate: i > 0 });
    }
  }
  for (const [name, other] of others) {
    for (const to of other) matches.push({ name, from: undefined, to, duplicate: false });
  }
  return matches;
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

/** |a - b| over the smaller magnitude as doubles see it: enough to rank what is worth keeping. */
function roughly(base: TreeNode, head: TreeNode): number {
  if (base.kind !== 'number' || head.kind !== 'number') return Number.POSITIVE_INFINITY;
  const a = Number(decimalOf(base));
  const b = Number(decimalOf(head));
  return Math.abs(a - b) / Math.min(Math.abs(a), Math.abs(b));
}

function addValue(context: TreeContext, pair: Pair, note?: () => string | undefined, limit?: string): void {
  if (!wants(context.collector, 'value')) {
    tally(context.collector, 'value', 'value# rewritten');
    return;
  }
  const words = note?.();
  const [base, head] = clipPair(show(pair.base), show(pair.head));
  const moved =
    pair.base.kind === 'number' && pair.head.kind === 'number'
      ? distances(decimalOf(pair.base), decimalOf(pair.head))
      : {};
  addChange(
    context.collector,
    {
      kind: 'value',
      ...at(context, pair),
      base,
      head,
      ...moved,
      ...(limit === undefined ? {} : { limit }),
      ...(words === undefined ? {} : { note: words }),
    },
    'value# rewritten',
  );
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
    countMove(collector, Number(decimalOf(base)), Number(decimalOf(head)));
  }
  reportVerdict(context, pair, verdict);
}

function reportVerdict(context: TreeContext, pair: Pair, verdict: LeafVerdict): void {
  const { collector } = context;
  const { base, head } = pair;
  switch (verdict.kind) {
    case 'equal':
      return;
    case 'value':
      addValue(context, pair, () => verdict.note ?? noteOnTexts(base, head), verdict.limit);
      return;
    case 'hidden': {
      const conflict = verdict.ids ? mapId(context.ids, verdict.ids[0], verdict.ids[1]) : undefined;
      if (conflict) addValue(context, pair, () => conflict);
      else if (verdict.count > 0) addHidden(context, pair, verdict.count);
      return;
    }
    case 'spelling':
      if (!wants(collector, 'representation')) {
        tally(collector, 'representation', 'number# spelled differently');
        return;
      }
      if (verdict.note)
        addNote(collector, `${context.at(pair.place)}: ${show(base)} -> ${show(head)}: ${verdict.note}`);
      addChange(
        collector,
        { kind: 'representation', ...at(context, pair), base: show(base), head: show(head), note: 'number spelling' },
        'number# spelled differently',
      );
      return;
    case 'drift': {
      if (!wants(collector, 'drift', roughly(base, head))) {
        tally(collector, 'drift', 'number# moved within tolerance');
        return;
      }
      const moved =
        base.kind === 'number' && head.kind === 'number'
          ? distances(decimalOf(base), decimalOf(head))
          : base.kind === 'string' && head.kind === 'string'
            ? distances(base.value, head.value)
            : {};
      addChange(
        collector,
        {
          kind: 'drift',
          ...at(context, pair),
          base: show(base),
          head: show(head),
          ...moved,
          ...(verdict.limit === undefined ? {} : { limit: verdict.limit }),
        },
        'number# moved within tolerance',
      );
    }
  }
}

function addHidden(context: TreeContext, pair: Pair, count: number): void {
  context.collector.suppressed += count;
  if (!wants(context.collector, 'representation')) {
    tally(context.collector, 'representation', 'volatile value# hidden');
    return;
  }
  addChange(
    context.collector,
    { kind: 'representation', ...at(context, pair), base: null, head: null, note: 'volatile by policy' },
    'volatile value# hidden',
  );
}

function noteOnTexts(base: TreeNode, head: TreeNode): string | undefined {
  return base.kind === 'string' && head.kind === 'string' ? invisibleDifference(base.value, head.value) : undefined;
}

function diffObjects(context: TreeContext, pair: Pair, base: ObjectNode, head: ObjectNode): void {
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

function addMissing(
  context: TreeContext,
  pair: Pair,
  base: ObjectNode,
  head: ObjectNode,
  { name, from, to }: MemberMatch,
): void {
  const owner = from ? base : head;
  const isMap = factsFor((from ? pair.baseGroup : pair.headGroup)?.objects, owner)?.kind === 'map';
  const word = `${isMap ? 'entry' : 'optional key'}`;
  const verb = from ? 'removed' : 'added';
  addChange(
    context.collector,
    {
      kind: 'value',
      at: context.at({ parent: pair.place, base: name, head: name }),
      base: from ? show(from.value) : null,
      head: to ? show(to.value) : null,
      ...lines(from?.value, to?.value),
      note: `${word} ${verb}`,
    },
    isMap ? `map key# ${verb}` : `optional key# ${verb}`,
  );
  if (isMap && (base.members.length === 0 || head.members.length === 0)) {
    addNote(
      context.collector,
      `${context.at(pair.place)}: ${head.members.length === 0 ? `emptied (${base.members.length} -> 0)` : 'first items'}`,
    );
  }
}

const MAX_RENAME_CANDIDATES = 20;

function noteRenames(context: TreeContext, pair: Pair, gone: readonly Member[], come: readonly Member[]): void {
  if (gone.length === 0 || come.length === 0 || gone.length * come.length > MAX_RENAME_CANDIDATES ** 2) return;
  for (const from of gone) {
    const to = come.find(({ value }) => equalNodes(from.value, value, pair.depth));
    if (!to) continue;
    addNote(
      context.collector,
      `${context.at(pair.place)}: ${JSON.stringify(from.name)} removed and ${JSON.stringify(to.name)} added with the same value, possible rename`,
    );
  }
}

/** Reports another order of the members that both objects have. */
function keyOrder(context: TreeContext, pair: Pair, base: ObjectNode, head: ObjectNode): void {
  let same = base.members.length === head.members.length;
  for (let i = 0; same && i < base.members.length; i += 1) same = base.members[i]!.name === head.members[i]!.name;
  if (same) return;
  const inHead = new Set(head.members.map(({ name }) => name));
  const inBase = new Set(base.members.map(({ name }) => name));
  const left = [...inBase].filter((name) => inHead.has(name));
  const right = [...inHead].filter((name) => inBase.has(name));
  if (left.every((name, index) => name === right[index])) return;
  addChange(
    context.collector,
    { kind: 'representation', ...at(context, pair), base: null, head: null, note: 'key order' },
    'object# with keys in another order',
  );
}

export function defaultAt(place: Place | undefined): string {
  return pathOf(place, 'head');
}
