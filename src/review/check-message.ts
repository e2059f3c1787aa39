import type { Finding } from '../comparison/finding.js';
import type { ChangeClass, Policy, RecordKind } from '../policy/policy.js';
import type { CommitRecord, GitPath, ObjectId, PathChange, Person } from '../revisions/revisions.js';
import { reviewChanges } from './match.js';
import { DRAFT_SHA } from './mending.js';
import type { Review } from './review.js';
import { messageLines } from './trailers.js';

export interface MessageCheck {
  /** As git gives it to a commit-msg hook, comments included. */
  readonly message: string;
  /** The fixtures that the commit will change. */
  readonly findings: readonly Finding[];
  /** Everything that the commit will change, fixtures included. */
  readonly changes: readonly PathChange[];
  readonly policy: Policy;
  readonly isFixture: (path: GitPath) => boolean;
  readonly requires: (path: GitPath, classes: readonly ChangeClass[]) => readonly RecordKind[];
  /** Who commits, for the rules about agents. */
  readonly author?: Person;
}

const SCISSORS = '# ------------------------ >8 ------------------------';
const NOBODY: Person = { name: '', email: '' };

/**
 * What is wrong with the message of a commit that is being made; every fix is text for that message. Only trailers are
 * asked for: approvals and reviews come after the commit.
 */
export function checkMessage(check: MessageCheck): Review {
  const { changes, policy, isFixture, author = NOBODY } = check;
  const changed = new Set(changes.map(({ path }) => path));
  const commit: CommitRecord = {
    sha: DRAFT_SHA as ObjectId,
    parents: [],
    author,
    committer: author,
    committedAt: 0,
    message: withoutComments(check.message),
    changes,
  };
  return reviewChanges({
    findings: check.findings.filter(({ path }) => changed.has(path)),
    commits: [commit],
    policy,
    isFixture,
    requires: (path, classes) => check.requires(path, classes).filter((kind) => kind === 'trailer'),
    headKind: 'commit',
    isDraft: true,
  });
}

/**
 * Git drops comments and everything behind the scissors once the hook is through. Comments become a bare `#`, which the
 * trailer reader skips just the same, so that lines keep their numbers and an example in a template is no near miss.
 */
function withoutComments(message: string): string {
  const lines = messageLines(message);
  const cut = lines.indexOf(SCISSORS);
  const kept = cut === -1 ? lines : lines.slice(0, cut);
  return kept.map((line) => `${line.startsWith('#') ? '#' : line}\n`).join('');
}
