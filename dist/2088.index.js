export const id = 2088;
export const ids = [2088];
export const modules = {

/***/ 60458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ scalarKey),
/* harmony export */   y: () => (/* binding */ canonicalKey)
/* harmony export */ });
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95497);

/**
 * The name of a key that is a string. Names are strings, keys need not be: `80:` and `"80":` are two different keys. A
 * key of another type keeps its text as its name. A string that would be no string if it were plain stands in
 * quotes, so that the two never meet; so does one that looks like a name made here (docs/adr/0031).
 */
function scalarKey(text, version) {
    const code = text.charCodeAt(0);
    if (code === 34 || code === 33 || (code === 63 && text.charCodeAt(1) === 32))
        return JSON.stringify(text);
    return (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .surelyString */ .uR)(text) || (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .typeOf */ .QP)(text, version) === 'string' ? text : JSON.stringify(text);
}
/** The name of a mapping or sequence that stands as a key. Its depth is bounded by the tree's, so this may call itself. */
function canonicalKey(node) {
    return `? ${canonical(node)}`;
}
function canonical(node) {
    switch (node.kind) {
        case 'object': {
            const members = node.members.map(({ name, value }) => `${JSON.stringify(name)}: ${canonical(value)}`);
            return `{${members.sort().join(', ')}}`;
        }
        case 'array':
            return `[${node.items.map(canonical).join(', ')}]`;
        case 'number':
            return node.type === 'float' ? `float ${node.literal}` : node.literal;
        case 'string':
            return JSON.stringify(node.value);
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        case 'date-time':
            return `date-time ${node.value}`;
        case 'binary':
            return `binary ${Buffer.from(node.bytes).toString('base64')}`;
    }
}


/***/ }),

/***/ 32088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ UNUSUAL),
  x: () => (/* binding */ readQuickly)
});

// EXTERNAL MODULE: ./lib/documents/yaml/keys.js
var keys = __webpack_require__(60458);
// EXTERNAL MODULE: ./lib/documents/yaml/quick-scalars.js
var quick_scalars = __webpack_require__(7255);
;// CONCATENATED MODULE: ./lib/documents/yaml/quick-blocks.js

/** Values of everyday YAML that are more than one scalar on its line, for the quick reader. Undefined always means: ask the full reader. */
const COMMA = 44;
const CLOSE_BRACKET = 93;
/** What may stand in a plain element of a list in brackets. */
const PLAIN = new Uint8Array(128);
for (const character of ' -_./$+0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
    PLAIN[character.charCodeAt(0)] = 1;
/** The literal block scalar (`|`, or `|-` where `strip`) of an entry at column `indent`; its header ends at `end`. */
function literalAt(text, end, indent, strip) {
    const lines = [];
    let column = -1;
    let taken = 0;
    let next = end + 1;
    for (let at = next; at < text.length;) {
        const feed = text.indexOf('\n', at);
        // Whether a last line without an end gets one is for the full reader.
        if (feed === -1)
            return undefined;
        let first = at;
        while (first < feed && text.charCodeAt(first) === quick_scalars/* SPACE */.t6)
            first += 1;
        const own = first - at;
        if (first === feed) {
            // More blanks than the content is indented by are content.
            if (own > Math.max(column, 0))
                return undefined;
            lines.push('');
        }
        else {
            if (column === -1 && own > indent)
                column = own;
            if (own <= indent)
                break;
            if (own < column)
                return undefined;
            lines.push(text.slice(at + column, feed));
            taken = lines.length;
            next = feed + 1;
        }
        at = feed + 1;
    }
    if (taken === 0)
        return undefined;
    return { value: lines.slice(0, taken).join('\n') + (strip ? '' : '\n'), next, lines: taken };
}
/** A list in brackets on one line, of scalars that are plain or in quotes without escapes. `at` is its bracket. */
function flowListAt(text, at, end) {
    const items = [];
    for (let from = at + 1;;) {
        while (from < end && text.charCodeAt(from) === quick_scalars/* SPACE */.t6)
            from += 1;
        const first = text.charCodeAt(from);
        const plain = first !== quick_scalars/* DOUBLE_QUOTE */.fi && first !== quick_scalars/* SINGLE_QUOTE */.ur;
        const close = plain ? plainStop(text, from, end) : (0,quick_scalars/* quoteEnd */.sV)(text, from, end);
        if (close === undefined)
            return undefined;
        items.push({ text: plain ? text.slice(from, close).trimEnd() : text.slice(from + 1, close - 1), plain });
        from = close;
        while (from < end && text.charCodeAt(from) === quick_scalars/* SPACE */.t6)
            from += 1;
        const code = from < end ? text.charCodeAt(from) : 0;
        if (code === CLOSE_BRACKET)
            return { items, end: from + 1 };
        if (code !== COMMA)
            return undefined;
        from += 1;
    }
}
/** Where an element that is plain stops. It begins with a letter, a digit or the like, or is a number below zero. */
function plainStop(text, from, end) {
    const first = text.charCodeAt(from);
    if (first === quick_scalars/* SPACE */.t6 || first === 43)
        return undefined;
    if (first === quick_scalars/* DASH */.jr && !isDigit(text.charCodeAt(from + 1)))
        return undefined;
    let at = from;
    while (at < end && PLAIN[text.charCodeAt(at)] === 1)
        at += 1;
    return at === from ? undefined : at;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}

;// CONCATENATED MODULE: ./lib/documents/yaml/quick-frames.js
/** Closes what a line at this column ends. True where the line opens a block, undefined where it fits nowhere. */
function enter(scan, indent, dash) {
    const { frames } = scan;
    let top = frames[frames.length - 1];
    if (top === undefined)
        return scan.root === undefined && indent === 0 ? true : undefined;
    if (top.waiting) {
        if (indent > top.indent || (dash && indent === top.indent && top.kind === 'map'))
            return true;
        if (!nothing(scan))
            return undefined;
    }
    while (top !== undefined && (top.indent > indent || (top.indent === indent && top.kind === 'list' && !dash))) {
        if (!quick_frames_close(scan))
            return undefined;
        top = frames[frames.length - 1];
    }
    return top !== undefined && top.indent === indent && !top.waiting ? false : undefined;
}
function push(scan, kind, indent, line) {
    if (scan.frames.length >= scan.maxDepth)
        return false;
    scan.line = line;
    scan.nodes += 1;
    const from = kind === 'map' ? scan.memberCount : scan.itemCount;
    scan.frames.push({ kind, indent, line, from, waiting: false, key: '', keyLine: 0 });
    return true;
}
function quick_frames_close(scan) {
    const top = scan.frames[scan.frames.length - 1];
    if (top.waiting && !nothing(scan))
        return false;
    scan.frames.pop();
    const node = finish(scan, top);
    if (scan.frames.length > 0)
        return attach(scan, node);
    scan.root = node;
    return true;
}
/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(scan, { kind, from, line }) {
    if (kind === 'list') {
        const items = scan.items.slice(from, scan.itemCount);
        scan.itemCount = from;
        return { kind: 'array', items, line };
    }
    const members = scan.members.slice(from, scan.memberCount);
    scan.memberCount = from;
    return { kind: 'object', members, line };
}
function attach(scan, node) {
    const { frames } = scan;
    const frame = frames[frames.length - 1];
    if (!frame.waiting)
        return false;
    frame.waiting = false;
    if (frame.kind === 'list')
        scan.items[scan.itemCount++] = node;
    else
        scan.members[scan.memberCount++] = { name: frame.key, value: node, line: frame.keyLine };
    return true;
}
/** The value of an entry that has none. */
function nothing(scan) {
    scan.nodes += 1;
    return attach(scan, { kind: 'null', line: scan.line });
}

// EXTERNAL MODULE: ./lib/documents/yaml/scalars.js
var scalars = __webpack_require__(95497);
;// CONCATENATED MODULE: ./lib/documents/yaml/quick-reader.js





/**
 * Reads everyday YAML: one document of block mappings and sequences whose scalars stand on one line, plainly or in
 * quotes without escapes, or are literal blocks, and lists of such scalars in brackets. Whatever else a text holds
 * (anchors, tags, folded blocks, scalars over several lines, other flow collections with content, directives, tabs,
 * carriage returns, an error) makes it give up, and the full reader is asked: it alone says what is wrong with a text.
 * What this reader does accept is the full reader's tree to the line (docs/adr/0150, __tests__/documents/yaml-quick.test.ts).
 */
/** Deeper texts are left to the full reader, which knows the policy's limit and how to say that it was reached. */
const MAX_DEPTH = 64;
/** YAML ends an implicit key at 1,024 characters; far below it nobody has to ask. */
const MAX_KEY = 256;
const MAX_SCALAR = 2_048;
const BAR = 124;
const OPEN_BRACKET = 91;
/** Anything but LF, printable ASCII and the letters of other scripts: separators, controls, byte order marks, tabs. */
const UNUSUAL = /[^\n\x20-\x7e\u00a1-\u1fff\u2010-\u2027\u2030-\u205e\u3001-\ufdff\ufe70-\ufefc\uff01-\uffef]/;
/** The tree as one schema sees it, or undefined where the full reader has to look. */
function readQuickly(text, version, limits) {
    if (UNUSUAL.test(text))
        return undefined;
    const scan = {
        text,
        version,
        maxNodes: limits.maxNodes,
        maxDepth: Math.min(MAX_DEPTH, limits.maxDepth - 1),
        frames: [],
        members: [],
        memberCount: 0,
        items: [],
        itemCount: 0,
        names: new Map(),
        quoted: new Map(),
        typed: new Set(),
        comments: [],
        ambiguous: false,
        nodes: 0,
        root: undefined,
        line: 1,
        at: 0,
        number: 0,
        next: 0,
    };
    if (!readLines(scan))
        return undefined;
    while (scan.frames.length > 0)
        if (!quick_frames_close(scan))
            return undefined;
    if (scan.root === undefined || scan.nodes >= scan.maxNodes)
        return undefined;
    const { ambiguous, quoted, typed, comments } = scan;
    return { documents: [scan.root], directives: [''], ambiguous, keys: { quoted, typed }, comments };
}
function readLines(scan) {
    const { text } = scan;
    let first = true;
    for (let start = 0; start < text.length; start = scan.next) {
        scan.number += 1;
        const line = scan.number;
        const feed = text.indexOf('\n', start);
        const end = feed === -1 ? text.length : feed;
        scan.next = end + 1;
        let at = start;
        while (at < end && text.charCodeAt(at) === quick_scalars/* SPACE */.t6)
            at += 1;
        if (at < end && text.charCodeAt(at) !== quick_scalars/* HASH */.v9) {
            const mark = at === start && (text.startsWith('---', at) || text.startsWith('...', at));
            // A line of dashes and nothing else may open the one document; any other marker is for the full reader.
            if (mark && !(first && end === at + 3 && text.charCodeAt(at) === quick_scalars/* DASH */.jr))
                return false;
            if (!mark && !readEntry(scan, start, at, end, line))
                return false;
            first = false;
        }
        else if (at < end)
            keepComment(scan, at, end);
    }
    return true;
}
function keepComment({ text, comments }, at, end) {
    comments.push(text.slice(at, end).trimEnd());
}
/** One line with content: finds the block that it belongs to, then takes its dashes, its key and its value. */
function readEntry(scan, start, from, end, line) {
    const { frames } = scan;
    const indent = from - start;
    let opening = enter(scan, indent, isDash(scan, from, end));
    if (opening === undefined)
        return false;
    let at = from;
    for (;;) {
        const dash = isDash(scan, at, end);
        const name = dash ? undefined : keyAt(scan, at, end);
        if (!dash && name === undefined)
            return opening && at > from && value(scan, at, end, line);
        if (opening && !push(scan, dash ? 'list' : 'map', at - start, line))
            return false;
        const frame = frames[frames.length - 1];
        if (frame.kind !== (dash ? 'list' : 'map'))
            return false;
        frame.waiting = true;
        if (name !== undefined) {
            frame.key = name;
            frame.keyLine = line;
            scan.line = line;
            scan.nodes += 1;
        }
        at = dash ? at + 1 : scan.at;
        while (at < end && scan.text.charCodeAt(at) === quick_scalars/* SPACE */.t6)
            at += 1;
        if (at === end)
            return true;
        if (scan.text.charCodeAt(at) === quick_scalars/* HASH */.v9) {
            keepComment(scan, at, end);
            return true;
        }
        if (!dash)
            return value(scan, at, end, line);
        opening = true;
    }
}
function isDash({ text }, at, end) {
    return text.charCodeAt(at) === quick_scalars/* DASH */.jr && (at + 1 === end || text.charCodeAt(at + 1) === quick_scalars/* SPACE */.t6);
}
/** The name of the key that begins here; undefined where none does. `at` is then behind its colon. */
function keyAt(scan, at, end) {
    const { text } = scan;
    const quote = text.charCodeAt(at);
    const plain = quote !== quick_scalars/* DOUBLE_QUOTE */.fi && quote !== quick_scalars/* SINGLE_QUOTE */.ur;
    const close = plain ? (0,quick_scalars/* plainEnd */._u)(text, at, end) : (0,quick_scalars/* quoteEnd */.sV)(text, at, end);
    if (close === undefined || close >= end || text.charCodeAt(close) !== quick_scalars/* COLON */.oH)
        return undefined;
    if (close + 1 < end && text.charCodeAt(close + 1) !== quick_scalars/* SPACE */.t6)
        return undefined;
    if (close - at > MAX_KEY)
        return undefined;
    const written = text.slice(at, close);
    const known = scan.names.get(written);
    const name = known ?? keyName(scan, plain ? written : written.slice(1, -1), plain);
    if (name === undefined)
        return undefined;
    if (known === undefined)
        scan.names.set(written, name);
    scan.at = close + 1;
    return name;
}
/** As the builder names it, with what `readPair` has to know about names. */
function keyName(scan, text, plain) {
    if (plain && (text === '<<' || text.endsWith(' ')))
        return undefined;
    if (!plain && (0,scalars/* isAmbiguous */.X2)(text))
        scan.ambiguous = true;
    const string = !plain || (0,scalars/* plainNode */.f4)(text, scan.version, 0).kind === 'string';
    const name = string ? (0,keys/* scalarKey */.w)(text, scan.version) : text;
    if ((0,scalars/* isTyped */.xN)(text)) {
        if (plain)
            scan.typed.add(text);
        else if (name !== text)
            scan.quoted.set(name, text);
    }
    return name;
}
/** Takes the scalar that stands from here to the end of the line, a comment aside. */
function value(scan, at, end, line) {
    const { text } = scan;
    const first = text.charCodeAt(at);
    let node;
    let close;
    if (first === BAR)
        return literal(scan, at, end, line);
    if (first === quick_scalars/* DOUBLE_QUOTE */.fi || first === quick_scalars/* SINGLE_QUOTE */.ur) {
        close = (0,quick_scalars/* quoteEnd */.sV)(text, at, end);
        if (close === undefined)
            return false;
        node = scalar(scan, text.slice(at + 1, close - 1), false, line);
    }
    else if (text.startsWith('[]', at)) {
        close = at + 2;
        node = { kind: 'array', items: [], line };
    }
    else if (first === OPEN_BRACKET) {
        const list = end - at > MAX_SCALAR ? undefined : flowListAt(text, at, end);
        if (list === undefined)
            return false;
        close = list.end;
        scan.nodes += list.items.length;
        const items = list.items.map(({ text: own, plain }) => scalar(scan, own, plain, line));
        node = { kind: 'array', items, line };
    }
    else if (text.startsWith('{}', at)) {
        close = at + 2;
        node = { kind: 'object', members: [], line };
    }
    else {
        close = (0,quick_scalars/* plainEnd */._u)(text, at, end);
        if (close === undefined || close - at > MAX_SCALAR || text.charCodeAt(close) === quick_scalars/* COLON */.oH)
            return false;
        let last = close;
        while (text.charCodeAt(last - 1) === quick_scalars/* SPACE */.t6)
            last -= 1;
        node = scalar(scan, text.slice(at, last), true, line);
    }
    if (!(0,quick_scalars/* onlyComment */.wF)(text, close, end))
        return false;
    while (close < end && text.charCodeAt(close) === quick_scalars/* SPACE */.t6)
        close += 1;
    if (close < end)
        keepComment(scan, close, end);
    scan.line = line;
    scan.nodes += 1;
    return attach(scan, node);
}
function scalar(scan, text, plain, line) {
    if (!plain)
        return { kind: 'string', value: text, line };
    if (!scan.ambiguous && (0,scalars/* isAmbiguous */.X2)(text))
        scan.ambiguous = true;
    return (0,scalars/* plainNode */.f4)(text, scan.version, line);
}
/** Takes a literal block scalar, the header of which stands here. */
function literal(scan, at, end, line) {
    const header = scan.text.slice(at, end);
    if (header !== '|' && header !== '|-')
        return false;
    const found = literalAt(scan.text, end, scan.frames[scan.frames.length - 1].indent, header === '|-');
    if (found === undefined)
        return false;
    scan.next = found.next;
    scan.number += found.lines;
    // A block begins behind its header.
    scan.line = line + 1;
    scan.nodes += 1;
    return attach(scan, { kind: 'string', value: found.value, line: scan.line });
}


/***/ }),

/***/ 7255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _u: () => (/* binding */ plainEnd),
/* harmony export */   fi: () => (/* binding */ DOUBLE_QUOTE),
/* harmony export */   jr: () => (/* binding */ DASH),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   sV: () => (/* binding */ quoteEnd),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   ur: () => (/* binding */ SINGLE_QUOTE),
/* harmony export */   v9: () => (/* binding */ HASH),
/* harmony export */   wF: () => (/* binding */ onlyComment)
/* harmony export */ });
/** Where scalars on one line end, for the quick reader. Undefined always means: ask the full reader. */
const SPACE = 32;
const DOUBLE_QUOTE = 34;
const HASH = 35;
const SINGLE_QUOTE = 39;
const DASH = 45;
const COLON = 58;
const BACKSLASH = 92;
/** Whether nothing but a comment follows on the line. */
function onlyComment(text, from, end) {
    let at = from;
    while (at < end && text.charCodeAt(at) === SPACE)
        at += 1;
    return at === end || (text.charCodeAt(at) === HASH && text.charCodeAt(at - 1) === SPACE);
}
/** Behind the closing quote; undefined where it is not on this line or where something inside has to be decoded. */
function quoteEnd(text, at, end) {
    const quote = text.charCodeAt(at);
    for (let index = at + 1; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === BACKSLASH && quote === DOUBLE_QUOTE)
            return undefined;
        if (code !== quote)
            continue;
        return index + 1 < end && text.charCodeAt(index + 1) === quote ? undefined : index + 1;
    }
    return undefined;
}
/** Where a plain scalar ends: at the colon that makes it a key, at a comment or with the line. Undefined where none may begin. */
function plainEnd(text, at, end) {
    const first = text.charCodeAt(at);
    if (first < 128 && !startsPlain(first))
        return undefined;
    if (first === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE))
        return undefined;
    for (let index = at + 1; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === COLON) {
            if (index + 1 === end || text.charCodeAt(index + 1) === SPACE)
                return index;
        }
        else if (code === HASH && text.charCodeAt(index - 1) === SPACE)
            return index - 1;
    }
    return end;
}
/** Letters, digits and the signs that no rule of YAML looks at in front of a scalar. */
function startsPlain(code) {
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57))
        return true;
    return (code === DASH ||
        code === 46 ||
        code === 47 ||
        code === 95 ||
        code === 36 ||
        code === 40 ||
        code === 43 ||
        code === 126 ||
        code === 60 ||
        code === 61);
}


/***/ }),

/***/ 95497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ scalarNode),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   f4: () => (/* binding */ plainNode),
/* harmony export */   uR: () => (/* binding */ surelyString),
/* harmony export */   xN: () => (/* binding */ isTyped)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27787);

const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const NOT_A_NUMBER = /^(?:\.nan|\.NaN|\.NAN)$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const TRUE = { '1.1': /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/, '1.2': /^(?:[Tt]rue|TRUE)$/ };
const FALSE = { '1.1': /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/, '1.2': /^(?:[Ff]alse|FALSE)$/ };
/** Radix and pattern, first match wins. */
const INTEGERS = {
    '1.1': [
        [2, /^[-+]?0b[0-1_]+$/],
        [8, /^[-+]?0[0-7_]+$/],
        [10, /^[-+]?[0-9][0-9_]*$/],
        [16, /^[-+]?0x[0-9a-fA-F_]+$/],
        [60, /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/],
    ],
    '1.2': [
        [8, /^0o[0-7]+$/],
        [10, /^[-+]?[0-9]+$/],
        [16, /^0x[0-9a-fA-F]+$/],
    ],
};
const FLOATS = {
    '1.1': [
        /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
        /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
        /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    ],
    '1.2': [/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/, /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/],
};
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:t|T|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]+)?(?:[ \t]*(?:Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$/;
const DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?$/;
/** Longest words that mean something; longer scalars that begin with a letter are strings without asking. */
const LONGEST_WORD = 5;
/** Letters that `null`, `true`, `false`, `yes`, `no`, `on` and `off` begin with. */
const WORD_START = 'nNtTfFyYoO';
/** Whether neither schema can see anything but a string in a plain scalar: most scalars, and decided by one character. */
function surelyString(text) {
    const code = text.charCodeAt(0);
    const letter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (letter)
        return text.length > LONGEST_WORD || !WORD_START.includes(text[0]);
    return code > 127 || code === 47 || code === 95 || code === 36 || code === 40 || code === 60;
}
/** What a plain scalar without a tag is. */
function typeOf(text, version) {
    if (surelyString(text))
        return 'string';
    if (DECIMAL.test(text))
        return isWhole(text) ? 'integer' : 'float';
    if (NULL.test(text))
        return 'null';
    if (TRUE[version].test(text) || FALSE[version].test(text))
        return 'boolean';
    if (integer(text, version) !== undefined)
        return 'integer';
    if (float(text, version) !== undefined)
        return 'float';
    if (version === '1.1' && TIMESTAMP.test(text))
        return 'date-time';
    return 'string';
}
/** Whether a plain scalar is anything but a string in some schema. */
function isTyped(text) {
    return !surelyString(text) && (typeOf(text, '1.1') !== 'string' || typeOf(text, '1.2') !== 'string');
}
/** Of a decimal spelling: whether it is an integer's. */
function isWhole(text) {
    return !text.includes('.') && !text.includes('e');
}
/** The node of a plain scalar without a tag. */
function plainNode(text, version, line) {
    if (surelyString(text))
        return { kind: 'string', value: text, line };
    if (DECIMAL.test(text))
        return { kind: 'number', type: isWhole(text) ? 'integer' : 'float', literal: text, line };
    return scalarNode(text, typeOf(text, version), version, line);
}
/** The scalar as `type`, or undefined where its text does not fit (`!!int x`). An integer's text is a float where a tag says so. */
function scalarNode(text, type, version, line) {
    switch (type) {
        case 'string':
            return { kind: 'string', value: text, line };
        case 'null':
            return NULL.test(text) ? { kind: 'null', line } : undefined;
        case 'boolean':
            if (TRUE[version].test(text))
                return { kind: 'boolean', value: true, line };
            return FALSE[version].test(text) ? { kind: 'boolean', value: false, line } : undefined;
        case 'integer':
            return numberNode(text, 'integer', integer(text, version), line);
        case 'float':
            return numberNode(text, 'float', float(text, version) ?? integer(text, version), line);
        case 'date-time':
            return TIMESTAMP.test(text) ? { kind: 'date-time', value: text, line } : undefined;
    }
}
/** Whether the two schemas make different things of a plain scalar. */
function isAmbiguous(text) {
    if (surelyString(text) || DECIMAL.test(text))
        return false;
    const type = typeOf(text, '1.1');
    if (type !== typeOf(text, '1.2'))
        return true;
    if (type !== 'integer' && type !== 'float')
        return false;
    return decimalOf(text, type, '1.1') !== decimalOf(text, type, '1.2');
}
function decimalOf(text, type, version) {
    return type === 'integer' ? integer(text, version) : float(text, version);
}
function numberNode(literal, type, decimal, line) {
    if (decimal === undefined)
        return undefined;
    return DECIMAL.test(literal)
        ? { kind: 'number', type, literal, line }
        : { kind: 'number', type, literal, decimal, line };
}
/** The decimal spelling of an integer, or undefined where `text` is none. */
function integer(text, version) {
    const found = INTEGERS[version].find(([, pattern]) => pattern.test(text));
    if (found === undefined)
        return undefined;
    // Too long to be a number here: the caller refuses it by its literal, and converting it would take quadratic time.
    if (text.length > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NUMBER_CHARACTERS */ .SO)
        return text;
    const [radix] = found;
    const sign = text.startsWith('-') ? '-' : '';
    const digits = text.replace(/^[-+]/, '').replaceAll('_', '');
    if (radix === 10)
        return sign + withoutLeadingZeros(digits);
    if (radix === 60)
        return sign + sexagesimal(digits);
    const bare = radix === 8 && version === '1.1' ? digits.slice(1) : digits.slice(2);
    // `0_` fits the pattern and has no digits left; a parser that makes NaN of it must not make two of them equal.
    if (bare === '')
        return undefined;
    const prefix = radix === 2 ? '0b' : radix === 8 ? '0o' : '0x';
    return sign + BigInt(prefix + bare).toString();
}
/** The decimal spelling of a float, or undefined where `text` is none. */
function float(text, version) {
    if (NOT_A_NUMBER.test(text))
        return 'NaN';
    if (INFINITE.test(text))
        return text.startsWith('-') ? '-Infinity' : 'Infinity';
    if (!FLOATS[version].some((pattern) => pattern.test(text)))
        return undefined;
    if (text.length > _format_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NUMBER_CHARACTERS */ .SO)
        return text;
    const sign = text.startsWith('-') ? '-' : '';
    const plain = text.replace(/^[-+]/, '').replaceAll('_', '').toLowerCase();
    const [mantissa = '', exponent] = plain.split('e');
    const [whole = '', fraction = ''] = mantissa.split('.');
    if (whole === '' && fraction === '')
        return undefined;
    const units = whole.includes(':') ? sexagesimal(whole) : withoutLeadingZeros(whole);
    const point = fraction === '' ? '' : `.${fraction}`;
    return `${sign}${units}${point}${exponent === undefined ? '' : `e${exponent}`}`;
}
function withoutLeadingZeros(digits) {
    const bare = digits.replace(/^0+/, '');
    return bare === '' ? '0' : bare;
}
function sexagesimal(digits) {
    let total = 0n;
    for (const part of digits.split(':'))
        total = total * 60n + BigInt(part);
    return total.toString();
}


/***/ })

};
