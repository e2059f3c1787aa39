export const id = 2181;
export const ids = [2181];
export const modules = {

/***/ 62181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  arrow: () => (/* binding */ arrow)
});

// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(31118);
;// CONCATENATED MODULE: ./lib/documents/arrow/messages.js

const MAX_FIELDS = 20_000;
const MAX_DEPTH = 64;
const HEADER = { schema: 1, dictionary: 2, record: 3 };
/**
 * Walks the metadata of an Arrow file or stream and books what it promises. The library follows every offset and
 * believes every length: a vector of two billion entries, or a schema whose fields are their own children, is found here.
 */
function checkMessages(bytes, meter) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const walk = { view, meter, fields: 0, batches: 0, compression: 'none', schemas: 0 };
    const file = Buffer.from(bytes.subarray(0, 6)).toString('latin1') === 'ARROW1';
    if (file)
        checkFile(walk, bytes);
    else
        checkStream(walk, bytes);
    if (walk.schemas === 0)
        (0,stop/* fail */.fJ)('an Arrow stream without a schema');
    return { storage: file ? 'file' : 'stream', batches: walk.batches, compression: walk.compression };
}
function checkStream(walk, bytes) {
    let at = 0;
    while (at < bytes.length) {
        const next = checkMessage(walk, at);
        if (next === undefined)
            return;
        at = next;
    }
}
function checkFile(walk, bytes) {
    if (bytes.length < 24 || Buffer.from(bytes.subarray(-6)).toString('latin1') !== 'ARROW1')
        (0,stop/* fail */.fJ)('an Arrow file without its end: cut off');
    const tail = bytes.length - 10;
    const length = walk.view.getInt32(tail, true);
    if (length <= 0 || length > tail)
        (0,stop/* fail */.fJ)('an Arrow footer of an impossible size');
    const footer = table(walk, tail - length);
    const schema = footer(6);
    if (schema !== undefined)
        checkSchema(walk, indirect(walk, schema));
    for (const slot of [8, 10]) {
        const field = footer(slot);
        if (field === undefined)
            continue;
        for (const block of vector(walk, field, 24)) {
            const offset = Number(walk.view.getBigInt64(block, true));
            if (!(offset >= 0 && offset < bytes.length))
                (0,stop/* fail */.fJ)('a block outside of the file');
            if (checkMessage(walk, offset) === undefined)
                (0,stop/* fail */.fJ)('a block without a message');
        }
    }
}
/** Returns where the next message begins; undefined at the end of the stream. */
function checkMessage(walk, start) {
    const { view } = walk;
    if (start + 4 > view.byteLength)
        return undefined;
    let at = start;
    let size = view.getInt32(at, true);
    at += 4;
    if (size === -1) {
        if (at + 4 > view.byteLength)
            return (0,stop/* fail */.fJ)('a message is cut off');
        size = view.getInt32(at, true);
        at += 4;
    }
    if (size === 0)
        return undefined;
    if (size < 0 || at + size > view.byteLength)
        return (0,stop/* fail */.fJ)('a message is cut off');
    const message = table(walk, at);
    const typeField = message(6);
    const type = typeField === undefined ? 0 : view.getUint8(typeField);
    const headerField = message(8);
    const bodyField = message(10);
    const body = bodyField === undefined ? 0 : Number(view.getBigInt64(bodyField, true));
    if (!(body >= 0 && at + size + body <= view.byteLength))
        return (0,stop/* fail */.fJ)('the body of a message is cut off');
    if (headerField !== undefined) {
        const header = indirect(walk, headerField);
        if (type === HEADER.schema)
            checkSchema(walk, header);
        else if (type === HEADER.record) {
            walk.batches += 1;
            checkBatch(walk, header);
        }
        else if (type === HEADER.dictionary) {
            const data = table(walk, header, true)(6);
            if (data !== undefined)
                checkBatch(walk, indirect(walk, data));
        }
    }
    return at + size + body;
}
function checkBatch(walk, at) {
    const { view, meter } = walk;
    const batch = table(walk, at, true);
    const nodes = batch(6);
    for (const node of nodes === undefined ? [] : vector(walk, nodes, 16)) {
        const length = view.getBigInt64(node, true);
        if (length < 0n)
            (0,stop/* fail */.fJ)('a column of a negative length');
        meter.count(Number(length));
    }
    for (const [slot, stride] of [
        [8, 16],
        [12, 8],
    ]) {
        const field = batch(slot);
        if (field !== undefined)
            meter.count(vector(walk, field, stride).length);
    }
    const compression = batch(10);
    if (compression === undefined)
        return;
    const codec = table(walk, indirect(walk, compression), true)(4);
    walk.compression = codec !== undefined && view.getInt8(codec) === 1 ? 'ZSTD' : 'LZ4';
}
function checkSchema(walk, at) {
    walk.schemas += 1;
    const schema = table(walk, at, true);
    const endianness = schema(4);
    if (endianness !== undefined && walk.view.getInt16(endianness, true) !== 0)
        (0,stop/* stopAtLimit */.zK)('big-endian Arrow data');
    const open = tables(walk, schema(6)).map((field) => ({ at: field, depth: 1 }));
    checkPairs(walk, schema(8));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        walk.fields += 1;
        if (walk.fields > MAX_FIELDS)
            (0,stop/* stopAtLimit */.zK)(`more than ${MAX_FIELDS} schema fields`);
        if (next.depth > MAX_DEPTH)
            (0,stop/* stopAtLimit */.zK)(`a schema nested deeper than ${MAX_DEPTH}`);
        const field = table(walk, next.at, true);
        const { depth } = next;
        for (const child of tables(walk, field(14)))
            open.push({ at: child, depth: depth + 1 });
        checkPairs(walk, field(16));
    }
}
function checkPairs(walk, field) {
    walk.meter.count(tables(walk, field).length);
}
/** Where the tables of a vector of tables are. */
function tables(walk, field) {
    return field === undefined ? [] : vector(walk, field, 4).map((entry) => indirect(walk, entry));
}
/** Where the entries of a vector are. @throws ReadStop where it does not fit into the file. */
function vector(walk, field, stride) {
    const base = indirect(walk, field);
    const length = walk.view.getUint32(base, true);
    if (base + 4 + length * stride > walk.view.byteLength)
        return (0,stop/* fail */.fJ)('a vector that is longer than the file');
    return Array.from({ length }, (_, index) => base + 4 + index * stride);
}
function indirect({ view }, at) {
    return at + view.getUint32(at, true);
}
/** The slots of a flatbuffer table. `at` is an offset to it, or with `direct` the table itself. */
function table(walk, at, direct = false) {
    const { view } = walk;
    const position = direct ? at : indirect(walk, at);
    const slots = position - view.getInt32(position, true);
    const size = view.getUint16(slots, true);
    return (slot) => {
        const offset = slot < size ? view.getUint16(slots + slot, true) : 0;
        return offset === 0 ? undefined : position + offset;
    };
}

;// CONCATENATED MODULE: ./lib/documents/arrow/types.js

/** Type ids of the Arrow format (Schema.fbs); -1 is the library's own for dictionaries. */
const TYPE = {
    dictionary: -1,
    null: 1,
    int: 2,
    float: 3,
    binary: 4,
    utf8: 5,
    bool: 6,
    decimal: 7,
    date: 8,
    time: 9,
    timestamp: 10,
    interval: 11,
    list: 12,
    struct: 13,
    union: 14,
    fixedBinary: 15,
    fixedList: 16,
    map: 17,
    duration: 18,
    largeBinary: 19,
    largeUtf8: 20,
    largeList: 21,
    runEndEncoded: 22,
    binaryView: 23,
    utf8View: 24,
    listView: 25,
    largeListView: 26,
};
const UNITS = ['s', 'ms', 'us', 'ns'];
const SIMPLE = new Map([
    [TYPE.null, 'null'],
    [TYPE.binary, 'binary'],
    [TYPE.utf8, 'utf8'],
    [TYPE.bool, 'bool'],
    [TYPE.largeBinary, 'large_binary'],
    [TYPE.largeUtf8, 'large_utf8'],
    [TYPE.binaryView, 'binary_view'],
    [TYPE.utf8View, 'utf8_view'],
]);
const NESTED = new Map([
    [TYPE.list, 'list'],
    [TYPE.struct, 'struct'],
    [TYPE.map, 'map'],
    [TYPE.fixedList, 'fixed_size_list'],
    [TYPE.largeList, 'large_list'],
    [TYPE.listView, 'list_view'],
    [TYPE.largeListView, 'large_list_view'],
    [TYPE.runEndEncoded, 'run_end_encoded'],
]);
/** The type as the schema declares it, in the words of the Arrow documentation, extension types included. */
function kindText({ type, metadata }) {
    const own = typeText(type);
    const extension = metadata?.get('ARROW:extension:name');
    if (extension === undefined)
        return own;
    return `extension<${extension}, ${JSON.stringify(metadata?.get('ARROW:extension:metadata') ?? '')}, ${own}>`;
}
function childrenText(children) {
    return children
        .map((child) => `${JSON.stringify(child.name)}${child.nullable ? '?' : ''}: ${kindText(child)}`)
        .join(', ');
}
function typeText(type) {
    const simple = SIMPLE.get(type.typeId);
    if (simple !== undefined)
        return simple;
    if ('children' in type && NESTED.has(type.typeId)) {
        const size = 'stride' in type ? `[${type.stride}]` : 'keysSorted' in type && type.keysSorted ? ' sorted' : '';
        return `${NESTED.get(type.typeId)}${size}<${childrenText(type.children)}>`;
    }
    switch (type.typeId) {
        case TYPE.int:
            return `${type.signed ? 'int' : 'uint'}${type.bitWidth}`;
        case TYPE.float:
            return ['float16', 'float32', 'float64'][type.precision] ?? 'float';
        case TYPE.decimal:
            return `decimal${type.bitWidth}(${type.precision}, ${type.scale})`;
        case TYPE.date:
            return type.unit === 0 ? 'date32' : 'date64';
        case TYPE.time:
            return `time${type.bitWidth}[${UNITS[type.unit]}]`;
        case TYPE.timestamp:
            return `timestamp[${UNITS[type.unit]}${type.timezone == null ? '' : `, ${type.timezone}`}]`;
        case TYPE.duration:
            return `duration[${UNITS[type.unit]}]`;
        case TYPE.interval:
            return ['interval[year_month]', 'interval[day_time]', 'interval[month_day_nano]'][type.unit] ?? 'interval';
        case TYPE.fixedBinary:
            return `fixed_size_binary[${type.stride}]`;
        case TYPE.dictionary: {
            const { indices, dictionary, ordered } = type;
            return `dictionary<${typeText(indices)}, ${typeText(dictionary)}${ordered ? ', ordered' : ''}>`;
        }
        case TYPE.union:
            return `${type.mode === 0 ? 'sparse' : 'dense'}_union<${type.typeIds.join(',')}: ${childrenText(type.children)}>`;
        default:
            return (0,stop/* stopAtLimit */.zK)(`Arrow type ${type.typeId} has no decoder here`);
    }
}

// EXTERNAL MODULE: ./lib/documents/parquet/values.js
var parquet_values = __webpack_require__(9739);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(91355);
;// CONCATENATED MODULE: ./lib/documents/arrow/values.js




/**
 * Gives the cells of one column in one batch, read off the buffers: the library's own accessors round times to
 * milliseconds and decimals to doubles, and turn broken UTF-8 into U+FFFD (docs/adr/0092).
 */
function newCellReader(meter) {
    const reader = new Reader(meter);
    return (batch) => reader.cells(batch);
}
/** Dictionaries are shared by many batches, so their nodes are kept. */
class Reader {
    #meter;
    #dictionaries = new Map();
    constructor(meter) {
        this.#meter = meter;
    }
    cells(buffers) {
        const { length, nullCount, validity } = buffers;
        this.#meter.count(length);
        if (buffers.type.typeId === TYPE.null)
            return Array.from({ length }, () => scalars/* NULL */.Cq);
        const valid = nullCount === 0 || isUnion(buffers) ? undefined : validity;
        if (valid !== undefined && valid.length * 8 < length)
            (0,stop/* fail */.fJ)('a validity bitmap is shorter than its column');
        const read = this.#reader(buffers);
        const cells = [];
        for (let index = 0; index < length; index += 1) {
            cells.push(valid !== undefined && (valid[index >> 3] & (1 << (index & 7))) === 0 ? scalars/* NULL */.Cq : read(index));
        }
        return cells;
    }
    #reader(buffers) {
        const { type, children = [] } = buffers;
        switch (type.typeId) {
            case TYPE.list:
            case TYPE.largeList:
            case TYPE.map:
                return this.#ranges(buffers, (index) => at(buffers.offsets, index + 1) - at(buffers.offsets, index));
            case TYPE.listView:
            case TYPE.largeListView:
                return this.#ranges(buffers, (index) => at(buffers.sizes, index));
            case TYPE.fixedList: {
                const items = this.cells(children[0]);
                const { stride } = type;
                return (index) => (0,scalars/* list */.p_)(this.#slice(items, index * stride, stride));
            }
            case TYPE.struct: {
                const columns = children.map((child) => this.cells(child));
                const names = type.children.map(({ name }) => name);
                return (index) => (0,scalars/* record */.g1)(columns.map((column, place) => [names[place], cell(column, index)]));
            }
            case TYPE.union: {
                const columns = children.map((child) => this.cells(child));
                return (index) => {
                    const id = type.typeIds.indexOf(at(buffers.typeIds, index));
                    const column = columns[id] ?? (0,stop/* fail */.fJ)('a union value of no type');
                    const place = type.mode === 0 ? index : at(buffers.offsets, index);
                    return (0,scalars/* record */.g1)([[type.children[id].name, cell(column, place)]]);
                };
            }
            case TYPE.dictionary: {
                const entries = this.#dictionary(buffers);
                return (index) => cell(entries, at(buffers.values, index));
            }
            case TYPE.runEndEncoded: {
                const ends = this.cells(children[0]).map((node) => node.kind === 'number' ? Number(node.literal) : Number.NaN);
                const values = this.cells(children[1]);
                let run = 0;
                return (index) => {
                    while (run < ends.length && !(index < ends[run]))
                        run += 1;
                    return cell(values, run);
                };
            }
            default:
                return scalarReader(buffers, this.#meter);
        }
    }
    #ranges(buffers, sizeOf) {
        const items = this.cells(buffers.children[0]);
        return (index) => (0,scalars/* list */.p_)(this.#slice(items, at(buffers.offsets, index), sizeOf(index)));
    }
    #slice(items, start, size) {
        if (!(start >= 0 && size >= 0 && start + size <= items.length))
            (0,stop/* fail */.fJ)('a list reaches out of its items');
        this.#meter.count(size);
        return items.slice(start, start + size);
    }
    #dictionary({ dictionary }) {
        if (dictionary === undefined)
            return (0,stop/* fail */.fJ)('a dictionary is missing');
        const known = this.#dictionaries.get(dictionary);
        if (known !== undefined)
            return known;
        const entries = dictionary.data.flatMap((batch) => this.cells(batch));
        this.#dictionaries.set(dictionary, entries);
        return entries;
    }
}
function isUnion({ type }) {
    return type.typeId === TYPE.union;
}
function at(values, index) {
    const value = values?.[index];
    return value === undefined ? (0,stop/* fail */.fJ)('a buffer is shorter than its column') : Number(value);
}
function cell(cells, index) {
    return cells[index] ?? (0,stop/* fail */.fJ)('a value that is not there');
}
function scalarReader(buffers, meter) {
    const { type, values } = buffers;
    const raw = (index) => values?.[index] ?? (0,stop/* fail */.fJ)('a buffer is shorter than its column');
    switch (type.typeId) {
        case TYPE.bool:
            return (index) => (0,scalars/* boolean */.zM)((Number(raw(index >> 3)) & (1 << (index & 7))) !== 0);
        case TYPE.int:
        case TYPE.duration:
            return (index) => (0,scalars/* integer */.nd)(raw(index));
        case TYPE.float:
            if (type.precision === 0)
                return (index) => (0,scalars/* float */.fV)((0,parquet_values/* float16 */.EY)(Number(raw(index))));
            return type.precision === 1 ? (index) => (0,scalars/* float32 */.In)(Number(raw(index))) : (index) => (0,scalars/* float */.fV)(Number(raw(index)));
        case TYPE.decimal:
            return (index) => (0,scalars/* exactDecimal */.Z5)(unscaled(raw, index, type.bitWidth), type.scale);
        case TYPE.date:
            if (type.unit === 0)
                return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* dateText */.MK)(BigInt(raw(index))));
            return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* timestampText */.Ke)(BigInt(raw(index)), 3, ''));
        case TYPE.time:
            return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* timeText */.Tc)(BigInt(raw(index)), type.unit * 3));
        case TYPE.timestamp: {
            const zone = type.timezone == null ? '' : 'Z';
            return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* timestampText */.Ke)(BigInt(raw(index)), type.unit * 3, zone));
        }
        case TYPE.interval:
            return intervalReader(buffers, type.unit);
        case TYPE.fixedBinary:
            return (index) => (0,scalars/* binary */.aw)(piece(bytesOf(values), index * type.stride, type.stride));
        case TYPE.binary:
        case TYPE.largeBinary:
        case TYPE.utf8:
        case TYPE.largeUtf8: {
            const text = type.typeId === TYPE.utf8 || type.typeId === TYPE.largeUtf8;
            const { offsets } = buffers;
            return (index) => {
                const start = at(offsets, index);
                return blob(piece(bytesOf(values), start, at(offsets, index + 1) - start), text, meter);
            };
        }
        case TYPE.binaryView:
        case TYPE.utf8View:
            return (index) => blob(viewed(buffers, index), type.typeId === TYPE.utf8View, meter);
        default:
            return (0,stop/* fail */.fJ)(`Arrow type ${type.typeId} in a column`);
    }
}
function blob(bytes, text, meter) {
    meter.inflate(bytes.length);
    return text ? (0,scalars/* textOrBytes */.Q8)(bytes) : (0,scalars/* binary */.aw)(bytes);
}
/** Little-endian words, the last of which has the sign. */
function unscaled(raw, index, bits) {
    if (bits === 32)
        return BigInt(raw(index));
    const words = bits / 64;
    let value = 0n;
    for (let word = words - 1; word >= 0; word -= 1)
        value = (value << 64n) | BigInt(raw(index * words + word));
    return BigInt.asIntN(bits, value);
}
function intervalReader({ values }, unit) {
    const bytes = bytesOf(values);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (unit === 0)
        return (index) => (0,scalars/* integer */.nd)(view.getInt32(index * 4, true));
    if (unit === 1) {
        return (index) => (0,scalars/* record */.g1)([
            ['days', (0,scalars/* integer */.nd)(view.getInt32(index * 8, true))],
            ['milliseconds', (0,scalars/* integer */.nd)(view.getInt32(index * 8 + 4, true))],
        ]);
    }
    return (index) => (0,scalars/* record */.g1)([
        ['months', (0,scalars/* integer */.nd)(view.getInt32(index * 16, true))],
        ['days', (0,scalars/* integer */.nd)(view.getInt32(index * 16 + 4, true))],
        ['nanoseconds', (0,scalars/* integer */.nd)(view.getBigInt64(index * 16 + 8, true))],
    ]);
}
/** Short values stand in the view itself, longer ones in a buffer beside it. */
function viewed({ values, data = [] }, index) {
    const bytes = bytesOf(values);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const length = view.getInt32(index * 16, true);
    if (length <= 12)
        return piece(bytes, index * 16 + 4, length);
    const buffer = data[view.getInt32(index * 16 + 8, true)];
    if (buffer === undefined)
        return (0,stop/* fail */.fJ)('a view into no buffer');
    return piece(buffer, view.getInt32(index * 16 + 12, true), length);
}
function bytesOf(values) {
    if (values === undefined)
        return new Uint8Array(0);
    return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
function piece(bytes, start, length) {
    if (!(start >= 0 && length >= 0 && start + length <= bytes.length))
        (0,stop/* fail */.fJ)('a value reaches out of its buffer');
    return bytes.subarray(start, start + length);
}

// EXTERNAL MODULE: ./lib/documents/tables/codecs.js
var tables_codecs = __webpack_require__(85055);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(14655);
;// CONCATENATED MODULE: ./lib/documents/tables/lz4-frame.js

const MAGIC = 0x184d2204;
const UNCOMPRESSED_BLOCK = 0x80000000;
/**
 * The LZ4 frame format, to exactly `length` bytes. Own, because Node has none and the decoder that comes with
 * hyparquet reads single blocks, which cannot look back into the block before (docs/adr/0092). Checksums are not asked:
 * they say nothing about what the bytes mean.
 */
function unpackLz4Frame(input, length) {
    const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
    if (input.length < 7 || view.getUint32(0, true) !== MAGIC)
        (0,stop/* fail */.fJ)('an LZ4 frame without its magic number');
    const flags = input[4];
    if (flags >> 6 !== 1)
        (0,stop/* fail */.fJ)('an LZ4 frame of an unknown version');
    const blockChecksum = (flags & 16) !== 0 ? 4 : 0;
    let at = 7 + ((flags & 8) !== 0 ? 8 : 0) + ((flags & 1) !== 0 ? 4 : 0);
    const output = new Uint8Array(length);
    let written = 0;
    for (;;) {
        if (at + 4 > input.length)
            (0,stop/* fail */.fJ)('an LZ4 frame is cut off');
        const header = view.getUint32(at, true);
        at += 4;
        if (header === 0)
            break;
        const size = header & 0x7fffffff;
        if (at + size > input.length)
            (0,stop/* fail */.fJ)('an LZ4 block is cut off');
        const block = input.subarray(at, at + size);
        if (header >= UNCOMPRESSED_BLOCK) {
            if (written + size > length)
                (0,stop/* fail */.fJ)('an LZ4 frame is larger than it says');
            output.set(block, written);
            written += size;
        }
        else
            written = unpackBlock(block, output, written);
        at += size + blockChecksum;
    }
    return written === length ? output : (0,stop/* fail */.fJ)('an LZ4 frame has another size than it says');
}
/** Writes one block at `from` and returns where it ends. Matches may reach back over all that was written before. */
function unpackBlock(block, output, from) {
    let at = 0;
    let to = from;
    const long = (start) => {
        let total = start;
        if (start !== 15)
            return total;
        for (;;) {
            const byte = block[at];
            if (byte === undefined)
                return (0,stop/* fail */.fJ)('an LZ4 block is cut off');
            at += 1;
            total += byte;
            if (byte !== 255)
                return total;
        }
    };
    while (at < block.length) {
        const token = block[at];
        at += 1;
        const literals = long(token >> 4);
        if (at + literals > block.length || to + literals > output.length)
            (0,stop/* fail */.fJ)('an LZ4 block is larger than it says');
        output.set(block.subarray(at, at + literals), to);
        at += literals;
        to += literals;
        if (at >= block.length)
            return to;
        const distance = block[at] | ((block[at + 1] ?? 0) << 8);
        at += 2;
        const match = long(token & 15) + 4;
        if (distance === 0 || distance > to || to + match > output.length)
            (0,stop/* fail */.fJ)('an LZ4 match reaches out of the output');
        for (let index = 0; index < match; index += 1)
            output[to + index] = output[to + index - distance];
        to += match;
    }
    return to;
}

// EXTERNAL MODULE: ./lib/documents/tables/writers.js
var writers = __webpack_require__(32638);
;// CONCATENATED MODULE: ./lib/documents/formats/arrow.js








/** Arrow IPC, as a file (Feather version 2) and as a stream. */
const arrow = { id: 'arrow', read: (input) => (0,guard/* readGuarded */.vK)(input, 'Arrow', () => read(input)) };
async function read(input) {
    if (Buffer.from(input.bytes.subarray(0, 4)).toString('latin1') === 'FEA1')
        (0,stop/* stopAtLimit */.zK)('Feather version 1 has no decoder here');
    const [{ tableFromIPC, setCompressionCodec, CompressionType }, codecs] = await Promise.all([
        __webpack_require__.e(/* import() */ 8355).then(__webpack_require__.t.bind(__webpack_require__, 78355, 19)),
        (0,tables_codecs/* loadCodecs */.E)(),
    ]);
    // Typed arrays over the buffers need them aligned, which the bytes of a larger buffer may not be.
    const bytes = Uint8Array.from(input.bytes);
    const facts = checkMessages(bytes, (0,guard/* newMeter */.Yi)(input));
    const meter = (0,guard/* newMeter */.Yi)(input);
    const unused = () => (0,stop/* stopAtLimit */.zK)('nothing is written here');
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
    const { fields, metadata } = table.schema;
    const cellsOf = newCellReader(meter);
    const columns = table.children.map((column) => column.data.flatMap((batch) => cellsOf(batch)));
    const height = Math.max(0, ...columns.map((column) => column.length));
    const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row]));
    if (columns.some((column) => column.length !== height))
        return ragged();
    const { declared, layout } = (0,writers/* writerMetadata */.r)([...(metadata ?? new Map())]);
    return {
        ok: true,
        document: (0,guard/* tableDocument */.CB)({
            format: 'arrow',
            columns: fields.map((field) => ({ name: field.name, kind: kindText(field), nullable: field.nullable })),
            rows,
            declared,
            layout: { ...layoutOf(facts, fields), ...layout },
        }),
    };
}
function ragged() {
    return { ok: false, reason: 'columns of different lengths', line: 0, column: 0 };
}
function booked(meter, length, unpack) {
    meter.inflate(length);
    return unpack();
}
function layoutOf({ storage, batches, compression }, fields) {
    const { layout } = (0,writers/* writerMetadata */.r)(fields.flatMap(({ name, metadata }) => ownPairs(name, metadata)));
    return { storage, compression, 'record batches': String(batches), ...layout };
}
/** What a field says beside its type; the extension type is part of the kind already. */
function ownPairs(name, metadata) {
    const pairs = [...(metadata ?? new Map())].filter(([key]) => !key.startsWith('ARROW:extension:'));
    return pairs.map(([key, value]) => [`${name}.${key}`, value]);
}


/***/ })

};
