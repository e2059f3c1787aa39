import type { Finding } from '../comparison/finding.js';
import type { ChangeClass } from '../policy/policy.js';
import type { Problem } from '../problems.js';
import type { CommitRecord, GitPath } from '../revisions/revisions.js';
import { type CommitTrailer, isSound, soundTrailer } from './commit-records.js';
import { type Evidence, type KindVerdict, recordsProblem } from './evidence.js';
import { addTrailers, type MendingPlace, replaceLines, shortSha } from './mending.js';
import { showPerson } from './persons.js';
import { showPath } from './quoting.js';
import { digestOf, suggestTrailer } from './suggest.js';

/** The least that the grammar takes for a digest. */
const LEAST_DIGITS = 8;

/** Whether the trailers of the range cover this finding (docs/records.md, requirement R2). */
export function judgeTrailer(finding: Finding, evidence: Evidence): KindVerdict {
  const { history, records, policy } = evidence;
  const leaving = history.leaving(finding.path, finding.head);
  const everyCommit = policy.trailers.match === 'every-commit';
  const unrecorded = everyCommit
    ? history.touching(finding.path).filter((index) => !isRecorded(index, finding.path, evidence))
    : [];
  const naming = leaving.flatMap((index) => records[index]!.byPath.get(finding.path) ?? []);
  const sound = naming.filter(isSound);
  const said = whatIsSaid(finding.path, evidence);
  // One wrong claim is enough: it stands in the history for everybody to read, beside whatever else says the truth.
  for (const trailer of sound) {
    const wrong = claimProblem(trailer, finding, said, evidence);
    if (wrong !== undefined) return mismatched(trailer, [claimMessage(trailer, finding, wrong, evidence)]);
  }
  const [good] = sound;
  if (good !== undefined && unrecorded.length === 0) return matched(good);
  // What is wrong with the trailer itself has been said once for the trailer.
  const [unsound] = naming;
  if (good === undefined && unsound !== undefined) return mismatched(unsound, []);
  if (everyCommit && unrecorded.length > 0) return { kind: 'trailer', status: 'missing', problems: [] };
  return { kind: 'trailer', status: 'missing', problems: [missingMessage(finding, leaving, evidence)] };
}

/** Whether a commit records `path` by itself; where records are bound, the one that does must name a digest. */
function isRecorded(index: number, path: GitPath, { records, history, policy }: Evidence): boolean {
  const trailer = soundTrailer(records[index]!, path);
  if (trailer === undefined) return false;
  const removes = history.changeAt(index, path)?.head === null;
  return !policy.trailers.bind || removes || trailer.record.to !== undefined;
}

/** Under `match: every-commit`: fixtures that a commit changes and does not record, findings or not. */
export function everyCommitProblems(evidence: Evidence, isRequired: (path: GitPath) => boolean): readonly Problem[] {
  if (evidence.policy.trailers.match !== 'every-commit') return [];
  const findings = new Map(evidence.findings.map((finding) => [finding.path, finding]));
  return evidence.records.flatMap(({ fixtures, byPath }, index) =>
    fixtures
      .filter((path) => isRequired(path) && !isRecorded(index, path, evidence) && !isSaidElsewhere(byPath.get(path)))
      .flatMap((path) => everyCommitProblem(path, findings.get(path), index, evidence)),
  );
}

function everyCommitProblem(
  path: GitPath,
  finding: Finding | undefined,
  index: number,
  evidence: Evidence,
): readonly Problem[] {
  const { records, history, policy } = evidence;
  const { commit, byPath } = records[index]!;
  const unbound = byPath.has(path);
  // A record of the bytes on head that names no digest has been refused with the finding.
  if (unbound && finding !== undefined && history.leaving(path, finding.head).includes(index)) return [];
  const bare = `${policy.trailers.key}: ${showPath(path)} reason="..."`;
  const lines = [finding === undefined ? bare : suggestTrailer(finding, policy)];
  const lacks = unbound ? 'with a record that names no digest (to=)' : 'without a record';
  const message = `${shortSha(commit.sha)} changes the fixture ${showPath(path)} ${lacks}; the policy asks that of every commit.`;
  const fix = addTrailers(placeOf(index, evidence), lines);
  return [recordsProblem(unbound ? 'FG105' : 'FG101', message, { path, commit: commit.sha, fix })];
}

/** What is wrong with a trailer is said of the trailer. */
function isSaidElsewhere(naming: readonly CommitTrailer[] | undefined): boolean {
  return naming !== undefined && !naming.some(isSound);
}

export function placeOf(index: number, { commits, headIsCommit, isDraft }: Evidence): MendingPlace {
  return { commit: commits[index]!, isHead: headIsCommit && index === commits.length - 1, isDraft };
}

function matched({ commit, record }: CommitTrailer): KindVerdict {
  return {
    kind: 'trailer',
    status: 'matched',
    commit: commit.sha,
    by: showPerson(commit.author),
    reason: record.text,
    problems: [],
  };
}

function mismatched({ commit, record }: CommitTrailer, problems: readonly Problem[]): KindVerdict {
  return {
    kind: 'trailer',
    status: 'mismatched',
    commit: commit.sha,
    by: showPerson(commit.author),
    reason: record.text,
    problems,
  };
}

/** What all sound records of one path claim together, put in order once: each of them is held against it. */
interface Said {
  readonly classes: ReadonlySet<ChangeClass>;
  /** Every `to=`, in the order of their digits. */
  readonly digests: readonly { readonly to: string; readonly commit: CommitRecord }[];
}

function whatIsSaid(path: GitPath, evidence: Evidence): Said {
  const trailers = soundTrailers(path, evidence);
  return {
    classes: new Set(trailers.flatMap(({ record }) => record.classes ?? [])),
    digests: trailers
      .flatMap(({ commit, record: { to } }) => (to === undefined ? [] : [{ to, commit }]))
      .sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0)),
  };
}

function claimProblem(trailer: CommitTrailer, finding: Finding, said: Said, evidence: Evidence): string | undefined {
  return (
    classProblem(trailer, finding, said) ??
    evidence.patternProblems.get(trailer) ??
    headProblem(trailer, finding, evidence) ??
    baseProblem(trailer, finding, said)
  );
}

/**
 * The class is that of the whole range. Where several commits made it, their records together must name it: a commit
 * that only rounds says so truthfully, and another one names the rewrite.
 */
function classProblem({ record }: CommitTrailer, finding: Finding, said: Said): string | undefined {
  if (record.classes === undefined) return undefined;
  const claimed = record.pattern === undefined ? said.classes : new Set(record.classes);
  const absent = classesOf(finding).filter((one) => !claimed.has(one));
  if (absent.length === 0) return undefined;
  return `it says class=${record.classes.join(',')}, and the change also is ${absent.join(', ')}`;
}

/** A pattern answers for exactly what it says: one file of another class voids it for all. Worked out once per trailer. */
export function patternProblems(
  records: Evidence['records'],
  findings: readonly Finding[],
): ReadonlyMap<CommitTrailer, string> {
  const byPath = new Map(findings.map((finding) => [finding.path, finding]));
  const problems = new Map<CommitTrailer, string>();
  for (const trailer of records.flatMap(({ trailers }) => trailers)) {
    const problem = patternProblem(trailer, byPath);
    if (problem !== undefined) problems.set(trailer, problem);
  }
  return problems;
}

function patternProblem({ record, covers }: CommitTrailer, byPath: ReadonlyMap<GitPath, Finding>): string | undefined {
  const { pattern, classes } = record;
  if (pattern === undefined || classes === undefined) return undefined;
  const findings = covers.flatMap((path) => byPath.get(path) ?? []);
  const measured = new Set(findings.flatMap(classesOf));
  const other = findings.find((one) => classesOf(one).some((own) => !classes.includes(own)));
  if (other !== undefined)
    return `${showPath(other.path)} is ${classesOf(other).join(' and ')}, which class= does not name`;
  const idle = classes.filter((one) => !measured.has(one));
  return idle.length === 0 ? undefined : `it says class=${idle.join(',')}, and nothing there is`;
}

function headProblem({ record: { to } }: CommitTrailer, { head }: Finding, { policy }: Evidence): string | undefined {
  if (to === undefined)
    return policy.trailers.bind && head !== null ? 'the policy binds records to content, and it has no to=' : undefined;
  const actual = digestOf(head);
  return fits(to, actual, head === null) ? undefined : `it says to=${to}, and the digest on head is ${actual}`;
}

/**
 * `from` is what the range starts from. Where an earlier record of the same path says `to`, a later one may go on from
 * there: its author looked at the file as the commit before had left it.
 */
function baseProblem(trailer: CommitTrailer, finding: Finding, said: Said): string | undefined {
  const { from } = trailer.record;
  const actual = digestOf(finding.base);
  if (from === undefined || fits(from, actual, finding.base === null)) return undefined;
  const goesOn = continues(from, trailer.commit, said);
  return goesOn ? undefined : `it says from=${from}, and the digest on base is ${actual}`;
}

/** Whether another commit says `to=` the digest that `from` means: one of the two begins with the other. */
function continues(from: string, commit: CommitRecord, { digests }: Said): boolean {
  for (let length = LEAST_DIGITS; length < from.length; length += 1) {
    const shorter = from.slice(0, length);
    for (let at = firstFrom(digests, shorter); digests[at]?.to === shorter; at += 1)
      if (digests[at]!.commit !== commit) return true;
  }
  for (let at = firstFrom(digests, from); digests[at]?.to.startsWith(from); at += 1)
    if (digests[at]!.commit !== commit) return true;
  return false;
}

/** Index of the first digest that does not stand before `digits`. */
function firstFrom(digests: Said['digests'], digits: string): number {
  let low = 0;
  let high = digests.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (digests[middle]!.to < digits) low = middle + 1;
    else high = middle;
  }
  return low;
}

function fits(claimed: string, actual: string, absent: boolean): boolean {
  return absent ? /^0+$/.test(claimed) : actual.startsWith(claimed);
}

function soundTrailers(path: GitPath, { history, records }: Evidence): readonly CommitTrailer[] {
  return history.touching(path).flatMap((index) => (records[index]!.byPath.get(path) ?? []).filter(isSound));
}

function classesOf({ class: own, also }: Finding): readonly ChangeClass[] {
  return [own, ...also];
}

function claimMessage(trailer: CommitTrailer, finding: Finding, why: string, evidence: Evidence): Problem {
  const index = evidence.commits.indexOf(trailer.commit);
  const line = suggestTrailer(finding, evidence.policy);
  const { path } = finding;
  return recordsProblem(
    'FG105',
    `The record of ${showPath(path)} in ${shortSha(trailer.commit.sha)} does not fit: ${why}.`,
    {
      path,
      commit: trailer.commit.sha,
      fix: replaceLines(placeOf(index, evidence), trailer.line, trailer.lastLine, [withReason(line, trailer)]),
    },
  );
}

/** The author has said why already; only the claim was wrong. */
function withReason(line: string, { record: { text, pattern, paths } }: CommitTrailer): string {
  return pattern === undefined && paths.length === 1 ? line.replace(/reason="\.\.\."$/, () => text) : line;
}

function missingMessage(finding: Finding, leaving: readonly number[], evidence: Evidence): Problem {
  const { path } = finding;
  const shown = showPath(path);
  const last = leaving.at(-1);
  const lines = [suggestTrailer(finding, evidence.policy)];
  if (last === undefined) return unmadeMessage(finding, evidence);
  const commit = evidence.commits[last]!;
  const details = { path, commit: commit.sha, fix: addTrailers(placeOf(last, evidence), lines) };
  const voided = soundTrailers(path, evidence).at(-1)?.commit;
  if (voided !== undefined)
    return recordsProblem(
      'FG107',
      `${shown} was recorded in ${shortSha(voided.sha)} and changed again in ${shortSha(commit.sha)} without a record, so that what stands on head is recorded by nobody.`,
      details,
    );
  return recordsProblem(
    'FG101',
    `${shown} (${classesOf(finding).join(', ')}) was changed in ${shortSha(commit.sha)} without a record; expected a "${evidence.policy.trailers.key}:" trailer in that commit.`,
    details,
  );
}

/** Head differs from base, and no commit made it so: a merge kept an older content, or commits are missing. */
function unmadeMessage({ path }: Finding, evidence: Evidence): Problem {
  const merge = evidence.commits.findLast(({ parents }) => parents.length > 1);
  const by =
    merge === undefined
      ? 'No commit of this range'
      : `No commit of this range, and not the merge ${shortSha(merge.sha)} itself,`;
  return recordsProblem(
    soundTrailers(path, evidence).length > 0 ? 'FG107' : 'FG101',
    `${by} changes ${showPath(path)}, yet head differs from base there: a merge that kept one side undid what the other had changed.`,
    {
      path,
      ...(merge === undefined ? {} : { commit: merge.sha }),
      fix: 'take the content of the base branch for that path, or make the change in a commit of its own with a record',
    },
  );
}
