export const id = 6542;
export const ids = [6542,42];
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
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82257);
/* harmony import */ var _trees_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95159);





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
    return (0,_members_js__WEBPACK_IMPORTED_MODULE_4__/* .opaqueDocument */ .ht)(new Uint8Array(0), 'a directory');
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
    if ((mode & EXECUTABLE) !== 0)
        facts['executable'] = 'yes';
    if ((mode & SPECIAL) !== 0)
        facts['special mode bits'] = ((mode & SPECIAL) >> 9).toString(8);
    return { facts, layout: { mode: (mode & 0o777).toString(8).padStart(3, '0') } };
}
/** Two names that differ in bytes must not meet in a replacement character. */
function entryName(raw) {
    const text = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .utf8 */ .As)(raw);
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
/* harmony export */   Ji: () => (/* binding */ charge),
/* harmony export */   dT: () => (/* binding */ roomOf),
/* harmony export */   ht: () => (/* binding */ opaqueDocument),
/* harmony export */   k$: () => (/* binding */ newBudget)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27787);

function newBudget(fileBytes) {
    return { fileBytes, inflated: 0, members: 0 };
}
/** Books one member; returns why it must not be opened, or undefined. Sticky: once over, always over. */
function charge(budget, depth, bytes) {
    budget.members += 1;
    budget.inflated += bytes;
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
