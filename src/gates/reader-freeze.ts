import { findEntry } from '../revisions/find-entry.js';
import { listHistory } from '../revisions/history.js';
import type { GitPath, ObjectId, TreeEntry } from '../revisions/revisions.js';
import type { FreezeFacts } from './freeze.js';
import { type FreezeEntry, readFreezeList } from './freeze-list.js';
import type { GateSource } from './gate.js';
import type { ChangedText } from './skip-marks.js';

/** Bytes of a freeze list. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** Bytes of a file that is looked through for marks. */
const MAX_SOURCE_BYTES = 1024 * 1024;
/** Edits between two versions that are worked out; beyond them every line of head counts as added. */
const MAX_EDITS = 5_000;
/** Files that hold tests, or say which of them are run. */
const WORTH_READING =
  /\.(?:pyi?|[cm]?[jt]sx?|vue|svelte|coffee|go|java|kts?|groovy|gradle|scala|rb|php|rs|cs|fs|vb|xml|toml|cfg|ini|ya?ml|json|runsettings|csproj|sh)$|(?:^|\/)(?:Makefile|Rakefile|\.rspec|\.mocharc[^/]*|tox|noxfile)$/i;
/** Programs are read even where a pattern takes them for fixtures: tests may lie there. */
const PROGRAM = /\.(?:py|[cm]?[jt]sx?|go|java|kt|kts|groovy|scala|rb|php|rs|cs|fs|vb)$/i;
const COMMIT_DATE = /^committer .*> (\d{1,12}) [+-]\d{4}$/m;

/** What the freeze gate needs. Where there is no list on either side, nothing else is read. */
export async function readFreezeFacts(source: GateSource): Promise<FreezeFacts> {
  const { policy, changes, commits, repository } = source;
  const { file } = policy.freeze;
  const now = Math.floor(Date.now() / 1_000);
  const onBase = await entryAt(source, file);
  const change = changes.find(({ path }) => path === file);
  const base = await listAt(source, onBase);
  const head = change === undefined ? base : await listAt(source, change.head);
  const empty = { base, head, steps: new Map(), texts: [], unread: [], reports: [], touched: new Map(), now };
  if (base === undefined && head === undefined) return empty;
  const steps = new Map<string, { readonly removed: readonly string[] }>();
  for (const { sha, changes: own } of commits) {
    const step = own.find(({ path }) => path === file);
    if (step !== undefined) steps.set(sha, { removed: await removedBy(source, step.base, step.head) });
  }
  const { texts, unread } = await changedTexts(source);
  const touched = await lastTouched(repository, source, head ?? []);
  const { givenReports } = await import('./reader-reports.js');
  return { base, head, steps, texts, unread, reports: await givenReports(source), touched, now };
}

async function entryAt(source: GateSource, file: GitPath): Promise<TreeEntry | null> {
  const change = source.changes.find(({ path }) => path === file);
  if (change !== undefined) return change.base;
  return (await findEntry(source.repository, source.range.mergeBase, file)) ?? null;
}

/** A link, a submodule or something too large in the place of the list is no list: every id of base is then gone. */
async function listAt(
  { repository, ensureObjects }: GateSource,
  entry: TreeEntry | null,
): Promise<readonly FreezeEntry[] | undefined> {
  if (entry === null || !entry.mode.startsWith('100')) return undefined;
  await ensureObjects([entry.oid]);
  const object = await repository.objects.find(entry.oid, { maxBytes: MAX_LIST_BYTES });
  return object.kind === 'content' ? readFreezeList(object.content.toString('utf8')) : undefined;
}

async function removedBy(
  source: GateSource,
  before: TreeEntry | null,
  after: TreeEntry | null,
): Promise<readonly string[]> {
  const kept = new Set(((await listAt(source, after)) ?? []).map(({ id }) => id));
  return ((await listAt(source, before)) ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
}

async function changedTexts(
  source: GateSource,
): Promise<{ readonly texts: readonly ChangedText[]; readonly unread: readonly GitPath[] }> {
  const worth = source.changes.filter(
    ({ path }) => WORTH_READING.test(path) && (PROGRAM.test(path) || !source.isFixture(path)),
  );
  await source.ensureObjects(
    worth.flatMap(({ base, head }) => [base, head].flatMap((one) => (isFile(one) ? [one.oid] : []))),
  );
  const texts: ChangedText[] = [];
  const unread: GitPath[] = [];
  for (const { path, base, head } of worth) {
    const before = await textAt(source, base);
    const after = await textAt(source, head);
    if (after === 'too-large' || before === 'too-large') unread.push(path);
    else texts.push({ path, base: before, head: after, added: await addedLines(before, after) });
  }
  return { texts, unread };
}

async function textAt({ repository }: GateSource, entry: TreeEntry | null): Promise<string | 'too-large' | undefined> {
  if (!isFile(entry)) return undefined;
  const object = await repository.objects.find(entry.oid, { maxBytes: MAX_SOURCE_BYTES });
  if (object.kind === 'too-large') return 'too-large';
  return object.kind === 'content' ? object.content.toString('utf8') : undefined;
}

function isFile(entry: TreeEntry | null): entry is TreeEntry {
  return entry?.mode.startsWith('100') === true;
}

/** One-based lines of head that base lacks, by the library's own shortest edit script. */
async function addedLines(base: string | undefined, head: string | undefined): Promise<ReadonlySet<number>> {
  const { diffArrays } = await import('diff');
  const lines = (head ?? '').split(/\r\n|\r|\n/);
  const edits =
    base === undefined ? undefined : diffArrays(base.split(/\r\n|\r|\n/), lines, { maxEditLength: MAX_EDITS });
  if (edits === undefined) return new Set(lines.map((_, index) => index + 1));
  const added = new Set<number>();
  let line = 1;
  for (const { added: isNew, removed, count = 0 } of edits) {
    if (removed) continue;
    if (isNew) for (let each = line; each < line + count; each += 1) added.add(each);
    line += count;
  }
  return added;
}

/**
 * When base's own line last touched each entry: the oldest commit, going back from now, since which the entry has been
 * there without a break. Entries whose beginning the history does not show are left out.
 */
async function lastTouched(
  repository: GateSource['repository'],
  source: GateSource,
  entries: readonly FreezeEntry[],
): Promise<ReadonlyMap<string, number>> {
  const { file } = source.policy.freeze;
  const history = (await listHistory(repository, source.range.mergeBase, [file])).get(file);
  const touched = new Map<string, number>();
  const open = new Set(entries.map(({ id }) => id));
  let since: number | undefined;
  for (const { commit, entry } of history?.revisions ?? []) {
    const present = new Set(((await listAt(source, entry)) ?? []).map(({ id }) => id));
    const date = await committedAt(repository, commit);
    for (const id of open) {
      if (present.has(id)) touched.set(id, date ?? since ?? 0);
      else open.delete(id);
    }
    since = date;
    if (open.size === 0) break;
  }
  for (const [id, date] of touched) if (date === 0) touched.delete(id);
  return touched;
}

async function committedAt(repository: GateSource['repository'], commit: ObjectId): Promise<number | undefined> {
  const text = (await repository.objects.read(commit)).toString('latin1');
  const header = text.slice(0, text.indexOf('\n\n'));
  const seconds = COMMIT_DATE.exec(header)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
