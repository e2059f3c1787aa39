import { FixtureGateError } from '../errors.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Variables by which an earlier step could make node or git run or read something else (T08). Children of the gate are
 * started with a clean environment anyway; a set variable says that the job is not the gate's own, and that is refused
 * rather than worked around. Names that git does not know (`GIT_SHA`) are harmless, and so are authors and dates.
 */
const REDIRECTING = new Set([
  'NODE_OPTIONS',
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_REPLACE_REF_BASE',
  'GIT_GRAFT_FILE',
  'GIT_SHALLOW_FILE',
  'GIT_EXEC_PATH',
  'GIT_TEMPLATE_DIR',
  'GIT_EXTERNAL_DIFF',
  'GIT_DIFF_OPTS',
  'GIT_ATTR_SOURCE',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_PROXY_COMMAND',
  'GIT_SSL_NO_VERIFY',
  'GIT_ALLOW_PROTOCOL',
  'GIT_DEFAULT_HASH',
]);
/** `GIT_CONFIG_COUNT`, `GIT_CONFIG_GLOBAL` and their kin set any option; `GIT_TRACE*` writes requests, tokens and all, where it is told. */
const REDIRECTING_PREFIXES = ['GIT_CONFIG', 'GIT_TRACE'];

/** @throws {FixtureGateError} UNSAFE_ENVIRONMENT, naming every variable but no value. */
export function assertSafeEnvironment(env: Environment): void {
  const found = Object.keys(env).filter(
    (name) => env[name] !== '' && env[name] !== undefined && redirects(name, env[name]),
  );
  if (found.length === 0) return;
  throw new FixtureGateError(
    'UNSAFE_ENVIRONMENT',
    `expected an environment that does not redirect node or git; found ${found.sort().join(', ')}`,
    'Run Fixture Gate as the first step of a job of its own, and remove these variables from `env:` of the workflow or of the runner',
  );
}

function redirects(name: string, value: string): boolean {
  const upper = name.toUpperCase();
  if (upper === 'NODE_TLS_REJECT_UNAUTHORIZED') return value === '0';
  return REDIRECTING.has(upper) || REDIRECTING_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
