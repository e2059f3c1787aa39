import { describe, expect, it } from 'vitest';
import { bookMemory, memoryLeft, newBudget, tooManyParts } from '../../src/documents/members.js';
import { readOne } from '../../src/documents/read.js';
import { zipFile } from './support/binary-files.js';
import { OPTIONS } from './support.js';
import { flatJpeg, flatWebp } from './worst-inputs.js';

/** Memory of one file follows from its size (docs/adr/0320); two sides of 1 MiB stay below 512 MiB. */
const MEBIBYTE = 1_048_576;
const TOO_DENSE = /takes more memory than a file of its size may/;

describe('memory of one file', () => {
  it.each([
    { why: 'a small file has 192 MiB', size: 0, left: 192 * MEBIBYTE },
    { why: 'one of 1 MiB has 256 MiB', size: MEBIBYTE, left: 256 * MEBIBYTE },
    { why: 'a table of 2 MiB has more', size: 2 * MEBIBYTE, left: 736 * MEBIBYTE },
    { why: 'a photograph of 3 MiB has enough for 48 megapixels', size: 3 * MEBIBYTE, left: 1_024 * MEBIBYTE },
    { why: 'a large file has what its bytes usually take', size: 10 * MEBIBYTE, left: 1_696 * MEBIBYTE },
  ])('$why', ({ size, left }) => {
    expect(memoryLeft(newBudget(size))).toBe(left);
  });

  it('what stays is taken from it, what a reader needs for a while is not', () => {
    const budget = newBudget(0);
    expect(bookMemory(budget, 10, 192 * MEBIBYTE)).toBeUndefined();
    expect(memoryLeft(budget)).toBe(192 * MEBIBYTE - 10);
    expect(bookMemory(budget, 10, 192 * MEBIBYTE)).toMatch(TOO_DENSE);
    expect(bookMemory(budget, 10, Number.NaN)).toMatch(TOO_DENSE);
  });

  it('lines and cells are counted before a member is split', () => {
    const budget = newBudget(0);
    expect(tooManyParts(budget, Buffer.alloc(5 * MEBIBYTE, '\n'))).toMatch(TOO_DENSE);
    expect(tooManyParts(budget, Buffer.alloc(3 * MEBIBYTE, 'x\0'))).toBeUndefined();
  });
});

describe('T71 little that says it is much', () => {
  it.each([
    { why: 'a WebP of 64 megapixels in 50 bytes', path: 'a.webp', make: () => flatWebp(8_000, 8_000, 0) },
    { why: 'a JPEG of 16 megapixels in 200 kB', path: 'a.jpg', make: () => flatJpeg(4_000, 4_000, 3, 0) },
  ])('$why is not decoded', async ({ path, make }) => {
    const { document, failure } = await readOne(path, make(), OPTIONS);
    expect(failure).toMatchObject({ limit: true, reason: expect.stringMatching(TOO_DENSE) });
    expect(document.incomplete).toMatch(TOO_DENSE);
  });

  it('a JPEG of 2 megapixels in as little is', async () => {
    const { document } = await readOne('a.jpg', flatJpeg(1_600, 1_200, 3, 0), OPTIONS);
    expect(document.readings[0].content).toMatchObject({ kind: 'image', width: 1_600, height: 1_200 });
  });

  it('many small images are one large one', async () => {
    const content = flatWebp(2_000, 2_000, 0);
    const members = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.webp`, content, method: 0 }));
    const { document } = await readOne('a.zip', zipFile(members), OPTIONS);
    expect(document.incomplete).toMatch(TOO_DENSE);
    const few = await readOne('a.zip', zipFile(members.slice(0, 2)), OPTIONS);
    expect(few.document.incomplete).toBeUndefined();
  });

  it('members of JSON share their nodes', async () => {
    const content = `[${'[],'.repeat(100_000)}0]`;
    const members = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.json`, content, method: 0 }));
    const packed = members.map((member) => ({ ...member, method: 8 }));
    const rest = { name: 'rest.bin', content: new Uint8Array(40_000), method: 0 };
    const { document } = await readOne('a.zip', zipFile([...packed, rest]), OPTIONS);
    expect(document.incomplete).toMatch(/nodes|takes more memory/);
    expect((await readOne('a.zip', zipFile(members), OPTIONS)).document.incomplete).toBeUndefined();
  });
});
