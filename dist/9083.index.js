export const id = 9083;
export const ids = [9083,5966];
export const modules = {

/***/ 45966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ commentFact),
/* harmony export */   Ks: () => (/* binding */ contestedComments),
/* harmony export */   tA: () => (/* binding */ contestedLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);


/**
 * Characters at which some readers end a line, and controls that make some refuse the file. JavaScript (JSON5, dotenv) takes
 * U+2028 and U+2029 for line ends, YAML 1.1 these and U+0085, `splitlines` of Python (pytest's INI reader) also VT, FF and FS to RS.
 */
const CONTESTED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\x85\u2028\u2029\ufffe\uffff]/;
/** What some shells, strippers of comments and SQL dialects take for part of a line, and others for its end. */
const LONE_RETURN = /\r(?!\n)/;
/** Comments are layout: a fact that differs whenever one of them does. Absent where there is none. */
function commentFact(comments) {
    if (comments.length === 0)
        return {};
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const comment of comments)
        hash.update(`${comment.length} `).update(comment);
    return { comments: `${comments.length} (${hash.digest('hex').slice(0, 12)})` };
}
/**
 * What is a comment to this reader and content to the next, as a value: `# note<U+2028>key: value` sets a key in YAML 1.1.
 * `text` is the whole file where readers of the format disagree about where a comment ends at a carriage return.
 */
function contestedComments(comments, text = '') {
    if (comments.length === 0)
        return {};
    const marked = comments.filter((comment) => CONTESTED.test(comment));
    return {
        ...(marked.length === 0 ? {} : { 'comments that end elsewhere for other readers': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(marked) }),
        ...contestedLines(text),
    };
}
/**
 * In a file that has both kinds of line end, its lines with a carriage return and no line feed behind it, as a value: where some
 * readers see two lines, others (shells, git) see one.
 */
function contestedLines(text) {
    if (!LONE_RETURN.test(text) || !text.includes('\n'))
        return {};
    const lines = text
        .split('\n')
        .map(trimmed)
        .filter((line) => line.includes('\r'));
    return lines.length === 0 ? {} : { 'lines that end elsewhere for other readers': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(lines) };
}
/** Without the return of a CR LF. */
function trimmed(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}


/***/ }),

/***/ 19083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonl: () => (/* binding */ jsonl)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45966);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79981);
/* harmony import */ var _json_parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73450);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42762);




/** JSON Lines: each line that is not blank is a JSON text; the file is an array of them. */
const jsonl = { id: 'jsonl', read };
/** More of them say nothing new, and a file has as many lines as it likes. */
const MAX_NOTICES = 20;
function read({ bytes, options }) {
    const decoded = (0,_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUnicode */ .EC)(bytes);
    if (!decoded.ok)
        return decoded;
    const { text } = decoded;
    const { depth, nodes } = options.limits;
    const items = [];
    const notices = [];
    const comments = [];
    let left = nodes - 1;
    let line = 1;
    for (let start = 0; start < text.length; line += 1) {
        const newline = text.indexOf('\n', start);
        const end = newline === -1 ? text.length : newline;
        if (!isBlank(text, start, end)) {
            // The array is a level of its own, as it would be if the file were one JSON text.
            const parsed = (0,_json_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)({ text, start, end, line, maxDepth: depth - 1, maxNodes: left });
            if (!parsed.ok)
                return parsed;
            items.push(parsed.root);
            left -= parsed.nodes;
            for (const comment of parsed.comments)
                comments.push(comment);
            if (notices.length < MAX_NOTICES)
                for (const notice of parsed.notices)
                    notices.push(notice);
        }
        start = end + 1;
    }
    return {
        ok: true,
        document: {
            format: 'jsonl',
            readings: [{ label: '', content: { kind: 'tree', root: { kind: 'array', items, line: 1 } } }],
            declared: {},
            facts: (0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .contestedComments */ .Ks)(comments, text),
            layout: { ...decoded.layout, ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .lineLayout */ .zT)(text, { trailing: true }), ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .commentFact */ .Ke)(comments) },
            notices,
        },
    };
}
function isBlank(text, start, end) {
    for (let index = start; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code !== 32 && code !== 9 && code !== 13)
            return false;
    }
    return true;
}


/***/ })

};
