import { join } from 'node:path';
import { type GitPlace, runGit } from './git.js';
import { decodePath, encodePath } from './paths.js';
import { splitFields } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { GitPath, TreeEntry } from './revisions.js';
import { isForbiddenName } from './trees.js';

/** What one path has by the attribute files of one side: `set`, `unset`, `unspecified` or a value, as git says it. */
export type Attributes = ReadonlyMap<string, string>;

let made = 0;

/**
 * Git's own reading of attributes (macros, nesting and order included) for paths that need not exist, from nothing but
 * the given `.gitattributes` files: they alone are put into an index of the private view, so that no checkout, no user
 * configuration and no `info/attributes` has a say. `check-attr --source` would need git 2.40.
 *
 * @param files  Every `.gitattributes` of that side. Their blobs have to be here.
 */
export async function readAttributes(
  { view, folder }: Repository,
  files: ReadonlyMap<GitPath, TreeEntry>,
  paths: readonly GitPath[],
  names: readonly string[],
): Promise<ReadonlyMap<GitPath, Attributes>> {
  const place: GitPlace = { ...view, indexFile: join(folder.path, `attributes-${++made}.index`) };
  const lines = [...files].flatMap(([path, { mode, oid }]) =>
    // A link is not read by git either, and a path that git refuses would end the whole command.
    mode.startsWith('100') && !path.split('/').some(isForbiddenName)
      ? [Buffer.from(`100644 ${oid}\t`), encodePath(path), Buffer.of(0)]
      : [],
  );
  await runGit(place, ['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
  const input = Buffer.concat(paths.flatMap((path) => [encodePath(path), Buffer.of(0)]));
  const { stdout } = await runGit(place, ['check-attr', '--cached', '-z', '--stdin', ...names], { input });
  const { fields } = splitFields(stdout);
  const result = new Map<GitPath, Map<string, string>>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const path = decodePath(fields[at]!);
    const known = result.get(path) ?? new Map<string, string>();
    known.set(fields[at + 1]!.toString('utf8'), fields[at + 2]!.toString('utf8'));
    result.set(path, known);
  }
  return result;
}
