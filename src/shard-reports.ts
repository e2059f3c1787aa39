import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { Change } from './comparison/comparison.js';
import type { Finding } from './comparison/finding.js';
import { FixtureGateError } from './errors.js';
import type { Findings } from './findings.js';
import { show } from './inputs/identifiers.js';
import type { RangeSpec } from './inputs/request.js';
import type { JudgingPolicy } from './judging-policy.js';
import type { FixtureRule } from './policy/policy.js';
import { MAX_TEXT_CHARACTERS } from './reporters/json.js';
import { parseReport, reportFields } from './reporters/report-fields.js';
import type { Range, TreeEntry } from './revisions/revisions.js';
import type { FixtureChange } from './sides.js';
import { VERSION } from './version.js';

/*
 * The findings of shards in place of a comparison of one's own (`fixture-gate merge`, input `merge`). What is taken from a
 * report is what was compared, and only for the very blobs that git names here; records and gates are judged anew over
 * the whole (docs/adr/0210).
 */

/** `node:fs` reads a file into one string of at most this many bytes; a shard that is larger wants more shards. */
const MAX_REPORT_BYTES = 512 * 1_048_576;

/** Rules of one policy, and parts of one rule. */
const MAX_RULES = 100_000;
const shard = z.object({
  index: z.number().int().min(0),
  count: z.number().int().min(1),
  unusedRules: z
    .array(
      z.object({
        policy: z.enum(['base', 'head']),
        index: z.number().int().min(0),
        unused: z.array(z.string().max(MAX_TEXT_CHARACTERS)).max(MAX_RULES),
      }),
    )
    .max(MAX_RULES),
});
const report = reportFields.extend({ shard });
type ShardReport = z.infer<typeof report> & { readonly file: string };

/**
 * The reports of all shards of one run.
 * @throws {FixtureGateError} BAD_SHARDS for a file that is no such report, one too many or too few, or reports of different runs.
 */
export function readShardReports(files: readonly string[]): readonly ShardReport[] {
  const reports = files.map(readShardReport).sort((a, b) => a.shard.index - b.shard.index);
  const [first] = reports;
  if (first === undefined) throw bad('expected the report.json of every shard; found none');
  for (const one of reports) sameRun(first, one);
  for (const [index, one] of reports.entries()) {
    if (one.shard.index < index)
      throw bad(
        `shard ${one.shard.index} is there twice: in ${show(reports[index - 1]!.file)} and in ${show(one.file)}`,
      );
    if (one.shard.index > index) throw bad(missing(index, first));
  }
  if (reports.length !== first.shard.count) throw bad(missing(reports.length, first));
  return reports;
}

function missing(index: number, { shard }: ShardReport): string {
  return `expected the reports of ${shard.count} shards, 0 to ${shard.count - 1}; that of shard ${index} is not among them`;
}

function readShardReport(file: string): ShardReport {
  let value: unknown;
  try {
    const bytes = readFileSync(file);
    if (bytes.length > MAX_REPORT_BYTES) throw new RangeError(`over ${MAX_REPORT_BYTES} bytes`);
    value = parseReport(bytes);
  } catch (cause) {
    throw new FixtureGateError(
      'BAD_SHARDS',
      `${show(file)} cannot be read as a report (${(cause as Error).message})`,
      'name the report.json files that the shards wrote',
      { cause },
    );
  }
  const parsed = report.safeParse(value);
  if (parsed.success) return { ...parsed.data, file };
  const [issue] = parsed.error.issues;
  const at = issue?.path.join('.') ?? '';
  if (at === 'shard') throw bad(`${show(file)} is the report of a whole run and of no shard`);
  throw bad(`${show(file)} is no report of a shard (${at === '' ? 'it' : show(at)}: ${issue?.message ?? 'unknown'})`);
}

function sameRun(first: ShardReport, one: ShardReport): void {
  const differ = (what: string, a: string | number | undefined, b: string | number | undefined): void => {
    if (a !== b)
      throw bad(
        `${show(first.file)} and ${show(one.file)} are not of one run: ${what} ${a ?? 'none'} and ${b ?? 'none'}`,
      );
  };
  if (one.tool.version !== VERSION)
    throw bad(`${show(one.file)} was written by version ${show(one.tool.version)}, and this is ${VERSION}`);
  if (one.headKind !== undefined) throw bad(`${show(one.file)} is about what is not committed yet`);
  differ('number of shards', first.shard.count, one.shard.count);
  differ('base', first.base.sha, one.base.sha);
  differ('head', first.head.sha, one.head.sha);
  differ('merge base', first.mergeBase, one.mergeBase);
  differ('policy', policyOf(first), policyOf(one));
}

function policyOf({ policy }: ShardReport): string {
  return `${policy.source} ${policy.sha256 ?? '(built in)'}`;
}

function bad(message: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_SHARDS',
    message,
    'pass the report.json of every shard of one run, each once, and run this version in all of them',
  );
}

/** The range that the shards judged, as their reports name it. @throws {FixtureGateError} BAD_SHARDS */
export function rangeOfShards(files: readonly string[]): RangeSpec {
  const [first] = files;
  if (first === undefined) throw bad('expected the report.json of every shard; found none');
  const { base, head, mergeBase } = readShardReport(first);
  return {
    kind: 'commits',
    base,
    head,
    comparison: base.sha === mergeBase ? 'direct' : 'merge-base',
  };
}

/**
 * What the shards found of `fixtures`: of each one finding, made from the very blobs that git names here.
 * @throws {FixtureGateError} BAD_SHARDS where a fixture is in no report, in two, or was another one there.
 */
export function findingsOfShards(
  files: readonly string[],
  fixtures: readonly FixtureChange[],
  range: Range,
  policies: JudgingPolicy,
): Findings {
  const reports = readShardReports(files);
  const [first] = reports;
  const { sha256 } = policies.base;
  for (const [what, theirs, ours] of [
    ['base', first!.base.sha, range.base.sha],
    ['head', first!.head.sha, range.head.sha],
    ['merge base', first!.mergeBase, range.mergeBase],
    ['policy', policyOf(first!), `${policies.base.source} ${sha256 ?? '(built in)'}`],
  ] as const) {
    if (theirs !== ours) throw bad(`the shards judged ${what} ${theirs}; here it is ${ours}`);
  }
  const byPath = new Map<string, { readonly finding: Finding; readonly file: string }>();
  for (const { findings, file } of reports) {
    for (const one of findings) {
      if (byPath.has(one.path)) throw bad(`${show(one.path)} was judged by two shards`);
      byPath.set(one.path, { finding: findingOf(one), file });
    }
  }
  const findings = fixtures.map(({ change }) => {
    const known = byPath.get(change.path);
    if (known === undefined) throw bad(`the changed fixture ${show(change.path)} is in no report`);
    byPath.delete(change.path);
    if (!isOf(known.finding.base, change.base) || !isOf(known.finding.head, change.head))
      throw bad(`${show(known.file)} tells of other contents of ${show(change.path)} than git has here`);
    if (saysLess(known.finding))
      throw bad(`${show(known.file)} gives ${show(change.path)} a class that its own changes contradict`);
    return known.finding;
  });
  const [extra] = byPath.keys();
  if (extra !== undefined) throw bad(`${show(extra)} is in a report, and no fixture changed there`);
  // How blobs are stored no report tells: the policy gate reads that itself.
  return { findings, unusedRules: unusedInAll(reports, policies), stored: new Map() };
}

function isOf(blob: Finding['base'], entry: TreeEntry | null): boolean {
  if (blob === null || entry === null) return blob === null && entry === null;
  return blob.oid === entry.oid && blob.mode === entry.mode;
}

/** Whether a class is weaker than what the finding itself lists, or fits not to which sides there are. */
function saysLess({ class: changeClass, base, head, changeCounts, changes }: Finding): boolean {
  if (base === null || head === null) return changeClass !== (base === null ? 'ADDED' : 'REMOVED');
  const has = (kind: Change['kind']): boolean =>
    changeCounts[kind] > 0 || changes.some((change) => change.kind === kind);
  if (changeClass === 'SHAPE_CHANGE') return false;
  if (changeClass === 'SEMANTIC_REWRITE') return has('shape');
  return changeClass !== 'TOLERANCE_DRIFT' || has('shape') || has('value');
}

/** Values were masked and cut when the shard wrote them: `shown` keeps them from being cut once more. */
function findingOf({ record: _, suggestedTrailer: __, ...facts }: ShardReport['findings'][number]): Finding {
  return { ...facts, changes: facts.changes.map((one): Change => ({ ...one, shown: true })) };
}

/** A part of a rule met nothing if it met nothing in every shard that the rule had a fixture in. */
function unusedInAll(reports: readonly ShardReport[], { base, head }: JudgingPolicy): Findings['unusedRules'] {
  const all = new Map<FixtureRule, readonly string[]>();
  for (const { shard, file } of reports) {
    for (const { policy, index, unused } of shard.unusedRules) {
      const rule = (policy === 'base' ? base : head)?.fixtures[index];
      if (rule === undefined)
        throw bad(`${show(basename(file))} tells of rule ${index} of ${policy}'s policy, which there is not`);
      const before = all.get(rule);
      all.set(rule, before === undefined ? unused : before.filter((name) => unused.includes(name)));
    }
  }
  return all;
}
