export const id = 651;
export const ids = [651];
export const modules = {

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

/***/ 50651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parquet: () => (/* binding */ parquet)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/arrow/flatbuffer.js
var flatbuffer = __webpack_require__(13267);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/parquet/arrow-schema.js




/** Numbers and units of Schema.fbs. */
const SCHEMA = 1;
const DURATION = 18;
const MILLISECONDS = 1;
const UNITS = ['s', 'ms', 'us', 'ns'];
const MAX_FIELDS = 20_000;
/** Characters. */
const MAX_NAME = 200;
/**
 * What only ARROW:schema says of the values. Parquet has no durations: writers store whole numbers and keep the unit here,
 * so that the same numbers are seconds or milliseconds by it. The rest is said by the schema as well, or is how values are
 * handed over. Arrow's own reader opens no file in which it does not read.
 */
function saidByArrowSchema(written) {
    try {
        const durations = durationsIn((0,scanner/* strictBase64 */.PO)(written) ?? (0,stop/* fail */.fJ)('ARROW:schema is no base64'));
        return durations.length === 0 ? {} : { 'units of durations': (0,nodes/* listFact */.HG)(durations) };
    }
    catch {
        // Offsets lead out of it, or around in it: whatever was thrown, all of it counts then.
        return { 'ARROW:schema that does not read': (0,nodes/* listFact */.HG)([written]) };
    }
}
function durationsIn(bytes) {
    const buffer = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    const { view } = buffer;
    // Older writers have no mark before the length.
    const message = (0,flatbuffer/* table */.tp)(buffer, view.getInt32(0, true) === -1 ? 8 : 4);
    const [kind, header] = [message(6), message(8)];
    if (kind === undefined || header === undefined || view.getUint8(kind) !== SCHEMA)
        (0,stop/* fail */.fJ)('no schema');
    const schema = (0,flatbuffer/* table */.tp)(buffer, (0,flatbuffer/* indirect */.d7)(buffer, header), true);
    const found = [];
    const open = [...(0,flatbuffer/* tables */.um)(buffer, schema(6))];
    for (let at = open.pop(), place = 0; at !== undefined; at = open.pop(), place += 1) {
        const field = (0,flatbuffer/* table */.tp)(buffer, at, true);
        const [type, details] = [field(8), field(10)];
        if (type !== undefined && details !== undefined && view.getUint8(type) === DURATION) {
            const unit = (0,flatbuffer/* table */.tp)(buffer, (0,flatbuffer/* indirect */.d7)(buffer, details), true)(4);
            const name = UNITS[unit === undefined ? MILLISECONDS : view.getInt16(unit, true)] ?? 'unknown';
            found.push(`${(0,flatbuffer/* textIn */.r7)(buffer, field(4)).slice(0, MAX_NAME)} (${place}): ${name}`);
        }
        const children = (0,flatbuffer/* tables */.um)(buffer, field(14));
        if (place + open.length + children.length > MAX_FIELDS)
            (0,stop/* fail */.fJ)('too many fields');
        open.push(...children);
    }
    return found;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
;// CONCATENATED MODULE: ./lib/documents/parquet/known.js
/**
 * The fields of parquet.thrift (format 2.11) that a reader knows. `true` lets pass what is within, where unions of types
 * grow from version to version or readers look at all of it.
 */
const STATISTICS = { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true };
const KEY_VALUE = { 1: true, 2: true };
const PAGE_HEADER = {
    1: true,
    2: true,
    3: true,
    4: true,
    5: { 1: true, 2: true, 3: true, 4: true, 5: STATISTICS },
    6: {},
    7: { 1: true, 2: true, 3: true },
    8: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: STATISTICS },
};
const COLUMN_META_DATA = {
    ...{ 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: KEY_VALUE, 9: true, 10: true, 11: true },
    12: STATISTICS,
    13: { 1: true, 2: true, 3: true },
    14: true,
    15: true,
    16: { 1: true, 2: true, 3: true },
    17: { 1: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true }, 2: true },
};
const COLUMN_CHUNK = {
    ...{ 1: true, 2: true, 3: COLUMN_META_DATA, 4: true, 5: true, 6: true, 7: true, 8: true, 9: true },
};
const FOOTER = {
    1: true,
    2: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true, 9: true, 10: true },
    3: true,
    4: { 1: COLUMN_CHUNK, 2: true, 3: true, 4: { 1: true, 2: true, 3: true }, 5: true, 6: true, 7: true },
    5: KEY_VALUE,
    6: true,
    7: { 1: {}, 2: {} },
    8: true,
    9: true,
};
const COLUMN_META = COLUMN_META_DATA;
const COLUMN_INDEX = { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true };
const OFFSET_INDEX = { 1: { 1: true, 2: true, 3: true }, 2: true };
const FILTER_HEADER = { 1: true, 2: { 1: {} }, 3: { 1: {} }, 4: { 1: {} } };

;// CONCATENATED MODULE: ./lib/documents/parquet/thrift.js

/** Compact thrift types, as far as Parquet has them. */
const TYPE = { true: 1, false: 2, byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8, list: 9, struct: 12 };
const MAX_DEPTH = 24;
/** @throws ReadStop where none stands there. */
function walkStruct(bytes, start, known) {
    const cursor = { bytes, at: start };
    const strange = [];
    const numbers = readStruct(cursor, 0, known, strange);
    return { numbers, end: cursor.at, strange };
}
/** The same, or undefined. */
function tryStruct(bytes, start, known) {
    try {
        return walkStruct(bytes, start, known);
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6)
            return undefined;
        throw error;
    }
}
function readStruct(cursor, depth, known, strange) {
    if (depth > MAX_DEPTH)
        (0,stop/* fail */.fJ)('a page header is nested too deep');
    const found = new Map();
    let id = 0;
    for (;;) {
        const start = cursor.at;
        const byte = next(cursor);
        const type = byte & 15;
        if (type === 0)
            return found;
        id = byte >> 4 === 0 ? zigzag(cursor) : id + (byte >> 4);
        const own = typeof known === 'object' ? known[id] : known;
        const stranger = typeof known === 'object' && own === undefined;
        const within = stranger ? undefined : own;
        if (type === TYPE.struct) {
            for (const [path, value] of readStruct(cursor, depth + 1, within, strange))
                found.set(`${id}.${path}`, value);
        }
        else if (type === TYPE.i32 || type === TYPE.i16 || type === TYPE.i64)
            found.set(String(id), zigzag(cursor));
        else if (type === TYPE.true || type === TYPE.false)
            found.set(String(id), type === TYPE.true ? 1 : 0);
        else
            skip(cursor, type, depth, false, within, strange);
        if (cursor.at > cursor.bytes.length)
            (0,stop/* fail */.fJ)('a page header is cut off');
        if (stranger)
            strange.push(cursor.bytes.subarray(start, cursor.at));
    }
}
function skip(cursor, type, depth, inList, known, strange) {
    if (type === TYPE.true || type === TYPE.false)
        cursor.at += inList ? 1 : 0;
    else if (type === TYPE.byte)
        cursor.at += 1;
    else if (type === TYPE.i16 || type === TYPE.i32 || type === TYPE.i64)
        zigzag(cursor);
    else if (type === TYPE.double)
        cursor.at += 8;
    else if (type === TYPE.binary) {
        const length = varint(cursor);
        cursor.at += length;
    }
    else if (type === TYPE.struct)
        readStruct(cursor, depth + 1, known, strange);
    else if (type === TYPE.list) {
        const byte = next(cursor);
        const size = byte >> 4 === 15 ? varint(cursor) : byte >> 4;
        for (let index = 0; index < size && cursor.at <= cursor.bytes.length; index += 1)
            skip(cursor, byte & 15, depth + 1, true, known, strange);
    }
    else
        (0,stop/* fail */.fJ)(`a page header with a thrift type ${type}`);
}
function next(cursor) {
    const byte = cursor.bytes[cursor.at];
    if (byte === undefined)
        return (0,stop/* fail */.fJ)('a page header is cut off');
    cursor.at += 1;
    return byte;
}
function varint(cursor) {
    let value = 0;
    for (let shift = 0; shift < 64; shift += 7) {
        const byte = next(cursor);
        value += (byte & 127) * 2 ** shift;
        if (byte < 128)
            return value;
    }
    return (0,stop/* fail */.fJ)('a page header with an endless number');
}
function zigzag(cursor) {
    const value = varint(cursor);
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

;// CONCATENATED MODULE: ./lib/documents/parquet/pages.js



/** What parquet.thrift calls a page. Readers pass over every other one. */
const PAGE = { data: 0, dictionary: 2, dataV2: 3 };
/** Where the pages of a chunk lie, by the footer. */
function chunkSpan({ meta_data: data }) {
    if (data === undefined)
        return undefined;
    const dictionary = Number(data.dictionary_page_offset ?? 0n);
    const pages = Number(data.data_page_offset);
    // A table without rows has a dictionary and no page, whose offset writers leave at zero: the file begins with its mark.
    const start = dictionary > 0 && (pages === 0 || dictionary < pages) ? dictionary : pages;
    return [start, start + Number(data.total_compressed_size)];
}
/**
 * Adds up what the page headers promise, before the library allocates it: its decoders believe a header that says two
 * billion values in ten bytes. The library keeps its header reader to itself.
 */
function bookPages(bytes, metadata, meter) {
    for (const { columns } of metadata.row_groups) {
        for (const chunk of columns) {
            const span = chunkSpan(chunk);
            if (span === undefined)
                continue;
            const [start, end] = span;
            if (!(start >= 0 && end >= start && end <= bytes.length))
                (0,stop/* fail */.fJ)('a column chunk lies outside of the file');
            for (const { header } of pagesIn(bytes, start, end)) {
                meter.inflate(header.numbers.get('2') ?? 0);
                meter.count(Math.max(0, ...['5.1', '7.1', '8.1'].map((field) => header.numbers.get(field) ?? 0)));
            }
        }
    }
}
function* pagesIn(bytes, start, end) {
    const chunk = bytes.subarray(0, end);
    for (let at = start; at < end - 1;) {
        const header = walkStruct(chunk, at, PAGE_HEADER);
        const [unpacked, packed] = [header.numbers.get('2') ?? 0, header.numbers.get('3') ?? 0];
        if (unpacked < 0 || packed < 0)
            (0,stop/* fail */.fJ)('a page with a negative size');
        const page = { header, start: at, body: header.end, end: Math.min(header.end + packed, end) };
        yield page;
        at = header.end + packed;
    }
}
/** All pages of data, one by one, those that are behind the last value as well: the library may read them. */
function* dataPages(bytes, chunk) {
    const span = chunkSpan(chunk);
    for (const page of span === undefined ? [] : pagesIn(bytes, ...span)) {
        const type = page.header.numbers.get('1');
        if (type === PAGE.data || type === PAGE.dataV2)
            yield page;
    }
}
/** The pages of a chunk that hold its values: its dictionary, and pages of data until there are as many as it says. */
function readPages(bytes, chunk) {
    const span = chunkSpan(chunk);
    if (span === undefined)
        return [];
    const pages = [];
    let left = Number(chunk.meta_data?.num_values ?? 0n);
    for (const page of pagesIn(bytes, ...span)) {
        const { numbers } = page.header;
        const type = numbers.get('1');
        const data = type === PAGE.data || type === PAGE.dataV2;
        const first = pages.length === 0 && type === PAGE.dictionary;
        if (!first && !(data && left > 0))
            continue;
        pages.push(page);
        if (data)
            left -= numbers.get(type === PAGE.data ? '5.1' : '8.1') ?? 0;
    }
    return pages;
}

;// CONCATENATED MODULE: ./lib/documents/parquet/beside.js






/** Two marks and the length of the footer. */
const MARK_BYTES = 4;
const TAIL_BYTES = 8;
/**
 * What a file holds beside its cells and what describes them. A place that the footer names is taken for what it is
 * said to be only as far as it reads as that: a footer can say of any bytes that they are an index (docs/adr/0266).
 */
function besideFacts(bytes, metadata, rest) {
    const spans = (0,images_spans/* newSpans */.m)(bytes);
    const found = { strange: [], filters: [], sums: [] };
    const useStruct = (start, known) => {
        if (start === undefined)
            return undefined;
        const walked = tryStruct(bytes, Number(start), known);
        if (walked === undefined)
            return undefined;
        spans.use(Number(start), walked.end);
        found.strange.push(...walked.strange);
        return walked;
    };
    const usePage = ({ header, start, body, end }) => {
        spans.use(start, end);
        found.strange.push(...header.strange);
        const sum = header.numbers.get('4');
        if (sum !== undefined && (0,external_node_zlib_.crc32)(bytes.subarray(body, end)) !== sum >>> 0)
            found.sums.push(bytes.subarray(start, body));
    };
    const useChunk = (chunk) => {
        useStruct(chunk.column_index_offset, COLUMN_INDEX);
        useStruct(chunk.offset_index_offset, OFFSET_INDEX);
        for (const page of readPages(bytes, chunk))
            usePage(page);
        const offset = chunk.meta_data?.bloom_filter_offset;
        const filter = useStruct(offset, FILTER_HEADER);
        if (filter !== undefined) {
            const end = Math.min(bytes.length, filter.end + Math.max(0, filter.numbers.get('1') ?? 0));
            spans.use(filter.end, end);
            found.filters.push(bytes.subarray(Number(offset), end));
        }
        // Some writers repeat behind a column what the footer says of it.
        const end = chunkSpan(chunk)?.[1];
        if (end === undefined || Number(chunk.file_offset) !== end)
            return;
        const repeated = [COLUMN_META, COLUMN_CHUNK].find((known) => tryStruct(bytes, end, known)?.strange.length === 0);
        if (repeated !== undefined)
            useStruct(end, repeated);
    };
    spans.use(0, MARK_BYTES);
    spans.use(bytes.length - TAIL_BYTES, bytes.length);
    useStruct(bytes.length - TAIL_BYTES - metadata.metadata_length, FOOTER);
    for (const { columns } of metadata.row_groups)
        for (const chunk of columns)
            useChunk(chunk);
    return {
        ...(0,images_spans/* unusedFact */.h)(spans, 'bytes that nothing refers to'),
        ...fact('fields that nobody knows', found.strange),
        ...fact('Bloom filters', found.filters),
        ...fact('pages with a wrong checksum', found.sums),
        ...fact('bytes behind the values of pages', rest.behind),
        ...fact('entries of dictionaries that no row has', [...rest.unused].sort(Buffer.compare)),
        ...fact('metadata of columns', columnMetadata(metadata)),
    };
}
function fact(name, pieces) {
    return pieces.length === 0 ? {} : { [name]: (0,binaries/* bytesFact */.CV)(pieces) };
}
/** Pairs that applications keep with a column; how often a chunk repeats them is layout. */
function columnMetadata({ row_groups }) {
    const said = new Set();
    for (const { columns } of row_groups) {
        for (const { meta_data: data } of columns) {
            for (const { key, value } of data?.key_value_metadata ?? [])
                said.add(JSON.stringify([data?.path_in_schema, key, value ?? null]));
        }
    }
    return [...said].sort().map((one) => Buffer.from(one));
}

// EXTERNAL MODULE: ./node_modules/hyparquet/src/datapage.js + 1 modules
var datapage = __webpack_require__(56186);
// EXTERNAL MODULE: ./node_modules/hyparquet/src/delta.js
var delta = __webpack_require__(88499);
// EXTERNAL MODULE: ./node_modules/hyparquet/src/encoding.js
var src_encoding = __webpack_require__(23448);
;// CONCATENATED MODULE: ./lib/documents/parquet/runs.js

const NOTHING = new Uint8Array(0);
/** A group of packed values, of which the last one is filled up. */
const GROUP = 8;
/** Of a number in 32 bits. */
const MAX_HEADER_BITS = 35;
/**
 * Goes through the runs of the hybrid encoding that hold `count` values. The library believes each run, writes as many values as it
 * claims, and goes on behind `bytes` where they do not have them all; so such runs are refused here, before it sees them.
 */
function walkRuns(bytes, start, width, count) {
    let at = start;
    let spare = NOTHING;
    let seen = 0;
    while (seen < count) {
        let header = 0;
        let shift = 0;
        for (; shift < MAX_HEADER_BITS; shift += 7) {
            const byte = bytes[at] ?? (0,stop/* fail */.fJ)('the levels or places of a page are cut off');
            at += 1;
            header += (byte & 127) * 2 ** shift;
            if (byte < 128)
                break;
        }
        if (shift >= MAX_HEADER_BITS)
            (0,stop/* fail */.fJ)('a run with an endless number');
        const size = Math.floor(header / 2);
        const packed = header % 2 === 1;
        const values = packed ? size * GROUP : size;
        if (seen + values >= count + GROUP)
            (0,stop/* fail */.fJ)('a run of more values than its page has');
        if (packed && seen + values > count)
            spare = spareBits(bytes, at, (count - seen) * width, size * width);
        // Of the last group of eight, writers may leave out what is not needed.
        at += packed ? size * width : Math.ceil(width / 8);
        seen += values;
    }
    return { end: at, spare };
}
/** Bits from `from` on, to the end of `size` bytes: nothing where all are zero. */
function spareBits(bytes, start, from, size) {
    const first = start + Math.floor(from / 8);
    const found = Uint8Array.from(bytes.subarray(first, start + size));
    if (found.length > 0)
        found[0] &= 255 << (from % 8);
    return found.some((byte) => byte !== 0) ? found : NOTHING;
}

;// CONCATENATED MODULE: ./lib/documents/parquet/schema.js

const schema_MAX_FIELDS = 20_000;
/** Schemas are recursed over, here and in the library. */
const MAX_SCHEMA_DEPTH = 64;
/** The footer's flat list as a tree. @throws ReadStop where the counts of children do not add up. */
function schemaTree({ schema }) {
    if (schema.length > schema_MAX_FIELDS)
        (0,stop/* stopAtLimit */.zK)(`more than ${schema_MAX_FIELDS} schema fields`);
    const open = [];
    for (const [index, element] of schema.entries()) {
        open.push({ index, element, children: [] });
        if (open.length > MAX_SCHEMA_DEPTH)
            (0,stop/* stopAtLimit */.zK)(`a schema nested deeper than ${MAX_SCHEMA_DEPTH}`);
        for (;;) {
            const last = open[open.length - 1];
            if (last.children.length < (last.element.num_children ?? 0))
                break;
            open.pop();
            const field = schema_closed(last);
            const parent = open[open.length - 1];
            if (parent === undefined) {
                if (index !== schema.length - 1)
                    (0,stop/* fail */.fJ)('the schema has more fields than its groups say');
                return field;
            }
            parent.children.push(field);
        }
    }
    return (0,stop/* fail */.fJ)('the schema has fewer fields than its groups say');
}
function schema_closed({ index, element, children }) {
    return { index, name: element.name ?? '', element, children, logical: logicalOf(element) };
}
/** Fields without children, in file order: one column chunk each in every row group. */
function leavesOf(root) {
    const leaves = [];
    const walk = (field, path) => {
        if (field.children.length === 0)
            leaves.push({ field, path });
        for (const child of field.children)
            walk(child, [...path, child]);
    };
    for (const child of root.children)
        walk(child, [child]);
    return leaves;
}
const DIGITS = { MILLIS: 3, MICROS: 6, NANOS: 9 };
function logicalOf(element) {
    const { logical_type: type, converted_type: old } = element;
    if (type === undefined)
        return old === undefined ? { kind: 'none' } : convertedOf(old, element);
    switch (type.type) {
        case 'STRING':
        case 'ENUM':
            return type.type === 'ENUM' ? { kind: 'other', name: 'ENUM' } : { kind: 'string' };
        case 'DATE':
        case 'UUID':
        case 'FLOAT16':
        case 'LIST':
        case 'MAP':
            return { kind: type.type.toLowerCase() };
        case 'DECIMAL':
            return { kind: 'decimal', precision: type.precision, scale: type.scale };
        case 'TIME':
        case 'TIMESTAMP': {
            const kind = type.type === 'TIME' ? 'time' : 'timestamp';
            return { kind, digits: DIGITS[type.unit], utc: type.isAdjustedToUTC };
        }
        case 'INTEGER':
            return { kind: 'integer', bits: type.bitWidth, signed: type.isSigned };
        default:
            return { kind: 'other', name: otherName(type) };
    }
}
/** Geometry has a coordinate system and other types have settings of their own, all of which are schema. */
function otherName(type) {
    return Object.entries(type)
        .map(([key, value]) => (key === 'type' ? String(value) : `${key}=${String(value)}`))
        .join(' ');
}
function convertedOf(old, element) {
    const integer = /^(U?)INT_(\d+)$/.exec(old);
    if (integer !== null)
        return { kind: 'integer', bits: Number(integer[2]), signed: integer[1] === '' };
    switch (old) {
        case 'UTF8':
            return { kind: 'string' };
        case 'DATE':
        case 'LIST':
        case 'MAP':
            return { kind: old.toLowerCase() };
        case 'MAP_KEY_VALUE':
            return { kind: 'none' };
        case 'DECIMAL':
            return { kind: 'decimal', precision: element.precision ?? 0, scale: element.scale ?? 0 };
        case 'TIME_MILLIS':
        case 'TIMESTAMP_MILLIS':
        case 'TIME_MICROS':
        case 'TIMESTAMP_MICROS': {
            const kind = old.startsWith('TIMESTAMP') ? 'timestamp' : 'time';
            return { kind, digits: old.endsWith('MILLIS') ? 3 : 6, utc: true };
        }
        default:
            return { kind: 'other', name: old };
    }
}
/** `INT64`, `BYTE_ARRAY STRING`, `{a: INT64, b?: DOUBLE}`: what the footer declares, nullability of nested fields included. */
function kindText(field) {
    const repeated = field.element.repetition_type === 'REPEATED' ? 'repeated ' : '';
    const logical = logicalText(field.logical);
    if (field.children.length === 0) {
        const length = field.element.type_length === undefined ? '' : `(${field.element.type_length})`;
        return `${repeated}${field.element.type ?? 'group'}${length}${logical === '' ? '' : ` ${logical}`}`;
    }
    const inner = field.children.map((child) => {
        const optional = child.element.repetition_type === 'OPTIONAL' ? '?' : '';
        return `${JSON.stringify(child.name)}${optional}: ${kindText(child)}`;
    });
    return `${repeated}${logical === '' ? '' : `${logical} `}{${inner.join(', ')}}`;
}
function logicalText(logical) {
    switch (logical.kind) {
        case 'none':
            return '';
        case 'integer':
            return `${logical.signed ? 'INT' : 'UINT'}_${logical.bits}`;
        case 'decimal':
            return `DECIMAL(${logical.precision}, ${logical.scale})`;
        case 'time':
        case 'timestamp':
            return `${logical.kind.toUpperCase()}(10^-${logical.digits} s, ${logical.utc ? 'UTC' : 'local'})`;
        case 'other':
            return logical.name;
        default:
            return logical.kind.toUpperCase();
    }
}

;// CONCATENATED MODULE: ./lib/documents/parquet/rest.js







/** What parquet.thrift numbers so. */
const ENCODING = {
    plain: 0,
    plainDictionary: 2,
    rle: 3,
    delta: 5,
    deltaLength: 6,
    deltaBytes: 7,
    dictionary: 8,
    split: 9,
};
const DATA = 0;
const DICTIONARY = 2;
/**
 * Goes through the pages before the library does, which believes what they claim: what would make it write without an end stops the
 * reader. What else fails here is left over whole.
 */
function restOfPages(bytes, metadata, root, codecs, { inflate }) {
    const leaves = leavesOf(root).map(leafOf);
    const behind = [];
    const unused = [];
    for (const [index, leaf] of leaves.entries()) {
        const entries = new Map();
        const asked = new Set();
        for (const { columns } of metadata.row_groups) {
            const chunk = columns[index];
            if (chunk !== undefined)
                restOfChunk({ bytes, chunk, leaf, codecs, inflate, behind, entries, asked });
        }
        for (const [key, entry] of entries)
            if (!asked.has(key))
                unused.push(entry);
    }
    return { behind, unused };
}
function leafOf({ field, path }) {
    const kinds = path.map(({ element }) => element.repetition_type);
    const repetition = kinds.filter((kind) => kind === 'REPEATED').length;
    const definition = repetition + kinds.filter((kind) => kind === 'OPTIONAL').length;
    return { type: field.element.type, length: field.element.type_length ?? 0, definition, repetition };
}
function restOfChunk({ bytes, chunk, leaf, codecs, inflate, behind, entries, asked }) {
    const codec = chunk.meta_data?.codec ?? 'UNCOMPRESSED';
    let dictionary = [];
    const leave = (page, end) => {
        const rest = page.subarray(Math.min(page.length, end));
        // DuckDB ends runs with an empty one.
        if (rest.some((byte) => byte !== 0))
            behind.push(rest);
    };
    const own = new Set();
    for (const page of readPages(bytes, chunk)) {
        own.add(page.start);
        const body = bytes.subarray(page.body, page.end);
        try {
            if (page.header.numbers.get('1') === DICTIONARY) {
                const plain = (0,datapage/* decompressPage */.tC)(body, page.header.numbers.get('2') ?? 0, codec, codecs);
                dictionary = [];
                const see = (from, to) => {
                    const value = plain.subarray(from, to);
                    dictionary.push(Buffer.from(value).toString('latin1'));
                    entries.set(dictionary.at(-1), value);
                };
                leave(plain, plainEnd(plain, 0, page.header.numbers.get('7.1') ?? 0, leaf, see));
            }
            else
                for (const index of restOfData(page, body, (unpacked, size) => (0,datapage/* decompressPage */.tC)(unpacked, size, codec, codecs), { ...leaf, inflate }, leave))
                    asked.add(dictionary[index] ?? '');
        }
        catch (error) {
            if (error instanceof stop/* ReadStop */.t6 || !(error instanceof Error))
                throw error;
            behind.push(body);
        }
    }
    for (const page of dataPages(bytes, chunk)) {
        if (own.has(page.start))
            continue;
        const body = bytes.subarray(page.body, page.end);
        const unpack = (packed, size) => (0,datapage/* decompressPage */.tC)(packed, size, codec, codecs);
        restOfData(page, body, unpack, { ...leaf, inflate }, () => undefined);
    }
}
/** Gives the places in the dictionary that the page asks for. */
function restOfData({ header: { numbers } }, body, unpack, leaf, leave) {
    const size = numbers.get('2') ?? 0;
    if (numbers.get('1') === DATA) {
        const page = unpack(body, size);
        const count = numbers.get('5.1') ?? 0;
        let at = 0;
        let values = count;
        for (const [level, name] of [
            [leaf.repetition, 'repetition'],
            [leaf.definition, 'definition'],
        ]) {
            if (level === 0)
                continue;
            const length = viewOf(page).getUint32(at, true);
            const block = page.subarray(at + 4, at + 4 + length);
            const levels = levelsIn(block, level, count, leave);
            if (name === 'definition')
                values = levels.filter((one) => one === level).length;
            at += 4 + length;
        }
        return restOfValues(page, at, numbers.get('5.2') ?? 0, values, leaf, leave);
    }
    const [definition, repetition] = [numbers.get('8.5') ?? 0, numbers.get('8.6') ?? 0];
    const count = numbers.get('8.1') ?? 0;
    if (leaf.repetition > 0)
        levelsIn(body.subarray(0, repetition), leaf.repetition, count, leave);
    else
        leave(body.subarray(0, repetition), 0);
    const levels = body.subarray(repetition, repetition + definition);
    if (leaf.definition > 0)
        levelsIn(levels, leaf.definition, count, leave);
    else
        leave(levels, 0);
    const packed = body.subarray(repetition + definition);
    const unpacked = size - definition - repetition;
    const page = numbers.get('8.7') === 0 || unpacked === 0 ? packed : unpack(packed, unpacked);
    return restOfValues(page, 0, numbers.get('8.4') ?? 0, count - (numbers.get('8.2') ?? 0), leaf, leave);
}
function levelsIn(block, highest, count, leave) {
    const width = 32 - Math.clz32(highest);
    leaveRuns(block, 0, width, count, leave);
    const levels = new Uint8Array(count);
    (0,src_encoding/* readRleBitPackedHybrid */.z)({ view: viewOf(block), offset: 0 }, width, levels, block.length);
    return levels;
}
function leaveRuns(bytes, start, width, count, leave) {
    const { end, spare } = walkRuns(bytes, start, width, count);
    leave(spare, 0);
    leave(bytes, end);
}
function restOfValues(page, start, encoding, count, leaf, leave) {
    const { inflate } = leaf;
    const asked = new Set();
    const reader = { view: viewOf(page), offset: start };
    if (encoding === ENCODING.plain) {
        if (leaf.type === 'BOOLEAN')
            leave(spareBits(page, start, count, Math.ceil(count / 8)), 0);
        leave(page, plainEnd(page, start, count, leaf));
    }
    else if (encoding === ENCODING.split)
        leave(page, start + count * widthOf(leaf));
    else if (encoding === ENCODING.rle) {
        // Their length stands before them.
        if (leaf.type !== 'BOOLEAN')
            (0,stop/* fail */.fJ)('runs of values that are no booleans');
        const length = count === 0 && start === page.length ? 0 : viewOf(page).getUint32(start, true);
        const block = page.subarray(start + 4, start + 4 + length);
        leaveRuns(block, 0, 1, count, leave);
        leave(page, start + 4 + length);
    }
    else if (encoding === ENCODING.dictionary || encoding === ENCODING.plainDictionary) {
        if (leaf.type === 'BOOLEAN')
            (0,stop/* fail */.fJ)('a dictionary of booleans');
        const width = page[start] ?? 0;
        // Without a bit for each, all are the first one.
        if (width === 0) {
            if (count > 0)
                asked.add(0);
            leave(page, zeroRunsEnd(page, start + 1, count));
        }
        else {
            leaveRuns(page, start + 1, width, count, leave);
            const indices = new Uint32Array(count);
            reader.offset += 1;
            (0,src_encoding/* readRleBitPackedHybrid */.z)(reader, width, indices, page.length - start - 1);
            for (const index of indices)
                asked.add(index);
        }
    }
    else if (count > 0 && encoding === ENCODING.delta) {
        (0,delta/* deltaBinaryUnpack */._H)(reader, count, leaf.type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count));
        leave(page, reader.offset);
    }
    else if (count > 0 && (encoding === ENCODING.deltaLength || encoding === ENCODING.deltaBytes)) {
        if (encoding === ENCODING.deltaBytes)
            inflate(sharedBytes(page, start, count));
        const values = new Array(count);
        (encoding === ENCODING.deltaLength ? delta/* deltaLengthByteArray */.MR : delta/* deltaByteArray */.uY)(reader, count, values);
        leave(page, reader.offset);
    }
    else if (count > 0)
        leave(page, start);
    return asked;
}
/** Bytes that values take over from the one before them: they cost the file nothing, and the library copies them for each. */
function sharedBytes(page, start, count) {
    const shared = new Int32Array(count);
    (0,delta/* deltaBinaryUnpack */._H)({ view: viewOf(page), offset: start }, count, shared);
    return shared.reduce((sum, length) => sum + Math.max(0, length), 0);
}
/** Some writers write runs of no bits, others nothing at all. */
function zeroRunsEnd(page, start, count) {
    return start === page.length ? start : walkRuns(page, start, 0, count).end;
}
function widthOf({ type, length }) {
    if (type === 'INT32' || type === 'FLOAT')
        return 4;
    if (type === 'INT64' || type === 'DOUBLE')
        return 8;
    return type === 'INT96' ? 12 : length;
}
/** Where values end that are written one after the other. `see` is told where each lies. */
function plainEnd(bytes, start, count, leaf, see) {
    if (leaf.type === 'BOOLEAN')
        return start + Math.ceil(count / 8);
    const sized = leaf.type === 'BYTE_ARRAY';
    if (!sized && see === undefined)
        return start + count * widthOf(leaf);
    const view = viewOf(bytes);
    let at = start;
    for (let index = 0; index < count && at < bytes.length; index += 1) {
        const from = sized ? at + 4 : at;
        const to = from + (sized ? view.getUint32(at, true) : widthOf(leaf));
        see?.(from, to);
        at = to;
    }
    return at;
}
function viewOf({ buffer, byteOffset, byteLength }) {
    return new DataView(buffer, byteOffset, byteLength);
}

// EXTERNAL MODULE: ./lib/documents/parquet/values.js
var values = __webpack_require__(93471);
// EXTERNAL MODULE: ./lib/documents/tables/codecs.js
var tables_codecs = __webpack_require__(15315);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/tables/writers.js
var writers = __webpack_require__(32154);
;// CONCATENATED MODULE: ./lib/documents/formats/parquet.js












/**
 * The library decodes pages and assembles nested values, with every logical type taken out of the schema: it would
 * round decimals to doubles, times to milliseconds, broken UTF-8 to U+FFFD and maps to plain objects
 * (docs/adr/0091). What the types mean is worked out here from the bare values.
 */
const parquet = { id: 'parquet', read: (input) => (0,guard/* readGuarded */.vK)(input, 'Parquet', () => read(input)) };
async function read(input) {
    const { bytes } = input;
    const magic = String.fromCharCode(...bytes.subarray(-4));
    if (magic === 'PARE')
        (0,stop/* stopAtLimit */.zK)('the footer is encrypted');
    if (!(0,binaries/* startsWith */.w1)(bytes, 'PAR1'))
        (0,stop/* fail */.fJ)('no Parquet file: it does not begin with its mark');
    const [{ parquetMetadata, parquetRead }, codecs] = await Promise.all([__webpack_require__.e(/* import() */ 3303).then(__webpack_require__.bind(__webpack_require__, 23303)), (0,tables_codecs/* loadCodecs */.E)()]);
    const metadata = parquetMetadata(bytes, { geoparquet: false, parsers: INERT_PARSERS });
    const root = schemaTree(metadata);
    const bare = bareMetadata(metadata, root);
    const meter = (0,guard/* newMeter */.Yi)(input);
    bookPages(bytes, metadata, meter);
    const compressors = {
        SNAPPY: codecs.snappy,
        ZSTD: codecs.zstd,
        LZ4: codecs.lz4,
        LZ4_RAW: codecs.lz4Raw,
        GZIP: codecs.gzip,
        BROTLI: codecs.brotli,
    };
    const rest = restOfPages(bytes, metadata, root, compressors, meter);
    let assembled = [];
    await parquetRead({
        file: { byteLength: bytes.length, slice: (start, end) => copyOf(bytes, start, end) },
        metadata: bare,
        compressors,
        utf8: false,
        geoparquet: false,
        parsers: INERT_PARSERS,
        rowFormat: 'object',
        onComplete: (rows) => {
            assembled = rows;
        },
    });
    if (BigInt(assembled.length) !== metadata.num_rows)
        (0,stop/* fail */.fJ)('the number of rows is not the one that the footer says');
    const convert = (0,values/* newConverter */.Fh)(meter);
    const rows = assembled.map((row, index) => {
        // What the library made of the row is let go, or all rows would be there twice.
        assembled[index] = NO_ROW;
        return root.children.map((field) => convert(row[(0,values/* alias */.nK)(field)], field));
    });
    const pairs = (metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value ?? '']);
    const { declared, layout } = (0,writers/* writerMetadata */.r)(pairs);
    const arrowSchema = pairs.find(([key]) => key === 'ARROW:schema')?.[1];
    const document = (0,guard/* tableDocument */.CB)({
        format: 'parquet',
        columns: root.children.map(columnOf),
        rows,
        declared,
        layout: { ...layoutOf(metadata), ...layout },
    });
    return {
        ok: true,
        document: {
            ...document,
            facts: {
                ...besideFacts(bytes, metadata, rest),
                ...(arrowSchema === undefined ? {} : saidByArrowSchema(arrowSchema)),
            },
        },
    };
}
const NO_ROW = {};
/** Statistics are read with these as well, and nobody looks at those. INT96 comes through the last one, as a bigint. */
const INERT_PARSERS = {
    timestampFromMilliseconds: (value) => value,
    timestampFromMicroseconds: (value) => value,
    timestampFromNanoseconds: (value) => value,
    dateFromDays: (value) => value,
    stringFromBytes: (value) => value,
    jsonFromBytes: (value) => value,
    geometryFromBytes: (value) => value,
    geographyFromBytes: (value) => value,
    uuidFromBytes: (value) => value,
};
function copyOf(bytes, start, end = bytes.length) {
    const copy = new Uint8Array(Math.max(0, Math.min(end, bytes.length) - Math.max(0, start)));
    copy.set(bytes.subarray(Math.max(0, start), Math.max(0, end)));
    return copy.buffer;
}
function columnOf(field) {
    return { name: field.name, kind: kindText(field), nullable: field.element.repetition_type === 'OPTIONAL' };
}
/** The footer as the library shall see it: names replaced, logical types gone. Chunks are held against the schema by place. */
function bareMetadata(metadata, root) {
    const leaves = leavesOf(root);
    const schema = metadata.schema.map(({ type, type_length, repetition_type, num_children }, index) => ({
        name: `f${index}`,
        ...(type === undefined ? {} : { type }),
        ...(type_length === undefined ? {} : { type_length }),
        ...(repetition_type === undefined ? {} : { repetition_type }),
        ...(num_children === undefined ? {} : { num_children }),
    }));
    const row_groups = metadata.row_groups.map((group) => {
        if (group.columns.length !== leaves.length)
            (0,stop/* fail */.fJ)('a row group has another number of columns than the schema');
        const columns = group.columns.map((chunk, index) => {
            const { field, path } = leaves[index];
            const data = chunk.meta_data;
            if (chunk.file_path !== undefined)
                (0,stop/* stopAtLimit */.zK)('columns are in another file');
            if (chunk.crypto_metadata !== undefined)
                (0,stop/* stopAtLimit */.zK)('a column is encrypted');
            if (data === undefined)
                return (0,stop/* fail */.fJ)('a column chunk says nothing about itself');
            const same = data.path_in_schema.length === path.length && path.every(({ name }, at) => name === data.path_in_schema[at]);
            if (!same || data.type !== field.element.type)
                (0,stop/* fail */.fJ)('a column chunk does not match the schema');
            return { ...chunk, meta_data: { ...data, path_in_schema: path.map(values/* alias */.nK) } };
        });
        return { ...group, columns };
    });
    return { ...metadata, schema, row_groups };
}
function layoutOf(metadata) {
    const chunks = metadata.row_groups.flatMap(({ columns }) => columns.flatMap(({ meta_data: data }) => data ?? []));
    const set = (values) => [...new Set(values)].sort().join(', ') || 'none';
    const ids = metadata.schema.map(({ field_id }) => field_id ?? '-');
    return {
        'created by': metadata.created_by ?? 'not said',
        'format version': String(metadata.version),
        'row groups': String(metadata.row_groups.length),
        compression: set(chunks.map(({ codec }) => codec)),
        encodings: set(chunks.flatMap(({ encodings }) => encodings)),
        'schema name': metadata.schema[0]?.name ?? '',
        ...(ids.some((id) => id !== '-') ? { 'field ids': (0,nodes/* listFact */.HG)([ids.join(' ')]) } : {}),
    };
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
