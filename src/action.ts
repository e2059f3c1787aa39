import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FixtureGateError } from './errors.js';
import { type ActionInputs, readActionInputs } from './inputs/action-inputs.js';
import { assertTrustedAction } from './inputs/action-location.js';
import { ownWorkflow, webAddress } from './inputs/addresses.js';
import { readCustody } from './inputs/custody.js';
import { assertSafeEnvironment } from './inputs/environment.js';
import { type GateEvent, readEvent } from './inputs/event.js';
import { type ClientOptions, type GitHubClient, githubClient } from './inputs/github-client.js';
import type { GateRequest, PullRequestFacts, RepositorySource } from './inputs/request.js';
import { resolveMembers, resolveTarget, staleError, type Target } from './inputs/target.js';
import { certifyGroup, type MemberReport } from './merge-group.js';
import {
  clearReportFiles,
  type ReportFile,
  reportDirectory,
  writeOutputs,
  writeReportFiles,
  writeSummary,
} from './reporters/action-files.js';
import { explainFailure, type Log } from './reporters/action-log.js';
import { actionOutputs, passes } from './reporters/action-outputs.js';
import { conclusionOf, detailsUrl, postOrFallBack, publishPlan } from './reporters/github/announce.js';
import { lastLook } from './reporters/github/publish.js';
import type { Renderers } from './reporters/github/renderers.js';
import type { Report } from './reporters/report.js';
import type { RenderContext } from './reporters/reporter.js';
import { VERSION } from './version.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A repository that holds both sides of the range with the history between them. */
export interface PreparedRepository {
  readonly directory: string;
  /** First-parent commits that `head` has over `base`, newest first. */
  readonly commitsBetween: (base: string, head: string) => Promise<readonly string[]>;
  /** Removes whatever was made. May be called twice. */
  readonly close: () => Promise<void>;
}

/** Everything that the action does not do itself. */
export interface ActionServices {
  readonly prepare: (
    source: RepositorySource,
    range: Target['range'],
    /** How many commits the platform counts in the pull request: how deep a first fetch goes. */
    commitCount: number | undefined,
  ) => Promise<PreparedRepository>;
  readonly gate: (request: GateRequest, progress: (line: string) => void) => Promise<Report>;
  readonly renderers: (context: RenderContext) => Promise<Renderers>;
  /** report.json last: where it stands, the others stand. */
  readonly reportFiles: (report: Report) => Promise<readonly ReportFile[]>;
  readonly log: Log;
  readonly client?: (options: ClientOptions) => GitHubClient;
}

export const REPORT_FILE_NAMES = ['report.md', 'report.html', 'report.sarif', 'report.json'] as const;

/** Action role. Returns the exit code of the step. */
export async function run(env: Environment): Promise<number> {
  // Whatever ends the process early ends it red (T74).
  process.exitCode = 1;
  const { actionServices } = await import('./action-services.js');
  return runAction(env, actionServices());
}

/** 0 only as the very last thing, and only where a verdict allows it. */
export async function runAction(env: Environment, services: ActionServices): Promise<number> {
  try {
    const run = await prepareRun(env, services);
    const report = await judge(run, services);
    const green = passes(report, run.inputs.failOn) && run.target.withheld === undefined;
    // On disk, in the outputs and in the log before anything is posted: the verdict owes nothing to the API.
    await keep(report, run, services);
    const withheld = await tell(report, green, run, services);
    if (withheld !== undefined && run.inputs.failOn !== 'never') {
      explainFailure(services.log, env, 'Fixture Gate withholds its result', withheld);
      return 1;
    }
    return green ? 0 : 1;
  } catch (error) {
    const known = error instanceof FixtureGateError;
    const title = known ? `Fixture Gate could not decide (${error.code})` : 'Fixture Gate failed by a fault of its own';
    explainFailure(
      services.log,
      env,
      title,
      known ? `${error.message}. ${error.remedy}.` : String((error as Error)?.stack ?? error),
    );
    return 1;
  }
}

/** All that is settled before git is asked for anything. */
interface ActionRun {
  readonly env: Environment;
  readonly inputs: ActionInputs;
  readonly event: GateEvent;
  readonly client: GitHubClient;
  readonly target: Target;
  readonly reportDirectory: string;
  readonly renderers: Renderers;
}

async function prepareRun(env: Environment, services: ActionServices): Promise<ActionRun> {
  assertSafeEnvironment(env);
  const inputs = readActionInputs(env);
  const event = readEvent(env);
  const places = { entry: process.argv[1], actionPath: env['GITHUB_ACTION_PATH'], workspace: env['GITHUB_WORKSPACE'] };
  assertTrustedAction(places, trustedCode(event));
  const directory = whereReportsGo(env, inputs);
  clearReportFiles(directory, REPORT_FILE_NAMES);
  const client = connect(env, inputs, services);
  const target = await resolveTarget(event, inputs, client);
  for (const warning of target.warnings) services.log.line(warning);
  const details = detailsUrl(env, event.repository);
  const renderers = await services.renderers({ id: inputs.id, ...(details !== undefined && { detailsUrl: details }) });
  return { env, inputs, event, client, target, reportDirectory: directory, renderers };
}

async function keep(report: Report, run: ActionRun, { log, reportFiles }: ActionServices): Promise<void> {
  const { env, reportDirectory, renderers } = run;
  const paths = writeReportFiles(reportDirectory, await reportFiles(report));
  const reportFile = paths.at(-1) ?? reportDirectory;
  const dropped = writeOutputs(env['GITHUB_OUTPUT'], actionOutputs(report, reportFile));
  for (const name of dropped)
    log.line(`Output ${name} is too long for the platform and is empty; ${reportFile} has it.`);
  log.block(renderers.log(report));
}

/** @returns why a green result must not stand, or undefined. */
async function tell(
  report: Report,
  green: boolean,
  run: ActionRun,
  services: ActionServices,
): Promise<string | undefined> {
  const plan = publishPlan(run, conclusionOf(report, green));
  if (run.target.pullRequest !== undefined) {
    const moved = await lastLook(run.client, plan, run.target.pullRequest.number);
    if (moved !== undefined) throw staleError(moved);
  }
  const note = writeSummary(run.env['GITHUB_STEP_SUMMARY'], run.renderers.jobSummary(report));
  if (note !== undefined) services.log.line(note);
  const publication = await postOrFallBack(run.client, report, plan, run, services.log);
  return run.target.withheld ?? publication.withheld;
}

/** Code that lies in the workspace may only judge where it is the default branch's own (docs/adr/0072). */
function trustedCode(event: GateEvent): {
  readonly baseSha: string | undefined;
  readonly baseIsDefaultBranch: boolean;
} {
  if (event.kind !== 'pull-request' && event.kind !== 'merge-group')
    return { baseSha: undefined, baseIsDefaultBranch: false };
  const branch = event.base.ref.replace(/^refs\/heads\//, '');
  return {
    baseSha: event.base.sha,
    baseIsDefaultBranch: event.defaultBranch !== undefined && branch === event.defaultBranch,
  };
}

function whereReportsGo(env: Environment, inputs: ActionInputs): string {
  const suffix = `${inputs.id === 'default' ? '' : `-${inputs.id}`}${inputs.shard === undefined ? '' : `-shard-${inputs.shard.index}`}`;
  const fallback = join(env['RUNNER_TEMP'] || tmpdir(), `fixture-gate-report${suffix}`);
  return reportDirectory(inputs.reportDirectory, fallback, env['GITHUB_WORKSPACE'] || process.cwd());
}

function connect(env: Environment, inputs: ActionInputs, services: ActionServices): GitHubClient {
  const options = {
    token: inputs.token,
    apiUrl: webAddress(env['GITHUB_API_URL'], 'https://api.github.com'),
    userAgent: `fixture-gate/${VERSION}`,
  };
  return (services.client ?? githubClient)(options);
}

async function judge(run: ActionRun, services: ActionServices): Promise<Report> {
  const { target } = run;
  if (target.mergeGroupHint !== undefined) return judgeGroup(run, target.mergeGroupHint.number, services);
  const facts = target.pullRequest === undefined ? undefined : await withCustody(run, target.pullRequest);
  return withRepository(run, target.range, services, async ({ directory }) =>
    judgeRange(run, target.range, directory, services, {
      ...(facts === undefined ? {} : { pullRequest: facts }),
      ...(await shardReports(run.inputs)),
    }),
  );
}

/** Read as late as it can be: a review that was withdrawn since the event does not count. */
async function withCustody({ client, event }: ActionRun, facts: PullRequestFacts): Promise<PullRequestFacts> {
  return { ...facts, custody: await readCustody(client, event.repository, facts.number) };
}

/** A queue may squash, so the group is judged by what its pull requests are by themselves (T13). */
async function judgeGroup(run: ActionRun, hint: number | undefined, services: ActionServices): Promise<Report> {
  const { range } = run.target;
  const { group, members } = await withRepository(run, range, services, async ({ directory, commitsBetween }) => {
    const commits = await commitsBetween(range.base.sha, range.head.sha);
    return {
      members: await resolveMembers(run.client, run.event.repository, hint, commits),
      // What its pull requests are by themselves no shard looked at.
      group: await judgeRange(run, range, directory, services, await shardReports(run.inputs)),
    };
  });
  const reports: MemberReport[] = [];
  for (const { number, head, base, author, fork, commits } of members) {
    services.log.line(`Pull request ${number} of the merge group, by its own commits`);
    const own = { kind: 'commits', base: { ...base, sha: range.base.sha }, head, comparison: 'merge-base' } as const;
    const counted = commits === undefined ? {} : { commits, countedFrom: base.sha };
    const facts = await withCustody(run, { number, author, fork, baseTrust: 'unknown', ...counted });
    const report = await withRepository(run, own, services, ({ directory }) =>
      judgeRange(run, own, directory, services, { pullRequest: facts, illustrate: false }),
    );
    reports.push({ number, report });
  }
  return certifyGroup(group, reports);
}

async function withRepository<T>(
  { env, inputs, event, target }: ActionRun,
  range: Target['range'],
  services: ActionServices,
  use: (prepared: PreparedRepository) => Promise<T>,
): Promise<T> {
  const prepared = await services.prepare(source(env, inputs, event), range, target.pullRequest?.commits);
  try {
    return await use(prepared);
  } finally {
    await prepared.close();
  }
}

function judgeRange(
  { env, inputs, event }: ActionRun,
  range: Target['range'],
  directory: string,
  services: ActionServices,
  more: Pick<GateRequest, 'pullRequest' | 'shardReports' | 'illustrate'> = {},
): Promise<Report> {
  const workflow = ownWorkflow(env['GITHUB_WORKFLOW_REF'], event.repository);
  const request: GateRequest = {
    repository: { kind: 'directory', path: directory },
    range,
    ...(workflow !== undefined && { workflow }),
    ...(inputs.policy !== undefined && { policy: { kind: 'repository-path', path: inputs.policy } as const }),
    ...(inputs.fixtures !== undefined && { fixturePatterns: inputs.fixtures }),
    testReports: inputs.testReports,
    illustrate: true,
    ...(inputs.shard !== undefined && { shard: inputs.shard }),
    ...more,
  };
  return services.gate(request, (line) => services.log.line(line));
}

/** The files that the input `merge` names, where it names some. @throws {FixtureGateError} BAD_SHARDS for none there */
async function shardReports({ merge }: ActionInputs): Promise<Pick<GateRequest, 'shardReports'>> {
  if (merge.length === 0) return {};
  const { pathsAt } = await import('./gates/reader-reports.js');
  return { shardReports: (await Promise.all(merge.map(pathsAt))).flat() };
}

function source(env: Environment, inputs: ActionInputs, event: GateEvent): RepositorySource {
  const { owner, name } = event.repository;
  const workspace = env['GITHUB_WORKSPACE'] ?? '';
  return {
    kind: 'fetch',
    remote: `${webAddress(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}`,
    token: inputs.token,
    temporaryDirectory: env['RUNNER_TEMP'] || tmpdir(),
    ...(workspace !== '' && existsSync(join(workspace, '.git')) && { checkout: workspace }),
  };
}
