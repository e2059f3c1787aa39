import type { ActionServices, PreparedRepository } from './action.js';
import { gateIn, type Progress } from './gate.js';
import type { RepositorySource } from './inputs/request.js';
import type { Target } from './inputs/target.js';
import { actionLog } from './reporters/action-log.js';
import { loadRenderers } from './reporters/github/renderers.js';
import { renderDocument } from './reporters/index.js';
import { type FetchedRepository, type FetchRequest, fetchRevisions } from './revisions/fetch.js';
import { runGit } from './revisions/git.js';
import { objectId } from './revisions/object-id.js';

/** Between two lines about progress in a log that nobody watches live. */
const MILLISECONDS_BETWEEN_LINES = 5_000;
/** Columns of the platform's log. */
const LOG_WIDTH = 120;

/** What the action is made of: git, the gate and the reporters. */
export function actionServices(): ActionServices {
  let fetched: FetchedRepository | undefined;
  return {
    prepare: async (source, range, commitCount) => {
      fetched = await fetchRevisions(fetchRequest(source, range, commitCount));
      return prepared(fetched);
    },
    gate: (request, say) => {
      if (fetched === undefined) throw new Error('the repository is prepared before the gate runs');
      return gateIn(fetched.repository, { ...request, refuseEmpty: true }, linesOf(say), fetched);
    },
    renderers: (context) => loadRenderers({ ...context, width: LOG_WIDTH }),
    reportFiles: async (report) => [
      { name: 'report.md', content: await renderDocument('markdown', report) },
      { name: 'report.html', content: await renderDocument('html', report) },
      { name: 'report.sarif', content: await renderDocument('sarif', report) },
      { name: 'report.json', content: await renderDocument('json', report) },
    ],
    log: actionLog((text) => void process.stdout.write(text)),
  };
}

function fetchRequest(source: RepositorySource, range: Target['range'], commitCount: number | undefined): FetchRequest {
  if (source.kind !== 'fetch') throw new Error('the action fetches what it judges');
  return {
    remote: { url: source.remote, ...(source.token === undefined ? {} : { token: source.token }) },
    ...(source.checkout === undefined ? {} : { checkout: source.checkout }),
    base: objectId(range.base.sha),
    head: objectId(range.head.sha),
    ...(commitCount === undefined ? {} : { commitCount }),
  };
}

function prepared({ repository }: FetchedRepository): PreparedRepository {
  return {
    directory: repository.view.gitDir,
    async commitsBetween(base, head) {
      const { stdout } = await runGit(repository.view, ['rev-list', '--first-parent', head, `^${base}`]);
      return stdout.toString('latin1').split('\n').filter(Boolean);
    },
    close: () => repository.close(),
  };
}

function linesOf(say: (line: string) => void): Progress {
  let last = performance.now();
  return {
    stage: say,
    fixtures(done, total) {
      const now = performance.now();
      if (now - last < MILLISECONDS_BETWEEN_LINES && done < total) return;
      last = now;
      if (done < total) say(`${done} of ${total} fixtures compared`);
    },
  };
}
