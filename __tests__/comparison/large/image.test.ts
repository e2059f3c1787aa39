import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import { LARGE } from '../../../src/comparison/large/compare-large.js';
import { LARGE_BYTES, sourceOf, weightOf } from '../../../src/documents/large/source.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { bytes, PNG_SIGNATURE, pngChunk, pngFile, pngHeader, u32be } from '../../documents/support/binary-files.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A picture by its parts, so that one of them can be exchanged. */
interface Parts {
  readonly width: number;
  readonly height: number;
  readonly color: number;
  readonly depth: number;
  readonly interlace: number;
  /** Rows as they are without filters. */
  readonly rows: readonly Buffer[];
  /** The filter of each row, over and over. */
  readonly filters: readonly number[];
  readonly level: number;
  /** Bytes of an IDAT. */
  readonly cut: number;
  readonly before: readonly Buffer[];
  readonly after: readonly Buffer[];
  readonly rest: Buffer;
  /** Bytes behind the compressed pixels, or how many are missing there. */
  readonly tail: number;
  /** Bytes of rows that are written twice, or left out at the end. */
  readonly more: number;
  /** A byte of the rows with their filters that is another one: rows below that refer to it are the same bytes and other pixels. */
  readonly patch?: { readonly at: number; readonly value: number };
}

const bitsOf = ({ color, depth }: Pick<Parts, 'color' | 'depth'>): number => SAMPLES[color]! * depth;
const rowBytes = (parts: Pick<Parts, 'color' | 'depth' | 'width'>): number =>
  Math.ceil((parts.width * bitsOf(parts)) / 8);

/** The reverse of what the reader does, by the words of the specification. */
function filtered(parts: Parts): Buffer {
  const step = Math.max(1, bitsOf(parts) >> 3);
  let above: Buffer = Buffer.alloc(rowBytes(parts));
  return Buffer.concat(
    parts.rows.map((row, y) => {
      const filter = parts.filters[y % parts.filters.length]!;
      const guess = (x: number): number => {
        const [a, b, c] = [x < step ? 0 : row[x - step]!, above[x]!, x < step ? 0 : above[x - step]!];
        const near = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)] as const;
        const paeth = near[0] <= near[1] && near[0] <= near[2] ? a : near[1] <= near[2] ? b : c;
        return [0, a, b, (a + b) >> 1, paeth][filter] ?? 0;
      };
      const line = Buffer.from(row.map((value, x) => (value - guess(x)) & 255));
      above = row;
      return Buffer.concat([Buffer.from([filter]), line]);
    }),
  );
}

function write(parts: Parts): Buffer {
  const all = filtered(parts);
  if (parts.patch !== undefined) all[parts.patch.at % all.length] = parts.patch.value;
  const raw = parts.more >= 0 ? Buffer.concat([all, all.subarray(0, parts.more)]) : all.subarray(0, parts.more);
  const packed = deflateSync(raw, { level: parts.level });
  const data = parts.tail >= 0 ? Buffer.concat([packed, Buffer.alloc(parts.tail, 7)]) : packed.subarray(0, parts.tail);
  const pieces: Buffer[] = [];
  for (let at = 0; at < data.length; at += parts.cut) pieces.push(pngChunk('IDAT', data.subarray(at, at + parts.cut)));
  return bytes(
    PNG_SIGNATURE,
    pngHeader(parts),
    ...parts.before,
    ...pieces,
    ...parts.after,
    pngChunk('IEND'),
    parts.rest,
  );
}

const kinds = [0, 2, 3, 4, 6].flatMap((color) =>
  [1, 2, 4, 8, 16]
    .filter((depth) => (depth >= 8 || color === 0 || color === 3) && !(color === 3 && depth === 16))
    .map((depth) => ({ color, depth })),
);

const palette = (colours: number): Buffer =>
  pngChunk('PLTE', Buffer.from(Array.from({ length: 3 * colours }, (_, index) => (index * 37) & 255)));

/** Colours as the image needs them, rarely too few; transparency now and then, of the right length or not. */
const before = ({ color, depth }: Pick<Parts, 'color' | 'depth'>) =>
  fc
    .record({
      colours: fc.constantFrom(0, 0, 0, 1),
      transparency: fc.constantFrom(0, 0, 1, 2, 6),
      plte: fc.constantFrom(color === 3, color === 3, color === 3, true),
    })
    .map(({ colours, transparency, plte }) => [
      ...(plte ? [palette(Math.max(1, 2 ** Math.min(8, depth) - colours))] : []),
      ...(transparency > 0 ? [pngChunk('tRNS', Buffer.alloc(color === 3 ? 1 : transparency, 3))] : []),
    ]);

const picture: fc.Arbitrary<Parts> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
  })
  .chain(({ kind, width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      color: fc.constant(kind.color),
      depth: fc.constant(kind.depth),
      interlace: fc.constant(0),
      rows: fc.array(
        fc
          .array(fc.constantFrom(0, 0, 1, 3, 85, 255), {
            minLength: rowBytes({ ...kind, width }),
            maxLength: rowBytes({ ...kind, width }),
          })
          .map((row) => Buffer.from(row)),
        { minLength: height, maxLength: height },
      ),
      filters: fc.array(fc.constantFrom(0, 1, 2, 3, 4), { minLength: 1, maxLength: 4 }),
      level: fc.constantFrom(0, 1, 9),
      cut: fc.constantFrom(1, 5, 40, 1_000),
      before: before(kind),
      after: fc.constant<Buffer[]>([]),
      rest: fc.constant(Buffer.alloc(0)),
      tail: fc.constant(0),
      more: fc.constant(0),
    }),
  );

const byte = fc.constantFrom(0, 1, 2, 3, 84, 86, 255);
type Edit = (parts: Parts) => Parts;
/** What head has otherwise: often one pixel or how it is stored, sometimes what no reader takes. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.nat(650), byte).map(
      ([at, value]): Edit =>
        (parts) => ({ ...parts, patch: { at, value } }),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(fc.nat(8), fc.nat(71), byte).map(
      ([y, x, value]): Edit =>
        (parts) => ({
          ...parts,
          rows: parts.rows.map((row, at) =>
            at === y % parts.height ? Buffer.from(row.map((old, i) => (i === x % row.length ? value : old))) : row,
          ),
        }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(0, 1, 2, 3, 4), { minLength: 1, maxLength: 3 }).map(
      (filters): Edit =>
        (parts) => ({ ...parts, filters }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(0, 1, 9).map(
      (level): Edit =>
        (parts) => ({ ...parts, level }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 7, 900).map(
      (cut): Edit =>
        (parts) => ({ ...parts, cut }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('tEXt', 'gAMA', 'tIME', 'prVt', 'NoNe').map(
      (type): Edit =>
        (parts) => ({ ...parts, after: [pngChunk(type, 'abcd')] }),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Edit>((parts) => ({ ...parts, rest: Buffer.from('more') })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-5, -1, 1, 9).map(
      (tail): Edit =>
        (parts) => ({ ...parts, tail }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-4, -1, 1, 4).map(
      (more): Edit =>
        (parts) => ({ ...parts, more }),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Edit>((parts) => ({ ...parts, interlace: 1 })) },
  { weight: 1, arbitrary: fc.constant<Edit>((parts) => ({ ...parts, filters: [5] })) },
  {
    weight: 1,
    arbitrary: fc.constant<Edit>((parts) => ({
      ...parts,
      rows: parts.rows.map((row) => Buffer.alloc(row.length, 85)),
    })),
  },
);

/** Both sides of one size: what one is made of may be all else. */
const pair = fc.tuple(
  picture,
  fc.array(edit, { minLength: 1, maxLength: 3 }),
  fc.option(fc.constantFrom(...kinds), { freq: 5 }),
);

const rule = fc.constantFrom<Partial<FixtureRule>>(
  {},
  {},
  { pixels: { delta: 0, ratio: 0 } },
  { pixels: { delta: 60, ratio: 0.3 } },
  { tolerances: [{ relative: 0.5 }] },
);

/** The same picture in another kind of PNG, its rows as many bytes as that takes. */
function asKind(parts: Parts, kind: Pick<Parts, 'color' | 'depth'>): Parts {
  const length = rowBytes({ ...kind, width: parts.width });
  const rows = parts.rows.map((row) => Buffer.from(Array.from({ length }, (_, x) => row[x % row.length]!)));
  return { ...parts, ...kind, rows, before: kind.color === 3 ? [palette(2 ** kind.depth)] : [] };
}

describe('C3 pictures that are unpacked row by row have the answer of the plain way', () => {
  it('for generated pictures of every kind', async () => {
    const found = { answered: 0, rewritten: 0, stored: 0 };
    await fc.assert(
      fc.asyncProperty(pair, rule, fc.boolean(), async ([parts, edits, kind], rules, turned) => {
        const edited = edits.reduce((so, one) => one(so), kind === null ? parts : asKind(parts, kind));
        const [one, other] = [write(parts), write(edited)];
        const job = turned ? comparisonJob('a.png', other, one, rules) : comparisonJob('a.png', one, other, rules);
        const answer = await agree(job);
        if (answer === undefined) return;
        found.answered += 1;
        if (answer.counts.value > 0) found.rewritten += 1;
        if (answer.counts.value + answer.counts.drift + answer.counts.shape === 0) found.stored += 1;
      }),
      { numRuns: RUNS },
    );
    expect(found.answered).toBeGreaterThan(RUNS / 3);
    expect(found.rewritten).toBeGreaterThan(RUNS / 20);
    expect(found.stored).toBeGreaterThan(RUNS / 50);
  });

  const shape = { width: 3, height: 2 };
  const rows = bytes(0, [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255], 2, [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  const plain = pngFile(shape, rows);
  const edited = pngFile(shape, bytes(rows.subarray(0, 18), 9, rows.subarray(19)));
  const damaged = (file: Buffer, at: number): Buffer =>
    Buffer.from(file.map((value, index) => (index === at ? value ^ 1 : value)));
  it.each<[string, Buffer, Buffer, boolean]>([
    ['a pixel', plain, edited, true],
    [
      'how it is compressed',
      plain,
      bytes(PNG_SIGNATURE, pngHeader(shape), pngChunk('IDAT', deflateSync(rows, { level: 0 })), pngChunk('IEND')),
      true,
    ],
    ['text beside the pixels', plain, pngFile(shape, rows, [pngChunk('tEXt', 'a\0b')]), true],
    ['bytes after its end', plain, bytes(edited, 'more'), true],
    ['a wrong checksum of the pixels', plain, damaged(edited, edited.length - 14), false],
    ['a wrong checksum on both sides', damaged(plain, plain.length - 14), damaged(edited, edited.length - 14), false],
    ['an end that is missing', plain, edited.subarray(0, edited.length - 12), false],
    [
      'another size',
      plain,
      pngFile({ width: 2, height: 3 }, bytes(0, Buffer.alloc(8), 0, Buffer.alloc(8), 0, Buffer.alloc(8))),
      false,
    ],
    ['interlaced', plain, pngFile({ ...shape, interlace: 1 }, rows), false],
    ['animated', plain, pngFile(shape, rows, [pngChunk('acTL', bytes(u32be(1), u32be(0)))]), false],
    ['no pixels', plain, bytes(PNG_SIGNATURE, pngHeader(shape), pngChunk('IEND')), false],
    ['no picture', plain, Buffer.from('no picture'), false],
    [
      'a number without a colour on both sides',
      ...([1, 2].map((value) =>
        pngFile({ ...shape, color: 3 }, bytes(0, [0, value, 9], 0, [0, 0, 0]), [palette(4)]),
      ) as [Buffer, Buffer]),
      false,
    ],
    [
      'a filter that does not exist on both sides',
      ...([1, 2].map((value) => pngFile(shape, bytes(9, Buffer.alloc(12, value), 0, Buffer.alloc(12)))) as [
        Buffer,
        Buffer,
      ]),
      false,
    ],
  ])('%s', async (_, one, other, answered) => {
    expect((await agree(comparisonJob('a.png', one, other))) !== undefined).toBe(answered);
    expect((await agree(comparisonJob('a.png', other, one))) !== undefined).toBe(answered);
  });

  it('sees the row below change with the one that it refers to, though its bytes are the same', async () => {
    const [one, other] = [plain, pngFile(shape, bytes(rows.subarray(0, 2), 9, rows.subarray(3)))];
    expect((await agree(comparisonJob('a.png', one, other)))?.counts.value).toBe(2);
  });

  it('asks the plain way about one colour where several were, and about nothing else', async () => {
    const flat = pngFile(shape, bytes(0, Buffer.alloc(12), 0, Buffer.alloc(12)));
    expect(await agree(comparisonJob('a.png', plain, flat))).toBeUndefined();
    expect((await agree(comparisonJob('a.png', flat, plain)))?.hollow).toBeUndefined();
  });

  it('leaves more beside the pixels than it holds to the plain way', async () => {
    const long = pngFile(shape, rows, [pngChunk('prVt', Buffer.alloc(5_000_000))]);
    expect(await agree(comparisonJob('a.png', plain, long), { ...TINY, window: 65_536 })).toBeUndefined();
    const followed = bytes(plain, Buffer.alloc(5_000_000));
    expect(await agree(comparisonJob('a.png', plain, followed), { ...TINY, window: 65_536 })).toBeUndefined();
  });

  it('weighs a picture by its pixels, whatever its file takes', async () => {
    const wide = { width: 1_500, height: 1_500 };
    const flat = Buffer.alloc(1_500 * (1 + 6_000));
    const [one, other] = [pngFile(wide, flat), pngFile(wide, Buffer.from(flat).fill(9, 9_000_000, 9_000_004))];
    expect(one.length).toBeLessThan(100_000);
    expect(weightOf(sourceOf(one))).toBe(9_000_000);
    expect(weightOf(sourceOf(one))).toBeGreaterThan(LARGE_BYTES);
    expect(weightOf(sourceOf(one.subarray(0, 20)))).toBe(20);
    const answer = await agree(comparisonJob('a.png', one, other), LARGE);
    expect(answer?.counts.value).toBe(1);
    expect(await compareFixture(comparisonJob('a.png', one, other))).toStrictEqual(answer);
  });
});
