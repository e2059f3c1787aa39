export const id = 7050;
export const ids = [7050];
export const modules = {

/***/ 27050:
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
    { id: 'check-run', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(9294)]).then(__webpack_require__.bind(__webpack_require__, 39294))).checkRun },
    { id: 'comment', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(1256)]).then(__webpack_require__.bind(__webpack_require__, 50571))).comment },
    { id: 'html', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(278)]).then(__webpack_require__.bind(__webpack_require__, 76076))).html },
    { id: 'job-summary', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(8474)]).then(__webpack_require__.bind(__webpack_require__, 9024))).jobSummary },
    { id: 'json', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 2082).then(__webpack_require__.bind(__webpack_require__, 12082))).json },
    { id: 'junit', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 8706).then(__webpack_require__.bind(__webpack_require__, 78706))).junit },
    { id: 'markdown', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(8703)]).then(__webpack_require__.bind(__webpack_require__, 77001))).markdown },
    { id: 'sarif', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(9220)]).then(__webpack_require__.bind(__webpack_require__, 69406))).sarif },
    { id: 'terminal', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(7243), __webpack_require__.e(3662)]).then(__webpack_require__.bind(__webpack_require__, 67243))).terminal },
    {
        id: 'workflow-commands',
        output: 'posted',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(4104)]).then(__webpack_require__.bind(__webpack_require__, 54104))).workflowCommands,
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
