export const id = 4062;
export const ids = [4062];
export const modules = {

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
    const gaps = gapsBetween(bytes, spans);
    return { entries, comment: zip.comment, gaps: [...gaps, ...oddEnd(bytes, end, zip.readEntryCursor - directory)] };
}
/** In the end record: where the numbers of this disk and of that with the directory stand, entries on this disk and size. */
const OF_DISKS = [4, 6];
const ENTRIES_HERE = 8;
const ENTRIES = 10;
const DIRECTORY_SIZE = 12;
/** Stands where the zip64 record says it. */
const ELSEWHERE = [0xffff, 0xffff_ffff];
/** The end record where it says something else than the archive is: programs that believe it see another one, or none. */
function oddEnd(bytes, end, size) {
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    const fields = [view.getUint16(end + ENTRIES_HERE, true), view.getUint16(end + ENTRIES, true)];
    const disks = OF_DISKS.every((at) => [0, ELSEWHERE[0]].includes(view.getUint16(end + at, true)));
    const fits = [size, ELSEWHERE[1]].includes(view.getUint32(end + DIRECTORY_SIZE, true));
    return disks && fits && (fields[0] === fields[1] || fields[0] === ELSEWHERE[0])
        ? []
        : [bytes.subarray(end, end + END_BYTES)];
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

/***/ 49361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readZipMembers)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26729);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35282);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70224);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98339);
/* harmony import */ var _zip_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39562);






const STORED = 0;
const DEFLATED = 8;
const TYPE_BITS = 0o170000;
const LINK = 0o120000;
const DIRECTORY = 0o040000;
const REGULAR = 0o100000;
/** A zip archive as a container. Formats that are zip archives with a purpose (npz) share it under their own id. */
async function readZipMembers(input, format) {
    const { entries, comment, gaps } = await (0,_zip_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .readZip */ .u)(input.bytes);
    const list = (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .newMemberList */ .H2)(input);
    const budget = newUnpackBudget(input);
    for (const entry of entries) {
        if (list.ignores(entry.name)) {
            list.skip(entry.name, `${entry.size} ${entry.crc}`);
            continue;
        }
        const document = (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .entryDocument */ .i3)(await contentOf(input, entry, budget), factsOf(entry));
        list.members.push({ name: entry.name, line: 0, document, digest: `${entry.size} ${entry.crc}` });
    }
    return {
        ok: true,
        document: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .binaryDocument */ .Hz)({
            format,
            content: { kind: 'container', noun: 'member', members: list.members },
            facts: {
                ...(gaps.length === 0 ? {} : { 'bytes outside of all members': (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(gaps) }),
                ...(comment.length === 0 || isCommit(comment) ? {} : { 'archive comment': (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(comment) }),
            },
            layout: { ...list.layout(), ...(isCommit(comment) ? { 'archive comment': (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(comment) } : {}) },
        }),
    };
}
/** What `git archive` writes; any other comment is text that somebody meant. */
function isCommit(comment) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test((0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .ascii */ .a)(comment, 0, comment.length));
}
function newUnpackBudget(input) {
    return { room: () => (0,_inflate_js__WEBPACK_IMPORTED_MODULE_4__/* .roomFor */ .N_)(input), links: 0 };
}
/** A link's target is a path; more is none. Bytes, over all links of an archive. */
const MAX_LINK_BYTES = 16_777_216;
async function contentOf(input, entry, budget) {
    if (entry.encrypted)
        return (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadDocument */ .ll)(entry.data, 'encrypted, so not read');
    if (entry.method !== STORED && entry.method !== DEFLATED)
        return (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadDocument */ .ll)(entry.data, `compressed by method ${entry.method}, which is not unpacked here`);
    const type = entry.mode & TYPE_BITS;
    const bytes = unpack(entry, budget.room());
    if (kindOf(entry) === 'directory') {
        return bytes.length === 0
            ? (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryDocument */ .pE)()
            : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`the directory ${JSON.stringify(entry.name.slice(0, 60))} has content`);
    }
    if (type !== LINK)
        return input.openMember(entry.name, bytes);
    budget.links += bytes.length;
    if (budget.links > MAX_LINK_BYTES)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stopAtLimit */ .zK)('link targets of more bytes than paths have');
    return (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDocument */ .mE)(bytes, input);
}
function unpack(entry, room) {
    const where = `member ${JSON.stringify(entry.name.slice(0, 60))}`;
    if (entry.size > room)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .stopAtLimit */ .zK)(`${where} has ${entry.size} bytes, more than the ${room} that are left`);
    const inflated = entry.method === STORED ? { bytes: entry.data, used: entry.data.length } : (0,_inflate_js__WEBPACK_IMPORTED_MODULE_4__/* .inflateRaw */ .wS)(entry.data, entry.size);
    if (inflated.bytes.length !== entry.size)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`${where} does not have the ${entry.size} bytes that it declares`);
    if (inflated.used !== entry.data.length)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`${where} has bytes after its compressed content`);
    if ((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(inflated.bytes) !== entry.crc)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`${where} has another checksum than it declares`);
    return inflated.bytes;
}
/** MS-DOS has an attribute for directories, which counts where nothing contradicts it. */
function kindOf({ name, mode, directory, size }) {
    const type = mode & TYPE_BITS;
    if (type === LINK)
        return 'symbolic link';
    if (name.endsWith('/') || type === DIRECTORY || (directory && type === 0 && size === 0))
        return 'directory';
    return 'file';
}
function factsOf(entry) {
    const type = entry.mode & TYPE_BITS;
    const kind = kindOf(entry);
    const special = type !== 0 && type !== REGULAR && kind === 'file';
    const mode = kind === 'file' ? (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .modeFacts */ .PN)(entry.mode) : { layout: { mode: (entry.mode & 0o7777).toString(8) } };
    return {
        declared: {
            ...(kind === 'file' ? {} : { 'entry type': kind }),
            ...(special ? { 'entry type': `type ${(type >> 12).toString(8)}` } : {}),
            ...(entry.oddName ? { 'name encoding': 'not UTF-8' } : {}),
            ...(entry.headerName === undefined ? {} : { 'name in the header': entry.headerName }),
            ...(entry.encrypted ? { encryption: 'yes' } : {}),
        },
        facts: {
            ...mode.facts,
            ...(entry.comment.length === 0 ? {} : { comment: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(entry.comment) }),
            ...(entry.said.length === 0 ? {} : { 'extra fields that nobody knows': (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(entry.said) }),
        },
        layout: {
            ...mode.layout,
            time: entry.time,
            compression: entry.method === STORED ? 'none' : entry.method === DEFLATED ? 'deflate' : `method ${entry.method}`,
            writer: String(entry.madeBy),
            ...(entry.extra.every(({ length }) => length === 0) ? {} : { 'extra fields': (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(entry.extra) }),
        },
    };
}


/***/ }),

/***/ 24062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zip: () => (/* binding */ zip)
/* harmony export */ });
/* harmony import */ var _archives_zip_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49361);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/**
 * A zip archive, member by member. Names and types are shape; contents, link targets and the right to execute are
 * values; times, order, compression, extra fields and comments are layout. Nothing is ever written to disk, so a name
 * like `../x` is a name.
 */
const zip = { id: 'zip', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => (0,_archives_zip_members_js__WEBPACK_IMPORTED_MODULE_0__/* .readZipMembers */ .v)(input, 'zip')) };


/***/ })

};
