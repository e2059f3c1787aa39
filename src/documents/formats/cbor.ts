import type { BinaryNode, TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { type ByteReader, createByteReader, floatLiteral, utf8 } from '../trees/bytes.js';
import { array, listFact, number, text, treeResult } from '../trees/nodes.js';
import { readPacked, type Step } from '../trees/packed.js';
import { checkSize } from '../trees/source.js';
import { attempt, createBudget, fail } from '../trees/stop.js';

/** RFC 8949 section 3.4.3: unsigned and negative integers of any size. */
const BIGNUM = 2n;
const NEGATIVE_BIGNUM = 3n;
/** Bytes of an integer of about 4,000 decimal digits; a larger one stays a tag around bytes. */
const MAX_BIGNUM_BYTES = 1_660;
const INDEFINITE = 31;

interface Reading {
  readonly bytes: ByteReader;
  /** Ways of encoding that carry no value: float widths, indefinite lengths, integers in more bytes than they need. */
  readonly layout: Map<string, Set<string>>;
}

/**
 * Own reader (docs/adr/0082) of RFC 8949: equal keys, tags, `undefined` and simple values are kept, integers and
 * floats are apart, integers have any size. How a value is encoded is layout. Several items in a file are a stream
 * (RFC 8742).
 */
export const cbor: Format = { id: 'cbor', read: (input) => attempt(() => readCbor(input)) };

function readCbor(input: ReadInput): ReadResult {
  checkSize(input);
  const reading: Reading = { bytes: createByteReader(input.bytes), layout: new Map() };
  const budget = createBudget(input.options.limits);
  const documents: TreeNode[] = [];
  if (input.bytes.length === 0) fail('the file is empty');
  while (reading.bytes.left() > 0) {
    documents.push(readPacked({ next: () => step(reading), at: reading.bytes.at, bytes: input.bytes }, budget));
  }
  const layout = Object.fromEntries([...reading.layout].map(([name, values]) => [name, listFact([...values].sort())]));
  return treeResult({ format: 'cbor', root: array(documents, 0), layout, stream: true });
}

function step(reading: Reading): Step {
  const start = reading.bytes.at();
  const head = reading.bytes.byte();
  const major = head >> 5;
  const info = head & 0x1f;
  if (major === 7) return simple(reading, info, start);
  if (info === INDEFINITE) return indefinite(reading, major, start);
  const argument = argumentOf(reading, info, start);
  switch (major) {
    case 0:
      return integer(argument);
    case 1:
      return integer(-1n - argument);
    case 2:
      return { kind: 'value', node: binary(reading.bytes.take(argument)) };
    case 3:
      return { kind: 'value', node: textNode(reading.bytes.take(argument), start) };
    case 4:
      return { kind: 'array', count: counted(reading.bytes, argument, 1n) };
    case 5:
      return { kind: 'map', count: counted(reading.bytes, argument, 2n) };
    default:
      return tag(argument);
  }
}

function argumentOf({ bytes, layout }: Reading, info: number, start: number): bigint {
  if (info < 24) return BigInt(info);
  const size = ([1, 2, 4, 8] as const)[info - 24];
  if (size === undefined) return fail(`a head of no known size at byte ${start}`);
  const argument = bytes.unsigned(size);
  const least = size === 1 ? 24n : 1n << BigInt(size * 4);
  if (argument < least) note(layout, 'heads', 'longer than needed');
  return argument;
}

function tag(number_: bigint): Step {
  const name = `#tag ${number_}`;
  if (number_ !== BIGNUM && number_ !== NEGATIVE_BIGNUM) return { kind: 'wrapper', name };
  return { kind: 'wrapper', name, finish: (node) => bignum(node, number_ === NEGATIVE_BIGNUM) };
}

function bignum(node: TreeNode, negative: boolean): TreeNode | undefined {
  if (node.kind !== 'binary' || node.bytes.length > MAX_BIGNUM_BYTES) return undefined;
  const hex = Buffer.from(node.bytes).toString('hex');
  const magnitude = hex === '' ? 0n : BigInt(`0x${hex}`);
  return number('integer', (negative ? -1n - magnitude : magnitude).toString(), 0);
}

function simple({ bytes, layout }: Reading, info: number, start: number): Step {
  switch (info) {
    case 20:
    case 21:
      return { kind: 'value', node: { kind: 'boolean', value: info === 21, line: 0 } };
    case 22:
      return { kind: 'value', node: { kind: 'null', line: 0 } };
    case 25:
    case 26:
    case 27: {
      const size = info === 25 ? 2 : info === 26 ? 4 : 8;
      note(layout, 'floats', `float${size * 8}`);
      return { kind: 'value', node: number('float', floatLiteral(bytes.float(size)), 0) };
    }
    case INDEFINITE:
      return { kind: 'break' };
  }
  if (info > 24) return fail(`a simple value of no known size at byte ${start}`);
  const value = info === 24 ? bytes.byte() : info;
  if (info === 24 && value < 32) return fail(`a simple value in two bytes that needs one at byte ${start}`);
  const name = value === 23 ? '#undefined' : `#simple ${value}`;
  const node: TreeNode = { kind: 'object', members: [{ name, value: { kind: 'null', line: 0 }, line: 0 }], line: 0 };
  return { kind: 'value', node };
}

/** Chunks of a string are joined; arrays and maps run to their `break`. */
function indefinite(reading: Reading, major: number, start: number): Step {
  const { bytes, layout } = reading;
  if (major < 2 || major === 6) return fail(`an indefinite length at byte ${start} where there is none`);
  note(layout, 'lengths', 'indefinite');
  if (major === 4 || major === 5) return { kind: major === 4 ? 'array' : 'map', count: undefined };
  const chunks: Uint8Array[] = [];
  const texts: string[] = [];
  while (bytes.peek() !== 0xff) {
    const at = bytes.at();
    const head = bytes.byte();
    if (head >> 5 !== major || (head & 0x1f) === INDEFINITE)
      return fail(`a chunk at byte ${at} of another type than its string`);
    const chunk = bytes.take(argumentOf(reading, head & 0x1f, at));
    if (major === 2) chunks.push(chunk);
    else texts.push(textNode(chunk, at).value);
  }
  bytes.unsigned(1);
  return { kind: 'value', node: major === 2 ? binary(Buffer.concat(chunks)) : text(texts.join(''), 0) };
}

function counted(bytes: ByteReader, count: bigint, bytesEach: bigint): number {
  if (count * bytesEach > BigInt(bytes.left()))
    fail(`declares ${count} items at byte ${bytes.at()}, ${bytes.left()} bytes left`);
  return Number(count);
}

function integer(value: bigint | number): Step {
  return { kind: 'value', node: number('integer', value.toString(), 0) };
}

function binary(bytes: Uint8Array): BinaryNode {
  return { kind: 'binary', bytes, line: 0 };
}

function textNode(bytes: Uint8Array, start: number): ReturnType<typeof text> {
  const value = utf8(bytes);
  return value === undefined ? fail(`text that is not UTF-8 at byte ${start}`) : text(value, 0);
}

function note(layout: Map<string, Set<string>>, name: string, value: string): void {
  const values = layout.get(name) ?? new Set();
  layout.set(name, values.add(value));
}
