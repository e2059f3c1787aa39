export const id = 3467;
export const ids = [3467,5731,7050,7966,4909];
export const modules = {

/***/ 26208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  blobId: () => (/* binding */ blobId),
  compare: () => (/* binding */ compare),
  diff: () => (/* binding */ diff),
  isSame: () => (/* binding */ isSame),
  policyOf: () => (/* binding */ policyOf),
  read: () => (/* binding */ read),
  readLinkAt: () => (/* binding */ readLinkAt)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./lib/descriptor-sets.js
var descriptor_sets = __webpack_require__(97858);
// EXTERNAL MODULE: ./lib/documents/large/source.js
var source = __webpack_require__(27541);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(33264);
// EXTERNAL MODULE: ./lib/findings.js
var findings = __webpack_require__(96481);
// EXTERNAL MODULE: ./lib/judge.js
var lib_judge = __webpack_require__(92088);
// EXTERNAL MODULE: ./lib/judging-policy.js
var judging_policy = __webpack_require__(52294);
// EXTERNAL MODULE: ./lib/policy/defaults.js
var defaults = __webpack_require__(63710);
// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(31547);
// EXTERNAL MODULE: ./lib/reporters/index.js
var reporters = __webpack_require__(27050);
// EXTERNAL MODULE: ./lib/reporters/report.js
var reporters_report = __webpack_require__(57966);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/commands/large-files.js


/** Bytes that are read at once to take a digest. */
const CHUNK = 1_048_576;
/** Compares two files that differ without holding them: of the sides of the job only the modes are looked at. Undefined where the fast path has no answer (docs/adr/0200). */
async function compareLargeFiles(base, head, job) {
    const [{ compareLarge, LARGE }, { modes }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3964).then(__webpack_require__.bind(__webpack_require__, 63964)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6461)),
    ]);
    return withFile(base, (left) => withFile(head, (right) => compareLarge(job, left, right, LARGE, () => modes(job))));
}
/** The file's digests, as `BlobFacts` has them. */
async function digestsOf(path) {
    return withFile(path, async (source) => {
        const id = (0,external_node_crypto_.createHash)('sha1').update(`blob ${source.size}\0`);
        const digest = (0,external_node_crypto_.createHash)('sha256');
        for (let at = 0; at < source.size; at += CHUNK) {
            const bytes = source.read(at, Math.min(CHUNK, source.size - at));
            id.update(bytes);
            digest.update(bytes);
        }
        return { oid: id.digest('hex'), sha256: digest.digest('hex'), size: source.size };
    });
}
async function withFile(path, use) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        return await use(fileSource(file));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** One buffer for all reads: what a read gives is valid until the next one. */
function fileSource(file) {
    const { size } = (0,external_node_fs_.fstatSync)(file);
    let buffer = Buffer.alloc(0);
    return {
        size,
        read: (offset, length) => {
            if (buffer.length < length)
                buffer = Buffer.alloc(length);
            let filled = 0;
            while (filled < length) {
                const count = (0,external_node_fs_.readSync)(file, buffer, filled, length - filled, offset + filled);
                if (count === 0)
                    throw new Error('a file became shorter while it was read');
                filled += count;
            }
            return buffer.subarray(0, length);
        },
    };
}

// EXTERNAL MODULE: ./lib/commands/output.js
var commands_output = __webpack_require__(14909);
;// CONCATENATED MODULE: ./lib/commands/diff.js















/** What stands for a side that does not exist, as in git's own patches. */
const ABSENT = '/dev/null';
const FILE_MODE = '100644';
const EXECUTABLE_MODE = '100755';
/** What git looks at to tell that a file is executable. */
const OWNER_MAY_EXECUTE = 0o100;
const LINK_MODE = '120000';
/** Two files. Exit code as of diff(1), except that drift counts as equal: 0 equal or drift, 1 anything more. */
async function diff(invocation) {
    const { output } = invocation;
    const folders = await Promise.all([isFolder(invocation.base), isFolder(invocation.head)]);
    if (folders.every(Boolean))
        return (await __webpack_require__.e(/* import() */ 5363).then(__webpack_require__.bind(__webpack_require__, 75363))).diffFolders(invocation);
    if (folders.some(Boolean)) {
        throw new errors/* FixtureGateError */.$('BAD_USAGE', 'a folder and a file cannot be compared', 'name two files, or two folders');
    }
    const [base, head] = withKnownModes(await Promise.all([read(invocation.base), read(invocation.head)]));
    if (base === null && head === null) {
        throw new errors/* FixtureGateError */.$('BAD_USAGE', 'neither side exists', `name at least one file that is not ${ABSENT}`);
    }
    const policy = await policyOf(invocation);
    const path = invocation.as ?? nameOf(invocation);
    const judge = (0,lib_judge/* createJudge */.q)();
    try {
        const finding = base !== null && head !== null && isSame(base.facts, head.facts)
            ? undefined
            : await compare(path, base, head, policy, judge);
        (0,commands_output.writeReport)(await render(finding, { base, head, policy }, invocation), output);
        return finding === undefined || finding.class === 'TOLERANCE_DRIFT' ? 0 : 1;
    }
    finally {
        await judge.close();
    }
}
async function policyOf({ policyFile }) {
    return policyFile === undefined ? (0,defaults/* defaultPolicy */.G4)() : (0,descriptor_sets/* filled */.B)(await (0,judging_policy/* readGivenFile */.Mh)(policyFile), descriptorFile);
}
async function isFolder(path) {
    if (path === ABSENT || path === '-')
        return false;
    return (await (0,promises_.stat)(path).catch(() => undefined))?.isDirectory() ?? false;
}
async function read(path) {
    if (path === ABSENT)
        return null;
    if (path === '-')
        return { ...held(await (0,consumers_.buffer)(process.stdin)), modeless: true };
    try {
        const found = await (0,promises_.stat)(path);
        // What is no file, such as a pipe of a shell, has no bit that says anything.
        if (!found.isFile())
            return { ...held(await (0,promises_.readFile)(path)), modeless: true };
        const mode = (found.mode & OWNER_MAY_EXECUTE) === 0 ? FILE_MODE : EXECUTABLE_MODE;
        if (found.size < source/* LARGE_BYTES */.cz)
            return held(await (0,promises_.readFile)(path), mode);
        const facts = { ...(await digestsOf(path)), mode };
        return { facts, bytes: () => (0,promises_.readFile)(path), file: path };
    }
    catch (cause) {
        const { code } = cause;
        throw new errors/* FixtureGateError */.$('BAD_USAGE', `the file ${JSON.stringify(path)} cannot be read (${code ?? 'unknown error'})`, `name a file, "-" for standard input, or ${ABSENT} for a side that does not exist`, { cause });
    }
}
/** Where one side has no mode, the other's says nothing of a change. */
function withKnownModes(sides) {
    if (!sides.some((side) => side?.modeless))
        return sides;
    const [base, head] = sides.map((side) => side && { ...side, facts: { ...side.facts, mode: FILE_MODE } });
    return [base, head];
}
/** Nothing to tell: the bytes and what git keeps of the mode are equal. */
function isSame(base, head) {
    return base.sha256 === head.sha256 && base.mode === head.mode;
}
/** Outside of a repository a descriptor set is where the policy says, from here. */
async function descriptorFile(file) {
    try {
        return { kind: 'read', bytes: await (0,promises_.readFile)(file) };
    }
    catch (cause) {
        return { kind: 'missing', why: `it cannot be read (${cause.code ?? 'unknown error'})` };
    }
}
/** A link stands for the text that it holds, as in git. */
async function readLinkAt(path) {
    return held(await (0,promises_.readlink)(path, 'buffer'), LINK_MODE);
}
function held(bytes, mode = FILE_MODE) {
    const sha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    return { facts: { oid: blobId(bytes), sha256, size: bytes.length, mode }, bytes: async () => bytes };
}
/** The path that chooses format and rules: head's, unless only base has a name. */
function nameOf({ base, head }) {
    return head === '-' || head === ABSENT ? base : head;
}
async function compare(path, base, head, policy, judge) {
    const rule = (0,match/* ruleFor */.sG)(policy, path) ?? (0,defaults/* plainRule */.B4)(['**'], false);
    const facts = { base: base?.facts ?? null, head: head?.facts ?? null };
    const side = (bytes, mode = FILE_MODE) => ({ bytes, mode });
    if (base === null || head === null) {
        const there = (base ?? head);
        const only = side(await there.bytes(), there.facts.mode);
        return (0,findings/* oneSided */.CM)({ path, added: base === null }, facts, await judge.read((0,findings/* jobFor */.vw)(path, only, only, rule, policy)));
    }
    const hollow = ({ facts: { mode } }) => side(Buffer.alloc(0), mode);
    const withoutBytes = (0,findings/* jobFor */.vw)(path, hollow(base), hollow(head), rule, policy);
    // Of equal bytes only the modes are left to compare.
    if (base.facts.sha256 === head.facts.sha256)
        return (0,findings/* modified */.kA)(path, facts, await judge.compare(withoutBytes));
    const large = base.file === undefined || head.file === undefined
        ? undefined
        : await compareLargeFiles(base.file, head.file, withoutBytes);
    if (large !== undefined)
        return (0,findings/* modified */.kA)(path, facts, large);
    const [left, right] = await Promise.all([base.bytes(), head.bytes()]);
    const job = (0,findings/* jobFor */.vw)(path, side(left, base.facts.mode), side(right, head.facts.mode), rule, policy);
    return (0,findings/* modified */.kA)(path, facts, await judge.compare(job));
}
/** The id that git would give the file. */
function blobId(bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
async function render(finding, sides, { output }) {
    const reviewed = finding && { ...finding, record: { status: 'not-required' } };
    if (output.format === 'json') {
        const { renderFindingJson } = await __webpack_require__.e(/* import() */ 2082).then(__webpack_require__.bind(__webpack_require__, 12082));
        return reviewed === undefined ? 'null' : renderFindingJson(reviewed);
    }
    if (output.format === 'terminal') {
        const { renderFinding } = await Promise.all(/* import() */[__webpack_require__.e(4358), __webpack_require__.e(7243), __webpack_require__.e(1337)]).then(__webpack_require__.bind(__webpack_require__, 67243));
        return reviewed === undefined
            ? 'no difference: the bytes are equal'
            : renderFinding(reviewed, (0,commands_output.terminalContext)(output));
    }
    // For documents the two files stand in for the two revisions.
    const sha = (side) => (side?.facts.oid ?? blobId(Buffer.alloc(0)));
    const report = (0,reporters_report.buildReport)({
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
    return (0,reporters.renderDocument)(output.format, report, (0,commands_output.terminalContext)(output));
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

/***/ 50354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   Dg: () => (/* binding */ ignoreClosedPipe),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Iz: () => (/* binding */ spawnGit),
/* harmony export */   gk: () => (/* binding */ gitFailed),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   wP: () => (/* binding */ quoteComplaint)
/* harmony export */ });
/* unused harmony exports searchPath, childEnvironment */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33264);
/**
 * The one way in which git is started. Everything that could make git run something, ask somebody or read another
 * repository than the one named is turned off here: threats T08, T14, T36 and T83 of docs/threats.md.
 */




/** Git for Windows knows this name too, so one spelling serves everywhere. */
const NULL_DEVICE = '/dev/null';
/** More than this of stderr is never looked at. */
const MAX_STDERR_BYTES = 16_384;
/** Characters of git's own words that an error message may quote. */
const MAX_QUOTED_CHARACTERS = 300;
/** All that git needs of the caller's environment. Tokens, GIT_*, LD_PRELOAD and NODE_OPTIONS are not among it. */
const KEPT_VARIABLES = new Set([
    'PATH',
    'PATHEXT',
    'SYSTEMROOT',
    'WINDIR',
    'COMSPEC',
    'TEMP',
    'TMP',
    'TMPDIR',
    'LD_LIBRARY_PATH',
]);
/** A fetch goes through the proxy and trusts the certificates that the machine is set up with. */
const KEPT_FOR_NETWORK = new Set([
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
]);
const FIXED_VARIABLES = {
    LC_ALL: 'C',
    // Before 2.32 git knows no GIT_CONFIG_GLOBAL; a home that is no folder has no .gitconfig in any version.
    HOME: NULL_DEVICE,
    XDG_CONFIG_HOME: NULL_DEVICE,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: NULL_DEVICE,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: NULL_DEVICE,
    GIT_NO_LAZY_FETCH: '1',
    GIT_PAGER: 'cat',
    GIT_EDITOR: 'false',
};
/** Overrides the repository's own configuration, which an earlier step of the job may have written. */
const FIXED_SETTINGS = [
    `core.hooksPath=${NULL_DEVICE}`,
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.commentChar=#',
    `core.attributesFile=${NULL_DEVICE}`,
    'core.quotePath=true',
    'core.useReplaceRefs=false',
    'core.alternateRefsCommand=true',
    'safe.bareRepository=explicit',
    'safe.directory=*',
    'diff.external=',
    'log.showSignature=false',
    'trailer.separators=:',
    'credential.helper=',
    'gc.auto=0',
    'maintenance.auto=false',
];
let knownGit;
/**
 * Absolute path of git, looked for once. Relative entries of PATH are passed over: they would be looked up in whatever
 * folder is current, which may be the pull request's.
 *
 * @throws {FixtureGateError} GIT_MISSING
 */
function findGit() {
    knownGit ??= searchPath(process.env['PATH'] ?? '', process.platform === 'win32' ? ['git.exe'] : ['git']);
    if (knownGit)
        return knownGit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('GIT_MISSING', 'no git was found in the absolute folders of PATH', 'install git 2.25 or newer, or add the folder that holds it to PATH');
}
/** Exported for tests. */
function searchPath(path, names) {
    for (const folder of path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(entry))) {
        for (const name of names) {
            const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
            if (isExecutable(candidate))
                return candidate;
        }
    }
    return undefined;
}
/** Starts git with its three streams open. The caller ends it. */
function spawnGit(place, command) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(findGit(), [...globalArguments(place), ...command], {
        // A folder that no pull request can write to: git must never look around in head's files.
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(process.execPath).root,
        env: childEnvironment(process.env, place),
        stdio: ['pipe', 'pipe', 'pipe'],
        shell: false,
        windowsHide: true,
    });
}
/**
 * Runs git to its end and returns what it printed.
 *
 * @throws {FixtureGateError} GIT_FAILED on any exit code that `accept` does not name.
 */
async function runGit(place, command, options = {}) {
    const child = spawnGit(place, command);
    const timer = options.timeout ? setTimeout(() => child.kill('SIGKILL'), options.timeout) : undefined;
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stdin.on('error', ignoreClosedPipe);
    child.stdin.end(options.input ?? '');
    const { code, complaint } = await ended(child);
    clearTimeout(timer);
    if (!(options.accept ?? [0]).includes(code))
        throw gitFailed(command, code, complaint);
    return { code, stdout: Buffer.concat(chunks), complaint };
}
/** Waits for the end of a child of `spawnGit`. Listens to stderr from the start, so call it at once. */
function ended(child) {
    const errors = [];
    let kept = 0;
    child.stderr.on('data', (chunk) => {
        if (kept < MAX_STDERR_BYTES)
            errors.push(chunk);
        kept += chunk.length;
    });
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => {
            resolve({ code: code ?? -1, complaint: quoteComplaint(Buffer.concat(errors).toString('utf8')) });
        });
    });
}
function gitFailed(command, code, complaint) {
    const why = complaint ? `: ${complaint}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('GIT_FAILED', `git ${command.find((word) => /^[a-z]/.test(word) && !word.includes('=')) ?? ''} ended with ${code === -1 ? 'a signal' : `exit code ${code}`}${why}`, 'run "git fsck" to see whether the repository is sound, and fetch again what it lacks');
}
/** A child that stops reading early is no error of ours: its exit code says what happened. */
function ignoreClosedPipe(error) {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'EOF')
        throw error;
}
/**
 * Git repeats names from the repository in what it says, so control characters, line breaks and whatever a runner takes
 * for a command are escaped and the rest is cut (T83). Lines that are progress or hints are left out.
 */
function quoteComplaint(stderr) {
    const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() && !/^(?:hint|remote: )/.test(line));
    const text = lines.slice(-3).join('; ').slice(0, MAX_QUOTED_CHARACTERS);
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`)
        .replaceAll('::', ':\\u{3a}')
        .replaceAll('##[', '#\\u{23}[');
}
function globalArguments(place) {
    const protocols = ['protocol.allow=never', ...(place.protocols ?? []).map((name) => `protocol.${name}.allow=always`)];
    return [
        '--no-pager',
        '--no-replace-objects',
        '--literal-pathspecs',
        ...(place.gitDir === undefined ? [] : [`--git-dir=${place.gitDir}`]),
        ...(place.workTree === undefined ? [] : [`--work-tree=${place.workTree}`]),
        ...[...FIXED_SETTINGS, ...protocols].flatMap((setting) => ['-c', setting]),
    ];
}
/** Exported for tests. */
function childEnvironment(environment, place) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        const upper = name.toUpperCase();
        const wanted = KEPT_VARIABLES.has(upper) || (place.protocols !== undefined && KEPT_FOR_NETWORK.has(upper));
        if (wanted && value !== undefined)
            kept[name] = value;
    }
    return {
        ...kept,
        ...FIXED_VARIABLES,
        ...(place.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
        ...place.variables,
    };
}
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 38981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ isNullId),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   u9: () => (/* binding */ parseObjectId)
/* harmony export */ });
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NULL_ID = /^0+$/;
/** `undefined` where `text` is no whole object id: a prefix, upper case, a byte-order mark in front (T14). */
function parseObjectId(text) {
    return OBJECT_ID.test(text) ? text : undefined;
}
/** @throws {TypeError} Where git (or a caller here) gave something else: a bug, not the user's mistake. */
function objectId(text) {
    const id = parseObjectId(text);
    if (!id)
        throw new TypeError(`not an object id: ${JSON.stringify(text.slice(0, 80))}`);
    return id;
}
/** Git's way to say "no object here". */
function isNullId(text) {
    return NULL_ID.test(text);
}


/***/ }),

/***/ 17430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** With the `u` flag a pair is one character, so this finds unpaired halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const ESCAPE_OFFSET = 0xdc00;
/**
 * The bytes of a path (or any other bytes of git's) as a string that gives the same bytes back. What is no UTF-8
 * becomes one lone surrogate U+DC80..U+DCFF a byte, as Python's `surrogateescape` does (PEP 383), because decoding to
 * U+FFFD would make one name of two.
 */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return asBuffer(bytes).toString('latin1');
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return decodeLossless(bytes);
    }
}
/** The exact bytes that `decodePath` was given. */
function encodePath(path) {
    if (!LONE_SURROGATE.test(path))
        return Buffer.from(path, 'utf8');
    const parts = [];
    let plain = '';
    for (const character of path) {
        const code = character.length === 1 ? character.charCodeAt(0) : 0;
        if (code < ESCAPE_OFFSET + 0x80 || code > ESCAPE_OFFSET + 0xff) {
            plain += character;
            continue;
        }
        parts.push(Buffer.from(plain, 'utf8'), Buffer.of(code - ESCAPE_OFFSET));
        plain = '';
    }
    parts.push(Buffer.from(plain, 'utf8'));
    return Buffer.concat(parts);
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function decodeLossless(bytes) {
    const buffer = asBuffer(bytes);
    let text = '';
    let start = 0;
    let at = 0;
    while (at < buffer.length) {
        const length = sequenceLength(buffer, at);
        if (length > 0) {
            at += length;
            continue;
        }
        text += buffer.toString('utf8', start, at) + String.fromCharCode(ESCAPE_OFFSET + buffer[at]);
        at += 1;
        start = at;
    }
    return text + buffer.toString('utf8', start, at);
}
/** Length of the well-formed UTF-8 sequence at `at`, 0 where there is none (Unicode 15, table 3-7). */
function sequenceLength(bytes, at) {
    const lead = bytes[at];
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const second = bytes[at + 1] ?? 0;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return 0;
    for (let offset = 2; offset < length; offset += 1) {
        const next = bytes[at + offset] ?? 0;
        if (next < 0x80 || next > 0xbf)
            return 0;
    }
    return length;
}


/***/ })

};
