export const id = 5454;
export const ids = [5454];
export const modules = {

/***/ 85454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   splitLines: () => (/* binding */ splitLines),
/* harmony export */   text: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42762);


/** Splits at LF, CRLF and lone CR. A final line end opens no further line; an empty text has no line. */
function splitLines(text) {
    if (text === '')
        return [];
    const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
/** Beyond some 130 million elements V8 ends the whole process, and no worker's limit holds it. */
const MAX_LINES = 33_554_432;
function hasTooManyLines(text) {
    if (text.length <= MAX_LINES)
        return false;
    let lines = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 10 || code === 13)
            lines += 1;
    }
    return lines > MAX_LINES;
}
async function read({ bytes }) {
    const decoded = await (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes);
    if (!decoded.ok)
        return decoded;
    const { text, notices } = decoded;
    const nul = text.indexOf('\0');
    if (nul !== -1)
        return { ok: false, reason: 'a NUL character, which no text has', ...(0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(text, nul) };
    if (hasTooManyLines(text))
        return { ok: false, reason: `more than ${MAX_LINES} lines`, line: 0, column: 0, limit: true };
    return {
        ok: true,
        document: {
            format: 'text',
            readings: [{ label: '', content: { kind: 'text', lines: splitLines(text) } }],
            declared: {},
            layout: { ...decoded.layout, ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .lineLayout */ .zT)(text, { trailing: true }) },
            notices,
        },
    };
}
const text = { id: 'text', read };


/***/ })

};
