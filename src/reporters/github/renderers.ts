import type { Report } from '../report.js';

/** One annotation as the Checks API takes it, already encoded and within its limits. */
export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly title?: string;
  readonly message: string;
  readonly raw_details?: string;
}

export interface RenderedCheckRun {
  readonly title: string;
  readonly summary: string;
  readonly text?: string;
  readonly annotations: readonly CheckAnnotation[];
}

/** Pure functions from a report to text. Publishing asks for nothing else, so that it can be tried without any of them. */
export interface Renderers {
  /** Begins with `marker`. */
  readonly comment: (report: Report, options: { readonly marker: string }) => string;
  /** What the comment becomes once no fixture differs any more. */
  readonly resolvedComment: (report: Report, options: { readonly marker: string }) => string;
  readonly checkRun: (report: Report) => RenderedCheckRun;
  readonly jobSummary: (report: Report) => string;
  /** Workflow commands, worst first, within the platform's limits; and nothing else. */
  readonly workflowCommands: (report: Report) => readonly string[];
  /** The report for the log; the caller passes it through the log encoder once more. */
  readonly log: (report: Report) => string;
}
