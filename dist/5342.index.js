export const id = 5342;
export const ids = [5342];
export const modules = {

/***/ 35342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  protobuf: () => (/* binding */ protobuf)
});

;// CONCATENATED MODULE: ./lib/documents/protobuf/descriptors.js
/** The message of a descriptor set, or why it cannot be had. The set may be head's, so whatever goes wrong is data. */
async function schemaOf({ file, message, set }) {
    if (set.kind === 'missing')
        return `the descriptor set ${file} was not read: ${set.why}`;
    const [{ createFileRegistry, fromBinary }, { FileDescriptorSetSchema }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(5783), __webpack_require__.e(1054)]).then(__webpack_require__.bind(__webpack_require__, 11054)),
        Promise.all(/* import() */[__webpack_require__.e(5783), __webpack_require__.e(2132)]).then(__webpack_require__.bind(__webpack_require__, 72132)),
    ]);
    try {
        const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, set.bytes));
        const found = registry.getMessage(message);
        return found === undefined ? `the descriptor set ${file} has no message ${message}` : { message: found, registry };
    }
    catch (error) {
        const why = error instanceof Error ? error.message.slice(0, MAX_REASON_CHARACTERS) : 'unknown error';
        return `the descriptor set ${file} does not read: ${why}`;
    }
}
const MAX_REASON_CHARACTERS = 200;

// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/protobuf/fields.js

/** The largest field number that the format has. */
const MAX_FIELD = 536_870_911;
const MAX_GROUP_DEPTH = 100;
const NOTHING = new Uint8Array(0);
/** The fields of one message in their order. @throws ReadStop where the bytes are none. */
function fieldsOf(bytes, meter) {
    const cursor = { bytes, at: 0 };
    const fields = [];
    while (cursor.at < bytes.length) {
        meter.count(1);
        const field = next(cursor, 0);
        if (field === undefined)
            return (0,stop/* fail */.fJ)('the end of a group that did not begin');
        fields.push(field);
    }
    return fields;
}
/** Undefined at the end of a group. */
function next(cursor, depth, within = 0) {
    const tag = Number(varint(cursor));
    const [number, type] = [Math.floor(tag / 8), tag % 8];
    if (number < 1 || number > MAX_FIELD)
        (0,stop/* fail */.fJ)(`field number ${number}`);
    switch (type) {
        case 0:
            return { number, wire: 'varint', value: varint(cursor), bytes: NOTHING };
        case 1:
            return { number, wire: 'fixed64', value: fixed(cursor, 8), bytes: NOTHING };
        case 5:
            return { number, wire: 'fixed32', value: fixed(cursor, 4), bytes: NOTHING };
        case 2:
            return { number, wire: 'bytes', value: 0n, bytes: cut(cursor, Number(varint(cursor))) };
        case 3: {
            if (depth >= MAX_GROUP_DEPTH)
                (0,stop/* stopAtLimit */.zK)(`groups nested deeper than ${MAX_GROUP_DEPTH}`);
            const start = cursor.at;
            let end = start;
            for (let more = true; more !== undefined;) {
                end = cursor.at;
                more = next(cursor, depth + 1, number);
            }
            return { number, wire: 'group', value: 0n, bytes: cursor.bytes.subarray(start, end) };
        }
        case 4:
            return number === within ? undefined : (0,stop/* fail */.fJ)('the end of a group that did not begin');
        default:
            return (0,stop/* fail */.fJ)(`wire type ${type}`);
    }
}
/** Up to 64 bits; some decoders drop what is beyond them, and others refuse it. */
function varint(cursor) {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
        const byte = cursor.bytes[cursor.at];
        if (byte === undefined)
            return (0,stop/* fail */.fJ)('a field is cut off');
        cursor.at += 1;
        value |= BigInt(byte & 127) << shift;
        if (byte < 128 && value < 1n << 64n)
            return value;
    }
    return (0,stop/* fail */.fJ)('a number of more than 64 bits');
}
function fixed(cursor, size) {
    const part = cut(cursor, size);
    const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
    return size === 8 ? view.getBigUint64(0, true) : BigInt(view.getUint32(0, true));
}
function cut(cursor, size) {
    const start = cursor.at;
    if (start + size > cursor.bytes.length)
        (0,stop/* fail */.fJ)('a field is cut off');
    cursor.at += size;
    return cursor.bytes.subarray(start, cursor.at);
}

;// CONCATENATED MODULE: ./lib/documents/protobuf/named.js




const ANY = 'google.protobuf.Any';
/** As deep as parsers of Protocol Buffers go themselves. */
const MAX_DEPTH = 100;
/** Scalar types by their numbers in descriptor.proto. */
const TYPE = {
    ...{ double: 1, float: 2, int64: 3, uint64: 4, int32: 5, fixed64: 6, fixed32: 7, bool: 8, string: 9, bytes: 12 },
    ...{ uint32: 13, sfixed32: 15, sfixed64: 16, sint32: 17, sint64: 18 },
};
const WIRES = new Map([
    ...[TYPE.double, TYPE.fixed64, TYPE.sfixed64].map((type) => [type, 'fixed64']),
    ...[TYPE.float, TYPE.fixed32, TYPE.sfixed32].map((type) => [type, 'fixed32']),
    ...[TYPE.string, TYPE.bytes].map((type) => [type, 'bytes']),
]);
/**
 * A message by the names and types of its schema: enums by name, maps as entries in the order of their keys, repeated
 * fields as lists, packed or not. What the schema does not know, or knows as another type, stays under its number
 * and wire type, bytes and all: `#7 varint`. A field that may stand once and stands twice is a list, so that the value
 * that parsers pass over is seen. Absent fields are absent, whatever their default is. Where several members of one oneof
 * stand in a message the last one wins, so their order is a value of its own; so is the order of what the schema does not
 * know among itself and among members of oneofs, for another schema may have them in one.
 */
function namedMessage(bytes, schema, meter) {
    return newReader(schema, meter).message(bytes, schema.message, 0);
}
function newReader({ registry }, meter) {
    const known = new Map();
    function fieldFor(message, number) {
        let fields = known.get(message);
        if (fields === undefined) {
            fields = new Map(message.fields.map((field) => [field.number, field]));
            known.set(message, fields);
        }
        return fields.get(number) ?? registry.getExtensionFor(message, number);
    }
    function message(bytes, type, depth) {
        if (depth > MAX_DEPTH)
            (0,stop/* stopAtLimit */.zK)(`messages nested deeper than ${MAX_DEPTH}`);
        const found = new Map();
        const placed = [];
        for (const wire of fieldsOf(bytes, meter)) {
            const field = fieldFor(type, wire.number);
            const nodes = field === undefined ? undefined : nodesOf(field, wire, depth);
            const name = nodes === undefined ? `#${wire.number} ${wire.wire}` : nameOf(field);
            const entry = found.get(name) ?? { field: nodes === undefined ? undefined : field, nodes: [] };
            found.set(name, entry);
            for (const node of nodes ?? [unknown(wire)])
                entry.nodes.push(node);
            placed.push({ name, number: wire.number, known: nodes !== undefined, oneof: field?.oneof?.name });
        }
        const opened = type.typeName === ANY ? openedAny(found, depth) : undefined;
        return (opened ?? (0,scalars/* record */.g1)([...[...found].map(([name, entry]) => [name, gathered(entry)]), ...ordersOf(placed)]));
    }
    /**
     * A message within a message, under the address of its type as the text format writes it. Only where there is one address
     * and one value and nothing else, and the set knows the type and the bytes read as one; else they stay bytes.
     */
    function openedAny(found, depth) {
        const [address, ...urls] = found.get('type_url')?.nodes ?? [];
        const [packed, ...values] = found.get('value')?.nodes ?? [];
        const single = found.size === 2 && urls.length === 0 && values.length === 0;
        if (!single || address?.kind !== 'string' || packed?.kind !== 'binary')
            return undefined;
        const type = registry.getMessage(address.value.slice(address.value.lastIndexOf('/') + 1));
        if (type === undefined)
            return undefined;
        try {
            return (0,scalars/* record */.g1)([[`[${address.value}]`, message(packed.bytes, type, depth + 1)]]);
        }
        catch (error) {
            if (error instanceof stop/* ReadStop */.t6 && !error.limit)
                return undefined;
            throw error;
        }
    }
    /** Undefined where the field is written in another wire type than its own. */
    function nodesOf(field, wire, depth) {
        if (field.fieldKind === 'map')
            return wire.wire === 'bytes' ? [entryOf(field, wire.bytes, depth)] : undefined;
        const kind = field.fieldKind === 'list' ? field.listKind : field.fieldKind;
        if (kind === 'message') {
            const fits = wire.wire === (isDelimited(field) ? 'group' : 'bytes');
            return fits ? [message(wire.bytes, field.message, depth + 1)] : undefined;
        }
        const scalar = kind === 'enum' ? TYPE.int32 : field.scalar;
        const own = WIRES.get(scalar) ?? 'varint';
        if (wire.wire === own)
            return [scalarOf(scalar, wire, field.enum)];
        if (wire.wire !== 'bytes' || field.fieldKind !== 'list')
            return undefined;
        return packed(wire.bytes, scalar, own, field.enum);
    }
    function packed(bytes, scalar, own, names) {
        const cursor = { bytes, at: 0 };
        const nodes = [];
        while (cursor.at < bytes.length) {
            meter.count(1);
            const value = own === 'varint' ? varint(cursor) : fixed(cursor, own === 'fixed32' ? 4 : 8);
            nodes.push(scalarOf(scalar, { value, bytes }, names));
        }
        return nodes;
    }
    /** An entry is a message of a key and a value. */
    function entryOf(field, bytes, depth) {
        const members = [];
        const placed = [];
        for (const wire of fieldsOf(bytes, meter)) {
            const scalar = wire.number === 1 ? field.mapKey : wire.number === 2 ? mapScalar(field) : undefined;
            const name = wire.number === 1 ? 'key' : 'value';
            if (wire.number === 2 && field.mapKind === 'message' && wire.wire === 'bytes')
                members.push([name, message(wire.bytes, field.message, depth + 1)]);
            else if (scalar !== undefined && wire.wire === (WIRES.get(scalar) ?? 'varint'))
                members.push([name, scalarOf(scalar, wire, wire.number === 2 ? field.enum : undefined)]);
            else
                members.push([`#${wire.number} ${wire.wire}`, unknown(wire)]);
            const added = members[members.length - 1][0];
            placed.push({ name: added, number: wire.number, known: !added.startsWith('#'), oneof: undefined });
        }
        members.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
        return (0,scalars/* record */.g1)([...members, ...ordersOf(placed)]);
    }
    return { message };
}
/** Orders that count, under names that no field can have. There is none where only one field could stand in it. */
function ordersOf(placed) {
    const orders = new Map();
    const add = (key, name) => {
        const names = orders.get(key);
        if (names === undefined)
            orders.set(key, [name]);
        else
            names.push(name);
    };
    const strange = new Set(placed.filter(({ known }) => !known).map(({ number }) => number));
    for (const { name, number, known, oneof } of placed) {
        if (known && oneof !== undefined)
            add(`(order of ${oneof})`, name);
        if (strange.has(number) || (strange.size > 0 && oneof !== undefined))
            add('(order of unknown fields)', name);
    }
    return [...orders]
        .filter(([, names]) => new Set(names).size > 1)
        .map(([key, names]) => [key, (0,scalars/* string */.Yj)((0,nodes/* listFact */.HG)(names))]);
}
function mapScalar(field) {
    return field.mapKind === 'enum' ? TYPE.int32 : field.scalar;
}
function isDelimited(field) {
    return 'delimitedEncoding' in field && field.delimitedEncoding;
}
/** Extensions are written as in the text format, so that no name of a field can be theirs. */
function nameOf(field) {
    return field.kind === 'extension' ? `[${field.typeName}]` : field.name;
}
function unknown({ wire, value, bytes }) {
    return wire === 'bytes' || wire === 'group' ? (0,scalars/* binary */.aw)(bytes) : (0,scalars/* integer */.nd)(value);
}
function gathered({ field, nodes }) {
    if (field?.fieldKind === 'map')
        return (0,scalars/* list */.p_)(entriesOf(field, nodes));
    return field === undefined || field.fieldKind === 'list' || nodes.length > 1 ? (0,scalars/* list */.p_)(nodes) : nodes[0];
}
/**
 * Entries in the order of their keys: serializers write them in any. Of equal keys the order stays, for the last one
 * wins; so does the whole order where parsers may disagree about which keys are equal.
 */
function entriesOf(field, nodes) {
    const keyed = nodes.map((node) => ({ key: keyText(node, field.mapKey), node }));
    if (keyed.some(({ key }) => key === undefined))
        return nodes;
    return keyed
        .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0))
        .map(({ node }) => node);
}
const NARROW = new Set([TYPE.int32, TYPE.uint32, TYPE.sint32]);
/** Of several keys parsers take the last, and without one the default. Undefined where it is none of its type. */
function keyText(entry, type) {
    const members = entry.kind === 'object' ? entry.members : [];
    if (members.some(({ name }) => name.startsWith('#')))
        return undefined;
    const key = members.filter(({ name }) => name === 'key').at(-1)?.value;
    if (key === undefined)
        return type === TYPE.string ? '' : type === TYPE.bool ? 'false' : '0';
    if (key.kind === 'string' || key.kind === 'boolean')
        return String(key.value);
    if (key.kind !== 'number' || type === TYPE.bool)
        return undefined;
    const value = BigInt(key.literal);
    const fits = type === TYPE.uint32 ? BigInt.asUintN(32, value) === value : BigInt.asIntN(32, value) === value;
    return NARROW.has(type) && !fits ? undefined : key.literal;
}
/** Numbers that do not fit their type keep all their bits: parsers cut them off, and what they cut off is a difference. */
function scalarOf(scalar, { value, bytes }, names) {
    switch (scalar) {
        case TYPE.double:
            return (0,scalars/* float */.fV)(bitsOf(value).getFloat64(0));
        case TYPE.float:
            return (0,scalars/* float32 */.In)(bitsOf(value).getFloat32(4));
        case TYPE.int64:
        case TYPE.int32: {
            const signed = BigInt.asIntN(64, value);
            const name = names?.value[Number(signed)]?.name;
            return name === undefined ? (0,scalars/* integer */.nd)(signed) : (0,scalars/* string */.Yj)(name);
        }
        case TYPE.sfixed64:
            return (0,scalars/* integer */.nd)(BigInt.asIntN(64, value));
        case TYPE.sfixed32:
            return (0,scalars/* integer */.nd)(BigInt.asIntN(32, value));
        case TYPE.sint32:
        case TYPE.sint64:
            return (0,scalars/* integer */.nd)((value >> 1n) ^ -(value & 1n));
        case TYPE.bool:
            return value <= 1n ? (0,scalars/* boolean */.zM)(value === 1n) : (0,scalars/* integer */.nd)(value);
        case TYPE.string:
            return (0,scalars/* textOrBytes */.Q8)(bytes);
        case TYPE.bytes:
            return (0,scalars/* binary */.aw)(bytes);
        default:
            return (0,scalars/* integer */.nd)(value);
    }
}
function bitsOf(value) {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, value);
    return view;
}

;// CONCATENATED MODULE: ./lib/documents/protobuf/wire.js




const MAX_NESTED_DEPTH = 32;
const WIRE = { 0: 'varint', 1: 'fixed64', 2: 'bytes', 3: 'group', 5: 'fixed32' };
function orderText({ tags }) {
    return (0,nodes/* listFact */.HG)(tags.map((tag) => (tag % 8 === 4 ? 'end' : `${Math.floor(tag / 8)} ${WIRE[(tag % 8)]}`)));
}
/**
 * As `decodeMessage`, with the guess that a field is a message where every one of its values reads as one. A text that
 * happens to read as a message, or a message that is no longer one, is a difference too many and never one too few:
 * this reading stands beside the one in bytes, and the worse of the two counts (docs/adr/0096).
 */
function guessMessages(flat, meter) {
    return nested(flat, meter, 0);
}
function nested(node, meter, depth) {
    if (node.kind !== 'object' || depth > MAX_NESTED_DEPTH)
        return node;
    const members = node.members.map((member) => {
        const { value } = member;
        if (value.kind !== 'array')
            return member;
        if (member.name.endsWith(' group'))
            return { ...member, value: { ...value, items: value.items.map((item) => nested(item, meter, depth + 1)) } };
        if (!member.name.endsWith(' bytes'))
            return member;
        const messages = value.items.map((item) => (item.kind === 'binary' ? asMessage(item.bytes, meter) : undefined));
        if (messages.some((message) => message === undefined))
            return member;
        return { ...member, value: { ...value, items: messages.map((message) => nested(message, meter, depth + 1)) } };
    });
    return { ...node, members };
}
/** Printable text is taken for text; so is nothing at all, which says nothing. */
function asMessage(bytes, meter) {
    if (bytes.every((byte) => byte >= 32 && byte !== 127))
        return undefined;
    try {
        return decodeMessage(bytes, meter);
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6 && !error.limit)
            return undefined;
        throw error;
    }
}
/**
 * A message as an object with a list for each field number and wire type, values in the order in which they stand.
 * Length-delimited fields are bytes. The order of different fields goes to `order`: of the members of a oneof the last
 * one wins, packed and single values of a number are one list, and nobody knows which fields are such.
 * @throws ReadStop where the bytes are no message.
 */
function decodeMessage(bytes, meter, order) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const stack = [{ number: 0, fields: new Map(), last: 0, type: 0 }];
    const cursor = { bytes, at: 0 };
    while (cursor.at < bytes.length) {
        // The value and its place in a list.
        meter.count(2);
        const tag = Number(quickVarint(cursor));
        const [number, type] = [Math.floor(tag / 8), tag % 8];
        if (number < 1 || number > MAX_FIELD)
            (0,stop/* fail */.fJ)(`field number ${number}`);
        const { fields } = stack[stack.length - 1];
        if (order !== undefined)
            place(order, stack[stack.length - 1], number, type);
        if (type === 0)
            add(fields, number, 'varint', (0,scalars/* integer */.nd)(quickVarint(cursor)));
        else if (type === 1 || type === 5) {
            const size = type === 1 ? 8 : 4;
            const start = skip(cursor, size);
            const value = size === 8 ? view.getBigUint64(start, true) : BigInt(view.getUint32(start, true));
            add(fields, number, WIRE[type], (0,scalars/* integer */.nd)(value));
        }
        else if (type === 2) {
            const start = skip(cursor, Number(quickVarint(cursor)));
            add(fields, number, 'bytes', (0,scalars/* binary */.aw)(bytes.subarray(start, cursor.at)));
        }
        else if (type === 3) {
            if (stack.length > MAX_GROUP_DEPTH)
                (0,stop/* fail */.fJ)(`groups nested deeper than ${MAX_GROUP_DEPTH}`);
            stack.push({ number, fields: new Map(), last: 0, type: 0 });
        }
        else if (type === 4) {
            const group = stack.pop();
            const parent = stack[stack.length - 1];
            if (parent === undefined || group.number !== number)
                return (0,stop/* fail */.fJ)('the end of a group that did not begin');
            add(parent.fields, number, 'group', objectOf(group.fields));
        }
        else
            (0,stop/* fail */.fJ)(`wire type ${type}`);
    }
    if (stack.length > 1)
        (0,stop/* fail */.fJ)('a group is not closed');
    return objectOf(stack[0].fields);
}
function place(order, group, number, type) {
    order.tags.push(number * 8 + type);
    if (type === 4)
        return;
    if (number < group.last || (number === group.last && type !== group.type))
        order.canonical = false;
    group.last = number;
    group.type = type;
}
function add(fields, number, wire, node) {
    const name = `${number} ${wire}`;
    const known = fields.get(name);
    if (known === undefined)
        fields.set(name, [node]);
    else
        known.push(node);
}
function objectOf(fields) {
    return (0,scalars/* record */.g1)([...fields].map(([name, nodes]) => [name, (0,scalars/* list */.p_)(nodes)]));
}
/** Up to 64 bits; a plain number as long as it is exact, which is much faster. */
function quickVarint(cursor) {
    const { bytes } = cursor;
    let small = 0;
    for (let index = 0; index < 7; index += 1) {
        const byte = bytes[cursor.at + index];
        if (byte === undefined)
            return (0,stop/* fail */.fJ)('a field is cut off');
        small += (byte & 127) * 2 ** (index * 7);
        if (byte < 128) {
            cursor.at += index + 1;
            return small;
        }
    }
    return varint(cursor);
}
function skip(cursor, size) {
    const start = cursor.at;
    if (start + size > cursor.bytes.length)
        (0,stop/* fail */.fJ)('a field is cut off');
    cursor.at += size;
    return start;
}

// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
;// CONCATENATED MODULE: ./lib/documents/formats/protobuf.js




/**
 * Protocol Buffers by the names and types of a descriptor set that the policy names; without one, field numbers and wire
 * types are shape, and what they hold are values; so is the order of fields, unless it is the rising one of serializers.
 */
const protobuf = {
    id: 'protobuf',
    read: (input) => (0,guard/* readGuarded */.vK)(input, 'Protocol Buffers', () => read(input)),
};
async function read(input) {
    const meter = (0,guard/* newMeter */.Yi)(input);
    const { descriptor } = input.options;
    if (descriptor === undefined)
        return { ok: true, document: unnamed(input.bytes, meter, []) };
    const schema = await schemaOf(descriptor);
    if (typeof schema === 'string') {
        const message = `${schema}; fields are compared by their numbers`;
        return { ok: true, document: unnamed(input.bytes, meter, [{ message, line: 0 }]) };
    }
    input.options.used?.add('descriptor');
    const root = namedMessage(input.bytes, schema, meter);
    return {
        ok: true,
        document: {
            format: 'protobuf',
            readings: [{ label: '', content: { kind: 'tree', fields: true, root } }],
            declared: {},
            layout: {},
            notices: [{ message: readBy(descriptor), line: 0 }],
        },
    };
}
function readBy({ message, file }) {
    return `read as ${message} of the descriptor set ${file}`;
}
/** Whether a field of bytes holds a message cannot be known without a schema, so both readings count (docs/adr/0096). */
function unnamed(bytes, meter, notices) {
    const order = { tags: [], canonical: true };
    const flat = decodeMessage(bytes, meter, order);
    const guessed = guessMessages(flat, meter);
    return {
        format: 'protobuf',
        readings: [
            { label: 'fields of bytes as bytes', content: { kind: 'tree', fields: true, root: flat } },
            {
                label: 'fields of bytes as messages where they read as such',
                content: { kind: 'tree', fields: true, root: guessed },
            },
        ],
        declared: {},
        ...(order.canonical ? {} : { facts: { 'order of fields': orderText(order) } }),
        layout: {},
        notices,
    };
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


/***/ })

};
