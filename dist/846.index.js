export const id = 846;
export const ids = [846];
export const modules = {

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


/***/ }),

/***/ 90846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_TEXT_CHARACTERS: () => (/* binding */ MAX_TEXT_CHARACTERS),
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   renderFindingJson: () => (/* binding */ renderFindingJson)
/* harmony export */ });
/* harmony import */ var _encoders_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90990);
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56550);



/** Characters of one value. Programs read this, but it is kept as an artifact, and a fixture may be of 64 MiB. */
const VALUE_CHARACTERS = 2_000;
/** Characters of any text, as whoever reads a report expects it (report-fields.ts). A place can be as long as the keys of a fixture. */
const MAX_TEXT_CHARACTERS = 65_536;
function bounded(text) {
    return text.length <= MAX_TEXT_CHARACTERS ? text : (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, MAX_TEXT_CHARACTERS - 1);
}
/** A sentence, masked. */
function prose(text) {
    return bounded((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(text));
}
/**
 * The report in the order of schema/report.schema.json, safe to keep and to print: no secret, no binary, no command. Findings are
 * written one by one: ten thousand of them as one value, their text and what is escaped in it are five times the report.
 */
function render(report) {
    const { schemaVersion, tool, base, head, mergeBase, policy, verdict, gates, problems, stats, ...rest } = report;
    const { findings, illustrations: _, ...others } = rest;
    // One list of pieces and one text of them: each step between would hold the whole report once more.
    const pieces = ['{'];
    const add = (value) => {
        for (const [name, one] of Object.entries(value)) {
            if (one !== undefined)
                pieces.push(lineOf(pieces), (0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(name), ': ', indented(one, INDENT));
        }
    };
    add({ schemaVersion, tool, base, head, mergeBase, policy, verdict });
    add({ gates: gates.map((gate) => ({ ...gate, ...masked('summary', gate.summary) })) });
    pieces.push(lineOf(pieces), '"findings": [');
    for (const [index, finding] of findings.entries())
        pieces.push(index === 0 ? '' : ',', '\n', INDENT, INDENT, indented(findingJson(finding), INDENT + INDENT));
    pieces.push(findings.length === 0 ? ']' : `\n${INDENT}]`);
    add({ problems: problems.map(problemJson), stats, ...others });
    pieces.push('\n}\n');
    return pieces.join('');
}
/** What stands before the next member of the outermost object. */
function lineOf({ length }) {
    return length === 1 ? `\n${INDENT}` : `,\n${INDENT}`;
}
const INDENT = '  ';
/** Line feeds are those of the indentation. */
function indented(value, by) {
    return (0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(value, INDENT.length).replaceAll('\n', `\n${by}`);
}
function masked(name, text) {
    return text === undefined ? {} : { [name]: prose(text) };
}
/** One finding as it stands in the report. */
function renderFindingJson(finding) {
    return `${(0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(findingJson(finding), 2)}\n`;
}
function findingJson(finding) {
    const { path, class: changeClass, also, format, movedFrom, movedTo, base, head, changeCounts, changes, record, } = finding;
    return {
        path,
        class: changeClass,
        also,
        format,
        ...(movedFrom === undefined ? {} : { movedFrom }),
        ...(movedTo === undefined ? {} : { movedTo }),
        base,
        head,
        summary: prose(finding.summary),
        changeCounts,
        changes: changes.map(changeJson),
        record: recordJson(record),
        ...masked('suggestedTrailer', finding.suggestedTrailer),
        notes: finding.notes.map(prose),
        failures: finding.failures.map((failure) => ({ ...failure, reason: prose(failure.reason) })),
        suppressed: finding.suppressed,
        ...masked('hollow', finding.hollow),
        ...(finding.moves === undefined ? {} : { moves: finding.moves }),
    };
}
/** Numbers that are not finite have no spelling in JSON and are left out; the values beside them say as much. */
function changeJson(change) {
    const { kind, at, baseLine, headLine, absolute, relative, limit, note } = change;
    const shown = change.shown === true ? change : (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPair */ .cO)(change.base, change.head, at, VALUE_CHARACTERS);
    return {
        kind,
        at: bounded((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(at)),
        base: shown.base,
        head: shown.head,
        ...(baseLine === undefined ? {} : { baseLine }),
        ...(headLine === undefined ? {} : { headLine }),
        ...(absolute === undefined || !Number.isFinite(absolute) ? {} : { absolute }),
        ...(relative === undefined || !Number.isFinite(relative) ? {} : { relative }),
        ...(limit === undefined ? {} : { limit: bounded(limit) }),
        ...masked('note', note),
    };
}
function recordJson(record) {
    return { ...record, ...masked('reason', record.reason), ...masked('by', record.by) };
}
function problemJson(problem) {
    return { ...problem, message: prose(problem.message), ...masked('fix', problem.fix) };
}
const json = { id: 'json', render };


/***/ })

};
