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
// EXTERNAL MODULE: ./lib/documents/archives/unpack.js + 1 modules
var unpack = __webpack_require__(40365);
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
        const block = newCursor(await avro_unpack(codec, packed, codecs, meter));
        for (let index = 0; index < count; index += 1)
            rows.push(decode(block, schema, meter));
        if (block.at !== block.bytes.length)
            (0,stop/* fail */.fJ)('a block holds more than its values');
        blocks += 1;
    }
    const own = [...metadata].filter(([key]) => !key.startsWith('avro.'));
    const { declared, layout } = (0,writers/* writerMetadata */.r)(own.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]));
    return {
        ok: true,
        document: {
            ...table(schema, rows),
            declared: { schema: canonical(tree), ...declared },
            layout: {
                compression: codec,
                blocks: String(blocks),
                'sync marker': Buffer.from(sync).toString('hex'),
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
        for (let index = 0; index < count; index += 1)
            metadata.set(Buffer.from(lengthed(cursor)).toString('utf8'), lengthed(cursor));
    }
}
async function avro_unpack(codec, packed, codecs, meter) {
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
        : (await (0,unpack/* unpackFile */.J)(asFile, packed, meter.room())).bytes;
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

/***/ 73450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ commentLayout),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
;// CONCATENATED MODULE: ./lib/documents/json-scanner.js

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Why a text is no JSON. Thrown inside the parser only; `parseJson` makes a value of it. */
class Refusal extends Error {
    reason;
    line;
    column;
    limit;
    constructor(cursor, reason, at, limit = false) {
        super(reason);
        this.reason = reason;
        this.line = cursor.line;
        this.column = at - cursor.lineStart + 1;
        this.limit = limit;
    }
}
function closes(cursor, bracket) {
    if (cursor.at >= cursor.end || cursor.text.charCodeAt(cursor.at) !== bracket)
        return false;
    cursor.at += 1;
    return true;
}
function scalar(cursor, code) {
    const { line } = cursor;
    if (code === QUOTE)
        return { kind: 'string', value: string(cursor), line };
    if (code === MINUS || (code >= ZERO && code <= NINE))
        return number(cursor);
    if (word(cursor, 'true'))
        return { kind: 'boolean', value: true, line };
    if (word(cursor, 'false'))
        return { kind: 'boolean', value: false, line };
    if (word(cursor, 'null'))
        return { kind: 'null', line };
    if (word(cursor, 'NaN'))
        return beyondStrict(cursor, 'NaN');
    if (word(cursor, 'Infinity'))
        return beyondStrict(cursor, 'Infinity');
    throw unexpected(cursor, 'a value');
}
function word(cursor, expected) {
    if (!cursor.text.startsWith(expected, cursor.at) || cursor.at + expected.length > cursor.end)
        return false;
    cursor.at += expected.length;
    return true;
}
function beyondStrict(cursor, literal) {
    notice(cursor, literal);
    return { kind: 'number', type: 'number', literal, decimal: literal, line: cursor.line };
}
/** The opening quote is at the cursor. Escapes are left to the platform, which reads them right and fast. */
function string(cursor) {
    const { text, end, at } = cursor;
    let escaped = false;
    let index = at + 1;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === QUOTE)
            break;
        if (code === BACKSLASH) {
            escaped = true;
            index += 1;
        }
        else if (code < 32)
            throw new Refusal(cursor, `control character ${show(code)} in a string`, index);
    }
    if (index >= end)
        throw new Refusal(cursor, 'a string is not closed', at);
    cursor.at = index + 1;
    if (!escaped)
        return text.slice(at + 1, index);
    try {
        return JSON.parse(text.slice(at, index + 1));
    }
    catch {
        throw new Refusal(cursor, 'a bad escape in a string', firstBadEscape(text, at + 1, index));
    }
}
function firstBadEscape(text, from, end) {
    const good = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    for (let index = text.indexOf('\\', from); index !== -1 && index < end; index = text.indexOf('\\', index)) {
        good.lastIndex = index;
        if (!good.test(text))
            return index;
        index = good.lastIndex;
    }
    return from;
}
function number(cursor) {
    const { text, end, at, line } = cursor;
    let index = at;
    if (text.charCodeAt(index) === MINUS)
        index += 1;
    if (index === at + 1 && text.startsWith('Infinity', index) && index + 8 <= end) {
        cursor.at = index + 8;
        return beyondStrict(cursor, '-Infinity');
    }
    const first = index < end ? text.charCodeAt(index) : 0;
    index = digits(cursor, index);
    if (first === ZERO && index > at + (text.charCodeAt(at) === MINUS ? 2 : 1)) {
        throw new Refusal(cursor, 'a number with a leading zero', at);
    }
    if (index < end && text.charCodeAt(index) === DOT)
        index = digits(cursor, index + 1);
    const mark = index < end ? text.charCodeAt(index) : 0;
    if (mark === 101 || mark === 69) {
        const sign = text.charCodeAt(index + 1);
        index = digits(cursor, sign === 43 || sign === MINUS ? index + 2 : index + 1);
    }
    if (index - at > format/* MAX_NUMBER_CHARACTERS */.SO) {
        throw new Refusal(cursor, `a number of more than ${format/* MAX_NUMBER_CHARACTERS */.SO} characters`, at, true);
    }
    cursor.at = index;
    const literal = text.slice(at, index);
    if (mark === 69)
        return { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line };
    return { kind: 'number', type: 'number', literal, line };
}
/** One digit or more; returns where they end. */
function digits(cursor, from) {
    const { text, end } = cursor;
    let index = from;
    while (index < end) {
        const code = text.charCodeAt(index);
        if (code < ZERO || code > NINE)
            break;
        index += 1;
    }
    if (index === from) {
        cursor.at = Math.min(from, end);
        throw unexpected(cursor, 'a digit');
    }
    return index;
}
function skipSpace(cursor) {
    const { text, end } = cursor;
    let index = cursor.at;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 32 || code === 9)
            continue;
        if (code === 10 || code === 13) {
            if (code === 13 && text.charCodeAt(index + 1) === 10)
                index += 1;
            cursor.line += 1;
            cursor.lineStart = index + 1;
            continue;
        }
        if (code !== SLASH)
            break;
        cursor.at = index;
        index = comment(cursor) - 1;
    }
    cursor.at = Math.min(index, end);
}
/** A comment begins at the cursor; returns where it ends. */
function comment(cursor) {
    const { text, end, at } = cursor;
    let stop;
    if (text.charCodeAt(at + 1) === SLASH) {
        stop = at + 2;
        while (stop < end && text.charCodeAt(stop) !== 10 && text.charCodeAt(stop) !== 13)
            stop += 1;
    }
    else {
        if (text.charCodeAt(at + 1) !== 42)
            throw unexpected(cursor, 'a value or a comment');
        stop = text.indexOf('*/', at + 2) + 2;
        if (stop === 1 || stop > end)
            throw new Refusal(cursor, 'a comment is not closed', at);
    }
    const words = text.slice(at, stop);
    notice(cursor, 'a comment');
    cursor.comments.push(words);
    for (let index = at; index < stop; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            cursor.line += 1;
            cursor.lineStart = index + 1;
        }
    }
    return stop;
}
function notice(cursor, what) {
    if (!cursor.unusual.has(what))
        cursor.unusual.set(what, cursor.line);
}
function unexpected(cursor, expected) {
    const point = cursor.at < cursor.end ? cursor.text.codePointAt(cursor.at) : undefined;
    const found = point === undefined ? 'the end of the text' : show(point);
    return new Refusal(cursor, `expected ${expected}, found ${found}`, cursor.at);
}
function show(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    return point > 32 && point < 127 ? `"${String.fromCodePoint(point)}"` : code;
}

;// CONCATENATED MODULE: ./lib/documents/json-parser.js


function parseJson(source) {
    const start = source.start ?? 0;
    const cursor = {
        text: source.text,
        end: source.end ?? source.text.length,
        trailingCommas: source.trailingCommas ?? false,
        at: start,
        line: source.line ?? 1,
        lineStart: start,
        comments: [],
        unusual: new Map(),
        members: [],
        memberCount: 0,
        items: [],
        itemCount: 0,
        lastMembers: [],
        escapedNames: false,
    };
    try {
        const { root, nodes } = parseRoot(cursor, source);
        return { ok: true, root, nodes, notices: noticesOf(cursor), comments: cursor.comments, endLine: cursor.line };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        const { reason, line, column, limit } = error;
        return { ok: false, reason, line, column, ...(limit ? { limit } : {}) };
    }
}
/** A layout fact about comments: how many, and a digest of their words, so that a comment that changed shows. */
function commentLayout(comments) {
    if (comments.length === 0)
        return {};
    const digest = (0,external_node_crypto_.createHash)('sha256').update(comments.join('\0')).digest('hex').slice(0, 8);
    return { comments: `${comments.length} (${digest})` };
}
/** The whole grammar in one loop with a stack of its own: depth is hostile, so nothing here calls itself. */
function parseRoot(cursor, { maxDepth, maxNodes, spans }) {
    const stack = [];
    let nodes = 0;
    skipSpace(cursor);
    if (cursor.at >= cursor.end)
        throw new Refusal(cursor, 'there is no value: the text is empty', cursor.at);
    for (;;) {
        nodes += 1;
        if (nodes > maxNodes)
            throw new Refusal(cursor, `more than ${maxNodes} nodes`, cursor.at, true);
        let value;
        const code = cursor.at < cursor.end ? cursor.text.charCodeAt(cursor.at) : 0;
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
            if (stack.length >= maxDepth)
                throw new Refusal(cursor, `nested deeper than ${maxDepth} levels`, cursor.at, true);
            const opened = json_parser_open(cursor, code);
            if ('empty' in opened)
                value = opened.empty;
            else {
                stack.push(opened.open);
                continue;
            }
        }
        else
            value = scalar(cursor, code);
        const done = attach(cursor, stack, value, spans);
        if (done !== undefined)
            return { root: done, nodes };
    }
}
/** Takes an opening bracket and what follows it up to the first value, or the closing bracket. */
function json_parser_open(cursor, code) {
    const { line, at } = cursor;
    cursor.at += 1;
    skipSpace(cursor);
    if (code === OPEN_BRACKET) {
        if (closes(cursor, CLOSE_BRACKET))
            return { empty: { kind: 'array', items: [], line } };
        return { open: { kind: 'array', from: cursor.itemCount, line, at } };
    }
    if (closes(cursor, CLOSE_BRACE))
        return { empty: { kind: 'object', members: [], line } };
    const from = cursor.memberCount;
    const node = { kind: 'object', from, line, at, pattern: cursor.lastMembers, name: '', nameLine: 0 };
    key(cursor, node);
    return { open: node };
}
/**
 * Puts a finished value where it belongs and goes on to the next value, closing what closes.
 * Returns the root once it is finished and nothing but white space follows.
 */
function attach(cursor, stack, finished, spans) {
    let value = finished;
    for (;;) {
        const top = stack.at(-1);
        skipSpace(cursor);
        if (top === undefined) {
            if (cursor.at < cursor.end)
                throw unexpected(cursor, 'the end of the text');
            return value;
        }
        if (top.kind === 'array')
            cursor.items[cursor.itemCount++] = value;
        else
            cursor.members[cursor.memberCount++] = { name: top.name, value, line: top.nameLine };
        const bracket = top.kind === 'array' ? CLOSE_BRACKET : CLOSE_BRACE;
        let closed = closes(cursor, bracket);
        if (!closed) {
            if (!closes(cursor, COMMA))
                throw unexpected(cursor, top.kind === 'array' ? '"," or "]"' : '"," or "}"');
            skipSpace(cursor);
            closed = cursor.trailingCommas && closes(cursor, bracket);
            if (closed)
                notice(cursor, 'a trailing comma');
        }
        if (!closed) {
            if (top.kind === 'object')
                key(cursor, top);
            return undefined;
        }
        stack.pop();
        value = finish(cursor, top);
        if (spans !== undefined) {
            spans.nodes.push(value);
            spans.starts.push(top.at);
            spans.ends.push(cursor.at);
        }
    }
}
/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(cursor, { kind, from, line }) {
    if (kind === 'array') {
        const items = cursor.items.slice(from, cursor.itemCount);
        cursor.itemCount = from;
        return { kind: 'array', items, line };
    }
    const members = cursor.members.slice(from, cursor.memberCount);
    cursor.memberCount = from;
    cursor.lastMembers = members;
    return { kind: 'object', members, line };
}
function key(cursor, into) {
    if (cursor.text.charCodeAt(cursor.at) !== QUOTE || cursor.at >= cursor.end)
        throw unexpected(cursor, 'a name in double quotes');
    into.nameLine = cursor.line;
    const from = cursor.at;
    const expected = expectedName(cursor, into);
    into.name = expected ?? string(cursor);
    // Without escapes a name is as long as its source between the quotes.
    if (expected === undefined && cursor.at - from - 2 !== into.name.length)
        cursor.escapedNames = true;
    skipSpace(cursor);
    if (!closes(cursor, COLON))
        throw unexpected(cursor, '":"');
    skipSpace(cursor);
}
/**
 * The name that the pattern has at this place, where the text has it, too: half of all strings are names, and so they
 * cost one comparison and share one string. Only while no name had an escape, so that names and source are the same text.
 */
function expectedName(cursor, { pattern, from }) {
    const name = cursor.escapedNames ? undefined : pattern[cursor.memberCount - from]?.name;
    if (name === undefined)
        return undefined;
    const { text, at, end } = cursor;
    const close = at + 1 + name.length;
    if (close >= end || text.charCodeAt(close) !== QUOTE || !text.startsWith(name, at + 1))
        return undefined;
    cursor.at = close + 1;
    return name;
}
function noticesOf(cursor) {
    return [...cursor.unusual].map(([what, line]) => ({ message: `${what} is no strict JSON`, line }));
}


/***/ })

};
