export const id = 597;
export const ids = [597];
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

/***/ 13267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d7: () => (/* binding */ indirect),
/* harmony export */   i1: () => (/* binding */ vector),
/* harmony export */   r7: () => (/* binding */ textIn),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   um: () => (/* binding */ tables)
/* harmony export */ });
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);

/** No table of Arrow has more slots or more bytes of its own than that; what lies beyond is no part of it. */
const MAX_TABLE_BYTES = 64;
/** Where the tables of a vector of tables are. */
function tables(buffer, field) {
    return field === undefined ? [] : vector(buffer, field, 4).map((entry) => indirect(buffer, entry));
}
/** Where the entries of a vector are. @throws ReadStop where it does not fit into the file. */
function vector(buffer, field, stride) {
    const base = indirect(buffer, field);
    const length = buffer.view.getUint32(base, true);
    if (base + 4 + length * stride > buffer.view.byteLength)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('a vector that is longer than the file');
    buffer.use?.(base, base + 4 + length * stride);
    return Array.from({ length }, (_, index) => base + 4 + index * stride);
}
function indirect({ view }, at) {
    return at + view.getUint32(at, true);
}
/** A text with its length before it and a zero behind it; empty where there is none. */
function textIn(buffer, field) {
    if (field === undefined)
        return '';
    const at = indirect(buffer, field);
    const { view } = buffer;
    const end = at + 4 + view.getUint32(at, true);
    if (end > view.byteLength)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('a text that is longer than the file');
    buffer.use?.(at, end + 1);
    return Buffer.from(view.buffer, view.byteOffset + at + 4, end - at - 4).toString('utf8');
}
/** The slots of a flatbuffer table. `at` is an offset to it, or with `direct` the table itself. */
function table(buffer, at, direct = false) {
    const { view } = buffer;
    const position = direct ? at : indirect(buffer, at);
    const slots = position - view.getInt32(position, true);
    const size = view.getUint16(slots, true);
    buffer.use?.(slots, slots + Math.min(size, MAX_TABLE_BYTES));
    buffer.use?.(position, position + Math.min(view.getUint16(slots + 2, true), MAX_TABLE_BYTES));
    if (!direct)
        buffer.use?.(at, at + 4);
    return (slot) => {
        const offset = slot < size ? view.getUint16(slots + slot, true) : 0;
        return offset === 0 ? undefined : position + offset;
    };
}


/***/ }),

/***/ 597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  arrow: () => (/* binding */ arrow)
});

// EXTERNAL MODULE: ./lib/documents/arrays/elements.js
var arrays_elements = __webpack_require__(66136);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/documents/arrow/flatbuffer.js
var flatbuffer = __webpack_require__(13267);
;// CONCATENATED MODULE: ./lib/documents/arrow/types.js

/** Type ids of the Arrow format (Schema.fbs); -1 is the library's own for dictionaries. */
const TYPE = {
    dictionary: -1,
    null: 1,
    int: 2,
    float: 3,
    binary: 4,
    utf8: 5,
    bool: 6,
    decimal: 7,
    date: 8,
    time: 9,
    timestamp: 10,
    interval: 11,
    list: 12,
    struct: 13,
    union: 14,
    fixedBinary: 15,
    fixedList: 16,
    map: 17,
    duration: 18,
    largeBinary: 19,
    largeUtf8: 20,
    largeList: 21,
    runEndEncoded: 22,
    binaryView: 23,
    utf8View: 24,
    listView: 25,
    largeListView: 26,
};
const UNITS = ['s', 'ms', 'us', 'ns'];
const SIMPLE = new Map([
    [TYPE.null, 'null'],
    [TYPE.binary, 'binary'],
    [TYPE.utf8, 'utf8'],
    [TYPE.bool, 'bool'],
    [TYPE.largeBinary, 'large_binary'],
    [TYPE.largeUtf8, 'large_utf8'],
    [TYPE.binaryView, 'binary_view'],
    [TYPE.utf8View, 'utf8_view'],
]);
const NESTED = new Map([
    [TYPE.list, 'list'],
    [TYPE.struct, 'struct'],
    [TYPE.map, 'map'],
    [TYPE.fixedList, 'fixed_size_list'],
    [TYPE.largeList, 'large_list'],
    [TYPE.listView, 'list_view'],
    [TYPE.largeListView, 'large_list_view'],
    [TYPE.runEndEncoded, 'run_end_encoded'],
]);
/** The type as the schema declares it, in the words of the Arrow documentation, extension types included. */
function kindText({ type, metadata }) {
    const own = typeText(type);
    const extension = metadata?.get('ARROW:extension:name');
    if (extension === undefined)
        return own;
    return `extension<${extension}, ${JSON.stringify(metadata?.get('ARROW:extension:metadata') ?? '')}, ${own}>`;
}
/**
 * What fields say beside their types, by the JSON of their path: a unit, a description, a role. The extension type is
 * part of the kind already.
 */
function fieldMetadata(fields, above = []) {
    return fields.flatMap(({ name, type, metadata }) => {
        const path = [...above, name];
        const pairs = [...(metadata ?? new Map())].filter(([key]) => !key.startsWith('ARROW:extension:'));
        const own = pairs.map(([key, value]) => [key, value, JSON.stringify(path)]);
        return 'children' in type ? [...own, ...fieldMetadata(type.children, path)] : own;
    });
}
function childrenText(children) {
    return children
        .map((child) => `${JSON.stringify(child.name)}${child.nullable ? '?' : ''}: ${kindText(child)}`)
        .join(', ');
}
function typeText(type) {
    const simple = SIMPLE.get(type.typeId);
    if (simple !== undefined)
        return simple;
    if ('children' in type && NESTED.has(type.typeId)) {
        const size = 'stride' in type ? `[${type.stride}]` : 'keysSorted' in type && type.keysSorted ? ' sorted' : '';
        return `${NESTED.get(type.typeId)}${size}<${childrenText(type.children)}>`;
    }
    switch (type.typeId) {
        case TYPE.int:
            return `${type.signed ? 'int' : 'uint'}${type.bitWidth}`;
        case TYPE.float:
            return ['float16', 'float32', 'float64'][type.precision] ?? 'float';
        case TYPE.decimal:
            return `decimal${type.bitWidth}(${type.precision}, ${type.scale})`;
        case TYPE.date:
            return type.unit === 0 ? 'date32' : 'date64';
        case TYPE.time:
            return `time${type.bitWidth}[${UNITS[type.unit]}]`;
        case TYPE.timestamp:
            return `timestamp[${UNITS[type.unit]}${type.timezone == null ? '' : `, ${type.timezone}`}]`;
        case TYPE.duration:
            return `duration[${UNITS[type.unit]}]`;
        case TYPE.interval:
            return ['interval[year_month]', 'interval[day_time]', 'interval[month_day_nano]'][type.unit] ?? 'interval';
        case TYPE.fixedBinary:
            return `fixed_size_binary[${type.stride}]`;
        case TYPE.dictionary: {
            const { indices, dictionary, ordered } = type;
            return `dictionary<${typeText(indices)}, ${typeText(dictionary)}${ordered ? ', ordered' : ''}>`;
        }
        case TYPE.union:
            return `${type.mode === 0 ? 'sparse' : 'dense'}_union<${type.typeIds.join(',')}: ${childrenText(type.children)}>`;
        default:
            return (0,stop/* stopAtLimit */.zK)(`Arrow type ${type.typeId} has no decoder here`);
    }
}

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
;// CONCATENATED MODULE: ./lib/documents/arrow/unseen.js


function newUnseen() {
    return { buffers: new Map(), items: [], dictionaries: new Map() };
}
const INTERVAL_BYTES = [4, 8, 16];
/** Bytes that the values of a column take; undefined where they have none of their own, or as many as offsets say. */
function valueBytes({ type, length, values }) {
    switch (type.typeId) {
        case TYPE.bool:
            return Math.ceil(length / 8);
        case TYPE.int:
        case TYPE.duration:
        case TYPE.float:
        case TYPE.date:
        case TYPE.time:
        case TYPE.timestamp:
        case TYPE.dictionary:
            return length * (values?.BYTES_PER_ELEMENT ?? 1);
        case TYPE.decimal:
            return (length * type.bitWidth) / 8;
        case TYPE.interval:
            return length * (INTERVAL_BYTES[type.unit] ?? 0);
        case TYPE.fixedBinary:
            return length * type.stride;
        case TYPE.binaryView:
        case TYPE.utf8View:
            return length * 16;
        default:
            return undefined;
    }
}
const WITH_OFFSETS = new Set([
    ...[TYPE.binary, TYPE.largeBinary, TYPE.utf8, TYPE.largeUtf8, TYPE.list, TYPE.largeList, TYPE.map],
]);
const OF_BYTES = new Set([TYPE.binary, TYPE.largeBinary, TYPE.utf8, TYPE.largeUtf8]);
/** Notes what stands beside the values. Zeros are padding, however many. */
function noteUnseen(unseen, buffers) {
    const { type, length, validity, values, offsets } = buffers;
    const add = (role, view, start, end, bits = false) => {
        if (view === undefined)
            return;
        const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
        const held = heldIn(unseen, type, role, bits);
        if (end > start)
            held.shown.push(bits ? bitsOf(bytes.subarray(start, end)).subarray(0, length) : bytes.subarray(start, end));
        for (const rest of [bytes.subarray(0, start), bytes.subarray(end)])
            if (rest.some((byte) => byte !== 0))
                held.spare.push(bits ? bitsOf(rest) : rest);
    };
    add('validity', validity, 0, Math.ceil(length / 8), true);
    if (validity !== undefined && validity.length * 8 >= length && !isUnion(buffers)) {
        const bits = bitsOf(validity.subarray(0, Math.ceil(length / 8))).subarray(0, length);
        // Some programs believe the count of nulls, and some the bits.
        const nulls = bits.reduce((sum, bit) => sum + (1 - bit), 0);
        if (length > 0 && nulls !== buffers.nullCount)
            unseen.items.push(`${buffers.nullCount} nulls, ${bits.join('')}`);
    }
    const own = valueBytes(buffers);
    if (own !== undefined)
        add('values', values, 0, own, type.typeId === TYPE.bool);
    if (!WITH_OFFSETS.has(type.typeId) || offsets === undefined)
        return;
    // A column without rows has no offset that anybody needs; most writers leave a zero.
    const width = offsets.BYTES_PER_ELEMENT;
    add('offsets', offsets, 0, length === 0 ? 0 : (length + 1) * width);
    if (!OF_BYTES.has(type.typeId))
        return;
    const [first, last] = length === 0 ? [0, 0] : [Number(offsets[0] ?? 0), Number(offsets[length] ?? 0)];
    add('values', values, first, last);
}
function isUnion({ type }) {
    return type.typeId === TYPE.union || type.typeId === TYPE.null;
}
function heldIn({ buffers }, type, role, bits) {
    const roles = buffers.get(type) ?? new Map();
    buffers.set(type, roles);
    const held = roles.get(role) ?? { shown: [], spare: [], bits };
    roles.set(role, held);
    return held;
}
/** A byte for each bit, the lowest first. */
function bitsOf(bytes) {
    const bits = new Uint8Array(bytes.length * 8);
    for (let index = 0; index < bits.length; index += 1)
        bits[index] = (bytes[index >> 3] >> (index & 7)) & 1;
    return bits;
}
/** Bytes that may be searched, over all pieces; beyond, all pieces are told. */
const MAX_SEARCHED_BYTES = 100_000_000;
/** Whoever cuts a table into batches leaves parts of the neighbours in a buffer: those are seen there. */
function withoutNeighbours({ shown, spare }) {
    if (spare.length === 0)
        return spare;
    const all = Buffer.concat(shown);
    if (spare.length * all.length > MAX_SEARCHED_BYTES)
        return spare;
    return spare.filter((piece) => {
        const from = piece.findIndex((byte) => byte !== 0);
        return !all.includes(Buffer.from(piece.subarray(from, piece.findLastIndex((byte) => byte !== 0) + 1)));
    });
}
/** Items of lists that no list has. */
function noteItems({ items: noted }, items) {
    if (items.length > 0)
        noted.push(textOf(items));
}
/** Facts about a column, each absent where there is nothing to tell. */
function unseenFacts(unseen, name) {
    const { buffers, items, dictionaries } = unseen;
    const bytes = [...buffers.values()].flatMap((roles) => [...roles.values()].flatMap(withoutNeighbours));
    const spare = new Set();
    const shown = new Set();
    const orders = [];
    for (const { entries, used, ordered } of dictionaries.values()) {
        for (const [index, entry] of entries.entries())
            (used.has(index) ? shown : spare).add(textOf(entry));
        if (ordered)
            orders.push(textOf(entries));
    }
    const unused = [...spare].filter((entry) => !shown.has(entry)).sort();
    const fact = (title, texts) => texts.length === 0 ? {} : { [`${title} ${name}`]: (0,binaries/* bytesFact */.CV)(texts.map((text) => Buffer.from(text))) };
    return {
        ...(bytes.length === 0 ? {} : { [`bytes behind the values of ${name}`]: (0,binaries/* bytesFact */.CV)(Buffer.concat(bytes)) }),
        ...fact('what programs disagree about in', items),
        ...fact('categories without a row of', unused),
        ...fact('order of the categories of', orders),
    };
}
function textOf(node) {
    return JSON.stringify(node, (key, value) => {
        if (key === 'line')
            return undefined;
        return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
    });
}

// EXTERNAL MODULE: ./lib/documents/parquet/values.js
var parquet_values = __webpack_require__(93471);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
;// CONCATENATED MODULE: ./lib/documents/arrow/values.js





/**
 * Gives the cells of one column in one batch, read off the buffers: the library's own accessors round times to
 * milliseconds and decimals to doubles, and turn broken UTF-8 into U+FFFD (docs/adr/0092).
 */
function newCellReader(meter) {
    const reader = new Reader(meter);
    return (batch, unseen) => {
        reader.unseen = unseen;
        return reader.cells(batch);
    };
}
/** Dictionaries are shared by many batches, so their nodes are kept. */
class Reader {
    #meter;
    #dictionaries = new Map();
    /** Where what no cell shows is noted: that of the column which is read. */
    unseen = newUnseen();
    constructor(meter) {
        this.#meter = meter;
    }
    cells(buffers) {
        const { length, nullCount, validity } = buffers;
        this.#meter.count(length);
        noteUnseen(this.unseen, buffers);
        if (buffers.type.typeId === TYPE.null)
            return Array.from({ length }, () => scalars/* NULL */.Cq);
        const valid = nullCount === 0 || values_isUnion(buffers) ? undefined : validity;
        if (valid !== undefined && valid.length * 8 < length)
            (0,stop/* fail */.fJ)('a validity bitmap is shorter than its column');
        const read = this.#reader(buffers);
        const cells = [];
        for (let index = 0; index < length; index += 1) {
            cells.push(valid !== undefined && (valid[index >> 3] & (1 << (index & 7))) === 0 ? scalars/* NULL */.Cq : read(index));
        }
        return cells;
    }
    #reader(buffers) {
        const { type, children = [] } = buffers;
        switch (type.typeId) {
            case TYPE.list:
            case TYPE.largeList:
            case TYPE.map:
                return this.#ranges(buffers, (index) => at(buffers.offsets, index + 1) - at(buffers.offsets, index));
            case TYPE.listView:
            case TYPE.largeListView:
                return this.#ranges(buffers, (index) => at(buffers.sizes, index));
            case TYPE.fixedList: {
                const items = this.cells(children[0]);
                const { stride } = type;
                noteItems(this.unseen, items.slice(buffers.length * stride));
                return (index) => (0,scalars/* list */.p_)(this.#slice(items, index * stride, stride));
            }
            case TYPE.struct: {
                const columns = children.map((child) => this.cells(child));
                for (const column of columns)
                    noteItems(this.unseen, column.slice(buffers.length));
                const names = type.children.map(nameOf);
                return (index) => (0,scalars/* record */.g1)(columns.map((column, place) => [names[place], cell(column, index)]));
            }
            case TYPE.union: {
                const columns = children.map((child) => this.cells(child));
                return (index) => {
                    const id = type.typeIds.indexOf(at(buffers.typeIds, index));
                    const column = columns[id] ?? (0,stop/* fail */.fJ)('a union value of no type');
                    const place = type.mode === 0 ? index : at(buffers.offsets, index);
                    return (0,scalars/* record */.g1)([[nameOf(type.children[id]), cell(column, place)]]);
                };
            }
            case TYPE.dictionary: {
                const entries = this.#dictionary(buffers);
                const { dictionaries } = this.unseen;
                const key = buffers.dictionary;
                const known = dictionaries.get(key) ?? { entries, used: new Set(), ordered: type.ordered };
                dictionaries.set(key, known);
                return (index) => {
                    const place = at(buffers.values, index);
                    known.used.add(place);
                    return cell(entries, place);
                };
            }
            case TYPE.runEndEncoded: {
                const ends = this.cells(children[0]).map((node) => node.kind === 'number' ? Number(node.literal) : Number.NaN);
                const values = this.cells(children[1]);
                let run = 0;
                return (index) => {
                    while (run < ends.length && !(index < ends[run]))
                        run += 1;
                    return cell(values, run);
                };
            }
            default:
                return scalarReader(buffers, this.#meter);
        }
    }
    #ranges(buffers, sizeOf) {
        const items = this.cells(buffers.children[0]);
        const { type, offsets, length } = buffers;
        if (type.typeId !== TYPE.listView && type.typeId !== TYPE.largeListView && length > 0) {
            noteItems(this.unseen, items.slice(0, at(offsets, 0)));
            noteItems(this.unseen, items.slice(at(offsets, length)));
        }
        return (index) => (0,scalars/* list */.p_)(this.#slice(items, at(buffers.offsets, index), sizeOf(index)));
    }
    #slice(items, start, size) {
        if (!(start >= 0 && size >= 0 && start + size <= items.length))
            (0,stop/* fail */.fJ)('a list reaches out of its items');
        this.#meter.count(size);
        return items.slice(start, start + size);
    }
    #dictionary({ dictionary }) {
        if (dictionary === undefined)
            return (0,stop/* fail */.fJ)('a dictionary is missing');
        const known = this.#dictionaries.get(dictionary);
        if (known !== undefined)
            return known;
        const entries = dictionary.data.flatMap((batch) => this.cells(batch));
        this.#dictionaries.set(dictionary, entries);
        return entries;
    }
}
/** A field may say no name, which its types do not: to other readers that is an empty one. */
function nameOf({ name }) {
    return name ?? '';
}
function values_isUnion({ type }) {
    return type.typeId === TYPE.union;
}
function at(values, index) {
    const value = values?.[index];
    return value === undefined ? (0,stop/* fail */.fJ)('a buffer is shorter than its column') : Number(value);
}
function cell(cells, index) {
    return cells[index] ?? (0,stop/* fail */.fJ)('a value that is not there');
}
function scalarReader(buffers, meter) {
    const { type, values } = buffers;
    const raw = (index) => values?.[index] ?? (0,stop/* fail */.fJ)('a buffer is shorter than its column');
    switch (type.typeId) {
        case TYPE.bool:
            return (index) => (0,scalars/* boolean */.zM)((Number(raw(index >> 3)) & (1 << (index & 7))) !== 0);
        case TYPE.int:
        case TYPE.duration:
            return (index) => (0,scalars/* integer */.nd)(raw(index));
        case TYPE.float:
            if (type.precision === 0)
                return (index) => (0,scalars/* float */.fV)((0,parquet_values/* float16 */.EY)(Number(raw(index))));
            return type.precision === 1 ? (index) => (0,scalars/* float32 */.In)(Number(raw(index))) : (index) => (0,scalars/* float */.fV)(Number(raw(index)));
        case TYPE.decimal:
            return (index) => (0,scalars/* exactDecimal */.Z5)(unscaled(raw, index, type.bitWidth), type.scale);
        case TYPE.date:
            if (type.unit === 0)
                return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* dateText */.MK)(BigInt(raw(index))));
            return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* timestampText */.Ke)(BigInt(raw(index)), 3, ''));
        case TYPE.time:
            return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* timeText */.Tc)(BigInt(raw(index)), type.unit * 3));
        case TYPE.timestamp: {
            const zone = type.timezone == null ? '' : 'Z';
            return (index) => (0,scalars/* dateTime */.KQ)((0,scalars/* timestampText */.Ke)(BigInt(raw(index)), type.unit * 3, zone));
        }
        case TYPE.interval:
            return intervalReader(buffers, type.unit);
        case TYPE.fixedBinary:
            return (index) => (0,scalars/* binary */.aw)(piece(bytesOf(values), index * type.stride, type.stride));
        case TYPE.binary:
        case TYPE.largeBinary:
        case TYPE.utf8:
        case TYPE.largeUtf8: {
            const text = type.typeId === TYPE.utf8 || type.typeId === TYPE.largeUtf8;
            const { offsets } = buffers;
            return (index) => {
                const start = at(offsets, index);
                return blob(piece(bytesOf(values), start, at(offsets, index + 1) - start), text, meter);
            };
        }
        case TYPE.binaryView:
        case TYPE.utf8View:
            return (index) => blob(viewed(buffers, index), type.typeId === TYPE.utf8View, meter);
        default:
            return (0,stop/* fail */.fJ)(`Arrow type ${type.typeId} in a column`);
    }
}
function blob(bytes, text, meter) {
    meter.inflate(bytes.length);
    return text ? (0,scalars/* textOrBytes */.Q8)(bytes) : (0,scalars/* binary */.aw)(bytes);
}
/** Little-endian words, the last of which has the sign. */
function unscaled(raw, index, bits) {
    if (bits === 32)
        return BigInt(raw(index));
    const words = bits / 64;
    let value = 0n;
    for (let word = words - 1; word >= 0; word -= 1)
        value = (value << 64n) | BigInt(raw(index * words + word));
    return BigInt.asIntN(bits, value);
}
function intervalReader({ values }, unit) {
    const bytes = bytesOf(values);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (unit === 0)
        return (index) => (0,scalars/* integer */.nd)(view.getInt32(index * 4, true));
    if (unit === 1) {
        return (index) => (0,scalars/* record */.g1)([
            ['days', (0,scalars/* integer */.nd)(view.getInt32(index * 8, true))],
            ['milliseconds', (0,scalars/* integer */.nd)(view.getInt32(index * 8 + 4, true))],
        ]);
    }
    return (index) => (0,scalars/* record */.g1)([
        ['months', (0,scalars/* integer */.nd)(view.getInt32(index * 16, true))],
        ['days', (0,scalars/* integer */.nd)(view.getInt32(index * 16 + 4, true))],
        ['nanoseconds', (0,scalars/* integer */.nd)(view.getBigInt64(index * 16 + 8, true))],
    ]);
}
/** Short values stand in the view itself, longer ones in a buffer beside it. */
function viewed({ values, data = [] }, index) {
    const bytes = bytesOf(values);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const length = view.getInt32(index * 16, true);
    if (length <= 12)
        return piece(bytes, index * 16 + 4, length);
    const buffer = data[view.getInt32(index * 16 + 8, true)];
    if (buffer === undefined)
        return (0,stop/* fail */.fJ)('a view into no buffer');
    return piece(buffer, view.getInt32(index * 16 + 12, true), length);
}
function bytesOf(values) {
    if (values === undefined)
        return new Uint8Array(0);
    return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
function piece(bytes, start, length) {
    if (!(start >= 0 && length >= 0 && start + length <= bytes.length))
        (0,stop/* fail */.fJ)('a value reaches out of its buffer');
    return bytes.subarray(start, start + length);
}

;// CONCATENATED MODULE: ./lib/documents/arrow/feather.js







/*
 * Feather version 1 (feather.fbs of Arrow): buffers, then one flatbuffer that says where they are. Own, because no
 * library for JavaScript reads it. Cells and names of types are those of Arrow; that a file became one of version 2 is a
 * change of shape all the same, because programs read one or the other.
 */
const MAGIC_BYTES = 4;
const ALIGNMENT = 8;
/** Before this version buffers are not filled up to eight bytes. */
const FIRST_ALIGNED = 2;
const TIME_UNITS_OF_32_BITS = 2;
const feather_int = (bitWidth, signed) => ({ typeId: TYPE.int, bitWidth, signed });
const feather_float = (precision) => ({ typeId: TYPE.float, precision });
/** By their numbers in feather.fbs. */
const PHYSICAL = new Map([
    [0, { type: { typeId: TYPE.bool } }],
    [1, { type: feather_int(8, true), dtype: 'int8' }],
    [2, { type: feather_int(16, true), dtype: 'int16' }],
    [3, { type: feather_int(32, true), dtype: 'int32' }],
    [4, { type: feather_int(64, true), dtype: 'int64' }],
    [5, { type: feather_int(8, false), dtype: 'uint8' }],
    [6, { type: feather_int(16, false), dtype: 'uint16' }],
    [7, { type: feather_int(32, false), dtype: 'uint32' }],
    [8, { type: feather_int(64, false), dtype: 'uint64' }],
    [9, { type: feather_float(1), dtype: 'float32' }],
    [10, { type: feather_float(2), dtype: 'float64' }],
    [11, { type: { typeId: TYPE.utf8 }, offsets: 'int32' }],
    [12, { type: { typeId: TYPE.binary }, offsets: 'int32' }],
    [17, { type: { typeId: TYPE.largeUtf8 }, offsets: 'int64' }],
    [18, { type: { typeId: TYPE.largeBinary }, offsets: 'int64' }],
]);
function readFeather(input) {
    const { bytes } = input;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < 16 || Buffer.from(bytes.subarray(-MAGIC_BYTES)).toString('latin1') !== 'FEA1')
        (0,stop/* fail */.fJ)('a Feather file without its end: cut off');
    const length = view.getUint32(bytes.length - 8, true);
    const start = bytes.length - 8 - length;
    if (start < MAGIC_BYTES)
        (0,stop/* fail */.fJ)('a Feather footer of an impossible size');
    const root = (0,flatbuffer/* table */.tp)({ view }, start);
    const file = { bytes, view, version: int32(view, root(10)) };
    const meter = (0,guard/* newMeter */.Yi)(input, guard/* COLUMN_VALUE_MEMORY */.d_);
    const cellsOf = newCellReader(meter);
    const rows = feather_long(view, root(6));
    const metadata = [];
    const facts = {};
    const columns = (0,flatbuffer/* tables */.um)(file, root(8)).map((at) => {
        meter.count(1);
        const column = (0,flatbuffer/* table */.tp)(file, at, true);
        const name = feather_textOf(file, column(4));
        const note = feather_textOf(file, column(12));
        if (note !== '')
            metadata.push([`metadata ${name}`, note]);
        const buffers = columnOf(file, column);
        if (buffers.length !== rows)
            (0,stop/* fail */.fJ)('a column of another length than the table');
        const unseen = newUnseen();
        const cells = cellsOf(buffers, unseen);
        Object.assign(facts, unseenFacts(unseen, name));
        return { name, kind: kindText({ type: buffers.type }), cells };
    });
    for (const [slot, key] of [
        [4, 'description'],
        [12, 'metadata'],
    ]) {
        const note = feather_textOf(file, root(slot));
        if (note !== '')
            metadata.push([key, note]);
    }
    const document = (0,guard/* tableDocument */.CB)({
        format: 'arrow',
        // The format says nothing about it; Arrow's default is what a reader makes of it.
        columns: columns.map(({ name, kind }) => ({ name, kind, nullable: true })),
        rows: Array.from({ length: rows }, (_, row) => columns.map(({ cells }) => cells[row])),
        declared: { 'Feather version': '1', ...Object.fromEntries(metadata) },
        layout: { 'Feather metadata version': String(file.version) },
    });
    return { ok: true, document: { ...document, facts } };
}
/** What the metadata of a column make of its numbers. */
const METADATA = { none: 0, category: 1, timestamp: 2, date: 3, time: 4 };
function columnOf(file, column) {
    const { view } = file;
    const values = (0,flatbuffer/* table */.tp)(file, (0,flatbuffer/* indirect */.d7)(file, column(6) ?? (0,stop/* fail */.fJ)('a column without values')), true);
    const kindAt = column(8);
    const kind = kindAt === undefined ? METADATA.none : view.getUint8(kindAt);
    if (kind === METADATA.none)
        return buffersOf(file, values, undefined);
    if (kind === METADATA.date)
        return buffersOf(file, values, { typeId: TYPE.date, unit: 0 });
    const more = (0,flatbuffer/* table */.tp)(file, (0,flatbuffer/* indirect */.d7)(file, column(10) ?? (0,stop/* fail */.fJ)('a column without its metadata')), true);
    const unit = feather_byte(view, more(4));
    switch (kind) {
        case METADATA.category: {
            const levels = (0,flatbuffer/* table */.tp)(file, (0,flatbuffer/* indirect */.d7)(file, more(4) ?? (0,stop/* fail */.fJ)('categories without levels')), true);
            const dictionary = buffersOf(file, levels, undefined);
            const indices = PHYSICAL.get(feather_byte(view, values(4)))?.type;
            const type = {
                typeId: TYPE.dictionary,
                indices,
                dictionary: dictionary.type,
                ordered: feather_byte(view, more(6)) !== 0,
            };
            return { ...buffersOf(file, values, type), dictionary: { data: [dictionary] } };
        }
        case METADATA.timestamp: {
            const zone = more(6) === undefined ? null : feather_textOf(file, more(6));
            return buffersOf(file, values, { typeId: TYPE.timestamp, unit, timezone: zone === '' ? null : zone });
        }
        case METADATA.time:
            return buffersOf(file, values, { typeId: TYPE.time, unit, bitWidth: unit < TIME_UNITS_OF_32_BITS ? 32 : 64 });
        default:
            return (0,stop/* stopAtLimit */.zK)(`Feather column metadata of kind ${kind} are not read`);
    }
}
/** An array as the file stores it: bits of validity where there are nulls, offsets where values differ in size, values. */
function buffersOf(file, array, logical) {
    const { view, bytes } = file;
    const id = feather_byte(view, array(4));
    const physical = PHYSICAL.get(id) ?? (0,stop/* stopAtLimit */.zK)(`Feather type ${id} is not read`);
    if (feather_byte(view, array(6)) !== 0)
        (0,stop/* stopAtLimit */.zK)('Feather dictionary encoding is not read');
    const [start, length, nullCount, total] = [8, 10, 12, 14].map((slot) => feather_long(view, array(slot)));
    if (start + total > bytes.length)
        (0,stop/* fail */.fJ)('a column outside of the file');
    let at = start;
    const next = (size) => {
        const padded = file.version < FIRST_ALIGNED ? size : Math.ceil(size / ALIGNMENT) * ALIGNMENT;
        if (at + size > start + total)
            (0,stop/* fail */.fJ)('a column is cut off');
        const part = bytes.subarray(at, at + size);
        at += padded;
        return part;
    };
    const validity = nullCount > 0 ? next(Math.ceil(length / 8)) : undefined;
    const offsets = physical.offsets === undefined
        ? undefined
        : (0,arrays_elements/* readElements */.cl)(next((length + 1) * (physical.offsets === 'int32' ? 4 : 8)), physical.offsets, false);
    const rest = bytes.subarray(Math.min(at, start + total), start + total);
    return {
        ...{ length, nullCount },
        type: (logical ?? physical.type),
        ...(validity === undefined ? {} : { validity }),
        ...(offsets === undefined ? {} : { offsets }),
        values: valuesOf(rest, physical, length),
    };
}
const WIDTHS = { 8: 1, 16: 2, 32: 4, 64: 8 };
function valuesOf(rest, { dtype }, length) {
    if (dtype === undefined)
        return rest;
    const size = length * WIDTHS[/\d+$/.exec(dtype)[0]];
    return size > rest.length ? (0,stop/* fail */.fJ)('a column is cut off') : (0,arrays_elements/* readElements */.cl)(rest.subarray(0, size), dtype, false);
}
function feather_long(view, at) {
    const value = at === undefined ? 0 : Number(view.getBigInt64(at, true));
    return Number.isSafeInteger(value) && value >= 0 ? value : (0,stop/* fail */.fJ)('an impossible number in the Feather footer');
}
function int32(view, at) {
    return at === undefined ? 0 : view.getInt32(at, true);
}
function feather_byte(view, at) {
    return at === undefined ? 0 : view.getInt8(at);
}
function feather_textOf(file, at) {
    if (at === undefined)
        return '';
    const start = (0,flatbuffer/* indirect */.d7)(file, at);
    const length = file.view.getUint32(start, true);
    if (start + 4 + length > file.bytes.length)
        return (0,stop/* fail */.fJ)('a text that is longer than the file');
    return Buffer.from(file.bytes.subarray(start + 4, start + 4 + length)).toString('utf8');
}

// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
;// CONCATENATED MODULE: ./lib/documents/arrow/messages.js



const MAX_FIELDS = 20_000;
const MAX_DEPTH = 64;
const HEADER = { schema: 1, dictionary: 2, record: 3 };
/**
 * Walks the metadata of an Arrow file or stream and books what it promises. The library follows every offset and
 * believes every length: a vector of two billion entries, or a schema whose fields are their own children, is found here.
 * A file is walked twice, the second time as a stream, on a meter of its own (`again`).
 */
function checkMessages(bytes, meter, again) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const spans = (0,images_spans/* newSpans */.m)(bytes, MAX_PADDING_BYTES);
    const { use } = spans;
    const notes = new Set();
    const walk = { view, use, spans, notes, meter, fields: 0, batches: 0, compression: 'none', schemas: 0 };
    const file = Buffer.from(bytes.subarray(0, 6)).toString('latin1') === 'ARROW1';
    const beginning = file ? checkFile(walk, bytes, again) : NO_BEGINNING;
    if (!file)
        checkStream(walk, bytes);
    if (walk.schemas === 0)
        (0,stop/* fail */.fJ)('an Arrow stream without a schema');
    const { batches, compression } = walk;
    return { storage: file ? 'file' : 'stream', batches, compression, ...beginning, notes: [...notes].sort(), spans };
}
const NO_BEGINNING = { schemaEnd: 0, unnamed: [] };
/** Buffers begin at multiples of 64 bytes, as Arrow recommends, or of eight. */
const MAX_PADDING_BYTES = 63;
/** The length of the footer and the mark behind it. */
const TAIL_BYTES = 10;
/** A file begins with its mark, filled up to eight bytes. */
const FIRST_MESSAGE = 8;
/** The messages of a file from its beginning, as a program sees them that takes it for a stream. */
function beginningOf({ view, meter, use, spans, notes }, bytes, named, end) {
    const walk = {
        ...{ view, spans, notes, meter },
        use: use,
        fields: 0,
        batches: 0,
        compression: 'none',
        schemas: 0,
    };
    const unnamed = [];
    let schemaEnd = 0;
    for (let at = FIRST_MESSAGE; at < end;) {
        const next = checkMessage(walk, at);
        if (next === undefined || next > end)
            break;
        if (walk.schemas === 1 && schemaEnd === 0)
            schemaEnd = next;
        else if (!named.has(at))
            unnamed.push(bytes.subarray(at, next));
        at = next;
    }
    return { schemaEnd, unnamed };
}
function checkStream(walk, bytes) {
    let at = 0;
    while (at < bytes.length) {
        const next = checkMessage(walk, at);
        if (next === undefined)
            return;
        at = next;
    }
}
function checkFile(walk, bytes, again) {
    if (bytes.length < 24 || Buffer.from(bytes.subarray(-6)).toString('latin1') !== 'ARROW1')
        (0,stop/* fail */.fJ)('an Arrow file without its end: cut off');
    const tail = bytes.length - TAIL_BYTES;
    const length = walk.view.getInt32(tail, true);
    if (length <= 0 || length > tail)
        (0,stop/* fail */.fJ)('an Arrow footer of an impossible size');
    const footer = (0,flatbuffer/* table */.tp)(walk, tail - length);
    walk.spans.use(0, FIRST_MESSAGE - 2);
    walk.spans.use(tail, bytes.length);
    const schema = footer(6);
    notePairs(walk, 'footer', footer(12));
    if (schema !== undefined)
        checkSchema(walk, (0,flatbuffer/* indirect */.d7)(walk, schema));
    const named = new Set();
    for (const slot of [8, 10]) {
        const field = footer(slot);
        if (field === undefined)
            continue;
        for (const block of (0,flatbuffer/* vector */.i1)(walk, field, 24)) {
            const offset = Number(walk.view.getBigInt64(block, true));
            if (!(offset >= 0 && offset < bytes.length))
                (0,stop/* fail */.fJ)('a block outside of the file');
            named.add(offset);
            const end = checkMessage(walk, offset) ?? (0,stop/* fail */.fJ)('a block without a message');
            const length = walk.view.getInt32(block + 8, true) + Number(walk.view.getBigInt64(block + 16, true));
            // Programs that believe the footer read another message, or none.
            if (offset + length !== end)
                walk.notes.add(JSON.stringify(['block', offset, length, end - offset]));
        }
    }
    return beginningOf({ ...walk, meter: again }, bytes, named, tail - length);
}
/** Stands before the size of a message. */
const NO_SIZE = 0xffff_ffff;
/** Returns where the next message begins; undefined at the end of the stream. */
function checkMessage(walk, start) {
    const { view } = walk;
    if (start + 4 > view.byteLength)
        return undefined;
    let at = start;
    let size = view.getInt32(at, true);
    at += 4;
    if (size === -1) {
        if (at + 4 > view.byteLength)
            return (0,stop/* fail */.fJ)('a message is cut off');
        size = view.getInt32(at, true);
        at += 4;
    }
    if (size === 0) {
        // Some writers say more than once that it is the end.
        while (at + 8 <= view.byteLength && view.getUint32(at, true) === NO_SIZE && view.getUint32(at + 4) === 0)
            at += 8;
        walk.spans.use(start, at);
        return undefined;
    }
    if (size < 0 || at + size > view.byteLength)
        return (0,stop/* fail */.fJ)('a message is cut off');
    walk.spans.use(start, at);
    const message = (0,flatbuffer/* table */.tp)(walk, at);
    notePairs(walk, 'message', message(12));
    const typeField = message(6);
    const type = typeField === undefined ? 0 : view.getUint8(typeField);
    const headerField = message(8);
    const bodyField = message(10);
    const body = bodyField === undefined ? 0 : Number(view.getBigInt64(bodyField, true));
    if (!(body >= 0 && at + size + body <= view.byteLength))
        return (0,stop/* fail */.fJ)('the body of a message is cut off');
    if (headerField !== undefined) {
        const header = (0,flatbuffer/* indirect */.d7)(walk, headerField);
        if (type === HEADER.schema)
            checkSchema(walk, header);
        else if (type === HEADER.record) {
            walk.batches += 1;
            checkBatch(walk, header, at + size);
        }
        else if (type === HEADER.dictionary) {
            const data = (0,flatbuffer/* table */.tp)(walk, header, true)(6);
            if (data !== undefined)
                checkBatch(walk, (0,flatbuffer/* indirect */.d7)(walk, data), at + size);
        }
    }
    return at + size + body;
}
function checkBatch(walk, at, body) {
    const { view, meter } = walk;
    const batch = (0,flatbuffer/* table */.tp)(walk, at, true);
    const nodes = batch(6);
    for (const node of nodes === undefined ? [] : (0,flatbuffer/* vector */.i1)(walk, nodes, 16)) {
        const length = view.getBigInt64(node, true);
        if (length < 0n)
            (0,stop/* fail */.fJ)('a column of a negative length');
        meter.count(Number(length));
    }
    const buffers = batch(8);
    for (const buffer of buffers === undefined ? [] : (0,flatbuffer/* vector */.i1)(walk, buffers, 16)) {
        meter.count(1);
        const start = body + Number(view.getBigInt64(buffer, true));
        walk.spans.use(start, start + Number(view.getBigInt64(buffer + 8, true)));
    }
    const counts = batch(12);
    if (counts !== undefined)
        meter.count((0,flatbuffer/* vector */.i1)(walk, counts, 8).length);
    const compression = batch(10);
    if (compression === undefined)
        return;
    const codec = (0,flatbuffer/* table */.tp)(walk, (0,flatbuffer/* indirect */.d7)(walk, compression), true)(4);
    walk.compression = codec !== undefined && view.getInt8(codec) === 1 ? 'ZSTD' : 'LZ4';
}
function checkSchema(walk, at) {
    walk.schemas += 1;
    const schema = (0,flatbuffer/* table */.tp)(walk, at, true);
    const endianness = schema(4);
    if (endianness !== undefined && walk.view.getInt16(endianness, true) !== 0)
        (0,stop/* stopAtLimit */.zK)('big-endian Arrow data');
    const open = (0,flatbuffer/* tables */.um)(walk, schema(6)).map((field) => ({ at: field, depth: 1 }));
    checkPairs(walk, schema(8));
    const features = schema(10);
    if (features !== undefined)
        walk.meter.count((0,flatbuffer/* vector */.i1)(walk, features, 8).length);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        walk.fields += 1;
        if (walk.fields > MAX_FIELDS)
            (0,stop/* stopAtLimit */.zK)(`more than ${MAX_FIELDS} schema fields`);
        if (next.depth > MAX_DEPTH)
            (0,stop/* stopAtLimit */.zK)(`a schema nested deeper than ${MAX_DEPTH}`);
        const field = (0,flatbuffer/* table */.tp)(walk, next.at, true);
        const { depth } = next;
        (0,flatbuffer/* textIn */.r7)(walk, field(4));
        checkType(walk, field);
        checkScale(walk, field);
        for (const child of (0,flatbuffer/* tables */.um)(walk, field(14)))
            open.push({ at: child, depth: depth + 1 });
        checkPairs(walk, field(16));
    }
}
/** The types that a field of the schema has, in the numbers of Schema.fbs. */
const DECIMAL = 7;
const TIMESTAMP = 10;
const UNION = 14;
/** Digits behind the point. The widest decimal has 76 digits, and the library raises ten to whatever stands there. */
const MAX_DECIMAL_SCALE = 1_000;
function checkScale(walk, field) {
    const [type, at] = [field(8), field(10)];
    if (type === undefined || at === undefined || walk.view.getUint8(type) !== DECIMAL)
        return;
    const scale = (0,flatbuffer/* table */.tp)(walk, (0,flatbuffer/* indirect */.d7)(walk, at), true)(6);
    if (scale !== undefined && walk.view.getInt32(scale, true) > MAX_DECIMAL_SCALE)
        (0,stop/* stopAtLimit */.zK)(`a decimal of more than ${MAX_DECIMAL_SCALE} places`);
}
/** What else a type and a dictionary say of themselves: texts and numbers in tables of their own. */
function checkType(walk, field) {
    const [type, at, dictionary] = [field(8), field(10), field(12)];
    const number = type === undefined ? 0 : walk.view.getUint8(type);
    const own = at === undefined ? undefined : (0,flatbuffer/* table */.tp)(walk, (0,flatbuffer/* indirect */.d7)(walk, at), true);
    if (number === TIMESTAMP)
        (0,flatbuffer/* textIn */.r7)(walk, own?.(6));
    const members = number === UNION ? own?.(6) : undefined;
    if (members !== undefined)
        (0,flatbuffer/* vector */.i1)(walk, members, 4);
    if (dictionary === undefined)
        return;
    const index = (0,flatbuffer/* table */.tp)(walk, (0,flatbuffer/* indirect */.d7)(walk, dictionary), true)(6);
    if (index !== undefined)
        (0,flatbuffer/* table */.tp)(walk, (0,flatbuffer/* indirect */.d7)(walk, index), true);
}
/** Pairs of texts; how many there are is booked. */
function checkPairs(walk, field) {
    const pairs = (0,flatbuffer/* tables */.um)(walk, field);
    walk.meter.count(pairs.length);
    return pairs.map((at) => {
        const pair = (0,flatbuffer/* table */.tp)(walk, at, true);
        return [(0,flatbuffer/* textIn */.r7)(walk, pair(4)), (0,flatbuffer/* textIn */.r7)(walk, pair(6))];
    });
}
/** Where writers said how a batch is compressed before the format had a place for it. */
const OLD_COMPRESSION = 'ARROW:experimental_compression';
/** The library reads those of the schema and of its fields alone. */
function notePairs(walk, of, field) {
    for (const pair of checkPairs(walk, field))
        if (pair[0] !== OLD_COMPRESSION)
            walk.notes.add(JSON.stringify([of, ...pair]));
}

// EXTERNAL MODULE: ./lib/documents/tables/codecs.js
var tables_codecs = __webpack_require__(15315);
;// CONCATENATED MODULE: ./lib/documents/tables/lz4-frame.js

const MAGIC = 0x184d2204;
const UNCOMPRESSED_BLOCK = 0x80000000;
/**
 * The LZ4 frame format, to exactly `length` bytes. Own, because Node has none and the decoder that comes with
 * hyparquet reads single blocks, which cannot look back into the block before (docs/adr/0092). Checksums are not asked:
 * they say nothing about what the bytes mean.
 */
function unpackLz4Frame(input, length) {
    const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
    if (input.length < 7 || view.getUint32(0, true) !== MAGIC)
        (0,stop/* fail */.fJ)('an LZ4 frame without its magic number');
    const flags = input[4];
    if (flags >> 6 !== 1)
        (0,stop/* fail */.fJ)('an LZ4 frame of an unknown version');
    const blockChecksum = (flags & 16) !== 0 ? 4 : 0;
    let at = 7 + ((flags & 8) !== 0 ? 8 : 0) + ((flags & 1) !== 0 ? 4 : 0);
    const output = new Uint8Array(length);
    let written = 0;
    for (;;) {
        if (at + 4 > input.length)
            (0,stop/* fail */.fJ)('an LZ4 frame is cut off');
        const header = view.getUint32(at, true);
        at += 4;
        if (header === 0)
            break;
        const size = header & 0x7fffffff;
        if (at + size > input.length)
            (0,stop/* fail */.fJ)('an LZ4 block is cut off');
        const block = input.subarray(at, at + size);
        if (header >= UNCOMPRESSED_BLOCK) {
            if (written + size > length)
                (0,stop/* fail */.fJ)('an LZ4 frame is larger than it says');
            output.set(block, written);
            written += size;
        }
        else
            written = unpackBlock(block, output, written);
        at += size + blockChecksum;
    }
    return written === length ? output : (0,stop/* fail */.fJ)('an LZ4 frame has another size than it says');
}
/** Writes one block at `from` and returns where it ends. Matches may reach back over all that was written before. */
function unpackBlock(block, output, from) {
    let at = 0;
    let to = from;
    const long = (start) => {
        let total = start;
        if (start !== 15)
            return total;
        for (;;) {
            const byte = block[at];
            if (byte === undefined)
                return (0,stop/* fail */.fJ)('an LZ4 block is cut off');
            at += 1;
            total += byte;
            if (byte !== 255)
                return total;
        }
    };
    while (at < block.length) {
        const token = block[at];
        at += 1;
        const literals = long(token >> 4);
        if (at + literals > block.length || to + literals > output.length)
            (0,stop/* fail */.fJ)('an LZ4 block is larger than it says');
        output.set(block.subarray(at, at + literals), to);
        at += literals;
        to += literals;
        if (at >= block.length)
            return to;
        const distance = block[at] | ((block[at + 1] ?? 0) << 8);
        at += 2;
        const match = long(token & 15) + 4;
        if (distance === 0 || distance > to || to + match > output.length)
            (0,stop/* fail */.fJ)('an LZ4 match reaches out of the output');
        for (let index = 0; index < match; index += 1)
            output[to + index] = output[to + index - distance];
        to += match;
    }
    return to;
}

// EXTERNAL MODULE: ./lib/documents/tables/writers.js
var writers = __webpack_require__(32154);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
;// CONCATENATED MODULE: ./lib/documents/formats/arrow.js













/** Arrow IPC, as a file (Feather version 2) and as a stream; Feather version 1, which is a format of its own. */
const arrow = { id: 'arrow', read: (input) => (0,guard/* readGuarded */.vK)(input, 'Arrow', () => read(input)) };
async function read(input) {
    if (Buffer.from(input.bytes.subarray(0, 4)).toString('latin1') === 'FEA1')
        return readFeather(input);
    const [{ tableFromIPC, setCompressionCodec, CompressionType }, codecs] = await Promise.all([
        __webpack_require__.e(/* import() */ 5619).then(__webpack_require__.t.bind(__webpack_require__, 25619, 19)),
        (0,tables_codecs/* loadCodecs */.E)(),
    ]);
    // Typed arrays over the buffers need them aligned, which the bytes of a larger buffer may not be.
    const bytes = Uint8Array.from(input.bytes);
    const facts = checkMessages(bytes, (0,guard/* newMeter */.Yi)(input), (0,guard/* newMeter */.Yi)(input));
    const meter = (0,guard/* newMeter */.Yi)(input, guard/* COLUMN_VALUE_MEMORY */.d_);
    const unused = () => (0,stop/* stopAtLimit */.zK)('nothing is written here');
    // The registry of codecs is the library's own and global; what follows until the table is there runs in one go.
    setCompressionCodec(CompressionType.LZ4_FRAME, {
        encode: unused,
        decode: (packed, length) => booked(meter, length, () => unpackLz4Frame(packed, length)),
    });
    setCompressionCodec(CompressionType.ZSTD, {
        encode: unused,
        decode: (packed, length) => booked(meter, length, () => codecs.zstd(packed, length)),
    });
    const table = tableFromIPC(bytes);
    const beginning = facts.schemaEnd === 0 ? undefined : streamSchema(tableFromIPC, bytes, facts.schemaEnd);
    const { fields, metadata } = table.schema;
    const cellsOf = newCellReader(meter);
    const unseen = fields.map(() => newUnseen());
    const columns = table.children.map((column, at) => column.data.flatMap((batch) => cellsOf(batch, unseen[at])));
    const height = Math.max(0, ...columns.map((column) => column.length));
    const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row]));
    if (columns.some((column) => column.length !== height))
        return ragged();
    const { declared, layout } = (0,writers/* writerMetadata */.r)([...(metadata ?? new Map())]);
    const own = (0,writers/* writerMetadata */.r)(fieldMetadata(fields));
    const document = (0,guard/* tableDocument */.CB)({
        format: 'arrow',
        columns: fields.map((field) => ({ name: nameOf(field), kind: kindText(field), nullable: field.nullable })),
        rows,
        declared: { ...declared, ...own.declared },
        layout: { ...layoutOf(facts), ...fieldLayout(own.layout), ...layout },
    });
    const said = {
        ...(beginning === undefined || beginning === describe(table.schema)
            ? {}
            : { 'schema at the beginning': beginning }),
        ...Object.assign({}, ...fields.map((field, at) => unseenFacts(unseen[at], nameOf(field)))),
        ...(0,images_spans/* unusedFact */.h)(facts.spans, 'bytes that nothing refers to'),
        ...(facts.notes.length === 0 ? {} : { 'metadata of messages': (0,nodes/* listFact */.HG)(facts.notes) }),
        ...(facts.unnamed.length === 0 ? {} : { 'messages that the footer does not name': (0,binaries/* bytesFact */.CV)(facts.unnamed) }),
    };
    return { ok: true, document: { ...document, facts: said } };
}
/** A file has its schema twice: in the footer, and at its beginning for whoever reads it as a stream. */
function streamSchema(tableFromIPC, bytes, end) {
    const stream = new Uint8Array(end - FIRST_MESSAGE + END_OF_STREAM.length);
    stream.set(bytes.subarray(FIRST_MESSAGE, end));
    stream.set(END_OF_STREAM, end - FIRST_MESSAGE);
    return describe(tableFromIPC(stream).schema);
}
const END_OF_STREAM = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];
function describe({ fields, metadata }) {
    const shown = fields.map((field) => [field.name, kindText(field), field.nullable, ...(field.metadata ?? [])]);
    return (0,binaries/* bytesFact */.CV)(Buffer.from(JSON.stringify([shown, [...(metadata ?? [])]])));
}
function ragged() {
    return { ok: false, reason: 'columns of different lengths', line: 0, column: 0 };
}
function booked(meter, length, unpack) {
    meter.inflate(length);
    const output = unpack();
    // Some codecs give a part of a larger buffer, which typed arrays of wide elements cannot begin in.
    return output.byteOffset % WIDEST_ELEMENT_BYTES === 0 ? output : Uint8Array.from(output);
}
const WIDEST_ELEMENT_BYTES = 8;
function layoutOf({ storage, batches, compression }) {
    return { storage, compression, 'record batches': String(batches) };
}
function fieldLayout(layout) {
    const { 'writer metadata': said } = layout;
    return said === undefined ? {} : { 'writer metadata of fields': said };
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

/***/ 93471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ float16),
/* harmony export */   Fh: () => (/* binding */ newConverter),
/* harmony export */   nK: () => (/* binding */ alias)
/* harmony export */ });
/* harmony import */ var _tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51239);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/** The name under which the library sees a field: real ones may hold dots, occur twice or be `__proto__`. */
function alias(field) {
    return `f${field.index}`;
}
/** Turns what the library assembles into nodes. Dictionary entries are one array each, so their nodes are shared. */
function newConverter(meter) {
    const known = new WeakMap();
    function convert(value, field) {
        meter.count(1);
        const repetition = field.element.repetition_type;
        if (repetition === 'REPEATED')
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(arrayOf(value).map((item) => single(item, field)));
        if (value === null || (value === undefined && field.children.length > 0 && repetition === 'OPTIONAL'))
            return _tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .NULL */ .Cq;
        return single(value, field);
    }
    function single(value, field) {
        if (field.children.length > 0)
            return group(value, field);
        if (value === undefined)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`column ${JSON.stringify(field.name)} has fewer values than rows`);
        if (!(value instanceof Uint8Array))
            return leaf(value, field);
        const before = known.get(value);
        if (before?.field === field)
            return before.node;
        // Texts of one dictionary entry are stored once, however often it is used.
        meter.inflate(value.length);
        const node = leaf(value, field);
        known.set(value, { field, node });
        return node;
    }
    function group(value, field) {
        const [only] = field.children;
        const wrapped = field.children.length === 1 && only.element.repetition_type === 'REPEATED';
        if (wrapped && field.logical.kind === 'list')
            return listOf(memberOf(value, only), field, only);
        if (wrapped && field.logical.kind === 'map')
            return convert(memberOf(value, only), only);
        return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(field.children.map((child) => [child.name, convert(memberOf(value, child), child)]));
    }
    /** A list in three levels; the older two-level forms are told apart as the format's rules for it say. */
    function listOf(value, field, repeated) {
        const [element] = repeated.children;
        const twoLevels = repeated.children.length !== 1 || repeated.name === 'array' || repeated.name === `${field.name}_tuple`;
        if (twoLevels)
            return convert(value, repeated);
        return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(arrayOf(value).map((item) => convert(memberOf(item, element), element)));
    }
    return convert;
}
function arrayOf(value) {
    if (Array.isArray(value))
        return value;
    if (ArrayBuffer.isView(value) && !(value instanceof DataView))
        return Array.from(value);
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('a repeated field is not assembled as a list');
}
function memberOf(value, child) {
    if (value === null || typeof value !== 'object')
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('a group is not assembled as an object');
    return Reflect.get(value, alias(child));
}
function leaf(value, field) {
    if (typeof value === 'boolean')
        return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(value);
    if (value instanceof Uint8Array)
        return fromBytes(value, field);
    const { type } = field.element;
    if (typeof value === 'number' && type === 'FLOAT')
        return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .float32 */ .In)(value);
    if (typeof value === 'number' && type === 'DOUBLE')
        return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .float */ .fV)(value);
    if (typeof value === 'bigint' && type === 'INT96')
        return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ)((0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .timestampText */ .Ke)(value, 9, ''));
    if (typeof value === 'number' || typeof value === 'bigint')
        return fromInteger(BigInt(value), field);
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`a value of column ${JSON.stringify(field.name)} has an unknown form`);
}
function fromInteger(value, { logical, element }) {
    switch (logical.kind) {
        case 'integer':
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)(logical.signed ? value : BigInt.asUintN(element.type === 'INT32' ? 32 : 64, value));
        case 'decimal':
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .exactDecimal */ .Z5)(value, logical.scale);
        case 'date':
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ)((0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateText */ .MK)(value));
        case 'time':
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ)(`${(0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .timeText */ .Tc)(value, logical.digits)}${logical.utc ? 'Z' : ''}`);
        case 'timestamp':
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ)((0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .timestampText */ .Ke)(value, logical.digits, logical.utc ? 'Z' : ''));
        default:
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)(value);
    }
}
function fromBytes(bytes, { logical, element }) {
    switch (logical.kind) {
        case 'string':
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrBytes */ .Q8)(bytes);
        case 'decimal': {
            const unscaled = (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .bigEndianInteger */ .SM)(bytes);
            return unscaled === undefined ? (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .binary */ .aw)(bytes) : (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .exactDecimal */ .Z5)(unscaled, logical.scale);
        }
        case 'uuid':
            return bytes.length === 16 ? (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(uuidText(bytes)) : (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .binary */ .aw)(bytes);
        case 'float16':
            return bytes.length === 2 && element.type === 'FIXED_LEN_BYTE_ARRAY'
                ? (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .float */ .fV)(float16(bytes[0] | (bytes[1] << 8)))
                : (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .binary */ .aw)(bytes);
        case 'other':
            return logical.name === 'ENUM' || logical.name === 'JSON' ? (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrBytes */ .Q8)(bytes) : (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .binary */ .aw)(bytes);
        default:
            return (0,_tables_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .binary */ .aw)(bytes);
    }
}
function uuidText(bytes) {
    return Buffer.from(bytes)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
/** IEEE 754 half precision, widened exactly. */
function float16(bits) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    if (exponent === 31)
        return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
    if (exponent === 0)
        return sign * fraction * 2 ** -24;
    return sign * (1024 + fraction) * 2 ** (exponent - 25);
}


/***/ }),

/***/ 15315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ loadCodecs)
/* harmony export */ });
/* unused harmony export zstdContentSize */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/**
 * The codecs of columnar files. gzip and brotli are Node's, which stop at a length; the others come with hyparquet.
 * `length` is booked by the caller before, so no codec is asked for more than the limits allow.
 */
async function loadCodecs() {
    const [{ snappyUncompress }, { compressors, decompressZstd }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3303), __webpack_require__.e(6186)]).then(__webpack_require__.bind(__webpack_require__, 23303)),
        __webpack_require__.e(/* import() */ 138).then(__webpack_require__.bind(__webpack_require__, 20138)),
    ]);
    const other = (name) => {
        // A block of nothing is one zero, which the library takes for a place to copy from.
        return (input, length) => length === 0 && input.length === 1 && input[0] === 0
            ? new Uint8Array(0)
            : exactly(compressors[name](input, length), length);
    };
    return {
        snappy: (input, length) => {
            const output = new Uint8Array(length);
            snappyUncompress(input, output);
            return output;
        },
        zstd: (input, length) => {
            // fzstd allocates what the frame's header asks for, so that is held against the length first. A frame that
            // says nothing gets an output of that length, beyond which nothing is written.
            const said = zstdContentSize(input);
            if (said !== undefined && said > length)
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('a compressed block is larger than it says');
            return exactly(decompressZstd(input, said === undefined ? new Uint8Array(length) : undefined), length);
        },
        lz4: other('LZ4'),
        lz4Raw: other('LZ4_RAW'),
        gzip: (input, length) => exactly((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(input, { maxOutputLength: length + 1 }), length),
        brotli: (input, length) => exactly((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(input, { maxOutputLength: length + 1 }), length),
    };
}
function exactly(output, length) {
    return output.length === length ? output : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)('a compressed block has another size than it says');
}
/** What a Zstandard frame says about its size (RFC 8878, section 3.1.1.1); undefined where it says nothing. */
function zstdContentSize(input) {
    const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
    if (input.length < 6 || view.getUint32(0, true) !== 0xfd2fb528)
        return undefined;
    const descriptor = input[4];
    const single = (descriptor & 32) !== 0;
    const size = [single ? 1 : 0, 2, 4, 8][descriptor >> 6];
    const at = 5 + (single ? 0 : 1) + [0, 1, 2, 4][descriptor & 3];
    if (size === 0 || at + size > input.length)
        return undefined;
    if (size === 1)
        return input[at];
    if (size === 2)
        return view.getUint16(at, true) + 256;
    return size === 4 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
}


/***/ }),

/***/ 80427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ tableDocument),
/* harmony export */   Yi: () => (/* binding */ newMeter),
/* harmony export */   d_: () => (/* binding */ COLUMN_VALUE_MEMORY),
/* harmony export */   vK: () => (/* binding */ readGuarded)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27787);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);



/**
 * Runs a reader that stands on a library. Whatever the library throws over hostile bytes, an ordinary error or its
 * own overflowing stack, says that the file does not read; a `ReadStop` has its own words.
 */
async function readGuarded(input, what, read) {
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(async () => {
        (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(input);
        try {
            return await read();
        }
        catch (error) {
            if (error instanceof _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .ReadStop */ .t6 || !(error instanceof Error))
                throw error;
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`not readable as ${what}: ${error.message.slice(0, MAX_REASON_CHARACTERS)}`);
        }
    });
}
/** What a library says may hold a megabyte of the file. */
const MAX_REASON_CHARACTERS = 200;
/** A small file may unpack to this much whatever the ratio: columns of one value do, and it costs nothing. */
const FREE_INFLATION_BYTES = 16_777_216;
/** A value of a column with its row, and what comparing takes beside it. Bytes. */
const COLUMN_VALUE_MEMORY = 448;
/** `memory` is what each value takes that is counted, in bytes, where it is more than a node. */
function newMeter(input, memory = 0) {
    const { nodes } = input.options.limits;
    const free = Math.max(FREE_INFLATION_BYTES, input.bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATION_RATIO */ .wF);
    const most = Math.min(free, _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATED_BYTES */ .Bx);
    let inflated = 0;
    let counted = 0;
    // Beside what is unpacked there is what is made of it.
    const book = () => input.book?.(0, inflated * 2 + counted * memory);
    return {
        inflate(bytes) {
            inflated += bytes;
            if (!(inflated <= most))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`unpacks to more than ${most} bytes`);
            book();
        },
        room: () => most - inflated,
        count(values) {
            counted += values;
            if (!(counted <= nodes))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${nodes} values`);
            if (memory > 0)
                book();
        },
    };
}
/** A table without lines and without ragged rows, as binary formats have them. */
function tableDocument({ format, columns, rows, declared = {}, layout = {}, notices = [], }) {
    const content = { kind: 'table', columns, rows, lines: [], ragged: [] };
    return { format, readings: [{ label: '', content }], declared, layout, notices };
}


/***/ }),

/***/ 32154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ writerMetadata)
/* harmony export */ });
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68809);

/** Keys under which writers keep what they need to read their own files back. All of it is said elsewhere, too. */
const WRITER_KEYS = /^(?:ARROW:schema$|PARQUET:|pandas$|org\.apache\.spark\.|writer\.|parquet\.avro\.|avro\.schema$|duckdb_schema$)/;
/**
 * Metadata beside a schema: what writers keep for themselves is layout, what a person or an application put there
 * (GeoParquet's `geo`, the unit of a field) is part of what the file declares. `place` is that of a field.
 */
function writerMetadata(pairs) {
    const declared = new Map();
    const writer = [];
    for (const [key, value, place] of pairs) {
        if (WRITER_KEYS.test(key)) {
            writer.push(`${place ?? ''}${key}=${value}`);
            continue;
        }
        const name = place === undefined ? `metadata ${key}` : `metadata of field ${place} ${key}`;
        const before = declared.get(name);
        // A key given twice says both.
        declared.set(name, before === undefined ? value : `${before}\n${value}`);
    }
    return {
        declared: Object.fromEntries(declared),
        layout: writer.length === 0 ? {} : { 'writer metadata': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .listFact */ .HG)(writer.sort()) },
    };
}


/***/ })

};
