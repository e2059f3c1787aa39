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
