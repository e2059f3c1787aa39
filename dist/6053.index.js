export const id = 6053;
export const ids = [6053,34];
export const modules = {

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

/***/ 76053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   observeStructured: () => (/* binding */ observeStructured)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4492);
/* harmony import */ var _comparison_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46067);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82929);
/* harmony import */ var _comparison_volatile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23081);
/* harmony import */ var _kept_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30034);






/*
 * Mode `structured`, version 1 (requirement M6, docs/adr/0111): what a file says, without how it is written down, as one
 * text that is equal for equal content and for no other. Ids and timestamps that the policy calls volatile are written
 * as their format and, for ids, a counter in the order of first appearance, so that a re-pointed reference is seen.
 */
const VERSION = 'structured 1';
/** Deeper than any reader goes (limits.depth); a bug and no input reaches it. */
const MAX_DEPTH = 2_048;
/** Parses and hashes. Never throws for what a file holds. */
async function observeStructured(job) {
    const { bytes, rule } = job;
    const { document, failure } = await (0,_kept_document_js__WEBPACK_IMPORTED_MODULE_5__.readByRule)(job);
    if (failure !== undefined)
        return none(`${failure.format} that does not parse (${failure.reason})`);
    if (document.incomplete !== undefined)
        return none(`a file that was not read whole (${document.incomplete})`);
    const kind = document.readings[0].content.kind;
    if (kind === 'text' || kind === 'opaque')
        return none('a file without structure; "normalized" or "bytes" can seal it');
    const writing = {
        out: [VERSION],
        ids: patterns(rule.volatile.ids),
        timestamps: patterns(rule.volatile.timestamps),
        counters: new Map(),
        hiddenIds: 0,
        hiddenTimes: 0,
    };
    writeDocument(writing, document, 0);
    const form = Buffer.from(writing.out.join('\n'), 'utf8');
    return {
        kind: 'digest',
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(form).digest('hex'),
        sizes: [String(bytes.length), String(form.length)],
        forgives: forgiven(writing, rule),
    };
}
function none(why) {
    return { kind: 'none', why };
}
function forgiven({ hiddenIds, hiddenTimes }, { volatile }) {
    return [
        'layout, comments, the order of keys, the spelling of numbers and what its format counts as metadata',
        ...(hiddenIds > 0 ? [`${hiddenIds} ids at ${volatile.ids.join(', ')}`] : []),
        ...(hiddenTimes > 0 ? [`${hiddenTimes} timestamps at ${volatile.timestamps.join(', ')}`] : []),
    ];
}
function patterns(paths) {
    return paths.flatMap((path) => {
        const parsed = (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePath */ .Rr)(path);
        return parsed.ok ? [parsed.pattern] : [];
    });
}
function writeDocument(writing, { format, readings, declared, facts = {} }, depth) {
    writing.out.push(`format ${JSON.stringify(format)}`);
    for (const [name, value] of sorted(Object.entries(declared), ([name]) => name)) {
        writing.out.push(`declared ${text(name)} ${text(value)}`);
    }
    for (const [name, value] of sorted(Object.entries(facts), ([name]) => name)) {
        writing.out.push(`fact ${text(name)} ${text(value)}`);
    }
    for (const { label, content } of readings) {
        writing.out.push(`reading ${text(label)}`);
        writeContent(writing, content, depth);
    }
}
function writeContent(writing, content, depth) {
    switch (content.kind) {
        case 'tree':
            writeNode(writing, content.root, [], depth);
            return;
        case 'table':
            writeTable(writing, content, depth);
            return;
        case 'tensor':
            writing.out.push(`tensor ${content.dtype} ${content.dimensions.join('x')} ${hashOf(content.values)}`);
            return;
        case 'image':
            writing.out.push(`image ${content.width}x${content.height} ${content.depth}`);
            for (const frame of content.frames)
                writing.out.push(`frame ${hashOf(frame)}`);
            return;
        case 'text':
            for (const line of content.lines)
                writing.out.push(`line ${text(line)}`);
            return;
        case 'opaque':
            writing.out.push(`opaque ${hashOf(content.bytes)}`);
            return;
        case 'container':
            for (const { name, document } of sorted(content.members, (member) => member.name)) {
                writing.out.push(`member ${text(name)}`);
                writeDocument(writing, document, depth + 1);
            }
            writing.out.push('end');
    }
}
function hashOf(values) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(Buffer.from(values.buffer, values.byteOffset, values.byteLength))
        .digest('hex');
}
function writeTable(writing, { columns, rows }, depth) {
    for (const { name, kind, nullable } of columns) {
        writing.out.push(`column ${text(name)} ${text(kind ?? '')} ${nullable ?? ''}`);
    }
    for (const [index, row] of rows.entries()) {
        writing.out.push(`row ${row.length}`);
        for (const [at, cell] of row.entries()) {
            const steps = [index, columns[at]?.name ?? at];
            if (typeof cell === 'string')
                writing.out.push(`"${scalarText(writing, cell, steps) ?? text(cell)}`);
            else
                writeNode(writing, cell, steps, depth);
        }
    }
}
/** Recursion is bounded by the readers' own depth limit. */
function writeNode(writing, node, steps, depth) {
    if (depth > MAX_DEPTH)
        throw new RangeError('a document deeper than its reader allows');
    const { out } = writing;
    switch (node.kind) {
        case 'object':
            out.push(`{ ${node.members.length}`);
            for (const { name, value } of sorted(node.members, (member) => member.name)) {
                out.push(text(name));
                writeNode(writing, value, [...steps, name], depth + 1);
            }
            return;
        case 'array':
            out.push(`[ ${node.items.length}`);
            for (const [index, item] of node.items.entries())
                writeNode(writing, item, [...steps, index], depth + 1);
            return;
        case 'number':
            out.push(`${node.type} ${scalarText(writing, node.literal, steps) ?? (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalDecimal */ .st)((0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalOf */ .Bc)(node))}`);
            return;
        case 'string':
        case 'date-time':
            out.push(`${node.kind} ${scalarText(writing, node.value, steps) ?? text(node.value)}`);
            return;
        case 'boolean':
            out.push(String(node.value));
            return;
        case 'null':
            out.push('null');
            return;
        case 'binary':
            out.push(`binary ${hashOf(node.bytes)}`);
    }
}
/** What stands in place of a volatile scalar; undefined for all others, and for what is not written as one. */
function scalarText(writing, value, steps) {
    if (writing.ids.some((pattern) => (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesPath */ .$h)(pattern, steps))) {
        const format = (0,_comparison_volatile_js__WEBPACK_IMPORTED_MODULE_4__/* .idFormat */ .xR)(value);
        if (format !== undefined) {
            const number = writing.counters.get(value) ?? writing.counters.size + 1;
            writing.counters.set(value, number);
            writing.hiddenIds += 1;
            return `id ${number} ${format}`;
        }
    }
    if (writing.timestamps.some((pattern) => (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesPath */ .$h)(pattern, steps))) {
        const format = (0,_comparison_volatile_js__WEBPACK_IMPORTED_MODULE_4__/* .timestampFormat */ .sZ)(value);
        if (format !== undefined) {
            writing.hiddenTimes += 1;
            return `timestamp ${format}`;
        }
    }
    return undefined;
}
/** JSON's spelling: on one line, and lone surrogates apart from U+FFFD. */
function text(value) {
    return JSON.stringify(value);
}
/** By code units, so that no locale has a say; equal names keep their order. */
function sorted(values, key) {
    return [...values].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}


/***/ })

};
