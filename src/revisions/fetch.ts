/** Brings what a pull request needs into a store of the run's own: by SHA, in few fetches, never into a checkout. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FixtureGateError } from '../errors.js';
import { type Remote, runFetch } from './fetch-command.js';
import { findMergeBases, resolveCommits } from './ranges.js';
import { openRepository, quoteForAlternates, type Repository } from './repository.js';
import type { ObjectId } from './revisions.js';
import { makeRunFolder, type RunFolder } from './temporary.js';

export interface FetchRequest {
  readonly remote: Remote;
  /** Where an earlier step checked something out. Looked at and borrowed from, never written to. */
  readonly checkout?: string;
  readonly base: ObjectId;
  readonly head: ObjectId;
  /** How many commits the event says the pull request has. */
  readonly commitCount?: number;
}

export interface FetchedRepository {
  readonly repository: Repository;
  /**
   * Makes sure that these blobs (or trees) can be read, in one fetch for all that are missing.
   *
   * @throws {FixtureGateError} REVISION_MISSING
   */
  readonly ensureObjects: (ids: readonly ObjectId[]) => Promise<void>;
  /**
   * Tries to have a commit with its trees, without its history: one that was reviewed and since pushed away. Whether it
   * is there now.
   */
  readonly ensureCommit: (id: ObjectId) => Promise<boolean>;
  /** Brings all of base's history, without blobs, in one fetch. Absent where a checkout is used as it is. */
  readonly ensureHistory?: () => Promise<Repository>;
  /** Fetches made so far. */
  readonly fetchCount: () => number;
}

/** What `fetch --depth` takes for "all of it". */
const INFINITE_DEPTH = 2_147_483_647;
/** Without a hint: nine of ten pull requests have fewer commits. */
const DEFAULT_DEPTH = 50;
/** Second try, for a base that has moved on far. Trees and commits only, so still a small answer. */
const SECOND_DEPTH = 1_000;

/** @throws {FixtureGateError} BAD_INPUT where the parts give no plain URL. */
export function remoteUrl(serverUrl: string, repository: string): string {
  const server = URL.canParse(serverUrl) ? new URL(serverUrl) : undefined;
  const isPlain = server && /^https?:$/.test(server.protocol) && server.username === '' && server.password === '';
  if (isPlain && /^[\w.-]+\/[\w.-]+$/.test(repository))
    return `${server.origin}${server.pathname.replace(/\/$/, '')}/${repository}`;
  throw new FixtureGateError(
    'BAD_INPUT',
    `${JSON.stringify(`${serverUrl}/${repository}`)} is no address of a repository`,
    'check GITHUB_SERVER_URL and GITHUB_REPOSITORY',
  );
}

/**
 * Opens a repository that holds base, head, all merge bases and the commits between them. A checkout that has them is
 * used as it is, with no fetch. Otherwise a store is made that borrows the checkout's objects: first as deep as the
 * pull request has commits, then deeper, then whole; without blobs, which `ensureObjects` brings in one more fetch.
 *
 * @throws {FixtureGateError} REVISION_MISSING where the remote cannot be reached or does not have the commits.
 */
export async function fetchRevisions(request: FetchRequest): Promise<FetchedRepository> {
  const existing = request.checkout === undefined ? undefined : await openIfPresent(request.checkout, request);
  if (existing && (await isSufficient(existing, request))) {
    return {
      repository: existing,
      ensureObjects: (ids) => assertPresent(existing, ids),
      ensureCommit: (id) => isPresent(existing, id),
      fetchCount: () => 0,
    };
  }
  await existing?.close();
  const folder = await makeRunFolder();
  try {
    const store = join(folder.path, 'store.git');
    await makeStore(store, request, existing);
    let fetches = 0;
    const fetch = (command: readonly string[], input?: string) => {
      fetches += 1;
      return runFetch(store, request, command, input);
    };
    const opened = await fetchHistory(store, folder, request, fetch);
    const close = async () => {
      await opened.close();
      await folder.remove();
    };
    const repository = { ...opened, close };
    const ensureObjects = objectFetcher(repository, existing !== undefined, fetch);
    const ensureCommit = async (id: ObjectId): Promise<boolean> => {
      if (await isPresent(repository, id)) return true;
      try {
        await fetch(['--depth=1', '--filter=blob:none', 'origin', id]);
      } catch (error) {
        // The platform forgets commits that no ref leads to; what was seen there is then not known.
        if (error instanceof FixtureGateError && error.code === 'REVISION_MISSING') return false;
        throw error;
      }
      return isPresent(repository, id);
    };
    const ensureHistory = async (): Promise<Repository> => {
      if (!repository.isShallow) return repository;
      await fetch([`--depth=${INFINITE_DEPTH}`, '--filter=blob:none', 'origin', `+${request.base}:refs/gate/base`]);
      const [whole, view] = [join(store, 'shallow'), join(repository.view.gitDir, 'shallow')];
      if (existsSync(whole)) await copyFile(whole, view);
      else await rm(view, { force: true });
      return { ...repository, isShallow: existsSync(whole) };
    };
    return { repository, ensureObjects, ensureCommit, ensureHistory, fetchCount: () => fetches };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

type Fetch = (command: readonly string[], input?: string) => Promise<void>;

async function openIfPresent(checkout: string, { base, head }: FetchRequest): Promise<Repository | undefined> {
  try {
    return await openRepository(checkout, { names: [base, head] });
  } catch (error) {
    if (error instanceof FixtureGateError && error.code === 'NO_REPOSITORY') return undefined;
    throw error;
  }
}

/** A partial clone lacks blobs or trees at places that only a walk over all of them would find. */
async function isSufficient(repository: Repository, { base, head }: FetchRequest): Promise<boolean> {
  if (repository.isPartial) return false;
  const commits = await resolveCommits(repository, [base, head]);
  return commits.every(Boolean) && (await reachesMergeBase(repository, base, head));
}

/** True also for unrelated histories that are whole: more fetching would not relate them. */
async function reachesMergeBase(
  repository: Pick<Repository, 'view' | 'isShallow'>,
  base: ObjectId,
  head: ObjectId,
): Promise<boolean> {
  try {
    await findMergeBases(repository, base, head);
    return true;
  } catch (error) {
    if (error instanceof FixtureGateError && error.code === 'NO_MERGE_BASE') return false;
    throw error;
  }
}

async function makeStore(store: string, request: FetchRequest, existing: Repository | undefined): Promise<void> {
  await mkdir(join(store, 'objects', 'info'), { recursive: true });
  await mkdir(join(store, 'refs'));
  const sha256 = request.head.length === 64 ? '\tobjectFormat = sha256\n' : '';
  const url = request.remote.url.replace(/["\\]/g, '\\$&');
  // The store is gone when the run ends, so nothing of it has to outlive the machine.
  const config = `[core]
\trepositoryformatversion = 1
\tbare = true
[extensions]
\tpartialClone = origin
${sha256}[remote "origin"]
\turl = "${url}"
\tpromisor = true
\tpartialclonefilter = blob:none
`;
  await writeFile(join(store, 'config'), config);
  await writeFile(join(store, 'HEAD'), 'ref: refs/heads/none\n');
  if (!existing || (existing.objectFormat === 'sha256') !== (sha256 !== '')) return;
  const objects = quoteForAlternates(join(existing.commonDir, 'objects'));
  await writeFile(join(store, 'objects', 'info', 'alternates'), `${objects}\n`);
}

/** Opens the store beside looking whether it is deep enough, which it is as a rule. */
async function fetchHistory(
  store: string,
  folder: RunFolder,
  request: FetchRequest,
  fetch: Fetch,
): Promise<Repository> {
  const { base, head, commitCount } = request;
  const first = commitCount === undefined ? DEFAULT_DEPTH : commitCount + 1;
  const depths = [...new Set([first, Math.max(first, SECOND_DEPTH), INFINITE_DEPTH])];
  for (const depth of depths) {
    const refs = [`+${head}:refs/gate/head`, `+${base}:refs/gate/base`];
    await fetch([`--depth=${depth}`, '--filter=blob:none', 'origin', ...refs]);
    const opening = openRepository(store, { folder, isGitDirectory: true, names: [base, head] });
    const [opened, reaches] = await Promise.allSettled([
      opening,
      reachesMergeBase({ view: { gitDir: store }, isShallow: true }, base, head),
    ]);
    if (opened.status === 'rejected') throw opened.reason;
    if (reaches.status === 'fulfilled' && (reaches.value || depth === INFINITE_DEPTH)) {
      // Trees and blobs are read next: the process that prints them starts beside what is done till then.
      isMissing(opened.value, head).catch(() => undefined);
      return opened.value;
    }
    await opened.value.close();
    // What is written there next would lie beside what this depth left.
    await rm(opened.value.view.gitDir, { recursive: true, force: true });
    if (reaches.status === 'rejected') throw reaches.reason;
  }
  throw new Error('the last of these depths has no end');
}

/** Brings what is missing, in one fetch. What was once made sure of is not asked for again. */
function objectFetcher(
  repository: Repository,
  borrows: boolean,
  fetch: Fetch,
): (ids: readonly ObjectId[]) => Promise<void> {
  const present = new Set<ObjectId>();
  return async (ids) => {
    const asked = [...new Set(ids)].filter((id) => !present.has(id));
    const [first] = asked;
    if (first === undefined) return;
    // Without blobs means without all of them; only a server that cannot leave them out has sent them, and a checkout may have some.
    const all = !borrows && (await isMissing(repository, first));
    const missing = all ? asked : await listMissing(repository, asked);
    if (missing.length > 0) {
      await fetch(['--filter=blob:none', '--stdin', 'origin'], `${missing.join('\n')}\n`);
      await assertPresent(repository, missing);
    }
    for (const id of asked) present.add(id);
  };
}

/** By the process that has answered before. */
async function isMissing({ objects }: Repository, id: ObjectId): Promise<boolean> {
  for await (const found of objects.readMany([id], { maxBytes: 0 })) return found.kind === 'missing';
  return true;
}

async function isPresent({ objects }: Repository, id: ObjectId): Promise<boolean> {
  return (await objects.info(id))?.type === 'commit';
}

async function listMissing({ objects }: Repository, ids: readonly ObjectId[]): Promise<readonly ObjectId[]> {
  const missing: ObjectId[] = [];
  for await (const found of objects.infoMany([...new Set(ids)])) {
    if ('kind' in found) missing.push(found.id as ObjectId);
  }
  return missing;
}

async function assertPresent(repository: Repository, ids: readonly ObjectId[]): Promise<void> {
  const missing = await listMissing(repository, ids);
  if (missing.length === 0) return;
  throw new FixtureGateError(
    'REVISION_MISSING',
    `${missing.length} of ${ids.length} objects are missing, ${missing[0]} among them`,
    'set "fetch-depth: 0" on the checkout step and give it no filter, or leave the checkout step out',
  );
}
