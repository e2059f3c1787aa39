import { FixtureGateError } from './errors.js';
import { foldOnDisk, foldTarget } from './gates/path-names.js';
import type { FixtureRule } from './policy/policy.js';
import { followLink, type TreeLink } from './revisions/links.js';
import { objectMissing } from './revisions/objects.js';
import { decodePath } from './revisions/paths.js';
import type { Repository } from './revisions/repository.js';
import type { ObjectId, PathChange } from './revisions/revisions.js';

/** A link target is a path; a longer one is none that a file system follows (PATH_MAX). */
const MAX_TARGET_BYTES = 4_096;
const LINK_MODE = '120000';
/** Names by which one path is looked at. A tree of links that gives more is made to hide something, or by mistake. */
const MAX_NAMES = 5_000;

/** Paths that a test reads through a symbolic link, with the rules of the names that it reads them by. */
export interface LinkedPaths {
  /**
   * What `path` is judged by because a link gives it, or a folder above it, the name of a fixture. Empty where none does.
   *
   * @param pointer  Whether a link or a submodule stands there on some side; by default as `LinksSource.pointers` has it.
   */
  readonly rulesOf: (path: string, pointer?: boolean) => readonly FixtureRule[];
}

/** `pointer` says that a link or a submodule stands there, which may stand for a folder. */
export type RulesOf = (path: string, pointer: boolean) => readonly FixtureRule[];

export interface LinksSource {
  readonly repository: Repository;
  readonly onBase: readonly TreeLink[];
  readonly changes: readonly PathChange[];
  /** Paths at which some side has a link or a submodule. */
  readonly pointers: ReadonlySet<string>;
  readonly rulesOf: RulesOf;
  readonly ensureObjects?: ((ids: readonly ObjectId[]) => Promise<void>) | undefined;
}

const NONE: LinkedPaths = { rulesOf: () => [] };

/**
 * Links by where they end, and by the links that they pass, as a file system has it that sets letter case and the like
 * aside: a link to `Data.json` leads to `data.json` there, and what is asked too much elsewhere is a change of a twin.
 */
interface Aliases {
  readonly ending: Map<string, Set<string>>;
  readonly through: Map<string, Set<string>>;
  /** Those that end at a folder in which they lie themselves. */
  readonly loops: Set<string>;
}

/**
 * A link is never followed to read anything, but whoever changes what it leads to changes what the test reads. So a path
 * is a fixture as well where a link of either side gives it the name of one: a link to the file, to a folder above it, in
 * place of a folder of fixtures, or one link after the other. A link on the way is one, too: it can be turned.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a link's target is not in this clone: nobody can say what it leads to.
 */
export async function readLinkedPaths(source: LinksSource): Promise<LinkedPaths> {
  const { repository, onBase, changes, ensureObjects } = source;
  const sides = [onBase, linksOnHead(onBase, changes)];
  const links = [...new Map(sides.flat().map((link) => [`${link.oid} ${link.path}`, link])).values()];
  if (links.length === 0) return NONE;
  await ensureObjects?.(links.map(({ oid }) => oid));
  const contents = await readTargets(repository, links);
  const aliases: Aliases = { ending: new Map(), through: new Map(), loops: new Set() };
  for (const side of sides) {
    const held = side.flatMap(({ path, oid }): readonly Held[] => {
      const target = contents.get(oid);
      return target === undefined ? [] : [{ path, name: path, target }];
    });
    noteWays(aliases, held);
    // Of two links that are one there, this takes one; the other way has been noted as it is written.
    noteWays(
      aliases,
      held.map(({ path, target }) => ({ path, name: foldOnDisk(path), target: foldTarget(target) })),
    );
  }
  const known = { plain: new Map<string, readonly FixtureRule[]>(), turned: new Map<string, readonly FixtureRule[]>() };
  return {
    rulesOf: (path, pointer = source.pointers.has(path)) => {
      const answers = pointer ? known.turned : known.plain;
      const rules = answers.get(path) ?? rulesByOtherNames(path, pointer, aliases, source);
      answers.set(path, rules);
      return rules;
    },
  };
}

/** A link, what it is called on the way, and what it holds. */
interface Held {
  readonly path: string;
  readonly name: string;
  readonly target: string;
}

function noteWays(aliases: Aliases, held: readonly Held[]): void {
  const targets = new Map(held.map(({ name, target }) => [name, target]));
  for (const { path, name } of held) {
    const { end, through } = followLink(name, targets);
    if (end !== undefined && end !== name) add(aliases.ending, foldOnDisk(end), path);
    if (end !== undefined && (end === '' || name.startsWith(`${end}/`))) aliases.loops.add(path);
    for (const passed of through) add(aliases.through, foldOnDisk(passed), path);
  }
}

/** Every name that links give `path`, the nearest ones first; a link is used once on the way to a name. */
function rulesByOtherNames(
  path: string,
  isPointer: boolean,
  { ending, through, loops }: Aliases,
  { rulesOf }: LinksSource,
): readonly FixtureRule[] {
  const rules = new Set<FixtureRule>();
  const seen = new Set([path]);
  const open: { readonly name: string; readonly pointer: boolean; readonly used: ReadonlySet<string> }[] = [
    { name: path, pointer: isPointer, used: new Set() },
  ];
  const take = (name: string, link: string, pointer: boolean, used: ReadonlySet<string>): void => {
    if (used.has(link) || seen.has(name)) return;
    // Links upwards lead to each other without end, and two of them name nothing that one does not.
    if (loops.has(link) && [...used].some((other) => loops.has(other))) return;
    if (seen.size >= MAX_NAMES) throw tooManyNames(path);
    seen.add(name);
    // A rule that names the link itself is about whatever it leads to.
    for (const rule of [...rulesOf(name, pointer), ...rulesOf(link, false)]) rules.add(rule);
    open.push({ name, pointer, used: new Set(used).add(link) });
  };
  for (const { name, pointer, used } of open) {
    // Whoever turns a submodule, or a link in place of a folder, turns whatever lies below it.
    if (pointer) {
      const folded = `${foldOnDisk(name)}/`;
      for (const [end, links] of ending)
        if (end.startsWith(folded)) for (const link of links) take(link, link, false, used);
    }
    for (const link of through.get(foldOnDisk(name)) ?? []) take(link, link, true, used);
    for (const [above, rest] of foldersAbove(name)) {
      for (const link of ending.get(foldOnDisk(above)) ?? []) take(`${link}${rest}`, link, pointer, used);
    }
  }
  return [...rules];
}

/** The path itself, every folder above it and the root, each with what is left of the path. */
function foldersAbove(path: string): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [[path, '']];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    found.push([path.slice(0, at), path.slice(at)]);
  }
  found.push(['', `/${path}`]);
  return found;
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

function tooManyNames(path: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_INPUT',
    `symbolic links give ${JSON.stringify(path)} more than ${MAX_NAMES} names, and whether one of them is a fixture's was not looked at`,
    'remove links that lead to each other',
  );
}

/** Head is base with the changes laid over it. */
function linksOnHead(onBase: readonly TreeLink[], changes: readonly PathChange[]): readonly TreeLink[] {
  const links = new Map(onBase.map((one) => [one.path, one]));
  for (const { path, head } of changes) {
    if (head?.mode === LINK_MODE) links.set(path, { path, oid: head.oid });
    else links.delete(path);
  }
  return [...links.values()];
}

async function readTargets({ objects }: Repository, links: readonly TreeLink[]): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  const oids = [...new Set(links.map(({ oid }) => oid))];
  let index = 0;
  for await (const object of objects.readMany(oids, { maxBytes: MAX_TARGET_BYTES })) {
    const oid = oids[index++]!;
    if (object.kind === 'missing') throw objectMissing(oid);
    if (object.kind === 'content') targets.set(oid, decodePath(object.content));
  }
  return targets;
}
