import { createHash } from 'node:crypto';
import type { Change } from '../../comparison/comparison.js';
import type { Problem } from '../../problems.js';
import { type ReviewedFinding, recordState } from '../../review/review.js';
import type { Report } from '../report.js';
import { compareSeverity, problemsByPath, type RowSeverity, severityOf, sortFindings, sortProblems } from './order.js';
import { count, isRecordNeed, NEEDS, type Need } from './words.js';

/** One line of a list: a fixture, or several to which the same happened, or a problem that belongs to none. */
export interface Row {
  readonly kind: 'single' | 'same-change' | 'moved' | 'folder' | 'problem';
  readonly need: Need;
  readonly severity: RowSeverity;
  /** Worst first; empty for `problem`. For `moved` both sides of each move. */
  readonly findings: readonly ReviewedFinding[];
  /** Worst first, of all of them. */
  readonly problems: readonly Problem[];
}

/** Files in one folder that came or went become one row from this many on. */
const FOLDER_MINIMUM = 3;
/** Modified fixtures from which a pull request can look like a regeneration (docs/classes.md section 9: 90 % have up to 12). */
const BLANKET_MINIMUM = 20;
const BLANKET_SHARE = 0.8;
/** However they changed: nobody has looked at so many one by one. */
const BULK_MINIMUM = 100;

/** What rows are made of: a report, or what is to become one. */
export type Rowable = Pick<Report, 'findings' | 'problems' | 'gates'>;

export function recordsWereChecked({ gates }: Pick<Report, 'gates'>): boolean {
  return gates.find(({ id }) => id === 'records')?.outcome !== 'not-run';
}

function needOf(finding: ReviewedFinding, severity: RowSeverity, checked: boolean): Need {
  const state = recordState(finding.record);
  if (checked && state === 'missing') return 'unrecorded';
  if (checked && (state === 'mismatched' || state === 'wrong-kind')) return state;
  if (severity !== 'error' && severity !== 'warning') return 'none';
  return finding.hollow === undefined ? 'problem' : 'hollow';
}

function rowSeverity(severity: RowSeverity, need: Need): RowSeverity {
  return isRecordNeed(need) ? 'error' : severity;
}

/** All rows: what needs a person first, in the order of NEEDS; within it worst first. From the facts alone, whatever order they come in. */
export function buildRows(report: Rowable): readonly Row[] {
  const problems = sortProblems(report.problems);
  const byPath = problemsByPath(problems);
  const checked = recordsWereChecked(report);
  const fixtures = new Map(report.findings.map((finding) => [finding.path, finding]));
  const buckets = new Map<string, Bucket>();
  for (const finding of sortFindings(report.findings, problems)) {
    const own = byPath.get(finding.path) ?? [];
    const worst = severityOf(own);
    const need = needOf(finding, worst, checked);
    const severity = rowSeverity(worst, need);
    const { key, kind } = signature(finding, fixtures);
    const codes = [...new Set(own.map((problem) => problem.code))].sort().join();
    addTo(buckets, JSON.stringify([need, severity, codes, kind, key]), {
      kind,
      need,
      severity,
      findings: [finding],
      problems: own,
    });
  }
  const rows: Row[] = [...buckets.values()].flatMap(splitSmall);
  for (const problem of problems) {
    if (problem.path !== undefined && fixtures.has(problem.path)) continue;
    const need: Need = problem.severity === 'notice' ? 'none' : 'problem';
    rows.push({ kind: 'problem', need, severity: problem.severity, findings: [], problems: [problem] });
  }
  return rows.sort(compareRows);
}

/** Stable, so that within one need and severity the order of the findings stays. Where nothing is open, notices of no fixture come last. */
function compareRows(a: Row, b: Row): number {
  const byNeed = NEEDS.indexOf(a.need) - NEEDS.indexOf(b.need);
  return byNeed !== 0 || a.need === 'none' ? byNeed : compareSeverity(a.severity, b.severity);
}

/** A row while it grows. */
interface Bucket extends Row {
  readonly findings: ReviewedFinding[];
  readonly problems: Problem[];
}

function addTo(buckets: Map<string, Bucket>, key: string, row: Row): void {
  const bucket = buckets.get(key);
  if (bucket === undefined) {
    buckets.set(key, { ...row, findings: [...row.findings], problems: [...row.problems] });
    return;
  }
  for (const finding of row.findings) bucket.findings.push(finding);
  for (const problem of row.problems) bucket.problems.push(problem);
}

/** A bucket of one is a fixture like any other; a move needs both its sides to read as one. */
function splitSmall(row: Row): Row[] {
  const minimum = row.kind === 'folder' ? FOLDER_MINIMUM : 2;
  if (row.kind === 'single' || row.findings.length >= minimum) return [row];
  const byPath = problemsByPath(row.problems);
  return row.findings.map((finding) => ({
    ...row,
    kind: 'single',
    findings: [finding],
    problems: byPath.get(finding.path) ?? [],
  }));
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** What has to be alike for two findings to share a row, beside what is open about them. */
function signature(
  finding: ReviewedFinding,
  fixtures: ReadonlyMap<string, ReviewedFinding>,
): { readonly key: unknown; readonly kind: Row['kind'] } {
  const { path, movedFrom, movedTo, hollow } = finding;
  if (hollow !== undefined || finding.failures.length > 0) return { kind: 'single', key: path };
  const from = movedFrom ?? (movedTo === undefined ? undefined : path);
  const to = movedTo ?? (movedFrom === undefined ? undefined : path);
  if (from !== undefined && to !== undefined) {
    const same = sameContent(fixtures.get(from), fixtures.get(to));
    return { kind: 'moved', key: [folderOf(from), folderOf(to), same ?? [from, to]] };
  }
  if (finding.base === null || finding.head === null) {
    return { kind: 'folder', key: [finding.class, folderOf(path), finding.format] };
  }
  const change = knownSignature(finding);
  return change === undefined ? { kind: 'single', key: path } : { kind: 'same-change', key: change };
}

/** Whether a move left the bytes alone; `undefined` where one side is not at hand. Only pure moves are grouped. */
export function sameContent(from: ReviewedFinding | undefined, to: ReviewedFinding | undefined): true | undefined {
  const before = from?.base?.oid;
  return before !== undefined && before === to?.head?.oid ? true : undefined;
}

/** Array positions, rows and lines are where a change is, not what it is. */
function generalise(at: string): string {
  return at.replace(/\[\d+\]/g, '[*]').replace(/\b(row|line|frame|page) \d+/gi, '$1 *');
}

/** Ten reporters make rows of one report; reading a million changes once is enough. Findings are never changed, only copied. */
const signatures = new WeakMap<ReviewedFinding, { readonly value: string | undefined }>();

function knownSignature(finding: ReviewedFinding): string | undefined {
  const known = signatures.get(finding);
  if (known !== undefined) return known.value;
  const made = changeSignature(finding);
  // A hundred changes are a long key, and it is looked up ten times.
  const value =
    made === undefined ? undefined : createHash('sha256').update(JSON.stringify(made), 'utf16le').digest('hex');
  signatures.set(finding, { value });
  return value;
}

/** The set of changes without their positions. Absent where the list was cut, because what is not known is not equal. */
function changeSignature(finding: ReviewedFinding): unknown {
  const { changes, changeCounts, notes, summary } = finding;
  const { shape, value, drift, representation } = changeCounts;
  if (changes.length === 0) {
    if (shape + value + drift > 0 || finding.class !== 'TOLERANCE_DRIFT') return undefined;
    return [finding.class, finding.format, withoutDigits(summary), notes.map(withoutDigits)];
  }
  if (shape + value + drift + representation > changes.length) return undefined;
  return [finding.class, finding.also, [...new Set(changes.map(changeKey))].sort()];
}

function changeKey({ kind, at, base, head }: Change): string {
  return JSON.stringify([kind, generalise(at), base, head]);
}

function withoutDigits(text: string): string {
  return text.replace(/\d+/g, '#');
}

/** A sentence on pull requests that look as if somebody had rewritten the fixtures wholesale; absent otherwise. */
export function blanketNote(report: Report, rows: readonly Row[]): string | undefined {
  const modified = report.findings.filter(({ base, head }) => base !== null && head !== null).length;
  if (modified < BLANKET_MINIMUM) return undefined;
  const largest = Math.max(0, ...rows.map((row) => (row.kind === 'same-change' ? row.findings.length : 0)));
  if (largest >= BLANKET_MINIMUM && largest >= modified * BLANKET_SHARE) {
    return `This looks like a blanket regeneration: ${count(largest)} of ${count(modified)} modified fixtures changed in the same way.`;
  }
  if (modified >= BULK_MINIMUM) {
    return `This looks like a blanket regeneration: ${count(modified)} fixtures were modified at once.`;
  }
  return undefined;
}

/** Rows that a reader is sure to see: as many as the smallest sink has room for (workflow-commands.ts). */
export const LEAD = 9;
/** What must not crowd each other out: the needs of fixtures, and what is wrong beside all fixtures. */
const SORTS = [...NEEDS, 'beside'] as const;

function sortOf({ kind, need }: Row): (typeof SORTS)[number] {
  return kind === 'problem' && need === 'problem' ? 'beside' : need;
}

/**
 * Rows in the order of a list. Where there are more than a reader takes in, the worst of every sort come first, in their
 * order, so that none can crowd out another; then all the rest.
 */
export function arrangeRows(rows: readonly Row[]): { readonly lead: readonly Row[]; readonly rest: readonly Row[] } {
  if (rows.length <= LEAD) return { lead: rows, rest: [] };
  const picked = new Set<Row>();
  const pick = (row: Row | undefined): void => {
    if (row !== undefined && picked.size < LEAD) picked.add(row);
  };
  const bySeverity = (['error', 'warning'] as const).map((severity) => rows.filter((row) => row.severity === severity));
  const sorts = bySeverity.flatMap((own) => SORTS.map((sort) => own.filter((row) => sortOf(row) === sort)));
  for (const [first] of sorts) pick(first);
  // Fifty folders that went are one sort of news, and the one golden that was rewritten is another.
  for (const own of sorts) for (const row of firstOfEachClass(own)) pick(row);
  for (const [, second] of sorts) pick(second);
  for (const row of rows) if (picked.size < LEAD) picked.add(row);
  return { lead: rows.filter((row) => picked.has(row)), rest: rows.filter((row) => !picked.has(row)) };
}

function firstOfEachClass(rows: readonly Row[]): readonly Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const news = row.findings[0]?.class ?? row.problems[0]?.code ?? '';
    if (!first.has(news)) first.set(news, row);
  }
  return [...first.values()];
}

/** The first `limit` of them. */
export function firstRows(rows: readonly Row[], limit: number): readonly Row[] {
  const { lead, rest } = arrangeRows(rows);
  return [...lead, ...rest].slice(0, limit);
}
