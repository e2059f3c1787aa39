export const id = 1430;
export const ids = [1430];
export const modules = {

/***/ 12879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var node_zlib__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ inflateZlib),
/* harmony export */   MB: () => (/* binding */ compressionOf),
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   h2: () => (/* binding */ unzstd),
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
/** Undefined where this Node has no zstd (it came with 22.15). */
function unzstd(bytes, room) {
    const decompress = Reflect.get(/*#__PURE__*/ (node_zlib__WEBPACK_IMPORTED_MODULE_0___namespace_cache || (node_zlib__WEBPACK_IMPORTED_MODULE_0___namespace_cache = __webpack_require__.t(node_zlib__WEBPACK_IMPORTED_MODULE_0__, 2))), 'zstdDecompressSync');
    if (typeof decompress !== 'function')
        return undefined;
    try {
        const content = decompress(bytes, { maxOutputLength: Math.max(1, room) });
        return content instanceof Uint8Array ? content : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('compressed data are broken');
    }
    catch (error) {
        if (error instanceof Error && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE')
            return tooLarge(room);
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`compressed data are broken: ${describe(error)}`);
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

/***/ 51430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tiff: () => (/* binding */ tiff)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(36741);
// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(36412);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(31118);
;// CONCATENATED MODULE: ./lib/documents/images/tiff-directory.js


/** Bytes of a value by its type; others are not known. */
const TYPE_BYTES = {
    ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4 },
};
/** More pages than this are no test image. */
const MAX_DIRECTORIES = 1_000;
const CLASSIC = 42;
const BIG = 43;
/** The chain of directories of a classic TIFF; a chain that comes back to itself is broken. */
function readDirectories(bytes) {
    if (bytes.length < 8)
        (0,stop/* fail */.fJ)('cut off in its header');
    const view = (0,binaries/* viewOf */.du)(bytes);
    const mark = view.getUint16(0);
    if (mark !== 0x4949 && mark !== 0x4d4d)
        (0,stop/* fail */.fJ)('not a TIFF: it begins with neither II nor MM');
    const little = mark === 0x4949;
    const version = view.getUint16(2, little);
    if (version === BIG)
        (0,stop/* stopAtLimit */.zK)('BigTIFF is not read');
    if (version !== CLASSIC)
        (0,stop/* fail */.fJ)('not a TIFF: it has another signature');
    const directories = [];
    const seen = new Set();
    let at = view.getUint32(4, little);
    while (at !== 0) {
        if (seen.has(at))
            (0,stop/* fail */.fJ)('its directories form a ring');
        if (seen.size >= MAX_DIRECTORIES)
            (0,stop/* stopAtLimit */.zK)(`more than ${MAX_DIRECTORIES} images`);
        seen.add(at);
        const { directory, next } = readDirectory(bytes, at, little);
        directories.push(directory);
        at = next;
    }
    return directories.length === 0 ? (0,stop/* fail */.fJ)('no image') : directories;
}
function readDirectory(bytes, at, little) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    if (at + 2 > bytes.length)
        return (0,stop/* fail */.fJ)('cut off in a directory');
    const count = view.getUint16(at, little);
    const end = at + 2 + count * 12;
    if (end + 4 > bytes.length)
        return (0,stop/* fail */.fJ)('cut off in a directory');
    const tags = new Map();
    for (let entry = at + 2; entry < end; entry += 12) {
        const id = view.getUint16(entry, little);
        const type = view.getUint16(entry + 2, little);
        const values = view.getUint32(entry + 4, little);
        const unit = TYPE_BYTES[type];
        if (unit === undefined)
            return (0,stop/* fail */.fJ)(`tag ${id} has a type that is not known`);
        const size = unit * values;
        const start = size <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
        if (start + size > bytes.length)
            return (0,stop/* fail */.fJ)(`cut off in tag ${id}`);
        if (tags.has(id))
            return (0,stop/* fail */.fJ)(`tag ${id} stands there twice`);
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
        return (0,stop/* fail */.fJ)(`tag ${id} does not hold whole numbers`);
    const view = (0,binaries/* viewOf */.du)(tag.bytes);
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
    ...[254, 255, 256, 257, 258, 259, 262, 266, 273, 277, 278, 279, 284, 317, 320, 338, 339],
]);
/** Descriptions, software, times, people, XMP, pointers to Exif and GPS: metadata, as text chunks of PNG are. */
const METADATA = new Set([
    ...[269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 33432, 34665, 34853],
]);
const ORIENTATION = 274;
/** Directories within directories: images that would go unseen. */
const SUB_DIRECTORIES = 330;
/** Every other tag counts: resolution, profiles, positions on the earth. */
function tagFacts(directories) {
    const facts = {};
    const metadata = [];
    for (const [index, directory] of directories.entries()) {
        const page = directories.length > 1 ? ` of image ${index + 1}` : '';
        for (const [id, tag] of directory.tags) {
            if (OF_PIXELS.has(id))
                continue;
            if (id === SUB_DIRECTORIES)
                (0,stop/* stopAtLimit */.zK)('images within images are not read');
            if (METADATA.has(id))
                metadata.push(tag.bytes);
            else if (id === ORIENTATION) {
                const orientation = numberOf(directory, id, 1);
                if (orientation !== 1)
                    facts[`orientation${page}`] = String(orientation);
            }
            else
                facts[`tag ${id}${page}`] = (0,binaries/* bytesFact */.CV)(inBigEndian(tag, directory.little));
        }
    }
    return { facts, layout: metadata.length === 0 ? {} : { metadata: (0,binaries/* bytesFact */.CV)(metadata) } };
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

// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(12879);
// EXTERNAL MODULE: ./lib/documents/images/lzw.js
var lzw = __webpack_require__(43234);
;// CONCATENATED MODULE: ./lib/documents/images/tiff-pixels.js






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
const ALPHAS = ['unspecified', 'premultiplied', 'straight'];
/** Everyday images only: strips of grey, RGB or palette with or without alpha. The rest fails upward (docs/adr/0103). */
function layoutOf(directory) {
    const width = numberOf(directory, 256, 0);
    const height = numberOf(directory, 257, 0);
    (0,size/* checkPixels */.a)(width, height);
    const samples = numberOf(directory, 277, 1);
    const bits = numbersOf(directory, 258);
    const photometric = numberOf(directory, 262, -1);
    const extra = numbersOf(directory, 338);
    const depth = bits[0] ?? 1;
    const compression = COMPRESSIONS[numberOf(directory, 259, 1)];
    const colors = photometric === RGB ? 3 : 1;
    const readable = compression !== undefined &&
        [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, PALETTE].includes(photometric) &&
        (depth === 8 || depth === 16) &&
        bits.length === samples &&
        bits.every((one) => one === depth) &&
        numbersOf(directory, 339).every((one) => one === 1) &&
        numberOf(directory, 266, 1) === 1 &&
        (samples === 1 || numberOf(directory, 284, 1) === 1) &&
        samples === colors + extra.length &&
        extra.length <= 1 &&
        !directory.tags.has(322) &&
        !(photometric === PALETTE && (depth !== 8 || extra.length > 0));
    if (!readable || (depth !== 8 && depth !== 16) || compression === undefined)
        return (0,stop/* stopAtLimit */.zK)('its pixels are stored in a way that is not read here');
    const predictor = numberOf(directory, 317, 1);
    if (predictor > 2)
        (0,stop/* stopAtLimit */.zK)(`predictor ${predictor} is not read`);
    return {
        ...{ width, height, depth, samples, compression, photometric, predictor: predictor === 2 },
        rowsPerStrip: Math.max(1, Math.min(height, numberOf(directory, 278, height))),
        alpha: extra.length === 0 ? 'none' : (ALPHAS[extra[0]] ?? 'unspecified'),
    };
}
function decodeTiff(bytes, directory, layout) {
    const { width, height, depth, samples, rowsPerStrip } = layout;
    const offsets = numbersOf(directory, 273);
    const counts = numbersOf(directory, 279);
    const strips = Math.ceil(height / rowsPerStrip);
    if (offsets.length !== strips || counts.length !== strips)
        (0,stop/* fail */.fJ)(`${offsets.length} strips where there must be ${strips}`);
    const rowBytes = (width * samples * depth) / 8;
    const stored = counts.reduce((sum, count) => sum + count, 0);
    // The best that any of the methods does; checked before anything is allocated.
    if (stored * 2_048 < rowBytes * height)
        (0,stop/* fail */.fJ)('cut off: too little data for its pixels');
    const output = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
    for (let strip = 0; strip < strips; strip += 1) {
        const [start, count] = [offsets[strip], counts[strip]];
        if (start + count > bytes.length)
            (0,stop/* fail */.fJ)('cut off in a strip');
        const first = strip * rowsPerStrip;
        const rows = Math.min(rowsPerStrip, height - first);
        const raw = unpack(bytes.subarray(start, start + count), rows * rowBytes, layout.compression);
        expandStrip(raw, rows, first, directory, layout, output);
    }
    return output;
}
function unpack(data, expected, compression) {
    if (compression === 'none')
        return data.length === expected ? data : (0,stop/* fail */.fJ)(`a strip of ${data.length} bytes, not ${expected}`);
    if (compression === 'deflate') {
        const { bytes } = (0,inflate/* inflateZlib */.$X)(data, expected);
        return bytes.length === expected ? bytes : (0,stop/* fail */.fJ)('a strip is cut off');
    }
    const output = new Uint8Array(expected);
    const filled = compression === 'LZW'
        ? (0,lzw/* unpackLzw */.k)(data, output, { order: 'high first', literalBits: 8, early: true })
        : unpackBits(data, output);
    return filled === expected ? output : (0,stop/* fail */.fJ)('a strip is cut off');
}
function unpackBits(data, output) {
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
    return to;
}
function expandStrip(raw, rows, first, directory, layout, output) {
    const { width, depth, samples, photometric, predictor, alpha } = layout;
    const view = (0,binaries/* viewOf */.du)(raw);
    const most = depth === 16 ? 65_535 : 255;
    const colorMap = photometric === PALETTE ? numbersOf(directory, 320) : [];
    if (photometric === PALETTE && colorMap.length !== 768)
        (0,stop/* fail */.fJ)('no palette, or a broken one');
    const line = new Uint16Array(width * samples);
    for (let y = 0; y < rows; y += 1) {
        for (let index = 0; index < line.length; index += 1) {
            const at = y * line.length + index;
            const stored = depth === 8 ? raw[at] : view.getUint16(at * 2, directory.little);
            const before = predictor && index >= samples ? line[index - samples] : 0;
            line[index] = (stored + before) & most;
        }
        for (let x = 0; x < width; x += 1) {
            const to = ((first + y) * width + x) * 4;
            const value = line[x * samples];
            for (let channel = 0; channel < 3; channel += 1) {
                if (photometric === RGB)
                    output[to + channel] = line[x * samples + channel];
                else if (photometric === PALETTE)
                    output[to + channel] = colorMap[channel * 256 + value] >> 8;
                else
                    output[to + channel] = photometric === WHITE_IS_ZERO ? most - value : value;
            }
            output[to + 3] = alpha === 'none' ? most : line[x * samples + samples - 1];
        }
    }
}

// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(77005);
;// CONCATENATED MODULE: ./lib/documents/formats/tiff.js






/** TIFF as scanners and plotting libraries write it; each image of the file is a frame. */
const tiff = { id: 'tiff', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
function read({ bytes }) {
    const directories = readDirectories(bytes);
    const { facts, layout } = tagFacts(directories);
    const layouts = directories.map(layoutOf);
    const [first] = layouts;
    if (first === undefined)
        return (0,stop/* stopAtLimit */.zK)('no image');
    const { width, height, depth } = first;
    if (layouts.some((one) => one.width !== width || one.height !== height || one.depth !== depth))
        (0,stop/* stopAtLimit */.zK)('images of different sizes or depths in one file are not read');
    (0,size/* checkPixels */.a)(width, height, directories.length);
    const frames = directories.map((directory, index) => decodeTiff(bytes, directory, layouts[index]));
    const alphas = layouts.map(({ alpha }) => alpha);
    return (0,binaries/* binaryResult */.Fy)({
        format: 'tiff',
        content: { kind: 'image', width, height, depth, frames },
        facts: {
            ...facts,
            // Straight alpha is what the pixels are taken for; another kind is shown differently.
            ...(alphas.every((alpha) => alpha === 'none' || alpha === 'straight') ? {} : { alpha: (0,nodes/* listFact */.HG)(alphas) }),
        },
        layout: {
            ...layout,
            'byte order': directories[0].little ? 'little' : 'big',
            compression: (0,nodes/* listFact */.HG)(layouts.map(({ compression }) => compression)),
            strips: (0,nodes/* listFact */.HG)(layouts.map(({ rowsPerStrip }) => `${rowsPerStrip} rows`)),
        },
    });
}


/***/ }),

/***/ 43234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ unpackLzw)
/* harmony export */ });
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31118);

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
        const code = read(width);
        if (code === undefined || code === clear + 1)
            break;
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
    return at;
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
/** Codes of so many bits; undefined at the end of the data. */
function bitReader(data, order) {
    let at = 0;
    let held = 0;
    let bits = 0;
    return (width) => {
        while (bits < width) {
            if (at >= data.length)
                return undefined;
            held = order === 'low first' ? held | (data[at] << bits) : (held << 8) | data[at];
            bits += 8;
            at += 1;
        }
        bits -= width;
        if (order === 'low first') {
            const code = held & ((1 << width) - 1);
            held >>>= width;
            return code;
        }
        const code = (held >>> bits) & ((1 << width) - 1);
        held &= (1 << bits) - 1;
        return code;
    };
}


/***/ }),

/***/ 36412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkPixels)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69015);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31118);


/** Refuses an image before anything is allocated for it. `frames` of them are kept. */
function checkPixels(width, height, frames = 1) {
    if (width === 0 || height === 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`an image of ${width}x${height} pixels`);
    if (width * height * Math.max(1, frames) > _format_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IMAGE_PIXELS */ .$P) {
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopAtLimit */ .zK)(`${width}x${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}, more than the ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IMAGE_PIXELS */ .$P} that are read`);
    }
}


/***/ }),

/***/ 77005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ listFact),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Ke: () => (/* binding */ commentFact),
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
    return {
        format: parts.format,
        readings: [{ label: '', content: { kind: 'tree', root: parts.root, ...(parts.stream ? { stream: true } : {}) } }],
        declared: {},
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
    return `${values.length}: (${digest(values)})`;
}
/** Comments are layout: a fact that differs whenever one of them does. Absent where there is none. */
function commentFact(comments) {
    if (comments.length === 0)
        return {};
    return { comments: `${comments.length} (${digest(comments)})` };
}
function digest(values) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const value of values)
        hash.update(value).update('\0');
    return hash.digest('hex').slice(0, 12);
}


/***/ }),

/***/ 31118:
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
