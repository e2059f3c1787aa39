import type { GateOutcome } from '../../gates/gate.js';
import type { ChangeClass } from '../../policy/policy.js';
import type { GateId, Severity } from '../../problems.js';

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

export const OUTCOME_WORDS = {
  pass: 'passed',
  fail: 'failed',
  'missing-artifact': 'nothing to check by',
  'not-configured': 'not set up',
  'not-run': 'not run',
} satisfies Record<GateOutcome, string>;

export const SEVERITY_WORDS = { error: 'Error', warning: 'Warning', notice: 'Notice' } satisfies Record<
  Severity,
  string
>;

/** What is open about a row, in the order in which a person should look. */
export const NEEDS = ['unrecorded', 'mismatched', 'hollow', 'problem', 'none'] as const;
export type Need = (typeof NEEDS)[number];

export const NEED_TITLES = {
  unrecorded: 'No record of why it changed',
  mismatched: 'The record does not fit the change',
  hollow: 'The fixture lost its content',
  problem: 'Breaks another rule',
  none: 'Nothing open',
} satisfies Record<Need, string>;

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
