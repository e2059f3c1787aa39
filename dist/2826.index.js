export const id = 2826;
export const ids = [2826];
export const modules = {

/***/ 72826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_SIDE_BYTES: () => (/* binding */ MAX_SIDE_BYTES),
/* harmony export */   OVER_MAX_SIDE: () => (/* binding */ OVER_MAX_SIDE),
/* harmony export */   compareFiles: () => (/* binding */ compareFiles),
/* harmony export */   n: () => (/* binding */ digestsOf)
/* harmony export */ });
/* unused harmony export compareLargeFiles */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);



/** Bytes that are read at once to take a digest. */
const CHUNK = 1_048_576;
/** A larger side is not held in memory: it is compared while it is read, or not at all. */
const MAX_SIDE_BYTES = 536_870_912;
const OVER_MAX_SIDE = `over ${MAX_SIDE_BYTES / 1_048_576} MiB a side`;
/** Compares two files that differ without holding them. Undefined where the fast path has no answer (docs/adr/0200). */
async function compareLargeFiles(job) {
    const [{ compareLarge, LARGE }, { modes }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(3040), __webpack_require__.e(152)]).then(__webpack_require__.bind(__webpack_require__, 80152)),
        Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(3040)]).then(__webpack_require__.bind(__webpack_require__, 63040)),
    ]);
    return withFile(job.base.file, (left) => withFile(job.head.file, (right) => compareLarge(job, left, right, LARGE, () => modes(job))));
}
/**
 * Compares two files that differ: without holding them where that has an answer, else with both in memory. Undefined
 * where one is larger than `most` bytes and has to be held.
 */
async function compareFiles(job, most) {
    const large = await compareLargeFiles(job);
    if (large !== undefined)
        return large;
    const [base, head] = [job.base, job.head];
    if ([base, head].some(({ file }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).size > most))
        return undefined;
    const { comparePlainly } = await Promise.all(/* import() */[__webpack_require__.e(9817), __webpack_require__.e(3158), __webpack_require__.e(3040)]).then(__webpack_require__.bind(__webpack_require__, 63040));
    return comparePlainly({
        ...job,
        base: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(base.file), mode: base.mode },
        head: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(head.file), mode: head.mode },
    });
}
/** The file's digests, as `BlobFacts` has them. */
async function digestsOf(path) {
    return withFile(path, async (source) => {
        const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${source.size}\0`);
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for (let at = 0; at < source.size; at += CHUNK) {
            const bytes = source.read(at, Math.min(CHUNK, source.size - at));
            id.update(bytes);
            digest.update(bytes);
        }
        return { oid: id.digest('hex'), sha256: digest.digest('hex'), size: source.size };
    });
}
async function withFile(path, use) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        return await use(fileSource(file));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** One buffer for all reads: what a read gives is valid until the next one. */
function fileSource(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    let buffer = Buffer.alloc(0);
    return {
        size,
        read: (offset, length) => {
            if (buffer.length < length)
                buffer = Buffer.alloc(length);
            let filled = 0;
            while (filled < length) {
                const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, filled, length - filled, offset + filled);
                if (count === 0)
                    throw new Error('a file became shorter while it was read');
                filled += count;
            }
            return buffer.subarray(0, length);
        },
    };
}


/***/ })

};
