import type { ByteSource, LargeFormat } from '../../documents/large/source.js';
import { Declined, decline, isLargeFormat, LARGE_BYTES, weightOf } from '../../documents/large/source.js';
import { formatById, formatForPath } from '../../documents/registry.js';
import { MAX_POINTER_BYTES } from '../../documents/sniff.js';
import { type Collector, newCollector } from '../collector.js';
import type { Comparison, ComparisonJob } from '../comparison.js';
import { prepareRules, type Rules } from '../rules.js';
import { compareMovedJson } from './json-moved.js';
import { compareLargeJson } from './json-records.js';
import type { LargeLimits } from './kept.js';
import { compareLargeRecords } from './records.js';
import { stepLargeImage } from './step-image.js';
import { stepLargeJson } from './step-json.js';
import { stepLargeRecords } from './step-records.js';
import { stepLargeTable } from './step-table.js';
import { stepLargeTensor } from './step-tensor.js';
import { stepLargeText } from './step-text.js';
import { stepLargeXml } from './step-xml.js';
import { stepLargeYaml } from './step-yaml.js';
import { compareLargeTable } from './table.js';
import { compareLargeText } from './text.js';
import { compareLargeXml } from './xml.js';
import { compareLargeYaml } from './yaml.js';

/** How the fast path reads; only tests ask for another way. */
export interface LargeOptions {
  /** Bytes that are read at once. */
  readonly window: number;
  /** Smaller pairs are left to the plain path. Bytes of the smaller side once it is read. */
  readonly least: number;
  /** Lines that are kept beside what differs. */
  readonly context: number;
  /** Bytes at the beginning in which the rows stand that decide about a CSV's dialect: more than three times its characters. */
  readonly front: number;
  /** Lines that are held at most because they differ. */
  readonly kept: number;
}

export const LARGE: LargeOptions = { window: 1_048_576, least: LARGE_BYTES, context: 32, front: 262_144, kept: 20_000 };

/** How often a look ahead may read a line. */
const MAX_LOOKS = 100_000;

/** A job without its bytes. */
export type LargeJob = Pick<ComparisonJob, 'path' | 'rule' | 'tolerance' | 'limits'>;

/**
 * Compares two large files by what differs between them, or gives undefined: then the plain path has to answer. The answer is
 * that of the plain path, change for change (docs/adr/0200). Both sides are regular files that differ; `start` holds what
 * is known already (the mode).
 */
export async function compareLarge(
  job: LargeJob,
  base: ByteSource,
  head: ByteSource,
  options: LargeOptions = LARGE,
  start: () => Collector = newCollector,
): Promise<Comparison | undefined> {
  if (Math.min(weightOf(base), weightOf(head)) < options.least) return undefined;
  const entry = job.rule.format === 'auto' ? formatForPath(job.path) : formatById(job.rule.format);
  if (entry === undefined || !isLargeFormat(entry.id)) return undefined;
  try {
    if (job.rule.format === 'auto') requireNoPointer(base, head);
    const { window, context, front, kept } = options;
    const limits = { window, context, front, maxLines: kept, maxLooks: MAX_LOOKS };
    for (const judge of FORMATS[entry.id]) {
      // Each attempt has rules of its own, for they remember what has matched.
      const rules = await prepareRules(job);
      requireSimple(rules);
      const answer = await answerOf(() => judge(base, head, rules, start(), limits, job));
      if (answer !== undefined) return answer;
    }
    return undefined;
  } catch (error) {
    if (error instanceof Declined) return undefined;
    throw error;
  }
}

async function answerOf(judge: () => Comparison | Promise<Comparison>): Promise<Comparison | undefined> {
  try {
    return await judge();
  } catch (error) {
    if (error instanceof Declined) return undefined;
    throw error;
  }
}

/** One way to compare two large files; declines what it cannot answer for certain. */
export type Judge = (
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
) => Comparison | Promise<Comparison>;

/** Each in turn: files that differ here and there, then files of as many lines as before that differ everywhere by a little. */
const FORMATS: Readonly<Record<LargeFormat, readonly Judge[]>> = {
  csv: [compareLargeTable, stepLargeTable],
  json: [compareLargeJson, stepLargeJson, compareMovedJson],
  jsonl: [compareLargeRecords, stepLargeRecords],
  text: [compareLargeText, stepLargeText],
  npy: [stepLargeTensor],
  png: [stepLargeImage],
  xml: [compareLargeXml, stepLargeXml],
  yaml: [compareLargeYaml, stepLargeYaml],
};

/** A pointer of Git LFS is read as one, whatever its path says. */
function requireNoPointer(base: ByteSource, head: ByteSource): void {
  for (const source of [base, head]) {
    if (source.size <= MAX_POINTER_BYTES && source.read(0, Math.min(8, source.size)).toString('latin1') === 'version ')
      decline('perhaps a pointer');
  }
}

/**
 * Rules that ask for more than what differs: ids are mapped over all values, a multiset needs all elements, and an index, a declared
 * key or a map is looked for in the whole document to say whether it matched anything.
 */
function requireSimple(rules: Rules): void {
  const { keys, unordered, maps, notMaps, ids, timestamps, texts } = rules;
  if ([keys, unordered, maps, notMaps, ids, timestamps, texts].some((list) => list.length > 0)) decline('rules');
  for (const { pattern } of rules.tolerances) {
    if (pattern.segments.some(({ selector }) => selector.kind === 'index')) decline('a rule for an index');
  }
}
