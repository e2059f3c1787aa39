export const id = 7720;
export const ids = [7720];
export const modules = {

/***/ 4325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ packedFormat)
/* harmony export */ });
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35282);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98339);


/** Endings that say who wrote a file stay on the name; what is before them is the compression's. */
const WRITERS = String.raw `(?:\.(?:approved|expected|golden|received|verified))*`;
/** The name that the content would have without its compression: `a.json.gz` is `a.json`. */
function innerName(path, endings) {
    if (path.toLowerCase().endsWith('.svgz'))
        return path.slice(0, -1);
    const pattern = new RegExp(String.raw `\.(?:${endings.join('|')})(${WRITERS})$`, 'i');
    return path.replace(pattern, '$1');
}
/**
 * A file that is one other file compressed is compared as that file, so that a place inside reads as it would without
 * the compression. Which format it is inside is declared: `format` itself only says how it is packed.
 */
function packedFormat({ id, compression, endings }) {
    return { id, read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => readPacked(id, compression, endings, input)) };
}
async function readPacked(id, compression, endings, input) {
    // A zstd file may begin with frames that say something else and are passed over, which its reader knows.
    if (compression !== 'zstd' && compression !== 'gzip' && (0,_inflate_js__WEBPACK_IMPORTED_MODULE_1__/* .compressionOf */ .MB)(input.bytes) !== compression)
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(`not compressed by ${compression}`);
    const { unpackFile } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 40365));
    const unpacked = await unpackFile(compression, input.bytes, (0,_inflate_js__WEBPACK_IMPORTED_MODULE_1__/* .roomFor */ .N_)(input));
    const inner = await input.openMember(innerName(input.path, endings), unpacked.bytes);
    const named = (facts) => Object.fromEntries(Object.entries(facts).map(([key, value]) => [`${id} ${key}`, value]));
    const facts = { ...inner.facts, ...unpacked.facts };
    return {
        ok: true,
        document: {
            ...inner,
            format: id,
            declared: { ...inner.declared, 'format inside': inner.format },
            ...(Object.keys(facts).length === 0 ? {} : { facts }),
            layout: { ...inner.layout, ...named(unpacked.layout) },
        },
    };
}


/***/ }),

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
