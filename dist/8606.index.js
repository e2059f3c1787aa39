export const id = 8606;
export const ids = [8606];
export const modules = {

/***/ 71956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  actionServices: () => (/* binding */ actionServices)
});

// EXTERNAL MODULE: ./lib/gate.js + 20 modules
var gate = __webpack_require__(29420);
// EXTERNAL MODULE: ./lib/reporters/action-log.js
var action_log = __webpack_require__(11541);
;// CONCATENATED MODULE: ./lib/reporters/github/renderers.js
/** The renderers of everything that the action posts or prints. */
async function loadRenderers(context) {
    const [comment, checkRun, summary, commands, terminal] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(2447)]).then(__webpack_require__.bind(__webpack_require__, 92447)),
        Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(5010)]).then(__webpack_require__.bind(__webpack_require__, 75010)),
        Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(5324)]).then(__webpack_require__.bind(__webpack_require__, 95324)),
        __webpack_require__.e(/* import() */ 9631).then(__webpack_require__.bind(__webpack_require__, 92012)),
        __webpack_require__.e(/* import() */ 67).then(__webpack_require__.bind(__webpack_require__, 32448)),
    ]);
    return {
        marker: comment.commentMarker(context.id),
        comment: (report) => comment.comment.render(report, context),
        checkRun: (report) => {
            const { title, summary: text, batches } = checkRun.checkRun.render(report, context);
            return { title, summary: text, annotations: batches.flat() };
        },
        jobSummary: (report) => summary.jobSummary.render(report, context),
        workflowCommands: (report) => commands.workflowCommands.render(report, context),
        log: (report) => terminal.terminal.render(report, { ...context, colour: false }),
    };
}

// EXTERNAL MODULE: ./lib/reporters/index.js
var reporters = __webpack_require__(53110);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
;// CONCATENATED MODULE: ./lib/revisions/fetch-command.js
/** One fetch into a store: what git is told, what a second try may mend, and how a failure is told. */



const FETCH_TIMEOUT_MS = 10 * 60 * 1000;
const RETRY_DELAYS_MS = [2_000, 8_000];
/** Failures that a second try may mend. */
const TRANSIENT = /early EOF|timed out|reset by peer|hung up|RPC failed|returned error: (?:429|5\d\d)|unexpected disconnect/i;
const UNKNOWN_OPTION = 129;
/** @throws {FixtureGateError} REVISION_MISSING, GIT_MISSING */
async function runFetch(store, { remote, base, head }, command, input) {
    const place = { gitDir: store, protocols: [schemeOf(remote)], variables: credentials(remote) };
    const whole = [
        // The certificates of Git for Windows are named in its system configuration, which is not read; those of the
        // machine need no naming.
        ...(process.platform === 'win32' ? ['-c', 'http.sslBackend=schannel'] : []),
        // Nothing here is worth offering: objects of the checkout may lack what lies below them.
        ...(input === undefined ? [] : ['-c', 'fetch.negotiationAlgorithm=noop']),
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-recurse-submodules',
        ...command,
    ];
    for (let attempt = 0;; attempt += 1) {
        const options = {
            timeout: FETCH_TIMEOUT_MS,
            accept: [0, 1, 128, UNKNOWN_OPTION],
            ...(input === undefined ? {} : { input }),
        };
        const { code, complaint } = await (0,git/* runGit */.EO)(place, whole, options);
        if (code === 0)
            return;
        if (code === UNKNOWN_OPTION || /negotiation algorithm/.test(complaint))
            throw gitTooOld();
        const pause = RETRY_DELAYS_MS[attempt];
        if (pause === undefined || !TRANSIENT.test(complaint))
            throw fetchFailed(remote, base, head, complaint);
        await (0,external_node_timers_promises_.setTimeout)(pause);
    }
}
/** `fetch --stdin` came with 2.29, a negotiation that offers nothing with 2.28. */
function gitTooOld() {
    return new errors/* FixtureGateError */.$('GIT_MISSING', 'this git is too old to fetch single objects', 'install git 2.31 or newer, or check out with "fetch-depth: 0" before this step');
}
function fetchFailed(remote, base, head, complaint) {
    return new errors/* FixtureGateError */.$('REVISION_MISSING', `base ${base} and head ${head} could not be fetched from ${remote.url}: ${complaint || 'git gave no reason'}`, 'give the job "permissions: contents: read", check that the runner reaches the server, or check out with "fetch-depth: 0" before this step');
}
function schemeOf({ url }) {
    const scheme = /^(https|http|file):\/\/(?![^/]*@)/.exec(url)?.[1];
    if (scheme === 'https' || scheme === 'http' || scheme === 'file')
        return scheme;
    throw new errors/* FixtureGateError */.$('BAD_INPUT', 'the address to fetch from is no https: address without a user name in it', 'check GITHUB_SERVER_URL and GITHUB_REPOSITORY');
}
/** Basic authentication as actions/checkout does it, for this server only (git 2.31 or newer). */
function credentials({ url, token }) {
    if (!token)
        return {};
    const value = Buffer.from(`x-access-token:${token}`).toString('base64');
    return {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
        GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${value}`,
    };
}

// EXTERNAL MODULE: ./lib/revisions/ranges.js
var ranges = __webpack_require__(5942);
// EXTERNAL MODULE: ./lib/revisions/repository.js
var repository = __webpack_require__(78928);
// EXTERNAL MODULE: ./lib/revisions/temporary.js
var temporary = __webpack_require__(23817);
;// CONCATENATED MODULE: ./lib/revisions/fetch.js
/** Brings what a pull request needs into a store of the run's own: by SHA, in few fetches, never into a checkout. */








/** What `fetch --depth` takes for "all of it". */
const INFINITE_DEPTH = 2_147_483_647;
/** Without a hint: nine of ten pull requests have fewer commits. */
const DEFAULT_DEPTH = 50;
/** Second try, for a base that has moved on far. Trees and commits only, so still a small answer. */
const SECOND_DEPTH = 1_000;
/** @throws {FixtureGateError} BAD_INPUT where the parts give no plain URL. */
function remoteUrl(serverUrl, repository) {
    const server = URL.canParse(serverUrl) ? new URL(serverUrl) : undefined;
    const isPlain = server && /^https?:$/.test(server.protocol) && server.username === '' && server.password === '';
    if (isPlain && /^[\w.-]+\/[\w.-]+$/.test(repository))
        return `${server.origin}${server.pathname.replace(/\/$/, '')}/${repository}`;
    throw new FixtureGateError('BAD_INPUT', `${JSON.stringify(`${serverUrl}/${repository}`)} is no address of a repository`, 'check GITHUB_SERVER_URL and GITHUB_REPOSITORY');
}
/**
 * Opens a repository that holds base, head, all merge bases and the commits between them. A checkout that has them is
 * used as it is, with no fetch. Otherwise a store is made that borrows the checkout's objects: first as deep as the
 * pull request has commits, then deeper, then whole; without blobs, which `ensureObjects` brings in one more fetch.
 *
 * @throws {FixtureGateError} REVISION_MISSING where the remote cannot be reached or does not have the commits.
 */
async function fetchRevisions(request) {
    const existing = request.checkout === undefined ? undefined : await openIfPresent(request.checkout, request);
    if (existing && (await isSufficient(existing, request))) {
        return {
            repository: existing,
            ensureObjects: (ids) => assertPresent(existing, ids),
            ensureCommit: (id) => isPresent(existing, id),
            fetchCount: () => 0,
        };
    }
    await existing?.close();
    const folder = await (0,temporary/* makeRunFolder */.G)();
    try {
        const store = (0,external_node_path_.join)(folder.path, 'store.git');
        await makeStore(store, request, existing);
        let fetches = 0;
        const fetch = (command, input) => {
            fetches += 1;
            return runFetch(store, request, command, input);
        };
        const opened = await fetchHistory(store, folder, request, fetch);
        const close = async () => {
            await opened.close();
            await folder.remove();
        };
        const repository = { ...opened, close };
        const ensureObjects = objectFetcher(repository, existing !== undefined, fetch);
        const ensureCommit = async (id) => {
            if (await isPresent(repository, id))
                return true;
            try {
                await fetch(['--depth=1', '--filter=blob:none', 'origin', id]);
            }
            catch (error) {
                // The platform forgets commits that no ref leads to; what was seen there is then not known.
                if (error instanceof errors/* FixtureGateError */.$ && error.code === 'REVISION_MISSING')
                    return false;
                throw error;
            }
            return isPresent(repository, id);
        };
        const ensureHistory = async () => {
            if (!repository.isShallow)
                return repository;
            await fetch([`--depth=${INFINITE_DEPTH}`, '--filter=blob:none', 'origin', `+${request.base}:refs/gate/base`]);
            const [whole, view] = [(0,external_node_path_.join)(store, 'shallow'), (0,external_node_path_.join)(repository.view.gitDir, 'shallow')];
            if ((0,external_node_fs_.existsSync)(whole))
                await (0,promises_.copyFile)(whole, view);
            else
                await (0,promises_.rm)(view, { force: true });
            return { ...repository, isShallow: (0,external_node_fs_.existsSync)(whole) };
        };
        return { repository, ensureObjects, ensureCommit, ensureHistory, fetchCount: () => fetches };
    }
    catch (error) {
        await folder.remove();
        throw error;
    }
}
async function openIfPresent(checkout, { base, head }) {
    try {
        return await (0,repository/* openRepository */.h)(checkout, { names: [base, head] });
    }
    catch (error) {
        if (error instanceof errors/* FixtureGateError */.$ && error.code === 'NO_REPOSITORY')
            return undefined;
        throw error;
    }
}
/** A partial clone lacks blobs or trees at places that only a walk over all of them would find. */
async function isSufficient(repository, { base, head }) {
    if (repository.isPartial)
        return false;
    const commits = await (0,ranges/* resolveCommits */.J9)(repository, [base, head]);
    return commits.every(Boolean) && (await reachesMergeBase(repository, base, head));
}
/** True also for unrelated histories that are whole: more fetching would not relate them. */
async function reachesMergeBase(repository, base, head) {
    try {
        await (0,ranges/* findMergeBases */.mi)(repository, base, head);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* FixtureGateError */.$ && error.code === 'NO_MERGE_BASE')
            return false;
        throw error;
    }
}
async function makeStore(store, request, existing) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(store, 'objects', 'info'), { recursive: true });
    await (0,promises_.mkdir)((0,external_node_path_.join)(store, 'refs'));
    const sha256 = request.head.length === 64 ? '\tobjectFormat = sha256\n' : '';
    const url = request.remote.url.replace(/["\\]/g, '\\$&');
    // The store is gone when the run ends, so nothing of it has to outlive the machine.
    const config = `[core]
\trepositoryformatversion = 1
\tbare = true
[extensions]
\tpartialClone = origin
${sha256}[remote "origin"]
\turl = "${url}"
\tpromisor = true
\tpartialclonefilter = blob:none
`;
    await (0,promises_.writeFile)((0,external_node_path_.join)(store, 'config'), config);
    await (0,promises_.writeFile)((0,external_node_path_.join)(store, 'HEAD'), 'ref: refs/heads/none\n');
    if (!existing || (existing.objectFormat === 'sha256') !== (sha256 !== ''))
        return;
    const objects = (0,repository/* quoteForAlternates */.f)((0,external_node_path_.join)(existing.commonDir, 'objects'));
    await (0,promises_.writeFile)((0,external_node_path_.join)(store, 'objects', 'info', 'alternates'), `${objects}\n`);
}
/** Opens the store beside looking whether it is deep enough, which it is as a rule. */
async function fetchHistory(store, folder, request, fetch) {
    const { base, head, commitCount } = request;
    const first = commitCount === undefined ? DEFAULT_DEPTH : commitCount + 1;
    const depths = [...new Set([first, Math.max(first, SECOND_DEPTH), INFINITE_DEPTH])];
    for (const depth of depths) {
        const refs = [`+${head}:refs/gate/head`, `+${base}:refs/gate/base`];
        await fetch([`--depth=${depth}`, '--filter=blob:none', 'origin', ...refs]);
        const opening = (0,repository/* openRepository */.h)(store, { folder, isGitDirectory: true, names: [base, head] });
        const [opened, reaches] = await Promise.allSettled([
            opening,
            reachesMergeBase({ view: { gitDir: store }, isShallow: true }, base, head),
        ]);
        if (opened.status === 'rejected')
            throw opened.reason;
        if (reaches.status === 'fulfilled' && (reaches.value || depth === INFINITE_DEPTH)) {
            // Trees and blobs are read next: the process that prints them starts beside what is done till then.
            isMissing(opened.value, head).catch(() => undefined);
            return opened.value;
        }
        await opened.value.close();
        // What is written there next would lie beside what this depth left.
        await (0,promises_.rm)(opened.value.view.gitDir, { recursive: true, force: true });
        if (reaches.status === 'rejected')
            throw reaches.reason;
    }
    throw new Error('the last of these depths has no end');
}
/** Brings what is missing, in one fetch. What was once made sure of is not asked for again. */
function objectFetcher(repository, borrows, fetch) {
    const present = new Set();
    return async (ids) => {
        const asked = [...new Set(ids)].filter((id) => !present.has(id));
        const [first] = asked;
        if (first === undefined)
            return;
        // Without blobs means without all of them; only a server that cannot leave them out has sent them, and a checkout may have some.
        const all = !borrows && (await isMissing(repository, first));
        const missing = all ? asked : await listMissing(repository, asked);
        if (missing.length > 0) {
            await fetch(['--filter=blob:none', '--stdin', 'origin'], `${missing.join('\n')}\n`);
            await assertPresent(repository, missing);
        }
        for (const id of asked)
            present.add(id);
    };
}
/** By the process that has answered before. */
async function isMissing({ objects }, id) {
    for await (const found of objects.readMany([id], { maxBytes: 0 }))
        return found.kind === 'missing';
    return true;
}
async function isPresent({ objects }, id) {
    return (await objects.info(id))?.type === 'commit';
}
async function listMissing({ objects }, ids) {
    const missing = [];
    for await (const found of objects.infoMany([...new Set(ids)])) {
        if ('kind' in found)
            missing.push(found.id);
    }
    return missing;
}
async function assertPresent(repository, ids) {
    const missing = await listMissing(repository, ids);
    if (missing.length === 0)
        return;
    throw new errors/* FixtureGateError */.$('REVISION_MISSING', `${missing.length} of ${ids.length} objects are missing, ${missing[0]} among them`, 'set "fetch-depth: 0" on the checkout step and give it no filter, or leave the checkout step out');
}

// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(76913);
;// CONCATENATED MODULE: ./lib/action-services.js







/** Between two lines about progress in a log that nobody watches live. */
const MILLISECONDS_BETWEEN_LINES = 5_000;
/** Columns of the platform's log. */
const LOG_WIDTH = 120;
/** What the action is made of: git, the gate and the reporters. */
function actionServices() {
    let fetched;
    return {
        prepare: async (source, range, commitCount) => {
            fetched = await fetchRevisions(fetchRequest(source, range, commitCount));
            return prepared(fetched);
        },
        gate: (request, say) => {
            if (fetched === undefined)
                throw new Error('the repository is prepared before the gate runs');
            return (0,gate.gateIn)(fetched.repository, { ...request, refuseEmpty: true }, linesOf(say), fetched);
        },
        renderers: (context) => loadRenderers({ ...context, width: LOG_WIDTH }),
        reportFiles: async (report) => [
            { name: 'report.md', content: await (0,reporters.renderDocument)('markdown', report) },
            { name: 'report.html', content: await (0,reporters.renderDocument)('html', report) },
            { name: 'report.sarif', content: await (0,reporters.renderDocument)('sarif', report) },
            { name: 'report.json', content: await (0,reporters.renderDocument)('json', report) },
        ],
        log: (0,action_log/* actionLog */.Z)((text) => void process.stdout.write(text)),
    };
}
function fetchRequest(source, range, commitCount) {
    if (source.kind !== 'fetch')
        throw new Error('the action fetches what it judges');
    return {
        remote: { url: source.remote, ...(source.token === undefined ? {} : { token: source.token }) },
        ...(source.checkout === undefined ? {} : { checkout: source.checkout }),
        base: (0,object_id/* objectId */.Tu)(range.base.sha),
        head: (0,object_id/* objectId */.Tu)(range.head.sha),
        ...(commitCount === undefined ? {} : { commitCount }),
    };
}
function prepared({ repository }) {
    return {
        directory: repository.view.gitDir,
        async commitsBetween(base, head) {
            const { stdout } = await (0,git/* runGit */.EO)(repository.view, ['rev-list', '--first-parent', head, `^${base}`]);
            return stdout.toString('latin1').split('\n').filter(Boolean);
        },
        close: () => repository.close(),
    };
}
function linesOf(say) {
    let last = performance.now();
    return {
        stage: say,
        fixtures(done, total) {
            const now = performance.now();
            if (now - last < MILLISECONDS_BETWEEN_LINES && done < total)
                return;
            last = now;
            if (done < total)
                say(`${done} of ${total} fixtures compared`);
        },
    };
}


/***/ }),

/***/ 52951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository),
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78928);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
}
/** Opens the repository that the request names and closes it whatever happens. */
async function withRepository(request, use, opening = openRequested(request)) {
    const repository = await opening;
    try {
        return await use(repository);
    }
    finally {
        await repository.close();
    }
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

/***/ 53110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DOCUMENT_FORMATS: () => (/* binding */ DOCUMENT_FORMATS),
/* harmony export */   renderDocument: () => (/* binding */ renderDocument),
/* harmony export */   reporters: () => (/* binding */ reporters)
/* harmony export */ });
/* harmony import */ var _parts_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48971);
/* harmony import */ var _parts_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98962);
// What every reporter takes its rows from is loaded with this list; the bundler would copy it into each of their chunks.


/**
 * Every reporter, in alphabetical order of id. `document` ones give one text and stand behind `--format`; the others
 * give what a few lines of the action post. Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const reporters = [
    { id: 'check-run', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(4659)]).then(__webpack_require__.bind(__webpack_require__, 75010))).checkRun },
    { id: 'comment', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(2706)]).then(__webpack_require__.bind(__webpack_require__, 92447))).comment },
    { id: 'html', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 5535).then(__webpack_require__.bind(__webpack_require__, 5535))).html },
    { id: 'job-summary', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(6525)]).then(__webpack_require__.bind(__webpack_require__, 95324))).jobSummary },
    { id: 'json', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 846).then(__webpack_require__.bind(__webpack_require__, 90846))).json },
    { id: 'junit', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 3358).then(__webpack_require__.bind(__webpack_require__, 83358))).junit },
    { id: 'markdown', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(4838)]).then(__webpack_require__.bind(__webpack_require__, 20333))).markdown },
    { id: 'sarif', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 4573).then(__webpack_require__.bind(__webpack_require__, 26954))).sarif },
    { id: 'terminal', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 2448).then(__webpack_require__.bind(__webpack_require__, 32448))).terminal },
    {
        id: 'workflow-commands',
        output: 'posted',
        load: async () => (await __webpack_require__.e(/* import() */ 2012).then(__webpack_require__.bind(__webpack_require__, 92012))).workflowCommands,
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


/***/ })

};
