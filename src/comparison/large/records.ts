import type { FixtureDocument, TreeNode } from '../../documents/document.js';
import { parseJson } from '../../documents/json-parser.js';
import { memberAt, newSkeleton, scanRecord, standsAt } from '../../documents/large/json-record.js';
import { type LineFacts, linesAt } from '../../documents/large/lines.js';
import { fits, keySpot, type Template, templateOf } from '../../documents/large/record-template.js';
import { requirePlainStarts, segmentsOf } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { layoutOfLines } from '../../documents/layout.js';
import { identity } from '../arrays.js';
import { byPreference } from '../keys.js';
import { hashNode } from '../nodes.js';
import { isIntegerLiteral } from '../numbers.js';
import type { Judge, LargeJob } from './compare-large.js';
import {
  digitsAt,
  eachLine,
  type IdentityWalk,
  joinsRising,
  joinsWith,
  lineAt,
  type RisingIdentities,
} from './gaps.js';
import { type Gap, type Kept, type KeptLines, keptOf, omittedOf } from './kept.js';
import { compared, requireSettled } from './settled.js';

/** Records of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;
/** Skeletons of one file. Beyond them its records have little in common, and the plain path looks at all of them. */
const MAX_SKELETONS = 64;
/** Depth and nodes that one record may use; the whole file's limits are for trees that are held. */
const FEWEST_LENGTH = 3;

/** JSON Lines by its records: those that differ, their neighbours and examples of every shape are compared, all others are equal. */
export const compareLargeRecords: Judge = (base, head, rules, collector, limits, job) => {
  requirePlainStarts(base, head);
  const segments = segmentsOf(base, head, limits) ?? decline('too much differs');
  const { kept, rising } = withExamples(job, base, keptOf(base, segments, limits.context), limits.window);
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
      const walk: IdentityWalk = (see) => {
        eachLine(base, gaps, limits.window, (block, start, end, gap, index) => {
          const place = memberAt(block, start, end, name);
          if (place === undefined) return see(undefined, gap, index);
          const value = digitsAt(block, ...place);
          if (value >= 0) return see(value, gap, index);
          return see(identity(recordOf(job, block.toString('utf8', ...place), 0)), gap, index);
        });
      };
      const sides = { numbers, lengths, headers: { base: 0, head: 0 }, walk };
      const quick = rising?.name === question.name ? joinsRising(question, sides, rising.identities) : undefined;
      return quick ?? joinsWith(question, sides);
    },
  });
  const sides = [documentOf(left, kept.facts.base), documentOf(right, kept.facts.head)] as const;
  return requireSettled(compared(rules, { omitted }, sides, collector));
};

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

/** What is held when all omitted records have been read. */
interface WithExamples {
  readonly kept: Kept;
  /** Of the member `name`, where its values only rise. */
  readonly rising?: { readonly name: string; readonly identities: RisingIdentities };
}

/**
 * Reads all that gaps leave out, for it has to be in order even where both sides have it, and keeps some records of
 * every skeleton: then what is kept has every type, name and optional member that the file has.
 */
function withExamples(job: LargeJob, source: ByteSource, kept: Kept, window: number): WithExamples {
  const skeleton = newSkeleton();
  const known = new Map<string, number>();
  const examples = new Map<Gap, Example[]>();
  let last = Buffer.alloc(0);
  let enough = false;
  /** How many of the skeleton at hand were seen before; of one that has been seen often enough no more is told. */
  const count = (): number => {
    const { bytes, length } = skeleton;
    if (last.length === length && standsAt(bytes, 0, last)) {
      if (enough) return EXAMPLES;
    } else last = Buffer.from(bytes.subarray(0, length));
    const key = last.toString('latin1');
    const seen = known.get(key) ?? 0;
    known.set(key, seen + 1);
    enough = seen + 1 >= EXAMPLES;
    if (known.size > MAX_SKELETONS) decline('records of many shapes');
    return seen;
  };
  for (const { before, lead, tail } of kept.gaps) {
    for (const text of kept.base.texts.slice(before.base - lead, before.base + tail)) {
      const line = Buffer.from(text);
      scanRecord(line, 0, line.length, skeleton);
      count();
    }
  }
  const name = kept.gaps.length === 0 ? undefined : keyNameOf(recordOf(job, kept.base.texts[0]!, 0));
  const bytes = name === undefined ? undefined : Buffer.from(name);
  const identities = risingIdentities();
  const templates = newTemplates();
  for (const gap of kept.gaps) {
    const stop = gap.offset + gap.bytes;
    let index = 0;
    identities.leave();
    for (let at = gap.offset; at < stop; ) {
      const block = linesAt(source, at, window, stop);
      for (let start = 0; start < block.length; index += 1) {
        const behind = fitting(templates, block, start);
        if (behind !== -1) {
          if (bytes !== undefined) identities.see(digitsAt(block, keySpot.start, keySpot.end), gap, index);
          start = behind;
          continue;
        }
        const { end, next } = lineAt(block, start);
        scanRecord(block, start, end, skeleton);
        const seen = count();
        if (seen < EXAMPLES) {
          const list = examples.get(gap) ?? [];
          list.push({ index, text: block.toString('utf8', start, end), offset: at + start, bytes: next - start });
          examples.set(gap, list);
          identities.leave();
        } else {
          remember(templates, () => templateOf(block, start, end, bytes));
          if (bytes !== undefined) {
            const place = memberAt(block, start, end, bytes);
            identities.see(place === undefined ? -1 : digitsAt(block, ...place), gap, index);
          }
        }
        start = next;
      }
      at += block.length;
    }
  }
  const rising = identities.found();
  return {
    kept: examples.size === 0 ? kept : splitGaps(kept, examples),
    ...(name === undefined || rising === undefined ? {} : { rising: { name, identities: rising } }),
  };
}

/** Templates that are tried. */
const TEMPLATES = 2;
/** Making a template costs some ten records: where so few fit them, none are made. */
const LEAST_FITTING = 16;
const FIRST_MISSES = 16;

/** The last templates of a file, the one that fitted last at first. */
interface Templates {
  readonly list: Template[];
  fitted: number;
  made: number;
}

function newTemplates(): Templates {
  return { list: [], fitted: 0, made: 0 };
}

/** Where the line behind the record begins, if one of them fits; else -1. */
function fitting(templates: Templates, block: Buffer, start: number): number {
  const { list } = templates;
  for (let at = 0; at < list.length; at += 1) {
    const next = fits(list[at]!, block, start);
    if (next === -1) continue;
    if (at > 0) list.unshift(...list.splice(at, 1));
    templates.fitted += 1;
    return next;
  }
  return -1;
}

function remember(templates: Templates, make: () => Template): void {
  if (templates.made > FIRST_MISSES && templates.made * LEAST_FITTING > templates.fitted) return;
  templates.made += 1;
  if (templates.list.length === TEMPLATES) templates.list.pop();
  templates.list.push(make());
}

/** The member that the comparer would ask for first to identify records: of those that are whole numbers in one of them. */
function keyNameOf(record: TreeNode): string | undefined {
  if (record.kind !== 'object') return undefined;
  const isWhole = (value: TreeNode): boolean => value.kind === 'number' && isIntegerLiteral(value.literal);
  return byPreference(record.members.flatMap(({ name, value }) => (isWhole(value) ? [name] : [])))[0];
}

/** Gathers identities in the order of their records; -1 stands for one that is no whole number. */
function risingIdentities(): {
  readonly see: (value: number, gap: Gap, index: number) => void;
  /** What follows does not adjoin what went before. */
  readonly leave: () => void;
  readonly found: () => RisingIdentities | undefined;
} {
  const lows: number[] = [];
  const highs: number[] = [];
  const isIndex = { base: true, head: true };
  let last = -1;
  let omitted = 0;
  let rises = true;
  let adjoins = false;
  return {
    see: (value, { baseLine, headLine }, index) => {
      if (value <= last) rises = false;
      if (!rises) return;
      if (!adjoins) {
        lows.push(value);
        highs.push(value);
        adjoins = true;
      }
      highs[highs.length - 1] = value;
      if (value !== baseLine + index) isIndex.base = false;
      if (value !== headLine + index) isIndex.head = false;
      last = value;
      omitted += 1;
    },
    leave: () => {
      adjoins = false;
    },
    found: () => (rises ? { lows, highs, omitted, index: isIndex } : undefined),
  };
}

interface Example {
  readonly index: number;
  readonly text: string;
  readonly offset: number;
  readonly bytes: number;
}

/** Puts examples among the kept lines: each parts its gap in two. */
function splitGaps(kept: Kept, examples: ReadonlyMap<Gap, readonly Example[]>): Kept {
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
