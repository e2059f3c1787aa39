import { readFile, rm } from 'node:fs/promises';
import { isLargeFormat, LARGE_BYTES } from './documents/large/source.js';
import { formatById, formatForPath } from './documents/registry.js';
import { type Stored, storedAs } from './documents/stored.js';
import { FixtureGateError } from './errors.js';
import { type FilesJob, MAX_SIDE_BYTES } from './large-files.js';
import type { FixtureRule } from './policy/policy.js';
import type { ObjectReader, ReadObject, SpooledObject } from './revisions/objects.js';
import type { ObjectId, PathChange, TreeEntry } from './revisions/revisions.js';
import { openSpool, type Spool } from './revisions/spool.js';

/** A changed fixture and every rule that it is judged by: base's, and head's where that differs. At least one. */
export interface FixtureChange {
  readonly change: PathChange;
  readonly rules: readonly FixtureRule[];
}

/** What git has of a side. */
export type SideObject = ReadObject | SpooledObject;

export const SUBMODULE_MODE = '160000';
const FILE_MODES: ReadonlySet<string> = new Set(['100644', '100755']);

/** For the fixtures that can be compared while they are read, so that a large one is never held. */
export function spoolFor(fixtures: readonly FixtureChange[]): Spool {
  return openSpool(idsOf(fixtures.filter(isReadInParts)), LARGE_BYTES);
}

export interface Sides {
  readonly fixture: FixtureChange;
  readonly base: SideObject | null;
  readonly head: SideObject | null;
}

/** Both sides of each fixture in turn, all by one stream of git. */
export async function* readSides(
  reader: ObjectReader,
  fixtures: readonly FixtureChange[],
  spool: Spool,
): AsyncGenerator<Sides> {
  const wanted = fixtures.flatMap(({ change }) => [change.base, change.head].filter(isBlob).map(({ oid }) => oid));
  const objects = reader
    .readManyInto(spool, wanted, { maxBytes: MAX_SIDE_BYTES, digest: true })
    [Symbol.asyncIterator]();
  const next = async (entry: TreeEntry | null): Promise<SideObject | null> =>
    isBlob(entry) ? present((await objects.next()).value as SideObject) : null;
  for (const fixture of fixtures) {
    const base = await next(fixture.change.base);
    const head = await next(fixture.change.head);
    yield { fixture, base, head };
  }
  await objects.return?.();
}

/** Keeps how git shows a side. */
export function storedSide(stored: Map<string, Stored>, side: SideObject | null): void {
  if (side?.kind === 'content') stored.set(side.id, storedAs(side.content));
  else if (side?.kind === 'spooled') stored.set(side.id, storedAs(side.start));
}

/** A spooled side is of use to one fixture; the next may be as large. */
export async function removeFiles(...sides: readonly (SideObject | null)[]): Promise<void> {
  for (const side of sides) if (side?.kind === 'spooled') await rm(side.path, { force: true });
}

/** A partial clone without its remote: nothing may be said of content that is not here. */
export function present<T extends SideObject>(object: T): Exclude<T, { kind: 'missing' }> {
  if (object.kind !== 'missing') return object as Exclude<T, { kind: 'missing' }>;
  throw new FixtureGateError(
    'REVISION_MISSING',
    `the content of a changed fixture (object ${object.id}) is not in this clone`,
    'fetch it, for instance with "git fetch --refetch --no-filter origin", and run again',
  );
}

export function isBlob(entry: TreeEntry | null): entry is TreeEntry {
  return entry !== null && entry.mode !== SUBMODULE_MODE;
}

/** Links and submodules are never read as what they point to. */
function isFile(entry: TreeEntry | null): entry is TreeEntry {
  return entry !== null && FILE_MODES.has(entry.mode);
}

/** Both sides are files of a format that is compared while it is read. */
function isReadInParts({ change: { path, base, head }, rules }: FixtureChange): boolean {
  if (!isFile(base) || !isFile(head)) return false;
  return rules.every(({ format }) => {
    const entry = format === 'auto' ? formatForPath(path) : formatById(format);
    return entry !== undefined && isLargeFormat(entry.id);
  });
}

function idsOf(fixtures: readonly FixtureChange[]): ReadonlySet<ObjectId> {
  return new Set(fixtures.flatMap(({ change }) => [change.base, change.head].filter(isBlob).map(({ oid }) => oid)));
}

/**
 * Both sides, where they lie in files and differ. A blob lies in a file because of one fixture, and another may have it as
 * the target of a link.
 */
export function filesOf(
  { base, head }: PathChange,
  from: SideObject | null,
  to: SideObject | null,
): Pick<FilesJob, 'base' | 'head'> | undefined {
  if (from?.kind !== 'spooled' || to?.kind !== 'spooled' || from.id === to.id) return undefined;
  if (!isFile(base) || !isFile(head)) return undefined;
  return { base: { file: from.path, mode: base.mode }, head: { file: to.path, mode: head.mode } };
}

/** A spooled object as what it would have been without a spool. */
export async function held(object: SideObject | null): Promise<ReadObject | null> {
  if (object?.kind !== 'spooled') return object;
  const { path, start: _, ...info } = object;
  if (info.size > MAX_SIDE_BYTES) return { ...info, kind: 'too-large' };
  return { ...info, kind: 'content', content: await readFile(path) };
}

export function sizeOf(object: SideObject | null): number {
  return object?.kind === 'content' || object?.kind === 'spooled' ? object.size : 0;
}
