import { listFact } from '../trees/nodes.js';

/** Keys under which writers keep what they need to read their own files back. All of it is said elsewhere, too. */
const WRITER_KEYS =
  /^(?:.*\.)?(?:ARROW:schema$|PARQUET:|pandas$|org\.apache\.spark\.|writer\.|parquet\.avro\.|avro\.schema$|duckdb)/;

/**
 * Metadata beside a schema: what writers keep for themselves is layout, what a person or an application put there
 * (GeoParquet's `geo`) is part of what the file declares.
 */
export function writerMetadata(pairs: readonly (readonly [string, string])[]): {
  readonly declared: Record<string, string>;
  readonly layout: Record<string, string>;
} {
  const own = pairs.filter(([key]) => !WRITER_KEYS.test(key));
  const writer = pairs.filter(([key]) => WRITER_KEYS.test(key)).map(([key, value]) => `${key}=${value}`);
  return {
    declared: Object.fromEntries(own.map(([key, value]) => [`metadata ${key}`, value])),
    layout: writer.length === 0 ? {} : { 'writer metadata': listFact(writer.sort()) },
  };
}
