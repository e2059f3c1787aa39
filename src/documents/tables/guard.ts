import type { FixtureDocument, Table } from '../document.js';
import type { ReadInput, ReadResult } from '../format.js';
import { MAX_INFLATED_BYTES, MAX_INFLATION_RATIO } from '../format.js';
import { checkSize } from '../trees/source.js';
import { attempt, fail, ReadStop, stopAtLimit } from '../trees/stop.js';

/**
 * Runs a reader that stands on a library. Whatever the library throws over hostile bytes, an ordinary error or its
 * own overflowing stack, says that the file does not read; a `ReadStop` has its own words.
 */
export async function readGuarded(
  input: ReadInput,
  what: string,
  read: () => ReadResult | Promise<ReadResult>,
): Promise<ReadResult> {
  return attempt(async () => {
    checkSize(input);
    try {
      return await read();
    } catch (error) {
      if (error instanceof ReadStop || !(error instanceof Error)) throw error;
      return fail(`not readable as ${what}: ${error.message.slice(0, MAX_REASON_CHARACTERS)}`);
    }
  });
}

/** What a library says may hold a megabyte of the file. */
const MAX_REASON_CHARACTERS = 200;

/** A small file may unpack to this much whatever the ratio: columns of one value do, and it costs nothing. */
const FREE_INFLATION_BYTES = 16_777_216;

/** Counts what a file costs to read. */
export interface Meter {
  /** Books unpacked bytes. */
  readonly inflate: (bytes: number) => void;
  /** Bytes that may still be booked. */
  readonly room: () => number;
  /** Books cells, nodes or values. */
  readonly count: (values: number) => void;
}

export function newMeter(input: ReadInput): Meter {
  const { nodes } = input.options.limits;
  const free = Math.max(FREE_INFLATION_BYTES, input.bytes.length * MAX_INFLATION_RATIO);
  const most = Math.min(free, MAX_INFLATED_BYTES);
  let inflated = 0;
  let counted = 0;
  return {
    inflate(bytes) {
      inflated += bytes;
      if (!(inflated <= most)) stopAtLimit(`unpacks to more than ${most} bytes`);
      // Beside what is unpacked there is what is made of it.
      input.book?.(0, inflated * 2);
    },
    room: () => most - inflated,
    count(values) {
      counted += values;
      if (!(counted <= nodes)) stopAtLimit(`more than ${nodes} values`);
    },
  };
}

export interface TableParts {
  readonly format: string;
  readonly columns: Table['columns'];
  readonly rows: Table['rows'];
  readonly declared?: Readonly<Record<string, string>>;
  readonly layout?: Readonly<Record<string, string>>;
  readonly notices?: FixtureDocument['notices'];
}

/** A table without lines and without ragged rows, as binary formats have them. */
export function tableDocument({
  format,
  columns,
  rows,
  declared = {},
  layout = {},
  notices = [],
}: TableParts): FixtureDocument {
  const content: Table = { kind: 'table', columns, rows, lines: [], ragged: [] };
  return { format, readings: [{ label: '', content }], declared, layout, notices };
}
