import { runGit } from './git.js';
import { objectId } from './object-id.js';
import { decodePath } from './paths.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId } from './revisions.js';

/** A symbolic link of a tree. The blob holds its target. */
export interface TreeLink {
  readonly path: GitPath;
  readonly oid: ObjectId;
}

const TAB = 0x09;
const LINK_ENTRY = '120000 blob ';
/** Links followed one after the other: what Linux allows (ELOOP). */
const MAX_HOPS = 40;

/** Every symbolic link of a commit or tree. Files are passed over without being decoded: there may be a million. */
export async function listLinks({ view }: Pick<Repository, 'view'>, revision: ObjectId): Promise<readonly TreeLink[]> {
  const { stdout } = await runGit(view, ['ls-tree', '-r', '-z', '--full-tree', revision]);
  const links: TreeLink[] = [];
  for (let at = stdout.indexOf(LINK_ENTRY); at !== -1; at = stdout.indexOf(LINK_ENTRY, at + 1)) {
    // A name may hold the same words: an entry begins where the one before it ended.
    if (at !== 0 && stdout[at - 1] !== 0) continue;
    const tab = stdout.indexOf(TAB, at);
    const end = stdout.indexOf(0, tab);
    const oid = objectId(stdout.toString('latin1', at + LINK_ENTRY.length, tab));
    links.push({ path: decodePath(stdout.subarray(tab + 1, end)), oid });
  }
  return links;
}

/** Where reading a link leads to. */
export interface LinkWay {
  /** The path inside the repository; undefined where the way leads out of it, or in circles. */
  readonly end: GitPath | undefined;
  /** Links that were followed on the way, the first one itself left out: whoever turns one of them turns the end. */
  readonly through: readonly GitPath[];
}

/**
 * What reading `link` passes and where it ends, as text alone: nothing on any disk is asked.
 *
 * @param targets  Path of each link of the tree to what it holds.
 */
export function followLink(link: GitPath, targets: ReadonlyMap<GitPath, string>): LinkWay {
  let open = link.split('/');
  const done: string[] = [];
  const through = new Set<GitPath>();
  let hops = 0;
  while (open.length > 0) {
    const [name, ...rest] = open as [string, ...string[]];
    open = rest;
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (done.pop() === undefined) return { end: undefined, through: [...through] };
      continue;
    }
    const path = [...done, name].join('/');
    const target = targets.get(path);
    if (target === undefined) {
      done.push(name);
      continue;
    }
    if (path !== link) through.add(path);
    if (target.startsWith('/') || ++hops > MAX_HOPS) return { end: undefined, through: [...through] };
    open = [...target.split('/'), ...open];
  }
  return { end: done.join('/'), through: [...through] };
}
