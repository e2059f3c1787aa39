import { runGit } from './git.js';
import { decodePath } from './paths.js';
import { splitFields } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId } from './revisions.js';

/** What a `.gitmodules` says of the submodule at each path: `key=value`, in the order of the file. */
export type SubmoduleSettings = ReadonlyMap<GitPath, readonly string[]>;

/** Codes by which `git config` says that a file is none of its own, or that it holds nothing. */
const NO_ANSWER = [1, 3, 128];
const SECTION = 'submodule.';

/**
 * Git's own reading of one `.gitmodules`, which is in the syntax of its configuration; nothing that it includes is read.
 * Undefined where git cannot read it.
 *
 * @param file  The blob, which has to be here.
 */
export async function readSubmodules(
  { view }: Pick<Repository, 'view'>,
  file: ObjectId,
): Promise<SubmoduleSettings | undefined> {
  const command = ['config', `--blob=${file}`, '--no-includes', '--null', '--list'];
  const { code, stdout } = await runGit(view, command, { accept: [0, ...NO_ANSWER] });
  if (code !== 0) return undefined;
  const byName = new Map<string, string[]>();
  const paths = new Map<string, Set<GitPath>>();
  for (const field of splitFields(stdout).fields) {
    const text = decodePath(field);
    const end = text.indexOf('\n');
    const name = end === -1 ? text : text.slice(0, end);
    const dot = name.lastIndexOf('.');
    if (!name.startsWith(SECTION) || dot < SECTION.length) continue;
    const section = name.slice(SECTION.length, dot);
    const key = name.slice(dot + 1);
    const value = end === -1 ? undefined : text.slice(end + 1);
    add(byName, section, value === undefined ? key : `${key}=${value}`);
    if (key === 'path' && value !== undefined)
      paths.set(section, (paths.get(section) ?? new Set()).add(withoutDots(value)));
  }
  const settings = new Map<GitPath, string[]>();
  for (const [section, own] of paths)
    for (const path of own) settings.set(path, [...(settings.get(path) ?? []), ...(byName.get(section) ?? [])]);
  return settings;
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function withoutDots(path: string): GitPath {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
