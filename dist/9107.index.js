export const id = 9107;
export const ids = [9107];
export const modules = {

/***/ 99107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unxz: () => (/* binding */ unxz)
/* harmony export */ });
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);

/** What xz-embedded answers where the file may be fine and it cannot go on: memory, its limit, filters, checks. */
const LIMITS = {
    3: 'it asks for more memory than there is',
    4: 'its dictionary is larger than what is read here',
    6: 'it uses a filter or a checksum that is not read here',
};
/** Node finds no names in this CommonJS package and gives it as the default; the bundle has them. */
async function streamReader() {
    const library = await __webpack_require__.e(/* import() */ 6642).then(__webpack_require__.t.bind(__webpack_require__, 36642, 19));
    return (library.default ?? library).XzReadableStream;
}
/**
 * All streams of an .xz file, checksums verified, as xz writes them; `room` in bytes. The library (xz-embedded as
 * WebAssembly) refuses whatever follows that is neither a stream nor padding.
 */
async function unxz(bytes, room) {
    const XzReadableStream = await streamReader();
    const source = new ReadableStream({
        start(controller) {
            controller.enqueue(bytes);
            controller.close();
        },
    });
    const reader = new XzReadableStream(source).getReader();
    const parts = [];
    let total = 0;
    for (;;) {
        const next = await reader.read().catch((error) => broken(error));
        if (next.done)
            return Buffer.concat(parts);
        total += next.value.length;
        if (total > room) {
            // The library takes one file after the other: one that is left open would keep the next one waiting.
            await reader.cancel();
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopAtLimit */ .zK)(`unpacks to more than the ${room} bytes that are left for it`);
        }
        parts.push(next.value);
    }
}
function broken(error) {
    const code = error instanceof Error ? /error code (\d+)$/.exec(error.message)?.[1] : undefined;
    const limit = code === undefined ? undefined : LIMITS[code];
    return limit === undefined ? (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)('compressed data are broken or cut off') : (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopAtLimit */ .zK)(limit);
}


/***/ })

};
