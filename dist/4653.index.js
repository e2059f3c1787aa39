export const id = 4653;
export const ids = [4653,42];
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

/***/ 74653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tar: () => (/* binding */ tar)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/documents/archives/entry.js
var archives_entry = __webpack_require__(70224);
// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(98339);
// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var trees_bytes = __webpack_require__(95159);
;// CONCATENATED MODULE: ./lib/documents/archives/tar-header.js


/** The header of an entry: one block of fields at fixed places, numbers as text. */
const BLOCK = 512;
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
/** Fields of text, which end at their first NUL. */
const TEXTS = [
    [0, 100],
    [157, 257],
];
const POSIX_TEXTS = [
    [265, 297],
    [297, 329],
    [345, 500],
];
/**
 * What no program reads: behind the NUL of a text, behind the last field, in the padding behind the content. The names
 * of headers before an entry are not looked at: writers put their process id there.
 */
function unreadOf(block, padding, named) {
    const posix = (0,binaries/* ascii */.a)(block, 257, 6) === 'ustar\0';
    const gnu = (0,binaries/* ascii */.a)(block, 257, 8) === 'ustar  \0';
    const texts = [...(named ? TEXTS : []), ...(posix ? POSIX_TEXTS : gnu ? POSIX_TEXTS.slice(0, 2) : [])];
    // GNU keeps two times and the map of a sparse file where others have the beginning of a long name.
    const last = posix ? 500 : gnu ? 495 : 257;
    return written([
        ...texts.map(([from, to]) => block.subarray(from + untilNul(block.subarray(from, to)).length, to)),
        block.subarray(last),
        ...(gnu ? [block.subarray(369, 495)] : []),
        padding,
    ]);
}
function written(parts) {
    return parts.filter((part) => !isZero(part));
}
function untilNul(bytes) {
    const end = bytes.indexOf(0);
    return end === -1 ? bytes : bytes.subarray(0, end);
}
function headerName(block, posix) {
    const name = untilNul(block.subarray(0, 100));
    const prefix = posix ? untilNul(block.subarray(345, 500)) : new Uint8Array(0);
    return prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
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

;// CONCATENATED MODULE: ./lib/documents/archives/pax.js




/** Times, owners and where the writer was: layout (docs/classes.md section 4). */
const LAYOUT_RECORDS = new Set([
    ...['atime', 'ctime', 'mtime', 'uid', 'gid', 'uname', 'gname', 'LIBARCHIVE.creationtime'],
]);
/** What `git archive` writes as the comment of an archive; any other is text that somebody meant. */
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function isLayout(key, value) {
    return LAYOUT_RECORDS.has(key) || (key === 'comment' && COMMIT.test((0,trees_bytes/* utf8 */.As)(value) ?? ''));
}
function decimal(bytes) {
    const text = (0,trees_bytes/* utf8 */.As)(bytes) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : (0,stop/* fail */.fJ)('a pax size that is no number');
}
/** `LENGTH KEY=VALUE\n`, the length being that of the whole record. */
function records(data) {
    const found = new Map();
    const overruled = [];
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
        const key = (0,binaries/* ascii */.a)(data, at + digits.length + 1, equals - at - digits.length - 1);
        const before = found.get(key);
        if (before !== undefined)
            overruled.push(before);
        found.set(key, data.subarray(equals + 1, end - 1));
        at = end;
    }
    return { last: found, overruled };
}

;// CONCATENATED MODULE: ./lib/documents/archives/tar-entries.js





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
function nothing() {
    return { path: undefined, link: undefined, pax: new Map(), global: new Map(), unread: [] };
}
/**
 * Reads headers strictly: a checksum that does not fit, a number that is none, a type that nobody knows, all mean that
 * the file is broken, for a lenient reader would see another archive than the next one does.
 */
function readTar(bytes) {
    const entries = [];
    const global = new Map();
    let pending = nothing();
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
        const pax = meta ? undefined : new Map([...global, ...pending.pax]);
        const size = pax?.has('size') ? decimal(pax.get('size')) : declared;
        const start = at + BLOCK;
        if (size > bytes.length - start)
            (0,stop/* fail */.fJ)(`cut off: the entry at byte ${at} has ${size} bytes`);
        const data = bytes.subarray(start, start + size);
        at = start + Math.ceil(size / BLOCK) * BLOCK;
        if (at > bytes.length)
            (0,stop/* fail */.fJ)('cut off in the padding of its last entry');
        pending.unread.push(...unreadOf(block, bytes.subarray(start + size, at), !meta));
        if (meta) {
            if (size > MAX_META_BYTES)
                (0,stop/* stopAtLimit */.zK)(`a header of ${size} bytes`);
            takeMeta(pending, type, data);
            if (type === 'g')
                for (const [key, value] of pending.global)
                    global.set(key, value);
            continue;
        }
        if (entries.length >= format/* MAX_ARCHIVE_MEMBERS */.uk)
            (0,stop/* stopAtLimit */.zK)(`more than ${format/* MAX_ARCHIVE_MEMBERS */.uk} members`);
        entries.push(entryOf(block, type, data, pending, pax ?? new Map()));
        pending = nothing();
    }
    if (entries.length === 0)
        (0,stop/* fail */.fJ)('the file is empty');
    return finished(entries, pending, new Uint8Array(0), false);
}
function finished(entries, pending, rest, endMarker) {
    if (pending.path || pending.link || pending.pax.size > 0)
        (0,stop/* fail */.fJ)('the last header describes an entry that is not there');
    // What a last header says of all entries to come is said of none.
    const said = [...pending.global].map(([key, value]) => Buffer.concat([Buffer.from(`${key}=`, 'latin1'), value]));
    return { entries, rest: Buffer.concat([...pending.unread, ...said, ...written([rest])]), endMarker };
}
/** What is said once more was said in vain the first time, and that no program shows. */
function takeMeta(pending, type, data) {
    const { unread } = pending;
    if (type === 'L' || type === 'K') {
        const place = type === 'L' ? 'path' : 'link';
        const name = untilNul(data);
        unread.push(...written([pending[place] ?? new Uint8Array(0), data.subarray(name.length)]));
        pending[place] = name;
        return;
    }
    const found = records(data);
    for (const value of found.overruled)
        unread.push(value);
    const known = type === 'g' ? pending.global : pending.pax;
    for (const [key, value] of found.last) {
        const before = known.get(key);
        if (before !== undefined)
            unread.push(before);
        known.set(key, value);
    }
}
function entryOf(block, flag, data, pending, pax) {
    const posix = (0,binaries/* ascii */.a)(block, 257, 6) === 'ustar\0';
    const gnu = (0,binaries/* ascii */.a)(block, 257, 8) === 'ustar  \0';
    const name = nonEmpty(pax.get('path')) ?? pending.path ?? headerName(block, posix);
    const target = nonEmpty(pax.get('linkpath')) ?? pending.link ?? untilNul(block.subarray(157, 257));
    if (flag === 'S' || flag === 'M')
        (0,stop/* stopAtLimit */.zK)('sparse and multi-volume entries of old GNU tar are not read');
    let type = Object.hasOwn(TYPES, flag) ? TYPES[flag] : (0,stop/* fail */.fJ)(`an entry of type ${JSON.stringify(flag)}, not known`);
    if (type === 'file' && flag !== '7' && name.at(-1) === 0x2f)
        type = 'directory';
    if (type !== 'file' && data.length > 0)
        (0,stop/* fail */.fJ)(`a ${type} with ${data.length} bytes of content`);
    const device = type.endsWith('device') ? `${numberAt(block, 329, 8)}, ${numberAt(block, 337, 8)}` : '';
    const others = [...pax].filter((record) => !['path', 'linkpath', 'size'].includes(record[0]) && !isLayout(...record));
    const sparse = others.some(([key]) => key.startsWith('GNU.sparse.'));
    const own = { name: headerName(block, posix), target: untilNul(block.subarray(157, 257)) };
    return {
        name,
        type,
        old: {
            ...oldFact('name', own.name, name),
            ...oldFact('link target', own.target, target),
            ...(pax.has('size') && numberAt(block, 124, 12) !== data.length
                ? { 'size for old programs': String(numberAt(block, 124, 12)) }
                : {}),
        },
        mode: numberAt(block, 100, 8),
        target,
        data,
        device,
        layout: layoutOf(block, pax, posix || gnu),
        records: others.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]),
        unread: Buffer.concat([...pending.unread, ...overruled(pending.path, name), ...overruled(pending.link, target)]),
        sparse,
    };
}
function nonEmpty(bytes) {
    return bytes === undefined || bytes.length === 0 ? undefined : bytes;
}
/** Bytes that writers put in the place of a letter that is no ASCII. */
const REPLACED = 0x3f;
const LAST_ASCII = 0x7f;
/**
 * Programs that know neither long names nor pax read the header alone. What stands there is mostly the beginning of the
 * name; anything else is another file to them.
 */
function oldFact(what, own, used) {
    return own.length === 0 || beginsWith(used, own) ? {} : { [`${what} for old programs`]: (0,binaries/* bytesFact */.CV)(own) };
}
/** Letters that are no ASCII may stand as `?` each. */
function beginsWith(whole, start) {
    let at = 0;
    for (const byte of start) {
        const other = whole[at];
        if (other === undefined)
            return false;
        at += 1;
        if (byte === other)
            continue;
        if (byte !== REPLACED || other <= LAST_ASCII)
            return false;
        // One letter of UTF-8, or one byte of it.
        while ((whole[at] ?? 0) >> 6 === 2)
            at += 1;
    }
    return true;
}
/** A long name of GNU beside another one of pax. */
function overruled(given, used) {
    return given === undefined || Buffer.compare(given, used) === 0 ? [] : [given];
}
function layoutOf(block, pax, named) {
    const latin = (bytes) => Buffer.from(bytes).toString('latin1');
    const field = (from) => (named ? latin(untilNul(block.subarray(from, from + 32))) : '');
    const time = pax.get('mtime');
    const extra = [...pax].filter((record) => isLayout(...record) && record[0] !== 'mtime');
    return {
        time: time === undefined ? String(numberAt(block, 136, 12)) : latin(time),
        owner: `${numberAt(block, 108, 8)}:${numberAt(block, 116, 8)} ${field(265)}:${field(297)}`,
        ...(extra.length === 0 ? {} : { 'pax records': extra.map(([key, value]) => `${key}=${latin(value)}`).join('\n') }),
    };
}

// EXTERNAL MODULE: ./lib/documents/members.js
var members = __webpack_require__(82257);
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
    const { unpackFile } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 40365));
    const { bytes, facts, layout } = await unpackFile(compression, input.bytes, (0,inflate/* roomFor */.N_)(input));
    const outer = Object.fromEntries(Object.entries(layout).map(([key, value]) => [`${compression} ${key}`, value]));
    return readMembers(input, bytes, { compression, ...outer }, facts);
}
async function readMembers(input, bytes, layout, outer = {}) {
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
        list.members.push({ name, line: 0, document, digest: `${entry.data.length} ${(0,external_node_zlib_.crc32)(entry.data)}` });
    }
    return {
        ok: true,
        document: (0,binaries/* binaryDocument */.Hz)({
            format: 'tar',
            content: { kind: 'container', noun: 'member', members: list.members },
            facts: { ...outer, ...(rest.length === 0 ? {} : { 'bytes after the end of the archive': (0,binaries/* bytesFact */.CV)(rest) }) },
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
        facts: {
            ...mode.facts,
            ...Object.fromEntries(records),
            ...entry.old,
            ...(entry.unread.length === 0 ? {} : { 'bytes that no program reads': (0,binaries/* bytesFact */.CV)(entry.unread) }),
        },
        layout: { ...entry.layout, ...mode.layout },
    };
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
