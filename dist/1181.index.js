export const id = 1181;
export const ids = [1181,8716,187];
export const modules = {

/***/ 31181:
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
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/documents/large/json-bytes.js
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const PLUS = 43;
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
function viewOf({ buffer, byteOffset, length }) {
    return new DataView(buffer, byteOffset, length);
}
function isSpace(byte) {
    return byte === SPACE || byte === LF || byte === CR || byte === TAB;
}
function skip(block, start) {
    let at = start;
    while (at < block.length && isSpace(block[at]))
        at += 1;
    return at;
}
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');
function wordAt(block, start, expected) {
    for (let index = 0; index < expected.length; index += 1)
        if (block[start + index] !== expected[index])
            return false;
    return true;
}

// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
;// CONCATENATED MODULE: ./lib/documents/large/json-tokens.js



/** Behind the closing quote of the string that begins at `start`; -1 where the block ends first. */
function textAt(block, start) {
    const end = block.length;
    let at = start + 1;
    while (at < end) {
        const byte = block[at];
        if (byte === QUOTE)
            return at + 1;
        if (byte < 32)
            (0,large_source/* decline */.BO)('a control character in a string');
        if (byte === BACKSLASH) {
            if (at + 6 > end && (at + 2 > end || block[at + 1] === 117))
                return -1;
            at += escapeAt(block, at);
        }
        else
            at += 1;
    }
    return -1;
}
/** The length of the escape at a backslash. */
function escapeAt(block, at) {
    switch (block[at + 1]) {
        case QUOTE:
        case BACKSLASH:
        case 47:
        case 98:
        case 102:
        case 110:
        case 114:
        case 116:
            return 2;
        case undefined:
            return 1;
        case 117: {
            for (let index = at + 2; index < at + 6; index += 1) {
                const byte = block[index];
                // Cut off; whoever asked finds the end of the block.
                if (byte === undefined)
                    return index - at;
                const lower = byte | 32;
                if (!(byte >= ZERO && byte <= NINE) && !(lower >= 97 && lower <= 102))
                    (0,large_source/* decline */.BO)('a bad escape');
            }
            return 6;
        }
        default:
            return (0,large_source/* decline */.BO)('a bad escape');
    }
}
/** What `numberAt` says where the block ends with the number, which may go on. */
const END = -1;
/** And where there is none in strict JSON. */
const NO_NUMBER = -2;
/** Behind the number that begins at `start`. */
function numberAt(block, view, start) {
    const end = block.length;
    const first = start < end && block[start] === MINUS ? start + 1 : start;
    let at = digitsEnd(block, view, first);
    if (at >= end)
        return END;
    if (at === first || (block[first] === ZERO && at - first > 1))
        return NO_NUMBER;
    if (block[at] === DOT) {
        const fraction = at + 1;
        at = digitsEnd(block, view, fraction);
        if (at >= end)
            return END;
        if (at === fraction)
            return NO_NUMBER;
    }
    if ((block[at] | 32) === 101) {
        at += 1;
        if (at < end && (block[at] === PLUS || block[at] === MINUS))
            at += 1;
        const exponent = at;
        at = digitsEnd(block, view, exponent);
        if (at >= end)
            return END;
        if (at === exponent)
            return NO_NUMBER;
    }
    return at - start > format/* MAX_NUMBER_CHARACTERS */.SO ? NO_NUMBER : at;
}
const HIGH_HALVES = 0xf0f0f0f0 | 0;
const ZEROS = 0x30303030;
/** To '9' nothing is carried into the high half of its byte; to ':' and above it is. */
const SIXES = 0x06060606;
/** Behind digits, four at once while there are so many. */
function digitsEnd(block, view, start) {
    const end = block.length;
    let at = start;
    for (; at + 4 <= end; at += 4) {
        const four = view.getInt32(at, true);
        if ((four & HIGH_HALVES) !== ZEROS || ((four + SIXES) & HIGH_HALVES) !== ZEROS)
            break;
    }
    while (at < end && block[at] >= ZERO && block[at] <= NINE)
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./lib/documents/large/json-members.js


/** Back over what separates an element from where the next one begins, or its array's closing bracket stands. */
function contentEnd(block, next) {
    let at = next;
    while (isSpace(block[at - 1]))
        at -= 1;
    if (block[at - 1] === COMMA)
        at -= 1;
    while (isSpace(block[at - 1]))
        at -= 1;
    return at;
}
/**
 * Where the value of the first member of that name stands in an element that `scanElement` took. Undefined where it is no
 * object or has no such member.
 */
function memberIn(block, start, end, wanted) {
    if (block[start] !== OPEN_BRACE)
        return undefined;
    let at = skip(block, start + 1);
    while (at < end && block[at] === QUOTE) {
        const same = block[at + 1 + wanted.length] === QUOTE && wordAt(block, at + 1, wanted);
        at = skip(block, skip(block, textAt(block, at)) + 1);
        const stop = valueEnd(block, at, end);
        if (same)
            return [at, stop];
        at = skip(block, stop);
        if (block[at] === COMMA)
            at = skip(block, at + 1);
    }
    return undefined;
}
/** Behind the value that begins at `start`. */
function valueEnd(block, start, end) {
    let depth = 0;
    let at = start;
    for (; at < end;) {
        const byte = block[at];
        if (byte === QUOTE) {
            at = textAt(block, at);
            if (depth === 0)
                return at;
            continue;
        }
        if (byte === OPEN_BRACE || byte === OPEN_BRACKET)
            depth += 1;
        else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
            if (depth === 0)
                return at;
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
        else if (depth === 0 && (byte === COMMA || isSpace(byte)))
            return at;
        at += 1;
    }
    return end;
}

;// CONCATENATED MODULE: ./lib/documents/large/json-ends.js


/** Counts the line end whose LF stands there. */
function countEnd(block, at, counts) {
    let before = at - 1;
    if (before >= 0 && block[before] === CR) {
        counts.crlf += 1;
        before -= 1;
    }
    else
        counts.lf += 1;
    if (before >= 0 && (block[before] === SPACE || block[before] === TAB))
        counts.trailing += 1;
}
/** Counts all line ends of a stretch that begins a file, or not with one. */
function countEnds(block, counts) {
    for (let at = block.indexOf(LF); at !== -1; at = block.indexOf(LF, at + 1))
        countEnd(block, at, counts);
    for (let at = block.indexOf(CR); at !== -1; at = block.indexOf(CR, at + 1))
        if (block[at + 1] !== LF)
            (0,large_source/* decline */.BO)('a CR that ends no line');
}
/** The blanks that first indent a line in a stretch which something that is no white space stands behind. */
function indentIn(block, start, end) {
    for (let at = block.indexOf(LF, start); at !== -1 && at < end; at = block.indexOf(LF, at + 1)) {
        let to = at + 1;
        while (to < end && (block[to] === SPACE || block[to] === TAB))
            to += 1;
        if (to > at + 1 && (to === end || block[to] > 32))
            return block.toString('latin1', at + 1, to);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/documents/large/json-skeleton.js




/** Deeper elements are left to the plain path. */
const MAX_DEPTH = 64;
/** Longest skeleton; one array of many unlike elements makes it long. Bytes. */
const MAX_SKELETON = 65_536;
/** Names whose string says which variant an object is (comparison/object-facts.ts): there the value is part of the skeleton. */
const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'].map((name) => Buffer.from(name));
/** Whose counts `space` adds to. */
let counted = { lf: 0, crlf: 0, trailing: 0 };
/** Behind the value that `skeletonOf` has read. */
let reached = 0;
/** And how many values there were. */
let values = 0;
/** Where the elements of each open array begin in the skeleton, and -1 for an object. */
const starts = new Int32Array(MAX_DEPTH + 1);
const lastElement = new Int32Array(MAX_DEPTH + 1);
/** Where the last kept element of each open array begins. */
const previousStart = new Int32Array(MAX_DEPTH + 1);
/**
 * The length of the skeleton in `out`, -1 where the block ends first. The whole grammar in one loop. Line ends are added to `counts`,
 * then and by `space` from then on.
 */
function skeletonOf(block, view, start, out, counts) {
    counted = counts;
    const end = block.length;
    let size = 0;
    let depth = 0;
    let at = start;
    values = 0;
    for (;;) {
        if (size > MAX_SKELETON - 1_024)
            (0,large_source/* decline */.BO)('a record of many parts');
        if (at >= end)
            return -1;
        values += 1;
        let code = block[at];
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
            if (depth >= MAX_DEPTH)
                (0,large_source/* decline */.BO)('deep nesting');
            const isObject = code === OPEN_BRACE;
            out[size++] = code;
            depth += 1;
            starts[depth] = isObject ? -1 : size;
            lastElement[depth] = -1;
            at = space(block, at + 1);
            if (at >= end)
                return -1;
            code = block[at];
            if (isObject) {
                if (code !== CLOSE_BRACE) {
                    size = nameAt(block, at, out, size);
                    if (size < 0)
                        return -1;
                    at = reached;
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
            at = textAt(block, at);
            if (at < 0)
                return -1;
            out[size++] = 115;
        }
        else if (code === MINUS || (code >= ZERO && code <= NINE)) {
            const stop = numberAt(block, view, at);
            if (stop === END)
                return -1;
            if (stop < 0)
                (0,large_source/* decline */.BO)('no strict number');
            at = stop;
            out[size++] = 110;
        }
        else {
            const word = code === 116 ? TRUE : code === 102 ? FALSE : code === 110 ? NULL : (0,large_source/* decline */.BO)('no strict JSON');
            if (at + word.length > end)
                return -1;
            if (!wordAt(block, at, word))
                (0,large_source/* decline */.BO)('no strict JSON');
            at += word.length;
            out[size++] = code === 110 ? 48 : 98;
        }
        // Behind a value: what follows, and what closes.
        for (;;) {
            if (depth === 0) {
                reached = at;
                return size;
            }
            at = space(block, at);
            if (at >= end)
                return -1;
            code = block[at];
            const from = starts[depth];
            if (from >= 0)
                size = foldElement(out, depth, size);
            if (code === COMMA) {
                at = space(block, at + 1);
                if (from < 0) {
                    size = nameAt(block, at, out, size);
                    if (size < 0)
                        return -1;
                    at = reached;
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
        if (from - before === length && sameBytes(out, before, from, length))
            return from;
    }
    previousStart[depth] = from;
    lastElement[depth] = size;
    return size;
}
/** Byte by byte: for so few of them a call into native code costs more. */
function sameBytes(bytes, one, other, length) {
    for (let index = 0; index < length; index += 1)
        if (bytes[one + index] !== bytes[other + index])
            return false;
    return true;
}
/** A name, its colon, and white space up to the value (`reached`); a discriminator's value is written ahead of its type. */
function nameAt(block, start, out, size) {
    const end = block.length;
    if (start >= end)
        return -1;
    if (block[start] !== QUOTE)
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
        return -1;
    out[to++] = QUOTE;
    at = space(block, at + 1);
    if (at >= end)
        return -1;
    if (block[at] !== COLON)
        (0,large_source/* decline */.BO)('no strict JSON');
    at = space(block, at + 1);
    if (at >= end)
        return -1;
    if (block[at] === QUOTE && isDiscriminator(block, start)) {
        const stop = textAt(block, at);
        if (stop < 0)
            return -1;
        if (stop - at > 4_096)
            (0,large_source/* decline */.BO)('a long variant');
        // Inside quotes, so that no value can look like what follows it.
        to += block.copy(out, to, at, stop);
    }
    reached = at;
    return to;
}
/** Whether the name whose opening quote stands there is one of a discriminator. */
function isDiscriminator(block, quote) {
    for (const word of DISCRIMINATORS)
        if (block[quote + 1 + word.length] === QUOTE && wordAt(block, quote + 1, word))
            return true;
    return false;
}
/** Behind white space; its line ends are counted. A CR that the block ends with is left. */
function space(block, start) {
    const end = block.length;
    let at = start;
    for (; at < end; at += 1) {
        const byte = block[at];
        if (byte > 32)
            return at;
        if (byte === SPACE || byte === TAB)
            continue;
        if (byte === LF) {
            countEnd(block, at, counted);
            continue;
        }
        if (byte !== CR)
            (0,large_source/* decline */.BO)('no strict JSON');
        if (at + 1 >= end)
            return end;
        if (block[at + 1] !== LF)
            (0,large_source/* decline */.BO)('a CR that ends no line');
    }
    return at;
}

;// CONCATENATED MODULE: ./lib/documents/large/json-pattern.js



/**
 * Where the next element begins if this one follows the pattern to the byte, scalars aside; -1 if it does not. Four bytes at
 * once where they are only to be the same: most of an indented file is names and blanks.
 */
function follow({ pieces, lengths, words, kinds }, block, view, start, places) {
    const limit = block.length - 4;
    let at = start;
    let word = 0;
    for (let index = 0;; index += 1) {
        const length = lengths[index];
        if (length >= 4) {
            const last = at + length - 4;
            if (last > limit)
                return -1;
            for (; at < last; at += 4)
                if (view.getInt32(at, true) !== words[word++])
                    return -1;
            if (view.getInt32(last, true) !== words[word++])
                return -1;
            at = last + 4;
        }
        else {
            const piece = pieces[index];
            for (let from = 0; from < length; from += 1, at += 1)
                if (block[at] !== piece[from])
                    return -1;
        }
        if (index === kinds.length)
            break;
        places[2 * index] = at;
        at = scalarAt(kinds[index], block, view, at);
        if (at < 0)
            return -1;
        places[2 * index + 1] = at;
    }
    // The white space behind the comma is as long as the pattern's, or it is another layout.
    return at < block.length && block[at] > 32 ? at : -1;
}
/** Behind a scalar of a kind; negative where none stands there, or the block ends first. */
function scalarAt(kind, block, view, start) {
    if (kind === 115)
        return start < block.length && block[start] === QUOTE ? stringAt(block, view, start) : -1;
    if (kind === 110)
        return numberAt(block, view, start);
    if (kind === 48)
        return wordAt(block, start, NULL) ? start + 4 : -1;
    if (wordAt(block, start, TRUE))
        return start + 4;
    return wordAt(block, start, FALSE) ? start + 5 : -1;
}
/** Behind the string that begins at `start`; -1 where the block ends first or a control character stands in it. */
function stringAt(block, view, start) {
    const end = block.length;
    for (let at = plainText(block, view, start + 1); at < end;) {
        const byte = block[at];
        if (byte === QUOTE)
            return at + 1;
        if (byte < 32)
            return -1;
        at += byte === BACKSLASH ? escapeAt(block, at) : 1;
    }
    return -1;
}
const HIGH_BITS = 0x80808080 | 0;
const ONES = 0x01010101;
const BLANKS = 0x20202020;
const QUOTES = 0x22222222;
const BACKSLASHES = 0x5c5c5c5c;
/** Passes what in a string means itself, by four bytes: up to three in front of a quote, a backslash or a control are left. */
function plainText(block, view, start) {
    const limit = block.length - 4;
    let at = start;
    for (; at <= limit; at += 4) {
        const four = view.getInt32(at, true);
        const quote = four ^ QUOTES;
        const backslash = four ^ BACKSLASHES;
        // The highest bit of a byte that is zero, or below a blank, is set; it may be set above such a byte as well.
        const found = ((four - BLANKS) & ~four) | ((quote - ONES) & ~quote) | ((backslash - ONES) & ~backslash);
        if ((found & HIGH_BITS) !== 0)
            break;
    }
    return at;
}
/** The pieces of the element that was just read, up to where the next one begins. */
function patternOf({ next, lf, crlf, trailing, nodes, indent, skeleton, view, wantedStart, wantedEnd }, block, start) {
    const pieces = [];
    const kinds = [];
    let from = start;
    let named = -1;
    let marked = -1;
    const scalar = (at, end, kind) => {
        if (at === wantedStart && end === wantedEnd)
            marked = kinds.length;
        // Copies: the block is used for other bytes later.
        pieces.push(Buffer.from(block.subarray(from, at)));
        kinds.push(kind);
        from = end;
    };
    for (let at = start; at < next;) {
        const byte = block[at];
        if (byte === QUOTE) {
            const end = textAt(block, at);
            const colon = skip(block, end);
            if (block[colon] === COLON)
                named = at;
            // A discriminator's value stays in the piece: another one is another skeleton.
            else if (named === -1 || !isDiscriminator(block, named))
                scalar(at, end, 115);
            if (block[colon] !== COLON)
                named = -1;
            at = end;
        }
        else if (byte === MINUS || (byte >= ZERO && byte <= NINE)) {
            const end = numberAt(block, view, at);
            scalar(at, end, 110);
            at = end;
            named = -1;
        }
        else if (byte === 116 || byte === 102 || byte === 110) {
            const end = at + (byte === 102 ? 5 : 4);
            scalar(at, end, byte === 110 ? 48 : 98);
            at = end;
            named = -1;
        }
        else {
            if (byte !== COLON && !isSpace(byte))
                named = -1;
            at += 1;
        }
    }
    pieces.push(Buffer.from(block.subarray(from, next)));
    const counts = { lf, crlf, trailing, nodes };
    const lengths = Int32Array.from(pieces, ({ length }) => length);
    const words = wordsOf(pieces);
    return { pieces, lengths, words, kinds: Uint8Array.from(kinds), marked, counts, indent, skeleton };
}
function wordsOf(pieces) {
    const words = [];
    for (const piece of pieces) {
        const last = piece.length - 4;
        if (last < 0)
            continue;
        for (let at = 0; at < last; at += 4)
            words.push(piece.readInt32LE(at));
        words.push(piece.readInt32LE(last));
    }
    return Int32Array.from(words);
}

;// CONCATENATED MODULE: ./lib/documents/large/json-scan.js






/** Longest element. Bytes. */
const MAX_ELEMENT = 16_777_216;
/** Skeletons of one file. Beyond them its elements have little in common, and the plain path looks at all of them. */
const MAX_SKELETONS = 64;
/** Patterns that are tried before an element is read byte by byte. */
const MAX_PATTERNS = 8;
/** Scalars of an element that has a pattern. */
const MAX_SCALARS = 4_096;
/** A pattern is made while those before it have helped: elements of which each looks another way would pay for it in vain. */
const PATTERNS_IN_VAIN = 16;
const NO_BYTES = Buffer.alloc(0);
function newScanner(wanted) {
    return {
        next: 0,
        last: false,
        indent: undefined,
        lf: 0,
        crlf: 0,
        trailing: 0,
        nodes: 0,
        skeleton: { text: '', seen: 0 },
        skeletons: new Map(),
        patterns: [],
        made: 0,
        out: Buffer.alloc(MAX_SKELETON),
        block: NO_BYTES,
        view: viewOf(NO_BYTES),
        wanted: wanted === undefined ? undefined : Buffer.from(wanted),
        wantedStart: 0,
        wantedEnd: 0,
        pattern: undefined,
        places: new Int32Array(2 * MAX_SCALARS),
    };
}
/**
 * Reads the element of strict JSON that begins at `start`, and the comma or bracket behind it. False where the block ends
 * before the next element begins: then nothing is known. Declines what the plain parser refuses, what it takes with a
 * remark (comments, NaN), names with escapes, and a CR alone. The bytes have yet to be asked whether they are UTF-8.
 */
function scanElement(scanner, block, start) {
    const { patterns } = scanner;
    if (block !== scanner.block) {
        scanner.block = block;
        scanner.view = viewOf(block);
    }
    for (let index = 0; index < patterns.length; index += 1) {
        const pattern = patterns[index];
        const next = follow(pattern, block, scanner.view, start, scanner.places);
        if (next === -1)
            continue;
        if (index > 0) {
            patterns.splice(index, 1);
            patterns.unshift(pattern);
        }
        scanner.next = next;
        scanner.pattern = pattern;
        const { marked } = pattern;
        scanner.wantedStart = marked === -1 ? 0 : scanner.places[2 * marked];
        scanner.wantedEnd = marked === -1 ? 0 : scanner.places[2 * marked + 1];
        scanner.last = false;
        scanner.lf = pattern.counts.lf;
        scanner.crlf = pattern.counts.crlf;
        scanner.trailing = pattern.counts.trailing;
        scanner.nodes = pattern.counts.nodes;
        scanner.indent = pattern.indent;
        scanner.skeleton = pattern.skeleton;
        scanner.made = 0;
        return true;
    }
    scanner.pattern = undefined;
    scanner.lf = 0;
    scanner.crlf = 0;
    scanner.trailing = 0;
    const size = skeletonOf(block, scanner.view, start, scanner.out, scanner);
    if (size < 0)
        return false;
    scanner.nodes = values;
    let at = space(block, reached);
    if (at >= block.length)
        return false;
    scanner.last = block[at] === CLOSE_BRACKET;
    if (!scanner.last) {
        if (block[at] !== COMMA)
            (0,large_source/* decline */.BO)('no strict JSON');
        at = space(block, at + 1);
        if (at >= block.length)
            return false;
    }
    scanner.next = at;
    scanner.indent = scanner.lf + scanner.crlf > 0 ? indentIn(block, start, at) : undefined;
    const text = scanner.out.toString('latin1', 0, size);
    let skeleton = scanner.skeletons.get(text);
    if (skeleton === undefined) {
        skeleton = { text, seen: 0 };
        scanner.skeletons.set(text, skeleton);
    }
    scanner.skeleton = skeleton;
    const [from, to] = (scanner.wanted && memberIn(block, start, at, scanner.wanted)) ?? [0, 0];
    scanner.wantedStart = from;
    scanner.wantedEnd = to;
    if (!scanner.last && scanner.made < PATTERNS_IN_VAIN) {
        scanner.made += 1;
        const pattern = patternOf(scanner, block, start);
        if (pattern.kinds.length <= MAX_SCALARS)
            patterns.unshift(pattern);
        if (scanner.made === PATTERNS_IN_VAIN)
            patterns.length = 0;
        else if (patterns.length > MAX_PATTERNS)
            patterns.pop();
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/documents/large/json-elements.js





/** What is known of each element: where it begins and ends, its line, a hash of its bytes, where the wanted member's value stands, its skeleton. */
const FIELDS = 7;
const [START, json_elements_END, LINE, HASH, WANTED, WANTED_END, SKELETON] = [0, 1, 2, 3, 4, 5, 6];
/** Elements that there is room for at first. */
const FIRST_ROOM = 1_024;
/** Elements of one hash that are compared before one counts as having no twin. */
const MAX_TRIES = 32;
/**
 * Reads all elements from `first` on by the grammar of strict JSON, and shows each; declines what `scanElement` does. The bytes
 * are to stay as they are.
 */
function readElements(bytes, first, line, wanted, show = () => { }) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        (0,large_source/* decline */.BO)('not UTF-8');
    const counts = { lf: 0, crlf: 0, trailing: 0, nodes: 0 };
    const spots = new Int32Array(FIELDS * FIRST_ROOM);
    const elements = { bytes, view: viewOf(bytes), spots, count: 0, counts, indent: undefined, end: first };
    const scanner = newScanner(wanted);
    const skeletons = new Map();
    while (!scanner.last) {
        const at = elements.end;
        if (!scanElement(scanner, bytes, at))
            (0,large_source/* decline */.BO)('an array that is cut off');
        const spot = FIELDS * elements.count;
        if (spot === elements.spots.length)
            elements.spots = doubled(elements.spots);
        const end = contentEnd(bytes, scanner.next);
        elements.spots[spot + START] = at;
        elements.spots[spot + json_elements_END] = end;
        elements.spots[spot + LINE] = line + counts.lf + counts.crlf;
        elements.spots[spot + HASH] = hashOf(bytes, elements.view, at, end);
        elements.spots[spot + WANTED] = scanner.wantedStart;
        elements.spots[spot + WANTED_END] = scanner.wantedEnd;
        elements.spots[spot + SKELETON] = numberOf(skeletons, scanner.skeleton);
        counts.lf += scanner.lf;
        counts.crlf += scanner.crlf;
        counts.trailing += scanner.trailing;
        counts.nodes += scanner.nodes;
        elements.indent ??= scanner.indent;
        elements.end = scanner.next;
        elements.count += 1;
        show(elements, elements.count - 1);
    }
    return elements;
}
function numberOf(skeletons, skeleton) {
    const known = skeletons.get(skeleton);
    if (known !== undefined)
        return known;
    if (skeletons.size === MAX_SKELETONS)
        (0,large_source/* decline */.BO)('elements of many shapes');
    skeletons.set(skeleton, skeletons.size);
    return skeletons.size - 1;
}
function doubled(list) {
    const wider = new Int32Array(2 * list.length);
    wider.set(list);
    return wider;
}
function hashOf(bytes, view, start, end) {
    let hash = end - start;
    let at = start;
    for (; at + 4 <= end; at += 4) {
        hash = Math.imul(hash ^ view.getInt32(at, true), 0x9e3779b1);
        hash ^= hash >>> 15;
    }
    for (; at < end; at += 1)
        hash = Math.imul(hash ^ bytes[at], 0x01000193);
    return hash ^ (hash >>> 13);
}
function json_elements_textAt({ bytes, spots }, index) {
    return bytes.toString('utf8', spots[FIELDS * index + START], spots[FIELDS * index + json_elements_END]);
}
/** The one-based line that an element begins on. */
function lineAt({ spots }, index) {
    return spots[FIELDS * index + LINE];
}
function skeletonAt({ spots }, index) {
    return spots[FIELDS * index + SKELETON];
}
function placeAt({ spots }, index) {
    return [spots[FIELDS * index + START], spots[FIELDS * index + json_elements_END]];
}
/** Where the value of the wanted member stands; as long as nothing, where that is not known. */
function wantedAt({ spots }, index) {
    return [spots[FIELDS * index + WANTED], spots[FIELDS * index + WANTED_END]];
}
/** Whether two elements are the same bytes. */
function sameElement(base, i, head, j) {
    const [one, other] = [FIELDS * i, FIELDS * j];
    if (base.spots[one + HASH] !== head.spots[other + HASH])
        return false;
    let at = base.spots[one + START];
    const end = base.spots[one + json_elements_END];
    let to = head.spots[other + START];
    if (end - at !== head.spots[other + json_elements_END] - to)
        return false;
    for (; at + 4 <= end; at += 4, to += 4)
        if (base.view.getInt32(at, true) !== head.view.getInt32(to, true))
            return false;
    for (; at < end; at += 1, to += 1)
        if (base.bytes[at] !== head.bytes[to])
            return false;
    return true;
}
/** All elements of base by their hashes; `find` gives each of head, in turn, its twin. */
function twinsWith(base) {
    const size = 2 ** Math.ceil(Math.log2(2 * base.count));
    const firsts = new Int32Array(size).fill(-1);
    const nexts = new Int32Array(base.count);
    for (let i = base.count - 1; i >= 0; i -= 1) {
        const slot = base.spots[FIELDS * i + HASH] & (size - 1);
        nexts[i] = firsts[slot];
        firsts[slot] = i;
    }
    const twins = { ofBase: new Int32Array(base.count).fill(-1), ofHead: [] };
    const find = (head, j) => {
        const slot = head.spots[FIELDS * j + HASH] & (size - 1);
        let before = -1;
        for (let i = firsts[slot], tries = 0; i >= 0 && tries < MAX_TRIES; before = i, i = nexts[i], tries += 1) {
            if (!sameElement(base, i, head, j))
                continue;
            if (before === -1)
                firsts[slot] = nexts[i];
            else
                nexts[before] = nexts[i];
            twins.ofBase[i] = j;
            twins.ofHead.push(i);
            return i;
        }
        twins.ofHead.push(-1);
        return -1;
    };
    return { twins, find };
}

// EXTERNAL MODULE: ./lib/documents/pairing.js
var pairing = __webpack_require__(43606);
// EXTERNAL MODULE: ./lib/comparison/arrays.js
var arrays = __webpack_require__(74303);
// EXTERNAL MODULE: ./lib/comparison/compare.js + 11 modules
var compare = __webpack_require__(27693);
// EXTERNAL MODULE: ./lib/comparison/documents.js + 2 modules
var comparison_documents = __webpack_require__(74724);
// EXTERNAL MODULE: ./lib/comparison/hollow.js
var hollow = __webpack_require__(74986);
// EXTERNAL MODULE: ./lib/comparison/lists.js + 1 modules
var lists = __webpack_require__(2252);
// EXTERNAL MODULE: ./lib/comparison/nodes.js
var nodes = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/comparison/shape.js + 6 modules
var shape = __webpack_require__(72787);
// EXTERNAL MODULE: ./lib/comparison/tree.js + 2 modules
var tree = __webpack_require__(46739);
// EXTERNAL MODULE: ./lib/comparison/comparison.js
var comparison = __webpack_require__(84152);
// EXTERNAL MODULE: ./lib/comparison/moves.js
var moves = __webpack_require__(37459);
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
/** How much further apart than doubles say two decimals may be that are surely apart. */
const ROOM = 1.001;
const SORT = 'number# moved within tolerance';
/** |a - b| over the smaller of the two; NaN where it is so small, or they are, that they might be equal, or another sign. */
function distanceOf(a, b) {
    const smaller = Math.min(Math.abs(a), Math.abs(b));
    if (smaller < LEAST || a < 0 !== b < 0)
        return Number.NaN;
    const relative = Math.abs(a - b) / smaller;
    return relative > SURELY_APART ? relative : Number.NaN;
}
/** Whether the default alone says what a measured number may move by. */
function isPlain({ tolerances, globals }) {
    return tolerances.length + globals.length === 0;
}
/** The distance over the smaller one, where that is drift by the default for measured numbers beyond the doubt of doubles. */
function surelyDrift({ measured }, a, b) {
    const relative = distanceOf(a, b);
    return relative < SURELY_WITHIN * measured.relative ? relative : undefined;
}
/** Their distance where two measured numbers are drift beyond doubt and of no rank among the changes that are kept; else NaN. */
function unrankedDrift({ rules, collector }, a, b) {
    const relative = surelyDrift(rules, a, b);
    return relative === undefined || (0,comparison_collector/* wants */.YN)(collector, 'drift', relative) ? Number.NaN : relative;
}
/**
 * Whether two literals are drift beyond doubt by the default for measured numbers (docs/classes.md), and of no
 * rank among the changes that are kept: then it is enough to count them. Undefined sends the pair to exact arithmetic.
 */
function certainMove(context, base, head, steps) {
    if (!isPlain(context.rules))
        return undefined;
    if (!DECIMAL.test(base) || !DECIMAL.test(head) || !((0,numbers/* isMeasured */.V2)(base) || (0,numbers/* isMeasured */.V2)(head)))
        return undefined;
    const [a, b] = [Number(base), Number(head)];
    if (Number.isNaN(unrankedDrift(context, a, b)))
        return undefined;
    const name = (0,names/* lastName */.U)(steps);
    return name !== undefined && (0,names/* isExactName */.b)(name) ? undefined : { base: a, head: b };
}
function countCertain({ collector, rules }, { base, head }) {
    (0,comparison_collector/* countMove */.NA)(collector, base, head);
    (0,comparison_collector/* plotMove */.hH)(collector, base, head, false, rules.measured);
    (0,comparison_collector/* tally */.N4)(collector, 'drift', SORT);
}
/** Numbers that one line is held to have at most; more are left to exact arithmetic. */
const MOST = 4_096;
/** `isMeasured`, of a decimal in bytes. */
function isMeasuredSpot({ fraction, scientific }) {
    return scientific || fraction >= numbers/* MEASURED_DIGITS */.Mf;
}
/** By the default for measured numbers. The caller knows that their name is none of those that are exact. */
function measuredMovers(context) {
    const { rules, collector } = context;
    const simple = isPlain(rules);
    const [from, to, distances] = [new Float64Array(MOST), new Float64Array(MOST), new Float64Array(MOST)];
    let plot;
    let waiting = 0;
    return {
        add: (one, other) => {
            if (!simple || waiting === MOST)
                return false;
            if (!(isMeasuredSpot(one) || isMeasuredSpot(other)) || one.padded || other.padded)
                return false;
            const distance = unrankedDrift(context, one.value, other.value);
            if (Number.isNaN(distance))
                return false;
            from[waiting] = one.value;
            to[waiting] = other.value;
            distances[waiting] = distance;
            waiting += 1;
            return true;
        },
        count: () => {
            if (waiting === 0)
                return;
            // There is a counter from the first number on that moved.
            plot ??= (0,moves/* moveAdder */.aQ)((0,comparison_collector/* movesIn */.sK)(collector), rules.measured);
            for (let at = 0; at < waiting; at += 1) {
                (0,comparison_collector/* countMove */.NA)(collector, from[at], to[at]);
                plot(from[at], to[at], distances[at]);
            }
            (0,comparison_collector/* tally */.N4)(collector, 'drift', SORT, waiting);
            waiting = 0;
        },
        drop: () => {
            waiting = 0;
        },
    };
}
/**
 * By rules of the policy, each of which has to be satisfied; of numbers in lines of text only their count is told. The rules are asked for
 * when there are numbers to judge, because a rule that is asked for counts as used.
 */
function ruledMovers(collector, ask) {
    let bounds;
    let waiting = 0;
    return {
        add: (one, other) => {
            const distance = distanceOf(one.value, other.value);
            if (!(distance * ROOM < leastKept(collector)))
                return false;
            bounds ??= ask().map(({ rule: { relative = 0, absolute = 0 } }) => ({ relative, absolute }));
            if (bounds.length === 0)
                return false;
            for (const bound of bounds)
                if ((0,numbers/* withinForCertain */.BY)(one.value, other.value, bound) !== true)
                    return false;
            waiting += 1;
            return true;
        },
        count: () => {
            if (waiting > 0)
                (0,comparison_collector/* tally */.N4)(collector, 'drift', SORT, waiting);
            waiting = 0;
        },
        drop: () => {
            waiting = 0;
        },
    };
}
/** A number that moved less is not kept, however many follow. */
function leastKept({ kept, leastDrift }) {
    return kept.drift.length < comparison/* MAX_CHANGES */.z ? 0 : leastDrift;
}

// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
;// CONCATENATED MODULE: ./lib/documents/large/json-frame.js


/** As much may stand in front of the elements, and behind them. Bytes. */
const FRAME_BYTES = 1_048_576;
/** A shorter array is none that most of a large file is made of. Bytes. */
const LEAST_ARRAY = 262_144;
const json_frame_QUOTE = 34;
const json_frame_OPEN_BRACKET = 91;
const json_frame_CLOSE_BRACKET = 93;
const json_frame_OPEN_BRACE = 123;
const json_frame_CLOSE_BRACE = 125;
const json_frame_COLON = 58;
/**
 * The first array of at least `least` bytes to which only names lead. What stands in front of it has yet to be read in full: here
 * strings and brackets are looked at and nothing else.
 */
function frameOf(source, least) {
    const block = source.read(0, Math.min(source.size, FRAME_BYTES + least));
    const names = [];
    let arrays = 0;
    let candidate = -1;
    let path = [];
    for (let at = 0; at < block.length; at += 1) {
        const byte = block[at];
        if (byte === json_frame_QUOTE) {
            const end = textAt(block, at);
            if (end < 0)
                break;
            const behind = json_frame_skip(block, end);
            if (arrays === 0 && block[behind] === json_frame_COLON && names.length > 0)
                names[names.length - 1] = nameOf(block, at, end);
            at = end - 1;
        }
        else if (byte === json_frame_OPEN_BRACKET) {
            if (arrays === 0) {
                candidate = at;
                path = [...names];
            }
            arrays += 1;
        }
        else if (byte === json_frame_CLOSE_BRACKET) {
            arrays -= 1;
            if (arrays < 0)
                (0,large_source/* decline */.BO)('no strict JSON');
            if (arrays === 0) {
                if (at - candidate >= least)
                    break;
                candidate = -1;
            }
        }
        else if (arrays === 0) {
            if (byte === json_frame_OPEN_BRACE)
                names.push('');
            else if (byte === json_frame_CLOSE_BRACE)
                names.pop();
        }
    }
    if (candidate === -1)
        return (0,large_source/* decline */.BO)('no large array');
    const first = json_frame_skip(block, candidate + 1);
    if (first >= block.length)
        return (0,large_source/* decline */.BO)('no element at hand');
    return { path, first };
}
function nameOf(block, start, end) {
    const raw = block.toString('utf8', start, end);
    return raw.includes('\\') ? (0,large_source/* decline */.BO)('a name with an escape') : raw.slice(1, -1);
}
function json_frame_skip(block, start) {
    let at = start;
    for (let byte = block[at]; byte === 32 || byte === 10 || byte === 13 || byte === 9; byte = block[++at])
        ;
    return at;
}

;// CONCATENATED MODULE: ./lib/documents/large/lines.js


const lines_LF = 10;
const lines_CR = 13;
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
 * Counts the lines of a block that begins and ends with whole lines, and says in `ends` where they are. Declines what the plain path reads in
 * its own way: other encodings, NUL, a CR alone.
 */
function countLines(block, facts, ends) {
    if (!(0,external_node_buffer_.isUtf8)(block))
        (0,large_source/* decline */.BO)('not UTF-8');
    if (block.indexOf(0) !== -1)
        (0,large_source/* decline */.BO)('a NUL character');
    const carriages = block.indexOf(lines_CR) !== -1;
    const before = facts.crlf;
    if (ends !== undefined) {
        ends.count = 0;
        if (ends.at.length < block.length)
            ends.at = new Int32Array(block.length);
    }
    for (let at = 0; at < block.length;) {
        const found = block.indexOf(lines_LF, at);
        let end = found === -1 ? block.length : found;
        if (ends !== undefined) {
            ends.at[ends.count] = end;
            ends.count += 1;
        }
        if (found === -1)
            facts.unended = true;
        else if (carriages && end > at && block[end - 1] === lines_CR) {
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
    if (carriages && facts.crlf - before !== occurrences(block, lines_CR))
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
        const last = block.lastIndexOf(lines_LF);
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
    const found = cursor.block.indexOf(lines_LF, cursor.at);
    const end = found === -1 ? cursor.block.length : found + 1;
    const line = cursor.block.subarray(cursor.at, end);
    cursor.at = end;
    return line;
}
/** The text of a line without its end. The caller has had its block counted, so it is UTF-8 and CR stands before LF only. */
function lineText(line) {
    let end = line.length;
    if (end > 0 && line[end - 1] === lines_LF) {
        end -= 1;
        if (end > 0 && line[end - 1] === lines_CR)
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
function segmentsOf(base, head, limits) {
    const patches = [];
    const runs = [];
    const facts = { base: newFacts(), head: newFacts() };
    let open = { base: 0, head: 0, baseLine: 0, headLine: 0, baseLines: [], headLines: [] };
    let kept = 0;
    let looks = limits.maxLooks;
    let [b, h, baseLine, headLine] = [0, 0, 0, 0];
    for (;;) {
        const own = newFacts();
        const bytes = equalLines(base, b, head, h, limits.window, (block) => countLines(block, own));
        if (bytes > 0) {
            patches.push(open);
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
/** The first look at what two files have in common reads so many bytes. */
const FIRST_BYTES = 4_096;
/** How many bytes both files have in common from here on, whole lines of both only. Each block of them is shown while it is at hand. */
function equalLines(base, b, head, h, window, see) {
    const most = Math.min(base.size - b, head.size - h);
    let done = 0;
    for (let step = Math.min(window, FIRST_BYTES); done < most;) {
        const length = Math.min(step, most - done);
        const left = base.read(b + done, length);
        const same = commonLength(left, head.read(h + done, length));
        const isEnd = length === most - done;
        // A last line without an end is whole where both files end there.
        const both = isEnd && same === length && base.size - b === head.size - h;
        // A negative offset would count from the end.
        const whole = both ? length : same === 0 ? 0 : left.lastIndexOf(runs_LF, same - 1) + 1;
        if (whole > 0)
            see(left.subarray(0, whole));
        done += whole;
        if (isEnd || same < length)
            break;
        if (whole === 0 && step > MAX_LINE_BYTES)
            (0,large_source/* decline */.BO)('a line of many megabytes');
        step = whole === 0 ? step * 4 : Math.min(window, step * 4);
    }
    return done;
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
/** The least that either side has to skip for both to be at the same bytes. */
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
function requirePlainStarts(base, head) {
    requirePlainStart(base);
    requirePlainStart(head);
}

// EXTERNAL MODULE: ./lib/documents/layout.js
var documents_layout = __webpack_require__(42762);
;// CONCATENATED MODULE: ./lib/comparison/large/json-document.js








/** What stands in front of the elements on either side; declines where those are not the same array's. */
function frontsOf(base, head, limits, job) {
    // The same answer as the plain path's: this is a format of trees, which are bounded by bytes and nodes.
    if (Math.max(base.size, head.size) > job.limits.file)
        (0,large_source/* decline */.BO)('larger than the limit');
    requirePlainStart(base);
    requirePlainStart(head);
    const fronts = { base: frontOf(base, limits), head: frontOf(head, limits) };
    const [one, other] = [fronts.base.path, fronts.head.path];
    if (one.length !== other.length || one.some((name, depth) => name !== other[depth]))
        (0,large_source/* decline */.BO)('the large array is another one');
    return fronts;
}
function frontOf(source, { window }) {
    const frame = frameOf(source, Math.min(window, LEAST_ARRAY));
    const bytes = source.read(0, frame.first);
    const counts = { lf: 0, crlf: 0, trailing: 0 };
    countEnds(bytes, counts);
    const indent = indentIn(bytes, 0, bytes.length);
    return { ...frame, ...counts, text: utf8(bytes), line: 1 + counts.lf + counts.crlf, indent };
}
function utf8(bytes) {
    return (0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString('utf8') : (0,large_source/* decline */.BO)('not UTF-8');
}
/** The document as it would be read, with the elements that are at hand. */
function documentOf(job, { source, kept, counts, indent, offset }, front) {
    const { texts, lines } = kept;
    const { path } = front;
    const items = texts.map((text, index) => elementOf(job, text, lines[index], path.length));
    if (source.size - offset > FRAME_BYTES)
        (0,large_source/* decline */.BO)('much stands behind the large array');
    const bytes = source.read(offset, source.size - offset);
    const last = bytes[bytes.length - 1];
    const end = { lf: 0, crlf: 0, trailing: last === 32 || last === 9 ? 1 : 0 };
    countEnds(bytes, end);
    const behind = utf8(bytes);
    const ends = {
        lf: front.lf + counts.lf + end.lf,
        crlf: front.crlf + counts.crlf + end.crlf,
        cr: 0,
    };
    const inside = counts.lf + counts.crlf;
    const text = `${front.text}${behind}`;
    const parsed = (0,json_parser/* parseJson */.q)({ text, maxDepth: job.limits.depth, maxNodes: job.limits.nodes });
    if (!parsed.ok || parsed.notices.length > 0)
        return (0,large_source/* decline */.BO)('no strict JSON');
    if (parsed.nodes + counts.nodes > job.limits.nodes)
        (0,large_source/* decline */.BO)('more nodes than the limit');
    const first = front.indent ?? indent ?? /\n([ \t]+)[^\s]/.exec(behind)?.[1];
    const isOneLine = inside === 0 && !`${front.text.trimStart()}${behind.trimEnd()}`.includes('\n');
    const document = {
        format: 'json',
        readings: [{ label: '', content: { kind: 'tree', root: withItems(parsed.root, path, items, inside) } }],
        declared: {},
        layout: {
            encoding: 'UTF-8',
            ...(0,documents_layout/* layoutOfLines */.JC)(ends, last !== 10, front.trailing + counts.trailing + end.trailing),
            ...(0,documents_layout/* indentation */.Mh)(first === undefined ? (isOneLine ? '0' : '0\n0') : `\n${first}0`),
        },
        notices: [],
    };
    return { document, items };
}
/** What surrounds the elements is the same on both sides: its differences would have to be told in their turn. */
function requireSameFrame(job, base, head, fronts) {
    const empty = { texts: [], numbers: [], lines: [] };
    const root = (side, front) => {
        const { content } = documentOf(job, { ...side, kept: empty }, front).document.readings[0];
        return content.kind === 'tree' ? content.root : (0,large_source/* decline */.BO)('no tree');
    };
    if (!(0,nodes/* identical */.eQ)(root(base, fronts.base), root(head, fronts.head), new Set()))
        (0,large_source/* decline */.BO)('what surrounds the elements differs');
}
/** `depth` containers stand around the element's array. */
function elementOf({ limits }, text, line, depth) {
    const parsed = (0,json_parser/* parseJson */.q)({ text, line, maxDepth: limits.depth - depth - 1, maxNodes: limits.nodes });
    if (!parsed.ok || parsed.notices.length > 0)
        return (0,large_source/* decline */.BO)('no strict JSON');
    return parsed.root;
}
/** The root with these elements in the array at the path, which has none; what stands behind it is so many lines further down. */
function withItems(root, path, items, lines) {
    const [name, ...rest] = path;
    if (name === undefined) {
        if (root.kind !== 'array' || root.items.length > 0)
            return (0,large_source/* decline */.BO)('no array at its place');
        return { ...root, items };
    }
    const at = root.kind === 'object' ? root.members.findIndex((member) => member.name === name) : -1;
    if (root.kind !== 'object' || at === -1)
        return (0,large_source/* decline */.BO)('no object on the way');
    const members = root.members.map((member, index) => {
        if (index < at)
            return member;
        if (index === at)
            return { ...member, value: withItems(member.value, rest, items, lines) };
        if (member.name === name)
            return (0,large_source/* decline */.BO)('a name that stands twice');
        return { ...member, line: member.line + lines, value: further(member.value, lines) };
    });
    return { ...root, members };
}
/** Depth is bounded by the reader's limit. */
function further(node, lines) {
    const line = node.line + lines;
    if (node.kind === 'array')
        return { ...node, line, items: node.items.map((item) => further(item, lines)) };
    if (node.kind !== 'object')
        return { ...node, line };
    const members = node.members.map((member) => {
        return { ...member, line: member.line + lines, value: further(member.value, lines) };
    });
    return { ...node, line, members };
}

// EXTERNAL MODULE: ./lib/comparison/keys.js
var keys = __webpack_require__(45217);
;// CONCATENATED MODULE: ./lib/documents/large/numerals.js
const SIGNS = '+-.eE';
function tableOf(characters) {
    const table = new Uint8Array(256);
    for (const character of characters)
        table[character.charCodeAt(0)] = 1;
    return table;
}
/** What a number may be made of. */
const NUMERAL = tableOf(`0123456789${SIGNS}`);
/** Whether a byte of a number stands there. */
function isNumeral(block, at, end) {
    return at < end && NUMERAL[block[at]] === 1;
}
/** Where the run of such bytes begins that ends at `end`. */
function numeralStart(block, start, end) {
    let at = end;
    while (at > start && NUMERAL[block[at - 1]] === 1)
        at -= 1;
    return at;
}
/** What may stand in front of a number in a line of text and behind it (comparison/text.ts, NUMBER), as far as it is ASCII. */
const numerals_BLANKS = ' \t\u000b\f\r';
const BEFORE = tableOf(`${numerals_BLANKS}=([{,;|<>"'`);
const BEHIND = tableOf(`${numerals_BLANKS})]},;|<>"'%`);
/** Whether what stands between two places of a line of text stands alone in it. */
function standsAlone(block, lineStart, start, end, lineEnd) {
    return (start === lineStart || BEFORE[block[start - 1]] === 1) && (end === lineEnd || BEHIND[block[end]] === 1);
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

;// CONCATENATED MODULE: ./lib/comparison/large/gaps.js



const gaps_LF = 10;
const gaps_CR = 13;
/** Where the line ends that begins at `start`, its end left out, and where the next one begins. In front of a line there is no CR. */
function gaps_lineAt(block, start) {
    const found = block.indexOf(gaps_LF, start);
    if (found === -1)
        return { end: block.length, next: block.length };
    return { end: block[found - 1] === gaps_CR ? found - 1 : found, next: found + 1 };
}
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
                if (found !== -1 && block[end - 1] === gaps_CR)
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
        if (found !== -1 && block[end - 1] === gaps_CR)
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
function joinsWith(question, sides) {
    const { walk, headers } = sides;
    const [bases, heads] = [new Set(question.left), new Set(question.right)];
    if (bases.size !== question.left.length)
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
    return joinsBy(question, sides, { fine, doubled, once: () => rising || standOnce(walk), omitted, index });
}
/** `joinsWith` without a walk. Undefined where a kept identity lies among those of a gap: it may be one of them. */
function joinsRising(question, sides, rising) {
    const { lows, highs, omitted, index } = rising;
    const isAmong = (value) => lows.some((low, gap) => value >= low && value <= highs[gap]);
    for (const value of numbersIn(new Set([...question.left, ...question.right])))
        if (isAmong(value))
            return undefined;
    return joinsBy(question, sides, { fine: true, doubled: false, once: () => true, omitted, index });
}
function joinsBy({ left, right }, { numbers, lengths }, { fine, doubled, once, omitted, index }) {
    const bases = new Set(left);
    const heads = new Set(right);
    if (!fine || bases.size !== left.length)
        return false;
    if (index.base && left.every((value, kept) => value === `n${numbers.base[kept]}`))
        return false;
    if (index.head && right.every((value, kept) => value === `n${numbers.head[kept]}`))
        return false;
    if (!once())
        return false;
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
        const value = asNumber(identity);
        if (typeof value === 'number')
            found.add(value);
    }
    return found;
}
/** The same identity in one way, whether it was read from bytes or as a text. */
function asNumber(identity) {
    return typeof identity === 'string' && /^n(?:0|[1-9][0-9]{0,14})$/.test(identity)
        ? Number(identity.slice(1))
        : identity;
}
function standOnce(walk) {
    const seen = new Set();
    let once = true;
    walk((identity) => {
        const value = identity === undefined ? undefined : asNumber(identity);
        if (value === undefined || seen.has(value))
            once = false;
        else
            seen.add(value);
        if (seen.size > MAX_IDENTITIES)
            (0,large_source/* decline */.BO)('more identities than are held at once');
        return once;
    });
    return once;
}

;// CONCATENATED MODULE: ./lib/comparison/large/json-gaps.js

/** Walks the elements that gaps leave out, in order. */
function eachElement({ base, units }, gaps, window, visit) {
    for (const gap of gaps) {
        let { offset } = gap;
        for (let index = 0; index < gap.lines;) {
            let bytes = units[gap.baseLine + index];
            let count = 1;
            for (; index + count < gap.lines; count += 1) {
                const unit = units[gap.baseLine + index + count];
                if (bytes + unit > window)
                    break;
                bytes += unit;
            }
            const block = base.source.read(offset, bytes);
            let start = 0;
            for (const until = index + count; index < until; index += 1) {
                const next = start + units[gap.baseLine + index];
                if (!visit(block, start, contentEnd(block, next), gap, index))
                    return;
                start = next;
            }
            offset += bytes;
        }
    }
}

// EXTERNAL MODULE: ./lib/documents/edited/differences.js
var differences = __webpack_require__(57662);
;// CONCATENATED MODULE: ./lib/comparison/large/json-ahead.js



/** As many bytes are read at once where files part. */
const LOOK_BYTES = 65_536;
/** Looks ahead by so many elements of each side at most, growing. */
const json_ahead_LOOK_AHEAD = [8, 64, 512, 4_096];
/** Where two arrays that part here meet again, by the fewest elements: changed in place, inserted, removed, or further on. */
function json_ahead_meet(sides, most) {
    let looks = 0;
    for (const count of json_ahead_LOOK_AHEAD) {
        const left = json_ahead_peek(sides, sides.base, count);
        const right = json_ahead_peek(sides, sides.head, count);
        looks += left.length + right.length;
        if (looks > most)
            break;
        const found = json_ahead_nearest(left, right);
        if (found !== undefined)
            return { base: left.slice(0, found.base), head: right.slice(0, found.head), looks };
        if (left.length < count && right.length < count)
            return { base: left, head: right, looks };
    }
    return (0,large_source/* decline */.BO)('too much differs');
}
function json_ahead_peek({ limits, scanner }, { source, offset, ended }, count) {
    const found = [];
    let over = ended;
    let bytes = Math.min(limits.window, LOOK_BYTES);
    for (let at = offset; found.length < count && !over;) {
        const length = Math.min(bytes, source.size - at);
        const block = source.read(at, length);
        let start = 0;
        while (found.length < count && !over && scanElement(scanner, block, start)) {
            const { next, last, lf, crlf, trailing, nodes, indent } = scanner;
            found.push({
                key: block.toString('latin1', start, contentEnd(block, next)),
                unit: next - start,
                last,
                lf,
                crlf,
                trailing,
                nodes,
                indent,
            });
            over = last;
            start = next;
        }
        if (scanner.skeletons.size > MAX_SKELETONS)
            (0,large_source/* decline */.BO)('elements of many shapes');
        at += start;
        if (start > 0)
            continue;
        if (length < bytes)
            (0,large_source/* decline */.BO)('an array that is cut off');
        bytes *= 2;
        if (bytes > 2 * MAX_ELEMENT)
            (0,large_source/* decline */.BO)('an element of many megabytes');
    }
    return found;
}
function json_ahead_nearest(left, right) {
    const places = new Map();
    for (let i = left.length - 1; i >= 0; i -= 1)
        places.set(left[i].key, i);
    let best;
    for (let j = 0; j < right.length; j += 1) {
        if (best !== undefined && j >= best.base + best.head)
            break;
        const i = places.get(right[j].key);
        if (i === undefined || i + j === 0)
            continue;
        if (best === undefined || i + j < best.base + best.head)
            best = { base: i, head: j };
    }
    return best;
}

;// CONCATENATED MODULE: ./lib/comparison/large/json-side.js
function sideOf(source, { first, line }) {
    return {
        source,
        kept: { texts: [], numbers: [], lines: [] },
        counts: { lf: 0, crlf: 0, trailing: 0, nodes: 0 },
        indent: undefined,
        offset: first,
        line,
        index: 0,
        ended: source.read(first, 1)[0] === 93,
    };
}
function addCounts(into, { lf, crlf, trailing, nodes }) {
    into.lf += lf;
    into.crlf += crlf;
    into.trailing += trailing;
    into.nodes += nodes;
}

;// CONCATENATED MODULE: ./lib/comparison/large/json-segments.js








/** Elements of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;
/** All texts that are held. UTF-16 units. */
const MAX_HELD = 67_108_864;
/** Elements that there is room for at first. */
const FIRST_UNITS = 16;
/** First comparison behind a difference; the next are larger. Bytes. */
const FIRST_STEP = 4_096;
/** Elements of which one number each is held. */
const json_segments_MAX_IDENTITIES = 2_000_000;
/**
 * Two cursors over the elements of two arrays: equal ones are skipped by windows, and where they part the files are brought
 * together again a few elements on. All elements of base that are skipped are read, and some of every skeleton kept.
 */
function segmentsOfElements(base, head, frames, limits, wanted) {
    const walk = {
        base: sideOf(base, frames.base),
        head: sideOf(head, frames.head),
        limits,
        scanner: newScanner(wanted),
        gaps: [],
        aligned: true,
        units: new Uint32Array(FIRST_UNITS),
        identities: wanted === undefined ? undefined : new Float64Array(FIRST_UNITS),
        held: 0,
    };
    let looks = limits.maxLooks;
    let kept = 0;
    const parted = { base: new Set(), head: new Set(), moved: 0 };
    for (;;) {
        if (!walk.base.ended && !walk.head.ended)
            skipEqual(walk);
        if (walk.base.ended && walk.head.ended)
            break;
        const ahead = json_ahead_meet(walk, looks);
        looks -= ahead.looks;
        kept += ahead.base.length + ahead.head.length;
        if (kept > limits.maxLines)
            (0,large_source/* decline */.BO)('too much differs');
        requireNoMoves(parted, ahead);
        for (const one of ahead.base) {
            addUnit(walk, walk.base.index, one.unit);
            take(walk, walk.base, one);
        }
        for (const one of ahead.head)
            take(walk, walk.head, one);
    }
    const { gaps, aligned, units, identities } = walk;
    return { base: walk.base, head: walk.head, gaps, aligned, units, identities };
}
/** Shorter elements may well stand in several places. Bytes. */
const LEAST_MOVED = 32;
/** So many elements that left one place for another say that more will: moves are declined in the end. */
const MOVED = 16;
/** Ends early what cannot have an answer. */
function requireNoMoves(parted, ahead) {
    for (const [side, other] of [
        ['base', parted.head],
        ['head', parted.base],
    ])
        for (const { key } of ahead[side]) {
            if (key.length < LEAST_MOVED || parted[side].has(key))
                continue;
            parted[side].add(key);
            if (other.has(key))
                parted.moved += 1;
        }
    if (parted.moved >= MOVED)
        (0,large_source/* decline */.BO)('elements that moved');
}
function keep(walk, { kept }, text, index, line) {
    kept.texts.push(text);
    kept.numbers.push(index);
    kept.lines.push(line);
    walk.held += text.length;
    if (walk.held > MAX_HELD)
        (0,large_source/* decline */.BO)('too much to be held');
}
function addUnit(walk, index, unit) {
    if (index >= walk.units.length) {
        const larger = new Uint32Array(2 * walk.units.length);
        larger.set(walk.units);
        walk.units = larger;
    }
    walk.units[index] = unit;
}
function addIdentity(walk, index, block) {
    if (walk.identities === undefined)
        return;
    if (index >= walk.identities.length) {
        if (index >= json_segments_MAX_IDENTITIES) {
            walk.identities = undefined;
            return;
        }
        // Elements that differ have none here, so that the index may be far behind the last one.
        const larger = new Float64Array(2 * (index + 1));
        larger.set(walk.identities);
        walk.identities = larger;
    }
    walk.identities[index] = digitsAt(block, walk.scanner.wantedStart, walk.scanner.wantedEnd);
}
/** Passes all elements that are the same bytes on both sides, what separates them and the next one's first byte included. */
function skipEqual(walk) {
    const { base, head, limits, scanner } = walk;
    const { context } = limits;
    const spots = [];
    const own = { lf: 0, crlf: 0, trailing: 0, nodes: 0 };
    const start = { index: base.index, offset: base.offset };
    const tail = { lines: new Float64Array(context), offsets: new Float64Array(context) };
    let done = 0;
    let count = 0;
    let indent;
    for (let step = Math.min(limits.window, FIRST_STEP); !base.ended;) {
        const length = Math.min(step, base.source.size - start.offset - done, head.source.size - head.offset - done);
        const block = base.source.read(start.offset + done, length);
        const same = (0,differences/* equalFrom */.N)(block, 0, head.source.read(head.offset + done, length), 0);
        let at = 0;
        while (!base.ended && scanElement(scanner, block, at) && scanner.next < same) {
            const { next, skeleton } = scanner;
            const line = own.lf + own.crlf;
            tail.lines[count % context] = line;
            tail.offsets[count % context] = start.offset + done + at;
            skeleton.seen += 1;
            if (skeleton.seen <= EXAMPLES || count < context) {
                const text = block.toString('utf8', at, contentEnd(block, next));
                spots.push({ index: count, offset: start.offset + done + at, unit: next - at, line, text });
            }
            addUnit(walk, start.index + count, next - at);
            addIdentity(walk, start.index + count, block);
            addCounts(own, scanner);
            indent ??= scanner.indent;
            base.ended = scanner.last;
            count += 1;
            at = next;
        }
        if (!(0,external_node_buffer_.isUtf8)(block.subarray(0, at)))
            (0,large_source/* decline */.BO)('not UTF-8');
        if (scanner.skeletons.size > MAX_SKELETONS)
            (0,large_source/* decline */.BO)('elements of many shapes');
        done += at;
        // What is left behind the end of one file is looked at once more.
        if (same < length || length < step)
            break;
        step = at === 0 ? step * 2 : Math.min(limits.window, step * 4);
        if (step > 2 * MAX_ELEMENT)
            (0,large_source/* decline */.BO)('an element of many megabytes');
    }
    if (count === 0)
        return;
    keepRun(walk, count, done, withTail(walk, spots, tail, count, done));
    for (const side of [base, head]) {
        side.offset += done;
        side.index += count;
        side.line += own.lf + own.crlf;
        side.indent ??= indent;
        addCounts(side.counts, own);
    }
    head.ended = base.ended;
}
/** The spots and, read at once, the last elements of the run. */
function withTail({ base, limits, units }, spots, tail, count, bytes) {
    const first = Math.max(0, count - limits.context);
    const result = spots.filter(({ index }) => index < first);
    const from = tail.offsets[first % limits.context];
    const block = base.source.read(from, base.offset + bytes - from);
    for (let index = first; index < count; index += 1) {
        const at = index % limits.context;
        const offset = tail.offsets[at];
        const unit = units[base.index + index];
        const end = contentEnd(block, offset - from + unit);
        result.push({ index, offset, unit, line: tail.lines[at], text: block.toString('utf8', offset - from, end) });
    }
    return result;
}
/** Both sides of a run keep its spots; what lies between two of them is a gap. */
function keepRun(walk, count, bytes, spots) {
    const { base, head } = walk;
    if (base.index !== head.index)
        walk.aligned = false;
    const end = base.offset + bytes;
    let lead = 0;
    for (const [at, spot] of spots.entries()) {
        const { index, offset, unit, line, text } = spot;
        keep(walk, base, text, base.index + index, base.line + line);
        keep(walk, head, text, head.index + index, head.line + line);
        lead += 1;
        const next = spots[at + 1];
        const until = next?.index ?? count;
        if (until === index + 1)
            continue;
        walk.gaps.push({
            before: { base: base.kept.texts.length, head: head.kept.texts.length },
            lead,
            tail: together(spots, at + 1),
            offset: offset + unit,
            bytes: (next?.offset ?? end) - offset - unit,
            lines: until - index - 1,
            baseLine: base.index + index + 1,
            headLine: head.index + index + 1,
        });
        lead = 0;
    }
}
/** How many spots from there on stand one behind the other. */
function together(spots, from) {
    let at = from;
    while (at < spots.length && (at === from || spots[at].index === spots[at - 1].index + 1))
        at += 1;
    return at - from;
}
function take(walk, side, { key, unit, indent, last, ...counts }) {
    const bytes = Buffer.from(key, 'latin1');
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        (0,large_source/* decline */.BO)('not UTF-8');
    keep(walk, side, bytes.toString('utf8'), side.index, side.line);
    addCounts(side.counts, counts);
    side.indent ??= indent;
    side.offset += unit;
    side.line += counts.lf + counts.crlf;
    side.index += 1;
    side.ended = last;
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
        kept_keep(left, patch.baseLines, patch.baseLine);
        kept_keep(right, patch.headLines, patch.headLine);
        const run = runs[index];
        if (run === undefined)
            continue;
        const { first, last, offset, bytes } = edgesOf(source, run, context, front - Math.min(run.base, run.head));
        const lines = run.lines - first.length - last.length;
        kept_keep(left, first, run.baseLine);
        kept_keep(right, first, run.headLine);
        if (lines > 0) {
            const before = { base: left.texts.length, head: right.texts.length };
            const [baseLine, headLine] = [run.baseLine + first.length, run.headLine + first.length];
            gaps.push({ before, lead: first.length, tail: last.length, offset, bytes, lines, baseLine, headLine });
        }
        kept_keep(left, last, run.baseLine + run.lines - last.length);
        kept_keep(right, last, run.headLine + run.lines - last.length);
    }
    const aligned = runs.every(({ baseLine, headLine }) => baseLine === headLine);
    return { base: left, head: right, gaps, aligned, facts: { base, head } };
}
function kept_keep(into, texts, number) {
    for (const [index, text] of texts.entries()) {
        into.texts.push(text);
        into.numbers.push(number + index);
    }
}
/** The first and last lines of a run, and what lies between them. */
function edgesOf(source, run, context, whole) {
    const end = run.base + run.bytes;
    const front = splitBlock(linesAt(source, run.base, Math.min(run.bytes, Math.max(CONTEXT_BYTES, whole + 1)), end));
    // The first two lines of a file are a header and the first row.
    const least = run.baseLine === 0 && run.headLine === 0 ? Math.max(2, context) : context;
    const leading = front.slice(0, Math.max(least, whole > 0 ? MIN_FRONT_LINES : 0));
    const offset = run.base + leading.reduce((sum, line) => sum + line.length, 0);
    const first = leading.map(lineText);
    const from = Math.max(offset, end - CONTEXT_BYTES);
    const behind = splitBlock(source.read(from, end - from));
    // The first piece may be the rest of a line.
    const complete = from === offset ? behind : behind.slice(1);
    const last = complete.slice(Math.max(0, complete.length - context));
    const bytes = end - offset - last.reduce((sum, line) => sum + line.length, 0);
    return { first, last: last.map(lineText), offset, bytes };
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
    // Asked at once: where the kept ones look the same, as where one that is spelled otherwise moved, nobody comes to ask for the order.
    if (!aligned && lengths.base === lengths.head)
        (0,large_source/* decline */.BO)('as many lines as before, and some of them shifted');
    const found = new Map();
    let known;
    const inRange = (from, to) => gaps.filter(({ before }) => placeOf(before.base, from, to) === 'range');
    const places = { base: new Map(), head: new Map() };
    return {
        place: parts.place ?? [],
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
        magnitudes: (column) => parts.magnitudes?.(column) ?? (0,large_source/* decline */.BO)('the scale of a column'),
        varies: (column) => parts.varies?.(column) ?? false,
        requireOrder: (unordered) => {
            if (unordered)
                (0,large_source/* decline */.BO)('compared as a multiset');
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




/**
 * What the comparer says of two documents: either it is told what they differ in (`walked`), and they say no more than their layout, or
 * they hold what is at hand of the files (`omitted`).
 */
function compared(rules, large, [base, head], collector) {
    const reading = { kind: 'documents', ...(0,pairing/* pairDocuments */.V)(base, head) };
    return (0,compare.compareReading)((0,comparison_documents/* newSession */.RL)(rules, undefined, large), reading, collector);
}
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

;// CONCATENATED MODULE: ./lib/comparison/large/json-records.js














/** Fewer records at hand say too little about all of them. */
const FEWEST_LENGTH = 3;
/** Names among which the key is guessed. */
const MAX_NAMES = 16;
/** Bytes of the first element that are looked at for them. */
const KEY_BYTES = 4_096;
/**
 * JSON by the elements of its large array: those that differ, their neighbours and examples of every shape are compared, all
 * others are equal. What surrounds the array is read in full.
 */
function compareLargeJson(base, head, rules, collector, limits, job) {
    const fronts = frontsOf(base, head, limits, job);
    const { path } = fronts.base;
    const wanted = likelyKey(base, fronts.base.first);
    const segments = segmentsOfElements(base, head, fronts, limits, wanted);
    const documents = {
        base: documentOf(job, segments.base, fronts.base),
        head: documentOf(job, segments.head, fronts.head),
    };
    if (Math.min(documents.base.items.length, documents.head.items.length) < FEWEST_LENGTH)
        (0,large_source/* decline */.BO)('few elements at hand');
    // One of several arrays in a set, as entries of a map are, may have their one length; at the root there is no other.
    if (path.length > 0 &&
        [documents.base, documents.head].some(({ items }) => items.every(({ kind }) => kind === 'number')))
        (0,large_source/* decline */.BO)('numbers, whose array may be one of several');
    const { gaps, aligned } = segments;
    const numbers = { base: segments.base.kept.numbers, head: segments.head.kept.numbers };
    const lengths = { base: segments.base.index, head: segments.head.index };
    const walk = (visit, wanted = gaps) => eachElement(segments, wanted, limits.window, visit);
    const omitted = omittedOf({
        place: path,
        gaps,
        aligned,
        numbers,
        lengths,
        wanted: () => new Set([...documents.base.items, ...documents.head.items].map((node) => (0,nodes/* hashNode */.l)(node, new Map()))),
        hashesOf: (gap, wanted) => {
            const found = new Set();
            walk((block, start, end) => {
                const hash = (0,nodes/* hashNode */.l)(elementOf(job, block.toString('utf8', start, end), 0, path.length), new Map());
                if (wanted.has(hash))
                    found.add(hash);
                return true;
            }, [gap]);
            return found;
        },
        joins: (question) => {
            const name = Buffer.from(question.name);
            return joinsWith(question, {
                numbers,
                lengths,
                headers: { base: 0, head: 0 },
                walk: (see) => {
                    if (question.name === wanted && eachIdentity(segments, see))
                        return;
                    walk((block, start, end, gap, index) => {
                        const place = memberIn(block, start, end, name);
                        if (place === undefined)
                            return see(undefined, gap, index);
                        const value = digitsAt(block, ...place);
                        if (value >= 0)
                            return see(value, gap, index);
                        return see((0,arrays/* identity */.D_)(elementOf(job, block.toString('utf8', ...place), 0, path.length)), gap, index);
                    });
                },
            });
        },
    });
    const sides = (0,pairing/* pairDocuments */.V)(documents.base.document, documents.head.document);
    const result = (0,compare.compareReading)((0,comparison_documents/* newSession */.RL)(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
    return requireSettled(result);
}
/** The member that is asked about first when a key is looked for: that of its names in the first element which is preferred most. */
function likelyKey(base, first) {
    const text = base.read(first, Math.min(base.size - first, KEY_BYTES)).toString('latin1');
    const names = [...text.matchAll(/"([\w-]+)"\s{0,9}:/g)].slice(0, MAX_NAMES).map(([, name]) => name);
    return (0,keys/* byPreference */.n)(names)[0];
}
/** What was held of the omitted elements' identities; false where it was none of all. */
function eachIdentity({ gaps, identities }, see) {
    if (identities === undefined)
        return false;
    for (const { baseLine, lines } of gaps)
        for (let index = baseLine; index < baseLine + lines; index += 1)
            if (identities[index] < 0)
                return false;
    for (const gap of gaps)
        for (let index = 0; index < gap.lines; index += 1)
            if (!see(identities[gap.baseLine + index], gap, index))
                return true;
    return true;
}

;// CONCATENATED MODULE: ./lib/comparison/large/json-moved.js



















/** Elements of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const json_moved_EXAMPLES = 3;
/** What is read is held: both files, and seven numbers for each element. Bytes of one side. */
const json_moved_MAX_HELD = 536_870_912;
/** Bytes that are read at once. */
const BLOCK = 1_048_576;
/**
 * JSON whose records have moved, most of them the same bytes as before. The comparer goes its own way through the list, but its
 * records are read only where they have no twin on the other side; of those that have, their key is asked for and nothing else.
 */
function compareMovedJson(base, head, rules, collector, limits, job) {
    const fronts = frontsOf(base, head, limits, job);
    const { path } = fronts.base;
    if (job.limits.depth < MAX_DEPTH + path.length + 1)
        (0,large_source/* decline */.BO)('a narrow limit of depth');
    const wanted = likelyKey(base, fronts.base.first);
    const left = heldOf(base, fronts.base, wanted);
    const { twins, find } = twinsWith(left.elements);
    let alone = 0;
    const right = heldOf(head, fronts.head, wanted, (elements, index) => {
        if (find(elements, index) < 0)
            alone += 1;
        if (alone > limits.maxLines)
            (0,large_source/* decline */.BO)('too much differs');
    });
    keepAlone(left, right, twins, limits.maxLines);
    const documents = { base: documentOf(job, left.side, fronts.base), head: documentOf(job, right.side, fronts.head) };
    requireSameFrame(job, left.side, right.side, fronts);
    requireNoFacts(documents.base, documentOf(job, { ...right.side, kept: twice(right.side) }, fronts.head), rules);
    const nodes = { base: nodesOf(left, documents.base), head: nodesOf(right, documents.head) };
    const found = (0,comparison_collector/* newCollector */.oj)();
    const scaleAt = () => (0,large_source/* decline */.BO)('the scale of a path');
    const context = { ...(0,comparison_documents/* newContext */.CA)((0,comparison_documents/* newSession */.RL)(rules), found), scaleAt };
    (0,lists/* diffLists */.p)(found, listsOf(context, { job, path, base: left, head: right, twins, wanted, nodes }));
    const sides = (0,pairing/* pairDocuments */.V)(documents.base.document, documents.head.document);
    return requireUsed((0,compare.compareReading)((0,comparison_documents/* newSession */.RL)(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector));
}
function heldOf(source, front, wanted, show) {
    if (source.size > json_moved_MAX_HELD)
        (0,large_source/* decline */.BO)('more than is held');
    const bytes = Buffer.allocUnsafe(source.size);
    // Copies: what a source gives is written over by the next read.
    for (let at = 0; at < bytes.length; at += BLOCK)
        source.read(at, Math.min(BLOCK, bytes.length - at)).copy(bytes, at);
    const side = sideOf((0,large_source/* sourceOf */.vz)(bytes), front);
    if (side.ended)
        (0,large_source/* decline */.BO)('no elements');
    const elements = readElements(bytes, front.first, front.line, wanted, show);
    const { count, counts, indent, end } = elements;
    return { elements, side: { ...side, counts, indent, offset: end, index: count, ended: true } };
}
/** Keeps what has no twin and, on both sides, a few of each skeleton of what has one: they stand for all to every fact of shape. */
function keepAlone(left, right, { ofBase, ofHead }, most) {
    const examples = new Map();
    const chosen = new Set();
    for (let i = 0; i < ofBase.length; i += 1) {
        if (ofBase[i] < 0) {
            json_moved_keep(left, i);
            if (left.side.kept.texts.length > most)
                (0,large_source/* decline */.BO)('too much differs');
            continue;
        }
        const skeleton = skeletonAt(left.elements, i);
        const seen = examples.get(skeleton) ?? 0;
        if (seen === json_moved_EXAMPLES)
            continue;
        examples.set(skeleton, seen + 1);
        json_moved_keep(left, i);
        chosen.add(ofBase[i]);
    }
    for (let j = 0; j < ofHead.length; j += 1) {
        if (ofHead[j] < 0 || chosen.has(j))
            json_moved_keep(right, j);
    }
}
function json_moved_keep({ elements, side: { kept } }, index) {
    kept.texts.push(json_elements_textAt(elements, index));
    kept.numbers.push(index);
    kept.lines.push(lineAt(elements, index));
}
function twice({ kept: { texts, numbers, lines } }) {
    return { texts: [...texts, ...texts], numbers: [...numbers, ...numbers], lines: [...lines, ...lines] };
}
function nodesOf({ side }, { items }) {
    return new Map(items.map((node, at) => [side.kept.numbers[at], node]));
}
/**
 * No fact of shape, no map, nothing hollow. These are questions about sets, so head may hold each element twice: then no set of it is
 * node for node that of base, and each is looked at, as those of the whole files are when elements have moved.
 */
function requireNoFacts(base, head, rules) {
    const [one, other] = [base, head].map(({ document }) => document.readings[0].content);
    if (one?.kind !== 'tree' || other?.kind !== 'tree')
        throw new large_source/* Declined */.FX('no tree');
    const facts = (0,comparison_collector/* newCollector */.oj)();
    const group = (0,shape/* shapeOf */.F5)([one.root], [other.root], rules, facts);
    if (facts.counts.shape > 0)
        (0,large_source/* decline */.BO)('a fact of shape');
    if (facts.notes.size > 0)
        (0,large_source/* decline */.BO)('a map');
    if ((0,hollow/* hollowContent */.V1)(one, other, () => group) !== undefined)
        (0,large_source/* decline */.BO)('hollow');
}
/** The list as arrays.ts has it, elements read where they are asked for. */
function listsOf(context, pairs) {
    const { path, twins } = pairs;
    const [base, head] = [pairs.base.elements, pairs.head.elements];
    let place;
    for (const step of path)
        place = { parent: place, base: step, head: step };
    const node = (side, index) => pairs.nodes[side].get(index) ??
        elementOf(pairs.job, json_elements_textAt(pairs[side].elements, index), lineAt(pairs[side].elements, index), path.length);
    const itemPair = (i, j) => ({
        base: node('base', i),
        head: node('head', j),
        place: { parent: place, base: i, head: j },
        // There are no facts of shape that could explain anything.
        baseGroup: undefined,
        headGroup: undefined,
        depth: path.length + 1,
    });
    const same = (i, j) => twins.ofBase[i] === j || sameElement(base, i, head, j);
    const plain = isPlain(context.rules);
    let key;
    const otherKey = (i, j) => plain && key !== undefined && differ(key.base[i], key.head[j]);
    const at = (i, j) => context.at({ parent: place, base: i, head: j });
    return {
        noun: 'element',
        here: context.at(place),
        unordered: false,
        baseLength: base.count,
        headLength: head.count,
        // Without a key all elements are hashed as the comparer hashes them, since elements of one hash are no anchors.
        baseHash: () => (0,large_source/* decline */.BO)('no key'),
        headHash: () => (0,large_source/* decline */.BO)('no key'),
        similarity: () => (0,large_source/* decline */.BO)('no key'),
        equal: (i, j) => same(i, j) || (0,nodes/* equalNodes */.UT)(node('base', i), node('head', j), path.length),
        drift: (i, j) => same(i, j) || (!otherKey(i, j) && (0,tree/* judge */.S4)(context, itemPair(i, j))),
        diff: (i, j) => {
            if (!same(i, j))
                (0,tree/* diff */.Ui)(context, itemPair(i, j));
        },
        findKey: () => {
            key = findKey(context.rules, pairs, node('base', 0));
            return key;
        },
        explained: () => false,
        show: (side, index) => (0,nodes/* show */.WU)(node(side, index)),
        at,
        lineOf: (side, index) => lineAt(pairs[side].elements, index),
    };
}
/** Whether two identities are surely no drift of each other: of integers and texts only these two are equal and not the same. */
function differ(base, head) {
    return base !== head && base !== 'n-0' && head !== 'n-0';
}
function findKey(rules, pairs, first) {
    const { path } = pairs;
    const known = new Map();
    return (0,arrays/* chooseKey */.L0)({
        rules,
        steps: path,
        headSteps: path,
        candidates: first.kind === 'object' ? [...new Set(first.members.map(({ name }) => name))] : [],
        base: ([name]) => {
            const found = identities(pairs, 'base', name, () => undefined);
            if (found !== undefined)
                known.set(name, found);
            return found;
        },
        // Twins have one identity, and it is one text: so it is hashed once.
        head: ([name]) => identities(pairs, 'head', name, (j) => known.get(name)?.[pairs.twins.ofHead[j]]),
        refuse: () => (0,large_source/* decline */.BO)('a declared key'),
    });
}
function identities(pairs, side, name, known) {
    const { elements } = pairs[side];
    const found = [];
    for (let index = 0; index < elements.count; index += 1) {
        const value = known(index) ?? identityAt(pairs, elements, index, name);
        if (value === undefined)
            return undefined;
        found.push(value);
    }
    return found;
}
function identityAt({ job, path, wanted }, elements, index, name) {
    const { bytes } = elements;
    let [start, end] = name === wanted ? wantedAt(elements, index) : [0, 0];
    if (start === end) {
        const place = memberIn(bytes, ...placeAt(elements, index), Buffer.from(name));
        if (place === undefined)
            return undefined;
        [start, end] = place;
    }
    return (quickIdentity(bytes, start, end) ?? (0,arrays/* identity */.D_)(elementOf(job, bytes.toString('utf8', start, end), 0, path.length)));
}
const json_moved_QUOTE = 34;
const json_moved_BACKSLASH = 92;
const json_moved_ZERO = 48;
const json_moved_NINE = 57;
/** Digits of a number that are surely its identity. */
const MAX_DIGITS = 15;
/** `identity` of plain digits and of texts in ASCII without escapes; undefined for others. */
function quickIdentity(bytes, start, end) {
    if (bytes[start] === json_moved_QUOTE) {
        for (let at = start + 1; at < end - 1; at += 1)
            if (bytes[at] > 127 || bytes[at] === json_moved_BACKSLASH)
                return undefined;
        return `s${bytes.toString('latin1', start + 1, end - 1)}`;
    }
    if (end - start > MAX_DIGITS)
        return undefined;
    for (let at = start; at < end; at += 1)
        if (bytes[at] < json_moved_ZERO || bytes[at] > json_moved_NINE)
            return undefined;
    return `n${bytes.toString('latin1', start, end)}`;
}

;// CONCATENATED MODULE: ./lib/documents/large/json-record.js


/** Deeper records are left to the plain path. */
const json_record_MAX_DEPTH = 64;
/** Longest skeleton; one array of many unlike elements makes it long. Bytes. */
const json_record_MAX_SKELETON = 65_536;
const json_record_QUOTE = 34;
const json_record_COMMA = 44;
const json_record_MINUS = 45;
const json_record_DOT = 46;
const json_record_ZERO = 48;
const json_record_NINE = 57;
const json_record_COLON = 58;
const json_record_OPEN_BRACKET = 91;
const json_record_BACKSLASH = 92;
const json_record_CLOSE_BRACKET = 93;
const json_record_OPEN_BRACE = 123;
const json_record_CLOSE_BRACE = 125;
/** Names whose string says which variant a record is (comparison/object-facts.ts): there the value is part of the skeleton. */
const json_record_DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'].map((name) => Buffer.from(name));
function newSkeleton() {
    return { bytes: Buffer.alloc(json_record_MAX_SKELETON), length: 0 };
}
/** Where the elements of each open array begin in the skeleton, and -1 for an object. */
const json_record_starts = new Int32Array(json_record_MAX_DEPTH + 1);
const json_record_lastElement = new Int32Array(json_record_MAX_DEPTH + 1);
/**
 * Reads one record of strict JSON that fills the stretch, into `skeleton`. Declines what the plain parser refuses, and what
 * it takes with a remark (comments, NaN), and names with escapes. The bytes are known to be UTF-8.
 */
function scanRecord(block, start, end, skeleton) {
    const out = skeleton.bytes;
    let size = 0;
    let depth = 0;
    let at = json_record_space(block, start, end);
    // A value stands at the cursor; when it is read, what is open says what may follow.
    for (;;) {
        if (size > json_record_MAX_SKELETON - 1_024)
            (0,large_source/* decline */.BO)('a record of many parts');
        let code = at < end ? block[at] : 0;
        if (code === json_record_OPEN_BRACE || code === json_record_OPEN_BRACKET) {
            if (depth >= json_record_MAX_DEPTH)
                (0,large_source/* decline */.BO)('deep nesting');
            const isObject = code === json_record_OPEN_BRACE;
            out[size++] = code;
            depth += 1;
            json_record_starts[depth] = isObject ? -1 : size;
            json_record_lastElement[depth] = -1;
            at = json_record_space(block, at + 1, end);
            code = at < end ? block[at] : 0;
            if (isObject) {
                if (code !== json_record_CLOSE_BRACE) {
                    const next = json_record_name(block, at, end, out, size);
                    at = next.at;
                    size = next.size;
                    continue;
                }
            }
            else if (code !== json_record_CLOSE_BRACKET)
                continue;
            out[size++] = code;
            depth -= 1;
            at += 1;
        }
        else if (code === json_record_QUOTE) {
            at = json_record_text(block, at, end);
            out[size++] = 115;
        }
        else if (code === json_record_MINUS || (code >= json_record_ZERO && code <= json_record_NINE)) {
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
            at = json_record_space(block, at, end);
            if (depth === 0) {
                if (at < end)
                    (0,large_source/* decline */.BO)('text behind a record');
                skeleton.length = size;
                return;
            }
            code = at < end ? block[at] : 0;
            const from = json_record_starts[depth];
            if (from >= 0)
                size = json_record_foldElement(out, depth, size);
            if (code === json_record_COMMA) {
                at = json_record_space(block, at + 1, end);
                if (from < 0) {
                    const next = json_record_name(block, at, end, out, size);
                    at = next.at;
                    size = next.size;
                }
                break;
            }
            if (code !== (from < 0 ? json_record_CLOSE_BRACE : json_record_CLOSE_BRACKET))
                (0,large_source/* decline */.BO)('no strict JSON');
            out[size++] = code;
            depth -= 1;
            at += 1;
        }
    }
}
/** Leaves the element that ends at `size` out where it is like the one before it. */
function json_record_foldElement(out, depth, size) {
    const last = json_record_lastElement[depth];
    const from = last === -1 ? json_record_starts[depth] : last;
    const before = last === -1 ? -1 : json_record_previousStart[depth];
    if (before !== -1) {
        const length = size - from;
        if (from - before === length && out.compare(out, before, from, from, size) === 0)
            return from;
    }
    json_record_previousStart[depth] = from;
    json_record_lastElement[depth] = size;
    return size;
}
/** Where the last kept element of each open array begins. */
const json_record_previousStart = new Int32Array(json_record_MAX_DEPTH + 1);
const named = { at: 0, size: 0 };
/** A name and its colon; the discriminator's value is written ahead of the value's own type. */
function json_record_name(block, start, end, out, size) {
    if (start >= end || block[start] !== json_record_QUOTE)
        (0,large_source/* decline */.BO)('no strict JSON');
    let at = start + 1;
    let to = size;
    // Quotes around it: no name can then look like two.
    out[to++] = json_record_QUOTE;
    for (; at < end && block[at] !== json_record_QUOTE; at += 1) {
        const byte = block[at];
        if (byte === json_record_BACKSLASH || byte < 32)
            (0,large_source/* decline */.BO)('a name with an escape');
        if (to > json_record_MAX_SKELETON - 8_192)
            (0,large_source/* decline */.BO)('long names');
        out[to++] = byte;
    }
    if (at >= end)
        (0,large_source/* decline */.BO)('no strict JSON');
    const length = at - start - 1;
    out[to++] = json_record_QUOTE;
    at = json_record_space(block, at + 1, end);
    if (at >= end || block[at] !== json_record_COLON)
        (0,large_source/* decline */.BO)('no strict JSON');
    at = json_record_space(block, at + 1, end);
    if (length <= 5 && block[at] === json_record_QUOTE && json_record_isDiscriminator(block, start + 1, length)) {
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
function json_record_isDiscriminator(block, start, length) {
    for (const word of json_record_DISCRIMINATORS)
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
        if (byte === json_record_QUOTE)
            return at + 1;
        if (byte < 32)
            (0,large_source/* decline */.BO)('a control character in a string');
        at += byte === json_record_BACKSLASH ? escapeLength(block, at, end) : 1;
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
        if (!(byte >= json_record_ZERO && byte <= json_record_NINE) && !(lower >= 97 && lower <= 102))
            (0,large_source/* decline */.BO)('a bad escape');
    }
    return 6;
}
function number(block, start, end) {
    let at = block[start] === json_record_MINUS ? start + 1 : start;
    const first = at;
    at = digits(block, at, end);
    if (block[first] === json_record_ZERO && at - first > 1)
        (0,large_source/* decline */.BO)('a leading zero');
    if (at < end && block[at] === json_record_DOT)
        at = digits(block, at + 1, end);
    if (at < end && (block[at] | 32) === 101) {
        const sign = at + 1 < end ? block[at + 1] : 0;
        at = digits(block, sign === 43 || sign === json_record_MINUS ? at + 2 : at + 1, end);
    }
    if (at - start > format/* MAX_NUMBER_CHARACTERS */.SO)
        (0,large_source/* decline */.BO)('a long number');
    return at;
}
function digits(block, start, end) {
    let at = start;
    while (at < end && block[at] >= json_record_ZERO && block[at] <= json_record_NINE)
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
function json_record_space(block, start, end) {
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
    let at = json_record_space(block, start, end);
    if (block[at] !== json_record_OPEN_BRACE)
        return undefined;
    at = json_record_space(block, at + 1, end);
    while (at < end && block[at] === json_record_QUOTE) {
        const from = at + 1;
        const close = block.indexOf(json_record_QUOTE, from);
        const same = close - from === wanted.length && standsAt(block, from, wanted);
        at = json_record_space(block, json_record_space(block, close + 1, end) + 1, end);
        const stop = skipValue(block, at, end);
        if (same)
            return [at, stop];
        at = json_record_space(block, stop, end);
        if (block[at] === json_record_COMMA)
            at = json_record_space(block, at + 1, end);
    }
    return undefined;
}
function skipValue(block, start, end) {
    let depth = 0;
    let at = start;
    do {
        const byte = block[at];
        if (byte === json_record_QUOTE) {
            at = json_record_text(block, at, end);
            continue;
        }
        if (byte === json_record_OPEN_BRACE || byte === json_record_OPEN_BRACKET)
            depth += 1;
        else if (byte === json_record_CLOSE_BRACE || byte === json_record_CLOSE_BRACKET) {
            if (depth === 0)
                return at;
            depth -= 1;
        }
        else if (depth === 0 && (byte === json_record_COMMA || byte === 32 || byte === 9 || byte === 13))
            return at;
        at += 1;
    } while (at < end && (depth > 0 || !isEnd(block[at])));
    return at;
}
function isEnd(byte) {
    return byte === json_record_COMMA || byte === json_record_CLOSE_BRACE || byte === json_record_CLOSE_BRACKET || byte === 32 || byte === 9 || byte === 13;
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
            if (byte === json_record_QUOTE)
                quoted = !quoted;
            else if (byte === json_record_BACKSLASH && quoted) {
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
        while (back < i && json_record_isNumeral(base[i - back - 1]))
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
function json_record_isNumeral(byte) {
    return (byte >= json_record_ZERO && byte <= json_record_NINE) || byte === json_record_MINUS || byte === 43 || byte === json_record_DOT || (byte | 32) === 101;
}
function numeralEnd(block, start, end) {
    let at = start;
    while (at < end && json_record_isNumeral(block[at]))
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
        if (byte === json_record_QUOTE) {
            const stop = json_record_text(block, at, end);
            if (names) {
                steps[steps.length - 1] = JSON.parse(block.toString('utf8', at, stop));
                names = false;
            }
            at = stop;
            continue;
        }
        if (byte === json_record_OPEN_BRACE) {
            steps.push('');
            names = true;
        }
        else if (byte === json_record_OPEN_BRACKET) {
            steps.push(0);
            names = false;
        }
        else if (byte === json_record_CLOSE_BRACE || byte === json_record_CLOSE_BRACKET) {
            steps.pop();
            names = false;
        }
        else if (byte === json_record_COMMA) {
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

;// CONCATENATED MODULE: ./lib/documents/large/record-template.js

const record_template_LF = 10;
const record_template_CR = 13;
const record_template_QUOTE = 34;
const record_template_COMMA = 44;
const record_template_MINUS = 45;
const record_template_ZERO = 48;
const record_template_NINE = 57;
const record_template_OPEN_BRACE = 123;
const record_template_CLOSE_BRACE = 125;
const record_template_OPEN_BRACKET = 91;
const record_template_CLOSE_BRACKET = 93;
const TEXT = 1;
const NUMBER = 2;
const BOOLEAN = 3;
/** Where the identifying number of the last record stood that fitted; `end` is 0 where it has none. */
const keySpot = { start: 0, end: 0 };
/**
 * The template of a record that `scanRecord` took. `name` is that of the member of the record that identifies it.
 *
 * @param name  In UTF-8.
 */
function templateOf(block, start, end, name) {
    const fixed = [];
    const places = [];
    const types = [];
    const objects = [];
    let key = -1;
    let inName = false;
    let isKey = false;
    let isVariant = false;
    const value = (type, stop) => {
        if (isKey && key === -1)
            key = type === NUMBER ? types.length : -2;
        isKey = false;
        places.push(fixed.length);
        types.push(type);
        return stop;
    };
    for (let at = start; at < end;) {
        const byte = block[at];
        if (byte === record_template_QUOTE) {
            const stop = json_record_text(block, at, end);
            if (inName) {
                isKey = objects.length === 1 && name !== undefined && block.subarray(at + 1, stop - 1).equals(name);
                isVariant = json_record_isDiscriminator(block, at + 1, stop - at - 2);
                inName = false;
            }
            else if (!isVariant) {
                at = value(TEXT, stop);
                continue;
            }
            isVariant = false;
            for (; at < stop; at += 1)
                fixed.push(block[at]);
            continue;
        }
        if (byte === record_template_MINUS || (byte >= record_template_ZERO && byte <= record_template_NINE)) {
            isVariant = false;
            at = value(NUMBER, number(block, at, end));
            continue;
        }
        if (word(block, at, end, 'true') || word(block, at, end, 'false')) {
            isVariant = false;
            at = value(BOOLEAN, at + (byte === 116 ? 4 : 5));
            continue;
        }
        if (byte === record_template_OPEN_BRACE || byte === record_template_OPEN_BRACKET) {
            objects.push(byte === record_template_OPEN_BRACE);
            inName = byte === record_template_OPEN_BRACE;
            isVariant = false;
            isKey = false;
        }
        else if (byte === record_template_CLOSE_BRACE || byte === record_template_CLOSE_BRACKET)
            objects.pop();
        else if (byte === record_template_COMMA)
            inName = objects.at(-1) === true;
        fixed.push(byte);
        at += 1;
    }
    return {
        fixed: Uint8Array.from(fixed),
        places: Int32Array.from(places),
        types: Uint8Array.from(types),
        key: Math.max(-1, key),
    };
}
/**
 * Where the line behind the record begins that starts at `start`, if it fits the template and fills its line; else -1. Declines values that are
 * no strict JSON.
 */
function fits({ fixed, places, types, key }, block, start) {
    const { length } = block;
    let at = start;
    let from = 0;
    keySpot.end = 0;
    for (let value = 0; value < types.length; value += 1) {
        const stop = places[value];
        for (; from < stop; from += 1, at += 1)
            if (block[at] !== fixed[from])
                return -1;
        const byte = at < length ? block[at] : 0;
        const type = types[value];
        if (type === TEXT) {
            if (byte !== record_template_QUOTE)
                return -1;
            at = json_record_text(block, at, length);
        }
        else if (type === NUMBER) {
            if (byte !== record_template_MINUS && !(byte >= record_template_ZERO && byte <= record_template_NINE))
                return -1;
            if (value === key)
                keySpot.start = at;
            at = number(block, at, length);
            if (value === key)
                keySpot.end = at;
        }
        else if (word(block, at, length, 'true'))
            at += 4;
        else if (word(block, at, length, 'false'))
            at += 5;
        else
            return -1;
    }
    for (; from < fixed.length; from += 1, at += 1)
        if (block[at] !== fixed[from])
            return -1;
    if (block[at] === record_template_LF)
        return at + 1;
    return block[at] === record_template_CR && block[at + 1] === record_template_LF ? at + 2 : -1;
}

;// CONCATENATED MODULE: ./lib/comparison/large/records.js














/** Records of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const records_EXAMPLES = 3;
/** Skeletons of one file. Beyond them its records have little in common, and the plain path looks at all of them. */
const records_MAX_SKELETONS = 64;
/** Depth and nodes that one record may use; the whole file's limits are for trees that are held. */
const records_FEWEST_LENGTH = 3;
/** JSON Lines by its records: those that differ, their neighbours and examples of every shape are compared, all others are equal. */
const compareLargeRecords = (base, head, rules, collector, limits, job) => {
    requirePlainStarts(base, head);
    const segments = segmentsOf(base, head, limits) ?? (0,large_source/* decline */.BO)('too much differs');
    const { kept, rising } = withExamples(job, base, keptOf(base, segments, limits.context), limits.window);
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
            const walk = (see) => {
                eachLine(base, gaps, limits.window, (block, start, end, gap, index) => {
                    const place = memberAt(block, start, end, name);
                    if (place === undefined)
                        return see(undefined, gap, index);
                    const value = digitsAt(block, ...place);
                    if (value >= 0)
                        return see(value, gap, index);
                    return see((0,arrays/* identity */.D_)(recordOf(job, block.toString('utf8', ...place), 0)), gap, index);
                });
            };
            const sides = { numbers, lengths, headers: { base: 0, head: 0 }, walk };
            const quick = rising?.name === question.name ? joinsRising(question, sides, rising.identities) : undefined;
            return quick ?? joinsWith(question, sides);
        },
    });
    const sides = [records_documentOf(left, kept.facts.base), records_documentOf(right, kept.facts.head)];
    return requireSettled(compared(rules, { omitted }, sides, collector));
};
function itemsOf(job, { texts, numbers }, facts) {
    if (facts.empty > 0)
        (0,large_source/* decline */.BO)('empty lines');
    if (texts.length < records_FEWEST_LENGTH)
        (0,large_source/* decline */.BO)('few records at hand');
    return texts.map((text, index) => recordOf(job, text, numbers[index]));
}
function recordOf({ limits }, text, number) {
    const parsed = (0,json_parser/* parseJson */.q)({ text, line: number + 1, maxDepth: limits.depth - 1, maxNodes: limits.nodes });
    if (!parsed.ok || parsed.notices.length > 0)
        return (0,large_source/* decline */.BO)('no strict JSON');
    return parsed.root;
}
function records_documentOf(items, { lf, crlf, unended, trailing }) {
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
function withExamples(job, source, kept, window) {
    const skeleton = newSkeleton();
    const known = new Map();
    const examples = new Map();
    let last = Buffer.alloc(0);
    let enough = false;
    /** How many of the skeleton at hand were seen before; of one that has been seen often enough no more is told. */
    const count = () => {
        const { bytes, length } = skeleton;
        if (last.length === length && standsAt(bytes, 0, last)) {
            if (enough)
                return records_EXAMPLES;
        }
        else
            last = Buffer.from(bytes.subarray(0, length));
        const key = last.toString('latin1');
        const seen = known.get(key) ?? 0;
        known.set(key, seen + 1);
        enough = seen + 1 >= records_EXAMPLES;
        if (known.size > records_MAX_SKELETONS)
            (0,large_source/* decline */.BO)('records of many shapes');
        return seen;
    };
    for (const { before, lead, tail } of kept.gaps) {
        for (const text of kept.base.texts.slice(before.base - lead, before.base + tail)) {
            const line = Buffer.from(text);
            scanRecord(line, 0, line.length, skeleton);
            count();
        }
    }
    const name = kept.gaps.length === 0 ? undefined : keyNameOf(recordOf(job, kept.base.texts[0], 0));
    const bytes = name === undefined ? undefined : Buffer.from(name);
    const identities = risingIdentities();
    const templates = newTemplates();
    for (const gap of kept.gaps) {
        const stop = gap.offset + gap.bytes;
        let index = 0;
        identities.leave();
        for (let at = gap.offset; at < stop;) {
            const block = linesAt(source, at, window, stop);
            for (let start = 0; start < block.length; index += 1) {
                const behind = fitting(templates, block, start);
                if (behind !== -1) {
                    if (bytes !== undefined)
                        identities.see(digitsAt(block, keySpot.start, keySpot.end), gap, index);
                    start = behind;
                    continue;
                }
                const { end, next } = gaps_lineAt(block, start);
                scanRecord(block, start, end, skeleton);
                const seen = count();
                if (seen < records_EXAMPLES) {
                    const list = examples.get(gap) ?? [];
                    list.push({ index, text: block.toString('utf8', start, end), offset: at + start, bytes: next - start });
                    examples.set(gap, list);
                    identities.leave();
                }
                else {
                    remember(templates, () => templateOf(block, start, end, bytes));
                    if (bytes !== undefined) {
                        const place = memberAt(block, start, end, bytes);
                        identities.see(place === undefined ? -1 : digitsAt(block, ...place), gap, index);
                    }
                }
                start = next;
            }
            at += block.length;
        }
    }
    const rising = identities.found();
    return {
        kept: examples.size === 0 ? kept : splitGaps(kept, examples),
        ...(name === undefined || rising === undefined ? {} : { rising: { name, identities: rising } }),
    };
}
/** Templates that are tried. */
const TEMPLATES = 2;
/** Making a template costs some ten records: where so few fit them, none are made. */
const LEAST_FITTING = 16;
const FIRST_MISSES = 16;
function newTemplates() {
    return { list: [], fitted: 0, made: 0 };
}
/** Where the line behind the record begins, if one of them fits; else -1. */
function fitting(templates, block, start) {
    const { list } = templates;
    for (let at = 0; at < list.length; at += 1) {
        const next = fits(list[at], block, start);
        if (next === -1)
            continue;
        if (at > 0)
            list.unshift(...list.splice(at, 1));
        templates.fitted += 1;
        return next;
    }
    return -1;
}
function remember(templates, make) {
    if (templates.made > FIRST_MISSES && templates.made * LEAST_FITTING > templates.fitted)
        return;
    templates.made += 1;
    if (templates.list.length === TEMPLATES)
        templates.list.pop();
    templates.list.push(make());
}
/** The member that the comparer would ask for first to identify records: of those that are whole numbers in one of them. */
function keyNameOf(record) {
    if (record.kind !== 'object')
        return undefined;
    const isWhole = (value) => value.kind === 'number' && (0,numbers/* isIntegerLiteral */.m)(value.literal);
    return (0,keys/* byPreference */.n)(record.members.flatMap(({ name, value }) => (isWhole(value) ? [name] : [])))[0];
}
/** Gathers identities in the order of their records; -1 stands for one that is no whole number. */
function risingIdentities() {
    const lows = [];
    const highs = [];
    const isIndex = { base: true, head: true };
    let last = -1;
    let omitted = 0;
    let rises = true;
    let adjoins = false;
    return {
        see: (value, { baseLine, headLine }, index) => {
            if (value <= last)
                rises = false;
            if (!rises)
                return;
            if (!adjoins) {
                lows.push(value);
                highs.push(value);
                adjoins = true;
            }
            highs[highs.length - 1] = value;
            if (value !== baseLine + index)
                isIndex.base = false;
            if (value !== headLine + index)
                isIndex.head = false;
            last = value;
            omitted += 1;
        },
        leave: () => {
            adjoins = false;
        },
        found: () => (rises ? { lows, highs, omitted, index: isIndex } : undefined),
    };
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

// EXTERNAL MODULE: ./lib/documents/formats/png.js + 1 modules
var png = __webpack_require__(38065);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/documents/images/png-chunks.js
var png_chunks = __webpack_require__(61);
// EXTERNAL MODULE: ./lib/documents/images/png-pixels.js
var png_pixels = __webpack_require__(10474);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/large/png-file.js







/** Of all chunks together that are no pixels, and of what follows the end. More is left to the plain way. Bytes. */
const png_file_MAX_HELD = 4_194_304;
/** A chunk is its length, its type, its data and a checksum over both of those. Bytes. */
const FRAME = 12;
/** The least that zlib takes as the size of what it gives at once. Bytes. */
const LEAST_PIECE = 64;
/** Longer rows are left to the plain way. Bytes. */
const MAX_ROW = 4_194_304;
/** Reads all chunks and checks their sums; holds those that are no pixels. Declines what is animated, interlaced or broken. */
function openPng(source, window) {
    const { chunks, pixels, end } = scanChunks(source, window);
    if (source.size - end > png_file_MAX_HELD)
        (0,large_source/* decline */.BO)('much follows its end');
    const rest = Buffer.from(source.read(end, source.size - end));
    try {
        const described = (0,png.describeChunks)(chunks, rest);
        if (described.header.interlaced)
            (0,large_source/* decline */.BO)('interlaced');
        return { ...described, source, pixels, window };
    }
    catch (error) {
        throw declined(error);
    }
}
/** What a reader stops at is for the plain way to tell. */
function declined(error) {
    if (error instanceof stop/* ReadStop */.t6)
        return (0,large_source/* decline */.BO)(error.message);
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    return typeof code === 'string' && code.startsWith('Z_') ? (0,large_source/* decline */.BO)('compressed data are broken') : error;
}
function scanChunks(source, window) {
    const chunks = [];
    const pixels = [];
    let held = 0;
    let at = png_chunks/* SIGNATURE */.J2.length;
    if (source.size < at || source.read(0, at).toString('latin1') !== png_chunks/* SIGNATURE */.J2)
        (0,large_source/* decline */.BO)('another signature');
    for (;;) {
        if (at + FRAME > source.size)
            (0,large_source/* decline */.BO)('cut off');
        const front = source.read(at, 8);
        const length = front.readUInt32BE(0);
        const type = front.toString('latin1', 4);
        const next = at + FRAME + length;
        if (!(0,png_chunks/* isChunkType */.o8)(type) || next > source.size)
            (0,large_source/* decline */.BO)('cut off, or no chunk');
        if (checksum(source, at + 4, 4 + length, window) !== source.read(next - 4, 4).readUInt32BE(0))
            (0,large_source/* decline */.BO)('a checksum');
        const isPixels = type === 'IDAT';
        if (type === 'acTL' || type === 'fcTL' || type === 'fdAT')
            (0,large_source/* decline */.BO)('animated');
        if (isPixels)
            pixels.push({ at: at + 8, length });
        held += isPixels ? FRAME : FRAME + length;
        if (held > png_file_MAX_HELD)
            (0,large_source/* decline */.BO)('much beside the pixels');
        chunks.push({ type, data: isPixels ? Buffer.alloc(0) : Buffer.from(source.read(at + 8, length)) });
        at = next;
        if (type === 'IEND')
            return length === 0 ? { chunks, pixels, end: at } : (0,large_source/* decline */.BO)('its end mark has content');
    }
}
function checksum(source, from, length, window) {
    let sum = 0;
    for (let at = from; at < from + length; at += window)
        sum = (0,external_node_zlib_.crc32)(source.read(at, Math.min(window, from + length - at)), sum);
    return sum;
}
/** Unpacks the pixels on the thread pool, a block at a time. */
function rowsOf({ header, palette, transparency, source, pixels, window }) {
    const stride = 1 + readerOf({ header, palette, transparency }).bytes;
    if (stride > MAX_ROW)
        (0,large_source/* decline */.BO)('long rows');
    const inflate = (0,external_node_zlib_.createInflate)({ chunkSize: Math.max(LEAST_PIECE, window) });
    const feed = external_node_stream_.Readable.from(compressed(source, pixels, window), { objectMode: false });
    // What goes wrong is thrown by the iterator as well.
    (0,external_node_stream_.pipeline)(feed, inflate, () => undefined);
    const pieces = inflate[Symbol.asyncIterator]();
    const block = Buffer.alloc(stride * Math.min(header.height, Math.ceil(window / stride)));
    let left = stride * header.height;
    let piece = Buffer.alloc(0);
    const more = async () => {
        try {
            const { value, done } = await pieces.next();
            if (done === true)
                return false;
            piece = value;
            return true;
        }
        catch (error) {
            throw declined(error);
        }
    };
    return {
        next: async () => {
            const wanted = Math.min(block.length, left);
            for (let filled = 0; filled < wanted;) {
                if (piece.length === 0 && !(await more()))
                    (0,large_source/* decline */.BO)('too few pixels');
                const count = piece.copy(block, filled, 0, wanted - filled);
                filled += count;
                piece = piece.subarray(count);
            }
            left -= wanted;
            return block.subarray(0, wanted);
        },
        finish: async () => {
            while (piece.length === 0 && (await more()))
                ;
            if (piece.length > 0)
                (0,large_source/* decline */.BO)('too many pixels');
            const all = pixels.reduce((sum, { length }) => sum + length, 0);
            if (inflate.bytesWritten !== all)
                (0,large_source/* decline */.BO)('bytes follow the compressed pixels');
        },
        close: () => {
            feed.destroy();
            inflate.destroy();
        },
    };
}
/** `rowReader`, where what it stops at is declined. */
function readerOf({ header, palette, transparency }) {
    try {
        const { bytes, unfilter, samples } = (0,png_pixels/* rowReader */.qI)(header, palette, transparency);
        return { bytes, unfilter: declining(unfilter), samples: declining(samples) };
    }
    catch (error) {
        throw declined(error);
    }
}
function declining(read) {
    return (...args) => {
        try {
            return read(...args);
        }
        catch (error) {
            throw declined(error);
        }
    };
}
/**
 * Whole windows, though encoders write chunks of 8 KiB: each piece is a way to another thread and back. Copies, since zlib reads them
 * there while this one goes on.
 */
function* compressed(source, spans, window) {
    let piece = Buffer.allocUnsafe(window);
    let filled = 0;
    for (const { at, length } of spans) {
        for (let done = 0; done < length;) {
            const count = Math.min(window - filled, length - done);
            source.read(at + done, count).copy(piece, filled);
            done += count;
            filled += count;
            if (filled < window)
                continue;
            yield piece;
            piece = Buffer.allocUnsafe(window);
            filled = 0;
        }
    }
    if (filled > 0)
        yield piece.subarray(0, filled);
}

// EXTERNAL MODULE: ./lib/comparison/image.js
var comparison_image = __webpack_require__(23172);
;// CONCATENATED MODULE: ./lib/comparison/large/step-image.js








const CHANNELS = 4;
/** Two PNG of one size, neither animated nor interlaced: row i is held against row i while both are unpacked. */
const stepLargeImage = async (base, head, rules, collector, limits) => {
    if (Math.max(base.size, head.size) > format/* MAX_LARGE_BYTES */.Fm)
        (0,large_source/* decline */.BO)('more bytes than the plain way reads');
    const [left, right] = [openPng(base, limits.window), openPng(head, limits.window)];
    const found = (0,comparison_collector/* newCollector */.oj)();
    const [from, to] = [(0,png.pngWithoutPixels)(left), (0,png.pngWithoutPixels)(right)];
    const { width, height } = left.header;
    if (right.header.width !== width || right.header.height !== height)
        (0,large_source/* decline */.BO)('another size');
    const depths = [left, right].map(({ header }) => ({ width, depth: header.depth === 16 ? 16 : 8 }));
    const pixels = (0,comparison_image/* newPixels */.e2)(width * height);
    const compare = (0,comparison_image/* rowComparer */.oN)(pixels, depths[0], depths[1], rules.pixels.delta, '');
    const varies = await compareRows(left, right, compare);
    (0,comparison_image/* tellPixels */.RB)((0,comparison_documents/* newContext */.CA)((0,comparison_documents/* newSession */.RL)(rules), found), depths[0], depths[1], pixels);
    // An image of one colour may be hollow; whether it is takes all of base.
    if (found.counts.value > 0 && !varies)
        (0,large_source/* decline */.BO)('head is one colour everywhere');
    return compared(rules, { walked: found }, [from, to], collector);
};
function step_image_sideOf(file, open) {
    const reader = readerOf(file);
    const rows = rowsOf(file);
    open.push(rows);
    return { rows, reader, block: Buffer.alloc(0), at: 0, above: new Uint8Array(reader.bytes) };
}
/** Whether head has pixels of several colours. */
async function compareRows(left, right, compare) {
    const open = [];
    try {
        const [base, head] = [left, right].map((file) => step_image_sideOf(file, open));
        const whole = mayLackColours(left) || mayLackColours(right);
        const takeRow = rowTaker(base, head, compare, { alike: readAlike(left, right), whole });
        let varies = false;
        for (let y = 0; y < left.header.height; y += 1) {
            const empty = [base, head].filter(({ block, at }) => at === block.length);
            if (empty.length > 0) {
                for (const side of [base, head])
                    side.above = new Uint8Array(side.above);
                await Promise.all(empty.map(refill));
            }
            varies = takeRow(y, varies);
        }
        await Promise.all([base.rows.finish(), head.rows.finish()]);
        return varies;
    }
    finally {
        for (const rows of open)
            rows.close();
    }
}
async function refill(side) {
    side.block = await side.rows.next();
    side.at = 0;
}
/** Equal bytes of a row are equal pixels. */
function readAlike(left, right) {
    const { header, palette, transparency } = right;
    const same = (a, b) => a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;
    return (left.header.colorType === header.colorType &&
        left.header.depth === header.depth &&
        same(left.palette, palette) &&
        same(left.transparency, transparency));
}
/** A number of a pixel may have no colour in a short palette, and then the file is broken. */
function mayLackColours({ header: { colorType, depth }, palette }) {
    return colorType === 3 && palette.length < 3 * 2 ** depth;
}
function rowTaker(base, head, compare, { alike, whole }) {
    let first;
    const seeColours = (row) => {
        first ??= row.slice(0, CHANNELS);
        return row.some((sample, index) => sample !== first[index % CHANNELS]);
    };
    return (y, varies) => {
        const [from, to] = [rowAt(base), rowAt(head)];
        // With one row above and one filter, equal bytes are an equal row: it is unfiltered once.
        const same = alike && from.equals(to) && isSame(base.above, head.above);
        const one = unfiltered(base, from);
        const other = same ? one : unfiltered(head, to);
        [base.above, head.above] = [one, other];
        if (alike && !whole && varies && (same || isSame(one, other)))
            return varies;
        // Both readers may be of one kind, and each has a buffer of its own.
        const samples = head.reader.samples(other);
        if (!same)
            compare(base.reader.samples(one), samples, y);
        return varies || seeColours(samples);
    };
}
function isSame(one, other) {
    return one === other || Buffer.compare(one, other) === 0;
}
function rowAt(side) {
    const start = side.at;
    side.at += 1 + side.reader.bytes;
    return side.block.subarray(start, side.at);
}
function unfiltered({ reader, above }, row) {
    const data = row.subarray(1);
    reader.unfilter(row[0], data, above);
    return data;
}

;// CONCATENATED MODULE: ./lib/documents/large/decimal-bytes.js
const decimal_bytes_MINUS = 45;
const decimal_bytes_DOT = 46;
const decimal_bytes_ZERO = 48;
/** Digits that fit into a double as they are, and those that are read beyond them. */
const SURE_DIGITS = 15;
const MOST_DIGITS = 19;
/** Powers of ten that are doubles without rounding. */
const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
const HALF = 2 ** 26;
/** Splits a double into two of half its digits (Veltkamp). */
const SPLITTER = 2 ** 27 + 1;
/** Far more than what the steps below round away, of the quotient. */
const DOUBT = 2 ** -98;
/** How many digits stood behind the point in what `decimalAt` read last. */
let fractionDigits = 0;
/** More digits in front of the point are left to `Number`. */
const WHOLE_DIGITS = 9;
/**
 * What `Number` gives for the literal that fills the stretch, where it is digits, a point and digits, few enough to say so for certain; NaN for
 * everything else. Several times as quick as `Number`, which has to be given a text. `view` is of the block.
 */
function decimalAt(block, view, start, end) {
    const negative = block[start] === decimal_bytes_MINUS;
    const first = negative ? start + 1 : start;
    let at = first;
    let high = 0;
    for (; at < end; at += 1) {
        const digit = block[at] - decimal_bytes_ZERO;
        if (digit < 0 || digit > 9)
            break;
        high = high * 10 + digit;
    }
    const whole = at - first;
    fractionDigits = end - at - 1;
    if (whole === 0 || whole > WHOLE_DIGITS || fractionDigits < 1 || block[at] !== decimal_bytes_DOT)
        return Number.NaN;
    at += 1;
    let digits = whole + fractionDigits;
    if (high === 0) {
        // Zeros in front say nothing.
        digits = fractionDigits;
        for (; at < end && block[at] === decimal_bytes_ZERO; at += 1)
            digits -= 1;
    }
    if (fractionDigits >= POWERS.length || digits > MOST_DIGITS)
        return Number.NaN;
    const middle = digits > SURE_DIGITS ? end - digits + SURE_DIGITS : end;
    high = digitsFrom(view, block, at, middle, high);
    const power = POWERS[fractionDigits];
    if (middle === end) {
        // Two doubles that are exact, divided once: rounded as it has to be.
        const value = high / power;
        return negative ? -value : value;
    }
    const value = divided(high, POWERS[end - middle], digitsFrom(view, block, middle, end, 0), power);
    return negative ? -value : value;
}
const decimal_bytes_HIGH_HALVES = 0xf0f0f0f0 | 0;
const decimal_bytes_ZEROS = 0x30303030;
/** To '9' nothing is carried into the high half of its byte; to ':' and above it is. */
const decimal_bytes_SIXES = 0x06060606;
/** `before` and the digits of the stretch behind it, four at once; NaN where one is none. */
function digitsFrom(view, block, start, end, before) {
    let value = before;
    let at = start;
    for (; at + 4 <= end; at += 4) {
        const four = view.getInt32(at, true);
        if ((four & decimal_bytes_HIGH_HALVES) !== decimal_bytes_ZEROS || ((four + decimal_bytes_SIXES) & decimal_bytes_HIGH_HALVES) !== decimal_bytes_ZEROS)
            return Number.NaN;
        // The first digit is in the lowest byte. Two at once: each pair comes to stand in its first byte.
        const digits = four - decimal_bytes_ZEROS;
        const pairs = digits * 10 + (digits >>> 8);
        value = value * 10_000 + (pairs & 255) * 100 + ((pairs >>> 16) & 255);
    }
    for (; at < end; at += 1) {
        const digit = block[at] - decimal_bytes_ZERO;
        if (digit < 0 || digit > 9)
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}
/** (high * shift + low) / power, rounded once; NaN where what was left out might decide how. */
function divided(high, shift, low, power) {
    // The numerator as the exact sum of two doubles.
    const upper = Math.floor(high / HALF);
    const one = upper * shift * HALF;
    const other = (high - upper * HALF) * shift + low;
    const sum = one + other;
    const rest = other - (sum - one);
    const quotient = sum / power;
    // What the quotient leaves, exactly but for some 2^-100 of the numerator (Dekker).
    const product = quotient * power;
    const c = SPLITTER * quotient;
    const qh = c - (c - quotient);
    const ql = quotient - qh;
    const d = SPLITTER * power;
    const ph = d - (d - power);
    const pl = power - ph;
    const error = ql * pl - (product - qh * ph - ql * ph - qh * pl);
    const correction = (sum - product - error + rest) / power;
    const doubt = quotient * DOUBT;
    const value = quotient + (correction - doubt);
    return value === quotient + (correction + doubt) ? value : Number.NaN;
}

// EXTERNAL MODULE: ./lib/comparison/structure.js
var structure = __webpack_require__(64992);
;// CONCATENATED MODULE: ./lib/comparison/large/json-cursor.js





/** Elements that stand for all where a rule is asked for what it selects. */
const SAMPLE = 3;
function cursorOf(source, front, { window }) {
    return { side: sideOf(source, front), scanner: newScanner(), window, block: Buffer.alloc(0), at: 0 };
}
/** Reads the next element, from a further block where it does not end in this one. */
function read(cursor) {
    const { side, scanner } = cursor;
    const { source, offset } = side;
    if (cursor.at < cursor.block.length && scanElement(scanner, cursor.block, cursor.at))
        return;
    if (!(0,external_node_buffer_.isUtf8)(cursor.block.subarray(0, cursor.at)))
        (0,large_source/* decline */.BO)('not UTF-8');
    for (let bytes = cursor.window;; bytes *= 2) {
        const length = Math.min(bytes, source.size - offset);
        cursor.block = source.read(offset, length);
        cursor.at = 0;
        if (scanElement(scanner, cursor.block, 0))
            break;
        if (length < bytes)
            (0,large_source/* decline */.BO)('an array that is cut off');
        if (bytes > MAX_ELEMENT)
            (0,large_source/* decline */.BO)('an element of many megabytes');
    }
    if (scanner.skeletons.size > MAX_SKELETONS)
        (0,large_source/* decline */.BO)('elements of many shapes');
}
/** Goes on behind the element that was read. */
function pass(cursor) {
    const { side, scanner, block, at } = cursor;
    if (side.index < SAMPLE) {
        side.kept.texts.push(block.toString('utf8', at, contentEnd(block, scanner.next)));
        side.kept.lines.push(side.line);
    }
    addCounts(side.counts, scanner);
    side.indent ??= scanner.indent;
    side.line += scanner.lf + scanner.crlf;
    side.index += 1;
    side.offset += scanner.next - at;
    side.ended = scanner.last;
    cursor.at = scanner.next;
    if (side.ended && !(0,external_node_buffer_.isUtf8)(block.subarray(0, cursor.at)))
        (0,large_source/* decline */.BO)('not UTF-8');
}
/** An element that follows the pattern, all of its scalars zero. */
function outlineOf({ pieces }) {
    const text = Buffer.from(pieces.map((piece) => piece.toString('latin1')).join('0'), 'latin1');
    return text.toString('utf8', 0, contentEnd(text, text.length));
}

;// CONCATENATED MODULE: ./lib/comparison/large/step-json.js
















/** Digits behind the point that make a number a measured one (docs/classes.md section 5, rule 4). */
const MEASURED_DIGITS = 6;
const step_json_NUMBER = 110;
/**
 * JSON of as many elements as before, each of the same structure and none rewritten, whatever white space stands between
 * tokens: then the comparer holds element i against element i and there are no facts of shape, and this does so while it reads.
 */
function stepLargeJson(base, head, rules, collector, limits, job) {
    const fronts = frontsOf(base, head, limits, job);
    if (job.limits.depth < MAX_DEPTH + fronts.base.path.length + 1)
        (0,large_source/* decline */.BO)('a narrow limit of depth');
    const found = (0,comparison_collector/* newCollector */.oj)();
    const { path } = fronts.base;
    const left = cursorOf(base, fronts.base, limits);
    const right = cursorOf(head, fronts.head, limits);
    // To read either file once more for it would write over the blocks that are at hand.
    const scaleAt = () => (0,large_source/* decline */.BO)('the scale of a path');
    const context = { ...(0,comparison_documents/* newContext */.CA)((0,comparison_documents/* newSession */.RL)(rules), found), scaleAt };
    const walk = {
        context,
        job,
        path,
        depth: path.length + 1,
        isPlain: isPlain(rules),
        known: new Map(),
        last: undefined,
        certain: 0,
    };
    while (!left.side.ended && !right.side.ended) {
        read(left);
        read(right);
        compareElements(walk, left, right);
        pass(left);
        pass(right);
    }
    if (left.side.ended !== right.side.ended)
        (0,large_source/* decline */.BO)('more elements on one side');
    if (walk.certain > 0)
        (0,comparison_collector/* tally */.N4)(found, 'drift', 'number# moved within tolerance', walk.certain);
    const sides = {
        base: documentOf(job, left.side, fronts.base).document,
        head: documentOf(job, right.side, fronts.head).document,
    };
    requireSameFrame(job, left.side, right.side, fronts);
    return requireSettled((0,compare.compareReading)((0,comparison_documents/* newSession */.RL)(rules, undefined, { walked: found }), { kind: 'documents', ...(0,pairing/* pairDocuments */.V)(sides.base, sides.head) }, collector));
}
function compareElements(walk, left, right) {
    const [one, other] = [left.scanner.pattern, right.scanner.pattern];
    const pairing = one && other && pairingOf(walk, one, other);
    if (pairing === undefined) {
        compareUnlike(walk, left, right);
        return;
    }
    const { kinds } = one;
    const [from, to] = [left.scanner.places, right.scanner.places];
    for (let index = 0; index < kinds.length; index += 1) {
        const [start, end] = [from[2 * index], from[2 * index + 1]];
        const [headStart, headEnd] = [to[2 * index], to[2 * index + 1]];
        if (end - start === headEnd - headStart && step_json_sameBytes(left, right, start, headStart, end - start))
            continue;
        if (kinds[index] === step_json_NUMBER && isCertain(walk, pairing, index, left, right))
            continue;
        settleScalar(walk, pairing, index, left, right);
    }
}
function step_json_sameBytes({ block, scanner }, right, start, headStart, length) {
    const { view } = scanner;
    const other = right.scanner.view;
    let at = 0;
    for (; at + 4 <= length; at += 4)
        if (view.getInt32(start + at, true) !== other.getInt32(headStart + at, true))
            return false;
    for (; at < length; at += 1)
        if (block[start + at] !== right.block[headStart + at])
            return false;
    return true;
}
/** `certainMove` on bytes; counts what it is sure of. */
function isCertain(walk, pairing, index, left, right) {
    if (!walk.isPlain || pairing.exact[index])
        return false;
    const [one, other] = [left.scanner, right.scanner];
    const from = decimalAt(left.block, one.view, one.places[2 * index], one.places[2 * index + 1]);
    const digits = fractionDigits;
    const to = decimalAt(right.block, other.view, other.places[2 * index], other.places[2 * index + 1]);
    if (digits < MEASURED_DIGITS && fractionDigits < MEASURED_DIGITS)
        return false;
    const { collector, rules } = walk.context;
    const relative = surelyDrift(rules, from, to);
    if (relative === undefined || (0,comparison_collector/* wants */.YN)(collector, 'drift', relative))
        return false;
    (0,comparison_collector/* countMove */.NA)(collector, from, to);
    walk.addMove ??= (0,moves/* moveAdder */.aQ)((0,comparison_collector/* movesIn */.sK)(collector), rules.measured);
    walk.addMove(from, to, relative);
    walk.certain += 1;
    return true;
}
/** Two scalars of one kind that are not the same bytes. */
function settleScalar(walk, pairing, index, left, right) {
    const node = (cursor, side) => {
        const { places } = cursor.scanner;
        const text = cursor.block.toString('utf8', places[2 * index], places[2 * index + 1]);
        return elementOf(walk.job, text, cursor.side.line + pairing.lines[side][index], walk.depth);
    };
    const steps = pairing.steps[index];
    let place = step_json_placeOf(walk, left.side.index);
    for (const step of steps)
        place = { parent: place, base: step, head: step };
    settle(walk.context, node(left, 'base'), node(right, 'head'), place, walk.depth + steps.length);
}
/** Elements of which at least one has no pattern: read in full. */
function compareUnlike(walk, left, right) {
    const [end, headEnd] = [contentEnd(left.block, left.scanner.next), contentEnd(right.block, right.scanner.next)];
    const length = end - left.at;
    if (length === headEnd - right.at && step_json_sameBytes(left, right, left.at, right.at, length))
        return;
    const [base, head] = [
        elementOf(walk.job, left.block.toString('utf8', left.at, end), left.side.line, walk.path.length),
        elementOf(walk.job, right.block.toString('utf8', right.at, headEnd), right.side.line, walk.path.length),
    ];
    if (!(0,structure/* sameStructure */.w)(base, head))
        (0,large_source/* decline */.BO)('another structure');
    settle(walk.context, base, head, step_json_placeOf(walk, left.side.index), walk.depth);
}
function step_json_placeOf({ path }, index) {
    let place;
    for (const step of path)
        place = { parent: place, base: step, head: step };
    return { parent: place, base: index, head: index };
}
/** Drift at most: a value that is rewritten could be the last that told a column from a hollow one. */
function settle(context, base, head, place, depth) {
    const pair = { base, head, place, baseGroup: undefined, headGroup: undefined, depth };
    if (!(0,tree/* judge */.S4)(context, pair))
        (0,large_source/* decline */.BO)('a value that is rewritten');
    (0,tree/* diff */.Ui)(context, pair);
}
function pairingOf(walk, base, head) {
    if (walk.last?.base === base && walk.last.head === head)
        return walk.last.pairing;
    let own = walk.known.get(base);
    if (own === undefined) {
        own = new Map();
        walk.known.set(base, own);
    }
    if (!own.has(head))
        own.set(head, newPairing(walk, base, head));
    const pairing = own.get(head);
    walk.last = { base, head, pairing };
    return pairing;
}
function newPairing({ job, path }, base, head) {
    const [one, other] = [base, head].map((pattern) => elementOf(job, outlineOf(pattern), 0, path.length));
    if (Buffer.compare(base.kinds, head.kinds) !== 0 || !(0,structure/* sameStructure */.w)(one, other))
        return undefined;
    const leaves = leavesOf(one);
    return {
        steps: leaves.map(({ steps }) => steps),
        exact: leaves.map(({ steps }) => {
            const name = (0,names/* lastName */.U)([...path, 0, ...steps]);
            return name !== undefined && (0,names/* isExactName */.b)(name);
        }),
        lines: { base: leaves.map(({ line }) => line), head: leavesOf(other).map(({ line }) => line) },
    };
}
/** All numbers of an outline, in order. Depth is bounded by the scanner. */
function leavesOf(node, steps = []) {
    if (node.kind === 'number')
        return [{ steps, line: node.line }];
    if (node.kind === 'array')
        return node.items.flatMap((item, index) => leavesOf(item, [...steps, index]));
    if (node.kind !== 'object')
        return [];
    return node.members.flatMap(({ name, value }) => leavesOf(value, [...steps, name]));
}

;// CONCATENATED MODULE: ./lib/documents/large/decimal.js
/**
 * A decimal that stands in bytes, as the double that `Number` makes of its text, without making that text: a string and `Number` cost
 * some 200 ns, this a tenth of it (docs/adr/0275). What it is not certain of it leaves to `Number`.
 */
const decimal_MINUS = 45;
const decimal_DOT = 46;
const decimal_ZERO = 48;
const decimal_PLUS = 43;
const EXPONENT = 101;
/** 10^22 is the last power of ten that is a double. */
const decimal_POWERS = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));
const INVERSES = decimal_POWERS.map((power) => 1 / power);
/** Digits of an integer of 32 bits; and the first nine times a power of ten up to 1e9 have no more bits than a double. */
const decimal_HALF = 9;
/** Veltkamp's splitter, 2^27 + 1: takes a double apart into two halves whose products are exact. */
const decimal_SPLITTER = 134_217_729;
const HIGHS = decimal_POWERS.map((power) => decimal_SPLITTER * power - (decimal_SPLITTER * power - power));
const LOWS = decimal_POWERS.map((power, index) => power - HIGHS[index]);
/** The second part of a quotient is off by less than 1e-15 of itself; this is a thousand times more than that. */
const decimal_DOUBT = 1e-12;
function newDecimalSpot() {
    return { value: 0, end: 0, fraction: 0, scientific: false, padded: false };
}
/**
 * Reads `-?digits.digits` from `start` on, as far as there are digits, into `spot`: 18 of them at most, zeros behind `0.` not counted. False for
 * everything else, and where the double is not certain. What follows is the caller's to look at: an exponent as well, unless they are asked for.
 */
function readDecimal(block, start, end, spot, exponents = false) {
    const negative = block[start] === decimal_MINUS;
    const first = negative ? start + 1 : start;
    let [front, back] = [0, 0];
    let at = first;
    let left = decimal_HALF;
    if (block[at] === decimal_ZERO && block[at + 1] === decimal_DOT)
        at += 1;
    else {
        for (; at < end; at += 1) {
            const digit = block[at] - decimal_ZERO;
            if (digit < 0 || digit > 9)
                break;
            if (left > 0)
                front = (front * 10 + digit) | 0;
            else
                back = (back * 10 + digit) | 0;
            left -= 1;
        }
    }
    const point = at;
    if (point === first || point - first > 2 * decimal_HALF || block[point] !== decimal_DOT)
        return false;
    at += 1;
    if (front === 0 && left === decimal_HALF)
        while (at < end && block[at] === decimal_ZERO)
            at += 1;
    // Nine digits fill the front; what is left of eighteen goes to the back.
    for (const stop = Math.min(end, at + left); at < stop; at += 1, left -= 1) {
        const digit = block[at] - decimal_ZERO;
        if (digit < 0 || digit > 9)
            break;
        front = (front * 10 + digit) | 0;
    }
    if (left <= 0) {
        for (; at < end; at += 1) {
            const digit = block[at] - decimal_ZERO;
            if (digit < 0 || digit > 9)
                break;
            back = (back * 10 + digit) | 0;
            left -= 1;
        }
    }
    const fraction = at - point - 1;
    if (fraction < 1 || fraction >= decimal_POWERS.length || left < -decimal_HALF)
        return false;
    let exponent = 0;
    spot.scientific = exponents && at < end && (block[at] | 32) === EXPONENT;
    if (spot.scientific) {
        const stop = exponentEnd(block, at + 1, end);
        if (stop === -1)
            return false;
        exponent = exponentAt(block, at + 1, stop);
        at = stop;
    }
    const shift = fraction - exponent;
    if (shift < 0 || shift >= decimal_POWERS.length)
        return false;
    const value = quotient(front * decimal_POWERS[left < 0 ? -left : 0], back, shift);
    if (Number.isNaN(value))
        return false;
    spot.value = negative ? -value : value;
    spot.end = at;
    spot.fraction = fraction;
    spot.padded = point - first > 1 && block[first] === decimal_ZERO;
    return true;
}
/** Behind an exponent of at most three digits; -1 where none stands there. */
function exponentEnd(block, start, end) {
    const first = start < end && (block[start] === decimal_PLUS || block[start] === decimal_MINUS) ? start + 1 : start;
    let at = first;
    while (at < end && block[at] >= decimal_ZERO && block[at] < decimal_ZERO + 10)
        at += 1;
    return at === first || at - first > 3 ? -1 : at;
}
function exponentAt(block, start, end) {
    let value = 0;
    for (let at = start; at < end; at += 1) {
        const digit = block[at] - decimal_ZERO;
        if (digit >= 0)
            value = value * 10 + digit;
    }
    return block[start] === decimal_MINUS ? -value : value;
}
/**
 * The double nearest to (high + low) / 10^fraction, or NaN where two are about as near. `high` is no smaller than `low`, or 0 with it; all are exact.
 * Dekker's division: the first quotient, what it leaves (exactly), and the quotient of that.
 */
function quotient(high, low, fraction) {
    const divisor = decimal_POWERS[fraction];
    const sum = high + low;
    const rest = low - (sum - high);
    const first = sum / divisor;
    const product = first * divisor;
    const left = decimal_SPLITTER * first;
    const leftHigh = left - (left - first);
    const leftLow = first - leftHigh;
    const [rightHigh, rightLow] = [HIGHS[fraction], LOWS[fraction]];
    const error = leftHigh * rightHigh - product + leftHigh * rightLow + leftLow * rightHigh + leftLow * rightLow;
    const second = (sum - product - error + rest) * INVERSES[fraction];
    const below = first + second * (1 - decimal_DOUBT);
    return below === first + second * (1 + decimal_DOUBT) ? below : Number.NaN;
}

;// CONCATENATED MODULE: ./lib/documents/large/record-pairs.js


const record_pairs_SPACE = 32;
const record_pairs_TAB = 9;
const record_pairs_QUOTE = 34;
const record_pairs_COMMA = 44;
const record_pairs_MINUS = 45;
const record_pairs_ZERO = 48;
const record_pairs_NINE = 57;
const record_pairs_COLON = 58;
const record_pairs_OPEN_BRACKET = 91;
const record_pairs_BACKSLASH = 92;
const record_pairs_CLOSE_BRACKET = 93;
const record_pairs_OPEN_BRACE = 123;
const record_pairs_CLOSE_BRACE = 125;
/** Where the name stands that each open object or array is below. */
const nameStarts = new Int32Array(json_record_MAX_DEPTH + 1);
const nameEnds = new Int32Array(json_record_MAX_DEPTH + 1);
const record_pairs_arrays = new Uint8Array(json_record_MAX_DEPTH + 1);
const cursor = { i: 0, j: 0 };
const moved = { base: newDecimalSpot(), head: newDecimalSpot(), nameStart: -1, nameEnd: -1 };
/**
 * Walks two records at once: whether base is one of strict JSON and head is the same but for decimals, each of which the visitor is shown
 * and takes. It is what `scanRecord` and `movedNumbers` find out with fewer looks at each byte and without a text. False where something else
 * differs or is out of order, and where the visitor does not take a number; then nothing is known.
 */
function walkRecords(pair, takes) {
    const { base, end, head, to } = pair;
    let depth = 0;
    nameStarts[0] = -1;
    nameEnds[0] = -1;
    cursor.i = pair.start;
    cursor.j = pair.from;
    // What is read below stops at the ends by itself: no byte of a record is one that ends a line.
    for (;;) {
        if (!passSpace(base, head))
            return false;
        const { i, j } = cursor;
        const code = base[i];
        if (isNumeric(code)) {
            if (!isNumeric(head[j]))
                return false;
            // A decimal is read and checked in one; numbers of other kinds are the same on both sides, or the visitor does not take them.
            if (readJsonDecimal(base, i, end, moved.base) && readJsonDecimal(head, j, to, moved.head)) {
                cursor.i = moved.base.end;
                cursor.j = moved.head.end;
                if (!record_pairs_sameBytes(base, i, cursor.i, head, j, cursor.j)) {
                    moved.nameStart = nameStarts[depth];
                    moved.nameEnd = nameEnds[depth];
                    if (!takes(moved))
                        return false;
                }
            }
            else {
                cursor.i = number(base, i, end);
                cursor.j = j + cursor.i - i;
                if (!record_pairs_sameBytes(base, i, cursor.i, head, j, cursor.j))
                    return false;
            }
        }
        else if (code !== head[j])
            return false;
        else if (code === record_pairs_QUOTE) {
            if (!passText(base, end, head))
                return false;
        }
        else if (code === record_pairs_OPEN_BRACE || code === record_pairs_OPEN_BRACKET) {
            if (depth === json_record_MAX_DEPTH)
                return false;
            nameStarts[depth + 1] = nameStarts[depth];
            nameEnds[depth + 1] = nameEnds[depth];
            depth += 1;
            record_pairs_arrays[depth] = code === record_pairs_OPEN_BRACKET ? 1 : 0;
            cursor.i += 1;
            cursor.j += 1;
            if (!passSpace(base, head))
                return false;
            const first = base[cursor.i];
            if (first !== (code === record_pairs_OPEN_BRACKET ? record_pairs_CLOSE_BRACKET : record_pairs_CLOSE_BRACE)) {
                if (code === record_pairs_OPEN_BRACE && !passName(base, head, depth))
                    return false;
                continue;
            }
            if (head[cursor.j] !== first)
                return false;
            cursor.i += 1;
            cursor.j += 1;
            depth -= 1;
        }
        else if (!passWord(base, end, head))
            return false;
        // Behind a value: what closes, and what follows.
        for (;;) {
            if (!passSpace(base, head))
                return false;
            if (depth === 0)
                return cursor.i === end && cursor.j === to;
            const next = base[cursor.i];
            if (next !== head[cursor.j])
                return false;
            cursor.i += 1;
            cursor.j += 1;
            const isArray = record_pairs_arrays[depth] === 1;
            if (next === record_pairs_COMMA) {
                if (!isArray && !(passSpace(base, head) && passName(base, head, depth)))
                    return false;
                break;
            }
            if (next !== (isArray ? record_pairs_CLOSE_BRACKET : record_pairs_CLOSE_BRACE))
                return false;
            depth -= 1;
        }
    }
}
function isNumeric(code) {
    return code === record_pairs_MINUS || (code !== undefined && code >= record_pairs_ZERO && code <= record_pairs_NINE);
}
/** A decimal as JSON spells it. */
function readJsonDecimal(block, start, end, spot) {
    return readDecimal(block, start, end, spot, true) && !spot.padded;
}
function passSpace(base, head) {
    for (;;) {
        const byte = base[cursor.i];
        if (byte !== record_pairs_SPACE && byte !== record_pairs_TAB)
            return true;
        if (head[cursor.j] !== byte)
            return false;
        cursor.i += 1;
        cursor.j += 1;
    }
}
/** A string that both sides have in the same spelling. */
function passText(base, end, head) {
    let i = cursor.i + 1;
    let j = cursor.j + 1;
    for (;;) {
        const byte = base[i];
        if (byte !== head[j] || !(byte >= record_pairs_SPACE))
            return false;
        if (byte === record_pairs_QUOTE)
            break;
        if (byte === record_pairs_BACKSLASH) {
            const length = escapeLength(base, i, end);
            if (!record_pairs_sameBytes(base, i, i + length, head, j, j + length))
                return false;
            i += length;
            j += length;
            continue;
        }
        i += 1;
        j += 1;
    }
    cursor.i = i + 1;
    cursor.j = j + 1;
    return true;
}
/** A name without escapes and its colon. */
function passName(base, head, depth) {
    if (base[cursor.i] !== record_pairs_QUOTE || head[cursor.j] !== record_pairs_QUOTE)
        return false;
    let i = cursor.i + 1;
    let j = cursor.j + 1;
    nameStarts[depth] = i;
    for (;;) {
        const byte = base[i];
        if (byte !== head[j] || !(byte >= record_pairs_SPACE) || byte === record_pairs_BACKSLASH)
            return false;
        if (byte === record_pairs_QUOTE)
            break;
        i += 1;
        j += 1;
    }
    nameEnds[depth] = i;
    cursor.i = i + 1;
    cursor.j = j + 1;
    if (!passSpace(base, head) || base[cursor.i] !== record_pairs_COLON || head[cursor.j] !== record_pairs_COLON)
        return false;
    cursor.i += 1;
    cursor.j += 1;
    return true;
}
const WORDS = ['true', 'false', 'null'].map((text) => ({ text, bytes: Buffer.from(text) }));
function passWord(base, end, head) {
    for (const { text, bytes } of WORDS) {
        if (!word(base, cursor.i, end, text))
            continue;
        if (!standsAt(head, cursor.j, bytes))
            return false;
        cursor.i += bytes.length;
        cursor.j += bytes.length;
        return true;
    }
    return false;
}
function record_pairs_sameBytes(base, start, end, head, from, to) {
    if (end - start !== to - from)
        return false;
    for (let at = start; at < end; at += 1)
        if (base[at] !== head[from + at - start])
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/comparison/large/in-step.js



const in_step_LF = 10;
const in_step_CR = 13;
/** Equal lines in a row before whole stretches are compared again. */
const EQUAL_LINES = 4;
function in_step_cursorOf(source, end) {
    const ends = { at: new Int32Array(0), count: 0 };
    return { source, end, facts: newFacts(), ends, offset: 0, block: Buffer.alloc(0), at: 0, next: 0 };
}
/**
 * Walks two files line by line, line i beside line i, up to `ends`. Declines where one has more lines. What lies behind the ends is counted
 * and not shown. Each file is read once, from front to end.
 */
function inStep(base, head, ends, window, visit) {
    const left = in_step_cursorOf(base, ends.base);
    const right = in_step_cursorOf(head, ends.head);
    const lines = { base: left.block, start: 0, end: 0, head: right.block, from: 0, to: 0, line: 0 };
    let equal = EQUAL_LINES;
    while (fill(left, window) && fill(right, window)) {
        if (equal >= EQUAL_LINES) {
            lines.line += in_step_skipEqual(left, right, visit, lines.line);
            equal = 0;
            continue;
        }
        lines.base = left.block;
        lines.start = left.at;
        lines.end = in_step_contentEnd(left);
        lines.head = right.block;
        lines.from = right.at;
        lines.to = in_step_contentEnd(right);
        // The same content with other quotes is not looked for by stretches.
        equal = visit.pair(lines) && lines.end - lines.start === lines.to - lines.from ? equal + 1 : 0;
        lines.line += 1;
        step(left, left.next + 1);
        step(right, right.next + 1);
    }
    if (fill(left, window) || fill(right, window))
        (0,large_source/* decline */.BO)('more lines on one side');
    for (const cursor of [left, right])
        countRest(cursor, window);
    return { base: left.facts, head: right.facts };
}
/** Whether there is a line at hand. */
function fill(cursor, window) {
    if (cursor.at < cursor.block.length)
        return true;
    cursor.offset += cursor.block.length;
    cursor.at = 0;
    cursor.next = 0;
    cursor.block = Buffer.alloc(0);
    if (cursor.offset >= cursor.end)
        return false;
    cursor.block = linesAt(cursor.source, cursor.offset, window, cursor.end);
    countLines(cursor.block, cursor.facts, cursor.ends);
    return true;
}
/** Makes the line of that index the next one; not the first. */
function step(cursor, next) {
    cursor.next = next;
    cursor.at = Math.min(cursor.ends.at[next - 1] + 1, cursor.block.length);
}
/** In front of a line there is no CR, and none at the end of the file: `countLines` has seen to it. */
function in_step_contentEnd({ block, ends, next }) {
    const end = ends.at[next];
    return block[end - 1] === in_step_CR ? end - 1 : end;
}
/** Passes the lines that the two blocks have in common from here on; how many they are. */
function in_step_skipEqual(left, right, visit, line) {
    const [one, other] = [left.block.subarray(left.at), right.block.subarray(right.at)];
    const most = Math.min(one.length, other.length);
    const common = commonLength(one.subarray(0, most), other.subarray(0, most));
    // Lines that have an end: a last one without is looked at by itself. A negative offset would count from the end.
    const same = common === 0 ? 0 : one.lastIndexOf(in_step_LF, common - 1) + 1;
    if (same === 0)
        return 0;
    visit.equal(one.subarray(0, same), line);
    const target = left.at + same;
    let low = left.next;
    let high = left.ends.count;
    // The first line that begins at or behind the target.
    while (low < high) {
        const middle = (low + high) >> 1;
        if (left.ends.at[middle] + 1 <= target)
            low = middle + 1;
        else
            high = middle;
    }
    const passed = low - left.next;
    step(left, left.next + passed);
    step(right, right.next + passed);
    return passed;
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














/** Names of one record that are known again in the next; a record of more is slower, not other. */
const step_records_MAX_NAMES = 256;
/**
 * JSON Lines of as many records as before, each of the same structure and none rewritten: then the comparer holds record i
 * against record i and there are no facts of shape, and this does so while it reads.
 */
const stepLargeRecords = (base, head, rules, collector, limits, job) => {
    if (job.limits.depth < json_record_MAX_DEPTH + 1)
        (0,large_source/* decline */.BO)('a narrow limit of depth');
    requirePlainStarts(base, head);
    const found = (0,comparison_collector/* newCollector */.oj)();
    const session = (0,comparison_documents/* newSession */.RL)(rules);
    const context = { ...(0,comparison_documents/* newContext */.CA)(session, found), scaleAt: () => (0,large_source/* decline */.BO)('the scale of a path') };
    const skeleton = newSkeleton();
    let first;
    const movers = measuredMovers(context);
    const isMeasured = measuredNames();
    let moves = 0;
    let block = Buffer.alloc(0);
    const takes = ({ base, head, nameStart, nameEnd }) => {
        moves += 1;
        return isMeasured(block, nameStart, nameEnd, moves) && movers.add(base, head);
    };
    const ends = { base: base.size, head: head.size };
    const facts = inStep(base, head, ends, limits.window, {
        equal: (block) => {
            eachLineOf(block, (start, end) => {
                first ??= block.toString('utf8', start, end);
                scanRecord(block, start, end, skeleton);
            });
        },
        pair: (lines) => {
            first ??= lines.base.toString('utf8', lines.start, lines.end);
            moves = 0;
            block = lines.base;
            if (walkRecords(lines, takes)) {
                movers.count();
                return moves === 0;
            }
            movers.drop();
            judgePair(context, job, lines, skeleton);
            return false;
        },
    });
    if (facts.base.empty + facts.head.empty > 0)
        (0,large_source/* decline */.BO)('empty lines');
    const sample = first === undefined ? [] : [recordOf(job, first, 0)];
    const sides = [records_documentOf(sample, facts.base), records_documentOf(sample, facts.head)];
    return requireSettled(compared(rules, { walked: found }, sides, collector));
};
/**
 * Says of the names in a record whether the default for measured numbers reaches them; `at` counts those that are asked for in one record. Records
 * are alike: mostly it is the name that stood there in the record before.
 */
function measuredNames() {
    const known = [];
    return (block, start, end, at) => {
        // Numbers that stand below no name.
        if (start === -1)
            return true;
        const last = known[at];
        if (last !== undefined && last.name.length === end - start && standsAt(block, start, last.name))
            return last.measured;
        const name = Buffer.from(block.subarray(start, end));
        const text = name.toString();
        // A name that is plainly data is passed over for the one above it, which is not looked for here.
        const measured = (0,names/* lastName */.U)([text]) === text && !(0,names/* isExactName */.b)(text);
        if (at < step_records_MAX_NAMES)
            known[at] = { name, measured };
        return measured;
    };
}
/** A pair of records in which something differs that only exact arithmetic, or the comparer itself, can judge. */
function judgePair(context, job, { base, start, end, head, from, to, line }, skeleton) {
    scanRecord(base, start, end, skeleton);
    const [one, other] = [base.subarray(start, end), head.subarray(from, to)];
    const moved = movedNumbers(one, one.length, other, other.length);
    if (moved === undefined) {
        judgeRecords(context, job, one.toString('utf8'), other.toString('utf8'), line);
        return;
    }
    for (const { steps, base: before, head: after } of moved) {
        const certain = certainMove(context, before, after, steps);
        if (certain !== undefined) {
            countCertain(context, certain);
            continue;
        }
        let place = { parent: undefined, base: line, head: line };
        for (const step of steps)
            place = { parent: place, base: step, head: step };
        step_records_settle(context, numberNode(before, line), numberNode(after, line), place, steps.length + 1);
    }
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
    step_records_settle(context, base, head, { parent: undefined, base: line, head: line }, 1);
}
/** Drift at most: a value that is rewritten could be the last that told a column from a hollow one. */
function step_records_settle(context, base, head, place, depth) {
    const pair = { base, head, place, baseGroup: undefined, headGroup: undefined, depth };
    if (!(0,tree/* judge */.S4)(context, pair))
        (0,large_source/* decline */.BO)('a value that is rewritten');
    (0,tree/* diff */.Ui)(context, pair);
}

;// CONCATENATED MODULE: ./lib/documents/large/cells.js

const cells_QUOTE = 34;
function newCellSpot() {
    return { start: 0, end: 0, next: -1, quoted: false, doubled: false, delimited: false };
}
/**
 * Reads the cell that begins at `start` of a row that ends at `end`, as csv/records.ts does. Declines quotes that are out of order, and cells that go
 * on in the next line.
 */
function readCell(block, start, end, mark, cell) {
    if (start < end && block[start] === cells_QUOTE) {
        readQuoted(block, start, end, mark, cell);
        return;
    }
    let at = start;
    for (; at < end; at += 1) {
        const byte = block[at];
        if (byte === mark)
            break;
        if (byte === cells_QUOTE)
            (0,large_source/* decline */.BO)('a quote inside a cell without quotes');
    }
    cell.start = start;
    cell.end = at;
    cell.next = at < end ? at + 1 : -1;
    cell.quoted = false;
    cell.doubled = false;
    cell.delimited = false;
}
function readQuoted(block, start, end, mark, cell) {
    cell.quoted = true;
    cell.doubled = false;
    cell.delimited = false;
    let at = start + 1;
    for (;; at += 1) {
        if (at >= end)
            (0,large_source/* decline */.BO)('a cell over several lines');
        const byte = block[at];
        if (byte === mark)
            cell.delimited = true;
        if (byte !== cells_QUOTE)
            continue;
        if (at + 1 >= end || block[at + 1] !== cells_QUOTE)
            break;
        cell.doubled = true;
        at += 1;
    }
    cell.start = start + 1;
    cell.end = at;
    if (at + 1 < end && block[at + 1] !== mark)
        (0,large_source/* decline */.BO)('text after a closing quote');
    cell.next = at + 1 < end ? at + 2 : -1;
}
/** The cell as a text. */
function cellText(block, { start, end, doubled }) {
    const raw = block.toString('utf8', start, end);
    return doubled ? raw.replaceAll('""', '"') : raw;
}

// EXTERNAL MODULE: ./lib/comparison/cells.js
var cells = __webpack_require__(25944);
// EXTERNAL MODULE: ./lib/comparison/table.js + 1 modules
var comparison_table = __webpack_require__(36736);
;// CONCATENATED MODULE: ./lib/comparison/large/exact-rows.js





const BATCH = 64;
/** Rows that are judged as the comparer judges them, some at a time. */
function exactRows(rules, found, kinds, { header, table }) {
    const columns = table.columns.map(({ name }, index) => {
        const own = { kind: kinds[index], nulls: false, known: true };
        return {
            name,
            base: index,
            head: index,
            facts: { base: () => own, head: () => own, same: true, kind: false, nulls: false },
        };
    });
    const numbers = [];
    const lines = [];
    const left = [];
    const right = [];
    const omitted = numberedBy(numbers);
    const context = {
        ...(0,comparison_documents/* newContext */.CA)((0,comparison_documents/* newSession */.RL)(rules), found),
        at: (place) => (0,comparison_table/* tableAt */.af)(place, undefined, omitted),
        scaleAt: () => (0,large_source/* decline */.BO)('the scale of a column'),
    };
    const walk = {
        context,
        base: { ...table, rows: left, lines, ragged: [] },
        head: { ...table, rows: right, lines, ragged: [] },
        columns,
        ragged: false,
        inPlace: false,
    };
    let fine = true;
    const judge = () => {
        for (let index = 0; fine && index < left.length; index += 1) {
            fine = (0,comparison_table/* judgeRow */.gV)(walk, index, index);
            (0,comparison_table/* diffRow */.Y4)(walk, index, index);
        }
        for (const list of [numbers, lines, left, right])
            list.length = 0;
        return fine;
    };
    const cell = newCellSpot();
    const rowOf = (block, start, end, mark) => {
        const row = [];
        cell.next = start;
        while (cell.next !== -1) {
            readCell(block, cell.next, end, mark, cell);
            row.push(cellText(block, cell));
        }
        return row;
    };
    return {
        context,
        add: ({ base, start, end, head, from, to, line }, mark) => {
            if (!fine)
                return;
            numbers.push(line - header);
            lines.push(line + 1);
            left.push(rowOf(base, start, end, mark));
            right.push(rowOf(head, from, to, mark));
            if (left.length === BATCH)
                judge();
        },
        judge,
    };
}

;// CONCATENATED MODULE: ./lib/comparison/large/cell-bits.js



/** The sort of a cell (cells.ts). */
function bitOf(block, cell) {
    if (cell.doubled)
        return (0,cells/* cellBit */.uA)(cellText(block, cell));
    return bitOfBytes(block, cell.start, cell.end);
}
/** The sort of a cell without a doubled quote. */
function bitOfBytes(block, start, end) {
    const bit = plainBit(block, start, end);
    return bit === 0 ? (0,cells/* cellBit */.uA)(block.toString('utf8', start, end)) : bit;
}
const cell_bits_TRUE = Buffer.from('true');
const cell_bits_FALSE = Buffer.from('false');
/** The bit of nothing, of `true` and `false`, of digits, or of digits with a point among them; 0 for all else. */
function plainBit(block, start, end) {
    if (start === end)
        return cells/* CELL */.JA.empty;
    let at = start;
    const word = block[at] === cell_bits_TRUE[0] ? cell_bits_TRUE : cell_bits_FALSE;
    if (end - at === word.length && standsAt(block, at, word))
        return cells/* CELL */.JA.boolean;
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
        return cells/* CELL */.JA.integer;
    if (block[at] !== 46)
        return 0;
    at += 1;
    while (at < end && block[at] >= 48 && block[at] <= 57)
        at += 1;
    return at === end ? cells/* CELL */.JA.decimal : 0;
}

;// CONCATENATED MODULE: ./lib/comparison/large/row-facts.js



function newSideFacts(width) {
    return { bits: new Int32Array(width), unneeded: false, bare: false };
}
/** Adds what both sides have in common to what one of them has alone. */
function addSideFacts(into, { bits, unneeded, bare }) {
    for (const [column, more] of bits.entries())
        into.bits[column] |= more;
    into.unneeded ||= unneeded;
    into.bare ||= bare;
}
/** A row that both sides have, of whatever length. */
function seeRow(into, block, start, end, mark, cell, data) {
    cell.next = start;
    for (let column = 0; cell.next !== -1; column += 1) {
        readCell(block, cell.next, end, mark, cell);
        seeQuotes(into, cell);
        if (data && column < into.bits.length)
            seeCell(into, column, block, cell);
    }
}
function seeQuotes(into, { start, end, quoted, doubled, delimited }) {
    if (!quoted) {
        if (end > start)
            into.bare = true;
    }
    else if (!doubled && !delimited)
        into.unneeded = true;
}
function seeCell(into, column, block, cell) {
    if ((into.bits[column] & cells/* CELL */.JA.text) === 0)
        into.bits[column] |= bitOf(block, cell);
}
/** A column with a text in it is text, whatever else stands in it. */
function seeKind({ bits }, column, block, start, end) {
    if ((bits[column] & cells/* CELL */.JA.text) !== 0)
        return;
    bits[column] |= bitOfBytes(block, start, end);
}

;// CONCATENATED MODULE: ./lib/comparison/large/row-pairs.js





const row_pairs_QUOTE = 34;
/** Holds one row against another. Declines rows of another length than the first one's. */
function walkRow(walk, lines, data) {
    return walkPlain(walk, lines, data) ?? walkQuoted(walk, lines, data);
}
const [oneNumber, otherNumber] = [newDecimalSpot(), newDecimalSpot()];
/** Two rows without quotes, byte by byte; undefined where a quote is met: what was seen before it stays true. */
function walkPlain(walk, lines, data) {
    const { mark, left, right, both, movers } = walk;
    const { base, end, head, to } = lines;
    let i = lines.start;
    let j = lines.from;
    let cell = i;
    let column = 0;
    let result = 'same';
    for (;;) {
        const byte = i < end ? base[i] : mark;
        if (byte === row_pairs_QUOTE)
            return undefined;
        if (byte !== (j < to ? head[j] : mark)) {
            const other = j - (i - cell);
            const moved = data && result !== 'unknown' && walk.measured[column] === true && row_pairs_moves(base, cell, end, head, other, to, mark);
            i = moved ? oneNumber.end : cellEnd(base, i, end, mark);
            j = moved ? otherNumber.end : cellEnd(head, j, to, mark);
            if (i === -1 || j === -1)
                return undefined;
            if (moved) {
                left.bits[column] |= cells/* CELL */.JA.decimal;
                right.bits[column] |= cells/* CELL */.JA.decimal;
            }
            else if (data) {
                seeKind(left, column, base, cell, i);
                seeKind(right, column, head, other, j);
            }
            if (i > cell)
                left.bare = true;
            if (j > other)
                right.bare = true;
            result = moved && movers.add(oneNumber, otherNumber) ? 'certain' : 'unknown';
        }
        else if (byte !== mark) {
            i += 1;
            j += 1;
            continue;
        }
        else {
            if (i > cell)
                both.bare = true;
            if (data)
                seeKind(both, column, base, cell, i);
        }
        // Behind a cell, on both sides.
        column += 1;
        if (i === end || j === to)
            break;
        i += 1;
        j += 1;
        cell = i;
    }
    if (column !== walk.width || i !== end || j !== to)
        (0,large_source/* decline */.BO)('a row of another length');
    return result;
}
/** Whether two cells are decimals, which are then in `oneNumber` and `otherNumber`. */
function row_pairs_moves(base, start, end, head, from, to, mark) {
    return (readDecimal(base, start, end, oneNumber, true) &&
        readDecimal(head, from, to, otherNumber, true) &&
        !oneNumber.padded &&
        !otherNumber.padded &&
        (oneNumber.end === end || base[oneNumber.end] === mark) &&
        (otherNumber.end === to || head[otherNumber.end] === mark));
}
/** Where the cell ends; -1 where a quote stands in it. */
function cellEnd(block, start, end, mark) {
    for (let at = start; at < end; at += 1) {
        const byte = block[at];
        if (byte === mark)
            return at;
        if (byte === row_pairs_QUOTE)
            return -1;
    }
    return end;
}
const [oneCell, otherCell] = [newCellSpot(), newCellSpot()];
/** Two rows, cell by cell. */
function walkQuoted(walk, lines, data) {
    const { mark, width, left, right, both, movers } = walk;
    const { base, end, head, to } = lines;
    movers.drop();
    let result = 'same';
    let column = 0;
    oneCell.next = lines.start;
    otherCell.next = lines.from;
    for (; column < width && oneCell.next !== -1 && otherCell.next !== -1; column += 1) {
        readCell(base, oneCell.next, end, mark, oneCell);
        readCell(head, otherCell.next, to, mark, otherCell);
        seeQuotes(left, oneCell);
        seeQuotes(right, otherCell);
        if (sameCell(base, oneCell, head, otherCell)) {
            if (data)
                seeCell(both, column, base, oneCell);
            continue;
        }
        if (data) {
            seeCell(left, column, base, oneCell);
            seeCell(right, column, head, otherCell);
        }
        const certain = data &&
            result !== 'unknown' &&
            walk.measured[column] === true &&
            row_pairs_moves(base, oneCell.start, oneCell.end, head, otherCell.start, otherCell.end, mark) &&
            oneNumber.end === oneCell.end &&
            otherNumber.end === otherCell.end &&
            movers.add(oneNumber, otherNumber);
        result = certain ? 'certain' : 'unknown';
    }
    if (column !== width || oneCell.next !== -1 || otherCell.next !== -1)
        (0,large_source/* decline */.BO)('a row of another length');
    return result;
}
/** The same content, however it is quoted: a quote in it stands there twice on both sides. */
function sameCell(base, one, head, other) {
    const length = one.end - one.start;
    if (other.end - other.start !== length)
        return false;
    for (let at = 0; at < length; at += 1)
        if (base[one.start + at] !== head[other.start + at])
            return false;
    return true;
}

// EXTERNAL MODULE: ./lib/documents/csv/records.js
var records = __webpack_require__(94295);
// EXTERNAL MODULE: ./lib/documents/formats/csv.js + 2 modules
var csv = __webpack_require__(38716);
// EXTERNAL MODULE: ./lib/comparison/tolerance.js
var tolerance = __webpack_require__(56918);
;// CONCATENATED MODULE: ./lib/comparison/large/magnitudes.js





/** Numbers that are held as doubles. */
const MAX_NUMBERS = 4_000_000;
/** Decimals that differ and have one double; of numbers that are written with as many digits as they have there is one. */
const MAX_ALIKE = 1_000;
/** The numbers of a column that gaps leave out; `walk` shows its cells. */
function magnitudesOf(gaps, walk) {
    const rows = gaps.reduce((sum, { lines }) => sum + lines, 0);
    if (rows > MAX_NUMBERS)
        (0,large_source/* decline */.BO)('more numbers than are held at once');
    const doubles = new Float64Array(rows);
    let count = 0;
    walk((cell) => {
        const double = magnitudeIn(cell);
        if (double === undefined)
            return;
        doubles[count] = double;
        count += 1;
    });
    const known = new Map();
    return {
        doubles: doubles.subarray(0, count).sort(),
        exactly: (double) => {
            const found = known.get(double) ?? exactly(walk, double);
            known.set(double, found);
            return found;
        },
    };
}
/** The double of a cell that table.ts takes for a number; a zero is none. */
function magnitudeIn(cell) {
    if (cell === undefined || cell.length > format/* MAX_NUMBER_CHARACTERS */.SO)
        return undefined;
    if (((0,cells/* cellBit */.uA)(cell) & (cells/* CELL */.JA.integer | cells/* CELL */.JA.decimal)) === 0)
        return undefined;
    const double = Math.abs(Number(cell));
    // A number may be too small for a double.
    return double > 0 || (0,tolerance/* magnitudeOf */.eE)(cell) !== undefined ? double : undefined;
}
function exactly(walk, double) {
    const found = new Map();
    walk((cell) => {
        if (cell === undefined || Math.abs(Number(cell)) !== double || magnitudeIn(cell) !== double)
            return;
        const key = (0,numbers/* canonicalDecimal */.st)(cell);
        const known = found.get(key);
        if (known !== undefined)
            known.count += 1;
        else
            found.set(key, { value: (0,tolerance/* magnitudeOf */.eE)(cell), count: 1 });
        if (found.size > MAX_ALIKE)
            (0,large_source/* decline */.BO)('many numbers that are nearly the same');
    });
    return [...found.values()];
}

;// CONCATENATED MODULE: ./lib/comparison/large/table-gaps.js




const table_gaps_QUOTE = 34;
/** So many columns are walked each on its own, when it is asked for; the next question is answered for all that are left, in one walk. */
const MAX_WALKS = 3;
/** Rows may have thousands of columns, and there may be hundreds of gaps: of so many pairs the identities are not summed up. */
const MAX_SUMS = 1_000_000;
function columnsOfGaps(rows) {
    const { gaps, width } = rows;
    const omitted = gaps.reduce((sum, { lines }) => sum + lines, 0);
    const known = new Map();
    const of = (column) => {
        if (!known.has(column)) {
            const all = Array.from({ length: width }, (_, index) => index);
            const wanted = known.size < MAX_WALKS ? [column] : all.filter((one) => !known.has(one));
            for (const walk of walkColumns(rows, wanted))
                known.set(walk.column, walk);
        }
        return known.get(column);
    };
    return {
        bits: (column) => of(column).bits,
        rising: (column) => {
            const { rises, lows, highs, isIndex } = of(column);
            return rises ? { lows, highs, omitted, index: isIndex } : undefined;
        },
    };
}
/** Walks some columns, in their order. */
function walkColumns({ source, gaps, window, mark, headers }, columns) {
    const rises = gaps.length * columns.length <= MAX_SUMS;
    const walks = columns.map((column) => {
        return { column, bits: 0, rises, last: -1, isIndex: { base: true, head: true }, lows: [], highs: [] };
    });
    const nextQuote = finder(table_gaps_QUOTE);
    const place = newCellSpot();
    let open = walks;
    eachLine(source, gaps, window, (block, start, end, { baseLine, headLine }, index) => {
        const quoted = nextQuote(block, start) < end;
        place.next = start;
        let column = 0;
        let settled = false;
        for (const walk of open) {
            for (; column <= walk.column && place.next !== -1; column += 1) {
                if (quoted)
                    readCell(block, place.next, end, mark, place);
                else
                    readPlain(block, place.next, end, mark, place);
            }
            const value = column <= walk.column || place.doubled ? -1 : digitsAt(block, place.start, place.end);
            if (value >= 0) {
                walk.bits |= cells/* CELL */.JA.integer;
                if (walk.rises) {
                    if (index === 0)
                        walk.lows.push(value);
                    seeIdentity(walk, value, baseLine - headers.base + index, headLine - headers.head + index);
                }
                continue;
            }
            walk.rises = false;
            if (column > walk.column)
                walk.bits |= bitOf(block, place);
            settled ||= (walk.bits & cells/* CELL */.JA.text) !== 0;
        }
        // A column with a text in it is text, whatever else stands in it.
        if (settled)
            open = open.filter((walk) => walk.rises || (walk.bits & cells/* CELL */.JA.text) === 0);
        return open.length > 0;
    });
    return walks;
}
/** A cell of a row without quotes. */
function readPlain(block, start, end, mark, cell) {
    let at = start;
    while (at < end && block[at] !== mark)
        at += 1;
    cell.start = start;
    cell.end = at;
    cell.next = at < end ? at + 1 : -1;
    cell.doubled = false;
}
function seeIdentity(walk, value, base, head) {
    if (value <= walk.last) {
        walk.rises = false;
        return;
    }
    walk.last = value;
    walk.highs[walk.lows.length - 1] = value;
    if (value !== base)
        walk.isIndex.base = false;
    if (value !== head)
        walk.isIndex.head = false;
}

;// CONCATENATED MODULE: ./lib/comparison/large/table-quotes.js




const table_quotes_LF = 10;
const table_quotes_QUOTE = 34;
/**
 * The quotes of all omitted rows are in order, which both sides' being the same does not say, and the habits in them are seen in what is kept of
 * the same runs: then the habit of a side is the one that its kept lines show.
 */
function requireQuotes(source, kept, delimiter, window) {
    const { gaps, base } = kept;
    if (gaps.length === 0)
        return;
    const omitted = { unneeded: false, bare: false };
    eachBlock(source, gaps, window, (block) => readQuotes(block, delimiter.charCodeAt(0), omitted));
    const shown = { unneeded: false, bare: false };
    for (const { before, lead, tail } of gaps) {
        for (const text of base.texts.slice(before.base - lead, before.base + tail))
            readHabits(text, delimiter, shown);
    }
    if ((omitted.unneeded && !shown.unneeded) || (omitted.bare && !shown.bare))
        (0,large_source/* decline */.BO)('quotes of another habit');
}
/** Reads the rows of a block that have quotes; the others are in order. */
function readQuotes(block, mark, into) {
    const cell = newCellSpot();
    for (let start = 0; start < block.length;) {
        const quote = block.indexOf(table_quotes_QUOTE, start);
        const row = quote === -1 ? block.length : quote === 0 ? 0 : block.lastIndexOf(table_quotes_LF, quote - 1) + 1;
        if (row > start)
            into.bare = true;
        if (quote === -1)
            return;
        const { end, next } = gaps_lineAt(block, row);
        cell.next = row;
        while (cell.next !== -1) {
            readCell(block, cell.next, end, mark, cell);
            if (cell.quoted) {
                if (!cell.doubled && !cell.delimited)
                    into.unneeded = true;
            }
            else if (cell.end > cell.start)
                into.bare = true;
        }
        start = next;
    }
}
/** A kept row; its quotes come in pairs, as `readKept` has seen. */
function readHabits(text, delimiter, into) {
    const outcome = (0,records/* readRecords */.T)(text, delimiter, { maxCells: Number.POSITIVE_INFINITY });
    const { quotes } = outcome.ok ? outcome.records : (0,large_source/* decline */.BO)('quotes out of order');
    into.unneeded ||= quotes.unneeded > 0;
    into.bare ||= quotes.bare > 0;
}
function quotesIn(text) {
    let count = 0;
    for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1))
        count += 1;
    return count;
}

;// CONCATENATED MODULE: ./lib/comparison/large/table.js













const table_QUOTE = 34;
/** Fewer rows do not show what a column holds (hollow.ts asks for three). */
const FEWEST_ROWS = 3;
/** A table by its rows, one a line: those that differ and their neighbours are compared, all others are equal. */
const compareLargeTable = async (base, head, rules, collector, limits, job) => {
    requirePlainStarts(base, head);
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
    const width = left.table.columns.length;
    const headers = { base: left.header, head: right.header };
    requireQuotes(base, kept, left.delimiter, limits.window);
    const mark = left.delimiter.charCodeAt(0);
    const columns = columnsOfGaps({ source: base, gaps, window: limits.window, mark, width, headers });
    const numbers = { base: left.numbers, head: right.numbers };
    const lengths = { base: kept.facts.base.lines - left.header, head: kept.facts.head.lines - right.header };
    const cells = cellReader(left.delimiter);
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
        columnBits: columns.bits,
        magnitudes: (column) => magnitudesOf(gaps, (see) => {
            eachLine(base, gaps, limits.window, (block, start, end) => {
                see(cells.one(block, start, end, column));
                return true;
            });
        }),
        varies: (column) => {
            const sees = differing();
            return !eachLine(base, gaps, limits.window, (block, start, end) => !sees(cells.one(block, start, end, column)));
        },
        joins: (question) => {
            const plain = question.read('1') === 'n1';
            const walk = (see) => {
                eachLine(base, gaps, limits.window, (block, start, end, gap, index) => {
                    const value = plain ? cells.digits(block, start, end, question.column) : -1;
                    if (value >= 0)
                        return see(value, gap, index);
                    const cell = cells.one(block, start, end, question.column);
                    return see(cell === undefined ? undefined : question.read(cell), gap, index);
                });
            };
            const sides = { numbers, lengths, headers, walk };
            const rising = plain ? columns.rising(question.column) : undefined;
            const quick = rising === undefined ? undefined : joinsRising(question, sides, rising);
            return quick ?? joinsWith(question, sides);
        },
    });
    return requireSettled(compared(rules, { omitted }, [left.document, right.document], collector));
};
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
/** Shown one cell after the other: whether two of them differ by now, one of which says something. */
function differing() {
    const seen = new Set();
    let last;
    let filled = false;
    return (cell) => {
        if (cell === last)
            return false;
        last = cell;
        const value = (0,hollow/* canonicalCell */.Vy)(cell);
        if (value !== undefined)
            seen.add(value);
        filled ||= value !== undefined && !(0,hollow/* isBlank */.z3)(value);
        return filled && seen.size > 1;
    };
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
    };
}

;// CONCATENATED MODULE: ./lib/comparison/large/step-table.js


















const LEAST_FRONT = 1_024;
/**
 * A table of as many rows as before, none of them rewritten and no column another: then the comparer holds row i against row i,
 * and this does so while it reads. What a column is has to be known first: it is taken to be what the first rows say, and
 * where the others say otherwise both files are walked once more.
 */
const stepLargeTable = async (base, head, rules, collector, limits, job) => {
    requirePlainStarts(base, head);
    const left = await step_table_frontOf(base, limits, job);
    const right = await step_table_frontOf(head, limits, job);
    const names = ({ table }) => JSON.stringify(table.columns.map(({ name }) => name));
    if (left.delimiter !== right.delimiter || left.header !== right.header || names(left) !== names(right))
        (0,large_source/* decline */.BO)('another dialect');
    const used = [...rules.used];
    const guess = left.table.columns.map((_, column) => (0,cells/* kindOf */.I)(bitsIn(left, column) | bitsIn(right, column)));
    let walked = walkRows(base, head, rules, guess, left, limits.window);
    const kinds = kindsOf(walked, left);
    if (kinds.some((kind, column) => kind !== guess[column])) {
        rules.used.clear();
        for (const label of used)
            rules.used.add(label);
        walked = walkRows(base, head, rules, kinds, left, limits.window);
    }
    if (walked.rewritten)
        (0,large_source/* decline */.BO)('a row that is rewritten');
    const { lines, found } = walked;
    const sides = [step_table_documentOf(left, walked.base, lines.base), step_table_documentOf(right, walked.head, lines.head)];
    return requireSettled(compared(rules, { walked: found }, sides, collector));
};
function bitsIn({ table }, column) {
    let bits = 0;
    for (const row of table.rows) {
        const cell = row[column];
        if (typeof cell === 'string')
            bits |= (0,cells/* cellBit */.uA)(cell);
    }
    return bits;
}
/** The first rows: they decide about the dialect. */
async function step_table_frontOf(source, limits, job) {
    const block = linesAt(source, 0, Math.max(limits.front, LEAST_FRONT));
    const facts = newFacts();
    countLines(block, facts);
    const texts = [];
    eachLineOf(block, (start, end) => {
        texts.push(block.toString('utf8', start, end));
    });
    if (limits.front > 0 && texts.length < MIN_FRONT_LINES)
        (0,large_source/* decline */.BO)('few rows at hand');
    return readKept(job, { texts, numbers: texts.map((_, index) => index) }, facts);
}
/** What the columns are on both sides. */
function kindsOf({ base, head, lines }, { header, table }) {
    for (const { empty, lf, crlf, lines: count } of [lines.base, lines.head]) {
        if (empty > 0 || (lf > 0 && crlf > 0))
            (0,large_source/* decline */.BO)('empty lines or mixed ends');
        if (count - header <= comparison_table/* MAX_LABELLED_ROWS */.zS)
            (0,large_source/* decline */.BO)('few rows, which are named by their key');
    }
    return table.columns.map((_, index) => {
        const one = (0,cells/* factsOf */.xS)(base.bits[index]);
        const other = (0,cells/* factsOf */.xS)(head.bits[index]);
        if (one.kind !== other.kind || one.nulls !== other.nulls)
            (0,large_source/* decline */.BO)('a fact of shape');
        return one.kind;
    });
}
function walkRows(base, head, rules, kinds, front, window) {
    const { delimiter, header } = front;
    const mark = delimiter.charCodeAt(0);
    const width = kinds.length;
    const [left, right, both] = [newSideFacts(width), newSideFacts(width), newSideFacts(width)];
    const found = (0,comparison_collector/* newCollector */.oj)();
    const exact = exactRows(rules, found, kinds, front);
    const movers = measuredMovers(exact.context);
    const measured = front.table.columns.map(({ name }, column) => kinds[column] === 'decimal' && !isExactColumn(name));
    const walk = { mark, width, measured, left, right, both, movers };
    const cell = newCellSpot();
    const lines = inStep(base, head, { base: base.size, head: head.size }, window, {
        equal: (block, first) => {
            let line = first;
            eachLineOf(block, (start, end) => {
                seeRow(both, block, start, end, mark, cell, line >= header);
                line += 1;
            });
        },
        pair: (lines) => {
            const data = lines.line >= header;
            const result = walkRow(walk, lines, data);
            if (result === 'certain')
                movers.count();
            else
                movers.drop();
            if (result === 'unknown' && data)
                exact.add(lines, mark);
            return result === 'same';
        },
    });
    const rewritten = !exact.judge();
    for (const into of [left, right])
        addSideFacts(into, both);
    return { base: left, head: right, lines, found, rewritten };
}
function isExactColumn(name) {
    const last = (0,names/* lastName */.U)([name]);
    return last !== undefined && (0,names/* isExactName */.b)(last);
}
function step_table_documentOf({ document }, { unneeded, bare }, { lf, crlf, unended }) {
    const layout = { encoding: 'UTF-8', ...(0,documents_layout/* layoutOfLines */.JC)({ lf, crlf, cr: 0 }, unended, 0) };
    return { ...document, layout: { ...layout, quotes: unneeded ? (bare ? 'some' : 'all') : 'where needed' } };
}

// EXTERNAL MODULE: ./lib/documents/arrays/elements.js
var arrays_elements = __webpack_require__(66136);
// EXTERNAL MODULE: ./lib/documents/formats/npy.js + 1 modules
var npy = __webpack_require__(187);
// EXTERNAL MODULE: ./lib/comparison/tensor.js + 2 modules
var tensor = __webpack_require__(12614);
;// CONCATENATED MODULE: ./lib/comparison/large/step-tensor.js








/** Longer headers are left to the plain path. Bytes. */
const HEADER_BYTES = 65_536;
/** The largest element, complex128. Bytes. */
const LARGEST_ITEM = 16;
/** Two arrays of numpy with one header: element i is held against element i while both files are read. */
const stepLargeTensor = (base, head, rules, collector, limits) => {
    const layout = commonLayout(base, head);
    const { dtype, dimensions, byteOrder } = layout.header;
    const found = (0,comparison_collector/* newCollector */.oj)();
    const compare = (0,tensor/* elementComparer */.ik)((0,comparison_documents/* newContext */.CA)((0,comparison_documents/* newSession */.RL)(rules), found), dtype, dimensions);
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
    return requireUsed(compared(rules, { walked: found }, [document, document], collector));
};
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
const compareLargeText = (base, head, rules, collector, limits) => {
    requirePlainStarts(base, head);
    const segments = segmentsOf(base, head, limits) ?? (0,large_source/* decline */.BO)('too much differs');
    const kept = keptOf(base, segments, limits.context);
    if (!kept.head.texts.some((line) => (0,comparison_text/* stripEnd */.Gl)(line) !== ''))
        (0,large_source/* decline */.BO)('nothing but empty lines at hand');
    const last = kept.gaps.at(-1)?.before ?? { base: 0, head: 0 };
    requireEnd(kept.base.texts.slice(last.base), kept.gaps);
    requireEnd(kept.head.texts.slice(last.head), kept.gaps);
    requireSameShift(kept);
    const stripped = { base: kept.base.texts.map(comparison_text/* stripEnd */.Gl), head: kept.head.texts.map(comparison_text/* stripEnd */.Gl) };
    const omitted = omittedOf({
        gaps: kept.gaps,
        aligned: kept.aligned,
        numbers: { base: kept.base.numbers, head: kept.head.numbers },
        lengths: { base: kept.facts.base.lines, head: kept.facts.head.lines },
        wanted: () => new Set([...stripped.base, ...stripped.head].map((line) => (0,nodes/* hashText */.qj)(line))),
        hashesOf: (gap, hashes) => hashesOfGap(base, gap, hashes, limits.window),
    });
    const left = textDocument(kept.base.texts, kept.facts.base);
    const right = textDocument(kept.head.texts, kept.facts.head);
    return requireUsed(compared(rules, { omitted }, [left, right], collector));
};
/** How many empty lines end a file must be seen from the kept ones: the last gap has to lie before a line with content. */
function requireEnd(behind, gaps) {
    if (gaps.length > 0 && !behind.some((line) => (0,comparison_text/* stripEnd */.Gl)(line) !== ''))
        (0,large_source/* decline */.BO)('many empty lines at the end');
}
/**
 * Texts of as many lines, empty ones at the end left out, have line i held against line i for its white space: where stretches are
 * shifted that is not the line that it equals.
 */
function requireSameShift({ base, head, gaps, aligned }) {
    if (aligned || gaps.length === 0)
        return;
    if ((0,comparison_text/* normalizeLines */.tZ)(base.texts).length === (0,comparison_text/* normalizeLines */.tZ)(head.texts).length)
        (0,large_source/* decline */.BO)('as many lines, and some shifted');
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
const step_text_BATCH = 64;
/** Where the empty lines at the end are looked for. Bytes. */
const END_BYTES = 65_536;
/**
 * Plain text of as many lines as before, at most one of them rewritten: then the comparer holds line i against line i, and
 * this does so while it reads. What else differs is layout.
 */
const stepLargeText = (base, head, rules, collector, limits) => {
    requirePlainStarts(base, head);
    const ends = { base: endOf(base), head: endOf(head) };
    if (ends.base.empty !== ends.head.empty)
        (0,large_source/* decline */.BO)('empty lines at the end');
    const found = (0,comparison_collector/* newCollector */.oj)();
    const blanks = (0,comparison_collector/* newCollector */.oj)();
    const numbers = [];
    const left = [];
    const right = [];
    const session = (0,comparison_documents/* newSession */.RL)(rules);
    const movers = ruledMovers(found, () => rulesOfLines(rules));
    const omitted = numberedBy(numbers);
    const lists = (into) => ({ ...(0,comparison_documents/* newContext */.CA)(session, into), omitted });
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
        pair: (lines) => {
            switch (walkLine(lines, movers)) {
                case 'equal':
                    return true;
                case 'moved':
                    movers.count();
                    return false;
                default:
                    movers.drop();
            }
            numbers.push(lines.line);
            left.push(lines.base.toString('utf8', lines.start, lines.end));
            right.push(lines.head.toString('utf8', lines.from, lines.to));
            if (left.length === step_text_BATCH)
                judge();
            return false;
        },
    });
    judge();
    (0,compare.absorb)(found, blanks);
    const sample = [ends.base.last];
    const sides = [textDocument(sample, facts.base), textDocument(sample, facts.head)];
    return requireUsed(compared(rules, { walked: found }, sides, collector));
};
/** No rule is for one line (`requireSimple`), so those that reach the first line reach all. */
function rulesOfLines(rules) {
    return rules.tolerances.length === 0 ? [] : (0,tolerance/* mostSpecific */.eF)(rules, { base: [0], head: [0] });
}
const one = newDecimalSpot();
const other = newDecimalSpot();
/**
 * Two lines in which nothing differs but numbers that doubles are certain of: `judgeLine` of text.ts in bytes. A number is a run of such bytes
 * as can be in one, alone in its line; so two lines that agree up to a place have the same numbers in front of it.
 * White space at the end is the same on both sides, so it takes nothing from one of them alone. `unknown` where anything else differs, and
 * where what stands beside a number is no ASCII.
 */
function walkLine({ base, start, end, head, from, to }, movers) {
    let i = start;
    let j = from;
    let moved = false;
    while (i < end || j < to) {
        const byte = base[i];
        if (i < end && j < to && byte === head[j]) {
            i += 1;
            j += 1;
            continue;
        }
        const left = numeralStart(base, start, i);
        const right = j - (i - left);
        // What ends where they part is the same on both sides, or has been seen; what differs is behind it.
        if (!isNumeral(base, i, end) && !isNumeral(head, j, to))
            return 'unknown';
        if (!readDecimal(base, left, end, one) || !readDecimal(head, right, to, other))
            return 'unknown';
        const [leftEnd, rightEnd] = [one.end, other.end];
        if (!standsAlone(base, start, left, leftEnd, end) || !standsAlone(head, from, right, rightEnd, to))
            return 'unknown';
        if (!movers.add(one, other))
            return 'unknown';
        moved = true;
        i = leftEnd;
        j = rightEnd;
    }
    return moved ? 'moved' : 'equal';
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

;// CONCATENATED MODULE: ./lib/documents/large/units.js



/** What a scanner says instead of an end: the list ends here, or more bytes are needed. */
const CLOSED = 0;
const UNFINISHED = -1;
/** Longest unit that is held. Bytes. */
const MAX_UNIT_BYTES = 16_777_216;
/** Looks ahead by so many units of each side at most, growing. */
const units_LOOK_AHEAD = [8, 64, 512, 4_096];
/**
 * Two cursors over the units of two lists: equal stretches are compared by windows, read once and told to the sink; where they part
 * the lists are brought together again a few units on. Gives where each list ends, or undefined where that would take too much.
 */
function walkUnits(base, head, limits, sink) {
    let [b, h] = [base.start, head.start];
    let looks = limits.maxLooks;
    let kept = 0;
    for (;;) {
        const run = runOf(base, b, head.source, h, limits.window, sink);
        b += run.bytes;
        h += run.bytes;
        if (run.bytes > 0)
            sink.ran();
        if (run.closed)
            return { base: b, head: h };
        const ahead = units_meet(base, b, head, h, limits.window, looks);
        if (ahead === undefined)
            return undefined;
        looks -= ahead.looks;
        kept += ahead.base.length + ahead.head.length;
        if (kept > limits.maxLines)
            return undefined;
        sink.patch(ahead.base, ahead.head);
        b += units_total(ahead.base);
        h += units_total(ahead.head);
        if (ahead.closed)
            return { base: b, head: h };
    }
}
/** Reads the units that both sides have from here on. */
function runOf({ source, scanner }, b, head, h, window, sink) {
    const common = commonBytes(source, b, head, h, window);
    const ended = b + common === source.size && h + common === head.size;
    let done = 0;
    for (let length = window; done < common;) {
        const size = Math.min(length, common - done);
        const whole = ended && done + size === common;
        const block = source.read(b + done, size);
        const read = scanBlock(scanner, block, whole, b + done, sink);
        done += read.bytes;
        if (read.closed)
            return { bytes: done, closed: true };
        if (size === common - done + read.bytes)
            break;
        length = read.bytes > 0 ? window : 2 * length;
        if (length > MAX_UNIT_BYTES)
            (0,large_source/* decline */.BO)('an element of many megabytes');
    }
    return { bytes: done, closed: false };
}
function scanBlock({ behind, last, next }, block, whole, offset, sink) {
    let at = 0;
    let closed = false;
    while (at < block.length) {
        const end = next(block, at, block.length, whole);
        if (end === CLOSED)
            closed = true;
        if (end === CLOSED || end === UNFINISHED || (end + behind > block.length && !whole))
            break;
        sink.same(block, at, end, offset + at, last);
        at = end;
    }
    if (!(0,external_node_buffer_.isUtf8)(block.subarray(0, at)))
        (0,large_source/* decline */.BO)('not UTF-8');
    return { bytes: at, closed };
}
/** How many bytes both files have in common from here on. */
function commonBytes(base, b, head, h, window) {
    const most = Math.min(base.size - b, head.size - h);
    let done = 0;
    for (let step = Math.min(window, 4_096); done < most; step = Math.min(window, step * 4)) {
        const length = Math.min(step, most - done);
        const left = base.read(b + done, length);
        const right = head.read(h + done, length);
        if (!left.equals(right))
            return done + commonStart(left, right);
        done += length;
    }
    return done;
}
/** By halves: each comparison is one call into native code. */
function commonStart(left, right) {
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
function units_total(units) {
    return units.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
/** Where two lists that part here meet again, by the fewest units. */
function units_meet(base, b, head, h, window, most) {
    let looks = 0;
    for (const count of units_LOOK_AHEAD) {
        const left = units_peek(base, b, count, window);
        const right = units_peek(head, h, count, window);
        looks += left.units.length + right.units.length;
        if (looks > most)
            return undefined;
        const found = nearest(left.units.map(({ bytes }) => bytes), right.units.map(({ bytes }) => bytes));
        if (found !== undefined)
            return { base: left.units.slice(0, found.base), head: right.units.slice(0, found.head), closed: false, looks };
        if (left.closed && right.closed)
            return { base: left.units, head: right.units, closed: true, looks };
        const furthest = units_LOOK_AHEAD.at(-1);
        const seen = left.units.length + right.units.length;
        const size = Math.ceil((units_total(left.units) + units_total(right.units)) / Math.max(1, seen));
        if (count * units_LOOK_AHEAD[0] === furthest && !mayMeet(base.source, b, head.source, h, size, size * furthest))
            return undefined;
    }
    return undefined;
}
/** Stretches that are looked for before the longest look, each of two units or more. */
const STRETCHES = 8;
/**
 * Whether some of what one side has further on stands on the other as well. Where everything differs by a little it does not, and a
 * longer look would be in vain. `size`: bytes of a unit, about; `reach`: of as many as are looked at.
 */
function mayMeet(base, b, head, h, size, reach) {
    for (const [one, from, other, to] of [
        [base, b, head, h],
        [head, h, base, b],
    ]) {
        const own = Math.min(reach, one.size - from);
        const window = other.read(to, Math.min(2 * reach, other.size - to));
        for (let part = 0; part < STRETCHES; part += 1) {
            // In the further half: what is nearer may have been put there, or be what is gone.
            const at = Math.floor((own * (STRETCHES + part)) / (2 * STRETCHES));
            if (at + 2 * size > own)
                return true;
            if (window.includes(one.read(from + at, 2 * size)))
                return true;
        }
    }
    return false;
}
/** A copy of the next units. */
function units_peek({ source, scanner }, offset, count, window) {
    const units = [];
    let at = offset;
    for (let length = Math.min(window, 65_536);;) {
        const size = Math.min(length, source.size - at);
        const whole = at + size === source.size;
        const block = Buffer.from(source.read(at, size));
        let from = 0;
        while (units.length < count) {
            const end = from < block.length || whole ? scanner.next(block, from, block.length, whole) : UNFINISHED;
            if (end === CLOSED)
                return { units, closed: true };
            if (end === UNFINISHED || (end + scanner.behind > block.length && !whole))
                break;
            const bytes = block.subarray(from, end);
            if (!(0,external_node_buffer_.isUtf8)(bytes))
                (0,large_source/* decline */.BO)('not UTF-8');
            const { lf, crlf, nodes } = scanner.last;
            units.push({ bytes, lf, crlf, nodes });
            from = end;
        }
        if (units.length === count)
            return { units, closed: false };
        if (whole && from === 0)
            (0,large_source/* decline */.BO)('a list without an end');
        at += from;
        length = from > 0 ? Math.min(window, 65_536) : 2 * length;
        if (length > MAX_UNIT_BYTES)
            (0,large_source/* decline */.BO)('an element of many megabytes');
    }
}

;// CONCATENATED MODULE: ./lib/documents/large/step-units.js



const step_units_MAX_UNIT_BYTES = 16_777_216;
/** Walks two lists unit by unit, unit i beside unit i. Declines where one has more of them. Each side has a scanner of its own. */
async function stepUnits(base, head, window, visit) {
    const [left, right] = [step_units_cursorOf(base), step_units_cursorOf(head)];
    const [one, other] = [
        { block: left.block, start: 0, end: 0 },
        { block: right.block, start: 0, end: 0 },
    ];
    let nodes = 0;
    for (let units = 0;; units += 1) {
        const end = next(left, window);
        if (end === CLOSED) {
            if (next(right, window) !== CLOSED)
                (0,large_source/* decline */.BO)('more records on one side');
            return { units, nodes, base: step_units_endOf(left), head: step_units_endOf(right) };
        }
        let stop = step_units_sameBytes(left, right, end);
        const differs = stop === UNFINISHED;
        if (differs)
            stop = next(right, window);
        if (stop === CLOSED)
            (0,large_source/* decline */.BO)('more records on one side');
        one.block = left.block;
        one.start = left.at;
        one.end = end;
        left.lf += left.scanner.last.lf;
        nodes += left.scanner.last.nodes;
        left.crlf += left.scanner.last.crlf;
        if (differs) {
            other.block = right.block;
            other.start = right.at;
            other.end = stop;
            right.lf += right.scanner.last.lf;
            right.crlf += right.scanner.last.crlf;
            const pending = visit.differing(one, other);
            if (pending !== undefined)
                await pending;
        }
        else {
            right.lf += left.scanner.last.lf;
            right.crlf += left.scanner.last.crlf;
            visit.equal(one);
        }
        left.at = end;
        right.at = stop;
    }
}
function step_units_cursorOf({ source, start, scanner }) {
    return { source, scanner, offset: start, block: Buffer.alloc(0), at: 0, lf: 0, crlf: 0 };
}
function step_units_endOf({ lf, crlf, offset, block, at }) {
    if (!(0,external_node_buffer_.isUtf8)(block.subarray(0, at)))
        (0,large_source/* decline */.BO)('not UTF-8');
    return { lf, crlf, end: offset + at };
}
/** Where head's unit ends, if it and what follows are the bytes of base's; UNFINISHED where that is not known. */
function step_units_sameBytes({ block, at, scanner: { behind } }, right, end) {
    const length = end - at + behind;
    if (at + length > block.length || right.at + length > right.block.length)
        return UNFINISHED;
    const same = right.block.compare(block, at, at + length, right.at, right.at + length) === 0;
    return same ? right.at + end - at : UNFINISHED;
}
/** Where the unit at the cursor ends, or CLOSED; more of the file is read where the block does not have all of it. */
function next(cursor, window) {
    const { source, scanner } = cursor;
    for (let length = window;; length *= 2) {
        const { block, at } = cursor;
        const whole = cursor.offset + block.length === source.size;
        const end = block.length > 0 || whole ? scanner.next(block, at, block.length, whole) : UNFINISHED;
        if (end === CLOSED || (end !== UNFINISHED && (end + scanner.behind <= block.length || whole)))
            return end;
        if (whole)
            (0,large_source/* decline */.BO)('a list without an end');
        if (length > step_units_MAX_UNIT_BYTES)
            (0,large_source/* decline */.BO)('an element of many megabytes');
        step_units_refill(cursor, length);
    }
}
/** What is left of the block, and what follows it in the file: a copy, for the next read takes the buffer. */
function step_units_refill(cursor, length) {
    const { source, block, at } = cursor;
    if (!(0,external_node_buffer_.isUtf8)(block.subarray(0, at)))
        (0,large_source/* decline */.BO)('not UTF-8');
    cursor.offset += at;
    const size = Math.min(Math.max(length, 2 * (block.length - at)), source.size - cursor.offset);
    cursor.block = Buffer.from(source.read(cursor.offset, size));
    cursor.at = 0;
}

;// CONCATENATED MODULE: ./lib/documents/large/xml-state.js
/** Deeper records are left to the plain path. */
const xml_state_MAX_DEPTH = 64;
/** Kinds of spans: of the text of an element its depth, this more for white space beside its children, and below 0 the name of an attribute. */
const BESIDE_CHILDREN = 2 * xml_state_MAX_DEPTH;
/** Codes of the longest skeleton. */
const xml_state_MAX_SKELETON = 16_384;
function newXmlScan(names) {
    const numbers = () => new Int32Array(xml_state_MAX_DEPTH + 1);
    return {
        names,
        ...{
            lf: 0,
            crlf: 0,
            special: false,
            nodes: 0,
            hash: 0,
            identity: -1,
            identityName: undefined,
            check: 0,
            length: 0,
            folded: false,
        },
        ...{ spans: undefined, spanCount: 0, after: 0, gap: 0, closed: false },
        skeleton: new Int32Array(xml_state_MAX_SKELETON),
        variants: new Map(),
        stack: {
            ...{ name: numbers(), members: numbers(), content: numbers(), children: numbers() },
            ...{ text: new Uint8Array(xml_state_MAX_DEPTH + 1), first: numbers(), last: numbers() },
        },
    };
}
function addSpan(scan, kind, start, end) {
    const at = 3 * scan.spanCount;
    if (scan.spans.length < at + 3) {
        const wider = new Int32Array(2 * scan.spans.length);
        wider.set(scan.spans);
        scan.spans = wider;
    }
    scan.spans[at] = kind;
    scan.spans[at + 1] = start;
    scan.spans[at + 2] = end;
    scan.spanCount += 1;
}
/** For `check`: a hash that depends on what the text or the value is of. */
function scrambled(hash, name) {
    const mixed = Math.imul(hash ^ Math.imul(name, 0x27d4eb2f), 0x2c1b3c6d);
    return Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39);
}

;// CONCATENATED MODULE: ./lib/comparison/large/span-shapes.js

const AMPERSAND = 38;
const span_shapes_CR = 13;
const span_shapes_SPACE = 32;
/** Skeletons of one file. */
const MAX_SHAPES = 64;
function newShapes() {
    return { list: [], last: undefined };
}
/**
 * In how many texts and values two records differ that are the same otherwise, byte for byte; undefined where the comparer has to look at
 * them. Declines where they are not of the same structure.
 */
function rewrittenIn(shapes, one, other, base, head) {
    if (one.special || other.special)
        (0,large_source/* decline */.BO)('what only the reader knows');
    const shape = shapeOf(shapes, one);
    if (one.length !== other.length || one.spanCount !== other.spanCount)
        (0,large_source/* decline */.BO)('another structure');
    for (let index = 0; index < one.length; index += 1)
        if (one.skeleton[index] !== other.skeleton[index])
            (0,large_source/* decline */.BO)('another structure');
    const [left, right] = [one.spans, other.spans];
    let certain = true;
    let count = 0;
    let [from, to] = [base.start, head.start];
    for (let span = 0; span < one.spanCount; span += 1) {
        const at = 3 * span;
        if (left[at] !== right[at])
            (0,large_source/* decline */.BO)('another structure');
        const [start, end] = [left[at + 1], left[at + 2]];
        const [begin, stop] = [right[at + 1], right[at + 2]];
        certain &&= span_shapes_isSame(base.block, from, start, head.block, to, begin);
        from = end;
        to = stop;
        if (span_shapes_isSame(base.block, start, end, head.block, begin, stop))
            continue;
        count += 1;
        const isText = left[at] > 0;
        if (isText && (isBlank(base.block, start, end) || isBlank(head.block, begin, stop)))
            (0,large_source/* decline */.BO)('white space');
        const plain = span_shapes_isPlain(base.block, start, end) && span_shapes_isPlain(head.block, begin, stop);
        certain &&= plain;
        see(shape, span, plain, head.block, begin, stop);
    }
    certain &&= span_shapes_isSame(base.block, from, base.end, head.block, to, head.end);
    // Where several children differ, one of them may be another one that moved.
    return certain && (count === 1 || shape.distinct) ? count : undefined;
}
/**
 * Whatever was rewritten has several values in head: then no path there can be hollow. A path of the comparer holds all of the texts of
 * such a place, so it has several values as well, and one of them says something.
 */
function requireVaried({ list }) {
    for (const { heads } of list)
        for (const seen of heads.values())
            if (seen !== true)
                (0,large_source/* decline */.BO)('perhaps hollow');
}
function see({ heads }, span, plain, block, start, end) {
    const known = heads.get(span);
    if (known === true)
        return;
    if (!plain) {
        if (known === undefined)
            heads.set(span, null);
        return;
    }
    const text = block.toString('latin1', start, end);
    if (typeof known !== 'string')
        heads.set(span, text);
    else if (known !== text)
        heads.set(span, true);
}
function shapeOf(shapes, scan) {
    if (shapes.last !== undefined && hasCodes(shapes.last, scan))
        return shapes.last;
    let found = shapes.list.find((shape) => hasCodes(shape, scan));
    if (found === undefined) {
        if (shapes.list.length >= MAX_SHAPES)
            (0,large_source/* decline */.BO)('records of many shapes');
        const codes = scan.skeleton.slice(0, scan.length);
        found = { codes, distinct: isDistinct(codes), heads: new Map() };
        shapes.list.push(found);
    }
    shapes.last = found;
    return found;
}
function hasCodes({ codes }, { skeleton, length }) {
    if (codes.length !== length)
        return false;
    for (let index = 0; index < length; index += 1)
        if (codes[index] !== skeleton[index])
            return false;
    return true;
}
function isDistinct(codes) {
    const open = [];
    for (const code of codes) {
        if (code === 0)
            open.pop();
        else if ((code & 3) === 1) {
            const siblings = open.at(-1);
            if (siblings?.has(code))
                return false;
            siblings?.add(code);
            open.push(new Set());
        }
    }
    return true;
}
function span_shapes_isSame(left, from, end, right, to, stop) {
    if (end - from !== stop - to)
        return false;
    for (let at = 0; at < end - from; at += 1)
        if (left[from + at] !== right[to + at])
            return false;
    return true;
}
function isBlank(block, start, end) {
    for (let at = start; at < end; at += 1)
        if (block[at] > span_shapes_SPACE)
            return false;
    return true;
}
/** Means what it says: no reference, no line end that is read as another. */
function span_shapes_isPlain(block, start, end) {
    for (let at = start; at < end; at += 1)
        if (block[at] === AMPERSAND || block[at] === span_shapes_CR)
            return false;
    return true;
}

// EXTERNAL MODULE: ./lib/documents/formats/xml.js + 3 modules
var xml = __webpack_require__(48079);
// EXTERNAL MODULE: ./lib/documents/trees/namespaces.js
var namespaces = __webpack_require__(9454);
;// CONCATENATED MODULE: ./lib/documents/large/xml-front.js


/** Deeper lists are left to the plain path. */
const MAX_PATH = 16;
const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const BANG = 33;
const QUESTION = 63;
/** The declaration of everyday files: XML 1.0 in UTF-8. */
const DECLARATION = /^<\?xml[ \t\r\n]+version=(?:"1\.0"|'1\.0')(?:[ \t\r\n]+encoding=(?:"utf-?8"|'utf-?8'))?(?:[ \t\r\n]+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/i;
/** Namespaces in which the reader keeps blanks between elements. */
const SPACED = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'];
/** The element of `front` with the most child elements; of those that are open where `front` ends, unless that is the whole file. */
function findXmlList(front, whole) {
    let best;
    const see = (stack) => {
        const { children } = stack[stack.length - 1];
        if (children > (best?.children ?? 0))
            best = { list: listOf(stack), children };
    };
    const open = walkTags(front, rootAt(front), [], {
        closed: (stack) => {
            if (whole)
                see(stack);
        },
    });
    for (let depth = open.length; depth > 0; depth -= 1)
        see(open.slice(0, depth));
    return best?.list ?? (0,large_source/* decline */.BO)('no list of elements');
}
/** The same element in another file: at the same place, by the same names. */
function sameXmlList(front, { path }) {
    let found;
    walkTags(front, rootAt(front), [], {
        opened: (stack) => {
            const here = stack.length === path.length &&
                stack.every(({ name, ordinal }, depth) => name === path[depth].name && ordinal === path[depth].ordinal);
            if (here)
                found = listOf(stack);
            return !here;
        },
    });
    return found ?? (0,large_source/* decline */.BO)('the list stands elsewhere');
}
/** Everything in front of the list, and behind it, is kept; here only what would change how its elements are read is declined. */
function requireEverydayFront(front, list) {
    const open = walkTags(front.subarray(0, list.start), rootAt(front), [], {});
    if (open.length !== list.path.length)
        (0,large_source/* decline */.BO)('a front that is not plain');
}
/** Declines where the list does not end here, or its end is not that of everyday files. */
function requireEverydayTail(tail, { path, namespace }) {
    const open = path.map((step) => ({ ...step, start: 0, namespace, prefixes: [], children: 1, text: false }));
    if (walkTags(tail, 0, open, {}).length > 0)
        (0,large_source/* decline */.BO)('elements that are left open');
}
function listOf(stack) {
    const { start, namespace, prefixes } = stack[stack.length - 1];
    return { path: stack.map(({ name, ordinal }) => ({ name, ordinal })), start, namespace, prefixes };
}
/** Where the root's tag begins. */
function rootAt(front) {
    const declaration = DECLARATION.exec(front.toString('latin1', 0, Math.min(512, front.length)));
    let at = declaration === null ? 0 : declaration[0].length;
    for (;;) {
        while (xml_front_isSpace(front[at]))
            at += 1;
        if (front[at] !== LESS)
            (0,large_source/* decline */.BO)('no element');
        const next = front[at + 1];
        if (next === QUESTION) {
            if (/^<\?xml[ \t\r\n]/i.test(front.toString('latin1', at, at + 6)))
                (0,large_source/* decline */.BO)('an unusual declaration');
            at = behind(front, '?>', at + 2);
        }
        else if (next === BANG) {
            if (front.toString('latin1', at, at + 4) !== '<!--')
                (0,large_source/* decline */.BO)('a document type');
            at = behind(front, '-->', at + 4);
        }
        else
            return at;
    }
}
function behind(block, mark, from) {
    const at = block.indexOf(mark, from, 'latin1');
    return at === -1 ? (0,large_source/* decline */.BO)('a mark without an end') : at + mark.length;
}
function xml_front_isSpace(byte) {
    return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}
/** Walks whole tags up to where the block or the root ends; gives what is open there. The reader has the last word on what it is. */
function walkTags(block, start, from, visit) {
    const stack = [...from];
    const begun = from.length > 0;
    for (let at = start;;) {
        const less = block.indexOf(LESS, at);
        const top = stack[stack.length - 1];
        if (less === -1)
            return stack;
        if (top === undefined && (begun || less > start))
            return stack;
        if (top !== undefined && hasText(block, at, less))
            holdText(top);
        const mark = block[less + 1];
        if (mark === QUESTION || mark === BANG) {
            const next = skipped(block, less, top);
            if (next === undefined)
                return stack;
            at = next;
            continue;
        }
        const end = tagEnd(block, less);
        if (end === undefined)
            return stack;
        at = end;
        if (mark === SLASH) {
            if (top === undefined)
                return (0,large_source/* decline */.BO)('an end without a beginning');
            visit.closed?.(stack);
            stack.pop();
            if (stack.length === 0)
                return stack;
            continue;
        }
        if (top?.text)
            (0,large_source/* decline */.BO)('text beside elements');
        if (top !== undefined)
            top.children += 1;
        const text = block.toString('utf8', less, end);
        const opened = openTag(text, end, top);
        if (text.endsWith('/>'))
            continue;
        if (stack.length >= MAX_PATH)
            (0,large_source/* decline */.BO)('deep nesting');
        stack.push(opened);
        if (visit.opened?.(stack) === false)
            return stack;
    }
}
function openTag(text, start, parent) {
    const name = /^<([^\s/>]+)/.exec(text)?.[1] ?? (0,large_source/* decline */.BO)('a tag without a name');
    let namespace = parent?.namespace ?? '';
    const prefixes = new Set(parent?.prefixes);
    for (const [, prefix, , double, single] of text.matchAll(/\s(?:xmlns(:[^\s=]+)?|xml:space)\s*=\s*("([^"]*)"|'([^']*)')/g)) {
        const value = double ?? single ?? '';
        if (value.includes('&') || text.includes('xml:space'))
            (0,large_source/* decline */.BO)('a namespace that is not plain');
        if (prefix === undefined)
            namespace = value;
        else if ((0,namespaces/* isCustomary */.eW)(prefix.slice(1), value))
            prefixes.add(prefix.slice(1));
        else
            (0,large_source/* decline */.BO)('a prefix');
    }
    if (SPACED.includes(namespace))
        (0,large_source/* decline */.BO)('a namespace in which blanks count');
    const ordinal = parent === undefined ? 0 : parent.children - 1;
    return { name, ordinal, start, namespace, prefixes: [...prefixes].sort(), children: 0, text: false };
}
/** Where the tag ends that begins here; angle brackets may stand in its values. */
function tagEnd(block, start) {
    let quote = 0;
    for (let at = start + 1; at < block.length; at += 1) {
        const byte = block[at];
        if (quote !== 0) {
            if (byte === quote)
                quote = 0;
        }
        else if (byte === 34 || byte === 39)
            quote = byte;
        else if (byte === GREATER)
            return at + 1;
    }
    return undefined;
}
/** Behind a comment, an instruction or a CDATA section, which is text. */
function skipped(block, start, top) {
    const opening = block.toString('latin1', start, start + 9);
    const marks = [
        ['<?', '?>'],
        ['<!--', '-->'],
        ['<![CDATA[', ']]>'],
    ];
    const mark = marks.find(([open]) => opening.startsWith(open));
    if (mark === undefined)
        return opening.length < 9 ? undefined : (0,large_source/* decline */.BO)('a declaration');
    if (mark[0].startsWith('<![') && top !== undefined)
        holdText(top);
    const end = block.indexOf(mark[1], start + mark[0].length, 'latin1');
    return end === -1 ? undefined : end + mark[1].length;
}
function holdText(element) {
    element.text = true;
    if (element.children > 0)
        (0,large_source/* decline */.BO)('text beside elements');
}
function hasText(block, start, end) {
    for (let at = start; at < end; at += 1)
        if (!xml_front_isSpace(block[at]))
            return true;
    return false;
}

// EXTERNAL MODULE: ./lib/documents/trees/markup.js
var markup = __webpack_require__(25210);
;// CONCATENATED MODULE: ./lib/documents/large/xml-names.js



/** Different names of one file; beyond it its records have little in common. */
const xml_names_MAX_NAMES = 4_096;
function newNames(hashing, namespace) {
    const textName = hashing.text(markup/* TEXT */.a$);
    const emptyText = hashing.text('', hashing.string);
    return {
        ...{
            numbers: new Map(),
            bytes: [],
            following: [],
            last: 0,
            elements: [],
            attributes: [],
            variant: [],
            hashing,
            namespace,
        },
        ...{ textName, contentName: hashing.text(markup/* CONTENT */.KB), emptyText },
        noText: hashing.mix(hashing.object, hashing.mix(textName, emptyText)),
    };
}
/** The number of the name that stands there; `hash` is that of its bytes. */
function xml_names_numberOf(names, block, start, end, hash) {
    const known = names.numbers.get(hash);
    if (known !== undefined) {
        const bytes = names.bytes[known];
        if (bytes.length !== end - start || !standsAt(block, start, bytes))
            (0,large_source/* decline */.BO)('two names of one hash');
        return known;
    }
    if (names.bytes.length >= xml_names_MAX_NAMES)
        (0,large_source/* decline */.BO)('many names');
    const text = block.toString('latin1', start, end);
    if (text === 'xmlns')
        (0,large_source/* decline */.BO)('a namespace inside a record');
    const { hashing } = names;
    const number = names.bytes.push(Buffer.from(text)) - 1;
    names.numbers.set(hash, number);
    names.elements.push(hashing.text(elementName(names, number)));
    names.attributes.push(hashing.text(`@${text}`));
    names.variant.push(text === 'type');
    return number;
}
/** The name of the member that an element is, as the reader expands it. */
function elementName({ bytes, namespace }, number) {
    const written = bytes[number].toString('latin1');
    return namespace === '' ? written : `{${namespace}}${written}`;
}
function attributeName({ bytes }, number) {
    return `@${bytes[number].toString('latin1')}`;
}
const xml_names_COLON = 58;
/** A letter or an underscore. A colon and what is not ASCII are left to the reader. */
function startsName(byte) {
    return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte === 95;
}
function isNameByte(byte) {
    if (byte === xml_names_COLON)
        return (0,large_source/* decline */.BO)('a prefix');
    return startsName(byte) || (byte >= 48 && byte <= 57) || byte === 45 || byte === 46;
}

// EXTERNAL MODULE: ./lib/documents/trees/xml-tree.js
var xml_tree = __webpack_require__(46622);
;// CONCATENATED MODULE: ./lib/documents/large/xml-text.js


const xml_text_TAB = 9;
const xml_text_LF = 10;
const xml_text_CR = 13;
const xml_text_SPACE = 32;
const xml_text_AMPERSAND = 38;
const SEMICOLON = 59;
const xml_text_LESS = 60;
const xml_text_GREATER = 62;
const xml_text_CLOSE_BRACKET = 93;
const FNV = 0x01000193;
/** Longest reference that is looked at. Bytes. */
const MAX_REFERENCE = 12;
/** ASCII that is a character of text or of a value in either quotes, and nothing else. */
const PLAIN = new Uint8Array(256);
for (let byte = xml_text_SPACE + 1; byte < 127; byte += 1)
    PLAIN[byte] = `&<>"'`.includes(String.fromCharCode(byte)) ? 0 : 1;
/** Scans text up to the next bracket and puts it into `scan.gap`: where that stands, or UNFINISHED. */
function scanText(scan, block, start, end, depth) {
    let gap = scan.gap;
    let solid = false;
    let at = start;
    for (;;) {
        const run = at;
        let byte = block[at];
        while (at < end && PLAIN[byte] === 1) {
            gap = Math.imul(gap ^ byte, FNV);
            at += 1;
            byte = block[at];
        }
        if (at > run)
            solid = true;
        if (at >= end)
            return UNFINISHED;
        if (byte === xml_text_LESS)
            break;
        if (byte === xml_text_AMPERSAND || byte > 127) {
            solid = true;
            if (byte === xml_text_AMPERSAND && depth === 0)
                (0,large_source/* decline */.BO)('text among the records');
            const code = byte === xml_text_AMPERSAND ? reference(scan, block, at, end) : decode(scan, block, at, end);
            if (code === UNFINISHED)
                return UNFINISHED;
            gap = addCode(gap, code);
            at = scan.after;
            continue;
        }
        if (byte === xml_text_LF)
            scan.lf += 1;
        else if (byte === xml_text_CR) {
            if (at + 1 >= end)
                return UNFINISHED;
            if (block[at + 1] !== xml_text_LF)
                (0,large_source/* decline */.BO)('a CR that ends no line');
            scan.crlf += 1;
            scan.lf -= 1;
            at += 1;
            continue;
        }
        else if (byte > xml_text_SPACE) {
            solid = true;
            if (byte === xml_text_GREATER && at >= start + 2 && block[at - 1] === xml_text_CLOSE_BRACKET && block[at - 2] === xml_text_CLOSE_BRACKET)
                (0,large_source/* decline */.BO)('the end of a CDATA section in text');
        }
        else if (byte !== xml_text_SPACE && byte !== xml_text_TAB)
            (0,large_source/* decline */.BO)('a control character');
        gap = Math.imul(gap ^ byte, FNV);
        at += 1;
    }
    scan.gap = gap;
    if (solid) {
        if (depth === 0)
            (0,large_source/* decline */.BO)('text among the records');
        scan.stack.text[depth] = 1;
        if (scan.stack.children[depth] > 0)
            (0,large_source/* decline */.BO)('text beside elements');
    }
    return at;
}
/** The hash of a value; `after` is then behind its closing quote, or UNFINISHED. */
function scanValue(scan, block, start, end, quote) {
    let hash = scan.names.emptyText;
    let at = start;
    for (;;) {
        let byte = block[at];
        while (at < end && PLAIN[byte] === 1) {
            hash = Math.imul(hash ^ byte, FNV);
            at += 1;
            byte = block[at];
        }
        if (at >= end) {
            scan.after = UNFINISHED;
            return 0;
        }
        if (byte === quote)
            break;
        if (byte === xml_text_AMPERSAND || byte > 127) {
            const code = byte === xml_text_AMPERSAND ? reference(scan, block, at, end) : decode(scan, block, at, end);
            if (code === UNFINISHED) {
                scan.after = UNFINISHED;
                return 0;
            }
            hash = addCode(hash, code);
            at = scan.after;
            continue;
        }
        if (byte === xml_text_LESS)
            (0,large_source/* decline */.BO)('an angle bracket in a value');
        if (byte < xml_text_SPACE) {
            // Becomes a blank.
            scan.special = true;
            if (byte === xml_text_LF)
                scan.lf += 1;
            else if (byte !== xml_text_TAB)
                (0,large_source/* decline */.BO)('a control character in a value');
        }
        hash = Math.imul(hash ^ byte, FNV);
        at += 1;
    }
    scan.after = at + 1;
    return hash | 0;
}
function skipSpace(scan, block, start, end) {
    let at = start;
    for (; at < end; at += 1) {
        const byte = block[at];
        if (byte > xml_text_SPACE)
            break;
        if (byte === xml_text_LF) {
            if (block[at - 1] === xml_text_CR)
                scan.crlf += 1;
            else
                scan.lf += 1;
        }
        else if (byte === xml_text_CR) {
            if (at + 1 < end && block[at + 1] !== xml_text_LF)
                (0,large_source/* decline */.BO)('a CR that ends no line');
        }
        else if (byte !== xml_text_SPACE && byte !== xml_text_TAB)
            break;
    }
    return at;
}
/** Comments, CDATA and instructions: the reader says what they are. */
function skipMarkup(scan, block, start, end, depth) {
    scan.special = true;
    const opening = block.toString('latin1', start, Math.min(end, start + 9));
    let close;
    if (opening.startsWith('<?'))
        close = '?>';
    else if (opening.startsWith('<!--'))
        close = '-->';
    else if (opening === '<![CDATA[')
        close = ']]>';
    else
        return '<![CDATA['.startsWith(opening) || '<!--'.startsWith(opening) ? UNFINISHED : (0,large_source/* decline */.BO)('a declaration');
    if (close === ']]>') {
        if (depth === 0)
            (0,large_source/* decline */.BO)('text among the records');
        scan.stack.text[depth] = 1;
        if (scan.stack.children[depth] > 0)
            (0,large_source/* decline */.BO)('text beside elements');
    }
    const from = start + (close === '?>' ? 2 : close === '-->' ? 4 : 9);
    const stop = block.indexOf(close, from, 'latin1');
    if (stop === -1 || stop + close.length > end)
        return UNFINISHED;
    for (let at = from; at < stop; at += 1) {
        if (block[at] === xml_text_LF) {
            if (block[at - 1] === xml_text_CR)
                scan.crlf += 1;
            else
                scan.lf += 1;
        }
        else if (block[at] === xml_text_CR && block[at + 1] !== xml_text_LF)
            (0,large_source/* decline */.BO)('a CR that ends no line');
    }
    return stop + close.length;
}
function addCode(hash, code) {
    if (code < 0x10000)
        return Math.imul(hash ^ code, FNV);
    const high = 0xd800 + ((code - 0x10000) >> 10);
    return Math.imul(Math.imul(hash ^ high, FNV) ^ (0xdc00 + ((code - 0x10000) & 0x3ff)), FNV);
}
/** One character beyond ASCII; `after` is then behind it. */
function decode(scan, block, at, end) {
    const first = block[at];
    const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (at + length > end)
        return UNFINISHED;
    scan.after = at + length;
    let code = first & (length === 2 ? 0x1f : length === 3 ? 0x0f : 0x07);
    for (let index = 1; index < length; index += 1)
        code = (code << 6) | (block[at + index] & 0x3f);
    if (code === 0xfffe || code === 0xffff)
        (0,large_source/* decline */.BO)('a character that XML does not have');
    return code;
}
/** The character that a reference stands for; `after` is then behind its semicolon. */
function reference(scan, block, at, end) {
    const stop = Math.min(end, at + MAX_REFERENCE);
    let semicolon = at + 1;
    while (semicolon < stop && block[semicolon] !== SEMICOLON)
        semicolon += 1;
    if (semicolon >= stop)
        return stop === end ? UNFINISHED : (0,large_source/* decline */.BO)('a long reference');
    scan.after = semicolon + 1;
    const name = block.toString('latin1', at + 1, semicolon);
    switch (name) {
        case 'amp':
            return 38;
        case 'lt':
            return 60;
        case 'gt':
            return 62;
        case 'quot':
            return 34;
        case 'apos':
            return 39;
    }
    const digits = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
    if (digits === null)
        return (0,large_source/* decline */.BO)('an entity');
    const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
    // White space that is written so counts everywhere in its element.
    if (code <= xml_text_SPACE)
        scan.special = true;
    const known = code === xml_text_TAB || code === xml_text_LF || code === xml_text_CR || (code >= xml_text_SPACE && code < 0xd800);
    if (!known && !(code > 0xdfff && code < 0xfffe) && !(code > 0xffff && code < 0x110000))
        (0,large_source/* decline */.BO)('no character');
    return code;
}

;// CONCATENATED MODULE: ./lib/documents/large/xml-tags.js







/** Attributes of one tag; each is held against the others. */
const MAX_ATTRIBUTES = 32;
const xml_tags_QUOTE = 34;
const APOSTROPHE = 39;
const xml_tags_SLASH = 47;
const EQUAL = 61;
const xml_tags_GREATER = 62;
const xml_tags_FNV = 0x01000193;
const FNV_START = 0x811c9dc5;
/** Numbers of the attributes of one tag. */
const seen = new Int32Array(MAX_ATTRIBUTES);
/** Scans a tag from its name on and opens its element at `depth`: where it ends, or UNFINISHED. */
function openingTag(scan, block, start, end, depth) {
    const { names, stack, skeleton } = scan;
    const name = readName(scan, block, start, end);
    if (name === UNFINISHED)
        return UNFINISHED;
    if (scan.length > xml_state_MAX_SKELETON - 4 * MAX_ATTRIBUTES)
        (0,large_source/* decline */.BO)('a record of many parts');
    stack.name[depth] = name;
    stack.children[depth] = 0;
    stack.text[depth] = 0;
    stack.content[depth] = names.hashing.array;
    stack.first[depth] = scan.length;
    stack.last[depth] = -1;
    skeleton[scan.length++] = 4 * name + 1;
    let sum = 0;
    let at = scan.after;
    for (let count = 0;; count += 1) {
        const spaced = at;
        at = skipSpace(scan, block, at, end);
        if (at >= end)
            return UNFINISHED;
        const byte = block[at];
        if (byte === xml_tags_GREATER || byte === xml_tags_SLASH) {
            scan.closed = byte === xml_tags_SLASH;
            if (scan.closed && at + 1 >= end)
                return UNFINISHED;
            if (scan.closed && block[at + 1] !== xml_tags_GREATER)
                (0,large_source/* decline */.BO)('a slash in a tag');
            stack.members[depth] = sum;
            scan.nodes += xml_tree/* NODES_PER_ELEMENT */.Lh + count;
            return at + (scan.closed ? 2 : 1);
        }
        if (at === spaced)
            (0,large_source/* decline */.BO)('no white space between attributes');
        if (count >= MAX_ATTRIBUTES)
            (0,large_source/* decline */.BO)('many attributes');
        sum = (sum + attribute(scan, block, at, end, count)) | 0;
        at = scan.after;
        if (at === UNFINISHED)
            return UNFINISHED;
    }
}
/** The hash of the member that an attribute is; `after` is then behind it, or UNFINISHED. */
function attribute(scan, block, start, end, count) {
    const { names, skeleton } = scan;
    const name = readName(scan, block, start, end);
    if (name === UNFINISHED)
        return unfinished(scan);
    for (let index = 0; index < count; index += 1)
        if (seen[index] === name)
            scan.special = true;
    seen[count] = name;
    let at = skipSpace(scan, block, scan.after, end);
    if (at >= end)
        return unfinished(scan);
    if (block[at] !== EQUAL)
        (0,large_source/* decline */.BO)('an attribute without a value');
    at = skipSpace(scan, block, at + 1, end);
    if (at >= end)
        return unfinished(scan);
    const quote = block[at];
    if (quote !== xml_tags_QUOTE && quote !== APOSTROPHE)
        (0,large_source/* decline */.BO)('a value without quotes');
    const value = at + 1;
    const hash = scanValue(scan, block, value, end, quote);
    if (scan.after === UNFINISHED)
        return 0;
    const stop = scan.after - 1;
    scan.check = (scan.check + scrambled(hash, 2 * name + 1)) | 0;
    skeleton[scan.length++] = 4 * name + 2;
    if (names.variant[name])
        skeleton[scan.length++] = 4 * variantOf(scan, block, value, stop) + 3;
    if (scan.spans !== undefined)
        addSpan(scan, -name - 1, value, stop);
    return names.hashing.mix(names.attributes[name], hash);
}
function unfinished(scan) {
    scan.after = UNFINISHED;
    return 0;
}
/** The number of a value that names a variant. */
function variantOf({ variants }, block, start, end) {
    const text = block.toString('latin1', start, end);
    const known = variants.get(text);
    if (known !== undefined)
        return known;
    if (variants.size >= 256)
        (0,large_source/* decline */.BO)('many variants');
    variants.set(text, variants.size);
    return variants.size - 1;
}
/** Mostly the name that stood behind the last one before: then its bytes are looked at, and nothing else. */
function readName(scan, block, start, end) {
    const { names } = scan;
    const guess = names.following[names.last] ?? -1;
    if (guess !== -1) {
        const stop = start + names.bytes[guess].length;
        if (stop < end && standsAt(block, start, names.bytes[guess]) && !isNameByte(block[stop])) {
            names.last = guess;
            scan.after = stop;
            return guess;
        }
    }
    if (start >= end)
        return UNFINISHED;
    if (!startsName(block[start]))
        (0,large_source/* decline */.BO)('a name that is not plain');
    let hash = FNV_START;
    let at = start;
    while (at < end && isNameByte(block[at])) {
        hash = Math.imul(hash ^ block[at], xml_tags_FNV);
        at += 1;
    }
    if (at >= end)
        return UNFINISHED;
    scan.after = at;
    const number = xml_names_numberOf(names, block, start, at, hash | 0);
    names.following[names.last] = number;
    names.last = number;
    return number;
}
/** Scans a tag from its name on that must close the element of that name. */
function closingTag(scan, block, start, end, name) {
    const bytes = scan.names.bytes[name];
    const stop = start + bytes.length;
    if (stop >= end)
        return UNFINISHED;
    if (!standsAt(block, start, bytes) || isNameByte(block[stop]))
        (0,large_source/* decline */.BO)('an element that another one closes');
    if (block[stop] === xml_tags_GREATER)
        return stop + 1;
    const at = skipSpace(scan, block, stop, end);
    if (at >= end)
        return UNFINISHED;
    if (block[at] !== xml_tags_GREATER)
        (0,large_source/* decline */.BO)('no end of a tag');
    return at + 1;
}

;// CONCATENATED MODULE: ./lib/documents/large/xml-scan.js





const xml_scan_BANG = 33;
const xml_scan_QUESTION = 63;
/**
 * Scans the next child element of the list and the white space in front of it: where it ends, CLOSED where the list ends, UNFINISHED
 * where the block does. Declines what the reader refuses, and text beside elements. The caller checks that the bytes are UTF-8.
 */
function xml_scan_scanElement(scan, block, start, end) {
    const { stack } = scan;
    begin(scan);
    let depth = 0;
    let at = start;
    for (;;) {
        if (at >= end)
            return UNFINISHED;
        const from = at;
        if (block[at] !== xml_text_LESS) {
            at = scanText(scan, block, at, end, depth);
            if (at === UNFINISHED)
                return UNFINISHED;
        }
        if (at + 1 >= end)
            return UNFINISHED;
        const mark = block[at + 1];
        if (scan.spans !== undefined && depth > 0)
            addText(scan, depth, from, at, mark === xml_tags_SLASH);
        if (mark === xml_tags_SLASH) {
            if (depth === 0)
                return CLOSED;
            at = closingTag(scan, block, at + 2, end, stack.name[depth]);
            if (at === UNFINISHED)
                return UNFINISHED;
        }
        else if (mark === xml_scan_BANG || mark === xml_scan_QUESTION) {
            at = skipMarkup(scan, block, at, end, depth);
            if (at === UNFINISHED)
                return UNFINISHED;
            continue;
        }
        else {
            if (depth > 0) {
                if (stack.text[depth] === 1)
                    (0,large_source/* decline */.BO)('text beside elements');
                stack.children[depth] += 1;
            }
            if (depth >= xml_state_MAX_DEPTH)
                (0,large_source/* decline */.BO)('deep nesting');
            depth += 1;
            at = openingTag(scan, block, at + 1, end, depth);
            if (at === UNFINISHED)
                return UNFINISHED;
            scan.gap = scan.names.emptyText;
            if (!scan.closed)
                continue;
            if (scan.spans !== undefined)
                addText(scan, depth, at, at, true);
        }
        complete(scan, depth);
        depth -= 1;
        if (depth === 0)
            return at;
    }
}
function begin(scan) {
    scan.lf = 0;
    scan.crlf = 0;
    scan.special = false;
    scan.length = 0;
    scan.check = 0;
    scan.nodes = 0;
    scan.spanCount = 0;
    scan.gap = scan.names.emptyText;
}
/** The text of an element without children stands among the spans even where it is empty: it is that of this element and of no other. */
function addText(scan, depth, start, end, ends) {
    if (ends && scan.stack.children[depth] === 0)
        addSpan(scan, depth, start, end);
    else if (end > start)
        addSpan(scan, BESIDE_CHILDREN + depth, start, end);
}
/** The element at `depth` has ended: its hash goes into its parent's content, or is that of the record. */
function complete(scan, depth) {
    const { names, stack } = scan;
    const { mix, array, object } = names.hashing;
    const name = stack.name[depth];
    const isLeaf = stack.children[depth] === 0;
    if (isLeaf)
        scan.check = (scan.check + scrambled(scan.gap, 2 * name)) | 0;
    const content = isLeaf
        ? mix(array, mix(object, mix(names.textName, scan.gap | 0)))
        : mix(stack.content[depth], names.noText);
    const own = mix(object, (stack.members[depth] + mix(names.contentName, content)) | 0);
    const member = mix(names.elements[name], own);
    const item = mix(object, (mix(names.textName, names.emptyText) + member) | 0);
    scan.skeleton[scan.length++] = 0;
    scan.gap = names.emptyText;
    if (depth === 1)
        scan.hash = item;
    else {
        stack.content[depth - 1] = mix(stack.content[depth - 1], item);
        // Where spans are asked for, each has to be that of the same element in every record of a skeleton.
        if (scan.spans === undefined)
            fold(scan, depth - 1, stack.first[depth]);
    }
}
/** Leaves a child's skeleton out where it is like that of the child before it. */
function fold(scan, parent, begun) {
    const { skeleton, stack } = scan;
    const last = stack.last[parent];
    const length = scan.length - begun;
    if (last !== -1 && begun - last === length) {
        let same = 0;
        while (same < length && skeleton[last + same] === skeleton[begun + same])
            same += 1;
        if (same === length) {
            scan.length = begun;
            return;
        }
    }
    stack.last[parent] = begun;
}

// EXTERNAL MODULE: ./lib/documents/read-options.js
var read_options = __webpack_require__(84975);
;// CONCATENATED MODULE: ./lib/comparison/large/kept-text.js


/** Puts what is at hand of a file together. `fill` writes what stands for a hole, on one line or on two where its lines are more. */
function joined(front, pieces, tail, fill) {
    const parts = [front];
    const holes = [];
    let line = 1 + newlines(front);
    let missing = 0;
    for (const piece of pieces) {
        const bytes = piece.kind === 'unit' ? piece.bytes : Buffer.from(fill(piece));
        const own = newlines(bytes);
        parts.push(bytes);
        line += own;
        if (piece.kind === 'unit')
            continue;
        missing += piece.lines - own;
        holes.push({ line, missing });
    }
    parts.push(tail);
    return { bytes: Buffer.concat(parts), holes };
}
function newlines(bytes) {
    let count = 0;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1))
        count += 1;
    return count;
}
/** The line in the file of a line in the text; asked for lines that mostly rise. */
function lineMap(holes) {
    let at = 0;
    return (line) => {
        if (line === 0)
            return 0;
        if (at > 0 && holes[at - 1].line > line)
            at = 0;
        while (at < holes.length && holes[at].line <= line)
            at += 1;
        return at === 0 ? line : line + holes[at - 1].missing;
    };
}
/** The same tree with other lines, and other items in some arrays. Its depth is bounded by the reader's limit. */
function relined(node, lineOf, replaced) {
    const line = lineOf(node.line);
    if (node.kind === 'array') {
        const items = replaced.get(node) ?? node.items;
        return { ...node, line, items: items.map((item) => relined(item, lineOf, replaced)) };
    }
    if (node.kind === 'object') {
        const members = node.members.map(({ name, value, line: own }) => {
            return { name, value: relined(value, lineOf, replaced), line: lineOf(own) };
        });
        return { ...node, line, members };
    }
    return { ...node, line };
}
/** The document of what is at hand with the line ends of the whole file. */
function withEnds(document, front, side, tail) {
    const { encoding, [documents_layout/* LINE_ENDS */.Eq]: _, [documents_layout/* FINAL_NEWLINE */.Gg]: __, ...layout } = document.layout;
    const last = tail[tail.length - 1] ?? lastOf(side);
    const ends = (0,documents_layout/* layoutOfLines */.JC)(endsOf(front, side, tail), last !== 10, 0);
    // In the order of the readers, which is that of what is reported.
    return { ...document, layout: { ...(encoding === undefined ? {} : { encoding }), ...ends, ...layout } };
}
function endsOf(front, side, tail) {
    let [lf, crlf] = [side.lf, side.crlf];
    for (const block of [front, tail]) {
        for (let at = block.indexOf(10); at !== -1; at = block.indexOf(10, at + 1)) {
            if (block[at - 1] === 13)
                crlf += 1;
            else
                lf += 1;
        }
        for (let at = block.indexOf(13); at !== -1; at = block.indexOf(13, at + 1))
            if (block[at + 1] !== 10)
                (0,large_source/* decline */.BO)('a CR that ends no line');
    }
    return { lf, crlf, cr: 0 };
}
/** The last unit of a side is always kept. */
function lastOf({ pieces }) {
    const last = pieces.at(-1);
    return last?.kind === 'unit' ? last.bytes[last.bytes.length - 1] : undefined;
}
/** Trees are bounded by bytes and by nodes, and a file over a limit is the plain path's to name; a byte around the list is a node at most. */
function requireWithinLimits({ limits }, size, nodes, around) {
    if (size > limits.file)
        (0,large_source/* decline */.BO)('larger than the limit');
    if (nodes + around >= limits.nodes)
        (0,large_source/* decline */.BO)('more nodes than the limit');
}

;// CONCATENATED MODULE: ./lib/comparison/large/kept-units.js


/** Units of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const kept_units_EXAMPLES = 3;
/** Skeletons of one file. Beyond them its records have little in common, and the plain path looks at all of them. */
const kept_units_MAX_SKELETONS = 64;
/** Patches whole; of each run its first and last units, those of which only the reader knows what they are, and some of every skeleton. */
function keptUnits(base, head, limits) {
    const side = () => ({ pieces: [], numbers: [], length: 0, lf: 0, crlf: 0, nodes: 0 });
    const [left, right] = [side(), side()];
    const gaps = [];
    const skeletons = newSkeletons();
    let hashes = new Int32Array(1_024);
    let identities = new Float64Array(1_024);
    let aligned = true;
    let run = newRun(limits.context);
    const ends = walkUnits(base, head, limits, {
        patch: (baseUnits, headUnits) => {
            for (const unit of baseUnits)
                kept_units_keep(left, unit);
            for (const unit of headUnits)
                kept_units_keep(right, unit);
        },
        same: (block, start, end, offset, facts) => {
            const index = left.length + run.count;
            if (index >= hashes.length) {
                hashes = widened(hashes, new Int32Array(2 * index));
                identities = widened(identities, new Float64Array(2 * index));
            }
            hashes[index] = facts.hash;
            identities[index] = facts.identity ?? -1;
            seeUnit(run, block, start, end, offset, facts, limits.context, skeletons);
            if (run.kept.length > limits.maxLines)
                (0,large_source/* decline */.BO)('too much is kept');
        },
        ran: () => {
            if (left.length !== right.length)
                aligned = false;
            endRun(run, base, left, right, gaps);
            run = newRun(limits.context);
        },
    });
    const { identityName } = base.scanner.last;
    const known = { hashes, identities, identityName };
    return { base: left, head: right, gaps, aligned, ...known, ends: ends ?? (0,large_source/* decline */.BO)('too much differs') };
}
function widened(list, wider) {
    wider.set(list);
    return wider;
}
function kept_units_keep(into, { bytes, lf, crlf, nodes }) {
    into.pieces.push({ kind: 'unit', bytes });
    into.numbers.push(into.length);
    into.length += 1;
    into.lf += lf;
    into.crlf += crlf;
    into.nodes += nodes;
}
function newRun(context) {
    const place = () => ({ index: -1, offset: 0, size: 0, before: 0, behind: 0 });
    return { kept: [], last: Array.from({ length: context }, place), count: 0, lf: 0, crlf: 0, nodes: 0 };
}
function seeUnit(run, block, start, end, offset, facts, context, skeletons) {
    const index = run.count;
    const before = run.lf + run.crlf;
    run.count += 1;
    run.lf += facts.lf;
    run.crlf += facts.crlf;
    run.nodes += facts.nodes;
    const behind = run.lf + run.crlf;
    const known = kept_units_skeletonOf(skeletons, facts);
    if (index < context || facts.special || known.kept < kept_units_EXAMPLES) {
        known.kept += 1;
        run.kept.push({ index, bytes: Buffer.from(block.subarray(start, end)), offset, before, behind });
        return;
    }
    const place = run.last[index % context];
    place.index = index;
    place.offset = offset;
    place.size = end - start;
    place.before = before;
    place.behind = behind;
}
function endRun(run, { source }, left, right, gaps) {
    const first = run.count - run.last.length;
    const kept = [...run.kept];
    for (const { index, offset, size, before, behind } of run.last) {
        if (index < first || index < 0)
            continue;
        kept.push({ index, bytes: Buffer.from(source.read(offset, size)), offset, before, behind });
    }
    kept.sort((one, other) => one.index - other.index);
    const [baseFirst, headFirst] = [left.length, right.length];
    for (const [at, { index, bytes, offset, behind }] of kept.entries()) {
        for (const [into, from] of [
            [left, baseFirst],
            [right, headFirst],
        ]) {
            into.pieces.push({ kind: 'unit', bytes });
            into.numbers.push(from + index);
        }
        const next = kept[at + 1];
        if (next === undefined || next.index === index + 1)
            continue;
        const start = offset + bytes.length;
        for (const into of [left, right])
            into.pieces.push({ kind: 'gap', lines: next.before - behind });
        gaps.push({
            before: { base: left.numbers.length, head: right.numbers.length },
            ...{ lead: neighbours(kept, at, -1), tail: neighbours(kept, at + 1, 1) },
            ...{ offset: start, bytes: next.offset - start, lines: next.index - index - 1 },
            ...{ baseLine: baseFirst + index + 1, headLine: headFirst + index + 1 },
        });
    }
    for (const into of [left, right]) {
        into.length += run.count;
        into.lf += run.lf;
        into.crlf += run.crlf;
        into.nodes += run.nodes;
    }
}
/** How many kept units stand side by side from one of them on. */
function neighbours(kept, from, step) {
    let at = from;
    while (kept[at + step]?.index === kept[at].index + step)
        at += step;
    return Math.abs(at - from) + 1;
}
function newSkeletons() {
    return { byHash: new Map(), count: 0, last: undefined };
}
function kept_units_skeletonOf(skeletons, { skeleton, length }) {
    if (skeletons.last !== undefined && kept_units_isSame(skeletons.last, skeleton, length))
        return skeletons.last;
    let hash = 0;
    for (let index = 0; index < length; index += 1)
        hash = Math.imul(hash ^ skeleton[index], 0x01000193);
    let known = skeletons.byHash.get(hash);
    if (known === undefined) {
        known = [];
        skeletons.byHash.set(hash, known);
    }
    let found = known.find((one) => kept_units_isSame(one, skeleton, length));
    if (found === undefined) {
        skeletons.count += 1;
        if (skeletons.count > kept_units_MAX_SKELETONS)
            (0,large_source/* decline */.BO)('records of many shapes');
        found = { codes: skeleton.slice(0, length), kept: 0 };
        known.push(found);
    }
    skeletons.last = found;
    return found;
}
function kept_units_isSame({ codes }, skeleton, length) {
    if (codes.length !== length)
        return false;
    for (let index = 0; index < length; index += 1)
        if (codes[index] !== skeleton[index])
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/comparison/large/xml.js




















/** Where the list is looked for. Bytes. */
const FRONT_BYTES = 65_536;
/** What stands behind the list is kept. Bytes. */
const MAX_TAIL_BYTES = 1_048_576;
/** XML by the elements of its longest list: those that differ, their neighbours and examples are compared, all others are equal. */
async function compareLargeXml(base, head, rules, collector, limits, job) {
    const { left, right } = xmlFiles(base, head);
    const scanner = xmlScanner(left.list);
    const kept = keptUnits({ source: base, start: left.list.start, scanner }, { source: head, start: right.list.start, scanner }, limits);
    const tails = { base: tailOf(left, kept.ends.base), head: tailOf(right, kept.ends.head) };
    const one = await readXmlKept(job, left, kept.base, kept.gaps.length, tails.base);
    const other = await readXmlKept(job, right, kept.head, kept.gaps.length, tails.head);
    requireEqualAround(one, other);
    const omitted = omittedOf({
        place: one.place,
        gaps: kept.gaps,
        aligned: kept.aligned,
        // The item behind the last element has nothing but its text.
        numbers: {
            base: [...kept.base.numbers, kept.base.length],
            head: [...kept.head.numbers, kept.head.length],
        },
        lengths: { base: kept.base.length + 1, head: kept.head.length + 1 },
        wanted: () => new Set([...one.items, ...other.items].map((node) => (0,nodes/* hashNode */.l)(node, new Map()))),
        hashesOf: (gap, wanted) => {
            const found = new Set();
            for (let index = gap.baseLine; index < gap.baseLine + gap.lines; index += 1) {
                const hash = kept.hashes[index];
                if (wanted.has(hash))
                    found.add(hash);
            }
            return found;
        },
        joins: ({ left: texts }) => {
            // Every omitted item has an empty text: two of them, and it is no key.
            const empty = texts.filter((text) => text === 's').length;
            const left = kept.gaps.reduce((sum, { lines }) => sum + lines, 0);
            return empty + left > 1 ? false : (0,large_source/* decline */.BO)('a key');
        },
    });
    const sides = (0,pairing/* pairDocuments */.V)(one.document, other.document);
    const result = (0,compare.compareReading)((0,comparison_documents/* newSession */.RL)(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
    return requireSettled(result);
}
function xmlFiles(base, head) {
    requirePlainStart(base);
    requirePlainStart(head);
    const front = Buffer.from(base.read(0, Math.min(FRONT_BYTES, base.size)));
    const other = Buffer.from(head.read(0, Math.min(FRONT_BYTES, head.size)));
    const list = findXmlList(front, front.length === base.size);
    const same = sameXmlList(other, list);
    if (list.namespace !== same.namespace)
        (0,large_source/* decline */.BO)('another namespace');
    if (list.prefixes.join() !== same.prefixes.join())
        (0,large_source/* decline */.BO)('other prefixes');
    requireEverydayFront(front, list);
    requireEverydayFront(other, same);
    return {
        left: { source: base, front: front.subarray(0, list.start), list },
        right: { source: head, front: other.subarray(0, same.start), list: same },
    };
}
function xmlScanner(list) {
    return scannerOf(newXmlScan(newNames(nodes/* HASHING */.bs, list.namespace)));
}
/** One for each side, which tell where texts stand; they number names and variants alike, so that skeletons can be compared. */
function xmlScanners(list) {
    const names = newNames(nodes/* HASHING */.bs, list.namespace);
    const one = newXmlScan(names);
    const other = { ...newXmlScan(names), variants: one.variants };
    for (const scan of [one, other])
        scan.spans = new Int32Array(192);
    return [scannerOf(one), scannerOf(other)];
}
function scannerOf(scan) {
    return { behind: 0, last: scan, next: (block, start, end) => xml_scan_scanElement(scan, block, start, end) };
}
function tailOf({ source, list }, start) {
    if (source.size - start > MAX_TAIL_BYTES)
        (0,large_source/* decline */.BO)('much behind the list');
    const tail = Buffer.from(source.read(start, source.size - start));
    requireEverydayTail(tail, list);
    return tail;
}
/** Stands for the elements that are left out, on two lines where those are on several. */
const HOLE = { name: 'x', one: '<x/>', two: '<x>\n</x>' };
/** Reads what is at hand as the reader reads a file, then takes out what stands for the rest and puts the lines right. */
async function readXmlKept(job, { source, front, list }, side, gaps, tail) {
    requireWithinLimits(job, source.size, side.nodes, front.length + tail.length);
    const text = joined(front, side.pieces, tail, ({ lines }) => (lines === 0 ? HOLE.one : HOLE.two));
    if (!(0,external_node_buffer_.isUtf8)(front) || !(0,external_node_buffer_.isUtf8)(tail))
        (0,large_source/* decline */.BO)('not UTF-8');
    // The reader notes it, and the scan does not.
    if ((0,namespaces/* hasUnboundCustomary */.PO)(text.bytes.toString('latin1'), list.prefixes))
        (0,large_source/* decline */.BO)('a prefix that nothing binds');
    const input = {
        ...{ bytes: text.bytes, path: job.path, options: (0,read_options/* readOptionsOf */.M)(job.rule, job.limits) },
        openMember: () => (0,large_source/* decline */.BO)('a member'),
    };
    const result = await (0,stop/* attempt */.CD)(() => (0,xml.readXml)(input, 'xml'));
    if (!result.ok)
        return (0,large_source/* decline */.BO)('no XML');
    requireIndentation(result.document, front, side, gaps);
    const root = rootOf(result.document);
    const { place, around, content } = wayTo(root, list);
    const holes = holesOf(side, list, content);
    const left = content.items.filter((_, index) => !holes.has(index));
    const tree = relined(root, lineMap(text.holes), new Map([[content, left]]));
    const { items } = wayTo(tree, list).content;
    const document = {
        ...result.document,
        readings: [{ label: '', content: { kind: 'tree', root: tree } }],
    };
    return { document: withEnds(document, front, side, tail), ...{ place, items, around } };
}
/** The first indentation must be that of the whole file. */
function requireIndentation(document, front, side, gaps) {
    if (gaps === 0)
        return;
    const first = side.pieces.findIndex(({ kind }) => kind === 'gap');
    const leading = side.pieces.slice(0, first).flatMap((piece) => (piece.kind === 'unit' ? [piece.bytes] : []));
    if (/\n[ \t]+[^\s]/.test(Buffer.concat([front, ...leading]).toString('latin1')))
        return;
    if (side.lf + side.crlf > 0 || document.layout['indentation'] === undefined)
        (0,large_source/* decline */.BO)('no indentation in front');
}
function rootOf({ readings }) {
    const { content } = readings[0];
    const root = content.kind === 'tree' && readings.length === 1 ? content.root : undefined;
    return root?.kind === 'array' && root.items.length === 2 ? root : (0,large_source/* decline */.BO)('several documents');
}
/** The content of the list: at every level the child with its ordinal, then what it holds. */
function wayTo(root, { path }) {
    const place = [];
    const around = [];
    let content = root;
    for (const [depth, { ordinal }] of path.entries()) {
        const item = content.items[ordinal];
        const member = item?.kind === 'object' ? item.members[1] : undefined;
        const next = member?.value.kind === 'object' ? member.value.members.at(-1)?.value : undefined;
        if (member === undefined || next?.kind !== 'array')
            return (0,large_source/* decline */.BO)('another way to the list');
        if (depth > 0)
            around.push(content.items.filter((_, index) => index !== ordinal));
        place.push(ordinal, member.name, markup/* CONTENT */.KB);
        content = next;
    }
    return { place, around, content };
}
/** Lists around the one in question are aligned by what their elements hold, which is not all at hand. */
function requireEqualAround(base, head) {
    if (JSON.stringify(base.place) !== JSON.stringify(head.place))
        (0,large_source/* decline */.BO)('another way to the list');
    for (const [depth, items] of base.around.entries()) {
        const others = head.around[depth];
        const equal = items.length === others.length && items.every((item, index) => (0,nodes/* equalNodes */.UT)(item, others[index]));
        if (!equal)
            (0,large_source/* decline */.BO)('other elements around the list');
    }
}
/** Indexes of what stands for elements that are left out. */
function holesOf({ pieces }, { namespace }, { items }) {
    if (items.length !== pieces.length + 1)
        (0,large_source/* decline */.BO)('another number of elements');
    const found = new Set();
    const name = namespace === '' ? HOLE.name : `{${namespace}}${HOLE.name}`;
    for (const [index, { kind }] of pieces.entries()) {
        if (kind !== 'gap')
            continue;
        const { members } = items[index];
        if (members[1]?.name !== name)
            (0,large_source/* decline */.BO)('another namespace');
        found.add(index);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/comparison/large/step-xml.js













/** Records that are read at once where the comparer has to look at them; fewer at first, until it has changes enough to show. */
const step_xml_BATCH = 1_024;
const FIRST_BATCH = 64;
/** Elements whose hashes are held. */
const MAX_ELEMENTS = 4_000_000;
/**
 * XML with a list of as many elements as before, all of the same structure: then the comparer holds element i against element i, and
 * this does so while it reads. Texts may be rewritten, for it is shown that none of them is hollow and no element has moved.
 */
async function stepLargeXml(base, head, rules, collector, limits, job) {
    const { left, right } = xmlFiles(base, head);
    if (!left.front.equals(right.front))
        (0,large_source/* decline */.BO)('another front');
    // Elements that both sides have are not read in full, so the scanner's depth has to be the one that counts.
    if (job.limits.depth < xml_state_MAX_DEPTH + left.list.path.length)
        (0,large_source/* decline */.BO)('a narrow limit of depth');
    const [one, other] = xmlScanners(left.list);
    const found = (0,comparison_collector/* newCollector */.oj)();
    const scaleAt = () => (0,large_source/* decline */.BO)('the scale of a path');
    const context = { ...(0,comparison_documents/* newContext */.CA)((0,comparison_documents/* newSession */.RL)(rules), found), scaleAt };
    const simple = isPlain(rules);
    const shapes = newShapes();
    const heads = [];
    const rewritten = [];
    let waiting = [];
    let line = 0;
    let sample;
    const judgeWaiting = async () => {
        const batch = waiting;
        waiting = [];
        await judgeBatch(context, job, left, batch);
    };
    const seen = ({ block, start, end }, scan) => {
        if (one.last.special)
            (0,large_source/* decline */.BO)('what only the reader knows');
        if (heads.length >= MAX_ELEMENTS)
            (0,large_source/* decline */.BO)('many elements');
        sample ??= Buffer.from(block.subarray(start, end));
        heads.push(keyOf(scan));
        line += one.last.lf + one.last.crlf;
    };
    const ends = await stepUnits({ source: base, start: left.list.start, scanner: one }, { source: head, start: right.list.start, scanner: other }, limits.window, {
        equal: (at) => seen(at, one.last),
        differing: (from, to) => {
            const before = line;
            seen(from, other.last);
            const sameHash = one.last.hash === other.last.hash;
            const count = rewrittenIn(shapes, one.last, other.last, from, to);
            if (!sameHash) {
                // By a rule they could be aligned otherwise.
                if (!simple)
                    (0,large_source/* decline */.BO)('elements that are rewritten');
                rewritten.push(keyOf(one.last));
            }
            if (!sameHash && count !== undefined && waiting.length === 0 && !(0,comparison_collector/* wants */.YN)(found, 'value')) {
                (0,comparison_collector/* tally */.N4)(found, 'value', 'value# rewritten', count);
                return undefined;
            }
            waiting.push({
                ...{ index: heads.length - 1, line: before, behind: line, sameHash },
                base: Buffer.from(from.block.subarray(from.start, from.end)),
                head: Buffer.from(to.block.subarray(to.start, to.end)),
            });
            return waiting.length < ((0,comparison_collector/* wants */.YN)(found, 'value') ? FIRST_BATCH : step_xml_BATCH) ? undefined : judgeWaiting();
        },
    });
    if (waiting.length > 0)
        await judgeWaiting();
    requireVaried(shapes);
    if (rewritten.length > 1)
        requireInPlace(rewritten, heads);
    const tails = { base: tailOf(left, ends.base.end), head: tailOf(right, ends.head.end) };
    if (!tails.base.equals(tails.head))
        (0,large_source/* decline */.BO)('another tail');
    const sides = [];
    for (const [file, { lf, crlf }, tail] of [
        [left, ends.base, tails.base],
        [right, ends.head, tails.head],
    ]) {
        const pieces = [
            { kind: 'unit', bytes: sample ?? (0,large_source/* decline */.BO)('no elements') },
            { kind: 'gap', lines: line },
        ];
        const side = { pieces, numbers: [0], length: ends.units, lf, crlf, nodes: ends.nodes };
        sides.push((await readXmlKept(job, file, side, 1, tail)).document);
    }
    const documents = (0,pairing/* pairDocuments */.V)(sides[0], sides[1]);
    const session = (0,comparison_documents/* newSession */.RL)(rules, undefined, { walked: found });
    return requireSettled((0,compare.compareReading)(session, { kind: 'documents', ...documents }, collector));
}
/** Reads records that differ and gives them to the comparer. */
async function judgeBatch(context, job, file, batch) {
    const [one, other] = [await step_xml_itemsOf(job, file, batch, 'base'), await step_xml_itemsOf(job, file, batch, 'head')];
    const parent = step_xml_placeOf(one.place);
    for (const [at, { index, sameHash }] of batch.entries()) {
        const [from, to] = [one.items[at], other.items[at]];
        if (!(0,structure/* sameStructure */.w)(from, to))
            (0,large_source/* decline */.BO)('another structure');
        const place = { parent, base: index, head: index };
        const groups = { baseGroup: undefined, headGroup: undefined };
        const pair = { base: from, head: to, place, ...groups, depth: one.place.length + 1 };
        if (!(0,tree/* judge */.S4)(context, pair) && sameHash)
            (0,large_source/* decline */.BO)('two elements of one hash');
        (0,tree/* diff */.Ui)(context, pair);
    }
}
function step_xml_placeOf(steps) {
    let place;
    for (const step of steps)
        place = { parent: place, base: step, head: step };
    return place;
}
async function step_xml_itemsOf(job, file, batch, side) {
    const pieces = [];
    let behind = { index: -1, line: 0 };
    for (const one of batch) {
        if (one.index > behind.index + 1)
            pieces.push({ kind: 'gap', lines: one.line - behind.line });
        pieces.push({ kind: 'unit', bytes: one[side] });
        behind = { index: one.index, line: one.behind };
    }
    const numbers = batch.map(({ index }) => index);
    const tail = Buffer.from(file.list.path
        .toReversed()
        .map(({ name }) => `</${name}>`)
        .join(''));
    return readXmlKept(job, file, { pieces, numbers, length: numbers.length, lf: 0, crlf: 0, nodes: 0 }, 0, tail);
}
/** 53 bits: some of a hundred thousand elements have the same 32. Equal elements have the same key. */
function keyOf({ hash, check }) {
    return (hash >>> 0) * 2_097_152 + (check & 0x1fffff);
}
/** No rewritten element is one of head that stands elsewhere: then no way to align them is shorter than to leave them in their places. */
function requireInPlace(rewritten, heads) {
    const known = Float64Array.from(heads).sort();
    for (const key of rewritten) {
        let [low, high] = [0, known.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (known[middle] < key)
                low = middle + 1;
            else
                high = middle;
        }
        if (known[low] === key)
            (0,large_source/* decline */.BO)('elements that may have moved');
    }
}

// EXTERNAL MODULE: ./lib/documents/edited/yaml-scalars.js
var yaml_scalars = __webpack_require__(71411);
// EXTERNAL MODULE: ./lib/documents/yaml/quick-reader.js + 2 modules
var quick_reader = __webpack_require__(32088);
// EXTERNAL MODULE: ./lib/documents/yaml/keys.js
var yaml_keys = __webpack_require__(60458);
// EXTERNAL MODULE: ./lib/documents/yaml/quick-scalars.js
var quick_scalars = __webpack_require__(7255);
// EXTERNAL MODULE: ./lib/documents/yaml/scalars.js
var scalars = __webpack_require__(95497);
;// CONCATENATED MODULE: ./lib/documents/large/yaml-state.js




/** Deeper records are left to the plain path. */
const yaml_state_MAX_DEPTH = 32;
const MAX_KEY = 256;
/** States and ways out of them; records that need more have little in common. */
const MAX_STATES = 4_096;
const yaml_state_DISCRIMINATORS = new Set(['type', 'kind', 'event', 'op', '@type']);
function newYamlStates(indent) {
    const known = new Map();
    const start = stateOf(known, [{ kind: 'list', indent, waiting: false }]);
    return { known, start, numbers: new Map() };
}
function stateOf(known, frames) {
    const key = frames.map(({ kind, indent, waiting }) => `${kind}${indent}${waiting ? '?' : ''}`).join();
    const found = known.get(key);
    if (found !== undefined)
        return found;
    if (known.size >= MAX_STATES)
        (0,large_source/* decline */.BO)('records of many shapes');
    const state = { frames, ways: [] };
    known.set(key, state);
    return state;
}
/** Works out what the line of `text` does in a state, as the quick reader does it. `text` has no comment of its own line. */
function findWay(states, state, text) {
    const end = text.length;
    let at = 0;
    while (text.charCodeAt(at) === quick_scalars/* SPACE */.t6)
        at += 1;
    const frames = state.frames.map((frame) => ({ ...frame }));
    let opening = enter(frames, at, isDash(text, at, end)) ?? (0,large_source/* decline */.BO)('a line that fits nowhere');
    let name;
    let element = true;
    let nodes = 1;
    for (;;) {
        const dash = isDash(text, at, end);
        const key = dash ? undefined : keyAt(text, at, end);
        if (!dash && key === undefined) {
            if (!opening)
                (0,large_source/* decline */.BO)('a scalar where none may be');
            break;
        }
        if (opening) {
            if (frames.length >= yaml_state_MAX_DEPTH)
                (0,large_source/* decline */.BO)('deep nesting');
            nodes += 1;
            frames.push({ kind: dash ? 'list' : 'map', indent: at, waiting: false });
        }
        const frame = frames[frames.length - 1];
        if (frame.kind !== (dash ? 'list' : 'map'))
            (0,large_source/* decline */.BO)('an entry of another kind');
        frame.waiting = true;
        name = key;
        if (!dash)
            nodes += 1;
        element = dash;
        at += dash ? 1 : key.length + 1;
        while (at < end && text.charCodeAt(at) === quick_scalars/* SPACE */.t6)
            at += 1;
        if (!dash || at === end)
            break;
        opening = true;
    }
    const bytes = Buffer.from(text.slice(0, at));
    const without = at === end ? stateOf(states.known, frames) : undefined;
    const filled = frames.map((frame, depth) => (depth === frames.length - 1 ? { ...frame, waiting: false } : frame));
    const withValue = at === end ? undefined : stateOf(states.known, filled);
    const written = `${without === undefined ? 'v' : 'n'}${bytes.toString('latin1')}`;
    const number = states.numbers.get(written) ?? states.numbers.size;
    if (number >= MAX_STATES)
        (0,large_source/* decline */.BO)('records of many shapes');
    states.numbers.set(written, number);
    const way = {
        bytes,
        number,
        withValue,
        without,
        nodes,
        name,
        variant: name !== undefined && yaml_state_DISCRIMINATORS.has(name),
        element,
    };
    state.ways.push(way);
    return way;
}
/** True where the line opens a block, undefined where it fits nowhere. The list that the records stand in is never closed. */
function enter(frames, indent, dash) {
    let top = frames[frames.length - 1];
    if (top.waiting) {
        if (indent > top.indent || (dash && indent === top.indent && top.kind === 'map'))
            return true;
        top.waiting = false;
    }
    while (top.indent > indent || (top.indent === indent && top.kind === 'list' && !dash)) {
        frames.pop();
        if (frames.length === 0)
            return undefined;
        top = frames[frames.length - 1];
        if (!top.waiting)
            return undefined;
        top.waiting = false;
    }
    return top.indent === indent && !top.waiting ? false : undefined;
}
function isDash(text, at, end) {
    return text.charCodeAt(at) === quick_scalars/* DASH */.jr && (at + 1 === end || text.charCodeAt(at + 1) === quick_scalars/* SPACE */.t6);
}
/** The plain key that begins here; undefined where none does. */
function keyAt(text, at, end) {
    const first = text.charCodeAt(at);
    if (first === quick_scalars/* DOUBLE_QUOTE */.fi || first === quick_scalars/* SINGLE_QUOTE */.ur) {
        if (/["'] *:(?: |$)/.test(text.slice(at)))
            (0,large_source/* decline */.BO)('a key in quotes');
        return undefined;
    }
    const stop = (0,quick_scalars/* plainEnd */._u)(text, at, end);
    if (stop === undefined || stop >= end || text.charCodeAt(stop) !== quick_scalars/* COLON */.oH)
        return undefined;
    if (stop - at > MAX_KEY)
        (0,large_source/* decline */.BO)('a long key');
    const name = text.slice(at, stop);
    if (name === '<<' || name.endsWith(' ') || (0,scalars/* isTyped */.xN)(name) || (0,yaml_keys/* scalarKey */.w)(name, '1.2') !== name)
        (0,large_source/* decline */.BO)('an unusual key');
    return name;
}

;// CONCATENATED MODULE: ./lib/documents/large/yaml-values.js




const MAX_SCALAR = 2_048;
/** Shorter words may mean something. */
const MAX_WORD = 5;
const yaml_values_LF = 10;
const yaml_values_SPACE = 32;
const yaml_values_QUOTE = 34;
const yaml_values_HASH = 35;
const yaml_values_APOSTROPHE = 39;
const DASH = 45;
const yaml_values_DOT = 46;
const yaml_values_COLON = 58;
const yaml_values_BACKSLASH = 92;
/** ASCII that cannot end a plain scalar. */
const yaml_values_PLAIN = new Uint8Array(256).fill(1, yaml_values_SPACE, 127);
yaml_values_PLAIN[yaml_values_COLON] = 0;
yaml_values_PLAIN[yaml_values_HASH] = 0;
/** What a value is, in the skeleton. */
const KIND = { string: 0, integer: 1, float: 2, boolean: 3, null: 4, array: 5, object: 6, nothing: 7 };
/** Letters that a word begins with that may mean something (yaml/scalars.ts). */
const WORD_STARTS = new Uint8Array(256);
for (const byte of Buffer.from('nNtTfFyYoO'))
    WORD_STARTS[byte] = 1;
const yaml_values_WORDS = [
    [Buffer.from('true'), KIND.boolean],
    [Buffer.from('false'), KIND.boolean],
    [Buffer.from('null'), KIND.null],
];
/** Instead of a kind: this is no value of one line. */
const NO_VALUE = -1;
/** Instead of a kind: the line is not complete. */
const CUT = -2;
function endLine(scan, block, at, end) {
    if (at < end && block[at] === yaml_values_LF) {
        scan.last.lf += 1;
        scan.after = at + 1;
    }
    else
        scan.after = end;
}
/** What the value is that fills the rest of a line; `after` is then behind the line, `stop` behind the value. */
function valueAt(scan, block, start, end, whole) {
    if (start >= end)
        return whole ? NO_VALUE : CUT;
    const first = block[start];
    // Blanks alone, or more of them than before: the line is another one.
    if (first === yaml_values_LF || first === yaml_values_SPACE)
        return NO_VALUE;
    const letter = (first >= 97 && first <= 122) || (first >= 65 && first <= 90);
    if (letter) {
        const at = plainStop(block, start, end);
        if (at === end && !whole)
            return CUT;
        if (at === end || block[at] === yaml_values_LF) {
            let stop = at;
            while (block[stop - 1] === yaml_values_SPACE)
                stop -= 1;
            const kind = stop - start > MAX_WORD ? KIND.string : yaml_values_wordAt(block, start, stop);
            if (kind !== NO_VALUE && at - start <= MAX_SCALAR) {
                scan.stop = stop;
                endLine(scan, block, at, end);
                return kind;
            }
        }
    }
    else if (first === DASH || (first >= 48 && first <= 57)) {
        const at = decimalStop(block, start, end);
        if (at >= end && !whole)
            return CUT;
        if (at > 0 && at - start <= MAX_SCALAR && (at === end || block[at] === yaml_values_LF)) {
            scan.stop = at;
            endLine(scan, block, at, end);
            return hasPoint ? KIND.float : KIND.integer;
        }
    }
    else if (first === yaml_values_QUOTE || first === yaml_values_APOSTROPHE) {
        let at = start + 1;
        while (at < end && block[at] !== first && block[at] >= yaml_values_SPACE && block[at] < 127 && block[at] !== yaml_values_BACKSLASH)
            at += 1;
        if (at + 1 < end && block[at] === first && block[at + 1] === yaml_values_LF) {
            scan.stop = at + 1;
            endLine(scan, block, at + 1, end);
            return KIND.string;
        }
    }
    return anyValue(scan, block, start, end, whole);
}
/** Where a plain scalar of ASCII stops: at a line's end, or at something that has to be looked at closely. */
function plainStop(block, start, end) {
    let at = start + 1;
    while (at < end && yaml_values_PLAIN[block[at]] === 1)
        at += 1;
    return at;
}
function yaml_values_wordAt(block, start, end) {
    if (WORD_STARTS[block[start]] === 0)
        return KIND.string;
    for (const [word, kind] of yaml_values_WORDS)
        if (end - start === word.length && standsAt(block, start, word))
            return kind;
    const text = block.toString('latin1', start, end);
    return scalarKind(text) === KIND.string ? KIND.string : NO_VALUE;
}
function scalarKind(text) {
    const node = (0,yaml_scalars/* scalarAt */.C_)(text, 0, text.length, 0)?.node;
    switch (node?.kind) {
        case 'string':
            return KIND.string;
        case 'number':
            return node.type === 'integer' ? KIND.integer : KIND.float;
        case 'boolean':
            return KIND.boolean;
        case 'null':
            return KIND.null;
        default:
            return NO_VALUE;
    }
}
let hasPoint = false;
/** Behind `-?digits[.digits]` without a leading zero, 0 where that does not stand there. */
function decimalStop(block, start, end) {
    let at = block[start] === DASH ? start + 1 : start;
    const first = at;
    while (at < end && block[at] >= 48 && block[at] <= 57)
        at += 1;
    hasPoint = false;
    if (at === first || (at > first + 1 && block[first] === 48))
        return at >= end ? end : 0;
    if (at >= end || block[at] !== yaml_values_DOT)
        return at;
    hasPoint = true;
    const fraction = at + 1;
    at = fraction;
    while (at < end && block[at] >= 48 && block[at] <= 57)
        at += 1;
    return at === fraction && at < end ? 0 : at;
}
/** The same by the functions that read scalars. */
function anyValue(scan, block, start, end, whole) {
    const feed = block.indexOf(yaml_values_LF, start);
    const lineEnd = feed === -1 || feed >= end ? end : feed;
    if (lineEnd === end && !whole)
        return CUT;
    const text = block.toString('utf8', start, lineEnd);
    if (quick_reader/* UNUSUAL */.G.test(text))
        (0,large_source/* decline */.BO)('an unusual character');
    const bare = text.trimEnd();
    let kind;
    if (bare === '[]')
        kind = KIND.array;
    else if (bare === '{}')
        kind = KIND.object;
    else {
        const first = text.charCodeAt(0);
        const quoted = first === yaml_values_QUOTE || first === yaml_values_APOSTROPHE;
        if (!(quoted ? (0,yaml_scalars/* isQuoted */.f5)(text, 0, text.length) : (0,yaml_scalars/* isPlain */.$i)(text, 0, text.length)))
            return NO_VALUE;
        kind = scalarKind(text);
        const found = (0,yaml_scalars/* scalarAt */.C_)(text, 0, text.length, 0);
        if (found !== undefined && text.slice(found.end).includes('#'))
            scan.last.special = true;
        scan.stop = start + Buffer.byteLength(found === undefined ? text : text.slice(0, found.end));
    }
    endLine(scan, block, lineEnd, end);
    return kind;
}

;// CONCATENATED MODULE: ./lib/documents/large/yaml-scan.js







/** Codes of the longest skeleton. */
const yaml_scan_MAX_SKELETON = 16_384;
const MAX_VARIANTS = 256;
/** Scalars of one record, where it is asked where they stand. */
const MAX_SPANS = 8_192;
const yaml_scan_LF = 10;
const yaml_scan_SPACE = 32;
const yaml_scan_HASH = 35;
const yaml_scan_DASH = 45;
/** Reads the records of a block sequence whose dashes stand at `indent`: everyday YAML in which every scalar has one reading. */
function yamlScanner(indent) {
    return yaml_scan_scannerOf(indent, newYamlStates(indent), new Map(), undefined);
}
/** One for each side, which tell where scalars stand; they number lines and variants alike, so that skeletons can be compared. */
function yamlScanners(indent) {
    const states = newYamlStates(indent);
    const variants = new Map();
    const scanner = () => yaml_scan_scannerOf(indent, states, variants, new Int32Array(3 * MAX_SPANS));
    return [scanner(), scanner()];
}
function yaml_scan_scannerOf(indent, states, variants, spans) {
    const skeleton = new Int32Array(yaml_scan_MAX_SKELETON);
    const scan = {
        ...{ states, indent, variants, state: states.start, after: 0, stop: 0, line: 0 },
        last: {
            ...{ lf: 0, crlf: 0, special: false, nodes: 0, hash: 0, identity: -1, identityName: undefined },
            ...{ skeleton, length: 0, spans, spanCount: 0 },
        },
    };
    return {
        // What stands at the dash, and behind it.
        behind: indent + 2,
        last: scan.last,
        next: (block, start, end, whole) => yaml_scan_scanRecord(scan, block, start, end, whole),
    };
}
function yaml_scan_scanRecord(scan, block, start, end, whole) {
    const { states, last, indent } = scan;
    last.lf = 0;
    last.length = 0;
    last.special = false;
    last.spanCount = 0;
    last.nodes = 0;
    scan.state = states.start;
    for (let at = start;;) {
        const isFirst = at === start;
        const line = lineKind(block, at, end, indent);
        if (line === 'cut') {
            if (!whole)
                return UNFINISHED;
            return isFirst ? CLOSED : end;
        }
        if (isFirst ? line !== 'element' : line === 'element' || line === 'outside')
            return isFirst ? CLOSED : at;
        if (line === 'blank') {
            const next = skipLine(scan, block, at, end);
            if (next === UNFINISHED && !whole)
                return UNFINISHED;
            at = next === UNFINISHED ? end : next;
            continue;
        }
        scan.line = last.lf;
        const way = takeLine(scan, block, at, end, whole);
        if (way === undefined)
            return UNFINISHED;
        if (isFirst) {
            if (way.withValue === undefined && way.element)
                (0,large_source/* decline */.BO)('a record that begins with nothing');
            last.identityName ??= way.name;
            const named = way.name !== undefined && way.name === last.identityName && way.withValue !== undefined;
            last.identity = named ? digitsAt(block, at + way.bytes.length, scan.stop) : -1;
        }
        last.nodes += way.nodes;
        at = scan.after;
    }
}
/** What a line is to the list: one of its elements, part of one, none of its own, or not all there. */
function lineKind(block, start, end, indent) {
    let at = start;
    while (at < end && block[at] === yaml_scan_SPACE)
        at += 1;
    if (at >= end)
        return 'cut';
    const byte = block[at];
    if (byte === yaml_scan_LF || byte === yaml_scan_HASH)
        return 'blank';
    const column = at - start;
    if (column > indent)
        return 'inside';
    if (column < indent || byte !== yaml_scan_DASH)
        return 'outside';
    if (at + 1 >= end)
        return 'cut';
    return block[at + 1] === yaml_scan_SPACE || block[at + 1] === yaml_scan_LF ? 'element' : 'outside';
}
/** Blank lines, and comments: those the reader has to tell. */
function skipLine({ last }, block, start, end) {
    const feed = block.indexOf(yaml_scan_LF, start);
    const stop = feed === -1 || feed >= end ? end : feed;
    const text = block.toString('utf8', start, stop);
    if (quick_reader/* UNUSUAL */.G.test(text))
        (0,large_source/* decline */.BO)('an unusual character');
    if (text.includes('#'))
        last.special = true;
    if (stop === end)
        return UNFINISHED;
    last.lf += 1;
    return feed + 1;
}
/** Takes one line with content: mostly it begins as a line did in this state before. Undefined where it is not complete. */
function takeLine(scan, block, start, end, whole) {
    for (const way of scan.state.ways) {
        const from = start + way.bytes.length;
        if (from > end || !standsAt(block, start, way.bytes))
            continue;
        let kind = KIND.nothing;
        if (way.withValue === undefined) {
            if (from < end ? block[from] !== yaml_scan_LF : !whole)
                continue;
            endLine(scan, block, from, end);
        }
        else {
            kind = valueAt(scan, block, from, end, whole);
            if (kind === CUT)
                return undefined;
            if (kind === NO_VALUE)
                continue;
        }
        push(scan, way, kind, block, from);
        return way;
    }
    return newLine(scan, block, start, end, whole);
}
/** A line that begins as none before it in this state. */
function newLine(scan, block, start, end, whole) {
    const feed = block.indexOf(yaml_scan_LF, start);
    const stop = feed === -1 || feed >= end ? end : feed;
    if (stop === end && !whole)
        return undefined;
    const text = block.toString('utf8', start, stop);
    if (quick_reader/* UNUSUAL */.G.test(text))
        (0,large_source/* decline */.BO)('an unusual character');
    const way = findWay(scan.states, scan.state, text);
    const from = start + way.bytes.length;
    let kind = KIND.nothing;
    if (way.withValue === undefined)
        endLine(scan, block, from, end);
    else
        kind = valueAt(scan, block, from, end, whole);
    if (kind < 0)
        return (0,large_source/* decline */.BO)('no everyday value');
    push(scan, way, kind, block, from);
    return way;
}
function push(scan, way, kind, block, from) {
    const { last, variants } = scan;
    const { number, variant, element } = way;
    scan.state = (way.withValue ?? way.without);
    if (last.length > yaml_scan_MAX_SKELETON - 4)
        (0,large_source/* decline */.BO)('a record of many parts');
    const code = 8 * number + kind;
    // The scalars of a list, one like the other.
    if (last.spans !== undefined && kind <= KIND.null)
        yaml_scan_addSpan(scan, last.spans, from);
    if (last.spans === undefined &&
        element &&
        kind !== KIND.nothing &&
        last.length > 0 &&
        last.skeleton[last.length - 1] === code)
        return;
    last.skeleton[last.length++] = code;
    if (!variant || kind !== KIND.string)
        return;
    const text = block.toString('utf8', from, scan.stop);
    const known = variants.get(text) ?? variants.size;
    if (known >= MAX_VARIANTS)
        (0,large_source/* decline */.BO)('many variants');
    variants.set(text, known);
    last.skeleton[last.length++] = -1 - known;
}
function yaml_scan_addSpan(scan, spans, start) {
    const { last } = scan;
    const at = 3 * last.spanCount;
    if (at + 3 > spans.length)
        (0,large_source/* decline */.BO)('a record of many parts');
    spans[at] = scan.line;
    spans[at + 1] = start;
    spans[at + 2] = scan.stop;
    last.spanCount += 1;
}

// EXTERNAL MODULE: ./lib/documents/formats/yaml.js + 6 modules
var yaml = __webpack_require__(44723);
;// CONCATENATED MODULE: ./lib/documents/large/yaml-front.js

/** A member of the root that has nothing on its own line, by a name that needs no quotes. */
const MEMBER = /^([A-Za-z_][A-Za-z0-9_-]*): *(?:#.*)?$/;
/** The list with the most records at the root or right below it; the one that is open where `front` ends, unless that is the whole file. */
function findYamlList(front, whole) {
    const lists = yaml_front_listsOf(front);
    const last = lists.at(-1);
    if (last === undefined)
        return (0,large_source/* decline */.BO)('no list of records');
    if (!whole)
        return last.list;
    return lists.reduce((best, next) => (next.records > best.records ? next : best)).list;
}
/** The same list in another file. */
function sameYamlList(front, { name, indent }) {
    const found = yaml_front_listsOf(front).find(({ list }) => list.name === name);
    if (found === undefined || found.list.indent !== indent)
        return (0,large_source/* decline */.BO)('the list stands elsewhere');
    return found.list;
}
function yaml_front_listsOf(front) {
    const lists = [];
    let name;
    let member = false;
    let open;
    for (let start = 0; start < front.length;) {
        const feed = front.indexOf(10, start);
        if (feed === -1)
            break;
        let at = start;
        while (front[at] === 32)
            at += 1;
        const byte = front[at];
        const indent = at - start;
        const dash = byte === 45 && (front[at + 1] === 32 || front[at + 1] === 10);
        if (byte !== 10 && byte !== 35) {
            if (open !== undefined && (indent < open.list.indent || (indent === open.list.indent && !dash)))
                open = undefined;
            if (dash && open === undefined && (member || lists.length === 0)) {
                open = { list: { name: member ? name : undefined, indent, start }, records: 0 };
                lists.push(open);
            }
            if (dash && open !== undefined && indent === open.list.indent)
                open.records += 1;
            if (indent === 0 && !dash) {
                name = MEMBER.exec(front.toString('latin1', start, feed))?.[1];
                member = name !== undefined;
            }
            else
                member = false;
        }
        start = feed + 1;
    }
    return lists;
}

;// CONCATENATED MODULE: ./lib/comparison/large/yaml-gaps.js





const yaml_gaps_LF = 10;
const yaml_gaps_SPACE = 32;
const yaml_gaps_DASH = 45;
/** The records of a gap have been scanned: they are everyday YAML, and not deeper than that scan takes. */
const LIMITS = { maxDepth: 64, maxNodes: Number.POSITIVE_INFINITY };
/** Records that are read at once. Bytes. */
const BATCH_BYTES = 65_536;
/** Walks the lines of a gap without their ends, and says which of them a record begins with. False where the visitor stopped. */
function yaml_gaps_eachLine(source, gap, indent, window, visit) {
    const stop = gap.offset + gap.bytes;
    for (let at = gap.offset; at < stop;) {
        const block = linesAt(source, at, window, stop);
        for (let start = 0; start < block.length;) {
            const feed = block.indexOf(yaml_gaps_LF, start);
            const end = feed === -1 ? block.length : feed;
            let column = start;
            while (block[column] === yaml_gaps_SPACE && column - start < indent)
                column += 1;
            if (!visit(block, start, end, block[column] === yaml_gaps_DASH))
                return false;
            start = end + 1;
        }
        at += block.length;
    }
    return true;
}
/** Reads the records of a gap, one after the other. */
function eachRecord(source, gap, indent, window, visit) {
    let lines = [];
    let held = 0;
    const read = () => {
        const tree = (0,quick_reader/* readQuickly */.x)(`list:\n${lines.join('\n')}\n`, '1.2', LIMITS);
        const root = tree?.documents[0];
        const list = root?.kind === 'object' ? root.members[0]?.value : undefined;
        const items = list?.kind === 'array' ? list.items : (0,large_source/* decline */.BO)('no everyday YAML');
        for (const item of items)
            visit(item);
        lines = [];
        held = 0;
    };
    yaml_gaps_eachLine(source, gap, indent, window, (block, start, end, isFirst) => {
        if (isFirst && held > BATCH_BYTES)
            read();
        lines.push(block.toString('utf8', start, end));
        held += end - start;
        return true;
    });
    read();
}
/** Says the identity of the first member of that name of each record. */
function yaml_gaps_eachIdentity(source, gaps, { indent, name, window }, see) {
    const wanted = Buffer.from(`${name}:`);
    for (const gap of gaps) {
        let index = -1;
        let found = true;
        let column = 0;
        const visit = (block, start, end, isFirst) => {
            let at = start;
            if (isFirst) {
                if (!found && !see(undefined, gap, index))
                    return false;
                index += 1;
                found = false;
                at += indent + 1;
                while (at < end && block[at] === yaml_gaps_SPACE)
                    at += 1;
                column = at - start;
            }
            else {
                if (found)
                    return true;
                while (at < end && block[at] === yaml_gaps_SPACE)
                    at += 1;
                if (at - start !== column)
                    return true;
            }
            if (block.compare(wanted, 0, wanted.length, at, Math.min(end, at + wanted.length)) !== 0)
                return true;
            at += wanted.length;
            if (at < end && block[at] !== yaml_gaps_SPACE)
                return true;
            found = true;
            while (at < end && block[at] === yaml_gaps_SPACE)
                at += 1;
            const value = digitsAt(block, at, end);
            return see(value >= 0 ? value : textIdentity(block.toString('utf8', at, end)), gap, index);
        };
        if (!yaml_gaps_eachLine(source, gap, indent, window, visit))
            return;
        if (!found && !see(undefined, gap, index))
            return;
    }
}
function textIdentity(value) {
    if (value === '')
        return undefined;
    const root = (0,quick_reader/* readQuickly */.x)(`k: ${value}`, '1.2', LIMITS)?.documents[0];
    return root?.kind === 'object' ? (0,arrays/* identity */.D_)(root.members[0]?.value) : (0,large_source/* decline */.BO)('no everyday YAML');
}

;// CONCATENATED MODULE: ./lib/comparison/large/yaml.js

















/** Where the list is looked for. Bytes. */
const yaml_FRONT_BYTES = 65_536;
/** What stands behind the list is kept. Bytes. */
const yaml_MAX_TAIL_BYTES = 1_048_576;
/** YAML by the records of its longest list: those that differ, their neighbours and examples are compared, all others are equal. */
function compareLargeYaml(base, head, rules, collector, limits, job) {
    // A policy that names a version says what an odd scalar means; here none is taken of which that has to be said.
    if (job.rule.yaml !== 'auto')
        (0,large_source/* decline */.BO)('a version');
    const { left, right } = yamlFiles(base, head);
    const { indent } = left.list;
    const scanner = yamlScanner(indent);
    const kept = keptUnits({ source: base, start: left.list.start, scanner }, { source: head, start: right.list.start, scanner }, limits);
    const one = readYamlKept(job, left, kept.base, yaml_tailOf(base, kept.ends.base));
    const other = readYamlKept(job, right, kept.head, yaml_tailOf(head, kept.ends.head));
    const numbers = { base: kept.base.numbers, head: kept.head.numbers };
    const lengths = { base: kept.base.length, head: kept.head.length };
    const omitted = omittedOf({
        place: one.place,
        gaps: kept.gaps,
        aligned: kept.aligned,
        numbers,
        lengths,
        wanted: () => new Set([...one.items, ...other.items].map((node) => (0,nodes/* hashNode */.l)(node, new Map()))),
        hashesOf: (gap, wanted) => {
            const found = new Set();
            eachRecord(base, gap, indent, limits.window, (node) => {
                const hash = (0,nodes/* hashNode */.l)(node, new Map());
                if (wanted.has(hash))
                    found.add(hash);
            });
            return found;
        },
        joins: (question) => joinsWith(question, {
            ...{ numbers, lengths, headers: { base: 0, head: 0 } },
            walk: (see) => {
                if (question.name === kept.identityName && areKnown(kept))
                    eachKnownIdentity(kept, see);
                else
                    yaml_gaps_eachIdentity(base, kept.gaps, { indent, name: question.name, window: limits.window }, see);
            },
        }),
    });
    const sides = (0,pairing/* pairDocuments */.V)(one.document, other.document);
    const result = (0,compare.compareReading)((0,comparison_documents/* newSession */.RL)(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
    return requireSettled(result);
}
function yamlFiles(base, head) {
    requirePlainStart(base);
    requirePlainStart(head);
    const front = Buffer.from(base.read(0, Math.min(yaml_FRONT_BYTES, base.size)));
    const other = Buffer.from(head.read(0, Math.min(yaml_FRONT_BYTES, head.size)));
    const list = findYamlList(front, front.length === base.size);
    const same = sameYamlList(other, list);
    return {
        left: { source: base, front: front.subarray(0, list.start), list },
        right: { source: head, front: other.subarray(0, same.start), list: same },
    };
}
function yaml_tailOf(source, start) {
    if (source.size - start > yaml_MAX_TAIL_BYTES)
        (0,large_source/* decline */.BO)('much behind the list');
    return Buffer.from(source.read(start, source.size - start));
}
function areKnown({ gaps, identities }) {
    return gaps.every(({ baseLine, lines }) => !identities.subarray(baseLine, baseLine + lines).includes(-1));
}
/** Says the identities that the scan has seen. */
function eachKnownIdentity({ gaps, identities }, see) {
    for (const gap of gaps)
        for (let index = 0; index < gap.lines; index += 1)
            if (!see(identities[gap.baseLine + index], gap, index))
                return;
}
function readYamlKept(job, { source, front, list }, side, tail) {
    requireWithinLimits(job, source.size, side.nodes, front.length + tail.length);
    const text = joined(front, side.pieces, tail, () => '');
    if (!(0,external_node_buffer_.isUtf8)(front) || !(0,external_node_buffer_.isUtf8)(tail))
        (0,large_source/* decline */.BO)('not UTF-8');
    const read = (0,yaml.readEverydayYaml)({
        ...{ bytes: text.bytes, path: job.path, options: (0,read_options/* readOptionsOf */.M)(job.rule, job.limits) },
        openMember: () => (0,large_source/* decline */.BO)('a member'),
    });
    const content = read?.readings[0].content;
    // A second reading is one of a scalar that the two schemas read differently.
    if (read === undefined || content?.kind !== 'tree' || read.readings.length > 1)
        return (0,large_source/* decline */.BO)('no everyday YAML');
    const found = listAt(content.root, list);
    if (found.list.items.length !== side.numbers.length)
        (0,large_source/* decline */.BO)('another list');
    const root = relined(content.root, lineMap(text.holes), new Map());
    const document = { ...read, readings: [{ label: '', content: { ...content, root } }] };
    return {
        document: withEnds(document, front, side, tail),
        place: found.place,
        items: listAt(root, list).list.items,
    };
}
/** The root is a stream of one document. */
function listAt(root, { name }) {
    let node = root.kind === 'array' && root.items.length === 1 ? root.items[0] : undefined;
    if (name !== undefined && node?.kind === 'object') {
        const members = node.members.filter((member) => member.name === name);
        node = members.length === 1 ? members[0].value : undefined;
    }
    else if (name !== undefined)
        node = undefined;
    return node?.kind === 'array' ? { list: node, place: name === undefined ? [] : [name] } : (0,large_source/* decline */.BO)('another list');
}

;// CONCATENATED MODULE: ./lib/comparison/large/step-yaml.js



















/** Skeletons of one file. */
const step_yaml_MAX_SHAPES = 64;
/**
 * YAML with a list of as many records as before, all of the same structure and none rewritten: then the comparer holds record i
 * against record i, and this does so while it reads.
 */
async function stepLargeYaml(base, head, rules, collector, limits, job) {
    if (job.rule.yaml !== 'auto')
        (0,large_source/* decline */.BO)('a version');
    // Records are not read in full, so the scanner's depth has to be the one that counts; a member and its list stand around them.
    if (job.limits.depth < yaml_state_MAX_DEPTH + 3)
        (0,large_source/* decline */.BO)('a narrow limit of depth');
    const { left, right } = yamlFiles(base, head);
    if (!left.front.equals(right.front))
        (0,large_source/* decline */.BO)('another front');
    const { indent, name, start } = left.list;
    const [one, other] = yamlScanners(indent);
    const found = (0,comparison_collector/* newCollector */.oj)();
    const scaleAt = () => (0,large_source/* decline */.BO)('the scale of a path');
    const context = { ...(0,comparison_documents/* newContext */.CA)((0,comparison_documents/* newSession */.RL)(rules), found), scaleAt };
    const parent = name === undefined ? undefined : { parent: undefined, base: name, head: name };
    const first = 1 + newlines(left.front);
    const spots = { from: newDecimalSpot(), to: newDecimalSpot() };
    const depth = parent === undefined ? 1 : 2;
    const walk = { context, parent, depth, shapes: [], movers: measuredMovers(context), ...spots };
    const lines = { base: first, head: first };
    let index = 0;
    let sample;
    const seen = ({ block, start: from, end }) => {
        if (one.last.special)
            (0,large_source/* decline */.BO)('comments');
        sample ??= Buffer.from(block.subarray(from, end));
        index += 1;
        lines.base += one.last.lf;
    };
    const ends = await stepUnits({ source: base, start, scanner: one }, { source: head, start: right.list.start, scanner: other }, limits.window, {
        equal: (at) => {
            seen(at);
            lines.head += one.last.lf;
        },
        differing: (from, to) => {
            if (other.last.special)
                (0,large_source/* decline */.BO)('comments');
            const scans = { one: one.last, other: other.last };
            step_yaml_judgeRecords(walk, { index, ...scans, base: from, head: to, baseLine: lines.base, headLine: lines.head });
            seen(from);
            lines.head += other.last.lf;
            return undefined;
        },
    });
    const tails = { base: yaml_tailOf(base, ends.base.end), head: yaml_tailOf(head, ends.head.end) };
    if (!tails.base.equals(tails.head))
        (0,large_source/* decline */.BO)('another tail');
    const sides = [];
    for (const [file, { lf, crlf }, tail] of [
        [left, ends.base, tails.base],
        [right, ends.head, tails.head],
    ]) {
        const bytes = sample ?? (0,large_source/* decline */.BO)('no records');
        if (tail.length === 0 && !endsAlike(base, head))
            (0,large_source/* decline */.BO)('no line end on one side');
        const pieces = [{ kind: 'unit', bytes }];
        const side = { pieces, numbers: [0], length: ends.units, lf, crlf, nodes: ends.nodes };
        sides.push(readYamlKept(job, file, side, tail).document);
    }
    const documents = (0,pairing/* pairDocuments */.V)(sides[0], sides[1]);
    const session = (0,comparison_documents/* newSession */.RL)(rules, undefined, { walked: found });
    return requireSettled((0,compare.compareReading)(session, { kind: 'documents', ...documents }, collector));
}
/** The sample stands for the last record as well, so that one must end with its line on both sides. */
function endsAlike(base, head) {
    return [base, head].every((source) => source.read(source.size - 1, 1)[0] === 10);
}
/** Numbers of which doubles are certain are counted, other numbers are given to the comparer, and where more differs the records are. */
function step_yaml_judgeRecords(walk, pair) {
    const { one, other } = pair;
    if (one.length !== other.length || one.spanCount !== other.spanCount)
        (0,large_source/* decline */.BO)('another structure');
    for (let at = 0; at < one.length; at += 1)
        if (one.skeleton[at] !== other.skeleton[at])
            (0,large_source/* decline */.BO)('another structure');
    const spans = differingSpans(pair);
    const shape = step_yaml_shapeOf(walk, pair);
    if (spans === undefined || spans.some((span) => shape.steps[span] === undefined))
        judgeWhole(walk, pair);
    else if (areCertain(walk, shape, pair, spans))
        walk.movers.count();
    else {
        walk.movers.drop();
        for (const span of spans)
            judgeNumber(walk, pair, span, shape.steps[span]);
    }
}
/** Scalars that differ; undefined where anything else does. */
function differingSpans({ one, other, base, head }) {
    const [left, right] = [one.spans, other.spans];
    const spans = [];
    let [behind, beyond] = [base.start, head.start];
    for (let span = 0; span < one.spanCount; span += 1) {
        const at = 3 * span;
        const [start, end, begin, stop] = [left[at + 1], left[at + 2], right[at + 1], right[at + 2]];
        if (!step_yaml_isSame(base.block, behind, start, head.block, beyond, begin))
            return undefined;
        if (!step_yaml_isSame(base.block, start, end, head.block, begin, stop))
            spans.push(span);
        behind = end;
        beyond = stop;
    }
    return step_yaml_isSame(base.block, behind, base.end, head.block, beyond, head.end) ? spans : undefined;
}
function areCertain({ movers, from, to }, shape, pair, spans) {
    const [left, right] = [pair.one.spans, pair.other.spans];
    for (const span of spans) {
        if (shape.measured[span] !== 1)
            return false;
        const [end, stop] = [left[3 * span + 2], right[3 * span + 2]];
        if (!readDecimal(pair.base.block, left[3 * span + 1], end, from) || from.end !== end)
            return false;
        if (!readDecimal(pair.head.block, right[3 * span + 1], stop, to) || to.end !== stop)
            return false;
        if (!movers.add(from, to))
            return false;
    }
    return true;
}
function judgeNumber({ context, parent, depth }, pair, span, steps) {
    const { index, one, other, base, head, baseLine, headLine } = pair;
    let place = { parent, base: index, head: index };
    for (const step of steps)
        place = { parent: place, base: step, head: step };
    const sides = { base: step_yaml_numberAt(base.block, one, span, baseLine), head: step_yaml_numberAt(head.block, other, span, headLine) };
    step_yaml_settle(context, { ...sides, place, baseGroup: undefined, headGroup: undefined, depth: depth + steps.length });
}
function step_yaml_numberAt(block, { spans }, span, line) {
    const [own, start, end] = [spans[3 * span], spans[3 * span + 1], spans[3 * span + 2]];
    const text = block.toString('latin1', start, end);
    const found = (0,yaml_scalars/* scalarAt */.C_)(text, 0, text.length, line + own);
    return found?.node.kind === 'number' && found.end === text.length ? found.node : (0,large_source/* decline */.BO)('no everyday number');
}
function judgeWhole({ context, parent, depth }, { index, base, head, baseLine, headLine }) {
    const place = { parent, base: index, head: index };
    const sides = { base: step_yaml_recordOf(base, baseLine), head: step_yaml_recordOf(head, headLine) };
    step_yaml_settle(context, { ...sides, place, baseGroup: undefined, headGroup: undefined, depth });
}
function step_yaml_shapeOf({ shapes, parent }, { one: scan, base: unit }) {
    const at = shapes.findIndex((shape) => step_yaml_hasCodes(shape, scan));
    if (at > 0) {
        // The next record is mostly like this one: it is looked for here first.
        const [found] = shapes.splice(at, 1);
        shapes.unshift(found);
    }
    if (at >= 0)
        return shapes[0];
    if (shapes.length >= step_yaml_MAX_SHAPES)
        (0,large_source/* decline */.BO)('records of many shapes');
    const byLine = new Map();
    numbersOf(step_yaml_recordOf(unit, 0), [], byLine);
    const measured = new Uint8Array(scan.spanCount);
    // By the lines of this record: another one of the same skeleton may have blank ones in between.
    const steps = Array.from(measured, (_, span) => byLine.get(scan.spans[3 * span]));
    for (const [span, own] of steps.entries()) {
        const name = own && (0,names/* lastName */.U)([...(0,nodes/* stepsOf */.B_)(parent, 'head'), ...own]);
        measured[span] = own === undefined || (name !== undefined && (0,names/* isExactName */.b)(name)) ? 0 : 1;
    }
    const shape = { codes: scan.skeleton.slice(0, scan.length), steps, measured };
    shapes.unshift(shape);
    return shape;
}
function step_yaml_hasCodes({ codes }, { skeleton, length }) {
    if (codes.length !== length)
        return false;
    for (let index = 0; index < length; index += 1)
        if (codes[index] !== skeleton[index])
            return false;
    return true;
}
/** The steps to each number by its line; the depth is that of a scan. */
function numbersOf(node, steps, into) {
    if (node.kind === 'number')
        into.set(node.line, steps);
    else if (node.kind === 'array')
        for (const [at, item] of node.items.entries())
            numbersOf(item, [...steps, at], into);
    else if (node.kind === 'object')
        for (const { name, value } of node.members)
            numbersOf(value, [...steps, name], into);
}
/** One record, the first line of which has that number. */
function step_yaml_recordOf({ block, start, end }, line) {
    const limits = { maxDepth: 64, maxNodes: 1_000_000 };
    const tree = (0,quick_reader/* readQuickly */.x)(`list:\n${block.toString('utf8', start, end)}`, '1.2', limits);
    const root = tree?.ambiguous === false ? tree.documents[0] : undefined;
    const list = root?.kind === 'object' && root.members.length === 1 ? root.members[0].value : undefined;
    const items = list?.kind === 'array' && list.items.length === 1 ? list.items : (0,large_source/* decline */.BO)('no everyday YAML');
    return relined(items[0], (own) => own - 2 + line, new Map());
}
/** Drift at most: a value that is rewritten could be the last that told a column from a hollow one. */
function step_yaml_settle(context, pair) {
    if (!(0,structure/* sameStructure */.w)(pair.base, pair.head))
        (0,large_source/* decline */.BO)('another structure');
    if (!(0,tree/* judge */.S4)(context, pair))
        (0,large_source/* decline */.BO)('a value that is rewritten');
    (0,tree/* diff */.Ui)(context, pair);
}
function step_yaml_isSame(left, from, end, right, to, stop) {
    if (end - from !== stop - to)
        return false;
    for (let at = 0; at < end - from; at += 1)
        if (left[from + at] !== right[to + at])
            return false;
    return true;
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
    if (Math.min((0,large_source/* weightOf */.mm)(base), (0,large_source/* weightOf */.mm)(head)) < options.least)
        return undefined;
    const entry = job.rule.format === 'auto' ? (0,registry/* formatForPath */.G9)(job.path) : (0,registry/* formatById */.aZ)(job.rule.format);
    if (entry === undefined || !(0,large_source/* isLargeFormat */.rU)(entry.id))
        return undefined;
    try {
        if (job.rule.format === 'auto')
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
    json: [compareLargeJson, stepLargeJson, compareMovedJson],
    jsonl: [compareLargeRecords, stepLargeRecords],
    text: [compareLargeText, stepLargeText],
    npy: [stepLargeTensor],
    png: [stepLargeImage],
    xml: [compareLargeXml, stepLargeXml],
    yaml: [compareLargeYaml, stepLargeYaml],
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
/* harmony export */   Oh: () => (/* binding */ memoryOfElements),
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
/** What `readElements` takes beside the file: copies that are aligned, of the other byte order, or of wider numbers. Bytes. */
function memoryOfElements(bytes, dtype, bigEndian) {
    const copied = WORD_BYTES[dtype] > 1 && (bigEndian !== HOST_IS_BIG || bytes.byteOffset % WORD_BYTES[dtype] !== 0);
    const wider = dtype === 'float16' || dtype === 'bfloat16' ? 2 : 0;
    return bytes.length * ((copied ? 1 : 0) + wider);
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
    const mixed = carriages(0) < text.length && feeds(0) < text.length;
    const returns = [];
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
        if (mixed && text.charCodeAt(cursor.at - 1) === CR)
            returns.push(cursor.line - 1);
    }
    const quoteCounts = { unneeded: cursor.unneeded, bare: cursor.bare };
    return { ok: true, records: { ...withoutBlanks(rows, lines, blanks, quoteCounts), broken: cursor.broken, returns } };
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
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
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
            ...(records.returns.length === 0
                ? {}
                : { facts: { 'lines that end elsewhere for other readers': (0,nodes/* listFact */.HG)(records.returns.map(String)) } }),
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
function readNpy(input) {
    const { bytes } = input;
    const layout = readNpyLayout(bytes, bytes.length);
    const { header, start } = layout;
    const { dtype, dimensions } = header;
    const elements = bytes.subarray(start);
    const ordered = isRowOrder(header) ? 0 : elements.length;
    input.book?.(0, (0,arrays_elements/* memoryOfElements */.Oh)(elements, dtype, header.byteOrder === 'big') + ordered);
    const stored = (0,arrays_elements/* readElements */.cl)(elements, dtype, header.byteOrder === 'big');
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


/***/ })

};
