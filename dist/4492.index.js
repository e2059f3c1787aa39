export const id = 4492;
export const ids = [4492];
export const modules = {

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   Bc: () => (/* binding */ decimalOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   DK: () => (/* binding */ typeNames),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   RV: () => (/* binding */ guardDepth),
/* harmony export */   UT: () => (/* binding */ equalNodes),
/* harmony export */   WS: () => (/* binding */ DepthReached),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bs: () => (/* binding */ HASHING),
/* harmony export */   ci: () => (/* binding */ TYPE_BITS),
/* harmony export */   cr: () => (/* binding */ typeBit),
/* harmony export */   eQ: () => (/* binding */ identical),
/* harmony export */   ex: () => (/* binding */ equalBytes),
/* harmony export */   l: () => (/* binding */ hashNode),
/* harmony export */   lX: () => (/* binding */ clipPair),
/* harmony export */   m9: () => (/* binding */ membersByName),
/* harmony export */   qY: () => (/* binding */ normalizedCell),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   zZ: () => (/* binding */ NUMERIC_BITS)
/* harmony export */ });
/* unused harmony export MAX_WALK_DEPTH */
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46067);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82929);


/**
 * Deepest nesting that the comparison walks. Readers stop at the policy's own limit (512); this one keeps the
 * stack safe where a policy raises that, and what lies below is reported as not compared, never as equal.
 */
const MAX_WALK_DEPTH = 1_024;
/** Thrown inside the comparison where MAX_WALK_DEPTH is reached; `compare.ts` turns it into a limit that fails upward. */
class DepthReached extends Error {
    name = 'DepthReached';
}
function guardDepth(depth) {
    if (depth > MAX_WALK_DEPTH)
        throw new DepthReached(`nesting deeper than ${MAX_WALK_DEPTH} was not compared`);
}
/** One bit per type, so that a set of types is a number. */
const TYPE_BITS = {
    object: 1,
    array: 2,
    string: 4,
    boolean: 8,
    null: 16,
    'date-time': 32,
    binary: 64,
    number: 128,
    integer: 256,
    float: 512,
};
const NUMERIC_BITS = TYPE_BITS.number | TYPE_BITS.integer | TYPE_BITS.float;
function typeOf(node) {
    return node.kind === 'number' ? node.type : node.kind;
}
function typeBit(node) {
    return TYPE_BITS[typeOf(node)];
}
function typeNames(bits) {
    const names = Object.keys(TYPE_BITS).filter((name) => (bits & TYPE_BITS[name]) !== 0);
    return names.join(' or ');
}
/** The decimal spelling of a number: what exact arithmetic works on. */
function decimalOf(node) {
    return node.decimal ?? node.literal;
}
/** The value of the first member of that name. */
function memberOf(node, name) {
    for (const member of node.members)
        if (member.name === name)
            return member.value;
    return undefined;
}
/** Members by name, occurrences in order. */
function membersByName(node) {
    const byName = new Map();
    for (const member of node.members) {
        const known = byName.get(member.name);
        if (known)
            known.push(member);
        else
            byName.set(member.name, [member]);
    }
    return byName;
}
function equalBytes(a, b) {
    return a.length === b.length && Buffer.compare(a, b) === 0;
}
function equalNumbers(a, b) {
    if (a.type !== b.type)
        return false;
    const x = decimalOf(a);
    const y = decimalOf(b);
    return x === y || (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDecimal */ .st)(x) === (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDecimal */ .st)(y);
}
/** Equal scalars: the same type and value, however spelled. */
function equalScalars(a, b) {
    if (a.kind === 'number')
        return b.kind === 'number' && equalNumbers(a, b);
    if (a.kind === 'binary')
        return b.kind === 'binary' && equalBytes(a.bytes, b.bytes);
    if (a.kind === 'null')
        return b.kind === 'null';
    if (a.kind === 'string' || a.kind === 'boolean' || a.kind === 'date-time')
        return a.kind === b.kind && a.value === b.value;
    return false;
}
/** The same data: order of members and spelling of numbers aside, order of elements not. */
function equalNodes(a, b, depth = 0) {
    if (a === b)
        return true;
    guardDepth(depth);
    if (a.kind === 'array') {
        if (b.kind !== 'array' || a.items.length !== b.items.length)
            return false;
        for (let i = 0; i < a.items.length; i += 1) {
            if (!equalNodes(a.items[i], b.items[i], depth + 1))
                return false;
        }
        return true;
    }
    if (a.kind === 'object')
        return b.kind === 'object' && equalObjects(a, b, depth);
    return equalScalars(a, b);
}
function equalObjects(a, b, depth) {
    const { members } = a;
    if (members.length !== b.members.length)
        return false;
    let i = 0;
    // The usual case: the same names in the same order.
    while (i < members.length && members[i].name === b.members[i].name) {
        if (!equalNodes(members[i].value, b.members[i].value, depth + 1))
            return false;
        i += 1;
    }
    if (i === members.length)
        return true;
    const others = membersByName(b);
    for (const [name, own] of membersByName(a)) {
        const other = others.get(name);
        if (other?.length !== own.length)
            return false;
        for (let j = 0; j < own.length; j += 1) {
            if (!equalNodes(own[j].value, other[j].value, depth + 1))
                return false;
        }
    }
    return true;
}
/**
 * The same data spelled the same, members in the same order. Nodes found to differ are remembered, so that a walk which
 * descends along a difference does not scan the same stretch at every level.
 */
function identical(a, b, different, depth = 0) {
    if (a === b)
        return true;
    guardDepth(depth);
    if (a.kind === 'array' && b.kind === 'array') {
        if (different.has(a))
            return false;
        let same = a.items.length === b.items.length;
        for (let i = 0; same && i < a.items.length; i += 1)
            same = identical(a.items[i], b.items[i], different, depth + 1);
        if (!same)
            different.add(a);
        return same;
    }
    if (a.kind === 'object' && b.kind === 'object') {
        if (different.has(a))
            return false;
        let same = a.members.length === b.members.length;
        for (let i = 0; same && i < a.members.length; i += 1) {
            const member = a.members[i];
            const other = b.members[i];
            same = member.name === other.name && identical(member.value, other.value, different, depth + 1);
        }
        if (!same)
            different.add(a);
        return same;
    }
    if (a.kind === 'number')
        return b.kind === 'number' && a.literal === b.literal && a.type === b.type && a.decimal === b.decimal;
    return equalScalars(a, b);
}
/** FNV-1a over UTF-16 units. A collision costs time, never a verdict: equal hashes are always checked by equality. */
function hashText(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i += 1)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash | 0;
}
function mix(hash, value) {
    return Math.imul((hash ^ value) + 0x9e3779b9, 0x85ebca6b) ^ (hash >>> 13);
}
/** What a hash of an array and of an object begins with. */
const ARRAY_SEED = 17;
const OBJECT_SEED = 19;
/** The parts of `hashNode`, for whoever hashes what it reads without making nodes. */
const HASHING = {
    mix,
    text: hashText,
    object: OBJECT_SEED,
    array: ARRAY_SEED,
    string: TYPE_BITS.string,
};
/** Equal nodes (`equalNodes`) have equal hashes. */
function hashNode(node, cache, depth = 0) {
    guardDepth(depth);
    if (node.kind !== 'array' && node.kind !== 'object')
        return hashScalar(node);
    const known = cache.get(node);
    if (known !== undefined)
        return known;
    const hash = hashContainer(node, cache, depth);
    cache.set(node, hash);
    return hash;
}
function hashContainer(node, cache, depth) {
    if (node.kind === 'array') {
        let hash = ARRAY_SEED;
        for (const item of node.items)
            hash = mix(hash, hashPart(item, cache, depth + 1));
        return hash;
    }
    // A sum, because the order of members is no data.
    let sum = 0;
    for (const { name, value } of node.members)
        sum = (sum + mix(hashText(name), hashPart(value, cache, depth + 1))) | 0;
    return mix(OBJECT_SEED, sum);
}
/** Of an object only the parts are kept that are lists: to keep all of them costs more than to hash one once more. */
function hashPart(node, cache, depth) {
    if (node.kind !== 'object')
        return hashNode(node, cache, depth);
    guardDepth(depth);
    return hashContainer(node, cache, depth);
}
function hashScalar(node) {
    switch (node.kind) {
        case 'number':
            return hashText((0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalDecimal */ .st)(decimalOf(node)), TYPE_BITS[node.type]);
        case 'binary':
            return node.bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 23);
        case 'null':
            return 29;
        case 'boolean':
            return node.value ? 31 : 37;
        default:
            return hashText(node.value, TYPE_BITS[node.kind]);
    }
}
/** Longest text of a value in a change; reporters shorten further. A longer one starts near its first difference. */
const MAX_SHOWN = 2_000;
const SHOWN_BEFORE_DIFFERENCE = 60;
/** A scalar as a person would write it, a container in short. */
function show(node) {
    switch (node.kind) {
        case 'number':
            return node.literal;
        case 'string':
            return JSON.stringify(node.value);
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        case 'date-time':
            return node.value;
        case 'binary':
            return `${node.bytes.length} bytes`;
        default:
            return clip(showContainer(node, 0));
    }
}
const SHOWN_MEMBERS = 6;
const SHOWN_DEPTH = 2;
function showContainer(node, depth) {
    if (node.kind !== 'array' && node.kind !== 'object')
        return clip(show(node), 200);
    const count = node.kind === 'array' ? node.items.length : node.members.length;
    const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
    if (count > 0 && depth >= SHOWN_DEPTH)
        return `${open}...${close}`;
    const parts = node.kind === 'array'
        ? node.items.slice(0, SHOWN_MEMBERS).map((item) => showContainer(item, depth + 1))
        : node.members
            .slice(0, SHOWN_MEMBERS)
            .map(({ name, value }) => `${JSON.stringify(name)}: ${showContainer(value, depth + 1)}`);
    const more = count > SHOWN_MEMBERS ? [`... ${count - SHOWN_MEMBERS} more`] : [];
    return `${open}${[...parts, ...more].join(', ')}${close}`;
}
function clip(text, length = MAX_SHOWN) {
    return text.length <= length ? text : `${text.slice(0, length)}...`;
}
/** Both texts cut to MAX_SHOWN so that their first difference stays visible. */
function clipPair(base, head) {
    if (base.length <= MAX_SHOWN && head.length <= MAX_SHOWN)
        return [base, head];
    let first = 0;
    while (first < base.length && base[first] === head[first])
        first += 1;
    const start = Math.max(0, first - SHOWN_BEFORE_DIFFERENCE);
    const lead = start > 0 ? '...' : '';
    return [`${lead}${clip(base.slice(start))}`, `${lead}${clip(head.slice(start))}`];
}
function stepsOf(place, side) {
    const steps = [];
    for (let at = place; at; at = at.parent)
        steps.push(at[side]);
    return steps.reverse();
}
function pathOf(place, side = 'head') {
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedPath */ .pT)(stepsOf(place, side));
}
/** A cell as a row is shown: text as it is, nodes as `show` writes them. */
function normalizedCell(cell) {
    return typeof cell === 'string' ? cell : show(cell);
}


/***/ }),

/***/ 46067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ parseDecimal),
/* harmony export */   A2: () => (/* binding */ plainDouble),
/* harmony export */   BY: () => (/* binding */ withinForCertain),
/* harmony export */   E3: () => (/* binding */ ROUNDOFF),
/* harmony export */   Hn: () => (/* binding */ SMALLEST_CERTAIN),
/* harmony export */   ME: () => (/* binding */ LARGEST_CERTAIN),
/* harmony export */   Mf: () => (/* binding */ MEASURED_DIGITS),
/* harmony export */   R1: () => (/* binding */ compareMagnitudes),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   m: () => (/* binding */ isIntegerLiteral),
/* harmony export */   st: () => (/* binding */ canonicalDecimal),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* unused harmony exports boundDecimal, withinExactly */
/* harmony import */ var _documents_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27787);
/**
 * Exact arithmetic on number literals. A value is kept as digits and a power of ten, so `1e999999999`
 * costs nine digits and never expands. Own arithmetic: docs/adr/0020.
 */

const LITERAL = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]+))?$/;
/** Reads a decimal spelling; undefined for everything else, NaN and the infinities included. Linear in the literal's length. */
function parseDecimal(literal) {
    const match = LITERAL.exec(literal);
    if (!match)
        return undefined;
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
    const all = whole + fraction;
    if (all === '')
        return undefined;
    let start = 0;
    while (start < all.length && all.charCodeAt(start) === 48)
        start += 1;
    let end = all.length;
    while (end > start && all.charCodeAt(end - 1) === 48)
        end -= 1;
    const digits = all.slice(start, end);
    if (digits === '')
        return { negative: sign === '-', digits, exponent: 0n };
    return {
        negative: sign === '-',
        digits,
        exponent: BigInt(exponent) - BigInt(fraction.length) + BigInt(all.length - end),
    };
}
const PLAIN = /^-?[0-9]+(?:\.[0-9]+)?$/;
/** The double nearest to a decimal that is digits with a point at most; NaN for every other spelling. */
function plainDouble(literal) {
    return literal.length <= _documents_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NUMBER_CHARACTERS */ .SO && PLAIN.test(literal) ? Number(literal) : Number.NaN;
}
/** A text that is the same for equal decimals and for no others. */
function canonicalDecimal(literal) {
    if (/^-?(?:0|[1-9][0-9]{0,14})$/.test(literal) && literal !== '-0')
        return stripZeros(literal);
    // A literal over the limit is compared as written: its exponent alone could take minutes to read.
    const value = literal.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NUMBER_CHARACTERS */ .SO ? undefined : parseDecimal(literal);
    if (!value)
        return `?${literal}`;
    if (value.digits === '')
        return '0e0';
    return `${value.negative ? '-' : ''}${value.digits}e${value.exponent}`;
}
function stripZeros(integer) {
    if (integer === '0')
        return '0e0';
    let end = integer.length;
    while (integer.charCodeAt(end - 1) === 48)
        end -= 1;
    return `${integer.slice(0, end)}e${integer.length - end}`;
}
/** Whether the value is an integer, however it is spelled. */
function isWhole(literal) {
    const value = parseDecimal(literal);
    return value !== undefined && value.exponent >= 0n;
}
function isZero(value) {
    return value.digits === '';
}
/** The power of ten above the first digit; only for values that are not zero. */
function magnitude(value) {
    return value.exponent + BigInt(value.digits.length);
}
/** Compares magnitudes, signs aside: below, at or above 0. Aligns digits only where the magnitudes agree, so it is bounded by the digits. */
function compareMagnitudes(a, b) {
    if (isZero(a) || isZero(b))
        return isZero(a) ? (isZero(b) ? 0 : -1) : 1;
    const left = magnitude(a);
    const right = magnitude(b);
    if (left !== right)
        return left < right ? -1 : 1;
    const length = Math.max(a.digits.length, b.digits.length);
    const x = a.digits.padEnd(length, '0');
    const y = b.digits.padEnd(length, '0');
    return x === y ? 0 : x < y ? -1 : 1;
}
function fromInteger(value, exponent) {
    const text = (value < 0n ? -value : value).toString();
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) === 48)
        end -= 1;
    const digits = text.slice(0, end);
    return { negative: value < 0n, digits, exponent: digits === '' ? 0n : exponent + BigInt(text.length - end) };
}
function signed(value) {
    const digits = BigInt(value.digits === '' ? '0' : value.digits);
    return value.negative ? -digits : digits;
}
/**
 * Where the magnitudes of two values lie further apart than this, their difference is not computed: with literals of at
 * most 4,096 characters no bound can fall between the larger one and the difference.
 */
const WIDEST_ALIGNMENT = 10000n;
function difference(a, b) {
    if (isZero(a) || isZero(b))
        return { value: { ...(isZero(a) ? b : a), negative: false }, tail: 0 };
    const gap = magnitude(a) - magnitude(b);
    if (gap > WIDEST_ALIGNMENT || gap < -WIDEST_ALIGNMENT) {
        return { value: { ...(gap > 0n ? a : b), negative: false }, tail: a.negative === b.negative ? -1 : 1 };
    }
    // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint
    const exponent = a.exponent < b.exponent ? a.exponent : b.exponent;
    const x = signed(a) * 10n ** (a.exponent - exponent);
    const y = signed(b) * 10n ** (b.exponent - exponent);
    const distance = x > y ? x - y : y - x;
    return { value: fromInteger(distance, exponent), tail: 0 };
}
function multiply(a, b) {
    return fromInteger(signed(a) * signed(b), a.exponent + b.exponent);
}
function atMost({ value, tail }, bound) {
    const order = compareMagnitudes(value, bound);
    return order < 0 || (order === 0 && tail <= 0);
}
const bounds = new Map();
/** The decimal that a bound was written as: a policy's 0.1 means one tenth, not the double nearest to it. */
function boundDecimal(bound) {
    const known = bounds.get(bound);
    if (known)
        return known;
    const value = parseDecimal(String(bound));
    // NaN and infinities cannot come from a validated policy; refusing all is the safe reading.
    const decimal = value === undefined || value.negative ? { negative: false, digits: '', exponent: 0n } : value;
    if (bounds.size < 1_000)
        bounds.set(bound, decimal);
    return decimal;
}
/** `|a-b| <= max(absolute, relative * min(|a|,|b|))`, inclusive and exact. */
function withinExactly(a, b, relative, absolute) {
    const distance = difference(a, b);
    if (atMost(distance, absolute))
        return true;
    const smaller = compareMagnitudes(a, b) <= 0 ? a : b;
    return atMost(distance, multiply(relative, { ...smaller, negative: false }));
}
/** Four units of roundoff for each operand: what conversion and subtraction of doubles can lose, with room. */
const ROUNDOFF = 4 * Number.EPSILON;
const SMALLEST_CERTAIN = 1e-290;
const LARGEST_CERTAIN = 1e290;
/** What doubles can say for certain about `withinExactly`; undefined where only exact arithmetic can. */
function withinForCertain(a, b, { relative, absolute }) {
    const x = Math.abs(a);
    const y = Math.abs(b);
    if (!certain(x) || !certain(y))
        return undefined;
    const distance = Math.abs(a - b);
    const limit = Math.max(absolute, relative * Math.min(x, y));
    const doubt = ROUNDOFF * (x + y + limit);
    if (distance > limit + doubt)
        return false;
    if (distance < limit - doubt)
        return true;
    return undefined;
}
function certain(magnitude) {
    return magnitude > SMALLEST_CERTAIN && magnitude < LARGEST_CERTAIN;
}
/** `withinExactly` on two literals, by doubles where those are certain. False for what is no decimal. */
function within(a, b, limits, absolute = boundDecimal(limits.absolute)) {
    const quick = withinForCertain(Number(a), Number(b), limits);
    if (quick !== undefined)
        return quick;
    const x = parseDecimal(a);
    const y = parseDecimal(b);
    return x !== undefined && y !== undefined && withinExactly(x, y, boundDecimal(limits.relative), absolute);
}
/** Spelled as an integer: digits with an optional sign, no point, no exponent. */
function isIntegerLiteral(literal) {
    return /^[+-]?[0-9]+$/.test(literal);
}
/** docs/classes.md section 5, rule 4: so many digits after the point make a number a measured one. */
const MEASURED_DIGITS = 6;
/** docs/classes.md section 5, rule 4: an exponent, or six or more digits after the point. */
function isMeasured(literal) {
    if (/[eE]/.test(literal))
        return true;
    const point = literal.indexOf('.');
    return point >= 0 && literal.length - point - 1 >= MEASURED_DIGITS;
}


/***/ }),

/***/ 82929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ matchesPath),
/* harmony export */   FR: () => (/* binding */ matchesGeneralised),
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   mk: () => (/* binding */ compareSpecificity),
/* harmony export */   pT: () => (/* binding */ normalizedPath)
/* harmony export */ });
/**
 * The subset of RFC 9535 that a policy uses: `$`, `.name`, `['name']`, `[0]`, `[*]`, `.*`, and each of
 * them after `..`. Filters, slices, unions and negative indexes are not part of it.
 */
const NAME_FIRST = /[\p{L}_]/u;
const NAME_NEXT = /[\p{L}\p{M}\p{N}_-]/u;
/** Parses a path; `column` of a failure is one-based. Never throws. */
function parsePath(source) {
    const cursor = { text: source.trim(), at: 0 };
    const segments = [];
    if (cursor.text[0] !== '$')
        return { ok: false, reason: 'a path starts with `$`', column: 1 };
    cursor.at = 1;
    while (cursor.at < cursor.text.length) {
        const start = cursor.at;
        const selector = readSegment(cursor);
        if (typeof selector === 'string')
            return { ok: false, reason: selector, column: start + 1 };
        segments.push(selector);
    }
    return { ok: true, pattern: { source, segments } };
}
function readSegment(cursor) {
    const { text } = cursor;
    const deep = text.startsWith('..', cursor.at);
    if (deep)
        cursor.at += 2;
    else if (text[cursor.at] === '.')
        cursor.at += 1;
    else if (text[cursor.at] !== '[')
        return 'expected `.name`, `[...]` or `..`';
    const selector = text[cursor.at] === '[' && (deep || text[cursor.at - 1] !== '.') ? readBracket(cursor) : readName(cursor);
    return typeof selector === 'string' ? selector : { deep, selector };
}
function readName(cursor) {
    const { text } = cursor;
    if (text[cursor.at] === '*') {
        cursor.at += 1;
        return { kind: 'any' };
    }
    let name = '';
    for (const character of text.slice(cursor.at)) {
        if (!(name === '' ? NAME_FIRST : NAME_NEXT).test(character))
            break;
        name += character;
    }
    if (name === '')
        return "expected a name; names with other characters are written ['like this']";
    cursor.at += name.length;
    return { kind: 'name', name };
}
function readBracket(cursor) {
    const { text } = cursor;
    cursor.at += 1;
    const quote = text[cursor.at];
    if (quote === "'" || quote === '"')
        return readQuoted(cursor, quote);
    const close = text.indexOf(']', cursor.at);
    if (close < 0)
        return '`[` without `]`';
    const inside = text.slice(cursor.at, close).trim();
    cursor.at = close + 1;
    if (inside === '*')
        return { kind: 'any' };
    if (/^(?:0|[1-9][0-9]{0,14})$/.test(inside))
        return { kind: 'index', index: Number(inside) };
    return `\`[${inside}]\` is not \`[*]\`, an index or a quoted name`;
}
const ESCAPES = new Map([
    ['b', '\b'],
    ['t', '\t'],
    ['n', '\n'],
    ['f', '\f'],
    ['r', '\r'],
]);
function readQuoted(cursor, quote) {
    const { text } = cursor;
    let name = '';
    cursor.at += 1;
    while (cursor.at < text.length && text[cursor.at] !== quote) {
        let character = text[cursor.at] ?? '';
        if (character === '\\') {
            cursor.at += 1;
            const escaped = text[cursor.at] ?? '';
            const hex = escaped === 'u' ? /^[0-9a-fA-F]{4}/.exec(text.slice(cursor.at + 1)) : null;
            if (hex)
                cursor.at += 4;
            character = hex ? String.fromCharCode(Number.parseInt(hex[0], 16)) : (ESCAPES.get(escaped) ?? escaped);
        }
        name += character;
        cursor.at += 1;
    }
    if (text[cursor.at] !== quote || text[cursor.at + 1] !== ']')
        return 'a quoted name ends with a quote and `]`';
    cursor.at += 2;
    return { kind: 'name', name };
}
function selects(selector, step) {
    switch (selector.kind) {
        case 'any':
            return true;
        case 'name':
            return selector.name === step;
        case 'index':
            return selector.index === step;
    }
}
/**
 * Whether the pattern selects the node that the steps lead to. `same` lets a caller match other step
 * alphabets, as the generalised paths of shape facts. Linear in pattern times path.
 */
function matchesPath(pattern, steps, same = selects) {
    const { segments } = pattern;
    if (segments.length > steps.length)
        return false;
    let reached = new Uint8Array(segments.length + 1);
    reached[0] = 1;
    for (const step of steps) {
        const next = new Uint8Array(segments.length + 1);
        for (let i = 0; i < segments.length; i += 1) {
            const segment = segments[i];
            if (!reached[i] || segment === undefined)
                continue;
            // A deep segment may still be waiting for its selector further down.
            if (segment.deep)
                next[i] = 1;
            if (same(segment.selector, step))
                next[i + 1] = 1;
        }
        reached = next;
    }
    return reached[segments.length] === 1;
}
/** As matchesPath, for a path whose elements and map entries are written `[*]`: `[*]` stands for any child, a name for itself, an index for nothing. */
function matchesGeneralised(pattern, steps) {
    return matchesPath(pattern, steps, (selector, step) => selector.kind === 'any' ? true : selector.kind === 'name' && selector.name === step);
}
/** Below 0 where `a` is more specific than `b`: without `..` first, then more names and indexes, then fewer wildcards. */
function compareSpecificity(a, b) {
    const rank = ({ segments }) => {
        const exact = segments.filter(({ selector }) => selector.kind !== 'any').length;
        return [segments.filter(({ deep }) => deep).length, -exact, segments.length - exact];
    };
    const left = rank(a);
    const right = rank(b);
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
const NORMALIZED_ESCAPES = {
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\f': '\\f',
    '\r': '\\r',
    "'": "\\'",
    '\\': '\\\\',
};
/** The RFC 9535 normalized path (section 2.7): `$['items'][0]['price']`. */
function normalizedPath(steps) {
    return `$${steps.map(normalizedStep).join('')}`;
}
function normalizedStep(step) {
    if (typeof step === 'number')
        return `[${step}]`;
    const escaped = step.replace(/[\u0000-\u001f'\\]/g, (character) => NORMALIZED_ESCAPES[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
    return `['${escaped}']`;
}


/***/ })

};
