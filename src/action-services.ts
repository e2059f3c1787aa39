import type { ActionServices, PreparedRepository } from './action.js';
import { FixtureGateError } from './errors.js';
import { gate } from './gate.js';
import type { RangeSpec, RepositorySource } from './inputs/request.js';
import { POLICY_PATH } from './judging-policy.js';
import { actionLog } from './reporters/action-log.js';
import { loadRenderers } from './reporters/github/renderers.js';
import { renderDocument } from './reporters/index.js';
import { resolveRequest } from './requested-range.js';
import { type FetchedRepository, fetchRevisions } from './revisions/fetch.js';
import { runGit } from './revisions/git.js';
import { objectId, parseObjectId } from './revisions/object-id.js';
import { isEmptyRange } from './revisions/ranges.js';
import type { ObjectId } from './revisions/revisions.js';

/** The one place that ties the action to the core. */
export function actionServices(): ActionServices {
  return {
    log: actionLog((text) => process.stdout.write(text)),
    renderers: loadRenderers,
    reportFiles: async (report) => [
      { name: 'report.md', content: await renderDocument('markdown', report) },
      { name: 'report.html', content: await renderDocument('html', report) },
      { name: 'report.sarif', content: await renderDocument('sarif', report) },
      { name: 'report.json', content: await renderDocument('json', report) },
    ],
    gate: (request, progress) => gate(request, { stage: progress, fixtures: () => undefined }),
    prepare,
  };
}

type Commits = Extract<RangeSpec, { readonly kind: 'commits' }>;

/** Everything that the gate will read is there before it begins: the store that it reads fetches nothing by itself. */
async function prepare(
  source: RepositorySource,
  range: Commits,
  policyPath: string | undefined,
): Promise<PreparedRepository> {
  if (source.kind === 'directory') throw new Error('the action fetches');
  const fetched = await fetchRevisions({
    remote: { url: source.remote, ...(source.token !== undefined && { token: source.token }) },
    ...(source.checkout !== undefined && { checkout: source.checkout }),
    base: objectId(range.base.sha),
    head: objectId(range.head.sha),
  });
  try {
    await bringContent(fetched, range, policyPath ?? POLICY_PATH);
  } catch (error) {
    await fetched.repository.close();
    throw error;
  }
  const { repository } = fetched;
  return {
    directory: repository.topLevel ?? repository.gitDir,
    commitsBetween: async (base, head) => {
      const { stdout } = await runGit(repository.view, [
        'rev-list',
        '--first-parent',
        '--max-count=100',
        head,
        `^${base}`,
      ]);
      return stdout.toString('latin1').split('\n').filter(Boolean);
    },
    close: repository.close,
  };
}

/** Both sides of every changed path, and the policy of either side: in one fetch where any of it is missing. */
async function bringContent(fetched: FetchedRepository, range: Commits, policyPath: string): Promise<void> {
  const { repository } = fetched;
  const resolved = await resolveRequest(repository, range);
  if (isEmptyRange(resolved.range)) {
    throw new FixtureGateError(
      'EMPTY_RANGE',
      `expected commits to look at between base ${range.base.sha} and head ${range.head.sha}; found none`,
      'If the pull request is merged already there is nothing left to do; otherwise push a commit to it',
    );
  }
  const changed = resolved.trees.changes.flatMap(({ base, head }) => [base, head]);
  const blobs = changed.filter((entry) => entry !== null).filter(({ mode }) => mode !== '160000');
  const policies = [
    await blobAt(fetched, range.base.sha, policyPath),
    await blobAt(fetched, range.head.sha, policyPath),
  ];
  const ids = [...blobs.map(({ oid }) => oid), ...policies.filter((id) => id !== undefined)];
  if (ids.length > 0) await fetched.ensureObjects(ids);
}

/** The id that the tree names, whether its content is there or not. */
async function blobAt({ repository }: FetchedRepository, commit: string, path: string): Promise<ObjectId | undefined> {
  const name = `${commit}:${path}`;
  const { stdout } = await runGit(repository.view, ['rev-parse', '--verify', '--quiet', '--end-of-options', name], {
    accept: [0, 1, 128],
  });
  return parseObjectId(stdout.toString('latin1').trim());
}
