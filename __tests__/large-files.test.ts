import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compareFixture } from '../src/comparison/compare.js';
import { compareFiles, compareLargeFiles, digestsOf, MAX_SIDE_BYTES } from '../src/large-files.js';
import type { ObjectId } from '../src/revisions/revisions.js';
import { filesOf, type SideObject } from '../src/sides.js';
import { comparisonJob, side } from './support/jobs.js';

const folder = mkdtempSync(join(tmpdir(), 'fixture-gate-large-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, text: string): { readonly path: string; readonly bytes: Buffer } {
  const path = join(folder, name);
  const bytes = Buffer.from(text);
  writeFileSync(path, bytes);
  return { path, bytes };
}

test('two open files compare as their bytes do, and are told apart by the digests that git and people know', async () => {
  const lines = Array.from({ length: 90_000 }, (_, index) => `line ${index} ${'é'.repeat(50)}`);
  const base = written('base.log', `${lines.join('\n')}\n`);
  const head = written('head.log', `new\n${lines.with(-4, 'other').join('\n')}\n`);
  const job = comparisonJob('app.log', base.bytes, head.bytes);
  const found = await compareLargeFiles({
    ...job,
    base: { file: base.path, mode: '100644' },
    head: { file: head.path, mode: '100644' },
  });
  expect(found?.summary).toBe('1 line added, 1 line rewritten');
  expect(found).toStrictEqual(await compareFixture({ ...job, limits: { ...job.limits } }));
  expect(await digestsOf(head.path)).toEqual({
    oid: createHash('sha1').update(`blob ${head.bytes.length}\0`).update(head.bytes).digest('hex'),
    sha256: createHash('sha256').update(head.bytes).digest('hex'),
    size: head.bytes.length,
  });
});

describe('a blob that lies in a file for one fixture and is the target of a link at another', () => {
  const rows = Array.from({ length: 300_000 }, (_, index) => `${index},an everyday row of a large table`);
  const base = written('base.csv', `${rows.join('\n')}\n`);
  const head = written('head.csv', `${rows.join('\r\n')}\r\n`);

  test('is no file to compare', () => {
    const spooled = (path: string): SideObject => {
      return { kind: 'spooled', type: 'blob', id: path, path, size: base.bytes.length, start: Buffer.alloc(0) };
    };
    const entry = (mode: string, path: string) => ({ mode, oid: path as ObjectId });
    const at = (from: string, to: string) =>
      filesOf(
        { path: 'a.csv', base: entry(from, base.path), head: entry(to, head.path) },
        spooled(base.path),
        spooled(head.path),
      );
    expect(at('100644', '100755')).toEqual({
      base: { file: base.path, mode: '100644' },
      head: { file: head.path, mode: '100755' },
    });
    expect(at('100644', '120000')).toBeUndefined();
    expect(at('120000', '100644')).toBeUndefined();
    expect(at('120000', '120000')).toBeUndefined();
  });

  test.each([
    { why: 'a file that became a link is another thing', modes: ['100644', '120000'], expected: 'SHAPE_CHANGE' },
    { why: 'and back', modes: ['120000', '100644'], expected: 'SHAPE_CHANGE' },
    { why: 'a link leads elsewhere', modes: ['120000', '120000'], expected: 'SEMANTIC_REWRITE' },
    { why: 'files differ by their line ends', modes: ['100644', '100755'], expected: 'TOLERANCE_DRIFT' },
  ])('$why', async ({ modes: [from, to], expected }) => {
    const found = await compareFiles(
      {
        ...comparisonJob('a.csv', '', ''),
        base: { file: base.path, mode: from! },
        head: { file: head.path, mode: to! },
      },
      MAX_SIDE_BYTES,
    );
    const plain = comparisonJob('a.csv', side(base.bytes, from), side(head.bytes, to));
    expect(found).toStrictEqual(await compareFixture(plain));
    expect(found?.class).toBe(expected);
  });
});
