export const id = 6925;
export const ids = [6925];
export const modules = {

/***/ 37459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ addMove),
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   Kg: () => (/* binding */ FURTHEST_BIN),
/* harmony export */   LD: () => (/* binding */ seeBounds),
/* harmony export */   VL: () => (/* binding */ addRatio),
/* harmony export */   X_: () => (/* binding */ rankOfWords),
/* harmony export */   aQ: () => (/* binding */ moveAdder),
/* harmony export */   cz: () => (/* binding */ movesOf),
/* harmony export */   jU: () => (/* binding */ binOf),
/* harmony export */   kJ: () => (/* binding */ newMoveCounter),
/* harmony export */   oN: () => (/* binding */ BINS_PER_DECADE),
/* harmony export */   pO: () => (/* binding */ ratioOf),
/* harmony export */   rE: () => (/* binding */ mergeMoves),
/* harmony export */   rY: () => (/* binding */ samplePoint),
/* harmony export */   xT: () => (/* binding */ onlyRelative)
/* harmony export */ });
/* unused harmony export MAX_SAMPLE */
/**
 * How numbers moved over the whole of a comparison, however many they are: counted in bins of a fixed number, and a sample of
 * fixed size. Facts for a plot; no class rests on them. What is counted does not depend on the order of the numbers, and
 * two counts can be added (docs/adr/0226).
 */
/** A bin is half a power of ten of the move over its limit, closed above: bin 0 ends at the limit itself. */
const BINS_PER_DECADE = 2;
/** Moves further from their limit are counted in the last bin. */
const FURTHEST_BIN = 40;
const BINS = 2 * FURTHEST_BIN + 1;
/** Points of a base-against-head plot; more than a picture of that size can show apart. */
const MAX_SAMPLE = 100;
/** A plot of some hundred pixels shows no more, and a number whose name says that it is secret is not given away. */
const SAMPLE_DIGITS = 3;
/** The words that `describeBounds` and its like have for a limit. Several rules at once, and `exact`, are no single bound. */
const LIMIT = /^(?:([0-9.]+) ULP)?(?: or )?(?:relative ([0-9.eE+-]+))?(?: or )?(?:absolute ([0-9.eE+-]+))?(?: \([^\n]*\))?$/;
const known = new Map();
const MAX_KNOWN = 1_000;
/** The bounds that a limit names; undefined where it names none, or more than one rule. */
function boundsOf(limit) {
    if (limit === undefined)
        return undefined;
    if (known.has(limit))
        return known.get(limit);
    const bounds = parseBounds(limit);
    if (known.size < MAX_KNOWN)
        known.set(limit, bounds);
    return bounds;
}
function parseBounds(limit) {
    const [, ulp, relative, absolute] = LIMIT.exec(limit) ?? [];
    const bounds = { ...bound('ulp', ulp), ...bound('relative', relative), ...bound('absolute', absolute) };
    return Object.keys(bounds).length === 0 ? undefined : bounds;
}
function bound(name, text) {
    const value = Number(text);
    return text !== undefined && value > 0 && Number.isFinite(value) ? { [name]: value } : {};
}
/** The move over what is allowed: 1 is at the limit. Undefined where nothing measures it. */
function ratioOf(bounds, absolute, relative, ulp) {
    let least = Number.POSITIVE_INFINITY;
    if (bounds.relative && relative !== undefined)
        least = Math.min(least, relative / bounds.relative);
    if (bounds.absolute && absolute !== undefined)
        least = Math.min(least, absolute / bounds.absolute);
    if (bounds.ulp && ulp !== undefined)
        least = Math.min(least, ulp / bounds.ulp);
    return Number.isFinite(least) ? least : undefined;
}
/** The one bound there is, where it is a relative one. */
function onlyRelative({ relative, absolute, ulp }) {
    return relative && !absolute && !ulp ? relative : undefined;
}
function newMoveCounter() {
    return {
        count: 0,
        bins: new Array(BINS).fill(0),
        relative: undefined,
        sample: [],
        highest: Number.POSITIVE_INFINITY,
    };
}
/** One number. `ulp` only where the bounds ask for it. */
function addMove(counter, base, head, beyond, bounds, ulp) {
    counter.count += 1;
    samplePoint(counter, base, head, beyond);
    if (bounds === undefined)
        return;
    const absolute = Math.abs(base - head);
    const relative = absolute / Math.min(Math.abs(base), Math.abs(head));
    const ratio = ratioOf(bounds, absolute, relative, ulp);
    if (ratio === undefined)
        return;
    addRatio(counter, ratio, beyond, bounds);
}
/**
 * `addMove` for many numbers that are known to be within the same bounds, none of them in units of the last place: what does
 * not depend on the number is looked up once.
 *
 * @returns  Takes the finite numbers of both sides, and their distance over the smaller of the two.
 */
function moveAdder(counter, bounds) {
    const { relative: most = 0, absolute: far = 0 } = bounds ?? {};
    const { bins } = counter;
    const plotted = most > 0 || far > 0;
    let known = false;
    return (base, head, relative) => {
        counter.count += 1;
        if (rankOf(base, head) <= counter.highest)
            samplePoint(counter, base, head, false);
        if (!plotted)
            return;
        let ratio = most > 0 ? relative / most : Number.POSITIVE_INFINITY;
        if (far > 0)
            ratio = Math.min(ratio, Math.abs(base - head) / far);
        if (!known) {
            known = true;
            addRatio(counter, ratio, false, bounds);
            return;
        }
        bins[Math.min(0, binOf(ratio)) + FURTHEST_BIN] += 1;
    };
}
function addRatio(counter, ratio, beyond, bounds) {
    // Which side of the limit it is on was decided exactly; doubles may see it otherwise.
    const bin = beyond ? Math.max(1, binOf(ratio)) : Math.min(0, binOf(ratio));
    counter.bins[bin + FURTHEST_BIN] += 1;
    seeBounds(counter, bounds);
}
/** What numbers in the bins were held against. */
function seeBounds(counter, bounds) {
    const alone = onlyRelative(bounds) ?? null;
    if (counter.relative === undefined)
        counter.relative = alone;
    else if (counter.relative !== alone)
        counter.relative = null;
}
const EDGES = Float64Array.from({ length: BINS }, (_, index) => 10 ** ((index - FURTHEST_BIN) / BINS_PER_DECADE));
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Half powers of ten in a power of two. */
const BINS_PER_DOUBLING = BINS_PER_DECADE * Math.log10(2);
/** By the exponent of the double and a comparison or two: a logarithm for each of ten million numbers would be felt. */
function binOf(ratio) {
    double[0] = ratio;
    const doublings = ((words[1] >>> 20) & 0x7ff) - 1_023;
    let index = Math.max(0, Math.floor(doublings * BINS_PER_DOUBLING) + FURTHEST_BIN);
    while (index < BINS - 1 && ratio > EDGES[index])
        index += 1;
    return Math.min(index, BINS - 1) - FURTHEST_BIN;
}
/** Two infinities are no place in a plot. */
function samplePoint(counter, base, head, beyond) {
    const rank = rankOf(base, head);
    if (rank > counter.highest || !Number.isFinite(base) || !Number.isFinite(head))
        return;
    counter.sample.push({ base, head, beyond, rank });
    if (counter.sample.length > 4 * MAX_SAMPLE)
        cutSample(counter);
}
/** Mixes all bits of both, so that which points are kept has nothing to do with their size or place. */
function rankOf(base, head) {
    double[0] = base;
    const [first, second] = [words[0], words[1]];
    double[0] = head;
    return rankOfWords(first, second, words[0], words[1]);
}
/** `rankOf` for the 32-bit words of both numbers, in memory order. */
function rankOfWords(base0, base1, head0, head1) {
    let state = Math.imul(base0 ^ 0x9e37_79b9, 0x85eb_ca6b) ^ base1;
    state = Math.imul(state ^ (state >>> 15), 0xc2b2_ae35);
    state = Math.imul(state ^ head0 ^ (state >>> 13), 0x27d4_eb2f) ^ head1;
    state = Math.imul(state ^ (state >>> 15), 0x1656_67b1);
    return (state ^ (state >>> 16)) >>> 0;
}
/** Lowest ranks first, each pair of numbers once. */
function cutSample(counter) {
    const sorted = counter.sample.sort((a, b) => a.rank - b.rank || a.base - b.base || a.head - b.head || Number(b.beyond) - Number(a.beyond));
    const kept = [];
    for (const point of sorted) {
        const last = kept.at(-1);
        if (last !== undefined && last.base === point.base && last.head === point.head)
            continue;
        kept.push(point);
        if (kept.length === MAX_SAMPLE)
            break;
    }
    counter.sample = kept;
    if (kept.length === MAX_SAMPLE)
        counter.highest = kept.at(-1)?.rank ?? counter.highest;
}
function mergeMoves(into, from) {
    into.count += from.count;
    for (const [index, count] of from.bins.entries())
        into.bins[index] += count;
    if (into.relative === undefined)
        into.relative = from.relative;
    else if (from.relative !== undefined && into.relative !== from.relative)
        into.relative = null;
    into.sample.push(...from.sample);
    cutSample(into);
}
function movesOf(counter) {
    cutSample(counter);
    const bins = counter.bins.flatMap((count, index) => (count === 0 ? [] : [{ bin: index - FURTHEST_BIN, count }]));
    const rounded = (value) => Number(value.toPrecision(SAMPLE_DIGITS));
    return {
        count: counter.count,
        bins,
        ...(typeof counter.relative === 'number' ? { relative: counter.relative } : {}),
        sample: counter.sample.map(({ base, head, beyond }) => ({ base: rounded(base), head: rounded(head), beyond })),
    };
}


/***/ }),

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
  y: () => (/* binding */ commentLayout),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
/** A layout fact about comments: how many, and a digest of their words, so that a comment that changed shows. */
function commentLayout(comments) {
    if (comments.length === 0)
        return {};
    const digest = (0,external_node_crypto_.createHash)('sha256').update(comments.join('\0')).digest('hex').slice(0, 8);
    return { comments: `${comments.length} (${digest})` };
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


/***/ }),

/***/ 41782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gk: () => (/* binding */ listFilesOnDisk),
  gp: () => (/* binding */ listIndexChanges),
  BA: () => (/* binding */ listWorktreeChanges)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/revisions/changes.js
var changes = __webpack_require__(22031);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(76913);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var revisions_paths = __webpack_require__(29506);
;// CONCATENATED MODULE: ./lib/revisions/loose-objects.js
/** Blobs of files on disk, put into an object directory of ours as `git hash-object -w --no-filters` would. */









/** In memory at a time while a file is read. */
const CHUNK_BYTES = 256 * 1024;
async function storeLink(path, store) {
    const target = await (0,promises_.readlink)(path, { encoding: 'buffer' });
    return storeBlob(store, target.length, [target]);
}
/**
 * @throws {FixtureGateError} STALE where the file changes while it is read: half of one and half of another content is
 *   nobody's fixture.
 */
async function storeFile(path, store) {
    const handle = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    try {
        const { size } = await handle.stat();
        return await storeBlob(store, size, readExactly(handle, size, path));
    }
    finally {
        await handle.close();
    }
}
async function* readExactly(handle, size, path) {
    let position = 0;
    for (;;) {
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
        position += bytesRead;
        if (position > size || (bytesRead === 0 && position < size)) {
            throw new errors/* FixtureGateError */.$('STALE', `${JSON.stringify((0,revisions_paths/* decodePath */.q)(path))} changed while it was read`, 'run this again when nothing writes there');
        }
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function storeBlob({ objectsDir, format }, size, content) {
    const hash = (0,external_node_crypto_.createHash)(format);
    const unfinished = (0,external_node_path_.join)(objectsDir, `tmp_obj_${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
    const whole = async function* () {
        const header = Buffer.from(`blob ${size}\0`);
        hash.update(header);
        yield header;
        for await (const chunk of content) {
            hash.update(chunk);
            yield chunk;
        }
    };
    await (0,external_node_stream_promises_.pipeline)(whole, (0,external_node_zlib_.createDeflate)({ level: external_node_zlib_.constants.Z_BEST_SPEED }), (0,external_node_fs_.createWriteStream)(unfinished));
    const oid = (0,object_id/* objectId */.Tu)(hash.digest('hex'));
    const file = (0,external_node_path_.join)(objectsDir, oid.slice(0, 2), oid.slice(2));
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.rename)(unfinished, file);
    return oid;
}

// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(44790);
;// CONCATENATED MODULE: ./lib/revisions/working-changes.js
/** What is staged, and what is on disk, as changes against a tree. */










const GITLINK_MODE = '160000';
const LINK_MODE = '120000';
const SLASH = 0x2f;
const TAB = 0x09;
/** `H`: git looks at the file. */
const USUAL_TAG = 0x48;
/**
 * What is staged, against a tree or commit.
 *
 * @throws {FixtureGateError} BAD_USAGE while a merge is unfinished: an unmerged path has no content to judge.
 */
async function listIndexChanges(repository, base) {
    return (await diffIndex(await indexPlace(repository), base)).map(changes/* withoutStatus */.Lh);
}
/**
 * What is on disk, against a tree or commit: tracked files, and untracked ones that no
 * `.gitignore` or `info/exclude` ignores. A file that git
 * takes for unchanged since it was staged counts with its staged blob, but for those that it was told not to look at. Any other counts with its bytes as they stand on
 * disk: no `clean` filter is run and no line ending converted, so a touched file of a checkout that converts shows that
 * as a difference (never the other way round). Links are read, not followed. The blobs are kept in the private view, so
 * `objects` can read them.
 *
 * @throws {FixtureGateError} NO_REPOSITORY for a bare repository, BAD_USAGE while a merge is unfinished.
 */
async function listWorktreeChanges(repository, base) {
    const { topLevel } = repository;
    if (topLevel === null)
        throw isBare(repository);
    const place = { ...(await indexPlace(repository)), workTree: topLevel };
    const [settings, leavesOut] = await Promise.all([diskSettings(repository), isSparseCheckout(repository)]);
    const [staged, touched, hidden, untracked] = await Promise.all([
        diffIndex(place, base),
        diffFiles(place, settings),
        listHidden(place),
        listUntracked(place, repository),
    ]);
    const result = new Map(staged.map((change) => [change.path, (0,changes/* withoutStatus */.Lh)(change)]));
    for (const change of touched) {
        const known = result.get(change.path);
        const head = change.head ? await entryOnDisk(repository, topLevel, change.path, change.head.mode) : null;
        settle(result, { path: change.path, base: known ? known.base : change.base, head });
    }
    for (const { path, entry, sparse } of hidden) {
        // Where the disk tells executable files, or links, from others, it is asked; the index only where it cannot.
        const key = entry.mode === LINK_MODE ? 'core.symlinks' : 'core.fileMode';
        const asks = entry.mode !== GITLINK_MODE && settings.includes(`${key}=true`);
        const head = await entryOnDisk(repository, topLevel, path, asks ? undefined : entry.mode);
        if (head !== null || !sparse || !leavesOut)
            settle(result, { path, base: result.has(path) ? result.get(path).base : entry, head });
    }
    for (const { path, repository: isRepository } of untracked) {
        // A repository inside this one would be added as a submodule.
        const head = await entryOnDisk(repository, topLevel, path, isRepository ? GITLINK_MODE : undefined);
        if (head === null && isRepository)
            continue;
        settle(result, { path, base: result.get(path)?.base ?? null, head });
    }
    return [...result.values()].sort((a, b) => Buffer.compare((0,revisions_paths/* encodePath */.O)(a.path), (0,revisions_paths/* encodePath */.O)(b.path)));
}
/**
 * What is on disk: tracked files that are still there, and untracked ones that nothing ignores. In the order of their names.
 *
 * @throws {FixtureGateError} NO_REPOSITORY for a bare repository.
 */
async function listFilesOnDisk(repository) {
    const { topLevel } = repository;
    if (topLevel === null)
        throw isBare(repository);
    const place = { ...(await indexPlace(repository)), workTree: topLevel };
    const [tracked, gone, untracked] = await Promise.all([
        (0,git/* runGit */.EO)(place, ['ls-files', '--cached', '-z']),
        (0,git/* runGit */.EO)(place, ['ls-files', '--deleted', '-z']),
        listUntracked(place, repository),
    ]);
    const paths = ({ stdout }) => (0,raw_diff/* splitFields */.Kp)(stdout).fields.map(revisions_paths/* decodePath */.q);
    const files = new Set([
        ...paths(tracked),
        ...untracked.filter(({ repository: own }) => !own).map(({ path }) => path),
    ]);
    for (const path of paths(gone))
        files.delete(path);
    return [...files].sort((a, b) => Buffer.compare((0,revisions_paths/* encodePath */.O)(a), (0,revisions_paths/* encodePath */.O)(b)));
}
function isBare({ gitDir }) {
    return new errors/* FixtureGateError */.$('NO_REPOSITORY', `${JSON.stringify(gitDir)} is bare: it has no working tree to look at`, 'leave --worktree out, or run this in a clone with files');
}
function settle(result, change) {
    const { path, base, head } = change;
    if (base?.oid === head?.oid && base?.mode === head?.mode)
        result.delete(path);
    else
        result.set(path, change);
}
async function diffIndex(place, base) {
    const { stdout } = await (0,git/* runGit */.EO)(place, ['diff-index', '--cached', ...changes/* RAW_OPTIONS */.aQ, base]);
    return refuseUnmerged((0,raw_diff/* parseRawDiff */.LP)(stdout));
}
/**
 * The user's index, looked at from the private view: where git is unsure whether a file changed it runs the `clean`
 * filter that attributes name, and the view has no filter of any name.
 */
async function indexPlace({ view, gitDir, indexFile }) {
    // A split index names a second file that git looks for beside its configuration.
    const shared = (await (0,promises_.readdir)(gitDir)).filter((name) => name.startsWith('sharedindex.'));
    for (const name of shared)
        await (0,promises_.copyFile)((0,external_node_path_.join)(gitDir, name), (0,external_node_path_.join)(view.gitDir, name));
    return { ...view, indexFile };
}
/**
 * What the repository says about its disk, which the view does not know: without executable bits they are taken from the
 * index, and without symbolic links a text in the place of one stands for it.
 */
async function diskSettings({ own }) {
    const keys = ['core.fileMode', 'core.symlinks'];
    const settings = await Promise.all(keys.map(async (key) => {
        const { stdout } = await (0,git/* runGit */.EO)(own, ['config', '--type=bool', '--get', key], { accept: [0, 1] });
        return ['-c', `${key}=${stdout.toString('latin1').trim() !== 'false'}`];
    }));
    return settings.flat();
}
/** Only then a file that is not there was left out on purpose. */
async function isSparseCheckout({ own }) {
    const command = ['config', '--type=bool', '--get', 'core.sparseCheckout'];
    const { stdout } = await (0,git/* runGit */.EO)(own, command, { accept: [0, 1] });
    return stdout.toString('latin1').trim() === 'true';
}
async function diffFiles(place, settings) {
    // `dirty` compares a submodule's commit but starts no git inside it; the last setting given holds.
    const { stdout } = await (0,git/* runGit */.EO)(place, [...settings, 'diff-files', ...changes/* RAW_OPTIONS */.aQ, '--ignore-submodules=dirty']);
    return refuseUnmerged((0,raw_diff/* parseRawDiff */.LP)(stdout));
}
function refuseUnmerged(changes) {
    const unmerged = changes.find(({ status }) => status === 'U');
    if (!unmerged)
        return changes;
    throw new errors/* FixtureGateError */.$('BAD_USAGE', `${JSON.stringify(unmerged.path)} is unmerged: the index has several versions of it`, 'finish the merge with "git add", then run this again');
}
/** `tag mode id stage`, then a tab and the path. */
const TAGGED_ENTRY = /^([A-Za-z?]) (\d{6}) ([0-9a-f]+) 0\t/;
/**
 * Files that git was told not to look at on disk (`update-index --assume-unchanged`, `--skip-worktree`): an edit of one
 * is seen by no diff. Git writes the tag of the first kind in lower case, and `S` for the second.
 */
async function listHidden(place) {
    const { stdout } = await (0,git/* runGit */.EO)(place, ['ls-files', '--stage', '-v', '-z']);
    return (0,raw_diff/* splitFields */.Kp)(stdout).fields.flatMap((field) => {
        const [first] = field;
        if (first === USUAL_TAG)
            return [];
        const found = TAGGED_ENTRY.exec(field.toString('latin1', 0, field.indexOf(TAB) + 1));
        const oid = (0,object_id/* parseObjectId */.u9)(found?.[3] ?? '');
        if (found === null || oid === undefined)
            return [];
        const path = (0,revisions_paths/* decodePath */.q)(field.subarray(found[0].length));
        return [{ path, entry: { mode: found[2], oid }, sparse: found[1]?.toUpperCase() === 'S' }];
    });
}
async function listUntracked(place, { commonDir }) {
    const exclude = (0,external_node_path_.join)(commonDir, 'info', 'exclude');
    const ignored = ['--exclude-per-directory=.gitignore', ...((0,external_node_fs_.existsSync)(exclude) ? [`--exclude-from=${exclude}`] : [])];
    const { stdout } = await (0,git/* runGit */.EO)(place, ['ls-files', '--others', ...ignored, '-z']);
    return (0,raw_diff/* splitFields */.Kp)(stdout).fields.map((field) => {
        const isRepository = field[field.length - 1] === SLASH;
        return { path: (0,revisions_paths/* decodePath */.q)(isRepository ? field.subarray(0, -1) : field), repository: isRepository };
    });
}
/** `null` where there is nothing that a tree can hold: a socket, a device, or a file that has gone meanwhile. */
async function entryOnDisk(repository, topLevel, path, gitMode) {
    const file = Buffer.concat([Buffer.from((0,external_node_path_.join)(topLevel, '/')), (0,revisions_paths/* encodePath */.O)(path)]);
    const found = await (0,promises_.lstat)(file).catch(() => undefined);
    const target = { objectsDir: (0,external_node_path_.join)(repository.view.gitDir, 'objects'), format: repository.objectFormat };
    if (found?.isDirectory())
        return gitMode === GITLINK_MODE ? submoduleEntry((0,external_node_path_.join)(topLevel, path)) : null;
    if (found?.isSymbolicLink())
        return { mode: LINK_MODE, oid: await storeLink(file, target) };
    if (!found?.isFile())
        return null;
    const regular = gitMode === '100644' || gitMode === '100755' ? gitMode : undefined;
    const mode = regular ?? ((found.mode & 0o100) !== 0 && process.platform !== 'win32' ? '100755' : '100644');
    // Without symbolic links on disk (core.symlinks=false) a link is a text file that holds its target.
    return { mode: gitMode === LINK_MODE ? LINK_MODE : mode, oid: await storeFile(file, target) };
}
async function submoduleEntry(folder) {
    const { stdout } = await (0,git/* runGit */.EO)({ gitDir: (0,external_node_path_.join)(folder, '.git') }, ['rev-parse', '--verify', '--quiet', 'HEAD'], {
        accept: [0, 1, 128],
    });
    const oid = (0,object_id/* parseObjectId */.u9)(stdout.toString('latin1').trim());
    return oid ? { mode: GITLINK_MODE, oid } : null;
}


/***/ })

};
