import type { Finding } from '../comparison/finding.js';
import type { Policy } from '../policy/policy.js';
import type { Problem } from '../problems.js';
import type { CommitRecord, GitPath } from '../revisions/revisions.js';
import { isAgent } from './agents.js';
import { type Approval, approvalDigest, approvalPath, parseApproval } from './approval-file.js';
import { type Evidence, type Identity, type KindVerdict, recordsProblem } from './evidence.js';
import { shortSha } from './mending.js';
import { mayBeLogin, mayBeSamePerson, showPerson, writersOf } from './persons.js';
import { showPath, showText } from './quoting.js';

/** An approval file as one commit left it. */
export interface ApprovalFile {
  readonly file: GitPath;
  /** The commit of the range that wrote it. */
  readonly commit: string;
  /** UTF-8, decoded with replacement. */
  readonly content: string;
}

export interface ApprovalRequest {
  readonly file: GitPath;
  readonly commit: string;
  readonly oid: string;
}

/** Which blobs must be read for `judgeApproval`: the files about changed fixtures, as commits of the range left them. */
export function approvalRequests(
  findings: readonly Pick<Finding, 'path'>[],
  commits: readonly CommitRecord[],
  policy: Policy,
): readonly ApprovalRequest[] {
  const wanted = new Set(findings.map(({ path }) => approvalPath(path, policy)));
  return commits.flatMap((commit) =>
    commit.changes.flatMap(({ path, head }) =>
      wanted.has(path) && head !== null ? [{ file: path, commit: commit.sha, oid: head.oid }] : [],
    ),
  );
}

/** @param vouched  Logins whose approving review of this very content holds: with it a file's author needs no signature. */
export function judgeApproval(
  finding: Finding,
  evidence: Evidence,
  files: readonly ApprovalFile[],
  vouched: ReadonlySet<string>,
): KindVerdict {
  const file = approvalPath(finding.path, evidence.policy);
  const last = evidence.history.touching(file).at(-1);
  if (last === undefined) return { kind: 'approval', status: 'missing', problems: [] };
  const commit = evidence.commits[last]!;
  const refuse = (why: string): KindVerdict => ({
    kind: 'approval',
    status: 'mismatched',
    commit: commit.sha,
    problems: [approvalProblem(finding, file, commit, why)],
  });
  const left = evidence.history.changeAt(last, file)?.head;
  if (left === null || left === undefined) return refuse('it was removed again');
  if (!left.mode.startsWith('100')) return refuse('it is no regular file');
  const content = files.find((one) => one.file === file && one.commit === commit.sha)?.content;
  if (content === undefined) return refuse('its content could not be read');
  const approval = parseApproval(content, evidence.policy.trailers.minReason);
  if (typeof approval === 'string') return refuse(approval);
  const why =
    digestProblem(finding, approval) ??
    placeProblem(finding, commit, evidence) ??
    personProblem(finding, commit, approval, evidence) ??
    identityProblem(finding, commit, approval, evidence, vouched);
  if (why !== undefined) return refuse(why);
  return {
    kind: 'approval',
    status: 'matched',
    commit: commit.sha,
    by: approval.approver,
    reason: approval.prose,
    problems: anotherHand(finding, file, commit, approval),
  };
}

function digestProblem({ base, head }: Finding, { from, to }: Approval): string | undefined {
  const [before, after] = [approvalDigest(base), approvalDigest(head)];
  if (from !== before) return `from: is ${from}, and the fixture's digest on base is ${before}`;
  if (to !== after) return `to: is ${to}, and the fixture's digest on head is ${after}`;
  return undefined;
}

/** In the fixture's commit, that commit's parent or its child: an approval written elsewhere was given for something else. */
function placeProblem(
  { path, head }: Finding,
  commit: CommitRecord,
  { history, commits }: Evidence,
): string | undefined {
  const leaving = history.leaving(path, head).map((index) => commits[index]!);
  if (leaving.length === 0) return 'no commit of this range changes the fixture';
  const near = leaving.some(
    ({ sha, parents }) => sha === commit.sha || parents.includes(commit.sha) || commit.parents.includes(sha),
  );
  if (near) return undefined;
  const shas = leaving.map(({ sha }) => shortSha(sha)).join(', ');
  return `it was written in ${shortSha(commit.sha)}, which is neither ${shas}, where the fixture was last changed, nor next to it`;
}

/** Nobody who wrote the fixture approves it: not the author of any commit of the range that changes it, no co-author. */
function personProblem(
  { path }: Finding,
  commit: CommitRecord,
  { approver }: Approval,
  { history, commits, policy }: Evidence,
): string | undefined {
  if (isAgent(commit.author, policy.agents)) return `its author ${showPerson(commit.author)} is a declared agent`;
  for (const index of history.touching(path)) {
    for (const writer of writersOf(commits[index]!)) {
      const changed = `changed the fixture in ${shortSha(commits[index]!.sha)}`;
      if (mayBeSamePerson(writer, commit.author)) return `its author ${showPerson(commit.author)} ${changed}`;
      if (mayBeLogin(writer, approver) || mayBeSamePerson(writer, { name: approver, email: approver }))
        return `its approver ${showText(approver)} ${changed}`;
    }
  }
  return undefined;
}

function identityProblem(
  { path }: Finding,
  commit: CommitRecord,
  { approver }: Approval,
  { policy, identities, authorLogin, history, commits }: Evidence,
  vouched: ReadonlySet<string>,
): string | undefined {
  if (policy.approvals.identity === 'git') return undefined;
  const login = approver.toLowerCase();
  const changing = history.touching(path).map((index) => commits[index]!);
  // Whoever signed a commit need not have written it: every account behind it counts.
  const writers = changing.flatMap(({ sha }) => accountsOf(identities?.get(sha)));
  const own = [...writers, ...(authorLogin === undefined ? [] : [authorLogin])].map((one) => one.toLowerCase());
  if (own.includes(login)) return `its approver ${showText(approver)} wrote the change`;
  if (vouched.has(login)) return undefined;
  const unknown = changing.find(({ sha }) => !identities?.has(sha));
  if (identities !== undefined && unknown !== undefined)
    return `the platform does not say who wrote ${shortSha(unknown.sha)}, which changes the fixture`;
  const identity = identities?.get(commit.sha);
  if (identity === undefined || !identity.verified)
    return `the policy asks for a verified identity, and ${shortSha(commit.sha)} is not signed by an account that the platform knows`;
  if (identity.login.toLowerCase() !== login)
    return `it names ${showText(approver)}, and ${shortSha(commit.sha)} is signed by ${showText(identity.login)}`;
  return undefined;
}

function accountsOf(identity: Identity | undefined): readonly string[] {
  return identity === undefined ? [] : [identity.login, ...(identity.logins ?? [])];
}

/** Under `identity: git` a name in a file proves little: where another hand wrote it, the report says so. */
function anotherHand(
  { path }: Finding,
  file: GitPath,
  { author, sha }: CommitRecord,
  { approver }: Approval,
): readonly Problem[] {
  const words = author.name.toLowerCase().split(/\s+/);
  if (mayBeLogin(author, approver) || words.includes(approver.toLowerCase())) return [];
  const message = `${showPath(file)} names ${showText(approver)} as the approver of ${showPath(path)}; expected that person to have written it, found ${showText(showPerson(author))} in ${shortSha(sha)}.`;
  return [recordsProblem('FG108', message, { severity: 'warning', path, commit: sha })];
}

function approvalProblem({ path }: Finding, file: GitPath, commit: CommitRecord, why: string): Problem {
  return recordsProblem('FG108', `The approval ${showPath(file)} of ${showPath(path)} does not hold: ${why}.`, {
    path,
    commit: commit.sha,
    fix: `print a ready file with "fixture-gate trailers --approval ${showPath(path)}" and let somebody who did not write the change commit it right after that commit`,
  });
}
