export const id = 5980;
export const ids = [5980];
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

/***/ 56569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ innerName),
/* harmony export */   WU: () => (/* binding */ unpackedByNobody),
/* harmony export */   eU: () => (/* binding */ packedDocument)
/* harmony export */ });
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36741);

/** Endings that say who wrote a file stay on the name; what is before them is the compression's. */
const WRITERS = String.raw `(?:\.(?:approved|expected|golden|received|verified))*`;
/** The name that the content would have without its compression: `a.json.gz` is `a.json`. */
function innerName(path, endings) {
    const pattern = new RegExp(String.raw `\.(?:${endings.join('|')})(${WRITERS})$`, 'i');
    return path.replace(pattern, '$1');
}
/**
 * A file that is one other file compressed is compared as that file, so that a place inside reads as it would without
 * the compression. Which format it is inside is declared: `format` itself only says how it is packed.
 */
function packedDocument(format, inner, layout) {
    const outer = Object.fromEntries(Object.entries(layout).map(([key, value]) => [`${format} ${key}`, value]));
    return {
        ok: true,
        document: {
            ...inner,
            format,
            declared: { ...inner.declared, 'format inside': inner.format },
            layout: { ...inner.layout, ...outer },
        },
    };
}
/** Compressed by something that no library here unpacks. Bytes are all that can be compared, and the report says so. */
function unpackedByNobody(format, input, compression) {
    const why = `compressed by ${compression}, which is not unpacked here: compared byte by byte`;
    return (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .binaryResult */ .Fy)({ format, content: { kind: 'opaque', bytes: input.bytes, why }, incomplete: why });
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

/***/ 15980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zst: () => (/* binding */ zst)
/* harmony export */ });
/* harmony import */ var _archives_inflate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12879);
/* harmony import */ var _archives_packed_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56569);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31118);



/** One file compressed by Zstandard, where Node can unpack it. */
const zst = { id: 'zst', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => readZst(input)) };
async function readZst(input) {
    if ((0,_archives_inflate_js__WEBPACK_IMPORTED_MODULE_0__/* .compressionOf */ .MB)(input.bytes) !== 'zstd')
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('not compressed by zstd');
    const content = (0,_archives_inflate_js__WEBPACK_IMPORTED_MODULE_0__/* .unzstd */ .h2)(input.bytes, (0,_archives_inflate_js__WEBPACK_IMPORTED_MODULE_0__/* .roomFor */ .N_)(input));
    if (content === undefined)
        return (0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackedByNobody */ .WU)('zst', input, 'zstd');
    return (0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_1__/* .packedDocument */ .eU)('zst', await input.openMember((0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_1__/* .innerName */ .G6)(input.path, ['zst', 'zstd']), content), {});
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
