import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytes } from '../support/binary-files.js';
import { comparison, DRIFT, REWRITE, SHAPE } from '../support/binary-pairs.js';
import { blob, column, double, int32, PHYSICAL, struct, writeParquet } from '../support/parquet-writer.js';

/** What pages of Parquet hold beside the values of the rows (docs/adr/0268). */
const plain = (...more: readonly Uint8Array[]): Uint8Array =>
  writeParquet(
    [{ ...column('x', PHYSICAL.double, [0.5, 1.5].map(double)), values: [...[0.5, 1.5].map(double), ...more] }],
    2,
  );

interface Pages {
  readonly entries?: readonly string[];
  readonly behindEntries?: string;
  /** What stands behind the width of a place: runs. */
  readonly runs?: readonly number[];
  readonly second?: boolean;
  readonly packed?: boolean;
  readonly encoding?: number;
  readonly values?: Uint8Array;
  readonly levels?: readonly number[];
  readonly type?: number;
}

const EIGHT = 3;
/** Two rows from a dictionary, or from values in another encoding, in pages of the first or the second version. */
function coded(pages: Pages = {}): Uint8Array {
  const { entries = ['a', 'b'], behindEntries = '', runs = [EIGHT, 0b10], second = false, packed = false } = pages;
  const { encoding = 8, values = bytes([1, ...runs]), levels, type = PHYSICAL.bytes } = pages;
  const page = (
    kind: number,
    head: Parameters<typeof struct>[0],
    content: Uint8Array,
    before = bytes(),
  ): Uint8Array => {
    const body = bytes(before, packed ? gzipSync(content) : content);
    const fields = [
      [1, 'i32', kind],
      [2, 'i32', before.length + content.length],
      [3, 'i32', body.length],
      [kind === 0 ? 5 : kind === 2 ? 7 : 8, 'struct', head],
    ] as const;
    return bytes(struct({ fields }), body);
  };
  const dictionary = page(
    2,
    {
      fields: [
        [1, 'i32', entries.length],
        [2, 'i32', 0],
      ],
    },
    bytes(...entries.map(blob), behindEntries),
  );
  const optional = levels !== undefined;
  const block = optional ? bytes(second ? [] : [...int32(levels.length)], levels) : bytes();
  const data = second
    ? page(
        3,
        {
          fields: [
            [1, 'i32', 2],
            [2, 'i32', 0],
            [3, 'i32', 2],
            [4, 'i32', encoding],
            [5, 'i32', block.length],
            [6, 'i32', 0],
          ],
        },
        values,
        block,
      )
    : page(
        0,
        {
          fields: [
            [1, 'i32', 2],
            [2, 'i32', encoding],
            [3, 'i32', 3],
            [4, 'i32', 3],
          ],
        },
        bytes(block, values),
      );
  const before = encoding === 8 ? dictionary : bytes();
  const size = before.length + data.length;
  const meta = struct({
    fields: [
      [1, 'i32', type],
      [2, 'list-i32', [encoding]],
      [3, 'list-binary', ['x']],
      [4, 'i32', packed ? 2 : 0],
      ...([5, 6, 7] as const).map((id) => [id, 'i64', id === 5 ? 2 : size] as const),
      [9, 'i64', 4 + before.length],
      ...(encoding === 8 ? ([[11, 'i64', 4]] as const) : []),
    ],
  });
  // The struct of the column stands within others, so these are put around it by hand.
  const chunk = bytes([0x26], struct({ fields: [] }).slice(1), [8], [0x1c], meta, [0]);
  const schema = bytes(
    struct({
      fields: [
        [4, 'binary', 'schema'],
        [5, 'i32', 1],
      ],
    }),
    struct({
      fields: [
        [1, 'i32', type],
        [3, 'i32', optional ? 1 : 0],
        [4, 'binary', 'x'],
      ],
    }),
  );
  const group = bytes([0x19, 0x1c], chunk, [0x16], [0], [0x16], [4], [0]);
  const footer = bytes([0x15, 2, 0x19, 0x2c], schema, [0x16, 4, 0x19, 0x1c], group, [0]);
  return bytes('PAR1', before, data, footer, int32(footer.length), 'PAR1');
}

interface Row {
  readonly why: string;
  readonly base: Uint8Array;
  readonly head: Uint8Array;
  readonly class: string;
  readonly says: RegExp;
}

const BEHIND = /bytes behind the values of pages/;
const UNUSED = /entries of dictionaries that no row has/;
const wide = (more: string): Pages => ({
  encoding: 5,
  type: PHYSICAL.int32,
  values: bytes([128, 1, 4, 2, 2, 2, 0, 0, 0, 0], more),
});
const lengths = (more: string): Pages => ({ encoding: 6, values: bytes([128, 1, 4, 2, 2, 0, 0, 0, 0, 0], 'ab', more) });

/** Two zeros: a vector of eight without bits, with a byte behind it. */
const alp = (behind: number): Uint8Array =>
  bytes([0, 0, 3], int32(2), int32(4), [0, 0, 0, 0], new Uint8Array(8), [0, behind]);

/** By pyarrow 25: a column of INT32 `x` without a value, and without a row. */
const PYARROW = {
  nulls:
    'UEFSMRUEFQAVAEwVABUAEgAAFQAVDhUOLBUEFRAVBhUGHAAAAAIAAAAEAAAVBBksNQAYBnNjaGVtYRUCABUCJQIYAXgAFgQZHBkcJgAcFQIZNQAGEBkYAXgVABYEFlAWUCYkJggpLBUEFQAVAgAVABUQFQIAPCkGGSYEAAAAABZQFgQmCBZQACggcGFycXVldC1jcHAtYXJyb3cgdmVyc2lvbiAyNS4wLjEZHBwAAACEAAAAUEFSMQ==',
  nullsInLz4:
    'UEFSMRUEFQAVAkwVABUAEgAAABUAFQ4VECwVBBUQFQYVBhwAAABwAgAAAAQAABUEGSw1ABgGc2NoZW1hFQIAFQIlAhgBeAAWBBkcGRwmABwVAhk1AAYQGRgBeBUOFgQWUBZUJiYmCCksFQQVABUCABUAFRAVAgA8KQYZJgQAAAAAFlAWBCYIFlQAKCBwYXJxdWV0LWNwcC1hcnJvdyB2ZXJzaW9uIDI1LjAuMRkcHAAAAIQAAABQQVIx',
  noRows:
    'UEFSMRUEFQAVAEwVABUAEgAAFQQZLDUAGAZzY2hlbWEVAgAVAiUCGAF4ABYAGRwZHCYAHBUCGSUABhkYAXgVABYAFhwWHCYAJggpHBUEFQAVAgAAABYcFgAmCBYcACggcGFycXVldC1jcHAtYXJyb3cgdmVyc2lvbiAyNS4wLjEZHBwAAAB0AAAAUEFSMQ==',
  noRowsInSnappy:
    'UEFSMRUEFQAVAkwVABUAEgAAABUEGSw1ABgGc2NoZW1hFQIAFQIlAhgBeAAWABkcGRwmABwVAhklAAYZGAF4FQIWABYcFh4mACYIKRwVBBUAFQIAAAAWHBYAJggWHgAoIHBhcnF1ZXQtY3BwLWFycm93IHZlcnNpb24gMjUuMC4xGRwcAAAAdAAAAFBBUjE=',
};
const pyarrow = (name: keyof typeof PYARROW): Uint8Array => bytes(Buffer.from(PYARROW[name], 'base64'));

const ROWS: readonly Row[] = [
  {
    why: 'bytes behind plain values',
    base: plain(),
    head: plain(Buffer.from('HIDDEN!!')),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bytes behind plain values, and others',
    base: plain(Buffer.from('HIDDEN 1')),
    head: plain(Buffer.from('HIDDEN 2')),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bytes behind places in a dictionary',
    base: coded(),
    head: coded({ runs: [EIGHT, 2, 65, 66] }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bytes behind places in a packed page of the second version',
    base: coded({ second: true, packed: true }),
    head: coded({ second: true, packed: true, runs: [EIGHT, 2, 65, 66] }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'an empty run at the end, as DuckDB writes it',
    base: coded(),
    head: coded({ runs: [EIGHT, 2, 0] }),
    class: DRIFT,
    says: /./,
  },
  {
    why: 'pages of another version, packed',
    base: coded(),
    head: coded({ second: true, packed: true }),
    class: DRIFT,
    says: /./,
  },
  { why: 'other runs', base: coded(), head: coded({ runs: [2, 0, 2, 1] }), class: DRIFT, says: /./ },
  {
    why: 'bytes behind the levels of a page',
    base: coded({ levels: [4, 1] }),
    head: coded({ levels: [4, 1, 65, 66] }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bytes behind the levels of a page of the second version',
    base: coded({ second: true, levels: [4, 1] }),
    head: coded({ second: true, levels: [4, 1, 65, 66] }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bits that fill up the last group of places',
    base: coded(),
    head: coded({ runs: [EIGHT, 0b1010_1110] }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bits that fill up the last group of levels',
    base: coded({ levels: [EIGHT, 0b11] }),
    head: coded({ levels: [EIGHT, 0b1011] }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bits behind the last boolean',
    base: coded({ encoding: 0, type: PHYSICAL.boolean, values: bytes([0b01]) }),
    head: coded({ encoding: 0, type: PHYSICAL.boolean, values: bytes([0b100_01]) }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'the same value in the encoding ALP, which is read and not walked',
    base: coded({ encoding: 10, type: PHYSICAL.double, values: alp(0) }),
    head: coded({ encoding: 10, type: PHYSICAL.double, values: alp(65) }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'bytes behind a dictionary',
    base: coded(),
    head: coded({ behindEntries: 'HIDDEN' }),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'an entry of a dictionary that no row has',
    base: coded(),
    head: coded({ entries: ['a', 'b', 'hidden'] }),
    class: REWRITE,
    says: UNUSED,
  },
  {
    why: 'another such entry',
    base: coded({ entries: ['a', 'b', 'one'] }),
    head: coded({ entries: ['a', 'b', 'two'] }),
    class: REWRITE,
    says: UNUSED,
  },
  {
    why: 'an entry that is there twice',
    base: coded(),
    head: coded({ entries: ['a', 'b', 'a'] }),
    class: DRIFT,
    says: /./,
  },
  {
    why: 'the order of a dictionary',
    base: coded(),
    head: coded({ entries: ['b', 'a'], runs: [EIGHT, 1] }),
    class: DRIFT,
    says: /./,
  },
  { why: 'bytes behind differences', base: coded(wide('')), head: coded(wide('HIDDEN')), class: REWRITE, says: BEHIND },
  {
    why: 'bytes behind texts that lengths precede',
    base: coded(lengths('')),
    head: coded(lengths('HIDDEN')),
    class: REWRITE,
    says: BEHIND,
  },
  {
    why: 'a dictionary of nothing in LZ4, by pyarrow',
    base: pyarrow('nulls'),
    head: pyarrow('nullsInLz4'),
    class: DRIFT,
    says: /LZ4_RAW/,
  },
  {
    why: 'a table without rows, whose pages are at zero, by pyarrow',
    base: pyarrow('noRows'),
    head: pyarrow('noRowsInSnappy'),
    class: DRIFT,
    says: /SNAPPY/,
  },
];

/** The library would believe these, and write until the memory is gone. */
const REFUSED: readonly Omit<Row, 'class'>[] = [
  {
    why: 'a run of levels of 85 million values',
    base: coded({ levels: [4, 1] }),
    head: coded({ levels: [0x8e, 0xc8, 0x90, 0x51, 1] }),
    says: /a run of more values than its page has/,
  },
  {
    why: 'levels that are cut off before the values begin',
    base: coded({ levels: [4, 1] }),
    head: coded({ levels: [] }),
    says: /are cut off/,
  },
  {
    why: 'runs of values that are no booleans',
    base: coded(),
    head: coded({ encoding: 3, values: bytes([1, EIGHT, 2]) }),
    says: /no booleans/,
  },
];

describe('parquet: what pages hold beside the values', () => {
  it.each(ROWS)('$class: $why', async ({ base, head, class: expected, says }) => {
    const result = await comparison('fx/a.parquet', base, head);
    expect({ class: result.class, failures: result.failures }, JSON.stringify(result.changes.slice(0, 4))).toEqual({
      class: expected,
      failures: [],
    });
    expect(JSON.stringify(result)).toMatch(says);
    expect((await comparison('fx/a.parquet', head, base)).class).toBe(expected);
  });

  it.each(REFUSED)('T71 refused: $why', async ({ base, head, says }) => {
    const { class: found, failures } = await comparison('fx/a.parquet', base, head);
    expect(found).toBe(SHAPE);
    expect(failures.map(({ side, reason }) => `${side} ${reason}`).join()).toMatch(says);
  });
});
