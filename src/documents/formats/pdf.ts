import { bytesFact } from '../binaries.js';
import type { TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { isChecksum, isIdentifiers, isPacking, unreadInTrailer } from '../pdf/beside.js';
import { type Dictionary, openPdf, type PdfFile, type PdfObject } from '../pdf/objects.js';
import { latin1, type PdfValue } from '../pdf/syntax.js';
import { pageTexts } from '../pdf/text.js';
import { newMeter, readGuarded } from '../tables/guard.js';
import { binary, boolean, integer, list, NULL, record, string } from '../tables/scalars.js';
import { listFact, number, treeDocument } from '../trees/nodes.js';
import { ReadStop, stopAtLimit } from '../trees/stop.js';

/**
 * The objects that the catalog and the document information reach, in the order in which they are reached, which does
 * away with object numbers, offsets and generations. Own, because no library shows objects (docs/adr/0093).
 */
export const pdf: Format = { id: 'pdf', read: (input) => readGuarded(input, 'PDF', () => read(input)) };

/** Where the document says when and by which program it was written. */
const DATES = new Set(['CreationDate', 'ModDate']);
/** `D:20240131235959+01'00'`, as far as it is given (section 7.9.4). What is longer says something else as well. */
const DATE = /^D:\d{4}(?:\d\d){0,5}(?:[-+Z](?:\d\d'?(?:\d\d'?)?)?)?$/;

interface Walk {
  readonly file: PdfFile;
  readonly count: (values: number) => void;
  readonly order: Map<number, number>;
  readonly queue: number[];
  readonly dates: string[];
  readonly filters: Set<string>;
}

async function read(input: ReadInput): Promise<ReadResult> {
  const meter = newMeter(input);
  const file = openPdf(input.bytes, meter);
  if (file.trailer.has('Encrypt')) stopAtLimit('the PDF is encrypted');
  const walk: Walk = { file, count: meter.count, order: new Map(), queue: [], dates: [], filters: new Set() };
  const info = file.trailer.get('Info');
  const producer = takeProducer(file, info);
  const entries = [
    ['catalog', nodeOf(walk, file.trailer.get('Root') ?? { kind: 'null' })],
    ['information', nodeOf(walk, info ?? { kind: 'null' })],
    ...trailerEntries(walk),
  ] as const;
  const objects: TreeNode[] = [];
  for (let index = 0; index < walk.queue.length; index += 1) {
    const number = walk.queue[index]!;
    const isInfo = info?.kind === 'reference' && info.number === number;
    objects.push(objectNode(walk, file.resolve(number), isInfo));
  }
  const texts = await pageTexts(input.bytes, meter);
  // First, because a person reads words before operators.
  const pages: [string, TreeNode][] =
    'pages' in texts ? [['pages', list(texts.pages.map((lines) => list(lines.map(string))))]] : [];
  const root = record([...pages, ...entries, ['objects', list(objects)], ['outside', binary(outside(input.bytes))]]);
  const { version, references } = file.facts;
  const hidden = unreached(walk);
  // Last, because it knows what was read until now.
  const { comments, ...beside } = besideFacts(walk);
  const document = treeDocument({
    format: 'pdf',
    root,
    notices: 'why' in texts ? [{ message: `the text of its pages was not extracted: ${texts.why}`, line: 0 }] : [],
    layout: {
      'PDF version': version,
      'cross references': references,
      'stream filters': [...walk.filters].sort().join(', ') || 'none',
      producer,
      ...(walk.dates.length === 0 ? {} : { dates: listFact(walk.dates) }),
      ...identifiers(file.trailer),
      ...(comments === undefined ? {} : { comments }),
    },
  });
  // Viewers find other objects in a broken file than they find here, and a file that is cut off is a broken one.
  const incomplete = references.startsWith('broken')
    ? { incomplete: 'the cross references are broken, so objects were found by reading on' }
    : {};
  const facts = { ...(hidden === undefined ? {} : { 'objects that nothing reaches': hidden }), ...beside };
  return { ok: true, document: { ...document, facts, ...incomplete } };
}

/** What the trailer says beyond what every trailer says. */
function trailerEntries(walk: Walk): readonly (readonly [string, TreeNode])[] {
  const { trailer } = walk.file;
  const unread = unreadInTrailer(trailer).filter(([name]) => name !== 'Root' && name !== 'Info');
  const found = members(walk, new Map(unread), () => false);
  return found.length === 0 ? [] : [['trailer', record(found)]];
}

/** Bytes and entries that are no part of an object; comments are told apart, since they are no more than that. */
function besideFacts({ file, count }: Walk): Readonly<Record<string, string>> {
  const { strange, comments, entries } = file.beside();
  const fact = (name: string, pieces: readonly Uint8Array[]): Readonly<Record<string, string>> =>
    pieces.length === 0 ? {} : { [name]: bytesFact(pieces) };
  const written = entries.map((entry) => JSON.stringify([entry[0], plain(entry[1], count)])).sort();
  return {
    ...fact('comments', comments),
    ...fact('bytes that no object holds', strange),
    ...fact(
      'entries that nothing reads',
      [...new Set(written)].map((one) => Buffer.from(one)),
    ),
  };
}

/**
 * What stands in the file and is in no view of it: objects that nothing reaches, and those that a later revision has replaced.
 * Without dates, and without what merely holds other objects. What does not read there is told as such.
 */
function unreached({ file, order, count }: Walk): string | undefined {
  const found: string[] = [];
  const add = (read: () => readonly PdfObject[]): void => {
    const written = attempted(() => read().flatMap((object) => writtenOut(object, count)));
    for (const one of [written].flat()) found.push(one);
  };
  for (const number of file.numbers()) if (!order.has(number)) add(() => [file.resolve(number)]);
  for (const read of file.replaced()) add(read);
  return found.length === 0 ? undefined : bytesFact(found.sort().map((one) => Buffer.from(one)));
}

function attempted<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReadStop && error.limit !== true) return error.message;
    throw error;
  }
}

function writtenOut({ value, stream }: PdfObject, count: (values: number) => void): readonly string[] {
  if (value.kind === 'null') return [];
  return [`${JSON.stringify(plain(value, count))} ${stream === undefined ? '' : bytesFact(stream)}`];
}

/** Object numbers are layout, and so they are here. */
function plain(value: PdfValue, count: (values: number) => void): unknown {
  count(1);
  switch (value.kind) {
    case 'array':
      return value.items.map((item) => plain(item, count));
    case 'dictionary':
      return [...value.entries].flatMap(([name, entry]) => (isDate(name, entry) ? [] : [[name, plain(entry, count)]]));
    case 'string':
      return ['string', latin1(value.bytes)];
    case 'reference':
      return { kind: value.kind };
    default:
      return value;
  }
}

/** What stands before the first mark and after the last one belongs to no PDF: something hidden, or another file behind this one. */
function outside(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begin = Math.max(0, file.indexOf('%PDF-'));
  const mark = file.lastIndexOf('%%EOF');
  let from = mark === -1 ? file.length : mark + '%%EOF'.length;
  while (from < file.length && ' \t\r\n\0'.includes(String.fromCharCode(file[from]!))) from += 1;
  return Uint8Array.from(Buffer.concat([file.subarray(0, begin), file.subarray(from)]));
}

function takeProducer(file: PdfFile, info: PdfValue | undefined): string {
  const found = info?.kind === 'reference' ? file.resolve(info.number).value : info;
  const producer = found?.kind === 'dictionary' ? found.entries.get('Producer') : undefined;
  return producer?.kind === 'string' ? textOf(producer.bytes) : 'not said';
}

/** Those of another form are entries of the trailer like any other. */
function identifiers(trailer: Dictionary): Readonly<Record<string, string>> {
  const found: string[] = [];
  for (const [name, value] of trailer) {
    if (name === 'ID' && value.kind === 'array' && isIdentifiers(value))
      found.push(
        value.items.map((item) => (item.kind === 'string' ? Buffer.from(item.bytes).toString('hex') : '')).join(' '),
      );
    if (value.kind === 'name' && isChecksum(name, value)) found.push(value.value);
  }
  return found.length === 0 ? {} : { 'file identifiers': listFact(found) };
}

function isDate(name: string, value: PdfValue): boolean {
  return DATES.has(name) && value.kind === 'string' && DATE.test(latin1(value.bytes));
}

function nodeOf(walk: Walk, value: PdfValue): TreeNode {
  walk.count(1);
  switch (value.kind) {
    case 'null':
      return NULL;
    case 'boolean':
      return boolean(value.value);
    case 'number':
      return number('number', value.literal, 0, decimalOf(value.literal));
    case 'string':
      return string(apart(textOf(value.bytes)));
    case 'name':
      return string(`/${value.value}`);
    case 'array':
      return list(value.items.map((item) => (item.kind === 'string' ? inList(walk, item.bytes) : nodeOf(walk, item))));
    case 'dictionary':
      return record(members(walk, value.entries, () => false));
    case 'reference':
      return referenceNode(walk, value);
  }
}

/** Strings in arrays may be colours of a palette as well as texts, so the mark of UTF-16 stays: to a palette it is one. */
function inList(walk: Walk, bytes: Uint8Array): TreeNode {
  walk.count(1);
  const text = textOf(bytes);
  return string(apart(text === latin1(bytes) ? text : `\ufeff${text}`));
}

/** A generation that the object does not have leads nowhere, in viewers that look at it. */
function referenceNode(walk: Walk, { number, generation }: PdfValue & { readonly kind: 'reference' }): TreeNode {
  const found = walk.file.generation(number);
  const other: [string, TreeNode][] =
    found === undefined || found === generation ? [] : [['generation', integer(generation)]];
  return record([['object', integer(placeOf(walk, number))], ...other]);
}

/** A name is shown with its slash, so a text that begins with one stands behind another: the two must never meet. */
function apart(text: string): string {
  return text.startsWith('/') ? `/${text}` : text;
}

/** PDF writes `+1`, `.5`, `5.` and even `--5`. */
function decimalOf(literal: string): string {
  const sign = (literal.match(/-/g)?.length ?? 0) > 0 ? '-' : '';
  const [whole = '', fraction = ''] = literal.replace(/^[-+]+/, '').split('.');
  return `${sign}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** How many objects were reached before this one: its name here. */
function placeOf(walk: Walk, number: number): number {
  const known = walk.order.get(number);
  if (known !== undefined) return known;
  const place = walk.queue.length;
  walk.order.set(number, place);
  walk.queue.push(number);
  return place;
}

/** An entry that is null is as good as none (section 7.3.7). Dates in the form of the standard are layout wherever they stand. */
function members(
  walk: Walk,
  entries: Dictionary,
  without: (name: string, value: PdfValue) => boolean,
): [string, TreeNode][] {
  const found: [string, TreeNode][] = [];
  for (const [name, value] of entries) {
    if (value.kind === 'null' || without(name, value)) continue;
    if (isDate(name, value) && value.kind === 'string') {
      walk.dates.push(`${name} ${latin1(value.bytes)}`);
    } else found.push([name, nodeOf(walk, value)]);
  }
  return found;
}

function objectNode(walk: Walk, object: PdfObject, isInfo: boolean): TreeNode {
  const { value, stream } = object;
  if (stream === undefined || value.kind !== 'dictionary') {
    if (!isInfo || value.kind !== 'dictionary') return nodeOf(walk, value);
    return record(members(walk, value.entries, (name, entry) => name === 'Producer' && entry.kind === 'string'));
  }
  const { bytes, undone, left } = walk.file.unpack(object);
  for (const filter of undone) walk.filters.add(filter);
  // What stays packed keeps its parameters: without them the bytes mean nothing.
  const own = members(walk, value.entries, (name, entry) =>
    left.length === 0 ? isPacking(name, entry) : (name === 'Length' || name === 'Filter') && isPacking(name, entry),
  );
  const filters: [string, TreeNode][] =
    left.length === 0 ? [] : [['Filter', list(left.map((name) => string(`/${name}`)))]];
  return record([...own, ...filters, ['stream', streamNode(walk, value.entries, bytes)]]);
}

function streamNode(walk: Walk, entries: Dictionary, bytes: Uint8Array): TreeNode {
  const type = entries.get('Type');
  const ascii = isText(bytes);
  if (type?.kind === 'name' && type.value === 'Metadata') return string(withoutXmpDates(walk, latin1(bytes)));
  if (!ascii) return binary(bytes);
  const lines = latin1(bytes).split('\n');
  walk.count(lines.length);
  return list(lines.map(string));
}

/** Dates and identifiers of XMP, as elements and as attributes: what a program writes anew at every save. */
const XMP =
  /(<(xmp:CreateDate|xmp:ModifyDate|xmp:MetadataDate|xmpMM:DocumentID|xmpMM:InstanceID|pdf:Producer)>)([^<]*)(?=<)|(\b(?:xmp:CreateDate|xmp:ModifyDate|xmp:MetadataDate|xmpMM:DocumentID|xmpMM:InstanceID|pdf:Producer)=)("[^"]*"|'[^']*')/g;

/** A date of ISO 8601, and an identifier without blanks: anything else that stands under these names is content. */
const XMP_DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;
const XMP_ID = /^[\w:.-]{0,80}$/;

function isOfForm(name: string, value: string): boolean {
  if (name.includes('Producer') || value === '') return true;
  return (name.includes('Date') ? XMP_DATE : XMP_ID).test(value);
}

function withoutXmpDates(walk: Walk, text: string): string {
  return text.replace(XMP, (whole, tag?: string, _?: string, content?: string, attribute?: string, quoted?: string) => {
    if (!isOfForm(tag ?? attribute!, (content ?? quoted!.slice(1, -1)).trim())) return whole;
    walk.dates.push(`${tag ?? attribute}${content ?? quoted}`);
    return tag ?? `${attribute}""`;
  });
}

/** Printable ASCII and white space; a lone CR would not survive being shown in lines, so it makes bytes. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13);
}

const utf16 = new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true });

/** Where the encoding of PDF's own texts (annex D.2) is not Latin-1: the same code is another letter in the two. */
const OWN_CODES = /[\x18-\x1f\x7f-\xa0\xad]/;

/** UTF-16 where the mark says so; else byte for character, which nothing is lost in. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    try {
      const text = utf16.decode(bytes.subarray(2));
      return OWN_CODES.test(text) ? latin1(bytes) : text;
    } catch {
      return latin1(bytes);
    }
  }
  return latin1(bytes);
}
