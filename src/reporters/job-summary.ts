import { guardLines } from './encoders/lines.js';
import { firstThatFits } from './parts/budget.js';
import { buildRows } from './parts/grouping.js';
import { type Level, markdownPage } from './parts/page.js';
import type { Report } from './report.js';
import type { RenderContext, Reporter } from './reporter.js';

/** The runner drops a step's summary altogether above 1 MiB (GitHub, job summaries). Other steps have their own. */
export const MAX_SUMMARY_BYTES = 1_048_576;
const SUMMARY_BUDGET = 1_000_000;

const LEVELS: readonly Level[] = [
  { open: 5_000, settled: 5_000, examples: 10, value: 120, trailers: 1_000, problems: 500, folded: true },
  { open: 2_000, settled: 1_000, examples: 3, value: 80, trailers: 300, problems: 100, folded: true },
  { open: 500, settled: 200, examples: 1, value: 60, trailers: 100, problems: 50, folded: true },
  { open: 100, settled: 0, examples: 0, value: 40, trailers: 20, problems: 10, folded: true },
  { open: 10, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];

function render(report: Report, context: RenderContext = {}): string {
  const rows = buildRows(report);
  const page = (level: Level): string => guardLines(markdownPage(report, rows, level, context));
  return firstThatFits(LEVELS, page, (text) => Buffer.byteLength(text), SUMMARY_BUDGET);
}

export const jobSummary: Reporter<string> = { id: 'job-summary', render };
