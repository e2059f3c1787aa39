export const id = 2338;
export const ids = [2338];
export const modules = {

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

/***/ 92338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plist: () => (/* binding */ plist)
});

// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var bytes = __webpack_require__(95159);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/trees/binary-plist.js



const MAGIC = 'bplist00';
const TRAILER_BYTES = 32;
/** Seconds from 1970 to Apple's epoch, 2001-01-01T00:00:00Z. */
const APPLE_EPOCH_SECONDS = 978_307_200;
/** Milliseconds that a calendar date can hold (ECMAScript, time values). */
const MAX_DATE_MILLISECONDS = 8.64e15;
function isBinaryPlist(bytes) {
    return Buffer.from(bytes.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}
/**
 * Reads CFBinaryPList version 00: objects that refer to each other by number, a table of their offsets, a trailer.
 * An object may be referred to twice, so a small file can stand for a tree of any size: the budget bounds it, and a
 * circle ends at the depth. @throws ReadStop
 */
function readBinaryPlist(bytes, budget) {
    if (bytes.length < MAGIC.length + TRAILER_BYTES)
        return (0,stop/* fail */.fJ)('cut off: no room for a trailer');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const trailer = bytes.length - TRAILER_BYTES;
    const offsetBytes = view.getUint8(trailer + 6);
    const referenceBytes = view.getUint8(trailer + 7);
    const count = view.getBigUint64(trailer + 8);
    const top = view.getBigUint64(trailer + 16);
    const table = view.getBigUint64(trailer + 24);
    if (![1, 2, 3, 4, 8].includes(offsetBytes) || ![1, 2, 3, 4, 8].includes(referenceBytes))
        return (0,stop/* fail */.fJ)('a trailer with odd sizes');
    if (count > BigInt(trailer) || table > BigInt(trailer) || table + count * BigInt(offsetBytes) > BigInt(trailer)) {
        return (0,stop/* fail */.fJ)('an offset table outside of the file');
    }
    const offsets = [];
    for (let index = 0; index < Number(count); index += 1) {
        const offset = unsignedAt(view, Number(table) + index * offsetBytes, offsetBytes);
        if (offset < MAGIC.length || offset >= Number(table))
            (0,stop/* fail */.fJ)(`object ${index} lies outside of the file`);
        offsets.push(offset);
    }
    return objectAt({ bytes, view, offsets, referenceBytes, budget, texts: new Map() }, Number(top), 0);
}
function unsignedAt(view, at, size) {
    if (at + size > view.byteLength)
        return (0,stop/* fail */.fJ)(`cut off at byte ${at}`);
    let value = 0;
    for (let index = 0; index < size; index += 1)
        value = value * 256 + view.getUint8(at + index);
    return Number.isSafeInteger(value) ? value : (0,stop/* fail */.fJ)(`a number beyond the file at byte ${at}`);
}
/** As deep as the budget lets it. */
function objectAt(archive, reference, depth) {
    const { view, budget } = archive;
    budget.spend(1, stop/* NOWHERE */.JW);
    budget.enter(depth, stop/* NOWHERE */.JW);
    const offset = archive.offsets[reference];
    if (offset === undefined)
        return (0,stop/* fail */.fJ)(`object ${reference} is not in the file`);
    const marker = view.getUint8(offset);
    const type = marker >> 4;
    const low = marker & 0x0f;
    if (type === 0)
        return constant(marker, offset);
    if (type === 1)
        return integer(archive, offset + 1, 2 ** low);
    if (type === 2)
        return (0,nodes/* number */.ai)('float', (0,bytes/* floatLiteral */.ak)(realAt(archive, offset + 1, 2 ** low)), 0);
    if (type === 3)
        return date(realAt(archive, offset + 1, 8));
    if (type === 8) {
        const uid = (0,nodes/* number */.ai)('integer', String(unsignedAt(view, offset + 1, low + 1)), 0);
        return (0,nodes/* object */.Ik)([{ name: 'CF$UID', value: uid, line: 0 }], 0);
    }
    const { count, start } = binary_plist_length(archive, offset, low);
    switch (type) {
        case 4:
            return { kind: 'binary', bytes: slice(archive, start, count), line: 0 };
        case 5:
        case 6:
            return textOnce(archive, reference, slice(archive, start, type === 6 ? count * 2 : count), type === 6);
        case 12: {
            const items = references(archive, start, count).map((one) => objectAt(archive, one, depth + 1));
            return (0,nodes/* object */.Ik)([{ name: '#set', value: (0,nodes/* array */.YO)(items, 0), line: 0 }], 0);
        }
        case 10:
            return (0,nodes/* array */.YO)(references(archive, start, count).map((one) => objectAt(archive, one, depth + 1)), 0);
        case 13:
            return dictionary(archive, start, count, depth);
        default:
            return (0,stop/* fail */.fJ)(`marker 0x${marker.toString(16)} at byte ${offset} is of no known type`);
    }
}
function constant(marker, offset) {
    if (marker === 0x00)
        return { kind: 'null', line: 0 };
    if (marker === 0x08 || marker === 0x09)
        return { kind: 'boolean', value: marker === 0x09, line: 0 };
    return (0,stop/* fail */.fJ)(`marker 0x${marker.toString(16)} at byte ${offset} is of no known type`);
}
/** One, two and four bytes are unsigned; eight are signed; sixteen hold unsigned ones of 64 bits. */
function integer({ bytes, view }, at, size) {
    if (size > 16 || at + size > bytes.length)
        return (0,stop/* fail */.fJ)(`an integer of ${size} bytes at byte ${at}`);
    if (size < 8)
        return (0,nodes/* number */.ai)('integer', String(unsignedAt(view, at, size)), 0);
    const high = view.getBigInt64(at);
    const value = size === 8 ? high : (high << 64n) | view.getBigUint64(at + 8);
    return (0,nodes/* number */.ai)('integer', value.toString(), 0);
}
function realAt({ bytes, view }, at, size) {
    if ((size !== 4 && size !== 8) || at + size > bytes.length)
        return (0,stop/* fail */.fJ)(`a real of ${size} bytes at byte ${at}`);
    return size === 4 ? view.getFloat32(at) : view.getFloat64(at);
}
/** As XML spells it; with the seconds as they are where XML could not. */
function date(seconds) {
    const milliseconds = (seconds + APPLE_EPOCH_SECONDS) * 1_000;
    const whole = Number.isInteger(seconds) && Math.abs(milliseconds) <= MAX_DATE_MILLISECONDS;
    const value = whole
        ? new Date(milliseconds).toISOString().replace('.000Z', 'Z')
        : `2001-01-01T00:00:00Z ${(0,bytes/* floatLiteral */.ak)(seconds)}`;
    return { kind: 'date-time', value, line: 0 };
}
/** Below 15 in the marker; else an integer object follows. */
function binary_plist_length({ bytes, view }, offset, low) {
    if (low < 15)
        return { count: low, start: offset + 1 };
    if (offset + 1 >= bytes.length)
        return (0,stop/* fail */.fJ)(`cut off at byte ${offset}`);
    const marker = view.getUint8(offset + 1);
    const size = 2 ** (marker & 0x0f);
    if (marker >> 4 !== 1 || size > 8)
        return (0,stop/* fail */.fJ)(`a length that is no integer at byte ${offset + 1}`);
    return { count: unsignedAt(view, offset + 2, size), start: offset + 2 + size };
}
function slice({ bytes }, start, size) {
    return start + size > bytes.length
        ? (0,stop/* fail */.fJ)(`${size} bytes needed at byte ${start}`)
        : bytes.subarray(start, start + size);
}
function textOnce({ texts }, reference, bytes, wide) {
    const known = texts.get(reference);
    if (known !== undefined)
        return known;
    const copy = Buffer.from(bytes);
    const node = (0,nodes/* text */.Qq)(wide ? copy.swap16().toString('utf16le') : copy.toString('latin1'), 0);
    texts.set(reference, node);
    return node;
}
function references(archive, start, count) {
    const { referenceBytes, view } = archive;
    slice(archive, start, count * referenceBytes);
    return Array.from({ length: count }, (_, index) => unsignedAt(view, start + index * referenceBytes, referenceBytes));
}
function dictionary(archive, start, count, depth) {
    const numbers = references(archive, start, count * 2);
    const members = [];
    for (let index = 0; index < count; index += 1) {
        const key = objectAt(archive, numbers[index], depth + 1);
        if (key.kind !== 'string')
            return (0,stop/* fail */.fJ)('a key that is no string');
        members.push({ name: key.value, value: objectAt(archive, numbers[count + index], depth + 1), line: 0 });
    }
    return (0,nodes/* object */.Ik)(members, 0);
}

// EXTERNAL MODULE: ./lib/documents/trees/markup.js
var markup = __webpack_require__(25210);
// EXTERNAL MODULE: ./lib/documents/trees/metadata.js
var metadata = __webpack_require__(71483);
// EXTERNAL MODULE: ./lib/documents/trees/namespaces.js
var namespaces = __webpack_require__(9454);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
// EXTERNAL MODULE: ./lib/documents/trees/source.js
var source = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/documents/formats/xml.js + 2 modules
var xml = __webpack_require__(25461);
;// CONCATENATED MODULE: ./lib/documents/formats/plist.js










/**
 * Apple property lists. The XML and the binary form hold the same values; which one it is, is layout. The binary
 * reader is our own (docs/adr/0082); XML goes through the XML reader and must be a property list and nothing else.
 */
const plist = { id: 'plist', read: (input) => (0,stop/* attempt */.CD)(() => readPlist(input)) };
async function readPlist(input) {
    (0,source/* checkSize */.C1)(input);
    if (isBinaryPlist(input.bytes)) {
        const root = readBinaryPlist(input.bytes, (0,stop/* createBudget */.yK)(input.options.limits));
        return { ok: true, document: (0,nodes/* treeDocument */.YV)({ format: 'plist', root, layout: { form: 'binary' } }) };
    }
    const result = await (0,xml.readXml)(input, 'plist');
    if (!result.ok)
        return result;
    const { content } = result.document.readings[0];
    if (content.kind !== 'tree')
        return (0,stop/* fail */.fJ)('not a property list');
    const root = plistValue(rootElement(content.root));
    const document = (0,nodes/* treeDocument */.YV)({ format: 'plist', root, layout: { ...result.document.layout, form: 'XML' } });
    return { ok: true, document: { ...document, notices: result.document.notices } };
}
function rootElement(root) {
    const [top, ...others] = elementsIn(root);
    if (top === undefined || others.length > 0 || top.name !== 'plist')
        return (0,stop/* fail */.fJ)('expected one <plist>', at(root));
    const version = (0,metadata/* memberOf */.C5)(top.node, '@version');
    if (version !== undefined && (version.kind !== 'string' || version.value !== '1.0')) {
        (0,stop/* fail */.fJ)('a property list of an unknown version', at(top.node));
    }
    const values = elementsIn((0,metadata/* memberOf */.C5)(top.node, markup/* CONTENT */.KB));
    if (values.length !== 1)
        return (0,stop/* fail */.fJ)('expected one value in <plist>', at(top.node));
    return values[0];
}
/** The elements of a content array. Text between them is nothing that a property list has; marks before the root are. */
function elementsIn(content) {
    if (content.kind !== 'array')
        return (0,stop/* fail */.fJ)('no content', at(content));
    return content.items.flatMap((item) => {
        if (item.kind !== 'object')
            return [];
        for (const { name, value } of item.members) {
            if (name === markup/* TEXT */.a$ && value.kind === 'string' && !isNothing(value.value))
                (0,stop/* fail */.fJ)('text where a property list has none', at(value));
        }
        return item.members.filter(({ name }) => name !== markup/* TEXT */.a$).map(({ name, value }) => ({ name, node: value }));
    });
}
/** No text, or a doctype that only names a definition: one that brings entities would change what stands in a text. */
function isNothing(written) {
    if (written === '')
        return true;
    return written.startsWith(`${namespaces/* MARK */.M$}<!DOCTYPE`) && written.lastIndexOf(namespaces/* MARK */.M$) === 0 && !written.includes('[');
}
function plistValue({ name, node }) {
    const { line } = node;
    if (node.kind !== 'object')
        return (0,stop/* fail */.fJ)('no element', at(node));
    if (node.members.length !== 1)
        return (0,stop/* fail */.fJ)(`an attribute on <${name}>`, at(node));
    const content = (0,metadata/* memberOf */.C5)(node, markup/* CONTENT */.KB);
    switch (name) {
        case 'dict':
            return plist_dictionary(elementsIn(content), line);
        case 'array':
            return (0,nodes/* array */.YO)(elementsIn(content).map(plistValue), line);
        case 'true':
        case 'false':
            if (textOf(content) !== '')
                (0,stop/* fail */.fJ)(`text in <${name}>`, at(node));
            return { kind: 'boolean', value: name === 'true', line };
        case 'string':
            return (0,nodes/* text */.Qq)(textOf(content), line);
        case 'integer':
            return plist_integer((0,scanner/* trimSpace */.Pd)(textOf(content)), line);
        case 'real':
            return real((0,scanner/* trimSpace */.Pd)(textOf(content)), line);
        case 'date':
            return { kind: 'date-time', value: (0,scanner/* trimSpace */.Pd)(textOf(content)), line };
        case 'data':
            return { kind: 'binary', bytes: base64(textOf(content), line), line };
        default:
            return (0,stop/* fail */.fJ)(`<${name}> is no type of a property list`, at(node));
    }
}
function plist_dictionary(elements, line) {
    const members = [];
    for (let index = 0; index < elements.length; index += 2) {
        const key = elements[index];
        const value = elements[index + 1];
        if (key.name !== 'key' || value === undefined)
            return (0,stop/* fail */.fJ)('expected a <key> and its value', at(key.node));
        const name = textOf((0,metadata/* memberOf */.C5)(key.node, markup/* CONTENT */.KB));
        members.push({ name, value: plistValue(value), line: key.node.line });
    }
    return (0,nodes/* object */.Ik)(members, line);
}
/** The text of an element without children. */
function textOf(content) {
    const [only, ...others] = content.kind === 'array' ? content.items : [];
    const value = only === undefined || others.length > 0 ? undefined : (0,metadata/* memberOf */.C5)(only, markup/* TEXT */.a$);
    return value?.kind === 'string' ? value.value : (0,stop/* fail */.fJ)('an element where text was expected', at(content));
}
function plist_integer(written, line) {
    const digits = written.replace(/^\+/, '');
    if (digits.length > format/* MAX_NUMBER_CHARACTERS */.SO)
        return (0,stop/* fail */.fJ)('an integer that is too long', { line, column: 0 });
    if (/^-?\d+$/.test(digits))
        return (0,nodes/* number */.ai)('integer', written, line, digits);
    const hexadecimal = /^(-?)(0[xX][0-9a-fA-F]+)$/.exec(digits);
    if (hexadecimal === null)
        return (0,stop/* fail */.fJ)('an <integer> that is none', { line, column: 0 });
    return (0,nodes/* number */.ai)('integer', written, line, `${hexadecimal[1]}${BigInt(hexadecimal[2])}`);
}
const SPECIAL_REALS = new Map([
    ['nan', 'NaN'],
    ['inf', 'Infinity'],
    ['+inf', 'Infinity'],
    ['infinity', 'Infinity'],
    ['+infinity', 'Infinity'],
    ['-inf', '-Infinity'],
    ['-infinity', '-Infinity'],
]);
function real(written, line) {
    const special = SPECIAL_REALS.get(written.toLowerCase());
    if (special !== undefined)
        return (0,nodes/* number */.ai)('float', written, line, special);
    const parts = written.length > format/* MAX_NUMBER_CHARACTERS */.SO ? null : /^([+-]?)(\d*)(?:\.(\d*))?([eE][+-]?\d+)?$/.exec(written);
    const [, sign, whole, fraction = '', exponent = ''] = parts ?? [];
    if (sign === undefined || whole === undefined || whole + fraction === '')
        return (0,stop/* fail */.fJ)('a <real> that is none', { line, column: 0 });
    const decimal = `${sign === '-' ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
    return (0,nodes/* number */.ai)('float', written, line, decimal);
}
function base64(written, line) {
    const digits = written.replace(/[ \t\r\n]+/g, '');
    const bytes = Buffer.from(digits, 'base64');
    // Node skips what is no digit; only what encodes back was base64 to begin with.
    if (bytes.toString('base64').replace(/=+$/, '') !== digits.replace(/=+$/, ''))
        (0,stop/* fail */.fJ)('<data> that is not base64', { line, column: 0 });
    return bytes;
}
function at(node) {
    return { line: node.line, column: 0 };
}


/***/ }),

/***/ 95159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ utf8),
/* harmony export */   I5: () => (/* binding */ createByteReader),
/* harmony export */   ak: () => (/* binding */ floatLiteral)
/* harmony export */ });
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);

function createByteReader(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let offset = 0;
    const advance = (count) => {
        if (count > bytes.length - offset)
            (0,_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`cut off: ${count} bytes needed at byte ${offset}, ${bytes.length - offset} left`);
        const start = offset;
        offset += count;
        return start;
    };
    const unsigned = (size) => {
        const start = advance(size);
        if (size === 8)
            return view.getBigUint64(start);
        return BigInt(size === 1 ? view.getUint8(start) : size === 2 ? view.getUint16(start) : view.getUint32(start));
    };
    return {
        length: bytes.length,
        at: () => offset,
        left: () => bytes.length - offset,
        peek: () => (offset < bytes.length ? view.getUint8(offset) : (0,_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`cut off at byte ${offset}`)),
        byte: () => view.getUint8(advance(1)),
        unsigned,
        signed: (size) => BigInt.asIntN(size * 8, unsigned(size)),
        float(size) {
            const start = advance(size);
            if (size === 2)
                return halfToNumber(view.getUint16(start));
            return size === 4 ? view.getFloat32(start) : view.getFloat64(start);
        },
        take(count) {
            if (BigInt(count) > BigInt(bytes.length - offset)) {
                (0,_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`cut off: ${count} bytes needed at byte ${offset}, ${bytes.length - offset} left`);
            }
            const start = advance(Number(count));
            return bytes.subarray(start, offset);
        },
    };
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
/** The shortest decimal that is this double; with a point, so that a whole float is not taken for an integer. */
function floatLiteral(value) {
    if (Number.isNaN(value))
        return 'NaN';
    if (!Number.isFinite(value))
        return value < 0 ? '-Infinity' : 'Infinity';
    const written = Object.is(value, -0) ? '-0' : String(value);
    return /[.e]/.test(written) ? written : `${written}.0`;
}
/** Kept, because making one costs more than decoding a short text. It holds no state between calls. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Text that is strictly UTF-8, else undefined. */
function utf8(bytes) {
    try {
        return decoder.decode(bytes);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 71483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Cj: () => (/* binding */ withRoots),
/* harmony export */   J5: () => (/* binding */ withItems),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   RV: () => (/* binding */ withMember),
/* harmony export */   gn: () => (/* binding */ withMembers)
/* harmony export */ });
/* unused harmony export createMetadata */
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68809);

function createMetadata() {
    const hidden = new Map();
    return {
        hide(fact, node) {
            const values = hidden.get(fact) ?? [];
            values.push(spelling(node));
            hidden.set(fact, values);
            return placeholder(node);
        },
        // Sorted, so that cells which only moved have not got other ids as well.
        facts: () => Object.fromEntries([...hidden].map(([fact, values]) => [fact, (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .listFact */ .HG)(values.toSorted())])),
    };
}
function spelling(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return node.value;
        case 'number':
            return node.literal;
        case 'boolean':
            return String(node.value);
        default:
            return node.kind;
    }
}
function placeholder(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return { ...node, value: '' };
        case 'number':
            return { kind: 'number', type: node.type, literal: '0', line: node.line };
        default:
            return node;
    }
}
/** The object with the members of that name changed, or left out where `change` returns undefined; any other node as it is. */
function withMember(node, name, change) {
    return withMembers(node, (member) => (member.name === name ? change(member.value) : member.value));
}
function withMembers(node, change) {
    if (node.kind !== 'object')
        return node;
    const members = node.members.flatMap((member) => {
        const value = change(member);
        return value === undefined ? [] : [value === member.value ? member : { ...member, value }];
    });
    return { ...node, members };
}
function withItems(node, change) {
    return node.kind === 'array' ? { ...node, items: node.items.map(change) } : node;
}
function memberOf(node, name) {
    return node.kind === 'object' ? node.members.find((member) => member.name === name)?.value : undefined;
}
/** Changes the root of every tree in every reading; documents of a stream one by one. Facts are of the first reading. */
function withRoots(document, format, change) {
    const metadata = document.readings.map(createMetadata);
    const [first, ...others] = document.readings.map((reading, index) => {
        const content = withRoot(reading.content, (root) => change(root, metadata[index]));
        return { ...reading, content };
    });
    const readings = [first, ...others];
    return { ...document, format, readings, layout: { ...document.layout, ...metadata[0].facts() } };
}
function withRoot(content, change) {
    if (content.kind !== 'tree')
        return content;
    return { ...content, root: content.stream === true ? withItems(content.root, change) : change(content.root) };
}
/** An HTTP date or an ISO 8601 time: what stands elsewhere under a name that should hold a time is content. */
function isTime(node) {
    if (node.kind === 'date-time')
        return true;
    return node.kind === 'string' && (HTTP_DATE.test(node.value) || ISO_TIME.test(node.value));
}
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|UTC|[+-]\d{4})$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;


/***/ }),

/***/ 2706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ trimBlanksEnd),
/* harmony export */   G1: () => (/* binding */ position),
/* harmony export */   I6: () => (/* binding */ trimBlanks),
/* harmony export */   Jj: () => (/* binding */ sourceLines),
/* harmony export */   Pd: () => (/* binding */ trimSpace),
/* harmony export */   gi: () => (/* binding */ trimBlanksStart),
/* harmony export */   vL: () => (/* binding */ createLineCounter),
/* harmony export */   wD: () => (/* binding */ bodyLines)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);

/** Lines end at LF, CRLF and lone CR. */
function createLineCounter(source) {
    let line = 1;
    let feed = source.indexOf('\n');
    let carriage = source.indexOf('\r');
    return {
        lineAt(offset) {
            for (;;) {
                if (feed !== -1 && feed < offset && (carriage === -1 || feed < carriage)) {
                    line += 1;
                    feed = source.indexOf('\n', feed + 1);
                }
                else if (carriage !== -1 && carriage < offset) {
                    // The LF of a CRLF counts; its CR does not.
                    if (source[carriage + 1] !== '\n')
                        line += 1;
                    carriage = source.indexOf('\r', carriage + 1);
                }
                else
                    return line;
            }
        },
    };
}
function position(source, offset) {
    return (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(source, Math.min(offset, source.length));
}
const SPACE = ' \t\r\n';
/** Splits at LF, CRLF and lone CR; a final line end opens no further line. */
function sourceLines(source) {
    const texts = source.split(/\r\n|\n|\r/);
    if (texts.at(-1) === '')
        texts.pop();
    return texts.map((text, index) => ({ text, line: index + 1 }));
}
/** Blanks and tabs off both ends. `String.trim` also takes no-break spaces and byte order marks, which are data. */
function trimBlanks(value) {
    return trimBlanksEnd(trimBlanksStart(value));
}
function trimBlanksStart(value) {
    let start = 0;
    while (value[start] === ' ' || value[start] === '\t')
        start += 1;
    return value.slice(start);
}
function trimBlanksEnd(value) {
    let end = value.length;
    while (value[end - 1] === ' ' || value[end - 1] === '\t')
        end -= 1;
    return value.slice(0, end);
}
/** As `trimBlanks`, and line ends: what XML and mail call white space. */
function trimSpace(value) {
    let start = 0;
    let end = value.length;
    while (start < end && SPACE.includes(value[start]))
        start += 1;
    while (end > start && SPACE.includes(value[end - 1]))
        end -= 1;
    return value.slice(start, end);
}
/** Lines of a snapshot file, which ends them with LF or CRLF; a lone CR is a character of a body. */
function bodyLines(source) {
    const lines = source.split(/\r?\n/);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}


/***/ })

};
