export const id = 6697;
export const ids = [6697];
export const modules = {

/***/ 98339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ inflateZlib),
/* harmony export */   MB: () => (/* binding */ compressionOf),
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   kd: () => (/* binding */ gunzip),
/* harmony export */   pf: () => (/* binding */ inflateZlibInto),
/* harmony export */   wS: () => (/* binding */ inflateRaw)
/* harmony export */ });
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

/***/ 66136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ widenEighths),
/* harmony export */   KX: () => (/* binding */ elementCount),
/* harmony export */   Y8: () => (/* binding */ ITEM_BYTES),
/* harmony export */   cl: () => (/* binding */ readElements),
/* harmony export */   sP: () => (/* binding */ toRowOrder)
/* harmony export */ });
/* unused harmony export halfToNumber */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Bytes of one element in the file. */
const ITEM_BYTES = {
    bool: 1,
    int8: 1,
    int16: 2,
    int32: 4,
    int64: 8,
    uint8: 1,
    uint16: 2,
    uint32: 4,
    uint64: 8,
    float16: 2,
    bfloat16: 2,
    float32: 4,
    float64: 8,
    complex64: 8,
    complex128: 16,
};
/** Bytes of one number, which is half an element where elements are complex. */
const WORD_BYTES = {
    ...ITEM_BYTES,
    complex64: 4,
    complex128: 8,
};
const HOST_IS_BIG = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.endianness)() === 'BE';
/** The numbers of an array whose bytes are all there: `bytes.length` is a multiple of the element's size. */
function readElements(bytes, dtype, bigEndian) {
    const { buffer, byteOffset, byteLength } = aligned(bytes, WORD_BYTES[dtype], bigEndian !== HOST_IS_BIG);
    const count = byteLength / WORD_BYTES[dtype];
    switch (dtype) {
        case 'bool':
        case 'uint8':
            return new Uint8Array(buffer, byteOffset, count);
        case 'int8':
            return new Int8Array(buffer, byteOffset, count);
        case 'int16':
            return new Int16Array(buffer, byteOffset, count);
        case 'int32':
            return new Int32Array(buffer, byteOffset, count);
        case 'int64':
            return new BigInt64Array(buffer, byteOffset, count);
        case 'uint16':
            return new Uint16Array(buffer, byteOffset, count);
        case 'uint32':
            return new Uint32Array(buffer, byteOffset, count);
        case 'uint64':
            return new BigUint64Array(buffer, byteOffset, count);
        case 'float16':
            return widen(new Uint16Array(buffer, byteOffset, count), halfToNumber);
        case 'bfloat16':
            return widenBrain(new Uint16Array(buffer, byteOffset, count));
        case 'float32':
        case 'complex64':
            return new Float32Array(buffer, byteOffset, count);
        case 'float64':
        case 'complex128':
            return new Float64Array(buffer, byteOffset, count);
    }
}
/** A view of the file where that is possible, because an array may be most of the memory there is. */
function aligned(bytes, word, swap) {
    if (word === 1 || (!swap && bytes.byteOffset % word === 0))
        return bytes;
    const copy = Buffer.from(new Uint8Array(bytes).buffer);
    if (!swap)
        return copy;
    if (word === 2)
        return copy.swap16();
    return word === 4 ? copy.swap32() : copy.swap64();
}
function widen(words, value) {
    const values = new Float32Array(words.length);
    for (let index = 0; index < words.length; index += 1)
        values[index] = value(words[index]);
    return values;
}
/** bfloat16 is the upper half of float32. */
function widenBrain(words) {
    const bits = new Uint32Array(words.length);
    for (let index = 0; index < words.length; index += 1)
        bits[index] = words[index] << 16;
    return new Float32Array(bits.buffer);
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
/** The eight-bit floats of OCP: E4M3 has no infinity and one NaN, E5M2 is the upper half of binary16. Both fit binary16. */
function widenEighths(bytes, kind) {
    if (kind === 'E5M2')
        return widen(bytes, (bits) => halfToNumber(bits << 8));
    return widen(bytes, (bits) => {
        const sign = bits & 0x80 ? -1 : 1;
        const exponent = (bits >> 3) & 0x0f;
        const fraction = bits & 0x07;
        if (exponent === 0x0f && fraction === 0x07)
            return Number.NaN;
        if (exponent === 0)
            return sign * fraction * 2 ** -9;
        return sign * (1 + fraction / 8) * 2 ** (exponent - 7);
    });
}
/**
 * From the order in which the first index moves fastest (Fortran) to that in which the last does (C).
 * `parts` numbers make an element.
 */
function toRowOrder(values, dimensions, parts) {
    const ordered = values.slice();
    const strides = [];
    let stride = 1;
    for (const size of dimensions) {
        strides.push(stride);
        stride *= size;
    }
    const index = dimensions.map(() => 0);
    let from = 0;
    for (let to = 0; to < stride; to += 1) {
        for (let part = 0; part < parts; part += 1)
            ordered[to * parts + part] = values[from * parts + part];
        for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
            index[axis] += 1;
            from += strides[axis];
            if (index[axis] < dimensions[axis])
                break;
            from -= strides[axis] * dimensions[axis];
            index[axis] = 0;
        }
    }
    return ordered;
}
/** The number of elements, or undefined where it is beyond what a file can hold. */
function elementCount(dimensions) {
    if (dimensions.includes(0))
        return 0;
    let count = 1;
    for (const size of dimensions) {
        count *= size;
        if (count > Number.MAX_SAFE_INTEGER)
            return undefined;
    }
    return count;
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

/***/ 27787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ MAX_IMAGE_PIXELS),
/* harmony export */   Bx: () => (/* binding */ MAX_INFLATED_BYTES),
/* harmony export */   Fm: () => (/* binding */ MAX_LARGE_BYTES),
/* harmony export */   SO: () => (/* binding */ MAX_NUMBER_CHARACTERS),
/* harmony export */   ib: () => (/* binding */ MAX_ARCHIVE_DEPTH),
/* harmony export */   uk: () => (/* binding */ MAX_ARCHIVE_MEMBERS),
/* harmony export */   wF: () => (/* binding */ MAX_INFLATION_RATIO)
/* harmony export */ });
/** Longest number literal that is compared as a number. */
const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
const MAX_INFLATED_BYTES = 268_435_456;
const MAX_INFLATION_RATIO = 200;
const MAX_ARCHIVE_DEPTH = 4;
const MAX_ARCHIVE_MEMBERS = 10_000;
const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
const MAX_LARGE_BYTES = 268_435_456;


/***/ }),

/***/ 96697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tiff: () => (/* binding */ tiff)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/images/exif.js
var exif = __webpack_require__(17155);
// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
// EXTERNAL MODULE: ./lib/documents/images/tiff-directory.js
var tiff_directory = __webpack_require__(79388);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/images/tiff-layout.js




const COMPRESSIONS = {
    1: 'none',
    5: 'LZW',
    8: 'deflate',
    32773: 'PackBits',
    32946: 'deflate',
};
const WHITE_IS_ZERO = 0;
const BLACK_IS_ZERO = 1;
const RGB = 2;
const PALETTE = 3;
const YCBCR = 6;
const ALPHAS = ['unspecified', 'premultiplied', 'straight'];
/** Channels of satellite images run into hundreds. */
const MAX_SAMPLES = 1_024;
/** Element types by sample format (unsigned, signed, float, complex float) and bits. */
const TYPES = {
    1: { 1: 'uint8', 2: 'uint8', 4: 'uint8', 8: 'uint8', 16: 'uint16', 32: 'uint32', 64: 'uint64' },
    2: { 8: 'int8', 16: 'int16', 32: 'int32', 64: 'int64' },
    3: { 16: 'float16', 32: 'float32', 64: 'float64' },
    6: { 64: 'complex64', 128: 'complex128' },
};
/** What is not read fails upward (docs/adr/0103). Sizes are checked before anything is allocated. */
function layoutOf(directory) {
    const width = (0,tiff_directory/* numberOf */.rl)(directory, 256, 0);
    const height = (0,tiff_directory/* numberOf */.rl)(directory, 257, 0);
    (0,size/* checkPixels */.a)(width, height);
    const samples = (0,tiff_directory/* numberOf */.rl)(directory, 277, 1);
    if (samples < 1 || samples > MAX_SAMPLES)
        (0,stop/* stopAtLimit */.zK)(`${samples} samples a pixel are not read`);
    const photometric = (0,tiff_directory/* numberOf */.rl)(directory, 262, -1);
    const { bits, dtype } = typeOf(directory, samples);
    const compression = COMPRESSIONS[(0,tiff_directory/* numberOf */.rl)(directory, 259, 1)];
    if (compression === undefined || photometric === YCBCR || (0,tiff_directory/* numberOf */.rl)(directory, 266, 1) !== 1)
        return (0,stop/* stopAtLimit */.zK)('its pixels are stored in a way that is not read here');
    const extra = (0,tiff_directory/* numbersOf */.cZ)(directory, 338);
    const layout = {
        ...{ width, height, bits, dtype, samples, compression, photometric },
        predictor: predictorOf(directory, bits, dtype, compression),
        planar: samples > 1 && (0,tiff_directory/* numberOf */.rl)(directory, 284, 1) === 2,
        ...blocksOf(directory, width, height),
        picture: isPicture(photometric, samples, bits, dtype, extra.length),
        alpha: extra.length === 0 ? 'none' : extra.map((one) => ALPHAS[one] ?? 'unspecified').join(', '),
    };
    checkBytes(layout);
    return layout;
}
function typeOf(directory, samples) {
    const all = (0,tiff_directory/* numbersOf */.cZ)(directory, 258);
    const bits = all[0] ?? 1;
    const formats = (0,tiff_directory/* numbersOf */.cZ)(directory, 339);
    const dtype = TYPES[formats[0] ?? 1]?.[bits];
    const mixed = all.some((one) => one !== bits) || formats.some((one) => one !== (formats[0] ?? 1));
    // Some writers say the bits of one sample for all of them; libtiff reads that, and so do its users.
    if (dtype === undefined || mixed || (all.length !== samples && all.length > 1))
        return (0,stop/* stopAtLimit */.zK)(`samples of ${all.join(', ') || 1} bits in formats ${formats.join(', ') || 1} are not read`);
    return { bits, dtype };
}
/** Compressions that know predictors. Beside others some readers apply one and some do not, so neither is right. */
const PREDICTED = new Set(['LZW', 'deflate']);
function predictorOf(directory, bits, dtype, compression) {
    const predictor = (0,tiff_directory/* numberOf */.rl)(directory, 317, 1);
    if (predictor !== 1 && !PREDICTED.has(compression))
        (0,stop/* stopAtLimit */.zK)(`a predictor beside compression ${compression}`);
    const float = dtype === 'float16' || dtype === 'float32' || dtype === 'float64';
    const fine = predictor === 1 || (predictor === 2 && bits >= 8 && bits <= 32) || (predictor === 3 && float);
    return fine ? predictor : (0,stop/* stopAtLimit */.zK)(`predictor ${predictor} for samples of ${bits} bits is not read`);
}
function blocksOf(directory, width, height) {
    const tiled = directory.tags.has(322) || directory.tags.has(324);
    if (!tiled) {
        const rows = Math.max(1, Math.min(height, (0,tiff_directory/* numberOf */.rl)(directory, 278, height)));
        return { tiled, blockWidth: width, blockHeight: rows };
    }
    const [blockWidth, blockHeight] = [(0,tiff_directory/* numberOf */.rl)(directory, 322, 0), (0,tiff_directory/* numberOf */.rl)(directory, 323, 0)];
    if (blockWidth === 0 || blockHeight === 0)
        (0,stop/* fail */.fJ)(`tiles of ${blockWidth}x${blockHeight} pixels`);
    return { tiled, blockWidth, blockHeight };
}
function isPicture(photometric, samples, bits, dtype, extra) {
    if (dtype !== 'uint8' && dtype !== 'uint16')
        return false;
    if (photometric === PALETTE)
        return bits <= 8 && samples === 1 && extra === 0;
    if (bits < 8 && samples > 1)
        return false;
    const colors = photometric === RGB ? 3 : 1;
    return [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB].includes(photometric) && samples === colors + extra && extra <= 1;
}
/** A tile may be larger than its image, so it is what is filled up that counts. */
function checkBytes({ width, height, bits, samples, blockWidth, blockHeight }) {
    const padded = Math.ceil(width / blockWidth) * blockWidth * Math.ceil(height / blockHeight) * blockHeight;
    const bytes = padded * samples * Math.max(1, bits / 8);
    if (!(bytes <= format/* MAX_INFLATED_BYTES */.Bx))
        (0,stop/* stopAtLimit */.zK)(`${bytes} bytes of pixels, more than the ${format/* MAX_INFLATED_BYTES */.Bx} that are read`);
}

;// CONCATENATED MODULE: ./lib/documents/images/tiff-pixels.js



/** RGBA of an image whose `picture` is true. */
function toPixels(values, directory, layout) {
    const { width, height, bits, samples, photometric, alpha } = layout;
    const depth = bits === 16 ? 16 : 8;
    const most = depth === 16 ? 65_535 : 255;
    // Samples of less than a byte are shades between black and white as well.
    const scale = bits < 8 ? most / (2 ** bits - 1) : 1;
    const colorMap = photometric === PALETTE ? paletteOf(directory, bits) : [];
    const output = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
    const count = width * height;
    for (let pixel = 0; pixel < count; pixel += 1) {
        const from = pixel * samples;
        const to = pixel * 4;
        const value = values[from];
        for (let channel = 0; channel < 3; channel += 1) {
            if (photometric === RGB)
                output[to + channel] = values[from + channel];
            else if (photometric === PALETTE)
                output[to + channel] = colorMap[channel * 2 ** bits + value] >> 8;
            else
                output[to + channel] = photometric === WHITE_IS_ZERO ? most - value * scale : value * scale;
        }
        output[to + 3] = alpha === 'none' ? most : values[from + samples - 1];
    }
    return output;
}
function paletteOf(directory, bits) {
    const map = (0,tiff_directory/* numbersOf */.cZ)(directory, 320);
    return map.length === 3 * 2 ** bits ? map : (0,stop/* fail */.fJ)('no palette, or a broken one');
}

// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(98339);
// EXTERNAL MODULE: ./lib/documents/arrays/elements.js
var arrays_elements = __webpack_require__(66136);
// EXTERNAL MODULE: ./lib/documents/images/lzw.js
var lzw = __webpack_require__(46646);
;// CONCATENATED MODULE: ./lib/documents/images/tiff-samples.js






/** The best that any of the methods does; data that cannot be enough are refused before anything is allocated. */
const BEST_RATIO = 2_048;
/** All samples of an image, row by row, the samples of a pixel together. What follows the end of compressed data is not used. */
function readSamples(bytes, directory, layout, use) {
    const { width, height, bits, samples, planar, tiled, blockWidth, blockHeight, dtype } = layout;
    const offsets = (0,tiff_directory/* numbersOf */.cZ)(directory, tiled ? 324 : 273);
    const counts = (0,tiff_directory/* numbersOf */.cZ)(directory, tiled ? 325 : 279);
    const across = Math.ceil(width / blockWidth);
    const down = Math.ceil(height / blockHeight);
    const blocks = across * down * (planar ? samples : 1);
    const what = tiled ? 'tiles' : 'strips';
    if (offsets.length !== blocks || counts.length !== blocks)
        (0,stop/* fail */.fJ)(`${offsets.length} ${what} where there must be ${blocks}`);
    const sampleBytes = Math.max(1, bits / 8);
    const stored = counts.reduce((sum, count) => sum + count, 0);
    if (stored * BEST_RATIO < (width * height * samples * bits) / 8)
        (0,stop/* fail */.fJ)('cut off: too little data for its pixels');
    const raster = new Uint8Array(width * height * samples * sampleBytes);
    const own = planar ? 1 : samples;
    for (let index = 0; index < blocks; index += 1) {
        const [start, count] = [offsets[index], counts[index]];
        if (start + count > bytes.length)
            (0,stop/* fail */.fJ)(`cut off in a ${tiled ? 'tile' : 'strip'}`);
        const plane = Math.floor(index / (across * down));
        const top = Math.floor((index % (across * down)) / across) * blockHeight;
        const left = (index % across) * blockWidth;
        const rows = tiled ? blockHeight : Math.min(blockHeight, height - top);
        const part = { rows, columns: blockWidth, samples: own };
        const block = bytes.subarray(start, start + count);
        const data = readBlock(block, part, directory, layout, (from, to) => use(start + from, start + to));
        copy(data, part, raster, { left, top, plane, width, height, step: samples, sampleBytes });
    }
    return (0,arrays_elements/* readElements */.cl)(raster, dtype, !directory.little);
}
/** The samples of a strip or tile as whole bytes in the order of the file, differences undone. */
function readBlock(packed, part, directory, layout, use) {
    const { bits, predictor, compression } = layout;
    const { rows, columns, samples } = part;
    const rowBytes = Math.ceil((columns * samples * bits) / 8);
    const raw = unpack(packed, rows * rowBytes, compression, use);
    if (bits < 8)
        return widenBits(raw, part, bits, rowBytes);
    if (predictor === 1)
        return raw;
    // Only what was unpacked has a predictor, so this is no view of the file itself.
    for (let row = 0; row < rows; row += 1) {
        const line = raw.subarray(row * rowBytes, (row + 1) * rowBytes);
        if (predictor === 2)
            undoDifferences(line, samples, bits, directory.little);
        else
            undoFloatDifferences(line, samples, bits / 8, directory.little);
    }
    return raw;
}
function unpack(data, expected, compression, use) {
    if (compression === 'none') {
        use(0, data.length);
        return data.length === expected ? data : (0,stop/* fail */.fJ)(`a strip of ${data.length} bytes, not ${expected}`);
    }
    if (compression === 'deflate') {
        const { bytes, used } = (0,inflate/* inflateZlib */.$X)(data, expected);
        use(0, used);
        return bytes.length === expected ? bytes : (0,stop/* fail */.fJ)('a strip is cut off');
    }
    const output = new Uint8Array(expected);
    const filled = compression === 'LZW'
        ? (0,lzw/* unpackLzw */.k)(data, output, { order: 'high first', literalBits: 8, early: true, use })
        : unpackBits(data, output, use);
    return filled === expected ? output : (0,stop/* fail */.fJ)('a strip is cut off');
}
function unpackBits(data, output, use) {
    let at = 0;
    let to = 0;
    while (at < data.length && to < output.length) {
        const head = data[at];
        at += 1;
        if (head === 128)
            continue;
        if (head < 128) {
            const literal = data.subarray(at, at + head + 1);
            if (literal.length > output.length - to)
                (0,stop/* fail */.fJ)('a strip has more pixels than it may');
            output.set(literal, to);
            to += literal.length;
            at += head + 1;
        }
        else {
            const end = to + 257 - head;
            if (end > output.length || at >= data.length)
                (0,stop/* fail */.fJ)('a strip has more pixels than it may');
            output.fill(data[at], to, end);
            to = end;
            at += 1;
        }
    }
    // A head of 128 means nothing, so writers may fill up with it.
    while (data[at] === 128)
        at += 1;
    use(0, at);
    return to;
}
/** Samples of 1, 2 or 4 bits, the highest first; rows begin at whole bytes. */
function widenBits(raw, { rows, columns, samples }, bits, rowBytes) {
    const perRow = columns * samples;
    const output = new Uint8Array(rows * perRow);
    const mask = 2 ** bits - 1;
    for (let row = 0; row < rows; row += 1) {
        for (let index = 0; index < perRow; index += 1) {
            const bit = index * bits;
            output[row * perRow + index] = (raw[row * rowBytes + (bit >> 3)] >> (8 - bits - (bit & 7))) & mask;
        }
    }
    return output;
}
/** Predictor 2: each sample is the difference to the same sample of the pixel on its left. */
function undoDifferences(line, samples, bits, little) {
    if (bits === 8) {
        for (let index = samples; index < line.length; index += 1)
            line[index] += line[index - samples];
        return;
    }
    const view = (0,binaries/* viewOf */.du)(line);
    const size = bits / 8;
    for (let at = samples * size; at < line.length; at += size) {
        const before = at - samples * size;
        if (bits === 16)
            view.setUint16(at, view.getUint16(at, little) + view.getUint16(before, little), little);
        else
            view.setUint32(at, view.getUint32(at, little) + view.getUint32(before, little), little);
    }
}
/** Predictor 3 (Adobe's note on floating point): the highest bytes of a row first, as differences byte by byte. */
function undoFloatDifferences(line, samples, size, little) {
    for (let index = samples; index < line.length; index += 1)
        line[index] += line[index - samples];
    const planes = Uint8Array.from(line);
    const count = line.length / size;
    for (let value = 0; value < count; value += 1) {
        for (let byte = 0; byte < size; byte += 1) {
            line[value * size + (little ? size - 1 - byte : byte)] = planes[byte * count + value];
        }
    }
}
/** Puts a block where it belongs; what fills up a tile beyond the image is left out. */
function copy(data, part, raster, place) {
    const { left, top, plane, width, height, step, sampleBytes } = place;
    const columns = Math.min(part.columns, width - left);
    const rows = Math.min(part.rows, height - top);
    const pixel = part.samples * sampleBytes;
    for (let row = 0; row < rows; row += 1) {
        const from = row * part.columns * pixel;
        const to = ((top + row) * width + left) * step * sampleBytes;
        if (part.samples === step) {
            raster.set(data.subarray(from, from + columns * pixel), to);
            continue;
        }
        for (let column = 0; column < columns; column += 1) {
            for (let byte = 0; byte < sampleBytes; byte += 1) {
                raster[to + (column * step + plane) * sampleBytes + byte] = data[from + column * sampleBytes + byte];
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
;// CONCATENATED MODULE: ./lib/documents/formats/tiff.js











/**
 * TIFF as scanners, plotting libraries and instruments write it. Images of one kind are the frames of a picture or, where
 * they hold floats, signed numbers or many channels, one array; images of different kinds are members.
 */
const tiff = { id: 'tiff', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
function read({ bytes }) {
    const spans = (0,images_spans/* newSpans */.m)(bytes);
    const pages = (0,tiff_directory/* readDirectories */.A$)(bytes, spans.use).map((directory) => ({ directory, layout: layoutOf(directory) }));
    checkTotal(pages);
    const [first] = pages;
    if (first === undefined)
        return (0,stop/* fail */.fJ)('no image');
    if (pages.every(({ layout }) => kindOf(layout) === kindOf(first.layout)))
        return withUnused(documentOf(bytes, pages, spans.use), spans);
    const members = pages.map((page, index) => ({
        name: `image ${index + 1}`,
        line: 0,
        document: documentOf(bytes, [page], spans.use),
    }));
    return withUnused((0,binaries/* binaryDocument */.Hz)({ format: 'tiff', content: { kind: 'container', noun: 'image', members } }), spans);
}
/** What no directory, tag, strip or tile refers to is carried along unseen, so it counts as what follows the end of other images does. */
function withUnused(document, spans) {
    const unused = (0,images_spans/* unusedFact */.h)(spans, 'bytes that nothing refers to');
    const facts = { ...document.facts, ...unused };
    return { ok: true, document: Object.keys(facts).length === 0 ? document : { ...document, facts } };
}
function checkTotal(pages) {
    let pixels = 0;
    let held = 0;
    for (const { layout } of pages) {
        const { width, height, samples, bits } = layout;
        pixels += width * height;
        held += width * height * samples * Math.max(1, bits / 8);
    }
    (0,size/* checkPixels */.a)(pixels, 1);
    if (held > format/* MAX_INFLATED_BYTES */.Bx)
        (0,stop/* stopAtLimit */.zK)(`${held} bytes of pixels, more than the ${format/* MAX_INFLATED_BYTES */.Bx} that are read`);
}
function kindOf({ width, height, samples, bits, dtype, picture }) {
    // Pictures of one size are compared as RGBA, however they are stored; 16 bits are another depth.
    return picture ? `${width}x${height} ${bits === 16}` : `${width}x${height}x${samples} ${dtype}`;
}
function documentOf(bytes, pages, use) {
    const { facts, layout } = (0,tiff_directory/* tagFacts */.EG)(pages.map(({ directory }) => directory));
    const layouts = pages.map((page) => page.layout);
    const pointed = pages.flatMap(({ directory }, index) => Object.entries((0,exif/* pointedFacts */.hP)(bytes, directory, use)).map(([name, tag]) => [`${name} of image ${index + 1}`, tag]));
    const alphas = layouts.map(({ alpha }) => alpha);
    const picture = layouts[0].picture;
    return (0,binaries/* binaryDocument */.Hz)({
        format: 'tiff',
        content: contentOf(bytes, pages, use),
        facts: {
            ...facts,
            ...Object.fromEntries(pointed),
            // Straight alpha is what the pixels are taken for; another kind is shown differently.
            ...(alphas.every((alpha) => alpha === 'none' || alpha === 'straight') ? {} : { alpha: (0,nodes/* listFact */.HG)(alphas) }),
            ...(picture ? {} : { 'colour model': (0,nodes/* listFact */.HG)(layouts.map(({ photometric }) => String(photometric))) }),
        },
        layout: {
            ...layout,
            'byte order': pages[0].directory.little ? 'little' : 'big',
            compression: (0,nodes/* listFact */.HG)(layouts.map(({ compression }) => compression)),
            ...predictorFact(layouts),
            ...(layouts.some(({ planar }) => planar) ? { planes: 'each sample apart' } : {}),
            ...(layouts.some(({ bits }) => bits < 8)
                ? { 'bits a sample': (0,nodes/* listFact */.HG)(layouts.map(({ bits }) => `${bits}`)) }
                : {}),
            [layouts[0].tiled ? 'tiles' : 'strips']: (0,nodes/* listFact */.HG)(layouts.map(blocksText)),
        },
    });
}
function predictorFact(layouts) {
    if (layouts.every(({ predictor }) => predictor === 1))
        return {};
    return { predictor: (0,nodes/* listFact */.HG)(layouts.map(({ predictor }) => String(predictor))) };
}
function blocksText({ tiled, blockWidth, blockHeight }) {
    return tiled ? `${blockWidth}x${blockHeight}` : `${blockHeight} rows`;
}
function contentOf(bytes, pages, use) {
    const { width, height, bits, samples, dtype, picture } = pages[0].layout;
    const values = pages.map(({ directory, layout }) => readSamples(bytes, directory, layout, use));
    if (picture) {
        const frames = pages.map(({ directory, layout }, index) => toPixels(values[index], directory, layout));
        return { kind: 'image', width, height, depth: bits === 16 ? 16 : 8, frames };
    }
    const dimensions = [...(pages.length > 1 ? [pages.length] : []), height, width, ...(samples > 1 ? [samples] : [])];
    return { kind: 'tensor', dtype, dimensions, values: joined(values) };
}
function joined(all) {
    const [first] = all;
    if (all.length === 1)
        return first;
    const total = all.reduce((sum, { length }) => sum + length, 0);
    const Values = first.constructor;
    const values = new Values(total);
    let at = 0;
    for (const one of all) {
        values.set.call(values, one, at);
        at += one.length;
    }
    return values;
}


/***/ }),

/***/ 17155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hP: () => (/* binding */ pointedFacts),
/* harmony export */   qV: () => (/* binding */ exifFacts)
/* harmony export */ });
/* unused harmony export exifOrientation */
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59792);
/* harmony import */ var _tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79388);




const ORIENTATION = 0x0112;
const SHORT = 3;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
/** Entries that are looked at in the first directory; cameras write fewer than a hundred. */
const MAX_ENTRIES = 1_000;
/**
 * The orientation of an Exif block (TIFF header first), which says how a viewer turns the image; 1 is upright and the
 * default. Undefined where the block cannot be read.
 */
function exifOrientation(block) {
    if (block.length < 14)
        return undefined;
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(block);
    const mark = view.getUint16(0);
    const little = mark === 0x4949;
    if ((!little && mark !== 0x4d4d) || view.getUint16(2, little) !== 42)
        return undefined;
    const start = view.getUint32(4, little);
    if (start + 2 > block.length)
        return undefined;
    const count = Math.min(view.getUint16(start, little), MAX_ENTRIES);
    for (let index = 0; index < count; index += 1) {
        const at = start + 2 + index * 12;
        if (at + 12 > block.length)
            return undefined;
        if (view.getUint16(at, little) !== ORIENTATION)
            continue;
        if (view.getUint16(at + 2, little) !== SHORT || view.getUint32(at + 4, little) !== 1)
            return undefined;
        return view.getUint16(at + 8, little);
    }
    return 1;
}
/** Directories that entries of another one point to, by the tag that does. */
const POINTERS = new Map([
    [0x8769, 'Exif'],
    [0x8825, 'position'],
    [0xa005, 'interoperability'],
]);
/** Who wrote the file, on which machine, and when: what a program writes anew at every save. */
const OF_WRITER = new Set([0x000b, 0x0131, 0x0132, 0x013c]);
const MAX_DEPTH = 4;
/**
 * What Exif blocks say, tag by tag: how an image is turned, where, when and by whom it was taken. Those are what tests of
 * such files are about; only what a program writes anew is left out. Upright is the default and no fact.
 */
function exifFacts(blocks) {
    const facts = { ...orientationFact(blocks) };
    for (const [index, block] of blocks.entries()) {
        const which = blocks.length > 1 ? ` of block ${index + 1}` : '';
        try {
            const spans = (0,_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .newSpans */ .m)(block);
            spans.use(0, HEADER_BYTES);
            const { at, little } = exifStart(block);
            const found = [
                ...directoryFacts(block, at, little, 'image', 0, spans.use),
                ...thumbnailFacts(block, at, little, spans.use),
                ...Object.entries((0,_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .unusedFact */ .h)(spans, 'bytes of Exif that nothing refers to')),
            ];
            for (const [name, tag] of found)
                facts[name + which] = tag;
        }
        catch (error) {
            if (!(error instanceof _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .ReadStop */ .t6))
                throw error;
            // Two that cannot be read are not one and the same for that.
            facts[`unreadable Exif${which}`] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(block);
        }
    }
    return facts;
}
/** Place and length of a JPEG in the second directory, or of the strips of an uncompressed image. */
const THUMBNAILS = [
    [0x0201, 0x0202],
    [0x0111, 0x0117],
];
/** The small picture that the second directory holds: another image than the one that is compared, which file managers show. */
function thumbnailFacts(bytes, first, little, use) {
    const { next } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, first, little, use);
    if (next === 0)
        return [];
    const { directory, next: third } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, next, little, use);
    const pictures = THUMBNAILS.flatMap(([place, length]) => {
        const lengths = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersOf */ .cZ)(directory, length);
        return (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersOf */ .cZ)(directory, place).map((at, index) => {
            const end = at + (lengths[index] ?? 0);
            if (end > bytes.length)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in its thumbnail');
            use(at, end);
            return bytes.subarray(at, end);
        });
    });
    const places = THUMBNAILS.map(([place]) => place);
    const tags = directoryFacts(bytes, next, little, 'thumbnail', 1, use).filter(([name]) => !places.some((id) => name === `Exif tag ${id} (thumbnail)`));
    return [
        ...tags,
        ...(pictures.length === 0 ? [] : [['thumbnail', (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(pictures)]]),
        ...(third === 0 ? [] : [['third directory', 'present']]),
    ];
}
/** What the directories say that a TIFF's own directory points to. */
function pointedFacts(bytes, { tags, little }, use) {
    const pointers = [...tags].filter(([id]) => POINTERS.has(id));
    return Object.fromEntries(pointers.flatMap(([id, tag]) => followed(bytes, id, tag, little, 0, use)));
}
function exifStart(block) {
    if (block.length < 14)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(block);
    const mark = view.getUint16(0);
    const little = mark === 0x4949;
    if ((!little && mark !== 0x4d4d) || view.getUint16(2, little) !== 42)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('no Exif');
    return { at: view.getUint32(4, little), little };
}
function directoryFacts(bytes, at, little, name, depth, use) {
    if (depth > MAX_DEPTH)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('directories nested too deep');
    const { tags } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, at, little, use).directory;
    return [...tags].flatMap(([id, tag]) => {
        if (id === ORIENTATION || OF_WRITER.has(id))
            return [];
        if (POINTERS.has(id))
            return followed(bytes, id, tag, little, depth, use);
        const value = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .inBigEndian */ .xl)(tag, little);
        const text = value.length <= SHORT_BYTES ? `0x${Buffer.from(value).toString('hex')}` : (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(value);
        return [[`Exif tag ${id} (${name})`, `type ${tag.type}, ${text}`]];
    });
}
const SHORT_BYTES = 16;
function followed(bytes, id, tag, little, depth, use) {
    const [at] = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersOf */ .cZ)({ little, tags: new Map([[id, tag]]) }, id);
    return at === undefined
        ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} points nowhere`)
        : directoryFacts(bytes, at, little, POINTERS.get(id), depth + 1, use);
}
/** The fact that an Exif block makes: absent where the image is shown as it is stored. */
function orientationFact(blocks) {
    const seen = blocks.map((block) => exifOrientation(block)?.toString() ?? 'unreadable').filter((one) => one !== '1');
    return seen.length === 0 ? {} : { orientation: seen.join(', ') };
}


/***/ }),

/***/ 46646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ unpackLzw)
/* harmony export */ });
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);

const MAX_BITS = 12;
const MAX_CODES = 1 << MAX_BITS;
/** Fills `output` as far as the data go and returns how far that is. */
function unpackLzw(data, output, options) {
    const clear = 1 << options.literalBits;
    const table = newTable(clear);
    const early = options.early ? 1 : 0;
    const read = bitReader(data, options.order);
    let width = options.literalBits + 1;
    let previous = -1;
    let at = 0;
    while (at < output.length) {
        const code = read.code(width);
        if (code === undefined || code === clear + 1) {
            options.use?.(0, read.used());
            return at;
        }
        if (code === clear) {
            table.next = clear + 2;
            width = options.literalBits + 1;
            previous = -1;
            continue;
        }
        if (previous === -1) {
            if (code > clear)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('compressed pixels are broken: a code before its string');
            output[at] = code;
            at += 1;
            previous = code;
            continue;
        }
        if (code > table.next)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('compressed pixels are broken: a code before its string');
        const first = firstOf(table, code === table.next ? previous : code);
        if (table.next < MAX_CODES) {
            table.prefix[table.next] = previous;
            table.suffix[table.next] = first;
            table.length[table.next] = table.length[previous] + 1;
            table.next += 1;
        }
        else if (code >= MAX_CODES)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('compressed pixels are broken: a code before its string');
        at = write(table, code, output, at);
        previous = code;
        if (table.next + early >= 1 << width && width < MAX_BITS)
            width += 1;
    }
    options.use?.(0, endOf(read, width, clear));
    return at;
}
/** All is drawn; what belongs to the codes besides is the end code, which a full table may clear itself before. */
function endOf(read, width, clear) {
    const drawn = read.used();
    let code = read.code(width);
    if (code === clear)
        code = read.code(Math.log2(clear) + 1);
    return code === clear + 1 ? read.used() : drawn;
}
function newTable(clear) {
    const prefix = new Uint16Array(MAX_CODES);
    const suffix = new Uint8Array(MAX_CODES);
    const length = new Uint16Array(MAX_CODES).fill(1);
    for (let code = 0; code < clear; code += 1)
        suffix[code] = code;
    return { prefix, suffix, length, next: clear + 2 };
}
/** A string has at most as many members as there are codes, and each prefix is an older code: this ends. */
function firstOf({ prefix, suffix, length }, code) {
    let at = code;
    while (length[at] > 1)
        at = prefix[at];
    return suffix[at];
}
function write({ prefix, suffix, length }, code, output, from) {
    const end = from + length[code];
    let at = code;
    for (let to = end - 1; to >= from; to -= 1) {
        if (to < output.length)
            output[to] = suffix[at];
        at = prefix[at];
    }
    return Math.min(end, output.length);
}
function bitReader(data, order) {
    let at = 0;
    let held = 0;
    let bits = 0;
    const code = (width) => {
        while (bits < width) {
            if (at >= data.length)
                return undefined;
            held = order === 'low first' ? held | (data[at] << bits) : (held << 8) | data[at];
            bits += 8;
            at += 1;
        }
        bits -= width;
        if (order === 'low first') {
            const low = held & ((1 << width) - 1);
            held >>>= width;
            return low;
        }
        const high = (held >>> bits) & ((1 << width) - 1);
        held &= (1 << bits) - 1;
        return high;
    };
    return { code, used: () => at };
}


/***/ }),

/***/ 62496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkPixels)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27787);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);


/** Refuses an image before anything is allocated for it. `frames` of them are kept. */
function checkPixels(width, height, frames = 1) {
    if (width === 0 || height === 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`an image of ${width}x${height} pixels`);
    if (width * height * Math.max(1, frames) > _format_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IMAGE_PIXELS */ .$P) {
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopAtLimit */ .zK)(`${width}x${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}, more than the ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IMAGE_PIXELS */ .$P} that are read`);
    }
}


/***/ }),

/***/ 59792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ unusedFact),
/* harmony export */   m: () => (/* binding */ newSpans)
/* harmony export */ });
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);

/** Zeros up to the next multiple of 16 (as tifffile writes) are padding; more, or anything else, is content. */
const MAX_PADDING_BYTES = 15;
function newSpans(bytes) {
    // One end for each start: entries of hostile files may name the same place any number of times.
    const ends = new Map();
    return {
        use: (start, end) => {
            if (end > start)
                ends.set(start, Math.max(end, ends.get(start) ?? 0));
        },
        unused: () => {
            const gaps = [];
            let at = 0;
            for (const [start, end] of [...ends, [bytes.length, bytes.length]].sort(([a], [b]) => a - b)) {
                if (start > at)
                    gaps.push(bytes.subarray(at, start));
                at = Math.max(at, end);
            }
            return gaps.filter((gap) => gap.length > MAX_PADDING_BYTES || gap.some((byte) => byte !== 0));
        },
    };
}
/** The fact that left-over bytes make; none where there are none. How they are cut into pieces is layout. */
function unusedFact({ unused }, name) {
    const left = unused();
    return left.length === 0 ? {} : { [name]: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(Buffer.concat(left)) };
}


/***/ }),

/***/ 79388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ readDirectories),
/* harmony export */   EG: () => (/* binding */ tagFacts),
/* harmony export */   cZ: () => (/* binding */ numbersOf),
/* harmony export */   gZ: () => (/* binding */ readDirectory),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   xl: () => (/* binding */ inBigEndian)
/* harmony export */ });
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/** Bytes of a value by its type; others are not known. */
const TYPE_BYTES = {
    ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4 },
};
/** More pages than this are no test image. */
const MAX_DIRECTORIES = 1_000;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
const CLASSIC = 42;
const BIG = 43;
/** The chain of directories of a classic TIFF; a chain that comes back to itself is broken. */
function readDirectories(bytes, use) {
    if (bytes.length < HEADER_BYTES)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in its header');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    const mark = view.getUint16(0);
    if (mark !== 0x4949 && mark !== 0x4d4d)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a TIFF: it begins with neither II nor MM');
    const little = mark === 0x4949;
    const version = view.getUint16(2, little);
    if (version === BIG)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)('BigTIFF is not read');
    if (version !== CLASSIC)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a TIFF: it has another signature');
    const directories = [];
    const seen = new Set();
    use(0, HEADER_BYTES);
    let at = view.getUint32(4, little);
    while (at !== 0) {
        if (seen.has(at))
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('its directories form a ring');
        if (seen.size >= MAX_DIRECTORIES)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${MAX_DIRECTORIES} images`);
        seen.add(at);
        const { directory, next } = readDirectory(bytes, at, little, use);
        directories.push(directory);
        at = next;
    }
    return directories.length === 0 ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('no image') : directories;
}
/** One directory, and where the next one is. */
function readDirectory(bytes, at, little, use) {
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    if (at + 2 > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in a directory');
    const count = view.getUint16(at, little);
    const end = at + 2 + count * 12;
    if (end + 4 > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in a directory');
    const tags = new Map();
    use(at, at + 2);
    use(end, end + 4);
    for (let entry = at + 2; entry < end; entry += 12) {
        const id = view.getUint16(entry, little);
        const type = view.getUint16(entry + 2, little);
        const values = view.getUint32(entry + 4, little);
        const unit = TYPE_BYTES[type];
        if (unit === undefined)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} has a type that is not known`);
        const size = unit * values;
        const start = size <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
        if (start + size > bytes.length)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`cut off in tag ${id}`);
        if (tags.has(id))
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} stands there twice`);
        // Up to three of the four bytes of an entry's value are free where the value is short.
        use(entry, size <= 4 ? start + size : entry + 12);
        if (size > 4)
            use(start, start + size);
        tags.set(id, { type, count: values, bytes: bytes.subarray(start, start + size) });
    }
    return { directory: { little, tags }, next: view.getUint32(end, little) };
}
/** Unsigned whole numbers of a tag; empty where it is not there. */
function numbersOf({ tags, little }, id) {
    const tag = tags.get(id);
    if (tag === undefined)
        return [];
    const unit = TYPE_BYTES[tag.type];
    if (![1, 3, 4].includes(tag.type))
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} does not hold whole numbers`);
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(tag.bytes);
    return Array.from({ length: tag.count }, (_, index) => {
        if (unit === 1)
            return view.getUint8(index);
        return unit === 2 ? view.getUint16(index * 2, little) : view.getUint32(index * 4, little);
    });
}
function numberOf(directory, id, otherwise) {
    const [value] = numbersOf(directory, id);
    return value ?? otherwise;
}
/** How the pixels are stored, and what is read for them. */
const OF_PIXELS = new Set([
    ...[256, 257, 258, 259, 262, 266, 273, 277, 278, 279, 284, 317, 320, 322, 323, 324, 325, 338, 339],
]);
/** Software, time of writing, machine and XMP: metadata of the writer. Descriptions hold units and the meaning of axes, so they count. */
const METADATA = new Set([305, 306, 316, 700]);
/** Read by `pointedFacts`, for what stands where they point. */
const POINTERS = new Set([34665, 34853, 40965]);
const ORIENTATION = 274;
/** Bits of NewSubfileType; that an image is one page of several is plain without it. */
const SUBFILE_TYPE = 254;
const PAGE = 2;
/** Directories within directories: images that would go unseen. */
const SUB_DIRECTORIES = 330;
/** Every other tag counts: resolution, profiles, positions on the earth. */
function tagFacts(directories) {
    const facts = {};
    const metadata = [];
    for (const [index, directory] of directories.entries()) {
        const page = directories.length > 1 ? ` of image ${index + 1}` : '';
        for (const [id, tag] of directory.tags) {
            if (OF_PIXELS.has(id) || POINTERS.has(id))
                continue;
            if (id === SUB_DIRECTORIES)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)('images within images are not read');
            if (METADATA.has(id))
                metadata.push(tag.bytes);
            else if (id === SUBFILE_TYPE) {
                // A preview or a mask is another thing than an image.
                const kind = numberOf(directory, id, 0) & ~PAGE;
                if (kind !== 0)
                    facts[`kind of image${page}`] = String(kind);
            }
            else if (id === ORIENTATION) {
                const orientation = numberOf(directory, id, 1);
                if (orientation !== 1)
                    facts[`orientation${page}`] = String(orientation);
            }
            else
                facts[`tag ${id}${page}`] = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(inBigEndian(tag, directory.little));
        }
    }
    return { facts, layout: metadata.length === 0 ? {} : { metadata: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(metadata) } };
}
/** Values in one byte order, because that of the file is layout. */
function inBigEndian(tag, little) {
    const unit = tag.type === 5 || tag.type === 10 ? 4 : TYPE_BYTES[tag.type];
    const copy = Buffer.from(tag.bytes);
    if (!little || unit === 1)
        return copy;
    if (unit === 2)
        return copy.swap16();
    return unit === 4 ? copy.swap32() : copy.swap64();
}


/***/ })

};
