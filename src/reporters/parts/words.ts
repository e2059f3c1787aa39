import type { GateOutcome } from '../../gates/gate.js';
import type { ChangeClass } from '../../policy/policy.js';
import type { GateId, ProblemCode, Severity } from '../../problems.js';
import type { RecordState } from '../../review/review.js';

/** The glossary: one word for one thing, in every sink. */

export const CLASS_WORDS = {
  ADDED: 'added',
  REMOVED: 'removed',
  SHAPE_CHANGE: 'structure changed',
  SEMANTIC_REWRITE: 'values rewritten',
  TOLERANCE_DRIFT: 'within tolerance',
} satisfies Record<ChangeClass, string>;

export const CLASS_MEANINGS = {
  ADDED: 'a fixture that was not there before',
  REMOVED: 'a fixture that is gone',
  SHAPE_CHANGE: 'keys, columns, types or dimensions are not what they were',
  SEMANTIC_REWRITE: 'the same structure holds other values',
  TOLERANCE_DRIFT: 'numbers moved by less than the limit, or only spelling and layout changed',
} satisfies Record<ChangeClass, string>;

export const GATE_TITLES = {
  records: 'Every change has a record',
  seal: 'Sealed files are as their manifest says',
  shape: 'No fixture was emptied or broken',
  schema: 'Changed fixtures fit their schema',
  properties: 'Derived properties hold',
  freeze: 'Frozen tests stayed frozen',
  quarantine: 'Failures do not replay',
  policy: 'The rules themselves were not changed',
} satisfies Record<GateId, string>;

/** The same as what went wrong, to end the sentence `Failed: ...`. */
export const GATE_FAILURES = {
  records: 'a record is wrong',
  seal: 'a sealed file is not as its manifest says',
  shape: 'a fixture was emptied or broken',
  schema: 'a changed fixture does not fit its schema',
  properties: 'a derived property does not hold',
  freeze: 'a frozen test or the list of them was touched',
  quarantine: 'a test failure replays, or the budget for failures is spent',
  policy: 'the rules that judge this pull request are changed by it',
} satisfies Record<GateId, string>;

/** Where a gate's own words would say something else than what happened. */
export const CODE_FAILURES: Readonly<Partial<Record<ProblemCode, string>>> = {
  FG110: 'a commit changes code and evidence together',
  FG111: 'an automatic author touched sealed files',
  FG208: 'a manifest lists one fixture twice',
  FG209: 'a fixture and its manifest entry did not change together',
  FG210: 'a sealed file is to be checked less strictly',
  FG211: 'a fixture was taken out of its manifest',
  FG215: 'a fixture was sealed by whoever wrote it',
  FG216: 'a fixture stands in no manifest',
  FG402: 'a changed fixture has no schema',
  FG403: 'a schema is changed together with its fixture',
  FG502: 'a changed fixture has no properties',
  FG503: 'a view for the properties could not be computed',
  FG504: 'a view for the properties is not independent of the fixtures',
  FG602: 'a frozen test was taken off the list',
  FG603: 'a frozen test was switched off',
  FG701: 'a test failure repeats, so it is a regression',
  FG702: 'more failures that do not repeat than are allowed',
  FG703: 'a quarantine entry does not prove what it is about',
  FG704: 'the budget for failures was raised, or spending was erased',
  FG801: 'the rules that judge this pull request are changed by it',
  FG802: 'a change of evidence is hidden from reviewers',
  FG803: 'a fixture was moved to where nothing watches it',
  FG804: 'a pattern that found fixtures finds none any more',
  FG805: 'a name can be confused with another',
  FG806: 'a merge would bring other bytes than were reviewed',
  FG901: 'a check could not be made',
};

/** Worst first, which is the order of tallies. */
export const OUTCOME_WORDS = {
  fail: 'failed',
  'missing-artifact': 'nothing to check by',
  pass: 'passed',
  'not-configured': 'not set up',
  'not-run': 'not run',
} satisfies Record<GateOutcome, string>;

export const SEVERITY_WORDS = { error: 'Error', warning: 'Warning', notice: 'Notice' } satisfies Record<
  Severity,
  string
>;

/** What is open about a row, in the order in which a person should look. */
export const NEEDS = ['unrecorded', 'mismatched', 'wrong-kind', 'hollow', 'problem', 'none'] as const;
export type Need = (typeof NEEDS)[number];

export const NEED_TITLES = {
  unrecorded: 'No record of why it changed',
  mismatched: 'The record does not fit the change',
  'wrong-kind': 'Recorded, but a record of another kind is needed',
  hollow: 'The fixture lost its content',
  problem: 'Breaks another rule',
  none: 'Nothing open',
} satisfies Record<Need, string>;

/** Whether a person has to write a record, another one, or one of another kind. */
export function isRecordNeed(need: Need): boolean {
  return need === 'unrecorded' || need === 'mismatched' || need === 'wrong-kind';
}

export const RECORD_LABELS = {
  missing: 'missing',
  mismatched: 'does not fit',
  'wrong-kind': 'of another kind',
  matched: 'there',
  'not-required': 'not needed',
} satisfies Record<RecordState, string>;

/** Digits grouped by commas, the same on every machine. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 fixture`, `2 fixtures`. */
export function plural(value: number, singular: string, several = `${singular}s`): string {
  return `${count(value)} ${value === 1 ? singular : several}`;
}

export const SHORT_SHA = 12;

export function shortSha(sha: string): string {
  return sha.slice(0, SHORT_SHA);
}
