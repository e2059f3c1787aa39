import type { Finding } from '../comparison/finding.js';
import type { FixtureRule } from '../policy/policy.js';
import { STRENGTH, stronger } from '../policy/stricter.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import { foldersOf, stemOf, viewPlaces } from './artifacts.js';
import type { PropertiesAnswer } from './check-properties.js';
import type { GateSource, SideFiles } from './gate.js';
import type { PropertiesFacts, PropertyCheck, PropertyCommand } from './properties-facts.js';
import { isViewOf, readViewFile, type ViewFile } from './view-file.js';
import type { NoAnswer } from './work.js';

export type PropertiesReaderSource = Pick<
  GateSource,
  | 'repository'
  | 'findings'
  | 'changes'
  | 'policy'
  | 'among'
  | 'entryAt'
  | 'rulesFor'
  | 'isFixture'
  | 'ensureObjects'
  | 'work'
>;

type Side = 'base' | 'head';
const SIDES = ['base', 'head'] as const;

/** Bytes of one property file. */
const MAX_VIEW_BYTES = 1_048_576;
/** Tables and text may be larger than `limits.file`; their readers say how large. */
const MAX_LARGE = 268_435_456;

/**
 * Computes the view of every changed fixture that head has, and what its properties say. Property files are read from
 * base (requirement C6); where base has none and this pull request brings one, that one is asked as well and can only add.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
export async function readProperties(
  source: PropertiesReaderSource,
  options: { readonly both?: true } = {},
): Promise<PropertiesFacts> {
  const present = source.findings.filter(({ head }) => head !== null);
  if (present.length === 0) return { checks: [], commands: [] };
  const finder = await viewFinder(source);
  const checks: PropertyCheck[] = [];
  for (const finding of present) checks.push(await checkOne(source, finding, finder, options));
  return { checks, commands: commandsOf(checks) };
}

/** What is to be run with base's property code over head's fixtures. For the execution room; nothing runs here. */
export function commandsOf(checks: readonly PropertyCheck[]): readonly PropertyCommand[] {
  const commands = new Map<string, { file: GitPath; fixtures: GitPath[]; command: string }>();
  for (const { path, verdicts } of checks) {
    for (const { source, file } of verdicts.flatMap(({ files }) => files)) {
      if (source.side !== 'base' || file.faults.length > 0) continue;
      for (const command of file.commands) {
        const key = `${file.path}\0${command}`;
        const known = commands.get(key) ?? { file: file.path, fixtures: [], command };
        commands.set(key, known);
        known.fixtures.push(path);
      }
    }
  }
  return [...commands.values()];
}

interface ViewFinder {
  readonly files: Readonly<Record<Side, SideFiles>>;
  readonly folders: Readonly<Record<Side, ReadonlyMap<string, readonly GitPath[]>>>;
  readonly edited: ReadonlySet<GitPath>;
  readonly read: (path: GitPath, side: Side) => Promise<ViewFile>;
  /** Property files at the root whose `fixture` names `path`, whatever they are called. */
  readonly naming: (path: GitPath, side: Side) => Promise<readonly GitPath[]>;
}

/** Property files by convention and the views beside fixtures (`viewPlaces`), those at the root, and those that the policy names. */
const BY_CONVENTION = /[\t/]properties\/[^/\0]*\.(?:ya?ml|json)\0|\tproperties\/|\.view\.(?:ya?ml|json)\0/i;

async function candidates(source: PropertiesReaderSource, side: Side, named: ReadonlySet<GitPath>): Promise<SideFiles> {
  const files = new Map(await source.among(side, BY_CONVENTION));
  for (const path of named) {
    const entry = await source.entryAt(side, path);
    if (entry !== undefined) files.set(path, entry);
  }
  return files;
}

async function viewFinder(source: PropertiesReaderSource): Promise<ViewFinder> {
  const named = new Set(
    source.findings.flatMap(({ path }) => source.rulesFor(path).flatMap((one) => one.properties ?? [])),
  );
  const files = { base: await candidates(source, 'base', named), head: await candidates(source, 'head', named) };
  const known = new Map<string, Promise<ViewFile>>();
  const read = async (path: GitPath, side: Side): Promise<ViewFile> => {
    const { oid } = files[side].get(path)!;
    await source.ensureObjects([oid]);
    const info = await source.repository.objects.info(oid);
    if (info !== undefined && info.size > MAX_VIEW_BYTES) {
      const faults = [{ line: 1, message: `it is larger than ${MAX_VIEW_BYTES} bytes` }];
      return { path, view: [], properties: [], commands: [], faults };
    }
    return readViewFile(path, await source.repository.objects.read(oid));
  };
  const readOnce = (path: GitPath, side: Side): Promise<ViewFile> => {
    const key = `${side} ${path}`;
    const file = known.get(key) ?? read(path, side);
    known.set(key, file);
    return file;
  };
  const atRoot = (side: Side): readonly GitPath[] =>
    [...files[side]]
      .filter(([path, entry]) => path.startsWith('properties/') && /\.ya?ml$/i.test(path) && isFile(entry))
      .map(([path]) => path);
  const places = { base: atRoot('base'), head: atRoot('head') };
  return {
    files,
    folders: { base: foldersOf(files.base.keys()), head: foldersOf(files.head.keys()) },
    edited: new Set(source.changes.map(({ path }) => path)),
    read: readOnce,
    naming: async (path, side) => {
      const found: GitPath[] = [];
      for (const place of places[side]) {
        const file = await readOnce(place, side);
        if (file.fixtures !== undefined && isViewOf(file, path)) found.push(place);
      }
      return found;
    },
  };
}

async function checkOne(
  source: PropertiesReaderSource,
  finding: Finding,
  finder: ViewFinder,
  options: { readonly both?: true },
): Promise<PropertyCheck> {
  const rules = source.rulesFor(finding.path);
  const mode = rules.reduce<PropertyCheck['mode']>(
    (worst, rule) => stronger(STRENGTH.missingArtifacts, worst, rule.missingArtifacts),
    'ignore',
  );
  const own = await wantedViews(source, finding.path, rules, finder);
  const wanted = [...own.wanted, ...(await viewsOfOldName(source, finding, own, finder))];
  const { misplaced, foreign, missing } = own;
  const verdicts: PropertyCheck['verdicts'][number][] = [];
  for (const side of SIDES) {
    const files = wanted
      .filter((one) => one.side === side)
      .map(({ file }) => {
        const edited = side === 'base' && finder.edited.has(file.path) ? [file.path] : [];
        return { source: { path: file.path, side, edited }, file };
      });
    if (files.length === 0) continue;
    const views = files.map(({ file }) => file).filter(({ faults }) => faults.length === 0);
    verdicts.push({ files, answer: await answerFor(source, finding, views, side, options) });
  }
  return { path: finding.path, mode, verdicts, misplaced, foreign, ...(missing === undefined ? {} : { missing }) };
}

interface Wanted {
  readonly wanted: readonly { readonly file: ViewFile; readonly side: Side }[];
  readonly misplaced: readonly GitPath[];
  readonly foreign: readonly GitPath[];
  readonly missing?: NonNullable<PropertyCheck['missing']>;
}

/** What every rule that judges the fixture asks for, by name or by convention. */
async function wantedViews(
  { isFixture }: PropertiesReaderSource,
  fixture: GitPath,
  rules: readonly FixtureRule[],
  finder: ViewFinder,
): Promise<Wanted> {
  const wanted = new Map<GitPath, { file: ViewFile; side: Side }>();
  const misplaced = new Set<GitPath>();
  const foreign = new Set<GitPath>();
  let missing: Wanted['missing'];
  for (const { properties: named } of rules) {
    for (const side of SIDES) {
      const { declared: byName, beside } =
        named === undefined
          ? viewPlaces(fixture, finder.folders[side])
          : { declared: [named].filter((path) => isFile(finder.files[side].get(path))), beside: [] };
      const declared = new Set([...byName, ...(await finder.naming(fixture, side))]);
      let found = 0;
      let why: string | undefined;
      for (const path of beside) misplaced.add(path);
      for (const path of declared) {
        if (isFixture(path) || folderOf(path) === folderOf(fixture)) {
          misplaced.add(path);
          continue;
        }
        const file = await finder.read(path, side);
        // A name alone makes nobody's configuration a property file; where the policy names it, it has to be one.
        if (file.foreign === true && path !== named) {
          foreign.add(path);
          continue;
        }
        if (!isViewOf(file, fixture) && file.faults.length === 0) {
          why = `${path} is for other fixtures`;
          continue;
        }
        found += 1;
        if (!wanted.has(path)) wanted.set(path, { file, side });
      }
      if (side === 'base' && found > 0) break;
      if (side === 'base') {
        const expected = named ?? `properties/${stemOf(fixture)}.*`;
        missing = {
          expected,
          named: named !== undefined,
          ...(named !== undefined && why !== undefined ? { why } : {}),
        };
      }
    }
  }
  return {
    wanted: [...wanted.values()],
    misplaced: [...misplaced],
    foreign: [...foreign],
    ...(missing === undefined ? {} : { missing }),
  };
}

/** A fixture that moved is asked what base asked of it: another name is no way out of its properties. */
async function viewsOfOldName(
  source: PropertiesReaderSource,
  { base, movedFrom }: Finding,
  own: Wanted,
  finder: ViewFinder,
): Promise<Wanted['wanted']> {
  if (base !== null || movedFrom === undefined || own.wanted.some(({ side }) => side === 'base')) return [];
  const { wanted } = await wantedViews(source, movedFrom, source.rulesFor(movedFrom), finder);
  return wanted.filter(({ side }) => side === 'base');
}

function isFile(entry: TreeEntry | undefined): boolean {
  return entry?.mode.startsWith('100') === true;
}

function folderOf(path: GitPath): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

async function answerFor(
  { repository, changes, policy, rulesFor, work }: PropertiesReaderSource,
  finding: Finding,
  views: readonly ViewFile[],
  side: Side,
  options: { readonly both?: true },
): Promise<PropertiesAnswer | NoAnswer> {
  const { path, head, movedFrom } = finding;
  if (views.length === 0) return { kind: 'computed', views: [] };
  if (head === null || !head.mode.startsWith('100')) {
    return { kind: 'unreadable', line: 0, why: `it is a ${head?.mode === '120000' ? 'symbolic link' : 'submodule'}` };
  }
  const maxBytes = Math.max(policy.limits.file, MAX_LARGE);
  const object = await repository.objects.find(head.oid, { maxBytes });
  if (object.kind !== 'content') return { kind: 'unreadable', line: 0, why: 'it is too large to be read' };
  // A fixture that moved is still held against what it was: another name is no way out of "nothing was lost".
  // Read from the changes and not from the findings: the other half of the move may be another shard's.
  const hasMoved = finding.base === null && movedFrom !== undefined;
  const before = hasMoved ? (changes.find((one) => one.path === movedFrom) ?? finding) : finding;
  const was = before.base?.mode.startsWith('100')
    ? await repository.objects.find(before.base.oid, { maxBytes })
    : undefined;
  const job = { path, bytes: object.content, rule: rulesFor(path)[0]!, limits: policy.limits };
  return work({
    kind: 'properties',
    job: { ...job, ...(side === 'head' && { isolate: true as const }) },
    ...(was?.kind === 'content' ? { base: { path: before.path, bytes: was.content } } : {}),
    views,
    ...options,
  });
}
