import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, gzip, paxRecord, type TarMember, tarEntry, tarFile, zipFile } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

const A: TarMember = { name: 'a.json', content: '{"n": 1}' };
const B: TarMember = { name: 'b.txt', content: 'hello\n' };
const file = (member: Partial<TarMember>): Buffer => tarFile([{ ...A, ...member }]);
const pax = (...records: string[]): TarMember => ({ name: 'pax', type: 'x', content: records.join('') });

async function members(content: Uint8Array, path = 'a.tar'): Promise<readonly string[]> {
  const { document, failure } = await readOne(path, content, OPTIONS);
  const { content: container } = document.readings[0];
  return container.kind === 'container' ? container.members.map(({ name }) => name) : [failure?.reason ?? ''];
}

describeClasses('tar: layout is drift', 'fx/a.tar', [
  { why: 'times', base: file({ time: 1 }), head: file({ time: 2 }), class: DRIFT, says: /time changed/ },
  { why: 'owners', base: file({ owner: 'ann' }), head: file({ owner: 'bob' }), class: DRIFT, says: /owner changed/ },
  { why: 'order', base: tarFile([A, B]), head: tarFile([B, A]), class: DRIFT, says: /member order/, also: [] },
  {
    why: 'the umask of the writer',
    base: file({ mode: 0o644 }),
    head: file({ mode: 0o664 }),
    class: DRIFT,
    says: /mode changed/,
  },
  {
    why: 'a name in a pax record',
    base: tarFile([A]),
    head: tarFile([pax(paxRecord('path', 'a.json')), { ...A, name: 'a.js' }]),
    class: DRIFT,
  },
  {
    why: 'a name in a header of GNU tar',
    base: tarFile([A]),
    head: tarFile([
      { name: '././@LongLink', type: 'L', content: 'a.json\0' },
      { ...A, name: 'a.js' },
    ]),
    class: DRIFT,
  },
  {
    why: 'finer times',
    base: tarFile([A]),
    head: tarFile([pax(paxRecord('mtime', '1.5')), A]),
    class: DRIFT,
    says: /time changed/,
  },
  { why: 'blocks of zeros at the end', base: tarFile([A]), head: tarFile([A], Buffer.alloc(10_240)), class: DRIFT },
  { why: 'no end mark', base: tarFile([A]), head: tarFile([A], Buffer.alloc(0)), class: DRIFT, says: /end marker/ },
  { why: 'compression', base: tarFile([A]), head: gzip(tarFile([A])), class: DRIFT, says: /compression none -> gzip/ },
]);

describeClasses('tar: pairs that look alike and differ', 'fx/a.tar', [
  {
    why: 'a value inside a member',
    base: tarFile([A, B]),
    head: tarFile([{ ...A, content: '{"n": 2}' }, B]),
    class: REWRITE,
    says: /1 value rewritten/,
  },
  { why: 'a member added', base: tarFile([A]), head: tarFile([A, B]), class: SHAPE, also: [] },
  { why: 'a member renamed', base: tarFile([A]), head: file({ name: './a.json' }), class: SHAPE },
  {
    why: 'the target of a link',
    base: file({ type: '2', target: 'x', content: '' }),
    head: file({ type: '2', target: 'y', content: '' }),
    class: REWRITE,
  },
  {
    why: 'a symbolic and a hard link',
    base: file({ type: '2', target: 'x', content: '' }),
    head: file({ type: '1', target: 'x', content: '' }),
    class: SHAPE,
  },
  {
    why: 'a link and a file that holds its target',
    base: file({ type: '2', target: 'x', content: '' }),
    head: file({ content: 'x' }),
    class: SHAPE,
  },
  {
    why: 'an empty file and a directory',
    base: file({ content: '' }),
    head: file({ content: '', type: '5' }),
    class: SHAPE,
  },
  {
    why: 'a pipe and a device',
    base: file({ content: '', type: '6' }),
    head: file({ content: '', type: '3' }),
    class: SHAPE,
  },
  {
    why: 'the right to execute',
    base: file({ mode: 0o644 }),
    head: file({ mode: 0o744 }),
    class: REWRITE,
    says: /executable/,
  },
  {
    why: "the owner's rights for whoever executes",
    base: file({ mode: 0o755 }),
    head: file({ mode: 0o4755 }),
    class: REWRITE,
  },
  {
    why: 'the second of two members of one name',
    base: tarFile([A, A]),
    head: tarFile([A, { ...A, content: '{"n": 2}' }]),
    class: REWRITE,
  },
  {
    why: 'extended attributes',
    base: tarFile([A]),
    head: tarFile([pax(paxRecord('SCHILY.xattr.user.x', '1')), A]),
    class: REWRITE,
    says: /pax SCHILY/,
  },
  {
    why: 'the value of an extended attribute',
    base: tarFile([pax(paxRecord('SCHILY.xattr.user.x', '1')), A]),
    head: tarFile([pax(paxRecord('SCHILY.xattr.user.x', '2')), A]),
    class: REWRITE,
  },
  {
    why: 'something behind the end',
    base: tarFile([A]),
    head: bytes(tarFile([A]), tarEntry(B)),
    class: REWRITE,
    says: /after the end/,
  },
  { why: 'names that are no UTF-8', base: file({ name: '\xff' }), head: file({ name: '\xfe' }), class: SHAPE },
  {
    why: 'a name that looks like the bytes of another',
    base: file({ name: '\xff' }),
    head: file({ name: Buffer.from('ÿ').toString('latin1') }),
    class: SHAPE,
  },
  {
    why: 'a sparse file',
    base: tarFile([pax(paxRecord('GNU.sparse.size', '9')), A]),
    head: tarFile([pax(paxRecord('GNU.sparse.size', '9')), { ...A, time: 5 }]),
    class: REWRITE,
    says: /not compared/,
  },
  {
    why: 'the length of a member by a pax record',
    base: tarFile([A]),
    head: tarFile([pax(paxRecord('size', '7')), A]),
    class: SHAPE,
  },
  {
    why: 'a path that a global record gives to all',
    base: tarFile([A]),
    head: tarFile([{ ...pax(paxRecord('path', 'b.json')), type: 'g' }, A]),
    class: SHAPE,
  },
]);

describeClasses('tar: compressed', 'fx/a.tgz', [
  { why: 'the level of compression', base: gzip(tarFile([A]), 1), head: gzip(tarFile([A]), 9), class: DRIFT },
  { why: 'a value inside', base: gzip(tarFile([A])), head: gzip(file({ content: '{"n": 2}' })), class: REWRITE },
  {
    why: 'xz that is broken on both sides',
    base: bytes('\xfd7zXZ\0', 'a'),
    head: bytes('\xfd7zXZ\0', 'b'),
    class: REWRITE,
  },
]);

describeRefusals('tar: T71 what is refused, soon and as data', 'fx/a.tar', [
  { why: 'nothing', make: () => bytes(), reason: /empty/ },
  { why: 'a zip', make: () => zipFile([{ name: 'a' }]), reason: /^ $/ },
  { why: 'cut off in a header', make: () => tarFile([A]).subarray(0, 300), reason: /cut off/ },
  {
    why: 'cut off in a member',
    make: () => tarFile([{ ...A, content: 'x'.repeat(2_000) }]).subarray(0, 1_024),
    reason: /cut off/,
  },
  { why: 'a size of eight gibibytes', make: () => file({ size: 0o77777777777 }), reason: /cut off/ },
  { why: 'a wrong checksum', make: () => bytes(tarFile([A])).fill(1, 5, 6), reason: /checksum/ },
  { why: 'a type that nobody knows', make: () => file({ type: 'Z' }), reason: /type "Z"/ },
  { why: 'a link with content', make: () => file({ type: '2' }), reason: /symbolic link with 8 bytes/ },
  {
    why: 'a header for an entry that is not there',
    make: () => tarFile([A, pax(paxRecord('path', 'x'))]),
    reason: /not there/,
  },
  { why: 'a pax record with a wrong length', make: () => tarFile([pax('99 path=x\n'), A]), reason: /pax record/ },
  {
    why: '200 MB of zeros, compressed',
    make: () => gzip(Buffer.alloc(200_000_000), 9),
    reason: /that are left/,
    limit: true,
  },
  {
    why: 'ten thousand and one members',
    make: () => tarFile(Array.from({ length: 10_001 }, () => ({ name: 'a' }))),
    reason: /more than 10000 members/,
    limit: true,
  },
  {
    why: 'a long name of 2 MB',
    make: () => tarFile([{ name: 'x', type: 'L', content: 'a'.repeat(2_000_000) }, A]),
    reason: /a header of 2000000 bytes/,
    limit: true,
  },
]);

/** The tar of macOS and Windows has other options. */
const HAS_GNU_TAR = execFileSync('tar', ['--version'], { encoding: 'utf8' }).includes('GNU tar');

describe('tar: as GNU tar writes it', () => {
  it.runIf(HAS_GNU_TAR).each(['--format=gnu', '--format=pax', '--format=ustar', '--format=v7', '--format=oldgnu'])(
    '%s',
    async (format) => {
      const folder = mkdtempSync(join(tmpdir(), 'tar-'));
      try {
        mkdirSync(join(folder, 'd'));
        const long = format === '--format=ustar' || format === '--format=v7' ? 'n'.repeat(90) : 'n'.repeat(200);
        for (const name of ['d/a', long, 'ü']) writeFileSync(join(folder, name), name);
        symlinkSync('d/a', join(folder, 'link'));
        const archive = execFileSync('tar', ['-C', folder, format, '--sort=name', '-cf', '-', 'd', 'link', long, 'ü']);
        expect(await members(archive)).toEqual(['d/', 'd/a', 'link', long, 'ü']);
        expect(await members(archive, 'unknown.thing')).toEqual(
          format === '--format=v7' ? [''] : ['d/', 'd/a', 'link', long, 'ü'],
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});

describe('tar: damage', () => {
  it('survives every cut and every changed byte', () => survives('fx/a.tar', tarFile([A, B]), 7), 60_000);
});
