import { binaryResult, bytesFact } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { type Disposal, newCanvas, type Samples } from '../images/canvas.js';
import { type GifFrame, readGif } from '../images/gif-blocks.js';
import { unpackLzw } from '../images/lzw.js';
import { bookPixels, checkPixels } from '../images/size.js';
import { newSpans, type Use } from '../images/spans.js';
import { listFact } from '../trees/nodes.js';
import { attempt, fail } from '../trees/stop.js';

/** GIF: every frame as it is shown on the whole canvas; delays and repetition are values. */
export const gif: Format = { id: 'gif', read: (input) => attempt(() => read(input)) };

const DISPOSALS: readonly Disposal[] = ['keep', 'keep', 'clear', 'restore'];
/** Offset and step of the four passes of interlaced rows. */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** The frame as places in the palette, as RGBA and on the canvas. */
const COST = { held: 4, peak: 13 };

function read(input: ReadInput): ReadResult {
  const { bytes } = input;
  const { width, height, frames, facts, layout } = readGif(bytes);
  if (frames.length === 0) fail('no frame');
  checkPixels(width, height, frames.length);
  bookPixels(input, width * height * frames.length, COST);
  const canvas = newCanvas(width, height, 8);
  const tails: Uint8Array[] = [];
  const drawn = frames.map((frame) => {
    const { left, top } = frame;
    if (left + frame.width > width || top + frame.height > height || frame.width * frame.height === 0)
      fail('a frame outside of the image');
    const disposal = DISPOSALS[frame.disposal] ?? fail(`disposal ${frame.disposal} does not exist`);
    const { width: columns, height: rows } = frame;
    const spans = newSpans(frame.data);
    const pixels = pixelsOf(frame, spans.use);
    for (const tail of spans.unused()) tails.push(tail);
    return canvas.draw({ left, top, width: columns, height: rows, pixels, blend: 'over', disposal });
  });
  const animated = frames.length > 1;
  return binaryResult({
    format: 'gif',
    content: { kind: 'image', width, height, depth: 8, frames: drawn },
    facts: {
      ...facts,
      ...(tails.length === 0 ? {} : { 'bytes after the pixels': bytesFact(tails) }),
      ...(animated ? { 'frame delays': listFact(frames.map(({ delay }) => String(delay))) } : {}),
      ...(frames.some(({ waitsForInput }) => waitsForInput)
        ? { 'waits for input': frames.map(({ waitsForInput }) => (waitsForInput ? 'yes' : 'no')).join(', ') }
        : {}),
    },
    layout,
  });
}

function pixelsOf(frame: GifFrame, use: Use): Samples {
  const { width, height, palette, transparent, interlaced, literalBits } = frame;
  const indexes = new Uint8Array(width * height);
  const filled = unpackLzw(frame.data, indexes, { order: 'low first', literalBits, early: false, use });
  if (filled < indexes.length) fail(`cut off: ${filled} of ${indexes.length} pixels in a frame`);
  const pixels = new Uint8Array(width * height * 4);
  for (const [row, y] of rowsOf(height, interlaced).entries()) {
    for (let x = 0; x < width; x += 1) {
      const index = indexes[row * width + x]!;
      if (index === transparent) continue;
      if (index * 3 >= palette.length) fail(`colour ${index} is not in the palette`);
      const to = (y * width + x) * 4;
      pixels[to] = palette[index * 3]!;
      pixels[to + 1] = palette[index * 3 + 1]!;
      pixels[to + 2] = palette[index * 3 + 2]!;
      pixels[to + 3] = 255;
    }
  }
  return pixels;
}

/** Which row of the image each stored row is. */
function rowsOf(height: number, interlaced: boolean): readonly number[] {
  const rows: number[] = [];
  for (const [first, step] of interlaced ? PASSES : ([[0, 1]] as const)) {
    for (let y = first; y < height; y += step) rows.push(y);
  }
  return rows;
}
