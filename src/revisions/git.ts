/**
 * The one way in which git is started. Everything that could make git run something, ask somebody or read another
 * repository than the one named is turned off here: threats T08, T14, T36 and T83 of docs/threats.md.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, parse } from 'node:path';
import { FixtureGateError } from '../errors.js';

/** Git for Windows knows this name too, so one spelling serves everywhere. */
const NULL_DEVICE = '/dev/null';
/** More than this of stderr is never looked at. */
const MAX_STDERR_BYTES = 16_384;
/** Characters of git's own words that an error message may quote. */
const MAX_QUOTED_CHARACTERS = 300;

/** All that git needs of the caller's environment. Tokens, GIT_*, LD_PRELOAD and NODE_OPTIONS are not among it. */
const KEPT_VARIABLES = new Set([
  'PATH',
  'PATHEXT',
  'SYSTEMROOT',
  'WINDIR',
  'COMSPEC',
  'TEMP',
  'TMP',
  'TMPDIR',
  'LD_LIBRARY_PATH',
]);

/** A fetch goes through the proxy and trusts the certificates that the machine is set up with. */
const KEPT_FOR_NETWORK = new Set([
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'CURL_CA_BUNDLE',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
]);

const FIXED_VARIABLES: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  // Before 2.32 git knows no GIT_CONFIG_GLOBAL; a home that is no folder has no .gitconfig in any version.
  HOME: NULL_DEVICE,
  XDG_CONFIG_HOME: NULL_DEVICE,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: NULL_DEVICE,
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: NULL_DEVICE,
  GIT_NO_LAZY_FETCH: '1',
  GIT_PAGER: 'cat',
  GIT_EDITOR: 'false',
};

/** Overrides the repository's own configuration, which an earlier step of the job may have written. */
const FIXED_SETTINGS: readonly string[] = [
  `core.hooksPath=${NULL_DEVICE}`,
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.commentChar=#',
  `core.attributesFile=${NULL_DEVICE}`,
  'core.quotePath=true',
  'core.useReplaceRefs=false',
  'core.alternateRefsCommand=true',
  'safe.bareRepository=explicit',
  'safe.directory=*',
  'diff.external=',
  'log.showSignature=false',
  'trailer.separators=:',
  'credential.helper=',
  'gc.auto=0',
  'maintenance.auto=false',
];

/** Which repository git works on, and how. Paths are absolute. */
export interface GitPlace {
  /** Absent only for `git init`. */
  readonly gitDir?: string;
  readonly workTree?: string;
  readonly indexFile?: string;
  /** URL schemes that this call may use. None by default, so that no read of a partial clone can reach the network. */
  readonly protocols?: readonly ('https' | 'http' | 'file')[];
  /** Further variables for this child alone: where a token travels, since other users can read arguments. */
  readonly variables?: Readonly<Record<string, string>>;
}

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  /** Escaped and shortened; fit for a message, not for parsing. */
  readonly complaint: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  /** Exit codes that are answers and no failures. 0 alone by default. */
  readonly accept?: readonly number[];
  /** Milliseconds, after which git is ended. */
  readonly timeout?: number;
  /** Takes what git prints, piece by piece, in place of `GitResult.stdout`. */
  readonly output?: (chunk: Buffer) => void;
}

let knownGit: string | undefined;

/**
 * Absolute path of git, looked for once. Relative entries of PATH are passed over: they would be looked up in whatever
 * folder is current, which may be the pull request's.
 *
 * @throws {FixtureGateError} GIT_MISSING
 */
export function findGit(): string {
  knownGit ??= searchPath(process.env['PATH'] ?? '', process.platform === 'win32' ? ['git.exe'] : ['git']);
  if (knownGit) return knownGit;
  throw new FixtureGateError(
    'GIT_MISSING',
    'no git was found in the absolute folders of PATH',
    'install git 2.25 or newer, or add the folder that holds it to PATH',
  );
}

/** Exported for tests. */
export function searchPath(path: string, names: readonly string[]): string | undefined {
  for (const folder of path.split(delimiter).filter((entry) => isAbsolute(entry))) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (isExecutable(candidate)) return candidate;
    }
  }
  return undefined;
}

/** Starts git with its three streams open. The caller ends it. */
export function spawnGit(place: GitPlace, command: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(findGit(), [...globalArguments(place), ...command], {
    // A folder that no pull request can write to: git must never look around in head's files.
    cwd: parse(process.execPath).root,
    env: childEnvironment(process.env, place),
    stdio: ['pipe', 'pipe', 'pipe'],
    shell: false,
    windowsHide: true,
  });
}

/**
 * For a `log` that is read to its end: git would hand over each commit as it finds it, tens of thousands of small pieces
 * where a pipe full at a time would do. Never for a process that is asked and answers.
 */
export function unhurried(place: GitPlace): GitPlace {
  return { ...place, variables: { ...place.variables, GIT_FLUSH: '0' } };
}

/**
 * Runs git to its end and returns what it printed.
 *
 * @throws {FixtureGateError} GIT_FAILED on any exit code that `accept` does not name.
 */
export async function runGit(
  place: GitPlace,
  command: readonly string[],
  options: RunOptions = {},
): Promise<GitResult> {
  const child = spawnGit(place, command);
  const timer = options.timeout ? setTimeout(() => child.kill('SIGKILL'), options.timeout) : undefined;
  const chunks: Buffer[] = [];
  child.stdout.on('data', options.output ?? ((chunk: Buffer) => void chunks.push(chunk)));
  child.stdin.on('error', ignoreClosedPipe);
  child.stdin.end(options.input ?? '');
  const { code, complaint } = await ended(child);
  clearTimeout(timer);
  if (!(options.accept ?? [0]).includes(code)) throw gitFailed(command, code, complaint);
  return { code, stdout: Buffer.concat(chunks), complaint };
}

/** Waits for the end of a child of `spawnGit`. Listens to stderr from the start, so call it at once. */
export function ended(
  child: ChildProcessWithoutNullStreams,
): Promise<{ readonly code: number; readonly complaint: string }> {
  const errors: Buffer[] = [];
  let kept = 0;
  child.stderr.on('data', (chunk: Buffer) => {
    if (kept < MAX_STDERR_BYTES) errors.push(chunk);
    kept += chunk.length;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? -1, complaint: quoteComplaint(Buffer.concat(errors).toString('utf8')) });
    });
  });
}

export function gitFailed(command: readonly string[], code: number, complaint: string): FixtureGateError {
  const why = complaint ? `: ${complaint}` : '';
  return new FixtureGateError(
    'GIT_FAILED',
    `git ${command.find((word) => /^[a-z]/.test(word) && !word.includes('=')) ?? ''} ended with ${code === -1 ? 'a signal' : `exit code ${code}`}${why}`,
    'run "git fsck" to see whether the repository is sound, and fetch again what it lacks',
  );
}

/** A child that stops reading early is no error of ours: its exit code says what happened. */
export function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'EOF') throw error;
}

/**
 * Git repeats names from the repository in what it says, so control characters, line breaks and whatever a runner takes
 * for a command are escaped and the rest is cut (T83). Lines that are progress or hints are left out.
 */
export function quoteComplaint(stderr: string): string {
  const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() && !/^(?:hint|remote: )/.test(line));
  const text = lines.slice(-3).join('; ').slice(0, MAX_QUOTED_CHARACTERS);
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`)
    .replaceAll('::', ':\\u{3a}')
    .replaceAll('##[', '#\\u{23}[');
}

function globalArguments(place: GitPlace): string[] {
  const protocols = ['protocol.allow=never', ...(place.protocols ?? []).map((name) => `protocol.${name}.allow=always`)];
  return [
    '--no-pager',
    '--no-replace-objects',
    '--literal-pathspecs',
    ...(place.gitDir === undefined ? [] : [`--git-dir=${place.gitDir}`]),
    ...(place.workTree === undefined ? [] : [`--work-tree=${place.workTree}`]),
    ...[...FIXED_SETTINGS, ...protocols].flatMap((setting) => ['-c', setting]),
  ];
}

/** Exported for tests. */
export function childEnvironment(environment: NodeJS.ProcessEnv, place: GitPlace): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    const upper = name.toUpperCase();
    const wanted = KEPT_VARIABLES.has(upper) || (place.protocols !== undefined && KEPT_FOR_NETWORK.has(upper));
    if (wanted && value !== undefined) kept[name] = value;
  }
  return {
    ...kept,
    ...FIXED_VARIABLES,
    ...(place.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
    ...place.variables,
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
