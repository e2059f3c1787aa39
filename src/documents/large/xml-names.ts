import { CONTENT, TEXT } from '../trees/markup.js';
import { standsAt } from './json-record.js';
import { decline } from './source.js';

/** Different names of one file; beyond it its records have little in common. */
const MAX_NAMES = 4_096;

/** How the comparison hashes trees (comparison/nodes.ts): what a scan hashes has to be the hash of the node that a reader makes. */
export interface Hashing {
  readonly mix: (hash: number, value: number) => number;
  readonly text: (text: string, seed?: number) => number;
  readonly object: number;
  readonly array: number;
  readonly string: number;
}

/** The names of elements and attributes that were met, by their bytes. No string is made to find one. */
export interface Names {
  /** Hash of the bytes to its number. */
  readonly numbers: Map<number, number>;
  readonly bytes: Buffer[];
  /** The name that stood behind each the last time, and the name that was met last. */
  readonly following: number[];
  last: number;
  /** Hashes of the member that an element or an attribute of that name is. */
  readonly elements: number[];
  readonly attributes: number[];
  /** Whether an attribute of that name says which variant an element is (comparison/object-facts.ts). */
  readonly variant: boolean[];
  /** Hashes of `#text`, `#content`, of an empty text, and of the item behind the last child. */
  readonly textName: number;
  readonly contentName: number;
  readonly emptyText: number;
  readonly noText: number;
  readonly hashing: Hashing;
  /** The default namespace. */
  readonly namespace: string;
}

export function newNames(hashing: Hashing, namespace: string): Names {
  const textName = hashing.text(TEXT);
  const emptyText = hashing.text('', hashing.string);
  return {
    ...{
      numbers: new Map(),
      bytes: [],
      following: [],
      last: 0,
      elements: [],
      attributes: [],
      variant: [],
      hashing,
      namespace,
    },
    ...{ textName, contentName: hashing.text(CONTENT), emptyText },
    noText: hashing.mix(hashing.object, hashing.mix(textName, emptyText)),
  };
}

/** The number of the name that stands there; `hash` is that of its bytes. */
export function numberOf(names: Names, block: Buffer, start: number, end: number, hash: number): number {
  const known = names.numbers.get(hash);
  if (known !== undefined) {
    const bytes = names.bytes[known]!;
    if (bytes.length !== end - start || !standsAt(block, start, bytes)) decline('two names of one hash');
    return known;
  }
  if (names.bytes.length >= MAX_NAMES) decline('many names');
  const text = block.toString('latin1', start, end);
  if (text === 'xmlns') decline('a namespace inside a record');
  const { hashing } = names;
  const number = names.bytes.push(Buffer.from(text)) - 1;
  names.numbers.set(hash, number);
  names.elements.push(hashing.text(elementName(names, number)));
  names.attributes.push(hashing.text(`@${text}`));
  names.variant.push(text === 'type');
  return number;
}

/** The name of the member that an element is, as the reader expands it. */
export function elementName({ bytes, namespace }: Names, number: number): string {
  const written = bytes[number]!.toString('latin1');
  return namespace === '' ? written : `{${namespace}}${written}`;
}

export function attributeName({ bytes }: Names, number: number): string {
  return `@${bytes[number]!.toString('latin1')}`;
}

const COLON = 58;

/** A letter or an underscore. A colon and what is not ASCII are left to the reader. */
export function startsName(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte === 95;
}

export function isNameByte(byte: number): boolean {
  if (byte === COLON) return decline('a prefix');
  return startsName(byte) || (byte >= 48 && byte <= 57) || byte === 45 || byte === 46;
}
