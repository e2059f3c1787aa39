export const id = 2706;
export const ids = [2706,3506,2447];
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

/***/ 92447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_COMMENT_CHARACTERS: () => (/* binding */ MAX_COMMENT_CHARACTERS),
/* harmony export */   comment: () => (/* binding */ comment),
/* harmony export */   commentMarker: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62733);
/* harmony import */ var _parts_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72662);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98738);
/* harmony import */ var _parts_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15817);




/** GitHub refuses more than 65,536 characters with 422 (its REST API, issue comments); the distance is for how it may count them. */
const MAX_COMMENT_CHARACTERS = 65_536;
const COMMENT_BUDGET = 60_000;
/** One screen first: ten rows, twenty lines to paste. The last level fits whatever the names are. */
const LEVELS = [
    { open: 10, settled: 30, examples: 3, value: 80, trailers: 20, problems: 5, folded: true },
    { open: 10, settled: 10, examples: 1, value: 60, trailers: 10, problems: 5, folded: true },
    { open: 10, settled: 0, examples: 0, value: 40, trailers: 5, problems: 3, folded: true },
    { open: 10, settled: 0, examples: 0, value: 20, trailers: 1, problems: 1, folded: false },
    { open: 1, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];
/** What every comment of ours begins with, and nothing of the pull request's can be in: fixed text and the gate's own id. */
function commentMarker(id = 'default') {
    return `<!-- fixture-gate:${id.replace(/[^A-Za-z0-9._]+/g, '-') || 'default'} -->`;
}
function render(report, context = {}) {
    const rows = (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRows */ .kO)(report);
    const marker = commentMarker(context.id);
    const nothing = report.findings.length === 0 && report.verdict === 'pass' && report.problems.every(isNotice);
    const title = nothing ? '### ✅ Resolved: this pull request does not change a fixture any more.' : undefined;
    const body = (0,_parts_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .firstThatFits */ .e)(LEVELS, (level) => {
        // Posted and not printed; but a step that prints it must not run it.
        const page = (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .guardLines */ .F)((0,_parts_page_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownPage */ .t)(report, rows, level, context));
        return `${marker}\n${title === undefined ? page : page.replace(/^.*$/m, title)}`;
    }, (text) => text.length, COMMENT_BUDGET);
    return { kind: nothing ? 'nothing' : 'changes', body };
}
function isNotice({ severity }) {
    return severity === 'notice';
}
const comment = { id: 'comment', render };


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
