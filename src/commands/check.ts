import type { Invocation } from '../inputs/invocation.js';
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
  const { range } = request;
  const isOfCommits = range.kind === 'revisions' && range.head === 'HEAD';
  if (isOfCommits && report.findings.length === 0 && output.format === 'terminal' && output.verbosity !== 'quiet') {
    // Somebody who has just edited a fixture would take "no fixture changed" for an answer to that.
    process.stderr.write(
      '\nOnly commits were compared. For what is not committed yet:\n    fixture-gate check --worktree\n',
    );
  }
  return exitCodeFor(report, failOn);
}
