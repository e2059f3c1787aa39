import { binaryDocument, bytesFact } from '../binaries.js';
import type { Container, Content, FixtureDocument, Tensor } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { MAX_INFLATED_BYTES } from '../format.js';
import { pointedFacts } from '../images/exif.js';
import { bookPixels, checkPixels } from '../images/size.js';
import { newSpans, type Spans, type Use, unusedFact } from '../images/spans.js';
import { type Directory, readDirectories, tagFacts } from '../images/tiff-directory.js';
import { type JpegRaster, readJpegRaster } from '../images/tiff-jpeg.js';
import { layoutOf, type TiffLayout } from '../images/tiff-layout.js';
import { toPixels } from '../images/tiff-pixels.js';
import { elementsOf, type Raster, readRaster, requireStored } from '../images/tiff-samples.js';
import { listFact } from '../trees/nodes.js';
import { attempt, fail, stopAtLimit } from '../trees/stop.js';

/**
 * TIFF as scanners, plotting libraries and instruments write it. Images of one kind are the frames of a picture or, where
 * they hold floats, signed numbers or many channels, one array; images of different kinds are members.
 */
export const tiff: Format = { id: 'tiff', read: (input) => attempt(() => read(input)) };

type Member = Container['members'][number];

const RGBA_BYTES = 4;

interface Page {
  readonly directory: Directory;
  readonly layout: TiffLayout;
}

async function read(input: ReadInput): Promise<ReadResult> {
  const { bytes } = input;
  const spans = newSpans(bytes);
  const pages = readDirectories(bytes, spans.use).map(
    (directory): Page => ({ directory, layout: layoutOf(directory) }),
  );
  checkTotal(pages, input);
  const [first] = pages;
  if (first === undefined) return fail('no image');
  if (pages.every(({ layout }) => kindOf(layout) === kindOf(first.layout)))
    return withUnused(await documentOf(input, pages, spans.use), spans);
  const members: Member[] = [];
  for (const [index, page] of pages.entries()) {
    const document = await documentOf(input, [page], spans.use);
    members.push({ name: `image ${index + 1}`, line: 0, document });
  }
  return withUnused(binaryDocument({ format: 'tiff', content: { kind: 'container', noun: 'image', members } }), spans);
}

/** What no directory, tag, strip or tile refers to is carried along unseen, so it counts as what follows the end of other images does. */
function withUnused(document: FixtureDocument, spans: Spans): ReadResult {
  const unused = unusedFact(spans, 'bytes that nothing refers to');
  const facts = { ...document.facts, ...unused };
  return { ok: true, document: Object.keys(facts).length === 0 ? document : { ...document, facts } };
}

function checkTotal(pages: readonly Page[], input: ReadInput): void {
  let pixels = 0;
  let held = 0;
  let shown = 0;
  for (const { directory, layout } of pages) {
    requireStored(directory, layout);
    const { width, height, samples, bits, picture } = layout;
    pixels += width * height;
    held += width * height * samples * Math.max(1, bits / 8);
    if (picture) shown += width * height * (bits === 16 ? RGBA_BYTES * 2 : RGBA_BYTES);
  }
  checkPixels(pixels, 1);
  if (held > MAX_INFLATED_BYTES)
    stopAtLimit(`${held} bytes of pixels, more than the ${MAX_INFLATED_BYTES} that are read`);
  // Strips are unpacked one at a time, and one may be the whole image.
  bookPixels(input, 1, { held: shown > 0 ? shown : held, peak: held * 2 + shown });
}

function kindOf({ width, height, samples, bits, dtype, picture }: TiffLayout): string {
  // Pictures of one size are compared as RGBA, however they are stored; 16 bits are another depth.
  return picture ? `${width}x${height} ${bits === 16}` : `${width}x${height}x${samples} ${dtype}`;
}

async function documentOf(input: ReadInput, pages: readonly Page[], use: Use): Promise<FixtureDocument> {
  const { facts, layout } = tagFacts(pages.map(({ directory }) => directory));
  const layouts = pages.map((page) => page.layout);
  const pointed = pages.flatMap(({ directory }, index) =>
    Object.entries(pointedFacts(input.bytes, directory, use)).map(
      ([name, tag]) => [`${name} of image ${index + 1}`, tag] as const,
    ),
  );
  const alphas = layouts.map(({ alpha }) => alpha);
  const picture = layouts[0]!.picture;
  const images: Image[] = [];
  for (const page of pages) images.push(await imageOf(input, page, use));
  const beyond = images.flatMap(({ raster }) => raster.beyond);
  return binaryDocument({
    format: 'tiff',
    content: contentOf(pages, images),
    facts: {
      ...facts,
      ...Object.fromEntries(pointed),
      // Straight alpha is what the pixels are taken for; another kind is shown differently.
      ...(alphas.every((alpha) => alpha === 'none' || alpha === 'straight') ? {} : { alpha: listFact(alphas) }),
      ...listed(images.map((image) => image.facts)),
      ...beyondFact(beyond),
      ...(picture ? {} : { 'colour model': listFact(layouts.map(({ photometric }) => String(photometric))) }),
    },
    layout: {
      ...layout,
      ...listed(images.map((image) => image.layout)),
      ...(pages[0]!.directory.big ? { offsets: 'of eight bytes (BigTIFF)' } : {}),
      'byte order': pages[0]!.directory.little ? 'little' : 'big',
      compression: listFact(layouts.map(({ compression }) => compression)),
      ...predictorFact(layouts),
      ...(layouts.some(({ planar }) => planar) ? { planes: 'each sample apart' } : {}),
      ...(layouts.some(({ bits }) => bits < 8)
        ? { 'bits a sample': listFact(layouts.map(({ bits }) => `${bits}`)) }
        : {}),
      [layouts[0]!.tiled ? 'tiles' : 'strips']: listFact(layouts.map(blocksText)),
    },
  });
}

function predictorFact(layouts: readonly TiffLayout[]): Record<string, string> {
  if (layouts.every(({ predictor }) => predictor === 1)) return {};
  return { predictor: listFact(layouts.map(({ predictor }) => String(predictor))) };
}

function blocksText({ tiled, blockWidth, blockHeight }: TiffLayout): string {
  return tiled ? `${blockWidth}x${blockHeight}` : `${blockHeight} rows`;
}

interface Image extends Omit<JpegRaster, 'raster'> {
  readonly raster: Raster;
}

async function imageOf(input: ReadInput, { directory, layout }: Page, use: Use): Promise<Image> {
  if (layout.compression === 'JPEG') return readJpegRaster(input, directory, layout, use);
  return { raster: readRaster(input.bytes, directory, layout, use), facts: {}, layout: {} };
}

/** Writers fill up with whatever byte they like; only another than one and the same can say anything. */
function beyondFact(beyond: readonly Uint8Array[]): Record<string, string> {
  const first = beyond[0]?.[0];
  return beyond.every((piece) => piece.every((byte) => byte === first))
    ? {}
    : { 'samples beyond the edges': bytesFact(Buffer.concat(beyond)) };
}

/** What several images say, under the number of each. */
function listed(all: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const named = all.flatMap((facts, index) =>
    Object.entries(facts).map(
      ([name, fact]) => [all.length > 1 ? `${name} of image ${index + 1}` : name, fact] as const,
    ),
  );
  return Object.fromEntries(named);
}

function contentOf(pages: readonly Page[], images: readonly Image[]): Content {
  const { width, height, bits, samples, dtype, picture } = pages[0]!.layout;
  const values = pages.map(({ directory, layout }, index) => elementsOf(images[index]!.raster, layout, directory));
  if (picture) {
    const frames = pages.map(({ directory, layout }, index) => toPixels(values[index]!, directory, layout));
    return { kind: 'image', width, height, depth: bits === 16 ? 16 : 8, frames };
  }
  const dimensions = [...(pages.length > 1 ? [pages.length] : []), height, width, ...(samples > 1 ? [samples] : [])];
  return { kind: 'tensor', dtype, dimensions, values: joined(values) };
}

function joined(all: readonly Tensor['values'][]): Tensor['values'] {
  const [first] = all;
  if (all.length === 1) return first!;
  const total = all.reduce((sum, { length }) => sum + length, 0);
  const Values = first!.constructor as new (length: number) => Tensor['values'];
  const values = new Values(total);
  let at = 0;
  for (const one of all) {
    (values.set as (from: unknown, at: number) => void).call(values, one, at);
    at += one.length;
  }
  return values;
}
