export const id = 9776;
export const ids = [9776];
export const modules = {

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

/***/ 99776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jpeg: () => (/* binding */ jpeg)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/documents/images/exif.js
var exif = __webpack_require__(17155);
;// CONCATENATED MODULE: ./lib/documents/images/jpeg-markers.js



const EXIF = 'Exif\0\0';
const PROFILE = 'ICC_PROFILE\0';
const CODINGS = { 192: 'baseline', 193: 'extended', 194: 'progressive' };
/** Walks the markers of a JPEG, so that its size is known before anything is decoded and nothing is passed over. */
function readMarkers(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, '\xff\xd8'))
        (0,stop/* fail */.fJ)('not a JPEG: it does not begin with its start mark');
    const view = (0,binaries/* viewOf */.du)(bytes);
    const state = {
        ...{
            frame: undefined,
            coding: '',
            scans: 0,
            transform: undefined,
            exif: [],
            profile: [],
            metadata: [],
            thumbnails: [],
            scanEnds: [],
            scanStarts: [],
            facts: {},
            others: new Map(),
        },
    };
    let at = 2;
    for (;;) {
        if (bytes[at] !== 0xff)
            return (0,stop/* fail */.fJ)(at >= bytes.length ? 'cut off before its end mark' : `no marker at byte ${at}`);
        while (bytes[at + 1] === 0xff)
            at += 1;
        const marker = bytes[at + 1];
        if (marker === 0xd9)
            return finished(bytes, at + 2, state);
        if (at + 4 > bytes.length)
            return (0,stop/* fail */.fJ)('cut off before its end mark');
        const length = view.getUint16(at + 2);
        if (length < 2 || at + 2 + length > bytes.length)
            return (0,stop/* fail */.fJ)(`cut off in the segment at byte ${at}`);
        segment(marker, bytes.subarray(at + 4, at + 2 + length), state);
        at += 2 + length;
        if (marker !== 0xda)
            continue;
        state.scanStarts.push(at);
        at = afterScan(bytes, at);
        state.scanEnds.push(at);
    }
}
/** Skips entropy-coded data: a marker is an FF that neither a zero nor a restart number follows. */
function afterScan(bytes, start) {
    let at = start;
    for (;;) {
        at = bytes.indexOf(0xff, at);
        if (at === -1)
            return (0,stop/* fail */.fJ)('cut off in its pixels');
        const next = bytes[at + 1];
        if (next !== 0 && (next === undefined || next < 0xd0 || next > 0xd7))
            return at;
        at += 2;
    }
}
function segment(marker, data, state) {
    if (marker === 0xda)
        state.scans += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
        if (state.frame !== undefined)
            (0,stop/* fail */.fJ)('two frames');
        state.frame = data;
        state.coding = CODINGS[marker] ?? `coding ${marker - 0xc0}`;
    }
    else if (marker === 0xfe)
        state.metadata.push(data);
    else if (marker >= 0xe0 && marker <= 0xef)
        application(marker - 0xe0, data, state);
    else if (![0xc4, 0xcc, 0xdb, 0xdd].includes(marker))
        (0,stop/* fail */.fJ)(`marker 0x${marker.toString(16)} is not known`);
}
/**
 * JFIF's density, colour profiles and what nobody here knows change how the image looks, or may. Exif
 * counts tag by tag; XMP and comments are metadata, as text chunks of PNG are.
 */
function application(number, data, state) {
    const is = (magic) => (0,binaries/* startsWith */.w1)(data, magic);
    if (number === 0 && is('JFIF\0')) {
        state.facts['density'] = [...data.subarray(7, 12)].join(' ');
        if (data.length > 14)
            state.thumbnails.push(data.subarray(12));
    }
    else if (number === 1 && is(EXIF))
        state.exif.push(data.subarray(EXIF.length));
    else if (number === 1 && is('http://ns.adobe.com/x'))
        state.metadata.push(data);
    else if (number === 2 && is(PROFILE))
        state.profile.push(data.subarray(PROFILE.length));
    else if (number === 14 && is('Adobe')) {
        state.metadata.push(data);
        state.transform = data[11];
    }
    else {
        const key = `segment APP${number}`;
        // Appended: a file has as many segments as it likes, and copying the list for each takes quadratic time.
        const known = state.others.get(key);
        if (known === undefined)
            state.others.set(key, [data]);
        else
            known.push(data);
    }
}
function finished(bytes, end, state) {
    const { frame } = state;
    if (frame === undefined || frame.length < 6 || state.scans === 0)
        return (0,stop/* fail */.fJ)('no image');
    const view = (0,binaries/* viewOf */.du)(frame);
    const { facts, others } = state;
    for (const [key, data] of others)
        facts[key] = (0,binaries/* bytesFact */.CV)(data);
    // With its numbers: parts of a profile stand in any order, and belong in that of their numbers.
    if (state.profile.length > 0)
        facts['colour profile'] = (0,binaries/* bytesFact */.CV)(state.profile);
    Object.assign(facts, colorFacts(frame, state.transform));
    if (state.thumbnails.length > 0)
        facts['thumbnail'] = (0,binaries/* bytesFact */.CV)(state.thumbnails);
    if (end < bytes.length)
        facts['bytes after the image'] = (0,binaries/* bytesFact */.CV)(bytes.subarray(end));
    return {
        precision: frame[0],
        height: view.getUint16(1),
        width: view.getUint16(3),
        components: frame[5],
        coding: state.coding,
        scans: state.scans,
        scanEnds: state.scanEnds,
        scanStarts: state.scanStarts,
        image: bytes.subarray(0, end),
        facts: { ...facts, ...(0,exif/* exifFacts */.qV)(state.exif) },
        layout: {
            coding: state.coding,
            ...(state.exif.length === 0 ? {} : { Exif: (0,binaries/* bytesFact */.CV)(state.exif) }),
            ...(state.metadata.length === 0 ? {} : { metadata: (0,binaries/* bytesFact */.CV)(state.metadata) }),
        },
    };
}
/** Programs take three components for YCbCr unless these say otherwise; the decoder here does not ask them. */
function colorFacts(frame, transform) {
    const count = frame[5];
    const ids = Array.from({ length: count }, (_, index) => frame[6 + index * 3] ?? 0);
    const usual = count === 3 ? 1 : 0;
    return {
        ...(transform === undefined || transform === usual ? {} : { 'colour transform': String(transform) }),
        ...(Buffer.from(ids).toString('latin1') === 'RGB' ? { components: 'named R, G, B' } : {}),
    };
}

// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
;// CONCATENATED MODULE: ./lib/documents/formats/jpeg.js





/** jpeg-js keeps 16-bit coefficients, samples and RGBA: about 16 bytes a pixel. */
const MAX_MEGABYTES = 1_024;
/** Every scan of a progressive image touches all of its pixels, however few bytes it has. */
const MAX_SCAN_PIXELS = 8 * format/* MAX_IMAGE_PIXELS */.$P;
/**
 * JPEG, decoded by one decoder on both sides: pixels are those that it makes. Exif orientation, density and colour
 * profile are values, the other metadata layout.
 */
const jpeg = { id: 'jpeg', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
async function read({ bytes }) {
    const parts = readMarkers(bytes);
    const { width, height, scans, coding } = parts;
    (0,size/* checkPixels */.a)(width, height);
    if (width * height * scans > MAX_SCAN_PIXELS)
        (0,stop/* stopAtLimit */.zK)(`${width}x${height} pixels in ${scans} scans`);
    if (parts.precision !== 8 || !['baseline', 'extended', 'progressive'].includes(coding))
        (0,stop/* stopAtLimit */.zK)(`${coding} with ${parts.precision} bits a sample is not decoded here`);
    const data = await decode(parts.image);
    if (data.length !== width * height * 4)
        (0,stop/* fail */.fJ)('the decoder made another size of it');
    const unread = await unreadScans(parts);
    return (0,binaries/* binaryResult */.Fy)({
        format: 'jpeg',
        content: { kind: 'image', width, height, depth: 8, frames: [data] },
        facts: {
            ...parts.facts,
            ...(unread.length === 0 ? {} : { 'bytes behind the last coded block': (0,binaries/* bytesFact */.CV)(unread) }),
        },
        layout: parts.layout,
    });
}
/** A coder fills up its last byte, so that a scan which does without its last four has something behind its last block. */
const SPARE_BYTES = 4;
/** Pixels that are decoded once more at most, over all scans; beyond, only the last scan is asked. */
const MAX_ASKED_PIXELS = format/* MAX_IMAGE_PIXELS */.$P / 2;
/**
 * The scans that decode without their end: the decoder passes over whatever stands between the last block and the next
 * marker. Where in a scan that begins nobody says, so all of the scan is compared.
 */
async function unreadScans({ image, width, height, scanEnds, scanStarts }) {
    const all = width * height * scanEnds.length * scanEnds.length <= MAX_ASKED_PIXELS;
    const found = [];
    for (const [index, end] of scanEnds.entries()) {
        const start = scanStarts[index];
        if (!(all || index === scanEnds.length - 1) || end - start <= SPARE_BYTES)
            continue;
        const shorter = Buffer.concat([image.subarray(0, end - SPARE_BYTES), image.subarray(end)]);
        if (await decodes(shorter))
            found.push(image.subarray(start, end));
    }
    return found;
}
async function decodes(image) {
    try {
        await decode(image);
        return true;
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6)
            return false;
        throw error;
    }
}
async function decode(image) {
    const { default: library } = await __webpack_require__.e(/* import() */ 3598).then(__webpack_require__.t.bind(__webpack_require__, 83598, 19));
    try {
        const { data } = library.decode(image, {
            useTArray: true,
            formatAsRGBA: true,
            tolerantDecoding: false,
            maxResolutionInMP: Math.ceil(format/* MAX_IMAGE_PIXELS */.$P / 1_000_000),
            maxMemoryUsageInMB: MAX_MEGABYTES,
        });
        return data;
    }
    catch (error) {
        // Whatever a decoder throws at hostile bytes says that it cannot read them.
        const reason = error instanceof Error ? error.message : 'unknown error';
        return /maxMemoryUsageInMB|maxResolutionInMP/.test(reason) ? (0,stop/* stopAtLimit */.zK)(reason) : (0,stop/* fail */.fJ)(reason);
    }
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
