import { guardLines } from './encoders/lines.js';
import { buildRows } from './parts/grouping.js';
import { type Level, markdownPage } from './parts/page.js';
import type { Reporter } from './reporter.js';

/** A file has no limit but its reader's patience. */
const FULL: Level = {
  open: 5_000,
  settled: 5_000,
  examples: 20,
  value: 120,
  trailers: 2_000,
  problems: 2_000,
  folded: true,
};

export const markdown: Reporter<string> = {
  id: 'markdown',
  render: (report, context = {}) => guardLines(markdownPage(report, buildRows(report), FULL, context)),
};
