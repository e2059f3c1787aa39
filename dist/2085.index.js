export const id = 2085;
export const ids = [2085,8008];
export const modules = {

/***/ 34157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ledger: () => (/* binding */ ledger)
/* harmony export */ });
/* harmony import */ var _gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60086);
/* harmony import */ var _gates_seal_ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37389);
/* harmony import */ var _reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90990);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18008);
/* harmony import */ var _seal_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57138);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4257);
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11280);







/** `ledger check` and `ledger propose`. Reads, prints, and writes nothing (SYSTEMS M9). */
async function ledger(invocation) {
    return (0,_seal_source_js__WEBPACK_IMPORTED_MODULE_2__/* .withSealSource */ .t)(invocation.request, async (source) => invocation.action === 'check' ? check(source, invocation) : propose(source, invocation));
}
async function check(source, { output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__.readSeal)(source);
    const ledgers = facts?.ledgers ?? [];
    if (facts === undefined || ledgers.length === 0) {
        const names = source.policy.ledger.map(({ file }) => (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(file)).join(', ');
        process.stderr.write(`There is no ledger: ${names}. Nothing was checked.\n`);
        return 0;
    }
    const problems = (0,_gates_seal_ledger_js__WEBPACK_IMPORTED_MODULE_1__/* .ledgerProblems */ .E)(facts);
    const files = ledgers.reduce((sum, one) => sum + one.files.size, 0);
    const entries = ledgers.reduce((sum, { head }) => sum + (head?.entries.length ?? 0), 0);
    const summary = `${entries} ledger ${entries === 1 ? 'entry' : 'entries'} for ${files} ${files === 1 ? 'file' : 'files'}`;
    (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeReport */ .b)([...(problems.length > 0 ? [(0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblems */ .yg)(problems)] : []), summary].join('\n'), output);
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
        (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeReport */ .b)(printed.join('\n'), output);
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

/***/ 4257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ writeReport),
/* harmony export */   u: () => (/* binding */ terminalContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


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

/***/ 11280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ hasError),
/* harmony export */   pR: () => (/* binding */ expandPaths),
/* harmony export */   yg: () => (/* binding */ describeProblems)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18008);


/** Every failure in one pass, in the order of the file; what is about a pair of things comes after its line. */
function describeProblems(problems) {
    return problems.map(describe).join('\n');
}
function describe({ code, severity, message, fix }) {
    const mending = (fix ?? '').split('\n').map((line) => `  ${line}`);
    return [`${severity} ${code} ${message}`, ...mending].map((line) => (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__.visible)(line)).join('\n');
}
function hasError(problems) {
    return problems.some(({ severity }) => severity === 'error');
}
/**
 * The paths that were meant, from the top of the repository: files as they are, and all files of a folder.
 *
 * @throws {FixtureGateError} BAD_INPUT where nothing stands at one of them.
 */
function expandPaths(files, operands) {
    return [...new Set(operands.flatMap((operand) => expand(files, operand)))];
}
function expand(files, operand) {
    const path = operand
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    if (files.has(operand))
        return [operand];
    if (files.has(path))
        return [path];
    const below = [...files.keys()].filter((file) => path === '.' || file.startsWith(`${path}/`));
    if (below.length > 0)
        return below;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `nothing stands at ${JSON.stringify(operand)} in what was looked at`, 'give paths from the top of the repository, and --staged or --worktree for what is not committed yet');
}


/***/ }),

/***/ 73506:
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

/***/ 15451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ GATE_IDS)
/* harmony export */ });
/** In the order in which the gates run and are reported. */
const GATE_IDS = ['records', 'seal', 'shape', 'schema', 'properties', 'freeze', 'quarantine', 'policy'];


/***/ }),

/***/ 90990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \n])\p{Zs}/gu;
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
    return text
        .replace(HIDDEN_IN_JSON, (character) => (character === '\n' ? character : escapeUnits(character)))
        .replaceAll('##[', '#\\u0023[');
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

/***/ 18008:
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

/***/ 95843:
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

/***/ 11730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   FK: () => (/* binding */ buildReport),
/* harmony export */   Rr: () => (/* binding */ exitCodeFor)
/* harmony export */ });
/* unused harmony export findingsDigest */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15451);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13411);
/* harmony import */ var _parts_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95843);




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


/***/ }),

/***/ 57138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withSealSource)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71676);
/* harmony import */ var _gate_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47080);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22266);
/* harmony import */ var _policy_stricter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23248);
/* harmony import */ var _requested_range_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46248);





/** Opens what the request names for the commands about seals: no commit is read and nothing is compared. */
async function withSealSource(request, use) {
    return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .withRepository */ .Bq)(request, async (repository) => {
        const { work, close } = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_1__/* .lazyWork */ .QE)();
        try {
            const isBare = repository.topLevel === null && request.range.kind === 'worktree';
            const asked = isBare ? { kind: 'revisions', base: 'HEAD', head: 'HEAD' } : request.range;
            const { range, trees } = await (0,_requested_range_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveRequest */ .M)(repository, asked);
            const policies = await (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .readPolicies */ .h9)(request, repository, range, trees.changes);
            const rulesFor = (path) => (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .judgingRules */ .Kb)(policies.base, policies.head ?? policies.base, path);
            const isFixture = (path) => rulesFor(path).length > 0;
            // Seals are looked at and nothing is run.
            const pieces = {
                range,
                trees,
                commits: [],
                findings: [],
                policies,
                isFixture,
                isFixtureOnBase: isFixture,
                rulesFor,
            };
            return await use((0,_gate_source_js__WEBPACK_IMPORTED_MODULE_1__/* .gateSource */ .rk)(repository, pieces, { testReports: [], work }));
        }
        finally {
            await close();
        }
    });
}


/***/ })

};
