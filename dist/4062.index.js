export const id = 4062;
export const ids = [4062];
export const modules = {

/***/ 24062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zip: () => (/* binding */ zip)
/* harmony export */ });
/* harmony import */ var _archives_zip_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49361);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/**
 * A zip archive, member by member. Names and types are shape; contents, link targets and the right to execute are
 * values; times, order, compression, extra fields and comments are layout. Nothing is ever written to disk, so a name
 * like `../x` is a name.
 */
const zip = { id: 'zip', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => (0,_archives_zip_members_js__WEBPACK_IMPORTED_MODULE_0__/* .readZipMembers */ .v)(input, 'zip')) };


/***/ })

};
