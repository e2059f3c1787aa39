export const id = 9484;
export const ids = [9484];
export const modules = {

/***/ 98339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ inflateZlib),
/* harmony export */   MB: () => (/* binding */ compressionOf),
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   O_: () => (/* binding */ inflateRawInto),
/* harmony export */   kd: () => (/* binding */ gunzip),
/* harmony export */   pf: () => (/* binding */ inflateZlibInto)
/* harmony export */ });
/* unused harmony export inflateRaw */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26729);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27787);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35282);




/** How many bytes this file may unpack to, counting what the archives around it already took. */
function roomFor({ bytes, room }) {
    return room?.() ?? Math.min(_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_INFLATED_BYTES */ .Bx, bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_INFLATION_RATIO */ .wF);
}
/** A raw deflate stream at the start of `input`; `room` in bytes. Never allocates more than that. */
function inflateRaw(input, room) {
    return unpack(node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync, input, room);
}
/** `inflateRaw` for a stream that should fill `room`. */
function inflateRawInto(input, room) {
    return unpack(node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync, input, room, Math.max(LEAST_CHUNK, room + 1));
}
/** A zlib stream, as in PNG and TIFF. */
function inflateZlib(input, room) {
    return unpack(node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync, input, room);
}
/** `inflateZlib` for a stream that should fill `room`: into one buffer of that size, where the other way gathers parts and copies them. */
function inflateZlibInto(input, room) {
    return unpack(node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync, input, room, Math.max(LEAST_CHUNK, room + 1));
}
/** zlib takes no smaller one. Bytes. */
const LEAST_CHUNK = 64;
function unpack(inflate, input, room, chunkSize) {
    try {
        // zlib takes no bound of 0, so one byte more may come out, and is refused below.
        const size = chunkSize === undefined ? {} : { chunkSize };
        const result = inflate(input, { maxOutputLength: Math.max(1, room), info: true, ...size });
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
    const said = headers.flatMap((header) => header.said);
    return {
        bytes: parts.length === 1 ? parts[0] : Buffer.concat(parts),
        facts: said.length === 0 ? {} : { 'comments and extra fields of gzip': (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(said) },
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
    const said = [];
    let at = start + 10;
    if (flags & FEXTRA) {
        const length = at + 2 > bytes.length ? bytes.length : view.getUint16(at, true);
        at += 2 + length;
        if (at > bytes.length)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('cut off in its header');
        const extra = bytes.subarray(at - length, at);
        if (isOfCompressor(extra))
            layout['extra field'] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(extra);
        else
            said.push(extra);
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
        if (flag === FCOMMENT)
            said.push(bytes.subarray(at, end));
        else
            layout[key] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .ascii */ .a)(bytes, at, end - at);
        at = end + 1;
    }
    if (flags & FHCRC) {
        if (at + 2 > bytes.length)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('cut off in its header');
        if (view.getUint16(at, true) !== node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32(bytes.subarray(start, at)) % 2 ** 16)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('the checksum of its header does not fit');
        at += 2;
    }
    if (at > bytes.length)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('cut off in its header');
    return { end: at, said, layout };
}
/** Of dictzip: version, length of a chunk and their number, before two bytes for each. */
const DICTZIP_BYTES = 10;
/** One subfield that says how large the blocks are (BGZF) or where they begin (dictzip), which follows from the compression. */
function isOfCompressor(extra) {
    if (extra.length < 4)
        return false;
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(extra);
    if (view.getUint16(2, true) !== extra.length - 4)
        return false;
    const id = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .ascii */ .a)(extra, 0, 2);
    if (id === 'BC')
        return extra.length === 6;
    return id === 'RA' && extra.length >= DICTZIP_BYTES && extra.length === DICTZIP_BYTES + 2 * view.getUint16(8, true);
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

/***/ 40365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  unpackFile: () => (/* binding */ unpackFile)
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

/***/ 26729:
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

/***/ 45966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ commentFact),
/* harmony export */   Ks: () => (/* binding */ contestedComments),
/* harmony export */   tA: () => (/* binding */ contestedLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);


/**
 * Characters at which some readers end a line, and controls that make some refuse the file. JavaScript (JSON5, dotenv) takes
 * U+2028 and U+2029 for line ends, YAML 1.1 these and U+0085, `splitlines` of Python (pytest's INI reader) also VT, FF and FS to RS.
 */
const CONTESTED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x85\u2028\u2029\ufffe\uffff]/;
/** What some shells, strippers of comments and SQL dialects take for part of a line, and others for its end. */
const LONE_RETURN = /\r(?!\n)/;
/** Comments are layout: a fact that differs whenever one of them does. Absent where there is none. */
function commentFact(comments) {
    if (comments.length === 0)
        return {};
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const comment of comments)
        hash.update(`${comment.length} `).update(comment);
    return { comments: `${comments.length} (${hash.digest('hex').slice(0, 12)})` };
}
/**
 * What is a comment to this reader and content to the next, as a value: `# note<U+2028>key: value` sets a key in YAML 1.1.
 * `text` is the whole file where readers of the format disagree about where a comment ends at a carriage return.
 */
function contestedComments(comments, text = '') {
    if (comments.length === 0)
        return {};
    const marked = comments.filter((comment) => CONTESTED.test(comment));
    return {
        ...(marked.length === 0 ? {} : { 'comments that end elsewhere for other readers': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(marked) }),
        ...contestedLines(text),
    };
}
/**
 * In a file that has both kinds of line end, its lines with a carriage return and no line feed behind it, as a value: where some
 * readers see two lines, others (shells, git) see one.
 */
function contestedLines(text) {
    if (!LONE_RETURN.test(text) || !text.includes('\n'))
        return {};
    const lines = text
        .split('\n')
        .map(trimmed)
        .filter((line) => line.includes('\r'));
    return lines.length === 0 ? {} : { 'lines that end elsewhere for other readers': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(lines) };
}
/** Without the return of a CR LF. */
function trimmed(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}


/***/ }),

/***/ 19484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formats: () => (/* binding */ formats)
});

// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(98339);
// EXTERNAL MODULE: ./lib/documents/archives/unpack.js + 1 modules
var unpack = __webpack_require__(40365);
// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/comments.js
var comments = __webpack_require__(45966);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
// EXTERNAL MODULE: ./lib/documents/layout.js
var layout = __webpack_require__(42762);
;// CONCATENATED MODULE: ./lib/documents/paths.js
/** Folders whose YAML and JSON files are recordings: `cassettes/`, `vcr_cassettes/`, `my-cassette/`. */
const CASSETTE_FOLDER = /(?:^|[-_.])cassettes?$/i;
function isCassettePath(path) {
    const folders = path.split('/');
    const name = folders.pop();
    return /\.(?:json|ya?ml)$/i.test(name) && folders.some((folder) => CASSETTE_FOLDER.test(folder));
}
/** `.env.test`, `.env.production.local`; not `.env.json`, which says itself what it is. */
function isEnvPath(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return /^\.env\.[a-z0-9._-]+$/.test(name) && !/\.(?:js|json|mjs|cjs|ts|toml|ya?ml)$/.test(name);
}

// EXTERNAL MODULE: ./lib/documents/sniff.js
var sniff = __webpack_require__(59394);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var bytes = __webpack_require__(95159);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
// EXTERNAL MODULE: ./lib/documents/trees/source.js
var source = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/formats/index.js















// What many formats read with is held by this list, from which all of them are loaded: the bundler would copy it into each of their chunks.
Object.freeze([
    binaries/* bytesFact */.CV,
    source/* checkSize */.C1,
    comments/* commentFact */.Ke,
    inflate/* inflateZlib */.$X,
    layout/* layoutOfLines */.JC,
    format/* MAX_IMAGE_PIXELS */.$P,
    scalars/* NULL */.Cq,
    scanner/* trimBlanksEnd */.BN,
    bytes/* utf8 */.As,
]);
/**
 * Every format, in alphabetical order of id. Order carries no meaning: two may not claim one extension.
 * Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const formats = [
    {
        id: 'ambr',
        title: 'Snapshots of syrupy',
        extensions: ['.ambr'],
        sniff: sniff/* ambr */.pN,
        load: async () => (await __webpack_require__.e(/* import() */ 7651).then(__webpack_require__.bind(__webpack_require__, 17651))).ambr,
    },
    {
        id: 'arrow',
        title: 'Apache Arrow and Feather',
        binary: true,
        extensions: ['.arrow', '.arrows', '.feather'],
        sniff: sniff/* arrow */.UE,
        isolate: true,
        load: async () => (await __webpack_require__.e(/* import() */ 597).then(__webpack_require__.bind(__webpack_require__, 597))).arrow,
    },
    {
        id: 'avro',
        title: 'Apache Avro object container',
        binary: true,
        extensions: ['.avro'],
        sniff: sniff/* avro */.Xl,
        load: async () => (await __webpack_require__.e(/* import() */ 7850).then(__webpack_require__.bind(__webpack_require__, 47850))).avro,
    },
    {
        id: 'binary',
        title: 'Opaque bytes',
        binary: true,
        extensions: [],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 9364).then(__webpack_require__.bind(__webpack_require__, 69364))).binary,
    },
    {
        id: 'bmp',
        title: 'Windows bitmap',
        binary: true,
        extensions: ['.bmp', '.dib'],
        sniff: sniff/* bmp */.uM,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 3519).then(__webpack_require__.bind(__webpack_require__, 73519))).bmp,
    },
    {
        id: 'bz2',
        title: 'File compressed by bzip2',
        binary: true,
        extensions: ['.bz2'],
        sniff: sniff/* bz2 */.d2,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 4951).then(__webpack_require__.bind(__webpack_require__, 34951))).bz2,
    },
    {
        id: 'cassette',
        title: 'Recorded HTTP traffic of VCR and its kin',
        extensions: [],
        claims: isCassettePath,
        load: async () => (await __webpack_require__.e(/* import() */ 1905).then(__webpack_require__.bind(__webpack_require__, 91905))).cassette,
    },
    {
        id: 'cbor',
        title: 'CBOR',
        binary: true,
        extensions: ['.cbor'],
        sniff: sniff/* cbor */.l6,
        load: async () => (await __webpack_require__.e(/* import() */ 7697).then(__webpack_require__.bind(__webpack_require__, 7697))).cbor,
    },
    {
        id: 'csv',
        title: 'Comma-, tab- or otherwise separated values',
        extensions: ['.csv', '.psv', '.tab', '.tsv'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 8716).then(__webpack_require__.bind(__webpack_require__, 38716))).csv,
    },
    {
        id: 'eml',
        title: 'Mail message',
        extensions: ['.eml'],
        sniff: sniff/* eml */.ZO,
        load: async () => (await __webpack_require__.e(/* import() */ 9707).then(__webpack_require__.bind(__webpack_require__, 22088))).eml,
    },
    {
        id: 'env',
        title: 'Environment files',
        extensions: ['.env'],
        names: ['.env'],
        claims: isEnvPath,
        load: async () => (await __webpack_require__.e(/* import() */ 8898).then(__webpack_require__.bind(__webpack_require__, 98898))).env,
    },
    {
        id: 'gif',
        title: 'GIF',
        binary: true,
        extensions: ['.gif'],
        sniff: sniff/* gif */.nX,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 6406).then(__webpack_require__.bind(__webpack_require__, 36406))).gif,
    },
    {
        id: 'go-snaps',
        title: 'Snapshots of go-snaps',
        extensions: [],
        sniff: sniff/* goSnaps */.cb,
        load: async () => (await __webpack_require__.e(/* import() */ 295).then(__webpack_require__.bind(__webpack_require__, 30295))).goSnaps,
    },
    {
        id: 'gz',
        title: 'File compressed by gzip',
        binary: true,
        extensions: ['.gz', '.gzip', '.svgz'],
        sniff: sniff.gz,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7720).then(__webpack_require__.bind(__webpack_require__, 27720))).gz,
    },
    {
        id: 'har',
        title: 'HTTP archive',
        extensions: ['.har'],
        load: async () => (await __webpack_require__.e(/* import() */ 9370).then(__webpack_require__.bind(__webpack_require__, 69370))).har,
    },
    {
        id: 'html',
        title: 'HTML',
        extensions: ['.htm', '.html'],
        sniff: sniff/* html */.qy,
        load: async () => (await __webpack_require__.e(/* import() */ 9112).then(__webpack_require__.bind(__webpack_require__, 39112))).html,
    },
    {
        id: 'ini',
        title: 'INI',
        extensions: ['.cfg', '.editorconfig', '.gitconfig', '.ini'],
        load: async () => (await __webpack_require__.e(/* import() */ 9903).then(__webpack_require__.bind(__webpack_require__, 19903))).ini,
    },
    {
        id: 'insta',
        title: 'Snapshot of insta',
        extensions: [],
        sniff: sniff/* insta */.wB,
        load: async () => (await __webpack_require__.e(/* import() */ 838).then(__webpack_require__.bind(__webpack_require__, 50838))).insta,
    },
    {
        id: 'ipynb',
        title: 'Jupyter notebook',
        extensions: ['.ipynb'],
        load: async () => (await __webpack_require__.e(/* import() */ 7517).then(__webpack_require__.bind(__webpack_require__, 97517))).ipynb,
    },
    {
        id: 'jpeg',
        title: 'JPEG',
        binary: true,
        extensions: ['.jfif', '.jpe', '.jpeg', '.jpg'],
        sniff: sniff/* jpeg */.xl,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(172), __webpack_require__.e(5595)]).then(__webpack_require__.bind(__webpack_require__, 5595))).jpeg,
    },
    {
        id: 'json',
        title: 'JSON',
        extensions: ['.json', '.geojson', '.jsonld', '.webmanifest'],
        sniff: sniff/* json */.Pq,
        load: async () => (await __webpack_require__.e(/* import() */ 9997).then(__webpack_require__.bind(__webpack_require__, 49997))).json,
    },
    {
        id: 'json5',
        title: 'JSON5',
        extensions: ['.json5'],
        load: async () => (await __webpack_require__.e(/* import() */ 3422).then(__webpack_require__.bind(__webpack_require__, 33422))).json5,
    },
    {
        id: 'jsonc',
        title: 'JSON with comments and trailing commas',
        extensions: ['.jsonc', '.code-workspace'],
        sniff: sniff/* json */.Pq,
        load: async () => (await __webpack_require__.e(/* import() */ 5018).then(__webpack_require__.bind(__webpack_require__, 65018))).jsonc,
    },
    {
        id: 'jsonl',
        title: 'JSON Lines',
        extensions: ['.jsonl', '.ndjson'],
        sniff: sniff/* jsonl */.rP,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 9083).then(__webpack_require__.bind(__webpack_require__, 19083))).jsonl,
    },
    {
        id: 'lfs',
        title: 'Git LFS pointer',
        extensions: [],
        sniff: sniff/* lfs */.k$,
        load: async () => (await __webpack_require__.e(/* import() */ 2898).then(__webpack_require__.bind(__webpack_require__, 72898))).lfs,
    },
    {
        id: 'msgpack',
        title: 'MessagePack',
        binary: true,
        extensions: ['.mpack', '.mpk', '.msgpack'],
        load: async () => (await __webpack_require__.e(/* import() */ 1841).then(__webpack_require__.bind(__webpack_require__, 1841))).msgpack,
    },
    {
        id: 'npy',
        title: 'Array of numpy',
        binary: true,
        extensions: ['.npy'],
        sniff: sniff/* npy */.wE,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 187).then(__webpack_require__.bind(__webpack_require__, 187))).npy,
    },
    {
        id: 'npz',
        title: 'Arrays of numpy',
        binary: true,
        extensions: ['.npz'],
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(9361), __webpack_require__.e(1457)]).then(__webpack_require__.bind(__webpack_require__, 31457))).npz,
    },
    {
        id: 'parquet',
        title: 'Apache Parquet',
        binary: true,
        extensions: ['.parquet', '.pq'],
        sniff: sniff/* parquet */.Zv,
        isolate: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6186), __webpack_require__.e(651)]).then(__webpack_require__.bind(__webpack_require__, 50651))).parquet,
    },
    {
        id: 'pdf',
        title: 'PDF',
        binary: true,
        extensions: ['.pdf'],
        sniff: sniff/* pdf */.x8,
        isolate: true,
        load: async () => (await __webpack_require__.e(/* import() */ 1287).then(__webpack_require__.bind(__webpack_require__, 71287))).pdf,
    },
    {
        id: 'plist',
        title: 'Property list, XML or binary',
        extensions: ['.plist'],
        sniff: sniff/* plist */.Rx,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8079), __webpack_require__.e(2338)]).then(__webpack_require__.bind(__webpack_require__, 92338))).plist,
    },
    {
        id: 'png',
        title: 'PNG and animated PNG',
        binary: true,
        extensions: ['.apng', '.png'],
        sniff: sniff/* png */.qU,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 8065).then(__webpack_require__.bind(__webpack_require__, 38065))).png,
    },
    {
        id: 'properties',
        title: 'Java properties',
        extensions: ['.properties'],
        load: async () => (await __webpack_require__.e(/* import() */ 5160).then(__webpack_require__.bind(__webpack_require__, 15160))).properties,
    },
    {
        id: 'protobuf',
        title: 'Protocol Buffers, binary',
        binary: true,
        extensions: ['.binpb', '.pb', '.protobin'],
        load: async () => (await __webpack_require__.e(/* import() */ 5342).then(__webpack_require__.bind(__webpack_require__, 35342))).protobuf,
    },
    {
        id: 'safetensors',
        title: 'Tensors in safetensors',
        binary: true,
        extensions: ['.safetensors'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 6632).then(__webpack_require__.bind(__webpack_require__, 36632))).safetensors,
    },
    {
        id: 'snap',
        title: 'Snapshots of Jest, Vitest and Bun',
        extensions: ['.snap'],
        sniff: sniff/* snap */.n$,
        load: async () => (await __webpack_require__.e(/* import() */ 326).then(__webpack_require__.bind(__webpack_require__, 20326))).snap,
    },
    {
        id: 'sqldump',
        title: 'SQL dump',
        extensions: ['.sql'],
        load: async () => (await __webpack_require__.e(/* import() */ 824).then(__webpack_require__.bind(__webpack_require__, 40824))).sqldump,
    },
    {
        id: 'sqlite',
        title: 'SQLite database',
        binary: true,
        extensions: ['.db', '.db3', '.s3db', '.sqlite', '.sqlite3'],
        sniff: sniff/* sqlite */.F4,
        isolate: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7426).then(__webpack_require__.bind(__webpack_require__, 67426))).sqlite,
    },
    {
        id: 'submodule',
        title: 'Submodule commit',
        extensions: [],
        load: async () => (await __webpack_require__.e(/* import() */ 7459).then(__webpack_require__.bind(__webpack_require__, 67459))).submodule,
    },
    {
        id: 'symlink',
        title: 'Symbolic link',
        extensions: [],
        load: async () => (await __webpack_require__.e(/* import() */ 42).then(__webpack_require__.bind(__webpack_require__, 10042))).symlink,
    },
    {
        id: 'tar',
        title: 'Tar archive, compressed or not',
        binary: true,
        extensions: ['.tar', '.tar.bz2', '.tar.gz', '.tar.xz', '.tar.zst', '.tbz2', '.tgz', '.txz', '.tzst'],
        sniff: sniff/* tar */.yY,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(4653)]).then(__webpack_require__.bind(__webpack_require__, 74653))).tar,
    },
    {
        id: 'text',
        title: 'Plain text',
        extensions: ['.adoc', '.log', '.markdown', '.md', '.rst', '.text', '.txt'],
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 5454).then(__webpack_require__.bind(__webpack_require__, 85454))).text,
    },
    {
        id: 'textproto',
        title: 'Protocol Buffers, text',
        extensions: ['.pbtxt', '.prototxt', '.textproto', '.txtpb'],
        load: async () => (await __webpack_require__.e(/* import() */ 874).then(__webpack_require__.bind(__webpack_require__, 30874))).textproto,
    },
    {
        id: 'tiff',
        title: 'TIFF',
        binary: true,
        extensions: ['.tif', '.tiff'],
        sniff: sniff/* tiff */.cI,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(172), __webpack_require__.e(7481)]).then(__webpack_require__.bind(__webpack_require__, 7481))).tiff,
    },
    {
        id: 'toml',
        title: 'TOML',
        extensions: ['.toml'],
        sniff: sniff/* toml */.hC,
        load: async () => (await __webpack_require__.e(/* import() */ 2506).then(__webpack_require__.bind(__webpack_require__, 72506))).toml,
    },
    {
        id: 'webp',
        title: 'WebP',
        binary: true,
        extensions: ['.webp'],
        sniff: sniff/* webp */.xd,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7000).then(__webpack_require__.bind(__webpack_require__, 67000))).webp,
    },
    {
        id: 'xlsx',
        title: 'Excel workbook',
        binary: true,
        extensions: ['.xlsm', '.xlsx'],
        sniff: sniff/* xlsx */.yj,
        load: async () => (await __webpack_require__.e(/* import() */ 9011).then(__webpack_require__.bind(__webpack_require__, 79011))).xlsx,
    },
    {
        id: 'xml',
        title: 'XML',
        extensions: [
            '.atom',
            '.csproj',
            '.fsproj',
            '.gpx',
            '.kml',
            '.musicxml',
            '.nuspec',
            '.opml',
            '.owl',
            '.props',
            '.rdf',
            '.resx',
            '.rss',
            '.storyboard',
            '.svg',
            '.targets',
            '.tmx',
            '.vbproj',
            '.wsdl',
            '.xaml',
            '.xhtml',
            '.xib',
            '.xlf',
            '.xliff',
            '.xml',
            '.xsd',
            '.xsl',
            '.xslt',
        ],
        sniff: sniff/* xml */._n,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8079), __webpack_require__.e(5210)]).then(__webpack_require__.bind(__webpack_require__, 48079))).xml,
    },
    {
        id: 'xz',
        title: 'File compressed by xz',
        binary: true,
        extensions: ['.xz'],
        sniff: sniff.xz,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 7759).then(__webpack_require__.bind(__webpack_require__, 7759))).xz,
    },
    {
        id: 'yaml',
        title: 'YAML',
        extensions: ['.yaml', '.yml'],
        sniff: sniff/* yaml */.oQ,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2088), __webpack_require__.e(4723)]).then(__webpack_require__.bind(__webpack_require__, 44723))).yaml,
    },
    {
        id: 'zip',
        title: 'Zip archive',
        binary: true,
        extensions: [
            '.aar',
            '.apk',
            '.docx',
            '.egg',
            '.epub',
            '.jar',
            '.nupkg',
            '.odp',
            '.ods',
            '.odt',
            '.pptx',
            '.war',
            '.whl',
            '.zip',
        ],
        sniff: sniff/* zip */.yU,
        isolate: true,
        large: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(9361), __webpack_require__.e(4062)]).then(__webpack_require__.bind(__webpack_require__, 24062))).zip,
    },
    {
        id: 'zst',
        title: 'File compressed by Zstandard',
        binary: true,
        extensions: ['.zst', '.zstd'],
        sniff: sniff/* zst */.cs,
        isolate: true,
        large: true,
        load: async () => (await __webpack_require__.e(/* import() */ 6040).then(__webpack_require__.bind(__webpack_require__, 66040))).zst,
    },
];


/***/ }),

/***/ 73450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson)
});

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

/***/ 42762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ reconcileLayout),
/* harmony export */   Eq: () => (/* binding */ LINE_ENDS),
/* harmony export */   Gg: () => (/* binding */ FINAL_NEWLINE),
/* harmony export */   JC: () => (/* binding */ layoutOfLines),
/* harmony export */   Mh: () => (/* binding */ indentation),
/* harmony export */   zT: () => (/* binding */ lineLayout)
/* harmony export */ });
/* unused harmony export TRAILING_SPACE */
/** Names of the layout facts whose values hold counts, so that `reconcileLayout` can take growth out of them. */
const LINE_ENDS = 'line ends';
const FINAL_NEWLINE = 'final newline';
const TRAILING_SPACE = 'trailing white space';
/** Facts about values that are part of the content: where only one side has such values, the content says so. */
const OF_CONTENT = ['execution counts', 'export', 'indentation', 'floats', 'namespace prefixes', 'recorded times'];
/**
 * Facts about the lines of a text, none of which is content in any format: `line ends` as `LF, 7 lines` or
 * `mixed: 5 LF, 2 CRLF`, `final newline` only where it is missing, and with `trailing` how many lines end in blanks.
 * Line ends of the pieces `inside` are values and do not count.
 */
function lineLayout(text, options) {
    if (text.length === 0)
        return {};
    const { ends, trailing, last } = countLines(text);
    for (const piece of options.inside ?? []) {
        const { ends: own } = countLines(piece);
        for (const kind of ['lf', 'crlf', 'cr'])
            ends[kind] -= own[kind];
    }
    return layoutOfLines(ends, last < text.length, options.trailing ? trailing : 0);
}
/** The same from counts. `unended`: the last line has no end. */
function layoutOfLines(ends, unended, trailing) {
    const layout = {};
    const total = ends.lf + ends.crlf + ends.cr;
    if (total > 0)
        layout[LINE_ENDS] = describeEnds(ends, total);
    if (unended)
        layout[FINAL_NEWLINE] = 'missing';
    if (trailing > 0)
        layout[TRAILING_SPACE] = plural(trailing, 'line');
    return layout;
}
/**
 * How a tree is spread over lines, where that is up to the writer: the first indentation, or that all of it stands in one
 * line. Only for formats whose brackets may stand anywhere, and for a root with something in it.
 */
function indentation(text) {
    const first = /\n([ \t]+)[^\s]/.exec(text)?.[1];
    if (first !== undefined)
        return { indentation: describeBlanks(first) };
    return text.trim().includes('\n') ? {} : { indentation: 'none, one line' };
}
function describeBlanks(blanks) {
    if (!blanks.includes('\t'))
        return plural(blanks.length, 'space');
    return blanks.includes(' ') ? 'tabs and spaces' : plural(blanks.length, 'tab');
}
function countLines(text) {
    const ends = { lf: 0, crlf: 0, cr: 0 };
    let trailing = 0;
    let last = 0;
    let carriage = text.indexOf('\r');
    let feed = text.indexOf('\n');
    while (carriage !== -1 || feed !== -1) {
        const paired = carriage !== -1 && feed === carriage + 1;
        const end = carriage !== -1 && (feed === -1 || carriage < feed) ? carriage : feed;
        if (end > last && isBlank(text.charCodeAt(end - 1)))
            trailing += 1;
        if (paired)
            ends.crlf += 1;
        else if (end === carriage)
            ends.cr += 1;
        else
            ends.lf += 1;
        last = paired ? end + 2 : end + 1;
        if (paired || end === carriage)
            carriage = text.indexOf('\r', last);
        if (paired || end === feed)
            feed = text.indexOf('\n', last);
    }
    if (text.length > last && isBlank(text.charCodeAt(text.length - 1)))
        trailing += 1;
    return { ends, trailing, last };
}
function isBlank(code) {
    return code === 32 || code === 9;
}
function describeEnds(ends, total) {
    const kinds = [
        [ends.lf, 'LF'],
        [ends.crlf, 'CRLF'],
        [ends.cr, 'CR'],
    ];
    const present = kinds.filter(([count]) => count > 0);
    if (present.length === 1)
        return `${present[0][1]}, ${plural(total, 'line')}`;
    return `mixed: ${present.map(([count, name]) => `${count} ${name}`).join(', ')}`;
}
function plural(count, noun) {
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
/**
 * Takes out of the two sides' layout what only says that one has more lines than the other: a longer file is no
 * change of layout. Where the style differs, the counts stay, for they are the reason that a person reads.
 */
function reconcileLayout(base, head) {
    const left = { ...base.layout };
    const right = { ...head.layout };
    const sameLength = countOf(left[LINE_ENDS]) === countOf(right[LINE_ENDS]);
    const leftEnds = left[LINE_ENDS];
    const rightEnds = right[LINE_ENDS];
    if (leftEnds === undefined || rightEnds === undefined) {
        delete left[LINE_ENDS];
        delete right[LINE_ENDS];
    }
    else if (styleOf(leftEnds) === styleOf(rightEnds) && !(sameLength && leftEnds !== rightEnds)) {
        left[LINE_ENDS] = styleOf(leftEnds);
        right[LINE_ENDS] = styleOf(rightEnds);
    }
    if (!sameLength) {
        delete left[TRAILING_SPACE];
        delete right[TRAILING_SPACE];
    }
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const [one, other] = [left[name], right[name]];
        const missing = one === undefined || other === undefined;
        if (missing ? !OF_CONTENT.includes(name) : listed(one) === listed(other))
            continue;
        delete left[name];
        delete right[name];
    }
    return { base: { ...base, layout: left }, head: { ...head, layout: right } };
}
/** How many places a fact is about: `3: a, b, c`, and one where it does not count. */
function listed(fact) {
    return Number(/^(\d{1,15}): /.exec(fact)?.[1] ?? 1);
}
/** `LF`, `CRLF`, `CR`, or `mixed LF and CRLF`. */
function styleOf(ends) {
    if (!ends.startsWith('mixed: '))
        return ends.slice(0, ends.indexOf(',') === -1 ? undefined : ends.indexOf(','));
    const kinds = ends.slice('mixed: '.length).split(', ');
    return `mixed ${kinds.map((kind) => kind.slice(kind.indexOf(' ') + 1)).join(' and ')}`;
}
function countOf(ends) {
    if (ends === undefined)
        return 0;
    let total = 0;
    for (const digits of ends.match(/\d+/g) ?? [])
        total += Number(digits);
    return total;
}


/***/ }),

/***/ 51239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ NULL),
/* harmony export */   In: () => (/* binding */ float32),
/* harmony export */   KQ: () => (/* binding */ dateTime),
/* harmony export */   Ke: () => (/* binding */ timestampText),
/* harmony export */   MK: () => (/* binding */ dateText),
/* harmony export */   Q8: () => (/* binding */ textOrBytes),
/* harmony export */   SM: () => (/* binding */ bigEndianInteger),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   Z5: () => (/* binding */ exactDecimal),
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   fV: () => (/* binding */ float),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports MAX_INTEGER_BYTES, decimalLiteral */
const NULL = { kind: 'null', line: 0 };
const TRUE = { kind: 'boolean', value: true, line: 0 };
const FALSE = { kind: 'boolean', value: false, line: 0 };
/** Beyond this a decimal is spelled with an exponent, so that a hostile scale is not written out in zeros. */
const MAX_SCALE = 512;
/** Bytes of the longest whole number that is turned into digits; more stay bytes. Digits cost quadratic time. */
const MAX_INTEGER_BYTES = 1_024;
function boolean(value) {
    return value ? TRUE : FALSE;
}
function string(value) {
    return { kind: 'string', value, line: 0 };
}
function binary(bytes) {
    return { kind: 'binary', bytes, line: 0 };
}
function dateTime(value) {
    return { kind: 'date-time', value, line: 0 };
}
function integer(value) {
    return { kind: 'number', type: 'integer', literal: String(value), line: 0 };
}
/**
 * A double with the fewest digits that give it back. `-0.0` keeps its sign; whole numbers get `.0`, for a float they are.
 */
function float(value) {
    return { kind: 'number', type: 'float', literal: floatLiteral(value, String(value)), line: 0 };
}
/** As `float`, with the fewest digits that give back the single: `0.1` and not `0.10000000149011612`. */
function float32(value) {
    for (let precision = 6; precision < 10; precision += 1) {
        const short = Number(value.toPrecision(precision));
        if (Math.fround(short) === value)
            return { kind: 'number', type: 'float', literal: floatLiteral(value, String(short)), line: 0 };
    }
    return float(value);
}
function floatLiteral(value, digits) {
    if (!Number.isFinite(value))
        return digits;
    const signed = Object.is(value, -0) ? '-0' : digits;
    return /^-?\d+$/.test(signed) ? `${signed}.0` : signed;
}
/**
 * A number of a declared decimal type. It is marked as an integer, because that is how it is stored and meant: a whole
 * number of units of its last place, which no tolerance for measured floats may reach.
 */
function exactDecimal(unscaled, scale) {
    return { kind: 'number', type: 'integer', literal: decimalLiteral(unscaled, scale), line: 0 };
}
function decimalLiteral(unscaled, scale) {
    if (scale === 0)
        return String(unscaled);
    if (scale < 0 || scale > MAX_SCALE)
        return `${unscaled}e${-scale}`;
    const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
    return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
/** Two's complement, most significant byte first; undefined beyond MAX_INTEGER_BYTES. */
function bigEndianInteger(bytes) {
    if (bytes.length === 0)
        return 0n;
    if (bytes.length > MAX_INTEGER_BYTES)
        return undefined;
    return BigInt.asIntN(bytes.length * 8, BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
}
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** UTF-8, or the bytes as they are where they are none: two broken texts must not become one. */
function textOrBytes(bytes) {
    try {
        return string(strict.decode(bytes));
    }
    catch {
        return binary(bytes);
    }
}
const DAY_SECONDS = 86400n;
/** Days since 1970-01-01 as a proleptic Gregorian date. Years beyond 9999 get a sign, as in ISO 8601. */
function dateText(days) {
    // Howard Hinnant's civil_from_days, which is exact for any integer.
    const shifted = days + 719468n;
    const era = floorDivide(shifted, 146097n);
    const dayOfEra = shifted - era * 146097n;
    const yearOfEra = (dayOfEra - dayOfEra / 1460n + dayOfEra / 36524n - dayOfEra / 146096n) / 365n;
    const dayOfYear = dayOfEra - (365n * yearOfEra + yearOfEra / 4n - yearOfEra / 100n);
    const month0 = (5n * dayOfYear + 2n) / 153n;
    const day = dayOfYear - (153n * month0 + 2n) / 5n + 1n;
    const month = month0 < 10n ? month0 + 3n : month0 - 9n;
    const year = yearOfEra + era * 400n + (month <= 2n ? 1n : 0n);
    return `${yearText(year)}-${padded(month, 2)}-${padded(day, 2)}`;
}
function yearText(year) {
    if (year >= 0n && year <= 9999n)
        return padded(year, 4);
    return `${year < 0n ? '-' : '+'}${padded(year < 0n ? -year : year, 6)}`;
}
/** `value` counts units of 10^-digits seconds. Every digit is kept: a nanosecond is a difference. */
function timestampText(value, digits, zone) {
    const unit = 10n ** BigInt(digits);
    const seconds = floorDivide(value, unit);
    const days = floorDivide(seconds, DAY_SECONDS);
    return `${dateText(days)}T${timeText(value - days * DAY_SECONDS * unit, digits)}${zone}`;
}
/** A time of day; what is none (negative, or a day and more) keeps counting hours. */
function timeText(value, digits) {
    const unit = 10n ** BigInt(digits);
    const size = value < 0n ? -value : value;
    const seconds = size / unit;
    const fraction = digits === 0 ? '' : `.${padded(size % unit, digits)}`;
    const clock = [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map((part) => padded(part, 2)).join(':');
    return `${value < 0n ? '-' : ''}${clock}${fraction}`;
}
function padded(value, width) {
    return String(value).padStart(width, '0');
}
function floorDivide(value, by) {
    const quotient = value / by;
    return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
function list(items) {
    return { kind: 'array', items, line: 0 };
}
function record(members) {
    return { kind: 'object', members: members.map(([name, value]) => ({ name, value, line: 0 })), line: 0 };
}


/***/ }),

/***/ 95159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ utf8),
/* harmony export */   I5: () => (/* binding */ createByteReader),
/* harmony export */   ak: () => (/* binding */ floatLiteral)
/* harmony export */ });
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);

function createByteReader(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let offset = 0;
    const advance = (count) => {
        if (count > bytes.length - offset)
            (0,_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`cut off: ${count} bytes needed at byte ${offset}, ${bytes.length - offset} left`);
        const start = offset;
        offset += count;
        return start;
    };
    const unsigned = (size) => {
        const start = advance(size);
        if (size === 8)
            return view.getBigUint64(start);
        return BigInt(size === 1 ? view.getUint8(start) : size === 2 ? view.getUint16(start) : view.getUint32(start));
    };
    return {
        length: bytes.length,
        at: () => offset,
        left: () => bytes.length - offset,
        peek: () => (offset < bytes.length ? view.getUint8(offset) : (0,_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`cut off at byte ${offset}`)),
        byte: () => view.getUint8(advance(1)),
        unsigned,
        signed: (size) => BigInt.asIntN(size * 8, unsigned(size)),
        float(size) {
            const start = advance(size);
            if (size === 2)
                return halfToNumber(view.getUint16(start));
            return size === 4 ? view.getFloat32(start) : view.getFloat64(start);
        },
        take(count) {
            if (BigInt(count) > BigInt(bytes.length - offset)) {
                (0,_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`cut off: ${count} bytes needed at byte ${offset}, ${bytes.length - offset} left`);
            }
            const start = advance(Number(count));
            return bytes.subarray(start, offset);
        },
    };
}
/** IEEE 754 binary16. `DataView.getFloat16` came after Node 20. */
function halfToNumber(bits) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 0x1f;
    const fraction = bits & 0x3ff;
    if (exponent === 0x1f)
        return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
    if (exponent === 0)
        return sign * fraction * 2 ** -24;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
/** The shortest decimal that is this double; with a point, so that a whole float is not taken for an integer. */
function floatLiteral(value) {
    if (Number.isNaN(value))
        return 'NaN';
    if (!Number.isFinite(value))
        return value < 0 ? '-Infinity' : 'Infinity';
    const written = Object.is(value, -0) ? '-0' : String(value);
    return /[.e]/.test(written) ? written : `${written}.0`;
}
/** Kept, because making one costs more than decoding a short text. It holds no state between calls. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Text that is strictly UTF-8, else undefined. */
function utf8(bytes) {
    try {
        return decoder.decode(bytes);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 68809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ listFact),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   YV: () => (/* binding */ treeDocument),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   mq: () => (/* binding */ treeResult),
/* harmony export */   zh: () => (/* binding */ countedNotice)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function text(value, line) {
    return { kind: 'string', value, line };
}
function array(items, line) {
    return { kind: 'array', items, line };
}
function object(members, line) {
    return { kind: 'object', members, line };
}
function number(type, literal, line, decimal = undefined) {
    if (decimal === undefined || decimal === literal)
        return { kind: 'number', type, literal, line };
    return { kind: 'number', type, literal, decimal, line };
}
/** A document with one reading that is a tree. */
function treeDocument(parts) {
    const content = {
        kind: 'tree',
        root: parts.root,
        ...(parts.stream ? { stream: true } : {}),
        ...(parts.fields ? { fields: true } : {}),
    };
    return {
        format: parts.format,
        readings: [{ label: '', content }],
        declared: {},
        ...(parts.facts === undefined ? {} : { facts: parts.facts }),
        layout: parts.layout,
        notices: parts.notices ?? [],
    };
}
function treeResult(parts) {
    return { ok: true, document: treeDocument(parts) };
}
/** Notices of one kind are told once with their number: a hostile file could hold a million of them. */
function countedNotice(lines, one, many) {
    if (lines.length === 0)
        return [];
    return [{ message: lines.length === 1 ? one : many(lines.length), line: lines[0] }];
}
/** Longest list that a layout fact spells out, in characters. */
const MAX_LISTED_CHARACTERS = 200;
/**
 * A layout fact about several places: the values themselves where they are short, else how many and a digest.
 * The count stands first, so that a file which merely has more of them can be told from one that changed them.
 */
function listFact(values) {
    if (values.length === 1 && values[0].length <= MAX_LISTED_CHARACTERS)
        return values[0];
    const listed = values.join(', ');
    if (listed.length <= MAX_LISTED_CHARACTERS)
        return `${values.length}: ${listed}`;
    // Long enough that nobody finds two lists of one digest: some of these facts are values.
    return `${values.length}: (${digest(values).slice(0, 32)})`;
}
function digest(values) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const value of values)
        hash.update(value).update('\0');
    return hash.digest('hex');
}


/***/ }),

/***/ 2706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ trimBlanksEnd),
/* harmony export */   G1: () => (/* binding */ position),
/* harmony export */   I6: () => (/* binding */ trimBlanks),
/* harmony export */   Jj: () => (/* binding */ sourceLines),
/* harmony export */   PO: () => (/* binding */ strictBase64),
/* harmony export */   Pd: () => (/* binding */ trimSpace),
/* harmony export */   gi: () => (/* binding */ trimBlanksStart),
/* harmony export */   vL: () => (/* binding */ createLineCounter),
/* harmony export */   wD: () => (/* binding */ bodyLines)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);

/** Lines end at LF, CRLF and lone CR. */
function createLineCounter(source) {
    let line = 1;
    let feed = source.indexOf('\n');
    let carriage = source.indexOf('\r');
    return {
        lineAt(offset) {
            for (;;) {
                if (feed !== -1 && feed < offset && (carriage === -1 || feed < carriage)) {
                    line += 1;
                    feed = source.indexOf('\n', feed + 1);
                }
                else if (carriage !== -1 && carriage < offset) {
                    // The LF of a CRLF counts; its CR does not.
                    if (source[carriage + 1] !== '\n')
                        line += 1;
                    carriage = source.indexOf('\r', carriage + 1);
                }
                else
                    return line;
            }
        },
    };
}
function position(source, offset) {
    return (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(source, Math.min(offset, source.length));
}
const SPACE = ' \t\r\n';
/** Splits at LF, CRLF and lone CR; a final line end opens no further line. */
function sourceLines(source) {
    const texts = source.split(/\r\n|\n|\r/);
    if (texts.at(-1) === '')
        texts.pop();
    return texts.map((text, index) => ({ text, line: index + 1 }));
}
/** Blanks and tabs off both ends. `String.trim` also takes no-break spaces and byte order marks, which are data. */
function trimBlanks(value) {
    return trimBlanksEnd(trimBlanksStart(value));
}
function trimBlanksStart(value) {
    let start = 0;
    while (value[start] === ' ' || value[start] === '\t')
        start += 1;
    return value.slice(start);
}
function trimBlanksEnd(value) {
    let end = value.length;
    while (value[end - 1] === ' ' || value[end - 1] === '\t')
        end -= 1;
    return value.slice(0, end);
}
/** As `trimBlanks`, and line ends: what XML and mail call white space. */
function trimSpace(value) {
    let start = 0;
    let end = value.length;
    while (start < end && SPACE.includes(value[start]))
        start += 1;
    while (end > start && SPACE.includes(value[end - 1]))
        end -= 1;
    return value.slice(start, end);
}
/** Lines of a snapshot file, which ends them with LF or CRLF; a lone CR is a character of a body. */
function bodyLines(source) {
    const lines = source.split(/\r?\n/);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
/** Base64 with white space in it; undefined where anything else is: decoders disagree about what is missing or too much. */
function strictBase64(text) {
    const packed = text.replace(/[ \t\r\n]+/g, '');
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(packed) || packed.length % 4 !== 0)
        return undefined;
    const bytes = Buffer.from(packed, 'base64');
    return bytes.toString('base64') === packed ? Uint8Array.from(bytes) : undefined;
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   oD: () => (/* binding */ openSource),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42762);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);



/** The text of a fixture in Unicode, strictly decoded, with the layout facts that every text format shares. */
function openSource(input) {
    checkSize(input);
    return sourceOf((0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUnicode */ .EC)(input.bytes));
}
function sourceOf(decoded) {
    if (!decoded.ok)
        return (0,_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(decoded.reason, { line: decoded.line, column: decoded.column });
    const layout = { ...decoded.layout, ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .lineLayout */ .zT)(decoded.text, { trailing: false }) };
    return { text: decoded.text, layout, notices: decoded.notices };
}
/** `cap` in bytes, for libraries that are too slow for the policy's limit. */
function checkSize(input, cap = Number.POSITIVE_INFINITY) {
    const limit = Math.min(cap, input.options.limits.file);
    if (input.bytes.length > limit)
        (0,_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`${input.bytes.length} bytes, more than the ${limit} that are read`);
}


/***/ }),

/***/ 35282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   t6: () => (/* binding */ ReadStop),
/* harmony export */   yK: () => (/* binding */ createBudget),
/* harmony export */   zK: () => (/* binding */ stopAtLimit)
/* harmony export */ });
const NOWHERE = { line: 0, column: 0 };
/** Leaves a reader from any depth. It never leaves the format module: `attempt` turns it into a `ReadResult`. */
class ReadStop extends Error {
    name = 'ReadStop';
    position;
    /** True where a limit stopped the reader and the content may be fine. */
    limit;
    constructor(reason, position = NOWHERE, limit = false) {
        super(reason);
        this.position = position;
        this.limit = limit;
    }
}
function fail(reason, position) {
    throw new ReadStop(reason, position);
}
function stopAtLimit(reason, position) {
    throw new ReadStop(reason, position, true);
}
/** Runs a reader and turns its stop into data. Anything but a `ReadStop` is a bug and passes through. */
async function attempt(read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof ReadStop))
            throw error;
        const failure = { ok: false, reason: error.message, ...error.position };
        return error.limit ? { ...failure, limit: true } : failure;
    }
}
function createBudget(limits) {
    let spent = 0;
    return {
        spend(nodes, position) {
            spent += nodes;
            if (spent > limits.nodes)
                stopAtLimit(`more than ${limits.nodes} nodes`, position);
        },
        enter(depth, position) {
            if (depth > limits.depth)
                stopAtLimit(`nested deeper than ${limits.depth}`, position);
        },
    };
}


/***/ })

};
