import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linksOf } from '../../src/revisions/links.js';
import { betweenEntries, listTree, type TreeFile, treeListing } from '../../src/revisions/listing.js';
import { encodePath } from '../../src/revisions/paths.js';
import type { ObjectId } from '../../src/revisions/revisions.js';
import { createRepository } from '../support/repositories.js';
import { id, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

/** Names that look like other entries, like the words that are looked for, or that are no UTF-8. */
const NAMES = [
  ...['a', 'schemas', 'Schemas', 'properties', 'xproperties', 'a\tproperties', '\tschemas', 'a.schema.json'],
  ...['b.view.yml', 'b.VIEW.YAML', 'b.view.yml.txt', 'view.json', 'é', 'bad\udcff', '\ufffd', 'new\nline'],
  ...['120000 ', '120000 blob ', `120000 blob ${'a'.repeat(40)}`, `\t120000 blob ${'a'.repeat(40)}\ta`],
];
const MODES = ['100644', '100755', '120000', '160000'];

const path = fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
const oid = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16).padStart(40, '0') as ObjectId);
const files = fc.array(fc.record({ path, mode: fc.constantFrom(...MODES), oid }), { maxLength: 30 });

/** As `ls-tree -r -z` prints them. Not sorted, and paths may repeat: that is what a hostile tree looks like. */
function printed(all: readonly TreeFile[]): Buffer {
  return Buffer.concat(
    all.flatMap(({ path, mode, oid }) => [
      Buffer.from(`${mode} ${mode === '160000' ? 'commit' : 'blob'} ${oid}\t`),
      encodePath(path),
      Buffer.of(0),
    ]),
  );
}

/** The listing of what git prints in chunks of `chunkBytes`, kept in pieces of `pieceBytes`. */
function listed(all: readonly TreeFile[], pieceBytes: number, chunkBytes: number) {
  const bytes = printed(all);
  const pieces = betweenEntries(pieceBytes);
  for (let at = 0; at < bytes.length; at += chunkBytes) pieces.push(bytes.subarray(at, at + chunkBytes));
  return treeListing(pieces.end());
}

/** What gates ask, and the same said of whole paths. */
const QUESTIONS = [
  { pattern: /[\t/]schemas\/[^/\0]*\.schema\.json\0/, exact: /(?:^|\/)schemas\/[^/]*\.schema\.json$/ },
  { pattern: /\tproperties\//, exact: /^properties\// },
  { pattern: /\.view\.(?:ya?ml|json)\0/i, exact: /\.view\.(?:ya?ml|json)$/i },
] as const;

describe('T44 a narrow question to a listing is answered as all of it would', () => {
  // Pieces of any size: what stands at a seam is lost or found twice where they are cut wrongly.
  const cases = [files, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 })] as const;

  test('all of it', () => {
    fc.assert(
      fc.property(...cases, (all, ...sizes) => {
        expect(listed(all, ...sizes).all()).toEqual(all);
      }),
    );
  });

  test('a pattern', () => {
    fc.assert(
      fc.property(...cases, fc.constantFrom(...QUESTIONS), (all, pieceBytes, chunkBytes, { pattern, exact }) => {
        const found = listed(all, pieceBytes, chunkBytes).matching(pattern);
        expect(found.filter(({ path }) => exact.test(path))).toEqual(all.filter(({ path }) => exact.test(path)));
        expect(
          found.filter(({ path }) => !pattern.test(`\t${Buffer.from(encodePath(path)).toString('latin1')}\0`)),
        ).toEqual([]);
      }),
    );
  });

  test('links', () => {
    fc.assert(
      fc.property(...cases, (all, ...sizes) => {
        expect(linksOf(listed(all, ...sizes))).toEqual(all.filter(({ mode }) => mode === '120000'));
      }),
    );
  });

  test('one path, of which the last entry counts', () => {
    fc.assert(
      fc.property(...cases, path, (all, pieceBytes, chunkBytes, asked) => {
        const listing = listed(all, pieceBytes, chunkBytes);
        const whole = new Map(all.map(({ path, mode, oid }) => [path, { mode, oid }]));
        for (const one of [asked, ...whole.keys()]) expect(listing.at(one)).toEqual(whole.get(one));
      }),
    );
  });
});

test.each([
  { why: 'a NUL, after which the next entry would follow', asked: `a\x00100644 blob ${'2'.padStart(40, '0')}\tb` },
  { why: 'half a character, which has the bytes of U+FFFD', asked: '\ud800' },
  { why: 'bytes that are a character', asked: '\udcc3\udca9' },
  { why: 'nothing', asked: '' },
  { why: 'what follows a tab in a name', asked: 'c' },
  { why: 'a folder', asked: 'd' },
])('$why is no path of a listing', ({ asked }) => {
  const all = ['a', 'b', '\ufffd', 'é', 'b\tc', 'd/e'].map((path, index) => {
    return { path, mode: '100644', oid: `${index + 1}`.padStart(40, '0') as ObjectId };
  });
  expect(treeListing([printed(all)]).at(asked)).toBeUndefined();
});

test('git prints what is read here, and nothing for an empty tree', async () => {
  const repo = createRepository();
  const content = { 'fx/a.json': '1', 'fx/l': { mode: '120000', content: 'a.json' }, é: '2' } as const;
  const sha = id(repo.commit({ files: content }));
  const repository = await openForTest(repo);
  const listing = await listTree(repository, sha);
  expect(listing.at('é')).toEqual({ mode: '100644', oid: repo.writeBlob('2') });
  expect(linksOf(listing).map(({ path }) => path)).toEqual(['fx/l']);
  expect((await listTree(repository, id(repo.writeTree([])))).all()).toEqual([]);
});

test('a listing that ends within an entry is none: the last path could be a part of one', () => {
  const whole = printed([{ path: 'fx/a.json', mode: '100644', oid: '1'.padStart(40, '0') as ObjectId }]);
  for (let end = 1; end < whole.length; end += 1)
    expect(() => treeListing([whole.subarray(0, end)])).toThrow('ends within an entry');
  expect(treeListing([whole]).all()).toHaveLength(1);
});
