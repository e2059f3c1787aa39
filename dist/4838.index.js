export const id = 4838;
export const ids = [4838,3506];
export const modules = {

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of docs/classes.md section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


/***/ }),

/***/ 62733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

const ANSI = /\u001b\[[0-9;]*m/g;
/**
 * The last guard over text that is written to standard output. The runner reads `::command::` at the start of a line
 * (blanks before it do not count) and `##[command]` anywhere; encoders already break the second, and this also
 * holds where a line was wrapped or begins with a colour.
 */
function guardLines(text) {
    return text.split('\n').map(guardLine).join('\n');
}
function guardLine(line) {
    const bare = line.replace(ANSI, '');
    const guarded = /^\s*::/.test(bare) ? line.replace('::', `${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(':')}:`) : line;
    return guarded.replaceAll('##[', '#\\u{23}[');
}


/***/ }),

/***/ 20333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markdown: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62733);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98738);
/* harmony import */ var _parts_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15817);



/** A file has no limit but its reader's patience. */
const FULL = {
    open: 5_000,
    settled: 5_000,
    examples: 20,
    value: 120,
    trailers: 2_000,
    problems: 2_000,
    folded: true,
};
const markdown = {
    id: 'markdown',
    render: (report, context = {}) => (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .guardLines */ .F)((0,_parts_page_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownPage */ .t)(report, (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRows */ .kO)(report), FULL, context)),
};


/***/ })

};
