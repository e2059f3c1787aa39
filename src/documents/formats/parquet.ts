import type { FileMetaData } from 'hyparquet';
import { startsWith } from '../binaries.js';
import type { Column, TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { saidByArrowSchema } from '../parquet/arrow-schema.js';
import { besideFacts } from '../parquet/beside.js';
import { bookPages } from '../parquet/pages.js';
import { restOfPages } from '../parquet/rest.js';
import { type Field, kindText, leavesOf, schemaTree } from '../parquet/schema.js';
import { alias, newConverter } from '../parquet/values.js';
import { loadCodecs } from '../tables/codecs.js';
import { newMeter, readGuarded, tableDocument } from '../tables/guard.js';
import { writerMetadata } from '../tables/writers.js';
import { listFact } from '../trees/nodes.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/**
 * The library decodes pages and assembles nested values, with every logical type taken out of the schema: it would
 * round decimals to doubles, times to milliseconds, broken UTF-8 to U+FFFD and maps to plain objects
 * (docs/adr/0091). What the types mean is worked out here from the bare values.
 */
export const parquet: Format = { id: 'parquet', read: (input) => readGuarded(input, 'Parquet', () => read(input)) };

async function read(input: ReadInput): Promise<ReadResult> {
  const { bytes } = input;
  const magic = String.fromCharCode(...bytes.subarray(-4));
  if (magic === 'PARE') stopAtLimit('the footer is encrypted');
  if (!startsWith(bytes, 'PAR1')) fail('no Parquet file: it does not begin with its mark');
  const [{ parquetMetadata, parquetRead }, codecs] = await Promise.all([import('hyparquet'), loadCodecs()]);
  const metadata = parquetMetadata(bytes, { geoparquet: false, parsers: INERT_PARSERS });
  const root = schemaTree(metadata);
  const bare = bareMetadata(metadata, root);
  const meter = newMeter(input);
  bookPages(bytes, metadata, meter);
  const compressors = {
    SNAPPY: codecs.snappy,
    ZSTD: codecs.zstd,
    LZ4: codecs.lz4,
    LZ4_RAW: codecs.lz4Raw,
    GZIP: codecs.gzip,
    BROTLI: codecs.brotli,
  };
  const rest = restOfPages(bytes, metadata, root, compressors, meter);
  let assembled: Record<string, unknown>[] = [];
  await parquetRead({
    file: { byteLength: bytes.length, slice: (start, end) => copyOf(bytes, start, end) },
    metadata: bare,
    compressors,
    utf8: false,
    geoparquet: false,
    parsers: INERT_PARSERS,
    rowFormat: 'object',
    onComplete: (rows) => {
      assembled = rows;
    },
  });
  if (BigInt(assembled.length) !== metadata.num_rows) fail('the number of rows is not the one that the footer says');
  const convert = newConverter(meter);
  const rows = assembled.map((row, index): readonly TreeNode[] => {
    // What the library made of the row is let go, or all rows would be there twice.
    assembled[index] = NO_ROW;
    return root.children.map((field) => convert(row[alias(field)], field));
  });
  const pairs = (metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value ?? ''] as const);
  const { declared, layout } = writerMetadata(pairs);
  const arrowSchema = pairs.find(([key]) => key === 'ARROW:schema')?.[1];
  const document = tableDocument({
    format: 'parquet',
    columns: root.children.map(columnOf),
    rows,
    declared,
    layout: { ...layoutOf(metadata), ...layout },
  });
  return {
    ok: true,
    document: {
      ...document,
      facts: {
        ...besideFacts(bytes, metadata, rest),
        ...(arrowSchema === undefined ? {} : saidByArrowSchema(arrowSchema)),
      },
    },
  };
}

const NO_ROW: Record<string, unknown> = {};

/** Statistics are read with these as well, and nobody looks at those. INT96 comes through the last one, as a bigint. */
const INERT_PARSERS = {
  timestampFromMilliseconds: (value: unknown) => value,
  timestampFromMicroseconds: (value: unknown) => value,
  timestampFromNanoseconds: (value: unknown) => value,
  dateFromDays: (value: unknown) => value,
  stringFromBytes: (value: unknown) => value,
  jsonFromBytes: (value: unknown) => value,
  geometryFromBytes: (value: unknown) => value,
  geographyFromBytes: (value: unknown) => value,
  uuidFromBytes: (value: unknown) => value,
} as const;

function copyOf(bytes: Uint8Array, start: number, end = bytes.length): ArrayBuffer {
  const copy = new Uint8Array(Math.max(0, Math.min(end, bytes.length) - Math.max(0, start)));
  copy.set(bytes.subarray(Math.max(0, start), Math.max(0, end)));
  return copy.buffer;
}

function columnOf(field: Field): Column {
  return { name: field.name, kind: kindText(field), nullable: field.element.repetition_type === 'OPTIONAL' };
}

/** The footer as the library shall see it: names replaced, logical types gone. Chunks are held against the schema by place. */
function bareMetadata(metadata: FileMetaData, root: Field): FileMetaData {
  const leaves = leavesOf(root);
  const schema = metadata.schema.map(({ type, type_length, repetition_type, num_children }, index) => ({
    name: `f${index}`,
    ...(type === undefined ? {} : { type }),
    ...(type_length === undefined ? {} : { type_length }),
    ...(repetition_type === undefined ? {} : { repetition_type }),
    ...(num_children === undefined ? {} : { num_children }),
  }));
  const row_groups = metadata.row_groups.map((group) => {
    if (group.columns.length !== leaves.length) fail('a row group has another number of columns than the schema');
    const columns = group.columns.map((chunk, index) => {
      const { field, path } = leaves[index]!;
      const data = chunk.meta_data;
      if (chunk.file_path !== undefined) stopAtLimit('columns are in another file');
      if (chunk.crypto_metadata !== undefined) stopAtLimit('a column is encrypted');
      if (data === undefined) return fail('a column chunk says nothing about itself');
      const same =
        data.path_in_schema.length === path.length && path.every(({ name }, at) => name === data.path_in_schema[at]);
      if (!same || data.type !== field.element.type) fail('a column chunk does not match the schema');
      return { ...chunk, meta_data: { ...data, path_in_schema: path.map(alias) } };
    });
    return { ...group, columns };
  });
  return { ...metadata, schema, row_groups };
}

function layoutOf(metadata: FileMetaData): Record<string, string> {
  const chunks = metadata.row_groups.flatMap(({ columns }) => columns.flatMap(({ meta_data: data }) => data ?? []));
  const set = (values: readonly string[]): string => [...new Set(values)].sort().join(', ') || 'none';
  const ids = metadata.schema.map(({ field_id }) => field_id ?? '-');
  return {
    'created by': metadata.created_by ?? 'not said',
    'format version': String(metadata.version),
    'row groups': String(metadata.row_groups.length),
    compression: set(chunks.map(({ codec }) => codec)),
    encodings: set(chunks.flatMap(({ encodings }) => encodings)),
    'schema name': metadata.schema[0]?.name ?? '',
    ...(ids.some((id) => id !== '-') ? { 'field ids': listFact([ids.join(' ')]) } : {}),
  };
}
