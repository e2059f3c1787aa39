import type { FileMetaData } from 'hyparquet';
import type { Meter } from '../tables/guard.js';
import { fail } from '../trees/stop.js';
import { PAGE_HEADER } from './known.js';
import { type Walked, walkStruct } from './thrift.js';

type Chunk = FileMetaData['row_groups'][number]['columns'][number];

/** What parquet.thrift calls a page. Readers pass over every other one. */
const PAGE = { data: 0, dictionary: 2, dataV2: 3 } as const;

/** One page of a chunk that is read: its header, and where it lies in the file. */
export interface Page {
  readonly header: Walked;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Where the pages of a chunk lie, by the footer. */
export function chunkSpan({ meta_data: data }: Chunk): readonly [start: number, end: number] | undefined {
  if (data === undefined) return undefined;
  const dictionary = Number(data.dictionary_page_offset ?? 0n);
  const pages = Number(data.data_page_offset);
  // A table without rows has a dictionary and no page, whose offset writers leave at zero: the file begins with its mark.
  const start = dictionary > 0 && (pages === 0 || dictionary < pages) ? dictionary : pages;
  return [start, start + Number(data.total_compressed_size)];
}

/**
 * Adds up what the page headers promise, before the library allocates it: its decoders believe a header that says two
 * billion values in ten bytes. The library keeps its header reader to itself.
 */
export function bookPages(bytes: Uint8Array, metadata: FileMetaData, meter: Meter): void {
  for (const { columns } of metadata.row_groups) {
    for (const chunk of columns) {
      const span = chunkSpan(chunk);
      if (span === undefined) continue;
      const [start, end] = span;
      if (!(start >= 0 && end >= start && end <= bytes.length)) fail('a column chunk lies outside of the file');
      for (const { header } of pagesIn(bytes, start, end)) {
        meter.inflate(header.numbers.get('2') ?? 0);
        meter.count(Math.max(0, ...['5.1', '7.1', '8.1'].map((field) => header.numbers.get(field) ?? 0)));
      }
    }
  }
}

function* pagesIn(bytes: Uint8Array, start: number, end: number): Iterable<Page> {
  const chunk = bytes.subarray(0, end);
  for (let at = start; at < end - 1; ) {
    const header = walkStruct(chunk, at, PAGE_HEADER);
    const [unpacked, packed] = [header.numbers.get('2') ?? 0, header.numbers.get('3') ?? 0];
    if (unpacked < 0 || packed < 0) fail('a page with a negative size');
    const page = { header, start: at, body: header.end, end: Math.min(header.end + packed, end) };
    yield page;
    at = header.end + packed;
  }
}

/** All pages of data, those among them that are behind the last value as well: the library may read them. */
export function dataPages(bytes: Uint8Array, chunk: Chunk): readonly Page[] {
  const span = chunkSpan(chunk);
  const pages = span === undefined ? [] : [...pagesIn(bytes, ...span)];
  return pages.filter(({ header }) => [PAGE.data, PAGE.dataV2].some((type) => type === header.numbers.get('1')));
}

/** The pages of a chunk that hold its values: its dictionary, and pages of data until there are as many as it says. */
export function readPages(bytes: Uint8Array, chunk: Chunk): readonly Page[] {
  const span = chunkSpan(chunk);
  if (span === undefined) return [];
  const pages: Page[] = [];
  let left = Number(chunk.meta_data?.num_values ?? 0n);
  for (const page of pagesIn(bytes, ...span)) {
    const { numbers } = page.header;
    const type = numbers.get('1');
    const data = type === PAGE.data || type === PAGE.dataV2;
    const first = pages.length === 0 && type === PAGE.dictionary;
    if (!first && !(data && left > 0)) continue;
    pages.push(page);
    if (data) left -= numbers.get(type === PAGE.data ? '5.1' : '8.1') ?? 0;
  }
  return pages;
}
