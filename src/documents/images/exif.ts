import { viewOf } from '../binaries.js';

const ORIENTATION = 0x0112;
const SHORT = 3;
/** Entries that are looked at in the first directory; cameras write fewer than a hundred. */
const MAX_ENTRIES = 1_000;

/**
 * The orientation of an Exif block (TIFF header first), which says how a viewer turns the image; 1 is upright and the
 * default. Undefined where the block cannot be read.
 */
export function exifOrientation(block: Uint8Array): number | undefined {
  if (block.length < 14) return undefined;
  const view = viewOf(block);
  const mark = view.getUint16(0);
  const little = mark === 0x4949;
  if ((!little && mark !== 0x4d4d) || view.getUint16(2, little) !== 42) return undefined;
  const start = view.getUint32(4, little);
  if (start + 2 > block.length) return undefined;
  const count = Math.min(view.getUint16(start, little), MAX_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    if (at + 12 > block.length) return undefined;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    if (view.getUint16(at + 2, little) !== SHORT || view.getUint32(at + 4, little) !== 1) return undefined;
    return view.getUint16(at + 8, little);
  }
  return 1;
}

/** The fact that an Exif block makes: absent where the image is shown as it is stored. */
export function orientationFact(blocks: readonly Uint8Array[]): Readonly<Record<string, string>> {
  const seen = blocks.map((block) => exifOrientation(block)?.toString() ?? 'unreadable').filter((one) => one !== '1');
  return seen.length === 0 ? {} : { orientation: seen.join(', ') };
}
