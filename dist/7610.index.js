export const id = 7610;
export const ids = [7610,571];
export const modules = {

/***/ 97610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(33264);
// EXTERNAL MODULE: ./lib/inputs/action-inputs.js
var action_inputs = __webpack_require__(99277);
// EXTERNAL MODULE: ./lib/inputs/action-location.js
var action_location = __webpack_require__(8487);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __webpack_require__(61805);
// EXTERNAL MODULE: ./lib/inputs/environment.js
var environment = __webpack_require__(77556);
// EXTERNAL MODULE: ./lib/inputs/github-client.js
var github_client = __webpack_require__(32304);
// EXTERNAL MODULE: ./lib/inputs/github.js
var github = __webpack_require__(23970);
// EXTERNAL MODULE: ./lib/inputs/identifiers.js
var identifiers = __webpack_require__(57297);
// EXTERNAL MODULE: ./lib/inputs/target.js
var target = __webpack_require__(42864);
;// CONCATENATED MODULE: ./lib/inputs/pull-of-run.js



/**
 * Open pull requests whose head is this commit of this branch of this repository: all of it the platform's word, live. The
 * report only chooses between several bases of one head, so a forged one reaches no pull request but its author's own.
 * @returns the pull request, or in plain words, safe to print, why there is none.
 * @throws {FixtureGateError} GITHUB_DENIED
 */
async function findPullOfRun(client, run, baseRef) {
    const { head } = run;
    const answer = await (0,github/* readPullsOfBranch */.Ue)(client, run.repository, head.owner, head.branch);
    const pulls = (0,target/* required */.mw)(answer, 'the pull requests of the branch').filter((pull) => pull.open && pull.headRepositoryId === head.repositoryId && pull.head.ref === head.branch);
    if (pulls.length === 0)
        return `No open pull request has the branch ${(0,identifiers/* show */.WU)(head.branch)} as its head.`;
    const standing = pulls.filter((pull) => pull.head.sha === head.sha);
    if (standing.length === 0)
        return `The pull request has moved on: its head is no longer ${head.sha}.`;
    const [first, ...others] = standing.filter((pull) => pull.base.ref === baseRef);
    if (first === undefined)
        return `The report is about another base than that of the pull request, ${(0,identifiers/* show */.WU)(standing[0]?.base.ref)}.`;
    if (others.length > 0)
        return 'Several pull requests have this head and this base, so it is not known which one is meant.';
    return { number: first.number, baseRef: first.base.ref };
}

// EXTERNAL MODULE: ./lib/inputs/event.js
var inputs_event = __webpack_require__(13297);
;// CONCATENATED MODULE: ./lib/inputs/workflow-run.js



/** Events whose runs have the head of a pull request as `head_sha`; for `pull_request_target` it is the default branch's tip. */
const OF_A_HEAD = ['pull_request', 'pull_request_review'];
/**
 * @returns the run, or in plain words why there is nothing to comment on.
 * @throws {FixtureGateError} BAD_EVENT
 */
function readFinishedRun(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (name !== 'workflow_run')
        throw bad(`expected the event workflow_run; found ${(0,identifiers/* show */.WU)(name)}`, 'Trigger the workflow with `on: workflow_run`, as docs/forks.md has it');
    const repository = (0,identifiers/* asRepository */.j1)(env['GITHUB_REPOSITORY']);
    if (repository === undefined)
        throw bad(`expected GITHUB_REPOSITORY to be owner/name; found ${(0,identifiers/* show */.WU)(env['GITHUB_REPOSITORY'])}`);
    const run = (0,inputs_event/* object */.Ik)((0,inputs_event/* readPayload */.rD)(name, env['GITHUB_EVENT_PATH'])['workflow_run']);
    if (run === undefined)
        throw bad('expected the payload to hold workflow_run; found none');
    const event = (0,inputs_event/* text */.Qq)(run['event']) ?? '';
    if (!OF_A_HEAD.includes(event))
        return `The run was for ${(0,identifiers/* show */.WU)(event)} and not for a pull request, so there is nothing to comment on.`;
    const id = (0,inputs_event/* asNumber */.i)(run['id']);
    const sha = (0,identifiers/* asSha */.Pr)(run['head_sha']);
    const branch = (0,inputs_event/* text */.Qq)(run['head_branch']);
    if (id === undefined || sha === undefined || branch === undefined)
        throw bad('expected workflow_run to have id, head_sha and head_branch');
    const headRepository = (0,inputs_event/* object */.Ik)(run['head_repository']);
    const repositoryId = (0,inputs_event/* asNumber */.i)(headRepository?.['id']);
    const owner = (0,inputs_event/* text */.Qq)((0,inputs_event/* object */.Ik)(headRepository?.['owner'])?.['login']);
    if (repositoryId === undefined || owner === undefined)
        return 'The repository that the head came from is gone, so the pull request cannot be found.';
    return { repository, id, succeeded: run['conclusion'] === 'success', head: { sha, branch, repositoryId, owner } };
}
function bad(message, remedy = 'Re-run the job; if it happens again, check that no earlier step writes to GITHUB_EVENT_PATH') {
    return new errors/* FixtureGateError */.$('BAD_EVENT', message, remedy);
}

// EXTERNAL MODULE: ./lib/reporters/action-files.js
var action_files = __webpack_require__(70504);
// EXTERNAL MODULE: ./lib/reporters/action-log.js
var action_log = __webpack_require__(64785);
// EXTERNAL MODULE: ./lib/reporters/comment.js
var comment = __webpack_require__(50571);
// EXTERNAL MODULE: ./lib/reporters/github/comment.js
var github_comment = __webpack_require__(62945);
// EXTERNAL MODULE: ./lib/reporters/github/publish.js + 2 modules
var publish = __webpack_require__(68517);
// EXTERNAL MODULE: ../../../work/main/node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(58818);
// EXTERNAL MODULE: ./lib/policy/policy.js
var policy = __webpack_require__(73406);
// EXTERNAL MODULE: ./lib/problems.js
var problems = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/review/digest.js
var digest = __webpack_require__(43254);
// EXTERNAL MODULE: ./lib/reporters/parts/order.js
var order = __webpack_require__(1607);
// EXTERNAL MODULE: ./lib/reporters/report.js
var report = __webpack_require__(57966);
;// CONCATENATED MODULE: ./lib/reporters/read-report.js







/** Bytes. The report of the largest change seen, 8,003 fixtures with every list full, has a third of it. */
const MAX_REPORT_BYTES = 67_108_864;
const MAX_FINDINGS = 50_000;
const MAX_PROBLEMS = 100_000;
const MAX_GATE_SUMMARY = 4_096;
const count = schemas/* number */.aig().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const figure = schemas/* number */.aig();
/** 40 or 64 hex digits. Pages show it as it is. */
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const sha256 = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const changeClass = schemas/* enum */.k5n(policy/* CHANGE_CLASSES */.i);
const kinds = ['shape', 'value', 'drift', 'representation'];
const read_report_status = ['matched', 'missing', 'mismatched'];
/** Characters. Git's own limit for a path is 4,096 bytes; names of people are no longer. */
const path = schemas/* string */.YjP().max(8_192);
/** Characters. Values are shortened to 2,000 where the report is written; sentences hold a few of them. */
const read_report_text = schemas/* string */.YjP().max(65_536);
const revision = schemas/* object */.Ikc({ ref: read_report_text.exactOptional(), sha });
const blob = schemas/* object */.Ikc({
    oid: sha,
    sha256: schemas/* union */.KCZ([sha256, schemas/* literal */.euz('')]),
    size: count,
    mode: schemas/* string */.YjP().regex(/^[0-7]{6}$/),
});
const change = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(kinds),
    at: read_report_text,
    base: read_report_text.nullable(),
    head: read_report_text.nullable(),
    baseLine: count.exactOptional(),
    headLine: count.exactOptional(),
    absolute: figure.exactOptional(),
    relative: figure.exactOptional(),
    limit: read_report_text.exactOptional(),
    note: read_report_text.exactOptional(),
});
const record = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n([...read_report_status, 'not-required']),
    kind: schemas/* enum */.k5n(['trailer', 'approval-file', 'review']).exactOptional(),
    commit: sha.exactOptional(),
    by: path.exactOptional(),
    reason: read_report_text.exactOptional(),
    required: schemas/* array */.YOg(schemas/* object */.Ikc({ kind: schemas/* enum */.k5n(['trailer', 'approval', 'review']), status: schemas/* enum */.k5n(read_report_status) }))
        .exactOptional(),
});
const finding = schemas/* object */.Ikc({
    path: path.min(1),
    class: changeClass,
    also: schemas/* array */.YOg(changeClass),
    format: read_report_text,
    movedFrom: path.exactOptional(),
    movedTo: path.exactOptional(),
    base: blob.nullable(),
    head: blob.nullable(),
    summary: read_report_text,
    changeCounts: schemas/* object */.Ikc({ shape: count, value: count, drift: count, representation: count }),
    changes: schemas/* array */.YOg(change),
    record,
    suggestedTrailer: read_report_text.regex(/^Fixture-Change: /).exactOptional(),
    notes: schemas/* array */.YOg(read_report_text),
    failures: schemas/* array */.YOg(schemas/* object */.Ikc({ side: schemas/* enum */.k5n(['base', 'head']), format: read_report_text, reason: read_report_text, line: count, column: count })),
    suppressed: count,
    hollow: read_report_text.exactOptional(),
});
const problem = schemas/* object */.Ikc({
    code: schemas/* custom */.IeY((value) => typeof value === 'string' && /^FG[0-9]{3}$/.test(value)),
    gate: schemas/* enum */.k5n(problems/* GATE_IDS */.$),
    severity: schemas/* enum */.k5n(['error', 'warning', 'notice']),
    path: path.exactOptional(),
    line: count.exactOptional(),
    commit: sha.exactOptional(),
    anchor: schemas/* object */.Ikc({ path, line: count }).exactOptional(),
    message: read_report_text,
    fix: read_report_text.exactOptional(),
});
const read_report_report = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* object */.Ikc({
        name: schemas/* literal */.euz('fixture-gate'),
        version: schemas/* string */.YjP().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.]{1,40})?$/),
    }),
    base: revision,
    head: revision,
    mergeBase: sha,
    headKind: schemas/* enum */.k5n(['index', 'worktree']).exactOptional(),
    policy: schemas/* object */.Ikc({
        source: schemas/* enum */.k5n(['base', 'head', 'defaults']),
        path: path.exactOptional(),
        sha256: sha256.exactOptional(),
        given: schemas/* literal */.euz(true).exactOptional(),
    }),
    verdict: schemas/* enum */.k5n(['pass', 'fail']),
    gates: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* enum */.k5n(problems/* GATE_IDS */.$),
        outcome: schemas/* enum */.k5n(['pass', 'fail', 'missing-artifact', 'not-configured', 'not-run']),
        summary: schemas/* string */.YjP().max(MAX_GATE_SUMMARY).exactOptional(),
    }))
        .refine((gates) => gates.map(({ id }) => id).join() === problems/* GATE_IDS */.$.join()),
    findings: schemas/* array */.YOg(finding).max(MAX_FINDINGS),
    problems: schemas/* array */.YOg(problem).max(MAX_PROBLEMS),
    stats: schemas/* object */.Ikc({
        commits: count,
        changedPaths: count,
        fixtures: count,
        suppressed: count,
        patterns: schemas/* array */.YOg(schemas/* object */.Ikc({ pattern: read_report_text, matches: count })),
        milliseconds: schemas/* record */.g1P(schemas/* string */.YjP().max(64), schemas/* number */.aig()).catch({}),
    }),
    digest: sha256,
    exitCode: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1), schemas/* literal */.euz(2)]),
    // The part that one shard looked at is not what the pull request comes to.
    shard: schemas/* undefined */.Vxk().optional(),
});
/**
 * A report that another run has written, as a value that every reporter can render. It is checked against
 * schema/report.schema.json, then field by field for what pages show as it is; fields that are not known are dropped. Then
 * it has to agree with itself: digest, verdict and exit code follow from its findings, gates and problems. That makes it
 * well-formed, not true.
 * @throws {FixtureGateError} BAD_REPORT
 */
async function readReport(bytes) {
    if (bytes.length > MAX_REPORT_BYTES)
        throw read_report_bad(`expected at most ${MAX_REPORT_BYTES} bytes; found more`);
    const value = parsed(bytes);
    await assertContract(value);
    const result = read_report_report.safeParse(value);
    if (!result.success)
        throw read_report_bad(`expected ${placeOf(result.error.issues[0]?.path)} to be as this version writes it`);
    const { shard: _, ...read } = result.data;
    assertConsistent(read);
    // Whoever wrote it may have put the worst last.
    return {
        ...read,
        findings: (0,order/* orderFindings */.$t)(read.findings, read.problems),
        problems: (0,order/* orderProblems */.xv)(read.problems, read.findings),
    };
}
function parsed(bytes) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    }
    catch {
        throw read_report_bad('expected JSON in UTF-8');
    }
}
async function assertContract(value) {
    const [{ Ajv2020 }, { REPORT_SCHEMA }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1043), __webpack_require__.e(5524)]).then(__webpack_require__.t.bind(__webpack_require__, 65524, 19)).then((module) => module.default ?? module),
        __webpack_require__.e(/* import() */ 5456).then(__webpack_require__.bind(__webpack_require__, 65456)),
    ]);
    const validate = new Ajv2020({ strict: false, logger: false }).compile(REPORT_SCHEMA);
    if (validate(value))
        return;
    // The pointer alone: what stands there is the writer's text.
    throw read_report_bad(`expected it to fit schema/report.schema.json; found another value at ${placeOf(validate.errors?.[0]?.instancePath.split('/').slice(1))}`);
}
/** Names of fields and positions; what else a path may hold was chosen by whoever wrote the report. */
function placeOf(path = []) {
    const parts = path.map(String).filter((part) => /^[A-Za-z0-9]{1,40}$/.test(part));
    return parts.length === 0 ? 'the whole' : parts.join('.');
}
function assertConsistent(read) {
    const paths = new Set(read.findings.map(({ path }) => path));
    if (paths.size !== read.findings.length)
        throw read_report_bad('expected one finding for each path; found two');
    if (read.findings.some(({ base, head }) => base === null && head === null))
        throw read_report_bad('expected every finding to have a side; found one without');
    if ((0,digest/* findingsDigest */.n)(read.findings) !== read.digest)
        throw read_report_bad('expected the digest to be that of the findings; found another');
    const exitCode = (0,report.exitCodeOf)(read.gates, read.findings, read.problems);
    if (exitCode !== read.exitCode || (exitCode === 0) !== (read.verdict === 'pass'))
        throw read_report_bad('expected the verdict to follow from gates, findings and problems; found another');
}
function read_report_bad(message) {
    return new errors/* FixtureGateError */.$('BAD_REPORT', `the report cannot be used: ${message}`, 'Take report.json as the gate wrote it, with the action of the same version in both workflows');
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(72039);
;// CONCATENATED MODULE: ./lib/comment-action.js
















/**
 * The second workflow of a set-up for forks (docs/forks.md): with a token that may write, it posts what a run without one has
 * found. It takes a report and never text to post; where the comment goes is the platform's word alone. It gives no verdict.
 * @returns the exit code of the step: 1 where the report cannot be believed or the platform refuses, 0 where there is
 *   nothing to post on, which the log says.
 */
async function run(env) {
    process.exitCode = 1;
    const log = (0,action_log/* actionLog */.Z)((text) => void process.stdout.write(text));
    try {
        (0,environment/* assertSafeEnvironment */.p)(env);
        (0,action_location/* assertTrustedAction */.w)({ entry: process.argv[1], actionPath: env['GITHUB_ACTION_PATH'], workspace: env['GITHUB_WORKSPACE'] }, { baseSha: undefined, baseIsDefaultBranch: false });
        return await post(env, log);
    }
    catch (error) {
        const known = error instanceof errors/* FixtureGateError */.$;
        const title = known ? `Fixture Gate did not comment (${error.code})` : 'Fixture Gate failed by a fault of its own';
        (0,action_log/* explainFailure */.S)(log, env, title, known ? `${error.message}. ${error.remedy}.` : String(error?.stack ?? error), []);
        return 1;
    }
}
async function post(env, log) {
    const inputs = (0,action_inputs/* readCommentInputs */.J5)(env);
    const found = readFinishedRun(env);
    if (typeof found === 'string')
        return nothing(env, log, found);
    const report = await readReport(readWhole(inputs.report));
    if (report.head.sha !== found.head.sha)
        throw distrusted(`it is about ${report.head.sha}, and the run that it came from was of ${found.head.sha}`);
    if (report.verdict === 'pass' && !found.succeeded)
        throw distrusted('it says that all is well, and the run that it came from did not succeed');
    const client = connect(env, inputs.token);
    const pull = await findPullOfRun(client, found, report.base.ref);
    if (typeof pull === 'string')
        return nothing(env, log, pull);
    const moved = await (0,publish/* lastLook */.w)(client, { ...found, headSha: found.head.sha, base: { sha: report.base.sha, ref: pull.baseRef } }, pull.number);
    if (moved !== undefined)
        return nothing(env, log, `The pull request has moved on: ${moved}.`);
    const marker = (0,comment.commentMarker)(inputs.id);
    const outcome = await (0,github_comment/* postComment */.G)(client, {
        repository: found.repository,
        number: pull.number,
        marker,
        rendered: comment.comment.render(withoutAdvice(report), {
            id: inputs.id,
            detailsUrl: pageOf(env, found),
            madeElsewhere: true,
        }),
        always: inputs.comment === 'always',
    });
    if (outcome.kind === 'failed')
        throw new errors/* FixtureGateError */.$('GITHUB_DENIED', `expected to post the comment; the platform answered ${outcome.message}`, 'Grant the job pull-requests: write');
    log.line(`Comment on pull request ${pull.number}: ${outcome.kind}.`);
    tell(env, pull.number, outcome.kind);
    return 0;
}
/** A normal end: between the run and now the pull request moved on, or there never was one. */
function nothing(env, log, why) {
    log.line(`Nothing is posted. ${why}`);
    tell(env, undefined, 'none');
    return 0;
}
function tell(env, number, kind) {
    (0,action_files/* writeOutputs */.Kn)(env['GITHUB_OUTPUT'], [
        ['posted', kind],
        ['pull-request', number === undefined ? '' : String(number)],
    ]);
}
/**
 * What mends a problem may hold commands to paste, and those would come from whoever wrote the report, in the name of a bot.
 * The trailers stay, since they can do nothing but record.
 */
function withoutAdvice(report) {
    const problems = report.problems.map(({ fix: _, ...problem }) => ({
        ...problem,
        fix: `\`fixture-gate explain ${problem.code}\` says what mends it.`,
    }));
    return { ...report, problems };
}
function distrusted(why) {
    return new errors/* FixtureGateError */.$('BAD_REPORT', `the report cannot be believed: ${why}`, 'Let the other workflow do nothing but run the gate and upload its report, and see what else it runs');
}
/** One descriptor, no link, at most the limit and one byte. */
function readWhole(path) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    }
    catch (cause) {
        throw unreadable(cause.code ?? 'unknown error');
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(descriptor);
        if (!facts.isFile())
            throw unreadable('no plain file');
        const buffer = Buffer.alloc(Math.min(facts.size, MAX_REPORT_BYTES) + 1);
        let length = 0;
        for (let read = 1; read > 0 && length < buffer.length; length += read)
            read = (0,external_node_fs_.readSync)(descriptor, buffer, length, buffer.length - length, null);
        return buffer.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function unreadable(code) {
    return new errors/* FixtureGateError */.$('BAD_INPUT', `input "report": the file cannot be read (${code})`, 'See whether the other run has uploaded a report, and name report.json in the folder that it was downloaded to');
}
function connect(env, token) {
    return (0,github_client/* githubClient */.$)({
        token,
        apiUrl: (0,addresses/* webAddress */.D)(env['GITHUB_API_URL'], 'https://api.github.com'),
        userAgent: `fixture-gate/${version/* VERSION */.x}`,
    });
}
/** The page of the run that found all this. */
function pageOf(env, { repository: { owner, name }, id }) {
    return `${(0,addresses/* webAddress */.D)(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}/actions/runs/${id}`;
}


/***/ }),

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

/***/ 43254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ findingsDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17430);


/** Another way of writing the set down needs another number here: it voids every review that names a digest. */
const FORM = 'fixture-gate findings 1';
/**
 * One number for the whole set of findings, in any order: every path with the blobs and modes on both sides, its class
 * and what it also contains. A review that names it answers for exactly this set (T24). SHA-256, lower-case hex.
 */
function findingsDigest(findings) {
    const rows = findings.map(row).sort(Buffer.compare);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${FORM}\0${rows.length}\0`);
    for (const one of rows)
        hash.update(one);
    return hash.digest('hex');
}
/** Paths, ids and classes hold no NUL, so that no two sets are written alike. */
function row({ path, class: own, also, base, head }) {
    const facts = [blob(base), blob(head), own, [...also].sort().join(',')].join('\0');
    return Buffer.concat([(0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O)(path), Buffer.from(`\0${facts}\0`)]);
}
function blob(facts) {
    return facts === null ? 'absent' : `${facts.mode} ${facts.oid}`;
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
