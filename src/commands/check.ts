import { gate } from '../gate.js';
import type { Invocation } from '../inputs/argv.js';
import { renderDocument } from '../reporters/index.js';
import { exitCodeFor } from '../reporters/report.js';
import { terminalContext, writeReport } from './output.js';
import { terminalProgress } from './progress.js';

/** The gate on a repository. */
export async function check({ request, output, failOn }: Extract<Invocation, { kind: 'check' }>): Promise<number> {
  const progress = terminalProgress(output.verbosity);
  const report = await gate({ ...request, illustrate: output.format === 'html' }, progress);
  progress.end();
  writeReport(await renderDocument(output.format, report, terminalContext(output)), output);
  return exitCodeFor(report, failOn);
}
