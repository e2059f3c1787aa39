export const id = 7459;
export const ids = [7459];
export const modules = {

/***/ 67459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   submodule: () => (/* binding */ submodule)
/* harmony export */ });
/** Chosen by git mode 160000; the bytes are the commit id in hex. */
const submodule = {
    id: 'submodule',
    read: ({ bytes }) => {
        const commit = new TextDecoder('utf-8').decode(bytes).trim();
        if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) {
            return { ok: false, reason: 'not a commit id of 40 or 64 hex digits', line: 1, column: 1 };
        }
        return {
            ok: true,
            document: {
                format: 'submodule',
                readings: [{ label: '', content: { kind: 'tree', root: { kind: 'string', value: commit, line: 1 } } }],
                declared: {},
                layout: {},
                notices: [],
            },
        };
    },
};


/***/ })

};
