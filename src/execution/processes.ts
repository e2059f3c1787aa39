import { type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_VARIABLE } from './environment.js';

const UNSHARE = '/usr/bin/unshare';
/**
 * A user, process and mount namespace with a /proc of its own: what runs inside sees no process outside, so it cannot
 * read the token from another's environment, and when its first process ends the kernel ends all of it, whatever forked.
 */
const NAMESPACE = ['--user', '--map-current-user', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL', '--'];
/** Milliseconds; it takes about ten. */
const PROBE_TIMEOUT = 5_000;
/** A process may start another between two looks; each look ends what it finds. */
const SWEEPS = 4;

let canIsolate: boolean | undefined;

/** The words that put a command into a namespace of its own; none where the machine does not let us. */
export function isolation(): readonly string[] {
  canIsolate ??=
    process.platform === 'linux' &&
    spawnSync(UNSHARE, [...NAMESPACE, '/bin/true'], { stdio: 'ignore', timeout: PROBE_TIMEOUT, env: {} }).status === 0;
  return canIsolate ? [UNSHARE, ...NAMESPACE] : [];
}

/** Ends the process group of a child that was started detached, and on Windows its tree. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    const taskkill = join(process.env['SYSTEMROOT'] ?? 'C:\\Windows', 'System32', 'taskkill.exe');
    spawnSync(taskkill, ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  kill(-pid);
}

/**
 * Ends what left its process group (setsid, daemons): everything whose environment still carries this run's marker.
 * Linux only, and needed only where there is no namespace.
 */
export function endMarked(marker: string): void {
  if (process.platform !== 'linux') return;
  const wanted = Buffer.from(`${MARKER_VARIABLE}=${marker}\0`);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const strays = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name) && carries(name, wanted));
    if (strays.length === 0) return;
    for (const pid of strays) kill(Number(pid));
  }
}

function carries(pid: string, wanted: Buffer): boolean {
  try {
    return Number(pid) !== process.pid && readFileSync(`/proc/${pid}/environ`).includes(wanted);
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
