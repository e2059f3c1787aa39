export const id = 8713;
export const ids = [8713];
export const modules = {

/***/ 29041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ decline),
/* harmony export */   FX: () => (/* binding */ Declined),
/* harmony export */   cz: () => (/* binding */ LARGE_BYTES),
/* harmony export */   rU: () => (/* binding */ isLargeFormat),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony export LARGE_FORMATS */
/** Below it, on the smaller side, a file is read as a whole. Bytes. */
const LARGE_BYTES = 8_388_608;
/** Formats that are compared while they are read (`comparison/large/`). */
const LARGE_FORMATS = ['csv', 'jsonl', 'text', 'npy'];
function isLargeFormat(id) {
    return LARGE_FORMATS.includes(id);
}
function sourceOf(bytes) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { size: all.length, read: (offset, length) => all.subarray(offset, offset + length) };
}
/**
 * A fast path has no answer, so the plain one gives it (docs/adr/0160, docs/adr/0200). Thrown, because the places that find
 * out stand deep inside the comparer's own code; `compareLarge` and `compareEdited` catch it and nothing else does.
 */
class Declined extends Error {
    name = 'Declined';
}
/** Never returns: `return decline(...)` reads as what it is. */
function decline(why) {
    throw new Declined(why);
}


/***/ }),

/***/ 66569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   perform: () => (/* binding */ perform),
/* harmony export */   performQuickly: () => (/* binding */ performQuickly),
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63040);
/* harmony import */ var _documents_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17932);
/* harmony import */ var _documents_read_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84975);




/** Worker role: takes tasks one at a time and answers each. */
async function serve() {
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (task) => {
        void perform(task).then((answer) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(answer));
    });
    const { keepUpTo, WORKER_KEPT_BYTES } = await __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 30034));
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
    const { compareFiles, MAX_SIDE_BYTES, OVER_MAX_SIDE } = await __webpack_require__.e(/* import() */ 2826).then(__webpack_require__.bind(__webpack_require__, 72826));
    const comparison = await compareFiles(job, MAX_SIDE_BYTES);
    return comparison === undefined ? { failure: OVER_MAX_SIDE } : { comparison };
}
/** Below it nothing is kept, and what would keep it need not be loaded. */
const LEAST_KEPT_BYTES = 65_536;
/** What it reads in full is kept for the gates, which ask about the same file next. */
async function compare({ job, plainly }) {
    const quick = plainly === true ? undefined : await (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareQuickly)(job);
    if (quick !== undefined)
        return quick;
    const bytes = job.base.bytes.length + job.head.bytes.length;
    if (bytes < LEAST_KEPT_BYTES)
        return (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.comparePlainly)(job);
    const { keeping, makeRoom } = await __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 30034));
    makeRoom(bytes);
    return (0,_comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.comparePlainly)(job, undefined, keeping(job));
}
async function readHead({ path, head, rule, limits }) {
    if (head.mode === '120000')
        return { format: 'symlink', failures: [] };
    if (head.mode === '160000')
        return { format: 'submodule', failures: [] };
    const { bytes } = head;
    const read = bytes.length < LEAST_KEPT_BYTES
        ? (0,_documents_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readOne */ .JF)(path, bytes, (0,_documents_read_options_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionsOf */ .M)(rule, limits))
        : __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 30034)).then(({ readByRule }) => readByRule({ path, bytes, rule, limits }));
    const { document, failure } = await read;
    return { format: document.format, failures: failure === undefined ? [] : [failure] };
}


/***/ })

};
