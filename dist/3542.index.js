export const id = 3542;
export const ids = [3542,34];
export const modules = {

/***/ 33542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_VIOLATIONS: () => (/* binding */ MAX_VIOLATIONS),
/* harmony export */   checkSchema: () => (/* binding */ checkSchema),
/* harmony export */   readSchemaFile: () => (/* binding */ readSchemaFile)
/* harmony export */ });
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17932);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73506);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47675);
/* harmony import */ var _found_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6071);
/* harmony import */ var _kept_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30034);
/* harmony import */ var _schema_rules_json_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95695);






const MAX_VIOLATIONS = 10;
/** Above it the validator stops at the first violation: it would keep every one of them otherwise. */
const MAX_NODES_FOR_ALL = 500_000;
/** Violations that are put into words before the first ones by line are chosen. */
const MAX_DESCRIBED = 500;
/** Compiled schemas that a thread keeps. Schemas are few, fixtures many. */
const MAX_KEPT = 16;
/** A cache, not state: the same key always stands for the same files. */
const compiled = new Map();
/** Reads the fixture and holds it against the schema, in each way that it can be read: one that does not fit is enough. */
async function checkSchema({ job, schema }) {
    const { seen, converted } = await structures(job);
    const all = !('line' in seen) && seen.every(({ nodes }) => nodes <= MAX_NODES_FOR_ALL);
    const rules = await rulesOf(schema, all);
    if (typeof rules === 'string')
        return { kind: 'unusable', why: rules };
    if ('line' in seen)
        return judged([seen], rules.notes);
    for (const structure of seen) {
        const json = converted.get(structure.root) ?? (0,_schema_rules_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(structure.root, { unique: structure.unique });
        const answer = validate(structure, json, rules, !all);
        if (answer.count > 0)
            return answer;
    }
    return judged([], rules.notes);
}
/** Compiled, or why it cannot be. */
function rulesOf(schema, all) {
    const key = `${schema.key} ${all}`;
    const known = compiled.get(key) ?? compile(schema, all);
    compiled.set(key, known);
    for (const oldest of compiled.keys()) {
        if (compiled.size <= MAX_KEPT)
            break;
        compiled.delete(oldest);
    }
    return known;
}
async function compile({ files: [main, ...others] }, all) {
    const { compileSchema, SchemaProblem } = await __webpack_require__.e(/* import() */ 1316).then(__webpack_require__.bind(__webpack_require__, 1316));
    try {
        const documents = [await documentOf(main), ...(await Promise.all(others.map(documentOf)))];
        return await compileSchema(documents, all);
    }
    catch (error) {
        if (!(error instanceof SchemaProblem))
            throw error;
        return error.message;
    }
}
async function documentOf({ path, bytes, addresses }) {
    const { SchemaProblem } = await __webpack_require__.e(/* import() */ 1316).then(__webpack_require__.bind(__webpack_require__, 1316));
    const read = await readSchemaFile(path, bytes);
    if (typeof read === 'string')
        throw new SchemaProblem(read);
    return { path, addresses, json: (0,_schema_rules_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(read) };
}
/** The tree of a schema file, or why there is none. JSON, or YAML where its name says so. */
async function readSchemaFile(path, bytes) {
    const format = /\.ya?ml$/i.test(path) ? 'yaml' : 'json';
    const { document, failure } = await (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(path, bytes, {
        format,
        header: 'auto',
        yaml: '1.2',
        ignoreMembers: [],
        limits: _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .d,
    });
    const { content } = document.readings[0];
    if (failure !== undefined || content.kind !== 'tree') {
        const where = failure === undefined || failure.line === 0 ? '' : `, line ${failure.line}`;
        return `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(path)} does not parse as ${format}: ${failure?.reason ?? 'it is no tree'}${where}`;
    }
    return content.root;
}
function judged(violations, notes, count = violations.length, atLeast = false) {
    return { kind: 'judged', violations: violations.slice(0, MAX_VIOLATIONS), count, atLeast, notes };
}
/** The fixture as data in each of its readings; a violation where it is none. */
async function structures(job) {
    const { document, failure } = await (0,_kept_document_js__WEBPACK_IMPORTED_MODULE_4__.readByRule)(job);
    const converted = new Map();
    if (failure !== undefined) {
        const message = `expected ${failure.format}; found what does not parse: ${failure.reason}`;
        return { seen: { line: failure.line, message }, converted };
    }
    // Of several readings each is converted when it is its turn, so that they are not in memory together.
    const walk = document.readings.length > 1 ? undefined : convertInto(converted);
    const found = (0,_kept_document_js__WEBPACK_IMPORTED_MODULE_4__.structuresOnce)(document, job.limits.nodes, walk);
    if (!('why' in found))
        return { seen: found, converted };
    return { seen: { line: found.line, message: `it cannot be held against a schema: ${found.why}` }, converted };
}
function convertInto(converted) {
    return (root, budget) => {
        converted.set(root, (0,_schema_rules_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(root, { budget }));
    };
}
function validate(structure, json, rules, first) {
    const inReading = structure.label === '' ? '' : ` (read as ${structure.label})`;
    if (json.odd.length > 0) {
        const odd = json.odd.map(({ node, steps, what }) => {
            return {
                line: node.line,
                message: `${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shortPath */ ._1)(steps)}: expected what JSON can hold; found ${what}${inReading}`,
            };
        });
        return judged(odd, rules.notes);
    }
    const { validate: holds, current } = rules;
    current.exact = json.exact;
    current.rootExact = json.rootExact;
    // Nothing but a plain true is a pass.
    const held = run(holds, json.value);
    if (held === true)
        return judged([], rules.notes);
    if (held === 'too deep')
        return judged([{ line: 0, message: ENDLESS }], rules.notes);
    const errors = (holds.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    holds.errors = null;
    const described = errors.slice(0, MAX_DESCRIBED).map((error) => describe(error, structure.root, rules));
    const distinct = [...new Map(described.map((one) => [one.message, one])).values()];
    const violations = distinct
        .sort((a, b) => a.line - b.line)
        .map(({ line, message }) => ({ line, message: message + inReading }));
    return judged(violations, rules.notes, errors.length > MAX_DESCRIBED ? errors.length : distinct.length, first);
}
const ENDLESS = 'could not be held against its schema: the rules lead back to themselves, or the nesting is too deep';
function run(holds, value) {
    try {
        return holds(value) === true;
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'too deep';
        throw error;
    }
}
function describe(error, root, { spelled }) {
    const steps = stepsOf(error.instancePath);
    const { node, line, names } = follow(root, steps);
    const extra = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
    const at = (0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shortPath */ ._1)(names);
    if (typeof extra === 'string') {
        const member = node?.kind === 'object' ? node.members.find(({ name }) => name === extra) : undefined;
        return { line: member?.line ?? line, message: `${at}: expected no member ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(extra, 60)}` };
    }
    const missing = error.params['missingProperty'];
    if (typeof missing === 'string') {
        return { line, message: `${at}: expected a member ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(missing, 60)}; there is none` };
    }
    const found = node === undefined ? '' : `; found ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shownNode */ .ud)(node)}`;
    return { line, message: `${at}: expected ${expectation(error, spelled)}${found}` };
}
const BOUNDS = new Map([
    ['maximum', 'at most'],
    ['minimum', 'at least'],
    ['exclusiveMaximum', 'less than'],
    ['exclusiveMinimum', 'more than'],
    ['multipleOf', 'a multiple of'],
]);
function expectation({ keyword, schema, parentSchema, message, params }, spelled) {
    const bound = BOUNDS.get(keyword);
    if (bound !== undefined)
        return `${bound} ${spelled(parentSchema, keyword, schema)}`;
    switch (keyword) {
        case 'type':
            return [schema].flat().join(' or ');
        case 'const':
            return (0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(spelled(parentSchema, keyword, schema), 80);
        case 'enum':
            return `one of ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(spelled(parentSchema, keyword, schema), 120)}`;
        case 'uniqueItems':
            return 'items that all differ';
        case 'pattern':
            return `text that matches ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(String(schema), 80)}`;
        case 'format':
            return `a text of the format ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(String(schema), 60)}`;
        case 'false schema':
            return 'nothing here';
        case 'unevaluatedItems':
        case 'items':
        case 'additionalItems':
            return `at most ${String(params['len'] ?? params['limit'])} items`;
        default:
            return (0,_found_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(String(message ?? keyword).replace(/^must /, 'that it must '), 160);
    }
}
function stepsOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** The node at a JSON pointer, its line, and its path with indexes told from names. */
function follow(root, steps) {
    let node = root;
    let line = root.line;
    const names = [];
    for (const step of steps) {
        if (node?.kind === 'array') {
            names.push(Number(step));
            node = node.items[Number(step)];
            line = node?.line ?? line;
            continue;
        }
        names.push(step);
        const member = node?.kind === 'object' ? node.members.find(({ name }) => name === step) : undefined;
        node = member?.value;
        line = member?.line ?? line;
    }
    return { node, line, names };
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

/***/ 95695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ spelledJson),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   k2: () => (/* binding */ spellingOf),
/* harmony export */   o_: () => (/* binding */ jsonOf)
/* harmony export */ });
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);
/* harmony import */ var _comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46067);
/* harmony import */ var _structure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79461);



/** Odd values that are kept; one is enough to fail. */
const MAX_ODD = 20;
const Plain = function Plain() { };
Plain.prototype = Object.create(null);
/**
 * Recursion is bounded by the depth limit of the reader. With a budget the tree is counted on the way; without one the
 * caller knows its size, and from `unique` whether any object has a name twice.
 */
function jsonOf(root, { budget, unique = false } = {}) {
    if (budget !== undefined)
        (0,_structure_js__WEBPACK_IMPORTED_MODULE_2__/* .spend */ .Rf)(budget, 1);
    const walk = { exact: new WeakMap(), odd: [], steps: [], budget, names: unique ? undefined : new Map() };
    const holder = {};
    const value = isCompound(root) ? compound(walk, root) : child(walk, root, holder, '');
    const { exact, odd } = walk;
    const rootExact = exact.get(holder)?.get('');
    return { value, exact, odd, ...(rootExact === undefined ? {} : { rootExact }) };
}
function isCompound(node) {
    return node.kind === 'object' || node.kind === 'array';
}
function child(walk, node, parent, key) {
    if (node.kind === 'string')
        return node.value;
    if (node.kind === 'number')
        return numberOf(walk, node, parent, key);
    if (!isCompound(node))
        return scalar(node);
    walk.steps.push(key);
    const value = compound(walk, node);
    walk.steps.pop();
    return value;
}
function compound(walk, node) {
    if (node.kind === 'object')
        return objectOf(walk, node);
    const { length } = node.items;
    if (walk.budget !== undefined)
        (0,_structure_js__WEBPACK_IMPORTED_MODULE_2__/* .spend */ .Rf)(walk.budget, length);
    // As long as it will be: a list that grows by its first item has room for seventeen.
    const list = new Array(length);
    for (let index = 0; index < length; index += 1)
        list[index] = child(walk, node.items[index], list, index);
    return list;
}
function objectOf(walk, node) {
    const object = new Plain();
    const { budget, names } = walk;
    if (budget !== undefined)
        (0,_structure_js__WEBPACK_IMPORTED_MODULE_2__/* .spend */ .Rf)(budget, node.members.length);
    for (const { name, value } of node.members)
        object[name] = child(walk, value, object, name);
    if (names !== undefined && !(0,_structure_js__WEBPACK_IMPORTED_MODULE_2__/* .areDistinct */ .B_)(node.members, names)) {
        if (budget !== undefined)
            budget.unique = false;
        note(walk, node, 'a name that occurs twice');
    }
    return object;
}
function numberOf(walk, node, parent, key) {
    const literal = (0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(node);
    if (isShort(literal))
        return Number(literal);
    const { value, spelling } = carrier(literal);
    if (spelling === 'not finite') {
        walk.steps.push(key);
        note(walk, node, `${literal}, which is no JSON number`);
        walk.steps.pop();
    }
    else if (spelling !== undefined) {
        const known = walk.exact.get(parent);
        if (known === undefined)
            walk.exact.set(parent, new Map([[key, spelling]]));
        else
            known.set(key, spelling);
    }
    return value;
}
function note({ odd, steps }, node, what) {
    if (odd.length < MAX_ODD)
        odd.push({ node, steps: [...steps], what });
}
function scalar(node) {
    switch (node.kind) {
        case 'null':
            return null;
        case 'binary':
            return Buffer.from(node.bytes).toString('base64');
        default:
            return node.value;
    }
}
/** Digits that a double always keeps. */
const SAFE_CHARACTERS = 15;
/** Beyond 64 bits, so that `format: int64` says no. */
const HUGE = 2 ** 100;
/** Beyond 53 bits and within 64. */
const LARGE = 2 ** 60;
const INT64_MAX = 9223372036854775807n;
/** Whether it is written as JSON writes a number without an exponent, in so few digits that a double keeps them all. */
function isShort(literal) {
    return literal.length <= SAFE_CHARACTERS && /^-?[0-9]+(?:\.[0-9]+)?$/.test(literal);
}
/** The double that stands for a number, and its decimal spelling where the double is another number. */
function carrier(literal) {
    const value = Number(literal);
    if (/^[+-]?(?:nan|inf)/i.test(literal))
        return { value, spelling: 'not finite' };
    const canonical = (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalDecimal */ .st)(literal);
    if (Number.isFinite(value) && (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalDecimal */ .st)(String(value)) === canonical)
        return { value };
    const exponent = /e(-?[0-9]+)$/.exec(canonical)?.[1];
    // What is too long to be read is left as written: it then equals nothing and lies within nothing.
    if (exponent === undefined)
        return { value: 0.5, spelling: literal };
    if (exponent.startsWith('-'))
        return { value: 0.5, spelling: literal };
    return {
        value: (canonical.startsWith('-') ? -1 : 1) * (isInt64(literal, canonical) ? LARGE : HUGE),
        spelling: literal,
    };
}
function isInt64(literal, canonical) {
    if (canonical.length > 40 || !/^[+-]?[0-9]+$/.test(literal))
        return false;
    const value = BigInt(literal);
    return value <= INT64_MAX && value >= -INT64_MAX - 1n;
}
/** The spelling of the number `value` that stands in `parent` under `key`. */
function spellingOf(exact, parent, key, value) {
    return exact.get(parent)?.get(key) ?? String(value);
}
/** A text that is the same for equal JSON values and for no others: numbers by value, members in any order. */
function canonicalJson(value, exact, parent, key) {
    if (typeof value === 'number')
        return (0,_comparison_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalDecimal */ .st)(spellingOf(exact, parent, key, value));
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value)) {
        return `[${value.map((item, index) => canonicalJson(item, exact, value, index)).join(',')}]`;
    }
    const object = value;
    const members = Object.keys(object)
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(object[name], exact, object, name)}`);
    return `{${members.join(',')}}`;
}
/** As it is written, for messages. */
function spelledJson(value, exact, parent, key) {
    if (typeof value === 'number')
        return spellingOf(exact, parent, key, value);
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value)) {
        return `[${value.map((item, index) => spelledJson(item, exact, value, index)).join(', ')}]`;
    }
    const object = value;
    const members = Object.keys(object).map((name) => `${JSON.stringify(name)}: ${spelledJson(object[name], exact, object, name)}`);
    return `{${members.join(', ')}}`;
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
