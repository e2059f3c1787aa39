import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytes, gzip, npyOf, tarFile, zipFile } from '../support/binary-files.js';
import { comparison, DRIFT, REWRITE } from '../support/binary-pairs.js';

const RUNS = { numRuns: 40 };

/** Names that are unique and say no format, and contents that are no text. */
const members = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    content: fc.uint8Array({ minLength: 1, maxLength: 40 }).map((data) => bytes(0, data)),
  }),
  { minLength: 1, maxLength: 6, selector: ({ name }) => name },
);

interface Member {
  readonly name: string;
  readonly content: Uint8Array;
}

type Pack = (files: readonly Member[], method: 0 | 8, time: number) => Uint8Array;

const PACKS: readonly { readonly path: string; readonly pack: Pack }[] = [
  { path: 'fx/a.zip', pack: (files, method, time) => zipFile(files.map((file) => ({ ...file, method, time }))) },
  { path: 'fx/a.tar', pack: (files, _, time) => tarFile(files.map((file) => ({ ...file, time }))) },
  {
    path: 'fx/a.tgz',
    pack: (files, method, time) => gzip(tarFile(files.map((file) => ({ ...file, time }))), method === 0 ? 1 : 9),
  },
];

describe.each(PACKS)('$path', ({ path, pack }) => {
  it('packed again in any order is drift', async () => {
    await fc.assert(
      fc.asyncProperty(members, fc.infiniteStream(fc.nat()), fc.nat(60_000), async (files, numbers, time) => {
        const keys = new Map(files.map((file) => [file, numbers.next().value!]));
        const shuffled = files.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
        const result = await comparison(path, pack(files, 0, 0), pack(shuffled, 8, time));
        expect(result.counts, result.summary).toMatchObject({ shape: 0, value: 0, drift: 0 });
      }),
      RUNS,
    );
  });

  it('with one byte of one member changed is a rewrite, however it is packed', async () => {
    await fc.assert(
      fc.asyncProperty(
        members,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (files, which, where, by) => {
          const index = which % files.length;
          const changed = files.map((file, at) => {
            const content = Uint8Array.from(file.content);
            // The first byte says that this is no text.
            if (at === index) content[1 + (where % (content.length - 1))]! ^= by;
            return { ...file, content };
          });
          const result = await comparison(path, pack(files, 0, 0), pack(changed.toReversed(), 8, 7));
          expect(result.class, result.summary).toBe(REWRITE);
        },
      ),
      RUNS,
    );
  });
});

describe('fx/a.npy', () => {
  const shapes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  /** The same array in the other byte order and the other memory order. */
  function other(dimensions: readonly number[], values: readonly number[]): Uint8Array {
    const data = Buffer.alloc(values.length * 4);
    for (const [index, value] of values.entries()) {
      let rest = index;
      const steps = dimensions.map(() => 0);
      for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
        steps[axis] = rest % dimensions[axis]!;
        rest = Math.floor(rest / dimensions[axis]!);
      }
      let place = 0;
      for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) place = place * dimensions[axis]! + steps[axis]!;
      data.writeInt32BE(value, place * 4);
    }
    return npyOf('>i4', `(${dimensions.join(', ')},)`, data, true);
  }

  it('in another byte order and memory order is drift, and one integer more or less is not', async () => {
    await fc.assert(
      fc.asyncProperty(shapes, fc.infiniteStream(fc.integer()), fc.nat(), async (dimensions, numbers, which) => {
        const count = dimensions.reduce((product, size) => product * size, 1);
        const values = [...numbers.take(count)].map((value) => value | 0);
        const data = new Uint8Array(Int32Array.from(values).buffer);
        const base = npyOf('<i4', `(${dimensions.join(', ')},)`, data);
        expect((await comparison('fx/a.npy', base, other(dimensions, values))).class).toBe(DRIFT);
        const changed = values.with(which % count, values[which % count]! ^ 1);
        const result = await comparison('fx/a.npy', base, other(dimensions, changed));
        expect(result).toMatchObject({ class: REWRITE, counts: { shape: 0, value: 1, drift: 0 } });
      }),
      RUNS,
    );
  });
});
