export const id = 7697;
export const ids = [7697];
export const modules = {

/***/ 7697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cbor: () => (/* binding */ cbor)
/* harmony export */ });
/* harmony import */ var _trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95159);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);
/* harmony import */ var _trees_packed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84326);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35282);





/** RFC 8949 section 3.4.3: unsigned and negative integers of any size. */
const BIGNUM = 2n;
const NEGATIVE_BIGNUM = 3n;
/** Bytes of an integer of about 4,000 decimal digits; a larger one stays a tag around bytes. */
const MAX_BIGNUM_BYTES = 1_660;
const INDEFINITE = 31;
/**
 * Own reader (docs/adr/0082) of RFC 8949: equal keys, tags, `undefined` and simple values are kept, integers and
 * floats are apart, integers have any size. How a value is encoded is layout. Several items in a file are a stream
 * (RFC 8742).
 */
const cbor = { id: 'cbor', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .attempt */ .CD)(() => readCbor(input)) };
function readCbor(input) {
    (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSize */ .C1)(input);
    const reading = { bytes: (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .createByteReader */ .I5)(input.bytes), layout: new Map() };
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .createBudget */ .yK)(input.options.limits);
    const documents = [];
    if (input.bytes.length === 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('the file is empty');
    while (reading.bytes.left() > 0) {
        documents.push((0,_trees_packed_js__WEBPACK_IMPORTED_MODULE_2__/* .readPacked */ .d)({ next: () => step(reading), at: reading.bytes.at, bytes: input.bytes }, budget));
    }
    const layout = Object.fromEntries([...reading.layout].map(([name, values]) => [name, (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)([...values].sort())]));
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .treeResult */ .mq)({ format: 'cbor', root: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(documents, 0), layout, stream: true });
}
function step(reading) {
    const start = reading.bytes.at();
    const head = reading.bytes.byte();
    const major = head >> 5;
    const info = head & 0x1f;
    if (major === 7)
        return simple(reading, info, start);
    if (info === INDEFINITE)
        return indefinite(reading, major, start);
    const argument = argumentOf(reading, info, start);
    switch (major) {
        case 0:
            return integer(argument);
        case 1:
            return integer(-1n - argument);
        case 2:
            return { kind: 'value', node: binary(reading.bytes.take(argument)) };
        case 3:
            return { kind: 'value', node: textNode(reading.bytes.take(argument), start) };
        case 4:
            return { kind: 'array', count: counted(reading.bytes, argument, 1n) };
        case 5:
            return { kind: 'map', count: counted(reading.bytes, argument, 2n) };
        default:
            return tag(argument);
    }
}
function argumentOf({ bytes, layout }, info, start) {
    if (info < 24)
        return BigInt(info);
    const size = [1, 2, 4, 8][info - 24];
    if (size === undefined)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`a head of no known size at byte ${start}`);
    const argument = bytes.unsigned(size);
    const least = size === 1 ? 24n : 1n << BigInt(size * 4);
    if (argument < least)
        note(layout, 'heads', 'longer than needed');
    return argument;
}
function tag(number_) {
    const name = `#tag ${number_}`;
    if (number_ !== BIGNUM && number_ !== NEGATIVE_BIGNUM)
        return { kind: 'wrapper', name };
    return { kind: 'wrapper', name, finish: (node) => bignum(node, number_ === NEGATIVE_BIGNUM) };
}
function bignum(node, negative) {
    if (node.kind !== 'binary' || node.bytes.length > MAX_BIGNUM_BYTES)
        return undefined;
    const hex = Buffer.from(node.bytes).toString('hex');
    const magnitude = hex === '' ? 0n : BigInt(`0x${hex}`);
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)('integer', (negative ? -1n - magnitude : magnitude).toString(), 0);
}
function simple({ bytes, layout }, info, start) {
    switch (info) {
        case 20:
        case 21:
            return { kind: 'value', node: { kind: 'boolean', value: info === 21, line: 0 } };
        case 22:
            return { kind: 'value', node: { kind: 'null', line: 0 } };
        case 25:
        case 26:
        case 27: {
            const size = info === 25 ? 2 : info === 26 ? 4 : 8;
            note(layout, 'floats', `float${size * 8}`);
            return { kind: 'value', node: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)('float', (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .floatLiteral */ .ak)(bytes.float(size)), 0) };
        }
        case INDEFINITE:
            return { kind: 'break' };
    }
    if (info > 24)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`a simple value of no known size at byte ${start}`);
    const value = info === 24 ? bytes.byte() : info;
    if (info === 24 && value < 32)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`a simple value in two bytes that needs one at byte ${start}`);
    const name = value === 23 ? '#undefined' : `#simple ${value}`;
    const node = { kind: 'object', members: [{ name, value: { kind: 'null', line: 0 }, line: 0 }], line: 0 };
    return { kind: 'value', node };
}
/** Chunks of a string are joined; arrays and maps run to their `break`. */
function indefinite(reading, major, start) {
    const { bytes, layout } = reading;
    if (major < 2 || major === 6)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`an indefinite length at byte ${start} where there is none`);
    note(layout, 'lengths', 'indefinite');
    if (major === 4 || major === 5)
        return { kind: major === 4 ? 'array' : 'map', count: undefined };
    const chunks = [];
    const texts = [];
    while (bytes.peek() !== 0xff) {
        const at = bytes.at();
        const head = bytes.byte();
        if (head >> 5 !== major || (head & 0x1f) === INDEFINITE)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`a chunk at byte ${at} of another type than its string`);
        const chunk = bytes.take(argumentOf(reading, head & 0x1f, at));
        if (major === 2)
            chunks.push(chunk);
        else
            texts.push(textNode(chunk, at).value);
    }
    bytes.unsigned(1);
    return { kind: 'value', node: major === 2 ? binary(Buffer.concat(chunks)) : (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(texts.join(''), 0) };
}
function counted(bytes, count, bytesEach) {
    if (count * bytesEach > BigInt(bytes.left()))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`declares ${count} items at byte ${bytes.at()}, ${bytes.left()} bytes left`);
    return Number(count);
}
function integer(value) {
    return { kind: 'value', node: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)('integer', value.toString(), 0) };
}
function binary(bytes) {
    return { kind: 'binary', bytes, line: 0 };
}
function textNode(bytes, start) {
    const value = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(bytes);
    return value === undefined ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`text that is not UTF-8 at byte ${start}`) : (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value, 0);
}
function note(layout, name, value) {
    const values = layout.get(name) ?? new Set();
    layout.set(name, values.add(value));
}


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

/***/ 84326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readPacked)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35282);



function readPacked(source, budget) {
    const stack = [];
    for (;;) {
        const parent = stack.at(-1);
        if (parent?.kind === 'map' && parent.key === undefined)
            parent.keyStart = source.at();
        const start = source.at();
        const step = source.next();
        budget.spend(1, _stop_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW);
        let value;
        if (step.kind === 'value')
            value = step.node;
        else if (step.kind === 'break')
            value = broken(stack, start);
        else {
            const open = openOf(step);
            stack.push(open);
            budget.enter(stack.length, _stop_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW);
            if (open.left !== 0)
                continue;
            value = closed(stack.pop());
        }
        const root = attach(stack, value, source);
        if (root !== undefined)
            return root;
    }
}
function openOf(step) {
    const common = { items: [], members: [], key: undefined, keyStart: 0 };
    if (step.kind === 'wrapper')
        return { ...common, kind: 'wrapper', name: step.name, finish: step.finish, left: 1 };
    const left = step.count === undefined || step.kind === 'array' ? step.count : step.count * 2;
    return { ...common, kind: step.kind, name: '', finish: undefined, left };
}
/** A `break` ends the innermost open array or map, if that has no declared length and no key without its value. */
function broken(stack, at) {
    const open = stack.pop();
    if (open === undefined || open.left !== undefined || open.key !== undefined)
        return (0,_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(`a break at byte ${at} ends nothing`);
    return closed(open);
}
function closed(open) {
    if (open.kind === 'array')
        return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(open.items, 0);
    if (open.kind === 'map')
        return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(open.members, 0);
    const [content] = open.items;
    const finished = open.finish?.(content);
    return finished ?? (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)([{ name: open.name, value: content, line: 0 }], 0);
}
/** Hands a value to what is open and closes that as often as it is complete. Returns the root. */
function attach(stack, finished, source) {
    let value = finished;
    for (;;) {
        const open = stack.at(-1);
        if (open === undefined)
            return value;
        if (open.kind !== 'map')
            open.items.push(value);
        else if (open.key === undefined)
            open.key = keyOf(value, source.bytes.subarray(open.keyStart, source.at()));
        else {
            open.members.push({ name: open.key, value, line: 0 });
            open.key = undefined;
        }
        if (open.left === undefined)
            return undefined;
        open.left -= 1;
        if (open.left > 0)
            return undefined;
        value = closed(stack.pop());
    }
}
/** Longest key of bytes that is written out; longer ones are told by their digest. */
const MAX_KEY_BYTES = 64;
function keyOf(node, encoded) {
    switch (node.kind) {
        case 'string':
            return node.value.startsWith('#') ? `#${node.value}` : node.value;
        case 'number':
            return `#${node.literal}`;
        case 'boolean':
            return `#${node.value}`;
        case 'null':
            return '#null';
        default:
            return encoded.length <= MAX_KEY_BYTES
                ? `#h'${Buffer.from(encoded).toString('hex')}'`
                : `#sha256 ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(encoded).digest('hex')}`;
    }
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
