import type { Invocation } from '../inputs/argv.js';
import { openRequested } from '../open-request.js';

/** The gate on a repository. */
export async function check({ request, output, failOn }: Extract<Invocation, { kind: 'check' }>): Promise<number> {
  // Git looks up the revisions while what judges them is loaded.
  const opening = openRequested(request);
  opening.catch(() => undefined);
  const [{ gate }, { renderDocument }, { exitCodeFor }, { terminalContext, writeReport }, { terminalProgress }] =
    await Promise.all([
      import('../gate.js'),
      import('../reporters/index.js'),
      import('../reporters/report.js'),
      import('./output.js'),
      import('./progress.js'),
    ]);
  const progress = terminalProgress(output.verbosity);
  const report = await gate({ ...request, illustrate: output.format === 'html' }, progress, opening);
  progress.end();
  writeReport(await renderDocument(output.format, report, terminalContext(output)), output);
  return exitCodeFor(report, failOn);
}
