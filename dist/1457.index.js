export const id = 1457;
export const ids = [1457];
export const modules = {

/***/ 31457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   npz: () => (/* binding */ npz)
/* harmony export */ });
/* harmony import */ var _archives_zip_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49361);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);


/** Arrays of numpy in a zip archive, each a member under its name. */
const npz = { id: 'npz', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => (0,_archives_zip_members_js__WEBPACK_IMPORTED_MODULE_0__/* .readZipMembers */ .v)(input, 'npz')) };


/***/ })

};
