export const id = 2338;
export const ids = [2338,5210];
export const modules = {

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
// EXTERNAL MODULE: ./lib/documents/images/spans.js
var images_spans = __webpack_require__(59792);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var bytes = __webpack_require__(95159);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/trees/binary-plist.js



const MAGIC = 'bplist00';
const TRAILER_BYTES = 32;
/** What no program reads at the beginning of the trailer. */
const UNUSED_BYTES = 6;
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
function readBinaryPlist(bytes, budget, use) {
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
    use(0, MAGIC.length);
    use(Number(table), Number(table) + Number(count) * offsetBytes);
    use(trailer + UNUSED_BYTES, bytes.length);
    const offsets = [];
    for (let index = 0; index < Number(count); index += 1) {
        const offset = unsignedAt(view, Number(table) + index * offsetBytes, offsetBytes);
        if (offset < MAGIC.length || offset >= Number(table))
            (0,stop/* fail */.fJ)(`object ${index} lies outside of the file`);
        offsets.push(offset);
    }
    return objectAt({ bytes, view, offsets, referenceBytes, budget, use, texts: new Map() }, Number(top), 0);
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
    const fixed = type === 8 ? low + 1 : type === 3 ? 8 : type === 1 || type === 2 ? 2 ** low : 0;
    archive.use(offset, offset + 1 + fixed);
    if (type === 0)
        return constant(marker, offset);
    if (type === 1)
        return integer(archive, offset + 1, 2 ** low);
    if (type === 2)
        return (0,nodes/* number */.ai)('float', (0,bytes/* floatLiteral */.ak)(realAt(archive, offset + 1, 2 ** low)), 0);
    if (type === 3 && low !== 3)
        return (0,stop/* fail */.fJ)(`a date of an unknown width at byte ${offset}`);
    if (type === 3)
        return date(realAt(archive, offset + 1, 8));
    if (type === 8) {
        const uid = (0,nodes/* number */.ai)('integer', String(unsignedAt(view, offset + 1, low + 1)), 0);
        return (0,nodes/* object */.Ik)([{ name: 'CF$UID', value: uid, line: 0 }], 0);
    }
    const { count, start } = binary_plist_length(archive, offset, low);
    archive.use(offset, start);
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
function slice({ bytes, use }, start, size) {
    if (start + size > bytes.length)
        return (0,stop/* fail */.fJ)(`${size} bytes needed at byte ${start}`);
    use(start, start + size);
    return bytes.subarray(start, start + size);
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
// EXTERNAL MODULE: ./lib/documents/formats/xml.js + 3 modules
var xml = __webpack_require__(48079);
;// CONCATENATED MODULE: ./lib/documents/formats/plist.js











/**
 * Apple property lists. The XML and the binary form hold the same values; which one it is, is layout. The binary
 * reader is our own (docs/adr/0082); XML goes through the XML reader and must be a property list and nothing else.
 */
const plist = { id: 'plist', read: (input) => (0,stop/* attempt */.CD)(() => readPlist(input)) };
async function readPlist(input) {
    (0,source/* checkSize */.C1)(input);
    if (isBinaryPlist(input.bytes)) {
        const spans = (0,images_spans/* newSpans */.m)(input.bytes);
        const root = readBinaryPlist(input.bytes, (0,stop/* createBudget */.yK)(input.options.limits), spans.use);
        const facts = (0,images_spans/* unusedFact */.h)(spans, 'bytes that nothing refers to');
        return (0,nodes/* treeResult */.mq)({ format: 'plist', root, facts, layout: { form: 'binary' } });
    }
    const result = await (0,xml.readXml)(input, 'plist');
    if (!result.ok)
        return result;
    const { content } = result.document.readings[0];
    if (content.kind !== 'tree')
        return (0,stop/* fail */.fJ)('not a property list');
    const root = plistValue(rootElement(content.root));
    const doctype = doctypeOf(content.root);
    const told = doctype === undefined ? {} : { doctype };
    const customary = doctype === undefined || CUSTOMARY_DOCTYPE.test(doctype);
    // No property list has a namespace: one that is declared was put there to be read by somebody else.
    const { [xml.IDLE_NAMESPACES]: namespaces, ...written } = result.document.layout;
    const layout = { ...written, form: 'XML', ...(customary ? told : {}) };
    const facts = {
        ...(customary ? {} : told),
        ...(namespaces === undefined ? {} : { [xml.IDLE_NAMESPACES]: namespaces }),
    };
    const document = (0,nodes/* treeDocument */.YV)({ format: 'plist', root, layout, facts });
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
    if (top.node.kind === 'object' && top.node.members.some(({ name }) => name !== '@version' && name !== markup/* CONTENT */.KB))
        (0,stop/* fail */.fJ)('an attribute on <plist>', at(top.node));
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
/** What writers put there; anything else is somebody's text, and counts as it does in XML. */
const CUSTOMARY_DOCTYPE = /^<!DOCTYPE\s+plist(?:\s+(?:PUBLIC\s+"-\/\/Apple(?: Computer)?\/\/DTD PLIST 1\.0\/\/EN"|SYSTEM)\s+"(?:https?:\/\/www\.apple\.com\/DTDs\/PropertyList-1\.0\.dtd|file:\/\/localhost\/System\/Library\/DTDs\/PropertyList\.dtd)")?\s*>$/;
/** What the doctype says: nothing to a reader. */
function doctypeOf(root) {
    if (root.kind !== 'array')
        return undefined;
    for (const item of root.items) {
        const text = (0,metadata/* memberOf */.C5)(item, markup/* TEXT */.a$);
        if (text?.kind === 'string' && text.value.startsWith(`${namespaces/* MARK */.M$}<!DOCTYPE`))
            return text.value.slice(namespaces/* MARK */.M$.length);
    }
    return undefined;
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
            return {
                kind: 'binary',
                bytes: (0,scanner/* strictBase64 */.PO)(textOf(content)) ?? (0,stop/* fail */.fJ)('<data> that is not base64', { line, column: 0 }),
                line,
            };
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
function at(node) {
    return { line: node.line, column: 0 };
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

/***/ 25210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ CONTENT),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   lO: () => (/* binding */ spell),
/* harmony export */   qi: () => (/* binding */ isMark),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _namespaces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9454);

/**
 * XML and HTML as a tree that one comparer can judge (docs/adr/0080):
 *
 *     <a x="1">one<b/>two</a>   ->   { '@x': '1', '#content': [ { '#text': 'one', b: {...} }, { '#text': 'two' } ] }
 *
 * `#content` is an array, so order and number of siblings are values and never shape. Each item holds the text before
 * a child and the child under its name, so that the name is part of the path and a new name is shape. The last item
 * has text only: no element's content is ever an empty array, which would say nothing about what is below it. `#text`
 * is in every item, so text that comes or goes is a value, and no item is taken for a map whose keys are data.
 */
const CONTENT = '#content';
const TEXT = '#text';
/** Text and marks before a child or before the end, as they count. A mark (processing instruction, doctype) begins with `MARK`. */
function spell(pieces, space) {
    switch (space) {
        case 'exact':
            return pieces.join('');
        case 'layout':
            return pieces.filter((piece) => !isBlank(piece)).join('');
        case 'blank':
            return pieces.map((piece) => (isBlank(piece) ? ' ' : piece)).join('');
        case 'folded':
            return foldBlanks(pieces);
    }
}
/** Runs of white space become one blank, also across a comment; marks stay as they are. Joined once: asking a text that grows for its end copies it each time. */
function foldBlanks(pieces) {
    const folded = [];
    let blank = false;
    for (const piece of pieces) {
        const next = piece.startsWith(_namespaces_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK */ .M$) ? piece : piece.replace(/[ \t\n\f\r]+/g, ' ');
        const kept = blank && next.startsWith(' ') ? next.slice(1) : next;
        if (kept !== '')
            blank = kept.endsWith(' ');
        folded.push(kept);
    }
    return folded.join('');
}
/** Only white space of XML and HTML, and something of it. */
function isBlank(piece) {
    return piece.charCodeAt(0) <= 32 && /^[ \t\n\f\r]+$/.test(piece);
}
function isMark(piece) {
    return piece.startsWith(_namespaces_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK */ .M$);
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

/***/ 9454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ createScope),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   PO: () => (/* binding */ hasUnboundCustomary),
/* harmony export */   eW: () => (/* binding */ isCustomary),
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   iy: () => (/* binding */ XSI_TYPE)
/* harmony export */ });
/** Separates what was written from what is added to it. No XML or HTML text can hold U+0000. */
const MARK = '\0';
/** Its value is a name: without a prefix it is in the default namespace. */
const XSI_TYPE = '@{http://www.w3.org/2001/XMLSchema-instance}type';
/** Names that are held at once; a file of data has few. */
const MAX_KNOWN = 4_096;
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
/** Bindings that everybody means by these prefixes: a value `xs:int` needs no note where they hold, and one where nothing binds it. */
const CUSTOMARY = new Map([
    ['xml', XML_NAMESPACE],
    ['xs', 'http://www.w3.org/2001/XMLSchema'],
    ['xsd', 'http://www.w3.org/2001/XMLSchema'],
    ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
    ['xsl', 'http://www.w3.org/1999/XSL/Transform'],
    ['xlink', 'http://www.w3.org/1999/xlink'],
    ['soap', 'http://schemas.xmlsoap.org/soap/envelope/'],
]);
function createScope() {
    const stacks = new Map([['xml', [XML_NAMESPACE]]]);
    const used = new Set();
    const uriOf = (prefix) => stacks.get(prefix)?.at(-1);
    const expand = (name, prefixed) => {
        const colon = name.indexOf(':');
        if (colon === -1 && !prefixed)
            return name;
        const uri = uriOf(colon === -1 ? '' : name.slice(0, colon));
        if (uri === undefined || uri === '')
            return name;
        used.add(uri);
        return `{${uri}}${name.slice(colon + 1)}`;
    };
    // Names come again and again, and mean the same until a binding comes or goes.
    const elements = new Map();
    const attributes = new Map();
    const named = (known, name, expanded) => {
        let found = known.get(name);
        if (found === undefined) {
            if (known.size >= MAX_KNOWN)
                known.clear();
            found = expanded(name);
            known.set(name, found);
        }
        return found;
    };
    const forget = () => {
        elements.clear();
        attributes.clear();
    };
    const value = (written) => {
        if (!written.includes(':'))
            return written;
        const notes = new Set();
        for (const prefix of prefixesIn(written)) {
            const uri = uriOf(prefix) ?? '';
            if (uri !== '')
                used.add(uri);
            if (uri !== (CUSTOMARY.get(prefix) ?? ''))
                notes.add(`${prefix}=${uri}`);
        }
        return notes.size === 0 ? written : `${written}${MARK}[${[...notes].join(' ')}]`;
    };
    return {
        push(bindings) {
            if (bindings.length > 0)
                forget();
            for (const { prefix, uri } of bindings) {
                const stack = stacks.get(prefix);
                if (stack === undefined)
                    stacks.set(prefix, [uri]);
                else
                    stack.push(uri);
            }
        },
        pop(bindings) {
            if (bindings.length > 0)
                forget();
            for (const { prefix } of bindings)
                stacks.get(prefix)?.pop();
        },
        used,
        elementName: (name) => named(elements, name, (written) => expand(written, true)),
        attributeMember: (name) => named(attributes, name, (written) => `@${expand(written, false)}`),
        value,
        qualifiedName(written) {
            const uri = uriOf('') ?? '';
            if (written.includes(':') || uri === '')
                return value(written);
            used.add(uri);
            return `${written}${MARK}[=${uri}]`;
        },
    };
}
/** `xmlns` attributes as bindings; undefined for any other attribute. */
function bindingOf(name, value) {
    if (name === 'xmlns')
        return { prefix: '', uri: value };
    return name.startsWith('xmlns:') ? { prefix: name.slice('xmlns:'.length), uri: value } : undefined;
}
/** Names that stand before a colon. Each is scanned back from its colon, so the time is linear. */
function* prefixesIn(value) {
    let colon = value.indexOf(':');
    let from = 0;
    while (colon !== -1) {
        let start = colon;
        while (start > from && !isDelimiter(value.charCodeAt(start - 1)))
            start -= 1;
        if (start < colon && !isDelimiter(value.charCodeAt(colon + 1)))
            yield value.slice(start, colon);
        from = colon + 1;
        colon = value.indexOf(':', from);
    }
}
/** Everything in ASCII that cannot be in a name; NaN is the end of the value. */
function isDelimiter(code) {
    if (Number.isNaN(code))
        return true;
    if (code > 127)
        return false;
    const letter = code | 32;
    const word = (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57);
    return !(word || code === 45 || code === 46 || code === 95);
}
/** Whether everybody means this namespace by that prefix, so that a value with it needs no note. */
function isCustomary(prefix, uri) {
    return CUSTOMARY.get(prefix) === uri;
}
/** Whether a value has a prefix that everybody knows and that is not among these: the reader notes it. */
function hasUnboundCustomary(value, bound) {
    for (const prefix of prefixesIn(value))
        if (prefix !== 'xml' && CUSTOMARY.has(prefix) && !bound.includes(prefix))
            return true;
    return false;
}


/***/ })

};
