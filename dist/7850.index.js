export const id = 7850;
export const ids = [7850];
export const modules = {

/***/ 47850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  avro: () => (/* binding */ avro)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/avro/decoder.js


const MAX_DEPTH = 256;
function newCursor(bytes) {
    return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 };
}
/** A zigzag number of up to 64 bits. */
function decoder_long(cursor) {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
        const byte = cursor.bytes[cursor.at];
        if (byte === undefined)
            return (0,stop/* fail */.fJ)('an Avro value is cut off');
        cursor.at += 1;
        value |= BigInt(byte & 127) << shift;
        if (byte < 128)
            return BigInt.asIntN(64, (value >> 1n) ^ -(value & 1n));
    }
    return (0,stop/* fail */.fJ)('an Avro number of more than 64 bits');
}
function take(cursor, size) {
    if (!(size >= 0 && cursor.at + size <= cursor.bytes.length))
        return (0,stop/* fail */.fJ)('an Avro value is cut off');
    cursor.at += size;
    return cursor.bytes.subarray(cursor.at - size, cursor.at);
}
function lengthed(cursor) {
    return take(cursor, Number(decoder_long(cursor)));
}
/** Decodes by the writer's schema and by nothing else: what a reader's schema would rename or default is not asked. */
function decode(cursor, type, meter, depth = 0) {
    meter.count(1);
    if (depth > MAX_DEPTH)
        (0,stop/* stopAtLimit */.zK)(`Avro values nested deeper than ${MAX_DEPTH}`);
    switch (type.kind) {
        case 'null':
            return scalars/* NULL */.Cq;
        case 'boolean': {
            const [byte] = take(cursor, 1);
            return byte === 0 || byte === 1 ? (0,scalars/* boolean */.zM)(byte === 1) : (0,stop/* fail */.fJ)('an Avro boolean that is neither');
        }
        case 'int':
        case 'long':
            return fromInteger(decoder_long(cursor), type.logical);
        case 'float': {
            const start = cursor.at;
            take(cursor, 4);
            return (0,scalars/* float32 */.In)(cursor.view.getFloat32(start, true));
        }
        case 'double': {
            const start = cursor.at;
            take(cursor, 8);
            return (0,scalars/* float */.fV)(cursor.view.getFloat64(start, true));
        }
        case 'string':
            return (0,scalars/* textOrBytes */.Q8)(lengthed(cursor));
        case 'bytes':
            return fromBytes(lengthed(cursor), type.logical);
        case 'fixed':
            return fromBytes(take(cursor, type.size), type.logical);
        case 'enum': {
            const symbol = type.symbols[Number(decoder_long(cursor))];
            return symbol === undefined ? (0,stop/* fail */.fJ)('an Avro enum value of no symbol') : (0,scalars/* string */.Yj)(symbol);
        }
        case 'union':
            return decodeUnion(cursor, type, meter, depth);
        case 'array':
            return (0,scalars/* list */.p_)(blocks(cursor, meter, () => decode(cursor, type.items, meter, depth + 1)));
        case 'map':
            return (0,scalars/* list */.p_)(blocks(cursor, meter, () => (0,scalars/* record */.g1)([
                ['key', (0,scalars/* textOrBytes */.Q8)(lengthed(cursor))],
                ['value', decode(cursor, type.items, meter, depth + 1)],
            ])));
        case 'record':
            return (0,scalars/* record */.g1)(type.fields.map((field) => [field.name, decode(cursor, field.type, meter, depth + 1)]));
    }
}
/** One type beside null is the value itself; among several the branch is part of the value. */
function decodeUnion(cursor, { branches }, meter, depth) {
    const branch = branches[Number(decoder_long(cursor))];
    if (branch === undefined)
        return (0,stop/* fail */.fJ)('an Avro union value of no branch');
    const node = decode(cursor, branch.type, meter, depth + 1);
    const others = branches.filter(({ type }) => type.kind !== 'null').length;
    return others < 2 || branch.type.kind === 'null' ? node : (0,scalars/* record */.g1)([[branch.name, node]]);
}
function blocks(cursor, meter, item) {
    const items = [];
    for (;;) {
        let count = decoder_long(cursor);
        if (count === 0n)
            return items;
        if (count < 0n) {
            count = -count;
            decoder_long(cursor);
        }
        // Items of no bytes (nulls) cost the file nothing, so they are booked before they are made.
        meter.count(Number(count));
        for (let index = 0n; index < count; index += 1n)
            items.push(item());
    }
}
const TIMES = new Map([
    ['time-millis', 3],
    ['time-micros', 6],
]);
const STAMPS = new Map([
    ['timestamp-millis', 3],
    ['timestamp-micros', 6],
    ['timestamp-nanos', 9],
]);
function fromInteger(value, logical) {
    if (logical === undefined)
        return (0,scalars/* integer */.nd)(value);
    if (logical.name === 'date')
        return (0,scalars/* dateTime */.KQ)((0,scalars/* dateText */.MK)(value));
    const time = TIMES.get(logical.name);
    if (time !== undefined)
        return (0,scalars/* dateTime */.KQ)((0,scalars/* timeText */.Tc)(value, time));
    const local = logical.name.startsWith('local-');
    const stamp = STAMPS.get(local ? logical.name.slice('local-'.length) : logical.name);
    return stamp === undefined ? (0,scalars/* integer */.nd)(value) : (0,scalars/* dateTime */.KQ)((0,scalars/* timestampText */.Ke)(value, stamp, local ? '' : 'Z'));
}
function fromBytes(bytes, logical) {
    if (logical?.name !== 'decimal')
        return (0,scalars/* binary */.aw)(bytes);
    const unscaled = (0,scalars/* bigEndianInteger */.SM)(bytes);
    return unscaled === undefined ? (0,scalars/* binary */.aw)(bytes) : (0,scalars/* exactDecimal */.Z5)(unscaled, logical.scale);
}

;// CONCATENATED MODULE: ./lib/documents/avro/schema.js

const schema_MAX_DEPTH = 64;
const MAX_TYPES = 20_000;
function parseSchema(json) {
    return typeOf(json, '', { named: new Map(), types: 0 }, 0);
}
function typeOf(json, space, context, depth) {
    context.types += 1;
    if (depth > schema_MAX_DEPTH || context.types > MAX_TYPES)
        (0,stop/* stopAtLimit */.zK)('an Avro schema that is too large');
    if (typeof json === 'string')
        return (simple(json) ??
            context.named.get(full(json, space)) ??
            context.named.get(json) ??
            (0,stop/* fail */.fJ)(`an unknown Avro type ${json.slice(0, 40)}`));
    if (Array.isArray(json)) {
        const branches = json.map((branch) => {
            return { name: branchName(branch, space), type: typeOf(branch, space, context, depth + 1) };
        });
        return { kind: 'union', branches };
    }
    if (!(json instanceof Map))
        return (0,stop/* fail */.fJ)('an Avro schema that is no type');
    return complex(json, space, context, depth);
}
function simple(name) {
    switch (name) {
        case 'null':
        case 'boolean':
        case 'float':
        case 'double':
        case 'string':
        case 'int':
        case 'long':
        case 'bytes':
            return { kind: name };
        default:
            return undefined;
    }
}
function full(name, space) {
    return name.includes('.') || space === '' ? name : `${space}.${name}`;
}
function branchName(json, space) {
    if (typeof json === 'string')
        return simple(json) === undefined ? full(json, space) : json;
    if (!(json instanceof Map))
        return 'union';
    const name = json.get('name');
    const own = json.get('namespace');
    if (typeof name === 'string')
        return full(name, typeof own === 'string' ? own : space);
    return String(json.get('type'));
}
function complex(json, space, context, depth) {
    const type = json.get('type');
    const written = json.get('name');
    const own = json.get('namespace');
    const name = typeof written === 'string' ? full(written, typeof own === 'string' ? own : space) : '';
    const inner = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
    const define = (defined) => {
        if (name === '')
            (0,stop/* fail */.fJ)('an Avro type without a name');
        if (context.named.has(name))
            (0,stop/* fail */.fJ)(`two Avro types named ${name}`);
        context.named.set(name, defined);
        return defined;
    };
    switch (type) {
        case 'record':
        case 'error': {
            const fields = [];
            const defined = define({ kind: 'record', fields });
            const listed = json.get('fields');
            if (!Array.isArray(listed))
                return (0,stop/* fail */.fJ)('an Avro record without fields');
            for (const field of listed) {
                const fieldName = field instanceof Map ? field.get('name') : undefined;
                if (!(field instanceof Map) || typeof fieldName !== 'string')
                    return (0,stop/* fail */.fJ)('an Avro field without a name');
                fields.push({ name: fieldName, type: typeOf(field.get('type') ?? '', inner, context, depth + 1) });
            }
            return defined;
        }
        case 'enum': {
            const symbols = json.get('symbols');
            if (!Array.isArray(symbols) || !symbols.every((symbol) => typeof symbol === 'string'))
                return (0,stop/* fail */.fJ)('an Avro enum without symbols');
            return define({ kind: 'enum', symbols: symbols });
        }
        case 'fixed': {
            const size = json.get('size');
            if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
                return (0,stop/* fail */.fJ)('an Avro fixed type without a size');
            return define({ kind: 'fixed', size, ...logicalOf(json) });
        }
        case 'array':
            return { kind: 'array', items: typeOf(json.get('items') ?? '', space, context, depth + 1) };
        case 'map':
            return { kind: 'map', items: typeOf(json.get('values') ?? '', space, context, depth + 1) };
        case undefined:
            return (0,stop/* fail */.fJ)('an Avro schema without a type');
        default: {
            const plain = typeOf(type, space, context, depth + 1);
            if (plain.kind === 'int' || plain.kind === 'long' || plain.kind === 'bytes')
                return { ...plain, ...logicalOf(json) };
            return plain;
        }
    }
}
function logicalOf(json) {
    const name = json.get('logicalType');
    const scale = json.get('scale');
    return typeof name === 'string'
        ? { logical: { name, scale: typeof scale === 'number' && Number.isSafeInteger(scale) ? scale : 0 } }
        : {};
}

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
// EXTERNAL MODULE: ./lib/documents/tables/codecs.js
var tables_codecs = __webpack_require__(15315);
// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/tables/writers.js
var writers = __webpack_require__(32154);
;// CONCATENATED MODULE: ./lib/documents/formats/avro.js











/**
 * Avro object container files. Own decoder: avsc compiles a schema into code, drops what a map says twice and replaces
 * broken UTF-8 (docs/adr/0090). It is the writer and the oracle of the tests.
 */
const avro = { id: 'avro', read: (input) => (0,guard/* readGuarded */.vK)(input, 'Avro', () => read(input)) };
const SYNC_BYTES = 16;
/** Codecs that are a file format of their own, by their names in Avro. */
const AS_FILES = new Map([
    ['bzip2', 'bzip2'],
    ['xz', 'xz'],
    ['zstandard', 'zstd'],
]);
async function read(input) {
    const cursor = newCursor(input.bytes);
    if (Buffer.from(take(cursor, 4)).toString('latin1') !== 'Obj\x01')
        (0,stop/* fail */.fJ)('no Avro file: the magic number is missing');
    const meter = (0,guard/* newMeter */.Yi)(input);
    const metadata = readMetadata(cursor, meter);
    const sync = take(cursor, SYNC_BYTES);
    const written = metadata.get('avro.schema') ?? (0,stop/* fail */.fJ)('an Avro file without a schema');
    const tree = schemaTree(written, input);
    const schema = parseSchema(plain(tree));
    const codec = Buffer.from(metadata.get('avro.codec') ?? []).toString('latin1') || 'null';
    const codecs = codec === 'snappy' ? await (0,tables_codecs/* loadCodecs */.E)() : undefined;
    const rows = [];
    let blocks = 0;
    while (cursor.at < input.bytes.length) {
        const count = Number(decoder_long(cursor));
        const packed = lengthed(cursor);
        if (!(0,encoding/* sameBytes */.er)(take(cursor, SYNC_BYTES), sync))
            (0,stop/* fail */.fJ)('a block does not end with the sync marker of the file');
        meter.count(count);
        const block = newCursor(await unpack(codec, packed, codecs, meter));
        for (let index = 0; index < count; index += 1)
            rows.push(decode(block, schema, meter));
        if (block.at !== block.bytes.length)
            (0,stop/* fail */.fJ)('a block holds more than its values');
        blocks += 1;
    }
    // Readers pass over other names that begin like those two, so anything may stand there.
    const own = [...metadata].filter(([key]) => key !== 'avro.schema' && key !== 'avro.codec');
    const { declared, layout } = (0,writers/* writerMetadata */.r)(own.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]));
    return {
        ok: true,
        document: {
            ...table(schema, rows),
            declared: { schema: canonical(tree), ...declared },
            layout: {
                compression: codec,
                blocks: String(blocks),
                // Documentation and what else no value depends on.
                'schema as written': (0,binaries/* bytesFact */.CV)(written),
                'sync marker': (0,binaries/* bytesFact */.CV)(sync),
                ...layout,
            },
        },
    };
}
function readMetadata(cursor, meter) {
    const metadata = new Map();
    for (;;) {
        let count = Number(decoder_long(cursor));
        if (count === 0)
            return metadata;
        if (count < 0) {
            count = -count;
            decoder_long(cursor);
        }
        meter.count(count);
        for (let index = 0; index < count; index += 1) {
            const name = Buffer.from(lengthed(cursor)).toString('utf8');
            if (metadata.has(name))
                (0,stop/* fail */.fJ)('metadata that say a thing twice');
            metadata.set(name, lengthed(cursor));
        }
    }
}
async function unpack(codec, packed, codecs, meter) {
    if (codec === 'null')
        return packed;
    if (codec === 'snappy') {
        // Four bytes of checksum follow; the length stands in front, as in every snappy block.
        const body = packed.subarray(0, Math.max(0, packed.length - 4));
        const length = snappyLength(body);
        meter.inflate(length);
        return codecs.snappy(body, length);
    }
    const asFile = AS_FILES.get(codec);
    if (asFile === undefined && codec !== 'deflate')
        (0,stop/* stopAtLimit */.zK)(`codec ${codec.slice(0, 20)} has no decoder here`);
    const output = asFile === undefined
        ? (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: format/* MAX_INFLATED_BYTES */.Bx })
        : (await (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 40365))).unpackFile(asFile, packed, meter.room())).bytes;
    meter.inflate(output.length);
    return output;
}
function snappyLength(body) {
    let length = 0;
    for (let index = 0; index < 5; index += 1) {
        const byte = body[index] ?? (0,stop/* fail */.fJ)('a snappy block is cut off');
        length += (byte & 127) * 2 ** (index * 7);
        if (byte < 128)
            return length;
    }
    return (0,stop/* fail */.fJ)('a snappy block of an impossible length');
}
/** The JSON of a schema through the product's own parser, which neither loses a duplicate nor overflows. */
function schemaTree(bytes, input) {
    const decoded = (0,encoding/* decodeUnicode */.EC)(bytes);
    if (!decoded.ok)
        return (0,stop/* fail */.fJ)('the Avro schema is no UTF-8');
    const parsed = (0,json_parser/* parseJson */.q)({
        text: decoded.text,
        trailingCommas: false,
        maxDepth: 128,
        maxNodes: input.options.limits.nodes,
    });
    if (!parsed.ok)
        return (0,stop/* fail */.fJ)(`the Avro schema is no JSON: ${parsed.reason}`);
    return parsed.root;
}
function plain(node) {
    switch (node.kind) {
        case 'object': {
            const map = new Map();
            for (const { name, value } of node.members) {
                if (map.has(name))
                    (0,stop/* fail */.fJ)(`the Avro schema says ${name} twice`);
                map.set(name, plain(value));
            }
            return map;
        }
        case 'array':
            return node.items.map(plain);
        case 'number':
            return Number(node.literal);
        case 'string':
        case 'boolean':
            return node.value;
        default:
            return null;
    }
}
/**
 * The schema in one spelling: keys in order, and no documentation, which says nothing about the data. Numbers stay as
 * they are written unless a double holds them: a default of 64 bits is more than one.
 */
function canonical(node) {
    switch (node.kind) {
        case 'array':
            return `[${node.items.map(canonical).join(',')}]`;
        case 'object': {
            const pairs = node.members.filter(({ name }) => name !== 'doc');
            pairs.sort((left, right) => (left.name < right.name ? -1 : 1));
            return `{${pairs.map(({ name, value }) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
        }
        case 'number': {
            const value = Number(node.literal);
            return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : node.literal;
        }
        case 'string':
        case 'boolean':
            return JSON.stringify(node.value);
        default:
            return 'null';
    }
}
/** Records are rows with a column for each field; values of any other schema are rows of one column. */
function table(schema, values) {
    if (schema.kind !== 'record') {
        return (0,guard/* tableDocument */.CB)({
            format: 'avro',
            columns: [{ name: 'value', kind: schema.kind }],
            rows: values.map((value) => [value]),
        });
    }
    const columns = schema.fields.map(({ name, type }) => {
        const nullable = type.kind === 'null' || (type.kind === 'union' && type.branches.some((branch) => branch.type.kind === 'null'));
        return { name, kind: kindText(type), nullable };
    });
    const rows = values.map((value) => (value.kind === 'object' ? value.members.map((member) => member.value) : [value]));
    return (0,guard/* tableDocument */.CB)({ format: 'avro', columns, rows });
}
function kindText(type) {
    const logical = 'logical' in type && type.logical !== undefined ? ` ${type.logical.name}` : '';
    if (type.kind !== 'union')
        return `${type.kind}${logical}`;
    return type.branches
        .filter(({ type: branch }) => branch.kind !== 'null')
        .map(({ type: branch }) => kindText(branch))
        .join(' | ');
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
