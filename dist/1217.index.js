export const id = 1217;
export const ids = [1217];
export const modules = {

/***/ 21217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   observeStructured: () => (/* binding */ observeStructured)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35872);
/* harmony import */ var _comparison_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70279);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87213);
/* harmony import */ var _comparison_volatile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48661);
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48854);






/*
 * Mode `structured`, version 1 (SYSTEMS M6, docs/adr/0111): what a file says, without how it is written down, as one
 * text that is equal for equal content and for no other. Ids and timestamps that the policy calls volatile are written
 * as their format and, for ids, a counter in the order of first appearance, so that a re-pointed reference is seen.
 */
const VERSION = 'structured 1';
/** Deeper than any reader goes (limits.depth); a bug and no input reaches it. */
const MAX_DEPTH = 2_048;
/** Parses and hashes. Never throws for what a file holds. */
async function observeStructured({ path, bytes, rule, limits }) {
    const { format, header, yaml, ignoreMembers } = rule;
    const { document, failure } = await (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readOne */ .JF)(path, bytes, { format, header, yaml, ignoreMembers, limits });
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
function writeDocument(writing, { format, readings, declared }, depth) {
    writing.out.push(`format ${JSON.stringify(format)}`);
    for (const [name, value] of sorted(Object.entries(declared), ([name]) => name)) {
        writing.out.push(`declared ${text(name)} ${text(value)}`);
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
