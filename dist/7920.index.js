export const id = 7920;
export const ids = [7920];
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

/***/ 57920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  webp: () => (/* binding */ webp)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(36741);
// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(36412);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(31118);
// EXTERNAL MODULE: ./lib/documents/images/exif.js
var images_exif = __webpack_require__(77831);
;// CONCATENATED MODULE: ./lib/documents/images/webp-chunks.js



const ANIMATED = 0x02;
/** Size and metadata of a WebP, read before a decoder sees it. */
function readWebp(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, 'RIFF') || !(0,binaries/* startsWith */.w1)(bytes, 'WEBP', 8))
        (0,stop/* fail */.fJ)('not a WebP: it has another signature');
    const end = 8 + (0,binaries/* viewOf */.du)(bytes).getUint32(4, true);
    if (end > bytes.length)
        (0,stop/* fail */.fJ)(`cut off: ${end} bytes announced, ${bytes.length} there`);
    const chunks = chunksOf(bytes.subarray(0, end));
    const data = (type) => chunks.filter((one) => one.type === type).map((one) => one.data);
    const known = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'EXIF', 'XMP ']);
    if (data('ANIM').length > 0 || data('ANMF').length > 0 || ((data('VP8X')[0]?.[0] ?? 0) & ANIMATED) !== 0)
        (0,stop/* stopAtLimit */.zK)('animated WebP is not decoded here');
    const exif = data('EXIF').map((block) => ((0,binaries/* startsWith */.w1)(block, 'Exif\0\0') ? block.subarray(6) : block));
    const facts = { ...(0,images_exif/* orientationFact */.d)(exif) };
    for (const { type, data: content } of chunks)
        if (!known.has(type))
            facts[`chunk ${type}`] = (0,binaries/* bytesFact */.CV)(content);
    if (data('ICCP').length > 0)
        facts['colour profile'] = (0,binaries/* bytesFact */.CV)(data('ICCP'));
    if (end < bytes.length)
        facts['bytes after the image'] = (0,binaries/* bytesFact */.CV)(bytes.subarray(end));
    return {
        ...sizeOf(data),
        image: bytes.subarray(0, end),
        facts,
        layout: {
            coding: data('VP8L').length > 0 ? 'lossless' : 'lossy',
            ...(exif.length === 0 ? {} : { Exif: (0,binaries/* bytesFact */.CV)(exif) }),
            ...(data('XMP ').length === 0 ? {} : { XMP: (0,binaries/* bytesFact */.CV)(data('XMP ')) }),
        },
    };
}
function chunksOf(bytes) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const chunks = [];
    let at = 12;
    while (at < bytes.length) {
        if (at + 8 > bytes.length)
            (0,stop/* fail */.fJ)('cut off in a chunk');
        const type = (0,binaries/* ascii */.a)(bytes, at, 4);
        if (!/^[ -~]{4}$/.test(type))
            (0,stop/* fail */.fJ)(`no chunk begins at byte ${at}`);
        const size = view.getUint32(at + 4, true);
        if (at + 8 + size > bytes.length)
            (0,stop/* fail */.fJ)(`cut off in chunk ${type}`);
        chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + size) });
        // Chunks begin at even places.
        at += 8 + size + (size % 2);
    }
    return chunks;
}
/** The decoder allocates for the size in the coded image, so that one is looked at, whatever the outer header says. */
function sizeOf(data) {
    const coded = [...data('VP8 '), ...data('VP8L')];
    const [image] = coded;
    if (image === undefined || coded.length > 1)
        return (0,stop/* fail */.fJ)(`${coded.length} images where one is due`);
    const view = (0,binaries/* viewOf */.du)(image);
    const lossless = data('VP8L').length > 0;
    if (image.length < 10)
        return (0,stop/* fail */.fJ)('cut off in its pixels');
    if (!lossless) {
        if (!(0,binaries/* startsWith */.w1)(image, '\x9d\x01\x2a', 3))
            (0,stop/* fail */.fJ)('no key frame');
        return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
    }
    if (image[0] !== 0x2f)
        (0,stop/* fail */.fJ)('no lossless image');
    const bits = view.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
;// CONCATENATED MODULE: ./lib/documents/vendor.js

/**
 * Where a file is that the bundle does not hold: in `vendor/` beside the bundle, else, while developing, in its
 * package. Neither path is written as one literal, because the bundler would take the file along under another name.
 */
function vendorFile(name, packagePath) {
    const require = (0,external_node_module_.createRequire)(import.meta.url);
    try {
        return require.resolve(`./${['vendor', name].join('/')}`);
    }
    catch {
        return require.resolve(packagePath.join('/'));
    }
}

;// CONCATENATED MODULE: ./lib/documents/images/webp-decoder.js


let ready;
/** libwebp as WebAssembly. Loaded once; what it throws about an image says that it cannot read it. */
async function decodeWebp(image) {
    ready ??= load();
    const decode = await ready;
    return decode(image);
}
async function load() {
    // The library makes browsers' ImageData, which Node does not have.
    const scope = globalThis;
    scope.ImageData ??= class {
        data;
        width;
        height;
        constructor(data, width, height) {
            this.data = data;
            this.width = width;
            this.height = height;
        }
    };
    const { default: decode, init } = await __webpack_require__.e(/* import() */ 475).then(__webpack_require__.bind(__webpack_require__, 20475));
    const file = vendorFile('webp_dec.wasm', ['@jsquash', 'webp', 'codec', 'dec', 'webp_dec.wasm']);
    // Reached this way because the types of Node leave it to those of browsers, which this program does without.
    const wasm = Reflect.get(globalThis, 'WebAssembly');
    await init(await wasm.compile(await (0,promises_.readFile)(file)));
    // A copy, because the library takes the whole buffer behind a view.
    return async (image) => (await decode(new Uint8Array(image).buffer));
}

;// CONCATENATED MODULE: ./lib/documents/formats/webp.js





/** WebP without animation; orientation and colour profile are values, the other metadata layout. */
const webp = { id: 'webp', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
async function read({ bytes }) {
    const { width, height, image, facts, layout } = readWebp(bytes);
    (0,size/* checkPixels */.a)(width, height);
    const decoded = await decodeWebp(image).catch((error) => {
        return (0,stop/* fail */.fJ)(`libwebp cannot read it: ${error instanceof Error ? error.message : 'unknown error'}`);
    });
    if (decoded.width !== width || decoded.height !== height)
        (0,stop/* fail */.fJ)('the decoder made another size of it');
    const { buffer, byteOffset, byteLength } = decoded.data;
    const pixels = new Uint8Array(buffer, byteOffset, byteLength);
    return (0,binaries/* binaryResult */.Fy)({
        format: 'webp',
        content: { kind: 'image', width, height, depth: 8, frames: [pixels] },
        facts,
        layout,
    });
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
