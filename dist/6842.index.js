export const id = 6842;
export const ids = [6842];
export const modules = {

/***/ 36842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkMessage: () => (/* binding */ checkMessage)
/* harmony export */ });
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95874);
/* harmony import */ var _mending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22244);
/* harmony import */ var _trailers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73070);



const SCISSORS = '# ------------------------ >8 ------------------------';
const NOBODY = { name: '', email: '' };
/**
 * What is wrong with the message of a commit that is being made; every fix is text for that message. Only trailers are
 * asked for: approvals and reviews come after the commit.
 */
function checkMessage(check) {
    const { changes, policy, isFixture, author = NOBODY } = check;
    const changed = new Set(changes.map(({ path }) => path));
    const commit = {
        sha: _mending_js__WEBPACK_IMPORTED_MODULE_1__/* .DRAFT_SHA */ .zt,
        parents: [],
        author,
        committer: author,
        committedAt: 0,
        message: withoutComments(check.message),
        changes,
    };
    return (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .reviewChanges */ .o)({
        findings: check.findings.filter(({ path }) => changed.has(path)),
        commits: [commit],
        policy,
        isFixture,
        requires: (path, classes) => check.requires(path, classes).filter((kind) => kind === 'trailer'),
        headKind: 'commit',
        isDraft: true,
    });
}
/**
 * Git drops comments and everything behind the scissors once the hook is through. Comments become a bare `#`, which the
 * trailer reader skips just the same, so that lines keep their numbers and an example in a template is no near miss.
 */
function withoutComments(message) {
    const lines = (0,_trailers_js__WEBPACK_IMPORTED_MODULE_2__/* .messageLines */ .VL)(message);
    const cut = lines.indexOf(SCISSORS);
    const kept = cut === -1 ? lines : lines.slice(0, cut);
    return kept.map((line) => `${line.startsWith('#') ? '#' : line}\n`).join('');
}


/***/ })

};
