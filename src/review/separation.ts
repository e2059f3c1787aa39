import { compileGlob } from '../policy/glob.js';
import type { Policy } from '../policy/policy.js';
import type { Problem } from '../problems.js';
import type { CommitRecord, GitPath, Person } from '../revisions/revisions.js';
import { isAgent } from './agents.js';
import { recordsProblem } from './evidence.js';
import { shortSha } from './mending.js';
import { coAuthors, identityNames, showPerson, writersOf } from './persons.js';
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
  readonly commit: string;
  readonly fixtureCommit: string;
  readonly person: Person;
}

/** Whether what may be one person changed both `seal` and `fixture` in the range: the first two commits that show it. */
export type SelfSealing = (seal: GitPath, fixture: GitPath) => SelfSeal | undefined;

/**
 * The fact behind FG215 (K3). The seal gate knows which entries moved and asks for those pairs alone: all pairs of seals
 * and fixtures would be too many. Of a seal every name and address of its writers is put down once, so that an answer
 * costs what the writers of the one fixture are.
 */
export function selfSealing(
  commits: readonly CommitRecord[],
  policy: Policy,
  isFixture: (path: GitPath) => boolean,
): SelfSealing {
  const custody = custodyOf(policy, isFixture);
  const seals = new Map<GitPath, Touch[]>();
  const fixtures = new Map<GitPath, Touch[]>();
  commits.forEach((commit, index) => {
    const touch: Touch = { index, commit, names: identityNames(writersOf(commit)) };
    for (const { path } of commit.changes) {
      const kind = custody(path);
      if (kind === 'fixture') add(fixtures, path, touch);
      else if (kind === 'ledger' || kind === 'manifest') add(seals, path, touch);
    }
  });
  const sealers = new Map<GitPath, ReadonlyMap<string, Touch>>();
  return (seal, fixture) => {
    const byName = sealers.get(seal) ?? firstByName(seals.get(seal) ?? []);
    sealers.set(seal, byName);
    let found: { readonly sealing: Touch; readonly writing: Touch; readonly name: string } | undefined;
    for (const writing of fixtures.get(fixture) ?? []) {
      for (const name of writing.names.keys()) {
        const sealing = byName.get(name);
        if (sealing !== undefined && sealing.index < (found?.sealing.index ?? commits.length))
          found = { sealing, writing, name };
      }
    }
    if (found === undefined) return undefined;
    const { sealing, writing, name } = found;
    return { commit: sealing.commit.sha, fixtureCommit: writing.commit.sha, person: sealing.names.get(name)! };
  };
}

/** A commit that changes a path, and its writers by everything that may make them somebody else. */
interface Touch {
  readonly index: number;
  readonly commit: CommitRecord;
  readonly names: ReadonlyMap<string, Person>;
}

function firstByName(touches: readonly Touch[]): ReadonlyMap<string, Touch> {
  const first = new Map<string, Touch>();
  for (const touch of touches) for (const name of touch.names.keys()) if (!first.has(name)) first.set(name, touch);
  return first;
}

function add(map: Map<GitPath, Touch[]>, path: GitPath, touch: Touch): void {
  const known = map.get(path);
  if (known === undefined) map.set(path, [touch]);
  else known.push(touch);
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
