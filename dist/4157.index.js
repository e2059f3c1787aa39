export const id = 4157;
export const ids = [4157];
export const modules = {

/***/ 34157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ledger: () => (/* binding */ ledger)
/* harmony export */ });
/* harmony import */ var _gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52311);
/* harmony import */ var _gates_seal_ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37389);
/* harmony import */ var _reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90990);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18008);
/* harmony import */ var _seal_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57138);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4257);
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11280);







/** `ledger check` and `ledger propose`. Reads, prints, and writes nothing (requirement M9). */
async function ledger(invocation) {
    return (0,_seal_source_js__WEBPACK_IMPORTED_MODULE_2__/* .withSealSource */ .t)(invocation.request, async (source) => invocation.action === 'check' ? check(source, invocation) : propose(source, invocation));
}
async function check(source, { output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__.readSeal)(source);
    const ledgers = facts?.ledgers ?? [];
    if (facts === undefined || ledgers.length === 0) {
        const names = source.policy.ledger.map(({ file }) => file);
        process.stderr.write((0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .nothingToCheck */ .JW)('ledger', names, source));
        return 0;
    }
    const problems = (0,_gates_seal_ledger_js__WEBPACK_IMPORTED_MODULE_1__/* .ledgerProblems */ .E)(facts);
    const files = ledgers.reduce((sum, one) => sum + one.files.size, 0);
    const entries = ledgers.reduce((sum, { head }) => sum + (head?.entries.length ?? 0), 0);
    const summary = `${entries} ledger ${entries === 1 ? 'entry' : 'entries'} for ${files} ${files === 1 ? 'file' : 'files'}`;
    (0,_output_js__WEBPACK_IMPORTED_MODULE_3__.writeReport)([...(problems.length > 0 ? [(0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblems */ .yg)(problems)] : []), summary].join('\n'), output);
    return (0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .hasError */ .JD)(problems) ? 1 : 0;
}
async function propose(source, { paths, output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__.readSeal)(source, { ledgerIsNew: true });
    const chosen = paths.length === 0 ? undefined : new Set((0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .expandPaths */ .pR)(await source.files('head'), paths));
    const printed = [];
    for (const one of facts?.ledgers ?? []) {
        const entries = proposed(one, chosen);
        for (const { path } of one.head?.entries ?? []) {
            if (chosen === undefined && !one.files.has(path)) {
                process.stderr.write(`${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(path)} is gone: delete its entry from ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(one.file)}\n`);
            }
        }
        if (entries.size === 0)
            continue;
        process.stderr.write(`For ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(one.file)}, once you have looked at the files:\n`);
        printed.push((0,_reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_6__/* .encodeJson */ .Pr)(Object.fromEntries(entries), 2));
    }
    if (printed.length > 0)
        (0,_output_js__WEBPACK_IMPORTED_MODULE_3__.writeReport)(printed.join('\n'), output);
    else
        process.stderr.write('Every file has an entry that holds; there is nothing to propose.\n');
    return 0;
}
/** What the ledger lacks or has otherwise; of the paths given all, whether or not they hold. */
function proposed({ root, head, files }, chosen) {
    const known = new Map(head?.entries.map(({ path, sha256 }) => [path, sha256]));
    const entries = new Map();
    for (const [path, observed] of files) {
        if (chosen !== undefined && !chosen.has(path))
            continue;
        if (observed.kind === 'none')
            process.stderr.write(`${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(path)} cannot be sealed: found ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(observed.why)}\n`);
        else if (chosen !== undefined || known.get(path) !== observed.sha256) {
            entries.set(path.slice(root.length + 1), observed.sha256);
        }
    }
    return entries;
}


/***/ }),

/***/ 37389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ledgerProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17979);



/** Requirement K1: drifted, extra and missing files, all of them at once. */
function ledgerProblems({ ledgers }) {
    return ledgers.flatMap((facts) => (facts.head === undefined ? [gone(facts)] : [...faults(facts), ...files(facts)]));
}
function gone({ file, root }) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG211', `the ledger ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)} was removed, so nothing seals the files below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} any more`, {
        path: file,
        fix: `Put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(file)}\nIf it is meant to go, take it out of the policy first (ledger: []), in a pull request of its own.`,
    });
}
function faults({ head }) {
    return head.faults.map(({ code, file, line, path, message }) => (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(code, message, {
        at: { file, line },
        ...(path === undefined ? {} : { path }),
        fix: 'Write the entry as "fixture-gate ledger propose" prints it, one for each file.',
    }));
}
function files({ file, root, head, files }) {
    const problems = [];
    const named = new Set(head.faults.map(({ path }) => path));
    for (const { line, path, sha256 } of head.entries) {
        named.add(path);
        const at = { file, line };
        const observed = files.get(path);
        if (observed === undefined) {
            const message = `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found no file there`;
            const fix = `If it was deleted by mistake, put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(path)}\nIf it is meant to go, delete its entry.`;
            problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG214', message, { path, at, fix }));
            continue;
        }
        if (observed.kind === 'digest' && (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(observed.sha256, sha256))
            continue;
        const found = observed.kind === 'digest' ? observed.sha256 : observed.why;
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG212', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found ${found}`, {
            path,
            at,
            fix: `If the change is not meant, restore the file. If it is, print the entry and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    for (const [path, observed] of files) {
        if (named.has(path))
            continue;
        const what = observed.kind === 'none' ? ` (${observed.why})` : '';
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG213', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}${what} stands below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} and is not in ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)}`, {
            path,
            anchor: { file, line: 1 },
            fix: `Add its entry, or move the file elsewhere:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    return problems;
}


/***/ }),

/***/ 90990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /(?!\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
function escapeUnits(characters) {
    let escaped = '';
    for (let index = 0; index < characters.length; index += 1) {
        escaped += `\\u${characters.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }
    return escaped;
}
/**
 * JSON whose every string is still the same string when parsed, but whose text holds no hidden character and no `##[`.
 * Line feeds are those of the indentation: in strings they are escaped already.
 */
function encodeJson(value, indent = 0) {
    const text = JSON.stringify(value, undefined, indent);
    return text.replace(HIDDEN_IN_JSON, escapeUnits).replaceAll('##[', '#\\u0023[');
}
/** One log line of a name or value: a JSON string, so that it has no line break, and begins with a quote instead of `::`. */
function logText(text) {
    return encodeJson(text);
}
/** JSON that can stand inside a script element: no `<`, `>` or `&` that could end it. */
function scriptJson(value) {
    return encodeJson(value).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}


/***/ })

};
