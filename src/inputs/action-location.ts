import { existsSync, readFileSync, realpathSync } from 'node:fs';
import nodePath, { dirname, join } from 'node:path';
import { FixtureGateError } from '../errors.js';
import { asSha } from './identifiers.js';

export interface ActionPlaces {
  /** The file that node was started with: the bundle's entry. */
  readonly entry: string | undefined;
  /** `GITHUB_ACTION_PATH`; the runner sets it for composite actions only. */
  readonly actionPath: string | undefined;
  readonly workspace: string | undefined;
}

/** Commits whose code may judge: the base side, and only of the default branch, which a pull request cannot choose. */
export interface TrustedCode {
  readonly baseSha: string | undefined;
  readonly baseIsDefaultBranch: boolean;
}

/**
 * Refuses an action that lies in the workspace (T07): `uses: ./` would run what the pull request itself brings. The one
 * exception is a checkout of the base commit of the default branch, by which the action's own repository uses itself.
 * @throws {FixtureGateError} UNSAFE_ENVIRONMENT
 */
export function assertTrustedAction(places: ActionPlaces, trusted: TrustedCode): void {
  if (places.workspace === undefined || places.workspace === '') return;
  const workspace = resolved(places.workspace);
  for (const place of [places.entry, places.actionPath]) {
    if (place === undefined || place === '') continue;
    const path = resolved(place);
    if (!isInside(path, workspace)) continue;
    const checkedOut = checkedOutCommit(path);
    if (trusted.baseIsDefaultBranch && trusted.baseSha !== undefined && checkedOut === trusted.baseSha) continue;
    throw new FixtureGateError(
      'UNSAFE_ENVIRONMENT',
      'expected the action outside of the workspace; found it inside, where the pull request can change it',
      "Write `uses: OWNER/fixture-gate@<full commit SHA>`; the action's own repository checks out the base commit into a folder and uses that (docs/adr/0072)",
    );
  }
}

function resolved(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** @param rules  Those of the system that the paths are of; tests give both. On another drive of Windows a way is absolute. */
export function isInside(
  path: string,
  folder: string,
  rules: Pick<typeof nodePath, 'relative' | 'isAbsolute' | 'sep'> = nodePath,
): boolean {
  const way = rules.relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${rules.sep}`) && !rules.isAbsolute(way));
}

/** The commit on which the nearest checkout stands, if its HEAD is detached: read as a file, since git would obey its configuration. */
function checkedOutCommit(path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    const git = join(folder, '.git');
    if (existsSync(git)) {
      try {
        return asSha(readFileSync(join(git, 'HEAD'), 'utf8').replace(/\n$/, ''));
      } catch {
        return undefined;
      }
    }
    if (dirname(folder) === folder) return undefined;
  }
}
