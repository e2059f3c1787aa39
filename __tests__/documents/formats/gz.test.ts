import { describe, expect, it } from 'vitest';
import { compressionOf } from '../../../src/documents/archives/inflate.js';
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

describe('files compressed by something else', () => {
  const xz = (text: string): Buffer => bytes('\xfd7zXZ\0', text);
  it.each([
    ['a.json.xz', xz('1'), xz('2'), 'xz'],
    ['a.json.bz2', bytes('BZh91AY&SY1'), bytes('BZh91AY&SY2'), 'bzip2'],
  ])('%s is never less than a rewrite, and the report says why', async (path, base, head, name) => {
    expect(compressionOf(base)).toBe(name);
    const result = await comparison(path, base, head);
    expect(result.class).toBe(REWRITE);
    expect(result.summary).toContain('not compared');
    expect(result.notes.join()).toContain(`compressed by ${name}, which is not unpacked here`);
  });

  it.each(['a.xz', 'a.bz2', 'a.zst'])('%s that is none does not read', async (path) => {
    expect((await comparison(path, xz('1'), bytes('plain'))).class).toBe(SHAPE);
  });

  it('Zstandard reads where Node unpacks it, and is never less than a rewrite elsewhere', async () => {
    const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
    // {"a": 1} and {"a": 2}, as zstd 1.5 stores them without a checksum.
    const [base, head] = [hex('28b52ffd20084100007b2261223a20317d'), hex('28b52ffd20084100007b2261223a20327d')];
    expect((await comparison('fx/a.json.zst', base, head)).class).toBe(REWRITE);
  });
});
