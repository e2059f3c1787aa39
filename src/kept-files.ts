import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FixtureGateError } from './errors.js';
import type { Repository } from './revisions/repository.js';
import type { Range } from './revisions/revisions.js';
import { type FillPlan, withWorktrees } from './revisions/worktrees.js';
import type { FixtureChange } from './sides.js';

const SUBMODULE_MODE = '160000';

/** What two worktrees need to hold the changed fixtures and nothing else. */
export function fillPlan(fixtures: readonly Pick<FixtureChange, 'change'>[]): FillPlan {
  const side = (which: 'base' | 'head') =>
    fixtures.flatMap(({ change }) => {
      const entry = change[which];
      return entry === null || entry.mode === SUBMODULE_MODE ? [] : [{ path: change.path, ...entry }];
    });
  return { base: side('base'), head: side('head') };
}

/**
 * Leaves the changed fixtures of both sides in `folder`, as `base/` and `head/`, for a person's own tools.
 *
 * @throws {FixtureGateError} CANNOT_WRITE where the folder holds something, or cannot be made.
 */
export async function keepFiles(
  repository: Repository,
  range: Range,
  fixtures: readonly FixtureChange[],
  folder: string,
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' });
  } catch (cause) {
    throw new FixtureGateError(
      'CANNOT_WRITE',
      `expected a new or empty folder at ${JSON.stringify(folder)}; found ${(cause as NodeJS.ErrnoException).code ?? 'something else'}`,
      'name a folder that does not exist yet',
      { cause },
    );
  }
  await withWorktrees(repository, range.mergeBase, range.head.sha, fillPlan(fixtures), async (base, head) => {
    // Not the worktree's own `.git` file: it names a repository that is gone after the run.
    const ownFile = (root: string) => (source: string) => source !== join(root, '.git');
    await cp(base.root, join(folder, 'base'), { recursive: true, filter: ownFile(base.root) });
    await cp(head.root, join(folder, 'head'), { recursive: true, filter: ownFile(head.root) });
  });
}
