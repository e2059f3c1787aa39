import type { GitPath } from '../revisions/revisions.js';
import type { BoundsReading } from './bounds.js';
import type { BoundsFile } from './property-file.js';

/** What the bounds on base say of the changed fixtures. */
export interface ShapeFacts {
  readonly checked: readonly {
    readonly path: GitPath;
    readonly files: readonly string[];
    readonly reading: BoundsReading;
  }[];
  /** Property files that a changed fixture is bound by and that cannot be obeyed. */
  readonly broken: readonly { readonly path: GitPath; readonly file: BoundsFile }[];
}
