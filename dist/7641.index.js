export const id = 7641;
export const ids = [7641];
export const modules = {

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

/***/ 47641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jpeg: () => (/* binding */ jpeg)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(36741);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(69015);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(31118);
// EXTERNAL MODULE: ./lib/documents/images/exif.js
var exif = __webpack_require__(77831);
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
        ...{ frame: undefined, coding: '', scans: 0, exif: [], profile: [], metadata: [], facts: {}, others: new Map() },
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
        if (marker === 0xda)
            at = afterScan(bytes, at);
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
 * JFIF's density, colour profiles and what nobody here knows change how the image looks, or may. Exif (its orientation
 * aside), XMP and comments are metadata, as text chunks of PNG are. Adobe's segment has told the decoder what it says.
 */
function application(number, data, state) {
    const is = (magic) => (0,binaries/* startsWith */.w1)(data, magic);
    if (number === 0 && is('JFIF\0')) {
        state.facts['density'] = [...data.subarray(7, 12)].join(' ');
        if (data.length > 14)
            state.metadata.push(data.subarray(12));
    }
    else if (number === 1 && is(EXIF))
        state.exif.push(data.subarray(EXIF.length));
    else if (number === 1 && is('http://ns.adobe.com/x'))
        state.metadata.push(data);
    else if (number === 2 && is(PROFILE))
        state.profile.push(data.subarray(PROFILE.length + 2));
    else if (number === 14 && is('Adobe'))
        state.metadata.push(data);
    else {
        const key = `segment APP${number}`;
        state.others.set(key, [...(state.others.get(key) ?? []), data]);
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
    if (state.profile.length > 0)
        facts['colour profile'] = (0,binaries/* bytesFact */.CV)(Buffer.concat(state.profile));
    if (end < bytes.length)
        facts['bytes after the image'] = (0,binaries/* bytesFact */.CV)(bytes.subarray(end));
    return {
        precision: frame[0],
        height: view.getUint16(1),
        width: view.getUint16(3),
        components: frame[5],
        coding: state.coding,
        scans: state.scans,
        image: bytes.subarray(0, end),
        facts: { ...facts, ...(0,exif/* orientationFact */.d)(state.exif) },
        layout: {
            coding: state.coding,
            ...(state.exif.length === 0 ? {} : { Exif: (0,binaries/* bytesFact */.CV)(state.exif) }),
            ...(state.metadata.length === 0 ? {} : { metadata: (0,binaries/* bytesFact */.CV)(state.metadata) }),
        },
    };
}

// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(36412);
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
    return (0,binaries/* binaryResult */.Fy)({
        format: 'jpeg',
        content: { kind: 'image', width, height, depth: 8, frames: [data] },
        facts: parts.facts,
        layout: parts.layout,
    });
}
async function decode(image) {
    const { default: library } = await __webpack_require__.e(/* import() */ 2212).then(__webpack_require__.t.bind(__webpack_require__, 12212, 19));
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

/***/ 77831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ orientationFact)
/* harmony export */ });
/* unused harmony export exifOrientation */
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36741);

const ORIENTATION = 0x0112;
const SHORT = 3;
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
/** The fact that an Exif block makes: absent where the image is shown as it is stored. */
function orientationFact(blocks) {
    const seen = blocks.map((block) => exifOrientation(block)?.toString() ?? 'unreadable').filter((one) => one !== '1');
    return seen.length === 0 ? {} : { orientation: seen.join(', ') };
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
