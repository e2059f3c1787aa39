export const id = 7787;
export const ids = [7787];
export const modules = {

/***/ 27787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ MAX_IMAGE_PIXELS),
/* harmony export */   Bx: () => (/* binding */ MAX_INFLATED_BYTES),
/* harmony export */   Fm: () => (/* binding */ MAX_LARGE_BYTES),
/* harmony export */   SO: () => (/* binding */ MAX_NUMBER_CHARACTERS),
/* harmony export */   ib: () => (/* binding */ MAX_ARCHIVE_DEPTH),
/* harmony export */   uk: () => (/* binding */ MAX_ARCHIVE_MEMBERS),
/* harmony export */   wF: () => (/* binding */ MAX_INFLATION_RATIO)
/* harmony export */ });
/** Longest number literal that is compared as a number. */
const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
const MAX_INFLATED_BYTES = 268_435_456;
const MAX_INFLATION_RATIO = 200;
const MAX_ARCHIVE_DEPTH = 4;
const MAX_ARCHIVE_MEMBERS = 10_000;
const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
const MAX_LARGE_BYTES = 268_435_456;


/***/ })

};
