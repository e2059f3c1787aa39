import { readFile } from 'node:fs/promises';
import { FixtureGateError } from './errors.js';
import type { GateRequest } from './inputs/request.js';
import { defaultPolicy } from './policy/defaults.js';
import { policyWithPatterns } from './policy/match.js';
import type { Policy } from './policy/policy.js';
import { policyAddsTo, stricterOf } from './policy/stricter.js';
import { findEntry } from './revisions/find-entry.js';
import type { Repository } from './revisions/repository.js';
import type { ObjectId, PathChange, Range } from './revisions/revisions.js';

export const POLICY_PATH = '.github/fixture-gate.yml';
/** A policy is read whole; nobody writes a larger one by hand. */
const MAX_POLICY_BYTES = 1_048_576;

/** The policies of both sides and what judges in the end. */
export interface JudgingPolicy {
  /** Settings of base, or the stricter of both where head edits the policy. */
  readonly effective: Policy;
  readonly base: Policy;
  /** What head would judge by, where this pull request edits or brings the policy. */
  readonly head?: Policy;
  /** Why head's edited policy cannot be read. */
  readonly headError?: FixtureGateError;
  /** Where the policy lies in the repository. */
  readonly path: string;
  readonly edited: boolean;
}

/**
 * Base's policy judges; where this pull request edits it, head's judges as well and the stricter of both stands. With none on
 * base the defaults judge, and what head brings may only add to them (docs/adr/0002).
 *
 * @throws {FixtureGateError} BAD_POLICY for base's policy or the file given: nobody may guess what it meant.
 */
export async function readPolicies(
  request: GateRequest,
  repository: Repository,
  range: Range,
  changes: readonly PathChange[],
): Promise<JudgingPolicy> {
  const patterns = request.fixturePatterns ?? [];
  if (request.policy?.kind === 'file') {
    const given = { ...policyWithPatterns(await readGivenFile(request.policy.path), patterns), given: true as const };
    return { effective: given, base: given, path: request.policy.path, edited: false };
  }
  const path = request.policy?.path ?? POLICY_PATH;
  const onBase = await readPolicyAt(repository, range.base.sha, path);
  if (onBase === undefined && path === POLICY_PATH) await refuseOtherEnding(repository, range);
  const base = policyWithPatterns(onBase ?? defaultPolicy(), patterns);
  const change = changes.find((one) => one.path === path);
  if (change === undefined) return { effective: base, base, path, edited: false };
  if (change.head === null) return { effective: base, base, path, edited: true };
  try {
    const written = await readAt(repository, change.head.oid, path, 'head');
    const head = policyWithPatterns(onBase === undefined ? policyAddsTo(defaultPolicy(), written) : written, patterns);
    return { effective: stricterOf(base, head), base, head, path, edited: true };
  } catch (error) {
    if (!(error instanceof FixtureGateError)) throw error;
    return { effective: base, base, headError: error, path, edited: true };
  }
}

/** The policy of one commit; undefined where it has none. @throws {FixtureGateError} BAD_POLICY, REVISION_MISSING */
export async function readPolicyAt(
  repository: Repository,
  commit: ObjectId,
  path: string,
): Promise<Policy | undefined> {
  const entry = await findEntry(repository, commit, path);
  return entry === undefined ? undefined : readAt(repository, entry.oid, path, 'base');
}

/** A policy that somebody believes in and nobody reads would be the quietest way to loosen a gate. */
async function refuseOtherEnding(repository: Repository, range: Range): Promise<void> {
  const other = POLICY_PATH.replace(/\.yml$/, '.yaml');
  if ((await findEntry(repository, range.base.sha, other)) === undefined) return;
  throw new FixtureGateError(
    'BAD_POLICY',
    `expected the policy at ${POLICY_PATH}; found one at ${other}, which nothing reads`,
    `rename it: git mv ${other} ${POLICY_PATH}`,
  );
}

async function readAt({ objects }: Repository, oid: ObjectId, path: string, source: 'base' | 'head'): Promise<Policy> {
  const object = await objects.find(oid, { maxBytes: MAX_POLICY_BYTES });
  if (object.kind === 'content' && object.type === 'blob') return parse(object.content, path, source);
  if (object.kind === 'missing') {
    // A policy that is there and cannot be read may not give way to the defaults.
    throw new FixtureGateError(
      'REVISION_MISSING',
      `the policy ${path} is on ${source}, and its content is not in this clone`,
      'fetch it, for instance with "git fetch --refetch --no-filter origin", and run again',
    );
  }
  throw new FixtureGateError(
    'BAD_POLICY',
    `expected a policy file of at most ${MAX_POLICY_BYTES} bytes at ${path}; found ${object.type === 'blob' ? `${object.size} bytes` : `a ${object.type}`}`,
    'put the policy there as a plain YAML file',
  );
}

/** A policy to be tried out. @throws {FixtureGateError} BAD_INPUT, BAD_POLICY */
export async function readGivenFile(path: string): Promise<Policy> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    throw new FixtureGateError(
      'BAD_INPUT',
      `the policy file ${JSON.stringify(path)} cannot be read`,
      'check the path that --policy names',
      {
        cause,
      },
    );
  }
  return parse(bytes, path, 'base');
}

/** The reader, and the library behind it, are loaded only where there is a policy file. */
async function parse(bytes: Uint8Array, path: string, source: 'base' | 'head'): Promise<Policy> {
  const [{ parsePolicy }, { formats }] = await Promise.all([
    import('./policy/read.js'),
    import('./documents/formats/index.js'),
  ]);
  return parsePolicy(bytes, { source, path, formats: formats.map(({ id }) => id) });
}
