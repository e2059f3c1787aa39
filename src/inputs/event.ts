import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { FixtureGateError } from '../errors.js';
import { asRepository, asSha, isNoCommit, type RepositoryName, show } from './identifiers.js';

/** The platform caps webhook payloads at 25 MB; those of the events below stay under 1 MB. */
const MAX_PAYLOAD_BYTES = 4_194_304;
/** A ref may be 4,096 bytes on disk; a longer "name" is no name. Only ever shown or put into a URL, encoded. */
const MAX_REF_CHARACTERS = 1_024;

export const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'pull_request_review'] as const;
export const SUPPORTED_EVENTS = [...PULL_REQUEST_EVENTS, 'merge_group', 'push', 'workflow_dispatch'] as const;

interface Tip {
  readonly sha: string;
  /** A label: for messages, and encoded in a URL of the API. Never an argument of git. */
  readonly ref: string;
}

export interface PullRequestEvent {
  readonly kind: 'pull-request';
  readonly number: number;
  readonly head: Tip;
  readonly base: Tip;
  readonly author: string;
  readonly fork: boolean;
  /** The platform's count at the time of the event. */
  readonly commits?: number;
}

/** What the payload says happened. It is the state at that time: a re-run carries the old one, so what can change is read again (T10). */
export type GateEvent = {
  readonly name: string;
  readonly repository: RepositoryName;
  readonly defaultBranch?: string;
} & (
  | PullRequestEvent
  | { readonly kind: 'merge-group'; readonly head: Tip; readonly base: Tip; readonly number?: number }
  | { readonly kind: 'push'; readonly head: Tip; readonly before: string | 'none' }
  | { readonly kind: 'manual' }
);

type Environment = Readonly<Record<string, string | undefined>>;
type Json = Readonly<Record<string, unknown>>;

/**
 * Reads `GITHUB_EVENT_NAME`, `GITHUB_EVENT_PATH` and `GITHUB_REPOSITORY`. `GITHUB_SHA` is not read: for pull requests it is
 * the test merge, or a commit of the default branch.
 * @throws {FixtureGateError} BAD_EVENT: whatever is not understood is refused, since a guess could judge the wrong commits.
 */
export function readEvent(env: Environment): GateEvent {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  if (!(SUPPORTED_EVENTS as readonly string[]).includes(name)) {
    throw new FixtureGateError(
      'BAD_EVENT',
      `expected one of the events ${SUPPORTED_EVENTS.join(', ')}; found ${show(name)}`,
      'Trigger the workflow with `on: { pull_request: {}, merge_group: {} }`',
    );
  }
  const repository = asRepository(env['GITHUB_REPOSITORY']);
  if (repository === undefined)
    throw bad(name, `expected GITHUB_REPOSITORY to be owner/name; found ${show(env['GITHUB_REPOSITORY'])}`);
  const payload = readPayload(name, env['GITHUB_EVENT_PATH']);
  const defaultBranch = text(object(payload['repository'])?.['default_branch']);
  const common = { name, repository, ...(defaultBranch !== undefined && { defaultBranch }) };
  if (name === 'merge_group') return { ...common, ...mergeGroup(name, payload) };
  if (name === 'push') return { ...common, ...push(name, payload) };
  if (name === 'workflow_dispatch') return { ...common, kind: 'manual' };
  return { ...common, ...pullRequest(name, payload) };
}

function bad(
  event: string,
  message: string,
  remedy = 'Re-run the job; if it happens again, check that no earlier step writes to GITHUB_EVENT_PATH',
): FixtureGateError {
  return new FixtureGateError('BAD_EVENT', `event ${event}: ${message}`, remedy);
}

/** Reads at most the limit, through one descriptor, so that a file that grows or is no file cannot exhaust memory. */
export function readPayload(event: string, path: string | undefined): Json {
  if (path === undefined || path === '')
    throw bad(event, 'expected GITHUB_EVENT_PATH to name the payload; found nothing');
  let content: Buffer;
  try {
    content = readBounded(path, MAX_PAYLOAD_BYTES + 1);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw bad(event, `the payload ${show(path)} cannot be read (${code})`);
  }
  if (content.length > MAX_PAYLOAD_BYTES)
    throw bad(event, `expected a payload of at most ${MAX_PAYLOAD_BYTES} bytes; found more`);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content));
  } catch {
    throw bad(event, `the payload ${show(path)} is not JSON in UTF-8`);
  }
  const payload = object(value);
  if (payload === undefined) throw bad(event, 'expected the payload to be an object');
  return payload;
}

function readBounded(path: string, limit: number): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    if (!fstatSync(descriptor).isFile()) throw Object.assign(new Error('not a file'), { code: 'not a file' });
    const buffer = Buffer.alloc(Math.min(limit, fstatSync(descriptor).size + 1));
    let length = 0;
    for (;;) {
      const read = readSync(descriptor, buffer, length, buffer.length - length, null);
      if (read === 0) return buffer.subarray(0, length);
      length += read;
    }
  } finally {
    closeSync(descriptor);
  }
}

export function object(value: unknown): Json | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : undefined;
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= MAX_REF_CHARACTERS ? value : undefined;
}

function tip(event: string, where: string, value: unknown): Tip {
  const entry = object(value);
  const sha = asSha(entry?.['sha']);
  if (sha === undefined)
    throw bad(event, `expected ${where}.sha to be 40 or 64 hex digits; found ${show(entry?.['sha'])}`);
  const ref = text(entry?.['ref']);
  if (ref === undefined) throw bad(event, `expected ${where}.ref to name a branch; found ${show(entry?.['ref'])}`);
  return { sha, ref };
}

/** @returns a positive integer that a URL can hold exactly. */
export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function pullRequest(event: string, payload: Json): PullRequestEvent {
  const pull = object(payload['pull_request']);
  if (pull === undefined) throw bad(event, 'expected the payload to hold pull_request; found none');
  const number = asNumber(pull['number']);
  if (number === undefined)
    throw bad(event, `expected pull_request.number to be a positive integer; found ${show(pull['number'])}`);
  const author = text(object(pull['user'])?.['login']);
  if (author === undefined) throw bad(event, 'expected pull_request.user.login to name the author');
  const headRepository = object(object(pull['head'])?.['repo'])?.['id'];
  const baseRepository = object(object(pull['base'])?.['repo'])?.['id'];
  const commits = asNumber(pull['commits']);
  return {
    kind: 'pull-request',
    number,
    head: tip(event, 'pull_request.head', pull['head']),
    base: tip(event, 'pull_request.base', pull['base']),
    author,
    // A deleted fork has no repository any more: then it was one.
    fork: headRepository === undefined || headRepository !== baseRepository,
    ...(commits !== undefined && { commits }),
  };
}

/** `gh-readonly-queue/main/pr-104-<sha>`: the number is a hint about which pull request to ask for, not a proof. */
const QUEUE_REF = /\/pr-([1-9][0-9]{0,14})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

function mergeGroup(
  event: string,
  payload: Json,
): { readonly kind: 'merge-group'; readonly head: Tip; readonly base: Tip; readonly number?: number } {
  const group = object(payload['merge_group']);
  if (group === undefined) throw bad(event, 'expected the payload to hold merge_group; found none');
  const head = tip(event, 'merge_group.head', { sha: group['head_sha'], ref: group['head_ref'] });
  const base = tip(event, 'merge_group.base', { sha: group['base_sha'], ref: group['base_ref'] });
  const number = asNumber(Number(QUEUE_REF.exec(head.ref)?.[1]));
  return { kind: 'merge-group', head, base, ...(number !== undefined && { number }) };
}

function push(
  event: string,
  payload: Json,
): { readonly kind: 'push'; readonly head: Tip; readonly before: string | 'none' } {
  if (isNoCommit(payload['after'])) {
    throw bad(
      event,
      'the branch was deleted, so there is no head to look at',
      `Leave deletions out, with "if: \${{ !github.event.deleted }}" on a job that is not required`,
    );
  }
  const head = tip(event, 'payload', { sha: payload['after'], ref: payload['ref'] });
  const before = isNoCommit(payload['before']) ? 'none' : asSha(payload['before']);
  if (before === undefined)
    throw bad(event, `expected before to be 40 or 64 hex digits; found ${show(payload['before'])}`);
  return { kind: 'push', head, before };
}
