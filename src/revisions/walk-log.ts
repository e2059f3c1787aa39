/** What `git log` prints of a long history, taken apart at about git's own speed. */
import { RAW_OPTIONS } from './changes.js';
import { ended, gitFailed, ignoreClosedPipe, spawnGit, unhurried } from './git.js';
import { decodePath } from './paths.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId } from './revisions.js';

/** Stands before each commit in what `log` prints. */
const COMMIT_MARK = '\x02';
const LOG_FORMAT = 'tformat:%x02%x00%H%x00%B%x00%(trailers:only=yes,unfold=yes,separator=%x00)';
/** A side of the entry is a link or a submodule. */
const POINTER = /^\n?:+(?:\d{6} )*?1[26]0000 /;
const BEYOND_ASCII = /[^\0-\x7f]/;

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
  /** Git's letter: A where nothing stood before, D where nothing is left; for a merge, of its first parent. */
  readonly letter: string;
}

export interface LoggedCommit extends GlimpsedCommit {
  readonly sha: string;
  readonly trailers: readonly string[];
  readonly changes: readonly LoggedChange[];
}

export interface LoggedChange extends GlimpsedChange {
  readonly meta: string;
  /** The path, one character a byte. */
  readonly raw: string;
}

/** What git prints is taken from the first moment, even while `take` is made: Node throws away what nobody reads. */
export async function readLog(
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
    // In git's own order, so that it prints from the first moment: any other is known only once all of history was walked.
    '--encoding=none',
    '--no-color',
    `--format=${LOG_FORMAT}`,
    '--stdin',
  ];
  const child = spawnGit(unhurried(view), command);
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
        commit!.changes.push({
          path: pathOf(text),
          isPointer: POINTER.test(meta),
          letter: letterOf(meta),
          meta,
          raw: text,
        });
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

function letterOf(meta: string): string {
  return meta.charAt(meta.lastIndexOf(' ') + 1);
}

const COLON = 0x3a;
const LINE_FEED = 0x0a;

export function decoded(bytes: string): string {
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
function copied(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('latin1');
}
