import { delimiter, isAbsolute } from 'node:path';

/**
 * All that a command sees of the environment, by name. A list of what is let in, not of what is kept out: secrets have
 * any name. Where a tool of the machine lies is no secret.
 */
const KEPT = new Set([
  'PATH',
  'PATHEXT',
  'SYSTEMROOT',
  'WINDIR',
  'COMSPEC',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'LD_LIBRARY_PATH',
  'JAVA_HOME',
  'GOROOT',
  'DOTNET_ROOT',
  'VIRTUAL_ENV',
  'PYTHONLOCATION',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
]);

/** Events whose token cannot write on behalf of a fork, or whose code is merged already. */
const SAFE_EVENTS = new Set(['', 'pull_request', 'merge_group', 'push']);

/**
 * The environment of a command: no token, no GITHUB_*, RUNNER_*, ACTIONS_*, INPUT_* or GIT_*, no NODE_OPTIONS. Home and
 * temporary folder are private ones. `marker` lets stray children be found.
 */
export function commandEnvironment(
  environment: NodeJS.ProcessEnv,
  folders: { readonly home: string; readonly temporary: string },
  marker: string,
  variables: ReadonlyMap<string, string> = new Map(),
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || !KEPT.has(name.toUpperCase())) continue;
    // A proxy may carry a password in its address.
    if (/PROXY$/i.test(name) && value.includes('@')) continue;
    kept[name] = name.toUpperCase() === 'PATH' ? absoluteOnly(value) : value;
  }
  return {
    ...kept,
    HOME: folders.home,
    USERPROFILE: folders.home,
    TMPDIR: folders.temporary,
    TEMP: folders.temporary,
    TMP: folders.temporary,
    CI: 'true',
    NO_COLOR: '1',
    ...Object.fromEntries(variables),
    [MARKER_VARIABLE]: marker,
  };
}

export const MARKER_VARIABLE = 'FIXTURE_GATE_COMMAND';

/**
 * Why commands must not run here at all; undefined where they may. Under `pull_request_target` and its kin the job holds
 * a token that can write and secrets, and whatever runs as the same user can read them from its memory (docs/gates-execution.md, what commands can do).
 */
export function unsafeToRun(environment: NodeJS.ProcessEnv): string | undefined {
  const event = environment['GITHUB_EVENT_NAME'] ?? '';
  if (SAFE_EVENTS.has(event)) return undefined;
  return `commands are not run on the event ${JSON.stringify(event)}, where a pull request's code could reach a token that can write`;
}

/** A relative entry of PATH would be looked up in the pull request's own files. */
function absoluteOnly(path: string): string {
  return path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry))
    .join(delimiter);
}
