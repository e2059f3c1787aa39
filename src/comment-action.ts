import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { FixtureGateError } from './errors.js';
import { readCommentInputs } from './inputs/action-inputs.js';
import { assertTrustedAction } from './inputs/action-location.js';
import { webAddress } from './inputs/addresses.js';
import { assertSafeEnvironment } from './inputs/environment.js';
import { type GitHubClient, githubClient } from './inputs/github-client.js';
import { findPullOfRun } from './inputs/pull-of-run.js';
import { type FinishedRun, readFinishedRun } from './inputs/workflow-run.js';
import { writeOutputs } from './reporters/action-files.js';
import { actionLog, explainFailure, type Log } from './reporters/action-log.js';
import { comment, commentMarker } from './reporters/comment.js';
import { type CommentOutcome, postComment } from './reporters/github/comment.js';
import { lastLook } from './reporters/github/publish.js';
import { MAX_REPORT_BYTES, readReport } from './reporters/read-report.js';
import type { Report } from './reporters/report.js';
import { VERSION } from './version.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The second workflow of a set-up for forks (docs/forks.md): with a token that may write, it posts what a run without one has
 * found. It takes a report and never text to post; where the comment goes is the platform's word alone. It gives no verdict.
 * @returns the exit code of the step: 1 where the report cannot be believed or the platform refuses, 0 where there is
 *   nothing to post on, which the log says.
 */
export async function run(env: Environment): Promise<number> {
  process.exitCode = 1;
  const log = actionLog((text) => void process.stdout.write(text));
  try {
    assertSafeEnvironment(env);
    assertTrustedAction(
      { entry: process.argv[1], actionPath: env['GITHUB_ACTION_PATH'], workspace: env['GITHUB_WORKSPACE'] },
      { baseSha: undefined, baseIsDefaultBranch: false },
    );
    return await post(env, log);
  } catch (error) {
    const known = error instanceof FixtureGateError;
    const title = known ? `Fixture Gate did not comment (${error.code})` : 'Fixture Gate failed by a fault of its own';
    explainFailure(
      log,
      env,
      title,
      known ? `${error.message}. ${error.remedy}.` : String((error as Error)?.stack ?? error),
      [],
    );
    return 1;
  }
}

async function post(env: Environment, log: Log): Promise<number> {
  const inputs = readCommentInputs(env);
  const found = readFinishedRun(env);
  if (typeof found === 'string') return nothing(env, log, found);
  const report = await readReport(readWhole(inputs.report));
  if (report.head.sha !== found.head.sha)
    throw distrusted(`it is about ${report.head.sha}, and the run that it came from was of ${found.head.sha}`);
  if (report.verdict === 'pass' && !found.succeeded)
    throw distrusted('it says that all is well, and the run that it came from did not succeed');
  const client = connect(env, inputs.token);
  const pull = await findPullOfRun(client, found, report.base.ref);
  if (typeof pull === 'string') return nothing(env, log, pull);
  const moved = await lastLook(
    client,
    { ...found, headSha: found.head.sha, base: { sha: report.base.sha, ref: pull.baseRef } },
    pull.number,
  );
  if (moved !== undefined) return nothing(env, log, `The pull request has moved on: ${moved}.`);
  const marker = commentMarker(inputs.id);
  const outcome = await postComment(client, {
    repository: found.repository,
    number: pull.number,
    marker,
    rendered: comment.render(withoutAdvice(report), {
      id: inputs.id,
      detailsUrl: pageOf(env, found),
      madeElsewhere: true,
    }),
    always: inputs.comment === 'always',
  });
  if (outcome.kind === 'failed')
    throw new FixtureGateError(
      'GITHUB_DENIED',
      `expected to post the comment; the platform answered ${outcome.message}`,
      'Grant the job pull-requests: write',
    );
  log.line(`Comment on pull request ${pull.number}: ${outcome.kind}.`);
  tell(env, pull.number, outcome.kind);
  return 0;
}

/** A normal end: between the run and now the pull request moved on, or there never was one. */
function nothing(env: Environment, log: Log, why: string): number {
  log.line(`Nothing is posted. ${why}`);
  tell(env, undefined, 'none');
  return 0;
}

function tell(env: Environment, number: number | undefined, kind: CommentOutcome['kind']): void {
  writeOutputs(env['GITHUB_OUTPUT'], [
    ['posted', kind],
    ['pull-request', number === undefined ? '' : String(number)],
  ]);
}

/**
 * What mends a problem may hold commands to paste, and those would come from whoever wrote the report, in the name of a bot.
 * The trailers stay, since they can do nothing but record.
 */
function withoutAdvice(report: Report): Report {
  const problems = report.problems.map(({ fix: _, ...problem }) => ({
    ...problem,
    fix: `\`fixture-gate explain ${problem.code}\` says what mends it.`,
  }));
  return { ...report, problems };
}

function distrusted(why: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_REPORT',
    `the report cannot be believed: ${why}`,
    'Let the other workflow do nothing but run the gate and upload its report, and see what else it runs',
  );
}

/** One descriptor, no link, at most the limit and one byte. */
function readWhole(path: string): Uint8Array {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  } catch (cause) {
    throw unreadable((cause as NodeJS.ErrnoException).code ?? 'unknown error');
  }
  try {
    const facts = fstatSync(descriptor);
    if (!facts.isFile()) throw unreadable('no plain file');
    const buffer = Buffer.alloc(Math.min(facts.size, MAX_REPORT_BYTES) + 1);
    let length = 0;
    for (let read = 1; read > 0 && length < buffer.length; length += read)
      read = readSync(descriptor, buffer, length, buffer.length - length, null);
    return buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

function unreadable(code: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_INPUT',
    `input "report": the file cannot be read (${code})`,
    'See whether the other run has uploaded a report, and name report.json in the folder that it was downloaded to',
  );
}

function connect(env: Environment, token: string): GitHubClient {
  return githubClient({
    token,
    apiUrl: webAddress(env['GITHUB_API_URL'], 'https://api.github.com'),
    userAgent: `fixture-gate/${VERSION}`,
  });
}

/** The page of the run that found all this. */
function pageOf(env: Environment, { repository: { owner, name }, id }: FinishedRun): string {
  return `${webAddress(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}/actions/runs/${id}`;
}
