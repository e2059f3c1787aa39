import type { Known } from './thrift.js';

/**
 * The fields of parquet.thrift (format 2.11) that a reader knows. `true` lets pass what is within, where unions of types
 * grow from version to version or readers look at all of it.
 */
const STATISTICS: Known = { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true };
const KEY_VALUE: Known = { 1: true, 2: true };

export const PAGE_HEADER: Known = {
  1: true,
  2: true,
  3: true,
  4: true,
  5: { 1: true, 2: true, 3: true, 4: true, 5: STATISTICS },
  6: {},
  7: { 1: true, 2: true, 3: true },
  8: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: STATISTICS },
};

const COLUMN_META_DATA: Known = {
  ...{ 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: KEY_VALUE, 9: true, 10: true, 11: true },
  12: STATISTICS,
  13: { 1: true, 2: true, 3: true },
  14: true,
  15: true,
  16: { 1: true, 2: true, 3: true },
  17: { 1: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true }, 2: true },
};

export const COLUMN_CHUNK: Known = {
  ...{ 1: true, 2: true, 3: COLUMN_META_DATA, 4: true, 5: true, 6: true, 7: true, 8: true, 9: true },
};

export const FOOTER: Known = {
  1: true,
  2: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true, 9: true, 10: true },
  3: true,
  4: { 1: COLUMN_CHUNK, 2: true, 3: true, 4: { 1: true, 2: true, 3: true }, 5: true, 6: true, 7: true },
  5: KEY_VALUE,
  6: true,
  7: { 1: {}, 2: {} },
  8: true,
  9: true,
};

export const COLUMN_META: Known = COLUMN_META_DATA;
export const COLUMN_INDEX: Known = { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true };
export const OFFSET_INDEX: Known = { 1: { 1: true, 2: true, 3: true }, 2: true };
export const FILTER_HEADER: Known = { 1: true, 2: { 1: {} }, 3: { 1: {} }, 4: { 1: {} } };
