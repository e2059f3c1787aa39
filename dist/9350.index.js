export const id = 9350;
export const ids = [9350,8075];
export const modules = {

/***/ 18075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  json: () => (/* binding */ json),
  readBothJson: () => (/* binding */ readBothJson),
  readJson: () => (/* binding */ readJson)
});

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(7097);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(66677);
// EXTERNAL MODULE: ./lib/documents/stretches.js
var stretches = __webpack_require__(19151);
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
var documents_layout = __webpack_require__(64534);
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
function documentOf({ text, layout }, { root, comments, notices }, format) {
    return {
        ok: true,
        document: {
            format,
            readings: [{ label: '', content: { kind: 'tree', root } }],
            declared: {},
            layout: { ...layout, ...(0,documents_layout/* lineLayout */.zT)(text, { trailing: true }), ...(0,json_parser/* commentLayout */.y)(comments) },
            notices,
        },
    };
}


/***/ }),

/***/ 89350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonc: () => (/* binding */ jsonc)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18075);

/**
 * A format of its own and not a leniency of `json`: a trailing comma breaks every strict reader, so in a `.json` file
 * one that appears must be seen. A `.json` that has had them on both sides is found here by sniffing.
 */
const jsonc = { id: 'jsonc', read: (input) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__.readJson)(input, 'jsonc', true) };


/***/ }),

/***/ 64534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ reconcileLayout),
/* harmony export */   JC: () => (/* binding */ layoutOfLines),
/* harmony export */   zT: () => (/* binding */ lineLayout)
/* harmony export */ });
/* unused harmony exports LINE_ENDS, FINAL_NEWLINE, TRAILING_SPACE */
/** Names of the layout facts whose values hold counts, so that `reconcileLayout` can take growth out of them. */
const LINE_ENDS = 'line ends';
const FINAL_NEWLINE = 'final newline';
const TRAILING_SPACE = 'trailing white space';
/** Facts about values that are part of the content: where only one side has such values, the content says so. */
const OF_CONTENT = ['execution counts', 'export', 'floats', 'namespace prefixes', 'recorded times'];
/**
 * Facts about the lines of a text, none of which is content in any format: `line ends` as `LF, 7 lines` or
 * `mixed: 5 LF, 2 CRLF`, `final newline` only where it is missing, and with `trailing` how many lines end in blanks.
 */
function lineLayout(text, options) {
    if (text.length === 0)
        return {};
    const { ends, trailing, last } = countLines(text);
    return layoutOfLines(ends, last < text.length, options.trailing ? trailing : 0);
}
/** The same from counts. `unended`: the last line has no end. */
function layoutOfLines(ends, unended, trailing) {
    const layout = {};
    const total = ends.lf + ends.crlf + ends.cr;
    if (total > 0)
        layout[LINE_ENDS] = describeEnds(ends, total);
    if (unended)
        layout[FINAL_NEWLINE] = 'missing';
    if (trailing > 0)
        layout[TRAILING_SPACE] = plural(trailing, 'line');
    return layout;
}
function countLines(text) {
    const ends = { lf: 0, crlf: 0, cr: 0 };
    let trailing = 0;
    let last = 0;
    let carriage = text.indexOf('\r');
    let feed = text.indexOf('\n');
    while (carriage !== -1 || feed !== -1) {
        const paired = carriage !== -1 && feed === carriage + 1;
        const end = carriage !== -1 && (feed === -1 || carriage < feed) ? carriage : feed;
        if (end > last && isBlank(text.charCodeAt(end - 1)))
            trailing += 1;
        if (paired)
            ends.crlf += 1;
        else if (end === carriage)
            ends.cr += 1;
        else
            ends.lf += 1;
        last = paired ? end + 2 : end + 1;
        if (paired || end === carriage)
            carriage = text.indexOf('\r', last);
        if (paired || end === feed)
            feed = text.indexOf('\n', last);
    }
    if (text.length > last && isBlank(text.charCodeAt(text.length - 1)))
        trailing += 1;
    return { ends, trailing, last };
}
function isBlank(code) {
    return code === 32 || code === 9;
}
function describeEnds(ends, total) {
    const kinds = [
        [ends.lf, 'LF'],
        [ends.crlf, 'CRLF'],
        [ends.cr, 'CR'],
    ];
    const present = kinds.filter(([count]) => count > 0);
    if (present.length === 1)
        return `${present[0][1]}, ${plural(total, 'line')}`;
    return `mixed: ${present.map(([count, name]) => `${count} ${name}`).join(', ')}`;
}
function plural(count, noun) {
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
/**
 * Takes out of the two sides' layout what only says that one has more lines than the other: a longer file is no
 * change of layout. Where the style differs, the counts stay, for they are the reason that a person reads.
 */
function reconcileLayout(base, head) {
    const left = { ...base.layout };
    const right = { ...head.layout };
    const sameLength = countOf(left[LINE_ENDS]) === countOf(right[LINE_ENDS]);
    const leftEnds = left[LINE_ENDS];
    const rightEnds = right[LINE_ENDS];
    if (leftEnds === undefined || rightEnds === undefined) {
        delete left[LINE_ENDS];
        delete right[LINE_ENDS];
    }
    else if (styleOf(leftEnds) === styleOf(rightEnds) && !(sameLength && leftEnds !== rightEnds)) {
        left[LINE_ENDS] = styleOf(leftEnds);
        right[LINE_ENDS] = styleOf(rightEnds);
    }
    if (!sameLength) {
        delete left[TRAILING_SPACE];
        delete right[TRAILING_SPACE];
    }
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const [one, other] = [left[name], right[name]];
        const missing = one === undefined || other === undefined;
        if (missing ? !OF_CONTENT.includes(name) : listed(one) === listed(other))
            continue;
        delete left[name];
        delete right[name];
    }
    return { base: { ...base, layout: left }, head: { ...head, layout: right } };
}
/** How many places a fact is about: `3: a, b, c`, and one where it does not count. */
function listed(fact) {
    return Number(/^(\d{1,15}): /.exec(fact)?.[1] ?? 1);
}
/** `LF`, `CRLF`, `CR`, or `mixed LF and CRLF`. */
function styleOf(ends) {
    if (!ends.startsWith('mixed: '))
        return ends.slice(0, ends.indexOf(',') === -1 ? undefined : ends.indexOf(','));
    const kinds = ends.slice('mixed: '.length).split(', ');
    return `mixed ${kinds.map((kind) => kind.slice(kind.indexOf(' ') + 1)).join(' and ')}`;
}
function countOf(ends) {
    if (ends === undefined)
        return 0;
    let total = 0;
    for (const digits of ends.match(/\d+/g) ?? [])
        total += Number(digits);
    return total;
}


/***/ }),

/***/ 19151:
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
