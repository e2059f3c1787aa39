import { describe, expect, test } from 'vitest';
import { listChanges } from '../../src/revisions/changes.js';
import { pairRenames } from '../../src/revisions/renames.js';
import { createRepository, type FileContent } from '../support/repositories.js';
import { id, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

const isFixture = (path: string) => path.startsWith('fx/');
const lines = (...items: readonly (string | number)[]) => items.map((item) => `line ${item}\n`).join('');
type Files = Readonly<Record<string, FileContent>>;

async function pairs(base: Files, head: Files) {
  const repo = createRepository();
  const first = id(repo.commit({ files: base }));
  const second = id(
    repo.commit({ files: { ...Object.fromEntries(Object.keys(base).map((path) => [path, null])), ...head } }),
  );
  const repository = await openForTest(repo);
  return pairRenames(repository.objects, await listChanges(repository, first, second), isFixture);
}

describe('pairRenames', () => {
  const cases: readonly { why: string; base: Files; head: Files; expected: readonly string[] }[] = [
    { why: 'equal blob', base: { 'fx/a': '1' }, head: { 'fx/b': '1' }, expected: ['fx/a > fx/b 1'] },
    {
      why: 'T38 moved out of every pattern',
      base: { 'fx/a': '1' },
      head: { 'docs/a': '1' },
      expected: ['fx/a > docs/a 1'],
    },
    { why: 'what comes from no fixture is not linked', base: { 'docs/a': '1' }, head: { 'fx/a': '1' }, expected: [] },
    {
      why: 'equal blob with another mode bit',
      base: { 'fx/a': '1' },
      head: { 'fx/b': { mode: '100755', content: '1' } },
      expected: ['fx/a > fx/b 1'],
    },
    {
      why: 'a link is not the file with the same bytes',
      base: { 'fx/a': 'x' },
      head: { 'fx/b': { mode: '120000', content: 'x' } },
      expected: [],
    },
    {
      why: 'a link that moves',
      base: { 'fx/a': { mode: '120000', content: 'x' } },
      head: { 'fx/b': { mode: '120000', content: 'x' } },
      expected: ['fx/a > fx/b 1'],
    },
    {
      why: 'a submodule is never linked',
      base: { 'fx/a': { mode: '160000', oid: 'a'.repeat(40) } },
      head: { 'fx/b': { mode: '160000', oid: 'a'.repeat(40) } },
      expected: [],
    },
    {
      why: 'half of the lines is enough',
      base: { 'fx/a': lines(1, 2, 3, 4) },
      head: { 'fx/b': lines(1, 2, 'x', 'y') },
      expected: ['fx/a > fx/b 0.5'],
    },
    {
      why: 'less than half is not',
      base: { 'fx/a': lines(1, 2, 3, 4, 5) },
      head: { 'fx/b': lines(1, 2, 'x', 'y', 'z') },
      expected: [],
    },
    { why: 'of the larger file', base: { 'fx/a': lines(1, 2) }, head: { 'fx/b': lines(1, 2, 3, 4, 5) }, expected: [] },
    { why: 'line ends alone', base: { 'fx/a': 'a\nb\n' }, head: { 'fx/b': 'a\r\nb\r\n' }, expected: ['fx/a > fx/b 1'] },
    {
      why: 'repeated lines count as often as they occur',
      base: { 'fx/a': 'x\nx\nx\nx\n' },
      head: { 'fx/b': 'x\ny\nz\nw\n' },
      expected: [],
    },
    {
      why: 'the best match first',
      base: { 'fx/a': lines(1, 2, 3, 4), 'fx/b': lines(1, 2, 3, 'b') },
      head: { 'fx/c': lines(1, 2, 3, 'b', 'c') },
      expected: ['fx/b > fx/c 0.8'],
    },
    {
      why: 'the best match anywhere, not for the first file',
      base: { 'fx/a': lines(1, 2, 3, 4) },
      head: { 'fx/b': lines(1, 2, 3, 'x'), 'fx/c': lines(1, 2, 3, 4, 5) },
      expected: ['fx/a > fx/c 0.8'],
    },
    {
      why: 'ties by path, one to one',
      base: { 'fx/a': '1', 'fx/b': '1' },
      head: { 'fx/d': '1', 'fx/c': '1', 'fx/e': '1' },
      expected: ['fx/a > fx/c 1', 'fx/b > fx/d 1'],
    },
    { why: 'empty files are equal blobs', base: { 'fx/a': '' }, head: { 'fx/b': '' }, expected: ['fx/a > fx/b 1'] },
    {
      why: 'an equal blob goes before a similar one',
      base: { 'fx/a': lines(1, 2, 3) },
      head: { 'fx/b': lines(1, 2, 4), 'fx/c': lines(1, 2, 3) },
      expected: ['fx/a > fx/c 1'],
    },
  ];
  test.each(cases)('$why', async ({ base, head, expected }) => {
    expect((await pairs(base, head)).map(({ from, to, similarity }) => `${from} > ${to} ${similarity}`)).toEqual(
      expected,
    );
  });

  test('a folder of 1,165 near copies moves, some edited, without a quadratic search', async () => {
    const content = (n: number, extra = '') => `{\n  "kind": "event",\n  "id": ${n},\n  "ok": true${extra}\n}\n`;
    const numbers = Array.from({ length: 1165 }, (_, n) => n);
    const base = Object.fromEntries(numbers.map((n) => [`fx/old/${n}.json`, content(n)]));
    const head = Object.fromEntries(
      numbers.map((n) => [`fx/new/${n}.json`, content(n, n % 3 === 0 ? ',\n  "x": 1' : '')]),
    );
    const started = performance.now();
    const found = await pairs(base, head);
    expect(found).toHaveLength(1165);
    expect(found.every(({ from, to }) => from.replace('old', 'new') === to)).toBe(true);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  test('files that share every line do not blow up', async () => {
    const same = lines(...Array.from({ length: 200 }, (_, n) => n));
    const base = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`fx/${n}`, `${same}${n}\n`]));
    const head = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`other/x${n}`, `${same}x${n}\n`]));
    const started = performance.now();
    await pairs(base, head);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
