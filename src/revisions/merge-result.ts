import { gitFailed, runGit } from './git.js';
import { parseObjectId } from './object-id.js';
import type { Repository } from './repository.js';
import type { ObjectId } from './revisions.js';

export type MergeResult =
  | { readonly kind: 'clean'; readonly tree: ObjectId }
  | { readonly kind: 'conflict' }
  /** This git cannot merge without a working tree (before 2.38). */
  | { readonly kind: 'unsupported'; readonly reason: string };

const CLEAN = 0;
const CONFLICT = 1;
/** Git's exit code for options that it does not know. */
const USAGE = 129;
/** What `git merge-tree` before 2.38 answers to --write-tree: it takes it for a revision. */
const FATAL = 128;

/**
 * The tree that merging head into base would give, so that a fixture whose merged bytes equal neither side can be seen
 * (T35). Git merges inside the private view: the new objects are readable through `repository.objects` until the
 * repository is closed, and the user's repository is not written to. Criss-cross histories are merged as git does, by
 * merging the merge bases first.
 *
 * @throws {FixtureGateError} GIT_FAILED, for instance for unrelated histories.
 */
export async function mergeTrees(repository: Repository, base: ObjectId, head: ObjectId): Promise<MergeResult> {
  const command = ['merge-tree', '--write-tree', '-z', '--no-messages', base, head];
  const { code, stdout, complaint } = await runGit(repository.view, command, {
    accept: [CLEAN, CONFLICT, USAGE, FATAL],
  });
  const tree = parseObjectId(stdout.toString('latin1').split('\0')[0]!.trim());
  if (code === CLEAN && tree) return { kind: 'clean', tree };
  if (code === CONFLICT) return { kind: 'conflict' };
  if (code === USAGE || /usage:|--write-tree/.test(complaint)) {
    return { kind: 'unsupported', reason: 'git merge-tree --write-tree needs git 2.38 or newer' };
  }
  throw gitFailed(command, code, complaint);
}
