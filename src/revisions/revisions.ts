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
