export const id = 7850;
export const ids = [7850];
export const modules = {

/***/ 40365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ unpackFile)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/archives/bunzip2.js



/*
 * bzip2, as its source describes it (there is no other specification). Own, because libraries take a file that ends
 * after a block for a whole one, or let a few kilobytes become any number of bytes (docs/adr/0190).
 */
const BLOCK = 0x314159;
const BLOCK_REST = 0x265359;
const END = 0x177245;
const END_REST = 0x385090;
const BLOCK_UNIT_BYTES = 100_000;
const MAX_CODE_BITS = 20;
/** Symbols that one table is used for before the next selector. */
const GROUP_SIZE = 50;
/** A longer run would not fit a block, and the number that counts it would overflow. */
const MAX_RUN = 2_097_152;
/** All streams of the file, one after the other, as bunzip2 writes them, but nothing may follow the last one. */
function bunzip2(bytes, room) {
    const output = newOutput(room);
    const levels = [];
    // One block for all streams: thousands of empty ones would cost megabytes each.
    let block = new Uint32Array(0);
    const blockOf = (size) => {
        if (block.length < size)
            block = new Uint32Array(size);
        return block.subarray(0, size);
    };
    let at = 0;
    while (at < bytes.length || levels.length === 0) {
        if ((0,binaries/* ascii */.a)(bytes, at, 3) !== 'BZh')
            (0,stop/* fail */.fJ)(at === 0 ? 'not compressed by bzip2' : `${bytes.length - at} bytes follow that are no bzip2`);
        if (levels.length >= format/* MAX_ARCHIVE_MEMBERS */.uk)
            (0,stop/* stopAtLimit */.zK)(`more than ${format/* MAX_ARCHIVE_MEMBERS */.uk} compressed streams`);
        const level = (bytes[at + 3] ?? 0) - 48;
        if (level < 1 || level > 9)
            (0,stop/* fail */.fJ)('a bzip2 header with a block size that does not exist');
        levels.push(String(level));
        at = stream({ bytes, at: at + 4, held: 0, bits: 0 }, () => blockOf(level * BLOCK_UNIT_BYTES), output);
    }
    return {
        bytes: output.take(),
        layout: {
            'block size': levels[0],
            ...(levels.length > 1 ? { 'compressed streams': `${levels.length}: ${new Set(levels).size} block sizes` } : {}),
        },
    };
}
/** Unpacks one stream and returns where it ends. */
function stream(reader, blockOf, output) {
    let combined = 0;
    for (;;) {
        const [mark, rest] = [take(reader, 24), take(reader, 24)];
        const checksum = ((take(reader, 16) << 16) | take(reader, 16)) >>> 0;
        if (mark === END && rest === END_REST) {
            if (checksum !== combined)
                (0,stop/* fail */.fJ)('the checksum is not that of the content');
            return reader.at;
        }
        if (mark !== BLOCK || rest !== BLOCK_REST)
            (0,stop/* fail */.fJ)('compressed data are broken: no block begins where one is due');
        if (take(reader, 1) === 1)
            (0,stop/* stopAtLimit */.zK)('a block that bzip2 before 0.9.5 wrote');
        const origin = take(reader, 24);
        const block = blockOf();
        const length = symbols(reader, block);
        if (origin >= length)
            (0,stop/* fail */.fJ)('compressed data are broken: a block begins outside of itself');
        if (unsort(block, length, origin, output) !== checksum)
            (0,stop/* fail */.fJ)('the checksum is not that of the content');
        combined = (((combined << 1) | (combined >>> 31)) ^ checksum) >>> 0;
    }
}
function tables(reader) {
    const alphabet = alphabetOf(reader);
    const count = take(reader, 3);
    const uses = take(reader, 15);
    if (count < 2 || count > 6 || uses === 0)
        (0,stop/* fail */.fJ)('compressed data are broken: a wrong number of tables');
    const recent = Uint8Array.from({ length: count }, (_, index) => index);
    const selectors = new Uint8Array(uses);
    for (let index = 0; index < uses; index += 1) {
        let place = 0;
        while (take(reader, 1) === 1) {
            place += 1;
            if (place >= count)
                (0,stop/* fail */.fJ)('compressed data are broken: a table that is not there');
        }
        selectors[index] = toFront(recent, place);
    }
    return { alphabet, groups: Array.from({ length: count }, () => huffman(reader, alphabet.length + 2)), selectors };
}
/** Which bytes there are: a map of sixteen times sixteen bits. */
function alphabetOf(reader) {
    const rows = take(reader, 16);
    const found = [];
    for (let row = 0; row < 16; row += 1) {
        if ((rows & (0x8000 >> row)) === 0)
            continue;
        const used = take(reader, 16);
        for (let column = 0; column < 16; column += 1)
            if ((used & (0x8000 >> column)) !== 0)
                found.push(row * 16 + column);
    }
    return found.length === 0 ? (0,stop/* fail */.fJ)('compressed data are broken: a block without bytes') : Uint8Array.from(found);
}
function huffman(reader, symbolCount) {
    const lengths = new Uint8Array(symbolCount);
    let length = take(reader, 5);
    for (let symbol = 0; symbol < symbolCount; symbol += 1) {
        for (;;) {
            if (length < 1 || length > MAX_CODE_BITS)
                (0,stop/* fail */.fJ)('compressed data are broken: a code of a wrong length');
            if (take(reader, 1) === 0)
                break;
            length += take(reader, 1) === 0 ? 1 : -1;
        }
        lengths[symbol] = length;
    }
    const shortest = Math.min(...lengths);
    const longest = Math.max(...lengths);
    const limit = new Int32Array(MAX_CODE_BITS + 1);
    const base = new Int32Array(MAX_CODE_BITS + 1);
    const order = new Uint16Array(symbolCount);
    let placed = 0;
    let code = 0;
    for (let bits = shortest; bits <= longest; bits += 1) {
        base[bits] = code - placed;
        for (const [symbol, own] of lengths.entries()) {
            if (own !== bits)
                continue;
            order[placed] = symbol;
            placed += 1;
            code += 1;
        }
        limit[bits] = code - 1;
        code *= 2;
    }
    return { shortest, longest, limit, base, order };
}
/** Reads the symbols of a block into `block` and returns how many bytes they are. */
function symbols(reader, block) {
    const { alphabet, groups, selectors } = tables(reader);
    const end = alphabet.length + 1;
    const recent = Uint8Array.from(alphabet);
    let length = 0;
    let run = 0;
    let weight = 1;
    for (let index = 0;; index += 1) {
        const group = groups[selectors[Math.floor(index / GROUP_SIZE)] ?? -1];
        if (group === undefined)
            return (0,stop/* fail */.fJ)('compressed data are broken: more symbols than tables');
        const symbol = symbolOf(reader, group);
        if (symbol <= 1) {
            // Runs are counted in digits 1 and 2.
            run += weight * (symbol + 1);
            weight *= 2;
            if (weight > MAX_RUN)
                (0,stop/* fail */.fJ)('compressed data are broken: a run that is too long');
            continue;
        }
        if (run > 0) {
            if (length + run > block.length)
                (0,stop/* fail */.fJ)('compressed data are broken: a block that is too long');
            block.fill(recent[0], length, length + run);
            length += run;
            [run, weight] = [0, 1];
        }
        if (symbol === end)
            return length;
        if (length >= block.length)
            (0,stop/* fail */.fJ)('compressed data are broken: a block that is too long');
        block[length] = toFront(recent, symbol - 1);
        length += 1;
    }
}
function symbolOf(reader, { shortest, longest, limit, base, order }) {
    let code = take(reader, shortest);
    for (let bits = shortest; bits <= longest; bits += 1) {
        if (code <= limit[bits])
            return order[code - base[bits]] ?? (0,stop/* fail */.fJ)('compressed data are broken: no such code');
        code = code * 2 + take(reader, 1);
    }
    return (0,stop/* fail */.fJ)('compressed data are broken: no such code');
}
function toFront(recent, place) {
    const found = recent[place];
    recent.copyWithin(1, 0, place);
    recent[0] = found;
    return found;
}
/** Undoes the sorting of a block and the runs of four, writes it, and returns its checksum. */
function unsort(block, length, origin, output) {
    const starts = new Uint32Array(256);
    for (let index = 0; index < length; index += 1)
        starts[block[index] & 255] += 1;
    let sum = 0;
    for (let byte = 0; byte < 256; byte += 1) {
        const own = starts[byte];
        starts[byte] = sum;
        sum += own;
    }
    for (let index = 0; index < length; index += 1) {
        const byte = block[index] & 255;
        // Block sizes are below 2^24, so a place fits above the byte.
        block[starts[byte]] |= index << 8;
        starts[byte] += 1;
    }
    let checksum = 0xffffffff;
    let place = block[origin] >>> 8;
    let same = 0;
    let previous = -1;
    for (let index = 0; index < length; index += 1) {
        const entry = block[place];
        const byte = entry & 255;
        place = entry >>> 8;
        if (same === 4) {
            checksum = output.write(previous, byte, checksum);
            [same, previous] = [0, -1];
            continue;
        }
        same = byte === previous ? same + 1 : 1;
        previous = byte;
        checksum = output.write(byte, 1, checksum);
    }
    return ~checksum >>> 0;
}
/** Up to 24 bits, the highest first. A byte is only taken when it is needed, so that a stream ends where it ends. */
function take(reader, count) {
    while (reader.bits < count) {
        const byte = reader.bytes[reader.at];
        if (byte === undefined)
            return (0,stop/* fail */.fJ)('compressed data are cut off');
        reader.held = ((reader.held & 0xffffff) << 8) | byte;
        reader.bits += 8;
        reader.at += 1;
    }
    reader.bits -= count;
    return (reader.held >>> reader.bits) & (2 ** count - 1);
}
const FIRST_BYTES = 65_536;
function newOutput(room) {
    let buffer = new Uint8Array(Math.min(room, FIRST_BYTES));
    let length = 0;
    return {
        write(byte, times, before) {
            const end = length + times;
            if (end > room)
                (0,stop/* stopAtLimit */.zK)(`unpacks to more than the ${room} bytes that are left for it`);
            if (end > buffer.length) {
                const larger = new Uint8Array(Math.min(room, Math.max(end, buffer.length * 2)));
                larger.set(buffer);
                buffer = larger;
            }
            let checksum = before;
            for (; length < end; length += 1) {
                buffer[length] = byte;
                checksum = (checksum << 8) ^ CHECKSUMS[(checksum >>> 24) ^ byte];
            }
            return checksum;
        },
        take: () => buffer.subarray(0, length),
    };
}
/** CRC-32 with the highest bit first, which is not the order of zlib's. */
const CHECKSUMS = Int32Array.from({ length: 256 }, (_, index) => {
    let value = index << 24;
    for (let bit = 0; bit < 8; bit += 1)
        value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
    return value;
});

// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(98339);
;// CONCATENATED MODULE: ./lib/documents/archives/unpack.js


/** Unpacks a whole file; `room` in bytes, never more of which is made. */
async function unpackFile(compression, bytes, room) {
    switch (compression) {
        case 'gzip':
            return (0,inflate/* gunzip */.kd)(bytes, room);
        case 'bzip2':
            return { facts: {}, ...bunzip2(bytes, room) };
        case 'xz':
            return { bytes: await (await __webpack_require__.e(/* import() */ 9107).then(__webpack_require__.bind(__webpack_require__, 99107))).unxz(bytes, room), facts: {}, layout: {} };
        case 'zstd':
            return { layout: {}, ...(await (await __webpack_require__.e(/* import() */ 921).then(__webpack_require__.bind(__webpack_require__, 80921))).unzstd(bytes, room)) };
    }
}


/***/ }),

/***/ 47850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  avro: () => (/* binding */ avro)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/documents/archives/unpack.js + 1 modules
var unpack = __webpack_require__(40365);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/avro/decoder.js


const MAX_DEPTH = 256;
function newCursor(bytes) {
    return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 };
}
/** A zigzag number of up to 64 bits. */
function decoder_long(cursor) {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
        const byte = cursor.bytes[cursor.at];
        if (byte === undefined)
            return (0,stop/* fail */.fJ)('an Avro value is cut off');
        cursor.at += 1;
        value |= BigInt(byte & 127) << shift;
        if (byte < 128)
            return BigInt.asIntN(64, (value >> 1n) ^ -(value & 1n));
    }
    return (0,stop/* fail */.fJ)('an Avro number of more than 64 bits');
}
function take(cursor, size) {
    if (!(size >= 0 && cursor.at + size <= cursor.bytes.length))
        return (0,stop/* fail */.fJ)('an Avro value is cut off');
    cursor.at += size;
    return cursor.bytes.subarray(cursor.at - size, cursor.at);
}
function lengthed(cursor) {
    return take(cursor, Number(decoder_long(cursor)));
}
/** Decodes by the writer's schema and by nothing else: what a reader's schema would rename or default is not asked. */
function decode(cursor, type, meter, depth = 0) {
    meter.count(1);
    if (depth > MAX_DEPTH)
        (0,stop/* stopAtLimit */.zK)(`Avro values nested deeper than ${MAX_DEPTH}`);
    switch (type.kind) {
        case 'null':
            return scalars/* NULL */.Cq;
        case 'boolean': {
            const [byte] = take(cursor, 1);
            return byte === 0 || byte === 1 ? (0,scalars/* boolean */.zM)(byte === 1) : (0,stop/* fail */.fJ)('an Avro boolean that is neither');
        }
        case 'int':
        case 'long':
            return fromInteger(decoder_long(cursor), type.logical);
        case 'float': {
            const start = cursor.at;
            take(cursor, 4);
            return (0,scalars/* float32 */.In)(cursor.view.getFloat32(start, true));
        }
        case 'double': {
            const start = cursor.at;
            take(cursor, 8);
            return (0,scalars/* float */.fV)(cursor.view.getFloat64(start, true));
        }
        case 'string':
            return (0,scalars/* textOrBytes */.Q8)(lengthed(cursor));
        case 'bytes':
            return fromBytes(lengthed(cursor), type.logical);
        case 'fixed':
            return fromBytes(take(cursor, type.size), type.logical);
        case 'enum': {
            const symbol = type.symbols[Number(decoder_long(cursor))];
            return symbol === undefined ? (0,stop/* fail */.fJ)('an Avro enum value of no symbol') : (0,scalars/* string */.Yj)(symbol);
        }
        case 'union':
            return decodeUnion(cursor, type, meter, depth);
        case 'array':
            return (0,scalars/* list */.p_)(blocks(cursor, meter, () => decode(cursor, type.items, meter, depth + 1)));
        case 'map':
            return (0,scalars/* list */.p_)(blocks(cursor, meter, () => (0,scalars/* record */.g1)([
                ['key', (0,scalars/* textOrBytes */.Q8)(lengthed(cursor))],
                ['value', decode(cursor, type.items, meter, depth + 1)],
            ])));
        case 'record':
            return (0,scalars/* record */.g1)(type.fields.map((field) => [field.name, decode(cursor, field.type, meter, depth + 1)]));
    }
}
/** One type beside null is the value itself; among several the branch is part of the value. */
function decodeUnion(cursor, { branches }, meter, depth) {
    const branch = branches[Number(decoder_long(cursor))];
    if (branch === undefined)
        return (0,stop/* fail */.fJ)('an Avro union value of no branch');
    const node = decode(cursor, branch.type, meter, depth + 1);
    const others = branches.filter(({ type }) => type.kind !== 'null').length;
    return others < 2 || branch.type.kind === 'null' ? node : (0,scalars/* record */.g1)([[branch.name, node]]);
}
function blocks(cursor, meter, item) {
    const items = [];
    for (;;) {
        let count = decoder_long(cursor);
        if (count === 0n)
            return items;
        if (count < 0n) {
            count = -count;
            decoder_long(cursor);
        }
        // Items of no bytes (nulls) cost the file nothing, so they are booked before they are made.
        meter.count(Number(count));
        for (let index = 0n; index < count; index += 1n)
            items.push(item());
    }
}
const TIMES = new Map([
    ['time-millis', 3],
    ['time-micros', 6],
]);
const STAMPS = new Map([
    ['timestamp-millis', 3],
    ['timestamp-micros', 6],
    ['timestamp-nanos', 9],
]);
function fromInteger(value, logical) {
    if (logical === undefined)
        return (0,scalars/* integer */.nd)(value);
    if (logical.name === 'date')
        return (0,scalars/* dateTime */.KQ)((0,scalars/* dateText */.MK)(value));
    const time = TIMES.get(logical.name);
    if (time !== undefined)
        return (0,scalars/* dateTime */.KQ)((0,scalars/* timeText */.Tc)(value, time));
    const local = logical.name.startsWith('local-');
    const stamp = STAMPS.get(local ? logical.name.slice('local-'.length) : logical.name);
    return stamp === undefined ? (0,scalars/* integer */.nd)(value) : (0,scalars/* dateTime */.KQ)((0,scalars/* timestampText */.Ke)(value, stamp, local ? '' : 'Z'));
}
function fromBytes(bytes, logical) {
    if (logical?.name !== 'decimal')
        return (0,scalars/* binary */.aw)(bytes);
    const unscaled = (0,scalars/* bigEndianInteger */.SM)(bytes);
    return unscaled === undefined ? (0,scalars/* binary */.aw)(bytes) : (0,scalars/* exactDecimal */.Z5)(unscaled, logical.scale);
}

;// CONCATENATED MODULE: ./lib/documents/avro/schema.js

const schema_MAX_DEPTH = 64;
const MAX_TYPES = 20_000;
function parseSchema(json) {
    return typeOf(json, '', { named: new Map(), types: 0 }, 0);
}
function typeOf(json, space, context, depth) {
    context.types += 1;
    if (depth > schema_MAX_DEPTH || context.types > MAX_TYPES)
        (0,stop/* stopAtLimit */.zK)('an Avro schema that is too large');
    if (typeof json === 'string')
        return (simple(json) ??
            context.named.get(full(json, space)) ??
            context.named.get(json) ??
            (0,stop/* fail */.fJ)(`an unknown Avro type ${json.slice(0, 40)}`));
    if (Array.isArray(json)) {
        const branches = json.map((branch) => {
            return { name: branchName(branch, space), type: typeOf(branch, space, context, depth + 1) };
        });
        return { kind: 'union', branches };
    }
    if (!(json instanceof Map))
        return (0,stop/* fail */.fJ)('an Avro schema that is no type');
    return complex(json, space, context, depth);
}
function simple(name) {
    switch (name) {
        case 'null':
        case 'boolean':
        case 'float':
        case 'double':
        case 'string':
        case 'int':
        case 'long':
        case 'bytes':
            return { kind: name };
        default:
            return undefined;
    }
}
function full(name, space) {
    return name.includes('.') || space === '' ? name : `${space}.${name}`;
}
function branchName(json, space) {
    if (typeof json === 'string')
        return simple(json) === undefined ? full(json, space) : json;
    if (!(json instanceof Map))
        return 'union';
    const name = json.get('name');
    const own = json.get('namespace');
    if (typeof name === 'string')
        return full(name, typeof own === 'string' ? own : space);
    return String(json.get('type'));
}
function complex(json, space, context, depth) {
    const type = json.get('type');
    const written = json.get('name');
    const own = json.get('namespace');
    const name = typeof written === 'string' ? full(written, typeof own === 'string' ? own : space) : '';
    const inner = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
    const define = (defined) => {
        if (name === '')
            (0,stop/* fail */.fJ)('an Avro type without a name');
        if (context.named.has(name))
            (0,stop/* fail */.fJ)(`two Avro types named ${name}`);
        context.named.set(name, defined);
        return defined;
    };
    switch (type) {
        case 'record':
        case 'error': {
            const fields = [];
            const defined = define({ kind: 'record', fields });
            const listed = json.get('fields');
            if (!Array.isArray(listed))
                return (0,stop/* fail */.fJ)('an Avro record without fields');
            for (const field of listed) {
                const fieldName = field instanceof Map ? field.get('name') : undefined;
                if (!(field instanceof Map) || typeof fieldName !== 'string')
                    return (0,stop/* fail */.fJ)('an Avro field without a name');
                fields.push({ name: fieldName, type: typeOf(field.get('type') ?? '', inner, context, depth + 1) });
            }
            return defined;
        }
        case 'enum': {
            const symbols = json.get('symbols');
            if (!Array.isArray(symbols) || !symbols.every((symbol) => typeof symbol === 'string'))
                return (0,stop/* fail */.fJ)('an Avro enum without symbols');
            return define({ kind: 'enum', symbols: symbols });
        }
        case 'fixed': {
            const size = json.get('size');
            if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
                return (0,stop/* fail */.fJ)('an Avro fixed type without a size');
            return define({ kind: 'fixed', size, ...logicalOf(json) });
        }
        case 'array':
            return { kind: 'array', items: typeOf(json.get('items') ?? '', space, context, depth + 1) };
        case 'map':
            return { kind: 'map', items: typeOf(json.get('values') ?? '', space, context, depth + 1) };
        case undefined:
            return (0,stop/* fail */.fJ)('an Avro schema without a type');
        default: {
            const plain = typeOf(type, space, context, depth + 1);
            if (plain.kind === 'int' || plain.kind === 'long' || plain.kind === 'bytes')
                return { ...plain, ...logicalOf(json) };
            return plain;
        }
    }
}
function logicalOf(json) {
    const name = json.get('logicalType');
    const scale = json.get('scale');
    return typeof name === 'string'
        ? { logical: { name, scale: typeof scale === 'number' && Number.isSafeInteger(scale) ? scale : 0 } }
        : {};
}

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
// EXTERNAL MODULE: ./lib/documents/tables/codecs.js
var tables_codecs = __webpack_require__(15315);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/tables/writers.js
var writers = __webpack_require__(32154);
;// CONCATENATED MODULE: ./lib/documents/formats/avro.js












/**
 * Avro object container files. Own decoder: avsc compiles a schema into code, drops what a map says twice and replaces
 * broken UTF-8 (docs/adr/0090). It is the writer and the oracle of the tests.
 */
const avro = { id: 'avro', read: (input) => (0,guard/* readGuarded */.vK)(input, 'Avro', () => read(input)) };
const SYNC_BYTES = 16;
/** Codecs that are a file format of their own, by their names in Avro. */
const AS_FILES = new Map([
    ['bzip2', 'bzip2'],
    ['xz', 'xz'],
    ['zstandard', 'zstd'],
]);
async function read(input) {
    const cursor = newCursor(input.bytes);
    if (Buffer.from(take(cursor, 4)).toString('latin1') !== 'Obj\x01')
        (0,stop/* fail */.fJ)('no Avro file: the magic number is missing');
    const meter = (0,guard/* newMeter */.Yi)(input);
    const metadata = readMetadata(cursor, meter);
    const sync = take(cursor, SYNC_BYTES);
    const written = metadata.get('avro.schema') ?? (0,stop/* fail */.fJ)('an Avro file without a schema');
    const tree = schemaTree(written, input);
    const schema = parseSchema(plain(tree));
    const codec = Buffer.from(metadata.get('avro.codec') ?? []).toString('latin1') || 'null';
    const codecs = codec === 'snappy' ? await (0,tables_codecs/* loadCodecs */.E)() : undefined;
    const rows = [];
    let blocks = 0;
    while (cursor.at < input.bytes.length) {
        const count = Number(decoder_long(cursor));
        const packed = lengthed(cursor);
        if (!(0,encoding/* sameBytes */.er)(take(cursor, SYNC_BYTES), sync))
            (0,stop/* fail */.fJ)('a block does not end with the sync marker of the file');
        meter.count(count);
        const block = newCursor(await avro_unpack(codec, packed, codecs, meter));
        for (let index = 0; index < count; index += 1)
            rows.push(decode(block, schema, meter));
        if (block.at !== block.bytes.length)
            (0,stop/* fail */.fJ)('a block holds more than its values');
        blocks += 1;
    }
    // Readers pass over other names that begin like those two, so anything may stand there.
    const own = [...metadata].filter(([key]) => key !== 'avro.schema' && key !== 'avro.codec');
    const { declared, layout } = (0,writers/* writerMetadata */.r)(own.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]));
    return {
        ok: true,
        document: {
            ...table(schema, rows),
            declared: { schema: canonical(tree), ...declared },
            layout: {
                compression: codec,
                blocks: String(blocks),
                // Documentation and what else no value depends on.
                'schema as written': (0,binaries/* bytesFact */.CV)(written),
                'sync marker': Buffer.from(sync).toString('hex'),
                ...layout,
            },
        },
    };
}
function readMetadata(cursor, meter) {
    const metadata = new Map();
    for (;;) {
        let count = Number(decoder_long(cursor));
        if (count === 0)
            return metadata;
        if (count < 0) {
            count = -count;
            decoder_long(cursor);
        }
        meter.count(count);
        for (let index = 0; index < count; index += 1) {
            const name = Buffer.from(lengthed(cursor)).toString('utf8');
            if (metadata.has(name))
                (0,stop/* fail */.fJ)('metadata that say a thing twice');
            metadata.set(name, lengthed(cursor));
        }
    }
}
async function avro_unpack(codec, packed, codecs, meter) {
    if (codec === 'null')
        return packed;
    if (codec === 'snappy') {
        // Four bytes of checksum follow; the length stands in front, as in every snappy block.
        const body = packed.subarray(0, Math.max(0, packed.length - 4));
        const length = snappyLength(body);
        meter.inflate(length);
        return codecs.snappy(body, length);
    }
    const asFile = AS_FILES.get(codec);
    if (asFile === undefined && codec !== 'deflate')
        (0,stop/* stopAtLimit */.zK)(`codec ${codec.slice(0, 20)} has no decoder here`);
    const output = asFile === undefined
        ? (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: format/* MAX_INFLATED_BYTES */.Bx })
        : (await (0,unpack/* unpackFile */.J)(asFile, packed, meter.room())).bytes;
    meter.inflate(output.length);
    return output;
}
function snappyLength(body) {
    let length = 0;
    for (let index = 0; index < 5; index += 1) {
        const byte = body[index] ?? (0,stop/* fail */.fJ)('a snappy block is cut off');
        length += (byte & 127) * 2 ** (index * 7);
        if (byte < 128)
            return length;
    }
    return (0,stop/* fail */.fJ)('a snappy block of an impossible length');
}
/** The JSON of a schema through the product's own parser, which neither loses a duplicate nor overflows. */
function schemaTree(bytes, input) {
    const decoded = (0,encoding/* decodeUnicode */.EC)(bytes);
    if (!decoded.ok)
        return (0,stop/* fail */.fJ)('the Avro schema is no UTF-8');
    const parsed = (0,json_parser/* parseJson */.q)({
        text: decoded.text,
        trailingCommas: false,
        maxDepth: 128,
        maxNodes: input.options.limits.nodes,
    });
    if (!parsed.ok)
        return (0,stop/* fail */.fJ)(`the Avro schema is no JSON: ${parsed.reason}`);
    return parsed.root;
}
function plain(node) {
    switch (node.kind) {
        case 'object': {
            const map = new Map();
            for (const { name, value } of node.members) {
                if (map.has(name))
                    (0,stop/* fail */.fJ)(`the Avro schema says ${name} twice`);
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
function canonical(node) {
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
function table(schema, values) {
    if (schema.kind !== 'record') {
        return (0,guard/* tableDocument */.CB)({
            format: 'avro',
            columns: [{ name: 'value', kind: schema.kind }],
            rows: values.map((value) => [value]),
        });
    }
    const columns = schema.fields.map(({ name, type }) => {
        const nullable = type.kind === 'null' || (type.kind === 'union' && type.branches.some((branch) => branch.type.kind === 'null'));
        return { name, kind: kindText(type), nullable };
    });
    const rows = values.map((value) => (value.kind === 'object' ? value.members.map((member) => member.value) : [value]));
    return (0,guard/* tableDocument */.CB)({ format: 'avro', columns, rows });
}
function kindText(type) {
    const logical = 'logical' in type && type.logical !== undefined ? ` ${type.logical.name}` : '';
    if (type.kind !== 'union')
        return `${type.kind}${logical}`;
    return type.branches
        .filter(({ type: branch }) => branch.kind !== 'null')
        .map(({ type: branch }) => kindText(branch))
        .join(' | ');
}


/***/ }),

/***/ 73450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ commentLayout),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
;// CONCATENATED MODULE: ./lib/documents/json-scanner.js

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Why a text is no JSON. Thrown inside the parser only; `parseJson` makes a value of it. */
class Refusal extends Error {
    reason;
    line;
    column;
    limit;
    constructor(cursor, reason, at, limit = false) {
        super(reason);
        this.reason = reason;
        this.line = cursor.line;
        this.column = at - cursor.lineStart + 1;
        this.limit = limit;
    }
}
function closes(cursor, bracket) {
    if (cursor.at >= cursor.end || cursor.text.charCodeAt(cursor.at) !== bracket)
        return false;
    cursor.at += 1;
    return true;
}
function scalar(cursor, code) {
    const { line } = cursor;
    if (code === QUOTE)
        return { kind: 'string', value: string(cursor), line };
    if (code === MINUS || (code >= ZERO && code <= NINE))
        return number(cursor);
    if (word(cursor, 'true'))
        return { kind: 'boolean', value: true, line };
    if (word(cursor, 'false'))
        return { kind: 'boolean', value: false, line };
    if (word(cursor, 'null'))
        return { kind: 'null', line };
    if (word(cursor, 'NaN'))
        return beyondStrict(cursor, 'NaN');
    if (word(cursor, 'Infinity'))
        return beyondStrict(cursor, 'Infinity');
    throw unexpected(cursor, 'a value');
}
function word(cursor, expected) {
    if (!cursor.text.startsWith(expected, cursor.at) || cursor.at + expected.length > cursor.end)
        return false;
    cursor.at += expected.length;
    return true;
}
function beyondStrict(cursor, literal) {
    notice(cursor, literal);
    return { kind: 'number', type: 'number', literal, decimal: literal, line: cursor.line };
}
/** The opening quote is at the cursor. Escapes are left to the platform, which reads them right and fast. */
function string(cursor) {
    const { text, end, at } = cursor;
    let escaped = false;
    let index = at + 1;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === QUOTE)
            break;
        if (code === BACKSLASH) {
            escaped = true;
            index += 1;
        }
        else if (code < 32)
            throw new Refusal(cursor, `control character ${show(code)} in a string`, index);
    }
    if (index >= end)
        throw new Refusal(cursor, 'a string is not closed', at);
    cursor.at = index + 1;
    if (!escaped)
        return text.slice(at + 1, index);
    try {
        return JSON.parse(text.slice(at, index + 1));
    }
    catch {
        throw new Refusal(cursor, 'a bad escape in a string', firstBadEscape(text, at + 1, index));
    }
}
function firstBadEscape(text, from, end) {
    const good = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    for (let index = text.indexOf('\\', from); index !== -1 && index < end; index = text.indexOf('\\', index)) {
        good.lastIndex = index;
        if (!good.test(text))
            return index;
        index = good.lastIndex;
    }
    return from;
}
function number(cursor) {
    const { text, end, at, line } = cursor;
    let index = at;
    if (text.charCodeAt(index) === MINUS)
        index += 1;
    if (index === at + 1 && text.startsWith('Infinity', index) && index + 8 <= end) {
        cursor.at = index + 8;
        return beyondStrict(cursor, '-Infinity');
    }
    const first = index < end ? text.charCodeAt(index) : 0;
    index = digits(cursor, index);
    if (first === ZERO && index > at + (text.charCodeAt(at) === MINUS ? 2 : 1)) {
        throw new Refusal(cursor, 'a number with a leading zero', at);
    }
    if (index < end && text.charCodeAt(index) === DOT)
        index = digits(cursor, index + 1);
    const mark = index < end ? text.charCodeAt(index) : 0;
    if (mark === 101 || mark === 69) {
        const sign = text.charCodeAt(index + 1);
        index = digits(cursor, sign === 43 || sign === MINUS ? index + 2 : index + 1);
    }
    if (index - at > format/* MAX_NUMBER_CHARACTERS */.SO) {
        throw new Refusal(cursor, `a number of more than ${format/* MAX_NUMBER_CHARACTERS */.SO} characters`, at, true);
    }
    cursor.at = index;
    const literal = text.slice(at, index);
    if (mark === 69)
        return { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line };
    return { kind: 'number', type: 'number', literal, line };
}
/** One digit or more; returns where they end. */
function digits(cursor, from) {
    const { text, end } = cursor;
    let index = from;
    while (index < end) {
        const code = text.charCodeAt(index);
        if (code < ZERO || code > NINE)
            break;
        index += 1;
    }
    if (index === from) {
        cursor.at = Math.min(from, end);
        throw unexpected(cursor, 'a digit');
    }
    return index;
}
function skipSpace(cursor) {
    const { text, end } = cursor;
    let index = cursor.at;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 32 || code === 9)
            continue;
        if (code === 10 || code === 13) {
            if (code === 13 && text.charCodeAt(index + 1) === 10)
                index += 1;
            cursor.line += 1;
            cursor.lineStart = index + 1;
            continue;
        }
        if (code !== SLASH)
            break;
        cursor.at = index;
        index = comment(cursor) - 1;
    }
    cursor.at = Math.min(index, end);
}
/** A comment begins at the cursor; returns where it ends. */
function comment(cursor) {
    const { text, end, at } = cursor;
    let stop;
    if (text.charCodeAt(at + 1) === SLASH) {
        stop = at + 2;
        while (stop < end && text.charCodeAt(stop) !== 10 && text.charCodeAt(stop) !== 13)
            stop += 1;
    }
    else {
        if (text.charCodeAt(at + 1) !== 42)
            throw unexpected(cursor, 'a value or a comment');
        stop = text.indexOf('*/', at + 2) + 2;
        if (stop === 1 || stop > end)
            throw new Refusal(cursor, 'a comment is not closed', at);
    }
    const words = text.slice(at, stop);
    notice(cursor, 'a comment');
    cursor.comments.push(words);
    for (let index = at; index < stop; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            cursor.line += 1;
            cursor.lineStart = index + 1;
        }
    }
    return stop;
}
function notice(cursor, what) {
    if (!cursor.unusual.has(what))
        cursor.unusual.set(what, cursor.line);
}
function unexpected(cursor, expected) {
    const point = cursor.at < cursor.end ? cursor.text.codePointAt(cursor.at) : undefined;
    const found = point === undefined ? 'the end of the text' : show(point);
    return new Refusal(cursor, `expected ${expected}, found ${found}`, cursor.at);
}
function show(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    return point > 32 && point < 127 ? `"${String.fromCodePoint(point)}"` : code;
}

;// CONCATENATED MODULE: ./lib/documents/json-parser.js


function parseJson(source) {
    const start = source.start ?? 0;
    const cursor = {
        text: source.text,
        end: source.end ?? source.text.length,
        trailingCommas: source.trailingCommas ?? false,
        at: start,
        line: source.line ?? 1,
        lineStart: start,
        comments: [],
        unusual: new Map(),
        members: [],
        memberCount: 0,
        items: [],
        itemCount: 0,
        lastMembers: [],
        escapedNames: false,
    };
    try {
        const { root, nodes } = parseRoot(cursor, source);
        return { ok: true, root, nodes, notices: noticesOf(cursor), comments: cursor.comments, endLine: cursor.line };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        const { reason, line, column, limit } = error;
        return { ok: false, reason, line, column, ...(limit ? { limit } : {}) };
    }
}
/** A layout fact about comments: how many, and a digest of their words, so that a comment that changed shows. */
function commentLayout(comments) {
    if (comments.length === 0)
        return {};
    const digest = (0,external_node_crypto_.createHash)('sha256').update(comments.join('\0')).digest('hex').slice(0, 8);
    return { comments: `${comments.length} (${digest})` };
}
/** The whole grammar in one loop with a stack of its own: depth is hostile, so nothing here calls itself. */
function parseRoot(cursor, { maxDepth, maxNodes, spans }) {
    const stack = [];
    let nodes = 0;
    skipSpace(cursor);
    if (cursor.at >= cursor.end)
        throw new Refusal(cursor, 'there is no value: the text is empty', cursor.at);
    for (;;) {
        nodes += 1;
        if (nodes > maxNodes)
            throw new Refusal(cursor, `more than ${maxNodes} nodes`, cursor.at, true);
        let value;
        const code = cursor.at < cursor.end ? cursor.text.charCodeAt(cursor.at) : 0;
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
            if (stack.length >= maxDepth)
                throw new Refusal(cursor, `nested deeper than ${maxDepth} levels`, cursor.at, true);
            const opened = json_parser_open(cursor, code);
            if ('empty' in opened)
                value = opened.empty;
            else {
                stack.push(opened.open);
                continue;
            }
        }
        else
            value = scalar(cursor, code);
        const done = attach(cursor, stack, value, spans);
        if (done !== undefined)
            return { root: done, nodes };
    }
}
/** Takes an opening bracket and what follows it up to the first value, or the closing bracket. */
function json_parser_open(cursor, code) {
    const { line, at } = cursor;
    cursor.at += 1;
    skipSpace(cursor);
    if (code === OPEN_BRACKET) {
        if (closes(cursor, CLOSE_BRACKET))
            return { empty: { kind: 'array', items: [], line } };
        return { open: { kind: 'array', from: cursor.itemCount, line, at } };
    }
    if (closes(cursor, CLOSE_BRACE))
        return { empty: { kind: 'object', members: [], line } };
    const from = cursor.memberCount;
    const node = { kind: 'object', from, line, at, pattern: cursor.lastMembers, name: '', nameLine: 0 };
    key(cursor, node);
    return { open: node };
}
/**
 * Puts a finished value where it belongs and goes on to the next value, closing what closes.
 * Returns the root once it is finished and nothing but white space follows.
 */
function attach(cursor, stack, finished, spans) {
    let value = finished;
    for (;;) {
        const top = stack.at(-1);
        skipSpace(cursor);
        if (top === undefined) {
            if (cursor.at < cursor.end)
                throw unexpected(cursor, 'the end of the text');
            return value;
        }
        if (top.kind === 'array')
            cursor.items[cursor.itemCount++] = value;
        else
            cursor.members[cursor.memberCount++] = { name: top.name, value, line: top.nameLine };
        const bracket = top.kind === 'array' ? CLOSE_BRACKET : CLOSE_BRACE;
        let closed = closes(cursor, bracket);
        if (!closed) {
            if (!closes(cursor, COMMA))
                throw unexpected(cursor, top.kind === 'array' ? '"," or "]"' : '"," or "}"');
            skipSpace(cursor);
            closed = cursor.trailingCommas && closes(cursor, bracket);
            if (closed)
                notice(cursor, 'a trailing comma');
        }
        if (!closed) {
            if (top.kind === 'object')
                key(cursor, top);
            return undefined;
        }
        stack.pop();
        value = finish(cursor, top);
        if (spans !== undefined) {
            spans.nodes.push(value);
            spans.starts.push(top.at);
            spans.ends.push(cursor.at);
        }
    }
}
/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(cursor, { kind, from, line }) {
    if (kind === 'array') {
        const items = cursor.items.slice(from, cursor.itemCount);
        cursor.itemCount = from;
        return { kind: 'array', items, line };
    }
    const members = cursor.members.slice(from, cursor.memberCount);
    cursor.memberCount = from;
    cursor.lastMembers = members;
    return { kind: 'object', members, line };
}
function key(cursor, into) {
    if (cursor.text.charCodeAt(cursor.at) !== QUOTE || cursor.at >= cursor.end)
        throw unexpected(cursor, 'a name in double quotes');
    into.nameLine = cursor.line;
    const from = cursor.at;
    const expected = expectedName(cursor, into);
    into.name = expected ?? string(cursor);
    // Without escapes a name is as long as its source between the quotes.
    if (expected === undefined && cursor.at - from - 2 !== into.name.length)
        cursor.escapedNames = true;
    skipSpace(cursor);
    if (!closes(cursor, COLON))
        throw unexpected(cursor, '":"');
    skipSpace(cursor);
}
/**
 * The name that the pattern has at this place, where the text has it, too: half of all strings are names, and so they
 * cost one comparison and share one string. Only while no name had an escape, so that names and source are the same text.
 */
function expectedName(cursor, { pattern, from }) {
    const name = cursor.escapedNames ? undefined : pattern[cursor.memberCount - from]?.name;
    if (name === undefined)
        return undefined;
    const { text, at, end } = cursor;
    const close = at + 1 + name.length;
    if (close >= end || text.charCodeAt(close) !== QUOTE || !text.startsWith(name, at + 1))
        return undefined;
    cursor.at = close + 1;
    return name;
}
function noticesOf(cursor) {
    return [...cursor.unusual].map(([what, line]) => ({ message: `${what} is no strict JSON`, line }));
}


/***/ }),

/***/ 15315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ loadCodecs)
/* harmony export */ });
/* unused harmony export zstdContentSize */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/**
 * The codecs of columnar files. gzip and brotli are Node's, which stop at a length; the others come with hyparquet.
 * `length` is booked by the caller before, so no codec is asked for more than the limits allow.
 */
async function loadCodecs() {
    const [{ snappyUncompress }, { compressors, decompressZstd }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3303), __webpack_require__.e(6186)]).then(__webpack_require__.bind(__webpack_require__, 23303)),
        __webpack_require__.e(/* import() */ 138).then(__webpack_require__.bind(__webpack_require__, 20138)),
    ]);
    const other = (name) => {
        // A block of nothing is one zero, which the library takes for a place to copy from.
        return (input, length) => length === 0 && input.length === 1 && input[0] === 0
            ? new Uint8Array(0)
            : exactly(compressors[name](input, length), length);
    };
    return {
        snappy: (input, length) => {
            const output = new Uint8Array(length);
            snappyUncompress(input, output);
            return output;
        },
        zstd: (input, length) => {
            // fzstd allocates what the frame's header asks for, so that is held against the length first. A frame that
            // says nothing gets an output of that length, beyond which nothing is written.
            const said = zstdContentSize(input);
            if (said !== undefined && said > length)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('a compressed block is larger than it says');
            return exactly(decompressZstd(input, said === undefined ? new Uint8Array(length) : undefined), length);
        },
        lz4: other('LZ4'),
        lz4Raw: other('LZ4_RAW'),
        gzip: (input, length) => exactly((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(input, { maxOutputLength: length + 1 }), length),
        brotli: (input, length) => exactly((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(input, { maxOutputLength: length + 1 }), length),
    };
}
function exactly(output, length) {
    return output.length === length ? output : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('a compressed block has another size than it says');
}
/** What a Zstandard frame says about its size (RFC 8878, section 3.1.1.1); undefined where it says nothing. */
function zstdContentSize(input) {
    const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
    if (input.length < 6 || view.getUint32(0, true) !== 0xfd2fb528)
        return undefined;
    const descriptor = input[4];
    const single = (descriptor & 32) !== 0;
    const size = [single ? 1 : 0, 2, 4, 8][descriptor >> 6];
    const at = 5 + (single ? 0 : 1) + [0, 1, 2, 4][descriptor & 3];
    if (size === 0 || at + size > input.length)
        return undefined;
    if (size === 1)
        return input[at];
    if (size === 2)
        return view.getUint16(at, true) + 256;
    return size === 4 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
}


/***/ }),

/***/ 80427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ tableDocument),
/* harmony export */   Yi: () => (/* binding */ newMeter),
/* harmony export */   vK: () => (/* binding */ readGuarded)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27787);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);



/**
 * Runs a reader that stands on a library. Whatever the library throws over hostile bytes, an ordinary error or its
 * own overflowing stack, says that the file does not read; a `ReadStop` has its own words.
 */
async function readGuarded(input, what, read) {
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(async () => {
        (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(input);
        try {
            return await read();
        }
        catch (error) {
            if (error instanceof _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .ReadStop */ .t6 || !(error instanceof Error))
                throw error;
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`not readable as ${what}: ${error.message.slice(0, MAX_REASON_CHARACTERS)}`);
        }
    });
}
/** What a library says may hold a megabyte of the file. */
const MAX_REASON_CHARACTERS = 200;
/** A small file may unpack to this much whatever the ratio: columns of one value do, and it costs nothing. */
const FREE_INFLATION_BYTES = 16_777_216;
function newMeter(input) {
    const { nodes } = input.options.limits;
    const free = Math.max(FREE_INFLATION_BYTES, input.bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATION_RATIO */ .wF);
    const most = Math.min(free, _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATED_BYTES */ .Bx);
    let inflated = 0;
    let counted = 0;
    return {
        inflate(bytes) {
            inflated += bytes;
            if (!(inflated <= most))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`unpacks to more than ${most} bytes`);
        },
        room: () => most - inflated,
        count(values) {
            counted += values;
            if (!(counted <= nodes))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${nodes} values`);
        },
    };
}
/** A table without lines and without ragged rows, as binary formats have them. */
function tableDocument({ format, columns, rows, declared = {}, layout = {}, notices = [], }) {
    const content = { kind: 'table', columns, rows, lines: [], ragged: [] };
    return { format, readings: [{ label: '', content }], declared, layout, notices };
}


/***/ }),

/***/ 32154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ writerMetadata)
/* harmony export */ });
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68809);

/** Keys under which writers keep what they need to read their own files back. All of it is said elsewhere, too. */
const WRITER_KEYS = /^(?:ARROW:schema$|PARQUET:|pandas$|org\.apache\.spark\.|writer\.|parquet\.avro\.|avro\.schema$|duckdb_schema$)/;
/**
 * Metadata beside a schema: what writers keep for themselves is layout, what a person or an application put there
 * (GeoParquet's `geo`, the unit of a field) is part of what the file declares. `place` is that of a field.
 */
function writerMetadata(pairs) {
    const declared = new Map();
    const writer = [];
    for (const [key, value, place] of pairs) {
        if (WRITER_KEYS.test(key)) {
            writer.push(`${place ?? ''}${key}=${value}`);
            continue;
        }
        const name = place === undefined ? `metadata ${key}` : `metadata of field ${place} ${key}`;
        const before = declared.get(name);
        // A key given twice says both.
        declared.set(name, before === undefined ? value : `${before}\n${value}`);
    }
    return {
        declared: Object.fromEntries(declared),
        layout: writer.length === 0 ? {} : { 'writer metadata': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .listFact */ .HG)(writer.sort()) },
    };
}


/***/ })

};
