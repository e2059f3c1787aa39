export const id = 3899;
export const ids = [3899];
export const modules = {

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


/***/ })

};
