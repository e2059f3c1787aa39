import type { FixtureDocument, TreeNode } from '../../documents/document.js';
import { parseJson } from '../../documents/json-parser.js';
import { memberAt, newSkeleton, scanRecord, standsAt } from '../../documents/large/json-record.js';
import type { LineFacts } from '../../documents/large/lines.js';
import { requirePlainStart, segmentsOf } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { layoutOfLines } from '../../documents/layout.js';
import { pairDocuments } from '../../documents/pairing.js';
import { identity } from '../arrays.js';
import type { Collector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newSession } from '../documents.js';
import { hashNode } from '../nodes.js';
import type { Rules } from '../rules.js';
import type { LargeJob } from './compare-large.js';
import { digitsAt, eachLine, joinsWith } from './gaps.js';
import { type Gap, type Kept, type KeptLines, keptOf, type LargeLimits, omittedOf } from './kept.js';
import { requireSettled } from './settled.js';

/** Records of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;
/** Skeletons of one file. Beyond them its records have little in common, and the plain path looks at all of them. */
const MAX_SKELETONS = 64;
/** Depth and nodes that one record may use; the whole file's limits are for trees that are held. */
const FEWEST_LENGTH = 3;

/** JSON Lines by its records: those that differ, their neighbours and examples of every shape are compared, all others are equal. */
export function compareLargeRecords(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Comparison {
  requirePlainStart(base);
  requirePlainStart(head);
  const segments = segmentsOf(base, head, limits) ?? decline('too much differs');
  const kept = withExamples(base, keptOf(base, segments, limits.context), limits.window);
  const left = itemsOf(job, kept.base, kept.facts.base);
  const right = itemsOf(job, kept.head, kept.facts.head);
  const { gaps } = kept;
  const numbers = { base: kept.base.numbers, head: kept.head.numbers };
  const lengths = { base: kept.facts.base.lines, head: kept.facts.head.lines };
  const omitted = omittedOf({
    gaps,
    aligned: kept.aligned,
    numbers,
    lengths,
    wanted: () => new Set([...left, ...right].map((node) => hashNode(node, new Map()))),
    hashesOf: (gap, wanted) => {
      const found = new Set<number>();
      eachLine(base, [gap], limits.window, (block, start, end) => {
        const hash = hashNode(recordOf(job, block.toString('utf8', start, end), 0), new Map());
        if (wanted.has(hash)) found.add(hash);
        return true;
      });
      return found;
    },
    joins: (question) => {
      const name = Buffer.from(question.name);
      return joinsWith(question, {
        numbers,
        lengths,
        headers: { base: 0, head: 0 },
        walk: (see) => {
          eachLine(base, gaps, limits.window, (block, start, end, gap, index) => {
            const place = memberAt(block, start, end, name);
            if (place === undefined) return see(undefined, gap, index);
            const value = digitsAt(block, ...place);
            if (value >= 0) return see(value, gap, index);
            return see(identity(recordOf(job, block.toString('utf8', ...place), 0)), gap, index);
          });
        },
      });
    },
  });
  const sides = pairDocuments(documentOf(left, kept.facts.base), documentOf(right, kept.facts.head));
  const result = compareReading(newSession(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
  return requireSettled(result);
}

function itemsOf(job: LargeJob, { texts, numbers }: KeptLines, facts: LineFacts): TreeNode[] {
  if (facts.empty > 0) decline('empty lines');
  if (texts.length < FEWEST_LENGTH) decline('few records at hand');
  return texts.map((text, index) => recordOf(job, text, numbers[index]!));
}

export function recordOf({ limits }: LargeJob, text: string, number: number): TreeNode {
  const parsed = parseJson({ text, line: number + 1, maxDepth: limits.depth - 1, maxNodes: limits.nodes });
  if (!parsed.ok || parsed.notices.length > 0) return decline('no strict JSON');
  return parsed.root;
}

export function documentOf(items: readonly TreeNode[], { lf, crlf, unended, trailing }: LineFacts): FixtureDocument {
  return {
    format: 'jsonl',
    readings: [{ label: '', content: { kind: 'tree', root: { kind: 'array', items, line: 1 } } }],
    declared: {},
    layout: { encoding: 'UTF-8', ...layoutOfLines({ lf, crlf, cr: 0 }, unended, trailing) },
    notices: [],
  };
}

/**
 * Reads all that gaps leave out, for it has to be in order even where both sides have it, and keeps some records of
 * every skeleton: then what is kept has every type, name and optional member that the file has.
 */
function withExamples(source: ByteSource, kept: Kept, window: number): Kept {
  const skeleton = newSkeleton();
  const known = new Map<string, number>();
  let last = Buffer.alloc(0);
  let lastKey = '';
  const examples = new Map<
    Gap,
    { readonly index: number; readonly text: string; readonly offset: number; readonly bytes: number }[]
  >();
  const count = (): number => {
    const { bytes, length } = skeleton;
    if (last.length !== length || !standsAt(bytes, 0, last)) {
      last = Buffer.from(bytes.subarray(0, length));
      lastKey = last.toString('latin1');
    } else if (enough) return EXAMPLES;
    const seen = known.get(lastKey) ?? 0;
    known.set(lastKey, seen + 1);
    enough = seen + 1 >= EXAMPLES;
    if (known.size > MAX_SKELETONS) decline('records of many shapes');
    return seen;
  };
  let enough = false;
  for (const { before, lead, tail } of kept.gaps) {
    for (const text of kept.base.texts.slice(before.base - lead, before.base + tail)) {
      const line = Buffer.from(text);
      scanRecord(line, 0, line.length, skeleton);
      count();
    }
  }
  let offset = 0;
  let current: Gap | undefined;
  eachLine(source, kept.gaps, window, (block, start, end, gap, index, next) => {
    if (gap !== current) {
      current = gap;
      offset = gap.offset;
    }
    scanRecord(block, start, end, skeleton);
    if (count() < EXAMPLES) {
      const list = examples.get(gap) ?? [];
      list.push({ index, text: block.toString('utf8', start, end), offset, bytes: next - start });
      examples.set(gap, list);
    }
    offset += next - start;
    return true;
  });
  return examples.size === 0 ? kept : splitGaps(kept, examples);
}

/** Puts examples among the kept lines: each parts its gap in two. */
function splitGaps(
  kept: Kept,
  examples: ReadonlyMap<
    Gap,
    readonly { readonly index: number; readonly text: string; readonly offset: number; readonly bytes: number }[]
  >,
): Kept {
  const base: KeptLines = { texts: [], numbers: [] };
  const head: KeptLines = { texts: [], numbers: [] };
  const gaps: Gap[] = [];
  const taken = { base: 0, head: 0 };
  const copy = (to: { readonly base: number; readonly head: number }): void => {
    for (const [from, into, side] of [
      [kept.base, base, 'base'],
      [kept.head, head, 'head'],
    ] as const) {
      for (let at = taken[side]; at < to[side]; at += 1) {
        into.texts.push(from.texts[at]!);
        into.numbers.push(from.numbers[at]!);
      }
      taken[side] = to[side];
    }
  };
  for (const gap of kept.gaps) {
    copy(gap.before);
    let left = gap;
    let passed = 0;
    for (const { index, text, offset, bytes } of examples.get(gap) ?? []) {
      const lines = index - passed;
      const before = { base: base.texts.length, head: head.texts.length };
      if (lines > 0) gaps.push({ ...left, before, bytes: offset - left.offset, lines, tail: 1 });
      base.texts.push(text);
      head.texts.push(text);
      base.numbers.push(gap.baseLine + index);
      head.numbers.push(gap.headLine + index);
      passed = index + 1;
      left = {
        ...left,
        lead: lines > 0 ? 1 : left.lead + 1,
        offset: offset + bytes,
        bytes: left.offset + left.bytes - offset - bytes,
        lines: gap.lines - passed,
        baseLine: gap.baseLine + passed,
        headLine: gap.headLine + passed,
      };
    }
    const before = { base: base.texts.length, head: head.texts.length };
    if (left.lines > 0) gaps.push({ ...left, before });
  }
  copy({ base: kept.base.texts.length, head: kept.head.texts.length });
  return { ...kept, base, head, gaps };
}
