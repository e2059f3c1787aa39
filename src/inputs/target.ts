import { FixtureGateError } from '../errors.js';
import type { ActionInputs } from './action-inputs.js';
import type { GateEvent, PullRequestEvent } from './event.js';
import { type LivePull, readBranch, readPull, readPullsOfCommit, readRef } from './github.js';
import type { Answer, GitHubClient } from './github-client.js';
import { type RepositoryName, show } from './identifiers.js';
import type { MergeGroupMember, PullRequestFacts, RangeSpec, RevisionSpec } from './request.js';

/** Commits of a merge group that are looked up; the platform builds one pull request on another, a handful at most. */
const MAX_GROUP_COMMITS = 20;

type Commits = Extract<RangeSpec, { readonly kind: 'commits' }>;

/** What is to be judged, read live, and where the result belongs. */
export interface Target {
  readonly range: Commits;
  readonly pullRequest?: PullRequestFacts;
  readonly mergeGroupHint?: { readonly number?: number };
  /** Lines for the log, safe to print. */
  readonly warnings: readonly string[];
  /** Set where a green result must not stand, whatever the verdict: why, safe to print. */
  readonly withheld?: string;
}

/**
 * Asks the platform for what can have changed since the event (T05, T10). What it refuses to tell falls back to what
 * `contents: read` can see; what it cannot tell now (limits, 5xx) ends the run, red.
 * @throws {FixtureGateError} STALE, BAD_EVENT, BAD_INPUT, GITHUB_DENIED
 */
export async function resolveTarget(event: GateEvent, inputs: ActionInputs, client: GitHubClient): Promise<Target> {
  if (event.kind === 'manual') return manual(inputs);
  if (inputs.head !== undefined && inputs.head !== event.head.sha) {
    throw new FixtureGateError(
      'BAD_INPUT',
      `input "head": expected the head of the event, ${event.head.sha}; found ${inputs.head}`,
      'Leave the input out: the result stands on the head of the event, so no other commit may earn it',
    );
  }
  const target = await ofEvent(event, client);
  if (inputs.base === undefined) return target;
  // The name stays: it is what the last look holds against the live pull request.
  return { ...target, range: { ...target.range, base: { ...target.range.base, sha: inputs.base } } };
}

function manual(inputs: ActionInputs): Target {
  const { base, head } = inputs;
  if (base !== undefined && head !== undefined) {
    return {
      range: { kind: 'commits', base: { sha: base }, head: { sha: head }, comparison: 'merge-base' },
      warnings: [],
    };
  }
  throw new FixtureGateError(
    'BAD_EVENT',
    'event workflow_dispatch: expected the inputs base and head; this event does not say what to compare',
    'Give both inputs of the step as full commit SHAs',
  );
}

async function ofEvent(event: Exclude<GateEvent, { kind: 'manual' }>, client: GitHubClient): Promise<Target> {
  if (event.kind === 'pull-request') return ofPullRequest(event, event, client);
  if (event.kind === 'merge-group') {
    return {
      range: { kind: 'commits', base: event.base, head: event.head, comparison: 'direct' },
      mergeGroupHint: { ...(event.number !== undefined && { number: event.number }) },
      warnings: [],
    };
  }
  if (event.before !== 'none')
    return {
      range: { kind: 'commits', base: { sha: event.before }, head: event.head, comparison: 'direct' },
      warnings: [],
    };
  return ofNewBranch(event, client);
}

async function ofNewBranch(event: GateEvent & { readonly kind: 'push' }, client: GitHubClient): Promise<Target> {
  const { defaultBranch } = event;
  if (defaultBranch === undefined || event.head.ref === `refs/heads/${defaultBranch}`) {
    throw new FixtureGateError(
      'BAD_EVENT',
      'event push: the default branch itself is new, so there is nothing to compare with',
      'Push again, or give the input base',
    );
  }
  const branch = required(await readBranch(client, event.repository, defaultBranch), 'the tip of the default branch');
  return {
    range: {
      kind: 'commits',
      base: { sha: branch.sha, ref: defaultBranch },
      head: event.head,
      comparison: 'merge-base',
    },
    warnings: [],
  };
}

async function ofPullRequest(event: PullRequestEvent, context: GateEvent, client: GitHubClient): Promise<Target> {
  const answer = await readPull(client, context.repository, event.number);
  if (answer.kind === 'refused') return ofUnreadablePull(event, context.repository, client);
  const pull = required(answer, `pull request ${event.number}`);
  const stale = staleness(pull, { head: event.head.sha });
  if (stale !== undefined) throw staleError(stale);
  const defaultBranch = pull.defaultBranch ?? context.defaultBranch;
  const base = await liveBase(pull, defaultBranch, context.repository, client);
  return {
    range: { kind: 'commits', base: base.revision, head: pull.head, comparison: 'merge-base' },
    pullRequest: {
      number: event.number,
      author: pull.author,
      baseTrust: base.trust,
      fork: pull.fork,
      ...(pull.commits !== undefined && { commits: pull.commits, countedFrom: pull.base.sha }),
    },
    warnings: base.warnings,
    ...(base.withheld !== undefined && { withheld: base.withheld }),
  };
}

interface LiveBase {
  readonly revision: RevisionSpec;
  readonly trust: PullRequestFacts['baseTrust'];
  readonly warnings: readonly string[];
  readonly withheld?: string;
}

/**
 * A result is bound to the head commit and not to the base. Where the repository protects its default branch, a green
 * result against an open branch could be carried over by changing the base, so it is withheld (T05).
 */
async function liveBase(
  pull: LivePull,
  defaultBranch: string | undefined,
  repository: RepositoryName,
  client: GitHubClient,
): Promise<LiveBase> {
  const answer = await readBranch(client, repository, pull.base.ref);
  if (answer.kind === 'refused') {
    const warnings = [
      `The tip of the base branch cannot be read (${answer.message}); the commit that the pull request names is used.`,
    ];
    return { revision: pull.base, trust: pull.base.ref === defaultBranch ? 'default' : 'unknown', warnings };
  }
  const branch = required(answer, 'the tip of the base branch');
  const revision = { sha: branch.sha, ref: pull.base.ref };
  if (pull.base.ref === defaultBranch) return { revision, trust: 'default', warnings: [] };
  if (branch.isProtected === true) return { revision, trust: 'protected', warnings: [] };
  if (branch.isProtected === undefined || defaultBranch === undefined)
    return { revision, trust: 'unknown', warnings: [] };
  const reference = await readBranch(client, repository, defaultBranch);
  const line = `The base branch ${show(pull.base.ref)} is neither the default branch nor protected: its policy is in reach of whoever can push to it.`;
  if (reference.kind === 'ok' && reference.value.isProtected === true) {
    return {
      revision,
      trust: 'unprotected',
      warnings: [line],
      withheld: `${line} A green result is withheld, because changing the base of the pull request would carry it over.`,
    };
  }
  return { revision, trust: 'unprotected', warnings: [line] };
}

/** With `contents: read` alone in a private repository: head and base tip can be seen, a change of base cannot. */
async function ofUnreadablePull(
  event: PullRequestEvent,
  repository: RepositoryName,
  client: GitHubClient,
): Promise<Target> {
  const head = required(await readRef(client, repository, `pull/${event.number}/head`), 'the head of the pull request');
  if (head !== event.head.sha) throw staleError(`its head is ${head} by now`);
  const base = required(await readRef(client, repository, `heads/${event.base.ref}`), 'the tip of the base branch');
  return {
    range: { kind: 'commits', base: { sha: base, ref: event.base.ref }, head: event.head, comparison: 'merge-base' },
    pullRequest: {
      number: event.number,
      author: event.author,
      baseTrust: 'unknown',
      fork: event.fork,
      // Its head is still that of the event, so its commits are, too.
      ...(event.commits !== undefined && { commits: event.commits, countedFrom: event.base.sha }),
    },
    warnings: [
      'The pull request cannot be read with this token, so a change of its base branch would not be noticed. Grant pull-requests: read.',
    ],
  };
}

/** What has changed about the pull request that makes a result of this run worthless, or undefined. */
export function staleness(
  pull: LivePull,
  expected: { readonly head: string; readonly baseRef?: string },
): string | undefined {
  if (pull.head.sha !== expected.head) return `its head is ${pull.head.sha} by now`;
  if (expected.baseRef !== undefined && pull.base.ref !== expected.baseRef)
    return `its base is ${show(pull.base.ref)} by now`;
  return pull.open ? undefined : 'it is closed by now';
}

export function staleError(reason: string): FixtureGateError {
  return new FixtureGateError(
    'STALE',
    `The pull request has moved on: ${reason}. Nothing is posted and this run does not count`,
    'Look at the run for the latest commit; if there is none, push again or re-run it',
  );
}

/** @throws {FixtureGateError} GITHUB_DENIED: what cannot be read fails the run (rule 0). */
export function required<T>(answer: Answer<T>, what: string): T {
  if (answer.kind === 'ok') return answer.value;
  throw new FixtureGateError(
    'GITHUB_DENIED',
    `expected to read ${what}; the platform answered ${answer.message}`,
    answer.kind === 'refused'
      ? 'Grant the job contents: read and pull-requests: read'
      : 'Re-run the job in a few minutes',
  );
}

/**
 * The pull requests of a merge group: the one that the queue's ref names and those that its commits lead to. A member that
 * is missed cannot turn anything green: its changes are then certified by nobody (T13).
 */
export async function resolveMembers(
  client: GitHubClient,
  repository: RepositoryName,
  hint: number | undefined,
  commits: readonly string[],
): Promise<readonly MergeGroupMember[]> {
  const numbers = new Set<number>(hint === undefined ? [] : [hint]);
  for (const commit of commits.slice(0, MAX_GROUP_COMMITS)) {
    const answer = await readPullsOfCommit(client, repository, commit);
    if (answer.kind === 'ok') for (const number of answer.value) numbers.add(number);
    if (answer.kind === 'unavailable') required(answer, 'the pull requests of a queued commit');
  }
  if (numbers.size === 0) {
    throw new FixtureGateError(
      'BAD_EVENT',
      'event merge_group: expected to find the pull requests of the group; found none',
      'Grant the job pull-requests: read, and take the group out of the queue and put it in again',
    );
  }
  const members: MergeGroupMember[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const pull = required(await readPull(client, repository, number), `pull request ${number}`);
    // A commit may also be linked with pull requests that are long closed; the one that the queue names is in the group.
    if (!pull.open && number !== hint) continue;
    members.push({
      number,
      author: pull.author,
      fork: pull.fork,
      head: pull.head,
      base: pull.base,
      ...(pull.commits !== undefined && { commits: pull.commits }),
    });
  }
  return members;
}
