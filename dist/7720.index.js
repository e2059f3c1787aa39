export const id = 7720;
export const ids = [7720];
export const modules = {

/***/ 27720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gz: () => (/* binding */ gz)
/* harmony export */ });
/* harmony import */ var _archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);

/** One file compressed by gzip. Header fields (time, name, level, system) are layout; the content is all that counts. */
const gz = (0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__/* .packedFormat */ .s)({ id: 'gz', compression: 'gzip', endings: ['gz', 'gzip'] });


/***/ })

};
