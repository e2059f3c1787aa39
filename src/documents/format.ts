import type { DescriptorSet, Limits } from '../policy/policy.js';
import type { FixtureDocument, Line } from './document.js';

/** Longest number literal that is compared as a number. */
export const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
export const MAX_INFLATED_BYTES = 268_435_456;
export const MAX_INFLATION_RATIO = 200;
export const MAX_ARCHIVE_DEPTH = 4;
export const MAX_ARCHIVE_MEMBERS = 10_000;
export const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
export const MAX_LARGE_BYTES = 268_435_456;

/** What the policy says about reading a file. */
export interface ReadOptions {
  readonly limits: Limits;
  readonly header: 'auto' | boolean;
  readonly yaml: 'auto' | '1.1' | '1.2';
  /** Archive members that carry no meaning, as globs on the member name. */
  readonly ignoreMembers: readonly string[];
  /** Names for the fields of binary Protocol Buffers. */
  readonly descriptor?: Descriptor;
  /** Where readers note which of these settings they met, by the name that reports give it: `header`, `ignore-members[1]`. */
  readonly used?: Set<string>;
}

/** A message of a FileDescriptorSet, or why the set cannot be read. */
export interface Descriptor {
  readonly file: string;
  readonly message: string;
  readonly set: DescriptorSet;
}

/** Reads a member of a container by the same rules as a file: extension, then sniffing. Depth and inflation are accounted across calls. */
export type OpenMember = (name: string, bytes: Uint8Array) => Promise<FixtureDocument>;

export interface ReadInput {
  readonly bytes: Uint8Array;
  readonly path: string;
  readonly options: ReadOptions;
  readonly openMember: OpenMember;
  /** How many bytes members may still unpack to; asked before unpacking. Absent: as if the file were all that is read. */
  readonly room?: () => number;
  /**
   * Books memory before it is taken, where it may be much more than the bytes of the file: `held` bytes that stay, and the
   * `peak` with them while the reader runs. Leaves the reader where the file may not take as much.
   */
  readonly book?: (held: number, peak: number) => void;
}

/**
 * A file that cannot be read is a fact about the pull request, so it is returned, not thrown.
 * `limit: true` means that the content may be fine but a limit stopped the reader.
 */
export type ReadResult =
  | { readonly ok: true; readonly document: FixtureDocument }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly line: Line;
      readonly column: number;
      readonly limit?: boolean;
    };

/** What one format module exports. Only parses: bytes in, a document out. */
export interface Format {
  readonly id: string;
  read(input: ReadInput): ReadResult | Promise<ReadResult>;
  /**
   * Both sides at once, with exactly the results that `read` gives for each: for a format that can read one side from
   * the other where they differ in one stretch. Equal parts of the two documents may then be the very same nodes.
   * Undefined where each is to be read on its own.
   */
  readBoth?(base: ReadInput, head: ReadInput): readonly [ReadResult, ReadResult] | undefined;
}

/** One line of the registry. Everything but `load` is at hand before a parser is loaded. */
export interface FormatEntry {
  /** Stable name, used in the policy and in reports. Never rename one that has shipped. */
  readonly id: string;
  readonly title: string;
  /** No text that people write: nothing is told of its spelling and white space. */
  readonly binary?: true;
  /** Lower case, with the dot; `.tar.gz` counts as one. */
  readonly extensions: readonly string[];
  /** Whole file names, lower case, for files known by name (`.env`). */
  readonly names?: readonly string[];
  /** Whether the whole path says so, whatever its extension: recordings under `cassettes/`, `.env.test`. Asked first; at most one format may say yes. */
  readonly claims?: (path: string) => boolean;
  /**
   * Whether these first bytes (up to 64 KiB, and whether that is the whole file) look like this format.
   * Asked only where the extension is unknown or its reader failed; the reader has the last word.
   */
  readonly sniff?: (head: Uint8Array, whole: boolean) => boolean;
  /** Parsed in a worker with memory and time limits, whatever the size: decoders that are known to hang or to swallow memory. */
  readonly isolate?: boolean;
  /** Has no tree to build, so `limits.file` does not bind it (docs/classes.md section 8); MAX_LARGE_BYTES does. */
  readonly large?: boolean;
  readonly load: () => Promise<Format>;
}
