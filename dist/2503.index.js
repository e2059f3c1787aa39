export const id = 2503;
export const ids = [2503];
export const modules = {

/***/ 52503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REPORT_FILE_NAMES: () => (/* binding */ REPORT_FILE_NAMES),
  run: () => (/* binding */ run),
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/action-inputs.js
var action_inputs = __webpack_require__(44793);
// EXTERNAL MODULE: ./lib/inputs/action-location.js
var action_location = __webpack_require__(78563);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __webpack_require__(89345);
// EXTERNAL MODULE: ./lib/inputs/github.js
var github = __webpack_require__(44454);
;// CONCATENATED MODULE: ./lib/inputs/custody.js

/**
 * Reads who approved a pull request, what they may do, and whose accounts stand behind its commits. What cannot be read
 * does not end the run: most policies ask for no review, and those that do fail with the reason.
 */
async function readCustody(client, repository, number) {
    const reviews = await (0,github/* readReviews */.UM)(client, repository, number);
    if (reviews.kind !== 'ok')
        return unreadable('the reviews', reviews);
    const commits = await (0,github/* readCommits */.Fe)(client, repository, number);
    if (commits.kind !== 'ok')
        return unreadable('the authors of its commits', commits);
    const approving = standing(reviews.value);
    // A review is of a head against a base, and the platform keeps it when the base becomes another one.
    const baseChange = approving.length === 0 ? NO_CHANGE : await (0,github/* readBaseChange */.Ul)(client, repository, number);
    if (baseChange.kind !== 'ok')
        return unreadable('whether its base was changed', baseChange);
    const permissionOf = await lookUp(client, repository, approving);
    return {
        kind: 'read',
        reviews: reviews.value.map((review) => ({ ...review, ...permissionOf(review.login) })),
        commits: commits.value,
        ...(baseChange.value === undefined ? {} : { baseChangedAt: baseChange.value }),
    };
}
const NO_CHANGE = { kind: 'ok', value: undefined };
/**
 * Asks for everybody, since any number of strangers may approve a public pull request and one of them may be the person
 * who counts. Once the platform cannot be asked any more (its limits, an outage), nobody else's permission is known, and
 * an approval of unknown permission is none.
 */
async function lookUp(client, repository, logins) {
    const known = new Map();
    let unread;
    for (const [index, login] of logins.entries()) {
        if (unread === undefined) {
            const answer = await (0,github/* readPermission */.cE)(client, repository, login);
            if (answer.kind === 'ok')
                known.set(login, { permission: answer.value });
            else if (answer.kind === 'unavailable')
                unread = `the permissions of ${logins.length - index} of ${logins.length} who approve could not be read (${answer.message})`;
        }
        if (unread !== undefined)
            known.set(login, { permission: 'unknown', permissionUnread: unread });
    }
    return (login) => known.get(login) ?? { permission: 'unknown' };
}
/** What the platform says of people that may write. It is no permission, and good enough for whom to ask about first. */
const CLOSE = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** People whose last word, comments aside, is an approval: those who are likely to count first, then the latest. */
function standing(reviews) {
    const last = new Map();
    for (const review of reviews) {
        if (review.state === 'COMMENTED')
            continue;
        last.delete(review.login);
        last.set(review.login, review);
    }
    const approving = [...last.values()].filter(({ type, state }) => state === 'APPROVED' && type === 'User').reverse();
    const isClose = ({ association = '' }) => CLOSE.has(association);
    return [...approving.filter(isClose), ...approving.filter((review) => !isClose(review))].map(({ login }) => login);
}
function unreadable(what, answer) {
    const remedy = answer.kind === 'refused' ? '; grant the job pull-requests: read' : '; re-run the job';
    return { kind: 'unreadable', why: `${what} could not be read (${answer.message}${remedy})` };
}

// EXTERNAL MODULE: ./lib/inputs/environment.js
var environment = __webpack_require__(6320);
// EXTERNAL MODULE: ./lib/inputs/event.js
var inputs_event = __webpack_require__(29485);
// EXTERNAL MODULE: ./lib/inputs/github-client.js
var github_client = __webpack_require__(69428);
// EXTERNAL MODULE: ./lib/inputs/target.js
var inputs_target = __webpack_require__(28508);
// EXTERNAL MODULE: ./lib/reporters/parts/entries.js
var entries = __webpack_require__(48971);
// EXTERNAL MODULE: ./lib/reporters/report.js
var report = __webpack_require__(11730);
;// CONCATENATED MODULE: ./lib/merge-group.js


/**
 * The verdict on a merge group. A queue may squash, and a squashed message is nobody's record: so what the group changes
 * counts as recorded exactly where one of its pull requests, judged by itself, makes the same change (path, both blobs,
 * class) and passes. The group's changes must be those of its pull requests, no more and no less; every other gate speaks
 * about the group as it is (T13).
 */
function certifyGroup(group, members) {
    const certified = new Map();
    for (const { report } of members)
        for (const finding of report.findings)
            certified.set(keyOf(finding), finding);
    const changed = new Set(group.findings.map(keyOf));
    const failing = members.filter(({ report }) => report.exitCode !== 0 || report.verdict !== 'pass');
    const unseen = group.findings.filter((finding) => !certified.has(keyOf(finding)));
    const lost = [...certified].filter(([key]) => !changed.has(key)).map(([, finding]) => finding);
    const problems = [
        ...group.problems.filter(({ gate }) => gate !== 'records').map((problem) => answered(problem, members)),
        ...failing.flatMap(problemsOf),
        ...unseen.map((finding) => differs(finding, 'the merge group changes this fixture, and none of its pull requests, judged by itself, makes this very change')),
        ...lost.map((finding) => differs(finding, 'a pull request of the merge group changes this fixture, and the merged result holds something else')),
    ];
    const outcomes = {
        records: failing.length + unseen.length > 0 ? 'fail' : 'pass',
        policy: problems.some((problem) => problem.gate === 'policy' && isError(problem)) ? 'fail' : 'pass',
    };
    // Red for no problem that is named, and so for none that somebody answered for.
    const isRedUnsaid = !group.problems.some((problem) => problem.gate === 'policy' && isError(problem));
    const gates = group.gates.map((gate) => {
        if (gate.id === 'records')
            return { id: 'records', outcome: outcomes.records, summary: named(members, failing) };
        if (gate.id !== 'policy')
            return gate;
        return { ...gate, outcome: gate.outcome === 'fail' && isRedUnsaid ? 'fail' : outcomes.policy };
    });
    const failed = gates.some(({ outcome }) => outcome === 'fail') || unexcused(problems, gates);
    // As on a pull request: what the policy only warns of does not keep a group from merging.
    const incomplete = gates.some(({ id, outcome }) => outcome === 'missing-artifact' && (0,report.blocks)(problems.filter(({ gate }) => gate === id)));
    const exitCode = failed ? 1 : incomplete ? 2 : 0;
    const findings = group.findings.map((finding) => ({
        ...finding,
        record: certified.get(keyOf(finding))?.record ?? { status: 'missing' },
    }));
    return {
        ...group,
        ...(0,entries/* inOrder */.a)({ findings, problems, gates }),
        gates,
        exitCode,
        verdict: exitCode === 0 ? 'pass' : 'fail',
    };
}
/**
 * What somebody independent can answer for, they answer for on a pull request and not on the group. It is answered for
 * the very bytes that one of them has on both sides; anything else is put together here and nobody has seen it.
 */
function answered(problem, members) {
    if (problem.subject === undefined)
        return problem;
    const subject = JSON.stringify(problem.subject);
    for (const { number, report } of members) {
        const same = report.problems.find((one) => one.code === problem.code && one.path === problem.path && JSON.stringify(one.subject) === subject);
        if (same !== undefined)
            return { ...same, message: `pull request ${number}: ${same.message}` };
    }
    return {
        ...problem,
        severity: 'error',
        message: `${problem.message}; and none of the pull requests of the group, judged by itself, makes this very change`,
    };
}
function keyOf({ path, base, head, class: changeClass }) {
    return JSON.stringify([path, base?.mode, base?.oid, head?.mode, head?.oid, changeClass]);
}
function isError({ severity }) {
    return severity === 'error';
}
/** An error counts wherever it stands, but where its gate only misses an artifact. */
function unexcused(problems, gates) {
    const missing = new Set(gates.filter(({ outcome }) => outcome === 'missing-artifact').map(({ id }) => id));
    return problems.some((problem) => isError(problem) && !missing.has(problem.gate));
}
/** What is wrong in a pull request by itself. A report that fails without saying why still fails here. */
function problemsOf({ number, report }) {
    const errors = report.problems.filter(isError);
    const unsaid = {
        code: 'FG901',
        gate: 'records',
        severity: 'error',
        message: 'it does not pass by itself, and says no more',
        fix: 'Take it out of the queue and look at its own check',
    };
    return (errors.length === 0 ? [unsaid] : errors).map((problem) => ({
        ...problem,
        gate: 'records',
        message: `pull request ${number}: ${problem.message}`,
    }));
}
function differs({ path, class: changeClass }, message) {
    return {
        code: 'FG806',
        gate: 'policy',
        severity: 'error',
        path,
        message: `${message} (${changeClass})`,
        fix: 'Update the pull request with the base branch, look at the change again, and put it into the queue again',
    };
}
function named(members, failing) {
    const list = (some) => `pull request${some.length === 1 ? '' : 's'} ${some.map(({ number }) => number).join(', ')}`;
    const whole = `judged by the commits of ${list(members)}`;
    return failing.length === 0 ? whole : `${whole}; not passed by ${list(failing)}`;
}

// EXTERNAL MODULE: ./lib/reporters/action-files.js
var action_files = __webpack_require__(27388);
// EXTERNAL MODULE: ./lib/reporters/action-log.js
var action_log = __webpack_require__(11541);
// EXTERNAL MODULE: ./lib/reporters/action-outputs.js
var action_outputs = __webpack_require__(32861);
// EXTERNAL MODULE: ./lib/reporters/github/publish.js + 2 modules
var publish = __webpack_require__(96007);
;// CONCATENATED MODULE: ./lib/reporters/github/announce.js


/** Exit code and check run follow one value; `neutral` only says that this instance does not vote (fail-on: never). */
function conclusionOf(report, green) {
    if (!green)
        return 'failure';
    return report.verdict === 'pass' ? 'success' : 'neutral';
}
function publishPlan({ env, inputs, event, target }, conclusion) {
    const details = detailsUrl(env, event.repository);
    return {
        repository: event.repository,
        ...(target.pullRequest !== undefined && { number: target.pullRequest.number }),
        headSha: target.range.head.sha,
        base: target.range.base,
        checkName: inputs.checkName,
        id: inputs.id,
        checkRun: inputs.annotations === 'auto' || inputs.annotations === 'check-run',
        comment: inputs.comment,
        conclusion,
        ...(details !== undefined && { detailsUrl: details }),
    };
}
/** The page of this run, where the runner says which one it is. */
function detailsUrl(env, { owner, name }) {
    const run = env['GITHUB_RUN_ID'] ?? '';
    if (!/^[0-9]{1,20}$/.test(run))
        return undefined;
    return `${(0,addresses/* webAddress */.D)(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}/actions/runs/${run}`;
}
/** Nothing that goes wrong here may change the verdict: what could not be posted is said in the log and shown there. */
async function postOrFallBack(client, report, plan, { inputs, event, renderers }, log) {
    const silent = postsNothing(inputs, event);
    let publication = { notes: silent === undefined ? [] : [silent], annotationsMissing: true };
    if (silent === undefined) {
        try {
            publication = await (0,publish/* publish */.m)(client, report, renderers, plan);
        }
        catch (error) {
            const note = `The result was not posted, by a fault of Fixture Gate itself: ${error.stack}`;
            publication = { notes: [note], annotationsMissing: true };
        }
    }
    for (const note of publication.notes)
        log.line(note);
    const fallBack = inputs.annotations !== 'none' && publication.annotationsMissing;
    if (inputs.annotations === 'commands' || fallBack)
        for (const command of renderers.workflowCommands(report))
            log.command(command);
    return publication;
}
/** Why this run posts nothing at all, or undefined. */
function postsNothing(inputs, event) {
    if (event.kind === 'manual')
        return 'Nothing is posted: the event names no pull request, and a result must not be put on a commit by hand.';
    if (inputs.shard !== undefined && inputs.shard.count > 1)
        return 'Nothing is posted for a shard: its report is a part of the verdict.';
    return undefined;
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/action.js



















const REPORT_FILE_NAMES = ['report.md', 'report.html', 'report.sarif', 'report.json'];
/** Action role. Returns the exit code of the step. */
async function run(env) {
    // Whatever ends the process early ends it red (T74).
    process.exitCode = 1;
    const { actionServices } = await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(9420), __webpack_require__.e(8962), __webpack_require__.e(8606)]).then(__webpack_require__.bind(__webpack_require__, 71956));
    return runAction(env, actionServices());
}
/** 0 only as the very last thing, and only where a verdict allows it. */
async function runAction(env, services) {
    try {
        const run = await prepareRun(env, services);
        const report = await judge(run, services);
        const green = (0,action_outputs/* passes */.WE)(report, run.inputs.failOn) && run.target.withheld === undefined;
        // On disk, in the outputs and in the log before anything is posted: the verdict owes nothing to the API.
        await keep(report, run, services);
        const withheld = await tell(report, green, run, services);
        if (withheld !== undefined && run.inputs.failOn !== 'never') {
            (0,action_log/* explainFailure */.S)(services.log, env, 'Fixture Gate withholds its result', withheld);
            return 1;
        }
        return green ? 0 : 1;
    }
    catch (error) {
        const known = error instanceof errors/* FixtureGateError */.$;
        const title = known ? `Fixture Gate could not decide (${error.code})` : 'Fixture Gate failed by a fault of its own';
        (0,action_log/* explainFailure */.S)(services.log, env, title, known ? `${error.message}. ${error.remedy}.` : String(error?.stack ?? error));
        return 1;
    }
}
async function prepareRun(env, services) {
    (0,environment/* assertSafeEnvironment */.p)(env);
    const inputs = (0,action_inputs/* readActionInputs */.Ui)(env);
    const event = (0,inputs_event/* readEvent */.j_)(env);
    const places = { entry: process.argv[1], actionPath: env['GITHUB_ACTION_PATH'], workspace: env['GITHUB_WORKSPACE'] };
    (0,action_location/* assertTrustedAction */.w)(places, trustedCode(event));
    const directory = whereReportsGo(env, inputs);
    (0,action_files/* clearReportFiles */.vq)(directory, REPORT_FILE_NAMES);
    const client = connect(env, inputs, services);
    const target = await (0,inputs_target/* resolveTarget */.u1)(event, inputs, client);
    for (const warning of target.warnings)
        services.log.line(warning);
    const details = detailsUrl(env, event.repository);
    const renderers = await services.renderers({ id: inputs.id, ...(details !== undefined && { detailsUrl: details }) });
    return { env, inputs, event, client, target, reportDirectory: directory, renderers };
}
async function keep(report, run, { log, reportFiles }) {
    const { env, reportDirectory, renderers } = run;
    const paths = (0,action_files/* writeReportFiles */.t4)(reportDirectory, await reportFiles(report));
    const reportFile = paths.at(-1) ?? reportDirectory;
    const dropped = (0,action_files/* writeOutputs */.Kn)(env['GITHUB_OUTPUT'], (0,action_outputs/* actionOutputs */.dr)(report, reportFile));
    for (const name of dropped)
        log.line(`Output ${name} is too long for the platform and is empty; ${reportFile} has it.`);
    log.block(renderers.log(report));
}
/** @returns why a green result must not stand, or undefined. */
async function tell(report, green, run, services) {
    const plan = publishPlan(run, conclusionOf(report, green));
    if (run.target.pullRequest !== undefined) {
        const moved = await (0,publish/* lastLook */.w)(run.client, plan, run.target.pullRequest.number);
        if (moved !== undefined)
            throw (0,inputs_target/* staleError */.ew)(moved);
    }
    const note = (0,action_files/* writeSummary */.Sy)(run.env['GITHUB_STEP_SUMMARY'], run.renderers.jobSummary(report));
    if (note !== undefined)
        services.log.line(note);
    const publication = await postOrFallBack(run.client, report, plan, run, services.log);
    return run.target.withheld ?? publication.withheld;
}
/** Code that lies in the workspace may only judge where it is the default branch's own (docs/adr/0072). */
function trustedCode(event) {
    if (event.kind !== 'pull-request' && event.kind !== 'merge-group')
        return { baseSha: undefined, baseIsDefaultBranch: false };
    const branch = event.base.ref.replace(/^refs\/heads\//, '');
    return {
        baseSha: event.base.sha,
        baseIsDefaultBranch: event.defaultBranch !== undefined && branch === event.defaultBranch,
    };
}
function whereReportsGo(env, inputs) {
    const suffix = `${inputs.id === 'default' ? '' : `-${inputs.id}`}${inputs.shard === undefined ? '' : `-shard-${inputs.shard.index}`}`;
    const fallback = (0,external_node_path_.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), `fixture-gate-report${suffix}`);
    return (0,action_files/* reportDirectory */.s6)(inputs.reportDirectory, fallback, env['GITHUB_WORKSPACE'] || process.cwd());
}
function connect(env, inputs, services) {
    const options = {
        token: inputs.token,
        apiUrl: (0,addresses/* webAddress */.D)(env['GITHUB_API_URL'], 'https://api.github.com'),
        userAgent: `fixture-gate/${version/* VERSION */.x}`,
    };
    return (services.client ?? github_client/* githubClient */.$)(options);
}
async function judge(run, services) {
    const { target } = run;
    if (target.mergeGroupHint !== undefined)
        return judgeGroup(run, target.mergeGroupHint.number, services);
    const facts = target.pullRequest === undefined ? undefined : await withCustody(run, target.pullRequest);
    return withRepository(run, target.range, services, async ({ directory }) => judgeRange(run, target.range, directory, services, {
        ...(facts === undefined ? {} : { pullRequest: facts }),
        ...(await shardReports(run.inputs)),
    }));
}
/** Read as late as it can be: a review that was withdrawn since the event does not count. */
async function withCustody({ client, event }, facts) {
    return { ...facts, custody: await readCustody(client, event.repository, facts.number) };
}
/** A queue may squash, so the group is judged by what its pull requests are by themselves (T13). */
async function judgeGroup(run, hint, services) {
    const { range } = run.target;
    const { group, members } = await withRepository(run, range, services, async ({ directory, commitsBetween }) => {
        const commits = await commitsBetween(range.base.sha, range.head.sha);
        return {
            members: await (0,inputs_target/* resolveMembers */.WZ)(run.client, run.event.repository, hint, commits),
            // What its pull requests are by themselves no shard looked at.
            group: await judgeRange(run, range, directory, services, await shardReports(run.inputs)),
        };
    });
    const reports = [];
    for (const { number, head, base, author, fork, commits } of members) {
        services.log.line(`Pull request ${number} of the merge group, by its own commits`);
        const own = { kind: 'commits', base: { ...base, sha: range.base.sha }, head, comparison: 'merge-base' };
        const counted = commits === undefined ? {} : { commits, countedFrom: base.sha };
        const facts = await withCustody(run, { number, author, fork, baseTrust: 'unknown', ...counted });
        const report = await withRepository(run, own, services, ({ directory }) => judgeRange(run, own, directory, services, { pullRequest: facts, illustrate: false }));
        reports.push({ number, report });
    }
    return certifyGroup(group, reports);
}
async function withRepository({ env, inputs, event, target }, range, services, use) {
    const prepared = await services.prepare(source(env, inputs, event), range, target.pullRequest?.commits);
    try {
        return await use(prepared);
    }
    finally {
        await prepared.close();
    }
}
function judgeRange({ env, inputs, event }, range, directory, services, more = {}) {
    const workflow = (0,addresses/* ownWorkflow */.O)(env['GITHUB_WORKFLOW_REF'], event.repository);
    const request = {
        repository: { kind: 'directory', path: directory },
        range,
        ...(workflow !== undefined && { workflow }),
        ...(inputs.policy !== undefined && { policy: { kind: 'repository-path', path: inputs.policy } }),
        ...(inputs.fixtures !== undefined && { fixturePatterns: inputs.fixtures }),
        testReports: inputs.testReports,
        illustrate: true,
        ...(inputs.shard !== undefined && { shard: inputs.shard }),
        ...more,
    };
    return services.gate(request, (line) => services.log.line(line));
}
/** The files that the input `merge` names, where it names some. @throws {FixtureGateError} BAD_SHARDS for none there */
async function shardReports({ merge }) {
    if (merge.length === 0)
        return {};
    const { pathsAt } = await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(4620)]).then(__webpack_require__.bind(__webpack_require__, 74620));
    return { shardReports: (await Promise.all(merge.map(pathsAt))).flat() };
}
function source(env, inputs, event) {
    const { owner, name } = event.repository;
    const workspace = env['GITHUB_WORKSPACE'] ?? '';
    return {
        kind: 'fetch',
        remote: `${(0,addresses/* webAddress */.D)(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}`,
        token: inputs.token,
        temporaryDirectory: env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        ...(workspace !== '' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, '.git')) && { checkout: workspace }),
    };
}


/***/ })

};
