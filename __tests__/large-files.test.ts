import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareFixture } from '../src/comparison/compare.js';
import { compareLargeFiles, digestsOf } from '../src/large-files.js';
import { comparisonJob } from './support/jobs.js';

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
