import { parsePointer } from '../documents/pointer.js';
import { plainRule } from '../policy/defaults.js';
import { compileGlob } from '../policy/glob.js';
import type { Policy } from '../policy/policy.js';
import { findEntry } from '../revisions/find-entry.js';
import { objectMissing, type ReadObject } from '../revisions/objects.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import { type Observed, observedKey, observeNormalized } from './digests.js';
import type { GateSource, SideFiles } from './gate.js';
import { type Ledger, parseLedger } from './ledger.js';
import { type Manifest, type ManifestEntry, parseManifest, type SealMode } from './manifest.js';
import { isPattern } from './reader-concerned.js';
import type { LedgerFacts, SealFacts, SealSide } from './seal-facts.js';

export type SealSource = Pick<
  GateSource,
  'repository' | 'range' | 'changes' | 'policy' | 'files' | 'rulesFor' | 'isFixture' | 'ensureObjects' | 'work'
>;

type Side = 'base' | 'head';

/** A manifest or ledger is read whole; 16 MiB hold a hundred thousand entries. */
const MAX_SEAL_BYTES = 16_777_216;
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';

export interface SealOptions {
  /** Lists the files below the root of a ledger that is not there yet, too. */
  readonly ledgerIsNew?: boolean;
}

/**
 * Reads manifests, ledgers and everything that they name, from the blobs of both sides. Undefined where neither side has
 * any and the policy does not ask for completeness: then nothing of the trees is listed.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
export async function readSeal(source: SealSource, options: SealOptions = {}): Promise<SealFacts | undefined> {
  const { policy } = source;
  const [onBase, onHead, ledgers] = await Promise.all([
    manifestsOn(source, 'base'),
    manifestsOn(source, 'head'),
    Promise.all(policy.ledger.map((one) => ledgerOn(source, one))),
  ]);
  const files = { base: onBase, head: onHead };
  const isNew = options.ledgerIsNew === true;
  const present = ledgers.filter(({ base, head }) => isNew || base !== undefined || head !== undefined);
  if (files.base.length + files.head.length + present.length === 0 && !policy.manifestComplete) return undefined;
  const listed = { base: await source.files('base'), head: await source.files('head') };
  const named = [...new Set([...files.base, ...files.head].flatMap(({ entries }) => entries.map(({ path }) => path)))];
  const shared = new Map<string, Promise<Observed>>();
  const sideOf = async (side: Side): Promise<SealSide> => ({
    manifests: files[side],
    observed: await observe(
      source,
      listed[side],
      files[side].flatMap(({ entries }) => entries),
      shared,
    ),
    blobs: blobsOf(listed[side], named),
  });
  const base = await sideOf('base');
  const head = await sideOf('head');
  const seals = new Set([...files.head.map(({ file }) => file), ...policy.ledger.map(({ file }) => file)]);
  return {
    base,
    head,
    ledgers: await Promise.all(present.map((one) => withFiles(source, one, listed.head, seals, shared))),
    fixtures: policy.manifestComplete ? sealable(listed.head, source.isFixture, seals) : [],
  };
}

async function manifestsOn(source: SealSource, side: Side): Promise<Manifest[]> {
  const entries = new Map<GitPath, TreeEntry>();
  for (const name of source.policy.manifest) {
    if (!isPattern(name)) {
      const entry = await entryAt(source, side, name);
      if (entry !== undefined) entries.set(name, entry);
      continue;
    }
    const matches = compileGlob(name);
    for (const [path, entry] of await source.files(side)) if (matches(path)) entries.set(path, entry);
  }
  return Promise.all([...entries].map(([path, entry]) => readManifest(source, path, entry)));
}

async function readManifest(source: SealSource, path: GitPath, entry: TreeEntry): Promise<Manifest> {
  const bytes = await sealBytes(source, entry);
  if (typeof bytes !== 'string') return parseManifest(path, bytes);
  return {
    file: path,
    entries: [],
    faults: [{ file: path, line: 0, code: 'FG201', message: `expected a manifest; found ${bytes}` }],
  };
}

async function ledgerOn(
  source: SealSource,
  { file, root }: Policy['ledger'][number],
): Promise<Omit<LedgerFacts, 'files'>> {
  const [base, head] = await Promise.all(
    (['base', 'head'] as const).map((side) => readLedger(source, side, file, root)),
  );
  return { file, root, base, head };
}

async function readLedger(source: SealSource, side: Side, file: string, root: string): Promise<Ledger | undefined> {
  const entry = await entryAt(source, side, file);
  if (entry === undefined) return undefined;
  const bytes = await sealBytes(source, entry);
  if (typeof bytes !== 'string') return parseLedger(file, root, bytes);
  const fault = { file, line: 1, code: 'FG201', message: `expected a JSON ledger; found ${bytes}` } as const;
  return { file, root, entries: [], faults: [fault] };
}

/** One path of a side, without listing the side. */
async function entryAt(
  { repository, range, changes }: SealSource,
  side: Side,
  path: GitPath,
): Promise<TreeEntry | undefined> {
  const change = changes.find((one) => one.path === path);
  if (change !== undefined) return change[side] ?? undefined;
  return findEntry(repository, range.mergeBase, path);
}

/** The content of a manifest or ledger, or what stands there in its place. A link is not followed. */
async function sealBytes(
  { repository, ensureObjects }: SealSource,
  { mode, oid }: TreeEntry,
): Promise<Buffer | string> {
  if (mode === LINK_MODE) return 'a symbolic link';
  if (mode === SUBMODULE_MODE) return 'a submodule';
  await ensureObjects([oid]);
  const object = await repository.objects.find(oid, { maxBytes: MAX_SEAL_BYTES });
  if (object.kind === 'missing') throw objectMissing(oid);
  return object.kind === 'content' ? object.content : `${object.size} bytes, and ${MAX_SEAL_BYTES} are the most`;
}

function blobsOf(files: SideFiles, paths: readonly GitPath[]): ReadonlyMap<GitPath, string> {
  const blobs = new Map<GitPath, string>();
  for (const path of paths) {
    const entry = files.get(path);
    // The executable bit is no content.
    if (entry !== undefined) blobs.set(path, `${entry.mode.startsWith('100') ? '100' : entry.mode} ${entry.oid}`);
  }
  return blobs;
}

interface Wanted {
  readonly key: string;
  readonly mode: SealMode;
  readonly path: GitPath;
  readonly entry: TreeEntry;
}

/** Regular files on head that are fixtures and no seal themselves: what entries can be asked for. */
export async function sealableFixtures(source: SealSource, manifests: readonly Manifest[]): Promise<GitPath[]> {
  const seals = new Set([...manifests.map(({ file }) => file), ...source.policy.ledger.map(({ file }) => file)]);
  return sealable(await source.files('head'), source.isFixture, seals);
}

/** What stands on head at paths that no entry need name yet. */
export async function observeOnHead(
  source: SealSource,
  entries: readonly Pick<ManifestEntry, 'path' | 'mode'>[],
): Promise<ReadonlyMap<string, Observed>> {
  return observe(source, await source.files('head'), entries, new Map());
}

/** `shared`: what was observed already, by blob and mode; both sides have most of them in common. */
async function observe(
  source: SealSource,
  files: SideFiles,
  entries: readonly Pick<ManifestEntry, 'path' | 'mode'>[],
  shared: Map<string, Promise<Observed>>,
): Promise<ReadonlyMap<string, Observed>> {
  const found = new Map<string, Promise<Observed> | Observed>();
  const wanted = new Map<string, Wanted>();
  for (const { path, mode } of entries) {
    const entry = files.get(path);
    const key = observedKey(mode, path);
    const refusal = noFile(entry);
    // What a structured digest is depends on the path, by way of format and rules.
    const blob = entry === undefined ? '' : [mode, entry.oid, mode === 'structured' ? path : ''].join('\0');
    const known = shared.get(blob);
    if (refusal !== undefined) found.set(key, refusal);
    else if (known !== undefined) found.set(key, known);
    else wanted.set(blob, { key, mode, path, entry: entry! });
  }
  await readWanted(source, wanted, shared);
  for (const { path, mode } of entries) {
    const entry = files.get(path);
    const key = observedKey(mode, path);
    const known = shared.get([mode, entry?.oid ?? '', mode === 'structured' ? path : ''].join('\0'));
    if (!found.has(key) && known !== undefined) found.set(key, known);
  }
  const settled = new Map<string, Observed>();
  for (const [key, observed] of found) settled.set(key, await observed);
  return settled;
}

function noFile(entry: TreeEntry | undefined): Observed | undefined {
  if (entry === undefined) return { kind: 'none', why: 'no file there' };
  if (entry.mode === LINK_MODE) return { kind: 'none', why: 'a symbolic link, which is never followed' };
  if (entry.mode === SUBMODULE_MODE) return { kind: 'none', why: 'a submodule, which is no file' };
  return undefined;
}

async function readWanted(
  source: SealSource,
  wanted: ReadonlyMap<string, Wanted>,
  shared: Map<string, Promise<Observed>>,
): Promise<void> {
  const all = [...wanted];
  await source.ensureObjects(all.map(([, { entry }]) => entry.oid));
  const plain = all.filter(([, { mode }]) => mode === 'bytes');
  const parsed = all.filter(([, { mode }]) => mode !== 'bytes');
  // Content beyond a pointer is hashed as it passes and not kept.
  const passing = { maxBytes: MAX_POINTER_BYTES, digest: true };
  for await (const [[blob], object] of objectsOf(source, plain, passing)) {
    shared.set(blob, Promise.resolve(observeBytes(object)));
  }
  const keeping = { maxBytes: source.policy.limits.file };
  for await (const [[blob, want], object] of objectsOf(source, parsed, keeping)) {
    const observed = observeForm(source, want, object);
    shared.set(blob, observed);
    // One after the other: several large files at once are not to be in memory.
    await observed;
  }
}

/** Longer files are no Git LFS pointers. */
const MAX_POINTER_BYTES = 1_024;

async function* objectsOf(
  { repository }: SealSource,
  wanted: readonly (readonly [string, Wanted])[],
  options: { readonly maxBytes: number; readonly digest?: boolean },
): AsyncGenerator<readonly [readonly [string, Wanted], Exclude<ReadObject, { kind: 'missing' }>]> {
  let index = 0;
  const oids = wanted.map(([, { entry }]) => entry.oid);
  for await (const object of repository.objects.readMany(oids, options)) {
    const want = wanted[index++]!;
    if (object.kind === 'missing') throw objectMissing(want[1].entry.oid);
    yield [want, object];
  }
}

/** M10a: a pointer's digest and size are those of the content that it names. */
function observeBytes(object: Exclude<ReadObject, { kind: 'missing' }>): Observed {
  const pointer = object.kind === 'content' ? parsePointer(object.content) : undefined;
  if (pointer !== undefined) {
    return { kind: 'digest', sha256: pointer.oid.slice('sha256:'.length), sizes: [pointer.size], forgives: [] };
  }
  return { kind: 'digest', sha256: object.sha256 ?? '', sizes: [String(object.size)], forgives: [] };
}

async function observeForm(
  { work, rulesFor, policy }: SealSource,
  { path, mode }: Wanted,
  object: Exclude<ReadObject, { kind: 'missing' }>,
): Promise<Observed> {
  if (object.kind === 'too-large') {
    return { kind: 'none', why: `${object.size} bytes, more than mode ${mode} reads (limits: file)` };
  }
  if (parsePointer(object.content) !== undefined) {
    return { kind: 'none', why: `a Git LFS pointer: its content is not at hand, and only mode bytes can seal it` };
  }
  if (mode === 'normalized') return observeNormalized(object.content);
  const rule = rulesFor(path)[0] ?? plainRule([], false);
  const answer = await work({ kind: 'structured', job: { path, bytes: object.content, rule, limits: policy.limits } });
  return 'failure' in answer ? { kind: 'none', why: `a file that was not read: ${answer.failure}` } : answer;
}

async function withFiles(
  source: SealSource,
  facts: Omit<LedgerFacts, 'files'>,
  head: SideFiles,
  seals: ReadonlySet<GitPath>,
  shared: Map<string, Promise<Observed>>,
): Promise<LedgerFacts> {
  const start = `${facts.root}/`;
  const paths = [...head.keys()].filter((path) => path.startsWith(start) && !seals.has(path));
  const wanted = paths.map((path) => ({ path, mode: 'bytes' as const }));
  const observed = await observe(source, head, wanted, shared);
  return { ...facts, files: new Map(paths.map((path) => [path, observed.get(observedKey('bytes', path))!])) };
}

/** Links and submodules cannot be sealed, so no entry is asked for. */
function sealable(files: SideFiles, isFixture: (path: GitPath) => boolean, seals: ReadonlySet<GitPath>): GitPath[] {
  return [...files]
    .filter(([path, { mode }]) => mode.startsWith('100') && !seals.has(path) && isFixture(path))
    .map(([path]) => path);
}
