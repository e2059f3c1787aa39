export const id = 42;
export const ids = [42];
export const modules = {

/***/ 10042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   symlink: () => (/* binding */ symlink)
/* harmony export */ });
/** Chosen by git mode 120000; the bytes are the target, every one of which counts. A link is never followed. */
const symlink = {
    id: 'symlink',
    read: ({ bytes }) => ({
        ok: true,
        document: {
            format: 'symlink',
            readings: [{ label: '', content: { kind: 'tree', root: target(bytes) } }],
            declared: {},
            layout: {},
            notices: [],
        },
    }),
};
/** Targets are bytes. Those that are no UTF-8 stay bytes, so that no two meet in one replacement character. */
function target(bytes) {
    try {
        return { kind: 'string', value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), line: 1 };
    }
    catch {
        return { kind: 'binary', bytes, line: 1 };
    }
}


/***/ })

};
