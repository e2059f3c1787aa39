export const id = 4097;
export const ids = [4097,846,2447];
export const modules = {

/***/ 44097:
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
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/action-inputs.js
var action_inputs = __webpack_require__(44793);
// EXTERNAL MODULE: ./lib/inputs/action-location.js
var action_location = __webpack_require__(78563);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __webpack_require__(89345);
// EXTERNAL MODULE: ./lib/inputs/environment.js
var environment = __webpack_require__(6320);
// EXTERNAL MODULE: ./lib/inputs/github-client.js
var github_client = __webpack_require__(69428);
// EXTERNAL MODULE: ./lib/inputs/github.js
var github = __webpack_require__(44454);
// EXTERNAL MODULE: ./lib/inputs/identifiers.js
var identifiers = __webpack_require__(8213);
// EXTERNAL MODULE: ./lib/inputs/target.js
var target = __webpack_require__(28508);
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
var inputs_event = __webpack_require__(29485);
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
var action_files = __webpack_require__(27388);
// EXTERNAL MODULE: ./lib/reporters/action-log.js
var action_log = __webpack_require__(11541);
// EXTERNAL MODULE: ./lib/reporters/comment.js
var comment = __webpack_require__(92447);
// EXTERNAL MODULE: ./lib/reporters/github/comment.js
var github_comment = __webpack_require__(46893);
// EXTERNAL MODULE: ./lib/reporters/github/publish.js + 2 modules
var publish = __webpack_require__(96007);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./lib/review/digest.js
var digest = __webpack_require__(73962);
// EXTERNAL MODULE: ./lib/reporters/parts/entries.js
var entries = __webpack_require__(48971);
// EXTERNAL MODULE: ./lib/reporters/report.js
var report = __webpack_require__(11730);
// EXTERNAL MODULE: ./lib/reporters/report-fields.js
var report_fields = __webpack_require__(82);
;// CONCATENATED MODULE: ./lib/reporters/read-report.js






/** Bytes. The report of the largest change seen, 8,003 fixtures with every list full, has a third of it. */
const MAX_REPORT_BYTES = 67_108_864;
/** The part that one shard looked at is not what the pull request comes to. */
const read_report_report = report_fields/* reportFields */.E.extend({ shard: schemas/* undefined */.Vxk().optional() });
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
    return { ...read, ...(0,entries/* inOrder */.a)(read) };
}
function parsed(bytes) {
    try {
        return (0,report_fields/* parseReport */.M)(bytes);
    }
    catch {
        throw read_report_bad('expected JSON in UTF-8');
    }
}
async function assertContract(value) {
    const [{ Ajv2020 }, { REPORT_SCHEMA }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)).then((module) => module.default ?? module),
        __webpack_require__.e(/* import() */ 7572).then(__webpack_require__.bind(__webpack_require__, 27572)),
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
var version = __webpack_require__(13411);
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

/***/ 92447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_COMMENT_CHARACTERS: () => (/* binding */ MAX_COMMENT_CHARACTERS),
/* harmony export */   comment: () => (/* binding */ comment),
/* harmony export */   commentMarker: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62733);
/* harmony import */ var _parts_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72662);
/* harmony import */ var _parts_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98738);
/* harmony import */ var _parts_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15817);




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
        // Posted and not printed; but a step that prints it must not run it.
        const page = (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .guardLines */ .F)((0,_parts_page_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownPage */ .t)(report, rows, level, context));
        return `${marker}\n${title === undefined ? page : page.replace(/^.*$/m, title)}`;
    }, (text) => text.length, COMMENT_BUDGET);
    return { kind: nothing ? 'nothing' : 'changes', body };
}
function isNotice({ severity }) {
    return severity === 'notice';
}
const comment = { id: 'comment', render };


/***/ }),

/***/ 90990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /(?!\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
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
    return text.replace(HIDDEN_IN_JSON, escapeUnits).replaceAll('##[', '#\\u0023[');
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

/***/ 90846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_TEXT_CHARACTERS: () => (/* binding */ MAX_TEXT_CHARACTERS),
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   renderFindingJson: () => (/* binding */ renderFindingJson)
/* harmony export */ });
/* harmony import */ var _encoders_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90990);
/* harmony import */ var _encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);
/* harmony import */ var _encoders_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56550);



/** Characters of one value. Programs read this, but it is kept as an artifact, and a fixture may be of 64 MiB. */
const VALUE_CHARACTERS = 2_000;
/** Characters of any text, as whoever reads a report expects it (report-fields.ts). A place can be as long as the keys of a fixture. */
const MAX_TEXT_CHARACTERS = 65_536;
function bounded(text) {
    return text.length <= MAX_TEXT_CHARACTERS ? text : (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, MAX_TEXT_CHARACTERS - 1);
}
/** A sentence, masked. */
function prose(text) {
    return bounded((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProse */ .uw)(text));
}
/**
 * The report in the order of schema/report.schema.json, safe to keep and to print: no secret, no binary, no command. Findings are
 * written one by one: ten thousand of them as one value, their text and what is escaped in it are five times the report.
 */
function render(report) {
    const { schemaVersion, tool, base, head, mergeBase, policy, verdict, gates, problems, stats, ...rest } = report;
    const { findings, illustrations: _, ...others } = rest;
    // One list of pieces and one text of them: each step between would hold the whole report once more.
    const pieces = ['{'];
    const add = (value) => {
        for (const [name, one] of Object.entries(value)) {
            if (one !== undefined)
                pieces.push(lineOf(pieces), (0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(name), ': ', indented(one, INDENT));
        }
    };
    add({ schemaVersion, tool, base, head, mergeBase, policy, verdict });
    add({ gates: gates.map((gate) => ({ ...gate, ...masked('summary', gate.summary) })) });
    pieces.push(lineOf(pieces), '"findings": [');
    for (const [index, finding] of findings.entries())
        pieces.push(index === 0 ? '' : ',', '\n', INDENT, INDENT, indented(findingJson(finding), INDENT + INDENT));
    pieces.push(findings.length === 0 ? ']' : `\n${INDENT}]`);
    add({ problems: problems.map(problemJson), stats, ...others });
    pieces.push('\n}\n');
    return pieces.join('');
}
/** What stands before the next member of the outermost object. */
function lineOf({ length }) {
    return length === 1 ? `\n${INDENT}` : `,\n${INDENT}`;
}
const INDENT = '  ';
/** Line feeds are those of the indentation. */
function indented(value, by) {
    return (0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(value, INDENT.length).replaceAll('\n', `\n${by}`);
}
function masked(name, text) {
    return text === undefined ? {} : { [name]: prose(text) };
}
/** One finding as it stands in the report. */
function renderFindingJson(finding) {
    return `${(0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)(findingJson(finding), 2)}\n`;
}
function findingJson(finding) {
    const { path, class: changeClass, also, format, movedFrom, movedTo, base, head, changeCounts, changes, record, } = finding;
    return {
        path,
        class: changeClass,
        also,
        format,
        ...(movedFrom === undefined ? {} : { movedFrom }),
        ...(movedTo === undefined ? {} : { movedTo }),
        base,
        head,
        summary: prose(finding.summary),
        changeCounts,
        changes: changes.map(changeJson),
        record: recordJson(record),
        ...masked('suggestedTrailer', finding.suggestedTrailer),
        notes: finding.notes.map(prose),
        failures: finding.failures.map((failure) => ({ ...failure, reason: prose(failure.reason) })),
        suppressed: finding.suppressed,
        ...masked('hollow', finding.hollow),
        ...(finding.moves === undefined ? {} : { moves: finding.moves }),
    };
}
/** Numbers that are not finite have no spelling in JSON and are left out; the values beside them say as much. */
function changeJson(change) {
    const { kind, at, baseLine, headLine, absolute, relative, limit, note } = change;
    const shown = change.shown === true ? change : (0,_encoders_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPair */ .cO)(change.base, change.head, at, VALUE_CHARACTERS);
    return {
        kind,
        at: bounded((0,_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(at)),
        base: shown.base,
        head: shown.head,
        ...(baseLine === undefined ? {} : { baseLine }),
        ...(headLine === undefined ? {} : { headLine }),
        ...(absolute === undefined || !Number.isFinite(absolute) ? {} : { absolute }),
        ...(relative === undefined || !Number.isFinite(relative) ? {} : { relative }),
        ...(limit === undefined ? {} : { limit: bounded(limit) }),
        ...masked('note', note),
    };
}
function recordJson(record) {
    return { ...record, ...masked('reason', record.reason), ...masked('by', record.by) };
}
function problemJson(problem) {
    return { ...problem, message: prose(problem.message), ...masked('fix', problem.fix) };
}
const json = { id: 'json', render };


/***/ }),

/***/ 72662:
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

/***/ 82:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportFields),
/* harmony export */   M: () => (/* binding */ parseReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38816);
/* harmony import */ var _comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37459);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73506);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15451);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90846);





/*
 * A report field by field, with bounds, for whoever reads one that was written elsewhere: the page of another run
 * (read-report.ts) and the shards of this one (shard-reports.ts).
 */
/** The largest change seen has 8,003. */
const MAX_FINDINGS = 1_000_000;
const MAX_PROBLEMS = 1_000_000;
const MAX_PATTERNS = 100_000;
/** Of what one finding lists: ten times of what this version writes. */
const MAX_LIST = 1_000;
/** Git's own limit for a path is 4,096 bytes. */
const MAX_PATH_CHARACTERS = 8_192;
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const figure = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig();
/** 40 or 64 hex digits. Pages show it as it is. */
const sha = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const sha256 = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const changeClass = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGE_CLASSES */ .i);
const kinds = ['shape', 'value', 'drift', 'representation'];
const status = ['matched', 'missing', 'mismatched'];
/** Characters. Names of people have no limit in git, and are texts. */
const path = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(MAX_PATH_CHARACTERS);
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_json_js__WEBPACK_IMPORTED_MODULE_2__.MAX_TEXT_CHARACTERS);
const list = (item) => zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item).max(MAX_LIST);
const revision = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: text.exactOptional(), sha });
const blob = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    oid: sha,
    sha256: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([sha256, zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('')]),
    size: count,
    mode: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-7]{6}$/),
});
const change = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(kinds),
    at: text,
    base: text.nullable(),
    head: text.nullable(),
    baseLine: count.exactOptional(),
    headLine: count.exactOptional(),
    absolute: figure.exactOptional(),
    relative: figure.exactOptional(),
    limit: text.exactOptional(),
    note: text.exactOptional(),
});
const record = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([...status, 'not-required']),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['trailer', 'approval-file', 'review']).exactOptional(),
    commit: sha.exactOptional(),
    by: text.exactOptional(),
    reason: text.exactOptional(),
    required: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['trailer', 'approval', 'review']), status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(status) })).exactOptional(),
});
const moves = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    count,
    bins: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ bin: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().min(-_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .FURTHEST_BIN */ .Kg).max(_comparison_moves_js__WEBPACK_IMPORTED_MODULE_0__/* .FURTHEST_BIN */ .Kg), count })),
    relative: figure.positive().exactOptional(),
    sample: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ base: figure, head: figure, beyond: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() })),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: path.min(1),
    class: changeClass,
    also: list(changeClass),
    format: text,
    movedFrom: path.exactOptional(),
    movedTo: path.exactOptional(),
    base: blob.nullable(),
    head: blob.nullable(),
    summary: text,
    changeCounts: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ shape: count, value: count, drift: count, representation: count }),
    changes: list(change),
    record,
    suggestedTrailer: text.regex(/^Fixture-Change: /).exactOptional(),
    notes: list(text),
    failures: list(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ side: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['base', 'head']), format: text, reason: text, line: count, column: count })),
    suppressed: count,
    hollow: text.exactOptional(),
    moves: moves.exactOptional(),
});
const problem = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((value) => typeof value === 'string' && /^FG[0-9]{3}$/.test(value)),
    gate: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_IDS */ .$),
    severity: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['error', 'warning', 'notice']),
    path: path.exactOptional(),
    line: count.exactOptional(),
    commit: sha.exactOptional(),
    anchor: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path, line: count }).exactOptional(),
    message: text,
    fix: text.exactOptional(),
});
/** A whole report but for `shard`: who reads it says whether there may be one. */
const reportFields = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    tool: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('fixture-gate'),
        version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.]{1,40})?$/),
    }),
    base: revision,
    head: revision,
    mergeBase: sha,
    headKind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['index', 'worktree']).exactOptional(),
    policy: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['base', 'head', 'defaults']),
        path: path.exactOptional(),
        sha256: sha256.exactOptional(),
        given: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).exactOptional(),
    }),
    verdict: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail']),
    gates: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_IDS */ .$),
        outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail', 'missing-artifact', 'not-configured', 'not-run']),
        summary: text.exactOptional(),
    }))
        .refine((gates) => gates.map(({ id }) => id).join() === _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_IDS */ .$.join()),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(finding).max(MAX_FINDINGS),
    problems: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(problem).max(MAX_PROBLEMS),
    stats: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        commits: count,
        changedPaths: count,
        fixtures: count,
        suppressed: count,
        patterns: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ pattern: text, matches: count })).max(MAX_PATTERNS),
        milliseconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(64), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()).catch({}),
    }),
    digest: sha256,
    exitCode: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(2)]),
});
/** @throws for what is no UTF-8 or no JSON. */
function parseReport(bytes) {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
}


/***/ })

};
