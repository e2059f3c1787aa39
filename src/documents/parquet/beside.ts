import { crc32 } from 'node:zlib';
import type { FileMetaData } from 'hyparquet';
import { bytesFact } from '../binaries.js';
import { newSpans, unusedFact } from '../images/spans.js';
import { COLUMN_CHUNK, COLUMN_INDEX, COLUMN_META, FILTER_HEADER, FOOTER, OFFSET_INDEX } from './known.js';
import { chunkSpan, type Page, readPages } from './pages.js';
import type { Rest } from './rest.js';
import { type Known, tryStruct, type Walked } from './thrift.js';

type Chunk = FileMetaData['row_groups'][number]['columns'][number];

/** Two marks and the length of the footer. */
const MARK_BYTES = 4;
const TAIL_BYTES = 8;

/**
 * What a file holds beside its cells and what describes them. A place that the footer names is taken for what it is
 * said to be only as far as it reads as that: a footer can say of any bytes that they are an index (docs/adr/0266).
 */
export function besideFacts(bytes: Uint8Array, metadata: FileMetaData, rest: Rest): Readonly<Record<string, string>> {
  const spans = newSpans(bytes);
  const found = { strange: [] as Uint8Array[], filters: [] as Uint8Array[], sums: [] as Uint8Array[] };
  const useStruct = (start: bigint | number | undefined, known: Known): Walked | undefined => {
    if (start === undefined) return undefined;
    const walked = tryStruct(bytes, Number(start), known);
    if (walked === undefined) return undefined;
    spans.use(Number(start), walked.end);
    found.strange.push(...walked.strange);
    return walked;
  };
  const usePage = ({ header, start, body, end }: Page): void => {
    spans.use(start, end);
    found.strange.push(...header.strange);
    const sum = header.numbers.get('4');
    if (sum !== undefined && crc32(bytes.subarray(body, end)) !== sum >>> 0)
      found.sums.push(bytes.subarray(start, body));
  };
  const useChunk = (chunk: Chunk): void => {
    useStruct(chunk.column_index_offset, COLUMN_INDEX);
    useStruct(chunk.offset_index_offset, OFFSET_INDEX);
    for (const page of readPages(bytes, chunk)) usePage(page);
    const offset = chunk.meta_data?.bloom_filter_offset;
    const filter = useStruct(offset, FILTER_HEADER);
    if (filter !== undefined) {
      const end = Math.min(bytes.length, filter.end + Math.max(0, filter.numbers.get('1') ?? 0));
      spans.use(filter.end, end);
      found.filters.push(bytes.subarray(Number(offset), end));
    }
    // Some writers repeat behind a column what the footer says of it.
    const end = chunkSpan(chunk)?.[1];
    if (end === undefined || Number(chunk.file_offset) !== end) return;
    const repeated = [COLUMN_META, COLUMN_CHUNK].find((known) => tryStruct(bytes, end, known)?.strange.length === 0);
    if (repeated !== undefined) useStruct(end, repeated);
  };
  spans.use(0, MARK_BYTES);
  spans.use(bytes.length - TAIL_BYTES, bytes.length);
  useStruct(bytes.length - TAIL_BYTES - metadata.metadata_length, FOOTER);
  for (const { columns } of metadata.row_groups) for (const chunk of columns) useChunk(chunk);
  return {
    ...unusedFact(spans, 'bytes that nothing refers to'),
    ...fact('fields that nobody knows', found.strange),
    ...fact('Bloom filters', found.filters),
    ...fact('pages with a wrong checksum', found.sums),
    ...fact('bytes behind the values of pages', rest.behind),
    ...fact('entries of dictionaries that no row has', [...rest.unused].sort(Buffer.compare)),
    ...fact('metadata of columns', columnMetadata(metadata)),
  };
}

function fact(name: string, pieces: readonly Uint8Array[]): Record<string, string> {
  return pieces.length === 0 ? {} : { [name]: bytesFact(pieces) };
}

/** Pairs that applications keep with a column; how often a chunk repeats them is layout. */
function columnMetadata({ row_groups }: FileMetaData): readonly Uint8Array[] {
  const said = new Set<string>();
  for (const { columns } of row_groups) {
    for (const { meta_data: data } of columns) {
      for (const { key, value } of data?.key_value_metadata ?? [])
        said.add(JSON.stringify([data?.path_in_schema, key, value ?? null]));
    }
  }
  return [...said].sort().map((one) => Buffer.from(one));
}
