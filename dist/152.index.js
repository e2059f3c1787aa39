export const id = 152;
export const ids = [152,187];
export const modules = {

/***/ 80152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LARGE: () => (/* binding */ LARGE),
  compareLarge: () => (/* binding */ compareLarge)
});

// EXTERNAL MODULE: ./lib/documents/large/source.js
var large_source = __webpack_require__(29041);
// EXTERNAL MODULE: ./lib/documents/registry.js
var registry = __webpack_require__(40987);
// EXTERNAL MODULE: ./lib/documents/sniff.js
var sniff = __webpack_require__(59394);
// EXTERNAL MODULE: ./lib/comparison/collector.js
var comparison_collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/comparison/rules.js
var comparison_rules = __webpack_require__(65206);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
;// CONCATENATED MODULE: ./lib/documents/large/json-record.js


/** Deeper records are left to the plain path. */
const MAX_DEPTH = 64;
/** Longest skeleton; one array of many unlike elements makes it long. Bytes. */
const MAX_SKELETON = 65_536;
const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Names whose string says which variant a record is (comparison/object-facts.ts): there the value is part of the skeleton. */
const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'].map((name) => Buffer.from(name));
function newSkeleton() {
    return { bytes: Buffer.alloc(MAX_SKELETON), length: 0 };
}
/** Where the elements of each open array begin in the skeleton, and -1 for an object. */
const starts = new Int32Array(MAX_DEPTH + 1);
const lastElement = new Int32Array(MAX_DEPTH + 1);
/**
 * Reads one record of strict JSON that fills the stretch, into `skeleton`. Declines what the plain parser refuses, and what
 * it takes with a remark (comments, NaN), and names with escapes. The bytes are known to be UTF-8.
 */
function scanRecord(block, start, end, skeleton) {
    const out = skeleton.bytes;
    let size = 0;
    let depth = 0;
    let at = space(block, start, end);
    // A value stands at the cursor; when it is read, what is open says what may follow.
    for (;;) {
        if (size > MAX_SKELETON - 1_024)
            (0,large_source/* decline */.BO)('a record of many parts');
        let code = at < end ? block[at] : 0;
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
            if (depth >= MAX_DEPTH)
                (0,large_source/* decline */.BO)('deep nesting');
            const isObject = code === OPEN_BRACE;
            out[size++] = code;
            depth += 1;
            starts[depth] = isObject ? -1 : size;
            lastElement[depth] = -1;
            at = space(block, at + 1, end);
            code = at < end ? block[at] : 0;
            if (isObject) {
                if (code !== CLOSE_BRACE) {
                    const next = json_record_name(block, at, end, out, size);
                    at = next.at;
                    size = next.size;
                    continue;
                }
            }
            else if (code !== CLOSE_BRACKET)
                continue;
            out[size++] = code;
            depth -= 1;
            at += 1;
        }
        else if (code === QUOTE) {
            at = json_record_text(block, at, end);
            out[size++] = 115;
        }
        else if (code === MINUS || (code >= ZERO && code <= NINE)) {
            at = number(block, at, end);
            out[size++] = 110;
        }
        else if (code === 116 && word(block, at, end, 'true')) {
            at += 4;
            out[size++] = 98;
        }
        else if (code === 102 && word(block, at, end, 'false')) {
            at += 5;
            out[size++] = 98;
        }
        else if (code === 110 && word(block, at, end, 'null')) {
            at += 4;
            out[size++] = 48;
        }
        else
            (0,large_source/* decline */.BO)('no strict JSON');
        // Behind a value: what follows, and what closes.
        for (;;) {
            at = space(block, at, end);
            if (depth === 0) {
                if (at < end)
                    (0,large_source/* decline */.BO)('text behind a record');
                skeleton.length = size;
                return;
            }
            code = at < end ? block[at] : 0;
            const from = starts[depth];
            if (from >= 0)
                size = foldElement(out, depth, size);
            if (code === COMMA) {
                at = space(block, at + 1, end);
                if (from < 0) {
                    const next = json_record_name(block, at, end, out, size);
                    at = next.at;
                    size = next.size;
                }
                break;
            }
            if (code !== (from < 0 ? CLOSE_BRACE : CLOSE_BRACKET))
                (0,large_source/* decline */.BO)('no strict JSON');
            out[size++] = code;
            depth -= 1;
            at += 1;
        }
    }
}
/** Leaves the element that ends at `size` out where it is like the one before it. */
function foldElement(out, depth, size) {
    const last = lastElement[depth];
    const from = last === -1 ? starts[depth] : last;
    const before = last === -1 ? -1 : previousStart[depth];
    if (before !== -1) {
        const length = size - from;
        if (from - before === length && out.compare(out, before, from, from, size) === 0)
            return from;
    }
    previousStart[depth] = from;
    lastElement[depth] = size;
    return size;
}
/** Where the last kept element of each open array begins. */
const previousStart = new Int32Array(MAX_DEPTH + 1);
const named = { at: 0, size: 0 };
/** A name and its colon; the discriminator's value is written ahead of the value's own type. */
function json_record_name(block, start, end, out, size) {
    if (start >= end || block[start] !== QUOTE)
        (0,large_source/* decline */.BO)('no strict JSON');
    let at = start + 1;
    let to = size;
    // Quotes around it: no name can then look like two.
    out[to++] = QUOTE;
    for (; at < end && block[at] !== QUOTE; at += 1) {
        const byte = block[at];
        if (byte === BACKSLASH || byte < 32)
            (0,large_source/* decline */.BO)('a name with an escape');
        if (to > MAX_SKELETON - 8_192)
            (0,large_source/* decline */.BO)('long names');
        out[to++] = byte;
    }
    if (at >= end)
        (0,large_source/* decline */.BO)('no strict JSON');
    const length = at - start - 1;
    out[to++] = QUOTE;
    at = space(block, at + 1, end);
    if (at >= end || block[at] !== COLON)
        (0,large_source/* decline */.BO)('no strict JSON');
    at = space(block, at + 1, end);
    if (length <= 5 && block[at] === QUOTE && isDiscriminator(block, start + 1, length)) {
        const stop = json_record_text(block, at, end);
        if (stop - at > 4_096)
            (0,large_source/* decline */.BO)('a long variant');
        // Inside quotes, so that no value can look like what follows it.
        to += block.copy(out, to, at, stop);
    }
    named.at = at;
    named.size = to;
    return named;
}
function isDiscriminator(block, start, length) {
    for (const word of DISCRIMINATORS)
        if (word.length === length && standsAt(block, start, word))
            return true;
    return false;
}
/** Byte by byte: for so few of them a call into native code costs more. */
function standsAt(block, start, wanted) {
    for (let index = 0; index < wanted.length; index += 1)
        if (block[start + index] !== wanted[index])
            return false;
    return true;
}
/** Behind the closing quote of the string that begins at `start`. */
function json_record_text(block, start, end) {
    let at = start + 1;
    while (at < end) {
        const byte = block[at];
        if (byte === QUOTE)
            return at + 1;
        if (byte < 32)
            (0,large_source/* decline */.BO)('a control character in a string');
        at += byte === BACKSLASH ? escapeLength(block, at, end) : 1;
    }
    return (0,large_source/* decline */.BO)('no strict JSON');
}
const SIMPLE = new Set(['"', '\\', '/', 'b', 'f', 'n', 'r', 't'].map((letter) => letter.charCodeAt(0)));
/** The length of the escape at a backslash. */
function escapeLength(block, at, end) {
    const kind = at + 1 < end ? block[at + 1] : 0;
    if (SIMPLE.has(kind))
        return 2;
    if (kind !== 117 || at + 6 > end)
        (0,large_source/* decline */.BO)('a bad escape');
    for (let index = at + 2; index < at + 6; index += 1) {
        const byte = block[index];
        const lower = byte | 32;
        if (!(byte >= ZERO && byte <= NINE) && !(lower >= 97 && lower <= 102))
            (0,large_source/* decline */.BO)('a bad escape');
    }
    return 6;
}
function number(block, start, end) {
    let at = block[start] === MINUS ? start + 1 : start;
    const first = at;
    at = digits(block, at, end);
    if (block[first] === ZERO && at - first > 1)
        (0,large_source/* decline */.BO)('a leading zero');
    if (at < end && block[at] === DOT)
        at = digits(block, at + 1, end);
    if (at < end && (block[at] | 32) === 101) {
        const sign = at + 1 < end ? block[at + 1] : 0;
        at = digits(block, sign === 43 || sign === MINUS ? at + 2 : at + 1, end);
    }
    if (at - start > format/* MAX_NUMBER_CHARACTERS */.SO)
        (0,large_source/* decline */.BO)('a long number');
    return at;
}
function digits(block, start, end) {
    let at = start;
    while (at < end && block[at] >= ZERO && block[at] <= NINE)
        at += 1;
    if (at === start)
        (0,large_source/* decline */.BO)('no strict JSON');
    return at;
}
function word(block, start, end, expected) {
    if (start + expected.length > end)
        return false;
    for (let index = 0; index < expected.length; index += 1)
        if (block[start + index] !== expected.charCodeAt(index))
            return false;
    return true;
}
function space(block, start, end) {
    let at = start;
    while (at < end && (block[at] === 32 || block[at] === 9 || block[at] === 13))
        at += 1;
    return at;
}
/**
 * Where the value of the first member of that name stands in a record that `scanRecord` took: an object without spaces to
 * speak of or with. Undefined where it is no object or has no such member.
 */
function memberAt(block, start, end, wanted) {
    let at = space(block, start, end);
    if (block[at] !== OPEN_BRACE)
        return undefined;
    at = space(block, at + 1, end);
    while (at < end && block[at] === QUOTE) {
        const from = at + 1;
        const close = block.indexOf(QUOTE, from);
        const same = close - from === wanted.length && standsAt(block, from, wanted);
        at = space(block, space(block, close + 1, end) + 1, end);
        const stop = skipValue(block, at, end);
        if (same)
            return [at, stop];
        at = space(block, stop, end);
        if (block[at] === COMMA)
            at = space(block, at + 1, end);
    }
    return undefined;
}
function skipValue(block, start, end) {
    let depth = 0;
    let at = start;
    do {
        const byte = block[at];
        if (byte === QUOTE) {
            at = json_record_text(block, at, end);
            continue;
        }
        if (byte === OPEN_BRACE || byte === OPEN_BRACKET)
            depth += 1;
        else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
            if (depth === 0)
                return at;
            depth -= 1;
        }
        else if (depth === 0 && (byte === COMMA || byte === 32 || byte === 9 || byte === 13))
            return at;
        at += 1;
    } while (at < end && (depth > 0 || !isEnd(block[at])));
    return at;
}
function isEnd(byte) {
    return byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET || byte === 32 || byte === 9 || byte === 13;
}
/**
 * The numbers in which two records differ where nothing else does, white space included; undefined where something else
 * does. The base record has been through `scanRecord`; then head is in order as well.
 */
function movedNumbers(base, baseEnd, head, headEnd) {
    const found = [];
    let i = 0;
    let j = 0;
    let quoted = false;
    while (i < baseEnd && j < headEnd) {
        const byte = base[i];
        if (byte === head[j]) {
            if (byte === QUOTE)
                quoted = !quoted;
            else if (byte === BACKSLASH && quoted) {
                if (base[i + 1] !== head[j + 1])
                    return undefined;
                i += 1;
                j += 1;
            }
            i += 1;
            j += 1;
            continue;
        }
        if (quoted)
            return undefined;
        // Back to where the number begins; what stands in front of it is the same on both sides.
        let back = 0;
        while (back < i && isNumeral(base[i - back - 1]))
            back += 1;
        const [left, right] = [i - back, j - back];
        const [leftEnd, rightEnd] = [numeralEnd(base, left, baseEnd), numeralEnd(head, right, headEnd)];
        // A number that ends where they part is the same on both sides; what differs is behind it.
        if (leftEnd === i && rightEnd === j)
            return undefined;
        if (!isNumber(base, left, leftEnd) || !isNumber(head, right, rightEnd))
            return undefined;
        found.push({
            at: left,
            base: base.toString('latin1', left, leftEnd),
            head: head.toString('latin1', right, rightEnd),
        });
        i = leftEnd;
        j = rightEnd;
    }
    if (i !== baseEnd || j !== headEnd)
        return undefined;
    return withSteps(base, baseEnd, found);
}
function isNumeral(byte) {
    return (byte >= ZERO && byte <= NINE) || byte === MINUS || byte === 43 || byte === DOT || (byte | 32) === 101;
}
function numeralEnd(block, start, end) {
    let at = start;
    while (at < end && isNumeral(block[at]))
        at += 1;
    return at;
}
/** The grammar of a number, asked without an exception. */
function isNumber(block, start, end) {
    if (end - start > format/* MAX_NUMBER_CHARACTERS */.SO)
        return false;
    return /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(block.toString('latin1', start, end));
}
/** One walk over the record for the paths of all places; they come in order. */
function withSteps(block, end, places) {
    const steps = [];
    const result = [];
    let next = 0;
    let names = false;
    for (let at = 0; at < end && next < places.length;) {
        const byte = block[at];
        if (at === places[next].at) {
            const { base, head } = places[next];
            result.push({ steps: [...steps], base, head });
            next += 1;
        }
        if (byte === QUOTE) {
            const stop = json_record_text(block, at, end);
            if (names) {
                steps[steps.length - 1] = JSON.parse(block.toString('utf8', at, stop));
                names = false;
            }
            at = stop;
            continue;
        }
        if (byte === OPEN_BRACE) {
            steps.push('');
            names = true;
        }
        else if (byte === OPEN_BRACKET) {
            steps.push(0);
            names = false;
        }
        else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
            steps.pop();
            names = false;
        }
        else if (byte === COMMA) {
            const last = steps.length - 1;
            const step = steps[last];
            if (typeof step === 'number')
                steps[last] = step + 1;
            else
                names = true;
        }
        at += 1;
    }
    return result;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/documents/large/lines.js


const LF = 10;
const CR = 13;
/** Longest line that is held: a file without line ends is no list of records. Bytes. */
const MAX_LINE_BYTES = 16_777_216;
function newFacts() {
    return { lines: 0, lf: 0, crlf: 0, trailing: 0, empty: 0, unended: false };
}
function addFacts(into, from) {
    into.lines += from.lines;
    into.lf += from.lf;
    into.crlf += from.crlf;
    into.trailing += from.trailing;
    into.empty += from.empty;
    into.unended ||= from.unended;
}
/**
 * Counts the lines of a block that begins and ends with whole lines. Declines what the plain path reads in its own way:
 * other encodings, NUL, a CR alone.
 */
function countLines(block, facts) {
    if (!(0,external_node_buffer_.isUtf8)(block))
        (0,large_source/* decline */.BO)('not UTF-8');
    if (block.indexOf(0) !== -1)
        (0,large_source/* decline */.BO)('a NUL character');
    const carriages = block.indexOf(CR) !== -1;
    const before = facts.crlf;
    for (let at = 0; at < block.length;) {
        const found = block.indexOf(LF, at);
        let end = found === -1 ? block.length : found;
        if (found === -1)
            facts.unended = true;
        else if (carriages && end > at && block[end - 1] === CR) {
            facts.crlf += 1;
            end -= 1;
        }
        else
            facts.lf += 1;
        if (end === at)
            facts.empty += 1;
        else {
            const last = block[end - 1];
            if (last === 32 || last === 9)
                facts.trailing += 1;
        }
        facts.lines += 1;
        at = found === -1 ? block.length : found + 1;
    }
    if (carriages && facts.crlf - before !== occurrences(block, CR))
        (0,large_source/* decline */.BO)('a CR that ends no line');
}
function occurrences(block, byte) {
    let count = 0;
    for (let at = block.indexOf(byte); at !== -1; at = block.indexOf(byte, at + 1))
        count += 1;
    return count;
}
/** Whole lines from `offset` (where one begins) on: about `window` bytes, more where a line is longer, fewer at the end. */
function linesAt(source, offset, window, end = source.size) {
    for (let length = window;; length *= 2) {
        if (offset + length >= end)
            return source.read(offset, end - offset);
        const block = source.read(offset, length);
        const last = block.lastIndexOf(LF);
        if (last !== -1)
            return block.subarray(0, last + 1);
        if (length > MAX_LINE_BYTES)
            (0,large_source/* decline */.BO)('a line of many megabytes');
    }
}
function lineCursor(offset) {
    return { offset, block: Buffer.alloc(0), at: 0 };
}
function nextLine(source, cursor, window) {
    if (cursor.at >= cursor.block.length) {
        cursor.offset += cursor.block.length;
        cursor.at = 0;
        cursor.block = cursor.offset >= source.size ? Buffer.alloc(0) : linesAt(source, cursor.offset, window);
        if (cursor.block.length === 0)
            return undefined;
    }
    const found = cursor.block.indexOf(LF, cursor.at);
    const end = found === -1 ? cursor.block.length : found + 1;
    const line = cursor.block.subarray(cursor.at, end);
    cursor.at = end;
    return line;
}
/** The text of a line without its end. The caller has had its block counted, so it is UTF-8 and CR stands before LF only. */
function lineText(line) {
    let end = line.length;
    if (end > 0 && line[end - 1] === LF) {
        end -= 1;
        if (end > 0 && line[end - 1] === CR)
            end -= 1;
    }
    return line.toString('utf8', 0, end);
}

;// CONCATENATED MODULE: ./lib/documents/large/runs.js


const runs_LF = 10;
/** Looks ahead by so many lines of each side at most, growing. */
const LOOK_AHEAD = [8, 64, 512, 4_096];
/**
 * Two cursors: equal stretches are skipped by windows, and where the lines part the files are brought together again
 * a few lines on. Undefined where that would take more than the limits allow.
 */
function segmentsOf(base, head, limits, visit = () => undefined) {
    const patches = [];
    const runs = [];
    const facts = { base: newFacts(), head: newFacts() };
    let open = { base: 0, head: 0, baseLine: 0, headLine: 0, baseLines: [], headLines: [] };
    let kept = 0;
    let looks = limits.maxLooks;
    let [b, h, baseLine, headLine] = [0, 0, 0, 0];
    for (;;) {
        const bytes = equalLines(base, b, head, h, limits.window);
        if (bytes > 0) {
            patches.push(open);
            const own = newFacts();
            for (let at = 0; at < bytes;) {
                const block = linesAt(base, b + at, limits.window, b + bytes);
                const before = own.lines;
                countLines(block, own);
                visit(block, baseLine + before, headLine - baseLine);
                at += block.length;
            }
            runs.push({ base: b, head: h, baseLine, headLine, bytes, lines: own.lines });
            addFacts(facts.base, own);
            addFacts(facts.head, own);
            b += bytes;
            h += bytes;
            baseLine += own.lines;
            headLine += own.lines;
            open = { base: b, head: h, baseLine, headLine, baseLines: [], headLines: [] };
        }
        if (b >= base.size && h >= head.size)
            break;
        const ahead = meet(base, b, head, h, limits.window, looks);
        if (ahead === undefined)
            return undefined;
        looks -= ahead.looks;
        kept += ahead.base.length + ahead.head.length;
        if (kept > limits.maxLines)
            return undefined;
        for (const [lines, into, own] of [
            [ahead.base, open.baseLines, facts.base],
            [ahead.head, open.headLines, facts.head],
        ]) {
            for (const line of lines) {
                countLines(line, own);
                into.push(lineText(line));
            }
        }
        b += total(ahead.base);
        h += total(ahead.head);
        baseLine += ahead.base.length;
        headLine += ahead.head.length;
    }
    patches.push(open);
    return { patches, runs, ...facts };
}
function total(lines) {
    return lines.reduce((sum, line) => sum + line.length, 0);
}
/** How many bytes both files have in common from here on, whole lines of both only. */
function equalLines(base, b, head, h, window) {
    const most = Math.min(base.size - b, head.size - h);
    let done = 0;
    let whole = 0;
    for (let step = Math.min(window, 4_096); done < most; step = Math.min(window, step * 4)) {
        const length = Math.min(step, most - done);
        const left = base.read(b + done, length);
        const right = head.read(h + done, length);
        const same = commonLength(left, right);
        // A negative offset would count from the end.
        const last = same === 0 ? -1 : left.lastIndexOf(runs_LF, same - 1);
        if (last !== -1)
            whole = done + last + 1;
        if (same < length)
            return whole;
        done += length;
    }
    // A last line without an end is whole where both files end there.
    return b + done === base.size && h + done === head.size ? done : whole;
}
/** By halves: each comparison is one call into native code. */
function commonLength(left, right) {
    if (left.equals(right))
        return left.length;
    let same = 0;
    let end = left.length;
    while (end - same > 1) {
        const middle = (same + end) >> 1;
        if (left.compare(right, same, middle, same, middle) === 0)
            same = middle;
        else
            end = middle;
    }
    return same;
}
/** Where two files that part here meet again, by the fewest lines: changed in place, inserted, removed, or further on. */
function meet(base, b, head, h, window, most) {
    let looks = 0;
    for (const count of LOOK_AHEAD) {
        const left = peek(base, b, count, window);
        const right = peek(head, h, count, window);
        looks += left.lines.length + right.lines.length;
        if (looks > most)
            return undefined;
        const found = nearest(left.lines, right.lines);
        if (found !== undefined)
            return { base: left.lines.slice(0, found.base), head: right.lines.slice(0, found.head), looks };
        if (left.ended && right.ended)
            return { base: left.lines, head: right.lines, looks };
    }
    return undefined;
}
/** A copy of the next lines: two peeks may share a source's buffer. */
function peek(source, offset, count, window) {
    const lines = [];
    let at = offset;
    while (lines.length < count && at < source.size) {
        const block = Buffer.from(linesAt(source, at, Math.min(window, 65_536)));
        for (let start = 0; start < block.length && lines.length < count;) {
            const found = block.indexOf(runs_LF, start);
            const end = found === -1 ? block.length : found + 1;
            lines.push(block.subarray(start, end));
            at += end - start;
            start = end;
        }
    }
    return { lines, ended: at >= source.size };
}
function nearest(left, right) {
    const places = new Map();
    for (let i = left.length - 1; i >= 0; i -= 1)
        places.set(left[i].toString('latin1'), i);
    let best;
    for (let j = 0; j < right.length; j += 1) {
        if (best !== undefined && j >= best.base + best.head)
            break;
        const i = places.get(right[j].toString('latin1'));
        if (i === undefined || i + j === 0)
            continue;
        if (best === undefined || i + j < best.base + best.head)
            best = { base: i, head: j };
    }
    return best;
}
/** Fails where the plain path would ask what a file is: a byte order mark, or a file so short that it may be a pointer. */
function requirePlainStart(source) {
    const start = source.read(0, Math.min(3, source.size));
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        (0,large_source/* decline */.BO)('a byte order mark');
}

// EXTERNAL MODULE: ./lib/documents/layout.js
var documents_layout = __webpack_require__(42762);
// EXTERNAL MODULE: ./lib/documents/pairing.js
var pairing = __webpack_require__(43606);
// EXTERNAL MODULE: ./lib/comparison/arrays.js + 1 modules
var arrays = __webpack_require__(91703);
// EXTERNAL MODULE: ./lib/comparison/compare.js + 9 modules
var comparison_compare = __webpack_require__(63040);
// EXTERNAL MODULE: ./lib/comparison/documents.js + 3 modules
var documents = __webpack_require__(84199);
// EXTERNAL MODULE: ./lib/comparison/nodes.js
var nodes = __webpack_require__(4492);
;// CONCATENATED MODULE: ./lib/comparison/large/gaps.js


const gaps_LF = 10;
const gaps_CR = 13;
/** Walks what gaps leave out by blocks of whole lines. */
function eachBlock(source, gaps, window, visit) {
    for (const { offset, bytes } of gaps) {
        for (let at = offset; at < offset + bytes;) {
            const block = linesAt(source, at, window, offset + bytes);
            visit(block);
            at += block.length;
        }
    }
}
/** Walks the lines that gaps leave out, in order. False where the visitor stopped. */
function eachLine(source, gaps, window, visit) {
    for (const gap of gaps) {
        const stop = gap.offset + gap.bytes;
        let index = 0;
        for (let at = gap.offset; at < stop;) {
            const block = linesAt(source, at, window, stop);
            for (let start = 0; start < block.length; index += 1) {
                const found = block.indexOf(gaps_LF, start);
                let end = found === -1 ? block.length : found;
                if (found !== -1 && end > start && block[end - 1] === gaps_CR)
                    end -= 1;
                const next = found === -1 ? block.length : found + 1;
                if (!visit(block, start, end, gap, index, next))
                    return false;
                start = next;
            }
            at += block.length;
        }
    }
    return true;
}
/** The lines of one block, their ends left out. */
function eachLineOf(block, visit) {
    for (let start = 0; start < block.length;) {
        const found = block.indexOf(gaps_LF, start);
        let end = found === -1 ? block.length : found;
        if (found !== -1 && end > start && block[end - 1] === gaps_CR)
            end -= 1;
        visit(start, end);
        start = found === -1 ? block.length : found + 1;
    }
}
/**
 * Where the next of a byte stands at or behind a place that only grows within a block; the block's length where there is none.
 * Each is looked for once: asked line by line, a block without one would be searched to its end for every line.
 */
function finder(byte) {
    let last;
    let found = -1;
    return (block, from) => {
        if (block !== last) {
            last = block;
            found = -1;
        }
        if (found < from) {
            const next = block.indexOf(byte, from);
            found = next === -1 ? block.length : next;
        }
        return found;
    };
}
/** Identities that are held at once where they do not simply rise. */
const MAX_IDENTITIES = 2_000_000;
/**
 * `joins` of keys.ts, told without holding all identities: the omitted ones stand on both sides, and where they only
 * rise none of them stands twice.
 */
function joinsWith({ left, right }, { walk, numbers, lengths, headers }) {
    const bases = new Set(left);
    const heads = new Set(right);
    if (bases.size !== left.length)
        return false;
    const numeric = { base: numbersIn(bases), head: numbersIn(heads) };
    const index = { base: true, head: true };
    let fine = true;
    let doubled = false;
    let last = -1;
    let rising = true;
    let omitted = 0;
    walk((identity, gap, at) => {
        omitted += 1;
        if (identity === undefined)
            fine = false;
        else if (typeof identity === 'number') {
            if (identity <= last)
                rising = false;
            last = identity;
            if (numeric.base.has(identity))
                fine = false;
            if (numeric.head.has(identity))
                doubled = true;
            if (identity !== gap.baseLine - headers.base + at)
                index.base = false;
            if (identity !== gap.headLine - headers.head + at)
                index.head = false;
        }
        else {
            rising = false;
            if (bases.has(identity))
                fine = false;
            if (heads.has(identity))
                doubled = true;
            if (identity !== `n${gap.baseLine - headers.base + at}`)
                index.base = false;
            if (identity !== `n${gap.headLine - headers.head + at}`)
                index.head = false;
        }
        return fine;
    });
    if (!fine)
        return false;
    if (index.base && left.every((value, kept) => value === `n${numbers.base[kept]}`))
        return false;
    if (index.head && right.every((value, kept) => value === `n${numbers.head[kept]}`))
        return false;
    if (!rising && !standOnce(walk))
        return false;
    if (lengths.base === lengths.head && left.length === right.length && right.every((value, at) => value === left[at]))
        return true;
    if (doubled || heads.size !== right.length)
        return false;
    let common = omitted;
    for (const value of heads)
        if (bases.has(value))
            common += 1;
    return 2 * common >= Math.min(lengths.base, lengths.head);
}
function numbersIn(identities) {
    const found = new Set();
    for (const identity of identities) {
        const value = /^n(?:0|[1-9][0-9]{0,14})$/.test(identity) ? Number(identity.slice(1)) : undefined;
        if (value !== undefined)
            found.add(value);
    }
    return found;
}
function standOnce(walk) {
    const seen = new Set();
    let once = true;
    walk((identity) => {
        if (identity === undefined || seen.has(identity))
            once = false;
        else
            seen.add(identity);
        if (seen.size > MAX_IDENTITIES)
            (0,large_source/* decline */.BO)('more identities than are held at once');
        return once;
    });
    return once;
}
/** The number that stands there in digits alone, at most 15 and without a leading zero; -1 for everything else. */
function digitsAt(block, start, end) {
    if (end <= start || end - start > 15 || (block[start] === 48 && end - start > 1))
        return -1;
    let value = 0;
    for (let at = start; at < end; at += 1) {
        const digit = block[at] - 48;
        if (digit < 0 || digit > 9)
            return -1;
        value = value * 10 + digit;
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/comparison/large/kept.js


/** Where no line ends for so long there is no context to keep. Bytes. */
const CONTEXT_BYTES = 65_536;
/** Rows that decide about a dialect, and one more (csv/dialect.ts). */
const MIN_FRONT_LINES = 102;
/** Patches whole, and of each run its first and last lines. */
function keptOf(source, { patches, runs, base, head }, context, front = 0) {
    const left = { texts: [], numbers: [] };
    const right = { texts: [], numbers: [] };
    const gaps = [];
    for (const [index, patch] of patches.entries()) {
        keep(left, patch.baseLines, patch.baseLine);
        keep(right, patch.headLines, patch.headLine);
        const run = runs[index];
        if (run === undefined)
            continue;
        const { first, last, offset, bytes } = edgesOf(source, run, context, front - Math.min(run.base, run.head));
        const lines = run.lines - first.length - last.length;
        keep(left, first, run.baseLine);
        keep(right, first, run.headLine);
        if (lines > 0) {
            const before = { base: left.texts.length, head: right.texts.length };
            const [baseLine, headLine] = [run.baseLine + first.length, run.headLine + first.length];
            gaps.push({ before, lead: first.length, tail: last.length, offset, bytes, lines, baseLine, headLine });
        }
        keep(left, last, run.baseLine + run.lines - last.length);
        keep(right, last, run.headLine + run.lines - last.length);
    }
    const aligned = runs.every(({ baseLine, headLine }) => baseLine === headLine);
    return { base: left, head: right, gaps, aligned, facts: { base, head } };
}
function keep(into, texts, number) {
    for (const [index, text] of texts.entries()) {
        into.texts.push(text);
        into.numbers.push(number + index);
    }
}
/** The first and last lines of a run, and what lies between them. */
function edgesOf(source, run, context, whole) {
    const end = run.base + run.bytes;
    const front = splitBlock(linesAt(source, run.base, Math.min(run.bytes, Math.max(CONTEXT_BYTES, whole + 1)), end));
    const few = run.lines <= 2 * context;
    if (few && front.reduce((sum, line) => sum + line.length, 0) === run.bytes)
        return { first: front.map(lineText), last: [], offset: end, bytes: 0 };
    // The first two lines of a file are a header and the first row.
    const least = run.baseLine === 0 && run.headLine === 0 ? Math.max(2, context) : context;
    const leading = front.slice(0, Math.max(least, linesWithin(front, whole)));
    const offset = run.base + leading.reduce((sum, line) => sum + line.length, 0);
    const first = leading.map(lineText);
    const from = Math.max(offset, end - CONTEXT_BYTES);
    const behind = splitBlock(source.read(from, end - from));
    // The first piece may be the rest of a line.
    const complete = from === offset ? behind : behind.slice(1);
    const last = complete.slice(complete.length - Math.min(context, run.lines - first.length, complete.length));
    const bytes = end - offset - last.reduce((sum, line) => sum + line.length, 0);
    return { first, last: last.map(lineText), offset, bytes };
}
/** How many lines it takes to hold so many bytes, and MIN_FRONT_LINES where any bytes are asked for. */
function linesWithin(lines, bytes) {
    if (bytes <= 0)
        return 0;
    let count = 0;
    for (let held = 0; count < lines.length && (held < bytes || count < MIN_FRONT_LINES); count += 1)
        held += lines[count].length;
    return count;
}
function splitBlock(block) {
    const lines = [];
    for (let at = 0; at < block.length;) {
        const found = block.indexOf(10, at);
        const end = found === -1 ? block.length : found + 1;
        lines.push(block.subarray(at, end));
        at = end;
    }
    return lines;
}
/** Where a gap in front of a kept index stands when `from` to `to` is what trimming left. */
function placeOf(before, from, to) {
    if (before <= from)
        return 'front';
    return before < to ? 'range' : 'end';
}
function omittedOf(parts) {
    const { gaps, aligned, numbers, lengths, wanted, hashesOf } = parts;
    const found = new Map();
    let known;
    const inRange = (from, to) => gaps.filter(({ before }) => placeOf(before.base, from, to) === 'range');
    const places = { base: new Map(), head: new Map() };
    return {
        refuse: large_source/* decline */.BO,
        length: (side) => lengths[side],
        index: (side, kept) => numbers[side][kept] ?? (0,large_source/* decline */.BO)('an index that is not at hand'),
        kept: (side, index) => {
            if (places[side].size === 0)
                for (const [kept, number] of numbers[side].entries())
                    places[side].set(number, kept);
            return places[side].get(index) ?? (0,large_source/* decline */.BO)('a row that is not at hand');
        },
        joins: (question) => parts.joins?.(question) ?? (0,large_source/* decline */.BO)('a key'),
        columnBits: (column) => parts.columnBits?.(column) ?? (0,large_source/* decline */.BO)('the kind of a column'),
        requireOrder: (unordered, sameLength) => {
            if (unordered)
                (0,large_source/* decline */.BO)('compared as a multiset');
            if (sameLength && !aligned)
                (0,large_source/* decline */.BO)('as many lines as before, and some of them shifted');
        },
        requireTrim: (range, baseLength, headLength) => {
            for (const { before } of gaps) {
                const place = placeOf(before.base, range.base, range.baseEnd);
                if (place !== placeOf(before.head, range.head, range.headEnd))
                    (0,large_source/* decline */.BO)('trimmed on one side only');
                const shifted = place === 'front'
                    ? before.base !== before.head
                    : place === 'end' && baseLength - before.base !== headLength - before.head;
                if (shifted)
                    (0,large_source/* decline */.BO)('trimmed with other partners');
            }
        },
        repeats: (hash, from, to) => inRange(from, to).some((gap) => {
            known ??= wanted();
            const own = found.get(gap) ?? hashesOf(gap, known);
            found.set(gap, own);
            return own.has(hash);
        }),
        requireAnchors: (anchors, inOrder, from, to) => {
            if (inOrder !== anchors.length)
                (0,large_source/* decline */.BO)('lines that moved');
            const heads = new Map(anchors);
            for (const { before, lead, tail } of inRange(from, to)) {
                const anchored = (start, end) => {
                    for (let i = start; i < end; i += 1)
                        if (heads.get(i) === i - before.base + before.head)
                            return true;
                    return false;
                };
                if (!anchored(before.base - lead, before.base) || !anchored(before.base, before.base + tail))
                    (0,large_source/* decline */.BO)('no line beside what differs stands only once');
            }
        },
        requireNoMoves: (moves) => {
            if (moves > 0)
                (0,large_source/* decline */.BO)('elements that moved');
        },
    };
}
/** Elements that stand at the same index on both sides: `numbers` says at which, and may be filled later. */
function numberedBy(numbers, length = Number.POSITIVE_INFINITY) {
    const none = new Set();
    const lengths = { base: length, head: length };
    const sides = { base: numbers, head: numbers };
    return omittedOf({ gaps: [], aligned: true, numbers: sides, lengths, wanted: () => none, hashesOf: () => none });
}

;// CONCATENATED MODULE: ./lib/comparison/large/settled.js

/** What the omitted rows could turn is not settled: shape facts, hollow columns, rules that matched nothing. */
function requireSettled(result) {
    if (result.counts.shape > 0)
        (0,large_source/* decline */.BO)('a fact of shape');
    if (result.hollow !== undefined)
        (0,large_source/* decline */.BO)('hollow');
    return requireUsed(result);
}
/** A rule that matched nothing at hand may match something in what was omitted. */
function requireUsed(result) {
    if (result.unusedRules.length > 0)
        (0,large_source/* decline */.BO)('a rule that matches nothing at hand');
    return result;
}

;// CONCATENATED MODULE: ./lib/comparison/large/records.js













/** Records of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;
/** Skeletons of one file. Beyond them its records have little in common, and the plain path looks at all of them. */
const MAX_SKELETONS = 64;
/** Depth and nodes that one record may use; the whole file's limits are for trees that are held. */
const FEWEST_LENGTH = 3;
/** JSON Lines by its records: those that differ, their neighbours and examples of every shape are compared, all others are equal. */
function compareLargeRecords(base, head, rules, collector, limits, job) {
    requirePlainStart(base);
    requirePlainStart(head);
    const segments = segmentsOf(base, head, limits) ?? (0,large_source/* decline */.BO)('too much differs');
    const kept = withExamples(base, keptOf(base, segments, limits.context), limits.window);
    const left = itemsOf(job, kept.base, kept.facts.base);
    const right = itemsOf(job, kept.head, kept.facts.head);
    const { gaps } = kept;
    const numbers = { base: kept.base.numbers, head: kept.head.numbers };
    const lengths = { base: kept.facts.base.lines, head: kept.facts.head.lines };
    const omitted = omittedOf({
        gaps,
        aligned: kept.aligned,
        numbers,
        lengths,
        wanted: () => new Set([...left, ...right].map((node) => (0,nodes/* hashNode */.l)(node, new Map()))),
        hashesOf: (gap, wanted) => {
            const found = new Set();
            eachLine(base, [gap], limits.window, (block, start, end) => {
                const hash = (0,nodes/* hashNode */.l)(recordOf(job, block.toString('utf8', start, end), 0), new Map());
                if (wanted.has(hash))
                    found.add(hash);
                return true;
            });
            return found;
        },
        joins: (question) => {
            const name = Buffer.from(question.name);
            return joinsWith(question, {
                numbers,
                lengths,
                headers: { base: 0, head: 0 },
                walk: (see) => {
                    eachLine(base, gaps, limits.window, (block, start, end, gap, index) => {
                        const place = memberAt(block, start, end, name);
                        if (place === undefined)
                            return see(undefined, gap, index);
                        const value = digitsAt(block, ...place);
                        if (value >= 0)
                            return see(value, gap, index);
                        return see((0,arrays/* identity */.D_)(recordOf(job, block.toString('utf8', ...place), 0)), gap, index);
                    });
                },
            });
        },
    });
    const sides = (0,pairing/* pairDocuments */.V)(documentOf(left, kept.facts.base), documentOf(right, kept.facts.head));
    const result = (0,comparison_compare.compareReading)((0,documents/* newSession */.RL)(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
    return requireSettled(result);
}
function itemsOf(job, { texts, numbers }, facts) {
    if (facts.empty > 0)
        (0,large_source/* decline */.BO)('empty lines');
    if (texts.length < FEWEST_LENGTH)
        (0,large_source/* decline */.BO)('few records at hand');
    return texts.map((text, index) => recordOf(job, text, numbers[index]));
}
function recordOf({ limits }, text, number) {
    const parsed = (0,json_parser/* parseJson */.q)({ text, line: number + 1, maxDepth: limits.depth - 1, maxNodes: limits.nodes });
    if (!parsed.ok || parsed.notices.length > 0)
        return (0,large_source/* decline */.BO)('no strict JSON');
    return parsed.root;
}
function documentOf(items, { lf, crlf, unended, trailing }) {
    return {
        format: 'jsonl',
        readings: [{ label: '', content: { kind: 'tree', root: { kind: 'array', items, line: 1 } } }],
        declared: {},
        layout: { encoding: 'UTF-8', ...(0,documents_layout/* layoutOfLines */.JC)({ lf, crlf, cr: 0 }, unended, trailing) },
        notices: [],
    };
}
/**
 * Reads all that gaps leave out, for it has to be in order even where both sides have it, and keeps some records of
 * every skeleton: then what is kept has every type, name and optional member that the file has.
 */
function withExamples(source, kept, window) {
    const skeleton = newSkeleton();
    const known = new Map();
    let last = Buffer.alloc(0);
    let lastKey = '';
    const examples = new Map();
    const count = () => {
        const { bytes, length } = skeleton;
        if (last.length !== length || !standsAt(bytes, 0, last)) {
            last = Buffer.from(bytes.subarray(0, length));
            lastKey = last.toString('latin1');
        }
        else if (enough)
            return EXAMPLES;
        const seen = known.get(lastKey) ?? 0;
        known.set(lastKey, seen + 1);
        enough = seen + 1 >= EXAMPLES;
        if (known.size > MAX_SKELETONS)
            (0,large_source/* decline */.BO)('records of many shapes');
        return seen;
    };
    let enough = false;
    for (const { before, lead, tail } of kept.gaps) {
        for (const text of kept.base.texts.slice(before.base - lead, before.base + tail)) {
            const line = Buffer.from(text);
            scanRecord(line, 0, line.length, skeleton);
            count();
        }
    }
    let offset = 0;
    let current;
    eachLine(source, kept.gaps, window, (block, start, end, gap, index, next) => {
        if (gap !== current) {
            current = gap;
            offset = gap.offset;
        }
        scanRecord(block, start, end, skeleton);
        if (count() < EXAMPLES) {
            const list = examples.get(gap) ?? [];
            list.push({ index, text: block.toString('utf8', start, end), offset, bytes: next - start });
            examples.set(gap, list);
        }
        offset += next - start;
        return true;
    });
    return examples.size === 0 ? kept : splitGaps(kept, examples);
}
/** Puts examples among the kept lines: each parts its gap in two. */
function splitGaps(kept, examples) {
    const base = { texts: [], numbers: [] };
    const head = { texts: [], numbers: [] };
    const gaps = [];
    const taken = { base: 0, head: 0 };
    const copy = (to) => {
        for (const [from, into, side] of [
            [kept.base, base, 'base'],
            [kept.head, head, 'head'],
        ]) {
            for (let at = taken[side]; at < to[side]; at += 1) {
                into.texts.push(from.texts[at]);
                into.numbers.push(from.numbers[at]);
            }
            taken[side] = to[side];
        }
    };
    for (const gap of kept.gaps) {
        copy(gap.before);
        let left = gap;
        let passed = 0;
        for (const { index, text, offset, bytes } of examples.get(gap) ?? []) {
            const lines = index - passed;
            const before = { base: base.texts.length, head: head.texts.length };
            if (lines > 0)
                gaps.push({ ...left, before, bytes: offset - left.offset, lines, tail: 1 });
            base.texts.push(text);
            head.texts.push(text);
            base.numbers.push(gap.baseLine + index);
            head.numbers.push(gap.headLine + index);
            passed = index + 1;
            left = {
                ...left,
                lead: lines > 0 ? 1 : left.lead + 1,
                offset: offset + bytes,
                bytes: left.offset + left.bytes - offset - bytes,
                lines: gap.lines - passed,
                baseLine: gap.baseLine + passed,
                headLine: gap.headLine + passed,
            };
        }
        const before = { base: base.texts.length, head: head.texts.length };
        if (left.lines > 0)
            gaps.push({ ...left, before });
    }
    copy({ base: kept.base.texts.length, head: kept.head.texts.length });
    return { ...kept, base, head, gaps };
}

// EXTERNAL MODULE: ./lib/comparison/structure.js
var structure = __webpack_require__(64992);
// EXTERNAL MODULE: ./lib/comparison/tree.js + 2 modules
var tree = __webpack_require__(46739);
// EXTERNAL MODULE: ./lib/comparison/names.js
var names = __webpack_require__(80937);
// EXTERNAL MODULE: ./lib/comparison/numbers.js
var numbers = __webpack_require__(46067);
;// CONCATENATED MODULE: ./lib/comparison/large/certain.js



/** A point and digits, no exponent, and so few that a double cannot be far off. */
const DECIMAL = /^-?[0-9]{1,15}\.[0-9]{1,30}$/;
/** Doubles are off by some 1e-16 of a number: nearer than this two decimals might be equal, and so near a bound they might be beyond it. */
const SURELY_APART = 1e-12;
const SURELY_WITHIN = 0.999;
const LEAST = 1e-250;
/**
 * Whether two literals are drift beyond doubt by the default for measured numbers (docs/classes.md), and of no
 * rank among the changes that are kept: then it is enough to count them. Undefined sends the pair to exact arithmetic.
 */
function certainMove({ rules, collector }, base, head, steps) {
    if (rules.tolerances.length + rules.globals.length > 0)
        return undefined;
    if (!DECIMAL.test(base) || !DECIMAL.test(head) || !((0,numbers/* isMeasured */.V2)(base) || (0,numbers/* isMeasured */.V2)(head)))
        return undefined;
    const [a, b] = [Number(base), Number(head)];
    const smaller = Math.min(Math.abs(a), Math.abs(b));
    if (smaller < LEAST || a < 0 !== b < 0)
        return undefined;
    const relative = Math.abs(a - b) / smaller;
    if (!(relative > SURELY_APART && relative < SURELY_WITHIN * rules.measured.relative))
        return undefined;
    const name = (0,names/* lastName */.U)(steps);
    if ((name !== undefined && (0,names/* isExactName */.b)(name)) || (0,comparison_collector/* wants */.YN)(collector, 'drift', relative))
        return undefined;
    return { base: a, head: b };
}
function countCertain({ collector, rules }, { base, head }) {
    (0,comparison_collector/* countMove */.NA)(collector, base, head);
    (0,comparison_collector/* plotMove */.hH)(collector, base, head, false, rules.measured);
    (0,comparison_collector/* tally */.N4)(collector, 'drift', 'number# moved within tolerance');
}

;// CONCATENATED MODULE: ./lib/comparison/large/in-step.js



const in_step_LF = 10;
/** Equal lines in a row before whole windows are compared again. */
const EQUAL_LINES = 4;
/**
 * Walks two files line by line, line i beside line i, up to `ends`. Declines where one has more lines. What lies behind the ends is counted
 * and not shown.
 */
function inStep(base, head, ends, window, visit) {
    const left = { source: base, end: ends.base, facts: newFacts(), offset: 0, block: Buffer.alloc(0), at: 0 };
    const right = { source: head, end: ends.head, facts: newFacts(), offset: 0, block: Buffer.alloc(0), at: 0 };
    let line = 0;
    let equal = EQUAL_LINES;
    while (left.offset + left.at < left.end && right.offset + right.at < right.end) {
        if (equal >= EQUAL_LINES) {
            line += skipEqual(left, right, window, visit, line);
            equal = 0;
            continue;
        }
        const one = next(left, window);
        const other = next(right, window);
        if (one.equals(other)) {
            equal += 1;
            visit.equal(one, line);
        }
        else {
            equal = 0;
            visit.differing(one, other, line);
        }
        line += 1;
    }
    if (left.offset + left.at < left.end || right.offset + right.at < right.end)
        (0,large_source/* decline */.BO)('more lines on one side');
    for (const cursor of [left, right])
        countRest(cursor, window);
    return { base: left.facts, head: right.facts };
}
function skipEqual(left, right, window, visit, line) {
    const from = left.offset + left.at;
    const to = right.offset + right.at;
    const bytes = Math.min(equalLines(left.source, from, right.source, to, window), left.end - from, right.end - to);
    const own = newFacts();
    let done = 0;
    while (done < bytes) {
        const block = linesAt(left.source, from + done, window, from + bytes);
        const before = own.lines;
        countLines(block, own);
        visit.equal(block, line + before);
        done += block.length;
    }
    // The blocks at hand were counted when they were read; what was skipped behind them is counted here.
    for (const [cursor, start] of [
        [left, from],
        [right, to],
    ]) {
        const held = cursor.offset + cursor.block.length;
        const reached = start + bytes;
        if (reached <= held) {
            cursor.at = reached - cursor.offset;
            continue;
        }
        for (let at = held; at < reached;) {
            const block = linesAt(cursor.source, at, window, reached);
            countLines(block, cursor.facts);
            at += block.length;
        }
        cursor.offset = reached;
        cursor.block = Buffer.alloc(0);
        cursor.at = 0;
    }
    return own.lines;
}
function next(cursor, window) {
    if (cursor.at >= cursor.block.length) {
        cursor.offset += cursor.block.length;
        cursor.at = 0;
        // A copy: other reads of this source come before it is used up.
        cursor.block = Buffer.from(linesAt(cursor.source, cursor.offset, window, cursor.end));
        countLines(cursor.block, cursor.facts);
    }
    const found = cursor.block.indexOf(in_step_LF, cursor.at);
    const end = found === -1 ? cursor.block.length : found + 1;
    const line = cursor.block.subarray(cursor.at, end);
    cursor.at = end;
    return line;
}
/** Lines behind the end of the walk, which only the layout knows of. */
function countRest(cursor, window) {
    for (let at = cursor.end; at < cursor.source.size;) {
        const block = linesAt(cursor.source, at, window);
        countLines(block, cursor.facts);
        at += block.length;
    }
}

;// CONCATENATED MODULE: ./lib/comparison/large/step-records.js














const step_records_LF = 10;
const step_records_CR = 13;
/**
 * JSON Lines of as many records as before, each of the same structure and none rewritten: then the comparer holds record i
 * against record i and there are no facts of shape, and this does so while it reads.
 */
function stepLargeRecords(base, head, rules, collector, limits, job) {
    requirePlainStart(base);
    requirePlainStart(head);
    const found = (0,comparison_collector/* newCollector */.oj)();
    const session = (0,documents/* newSession */.RL)(rules);
    const context = { ...(0,documents/* newContext */.CA)(session, found), scaleAt: () => (0,large_source/* decline */.BO)('the scale of a path') };
    const skeleton = newSkeleton();
    let first;
    const ends = { base: base.size, head: head.size };
    const facts = inStep(base, head, ends, limits.window, {
        equal: (block) => {
            eachLineOf(block, (start, end) => {
                first ??= block.toString('utf8', start, end);
                scanRecord(block, start, end, skeleton);
            });
        },
        differing: (one, other, line) => {
            const [oneEnd, otherEnd] = [contentEnd(one), contentEnd(other)];
            first ??= one.toString('utf8', 0, oneEnd);
            scanRecord(one, 0, oneEnd, skeleton);
            const moved = movedNumbers(one, oneEnd, other, otherEnd);
            if (moved === undefined) {
                judgeRecords(context, job, one.toString('utf8', 0, oneEnd), other.toString('utf8', 0, otherEnd), line);
                return;
            }
            for (const { steps, base: from, head: to } of moved) {
                const certain = certainMove(context, from, to, steps);
                if (certain !== undefined) {
                    countCertain(context, certain);
                    continue;
                }
                let place = { parent: undefined, base: line, head: line };
                for (const step of steps)
                    place = { parent: place, base: step, head: step };
                settle(context, numberNode(from, line), numberNode(to, line), place, steps.length + 1);
            }
        },
    });
    if (facts.base.empty + facts.head.empty > 0)
        (0,large_source/* decline */.BO)('empty lines');
    const sample = first === undefined ? [] : [recordOf(job, first, 0)];
    const sides = (0,pairing/* pairDocuments */.V)(documentOf(sample, facts.base), documentOf(sample, facts.head));
    return requireSettled((0,comparison_compare.compareReading)((0,documents/* newSession */.RL)(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector));
}
function contentEnd(line) {
    let end = line.length;
    if (end > 0 && line[end - 1] === step_records_LF) {
        end -= 1;
        if (end > 0 && line[end - 1] === step_records_CR)
            end -= 1;
    }
    return end;
}
function numberNode(literal, line) {
    return literal.includes('E')
        ? { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line: line + 1 }
        : { kind: 'number', type: 'number', literal, line: line + 1 };
}
function judgeRecords(context, job, from, to, line) {
    const [base, head] = [recordOf(job, from, line), recordOf(job, to, line)];
    if (!(0,structure/* sameStructure */.w)(base, head))
        (0,large_source/* decline */.BO)('another structure');
    settle(context, base, head, { parent: undefined, base: line, head: line }, 1);
}
/** Drift at most: a value that is rewritten could be the last that told a column from a hollow one. */
function settle(context, base, head, place, depth) {
    const pair = { base, head, place, baseGroup: undefined, headGroup: undefined, depth };
    if (!(0,tree/* judge */.S4)(context, pair))
        (0,large_source/* decline */.BO)('a value that is rewritten');
    (0,tree/* diff */.Ui)(context, pair);
}

// EXTERNAL MODULE: ./lib/documents/csv/records.js
var records = __webpack_require__(94295);
// EXTERNAL MODULE: ./lib/comparison/cells.js
var comparison_cells = __webpack_require__(25944);
// EXTERNAL MODULE: ./lib/comparison/table.js + 1 modules
var comparison_table = __webpack_require__(36736);
// EXTERNAL MODULE: ./lib/documents/formats/csv.js + 2 modules
var csv = __webpack_require__(38716);
;// CONCATENATED MODULE: ./lib/comparison/large/table.js













const table_QUOTE = 34;
/** Fewer rows do not show what a column holds (hollow.ts asks for three). */
const FEWEST_ROWS = 3;
/** Walks over all rows that the kinds of columns may cost. */
const MAX_WALKS = 48;
/** A table by its rows, one a line: those that differ and their neighbours are compared, all others are equal. */
async function compareLargeTable(base, head, rules, collector, limits, job) {
    requirePlainStart(base);
    requirePlainStart(head);
    const segments = segmentsOf(base, head, limits) ?? (0,large_source/* decline */.BO)('too much differs');
    const kept = keptOf(base, segments, limits.context, limits.front);
    requireFront(kept.gaps, limits.front);
    const left = await readKept(job, kept.base, kept.facts.base);
    const right = await readKept(job, kept.head, kept.facts.head);
    if (left.delimiter !== right.delimiter || left.header !== right.header)
        (0,large_source/* decline */.BO)('another dialect');
    const gaps = kept.gaps.map((gap) => ({
        ...gap,
        before: { base: gap.before.base - left.header, head: gap.before.head - right.header },
    }));
    requireQuotes(base, kept.gaps, limits.window, left.delimiter, kept.base.texts);
    const numbers = { base: left.numbers, head: right.numbers };
    const lengths = { base: kept.facts.base.lines - left.header, head: kept.facts.head.lines - right.header };
    let walks = 0;
    const cells = cellReader(left.delimiter);
    const width = left.table.columns.length;
    const omitted = omittedOf({
        gaps,
        aligned: kept.aligned,
        numbers,
        lengths,
        wanted: () => new Set([...left.table.rows, ...right.table.rows].map((row) => hashRow(row, width))),
        hashesOf: (gap, wanted) => {
            const found = new Set();
            eachLine(base, [gap], limits.window, (block, start, end) => {
                const hash = hashRow(cells.all(block, start, end), width);
                if (wanted.has(hash))
                    found.add(hash);
                return true;
            });
            return found;
        },
        columnBits: (column) => {
            // Each is a walk over the file, and a row may have thousands of columns.
            walks += 1;
            if (walks > MAX_WALKS)
                (0,large_source/* decline */.BO)('many columns that differ');
            let bits = 0;
            eachLine(base, gaps, limits.window, (block, start, end) => {
                bits |= cells.bit(block, start, end, column);
                // A text makes the column text, whatever else stands in it.
                return (bits & comparison_cells/* CELL */.JA.text) === 0;
            });
            return bits;
        },
        joins: (question) => joinsWith(question, {
            numbers,
            lengths,
            headers: { base: left.header, head: right.header },
            walk: (see) => {
                const plain = question.read('1') === 'n1';
                eachLine(base, gaps, limits.window, (block, start, end, gap, index) => {
                    const value = plain ? cells.digits(block, start, end, question.column) : -1;
                    if (value >= 0)
                        return see(value, gap, index);
                    const cell = cells.one(block, start, end, question.column);
                    return see(cell === undefined ? undefined : question.read(cell), gap, index);
                });
            },
        }),
    });
    const sides = (0,pairing/* pairDocuments */.V)(left.document, right.document);
    const result = (0,comparison_compare.compareReading)((0,documents/* newSession */.RL)(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
    return requireSettled(result);
}
/** Delimiter and header are guessed from the first rows, so those must be at hand; tests that fix both keep less. */
function requireFront(gaps, front) {
    const first = gaps[0]?.before;
    if (first === undefined || front === 0)
        return;
    if (Math.min(first.base, first.head) < MIN_FRONT_LINES)
        (0,large_source/* decline */.BO)('rows so long that few of them are at hand');
}
/** The kept lines as a file of their own; what its lines say of the whole file is put right. */
async function readKept(job, kept, facts) {
    if (facts.empty > 0)
        (0,large_source/* decline */.BO)('empty lines');
    if (facts.lf > 0 && facts.crlf > 0)
        (0,large_source/* decline */.BO)('mixed line ends');
    for (const text of kept.texts)
        if (quotesIn(text) % 2 === 1)
            (0,large_source/* decline */.BO)('a cell over several lines');
    const { limits, rule } = job;
    const { header, yaml, ignoreMembers } = rule;
    const result = await csv.csv.read({
        bytes: Buffer.from(kept.texts.join(facts.crlf > 0 ? '\r\n' : '\n')),
        path: job.path,
        options: { limits, header, yaml, ignoreMembers },
        openMember: () => (0,large_source/* decline */.BO)('no container'),
    });
    if (!result.ok)
        return (0,large_source/* decline */.BO)('does not read');
    const { document } = result;
    const [{ content: table }] = document.readings;
    if (table.kind !== 'table' || document.declared['quoting'] !== undefined)
        return (0,large_source/* decline */.BO)('no plain table');
    const lines = table.lines.map((line) => kept.numbers[line - 1] + 1);
    const headerLines = document.declared['header'] === 'none' ? 0 : 1;
    if (lines.length < FEWEST_ROWS || lines.length + headerLines !== kept.texts.length)
        return (0,large_source/* decline */.BO)('few rows at hand');
    const quotes = document.layout['quotes'];
    return {
        document: {
            ...document,
            readings: [{ label: '', content: { ...table, lines } }],
            layout: {
                encoding: 'UTF-8',
                ...(0,documents_layout/* layoutOfLines */.JC)({ lf: facts.lf, crlf: facts.crlf, cr: 0 }, facts.unended, 0),
                ...(quotes === undefined ? {} : { quotes }),
            },
        },
        table,
        delimiter: DELIMITER_BY_NAME[document.declared['delimiter'] ?? ''] ?? (0,large_source/* decline */.BO)('an unusual delimiter'),
        header: headerLines,
        numbers: lines.map((line) => line - 1 - headerLines),
    };
}
const DELIMITER_BY_NAME = { tab: '\t', semicolon: ';', pipe: '|', comma: ',' };
function quotesIn(text) {
    let count = 0;
    for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1))
        count += 1;
    return count;
}
/**
 * Quotes in what is omitted must be in order, line by line, and its habits must be seen in what is kept of the same runs: then the
 * habit of a side is the one that its kept lines show.
 */
function requireQuotes(source, gaps, window, delimiter, texts) {
    if (gaps.length === 0)
        return;
    const omitted = { unneeded: false, bare: false };
    const shown = { unneeded: false, bare: false };
    for (const { before, lead, tail } of gaps) {
        for (const text of texts.slice(before.base - lead, before.base + tail))
            habits(text, delimiter, shown);
    }
    eachBlock(source, gaps, window, (block) => {
        const quote = finder(table_QUOTE);
        if (quote(block, 0) === block.length) {
            omitted.bare = true;
            return;
        }
        eachLineOf(block, (start, end) => {
            if (quote(block, start) < end)
                habits(block.toString('utf8', start, end), delimiter, omitted);
            else
                omitted.bare = true;
        });
    });
    if ((omitted.unneeded && !shown.unneeded) || (omitted.bare && !shown.bare))
        (0,large_source/* decline */.BO)('quotes of another habit');
}
function habits(text, delimiter, into) {
    if (quotesIn(text) % 2 === 1)
        (0,large_source/* decline */.BO)('a cell over several lines');
    const outcome = (0,records/* readRecords */.T)(text, delimiter, { maxCells: Number.POSITIVE_INFINITY });
    const { quotes } = outcome.ok ? outcome.records : (0,large_source/* decline */.BO)('quotes out of order');
    into.unneeded ||= quotes.unneeded > 0;
    into.bare ||= quotes.bare > 0;
}
function hashRow(row, width) {
    const cells = [];
    for (let column = 0; column < width; column += 1)
        cells.push(row[column]);
    return (0,comparison_table/* hashCells */.iB)(cells, () => (0,large_source/* decline */.BO)('a typed cell'));
}
/** Reads cells of lines whose quotes are in order. */
function cellReader(delimiter) {
    const mark = delimiter.charCodeAt(0);
    const place = { start: 0, end: 0 };
    /** Where the cell of a line without quotes in front of it stands; false where a quote stands there or the row is shorter. */
    const find = (block, start, end, column) => {
        let left = column;
        let at = start;
        for (; left > 0 && at < end; at += 1) {
            const byte = block[at];
            if (byte === mark)
                left -= 1;
            else if (byte === table_QUOTE)
                return false;
        }
        if (left > 0)
            return false;
        place.start = at;
        for (; at < end; at += 1) {
            const byte = block[at];
            if (byte === mark)
                break;
            if (byte === table_QUOTE)
                return false;
        }
        place.end = at;
        return true;
    };
    const all = (block, start, end) => {
        const text = block.toString('utf8', start, end);
        if (!text.includes('"'))
            return text.split(delimiter);
        const outcome = (0,records/* readRecords */.T)(text, delimiter, { maxCells: Number.POSITIVE_INFINITY });
        return outcome.ok ? outcome.records.rows[0] : (0,large_source/* decline */.BO)('quotes out of order');
    };
    const one = (block, start, end, column) => find(block, start, end, column) ? block.toString('utf8', place.start, place.end) : all(block, start, end)[column];
    return {
        all,
        one,
        digits: (block, start, end, column) => find(block, start, end, column) ? digitsAt(block, place.start, place.end) : -1,
        bit: (block, start, end, column) => {
            if (find(block, start, end, column)) {
                const bit = plainBit(block, place.start, place.end);
                if (bit !== 0)
                    return bit;
            }
            const cell = one(block, start, end, column);
            return cell === undefined ? 0 : (0,comparison_cells/* cellBit */.uA)(cell);
        },
    };
}
/** The bit of digits, or of digits with a point among them; 0 for all else. */
function plainBit(block, start, end) {
    let at = start;
    if (block[at] === 45)
        at += 1;
    const first = at;
    let digits = 0;
    while (at < end && block[at] >= 48 && block[at] <= 57) {
        at += 1;
        digits += 1;
    }
    if (digits === 0 || (digits > 1 && block[first] === 48))
        return 0;
    if (at === end)
        return comparison_cells/* CELL */.JA.integer;
    if (block[at] !== 46)
        return 0;
    at += 1;
    while (at < end && block[at] >= 48 && block[at] <= 57)
        at += 1;
    return at === end ? comparison_cells/* CELL */.JA.decimal : 0;
}

;// CONCATENATED MODULE: ./lib/comparison/large/step-table.js

















const step_table_QUOTE = 34;
const BATCH = 1_024;
const LEAST_FRONT = 1_024;
/**
 * A table of as many rows as before, none of them rewritten and no column another: then the comparer holds row i against row i,
 * and this does so while it reads. What a column is has to be known first, so both files are walked twice.
 */
async function stepLargeTable(base, head, rules, collector, limits, job) {
    requirePlainStart(base);
    requirePlainStart(head);
    const left = await frontOf(base, limits, job);
    const right = await frontOf(head, limits, job);
    const names = ({ table }) => JSON.stringify(table.columns.map(({ name }) => name));
    if (left.delimiter !== right.delimiter || left.header !== right.header || names(left) !== names(right))
        (0,large_source/* decline */.BO)('another dialect');
    const facts = columnsOf(base, head, left, limits.window);
    for (const { empty, lf, crlf, lines } of [facts.lines.base, facts.lines.head]) {
        if (empty > 0 || (lf > 0 && crlf > 0))
            (0,large_source/* decline */.BO)('empty lines or mixed ends');
        if (lines - left.header <= comparison_table/* MAX_LABELLED_ROWS */.zS)
            (0,large_source/* decline */.BO)('few rows, which are named by their key');
    }
    const columns = left.table.columns.map(({ name }, index) => {
        const one = (0,comparison_cells/* factsOf */.xS)(facts.base.bits[index]);
        const other = (0,comparison_cells/* factsOf */.xS)(facts.head.bits[index]);
        if (one.kind !== other.kind || one.nulls !== other.nulls)
            (0,large_source/* decline */.BO)('a fact of shape');
        const pair = { base: () => one, head: () => other, same: true, kind: false, nulls: false };
        return { name, base: index, head: index, facts: pair };
    });
    const found = (0,comparison_collector/* newCollector */.oj)();
    judgeRows(base, head, rules, found, columns, left, limits.window);
    const sides = (0,pairing/* pairDocuments */.V)(step_table_documentOf(left, facts.base, facts.lines.base), step_table_documentOf(right, facts.head, facts.lines.head));
    return requireSettled((0,comparison_compare.compareReading)((0,documents/* newSession */.RL)(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector));
}
/** The first rows: they decide about the dialect. */
async function frontOf(source, limits, job) {
    const block = linesAt(source, 0, Math.max(limits.front, LEAST_FRONT));
    const facts = newFacts();
    countLines(block, facts);
    const texts = [];
    eachLineOf(block, (start, end) => {
        texts.push(block.toString('utf8', start, end));
    });
    if (limits.front > 0 && block.length < source.size && texts.length < MIN_FRONT_LINES)
        (0,large_source/* decline */.BO)('few rows at hand');
    return readKept(job, { texts, numbers: texts.map((_, index) => index) }, facts);
}
function columnsOf(base, head, { delimiter, header, table }, window) {
    const width = table.columns.length;
    const side = () => ({ bits: new Int32Array(width), unneeded: false, bare: false });
    const [left, right, both] = [side(), side(), side()];
    const ends = { base: base.size, head: head.size };
    const quote = finder(step_table_QUOTE);
    const see = (into, block, start, end, line) => quote(block, start) < end
        ? seeQuoted(block.toString('utf8', start, end), delimiter, into, line >= header)
        : seeRow(block, start, end, delimiter, into, line >= header);
    const lines = inStep(base, head, ends, window, {
        equal: (block, first) => {
            let line = first;
            eachLineOf(block, (start, end) => {
                see(both, block, start, end, line);
                line += 1;
            });
        },
        differing: (one, other, line) => {
            for (const [into, bytes] of [
                [left, one],
                [right, other],
            ]) {
                eachLineOf(bytes, (start, end) => {
                    if (see(into, bytes, start, end, line) !== width)
                        (0,large_source/* decline */.BO)('a row of another length');
                });
            }
        },
    });
    for (const into of [left, right]) {
        for (let index = 0; index < width; index += 1)
            into.bits[index] |= both.bits[index];
        into.unneeded ||= both.unneeded;
        into.bare ||= both.bare;
    }
    return { base: left, head: right, lines };
}
/** Adds a row to what is known of its columns (the header only to the quotes); how many cells it has. */
function seeRow(block, start, end, delimiter, into, data) {
    const mark = delimiter.charCodeAt(0);
    const { bits } = into;
    let cells = 0;
    for (let at = start;; cells += 1) {
        const found = block.indexOf(mark, at);
        const stop = found === -1 || found > end ? end : found;
        if (stop > at)
            into.bare = true;
        if (data && cells < bits.length && (bits[cells] & comparison_cells/* CELL */.JA.text) === 0) {
            const bit = plainBit(block, at, stop);
            bits[cells] |= bit === 0 ? (0,comparison_cells/* cellBit */.uA)(block.toString('utf8', at, stop)) : bit;
        }
        if (stop === end)
            return cells + 1;
        at = stop + 1;
    }
}
function seeQuoted(text, delimiter, into, data) {
    const { row, quotes } = quotedRow(text, delimiter);
    into.unneeded ||= quotes.unneeded > 0;
    into.bare ||= quotes.bare > 0;
    if (data)
        for (let index = 0; index < Math.min(row.length, into.bits.length); index += 1)
            into.bits[index] |= (0,comparison_cells/* cellBit */.uA)(row[index]);
    return row.length;
}
function quotedRow(text, delimiter) {
    if (quotesIn(text) % 2 === 1)
        (0,large_source/* decline */.BO)('a cell over several lines');
    const outcome = (0,records/* readRecords */.T)(text, delimiter, { maxCells: Number.POSITIVE_INFINITY });
    const { rows, quotes } = outcome.ok ? outcome.records : (0,large_source/* decline */.BO)('quotes out of order');
    return { row: rows[0], quotes };
}
function judgeRows(base, head, rules, found, columns, { delimiter, header, table }, window) {
    const rowOf = (text) => text.includes('"') ? quotedRow(text, delimiter).row : text.split(delimiter);
    const numbers = [];
    const lines = [];
    const left = [];
    const right = [];
    const omitted = numberedBy(numbers);
    const walk = {
        context: {
            ...(0,documents/* newContext */.CA)((0,documents/* newSession */.RL)(rules), found),
            at: (place) => (0,comparison_table/* tableAt */.af)(place, undefined, omitted),
            scaleAt: () => (0,large_source/* decline */.BO)('the scale of a column'),
        },
        base: { ...table, rows: left, lines, ragged: [] },
        head: { ...table, rows: right, lines, ragged: [] },
        columns,
        ragged: false,
        inPlace: false,
    };
    const judge = () => {
        for (let index = 0; index < left.length; index += 1) {
            if (certainRow(walk, left[index], right[index]))
                continue;
            if (!(0,comparison_table/* judgeRow */.gV)(walk, index, index))
                (0,large_source/* decline */.BO)('a row that is rewritten');
            (0,comparison_table/* diffRow */.Y4)(walk, index, index);
        }
        for (const list of [numbers, lines, left, right])
            list.length = 0;
    };
    inStep(base, head, { base: base.size, head: head.size }, window, {
        equal: () => undefined,
        differing: (one, other, line) => {
            if (line < header)
                return;
            numbers.push(line - header);
            lines.push(line + 1);
            left.push(rowOf(lineText(one)));
            right.push(rowOf(lineText(other)));
            if (left.length === BATCH)
                judge();
        },
    });
    judge();
}
/** Counts a row in which nothing differs but numbers that doubles are certain of; false where exact arithmetic has to be asked. */
function certainRow({ context, columns }, from, to) {
    const moves = [];
    for (const { base, head, name, facts } of columns) {
        const [a, b] = [from[base], to[head]];
        if (a === b)
            continue;
        if (facts?.base().kind !== 'decimal')
            return false;
        const move = certainMove(context, a, b, [name]);
        // A leading zero makes a text of a cell.
        if (move === undefined || /^-?0[0-9]/.test(a) || /^-?0[0-9]/.test(b))
            return false;
        moves.push(move);
    }
    for (const move of moves)
        countCertain(context, move);
    return true;
}
function step_table_documentOf({ document }, { unneeded, bare }, { lf, crlf, unended }) {
    const layout = { encoding: 'UTF-8', ...(0,documents_layout/* layoutOfLines */.JC)({ lf, crlf, cr: 0 }, unended, 0) };
    return { ...document, layout: { ...layout, quotes: unneeded ? (bare ? 'some' : 'all') : 'where needed' } };
}

// EXTERNAL MODULE: ./lib/documents/arrays/elements.js
var arrays_elements = __webpack_require__(66136);
// EXTERNAL MODULE: ./lib/documents/formats/npy.js + 1 modules
var npy = __webpack_require__(187);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
// EXTERNAL MODULE: ./lib/comparison/tensor.js + 1 modules
var tensor = __webpack_require__(63130);
;// CONCATENATED MODULE: ./lib/comparison/large/step-tensor.js










/** Longer headers are left to the plain path. Bytes. */
const HEADER_BYTES = 65_536;
/** The largest element, complex128. Bytes. */
const LARGEST_ITEM = 16;
/** Two arrays of numpy with one header: element i is held against element i while both files are read. */
function stepLargeTensor(base, head, rules, collector, limits) {
    const layout = commonLayout(base, head);
    const { dtype, dimensions, byteOrder } = layout.header;
    const found = (0,comparison_collector/* newCollector */.oj)();
    const compare = (0,tensor/* elementComparer */.ik)((0,documents/* newContext */.CA)((0,documents/* newSession */.RL)(rules), found), dtype, dimensions);
    const elements = (bytes) => (0,arrays_elements/* readElements */.cl)(bytes, dtype, byteOrder === 'big');
    const step = Math.max(LARGEST_ITEM, limits.window - (limits.window % LARGEST_ITEM));
    const sample = elements(Buffer.from(head.read(layout.start, Math.min(step, head.size - layout.start))));
    let first = 0;
    let varies = false;
    for (let at = layout.start; at < head.size; at += step) {
        const length = Math.min(step, head.size - at);
        const [left, right] = [base.read(at, length), head.read(at, length)];
        const ours = elements(right);
        varies ||= ours.some((value) => value !== sample[0] && !(Number.isNaN(value) && Number.isNaN(sample[0])));
        if (!left.equals(right))
            compare(elements(left), ours, first);
        first += ours.length;
    }
    // What is one number everywhere may be hollow; whether it is takes all of base.
    if (found.counts.value > 0 && !varies)
        (0,large_source/* decline */.BO)('head is one number everywhere');
    const document = (0,npy.npyDocument)(layout, sample);
    const reading = { kind: 'documents', ...(0,pairing/* pairDocuments */.V)(document, document) };
    return requireUsed((0,comparison_compare.compareReading)((0,documents/* newSession */.RL)(rules, undefined, { walked: found }), reading, collector));
}
/** Of both files, where they begin with the same bytes up to the first element and keep rows as they are compared. */
function commonLayout(base, head) {
    const beginning = Buffer.from(base.read(0, Math.min(base.size, HEADER_BYTES)));
    const layout = layoutOf(beginning, base.size);
    if (base.size !== head.size || !(0,npy.isRowOrder)(layout.header))
        (0,large_source/* decline */.BO)('another order or another size');
    if (!head.read(0, layout.start).equals(beginning.subarray(0, layout.start)))
        (0,large_source/* decline */.BO)('another header');
    return layout;
}
function layoutOf(beginning, size) {
    try {
        return (0,npy.readNpyLayout)(beginning, size);
    }
    catch (error) {
        if (error instanceof stop/* ReadStop */.t6)
            return (0,large_source/* decline */.BO)(error.message);
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/comparison/text.js
var comparison_text = __webpack_require__(31130);
;// CONCATENATED MODULE: ./lib/comparison/large/text.js











/** Plain text by its lines: those that differ and their neighbours are compared, all others are equal. */
function compareLargeText(base, head, rules, collector, limits) {
    requirePlainStart(base);
    requirePlainStart(head);
    const segments = segmentsOf(base, head, limits) ?? (0,large_source/* decline */.BO)('too much differs');
    const kept = keptOf(base, segments, limits.context);
    if (!kept.head.texts.some((line) => (0,comparison_text/* stripEnd */.Gl)(line) !== ''))
        (0,large_source/* decline */.BO)('nothing but empty lines at hand');
    const last = kept.gaps.at(-1)?.before ?? { base: 0, head: 0 };
    requireEnd(kept.base.texts.slice(last.base), kept.gaps);
    requireEnd(kept.head.texts.slice(last.head), kept.gaps);
    const stripped = { base: kept.base.texts.map(comparison_text/* stripEnd */.Gl), head: kept.head.texts.map(comparison_text/* stripEnd */.Gl) };
    const omitted = omittedOf({
        gaps: kept.gaps,
        aligned: kept.aligned,
        numbers: { base: kept.base.numbers, head: kept.head.numbers },
        lengths: { base: kept.facts.base.lines, head: kept.facts.head.lines },
        wanted: () => new Set([...stripped.base, ...stripped.head].map((line) => (0,nodes/* hashText */.qj)(line))),
        hashesOf: (gap, hashes) => hashesOfGap(base, gap, hashes, limits.window),
    });
    const sides = (0,pairing/* pairDocuments */.V)(textDocument(kept.base.texts, kept.facts.base), textDocument(kept.head.texts, kept.facts.head));
    return requireUsed((0,comparison_compare.compareReading)((0,documents/* newSession */.RL)(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector));
}
/** How many empty lines end a file must be seen from the kept ones: the last gap has to lie before a line with content. */
function requireEnd(behind, gaps) {
    if (gaps.length > 0 && !behind.some((line) => (0,comparison_text/* stripEnd */.Gl)(line) !== ''))
        (0,large_source/* decline */.BO)('many empty lines at the end');
}
function textDocument(lines, { lf, crlf, unended, trailing }) {
    return {
        format: 'text',
        readings: [{ label: '', content: { kind: 'text', lines } }],
        declared: {},
        layout: { encoding: 'UTF-8', ...(0,documents_layout/* layoutOfLines */.JC)({ lf, crlf, cr: 0 }, unended, trailing) },
        notices: [],
    };
}
/** Which of the wanted hashes lines of the gap have, hashed as the comparer hashes them: normalised, by UTF-16 units. */
function hashesOfGap(source, gap, wanted, window) {
    const found = new Set();
    const end = gap.offset + gap.bytes;
    for (let at = gap.offset; at < end;) {
        const block = linesAt(source, at, window, end);
        for (let start = 0; start < block.length;) {
            const next = block.indexOf(10, start);
            const stop = next === -1 ? block.length : next + 1;
            const hash = asciiHash(block, start, stop) ?? (0,nodes/* hashText */.qj)((0,comparison_text/* stripEnd */.Gl)(lineText(block.subarray(start, stop))));
            if (wanted.has(hash))
                found.add(hash);
            start = stop;
        }
        at += block.length;
    }
    return found;
}
/** `hashText` of the line without white space at its end; undefined where it is not ASCII. */
function asciiHash(block, start, stop) {
    let end = stop;
    while (end > start && isAsciiSpace(block[end - 1]))
        end -= 1;
    let hash = 0x811c9dc5;
    let high = 0;
    for (let index = start; index < end; index += 1) {
        const byte = block[index];
        high |= byte;
        hash = Math.imul(hash ^ byte, 0x01000193);
    }
    return high < 128 ? hash | 0 : undefined;
}
function isAsciiSpace(byte) {
    return (byte >= 9 && byte <= 13) || (byte >= 28 && byte <= 32);
}

;// CONCATENATED MODULE: ./lib/comparison/large/step-text.js












/** Lines that are judged at once. */
const step_text_BATCH = 1_024;
/** Where the empty lines at the end are looked for. Bytes. */
const END_BYTES = 65_536;
/**
 * Plain text of as many lines as before, at most one of them rewritten: then the comparer holds line i against line i, and
 * this does so while it reads. What else differs is layout.
 */
function stepLargeText(base, head, rules, collector, limits) {
    requirePlainStart(base);
    requirePlainStart(head);
    const ends = { base: endOf(base), head: endOf(head) };
    if (ends.base.empty !== ends.head.empty)
        (0,large_source/* decline */.BO)('empty lines at the end');
    const found = (0,comparison_collector/* newCollector */.oj)();
    const blanks = (0,comparison_collector/* newCollector */.oj)();
    const numbers = [];
    const left = [];
    const right = [];
    const session = (0,documents/* newSession */.RL)(rules);
    const omitted = numberedBy(numbers);
    const lists = (into) => ({ ...(0,documents/* newContext */.CA)(session, into), omitted });
    let rewritten = 0;
    const judge = () => {
        const [stripped, other] = [left.map(comparison_text/* stripEnd */.Gl), right.map(comparison_text/* stripEnd */.Gl)];
        const lines = (0,comparison_text/* linesOf */.Dx)(lists(found), stripped, other);
        for (let index = 0; index < left.length; index += 1) {
            if (!lines.drift(index, index))
                rewritten += 1;
            lines.diff(index, index);
        }
        if (rewritten > 1)
            (0,large_source/* decline */.BO)('lines that are rewritten');
        (0,comparison_text/* trailing */.ZY)(lists(blanks), left, right, stripped, other);
        for (const list of [numbers, left, right])
            list.length = 0;
    };
    const facts = inStep(base, head, { base: ends.base.offset, head: ends.head.offset }, limits.window, {
        equal: () => undefined,
        differing: (one, two, line) => {
            numbers.push(line);
            left.push(lineText(one));
            right.push(lineText(two));
            if (left.length === step_text_BATCH)
                judge();
        },
    });
    judge();
    (0,comparison_compare.absorb)(found, blanks);
    const sample = [ends.base.last];
    const sides = (0,pairing/* pairDocuments */.V)(textDocument(sample, facts.base), textDocument(sample, facts.head));
    return requireUsed((0,comparison_compare.compareReading)((0,documents/* newSession */.RL)(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector));
}
/** Where the empty lines at the end of a text begin, how many they are, and the line in front of them. */
function endOf(source) {
    const from = Math.max(0, source.size - END_BYTES);
    const block = source.read(from, source.size - from);
    let end = block.length;
    for (let empty = 0; end > 0; empty += 1) {
        const start = end < 2 ? 0 : block.lastIndexOf(10, end - 2) + 1;
        const last = lineText(block.subarray(start, end));
        if ((0,comparison_text/* stripEnd */.Gl)(last) !== '')
            return { offset: from + end, empty, last };
        end = start;
    }
    return (0,large_source/* decline */.BO)('nothing but empty lines at the end');
}

;// CONCATENATED MODULE: ./lib/comparison/large/compare-large.js












const LARGE = { window: 1_048_576, least: large_source/* LARGE_BYTES */.cz, context: 32, front: 262_144, kept: 20_000 };
/** How often a look ahead may read a line. */
const MAX_LOOKS = 100_000;
/**
 * Compares two large files by what differs between them, or gives undefined: then the plain path has to answer. The answer is
 * that of the plain path, change for change (docs/adr/0200). Both sides are regular files that differ; `start` holds what
 * is known already (the mode).
 */
async function compareLarge(job, base, head, options = LARGE, start = comparison_collector/* newCollector */.oj) {
    if (Math.min(base.size, head.size) < options.least)
        return undefined;
    const entry = job.rule.format === 'auto' ? (0,registry/* formatForPath */.G9)(job.path) : (0,registry/* formatById */.aZ)(job.rule.format);
    if (entry === undefined || !(0,large_source/* isLargeFormat */.rU)(entry.id))
        return undefined;
    try {
        if (job.rule.format === 'auto' && Math.min(base.size, head.size) <= sniff/* MAX_POINTER_BYTES */.l$)
            requireNoPointer(base, head);
        const { window, context, front, kept } = options;
        const limits = { window, context, front, maxLines: kept, maxLooks: MAX_LOOKS };
        for (const judge of FORMATS[entry.id]) {
            // Each attempt has rules of its own, for they remember what has matched.
            const rules = await (0,comparison_rules/* prepareRules */.Zb)(job);
            requireSimple(rules);
            const answer = await answerOf(() => judge(base, head, rules, start(), limits, job));
            if (answer !== undefined)
                return answer;
        }
        return undefined;
    }
    catch (error) {
        if (error instanceof large_source/* Declined */.FX)
            return undefined;
        throw error;
    }
}
async function answerOf(judge) {
    try {
        return await judge();
    }
    catch (error) {
        if (error instanceof large_source/* Declined */.FX)
            return undefined;
        throw error;
    }
}
/** Each in turn: files that differ here and there, then files of as many lines as before that differ everywhere by a little. */
const FORMATS = {
    csv: [compareLargeTable, stepLargeTable],
    jsonl: [compareLargeRecords, stepLargeRecords],
    text: [compareLargeText, stepLargeText],
    npy: [stepLargeTensor],
};
/** A pointer of Git LFS is read as one, whatever its path says. */
function requireNoPointer(base, head) {
    for (const source of [base, head]) {
        if (source.size <= sniff/* MAX_POINTER_BYTES */.l$ && source.read(0, Math.min(8, source.size)).toString('latin1') === 'version ')
            (0,large_source/* decline */.BO)('perhaps a pointer');
    }
}
/**
 * Rules that ask for more than what differs: ids are mapped over all values, a multiset needs all elements, and an index, a declared
 * key or a map is looked for in the whole document to say whether it matched anything.
 */
function requireSimple(rules) {
    const { keys, unordered, maps, notMaps, ids, timestamps, texts } = rules;
    if ([keys, unordered, maps, notMaps, ids, timestamps, texts].some((list) => list.length > 0))
        (0,large_source/* decline */.BO)('rules');
    for (const { pattern } of rules.tolerances) {
        if (pattern.segments.some(({ selector }) => selector.kind === 'index'))
            (0,large_source/* decline */.BO)('a rule for an index');
    }
}


/***/ }),

/***/ 66136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ widenEighths),
/* harmony export */   KX: () => (/* binding */ elementCount),
/* harmony export */   Y8: () => (/* binding */ ITEM_BYTES),
/* harmony export */   cl: () => (/* binding */ readElements),
/* harmony export */   sP: () => (/* binding */ toRowOrder)
/* harmony export */ });
/* unused harmony export halfToNumber */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Bytes of one element in the file. */
const ITEM_BYTES = {
    bool: 1,
    int8: 1,
    int16: 2,
    int32: 4,
    int64: 8,
    uint8: 1,
    uint16: 2,
    uint32: 4,
    uint64: 8,
    float16: 2,
    bfloat16: 2,
    float32: 4,
    float64: 8,
    complex64: 8,
    complex128: 16,
};
/** Bytes of one number, which is half an element where elements are complex. */
const WORD_BYTES = {
    ...ITEM_BYTES,
    complex64: 4,
    complex128: 8,
};
const HOST_IS_BIG = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.endianness)() === 'BE';
/** The numbers of an array whose bytes are all there: `bytes.length` is a multiple of the element's size. */
function readElements(bytes, dtype, bigEndian) {
    const { buffer, byteOffset, byteLength } = aligned(bytes, WORD_BYTES[dtype], bigEndian !== HOST_IS_BIG);
    const count = byteLength / WORD_BYTES[dtype];
    switch (dtype) {
        case 'bool':
        case 'uint8':
            return new Uint8Array(buffer, byteOffset, count);
        case 'int8':
            return new Int8Array(buffer, byteOffset, count);
        case 'int16':
            return new Int16Array(buffer, byteOffset, count);
        case 'int32':
            return new Int32Array(buffer, byteOffset, count);
        case 'int64':
            return new BigInt64Array(buffer, byteOffset, count);
        case 'uint16':
            return new Uint16Array(buffer, byteOffset, count);
        case 'uint32':
            return new Uint32Array(buffer, byteOffset, count);
        case 'uint64':
            return new BigUint64Array(buffer, byteOffset, count);
        case 'float16':
            return widen(new Uint16Array(buffer, byteOffset, count), halfToNumber);
        case 'bfloat16':
            return widenBrain(new Uint16Array(buffer, byteOffset, count));
        case 'float32':
        case 'complex64':
            return new Float32Array(buffer, byteOffset, count);
        case 'float64':
        case 'complex128':
            return new Float64Array(buffer, byteOffset, count);
    }
}
/** A view of the file where that is possible, because an array may be most of the memory there is. */
function aligned(bytes, word, swap) {
    if (word === 1 || (!swap && bytes.byteOffset % word === 0))
        return bytes;
    const copy = Buffer.from(new Uint8Array(bytes).buffer);
    if (!swap)
        return copy;
    if (word === 2)
        return copy.swap16();
    return word === 4 ? copy.swap32() : copy.swap64();
}
function widen(words, value) {
    const values = new Float32Array(words.length);
    for (let index = 0; index < words.length; index += 1)
        values[index] = value(words[index]);
    return values;
}
/** bfloat16 is the upper half of float32. */
function widenBrain(words) {
    const bits = new Uint32Array(words.length);
    for (let index = 0; index < words.length; index += 1)
        bits[index] = words[index] << 16;
    return new Float32Array(bits.buffer);
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
/** The eight-bit floats of OCP: E4M3 has no infinity and one NaN, E5M2 is the upper half of binary16. Both fit binary16. */
function widenEighths(bytes, kind) {
    if (kind === 'E5M2')
        return widen(bytes, (bits) => halfToNumber(bits << 8));
    return widen(bytes, (bits) => {
        const sign = bits & 0x80 ? -1 : 1;
        const exponent = (bits >> 3) & 0x0f;
        const fraction = bits & 0x07;
        if (exponent === 0x0f && fraction === 0x07)
            return Number.NaN;
        if (exponent === 0)
            return sign * fraction * 2 ** -9;
        return sign * (1 + fraction / 8) * 2 ** (exponent - 7);
    });
}
/**
 * From the order in which the first index moves fastest (Fortran) to that in which the last does (C).
 * `parts` numbers make an element.
 */
function toRowOrder(values, dimensions, parts) {
    const ordered = values.slice();
    const strides = [];
    let stride = 1;
    for (const size of dimensions) {
        strides.push(stride);
        stride *= size;
    }
    const index = dimensions.map(() => 0);
    let from = 0;
    for (let to = 0; to < stride; to += 1) {
        for (let part = 0; part < parts; part += 1)
            ordered[to * parts + part] = values[from * parts + part];
        for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
            index[axis] += 1;
            from += strides[axis];
            if (index[axis] < dimensions[axis])
                break;
            from -= strides[axis] * dimensions[axis];
            index[axis] = 0;
        }
    }
    return ordered;
}
/** The number of elements, or undefined where it is beyond what a file can hold. */
function elementCount(dimensions) {
    if (dimensions.includes(0))
        return 0;
    let count = 1;
    for (const size of dimensions) {
        count *= size;
        if (count > Number.MAX_SAFE_INTEGER)
            return undefined;
    }
    return count;
}


/***/ }),

/***/ 26729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ bytesFact),
/* harmony export */   Fy: () => (/* binding */ binaryResult),
/* harmony export */   Hz: () => (/* binding */ binaryDocument),
/* harmony export */   a: () => (/* binding */ ascii),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   w1: () => (/* binding */ startsWith)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function binaryDocument(parts) {
    const { format, content, declared = {}, facts, layout = {}, notices = [], incomplete } = parts;
    return {
        format,
        readings: [{ label: '', content }],
        declared,
        ...(facts === undefined || Object.keys(facts).length === 0 ? {} : { facts }),
        layout,
        notices,
        ...(incomplete === undefined ? {} : { incomplete }),
    };
}
function binaryResult(parts) {
    return { ok: true, document: binaryDocument(parts) };
}
/** A fact about bytes: their number and so much of a digest that a person can tell two apart. */
function bytesFact(bytes) {
    const parts = bytes instanceof Uint8Array ? [bytes] : bytes;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let total = 0;
    for (const part of parts) {
        total += part.length;
        // Without the lengths, moving a byte from one part to the next would go unseen.
        hash.update(`${part.length}:`).update(part);
    }
    return `${total} bytes (${hash.digest('hex').slice(0, 32)})`;
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function ascii(bytes, from, length) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, from + length);
}
function startsWith(bytes, magic, from = 0) {
    return ascii(bytes, from, magic.length) === magic;
}


/***/ }),

/***/ 94295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readRecords)
/* harmony export */ });
const QUOTE = 34;
const LF = 10;
const CR = 13;
/**
 * RFC 4180 with LF, CRLF or CR at the end of a record. Own, because no library gives the line on which a record
 * starts when cells hold line ends (docs/adr/0032). A quote inside an unquoted cell, text after a closing quote and a
 * quote that is never closed are errors: readers disagree about what they mean.
 */
function readRecords(text, delimiter, limits) {
    const cursor = { text, delimiter, at: 0, line: 1, unneeded: 0, bare: 0, broken: [] };
    const rows = [];
    const lines = [];
    const blanks = [];
    let cells = 0;
    const feeds = finder(text, '\n');
    const carriages = finder(text, '\r');
    const quotes = limits.quoting === false ? () => text.length : finder(text, '"');
    while (cursor.at < text.length && rows.length < (limits.maxRows ?? Number.POSITIVE_INFINITY)) {
        const { at, line } = cursor;
        const end = Math.min(feeds(at), carriages(at));
        let row;
        if (end === at) {
            blanks.push(rows.length);
            row = [''];
            endRecord(cursor, end);
        }
        else if (quotes(at) >= end) {
            row = text.slice(at, end).split(delimiter);
            for (const cell of row)
                if (cell !== '')
                    cursor.bare += 1;
            endRecord(cursor, end);
        }
        else {
            const slow = quotedRecord(cursor);
            if (typeof slow === 'string')
                return refusal(cursor, slow);
            row = slow;
        }
        cells += row.length;
        if (cells > limits.maxCells)
            return { ...refusal(cursor, `more than ${limits.maxCells} cells`), limit: true };
        rows.push(row);
        lines.push(line);
    }
    const quoteCounts = { unneeded: cursor.unneeded, bare: cursor.bare };
    return { ok: true, records: { ...withoutBlanks(rows, lines, blanks, quoteCounts), broken: cursor.broken } };
}
/** Where the next `mark` is at or after an offset; offsets only grow, so each is looked for once. */
function finder(text, mark) {
    let found = -1;
    return (from) => {
        if (found < from) {
            const next = text.indexOf(mark, from);
            found = next === -1 ? text.length : next;
        }
        return found;
    };
}
/** In a table of one column an empty line is an empty cell; elsewhere it is no record. */
function withoutBlanks(rows, lines, blanks, quotes) {
    const single = rows.every((row) => row.length === 1);
    if (single || blanks.length === 0)
        return { rows, lines, quotes, blankLines: 0 };
    const blank = new Set(blanks);
    const kept = (list) => list.filter((_, index) => !blank.has(index));
    return { rows: kept(rows), lines: kept(lines), quotes, blankLines: blanks.length };
}
function refusal(cursor, reason) {
    const before = Math.max(cursor.text.lastIndexOf('\n', cursor.at - 1), cursor.text.lastIndexOf('\r', cursor.at - 1));
    return { ok: false, reason, line: cursor.line, column: cursor.at - before };
}
/** A record with a quote in it; returns the cells, or why it is none. */
function quotedRecord(cursor) {
    const { text, delimiter } = cursor;
    const row = [];
    for (;;) {
        const quoted = text.charCodeAt(cursor.at) === QUOTE;
        const cell = quoted ? quotedCell(cursor) : bareCell(cursor);
        if (typeof cell !== 'string')
            return cell.reason;
        row.push(cell);
        const next = text[cursor.at];
        if (next === delimiter) {
            cursor.at += 1;
            continue;
        }
        endRecord(cursor, cursor.at);
        return row;
    }
}
function quotedCell(cursor) {
    const { text, delimiter } = cursor;
    const opened = { at: cursor.at, line: cursor.line };
    let at = cursor.at + 1;
    let doubled = false;
    let close = text.indexOf('"', at);
    while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) {
        doubled = true;
        close = text.indexOf('"', close + 2);
    }
    if (close === -1)
        return { reason: 'a quote is not closed' };
    const raw = text.slice(at, close);
    at = close + 1;
    const newlines = countLineEnds(raw);
    cursor.line += newlines;
    if (newlines > 0)
        cursor.broken.push(raw);
    cursor.at = at;
    const after = text[at];
    if (after !== undefined && after !== delimiter && after !== '\n' && after !== '\r') {
        return { reason: `text after a closing quote (opened on line ${opened.line})` };
    }
    const cell = doubled ? raw.replaceAll('""', '"') : raw;
    if (!doubled && newlines === 0 && !cell.includes(delimiter))
        cursor.unneeded += 1;
    return cell;
}
function bareCell(cursor) {
    const { text, delimiter } = cursor;
    let end = cursor.at;
    for (; end < text.length; end += 1) {
        const code = text.charCodeAt(end);
        if (code === LF || code === CR || text[end] === delimiter)
            break;
        if (code === QUOTE) {
            cursor.at = end;
            return { reason: 'a quote inside a cell without quotes' };
        }
    }
    const cell = text.slice(cursor.at, end);
    if (cell !== '')
        cursor.bare += 1;
    cursor.at = end;
    return cell;
}
function endRecord(cursor, end) {
    const { text } = cursor;
    if (end < text.length)
        cursor.line += 1;
    cursor.at = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
}
function countLineEnds(text) {
    let count = 0;
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF))
            count += 1;
    }
    return count;
}


/***/ }),

/***/ 38716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  csv: () => (/* binding */ csv)
});

// EXTERNAL MODULE: ./lib/documents/csv/records.js
var csv_records = __webpack_require__(94295);
;// CONCATENATED MODULE: ./lib/documents/csv/dialect.js

/** Delimiters that are looked for, with the name under which a report shows them. Where two fit equally, the earlier. */
const DELIMITERS = new Map([
    ['\t', 'tab'],
    [';', 'semicolon'],
    ['|', 'pipe'],
    [',', 'comma'],
]);
/** How much of a file decides about its dialect. */
const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_ROWS = 100;
const NUMBER = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/;
const YEAR = /^(?:1[89]|20|21)[0-9]{2}$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9:.]+(?:Z|[-+][0-9:]+)?)?$/;
const BOOLEAN = /^(?:true|false)$/i;
/**
 * The delimiter that the first record has and that splits most records into as many cells as the first one. The comma
 * loses a draw: a decimal comma is common inside cells that another delimiter parts, the reverse is not.
 */
function findDelimiter(text) {
    const sample = text.length > SAMPLE_CHARACTERS ? wholeLines(text.slice(0, SAMPLE_CHARACTERS)) : text;
    let best = { delimiter: ',', share: 0 };
    for (const delimiter of DELIMITERS.keys()) {
        // What occurs nowhere makes rows of one cell, if it makes any.
        if (!sample.includes(delimiter))
            continue;
        const outcome = (0,csv_records/* readRecords */.T)(sample, delimiter, { maxCells: SAMPLE_CHARACTERS + 1, maxRows: SAMPLE_ROWS });
        if (!outcome.ok)
            continue;
        const { rows } = outcome.records;
        const width = rows[0]?.length ?? 0;
        if (width < 2)
            continue;
        const share = rows.filter((row) => row.length === width).length / rows.length;
        if (share > best.share)
            best = { delimiter, share };
    }
    return best.delimiter;
}
function wholeLines(text) {
    const last = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
    return last === -1 ? text : text.slice(0, last + 1);
}
/**
 * Whether the first row names the columns. In doubt it does: a header taken for data would mix its words into every
 * column's kind, and a renamed column would pass as a changed value. Only a row with cells that read as numbers, dates
 * or booleans is data, and not even then where they are years or dates over something else, or 0, 1, 2, ...
 */
function hasHeader(rows) {
    const first = rows[0];
    if (first === undefined)
        return true;
    const typed = first.flatMap((cell, index) => (isTyped(cell) ? [index] : []));
    if (typed.length === 0)
        return true;
    return isCounting(first) || isTimeline(rows, typed);
}
function isTyped(cell) {
    return NUMBER.test(cell) || DATE.test(cell) || BOOLEAN.test(cell);
}
/** Names that a data frame without names gets: 0, 1, 2 and on, perhaps after an empty one for the index. */
function isCounting(first) {
    const names = first[0] === '' ? first.slice(1) : first;
    const enough = first[0] === '' ? 1 : 3;
    return names.length >= enough && names.every((cell, index) => cell === String(index));
}
/** Years or dates that only rise, beside a cell that is no number, over cells that are no years or dates themselves. */
function isTimeline(rows, typed) {
    const first = rows[0];
    if (typed.length === first.length || rows.length < 2)
        return false;
    const isMoment = [YEAR, DATE].find((pattern) => typed.every((index) => pattern.test(first[index])));
    if (isMoment === undefined)
        return false;
    const rising = typed.every((index, place) => place === 0 || first[typed[place - 1]] < first[index]);
    const body = rows.slice(1, SAMPLE_ROWS);
    return rising && !body.every((row) => typed.every((index) => isMoment.test(row[index] ?? '')));
}

// EXTERNAL MODULE: ./lib/documents/stretches.js
var stretches = __webpack_require__(70043);
;// CONCATENATED MODULE: ./lib/documents/csv/shared-rows.js



/** A text of at most so many characters is sampled whole by `findDelimiter`. */
const SAMPLED_WHOLE = 65_536;
/**
 * The records of a text in which lines of another one are rewritten, one for one: all others are the very rows of that one.
 * Undefined wherever anything but those lines could read otherwise: quotes, carriage returns, empty lines, another number of
 * lines or, in some line, of any delimiter.
 */
function recordsOfEdited(known, text) {
    const { text: base, delimiter, delimiterIsGiven, records } = known;
    if (!delimiterIsGiven && Math.max(base.length, text.length) > SAMPLED_WHOLE)
        return undefined;
    if (/["\r]/.test(base) || /["\r]/.test(text))
        return undefined;
    const prefix = (0,stretches/* commonPrefix */.w)(base, text);
    const start = prefix === 0 ? 0 : base.lastIndexOf('\n', prefix - 1) + 1;
    const suffix = (0,stretches/* commonSuffix */.z)(base, text, Math.min(base.length, text.length) - prefix);
    // The common end begins with the next line, or the lines that it begins in are rewritten.
    const baseEnd = lineEnd(base, base.length - suffix);
    const end = text.length - (base.length - baseEnd);
    if (end < text.length && text.charCodeAt(end - 1) !== LF)
        return undefined;
    const before = base.slice(start, baseEnd).split('\n');
    const after = text.slice(start, end).split('\n');
    if (!alike(before, after))
        return undefined;
    const first = indexOf(records.lines, lineOf(base, start));
    if (first === -1)
        return undefined;
    const read = (0,csv_records/* readRecords */.T)(text.slice(start, end), delimiter, { maxCells: Number.POSITIVE_INFINITY });
    if (!read.ok)
        return undefined;
    const rows = records.rows.slice();
    for (const [index, row] of read.records.rows.entries()) {
        // Without empty lines a row is a line, and so they match one to one.
        if (records.rows[first + index]?.length !== row.length)
            return undefined;
        rows[first + index] = row;
    }
    return { ...records, rows };
}
const LF = 10;
/** The same number of lines, none of them empty, and in each pair as many of every delimiter. */
function alike(before, after) {
    if (before.length !== after.length)
        return false;
    return before.every((line, index) => {
        const other = after[index];
        // What follows the last line feed is no line.
        if (line === '' || other === '')
            return line === other && index > 0 && index === before.length - 1;
        for (const delimiter of DELIMITERS.keys())
            if (count(line, delimiter) !== count(other, delimiter))
                return false;
        return true;
    });
}
function count(line, mark) {
    let found = 0;
    for (let at = line.indexOf(mark); at !== -1; at = line.indexOf(mark, at + 1))
        found += 1;
    return found;
}
/** Behind the line feed that ends the line of this offset; where a line begins, that is the offset itself. */
function lineEnd(text, at) {
    if (at > 0 && text.charCodeAt(at - 1) === LF)
        return at;
    const feed = text.indexOf('\n', at);
    return feed === -1 ? text.length : feed + 1;
}
function lineOf(text, offset) {
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
        line += 1;
    return line;
}
/** Of a number in a list that only rises; -1 where it is not there. */
function indexOf(lines, line) {
    let [low, high] = [0, lines.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (lines[middle] < line)
            low = middle + 1;
        else
            high = middle;
    }
    return lines[low] === line ? low : -1;
}

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/layout.js
var layout = __webpack_require__(42762);
;// CONCATENATED MODULE: ./lib/documents/formats/csv.js





const csv = { id: 'csv', read, readBoth };
/** A cell is a string in an array and costs about a quarter of what a node of a tree does. */
const CELLS_PER_NODE = 4;
async function read(input) {
    const decoded = await (0,encoding/* decodeText */.g7)(input.bytes);
    return decoded.ok ? readText(decoded, input).result : decoded;
}
/** Head's rows from base's where some lines were rewritten. Legacy encodings are read on their own. */
function readBoth(base, head) {
    const [from, to] = [(0,encoding/* decodeUnicode */.EC)(base.bytes), (0,encoding/* decodeUnicode */.EC)(head.bytes)];
    if (!from.ok || !to.ok)
        return undefined;
    const { result, known } = readText(from, base);
    const records = known && recordsOfEdited(known, to.text);
    const other = records && documentOf(to, head, { records, delimiter: known.delimiter, bare: false });
    return [result, other ?? readText(to, head).result];
}
function readText(decoded, input) {
    const { text } = decoded;
    const given = delimiterOf(input.path);
    const delimiter = given ?? findDelimiter(text);
    const limits = { maxCells: input.options.limits.nodes * CELLS_PER_NODE };
    const strict = (0,csv_records/* readRecords */.T)(text, delimiter, limits);
    // Tab-separated values know no quoting (IANA's registration), and 5" is a common cell in them.
    const bare = !strict.ok && strict.limit !== true && delimiter === '\t';
    const outcome = bare ? (0,csv_records/* readRecords */.T)(text, delimiter, { ...limits, quoting: false }) : strict;
    if (!outcome.ok)
        return { result: outcome };
    const { records } = outcome;
    const result = documentOf(decoded, input, { records, delimiter, bare });
    return { result, ...(bare ? {} : { known: { text, delimiter, delimiterIsGiven: given !== undefined, records } }) };
}
function documentOf(decoded, { options }, { records, delimiter, bare }) {
    const header = options.header === 'auto' ? hasHeader(records.rows) : options.header;
    const first = records.rows[0] ?? [];
    const columns = first.map((cell, index) => ({ name: header ? cell : String(index + 1) }));
    const from = header ? 1 : 0;
    const rows = records.rows.slice(from);
    const ragged = [];
    for (let index = 0; index < rows.length; index += 1)
        if (rows[index].length !== columns.length)
            ragged.push(index);
    return {
        ok: true,
        document: {
            format: 'csv',
            readings: [{ label: '', content: { kind: 'table', columns, rows, lines: records.lines.slice(from), ragged } }],
            declared: {
                delimiter: DELIMITERS.get(delimiter) ?? delimiter,
                header: header ? 'first row' : 'none',
                ...(bare ? { quoting: 'none' } : {}),
            },
            layout: {
                ...decoded.layout,
                ...(0,layout/* lineLayout */.zT)(decoded.text, { trailing: false, inside: records.broken }),
                ...quoteLayout(records),
            },
            notices: decoded.notices,
        },
    };
}
/** What the name settles; in `.csv` any delimiter is found. */
function delimiterOf(path) {
    const name = path.toLowerCase();
    if (/\.(?:tsv|tab)(?:\.|$)/.test(name))
        return '\t';
    return /\.psv(?:\.|$)/.test(name) ? '|' : undefined;
}
/** Quoting as a habit and not as a count, which would change with every row: `where needed`, `all` or `some`. */
function quoteLayout({ quotes, blankLines }) {
    const style = quotes.unneeded === 0 ? 'where needed' : quotes.bare === 0 ? 'all' : 'some';
    return { quotes: style, ...(blankLines > 0 ? { 'blank lines': 'present' } : {}) };
}


/***/ }),

/***/ 187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isRowOrder: () => (/* binding */ isRowOrder),
  npy: () => (/* binding */ npy),
  npyDocument: () => (/* binding */ npyDocument),
  readNpyLayout: () => (/* binding */ readNpyLayout)
});

// EXTERNAL MODULE: ./lib/documents/arrays/elements.js
var arrays_elements = __webpack_require__(66136);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/arrays/npy-header.js

/** numpy itself stops at 64. */
const MAX_DIMENSIONS = 64;
const KINDS = {
    b1: 'bool',
    i1: 'int8',
    i2: 'int16',
    i4: 'int32',
    i8: 'int64',
    u1: 'uint8',
    u2: 'uint16',
    u4: 'uint32',
    u8: 'uint64',
    f2: 'float16',
    f4: 'float32',
    f8: 'float64',
    c8: 'complex64',
    c16: 'complex128',
};
/**
 * The header is a Python dictionary in source form. numpy evaluates it; here exactly the three names with literals of
 * their types are read, and anything else is refused.
 */
function parseNpyHeader(text) {
    const scan = { text, at: 0 };
    const seen = new Map();
    expect(scan, '{');
    while (!taken(scan, '}')) {
        const name = quoted(scan);
        if (seen.has(name))
            (0,stop/* fail */.fJ)(`the header says "${name}" twice`);
        expect(scan, ':');
        seen.set(name, value(scan, name));
        if (!taken(scan, ',')) {
            expect(scan, '}');
            break;
        }
    }
    blanks(scan);
    if (scan.at !== text.length)
        (0,stop/* fail */.fJ)('the header goes on after its dictionary');
    const descr = seen.get('descr');
    const fortran = seen.get('fortran_order');
    const dimensions = seen.get('shape');
    if (typeof descr !== 'string' || typeof fortran !== 'boolean' || !Array.isArray(dimensions) || seen.size !== 3)
        return (0,stop/* fail */.fJ)('the header must have descr, fortran_order and shape, and nothing else');
    return { ...elementType(descr), fortran, dimensions };
}
function elementType(descr) {
    const [, order, code, unit] = /^([<>|=])([a-zA-Z]\d{0,6})(\[[\w/]{1,16}\])?$/.exec(descr) ?? [];
    if (order === undefined || code === undefined)
        return (0,stop/* fail */.fJ)(`element type ${JSON.stringify(descr)} is not known`);
    if (code.startsWith('O'))
        (0,stop/* fail */.fJ)('arrays of Python objects are pickles, which are never read');
    const time = code === 'M8' || code === 'm8';
    const dtype = time ? 'int64' : Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
    if (dtype === undefined || (unit !== undefined && !time))
        return (0,stop/* fail */.fJ)(`elements of type ${JSON.stringify(descr)} are not read`);
    const single = code.endsWith('1');
    if (order === '|' && !single)
        (0,stop/* fail */.fJ)(`element type ${JSON.stringify(descr)} has no byte order`);
    return {
        dtype,
        unit: time ? `${code}${unit ?? ''}` : undefined,
        byteOrder: single ? 'none' : order === '>' ? 'big' : 'little',
    };
}
function blanks(scan) {
    while (scan.at < scan.text.length && ' \t\n'.includes(scan.text[scan.at]))
        scan.at += 1;
}
function taken(scan, mark) {
    blanks(scan);
    if (!scan.text.startsWith(mark, scan.at))
        return false;
    scan.at += mark.length;
    return true;
}
function expect(scan, mark) {
    if (!taken(scan, mark))
        (0,stop/* fail */.fJ)(`expected ${mark} at character ${scan.at} of the header`);
}
function quoted(scan) {
    blanks(scan);
    const quote = scan.text[scan.at];
    if (quote !== "'" && quote !== '"')
        return (0,stop/* fail */.fJ)(`expected a string at character ${scan.at} of the header`);
    const end = scan.text.indexOf(quote, scan.at + 1);
    if (end === -1)
        return (0,stop/* fail */.fJ)('a string in the header has no end');
    const content = scan.text.slice(scan.at + 1, end);
    if (/[\\\n]/.test(content))
        return (0,stop/* fail */.fJ)('escapes in the header are not read');
    scan.at = end + 1;
    return content;
}
function value(scan, name) {
    switch (name) {
        case 'descr':
            if (taken(scan, '['))
                return (0,stop/* fail */.fJ)('arrays of records are not read');
            return quoted(scan);
        case 'fortran_order':
            if (taken(scan, 'True'))
                return true;
            if (taken(scan, 'False'))
                return false;
            return (0,stop/* fail */.fJ)('fortran_order must be True or False');
        case 'shape':
            return tuple(scan);
        default:
            return (0,stop/* fail */.fJ)(`the header has a field that no array has: ${JSON.stringify(name.slice(0, 40))}`);
    }
}
function tuple(scan) {
    const numbers = [];
    expect(scan, '(');
    while (!taken(scan, ')')) {
        blanks(scan);
        // Python 2 wrote long integers with an L.
        const [whole, digits] = /^(0|[1-9]\d{0,15})L?(?!\d)/.exec(scan.text.slice(scan.at, scan.at + 18)) ?? [];
        const size = Number(digits);
        if (whole === undefined || !Number.isSafeInteger(size))
            return (0,stop/* fail */.fJ)('shape must be a tuple of sizes');
        scan.at += whole.length;
        numbers.push(size);
        if (numbers.length > MAX_DIMENSIONS)
            (0,stop/* fail */.fJ)(`more than ${MAX_DIMENSIONS} dimensions`);
        if (taken(scan, ','))
            continue;
        // In Python `(3)` is a number and no tuple.
        if (numbers.length === 1)
            (0,stop/* fail */.fJ)('shape must be a tuple');
        expect(scan, ')');
        break;
    }
    return numbers;
}

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/trees/bytes.js
var trees_bytes = __webpack_require__(95159);
;// CONCATENATED MODULE: ./lib/documents/formats/npy.js





/** Longer headers than this hold records of many fields, which are not read anyhow. Bytes. */
const MAX_HEADER_BYTES = 1_048_576;
/**
 * One array of numpy. Element type and dimensions are shape; byte order, memory order and the header's version are
 * layout. Elements are read as they stand in the file, so integers of 64 bits keep all of them.
 */
const npy = { id: 'npy', read: (input) => (0,stop/* attempt */.CD)(() => readNpy(input)) };
function readNpy({ bytes }) {
    const layout = readNpyLayout(bytes, bytes.length);
    const { header, start } = layout;
    const { dtype, dimensions } = header;
    const stored = (0,arrays_elements/* readElements */.cl)(bytes.subarray(start), dtype, header.byteOrder === 'big');
    const values = isRowOrder(header) ? stored : (0,arrays_elements/* toRowOrder */.sP)(stored, dimensions, numbersPerElement(dtype));
    return { ok: true, document: npyDocument(layout, values) };
}
/**
 * Of a file of `size` bytes, from its beginning.
 *
 * @throws {ReadStop} where that is no array, or not as many elements follow as the header promises.
 */
function readNpyLayout(beginning, size) {
    const layout = headerOf(beginning);
    const { dtype, dimensions } = layout.header;
    const count = (0,arrays_elements/* elementCount */.KX)(dimensions);
    const expected = count === undefined ? undefined : count * arrays_elements/* ITEM_BYTES */.Y8[dtype];
    const there = size - layout.start;
    // More than one array may be saved into one file; only the first would be read.
    if (expected !== there)
        (0,stop/* fail */.fJ)(`${there} bytes of elements, but the header asks for ${expected ?? 'more than fit'}`);
    return layout;
}
/** Whether the elements lie in the file as they are compared: the last index moves fastest. */
function isRowOrder({ fortran, dimensions }) {
    return !fortran || dimensions.length <= 1;
}
function numbersPerElement(dtype) {
    return dtype === 'complex64' || dtype === 'complex128' ? 2 : 1;
}
function npyDocument({ header, version }, values) {
    const { dtype, dimensions } = header;
    return (0,binaries/* binaryDocument */.Hz)({
        format: 'npy',
        content: { kind: 'tensor', dtype, dimensions, values },
        ...(header.unit === undefined ? {} : { declared: { 'time unit': header.unit } }),
        layout: {
            version,
            'memory order': header.fortran ? 'Fortran' : 'C',
            ...(header.byteOrder === 'none' ? {} : { 'byte order': header.byteOrder }),
        },
    });
}
function headerOf(bytes) {
    if (!(0,binaries/* startsWith */.w1)(bytes, '\x93NUMPY'))
        (0,stop/* fail */.fJ)('not an array of numpy: it does not begin with \\x93NUMPY');
    const [major, minor] = [bytes[6] ?? 0, bytes[7] ?? 0];
    if (major < 1 || major > 3 || minor !== 0)
        (0,stop/* fail */.fJ)(`version ${major}.${minor} is not known`);
    const width = major === 1 ? 2 : 4;
    if (bytes.length < 8 + width)
        (0,stop/* fail */.fJ)('cut off in its header');
    const view = (0,binaries/* viewOf */.du)(bytes);
    const length = major === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
    const start = 8 + width + length;
    if (start > bytes.length)
        (0,stop/* fail */.fJ)('cut off in its header');
    if (length > MAX_HEADER_BYTES)
        (0,stop/* fail */.fJ)(`a header of ${length} bytes`);
    const raw = bytes.subarray(8 + width, start);
    const text = major === 3 ? (0,trees_bytes/* utf8 */.As)(raw) : Buffer.from(raw).toString('latin1');
    if (text === undefined)
        return (0,stop/* fail */.fJ)('its header is not UTF-8');
    return { header: parseNpyHeader(text), version: `${major}.${minor}`, start };
}


/***/ }),

/***/ 70043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ commonPrefix),
/* harmony export */   z: () => (/* binding */ commonSuffix)
/* harmony export */ });
/** Characters compared at once while looking for where two texts part. */
const STRIDE = 512;
/** How many characters two texts begin with alike. */
function commonPrefix(left, right) {
    const most = Math.min(left.length, right.length);
    let at = 0;
    while (at + STRIDE <= most && left.slice(at, at + STRIDE) === right.slice(at, at + STRIDE))
        at += STRIDE;
    while (at < most && left.charCodeAt(at) === right.charCodeAt(at))
        at += 1;
    return at;
}
/** How many they end with alike: at most `most`, so that the two stretches do not overlap. */
function commonSuffix(left, right, most) {
    const [a, b] = [left.length, right.length];
    let length = 0;
    while (length + STRIDE <= most && tail(left, a, length) === tail(right, b, length))
        length += STRIDE;
    while (length < most && left.charCodeAt(a - 1 - length) === right.charCodeAt(b - 1 - length))
        length += 1;
    return length;
}
function tail(text, end, length) {
    return text.slice(end - length - STRIDE, end - length);
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


/***/ })

};
