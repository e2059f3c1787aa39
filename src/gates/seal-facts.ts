import type { GitPath } from '../revisions/revisions.js';
import type { Observed } from './digests.js';
import type { Ledger } from './ledger.js';
import type { Manifest } from './manifest.js';

/** What stands on one side. */
export interface SealSide {
  /** In the order of the policy, then of paths. */
  readonly manifests: readonly Manifest[];
  /** By `observedKey`: everything that an entry of this side names, in the entry's mode. */
  readonly observed: ReadonlyMap<string, Observed>;
  /** Blob of every path that an entry of either side names, with its mode; absent where nothing stands there. */
  readonly blobs: ReadonlyMap<GitPath, string>;
}

export interface LedgerFacts {
  readonly file: GitPath;
  readonly root: GitPath;
  /** Undefined where there is none on that side. */
  readonly base: Ledger | undefined;
  readonly head: Ledger | undefined;
  /** Every path below the root on head. */
  readonly files: ReadonlyMap<GitPath, Observed>;
}

/** All that the seal gate judges by. */
export interface SealFacts {
  readonly base: SealSide;
  readonly head: SealSide;
  readonly ledgers: readonly LedgerFacts[];
  /** Regular files on head that are fixtures and no seal; listed only where `manifest-complete` asks for it. */
  readonly fixtures: readonly GitPath[];
}
