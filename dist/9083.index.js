export const id = 9083;
export const ids = [9083];
export const modules = {

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
