export const id = 9226;
export const ids = [9226];
export const modules = {

/***/ 79226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var _open_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36115);

/** The gate on a repository. */
async function check({ request, output, failOn }) {
    // Git looks up the revisions while what judges them is loaded.
    const opening = (0,_open_request_js__WEBPACK_IMPORTED_MODULE_0__/* .openRequested */ .z)(request);
    opening.catch(() => undefined);
    const [{ gate }, { renderDocument }, { exitCodeFor }, { terminalContext, writeReport }, { terminalProgress }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6264), __webpack_require__.e(8684), __webpack_require__.e(1041), __webpack_require__.e(8384), __webpack_require__.e(6461), __webpack_require__.e(1600), __webpack_require__.e(3670), __webpack_require__.e(9572), __webpack_require__.e(2242), __webpack_require__.e(2414), __webpack_require__.e(5731)]).then(__webpack_require__.bind(__webpack_require__, 32414)),
        __webpack_require__.e(/* import() */ 7050).then(__webpack_require__.bind(__webpack_require__, 27050)),
        __webpack_require__.e(/* import() */ 7966).then(__webpack_require__.bind(__webpack_require__, 57966)),
        __webpack_require__.e(/* import() */ 4909).then(__webpack_require__.bind(__webpack_require__, 14909)),
        Promise.all(/* import() */[__webpack_require__.e(6264), __webpack_require__.e(8684), __webpack_require__.e(1041), __webpack_require__.e(8384), __webpack_require__.e(6461), __webpack_require__.e(1600), __webpack_require__.e(3670), __webpack_require__.e(9572), __webpack_require__.e(2242), __webpack_require__.e(2414), __webpack_require__.e(8053)]).then(__webpack_require__.bind(__webpack_require__, 45303)),
    ]);
    const progress = terminalProgress(output.verbosity);
    const report = await gate({ ...request, illustrate: output.format === 'html' }, progress, opening);
    progress.end();
    writeReport(await renderDocument(output.format, report, terminalContext(output)), output);
    return exitCodeFor(report, failOn);
}


/***/ }),

/***/ 36115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50084);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
}
/** Names that the request has to have looked up, whatever else it finds. */
function namesOf({ range }) {
    if (range.kind === 'commits')
        return [range.head.sha, range.base.sha];
    const base = range.kind === 'revisions' ? range.base : (range.base ?? 'HEAD');
    return [range.kind === 'revisions' ? range.head : 'HEAD', ...(base === undefined ? [] : [base])];
}
/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook() {
    const indexFile = process.env['GIT_INDEX_FILE'];
    return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}


/***/ })

};
