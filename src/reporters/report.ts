import type { Illustrations } from '../comparison/illustrations.js';
import type { GateOutcome, GateResult } from '../gates/gate.js';
import type { Policy } from '../policy/policy.js';
import { GATE_IDS, type GateId, type Problem } from '../problems.js';
import { findingsDigest } from '../review/digest.js';
import type { ReviewedFinding } from '../review/review.js';
import type { Range, Revision } from '../revisions/revisions.js';
import { VERSION } from '../version.js';
import { inOrder } from './parts/entries.js';

/**
 * The report, version 1. The fields that schema/report.schema.json names are written as they stand there;
 * the others may be added to, and every reporter renders from this value alone.
 * `findings` and `problems` are in the one order that all reporters use (parts/entries.ts).
 */
export interface Report {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'fixture-gate'; readonly version: string };
  readonly base: { readonly ref?: string; readonly sha: string };
  readonly head: { readonly ref?: string; readonly sha: string };
  readonly mergeBase: string;
  /** Absent: a commit. With the others head is what is staged or on disk, on top of `head.sha`. */
  readonly headKind?: Range['headKind'];
  readonly policy: Pick<Policy, 'source' | 'path' | 'sha256' | 'given'>;
  readonly verdict: 'pass' | 'fail';
  readonly gates: readonly ReportGate[];
  readonly findings: readonly ReviewedFinding[];
  readonly problems: readonly Problem[];
  readonly stats: ReportStats;
  /** Over the whole set of (path, base blob, head blob, class, also): any new or other finding changes it. */
  readonly digest: string;
  /** Process exit code that the verdict stands for: 0 pass, 1 fail, 2 only artifacts are missing. */
  readonly exitCode: 0 | 1 | 2;
  /** For the HTML page alone; no other reporter has them. */
  readonly illustrations?: Illustrations;
  /** Where only a part of the fixtures was looked at: which, and what joins it to the others. */
  readonly shard?: ReportShard;
}

/** `unusedRules`: of each rule that judged a fixture here, by its place in the policy, which of its parts met nothing. */
export interface ReportShard {
  readonly index: number;
  readonly count: number;
  readonly unusedRules: readonly {
    readonly policy: 'base' | 'head';
    readonly index: number;
    readonly unused: readonly string[];
  }[];
}

export interface ReportGate {
  readonly id: GateId;
  readonly outcome: GateOutcome;
  readonly summary?: string;
}

export interface ReportStats {
  readonly commits: number;
  readonly changedPaths: number;
  readonly fixtures: number;
  readonly suppressed: number;
  readonly patterns: readonly { readonly pattern: string; readonly matches: number }[];
  readonly milliseconds: Readonly<Record<string, number>>;
}

/** All that a report is made of. */
export interface ReportPieces {
  readonly range: Range;
  readonly policy: Pick<Policy, 'source' | 'path' | 'sha256' | 'given'>;
  readonly findings: readonly ReviewedFinding[];
  readonly gates: readonly GateResult[];
  /** Problems that no gate result carries. */
  readonly problems?: readonly Problem[];
  readonly stats: ReportStats;
  /** Where the review room has made it already, so that both are one value. */
  readonly digest?: string;
  readonly shard?: ReportShard;
}

/** What the exit code answers to. It changes no fact of the report. */
export type FailOn = 'any' | 'error' | 'never';

export function buildReport(pieces: ReportPieces): Report {
  const { range, policy } = pieces;
  const gates = GATE_IDS.map((id) => rowOf(id, pieces.gates));
  const problems = distinct([...pieces.gates.flatMap((gate) => gate.problems), ...(pieces.problems ?? [])]);
  const exitCode = exitCodeOf(gates, pieces.findings, problems);
  return {
    schemaVersion: 1,
    tool: { name: 'fixture-gate', version: VERSION },
    base: revision(range.base),
    head: revision(range.head),
    mergeBase: range.mergeBase,
    ...(range.headKind === 'commit' ? {} : { headKind: range.headKind }),
    policy: {
      source: policy.source,
      ...(policy.path === undefined ? {} : { path: policy.path }),
      ...(policy.given === true ? { given: true as const } : {}),
      ...(policy.sha256 === undefined ? {} : { sha256: policy.sha256 }),
    },
    verdict: exitCode === 0 ? 'pass' : 'fail',
    gates,
    ...inOrder({ findings: pieces.findings, problems, gates }),
    stats: pieces.stats,
    digest: pieces.digest ?? findingsDigest(pieces.findings),
    exitCode,
    ...(pieces.shard === undefined ? {} : { shard: pieces.shard }),
  };
}

function revision({ ref, sha }: Revision): Report['base'] {
  return { ...(ref === undefined ? {} : { ref }), sha };
}

function rowOf(id: GateId, results: readonly GateResult[]): ReportGate {
  const result = results.find((each) => each.id === id);
  if (result === undefined) return { id, outcome: 'not-configured' };
  return { id, outcome: result.outcome, ...(result.summary === '' ? {} : { summary: result.summary }) };
}

function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const { code, gate, path, line, commit, message } = problem;
    seen.set(JSON.stringify([code, gate, path, line, commit, message]), problem);
  }
  return [...seen.values()];
}

/**
 * Read from every fact at hand, and the worst one counts: a gate that says pass beside an error of its own, or a
 * finding without its record that no gate complains about, fails.
 */
export function exitCodeOf(
  gates: readonly ReportGate[],
  findings: readonly ReviewedFinding[],
  problems: readonly Problem[],
): 0 | 1 | 2 {
  const missing = new Set(gates.filter(({ outcome }) => outcome === 'missing-artifact').map(({ id }) => id));
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (gates.some(({ outcome }) => outcome === 'fail')) return 1;
  if (errors.some(({ gate }) => !missing.has(gate))) return 1;
  const records = gates.find(({ id }) => id === 'records')?.outcome;
  const open = findings.some(({ record }) => record.status === 'missing' || record.status === 'mismatched');
  if (open && records !== 'not-run') return 1;
  const blocked = [...missing].some((id) => blocks(problems.filter(({ gate }) => gate === id)));
  return blocked ? 2 : 0;
}

/** A policy may turn a missing artifact into a warning; the gate says so by the severity of its problems. */
export function blocks(problems: readonly Problem[]): boolean {
  return problems.length === 0 || problems.some(({ severity }) => severity === 'error');
}

/** The exit code under `fail-on`: `any` fails on warnings too, `never` only informs. */
export function exitCodeFor(report: Report, failOn: FailOn): 0 | 1 | 2 {
  if (failOn === 'never') return 0;
  if (failOn === 'any' && report.exitCode !== 1 && report.problems.some(({ severity }) => severity === 'warning')) {
    return 1;
  }
  return report.exitCode;
}
