export const id = 4797;
export const ids = [4797];
export const modules = {

/***/ 73406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of CLASSES section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


/***/ }),

/***/ 17430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
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
function decodeLossless(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
