import type { Image } from '../documents/document.js';
import { addChange, addNote } from './collector.js';
import { equalBytes } from './nodes.js';
import type { TreeContext } from './tree.js';

const CHANNELS = 4;
/** 16-bit samples are 257 times 8-bit ones, so a step of 1/255 is 257. */
const STEP = 257;

/** What all pixels of an image come to. */
export interface Pixels {
  moved: number;
  over: number;
  worst: number;
  worstAt: string;
  worstBase: string;
  worstHead: string;
  total: number;
}

export function newPixels(total: number): Pixels {
  return { moved: 0, over: 0, worst: 0, worstAt: '', worstBase: '', worstHead: '', total };
}

/**
 * Decoded pixels (docs/classes.md section 4): every channel within `delta` of 255, alpha like any other, colour under alpha 0
 * included. `ratio` is the share of pixels that may lie beyond.
 */
export function diffImages(context: TreeContext, base: Image, head: Image): void {
  if (!sameGeometry(context, base, head)) return;
  const pixels = newPixels(base.width * base.height * base.frames.length);
  const row = base.width * CHANNELS;
  for (const [index, frame] of base.frames.entries()) {
    const other = head.frames[index]!;
    const place = base.frames.length > 1 ? ` of frame ${index + 1}` : '';
    const compare = rowComparer(pixels, base, head, context.rules.pixels.delta, place);
    for (let y = 0; y < base.height; y += 1)
      compare(frame.subarray(y * row, (y + 1) * row), other.subarray(y * row, (y + 1) * row), y);
  }
  tellPixels(context, base, head, pixels);
}

/** Tells what `pixels` come to. Both images are of one size. */
export function tellPixels(
  context: TreeContext,
  base: Pick<Image, 'depth'>,
  head: Pick<Image, 'depth'>,
  pixels: Pixels,
): void {
  const { delta, ratio } = context.rules.pixels;
  const { moved, over, total } = pixels;
  if (base.depth !== head.depth) {
    addChange(
      context.collector,
      {
        kind: 'representation',
        at: 'image',
        base: `${base.depth} bits`,
        head: `${head.depth} bits`,
        note: 'bits a sample',
      },
      '=another sample depth',
    );
  }
  if (moved === 0) return;
  const allowed = over / total <= ratio;
  const change = {
    at: pixels.worstAt,
    base: pixels.worstBase,
    head: pixels.worstHead,
    absolute: pixels.worst,
    limit: `delta ${delta}${ratio > 0 ? `, ratio ${ratio}` : ''}`,
  };
  addNote(context.collector, `largest channel difference ${round(pixels.worst)} of 255`);
  if (over > 0) {
    const share = `${over} of ${total} pixels over delta ${delta} (${round((100 * over) / total)} %)`;
    addNote(context.collector, allowed ? `${share}, inside ratio ${ratio}` : share);
  }
  if (!allowed) addChange(context.collector, { ...change, kind: 'value' }, 'pixel# changed', over);
  const drift = allowed ? moved : moved - over;
  if (drift > 0) addChange(context.collector, { ...change, kind: 'drift' }, 'pixel# moved within tolerance', drift);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function sameGeometry({ collector }: TreeContext, base: Image, head: Image): boolean {
  const size = ({ width, height }: Image): string => `${width}x${height}`;
  if (size(base) !== size(head)) {
    addChange(
      collector,
      { kind: 'shape', at: 'image', base: size(base), head: size(head), note: 'size' },
      'image size# changed',
    );
  }
  if (base.frames.length !== head.frames.length) {
    addChange(
      collector,
      {
        kind: 'shape',
        at: 'image',
        base: `${base.frames.length} frames`,
        head: `${head.frames.length} frames`,
        note: 'frames',
      },
      'frame count# changed',
    );
  }
  return size(base) === size(head) && base.frames.length === head.frames.length;
}

type Samples = Image['frames'][number];

/** Takes both sides of row `y` of one frame, in turn. `place` follows the place of a pixel. */
export function rowComparer(
  pixels: Pixels,
  base: Pick<Image, 'depth' | 'width'>,
  head: Pick<Image, 'depth'>,
  delta: number,
  place: string,
): (from: Samples, to: Samples, y: number) => void {
  const left = base.depth === 16 ? 1 : STEP;
  const right = head.depth === 16 ? 1 : STEP;
  const row = base.width * CHANNELS;
  const sameDepth = base.depth === head.depth;
  return (from, to, y) => {
    if (sameDepth && from.length === row && to.length === row && equalBytes(bytesOf(from), bytesOf(to))) return;
    // A frame of another length than its size is a reader's fault; what is missing counts as changed.
    for (let at = 0; at < row; at += CHANNELS) {
      let most = 0;
      for (let channel = at; channel < at + CHANNELS; channel += 1) {
        const [one, other] = [from[channel], to[channel]];
        const distance = one === undefined || other === undefined ? 255 * STEP : Math.abs(one * left - other * right);
        if (distance > most) most = distance;
      }
      if (most === 0) continue;
      pixels.moved += 1;
      if (most > delta * STEP) pixels.over += 1;
      if (most / STEP <= pixels.worst) continue;
      pixels.worst = most / STEP;
      pixels.worstAt = `${at / CHANNELS},${y}${place}`;
      pixels.worstBase = rgba(from, at);
      pixels.worstHead = rgba(to, at);
    }
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Samples): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function rgba(frame: Uint8Array | Uint16Array, at: number): string {
  return `rgba(${[...frame.subarray(at, at + CHANNELS)].join(', ')})`;
}
