/** A walk through a long history that reads whole only those commits which somebody has a question about. */

import { batchParser, type ObjectSink } from './batch-parser.js';
import { RAW_OPTIONS, withoutStatus } from './changes.js';
import { type ParsedCommit, parseCommit } from './commit-object.js';
import { cutOffAt, MAX_COMMIT_BYTES, MAX_MESSAGE_BYTES, parseTrailer, tooLarge } from './commits.js';
import { ended, gitFailed, ignoreClosedPipe, spawnGit } from './git.js';
import { objectId } from './object-id.js';
import { decodePath } from './paths.js';
import { shallowBoundary } from './ranges.js';
import { parseRawEntry } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { CommitRecord, GitPath, ObjectId } from './revisions.js';

/** Stands before each commit in what `log` prints. */
const COMMIT_MARK = '\x02';
const LOG_FORMAT = 'tformat:%x02%x00%H%x00%B%x00%(trailers:only=yes,unfold=yes,separator=%x00)';
/** A side of the entry is a link or a submodule. */
const POINTER = /^\n?:+(?:\d{6} )*?1[26]0000 /;
const BEYOND_ASCII = /[^\0-\x7f]/;
/** Written to git at once: what a pipe holds. */
const REQUEST_BYTES = 16_384;

/** What `git log` says of a commit: enough to know whether anybody has to look at it. */
export interface GlimpsedCommit {
  readonly changes: readonly GlimpsedChange[];
  /** The message up to its first NUL, one character a byte: for searches by ASCII words. */
  readonly bytes: string;
}

export interface GlimpsedChange {
  readonly path: GitPath;
  /** A link or a submodule stands there on some side. */
  readonly isPointer: boolean;
}

/** What is asked of each commit. */
export interface Walker {
  /** Whether anybody has to look at it. */
  readonly wants: (commit: GlimpsedCommit) => boolean;
  /** Given every wanted commit, whole, parents before children. */
  readonly take: (commit: CommitRecord) => void;
}

/**
 * Walks the commits that head has and none of `exclude` has, in one `git log`, and reads those that are wanted as
 * `listCommits` does, in one `git cat-file` beside it. Git begins to walk while the walker is still made.
 *
 * @returns How many commits there are.
 * @throws {FixtureGateError} REVISION_MISSING where the history is cut off inside the range.
 */
export async function walkHistory(
  repository: Repository,
  exclude: readonly ObjectId[],
  head: ObjectId,
  walker: Promise<Walker>,
): Promise<number> {
  const cutOff = shallowBoundary(repository.view.gitDir);
  let commits = 0;
  let whole: WholeCommits | undefined;
  /** Read for their parents alone. */
  const ends = new Set<string>();
  const each = walker.then(({ wants, take }) => (commit: LoggedCommit): void => {
    commits += 1;
    const isWanted = wants(commit);
    // Git shows no parents where a history is cut off, so that only the commit itself can say whether it had any.
    const isEnd = cutOff.has(commit.sha);
    if (!isWanted && !isEnd) return;
    whole ??= readWhole(repository, (record) => {
      if (record.parents.length > 0 && cutOff.has(record.sha)) throw cutOffAt(record.sha);
      if (!ends.has(record.sha)) take(record);
    });
    if (!isWanted) ends.add(commit.sha);
    whole.ask(detached(commit));
  });
  // Git may print for long before somebody asks for it.
  each.catch(() => undefined);
  try {
    await readLog(repository, exclude, head, each);
    await whole?.end();
    return commits;
  } finally {
    whole?.stop();
  }
}

interface LoggedCommit extends GlimpsedCommit {
  readonly sha: string;
  readonly trailers: readonly string[];
  readonly changes: readonly LoggedChange[];
}

interface LoggedChange extends GlimpsedChange {
  readonly meta: string;
  readonly bytes: string;
}

interface WholeCommits {
  readonly ask: (commit: LoggedCommit) => void;
  /** No more are asked for; resolves once all have been taken. */
  readonly end: () => Promise<void>;
  /** Ends git where it is still at work. */
  readonly stop: () => void;
}

/** With `--buffer` git answers when it has a pipe full and not one by one, which is what makes it cheap. */
function readWhole({ view }: Repository, take: (commit: CommitRecord) => void): WholeCommits {
  const command = ['cat-file', '--batch', '--buffer'];
  const child = spawnGit(view, command);
  const ending = ended(child);
  ending.catch(() => undefined);
  child.stdin.on('error', ignoreClosedPipe);
  const asked: LoggedCommit[] = [];
  let taken = 0;
  let unsent = '';
  const parser = batchParser(() => wholeCommit(asked[taken++]!, take), true);
  const reading = (async () => {
    for await (const chunk of child.stdout) await parser.push(chunk as Buffer);
    const { code, complaint } = await ending;
    if (code !== 0 || taken !== asked.length) throw gitFailed(command, code, complaint);
  })();
  reading.catch(() => undefined);
  return {
    ask: (commit) => {
      asked.push(commit);
      unsent += `${commit.sha}\n`;
      if (unsent.length < REQUEST_BYTES) return;
      child.stdin.write(unsent);
      unsent = '';
    },
    end: async () => {
      child.stdin.end(unsent);
      await reading;
    },
    stop: () => child.kill(),
  };
}

function wholeCommit(commit: LoggedCommit, take: (commit: CommitRecord) => void): ObjectSink {
  let size = 0;
  const parts: Buffer[] = [];
  return {
    header: (header) => {
      size = header.size;
    },
    // Taken apart before the next piece comes, so that nothing has to be copied where a commit comes in one.
    chunk: (bytes) => {
      if (size <= MAX_COMMIT_BYTES) parts.push(size === bytes.length ? bytes : Buffer.from(bytes));
    },
    end: () => {
      const parsed =
        size <= MAX_COMMIT_BYTES
          ? parseCommit(parts.length === 1 ? parts[0]! : Buffer.concat(parts), MAX_MESSAGE_BYTES)
          : tooLarge(size);
      take(recordOf(commit, parsed));
    },
    missing: () => {
      throw cutOffAt(commit.sha);
    },
  };
}

function recordOf({ sha, trailers, changes }: LoggedCommit, parsed: ParsedCommit): CommitRecord {
  const listed = trailers.map((line) => parseTrailer(decoded(line)));
  return {
    sha: objectId(sha),
    ...parsed,
    ...(parsed.messageProblem === undefined ? { gitTrailers: listed } : {}),
    changes: changes.map(({ meta, bytes }) =>
      withoutStatus(parseRawEntry(Buffer.from(meta, 'latin1'), Buffer.from(bytes, 'latin1'))),
    ),
  };
}

/** What git prints is taken from the first moment, even while `take` is made: Node throws away what nobody reads. */
async function readLog(
  { view }: Repository,
  exclude: readonly ObjectId[],
  head: ObjectId,
  take: Promise<(commit: LoggedCommit) => void>,
): Promise<void> {
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
  const child = spawnGit(view, command);
  const end = ended(child);
  end.catch(() => undefined);
  child.stdin.on('error', ignoreClosedPipe);
  child.stdin.end(`${[head, ...exclude.map((id) => `^${id}`)].join('\n')}\n`);
  try {
    let reader: LogReader | undefined;
    for await (const chunk of child.stdout) {
      reader ??= logReader(await take);
      reader.push(chunk as Buffer);
    }
    const { code, complaint } = await end;
    if (code !== 0) throw gitFailed(command, code, complaint);
    await take;
    reader?.finish();
  } finally {
    child.kill();
  }
}

interface LogReader {
  readonly push: (chunk: Buffer) => void;
  readonly finish: () => void;
}

/**
 * Fields come as: mark, sha, message, trailers (none, or one empty), then pairs of raw entry and path. The place
 * of a field decides what it is, never its content. Read as one string a chunk: a Buffer a field costs as much as git.
 */
function logReader(take: (commit: LoggedCommit) => void): LogReader {
  let commit: { sha: string; bytes: string; trailers: string[]; changes: LoggedChange[] } | undefined;
  let expected: 'any' | 'sha' | 'message' | 'path' = 'any';
  let meta = '';
  const rest: string[] = [];
  const pathOf = pathsByBytes();

  const field = (text: string): void => {
    switch (expected) {
      case 'sha':
        commit = { sha: text, bytes: '', trailers: [], changes: [] };
        expected = 'message';
        return;
      case 'message':
        commit!.bytes = text;
        expected = 'any';
        return;
      case 'path':
        commit!.changes.push({ path: pathOf(text), isPointer: POINTER.test(meta), meta, bytes: text });
        expected = 'any';
        return;
      default:
        if (text.charCodeAt(0) === COLON || (text.charCodeAt(0) === LINE_FEED && text.charCodeAt(1) === COLON)) {
          meta = text;
          expected = 'path';
        } else if (text === COMMIT_MARK) {
          if (commit !== undefined) take(commit);
          expected = 'sha';
        } else if (text !== '') {
          commit!.trailers.push(text);
        }
    }
  };

  return {
    push: (chunk) => {
      // What has no end yet is kept in parts: a message of a hundred megabytes is joined once.
      if (!chunk.includes(0)) {
        rest.push(chunk.toString('latin1'));
        return;
      }
      const fields = (rest.splice(0).join('') + chunk.toString('latin1')).split('\0');
      const open = fields.pop()!;
      for (const text of fields) field(text);
      if (open !== '') rest.push(open);
    },
    finish: () => {
      if (rest.length > 0 || expected !== 'any') throw new TypeError('git log ended in the middle of a commit');
      if (commit !== undefined) take(commit);
    },
  };
}

const COLON = 0x3a;
const LINE_FEED = 0x0a;

function decoded(bytes: string): string {
  return BEYOND_ASCII.test(bytes) ? decodePath(Buffer.from(bytes, 'latin1')) : bytes;
}

/** One string for each path of a history. None keeps the piece of the log alive that it was found in. */
function pathsByBytes(): (bytes: string) => GitPath {
  const known = new Map<string, GitPath>();
  return (bytes) => {
    const path = known.get(bytes);
    if (path !== undefined) return path;
    const own = copied(bytes);
    known.set(own, decoded(own));
    return known.get(own)!;
  };
}

/** A copy that keeps nothing else of the log alive: pieces of a long string hold on to all of it. */
function detached({ sha, trailers, changes }: LoggedCommit): LoggedCommit {
  return {
    sha: copied(sha),
    bytes: '',
    trailers: trailers.map(copied),
    changes: changes.map((change) => ({ ...change, meta: copied(change.meta), bytes: copied(change.bytes) })),
  };
}

function copied(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('latin1');
}
