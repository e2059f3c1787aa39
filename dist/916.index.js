export const id = 916;
export const ids = [916,6569];
export const modules = {

/***/ 452:
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

/***/ 66569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   perform: () => (/* binding */ perform),
/* harmony export */   serve: () => (/* binding */ serve),
/* harmony export */   unpackBatch: () => (/* binding */ unpackBatch)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27693);
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17932);
/* harmony import */ var _documents_read_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84975);
/* harmony import */ var _large_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72826);





/** Worker role: takes tasks one at a time and answers each. */
async function serve() {
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (message) => {
        void answerTo(message).then((answer) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(answer));
    });
    const { keepUpTo, WORKER_KEPT_BYTES } = await __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 30034));
    keepUpTo(WORKER_KEPT_BYTES);
}
function answerTo(message) {
    return message.kind === 'batch' ? inOneGo(message) : perform(message);
}
/** One that meets a fault is left to whoever sent it, and the others are answered. */
async function inOneGo(batch) {
    const comparisons = [];
    for (const job of unpackBatch(batch)) {
        const answer = await perform({ kind: 'compare', job });
        comparisons.push('comparison' in answer ? answer.comparison : null);
    }
    return { comparisons };
}
/** What `packBatch` made. */
function unpackBatch({ jobs, bytes }) {
    let at = 0;
    const side = ({ mode, size }) => {
        const from = at;
        at += size;
        return { mode, bytes: Buffer.from(bytes, from, size) };
    };
    return jobs.map((job) => {
        const base = side(job.base);
        return { ...job, base, head: side(job.head) };
    });
}
/** Never rejects: one file that meets a fault here may not take the others along, nor pass for it. */
async function perform(task) {
    try {
        switch (task.kind) {
            case 'compare':
                return { comparison: await compare(task) };
            case 'files':
                return await inFiles(task.job);
            case 'read':
                return { read: await readHead(task.job) };
            case 'picture':
                return { picture: await (await __webpack_require__.e(/* import() */ 3374).then(__webpack_require__.bind(__webpack_require__, 93374))).drawPictures(task.job) };
            case 'gate':
                return { gate: await (await __webpack_require__.e(/* import() */ 8083).then(__webpack_require__.bind(__webpack_require__, 88083))).performGateTask(task.task) };
        }
    }
    catch (error) {
        return { failure: `its reader failed (${error instanceof Error ? error.message : 'unknown error'})` };
    }
}
async function inFiles(job) {
    const comparison = await (0,_large_files_js__WEBPACK_IMPORTED_MODULE_3__/* .compareFiles */ .hZ)(job, _large_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SIDE_BYTES */ .Dv);
    return comparison === undefined ? { failure: _large_files_js__WEBPACK_IMPORTED_MODULE_3__/* .OVER_MAX_SIDE */ .c5 } : { comparison };
}
/** What it reads in full is kept for the gates, which ask about the same file next. */
async function compare({ job }) {
    const quick = await quickly(job);
    if (quick !== undefined)
        return quick;
    const bytes = job.base.bytes.length + job.head.bytes.length;
    if (bytes < _large_files_js__WEBPACK_IMPORTED_MODULE_3__/* .LEAST_KEPT_BYTES */ .dN)
        return (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.comparePlainly)(job);
    const { keeping, makeRoom } = await __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 30034));
    makeRoom(bytes);
    return (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.comparePlainly)(job, undefined, keeping(job));
}
/** The answer that takes no reading in full; undefined where there is none, or where something failed. */
async function quickly(job) {
    try {
        return await (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareQuickly)(job);
    }
    catch {
        // Whoever compares in full meets the same fault and says so.
        return undefined;
    }
}
async function readHead({ path, head, rule, limits }) {
    if (head.mode === '120000')
        return { format: 'symlink', failures: [] };
    if (head.mode === '160000')
        return { format: 'submodule', failures: [] };
    const { bytes } = head;
    const read = bytes.length < _large_files_js__WEBPACK_IMPORTED_MODULE_3__/* .LEAST_KEPT_BYTES */ .dN
        ? (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readOne */ .JF)(path, bytes, (0,_documents_read_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionsOf */ .M)(rule, limits))
        : __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 30034)).then(({ readByRule }) => readByRule({ path, bytes, rule, limits }));
    const { document, failure } = await read;
    return { format: document.format, failures: failure === undefined ? [] : [failure] };
}


/***/ })

};
