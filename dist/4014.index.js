export const id = 4014;
export const ids = [4014];
export const modules = {

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

/***/ 4014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tar: () => (/* binding */ tar)
});

// EXTERNAL MODULE: ./lib/documents/archives/entry.js
var archives_entry = __webpack_require__(47852);
// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(12879);
// EXTERNAL MODULE: ./lib/documents/archives/packed-file.js
var packed_file = __webpack_require__(56569);
// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(36741);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var trees_bytes = __webpack_require__(93579);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(31118);
;// CONCATENATED MODULE: ./lib/documents/archives/tar-entries.js




const BLOCK = 512;
/** Long names and pax records; more is no name. Bytes. */
const MAX_META_BYTES = 1_048_576;
const TYPES = {
    '0': 'file',
    '\0': 'file',
    '7': 'file',
    '1': 'hard link',
    '2': 'symbolic link',
    '3': 'character device',
    '4': 'block device',
    '5': 'directory',
    '6': 'fifo',
    V: 'volume label',
};
/** Times, owners and where the writer was: layout (CLASSES section 4). */
const LAYOUT_RECORDS = new Set([
    ...['atime', 'ctime', 'mtime', 'uid', 'gid', 'uname', 'gname', 'comment', 'LIBARCHIVE.creationtime'],
]);
/**
 * Reads headers strictly: a checksum that does not fit, a number that is none, a type that nobody knows, all mean that
 * the file is broken, for a lenient reader would see another archive than the next one does.
 */
function readTar(bytes) {
    const entries = [];
    let global = new Map();
    let pending = { path: undefined, link: undefined, pax: new Map() };
    let at = 0;
    while (at < bytes.length) {
        if (at + BLOCK > bytes.length)
            (0,stop/* fail */.fJ)(`cut off at byte ${at}`);
        const block = bytes.subarray(at, at + BLOCK);
        if (isZero(block))
            return finished(entries, pending, bytes.subarray(at), true);
        checkSum(block, at);
        const type = (0,binaries/* ascii */.a)(block, 156, 1);
        const meta = 'gxXLK'.includes(type);
        const declared = numberAt(block, 124, 12);
        const pax = meta ? undefined : merged(global, pending.pax);
        const size = pax?.has('size') ? decimal(pax.get('size')) : declared;
        const start = at + BLOCK;
        if (size > bytes.length - start)
            (0,stop/* fail */.fJ)(`cut off: the entry at byte ${at} has ${size} bytes`);
        const data = bytes.subarray(start, start + size);
        at = start + Math.ceil(size / BLOCK) * BLOCK;
        if (at > bytes.length)
            (0,stop/* fail */.fJ)('cut off in the padding of its last entry');
        if (meta) {
            if (size > MAX_META_BYTES)
                (0,stop/* stopAtLimit */.zK)(`a header of ${size} bytes`);
            if (type === 'g')
                global = merged(global, records(data));
            else
                pending = withMeta(pending, type, data);
            continue;
        }
        if (entries.length >= format/* MAX_ARCHIVE_MEMBERS */.uk)
            (0,stop/* stopAtLimit */.zK)(`more than ${format/* MAX_ARCHIVE_MEMBERS */.uk} members`);
        entries.push(entryOf(block, type, data, pending, pax ?? new Map()));
        pending = { path: undefined, link: undefined, pax: new Map() };
    }
    if (entries.length === 0)
        (0,stop/* fail */.fJ)('the file is empty');
    return finished(entries, pending, new Uint8Array(0), false);
}
function finished(entries, pending, rest, endMarker) {
    if (pending.path || pending.link || pending.pax.size > 0)
        (0,stop/* fail */.fJ)('the last header describes an entry that is not there');
    return { entries, rest: isZero(rest) ? new Uint8Array(0) : rest, endMarker };
}
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
function withMeta(pending, type, data) {
    if (type === 'L')
        return { ...pending, path: untilNul(data) };
    if (type === 'K')
        return { ...pending, link: untilNul(data) };
    return { ...pending, pax: merged(pending.pax, records(data)) };
}
function merged(first, second) {
    if (first.size === 0)
        return second;
    return new Map([...first, ...second]);
}
function untilNul(bytes) {
    const end = bytes.indexOf(0);
    return end === -1 ? bytes : bytes.subarray(0, end);
}
function entryOf(block, flag, data, pending, pax) {
    const posix = (0,binaries/* ascii */.a)(block, 257, 6) === 'ustar\0';
    const gnu = (0,binaries/* ascii */.a)(block, 257, 8) === 'ustar  \0';
    const name = nonEmpty(pax.get('path')) ?? pending.path ?? headerName(block, posix);
    if (flag === 'S' || flag === 'M')
        (0,stop/* stopAtLimit */.zK)('sparse and multi-volume entries of old GNU tar are not read');
    let type = Object.hasOwn(TYPES, flag) ? TYPES[flag] : (0,stop/* fail */.fJ)(`an entry of type ${JSON.stringify(flag)}, not known`);
    if (type === 'file' && flag !== '7' && name.at(-1) === 0x2f)
        type = 'directory';
    if (type !== 'file' && data.length > 0)
        (0,stop/* fail */.fJ)(`a ${type} with ${data.length} bytes of content`);
    const device = type.endsWith('device') ? `${numberAt(block, 329, 8)}, ${numberAt(block, 337, 8)}` : '';
    const others = [...pax].filter(([key]) => !['path', 'linkpath', 'size'].includes(key) && !LAYOUT_RECORDS.has(key));
    const sparse = others.some(([key]) => key.startsWith('GNU.sparse.'));
    return {
        name,
        type,
        mode: numberAt(block, 100, 8),
        target: nonEmpty(pax.get('linkpath')) ?? pending.link ?? untilNul(block.subarray(157, 257)),
        data,
        device,
        layout: layoutOf(block, pax, posix || gnu),
        records: others.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]),
        sparse,
    };
}
function nonEmpty(bytes) {
    return bytes === undefined || bytes.length === 0 ? undefined : bytes;
}
function headerName(block, posix) {
    const name = untilNul(block.subarray(0, 100));
    const prefix = posix ? untilNul(block.subarray(345, 500)) : new Uint8Array(0);
    return prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
}
function layoutOf(block, pax, named) {
    const latin = (bytes) => Buffer.from(bytes).toString('latin1');
    const field = (from) => (named ? latin(untilNul(block.subarray(from, from + 32))) : '');
    const time = pax.get('mtime');
    const extra = [...pax].filter(([key]) => LAYOUT_RECORDS.has(key) && key !== 'mtime');
    return {
        time: time === undefined ? String(numberAt(block, 136, 12)) : latin(time),
        owner: `${numberAt(block, 108, 8)}:${numberAt(block, 116, 8)} ${field(265)}:${field(297)}`,
        ...(extra.length === 0 ? {} : { 'pax records': extra.map(([key, value]) => `${key}=${latin(value)}`).join('\n') }),
    };
}
/** Unsigned, as the standard has it, or signed, as some old writers summed. */
function checkSum(block, at) {
    let unsigned = 0;
    let signed = 0;
    for (let index = 0; index < BLOCK; index += 1) {
        const byte = index >= 148 && index < 156 ? 32 : block[index];
        unsigned += byte;
        signed += byte > 127 ? byte - 256 : byte;
    }
    const stored = numberAt(block, 148, 8);
    if (stored !== unsigned && stored !== signed)
        (0,stop/* fail */.fJ)(`no header of a tar archive at byte ${at}: its checksum does not fit`);
}
/** Octal digits between blanks and NULs, or with the top bit set a big-endian number, as GNU tar writes large ones. */
function numberAt(block, from, length) {
    if ((block[from] & 0x80) !== 0) {
        const view = (0,binaries/* viewOf */.du)(block);
        if (block[from] === 0xff)
            return signedAt(view, from, length);
        let value = BigInt(block[from] & 0x7f);
        for (let index = 1; index < length; index += 1)
            value = value * 256n + BigInt(view.getUint8(from + index));
        return value > BigInt(Number.MAX_SAFE_INTEGER) ? (0,stop/* fail */.fJ)('a number in a header that no file has') : Number(value);
    }
    const text = (0,binaries/* ascii */.a)(block, from, length).replace(/[\0 ].{0,12}$/s, (end) => (/^[\0 ]*$/.test(end) ? '' : end));
    const [, digits] = /^[ \0]*([0-7]*)$/.exec(text) ?? [];
    return digits === undefined
        ? (0,stop/* fail */.fJ)('a number in a header that is no number')
        : digits === ''
            ? 0
            : Number.parseInt(digits, 8);
}
function signedAt(view, from, length) {
    let value = -1n;
    for (let index = 0; index < length; index += 1)
        value = value * 256n + BigInt(view.getUint8(from + index));
    return value < BigInt(Number.MIN_SAFE_INTEGER) ? (0,stop/* fail */.fJ)('a number in a header that no file has') : Number(value);
}
function decimal(bytes) {
    const text = (0,trees_bytes/* utf8 */.As)(bytes) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : (0,stop/* fail */.fJ)('a pax size that is no number');
}
/** `LENGTH KEY=VALUE\n`, the length being that of the whole record. */
function records(data) {
    const found = new Map();
    let at = 0;
    while (at < data.length) {
        if (isZero(data.subarray(at)))
            break;
        const [, digits = ''] = /^(\d{1,9}) /.exec((0,binaries/* ascii */.a)(data, at, 10)) ?? [];
        const length = Number(digits);
        const end = at + length;
        const equals = data.indexOf(0x3d, at);
        if (digits === '' || end > data.length || data[end - 1] !== 0x0a || equals === -1 || equals >= end)
            return (0,stop/* fail */.fJ)('a pax record that is none');
        found.set((0,binaries/* ascii */.a)(data, at + digits.length + 1, equals - at - digits.length - 1), data.subarray(equals + 1, end - 1));
        at = end;
    }
    return found;
}

// EXTERNAL MODULE: ./lib/documents/members.js
var members = __webpack_require__(39189);
;// CONCATENATED MODULE: ./lib/documents/formats/tar.js







/**
 * A tar archive, compressed or not, member by member. Names, types and devices are shape; link targets, the right to
 * execute and extended attributes are values; times, owners, order and compression are layout.
 */
const tar = { id: 'tar', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
async function read(input) {
    const compression = (0,inflate/* compressionOf */.MB)(input.bytes);
    if (compression === undefined)
        return readMembers(input, input.bytes, { compression: 'none' });
    if (compression === 'gzip') {
        const { bytes, layout } = (0,inflate/* gunzip */.kd)(input.bytes, (0,inflate/* roomFor */.N_)(input));
        const outer = Object.fromEntries(Object.entries(layout).map(([key, value]) => [`gzip ${key}`, value]));
        return readMembers(input, bytes, { compression, ...outer });
    }
    const content = compression === 'zstd' ? (0,inflate/* unzstd */.h2)(input.bytes, (0,inflate/* roomFor */.N_)(input)) : undefined;
    if (content === undefined)
        return (0,packed_file/* unpackedByNobody */.WU)('tar', input, compression);
    return readMembers(input, content, { compression });
}
async function readMembers(input, bytes, layout) {
    if (bytes.length === 0)
        (0,stop/* fail */.fJ)('the file is empty');
    const { entries, rest, endMarker } = readTar(bytes);
    const list = (0,archives_entry/* newMemberList */.H2)(input);
    for (const entry of entries) {
        const { name, declared } = (0,archives_entry/* entryName */.MB)(entry.name);
        if (list.ignores(name)) {
            list.skip(name, (0,binaries/* bytesFact */.CV)([entry.data, entry.target]));
            continue;
        }
        const document = (0,archives_entry/* entryDocument */.i3)(await contentOf(input, name, entry), factsOf(entry, declared));
        list.members.push({ name, line: 0, document });
    }
    return {
        ok: true,
        document: (0,binaries/* binaryDocument */.Hz)({
            format: 'tar',
            content: { kind: 'container', noun: 'member', members: list.members },
            facts: rest.length === 0 ? {} : { 'bytes after the end of the archive': (0,binaries/* bytesFact */.CV)(rest) },
            layout: { ...layout, ...list.layout(), ...(endMarker ? {} : { 'end marker': 'missing' }) },
        }),
    };
}
async function contentOf(input, name, entry) {
    if (entry.sparse)
        return (0,archives_entry/* unreadDocument */.ll)(entry.data, 'a sparse file, whose holes are not read');
    switch (entry.type) {
        case 'file':
            return input.openMember(name, entry.data);
        case 'symbolic link':
        case 'hard link':
            return (0,archives_entry/* linkDocument */.mE)(entry.target, input);
        case 'directory':
            return (0,archives_entry/* directoryDocument */.pE)();
        default:
            return (0,members/* opaqueDocument */.ht)(new Uint8Array(0), `a ${entry.type}`);
    }
}
function factsOf(entry, name) {
    // The bits of a directory say who may enter it, and links have none of their own.
    const mode = entry.type === 'file' ? (0,archives_entry/* modeFacts */.PN)(entry.mode) : { layout: { mode: entry.mode.toString(8) } };
    const records = entry.records.map(([key, value]) => [`pax ${key}`, (0,binaries/* bytesFact */.CV)(Buffer.from(value, 'latin1'))]);
    return {
        declared: {
            ...name,
            ...(entry.type === 'file' ? {} : { 'entry type': entry.type }),
            ...(entry.device === '' ? {} : { device: entry.device }),
        },
        facts: { ...mode.facts, ...Object.fromEntries(records) },
        layout: { ...entry.layout, ...mode.layout },
    };
}


/***/ })

};
