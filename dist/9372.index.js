export const id = 9372;
export const ids = [9372,34];
export const modules = {

/***/ 39372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkProperties: () => (/* binding */ checkProperties)
});

// EXTERNAL MODULE: ./lib/comparison/numbers.js
var numbers = __webpack_require__(46067);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
;// CONCATENATED MODULE: ./lib/gates/cel/exact.js


/** An expression that has no value: a wrong type, a missing member, a limit. */
class CelFault extends Error {
}
/** A fault that no `||` may turn into a value. */
class CelLimit extends CelFault {
}
/** Powers of ten; `1e999999999` is refused and not written out. */
const MAX_EXPONENT = 5000n;
/** Bits of a numerator or denominator, as 4 times its hex digits. */
const MAX_HEX_DIGITS = 100_000;
function isExact(value) {
    return typeof value === 'object' && value !== null && value.kind === 'exact';
}
/** @throws {CelFault} for what is no decimal, or one that is too long or too large to be written out. */
function exactOf(literal) {
    if (literal.length <= MAX_SHORT_CHARACTERS && SHORT_DECIMAL.test(literal))
        return shortExact(literal);
    const decimal = literal.length > format/* MAX_NUMBER_CHARACTERS */.SO ? undefined : (0,numbers/* parseDecimal */.$Q)(literal);
    if (decimal === undefined)
        throw new CelFault(`${literal.slice(0, 40)} is no number that can be computed with`);
    return fraction(decimal, literal);
}
/** A double holds so many digits exactly; a sign and a point come on top. */
const MAX_SHORT_CHARACTERS = 16;
const SHORT_DECIMAL = /^-?[0-9]+\.[0-9]+$/;
const POWERS = Array.from({ length: MAX_SHORT_CHARACTERS }, (_, power) => 10n ** BigInt(power));
/** The everyday decimal, as `fraction` gives it but for zeros at its end. */
function shortExact(literal) {
    const point = literal.indexOf('.');
    const digits = Number(literal.slice(0, point) + literal.slice(point + 1));
    return { kind: 'exact', numerator: BigInt(digits), denominator: POWERS[literal.length - point - 1] };
}
function fraction({ negative, digits, exponent }, literal) {
    if (exponent > MAX_EXPONENT || exponent < -MAX_EXPONENT) {
        throw new CelFault(`${literal.slice(0, 40)} is out of range`);
    }
    const whole = BigInt(digits === '' ? '0' : digits) * (negative ? -1n : 1n);
    return exponent >= 0n
        ? { kind: 'exact', numerator: whole * 10n ** exponent, denominator: 1n }
        : { kind: 'exact', numerator: whole, denominator: 10n ** -exponent };
}
function numerator(value) {
    return typeof value === 'bigint' ? value : value.numerator;
}
function denominator(value) {
    return typeof value === 'bigint' ? 1n : value.denominator;
}
function make(top, bottom) {
    if (isHuge(top) || isHuge(bottom))
        throw new CelLimit('a number grew too long to be computed with');
    return { kind: 'exact', numerator: top, denominator: bottom };
}
const HUGE = 1n << BigInt(4 * MAX_HEX_DIGITS);
const MINUS_HUGE = -HUGE;
function isHuge(value) {
    return value > HUGE || value < MINUS_HUGE;
}
function add(a, b) {
    if (typeof a === 'bigint' && typeof b === 'bigint')
        return a + b;
    const [left, right] = [denominator(a), denominator(b)];
    if (left === right)
        return make(numerator(a) + numerator(b), left);
    if (left % right === 0n)
        return make(numerator(a) + numerator(b) * (left / right), left);
    if (right % left === 0n)
        return make(numerator(a) * (right / left) + numerator(b), right);
    return make(numerator(a) * right + numerator(b) * left, left * right);
}
function negate(a) {
    return typeof a === 'bigint' ? -a : { ...a, numerator: -a.numerator };
}
function multiply(a, b) {
    if (typeof a === 'bigint' && typeof b === 'bigint') {
        const product = a * b;
        if (isHuge(product))
            throw new CelLimit('a number grew too long to be computed with');
        return product;
    }
    return make(numerator(a) * numerator(b), denominator(a) * denominator(b));
}
/** Integers by integers give an integer, cut towards zero, as CEL has it; anything else is exact. */
function divide(a, b) {
    if (numerator(b) === 0n)
        throw new CelFault('division by zero');
    if (typeof a === 'bigint' && typeof b === 'bigint')
        return a / b;
    const top = numerator(a) * denominator(b);
    const bottom = denominator(a) * numerator(b);
    const sign = bottom < 0n ? -1n : 1n;
    return reduce(make(sign * top, sign * bottom));
}
function compareExact(a, b) {
    if (typeof a === 'bigint' && typeof b === 'bigint')
        return a < b ? -1 : a > b ? 1 : 0;
    if (denominator(a) === denominator(b)) {
        const [top, other] = [numerator(a), numerator(b)];
        return top < other ? -1 : top > other ? 1 : 0;
    }
    const left = numerator(a) * denominator(b);
    const right = numerator(b) * denominator(a);
    return left < right ? -1 : left > right ? 1 : 0;
}
function reduce({ numerator: top, denominator: bottom }) {
    let [a, b] = [top < 0n ? -top : top, bottom];
    while (b !== 0n)
        [a, b] = [b, a % b];
    return a === 0n ? { kind: 'exact', numerator: 0n, denominator: 1n } : make(top / a, bottom / a);
}
/** Towards zero, as a conversion to an integer does. */
function truncate(value) {
    return typeof value === 'bigint' ? value : value.numerator / value.denominator;
}
/** The same for equal values: a decimal spelling where there is one, else a fraction. */
function spell(value) {
    if (typeof value === 'bigint')
        return value.toString();
    const { numerator: top, denominator: bottom } = reduce(value);
    if (bottom === 1n)
        return top.toString();
    let rest = bottom;
    let [twos, fives] = [0, 0];
    while (rest % 2n === 0n)
        [rest, twos] = [rest / 2n, twos + 1];
    while (rest % 5n === 0n)
        [rest, fives] = [rest / 5n, fives + 1];
    if (rest !== 1n)
        return `${top}/${bottom}`;
    const places = Math.max(twos, fives);
    const shifted = ((top < 0n ? -top : top) * 10n ** BigInt(places)) / bottom;
    const digits = shifted.toString().padStart(places + 1, '0');
    return `${top < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

// EXTERNAL MODULE: ./lib/comparison/nodes.js
var nodes = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/gates/found-values.js
var found_values = __webpack_require__(6071);
;// CONCATENATED MODULE: ./lib/gates/cel/values.js




function spend(budget, steps) {
    budget.left -= steps;
    if (budget.left < 0)
        throw new CelLimit('it takes more steps than an expression may');
}
const SMALL_INTEGER = /^-?[0-9]{1,15}$/;
/** A node of the fixture as a value. Objects and arrays stay nodes: nothing that no expression looks at is converted. */
function fromNode(node) {
    switch (node.kind) {
        case 'object':
        case 'array':
            return node;
        case 'number':
            return numberFrom(node);
        case 'binary':
            return node.bytes;
        case 'null':
            return null;
        default:
            return node.value;
    }
}
function numberFrom(node) {
    const literal = (0,nodes/* decimalOf */.Bc)(node);
    if (node.type !== 'float') {
        // By way of a double, which holds so few digits exactly and is read sooner than the text.
        if (SMALL_INTEGER.test(literal))
            return BigInt(Number(literal));
        if (/^[+-]?[0-9]{1,4096}$/.test(literal))
            return BigInt(literal.replace(/^\+/, ''));
    }
    if (/^[+-]?(?:nan|inf)/i.test(literal))
        return Number(literal);
    return exactOf(literal);
}
function isList(value) {
    return Array.isArray(value) || (isObject(value) && value.kind === 'array');
}
function isObject(value) {
    return typeof value === 'object' && value !== null && value.kind !== undefined;
}
/** An object of the fixture, where it stands. */
function isObjectNode(value) {
    return isObject(value) && value.kind === 'object';
}
function isMap(value) {
    return isObject(value) && (value.kind === 'map' || value.kind === 'object');
}
function isNumber(value) {
    return typeof value === 'bigint' || isExact(value);
}
/** `Array.isArray` does not tell readonly arrays from objects; asking for a member by `in` is ten times slower. */
function isArray(list) {
    return Array.isArray(list);
}
/** Whether a value is `node`, or a list or map that an expression made around it. What lies within nodes is not gone into. */
function holds(value, node) {
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === node)
            return true;
        if (typeof next !== 'object' || next === null)
            continue;
        if (Array.isArray(next))
            for (const item of next)
                open.push(item);
        else if (isObject(next) && next.kind === 'map')
            for (const [key, item] of next.entries.values())
                open.push(key, item);
    }
    return false;
}
function listSize(list) {
    return isArray(list) ? list.length : list.items.length;
}
function listItem(list, index) {
    return isArray(list) ? list[index] : fromNode(list.items[index]);
}
function mapSize(map) {
    return map.kind === 'map' ? map.entries.size : namesOf(map).size;
}
function mapKeys(map) {
    return map.kind === 'map' ? [...map.entries.values()].map(([key]) => key) : [...namesOf(map).keys()];
}
/** Objects up to this many members are searched, larger ones indexed once. */
const SEARCHED_MEMBERS = 12;
const indexes = new WeakMap();
/** Undefined stands for a name that occurs more than once. */
function namesOf(node) {
    const known = indexes.get(node);
    if (known !== undefined)
        return known;
    const names = new Map();
    for (const { name, value } of node.members)
        names.set(name, names.has(name) ? undefined : value);
    indexes.set(node, names);
    return names;
}
/** The value under a key; undefined where there is none. @throws {CelFault} for a name that occurs twice (T53). */
function mapGet(map, key) {
    if (map.kind === 'map')
        return map.entries.get(keyOf(key))?.[1];
    if (typeof key !== 'string')
        return undefined;
    if (map.members.length > SEARCHED_MEMBERS) {
        const names = namesOf(map);
        if (!names.has(key))
            return undefined;
        const node = names.get(key);
        if (node === undefined)
            throw twice(key);
        return fromNode(node);
    }
    let found;
    for (const { name, value } of map.members) {
        if (name !== key)
            continue;
        if (found !== undefined)
            throw twice(key);
        found = value;
    }
    return found === undefined ? undefined : fromNode(found);
}
function twice(key) {
    return new CelFault(`the name ${(0,quoting/* showText */.h$)(key, 60)} occurs twice`);
}
/** Numbers by value, whatever their type; all else by type and value. NaN equals nothing. */
function equals(a, b) {
    if (typeof a === 'string' || typeof b === 'string')
        return a === b;
    if (typeof a === 'bigint' && typeof b === 'bigint')
        return a === b;
    if (isNumber(a) && isNumber(b))
        return compareExact(a, b) === 0;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return a === b;
    if (a instanceof Uint8Array || b instanceof Uint8Array) {
        return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0;
    }
    if (isList(a)) {
        if (!isList(b) || listSize(a) !== listSize(b))
            return false;
        for (let index = 0; index < listSize(a); index += 1) {
            if (!equals(listItem(a, index), listItem(b, index)))
                return false;
        }
        return true;
    }
    if (isMap(a)) {
        if (!isMap(b) || mapSize(a) !== mapSize(b))
            return false;
        return mapKeys(a).every((key) => {
            const [left, right] = [mapGet(a, key), mapGet(b, key)];
            return left !== undefined && right !== undefined && equals(left, right);
        });
    }
    return isObject(a) && isObject(b) && a.kind === 'type' && b.kind === 'type' && a.name === b.name;
}
/** A text that is the same for equal values and for no others. */
function keyOf(value) {
    if (isNumber(value))
        return `n${spell(value)}`;
    if (typeof value === 'string')
        return JSON.stringify(value);
    if (typeof value !== 'object' || value === null)
        return String(value);
    if (value instanceof Uint8Array)
        return `b${Buffer.from(value).toString('hex')}`;
    if (isList(value)) {
        const keys = [];
        for (let index = 0; index < listSize(value); index += 1)
            keys.push(keyOf(listItem(value, index)));
        return `[${keys.join(',')}]`;
    }
    if (isMap(value)) {
        const keys = mapKeys(value).map((key) => `${keyOf(key)}:${keyOf(mapGet(value, key))}`);
        return `{${keys.sort().join(',')}}`;
    }
    return `t${value.name}`;
}
/** Below, at or above 0. @throws {CelFault} for what has no order, NaN included: `!(x < 5)` may not hold for it. */
function compareValues(a, b) {
    if (isNumber(a) && isNumber(b))
        return compareExact(a, b);
    if (typeof a === 'string' && typeof b === 'string')
        return compareTexts(a, b);
    if (typeof a === 'boolean' && typeof b === 'boolean')
        return Number(a) - Number(b);
    if (a instanceof Uint8Array && b instanceof Uint8Array)
        return Buffer.compare(a, b);
    if ((typeof a === 'number' || isNumber(a)) && (typeof b === 'number' || isNumber(b))) {
        if (Number.isNaN(a) || Number.isNaN(b))
            throw new CelFault('NaN has no place in an order');
        const rank = (value) => (typeof value === 'number' ? Math.sign(value) : 0);
        return rank(a) - rank(b);
    }
    throw new CelFault(`${typeName(a)} and ${typeName(b)} have no order`);
}
/** By code points, as CEL has it, not by UTF-16 units. */
function compareTexts(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    if (at === shorter)
        return a.length - b.length;
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    const isSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdfff;
    if (isSurrogate(left) !== isSurrogate(right))
        return isSurrogate(left) ? 1 : -1;
    return left - right;
}
function typeName(value) {
    switch (typeof value) {
        case 'bigint':
            return 'int';
        case 'number':
            return 'double';
        case 'string':
            return 'string';
        case 'boolean':
            return 'bool';
        default:
            if (value === null)
                return 'null_type';
            if (value instanceof Uint8Array)
                return 'bytes';
            if (isExact(value))
                return 'double';
            return isList(value) ? 'list' : isMap(value) ? 'map' : 'type';
    }
}
const LONGEST = 80;
/** For messages and for the command `view`: on one line, cut. */
function showValue(value, longest = LONGEST) {
    return (0,found_values/* plainText */.wh)(write(value, longest), longest);
}
function write(value, room) {
    if (isNumber(value))
        return spell(value);
    if (typeof value === 'string')
        return JSON.stringify(value.slice(0, room));
    if (typeof value !== 'object' || value === null)
        return String(value);
    if (value instanceof Uint8Array)
        return `${value.length} bytes`;
    if (isList(value)) {
        const parts = [];
        for (let index = 0, length = 0; index < listSize(value) && length < room; index += 1) {
            parts.push(write(listItem(value, index), room - length));
            length += parts.at(-1).length;
        }
        return `[${parts.join(', ')}${parts.length < listSize(value) ? ', …' : ''}]`;
    }
    if (isMap(value)) {
        const parts = [];
        let length = 0;
        const keys = mapKeys(value);
        for (const key of keys) {
            if (length >= room)
                break;
            const inside = mapGet(value, key);
            parts.push(`${write(key, room)}: ${inside === undefined ? '' : write(inside, room - length)}`);
            length += parts.at(-1).length;
        }
        return `{${parts.join(', ')}${parts.length < keys.length ? ', …' : ''}}`;
    }
    return value.name;
}

;// CONCATENATED MODULE: ./lib/gates/cel/code.js


/** `&&` and `||`: a value that decides does so whatever stands beside it, a fault included; else the fault stands. */
function decided(terms, deciding) {
    return (frame) => {
        let fault;
        for (const term of terms) {
            try {
                const value = term(frame);
                if (value === deciding)
                    return deciding;
                if (typeof value !== 'boolean')
                    throw new CelFault(`${deciding ? '||' : '&&'} does not take ${typeName(value)}`);
            }
            catch (error) {
                if (!(error instanceof CelFault) || error instanceof CelLimit)
                    throw error;
                fault ??= error;
            }
        }
        if (fault !== undefined)
            throw fault;
        return !deciding;
    };
}

;// CONCATENATED MODULE: ./lib/gates/cel/functions.js


function no(name, args) {
    return new CelFault(`${name} does not take (${args.map(typeName).join(', ')})`);
}
function functions_numbers(name, args) {
    const [a, b] = args;
    if (args.length === 2 && isNumber(a) && isNumber(b))
        return [a, b];
    throw no(name, args);
}
function plus(args, { budget }) {
    const [a, b] = args;
    if (isNumber(a) && isNumber(b))
        return add(a, b);
    if (typeof a === 'string' && typeof b === 'string')
        return a + b;
    if (isList(a) && isList(b)) {
        spend(budget, listSize(a) + listSize(b));
        return [...itemsOf(a), ...itemsOf(b)];
    }
    if (a instanceof Uint8Array && b instanceof Uint8Array)
        return Buffer.concat([a, b]);
    throw no('+', args);
}
function itemsOf(list) {
    const items = [];
    for (let index = 0; index < listSize(list); index += 1)
        items.push(listItem(list, index));
    return items;
}
function isIn(args, { budget }) {
    const [value, among] = args;
    if (isMap(among))
        return mapGet(among, value) !== undefined;
    if (!isList(among))
        throw no('in', args);
    spend(budget, listSize(among));
    for (let index = 0; index < listSize(among); index += 1)
        if (equals(value, listItem(among, index)))
            return true;
    return false;
}
function at(container, key) {
    if (isList(container)) {
        if (typeof key === 'bigint' && key >= 0n && key < BigInt(listSize(container)))
            return listItem(container, Number(key));
        const index = isNumber(key) ? Number(truncate(key)) : -1;
        if (!isNumber(key) ||
            compareExact(key, BigInt(Math.trunc(index))) !== 0 ||
            index < 0 ||
            index >= listSize(container)) {
            throw new CelFault(`no item ${isNumber(key) ? spell(key) : typeName(key)} in a list of ${listSize(container)}`);
        }
        return listItem(container, index);
    }
    if (!isMap(container))
        throw new CelFault(`${typeName(container)} has no members`);
    const found = mapGet(container, key);
    if (found !== undefined)
        return found;
    throw new CelFault(`no such key: ${typeof key === 'string' ? key.slice(0, 60) : keyOf(key).slice(0, 60)}`);
}
function size(args, { budget }) {
    const [value] = args;
    if (args.length !== 1 || value === undefined)
        throw no('size', args);
    if (typeof value === 'string') {
        spend(budget, value.length);
        let count = 0;
        for (const _ of value)
            count += 1;
        return BigInt(count);
    }
    if (value instanceof Uint8Array)
        return BigInt(value.length);
    if (isList(value))
        return BigInt(listSize(value));
    if (isMap(value))
        return BigInt(mapSize(value));
    throw no('size', args);
}
function listOf(name, args, { budget }) {
    const [list] = args;
    if (list === undefined || !isList(list))
        throw no(name, args);
    spend(budget, listSize(list));
    return list;
}
function sumFold() {
    let total = 0n;
    let index = 0;
    return {
        take: (item) => {
            if (!isNumber(item))
                throw new CelFault(`sum: item ${index} is ${typeName(item)} and no number`);
            total = add(total, item);
            index += 1;
        },
        value: () => total,
    };
}
/** Of nothing there is none, so a property on it fails. */
function extremeFold(name, sign) {
    let best;
    return {
        take: (item) => {
            best ??= item;
            // With itself, so that a single NaN or map is refused as it is among others.
            if (sign * compareValues(item, best) > 0)
                best = item;
        },
        value: () => {
            if (best === undefined)
                throw new CelFault(`${name} of an empty list`);
            return best;
        },
    };
}
/** Functions of one list that look at each item once, in order. */
const FOLDS = new Map([
    ['sum', sumFold],
    ['min', () => extremeFold('min', -1)],
    ['max', () => extremeFold('max', 1)],
]);
function folded(list, fold) {
    for (let index = 0; index < listSize(list); index += 1)
        fold.take(listItem(list, index));
    return fold.value();
}
function sum(args, tools) {
    return folded(listOf('sum', args, tools), sumFold());
}
/** Of a list, or of the arguments. */
function extreme(name, sign) {
    return (args, tools) => folded(args.length === 1 ? listOf(name, args, tools) : args, extremeFold(name, sign));
}
function count(args, tools) {
    const list = listOf('count', args, tools);
    if (args.length === 1)
        return BigInt(listSize(list));
    if (args.length !== 2)
        throw no('count', args);
    let found = 0n;
    for (let index = 0; index < listSize(list); index += 1)
        if (equals(listItem(list, index), args[1]))
            found += 1n;
    return found;
}
function distinct(args, tools) {
    const list = listOf('distinct', args, tools);
    const found = [];
    // Texts by themselves, so that none has to be spelled out as the key that tells it from a number.
    const texts = new Set();
    const others = new Set();
    for (let index = 0; index < listSize(list); index += 1) {
        const item = listItem(list, index);
        const [seen, key] = typeof item === 'string' ? [texts, item] : [others, keyOf(item)];
        if (seen.has(key))
            continue;
        seen.add(key);
        found.push(item);
    }
    return found;
}
function sorted(args, tools) {
    const items = itemsOf(listOf('sorted', args, tools));
    spend(tools.budget, items.length * Math.ceil(Math.log2(items.length + 1)));
    if (items.length === 1)
        compareValues(items[0], items[0]);
    return items.sort(compareValues);
}
/** `|a - b| <= relative * min(|a|, |b|)`, inclusive and exact, as tolerances are (docs/classes.md section 5). */
function functions_close(args) {
    const [a, b, relative] = args;
    if (args.length !== 3 || !isNumber(a) || !isNumber(b) || !isNumber(relative))
        throw no('close', args);
    if (compareExact(relative, 0n) < 0)
        throw new CelFault('close: the relative bound is below zero');
    const magnitude = (value) => (compareExact(value, 0n) < 0 ? negate(value) : value);
    const [x, y] = [magnitude(a), magnitude(b)];
    const smaller = compareExact(x, y) <= 0 ? x : y;
    return compareExact(magnitude(add(a, negate(b))), multiply(relative, smaller)) <= 0;
}
function functions_int(args) {
    const [value] = args;
    if (args.length === 1 && isNumber(value))
        return truncate(value);
    if (args.length === 1 && typeof value === 'string' && /^-?[0-9]{1,4096}$/.test(value))
        return BigInt(value);
    throw args.length === 1 && typeof value === 'string' ? new CelFault('int: the text is no integer') : no('int', args);
}
function functions_double(args) {
    const [value] = args;
    if (args.length !== 1 || value === undefined)
        throw no('double', args);
    if (typeof value === 'bigint')
        return { kind: 'exact', numerator: value, denominator: 1n };
    if (isNumber(value) || typeof value === 'number')
        return value;
    if (typeof value === 'string')
        return exactOf(value);
    throw no('double', args);
}
function string(args) {
    const [value] = args;
    if (args.length !== 1 || value === undefined)
        throw no('string', args);
    if (typeof value === 'string')
        return value;
    if (isNumber(value))
        return spell(value);
    if (typeof value === 'boolean' || typeof value === 'number')
        return String(value);
    throw no('string', args);
}
function bool(args) {
    const [value] = args;
    if (typeof value === 'boolean')
        return value;
    if (value === 'true' || value === 'false')
        return value === 'true';
    throw no('bool', args);
}
function onTexts(name, test) {
    return (args, { budget }) => {
        const [text, other] = args;
        if (args.length !== 2 || typeof text !== 'string' || typeof other !== 'string')
            throw no(name, args);
        spend(budget, 1 + text.length / 64);
        return test(text, other);
    };
}
/** RE2 syntax and linear time; found anywhere in the text, as CEL has it. */
function matches(args, { budget, re2, patterns }) {
    const [text, pattern] = args;
    if (args.length !== 2 || typeof text !== 'string' || typeof pattern !== 'string')
        throw no('matches', args);
    spend(budget, 1 + text.length);
    if (re2 === undefined)
        throw new CelFault('matches: there is no engine for patterns');
    let compiled = patterns.get(pattern);
    if (compiled === undefined) {
        try {
            compiled = re2.compile(pattern);
        }
        catch (error) {
            throw new CelFault(`matches: ${error instanceof Error ? error.message : 'no pattern'}`);
        }
        if (patterns.size < 100)
            patterns.set(pattern, compiled);
    }
    return compiled.matcher(text).find();
}
function ordered(name, holds) {
    return (args) => {
        if (args.length !== 2)
            throw no(name, args);
        return holds(compareValues(args[0], args[1]));
    };
}
const FUNCTIONS = new Map([
    ['_+_', plus],
    ['_-_', (args) => add(functions_numbers('-', args)[0], negate(functions_numbers('-', args)[1]))],
    ['_*_', (args) => multiply(...functions_numbers('*', args))],
    ['_/_', (args) => divide(...functions_numbers('/', args))],
    [
        '_%_',
        (args) => {
            const [a, b] = args;
            if (typeof a !== 'bigint' || typeof b !== 'bigint')
                throw no('%', args);
            if (b === 0n)
                throw new CelFault('division by zero');
            return a % b;
        },
    ],
    [
        '-_',
        ([value]) => {
            if (value === undefined || !isNumber(value))
                throw no('-', value === undefined ? [] : [value]);
            return negate(value);
        },
    ],
    [
        '!_',
        ([value]) => {
            if (typeof value !== 'boolean')
                throw no('!', value === undefined ? [] : [value]);
            return !value;
        },
    ],
    ['_==_', ([a, b]) => equals(a, b)],
    ['_!=_', ([a, b]) => !equals(a, b)],
    ['_<_', ordered('<', (order) => order < 0)],
    ['_<=_', ordered('<=', (order) => order <= 0)],
    ['_>_', ordered('>', (order) => order > 0)],
    ['_>=_', ordered('>=', (order) => order >= 0)],
    ['@in', isIn],
    ['_[_]', ([container, key]) => at(container, key)],
    ['size', size],
    ['sum', sum],
    ['min', extreme('min', -1)],
    ['max', extreme('max', 1)],
    ['count', count],
    ['distinct', distinct],
    ['sorted', sorted],
    ['close', functions_close],
    ['int', functions_int],
    ['uint', functions_int],
    ['double', functions_double],
    ['string', string],
    ['bool', bool],
    ['dyn', ([value]) => value],
    ['type', ([value]) => ({ kind: 'type', name: typeName(value) })],
    ['contains', onTexts('contains', (text, part) => text.includes(part))],
    ['startsWith', onTexts('startsWith', (text, part) => text.startsWith(part))],
    ['endsWith', onTexts('endsWith', (text, part) => text.endsWith(part))],
    ['matches', matches],
]);
/** Names of types, which stand for themselves. */
const TYPE_NAMES = new Set([
    'int',
    'double',
    'bool',
    'string',
    'bytes',
    'list',
    'map',
    'null_type',
    'type',
]);

;// CONCATENATED MODULE: ./lib/gates/cel/loops.js



/** The macros that the parser writes out as a fold: all, exists, exists_one, map and filter. */
function loop(fold, compiler) {
    const { iterRange, iterVar, accuVar, loopStep } = fold;
    if (iterRange === undefined || loopStep === undefined)
        throw new CelFault('it has a loop without a range');
    const range = compiler.compile(iterRange);
    const outer = compiler.names.get(iterVar);
    const slot = compiler.next;
    compiler.next += 1;
    compiler.most = Math.max(compiler.most, compiler.next);
    compiler.names.set(iterVar, slot);
    const mentioned = compiler.mentions.has(iterVar);
    const body = bodyOf(loopStep, accuVar, compiler);
    compiler.next -= 1;
    if (outer === undefined)
        compiler.names.delete(iterVar);
    else
        compiler.names.set(iterVar, outer);
    // The loop variable is the loop's own, and so is not mentioned by what stands around it.
    if (!mentioned)
        compiler.mentions.delete(iterVar);
    const each = (frame, step) => {
        const found = range(frame);
        const list = isList(found) ? found : isMap(found) ? mapKeys(found) : undefined;
        if (list === undefined)
            throw new CelFault(`${typeName(found)} is nothing to go through`);
        const size = listSize(list);
        spend(frame.tools.budget, size);
        for (let index = 0; index < size; index += 1) {
            const item = listItem(list, index);
            frame.slots[slot] = item;
            if (!step(item, frame))
                return;
        }
    };
    return body(each);
}
function bodyOf(step, accumulator, compiler) {
    const parts = step.exprKind.case === 'callExpr' ? step.exprKind.value : undefined;
    const [first, second, third] = parts?.args ?? [];
    if (parts?.function === '_&&_' || parts?.function === '_||_') {
        if (second === undefined)
            throw new CelFault('it has a loop without a test');
        return quantifier(compiler.compile(second), parts.function === '_||_');
    }
    if (parts?.function === '_+_')
        return collector(undefined, appended(parts.args, accumulator, compiler));
    if (parts?.function === '_?_:_' && first !== undefined && second !== undefined && third !== undefined) {
        const test = compiler.compile(first);
        const added = second.exprKind.case === 'callExpr' ? second.exprKind.value.args : [];
        if (added[1]?.exprKind.case !== 'listExpr')
            return exactlyOne(test);
        return collector(test, appended(added, accumulator, compiler));
    }
    throw new CelFault('it has a loop of an unknown kind');
}
function appended(args, accumulator, compiler) {
    const [to, list] = args;
    const own = to?.exprKind.case === 'identExpr' && to.exprKind.value.name === accumulator;
    const element = list?.exprKind.case === 'listExpr' ? list.exprKind.value.elements[0] : undefined;
    if (!own || element === undefined)
        throw new CelFault('it has a loop of an unknown kind');
    return compiler.compile(element);
}
function quantifier(test, deciding) {
    const one = decided([test], deciding);
    return (each) => (frame) => {
        let found = false;
        let fault;
        each(frame, () => {
            try {
                found = one(frame) === deciding;
            }
            catch (error) {
                if (!(error instanceof CelFault) || error instanceof CelLimit)
                    throw error;
                fault ??= error;
            }
            return !found;
        });
        if (found)
            return deciding;
        if (fault !== undefined)
            throw fault;
        return !deciding;
    };
}
function collector(test, element) {
    return (each) => {
        const items = (frame, take) => each(frame, () => {
            if (test === undefined || isTrue(test(frame)))
                take(element(frame));
            return true;
        });
        const list = (frame) => {
            const collected = [];
            items(frame, (item) => collected.push(item));
            return collected;
        };
        return Object.assign(list, { items });
    };
}
function exactlyOne(test) {
    return (each) => (frame) => {
        let count = 0;
        each(frame, () => {
            if (isTrue(test(frame)))
                count += 1;
            return true;
        });
        return count === 1;
    };
}
function isTrue(value) {
    if (typeof value !== 'boolean')
        throw new CelFault(`expected true or false; found ${typeName(value)}`);
    return value;
}

;// CONCATENATED MODULE: ./lib/gates/cel/expression.js





/** A person writes these; no longer one is meant. */
const MAX_CHARACTERS = 10_000;
/** @throws {CelFault} saying why it is no expression. `names` are the places of a frame, in order. */
async function compileExpression(source, names) {
    if (source.length > MAX_CHARACTERS)
        throw new CelFault(`it is longer than ${MAX_CHARACTERS} characters`);
    const { parse } = await __webpack_require__.e(/* import() */ 4738).then(__webpack_require__.bind(__webpack_require__, 54738));
    let parsed;
    try {
        parsed = parse(source);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new CelFault('it is nested too deeply');
        throw new CelFault(error instanceof Error ? error.message : 'it is no expression');
    }
    const compiler = {
        source,
        positions: parsed.sourceInfo?.positions ?? {},
        names: new Map(names.map((name, index) => [name, index])),
        mentions: new Set(),
        compile: (expr) => compile(expr, compiler),
        next: names.length,
        most: names.length,
    };
    const root = parsed.expr;
    if (root === undefined)
        throw new CelFault('it is empty');
    const evaluate = compile(root, compiler);
    const { exprKind } = root;
    return {
        source,
        evaluate,
        mentions: compiler.mentions,
        slots: compiler.most,
        ...(exprKind.case === 'identExpr' ? { alone: exprKind.value.name } : {}),
    };
}
function compile(expr, compiler) {
    const { exprKind } = expr;
    switch (exprKind.case) {
        case 'constExpr':
            return constant(expr, compiler);
        case 'identExpr':
            return expression_name(exprKind.value.name, compiler);
        case 'selectExpr':
            return expression_select(exprKind.value, compiler);
        case 'callExpr':
            return call(exprKind.value, compiler);
        case 'listExpr': {
            const { elements } = exprKind.value;
            const items = elements.map((element) => compile(element, compiler));
            // What a loop asks for a million times is made once.
            const fixed = elements.every((element) => element.exprKind.case === 'constExpr')
                ? items.map((item) => item(NO_FRAME))
                : undefined;
            return fixed === undefined ? (frame) => items.map((item) => item(frame)) : () => fixed;
        }
        case 'structExpr':
            return map(exprKind.value, compiler);
        case 'comprehensionExpr':
            return loop(exprKind.value, compiler);
        default:
            throw new CelFault('it has a part that is no expression');
    }
}
/** Constants look at nothing. */
const NO_FRAME = { slots: [] };
function constant(expr, { source, positions }) {
    const kind = expr.exprKind.value.constantKind;
    switch (kind.case) {
        case 'doubleValue': {
            // The parser made a double of it; the digits still stand in the source.
            const start = positions[expr.id.toString()] ?? 0;
            const text = /^-?(?:[0-9]*\.[0-9]+(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+)/.exec(source.slice(start))?.[0];
            if (text === undefined || !Object.is(Number(text), kind.value))
                throw new CelFault('a number in it cannot be read');
            const value = exactOf(text);
            return () => value;
        }
        case 'nullValue':
            return () => null;
        case 'int64Value':
        case 'uint64Value':
        case 'stringValue':
        case 'boolValue':
        case 'bytesValue': {
            const { value } = kind;
            return () => value;
        }
        default:
            throw new CelFault('it has a constant of an unknown kind');
    }
}
function expression_name(text, compiler) {
    const slot = compiler.names.get(text);
    if (slot === undefined) {
        if (TYPE_NAMES.has(text))
            return () => ({ kind: 'type', name: text });
        compiler.mentions.add(text);
        throw new CelFault(`unknown name: ${text.slice(0, 60)}`);
    }
    compiler.mentions.add(text);
    return ({ slots }) => {
        const value = slots[slot];
        if (value === undefined)
            throw new CelFault(`${text} has no value`);
        if (value instanceof CelFault)
            throw value;
        return value;
    };
}
function expression_select({ operand, field, testOnly }, compiler) {
    if (operand === undefined)
        throw new CelFault('it begins with a dot');
    const of = compile(operand, compiler);
    if (!testOnly)
        return memberOf(of, field);
    return (frame) => {
        const container = of(frame);
        if (!isMap(container))
            throw new CelFault(`has: ${typeName(container)} has no members`);
        return mapGet(container, field) !== undefined;
    };
}
/**
 * Records of a list have their names in the same places, so it is looked there first. The first one is the only one where
 * no name occurs twice (T53).
 */
function memberOf(of, field) {
    let place = 0;
    return (frame) => {
        const container = of(frame);
        if (!frame.tools.unique || !isObjectNode(container))
            return at(container, field);
        const { members } = container;
        if (members[place]?.name === field)
            return fromNode(members[place].value);
        const most = Math.min(members.length, MAX_SEARCHED);
        for (let index = 0; index < most; index += 1) {
            if (members[index].name !== field)
                continue;
            place = index;
            return fromNode(members[index].value);
        }
        return at(container, field);
    };
}
/** Beyond so many members an object is indexed (`mapGet`). */
const MAX_SEARCHED = 64;
function map({ messageName, entries }, compiler) {
    if (messageName !== '')
        throw new CelFault(`unknown type: ${messageName.slice(0, 60)}`);
    const parts = entries.map(({ keyKind, value }) => {
        if (keyKind.case !== 'mapKey' || value === undefined)
            throw new CelFault('it has a map without keys');
        return [compile(keyKind.value, compiler), compile(value, compiler)];
    });
    return (frame) => {
        const made = new Map();
        for (const [key, value] of parts) {
            const found = key(frame);
            const text = keyOf(found);
            if (made.has(text))
                throw new CelFault('a map has one key twice');
            made.set(text, [found, value(frame)]);
        }
        return { kind: 'map', entries: made };
    };
}
/** Functions that may stand after a dot. `doc.sum()` is no way to write `sum(doc)`. */
const METHODS = new Set(['size', 'contains', 'startsWith', 'endsWith', 'matches']);
function call({ function: called, target, args }, compiler) {
    if (target !== undefined && !METHODS.has(called))
        throw new CelFault(`unknown function: .${called.slice(0, 60)}()`);
    const all = (target === undefined ? args : [target, ...args]).map((arg) => compile(arg, compiler));
    const fold = all.length === 1 && all[0].items !== undefined ? FOLDS.get(called) : undefined;
    if (fold !== undefined)
        return streamed(all[0].items, fold);
    switch (called) {
        case '_&&_':
            return decided(all, false);
        case '_||_':
            return decided(all, true);
        case '_?_:_':
            return (frame) => {
                const condition = all[0](frame);
                if (typeof condition !== 'boolean')
                    throw new CelFault(`?: does not take ${typeName(condition)}`);
                return (condition ? all[1] : all[2])(frame);
            };
        default: {
            const run = FUNCTIONS.get(called);
            if (run === undefined)
                throw new CelFault(`unknown function: ${called.slice(0, 60)}`);
            return binary(run, all);
        }
    }
}
/** A list of numbers that lives until it is summed up is most of the garbage of a large fixture. */
function streamed(items, start) {
    return (frame) => {
        const fold = start();
        let count = 0;
        items(frame, (item) => {
            fold.take(item);
            count += 1;
        });
        spend(frame.tools.budget, count);
        return fold.value();
    };
}
const EQUALS = FUNCTIONS.get('_==_');
function binary(run, all) {
    const [first, second] = all;
    if (all.length === 2 && run === EQUALS)
        return (frame) => equals(first(frame), second(frame));
    if (all.length === 1)
        return (frame) => run([first(frame)], frame.tools);
    if (all.length === 2)
        return (frame) => run([first(frame), second(frame)], frame.tools);
    return (frame) => run(all.map((arg) => arg(frame)), frame.tools);
}

// EXTERNAL MODULE: ./lib/gates/kept-document.js
var kept_document = __webpack_require__(30034);
;// CONCATENATED MODULE: ./lib/gates/check-properties.js





/** Turns of loops and list functions of all expressions on one side. */
const MAX_STEPS = 20_000_000;
/** Computes each view first, then its properties on the view alone (requirement D3), in every way that the file can be read. */
async function checkProperties({ job, base, views, both }) {
    const compiled = await Promise.all(views.map(compileView));
    const wanted = both === true || compiled.some(({ properties }) => properties.some(asksForBase));
    const usesPatterns = views.some(({ view, properties }) => [...view, ...properties].some(({ expression }) => expression.includes('matches')));
    const re2 = usesPatterns ? (await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856))).RE2JS : undefined;
    const tools = (unique) => {
        return { budget: { left: MAX_STEPS }, unique, ...(re2 === undefined ? {} : { re2 }), patterns: new Map() };
    };
    // Base first and alone, so that never both trees are in memory.
    const onBase = base === undefined ? ALONE : wanted ? await baseSide(job, base, compiled, tools) : NOT_WANTED;
    const head = await structures(job, job);
    if ('why' in head)
        return { kind: 'unreadable', ...head };
    const headTools = tools(onBase.unique && areUnique(head.structures));
    const results = compiled.map((view, place) => worst(head.structures.map((structure, index) => {
        const before = onBase.sides[place];
        const values = before === undefined || 'why' in before ? undefined : (before.values[index] ?? before.values[0]);
        const why = before !== undefined && 'why' in before ? before.why : ALONE_WHY;
        const own = compute(view, structure.root, headTools);
        return judge(view, { root: structure.root, values: own }, values, why, headTools);
    })));
    return { kind: 'computed', views: results };
}
function areUnique(structures) {
    return structures.every(({ unique }) => unique);
}
const ALONE_WHY = 'the fixture is new here, and has no view on base';
const ALONE = { sides: [], unique: true };
const NOT_WANTED = { sides: [], unique: true };
async function baseSide(job, base, views, tools) {
    const found = await structures(job, base);
    if ('why' in found)
        return { sides: views.map(() => ({ why: `on base ${found.why}` })), unique: true };
    const unique = areUnique(found.structures);
    const ownTools = tools(unique);
    const sides = views.map((view) => ({ values: found.structures.map(({ root }) => compute(view, root, ownTools)) }));
    return { sides, unique };
}
async function structures({ rule, limits }, { path, bytes }) {
    const { document, failure } = await (0,kept_document.readByRule)({ path, bytes, rule, limits });
    if (failure !== undefined)
        return { why: `it does not parse as ${failure.format}: ${failure.reason}`, line: failure.line };
    const found = (0,kept_document.structuresOnce)(document, limits.nodes);
    return 'why' in found ? found : { structures: found };
}
async function compileView({ path, view, properties }) {
    const names = [...view.map(({ name }) => name), 'base', 'doc'];
    return {
        path,
        values: await Promise.all(view.map((named) => compileNamed(named, ['doc']))),
        properties: await Promise.all(properties.map((named) => compileNamed(named, names))),
    };
}
async function compileNamed(named, names) {
    try {
        return { named, expression: await compileExpression(named.expression, names) };
    }
    catch (error) {
        if (!(error instanceof CelFault))
            throw error;
        return { named, expression: error };
    }
}
function asksForBase({ expression }) {
    return !(expression instanceof CelFault) && expression.mentions.has('base');
}
function compute({ values }, root, tools) {
    return values.map(({ expression }) => run(expression, [fromNode(root)], tools));
}
function run(expression, names, tools) {
    if (expression instanceof CelFault)
        return expression;
    const slots = [...names];
    while (slots.length < expression.slots)
        slots.push(undefined);
    try {
        return expression.evaluate({ slots, tools });
    }
    catch (error) {
        if (error instanceof CelFault)
            return error;
        // Deep data in `==`; never a value.
        if (error instanceof RangeError)
            return new CelFault('it is nested too deeply');
        throw error;
    }
}
function judge(view, { root, values: head }, base, noBase, tools) {
    const whole = fromNode(root);
    const values = view.values.map(({ named, expression }, index) => {
        const before = base?.[index];
        const isAlone = !(expression instanceof CelFault) && expression.alone === 'doc';
        // Also in a list or behind a condition: what a property then sees is the fixture.
        const isFixture = isAlone || (isCompound(whole) && isWithin(head[index], whole));
        return {
            name: named.name,
            line: named.line,
            head: shown(head[index]),
            ...(before === undefined ? {} : { base: shown(before) }),
            ...(isFixture ? { isFixture: true } : {}),
        };
    });
    const onBase = base === undefined ? undefined : mapOf(view, base);
    const properties = view.properties.map((property) => {
        const { named, expression } = property;
        const result = (outcome, message) => {
            return { name: named.name, line: named.line, outcome, message };
        };
        if (expression instanceof CelFault)
            return result('fault', expression.message);
        if (expression.mentions.has('doc'))
            return result('reads-fixture', 'reads the fixture itself (doc)');
        const value = run(expression, [...head, onBase, undefined], tools);
        if (value === true)
            return result('holds', '');
        const seen = mentioned(view, expression, head, base);
        if (value === false)
            return result('broken', seen);
        if (!(value instanceof CelFault))
            return result('fault', `expected true or false; found ${typeName(value)}`);
        const lacking = expression.mentions.has('base') ? missingOnBase(view, expression, base, noBase) : undefined;
        return lacking === undefined ? result('fault', value.message) : result('not-judged', lacking);
    });
    return { path: view.path, values, properties };
}
function isCompound(value) {
    return typeof value === 'object' && value !== null;
}
function isWithin(value, whole) {
    return !(value instanceof CelFault) && holds(value, whole);
}
function mapOf({ values }, computed) {
    const entries = values.flatMap(({ named: { name } }, index) => {
        const value = computed[index];
        return value instanceof CelFault ? [] : [[JSON.stringify(name), [name, value]]];
    });
    return { kind: 'map', entries: new Map(entries) };
}
/** Why base's view is no help to this expression; undefined where it has all that is asked for. */
function missingOnBase({ values }, { source }, base, noBase) {
    if (base === undefined)
        return noBase;
    const faulty = values.flatMap(({ named: { name } }, index) => {
        const value = base[index];
        return value instanceof CelFault && namedOnBase(source).has(name) ? [`base.${name}: ${value.message}`] : [];
    });
    return faulty.length === 0 ? undefined : `base's view could not be computed: ${faulty.join('; ')}`;
}
function namedOnBase(source) {
    return new Set([...source.matchAll(/\bbase\s*(?:\.\s*|\[\s*["'])([A-Za-z_][A-Za-z0-9_]*)/g)].map((match) => match[1]));
}
/** The values that a property looks at, in the order of the view. */
function mentioned({ values }, expression, head, base) {
    const before = namedOnBase(expression.source);
    const parts = values.flatMap(({ named: { name } }, index) => {
        const is = (label, value) => value === undefined || value instanceof CelFault ? [] : [`${label} is ${showValue(value)}`];
        return [
            ...(expression.mentions.has(name) ? is(name, head[index]) : []),
            ...(before.has(name) ? is(`base.${name}`, base?.[index]) : []),
        ];
    });
    return parts.join(', ');
}
const LONGEST_SHOWN = 200;
function shown(value) {
    return value instanceof CelFault
        ? { fault: (0,found_values/* plainText */.wh)(value.message, 200) }
        : { text: showValue(value, LONGEST_SHOWN) };
}
const STRENGTH = {
    holds: 0,
    'not-judged': 1,
    fault: 2,
    broken: 3,
    'reads-fixture': 4,
};
/** Of several ways to read the file, for each value and each property the worst. */
function worst(results) {
    return results.reduce((one, other) => ({
        path: one.path,
        values: one.values.map((value, index) => ('fault' in value.head ? value : other.values[index])),
        properties: one.properties.map((property, index) => {
            const second = other.properties[index];
            return STRENGTH[second.outcome] > STRENGTH[property.outcome] ? second : property;
        }),
    }));
}


/***/ }),

/***/ 6071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ shortPath),
/* harmony export */   ud: () => (/* binding */ shownNode),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82929);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47675);



/** Characters of a value in a message. */
const LONGEST_VALUE = 60;
const LONGEST_PATH = 160;
/** `$.items[0].cents`; names that are no plain word in brackets, as RFC 9535 writes them. */
function shortPath(steps) {
    const path = steps.map((step) => typeof step === 'string' && /^[A-Za-z_][A-Za-z0-9_]*$/.test(step) ? `.${step}` : (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedPath */ .pT)([step]).slice(1));
    return plainText(`$${path.join('')}`, LONGEST_PATH);
}
/** A value as it was found, on one line: `the string "12"`, `the number 1.5`, `an object`. */
function shownNode(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return `the text ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(node.value, LONGEST_VALUE)}`;
        case 'number':
            return `the number ${plainText((0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(node), LONGEST_VALUE)}`;
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        case 'binary':
            return `${node.bytes.length} bytes of binary data`;
        case 'array':
            return node.items.length === 1 ? 'a list of 1 item' : `a list of ${node.items.length} items`;
        case 'object':
            return node.members.length === 1 ? 'an object of 1 member' : `an object of ${node.members.length} members`;
    }
}
/** Text for a message: one line, cut, what does not print escaped. Not in quotes; `showText` puts them. */
function plainText(text, longest = 120) {
    const start = text.length > 2 * longest ? text.slice(0, 2 * longest) : text;
    const characters = [...start];
    const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : start;
    return cut.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}


/***/ }),

/***/ 30034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WORKER_KEPT_BYTES: () => (/* binding */ WORKER_KEPT_BYTES),
/* harmony export */   keepUpTo: () => (/* binding */ keepUpTo),
/* harmony export */   keeping: () => (/* binding */ keeping),
/* harmony export */   makeRoom: () => (/* binding */ makeRoom),
/* harmony export */   readByRule: () => (/* binding */ readByRule),
/* harmony export */   structuresOnce: () => (/* binding */ structuresOnce)
/* harmony export */ });
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17932);
/* harmony import */ var _documents_read_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84975);
/* harmony import */ var _structure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79461);



/** Bytes of files whose trees are kept; a tree takes some fifteen times as much. */
let mostKeptBytes = 1_048_576;
/** For a worker, which has a heap of its own and the largest files to read. */
const WORKER_KEPT_BYTES = 16_777_216;
/** How much this thread keeps; without it what the main thread can spare. */
function keepUpTo(bytes) {
    mostKeptBytes = bytes;
}
/** Smaller files are read again sooner than they are found. */
const LEAST_KEPT_BYTES = 65_536;
/** A cache, not state: the same bytes read by the same rule always give the same document. Oldest first. */
let kept = [];
/** As `readOne` by the rule of the job. What was read last is not read again for the same bytes. */
async function readByRule({ path, bytes, rule, limits }) {
    const options = (0,_documents_read_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionsOf */ .M)(rule, limits);
    if (!isKept(bytes))
        return (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(path, bytes, options);
    const key = JSON.stringify([path, options]);
    // By the bytes themselves, which costs nothing beside a parse, and which nobody can make two of.
    const known = kept.find((one) => one.key === key && Buffer.compare(one.bytes, bytes) === 0);
    if (known !== undefined) {
        kept = [...kept.filter((one) => one !== known), known];
        return known.reading;
    }
    makeRoom(bytes.length);
    const reading = await (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(path, bytes, options);
    keep({ key, bytes, reading });
    return reading;
}
/** For a comparison, which reads a file before any gate does: what it read is kept as if `readByRule` had. */
function keeping({ path, rule, limits }) {
    const key = JSON.stringify([path, (0,_documents_read_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionsOf */ .M)(rule, limits)]);
    return (bytes, reading) => {
        if (isKept(bytes))
            keep({ key, bytes, reading });
    };
}
/** Lets go of the oldest trees where others of so many bytes are about to be made: before, not after. */
function makeRoom(bytes) {
    kept = latest(kept, mostKeptBytes - bytes);
}
function isKept({ length }) {
    return length >= LEAST_KEPT_BYTES && length <= mostKeptBytes;
}
function keep(one) {
    kept = [...latest(kept, mostKeptBytes - one.bytes.length), one];
}
/** Those that were used last and have no more than `room` bytes together. */
function latest(all, room) {
    let first = all.length;
    for (let left = room; first > 0 && all[first - 1].bytes.length <= left; first -= 1)
        left -= all[first - 1].bytes.length;
    return all.slice(first);
}
const structures = new WeakMap();
/** As `structuresOf`, worked out once for a document that is kept; then without a `walk`. */
function structuresOnce(document, nodes, walk) {
    const known = structures.get(document);
    if (known?.nodes === nodes)
        return known.found;
    const found = (0,_structure_js__WEBPACK_IMPORTED_MODULE_1__/* .structuresOf */ .SN)(document, nodes, walk);
    structures.set(document, { nodes, found });
    return found;
}


/***/ }),

/***/ 79461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ areDistinct),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   SN: () => (/* binding */ structuresOf)
/* harmony export */ });
/* harmony import */ var _comparison_cells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25944);

class TooLarge extends Error {
}
/**
 * Every kind of document as one tree (docs/gates-schema.md): trees as they are, a table as a list of rows, text as a list
 * of lines, an array as its element type, dimensions and values, an image as its measures, an archive or snapshot file as
 * its members. One structure for each way of reading.
 */
function structuresOf(document, maxNodes, walk = count) {
    if (document.format === 'lfs')
        return { why: 'its content is in Git LFS and not at hand', line: 0 };
    if (document.format === 'symlink')
        return { why: 'it is a symbolic link', line: 0 };
    if (document.format === 'submodule')
        return { why: 'it is a submodule', line: 0 };
    if (document.incomplete !== undefined)
        return { why: document.incomplete, line: 0 };
    const structures = [];
    for (const { label, content } of document.readings) {
        const budget = { left: maxNodes, unique: content.kind === 'tree' };
        try {
            const root = rootOf(content, budget, walk);
            structures.push({ label, root, nodes: maxNodes - budget.left, unique: budget.unique });
        }
        catch (error) {
            if (!(error instanceof TooLarge))
                throw error;
            return { why: `it has more than ${maxNodes} values`, line: 0 };
        }
    }
    return structures;
}
function rootOf(content, budget, walk) {
    if (content.kind !== 'tree')
        spend(budget, 1);
    switch (content.kind) {
        case 'tree':
            walk(content.root, budget);
            return content.root;
        case 'table':
            return rows(content, budget);
        case 'text':
            spend(budget, content.lines.length);
            return list(content.lines.map((value, index) => ({ kind: 'string', value, line: index + 1 })));
        case 'tensor':
            return tensor(content, budget);
        case 'image':
            return object([
                ['width', integer(content.width)],
                ['height', integer(content.height)],
                ['depth', integer(content.depth)],
                ['frames', integer(content.frames.length)],
            ]);
        case 'container': {
            const members = content.members.map(({ name, line, document }) => {
                const inside = rootOf(document.readings[0].content, budget, count);
                return { name, line, value: inside };
            });
            return { kind: 'object', members, line: 1 };
        }
        case 'opaque':
            return object([['bytes', integer(content.bytes.length)]]);
    }
}
/**
 * Aliases of YAML make one node stand in several places; what walks the tree meets it there each time. Scalars are
 * counted with what they stand in, and not put aside one by one: they are most of a tree.
 */
function count(root, budget) {
    const known = new Map();
    const open = [root];
    spend(budget, 1);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.kind === 'array') {
            spend(budget, node.items.length);
            for (const item of node.items)
                if (item.kind === 'object' || item.kind === 'array')
                    open.push(item);
        }
        else if (node.kind === 'object') {
            spend(budget, node.members.length);
            if (budget.unique)
                budget.unique = areDistinct(node.members, known);
            for (const { value } of node.members)
                if (value.kind === 'object' || value.kind === 'array')
                    open.push(value);
        }
    }
}
/** Records have the names of the one before, and the reader lets them share one string: comparing those costs nothing. */
function areDistinct(members, known) {
    if (members.length < 2)
        return true;
    const before = known.get(members.length);
    if (before !== undefined && members.every(({ name }, index) => name === before[index].name))
        return true;
    if (new Set(members.map(({ name }) => name)).size !== members.length)
        return false;
    known.set(members.length, members);
    return true;
}
/** @throws for more than there may be, which `structuresOf` puts into words. */
function spend(budget, nodes) {
    budget.left -= nodes;
    if (budget.left < 0)
        throw new TooLarge();
}
/** A table as a list of rows: cells typed as the format declares, or as their column reads (docs/classes.md section 3). */
function rows({ columns, rows: all, lines }, budget) {
    const kinds = columns.map((_, column) => {
        let bits = 0;
        for (const row of all) {
            const cell = row[column];
            if (typeof cell === 'string')
                bits |= (0,_comparison_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .cellBit */ .uA)(cell);
        }
        return (0,_comparison_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(bits);
    });
    spend(budget, all.length * (columns.length + 1));
    return list(all.map((row, index) => {
        const line = lines[index] ?? 0;
        const members = row.map((cell, column) => {
            const name = columns[column]?.name ?? `column ${column + 1}`;
            return { name, line, value: typeof cell === 'string' ? typed(cell, kinds[column] ?? 'text', line) : cell };
        });
        return { kind: 'object', members, line };
    }));
}
function typed(cell, kind, line) {
    if (kind === 'boolean' && (0,_comparison_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .cellBit */ .uA)(cell) === _comparison_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .CELL */ .JA.boolean) {
        return { kind: 'boolean', value: cell.toLowerCase() === 'true', line };
    }
    return (0,_comparison_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .cellNode */ .tg)(cell, kind, line);
}
function tensor({ dtype, dimensions, values }, budget) {
    spend(budget, values.length + dimensions.length + 3);
    return object([
        ['dtype', { kind: 'string', value: dtype, line: 0 }],
        ['dimensions', list(dimensions.map(integer))],
        ['values', list(Array.from(values, (value) => number(String(value))))],
    ]);
}
function object(entries) {
    return { kind: 'object', members: entries.map(([name, value]) => ({ name, value, line: 0 })), line: 0 };
}
function list(items) {
    return { kind: 'array', items, line: 1 };
}
function integer(value) {
    return { kind: 'number', type: 'integer', literal: String(value), line: 0 };
}
function number(literal) {
    return { kind: 'number', type: 'number', literal, line: 0 };
}


/***/ }),

/***/ 47675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   Pf: () => (/* binding */ unquotePath),
/* harmony export */   WG: () => (/* binding */ quotePath),
/* harmony export */   ZL: () => (/* binding */ shellQuote),
/* harmony export */   h$: () => (/* binding */ showText)
/* harmony export */ });
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29506);

/** C escapes as git prints them (quote.c). */
const ESCAPES = new Map([
    ['a', 7],
    ['b', 8],
    ['t', 9],
    ['n', 10],
    ['v', 11],
    ['f', 12],
    ['r', 13],
    ['"', 34],
    ['\\', 92],
]);
const ESCAPE_OF = new Map([...ESCAPES].map(([letter, byte]) => [byte, letter]));
/** Letters, digits, marks that print, and nothing that a reader cannot see or that a terminal obeys. */
const PLAIN_PATH = /^[\p{L}\p{N}\p{P}\p{S}]+$/u;
const PLAIN_TEXT = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
/** Reads a path in double quotes at `start` of `text`. A string says why there is none. */
function unquotePath(text, start) {
    const bytes = [];
    let plainFrom = start + 1;
    const parts = [];
    const flush = (to) => {
        if (bytes.length > 0)
            parts.push(Buffer.from(bytes.splice(0)));
        if (to > plainFrom)
            parts.push((0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(text.slice(plainFrom, to)));
    };
    let at = start + 1;
    while (at < text.length) {
        const character = text[at];
        if (character === '"') {
            flush(at);
            return { path: (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(Buffer.concat(parts)), end: at + 1 };
        }
        if (character !== '\\') {
            at += 1;
            continue;
        }
        flush(at);
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0];
        const byte = octal === undefined ? ESCAPES.get(text[at + 1] ?? '') : Number.parseInt(octal, 8);
        if (byte === undefined)
            return `the escape ${text.slice(at, at + 2)} is none that git prints`;
        if (byte === 0)
            return 'no path holds a NUL';
        bytes.push(byte);
        at += octal === undefined ? 2 : 4;
        plainFrom = at;
    }
    return 'the double quote of the path is not closed';
}
/**
 * A path as a record line can hold it: bare where that is safe, else in double quotes with C escapes. What cannot be
 * seen, or can be mistaken for something else once pasted (other Unicode forms), is written in octal.
 */
function quotePath(path) {
    const bare = PLAIN_PATH.test(path) && !/["'`\\]/.test(path) && isComposed(path);
    if (bare && !/^[-#<>|&;$(){}*?![\]~]/.test(path))
        return path;
    return `"${escapePath(path)}"`;
}
/** For messages: always on one line, and bare where it can be. */
function showPath(path) {
    return quotePath(path);
}
/** Text of a pull request for a message: one line, cut, with everything that does not print escaped. */
function showText(text, longest = 120) {
    const characters = [...text];
    const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
    return JSON.stringify(cut).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (character) => [...character].map((one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''));
}
/** One word of a POSIX shell. Undefined where `text` holds what no one should paste unseen. */
function shellQuote(text) {
    if (!PLAIN_TEXT.test(text))
        return undefined;
    return `'${text.replaceAll("'", "'\\''")}'`;
}
function isComposed(path) {
    return path === path.normalize('NFC') && !/\p{Default_Ignorable_Code_Point}/u.test(path);
}
function escapePath(path) {
    const readable = isComposed(path);
    let text = '';
    for (const character of path) {
        const keeps = readable && /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
        const ascii = character >= ' ' && character <= '~';
        if ((keeps || ascii) && character !== '"' && character !== '\\')
            text += character;
        else
            for (const byte of (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(character))
                text += escapeByte(byte);
    }
    return text;
}
function escapeByte(byte) {
    const letter = ESCAPE_OF.get(byte);
    return `\\${letter ?? byte.toString(8).padStart(3, '0')}`;
}


/***/ }),

/***/ 29506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** With the `u` flag a pair is one character, so this finds unpaired halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const ESCAPE_OFFSET = 0xdc00;
/**
 * The bytes of a path (or any other bytes of git's) as a string that gives the same bytes back. What is no UTF-8
 * becomes one lone surrogate U+DC80..U+DCFF a byte, as Python's `surrogateescape` does (PEP 383), because decoding to
 * U+FFFD would make one name of two.
 */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return asBuffer(bytes).toString('latin1');
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return decodeLossless(bytes);
    }
}
/** The exact bytes that `decodePath` was given. */
function encodePath(path) {
    if (!LONE_SURROGATE.test(path))
        return Buffer.from(path, 'utf8');
    const parts = [];
    let plain = '';
    for (const character of path) {
        const code = character.length === 1 ? character.charCodeAt(0) : 0;
        if (code < ESCAPE_OFFSET + 0x80 || code > ESCAPE_OFFSET + 0xff) {
            plain += character;
            continue;
        }
        parts.push(Buffer.from(plain, 'utf8'), Buffer.of(code - ESCAPE_OFFSET));
        plain = '';
    }
    parts.push(Buffer.from(plain, 'utf8'));
    return Buffer.concat(parts);
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function decodeLossless(bytes) {
    const buffer = asBuffer(bytes);
    let text = '';
    let start = 0;
    let at = 0;
    while (at < buffer.length) {
        const length = sequenceLength(buffer, at);
        if (length > 0) {
            at += length;
            continue;
        }
        text += buffer.toString('utf8', start, at) + String.fromCharCode(ESCAPE_OFFSET + buffer[at]);
        at += 1;
        start = at;
    }
    return text + buffer.toString('utf8', start, at);
}
/** Length of the well-formed UTF-8 sequence at `at`, 0 where there is none (Unicode 15, table 3-7). */
function sequenceLength(bytes, at) {
    const lead = bytes[at];
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const second = bytes[at + 1] ?? 0;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return 0;
    for (let offset = 2; offset < length; offset += 1) {
        const next = bytes[at + offset] ?? 0;
        if (next < 0x80 || next > 0xbf)
            return 0;
    }
    return length;
}


/***/ })

};
