import { compileGlob } from '../policy/glob.js';
import type { Policy } from '../policy/policy.js';
import type { Problem } from '../problems.js';
import type { CommitRecord, GitPath, Person } from '../revisions/revisions.js';
import { isAgent } from './agents.js';
import { recordsProblem } from './evidence.js';
import { shortSha } from './mending.js';
import { coAuthors, mayBeSamePerson, showPerson, writersOf } from './persons.js';
import { showPath, showText } from './quoting.js';

/** What a path is to custody (requirements K2, K3). */
export type CustodyKind = 'fixture' | 'ledger' | 'manifest' | 'freeze list' | 'code' | 'other';

/** Said of a path by the policy. A fixture below a code folder is a fixture. */
export function custodyOf(policy: Policy, isFixture: (path: GitPath) => boolean): (path: GitPath) => CustodyKind {
  const ledgers = new Set(policy.ledger.map(({ file }) => file));
  const manifests = policy.manifest.map(compileGlob);
  const code = policy.separation.code.map(compileGlob);
  return (path) => {
    if (ledgers.has(path)) return 'ledger';
    if (manifests.some((matches) => matches(path))) return 'manifest';
    if (path === policy.freeze.file) return 'freeze list';
    if (isFixture(path)) return 'fixture';
    return code.some((matches) => matches(path)) ? 'code' : 'other';
  };
}

/** FG110 and FG111 over the commits of the range. */
export function separationProblems(
  commits: readonly CommitRecord[],
  policy: Policy,
  isFixture: (path: GitPath) => boolean,
): readonly Problem[] {
  const { mode } = policy.separation;
  if (mode === 'off' && policy.agents.length === 0) return [];
  const custody = custodyOf(policy, isFixture);
  const mixed =
    mode === 'commit' ? mixedCommits(commits, custody) : mode === 'pull-request' ? mixedRange(commits, custody) : [];
  return [...mixed, ...agentProblems(commits, policy, custody)];
}

/** A commit that writes a ledger or manifest, and who of its authors also wrote fixture bytes in this range. */
export interface SelfSeal {
  readonly ledger: GitPath;
  readonly commit: string;
  readonly fixture: GitPath;
  readonly fixtureCommit: string;
  readonly person: Person;
}

/**
 * The fact behind FG215 (K3): every pair of a ledger's or manifest's change and a fixture's change by what may be one
 * person. The seal gate knows which entries moved and keeps the pairs that matter.
 */
export function selfSeals(
  commits: readonly CommitRecord[],
  policy: Policy,
  isFixture: (path: GitPath) => boolean,
): readonly SelfSeal[] {
  const custody = custodyOf(policy, isFixture);
  const touching = (kinds: readonly CustodyKind[]): readonly { commit: CommitRecord; path: GitPath }[] =>
    commits.flatMap((commit) =>
      commit.changes.filter(({ path }) => kinds.includes(custody(path))).map(({ path }) => ({ commit, path })),
    );
  const writers = new Map(commits.map((commit) => [commit, writersOf(commit)]));
  const bytes = touching(['fixture']);
  return touching(['ledger', 'manifest']).flatMap((seal) =>
    bytes.flatMap(({ commit, path }) => {
      const person = samePerson(writers.get(seal.commit) ?? [], writers.get(commit) ?? []);
      if (person === undefined) return [];
      return [{ ledger: seal.path, commit: seal.commit.sha, fixture: path, fixtureCommit: commit.sha, person }];
    }),
  );
}

function samePerson(sealing: readonly Person[], writing: readonly Person[]): Person | undefined {
  return sealing.find((person) => writing.some((other) => mayBeSamePerson(person, other)));
}

function mixedCommits(commits: readonly CommitRecord[], custody: (path: GitPath) => CustodyKind): readonly Problem[] {
  return commits.flatMap((commit) => {
    const { code, kept } = split([commit], custody);
    if (code === undefined || kept === undefined) return [];
    const message = `${shortSha(commit.sha)} changes code (${showPath(code)}) and the ${custody(kept)} ${showPath(kept)}; the policy keeps them in commits of their own.`;
    return [
      recordsProblem('FG110', message, {
        path: kept,
        commit: commit.sha,
        fix: `split the commit: run "git rebase -i ${commit.parents.length === 0 ? '--root' : `${shortSha(commit.sha)}^`}", change "pick" to "edit" before ${shortSha(commit.sha)}, save, then "git reset HEAD^" and commit code and custody apart`,
      }),
    ];
  });
}

function mixedRange(commits: readonly CommitRecord[], custody: (path: GitPath) => CustodyKind): readonly Problem[] {
  const { code, kept } = split(commits, custody);
  if (code === undefined || kept === undefined) return [];
  const message = `This pull request changes code (${showPath(code)}) and the ${custody(kept)} ${showPath(kept)}; the policy keeps them in pull requests of their own.`;
  return [recordsProblem('FG110', message, { path: kept, fix: 'move one of the two into a pull request of its own' })];
}

/** The first path of either side. */
function split(
  commits: readonly CommitRecord[],
  custody: (path: GitPath) => CustodyKind,
): { readonly code?: GitPath; readonly kept?: GitPath } {
  let code: GitPath | undefined;
  let kept: GitPath | undefined;
  for (const { changes } of commits) {
    for (const { path } of changes) {
      const kind = custody(path);
      if (kind === 'code') code ??= path;
      else if (kind !== 'other') kept ??= path;
    }
  }
  return { ...(code === undefined ? {} : { code }), ...(kept === undefined ? {} : { kept }) };
}

function agentProblems(
  commits: readonly CommitRecord[],
  { agents }: Policy,
  custody: (path: GitPath) => CustodyKind,
): readonly Problem[] {
  return commits.flatMap((commit) => {
    const persons = [commit.author, commit.committer, ...coAuthors(commit.message)];
    const agent = persons.find((person) => isAgent(person, agents));
    if (agent === undefined) return [];
    return commit.changes
      .filter(({ path }) => !['code', 'other'].includes(custody(path)))
      .map(({ path }) =>
        recordsProblem(
          'FG111',
          `The declared agent ${showText(showPerson(agent))} changes the ${custody(path)} ${showPath(path)} in ${shortSha(commit.sha)}; the policy leaves those to people.`,
          { path, commit: commit.sha, fix: 'let a person make this change in a commit that no agent has part in' },
        ),
      );
  });
}
