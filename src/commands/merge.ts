import { FixtureGateError } from '../errors.js';
import { gate } from '../gate.js';
import type { Invocation } from '../inputs/invocation.js';
import type { RangeSpec } from '../inputs/request.js';
import { renderDocument } from '../reporters/index.js';
import { exitCodeFor } from '../reporters/report.js';
import { resolveRange } from '../revisions/ranges.js';
import { openRepository } from '../revisions/repository.js';
import { rangeOfShards } from '../shard-reports.js';
import { terminalContext, writeReport } from './output.js';
import { terminalProgress } from './progress.js';

type MergeInvocation = Extract<Invocation, { kind: 'merge' }>;

/** What the shards found, judged as a whole: the report is the one that a single run would have written. */
export async function merge(invocation: MergeInvocation): Promise<number> {
  const { reports, request, output, failOn } = invocation;
  const progress = terminalProgress(output.verbosity);
  const range = rangeOfShards(reports);
  await refuseStale(invocation, range);
  const illustrate = output.format === 'html';
  const report = await gate({ ...request, range, shardReports: reports, illustrate }, progress);
  progress.end();
  writeReport(await renderDocument(output.format, report, terminalContext(output)), output);
  return exitCodeFor(report, failOn);
}

/** Reports say themselves what they are about; that it is what is to be judged now, they cannot say. */
async function refuseStale({ request, head = 'HEAD', base }: MergeInvocation, judged: RangeSpec): Promise<void> {
  if (judged.kind !== 'commits' || request.repository.kind !== 'directory') return;
  const repository = await openRepository(request.repository.path);
  try {
    const now = await resolveRange(repository, { head, base: base ?? judged.base.sha });
    for (const [role, theirs, ours] of [
      ['head', judged.head.sha, now.head.sha],
      ['base', judged.base.sha, now.base.sha],
    ] as const) {
      if (theirs === ours) continue;
      throw new FixtureGateError(
        'BAD_SHARDS',
        `the shards judged ${role} ${theirs}; ${role === 'head' ? JSON.stringify(head) : JSON.stringify(base)} is ${ours} now`,
        `run the shards again, or write --${role} ${theirs} if that is what is to be judged`,
      );
    }
  } finally {
    await repository.close();
  }
}
