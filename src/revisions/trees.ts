/** Trees as bytes: what `ls-tree` would smooth over must show (T44). */
import { decodePath } from './paths.js';
import type { GitPath, TreeProblem } from './revisions.js';

export interface RawTreeEntry {
  readonly mode: string;
  readonly name: Buffer;
  readonly oid: string;
}

const SPACE = 0x20;
/** As git writes it in trees: without a leading zero. */
export const TREE_MODE = '40000';
const USUAL_MODES = new Set([TREE_MODE, '100644', '100755', '120000', '160000']);

/** @throws {TypeError} Where the bytes are no tree. Git refuses such an object before it comes here. */
export function parseTree(content: Buffer, idBytes: number): readonly RawTreeEntry[] {
  const entries: RawTreeEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(SPACE, at);
    const end = space === -1 ? -1 : content.indexOf(0, space);
    if (end === -1 || end + 1 + idBytes > content.length) throw new TypeError('not a tree');
    entries.push({
      mode: content.toString('latin1', at, space),
      name: content.subarray(space + 1, end),
      oid: content.toString('hex', end + 1, end + 1 + idBytes),
    });
    at = end + 1 + idBytes;
  }
  return entries;
}

/** What is wrong in one tree, below `folder` (empty, or ending in a slash). */
export function treeProblems(
  entries: readonly RawTreeEntry[],
  folder: GitPath,
): readonly Omit<TreeProblem, 'onBase'>[] {
  const problems: Omit<TreeProblem, 'onBase'>[] = [];
  const seen = new Set<string>();
  let previous = '';
  for (const { mode, name } of entries) {
    // One character a byte: as exact as the bytes, and much quicker than to decode every name of a large tree.
    const bytes = name.toString('latin1');
    const key = mode === TREE_MODE ? `${bytes}/` : bytes;
    const add = (kind: TreeProblem['kind']) => problems.push({ kind, path: `${folder}${decodePath(name)}` });
    if (seen.has(bytes)) add('duplicate-entry');
    else if (previous >= key && seen.size > 0) add('unsorted');
    if (!isPlainName(bytes) && isForbiddenName(decodePath(name))) add('forbidden-name');
    if (!USUAL_MODES.has(mode)) add('odd-mode');
    seen.add(bytes);
    previous = key;
  }
  return problems;
}

/** Whether a name is beyond doubt, so that the closer look is for few: ASCII, and nowhere near `.`, `..` or `.git`. */
function isPlainName(bytes: string): boolean {
  return /^(?!\.|git~)[\x20-\x2e\x30-\x7e]+$/i.test(bytes);
}

/** Characters that HFS+ ignores in names, so that `.g\u200cit` is `.git` there (git's utf8.c, next_hfs_char). */
const IGNORED_ON_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/**
 * Whether one component of a path must never reach a disk: nothing, `.`, `..`, one with a slash or NUL, and `.git` as
 * any file system may spell it (letter case, `GIT~1`, trailing dots and blanks, streams, ignored characters).
 */
export function isForbiddenName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || /[/\0]/.test(name)) return true;
  const folded = name.replace(IGNORED_ON_HFS, '').toLowerCase();
  const [first = ''] = folded.split(/[\\:]/);
  const trimmed = first.replace(/[. ]+$/, '');
  return trimmed === '.git' || trimmed === 'git~1';
}
