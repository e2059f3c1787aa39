export const id = 5772;
export const ids = [5772];
export const modules = {

/***/ 28323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diff: () => (/* binding */ diff)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33264);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90660);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92088);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52294);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63710);
/* harmony import */ var _policy_match_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31547);
/* harmony import */ var _reporters_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27050);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57966);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14909);












/** What stands for a side that does not exist, as in git's own patches. */
const ABSENT = '/dev/null';
const FILE_MODE = '100644';
/** Two files. Exit code as of diff(1), except that drift counts as equal: 0 equal or drift, 1 anything more. */
async function diff(invocation) {
    const { output } = invocation;
    const [base, head] = await Promise.all([read(invocation.base), read(invocation.head)]);
    if (base === null && head === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('BAD_USAGE', 'neither side exists', `name at least one file that is not ${ABSENT}`);
    }
    const policy = invocation.policyFile === undefined ? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultPolicy */ .G4)() : await (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .readGivenFile */ .Mh)(invocation.policyFile);
    const path = invocation.as ?? nameOf(invocation);
    const judge = (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .createJudge */ .q)();
    try {
        const finding = base !== null && head !== null && base.equals(head) ? undefined : await compare(path, base, head, policy, judge);
        (0,_output_js__WEBPACK_IMPORTED_MODULE_11__/* .writeReport */ .b)(await render(finding, { base, head, policy }, invocation), output);
        return finding === undefined || finding.class === 'TOLERANCE_DRIFT' ? 0 : 1;
    }
    finally {
        await judge.close();
    }
}
async function read(path) {
    if (path === ABSENT)
        return null;
    if (path === '-')
        return (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin);
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
    }
    catch (cause) {
        const { code } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('BAD_USAGE', `the file ${JSON.stringify(path)} cannot be read (${code ?? 'unknown error'})`, `name a file, "-" for standard input, or ${ABSENT} for a side that does not exist`, { cause });
    }
}
/** The path that chooses format and rules: head's, unless only base has a name. */
function nameOf({ base, head }) {
    return head === '-' || head === ABSENT ? base : head;
}
async function compare(path, base, head, policy, judge) {
    const rule = (0,_policy_match_js__WEBPACK_IMPORTED_MODULE_8__/* .ruleFor */ .sG)(policy, path) ?? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_7__/* .plainRule */ .B4)(['**'], false);
    const facts = { base: factsOf(base), head: factsOf(head) };
    const side = (bytes) => ({ bytes, mode: FILE_MODE });
    if (base === null || head === null) {
        const only = side((base ?? head));
        return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .oneSided */ .CM)({ path, added: base === null }, facts, await judge.read((0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFor */ .vw)(path, only, only, rule, policy)));
    }
    const comparison = await judge.compare((0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFor */ .vw)(path, side(base), side(head), rule, policy));
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .modified */ .kA)(path, facts, comparison);
}
function factsOf(bytes) {
    if (bytes === null)
        return null;
    return {
        oid: blobId(bytes),
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'),
        size: bytes.length,
        mode: FILE_MODE,
    };
}
/** The id that git would give the file. */
function blobId(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
async function render(finding, sides, { output }) {
    const reviewed = finding && { ...finding, record: { status: 'not-required' } };
    if (output.format === 'json') {
        const { renderFindingJson } = await __webpack_require__.e(/* import() */ 2082).then(__webpack_require__.bind(__webpack_require__, 12082));
        return reviewed === undefined ? 'null' : renderFindingJson(reviewed);
    }
    if (output.format === 'terminal') {
        const { renderFinding } = await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(2414)]).then(__webpack_require__.bind(__webpack_require__, 92414));
        return reviewed === undefined
            ? 'no difference: the bytes are equal'
            : renderFinding(reviewed, (0,_output_js__WEBPACK_IMPORTED_MODULE_11__/* .terminalContext */ .u)(output));
    }
    // For documents the two files stand in for the two revisions.
    const sha = (bytes) => blobId(bytes ?? Buffer.alloc(0));
    const report = (0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_10__/* .buildReport */ .FK)({
        range: {
            base: { sha: sha(sides.base) },
            head: { sha: sha(sides.head) },
            mergeBase: sha(sides.base),
            mergeBases: [],
            headKind: 'commit',
        },
        policy: sides.policy,
        findings: reviewed === undefined ? [] : [reviewed],
        gates: [],
        stats: {
            commits: 0,
            changedPaths: 1,
            fixtures: 1,
            suppressed: reviewed?.suppressed ?? 0,
            patterns: [],
            milliseconds: {},
        },
    });
    return (0,_reporters_index_js__WEBPACK_IMPORTED_MODULE_9__/* .renderDocument */ .yQ)(output.format, report, (0,_output_js__WEBPACK_IMPORTED_MODULE_11__/* .terminalContext */ .u)(output));
}


/***/ }),

/***/ 14909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ writeReport),
/* harmony export */   u: () => (/* binding */ terminalContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33264);


/** Columns of a terminal that does not say. */
const DEFAULT_WIDTH = 100;
/** How a person's terminal looks; nothing of it when the output goes to a file or a pipe. */
function terminalContext({ file }) {
    const toTerminal = file === undefined && process.stdout.isTTY === true;
    const colour = toTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
    return { width: toTerminal ? (process.stdout.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH, colour };
}
/** Writes the report and nothing else. A file is there whole or not at all, however the run ends. */
function writeReport(text, { file }) {
    const ended = text.endsWith('\n') ? text : `${text}\n`;
    if (file === undefined) {
        process.stdout.write(ended);
        return;
    }
    const draft = `${file}.${process.pid}.part`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, ended);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, file);
    }
    catch (cause) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('CANNOT_WRITE', `the report cannot be written to ${JSON.stringify(file)} (${cause.code ?? 'unknown error'})`, 'name a file in a folder that exists and may be written to', { cause });
    }
}


/***/ }),

/***/ 73406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of CLASSES section 1. */
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

/***/ 27050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   yQ: () => (/* binding */ renderDocument)
/* harmony export */ });
/* unused harmony exports reporters, DOCUMENT_FORMATS */
/**
 * Every reporter, in alphabetical order of id. `document` ones give one text and stand behind `--format`; the others
 * give what a few lines of the action post. Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const reporters = [
    { id: 'check-run', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(9294)]).then(__webpack_require__.bind(__webpack_require__, 39294))).checkRun },
    { id: 'comment', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(9038)]).then(__webpack_require__.bind(__webpack_require__, 50571))).comment },
    { id: 'html', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(9167)]).then(__webpack_require__.bind(__webpack_require__, 19167))).html },
    { id: 'job-summary', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(9024)]).then(__webpack_require__.bind(__webpack_require__, 9024))).jobSummary },
    { id: 'json', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 2082).then(__webpack_require__.bind(__webpack_require__, 12082))).json },
    { id: 'junit', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 8706).then(__webpack_require__.bind(__webpack_require__, 78706))).junit },
    { id: 'markdown', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(594), __webpack_require__.e(7001)]).then(__webpack_require__.bind(__webpack_require__, 77001))).markdown },
    { id: 'sarif', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(9406)]).then(__webpack_require__.bind(__webpack_require__, 69406))).sarif },
    { id: 'terminal', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(2414)]).then(__webpack_require__.bind(__webpack_require__, 92414))).terminal },
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   FK: () => (/* binding */ buildReport),
/* harmony export */   Rr: () => (/* binding */ exitCodeFor)
/* harmony export */ });
/* unused harmony export findingsDigest */
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
