import { align, type Keys, type PairingFacts, readPairing } from './alignment.js';
import { addChange, addNote, type Collector, tally, wants } from './collector.js';
import type { Side } from './groups.js';
import type { FoundKey } from './keys.js';
import type { Omitted } from './omitted.js';
import { matchUnordered, type UnorderedSides } from './unordered.js';

/** Two lists of elements, rows or lines, and what a comparison may ask about them. */
export interface Lists extends UnorderedSides {
  /** `element`, `row`, `line`, and what a keyed one is called in notes: `records`, `rows`. */
  readonly noun: string;
  readonly here: string;
  readonly unordered: boolean;
  /** Gathers the differences between the two elements. */
  readonly diff: (base: number, head: number) => void;
  readonly findKey: () => FoundKey | undefined;
  readonly similarity: (base: number, head: number) => number;
  /** Whether shape facts already report an element without partner. */
  readonly explained: (side: Side, index: number) => boolean;
  readonly show: (side: Side, index: number) => string;
  readonly at: (base: number, head: number) => string;
  readonly lineOf: (side: Side, index: number) => number;
  /** Where an element stands that has no partner; `at` where absent. */
  readonly alone?: (side: Side, index: number) => string;
  /** Set where not all elements are at hand. */
  readonly omitted?: Omitted;
}

/** The aligner in use; a test puts a broken one in its place to show that no verdict hangs on it. */
export type Aligner = typeof align;

/** Drift at most: the same length and element i against element i, or, where the policy says unordered, any one-to-one match. */
export function judgeLists(lists: Lists): boolean {
  if (lists.baseLength !== lists.headLength) return false;
  if (lists.unordered) {
    const { headOf } = matchUnordered(lists);
    const { pairs } = readPairing({ headOf }, lists.baseLength, lists.headLength);
    return pairs.length === lists.baseLength && pairs.every(([i, j]) => lists.drift(i, j));
  }
  for (let i = 0; i < lists.baseLength; i += 1) if (!lists.drift(i, i)) return false;
  return true;
}

export function diffLists(collector: Collector, lists: Lists, aligner: Aligner = align): void {
  const { baseLength, headLength, omitted } = lists;
  omitted?.requireOrder(lists.unordered);
  if (lists.unordered) {
    diffUnordered(collector, lists);
    return;
  }
  const sameLength = baseLength === headLength;
  // One rewritten element among equal ones is the shortest story there can be.
  if (sameLength && (baseLength <= 1 || rewrittenAtSameIndex(lists, 1) <= 1)) {
    for (let i = 0; i < baseLength; i += 1) lists.diff(i, i);
    return;
  }
  let key: FoundKey | undefined;
  const pairing = aligner({
    ...lists,
    keys: (): Keys | undefined => {
      key = lists.findKey();
      return key;
    },
  });
  const facts = readPairing(pairing, baseLength, headLength);
  omitted?.requireNoMoves(facts.moved.size);
  const rewritten = facts.pairs.filter(([i, j]) => !lists.drift(i, j)).length;
  const cost = facts.removed.length + facts.added.length + facts.moved.size + rewritten;
  // A list that is not drift index by index has at least one difference, whatever the pairing says; and where reading
  // it as changed in place is the shorter story, that is what is told.
  if (sameLength && (cost === 0 || rewrittenAtSameIndex(lists, cost) <= cost)) {
    for (let i = 0; i < baseLength; i += 1) lists.diff(i, i);
    return;
  }
  report(collector, lists, facts, key, rewritten);
}

/** How many elements are rewritten where each is held against the one at its index; stops counting above `enough`. */
function rewrittenAtSameIndex(lists: Lists, enough: number): number {
  let count = 0;
  for (let i = 0; i < lists.baseLength && count <= enough; i += 1) if (!lists.drift(i, i)) count += 1;
  return count;
}

function report(
  collector: Collector,
  lists: Lists,
  facts: PairingFacts,
  key: FoundKey | undefined,
  rewritten: number,
): void {
  const { here, noun, baseLength, headLength } = lists;
  if (key) addNote(collector, `${here}: ${noun}s joined on ${key.names.join(', ')}`);
  if (headLength === 0) addNote(collector, `${here}: emptied (${baseLength} -> 0)`);
  if (baseLength === 0) addNote(collector, `${here}: first items (0 -> ${headLength})`);
  if (facts.removed.length + facts.added.length + rewritten === 0 && facts.moved.size > 0) {
    addNote(collector, `${here}: moved only, the same ${baseLength} ${noun}s`);
  }
  addLoose(collector, lists, facts, key);
  // One text for all: a text that is made anew is hashed anew.
  const sort = `${noun}# moved`;
  for (const [i, j] of facts.pairs) {
    lists.diff(i, j);
    if (facts.moved.has(i)) addMoved(collector, lists, i, j, sort);
  }
}

function keyLabel(key: FoundKey | undefined, side: Side, index: number): string {
  const identity = key?.[side][index];
  return key && identity !== undefined
    ? ` (${key.names.join(', ')}=${identity.slice(key.names.length === 1 ? 1 : 0)})`
    : '';
}

function addLoose(
  collector: Collector,
  lists: Lists,
  { removed, added }: Pick<PairingFacts, 'removed' | 'added'>,
  key: FoundKey | undefined,
): void {
  // Where both sides have elements alone, they may be each other's partners, and a rewrite between them must not be
  // excused by the shape facts that both of them bring.
  const excused = removed.length === 0 || added.length === 0;
  for (const i of removed) if (!excused || !lists.explained('base', i)) addElement(collector, lists, 'base', i, key);
  for (const j of added) if (!excused || !lists.explained('head', j)) addElement(collector, lists, 'head', j, key);
}

function addElement(collector: Collector, lists: Lists, side: Side, index: number, key: FoundKey | undefined): void {
  const verb = side === 'base' ? 'removed' : 'added';
  if (!wants(collector, 'value')) {
    tally(collector, 'value', `${lists.noun}# ${verb}`);
    return;
  }
  const line = lists.lineOf(side, index);
  const lineField = side === 'base' ? { baseLine: line } : { headLine: line };
  addChange(
    collector,
    {
      kind: 'value',
      at: lists.alone?.(side, index) ?? lists.at(index, index),
      base: side === 'base' ? lists.show('base', index) : null,
      head: side === 'head' ? lists.show('head', index) : null,
      ...(line > 0 ? lineField : {}),
      note: `${lists.noun}${keyLabel(key, side, index)} ${verb}`,
    },
    `${lists.noun}# ${verb}`,
  );
}

function addMoved(collector: Collector, lists: Lists, i: number, j: number, sort: string): void {
  if (!wants(collector, 'value')) {
    tally(collector, 'value', sort);
    return;
  }
  const baseLine = lists.lineOf('base', i);
  const headLine = lists.lineOf('head', j);
  addChange(
    collector,
    {
      kind: 'value',
      at: lists.at(i, j),
      base: lists.show('base', i),
      head: lists.show('head', j),
      ...(baseLine > 0 ? { baseLine } : {}),
      ...(headLine > 0 ? { headLine } : {}),
      note: `moved from position ${i + 1} to ${j + 1}`,
    },
    sort,
  );
}

function diffUnordered(collector: Collector, lists: Lists): void {
  const facts = readPairing(matchUnordered(lists), lists.baseLength, lists.headLength);
  if (facts.moved.size > 0) {
    addNote(collector, `${lists.here}: another order, declared unordered`);
    addChange(
      collector,
      { kind: 'representation', at: lists.here, base: null, head: null, note: 'order only, declared unordered' },
      'unordered list# in another order',
    );
  }
  addLoose(collector, lists, facts, undefined);
  for (const [i, j] of facts.pairs) lists.diff(i, j);
}
