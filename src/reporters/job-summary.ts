import { guardLines } from './encoders/lines.js';
import { firstThatFits } from './parts/budget.js';
import { type Level, markdownPage } from './parts/page.js';
import type { Reporter } from './reporter.js';

/** The runner drops a step's summary altogether above 1 MiB (PLATFORM 6.2). Other steps have their own. */
export const MAX_SUMMARY_BYTES = 1_048_576;
const SUMMARY_BUDGET = 1_000_000;

const LEVELS: readonly Level[] = [
  { open: 5_000, settled: 5_000, examples: 10, value: 120, trailers: 1_000, problems: 500, folded: true },
  { open: 2_000, settled: 1_000, examples: 3, value: 80, trailers: 300, problems: 100, folded: true },
  { open: 500, settled: 200, examples: 1, value: 60, trailers: 100, problems: 50, folded: true },
  { open: 100, settled: 0, examples: 0, value: 40, trailers: 20, problems: 10, folded: true },
  { open: 10, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];

export const jobSummary: Reporter<string> = {
  id: 'job-summary',
  render: (report, context = {}) =>
    firstThatFits(
      LEVELS,
      (level) => guardLines(markdownPage(report, level, context)),
      (page) => Buffer.byteLength(page),
      SUMMARY_BUDGET,
    ),
};
