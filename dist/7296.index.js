export const id = 7296;
export const ids = [7296,7787];
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

/***/ 42762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ reconcileLayout),
/* harmony export */   Eq: () => (/* binding */ LINE_ENDS),
/* harmony export */   Gg: () => (/* binding */ FINAL_NEWLINE),
/* harmony export */   JC: () => (/* binding */ layoutOfLines),
/* harmony export */   Mh: () => (/* binding */ indentation),
/* harmony export */   zT: () => (/* binding */ lineLayout)
/* harmony export */ });
/* unused harmony export TRAILING_SPACE */
/** Names of the layout facts whose values hold counts, so that `reconcileLayout` can take growth out of them. */
const LINE_ENDS = 'line ends';
const FINAL_NEWLINE = 'final newline';
const TRAILING_SPACE = 'trailing white space';
/** Facts about values that are part of the content: where only one side has such values, the content says so. */
const OF_CONTENT = ['execution counts', 'export', 'indentation', 'floats', 'namespace prefixes', 'recorded times'];
/**
 * Facts about the lines of a text, none of which is content in any format: `line ends` as `LF, 7 lines` or
 * `mixed: 5 LF, 2 CRLF`, `final newline` only where it is missing, and with `trailing` how many lines end in blanks.
 * Line ends of the pieces `inside` are values and do not count.
 */
function lineLayout(text, options) {
    if (text.length === 0)
        return {};
    const { ends, trailing, last } = countLines(text);
    for (const piece of options.inside ?? []) {
        const { ends: own } = countLines(piece);
        for (const kind of ['lf', 'crlf', 'cr'])
            ends[kind] -= own[kind];
    }
    return layoutOfLines(ends, last < text.length, options.trailing ? trailing : 0);
}
/** The same from counts. `unended`: the last line has no end. */
function layoutOfLines(ends, unended, trailing) {
    const layout = {};
    const total = ends.lf + ends.crlf + ends.cr;
    if (total > 0)
        layout[LINE_ENDS] = describeEnds(ends, total);
    if (unended)
        layout[FINAL_NEWLINE] = 'missing';
    if (trailing > 0)
        layout[TRAILING_SPACE] = plural(trailing, 'line');
    return layout;
}
/**
 * How a tree is spread over lines, where that is up to the writer: the first indentation, or that all of it stands in one
 * line. Only for formats whose brackets may stand anywhere, and for a root with something in it.
 */
function indentation(text) {
    const first = /\n([ \t]+)[^\s]/.exec(text)?.[1];
    if (first !== undefined)
        return { indentation: describeBlanks(first) };
    return text.trim().includes('\n') ? {} : { indentation: 'none, one line' };
}
function describeBlanks(blanks) {
    if (!blanks.includes('\t'))
        return plural(blanks.length, 'space');
    return blanks.includes(' ') ? 'tabs and spaces' : plural(blanks.length, 'tab');
}
function countLines(text) {
    const ends = { lf: 0, crlf: 0, cr: 0 };
    let trailing = 0;
    let last = 0;
    let carriage = text.indexOf('\r');
    let feed = text.indexOf('\n');
    while (carriage !== -1 || feed !== -1) {
        const paired = carriage !== -1 && feed === carriage + 1;
        const end = carriage !== -1 && (feed === -1 || carriage < feed) ? carriage : feed;
        if (end > last && isBlank(text.charCodeAt(end - 1)))
            trailing += 1;
        if (paired)
            ends.crlf += 1;
        else if (end === carriage)
            ends.cr += 1;
        else
            ends.lf += 1;
        last = paired ? end + 2 : end + 1;
        if (paired || end === carriage)
            carriage = text.indexOf('\r', last);
        if (paired || end === feed)
            feed = text.indexOf('\n', last);
    }
    if (text.length > last && isBlank(text.charCodeAt(text.length - 1)))
        trailing += 1;
    return { ends, trailing, last };
}
function isBlank(code) {
    return code === 32 || code === 9;
}
function describeEnds(ends, total) {
    const kinds = [
        [ends.lf, 'LF'],
        [ends.crlf, 'CRLF'],
        [ends.cr, 'CR'],
    ];
    const present = kinds.filter(([count]) => count > 0);
    if (present.length === 1)
        return `${present[0][1]}, ${plural(total, 'line')}`;
    return `mixed: ${present.map(([count, name]) => `${count} ${name}`).join(', ')}`;
}
function plural(count, noun) {
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
/**
 * Takes out of the two sides' layout what only says that one has more lines than the other: a longer file is no
 * change of layout. Where the style differs, the counts stay, for they are the reason that a person reads.
 */
function reconcileLayout(base, head) {
    const left = { ...base.layout };
    const right = { ...head.layout };
    const sameLength = countOf(left[LINE_ENDS]) === countOf(right[LINE_ENDS]);
    const leftEnds = left[LINE_ENDS];
    const rightEnds = right[LINE_ENDS];
    if (leftEnds === undefined || rightEnds === undefined) {
        delete left[LINE_ENDS];
        delete right[LINE_ENDS];
    }
    else if (styleOf(leftEnds) === styleOf(rightEnds) && !(sameLength && leftEnds !== rightEnds)) {
        left[LINE_ENDS] = styleOf(leftEnds);
        right[LINE_ENDS] = styleOf(rightEnds);
    }
    if (!sameLength) {
        delete left[TRAILING_SPACE];
        delete right[TRAILING_SPACE];
    }
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const [one, other] = [left[name], right[name]];
        const missing = one === undefined || other === undefined;
        if (missing ? !OF_CONTENT.includes(name) : listed(one) === listed(other))
            continue;
        delete left[name];
        delete right[name];
    }
    return { base: { ...base, layout: left }, head: { ...head, layout: right } };
}
/** How many places a fact is about: `3: a, b, c`, and one where it does not count. */
function listed(fact) {
    return Number(/^(\d{1,15}): /.exec(fact)?.[1] ?? 1);
}
/** `LF`, `CRLF`, `CR`, or `mixed LF and CRLF`. */
function styleOf(ends) {
    if (!ends.startsWith('mixed: '))
        return ends.slice(0, ends.indexOf(',') === -1 ? undefined : ends.indexOf(','));
    const kinds = ends.slice('mixed: '.length).split(', ');
    return `mixed ${kinds.map((kind) => kind.slice(kind.indexOf(' ') + 1)).join(' and ')}`;
}
function countOf(ends) {
    if (ends === undefined)
        return 0;
    let total = 0;
    for (const digits of ends.match(/\d+/g) ?? [])
        total += Number(digits);
    return total;
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
        __webpack_require__.e(/* import() */ 7407).then(__webpack_require__.bind(__webpack_require__, 47407)),
        __webpack_require__.e(/* import() */ 138).then(__webpack_require__.bind(__webpack_require__, 20138)),
    ]);
    const other = (name) => {
        return (input, length) => exactly(compressors[name](input, length), length);
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
function newMeter(input) {
    const { nodes } = input.options.limits;
    const free = Math.max(FREE_INFLATION_BYTES, input.bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATION_RATIO */ .wF);
    const most = Math.min(free, _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATED_BYTES */ .Bx);
    let inflated = 0;
    let counted = 0;
    return {
        inflate(bytes) {
            inflated += bytes;
            if (!(inflated <= most))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`unpacks to more than ${most} bytes`);
        },
        room: () => most - inflated,
        count(values) {
            counted += values;
            if (!(counted <= nodes))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${nodes} values`);
        },
    };
}
/** A table without lines and without ragged rows, as binary formats have them. */
function tableDocument({ format, columns, rows, declared = {}, layout = {}, notices = [], }) {
    const content = { kind: 'table', columns, rows, lines: [], ragged: [] };
    return { format, readings: [{ label: '', content }], declared, layout, notices };
}


/***/ }),

/***/ 51239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ NULL),
/* harmony export */   In: () => (/* binding */ float32),
/* harmony export */   KQ: () => (/* binding */ dateTime),
/* harmony export */   Ke: () => (/* binding */ timestampText),
/* harmony export */   MK: () => (/* binding */ dateText),
/* harmony export */   Q8: () => (/* binding */ textOrBytes),
/* harmony export */   SM: () => (/* binding */ bigEndianInteger),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   Z5: () => (/* binding */ exactDecimal),
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   fV: () => (/* binding */ float),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports MAX_INTEGER_BYTES, decimalLiteral */
const NULL = { kind: 'null', line: 0 };
const TRUE = { kind: 'boolean', value: true, line: 0 };
const FALSE = { kind: 'boolean', value: false, line: 0 };
/** Beyond this a decimal is spelled with an exponent, so that a hostile scale is not written out in zeros. */
const MAX_SCALE = 512;
/** Bytes of the longest whole number that is turned into digits; more stay bytes. Digits cost quadratic time. */
const MAX_INTEGER_BYTES = 1_024;
function boolean(value) {
    return value ? TRUE : FALSE;
}
function string(value) {
    return { kind: 'string', value, line: 0 };
}
function binary(bytes) {
    return { kind: 'binary', bytes, line: 0 };
}
function dateTime(value) {
    return { kind: 'date-time', value, line: 0 };
}
function integer(value) {
    return { kind: 'number', type: 'integer', literal: String(value), line: 0 };
}
/**
 * A double with the fewest digits that give it back. `-0.0` keeps its sign; whole numbers get `.0`, for a float they are.
 */
function float(value) {
    return { kind: 'number', type: 'float', literal: floatLiteral(value, String(value)), line: 0 };
}
/** As `float`, with the fewest digits that give back the single: `0.1` and not `0.10000000149011612`. */
function float32(value) {
    for (let precision = 6; precision < 10; precision += 1) {
        const short = Number(value.toPrecision(precision));
        if (Math.fround(short) === value)
            return { kind: 'number', type: 'float', literal: floatLiteral(value, String(short)), line: 0 };
    }
    return float(value);
}
function floatLiteral(value, digits) {
    if (!Number.isFinite(value))
        return digits;
    const signed = Object.is(value, -0) ? '-0' : digits;
    return /^-?\d+$/.test(signed) ? `${signed}.0` : signed;
}
/**
 * A number of a declared decimal type. It is marked as an integer, because that is how it is stored and meant: a whole
 * number of units of its last place, which no tolerance for measured floats may reach.
 */
function exactDecimal(unscaled, scale) {
    return { kind: 'number', type: 'integer', literal: decimalLiteral(unscaled, scale), line: 0 };
}
function decimalLiteral(unscaled, scale) {
    if (scale === 0)
        return String(unscaled);
    if (scale < 0 || scale > MAX_SCALE)
        return `${unscaled}e${-scale}`;
    const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
    return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
/** Two's complement, most significant byte first; undefined beyond MAX_INTEGER_BYTES. */
function bigEndianInteger(bytes) {
    if (bytes.length === 0)
        return 0n;
    if (bytes.length > MAX_INTEGER_BYTES)
        return undefined;
    return BigInt.asIntN(bytes.length * 8, BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
}
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** UTF-8, or the bytes as they are where they are none: two broken texts must not become one. */
function textOrBytes(bytes) {
    try {
        return string(strict.decode(bytes));
    }
    catch {
        return binary(bytes);
    }
}
const DAY_SECONDS = 86400n;
/** Days since 1970-01-01 as a proleptic Gregorian date. Years beyond 9999 get a sign, as in ISO 8601. */
function dateText(days) {
    // Howard Hinnant's civil_from_days, which is exact for any integer.
    const shifted = days + 719468n;
    const era = floorDivide(shifted, 146097n);
    const dayOfEra = shifted - era * 146097n;
    const yearOfEra = (dayOfEra - dayOfEra / 1460n + dayOfEra / 36524n - dayOfEra / 146096n) / 365n;
    const dayOfYear = dayOfEra - (365n * yearOfEra + yearOfEra / 4n - yearOfEra / 100n);
    const month0 = (5n * dayOfYear + 2n) / 153n;
    const day = dayOfYear - (153n * month0 + 2n) / 5n + 1n;
    const month = month0 < 10n ? month0 + 3n : month0 - 9n;
    const year = yearOfEra + era * 400n + (month <= 2n ? 1n : 0n);
    return `${yearText(year)}-${padded(month, 2)}-${padded(day, 2)}`;
}
function yearText(year) {
    if (year >= 0n && year <= 9999n)
        return padded(year, 4);
    return `${year < 0n ? '-' : '+'}${padded(year < 0n ? -year : year, 6)}`;
}
/** `value` counts units of 10^-digits seconds. Every digit is kept: a nanosecond is a difference. */
function timestampText(value, digits, zone) {
    const unit = 10n ** BigInt(digits);
    const seconds = floorDivide(value, unit);
    const days = floorDivide(seconds, DAY_SECONDS);
    return `${dateText(days)}T${timeText(value - days * DAY_SECONDS * unit, digits)}${zone}`;
}
/** A time of day; what is none (negative, or a day and more) keeps counting hours. */
function timeText(value, digits) {
    const unit = 10n ** BigInt(digits);
    const size = value < 0n ? -value : value;
    const seconds = size / unit;
    const fraction = digits === 0 ? '' : `.${padded(size % unit, digits)}`;
    const clock = [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map((part) => padded(part, 2)).join(':');
    return `${value < 0n ? '-' : ''}${clock}${fraction}`;
}
function padded(value, width) {
    return String(value).padStart(width, '0');
}
function floorDivide(value, by) {
    const quotient = value / by;
    return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
function list(items) {
    return { kind: 'array', items, line: 0 };
}
function record(members) {
    return { kind: 'object', members: members.map(([name, value]) => ({ name, value, line: 0 })), line: 0 };
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


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   oD: () => (/* binding */ openSource),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42762);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);



/** The text of a fixture in Unicode, strictly decoded, with the layout facts that every text format shares. */
function openSource(input) {
    checkSize(input);
    return sourceOf((0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUnicode */ .EC)(input.bytes));
}
function sourceOf(decoded) {
    if (!decoded.ok)
        return (0,_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(decoded.reason, { line: decoded.line, column: decoded.column });
    const layout = { ...decoded.layout, ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .lineLayout */ .zT)(decoded.text, { trailing: false }) };
    return { text: decoded.text, layout, notices: decoded.notices };
}
/** `cap` in bytes, for libraries that are too slow for the policy's limit. */
function checkSize(input, cap = Number.POSITIVE_INFINITY) {
    const limit = Math.min(cap, input.options.limits.file);
    if (input.bytes.length > limit)
        (0,_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`${input.bytes.length} bytes, more than the ${limit} that are read`);
}


/***/ })

};
