export const id = 3503;
export const ids = [3503];
export const modules = {

/***/ 73503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WORKER_KEPT_BYTES: () => (/* binding */ WORKER_KEPT_BYTES),
  keepUpTo: () => (/* binding */ keepUpTo),
  s: () => (/* binding */ readByRule),
  k: () => (/* binding */ structuresOnce)
});

// EXTERNAL MODULE: ./lib/documents/read.js
var read = __webpack_require__(7224);
// EXTERNAL MODULE: ./lib/documents/read-options.js
var read_options = __webpack_require__(97923);
// EXTERNAL MODULE: ./lib/comparison/cells.js
var cells = __webpack_require__(15924);
;// CONCATENATED MODULE: ./lib/gates/structure.js

class TooLarge extends Error {
}
/**
 * Every kind of document as one tree (docs/gates-schema.md): trees as they are, a table as a list of rows, text as a list
 * of lines, an array as its element type, dimensions and values, an image as its measures, an archive or snapshot file as
 * its members. One structure for each way of reading.
 */
function structuresOf(document, maxNodes) {
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
        const budget = { left: maxNodes };
        try {
            const root = rootOf(content, budget);
            structures.push({ label, root, nodes: maxNodes - budget.left });
        }
        catch (error) {
            if (!(error instanceof TooLarge))
                throw error;
            return { why: `it has more than ${maxNodes} values`, line: 0 };
        }
    }
    return structures;
}
function rootOf(content, budget) {
    if (content.kind !== 'tree')
        spend(budget, 1);
    switch (content.kind) {
        case 'tree':
            count(content.root, budget);
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
                const inside = rootOf(document.readings[0].content, budget);
                return { name, line, value: inside };
            });
            return { kind: 'object', members, line: 1 };
        }
        case 'opaque':
            return object([['bytes', integer(content.bytes.length)]]);
    }
}
/** Aliases of YAML make one node stand in several places; what walks the tree meets it there each time. */
function count(root, budget) {
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        spend(budget, 1);
        if (node.kind === 'array')
            for (const item of node.items)
                open.push(item);
        else if (node.kind === 'object')
            for (const { value } of node.members)
                open.push(value);
    }
}
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
                bits |= (0,cells/* cellBit */.uA)(cell);
        }
        return (0,cells/* kindOf */.I)(bits);
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
    if (kind === 'boolean' && (0,cells/* cellBit */.uA)(cell) === cells/* CELL */.JA.boolean) {
        return { kind: 'boolean', value: cell.toLowerCase() === 'true', line };
    }
    return (0,cells/* cellNode */.tg)(cell, kind, line);
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

;// CONCATENATED MODULE: ./lib/gates/kept-document.js



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
    const options = (0,read_options/* readOptionsOf */.M)(rule, limits);
    if (bytes.length < LEAST_KEPT_BYTES || bytes.length > mostKeptBytes)
        return (0,read/* readOne */.JF)(path, bytes, options);
    const key = JSON.stringify([path, options]);
    // By the bytes themselves, which costs nothing beside a parse, and which nobody can make two of.
    const known = kept.find((one) => one.key === key && Buffer.compare(one.bytes, bytes) === 0);
    if (known !== undefined) {
        kept = [...kept.filter((one) => one !== known), known];
        return known.reading;
    }
    // Let go of before the next tree is made, not after.
    kept = latest(kept, mostKeptBytes - bytes.length);
    const reading = await (0,read/* readOne */.JF)(path, bytes, options);
    kept = [...latest(kept, mostKeptBytes - bytes.length), { key, bytes, reading }];
    return reading;
}
/** Those that were used last and have no more than `room` bytes together. */
function latest(all, room) {
    let first = all.length;
    for (let left = room; first > 0 && all[first - 1].bytes.length <= left; first -= 1)
        left -= all[first - 1].bytes.length;
    return all.slice(first);
}
const structures = new WeakMap();
/** As `structuresOf`, worked out once for a document that is kept. */
function structuresOnce(document, nodes) {
    const known = structures.get(document);
    if (known?.nodes === nodes)
        return known.found;
    const found = structuresOf(document, nodes);
    structures.set(document, { nodes, found });
    return found;
}


/***/ })

};
