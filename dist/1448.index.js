export const id = 1448;
export const ids = [1448,34];
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

/***/ 40987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ formatForPath),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   aZ: () => (/* binding */ formatById)
/* harmony export */ });
/* unused harmony export indexByExtension */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19484);


/** Endings that say who wrote a file and not what is in it: `order.json.golden` is JSON. */
const TRANSPARENT_ENDINGS = ['.approved', '.expected', '.golden', '.received', '.verified'];
const byId = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.map((entry) => [entry.id, entry]));
const byExtension = indexByExtension(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats);
const byName = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.flatMap((entry) => (entry.names ?? []).map((name) => [name, entry])));
/** @throws FixtureGateError for an id that nobody registered: only a policy can bring one. */
function formatById(id) {
    const entry = byId.get(id);
    if (entry !== undefined)
        return entry;
    const known = [...byId.keys()].join(', ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_POLICY', `no format is named "${id}"`, `use auto or one of: ${known}`);
}
/** Whether what is stored is no text; a format that nobody registered is taken for text. */
function isBinary(id) {
    return byId.get(id)?.binary === true;
}
/** By the whole path, else by name, else by the longest known ending (`.tar.gz` before `.gz`), in any letter case; undefined where neither says anything. */
function formatForPath(path) {
    const claimed = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.find((entry) => entry.claims?.(path) === true);
    if (claimed !== undefined)
        return claimed;
    let name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    for (;;) {
        const entry = byName.get(name) ?? byEnding(name);
        if (entry !== undefined)
            return entry;
        const ending = TRANSPARENT_ENDINGS.find((candidate) => name.endsWith(candidate));
        if (ending === undefined)
            return undefined;
        name = name.slice(0, -ending.length);
    }
}
function byEnding(name) {
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
        const entry = byExtension.get(name.slice(dot));
        if (entry !== undefined)
            return entry;
    }
    return undefined;
}
/** @throws Error where two formats claim one extension: which of them reads a file may not hang on their order. */
function indexByExtension(all) {
    const index = new Map();
    for (const entry of all) {
        for (const extension of entry.extensions) {
            const claimed = index.get(extension);
            if (claimed !== undefined)
                throw new Error(`formats "${claimed.id}" and "${entry.id}" both claim ${extension}`);
            index.set(extension, entry);
        }
    }
    return index;
}


/***/ }),

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

/***/ 24718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isFor: () => (/* binding */ isFor),
/* harmony export */   readBoundsFile: () => (/* binding */ readBoundsFile)
/* harmony export */ });
/* unused harmony export stem */
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82929);
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17932);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76298);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73506);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47675);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64763);







/** Reads `fixture` and `bounds` of a property file. Never throws for what it holds. */
async function readBoundsFile(path, bytes) {
    const { document, failure } = await (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readOne */ .JF)(path, bytes, {
        format: 'yaml',
        header: 'auto',
        yaml: '1.2',
        ignoreMembers: [],
        limits: _policy_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_LIMITS */ .d,
    });
    const content = document.readings[0].content;
    if (failure !== undefined || content.kind !== 'tree') {
        const line = failure?.line ?? 1;
        return { path, bounds: [], faults: [{ line, message: `it does not parse: ${failure?.reason ?? 'no YAML'}` }] };
    }
    if (content.root.kind !== 'object')
        return { path, bounds: [], faults: [] };
    const faults = [];
    const member = (name) => content.root.kind === 'object' ? content.root.members.find((one) => one.name === name) : undefined;
    const fixtures = fixturePatterns(member('fixture')?.value);
    const bounds = boundsOf(path, member('bounds'), faults);
    return { path, ...(fixtures === undefined ? {} : { fixtures }), bounds, faults };
}
/** Whether the bounds of a file are for `fixture`, by what it says or by its name (`properties/<stem>.*`). */
function isFor({ path, fixtures }, fixture, named) {
    if (named === path)
        return true;
    if (fixtures !== undefined)
        return fixtures.some((pattern) => (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(pattern)(fixture));
    return stem(path) === stem(fixture);
}
/** The file name up to its first dot (requirement D2); a name that begins with a dot keeps it. */
function stem(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.indexOf('.', 1);
    return dot === -1 ? name : name.slice(0, dot);
}
function fixturePatterns(node) {
    if (node?.kind === 'string')
        return [node.value];
    if (node?.kind !== 'array')
        return undefined;
    return node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
}
function boundsOf(file, member, faults) {
    if (member === undefined || member.value.kind === 'null')
        return [];
    if (member.value.kind !== 'object') {
        faults.push({ line: member.line, message: 'expected paths and what is allowed there under "bounds"' });
        return [];
    }
    return member.value.members.flatMap(({ name, value, line }) => {
        const parsed = (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePath */ .Rr)(name);
        if (!parsed.ok)
            faults.push({ line, message: `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_5__/* .showText */ .h$)(name)} is no path: ${parsed.reason}` });
        else if (value.kind !== 'object')
            faults.push({ line, message: `expected limits at ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_5__/* .showText */ .h$)(name)}` });
        else
            return [value.members.reduce((bound, one) => limit(bound, one, faults), { path: name, file, line })];
        return [];
    });
}
const RANGES = new Map([
    ['minimum', 'minimum'],
    ['maximum', 'maximum'],
    ['exclusiveMinimum', 'exclusiveMinimum'],
    ['exclusiveMaximum', 'exclusiveMaximum'],
    ['exclusive-minimum', 'exclusiveMinimum'],
    ['exclusive-maximum', 'exclusiveMaximum'],
]);
/** Every key is obeyed or refused: a limit with a typo protects nothing. */
function limit(bound, { name, value, line }, faults) {
    const refuse = (expected) => {
        faults.push({ line, message: `${name} at ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_5__/* .showText */ .h$)(bound.path)}: expected ${expected}` });
        return bound;
    };
    const range = RANGES.get(name);
    if (range !== undefined) {
        if (value.kind !== 'number' || !/^[-+]?[0-9.]/.test((0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(value)))
            return refuse('a number');
        return { ...bound, [range]: (0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(value) };
    }
    if (name === 'type') {
        const items = value.kind === 'array' ? value.items : [value];
        // A bare `null` is YAML's null, and means the type of that name.
        const names = items.map((item) => (item.kind === 'string' ? item.value : item.kind === 'null' ? 'null' : ''));
        const types = _bounds_js__WEBPACK_IMPORTED_MODULE_6__.BOUND_TYPES.filter((type) => names.includes(type));
        const known = names.every((one) => _bounds_js__WEBPACK_IMPORTED_MODULE_6__.BOUND_TYPES.includes(one)) && names.length > 0;
        return known ? { ...bound, types: types } : refuse(`one of ${_bounds_js__WEBPACK_IMPORTED_MODULE_6__.BOUND_TYPES.join(', ')}`);
    }
    if (name === 'enum') {
        const values = value.kind === 'array' ? value.items.map(enumValue) : [];
        if (values.length === 0 || values.includes(undefined))
            return refuse('a list of plain values');
        return { ...bound, oneOf: values.filter((one) => one !== undefined) };
    }
    if (name === 'pattern')
        return value.kind === 'string' ? { ...bound, pattern: value.value } : refuse('a text');
    return refuse('type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, enum or pattern');
}
function enumValue(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return { kind: 'string', text: node.value };
        case 'number':
            return { kind: 'number', text: (0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(node) };
        case 'boolean':
            return { kind: 'boolean', text: String(node.value) };
        case 'null':
            return { kind: 'null', text: 'null' };
        default:
            return undefined;
    }
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


/***/ })

};
