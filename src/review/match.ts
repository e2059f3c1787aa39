import type { Finding } from '../comparison/finding.js';
import { compileGlob } from '../policy/glob.js';
import type { ChangeClass, Policy, RecordKind } from '../policy/policy.js';
import type { Problem } from '../problems.js';
import type { CommitRecord, GitPath, Range } from '../revisions/revisions.js';
import { approvalPath, approvedPath, renderApproval } from './approval-file.js';
import { type ApprovalFile, judgeApproval } from './approvals.js';
import { readCommit } from './commit-records.js';
import { findingsDigest } from './digest.js';
import { type Evidence, type Identity, type KindVerdict, recordsProblem } from './evidence.js';
import { readHistory } from './history.js';
import { showPath } from './quoting.js';
import type { ContentApprovals, RecordStatus, Review, ReviewedFinding } from './review.js';
import { approverOf, type JudgedReview, judgeReviews, type ReviewData, reviewFix, reviewVerdict } from './reviews.js';
import { separationProblems } from './separation.js';
import { suggestTrailer } from './suggest.js';
import { trailerProblems } from './trailer-problems.js';
import { everyCommitProblems, judgeTrailer, patternProblems } from './trailer-verdict.js';

export interface ReviewInput {
  readonly findings: readonly Finding[];
  /** Oldest first, head last. Merges included. */
  readonly commits: readonly CommitRecord[];
  readonly policy: Policy;
  readonly isFixture: (path: GitPath) => boolean;
  /** Whether a file stands at `path` on either side, or stood there in the range. All do where absent. */
  readonly isThere?: (path: GitPath) => boolean;
  /** Which records a change of these classes needs at `path`; empty means none. */
  readonly requires: (path: GitPath, classes: readonly ChangeClass[]) => readonly RecordKind[];
  readonly headKind: Range['headKind'];
  readonly approvals?: readonly ApprovalFile[];
  /** Absent where no platform was asked: then a review cannot be judged, and what needs one fails. */
  readonly reviews?: readonly ReviewData[];
  /** In place of `reviews`: why it is not known who approved. */
  readonly reviewsUnknown?: string;
  /** By commit. Asked for where approvals need a verified identity; reviews use what is there. */
  readonly identities?: ReadonlyMap<string, Identity>;
  /** Login of who opened the pull request. */
  readonly authorLogin?: string;
  /** The only commit is one that is being made (`checkMessage`). */
  readonly isDraft?: boolean;
}

/**
 * Says of every finding who answered for it, and what is wrong with the records themselves. Pure and deterministic: no
 * dates, no clock. Where head is no commit yet, statuses are those of the commits so far and nothing is a problem.
 */
export function reviewChanges(input: ReviewInput): Review {
  const evidence = gather(input);
  const judged = judgeReviews(input.reviews ?? [], evidence);
  const reviewed = input.findings.map((finding) => reviewFinding(finding, input, evidence, judged));
  const findings = reviewed.map(({ finding }) => finding);
  const shared = { findings, digest: evidence.digest, approvals: contentApprovals(input, evidence) };
  if (input.headKind !== 'commit') return { ...shared, problems: [] };
  const unanswered = new Set(
    findings
      .filter(({ record }) => record.status === 'missing' || record.status === 'mismatched')
      .map(({ path }) => path),
  );
  const wantsTrailer = (path: GitPath): boolean =>
    !isApproval(path, input) && input.requires(path, []).includes('trailer');
  const problems = [
    ...reviewed.flatMap(({ problems: own }) => own),
    ...everyCommitProblems(evidence, wantsTrailer),
    ...trailerProblems(evidence, unanswered),
    ...separationProblems(input.commits, input.policy, (path) => input.isFixture(path) && !isApproval(path, input)),
  ];
  return { ...shared, problems };
}

function contentApprovals({ reviews, reviewsUnknown }: ReviewInput, evidence: Evidence): ContentApprovals {
  if (reviewsUnknown !== undefined) return { kind: 'unknown', why: reviewsUnknown };
  return reviews === undefined ? { kind: 'not-here' } : { kind: 'known', by: approverOf(reviews, evidence) };
}

function gather(input: ReviewInput): Evidence {
  const { findings, commits, policy, authorLogin, identities } = input;
  const known = new Map<GitPath, boolean>();
  // Asked for every path of every commit, and patterns are many.
  const isFixture = (path: GitPath): boolean => {
    const answer = known.get(path) ?? (input.isFixture(path) && !isApproval(path, input));
    known.set(path, answer);
    return answer;
  };
  const records = commits.map((commit) => readCommit(commit, { policy, isFixture, compilePattern: compileGlob }));
  return {
    findings,
    commits,
    policy,
    records,
    patternProblems: patternProblems(records, findings),
    history: readHistory(commits),
    digest: findingsDigest(findings),
    headIsCommit: input.headKind === 'commit',
    isDraft: input.isDraft ?? false,
    ...(authorLogin === undefined ? {} : { authorLogin }),
    ...(identities === undefined ? {} : { identities }),
  };
}

/** The default folder of approvals lies under the name `fixtures`: a file there about a fixture is a record, not one more fixture. */
function isApproval(path: GitPath, { policy, isFixture, isThere = () => true }: ReviewInput): boolean {
  const about = approvedPath(path, policy);
  // About a fixture that never was, it approves nothing, and is what its own name says.
  return about !== undefined && isFixture(about) && isThere(about);
}

interface Outcome {
  readonly finding: ReviewedFinding;
  readonly problems: readonly Problem[];
}

function reviewFinding(
  finding: Finding,
  input: ReviewInput,
  evidence: Evidence,
  judged: readonly JudgedReview[],
): Outcome {
  const required = isApproval(finding.path, input)
    ? []
    : input.requires(finding.path, [finding.class, ...finding.also]);
  if (required.length === 0) return { finding: { ...finding, record: { status: 'not-required' } }, problems: [] };
  const vouched = new Set(
    judged.filter(({ refused }) => refused === undefined).map(({ login }) => login.toLowerCase()),
  );
  const judge: Readonly<Record<RecordKind, () => KindVerdict>> = {
    trailer: () => judgeTrailer(finding, evidence),
    approval: () => judgeApproval(finding, evidence, input.approvals ?? [], vouched),
    review: () => reviewVerdict(finding, judged, evidence.digest),
  };
  const verdicts = required.map((kind) => judge[kind]());
  const others = (['trailer', 'approval'] as const).filter((kind) => !required.includes(kind));
  const elsewhere = verdicts.some(({ status }) => status === 'missing') ? others.map((kind) => judge[kind]()) : [];
  const missing = missingProblems(finding, verdicts, elsewhere, evidence, whyNoReview(input));
  const isThere = [...verdicts, ...elsewhere].some(({ status }) => status === 'matched');
  const record = statusOf(verdicts, isThere && missing.some(({ code }) => code === 'FG109'));
  const trailer = verdicts.find(({ kind }) => kind === 'trailer');
  const suggested = trailer !== undefined && trailer.status !== 'matched';
  return {
    finding: {
      ...finding,
      record,
      ...(suggested ? { suggestedTrailer: suggestTrailer(finding, input.policy) } : {}),
    },
    problems: [...verdicts.flatMap(({ problems, status }) => (status === 'missing' ? [] : problems)), ...missing],
  };
}

/** One problem per kind that is missing. Where another kind is there, it is of the wrong kind (FG109), not nothing. */
function missingProblems(
  finding: Finding,
  verdicts: readonly KindVerdict[],
  elsewhere: readonly KindVerdict[],
  evidence: Evidence,
  noReview: string | undefined,
): readonly Problem[] {
  const there = [...verdicts, ...elsewhere].filter(({ status }) => status === 'matched');
  return verdicts
    .filter(({ status }) => status === 'missing')
    .flatMap(({ kind, problems }) => {
      const [own] = problems;
      const voided = own?.code === 'FG107';
      const fix = own?.fix ?? missingFix(kind, finding, evidence);
      if (kind === 'review' && noReview !== undefined) {
        const message = `${showPath(finding.path)} (${finding.class}) needs ${NAMES[kind]}; ${noReview}.`;
        return [recordsProblem('FG109', message, { path: finding.path, fix })];
      }
      if (there.length === 0 || voided) {
        if (kind === 'trailer') return problems;
        const message = `${showPath(finding.path)} (${finding.class}) needs ${NAMES[kind]}; there is none.`;
        return [recordsProblem('FG101', message, { path: finding.path, fix })];
      }
      const found = there.map((one) => NAMES[one.kind]).join(' and ');
      const message = `${showPath(finding.path)} (${finding.class}) needs ${NAMES[kind]}; found ${found} only.`;
      return [recordsProblem('FG109', message, { path: finding.path, fix })];
    });
}

/** Not knowing who approved is never taken for an approval, nor for nobody having approved. */
function whyNoReview({ reviews, reviewsUnknown }: ReviewInput): string | undefined {
  if (reviewsUnknown !== undefined) return reviewsUnknown;
  return reviews === undefined
    ? 'that cannot be judged here, where no platform can be asked for its reviews'
    : undefined;
}

const NAMES: Readonly<Record<RecordKind, string>> = {
  trailer: 'a trailer',
  approval: 'an approval file',
  review: 'an approving review',
};

function missingFix(kind: RecordKind, finding: Finding, { policy, digest }: Evidence): string {
  if (kind === 'review') return reviewFix(digest);
  if (kind === 'trailer') return `add to the commit that changes it:\n  ${suggestTrailer(finding, policy)}`;
  const file = showPath(approvalPath(finding.path, policy));
  const text = renderApproval(finding, { date: 'YYYY-MM-DD', approver: 'NAME' }).trimEnd().replace(/^/gm, '  ');
  return `let somebody who did not write the change commit ${file} right after that commit, with what was looked at in place of the dots:\n${text}`;
}

function statusOf(verdicts: readonly KindVerdict[], wrongKind: boolean): RecordStatus {
  const failing =
    verdicts.find(({ status }) => status === 'mismatched') ?? verdicts.find(({ status }) => status === 'missing');
  const deciding = failing ?? verdicts[0]!;
  const status = deciding.status === 'missing' && wrongKind ? 'mismatched' : deciding.status;
  const { kind, commit, by, reason } = deciding;
  return {
    status,
    ...(status === 'missing' ? {} : { kind: kind === 'approval' ? 'approval-file' : kind }),
    ...(commit === undefined ? {} : { commit }),
    ...(by === undefined ? {} : { by }),
    ...(reason === undefined ? {} : { reason }),
    required: verdicts.map((verdict) => ({ kind: verdict.kind, status: verdict.status })),
  };
}
