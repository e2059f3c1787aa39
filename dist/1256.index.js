export const id = 1256;
export const ids = [1256,4020,571];
export const modules = {

/***/ 50571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_COMMENT_CHARACTERS: () => (/* binding */ MAX_COMMENT_CHARACTERS),
/* harmony export */   comment: () => (/* binding */ comment),
/* harmony export */   commentMarker: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var _parts_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91522);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67118);
/* harmony import */ var _parts_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50594);



/** GitHub refuses more than 65,536 characters with 422 (its REST API, issue comments); the distance is for how it may count them. */
const MAX_COMMENT_CHARACTERS = 65_536;
const COMMENT_BUDGET = 60_000;
/** One screen first: ten rows, twenty lines to paste. The last level fits whatever the names are. */
const LEVELS = [
    { open: 10, settled: 30, examples: 3, value: 80, trailers: 20, problems: 5, folded: true },
    { open: 10, settled: 10, examples: 1, value: 60, trailers: 10, problems: 5, folded: true },
    { open: 10, settled: 0, examples: 0, value: 40, trailers: 5, problems: 3, folded: true },
    { open: 10, settled: 0, examples: 0, value: 20, trailers: 1, problems: 1, folded: false },
    { open: 1, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];
/** What every comment of ours begins with, and nothing of the pull request's can be in: fixed text and the gate's own id. */
function commentMarker(id = 'default') {
    return `<!-- fixture-gate:${id.replace(/[^A-Za-z0-9._]+/g, '-') || 'default'} -->`;
}
function render(report, context = {}) {
    const rows = (0,_parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRows */ .kO)(report);
    const marker = commentMarker(context.id);
    const nothing = report.findings.length === 0 && report.verdict === 'pass' && report.problems.every(isNotice);
    const title = nothing ? '### ✅ Resolved: this pull request does not change a fixture any more.' : undefined;
    const body = (0,_parts_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .firstThatFits */ .e)(LEVELS, (level) => {
        const page = (0,_parts_page_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownPage */ .t)(report, rows, level, context);
        return `${marker}\n${title === undefined ? page : page.replace(/^.*$/m, title)}`;
    }, (text) => text.length, COMMENT_BUDGET);
    return { kind: nothing ? 'nothing' : 'changes', body };
}
function isNotice({ severity }) {
    return severity === 'notice';
}
const comment = { id: 'comment', render };


/***/ }),

/***/ 44020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isPlain),
/* harmony export */   V: () => (/* binding */ escapeCharacter),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/**
 * What no person can see must not hide in what a person reads: controls, bidirectional overrides, zero-width and other
 * default-ignorable characters, lone surrogates, unassigned and private characters, and every blank but the plain one.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
/** A mark that would combine with our own text before it, and every one after the second in a row. */
const STRAY_MARK = /^\p{M}|(?<=\p{M}\p{M})\p{M}/gu;
const MARK = /\p{M}/u;
/** Most names; spares them three passes with Unicode tables. */
const PRINTABLE_ASCII = /^[ -~]*$/;
/** `\u{hex}` of one character. */
function escapeCharacter(character) {
    return `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
/**
 * Text that is safe to put on one line of any plain-text sink, and injective: a name that literally holds `\u{`
 * has its backslash escaped, so it cannot pass for another name. `##[` is broken up because the Actions runner
 * takes `##[command]` anywhere in a line of standard output as a command.
 */
function visible(text) {
    if (PRINTABLE_ASCII.test(text) && !text.includes('\\u{') && !text.includes('##['))
        return text;
    const shown = text.replaceAll('\\u{', '\\u{5c}u{').replace(HIDDEN, escapeCharacter).replaceAll('##[', '#\\u{23}[');
    return MARK.test(shown) ? shown.replace(STRAY_MARK, escapeCharacter) : shown;
}
/** Whether a name can stand as it is where no encoder can help, as in the `path` of an annotation. */
function isPlain(text) {
    return text !== '' && visible(text) === text && text.trim() === text;
}


/***/ }),

/***/ 91522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ firstThatFits)
/* harmony export */ });
/**
 * The first of `levels`, richest first, whose rendering is within `limit`. The last level has to fit by its own
 * making; if it does not, that is a mistake here and not a reason to post something cut in the middle of a fence.
 */
function firstThatFits(levels, render, size, limit) {
    for (const level of levels) {
        const rendered = render(level);
        if (size(rendered) <= limit)
            return rendered;
    }
    throw new RangeError(`no level of detail fits ${limit}`);
}


/***/ }),

/***/ 1607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ orderFindings),
/* harmony export */   P8: () => (/* binding */ problemsByPath),
/* harmony export */   xJ: () => (/* binding */ severityOf),
/* harmony export */   xv: () => (/* binding */ orderProblems),
/* harmony export */   zK: () => (/* binding */ compareSeverity)
/* harmony export */ });
/* unused harmony export compareText */
const SEVERITY_RANK = { error: 0, warning: 1, notice: 2, none: 3 };
/** How much a reader has to lose: evidence gone, evidence changed, evidence new, evidence moved within tolerance. */
const CLASS_RANK = {
    REMOVED: 0,
    SHAPE_CHANGE: 1,
    SEMANTIC_REWRITE: 2,
    ADDED: 3,
    TOLERANCE_DRIFT: 4,
};
const RECORD_RANK = { missing: 0, mismatched: 1, matched: 2, 'not-required': 3 };
/** By UTF-16 code units: the same on every machine, whatever its locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function compareSeverity(a, b) {
    return SEVERITY_RANK[a] - SEVERITY_RANK[b];
}
/** Problems by the path that they speak of. */
function problemsByPath(problems) {
    const byPath = new Map();
    for (const problem of problems) {
        if (problem.path === undefined)
            continue;
        const list = byPath.get(problem.path);
        if (list === undefined)
            byPath.set(problem.path, [problem]);
        else
            list.push(problem);
    }
    return byPath;
}
/** The worst that anything says about a finding. */
function severityOf(problems) {
    let worst = 'none';
    for (const { severity } of problems ?? [])
        if (compareSeverity(severity, worst) < 0)
            worst = severity;
    return worst;
}
/** Paths of which another gate than records says an error: worse than a record that is still to be written. */
function brokenPaths(problems) {
    const broken = problems.filter(({ gate, severity }) => gate !== 'records' && severity === 'error');
    return new Set(broken.flatMap(({ path }) => path ?? []));
}
function compareFindings(a, b, broken) {
    return (Number(b.hollow !== undefined) - Number(a.hollow !== undefined) ||
        Number(broken.has(b.path)) - Number(broken.has(a.path)) ||
        CLASS_RANK[a.class] - CLASS_RANK[b.class] ||
        RECORD_RANK[a.record.status] - RECORD_RANK[b.record.status] ||
        compareText(a.path, b.path));
}
function orderFindings(findings, problems) {
    const byPath = problemsByPath(problems);
    const broken = brokenPaths(problems);
    const ranked = findings.map((finding) => ({ finding, severity: severityOf(byPath.get(finding.path)) }));
    ranked.sort((a, b) => compareSeverity(a.severity, b.severity) || compareFindings(a.finding, b.finding, broken));
    return ranked.map(({ finding }) => finding);
}
/** Problems without a fixture come first within their severity: they speak of the gate itself or of its records. */
function orderProblems(problems, findings) {
    const byPath = new Map(findings.map((finding) => [finding.path, finding]));
    const broken = brokenPaths(problems);
    const ranked = problems.map((problem) => ({
        problem,
        finding: problem.path === undefined ? undefined : byPath.get(problem.path),
    }));
    ranked.sort((a, b) => compareSeverity(a.problem.severity, b.problem.severity) ||
        Number(a.finding !== undefined) - Number(b.finding !== undefined) ||
        (a.finding !== undefined && b.finding !== undefined ? compareFindings(a.finding, b.finding, broken) : 0) ||
        compareText(a.problem.code, b.problem.code) ||
        compareText(a.problem.path ?? '', b.problem.path ?? '') ||
        (a.problem.line ?? 0) - (b.problem.line ?? 0) ||
        compareText(a.problem.message, b.problem.message));
    return ranked.map(({ problem }) => problem);
}


/***/ })

};
