import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 4;
/** Eight bits a sample, true colour with alpha, no interlacing (PNG, section 11.2.2). */
const DEPTH_8 = 8;
const RGBA = 6;
/** Filter "Sub" (PNG, section 9.2): flat areas become runs of zeros, which compress well. */
const SUB = 1;

/** A PNG of RGBA samples, 8 bits each, `width * height * 4` of them. */
export function encodePng(width: number, height: number, samples: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH_8, RGBA, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(width, height, samples))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function filtered(width: number, height: number, samples: Uint8Array): Buffer {
  const stride = width * CHANNELS;
  const lines = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    const to = y * (stride + 1) + 1;
    lines[to - 1] = SUB;
    for (let x = 0; x < stride; x += 1) {
      const left = x < CHANNELS ? 0 : samples[y * stride + x - CHANNELS]!;
      lines[to + x] = samples[y * stride + x]! - left;
    }
  }
  return lines;
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}
