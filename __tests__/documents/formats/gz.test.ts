import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, gzip, u32 } from '../support/binary-files.js';
import {
  comparison,
  DRIFT,
  describeClasses,
  describeRefusals,
  REWRITE,
  SHAPE,
  survives,
} from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

const JSON_1 = gzip('{"a": 1}\n');
/** The header with a name, and what follows the plain header of ten bytes. */
const named = (name: string, file: Buffer): Buffer => {
  const copy = Buffer.from(file);
  copy[3] = 8;
  return bytes(copy.subarray(0, 10), `${name}\0`, copy.subarray(10));
};
const timed = (file: Buffer, seconds: number): Buffer => bytes(file.subarray(0, 4), u32(seconds), file.subarray(8));

describeClasses('gz: layout is drift', 'fx/d.json.gz', [
  {
    why: 'the level of compression',
    base: gzip('[1, 2, 3, 1, 2, 3]', 0),
    head: gzip('[1, 2, 3, 1, 2, 3]', 9),
    class: DRIFT,
  },
  { why: 'the time in the header', base: JSON_1, head: timed(JSON_1, 99), class: DRIFT, says: /gz time/ },
  { why: 'the name in the header', base: JSON_1, head: named('x.yaml', JSON_1), class: DRIFT, says: /gz stored name/ },
  {
    why: 'several members for one',
    base: gzip('[1, 2]'),
    head: bytes(gzip('[1,'), gzip(' 2]')),
    class: DRIFT,
    says: /gz compressed members/,
  },
  {
    why: 'zeros that fill a tape',
    base: JSON_1,
    head: bytes(JSON_1, Buffer.alloc(100)),
    class: DRIFT,
    says: /gz padding/,
  },
  { why: 'the layout inside', base: JSON_1, head: gzip('{"a":1}'), class: DRIFT },
]);

describeClasses('gz: pairs that look alike and differ', 'fx/d.json.gz', [
  { why: 'a value inside', base: JSON_1, head: gzip('{"a": 2}\n'), class: REWRITE },
  { why: 'a key inside', base: JSON_1, head: gzip('{"b": 1}\n'), class: SHAPE },
  { why: 'a number that became text', base: JSON_1, head: gzip('{"a": "1"}\n'), class: SHAPE },
  { why: 'another format inside', base: JSON_1, head: gzip('a: 1\n'), class: SHAPE },
  { why: 'text instead of data', base: JSON_1, head: gzip('{"a": 1'), class: SHAPE },
  { why: 'a second member', base: gzip('[1]'), head: bytes(gzip('[1]'), gzip('\n2')), class: SHAPE },
  {
    why: 'a second member in the middle of a number',
    base: gzip('[1]'),
    head: bytes(gzip('[1'), gzip('1]')),
    class: REWRITE,
  },
  { why: 'compressed once more', base: JSON_1, head: gzip(JSON_1), class: SHAPE },
  { why: 'not compressed at all', base: JSON_1, head: bytes('{"a": 1}\n'), class: SHAPE },
  { why: 'bytes behind the end that are no gzip', base: JSON_1, head: bytes(JSON_1, 'x'), class: SHAPE },
  {
    why: 'a wrong checksum',
    base: JSON_1,
    head: bytes(JSON_1.subarray(0, -8), u32(1), JSON_1.subarray(-4)),
    class: SHAPE,
  },
]);

describeRefusals('gz: T71 what is refused, soon and as data', 'fx/d.json.gz', [
  { why: 'nothing', make: () => bytes(), reason: /empty/ },
  { why: 'cut off in the header', make: () => named('x', JSON_1).subarray(0, 11), reason: /cut off/ },
  { why: 'cut off in the data', make: () => JSON_1.subarray(0, 14), reason: /broken|cut off/ },
  { why: 'cut off in the checksum', make: () => JSON_1.subarray(0, -3), reason: /cut off/ },
  { why: 'a wrong size', make: () => bytes(JSON_1.subarray(0, -4), u32(1)), reason: /size is not/ },
  { why: '300 MB of zeros', make: () => gzip(Buffer.alloc(300_000_000), 9), reason: /that are left/, limit: true },
  {
    why: 'a bomb in a gzip',
    make: () => gzip(gzip(Buffer.alloc(100_000_000), 9)),
    reason: /that are left/,
    limit: true,
  },
  {
    why: 'six times compressed',
    make: () => Array.from({ length: 6 }).reduce<Buffer>((inner) => gzip(inner), JSON_1),
    reason: /nested more than 4 deep/,
    limit: true,
  },
  {
    why: 'fifty thousand members',
    make: () => Buffer.concat(Array.from({ length: 50_000 }, () => gzip(''))),
    reason: /more than 10000 compressed members/,
    limit: true,
  },
]);

describe('gz: what is inside', () => {
  it('reads as the file that it would be, and places read so', async () => {
    const result = await comparison('fx/d.json.gz', JSON_1, gzip('{"a": 2}\n'));
    expect(result).toMatchObject({ format: 'gz', changes: [{ at: "$['a']", base: '1', head: '2' }] });
  });

  it.each([
    ['a.csv.gz', 'a,b\n1,2\n', 'csv'],
    ['a.csv.gz.golden', 'a,b\n1,2\n', 'csv'],
    ['a.svgz', '<svg/>', 'xml'],
    ['a.YAML.GZ', 'a: 1\n', 'yaml'],
    ['cassettes/a.yaml.gz', 'a: 1\n', 'cassette'],
    ['unknown.bin', '{"a": 1}', 'json'],
  ])('%s', async (path, content, format) => {
    expect((await readOne(path, gzip(content), OPTIONS)).document.declared).toMatchObject({ 'format inside': format });
  });
});

describe('gz: damage', () => {
  it('survives every cut and every changed byte', () => survives('fx/d.json.gz', named('x', JSON_1)), 60_000);
});
