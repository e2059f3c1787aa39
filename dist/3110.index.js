export const id = 3110;
export const ids = [3110];
export const modules = {

/***/ 53110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DOCUMENT_FORMATS: () => (/* binding */ DOCUMENT_FORMATS),
/* harmony export */   renderDocument: () => (/* binding */ renderDocument),
/* harmony export */   reporters: () => (/* binding */ reporters)
/* harmony export */ });
/**
 * Every reporter, in alphabetical order of id. `document` ones give one text and stand behind `--format`; the others
 * give what a few lines of the action post. Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const reporters = [
    { id: 'check-run', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(1413)]).then(__webpack_require__.bind(__webpack_require__, 75010))).checkRun },
    { id: 'comment', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(8396)]).then(__webpack_require__.bind(__webpack_require__, 92447))).comment },
    { id: 'html', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(7550)]).then(__webpack_require__.bind(__webpack_require__, 5535))).html },
    { id: 'job-summary', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(8183)]).then(__webpack_require__.bind(__webpack_require__, 95324))).jobSummary },
    { id: 'json', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 846).then(__webpack_require__.bind(__webpack_require__, 90846))).json },
    { id: 'junit', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 3358).then(__webpack_require__.bind(__webpack_require__, 83358))).junit },
    { id: 'markdown', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(6004)]).then(__webpack_require__.bind(__webpack_require__, 20333))).markdown },
    { id: 'sarif', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(2887)]).then(__webpack_require__.bind(__webpack_require__, 26954))).sarif },
    { id: 'terminal', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(2448), __webpack_require__.e(2759)]).then(__webpack_require__.bind(__webpack_require__, 32448))).terminal },
    {
        id: 'workflow-commands',
        output: 'posted',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(2471)]).then(__webpack_require__.bind(__webpack_require__, 92012))).workflowCommands,
    },
];
function isDocument(entry) {
    return entry.output === 'document';
}
/** What `--format` takes. */
const DOCUMENT_FORMATS = reporters.filter(isDocument).map(({ id }) => id);
/** One document of the report. Loads nothing but its reporter. */
async function renderDocument(format, report, context = {}) {
    const entry = reporters.filter(isDocument).find(({ id }) => id === format);
    if (entry === undefined)
        throw new RangeError(`no reporter is called ${format}`);
    return (await entry.load()).render(report, context);
}


/***/ })

};
