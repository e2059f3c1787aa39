import { listFact } from '../trees/nodes.js';

/** Keys under which writers keep what they need to read their own files back. All of it is said elsewhere, too. */
const WRITER_KEYS =
  /^(?:ARROW:schema$|PARQUET:|pandas$|org\.apache\.spark\.|writer\.|parquet\.avro\.|avro\.schema$|duckdb_schema$)/;

/**
 * Metadata beside a schema: what writers keep for themselves is layout, what a person or an application put there
 * (GeoParquet's `geo`, the unit of a field) is part of what the file declares. `place` is that of a field.
 */
export function writerMetadata(pairs: readonly (readonly [key: string, value: string, place?: string])[]): {
  readonly declared: Record<string, string>;
  readonly layout: Record<string, string>;
} {
  const declared = new Map<string, string>();
  const writer: string[] = [];
  for (const [key, value, place] of pairs) {
    if (WRITER_KEYS.test(key)) {
      writer.push(`${place ?? ''}${key}=${value}`);
      continue;
    }
    const name = place === undefined ? `metadata ${key}` : `metadata of field ${place} ${key}`;
    const before = declared.get(name);
    // A key given twice says both.
    declared.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return {
    declared: Object.fromEntries(declared),
    layout: writer.length === 0 ? {} : { 'writer metadata': listFact(writer.sort()) },
  };
}
