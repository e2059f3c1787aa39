export const id = 4951;
export const ids = [4951];
export const modules = {

/***/ 4325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ packedFormat)
/* harmony export */ });
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98339);
/* harmony import */ var _unpack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40365);



/** Endings that say who wrote a file stay on the name; what is before them is the compression's. */
const WRITERS = String.raw `(?:\.(?:approved|expected|golden|received|verified))*`;
/** The name that the content would have without its compression: `a.json.gz` is `a.json`. */
function innerName(path, endings) {
    if (path.toLowerCase().endsWith('.svgz'))
        return path.slice(0, -1);
    const pattern = new RegExp(String.raw `\.(?:${endings.join('|')})(${WRITERS})$`, 'i');
    return path.replace(pattern, '$1');
}
/**
 * A file that is one other file compressed is compared as that file, so that a place inside reads as it would without
 * the compression. Which format it is inside is declared: `format` itself only says how it is packed.
 */
function packedFormat({ id, compression, endings }) {
    return { id, read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => readPacked(id, compression, endings, input)) };
}
async function readPacked(id, compression, endings, input) {
    // A zstd file may begin with frames that say something else and are passed over, which its reader knows.
    if (compression !== 'zstd' && compression !== 'gzip' && (0,_inflate_js__WEBPACK_IMPORTED_MODULE_1__/* .compressionOf */ .MB)(input.bytes) !== compression)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`not compressed by ${compression}`);
    const unpacked = await (0,_unpack_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackFile */ .J)(compression, input.bytes, (0,_inflate_js__WEBPACK_IMPORTED_MODULE_1__/* .roomFor */ .N_)(input));
    const inner = await input.openMember(innerName(input.path, endings), unpacked.bytes);
    const named = (facts) => Object.fromEntries(Object.entries(facts).map(([key, value]) => [`${id} ${key}`, value]));
    const facts = { ...inner.facts, ...unpacked.facts };
    return {
        ok: true,
        document: {
            ...inner,
            format: id,
            declared: { ...inner.declared, 'format inside': inner.format },
            ...(Object.keys(facts).length === 0 ? {} : { facts }),
            layout: { ...inner.layout, ...named(unpacked.layout) },
        },
    };
}


/***/ }),

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

/***/ 34951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bz2: () => (/* binding */ bz2)
/* harmony export */ });
/* harmony import */ var _archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);

/** One file compressed by bzip2. */
const bz2 = (0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__/* .packedFormat */ .s)({ id: 'bz2', compression: 'bzip2', endings: ['bz2'] });


/***/ })

};
