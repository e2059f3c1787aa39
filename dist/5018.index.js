export const id = 5018;
export const ids = [5018,9997];
export const modules = {

/***/ 49997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  json: () => (/* binding */ json),
  readBothJson: () => (/* binding */ readBothJson),
  readJson: () => (/* binding */ readJson)
});

// EXTERNAL MODULE: ./lib/documents/comments.js
var documents_comments = __webpack_require__(45966);
// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
// EXTERNAL MODULE: ./lib/documents/stretches.js
var stretches = __webpack_require__(70043);
;// CONCATENATED MODULE: ./lib/documents/json-edit.js


/** The root of the edited text, or undefined where it has to be parsed as a whole. */
function parseEditedJson(known, edited) {
    const { text, maxDepth, maxNodes } = edited;
    const before = (0,stretches/* commonPrefix */.w)(known.text, text);
    const after = (0,stretches/* commonSuffix */.z)(known.text, text, Math.min(known.text.length, text.length) - before);
    const path = enclosing(known.spans, before, known.text.length - after);
    const innermost = path[0];
    // The root itself: nothing would be shared.
    if (innermost === undefined || path.length < 2)
        return undefined;
    const { node, start, end } = innermost;
    const parsed = (0,json_parser/* parseJson */.q)({
        text,
        start,
        end: end + text.length - known.text.length,
        line: node.line,
        trailingCommas: edited.trailingCommas,
        maxDepth: maxDepth - (path.length - 1),
        maxNodes: maxNodes - known.nodes,
    });
    if (!parsed.ok || parsed.notices.length > 0 || parsed.root.kind !== node.kind)
        return undefined;
    if (parsed.endLine !== node.line + lineEndsIn(known.text, start, end))
        return undefined;
    return replaceAlong(path, parsed.root);
}
/** The containers whose brackets stand outside the window, innermost first. */
function enclosing({ nodes, starts, ends }, from, to) {
    const found = [];
    // Containers come in the order in which they close, so `ends` only grows.
    let low = 0;
    let high = ends.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (ends[middle] > to)
            high = middle;
        else
            low = middle + 1;
    }
    for (let index = low; index < ends.length; index += 1) {
        if (starts[index] < from)
            found.push({ node: nodes[index], start: starts[index], end: ends[index] });
    }
    return found;
}
/** Copies the containers on the way and nothing else. */
function replaceAlong(path, value) {
    let old = path[0].node;
    let made = value;
    for (let index = 1; index < path.length; index += 1) {
        const { node } = path[index];
        const copy = withChild(node, old, made);
        if (copy === undefined)
            return undefined;
        old = node;
        made = copy;
    }
    return made;
}
function withChild(parent, old, child) {
    if (parent.kind === 'array') {
        const at = parent.items.indexOf(old);
        return at === -1 ? undefined : { kind: 'array', items: parent.items.with(at, child), line: parent.line };
    }
    if (parent.kind !== 'object')
        return undefined;
    const at = parent.members.findIndex(({ value }) => value === old);
    if (at === -1)
        return undefined;
    const member = { ...parent.members[at], value: child };
    return { kind: 'object', members: parent.members.with(at, member), line: parent.line };
}
/** Counted as the parser counts: LF, CRLF and lone CR. */
function lineEndsIn(text, start, end) {
    let count = 0;
    for (let index = start; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10))
            count += 1;
    }
    return count;
}

// EXTERNAL MODULE: ./lib/documents/layout.js
var documents_layout = __webpack_require__(42762);
;// CONCATENATED MODULE: ./lib/documents/formats/json.js





const json = {
    id: 'json',
    read: (input) => readJson(input, 'json', false),
    readBoth: (base, head) => readBothJson(base, head, 'json', false),
};
/** JSON and its relatives, which differ in nothing but their name and whether a comma may stand before a closing bracket. */
function readJson({ bytes, options }, format, trailingCommas, keep) {
    const decoded = (0,encoding/* decodeUnicode */.EC)(bytes);
    if (!decoded.ok)
        return decoded;
    const { text } = decoded;
    const { depth, nodes } = options.limits;
    const spans = keep && { nodes: [], starts: [], ends: [] };
    const parsed = (0,json_parser/* parseJson */.q)({ text, trailingCommas, maxDepth: depth, maxNodes: nodes, ...(spans ? { spans } : {}) });
    if (!parsed.ok)
        return parsed;
    // Comments and what else is noticed are told in the order of the text: there nothing is shared.
    if (keep && spans && parsed.notices.length === 0)
        keep({ text, root: parsed.root, nodes: parsed.nodes, spans });
    return documentOf(decoded, parsed, format);
}
/** Head from base's tree where one stretch was rewritten; else, and wherever something is unusual, each on its own. */
function readBothJson(base, head, format, trailingCommas) {
    let known;
    const left = readJson(base, format, trailingCommas, (parsed) => {
        known = parsed;
    });
    return [left, (known && readEdited(known, head, format, trailingCommas)) ?? readJson(head, format, trailingCommas)];
}
function readEdited(known, { bytes, options }, format, trailingCommas) {
    const decoded = (0,encoding/* decodeUnicode */.EC)(bytes);
    if (!decoded.ok)
        return undefined;
    const { depth, nodes } = options.limits;
    const root = parseEditedJson(known, { text: decoded.text, trailingCommas, maxDepth: depth, maxNodes: nodes });
    return root && documentOf(decoded, { root, comments: [], notices: [] }, format);
}
function isFilled(root) {
    return (root.kind === 'object' && root.members.length > 0) || (root.kind === 'array' && root.items.length > 0);
}
function documentOf({ text, layout }, { root, comments, notices }, format) {
    return {
        ok: true,
        document: {
            format,
            readings: [{ label: '', content: { kind: 'tree', root } }],
            declared: {},
            facts: (0,documents_comments/* contestedComments */.Ks)(comments, text),
            layout: {
                ...layout,
                ...(0,documents_layout/* lineLayout */.zT)(text, { trailing: true }),
                ...(isFilled(root) ? (0,documents_layout/* indentation */.Mh)(text) : {}),
                ...(0,documents_comments/* commentFact */.Ke)(comments),
            },
            notices,
        },
    };
}


/***/ }),

/***/ 65018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonc: () => (/* binding */ jsonc)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49997);

/**
 * A format of its own and not a leniency of `json`: a trailing comma breaks every strict reader, so in a `.json` file
 * one that appears must be seen. A `.json` that has had them on both sides is found here by sniffing.
 */
const jsonc = { id: 'jsonc', read: (input) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__.readJson)(input, 'jsonc', true) };


/***/ }),

/***/ 70043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ commonPrefix),
/* harmony export */   z: () => (/* binding */ commonSuffix)
/* harmony export */ });
/** Characters compared at once while looking for where two texts part. */
const STRIDE = 512;
/** How many characters two texts begin with alike. */
function commonPrefix(left, right) {
    const most = Math.min(left.length, right.length);
    let at = 0;
    while (at + STRIDE <= most && left.slice(at, at + STRIDE) === right.slice(at, at + STRIDE))
        at += STRIDE;
    while (at < most && left.charCodeAt(at) === right.charCodeAt(at))
        at += 1;
    return at;
}
/** How many they end with alike: at most `most`, so that the two stretches do not overlap. */
function commonSuffix(left, right, most) {
    const [a, b] = [left.length, right.length];
    let length = 0;
    while (length + STRIDE <= most && tail(left, a, length) === tail(right, b, length))
        length += STRIDE;
    while (length < most && left.charCodeAt(a - 1 - length) === right.charCodeAt(b - 1 - length))
        length += 1;
    return length;
}
function tail(text, end, length) {
    return text.slice(end - length - STRIDE, end - length);
}


/***/ })

};
