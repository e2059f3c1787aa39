import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { runBuiltAction } from './built-action.js';
import type { GitHubServer } from './github-server.js';
import { filled, holds, type Json, type Scope } from './workflow-expressions.js';

/**
 * Runs the text of a workflow as the platform's runner does: jobs after those that they need, a matrix as one job for each
 * entry, a fresh machine for each job, inputs with the defaults of action.yml, outputs through their file, artifacts as
 * folders. What it does not know is an error. The actions of the platform itself (checkout, artifacts) are stood in for by
 * what their pages say that they do.
 */
export interface WorkflowScene {
  readonly server: GitHubServer;
  readonly event: readonly [name: string, payload: Json];
  /** Kept from run to run, as the platform keeps them: by the id of a run, then by name. */
  readonly artifacts?: Artifacts;
  readonly runId?: string;
  /** Whatever the workflow says: a pull request from a fork. */
  readonly readOnly?: boolean;
  /** Repositories that `actions/checkout` can bring, by name; the one that the workflow runs in by `''`. */
  readonly checkouts?: Readonly<Record<string, string>>;
  /** Something that goes wrong after a job, such as an artifact that is lost. */
  readonly afterJob?: (job: string, artifacts: Map<string, string>) => void;
}

export type Artifacts = Map<string, Map<string, string>>;

export interface StepRun {
  readonly job: string;
  readonly uses: string;
  readonly outcome: 'success' | 'failure' | 'skipped';
  readonly output: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface WorkflowRun {
  /** By the name under which the platform would list the check. */
  readonly jobs: Readonly<Record<string, 'success' | 'failure' | 'skipped'>>;
  readonly steps: readonly StepRun[];
}

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly name?: string;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly 'fail-fast'?: boolean; readonly matrix?: Readonly<Record<string, readonly Json[]>> };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress'?: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OURS = /^OWNER\/fixture-gate(\/comment)?@(?:0{40}|SHA|<sha>)$/;

export async function runWorkflow(text: string, scene: WorkflowScene): Promise<WorkflowRun> {
  const workflow = parse(text) as Workflow;
  if (!(scene.event[0] in workflow.on)) throw new Error(`the workflow does not run on ${scene.event[0]}`);
  const artifacts = new Map<string, string>();
  (scene.artifacts ?? new Map()).set(scene.runId ?? '77', artifacts);
  const results: Record<string, 'success' | 'failure' | 'skipped'> = {};
  const ended: Record<string, 'success' | 'failure' | 'skipped'> = {};
  const steps: StepRun[] = [];
  const base = githubContext(scene);
  // Whatever nobody evaluates could be wrong for ever.
  if (workflow.concurrency !== undefined) {
    const scope: Scope = { contexts: { github: base }, status: 'success' };
    if (filled(workflow.concurrency.group, scope).endsWith('-')) throw new Error('a group that says nothing');
    filled(String(workflow.concurrency['cancel-in-progress'] ?? ''), scope);
  }
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const needs = [job.needs ?? []].flat();
    for (const one of needs) if (!(one in ended)) throw new Error(`${id} needs ${one}, which stands after it`);
    const status = needs.every((one) => ended[one] === 'success') ? 'success' : 'failure';
    const contexts = {
      github: base,
      needs: Object.fromEntries(needs.map((one) => [one, { result: ended[one] ?? null }])),
    };
    if (!holds(job.if, { contexts, status })) {
      results[job.name ?? id] = 'skipped';
      ended[id] = 'skipped';
      continue;
    }
    const parts = matrixOf(job);
    for (const [index, matrix] of parts.entries()) {
      const values = Object.values(matrix);
      const name = values.length === 0 ? (job.name ?? id) : `${job.name ?? id} (${values.join(', ')})`;
      const strategy = { 'job-index': index, 'job-total': parts.length };
      const run = await runJob({
        id,
        name,
        job,
        workflow,
        scene,
        artifacts,
        contexts: { ...contexts, matrix, strategy },
      });
      results[name] = run.result;
      steps.push(...run.steps);
      scene.afterJob?.(name, artifacts);
    }
    ended[id] = Object.entries(results).some(([name, one]) => name.startsWith(job.name ?? id) && one === 'failure')
      ? 'failure'
      : 'success';
  }
  return { jobs: results, steps };
}

function githubContext({ server, event: [name, payload], runId = '77' }: WorkflowScene): Json {
  const { state } = server;
  return {
    event: payload,
    event_name: name,
    sha: 'ee'.repeat(20),
    repository: `${state.owner}/${state.repo}`,
    run_id: runId,
    token: state.token,
  };
}

/** Every entry of a matrix, in the order in which the platform numbers them. */
function matrixOf({ strategy }: Job): readonly Readonly<Record<string, Json>>[] {
  return Object.entries(strategy?.matrix ?? {}).reduce<Record<string, Json>[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
}

interface JobPlace {
  readonly id: string;
  readonly name: string;
  readonly job: Job;
  readonly workflow: Workflow;
  readonly scene: WorkflowScene;
  readonly artifacts: Map<string, string>;
  readonly contexts: Readonly<Record<string, Json>>;
}

async function runJob(place: JobPlace): Promise<{ result: 'success' | 'failure'; steps: readonly StepRun[] }> {
  const machine = mkdtempSync(join(tmpdir(), 'fg-job-'));
  for (const folder of ['temp', 'workspace']) mkdirSync(join(machine, folder));
  const rights = place.job.permissions ?? place.workflow.permissions ?? {};
  const mayWrite = Object.values(rights).includes('write') && place.scene.readOnly !== true;
  place.scene.server.state.tokenScope = mayWrite
    ? 'write'
    : rights['pull-requests'] === undefined
      ? 'contents'
      : 'read';
  const runs: StepRun[] = [];
  const known: Record<string, Json> = {};
  let status: Scope['status'] = 'success';
  try {
    for (const step of place.job.steps) {
      const contexts = { ...place.contexts, runner: { temp: join(machine, 'temp') }, steps: known };
      const scope: Scope = { contexts, status };
      const uses = step.uses ?? step.run ?? '';
      if (!holds(step.if, scope)) {
        runs.push({ job: place.name, uses, outcome: 'skipped', output: '', outputs: {} });
        continue;
      }
      const { code, output, outputs } = await runStep(step, scope, machine, place);
      const outcome = code === 0 ? 'success' : 'failure';
      if (code !== 0) status = 'failure';
      if (step.id !== undefined) known[step.id] = { outputs, outcome };
      runs.push({ job: place.name, uses, outcome, output, outputs });
    }
  } finally {
    rmSync(machine, { recursive: true, force: true, maxRetries: 3 });
  }
  return { result: status === 'success' ? 'success' : 'failure', steps: runs };
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly outputs: Readonly<Record<string, string>>;
}

async function runStep(step: Step, scope: Scope, machine: string, place: JobPlace): Promise<Ended> {
  const workspace = join(machine, 'workspace');
  if (step.run !== undefined) {
    // As the runner starts it where a step names no shell of its own.
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', filled(step.run, scope)], {
      cwd: workspace,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: machine, GITHUB_ACTIONS: 'true' },
    });
    return { code: status, output: stdout + stderr, outputs: {} };
  }
  const uses = step.uses ?? '';
  const inputs = Object.fromEntries(
    Object.entries(step.with ?? {}).map(([key, value]) => [key, filled(String(value ?? ''), scope)]),
  );
  const ours = OURS.exec(uses);
  if (ours !== null || uses.startsWith('./'))
    return gateStep(ours?.[1] !== undefined, uses, inputs, { scope, machine, place });
  if (uses.startsWith('actions/upload-artifact@')) return upload(inputs, machine, place.artifacts);
  if (uses.startsWith('actions/download-artifact@')) return download(inputs, workspace, place);
  if (uses.startsWith('actions/checkout@')) return checkout(inputs, workspace, place.scene);
  throw new Error(`nobody knows here what ${uses} does`);
}

async function gateStep(
  isComment: boolean,
  uses: string,
  inputs: Readonly<Record<string, string>>,
  at: { readonly scope: Scope; readonly machine: string; readonly place: JobPlace },
): Promise<Ended> {
  const workspace = join(at.machine, 'workspace');
  const home = uses.startsWith('./') ? join(workspace, uses) : ROOT;
  const manifest = parse(readFileSync(join(home, isComment ? 'comment/action.yml' : 'action.yml'), 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
    readonly runs: { readonly main: string };
  };
  const all: Record<string, string> = {};
  for (const [name, { default: usual = '', required }] of Object.entries(manifest.inputs)) {
    if (required === true && inputs[name] === undefined) throw new Error(`the input ${name} is not given`);
    all[name] = inputs[name] ?? filled(usual, at.scope);
  }
  for (const name of Object.keys(inputs)) if (!(name in all)) throw new Error(`there is no input ${name}`);
  const run = await runBuiltAction(at.place.scene.server, {
    event: at.place.scene.event,
    inputs: all,
    entry: join(home, isComment ? 'comment' : '.', manifest.runs.main),
    workspace,
    env: { RUNNER_TEMP: join(at.machine, 'temp'), GITHUB_RUN_ID: at.place.scene.runId ?? '77' },
  });
  return { code: run.code, output: run.stdout + run.stderr, outputs: Object.fromEntries(run.outputs) };
}

/** One file stands at the top of its artifact, a folder gives what is in it. Nothing found is a warning and no failure. */
function upload(
  { name = 'artifact', path = '' }: Readonly<Record<string, string>>,
  machine: string,
  artifacts: Map<string, string>,
): Ended {
  if (artifacts.has(name)) return { code: 1, output: `an artifact ${name} is there already`, outputs: {} };
  if (!existsSync(path)) return { code: 0, output: `nothing at ${path}`, outputs: {} };
  const store = mkdtempSync(join(tmpdir(), 'fg-artifact-'));
  stores.push(store);
  if (statSync(path).isDirectory()) cpSync(path, store, { recursive: true });
  else cpSync(path, join(store, basename(path)));
  if (!path.startsWith(machine)) throw new Error(`${path} is not of this machine`);
  artifacts.set(name, store);
  return { code: 0, output: '', outputs: {} };
}

/** By `name` into the folder itself, by `pattern` into a folder for each. No artifact of that name is a failure, of that pattern none. */
function download(inputs: Readonly<Record<string, string>>, workspace: string, { scene, artifacts }: JobPlace): Ended {
  const { name, pattern, path = workspace, 'run-id': runId } = inputs;
  const from = runId === undefined ? artifacts : scene.artifacts?.get(runId);
  if (runId !== undefined && inputs['github-token'] === undefined) throw new Error('another run needs a token');
  mkdirSync(path, { recursive: true });
  if (name !== undefined) {
    const store = from?.get(name);
    if (store === undefined) return { code: 1, output: `no artifact ${name}`, outputs: {} };
    cpSync(store, path, { recursive: true });
    return { code: 0, output: '', outputs: {} };
  }
  const shape = new RegExp(`^${(pattern ?? '*').replaceAll('*', '.*')}$`);
  for (const [one, store] of from ?? []) if (shape.test(one)) cpSync(store, join(path, one), { recursive: true });
  return { code: 0, output: '', outputs: {} };
}

function checkout(inputs: Readonly<Record<string, string>>, workspace: string, scene: WorkflowScene): Ended {
  const source = scene.checkouts?.[inputs['repository'] ?? ''];
  if (source === undefined) throw new Error(`no repository ${inputs['repository'] ?? 'of its own'} to check out`);
  const folder = join(workspace, inputs['path'] ?? '');
  mkdirSync(dirname(folder), { recursive: true });
  const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const depth = inputs['fetch-depth'] === '0' ? [] : ['--depth', '1'];
  const cloned = git('clone', '--quiet', ...depth, `file://${source}`, folder);
  // The zeros of a page stand for a release, which the tip stands for here.
  const { ref } = inputs;
  const isNamed = ref !== undefined && !/^0*$/.test(ref);
  const fetched = isNamed ? git('-C', folder, 'fetch', '--quiet', ...depth, 'origin', ref) : cloned;
  const moved = isNamed ? git('-C', folder, 'checkout', '--quiet', 'FETCH_HEAD') : fetched;
  return { code: cloned.status || fetched.status || moved.status, output: cloned.stderr + moved.stderr, outputs: {} };
}

const stores: string[] = [];

export function removeArtifacts(): void {
  for (const store of stores.splice(0)) rmSync(store, { recursive: true, force: true, maxRetries: 3 });
}

/** The one fenced block of a page that begins so. */
export function blockOf(page: string, first: string): string {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const blocks = [...text.matchAll(/^```[a-z]*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const found = blocks.filter((block) => block.startsWith(first));
  if (found.length !== 1) throw new Error(`${page} has ${found.length} blocks that begin with ${first}`);
  return found[0]!;
}

export const readExample = (name: string): string => readFileSync(join(ROOT, 'examples', name), 'utf8');
