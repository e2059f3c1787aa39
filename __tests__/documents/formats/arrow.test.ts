import * as flechette from '@uwdata/flechette';
import { describe, expect, it } from 'vitest';
import { arrow } from '../../../src/documents/formats/arrow.js';
import { describeClasses, describeHostile, describeTruncation } from '../support/classes.js';
import { documentOf } from '../support/tree-support.js';

type Type = flechette.DataType;

function write(
  columns: Readonly<Record<string, readonly [readonly unknown[], Type]>>,
  format: 'file' | 'stream' = 'file',
): Uint8Array {
  const built = Object.entries(columns).map(
    ([name, [values, type]]) => [name, flechette.columnFromArray([...values], type)] as const,
  );
  return flechette.tableToIPC(flechette.tableFromColumns(built as never), { format })!;
}

const one = (value: unknown, type: Type): Uint8Array => write({ a: [[value], type] });
const good = (): Uint8Array =>
  write({ id: [[1n, 2n, 3n], flechette.int64()], s: [['a', null, 'ccc'], flechette.utf8()] });

/** Replaces the only occurrence of some bytes. */
function patched(bytes: Uint8Array, from: string, to: readonly number[]): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = Buffer.from(copy.buffer).indexOf(from);
  if (at === -1) throw new Error(`no ${from}`);
  copy.set(to, at);
  return copy;
}

async function cell(bytes: Uint8Array): Promise<unknown> {
  const { content } = (await documentOf(arrow, bytes)).readings[0];
  if (content.kind !== 'table') throw new Error(content.kind);
  return content.rows[0]?.[0];
}

const {
  int64,
  uint64,
  int8,
  utf8,
  timestamp,
  decimal,
  dateDay,
  float16,
  float32,
  list,
  struct,
  map,
  dictionary,
  bool,
  fixedSizeList,
  int32,
} = flechette;

describe('arrow values', () => {
  it.each([
    ['a 64-bit integer', one(-9007199254740993n, int64()), { type: 'integer', literal: '-9007199254740993' }],
    ['an unsigned one', one(18446744073709551615n, uint64()), { literal: '18446744073709551615' }],
    ['a single', one(0.1, float32()), { type: 'float', literal: '0.1' }],
    ['a half', one(1.5, float16()), { literal: '1.5' }],
    ['a boolean', one(true, bool()), { kind: 'boolean', value: true }],
    ['a decimal', one(-1.25, decimal(10, 2, 128)), { type: 'integer', literal: '-1.25' }],
    ['a date', one(new Date('2020-02-29'), dateDay()), { kind: 'date-time', value: '2020-02-29' }],
    [
      'a timestamp',
      one(new Date('2020-02-29T12:00:00.5Z'), timestamp(1, 'UTC')),
      { value: '2020-02-29T12:00:00.500Z' },
    ],
    ['a null', one(null, int8()), { kind: 'null' }],
    ['a list', one([1, 2], list(int8())), { kind: 'array', items: [{ literal: '1' }, { literal: '2' }] }],
    [
      'a list of a fixed size',
      one([1, 2], fixedSizeList(int8(), 2)),
      { kind: 'array', items: [{ literal: '1' }, { literal: '2' }] },
    ],
    [
      'a struct',
      one({ x: 1 }, struct({ x: int8() })),
      { kind: 'object', members: [{ name: 'x', value: { literal: '1' } }] },
    ],
    ['a dictionary entry', one('ä', dictionary(utf8())), { kind: 'string', value: 'ä' }],
    [
      'a map in order',
      one(
        [
          ['k', 1],
          ['j', 2],
        ],
        map(utf8(), int8()),
      ),
      { kind: 'array', items: [{ kind: 'object' }, { kind: 'object' }] },
    ],
  ])('%s', async (_, bytes, expected) => {
    expect(await cell(bytes)).toMatchObject(expected);
  });

  it('reads from any place in a larger buffer', async () => {
    const bytes = good();
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(await documentOf(arrow, shifted.subarray(3))).toEqual(await documentOf(arrow, bytes));
  });
});

describeClasses('arrow', 'a.arrow', [
  {
    why: 'a file and a stream',
    base: good(),
    head: write({ id: [[1n, 2n, 3n], int64()], s: [['a', null, 'ccc'], utf8()] }, 'stream'),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'two integers that are one double',
    base: one(9007199254740992n, int64()),
    head: one(9007199254740993n, int64()),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two nanoseconds of one millisecond',
    base: one(0, timestamp(3)),
    head: one(0.000001, timestamp(3)),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two texts that are broken in different bytes',
    base: patched(one('a_b', utf8()), 'a_b', [97, 0xff, 98]),
    head: patched(one('a_b', utf8()), 'a_b', [97, 0xfe, 98]),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'another time zone',
    base: one(0, timestamp(1, 'UTC')),
    head: one(0, timestamp(1, 'Europe/Paris')),
    class: 'SHAPE_CHANGE',
  },
  { why: 'another unit', base: one(0, timestamp(1)), head: one(0, timestamp(2)), class: 'SHAPE_CHANGE' },
  { why: 'a wider integer', base: one(1, int8()), head: one(1, int32()), class: 'SHAPE_CHANGE' },
  { why: 'texts as a dictionary', base: one('a', utf8()), head: one('a', dictionary(utf8())), class: 'SHAPE_CHANGE' },
  {
    why: 'a value for another of the dictionary',
    base: write({ a: [['x', 'y'], dictionary(utf8())] }),
    head: write({ a: [['x', 'x'], dictionary(utf8())] }),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a null for an empty text',
    base: write({ a: [['', null], utf8()] }),
    head: write({ a: [[null, ''], utf8()] }),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a column that is called otherwise',
    base: write({ a: [[1], int8()] }),
    head: write({ b: [[1], int8()] }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'columns in another order',
    base: write({ a: [[1], int8()], b: [[1], int8()] }),
    head: write({ b: [[1], int8()], a: [[1], int8()] }),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'an item that moved into the next row',
    base: write({ a: [[[1, 2], [3]], list(int8())] }),
    head: write({ a: [[[1], [2, 3]], list(int8())] }),
    class: 'SEMANTIC_REWRITE',
  },
]);

describeTruncation('arrow', 'a.arrow', good);

const numbers = (text: string, count: number): Uint8Array =>
  Uint8Array.from([...Buffer.from(text), ...Array.from({ length: count }, () => 0xff)]);

describeHostile('arrow', 'a.arrow', good, [
  { why: 'a magic number and nothing but ones', make: () => numbers('ARROW1\0\0', 1_000) },
  { why: 'a stream of empty messages', make: () => new Uint8Array(1_000_000) },
  { why: 'an empty file', make: () => new Uint8Array(0) },
  {
    why: 'Feather version 1',
    make: () => Uint8Array.from([...Buffer.from('FEA1'), ...new Uint8Array(100), ...Buffer.from('FEA1')]),
  },
]);

describe('arrow: 300 files with a byte changed', () => {
  it('end soon, with an answer and never with an error', async () => {
    const bytes = good();
    const start = performance.now();
    for (let index = 0; index < 300; index += 1) {
      const copy = Uint8Array.from(bytes);
      copy[(index * 7) % copy.length]! ^= 1 << (index % 8);
      const result = await arrow.read({
        bytes: copy,
        path: 'a.arrow',
        options: {
          limits: { file: 1e6, depth: 512, nodes: 100_000, seconds: 20 },
          header: 'auto',
          yaml: 'auto',
          ignoreMembers: [],
        },
        openMember: () => Promise.reject(new Error('no members')),
      });
      expect(result.ok ? 'read' : result.reason).not.toBe('');
    }
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
