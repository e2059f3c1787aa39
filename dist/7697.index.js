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
            budget.enter(stack.length + 1, _stop_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW);
            if (step.kind === 'wrapper' || step.count !== 0) {
                stack.push(openOf(step));
                continue;
            }
            value = step.kind === 'array' ? (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)([], 0) : (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)([], 0);
        }
        const root = attach(stack, value, source);
        if (root !== undefined)
            return root;
    }
}
function openOf(step) {
    const open = {
        kind: step.kind,
        items: [],
        members: [],
        name: '',
        finish: undefined,
        left: 1,
        key: undefined,
        keyStart: 0,
    };
    if (step.kind === 'wrapper')
        return { ...open, name: step.name, finish: step.finish };
    open.left = step.count === undefined || step.kind === 'array' ? step.count : step.count * 2;
    return open;
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


/***/ })

};
