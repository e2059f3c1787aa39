export const id = 5595;
export const ids = [5595];
export const modules = {

/***/ 5595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jpeg: () => (/* binding */ jpeg)
/* harmony export */ });
/* harmony import */ var _binaries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26729);
/* harmony import */ var _images_jpeg_decoder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40172);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35282);



/**
 * JPEG, decoded by one decoder on both sides: pixels are those that it makes. Exif orientation, density and colour
 * profile are values, the other metadata layout.
 */
const jpeg = { id: 'jpeg', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => read(input)) };
async function read(input) {
    const { parts, rgba, facts } = await (0,_images_jpeg_decoder_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJpeg */ .r)(input.bytes, input);
    const { width, height, layout } = parts;
    const content = { kind: 'image', width, height, depth: 8, frames: [rgba] };
    return (0,_binaries_js__WEBPACK_IMPORTED_MODULE_0__/* .binaryResult */ .Fy)({ format: 'jpeg', content, facts, layout });
}


/***/ })

};
