export const id = 874;
export const ids = [874];
export const modules = {

/***/ 30874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  textproto: () => (/* binding */ textproto)
});

// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/textproto/parser.js



/**
 * The text format of Protocol Buffers (its specification of 2022): every field is a list, because without a schema one
 * value of a repeated field cannot be told from a field that takes one. Iterative. Own, because the library needs the
 * schema to read a single token.
 */
function parseTextproto(source, limits) {
    const comments = [];
    const budget = (0,stop/* createBudget */.yK)(limits);
    const scanner = { source, at: 0, line: 1, lineStart: 0, comments };
    const roots = [];
    const stack = [{ fields: new Map(), close: '', line: 1, into: roots, inList: false }];
    let token = next(scanner);
    const advance = () => {
        token = next(scanner);
    };
    const isMark = (...marks) => token.kind === 'mark' && marks.includes(token.text);
    const unexpected = (wanted) => (0,stop/* fail */.fJ)(`${token.kind === 'end' ? 'the end' : JSON.stringify(token.text.slice(0, 40))} where ${wanted} should stand`, token);
    const open = (into, inList) => {
        budget.enter(stack.length, token);
        const close = token.text === '{' ? '}' : '>';
        stack.push({ fields: new Map(), close, line: token.line, into, inList });
        advance();
    };
    /** What follows a value in a list; true where a message was opened. */
    const listItem = (into) => {
        if (isMark('{', '<')) {
            open(into, true);
            return true;
        }
        budget.spend(1, token);
        into.push(scalar());
        return false;
    };
    const scalar = () => {
        const { line } = token;
        if (token.kind === 'string') {
            const bytes = [];
            while (token.kind === 'string') {
                for (const byte of token.bytes)
                    bytes.push(byte);
                advance();
            }
            return { ...(0,scalars/* textOrBytes */.Q8)(Uint8Array.from(bytes)), line };
        }
        const negative = isMark('-');
        if (negative)
            advance();
        const written = token;
        if (written.kind !== 'number' && written.kind !== 'name')
            return unexpected('a value');
        advance();
        return (atom(written.text, written.kind, negative, line) ??
            (0,stop/* fail */.fJ)(`${JSON.stringify(written.text.slice(0, 40))} is no value`, written));
    };
    /** Items up to the closing bracket, or up to a message; true where one was opened. */
    const listItems = (into) => {
        for (;;) {
            if (listItem(into))
                return true;
            if (isMark(','))
                advance();
            else if (isMark(']')) {
                advance();
                return false;
            }
            else
                unexpected('"," or "]"');
        }
    };
    for (;;) {
        const message = stack[stack.length - 1];
        if (token.kind === 'end' || isMark('}', '>')) {
            if (token.text !== message.close)
                unexpected(message.close === '' ? 'a field' : `"${message.close}"`);
            budget.spend(1, token);
            message.into.push(finished(message));
            stack.pop();
            if (message.close === '')
                return { root: roots[0], comments };
            advance();
            if (message.inList) {
                if (isMark(',')) {
                    advance();
                    if (listItems(message.into))
                        continue;
                }
                else if (isMark(']'))
                    advance();
                else
                    unexpected('"," or "]"');
            }
            if (isMark(',', ';'))
                advance();
            continue;
        }
        const { line } = token;
        const name = fieldName();
        budget.spend(2, token);
        const nodes = nodesOf(message, name, line);
        const colon = isMark(':');
        if (colon)
            advance();
        if (isMark('{', '<')) {
            open(nodes, false);
            continue;
        }
        if (isMark('[')) {
            advance();
            if (isMark(']'))
                advance();
            else if (listItems(nodes))
                continue;
        }
        else if (!colon)
            unexpected('":"');
        else
            nodes.push(scalar());
        if (isMark(',', ';'))
            advance();
    }
    function fieldName() {
        if (token.kind === 'name') {
            const { text: name } = token;
            advance();
            return name;
        }
        // What no schema knows is written under its number, as all fields are where a file was decoded without any.
        if (token.kind === 'number' && /^[1-9][0-9]{0,8}$/.test(token.text)) {
            const { text: field } = token;
            advance();
            return field;
        }
        if (!isMark('['))
            return unexpected('a field name');
        advance();
        let name = '';
        while (isNamePiece(token)) {
            name += token.text;
            advance();
        }
        if (!isMark(']') || name === '')
            return unexpected('the name of an extension');
        advance();
        return `[${name}]`;
    }
}
/** Of the name of an extension or of a type's address in `Any`. */
function isNamePiece({ kind, text: piece }) {
    return kind === 'name' || kind === 'number' || (kind === 'mark' && './-%~!$&()*+,;='.includes(piece));
}
function nodesOf({ fields }, name, line) {
    const known = fields.get(name);
    if (known !== undefined)
        return known.nodes;
    const nodes = [];
    fields.set(name, { line, nodes });
    return nodes;
}
/** An empty list says what an absent field says. */
function finished({ fields, line }) {
    const members = [...fields]
        .filter(([, { nodes }]) => nodes.length > 0)
        .map(([name, field]) => ({ name, value: (0,nodes/* array */.YO)(field.nodes, field.line), line: field.line }));
    return (0,nodes/* object */.Ik)(members, line);
}
/** A name that is no number stays apart from a text of the same letters. */
function atom(written, kind, negative, line) {
    const sign = negative ? '-' : '';
    if (kind === 'name') {
        if (/^inf(?:inity)?$/i.test(written))
            return (0,nodes/* number */.ai)('number', `${sign}${written}`, line, `${sign}Infinity`);
        if (/^nan$/i.test(written))
            return (0,nodes/* number */.ai)('number', `${sign}${written}`, line, 'NaN');
        if (negative)
            return undefined;
        if (written === 'true' || written === 'false')
            return { kind: 'boolean', value: written === 'true', line };
        return (0,nodes/* object */.Ik)([{ name: 'identifier', value: (0,nodes/* text */.Qq)(written, line), line }], line);
    }
    const literal = `${sign}${written}`;
    if (/^0[xX][0-9a-fA-F]{1,256}$/.test(written) || /^0[0-7]{1,256}$/.test(written)) {
        const value = BigInt(written.replace(/^0(?=[0-7])/, '0o'));
        return (0,nodes/* number */.ai)('number', literal, line, `${sign}${value}`);
    }
    const match = /^(\d*)(?:\.(\d*))?([eE][-+]?\d+)?[fF]?$/.exec(written);
    if (match === null || (match[1] === '' && (match[2] ?? '') === ''))
        return undefined;
    const fraction = (match[2] ?? '') === '' ? '' : `.${match[2]}`;
    return (0,nodes/* number */.ai)('number', literal, line, `${sign}${match[1] === '' ? '0' : match[1]}${fraction}${match[3] ?? ''}`);
}
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?[fF]?)/y;
function next(scanner) {
    const { source } = scanner;
    for (;;) {
        const code = source[scanner.at];
        if (code === '\n') {
            scanner.line += 1;
            scanner.lineStart = scanner.at + 1;
        }
        if (code === '#') {
            const end = source.indexOf('\n', scanner.at);
            scanner.comments.push(source.slice(scanner.at, end === -1 ? source.length : end));
            scanner.at = end === -1 ? source.length : end;
        }
        else if (code !== undefined && ' \t\r\n\v\f'.includes(code))
            scanner.at += 1;
        else
            break;
    }
    const { at, line } = scanner;
    const column = at - scanner.lineStart + 1;
    const character = source[at];
    if (character === undefined)
        return { kind: 'end', text: '', line, column };
    if (character === '"' || character === "'")
        return quoted(scanner, character, line, column);
    for (const [kind, pattern] of [
        ['name', NAME],
        ['number', NUMBER],
    ]) {
        pattern.lastIndex = at;
        const found = pattern.exec(source)?.[0];
        if (found === undefined)
            continue;
        scanner.at = at + found.length;
        return { kind, text: found, line, column };
    }
    scanner.at = at + 1;
    return { kind: 'mark', text: character, line, column };
}
const ESCAPES = new Map([
    ['a', 7],
    ['b', 8],
    ['f', 12],
    ['n', 10],
    ['r', 13],
    ['t', 9],
    ['v', 11],
    ['?', 63],
    ['\\', 92],
    ["'", 39],
    ['"', 34],
]);
const ESCAPE = /\\(?:([0-7]{1,3})|[xX]([0-9a-fA-F]{1,2})|u([dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|[0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([abfnrtv?\\'"]))/y;
/** Of `\\u`: four digits, or a pair of them. */
function fromUnits(digits) {
    return String.fromCharCode(...digits.split('\\u').map((unit) => Number.parseInt(unit, 16)));
}
/** Undefined beyond the last character. */
function fromPoint(digits) {
    const point = Number.parseInt(digits, 16);
    return point > 0x10ffff ? undefined : String.fromCodePoint(point);
}
/** A text is bytes: escapes say bytes, other characters are UTF-8. */
function quoted(scanner, quote, line, column) {
    const { source } = scanner;
    const bytes = [];
    let at = scanner.at + 1;
    let from = at;
    const flush = () => {
        if (at > from)
            for (const byte of Buffer.from(source.slice(from, at), 'utf8'))
                bytes.push(byte);
    };
    for (;;) {
        const character = source[at];
        if (character === undefined || character === '\n')
            return (0,stop/* fail */.fJ)('a string is not closed', { line, column });
        if (character === quote)
            break;
        if (character !== '\\') {
            at += 1;
            continue;
        }
        flush();
        ESCAPE.lastIndex = at;
        const match = ESCAPE.exec(source);
        if (match === null)
            return (0,stop/* fail */.fJ)('a bad escape', { line, column: at - scanner.lineStart + 1 });
        const [whole, octal, hex, short, long, simple] = match;
        const escaped = short === undefined ? long && fromPoint(long) : fromUnits(short);
        if (octal !== undefined)
            bytes.push(Number.parseInt(octal, 8) & 255);
        else if (hex !== undefined)
            bytes.push(Number.parseInt(hex, 16));
        else if (simple !== undefined)
            bytes.push(ESCAPES.get(simple));
        // Half of a pair is no character: all of them would become the same replacement.
        else if (!escaped || /\p{Surrogate}/u.test(escaped))
            (0,stop/* fail */.fJ)('a bad escape', { line, column });
        else
            for (const byte of Buffer.from(escaped, 'utf8'))
                bytes.push(byte);
        at += whole.length;
        from = at;
    }
    flush();
    scanner.at = at + 1;
    return { kind: 'string', text: source.slice(scanner.at, scanner.at), bytes, line, column };
}

// EXTERNAL MODULE: ./lib/documents/trees/source.js
var source = __webpack_require__(7059);
;// CONCATENATED MODULE: ./lib/documents/formats/textproto.js




const textproto = {
    id: 'textproto',
    read: (input) => (0,stop/* attempt */.CD)(() => {
        const { text, layout, notices } = (0,source/* openSource */.oD)(input);
        const { root, comments } = parseTextproto(text, input.options.limits);
        const header = headerOf(comments);
        return (0,nodes/* treeResult */.mq)({
            format: 'textproto',
            root,
            fields: true,
            ...(header === '' ? {} : { facts: { schema: header } }),
            layout: { ...layout, ...(0,nodes/* commentFact */.Ke)(comments) },
            notices,
        });
    }),
};
/** Comments that say to programs which message this is, and where its schema stands: `# proto-message: shop.v1.Order`. */
const HEADER = /^#\s*(proto-(?:file|message|import))\s*:\s*(.*?)\s*$/;
function headerOf(comments) {
    const said = comments.flatMap((comment) => {
        const match = HEADER.exec(comment);
        return match ? [`${match[1]}: ${match[2]}`] : [];
    });
    return said.join(', ');
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


/***/ })

};
