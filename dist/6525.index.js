export const id = 6525;
export const ids = [6525,3506,5324];
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

/***/ 95324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_SUMMARY_BYTES: () => (/* binding */ MAX_SUMMARY_BYTES),
/* harmony export */   jobSummary: () => (/* binding */ jobSummary)
/* harmony export */ });
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62733);
/* harmony import */ var _parts_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72662);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98738);
/* harmony import */ var _parts_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15817);




/** The runner drops a step's summary altogether above 1 MiB (GitHub, job summaries). Other steps have their own. */
const MAX_SUMMARY_BYTES = 1_048_576;
const SUMMARY_BUDGET = 1_000_000;
const LEVELS = [
    { open: 5_000, settled: 5_000, examples: 10, value: 120, trailers: 1_000, problems: 500, folded: true },
    { open: 2_000, settled: 1_000, examples: 3, value: 80, trailers: 300, problems: 100, folded: true },
    { open: 500, settled: 200, examples: 1, value: 60, trailers: 100, problems: 50, folded: true },
    { open: 100, settled: 0, examples: 0, value: 40, trailers: 20, problems: 10, folded: true },
    { open: 10, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];
function render(report, context = {}) {
    const rows = (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRows */ .kO)(report);
    const page = (level) => (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .guardLines */ .F)((0,_parts_page_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownPage */ .t)(report, rows, level, context));
    return (0,_parts_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .firstThatFits */ .e)(LEVELS, page, (text) => Buffer.byteLength(text), SUMMARY_BUDGET);
}
const jobSummary = { id: 'job-summary', render };


/***/ }),

/***/ 72662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ firstThatFits)
/* harmony export */ });
/**
 * The first of `levels`, richest first, whose rendering is within `limit`. The last level has to fit by its own
 * making; if it does not, that is a mistake here and not a reason to post something cut in the middle of a fence.
 */
function firstThatFits(levels, render, size, limit) {
    for (const level of levels) {
        const rendered = render(level);
        if (size(rendered) <= limit)
            return rendered;
    }
    throw new RangeError(`no level of detail fits ${limit}`);
}


/***/ })

};
