export const id = 9206;
export const ids = [9206,4020,5731,7966,4909,8053];
export const modules = {

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

/***/ 39042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  trailers: () => (/* binding */ trailers)
});

// EXTERNAL MODULE: ./lib/gate.js + 40 modules
var gate = __webpack_require__(32414);
// EXTERNAL MODULE: ./lib/inputs/message-file.js
var message_file = __webpack_require__(72789);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(44020);
// EXTERNAL MODULE: ./lib/review/check-message.js
var check_message = __webpack_require__(5822);
// EXTERNAL MODULE: ./lib/review/match.js + 3 modules
var match = __webpack_require__(37344);
// EXTERNAL MODULE: ./lib/review/suggest.js
var suggest = __webpack_require__(56782);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(33264);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(50354);
;// CONCATENATED MODULE: ./lib/revisions/amend.js



/**
 * Adds trailers to the message of the commit that is checked out. The one thing here that writes to the user's repository,
 * and only where the user asked for it; so the commit is made with the user's own git configuration (identity, signing).
 * What is staged stays staged: `--only` without paths amends the message alone.
 *
 * @throws {FixtureGateError} GIT_FAILED, NO_REPOSITORY for a bare repository.
 */
async function amendMessage(repository, head, trailers) {
    const { topLevel } = repository;
    if (topLevel === null) {
        throw new errors/* FixtureGateError */.$('NO_REPOSITORY', 'a bare repository has no commit that is checked out', 'run this in a clone with files');
    }
    const { stdout: commit } = await (0,git/* runGit */.EO)(repository.view, ['cat-file', 'commit', head]);
    const message = commit.subarray(commit.indexOf('\n\n') + 2);
    const { stdout: amended } = await (0,git/* runGit */.EO)(repository.view, [
        'interpret-trailers',
        '--no-divider',
        '--if-exists=add',
        '--if-missing=add',
        ...trailers.flatMap((line) => ['--trailer', line]),
    ], { input: message });
    const args = ['commit', '--amend', '--only', '--no-verify', '--quiet', '--cleanup=verbatim', '--file=-'];
    const { status, stderr } = (0,external_node_child_process_.spawnSync)((0,git/* findGit */.Ct)(), args, { cwd: topLevel, input: amended, encoding: 'utf8' });
    if (status !== 0) {
        throw new errors/* FixtureGateError */.$('GIT_FAILED', `git commit --amend ended with ${status ?? 'a signal'}: ${(0,git/* quoteComplaint */.wP)(stderr)}`, 'mend what git complains about, or paste the lines that "fixture-gate trailers" prints yourself');
    }
}

// EXTERNAL MODULE: ./lib/review/approval-file.js
var approval_file = __webpack_require__(54844);
;// CONCATENATED MODULE: ./lib/commands/approval.js




/** A ready approval file of one changed fixture. Printed and never written: writing it is what the approver answers for. */
async function approvalText(repository, { findings, policies }, path) {
    const finding = findings.find((one) => one.path === path);
    if (finding === undefined) {
        const changed = findings.map((one) => JSON.stringify(one.path)).join(', ');
        throw new errors/* FixtureGateError */.$('BAD_INPUT', `expected a fixture that changes here; found ${JSON.stringify(path)}${changed === '' ? ', and no fixture changes' : `, and those that change are ${changed}`}`, 'write the path from the top of the repository, and name the range with --base and --head');
    }
    const file = (0,approval_file/* approvalPath */.nx)(path, policies.effective);
    process.stderr.write(`Save this as ${(0,visible.visible)(file)}, say in place of the dots what you looked at, and commit it right after the fixture.\n` +
        'It does not count from anybody who wrote the change.\n');
    const day = new Date().toISOString().slice(0, 10);
    return (0,approval_file/* renderApproval */.mv)(finding, { date: day, approver: await ownName(repository) });
}
/** Who runs this is who is asked to approve; another name has to be put in by hand. */
async function ownName({ own }) {
    const { stdout } = await (0,git/* runGit */.EO)(own, ['config', '--get', 'user.name'], { accept: [0, 1] });
    const name = stdout.toString('utf8').trim();
    return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(name) ? name : 'NAME';
}

// EXTERNAL MODULE: ./lib/commands/output.js
var output = __webpack_require__(14909);
// EXTERNAL MODULE: ./lib/commands/progress.js
var commands_progress = __webpack_require__(45303);
;// CONCATENATED MODULE: ./lib/commands/trailers.js










/**
 * The `Fixture-Change:` lines that a change needs; with `--check FILE` the judgement of a message that is being written
 * (commit-msg hook); with `--into-commit` the lines go into the message of HEAD.
 */
async function trailers(invocation) {
    const request = invocation.intoCommit ? { ...invocation.request, range: LAST_COMMIT } : invocation.request;
    return (0,gate.withRepository)(request, async (repository) => {
        const progress = (0,commands_progress.terminalProgress)(invocation.output.verbosity);
        const inspection = await (0,gate.inspect)(repository, request, progress);
        progress.end();
        if (invocation.check !== undefined)
            return judgeMessage((0,message_file/* readMessage */._)(invocation.check), inspection);
        if (invocation.approval !== undefined) {
            (0,output.writeReport)(await approvalText(repository, inspection, invocation.approval), invocation.output);
            return 0;
        }
        const lines = wanted(inspection);
        if (!invocation.intoCommit) {
            if (lines.length > 0)
                (0,output.writeReport)(lines.join('\n'), invocation.output);
            else
                process.stderr.write(nothingToRecord(inspection));
            return 0;
        }
        if (lines.length === 0) {
            process.stderr.write('The last commit needs no further trailer; nothing was edited.\n');
            return 0;
        }
        await amendMessage(repository, inspection.range.head.sha, lines);
        process.stderr.write(`${lines.map(visible.visible).join('\n')}\n\nWritten into the message of the last commit. Now say why: put words in place of reason="..." with\n    git commit --amend\n`);
        return 0;
    });
}
/** Nothing staged is no word about the commits before it, and somebody whose check just failed is looking for those. */
function nothingToRecord({ range, findings }) {
    if (range.headKind === 'commit' || findings.length > 0) {
        return 'No trailer is needed: no fixture changed, or every change has its record.\n';
    }
    return 'No fixture is staged, so there is nothing to record here. For commits that are already made, name where they branched off:\n    fixture-gate trailers --base main\n';
}
const LAST_COMMIT = { kind: 'revisions', base: 'HEAD^', head: 'HEAD' };
/** Of a range with commits, only what nobody answered for yet; of staged changes all of it. */
function wanted(inspection) {
    const { findings, range, policies, requires, isFixture, commits } = inspection;
    const policy = policies.effective;
    const needing = findings.filter(({ path, class: one, also }) => requires(path, [one, ...also]).includes('trailer'));
    const paths = findings.map(({ path }) => path);
    if (range.headKind !== 'commit')
        return (0,suggest/* suggestTrailers */.PR)(needing, policy, paths);
    const isThere = (0,gate.everThere)(inspection);
    const review = (0,match/* reviewChanges */.o)({ findings, commits, policy, isFixture, isThere, requires, headKind: 'commit' });
    const open = new Set(review.findings.filter(({ record }) => record.status === 'missing').map(({ path }) => path));
    return (0,suggest/* suggestTrailers */.PR)(needing.filter(({ path }) => open.has(path)), policy, paths);
}
/** Standard error, as a hook's words are shown there; standard output stays empty. */
function judgeMessage(message, inspection) {
    const { findings, policies, isFixture, requires, trees } = inspection;
    const { problems } = (0,check_message/* checkMessage */.g)({
        message,
        findings,
        changes: trees.changes,
        policy: policies.effective,
        isFixture,
        requires,
    });
    for (const problem of problems)
        process.stderr.write(`${describe(problem)}\n`);
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}
function describe({ code, severity, path, line, message, fix }) {
    // Most messages name the path themselves, each in its own sentence.
    const named = path === undefined || message.includes(path) ? '' : (0,visible.visible)(path);
    const place = [named, line === undefined || message.includes(`ine ${line} of`) ? '' : `line ${line} of the message`];
    const where = place.filter((part) => part !== '').join(', ');
    const text = [
        `${severity} ${code}${where === '' ? '' : ` ${where}`}: ${message}`,
        ...(fix ?? '').split('\n').map((one) => `  ${one}`),
    ];
    return text
        .flatMap((part) => part.split('\n'))
        .map(visible.visible)
        .join('\n');
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
