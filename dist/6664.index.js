export const id = 6664;
export const ids = [6664];
export const modules = {

/***/ 12879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ inflateZlib),
/* harmony export */   MB: () => (/* binding */ compressionOf),
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   kd: () => (/* binding */ gunzip),
/* harmony export */   wS: () => (/* binding */ inflateRaw)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36741);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69015);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31118);




/** How many bytes this file may unpack to, counting what the archives around it already took. */
function roomFor({ bytes, room }) {
    return room?.() ?? Math.min(_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_INFLATED_BYTES */ .Bx, bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_INFLATION_RATIO */ .wF);
}
/** A raw deflate stream at the start of `input`; `room` in bytes. Never allocates more than that. */
function inflateRaw(input, room) {
    return unpack(node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync, input, room);
}
/** A zlib stream, as in PNG and TIFF. */
function inflateZlib(input, room) {
    return unpack(node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync, input, room);
}
function unpack(inflate, input, room) {
    try {
        // zlib takes no bound of 0, so one byte more may come out, and is refused below.
        const result = inflate(input, { maxOutputLength: Math.max(1, room), info: true });
        const { buffer, engine } = result;
        if (buffer.length > room)
            return tooLarge(room);
        return { bytes: buffer, used: engine.bytesWritten };
    }
    catch (error) {
        const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
        if (code === 'ERR_BUFFER_TOO_LARGE')
            return tooLarge(room);
        if (typeof code === 'string' && code.startsWith('Z_'))
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`compressed data are broken: ${describe(error)}`);
        throw error;
    }
}
function describe(error) {
    return error instanceof Error ? error.message : 'unknown';
}
function tooLarge(room) {
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stopAtLimit */ .zK)(`unpacks to more than the ${room} bytes that are left for it`);
}
const FHCRC = 2;
const FEXTRA = 4;
const FNAME = 8;
const FCOMMENT = 16;
/**
 * All members of a gzip file, one after the other, as gunzip writes them. Node's own function takes whatever follows
 * the last member for padding and says nothing; here only zeros are padding.
 */
function gunzip(bytes, room) {
    const parts = [];
    const headers = [];
    let total = 0;
    let at = 0;
    while (at < bytes.length) {
        if (headers.length > 0 && isZero(bytes.subarray(at)))
            break;
        if (headers.length >= _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ARCHIVE_MEMBERS */ .uk)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stopAtLimit */ .zK)(`more than ${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ARCHIVE_MEMBERS */ .uk} compressed members`);
        const header = gzipHeader(bytes, at);
        const inflated = inflateRaw(bytes.subarray(header.end), room - total);
        at = header.end + inflated.used;
        checkTrailer(bytes, at, inflated.bytes);
        at += 8;
        total += inflated.bytes.length;
        headers.push(header);
        parts.push(inflated.bytes);
    }
    const [first] = headers;
    if (first === undefined)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('the file is empty');
    const several = headers.map(({ layout }) => Buffer.from(JSON.stringify(layout)));
    return {
        bytes: parts.length === 1 ? parts[0] : Buffer.concat(parts),
        layout: {
            ...first.layout,
            ...(headers.length > 1 ? { 'compressed members': `${headers.length}, ${(0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(several)}` } : {}),
            ...(at < bytes.length ? { padding: `${bytes.length - at} zeros` } : {}),
        },
    };
}
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
function checkTrailer(bytes, at, content) {
    if (at + 8 > bytes.length)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('compressed data are cut off');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(bytes);
    if (view.getUint32(at, true) !== node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32(content))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('the checksum is not that of the content');
    if (view.getUint32(at + 4, true) !== content.length % 2 ** 32)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('the size is not that of the content');
}
function gzipHeader(bytes, start) {
    if (start + 10 > bytes.length || bytes[start] !== 0x1f || bytes[start + 1] !== 0x8b)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(start === 0 ? 'not compressed by gzip' : `${bytes.length - start} bytes follow that are no gzip`);
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(bytes);
    const flags = bytes[start + 3];
    if (bytes[start + 2] !== 8 || (flags & 0xe0) !== 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('a gzip header with a method or flags that are not known');
    const time = view.getUint32(start + 4, true);
    const layout = { level: String(bytes[start + 8]), system: String(bytes[start + 9]) };
    if (time !== 0)
        layout['time'] = String(time);
    let at = start + 10;
    if (flags & FEXTRA) {
        const length = at + 2 > bytes.length ? bytes.length : view.getUint16(at, true);
        at += 2 + length;
        if (at > bytes.length)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('cut off in its header');
        layout['extra field'] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(bytes.subarray(at - length, at));
    }
    for (const [flag, key] of [
        [FNAME, 'stored name'],
        [FCOMMENT, 'comment'],
    ]) {
        if ((flags & flag) === 0)
            continue;
        const end = bytes.indexOf(0, at);
        if (end === -1)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('cut off in its header');
        layout[key] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .ascii */ .a)(bytes, at, end - at);
        at = end + 1;
    }
    if (flags & FHCRC)
        at += 2;
    if (at > bytes.length)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('cut off in its header');
    return { end: at, layout };
}
const MAGICS = [
    ['gzip', '\x1f\x8b'],
    ['zstd', '\x28\xb5\x2f\xfd'],
    ['xz', '\xfd7zXZ\0'],
    ['bzip2', 'BZh'],
];
/** Which compression the first bytes announce. */
function compressionOf(bytes) {
    return MAGICS.find(([, magic]) => (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .ascii */ .a)(bytes, 0, magic.length) === magic)?.[0];
}


/***/ }),

/***/ 52560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ unpackFile)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(36741);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(31118);
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
var inflate = __webpack_require__(12879);
;// CONCATENATED MODULE: ./lib/documents/archives/unpack.js


/** Unpacks a whole file; `room` in bytes, never more of which is made. */
async function unpackFile(compression, bytes, room) {
    switch (compression) {
        case 'gzip':
            return { facts: {}, ...(0,inflate/* gunzip */.kd)(bytes, room) };
        case 'bzip2':
            return { facts: {}, ...bunzip2(bytes, room) };
        case 'xz':
            return { bytes: await (await __webpack_require__.e(/* import() */ 1711).then(__webpack_require__.bind(__webpack_require__, 71711))).unxz(bytes, room), facts: {}, layout: {} };
        case 'zstd':
            return { layout: {}, ...(await (await __webpack_require__.e(/* import() */ 6789).then(__webpack_require__.bind(__webpack_require__, 26789))).unzstd(bytes, room)) };
    }
}


/***/ }),

/***/ 36741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ bytesFact),
/* harmony export */   Fy: () => (/* binding */ binaryResult),
/* harmony export */   Hz: () => (/* binding */ binaryDocument),
/* harmony export */   a: () => (/* binding */ ascii),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   w1: () => (/* binding */ startsWith)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function binaryDocument(parts) {
    const { format, content, declared = {}, facts, layout = {}, notices = [], incomplete } = parts;
    return {
        format,
        readings: [{ label: '', content }],
        declared,
        ...(facts === undefined || Object.keys(facts).length === 0 ? {} : { facts }),
        layout,
        notices,
        ...(incomplete === undefined ? {} : { incomplete }),
    };
}
function binaryResult(parts) {
    return { ok: true, document: binaryDocument(parts) };
}
/** A fact about bytes: their number and so much of a digest that a person can tell two apart. */
function bytesFact(bytes) {
    const parts = bytes instanceof Uint8Array ? [bytes] : bytes;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let total = 0;
    for (const part of parts) {
        total += part.length;
        // Without the lengths, moving a byte from one part to the next would go unseen.
        hash.update(`${part.length}:`).update(part);
    }
    return `${total} bytes (${hash.digest('hex').slice(0, 32)})`;
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function ascii(bytes, from, length) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, from + length);
}
function startsWith(bytes, magic, from = 0) {
    return ascii(bytes, from, magic.length) === magic;
}


/***/ }),

/***/ 36664:
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
var unpack = __webpack_require__(52560);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(91355);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(31118);
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

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(7097);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(66677);
// EXTERNAL MODULE: ./lib/documents/tables/codecs.js
var tables_codecs = __webpack_require__(85055);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(14655);
// EXTERNAL MODULE: ./lib/documents/tables/writers.js
var writers = __webpack_require__(32638);
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
    const own = [...metadata].filter(([key]) => !key.startsWith('avro.'));
    const { declared, layout } = (0,writers/* writerMetadata */.r)(own.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]));
    return {
        ok: true,
        document: {
            ...table(schema, rows),
            declared: { schema: canonical(tree), ...declared },
            layout: {
                compression: codec,
                blocks: String(blocks),
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
        for (let index = 0; index < count; index += 1)
            metadata.set(Buffer.from(lengthed(cursor)).toString('utf8'), lengthed(cursor));
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


/***/ })

};
