export const id = 3333;
export const ids = [3333];
export const modules = {

/***/ 26729:
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

/***/ 27787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ MAX_IMAGE_PIXELS),
/* harmony export */   Bx: () => (/* binding */ MAX_INFLATED_BYTES),
/* harmony export */   Fm: () => (/* binding */ MAX_LARGE_BYTES),
/* harmony export */   SO: () => (/* binding */ MAX_NUMBER_CHARACTERS),
/* harmony export */   ib: () => (/* binding */ MAX_ARCHIVE_DEPTH),
/* harmony export */   uk: () => (/* binding */ MAX_ARCHIVE_MEMBERS),
/* harmony export */   wF: () => (/* binding */ MAX_INFLATION_RATIO)
/* harmony export */ });
/** Longest number literal that is compared as a number. */
const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
const MAX_INFLATED_BYTES = 268_435_456;
const MAX_INFLATION_RATIO = 200;
const MAX_ARCHIVE_DEPTH = 4;
const MAX_ARCHIVE_MEMBERS = 10_000;
const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
const MAX_LARGE_BYTES = 268_435_456;


/***/ }),

/***/ 23899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parquet: () => (/* binding */ parquet)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/parquet/pages.js

/** Compact thrift types, as far as page headers have them. */
const TYPE = { true: 1, false: 2, byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8, list: 9, struct: 12 };
const MAX_HEADER_DEPTH = 16;
/**
 * Adds up what the page headers promise, before the library allocates it: its decoders believe a header that says two
 * billion values in ten bytes. The library keeps its header reader to itself, so this is one for the four numbers.
 */
function bookPages(bytes, metadata, meter) {
    for (const { columns } of metadata.row_groups) {
        for (const { meta_data: chunk } of columns) {
            if (chunk === undefined)
                continue;
            const dictionary = Number(chunk.dictionary_page_offset ?? 0n);
            const data = Number(chunk.data_page_offset);
            const start = dictionary > 0 ? Math.min(dictionary, data) : data;
            const end = start + Number(chunk.total_compressed_size);
            if (!(start >= 0 && end >= start && end <= bytes.length))
                (0,stop/* fail */.fJ)('a column chunk lies outside of the file');
            bookChunk(bytes.subarray(start, end), meter);
        }
    }
}
/** How many bytes the struct takes that begins there; 0 where none does. Some writers repeat behind a column what the footer says of it. */
function structBytes(bytes, start) {
    const cursor = { bytes, at: start };
    try {
        readStruct(cursor, 0);
        return cursor.at - start;
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6)
            return 0;
        throw error;
    }
}
/** How many bytes the filter takes that begins there, header and bits; 0 where none does. Old writers do not say it elsewhere. */
function filterBytes(bytes, start) {
    const cursor = { bytes, at: start };
    try {
        const length = readStruct(cursor, 0).get('1') ?? 0;
        return cursor.at - start + Math.max(0, length);
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6)
            return 0;
        throw error;
    }
}
function bookChunk(chunk, meter) {
    const cursor = { bytes: chunk, at: 0 };
    while (cursor.at < chunk.length - 1) {
        const header = readStruct(cursor, 0);
        const [unpacked, packed] = [header.get('2') ?? 0, header.get('3') ?? 0];
        if (unpacked < 0 || packed < 0)
            (0,stop/* fail */.fJ)('a page with a negative size');
        meter.inflate(unpacked);
        meter.count(Math.max(0, ...['5.1', '7.1', '8.1'].map((field) => header.get(field) ?? 0)));
        cursor.at += packed;
    }
}
/** Whole numbers of a struct and of the structs in it, by the path of their field ids. */
function readStruct(cursor, depth) {
    if (depth > MAX_HEADER_DEPTH)
        (0,stop/* fail */.fJ)('a page header is nested too deep');
    const found = new Map();
    let id = 0;
    for (;;) {
        const byte = next(cursor);
        const type = byte & 15;
        if (type === 0)
            return found;
        id = byte >> 4 === 0 ? zigzag(cursor) : id + (byte >> 4);
        if (type === TYPE.struct) {
            for (const [path, value] of readStruct(cursor, depth + 1))
                found.set(`${id}.${path}`, value);
        }
        else if (type === TYPE.i32 || type === TYPE.i16 || type === TYPE.i64)
            found.set(String(id), zigzag(cursor));
        else
            skip(cursor, type, depth, false);
    }
}
function skip(cursor, type, depth, inList) {
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
        readStruct(cursor, depth + 1);
    else if (type === TYPE.list) {
        const byte = next(cursor);
        const size = byte >> 4 === 15 ? varint(cursor) : byte >> 4;
        for (let index = 0; index < size && cursor.at <= cursor.bytes.length; index += 1)
            skip(cursor, byte & 15, depth + 1, true);
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

;// CONCATENATED MODULE: ./lib/documents/parquet/schema.js

const MAX_FIELDS = 20_000;
/** Schemas are recursed over, here and in the library. */
const MAX_SCHEMA_DEPTH = 64;
/** The footer's flat list as a tree. @throws ReadStop where the counts of children do not add up. */
function schemaTree({ schema }) {
    if (schema.length > MAX_FIELDS)
        (0,stop/* stopAtLimit */.zK)(`more than ${MAX_FIELDS} schema fields`);
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

// EXTERNAL MODULE: ./lib/documents/parquet/values.js
var values = __webpack_require__(93471);
// EXTERNAL MODULE: ./lib/documents/tables/codecs.js
var tables_codecs = __webpack_require__(15315);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/tables/writers.js
var writers = __webpack_require__(32154);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
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
    const [{ parquetMetadata, parquetRead }, codecs] = await Promise.all([__webpack_require__.e(/* import() */ 7407).then(__webpack_require__.bind(__webpack_require__, 47407)), (0,tables_codecs/* loadCodecs */.E)()]);
    const metadata = parquetMetadata(bytes, { geoparquet: false, parsers: INERT_PARSERS });
    const root = schemaTree(metadata);
    const bare = bareMetadata(metadata, root);
    const meter = (0,guard/* newMeter */.Yi)(input);
    bookPages(bytes, metadata, meter);
    let assembled = [];
    await parquetRead({
        file: { byteLength: bytes.length, slice: (start, end) => copyOf(bytes, start, end) },
        metadata: bare,
        compressors: {
            SNAPPY: codecs.snappy,
            ZSTD: codecs.zstd,
            LZ4: codecs.lz4,
            LZ4_RAW: codecs.lz4Raw,
            GZIP: codecs.gzip,
            BROTLI: codecs.brotli,
        },
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
    const rows = assembled.map((row) => root.children.map((field) => convert(row[(0,values/* alias */.nK)(field)], field)));
    const pairs = (metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value ?? '']);
    const { declared, layout } = (0,writers/* writerMetadata */.r)(pairs);
    const document = (0,guard/* tableDocument */.CB)({
        format: 'parquet',
        columns: root.children.map(columnOf),
        rows,
        declared,
        layout: { ...layoutOf(metadata), ...layout },
    });
    return { ok: true, document: { ...document, facts: beside(bytes, metadata) } };
}
/** Bytes that belong neither to a column nor to an index nor to the footer. */
function beside(bytes, metadata) {
    const spans = (0,images_spans/* newSpans */.m)(bytes);
    const use = (start, length) => {
        if (start !== undefined)
            spans.use(Number(start), Number(start) + Number(length ?? 0));
    };
    use(0, 4);
    use(bytes.length - 8 - metadata.metadata_length, metadata.metadata_length + 8);
    for (const { columns } of metadata.row_groups) {
        for (const chunk of columns) {
            const { meta_data: data } = chunk;
            use(chunk.column_index_offset, chunk.column_index_length);
            use(chunk.offset_index_offset, chunk.offset_index_length);
            if (data === undefined)
                continue;
            const filter = data.bloom_filter_offset;
            if (filter !== undefined)
                use(filter, data.bloom_filter_length ?? filterBytes(bytes, Number(filter)));
            const dictionary = Number(data.dictionary_page_offset ?? 0n);
            const pages = Number(data.data_page_offset);
            const start = dictionary > 0 ? Math.min(dictionary, pages) : pages;
            const end = start + Number(data.total_compressed_size);
            use(start, data.total_compressed_size);
            if (Number(chunk.file_offset) === end)
                use(end, structBytes(bytes, end));
        }
    }
    return (0,images_spans/* unusedFact */.h)(spans, 'bytes that nothing refers to');
}
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
function newSpans(bytes) {
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
            return gaps.filter((gap) => gap.length > MAX_PADDING_BYTES || gap.some((byte) => byte !== 0));
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

/***/ 35282:
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
