export const id = 7481;
export const ids = [7481];
export const modules = {

/***/ 66136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ widenEighths),
/* harmony export */   KX: () => (/* binding */ elementCount),
/* harmony export */   Oh: () => (/* binding */ memoryOfElements),
/* harmony export */   Y8: () => (/* binding */ ITEM_BYTES),
/* harmony export */   cl: () => (/* binding */ readElements),
/* harmony export */   sP: () => (/* binding */ toRowOrder)
/* harmony export */ });
/* unused harmony export halfToNumber */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Bytes of one element in the file. */
const ITEM_BYTES = {
    bool: 1,
    int8: 1,
    int16: 2,
    int32: 4,
    int64: 8,
    uint8: 1,
    uint16: 2,
    uint32: 4,
    uint64: 8,
    float16: 2,
    bfloat16: 2,
    float32: 4,
    float64: 8,
    complex64: 8,
    complex128: 16,
};
/** Bytes of one number, which is half an element where elements are complex. */
const WORD_BYTES = {
    ...ITEM_BYTES,
    complex64: 4,
    complex128: 8,
};
const HOST_IS_BIG = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.endianness)() === 'BE';
/** The numbers of an array whose bytes are all there: `bytes.length` is a multiple of the element's size. */
function readElements(bytes, dtype, bigEndian) {
    const { buffer, byteOffset, byteLength } = aligned(bytes, WORD_BYTES[dtype], bigEndian !== HOST_IS_BIG);
    const count = byteLength / WORD_BYTES[dtype];
    switch (dtype) {
        case 'bool':
        case 'uint8':
            return new Uint8Array(buffer, byteOffset, count);
        case 'int8':
            return new Int8Array(buffer, byteOffset, count);
        case 'int16':
            return new Int16Array(buffer, byteOffset, count);
        case 'int32':
            return new Int32Array(buffer, byteOffset, count);
        case 'int64':
            return new BigInt64Array(buffer, byteOffset, count);
        case 'uint16':
            return new Uint16Array(buffer, byteOffset, count);
        case 'uint32':
            return new Uint32Array(buffer, byteOffset, count);
        case 'uint64':
            return new BigUint64Array(buffer, byteOffset, count);
        case 'float16':
            return widen(new Uint16Array(buffer, byteOffset, count), halfToNumber);
        case 'bfloat16':
            return widenBrain(new Uint16Array(buffer, byteOffset, count));
        case 'float32':
        case 'complex64':
            return new Float32Array(buffer, byteOffset, count);
        case 'float64':
        case 'complex128':
            return new Float64Array(buffer, byteOffset, count);
    }
}
/** What `readElements` takes beside the file: copies that are aligned, of the other byte order, or of wider numbers. Bytes. */
function memoryOfElements(bytes, dtype, bigEndian) {
    const copied = WORD_BYTES[dtype] > 1 && (bigEndian !== HOST_IS_BIG || bytes.byteOffset % WORD_BYTES[dtype] !== 0);
    const wider = dtype === 'float16' || dtype === 'bfloat16' ? 2 : 0;
    return bytes.length * ((copied ? 1 : 0) + wider);
}
/** A view of the file where that is possible, because an array may be most of the memory there is. */
function aligned(bytes, word, swap) {
    if (word === 1 || (!swap && bytes.byteOffset % word === 0))
        return bytes;
    const copy = Buffer.from(new Uint8Array(bytes).buffer);
    if (!swap)
        return copy;
    if (word === 2)
        return copy.swap16();
    return word === 4 ? copy.swap32() : copy.swap64();
}
function widen(words, value) {
    const values = new Float32Array(words.length);
    for (let index = 0; index < words.length; index += 1)
        values[index] = value(words[index]);
    return values;
}
/** bfloat16 is the upper half of float32. */
function widenBrain(words) {
    const bits = new Uint32Array(words.length);
    for (let index = 0; index < words.length; index += 1)
        bits[index] = words[index] << 16;
    return new Float32Array(bits.buffer);
}
/** IEEE 754 binary16. `DataView.getFloat16` came after Node 20. */
function halfToNumber(bits) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 0x1f;
    const fraction = bits & 0x3ff;
    if (exponent === 0x1f)
        return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
    if (exponent === 0)
        return sign * fraction * 2 ** -24;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
/** The eight-bit floats of OCP: E4M3 has no infinity and one NaN, E5M2 is the upper half of binary16. Both fit binary16. */
function widenEighths(bytes, kind) {
    if (kind === 'E5M2')
        return widen(bytes, (bits) => halfToNumber(bits << 8));
    return widen(bytes, (bits) => {
        const sign = bits & 0x80 ? -1 : 1;
        const exponent = (bits >> 3) & 0x0f;
        const fraction = bits & 0x07;
        if (exponent === 0x0f && fraction === 0x07)
            return Number.NaN;
        if (exponent === 0)
            return sign * fraction * 2 ** -9;
        return sign * (1 + fraction / 8) * 2 ** (exponent - 7);
    });
}
/**
 * From the order in which the first index moves fastest (Fortran) to that in which the last does (C).
 * `parts` numbers make an element.
 */
function toRowOrder(values, dimensions, parts) {
    const ordered = values.slice();
    const strides = [];
    let stride = 1;
    for (const size of dimensions) {
        strides.push(stride);
        stride *= size;
    }
    const index = dimensions.map(() => 0);
    let from = 0;
    for (let to = 0; to < stride; to += 1) {
        for (let part = 0; part < parts; part += 1)
            ordered[to * parts + part] = values[from * parts + part];
        for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
            index[axis] += 1;
            from += strides[axis];
            if (index[axis] < dimensions[axis])
                break;
            from -= strides[axis] * dimensions[axis];
            index[axis] = 0;
        }
    }
    return ordered;
}
/** The number of elements, or undefined where it is beyond what a file can hold. */
function elementCount(dimensions) {
    if (dimensions.includes(0))
        return 0;
    let count = 1;
    for (const size of dimensions) {
        count *= size;
        if (count > Number.MAX_SAFE_INTEGER)
            return undefined;
    }
    return count;
}


/***/ }),

/***/ 7481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tiff: () => (/* binding */ tiff)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/images/exif.js
var exif = __webpack_require__(17155);
// EXTERNAL MODULE: ./lib/documents/images/size.js
var size = __webpack_require__(62496);
// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
// EXTERNAL MODULE: ./lib/documents/images/tiff-directory.js
var tiff_directory = __webpack_require__(79388);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/documents/images/jpeg-decoder.js + 3 modules
var jpeg_decoder = __webpack_require__(40172);
;// CONCATENATED MODULE: ./lib/documents/images/tiff-layout.js




const COMPRESSIONS = {
    1: 'none',
    5: 'LZW',
    7: 'JPEG',
    8: 'deflate',
    32773: 'PackBits',
    32946: 'deflate',
};
const WHITE_IS_ZERO = 0;
const BLACK_IS_ZERO = 1;
const RGB = 2;
const PALETTE = 3;
/** Read from JPEGs alone, whose decoder makes RGB of it. */
const YCBCR = 6;
const ALPHAS = ['unspecified', 'premultiplied', 'straight'];
/** Channels of satellite images run into hundreds. */
const MAX_SAMPLES = 1_024;
/** Element types by sample format (unsigned, signed, float, complex float) and bits. */
const TYPES = {
    1: { 1: 'uint8', 2: 'uint8', 4: 'uint8', 8: 'uint8', 16: 'uint16', 32: 'uint32', 64: 'uint64' },
    2: { 8: 'int8', 16: 'int16', 32: 'int32', 64: 'int64' },
    3: { 16: 'float16', 32: 'float32', 64: 'float64' },
    6: { 64: 'complex64', 128: 'complex128' },
};
/** What is not read fails upward (docs/adr/0103). Sizes are checked before anything is allocated. */
function layoutOf(directory) {
    const width = (0,tiff_directory/* numberOf */.rl)(directory, 256, 0);
    const height = (0,tiff_directory/* numberOf */.rl)(directory, 257, 0);
    (0,size/* checkPixels */.a)(width, height);
    const samples = (0,tiff_directory/* numberOf */.rl)(directory, 277, 1);
    if (samples < 1 || samples > MAX_SAMPLES)
        (0,stop/* stopAtLimit */.zK)(`${samples} samples a pixel are not read`);
    const photometric = (0,tiff_directory/* numberOf */.rl)(directory, 262, -1);
    const { bits, dtype } = typeOf(directory, samples);
    const compression = compressionOf(directory);
    if (compression === 'JPEG')
        checkJpeg(directory, samples, photometric, bits);
    else if (photometric === YCBCR)
        (0,stop/* stopAtLimit */.zK)('YCbCr that is no JPEG is not read');
    if ((0,tiff_directory/* numberOf */.rl)(directory, 266, 1) !== 1)
        (0,stop/* stopAtLimit */.zK)('bits in reverse order are not read');
    const extra = (0,tiff_directory/* numbersOf */.cZ)(directory, 338);
    const layout = {
        ...{ width, height, bits, dtype, samples, compression, photometric },
        predictor: predictorOf(directory, bits, dtype, compression),
        planar: isPlanar(directory) && samples > 1,
        ...blocksOf(directory, width, height),
        picture: isPicture(photometric, samples, bits, dtype, extra.length),
        alpha: extra.length === 0 ? 'none' : extra.map((one) => ALPHAS[one] ?? 'unspecified').join(', '),
    };
    checkBytes(layout);
    return layout;
}
/** What the others are called, for people. */
const REFUSED = {
    2: 'CCITT fax',
    3: 'CCITT fax',
    4: 'CCITT fax',
    6: 'JPEG of the old style',
    50000: 'Zstandard',
    34712: 'JPEG 2000',
    34887: 'LERC',
};
function compressionOf(directory) {
    const number = (0,tiff_directory/* numberOf */.rl)(directory, 259, 1);
    const name = REFUSED[number];
    return (COMPRESSIONS[number] ??
        (0,stop/* stopAtLimit */.zK)(`${name ? `${name} (compression ${number})` : `compression ${number}`} is not read`));
}
function isPlanar(directory) {
    const planar = (0,tiff_directory/* numberOf */.rl)(directory, 284, 1);
    if (planar !== 1 && planar !== 2)
        (0,stop/* fail */.fJ)(`samples arranged in a way that is none (${planar})`);
    return planar === 2;
}
/** Grey, RGB or YCbCr of eight bits; planes of YCbCr would be no colours each. */
function checkJpeg(directory, samples, photometric, bits) {
    const colors = photometric === RGB || photometric === YCBCR ? 3 : 1;
    const known = [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, YCBCR].includes(photometric) && bits === 8 && samples === colors;
    if (!known || (isPlanar(directory) && photometric === YCBCR))
        (0,stop/* stopAtLimit */.zK)('JPEGs of other colours than grey, RGB and YCbCr are not read');
}
function typeOf(directory, samples) {
    const all = (0,tiff_directory/* numbersOf */.cZ)(directory, 258);
    const bits = all[0] ?? 1;
    const formats = (0,tiff_directory/* numbersOf */.cZ)(directory, 339);
    const dtype = TYPES[formats[0] ?? 1]?.[bits];
    const mixed = all.some((one) => one !== bits) || formats.some((one) => one !== (formats[0] ?? 1));
    // Some writers say the bits of one sample for all of them; libtiff reads that, and so do its users.
    if (dtype === undefined || mixed || (all.length !== samples && all.length > 1))
        return (0,stop/* stopAtLimit */.zK)(`samples of ${all.join(', ') || 1} bits in formats ${formats.join(', ') || 1} are not read`);
    return { bits, dtype };
}
/** Compressions that know predictors. Beside others some readers apply one and some do not, so neither is right. */
const PREDICTED = new Set(['LZW', 'deflate']);
function predictorOf(directory, bits, dtype, compression) {
    const predictor = (0,tiff_directory/* numberOf */.rl)(directory, 317, 1);
    if (predictor !== 1 && !PREDICTED.has(compression))
        (0,stop/* stopAtLimit */.zK)(`a predictor beside compression ${compression}`);
    const float = dtype === 'float16' || dtype === 'float32' || dtype === 'float64';
    const fine = predictor === 1 || (predictor === 2 && bits >= 8 && bits <= 32) || (predictor === 3 && float);
    return fine ? predictor : (0,stop/* stopAtLimit */.zK)(`predictor ${predictor} for samples of ${bits} bits is not read`);
}
function blocksOf(directory, width, height) {
    const tiled = directory.tags.has(322) || directory.tags.has(324);
    if (!tiled) {
        const rows = Math.max(1, Math.min(height, (0,tiff_directory/* numberOf */.rl)(directory, 278, height)));
        return { tiled, blockWidth: width, blockHeight: rows };
    }
    const [blockWidth, blockHeight] = [(0,tiff_directory/* numberOf */.rl)(directory, 322, 0), (0,tiff_directory/* numberOf */.rl)(directory, 323, 0)];
    if (blockWidth === 0 || blockHeight === 0)
        (0,stop/* fail */.fJ)(`tiles of ${blockWidth}x${blockHeight} pixels`);
    return { tiled, blockWidth, blockHeight };
}
function isPicture(photometric, samples, bits, dtype, extra) {
    if (dtype !== 'uint8' && dtype !== 'uint16')
        return false;
    if (photometric === PALETTE)
        return bits <= 8 && samples === 1 && extra === 0;
    if (bits < 8 && samples > 1)
        return false;
    const colors = photometric === RGB || photometric === YCBCR ? 3 : 1;
    return [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, YCBCR].includes(photometric) && samples === colors + extra && extra <= 1;
}
/** A tile may be larger than its image, so it is what is filled up that counts. */
function checkBytes({ width, height, bits, samples, blockWidth, blockHeight }) {
    const padded = Math.ceil(width / blockWidth) * blockWidth * Math.ceil(height / blockHeight) * blockHeight;
    const bytes = padded * samples * Math.max(1, bits / 8);
    if (!(bytes <= format/* MAX_INFLATED_BYTES */.Bx))
        (0,stop/* stopAtLimit */.zK)(`${bytes} bytes of pixels, more than the ${format/* MAX_INFLATED_BYTES */.Bx} that are read`);
}

// EXTERNAL MODULE: ./lib/documents/archives/inflate.js
var inflate = __webpack_require__(98339);
// EXTERNAL MODULE: ./lib/documents/arrays/elements.js
var arrays_elements = __webpack_require__(66136);
// EXTERNAL MODULE: ./lib/documents/images/lzw.js
var lzw = __webpack_require__(46646);
;// CONCATENATED MODULE: ./lib/documents/images/tiff-samples.js






/** The best that any of the methods does; data that cannot be enough are refused before anything is allocated. */
const BEST_RATIO = 2_048;
/** The strips or tiles of an image, in the order of the file's list. */
function blocksIn(bytes, directory, layout) {
    const { width, height, bits, samples, planar, tiled, blockWidth, blockHeight } = layout;
    const offsets = (0,tiff_directory/* numbersOf */.cZ)(directory, tiled ? 324 : 273);
    const counts = countsOf(directory, layout);
    const across = Math.ceil(width / blockWidth);
    const down = Math.ceil(height / blockHeight);
    const blocks = across * down * (planar ? samples : 1);
    const what = tiled ? 'tiles' : 'strips';
    if (offsets.length !== blocks || counts.length !== blocks)
        (0,stop/* fail */.fJ)(`${offsets.length} ${what} where there must be ${blocks}`);
    return offsets.map((start, index) => {
        const count = counts[index];
        if (start + count > bytes.length)
            (0,stop/* fail */.fJ)(`cut off in a ${tiled ? 'tile' : 'strip'}`);
        const plane = Math.floor(index / (across * down));
        const top = Math.floor((index % (across * down)) / across) * blockHeight;
        const left = (index % across) * blockWidth;
        const rows = tiled ? blockHeight : Math.min(blockHeight, height - top);
        const sampleBytes = Math.max(1, bits / 8);
        return {
            data: bytes.subarray(start, start + count),
            start,
            part: { rows, columns: blockWidth, samples: planar ? 1 : samples },
            place: { left, top, plane, width, height, step: samples, sampleBytes },
        };
    });
}
/** Refuses pixels that so few stored bytes cannot be. */
function requireStored(directory, layout) {
    const { width, height, samples, bits } = layout;
    const stored = countsOf(directory, layout).reduce((sum, count) => sum + count, 0);
    if (stored * BEST_RATIO < (width * height * samples * bits) / 8)
        (0,stop/* fail */.fJ)('cut off: too little data for its pixels');
}
/** Bytes of each strip or tile. */
function countsOf(directory, { tiled }) {
    return (0,tiff_directory/* numbersOf */.cZ)(directory, tiled ? 325 : 279);
}
function newRaster({ width, height, samples, bits }) {
    return { samples: new Uint8Array(width * height * samples * Math.max(1, bits / 8)), beyond: [] };
}
/** All samples of an image. What follows the end of compressed data is not used. */
function readRaster(bytes, directory, layout, use) {
    const raster = newRaster(layout);
    for (const { data, start, part, place } of blocksIn(bytes, directory, layout)) {
        const used = (from, to) => use(start + from, start + to);
        copyBlock(readBlock(data, part, directory, layout, used, raster.beyond), part, raster, place);
    }
    return raster;
}
function elementsOf({ samples }, { dtype }, { little }) {
    return (0,arrays_elements/* readElements */.cl)(samples, dtype, !little);
}
/** The samples of a strip or tile as whole bytes in the order of the file, differences undone. */
function readBlock(packed, part, directory, layout, use, beyond) {
    const { bits, predictor, compression } = layout;
    const { rows, columns, samples } = part;
    const rowBytes = Math.ceil((columns * samples * bits) / 8);
    const raw = unpack(packed, rows * rowBytes, compression, use);
    if (bits < 8)
        return widenBits(raw, part, bits, rowBytes, beyond);
    if (predictor === 1)
        return raw;
    // Only what was unpacked has a predictor, so this is no view of the file itself.
    for (let row = 0; row < rows; row += 1) {
        const line = raw.subarray(row * rowBytes, (row + 1) * rowBytes);
        if (predictor === 2)
            undoDifferences(line, samples, bits, directory.little);
        else
            undoFloatDifferences(line, samples, bits / 8, directory.little);
    }
    return raw;
}
function unpack(data, expected, compression, use) {
    if (compression === 'none') {
        use(0, data.length);
        return data.length === expected ? data : (0,stop/* fail */.fJ)(`a strip of ${data.length} bytes, not ${expected}`);
    }
    if (compression === 'deflate') {
        const { bytes, used } = (0,inflate/* inflateZlib */.$X)(data, expected);
        use(0, used);
        return bytes.length === expected ? bytes : (0,stop/* fail */.fJ)('a strip is cut off');
    }
    const output = new Uint8Array(expected);
    const filled = compression === 'LZW'
        ? (0,lzw/* unpackLzw */.k)(data, output, { order: 'high first', literalBits: 8, early: true, use })
        : unpackBits(data, output, use);
    return filled === expected ? output : (0,stop/* fail */.fJ)('a strip is cut off');
}
function unpackBits(data, output, use) {
    let at = 0;
    let to = 0;
    while (at < data.length && to < output.length) {
        const head = data[at];
        at += 1;
        if (head === 128)
            continue;
        if (head < 128) {
            const literal = data.subarray(at, at + head + 1);
            if (literal.length > output.length - to)
                (0,stop/* fail */.fJ)('a strip has more pixels than it may');
            output.set(literal, to);
            to += literal.length;
            at += head + 1;
        }
        else {
            const end = to + 257 - head;
            if (end > output.length || at >= data.length)
                (0,stop/* fail */.fJ)('a strip has more pixels than it may');
            output.fill(data[at], to, end);
            to = end;
            at += 1;
        }
    }
    // A head of 128 means nothing, so writers may fill up with it.
    while (data[at] === 128)
        at += 1;
    use(0, at);
    return to;
}
/** Samples of 1, 2 or 4 bits, the highest first; rows begin at whole bytes. */
function widenBits(raw, { rows, columns, samples }, bits, rowBytes, beyond) {
    const perRow = columns * samples;
    const output = new Uint8Array(rows * perRow);
    const mask = 2 ** bits - 1;
    /** The bits that fill up the last byte of each row; all ones are as little as none. */
    const filled = new Uint8Array(rows);
    for (let row = 0; row < rows; row += 1) {
        for (let index = 0; index < perRow; index += 1) {
            const bit = index * bits;
            output[row * perRow + index] = (raw[row * rowBytes + (bit >> 3)] >> (8 - bits - (bit & 7))) & mask;
        }
        const spare = 2 ** (rowBytes * 8 - perRow * bits) - 1;
        const rest = raw[(row + 1) * rowBytes - 1] & spare;
        filled[row] = rest === spare ? 255 : rest;
    }
    if (rowBytes * 8 > perRow * bits)
        beyond.push(filled);
    return output;
}
/** Predictor 2: each sample is the difference to the same sample of the pixel on its left. */
function undoDifferences(line, samples, bits, little) {
    if (bits === 8) {
        for (let index = samples; index < line.length; index += 1)
            line[index] += line[index - samples];
        return;
    }
    const view = (0,binaries/* viewOf */.du)(line);
    const size = bits / 8;
    for (let at = samples * size; at < line.length; at += size) {
        const before = at - samples * size;
        if (bits === 16)
            view.setUint16(at, view.getUint16(at, little) + view.getUint16(before, little), little);
        else
            view.setUint32(at, view.getUint32(at, little) + view.getUint32(before, little), little);
    }
}
/** Predictor 3 (Adobe's note on floating point): the highest bytes of a row first, as differences byte by byte. */
function undoFloatDifferences(line, samples, size, little) {
    for (let index = samples; index < line.length; index += 1)
        line[index] += line[index - samples];
    const planes = Uint8Array.from(line);
    const count = line.length / size;
    for (let value = 0; value < count; value += 1) {
        for (let byte = 0; byte < size; byte += 1) {
            line[value * size + (little ? size - 1 - byte : byte)] = planes[byte * count + value];
        }
    }
}
/** Puts a block where it belongs. What fills up a tile beyond the image is shown by nobody. */
function copyBlock(data, part, { samples: raster, beyond }, place) {
    const { left, top, plane, width, height, step, sampleBytes } = place;
    const columns = Math.min(part.columns, width - left);
    const rows = Math.min(part.rows, height - top);
    const pixel = part.samples * sampleBytes;
    for (let row = 0; row < part.rows; row += 1) {
        const from = row * part.columns * pixel;
        const inside = row < rows ? columns * pixel : 0;
        const outside = data.subarray(from + inside, from + part.columns * pixel);
        if (outside.length > 0)
            beyond.push(outside);
        if (inside === 0)
            continue;
        const to = ((top + row) * width + left) * step * sampleBytes;
        if (part.samples === step) {
            raster.set(data.subarray(from, from + inside), to);
            continue;
        }
        for (let column = 0; column < columns; column += 1) {
            for (let byte = 0; byte < sampleBytes; byte += 1) {
                raster[to + (column * step + plane) * sampleBytes + byte] = data[from + column * sampleBytes + byte];
            }
        }
    }
}

;// CONCATENATED MODULE: ./lib/documents/images/tiff-jpeg.js





/** Tables that all strips and tiles share, as a JPEG without an image. */
const TABLES = 347;
/** Start and end mark. */
const MARK_BYTES = 2;
/** Strips or tiles that are each a JPEG (TIFF Technical Note 2), decoded by the decoder that reads such files. */
async function readJpegRaster(input, directory, layout, use) {
    const raster = newRaster(layout);
    const tables = tablesOf(directory);
    const said = new Map();
    const note = (kind, all) => {
        for (const [name, value] of Object.entries(all)) {
            const key = `${kind} ${name}`;
            said.set(key, (said.get(key) ?? new Set()).add(value));
        }
    };
    for (const block of blocksIn(input.bytes, directory, layout)) {
        use(block.start, block.start + block.data.length);
        const jpeg = await decodeBlock(block, tables, layout, input);
        copyBlock(samplesOf(jpeg.rgba, block.part.samples), block.part, raster, block.place);
        note('fact', jpeg.facts);
        note('layout', jpeg.parts.layout);
    }
    const all = (kind) => {
        const own = [...said].filter(([key]) => key.startsWith(`${kind} `));
        return Object.fromEntries(own.map(([key, values]) => [`JPEG: ${key.slice(kind.length + 1)}`, inShort([...values])]));
    };
    return { raster, facts: all('fact'), layout: all('layout') };
}
/** Mostly all blocks say the same. */
function inShort(values) {
    return values.length === 1 ? values[0] : (0,binaries/* bytesFact */.CV)(values.map((value) => Buffer.from(value)));
}
function tablesOf({ tags }) {
    const tag = tags.get(TABLES);
    if (tag === undefined)
        return new Uint8Array();
    const { bytes } = tag;
    const framed = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
    return framed ? bytes.subarray(MARK_BYTES, -MARK_BYTES) : (0,stop/* fail */.fJ)('broken tables for its JPEGs');
}
async function decodeBlock({ data, part }, tables, { photometric }, input) {
    const image = Buffer.concat([data.subarray(0, MARK_BYTES), tables, data.subarray(MARK_BYTES)]);
    const jpeg = await (0,jpeg_decoder/* decodeJpeg */.r)(image, input, photometric === YCBCR);
    const { width, height, components, transform } = jpeg.parts;
    if (width !== part.columns || height !== part.rows || components !== part.samples)
        return (0,stop/* fail */.fJ)(`a JPEG of ${width}x${height}x${components} where there must be ${part.columns}x${part.rows}x${part.samples}`);
    // The decoder believes this segment, readers of TIFF do not.
    if (photometric === RGB && components === 3 && transform)
        return (0,stop/* stopAtLimit */.zK)('a JPEG of other colours than its TIFF says');
    return jpeg;
}
function samplesOf(rgba, samples) {
    const count = rgba.length / 4;
    const output = new Uint8Array(count * samples);
    for (let pixel = 0; pixel < count; pixel += 1) {
        for (let sample = 0; sample < samples; sample += 1)
            output[pixel * samples + sample] = rgba[pixel * 4 + sample];
    }
    return output;
}

;// CONCATENATED MODULE: ./lib/documents/images/tiff-pixels.js



/** RGBA of an image whose `picture` is true. */
function toPixels(values, directory, layout) {
    const { width, height, bits, samples, photometric, alpha } = layout;
    const depth = bits === 16 ? 16 : 8;
    const most = depth === 16 ? 65_535 : 255;
    // Samples of less than a byte are shades between black and white as well.
    const scale = bits < 8 ? most / (2 ** bits - 1) : 1;
    const colorMap = photometric === PALETTE ? paletteOf(directory, bits) : [];
    const output = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
    const count = width * height;
    for (let pixel = 0; pixel < count; pixel += 1) {
        const from = pixel * samples;
        const to = pixel * 4;
        const value = values[from];
        for (let channel = 0; channel < 3; channel += 1) {
            if (photometric === RGB || photometric === YCBCR)
                output[to + channel] = values[from + channel];
            else if (photometric === PALETTE)
                output[to + channel] = colorMap[channel * 2 ** bits + value] >> 8;
            else
                output[to + channel] = photometric === WHITE_IS_ZERO ? most - value * scale : value * scale;
        }
        output[to + 3] = alpha === 'none' ? most : values[from + samples - 1];
    }
    return output;
}
function paletteOf(directory, bits) {
    const map = (0,tiff_directory/* numbersOf */.cZ)(directory, 320);
    return map.length === 3 * 2 ** bits ? map : (0,stop/* fail */.fJ)('no palette, or a broken one');
}

// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
;// CONCATENATED MODULE: ./lib/documents/formats/tiff.js












/**
 * TIFF as scanners, plotting libraries and instruments write it. Images of one kind are the frames of a picture or, where
 * they hold floats, signed numbers or many channels, one array; images of different kinds are members.
 */
const tiff = { id: 'tiff', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
const RGBA_BYTES = 4;
async function read(input) {
    const { bytes } = input;
    const spans = (0,images_spans/* newSpans */.m)(bytes);
    const pages = (0,tiff_directory/* readDirectories */.A$)(bytes, spans.use).map((directory) => ({ directory, layout: layoutOf(directory) }));
    checkTotal(pages, input);
    const [first] = pages;
    if (first === undefined)
        return (0,stop/* fail */.fJ)('no image');
    if (pages.every(({ layout }) => kindOf(layout) === kindOf(first.layout)))
        return withUnused(await documentOf(input, pages, spans.use), spans);
    const members = [];
    for (const [index, page] of pages.entries()) {
        const document = await documentOf(input, [page], spans.use);
        members.push({ name: `image ${index + 1}`, line: 0, document });
    }
    return withUnused((0,binaries/* binaryDocument */.Hz)({ format: 'tiff', content: { kind: 'container', noun: 'image', members } }), spans);
}
/** What no directory, tag, strip or tile refers to is carried along unseen, so it counts as what follows the end of other images does. */
function withUnused(document, spans) {
    const unused = (0,images_spans/* unusedFact */.h)(spans, 'bytes that nothing refers to');
    const facts = { ...document.facts, ...unused };
    return { ok: true, document: Object.keys(facts).length === 0 ? document : { ...document, facts } };
}
function checkTotal(pages, input) {
    let pixels = 0;
    let held = 0;
    let shown = 0;
    for (const { directory, layout } of pages) {
        requireStored(directory, layout);
        const { width, height, samples, bits, picture } = layout;
        pixels += width * height;
        held += width * height * samples * Math.max(1, bits / 8);
        if (picture)
            shown += width * height * (bits === 16 ? RGBA_BYTES * 2 : RGBA_BYTES);
    }
    (0,size/* checkPixels */.a)(pixels, 1);
    if (held > format/* MAX_INFLATED_BYTES */.Bx)
        (0,stop/* stopAtLimit */.zK)(`${held} bytes of pixels, more than the ${format/* MAX_INFLATED_BYTES */.Bx} that are read`);
    // Strips are unpacked one at a time, and one may be the whole image.
    (0,size/* bookPixels */.z)(input, 1, { held: shown > 0 ? shown : held, peak: held * 2 + shown });
}
function kindOf({ width, height, samples, bits, dtype, picture }) {
    // Pictures of one size are compared as RGBA, however they are stored; 16 bits are another depth.
    return picture ? `${width}x${height} ${bits === 16}` : `${width}x${height}x${samples} ${dtype}`;
}
async function documentOf(input, pages, use) {
    const { facts, layout } = (0,tiff_directory/* tagFacts */.EG)(pages.map(({ directory }) => directory));
    const layouts = pages.map((page) => page.layout);
    const pointed = pages.flatMap(({ directory }, index) => Object.entries((0,exif/* pointedFacts */.hP)(input.bytes, directory, use)).map(([name, tag]) => [`${name} of image ${index + 1}`, tag]));
    const alphas = layouts.map(({ alpha }) => alpha);
    const picture = layouts[0].picture;
    const images = [];
    for (const page of pages)
        images.push(await imageOf(input, page, use));
    const beyond = images.flatMap(({ raster }) => raster.beyond);
    return (0,binaries/* binaryDocument */.Hz)({
        format: 'tiff',
        content: contentOf(pages, images),
        facts: {
            ...facts,
            ...Object.fromEntries(pointed),
            // Straight alpha is what the pixels are taken for; another kind is shown differently.
            ...(alphas.every((alpha) => alpha === 'none' || alpha === 'straight') ? {} : { alpha: (0,nodes/* listFact */.HG)(alphas) }),
            ...listed(images.map((image) => image.facts)),
            ...beyondFact(beyond),
            ...(picture ? {} : { 'colour model': (0,nodes/* listFact */.HG)(layouts.map(({ photometric }) => String(photometric))) }),
        },
        layout: {
            ...layout,
            ...listed(images.map((image) => image.layout)),
            ...(pages[0].directory.big ? { offsets: 'of eight bytes (BigTIFF)' } : {}),
            'byte order': pages[0].directory.little ? 'little' : 'big',
            compression: (0,nodes/* listFact */.HG)(layouts.map(({ compression }) => compression)),
            ...predictorFact(layouts),
            ...(layouts.some(({ planar }) => planar) ? { planes: 'each sample apart' } : {}),
            ...(layouts.some(({ bits }) => bits < 8)
                ? { 'bits a sample': (0,nodes/* listFact */.HG)(layouts.map(({ bits }) => `${bits}`)) }
                : {}),
            [layouts[0].tiled ? 'tiles' : 'strips']: (0,nodes/* listFact */.HG)(layouts.map(blocksText)),
        },
    });
}
function predictorFact(layouts) {
    if (layouts.every(({ predictor }) => predictor === 1))
        return {};
    return { predictor: (0,nodes/* listFact */.HG)(layouts.map(({ predictor }) => String(predictor))) };
}
function blocksText({ tiled, blockWidth, blockHeight }) {
    return tiled ? `${blockWidth}x${blockHeight}` : `${blockHeight} rows`;
}
async function imageOf(input, { directory, layout }, use) {
    if (layout.compression === 'JPEG')
        return readJpegRaster(input, directory, layout, use);
    return { raster: readRaster(input.bytes, directory, layout, use), facts: {}, layout: {} };
}
/** Writers fill up with whatever byte they like; only another than one and the same can say anything. */
function beyondFact(beyond) {
    const first = beyond[0]?.[0];
    return beyond.every((piece) => piece.every((byte) => byte === first))
        ? {}
        : { 'samples beyond the edges': (0,binaries/* bytesFact */.CV)(Buffer.concat(beyond)) };
}
/** What several images say, under the number of each. */
function listed(all) {
    const named = all.flatMap((facts, index) => Object.entries(facts).map(([name, fact]) => [all.length > 1 ? `${name} of image ${index + 1}` : name, fact]));
    return Object.fromEntries(named);
}
function contentOf(pages, images) {
    const { width, height, bits, samples, dtype, picture } = pages[0].layout;
    const values = pages.map(({ directory, layout }, index) => elementsOf(images[index].raster, layout, directory));
    if (picture) {
        const frames = pages.map(({ directory, layout }, index) => toPixels(values[index], directory, layout));
        return { kind: 'image', width, height, depth: bits === 16 ? 16 : 8, frames };
    }
    const dimensions = [...(pages.length > 1 ? [pages.length] : []), height, width, ...(samples > 1 ? [samples] : [])];
    return { kind: 'tensor', dtype, dimensions, values: joined(values) };
}
function joined(all) {
    const [first] = all;
    if (all.length === 1)
        return first;
    const total = all.reduce((sum, { length }) => sum + length, 0);
    const Values = first.constructor;
    const values = new Values(total);
    let at = 0;
    for (const one of all) {
        values.set.call(values, one, at);
        at += one.length;
    }
    return values;
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


/***/ })

};
