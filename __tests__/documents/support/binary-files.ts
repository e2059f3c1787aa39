import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

/** Writers of small binary files for tests, so that a test shows what its file is made of. */

export function bytes(...parts: readonly (string | number | readonly number[] | Uint8Array)[]): Buffer {
  return Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part, 'latin1');
      return typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part);
    }),
  );
}

export const u16 = (value: number): Buffer => bytes([value & 255, (value >> 8) & 255]);
export const u32 = (value: number): Buffer => bytes(u16(value & 65_535), u16(value >>> 16));
export const u16be = (value: number): Buffer => bytes([(value >> 8) & 255, value & 255]);
export const u32be = (value: number): Buffer => bytes(u16be(value >>> 16), u16be(value & 65_535));

export interface ZipMember {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly method?: number;
  /** Unix mode with its type; absent: written by a system without modes. */
  readonly mode?: number;
  readonly time?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
  readonly localName?: string;
  readonly localFlags?: number;
  readonly comment?: string;
  readonly extra?: Uint8Array;
  readonly localExtra?: Uint8Array;
  /** Packed and unpacked, where the local header says something else. */
  readonly localSizes?: readonly [number, number];
  readonly attributes?: number;
}

export interface ZipOptions {
  readonly preamble?: string;
  readonly comment?: string;
  readonly between?: string;
}

export function zipFile(members: readonly ZipMember[], options: ZipOptions = {}): Buffer {
  const { preamble = '', comment = '', between = '' } = options;
  const files: Buffer[] = [bytes(preamble)];
  const directory: Buffer[] = [];
  let offset = preamble.length;
  for (const member of members) {
    const content = bytes(member.content ?? '');
    const method = member.method ?? 8;
    const data = method === 8 ? deflateRawSync(content) : content;
    const name = bytes(member.name);
    const crc = member.crc ?? crc32(content);
    const fields = bytes(u16(member.flags ?? 0), u16(method), u16(member.time ?? 0), u16(33));
    const sizes = bytes(u32(crc), u32(data.length), u32(member.size ?? content.length));
    const local = bytes(member.localName ?? name);
    const flags = u16(member.localFlags ?? member.flags ?? 0);
    const own = member.localSizes === undefined ? sizes : bytes(u32(crc), ...member.localSizes.map(u32));
    const added = member.localExtra ?? Buffer.alloc(0);
    const lengths = bytes(u16(local.length), u16(added.length));
    const file = bytes('PK\x03\x04', u16(20), flags, fields.subarray(2), own, lengths, local, added, data);
    const { extra = Buffer.alloc(0), comment: note = '' } = member;
    const made = member.mode === undefined ? 20 : 20 + 3 * 256;
    const attributes = bytes(u16(member.attributes ?? 0), u16(member.mode ?? 0));
    directory.push(
      bytes('PK\x01\x02', u16(made), u16(20), fields, sizes, u16(name.length), u16(extra.length), u16(note.length)),
      bytes(u32(0), attributes, u32(offset), name, extra, note),
    );
    files.push(file);
    offset += file.length;
  }
  const records = Buffer.concat(directory);
  const count = u16(members.length);
  const start = u32(offset + between.length);
  const end = bytes('PK\x05\x06', u32(0), count, count, u32(records.length), start, u16(comment.length), comment);
  return bytes(...files, between, records, end);
}

export interface TarMember {
  readonly name: string;
  readonly content?: string | Uint8Array;
  readonly type?: string;
  readonly target?: string;
  readonly mode?: number;
  readonly time?: number;
  readonly owner?: string;
  readonly size?: number;
  readonly magic?: string;
}

export function tarEntry(member: TarMember): Buffer {
  const content = bytes(member.content ?? '');
  const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;
  const header = Buffer.alloc(512);
  header.write(member.name, 0, 'latin1');
  header.write(octal(member.mode ?? 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(member.size ?? content.length, 12), 124);
  header.write(octal(member.time ?? 0, 12), 136);
  header.write(member.type ?? '0', 156, 'latin1');
  header.write(member.target ?? '', 157, 'latin1');
  header.write(member.magic ?? 'ustar\x0000', 257, 'latin1');
  header.write(member.owner ?? '', 265, 'latin1');
  header.fill(' ', 148, 156);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  return bytes(header, content, Buffer.alloc((512 - (content.length % 512)) % 512));
}

export function tarFile(members: readonly TarMember[], end: Uint8Array = Buffer.alloc(1024)): Buffer {
  return bytes(...members.map(tarEntry), end);
}

export function paxRecord(key: string, value: string): string {
  let length = key.length + value.length + 3;
  while (String(length).length + key.length + value.length + 3 !== length)
    length = String(length).length + key.length + value.length + 3;
  return `${length} ${key}=${value}\n`;
}

export function gzip(content: string | Uint8Array, level = 6): Buffer {
  return gzipSync(content, { level });
}

/** `header` as numpy writes it, without its padding. */
export function npyFile(header: string, data: Uint8Array, version: readonly [number, number] = [1, 0]): Buffer {
  const text = `${header}\n`;
  const length = version[0] === 1 ? u16(text.length) : u32(text.length);
  return bytes('\x93NUMPY', version, length, text, data);
}

export function npyOf(descr: string, shape: string, data: Uint8Array, fortran = false): Buffer {
  const order = fortran ? 'True' : 'False';
  return npyFile(`{'descr': '${descr}', 'fortran_order': ${order}, 'shape': ${shape}, }`, data);
}

export function safetensorsFile(header: string, data: Uint8Array): Buffer {
  return bytes(u32(header.length), u32(0), header, data);
}

export function pngChunk(type: string, data: Uint8Array | string = ''): Buffer {
  const body = bytes(type, data);
  return bytes(u32be(body.length - 4), body, u32be(crc32(body)));
}

export interface PngShape {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly color?: number;
  readonly interlace?: number;
}

export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

export function pngHeader({ width, height, depth = 8, color = 6, interlace = 0 }: PngShape): Buffer {
  return pngChunk('IHDR', bytes(u32be(width), u32be(height), [depth, color, 0, 0, interlace]));
}

/** `rows` with their filter bytes. Further chunks stand before the pixels. */
export function pngFile(
  shape: PngShape,
  rows: Uint8Array,
  chunks: readonly Buffer[] = [],
  after: readonly Buffer[] = [],
): Buffer {
  return bytes(
    ...[PNG_SIGNATURE, pngHeader(shape), ...chunks, pngChunk('IDAT', deflateSync(rows)), ...after, pngChunk('IEND')],
  );
}

export function tiffFile(
  tags: readonly (readonly [id: number, type: number, values: readonly number[] | string])[],
  pixels: Uint8Array,
  options: { readonly big?: boolean; readonly next?: number } = {},
): Buffer {
  const { big = false, next = 0 } = options;
  const [short, long] = big ? [u16be, u32be] : [u16, u32];
  const extras: Buffer[] = [];
  const start = 8 + pixels.length;
  let free = start + 2 + tags.length * 12 + 4;
  const entries = tags.map(([id, type, values]) => {
    const encoded =
      typeof values === 'string'
        ? bytes(values)
        : bytes(...values.map((value) => (type === 3 ? short(value) : type === 1 ? bytes([value]) : long(value))));
    // A fraction is one value of two numbers.
    const count = type === 5 ? values.length / 2 : values.length;
    if (encoded.length <= 4)
      return bytes(short(id), short(type), long(count), encoded, Buffer.alloc(4 - encoded.length));
    const entry = bytes(short(id), short(type), long(count), long(free));
    extras.push(encoded);
    free += encoded.length;
    return entry;
  });
  const head = bytes(big ? 'MM' : 'II', short(42), long(start));
  return bytes(head, pixels, short(tags.length), ...entries, long(next), ...extras);
}

/** The same as BigTIFF: offsets and counts of eight bytes, values of up to eight in their entry. Type 16 is a number of eight bytes. */
export function bigTiffFile(
  tags: readonly (readonly [id: number, type: number, values: readonly number[] | string])[],
  pixels: Uint8Array,
  options: { readonly big?: boolean; readonly next?: number } = {},
): Buffer {
  const { big = false, next = 0 } = options;
  const [short, long] = big ? [u16be, u32be] : [u16, u32];
  const wide = (value: number): Buffer => (big ? bytes(u32be(0), u32be(value)) : bytes(u32(value), u32(0)));
  const extras: Buffer[] = [];
  const start = 16 + pixels.length;
  let free = start + 8 + tags.length * 20 + 8;
  const entries = tags.map(([id, type, values]) => {
    const write: Readonly<Record<number, (value: number) => Buffer>> = {
      1: (value) => bytes([value]),
      3: short,
      16: wide,
    };
    const encoded = typeof values === 'string' ? bytes(values) : bytes(...values.map(write[type] ?? long));
    const head = bytes(short(id), short(type), wide(type === 5 ? values.length / 2 : values.length));
    if (encoded.length <= 8) return bytes(head, encoded, Buffer.alloc(8 - encoded.length));
    extras.push(encoded);
    free += encoded.length;
    return bytes(head, wide(free - encoded.length));
  });
  const first = bytes(big ? 'MM' : 'II', short(43), short(8), short(0), wide(start));
  return bytes(first, pixels, wide(tags.length), ...entries, wide(next), ...extras);
}

/** Literal codes of nine bits with a clear before each, which keeps the width: enough for tiny frames. */
export function gifPixels(indexes: readonly number[]): Buffer {
  const codes = [...indexes.flatMap((index) => [256, index]), 257];
  const packed: number[] = [];
  let held = 0;
  let bits = 0;
  for (const code of codes) {
    held |= code << bits;
    bits += 9;
    while (bits >= 8) {
      packed.push(held & 255);
      held >>>= 8;
      bits -= 8;
    }
  }
  if (bits > 0) packed.push(held & 255);
  const blocks: Buffer[] = [];
  for (let at = 0; at < packed.length; at += 255) {
    const block = packed.slice(at, at + 255);
    blocks.push(bytes([block.length], block));
  }
  return bytes(8, ...blocks, 0);
}

export interface GifFrame {
  readonly indexes: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
  readonly delay?: number;
  readonly disposal?: number;
  readonly transparent?: number;
  readonly interlaced?: boolean;
}

/** Four colours: black, red, green, blue. */
export const GIF_PALETTE = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255];

export function gifFile(
  size: readonly [number, number],
  frames: readonly GifFrame[],
  options: {
    readonly loop?: number;
    readonly background?: number;
    readonly palette?: readonly number[];
    readonly extra?: Uint8Array;
  } = {},
): Buffer {
  const { loop, background = 0, palette = GIF_PALETTE, extra = Buffer.alloc(0) } = options;
  const netscape = loop === undefined ? '' : bytes(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, u16(loop), 0);
  const images = frames.map((frame) => {
    const { left = 0, top = 0, width = size[0], height = size[1], interlaced = false } = frame;
    const flags = ((frame.disposal ?? 0) << 2) | (frame.transparent === undefined ? 0 : 1);
    const control = bytes(0x21, 0xf9, 4, flags, u16(frame.delay ?? 0), frame.transparent ?? 0, 0);
    const place = bytes(0x2c, u16(left), u16(top), u16(width), u16(height), interlaced ? 0x40 : 0);
    return bytes(control, place, gifPixels(frame.indexes));
  });
  return bytes('GIF89a', u16(size[0]), u16(size[1]), 0x81, background, 0, palette, netscape, extra, ...images, 0x3b);
}

export function bmpFile(
  shape: { readonly width: number; readonly height: number; readonly bits: number; readonly compression?: number },
  pixels: Uint8Array,
  options: { readonly palette?: readonly number[]; readonly resolution?: number; readonly masks?: Uint8Array } = {},
): Buffer {
  const { palette = [], resolution = 0, masks = Buffer.alloc(0) } = options;
  const start = 54 + masks.length + palette.length;
  const info = bytes(
    u32(40),
    u32(shape.width),
    u32(shape.height),
    u16(1),
    u16(shape.bits),
    u32(shape.compression ?? 0),
  );
  const rest = bytes(u32(pixels.length), u32(resolution), u32(resolution), u32(palette.length / 4), u32(0));
  return bytes('BM', u32(start + pixels.length), u32(0), u32(start), info, rest, masks, palette, pixels);
}
