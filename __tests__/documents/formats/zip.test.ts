import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, gzip, npyOf, u16, u32, type ZipMember, zipFile } from '../support/binary-files.js';
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

const A: ZipMember = { name: 'a.json', content: '{"n": 1}' };
const A2: ZipMember = { name: 'a.json', content: '{"n": 2}' };
const B: ZipMember = { name: 'b.txt', content: 'hello\n' };
const file = (member: Partial<ZipMember>): Buffer => zipFile([{ ...A, ...member }]);
/** A zip64 field: unpacked and packed. */
const wide = (unpacked: number, packed: number): Buffer =>
  bytes(u16(1), u16(16), u32(unpacked), u32(0), u32(packed), u32(0));
const LINK = 0o120777;
const REGULAR = 0o100644;

async function names(path: string, content: Uint8Array): Promise<readonly string[]> {
  const { content: container } = (await readOne(path, content, OPTIONS)).document.readings[0];
  return container.kind === 'container' ? container.members.map(({ name }) => name) : [container.kind];
}

describeClasses('zip: layout is drift', 'fx/a.zip', [
  { why: 'times', base: file({ time: 0 }), head: file({ time: 999 }), class: DRIFT, says: /^a?.*time changed/ },
  { why: 'order', base: zipFile([A, B]), head: zipFile([B, A]), class: DRIFT, says: /member order/, also: [] },
  {
    why: 'compression',
    base: file({ method: 0 }),
    head: file({ method: 8 }),
    class: DRIFT,
    says: /compression none -> deflate/,
  },
  {
    why: 'the commit that git archive writes as a comment',
    base: zipFile([A], { comment: 'a'.repeat(40) }),
    head: zipFile([A], { comment: 'b'.repeat(40) }),
    class: DRIFT,
    says: /archive comment changed/,
  },
  {
    why: 'extra fields',
    base: zipFile([A]),
    head: file({ extra: bytes('UT', u16(5), 1, [0, 0, 0, 0]) }),
    class: DRIFT,
    says: /extra fields/,
  },
  {
    why: 'the umask of the writer',
    base: file({ mode: 0o100644 }),
    head: file({ mode: 0o100664 }),
    class: DRIFT,
    says: /mode changed/,
  },
  {
    why: 'a writer without modes',
    base: file({ mode: REGULAR }),
    head: zipFile([A]),
    class: DRIFT,
    says: /writer changed/,
  },
  {
    why: 'a name that is marked as UTF-8',
    base: file({ name: 'ä'.normalize('NFC') }),
    head: file({ name: Buffer.from('ä'), flags: 0x800 }),
    class: SHAPE,
  },
  {
    why: 'the marking of a UTF-8 name',
    base: file({ name: Buffer.from('ä.json') }),
    head: file({ name: Buffer.from('ä.json'), flags: 0x800 }),
    class: DRIFT,
  },
  { why: 'the layout of a member', base: zipFile([A]), head: file({ content: '{"n":1}\r\n' }), class: DRIFT },
]);

describeClasses('zip: pairs that look alike and differ', 'fx/a.zip', [
  {
    why: 'a value inside a member',
    base: zipFile([A, B]),
    head: zipFile([A2, B]),
    class: REWRITE,
    says: /1 value rewritten/,
  },
  {
    why: 'sizes in the zip64 field of a local header, as writers of streams put them',
    base: zipFile([{ ...A, method: 0 }]),
    head: zipFile([{ ...A, method: 0, localSizes: [0xffff_ffff, 0xffff_ffff], localExtra: wide(8, 8) }]),
    class: DRIFT,
  },
  {
    why: 'a zip64 field of the directory that says something else than the sizes',
    base: file({ extra: wide(8, 8) }),
    head: file({ extra: wide(8, 0x484944) }),
    class: REWRITE,
    says: /extra fields that nobody knows/,
  },
  { why: 'a member added', base: zipFile([A]), head: zipFile([A, B]), class: SHAPE, says: /1 member added/, also: [] },
  { why: 'a member renamed', base: zipFile([A]), head: file({ name: 'A.json' }), class: SHAPE },
  {
    why: 'two members that changed places',
    base: zipFile([A, { ...A2, name: 'c.json' }]),
    head: zipFile([A2, { ...A, name: 'c.json' }]),
    class: REWRITE,
  },
  {
    why: 'a file that became a link',
    base: file({ mode: REGULAR, content: 'b.txt', name: 'a' }),
    head: file({ mode: LINK, content: 'b.txt', name: 'a' }),
    class: SHAPE,
  },
  {
    why: 'the target of a link',
    base: file({ mode: LINK, content: 'b.txt' }),
    head: file({ mode: LINK, content: 'c.txt' }),
    class: REWRITE,
  },
  {
    why: 'a blank at the end of a target',
    base: file({ mode: LINK, content: 'b' }),
    head: file({ mode: LINK, content: 'b ' }),
    class: REWRITE,
  },
  {
    why: 'the right to execute',
    base: file({ mode: 0o100644 }),
    head: file({ mode: 0o100755 }),
    class: REWRITE,
    says: /executable none -> yes/,
    also: [],
  },
  {
    why: 'who of those that read a program may run it',
    base: file({ mode: 0o100755 }),
    head: file({ mode: 0o100744 }),
    class: DRIFT,
    says: /run by/,
  },
  {
    why: "the owner's rights for whoever executes",
    base: file({ mode: 0o100755 }),
    head: file({ mode: 0o104755 }),
    class: REWRITE,
    says: /special mode bits/,
  },
  { why: 'a member twice', base: zipFile([A]), head: zipFile([A, A]), class: SHAPE },
  { why: 'the second of two members of one name', base: zipFile([A, A]), head: zipFile([A, A2]), class: REWRITE },
  {
    why: 'an empty file and a directory',
    base: file({ name: 'd', content: '' }),
    head: file({ name: 'd/', content: '' }),
    class: SHAPE,
  },
  {
    why: 'an empty file and a directory of MS-DOS',
    base: file({ name: 'd', content: '' }),
    head: file({ name: 'd', content: '', attributes: 0x10 }),
    class: SHAPE,
  },
  { why: 'a directory added', base: zipFile([A]), head: zipFile([A, { name: 'd/' }]), class: SHAPE },
  {
    why: 'something before the first member',
    base: zipFile([A]),
    head: zipFile([A], { preamble: '#!/bin/sh\n' }),
    class: REWRITE,
    says: /bytes outside of all members/,
  },
  {
    why: 'something hidden before the directory',
    base: zipFile([A], { between: 'x' }),
    head: zipFile([A], { between: 'y' }),
    class: REWRITE,
    says: /outside/,
  },
  {
    why: 'a name in two encodings',
    base: file({ name: bytes([0x84]) }),
    head: file({ name: bytes([0x81]) }),
    class: SHAPE,
  },
  {
    why: 'names that are no UTF-8 though they say so',
    base: file({ name: bytes([0xff]), flags: 0x800 }),
    head: file({ name: bytes([0xfe]), flags: 0x800 }),
    class: SHAPE,
  },
  {
    why: 'a name that looks like the bytes of another',
    base: file({ name: bytes([0xff]), flags: 0x800 }),
    head: file({ name: Buffer.from('ÿ'), flags: 0x800 }),
    class: SHAPE,
  },
  { why: 'a slash and a backslash in a name', base: file({ name: 'a/b' }), head: file({ name: 'a\\b' }), class: SHAPE },
  { why: 'a member that no longer parses', base: zipFile([A]), head: file({ content: '{"n": 1' }), class: SHAPE },
  {
    why: 'encrypted content',
    base: file({ flags: 1, method: 0, size: 0, content: 'abcdefghijkl' }),
    head: file({ flags: 1, method: 0, size: 0, content: 'abcdefghijkm' }),
    class: REWRITE,
    says: /not compared/,
  },
  {
    why: 'content that turned encrypted',
    base: file({ method: 0, content: 'abcdefghijkl' }),
    head: file({ flags: 1, method: 0, size: 0, content: 'abcdefghijkl' }),
    class: SHAPE,
  },
  {
    why: 'a compression that nobody here knows',
    base: file({ method: 93, content: 'a' }),
    head: file({ method: 93, content: 'b' }),
    class: REWRITE,
    says: /not compared/,
  },
  {
    why: 'a value three archives deep',
    base: file({ name: 'x.zip', content: file({ name: 'y.json.gz', content: gzip('{"a":1}') }) }),
    head: file({ name: 'x.zip', content: file({ name: 'y.json.gz', content: gzip('{"a":2}') }) }),
    class: REWRITE,
  },
  {
    why: 'zeros instead of a value in an array',
    base: file({ name: 'a.npy', content: npyOf('|i1', '(1,)', bytes([1])) }),
    head: file({ name: 'a.npy', content: npyOf('|i1', '(1,)', bytes([0])) }),
    class: REWRITE,
  },
]);

const NAME = 'a'.repeat(8);
const bomb = (size: number): Buffer => zipFile([{ name: 'a.bin', content: Buffer.alloc(size) }]);

describeRefusals('zip: T71 what is refused, soon and as data', 'fx/a.zip', [
  { why: 'nothing', make: () => bytes(), reason: /End of central directory/ },
  { why: 'cut off', make: () => zipFile([A]).subarray(0, 60), reason: /End of central directory/ },
  { why: 'a size that is too small', make: () => file({ size: 3 }), reason: /left for it|does not have/ },
  { why: 'a size that is too large', make: () => file({ size: 900 }), reason: /does not have the 900 bytes/ },
  { why: 'a wrong checksum', make: () => file({ crc: 1 }), reason: /another checksum/ },
  {
    why: 'a name that its local header does not have',
    make: () => zipFile([{ name: NAME, localName: 'b'.repeat(8), content: 'x' }]),
    reason: /not what the directory of the archive says/,
  },
  {
    why: 'a member that only its local header calls encrypted',
    make: () => zipFile([{ ...A, localFlags: 1 }]),
    reason: /not what the directory of the archive says/,
  },
  {
    why: 'a name that only its local header calls UTF-8',
    make: () => zipFile([{ ...A, localFlags: 0x800 }]),
    reason: /not what the directory of the archive says/,
  },
  {
    why: 'sizes that a local header leaves to a field that it does not have',
    make: () => zipFile([{ ...A, localSizes: [0xffff_ffff, 0xffff_ffff] }]),
    reason: /not what the directory of the archive says/,
  },
  {
    why: 'sizes that only the zip64 field of a local header has',
    make: () => zipFile([{ ...A, method: 0, localSizes: [0xffff_ffff, 0xffff_ffff], localExtra: wide(8, 9) }]),
    reason: /not what the directory of the archive says/,
  },
  { why: 'an archive that unpacks to 200 MB', make: () => bomb(200_000_000), reason: /that are left/, limit: true },
  {
    why: 'an archive in an archive that unpacks to 200 MB',
    make: () => zipFile([{ name: 'x.zip', content: bomb(200_000_000) }]),
    reason: /left/,
    limit: true,
  },
  {
    why: 'a thousand members of 100 kB of zeros',
    make: () =>
      zipFile(Array.from({ length: 1_000 }, (_, index) => ({ name: `${index}.bin`, content: Buffer.alloc(100_000) }))),
    reason: /left|times its size/,
    limit: true,
  },
  {
    why: 'ten thousand and one members',
    make: () => zipFile(Array.from({ length: 10_001 }, (_, index) => ({ name: String(index) }))),
    reason: /more than 10000 members/,
    limit: true,
  },
  {
    why: 'six archives in each other',
    make: () =>
      Array.from({ length: 6 }).reduce<Buffer>((inner) => zipFile([{ name: 'x.zip', content: inner }]), zipFile([A])),
    reason: /nested more than 4 deep/,
    limit: true,
  },
  { why: 'a directory with content', make: () => file({ name: 'd/', content: 'x' }), reason: /has content/ },
  { why: 'entries that share their bytes', make: () => overlapping(), reason: /overlap/ },
]);

/** Two records of the directory for one local file: how a bomb makes much of little. */
function overlapping(): Buffer {
  const once = zipFile([A]);
  const start = once.readUInt32LE(once.length - 6);
  const record = once.subarray(start, once.length - 22);
  const end = Buffer.from(once.subarray(once.length - 22));
  end.writeUInt16LE(2, 8);
  end.writeUInt16LE(2, 10);
  return bytes(once.subarray(0, start), record, record, end);
}

describe('zip: names', () => {
  it('that climb out of a folder are names and touch no disk', async () => {
    const content = zipFile([
      { name: '../../../etc/passwd' },
      { name: '/absolute' },
      { name: 'C:\\x' },
      { name: '__proto__' },
      { name: 'a\0b' },
    ]);
    expect(await names('fx/a.zip', content)).toEqual([
      '../../../etc/passwd',
      '/absolute',
      'C:\\x',
      '__proto__',
      'a\0b',
    ]);
  });

  it('are read from the extension of the archive, or from its content', async () => {
    for (const path of ['a.jar', 'a.whl', 'a.docx', 'a.epub', 'unknown.thing'])
      expect(await names(path, zipFile([A]))).toEqual(['a.json']);
  });

  it('of old writers are in code page 437', async () => {
    expect(await names('a.zip', zipFile([{ name: bytes([0x84, 0x94, 0x81]) }]))).toEqual(['äöü']);
  });
});

describe('zip: members that mean nothing', () => {
  const base = zipFile([A, { name: 'meta/RECORD', content: '1' }, { name: 'thumb.png', content: 'x' }]);
  const head = zipFile([A, { name: 'meta/RECORD', content: '2' }]);
  it('are left out where the policy names them, and the report says that they changed', async () => {
    const rule = { ignoreMembers: ['RECORD', '*.png'] };
    const result = await comparison('fx/a.whl', base, head, rule);
    expect(result).toMatchObject({ class: DRIFT, summary: expect.stringContaining('ignored members changed') });
    expect((await comparison('fx/a.whl', base, head)).class).toBe(SHAPE);
    expect((await comparison('fx/a.whl', base, head, { ignoreMembers: ['*.png'] })).class).toBe(REWRITE);
  });
});

describe('zip: damage', () => {
  it('survives every cut and every changed byte', () => survives('fx/a.zip', zipFile([A, B])), 60_000);
});
