import type { Member, ObjectNode, TreeNode } from '../documents/document.js';
import { addChange, addNote, tally, wants } from './collector.js';
import type { Change } from './comparison.js';
import { factsFor } from './groups.js';
import { invisibleDifference } from './invisible.js';
import type { LeafVerdict } from './leaves.js';
import { clipPair, decimalOf, equalNodes, show } from './nodes.js';
import { distances } from './tolerance.js';
import type { Pair, TreeContext } from './tree.js';
import { mapId } from './volatile.js';

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

/** |a - b| over the smaller magnitude as doubles see it: enough to rank what is worth keeping. */
function roughly(base: TreeNode, head: TreeNode): number {
  if (base.kind !== 'number' || head.kind !== 'number') return Number.POSITIVE_INFINITY;
  const a = Number(decimalOf(base));
  const b = Number(decimalOf(head));
  return Math.abs(a - b) / Math.min(Math.abs(a), Math.abs(b));
}

/** As `roughly`, but what is no number has not moved any distance. */
function moved({ base, head }: Pair): number {
  return base.kind === 'number' && head.kind === 'number' ? roughly(base, head) : 0;
}

export function addValue(context: TreeContext, pair: Pair, note?: () => string | undefined, limit?: string): void {
  if (!wants(context.collector, 'value', moved(pair))) {
    tally(context.collector, 'value', 'value# rewritten');
    return;
  }
  const words = note?.();
  const [base, head] = clipPair(show(pair.base), show(pair.head));
  const distance =
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
      ...distance,
      ...(limit === undefined ? {} : { limit }),
      ...(words === undefined ? {} : { note: words }),
    },
    'value# rewritten',
  );
}

export function reportVerdict(context: TreeContext, pair: Pair, verdict: LeafVerdict): void {
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

export function addMissing(
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

export function noteRenames(context: TreeContext, pair: Pair, gone: readonly Member[], come: readonly Member[]): void {
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
export function keyOrder(context: TreeContext, pair: Pair, base: ObjectNode, head: ObjectNode): void {
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

export interface MemberMatch {
  readonly name: string;
  readonly from: Member | undefined;
  readonly to: Member | undefined;
  /** Whether the other object has that name, too, but less often. */
  readonly duplicate: boolean;
}
