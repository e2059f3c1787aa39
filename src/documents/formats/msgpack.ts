import type { TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { type ByteReader, createByteReader, floatLiteral, utf8 } from '../trees/bytes.js';
import { array, listFact, number, object, text, treeResult } from '../trees/nodes.js';
import { readPacked, type Step } from '../trees/packed.js';
import { checkSize } from '../trees/source.js';
import { attempt, createBudget, fail } from '../trees/stop.js';

/** MessagePack's own extension for points in time. */
const TIMESTAMP = -1n;
const NANOSECONDS = 1_000_000_000n;

/**
 * Own reader (docs/adr/0082): the library keeps the last of two equal keys and refuses `__proto__`. How wide an
 * integer, a length or a float is written is layout, as long as the value is the same; integers and floats are kept
 * apart. Several objects in one file are a stream.
 */
export const msgpack: Format = { id: 'msgpack', read: (input) => attempt(() => readMsgpack(input)) };

function readMsgpack(input: ReadInput): ReadResult {
  checkSize(input);
  const bytes = createByteReader(input.bytes);
  const budget = createBudget(input.options.limits);
  const widths = new Set<string>();
  const documents: TreeNode[] = [];
  if (input.bytes.length === 0) fail('the file is empty');
  while (bytes.left() > 0) {
    documents.push(readPacked({ next: () => step(bytes, widths), at: bytes.at, bytes: input.bytes }, budget));
  }
  const layout = widths.size === 0 ? {} : { floats: listFact([...widths].sort()) };
  return treeResult({ format: 'msgpack', root: array(documents, 0), layout, stream: true });
}

function step(bytes: ByteReader, widths: Set<string>): Step {
  const start = bytes.at();
  const head = bytes.byte();
  if (head < 0x80) return integer(head);
  if (head < 0x90) return { kind: 'map', count: counted(bytes, BigInt(head & 0x0f), 2) };
  if (head < 0xa0) return { kind: 'array', count: counted(bytes, BigInt(head & 0x0f), 1) };
  if (head < 0xc0) return string(bytes, BigInt(head & 0x1f));
  if (head >= 0xe0) return integer(head - 0x100);
  switch (head) {
    case 0xc0:
      return { kind: 'value', node: { kind: 'null', line: 0 } };
    case 0xc2:
    case 0xc3:
      return { kind: 'value', node: { kind: 'boolean', value: head === 0xc3, line: 0 } };
    case 0xca:
    case 0xcb:
      return float(bytes, head === 0xca ? 4 : 8, widths);
    case 0xcc:
    case 0xcd:
    case 0xce:
    case 0xcf:
      return integer(bytes.unsigned(sizeOf(head - 0xcc)));
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3:
      return integer(bytes.signed(sizeOf(head - 0xd0)));
    case 0xd4:
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
      return extension(bytes, 1n << BigInt(head - 0xd4));
    default:
      return sized(bytes, head, start);
  }
}

/** Heads with a length of their own: strings, bytes, extensions, arrays, maps. */
function sized(bytes: ByteReader, head: number, start: number): Step {
  if (head >= 0xc4 && head <= 0xc6) return binary(bytes.take(bytes.unsigned(sizeOf(head - 0xc4))));
  if (head >= 0xc7 && head <= 0xc9) return extension(bytes, bytes.unsigned(sizeOf(head - 0xc7)));
  if (head >= 0xd9 && head <= 0xdb) return string(bytes, bytes.unsigned(sizeOf(head - 0xd9)));
  if (head === 0xdc || head === 0xdd) {
    return { kind: 'array', count: counted(bytes, bytes.unsigned(head === 0xdc ? 2 : 4), 1) };
  }
  if (head === 0xde || head === 0xdf)
    return { kind: 'map', count: counted(bytes, bytes.unsigned(head === 0xde ? 2 : 4), 2) };
  return fail(`byte 0x${head.toString(16)} at ${start} begins no value`);
}

function sizeOf(step: number): 1 | 2 | 4 | 8 {
  return ([1, 2, 4, 8] as const)[step] ?? fail('a length of no known size');
}

/** Each item takes a byte at least: a declared length that cannot be there is refused before anything is read. */
function counted(bytes: ByteReader, count: bigint, bytesEach: number): number {
  if (count * BigInt(bytesEach) > BigInt(bytes.left()))
    fail(`declares ${count} items at byte ${bytes.at()}, ${bytes.left()} bytes left`);
  return Number(count);
}

function integer(value: bigint | number): Step {
  return { kind: 'value', node: number('integer', value.toString(), 0) };
}

function float(bytes: ByteReader, size: 4 | 8, widths: Set<string>): Step {
  widths.add(`float${size * 8}`);
  return { kind: 'value', node: number('float', floatLiteral(bytes.float(size)), 0) };
}

/** Writers from before the `bin` type put bytes into strings: what is not UTF-8 stays bytes, but apart from `bin`. */
function string(bytes: ByteReader, length: bigint): Step {
  const raw = bytes.take(length);
  const value = utf8(raw);
  if (value !== undefined) return { kind: 'value', node: text(value, 0) };
  const bytesNode: TreeNode = { kind: 'binary', bytes: raw, line: 0 };
  return { kind: 'value', node: object([{ name: '#str', value: bytesNode, line: 0 }], 0) };
}

function binary(bytes: Uint8Array): Step {
  return { kind: 'value', node: { kind: 'binary', bytes, line: 0 } };
}

function extension(bytes: ByteReader, length: bigint): Step {
  const type = bytes.signed(1);
  const data = bytes.take(length);
  const time = type === TIMESTAMP ? timestamp(data) : undefined;
  if (time !== undefined) return { kind: 'value', node: { kind: 'date-time', value: time, line: 0 } };
  return {
    kind: 'value',
    node: {
      kind: 'object',
      members: [{ name: `#ext ${type}`, value: { kind: 'binary', bytes: data, line: 0 }, line: 0 }],
      line: 0,
    },
  };
}

/** Three widths of one time; as seconds since 1970 where a calendar would not hold them. */
function timestamp(data: Uint8Array): string | undefined {
  const bytes = createByteReader(data);
  let seconds: bigint;
  let nanoseconds = 0n;
  if (data.length === 4) seconds = bytes.unsigned(4);
  else if (data.length === 8) {
    const both = bytes.unsigned(8);
    nanoseconds = both >> 34n;
    seconds = both & 0x3_ffff_ffffn;
  } else if (data.length === 12) {
    nanoseconds = bytes.unsigned(4);
    seconds = bytes.signed(8);
  } else return undefined;
  if (nanoseconds >= NANOSECONDS) return undefined;
  const fraction = nanoseconds === 0n ? '' : `.${nanoseconds.toString().padStart(9, '0')}`;
  // Date reaches to the year 275760; 64-bit seconds do not fit.
  if (seconds < -62_167_219_200n || seconds > 253_402_300_799n) return `@${seconds}${fraction}`;
  return new Date(Number(seconds) * 1_000).toISOString().replace('.000Z', `${fraction}Z`);
}
