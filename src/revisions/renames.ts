import { createHash } from 'node:crypto';
import type { ObjectReader } from './objects.js';
import type { GitPath, PathChange, TreeEntry } from './revisions.js';

/** A removed fixture and the file that it most likely became. Links findings; decides nothing. */
export interface RenamePair {
  readonly from: GitPath;
  readonly to: GitPath;
  /** Share of lines in common, 1 for an equal blob. */
  readonly similarity: number;
}

/** docs/classes.md section 1: half or more of the lines in common. */
const MIN_SIMILARITY = 0.5;

/*
 * The limits below only lose links, never findings: REMOVED and ADDED are reported all the same.
 */
/** Files larger than this are linked by equal blob alone. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;
/** Files looked into on each side, beyond equal blobs. */
const MAX_FILES_A_SIDE = 5_000;
/** Bytes looked into altogether. */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;
/** A line that more removed files than this have (`{`, a blank one) says nothing about where a file came from. */
const MAX_FILES_A_LINE = 32;
/** Candidates compared line by line for each added file. */
const MAX_CANDIDATES = 12;

interface LinedFile {
  readonly path: GitPath;
  /** How often each line occurs, by hash of its bytes. */
  readonly lines: ReadonlyMap<string, number>;
  readonly lineCount: number;
}

/**
 * Links removed fixtures with added files, one to one: by equal blob first, then by lines in common, best match first,
 * ties by path. The added file may be no fixture (one that moved out of every pattern); the removed one always is.
 * Submodules are never linked, symbolic links by equal target alone.
 */
export async function pairRenames(
  objects: ObjectReader,
  changes: readonly PathChange[],
  isFixture: (path: GitPath) => boolean,
): Promise<readonly RenamePair[]> {
  const removed = changes.filter(({ path, base, head }) => base && !head && base.mode !== '160000' && isFixture(path));
  const added = changes.filter(({ base, head }) => head && !base && head.mode !== '160000');
  const pairs = pairEqualBlobs(removed, added);
  const taken = new Set(pairs.flatMap(({ from, to }) => [`- ${from}`, `+ ${to}`]));
  const budget = { bytes: MAX_TOTAL_BYTES };
  const removedLeft = removed.filter(({ path, base }) => isRegular(base) && !taken.has(`- ${path}`));
  const addedLeft = added.filter(({ path, head }) => isRegular(head) && !taken.has(`+ ${path}`));
  if (removedLeft.length === 0 || addedLeft.length === 0) return pairs;
  const from = await readLines(objects, removedLeft, 'base', budget);
  const to = await readLines(objects, addedLeft, 'head', budget);
  return [...pairs, ...pairSimilar(from, to)];
}

function pairEqualBlobs(removed: readonly PathChange[], added: readonly PathChange[]): RenamePair[] {
  const key = (entry: TreeEntry | null) => `${isRegular(entry) ? 'file' : entry?.mode} ${entry?.oid}`;
  const waiting = new Map<string, GitPath[]>();
  for (const { path, base } of [...removed].sort(byPath).reverse()) {
    const list = waiting.get(key(base));
    if (list) list.push(path);
    else waiting.set(key(base), [path]);
  }
  const pairs: RenamePair[] = [];
  for (const { path, head } of [...added].sort(byPath)) {
    const from = waiting.get(key(head))?.pop();
    if (from !== undefined) pairs.push({ from, to: path, similarity: 1 });
  }
  return pairs;
}

/** Greedy over all promising pairs, so that the best match anywhere is made first. */
function pairSimilar(removed: readonly LinedFile[], added: readonly LinedFile[]): RenamePair[] {
  const filesOfLine = indexLines(removed);
  const byName = indexNames(removed);
  const candidates: RenamePair[] = [];
  for (const file of added) {
    for (const other of promising(file, removed, filesOfLine, byName)) {
      const similarity = similarityOf(other, file);
      if (similarity >= MIN_SIMILARITY) candidates.push({ from: other.path, to: file.path, similarity });
    }
  }
  candidates.sort((a, b) => b.similarity - a.similarity || compare(a.from, b.from) || compare(a.to, b.to));
  const taken = new Set<string>();
  return candidates.filter(({ from, to }) => {
    if (taken.has(`- ${from}`) || taken.has(`+ ${to}`)) return false;
    taken.add(`- ${from}`).add(`+ ${to}`);
    return true;
  });
}

/** Numbers of the removed files that have a line, for lines that few of them have. */
function indexLines(files: readonly LinedFile[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [number, file] of files.entries()) {
    for (const line of file.lines.keys()) {
      const list = index.get(line);
      if (!list) index.set(line, [number]);
      // One more than allowed marks the line as common, and the list grows no further.
      else if (list.length <= MAX_FILES_A_LINE) list.push(number);
    }
  }
  return index;
}

function indexNames(files: readonly LinedFile[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [number, { path }] of files.entries()) {
    const list = index.get(nameOf(path));
    if (!list) index.set(nameOf(path), [number]);
    else if (list.length < MAX_CANDIDATES) list.push(number);
  }
  return index;
}

function promising(
  file: LinedFile,
  removed: readonly LinedFile[],
  filesOfLine: ReadonlyMap<string, readonly number[]>,
  byName: ReadonlyMap<string, readonly number[]>,
): readonly LinedFile[] {
  const shared = new Map<number, number>();
  for (const line of file.lines.keys()) {
    const holders = filesOfLine.get(line) ?? [];
    if (holders.length > MAX_FILES_A_LINE) continue;
    for (const number of holders) shared.set(number, (shared.get(number) ?? 0) + 1);
  }
  const best = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_CANDIDATES);
  // A folder of near copies moves: all lines are common ones, but the names tell.
  const numbers = new Set([...best.map(([number]) => number), ...(byName.get(nameOf(file.path)) ?? [])]);
  return [...numbers].map((number) => removed[number]!);
}

/** Of the larger file's lines, so that a short file is not found again in every long one. */
function similarityOf(a: LinedFile, b: LinedFile): number {
  const larger = Math.max(a.lineCount, b.lineCount);
  if (larger === 0 || Math.min(a.lineCount, b.lineCount) < larger * MIN_SIMILARITY) return 0;
  let common = 0;
  for (const [line, count] of a.lines) common += Math.min(count, b.lines.get(line) ?? 0);
  return common / larger;
}

async function readLines(
  objects: ObjectReader,
  changes: readonly PathChange[],
  side: 'base' | 'head',
  budget: { bytes: number },
): Promise<readonly LinedFile[]> {
  const chosen = [...changes].sort(byPath).slice(0, MAX_FILES_A_SIDE);
  const files: LinedFile[] = [];
  let index = 0;
  const ids = chosen.map((change) => change[side]!.oid);
  for await (const blob of objects.readMany(ids, { maxBytes: MAX_FILE_BYTES })) {
    const { path } = chosen[index++]!;
    if (blob.kind !== 'content' || blob.size > budget.bytes) continue;
    budget.bytes -= blob.size;
    files.push({ path, ...countLines(blob.content) });
  }
  return files;
}

/** A line is what ends at LF, less a CR before it; nothing after the last LF is no line. */
function countLines(content: Buffer): Pick<LinedFile, 'lines' | 'lineCount'> {
  const lines = new Map<string, number>();
  let lineCount = 0;
  for (let start = 0; start < content.length; ) {
    const feed = content.indexOf(0x0a, start);
    const end = feed === -1 ? content.length : feed;
    const key = lineKey(content.subarray(start, end > start && content[end - 1] === 0x0d ? end - 1 : end));
    lines.set(key, (lines.get(key) ?? 0) + 1);
    lineCount += 1;
    start = end + 1;
  }
  return { lines, lineCount };
}

/** The line itself where it is short, so that most cost no hash. */
function lineKey(line: Buffer): string {
  if (line.length <= 64) return line.toString('latin1');
  return `#${createHash('sha1').update(line).digest('base64')}`;
}

function isRegular(entry: TreeEntry | null): boolean {
  return entry?.mode.startsWith('100') ?? false;
}

function nameOf(path: GitPath): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function byPath(a: PathChange, b: PathChange): number {
  return compare(a.path, b.path);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
