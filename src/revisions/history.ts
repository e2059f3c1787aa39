import { RAW_OPTIONS } from './changes.js';
import { ended, gitFailed, ignoreClosedPipe, spawnGit, unhurried } from './git.js';
import { objectId } from './object-id.js';
import { encodePath } from './paths.js';
import { isRawEntry, parseRawEntry, splitFields } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId, TreeEntry } from './revisions.js';

/** How far back a fixture's own history is looked at for slow drift (docs/classes.md section 5). */
export const MAX_REVISIONS = 50;
/** Beyond this, git's own test of each entry against each path costs more than to list everything. */
const MAX_PATHSPECS = 200;
const COMMIT_MARK = '\x02';

/** One state that a path had on base's first-parent line. */
export interface PathRevision {
  /** The commit that brought this state. */
  readonly commit: ObjectId;
  /** `null` where the commit removed the path. */
  readonly entry: TreeEntry | null;
}

export interface PathHistory {
  /** Newest first; the first one is the state at the commit asked for. */
  readonly revisions: readonly PathRevision[];
  /** Whether the list ends because the path began there. False at the limit, and where a shallow clone ends. */
  readonly complete: boolean;
}

/**
 * The last states of each path on the first-parent line that ends in `from`, in one process for all of them, which is
 * stopped as soon as every path has `limit`. A path that never existed has an empty, complete history.
 */
export async function listHistory(
  repository: Repository,
  from: ObjectId,
  paths: readonly GitPath[],
  limit: number = MAX_REVISIONS,
): Promise<ReadonlyMap<GitPath, PathHistory>> {
  const revisions = new Map<GitPath, PathRevision[]>(paths.map((path) => [path, []]));
  let open = revisions.size;
  if (open === 0 || limit < 1) return new Map();
  for await (const { path, commit, entry } of firstParentChanges(repository, from, [...revisions.keys()])) {
    const list = revisions.get(path);
    if (!list || list.length >= limit) continue;
    list.push({ commit, entry });
    if (list.length === limit) open -= 1;
    if (open === 0) break;
  }
  return new Map(
    [...revisions].map(([path, list]) => [
      path,
      { revisions: list, complete: list.length < limit && !repository.isShallow },
    ]),
  );
}

async function* firstParentChanges(
  { view }: Repository,
  from: ObjectId,
  paths: readonly GitPath[],
): AsyncGenerator<PathRevision & { readonly path: GitPath }, void, undefined> {
  const command = [
    'log',
    ...RAW_OPTIONS,
    // A merge is one step of base, whatever happened on the branch that it brought; -m for git before 2.31.
    '--first-parent',
    '-m',
    '--root',
    '--format=tformat:%x02%x00%H',
    '--stdin',
  ];
  const child = spawnGit(unhurried(view), command);
  const end = ended(child);
  end.catch(() => undefined);
  child.stdin.on('error', ignoreClosedPipe);
  child.stdin.end(Buffer.concat([Buffer.from(`${from}\n`), pathArguments(paths)]));
  let stopped = true;
  try {
    yield* takeApart(child.stdout);
    stopped = false;
    const { code, complaint } = await end;
    if (code !== 0) throw gitFailed(command, code, complaint);
  } finally {
    if (stopped) child.kill();
  }
}

async function* takeApart(
  output: AsyncIterable<unknown>,
): AsyncGenerator<PathRevision & { readonly path: GitPath }, void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let commit: ObjectId | undefined;
  let meta: Buffer | undefined;
  let expectSha = false;
  for await (const chunk of output) {
    const split = splitFields(Buffer.concat([rest, chunk as Buffer]));
    rest = split.rest;
    for (const field of split.fields) {
      if (meta) {
        const { path, head } = parseRawEntry(meta, field);
        meta = undefined;
        yield { path, commit: commit!, entry: head };
      } else if (expectSha) {
        commit = objectId(field.toString('latin1'));
        expectSha = false;
      } else if (isRawEntry(field)) {
        meta = field;
      } else {
        expectSha = field.toString('latin1') === COMMIT_MARK;
      }
    }
  }
}

/**
 * Paths go in by stdin, where no limit on arguments holds. A line is a path, so where one has a line break, or where
 * there are very many, git lists every path and the caller picks.
 */
function pathArguments(paths: readonly GitPath[]): Buffer {
  if (paths.length > MAX_PATHSPECS || paths.some((path) => path.includes('\n'))) return Buffer.alloc(0);
  return Buffer.concat([Buffer.from('--\n'), ...paths.flatMap((path) => [encodePath(path), Buffer.from('\n')])]);
}
