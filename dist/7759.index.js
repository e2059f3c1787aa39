export const id = 7759;
export const ids = [7759];
export const modules = {

/***/ 7759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   xz: () => (/* binding */ xz)
/* harmony export */ });
/* harmony import */ var _archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);

/** One file compressed by xz. */
const xz = (0,_archives_packed_file_js__WEBPACK_IMPORTED_MODULE_0__/* .packedFormat */ .s)({ id: 'xz', compression: 'xz', endings: ['xz'] });


/***/ })

};
