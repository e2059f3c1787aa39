import type { CheckAnnotation } from '../check-run.js';
import type { CommentRendering } from '../comment.js';
import type { Report } from '../report.js';
import type { RenderContext } from '../reporter.js';

export type { CheckAnnotation, CommentRendering };

export interface RenderedCheckRun {
  readonly title: string;
  readonly summary: string;
  /** Worst first. */
  readonly annotations: readonly CheckAnnotation[];
}

/** Pure functions from a report to text. Posting asks for nothing else, so that it can be tried without any of them. */
export interface Renderers {
  /** What the comment begins with, and nothing that others can write into the pull request does. */
  readonly marker: string;
  readonly comment: (report: Report) => CommentRendering;
  readonly checkRun: (report: Report) => RenderedCheckRun;
  readonly jobSummary: (report: Report) => string;
  /** Workflow commands, worst first, within the platform's limits, and a plain line. */
  readonly workflowCommands: (report: Report) => readonly string[];
  /** The report for the log, encoded. */
  readonly log: (report: Report) => string;
}

/** The renderers of everything that the action posts or prints. */
export async function loadRenderers(context: RenderContext): Promise<Renderers> {
  const [comment, checkRun, summary, commands, terminal] = await Promise.all([
    import('../comment.js'),
    import('../check-run.js'),
    import('../job-summary.js'),
    import('../workflow-commands.js'),
    import('../terminal.js'),
  ]);
  return {
    marker: comment.commentMarker(context.id),
    comment: (report) => comment.comment.render(report, context),
    checkRun: (report) => {
      const { title, summary: text, batches } = checkRun.checkRun.render(report, context);
      return { title, summary: text, annotations: batches.flat() };
    },
    jobSummary: (report) => summary.jobSummary.render(report, context),
    workflowCommands: (report) => commands.workflowCommands.render(report, context),
    log: (report) => terminal.terminal.render(report, { ...context, colour: false }),
  };
}
