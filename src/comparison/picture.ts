import type { Image } from '../documents/document.js';
import { readOne } from '../documents/read.js';
import type { ComparisonJob, Side } from './comparison.js';
import { encodePng } from './png.js';
import { prepareRules } from './rules.js';

/** Longest edge of a picture in a report, in pixels. Larger images are shown smaller, and the report says so. */
export const MAX_EDGE = 1_024;
const CHANNELS = 4;
/** 16-bit samples are 257 times 8-bit ones. */
const STEP = 257;
const FILE_MODE = /^100/;

/** One PNG for a page: never the file's own bytes, but what this program read in it. */
export interface Picture {
  /** Base64. */
  readonly png: string;
  readonly width: number;
  readonly height: number;
  /** Of the image itself. */
  readonly fullWidth: number;
  readonly fullHeight: number;
}

/** Both sides of an image and where they differ. A side is absent where there is none or it does not read as an image. */
export interface Pictures {
  readonly base?: Picture;
  readonly head?: Picture;
  /** Only where both have one size. Head in pale grey, moved pixels in amber, those beyond tolerance in red. */
  readonly difference?: Picture;
  /** Pixels of the shown frame. */
  readonly moved: number;
  readonly over: number;
  /** One-based: which frame is shown; absent where there is one alone. */
  readonly frame?: number;
}

export type PictureJob = Omit<ComparisonJob, 'base' | 'head'> & {
  readonly base: Side | null;
  readonly head: Side | null;
};

/** Decodes what is an image and draws it. Undefined where neither side is one. */
export async function drawPictures(job: PictureJob): Promise<Pictures | undefined> {
  const base = await imageOf(job, job.base);
  const head = await imageOf(job, job.head);
  if (base === undefined && head === undefined) return undefined;
  const { pixels } = await prepareRules(job);
  const frame = shownFrame(base, head);
  const compared = compareFrames(base, head, frame, pixels.delta);
  const frames = Math.max(base?.frames.length ?? 0, head?.frames.length ?? 0);
  return {
    ...(base === undefined ? {} : { base: draw(base, samplesOf(base, frame)) }),
    ...(head === undefined ? {} : { head: draw(head, samplesOf(head, frame)) }),
    ...(compared === undefined ? {} : { difference: drawDifference(compared) }),
    moved: compared?.moved ?? 0,
    over: compared?.over ?? 0,
    ...(frames > 1 ? { frame: frame + 1 } : {}),
  };
}

async function imageOf({ path, rule, limits }: PictureJob, side: Side | null): Promise<Image | undefined> {
  if (side === null || !FILE_MODE.test(side.mode)) return undefined;
  const { header, yaml, ignoreMembers, format } = rule;
  const { document } = await readOne(path, side.bytes, { limits, header, yaml, ignoreMembers, format });
  const { content } = document.readings[0];
  return content.kind === 'image' && content.width > 0 && content.height > 0 ? content : undefined;
}

/** The first frame that differs: of an animation a person wants to see the one that the finding is about. */
function shownFrame(base: Image | undefined, head: Image | undefined): number {
  if (base === undefined || head === undefined) return 0;
  const most = Math.min(base.frames.length, head.frames.length);
  for (let frame = 0; frame < most; frame += 1) {
    const [left, right] = [samplesOf(base, frame), samplesOf(head, frame)];
    if (Buffer.compare(bytesOf(left), bytesOf(right)) !== 0) return frame;
  }
  return 0;
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function samplesOf(image: Image, frame: number): Uint8Array | Uint16Array {
  return image.frames[frame] ?? image.frames[0] ?? new Uint8Array(0);
}

/** For each pixel 0, 1 where it moved and 2 where it moved beyond tolerance, and head's own samples to draw below. */
interface Compared {
  readonly image: Image;
  readonly samples: Uint8Array | Uint16Array;
  readonly marks: Uint8Array;
  readonly moved: number;
  readonly over: number;
}

function compareFrames(
  base: Image | undefined,
  head: Image | undefined,
  frame: number,
  delta: number,
): Compared | undefined {
  if (base === undefined || head === undefined) return undefined;
  if (base.width !== head.width || base.height !== head.height) return undefined;
  const [from, to] = [samplesOf(base, frame), samplesOf(head, frame)];
  const left = base.depth === 16 ? 1 : STEP;
  const right = head.depth === 16 ? 1 : STEP;
  const marks = new Uint8Array(head.width * head.height);
  let [moved, over] = [0, 0];
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    let most = 0;
    for (let channel = pixel * CHANNELS; channel < (pixel + 1) * CHANNELS; channel += 1) {
      most = Math.max(most, Math.abs((from[channel] ?? 0) * left - (to[channel] ?? 0) * right));
    }
    if (most === 0) continue;
    const beyond = most > delta * STEP;
    marks[pixel] = beyond ? 2 : 1;
    moved += 1;
    if (beyond) over += 1;
  }
  return { image: head, samples: to, marks, moved, over };
}

/** A whole number of the image's pixels along each edge of one that is shown. */
function factorOf({ width, height }: Image): number {
  return Math.ceil(Math.max(width, height) / MAX_EDGE);
}

function draw(image: Image, samples: Uint8Array | Uint16Array): Picture {
  const factor = factorOf(image);
  const down = image.depth === 16 ? STEP : 1;
  return paint(image, factor, (box, into, at) => {
    // Colours are weighed by their alpha: what is invisible must not tint what is seen.
    let [red, green, blue, alpha, pixels] = [0, 0, 0, 0, 0];
    for (const pixel of box) {
      const opacity = (samples[pixel * CHANNELS + 3] ?? 0) / down;
      red += ((samples[pixel * CHANNELS] ?? 0) / down) * opacity;
      green += ((samples[pixel * CHANNELS + 1] ?? 0) / down) * opacity;
      blue += ((samples[pixel * CHANNELS + 2] ?? 0) / down) * opacity;
      alpha += opacity;
      pixels += 1;
    }
    const weight = alpha === 0 ? 1 : alpha;
    into.set([red / weight, green / weight, blue / weight, alpha / pixels].map(Math.round), at);
  });
}

const MOVED = [200, 120, 0, 255];
const OVER = [200, 0, 40, 255];
/** How pale what did not move is. */
const PALE = 0.75;

/** A single changed pixel stays visible however much the image shrinks: the strongest mark of a box counts. */
function drawDifference({ image, samples, marks }: Compared): Picture {
  const down = image.depth === 16 ? STEP : 1;
  return paint(image, factorOf(image), (box, into, at) => {
    let [mark, grey, pixels] = [0, 0, 0];
    for (const pixel of box) {
      mark = Math.max(mark, marks[pixel] ?? 0);
      const first = pixel * CHANNELS;
      const light = ((samples[first] ?? 0) + (samples[first + 1] ?? 0) + (samples[first + 2] ?? 0)) / 3 / down;
      const opacity = (samples[first + 3] ?? 0) / down / 255;
      grey += 255 - (255 - light) * opacity;
      pixels += 1;
    }
    const pale = Math.round(255 - (255 - grey / pixels) * (1 - PALE));
    into.set(mark === 2 ? OVER : mark === 1 ? MOVED : [pale, pale, pale, 255], at);
  });
}

type PaintPixel = (box: readonly number[], into: Uint8Array, at: number) => void;

/** Calls `one` for each shown pixel with the image's pixels that it stands for. */
function paint(image: Image, factor: number, one: PaintPixel): Picture {
  const width = Math.ceil(image.width / factor);
  const height = Math.ceil(image.height / factor);
  const into = new Uint8Array(width * height * CHANNELS);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) one(boxOf(image, factor, x, y), into, (y * width + x) * CHANNELS);
  }
  const png = encodePng(width, height, into).toString('base64');
  return { png, width, height, fullWidth: image.width, fullHeight: image.height };
}

function boxOf({ width, height }: Image, factor: number, x: number, y: number): number[] {
  const box: number[] = [];
  for (let row = y * factor; row < Math.min(height, (y + 1) * factor); row += 1) {
    for (let column = x * factor; column < Math.min(width, (x + 1) * factor); column += 1)
      box.push(row * width + column);
  }
  return box;
}
