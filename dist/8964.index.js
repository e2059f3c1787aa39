export const id = 8964;
export const ids = [8964,7787];
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

/***/ 39562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readZip)
/* harmony export */ });
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27787);
/* harmony import */ var _trees_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95159);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35282);




const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DESCRIPTOR = 0x08074b50;
const END_BYTES = 22;
/** The zip64 end record and its locator. */
const END64_BYTES = 76;
const END64 = 0x06064b50;
/** Encrypted, strongly encrypted, and a name in UTF-8. */
const MEANING = 0x0841;
/** As much as a field can hold: a name, or zeros. */
const MAX_NAME_BYTES = 65_535;
/** The name in UTF-8; before it stand id, length, version and a checksum of the name in the header. */
const UNICODE_NAME = 0x7075;
const UNICODE_NAME_BYTES = 9;
const UNIX = 3;
const MACOS = 19;
/**
 * Reads the central directory with yauzl, and then holds every local header against it. Programs that read a zip as a
 * stream believe the local headers: an archive that tells two stories is broken, and so is one whose entries overlap.
 */
async function readZip(bytes) {
    const module = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const yauzl = (Reflect.get(module, 'default') ?? module);
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await orBroken(() => yauzl.fromBufferPromise(buffer, { decodeStrings: false }));
    if (zip.entryCount > _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ARCHIVE_MEMBERS */ .uk)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stopAtLimit */ .zK)(`more than ${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ARCHIVE_MEMBERS */ .uk} members`);
    const directory = zip.readEntryCursor;
    const raws = await orBroken(async () => {
        const all = [];
        for await (const raw of zip.eachEntry())
            all.push(raw);
        return all;
    });
    const spans = [{ start: directory, end: zip.readEntryCursor }];
    const entries = raws.map((raw) => {
        const place = locate(bytes, raw);
        spans.push(place.span);
        return entryOf(yauzl, raw, place);
    });
    const end = bytes.length - END_BYTES - zip.comment.length;
    spans.push({ start: hasEnd64(bytes, end) ? end - END64_BYTES : end, end: bytes.length });
    return { entries, comment: zip.comment, gaps: gapsBetween(bytes, spans) };
}
/** yauzl throws plain errors about the file; anything of another sort is a bug of ours. */
async function orBroken(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof Error && !(error instanceof TypeError))
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(error.message);
        throw error;
    }
}
function locate(bytes, raw) {
    const start = raw.relativeOffsetOfLocalHeader;
    if (start + LOCAL_BYTES > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('an entry begins beyond the end of the file');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    if (view.getUint32(start, true) !== LOCAL_HEADER)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`no entry begins at byte ${start}`);
    const flags = view.getUint16(start + 6, true);
    const nameEnd = start + LOCAL_BYTES + view.getUint16(start + 26, true);
    const dataStart = nameEnd + view.getUint16(start + 28, true);
    const dataEnd = dataStart + raw.compressedSize;
    if (dataEnd > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('an entry ends beyond the end of the file');
    const name = bytes.subarray(start + LOCAL_BYTES, nameEnd);
    const streamed = (flags & 8) !== 0;
    const same = Buffer.compare(name, raw.fileNameRaw) === 0 &&
        view.getUint16(start + 8, true) === raw.compressionMethod &&
        (flags & MEANING) === (raw.generalPurposeBitFlag & MEANING) &&
        (streamed || sizesAgree(view, start, raw));
    if (!same)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`the entry at byte ${start} is not what the directory of the archive says`);
    const end = dataEnd + (streamed ? descriptorBytes(bytes, dataEnd, raw) : 0);
    return {
        span: { start, end },
        data: bytes.subarray(dataStart, dataEnd),
        localExtra: bytes.subarray(nameEnd, dataStart),
        early: streamed && !sizesAgree(view, start, raw) ? bytes.subarray(start + 14, start + 26) : new Uint8Array(0),
    };
}
/**
 * Extra fields that say how an entry is stored, by whom and when (APPNOTE 4.5 and Info-ZIP): zip64, times of NTFS and Unix,
 * owners, the name in UTF-8 where it is the one that is read, the mark of a jar, alignment. With the most bytes that one of
 * them has: in a longer one something else stands.
 */
const STORAGE_FIELDS = new Map([
    [0x0001, 28],
    [0x000a, 32],
    [0x000d, 12],
    [0x5455, 13],
    [0x5855, 12],
    [0x7855, 4],
    [0x7875, 19],
    [UNICODE_NAME, MAX_NAME_BYTES],
    [0xcafe, 0],
    [0xd935, MAX_NAME_BYTES],
]);
/** By sort, each as it is written, its id and length included. What is no list of fields is zeros that align, or somebody's. */
function sortFields(extra, name) {
    const storage = [];
    const said = [];
    let at = 0;
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(extra);
    while (at + 4 <= extra.length) {
        const end = at + 4 + view.getUint16(at + 2, true);
        if (end > extra.length)
            break;
        const id = view.getUint16(at, true);
        const field = extra.subarray(at, end);
        const aligns = id === 0xd935 && !isZero(field.subarray(6));
        const most = STORAGE_FIELDS.get(id) ?? -1;
        const renames = id === UNICODE_NAME && (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As)(field.subarray(UNICODE_NAME_BYTES)) !== name;
        if (isZero(field) || (field.length - 4 <= most && !aligns && !renames))
            storage.push(field);
        else
            said.push(field);
        at = end;
    }
    const rest = extra.subarray(at);
    (isZero(rest) ? storage : said).push(rest);
    return { storage, said: said.filter(({ length }) => length > 0) };
}
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
function sizesAgree(view, start, raw) {
    const agrees = (at, value) => {
        const stored = view.getUint32(start + at, true);
        // Zip64: the sizes are in an extra field.
        return stored === value || stored === 0xffffffff;
    };
    return (view.getUint32(start + 14, true) === raw.crc32 && agrees(18, raw.compressedSize) && agrees(22, raw.uncompressedSize));
}
/** What follows the data of an entry that was written as a stream; 0 where there is nothing of the sort. */
function descriptorBytes(bytes, at, raw) {
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    for (const [signed, wide] of [
        [true, false],
        [false, false],
        [true, true],
        [false, true],
    ]) {
        const size = (signed ? 4 : 0) + 4 + (wide ? 16 : 8);
        if (at + size > bytes.length)
            continue;
        const from = signed ? at + 4 : at;
        if (signed && view.getUint32(at, true) !== DESCRIPTOR)
            continue;
        const number = (place) => wide ? Number(view.getBigUint64(from + 4 + place * 8, true)) : view.getUint32(from + 4 + place * 4, true);
        const fits = number(0) === raw.compressedSize && number(1) === raw.uncompressedSize;
        if (fits && view.getUint32(from, true) === raw.crc32)
            return size;
    }
    return 0;
}
function hasEnd64(bytes, end) {
    const start = end - END64_BYTES;
    return start >= 0 && (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes).getUint32(start, true) === END64;
}
function gapsBetween(bytes, spans) {
    const gaps = [];
    let at = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
        if (start < at)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('two parts of the archive overlap');
        if (start > at)
            gaps.push(bytes.subarray(at, start));
        at = end;
    }
    return gaps;
}
function entryOf(yauzl, raw, { data, localExtra, early }) {
    const system = raw.versionMadeBy >> 8;
    const unix = system === UNIX || system === MACOS;
    const named = nameOf(yauzl, raw);
    const fields = [raw.extraFieldRaw, localExtra].map((extra) => sortFields(extra, named.name));
    const said = [...fields.flatMap((one) => one.said), ...(isZero(early) ? [] : [early])];
    return {
        ...named,
        method: raw.compressionMethod,
        encrypted: (raw.generalPurposeBitFlag & 1) !== 0,
        crc: raw.crc32,
        size: raw.uncompressedSize,
        data,
        mode: unix ? raw.externalFileAttributes >>> 16 : 0,
        directory: (raw.externalFileAttributes & 0x10) !== 0,
        time: `${raw.lastModFileDate}:${raw.lastModFileTime}`,
        madeBy: raw.versionMadeBy,
        comment: raw.fileCommentRaw,
        extra: fields.flatMap(({ storage }) => storage),
        said,
    };
}
/** UTF-8 where the entry says so or where it is; else code page 437, as the format's description has it. */
function nameOf(yauzl, raw) {
    const marked = (raw.generalPurposeBitFlag & 0x800) !== 0;
    const unicode = raw.extraFields.some(({ id }) => id === UNICODE_NAME);
    const text = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As)(raw.fileNameRaw);
    if (text !== undefined && (marked || !unicode))
        return { name: text, oddName: false };
    if (marked)
        return { name: Buffer.from(raw.fileNameRaw).toString('latin1'), oddName: true };
    const name = yauzl.getFileNameLowLevel(raw.generalPurposeBitFlag, raw.fileNameRaw, raw.extraFields, true);
    const written = text ?? Buffer.from(raw.fileNameRaw).toString('latin1');
    return { name, oddName: false, ...(unicode && written !== name ? { headerName: written } : {}) };
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


/***/ })

};
