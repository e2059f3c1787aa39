export const id = 8083;
export const ids = [8083];
export const modules = {

/***/ 8083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   performGateTask: () => (/* binding */ performGateTask)
/* harmony export */ });
/** Worker side of `GateWork`. */
async function performGateTask(task) {
    switch (task.kind) {
        case 'structured':
            return (await __webpack_require__.e(/* import() */ 6053).then(__webpack_require__.bind(__webpack_require__, 6053))).observeStructured(task.job);
        case 'bounds':
            return (await __webpack_require__.e(/* import() */ 4763).then(__webpack_require__.bind(__webpack_require__, 4763))).checkBounds(task.job, task.bounds);
    }
}


/***/ })

};
