import { binaryResult } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { pointedFacts } from '../images/exif.js';
import { checkPixels } from '../images/size.js';
import { readDirectories, tagFacts } from '../images/tiff-directory.js';
import { decodeTiff, layoutOf } from '../images/tiff-pixels.js';
import { listFact } from '../trees/nodes.js';
import { attempt, stopAtLimit } from '../trees/stop.js';

/** TIFF as scanners and plotting libraries write it; each image of the file is a frame. */
export const tiff: Format = { id: 'tiff', read: (input) => attempt(() => read(input)) };

function read({ bytes }: ReadInput): ReadResult {
  const directories = readDirectories(bytes);
  const { facts, layout } = tagFacts(directories);
  const layouts = directories.map(layoutOf);
  const [first] = layouts;
  if (first === undefined) return stopAtLimit('no image');
  const { width, height, depth } = first;
  if (layouts.some((one) => one.width !== width || one.height !== height || one.depth !== depth))
    stopAtLimit('images of different sizes or depths in one file are not read');
  checkPixels(width, height, directories.length);
  const frames = directories.map((directory, index) => decodeTiff(bytes, directory, layouts[index]!));
  const pointed = directories.flatMap((one, index) =>
    Object.entries(pointedFacts(bytes, one)).map(([name, tag]) => [`${name} of image ${index + 1}`, tag] as const),
  );
  const alphas = layouts.map(({ alpha }) => alpha);
  return binaryResult({
    format: 'tiff',
    content: { kind: 'image', width, height, depth, frames },
    facts: {
      ...facts,
      ...Object.fromEntries(pointed),
      // Straight alpha is what the pixels are taken for; another kind is shown differently.
      ...(alphas.every((alpha) => alpha === 'none' || alpha === 'straight') ? {} : { alpha: listFact(alphas) }),
    },
    layout: {
      ...layout,
      'byte order': directories[0]!.little ? 'little' : 'big',
      compression: listFact(layouts.map(({ compression }) => compression)),
      strips: listFact(layouts.map(({ rowsPerStrip }) => `${rowsPerStrip} rows`)),
    },
  });
}
