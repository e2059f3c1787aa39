import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import type { TreeNode } from '../../../src/documents/document.js';
import { readOne } from '../../../src/documents/read.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { bytes } from '../support/binary-files.js';
import { DRIFT, describeClasses, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { BOX, OLD_SET, ORDER, SHOP_SET } from '../support/protobuf-samples.js';
import { OPTIONS } from '../support.js';

const decoded = (sample: string): Buffer => Buffer.from(sample, 'base64');
const named = (set: string, message: string) => ({
  descriptor: { file: 'shop.binpb', message },
  descriptorSet: { kind: 'read', bytes: decoded(set) } as const,
});
const SHOP = named(SHOP_SET, 'shop.v1.Order');

const varint = (value: bigint): number[] =>
  value < 128n ? [Number(value)] : [Number(value & 127n) | 128, ...varint(value >> 7n)];
const tag = (field: number, wire: number): number[] => varint(BigInt(field * 8 + wire));
const int = (field: number, value: bigint): Buffer => bytes(tag(field, 0), varint(BigInt.asUintN(64, value)));
const sized = (field: number, ...content: readonly (string | number | readonly number[] | Uint8Array)[]): Buffer => {
  const body = bytes(...content);
  return bytes(tag(field, 2), varint(BigInt(body.length)), body);
};
const double = (field: number, value: number): Buffer => {
  const body = Buffer.alloc(8);
  body.writeDoubleLE(value);
  return bytes(tag(field, 1), body);
};
const fixed64 = (field: number, value: bigint): Buffer => {
  const body = Buffer.alloc(8);
  body.writeBigUInt64LE(value);
  return bytes(tag(field, 1), body);
};
const stock = (key: string, count: bigint): Buffer => sized(4, sized(1, key), int(2, count));

/** The tree as plain data: numbers by their literals, bytes in hexadecimal. */
function plain(node: TreeNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.members.map(({ name, value }) => [name, plain(value)]));
    case 'array':
      return node.items.map(plain);
    case 'number':
      return node.literal;
    case 'binary':
      return { hex: Buffer.from(node.bytes).toString('hex') };
    default:
      return 'value' in node ? node.value : null;
  }
}

async function read(file: Uint8Array, rule: Pick<FixtureRule, 'descriptor' | 'descriptorSet'>): Promise<unknown> {
  const descriptor = { ...rule.descriptor!, set: rule.descriptorSet! };
  const { document, failure } = await readOne('a.binpb', file, { ...OPTIONS, descriptor });
  const { content } = document.readings[0];
  if (content.kind !== 'tree') throw new Error(failure?.reason);
  return plain(content.root);
}

describe('protobuf with a descriptor set', () => {
  it('reads what the Python library wrote, every kind of field', async () => {
    expect(await read(decoded(ORDER), SHOP)).toEqual({
      id: '-7',
      lines: [{ sku: 'x', quantity: '-2', weight: '1.5' }, { sku: 'y' }],
      state: 'PAID',
      stock: [
        { key: 'a', value: '1' },
        { key: 'b', value: '2' },
      ],
      card: 'ä',
      codes: ['1', '-1', '300'],
      ratio: '0.1',
      checksum: '4000000000',
      gift: true,
      parent: { id: '1' },
      offset: '-2',
      big: '18446744073709551615',
      by_line: [{ key: '3', value: { sku: 'z' } }],
      small: '-5',
      states: ['PAID', 'SENT', '9'],
      weights: ['0.5', '-0.0'],
      low: '-3',
      zig: '-9007199254740993',
      names: ['a', ''],
    });
  });

  it('reads groups and extensions of proto2', async () => {
    expect(await read(decoded(BOX), named(OLD_SET, 'old.Box'))).toEqual({
      size: '1',
      inner: { note: 'n' },
      '[old.label]': 'l',
    });
  });

  it('keeps what the schema does not know, and what it knows as another type', async () => {
    expect(await read(bytes(int(99, 1n), sized(98, 'a'), sized(1, 'b')), SHOP)).toEqual({
      '#99 varint': ['1'],
      '#98 bytes': [{ hex: '61' }],
      '#1 bytes': [{ hex: '62' }],
      '(order of unknown fields)': '3: #99 varint, #98 bytes, #1 bytes',
    });
  });

  it('names places as a person would', async () => {
    const line = (quantity: bigint): Buffer => sized(2, sized(1, 'x'), int(2, quantity));
    const { changes, notes } = await compareFixture(comparisonJob('a.binpb', line(4n), line(6n), SHOP));
    expect(changes).toMatchObject([{ kind: 'value', at: "$['lines'][0]['quantity']", base: '2', head: '3' }]);
    expect(notes.join()).toContain('shop.v1.Order of the descriptor set shop.binpb');
  });

  it.each([
    ['a message that it does not have', named(SHOP_SET, 'shop.v1.Nothing'), /has no message shop\.v1\.Nothing/],
    ['bytes that are none', named('AAAA', 'shop.v1.Order'), /does not read/],
    [
      'a file that is not there',
      {
        descriptor: SHOP.descriptor,
        descriptorSet: { kind: 'missing', why: 'there is no such file on base' } as const,
      },
      /no such file on base/,
    ],
  ])('%s: fields by their numbers, which is stricter, and a note', async (_, rule, why) => {
    const result = await compareFixture(comparisonJob('a.binpb', double(17, 1), double(17, 1 + 2 ** -52), rule));
    expect(result.class).toBe(REWRITE);
    expect(result.notes.join()).toMatch(why);
    expect(result.unusedRules).toContain('descriptor');
  });
});

const drift = (why: string, base: Uint8Array, head: Uint8Array) =>
  ({ why, base, head, class: DRIFT, rule: SHOP }) as const;
const rewrite = (why: string, base: Uint8Array, head: Uint8Array) =>
  ({ why, base, head, class: REWRITE, rule: SHOP }) as const;
const shape = (why: string, base: Uint8Array, head: Uint8Array) =>
  ({ why, base, head, class: SHAPE, rule: SHOP }) as const;

describeClasses('protobuf with names: spelling is drift', 'fx/a.binpb', [
  drift('fields in another order', bytes(int(1, 1n), int(15, 2n)), bytes(int(15, 2n), int(1, 1n))),
  drift(
    'fields of a nested message in another order',
    sized(2, sized(1, 'x'), int(2, 1n)),
    sized(2, int(2, 1n), sized(1, 'x')),
  ),
  drift(
    'a member of a oneof and fields of none in another order',
    bytes(sized(5, 'a'), int(15, 2n), int(1, 1n)),
    bytes(int(1, 1n), sized(5, 'a'), int(15, 2n)),
  ),
  drift(
    'a field that nobody knows and fields of no oneof in another order',
    bytes(int(1, 1n), int(99, 2n)),
    bytes(int(99, 2n), int(1, 1n)),
  ),
  drift('packed and not', bytes(int(7, 1n), int(7, 2n)), sized(7, varint(1n), varint(2n))),
  drift('packed in two pieces', bytes(sized(7, varint(1n)), sized(7, varint(2n))), sized(7, varint(1n), varint(2n))),
  drift(
    'entries of a map in another order',
    bytes(stock('a', 1n), stock('b', 2n)),
    bytes(stock('b', 2n), stock('a', 1n)),
  ),
  drift('a longer spelling of a number', int(1, 1n), bytes([8, 0x81, 0])),
  drift('a double one step on', bytes(double(17, 1), double(17, 2)), bytes(double(17, 1 + 2 ** -52), double(17, 2))),
  drift('two zeros', double(17, 0), double(17, -0)),
]);

describeClasses('protobuf with names: pairs that look alike and differ', 'fx/a.binpb', [
  rewrite('a number', int(1, 1n), int(1, 2n)),
  rewrite('a sign that zigzag hides', sized(2, int(2, 1n)), sized(2, int(2, 2n))),
  rewrite(
    'whole numbers one step apart, by their bits a double',
    fixed64(12, 4607182418800017408n),
    fixed64(12, 4607182418800017409n),
  ),
  rewrite('numbers that one double is', int(13, 2n ** 53n), int(13, 2n ** 53n + 1n)),
  rewrite('a number that parsers cut off to the same', int(15, 1n), int(15, 1n + 2n ** 32n)),
  rewrite('a name of an enum', int(3, 1n), int(3, 2n)),
  rewrite('a double', double(17, 1), double(17, 1.001)),
  rewrite('the order of a repeated field', bytes(int(7, 1n), int(7, 2n)), bytes(int(7, 2n), int(7, 1n))),
  rewrite('a repeated element more', int(7, 1n), bytes(int(7, 1n), int(7, 2n))),
  rewrite('a value of a map', stock('a', 1n), stock('a', 2n)),
  rewrite('values of a map exchanged', bytes(stock('a', 1n), stock('b', 2n)), bytes(stock('a', 2n), stock('b', 1n))),
  rewrite(
    'an entry of a map more',
    bytes(stock('a', 1n), stock('b', 2n)),
    bytes(stock('a', 1n), stock('b', 2n), stock('c', 3n)),
  ),
  rewrite(
    'the same key twice, the last of them first',
    bytes(stock('a', 1n), stock('a', 2n)),
    bytes(stock('a', 2n), stock('a', 1n)),
  ),
  rewrite('bytes of a field that nobody knows', sized(99, 'a'), sized(99, 'b')),
  rewrite(
    'the order of two members of a oneof, of which the last one wins',
    bytes(sized(5, 'a'), sized(6, 'b')),
    bytes(sized(6, 'b'), sized(5, 'a')),
  ),
  rewrite(
    'the order of two members of a oneof with a field between them',
    bytes(sized(5, 'a'), int(15, 1n), sized(6, 'b')),
    bytes(sized(6, 'b'), int(15, 1n), sized(5, 'a')),
  ),
  rewrite(
    'the order of two members of a oneof within messages within messages',
    sized(11, sized(11, sized(5, 'a'), sized(6, 'b'))),
    sized(11, sized(11, sized(6, 'b'), sized(5, 'a'))),
  ),
  rewrite(
    'the last of several members of a oneof that stand more than once',
    bytes(sized(5, 'a'), sized(6, 'b'), sized(5, 'a'), sized(6, 'b')),
    bytes(sized(5, 'a'), sized(6, 'b'), sized(6, 'b'), sized(5, 'a')),
  ),
  rewrite('the order of fields that nobody knows', bytes(int(98, 1n), int(99, 1n)), bytes(int(99, 1n), int(98, 1n))),
  rewrite(
    'the order of wire types of one number that nobody knows',
    bytes(int(99, 1n), sized(99, 'a')),
    bytes(sized(99, 'a'), int(99, 1n)),
  ),
  rewrite(
    'the order of a field and of one of its number in another wire type',
    bytes(int(1, 1n), sized(1, 'a')),
    bytes(sized(1, 'a'), int(1, 1n)),
  ),
  rewrite(
    'the order of a member of a oneof and of a field that nobody knows',
    bytes(sized(5, 'a'), int(99, 1n)),
    bytes(int(99, 1n), sized(5, 'a')),
  ),
  rewrite(
    'the order of fields that nobody knows in an entry of a map',
    sized(4, sized(1, 'a'), int(8, 1n), int(9, 1n)),
    sized(4, sized(1, 'a'), int(9, 1n), int(8, 1n)),
  ),
  rewrite(
    'an entry without a key and one of the default key, the last of them first',
    bytes(sized(14, int(1, 0n), sized(2, sized(1, 'x'))), sized(14, sized(2, sized(1, 'y')))),
    bytes(sized(14, sized(2, sized(1, 'y'))), sized(14, int(1, 0n), sized(2, sized(1, 'x')))),
  ),
  rewrite(
    'keys that parsers cut off to the same, the last of them first',
    bytes(sized(14, int(1, 1n)), sized(14, int(1, 1n + 2n ** 32n))),
    bytes(sized(14, int(1, 1n + 2n ** 32n)), sized(14, int(1, 1n))),
  ),
  rewrite(
    'entries of two keys each, of which the last one counts, the last of them first',
    bytes(sized(4, sized(1, 'a'), sized(1, 'c'), int(2, 1n)), stock('c', 2n)),
    bytes(stock('c', 2n), sized(4, sized(1, 'a'), sized(1, 'c'), int(2, 1n))),
  ),
  shape('a field', int(1, 1n), int(15, 1n)),
  shape('a field more', int(1, 1n), bytes(int(1, 1n), int(15, 0n))),
  shape('the other member of a oneof', sized(5, 'a'), sized(6, 'a')),
  shape('both members of a oneof', sized(5, 'a'), bytes(sized(5, 'a'), sized(6, 'a'))),
  shape('a field that stands twice, the last time as before', int(1, 1n), bytes(int(1, 2n), int(1, 1n))),
  shape('a number of an enum that has no name', int(3, 1n), int(3, 7n)),
  shape('a field that nobody knows', int(1, 1n), bytes(int(1, 1n), int(99, 1n))),
  shape('a text that is no UTF-8', sized(5, 'a'), sized(5, [0xff])),
  shape('cut off', bytes(int(1, 1n), sized(5, 'abc')), bytes(int(1, 1n), sized(5, 'abc')).subarray(0, -1)),
  shape('a message that is none', sized(11, int(1, 1n)), sized(11, [0xff])),
]);

describe('protobuf with names: T71 hostile files', () => {
  it('messages within messages stop at a limit', async () => {
    let file: Buffer = int(1, 1n);
    for (let depth = 0; depth < 200; depth += 1) file = sized(11, file);
    const { document, failure } = await readOne('a.binpb', file, {
      ...OPTIONS,
      descriptor: { ...SHOP.descriptor, set: SHOP.descriptorSet },
    });
    expect(failure).toMatchObject({ limit: true, reason: 'messages nested deeper than 100' });
    expect(document.incomplete).toContain('nested deeper');
  });

  it('a descriptor set of messages nested 100,000 deep is data, too', async () => {
    // Field 4 of a file is a message, field 3 of a message is one within it.
    let inner: number[] = [];
    for (let depth = 0; depth < 3_000; depth += 1) inner = [0x1a, ...varint(BigInt(inner.length)), ...inner];
    const set = sized(1, sized(1, 'a.proto'), sized(4, inner));
    const rule = named(set.toString('base64'), 'a');
    const result = await compareFixture(comparisonJob('a.binpb', int(1, 1n), int(1, 2n), rule));
    expect(result.class).toBe(REWRITE);
  });

  it('survives every cut and every changed byte', async () => {
    await survives('fx/a.binpb', decoded(ORDER), 5);
  }, 30_000);
});
