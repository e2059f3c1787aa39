import { ascii, bytesFact, startsWith, viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';
import type { Region } from './canvas.js';

export interface GifFrame extends Region {
  /** RGB triples. */
  readonly palette: Uint8Array;
  readonly interlaced: boolean;
  readonly literalBits: number;
  readonly data: Uint8Array;
  /** Hundredths of a second. */
  readonly delay: number;
  readonly disposal: number;
  readonly transparent: number | undefined;
  readonly waitsForInput: boolean;
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly GifFrame[];
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

interface Control {
  readonly delay: number;
  readonly disposal: number;
  readonly transparent: number | undefined;
  readonly waitsForInput: boolean;
}

const PLAIN: Control = { delay: 0, disposal: 0, transparent: undefined, waitsForInput: false };
const EMPTY = new Uint8Array(0);

/** All that was gathered on the way. */
interface State {
  readonly frames: GifFrame[];
  readonly facts: Record<string, string>;
  readonly comments: Uint8Array[];
  readonly metadata: Uint8Array[];
  readonly others: Map<string, Uint8Array[]>;
  control: Control | undefined;
}

/** Walks the blocks of a GIF (89a specification) up to its trailer. Nothing is decompressed yet. */
export function readGif(bytes: Uint8Array): Gif {
  if (!startsWith(bytes, 'GIF87a') && !startsWith(bytes, 'GIF89a')) fail('not a GIF: it has another signature');
  if (bytes.length < 13) fail('cut off in its header');
  const view = viewOf(bytes);
  const flags = bytes[10]!;
  const globalBytes = flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
  const palette = take(bytes, 13, globalBytes);
  const state: State = { frames: [], facts: {}, comments: [], metadata: [], others: new Map(), control: undefined };
  // Some viewers fill what no frame covers with this colour.
  const background = palette.subarray(bytes[11]! * 3, bytes[11]! * 3 + 3);
  if (background.length === 3) state.facts['background'] = `rgb(${[...background].join(', ')})`;
  if (bytes[12] !== 0) state.facts['pixel aspect'] = String(bytes[12]);
  const end = walk(bytes, 13 + globalBytes, palette, state);
  if (end < bytes.length) state.facts['bytes after the image'] = bytesFact(bytes.subarray(end));
  for (const [name, data] of state.others) state.facts[`extension ${name}`] = bytesFact(data);
  return {
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    frames: state.frames,
    facts: state.facts,
    layout: {
      version: ascii(bytes, 3, 3),
      ...(state.comments.length === 0 ? {} : { comments: bytesFact(state.comments) }),
      ...(state.metadata.length === 0 ? {} : { XMP: bytesFact(state.metadata) }),
    },
  };
}

function take(bytes: Uint8Array, from: number, length: number): Uint8Array {
  if (from + length > bytes.length) fail(`cut off at byte ${from}`);
  return bytes.subarray(from, from + length);
}

/** Returns where the trailer ends. */
function walk(bytes: Uint8Array, start: number, palette: Uint8Array, state: State): number {
  let at = start;
  for (;;) {
    const mark = bytes[at];
    if (mark === undefined) return fail('cut off before its trailer');
    if (mark === 0x3b) return at + 1;
    if (mark === 0x2c) at = image(bytes, at, palette, state);
    else if (mark === 0x21) at = extension(bytes, at, state);
    else return fail(`no block begins at byte ${at}`);
  }
}

function image(bytes: Uint8Array, at: number, global: Uint8Array, state: State): number {
  const head = take(bytes, at + 1, 9);
  const view = viewOf(head);
  const flags = head[8]!;
  const localBytes = flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
  const palette = localBytes > 0 ? take(bytes, at + 10, localBytes) : global;
  const start = at + 10 + localBytes;
  const [literalBits] = take(bytes, start, 1);
  if (literalBits! < 2 || literalBits! > 8) fail(`codes of ${literalBits} bits`);
  const { data, end } = subBlocks(bytes, start + 1);
  state.frames.push({
    left: view.getUint16(0, true),
    top: view.getUint16(2, true),
    width: view.getUint16(4, true),
    height: view.getUint16(6, true),
    palette,
    interlaced: (flags & 0x40) !== 0,
    literalBits: literalBits!,
    data: Buffer.concat(data),
    ...(state.control ?? PLAIN),
  });
  state.control = undefined;
  return end;
}

function extension(bytes: Uint8Array, at: number, state: State): number {
  const [label] = take(bytes, at + 1, 1);
  const { data, end } = subBlocks(bytes, at + 2);
  const [first = EMPTY, ...rest] = data;
  if (label === 0xf9) state.control = controlOf(first, rest);
  else if (label === 0xfe) for (const block of data) state.comments.push(block);
  else if (label === 0x01) fail('text that is drawn into the image is not read');
  else if (label === 0xff) application(first, rest, state);
  else remember(state, `0x${label!.toString(16)}`, data);
  return end;
}

function controlOf(data: Uint8Array, rest: readonly Uint8Array[]): Control {
  if (data.length !== 4 || rest.length > 0) return fail('a graphic control of a wrong length');
  const flags = data[0]!;
  return {
    delay: data[1]! + data[2]! * 256,
    disposal: (flags >> 2) & 7,
    transparent: flags & 1 ? data[3]! : undefined,
    waitsForInput: (flags & 2) !== 0,
  };
}

function application(name: Uint8Array, data: readonly Uint8Array[], state: State): void {
  const id = ascii(name, 0, name.length);
  const [loop] = data;
  if ((id === 'NETSCAPE2.0' || id === 'ANIMEXTS1.0') && data.length === 1 && loop?.length === 3 && loop[0] === 1) {
    const count = loop[1]! + loop[2]! * 256;
    state.facts['repeats'] = count === 0 ? 'for ever' : String(count);
  } else if (id === 'XMP DataXMP') for (const block of data) state.metadata.push(block);
  else remember(state, id.replace(/[^ -~]/g, '?'), [name, ...data]);
}

function remember(state: State, name: string, data: readonly Uint8Array[]): void {
  const known = state.others.get(name);
  if (known === undefined) state.others.set(name, [...data]);
  else for (const block of data) known.push(block);
}

/** Data in pieces of up to 255 bytes, ended by an empty one. */
function subBlocks(bytes: Uint8Array, start: number): { readonly data: Uint8Array[]; readonly end: number } {
  const data: Uint8Array[] = [];
  let at = start;
  for (;;) {
    const size = bytes[at];
    if (size === undefined) return fail('cut off in a block');
    at += 1;
    if (size === 0) return { data, end: at };
    data.push(take(bytes, at, size));
    at += size;
  }
}
