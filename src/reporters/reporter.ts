import type { Report } from './report.js';

/** What a reporter may need beside the report. Nothing in here comes from the pull request. */
export interface RenderContext {
  /** Tells several gates in one pull request apart: the comment's marker, the check's name. */
  readonly id?: string;
  /** The run's page on the platform, for `where the rest is`. */
  readonly detailsUrl?: string;
  /** Where the complete report is, in words: `report.html in the artifact "fixture-gate"`. */
  readonly fullReport?: string;
  /** The report came from a run that the pull request itself could shape: the page says so. */
  readonly madeElsewhere?: boolean;
  /** Columns of the terminal. */
  readonly width?: number;
  readonly colour?: boolean;
}

/** One place where a person or a program reads the report. Rendering is pure; sending it is the caller's few lines. */
export interface Reporter<Rendered> {
  /** Stable: the file's name and, for documents, the word behind `--format`. */
  readonly id: string;
  readonly render: (report: Report, context?: RenderContext) => Rendered;
}
