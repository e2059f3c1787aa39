import { readFeather } from '../arrow/feather.js';
import { checkMessages, FIRST_MESSAGE, type MessageFacts } from '../arrow/messages.js';
import { fieldMetadata, kindText } from '../arrow/types.js';
import { newUnseen, unseenFacts } from '../arrow/unseen.js';
import { nameOf, newCellReader } from '../arrow/values.js';
import { bytesFact } from '../binaries.js';
import type { TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { unusedFact } from '../images/spans.js';
import { loadCodecs } from '../tables/codecs.js';
import { COLUMN_VALUE_MEMORY, newMeter, readGuarded, tableDocument } from '../tables/guard.js';
import { unpackLz4Frame } from '../tables/lz4-frame.js';
import { writerMetadata } from '../tables/writers.js';
import { listFact } from '../trees/nodes.js';
import { stopAtLimit } from '../trees/stop.js';

/** Arrow IPC, as a file (Feather version 2) and as a stream; Feather version 1, which is a format of its own. */
export const arrow: Format = { id: 'arrow', read: (input) => readGuarded(input, 'Arrow', () => read(input)) };

async function read(input: ReadInput): Promise<ReadResult> {
  if (Buffer.from(input.bytes.subarray(0, 4)).toString('latin1') === 'FEA1') return readFeather(input);
  const [{ tableFromIPC, setCompressionCodec, CompressionType }, codecs] = await Promise.all([
    import('@uwdata/flechette'),
    loadCodecs(),
  ]);
  // Typed arrays over the buffers need them aligned, which the bytes of a larger buffer may not be.
  const bytes = Uint8Array.from(input.bytes);
  const facts = checkMessages(bytes, newMeter(input), newMeter(input));
  const meter = newMeter(input, COLUMN_VALUE_MEMORY);
  const unused = (): Uint8Array => stopAtLimit('nothing is written here');
  // The registry of codecs is the library's own and global; what follows until the table is there runs in one go.
  setCompressionCodec(CompressionType.LZ4_FRAME, {
    encode: unused,
    decode: (packed, length) => booked(meter, length, () => unpackLz4Frame(packed, length)),
  });
  setCompressionCodec(CompressionType.ZSTD, {
    encode: unused,
    decode: (packed, length) => booked(meter, length, () => codecs.zstd(packed, length)),
  });
  const table = tableFromIPC(bytes);
  const beginning = facts.schemaEnd === 0 ? undefined : streamSchema(tableFromIPC, bytes, facts.schemaEnd);
  const { fields, metadata } = table.schema;
  const cellsOf = newCellReader(meter);
  const unseen = fields.map(() => newUnseen());
  const columns = table.children.map((column, at) => column.data.flatMap((batch) => cellsOf(batch, unseen[at]!)));
  const height = Math.max(0, ...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row): readonly TreeNode[] => columns.map((column) => column[row]!));
  if (columns.some((column) => column.length !== height)) return ragged();
  const { declared, layout } = writerMetadata([...(metadata ?? new Map<string, string>())]);
  const own = writerMetadata(fieldMetadata(fields));
  const document = tableDocument({
    format: 'arrow',
    columns: fields.map((field) => ({ name: nameOf(field), kind: kindText(field), nullable: field.nullable })),
    rows,
    declared: { ...declared, ...own.declared },
    layout: { ...layoutOf(facts), ...fieldLayout(own.layout), ...layout },
  });
  const said = {
    ...(beginning === undefined || beginning === describe(table.schema)
      ? {}
      : { 'schema at the beginning': beginning }),
    ...Object.assign({}, ...fields.map((field, at) => unseenFacts(unseen[at]!, nameOf(field)))),
    ...unusedFact(facts.spans, 'bytes that nothing refers to'),
    ...(facts.notes.length === 0 ? {} : { 'metadata of messages': listFact(facts.notes) }),
    ...(facts.unnamed.length === 0 ? {} : { 'messages that the footer does not name': bytesFact(facts.unnamed) }),
  };
  return { ok: true, document: { ...document, facts: said } };
}

type Ipc = typeof import('@uwdata/flechette');

/** A file has its schema twice: in the footer, and at its beginning for whoever reads it as a stream. */
function streamSchema(tableFromIPC: Ipc['tableFromIPC'], bytes: Uint8Array, end: number): string {
  const stream = new Uint8Array(end - FIRST_MESSAGE + END_OF_STREAM.length);
  stream.set(bytes.subarray(FIRST_MESSAGE, end));
  stream.set(END_OF_STREAM, end - FIRST_MESSAGE);
  return describe(tableFromIPC(stream).schema);
}

const END_OF_STREAM = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];

function describe({ fields, metadata }: ReturnType<Ipc['tableFromIPC']>['schema']): string {
  const shown = fields.map((field) => [field.name, kindText(field), field.nullable, ...(field.metadata ?? [])]);
  return bytesFact(Buffer.from(JSON.stringify([shown, [...(metadata ?? [])]])));
}

function ragged(): ReadResult {
  return { ok: false, reason: 'columns of different lengths', line: 0, column: 0 };
}

function booked(
  meter: { readonly inflate: (bytes: number) => void },
  length: number,
  unpack: () => Uint8Array,
): Uint8Array {
  meter.inflate(length);
  const output = unpack();
  // Some codecs give a part of a larger buffer, which typed arrays of wide elements cannot begin in.
  return output.byteOffset % WIDEST_ELEMENT_BYTES === 0 ? output : Uint8Array.from(output);
}

const WIDEST_ELEMENT_BYTES = 8;

function layoutOf({ storage, batches, compression }: MessageFacts): Record<string, string> {
  return { storage, compression, 'record batches': String(batches) };
}

function fieldLayout(layout: Readonly<Record<string, string>>): Record<string, string> {
  const { 'writer metadata': said } = layout;
  return said === undefined ? {} : { 'writer metadata of fields': said };
}
