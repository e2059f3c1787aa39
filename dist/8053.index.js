export const id = 8053;
export const ids = [8053,5731,7966];
export const modules = {

/***/ 45303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalProgress: () => (/* binding */ terminalProgress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32414);

/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
const BAR_WIDTH = 24;
/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
function terminalProgress(verbosity) {
    const { stderr } = process;
    if (verbosity === 'quiet' || stderr.isTTY !== true) {
        const stage = verbosity === 'verbose' ? (name) => void stderr.write(`${name}\n`) : _gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT.stage;
        return { ..._gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT, stage, end: () => undefined };
    }
    let started = performance.now();
    let drawn = 0;
    const line = (text) => void stderr.write(`\r\u001b[K${text}`);
    return {
        stage(name) {
            started = performance.now();
            line(name);
        },
        fixtures(done, total) {
            const now = performance.now();
            if (now - drawn < REDRAW_MILLISECONDS)
                return;
            drawn = now;
            const filled = Math.round((done / total) * BAR_WIDTH);
            const seconds = Math.round((((now - started) / done) * (total - done)) / 1_000);
            line(`[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${total}, ${seconds} s left`);
        },
        end: () => line(''),
    };
}


/***/ }),

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

/***/ 21303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ GATE_IDS)
/* harmony export */ });
/** In the order in which the gates run and are reported. */
const GATE_IDS = ['records', 'seal', 'shape', 'schema', 'properties', 'freeze', 'quarantine', 'policy'];


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


/***/ }),

/***/ 57966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blocks: () => (/* binding */ blocks),
/* harmony export */   buildReport: () => (/* binding */ buildReport),
/* harmony export */   exitCodeFor: () => (/* binding */ exitCodeFor),
/* harmony export */   exitCodeOf: () => (/* binding */ exitCodeOf),
/* harmony export */   findingsDigest: () => (/* binding */ findingsDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21303);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72039);
/* harmony import */ var _parts_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1607);




function buildReport(pieces) {
    const { range, policy } = pieces;
    const gates = _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_IDS */ .$.map((id) => rowOf(id, pieces.gates));
    const problems = distinct([...pieces.gates.flatMap((gate) => gate.problems), ...(pieces.problems ?? [])]);
    const exitCode = exitCodeOf(gates, pieces.findings, problems);
    return {
        schemaVersion: 1,
        tool: { name: 'fixture-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x },
        base: revision(range.base),
        head: revision(range.head),
        mergeBase: range.mergeBase,
        ...(range.headKind === 'commit' ? {} : { headKind: range.headKind }),
        policy: {
            source: policy.source,
            ...(policy.path === undefined ? {} : { path: policy.path }),
            ...(policy.given === true ? { given: true } : {}),
            ...(policy.sha256 === undefined ? {} : { sha256: policy.sha256 }),
        },
        verdict: exitCode === 0 ? 'pass' : 'fail',
        gates,
        findings: (0,_parts_order_js__WEBPACK_IMPORTED_MODULE_1__/* .orderFindings */ .$t)(pieces.findings, problems),
        problems: (0,_parts_order_js__WEBPACK_IMPORTED_MODULE_1__/* .orderProblems */ .xv)(problems, pieces.findings),
        stats: pieces.stats,
        digest: pieces.digest ?? findingsDigest(pieces.findings),
        exitCode,
        ...(pieces.shard === undefined ? {} : { shard: pieces.shard }),
    };
}
function revision({ ref, sha }) {
    return { ...(ref === undefined ? {} : { ref }), sha };
}
function rowOf(id, results) {
    const result = results.find((each) => each.id === id);
    if (result === undefined)
        return { id, outcome: 'not-configured' };
    return { id, outcome: result.outcome, ...(result.summary === '' ? {} : { summary: result.summary }) };
}
function distinct(problems) {
    const seen = new Map();
    for (const problem of problems) {
        const { code, gate, path, line, commit, message } = problem;
        seen.set(JSON.stringify([code, gate, path, line, commit, message]), problem);
    }
    return [...seen.values()];
}
/**
 * Read from every fact at hand, and the worst one counts: a gate that says pass beside an error of its own, or a
 * finding without its record that no gate complains about, fails.
 */
function exitCodeOf(gates, findings, problems) {
    const missing = new Set(gates.filter(({ outcome }) => outcome === 'missing-artifact').map(({ id }) => id));
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (gates.some(({ outcome }) => outcome === 'fail'))
        return 1;
    if (errors.some(({ gate }) => !missing.has(gate)))
        return 1;
    const records = gates.find(({ id }) => id === 'records')?.outcome;
    const open = findings.some(({ record }) => record.status === 'missing' || record.status === 'mismatched');
    if (open && records !== 'not-run')
        return 1;
    const blocked = [...missing].some((id) => blocks(problems.filter(({ gate }) => gate === id)));
    return blocked ? 2 : 0;
}
/** A policy may turn a missing artifact into a warning; the gate says so by the severity of its problems. */
function blocks(problems) {
    return problems.length === 0 || problems.some(({ severity }) => severity === 'error');
}
/** The exit code under `fail-on`: `any` fails on warnings too, `never` only informs. */
function exitCodeFor(report, failOn) {
    if (failOn === 'never')
        return 0;
    if (failOn === 'any' && report.exitCode !== 1 && report.problems.some(({ severity }) => severity === 'warning')) {
        return 1;
    }
    return report.exitCode;
}
/** SHA-256, lower-case hex, over the sorted set; every part carries its length, so that none runs into the next. */
function findingsDigest(findings) {
    const lines = findings.map(({ path, base, head, class: changeClass, also }) => [path, blob(base), blob(head), changeClass, also.join(',')].map((part) => `${part.length}:${part}`).join(''));
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    // By code units, not by locale. UTF-16 keeps lone surrogates apart, which UTF-8 would fold into one character.
    for (const line of lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
        hash.update(`${line}\n`, 'utf16le');
    return hash.digest('hex');
}
function blob(side) {
    return side === null ? '' : `${side.mode} ${side.oid}`;
}


/***/ })

};
