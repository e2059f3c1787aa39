export const id = 6632;
export const ids = [6632];
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

/***/ 36632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   safetensors: () => (/* binding */ safetensors)
/* harmony export */ });
/* harmony import */ var _arrays_elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66136);
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26729);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27787);
/* harmony import */ var _json_parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73450);
/* harmony import */ var _trees_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95159);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68809);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35282);







/** The format's own limit, in bytes. */
const MAX_HEADER_BYTES = 100_000_000;
const METADATA = '__metadata__';
const DTYPES = new Map([
    ['BOOL', 'bool'],
    ['U8', 'uint8'],
    ['I8', 'int8'],
    ['U16', 'uint16'],
    ['I16', 'int16'],
    ['F16', 'float16'],
    ['BF16', 'bfloat16'],
    ['U32', 'uint32'],
    ['I32', 'int32'],
    ['F32', 'float32'],
    ['U64', 'uint64'],
    ['I64', 'int64'],
    ['F64', 'float64'],
    ['C64', 'complex64'],
]);
/** Bits an element, of types that no array here has. The first two are widened, the others compared bit by bit. */
const SMALL = new Map([
    ['F8_E4M3', 8],
    ['F8_E5M2', 8],
    ['F8_E8M0', 8],
    ['F6_E2M3', 6],
    ['F6_E3M2', 6],
    ['F4', 4],
]);
/**
 * Tensors by name. The header is strict JSON without duplicate names, and the tensors must fill the data without gap
 * or overlap, as the format's own reader demands: bytes that belong to nothing could hide anything.
 */
const safetensors = { id: 'safetensors', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .attempt */ .CD)(() => readSafetensors(input)) };
function readSafetensors(input) {
    const { root, data, padding } = headerOf(input);
    if (root.kind !== 'object')
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)('its header is no object');
    const names = new Set(root.members.map(({ name }) => name));
    if (names.size !== root.members.length)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)('its header names a tensor twice');
    if (names.size > _format_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ARCHIVE_MEMBERS */ .uk)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .stopAtLimit */ .zK)(`more than ${_format_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ARCHIVE_MEMBERS */ .uk} tensors`);
    const entries = [];
    const members = root.members.map(({ name, value, line }) => {
        if (name === METADATA)
            return { name, line: 0, document: metadata(value) };
        const entry = entryOf(name, value, line, data.length);
        entries.push(entry);
        return { name, line: 0, document: tensorOf(entry, data.subarray(entry.begin, entry.end)) };
    });
    const order = checkCoverage(entries, data.length);
    return {
        ok: true,
        document: (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .binaryDocument */ .Hz)({
            format: 'safetensors',
            content: { kind: 'container', noun: 'tensor', members },
            layout: {
                ...(order.length > 1 ? { 'order of data': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .listFact */ .HG)(order) } : {}),
                ...(padding === undefined ? {} : { 'header padding': `${padding} blanks` }),
            },
        }),
    };
}
function headerOf({ bytes, options }) {
    if (bytes.length < 8)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)('cut off: shorter than the length of its header');
    const length = (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(bytes).getBigUint64(0, true);
    if (length > BigInt(MAX_HEADER_BYTES))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`a header of ${length} bytes, more than the format allows`);
    const end = 8 + Number(length);
    if (end > bytes.length)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)('cut off in its header');
    const text = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .utf8 */ .As)(bytes.subarray(8, end));
    if (text === undefined)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)('its header is not UTF-8');
    if (!text.startsWith('{'))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)('its header does not begin with {');
    const { depth, nodes } = options.limits;
    const parsed = (0,_json_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)({ text, trailingCommas: false, maxDepth: depth, maxNodes: nodes });
    if (!parsed.ok)
        return parsed.limit === true ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .stopAtLimit */ .zK)(parsed.reason) : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`its header: ${parsed.reason}`);
    if (parsed.notices.length > 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`its header is no strict JSON: ${parsed.notices[0].message}`);
    const padding = text.length - text.trimEnd().length;
    // What aligns the data to eight bytes follows from the header.
    const aligned = padding < 8 && end % 8 === 0;
    return { root: parsed.root, data: bytes.subarray(end), padding: aligned ? undefined : padding };
}
/** Text by name and nothing else, says the format. */
function metadata(value) {
    if (value.kind !== 'object' || value.members.some((member) => member.value.kind !== 'string'))
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`${METADATA} must hold strings by name`);
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .treeDocument */ .YV)({ format: 'safetensors', root: value, layout: {} });
}
function entryOf(name, value, line, dataBytes) {
    const where = `tensor ${JSON.stringify(name.slice(0, 60))}`;
    const fields = new Map(value.kind === 'object' ? value.members.map((member) => [member.name, member.value]) : []);
    const dtype = fields.get('dtype');
    const dimensions = sizes(fields.get('shape'));
    const offsets = sizes(fields.get('data_offsets'));
    if (value.kind !== 'object' || value.members.length !== 3 || dtype?.kind !== 'string' || !dimensions || !offsets)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`${where} must have dtype, shape and data_offsets, and nothing else`);
    const [begin, end] = offsets;
    if (begin === undefined || end === undefined || offsets.length !== 2 || begin > end || end > dataBytes)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`${where} does not lie within the data`);
    return { name, line, dtype: dtype.value, dimensions, begin, end };
}
function sizes(node) {
    if (node?.kind !== 'array')
        return undefined;
    const numbers = node.items.map((item) => item.kind === 'number' && /^(?:0|[1-9]\d{0,15})$/.test(item.literal) ? Number(item.literal) : Number.NaN);
    return numbers.every(Number.isSafeInteger) ? numbers : undefined;
}
/** Names in the order of their data. */
function checkCoverage(entries, dataBytes) {
    const sorted = entries.toSorted((a, b) => a.begin - b.begin || a.end - b.end);
    let at = 0;
    for (const { name, begin, end } of sorted) {
        if (begin !== at)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`tensor ${JSON.stringify(name.slice(0, 60))} ${begin < at ? 'overlaps another' : 'follows a gap'}`);
        at = end;
    }
    if (at !== dataBytes)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`${dataBytes - at} bytes at the end belong to no tensor`);
    return sorted.map(({ name }) => name);
}
function tensorOf({ name, dtype, dimensions }, bytes) {
    const where = `tensor ${JSON.stringify(name.slice(0, 60))}`;
    const known = DTYPES.get(dtype);
    const bits = known === undefined ? SMALL.get(dtype) : _arrays_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .ITEM_BYTES */ .Y8[known] * 8;
    if (bits === undefined)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`${where} has elements of type ${JSON.stringify(dtype.slice(0, 20))}, not known`);
    const count = (0,_arrays_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .elementCount */ .KX)(dimensions);
    if (count === undefined || count * bits !== bytes.length * 8)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(`${where} has ${bytes.length} bytes, which its dimensions do not ask for`);
    if (known !== undefined) {
        const values = (0,_arrays_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .readElements */ .cl)(bytes, known, false);
        return (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .binaryDocument */ .Hz)({ format: 'safetensors', content: { kind: 'tensor', dtype: known, dimensions, values } });
    }
    return smallTensor(dtype, dimensions, bytes);
}
function smallTensor(dtype, dimensions, bytes) {
    const declared = { dtype };
    if (dtype === 'F8_E4M3' || dtype === 'F8_E5M2') {
        // One step of these is many of float16, so the default of eight ULP forgives nothing.
        const values = (0,_arrays_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .widenEighths */ .IU)(bytes, dtype === 'F8_E4M3' ? 'E4M3' : 'E5M2');
        return (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .binaryDocument */ .Hz)({
            format: 'safetensors',
            content: { kind: 'tensor', dtype: 'float16', dimensions, values },
            declared,
        });
    }
    const packed = dtype === 'F8_E8M0' ? dimensions : [bytes.length];
    return (0,_binaries_js__WEBPACK_IMPORTED_MODULE_1__/* .binaryDocument */ .Hz)({
        format: 'safetensors',
        content: { kind: 'tensor', dtype: 'uint8', dimensions: packed, values: bytes },
        declared: { dtype, dimensions: `(${dimensions.join(', ')})` },
    });
}


/***/ })

};
