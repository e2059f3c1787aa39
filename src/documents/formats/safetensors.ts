import { elementCount, ITEM_BYTES, readElements, widenEighths } from '../arrays/elements.js';
import { binaryDocument, viewOf } from '../binaries.js';
import type { ContainerMember, DType, FixtureDocument, Line, TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { MAX_ARCHIVE_MEMBERS } from '../format.js';
import { parseJson } from '../json-parser.js';
import { utf8 } from '../trees/bytes.js';
import { listFact, treeDocument } from '../trees/nodes.js';
import { attempt, fail, stopAtLimit } from '../trees/stop.js';

/** The format's own limit, in bytes. */
const MAX_HEADER_BYTES = 100_000_000;
const METADATA = '__metadata__';

const DTYPES: ReadonlyMap<string, DType> = new Map([
  ['BOOL', 'bool'],
  ['U8', 'uint8'],
  ['I8', 'int8'],
  ['U16', 'uint16'],
  ['I16', 'int16'],
  ['F16', 'float16'],
  ['BF16', 'bfloat16'],
  ['U32', 'uint32'],
  ['I32', 'int32'],
  ['F32', 'float32'],
  ['U64', 'uint64'],
  ['I64', 'int64'],
  ['F64', 'float64'],
  ['C64', 'complex64'],
]);

/** Bits an element, of types that no array here has. The first two are widened, the others compared bit by bit. */
const SMALL: ReadonlyMap<string, number> = new Map([
  ['F8_E4M3', 8],
  ['F8_E5M2', 8],
  ['F8_E8M0', 8],
  ['F6_E2M3', 6],
  ['F6_E3M2', 6],
  ['F4', 4],
]);

/**
 * Tensors by name. The header is strict JSON without duplicate names, and the tensors must fill the data without gap
 * or overlap, as the format's own reader demands: bytes that belong to nothing could hide anything.
 */
export const safetensors: Format = { id: 'safetensors', read: (input) => attempt(() => readSafetensors(input)) };

interface Entry {
  readonly name: string;
  readonly line: Line;
  readonly dtype: string;
  readonly dimensions: readonly number[];
  readonly begin: number;
  readonly end: number;
}

function readSafetensors(input: ReadInput): ReadResult {
  const { root, data, padding } = headerOf(input);
  if (root.kind !== 'object') return fail('its header is no object');
  const names = new Set(root.members.map(({ name }) => name));
  if (names.size !== root.members.length) fail('its header names a tensor twice');
  if (names.size > MAX_ARCHIVE_MEMBERS) stopAtLimit(`more than ${MAX_ARCHIVE_MEMBERS} tensors`);
  const entries: Entry[] = [];
  const members: ContainerMember[] = root.members.map(({ name, value, line }) => {
    if (name === METADATA) return { name, line: 0, document: metadata(value) };
    const entry = entryOf(name, value, line, data.length);
    entries.push(entry);
    return { name, line: 0, document: tensorOf(entry, data.subarray(entry.begin, entry.end)) };
  });
  const order = checkCoverage(entries, data.length);
  return {
    ok: true,
    document: binaryDocument({
      format: 'safetensors',
      content: { kind: 'container', noun: 'tensor', members },
      layout: {
        ...(order.length > 1 ? { 'order of data': listFact(order) } : {}),
        ...(padding === undefined ? {} : { 'header padding': `${padding} blanks` }),
      },
    }),
  };
}

function headerOf({ bytes, options }: ReadInput): { root: TreeNode; data: Uint8Array; padding: number | undefined } {
  if (bytes.length < 8) return fail('cut off: shorter than the length of its header');
  const length = viewOf(bytes).getBigUint64(0, true);
  if (length > BigInt(MAX_HEADER_BYTES)) fail(`a header of ${length} bytes, more than the format allows`);
  const end = 8 + Number(length);
  if (end > bytes.length) fail('cut off in its header');
  const text = utf8(bytes.subarray(8, end));
  if (text === undefined) return fail('its header is not UTF-8');
  if (!text.startsWith('{')) fail('its header does not begin with {');
  const { depth, nodes } = options.limits;
  const parsed = parseJson({ text, trailingCommas: false, maxDepth: depth, maxNodes: nodes });
  if (!parsed.ok) return parsed.limit === true ? stopAtLimit(parsed.reason) : fail(`its header: ${parsed.reason}`);
  if (parsed.notices.length > 0) fail(`its header is no strict JSON: ${parsed.notices[0]!.message}`);
  const padding = text.length - text.trimEnd().length;
  // What aligns the data to eight bytes follows from the header.
  const aligned = padding < 8 && end % 8 === 0;
  return { root: parsed.root, data: bytes.subarray(end), padding: aligned ? undefined : padding };
}

/** Text by name and nothing else, says the format. */
function metadata(value: TreeNode): FixtureDocument {
  if (value.kind !== 'object' || value.members.some((member) => member.value.kind !== 'string'))
    return fail(`${METADATA} must hold strings by name`);
  return treeDocument({ format: 'safetensors', root: value, layout: {} });
}

function entryOf(name: string, value: TreeNode, line: Line, dataBytes: number): Entry {
  const where = `tensor ${JSON.stringify(name.slice(0, 60))}`;
  const fields = new Map(value.kind === 'object' ? value.members.map((member) => [member.name, member.value]) : []);
  const dtype = fields.get('dtype');
  const dimensions = sizes(fields.get('shape'));
  const offsets = sizes(fields.get('data_offsets'));
  if (value.kind !== 'object' || value.members.length !== 3 || dtype?.kind !== 'string' || !dimensions || !offsets)
    return fail(`${where} must have dtype, shape and data_offsets, and nothing else`);
  const [begin, end] = offsets;
  if (begin === undefined || end === undefined || offsets.length !== 2 || begin > end || end > dataBytes)
    return fail(`${where} does not lie within the data`);
  return { name, line, dtype: dtype.value, dimensions, begin, end };
}

function sizes(node: TreeNode | undefined): readonly number[] | undefined {
  if (node?.kind !== 'array') return undefined;
  const numbers = node.items.map((item) =>
    item.kind === 'number' && /^(?:0|[1-9]\d{0,15})$/.test(item.literal) ? Number(item.literal) : Number.NaN,
  );
  return numbers.every(Number.isSafeInteger) ? numbers : undefined;
}

/** Names in the order of their data. */
function checkCoverage(entries: readonly Entry[], dataBytes: number): readonly string[] {
  const sorted = entries.toSorted((a, b) => a.begin - b.begin || a.end - b.end);
  let at = 0;
  for (const { name, begin, end } of sorted) {
    if (begin !== at)
      fail(`tensor ${JSON.stringify(name.slice(0, 60))} ${begin < at ? 'overlaps another' : 'follows a gap'}`);
    at = end;
  }
  if (at !== dataBytes) fail(`${dataBytes - at} bytes at the end belong to no tensor`);
  return sorted.map(({ name }) => name);
}

function tensorOf({ name, dtype, dimensions }: Entry, bytes: Uint8Array): FixtureDocument {
  const where = `tensor ${JSON.stringify(name.slice(0, 60))}`;
  const known = DTYPES.get(dtype);
  const bits = known === undefined ? SMALL.get(dtype) : ITEM_BYTES[known] * 8;
  if (bits === undefined) return fail(`${where} has elements of type ${JSON.stringify(dtype.slice(0, 20))}, not known`);
  const count = elementCount(dimensions);
  if (count === undefined || count * bits !== bytes.length * 8)
    return fail(`${where} has ${bytes.length} bytes, which its dimensions do not ask for`);
  if (known !== undefined) {
    const values = readElements(bytes, known, false);
    return binaryDocument({ format: 'safetensors', content: { kind: 'tensor', dtype: known, dimensions, values } });
  }
  return smallTensor(dtype, dimensions, bytes);
}

function smallTensor(dtype: string, dimensions: readonly number[], bytes: Uint8Array): FixtureDocument {
  const declared = { dtype };
  if (dtype === 'F8_E4M3' || dtype === 'F8_E5M2') {
    // One step of these is many of float16, so the default of eight ULP forgives nothing.
    const values = widenEighths(bytes, dtype === 'F8_E4M3' ? 'E4M3' : 'E5M2');
    return binaryDocument({
      format: 'safetensors',
      content: { kind: 'tensor', dtype: 'float16', dimensions, values },
      declared,
    });
  }
  const packed = dtype === 'F8_E8M0' ? dimensions : [bytes.length];
  return binaryDocument({
    format: 'safetensors',
    content: { kind: 'tensor', dtype: 'uint8', dimensions: packed, values: bytes },
    declared: { dtype, dimensions: `(${dimensions.join(', ')})` },
  });
}
