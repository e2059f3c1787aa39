import { gate } from '../gate.js';
import type { Invocation } from '../inputs/argv.js';
import { renderDocument } from '../reporters/index.js';
import { exitCodeFor } from '../reporters/report.js';
import { rangeOfShards } from '../shard-reports.js';
import { terminalContext, writeReport } from './output.js';
import { terminalProgress } from './progress.js';

/** What the shards found, judged as a whole: the report is the one that a single run would have written. */
export async function merge(invocation: Extract<Invocation, { kind: 'merge' }>): Promise<number> {
  const { reports, request, output, failOn } = invocation;
  const progress = terminalProgress(output.verbosity);
  const report = await gate({ ...request, range: rangeOfShards(reports), shardReports: reports }, progress);
  progress.end();
  writeReport(await renderDocument(output.format, report, terminalContext(output)), output);
  return exitCodeFor(report, failOn);
}
