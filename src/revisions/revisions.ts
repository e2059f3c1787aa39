/** What git knows of the pull request, as plain values. */

/** 40 or 64 lower-case hex digits. Made by `objectId` only. */
export type ObjectId = string & { readonly __brand: 'ObjectId' };

/**
 * A path in a tree, `/` between components. Bytes that are no UTF-8 are kept as lone surrogates U+DC80..U+DCFF
 * (Python's `surrogateescape`), so that two names never collapse into one; `encodePath` gives the bytes back.
 */
export type GitPath = string;

/** Git's own modes for what can stand in a tree beside trees. */
export type FileMode = '100644' | '100755' | '120000' | '160000' | (string & {});

export interface TreeEntry {
  readonly mode: FileMode;
  readonly oid: ObjectId;
}

/** One path that differs between two trees, as `diff-tree -r --raw --no-renames` gives it. */
export interface PathChange {
  readonly path: GitPath;
  readonly base: TreeEntry | null;
  readonly head: TreeEntry | null;
}

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** One commit of the range with what it changes against its first parent, and for merges against all parents. */
export interface CommitRecord {
  readonly sha: ObjectId;
  readonly parents: readonly ObjectId[];
  readonly author: Person;
  readonly committer: Person;
  /** Seconds since the epoch. For display only: nothing is decided by dates. */
  readonly committedAt: number;
  /** Decoded as UTF-8; `messageProblem` says where the bytes were not fit to be a record (NUL, another encoding, too long). */
  readonly message: string;
  readonly messageProblem?: string;
  /**
   * Against the only parent; for a merge the paths whose result differs from every parent (made inside the merge).
   * For a root commit everything it adds.
   */
  readonly changes: readonly PathChange[];
  /**
   * The trailers as `git log --format=%(trailers:only,unfold)` reads them, in order, keys as spelled. Absent where there
   * is a `messageProblem`: such a message is no record.
   */
  readonly gitTrailers?: readonly GitTrailer[];
}

export interface GitTrailer {
  readonly key: string;
  readonly value: string;
}

/**
 * A tree that git itself would not make: tools disagree on what stands at such a path, so no verdict on it can hold.
 * Found in those trees of head that differ from base.
 */
export interface TreeProblem {
  readonly kind:
    | 'duplicate-entry'
    /** `.git` in any spelling that some file system takes for it, `.`, `..`, an empty name, or one with a slash. */
    | 'forbidden-name'
    /** Not in git's order: some readers then miss entries. */
    | 'unsorted'
    /** A mode that git never writes, such as 100664 or 0. */
    | 'odd-mode'
    /** Too large to be looked into. */
    | 'unexamined';
  readonly path: GitPath;
  /** Whether base has the same problem at the same path, so that it did not come with this change. */
  readonly onBase: boolean;
}

/** Two trees compared. */
export interface TreeComparison {
  readonly changes: readonly PathChange[];
  readonly problems: readonly TreeProblem[];
}

export interface Revision {
  readonly ref?: string;
  readonly sha: ObjectId;
}

/** Two trees to compare and the commits between them. */
export interface Range {
  /** The revision that the pull request is to be merged into, as asked for. */
  readonly base: Revision;
  readonly head: Revision;
  /** The tree that head is compared with. Equal to `base.sha` for pushes and merge groups. */
  readonly mergeBase: ObjectId;
  /** All of them, where there are several (criss-cross). */
  readonly mergeBases: readonly ObjectId[];
  /** `commit`: head is a commit. `index` and `worktree`: head is what is staged or on disk, on top of the commit `head.sha`. */
  readonly headKind: 'commit' | 'index' | 'worktree';
}
