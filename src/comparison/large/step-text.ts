import { newDecimalSpot, readDecimal } from '../../documents/large/decimal.js';
import { lineText } from '../../documents/large/lines.js';
import { isNumeral, numeralStart, standsAlone } from '../../documents/large/numerals.js';
import { requirePlainStarts } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { type Collector, newCollector } from '../collector.js';
import { absorb } from '../compare.js';
import { newContext, newSession } from '../documents.js';
import type { PathTolerance, Rules } from '../rules.js';
import { linesOf, stripEnd, trailing } from '../text.js';
import { mostSpecific } from '../tolerance.js';
import type { TreeContext } from '../tree.js';
import { type Movers, ruledMovers } from './certain.js';
import type { Judge } from './compare-large.js';
import { inStep, type LinePair } from './in-step.js';
import { numberedBy } from './kept.js';
import { compared, requireUsed } from './settled.js';
import { textDocument } from './text.js';

/** Lines that are judged at once. */
const BATCH = 64;
/** Where the empty lines at the end are looked for. Bytes. */
const END_BYTES = 65_536;

/**
 * Plain text of as many lines as before, at most one of them rewritten: then the comparer holds line i against line i, and
 * this does so while it reads. What else differs is layout.
 */
export const stepLargeText: Judge = (base, head, rules, collector, limits) => {
  requirePlainStarts(base, head);
  const ends = { base: endOf(base), head: endOf(head) };
  if (ends.base.empty !== ends.head.empty) decline('empty lines at the end');
  const found = newCollector();
  const blanks = newCollector();
  const numbers: number[] = [];
  const left: string[] = [];
  const right: string[] = [];
  const session = newSession(rules);
  const movers = ruledMovers(found, () => rulesOfLines(rules));
  const omitted = numberedBy(numbers);
  const lists = (into: Collector): TreeContext => ({ ...newContext(session, into), omitted });
  let rewritten = 0;
  const judge = (): void => {
    const [stripped, other] = [left.map(stripEnd), right.map(stripEnd)];
    const lines = linesOf(lists(found), stripped, other);
    for (let index = 0; index < left.length; index += 1) {
      if (!lines.drift(index, index)) rewritten += 1;
      lines.diff(index, index);
    }
    if (rewritten > 1) decline('lines that are rewritten');
    trailing(lists(blanks), left, right, stripped, other);
    for (const list of [numbers, left, right]) list.length = 0;
  };
  const facts = inStep(base, head, { base: ends.base.offset, head: ends.head.offset }, limits.window, {
    equal: () => undefined,
    pair: (lines) => {
      switch (walkLine(lines, movers)) {
        case 'equal':
          return true;
        case 'moved':
          movers.count();
          return false;
        default:
          movers.drop();
      }
      numbers.push(lines.line);
      left.push(lines.base.toString('utf8', lines.start, lines.end));
      right.push(lines.head.toString('utf8', lines.from, lines.to));
      if (left.length === BATCH) judge();
      return false;
    },
  });
  judge();
  absorb(found, blanks);
  const sample = [ends.base.last];
  const sides = [textDocument(sample, facts.base), textDocument(sample, facts.head)] as const;
  return requireUsed(compared(rules, { walked: found }, sides, collector));
};

/** No rule is for one line (`requireSimple`), so those that reach the first line reach all. */
function rulesOfLines(rules: Rules): readonly PathTolerance[] {
  return rules.tolerances.length === 0 ? [] : mostSpecific(rules, { base: [0], head: [0] });
}

const one = newDecimalSpot();
const other = newDecimalSpot();

/**
 * Two lines in which nothing differs but numbers that doubles are certain of: `judgeLine` of text.ts in bytes. A number is a run of such bytes
 * as can be in one, alone in its line; so two lines that agree up to a place have the same numbers in front of it.
 * White space at the end is the same on both sides, so it takes nothing from one of them alone. `unknown` where anything else differs, and
 * where what stands beside a number is no ASCII.
 */
function walkLine({ base, start, end, head, from, to }: LinePair, movers: Movers): 'equal' | 'moved' | 'unknown' {
  let i = start;
  let j = from;
  let moved = false;
  while (i < end || j < to) {
    const byte = base[i]!;
    if (i < end && j < to && byte === head[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const left = numeralStart(base, start, i);
    const right = j - (i - left);
    // What ends where they part is the same on both sides, or has been seen; what differs is behind it.
    if (!isNumeral(base, i, end) && !isNumeral(head, j, to)) return 'unknown';
    if (!readDecimal(base, left, end, one) || !readDecimal(head, right, to, other)) return 'unknown';
    const [leftEnd, rightEnd] = [one.end, other.end];
    if (!standsAlone(base, start, left, leftEnd, end) || !standsAlone(head, from, right, rightEnd, to))
      return 'unknown';
    if (!movers.add(one, other)) return 'unknown';
    moved = true;
    i = leftEnd;
    j = rightEnd;
  }
  return moved ? 'moved' : 'equal';
}

/** Where the empty lines at the end of a text begin, how many they are, and the line in front of them. */
function endOf(source: ByteSource): { readonly offset: number; readonly empty: number; readonly last: string } {
  const from = Math.max(0, source.size - END_BYTES);
  const block = source.read(from, source.size - from);
  let end = block.length;
  for (let empty = 0; end > 0; empty += 1) {
    const start = end < 2 ? 0 : block.lastIndexOf(10, end - 2) + 1;
    const last = lineText(block.subarray(start, end));
    if (stripEnd(last) !== '') return { offset: from + end, empty, last };
    end = start;
  }
  return decline('nothing but empty lines at the end');
}
