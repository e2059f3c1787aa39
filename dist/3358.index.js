export const id = 3358;
export const ids = [3358];
export const modules = {

/***/ 45661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ htmlText),
/* harmony export */   x: () => (/* binding */ xmlText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
    ['`', '&#96;'],
]);
/** Text for an element or a quoted attribute of HTML. */
function htmlText(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.visible)(text).replace(/[&<>"'`]/g, (character) => ENTITIES.get(character) ?? '');
}
/** XML 1.0 takes fewer characters than HTML; the hidden ones are written out before, so the entities are all that is left. */
function xmlText(text) {
    return htmlText(text);
}


/***/ }),

/***/ 62733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

const ANSI = /\u001b\[[0-9;]*m/g;
/**
 * The last guard over text that is written to standard output. The runner reads `::command::` at the start of a line
 * (blanks before it do not count) and `##[command]` anywhere; encoders already break the second, and this also
 * holds where a line was wrapped or begins with a colour.
 */
function guardLines(text) {
    return text.split('\n').map(guardLine).join('\n');
}
function guardLine(line) {
    const bare = line.replace(ANSI, '');
    const guarded = /^\s*::/.test(bare) ? line.replace('::', `${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(':')}:`) : line;
    return guarded.replaceAll('##[', '#\\u{23}[');
}


/***/ }),

/***/ 83358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _encoders_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45661);
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62733);
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42211);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56550);
/* harmony import */ var _parts_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62350);





/** Problems named in one test case. */
const MAX_PROBLEMS = 100;
const MESSAGE_CHARACTERS = 1_000;
/** The gates as test cases, for dashboards that read test reports. Gates that did not run count as skipped. */
function render(report) {
    const failures = report.gates.filter((gate) => fails(gate, report)).length;
    const skipped = report.gates.filter(({ outcome }) => isSkipped(outcome)).length;
    // `skipped` is a total of a suite alone, and its reason is text (junit-4.xsd); readers of newer schemas take both.
    const totals = `tests="${report.gates.length}" failures="${failures}" errors="0"`;
    const cases = report.gates.map((gate) => testCase(gate, report));
    return (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .guardLines */ .F)([
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="fixture-gate" ${totals}>`,
        `  <testsuite name="fixture-gate" ${totals} skipped="${skipped}">`,
        `    <properties><property name="digest" value="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(report.digest)}"/><property name="head" value="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(report.head.sha)}"/></properties>`,
        ...cases,
        '  </testsuite>',
        '</testsuites>',
        '',
    ].join('\n'));
}
function isSkipped(outcome) {
    return outcome === 'not-configured' || outcome === 'not-run';
}
/** Agrees with the verdict: a gate that passed beside an error of its own fails, one whose artifact may be missing does not. */
function fails({ id, outcome }, { problems }) {
    const own = problems.filter(({ gate }) => gate === id);
    return (outcome === 'fail' ||
        own.some(({ severity }) => severity === 'error') ||
        (outcome === 'missing-artifact' && own.length === 0));
}
function testCase(gate, report) {
    const open = `    <testcase classname="fixture-gate" name="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(`${gate.id}: ${_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .GATE_TITLES */ .Wc[gate.id]}`)}"`;
    if (fails(gate, report))
        return `${open}>\n${failure(gate, report)}\n    </testcase>`;
    if (!isSkipped(gate.outcome))
        return `${open}/>`;
    return `${open}><skipped>${_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTCOME_WORDS */ .nx[gate.outcome]}</skipped></testcase>`;
}
function failure({ id, outcome, summary }, report) {
    const problems = report.problems.filter(({ gate, severity }) => gate === id && severity !== 'notice');
    const lines = problems.slice(0, MAX_PROBLEMS).map(({ code, message }) => `${code} ${clean(message)}`);
    if (problems.length > MAX_PROBLEMS)
        lines.push(`and ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(problems.length - MAX_PROBLEMS)} more`);
    const message = summary === undefined ? `${_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTCOME_WORDS */ .nx[outcome]}, ${(0,_parts_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(problems.length, 'problem')}` : clean(summary);
    return `      <failure type="${outcome}" message="${(0,_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(message)}">${lines.map(_encoders_html_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x).join('\n')}</failure>`;
}
function clean(message) {
    return (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskProse */ .uw)(message), MESSAGE_CHARACTERS);
}
const junit = { id: 'junit', render };


/***/ })

};
