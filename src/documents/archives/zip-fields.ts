import { viewOf } from '../binaries.js';
import { utf8 } from '../trees/bytes.js';

/** Sizes and the place of an entry, of eight bytes each. */
const ZIP64 = 0x0001;
/** The name in UTF-8; before it stand id, length, version and a checksum of the name in the header. */
export const UNICODE_NAME = 0x7075;
const UNICODE_NAME_BYTES = 9;
/** Id and length of a field. */
const FRAME_BYTES = 4;
/** As much as a field can hold: a name, or zeros. */
const MAX_NAME_BYTES = 65_535;

/**
 * Extra fields that say how an entry is stored, by whom and when (APPNOTE 4.5 and Info-ZIP): zip64, times of NTFS and Unix,
 * owners, the name in UTF-8 where it is the one that is read, the mark of a jar, alignment. With the most bytes that one of
 * them has: in a longer one something else stands.
 */
const STORAGE_FIELDS: ReadonlyMap<number, number> = new Map([
  [ZIP64, 28],
  [0x000a, 32],
  [0x000d, 12],
  [0x5455, 13],
  [0x5855, 12],
  [0x7855, 4],
  [0x7875, 19],
  [UNICODE_NAME, MAX_NAME_BYTES],
  [0xcafe, 0],
  [0xd935, MAX_NAME_BYTES],
]);

/** By sort, each as it is written, its id and length included. What is no list of fields is zeros that align, or somebody's. */
export function sortFields(
  extra: Uint8Array,
  name: string,
  sizes: readonly number[],
): { readonly storage: Uint8Array[]; readonly said: Uint8Array[] } {
  const storage: Uint8Array[] = [];
  const said: Uint8Array[] = [];
  const { fields, rest } = fieldsIn(extra);
  for (const field of fields) {
    const id = viewOf(field).getUint16(0, true);
    const aligns = id === 0xd935 && !isZero(field.subarray(6));
    const most = STORAGE_FIELDS.get(id) ?? -1;
    const renames = id === UNICODE_NAME && utf8(field.subarray(UNICODE_NAME_BYTES)) !== name;
    const lies = id === ZIP64 && !isOfSizes(field, sizes);
    if (isZero(field) || (field.length - 4 <= most && !aligns && !renames && !lies)) storage.push(field);
    else said.push(field);
  }
  (isZero(rest) ? storage : said).push(rest);
  return { storage, said: said.filter(({ length }) => length > 0) };
}

function fieldsIn(extra: Uint8Array): { readonly fields: readonly Uint8Array[]; readonly rest: Uint8Array } {
  const fields: Uint8Array[] = [];
  const view = viewOf(extra);
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > extra.length) break;
    fields.push(extra.subarray(at, end));
    at = end;
  }
  return { fields, rest: extra.subarray(at) };
}

export function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

/** Whether a zip64 field holds nothing but what the archive is: old programs pass over it, and it may carry anything along. */
function isOfSizes(field: Uint8Array, known: readonly number[]): boolean {
  const numbers = numbersOf(field);
  return numbers.every((one) => known.includes(one)) && isZero(field.subarray(FRAME_BYTES + numbers.length * 8));
}

/** Sizes that the zip64 field of a local header gives, in its order: unpacked, packed. */
export function sizesIn(extra: Uint8Array): readonly number[] {
  const field = fieldsIn(extra).fields.find((one) => viewOf(one).getUint16(0, true) === ZIP64);
  return field === undefined ? [] : numbersOf(field);
}

function numbersOf(field: Uint8Array): readonly number[] {
  const view = viewOf(field);
  const count = Math.floor((field.length - FRAME_BYTES) / 8);
  return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(FRAME_BYTES + index * 8, true)));
}
