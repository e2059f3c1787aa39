export const id = 679;
export const ids = [679];
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

/***/ 73450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
;// CONCATENATED MODULE: ./lib/documents/json-scanner.js

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Why a text is no JSON. Thrown inside the parser only; `parseJson` makes a value of it. */
class Refusal extends Error {
    reason;
    line;
    column;
    limit;
    constructor(cursor, reason, at, limit = false) {
        super(reason);
        this.reason = reason;
        this.line = cursor.line;
        this.column = at - cursor.lineStart + 1;
        this.limit = limit;
    }
}
function closes(cursor, bracket) {
    if (cursor.at >= cursor.end || cursor.text.charCodeAt(cursor.at) !== bracket)
        return false;
    cursor.at += 1;
    return true;
}
function scalar(cursor, code) {
    const { line } = cursor;
    if (code === QUOTE)
        return { kind: 'string', value: string(cursor), line };
    if (code === MINUS || (code >= ZERO && code <= NINE))
        return number(cursor);
    if (word(cursor, 'true'))
        return { kind: 'boolean', value: true, line };
    if (word(cursor, 'false'))
        return { kind: 'boolean', value: false, line };
    if (word(cursor, 'null'))
        return { kind: 'null', line };
    if (word(cursor, 'NaN'))
        return beyondStrict(cursor, 'NaN');
    if (word(cursor, 'Infinity'))
        return beyondStrict(cursor, 'Infinity');
    throw unexpected(cursor, 'a value');
}
function word(cursor, expected) {
    if (!cursor.text.startsWith(expected, cursor.at) || cursor.at + expected.length > cursor.end)
        return false;
    cursor.at += expected.length;
    return true;
}
function beyondStrict(cursor, literal) {
    notice(cursor, literal);
    return { kind: 'number', type: 'number', literal, decimal: literal, line: cursor.line };
}
/** The opening quote is at the cursor. Escapes are left to the platform, which reads them right and fast. */
function string(cursor) {
    const { text, end, at } = cursor;
    let escaped = false;
    let index = at + 1;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === QUOTE)
            break;
        if (code === BACKSLASH) {
            escaped = true;
            index += 1;
        }
        else if (code < 32)
            throw new Refusal(cursor, `control character ${show(code)} in a string`, index);
    }
    if (index >= end)
        throw new Refusal(cursor, 'a string is not closed', at);
    cursor.at = index + 1;
    if (!escaped)
        return text.slice(at + 1, index);
    try {
        return JSON.parse(text.slice(at, index + 1));
    }
    catch {
        throw new Refusal(cursor, 'a bad escape in a string', firstBadEscape(text, at + 1, index));
    }
}
function firstBadEscape(text, from, end) {
    const good = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    for (let index = text.indexOf('\\', from); index !== -1 && index < end; index = text.indexOf('\\', index)) {
        good.lastIndex = index;
        if (!good.test(text))
            return index;
        index = good.lastIndex;
    }
    return from;
}
function number(cursor) {
    const { text, end, at, line } = cursor;
    let index = at;
    if (text.charCodeAt(index) === MINUS)
        index += 1;
    if (index === at + 1 && text.startsWith('Infinity', index) && index + 8 <= end) {
        cursor.at = index + 8;
        return beyondStrict(cursor, '-Infinity');
    }
    const first = index < end ? text.charCodeAt(index) : 0;
    index = digits(cursor, index);
    if (first === ZERO && index > at + (text.charCodeAt(at) === MINUS ? 2 : 1)) {
        throw new Refusal(cursor, 'a number with a leading zero', at);
    }
    if (index < end && text.charCodeAt(index) === DOT)
        index = digits(cursor, index + 1);
    const mark = index < end ? text.charCodeAt(index) : 0;
    if (mark === 101 || mark === 69) {
        const sign = text.charCodeAt(index + 1);
        index = digits(cursor, sign === 43 || sign === MINUS ? index + 2 : index + 1);
    }
    if (index - at > format/* MAX_NUMBER_CHARACTERS */.SO) {
        throw new Refusal(cursor, `a number of more than ${format/* MAX_NUMBER_CHARACTERS */.SO} characters`, at, true);
    }
    cursor.at = index;
    const literal = text.slice(at, index);
    if (mark === 69)
        return { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line };
    return { kind: 'number', type: 'number', literal, line };
}
/** One digit or more; returns where they end. */
function digits(cursor, from) {
    const { text, end } = cursor;
    let index = from;
    while (index < end) {
        const code = text.charCodeAt(index);
        if (code < ZERO || code > NINE)
            break;
        index += 1;
    }
    if (index === from) {
        cursor.at = Math.min(from, end);
        throw unexpected(cursor, 'a digit');
    }
    return index;
}
function skipSpace(cursor) {
    const { text, end } = cursor;
    let index = cursor.at;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 32 || code === 9)
            continue;
        if (code === 10 || code === 13) {
            if (code === 13 && text.charCodeAt(index + 1) === 10)
                index += 1;
            cursor.line += 1;
            cursor.lineStart = index + 1;
            continue;
        }
        if (code !== SLASH)
            break;
        cursor.at = index;
        index = comment(cursor) - 1;
    }
    cursor.at = Math.min(index, end);
}
/** A comment begins at the cursor; returns where it ends. */
function comment(cursor) {
    const { text, end, at } = cursor;
    let stop;
    if (text.charCodeAt(at + 1) === SLASH) {
        stop = at + 2;
        while (stop < end && text.charCodeAt(stop) !== 10 && text.charCodeAt(stop) !== 13)
            stop += 1;
    }
    else {
        if (text.charCodeAt(at + 1) !== 42)
            throw unexpected(cursor, 'a value or a comment');
        stop = text.indexOf('*/', at + 2) + 2;
        if (stop === 1 || stop > end)
            throw new Refusal(cursor, 'a comment is not closed', at);
    }
    const words = text.slice(at, stop);
    notice(cursor, 'a comment');
    cursor.comments.push(words);
    for (let index = at; index < stop; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            cursor.line += 1;
            cursor.lineStart = index + 1;
        }
    }
    return stop;
}
function notice(cursor, what) {
    if (!cursor.unusual.has(what))
        cursor.unusual.set(what, cursor.line);
}
function unexpected(cursor, expected) {
    const point = cursor.at < cursor.end ? cursor.text.codePointAt(cursor.at) : undefined;
    const found = point === undefined ? 'the end of the text' : show(point);
    return new Refusal(cursor, `expected ${expected}, found ${found}`, cursor.at);
}
function show(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    return point > 32 && point < 127 ? `"${String.fromCodePoint(point)}"` : code;
}

;// CONCATENATED MODULE: ./lib/documents/json-parser.js

function parseJson(source) {
    const start = source.start ?? 0;
    const cursor = {
        text: source.text,
        end: source.end ?? source.text.length,
        trailingCommas: source.trailingCommas ?? false,
        at: start,
        line: source.line ?? 1,
        lineStart: start,
        comments: [],
        unusual: new Map(),
        members: [],
        memberCount: 0,
        items: [],
        itemCount: 0,
        lastMembers: [],
        escapedNames: false,
    };
    try {
        const { root, nodes } = parseRoot(cursor, source);
        return { ok: true, root, nodes, notices: noticesOf(cursor), comments: cursor.comments, endLine: cursor.line };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        const { reason, line, column, limit } = error;
        return { ok: false, reason, line, column, ...(limit ? { limit } : {}) };
    }
}
/** The whole grammar in one loop with a stack of its own: depth is hostile, so nothing here calls itself. */
function parseRoot(cursor, { maxDepth, maxNodes, spans }) {
    const stack = [];
    let nodes = 0;
    skipSpace(cursor);
    if (cursor.at >= cursor.end)
        throw new Refusal(cursor, 'there is no value: the text is empty', cursor.at);
    for (;;) {
        nodes += 1;
        if (nodes > maxNodes)
            throw new Refusal(cursor, `more than ${maxNodes} nodes`, cursor.at, true);
        let value;
        const code = cursor.at < cursor.end ? cursor.text.charCodeAt(cursor.at) : 0;
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
            if (stack.length >= maxDepth)
                throw new Refusal(cursor, `nested deeper than ${maxDepth} levels`, cursor.at, true);
            const opened = json_parser_open(cursor, code);
            if ('empty' in opened)
                value = opened.empty;
            else {
                stack.push(opened.open);
                continue;
            }
        }
        else
            value = scalar(cursor, code);
        const done = attach(cursor, stack, value, spans);
        if (done !== undefined)
            return { root: done, nodes };
    }
}
/** Takes an opening bracket and what follows it up to the first value, or the closing bracket. */
function json_parser_open(cursor, code) {
    const { line, at } = cursor;
    cursor.at += 1;
    skipSpace(cursor);
    if (code === OPEN_BRACKET) {
        if (closes(cursor, CLOSE_BRACKET))
            return { empty: { kind: 'array', items: [], line } };
        return { open: { kind: 'array', from: cursor.itemCount, line, at } };
    }
    if (closes(cursor, CLOSE_BRACE))
        return { empty: { kind: 'object', members: [], line } };
    const from = cursor.memberCount;
    const node = { kind: 'object', from, line, at, pattern: cursor.lastMembers, name: '', nameLine: 0 };
    key(cursor, node);
    return { open: node };
}
/**
 * Puts a finished value where it belongs and goes on to the next value, closing what closes.
 * Returns the root once it is finished and nothing but white space follows.
 */
function attach(cursor, stack, finished, spans) {
    let value = finished;
    for (;;) {
        const top = stack.at(-1);
        skipSpace(cursor);
        if (top === undefined) {
            if (cursor.at < cursor.end)
                throw unexpected(cursor, 'the end of the text');
            return value;
        }
        if (top.kind === 'array')
            cursor.items[cursor.itemCount++] = value;
        else
            cursor.members[cursor.memberCount++] = { name: top.name, value, line: top.nameLine };
        const bracket = top.kind === 'array' ? CLOSE_BRACKET : CLOSE_BRACE;
        let closed = closes(cursor, bracket);
        if (!closed) {
            if (!closes(cursor, COMMA))
                throw unexpected(cursor, top.kind === 'array' ? '"," or "]"' : '"," or "}"');
            skipSpace(cursor);
            closed = cursor.trailingCommas && closes(cursor, bracket);
            if (closed)
                notice(cursor, 'a trailing comma');
        }
        if (!closed) {
            if (top.kind === 'object')
                key(cursor, top);
            return undefined;
        }
        stack.pop();
        value = finish(cursor, top);
        if (spans !== undefined) {
            spans.nodes.push(value);
            spans.starts.push(top.at);
            spans.ends.push(cursor.at);
        }
    }
}
/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(cursor, { kind, from, line }) {
    if (kind === 'array') {
        const items = cursor.items.slice(from, cursor.itemCount);
        cursor.itemCount = from;
        return { kind: 'array', items, line };
    }
    const members = cursor.members.slice(from, cursor.memberCount);
    cursor.memberCount = from;
    cursor.lastMembers = members;
    return { kind: 'object', members, line };
}
function key(cursor, into) {
    if (cursor.text.charCodeAt(cursor.at) !== QUOTE || cursor.at >= cursor.end)
        throw unexpected(cursor, 'a name in double quotes');
    into.nameLine = cursor.line;
    const from = cursor.at;
    const expected = expectedName(cursor, into);
    into.name = expected ?? string(cursor);
    // Without escapes a name is as long as its source between the quotes.
    if (expected === undefined && cursor.at - from - 2 !== into.name.length)
        cursor.escapedNames = true;
    skipSpace(cursor);
    if (!closes(cursor, COLON))
        throw unexpected(cursor, '":"');
    skipSpace(cursor);
}
/**
 * The name that the pattern has at this place, where the text has it, too: half of all strings are names, and so they
 * cost one comparison and share one string. Only while no name had an escape, so that names and source are the same text.
 */
function expectedName(cursor, { pattern, from }) {
    const name = cursor.escapedNames ? undefined : pattern[cursor.memberCount - from]?.name;
    if (name === undefined)
        return undefined;
    const { text, at, end } = cursor;
    const close = at + 1 + name.length;
    if (close >= end || text.charCodeAt(close) !== QUOTE || !text.startsWith(name, at + 1))
        return undefined;
    cursor.at = close + 1;
    return name;
}
function noticesOf(cursor) {
    return [...cursor.unusual].map(([what, line]) => ({ message: `${what} is no strict JSON`, line }));
}


/***/ }),

/***/ 80679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseLedger)
/* harmony export */ });
/* harmony import */ var _documents_json_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73450);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47675);
/* harmony import */ var _review_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72702);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57023);




/** Enough for the entries of a hundred thousand files. */
const MAX_NODES = 1_000_000;
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Requirement K1: `{"path below the root": "sha256", ...}`. Duplicate names are faults; the first one counts. */
function parseLedger(file, root, bytes) {
    const whole = (message, line = 1) => ({
        file,
        root,
        entries: [],
        faults: [{ file, line, code: 'FG201', message }],
    });
    let text;
    try {
        text = STRICT.decode(bytes);
    }
    catch {
        return whole('expected a JSON object of paths and digests; found bytes that are no UTF-8');
    }
    const outcome = (0,_documents_json_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)({ text, maxDepth: 8, maxNodes: MAX_NODES });
    if (!outcome.ok)
        return whole(`expected a JSON object of paths and digests; ${outcome.reason}`, outcome.line || 1);
    // Another reader of this file refuses what ours only remarks on, or passes over what ours takes.
    const [remark] = outcome.notices;
    if (remark !== undefined) {
        return whole(`expected a JSON object of paths and digests; found more than JSON has (${remark.message})`, remark.line);
    }
    if (outcome.root.kind !== 'object') {
        return whole(`expected a JSON object of paths and digests; found ${article(outcome.root.kind)}`);
    }
    const entries = [];
    const faults = [];
    const seen = new Map();
    for (const { name, value, line } of outcome.root.members) {
        const path = `${root}/${name}`;
        const fault = (code, message) => void faults.push({ file, line, path, code, message });
        const before = seen.get(name);
        seen.set(name, before ?? line);
        if (before !== undefined)
            fault('FG208', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(name)} is listed already on line ${before}`);
        else if ((0,_review_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .impossiblePath */ .B)(name) !== undefined || name === '') {
            fault('FG202', `expected a path below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(root)}; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(name)}`);
        }
        else if (value.kind !== 'string' || !(0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .isDigest */ .Bc)(value.value)) {
            fault('FG203', `expected a digest of 64 lower-case hex digits for ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(name)}; found ${described(value)}`);
        }
        else
            entries.push({ line, name, path, sha256: value.value });
    }
    return { file, root, entries, faults };
}
function described(value) {
    return value.kind === 'string' ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(value.value) : article(value.kind);
}
function article(kind) {
    return kind === 'null' ? 'null' : /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}


/***/ }),

/***/ 57023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lk: () => (/* binding */ SEAL_MODES),
/* harmony export */   Ng: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export MIN_ENTRY_REASON */
/* harmony import */ var _comparison_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31130);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47675);
/* harmony import */ var _review_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3070);
/* harmony import */ var _review_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72702);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29506);





/** How a fixture is hashed (requirements M5, M6); strongest first, so that the index is how much goes unseen. */
const SEAL_MODES = ['bytes', 'normalized', 'structured'];
/** Requirement M7. Characters, blanks in a row counted once. */
const MIN_ENTRY_REASON = 20;
const DIGEST = /^[0-9a-f]{64}$/;
const SIZE = /^(?:0|[1-9][0-9]{0,18})$/;
const FORM = 'PATH SHA256 SIZE MODE REASON with one blank between them';
/**
 * Requirements M1 to M11: five fields split by single spaces, the last one free text. Lines end at LF; a CR before it belongs to the
 * free text. A line with a fault beside its digest, size and mode still is an entry, so that all its failures are seen.
 */
function parseManifest(file, bytes) {
    const entries = [];
    const faults = [];
    // Lossless, so that a path of any bytes can be listed.
    for (const [index, line] of (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q)(bytes).split('\n').entries()) {
        if (isSkipped(line))
            continue;
        const parsed = parseLine(line);
        const place = { file, line: index + 1 };
        if (parsed.entry !== undefined)
            entries.push({ ...place, ...parsed.entry });
        for (const fault of parsed.faults)
            faults.push({ ...place, ...fault });
    }
    return { file, entries, faults };
}
/** M1. White space is what Python's `str.strip()` takes, as everywhere in this format. */
function isSkipped(line) {
    if ((0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripEnd */ .Gl)(line) === '')
        return true;
    let start = 0;
    while ((0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripEnd */ .Gl)(line.charAt(start)) === '')
        start += 1;
    return line[start] === '#';
}
function parseLine(line) {
    const taken = takePath(line);
    if ('problem' in taken)
        return { faults: [{ code: 'FG201', message: taken.problem }] };
    const { path, fields } = taken;
    // Of a line that tabs split, or that begins with blanks, what was meant: only to say which fixture it is about.
    const named = fields.length >= 4 && path !== '' ? path : (/\S+/.exec(path === '' ? line : path)?.[0] ?? '');
    const fault = (code, message) => ({
        code,
        message,
        ...(named === '' ? {} : { path: named }),
    });
    if (fields.length < 4)
        return { faults: [fault('FG201', tooFew(fields))] };
    if (path === '')
        return { faults: [fault('FG201', `expected ${FORM}; found a line whose path is empty`)] };
    const [sha256, size, mode] = fields;
    const faults = [
        ...pathFaults(path).map((message) => fault('FG202', message)),
        ...fieldFaults(sha256, size, mode).map(([code, message]) => fault(code, message)),
    ];
    if (faults.length > 0)
        return { faults };
    const reason = fields.slice(3).join(' ').trim();
    const length = (0,_review_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonLength */ .h)(reason);
    if (length < MIN_ENTRY_REASON)
        faults.push(fault('FG204', tooShort(reason, length)));
    return { entry: { path, sha256, size, mode: mode, reason }, faults };
}
function takePath(line) {
    if (line[0] !== '"') {
        const [path = '', ...fields] = line.split(' ');
        return { path, fields };
    }
    const quoted = (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .unquotePath */ .Pf)(line, 0);
    if (typeof quoted === 'string')
        return { problem: `the path cannot be read: ${quoted}` };
    const after = line.slice(quoted.end);
    if (after !== '' && after[0] !== ' ')
        return { problem: 'expected a blank after the closing quote of the path' };
    return { path: quoted.path, fields: after === '' ? [] : after.slice(1).split(' ') };
}
function tooFew(fields) {
    const found = fields.length + 1;
    if (found === 4 && DIGEST.test(fields[0] ?? ''))
        return `expected ${FORM}; found four fields: the reason is missing`;
    return `expected ${FORM}; found ${found} ${found === 1 ? 'field' : 'fields'}`;
}
function pathFaults(path) {
    const impossible = (0,_review_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .impossiblePath */ .B)(path);
    return impossible === undefined ? [] : [`expected a path of this repository; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(path)}: ${impossible}`];
}
/** A digest that is none makes the rest of the line unreliable: its fields may all be shifted. */
function fieldFaults(sha256, size, mode) {
    if (!DIGEST.test(sha256))
        return [['FG203', notADigest(sha256)]];
    const faults = [];
    if (!SIZE.test(size))
        faults.push(['FG201', `expected a size in bytes after the digest; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(size)}`]);
    if (!isMode(mode))
        faults.push(['FG201', `expected a mode (${SEAL_MODES.join(', ')}); found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(mode)}`]);
    return faults;
}
function isMode(text) {
    return SEAL_MODES.includes(text);
}
function notADigest(found) {
    const expected = 'expected a digest of 64 lower-case hex digits after the path';
    if (found === '')
        return `${expected}; found two blanks in a row`;
    if (DIGEST.test(found.toLowerCase()))
        return `${expected}; found upper-case ones`;
    if (/^[0-9a-f]+$/i.test(found))
        return `${expected}; found ${found.length} of them`;
    return `${expected}; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(found)} (a path with blanks stands in double quotes)`;
}
function tooShort(reason, length) {
    return `expected a reason of at least ${MIN_ENTRY_REASON} characters; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(reason)} (${length})`;
}
/** Whether an entry is good enough to say which bytes it means. */
function isDigest(text) {
    return DIGEST.test(text);
}


/***/ })

};
