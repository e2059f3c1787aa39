import type { Finding } from '../comparison/finding.js';
import type { Policy } from '../policy/policy.js';
import type { GitPath } from '../revisions/revisions.js';
import { reasonProblem } from './reason.js';
import { digestOf } from './suggest.js';

/** An approval file as it is written: `reviews/fixtures/<path>.md` (requirement R4). */
export interface Approval {
  /** ISO date. For people: nothing is decided by dates. */
  readonly date: string;
  /** Full digests, lower-case hex; `none` for a side that does not exist. */
  readonly from: string;
  readonly to: string;
  readonly approver: string;
  readonly prose: string;
}

/** Characters; far beyond any approval that a person writes. */
const LONGEST_FILE = 65_536;
const KEYS = ['date', 'from', 'to', 'approver'] as const;
type Key = (typeof KEYS)[number];
/** SHA-256 of content; the id of a submodule's commit may be SHA-1. Prefixes are refused: another person vouches here. */
const FULL_DIGEST = /^(?:[0-9a-f]{64}|[0-9a-f]{40}|none)$/;
const ABSENT = 'none';

export function approvalPath(path: GitPath, policy: Policy): GitPath {
  return `${policy.approvals.directory.replace(/\/+$/, '')}/${path}.md`;
}

/** The fixture that a file in the approvals' folder is about, or undefined for any other file. */
export function approvedPath(file: GitPath, policy: Policy): GitPath | undefined {
  const folder = `${policy.approvals.directory.replace(/\/+$/, '')}/`;
  return file.startsWith(folder) && file.endsWith('.md') ? file.slice(folder.length, -'.md'.length) : undefined;
}

/** Reads an approval strictly: what a person vouches for must not depend on a reader's leniency. A string says what is wrong. */
export function parseApproval(content: string, leastReason: number): Approval | string {
  if (content.length > LONGEST_FILE) return `it is longer than ${LONGEST_FILE} characters`;
  if (content.includes('\0') || content.includes('\ufffd')) return 'it is no UTF-8 text';
  const lines = content.replace(/^\ufeff/, '').split(/\r?\n/);
  if (lines[0] !== '---') return 'its first line is not "---"';
  const end = lines.indexOf('---', 1);
  if (end === -1) return 'its front matter is not closed by a line "---"';
  const fields = readFields(lines.slice(1, end));
  if (typeof fields === 'string') return fields;
  const missing = KEYS.filter((key) => !fields.has(key));
  if (missing.length > 0) return `its front matter lacks ${missing.join(', ')}`;
  const value = (key: Key): string => fields.get(key) ?? '';
  const approval = { date: value('date'), from: value('from'), to: value('to'), approver: value('approver') };
  const prose = lines
    .slice(end + 1)
    .join('\n')
    .trim();
  return fieldProblem(approval) ?? proseProblem(prose, leastReason) ?? { ...approval, prose };
}

/** The digest that `from` and `to` must give for a side of this finding. */
export function approvalDigest(facts: Finding['base']): string {
  return facts === null ? ABSENT : digestOf(facts);
}

/**
 * An approval file ready to be written by another person; the words of the approver are theirs to find, and without
 * them the file does not count.
 */
export function renderApproval(
  finding: Pick<Finding, 'base' | 'head'>,
  { date, approver }: { readonly date: string; readonly approver: string },
): string {
  return [
    '---',
    `date: ${date}`,
    `from: ${approvalDigest(finding.base)}`,
    `to: ${approvalDigest(finding.head)}`,
    `approver: ${approver}`,
    '---',
    '...',
    '',
  ].join('\n');
}

function readFields(lines: readonly string[]): ReadonlyMap<string, string> | string {
  const fields = new Map<string, string>();
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, key, raw] = /^([A-Za-z][A-Za-z0-9_-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
    if (key === undefined) return `the front matter has a line that is not "key: value"`;
    if (fields.has(key)) return `${key}: stands twice`;
    fields.set(key, unquoteScalar((raw ?? '').trim()));
  }
  return fields;
}

function unquoteScalar(value: string): string {
  const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(value);
  return quoted === null ? value : (quoted[1] ?? quoted[2] ?? '');
}

function fieldProblem({ date, from, to, approver }: Omit<Approval, 'prose'>): string | undefined {
  if (!isDate(date)) return 'date: takes a day of the calendar as YYYY-MM-DD';
  if (!FULL_DIGEST.test(from)) return 'from: takes the full digest in lower-case hex, or none';
  if (!FULL_DIGEST.test(to)) return 'to: takes the full digest in lower-case hex, or none';
  if (!/[\p{L}\p{N}]/u.test(approver)) return 'approver: names nobody';
  return undefined;
}

function proseProblem(prose: string, leastReason: number): string | undefined {
  const problem = reasonProblem(prose, leastReason);
  return problem === undefined ? undefined : `the text below the front matter says too little: ${problem}`;
}

function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
