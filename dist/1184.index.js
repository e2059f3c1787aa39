export const id = 1184;
export const ids = [1184,3506];
export const modules = {

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

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of docs/classes.md section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


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
