export const id = 1841;
export const ids = [1841];
export const modules = {

/***/ 1841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   msgpack: () => (/* binding */ msgpack)
/* harmony export */ });
/* harmony import */ var _trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95159);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);
/* harmony import */ var _trees_packed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84326);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35282);





/** MessagePack's own extension for points in time. */
const TIMESTAMP = -1n;
const NANOSECONDS = 1000000000n;
/**
 * Own reader (docs/adr/0082): the library keeps the last of two equal keys and refuses `__proto__`. How wide an
 * integer, a length or a float is written is layout, as long as the value is the same; integers and floats are kept
 * apart. Several objects in one file are a stream.
 */
const msgpack = { id: 'msgpack', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .attempt */ .CD)(() => readMsgpack(input)) };
function readMsgpack(input) {
    (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSize */ .C1)(input);
    const bytes = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .createByteReader */ .I5)(input.bytes);
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .createBudget */ .yK)(input.options.limits);
    const widths = new Set();
    const documents = [];
    if (input.bytes.length === 0)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('the file is empty');
    while (bytes.left() > 0) {
        documents.push((0,_trees_packed_js__WEBPACK_IMPORTED_MODULE_2__/* .readPacked */ .d)({ next: () => step(bytes, widths), at: bytes.at, bytes: input.bytes }, budget));
    }
    const layout = widths.size === 0 ? {} : { floats: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)([...widths].sort()) };
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .treeResult */ .mq)({ format: 'msgpack', root: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(documents, 0), layout, stream: true });
}
function step(bytes, widths) {
    const start = bytes.at();
    const head = bytes.byte();
    if (head < 0x80)
        return integer(head);
    if (head < 0x90)
        return { kind: 'map', count: counted(bytes, BigInt(head & 0x0f), 2) };
    if (head < 0xa0)
        return { kind: 'array', count: counted(bytes, BigInt(head & 0x0f), 1) };
    if (head < 0xc0)
        return string(bytes, BigInt(head & 0x1f));
    if (head >= 0xe0)
        return integer(head - 0x100);
    switch (head) {
        case 0xc0:
            return { kind: 'value', node: { kind: 'null', line: 0 } };
        case 0xc2:
        case 0xc3:
            return { kind: 'value', node: { kind: 'boolean', value: head === 0xc3, line: 0 } };
        case 0xca:
        case 0xcb:
            return float(bytes, head === 0xca ? 4 : 8, widths);
        case 0xcc:
        case 0xcd:
        case 0xce:
        case 0xcf:
            return integer(bytes.unsigned(sizeOf(head - 0xcc)));
        case 0xd0:
        case 0xd1:
        case 0xd2:
        case 0xd3:
            return integer(bytes.signed(sizeOf(head - 0xd0)));
        case 0xd4:
        case 0xd5:
        case 0xd6:
        case 0xd7:
        case 0xd8:
            return extension(bytes, 1n << BigInt(head - 0xd4));
        default:
            return sized(bytes, head, start);
    }
}
/** Heads with a length of their own: strings, bytes, extensions, arrays, maps. */
function sized(bytes, head, start) {
    if (head >= 0xc4 && head <= 0xc6)
        return binary(bytes.take(bytes.unsigned(sizeOf(head - 0xc4))));
    if (head >= 0xc7 && head <= 0xc9)
        return extension(bytes, bytes.unsigned(sizeOf(head - 0xc7)));
    if (head >= 0xd9 && head <= 0xdb)
        return string(bytes, bytes.unsigned(sizeOf(head - 0xd9)));
    if (head === 0xdc || head === 0xdd) {
        return { kind: 'array', count: counted(bytes, bytes.unsigned(head === 0xdc ? 2 : 4), 1) };
    }
    if (head === 0xde || head === 0xdf)
        return { kind: 'map', count: counted(bytes, bytes.unsigned(head === 0xde ? 2 : 4), 2) };
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`byte 0x${head.toString(16)} at ${start} begins no value`);
}
function sizeOf(step) {
    return [1, 2, 4, 8][step] ?? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('a length of no known size');
}
/** Each item takes a byte at least: a declared length that cannot be there is refused before anything is read. */
function counted(bytes, count, bytesEach) {
    if (count * BigInt(bytesEach) > BigInt(bytes.left()))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(`declares ${count} items at byte ${bytes.at()}, ${bytes.left()} bytes left`);
    return Number(count);
}
function integer(value) {
    return { kind: 'value', node: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)('integer', value.toString(), 0) };
}
function float(bytes, size, widths) {
    widths.add(`float${size * 8}`);
    return { kind: 'value', node: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)('float', (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .floatLiteral */ .ak)(bytes.float(size)), 0) };
}
/** Writers from before the `bin` type put bytes into strings: what is not UTF-8 stays bytes, but apart from `bin`. */
function string(bytes, length) {
    const raw = bytes.take(length);
    const value = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As)(raw);
    if (value !== undefined)
        return { kind: 'value', node: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value, 0) };
    const bytesNode = { kind: 'binary', bytes: raw, line: 0 };
    return { kind: 'value', node: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)([{ name: '#str', value: bytesNode, line: 0 }], 0) };
}
function binary(bytes) {
    return { kind: 'value', node: { kind: 'binary', bytes, line: 0 } };
}
function extension(bytes, length) {
    const type = bytes.signed(1);
    const data = bytes.take(length);
    const time = type === TIMESTAMP ? timestamp(data) : undefined;
    if (time !== undefined)
        return { kind: 'value', node: { kind: 'date-time', value: time, line: 0 } };
    return {
        kind: 'value',
        node: {
            kind: 'object',
            members: [{ name: `#ext ${type}`, value: { kind: 'binary', bytes: data, line: 0 }, line: 0 }],
            line: 0,
        },
    };
}
/** Three widths of one time; as seconds since 1970 where a calendar would not hold them. */
function timestamp(data) {
    const bytes = (0,_trees_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .createByteReader */ .I5)(data);
    let seconds;
    let nanoseconds = 0n;
    if (data.length === 4)
        seconds = bytes.unsigned(4);
    else if (data.length === 8) {
        const both = bytes.unsigned(8);
        nanoseconds = both >> 34n;
        seconds = both & 0x3ffffffffn;
    }
    else if (data.length === 12) {
        nanoseconds = bytes.unsigned(4);
        seconds = bytes.signed(8);
    }
    else
        return undefined;
    if (nanoseconds >= NANOSECONDS)
        return undefined;
    const fraction = nanoseconds === 0n ? '' : `.${nanoseconds.toString().padStart(9, '0')}`;
    // Date reaches to the year 275760; 64-bit seconds do not fit.
    if (seconds < -62167219200n || seconds > 253402300799n)
        return `@${seconds}${fraction}`;
    return new Date(Number(seconds) * 1_000).toISOString().replace('.000Z', `${fraction}Z`);
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
