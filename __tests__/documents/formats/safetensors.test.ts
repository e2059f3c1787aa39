import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, safetensorsFile, u32 } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

const f32 = (...values: number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);
const entry = (dtype: string, shape: string, from: number, to: number): string =>
  `{"dtype":"${dtype}","shape":${shape},"data_offsets":[${from},${to}]}`;
const one = (dtype: string, shape: string, data: Uint8Array, more = ''): Buffer =>
  safetensorsFile(`{${more}"w":${entry(dtype, shape, 0, data.length)}}`, data);
const meta = (content: string): Buffer => one('F32', '[1]', f32(1), `"__metadata__":${content},`);
const AB = f32(1, 2);

describe('safetensors: what is read', () => {
  it.each([
    {
      dtype: 'F8_E4M3',
      data: [0x38, 0x7e, 0x7f, 0x01, 0xb8],
      values: [1, 448, Number.NaN, 2 ** -9, -1],
      declared: { dtype: 'F8_E4M3' },
    },
    {
      dtype: 'F8_E5M2',
      data: [0x3c, 0x7b, 0x7c, 0x01],
      values: [1, 57_344, Number.POSITIVE_INFINITY, 2 ** -16],
      declared: { dtype: 'F8_E5M2' },
    },
    { dtype: 'F8_E8M0', data: [127, 0], values: [127, 0], declared: { dtype: 'F8_E8M0', dimensions: '(2)' } },
    { dtype: 'BF16', data: [0x80, 0x3f], values: [1], declared: {} },
    { dtype: 'BOOL', data: [1], values: [1], declared: {} },
  ])('$dtype', async ({ dtype, data, values, declared }) => {
    const file = one(dtype, `[${values.length}]`, Uint8Array.from(data));
    const { content } = (await readOne('a.safetensors', file, OPTIONS)).document.readings[0];
    if (content.kind !== 'container') throw new Error(content.kind);
    const [member] = content.members;
    expect(member).toMatchObject({ name: 'w', document: { declared } });
    const inner = member!.document.readings[0].content;
    expect(inner.kind === 'tensor' ? [...inner.values] : []).toEqual(values);
  });
});

describeClasses('safetensors: layout is drift', 'fx/w.safetensors', [
  {
    why: 'order of names in the header',
    base: safetensorsFile(`{"a":${entry('F32', '[1]', 0, 4)},"b":${entry('F32', '[1]', 4, 8)}}`, AB),
    head: safetensorsFile(`{"b":${entry('F32', '[1]', 4, 8)},"a":${entry('F32', '[1]', 0, 4)}}`, AB),
    class: DRIFT,
    says: /tensor order/,
  },
  {
    why: 'order of the data',
    base: safetensorsFile(`{"a":${entry('F32', '[1]', 0, 4)},"b":${entry('F32', '[1]', 4, 8)}}`, AB),
    head: safetensorsFile(`{"a":${entry('F32', '[1]', 4, 8)},"b":${entry('F32', '[1]', 0, 4)}}`, f32(2, 1)),
    class: DRIFT,
    says: /order of data/,
  },
  {
    why: 'blanks that pad the header',
    base: one('F32', '[2]', AB),
    head: safetensorsFile(`{"w":${entry('F32', '[2]', 0, 8)}}   `, AB),
    class: DRIFT,
    says: /header padding/,
  },
  {
    why: 'order of fields',
    base: one('F32', '[2]', AB),
    head: safetensorsFile('{"w":{"data_offsets":[0,8],"shape":[2],"dtype":"F32"}}', AB),
    class: DRIFT,
  },
]);

describeClasses('safetensors: pairs that look alike and differ', 'fx/w.safetensors', [
  { why: 'equal bytes under another type', base: one('F32', '[2]', AB), head: one('I32', '[2]', AB), class: SHAPE },
  { why: 'equal bytes in other dimensions', base: one('F32', '[2]', AB), head: one('F32', '[2,1]', AB), class: SHAPE },
  {
    why: 'two eight-bit floats with equal bytes',
    base: one('F8_E4M3', '[1]', bytes([0])),
    head: one('F8_E5M2', '[1]', bytes([0])),
    class: SHAPE,
  },
  {
    why: 'an eight-bit float and a half of the same value',
    base: one('F8_E5M2', '[1]', bytes([0x3c])),
    head: one('F16', '[1]', bytes([0, 0x3c])),
    class: SHAPE,
  },
  {
    why: 'one step of an eight-bit float',
    base: one('F8_E4M3', '[1]', bytes([0x38])),
    head: one('F8_E4M3', '[1]', bytes([0x39])),
    class: REWRITE,
  },
  {
    why: 'the smallest step of an eight-bit float',
    base: one('F8_E5M2', '[1]', bytes([1])),
    head: one('F8_E5M2', '[1]', bytes([2])),
    class: REWRITE,
  },
  {
    why: 'half and bfloat16 with equal bytes',
    base: one('F16', '[1]', bytes([0, 0x3c])),
    head: one('BF16', '[1]', bytes([0, 0x3c])),
    class: SHAPE,
  },
  {
    why: 'bfloat16 nine units apart',
    base: one('BF16', '[1]', bytes([0x80, 0x3f])),
    head: one('BF16', '[1]', bytes([0x89, 0x3f])),
    class: REWRITE,
  },
  {
    why: 'two tensors that changed names',
    base: safetensorsFile(`{"a":${entry('F32', '[1]', 0, 4)},"b":${entry('F32', '[1]', 4, 8)}}`, AB),
    head: safetensorsFile(`{"a":${entry('F32', '[1]', 4, 8)},"b":${entry('F32', '[1]', 0, 4)}}`, AB),
    class: REWRITE,
  },
  {
    why: 'a tensor renamed',
    base: one('F32', '[2]', AB),
    head: safetensorsFile(`{"W":${entry('F32', '[2]', 0, 8)}}`, AB),
    class: SHAPE,
  },
  { why: 'a value of the metadata', base: meta('{"format":"pt"}'), head: meta('{"format":"np"}'), class: REWRITE },
  { why: 'a key of the metadata', base: meta('{"format":"pt"}'), head: meta('{"format":"pt","x":""}'), class: SHAPE },
  { why: 'metadata at all', base: one('F32', '[1]', f32(1)), head: meta('{}'), class: SHAPE },
  {
    why: 'four-bit floats in other dimensions',
    base: one('F4', '[2,2]', bytes([1, 2])),
    head: one('F4', '[4]', bytes([1, 2])),
    class: SHAPE,
  },
  {
    why: 'four-bit floats in another order',
    base: one('F4', '[4]', bytes([1, 2])),
    head: one('F4', '[4]', bytes([2, 1])),
    class: REWRITE,
  },
]);

describeRefusals('safetensors: what is refused', 'fx/w.safetensors', [
  { why: 'nothing', make: () => bytes(), reason: /cut off/ },
  {
    why: 'a header of 2^63 bytes',
    make: () => bytes(u32(0), u32(0x80000000), '{}'),
    reason: /more than the format allows/,
  },
  { why: 'a header beyond the end', make: () => bytes(u32(99), u32(0), '{}'), reason: /cut off in its header/ },
  {
    why: 'a tensor twice',
    make: () => safetensorsFile(`{"w":${entry('F32', '[1]', 0, 4)},"w":${entry('F32', '[1]', 0, 4)}}`, f32(1)),
    reason: /names a tensor twice/,
  },
  {
    why: 'tensors that overlap',
    make: () => safetensorsFile(`{"a":${entry('F32', '[1]', 0, 4)},"b":${entry('F32', '[1]', 0, 4)}}`, f32(1)),
    reason: /overlaps/,
  },
  { why: 'a gap', make: () => safetensorsFile(`{"a":${entry('F32', '[1]', 4, 8)}}`, AB), reason: /follows a gap/ },
  {
    why: 'bytes at the end',
    make: () => safetensorsFile(`{"a":${entry('F32', '[1]', 0, 4)}}`, AB),
    reason: /belong to no tensor/,
  },
  {
    why: 'offsets beyond the data',
    make: () => safetensorsFile(`{"a":${entry('F32', '[9]', 0, 36)}}`, AB),
    reason: /within the data/,
  },
  {
    why: 'dimensions that do not fit',
    make: () => safetensorsFile(`{"a":${entry('F32', '[3]', 0, 8)}}`, AB),
    reason: /dimensions do not ask for/,
  },
  {
    why: 'dimensions that wrap around',
    make: () => safetensorsFile(`{"a":${entry('F32', '[4294967296,4294967296]', 0, 8)}}`, AB),
    reason: /dimensions do not ask for/,
  },
  {
    why: 'a number that is no size',
    make: () => safetensorsFile(`{"a":${entry('F32', '[2.0]', 0, 8)}}`, AB),
    reason: /must have dtype, shape/,
  },
  {
    why: 'a fourth field',
    make: () => safetensorsFile('{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8],"x":1}}', AB),
    reason: /nothing else/,
  },
  { why: 'metadata that are no strings', make: () => meta('{"a":1}'), reason: /strings by name/ },
  {
    why: 'comments in the header',
    make: () => safetensorsFile(`{/* */"a":${entry('F32', '[2]', 0, 8)}}`, AB),
    reason: /no strict JSON/,
  },
  { why: 'an unknown type', make: () => one('F7', '[1]', bytes([1])), reason: /not known/ },
  {
    why: 'a header 100,000 deep',
    make: () => safetensorsFile(`{"a":${'['.repeat(100_000)}`, AB),
    reason: /nested deeper/,
    limit: true,
  },
]);

describe('safetensors: damage', () => {
  it('survives every cut and every changed byte', () => survives('fx/w.safetensors', meta('{"f":"pt"}')), 30_000);
});
