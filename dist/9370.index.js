export const id = 9370;
export const ids = [9370];
export const modules = {

/***/ 69370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   har: () => (/* binding */ har)
/* harmony export */ });
/* harmony import */ var _trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71483);

const TIMES = 'recorded times';
/**
 * HTTP archives (HAR 1.2): JSON in which every recording has other times. When a request started, how long it and its
 * phases took and the `Date` of an answer are layout; everything else counts, bodies as the strings that they are.
 */
const har = { id: 'har', read };
async function read(input) {
    const { readJson } = await __webpack_require__.e(/* import() */ 9997).then(__webpack_require__.bind(__webpack_require__, 49997));
    const result = await readJson(input, 'har', false);
    if (!result.ok)
        return result;
    const document = (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withRoots */ .Cj)(result.document, 'har', (root, metadata) => (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(root, 'log', (log) => logContent(log, metadata)));
    return { ok: true, document };
}
function logContent(log, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(log, ({ name, value }) => {
        if (name === 'pages')
            return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withItems */ .J5)(value, (page) => pageContent(page, metadata));
        if (name === 'entries')
            return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withItems */ .J5)(value, (entry) => entryContent(entry, metadata));
        return value;
    });
}
function pageContent(page, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(page, ({ name, value }) => {
        if (name === 'startedDateTime')
            return time(value, metadata);
        return name === 'pageTimings' ? durations(value, metadata) : value;
    });
}
function entryContent(entry, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(entry, ({ name, value }) => {
        if (name === 'startedDateTime')
            return time(value, metadata);
        if (name === 'time')
            return duration(value, metadata);
        if (name === 'timings')
            return durations(value, metadata);
        if (name !== 'response')
            return value;
        return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(value, 'headers', (headers) => (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withItems */ .J5)(headers, (header) => dateHeader(header, metadata)));
    });
}
function dateHeader(header, metadata) {
    const name = (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(header, 'name');
    if (name?.kind !== 'string' || name.value.toLowerCase() !== 'date')
        return header;
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(header, 'value', (value) => time(value, metadata));
}
function time(value, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .isTime */ .K8)(value) ? metadata.hide(TIMES, value) : value;
}
function durations(phases, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(phases, ({ value }) => duration(value, metadata));
}
function duration(value, metadata) {
    return value.kind === 'number' ? metadata.hide(TIMES, value) : value;
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
