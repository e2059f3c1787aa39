export const id = 623;
export const ids = [623];
export const modules = {

/***/ 30623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   performGateTask: () => (/* binding */ performGateTask)
/* harmony export */ });
/** Worker side of `GateWork`. */
async function performGateTask(task) {
    switch (task.kind) {
        case 'schema':
            return (await Promise.all(/* import() */[__webpack_require__.e(2242), __webpack_require__.e(9374)]).then(__webpack_require__.bind(__webpack_require__, 72242))).checkSchema(task);
        case 'properties':
            return (await __webpack_require__.e(/* import() */ 7417).then(__webpack_require__.bind(__webpack_require__, 27417))).checkProperties(task);
        case 'structured':
            return (await __webpack_require__.e(/* import() */ 1217).then(__webpack_require__.bind(__webpack_require__, 21217))).observeStructured(task.job);
        case 'bounds':
            return (await __webpack_require__.e(/* import() */ 3015).then(__webpack_require__.bind(__webpack_require__, 83015))).checkBounds(task.job, task.bounds);
    }
}


/***/ })

};
