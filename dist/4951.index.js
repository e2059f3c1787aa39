export const id = 4951;
export const ids = [4951];
export const modules = {

/***/ 34951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bz2: () => (/* binding */ bz2)
/* harmony export */ });
/* harmony import */ var _archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);

/** One file compressed by bzip2. */
const bz2 = (0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__/* .packedFormat */ .s)({ id: 'bz2', compression: 'bzip2', endings: ['bz2'] });


/***/ })

};
