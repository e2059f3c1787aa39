import { viewOf } from '../binaries.js';
import { listFact } from '../trees/nodes.js';
import { fail } from '../trees/stop.js';
import { type Disposal, newCanvas, type Samples } from './canvas.js';
import type { Chunk } from './png-chunks.js';
import { decodePixels, type PngHeader } from './png-pixels.js';
import { checkPixels } from './size.js';

export interface PngFrames {
  readonly frames: readonly Samples[];
  readonly facts: Readonly<Record<string, string>>;
}

interface Control {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Seconds as a fraction, as written. */
  readonly delay: string;
  readonly disposal: Disposal;
  readonly blend: 'over' | 'source';
}

const DISPOSALS: readonly Disposal[] = ['keep', 'clear', 'restore'];

/**
 * The frames of an animation as they are shown, each on the whole canvas (PNG third edition, section 12). The image
 * that readers without animation show is the first frame, or stands before the frames where it is none of them.
 */
export function decodeFrames(
  header: PngHeader,
  palette: Uint8Array,
  transparency: Uint8Array | undefined,
  chunks: readonly Chunk[],
): PngFrames {
  const still = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  if (still.length === 0) fail('no pixels');
  const animation = chunks.find(({ type }) => type === 'acTL');
  const stillPixels = (): Samples => decodePixels(header, palette, transparency, still);
  if (animation === undefined) {
    if (chunks.some(({ type }) => type === 'fcTL' || type === 'fdAT')) fail('frames without an animation');
    return { frames: [stillPixels()], facts: {} };
  }
  const { count, plays } = animationOf(animation.data);
  checkPixels(header.width, header.height, count + 1);
  const parts = framesOf(header, chunks, still);
  if (parts.length !== count) fail(`${parts.length} frames where ${count} are announced`);
  const apart = parts[0]?.data !== still;
  const canvas = newCanvas(header.width, header.height, header.depth === 16 ? 16 : 8);
  const frames: Samples[] = apart ? [stillPixels()] : [];
  for (const [index, { control, data }] of parts.entries()) {
    const { width, height } = control;
    const pixels = decodePixels({ ...header, width, height }, palette, transparency, data);
    // There is nothing to restore before the first frame; the format says to clear.
    const disposal = index === 0 && control.disposal === 'restore' ? 'clear' : control.disposal;
    frames.push(canvas.draw({ ...control, pixels, disposal }));
  }
  return {
    frames,
    facts: {
      plays: plays === 0 ? 'for ever' : String(plays),
      'frame delays': listFact(parts.map(({ control }) => control.delay)),
      ...(apart ? { 'still image': 'none of the frames' } : {}),
    },
  };
}

function animationOf(data: Uint8Array): { readonly count: number; readonly plays: number } {
  if (data.length !== 8) fail('chunk acTL has a wrong length');
  const view = viewOf(data);
  const count = view.getUint32(0);
  if (count === 0) fail('an animation without frames');
  return { count, plays: view.getUint32(4) };
}

interface Part {
  readonly control: Control;
  readonly data: readonly Uint8Array[];
}

/** Frames in order. `still` is handed on as it is where the image is the first frame, which tells it from the others. */
function framesOf(header: PngHeader, chunks: readonly Chunk[], still: readonly Uint8Array[]): readonly Part[] {
  const parts: { control: Control; data: readonly Uint8Array[]; own: Uint8Array[] }[] = [];
  let sequence = 0;
  const next = (data: Uint8Array): void => {
    if (data.length < 4 || viewOf(data).getUint32(0) !== sequence) fail('frames out of their order');
    sequence += 1;
  };
  for (const { type, data } of chunks) {
    const last = parts.at(-1);
    if (type === 'fcTL') {
      next(data);
      const own: Uint8Array[] = [];
      parts.push({ control: controlOf(data, header), data: own, own });
    } else if (type === 'IDAT' && last !== undefined) {
      if (parts.length > 1) fail('pixels after the first frame');
      last.data = still;
    } else if (type === 'fdAT') {
      next(data);
      if (last === undefined || last.data === still) return fail('pixels of a frame before it begins');
      last.own.push(data.subarray(4));
    }
  }
  const [first] = parts;
  const whole = first === undefined || first.data !== still || isWhole(first.control, header);
  if (!whole) fail('the first frame is not the whole image');
  return parts;
}

function isWhole({ left, top, width, height }: Control, header: PngHeader): boolean {
  return left === 0 && top === 0 && width === header.width && height === header.height;
}

function controlOf(data: Uint8Array, header: PngHeader): Control {
  if (data.length !== 26) return fail('chunk fcTL has a wrong length');
  const view = viewOf(data);
  const [width, height, left, top] = [4, 8, 12, 16].map((at) => view.getUint32(at)) as [number, number, number, number];
  if (width === 0 || height === 0 || left + width > header.width || top + height > header.height)
    fail('a frame outside of the image');
  const disposal = DISPOSALS[data[24]!];
  if (disposal === undefined || data[25]! > 1) return fail('a frame that is drawn in no known way');
  return {
    ...{ width, height, left, top, disposal },
    delay: `${view.getUint16(20)}/${view.getUint16(22) || 100}`,
    blend: data[25] === 1 ? 'over' : 'source',
  };
}
