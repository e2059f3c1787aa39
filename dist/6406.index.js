export const id = 6406;
export const ids = [6406];
export const modules = {

/***/ 36406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gif: () => (/* binding */ gif)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/images/canvas.js
var images_canvas = __webpack_require__(14617);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/images/gif-blocks.js


const PLAIN = { delay: 0, disposal: 0, transparent: undefined, waitsForInput: false };
const EMPTY = new Uint8Array(0);
/** Walks the blocks of a GIF (89a specification) up to its trailer. Nothing is decompressed yet. */
function readGif(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, 'GIF87a') && !(0,binaries/* startsWith */.w1)(bytes, 'GIF89a'))
        (0,stop/* fail */.fJ)('not a GIF: it has another signature');
    if (bytes.length < 13)
        (0,stop/* fail */.fJ)('cut off in its header');
    const view = (0,binaries/* viewOf */.du)(bytes);
    const flags = bytes[10];
    const globalBytes = flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
    const palette = take(bytes, 13, globalBytes);
    const state = { frames: [], facts: {}, comments: [], metadata: [], others: new Map(), control: undefined };
    // Some viewers fill what no frame covers with this colour.
    const background = palette.subarray(bytes[11] * 3, bytes[11] * 3 + 3);
    if (background.length === 3)
        state.facts['background'] = `rgb(${[...background].join(', ')})`;
    if (bytes[12] !== 0)
        state.facts['pixel aspect'] = String(bytes[12]);
    const end = walk(bytes, 13 + globalBytes, palette, state);
    if (end < bytes.length)
        state.facts['bytes after the image'] = (0,binaries/* bytesFact */.CV)(bytes.subarray(end));
    for (const [name, data] of state.others)
        state.facts[`extension ${name}`] = (0,binaries/* bytesFact */.CV)(data);
    return {
        width: view.getUint16(6, true),
        height: view.getUint16(8, true),
        frames: state.frames,
        facts: state.facts,
        layout: {
            version: (0,binaries/* ascii */.a)(bytes, 3, 3),
            ...(state.comments.length === 0 ? {} : { comments: (0,binaries/* bytesFact */.CV)(state.comments) }),
            ...(state.metadata.length === 0 ? {} : { XMP: (0,binaries/* bytesFact */.CV)(state.metadata) }),
        },
    };
}
function take(bytes, from, length) {
    if (from + length > bytes.length)
        (0,stop/* fail */.fJ)(`cut off at byte ${from}`);
    return bytes.subarray(from, from + length);
}
/** Returns where the trailer ends. */
function walk(bytes, start, palette, state) {
    let at = start;
    for (;;) {
        const mark = bytes[at];
        if (mark === undefined)
            return (0,stop/* fail */.fJ)('cut off before its trailer');
        if (mark === 0x3b)
            return at + 1;
        if (mark === 0x2c)
            at = gif_blocks_image(bytes, at, palette, state);
        else if (mark === 0x21)
            at = extension(bytes, at, state);
        else
            return (0,stop/* fail */.fJ)(`no block begins at byte ${at}`);
    }
}
function gif_blocks_image(bytes, at, global, state) {
    const head = take(bytes, at + 1, 9);
    const view = (0,binaries/* viewOf */.du)(head);
    const flags = head[8];
    const localBytes = flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
    const palette = localBytes > 0 ? take(bytes, at + 10, localBytes) : global;
    const start = at + 10 + localBytes;
    const [literalBits] = take(bytes, start, 1);
    if (literalBits < 2 || literalBits > 8)
        (0,stop/* fail */.fJ)(`codes of ${literalBits} bits`);
    const { data, end } = subBlocks(bytes, start + 1);
    state.frames.push({
        left: view.getUint16(0, true),
        top: view.getUint16(2, true),
        width: view.getUint16(4, true),
        height: view.getUint16(6, true),
        palette,
        interlaced: (flags & 0x40) !== 0,
        literalBits: literalBits,
        data: Buffer.concat(data),
        ...(state.control ?? PLAIN),
    });
    state.control = undefined;
    return end;
}
function extension(bytes, at, state) {
    const [label] = take(bytes, at + 1, 1);
    const { data, end } = subBlocks(bytes, at + 2);
    const [first = EMPTY, ...rest] = data;
    if (label === 0xf9)
        state.control = controlOf(first, rest);
    else if (label === 0xfe)
        for (const block of data)
            state.comments.push(block);
    else if (label === 0x01)
        (0,stop/* fail */.fJ)('text that is drawn into the image is not read');
    else if (label === 0xff)
        application(first, rest, state);
    else
        remember(state, `0x${label.toString(16)}`, data);
    return end;
}
function controlOf(data, rest) {
    if (data.length !== 4 || rest.length > 0)
        return (0,stop/* fail */.fJ)('a graphic control of a wrong length');
    const flags = data[0];
    return {
        delay: data[1] + data[2] * 256,
        disposal: (flags >> 2) & 7,
        transparent: flags & 1 ? data[3] : undefined,
        waitsForInput: (flags & 2) !== 0,
    };
}
function application(name, data, state) {
    const id = (0,binaries/* ascii */.a)(name, 0, name.length);
    const [loop] = data;
    if ((id === 'NETSCAPE2.0' || id === 'ANIMEXTS1.0') && data.length === 1 && loop?.length === 3 && loop[0] === 1) {
        const count = loop[1] + loop[2] * 256;
        state.facts['repeats'] = count === 0 ? 'for ever' : String(count);
    }
    else if (id === 'XMP DataXMP')
        for (const block of data)
            state.metadata.push(block);
    else
        remember(state, id.replace(/[^ -~]/g, '?'), [name, ...data]);
}
function remember(state, name, data) {
    const known = state.others.get(name);
    if (known === undefined)
        state.others.set(name, [...data]);
    else
        for (const block of data)
            known.push(block);
}
/** Data in pieces of up to 255 bytes, ended by an empty one. */
function subBlocks(bytes, start) {
    const data = [];
    let at = start;
    for (;;) {
        const size = bytes[at];
        if (size === undefined)
            return (0,stop/* fail */.fJ)('cut off in a block');
        at += 1;
        if (size === 0)
            return { data, end: at };
        data.push(take(bytes, at, size));
        at += size;
    }
}

// EXTERNAL MODULE: ./lib/documents/images/lzw.js
var lzw = __webpack_require__(46646);
// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
;// CONCATENATED MODULE: ./lib/documents/formats/gif.js








/** GIF: every frame as it is shown on the whole canvas; delays and repetition are values. */
const gif = { id: 'gif', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
const DISPOSALS = ['keep', 'keep', 'clear', 'restore'];
/** Offset and step of the four passes of interlaced rows. */
const PASSES = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
];
/** The frame as places in the palette, as RGBA and on the canvas. */
const COST = { held: 4, peak: 13 };
function read(input) {
    const { bytes } = input;
    const { width, height, frames, facts, layout } = readGif(bytes);
    if (frames.length === 0)
        (0,stop/* fail */.fJ)('no frame');
    (0,size/* checkPixels */.a)(width, height, frames.length);
    (0,size/* bookPixels */.z)(input, width * height * frames.length, COST);
    const canvas = (0,images_canvas/* newCanvas */.x)(width, height, 8);
    const tails = [];
    const drawn = frames.map((frame) => {
        const { left, top } = frame;
        if (left + frame.width > width || top + frame.height > height || frame.width * frame.height === 0)
            (0,stop/* fail */.fJ)('a frame outside of the image');
        const disposal = DISPOSALS[frame.disposal] ?? (0,stop/* fail */.fJ)(`disposal ${frame.disposal} does not exist`);
        const { width: columns, height: rows } = frame;
        const spans = (0,images_spans/* newSpans */.m)(frame.data);
        const pixels = pixelsOf(frame, spans.use);
        for (const tail of spans.unused())
            tails.push(tail);
        return canvas.draw({ left, top, width: columns, height: rows, pixels, blend: 'over', disposal });
    });
    const animated = frames.length > 1;
    return (0,binaries/* binaryResult */.Fy)({
        format: 'gif',
        content: { kind: 'image', width, height, depth: 8, frames: drawn },
        facts: {
            ...facts,
            ...(tails.length === 0 ? {} : { 'bytes after the pixels': (0,binaries/* bytesFact */.CV)(tails) }),
            ...(animated ? { 'frame delays': (0,nodes/* listFact */.HG)(frames.map(({ delay }) => String(delay))) } : {}),
            ...(frames.some(({ waitsForInput }) => waitsForInput)
                ? { 'waits for input': frames.map(({ waitsForInput }) => (waitsForInput ? 'yes' : 'no')).join(', ') }
                : {}),
        },
        layout,
    });
}
function pixelsOf(frame, use) {
    const { width, height, palette, transparent, interlaced, literalBits } = frame;
    const indexes = new Uint8Array(width * height);
    const filled = (0,lzw/* unpackLzw */.k)(frame.data, indexes, { order: 'low first', literalBits, early: false, use });
    if (filled < indexes.length)
        (0,stop/* fail */.fJ)(`cut off: ${filled} of ${indexes.length} pixels in a frame`);
    const pixels = new Uint8Array(width * height * 4);
    for (const [row, y] of rowsOf(height, interlaced).entries()) {
        for (let x = 0; x < width; x += 1) {
            const index = indexes[row * width + x];
            if (index === transparent)
                continue;
            if (index * 3 >= palette.length)
                (0,stop/* fail */.fJ)(`colour ${index} is not in the palette`);
            const to = (y * width + x) * 4;
            pixels[to] = palette[index * 3];
            pixels[to + 1] = palette[index * 3 + 1];
            pixels[to + 2] = palette[index * 3 + 2];
            pixels[to + 3] = 255;
        }
    }
    return pixels;
}
/** Which row of the image each stored row is. */
function rowsOf(height, interlaced) {
    const rows = [];
    for (const [first, step] of interlaced ? PASSES : [[0, 1]]) {
        for (let y = first; y < height; y += step)
            rows.push(y);
    }
    return rows;
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

/***/ 46646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ unpackLzw)
/* harmony export */ });
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);

const MAX_BITS = 12;
const MAX_CODES = 1 << MAX_BITS;
/** Fills `output` as far as the data go and returns how far that is. */
function unpackLzw(data, output, options) {
    const clear = 1 << options.literalBits;
    const table = newTable(clear);
    const early = options.early ? 1 : 0;
    const read = bitReader(data, options.order);
    let width = options.literalBits + 1;
    let previous = -1;
    let at = 0;
    while (at < output.length) {
        const code = read.code(width);
        if (code === undefined || code === clear + 1) {
            options.use?.(0, read.used());
            return at;
        }
        if (code === clear) {
            table.next = clear + 2;
            width = options.literalBits + 1;
            previous = -1;
            continue;
        }
        if (previous === -1) {
            if (code > clear)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('compressed pixels are broken: a code before its string');
            output[at] = code;
            at += 1;
            previous = code;
            continue;
        }
        if (code > table.next)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('compressed pixels are broken: a code before its string');
        const first = firstOf(table, code === table.next ? previous : code);
        if (table.next < MAX_CODES) {
            table.prefix[table.next] = previous;
            table.suffix[table.next] = first;
            table.length[table.next] = table.length[previous] + 1;
            table.next += 1;
        }
        else if (code >= MAX_CODES)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('compressed pixels are broken: a code before its string');
        at = write(table, code, output, at);
        previous = code;
        if (table.next + early >= 1 << width && width < MAX_BITS)
            width += 1;
    }
    options.use?.(0, endOf(read, width, clear));
    return at;
}
/** All is drawn; what belongs to the codes besides is the end code, which a full table may clear itself before. */
function endOf(read, width, clear) {
    const drawn = read.used();
    let code = read.code(width);
    if (code === clear)
        code = read.code(Math.log2(clear) + 1);
    return code === clear + 1 ? read.used() : drawn;
}
function newTable(clear) {
    const prefix = new Uint16Array(MAX_CODES);
    const suffix = new Uint8Array(MAX_CODES);
    const length = new Uint16Array(MAX_CODES).fill(1);
    for (let code = 0; code < clear; code += 1)
        suffix[code] = code;
    return { prefix, suffix, length, next: clear + 2 };
}
/** A string has at most as many members as there are codes, and each prefix is an older code: this ends. */
function firstOf({ prefix, suffix, length }, code) {
    let at = code;
    while (length[at] > 1)
        at = prefix[at];
    return suffix[at];
}
function write({ prefix, suffix, length }, code, output, from) {
    const end = from + length[code];
    let at = code;
    for (let to = end - 1; to >= from; to -= 1) {
        if (to < output.length)
            output[to] = suffix[at];
        at = prefix[at];
    }
    return Math.min(end, output.length);
}
function bitReader(data, order) {
    let at = 0;
    let held = 0;
    let bits = 0;
    const code = (width) => {
        while (bits < width) {
            if (at >= data.length)
                return undefined;
            held = order === 'low first' ? held | (data[at] << bits) : (held << 8) | data[at];
            bits += 8;
            at += 1;
        }
        bits -= width;
        if (order === 'low first') {
            const low = held & ((1 << width) - 1);
            held >>>= width;
            return low;
        }
        const high = (held >>> bits) & ((1 << width) - 1);
        held &= (1 << bits) - 1;
        return high;
    };
    return { code, used: () => at };
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


/***/ })

};
