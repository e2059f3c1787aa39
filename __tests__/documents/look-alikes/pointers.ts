import type { LookAlike, LookAlikes } from './pairs.js';

const oid = (digit: string): string => digit.repeat(64);
const pointer = (digit: string, size = '12345', more = ''): string =>
  `version https://git-lfs.github.com/spec/v1\n${more}oid sha256:${oid(digit)}\nsize ${size}\n`;
const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

/** What git itself stores in place of content, and content that nobody reads. Links and submodules are known by their mode. */
export const POINTERS: LookAlikes = {
  lfs: [
    ['the digest', pointer('a'), pointer('b')],
    ['the last digit of a digest', pointer('a'), pointer('a').replace(oid('a'), `${'a'.repeat(63)}b`)],
    ['the size under the same digest', pointer('a'), pointer('a', '12346')],
    ['a version of the specification and its size', pointer('a', '1'), pointer('a', '2').replace('git-lfs', 'hawser')],
    ['an extension less', pointer('a', '12345', `ext-1-y sha256:${oid('c')}\n`), pointer('a')],
    ['two digits of a size swapped', pointer('a', '12'), pointer('a', '21')],
    [
      'an extension',
      pointer('a', '1', `ext-0-x sha256:${oid('c')}\n`),
      pointer('a', '1', `ext-0-x sha256:${oid('d')}\n`),
    ],
    ['an extension more', pointer('a'), pointer('a', '12345', `ext-0-x sha256:${oid('c')}\n`)],
    [
      'the order of extensions',
      pointer('a', '1', `ext-0-x sha256:${oid('c')}\next-1-y sha256:${oid('d')}\n`),
      pointer('a', '1', `ext-0-y sha256:${oid('d')}\next-1-x sha256:${oid('c')}\n`),
    ],
    ['content that the pointer does not name', pointer('a'), 'content\n'],
    ['a pointer that is none, for its digest is in capitals', pointer('a'), pointer('A')],
    ['a pointer that is none, for its size has a leading zero', pointer('a'), pointer('a', '012345')],
    ['a text in front of a pointer', pointer('a'), ` ${pointer('a')}`],
  ],
  symlink: [
    ['the target', 'a', 'b'],
    ['a blank at the end of a target', 'a', 'a '],
    ['a line end at the end of a target', 'a', 'a\n'],
    ['a slash at the end of a target', 'a', 'a/'],
    ['a target in this folder', 'a', './a'],
    ['a target of another case', 'a', 'A'],
    ['a target that leaves the folder', 'a/b', '../a/b'],
    ['a target at the root', 'a', '/a'],
    ['another normal form of a target', '\u00e9', 'e\u0301'],
    ['a no-break space in a target', 'a b', 'a\u00a0b'],
    ['targets that are no UTF-8', bytes(0xc3), bytes(0xc4)],
    ['a byte order mark in front of a target', 'a', '\ufeffa'],
  ],
  submodule: [
    ...Array.from({ length: 10 }, (_, index): LookAlike => {
      const at = index * 4;
      const other = COMMIT[at] === 'f' ? 'e' : 'f';
      return [`digit ${at + 1} of the commit`, COMMIT, COMMIT.slice(0, at) + other + COMMIT.slice(at + 1)];
    }),
    ['two digits swapped', COMMIT, `10${COMMIT.slice(2)}`],
  ],
  binary: [
    ['one bit', bytes(0, 1, 2), bytes(0, 1, 3), 'fx/a.bin'],
    ['two bytes swapped', bytes(0, 1, 2), bytes(0, 2, 1), 'fx/a.bin'],
    ['a zero at the end', bytes(0, 1), bytes(0, 1, 0), 'fx/a.bin'],
    ['a zero at the start', bytes(0, 1), bytes(0, 0, 1), 'fx/a.bin'],
    ['a line end', bytes(0, 13, 10), bytes(0, 10), 'fx/a.bin'],
    ['a blank at the end', bytes(0, 32), bytes(0), 'fx/a.bin'],
    ['a byte of white space for another', bytes(0, 9), bytes(0, 32), 'fx/a.bin'],
    ['the sign of a zero', bytes(0, 0, 0, 0), bytes(0, 0, 0, 0x80), 'fx/a.bin'],
    ['a byte order mark', bytes(0xef, 0xbb, 0xbf, 0), bytes(0), 'fx/a.bin'],
    ['nothing and one zero', bytes(0), bytes(), 'fx/a.bin'],
    ['a quarter of a NaN', bytes(0, 0, 0xc0, 0x7f), bytes(1, 0, 0xc0, 0x7f), 'fx/a.bin'],
  ],
};
