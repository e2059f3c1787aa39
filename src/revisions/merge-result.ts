import { gitFailed, runGit } from './git.js';
import { parseObjectId } from './object-id.js';
import { decodePath } from './paths.js';
import { splitFields } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId } from './revisions.js';

export type MergeResult =
  | { readonly kind: 'clean'; readonly tree: ObjectId }
  | {
      readonly kind: 'conflict';
      /** With conflict markers in it; everything that is not in `paths` is as it would be. */
      readonly tree: ObjectId;
      readonly paths: readonly GitPath[];
    }
  /** This git cannot merge without a working tree (before 2.38). */
  | { readonly kind: 'unsupported'; readonly reason: string };

const CLEAN = 0;
const CONFLICT = 1;
/** Git's exit code for options that it does not know. */
const USAGE = 129;
/** What `git merge-tree` before 2.38 answers to --write-tree: it takes it for a revision. */
const FATAL = 128;

export interface MergeOptions {
  /** Off: files that one side renamed are not followed, so that no content but that of paths changed on both sides is read. */
  readonly renames?: boolean;
}

const TAB = 0x09;

/** `<mode> <object> <stage>TAB<path>`, one for each stage. */
function conflicted(entries: readonly Buffer[]): readonly GitPath[] {
  const paths = entries.flatMap((entry) => {
    const tab = entry.indexOf(TAB);
    return tab === -1 ? [] : [decodePath(entry.subarray(tab + 1))];
  });
  return [...new Set(paths)];
}

/**
 * The tree that merging head into base would give, so that a fixture whose merged bytes equal neither side can be seen
 * (T35). Git merges inside the private view: the new objects are readable through `repository.objects` until the
 * repository is closed, and the user's repository is not written to. Criss-cross histories are merged as git does, by
 * merging the merge bases first.
 *
 * @throws {FixtureGateError} GIT_FAILED, for instance for unrelated histories.
 */
export async function mergeTrees(
  repository: Repository,
  base: ObjectId,
  head: ObjectId,
  { renames = true }: MergeOptions = {},
): Promise<MergeResult> {
  const settings = renames ? [] : ['-c', 'merge.renames=false'];
  const command = [...settings, 'merge-tree', '--write-tree', '-z', '--no-messages', base, head];
  const { code, stdout, complaint } = await runGit(repository.view, command, {
    accept: [CLEAN, CONFLICT, USAGE, FATAL],
  });
  const [first, ...entries] = splitFields(stdout).fields;
  const tree = parseObjectId((first ?? stdout).toString('latin1').trim());
  if (code === CLEAN && tree) return { kind: 'clean', tree };
  if (code === CONFLICT && tree) return { kind: 'conflict', tree, paths: conflicted(entries) };
  if (code === USAGE || /usage:|--write-tree/.test(complaint)) {
    return { kind: 'unsupported', reason: 'git merge-tree --write-tree needs git 2.38 or newer' };
  }
  throw gitFailed(command, code, complaint);
}
