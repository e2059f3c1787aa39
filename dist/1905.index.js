export const id = 1905;
export const ids = [1905];
export const modules = {

/***/ 91905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cassette: () => (/* binding */ cassette)
/* harmony export */ });
/* harmony import */ var _trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71483);

const TIMES = 'recorded times';
/** VCR and Betamax; vcrpy and go-vcr. */
const INTERACTIONS = ['http_interactions', 'interactions'];
/** go-vcr: `12.3ms`, or nanoseconds as a number. */
const DURATION = /^[\d.]{1,20}(?:ns|us|µs|ms|s|m|h)$/;
/**
 * Recorded HTTP traffic in YAML or JSON. When something was recorded, the `Date` header and go-vcr's duration are
 * layout; everything else counts, bodies as the strings that they are. What does not look like a cassette is read as
 * plain YAML or JSON, nothing hidden.
 */
const cassette = { id: 'cassette', read };
async function read(input) {
    const result = await readPlain(input);
    if (!result.ok)
        return result;
    return { ok: true, document: (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withRoots */ .Cj)(result.document, 'cassette', content) };
}
async function readPlain(input) {
    if (/\.json$/i.test(input.path)) {
        const { readJson } = await __webpack_require__.e(/* import() */ 9997).then(__webpack_require__.bind(__webpack_require__, 49997));
        return readJson(input, 'cassette', false);
    }
    const { yaml } = await Promise.all(/* import() */[__webpack_require__.e(2088), __webpack_require__.e(4723)]).then(__webpack_require__.bind(__webpack_require__, 44723));
    return yaml.read(input);
}
function content(root, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(root, ({ name, value }) => INTERACTIONS.includes(name) && isInteractions(value)
        ? (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withItems */ .J5)(value, (interaction) => interactionContent(interaction, metadata))
        : value);
}
function isInteractions(node) {
    return (node.kind === 'array' &&
        node.items.every((item) => (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(item, 'request') !== undefined && (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(item, 'response') !== undefined));
}
function interactionContent(interaction, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(interaction, ({ name, value }) => {
        if (name === 'recorded_at')
            return time(value, metadata);
        if (name !== 'request' && name !== 'response')
            return value;
        const message = (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(value, 'headers', (headers) => headersContent(headers, metadata));
        return name === 'request' ? message : (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(message, 'duration', (one) => duration(one, metadata));
    });
}
function headersContent(headers, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn)(headers, ({ name, value }) => {
        if (name.toLowerCase() !== 'date')
            return value;
        return value.kind === 'array' ? (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .withItems */ .J5)(value, (one) => time(one, metadata)) : time(value, metadata);
    });
}
function time(value, metadata) {
    return (0,_trees_metadata_js__WEBPACK_IMPORTED_MODULE_0__/* .isTime */ .K8)(value) ? metadata.hide(TIMES, value) : value;
}
function duration(value, metadata) {
    const measured = value.kind === 'number' || (value.kind === 'string' && DURATION.test(value.value));
    return measured ? metadata.hide(TIMES, value) : value;
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
