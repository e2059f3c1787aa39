import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ReadObject, SpooledObject } from '../../src/revisions/objects.js';
import { openSpool, type Spool } from '../../src/revisions/spool.js';
import { createRepository } from '../support/repositories.js';
import { expectFailure, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

const MISSING = 'f'.repeat(40);
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

async function setUp() {
  const repo = createRepository();
  return { repo, objects: (await openForTest(repo)).objects };
}

describe('reading objects', () => {
  test('gives bytes, size and type as they are', async () => {
    const { repo, objects } = await setUp();
    const bytes = Buffer.from([0, 10, 255, 13, 10, 10]);
    const oid = repo.writeBlob(bytes);
    expect(await objects.read(oid)).toEqual(bytes);
    expect(await objects.info(oid)).toEqual({ id: oid, type: 'blob', size: 6 });
    expect(await objects.read(repo.writeBlob(''))).toHaveLength(0);
  });

  test('answers requests that overlap, each with its own object', async () => {
    const { repo, objects } = await setUp();
    const contents = Array.from({ length: 300 }, (_, n) => `${n}\n`.repeat((n * 37) % 5000));
    const ids = contents.map((content) => repo.writeBlob(content));
    const found = await Promise.all([...ids.map((oid) => objects.read(oid)), objects.info(ids[7]!)]);
    for (const [n, content] of contents.entries()) expect(String(found[n])).toBe(content);
  });

  test('says that an object is missing, and goes on', async () => {
    const { repo, objects } = await setUp();
    const oid = repo.writeBlob('x');
    const [missing, info, there] = await Promise.all([objects.find(MISSING), objects.info(MISSING), objects.read(oid)]);
    expect(missing).toEqual({ kind: 'missing', id: MISSING });
    expect(info).toBeUndefined();
    expect(String(there)).toBe('x');
    await expectFailure(objects.read(MISSING), 'REVISION_MISSING', 'fetch-depth: 0');
  });

  test('refuses a name with a line break, which would be two requests', async () => {
    const { repo, objects } = await setUp();
    const sha = repo.commit({ files: { a: '1' } });
    await expect(objects.find(`${sha}:a\n${sha}:b`)).rejects.toThrow(RangeError);
    expect(String(await objects.read(`${sha}:a`))).toBe('1');
  });

  test('T70 hashes what is over the limit without keeping it', async () => {
    const { repo, objects } = await setUp();
    const big = Buffer.alloc(3_000_000, 'fixture');
    const oid = repo.writeBlob(big);
    const found = await objects.find(oid, { maxBytes: 1000, digest: true });
    expect(found).toEqual({ kind: 'too-large', id: oid, type: 'blob', size: big.length, sha256: sha256(big) });
    expect(await objects.find(oid, { maxBytes: big.length })).toMatchObject({ kind: 'content' });
  });

  test('T70 a blob of 120 MB of zeros passes through in bounded memory', async () => {
    const { repo, objects } = await setUp();
    const size = 120_000_000;
    const oid = writeZeros(repo, size);
    const before = process.memoryUsage().rss;
    let peak = 0;
    let seen = 0;
    await objects.stream(oid, (chunk) => {
      seen += chunk.length;
      peak = Math.max(peak, process.memoryUsage.rss());
    });
    expect(seen).toBe(size);
    expect(await objects.info(oid)).toMatchObject({ size });
    expect(peak - before).toBeLessThan(80_000_000);
  });

  test('a consumer that fails harms its own read only', async () => {
    const { repo, objects } = await setUp();
    const oid = repo.writeBlob(Buffer.alloc(500_000, 'a'));
    const failing = objects.stream(oid, () => {
      throw new Error('disk full');
    });
    const failingLater = objects.stream(oid, () => Promise.reject(new Error('disk gone')));
    const next = objects.find(oid);
    await expect(failing).rejects.toThrow('disk full');
    await expect(failingLater).rejects.toThrow('disk gone');
    expect(await next).toMatchObject({ kind: 'content', size: 500_000 });
  });

  test('a slow consumer gets every byte in order', async () => {
    const { repo, objects } = await setUp();
    const content = Buffer.from(Array.from({ length: 400_000 }, (_, n) => n % 251));
    const pieces: Buffer[] = [];
    await objects.stream(repo.writeBlob(content), async (chunk) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      pieces.push(Buffer.from(chunk));
    });
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
  });

  test('a corrupt object is an error with a remedy, for all who wait', async () => {
    const { repo, objects } = await setUp();
    const oid = repo.writeBlob('sound');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${repo.gitDir}/objects/${oid.slice(0, 2)}/${oid.slice(2)}`, 'rubbish');
    const failure = await objects.find(oid).then(
      (found) => found,
      (error: unknown) => error,
    );
    if ((failure as ReadObject).kind !== 'missing') expect(failure).toMatchObject({ code: 'GIT_FAILED' });
    expect(String(await objects.read(repo.writeBlob('other')))).toBe('other');
  });
});

describe('reading many', () => {
  test('keeps the order, repeats included, and lets other reads run inside the loop', async () => {
    const { repo, objects } = await setUp();
    const contents = Array.from({ length: 1500 }, (_, n) => (n % 90 === 0 ? 'x'.repeat(200_000) : `line ${n % 70}\n`));
    const ids = [...contents.map((content) => repo.writeBlob(content)), MISSING];
    const seen: string[] = [];
    for await (const found of objects.readMany(ids, { digest: true })) {
      if (found.kind !== 'content') {
        seen.push(found.kind);
        continue;
      }
      expect(found.sha256).toBe(sha256(found.content));
      seen.push(String(found.content));
      if (seen.length % 500 === 0) await objects.read(ids[0]!);
    }
    expect(seen).toEqual([...contents, 'missing']);
  });

  test('may be left early', async () => {
    const { repo, objects } = await setUp();
    const ids = Array.from({ length: 200 }, (_, n) => repo.writeBlob(`${n}`.repeat(10_000)));
    for await (const found of objects.readMany(ids)) {
      expect(found.kind).toBe('content');
      break;
    }
    expect(await objects.info(ids[3]!)).toMatchObject({ size: 10_000 });
  });

  test('gives sizes alone', async () => {
    const { repo, objects } = await setUp();
    const infos = [];
    for await (const info of objects.infoMany([repo.writeBlob('abc'), MISSING])) infos.push(info);
    expect(infos).toMatchObject([
      { type: 'blob', size: 3 },
      { kind: 'missing', id: MISSING },
    ]);
  });
});

/** A loose object made by streaming, so that the test itself stays small. */
function writeZeros(repo: ReturnType<typeof createRepository>, size: number): string {
  return repo.git(['hash-object', '-w', '--stdin'], { input: new Uint8Array(size) });
}

describe('objects that are too large to be held', () => {
  test('T70 go to files, in their order among the others, and the folder is removed with them', async () => {
    const { repo, objects } = await setUp();
    const large = Buffer.alloc(300_000, 'fixture');
    const [small, first, other, second] = [Buffer.from('1'), large, Buffer.from('2'), large.subarray(1)];
    const ids = [small, first, other, second].map((bytes) => repo.writeBlob(bytes));
    const spool = openSpool(new Set(ids), 100_000);
    const found: (ReadObject | SpooledObject)[] = [];
    for await (const object of objects.readManyInto(spool, ids, { digest: true })) found.push(object);
    expect(found.map(({ kind }) => kind)).toEqual(['content', 'spooled', 'content', 'spooled']);
    const files = found.flatMap((object) => (object.kind === 'spooled' ? [object] : []));
    for (const [index, bytes] of [first, second].entries()) {
      expect(readFileSync(files[index]!.path).equals(bytes)).toBe(true);
      expect(files[index]).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
      expect(files[index]!.start.equals(bytes.subarray(0, 8_192))).toBe(true);
    }
    await spool.remove();
    expect(files.some((file) => existsSync(file.path))).toBe(false);
  });

  test('are held where nobody asked for files, and none is made for small ones', async () => {
    const { repo, objects } = await setUp();
    const ids = [repo.writeBlob(Buffer.alloc(300_000)), repo.writeBlob('x')];
    const spool = openSpool(new Set([ids[1]!]), 100_000);
    const kinds: string[] = [];
    for await (const { kind } of objects.readManyInto(spool, ids)) kinds.push(kind);
    expect(kinds).toEqual(['content', 'content']);
    await spool.remove();
  });

  test('end the run with what to do where they cannot be written, and git serves on', async () => {
    const { repo, objects } = await setUp();
    const oid = repo.writeBlob(Buffer.alloc(300_000, 'a'));
    const full: Spool = {
      takes: () => true,
      create: () => ({
        path: '',
        write: () => {
          throw new Error('ENOSPC: no space left on device');
        },
        close: () => undefined,
      }),
      remove: async () => undefined,
    };
    const reading = (async () => {
      for await (const object of objects.readManyInto(full, [oid])) throw new Error(object.kind);
    })();
    await expectFailure(reading, 'CANNOT_WRITE', 'free some space');
    expect(await objects.read(oid)).toHaveLength(300_000);
  });
});
