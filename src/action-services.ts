import type { ActionServices, PreparedRepository } from './action.js';
import { gateIn, type Progress } from './gate.js';
import type { RepositorySource } from './inputs/request.js';
import type { Target } from './inputs/target.js';
import { actionLog } from './reporters/action-log.js';
import { checkRun } from './reporters/check-run.js';
import { comment } from './reporters/comment.js';
import { guardLines } from './reporters/encoders/lines.js';
import { visible } from './reporters/encoders/visible.js';
import type { Renderers } from './reporters/github/renderers.js';
import { html } from './reporters/html.js';
import { jobSummary } from './reporters/job-summary.js';
import { json } from './reporters/json.js';
import { markdown } from './reporters/markdown.js';
import type { Report } from './reporters/report.js';
import { sarif } from './reporters/sarif.js';
import { terminal } from './reporters/terminal.js';
import { workflowCommands } from './reporters/workflow-commands.js';
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
    prepare: async (source, range) => {
      fetched = await fetchRevisions(fetchRequest(source, range));
      return prepared(fetched);
    },
    gate: (request, say) => {
      if (fetched === undefined) throw new Error('the repository is prepared before the gate runs');
      return gateIn(fetched.repository, { ...request, refuseEmpty: true }, linesOf(say), fetched.ensureObjects);
    },
    renderers,
    reportFiles: async (report) => [
      { name: 'report.md', content: markdown.render(report) },
      { name: 'report.html', content: html.render(report) },
      { name: 'report.sarif', content: sarif.render(report) },
      { name: 'report.json', content: json.render(report) },
    ],
    log: actionLog((text) => void process.stdout.write(text), encodeLines),
  };
}

function fetchRequest(source: RepositorySource, range: Target['range']): FetchRequest {
  if (source.kind !== 'fetch') throw new Error('the action fetches what it judges');
  return {
    remote: { url: source.remote, ...(source.token === undefined ? {} : { token: source.token }) },
    ...(source.checkout === undefined ? {} : { checkout: source.checkout }),
    base: objectId(range.base.sha),
    head: objectId(range.head.sha),
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

const renderers: Renderers = {
  comment: (report, { marker }) => markedWith(marker, comment.render(report).body),
  resolvedComment: (report, { marker }) => markedWith(marker, comment.render(report).body),
  checkRun: (report) => {
    const { title, summary, batches } = checkRun.render(report);
    return { title, summary, annotations: batches.flat() };
  },
  jobSummary: (report) => jobSummary.render(report),
  workflowCommands: (report) => workflowCommands.render(report),
  log: (report: Report) => terminal.render(report, { width: LOG_WIDTH, colour: false }),
};

/** The comment begins with a marker of the gate's own; this one names the pull request as well. */
function markedWith(marker: string, body: string): string {
  return `${marker}${body.slice(body.indexOf('\n'))}`;
}

/** Line breaks stay, everything else that is not plainly visible is spelled out, and no line can be a command. */
function encodeLines(text: string): string {
  return guardLines(text.split('\n').map(visible).join('\n'));
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
