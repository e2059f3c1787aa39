import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GitHubServer } from './github-server.js';
import { type RunnerCommand, runnerCommands } from './runner-commands.js';
import { readOutputs } from './runner-files.js';

/** The committed bundle, started as the runner starts it. */
export const ENTRY = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const COMMENT_ENTRY = fileURLToPath(new URL('../../dist/comment/index.js', import.meta.url));

export interface ActionRunOptions {
  readonly event: readonly [name: string, payload: unknown];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The action that only comments, in place of the gate. */
  readonly role?: 'comment';
  /** The file that the runner starts, where it is not the committed bundle at its usual place. */
  readonly entry?: string;
  /** A checkout that an earlier step has made; an empty folder by default. */
  readonly workspace?: string;
  /** Called with the process id as soon as there is one. */
  readonly started?: (kill: () => void) => void;
}

export interface ActionRun {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: readonly RunnerCommand[];
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
  readonly reportNames: readonly string[];
  readonly report: Record<string, unknown> | undefined;
  /** What is left in the runner's temporary folder beside the report. */
  readonly leftovers: readonly string[];
}

const folders: string[] = [];

export function removeActionFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

export async function runBuiltAction(server: GitHubServer, options: ActionRunOptions): Promise<ActionRun> {
  const folder = mkdtempSync(join(tmpdir(), 'fg-e2e-'));
  folders.push(folder);
  for (const name of ['temp', 'workspace', 'home']) mkdirSync(join(folder, name));
  const [name, payload] = options.event;
  writeFileSync(join(folder, 'event.json'), typeof payload === 'string' ? payload : JSON.stringify(payload));
  const { state } = server;
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: join(folder, 'home'),
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: `${state.owner}/${state.repo}`,
    GITHUB_API_URL: server.apiUrl,
    GITHUB_SERVER_URL: server.serverUrl,
    GITHUB_RUN_ID: '77',
    GITHUB_SHA: 'ee'.repeat(20),
    GITHUB_REF: 'refs/pull/12/merge',
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_WORKSPACE: options.workspace ?? join(folder, 'workspace'),
    RUNNER_TEMP: join(folder, 'temp'),
    'INPUT_GITHUB-TOKEN': state.token,
    ...Object.fromEntries(
      Object.entries(options.inputs ?? {}).map(([key, value]) => [`INPUT_${key.toUpperCase()}`, value]),
    ),
    ...options.env,
  };
  const entry = options.entry ?? (options.role === 'comment' ? COMMENT_ENTRY : ENTRY);
  const ended = await start(entry, env, env['GITHUB_WORKSPACE'] ?? folder, options.started);
  const place = join(folder, 'temp', 'fixture-gate-report');
  const reportNames = existsSync(place) ? readdirSync(place).sort() : [];
  const file = join(place, 'report.json');
  return {
    ...ended,
    commands: runnerCommands(`${ended.stdout}\n${ended.stderr}`),
    outputs: readOutputs(join(folder, 'output')),
    summary: existsSync(join(folder, 'summary')) ? readFileSync(join(folder, 'summary'), 'utf8') : '',
    reportNames,
    report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined,
    leftovers: readdirSync(join(folder, 'temp')).filter((one) => one !== 'fixture-gate-report'),
  };
}

type Ended = Pick<ActionRun, 'code' | 'signal' | 'stdout' | 'stderr'>;

function start(
  entry: string,
  env: Record<string, string>,
  cwd: string,
  started?: (kill: () => void) => void,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    started?.(() => child.kill('SIGKILL'));
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}
