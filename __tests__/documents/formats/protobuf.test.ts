import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import { protobuf } from '../../../src/documents/formats/protobuf.js';
import { comparisonJob } from '../../support/jobs.js';
import { describeClasses, describeHostile } from '../support/classes.js';
import { documentOf } from '../support/tree-support.js';

const varint = (value: bigint): number[] =>
  value < 128n ? [Number(value)] : [Number(value & 127n) | 128, ...varint(value >> 7n)];
const tag = (field: number, wire: number): number[] => varint(BigInt(field * 8 + wire));
const int = (field: number, value: bigint): number[] => [...tag(field, 0), ...varint(value)];
const bytes = (field: number, value: readonly number[] | string): number[] => {
  const content = typeof value === 'string' ? [...Buffer.from(value)] : value;
  return [...tag(field, 2), ...varint(BigInt(content.length)), ...content];
};
const fixed32 = (field: number, value: number): number[] => [
  ...tag(field, 5),
  ...new Uint8Array(new Uint32Array([value]).buffer),
];
const message = (...fields: readonly (readonly number[])[]): Uint8Array => Uint8Array.from(fields.flat());

describe('protobuf', () => {
  it('names fields by number and wire type, and keeps every value', async () => {
    const document = await documentOf(
      protobuf,
      message(int(1, 2n ** 64n - 1n), bytes(2, 'a'), fixed32(3, 7), [...tag(4, 3), ...int(1, 1n), ...tag(4, 4)]),
    );
    expect(document.readings[0].content).toMatchObject({
      root: {
        members: [
          { name: '1 varint', value: { items: [{ literal: '18446744073709551615' }] } },
          { name: '2 bytes' },
          { name: '3 fixed32' },
          { name: '4 group', value: { items: [{ members: [{ name: '1 varint' }] }] } },
        ],
      },
    });
  });
});

const inner = (...fields: readonly (readonly number[])[]): number[] => fields.flat();

describe('protobuf: a field is shape, however many there are', () => {
  const three = [int(1, 1n), int(2, 1n), int(3, 1n)];
  const many = Array.from({ length: 30 }, (_, index) => int(index + 1, 1n));
  it.each([
    { why: 'a fourth of three, whose names all have a digit', base: three, head: [...three, int(4, 1n)] },
    { why: 'another one of many', base: many, head: [...many, int(31, 1n)] },
    { why: 'a number in another wire type', base: three, head: [...three.slice(1), bytes(1, 'a')] },
  ])('$why', async ({ base, head }) => {
    const there = await compareFixture(comparisonJob('a.binpb', message(...base), message(...head)));
    expect(there.class, there.notes.join()).toBe('SHAPE_CHANGE');
  });
});

describeClasses('protobuf', 'a.binpb', [
  {
    why: 'fields in another order, which may be members of one oneof',
    base: message(int(1, 1n), int(2, 2n)),
    head: message(int(2, 2n), int(1, 1n)),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'two orders that are both none of a serializer',
    base: message(int(3, 3n), int(1, 1n), int(2, 2n)),
    head: message(int(3, 3n), int(2, 2n), int(1, 1n)),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'what stands between values of one field',
    base: message(int(1, 1n), int(1, 1n), int(2, 2n), int(1, 1n)),
    head: message(int(1, 1n), int(2, 2n), int(1, 1n), int(1, 1n)),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'packed and single values of one number exchanged',
    base: message(bytes(3, [1, 2]), int(3, 3n)),
    head: message(int(3, 3n), bytes(3, [1, 2])),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'fields of a group in another order',
    base: message([...tag(4, 3), ...int(1, 1n), ...int(2, 2n), ...tag(4, 4)]),
    head: message([...tag(4, 3), ...int(2, 2n), ...int(1, 1n), ...tag(4, 4)]),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'which of two groups has its fields in another order',
    base: message(
      [...tag(4, 3), ...int(1, 1n), ...int(2, 2n), ...tag(4, 4)],
      [...tag(4, 3), ...int(2, 2n), ...int(1, 1n), ...tag(4, 4)],
    ),
    head: message(
      [...tag(4, 3), ...int(2, 2n), ...int(1, 1n), ...tag(4, 4)],
      [...tag(4, 3), ...int(1, 1n), ...int(2, 2n), ...tag(4, 4)],
    ),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a longer spelling of a number where fields do not rise',
    base: message(int(2, 2n), int(1, 1n)),
    head: Uint8Array.of(16, 2, 8, 0x81, 0),
    class: 'TOLERANCE_DRIFT',
  },
  {
    why: 'a longer spelling of a number',
    base: message(int(1, 1n)),
    head: Uint8Array.of(8, 0x81, 0),
    class: 'TOLERANCE_DRIFT',
  },
  { why: 'a value', base: message(int(1, 1n)), head: message(int(1, 2n)), class: 'SEMANTIC_REWRITE' },
  {
    why: 'two integers that are one double',
    base: message(int(1, 2n ** 53n)),
    head: message(int(1, 2n ** 53n + 1n)),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a text', base: message(bytes(1, 'abc')), head: message(bytes(1, 'abd')), class: 'SEMANTIC_REWRITE' },
  {
    why: 'values of one field in another order',
    base: message(int(1, 1n), int(1, 2n)),
    head: message(int(1, 2n), int(1, 1n)),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'one value more',
    base: message(int(1, 1n)),
    head: message(int(1, 1n), int(1, 1n)),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'bytes that read as one message with its fields in another order',
    base: message(bytes(1, inner(int(1, 1n), int(2, 2n)))),
    head: message(bytes(1, inner(int(2, 2n), int(1, 1n)))),
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a value in a message',
    base: message(bytes(1, inner(int(1, 1n)))),
    head: message(bytes(1, inner(int(1, 2n)))),
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a field', base: message(int(1, 1n)), head: message(int(1, 1n), int(2, 1n)), class: 'SHAPE_CHANGE' },
  {
    why: 'a field in a message',
    base: message(bytes(1, inner(int(1, 1n)))),
    head: message(bytes(1, inner(int(1, 1n), int(2, 1n)))),
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'the same number in another wire type',
    base: message(int(1, 1n)),
    head: message(fixed32(1, 1)),
    class: 'SHAPE_CHANGE',
  },
  { why: 'the number of a field', base: message(int(1, 1n)), head: message(int(2, 1n)), class: 'SHAPE_CHANGE' },
]);

describeHostile('protobuf', 'a.binpb', () => message(int(1, 1n)), [
  { why: 'a length of 2^63', make: () => Uint8Array.from([10, ...varint(2n ** 63n)]) },
  {
    why: 'bits beyond the 64 of a number, which decoders drop or refuse',
    make: () => Uint8Array.from([...tag(1, 0), ...varint((1n << 63n) | (1n << 66n))]),
  },
  { why: 'groups nested 100,000 deep', make: () => new Uint8Array(100_000).fill(11) },
  {
    why: 'messages nested 10,000 deep',
    make: () => {
      let content: number[] = [8, 1];
      for (let depth = 0; depth < 3_000; depth += 1) content = bytes(1, content);
      return Uint8Array.from(content);
    },
  },
  { why: 'a wire type that is none', make: () => Uint8Array.of(14) },
  { why: 'field number 0', make: () => Uint8Array.of(0, 0) },
  { why: 'a number of more than 64 bits', make: () => Uint8Array.from([8, ...Array.from({ length: 20 }, () => 255)]) },
]);
