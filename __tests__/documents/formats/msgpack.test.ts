import { encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../../src/documents/document.js';
import { msgpack } from '../../../src/documents/formats/msgpack.js';
import { DEFAULT_LIMITS } from '../../../src/policy/policy.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, inputOf, nodeAt, read } from '../support/tree-support.js';

const hex = (digits: string): Uint8Array => Buffer.from(digits.replaceAll(' ', ''), 'hex');

describeSpellings(msgpack, [
  { why: 'the width of an integer', base: hex('01'), head: hex('d3 0000000000000001') },
  { why: 'the sign of a type', base: hex('cc 05'), head: hex('d0 05') },
  { why: 'the width of a length', base: hex('a1 61'), head: hex('db 00000001 61') },
  { why: 'the width of an array', base: hex('91 01'), head: hex('dd 00000001 01') },
  { why: 'the width of a float with the same value', base: hex('ca 3fc00000'), head: hex('cb 3ff8000000000000') },
  { why: 'order of keys', base: hex('82 a161 01 a162 02'), head: hex('82 a162 02 a161 01') },
  { why: 'the width of a timestamp', base: hex('d6 ff 00000001'), head: hex('d7 ff 0000000000000001') },
  { why: 'bits of NaN', base: hex('cb 7ff8000000000000'), head: hex('ca ffc00001') },
]);

describeLookalikes(msgpack, [
  { why: 'an integer and a float', base: hex('01'), head: hex('ca 3f800000') },
  { why: 'an integer and its text', base: hex('01'), head: hex('a1 31') },
  { why: 'an integer key and its text', base: hex('81 01 c0'), head: hex('81 a131 c0') },
  { why: 'an integer key and the notation for it', base: hex('81 01 c0'), head: hex('81 a22331 c0') },
  { why: 'bytes and text', base: hex('c4 01 61'), head: hex('a1 61') },
  { why: 'a float and its double neighbour', base: hex('ca 3dcccccd'), head: hex('cb 3fb999999999999a') },
  { why: 'T53 a key twice', base: hex('82 a161 01 a161 02'), head: hex('81 a161 02') },
  { why: 'an extension and the map that shows it', base: hex('d4 05 61'), head: hex('81 a6 23657874 2035 c4 01 61') },
  { why: 'two extensions', base: hex('d4 05 61'), head: hex('d4 06 61') },
  { why: 'integers beyond 2^53', base: hex('cf 0020000000000001'), head: hex('cf 0020000000000000') },
  { why: 'nil and false', base: hex('c0'), head: hex('c2') },
  { why: 'a timestamp and its text', base: hex('d6 ff 00000000'), head: encode('1970-01-01T00:00:00Z') },
  { why: 'a nanosecond', base: hex('d7 ff 00000004 00000001'), head: hex('d7 ff 00000000 00000001') },
  { why: 'a second object in the file', base: hex('01'), head: hex('01 01') },
  { why: 'an array of two and two in a row', base: hex('92 01 02'), head: hex('01 02') },
  { why: 'bytes in a string and bytes', base: hex('a1 ff'), head: hex('c4 01 ff') },
  { why: 'bytes that a text cannot hold', base: hex('a1 ff'), head: hex('a3 efbfbd') },
]);

describeBroken(msgpack, [
  { why: 'nothing', source: hex(''), line: 0, reason: /empty/ },
  { why: 'cut off in a text', source: hex('a5 61'), line: 0, reason: /5 bytes needed at byte 1, 1 left/ },
  { why: 'cut off in a map', source: hex('81 a161'), line: 0, reason: /cut off/ },
  { why: 'a byte that begins nothing', source: hex('91 c1'), line: 0, reason: /0xc1 at 1/ },
  { why: 'an array longer than the file', source: hex('dd ffffffff 01'), line: 0, reason: /declares 4294967295 items/ },
]);

describeBombs(msgpack, [
  { why: '1,000,000 levels', make: () => new Uint8Array(1_000_000).fill(0x91), ok: false },
  { why: '1,000,000 levels of map keys', make: () => new Uint8Array(1_000_000).fill(0x81), ok: false },
  { why: '10 MB of text', make: () => Buffer.concat([hex('db 00989680'), Buffer.alloc(10_000_000, 0x61)]), ok: true },
  { why: '300,000 objects', make: () => new Uint8Array(300_000), ok: true },
]);

describe('msgpack: what stands where', () => {
  it('is a stream of documents', async () => {
    const document = await documentOf(msgpack, encode({ a: [1.5, 'x'] }));
    expect(document.readings[0].content).toMatchObject({ kind: 'tree', stream: true });
    expect(nodeAt(document, 0, 'a', 0)).toMatchObject({ type: 'float', literal: '1.5' });
    expect(document.layout).toEqual({ floats: 'float64' });
  });

  it('gives whole floats a point and keeps times to the nanosecond', async () => {
    const document = await documentOf(
      msgpack,
      hex(
        '94 cb4008000000000000 d7ff 00000004 00000001 c70cff 00000000 00000000ffffffff c70cff 3b9aca00 0000000000000000',
      ),
    );
    expect(nodeAt(document, 0, 0)).toMatchObject({ literal: '3.0' });
    expect(nodeAt(document, 0, 1)).toMatchObject({ kind: 'date-time', value: '1970-01-01T00:00:01.000000001Z' });
    expect(nodeAt(document, 0, 2)).toMatchObject({ value: '2106-02-07T06:28:15Z' });
    expect(nodeAt(document, 0, 3, '#ext -1')).toMatchObject({ kind: 'binary' });
  });

  it("stops at the policy's nodes", async () => {
    const limits = { ...DEFAULT_LIMITS, nodes: 50 };
    const result = await msgpack.read(inputOf(new Uint8Array(51), 'a.msgpack', limits));
    expect(result).toMatchObject({ ok: false, limit: true, reason: 'more than 50 nodes' });
  });

  it('T54 keeps __proto__ a key like any other', async () => {
    const document = await documentOf(msgpack, hex('81 a9 5f5f70726f746f5f5f 01'));
    expect(nodeAt(document, 0, '__proto__')).toMatchObject({ literal: '1' });
  });

  it('reads what the library writes', async () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.boolean(),
      fc.constant(null),
      fc.double(),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
    }));
    await fc.assert(
      fc.asyncProperty(value, async (written) => {
        const document = await documentOf(msgpack, encode(written, { useBigInt64: true, forceIntegerToFloat: true }));
        expect(plain(nodeAt(document, 0))).toEqual(expected(written));
      }),
      { numRuns: 300 },
    );
  });

  it('T71 ends on any bytes, as a result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(typeof (await read(msgpack, bytes)).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});

function plain(node: TreeNode): unknown {
  switch (node.kind) {
    case 'object':
      return ['object', ...node.members.map((member) => [member.name, plain(member.value)])];
    case 'array':
      return node.items.map(plain);
    case 'number':
      return node.type === 'integer' ? `integer ${node.literal}` : Number(node.literal);
    case 'null':
      return null;
    default:
      return 'value' in node ? node.value : node.kind;
  }
}

function expected(value: unknown): unknown {
  if (typeof value === 'bigint') return `integer ${value}`;
  if (Array.isArray(value)) return value.map(expected);
  if (value === null || typeof value !== 'object') return value;
  return [
    'object',
    ...Object.entries(value).map(([name, one]) => [name.startsWith('#') ? `#${name}` : name, expected(one)]),
  ];
}
