export const id = 7517;
export const ids = [7517];
export const modules = {

/***/ 97517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ipynb: () => (/* binding */ ipynb)
/* harmony export */ });
/* harmony import */ var _trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71483);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);


/**
 * Jupyter notebooks: JSON in which running the cells again writes counters, and in which a text may be one string or
 * a list of its lines. Counters, cell ids (their presence too), nbformat_minor and the kernel's version are layout;
 * every other field counts.
 */
const ipynb = { id: 'ipynb', read };
async function read(input) {
    const { readJson } = await __webpack_require__.e(/* import() */ 9997).then(__webpack_require__.bind(__webpack_require__, 49997));
    const result = await readJson(input, 'ipynb', false);
    if (!result.ok)
        return result;
    return { ok: true, document: (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withRoots */ .Cj)(result.document, 'ipynb', notebook) };
}
function notebook(root, metadata) {
    if ((0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(root, 'nbformat') === undefined)
        return root;
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(root, ({ name, value }) => {
        if (name === 'nbformat_minor' && value.kind === 'number')
            return metadata.hide('nbformat_minor', value);
        if (name === 'metadata')
            return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(value, 'language_info', (info) => kernel(info, metadata));
        if (name === 'cells')
            return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withItems */ .J5)(value, (cell) => cellContent(cell, metadata));
        return value;
    });
}
function kernel(info, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(info, 'version', (version) => version.kind === 'string' ? metadata.hide('kernel version', version) : version);
}
function cellContent(cell, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(cell, ({ name, value }) => {
        if (name === 'id' && value.kind === 'string') {
            metadata.hide('cell ids', value);
            return undefined;
        }
        if (name === 'execution_count')
            return counter(value, metadata);
        if (name === 'source')
            return textLines(value);
        if (name === 'outputs')
            return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withItems */ .J5)(value, (output) => outputContent(output, metadata));
        if (name === 'attachments')
            return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(value, (attachment) => mimeBundle(attachment.value));
        return value;
    });
}
function outputContent(output, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(output, ({ name, value }) => {
        if (name === 'execution_count')
            return counter(value, metadata);
        if (name === 'text')
            return textLines(value);
        if (name === 'data')
            return mimeBundle(value);
        return value;
    });
}
/** A cell that has not run has null: the two types are one here. */
function counter(value, metadata) {
    if (value.kind !== 'number' && value.kind !== 'null')
        return value;
    metadata.hide('execution counts', value);
    return { kind: 'null', line: value.line };
}
/** JSON data may hold arrays of strings of its own; every other type is text. */
function mimeBundle(data) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(data, ({ name, value }) => (/^application\/(?:.*\+)?json$/.test(name) ? value : textLines(value)));
}
/** One string or a list of strings as the list of lines that their text has, each with its line end. */
function textLines(node) {
    if (node.kind === 'string')
        return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(linesOf(node.value).map((line) => (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(line, node.line)), node.line);
    if (node.kind !== 'array')
        return node;
    const pieces = [];
    for (const item of node.items) {
        if (item.kind !== 'string')
            return node;
        pieces.push(item.value);
    }
    const lines = linesOf(pieces.join(''));
    // The usual case keeps the source line of each line of text.
    if (lines.length === pieces.length && lines.every((line, index) => line === pieces[index]))
        return node;
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(lines.map((line) => (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(line, node.line)), node.line);
}
function linesOf(value) {
    const lines = value.split('\n').map((line) => `${line}\n`);
    const last = lines.pop().slice(0, -1);
    return last === '' ? lines : [...lines, last];
}


/***/ }),

/***/ 71483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Cj: () => (/* binding */ withRoots),
/* harmony export */   J5: () => (/* binding */ withItems),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   RV: () => (/* binding */ withMember),
/* harmony export */   gn: () => (/* binding */ withMembers)
/* harmony export */ });
/* unused harmony export createMetadata */
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68809);

function createMetadata() {
    const hidden = new Map();
    return {
        hide(fact, node) {
            const values = hidden.get(fact) ?? [];
            values.push(spelling(node));
            hidden.set(fact, values);
            return placeholder(node);
        },
        // Sorted, so that cells which only moved have not got other ids as well.
        facts: () => Object.fromEntries([...hidden].map(([fact, values]) => [fact, (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .listFact */ .HG)(values.toSorted())])),
    };
}
function spelling(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return node.value;
        case 'number':
            return node.literal;
        case 'boolean':
            return String(node.value);
        default:
            return node.kind;
    }
}
function placeholder(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return { ...node, value: '' };
        case 'number':
            return { kind: 'number', type: node.type, literal: '0', line: node.line };
        default:
            return node;
    }
}
/** The object with the members of that name changed, or left out where `change` returns undefined; any other node as it is. */
function withMember(node, name, change) {
    return withMembers(node, (member) => (member.name === name ? change(member.value) : member.value));
}
function withMembers(node, change) {
    if (node.kind !== 'object')
        return node;
    const members = node.members.flatMap((member) => {
        const value = change(member);
        return value === undefined ? [] : [value === member.value ? member : { ...member, value }];
    });
    return { ...node, members };
}
function withItems(node, change) {
    return node.kind === 'array' ? { ...node, items: node.items.map(change) } : node;
}
function memberOf(node, name) {
    return node.kind === 'object' ? node.members.find((member) => member.name === name)?.value : undefined;
}
/** Changes the root of every tree in every reading; documents of a stream one by one. Facts are of the first reading. */
function withRoots(document, format, change) {
    const metadata = document.readings.map(createMetadata);
    const [first, ...others] = document.readings.map((reading, index) => {
        const content = withRoot(reading.content, (root) => change(root, metadata[index]));
        return { ...reading, content };
    });
    const readings = [first, ...others];
    return { ...document, format, readings, layout: { ...document.layout, ...metadata[0].facts() } };
}
function withRoot(content, change) {
    if (content.kind !== 'tree')
        return content;
    return { ...content, root: content.stream === true ? withItems(content.root, change) : change(content.root) };
}
/** An HTTP date or an ISO 8601 time: what stands elsewhere under a name that should hold a time is content. */
function isTime(node) {
    if (node.kind === 'date-time')
        return true;
    return node.kind === 'string' && (HTTP_DATE.test(node.value) || ISO_TIME.test(node.value));
}
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|UTC|[+-]\d{4})$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;


/***/ })

};
