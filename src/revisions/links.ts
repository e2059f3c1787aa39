import type { TreeListing } from './listing.js';
import type { GitPath, ObjectId } from './revisions.js';

/** A symbolic link of a tree. The blob holds its target. */
export interface TreeLink {
  readonly path: GitPath;
  readonly oid: ObjectId;
}

const LINK_MODE = '120000';
/** A name may hold the same words, so the mode of what is found is looked at as well. */
const LINK_ENTRY = /120000 blob /;
/** Links followed one after the other: what Linux allows (ELOOP). */
const MAX_HOPS = 40;

/** Every symbolic link of a tree. Files are passed over without being decoded: there may be a million. */
export function linksOf(listing: TreeListing): readonly TreeLink[] {
  return listing.matching(LINK_ENTRY).filter(({ mode }) => mode === LINK_MODE);
}

/**
 * The path inside the repository that reading `link` leads to, as text alone: nothing on any disk is asked. Links on the way are
 * followed too. Undefined where it leads out of the repository, or in circles.
 *
 * @param targets  Path of each link of the tree to what it holds.
 */
export function resolveLink(link: GitPath, targets: ReadonlyMap<GitPath, string>): GitPath | undefined {
  let open = link.split('/');
  const done: string[] = [];
  let hops = 0;
  while (open.length > 0) {
    const [name, ...rest] = open as [string, ...string[]];
    open = rest;
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (done.pop() === undefined) return undefined;
      continue;
    }
    const target = targets.get([...done, name].join('/'));
    if (target === undefined) {
      done.push(name);
      continue;
    }
    if (target.startsWith('/') || ++hops > MAX_HOPS) return undefined;
    open = [...target.split('/'), ...open];
  }
  return done.join('/');
}
