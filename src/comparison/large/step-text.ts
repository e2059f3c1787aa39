import { lineText } from '../../documents/large/lines.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { pairDocuments } from '../../documents/pairing.js';
import { type Collector, newCollector } from '../collector.js';
import { absorb, compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import type { Rules } from '../rules.js';
import { linesOf, stripEnd, trailing } from '../text.js';
import type { TreeContext } from '../tree.js';
import { inStep } from './in-step.js';
import { type LargeLimits, numberedBy } from './kept.js';
import { requireUsed } from './settled.js';
import { textDocument } from './text.js';

/** Lines that are judged at once. */
const BATCH = 1_024;
/** Where the empty lines at the end are looked for. Bytes. */
const END_BYTES = 65_536;

/**
 * Plain text of as many lines as before, at most one of them rewritten: then the comparer holds line i against line i, and
 * this does so while it reads. What else differs is layout.
 */
export function stepLargeText(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
): Comparison {
  requirePlainStart(base);
  requirePlainStart(head);
  const ends = { base: endOf(base), head: endOf(head) };
  if (ends.base.empty !== ends.head.empty) decline('empty lines at the end');
  const found = newCollector();
  const blanks = newCollector();
  const numbers: number[] = [];
  const left: string[] = [];
  const right: string[] = [];
  const session = newSession(rules);
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
    differing: (one, two, line) => {
      numbers.push(line);
      left.push(lineText(one));
      right.push(lineText(two));
      if (left.length === BATCH) judge();
    },
  });
  judge();
  absorb(found, blanks);
  const sample = [ends.base.last];
  const sides = pairDocuments(textDocument(sample, facts.base), textDocument(sample, facts.head));
  return requireUsed(
    compareReading(newSession(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector),
  );
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
