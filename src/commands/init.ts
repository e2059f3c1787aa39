import { readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FixtureGateError } from '../errors.js';
import type { Invocation } from '../inputs/invocation.js';
import { readRemote } from '../inputs/platform-address.js';
import { POLICY_PATH } from '../judging-policy.js';
import { visible } from '../reporters/encoders/visible.js';
import { runGit } from '../revisions/git.js';
import { resolveCommits } from '../revisions/ranges.js';
import { openRepository, type Repository } from '../revisions/repository.js';
import { listFilesOnDisk } from '../revisions/working-changes.js';
import { VERSION } from '../version.js';
import { readSubject, type Side, sideOnDisk } from './doctor/subject.js';
import { type HookPlan, type PlannedFile, planHooks, stepsForStanding } from './init/hooks.js';
import { type ActionReference, PLACEHOLDER, policyText, workflowText } from './init/proposal.js';
import { type InitReport, renderInit } from './init/render.js';
import { readSeals, SEAL_FILES } from './init/seals.js';
import { surveyRepository } from './init/survey.js';
import { DEPENDENCY_FILES, VENDORED } from './init/tools.js';
import { stands, writeNewFiles } from './init/write.js';
import { writeReport } from './output.js';

type InitInvocation = Extract<Invocation, { kind: 'init' }>;

const WORKFLOW_PATH = '.github/workflows/fixture-gate.yml';
/** Files that name dependencies, or digests: more than this many is no hand-kept repository, and the first ones tell enough. */
const MAX_READ = 500;

/** Proposes a policy, a workflow and hooks from what the repository holds, and writes those of them that are not there. */
export async function init(invocation: InitInvocation): Promise<number> {
  const repository = await openRepository(invocation.repository);
  try {
    const { topLevel } = repository;
    if (topLevel === null) {
      throw new FixtureGateError(
        'NO_REPOSITORY',
        'a bare repository has no files to write',
        'run init in a clone with files',
      );
    }
    const report = await plan(repository, topLevel, invocation);
    if (!invocation.dryRun) writeNewFiles(topLevel, report.files);
    writeReport(renderInit(report).split('\n').map(visible).join('\n'), invocation.output);
    return 0;
  } finally {
    await repository.close();
  }
}

async function plan(repository: Repository, topLevel: string, invocation: InitInvocation): Promise<InitReport> {
  const paths = await listFilesOnDisk(repository);
  const side = sideOnDisk(topLevel, paths);
  const survey = surveyRepository(
    paths,
    [...(await readAll(side, DEPENDENCY_FILES)).values()].map((bytes) => bytes.toString('utf8')),
  );
  const seals = readSeals(await readAll(side, SEAL_FILES), paths);
  const remote = await setting(repository, 'remote.origin.url');
  const action = await actionReference(invocation.action, topLevel);
  const elsewhere = otherPlatform(paths, remote);
  const subject = await readSubject(side);
  const hooks = invocation.hooks ? await hookPlan(repository, paths, action) : { files: [], steps: [] };
  const standing = new Map<string, string>();
  const files: PlannedFile[] = [];
  const offer = (file: PlannedFile, why?: string): void => {
    const reason = why ?? (stands(topLevel, file.path) ? 'it is there already' : undefined);
    if (reason === undefined) files.push(file);
    else standing.set(file.path, reason);
  };
  const otherPolicy = POLICY_PATH.replace(/\.yml$/, '.yaml');
  const policyClash = stands(topLevel, otherPolicy)
    ? `${otherPolicy} is there, which nothing reads: rename it`
    : undefined;
  offer({ path: POLICY_PATH, text: policyText(survey, seals, paths, action) }, policyClash);
  const gate = subject.gates[0]?.file.path;
  const workflowClash =
    elsewhere ?? (gate === undefined || gate === WORKFLOW_PATH ? undefined : `${gate} runs the gate already`);
  offer({ path: WORKFLOW_PATH, text: workflowText(action) }, workflowClash);
  for (const file of hooks.files) offer(file);
  const hookSteps = [...hooks.steps, ...stepsForStanding(await standingHooks(side, hooks.files, standing))];
  return { dryRun: invocation.dryRun, survey, seals, files, standing, hookSteps, action, elsewhere };
}

/** The text of hooks that stand where ours would have been written. */
async function standingHooks(
  { read }: Side,
  hooks: readonly PlannedFile[],
  standing: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of hooks) {
    if (!standing.has(path) || !/\/(?:pre-commit|commit-msg)$/.test(path)) continue;
    found.set(path, (await read(path))?.toString('utf8') ?? '');
  }
  return found;
}

async function readAll(side: Side, names: RegExp): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const path of side.paths.filter((one) => names.test(one) && !VENDORED.test(one)).slice(0, MAX_READ)) {
    const bytes = await side.read(path);
    if (bytes !== undefined) found.set(path, bytes);
  }
  return found;
}

async function setting({ own }: Repository, key: string): Promise<string | undefined> {
  const { stdout } = await runGit(own, ['config', '--local', '--includes', '--null', '--get', key], { accept: [0, 1] });
  const value = stdout.toString('utf8').replace(/\0$/, '');
  return value === '' ? undefined : value;
}

/** A workflow is of no use where its platform is another one. */
function otherPlatform(paths: readonly string[], remote: string | undefined): string | undefined {
  const host = remote === undefined ? undefined : /(?:@|:\/\/)(?:[^/@]*@)?([^/:]+)/.exec(remote)?.[1]?.toLowerCase();
  const isOther =
    host !== undefined && /gitlab|bitbucket|codeberg|gitea|forgejo|sr\.ht|dev\.azure|visualstudio/.test(host);
  if (!isOther || paths.some((path) => path.startsWith('.github/'))) return undefined;
  return `the remote is at ${host}: run "fixture-gate check" in its own pipeline`;
}

/**
 * What is named, else the clone that this very program runs from: then the workflow runs what was just tried.
 * A placeholder where neither is there; `doctor` says so until it is filled in.
 */
async function actionReference(named: string | undefined, topLevel: string): Promise<ActionReference> {
  if (named !== undefined) return { uses: named };
  const entry = process.argv[1];
  if (entry === undefined) return PLACEHOLDER;
  let own: Repository;
  try {
    // dist/cli/index.js, or lib/... of a build: the repository around it.
    own = await openRepository(join(realpathSync(entry), '..'));
  } catch (error) {
    if (error instanceof FixtureGateError || (error as NodeJS.ErrnoException).code === 'ENOENT') return PLACEHOLDER;
    throw error;
  }
  try {
    const url = await setting(own, 'remote.origin.url');
    const remote = url === undefined ? undefined : readRemote(url);
    const [sha] = await resolveCommits(own, ['HEAD']);
    const isTheGate = remote !== undefined && /fixture-?gate/i.test(remote.repository.name);
    if (!isTheGate || sha === undefined || own.topLevel === resolve(topLevel)) return PLACEHOLDER;
    const { owner, name } = remote.repository;
    const tags = await runGit(own, ['tag', '--points-at', sha]);
    // A version is said only of the commit that was released under it.
    const isRelease = tags.stdout.toString('utf8').split('\n').includes(`v${VERSION}`);
    return {
      uses: `${owner}/${name}@${sha}`,
      ...(isRelease ? { version: `v${VERSION}` } : {}),
      serverUrl: `https://${remote.host}`,
    };
  } finally {
    await own.close();
  }
}

async function hookPlan(
  repository: Repository,
  paths: readonly string[],
  { uses, serverUrl = 'https://github.com' }: ActionReference,
): Promise<HookPlan> {
  const hooksPath = await setting(repository, 'core.hooksPath');
  let installed: readonly string[] = [];
  try {
    installed = readdirSync(join(repository.commonDir, 'hooks')).filter((name) => !name.endsWith('.sample'));
  } catch {
    // No folder of hooks: there are none.
  }
  return planHooks({ paths, hooksPath, installed, uses, serverUrl });
}
