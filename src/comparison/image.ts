import type { Image } from '../documents/document.js';
import { addChange, addNote } from './collector.js';
import { equalBytes } from './nodes.js';
import type { TreeContext } from './tree.js';

const CHANNELS = 4;
/** 16-bit samples are 257 times 8-bit ones, so a step of 1/255 is 257. */
const STEP = 257;

interface Pixels {
  moved: number;
  over: number;
  worst: number;
  worstAt: string;
  worstBase: string;
  worstHead: string;
  total: number;
}

/**
 * Decoded pixels (docs/classes.md section 4): every channel within `delta` of 255, alpha like any other, colour under alpha 0
 * included. `ratio` is the share of pixels that may lie beyond.
 */
export function diffImages(context: TreeContext, base: Image, head: Image): void {
  if (!sameGeometry(context, base, head)) return;
  const { delta, ratio } = context.rules.pixels;
  const pixels = comparePixels(base, head, delta);
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

function comparePixels(base: Image, head: Image, delta: number): Pixels {
  const pixels: Pixels = { moved: 0, over: 0, worst: 0, worstAt: '', worstBase: '', worstHead: '', total: 0 };
  const left = base.depth === 16 ? 1 : STEP;
  const right = head.depth === 16 ? 1 : STEP;
  for (const [index, frame] of base.frames.entries()) {
    const other = head.frames[index]!;
    const { width, height } = base;
    pixels.total += width * height;
    const row = width * CHANNELS;
    const sameDepth = base.depth === head.depth;
    // A frame of another length than its size is a reader's fault; what is missing counts as changed.
    for (let at = 0; at < row * height; at += CHANNELS) {
      if (sameDepth && at % row === 0 && sameRow(frame, other, at, row)) {
        at += row - CHANNELS;
        continue;
      }
      let most = 0;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const from = frame[at + channel];
        const to = other[at + channel];
        const distance = from === undefined || to === undefined ? 255 * STEP : Math.abs(from * left - to * right);
        if (distance > most) most = distance;
      }
      if (most === 0) continue;
      pixels.moved += 1;
      if (most > delta * STEP) pixels.over += 1;
      if (most / STEP <= pixels.worst) continue;
      const pixel = at / CHANNELS;
      pixels.worst = most / STEP;
      pixels.worstAt = `${pixel % width},${Math.floor(pixel / width)}${base.frames.length > 1 ? ` of frame ${index + 1}` : ''}`;
      pixels.worstBase = rgba(frame, at);
      pixels.worstHead = rgba(other, at);
    }
  }
  return pixels;
}

function sameRow(frame: Image['frames'][number], other: Image['frames'][number], at: number, row: number): boolean {
  const end = at + row;
  return end <= frame.length && end <= other.length && equalBytes(bytesOf(frame, at, end), bytesOf(other, at, end));
}

function bytesOf(frame: Image['frames'][number], from: number, to: number): Uint8Array {
  const part = frame.subarray(from, to);
  return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
}

function rgba(frame: Uint8Array | Uint16Array, at: number): string {
  return `rgba(${[...frame.subarray(at, at + CHANNELS)].join(', ')})`;
}
