export const id = 187;
export const ids = [187];
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

/***/ 187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isRowOrder: () => (/* binding */ isRowOrder),
  npy: () => (/* binding */ npy),
  npyDocument: () => (/* binding */ npyDocument),
  readNpyLayout: () => (/* binding */ readNpyLayout)
});

// EXTERNAL MODULE: ./lib/documents/arrays/elements.js
var arrays_elements = __webpack_require__(66136);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/arrays/npy-header.js

/** numpy itself stops at 64. */
const MAX_DIMENSIONS = 64;
const KINDS = {
    b1: 'bool',
    i1: 'int8',
    i2: 'int16',
    i4: 'int32',
    i8: 'int64',
    u1: 'uint8',
    u2: 'uint16',
    u4: 'uint32',
    u8: 'uint64',
    f2: 'float16',
    f4: 'float32',
    f8: 'float64',
    c8: 'complex64',
    c16: 'complex128',
};
/**
 * The header is a Python dictionary in source form. numpy evaluates it; here exactly the three names with literals of
 * their types are read, and anything else is refused.
 */
function parseNpyHeader(text) {
    const scan = { text, at: 0 };
    const seen = new Map();
    expect(scan, '{');
    while (!taken(scan, '}')) {
        const name = quoted(scan);
        if (seen.has(name))
            (0,stop/* fail */.fJ)(`the header says "${name}" twice`);
        expect(scan, ':');
        seen.set(name, value(scan, name));
        if (!taken(scan, ',')) {
            expect(scan, '}');
            break;
        }
    }
    blanks(scan);
    if (scan.at !== text.length)
        (0,stop/* fail */.fJ)('the header goes on after its dictionary');
    const descr = seen.get('descr');
    const fortran = seen.get('fortran_order');
    const dimensions = seen.get('shape');
    if (typeof descr !== 'string' || typeof fortran !== 'boolean' || !Array.isArray(dimensions) || seen.size !== 3)
        return (0,stop/* fail */.fJ)('the header must have descr, fortran_order and shape, and nothing else');
    return { ...elementType(descr), fortran, dimensions };
}
function elementType(descr) {
    const [, order, code, unit] = /^([<>|=])([a-zA-Z]\d{0,6})(\[[\w/]{1,16}\])?$/.exec(descr) ?? [];
    if (order === undefined || code === undefined)
        return (0,stop/* fail */.fJ)(`element type ${JSON.stringify(descr)} is not known`);
    if (code.startsWith('O'))
        (0,stop/* fail */.fJ)('arrays of Python objects are pickles, which are never read');
    const time = code === 'M8' || code === 'm8';
    const dtype = time ? 'int64' : Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
    if (dtype === undefined || (unit !== undefined && !time))
        return (0,stop/* fail */.fJ)(`elements of type ${JSON.stringify(descr)} are not read`);
    const single = code.endsWith('1');
    if (order === '|' && !single)
        (0,stop/* fail */.fJ)(`element type ${JSON.stringify(descr)} has no byte order`);
    return {
        dtype,
        unit: time ? `${code}${unit ?? ''}` : undefined,
        byteOrder: single ? 'none' : order === '>' ? 'big' : 'little',
    };
}
function blanks(scan) {
    while (scan.at < scan.text.length && ' \t\n'.includes(scan.text[scan.at]))
        scan.at += 1;
}
function taken(scan, mark) {
    blanks(scan);
    if (!scan.text.startsWith(mark, scan.at))
        return false;
    scan.at += mark.length;
    return true;
}
function expect(scan, mark) {
    if (!taken(scan, mark))
        (0,stop/* fail */.fJ)(`expected ${mark} at character ${scan.at} of the header`);
}
function quoted(scan) {
    blanks(scan);
    const quote = scan.text[scan.at];
    if (quote !== "'" && quote !== '"')
        return (0,stop/* fail */.fJ)(`expected a string at character ${scan.at} of the header`);
    const end = scan.text.indexOf(quote, scan.at + 1);
    if (end === -1)
        return (0,stop/* fail */.fJ)('a string in the header has no end');
    const content = scan.text.slice(scan.at + 1, end);
    if (/[\\\n]/.test(content))
        return (0,stop/* fail */.fJ)('escapes in the header are not read');
    scan.at = end + 1;
    return content;
}
function value(scan, name) {
    switch (name) {
        case 'descr':
            if (taken(scan, '['))
                return (0,stop/* fail */.fJ)('arrays of records are not read');
            return quoted(scan);
        case 'fortran_order':
            if (taken(scan, 'True'))
                return true;
            if (taken(scan, 'False'))
                return false;
            return (0,stop/* fail */.fJ)('fortran_order must be True or False');
        case 'shape':
            return tuple(scan);
        default:
            return (0,stop/* fail */.fJ)(`the header has a field that no array has: ${JSON.stringify(name.slice(0, 40))}`);
    }
}
function tuple(scan) {
    const numbers = [];
    expect(scan, '(');
    while (!taken(scan, ')')) {
        blanks(scan);
        // Python 2 wrote long integers with an L.
        const [whole, digits] = /^(0|[1-9]\d{0,15})L?(?!\d)/.exec(scan.text.slice(scan.at, scan.at + 18)) ?? [];
        const size = Number(digits);
        if (whole === undefined || !Number.isSafeInteger(size))
            return (0,stop/* fail */.fJ)('shape must be a tuple of sizes');
        scan.at += whole.length;
        numbers.push(size);
        if (numbers.length > MAX_DIMENSIONS)
            (0,stop/* fail */.fJ)(`more than ${MAX_DIMENSIONS} dimensions`);
        if (taken(scan, ','))
            continue;
        // In Python `(3)` is a number and no tuple.
        if (numbers.length === 1)
            (0,stop/* fail */.fJ)('shape must be a tuple');
        expect(scan, ')');
        break;
    }
    return numbers;
}

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var trees_bytes = __webpack_require__(95159);
;// CONCATENATED MODULE: ./lib/documents/formats/npy.js





/** Longer headers than this hold records of many fields, which are not read anyhow. Bytes. */
const MAX_HEADER_BYTES = 1_048_576;
/**
 * One array of numpy. Element type and dimensions are shape; byte order, memory order and the header's version are
 * layout. Elements are read as they stand in the file, so integers of 64 bits keep all of them.
 */
const npy = { id: 'npy', read: (input) => (0,stop/* attempt */.CD)(() => readNpy(input)) };
function readNpy(input) {
    const { bytes } = input;
    const layout = readNpyLayout(bytes, bytes.length);
    const { header, start } = layout;
    const { dtype, dimensions } = header;
    const elements = bytes.subarray(start);
    const ordered = isRowOrder(header) ? 0 : elements.length;
    input.book?.(0, (0,arrays_elements/* memoryOfElements */.Oh)(elements, dtype, header.byteOrder === 'big') + ordered);
    const stored = (0,arrays_elements/* readElements */.cl)(elements, dtype, header.byteOrder === 'big');
    const values = isRowOrder(header) ? stored : (0,arrays_elements/* toRowOrder */.sP)(stored, dimensions, numbersPerElement(dtype));
    return { ok: true, document: npyDocument(layout, values) };
}
/**
 * Of a file of `size` bytes, from its beginning.
 *
 * @throws {ReadStop} where that is no array, or not as many elements follow as the header promises.
 */
function readNpyLayout(beginning, size) {
    const layout = headerOf(beginning);
    const { dtype, dimensions } = layout.header;
    const count = (0,arrays_elements/* elementCount */.KX)(dimensions);
    const expected = count === undefined ? undefined : count * arrays_elements/* ITEM_BYTES */.Y8[dtype];
    const there = size - layout.start;
    // More than one array may be saved into one file; only the first would be read.
    if (expected !== there)
        (0,stop/* fail */.fJ)(`${there} bytes of elements, but the header asks for ${expected ?? 'more than fit'}`);
    return layout;
}
/** Whether the elements lie in the file as they are compared: the last index moves fastest. */
function isRowOrder({ fortran, dimensions }) {
    return !fortran || dimensions.length <= 1;
}
function numbersPerElement(dtype) {
    return dtype === 'complex64' || dtype === 'complex128' ? 2 : 1;
}
function npyDocument({ header, version }, values) {
    const { dtype, dimensions } = header;
    return (0,binaries/* binaryDocument */.Hz)({
        format: 'npy',
        content: { kind: 'tensor', dtype, dimensions, values },
        ...(header.unit === undefined ? {} : { declared: { 'time unit': header.unit } }),
        layout: {
            version,
            'memory order': header.fortran ? 'Fortran' : 'C',
            ...(header.byteOrder === 'none' ? {} : { 'byte order': header.byteOrder }),
        },
    });
}
function headerOf(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, '\x93NUMPY'))
        (0,stop/* fail */.fJ)('not an array of numpy: it does not begin with \\x93NUMPY');
    const [major, minor] = [bytes[6] ?? 0, bytes[7] ?? 0];
    if (major < 1 || major > 3 || minor !== 0)
        (0,stop/* fail */.fJ)(`version ${major}.${minor} is not known`);
    const width = major === 1 ? 2 : 4;
    if (bytes.length < 8 + width)
        (0,stop/* fail */.fJ)('cut off in its header');
    const view = (0,binaries/* viewOf */.du)(bytes);
    const length = major === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
    const start = 8 + width + length;
    if (start > bytes.length)
        (0,stop/* fail */.fJ)('cut off in its header');
    if (length > MAX_HEADER_BYTES)
        (0,stop/* fail */.fJ)(`a header of ${length} bytes`);
    const raw = bytes.subarray(8 + width, start);
    const text = major === 3 ? (0,trees_bytes/* utf8 */.As)(raw) : Buffer.from(raw).toString('latin1');
    if (text === undefined)
        return (0,stop/* fail */.fJ)('its header is not UTF-8');
    return { header: parseNpyHeader(text), version: `${major}.${minor}`, start };
}


/***/ })

};
