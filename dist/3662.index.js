export const id = 3662;
export const ids = [3662,4020,1337];
export const modules = {

/***/ 73406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of docs/classes.md section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


/***/ }),

/***/ 11337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44020);

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
