export const id = 4763;
export const ids = [4763,34];
export const modules = {

/***/ 64763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BOUND_TYPES: () => (/* binding */ BOUND_TYPES),
/* harmony export */   checkBounds: () => (/* binding */ checkBounds)
/* harmony export */ });
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);
/* harmony import */ var _comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46067);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82929);
/* harmony import */ var _documents_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27787);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47675);
/* harmony import */ var _kept_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30034);






/** JSON's types and `integer`, which is a number without a fraction, however it is spelled. */
const BOUND_TYPES = ['integer', 'number', 'string', 'boolean', 'null', 'array', 'object'];
const MAX_VIOLATIONS = 20;
/** Holds every value of head against the bounds on base. Never throws for what a file holds. */
async function checkBounds(job, bounds) {
    const { document, failure } = await (0,_kept_document_js__WEBPACK_IMPORTED_MODULE_4__.readByRule)(job);
    const why = failure === undefined ? document.incomplete : `it does not parse as ${failure.format}: ${failure.reason}`;
    if (why !== undefined)
        return { violations: [], total: 0, idle: [], unread: why };
    const checkers = await prepare(bounds);
    const found = new Map();
    for (const { content } of document.readings) {
        const values = valuesOf(content);
        if (values === undefined) {
            return { violations: [], total: 0, idle: [], unread: `bounds cannot be told of ${document.format} yet` };
        }
        for (const [steps, value] of values) {
            for (const checker of checkers) {
                if (!(0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(checker.pattern, steps))
                    continue;
                checker.met = true;
                const message = judge(checker, value);
                if (message === undefined)
                    continue;
                const at = (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedPath */ .pT)(steps);
                // Two readings of one file say the same of most values.
                found.set(`${at} ${checker.bound.path} ${message}`, { bound: checker.bound, at, line: value.line, message });
            }
        }
    }
    return {
        violations: [...found.values()].slice(0, MAX_VIOLATIONS),
        total: found.size,
        idle: checkers.filter(({ met }) => !met).map(({ bound }) => bound),
    };
}
async function prepare(bounds) {
    const engine = bounds.some(({ pattern }) => pattern !== undefined) ? (await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856))).RE2JS : undefined;
    return bounds.flatMap((bound) => {
        const parsed = (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePath */ .Rr)(bound.path);
        if (!parsed.ok)
            return [];
        const compiled = bound.pattern === undefined ? undefined : engine?.compile(bound.pattern);
        const matches = compiled === undefined ? undefined : (value) => compiled.matcher(value).find();
        return [{ bound, pattern: parsed.pattern, matches, met: false }];
    });
}
/** Undefined for what has no paths of this kind: archives, images, bytes. */
function valuesOf(content) {
    switch (content.kind) {
        case 'tree':
            return treeValues(content.root, []);
        case 'table':
            return tableValues(content);
        case 'tensor':
            return tensorValues(content.values);
        case 'text':
            return content.lines.map((line, index) => [[index], { types: ['string'], text: line, line: index + 1 }]);
        default:
            return undefined;
    }
}
/** Iterative: deep data takes heap, not stack. */
function* treeValues(root, from) {
    const waiting = [[from, root]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [steps, node] = next;
        yield [steps, nodeValue(node)];
        if (node.kind === 'object') {
            for (const { name, value } of [...node.members].reverse())
                waiting.push([[...steps, name], value]);
        }
        else if (node.kind === 'array') {
            for (let index = node.items.length - 1; index >= 0; index -= 1) {
                waiting.push([[...steps, index], node.items[index]]);
            }
        }
    }
}
function nodeValue(node) {
    const { line } = node;
    switch (node.kind) {
        case 'number': {
            return numeric((0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(node), node.literal, line);
        }
        case 'string':
        case 'date-time':
            return { types: ['string'], text: node.value, line };
        case 'boolean':
            return { types: ['boolean'], text: String(node.value), line };
        case 'null':
            return { types: ['null'], text: 'null', line };
        case 'binary':
            return { types: [], text: 'binary data', line };
        default:
            return { types: [node.kind], text: node.kind === 'array' ? 'an array' : 'an object', line };
    }
}
function numeric(spelling, text, line) {
    // A longer literal is not computed with, so no bound can be said to hold.
    const decimal = spelling.length > _documents_format_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_NUMBER_CHARACTERS */ .SO ? undefined : (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(spelling);
    const whole = decimal !== undefined && ((0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(decimal) || decimal.exponent >= 0n);
    return { types: whole ? ['integer', 'number'] : ['number'], text, decimal, line };
}
function* tableValues({ columns, rows, lines }) {
    for (const [index, row] of rows.entries()) {
        for (const [at, cell] of row.entries()) {
            const steps = [index, columns[at]?.name ?? at];
            const line = lines[index] ?? 0;
            if (typeof cell === 'string')
                yield [steps, cellValue(cell, line)];
            else
                yield* treeValues(cell, steps);
        }
    }
}
/** A cell has no type of its own: it is a number where it is spelled as one, nothing where it is empty, and always text. */
function cellValue(cell, line) {
    if (cell === '')
        return { types: ['null', 'string'], text: '', line };
    const value = numeric(cell, cell, line);
    return value.decimal === undefined
        ? { types: ['string'], text: cell, line }
        : { ...value, types: [...value.types, 'string'] };
}
function* tensorValues(values) {
    for (let index = 0; index < values.length; index += 1) {
        const text = String(values[index]);
        yield [[index], numeric(text, text, 0)];
    }
}
/** What is wrong with a value under one bound; undefined where nothing is. */
function judge({ bound, matches }, value) {
    const { types, oneOf, pattern } = bound;
    const found = `; found ${shown(value)}`;
    if (types !== undefined && !types.some((type) => value.types.includes(type))) {
        return `expected ${types.join(' or ')}${found}`;
    }
    // What a declared type allows beside numbers (null, say) has no size and no spelling to be held against.
    const declared = types !== undefined;
    if (!(declared && !value.types.includes('number'))) {
        const wrong = outOfRange(bound, value);
        if (wrong !== undefined)
            return `${wrong}${found}`;
    }
    if (oneOf !== undefined && !oneOf.some((one) => isSame(one, value))) {
        return `expected one of ${oneOf.map(({ kind, text }) => (kind === 'string' ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(text) : text)).join(', ')}${found}`;
    }
    const isText = value.types.includes('string');
    if (matches !== undefined && !(declared && !isText) && !(isText && matches(value.text))) {
        return `expected a text that matches ${pattern}${found}`;
    }
    return undefined;
}
function outOfRange(bound, { decimal }) {
    const checks = [
        [bound.minimum, 'at least', (order) => order >= 0],
        [bound.maximum, 'at most', (order) => order <= 0],
        [bound.exclusiveMinimum, 'more than', (order) => order > 0],
        [bound.exclusiveMaximum, 'less than', (order) => order < 0],
    ];
    for (const [literal, words, holds] of checks) {
        if (literal === undefined)
            continue;
        const limit = (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(literal);
        // NaN, the infinities and texts lie outside every range.
        if (limit === undefined || decimal === undefined || !holds(compare(decimal, limit))) {
            return `expected ${words} ${literal}`;
        }
    }
    return undefined;
}
function compare(a, b) {
    const left = sign(a);
    const right = sign(b);
    if (left !== right)
        return left < right ? -1 : 1;
    return left < 0 ? (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(b, a) : (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMagnitudes */ .R1)(a, b);
}
function sign(value) {
    return (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(value) ? 0 : value.negative ? -1 : 1;
}
function isSame({ kind, text }, value) {
    if (!value.types.includes(kind))
        return false;
    if (kind !== 'number')
        return value.text === text;
    const wanted = (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDecimal */ .$Q)(text);
    return wanted !== undefined && value.decimal !== undefined && compare(wanted, value.decimal) === 0;
}
function shown({ types, text }) {
    return types.includes('string') && !types.includes('number') ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(text, 60) : text.slice(0, 60);
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
