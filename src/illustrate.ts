import { type Account, accountOf } from './comparison/account.js';
import { isCumulative, type Revision } from './comparison/anchor.js';
import type { Side } from './comparison/comparison.js';
import type { Finding } from './comparison/finding.js';
import { type Illustrations, MAX_ACCOUNTS, MAX_PICTURE_CHARACTERS, MAX_PICTURED } from './comparison/illustrations.js';
import type { PictureJob, Pictures } from './comparison/picture.js';
import { jobFor } from './finding-of.js';
import type { Inspection, Supply } from './gate.js';
import { createJudge } from './judge.js';
import { listHistory, MAX_REVISIONS } from './revisions/history.js';
import type { Repository } from './revisions/repository.js';
import type { PathChange, TreeEntry } from './revisions/revisions.js';

const IMAGE_FORMATS: ReadonlySet<string> = new Set(['bmp', 'gif', 'jpeg', 'png', 'tiff', 'webp']);
/** Larger files are compared, but not drawn. */
const MAX_FILE_BYTES = 67_108_864;
const SUBMODULE_MODE = '160000';

type Subject = Pick<Inspection, 'range' | 'trees' | 'policies' | 'rulesFor'>;

/**
 * Draws what only a page can show. `findings` worst first, so that what is left out is the least of it. An object that
 * is not here, or an image that cannot be drawn, costs its picture and nothing else: the verdict stands already.
 */
export async function illustrate(
  repository: Repository,
  subject: Subject,
  findings: readonly Finding[],
  ensureHistory?: Supply['ensureHistory'],
): Promise<Illustrations> {
  const changes = new Map(subject.trees.changes.map((change) => [change.path, change]));
  const known = findings.flatMap((finding) => {
    const change = changes.get(finding.path);
    return change === undefined ? [] : [{ finding, change }];
  });
  const drawn = await drawAll(repository, subject, known);
  const accounted = await accountAll(repository, subject, known, ensureHistory);
  return { ...drawn, ...accounted };
}

interface Known {
  readonly finding: Finding;
  readonly change: PathChange;
}

async function drawAll(
  repository: Repository,
  subject: Subject,
  known: readonly Known[],
): Promise<Pick<Illustrations, 'pictures' | 'picturesLeftOut'>> {
  const images = known.filter(({ finding }) => IMAGE_FORMATS.has(finding.format));
  const pictures = new Map<string, Pictures>();
  if (images.length === 0) return { pictures, picturesLeftOut: 0 };
  const judge = createJudge();
  let characters = 0;
  let leftOut = Math.max(0, images.length - MAX_PICTURED);
  try {
    for (const { change } of images.slice(0, MAX_PICTURED)) {
      const job = await pictureJob(repository, subject, change);
      const drawn = characters >= MAX_PICTURE_CHARACTERS ? undefined : await judge.picture(job);
      const size = [drawn?.base, drawn?.head, drawn?.difference].reduce((sum, one) => sum + (one?.png.length ?? 0), 0);
      if (drawn === undefined || characters + size > MAX_PICTURE_CHARACTERS) {
        leftOut += 1;
        continue;
      }
      characters += size;
      pictures.set(change.path, drawn);
    }
  } finally {
    await judge.close();
  }
  return { pictures, picturesLeftOut: leftOut };
}

async function pictureJob(
  repository: Repository,
  { policies, rulesFor }: Subject,
  { path, base, head }: PathChange,
): Promise<PictureJob> {
  const { tolerance, limits } = policies.effective;
  const sides = { base: await sideOf(repository, base), head: await sideOf(repository, head) };
  return { path, ...sides, rule: rulesFor(path)[0]!, tolerance, limits };
}

async function sideOf({ objects }: Repository, entry: TreeEntry | null): Promise<Side | null> {
  if (entry === null || entry.mode === SUBMODULE_MODE) return null;
  const object = await objects.find(entry.oid, { maxBytes: MAX_FILE_BYTES });
  return object.kind === 'content' ? { bytes: object.content, mode: entry.mode } : null;
}

async function accountAll(
  repository: Repository,
  subject: Subject,
  known: readonly Known[],
  ensureHistory: Supply['ensureHistory'],
): Promise<Pick<Illustrations, 'accounts' | 'accountsLeftOut'>> {
  const drifting = known.filter(({ finding }) => isCumulative(finding.notes));
  const accounts = new Map<string, Account>();
  if (drifting.length === 0) return { accounts, accountsLeftOut: 0 };
  const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
  const shown = drifting.slice(0, MAX_ACCOUNTS);
  const paths = shown.map(({ change }) => change.path);
  const history = await listHistory(whole, subject.range.mergeBase, paths, MAX_REVISIONS);
  for (const { change } of shown) {
    const past = history.get(change.path)?.revisions ?? [];
    const account = await accountFor(whole, subject, change, past);
    if (account !== undefined) accounts.set(change.path, account);
  }
  return { accounts, accountsLeftOut: drifting.length - accounts.size };
}

async function accountFor(
  repository: Repository,
  { policies, rulesFor }: Subject,
  { path, base: baseEntry, head: headEntry }: PathChange,
  past: readonly { readonly commit: string; readonly entry: TreeEntry | null }[],
): Promise<Account | undefined> {
  const base = await sideOf(repository, baseEntry);
  const head = await sideOf(repository, headEntry);
  if (base === null || head === null) return undefined;
  async function* revisions(): AsyncGenerator<Revision> {
    for (const { commit, entry } of past) {
      const side = await sideOf(repository, entry);
      if (side === null) return;
      yield { ...side, commit };
    }
  }
  return accountOf(jobFor(path, base, head, rulesFor(path)[0]!, policies.effective), revisions());
}
