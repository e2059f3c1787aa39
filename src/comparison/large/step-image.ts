import { MAX_LARGE_BYTES } from '../../documents/format.js';
import { pngWithoutPixels } from '../../documents/formats/png.js';
import type { Samples } from '../../documents/images/canvas.js';
import { openPng, type PngFile, type PngRows, readerOf, rowsOf } from '../../documents/large/png-file.js';
import { decline } from '../../documents/large/source.js';
import { newCollector } from '../collector.js';
import { newContext, newSession } from '../documents.js';
import { newPixels, rowComparer, tellPixels } from '../image.js';
import type { Judge } from './compare-large.js';
import { compared } from './settled.js';

const CHANNELS = 4;

/** Two PNG of one size, neither animated nor interlaced: row i is held against row i while both are unpacked. */
export const stepLargeImage: Judge = async (base, head, rules, collector, limits) => {
  if (Math.max(base.size, head.size) > MAX_LARGE_BYTES) decline('more bytes than the plain way reads');
  const [left, right] = [openPng(base, limits.window), openPng(head, limits.window)];
  const found = newCollector();
  const [from, to] = [pngWithoutPixels(left), pngWithoutPixels(right)];
  const { width, height } = left.header;
  if (right.header.width !== width || right.header.height !== height) decline('another size');
  const depths = [left, right].map(({ header }) => ({ width, depth: header.depth === 16 ? 16 : 8 }) as const);
  const pixels = newPixels(width * height);
  const compare = rowComparer(pixels, depths[0]!, depths[1]!, rules.pixels.delta, '');
  const varies = await compareRows(left, right, compare);
  tellPixels(newContext(newSession(rules), found), depths[0]!, depths[1]!, pixels);
  // An image of one colour may be hollow; whether it is takes all of base.
  if (found.counts.value > 0 && !varies) decline('head is one colour everywhere');
  return compared(rules, { walked: found }, [from, to], collector);
};

/** One side while it is unpacked. */
interface Side {
  readonly rows: PngRows;
  readonly reader: ReturnType<typeof readerOf>;
  block: Buffer;
  at: number;
  /** The row above, without its filter. */
  above: Uint8Array;
}

function sideOf(file: PngFile, open: PngRows[]): Side {
  const reader = readerOf(file);
  const rows = rowsOf(file);
  open.push(rows);
  return { rows, reader, block: Buffer.alloc(0), at: 0, above: new Uint8Array(reader.bytes) };
}

/** Whether head has pixels of several colours. */
async function compareRows(left: PngFile, right: PngFile, compare: ReturnType<typeof rowComparer>): Promise<boolean> {
  const open: PngRows[] = [];
  try {
    const [base, head] = [left, right].map((file) => sideOf(file, open)) as [Side, Side];
    const whole = mayLackColours(left) || mayLackColours(right);
    const takeRow = rowTaker(base, head, compare, { alike: readAlike(left, right), whole });
    let varies = false;
    for (let y = 0; y < left.header.height; y += 1) {
      const empty = [base, head].filter(({ block, at }) => at === block.length);
      if (empty.length > 0) {
        for (const side of [base, head]) side.above = new Uint8Array(side.above);
        await Promise.all(empty.map(refill));
      }
      varies = takeRow(y, varies);
    }
    await Promise.all([base.rows.finish(), head.rows.finish()]);
    return varies;
  } finally {
    for (const rows of open) rows.close();
  }
}

async function refill(side: Side): Promise<void> {
  side.block = await side.rows.next();
  side.at = 0;
}

/** Equal bytes of a row are equal pixels. */
function readAlike(left: PngFile, right: PngFile): boolean {
  const { header, palette, transparency } = right;
  const same = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
    a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;
  return (
    left.header.colorType === header.colorType &&
    left.header.depth === header.depth &&
    same(left.palette, palette) &&
    same(left.transparency, transparency)
  );
}

/** A number of a pixel may have no colour in a short palette, and then the file is broken. */
function mayLackColours({ header: { colorType, depth }, palette }: PngFile): boolean {
  return colorType === 3 && palette.length < 3 * 2 ** depth;
}

interface Ways {
  readonly alike: boolean;
  /** Every pixel has to be looked at. */
  readonly whole: boolean;
}

function rowTaker(
  base: Side,
  head: Side,
  compare: ReturnType<typeof rowComparer>,
  { alike, whole }: Ways,
): (y: number, varies: boolean) => boolean {
  let first: Samples | undefined;
  const seeColours = (row: Samples): boolean => {
    first ??= row.slice(0, CHANNELS);
    return row.some((sample, index) => sample !== first![index % CHANNELS]);
  };
  return (y, varies) => {
    const [from, to] = [rowAt(base), rowAt(head)];
    // With one row above and one filter, equal bytes are an equal row: it is unfiltered once.
    const same = alike && from.equals(to) && isSame(base.above, head.above);
    const one = unfiltered(base, from);
    const other = same ? one : unfiltered(head, to);
    [base.above, head.above] = [one, other];
    if (alike && !whole && varies && (same || isSame(one, other))) return varies;
    // Both readers may be of one kind, and each has a buffer of its own.
    const samples = head.reader.samples(other);
    if (!same) compare(base.reader.samples(one), samples, y);
    return varies || seeColours(samples);
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || Buffer.compare(one, other) === 0;
}

function rowAt(side: Side): Buffer {
  const start = side.at;
  side.at += 1 + side.reader.bytes;
  return side.block.subarray(start, side.at);
}

function unfiltered({ reader, above }: Side, row: Buffer): Buffer {
  const data = row.subarray(1);
  reader.unfilter(row[0]!, data, above);
  return data;
}
