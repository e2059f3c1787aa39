/** A walk through a long history that reads whole only those commits which somebody has a question about. */

import { batchParser, type ObjectSink } from './batch-parser.js';
import { withoutStatus } from './changes.js';
import { hasParents, messageProblemOf, parseCommit } from './commit-object.js';
import { cutOffAt, MAX_COMMIT_BYTES, MAX_MESSAGE_BYTES, parseTrailer, tooLarge } from './commits.js';
import { ended, gitFailed, ignoreClosedPipe, spawnGit } from './git.js';
import { objectId } from './object-id.js';
import { shallowBoundary } from './ranges.js';
import { parseRawEntry } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { CommitRecord, ObjectId } from './revisions.js';
import { decoded, type GlimpsedCommit, type LoggedCommit, readLog } from './walk-log.js';

/** Written to git at once: what a pipe holds. */
const REQUEST_BYTES = 16_384;

/** A commit that somebody asked for. What most of them are never asked is worked out on request. */
export interface WalkedCommit extends GlimpsedCommit {
  /** As in `CommitRecord`, and always undefined or known: whether the message is fit to hold records. */
  readonly messageProblem: string | undefined;
  /** Of every trailer that git lists under `key`, in lower case here; meaningless where there is a `messageProblem`. */
  readonly trailerValues: (key: string) => readonly string[];
  /** Just what `listCommits` gives. Only while the commit is looked at. */
  readonly whole: () => CommitRecord;
}

/** What is asked of each commit. */
export interface Walker {
  /** Whether anybody has to look at it. */
  readonly wants: (commit: GlimpsedCommit) => boolean;
  /** Given every wanted commit in git's own order, by date: the newest first, children as a rule before their parents. */
  readonly take: (commit: WalkedCommit) => void;
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
    const isEnd = cutOff.size > 0 && cutOff.has(commit.sha);
    if (!isWanted && !isEnd) return;
    whole ??= readWhole(repository, (found, content) => {
      // Too large to be read: nobody can say that nothing came before it.
      if (cutOff.size > 0 && cutOff.has(found.sha) && (typeof content === 'number' || hasParents(content)))
        throw cutOffAt(found.sha);
      if (ends.size === 0 || !ends.has(found.sha)) take(walkedCommit(found, content));
    });
    if (!isWanted) ends.add(commit.sha);
    whole.ask(commit);
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

interface WholeCommits {
  readonly ask: (commit: LoggedCommit) => void;
  /** No more are asked for; resolves once all have been taken. */
  readonly end: () => Promise<void>;
  /** Ends git where it is still at work. */
  readonly stop: () => void;
}

/** The bytes of a commit, or its size where it is too large to be read. */
type Content = Buffer | number;

/** With `--buffer` git answers when it has a pipe full and not one by one, which is what makes it cheap. */
function readWhole({ view }: Repository, take: (commit: LoggedCommit, content: Content) => void): WholeCommits {
  const command = ['cat-file', '--batch', '--buffer'];
  const child = spawnGit(view, command);
  const ending = ended(child);
  ending.catch(() => undefined);
  child.stdin.on('error', ignoreClosedPipe);
  // Those that wait for an answer. Taken off as they come, since each keeps alive the piece of the log that it was found in.
  const asked: (LoggedCommit | undefined)[] = [];
  let taken = 0;
  let unsent = '';
  const parser = batchParser(() => {
    const commit = asked[taken]!;
    asked[taken++] = undefined;
    return wholeCommit(commit, take);
  }, true);
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

function wholeCommit(commit: LoggedCommit, take: (commit: LoggedCommit, content: Content) => void): ObjectSink {
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
      const content = size > MAX_COMMIT_BYTES ? size : parts.length === 1 ? parts[0]! : Buffer.concat(parts);
      take(commit, content);
    },
    missing: () => {
      throw cutOffAt(commit.sha);
    },
  };
}

/** Git prints `key: value`, and a key is ASCII. */
function hasKey(line: string, key: string): boolean {
  return line.charAt(key.length) === ':' && line.slice(0, key.length).toLowerCase() === key;
}

function walkedCommit(commit: LoggedCommit, content: Content): WalkedCommit {
  const { changes, bytes, sha, trailers } = commit;
  const messageProblem =
    typeof content === 'number' ? tooLarge(content).messageProblem : messageProblemOf(content, MAX_MESSAGE_BYTES);
  return {
    changes,
    bytes,
    messageProblem,
    trailerValues: (key) => trailers.flatMap((line) => (hasKey(line, key) ? parseTrailer(decoded(line)).value : [])),
    whole: () => ({
      sha: objectId(sha),
      ...(typeof content === 'number' ? tooLarge(content) : parseCommit(content, MAX_MESSAGE_BYTES)),
      ...(messageProblem === undefined ? { gitTrailers: trailers.map((line) => parseTrailer(decoded(line))) } : {}),
      changes: changes.map(({ meta, raw }) =>
        withoutStatus(parseRawEntry(Buffer.from(meta, 'latin1'), Buffer.from(raw, 'latin1'))),
      ),
    }),
  };
}
