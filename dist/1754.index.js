export const id = 1754;
export const ids = [1754,5731,7050,7966,4909,8053,2421];
export const modules = {

/***/ 93294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33264);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32414);
/* harmony import */ var _reporters_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27050);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57966);
/* harmony import */ var _revisions_ranges_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28786);
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50084);
/* harmony import */ var _shard_reports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72421);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14909);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45303);









/** What the shards found, judged as a whole: the report is the one that a single run would have written. */
async function merge(invocation) {
    const { reports, request, output, failOn } = invocation;
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_8__.terminalProgress)(output.verbosity);
    const range = (0,_shard_reports_js__WEBPACK_IMPORTED_MODULE_6__.rangeOfShards)(reports);
    await refuseStale(invocation, range);
    const report = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.gate)({ ...request, range, shardReports: reports }, progress);
    progress.end();
    (0,_output_js__WEBPACK_IMPORTED_MODULE_7__.writeReport)(await (0,_reporters_index_js__WEBPACK_IMPORTED_MODULE_2__.renderDocument)(output.format, report, (0,_output_js__WEBPACK_IMPORTED_MODULE_7__.terminalContext)(output)), output);
    return (0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_3__.exitCodeFor)(report, failOn);
}
/** Reports say themselves what they are about; that it is what is to be judged now, they cannot say. */
async function refuseStale({ request, head = 'HEAD', base }, judged) {
    if (judged.kind !== 'commits' || request.repository.kind !== 'directory')
        return;
    const repository = await (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .openRepository */ .h)(request.repository.path);
    try {
        const now = await (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveRange */ .Ss)(repository, { head, base: base ?? judged.base.sha });
        for (const [role, theirs, ours] of [
            ['head', judged.head.sha, now.head.sha],
            ['base', judged.base.sha, now.base.sha],
        ]) {
            if (theirs === ours)
                continue;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_SHARDS', `the shards judged ${role} ${theirs}; ${role === 'head' ? JSON.stringify(head) : JSON.stringify(base)} is ${ours} now`, `run the shards again, or write --${role} ${theirs} if that is what is to be judged`);
        }
    }
    finally {
        await repository.close();
    }
}


/***/ }),

/***/ 14909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalContext: () => (/* binding */ terminalContext),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
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

/***/ 57297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ asSha),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   j1: () => (/* binding */ asRepository),
/* harmony export */   xT: () => (/* binding */ isNoCommit)
/* harmony export */ });
// The few shapes of identifier that are believed. A branch may be called `--upload-pack=x` or BOM + 40 hex digits (T14):
// so nothing is trimmed, and a pattern is anchored at both ends.
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;
/** What git sends for "there is no commit", in either hash. */
const NO_COMMIT = /^0+$/;
/** 40 or 64 lower-case hex digits that name a commit, or undefined. */
function asSha(value) {
    return typeof value === 'string' && SHA.test(value) && !NO_COMMIT.test(value) ? value : undefined;
}
/** Whether the value is git's all-zero placeholder: a branch that did not exist before, or no longer does. */
function isNoCommit(value) {
    return typeof value === 'string' && SHA.test(value) && NO_COMMIT.test(value);
}
/** `owner/name` as the platform writes it, or undefined; `.` and `..` are no names. */
function asRepository(value) {
    if (typeof value !== 'string' || !REPOSITORY.test(value))
        return undefined;
    const [owner = '', name = ''] = value.split('/');
    return /^\.+$/.test(owner) || /^\.+$/.test(name) ? undefined : { owner, name };
}
/** A text from outside for an error message: quoted, shortened, nothing in it but printable ASCII without `##[`. */
function show(value, limit = 80) {
    if (typeof value !== 'string')
        return value === undefined ? 'nothing' : `a value of type ${value === null ? 'null' : typeof value}`;
    const cut = value.length > limit ? `${value.slice(0, limit)}...` : value;
    const plain = JSON.stringify(cut).replaceAll(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return plain.replaceAll('##[', '#\\u0023[').replaceAll('::', ':\\u003a');
}


/***/ }),

/***/ 36115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50084);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
}
/** Names that the request has to have looked up, whatever else it finds. */
function namesOf({ range }) {
    if (range.kind === 'commits')
        return [range.head.sha, range.base.sha];
    const base = range.kind === 'revisions' ? range.base : (range.base ?? 'HEAD');
    return [range.kind === 'revisions' ? range.head : 'HEAD', ...(base === undefined ? [] : [base])];
}
/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook() {
    const indexFile = process.env['GIT_INDEX_FILE'];
    return indexFile === undefined || indexFile === '' ? {} : { indexFile };
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


/***/ }),

/***/ 72421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findingsOfShards: () => (/* binding */ findingsOfShards),
/* harmony export */   rangeOfShards: () => (/* binding */ rangeOfShards),
/* harmony export */   readShardReports: () => (/* binding */ readShardReports)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58818);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33264);
/* harmony import */ var _inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57297);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73406);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72039);







/*
 * The findings of shards in place of a comparison of one's own (`fixture-gate merge`, input `merge`). What is taken from a
 * report is what was compared, and only for the very blobs that git names here; records and gates are judged anew over
 * the whole (docs/adr/0210).
 */
/** `node:fs` reads a file into one string of at most this many bytes; a shard that is larger wants more shards. */
const MAX_REPORT_BYTES = 512 * 1_048_576;
const blob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), mode: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable();
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable();
const change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['shape', 'value', 'drift', 'representation']),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    base: text,
    head: text,
    baseLine: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    headLine: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    absolute: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    relative: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    limit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    note: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    class: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_CLASSES */ .i),
    also: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_CLASSES */ .i)),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    movedFrom: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    movedTo: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    base: blob,
    head: blob,
    summary: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    changeCounts: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ shape: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), value: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), drift: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), representation: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }),
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(change),
    notes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    failures: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        side: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['base', 'head']),
        format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        column: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    })),
    suppressed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    hollow: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const revision = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/) });
const report = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('fixture-gate'), version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    base: revision,
    head: revision,
    mergeBase: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    headKind: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    policy: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
        sha256: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
        given: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true).optional(),
    }),
    findings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(finding),
    shard: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        index: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0),
        count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1),
        unusedRules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ policy: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['base', 'head']), index: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0), unused: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) })),
    }),
});
/**
 * The reports of all shards of one run.
 * @throws {FixtureGateError} BAD_SHARDS for a file that is no such report, one too many or too few, or reports of different runs.
 */
function readShardReports(files) {
    const reports = files.map(readShardReport).sort((a, b) => a.shard.index - b.shard.index);
    const [first] = reports;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    for (const one of reports)
        sameRun(first, one);
    for (const [index, one] of reports.entries()) {
        if (one.shard.index < index)
            throw bad(`shard ${one.shard.index} is there twice: in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(reports[index - 1].file)} and in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)}`);
        if (one.shard.index > index)
            throw bad(missing(index, first));
    }
    if (reports.length !== first.shard.count)
        throw bad(missing(reports.length, first));
    return reports;
}
function missing(index, { shard }) {
    return `expected the reports of ${shard.count} shards, 0 to ${shard.count - 1}; that of shard ${index} is not among them`;
}
function readShardReport(file) {
    let value;
    try {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
        if (bytes.length > MAX_REPORT_BYTES)
            throw new RangeError(`over ${MAX_REPORT_BYTES} bytes`);
        value = JSON.parse(bytes.toString('utf8'));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', `${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(file)} cannot be read as a report (${cause.message})`, 'name the report.json files that the shards wrote', { cause });
    }
    const parsed = report.safeParse(value);
    if (parsed.success)
        return { ...parsed.data, file };
    const [issue] = parsed.error.issues;
    const at = issue?.path.join('.') ?? '';
    if (at === 'shard')
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(file)} is the report of a whole run and of no shard`);
    throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(file)} is no report of a shard (${at === '' ? 'it' : (0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(at)}: ${issue?.message ?? 'unknown'})`);
}
function sameRun(first, one) {
    const differ = (what, a, b) => {
        if (a !== b)
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(first.file)} and ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)} are not of one run: ${what} ${a ?? 'none'} and ${b ?? 'none'}`);
    };
    if (one.tool.version !== _version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)} was written by version ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.tool.version)}, and this is ${_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x}`);
    if (one.headKind !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)} is about what is not committed yet`);
    differ('number of shards', first.shard.count, one.shard.count);
    differ('base', first.base.sha, one.base.sha);
    differ('head', first.head.sha, one.head.sha);
    differ('merge base', first.mergeBase, one.mergeBase);
    differ('policy', policyOf(first), policyOf(one));
}
function policyOf({ policy }) {
    return `${policy.source} ${policy.sha256 ?? '(built in)'}`;
}
function bad(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', message, 'pass the report.json of every shard of one run, each once, and run this version in all of them');
}
/** The range that the shards judged, as their reports name it. @throws {FixtureGateError} BAD_SHARDS */
function rangeOfShards(files) {
    const [first] = files;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    const { base, head, mergeBase } = readShardReport(first);
    const label = ({ sha, ref }) => ({
        sha,
        ...(ref === undefined ? {} : { ref }),
    });
    return {
        kind: 'commits',
        base: label(base),
        head: label(head),
        comparison: base.sha === mergeBase ? 'direct' : 'merge-base',
    };
}
/**
 * What the shards found of `fixtures`: of each one finding, made from the very blobs that git names here.
 * @throws {FixtureGateError} BAD_SHARDS where a fixture is in no report, in two, or was another one there.
 */
function findingsOfShards(files, fixtures, range, policies) {
    const reports = readShardReports(files);
    const [first] = reports;
    const { sha256 } = policies.base;
    for (const [what, theirs, ours] of [
        ['base', first.base.sha, range.base.sha],
        ['head', first.head.sha, range.head.sha],
        ['merge base', first.mergeBase, range.mergeBase],
        ['policy', policyOf(first), `${policies.base.source} ${sha256 ?? '(built in)'}`],
    ]) {
        if (theirs !== ours)
            throw bad(`the shards judged ${what} ${theirs}; here it is ${ours}`);
    }
    const byPath = new Map();
    for (const { findings, file } of reports) {
        for (const one of findings) {
            if (byPath.has(one.path))
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.path)} was judged by two shards`);
            byPath.set(one.path, { finding: findingOf(one), file });
        }
    }
    const findings = fixtures.map(({ change }) => {
        const known = byPath.get(change.path);
        if (known === undefined)
            throw bad(`the changed fixture ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(change.path)} is in no report`);
        byPath.delete(change.path);
        if (!isOf(known.finding.base, change.base) || !isOf(known.finding.head, change.head))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(known.file)} tells of other contents of ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(change.path)} than git has here`);
        if (saysLess(known.finding))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(known.file)} gives ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(change.path)} a class that its own changes contradict`);
        return known.finding;
    });
    const [extra] = byPath.keys();
    if (extra !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(extra)} is in a report, and no fixture changed there`);
    // How blobs are stored no report tells: the policy gate reads that itself.
    return { findings, unusedRules: unusedInAll(reports, policies), stored: new Map() };
}
function isOf(blob, entry) {
    if (blob === null || entry === null)
        return blob === null && entry === null;
    return blob.oid === entry.oid && blob.mode === entry.mode;
}
/** Whether a class is weaker than what the finding itself lists, or fits not to which sides there are. */
function saysLess({ class: changeClass, base, head, changeCounts, changes }) {
    if (base === null || head === null)
        return changeClass !== (base === null ? 'ADDED' : 'REMOVED');
    const has = (kind) => changeCounts[kind] > 0 || changes.some((change) => change.kind === kind);
    if (changeClass === 'SHAPE_CHANGE')
        return false;
    if (changeClass === 'SEMANTIC_REWRITE')
        return has('shape');
    return changeClass !== 'TOLERANCE_DRIFT' || has('shape') || has('value');
}
/** Values were masked and cut when the shard wrote them: `shown` keeps them from being cut once more. */
function findingOf(read) {
    const { changes, movedFrom, movedTo, hollow, ...rest } = read;
    return {
        ...rest,
        ...(movedFrom === undefined ? {} : { movedFrom }),
        ...(movedTo === undefined ? {} : { movedTo }),
        changes: changes.map((one) => ({ ...one, shown: true })),
        ...(hollow === undefined ? {} : { hollow }),
    };
}
/** A part of a rule met nothing if it met nothing in every shard that the rule had a fixture in. */
function unusedInAll(reports, { base, head }) {
    const all = new Map();
    for (const { shard, file } of reports) {
        for (const { policy, index, unused } of shard.unusedRules) {
            const rule = (policy === 'base' ? base : head)?.fixtures[index];
            if (rule === undefined)
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))} tells of rule ${index} of ${policy}'s policy, which there is not`);
            const before = all.get(rule);
            all.set(rule, before === undefined ? unused : before.filter((name) => unused.includes(name)));
        }
    }
    return all;
}


/***/ })

};
