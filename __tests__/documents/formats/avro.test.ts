import { deflateRawSync } from 'node:zlib';
import avsc from 'avsc';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/documents/document.js';
import { avro } from '../../../src/documents/formats/avro.js';
import { comparison } from '../support/binary-pairs.js';
import { describeClasses, describeHostile, describeTruncation } from '../support/classes.js';
import { documentOf } from '../support/tree-support.js';

const LONG = avsc.types.LongType.__with({
  fromBuffer: (buffer: Buffer) => buffer.readBigInt64LE(),
  toBuffer: (value: bigint) => {
    const buffer = Buffer.alloc(8);
    buffer.writeBigInt64LE(value);
    return buffer;
  },
  fromJSON: BigInt,
  toJSON: Number,
  isValid: (value: unknown) => typeof value === 'bigint',
  compare: (left: bigint, right: bigint) => (left < right ? -1 : left > right ? 1 : 0),
});

const varint = (value: number): number[] => {
  const zigzag = value < 0 ? -value * 2 - 1 : value * 2;
  const out: number[] = [];
  let rest = zigzag;
  for (; rest > 127; rest = Math.floor(rest / 128)) out.push((rest & 127) | 128);
  return [...out, rest];
};
const bytes = (value: Uint8Array | string): number[] => [
  ...varint(Buffer.from(value as string).length),
  ...Buffer.from(value as string),
];

interface Options {
  readonly codec?: string;
  readonly sync?: number;
  readonly blocks?: number;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly count?: number;
}

/** A container file whose values are encoded by avsc. */
function write(
  schema: object | string,
  values: readonly unknown[],
  { codec = 'null', sync = 7, blocks = 1, metadata = {}, count }: Options = {},
): Uint8Array {
  const type = avsc.Type.forSchema(schema as never, { registry: { long: LONG } as never });
  const marker = Array.from({ length: 16 }, () => sync);
  const pairs = Object.entries({ 'avro.schema': JSON.stringify(schema), 'avro.codec': codec, ...metadata });
  const out = [
    ...Buffer.from('Obj\x01', 'latin1'),
    ...varint(pairs.length),
    ...pairs.flatMap(([key, value]) => [...bytes(key), ...bytes(value)]),
    0,
    ...marker,
  ];
  const size = Math.ceil(values.length / blocks);
  for (let from = 0; from < values.length; from += size) {
    const slice = values.slice(from, from + size);
    const data = Buffer.concat(slice.map((value) => type.toBuffer(value)));
    out.push(...varint(count ?? slice.length), ...bytes(packed(codec, data)), ...marker);
  }
  return Uint8Array.from(out);
}

/** What other programs make of the block of `ROWS`, and of the one with 3 for 2. */
const BLOCKS: Readonly<Record<string, readonly [string, string]>> = {
  bzip2: [
    'QlpoOTFBWSZTWdQXgrAAAADBAFQAIAAgACGZAzTRGY4u5IpwoSGoLwVg',
    'QlpoOTFBWSZTWXTlHL8AAADBAFEAIAAgACGZAzTRGY4u5IpwoSDpyjl+',
  ],
  xz: [
    '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAFAgICYQQAAAAA38qqfECehqYAAR4GwS+kHR+2830BAAAAAARZWg==',
    '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAFAgICYQYAAAAAxSgLxWRtVA8AAR4GwS+kHR+2830BAAAAAARZWg==',
  ],
  zstandard: ['KLUv/QRYMQAAAgICYQQAtUmKNQ==', 'KLUv/QRYMQAAAgICYQYAVsMkUw=='],
};

function packed(codec: string | undefined, data: Buffer): Buffer {
  if (codec === 'deflate') return deflateRawSync(data);
  const sample = BLOCKS[codec ?? '']?.[data[4] === 4 ? 0 : 1];
  return sample === undefined ? data : Buffer.from(sample, 'base64');
}

const record = (...fields: readonly { readonly name: string; readonly type: unknown }[]): object => ({
  type: 'record',
  name: 'R',
  fields,
});
const SCHEMA = record({ name: 'id', type: 'long' }, { name: 's', type: ['null', 'string'] });
const ROWS = [
  { id: 1n, s: 'a' },
  { id: 2n, s: null },
];
const good = (options: Options = {}): Uint8Array => write(SCHEMA, ROWS, options);
const one = (type: unknown, value: unknown): Uint8Array => write(record({ name: 'a', type }), [{ a: value }]);

describe('avro values, as avsc writes them', () => {
  it.each([
    ['a long', one('long', 9007199254740993n), { kind: 'number', type: 'integer', literal: '9007199254740993' }],
    ['an int', one('int', -1), { literal: '-1' }],
    ['a float', one('float', Math.fround(0.1)), { type: 'float', literal: '0.1' }],
    ['a double', one('double', 0.1), { literal: '0.1' }],
    ['a boolean', one('boolean', true), { kind: 'boolean', value: true }],
    ['bytes', one('bytes', Buffer.from([255])), { kind: 'binary' }],
    ['a text', one('string', 'ä'), { kind: 'string', value: 'ä' }],
    ['an enum', one({ type: 'enum', name: 'E', symbols: ['A', 'B'] }, 'B'), { kind: 'string', value: 'B' }],
    [
      'an array',
      one({ type: 'array', items: 'int' }, [1, 2]),
      { kind: 'array', items: [{ literal: '1' }, { literal: '2' }] },
    ],
    [
      'a map',
      one({ type: 'map', values: 'int' }, { k: 1 }),
      { kind: 'array', items: [{ members: [{ value: { value: 'k' } }, { value: { literal: '1' } }] }] },
    ],
    [
      'a record',
      one({ type: 'record', name: 'S', fields: [{ name: 'b', type: 'int' }] }, { b: 1 }),
      { kind: 'object', members: [{ name: 'b', value: { literal: '1' } }] },
    ],
    ['a fixed', one({ type: 'fixed', name: 'F', size: 2 }, Buffer.from([1, 2])), { kind: 'binary' }],
    [
      'a branch among several',
      one(['int', 'string'], 1),
      { kind: 'object', members: [{ name: 'int', value: { literal: '1' } }] },
    ],
  ])('%s', async (_, file, expected) => {
    const table = (await documentOf(avro, file)).readings[0].content as Table;
    expect(table.rows[0]?.[0]).toMatchObject(expected);
  });

  it('logical types keep every digit', async () => {
    const decimal = { type: 'bytes', logicalType: 'decimal', precision: 9, scale: 3 };
    const file = write(
      record(
        { name: 'd', type: decimal },
        { name: 't', type: { type: 'int', logicalType: 'date' } },
        { name: 'm', type: { type: 'int', logicalType: 'time-millis' } },
      ),
      [{ d: Buffer.from([0xfe, 0x0c]), t: -1, m: 1 }],
    );
    const table = (await documentOf(avro, file)).readings[0].content as Table;
    expect(table.rows[0]).toMatchObject([{ literal: '-0.500' }, { value: '1969-12-31' }, { value: '00:00:00.001' }]);
  });
});

describeClasses('avro', 'a.avro', [
  {
    why: 'metadata under a name that begins like those of Avro',
    base: good({ metadata: { 'avro.note': 'one' } }),
    head: good({ metadata: { 'avro.note': 'two' } }),
    class: 'SHAPE_CHANGE',
  },
  { why: 'compression', base: good(), head: good({ codec: 'deflate' }), class: 'TOLERANCE_DRIFT' },
  { why: 'the sync marker', base: good(), head: good({ sync: 9 }), class: 'TOLERANCE_DRIFT' },
  { why: 'blocks', base: good(), head: good({ blocks: 2 }), class: 'TOLERANCE_DRIFT' },
  {
    why: 'documentation in the schema',
    base: good(),
    head: write({ ...SCHEMA, doc: 'x' }, ROWS),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'two longs that are one double',
    base: one('long', 9007199254740992n),
    head: one('long', 9007199254740993n),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a long that was an int', base: one('int', 1), head: one('long', 1n), class: 'SHAPE_CHANGE' },
  {
    why: 'a text that was bytes',
    base: one('string', 'a'),
    head: one('bytes', Buffer.from('a')),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a symbol for another at the same place',
    base: one({ type: 'enum', name: 'E', symbols: ['A', 'B'] }, 'A'),
    head: one({ type: 'enum', name: 'E', symbols: ['B', 'A'] }, 'B'),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'the other branch with the same digits',
    base: one(['int', 'long'], 1),
    head: write(record({ name: 'a', type: ['long', 'int'] }), [{ a: 1 }]),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a default',
    base: write(record({ name: 'a', type: 'int' }), [{ a: 1 }]),
    head: write(record({ name: 'a', type: 'int', default: 5 } as never), [{ a: 1 }]),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a field that is called otherwise',
    base: write(record({ name: 'a', type: 'int' }), [{ a: 1 }]),
    head: write(record({ name: 'b', type: 'int' }), [{ b: 1 }]),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a field that may be null',
    base: one('string', 'a'),
    head: one(['null', 'string'], 'a'),
    class: 'SHAPE_CHANGE',
  },
  { why: 'rows in another order', base: good(), head: write(SCHEMA, ROWS.toReversed()), class: 'SEMANTIC_REWRITE' },
  {
    why: 'an item that moved into the next row',
    base: write(record({ name: 'a', type: { type: 'array', items: 'int' } }), [{ a: [1, 2] }, { a: [3] }]),
    head: write(record({ name: 'a', type: { type: 'array', items: 'int' } }), [{ a: [1] }, { a: [2, 3] }]),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'metadata of an application',
    base: good({ metadata: { unit: 'm' } }),
    head: good({ metadata: { unit: 'ft' } }),
    class: 'SHAPE_CHANGE',
  },
]);

describeTruncation('avro', 'a.avro', () => good());

describeHostile('avro', 'a.avro', () => good(), [
  { why: 'a block of two billion nulls', make: () => write('null', [null], { count: 2_000_000_000 }) },
  {
    why: 'a record that is its own first field',
    make: () => {
      const file = write(record({ name: 'a', type: 'int' }), [{ a: 0 }]);
      const text = Buffer.from(file).toString('latin1');
      return Uint8Array.from(Buffer.from(text.replace('"type":"int"', '"type":"R"  '), 'latin1'));
    },
  },
  {
    why: 'a schema nested 100,000 deep',
    make: () =>
      Uint8Array.from([
        ...Buffer.from('Obj\x01', 'latin1'),
        2,
        ...bytes('avro.schema'),
        ...bytes('['.repeat(100_000)),
        0,
        ...Array.from({ length: 16 }, () => 0),
      ]),
  },
  { why: 'a codec that has no decoder', make: () => good({ codec: 'lzma' }) },
  {
    why: 'a deflate bomb',
    make: () => {
      const packed = deflateRawSync(Buffer.alloc(100_000_000));
      const file = good();
      return Uint8Array.from([
        ...write(SCHEMA, [], { codec: 'deflate' }),
        ...varint(1),
        ...bytes(packed),
        ...file.slice(-16),
      ]);
    },
  },
]);

describe('avro: codecs of other programs', () => {
  const changed = (codec: string): Uint8Array => write(SCHEMA, [ROWS[0], { id: 3n, s: null }], { codec });

  it.each(Object.keys(BLOCKS))('%s: the same rows are drift, another one is a rewrite', async (codec) => {
    expect((await comparison('a.avro', good(), good({ codec }))).class).toBe('TOLERANCE_DRIFT');
    expect((await comparison('a.avro', good({ codec }), changed(codec))).class).toBe('SEMANTIC_REWRITE');
  });
});
