export const id = 7000;
export const ids = [7000];
export const modules = {

/***/ 67000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  webp: () => (/* binding */ webp)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/images/canvas.js
var images_canvas = __webpack_require__(14617);
// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/images/webp-chunks.js


function codingOf(chunks) {
    return chunks.some(({ type }) => type === 'VP8L') ? 'lossless' : 'lossy';
}
function dataOf(chunks) {
    return (type) => chunks.filter((one) => one.type === type).map((one) => one.data);
}
/** Chunks that stand one after the other. */
function chunksOf(bytes) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const chunks = [];
    let at = 0;
    while (at < bytes.length) {
        if (at + 8 > bytes.length)
            (0,stop/* fail */.fJ)('cut off in a chunk');
        const type = (0,binaries/* ascii */.a)(bytes, at, 4);
        if (!/^[ -~]{4}$/.test(type))
            (0,stop/* fail */.fJ)('no chunk begins where one is due');
        const size = view.getUint32(at + 4, true);
        if (at + 8 + size > bytes.length)
            (0,stop/* fail */.fJ)(`cut off in chunk ${type}`);
        chunks.push({
            type,
            data: bytes.subarray(at + 8, at + 8 + size),
            padding: size % 2 === 0 ? 0 : (bytes[at + 8 + size] ?? 0),
        });
        // Chunks begin at even places.
        at += 8 + size + (size % 2);
    }
    return chunks;
}
/** The decoder allocates for the size in the coded image, so that one is looked at, whatever the outer header says. */
function sizeOf(chunks) {
    const data = dataOf(chunks);
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
/** Chunks of a still image that a decoder reads to their end, or thinks it does: colours and alpha. */
function codedChunks(image) {
    return chunksOf(image.subarray(RIFF_BYTES)).filter(({ type }) => ['VP8 ', 'VP8L', 'ALPH'].includes(type));
}
const HAS_ALPHA = 0x10;
/** Whether a header of a lossless image says that it is opaque, which most programs believe whatever its pixels are. */
function saysOpaque(image) {
    const data = dataOf(chunksOf(image.subarray(RIFF_BYTES)));
    const [pixels] = data('VP8L');
    const [extended] = data('VP8X');
    if (pixels === undefined)
        return false;
    return (pixels[4] & HAS_ALPHA) === 0 || (extended !== undefined && (extended[0] & HAS_ALPHA) === 0);
}
/** The image without the end of one of these chunks; undefined where the chunk is no longer than its header. */
function withoutEnd(image, { type }, spare) {
    const all = chunksOf(image.subarray(RIFF_BYTES));
    // Without what else there is: how patient the decoder is hangs on the chunks beside. Alpha needs the extended header.
    const chunks = all.some((one) => one.type === 'ALPH') ? all : all.filter((one) => one.type === type);
    const found = chunks.find((one) => one.type === type);
    const least = type === 'ALPH' ? 1 : MIN_CODED_BYTES;
    if (found === undefined || found.data.length <= least + spare)
        return undefined;
    return riff(chunks.map((chunk) => (chunk === found ? { ...chunk, data: chunk.data.subarray(0, -spare) } : chunk)));
}
const RIFF_BYTES = 12;
/** The header of a frame and the first bytes of its pixels, which decoders read ahead. */
const MIN_CODED_BYTES = 18;
/** A file of these chunks. */
function riff(chunks) {
    const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(chunkBytes)]);
    return Buffer.concat([Buffer.from('RIFF'), webp_chunks_length(body.length), body]);
}
function chunkBytes({ type, data }) {
    return Buffer.concat([Buffer.from(type), webp_chunks_length(data.length), data, Buffer.alloc(data.length % 2)]);
}
function webp_chunks_length(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
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
    const { default: decode, init } = await __webpack_require__.e(/* import() */ 6185).then(__webpack_require__.bind(__webpack_require__, 86185));
    const file = vendorFile('webp_dec.wasm', ['@jsquash', 'webp', 'codec', 'dec', 'webp_dec.wasm']);
    // Reached this way because the types of Node leave it to those of browsers, which this program does without.
    const wasm = Reflect.get(globalThis, 'WebAssembly');
    await init(await wasm.compile(await (0,promises_.readFile)(file)));
    // A copy, because the library takes the whole buffer behind a view.
    return async (image) => (await decode(new Uint8Array(image).buffer));
}

// EXTERNAL MODULE: ./lib/documents/images/exif.js
var images_exif = __webpack_require__(17155);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
;// CONCATENATED MODULE: ./lib/documents/images/webp-animation.js





const FRAME_HEADER_BYTES = 16;
const DISPOSE = 1;
const REPLACE = 2;
const webp_animation_HAS_ALPHA = 0x10;
const OF_FRAME = new Set(['VP8 ', 'VP8L', 'ALPH']);
/**
 * The frames of an animation (WebP container specification, "Animation"), each wrapped as a file of one still image,
 * because the decoder reads nothing else. Sizes are checked here, before anything is decoded.
 */
function readAnimation(chunks) {
    const data = dataOf(chunks);
    const [header, control] = [data('VP8X')[0], data('ANIM')[0]];
    if (header === undefined || header.length < 10 || data('VP8X').length > 1)
        return (0,stop/* fail */.fJ)('an animation without its size');
    if (control === undefined || control.length < 6 || data('ANIM').length > 1)
        return (0,stop/* fail */.fJ)('an animation without its settings');
    const view = (0,binaries/* viewOf */.du)(header);
    const [width, height] = [1 + triple(view, 4), 1 + triple(view, 7)];
    const blocks = data('ANMF');
    if (blocks.length === 0)
        (0,stop/* fail */.fJ)('an animation without frames');
    (0,size/* checkPixels */.a)(width, height, blocks.length);
    const parts = blocks.map((block) => frameOf(block, width, height));
    const plays = (0,binaries/* viewOf */.du)(control).getUint16(4, true);
    return {
        width,
        height,
        frames: parts.map(({ frame }) => frame),
        facts: {
            plays: plays === 0 ? 'for ever' : String(plays),
            // Viewers are free to show it behind the frames or not.
            background: [2, 1, 0, 3].map((index) => control[index]).join(' '),
            'frame delays': (0,nodes/* listFact */.HG)(parts.map(({ delay }) => String(delay))),
            ...freeFact([
                ...data('ANIM').map((one, index) => one.subarray(index === 0 ? 6 : 0)),
                ...parts.map(({ free }) => free),
            ]),
            ...Object.assign({}, ...parts.map(({ unknown }, index) => factsOf(unknown, index))),
        },
        layout: {
            coding: (0,nodes/* listFact */.HG)(parts.map(({ coding }) => coding)),
            'parts drawn': (0,nodes/* listFact */.HG)(parts.map(({ frame }) => drawn(frame))),
        },
    };
}
function freeFact(free) {
    return free.every((bytes) => bytes.every((byte) => byte === 0)) ? {} : { 'free bytes of frames': (0,binaries/* bytesFact */.CV)(free) };
}
function frameOf(block, width, height) {
    if (block.length < FRAME_HEADER_BYTES)
        return (0,stop/* fail */.fJ)('cut off in a frame');
    const view = (0,binaries/* viewOf */.du)(block);
    const [left, top] = [2 * triple(view, 0), 2 * triple(view, 3)];
    const [columns, rows] = [1 + triple(view, 6), 1 + triple(view, 9)];
    const chunks = chunksOf(block.subarray(FRAME_HEADER_BYTES));
    const size = sizeOf(chunks);
    if (size.width !== columns || size.height !== rows)
        (0,stop/* fail */.fJ)('a frame whose pixels have another size');
    if (left + columns > width || top + rows > height)
        (0,stop/* fail */.fJ)('a frame outside of the image');
    const flags = view.getUint8(15);
    return {
        frame: {
            ...{ left, top, ...size },
            image: wrapped(chunks, columns, rows),
            blend: (flags & REPLACE) === 0 ? 'over' : 'source',
            disposal: (flags & DISPOSE) === 0 ? 'keep' : 'clear',
        },
        delay: triple(view, 12),
        coding: codingOf(chunks),
        free: Uint8Array.from([flags & ~(REPLACE | DISPOSE), ...chunks.map(({ padding }) => padding)]),
        unknown: chunks.filter(({ type }) => !OF_FRAME.has(type)),
    };
}
/** A still image needs the extended header only where its transparency stands apart from its colours. */
function wrapped(chunks, width, height) {
    const image = chunks.filter(({ type }) => OF_FRAME.has(type));
    const apart = image.some(({ type }) => type === 'ALPH');
    const header = Buffer.alloc(10);
    header[0] = webp_animation_HAS_ALPHA;
    header.writeUIntLE(width - 1, 4, 3);
    header.writeUIntLE(height - 1, 7, 3);
    const all = apart ? [{ type: 'VP8X', data: header }, ...image] : image;
    return riff(all);
}
function triple(view, at) {
    return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
}
function factsOf(unknown, index) {
    const data = dataOf(unknown);
    return Object.fromEntries(unknown.map(({ type }) => [`chunk ${type} of frame ${index + 1}`, (0,binaries/* bytesFact */.CV)(data(type))]));
}
function drawn({ left, top, width, height, blend, disposal }) {
    return `${width}x${height} at ${left},${top} ${blend} ${disposal}`;
}

;// CONCATENATED MODULE: ./lib/documents/images/webp-file.js





const ANIMATED = 0x02;
/** Size and metadata of a WebP, read before a decoder sees it. */
function readWebp(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, 'RIFF') || !(0,binaries/* startsWith */.w1)(bytes, 'WEBP', 8))
        (0,stop/* fail */.fJ)('not a WebP: it has another signature');
    const end = 8 + (0,binaries/* viewOf */.du)(bytes).getUint32(4, true);
    if (end > bytes.length)
        (0,stop/* fail */.fJ)(`cut off: ${end} bytes announced, ${bytes.length} there`);
    const chunks = chunksOf(bytes.subarray(12, end));
    const data = dataOf(chunks);
    const animated = data('ANIM').length > 0 || data('ANMF').length > 0 || ((data('VP8X')[0]?.[0] ?? 0) & ANIMATED) !== 0;
    const exif = data('EXIF').map((block) => ((0,binaries/* startsWith */.w1)(block, 'Exif\0\0') ? block.subarray(6) : block));
    const facts = { ...(0,images_exif/* exifFacts */.qV)(exif) };
    const known = animated ? OF_ANIMATION : OF_STILL;
    for (const { type } of chunks)
        if (!known.has(type))
            facts[`chunk ${type}`] = (0,binaries/* bytesFact */.CV)(data(type));
    if (data('ICCP').length > 0)
        facts['colour profile'] = (0,binaries/* bytesFact */.CV)(data('ICCP'));
    const padding = chunks.map((chunk) => chunk.padding);
    if (padding.some((byte) => byte !== 0))
        facts['bytes that fill up chunks'] = (0,binaries/* bytesFact */.CV)(Uint8Array.from(padding));
    Object.assign(facts, headerFacts(data('VP8X')));
    if (end < bytes.length)
        facts['bytes after the image'] = (0,binaries/* bytesFact */.CV)(bytes.subarray(end));
    const parts = animated ? readAnimation(chunks) : still(bytes.subarray(0, end), chunks);
    return {
        ...parts,
        animated,
        facts: { ...facts, ...parts.facts },
        layout: {
            ...parts.layout,
            ...(exif.length === 0 ? {} : { Exif: (0,binaries/* bytesFact */.CV)(exif) }),
            ...(data('XMP ').length === 0 ? {} : { XMP: (0,binaries/* bytesFact */.CV)(data('XMP ')) }),
        },
    };
}
/** Flags that say what chunks there are, which the chunks say themselves. */
const FLAGS = 0x3e;
const VP8X_BYTES = 10;
/** What the extended header holds that no decoder looks at. */
function headerFacts(headers) {
    const rest = headers.map((header, index) => index > 0
        ? header
        : Uint8Array.from([header[0] & ~FLAGS, ...header.subarray(1, 4), ...header.subarray(VP8X_BYTES)]));
    return rest.every((bytes) => bytes.every((byte) => byte === 0))
        ? {}
        : { 'free bytes of the header': (0,binaries/* bytesFact */.CV)(rest) };
}
const METADATA = ['VP8X', 'ICCP', 'EXIF', 'XMP '];
const OF_STILL = new Set([...METADATA, 'VP8 ', 'VP8L', 'ALPH']);
const OF_ANIMATION = new Set([...METADATA, 'ANIM', 'ANMF']);
function still(image, chunks) {
    const size = sizeOf(chunks);
    const frame = { ...size, image, left: 0, top: 0, blend: 'source', disposal: 'keep' };
    return { ...size, frames: [frame], facts: {}, layout: { coding: codingOf(chunks) } };
}

;// CONCATENATED MODULE: ./lib/documents/formats/webp.js







/** WebP: every frame as it is shown on the whole canvas; delays, orientation and colour profile are values. */
const webp = { id: 'webp', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
/** The library's own copy, and the one that it hands over. */
const COST = { held: 4, peak: 12 };
async function read(input) {
    const { bytes } = input;
    const { width, height, frames, animated, facts, layout } = readWebp(bytes);
    (0,size/* checkPixels */.a)(width, height, frames.length);
    (0,size/* bookPixels */.z)(input, width * height * frames.length, COST);
    const canvas = animated ? (0,images_canvas/* newCanvas */.x)(width, height, 8) : undefined;
    const shown = [];
    const unread = [];
    let unshown = 0;
    for (const frame of frames) {
        const pixels = await pixelsOf(frame);
        if (saysOpaque(frame.image) && !isOpaque(pixels))
            unshown += 1;
        for (const chunk of codedChunks(frame.image))
            unread.push(await unreadEnd(frame, chunk, pixels));
        shown.push(canvas === undefined ? pixels : canvas.draw({ ...frame, pixels }));
    }
    return (0,binaries/* binaryResult */.Fy)({
        format: 'webp',
        content: { kind: 'image', width, height, depth: 8, frames: shown },
        facts: {
            ...facts,
            ...(unshown === 0 ? {} : { 'frames with alpha that are said to be opaque': String(unshown) }),
            ...(unread.every(({ length }) => length === 0) ? {} : { 'bytes behind the coded pixels': (0,binaries/* bytesFact */.CV)(unread) }),
        },
        layout,
    });
}
function isOpaque(rgba) {
    for (let at = 3; at < rgba.length; at += 4)
        if (rgba[at] !== 255)
            return false;
    return true;
}
/** So many bytes are taken off the end one after the other; where more than that can be, all of the chunk is compared. */
const MOST_TAKEN_OFF = 8;
/**
 * What stands behind the coded pixels in their chunk: the bytes without which the same picture is there. A coder may
 * fill up one or two itself. Nobody says where more than eight of them begin.
 */
async function unreadEnd({ image }, chunk, pixels) {
    let taken = 0;
    while (taken < MOST_TAKEN_OFF) {
        const shorter = withoutEnd(image, chunk, taken + 1);
        if (shorter === undefined || !(await shows(shorter, pixels)))
            break;
        taken += 1;
    }
    return taken === MOST_TAKEN_OFF ? chunk.data : chunk.data.subarray(chunk.data.length - taken);
}
async function shows(image, pixels) {
    try {
        const { buffer, byteOffset, byteLength } = (await decodeWebp(image)).data;
        return Buffer.compare(Buffer.from(buffer, byteOffset, byteLength), pixels) === 0;
    }
    catch {
        return false;
    }
}
async function pixelsOf({ image, width, height }) {
    const decoded = await decodeWebp(image).catch((error) => {
        return (0,stop/* fail */.fJ)(`libwebp cannot read it: ${error instanceof Error ? error.message : 'unknown error'}`);
    });
    if (decoded.width !== width || decoded.height !== height)
        (0,stop/* fail */.fJ)('the decoder made another size of it');
    const { buffer, byteOffset, byteLength } = decoded.data;
    return new Uint8Array(buffer, byteOffset, byteLength);
}


/***/ }),

/***/ 14617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ newCanvas)
/* harmony export */ });
/** Starts transparent black, as viewers of GIF and APNG do. */
function newCanvas(width, height, depth) {
    const most = depth === 16 ? 65_535 : 255;
    let canvas = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
    return {
        draw(layer) {
            const before = layer.disposal === 'restore' ? canvas.slice() : undefined;
            paint(canvas, width, layer, most);
            const shown = canvas.slice();
            if (before !== undefined)
                canvas = before;
            else if (layer.disposal === 'clear')
                clear(canvas, width, layer);
            return shown;
        },
    };
}
function paint(canvas, width, layer, most) {
    for (let y = 0; y < layer.height; y += 1) {
        const row = ((layer.top + y) * width + layer.left) * 4;
        const from = y * layer.width * 4;
        if (layer.blend === 'source') {
            canvas.set(layer.pixels.subarray(from, from + layer.width * 4), row);
            continue;
        }
        for (let x = 0; x < layer.width * 4; x += 4)
            blendPixel(canvas, row + x, layer.pixels, from + x, most);
    }
}
/** The "over" of the PNG specification, section 13.16, on samples that are not premultiplied. */
function blendPixel(canvas, at, pixels, from, most) {
    const alpha = pixels[from + 3];
    if (alpha === 0) {
        // Nothing is seen either way, but the colour is there to be read: where nothing was drawn yet, decoders take over the frame's own.
        if (canvas[at + 3] === 0 && (pixels[from] | pixels[from + 1] | pixels[from + 2]) !== 0)
            canvas.set(pixels.subarray(from, from + 4), at);
        return;
    }
    if (alpha === most || canvas[at + 3] === 0) {
        for (let channel = 0; channel < 4; channel += 1)
            canvas[at + channel] = pixels[from + channel];
        return;
    }
    const above = alpha / most;
    const below = (canvas[at + 3] / most) * (1 - above);
    const both = above + below;
    for (let channel = 0; channel < 3; channel += 1) {
        canvas[at + channel] = Math.round((pixels[from + channel] * above + canvas[at + channel] * below) / both);
    }
    canvas[at + 3] = Math.round(both * most);
}
function clear(canvas, width, { left, top, width: columns, height }) {
    for (let y = 0; y < height; y += 1) {
        const row = ((top + y) * width + left) * 4;
        canvas.fill(0, row, row + columns * 4);
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
            const { at, form } = exifStart(block);
            const found = [
                ...directoryFacts(block, at, form, 'image', 0, spans.use),
                ...thumbnailFacts(block, at, form, spans.use),
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
function thumbnailFacts(bytes, first, form, use) {
    const { next } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, first, form, use);
    if (next === 0)
        return [];
    const { directory, next: third } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, next, form, use);
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
    const tags = directoryFacts(bytes, next, form, 'thumbnail', 1, use).filter(([name]) => !places.some((id) => name === `Exif tag ${id} (thumbnail)`));
    return [
        ...tags,
        ...(pictures.length === 0 ? [] : [['thumbnail', (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(pictures)]]),
        ...(third === 0 ? [] : [['third directory', 'present']]),
    ];
}
/** What the directories say that a TIFF's own directory points to. */
function pointedFacts(bytes, { tags, ...form }, use) {
    const pointers = [...tags].filter(([id]) => POINTERS.has(id));
    return Object.fromEntries(pointers.flatMap(([id, tag]) => followed(bytes, id, tag, form, 0, use)));
}
function exifStart(block) {
    if (block.length < 14)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(block);
    const mark = view.getUint16(0);
    const little = mark === 0x4949;
    if ((!little && mark !== 0x4d4d) || view.getUint16(2, little) !== 42)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('no Exif');
    return { at: view.getUint32(4, little), form: { little } };
}
function directoryFacts(bytes, at, form, name, depth, use) {
    if (depth > MAX_DEPTH)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('directories nested too deep');
    const { tags } = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .readDirectory */ .gZ)(bytes, at, form, use).directory;
    return [...tags].flatMap(([id, tag]) => {
        if (id === ORIENTATION || OF_WRITER.has(id))
            return [];
        if (POINTERS.has(id))
            return followed(bytes, id, tag, form, depth, use);
        const value = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .inBigEndian */ .xl)(tag, form.little);
        const text = value.length <= SHORT_BYTES ? `0x${Buffer.from(value).toString('hex')}` : (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesFact */ .CV)(value);
        return [[`Exif tag ${id} (${name})`, `type ${tag.type}, ${text}`]];
    });
}
const SHORT_BYTES = 16;
function followed(bytes, id, tag, form, depth, use) {
    const [at] = (0,_tiff_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .numbersOf */ .cZ)({ ...form, tags: new Map([[id, tag]]) }, id);
    return at === undefined
        ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} points nowhere`)
        : directoryFacts(bytes, at, form, POINTERS.get(id), depth + 1, use);
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
/* harmony export */   a: () => (/* binding */ checkPixels),
/* harmony export */   z: () => (/* binding */ bookPixels)
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
/** Books the memory of an image before it is decoded: a few bytes can say that they are millions of pixels. */
function bookPixels({ book }, pixels, { held, peak }) {
    book?.(pixels * held, pixels * peak);
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
function newSpans(bytes, padding = MAX_PADDING_BYTES) {
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
            return gaps.filter((gap) => gap.length > padding || gap.some((byte) => byte !== 0));
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
    ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8 },
};
/** More pages than this are no test image. */
const MAX_DIRECTORIES = 1_000;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
const CLASSIC = 42;
const BIG = 43;
/** BigTIFF also says how long its offsets are: eight bytes, and two of nothing. */
const BIG_HEADER_BYTES = 16;
const OFFSET_BYTES = 8;
/** Widths in a directory: how it counts its entries, an entry, and what is in one (count, value or offset). */
const CLASSIC_WIDTHS = { count: 2, entry: 12, number: 4 };
const BIG_WIDTHS = { count: 8, entry: 20, number: 8 };
/** An offset or a count. More than a number holds exactly is more than any file has. */
function readNumber(view, at, { little, big }) {
    return big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);
}
/** The chain of directories; a chain that comes back to itself is broken. */
function readDirectories(bytes, use) {
    if (bytes.length < HEADER_BYTES)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in its header');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    const mark = view.getUint16(0);
    if (mark !== 0x4949 && mark !== 0x4d4d)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a TIFF: it begins with neither II nor MM');
    const little = mark === 0x4949;
    const version = view.getUint16(2, little);
    if (version !== CLASSIC && version !== BIG)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a TIFF: it has another signature');
    const form = version === BIG ? { little, big: true } : { little };
    if (form.big)
        checkBigHeader(view, little);
    const directories = [];
    const seen = new Set();
    use(0, form.big ? BIG_HEADER_BYTES : HEADER_BYTES);
    let at = readNumber(view, form.big ? HEADER_BYTES : HEADER_BYTES / 2, form);
    while (at !== 0) {
        if (seen.has(at))
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('its directories form a ring');
        if (seen.size >= MAX_DIRECTORIES)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${MAX_DIRECTORIES} images`);
        seen.add(at);
        const { directory, next } = readDirectory(bytes, at, form, use);
        directories.push(directory);
        at = next;
    }
    return directories.length === 0 ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('no image') : directories;
}
function checkBigHeader(view, little) {
    if (view.byteLength < BIG_HEADER_BYTES)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in its header');
    if (view.getUint16(4, little) !== OFFSET_BYTES || view.getUint16(6, little) !== 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('not a BigTIFF: its offsets are not eight bytes long');
}
/** One directory, and where the next one is. */
function readDirectory(bytes, at, form, use) {
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(bytes);
    const { little } = form;
    const widths = form.big ? BIG_WIDTHS : CLASSIC_WIDTHS;
    if (at + widths.count > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in a directory');
    const count = form.big ? readNumber(view, at, form) : view.getUint16(at, little);
    const first = at + widths.count;
    const end = first + count * widths.entry;
    if (end + widths.number > bytes.length)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('cut off in a directory');
    const tags = new Map();
    use(at, first);
    use(end, end + widths.number);
    for (let entry = first; entry < end; entry += widths.entry) {
        const id = view.getUint16(entry, little);
        const type = view.getUint16(entry + 2, little);
        const values = readNumber(view, entry + 4, form);
        const unit = TYPE_BYTES[type];
        if (unit === undefined)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} has a type that is not known`);
        const size = unit * values;
        const value = entry + 4 + widths.number;
        const start = size <= widths.number ? value : readNumber(view, value, form);
        if (start + size > bytes.length)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`cut off in tag ${id}`);
        if (tags.has(id))
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} stands there twice`);
        // What is left of an entry's value is free where the value is short.
        use(entry, size <= widths.number ? start + size : entry + widths.entry);
        if (size > widths.number)
            use(start, start + size);
        tags.set(id, { type, count: values, bytes: bytes.subarray(start, start + size) });
    }
    return { directory: { ...form, tags }, next: readNumber(view, end, form) };
}
/** Unsigned whole numbers of a tag; empty where it is not there. */
function numbersOf({ tags, little }, id) {
    const tag = tags.get(id);
    if (tag === undefined)
        return [];
    const unit = TYPE_BYTES[tag.type];
    if (!WHOLE_NUMBERS.has(tag.type))
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} does not hold whole numbers`);
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(tag.bytes);
    return Array.from({ length: tag.count }, (_, index) => {
        if (unit === 1)
            return view.getUint8(index);
        if (unit === 2)
            return view.getUint16(index * 2, little);
        return readNumber(view, index * unit, { little, big: unit === 8 });
    });
}
/** BYTE, SHORT, LONG, IFD, LONG8, IFD8. */
const WHOLE_NUMBERS = new Set([1, 3, 4, 13, 16, 18]);
/** Of a tag that has one value. Of several, programs take the first one or none at all. */
function numberOf(directory, id, otherwise) {
    const [value, ...more] = numbersOf(directory, id);
    if (more.length > 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`tag ${id} has ${more.length + 1} values where one is due`);
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
/** Tables of JPEGs, where there are JPEGs. */
const JPEG_TABLES = 347;
const isJpegTable = (id, directory) => id === JPEG_TABLES && numberOf(directory, 259, 1) === 7;
/** Every other tag counts: resolution, profiles, positions on the earth. */
function tagFacts(directories) {
    const facts = {};
    const metadata = [];
    for (const [index, directory] of directories.entries()) {
        const page = directories.length > 1 ? ` of image ${index + 1}` : '';
        for (const [id, tag] of directory.tags) {
            if (OF_PIXELS.has(id) || POINTERS.has(id) || isJpegTable(id, directory))
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
