import type { NumberNode } from '../../documents/document.js';
import {
  MAX_DEPTH,
  movedNumbers,
  newSkeleton,
  type Skeleton,
  scanRecord,
  standsAt,
} from '../../documents/large/json-record.js';
import { type MovedSpot, walkRecords } from '../../documents/large/record-pairs.js';
import { requirePlainStarts } from '../../documents/large/runs.js';
import { decline } from '../../documents/large/source.js';
import { newCollector } from '../collector.js';
import { newContext, newSession } from '../documents.js';
import { isExactName, lastName } from '../names.js';
import type { Place } from '../nodes.js';
import { sameStructure } from '../structure.js';
import { diff, judge, type Pair, type TreeContext } from '../tree.js';
import { certainMove, countCertain, measuredMovers } from './certain.js';
import type { Judge, LargeJob } from './compare-large.js';
import { eachLineOf } from './gaps.js';
import { inStep, type LinePair } from './in-step.js';
import { documentOf, recordOf } from './records.js';
import { compared, requireSettled } from './settled.js';

/** Names of one record that are known again in the next; a record of more is slower, not other. */
const MAX_NAMES = 256;

/**
 * JSON Lines of as many records as before, each of the same structure and none rewritten: then the comparer holds record i
 * against record i and there are no facts of shape, and this does so while it reads.
 */
export const stepLargeRecords: Judge = (base, head, rules, collector, limits, job) => {
  if (job.limits.depth < MAX_DEPTH + 1) decline('a narrow limit of depth');
  requirePlainStarts(base, head);
  const found = newCollector();
  const session = newSession(rules);
  const context: TreeContext = { ...newContext(session, found), scaleAt: () => decline('the scale of a path') };
  const skeleton = newSkeleton();
  let first: string | undefined;
  const movers = measuredMovers(context);
  const isMeasured = measuredNames();
  let moves = 0;
  let block: Buffer = Buffer.alloc(0);
  const takes = ({ base, head, nameStart, nameEnd }: MovedSpot): boolean => {
    moves += 1;
    return isMeasured(block, nameStart, nameEnd, moves) && movers.add(base, head);
  };
  const ends = { base: base.size, head: head.size };
  const facts = inStep(base, head, ends, limits.window, {
    equal: (block) => {
      eachLineOf(block, (start, end) => {
        first ??= block.toString('utf8', start, end);
        scanRecord(block, start, end, skeleton);
      });
    },
    pair: (lines) => {
      first ??= lines.base.toString('utf8', lines.start, lines.end);
      moves = 0;
      block = lines.base;
      if (walkRecords(lines, takes)) {
        movers.count();
        return moves === 0;
      }
      movers.drop();
      judgePair(context, job, lines, skeleton);
      return false;
    },
  });
  if (facts.base.empty + facts.head.empty > 0) decline('empty lines');
  const sample = first === undefined ? [] : [recordOf(job, first, 0)];
  const sides = [documentOf(sample, facts.base), documentOf(sample, facts.head)] as const;
  return requireSettled(compared(rules, { walked: found }, sides, collector));
};

/**
 * Says of the names in a record whether the default for measured numbers reaches them; `at` counts those that are asked for in one record. Records
 * are alike: mostly it is the name that stood there in the record before.
 */
function measuredNames(): (block: Buffer, start: number, end: number, at: number) => boolean {
  const known: { readonly name: Buffer; readonly measured: boolean }[] = [];
  return (block, start, end, at) => {
    // Numbers that stand below no name.
    if (start === -1) return true;
    const last = known[at];
    if (last !== undefined && last.name.length === end - start && standsAt(block, start, last.name))
      return last.measured;
    const name = Buffer.from(block.subarray(start, end));
    const text = name.toString();
    // A name that is plainly data is passed over for the one above it, which is not looked for here.
    const measured = lastName([text]) === text && !isExactName(text);
    if (at < MAX_NAMES) known[at] = { name, measured };
    return measured;
  };
}

/** A pair of records in which something differs that only exact arithmetic, or the comparer itself, can judge. */
function judgePair(
  context: TreeContext,
  job: LargeJob,
  { base, start, end, head, from, to, line }: LinePair,
  skeleton: Skeleton,
): void {
  scanRecord(base, start, end, skeleton);
  const [one, other] = [base.subarray(start, end), head.subarray(from, to)];
  const moved = movedNumbers(one, one.length, other, other.length);
  if (moved === undefined) {
    judgeRecords(context, job, one.toString('utf8'), other.toString('utf8'), line);
    return;
  }
  for (const { steps, base: before, head: after } of moved) {
    const certain = certainMove(context, before, after, steps);
    if (certain !== undefined) {
      countCertain(context, certain);
      continue;
    }
    let place: Place = { parent: undefined, base: line, head: line };
    for (const step of steps) place = { parent: place, base: step, head: step };
    settle(context, numberNode(before, line), numberNode(after, line), place, steps.length + 1);
  }
}

function numberNode(literal: string, line: number): NumberNode {
  return literal.includes('E')
    ? { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line: line + 1 }
    : { kind: 'number', type: 'number', literal, line: line + 1 };
}

function judgeRecords(context: TreeContext, job: LargeJob, from: string, to: string, line: number): void {
  const [base, head] = [recordOf(job, from, line), recordOf(job, to, line)];
  if (!sameStructure(base, head)) decline('another structure');
  settle(context, base, head, { parent: undefined, base: line, head: line }, 1);
}

/** Drift at most: a value that is rewritten could be the last that told a column from a hollow one. */
function settle(context: TreeContext, base: Pair['base'], head: Pair['head'], place: Place, depth: number): void {
  const pair: Pair = { base, head, place, baseGroup: undefined, headGroup: undefined, depth };
  if (!judge(context, pair)) decline('a value that is rewritten');
  diff(context, pair);
}
