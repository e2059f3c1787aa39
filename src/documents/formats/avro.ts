import { inflateRawSync } from 'node:zlib';
import type { Compression } from '../archives/inflate.js';
import { type Cursor, decode, lengthed, long, newCursor, take } from '../avro/decoder.js';
import { type AvroType, type Json, parseSchema } from '../avro/schema.js';
import { bytesFact } from '../binaries.js';
import type { Column, TreeNode } from '../document.js';
import { decodeUnicode, sameBytes } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { MAX_INFLATED_BYTES } from '../format.js';
import { parseJson } from '../json-parser.js';
import { type Codecs, loadCodecs } from '../tables/codecs.js';
import { type Meter, newMeter, readGuarded, tableDocument } from '../tables/guard.js';
import { writerMetadata } from '../tables/writers.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/**
 * Avro object container files. Own decoder: avsc compiles a schema into code, drops what a map says twice and replaces
 * broken UTF-8 (docs/adr/0090). It is the writer and the oracle of the tests.
 */
export const avro: Format = { id: 'avro', read: (input) => readGuarded(input, 'Avro', () => read(input)) };

const SYNC_BYTES = 16;
/** Codecs that are a file format of their own, by their names in Avro. */
const AS_FILES: ReadonlyMap<string, Compression> = new Map([
  ['bzip2', 'bzip2'],
  ['xz', 'xz'],
  ['zstandard', 'zstd'],
]);

async function read(input: ReadInput): Promise<ReadResult> {
  const cursor = newCursor(input.bytes);
  if (Buffer.from(take(cursor, 4)).toString('latin1') !== 'Obj\x01') fail('no Avro file: the magic number is missing');
  const meter = newMeter(input);
  const metadata = readMetadata(cursor, meter);
  const sync = take(cursor, SYNC_BYTES);
  const written = metadata.get('avro.schema') ?? fail('an Avro file without a schema');
  const tree = schemaTree(written, input);
  const schema = parseSchema(plain(tree));
  const codec = Buffer.from(metadata.get('avro.codec') ?? []).toString('latin1') || 'null';
  const codecs = codec === 'snappy' ? await loadCodecs() : undefined;
  const rows: TreeNode[] = [];
  let blocks = 0;
  while (cursor.at < input.bytes.length) {
    const count = Number(long(cursor));
    const packed = lengthed(cursor);
    if (!sameBytes(take(cursor, SYNC_BYTES), sync)) fail('a block does not end with the sync marker of the file');
    meter.count(count);
    const block = newCursor(await unpack(codec, packed, codecs, meter));
    for (let index = 0; index < count; index += 1) rows.push(decode(block, schema, meter));
    if (block.at !== block.bytes.length) fail('a block holds more than its values');
    blocks += 1;
  }
  // Readers pass over other names that begin like those two, so anything may stand there.
  const own = [...metadata].filter(([key]) => key !== 'avro.schema' && key !== 'avro.codec');
  const { declared, layout } = writerMetadata(own.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]));
  return {
    ok: true,
    document: {
      ...table(schema, rows),
      declared: { schema: canonical(tree), ...declared },
      layout: {
        compression: codec,
        blocks: String(blocks),
        // Documentation and what else no value depends on.
        'schema as written': bytesFact(written),
        'sync marker': bytesFact(sync),
        ...layout,
      },
    },
  };
}

function readMetadata(cursor: Cursor, meter: Meter): ReadonlyMap<string, Uint8Array> {
  const metadata = new Map<string, Uint8Array>();
  for (;;) {
    let count = Number(long(cursor));
    if (count === 0) return metadata;
    if (count < 0) {
      count = -count;
      long(cursor);
    }
    meter.count(count);
    for (let index = 0; index < count; index += 1) {
      const name = Buffer.from(lengthed(cursor)).toString('utf8');
      if (metadata.has(name)) fail('metadata that say a thing twice');
      metadata.set(name, lengthed(cursor));
    }
  }
}

async function unpack(
  codec: string,
  packed: Uint8Array,
  codecs: Codecs | undefined,
  meter: Meter,
): Promise<Uint8Array> {
  if (codec === 'null') return packed;
  if (codec === 'snappy') {
    // Four bytes of checksum follow; the length stands in front, as in every snappy block.
    const body = packed.subarray(0, Math.max(0, packed.length - 4));
    const length = snappyLength(body);
    meter.inflate(length);
    return codecs!.snappy(body, length);
  }
  const asFile = AS_FILES.get(codec);
  if (asFile === undefined && codec !== 'deflate') stopAtLimit(`codec ${codec.slice(0, 20)} has no decoder here`);
  const output =
    asFile === undefined
      ? inflateRawSync(packed, { maxOutputLength: MAX_INFLATED_BYTES })
      : (await (await import('../archives/unpack.js')).unpackFile(asFile, packed, meter.room())).bytes;
  meter.inflate(output.length);
  return output;
}

function snappyLength(body: Uint8Array): number {
  let length = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = body[index] ?? fail('a snappy block is cut off');
    length += (byte & 127) * 2 ** (index * 7);
    if (byte < 128) return length;
  }
  return fail('a snappy block of an impossible length');
}

/** The JSON of a schema through the product's own parser, which neither loses a duplicate nor overflows. */
function schemaTree(bytes: Uint8Array, input: ReadInput): TreeNode {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return fail('the Avro schema is no UTF-8');
  const parsed = parseJson({
    text: decoded.text,
    trailingCommas: false,
    maxDepth: 128,
    maxNodes: input.options.limits.nodes,
  });
  if (!parsed.ok) return fail(`the Avro schema is no JSON: ${parsed.reason}`);
  return parsed.root;
}

function plain(node: TreeNode): Json {
  switch (node.kind) {
    case 'object': {
      const map = new Map<string, Json>();
      for (const { name, value } of node.members) {
        if (map.has(name)) fail(`the Avro schema says ${name} twice`);
        map.set(name, plain(value));
      }
      return map;
    }
    case 'array':
      return node.items.map(plain);
    case 'number':
      return Number(node.literal);
    case 'string':
    case 'boolean':
      return node.value;
    default:
      return null;
  }
}

/**
 * The schema in one spelling: keys in order, and no documentation, which says nothing about the data. Numbers stay as
 * they are written unless a double holds them: a default of 64 bits is more than one.
 */
function canonical(node: TreeNode): string {
  switch (node.kind) {
    case 'array':
      return `[${node.items.map(canonical).join(',')}]`;
    case 'object': {
      const pairs = node.members.filter(({ name }) => name !== 'doc');
      pairs.sort((left, right) => (left.name < right.name ? -1 : 1));
      return `{${pairs.map(({ name, value }) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
    }
    case 'number': {
      const value = Number(node.literal);
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : node.literal;
    }
    case 'string':
    case 'boolean':
      return JSON.stringify(node.value);
    default:
      return 'null';
  }
}

/** Records are rows with a column for each field; values of any other schema are rows of one column. */
function table(schema: AvroType, values: readonly TreeNode[]) {
  if (schema.kind !== 'record') {
    return tableDocument({
      format: 'avro',
      columns: [{ name: 'value', kind: schema.kind }],
      rows: values.map((value) => [value]),
    });
  }
  const columns = schema.fields.map(({ name, type }): Column => {
    const nullable =
      type.kind === 'null' || (type.kind === 'union' && type.branches.some((branch) => branch.type.kind === 'null'));
    return { name, kind: kindText(type), nullable };
  });
  const rows = values.map((value) => (value.kind === 'object' ? value.members.map((member) => member.value) : [value]));
  return tableDocument({ format: 'avro', columns, rows });
}

function kindText(type: AvroType): string {
  const logical = 'logical' in type && type.logical !== undefined ? ` ${type.logical.name}` : '';
  if (type.kind !== 'union') return `${type.kind}${logical}`;
  return type.branches
    .filter(({ type: branch }) => branch.kind !== 'null')
    .map(({ type: branch }) => kindText(branch))
    .join(' | ');
}
