import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FixtureGateError } from '../errors.js';
import { runGit } from './git.js';
import { isOddName, lookUpCommits } from './names.js';
import { objectId, parseObjectId } from './object-id.js';
import type { Repository } from './repository.js';
import type { ObjectId, Range, Revision } from './revisions.js';

export interface RangeSpec {
  /** A ref or SHA. Default: the default branch, see `defaultBranchCandidates`. */
  readonly base?: string;
  /** A ref or SHA. Default: HEAD. With an index or working tree: the commit that they stand on. */
  readonly head?: string;
  readonly headKind?: Range['headKind'];
  /**
   * `merge-base` (default): what head did since it left base, as a pull request shows it. `direct`: base's own tree, as
   * for pushes and merge groups.
   */
  readonly comparison?: 'merge-base' | 'direct';
}

/**
 * Finds the commits to compare. Where several merge bases exist (criss-cross), `mergeBase` is the first that git names,
 * which is also the one that GitHub's own diff takes, and `mergeBases` has all of them.
 *
 * @param onTips  Told base and head before git looks for merge bases, so that what needs no more can begin beside it.
 * @throws {FixtureGateError} BAD_USAGE, REVISION_MISSING, NO_MERGE_BASE
 */
export async function resolveRange(
  repository: Repository,
  spec: RangeSpec = {},
  onTips: (tips: Pick<Range, 'base' | 'head'>) => void = () => undefined,
): Promise<Range> {
  const { headKind = 'commit', comparison = 'merge-base' } = spec;
  for (const given of [spec.base, spec.head]) if (given !== undefined) refuseOddName(given);
  const headName = spec.head ?? 'HEAD';
  const baseNames = spec.base === undefined ? await defaultBranchCandidates(repository) : [spec.base];
  const [headSha, ...baseShas] = await resolveCommits(repository, [headName, ...baseNames]);
  const head = found('head', headName, headSha, repository);
  const baseIndex = baseShas.findIndex((sha) => sha !== undefined);
  const baseName = baseNames[baseIndex] ?? spec.base;
  if (baseName === undefined) throw noDefaultBranch(baseNames);
  const base = found('base', baseName, baseShas[baseIndex], repository);
  onTips({ base, head });
  if (comparison === 'direct') return { base, head, headKind, mergeBase: base.sha, mergeBases: [base.sha] };
  const mergeBases = await findMergeBases(repository, base.sha, head.sha);
  const mergeBase = mergeBases[0];
  if (mergeBase === undefined) throw noMergeBase(repository, base, head);
  return { base, head, headKind, mergeBase, mergeBases };
}

/** Whether head brings nothing: it is base, or base already contains it. Never so for an index or a working tree. */
export function isEmptyRange(range: Range): boolean {
  return range.headKind === 'commit' && range.mergeBase === range.head.sha;
}

/** `lookUpCommits`, but for names that were looked up when the repository was opened. */
export async function resolveCommits(
  repository: Pick<Repository, 'own' | 'resolved'>,
  names: readonly string[],
): Promise<readonly (ObjectId | undefined)[]> {
  const { resolved } = repository;
  return names.every((name) => resolved.has(name))
    ? names.map((name) => resolved.get(name))
    : lookUpCommits(repository.own, names);
}

/** The names in a range to walk: `A..B` is what B has and A has not, one revision is everything that leads to it. */
export interface AskedRange {
  readonly head: string;
  readonly from?: string;
}

/** @throws {FixtureGateError} BAD_USAGE */
export function readRange(range: string): AskedRange {
  const parts = range.split('..');
  const isRange = parts.length === 2 && !range.includes('...');
  if (parts.length > 2 || range.includes('...')) {
    throw new FixtureGateError('BAD_USAGE', `${JSON.stringify(range)} is no range`, 'write A..B, or one revision');
  }
  const asked = isRange ? { head: parts[1] || 'HEAD', from: parts[0] || 'HEAD' } : { head: range };
  for (const name of Object.values(asked)) refuseOddName(name);
  return asked;
}

/**
 * The commits of a range to walk.
 *
 * @throws {FixtureGateError} REVISION_MISSING
 */
export async function resolveWalk(
  repository: Repository,
  { head: headName, from: fromName }: AskedRange,
): Promise<{ readonly exclude: readonly ObjectId[]; readonly head: ObjectId }> {
  const [head, from] = await resolveCommits(repository, [headName, ...(fromName === undefined ? [] : [fromName])]);
  return {
    exclude: fromName === undefined ? [] : [found('base', fromName, from, repository).sha],
    head: found('head', headName, head, repository).sha,
  };
}

/**
 * All merge bases, best first as git orders them; none for unrelated histories.
 *
 * @throws {FixtureGateError} NO_MERGE_BASE where the history is cut off before the answer is certain.
 */
export async function findMergeBases(
  repository: Pick<Repository, 'view' | 'isShallow'>,
  base: ObjectId,
  head: ObjectId,
): Promise<readonly ObjectId[]> {
  const command = ['merge-base', '--all', base, head];
  const { stdout } = await runGit(repository.view, command, { accept: [0, 1] });
  const mergeBases = stdout.toString('latin1').split('\n').filter(Boolean).map(objectId);
  if (repository.isShallow && (await isCutShort(repository, base, head, mergeBases))) throw shallowHistory(base, head);
  return mergeBases;
}

/**
 * Whether a shallow boundary lies above the merge bases. Below it another, better merge base could hide, and commits of
 * the range too: any commit that is an ancestor of both sides but of no merge base found is reached only over commits
 * that are no ancestors of those either, so if none of these is cut off, nothing is missing.
 */
export async function isCutShort(
  { view }: Pick<Repository, 'view'>,
  base: ObjectId,
  head: ObjectId,
  mergeBases: readonly ObjectId[],
): Promise<boolean> {
  const boundary = shallowBoundary(view.gitDir);
  if (boundary.size === 0) return false;
  const input = `${[base, head, ...mergeBases.map((id) => `^${id}`)].join('\n')}\n`;
  const { stdout } = await runGit(view, ['rev-list', '--stdin'], { input });
  return stdout
    .toString('latin1')
    .split('\n')
    .some((sha) => boundary.has(sha));
}

/** Commits whose parents this clone does not have. */
export function shallowBoundary(gitDir: string): ReadonlySet<string> {
  try {
    return new Set(readFileSync(join(gitDir, 'shallow'), 'latin1').split('\n').filter(Boolean));
  } catch {
    return new Set();
  }
}

/** Where a pull request would most likely go, best guess first. */
async function defaultBranchCandidates(repository: Repository): Promise<string[]> {
  const command = ['config', '--null', '--get', 'init.defaultBranch'];
  const { stdout } = await runGit(repository.own, command, { accept: [0, 1] });
  const configured = stdout.toString('utf8').replace(/\0$/, '');
  const branches = [...new Set([...(configured ? [configured] : []), 'main', 'master'])];
  return [
    'refs/remotes/origin/HEAD',
    ...branches.map((name) => `refs/remotes/origin/${name}`),
    ...branches.map((name) => `refs/heads/${name}`),
  ];
}

function refuseOddName(name: string): void {
  if (/\.\.\.?/.test(name)) {
    const [base = 'BASE', head = 'HEAD'] = name.split(/\.{2,3}/);
    throw new FixtureGateError(
      'BAD_USAGE',
      `${JSON.stringify(name)} is a range where one revision was expected`,
      `write --base ${base || 'BASE'} --head ${head || 'HEAD'}`,
    );
  }
  if (isOddName(name)) {
    throw new FixtureGateError(
      'BAD_USAGE',
      `${JSON.stringify(name)} is no revision`,
      'give a branch, a tag or a commit SHA',
    );
  }
}

function found(role: 'base' | 'head', name: string, sha: ObjectId | undefined, { isShallow }: Repository): Revision {
  if (sha) return { ...(name === sha ? {} : { ref: name }), sha };
  const whole = parseObjectId(name);
  throw new FixtureGateError(
    'REVISION_MISSING',
    `the ${role} revision ${JSON.stringify(name)} is no commit in this ${isShallow ? 'shallow ' : ''}clone`,
    whole || isShallow
      ? `set "fetch-depth: 0" on the checkout step, or run "git fetch${isShallow ? ' --unshallow' : ''} origin ${whole ?? ''}" first`
      : 'check its spelling with "git branch --all", or fetch it first',
  );
}

function noDefaultBranch(tried: readonly string[]): FixtureGateError {
  return new FixtureGateError(
    'REVISION_MISSING',
    `no default branch was found to compare with; tried ${tried.join(', ')}`,
    'name the base with "--base REVISION"',
  );
}

function noMergeBase({ isShallow }: Repository, base: Revision, head: Revision): FixtureGateError {
  if (isShallow) return shallowHistory(base.sha, head.sha);
  return new FixtureGateError(
    'NO_MERGE_BASE',
    `base ${base.sha} and head ${head.sha} have no commit in common: their histories are unrelated`,
    'name another base, or rebase head onto the branch that it is to be merged into',
  );
}

function shallowHistory(base: string, head: string): FixtureGateError {
  return new FixtureGateError(
    'NO_MERGE_BASE',
    `this shallow clone ends before the merge base of ${base} and ${head}`,
    'set "fetch-depth: 0" on the checkout step, or run "git fetch --unshallow" first',
  );
}
