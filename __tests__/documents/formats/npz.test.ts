import { describe, it } from 'vitest';
import { bytes, npyOf, zipFile } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';

const i8 = (...values: number[]): Buffer => npyOf('|i1', `(${values.length},)`, bytes(values));
const npz = (arrays: Readonly<Record<string, Uint8Array>>, method = 0): Buffer =>
  zipFile(Object.entries(arrays).map(([name, content]) => ({ name: `${name}.npy`, content, method })));

describeClasses('npz: layout is drift', 'fx/a.npz', [
  {
    why: 'compression',
    base: npz({ a: i8(1), b: i8(2) }),
    head: npz({ a: i8(1), b: i8(2) }, 8),
    class: DRIFT,
    says: /compression/,
  },
  {
    why: 'order of arrays',
    base: npz({ a: i8(1), b: i8(2) }),
    head: npz({ b: i8(2), a: i8(1) }),
    class: DRIFT,
    says: /member order/,
  },
  {
    why: 'byte order of an array',
    base: npz({ a: npyOf('<i2', '(1,)', bytes([1, 0])) }),
    head: npz({ a: npyOf('>i2', '(1,)', bytes([0, 1])) }),
    class: DRIFT,
  },
]);

describeClasses('npz: pairs that look alike and differ', 'fx/a.npz', [
  { why: 'a value', base: npz({ a: i8(1) }), head: npz({ a: i8(2) }), class: REWRITE },
  {
    why: 'an array added',
    base: npz({ a: i8(1) }),
    head: npz({ a: i8(1), b: i8(1) }),
    class: SHAPE,
    says: /member added/,
  },
  { why: 'an array renamed', base: npz({ a: i8(1) }), head: npz({ b: i8(1) }), class: SHAPE },
  { why: 'names exchanged', base: npz({ a: i8(1), b: i8(2) }), head: npz({ a: i8(2), b: i8(1) }), class: REWRITE },
  {
    why: 'dimensions',
    base: npz({ a: i8(1, 2) }),
    head: npz({ a: npyOf('|i1', '(2, 1)', bytes([1, 2])) }),
    class: SHAPE,
  },
  { why: 'element type', base: npz({ a: i8(1) }), head: npz({ a: npyOf('|u1', '(1,)', bytes([1])) }), class: SHAPE },
  {
    why: 'an array that is a pickle now',
    base: npz({ a: i8(1) }),
    head: npz({ a: npyOf('|O', '(1,)', bytes('x')) }),
    class: SHAPE,
  },
  {
    why: 'a name with and without its ending',
    base: zipFile([{ name: 'a.npy', content: i8(1) }]),
    head: zipFile([{ name: 'a', content: i8(1) }]),
    class: SHAPE,
  },
  {
    why: 'the two spellings of a name exchanged',
    base: zipFile([
      { name: 'a.npy', content: i8(1) },
      { name: 'a', content: i8(2) },
    ]),
    head: zipFile([
      { name: 'a', content: i8(1) },
      { name: 'a.npy', content: i8(2) },
    ]),
    class: REWRITE,
  },
  { why: 'one array longer', base: npz({ a: i8(1) }), head: npz({ a: i8(1, 1) }), class: SHAPE },
  {
    why: 'a file that is no array',
    base: npz({ a: i8(1) }),
    head: zipFile([
      { name: 'a.npy', content: i8(1), method: 0 },
      { name: 'README', content: '' },
    ]),
    class: SHAPE,
  },
]);

describeClasses('npz: an archive under the name of an array', 'fx/lying.npy', [
  { why: 'is read as what it is', base: npz({ a: i8(1) }), head: npz({ a: i8(2) }), class: REWRITE },
]);

describeRefusals('npz: what is refused', 'fx/a.npz', [
  { why: 'cut off', make: () => npz({ a: i8(1) }).subarray(0, 80), reason: /End of central directory/ },
]);

describe('npz: damage', () => {
  it('survives every cut and every changed byte', () => survives('fx/a.npz', npz({ a: i8(1, 2) }, 8)), 60_000);
});
