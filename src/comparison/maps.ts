import type { ObjectNode } from '../documents/document.js';
import { TYPE_BITS, typeBit } from './nodes.js';

/** docs/classes.md section 3, map-like objects. */
const DIGITS = /^[0-9]+$/;
const UUID = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
const ISO_DATE =
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?)?$/;
const HEX = /^[0-9a-fA-F]{12,}$/;
export const DATA_CHARACTER = /[0-9/@]/;
const DATA_KEYS = 2;
const MARKED_KEYS = 3;
export const MANY_KEYS = 20;
const SCALAR_BITS = ~(TYPE_BITS.object | TYPE_BITS.array);

/** Why the keys of these objects are data, or undefined where they are structure. Decided on the keys of both sides together. */
export function mapReason(...sides: readonly (readonly ObjectNode[])[]): string | undefined {
  const keys = new Set<string>();
  let types = 0;
  for (const objects of sides) {
    for (const { members } of objects) {
      for (const { name, value } of members) {
        types |= typeBit(value);
        // A scalar among values of more types than one: whatever the keys are, they are no data. Most objects end here.
        if ((types & (types - 1)) !== 0 && (types & SCALAR_BITS) !== 0) return undefined;
        keys.add(name);
      }
    }
  }
  if (keys.size < DATA_KEYS) return undefined;
  const oneType = (types & (types - 1)) === 0;
  if (oneType) {
    const kind = dataKeys(keys);
    if (kind) return kind;
  }
  if ((types & SCALAR_BITS) !== 0) return undefined;
  if (keys.size >= MARKED_KEYS && every(keys, (key) => DATA_CHARACTER.test(key))) return 'keys with a digit, / or @';
  return keys.size >= MANY_KEYS ? `${keys.size} keys` : undefined;
}

function dataKeys(keys: ReadonlySet<string>): string | undefined {
  if (every(keys, (key) => DIGITS.test(key))) return 'digit keys';
  if (every(keys, (key) => UUID.test(key))) return 'UUID keys';
  if (every(keys, (key) => ISO_DATE.test(key))) return 'date keys';
  if (every(keys, (key) => HEX.test(key))) return 'hexadecimal keys';
  return every(keys, isDataKey) ? 'keys that are data' : undefined;
}

/** Digits, a UUID, a date or long hexadecimal. */
export function isDataKey(key: string): boolean {
  return DIGITS.test(key) || UUID.test(key) || ISO_DATE.test(key) || HEX.test(key);
}

function every(keys: ReadonlySet<string>, test: (key: string) => boolean): boolean {
  for (const key of keys) if (!test(key)) return false;
  return true;
}
