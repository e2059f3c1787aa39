import type { Tensor } from '../document.js';
import { fail } from '../trees/stop.js';
import type { Samples } from './canvas.js';
import { type Directory, numbersOf } from './tiff-directory.js';
import { PALETTE, RGB, type TiffLayout, WHITE_IS_ZERO, YCBCR } from './tiff-layout.js';

/** RGBA of an image whose `picture` is true. */
export function toPixels(values: Tensor['values'], directory: Directory, layout: TiffLayout): Samples {
  const { width, height, bits, samples, photometric, alpha } = layout;
  const depth = bits === 16 ? 16 : 8;
  const most = depth === 16 ? 65_535 : 255;
  // Samples of less than a byte are shades between black and white as well.
  const scale = bits < 8 ? most / (2 ** bits - 1) : 1;
  const colorMap = photometric === PALETTE ? paletteOf(directory, bits) : [];
  const output: Samples = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
  const count = width * height;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const from = pixel * samples;
    const to = pixel * 4;
    const value = values[from] as number;
    for (let channel = 0; channel < 3; channel += 1) {
      if (photometric === RGB || photometric === YCBCR) output[to + channel] = values[from + channel] as number;
      else if (photometric === PALETTE) output[to + channel] = colorMap[channel * 2 ** bits + value]! >> 8;
      else output[to + channel] = photometric === WHITE_IS_ZERO ? most - value * scale : value * scale;
    }
    output[to + 3] = alpha === 'none' ? most : (values[from + samples - 1] as number);
  }
  return output;
}

function paletteOf(directory: Directory, bits: number): readonly number[] {
  const map = numbersOf(directory, 320);
  return map.length === 3 * 2 ** bits ? map : fail('no palette, or a broken one');
}
