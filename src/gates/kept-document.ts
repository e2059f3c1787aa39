import { type OneReading, type PairOptions, readOne } from '../documents/read.js';
import { readOptionsOf } from '../documents/read-options.js';
import { structuresOf, type TreeWalk } from './structure.js';
import type { FileJob } from './work.js';

/** Several gates ask about one large file, one after the other, and to read it is most of the work. */
interface Kept {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly reading: OneReading;
}

/** Bytes of files whose trees are kept; a tree takes some fifteen times as much. */
let mostKeptBytes = 1_048_576;
/** For a worker, which has a heap of its own and the largest files to read. */
export const WORKER_KEPT_BYTES = 16_777_216;

/** How much this thread keeps; without it what the main thread can spare. */
export function keepUpTo(bytes: number): void {
  mostKeptBytes = bytes;
}

/** Smaller files are read again sooner than they are found. */
const LEAST_KEPT_BYTES = 65_536;

/** A cache, not state: the same bytes read by the same rule always give the same document. Oldest first. */
let kept: readonly Kept[] = [];

/** As `readOne` by the rule of the job. What was read last is not read again for the same bytes. */
export async function readByRule({ path, bytes, rule, limits }: Omit<FileJob, 'isolate'>): Promise<OneReading> {
  const options = readOptionsOf(rule, limits);
  if (!isKept(bytes)) return readOne(path, bytes, options);
  const key = JSON.stringify([path, options]);
  // By the bytes themselves, which costs nothing beside a parse, and which nobody can make two of.
  const known = kept.find((one) => one.key === key && Buffer.compare(one.bytes, bytes) === 0);
  if (known !== undefined) {
    kept = [...kept.filter((one) => one !== known), known];
    return known.reading;
  }
  makeRoom(bytes.length);
  const reading = await readOne(path, bytes, options);
  keep({ key, bytes, reading });
  return reading;
}

/** For a comparison, which reads a file before any gate does: what it read is kept as if `readByRule` had. */
export function keeping({ path, rule, limits }: Omit<FileJob, 'isolate' | 'bytes'>): NonNullable<PairOptions['alone']> {
  const key = JSON.stringify([path, readOptionsOf(rule, limits)]);
  return (bytes, reading) => {
    if (isKept(bytes)) keep({ key, bytes, reading });
  };
}

/** Lets go of the oldest trees where others of so many bytes are about to be made: before, not after. */
export function makeRoom(bytes: number): void {
  kept = latest(kept, mostKeptBytes - bytes);
}

function isKept({ length }: Uint8Array): boolean {
  return length >= LEAST_KEPT_BYTES && length <= mostKeptBytes;
}

function keep(one: Kept): void {
  kept = [...latest(kept, mostKeptBytes - one.bytes.length), one];
}

/** Those that were used last and have no more than `room` bytes together. */
function latest(all: readonly Kept[], room: number): readonly Kept[] {
  let first = all.length;
  for (let left = room; first > 0 && all[first - 1]!.bytes.length <= left; first -= 1)
    left -= all[first - 1]!.bytes.length;
  return all.slice(first);
}

type Structures = ReturnType<typeof structuresOf>;
const structures = new WeakMap<OneReading['document'], { readonly nodes: number; readonly found: Structures }>();

/** As `structuresOf`, worked out once for a document that is kept; then without a `walk`. */
export function structuresOnce(document: OneReading['document'], nodes: number, walk?: TreeWalk): Structures {
  const known = structures.get(document);
  if (known?.nodes === nodes) return known.found;
  const found = structuresOf(document, nodes, walk);
  structures.set(document, { nodes, found });
  return found;
}
