export const id = 9361;
export const ids = [9361,42];
export const modules = {

/***/ 70224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ newMemberList),
/* harmony export */   MB: () => (/* binding */ entryName),
/* harmony export */   PN: () => (/* binding */ modeFacts),
/* harmony export */   i3: () => (/* binding */ entryDocument),
/* harmony export */   ll: () => (/* binding */ unreadDocument),
/* harmony export */   mE: () => (/* binding */ linkDocument),
/* harmony export */   pE: () => (/* binding */ directoryDocument)
/* harmony export */ });
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76298);
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26729);
/* harmony import */ var _formats_symlink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10042);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82257);
/* harmony import */ var _trees_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95159);





/** An entry's document with what the archive says of it. `incomplete` of the content stays. */
function entryDocument(content, entry) {
    const facts = { ...content.facts, ...entry.facts };
    return {
        ...content,
        declared: { ...content.declared, ...entry.declared },
        ...(Object.keys(facts).length === 0 ? {} : { facts }),
        layout: { ...content.layout, ...entry.layout },
    };
}
function directoryDocument() {
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_3__/* .opaqueDocument */ .ht)(new Uint8Array(0), 'a directory');
}
/** The target as a value; a link is never followed. */
async function linkDocument(target, input) {
    const result = await _formats_symlink_js__WEBPACK_IMPORTED_MODULE_2__.symlink.read({ ...input, bytes: target });
    if (!result.ok)
        throw new Error(result.reason);
    return result.document;
}
function unreadDocument(bytes, why) {
    return (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .binaryDocument */ .Hz)({ format: 'binary', content: { kind: 'opaque', bytes, why }, incomplete: why });
}
const EXECUTABLE = 0o111;
const SPECIAL = 0o7000;
/**
 * Whether a file may be run, and by whose rights, is what a program that unpacks it gets, and git tells the same two
 * apart. The other bits are those of the umask on the machine that packed.
 */
function modeFacts(mode) {
    const facts = {};
    const executed = mode & EXECUTABLE;
    if (executed !== 0)
        facts['executable'] = 'yes';
    if ((mode & SPECIAL) !== 0)
        facts['special mode bits'] = ((mode & SPECIAL) >> 9).toString(8);
    // That it may be run at all is told above, and not once more; by whom is of the mask, as what whoever reads it may.
    const usual = executed === 0 || executed === ((mode >> 2) & EXECUTABLE);
    return {
        facts,
        layout: {
            mode: (mode & ~EXECUTABLE & 0o777).toString(8).padStart(3, '0'),
            ...(usual ? {} : { 'run by': executed.toString(8).padStart(3, '0') }),
        },
    };
}
/** Two names that differ in bytes must not meet in a replacement character. */
function entryName(raw) {
    const text = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .utf8 */ .As)(raw);
    if (text !== undefined)
        return { name: text, declared: {} };
    return { name: Buffer.from(raw).toString('latin1'), declared: { 'name encoding': 'not UTF-8' } };
}
function newMemberList({ options }) {
    const globs = options.ignoreMembers.map(_policy_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S);
    const skipped = [];
    return {
        members: [],
        ignores: (name) => {
            const matched = globs.flatMap((glob, index) => (glob(name) ? [index] : []));
            for (const index of matched)
                options.used?.add(`ignore-members[${index}]`);
            return matched.length > 0;
        },
        skip: (name, digest) => skipped.push(`${name} ${digest}`),
        layout: () => (skipped.length === 0 ? {} : { 'ignored members': `${skipped.length}, ${skippedFact(skipped)}` }),
    };
}
function skippedFact(skipped) {
    return (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesFact */ .CV)(skipped.toSorted().map((one) => Buffer.from(one)));
}


/***/ }),

/***/ 19740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readZip)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var bytes = __webpack_require__(95159);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/archives/zip-fields.js


/** Sizes and the place of an entry, of eight bytes each. */
const ZIP64 = 0x0001;
/** The name in UTF-8; before it stand id, length, version and a checksum of the name in the header. */
const UNICODE_NAME = 0x7075;
const UNICODE_NAME_BYTES = 9;
/** Id and length of a field. */
const FRAME_BYTES = 4;
/** As much as a field can hold: a name, or zeros. */
const MAX_NAME_BYTES = 65_535;
/**
 * Extra fields that say how an entry is stored, by whom and when (APPNOTE 4.5 and Info-ZIP): zip64, times of NTFS and Unix,
 * owners, the name in UTF-8 where it is the one that is read, the mark of a jar, alignment. With the most bytes that one of
 * them has: in a longer one something else stands.
 */
const STORAGE_FIELDS = new Map([
    [ZIP64, 28],
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
function sortFields(extra, name, sizes) {
    const storage = [];
    const said = [];
    const { fields, rest } = fieldsIn(extra);
    for (const field of fields) {
        const id = (0,binaries/* viewOf */.du)(field).getUint16(0, true);
        const aligns = id === 0xd935 && !isZero(field.subarray(6));
        const most = STORAGE_FIELDS.get(id) ?? -1;
        const renames = id === UNICODE_NAME && (0,bytes/* utf8 */.As)(field.subarray(UNICODE_NAME_BYTES)) !== name;
        const lies = id === ZIP64 && !isOfSizes(field, sizes);
        if (isZero(field) || (field.length - 4 <= most && !aligns && !renames && !lies))
            storage.push(field);
        else
            said.push(field);
    }
    (isZero(rest) ? storage : said).push(rest);
    return { storage, said: said.filter(({ length }) => length > 0) };
}
function fieldsIn(extra) {
    const fields = [];
    const view = (0,binaries/* viewOf */.du)(extra);
    let at = 0;
    while (at + 4 <= extra.length) {
        const end = at + 4 + view.getUint16(at + 2, true);
        if (end > extra.length)
            break;
        fields.push(extra.subarray(at, end));
        at = end;
    }
    return { fields, rest: extra.subarray(at) };
}
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
/** Whether a zip64 field holds nothing but what the archive is: old programs pass over it, and it may carry anything along. */
function isOfSizes(field, known) {
    const numbers = numbersOf(field);
    return numbers.every((one) => known.includes(one)) && isZero(field.subarray(FRAME_BYTES + numbers.length * 8));
}
/** Sizes that the zip64 field of a local header gives, in its order: unpacked, packed. */
function sizesIn(extra) {
    const field = fieldsIn(extra).fields.find((one) => (0,binaries/* viewOf */.du)(one).getUint16(0, true) === ZIP64);
    return field === undefined ? [] : numbersOf(field);
}
function numbersOf(field) {
    const view = (0,binaries/* viewOf */.du)(field);
    const count = Math.floor((field.length - FRAME_BYTES) / 8);
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(FRAME_BYTES + index * 8, true)));
}

;// CONCATENATED MODULE: ./lib/documents/archives/zip-entries.js





const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DESCRIPTOR = 0x08074b50;
const END_BYTES = 22;
/** The zip64 end record and its locator. */
const END64_BYTES = 76;
const END64 = 0x06064b50;
/** Encrypted, strongly encrypted, and a name in UTF-8. */
const MEANING = 0x0841;
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
    if (zip.entryCount > format/* MAX_ARCHIVE_MEMBERS */.uk)
        (0,stop/* stopAtLimit */.zK)(`more than ${format/* MAX_ARCHIVE_MEMBERS */.uk} members`);
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
    const view = (0,binaries/* viewOf */.du)(bytes);
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
            return (0,stop/* fail */.fJ)(error.message);
        throw error;
    }
}
function locate(bytes, raw) {
    const start = raw.relativeOffsetOfLocalHeader;
    if (start + LOCAL_BYTES > bytes.length)
        return (0,stop/* fail */.fJ)('an entry begins beyond the end of the file');
    const view = (0,binaries/* viewOf */.du)(bytes);
    if (view.getUint32(start, true) !== LOCAL_HEADER)
        return (0,stop/* fail */.fJ)(`no entry begins at byte ${start}`);
    const flags = view.getUint16(start + 6, true);
    const nameEnd = start + LOCAL_BYTES + view.getUint16(start + 26, true);
    const dataStart = nameEnd + view.getUint16(start + 28, true);
    const dataEnd = dataStart + raw.compressedSize;
    if (dataEnd > bytes.length)
        return (0,stop/* fail */.fJ)('an entry ends beyond the end of the file');
    const name = bytes.subarray(start + LOCAL_BYTES, nameEnd);
    const streamed = (flags & 8) !== 0;
    const same = Buffer.compare(name, raw.fileNameRaw) === 0 &&
        view.getUint16(start + 8, true) === raw.compressionMethod &&
        (flags & MEANING) === (raw.generalPurposeBitFlag & MEANING) &&
        (streamed ||
            (sizesAgree(view, start, raw) && wideSizesAgree(view, start, bytes.subarray(nameEnd, dataStart), raw)));
    if (!same)
        return (0,stop/* fail */.fJ)(`the entry at byte ${start} is not what the directory of the archive says`);
    const end = dataEnd + (streamed ? descriptorBytes(bytes, dataEnd, raw) : 0);
    return {
        span: { start, end },
        data: bytes.subarray(dataStart, dataEnd),
        localExtra: bytes.subarray(nameEnd, dataStart),
        needs: asksTooMuch(view.getUint16(start + 4, true), flags)
            ? bytes.subarray(start + 4, start + 8)
            : new Uint8Array(0),
        early: streamed && !sizesAgree(view, start, raw) ? bytes.subarray(start + 14, start + 26) : new Uint8Array(0),
    };
}
/** The last version of the format's description is 6.3; a program that knows an older one refuses what asks for more. */
const NEWEST_VERSION = 63;
/** Encrypted, how it was deflated, streamed, strongly encrypted, name in UTF-8. All others are reserved, or of patches. */
const KNOWN_FLAGS = 0x084f;
function asksTooMuch(version, flags) {
    return (version & 0xff) > NEWEST_VERSION || (flags & ~KNOWN_FLAGS) !== 0;
}
/** Where the local header leaves sizes to its zip64 field, they are those of the directory. */
function wideSizesAgree(view, start, extra, raw) {
    const left = [
        [22, raw.uncompressedSize],
        [18, raw.compressedSize],
    ].flatMap(([at, size]) => (view.getUint32(start + at, true) === 0xffffffff ? [size] : []));
    if (left.length === 0)
        return true;
    const wide = sizesIn(extra);
    return left.every((size, index) => wide[index] === size);
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
    const view = (0,binaries/* viewOf */.du)(bytes);
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
    return start >= 0 && (0,binaries/* viewOf */.du)(bytes).getUint32(start, true) === END64;
}
function gapsBetween(bytes, spans) {
    const gaps = [];
    let at = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
        if (start < at)
            (0,stop/* fail */.fJ)('two parts of the archive overlap');
        if (start > at)
            gaps.push(bytes.subarray(at, start));
        at = end;
    }
    return gaps;
}
function entryOf(yauzl, raw, { data, localExtra, early, needs }) {
    const system = raw.versionMadeBy >> 8;
    const unix = system === UNIX || system === MACOS;
    const named = nameOf(yauzl, raw);
    const sizes = [0, raw.uncompressedSize, raw.compressedSize, raw.relativeOffsetOfLocalHeader];
    const fields = [raw.extraFieldRaw, localExtra].map((extra) => sortFields(extra, named.name, sizes));
    const said = [...fields.flatMap((one) => one.said), ...(isZero(early) ? [] : [early]), ...neededBy(raw, needs)];
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
/** What an entry asks of the program that reads it, in either header, where that is more than any can do. */
function neededBy({ versionNeededToExtract: version, generalPurposeBitFlag: flags }, local) {
    const directory = asksTooMuch(version, flags) ? [Buffer.from(`needs ${version} ${flags}`)] : [];
    return local.length === 0 ? directory : [...directory, local];
}
/** UTF-8 where the entry says so or where it is; else code page 437, as the format's description has it. */
function nameOf(yauzl, raw) {
    const marked = (raw.generalPurposeBitFlag & 0x800) !== 0;
    const unicode = raw.extraFields.some(({ id }) => id === UNICODE_NAME);
    const text = (0,bytes/* utf8 */.As)(raw.fileNameRaw);
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
/* harmony import */ var _zip_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19740);






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
    const inflated = entry.method === STORED ? { bytes: entry.data, used: entry.data.length } : (0,_inflate_js__WEBPACK_IMPORTED_MODULE_4__/* .inflateRawInto */ .O_)(entry.data, entry.size);
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

/***/ 10042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   symlink: () => (/* binding */ symlink)
/* harmony export */ });
/** Chosen by git mode 120000; the bytes are the target, every one of which counts. A link is never followed. */
const symlink = {
    id: 'symlink',
    read: ({ bytes }) => ({
        ok: true,
        document: {
            format: 'symlink',
            readings: [{ label: '', content: { kind: 'tree', root: target(bytes) } }],
            declared: {},
            layout: {},
            notices: [],
        },
    }),
};
/** Targets are bytes. Those that are no UTF-8 stay bytes, so that no two meet in one replacement character. */
function target(bytes) {
    try {
        return { kind: 'string', value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), line: 1 };
    }
    catch {
        return { kind: 'binary', bytes, line: 1 };
    }
}


/***/ }),

/***/ 82257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withMembersLimits),
/* harmony export */   H4: () => (/* binding */ memoryLeft),
/* harmony export */   Ji: () => (/* binding */ charge),
/* harmony export */   PC: () => (/* binding */ bookMemory),
/* harmony export */   dT: () => (/* binding */ roomOf),
/* harmony export */   gv: () => (/* binding */ tooManyParts),
/* harmony export */   ht: () => (/* binding */ opaqueDocument),
/* harmony export */   k$: () => (/* binding */ newBudget),
/* harmony export */   nz: () => (/* binding */ NODE_MEMORY),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27787);

function newBudget(fileBytes) {
    return { fileBytes, inflated: 0, members: 0, held: 0 };
}
/** Books one member; returns why it must not be opened, or undefined. Sticky: once over, always over. */
function charge(budget, depth, bytes) {
    budget.members += 1;
    budget.inflated += bytes;
    budget.held += bytes;
    if (depth > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_DEPTH */ .ib)
        return `archives are nested more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_DEPTH */ .ib} deep`;
    if (budget.members > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_MEMBERS */ .uk)
        return `more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ARCHIVE_MEMBERS */ .uk} members`;
    if (budget.inflated > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx)
        return `more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx} bytes unpacked`;
    if (budget.inflated > budget.fileBytes * _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF)
        return `unpacks to more than ${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF} times its size`;
    return undefined;
}
/** How many bytes the file's members may still unpack to. A reader asks before it unpacks, `charge` books afterwards. */
function roomOf(budget) {
    return Math.max(0, Math.min(_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATED_BYTES */ .Bx, budget.fileBytes * _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_INFLATION_RATIO */ .wF) - budget.inflated);
}
const MEBIBYTE = 1_048_576;
/**
 * Memory that a file may take: of 1 MiB so much that two sides stay below 512 MiB, of less what a screen of 4K takes as a JPEG at
 * least, of more three times as much for each byte up to a GiB. What packs itself ten times as well as photographs and tables do
 * is not read (docs/adr/0320).
 */
const LEAST_MEMORY = 192 * MEBIBYTE;
const FREE_MEMORY = 96 * MEBIBYTE;
const MEMORY_PER_BYTE = 160;
const MEMORY_PER_FURTHER_BYTE = 480;
const MOST_BY_FURTHER_BYTES = 1_024 * MEBIBYTE;
/** What a node of a tree, a cell and a line of text take, with what is made of them while they are compared. Bytes. */
const NODE_MEMORY = 192;
const CELL_MEMORY = 96;
const LINE_MEMORY = 48;
function memoryLeft({ fileBytes, held }) {
    const usual = FREE_MEMORY + fileBytes * MEMORY_PER_BYTE;
    const further = usual + Math.max(0, fileBytes - MEBIBYTE) * (MEMORY_PER_FURTHER_BYTE - MEMORY_PER_BYTE);
    const memory = Math.max(LEAST_MEMORY, usual, Math.min(further, MOST_BY_FURTHER_BYTES));
    return Math.max(0, memory - held);
}
/** Books `held` bytes of memory for good and `peak`, which contains them, for as long as a reader runs; or says why not. */
function bookMemory(budget, held, peak) {
    if (!(peak <= memoryLeft(budget)))
        return TOO_DENSE;
    budget.held += held;
    return undefined;
}
const TOO_DENSE = 'it takes more memory than a file of its size may';
const [NEWLINE, RETURN, TAB, COMMA, SEMICOLON, BAR] = [10, 13, 9, 44, 59, 124];
/** Below it what a member holds is booked when it was read. Bytes. */
const LEAST_COUNTED = 65_536;
/** Why a member must not be read as lines or cells, of which there may be as many as bytes. */
function tooManyParts(budget, bytes) {
    if (bytes.length < LEAST_COUNTED)
        return undefined;
    let memory = 0;
    for (const byte of bytes) {
        if (byte === NEWLINE || byte === RETURN)
            memory += LINE_MEMORY;
        else if (byte === COMMA || byte === TAB || byte === SEMICOLON || byte === BAR)
            memory += CELL_MEMORY;
    }
    return memory > memoryLeft(budget) ? TOO_DENSE : undefined;
}
/** What a document holds on to, but for pixels and elements, which their readers book. Bytes. */
function memoryOf({ readings }) {
    return readings.reduce((sum, { content }) => sum + memoryOfContent(content), 0);
}
function memoryOfContent(content) {
    if (content.kind === 'tree')
        return nodesIn(content.root) * NODE_MEMORY;
    if (content.kind === 'table')
        return content.rows.length * (content.columns.length + 1) * CELL_MEMORY;
    return content.kind === 'text' ? content.lines.length * LINE_MEMORY : 0;
}
function nodesIn(root) {
    const left = [root];
    let nodes = 0;
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
        nodes += 1;
        if (node.kind === 'array')
            for (const item of node.items)
                left.push(item);
        else if (node.kind === 'object')
            for (const { value } of node.members)
                left.push(value);
    }
    return nodes;
}
/** A document for bytes that nobody read, which keeps the comparison from claiming anything below a rewrite where `incomplete` is set. */
function opaqueDocument(bytes, why, incomplete) {
    return {
        format: 'binary',
        readings: [{ label: '', content: { kind: 'opaque', bytes, why } }],
        declared: {},
        layout: {},
        notices: [],
        ...(incomplete === undefined ? {} : { incomplete }),
    };
}
/** What a limit kept from being read in a member is unread in the container too: nobody may look at the outside only. */
function withMembersLimits(document) {
    if (document.incomplete !== undefined)
        return document;
    for (const { content } of document.readings) {
        if (content.kind !== 'container')
            continue;
        for (const member of content.members) {
            const { incomplete } = member.document;
            if (incomplete !== undefined)
                return { ...document, incomplete: `${content.noun} ${member.name}: ${incomplete}` };
        }
    }
    return document;
}


/***/ }),

/***/ 76298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   f: () => (/* binding */ compileFolders)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53874);


/**
 * Compiles `pattern`. Everyday patterns become string comparisons, which is ten times as fast as a pattern engine and
 * cannot blow up; the others go to minimatch, whose automaton is linear in the path (docs/adr/0051).
 */
function compileGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const anchored = whole.includes('/') ? whole : `**/${whole}`;
    if (!/[*?[\]{}\\]/.test(anchored.replaceAll('*', '')))
        return simpleGlob(anchored.split('/')) ?? engineGlob(anchored);
    const engine = engineGlob(anchored);
    return (path) => path === pattern || engine(path);
}
/**
 * Takes the folders that `pattern` goes through on its way to a file: `testdata` and all below it for a
 * pattern of every JSON file in there. A pattern that begins with `**` does not thereby take every folder there is: the way counts
 * from the first name that is no star.
 */
function compileFolders(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const folders = new Set();
    for (const one of (0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(whole, { braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj })) {
        const segments = one.split('/');
        for (let length = 1; length < segments.length; length += 1) {
            const way = segments.slice(0, length);
            if (!way.every((segment) => /^\*+$/.test(segment)))
                folders.add(way.join('/'));
        }
    }
    // A way of one name is that folder at the root, where a pattern of one name would be about any folder.
    const globs = [...folders].map((way) => (way.includes('/') ? compileGlob(way) : engineGlob(way)));
    return (path) => globs.some((matches) => matches(path));
}
/** Patterns of literal names, `*` and at most a `**` in front and one at the end. Undefined for any other. */
function simpleGlob(segments) {
    const floats = segments[0] === '**';
    const open = segments.length > 1 && segments.at(-1) === '**';
    const middle = segments.slice(floats ? 1 : 0, open ? -1 : undefined);
    if (middle.some((segment) => segment.includes('**') || segment === ''))
        return undefined;
    if (middle.length === 0)
        return () => true;
    const names = middle.slice(0, -1);
    const last = middle.at(-1) ?? '';
    if (names.some((segment) => segment.includes('*')))
        return undefined;
    if (last.includes('*'))
        return open ? undefined : lastNameGlob(names.join('/'), last, floats);
    return literalGlob(middle.join('/'), floats, open);
}
function literalGlob(literal, floats, open) {
    const start = `${literal}/`;
    if (floats && open)
        return (path) => path.startsWith(start) || path.includes(`/${start}`);
    if (open)
        return (path) => path.startsWith(start);
    if (floats)
        return (path) => path.endsWith(literal) && (path.length === literal.length || path.endsWith(`/${literal}`));
    return (path) => path === literal;
}
/** `folder` is what stands before the last name; where the pattern floats it may stand below any folder. */
function lastNameGlob(folder, pattern, floats) {
    const pieces = pattern.split('*');
    const tail = pieces.at(-1) ?? '';
    // `*.snap` anywhere: the text after the only star holds no slash, so the end of the path decides.
    if (floats && folder === '' && pieces.length === 2 && pieces[0] === '')
        return (path) => path.endsWith(tail);
    const name = starName(pieces);
    // Most paths lack the longest piece altogether, and finding that out takes no new strings.
    const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a));
    return (path) => {
        if (!path.includes(longest))
            return false;
        const slash = path.lastIndexOf('/');
        if (!name(path.slice(slash + 1)))
            return false;
        const parent = slash === -1 ? '' : path.slice(0, slash);
        if (folder === '')
            return floats || parent === '';
        return parent === folder || (floats && parent.endsWith(`/${folder}`));
    };
}
/**
 * A name with `*` in it. The pieces between the stars are looked for from left to right, each as early as possible,
 * which decides a pattern of stars exactly and in linear time. A star may stand for nothing: `*.snap` takes `.snap`, too.
 */
function starName(pieces) {
    const first = pieces[0] ?? '';
    const last = pieces.at(-1) ?? '';
    const between = pieces.slice(1, -1).filter((piece) => piece !== '');
    return (name) => {
        if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
            return false;
        let at = first.length;
        const end = name.length - last.length;
        for (const piece of between) {
            const found = name.indexOf(piece, at);
            if (found === -1)
                return false;
            at = found + piece.length;
        }
        return at <= end;
    };
}
function engineGlob(pattern) {
    const engine = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(pattern, {
        dot: true,
        // Extended patterns (`+(a|b)`) are left out: braces say the same, and nested ones are how engines are made to hang.
        noext: true,
        nonegate: true,
        nocomment: true,
        braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj,
        // The same on every machine: a backslash is an escape, never a folder.
        platform: 'linux',
    });
    const prefix = literalPrefix(pattern);
    return (path) => path.startsWith(prefix) && engine.match(path);
}
/** Whole folders at the start of a pattern that hold no special character: most paths differ there already. */
function literalPrefix(pattern) {
    const special = pattern.search(/[*?[\]{}\\]/);
    const slash = pattern.lastIndexOf('/', special === -1 ? pattern.length : special);
    return slash === -1 ? '' : pattern.slice(0, slash + 1);
}


/***/ }),

/***/ 53874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Cj: () => (/* binding */ MAX_BRACE_ALTERNATIVES),
/* harmony export */   qe: () => (/* binding */ braceAlternatives),
/* harmony export */   tX: () => (/* binding */ filePathProblem)
/* harmony export */ });
/* unused harmony export MAX_PATTERN_CHARACTERS */
/** Checks of paths and patterns as a policy writes them. Pure string work, so that it costs nothing where there is no policy. */
/** Characters of one pattern or path. Git's own limit for a path is 4,096; nobody writes that by hand. */
const MAX_PATTERN_CHARACTERS = 1_024;
/** How many patterns the braces of one pattern may stand for. `{a,b}` twelve times over would be 4,096. */
const MAX_BRACE_ALTERNATIVES = 256;
const CONTROL = /[\u0000-\u001f\u007f]/;
const ESCAPABLE = '*?[]{}()!\\';
/** Why `pattern` cannot be a pattern, as the end of a sentence that begins with `expected`; undefined where it can. */
function patternProblem(pattern) {
    const shared = spellingProblem(pattern, 'a pattern');
    if (shared !== undefined)
        return shared;
    if (pattern.startsWith('!'))
        return 'a pattern without "!"; files to leave out belong under "exclude"';
    const slash = strayBackslash(pattern);
    if (slash !== undefined)
        return `"/" between folders; perhaps ${JSON.stringify(slash)}`;
    const alternatives = braceAlternatives(pattern);
    if (alternatives > MAX_BRACE_ALTERNATIVES) {
        return `braces that stand for at most ${MAX_BRACE_ALTERNATIVES} patterns; write some of them out as patterns of their own`;
    }
    return undefined;
}
/** Why `path` cannot name a file or folder of the repository; undefined where it can. */
function filePathProblem(path) {
    const shared = spellingProblem(path, 'a path');
    if (shared !== undefined)
        return shared;
    if (path.includes('\\'))
        return `"/" between folders; perhaps ${JSON.stringify(path.replaceAll('\\', '/'))}`;
    if (path.endsWith('/'))
        return `a path without "/" at its end; perhaps ${JSON.stringify(path.replace(/\/+$/, ''))}`;
    return undefined;
}
function spellingProblem(text, what) {
    if (text.trim() === '')
        return `${what}, not an empty text`;
    if (text.length > MAX_PATTERN_CHARACTERS)
        return `${what} of at most ${MAX_PATTERN_CHARACTERS} characters`;
    if (CONTROL.test(text))
        return `${what} without control characters`;
    if (/^[/\\]|^[A-Za-z]:[/\\]|^~(?:[/\\]|$)/.test(text)) {
        return `${what} relative to the repository's root, not an absolute one`;
    }
    const parts = text.split(/[/\\]/);
    // Alternatives in braces are parts, too: `{..,a}/x` leaves the repository as well.
    if (parts.includes('..') || /[{,]\.\.(?=[,}])/.test(text))
        return `${what} that stays in the repository, without ".."`;
    if (parts.includes('.'))
        return `${what} without "." as a folder; perhaps ${JSON.stringify(withoutDots(text))}`;
    if (parts.slice(0, -1).includes(''))
        return `${what} with one "/" between folders`;
    if (parts.some((part) => part.toLowerCase() === '.git'))
        return `${what} outside of ".git"`;
    return undefined;
}
function withoutDots(text) {
    return text
        .split('/')
        .filter((part) => part !== '.')
        .join('/');
}
/** The pattern with `/` for `\`, where a `\` does not escape a special character: somebody wrote a Windows path. */
function strayBackslash(pattern) {
    for (let index = 0; index < pattern.length; index += 1) {
        if (pattern[index] !== '\\')
            continue;
        const next = pattern[index + 1];
        if (next === undefined || !ESCAPABLE.includes(next))
            return pattern.replaceAll('\\', '/');
        index += 1;
    }
    return undefined;
}
/** An upper bound on what brace expansion makes of `pattern`: the product of the numbers of alternatives. */
function braceAlternatives(pattern) {
    let product = 1;
    const open = [];
    for (let index = 0; index < pattern.length && product <= MAX_BRACE_ALTERNATIVES; index += 1) {
        const character = pattern[index];
        if (character === '\\')
            index += 1;
        else if (character === '{') {
            const range = /^\{(-?\d{1,15})\.\.(-?\d{1,15})/.exec(pattern.slice(index, index + 40));
            open.push(range === null ? 1 : Math.abs(Number(range[1]) - Number(range[2])) + 1);
        }
        else if (character === ',' && open.length > 0)
            open.push((open.pop() ?? 1) + 1);
        else if (character === '}' && open.length > 0)
            product *= open.pop() ?? 1;
    }
    return product;
}


/***/ })

};
