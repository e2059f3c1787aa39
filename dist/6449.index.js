export const id = 6449;
export const ids = [6449];
export const modules = {

/***/ 36449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMessage: () => (/* binding */ readMessage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** A commit message that is being written. @throws {FixtureGateError} BAD_USAGE */
function readMessage(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_USAGE', `the message file ${JSON.stringify(file)} cannot be read (${cause.code ?? 'unknown error'})`, 'give the file that git hands to a commit-msg hook: fixture-gate trailers --check "$1"', { cause });
    }
}


/***/ })

};
