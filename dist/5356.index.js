export const id = 5356;
export const ids = [5356,3506];
export const modules = {

/***/ 22747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalProgress: () => (/* binding */ terminalProgress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27890);

/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
/** Columns. A narrower terminal gets the counts alone, since a line that wraps is never cleared. */
const BAR_WIDTH = 24;
const WIDTH_UNKNOWN = 80;
/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
function terminalProgress(verbosity, stderr = process.stderr) {
    if (verbosity === 'quiet' || stderr.isTTY !== true) {
        const stage = verbosity === 'verbose' ? (name) => void stderr.write(`${name}\n`) : _gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT.stage;
        return { ..._gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT, stage, end: () => undefined };
    }
    const columns = () => stderr.columns ?? WIDTH_UNKNOWN;
    let started = performance.now();
    let drawn = 0;
    const line = (text) => void stderr.write(`\r\u001b[K${text.slice(0, columns() - 1)}`);
    return {
        stage(name) {
            started = performance.now();
            line(name);
        },
        fixtures(done, total) {
            const now = performance.now();
            if (now - drawn < REDRAW_MILLISECONDS)
                return;
            drawn = now;
            const filled = Math.round((done / total) * BAR_WIDTH);
            const seconds = Math.round((((now - started) / done) * (total - done)) / 1_000);
            const counts = `${done} of ${total}, ${seconds} s left`;
            const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] `;
            line(bar.length + counts.length < columns() ? bar + counts : counts);
        },
        end: () => line(''),
    };
}


/***/ }),

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


/***/ })

};
