export const id = 6040;
export const ids = [6040];
export const modules = {

/***/ 66040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zst: () => (/* binding */ zst)
/* harmony export */ });
/* harmony import */ var _archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);

/** One file compressed by Zstandard. */
const zst = (0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__/* .packedFormat */ .s)({ id: 'zst', compression: 'zstd', endings: ['zst', 'zstd'] });


/***/ })

};
