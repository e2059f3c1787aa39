export const id = 1147;
export const ids = [1147];
export const modules = {

/***/ 61147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   optimiseLater: () => (/* binding */ optimiseLater)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/** Eight times V8's own. Bytecode executed before a function is looked at for optimisation, in bytes. */
const INTERRUPT_BUDGET = 540_672;
/**
 * Lets the compiler of Node 20 wait: a check runs for a second or two, and a quarter of its processor time went into optimising functions that meet
 * other shapes with the next fixture and are thrown back (docs/adr/0290). Later releases wait by themselves.
 */
function optimiseLater() {
    if (process.versions.v8.startsWith('11.'))
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(`--interrupt-budget=${INTERRUPT_BUDGET}`);
}


/***/ })

};
