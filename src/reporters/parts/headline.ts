import { CHANGE_CLASSES } from '../../policy/policy.js';
import type { Report } from '../report.js';
import { type Row, recordsWereChecked } from './grouping.js';
import { CLASS_WORDS, CODE_FAILURES, count, GATE_FAILURES, type Need, plural } from './words.js';

/** The answer in one word and one sentence, without a term that a newcomer would have to look up. */
export interface Headline {
  readonly mark: 'pass' | 'fail' | 'incomplete' | 'compared';
  readonly word: 'Passed' | 'Failed' | 'Incomplete' | 'Compared';
  readonly sentence: string;
}

export interface Tally {
  readonly fixtures: number;
  readonly unrecorded: number;
  readonly mismatched: number;
  readonly wrongKind: number;
  readonly hollow: number;
  /** Problems that block and are not one of the above. */
  readonly others: number;
  readonly warnings: number;
}

/** Problems that only say what the record's own status says already. */
const RECORD_CODES: ReadonlySet<string> = new Set(['FG101', 'FG104', 'FG105', 'FG107', 'FG108', 'FG109', 'FG301']);

export function tally(report: Report, rows: readonly Row[]): Tally {
  const fixtures = (need: Need): number =>
    rows.reduce((sum, row) => (row.need === need ? sum + row.findings.length : sum), 0);
  const counted = new Set(
    rows.flatMap(({ need, findings }) => (need === 'none' ? [] : findings.map(({ path }) => path))),
  );
  const isCounted = (path: string | undefined, code: string): boolean =>
    path !== undefined && counted.has(path) && RECORD_CODES.has(code);
  return {
    fixtures: report.findings.length,
    unrecorded: fixtures('unrecorded'),
    mismatched: fixtures('mismatched'),
    wrongKind: fixtures('wrong-kind'),
    hollow: report.findings.filter(({ hollow, path }) => hollow !== undefined && counted.has(path)).length,
    others: report.problems.filter(({ severity, path, code }) => severity === 'error' && !isCounted(path, code)).length,
    warnings: report.problems.filter(({ severity }) => severity === 'warning').length,
  };
}

/** Two files or folders that somebody named (`fixture-gate diff`): no check looked at them, so there is no verdict to tell. */
export function isComparison({ gates, verdict }: Pick<Report, 'gates' | 'verdict'>): boolean {
  return verdict === 'pass' && gates.every(({ outcome }) => outcome === 'not-configured');
}

/** `values rewritten (3), within tolerance (9)`; of one class alone its word. */
export function classesOf(findings: Report['findings']): string {
  const classes = CHANGE_CLASSES.filter((one) => findings.some((finding) => finding.class === one));
  if (classes.length === 1) return classes.map((one) => CLASS_WORDS[one]).join();
  const times = (one: (typeof classes)[number]): number => findings.filter((finding) => finding.class === one).length;
  return classes.map((one) => `${CLASS_WORDS[one]} (${count(times(one))})`).join(', ');
}

function compared({ findings }: Report): Headline {
  const sentence =
    findings.length === 0
      ? 'no difference.'
      : `${plural(findings.length, 'file')} ${findings.length === 1 ? 'differs' : 'differ'}: ${classesOf(findings)}.`;
  return { mark: 'compared', word: 'Compared', sentence };
}

export function headline(report: Report, rows: readonly Row[]): Headline {
  if (isComparison(report)) return compared(report);
  const total = tally(report, rows);
  if (report.exitCode === 2) return incomplete(report);
  if (report.verdict === 'fail') return { mark: 'fail', word: 'Failed', sentence: `${failing(report, total)}.` };
  const warned =
    total.warnings === 0 ? '' : ` There ${total.warnings === 1 ? 'is' : 'are'} ${plural(total.warnings, 'warning')}.`;
  return { mark: 'pass', word: 'Passed', sentence: `${passing(report, total)}.${warned}` };
}

function incomplete(report: Report): Headline {
  const missing = new Set(report.problems.filter(({ severity }) => severity === 'error').map(({ path }) => path)).size;
  if (missing === 0)
    return { mark: 'incomplete', word: 'Incomplete', sentence: 'what to check changed fixtures by is missing.' };
  const what = missing === 1 ? '1 changed fixture has' : `${plural(missing, 'changed fixture')} have`;
  const sentence = `${what} no schema or no properties to be checked by. Nothing else is wrong.`;
  return { mark: 'incomplete', word: 'Incomplete', sentence };
}

function failing(report: Report, { fixtures, unrecorded, mismatched, wrongKind, hollow, others }: Tally): string {
  const parts: string[] = [];
  const of = unrecorded === fixtures ? '' : ` of ${count(fixtures)}`;
  const changed = (some: number): string =>
    `${count(some)}${of} changed ${some === 1 && of === '' ? 'fixture' : 'fixtures'}`;
  if (unrecorded > 0) {
    parts.push(
      `${changed(unrecorded)} ${unrecorded === 1 ? 'has no record of why it changed' : 'have no record of why they changed'}`,
    );
  }
  if (mismatched > 0) {
    const who = parts.length === 0 ? plural(mismatched, 'changed fixture') : count(mismatched);
    parts.push(`${who} ${mismatched === 1 ? 'has a record that does' : 'have records that do'} not fit`);
  }
  if (wrongKind > 0) {
    const who = parts.length === 0 ? plural(wrongKind, 'changed fixture') : count(wrongKind);
    parts.push(`${who} ${wrongKind === 1 ? 'needs a record' : 'need records'} of another kind`);
  }
  if (hollow > 0)
    parts.push(
      `${parts.length === 0 ? plural(hollow, 'fixture') : count(hollow)} lost ${hollow === 1 ? 'its' : 'their'} content`,
    );
  if (parts.length === 0) return failedGates(report);
  if (others > 0) parts.push(plural(others, 'other problem'));
  return parts.join(', ');
}

const MAX_FAILURES = 3;

/** Nothing but checks beside the records failed: what they found is named, since a bare count would say nothing. */
function failedGates({ gates, problems }: Report): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const found = errors.map(({ code, gate }) => CODE_FAILURES[code] ?? GATE_FAILURES[gate]);
  const silent = gates.filter(({ id, outcome }) => outcome === 'fail' && !errors.some(({ gate }) => gate === id));
  const all = [...new Set([...found, ...silent.map(({ id }) => GATE_FAILURES[id])])];
  const rest = all.length - MAX_FAILURES;
  const shown = [
    ...all.slice(0, MAX_FAILURES),
    ...(rest > 0 ? [plural(rest, 'more kind of problem', 'more kinds of problems')] : []),
  ];
  return shown.length === 0 ? 'a check failed' : shown.join(', and ');
}

function passing(report: Report, { fixtures }: Tally): string {
  if (fixtures === 0) return 'no fixture changed';
  if (!recordsWereChecked(report)) {
    return `${plural(fixtures, 'fixture')} changed; records are looked for once there is a commit`;
  }
  const matched = report.findings.filter(({ record }) => record.status === 'matched').length;
  if (matched === fixtures) {
    return fixtures === 1
      ? 'the changed fixture has its record'
      : `all ${count(fixtures)} changed fixtures have their record`;
  }
  if (matched === 0) return `${plural(fixtures, 'fixture')} changed in a way that needs no record`;
  return `${plural(fixtures, 'changed fixture')}: ${count(matched)} with a record, ${count(fixtures - matched)} that ${fixtures - matched === 1 ? 'needs' : 'need'} none`;
}
