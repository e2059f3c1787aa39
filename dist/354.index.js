export const id = 354;
export const ids = [354,8525];
export const modules = {

/***/ 33264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ FixtureGateError)
/* harmony export */ });
/**
 * Something the user can fix. `message` says what was expected, what was found and where;
 * `remedy` is the next thing to try, as an imperative without a closing full stop. Anything else
 * that reaches the entry point is a bug here and keeps its stack.
 */
class FixtureGateError extends Error {
    name = 'FixtureGateError';
    code;
    remedy;
    constructor(code, message, remedy, options) {
        super(message, options);
        this.code = code;
        this.remedy = remedy;
    }
}


/***/ }),

/***/ 58525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   perform: () => (/* binding */ perform),
/* harmony export */   performQuickly: () => (/* binding */ performQuickly),
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6461);
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7224);
/* harmony import */ var _documents_read_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97923);




/** Worker role: takes tasks one at a time and answers each. */
async function serve() {
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (task) => {
        void perform(task).then((answer) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(answer));
    });
    const { keepUpTo, WORKER_KEPT_BYTES } = await __webpack_require__.e(/* import() */ 3503).then(__webpack_require__.bind(__webpack_require__, 73503));
    keepUpTo(WORKER_KEPT_BYTES);
}
/** The answer to a comparison that takes no reading in full; undefined where it takes one, or where something failed. */
async function performQuickly(job) {
    try {
        return await (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareQuickly)(job);
    }
    catch {
        // Whoever compares in full meets the same fault and says so.
        return undefined;
    }
}
/** Never rejects: one file that meets a fault here may not take the others along, nor pass for it. */
async function perform(task) {
    try {
        switch (task.kind) {
            case 'compare':
                return { comparison: await (task.plainly === true ? (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.comparePlainly)(task.job) : (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareFixture)(task.job)) };
            case 'read':
                return { read: await readHead(task.job) };
            case 'picture':
                return { picture: await (await __webpack_require__.e(/* import() */ 8689).then(__webpack_require__.bind(__webpack_require__, 8689))).drawPictures(task.job) };
            case 'gate':
                return { gate: await (await __webpack_require__.e(/* import() */ 623).then(__webpack_require__.bind(__webpack_require__, 30623))).performGateTask(task.task) };
        }
    }
    catch (error) {
        return { failure: `its reader failed (${error instanceof Error ? error.message : 'unknown error'})` };
    }
}
async function readHead({ path, head, rule, limits }) {
    if (head.mode === '120000')
        return { format: 'symlink', failures: [] };
    if (head.mode === '160000')
        return { format: 'submodule', failures: [] };
    const { document, failure } = await (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readOne */ .JF)(path, head.bytes, (0,_documents_read_options_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionsOf */ .M)(rule, limits));
    return { format: document.format, failures: failure === undefined ? [] : [failure] };
}


/***/ })

};
