export const id = 9364;
export const ids = [9364];
export const modules = {

/***/ 69364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   binary: () => (/* binding */ binary)
/* harmony export */ });
/** The last resort, and what a policy names for files that nobody shall read: bytes are equal or they are not. */
const binary = {
    id: 'binary',
    read: ({ bytes }) => ({
        ok: true,
        document: {
            format: 'binary',
            readings: [{ label: '', content: { kind: 'opaque', bytes, why: 'binary data, compared byte by byte' } }],
            declared: {},
            layout: {},
            notices: [],
        },
    }),
};


/***/ })

};
