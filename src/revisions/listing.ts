/** All of one tree as git prints it, and narrow questions to it that do not decode what they do not ask for. */
import { runGit } from './git.js';
import { objectId } from './object-id.js';
import { decodePath, encodePath } from './paths.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId, TreeEntry } from './revisions.js';

export interface TreeFile extends TreeEntry {
  readonly path: GitPath;
}

/** What stands in one commit or tree. A path may occur twice (T44); where one entry is asked for, the last one counts. */
export interface TreeListing {
  /** Every file, link and submodule, in git's order. */
  readonly all: () => readonly TreeFile[];
  /**
   * Those that `pattern` finds, in git's order: all that are meant, and perhaps a few more. It sees `mode type oid<TAB>path<NUL>`
   * with one character a byte, so it is to be of ASCII alone, with `[\t/]` and `\0` in the place of `(?:^|\/)` and `$`.
   */
  readonly matching: (pattern: RegExp) => readonly TreeFile[];
  readonly at: (path: GitPath) => TreeEntry | undefined;
}

const TAB = 0x09;
/** Bytes that are kept as one buffer and become one string at a time: strings end at half a gigabyte, and joining all would hold it twice. */
const PIECE_BYTES = 16 * 1024 * 1024;
const BEYOND_ASCII = /[\x80-\xff]/;

/** One process; its output is kept as bytes, about 80 of them a file. */
export async function listTree({ view }: Pick<Repository, 'view'>, revision: ObjectId): Promise<TreeListing> {
  const pieces = betweenEntries();
  await runGit(view, ['ls-tree', '-r', '-z', '--full-tree', revision], { output: pieces.push });
  return treeListing(pieces.end());
}

/** Exported for tests: chunks of what `ls-tree -r -z` prints become pieces of at least `pieceBytes`, each of whole entries. */
export function betweenEntries(pieceBytes = PIECE_BYTES): {
  readonly push: (chunk: Buffer) => void;
  readonly end: () => readonly Buffer[];
} {
  const pieces: Buffer[] = [];
  let open: Buffer[] = [];
  let size = 0;
  return {
    push: (chunk) => {
      const cut = chunk.lastIndexOf(0) + 1;
      if (size + cut < pieceBytes || cut === 0) {
        open.push(chunk);
        size += chunk.length;
        return;
      }
      pieces.push(Buffer.concat([...open, chunk.subarray(0, cut)]));
      open = [chunk.subarray(cut)];
      size = chunk.length - cut;
    },
    end: () => (size === 0 ? pieces : [...pieces, Buffer.concat(open)]),
  };
}

/** Exported for tests: what `ls-tree -r -z` prints, in pieces of whole entries. */
export function treeListing(pieces: readonly Buffer[]): TreeListing {
  for (const piece of pieces) if (piece.at(-1) !== 0) throw new Error('git ls-tree: the output ends within an entry');
  // Asked several times by each run; a larger listing is made into strings again, so that it is not held twice.
  let whole: readonly string[] | undefined;
  const asText = (): Iterable<string> => {
    if (pieces.length > 1) return texts(pieces);
    whole ??= [...texts(pieces)];
    return whole;
  };
  return {
    all: () => {
      const files: TreeFile[] = [];
      for (const piece of asText()) {
        for (let start = 0; start < piece.length; ) {
          const end = piece.indexOf('\0', start);
          files.push(toFile(piece.slice(start, end)));
          start = end + 1;
        }
      }
      return files;
    },
    matching: (pattern) => {
      const files: TreeFile[] = [];
      for (const piece of asText()) {
        const finder = new RegExp(pattern.source, `${pattern.flags}g`);
        for (let hit = finder.exec(piece); hit !== null; hit = finder.exec(piece)) {
          const end = piece.indexOf('\0', hit.index);
          files.push(toFile(piece.slice(piece.lastIndexOf('\0', hit.index) + 1, end)));
          finder.lastIndex = end + 1;
        }
      }
      return files;
    },
    at: (path) => {
      const name = encodePath(path);
      // What no path decodes to stands nowhere, even where its bytes can be found.
      if (name.includes(0) || decodePath(name) !== path) return undefined;
      // A name may hold a tab, so the tab that is found has to be the one before the path.
      const wanted = Buffer.concat([Buffer.of(TAB), name, Buffer.of(0)]);
      let found: TreeEntry | undefined;
      for (const bytes of pieces) {
        for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) {
          const start = at === 0 ? 0 : bytes.lastIndexOf(0, at) + 1;
          if (bytes.indexOf(TAB, start) === at) found = toEntry(bytes.toString('latin1', start, at));
        }
      }
      return found;
    },
  };
}

/** One character a byte. */
function* texts(pieces: readonly Buffer[]): Generator<string> {
  for (const bytes of pieces) yield bytes.toString('latin1');
}

function toFile(field: string): TreeFile {
  const tab = field.indexOf('\t');
  const path = field.slice(tab + 1);
  // Nearly all paths are ASCII, where a character is a byte and nothing needs to be decoded.
  const decoded = BEYOND_ASCII.test(path) ? decodePath(Buffer.from(path, 'latin1')) : path;
  const { mode, oid } = toEntry(field.slice(0, tab));
  return { path: decoded, mode, oid };
}

function toEntry(header: string): TreeEntry {
  return { mode: header.slice(0, header.indexOf(' ')), oid: objectId(header.slice(header.lastIndexOf(' ') + 1)) };
}
