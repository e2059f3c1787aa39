import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FixtureGateError } from '../errors.js';
import type { CheckoutPlan, CommandRunner } from '../gates/commands.js';
import type { SideFiles } from '../gates/gate.js';
import type { Repository } from '../revisions/repository.js';
import type { GitPath, ObjectId } from '../revisions/revisions.js';
import { makeRunFolder } from '../revisions/temporary.js';
import { collectFiles, composeTree, discardFiles, fillCheckout, removeForcibly } from './checkout.js';
import { unsafeToRun } from './environment.js';
import { filesOfLaterGit, ownProgramFiles, runnerFiles } from './guarded-files.js';
import { runCommand } from './run-command.js';

export interface RunnerOptions {
  readonly repository: Repository;
  readonly files: (side: 'base' | 'head') => Promise<SideFiles>;
  readonly isFixture: (path: GitPath) => boolean;
  readonly ensureObjects: (ids: readonly ObjectId[]) => Promise<void>;
  readonly environment: NodeJS.ProcessEnv;
  /** Bytes; the default is stated in run-command.ts. */
  readonly diskBudget?: number;
}

/** What gates run commands with. Nothing is prepared until one asks. */
export function createRunner(options: RunnerOptions): CommandRunner {
  const { repository, files, isFixture, ensureObjects, environment, diskBudget } = options;
  return {
    unsafe: unsafeToRun(environment),
    withCheckout: async (plan, use) => {
      const entries = composeTree(await files('base'), await files('head'), plan, isFixture);
      await ensureObjects(entries.map(({ oid }) => oid));
      // Apart from the run's own folder, in whose private repository a command could leave a configuration.
      const folder = await makeRunFolder();
      const [root, home, temporary] = ['checkout', 'home', 'temporary'].map((name) => join(folder.path, name));
      try {
        for (const each of [root!, home!, temporary!]) await mkdir(each, { mode: 0o700 });
        const refused = await fillCheckout(repository, root!, entries);
        refuseShadows(plan, refused);
        const place = {
          cwd: root!,
          home: home!,
          temporary: temporary!,
          folder: folder.path,
          guarded: [
            ...runnerFiles(environment),
            ...ownFiles(repository),
            ...filesOfLaterGit(repository, environment),
            ...(await ownProgramFiles()),
          ],
          environment,
          ...(diskBudget === undefined ? {} : { diskBudget }),
        };
        return await use({
          root: root!,
          refused,
          run: (template, values, timeoutSeconds) => runCommand(template, values, timeoutSeconds, place),
          discard: (patterns) => discardFiles(root!, patterns),
          collect: (patterns) => collectFiles(root!, patterns),
        });
      } finally {
        await removeForcibly(folder.path);
        await folder.remove();
      }
    },
  };
}

/** Base's code is written first, so only base itself can be in its own way; then it is not base's code that would run. */
function refuseShadows(
  { fromBase }: CheckoutPlan,
  refused: readonly { readonly path: GitPath; readonly reason: string }[],
): void {
  const lost = refused.find(({ path }) => fromBase?.(path) === true);
  if (lost === undefined) return;
  throw new FixtureGateError(
    'CANNOT_WRITE',
    `${JSON.stringify(lost.path)} of base, which is to be run, could not be written: ${lost.reason}`,
    'rename it on base, or run on a file system that can have it',
  );
}

/** What git obeys in the private view of the repository: a command knows nothing of it, but could look for it. */
function ownFiles({ view }: Repository): readonly string[] {
  return ['config', 'HEAD', 'objects/info/alternates', 'shallow', 'info/grafts', 'info/attributes'].map((name) =>
    join(view.gitDir, name),
  );
}
