export const id = 8083;
export const ids = [8083];
export const modules = {

/***/ 88083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   performGateTask: () => (/* binding */ performGateTask)
/* harmony export */ });
/** Worker side of `GateWork`. */
async function performGateTask(task) {
    switch (task.kind) {
        case 'schema':
            return (await Promise.all(/* import() */[__webpack_require__.e(3542), __webpack_require__.e(1184)]).then(__webpack_require__.bind(__webpack_require__, 33542))).checkSchema(task);
        case 'properties':
            return (await __webpack_require__.e(/* import() */ 9372).then(__webpack_require__.bind(__webpack_require__, 39372))).checkProperties(task);
        case 'structured':
            return (await __webpack_require__.e(/* import() */ 6053).then(__webpack_require__.bind(__webpack_require__, 76053))).observeStructured(task.job);
        case 'bounds':
            return (await __webpack_require__.e(/* import() */ 4763).then(__webpack_require__.bind(__webpack_require__, 64763))).checkBounds(task.job, task.bounds);
    }
}


/***/ })

};
