import type { NumberNode } from '../../documents/document.js';
import { movedNumbers, newSkeleton, scanRecord } from '../../documents/large/json-record.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { pairDocuments } from '../../documents/pairing.js';
import { type Collector, newCollector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import type { Place } from '../nodes.js';
import type { Rules } from '../rules.js';
import { sameStructure } from '../structure.js';
import { diff, judge, type Pair, type TreeContext } from '../tree.js';
import { certainMove, countCertain } from './certain.js';
import type { LargeJob } from './compare-large.js';
import { eachLineOf } from './gaps.js';
import { inStep } from './in-step.js';
import type { LargeLimits } from './kept.js';
import { documentOf, recordOf } from './records.js';
import { requireSettled } from './settled.js';

const LF = 10;
const CR = 13;

/**
 * JSON Lines of as many records as before, each of the same structure and none rewritten: then the comparer holds record i
 * against record i and there are no facts of shape, and this does so while it reads.
 */
export function stepLargeRecords(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Comparison {
  requirePlainStart(base);
  requirePlainStart(head);
  const found = newCollector();
  const session = newSession(rules);
  const context: TreeContext = { ...newContext(session, found), scaleAt: () => decline('the scale of a path') };
  const skeleton = newSkeleton();
  let first: string | undefined;
  const ends = { base: base.size, head: head.size };
  const facts = inStep(base, head, ends, limits.window, {
    equal: (block) => {
      eachLineOf(block, (start, end) => {
        first ??= block.toString('utf8', start, end);
        scanRecord(block, start, end, skeleton);
      });
    },
    differing: (one, other, line) => {
      const [oneEnd, otherEnd] = [contentEnd(one), contentEnd(other)];
      first ??= one.toString('utf8', 0, oneEnd);
      scanRecord(one, 0, oneEnd, skeleton);
      const moved = movedNumbers(one, oneEnd, other, otherEnd);
      if (moved === undefined) {
        judgeRecords(context, job, one.toString('utf8', 0, oneEnd), other.toString('utf8', 0, otherEnd), line);
        return;
      }
      for (const { steps, base: from, head: to } of moved) {
        const certain = certainMove(context, from, to, steps);
        if (certain !== undefined) {
          countCertain(context, certain);
          continue;
        }
        let place: Place = { parent: undefined, base: line, head: line };
        for (const step of steps) place = { parent: place, base: step, head: step };
        settle(context, numberNode(from, line), numberNode(to, line), place, steps.length + 1);
      }
    },
  });
  if (facts.base.empty + facts.head.empty > 0) decline('empty lines');
  const sample = first === undefined ? [] : [recordOf(job, first, 0)];
  const sides = pairDocuments(documentOf(sample, facts.base), documentOf(sample, facts.head));
  return requireSettled(
    compareReading(newSession(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector),
  );
}

function contentEnd(line: Buffer): number {
  let end = line.length;
  if (end > 0 && line[end - 1] === LF) {
    end -= 1;
    if (end > 0 && line[end - 1] === CR) end -= 1;
  }
  return end;
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
