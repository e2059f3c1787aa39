import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { CommandOutcome, CommandResult } from '../gates/commands.js';
import { type CommandLine, type CommandValues, commandText, fillCommand } from '../policy/command-template.js';
import { bytesBelow, freeBytes, LEAST_FREE_BYTES } from './disk.js';
import { commandEnvironment } from './environment.js';
import { guardFiles } from './guarded-files.js';
import { endGroup, endMarked, isolation } from './processes.js';
import { ranNoTest } from './ran-nothing.js';

/** Bytes of output that are kept: the last ones, where test runners say what failed. */
export const KEPT_OUTPUT_BYTES = 65_536;
/** Bytes that a command may add to its checkout, home and temporary folder. */
export const DISK_BUDGET_BYTES = 4 * 1024 ** 3;
/** Milliseconds between two looks at the disk. */
const DISK_INTERVAL = 250;
/** Milliseconds to read what is still in the pipes once the command has ended. */
const DRAIN_TIME = 500;

export interface CommandPlace {
  readonly cwd: string;
  readonly home: string;
  readonly temporary: string;
  /** Holds all three; what the disk budget is measured on. */
  readonly folder: string;
  /** Files that the command has no business with. */
  readonly guarded: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly diskBudget?: number;
}

/**
 * Runs one command that base's policy names: without a shell, with a scrubbed environment, in a process group (and where
 * the machine allows it, namespaces) of its own, within time, output and disk limits. Nothing of it outlives the call,
 * and nothing that it prints reaches a stream of this process.
 */
export async function runCommand(
  template: string,
  values: CommandValues,
  timeoutSeconds: number,
  place: CommandPlace,
): Promise<CommandResult> {
  const started = performance.now();
  const command = commandText(template, values);
  const result = (outcome: CommandOutcome, reason: string, output = '', tampered: readonly string[] = []) => ({
    command,
    outcome,
    reason,
    output,
    tampered,
    milliseconds: Math.round(performance.now() - started),
  });
  const filled = fillCommand(template, values);
  if (filled.kind === 'refused') return result('refused', filled.reason);
  const guard = await guardFiles(place.guarded);
  const ending = await runToEnd(filled.line, timeoutSeconds, place);
  const tampered = await guard.restore();
  const { outcome, reason } = describeEnding(ending, timeoutSeconds, place);
  if (outcome === 'pass' && ranNoTest(ending.output)) {
    return result('ran-nothing', 'it ended well and ran no test', ending.output, tampered);
  }
  return result(outcome, reason, ending.output, tampered);
}

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stoppedFor?: 'timeout' | 'disk';
  readonly error?: NodeJS.ErrnoException;
  readonly output: string;
}

async function runToEnd(line: CommandLine, timeoutSeconds: number, place: CommandPlace): Promise<Ending> {
  const marker = randomBytes(16).toString('hex');
  const [program, ...words] = [...isolation(), line.program, ...line.arguments];
  const child = spawn(program!, words, {
    cwd: place.cwd,
    env: commandEnvironment(place.environment, place, marker, line.variables),
    // Never inherited: what goes to our own output is read by the runner as commands.
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: false,
    windowsHide: true,
  });
  const output = keepTail(child);
  let stoppedFor: Ending['stoppedFor'];
  const stop = (why: NonNullable<Ending['stoppedFor']>): void => {
    stoppedFor ??= why;
    endGroup(child);
    endMarked(marker);
  };
  const timer = setTimeout(() => stop('timeout'), timeoutSeconds * 1_000);
  const endWatch = watchDisk(place, () => stop('disk'));
  // Not `close`: a grandchild that keeps the pipes open would never let it come.
  const ended = await new Promise<Omit<Ending, 'output'>>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  clearTimeout(timer);
  await endWatch();
  endGroup(child);
  endMarked(marker);
  return { ...ended, ...(stoppedFor === undefined ? {} : { stoppedFor }), output: await output() };
}

function describeEnding(
  { code, signal, stoppedFor, error }: Ending,
  timeoutSeconds: number,
  place: CommandPlace,
): { readonly outcome: CommandOutcome; readonly reason: string } {
  if (error !== undefined)
    return { outcome: 'not-started', reason: `could not be started (${error.code ?? 'unknown'})` };
  if (stoppedFor === 'timeout') return { outcome: 'timeout', reason: `was ended after ${timeoutSeconds} s` };
  if (stoppedFor === 'disk') {
    const budget = place.diskBudget ?? DISK_BUDGET_BYTES;
    return { outcome: 'disk', reason: `was ended because it filled its disk budget of ${budget} bytes, or the disk` };
  }
  if (signal !== null) return { outcome: 'fail', reason: `was ended by ${signal}` };
  if (code === 126 || code === 127)
    return { outcome: 'not-started', reason: `exit code ${code}: a program was not found` };
  return code === 0 ? { outcome: 'pass', reason: 'exit code 0' } : { outcome: 'fail', reason: `exit code ${code}` };
}

/** Reads both streams to their end and keeps the tail. The function returned waits for what is still in the pipes. */
function keepTail({ stdout, stderr }: ChildProcess): () => Promise<string> {
  let kept: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer): void => {
    kept.push(chunk);
    size += chunk.length;
    if (size > 2 * KEPT_OUTPUT_BYTES) {
      const tail = Buffer.concat(kept).subarray(-KEPT_OUTPUT_BYTES);
      kept = [Buffer.from(tail)];
      size = tail.length;
    }
  };
  const streams = [stdout, stderr].filter((stream) => stream !== null);
  const ends = streams.map(
    (stream) =>
      new Promise<void>((resolve) => void stream.on('data', take).once('close', resolve).on('error', resolve)),
  );
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, DRAIN_TIME);
    });
    await Promise.race([Promise.all(ends), late]);
    clearTimeout(timer);
    for (const stream of streams) stream.destroy();
    return Buffer.concat(kept).subarray(-KEPT_OUTPUT_BYTES).toString('utf8');
  };
}

/**
 * Free space costs one call to look at; only where much of it went is the folder itself measured, since others write to
 * the same disk.
 */
function watchDisk({ folder, diskBudget = DISK_BUDGET_BYTES }: CommandPlace, full: () => void): () => Promise<void> {
  let done = false;
  let free: number | undefined;
  const look = async (): Promise<void> => {
    const now = await freeBytes(folder);
    free ??= now;
    if (now < Math.min(LEAST_FREE_BYTES, free / 2)) return full();
    if (free - now > diskBudget / 2 && (await bytesBelow(folder, diskBudget)) > diskBudget) full();
  };
  const over = new AbortController();
  const loop = (async () => {
    while (!done) {
      await look().catch(() => undefined);
      await setTimeoutPromise(DISK_INTERVAL, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    done = true;
    over.abort();
    // The last look may still be under way; it must not end a process id that is somebody else's by then.
    await loop;
  };
}
