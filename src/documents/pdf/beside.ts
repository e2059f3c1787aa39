import type { Spans } from '../images/spans.js';
import { latin1, type PdfValue, type Scanner, skipSpace, word } from './syntax.js';

type Dictionary = ReadonlyMap<string, PdfValue>;

/** What a file holds beside the objects that are read. */
export interface Beside {
  /** Bytes between objects, behind what a filter reads, and in streams of objects and cross references beside them. */
  readonly strange: readonly Uint8Array[];
  readonly comments: readonly Uint8Array[];
  /** Entries of other trailers than the newest, and of streams that hold objects, which nothing reads. */
  readonly entries: readonly (readonly [string, PdfValue])[];
}

interface Sources {
  readonly bytes: Uint8Array;
  readonly spans: Spans;
  readonly comments: ReadonlyMap<number, number>;
  readonly rest: ReadonlyMap<Uint8Array, readonly Uint8Array[]>;
  readonly trailers: readonly Dictionary[];
  readonly holders: readonly Dictionary[];
}

export function besideObjects({ bytes, spans, comments, rest, trailers, holders }: Sources): Beside {
  const gaps = gapsIn(bytes, spans, comments);
  const within = [...rest.values()].flat().filter((piece) => piece.some((byte) => byte !== 0));
  return {
    strange: [...gaps.strange, ...within],
    comments: gaps.comments,
    entries: [...trailers.slice(1).flatMap(unreadInTrailer), ...holders.flatMap(unreadInHolder)],
  };
}

/** What stands between pieces that are read, without white space; comments apart, those within the pieces among them. */
export function gapsIn(
  bytes: Uint8Array,
  spans: Spans,
  known: ReadonlyMap<number, number>,
): { readonly strange: readonly Uint8Array[]; readonly comments: readonly Uint8Array[] } {
  const strange: Uint8Array[] = [];
  const comments = new Map(known);
  for (const gap of spans.unused()) {
    const found = new Map<number, number>();
    const scanner: Scanner = { bytes: gap, at: 0, comments: found };
    for (skipSpace(scanner); scanner.at < gap.length; skipSpace(scanner)) {
      const start = scanner.at;
      if (word(scanner) === 'startxref' && /^\d{1,12}$/.test(word(scanner))) continue;
      strange.push(gap.subarray(start));
      break;
    }
    const offset = gap.byteOffset - bytes.byteOffset;
    for (const [start, end] of found) comments.set(offset + start, offset + end);
  }
  const texts = [...comments].sort(([a], [b]) => a - b).map(([start, end]) => bytes.subarray(start, end));
  return { strange, comments: texts.filter((text) => latin1(text) !== '%%EOF') };
}

const isNumber = ({ kind }: PdfValue): boolean => kind === 'number';
const isReference = ({ kind }: PdfValue): boolean => kind === 'reference';
const isListOf = (value: PdfValue, kind: PdfValue['kind']): boolean =>
  value.kind === 'array' && value.items.every((item) => item.kind === kind);
const isNameOf = (value: PdfValue, names: RegExp): boolean => value.kind === 'name' && names.test(value.value);

const PARAMETERS = new Set(['Predictor', 'Colors', 'BitsPerComponent', 'Columns', 'EarlyChange']);
function isParameters(value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.every(isParameters);
  if (value.kind !== 'dictionary') return value.kind === 'null' || value.kind === 'reference';
  return [...value.entries].every(([name, entry]) => PARAMETERS.has(name) && isNumber(entry));
}

/** What only says how a stream is packed, where it is what the standard says: anything else in its place is content. */
export function isPacking(name: string, value: PdfValue): boolean {
  if (name === 'Length') return isNumber(value) || isReference(value);
  if (name === 'DL') return isNumber(value);
  if (name === 'Filter') return value.kind !== 'dictionary';
  return name === 'DecodeParms' && isParameters(value);
}

/** Two texts of bytes, by which programs tell the file and its revision apart. */
export function isIdentifiers(value: PdfValue): boolean {
  return isListOf(value, 'string') && value.kind === 'array' && value.items.length === 2;
}

/** A checksum that LibreOffice writes over all of the file, dates included. */
export function isChecksum(name: string, value: PdfValue): boolean {
  return name === 'DocChecksum' && isNameOf(value, /^[0-9A-F]{32}$/);
}

/** What of a trailer says where things are and which file this is. */
function isUsual(name: string, value: PdfValue): boolean {
  if (name === 'Root' || name === 'Info') return isReference(value);
  if (name === 'Size' || name === 'Prev' || name === 'XRefStm') return isNumber(value);
  if (name === 'ID') return isIdentifiers(value);
  if (name === 'Type') return isNameOf(value, /^XRef$/);
  if (name === 'W' || name === 'Index') return isListOf(value, 'number');
  return isPacking(name, value) || isChecksum(name, value);
}

export function unreadInTrailer(entries: Dictionary): readonly (readonly [string, PdfValue])[] {
  return [...entries].filter(([name, value]) => !isUsual(name, value));
}

function unreadInHolder(entries: Dictionary): readonly (readonly [string, PdfValue])[] {
  return [...entries].filter(([name, value]) => {
    if (name === 'Type') return !isNameOf(value, /^ObjStm$/);
    if (name === 'N' || name === 'First') return !(isNumber(value) || isReference(value));
    return name === 'Extends' ? !isReference(value) : !isPacking(name, value);
  });
}
