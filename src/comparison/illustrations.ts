import type { Account } from './account.js';
import type { Pictures } from './picture.js';

/** What only a page can show of the findings, by path. Facts again, drawn; no verdict rests on them. */
export interface Illustrations {
  readonly pictures: ReadonlyMap<string, Pictures>;
  /** Images that were not drawn, because the budget for pictures was spent. */
  readonly picturesLeftOut: number;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly accountsLeftOut: number;
}

/** Characters of all pictures of a page in base64, 12 MiB: a browser opens that at once, and an artifact stays small. */
export const MAX_PICTURE_CHARACTERS = 12_582_912;
/** Images that are drawn for one page, worst finding first. */
export const MAX_PICTURED = 60;
/** Fixtures whose slow drift is accounted for, worst first: each costs a comparison for each of its revisions. */
export const MAX_ACCOUNTS = 20;
