import { FixtureGateError } from '../errors.js';
import { RAW_OPTIONS, withoutStatus } from './changes.js';
import { type ParsedCommit, parseCommit } from './commit-object.js';
import { ended, gitFailed, ignoreClosedPipe, spawnGit, unhurried } from './git.js';
import { objectId } from './object-id.js';
import type { ReadObject } from './objects.js';
import { decodePath } from './paths.js';
import { shallowBoundary } from './ranges.js';
import { isRawEntry, parseRawEntry, splitFields } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { CommitRecord, GitTrailer, ObjectId, PathChange } from './revisions.js';

/** The longest message that can be a record (T30): some 20,000 trailers. Work on a message is linear in it (docs/adr/0165). */
export const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Headers of a commit (parents, signatures, merged tags) come on top of the message. */
export const MAX_COMMIT_BYTES = MAX_MESSAGE_BYTES + 1024 * 1024;
/** Stands before each commit in what `log` prints. No trailer, raw entry or id begins with it. */
const COMMIT_MARK = '\x02';
const LOG_FORMAT = 'tformat:%x02%x00%H%x00%(trailers:only=yes,unfold=yes,separator=%x00)';

/** What `git log` said of one commit. */
interface LoggedCommit {
  readonly sha: ObjectId;
  readonly trailers: readonly GitTrailer[];
  readonly changes: readonly PathChange[];
}

/**
 * The commits that head has and none of `exclude` has, parents before children, with what each changes and git's own
 * reading of its trailers. One `git log` for all of them, beside the run's `git cat-file`.
 *
 * Give the live tip of base in `exclude`, not the merge base alone: what came in by merging base must not count (T26).
 * The message is taken from the commit object, since `log` cuts it at a NUL and converts encodings (T30).
 *
 * @param signal  Ends git where the answer is not wanted any more.
 * @throws {FixtureGateError} REVISION_MISSING where the history is cut off inside the range.
 */
export async function listCommits(
  repository: Repository,
  exclude: readonly ObjectId[],
  head: ObjectId,
  signal?: AbortSignal,
): Promise<readonly CommitRecord[]> {
  const cutOff = shallowBoundary(repository.view.gitDir);
  // Commit objects are asked for while the log still runs, so that the two processes work side by side.
  const objects: Promise<ReadObject>[] = [];
  const logged = await readLog(repository, exclude, head, signal, (sha) => {
    const object = repository.objects.find(sha, { maxBytes: MAX_COMMIT_BYTES });
    object.catch(() => undefined);
    objects.push(object);
  });
  const records: CommitRecord[] = [];
  for (const [index, entry] of logged.entries()) {
    const object = await objects[index]!;
    if (object.kind === 'missing') throw cutOffAt(entry.sha);
    const parsed: ParsedCommit =
      object.kind === 'content' ? parseCommit(object.content, MAX_MESSAGE_BYTES) : tooLarge(object.size);
    // Of a commit that is too large to be read nobody can say that nothing came before it.
    if (cutOff.has(entry.sha) && (object.kind !== 'content' || parsed.parents.length > 0)) throw cutOffAt(entry.sha);
    const trailers = parsed.messageProblem === undefined ? { gitTrailers: entry.trailers } : {};
    records.push({ sha: entry.sha, ...parsed, ...trailers, changes: entry.changes });
  }
  return records;
}

async function readLog(
  { view }: Repository,
  exclude: readonly ObjectId[],
  head: ObjectId,
  signal: AbortSignal | undefined,
  onCommit: (sha: ObjectId) => void,
): Promise<readonly LoggedCommit[]> {
  const command = [
    'log',
    ...RAW_OPTIONS,
    // For merges: the paths whose result differs from every parent, so that edits made inside a merge show (T34).
    '-c',
    '--root',
    '--topo-order',
    '--reverse',
    '--encoding=none',
    '--no-color',
    `--format=${LOG_FORMAT}`,
    '--stdin',
  ];
  const child = spawnGit(unhurried(view), command);
  // A walk through all of history that nobody waits for any more must not keep the process.
  signal?.addEventListener('abort', () => child.kill(), { once: true });
  const end = ended(child);
  end.catch(() => undefined);
  child.stdin.on('error', ignoreClosedPipe);
  child.stdin.end(`${[head, ...exclude.map((id) => `^${id}`)].join('\n')}\n`);
  const reader = logReader(onCommit);
  for await (const chunk of child.stdout) reader.push(chunk as Buffer);
  const { code, complaint } = await end;
  if (code !== 0) throw gitFailed(command, code, complaint);
  return reader.finish();
}

interface LogReader {
  readonly push: (chunk: Buffer) => void;
  readonly finish: () => readonly LoggedCommit[];
}

/**
 * Fields come as: mark, sha, trailers (none, or one empty), then pairs of raw entry and path. The place of a field
 * decides what it is, never its content: a path may look like anything.
 */
function logReader(onCommit: (sha: ObjectId) => void): LogReader {
  const commits: LoggedCommit[] = [];
  let trailers: GitTrailer[] = [];
  let changes: PathChange[] = [];
  let expected: 'any' | 'sha' | 'path' = 'any';
  let meta: Buffer | undefined;
  let rest: Buffer = Buffer.alloc(0);

  const take = (field: Buffer): void => {
    if (expected === 'path') {
      changes.push(withoutStatus(parseRawEntry(meta!, field)));
      expected = 'any';
    } else if (expected === 'sha') {
      trailers = [];
      changes = [];
      const sha = objectId(field.toString('latin1'));
      commits.push({ sha, trailers, changes });
      onCommit(sha);
      expected = 'any';
    } else if (isRawEntry(field)) {
      meta = field;
      expected = 'path';
    } else if (field.toString('latin1') === COMMIT_MARK) {
      expected = 'sha';
    } else if (field.length > 0) {
      trailers.push(parseTrailer(decodePath(field)));
    }
  };

  return {
    push: (chunk) => {
      const split = splitFields(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]));
      for (const field of split.fields) take(field);
      rest = split.rest;
    },
    finish: () => {
      if (rest.length > 0 || expected !== 'any') throw new TypeError('git log ended in the middle of a commit');
      return commits;
    },
  };
}

/** Git prints `key: value`; a key has no colon. */
export function parseTrailer(line: string): GitTrailer {
  const colon = line.indexOf(':');
  return { key: line.slice(0, colon), value: line.slice(colon + 1).trim() };
}

export function tooLarge(size: number): ParsedCommit {
  const nobody = { name: '', email: '' };
  const messageProblem = `the commit object has ${size} bytes; a record's message has at most ${MAX_MESSAGE_BYTES}`;
  return { parents: [], author: nobody, committer: nobody, committedAt: 0, message: '', messageProblem };
}

export function cutOffAt(sha: string): FixtureGateError {
  return new FixtureGateError(
    'REVISION_MISSING',
    `the history of this clone is cut off at ${sha}, inside the range to be checked`,
    'set "fetch-depth: 0" on the checkout step, or run "git fetch --unshallow" first',
  );
}
