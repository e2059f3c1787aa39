import { bytesFact, viewOf } from '../binaries.js';
import { fail, ReadStop } from '../trees/stop.js';
import { newSpans, type Use, unusedFact } from './spans.js';
import { type Directory, inBigEndian, numbersOf, readDirectory, type Tag, type TiffForm } from './tiff-directory.js';

const ORIENTATION = 0x0112;
const SHORT = 3;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
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

/** Directories that entries of another one point to, by the tag that does. */
const POINTERS: ReadonlyMap<number, string> = new Map([
  [0x8769, 'Exif'],
  [0x8825, 'position'],
  [0xa005, 'interoperability'],
]);
/** Who wrote the file, on which machine, and when: what a program writes anew at every save. */
const OF_WRITER: ReadonlySet<number> = new Set([0x000b, 0x0131, 0x0132, 0x013c]);
const MAX_DEPTH = 4;

/**
 * What Exif blocks say, tag by tag: how an image is turned, where, when and by whom it was taken. Those are what tests of
 * such files are about; only what a program writes anew is left out. Upright is the default and no fact.
 */
export function exifFacts(blocks: readonly Uint8Array[]): Readonly<Record<string, string>> {
  const facts: Record<string, string> = { ...orientationFact(blocks) };
  for (const [index, block] of blocks.entries()) {
    const which = blocks.length > 1 ? ` of block ${index + 1}` : '';
    try {
      const spans = newSpans(block);
      spans.use(0, HEADER_BYTES);
      const { at, form } = exifStart(block);
      const found = [
        ...directoryFacts(block, at, form, 'image', 0, spans.use),
        ...thumbnailFacts(block, at, form, spans.use),
        ...Object.entries(unusedFact(spans, 'bytes of Exif that nothing refers to')),
      ];
      for (const [name, tag] of found) facts[name + which] = tag;
    } catch (error) {
      if (!(error instanceof ReadStop)) throw error;
      // Two that cannot be read are not one and the same for that.
      facts[`unreadable Exif${which}`] = bytesFact(block);
    }
  }
  return facts;
}

/** Place and length of a JPEG in the second directory, or of the strips of an uncompressed image. */
const THUMBNAILS = [
  [0x0201, 0x0202],
  [0x0111, 0x0117],
] as const;

/** The small picture that the second directory holds: another image than the one that is compared, which file managers show. */
function thumbnailFacts(bytes: Uint8Array, first: number, form: TiffForm, use: Use): readonly Fact[] {
  const { next } = readDirectory(bytes, first, form, use);
  if (next === 0) return [];
  const { directory, next: third } = readDirectory(bytes, next, form, use);
  const pictures = THUMBNAILS.flatMap(([place, length]) => {
    const lengths = numbersOf(directory, length);
    return numbersOf(directory, place).map((at, index) => {
      const end = at + (lengths[index] ?? 0);
      if (end > bytes.length) fail('cut off in its thumbnail');
      use(at, end);
      return bytes.subarray(at, end);
    });
  });
  const places = THUMBNAILS.map(([place]) => place) as readonly number[];
  const tags = directoryFacts(bytes, next, form, 'thumbnail', 1, use).filter(
    ([name]) => !places.some((id) => name === `Exif tag ${id} (thumbnail)`),
  );
  return [
    ...tags,
    ...(pictures.length === 0 ? [] : [['thumbnail', bytesFact(pictures)] as const]),
    ...(third === 0 ? [] : [['third directory', 'present'] as const]),
  ];
}

/** What the directories say that a TIFF's own directory points to. */
export function pointedFacts(
  bytes: Uint8Array,
  { tags, ...form }: Directory,
  use: Use,
): Readonly<Record<string, string>> {
  const pointers = [...tags].filter(([id]) => POINTERS.has(id));
  return Object.fromEntries(pointers.flatMap(([id, tag]) => followed(bytes, id, tag, form, 0, use)));
}

function exifStart(block: Uint8Array): { readonly at: number; readonly form: TiffForm } {
  if (block.length < 14) return fail('cut off');
  const view = viewOf(block);
  const mark = view.getUint16(0);
  const little = mark === 0x4949;
  if ((!little && mark !== 0x4d4d) || view.getUint16(2, little) !== 42) return fail('no Exif');
  return { at: view.getUint32(4, little), form: { little } };
}

type Fact = readonly [name: string, value: string];

function directoryFacts(
  bytes: Uint8Array,
  at: number,
  form: TiffForm,
  name: string,
  depth: number,
  use: Use,
): readonly Fact[] {
  if (depth > MAX_DEPTH) return fail('directories nested too deep');
  const { tags } = readDirectory(bytes, at, form, use).directory;
  return [...tags].flatMap(([id, tag]): readonly Fact[] => {
    if (id === ORIENTATION || OF_WRITER.has(id)) return [];
    if (POINTERS.has(id)) return followed(bytes, id, tag, form, depth, use);
    const value = inBigEndian(tag, form.little);
    const text = value.length <= SHORT_BYTES ? `0x${Buffer.from(value).toString('hex')}` : bytesFact(value);
    return [[`Exif tag ${id} (${name})`, `type ${tag.type}, ${text}`]];
  });
}

const SHORT_BYTES = 16;

function followed(bytes: Uint8Array, id: number, tag: Tag, form: TiffForm, depth: number, use: Use): readonly Fact[] {
  const [at] = numbersOf({ ...form, tags: new Map([[id, tag]]) }, id);
  return at === undefined
    ? fail(`tag ${id} points nowhere`)
    : directoryFacts(bytes, at, form, POINTERS.get(id)!, depth + 1, use);
}

/** The fact that an Exif block makes: absent where the image is shown as it is stored. */
function orientationFact(blocks: readonly Uint8Array[]): Readonly<Record<string, string>> {
  const seen = blocks.map((block) => exifOrientation(block)?.toString() ?? 'unreadable').filter((one) => one !== '1');
  return seen.length === 0 ? {} : { orientation: seen.join(', ') };
}
