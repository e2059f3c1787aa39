import { type Inspection, inspect } from '../gate.js';
import type { Invocation } from '../inputs/invocation.js';
import { readMessage } from '../inputs/message-file.js';
import { everThere } from '../judged-paths.js';
import { withRepository } from '../open-request.js';
import type { Problem } from '../problems.js';
import { visible } from '../reporters/encoders/visible.js';
import { checkMessage } from '../review/check-message.js';
import { reviewChanges } from '../review/match.js';
import { suggestTrailers } from '../review/suggest.js';
import { amendMessage } from '../revisions/amend.js';
import { approvalText } from './approval.js';
import { writeReport } from './output.js';
import { terminalProgress } from './progress.js';

type TrailersInvocation = Extract<Invocation, { kind: 'trailers' }>;

/**
 * The `Fixture-Change:` lines that a change needs; with `--check FILE` the judgement of a message that is being written
 * (commit-msg hook); with `--into-commit` the lines go into the message of HEAD.
 */
export async function trailers(invocation: TrailersInvocation): Promise<number> {
  const request = invocation.intoCommit ? { ...invocation.request, range: LAST_COMMIT } : invocation.request;
  return withRepository(request, async (repository) => {
    const progress = terminalProgress(invocation.output.verbosity);
    const inspection = await inspect(repository, request, { progress });
    progress.end();
    if (invocation.check !== undefined) return judgeMessage(readMessage(invocation.check), inspection);
    if (invocation.approval !== undefined) {
      writeReport(await approvalText(repository, inspection, invocation.approval), invocation.output);
      return 0;
    }
    const lines = wanted(inspection);
    if (!invocation.intoCommit) {
      if (lines.length > 0) writeReport(lines.join('\n'), invocation.output);
      else process.stderr.write(nothingToRecord(inspection));
      return 0;
    }
    if (lines.length === 0) {
      process.stderr.write('The last commit needs no further trailer; nothing was edited.\n');
      return 0;
    }
    await amendMessage(repository, inspection.range.head.sha, lines);
    process.stderr.write(
      `${lines.map(visible).join('\n')}\n\nWritten into the message of the last commit. Now say why: put words in place of reason="..." with\n    git commit --amend\n`,
    );
    return 0;
  });
}

/** Nothing staged is no word about the commits before it, and somebody whose check just failed is looking for those. */
function nothingToRecord({ range, findings }: Inspection): string {
  if (range.headKind === 'commit' || findings.length > 0) {
    return 'No trailer is needed: no fixture changed, or every change has its record.\n';
  }
  return 'No fixture is staged, so there is nothing to record here. For commits that are already made, name where they branched off:\n    fixture-gate trailers --base main\n';
}

const LAST_COMMIT = { kind: 'revisions', base: 'HEAD^', head: 'HEAD' } as const;

/** Of a range with commits, only what nobody answered for yet; of staged changes all of it. */
function wanted(inspection: Inspection): readonly string[] {
  const { findings, range, policies, requires, isFixture, commits } = inspection;
  const policy = policies.effective;
  const needing = findings.filter(({ path, class: one, also }) => requires(path, [one, ...also]).includes('trailer'));
  const paths = findings.map(({ path }) => path);
  if (range.headKind !== 'commit') return suggestTrailers(needing, policy, paths);
  const isThere = everThere(inspection);
  const review = reviewChanges({ findings, commits, policy, isFixture, isThere, requires, headKind: 'commit' });
  const open = new Set(review.findings.filter(({ record }) => record.status === 'missing').map(({ path }) => path));
  return suggestTrailers(
    needing.filter(({ path }) => open.has(path)),
    policy,
    paths,
  );
}

/** Standard error, as a hook's words are shown there; standard output stays empty. */
function judgeMessage(message: string, inspection: Inspection): number {
  const { findings, policies, isFixture, requires, trees } = inspection;
  const { problems } = checkMessage({
    message,
    findings,
    changes: trees.changes,
    policy: policies.effective,
    isFixture,
    requires,
  });
  for (const problem of problems) process.stderr.write(`${describe(problem)}\n`);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function describe({ code, severity, path, line, message, fix }: Problem): string {
  // Most messages name the path themselves, each in its own sentence.
  const named = path === undefined || message.includes(path) ? '' : visible(path);
  const place = [named, line === undefined || message.includes(`ine ${line} of`) ? '' : `line ${line} of the message`];
  const where = place.filter((part) => part !== '').join(', ');
  const text = [
    `${severity} ${code}${where === '' ? '' : ` ${where}`}: ${message}`,
    ...(fix ?? '').split('\n').map((one) => `  ${one}`),
  ];
  return text
    .flatMap((part) => part.split('\n'))
    .map(visible)
    .join('\n');
}
