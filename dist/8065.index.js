export const id = 8065;
export const ids = [8065];
export const modules = {

/***/ 38065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeChunks: () => (/* binding */ describeChunks),
  png: () => (/* binding */ png),
  pngWithoutPixels: () => (/* binding */ pngWithoutPixels)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/images/png-chunks.js
var png_chunks = __webpack_require__(61);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/documents/images/canvas.js
var images_canvas = __webpack_require__(14617);
// EXTERNAL MODULE: ./lib/documents/images/png-pixels.js
var png_pixels = __webpack_require__(10474);
// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
;// CONCATENATED MODULE: ./lib/documents/images/png-frames.js






const DISPOSALS = ['keep', 'clear', 'restore'];
/**
 * The frames of an animation as they are shown, each on the whole canvas (PNG third edition, section 12). The image
 * that readers without animation show is the first frame, or stands before the frames where it is none of them.
 */
function decodeFrames(header, palette, transparency, chunks) {
    const still = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
    if (still.length === 0)
        (0,stop/* fail */.fJ)('no pixels');
    const animation = chunks.find(({ type }) => type === 'acTL');
    const stillPixels = () => (0,png_pixels/* decodePixels */.gG)(header, palette, transparency, still);
    if (animation === undefined) {
        if (chunks.some(({ type }) => type === 'fcTL' || type === 'fdAT'))
            (0,stop/* fail */.fJ)('frames without an animation');
        return { frames: [stillPixels()], facts: {} };
    }
    const { count, plays } = animationOf(animation.data);
    (0,size/* checkPixels */.a)(header.width, header.height, count + 1);
    const parts = framesOf(header, chunks, still);
    if (parts.length !== count)
        (0,stop/* fail */.fJ)(`${parts.length} frames where ${count} are announced`);
    const apart = parts[0]?.data !== still;
    const canvas = (0,images_canvas/* newCanvas */.x)(header.width, header.height, header.depth === 16 ? 16 : 8);
    const frames = apart ? [stillPixels()] : [];
    for (const [index, { control, data }] of parts.entries()) {
        const { width, height } = control;
        const pixels = (0,png_pixels/* decodePixels */.gG)({ ...header, width, height }, palette, transparency, data);
        // There is nothing to restore before the first frame; the format says to clear.
        const disposal = index === 0 && control.disposal === 'restore' ? 'clear' : control.disposal;
        frames.push(canvas.draw({ ...control, pixels, disposal }));
    }
    return {
        frames,
        facts: {
            plays: plays === 0 ? 'for ever' : String(plays),
            'frame delays': (0,nodes/* listFact */.HG)(parts.map(({ control }) => control.delay)),
            ...(apart ? { 'still image': 'none of the frames' } : {}),
        },
    };
}
function animationOf(data) {
    if (data.length !== 8)
        (0,stop/* fail */.fJ)('chunk acTL has a wrong length');
    const view = (0,binaries/* viewOf */.du)(data);
    const count = view.getUint32(0);
    if (count === 0)
        (0,stop/* fail */.fJ)('an animation without frames');
    return { count, plays: view.getUint32(4) };
}
/** Frames in order. `still` is handed on as it is where the image is the first frame, which tells it from the others. */
function framesOf(header, chunks, still) {
    const parts = [];
    let sequence = 0;
    const next = (data) => {
        if (data.length < 4 || (0,binaries/* viewOf */.du)(data).getUint32(0) !== sequence)
            (0,stop/* fail */.fJ)('frames out of their order');
        sequence += 1;
    };
    for (const { type, data } of chunks) {
        const last = parts.at(-1);
        if (type === 'fcTL') {
            next(data);
            const own = [];
            parts.push({ control: controlOf(data, header), data: own, own });
        }
        else if (type === 'IDAT' && last !== undefined) {
            if (parts.length > 1)
                (0,stop/* fail */.fJ)('pixels after the first frame');
            last.data = still;
        }
        else if (type === 'fdAT') {
            next(data);
            if (last === undefined || last.data === still)
                return (0,stop/* fail */.fJ)('pixels of a frame before it begins');
            last.own.push(data.subarray(4));
        }
    }
    const [first] = parts;
    const whole = first === undefined || first.data !== still || isWhole(first.control, header);
    if (!whole)
        (0,stop/* fail */.fJ)('the first frame is not the whole image');
    return parts;
}
function isWhole({ left, top, width, height }, header) {
    return left === 0 && top === 0 && width === header.width && height === header.height;
}
function controlOf(data, header) {
    if (data.length !== 26)
        return (0,stop/* fail */.fJ)('chunk fcTL has a wrong length');
    const view = (0,binaries/* viewOf */.du)(data);
    const [width, height, left, top] = [4, 8, 12, 16].map((at) => view.getUint32(at));
    if (width === 0 || height === 0 || left + width > header.width || top + height > header.height)
        (0,stop/* fail */.fJ)('a frame outside of the image');
    const disposal = DISPOSALS[data[24]];
    if (disposal === undefined || data[25] > 1)
        return (0,stop/* fail */.fJ)('a frame that is drawn in no known way');
    return {
        ...{ width, height, left, top, disposal },
        delay: `${view.getUint16(20)}/${view.getUint16(22) || 100}`,
        blend: data[25] === 1 ? 'over' : 'source',
    };
}

;// CONCATENATED MODULE: ./lib/documents/formats/png.js






const COLOR_TYPES = {
    0: 'grey',
    2: 'RGB',
    3: 'palette',
    4: 'grey with alpha',
    6: 'RGBA',
};
/** PNG and animated PNG: pixels, frames, and every chunk that is not plainly metadata. */
const png = { id: 'png', read: (input) => (0,stop/* attempt */.CD)(() => readPng(input)) };
/** RGBA, the rows as they are in the file, and what an animation is drawn on. Bytes a pixel for samples of a byte. */
const COST = { held: 4, peak: 9 };
function readPng(input) {
    const { chunks, rest } = (0,png_chunks/* readChunks */.zO)(input.bytes);
    const { header, palette, transparency, facts, moreFacts, layout } = describeChunks(chunks, rest);
    const { width, height, depth } = header;
    const frames = framesIn(chunks);
    (0,size/* checkPixels */.a)(width, height, frames);
    const still = chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []));
    if (still.length > 0)
        (0,png_pixels/* requireData */.Qp)(header, still);
    (0,size/* bookPixels */.z)(input, width * height * (depth === 16 ? 2 : 1) * frames, COST);
    const { frames: shown, facts: animation } = decodeFrames(header, palette, transparency, chunks);
    return (0,binaries/* binaryResult */.Fy)({
        format: 'png',
        content: imageOf(header, shown),
        facts: { ...facts, ...animation, ...moreFacts },
        layout,
    });
}
/** As many as are announced. The still image may be none of the frames. */
function framesIn(chunks) {
    const announced = chunks.find(({ type }) => type === 'acTL')?.data;
    return announced?.length === 8 ? 1 + (0,binaries/* viewOf */.du)(announced).getUint32(0) : 1;
}
/** `rest` is what follows the end mark. Looks at the data of no chunk that holds pixels. */
function describeChunks(chunks, rest) {
    const [first] = chunks;
    if (first?.type !== 'IHDR' || only(chunks, 'IHDR') === undefined)
        return (0,stop/* fail */.fJ)('does not begin with chunk IHDR');
    const header = (0,png_pixels/* parseHeader */.RW)(first.data);
    (0,size/* checkPixels */.a)(header.width, header.height);
    checkOrder(chunks);
    const palette = only(chunks, 'PLTE') ?? new Uint8Array(0);
    const { facts, layout } = (0,png_chunks/* chunkFacts */.rd)(chunks);
    const { depth, colorType, interlaced } = header;
    return {
        header,
        palette,
        transparency: only(chunks, 'tRNS'),
        facts,
        moreFacts: {
            // Beside true colour a palette is advice to displays, and counts as every chunk does.
            ...(colorType !== 3 && palette.length > 0 ? { 'chunk PLTE': (0,binaries/* bytesFact */.CV)(palette) } : {}),
            ...(rest.length === 0 ? {} : { 'bytes after the image': (0,binaries/* bytesFact */.CV)(rest) }),
        },
        layout: {
            ...layout,
            'colour type': COLOR_TYPES[colorType],
            ...(depth < 8 ? { 'bits in the file': String(depth) } : {}),
            ...(interlaced ? { interlaced: 'yes' } : {}),
        },
    };
}
/** An image that is not animated, its pixels left out. */
function pngWithoutPixels({ header, facts, moreFacts, layout }) {
    return (0,binaries/* binaryDocument */.Hz)({ format: 'png', content: imageOf(header, []), facts: { ...facts, ...moreFacts }, layout });
}
function imageOf({ width, height, depth }, frames) {
    return { kind: 'image', width, height, depth: depth === 16 ? 16 : 8, frames };
}
/** The data of a chunk that may stand once. */
function only(chunks, type) {
    const [first, second] = chunks.filter((chunk) => chunk.type === type);
    return second === undefined ? first?.data : (0,stop/* fail */.fJ)(`chunk ${type} stands there twice`);
}
/** Palette and transparency before the pixels, the pixels in one run: out of order, programs see different images. */
function checkOrder(chunks) {
    const types = chunks.map(({ type }) => type);
    const [start, end] = [types.indexOf('IDAT'), types.lastIndexOf('IDAT')];
    if (types.slice(start, end + 1).some((type) => type !== 'IDAT'))
        (0,stop/* fail */.fJ)('its pixels are not in one run');
    if (types.slice(start).some((type) => type === 'PLTE' || type === 'tRNS' || type === 'acTL'))
        (0,stop/* fail */.fJ)('a palette, transparency or animation after the pixels');
    if (types.includes('tRNS') && types.indexOf('tRNS') < types.indexOf('PLTE'))
        (0,stop/* fail */.fJ)('transparency before its palette');
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

/***/ 61:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ SIGNATURE),
/* harmony export */   o8: () => (/* binding */ isChunkType),
/* harmony export */   rd: () => (/* binding */ chunkFacts),
/* harmony export */   zO: () => (/* binding */ readChunks)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _archives_inflate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98339);
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26729);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68809);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35282);
/* harmony import */ var _exif_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17155);






const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** The format's own limit on a length. */
const MAX_CHUNK_BYTES = 2 ** 31 - 1;
/** What a colour profile may unpack to; large ones have a few hundred kB. */
const MAX_PROFILE_BYTES = 16_777_216;
/** Chunks up to the end mark, every checksum checked, and what follows it. */
function readChunks(bytes) {
    if (!(0,_binaries_js__WEBPACK_IMPORTED_MODULE_2__/* .startsWith */ .w1)(bytes, SIGNATURE))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('not a PNG: it has another signature');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_2__/* .viewOf */ .du)(bytes);
    const chunks = [];
    let at = SIGNATURE.length;
    for (;;) {
        if (at + 12 > bytes.length)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('cut off before its end mark');
        const length = view.getUint32(at);
        const type = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_2__/* .ascii */ .a)(bytes, at + 4, 4);
        if (!isChunkType(type))
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`no chunk begins at byte ${at}`);
        if (length > MAX_CHUNK_BYTES || at + 12 + length > bytes.length)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`cut off in chunk ${type}`);
        const end = at + 8 + length;
        if ((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes.subarray(at + 4, end)) !== view.getUint32(end))
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`chunk ${type} has a wrong checksum`);
        chunks.push({ type, data: bytes.subarray(at + 8, end) });
        at = end + 4;
        if (type === 'IEND')
            return length === 0 ? { chunks, rest: bytes.subarray(at) } : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('its end mark has content');
    }
}
function isChunkType(type) {
    return /^[A-Za-z]{4}$/.test(type);
}
/** Read for the pixels or for the animation. */
const OF_PIXELS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'acTL', 'fcTL', 'fdAT']);
/** Format metadata (docs/classes.md section 4): text, and the time of the last change. */
const METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME']);
/**
 * What the chunks beside the pixels say. Text and time are layout. Every other one counts, known or not: gamma and
 * profiles change how the image looks, and of a chunk that nobody knows nobody can say that it does not.
 */
function chunkFacts(chunks) {
    const facts = {};
    const text = [];
    const exif = [];
    const others = new Map();
    for (const { type, data } of chunks) {
        if (OF_PIXELS.has(type))
            continue;
        if (METADATA.has(type))
            text.push(`${type} ${(0,_binaries_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesFact */ .CV)(data)}`);
        else if (type === 'eXIf')
            exif.push(data);
        else if (isCritical(type))
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`chunk ${type} is critical and not known`);
        else {
            const known = others.get(type);
            const content = type === 'iCCP' ? profile(data) : data;
            if (known === undefined)
                others.set(type, [content]);
            else
                known.push(content);
        }
    }
    for (const [type, data] of others)
        facts[`chunk ${type}`] = shortFact(data);
    return {
        facts: { ...facts, ...(0,_exif_js__WEBPACK_IMPORTED_MODULE_5__/* .exifFacts */ .qV)(exif) },
        layout: {
            ...(text.length === 0 ? {} : { 'text chunks': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)(text) }),
            ...(exif.length === 0 ? {} : { Exif: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesFact */ .CV)(exif) }),
        },
    };
}
function isCritical(type) {
    return type[0] < 'a';
}
const SHORT_BYTES = 16;
function shortFact(data) {
    const [only] = data;
    return data.length === 1 && only.length <= SHORT_BYTES ? `0x${Buffer.from(only).toString('hex')}` : (0,_binaries_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesFact */ .CV)(data);
}
/** The profile itself: how it is compressed is layout, and so is its label. */
function profile(data) {
    const end = data.indexOf(0);
    if (end < 1 || data[end + 1] !== 0)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('chunk iCCP is broken');
    const { bytes, used } = (0,_archives_inflate_js__WEBPACK_IMPORTED_MODULE_1__/* .inflateZlib */ .$X)(data.subarray(end + 2), MAX_PROFILE_BYTES);
    return used === data.length - end - 2 ? bytes : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('bytes follow the profile in chunk iCCP');
}


/***/ }),

/***/ 10474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qp: () => (/* binding */ requireData),
/* harmony export */   RW: () => (/* binding */ parseHeader),
/* harmony export */   gG: () => (/* binding */ decodePixels),
/* harmony export */   qI: () => (/* binding */ rowReader)
/* harmony export */ });
/* harmony import */ var _archives_inflate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98339);
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26729);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35282);



/** Samples a pixel, and the depths that the colour type may have (PNG section 11.2.1). */
const COLOR_TYPES = {
    0: { samples: 1, depths: [1, 2, 4, 8, 16] },
    2: { samples: 3, depths: [8, 16] },
    3: { samples: 1, depths: [1, 2, 4, 8] },
    4: { samples: 2, depths: [8, 16] },
    6: { samples: 4, depths: [8, 16] },
};
function parseHeader(data) {
    if (data.length !== 13)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('chunk IHDR has a wrong length');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(data);
    const [depth, colorType, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) => data[at]);
    if (COLOR_TYPES[colorType]?.depths.includes(depth) !== true)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`colour type ${colorType} with ${depth} bits a sample does not exist`);
    if (compression !== 0 || filter !== 0 || interlace > 1)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('a compression, filter or interlacing that does not exist');
    return {
        width: view.getUint32(0),
        height: view.getUint32(4),
        depth: depth,
        colorType: colorType,
        interlaced: interlace === 1,
    };
}
/** Offset and step of the seven passes of interlacing, and of the only pass without. */
const ADAM7 = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
];
const WHOLE = [[0, 0, 1, 1]];
/** zlib makes at most so many bytes out of one. */
const MAX_DEFLATE_RATIO = 1_032;
/** Refuses pixels that so few compressed bytes cannot be. */
function requireData(header, data) {
    const compressed = data.reduce((sum, { length }) => sum + length, 0);
    if (compressed * MAX_DEFLATE_RATIO < sizeOf(passesOf(header, bitsOfPixel(header))))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('cut off: too little data for its pixels');
}
/** Of the rows with the byte for their filter. */
function sizeOf(passes) {
    return passes.reduce((sum, pass) => sum + pass.height * (1 + pass.rowBytes), 0);
}
/**
 * RGBA, 16 bits a sample where the file has 16, else 8. Written here because the library zeroes the colour of pixels
 * that tRNS makes transparent, and inflates interlaced images without a bound (docs/adr/0102).
 */
function decodePixels(header, palette, transparency, data) {
    const bits = bitsOfPixel(header);
    const passes = passesOf(header, bits);
    const expected = sizeOf(passes);
    requireData(header, data);
    const compressed = data.length === 1 ? data[0] : Buffer.concat(data);
    const { bytes: raw, used } = (0,_archives_inflate_js__WEBPACK_IMPORTED_MODULE_0__/* .inflateZlibInto */ .pf)(compressed, expected);
    if (used !== compressed.length)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`${compressed.length - used} bytes follow the compressed pixels`);
    if (raw.length !== expected)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`${raw.length} bytes of pixels where its size asks for ${expected}`);
    let at = 0;
    for (const pass of passes) {
        unfilter(raw, at, pass, Math.max(1, bits >> 3));
        at += pass.height * (1 + pass.rowBytes);
    }
    if (isPlain(header) && !header.interlaced && transparency === undefined)
        return packed(raw, header);
    return expanded(raw, passes, header, expander(header, palette, transparency));
}
/** Whether rows are RGBA of eight bits as they stand in the file. */
function isPlain({ colorType, depth }) {
    return colorType === 6 && depth === 8;
}
/** Bits that a pixel takes in a row. */
function bitsOfPixel({ colorType, depth }) {
    return COLOR_TYPES[colorType].samples * depth;
}
function rowReader(header, palette, transparency) {
    const bits = bitsOfPixel(header);
    const step = Math.max(1, bits >> 3);
    const { width, depth } = header;
    const unfilter = (filter, row, above) => filterOf(filter)(row, above, step);
    const bytes = Math.ceil((width * bits) / 8);
    const expand = expander(header, palette, transparency);
    if (isPlain(header))
        return { bytes, unfilter, samples: (row) => row };
    const output = depth === 16 ? new Uint16Array(width * 4) : new Uint8Array(width * 4);
    const samples = (row) => {
        for (let x = 0; x < width; x += 1)
            expand(row, x, output, x * 4);
        return output;
    };
    return { bytes, unfilter, samples };
}
/** RGBA as it stands in the file, the rows moved together in place: an image may be most of the memory there is. */
function packed(raw, { width, height }) {
    const row = width * 4;
    for (let y = 0; y < height; y += 1)
        raw.copyWithin(y * row, y * (row + 1) + 1, (y + 1) * (row + 1));
    return raw.subarray(0, height * row);
}
function expanded(raw, passes, header, expand) {
    const { width, height, depth } = header;
    const output = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
    let at = 0;
    for (const pass of passes) {
        for (let y = 0; y < pass.height; y += 1) {
            const row = raw.subarray(at + y * (1 + pass.rowBytes) + 1, at + (y + 1) * (1 + pass.rowBytes));
            const line = (pass.top + y * pass.stepY) * width;
            for (let x = 0; x < pass.width; x += 1)
                expand(row, x, output, (line + pass.left + x * pass.stepX) * 4);
        }
        at += pass.height * (1 + pass.rowBytes);
    }
    return output;
}
function passesOf({ width, height, interlaced }, bits) {
    const passes = [];
    for (const [left, top, stepX, stepY] of interlaced ? ADAM7 : WHOLE) {
        const columns = Math.ceil((width - left) / stepX);
        const rows = Math.ceil((height - top) / stepY);
        if (columns <= 0 || rows <= 0)
            continue;
        passes.push({ left, top, stepX, stepY, width: columns, height: rows, rowBytes: Math.ceil((columns * bits) / 8) });
    }
    return passes;
}
/** Takes the filters off the rows of a pass, in place (PNG section 9). `step` is the distance in bytes to the pixel before. */
function unfilter(raw, start, { height, rowBytes }, step) {
    // Above the first row lie zeros.
    let above = new Uint8Array(rowBytes);
    for (let y = 0; y < height; y += 1) {
        const from = start + y * (1 + rowBytes) + 1;
        const row = raw.subarray(from, from + rowBytes);
        filterOf(raw[from - 1])(row, above, step);
        above = row;
    }
}
function filterOf(filter) {
    return FILTERS[filter] ?? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`filter ${filter} does not exist`);
}
const FILTERS = [
    () => undefined,
    (row, _above, step) => {
        for (let x = step; x < row.length; x += 1)
            row[x] = row[x] + row[x - step];
    },
    (row, above) => {
        for (let x = 0; x < row.length; x += 1)
            row[x] = row[x] + above[x];
    },
    (row, above, step) => {
        const first = Math.min(step, row.length);
        for (let x = 0; x < first; x += 1)
            row[x] = row[x] + (above[x] >> 1);
        for (let x = step; x < row.length; x += 1)
            row[x] = row[x] + ((row[x - step] + above[x]) >> 1);
    },
    (row, above, step) => {
        const first = Math.min(step, row.length);
        for (let x = 0; x < first; x += 1)
            row[x] = row[x] + above[x];
        for (let x = step; x < row.length; x += 1)
            row[x] = row[x] + paeth(row[x - step], above[x], above[x - step]);
    },
];
function paeth(left, above, corner) {
    const a = Math.abs(above - corner);
    const b = Math.abs(left - corner);
    const c = Math.abs(left + above - corner - corner);
    if (a <= b && a <= c)
        return left;
    return b <= c ? above : corner;
}
/** Makes RGBA of one pixel. Transparency by colour takes nothing from the colour: what hides there still counts. */
function expander(header, palette, transparency) {
    const { depth, colorType } = header;
    const most = depth === 16 ? 65_535 : 255;
    if (colorType === 3)
        return paletteExpander(depth, palette, transparency);
    const { samples } = COLOR_TYPES[colorType];
    const gray = samples < 3;
    const alpha = colorType >= 4;
    if (alpha && transparency !== undefined)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('chunk tRNS in an image that has alpha');
    const key = alpha ? undefined : transparentColor(transparency, samples);
    // Samples of less than a byte are spread over the range exactly: 255 is a multiple of 1, 3 and 15.
    const scale = depth < 8 ? 255 / (2 ** depth - 1) : 1;
    return (row, x, output, to) => {
        const first = sampleAt(row, x * samples, depth);
        const green = gray ? first : sampleAt(row, x * samples + 1, depth);
        const blue = gray ? first : sampleAt(row, x * samples + 2, depth);
        output[to] = first * scale;
        output[to + 1] = green * scale;
        output[to + 2] = blue * scale;
        if (alpha)
            output[to + 3] = sampleAt(row, x * samples + samples - 1, depth);
        else {
            const hidden = key !== undefined && first === key[0] && (gray || (green === key[1] && blue === key[2]));
            output[to + 3] = hidden ? 0 : most;
        }
    };
}
function sampleAt(row, index, depth) {
    if (depth === 8)
        return row[index];
    if (depth === 16)
        return row[index * 2] * 256 + row[index * 2 + 1];
    const bit = index * depth;
    return (row[bit >> 3] >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}
function transparentColor(transparency, samples) {
    if (transparency === undefined)
        return undefined;
    if (transparency.length !== samples * 2)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('chunk tRNS has a wrong length');
    const view = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(transparency);
    return Array.from({ length: samples }, (_, index) => view.getUint16(index * 2));
}
function paletteExpander(depth, palette, transparency) {
    if (palette.length === 0 || palette.length % 3 !== 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('no palette, or a broken one');
    if ((transparency?.length ?? 0) > palette.length / 3)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('chunk tRNS has a wrong length');
    return (row, x, output, to) => {
        const index = sampleAt(row, x, depth);
        if (index * 3 >= palette.length)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`colour ${index} is not in the palette`);
        output[to] = palette[index * 3];
        output[to + 1] = palette[index * 3 + 1];
        output[to + 2] = palette[index * 3 + 2];
        output[to + 3] = transparency?.[index] ?? 255;
    };
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
