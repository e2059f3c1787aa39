import type { GitPath } from '../revisions/revisions.js';
import type { GateSource } from './gate.js';
import { foldOnDisk } from './path-names.js';
import type { SettingName } from './policy-facts.js';

/** Files by which git decides what a checkout gets and what a diff shows; all but the first stand at the root. */
const ANYWHERE = '.gitattributes';
const AT_ROOT = ['.gitmodules', '.lfsconfig'] as const;
/** What Windows calls them beside their names (git's path.c, is_ntfs_dot_generic). */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:gitatt~[1-4]|gi7d29~\d+)$/, ANYWHERE],
  [/^(?:gitmod~[1-4]|gi7eba~\d+)$/, '.gitmodules'],
  [/^lfscon~[1-4]$/, '.lfsconfig'],
];

/**
 * Files that this change brings or edits, and that some file system takes for settings of git: by letter case, dots or
 * blanks at the end, characters that HFS+ ignores, short names and streams of Windows; in their own name, or in that of a
 * folder. Git on the machine that judges sees nothing in them, and git on the machine that runs the tests obeys them.
 */
export async function readSettingNames({ changes, files, isFixture }: GateSource): Promise<readonly SettingName[]> {
  const suspects = changes.flatMap(({ path, head }) => {
    const setting = head === null ? undefined : settingOf(path);
    return setting === undefined ? [] : [{ path, ...setting }];
  });
  if (suspects.length === 0) return [];
  const fixtures = [...(await files('head')).keys()]
    .filter(isFixture)
    .map((path) => ({ path, folded: foldOnDisk(path) }));
  return suspects.flatMap(({ path, name, folder, folded, isExact }): SettingName[] => {
    const reached = fixtures.find(
      (fixture) =>
        fixture.folded.startsWith(folded) &&
        // What is spelled as git spells it, in a folder that is spelled as the fixture has it, is judged as what it is.
        !(isExact && fixture.path.startsWith(folder)),
    );
    return reached === undefined ? [] : [{ path, name, fixture: reached.path }];
  });
}

interface Setting {
  readonly name: string;
  /** As written; with a slash at the end, or empty at the root. */
  readonly folder: string;
  readonly folded: string;
  readonly isExact: boolean;
}

function settingOf(path: GitPath): Setting | undefined {
  // A backslash parts names on Windows.
  const cut = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1;
  const own = path.slice(cut);
  const folder = path.slice(0, cut);
  const folded = folder === '' ? '' : `${foldOnDisk(folder)}/`;
  const plain = foldOnDisk(own);
  const name = SHORT_NAMES.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
  if (name !== ANYWHERE && !(folded === '' && AT_ROOT.some((one) => one === name))) return undefined;
  return { name, folder, folded, isExact: own === name && !folder.includes('\\') };
}
