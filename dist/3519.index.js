export const id = 3519;
export const ids = [3519];
export const modules = {

/***/ 73519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bmp: () => (/* binding */ bmp)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/images/bmp-header.js


const FILE_HEADER = 14;
const CORE = 12;
const INFO = 40;
const HEADERS = new Set([CORE, INFO, 52, 56, 108, 124]);
const BITS = new Set([1, 4, 8, 16, 24, 32]);
const NO_MASKS = [0, 0, 0, 0];
function parseBmpHeader(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, 'BM'))
        (0,stop/* fail */.fJ)('not a BMP: it does not begin with BM');
    if (bytes.length < FILE_HEADER + CORE)
        (0,stop/* fail */.fJ)('cut off in its header');
    const view = (0,binaries/* viewOf */.du)(bytes);
    const size = view.getUint32(FILE_HEADER, true);
    if (!HEADERS.has(size))
        (0,stop/* stopAtLimit */.zK)(`a header of ${size} bytes is not read`);
    if (bytes.length < FILE_HEADER + size)
        (0,stop/* fail */.fJ)('cut off in its header');
    const core = size === CORE;
    const field = (at) => view.getUint32(FILE_HEADER + at, true);
    const bits = view.getUint16(FILE_HEADER + (core ? 10 : 14), true);
    if (!BITS.has(bits))
        (0,stop/* fail */.fJ)(`${bits} bits a pixel`);
    const method = core ? 0 : field(16);
    const compression = compressionOf(method, bits);
    const height = core ? view.getUint16(FILE_HEADER + 6, true) : view.getInt32(FILE_HEADER + 8, true);
    const width = core ? view.getUint16(FILE_HEADER + 4, true) : view.getInt32(FILE_HEADER + 4, true);
    if (width < 0)
        (0,stop/* fail */.fJ)('a width below zero');
    const maskBytes = size === INFO && compression === 'masks' ? (method === 6 ? 16 : 12) : 0;
    if (bytes.length < FILE_HEADER + size + maskBytes)
        (0,stop/* fail */.fJ)('cut off in its header');
    const paletteStart = FILE_HEADER + size + maskBytes;
    const palette = paletteOf(bytes, paletteStart, core ? 3 : 4, bits, core ? 0 : field(32));
    const pixelStart = view.getUint32(10, true);
    const paletteEnd = paletteStart + palette.length * (core ? 3 : 4);
    if (pixelStart < paletteEnd || pixelStart > bytes.length)
        (0,stop/* fail */.fJ)('its pixels begin outside of the file');
    const gap = bytes.subarray(paletteEnd, pixelStart);
    return {
        ...{ width, bits, compression, palette, pixelStart, height: Math.abs(height), topDown: height < 0 },
        masks: masksOf(bits, compression, size, method, field),
        facts: {
            ...(core ? {} : { resolution: `${field(24)}x${field(28)} a metre` }),
            ...colorSpace(bytes, size),
            ...(gap.every((byte) => byte === 0) ? {} : { 'bytes before the pixels': (0,binaries/* bytesFact */.CV)(gap) }),
            ...unreadFields(bytes, core, bytes.subarray(paletteStart, paletteEnd)),
        },
        layout: {
            header: `${size} bytes`,
            'bits a pixel': String(bits),
            compression,
            rows: height < 0 ? 'top down' : 'bottom up',
        },
    };
}
/**
 * Fields that no program reads, where they hold what no writer puts there: reserved ones, planes other than one, sizes that
 * are none of this file, and the fourth byte of a colour, which is 0 or 255 throughout.
 */
function unreadFields(bytes, core, palette) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const fields = [
        bytes.subarray(6, 10),
        ...(view.getUint16(FILE_HEADER + (core ? 8 : 12), true) === 1
            ? []
            : [bytes.subarray(FILE_HEADER + 8, FILE_HEADER + 14)]),
        ...(isSize(view.getUint32(2, true), bytes.length) ? [] : [bytes.subarray(2, 6)]),
        ...(core || isSize(view.getUint32(34, true), bytes.length) ? [] : [bytes.subarray(34, 38)]),
        ...(core || view.getUint32(50, true) <= 256 ? [] : [bytes.subarray(50, 54)]),
    ].filter((field) => field.some((byte) => byte !== 0));
    const fourth = core ? new Uint8Array(0) : palette.filter((_, index) => index % 4 === 3);
    if (!fourth.every((byte) => byte === 0) && !fourth.every((byte) => byte === 255))
        fields.push(fourth);
    return fields.length === 0 ? {} : { 'fields that no program reads': (0,binaries/* bytesFact */.CV)(fields) };
}
/** Writers count with and without headers and padding; what is larger than the file is no size of it. */
function isSize(value, bytes) {
    return value <= bytes;
}
function compressionOf(method, bits) {
    if (method === 0)
        return 'none';
    if (method === 1 && bits === 8)
        return 'RLE8';
    if (method === 2 && bits === 4)
        return 'RLE4';
    if ((method === 3 || method === 6) && (bits === 16 || bits === 32))
        return 'masks';
    return (0,stop/* stopAtLimit */.zK)(`compression ${method} with ${bits} bits a pixel is not read`);
}
function masksOf(bits, compression, size, method, field) {
    if (compression === 'masks') {
        const alpha = size >= 56 || (size === INFO && method === 6);
        return [field(40), field(44), field(48), alpha ? field(52) : 0];
    }
    if (bits === 16)
        return [0x7c00, 0x03e0, 0x001f, 0];
    // The fourth byte means nothing by the book, and is alpha to many programs.
    return bits === 32 ? [0xff0000, 0xff00, 0xff, 0xff000000] : NO_MASKS;
}
function paletteOf(bytes, start, step, bits, used) {
    if (bits > 8 && used === 0)
        return [];
    const count = used === 0 ? 1 << bits : used;
    if (bits <= 8 && count > 1 << bits)
        (0,stop/* fail */.fJ)(`a palette of ${count} colours for ${bits} bits a pixel`);
    if (count * step > bytes.length - start)
        (0,stop/* fail */.fJ)('cut off in its palette');
    return Array.from({ length: count }, (_, index) => {
        const at = start + index * step;
        return [bytes[at + 2], bytes[at + 1], bytes[at]];
    });
}
/** From version 4 on: end points and gamma, or a profile. Where in the file a profile stands is layout. */
function colorSpace(bytes, size) {
    if (size < 108)
        return {};
    const header = bytes.subarray(FILE_HEADER, FILE_HEADER + size);
    const view = (0,binaries/* viewOf */.du)(header);
    const parts = [header.subarray(56, Math.min(size, 112))];
    if (size === 124) {
        const [start, length] = [FILE_HEADER + view.getUint32(112, true), view.getUint32(116, true)];
        if (start + length > bytes.length)
            (0,stop/* fail */.fJ)('cut off in its colour profile');
        parts.push(bytes.subarray(start, start + length));
    }
    return { 'colour space': (0,binaries/* bytesFact */.CV)(parts) };
}

;// CONCATENATED MODULE: ./lib/documents/images/bmp-pixels.js


/**
 * RGBA. Pixels that a run-length code skips are transparent black, so that they differ from any that are there.
 * Written here because the library misreads one bit a pixel, run lengths and their padding (docs/adr/0103).
 */
function decodeBmp(bytes, header) {
    const pixels = new Uint8Array(header.width * header.height * 4);
    if (header.compression === 'RLE8' || header.compression === 'RLE4')
        return runLengths(bytes, header, pixels);
    const rowBytes = Math.ceil((header.width * header.bits) / 32) * 4;
    const end = header.pixelStart + rowBytes * header.height;
    if (end > bytes.length)
        (0,stop/* fail */.fJ)(`cut off: ${bytes.length - header.pixelStart} bytes of pixels, ${rowBytes * header.height} needed`);
    const put = header.bits <= 8 ? paletteWriter(header, pixels) : undefined;
    const direct = header.bits > 8 ? directWriter(bytes, header, pixels) : undefined;
    for (let y = 0; y < header.height; y += 1) {
        const row = header.pixelStart + y * rowBytes;
        for (let x = 0; x < header.width; x += 1) {
            if (direct !== undefined)
                direct(row, x, y);
            else
                put?.(x, y, indexAt(bytes, row, x, header.bits));
        }
    }
    if (header.bits === 32 && header.compression === 'none')
        opaqueIfUnused(pixels);
    return { pixels, end, unread: betweenPixels(bytes, header, rowBytes) };
}
/** Of rows that are stored whole. At most as many bytes as the pixels have. */
function betweenPixels(bytes, { width, height, bits, masks, pixelStart }, rowBytes) {
    const used = Math.floor((width * bits) / 8);
    const loose = (width * bits) % 8;
    const unmasked = bits === 16 || bits === 32 ? ~masks.reduce((all, mask) => all | mask, 0) : 0;
    const outside = bits === 16 ? unmasked & 0xffff : unmasked;
    const found = newFound();
    for (let y = 0; y < height; y += 1) {
        const row = bytes.subarray(pixelStart + y * rowBytes, pixelStart + (y + 1) * rowBytes);
        if (outside !== 0)
            addBitsOutside(found, row.subarray(0, used), outside, bits / 8);
        const padding = row.slice(used);
        if (loose > 0)
            padding[0] = padding[0] & (0xff >> loose);
        if (padding.some((byte) => byte !== 0))
            found.add(y & 255, ...padding);
    }
    return found.all();
}
/** Bytes, and no list of numbers: of each of 64 million pixels some bits may stand outside of every mask. */
function newFound() {
    let kept = new Uint8Array(1_024);
    let length = 0;
    return {
        add: (...more) => {
            if (length + more.length > kept.length) {
                const larger = new Uint8Array(2 * kept.length + more.length);
                larger.set(kept);
                kept = larger;
            }
            for (const byte of more)
                kept[length++] = byte;
        },
        all: () => kept.subarray(0, length),
    };
}
function addBitsOutside({ add }, row, outside, step) {
    const view = (0,binaries/* viewOf */.du)(row);
    for (let at = 0; at + step <= row.length; at += step) {
        const rest = (step === 2 ? view.getUint16(at, true) : view.getUint32(at, true)) & outside;
        if (rest !== 0)
            add((at / step) & 255, rest & 255, (rest >> 8) & 255, (rest >> 16) & 255, (rest >>> 24) & 255);
    }
}
/** The smallest input that could hold the pixels: checked before anything is allocated. */
function canHold(bytes, { width, height, bits, compression, pixelStart }) {
    // A run of 255 pixels takes two bytes; what is skipped takes none, but a file of skips is no image.
    const rowBytes = Math.ceil((width * bits) / 32) * 4;
    const least = compression.startsWith('RLE') ? (width * height) / 256 : rowBytes * height;
    return least <= bytes.length - pixelStart;
}
function indexAt(bytes, row, x, bits) {
    const bit = x * bits;
    return (bytes[row + (bit >> 3)] >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}
/** Zero everywhere is a writer that left the byte alone, and no invisible image. */
function opaqueIfUnused(pixels) {
    for (let at = 3; at < pixels.length; at += 4)
        if (pixels[at] !== 0)
            return;
    for (let at = 3; at < pixels.length; at += 4)
        pixels[at] = 255;
}
function paletteWriter({ width, height, topDown, palette }, pixels) {
    return (x, y, index) => {
        const color = palette[index] ?? (0,stop/* fail */.fJ)(`colour ${index} is not in the palette`);
        const to = ((topDown ? y : height - 1 - y) * width + x) * 4;
        pixels[to] = color[0];
        pixels[to + 1] = color[1];
        pixels[to + 2] = color[2];
        pixels[to + 3] = 255;
    };
}
function directWriter(bytes, { width, height, topDown, bits, masks }, pixels) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const channels = masks.map(channelOf);
    return (row, x, y) => {
        const to = ((topDown ? y : height - 1 - y) * width + x) * 4;
        if (bits === 24) {
            const at = row + x * 3;
            pixels[to] = bytes[at + 2];
            pixels[to + 1] = bytes[at + 1];
            pixels[to + 2] = bytes[at];
            pixels[to + 3] = 255;
            return;
        }
        const value = bits === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
        for (let channel = 0; channel < 4; channel += 1)
            pixels[to + channel] = channels[channel](value, channel === 3);
    };
}
function channelOf(mask) {
    if (mask === 0)
        return (_, alpha) => (alpha ? 255 : 0);
    const shift = 31 - Math.clz32(mask & -mask);
    const most = mask >>> shift;
    return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}
/** Ends with the data or the end mark; every step takes two bytes at least. */
function runLengths(bytes, header, pixels) {
    const { width, height, bits } = header;
    const put = paletteWriter(header, pixels);
    const unread = [];
    let at = header.pixelStart;
    let x = 0;
    let y = 0;
    const draw = (index) => {
        if (x >= width || y >= height)
            (0,stop/* fail */.fJ)('a run of pixels leaves the image');
        put(x, y, index);
        x += 1;
    };
    for (;;) {
        if (at + 2 > bytes.length)
            return (0,stop/* fail */.fJ)('cut off in its pixels');
        const [count, value] = [bytes[at], bytes[at + 1]];
        at += 2;
        if (count > 0) {
            for (let step = 0; step < count; step += 1)
                draw(bits === 8 ? value : step % 2 === 0 ? value >> 4 : value & 15);
        }
        else if (value === 0) {
            x = 0;
            y += 1;
        }
        else if (value === 1)
            return { pixels, end: at, unread: Uint8Array.from(unread) };
        else if (value === 2) {
            if (at + 2 > bytes.length)
                return (0,stop/* fail */.fJ)('cut off in its pixels');
            x += bytes[at];
            y += bytes[at + 1];
            at += 2;
        }
        else {
            const length = bits === 8 ? value : Math.ceil(value / 2);
            if (at + length > bytes.length)
                return (0,stop/* fail */.fJ)('cut off in its pixels');
            for (let step = 0; step < value; step += 1)
                draw(bits === 8 ? bytes[at + step] : (bytes[at + (step >> 1)] >> (step % 2 === 0 ? 4 : 0)) & 15);
            if (bits === 4 && value % 2 === 1)
                unread.push(bytes[at + length - 1] & 15);
            // Literal pixels fill words of two bytes.
            if (length % 2 === 1 && at + length < bytes.length)
                unread.push(bytes[at + length]);
            at += length + (length % 2);
        }
    }
}

// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
;// CONCATENATED MODULE: ./lib/documents/formats/bmp.js





/** Windows bitmaps of every depth, run lengths included. */
const bmp = { id: 'bmp', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
/** RGBA; what its file has of it is read in place. */
const COST = { held: 4, peak: 5 };
function read(input) {
    const { bytes } = input;
    const header = parseBmpHeader(bytes);
    const { width, height, facts, layout } = header;
    (0,size/* checkPixels */.a)(width, height);
    if (!canHold(bytes, header))
        (0,stop/* fail */.fJ)('cut off: too little data for its pixels');
    (0,size/* bookPixels */.z)(input, width * height, COST);
    const { pixels, end, unread } = decodeBmp(bytes, header);
    const rest = bytes.subarray(end);
    return (0,binaries/* binaryResult */.Fy)({
        format: 'bmp',
        content: { kind: 'image', width, height, depth: 8, frames: [pixels] },
        facts: {
            ...facts,
            ...(unread.every((byte) => byte === 0) ? {} : { 'bytes between the pixels': (0,binaries/* bytesFact */.CV)(unread) }),
            ...(rest.every((byte) => byte === 0) ? {} : { 'bytes after the pixels': (0,binaries/* bytesFact */.CV)(rest) }),
        },
        layout,
    });
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


/***/ })

};
