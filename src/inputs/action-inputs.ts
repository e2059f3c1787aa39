import { FixtureGateError } from '../errors.js';
import { asSha, show } from './identifiers.js';
import type { FailOn, Shard } from './request.js';
import { didYouMean } from './suggest.js';

/** Most jobs that one matrix may have (workflow syntax, `strategy.matrix`). */
const MAX_SHARDS = 256;
const MAX_PATTERNS = 1_000;
const MAX_PATTERN_CHARACTERS = 1_000;
/** The platform publishes no limit for a check's name; its pages cut longer ones. */
const MAX_CHECK_NAME_CHARACTERS = 100;

const DEFAULT_ID = 'default';

export const COMMENT_MODES = ['always', 'on-findings', 'never'] as const;
export const ANNOTATION_MODES = ['auto', 'check-run', 'commands', 'none'] as const;
export const FAIL_ON = ['any', 'error', 'never'] as const satisfies readonly FailOn[];

export type CommentMode = (typeof COMMENT_MODES)[number];
export type AnnotationMode = (typeof ANNOTATION_MODES)[number];

/** The inputs of action.yml, checked. A test compares the names with that file. */
export interface ActionInputs {
  readonly token: string;
  /** Path of the policy file inside the repository, read on the base side. */
  readonly policy?: string;
  readonly fixtures?: readonly string[];
  readonly base?: string;
  readonly head?: string;
  readonly comment: CommentMode;
  readonly annotations: AnnotationMode;
  readonly checkName: string;
  /** Tells several instances in one pull request apart. */
  readonly id: string;
  readonly testReports: readonly string[];
  /** As given; undefined means a folder below the runner's temporary folder. */
  readonly reportDirectory?: string;
  readonly shard?: Shard;
  /** Reports of shards to be joined, as paths below the workspace or patterns of such. */
  readonly merge: readonly string[];
  readonly failOn: FailOn;
}

export const INPUT_NAMES = [
  'github-token',
  'policy',
  'fixtures',
  'base',
  'head',
  'comment',
  'annotations',
  'check-name',
  'id',
  'test-report',
  'report-directory',
  'shard',
  'merge',
  'fail-on',
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** The inputs of comment/action.yml, checked. A test compares the names with that file. */
export interface CommentInputs {
  readonly token: string;
  /** Path of report.json, as given. */
  readonly report: string;
  readonly id: string;
  readonly comment: Exclude<CommentMode, 'never'>;
}

export const COMMENT_INPUT_NAMES = ['github-token', 'report', 'id', 'comment'] as const;
type CommentInputName = (typeof COMMENT_INPUT_NAMES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `INPUT_*`, where the runner puts the inputs of the step: name in upper case, blanks as `_`, hyphens kept.
 * An empty value is one that was not given.
 * @throws {FixtureGateError} BAD_INPUT
 */
export function readActionInputs(env: Environment): ActionInputs {
  const policy = repositoryPath(env, 'policy');
  const fixtures = list(env, 'fixtures');
  const base = sha(env, 'base');
  const head = sha(env, 'head');
  const reportDirectory = plain(env, 'report-directory');
  const shard = readShard(env);
  const merged = list(env, 'merge');
  if (shard !== undefined && merged.length > 0)
    throw bad('merge', 'a shard joins no reports', 'Leave out "shard" in the step that joins them');
  return {
    token: token(env),
    ...(policy !== undefined && { policy }),
    ...(fixtures.length > 0 && { fixtures }),
    ...(base !== undefined && { base }),
    ...(head !== undefined && { head }),
    comment: oneOf(env, 'comment', COMMENT_MODES, 'on-findings'),
    annotations: oneOf(env, 'annotations', ANNOTATION_MODES, 'auto'),
    checkName: checkName(env),
    id: identifier(env),
    testReports: list(env, 'test-report'),
    ...(reportDirectory !== undefined && { reportDirectory }),
    ...(shard !== undefined && { shard }),
    merge: merged,
    failOn: oneOf(env, 'fail-on', FAIL_ON, 'error'),
  };
}

/**
 * The inputs of the action that only comments.
 * @throws {FixtureGateError} BAD_INPUT
 */
export function readCommentInputs(env: Environment): CommentInputs {
  const report = plain(env, 'report');
  if (report === undefined)
    throw bad(
      'report',
      'expected the path of report.json, found nothing',
      'Download the report of the other run, and name the file here',
    );
  return {
    token: token(env),
    report,
    id: identifier(env),
    comment: oneOf(env, 'comment', ['always', 'on-findings'], 'on-findings'),
  };
}

function raw(env: Environment, name: InputName | CommentInputName): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}

function bad(name: InputName | CommentInputName, message: string, remedy: string): FixtureGateError {
  return new FixtureGateError('BAD_INPUT', `input "${name}": ${message}`, remedy);
}

function token(env: Environment): string {
  const value = raw(env, 'github-token');
  if (value === '') {
    throw bad(
      'github-token',
      'expected a token, found nothing',
      'Leave the input out, so that the job token is used, or check that the secret that it names exists and is open to this event',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw bad(
      'github-token',
      'expected printable ASCII without blanks',
      'Store the token again without line breaks around or inside it',
    );
  }
  return value;
}

function oneOf<T extends string>(env: Environment, name: InputName, allowed: readonly T[], fallback: T): T {
  const value = raw(env, name);
  if (value === '') return fallback;
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw bad(
    name,
    `expected one of ${allowed.join(', ')}; found ${show(value)}${didYouMean(value, allowed)}`,
    `Write one of ${allowed.join(', ')}, in small letters`,
  );
}

/** One line, nothing that could end or hide in it. */
function plain(env: Environment, name: InputName | CommentInputName): string | undefined {
  const value = raw(env, name);
  if (value === '') return undefined;
  if (/[\x00-\x1f\x7f]/.test(value))
    throw bad(name, `expected one line of text; found ${show(value)}`, 'Remove control characters and line breaks');
  return value;
}

function repositoryPath(env: Environment, name: InputName): string | undefined {
  const value = plain(env, name);
  if (value === undefined) return undefined;
  const segments = value.split('/');
  if (
    value.includes('\\') ||
    /^[A-Za-z]:/.test(value) ||
    segments.some((segment) => ['', '.', '..'].includes(segment))
  ) {
    throw bad(
      name,
      `expected a path inside the repository with "/" between names; found ${show(value)}`,
      'Write it as in .github/fixture-gate.yml: relative, without "." and ".." segments',
    );
  }
  return value;
}

function list(env: Environment, name: InputName): readonly string[] {
  const patterns = raw(env, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (patterns.length > MAX_PATTERNS)
    throw bad(
      name,
      `expected at most ${MAX_PATTERNS} patterns; found ${patterns.length}`,
      'Put the patterns in a policy file, or write wider ones',
    );
  for (const pattern of patterns) {
    if (pattern.length > MAX_PATTERN_CHARACTERS || /[\x00-\x1f\x7f]/.test(pattern)) {
      throw bad(
        name,
        `expected one pattern a line, at most ${MAX_PATTERN_CHARACTERS} characters, no control characters; found ${show(pattern)}`,
        'Write each pattern on a line of its own, as in **/testdata/**',
      );
    }
  }
  return patterns;
}

function sha(env: Environment, name: 'base' | 'head'): string | undefined {
  const value = env[`INPUT_${name.toUpperCase()}`] ?? '';
  if (value === '') return undefined;
  const found = asSha(value);
  if (found !== undefined) return found;
  throw bad(
    name,
    `expected a full commit SHA, 40 or 64 hex digits; found ${show(value)}`,
    `Pass a SHA from the event, for example \${{ github.event.${name === 'base' ? 'before' : 'after'} }}: names of branches and tags can be moved and are not accepted`,
  );
}

function checkName(env: Environment): string {
  const id = identifier(env);
  const value = plain(env, 'check-name') ?? (id === DEFAULT_ID ? 'Fixture Gate report' : `Fixture Gate report (${id})`);
  if (value.length > MAX_CHECK_NAME_CHARACTERS)
    throw bad(
      'check-name',
      `expected at most ${MAX_CHECK_NAME_CHARACTERS} characters; found ${value.length}`,
      'Shorten the name',
    );
  return value;
}

/** The id becomes part of the comment's marker, so it holds nothing that could end an HTML comment. */
function identifier(env: Environment): string {
  const value = raw(env, 'id');
  if (value === '') return DEFAULT_ID;
  if (/^[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*$/.test(value) && value.length <= 50) return value;
  throw bad(
    'id',
    `expected letters, digits, "_" and single "-" between them, at most 50 characters; found ${show(value)}`,
    'Write a short word, for example billing',
  );
}

function readShard(env: Environment): Shard | undefined {
  const value = raw(env, 'shard');
  if (value === '') return undefined;
  const match = /^([0-9]{1,3})\/([0-9]{1,3})$/.exec(value);
  const index = Number(match?.[1]);
  const count = Number(match?.[2]);
  if (match !== null && count >= 1 && count <= MAX_SHARDS && index < count) return { index, count };
  throw bad(
    'shard',
    `expected i/n with i from 0 to n-1 and n up to ${MAX_SHARDS}; found ${show(value)}`,
    `Write \${{ strategy.job-index }}/\${{ strategy.job-total }}`,
  );
}
