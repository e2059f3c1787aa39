export const id = 8734;
export const ids = [8734];
export const modules = {

/***/ 58734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lfs: () => (/* binding */ lfs)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59451);

const lfs = {
    id: 'lfs',
    read: ({ bytes }) => {
        const pointer = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(bytes);
        if (pointer === undefined)
            return { ok: false, reason: 'not a well-formed Git LFS pointer', line: 1, column: 1 };
        return { ok: true, document: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerDocument */ .Rx)(pointer) };
    },
};


/***/ })

};
