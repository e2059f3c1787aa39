export const id = 9380;
export const ids = [9380];
export const modules = {

/***/ 42762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ reconcileLayout),
/* harmony export */   JC: () => (/* binding */ layoutOfLines),
/* harmony export */   Mh: () => (/* binding */ indentation),
/* harmony export */   zT: () => (/* binding */ lineLayout)
/* harmony export */ });
/* unused harmony exports LINE_ENDS, FINAL_NEWLINE, TRAILING_SPACE */
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

/***/ 68809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ listFact),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Ke: () => (/* binding */ commentFact),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   YV: () => (/* binding */ treeDocument),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   mq: () => (/* binding */ treeResult),
/* harmony export */   zh: () => (/* binding */ countedNotice)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function text(value, line) {
    return { kind: 'string', value, line };
}
function array(items, line) {
    return { kind: 'array', items, line };
}
function object(members, line) {
    return { kind: 'object', members, line };
}
function number(type, literal, line, decimal = undefined) {
    if (decimal === undefined || decimal === literal)
        return { kind: 'number', type, literal, line };
    return { kind: 'number', type, literal, decimal, line };
}
/** A document with one reading that is a tree. */
function treeDocument(parts) {
    return {
        format: parts.format,
        readings: [{ label: '', content: { kind: 'tree', root: parts.root, ...(parts.stream ? { stream: true } : {}) } }],
        declared: {},
        layout: parts.layout,
        notices: parts.notices ?? [],
    };
}
function treeResult(parts) {
    return { ok: true, document: treeDocument(parts) };
}
/** Notices of one kind are told once with their number: a hostile file could hold a million of them. */
function countedNotice(lines, one, many) {
    if (lines.length === 0)
        return [];
    return [{ message: lines.length === 1 ? one : many(lines.length), line: lines[0] }];
}
/** Longest list that a layout fact spells out, in characters. */
const MAX_LISTED_CHARACTERS = 200;
/**
 * A layout fact about several places: the values themselves where they are short, else how many and a digest.
 * The count stands first, so that a file which merely has more of them can be told from one that changed them.
 */
function listFact(values) {
    if (values.length === 1 && values[0].length <= MAX_LISTED_CHARACTERS)
        return values[0];
    const listed = values.join(', ');
    if (listed.length <= MAX_LISTED_CHARACTERS)
        return `${values.length}: ${listed}`;
    // Long enough that nobody finds two lists of one digest: some of these facts are values.
    return `${values.length}: (${digest(values).slice(0, 32)})`;
}
/** Comments are layout: a fact that differs whenever one of them does. Absent where there is none. */
function commentFact(comments) {
    if (comments.length === 0)
        return {};
    return { comments: `${comments.length} (${digest(comments).slice(0, 12)})` };
}
function digest(values) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const value of values)
        hash.update(value).update('\0');
    return hash.digest('hex');
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
