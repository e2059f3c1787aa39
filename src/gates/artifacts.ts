import type { GitPath } from '../revisions/revisions.js';

/*
 * Where schemas and property files are looked for, where no policy names one: `schemas/` and `properties/` at the root of
 * the repository and in every folder on the way down to the fixture. All that are found apply, so that a new one can add
 * rules and never take the place of another (docs/adr/0131).
 */

/** The file name up to its first dot (requirement D2); a name that begins with a dot keeps it. */
export function stemOf(path: GitPath): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.indexOf('.', 1);
  return dot === -1 ? name : name.slice(0, dot);
}

/** `a/b/c.json` gives '', `a/` and `a/b/`. */
export function foldersAbove(path: GitPath): readonly string[] {
  const folders = [''];
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    folders.push(path.slice(0, slash + 1));
  }
  return folders;
}

/** Where a schema of `fixture` may stand. */
export function schemaPlaces(fixture: GitPath): readonly GitPath[] {
  const stem = stemOf(fixture);
  return foldersAbove(fixture).map((folder) => `${folder}schemas/${stem}.schema.json`);
}

/** `properties/<stem>.*`: those of the names that declare a view, and no code that happens to be called so. */
const VIEW_ENDING = /^\.(?:[^/]*\.)?(?:ya?ml|json)$/i;

export interface ViewPlaces {
  readonly declared: readonly GitPath[];
  /** Beside the fixture, where no view may stand (FG504). */
  readonly beside: readonly GitPath[];
}

/** The property files among `files` that are for `fixture` by their name. */
export function viewPlaces(fixture: GitPath, byFolder: ReadonlyMap<string, readonly GitPath[]>): ViewPlaces {
  const stem = stemOf(fixture);
  const folders = foldersAbove(fixture);
  const named = (folder: string): readonly GitPath[] =>
    (byFolder.get(folder) ?? []).filter((path) => {
      const name = path.slice(folder.length);
      return name.startsWith(stem) && VIEW_ENDING.test(name.slice(stem.length));
    });
  const own = folders.at(-1) ?? '';
  return {
    declared: folders.flatMap((folder) => named(`${folder}properties/`)),
    beside: named(own).filter((path) => path !== fixture && /\.view\.(?:ya?ml|json)$/i.test(path)),
  };
}

/** Paths by the folder that they stand in, `''` or with a slash at the end. */
export function foldersOf(paths: Iterable<GitPath>): ReadonlyMap<string, readonly GitPath[]> {
  const folders = new Map<string, GitPath[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [path]);
    else known.push(path);
  }
  return folders;
}
