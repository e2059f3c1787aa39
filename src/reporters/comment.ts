import { guardLines } from './encoders/lines.js';
import { firstThatFits } from './parts/budget.js';
import { buildRows } from './parts/grouping.js';
import { type Level, markdownPage } from './parts/page.js';
import type { Report } from './report.js';
import type { RenderContext, Reporter } from './reporter.js';

/** GitHub refuses more than 65,536 characters with 422 (its REST API, issue comments); the distance is for how it may count them. */
export const MAX_COMMENT_CHARACTERS = 65_536;
const COMMENT_BUDGET = 60_000;

/** One screen first: ten rows, twenty lines to paste. The last level fits whatever the names are. */
const LEVELS: readonly Level[] = [
  { open: 10, settled: 30, examples: 3, value: 80, trailers: 20, problems: 5, folded: true },
  { open: 10, settled: 10, examples: 1, value: 60, trailers: 10, problems: 5, folded: true },
  { open: 10, settled: 0, examples: 0, value: 40, trailers: 5, problems: 3, folded: true },
  { open: 10, settled: 0, examples: 0, value: 20, trailers: 1, problems: 1, folded: false },
  { open: 1, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];

export interface CommentRendering {
  /** `nothing`: no fixture changed and nothing is wrong. It is for updating a comment that is there, not for a new one. */
  readonly kind: 'changes' | 'nothing';
  readonly body: string;
}

/** What every comment of ours begins with, and nothing of the pull request's can be in: fixed text and the gate's own id. */
export function commentMarker(id = 'default'): string {
  return `<!-- fixture-gate:${id.replace(/[^A-Za-z0-9._]+/g, '-') || 'default'} -->`;
}

function render(report: Report, context: RenderContext = {}): CommentRendering {
  const rows = buildRows(report);
  const marker = commentMarker(context.id);
  const nothing = report.findings.length === 0 && report.verdict === 'pass' && report.problems.every(isNotice);
  const title = nothing ? '### ✅ Resolved: this pull request does not change a fixture any more.' : undefined;
  const body = firstThatFits(
    LEVELS,
    (level) => {
      // Posted and not printed; but a step that prints it must not run it.
      const page = guardLines(markdownPage(report, rows, level, context));
      return `${marker}\n${title === undefined ? page : page.replace(/^.*$/m, title)}`;
    },
    (text) => text.length,
    COMMENT_BUDGET,
  );
  return { kind: nothing ? 'nothing' : 'changes', body };
}

function isNotice({ severity }: Report['problems'][number]): boolean {
  return severity === 'notice';
}

export const comment: Reporter<CommentRendering> = { id: 'comment', render };
