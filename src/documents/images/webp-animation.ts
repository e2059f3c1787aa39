import { bytesFact, viewOf } from '../binaries.js';
import { listFact } from '../trees/nodes.js';
import { fail } from '../trees/stop.js';
import { checkPixels } from './size.js';
import { type Chunk, chunksOf, codingOf, dataOf, riff, sizeOf, type WebpFrame, type WebpParts } from './webp-chunks.js';

const FRAME_HEADER_BYTES = 16;
const DISPOSE = 1;
const REPLACE = 2;
const HAS_ALPHA = 0x10;
const OF_FRAME: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH']);

/**
 * The frames of an animation (WebP container specification, "Animation"), each wrapped as a file of one still image,
 * because the decoder reads nothing else. Sizes are checked here, before anything is decoded.
 */
export function readAnimation(chunks: readonly Chunk[]): Omit<WebpParts, 'animated'> {
  const data = dataOf(chunks);
  const [header, control] = [data('VP8X')[0], data('ANIM')[0]];
  if (header === undefined || header.length < 10 || data('VP8X').length > 1)
    return fail('an animation without its size');
  if (control === undefined || control.length < 6 || data('ANIM').length > 1)
    return fail('an animation without its settings');
  const view = viewOf(header);
  const [width, height] = [1 + triple(view, 4), 1 + triple(view, 7)];
  const blocks = data('ANMF');
  if (blocks.length === 0) fail('an animation without frames');
  checkPixels(width, height, blocks.length);
  const parts = blocks.map((block) => frameOf(block, width, height));
  const plays = viewOf(control).getUint16(4, true);
  return {
    width,
    height,
    frames: parts.map(({ frame }) => frame),
    facts: {
      plays: plays === 0 ? 'for ever' : String(plays),
      // Viewers are free to show it behind the frames or not.
      background: [2, 1, 0, 3].map((index) => control[index]).join(' '),
      'frame delays': listFact(parts.map(({ delay }) => String(delay))),
      ...freeFact([
        ...data('ANIM').map((one, index) => one.subarray(index === 0 ? 6 : 0)),
        ...parts.map(({ free }) => free),
      ]),
      ...Object.assign({}, ...parts.map(({ unknown }, index) => factsOf(unknown, index))),
    },
    layout: {
      coding: listFact(parts.map(({ coding }) => coding)),
      'parts drawn': listFact(parts.map(({ frame }) => drawn(frame))),
    },
  };
}

interface Part {
  readonly frame: WebpFrame;
  /** Milliseconds. */
  readonly delay: number;
  readonly coding: string;
  readonly unknown: readonly Chunk[];
  /** Bits of its header and bytes behind its chunks that no decoder looks at. */
  readonly free: Uint8Array;
}

function freeFact(free: readonly Uint8Array[]): Record<string, string> {
  return free.every((bytes) => bytes.every((byte) => byte === 0)) ? {} : { 'free bytes of frames': bytesFact(free) };
}

function frameOf(block: Uint8Array, width: number, height: number): Part {
  if (block.length < FRAME_HEADER_BYTES) return fail('cut off in a frame');
  const view = viewOf(block);
  const [left, top] = [2 * triple(view, 0), 2 * triple(view, 3)];
  const [columns, rows] = [1 + triple(view, 6), 1 + triple(view, 9)];
  const chunks = chunksOf(block.subarray(FRAME_HEADER_BYTES));
  const size = sizeOf(chunks);
  if (size.width !== columns || size.height !== rows) fail('a frame whose pixels have another size');
  if (left + columns > width || top + rows > height) fail('a frame outside of the image');
  const flags = view.getUint8(15);
  return {
    frame: {
      ...{ left, top, ...size },
      image: wrapped(chunks, columns, rows),
      blend: (flags & REPLACE) === 0 ? 'over' : 'source',
      disposal: (flags & DISPOSE) === 0 ? 'keep' : 'clear',
    },
    delay: triple(view, 12),
    coding: codingOf(chunks),
    free: Uint8Array.from([flags & ~(REPLACE | DISPOSE), ...chunks.map(({ padding }) => padding)]),
    unknown: chunks.filter(({ type }) => !OF_FRAME.has(type)),
  };
}

/** A still image needs the extended header only where its transparency stands apart from its colours. */
function wrapped(chunks: readonly Chunk[], width: number, height: number): Uint8Array {
  const image = chunks.filter(({ type }) => OF_FRAME.has(type));
  const apart = image.some(({ type }) => type === 'ALPH');
  const header = Buffer.alloc(10);
  header[0] = HAS_ALPHA;
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const all = apart ? [{ type: 'VP8X', data: header }, ...image] : image;
  return riff(all);
}

function triple(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
}

function factsOf(unknown: readonly Chunk[], index: number): Record<string, string> {
  const data = dataOf(unknown);
  return Object.fromEntries(unknown.map(({ type }) => [`chunk ${type} of frame ${index + 1}`, bytesFact(data(type))]));
}

function drawn({ left, top, width, height, blend, disposal }: WebpFrame): string {
  return `${width}x${height} at ${left},${top} ${blend} ${disposal}`;
}
