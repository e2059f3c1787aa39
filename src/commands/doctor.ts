import { FixtureGateError } from '../errors.js';
import { type ClientOptions, type GitHubClient, githubClient } from '../inputs/github-client.js';
import { readDefaultBranch } from '../inputs/github-rules.js';
import type { Invocation } from '../inputs/invocation.js';
import { isDotCom, type PlatformAddress, platformAddress } from '../inputs/platform-address.js';
import { runGit } from '../revisions/git.js';
import { resolveRange } from '../revisions/ranges.js';
import { openRepository, type Repository } from '../revisions/repository.js';
import type { ObjectId } from '../revisions/revisions.js';
import { listFilesOnDisk } from '../revisions/working-changes.js';
import { VERSION } from '../version.js';
import { askPlatform } from './doctor/ask.js';
import type { Subject } from './doctor/check.js';
import { diagnose } from './doctor/checks/index.js';
import { patchOf } from './doctor/mending.js';
import type { Platform } from './doctor/platform.js';
import { type Diagnosis, diagnosisJson, renderDiagnosis } from './doctor/render.js';
import { readSubject, type Side, sideOfCommit, sideOnDisk } from './doctor/subject.js';
import { findGateJobs } from './doctor/workflow.js';
import { writeReport } from './output.js';
import { terminalProgress } from './progress.js';

export type DoctorInvocation = Extract<Invocation, { kind: 'doctor' }>;

/** The parts of the world that tests replace. */
export interface DoctorServices {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly client?: (options: ClientOptions) => GitHubClient;
}

/** Says what is wrong with the workflow that runs the gate and with the rules that should require it. Writes nothing. */
export async function doctor(
  invocation: DoctorInvocation,
  services: DoctorServices = { env: process.env },
): Promise<number> {
  const { output, failOn } = invocation;
  const repository = await openRepository(invocation.repository);
  try {
    const progress = terminalProgress(output.verbosity);
    progress.stage('Looking at the workflows and the rules of the branch');
    const { diagnosis, subject, platformFailed } = await examine(repository, invocation, services);
    progress.end();
    if (invocation.patch) {
      const mendable = await patchOf(subject.workflows, (workflows) => diagnose(withWorkflows(subject, workflows)));
      if (mendable === '') process.stderr.write('There is nothing that an edit of a workflow could mend.\n');
      else writeReport(mendable, output);
    } else writeReport(output.format === 'json' ? diagnosisJson(diagnosis) : renderDiagnosis(diagnosis), output);
    return exitCode(diagnosis, failOn, platformFailed);
  } finally {
    await repository.close();
  }
}

/** Faults first: a failure that is known stands, whatever else could not be asked. */
function exitCode({ faults }: Diagnosis, failOn: DoctorInvocation['failOn'], platformFailed: boolean): number {
  const counts = faults.filter(({ severity }) => severity === 'error' || (failOn === 'any' && severity === 'warning'));
  if (counts.length > 0 && failOn !== 'never') return 1;
  return platformFailed ? 3 : 0;
}

function withWorkflows(subject: Subject, workflows: Subject['workflows']): Subject {
  return { ...subject, workflows, gates: findGateJobs(workflows, subject.ownActionIsGate) };
}

interface Examination {
  readonly diagnosis: Diagnosis;
  readonly subject: Subject;
  /** The platform should have answered, and did not: no refusal that a plain token has to live with. */
  readonly platformFailed: boolean;
}

async function examine(
  repository: Repository,
  invocation: DoctorInvocation,
  { env, client = githubClient }: DoctorServices,
): Promise<Examination> {
  const { side, label, branch: local, notes } = await chooseSide(repository, invocation);
  const address = await addressOf(repository, invocation, env);
  const connected =
    address.kind === 'known'
      ? client({ token: address.token, apiUrl: address.apiUrl, userAgent: `fixture-gate/${VERSION}` })
      : undefined;
  const branch = invocation.branch ?? local ?? (await defaultBranch(connected, address));
  const platform = await platformOf(connected, address, branch);
  const subject: Subject = { ...side, branch, platform };
  const failed = platform.kind === 'asked' && platform.rules.kind === 'unseen';
  const diagnosis: Diagnosis = {
    side: label,
    files: subject.workflows,
    gateFiles: [...new Set(subject.gates.map(({ file }) => file.path))],
    platform: platform.kind === 'asked' && !failed ? platform.repository : undefined,
    faults: diagnose(subject),
    unseen: platform.kind === 'asked' ? platform.gaps : [`the rules of the branch: ${platform.why}`],
    notes,
  };
  return { diagnosis, subject, platformFailed: failed };
}

interface ChosenSide {
  readonly side: Omit<Subject, 'branch' | 'platform'>;
  readonly label: string;
  readonly branch: string | undefined;
  readonly notes: readonly string[];
}

/** Base counts, since that is what judges. Where nothing runs the gate there yet, what is on disk is looked at instead. */
async function chooseSide(repository: Repository, { base, worktree }: DoctorInvocation): Promise<ChosenSide> {
  const found = await baseOf(repository, base);
  const branch = found === undefined ? undefined : await branchName(repository, found.ref);
  const disk = async (): Promise<Omit<Subject, 'branch' | 'platform'>> => readSubject(await diskOf(repository));
  if (worktree) return { side: await disk(), label: 'on disk', branch, notes: [] };
  if (found === undefined) {
    return {
      side: await disk(),
      label: 'on disk',
      branch,
      notes: [
        'there is no default branch here yet, so this is about the files on disk (--base names another revision)',
      ],
    };
  }
  const onBase = await readSubject(await sideOfCommit(repository, found.sha));
  const name = branch ?? found.ref ?? 'base';
  const label = `on ${name} (${found.sha.slice(0, 12)})`;
  if (onBase.gates.length > 0 || base !== undefined || repository.topLevel === null)
    return { side: onBase, label, branch, notes: [] };
  const onDisk = await disk();
  if (onDisk.gates.length === 0) return { side: onBase, label, branch, notes: [] };
  return {
    side: onDisk,
    label: 'on disk',
    branch,
    notes: [
      `nothing on ${name} runs the gate yet, so this is about the files on disk; it counts once they are on ${name}`,
    ],
  };
}

async function diskOf(repository: Repository): Promise<Side> {
  const { topLevel } = repository;
  if (topLevel === null) {
    throw new FixtureGateError(
      'NO_REPOSITORY',
      'a bare repository has no files on disk',
      'name a revision with --base REVISION',
    );
  }
  return sideOnDisk(topLevel, await listFilesOnDisk(repository));
}

/** Undefined where no default branch is found; a base that was asked for has to be there. */
async function baseOf(
  repository: Repository,
  base: string | undefined,
): Promise<{ ref?: string; sha: ObjectId } | undefined> {
  try {
    const range = await resolveRange(repository, { ...(base === undefined ? {} : { base }), comparison: 'direct' });
    return range.base;
  } catch (error) {
    const isMissing = error instanceof FixtureGateError && error.code === 'REVISION_MISSING';
    if (!isMissing || base !== undefined) throw error;
    return undefined;
  }
}

async function branchName({ own }: Repository, ref: string | undefined): Promise<string | undefined> {
  if (ref === undefined) return undefined;
  if (ref === 'refs/remotes/origin/HEAD') {
    const { stdout } = await runGit(own, ['symbolic-ref', '--quiet', ref], { accept: [0, 1, 128] });
    return /^refs\/remotes\/origin\/(.+)\n$/.exec(stdout.toString('utf8'))?.[1];
  }
  const name = ref.replace(/^refs\/(?:heads|remotes\/origin)\/|^origin\//, '');
  return /^(?:HEAD|[0-9a-f]{40,64})(?:$|[~^@])/.test(name) || /[~^:]/.test(name) ? undefined : name;
}

async function addressOf(
  { own }: Repository,
  { offline, github }: DoctorInvocation,
  env: DoctorServices['env'],
): Promise<PlatformAddress> {
  if (offline) return { kind: 'unknown', why: '--offline was given' };
  const { stdout } = await runGit(own, ['config', '--local', '--includes', '--null', '--get', 'remote.origin.url'], {
    accept: [0, 1],
  });
  const remote = stdout.toString('utf8').replace(/\0$/, '');
  return platformAddress(env, remote === '' ? undefined : remote, github);
}

async function defaultBranch(client: GitHubClient | undefined, address: PlatformAddress): Promise<string | undefined> {
  if (client === undefined || address.kind !== 'known') return undefined;
  const answer = await readDefaultBranch(client, address.repository);
  return answer.kind === 'ok' ? answer.value : undefined;
}

async function platformOf(
  client: GitHubClient | undefined,
  address: PlatformAddress,
  branch: string | undefined,
): Promise<Platform> {
  if (address.kind === 'unknown') return { kind: 'not-asked', why: address.why };
  if (client === undefined || branch === undefined)
    return { kind: 'not-asked', why: 'it is not known which branch is meant (name it with --branch NAME)' };
  return askPlatform(client, { repository: address.repository, branch, isDotCom: isDotCom(address.serverUrl) });
}
