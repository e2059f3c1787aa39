export const id = 4423;
export const ids = [4423];
export const modules = {

/***/ 94423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffFolders: () => (/* binding */ diffFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29233);
/* harmony import */ var _reporters_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53110);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11730);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57767);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4257);









/** More files than this are no folder of fixtures; a person named the wrong one. */
const MAX_FILES = 100_000;
/** Two folders, file by file. Exit code as for two files: 0 where all are equal or differ by drift, 1 for anything more. */
async function diffFolders(invocation) {
    const [before, after] = await Promise.all([filesBelow(invocation.base), filesBelow(invocation.head)]);
    const policy = await (0,_diff_js__WEBPACK_IMPORTED_MODULE_7__.policyOf)(invocation);
    const judge = (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__.createJudge)();
    const findings = [];
    let equal = 0;
    try {
        for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
            const base = await readSide(invocation.base, name, before);
            const head = await readSide(invocation.head, name, after);
            if (base !== null && head !== null && (0,_diff_js__WEBPACK_IMPORTED_MODULE_7__.isSame)(base.facts, head.facts))
                equal += 1;
            else
                findings.push(await (0,_diff_js__WEBPACK_IMPORTED_MODULE_7__.compare)(pathOf(invocation, name), base, head, policy, judge));
        }
    }
    finally {
        await judge.close();
    }
    const reviewed = findings.map((finding) => ({ ...finding, record: { status: 'not-required' } }));
    (0,_output_js__WEBPACK_IMPORTED_MODULE_8__.writeReport)(await render(reviewed, { equal, policy }, invocation), invocation.output);
    return findings.every((finding) => finding.class === 'TOLERANCE_DRIFT') ? 0 : 1;
}
async function readSide(folder, name, names) {
    const kind = names.get(name);
    if (kind === undefined)
        return null;
    return kind === 'link' ? (0,_diff_js__WEBPACK_IMPORTED_MODULE_7__.readLinkAt)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)) : (0,_diff_js__WEBPACK_IMPORTED_MODULE_7__.read)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
}
/**
 * Names of files and links, relative to the folder, with forward slashes. Links are not followed, and git's own folder is passed over.
 * @throws FixtureGateError at anything else, such as a pipe.
 */
async function filesBelow(folder) {
    const found = new Map();
    const waiting = [''];
    for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true })) {
            const name = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && entry.name !== '.git')
                waiting.push(name);
            else if (entry.isFile())
                found.set(name, 'file');
            else if (entry.isSymbolicLink())
                found.set(name, 'link');
            else if (!entry.isDirectory())
                refuseSpecial((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
            if (found.size > MAX_FILES) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(folder)} holds more than ${MAX_FILES} files`, 'name the folder that the fixtures lie in');
            }
        }
    }
    return found;
}
/** To read a pipe may wait for ever, and to pass one over would call folders equal that are not. */
function refuseSpecial(path) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(path)} is no file, link or folder, so it cannot be compared`, 'name folders without pipes, sockets and devices');
}
/** The path that chooses format and rules: the file's place below head's folder, or below the one that `--as` names. */
function pathOf({ as, head }, name) {
    const folder = (as ?? head)
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    return folder === '' || folder === '.' ? name : `${folder}/${name}`;
}
async function render(findings, { equal, policy }, { output }) {
    if (output.format === 'json') {
        const { renderFindingJson } = await __webpack_require__.e(/* import() */ 846).then(__webpack_require__.bind(__webpack_require__, 90846));
        return `[${findings.map(renderFindingJson).join(',\n')}]`;
    }
    if (output.format === 'terminal') {
        const { renderFindings } = await __webpack_require__.e(/* import() */ 432).then(__webpack_require__.bind(__webpack_require__, 10432));
        return renderFindings(findings, equal, (0,_output_js__WEBPACK_IMPORTED_MODULE_8__.terminalContext)(output));
    }
    // For documents the digests of all files on a side stand in for its revision.
    const side = (name) => {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1');
        for (const finding of findings)
            hash.update(`${finding.path}\0${finding[name]?.sha256 ?? ''}\0`);
        return hash.digest('hex');
    };
    const report = (0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_6__.buildReport)({
        range: {
            base: { sha: side('base') },
            head: { sha: side('head') },
            mergeBase: side('base'),
            mergeBases: [],
            headKind: 'commit',
        },
        policy,
        findings,
        gates: [],
        stats: {
            commits: 0,
            changedPaths: findings.length,
            fixtures: findings.length,
            suppressed: findings.reduce((sum, { suppressed }) => sum + suppressed, 0),
            patterns: [],
            milliseconds: {},
        },
    });
    return (0,_reporters_index_js__WEBPACK_IMPORTED_MODULE_5__.renderDocument)(output.format, report, (0,_output_js__WEBPACK_IMPORTED_MODULE_8__.terminalContext)(output));
}


/***/ })

};
