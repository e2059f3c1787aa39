import { describe, expect, it } from 'vitest';
import { parquet } from '../../../src/documents/formats/parquet.js';
import { describeClasses, describeHostile, describeTruncation } from '../support/classes.js';
import {
  blob,
  CONVERTED,
  column,
  double,
  int32,
  int64,
  PHYSICAL,
  type SchemaElement,
  single,
  type WrittenColumn,
  writeParquet,
} from '../support/parquet-writer.js';
import { documentOf, read } from '../support/tree-support.js';

const { int32: INT32, int64: INT64, double: DOUBLE, float: FLOAT, bytes: BYTES, int96: INT96 } = PHYSICAL;

const one = (name: string, type: number, value: Uint8Array, more: Partial<SchemaElement> = {}): Uint8Array =>
  writeParquet([column(name, type, [value], more)], 1);
const text = (value: string | Uint8Array): Uint8Array => one('s', BYTES, blob(value), { converted: CONVERTED.utf8 });

/** `optional group l (LIST) { repeated group list { optional int32 element } }`; each row null, or items of which some are null. */
function lists(rows: readonly (readonly (number | null)[] | null)[]): Uint8Array {
  const definition: number[] = [];
  const repetition: number[] = [];
  const values: Uint8Array[] = [];
  for (const row of rows) {
    if (row === null || row.length === 0) {
      definition.push(row === null ? 0 : 1);
      repetition.push(0);
      continue;
    }
    for (const [index, item] of row.entries()) {
      definition.push(item === null ? 2 : 3);
      repetition.push(index === 0 ? 0 : 1);
      if (item !== null) values.push(int32(item));
    }
  }
  const written: WrittenColumn = {
    schema: [
      { name: 'l', repetition: 1, children: 1, converted: CONVERTED.list },
      { name: 'list', repetition: 2, children: 1 },
      { name: 'element', type: INT32, repetition: 1 },
    ],
    path: ['l', 'list', 'element'],
    type: INT32,
    values,
    count: definition.length,
    definition,
    repetition,
  };
  return writeParquet([written], rows.length);
}

const good = (): Uint8Array =>
  writeParquet([column('id', INT64, [1n, 2n, 3n].map(int64)), column('x', DOUBLE, [0.5, 1.5, 2.5].map(double))], 3);

async function cells(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const { content } = (await documentOf(parquet, bytes)).readings[0];
  if (content.kind !== 'table') throw new Error(content.kind);
  return content.rows;
}

describe('parquet values', () => {
  it.each([
    [
      'a 64-bit integer beyond 2^53',
      one('a', INT64, int64(9007199254740993n)),
      { kind: 'number', type: 'integer', literal: '9007199254740993' },
    ],
    [
      'an unsigned one',
      one('a', INT64, int64(-1n), { converted: CONVERTED.uint64 }),
      { literal: '18446744073709551615' },
    ],
    [
      'a decimal with its last digit',
      one('a', INT64, int64(123456789012345678n), { converted: CONVERTED.decimal, scale: 2, precision: 18 }),
      { literal: '1234567890123456.78' },
    ],
    [
      'a decimal in big-endian bytes',
      one('a', BYTES, blob(Uint8Array.of(0xff, 0x85)), { converted: CONVERTED.decimal, scale: 2, precision: 4 }),
      { literal: '-1.23' },
    ],
    [
      'a microsecond',
      one('a', INT64, int64(-1n), { converted: CONVERTED.timestampMicros }),
      { kind: 'date-time', value: '1969-12-31T23:59:59.999999Z' },
    ],
    [
      'a leap day',
      one('a', INT32, int32(11_016), { converted: CONVERTED.date }),
      { kind: 'date-time', value: '2000-02-29' },
    ],
    [
      'an INT96 nanosecond',
      one('a', INT96, Uint8Array.from([...int64(1n), ...int32(2_440_588)])),
      { value: '1970-01-01T00:00:00.000000001' },
    ],
    ['a single in its own digits', one('a', FLOAT, single(0.1)), { type: 'float', literal: '0.1' }],
    ['a negative zero', one('a', DOUBLE, double(-0)), { literal: '-0.0' }],
    ['bytes that are no text', one('a', BYTES, blob(Uint8Array.of(0xff))), { kind: 'binary' }],
    ['text', text('ä'), { kind: 'string', value: 'ä' }],
    ['a text that is no UTF-8, as its bytes', text(Uint8Array.of(0x61, 0xff)), { kind: 'binary' }],
  ])('%s', async (_, bytes, expected) => {
    expect((await cells(bytes))[0]?.[0]).toMatchObject(expected);
  });

  it('lists: null, empty, an item that is null, and items', async () => {
    const [a, b, c, d] = await cells(lists([null, [], [null], [1, 2]]));
    expect([a, b, c, d].map((row) => JSON.stringify(row))).toEqual([
      '[{"kind":"null","line":0}]',
      '[{"kind":"array","items":[],"line":0}]',
      '[{"kind":"array","items":[{"kind":"null","line":0}],"line":0}]',
      '[{"kind":"array","items":[{"kind":"number","type":"integer","literal":"1","line":0},{"kind":"number","type":"integer","literal":"2","line":0}],"line":0}]',
    ]);
  });

  it('T71 books what page headers promise before the library allocates it', async () => {
    const optional = { ...column('a', INT32, [int32(1)], { repetition: 1 }), definition: [1] };
    const result = await read(parquet, writeParquet([optional], 1, { lie: 50_000_000 }));
    expect(result).toMatchObject({ ok: false, limit: true, reason: 'more than 5000000 values' });
  });

  it('columns named __proto__, with a dot, and twice alike keep their values apart', async () => {
    const named = ['__proto__', 'a.b', 'constructor'].map((name, index) => column(name, INT32, [int32(index)]));
    const document = await documentOf(parquet, writeParquet(named, 1));
    const { content } = document.readings[0];
    expect(content).toMatchObject({
      columns: [{ name: '__proto__' }, { name: 'a.b' }, { name: 'constructor' }],
      rows: [[{ literal: '0' }, { literal: '1' }, { literal: '2' }]],
    });
  });
});

describeClasses('parquet', 'a.parquet', [
  {
    why: 'the writer',
    base: good(),
    head: writeParquet(
      [column('id', INT64, [1n, 2n, 3n].map(int64)), column('x', DOUBLE, [0.5, 1.5, 2.5].map(double))],
      3,
      { createdBy: 'other' },
    ),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'what the writer keeps for itself',
    base: writeParquet([column('a', INT32, [int32(1)])], 1, { metadata: [['pandas', '{"creator": 1}']] }),
    head: writeParquet([column('a', INT32, [int32(1)])], 1, { metadata: [['pandas', '{"creator": 2}']] }),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'a schema of Arrow that does not read, so that nobody knows what it says of units',
    base: writeParquet([column('a', INT32, [int32(1)])], 1, { metadata: [['ARROW:schema', 'x']] }),
    head: writeParquet([column('a', INT32, [int32(1)])], 1, { metadata: [['ARROW:schema', 'y']] }),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a measured float in its last digit',
    base: one('t', DOUBLE, double(0.1)),
    head: one('t', DOUBLE, double(0.1 + 2 ** -56)),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'metadata of an application',
    base: writeParquet([column('a', INT32, [int32(1)])], 1, { metadata: [['geo', '4326']] }),
    head: writeParquet([column('a', INT32, [int32(1)])], 1, { metadata: [['geo', '3857']] }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'two integers that are one double',
    base: one('a', INT64, int64(9007199254740992n)),
    head: one('a', INT64, int64(9007199254740993n)),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two decimals that are one double',
    base: one('a', INT64, int64(900719925474099200n), { converted: CONVERTED.decimal, scale: 8, precision: 18 }),
    head: one('a', INT64, int64(900719925474099201n), { converted: CONVERTED.decimal, scale: 8, precision: 18 }),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two timestamps in one millisecond',
    base: one('a', INT64, int64(1n), { converted: CONVERTED.timestampMicros }),
    head: one('a', INT64, int64(2n), { converted: CONVERTED.timestampMicros }),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two texts that are broken in different bytes',
    base: text(Uint8Array.of(0x61, 0xff)),
    head: text(Uint8Array.of(0x61, 0xfe)),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a text and its bytes', base: text('a'), head: one('s', BYTES, blob('a')), class: 'SHAPE_CHANGE' },
  { why: 'a null list and an empty one', base: lists([null, [1]]), head: lists([[], [1]]), class: 'SHAPE_CHANGE' },
  {
    why: 'an item that moved into the next row',
    base: lists([[1, 2], [3]]),
    head: lists([[1], [2, 3]]),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a required column that may be null now',
    base: one('a', INT32, int32(1)),
    head: writeParquet([{ ...column('a', INT32, [int32(1)], { repetition: 1 }), definition: [1] }], 1),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'another scale over the same digits',
    base: one('a', INT32, int32(5), { converted: CONVERTED.decimal, scale: 1, precision: 4 }),
    head: one('a', INT32, int32(5), { converted: CONVERTED.decimal, scale: 2, precision: 4 }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'rows in another order',
    base: writeParquet([column('a', INT32, [int32(1), int32(2)])], 2),
    head: writeParquet([column('a', INT32, [int32(2), int32(1)])], 2),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a float and its neighbour across zero',
    base: one('a', DOUBLE, double(1e-300)),
    head: one('a', DOUBLE, double(-1e-300)),
    class: 'SEMANTIC_REWRITE',
  },
]);

describeTruncation('parquet', 'a.parquet', good);

describeHostile('parquet', 'a.parquet', good, [
  {
    why: 'a page that says two billion values',
    make: () => writeParquet([column('id', INT64, [int64(1n)])], 1, { lie: 2_000_000_000 }),
  },
  {
    why: 'a footer that says more rows than there are',
    make: () => writeParquet([column('id', INT64, [int64(1n)])], 1_000_000),
  },
  {
    why: 'a footer of 4 GB',
    make: () => Uint8Array.from([...Buffer.from('PAR1'), 255, 255, 255, 255, ...Buffer.from('PAR1')]),
  },
  {
    why: 'a schema nested 100,000 deep',
    make: () => {
      const schema = Array.from({ length: 19_000 }, (): SchemaElement => ({ name: 'a', repetition: 0, children: 1 }));
      return writeParquet(
        [
          {
            schema: [...schema, { name: 'a', type: INT32, repetition: 0 }],
            path: ['a'],
            type: INT32,
            values: [int32(1)],
            count: 1,
          },
        ],
        1,
      );
    },
  },
  { why: 'an encrypted footer', make: () => Uint8Array.from([...good().slice(0, -4), ...Buffer.from('PARE')]) },
]);
