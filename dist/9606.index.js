export const id = 9606;
export const ids = [9606];
export const modules = {

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ FixtureGateError)
/* harmony export */ });
/**
 * Something the user can fix. `message` says what was expected, what was found and where;
 * `remedy` is the next thing to try, as an imperative without a closing full stop. Anything else
 * that reaches the entry point is a bug here and keeps its stack.
 */
class FixtureGateError extends Error {
    name = 'FixtureGateError';
    code;
    remedy;
    constructor(code, message, remedy, options) {
        super(message, options);
        this.code = code;
        this.remedy = remedy;
    }
}


/***/ }),

/***/ 44793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ readCommentInputs),
/* harmony export */   Ui: () => (/* binding */ readActionInputs)
/* harmony export */ });
/* unused harmony exports COMMENT_MODES, ANNOTATION_MODES, FAIL_ON, INPUT_NAMES, COMMENT_INPUT_NAMES */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8213);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89067);



/** Most jobs that one matrix may have (workflow syntax, `strategy.matrix`). */
const MAX_SHARDS = 256;
const MAX_PATTERNS = 1_000;
const MAX_PATTERN_CHARACTERS = 1_000;
/** The platform publishes no limit for a check's name; its pages cut longer ones. */
const MAX_CHECK_NAME_CHARACTERS = 100;
const DEFAULT_ID = 'default';
const COMMENT_MODES = ['always', 'on-findings', 'never'];
const ANNOTATION_MODES = ['auto', 'check-run', 'commands', 'none'];
const FAIL_ON = ['any', 'error', 'never'];
const INPUT_NAMES = (/* unused pure expression or super */ null && ([
    'github-token',
    'policy',
    'fixtures',
    'base',
    'head',
    'comment',
    'annotations',
    'check-name',
    'id',
    'test-report',
    'report-directory',
    'shard',
    'merge',
    'fail-on',
]));
const COMMENT_INPUT_NAMES = (/* unused pure expression or super */ null && (['github-token', 'report', 'id', 'comment']));
/**
 * Reads `INPUT_*`, where the runner puts the inputs of the step: name in upper case, blanks as `_`, hyphens kept.
 * An empty value is one that was not given.
 * @throws {FixtureGateError} BAD_INPUT
 */
function readActionInputs(env) {
    const policy = repositoryPath(env, 'policy');
    const fixtures = list(env, 'fixtures');
    const base = sha(env, 'base');
    const head = sha(env, 'head');
    const reportDirectory = plain(env, 'report-directory');
    const shard = readShard(env);
    const merged = list(env, 'merge');
    if (shard !== undefined && merged.length > 0)
        throw bad('merge', 'a shard joins no reports', 'Leave out "shard" in the step that joins them');
    return {
        token: token(env),
        ...(policy !== undefined && { policy }),
        ...(fixtures.length > 0 && { fixtures }),
        ...(base !== undefined && { base }),
        ...(head !== undefined && { head }),
        comment: oneOf(env, 'comment', COMMENT_MODES, 'on-findings'),
        annotations: oneOf(env, 'annotations', ANNOTATION_MODES, 'auto'),
        checkName: checkName(env),
        id: identifier(env),
        testReports: list(env, 'test-report'),
        ...(reportDirectory !== undefined && { reportDirectory }),
        ...(shard !== undefined && { shard }),
        merge: merged,
        failOn: oneOf(env, 'fail-on', FAIL_ON, 'error'),
    };
}
/**
 * The inputs of the action that only comments.
 * @throws {FixtureGateError} BAD_INPUT
 */
function readCommentInputs(env) {
    const report = plain(env, 'report');
    if (report === undefined)
        throw bad('report', 'expected the path of report.json, found nothing', 'Download the report of the other run, and name the file here');
    return {
        token: token(env),
        report,
        id: identifier(env),
        comment: oneOf(env, 'comment', ['always', 'on-findings'], 'on-findings'),
    };
}
function raw(env, name) {
    return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}
function bad(name, message, remedy) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `input "${name}": ${message}`, remedy);
}
function token(env) {
    const value = raw(env, 'github-token');
    if (value === '') {
        throw bad('github-token', 'expected a token, found nothing', 'Leave the input out, so that the job token is used, or check that the secret that it names exists and is open to this event');
    }
    if (!/^[\x21-\x7e]+$/.test(value)) {
        throw bad('github-token', 'expected printable ASCII without blanks', 'Store the token again without line breaks around or inside it');
    }
    return value;
}
function oneOf(env, name, allowed, fallback) {
    const value = raw(env, name);
    if (value === '')
        return fallback;
    const found = allowed.find((one) => one === value);
    if (found !== undefined)
        return found;
    throw bad(name, `expected one of ${allowed.join(', ')}; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(value, allowed)}`, `Write one of ${allowed.join(', ')}, in small letters`);
}
/** One line, nothing that could end or hide in it. */
function plain(env, name) {
    const value = raw(env, name);
    if (value === '')
        return undefined;
    if (/[\x00-\x1f\x7f]/.test(value))
        throw bad(name, `expected one line of text; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}`, 'Remove control characters and line breaks');
    return value;
}
function repositoryPath(env, name) {
    const value = plain(env, name);
    if (value === undefined)
        return undefined;
    const segments = value.split('/');
    if (value.includes('\\') ||
        /^[A-Za-z]:/.test(value) ||
        segments.some((segment) => ['', '.', '..'].includes(segment))) {
        throw bad(name, `expected a path inside the repository with "/" between names; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}`, 'Write it as in .github/fixture-gate.yml: relative, without "." and ".." segments');
    }
    return value;
}
function list(env, name) {
    const patterns = raw(env, name)
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    if (patterns.length > MAX_PATTERNS)
        throw bad(name, `expected at most ${MAX_PATTERNS} patterns; found ${patterns.length}`, 'Put the patterns in a policy file, or write wider ones');
    for (const pattern of patterns) {
        if (pattern.length > MAX_PATTERN_CHARACTERS || /[\x00-\x1f\x7f]/.test(pattern)) {
            throw bad(name, `expected one pattern a line, at most ${MAX_PATTERN_CHARACTERS} characters, no control characters; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(pattern)}`, 'Write each pattern on a line of its own, as in **/testdata/**');
        }
    }
    return patterns;
}
function sha(env, name) {
    const value = env[`INPUT_${name.toUpperCase()}`] ?? '';
    if (value === '')
        return undefined;
    const found = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asSha */ .Pr)(value);
    if (found !== undefined)
        return found;
    throw bad(name, `expected a full commit SHA, 40 or 64 hex digits; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}`, `Pass a SHA from the event, for example \${{ github.event.${name === 'base' ? 'before' : 'after'} }}: names of branches and tags can be moved and are not accepted`);
}
function checkName(env) {
    const id = identifier(env);
    const value = plain(env, 'check-name') ?? (id === DEFAULT_ID ? 'Fixture Gate report' : `Fixture Gate report (${id})`);
    if (value.length > MAX_CHECK_NAME_CHARACTERS)
        throw bad('check-name', `expected at most ${MAX_CHECK_NAME_CHARACTERS} characters; found ${value.length}`, 'Shorten the name');
    return value;
}
/** The id becomes part of the comment's marker, so it holds nothing that could end an HTML comment. */
function identifier(env) {
    const value = raw(env, 'id');
    if (value === '')
        return DEFAULT_ID;
    if (/^[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*$/.test(value) && value.length <= 50)
        return value;
    throw bad('id', `expected letters, digits, "_" and single "-" between them, at most 50 characters; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}`, 'Write a short word, for example billing');
}
function readShard(env) {
    const value = raw(env, 'shard');
    if (value === '')
        return undefined;
    const match = /^([0-9]{1,3})\/([0-9]{1,3})$/.exec(value);
    const index = Number(match?.[1]);
    const count = Number(match?.[2]);
    if (match !== null && count >= 1 && count <= MAX_SHARDS && index < count)
        return { index, count };
    throw bad('shard', `expected i/n with i from 0 to n-1 and n up to ${MAX_SHARDS}; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}`, `Write \${{ strategy.job-index }}/\${{ strategy.job-total }}`);
}


/***/ }),

/***/ 78563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ assertTrustedAction)
/* harmony export */ });
/* unused harmony export isInside */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8213);




/**
 * Refuses an action that lies in the workspace (T07): `uses: ./` would run what the pull request itself brings. The one
 * exception is a checkout of the base commit of the default branch, by which the action's own repository uses itself.
 * @throws {FixtureGateError} UNSAFE_ENVIRONMENT
 */
function assertTrustedAction(places, trusted) {
    if (places.workspace === undefined || places.workspace === '')
        return;
    const workspace = resolved(places.workspace);
    for (const place of [places.entry, places.actionPath]) {
        if (place === undefined || place === '')
            continue;
        const path = resolved(place);
        if (!isInside(path, workspace))
            continue;
        const checkedOut = checkedOutCommit(path);
        if (trusted.baseIsDefaultBranch && trusted.baseSha !== undefined && checkedOut === trusted.baseSha)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('UNSAFE_ENVIRONMENT', 'expected the action outside of the workspace; found it inside, where the pull request can change it', "Write `uses: OWNER/fixture-gate@<full commit SHA>`; the action's own repository checks out the base commit into a folder and uses that (docs/adr/0072)");
    }
}
function resolved(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
/** @param rules  Those of the system that the paths are of; tests give both. On another drive of Windows a way is absolute. */
function isInside(path, folder, rules = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    const way = rules.relative(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${rules.sep}`) && !rules.isAbsolute(way));
}
/** The commit on which the nearest checkout stands, if its HEAD is detached: read as a file, since git would obey its configuration. */
function checkedOutCommit(path) {
    for (let folder = path;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(git)) {
            try {
                return (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_3__/* .asSha */ .Pr)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, 'HEAD'), 'utf8').replace(/\n$/, ''));
            }
            catch {
                return undefined;
            }
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
    }
}


/***/ }),

/***/ 6320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ assertSafeEnvironment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/**
 * Variables by which an earlier step could make node or git run or read something else (T08). Children of the gate are
 * started with a clean environment anyway; a set variable says that the job is not the gate's own, and that is refused
 * rather than worked around. Names that git does not know (`GIT_SHA`) are harmless, and so are authors and dates.
 */
const REDIRECTING = new Set([
    'NODE_OPTIONS',
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_NAMESPACE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_REPLACE_REF_BASE',
    'GIT_GRAFT_FILE',
    'GIT_SHALLOW_FILE',
    'GIT_EXEC_PATH',
    'GIT_TEMPLATE_DIR',
    'GIT_EXTERNAL_DIFF',
    'GIT_DIFF_OPTS',
    'GIT_ATTR_SOURCE',
    'GIT_SSH',
    'GIT_SSH_COMMAND',
    'GIT_PROXY_COMMAND',
    'GIT_SSL_NO_VERIFY',
    'GIT_ALLOW_PROTOCOL',
    'GIT_DEFAULT_HASH',
]);
/** `GIT_CONFIG_COUNT`, `GIT_CONFIG_GLOBAL` and their kin set any option; `GIT_TRACE*` writes requests, tokens and all, where it is told. */
const REDIRECTING_PREFIXES = ['GIT_CONFIG', 'GIT_TRACE'];
/** @throws {FixtureGateError} UNSAFE_ENVIRONMENT, naming every variable but no value. */
function assertSafeEnvironment(env) {
    const found = Object.keys(env).filter((name) => env[name] !== '' && env[name] !== undefined && redirects(name, env[name]));
    if (found.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('UNSAFE_ENVIRONMENT', `expected an environment that does not redirect node or git; found ${found.sort().join(', ')}`, 'Run Fixture Gate as the first step of a job of its own, and remove these variables from `env:` of the workflow or of the runner');
}
function redirects(name, value) {
    const upper = name.toUpperCase();
    if (upper === 'NODE_TLS_REJECT_UNAUTHORIZED')
        return value === '0';
    return REDIRECTING.has(upper) || REDIRECTING_PREFIXES.some((prefix) => upper.startsWith(prefix));
}


/***/ }),

/***/ 44454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   Fe: () => (/* binding */ readCommits),
/* harmony export */   UM: () => (/* binding */ readReviews),
/* harmony export */   Ue: () => (/* binding */ readPullsOfBranch),
/* harmony export */   Ul: () => (/* binding */ readBaseChange),
/* harmony export */   cE: () => (/* binding */ readPermission),
/* harmony export */   pG: () => (/* binding */ readBranch),
/* harmony export */   pz: () => (/* binding */ readPullsOfCommit),
/* harmony export */   sg: () => (/* binding */ readRef)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29485);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8213);


const UNEXPECTED = {
    kind: 'unavailable',
    maybeDone: false,
    message: 'the answer is not of the form that the platform documents',
};
function path(repository) {
    return { owner: repository.owner, repo: repository.name };
}
function as(answer, read) {
    if (answer.kind !== 'ok')
        return answer;
    const value = object(answer.value);
    const result = value === undefined ? undefined : read(value);
    return result === undefined ? UNEXPECTED : { kind: 'ok', value: result };
}
function object(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}
function text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
async function readPull(client, repository, number) {
    const answer = await client.call('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        ...path(repository),
        pull_number: number,
    });
    return as(answer, (pull) => {
        const head = tip(pull['head']);
        const base = tip(pull['base']);
        const author = text(object(pull['user'])?.['login']);
        if (head === undefined || base === undefined || author === undefined || pull['number'] !== number)
            return undefined;
        const headRepository = object(object(pull['head'])?.['repo'])?.['id'];
        const baseRepository = object(object(pull['base'])?.['repo']);
        const commits = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(pull['commits']);
        const defaultBranch = text(baseRepository?.['default_branch']);
        return {
            number,
            open: pull['state'] === 'open',
            head,
            base,
            author,
            fork: headRepository === undefined || headRepository !== baseRepository?.['id'],
            ...(commits !== undefined && { commits }),
            ...(defaultBranch !== undefined && { defaultBranch }),
        };
    });
}
/** Open pull requests from `owner:branch`, over all pages. What is not of the documented form is left out. */
async function readPullsOfBranch(client, repository, owner, branch) {
    const answer = await client.list('GET /repos/{owner}/{repo}/pulls', {
        ...path(repository),
        state: 'open',
        head: `${owner}:${branch}`,
    });
    if (answer.kind !== 'ok')
        return answer;
    return { kind: 'ok', value: answer.value.flatMap(listedPull) };
}
function listedPull(item) {
    const pull = object(item);
    const number = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(pull?.['number']);
    const [head, base] = [tip(pull?.['head']), tip(pull?.['base'])];
    const headRepositoryId = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(object(object(pull?.['head'])?.['repo'])?.['id']);
    if (number === undefined || head === undefined || base === undefined || headRepositoryId === undefined)
        return [];
    return [{ number, open: pull?.['state'] === 'open', head, headRepositoryId, base }];
}
function tip(value) {
    const sha = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asSha */ .Pr)(object(value)?.['sha']);
    const ref = text(object(value)?.['ref']);
    return sha === undefined || ref === undefined ? undefined : { sha, ref };
}
async function readBranch(client, repository, branch) {
    const answer = await client.call('GET /repos/{owner}/{repo}/branches/{branch}', { ...path(repository), branch });
    return as(answer, (value) => {
        const sha = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asSha */ .Pr)(object(value['commit'])?.['sha']);
        if (sha === undefined || value['name'] !== branch)
            return undefined;
        return { sha, ...(typeof value['protected'] === 'boolean' && { isProtected: value['protected'] }) };
    });
}
/** The commit that a ref names, `heads/main` or `pull/12/head`. Needs `contents: read` alone. */
async function readRef(client, repository, ref) {
    const answer = await client.call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...path(repository), ref });
    return as(answer, (value) => (value['ref'] === `refs/${ref}` ? (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asSha */ .Pr)(object(value['object'])?.['sha']) : undefined));
}
/** In the order in which they were submitted, over all pages. */
async function readReviews(client, repository, number) {
    const answer = await client.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
        ...path(repository),
        pull_number: number,
    });
    if (answer.kind !== 'ok')
        return answer;
    const reviews = [];
    for (const item of answer.value) {
        const review = object(item);
        const user = object(review?.['user']);
        const login = text(user?.['login']);
        // A review of a deleted account has no user and speaks for nobody.
        if (review === undefined || login === undefined)
            continue;
        const association = text(review['author_association']);
        reviews.push({
            ...(association !== undefined && { association }),
            login,
            type: text(user?.['type']) ?? 'unknown',
            state: text(review['state']) ?? '',
            commit: (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asSha */ .Pr)(review['commit_id']) ?? null,
            submittedAt: text(review['submitted_at']) ?? null,
            body: text(review['body']) ?? '',
        });
    }
    return { kind: 'ok', value: reviews };
}
/** Whatever gives a pull request another base, by hand or because its branch went or was rewritten. */
const NEW_BASE = new Set(['base_ref_changed', 'automatic_base_change_succeeded', 'base_ref_force_pushed']);
/** When a pull request last got another base to be compared with; undefined where it has the one that it was opened with. */
async function readBaseChange(client, repository, number) {
    const answer = await client.list('GET /repos/{owner}/{repo}/issues/{issue_number}/events', {
        ...path(repository),
        issue_number: number,
    });
    if (answer.kind !== 'ok')
        return answer;
    const times = answer.value
        .map(object)
        .filter((event) => NEW_BASE.has(text(event?.['event']) ?? ''))
        // An event without a time may be the latest.
        .map((event) => text(event?.['created_at']) ?? UNKNOWN_TIME);
    return { kind: 'ok', value: times.sort().at(-1) };
}
/** Later than every time that the platform writes. */
const UNKNOWN_TIME = '9999-12-31T23:59:59Z';
/** `admin`, `write`, `read` or `none`: maintain counts as write and triage as read (REST API, collaborators). */
async function readPermission(client, repository, login) {
    const answer = await client.call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
        ...path(repository),
        username: login,
    });
    return as(answer, ({ permission }) => ['admin', 'write', 'read', 'none'].find((one) => one === permission));
}
/** The commits of a pull request with the accounts behind them, oldest first; the platform stops after 250. */
async function readCommits(client, repository, number) {
    const answer = await client.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/commits', {
        ...path(repository),
        pull_number: number,
    });
    if (answer.kind !== 'ok')
        return answer;
    return { kind: 'ok', value: answer.value.flatMap(commitFact) };
}
function commitFact(item) {
    const commit = object(item);
    const sha = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asSha */ .Pr)(commit?.['sha']);
    if (sha === undefined)
        return [];
    const [author, committer] = [commit?.['author'], commit?.['committer']].map((user) => text(object(user)?.['login']));
    const verification = object(object(commit?.['commit'])?.['verification']);
    // The platform vouches for the committer only: the author of a signed commit can still be anybody (T16).
    const isSigned = verification?.['verified'] === true && committer !== undefined;
    return [
        {
            sha,
            logins: [...new Set([author, committer].filter((login) => login !== undefined))],
            ...(isSigned ? { signer: committer } : {}),
        },
    ];
}
/** Numbers of the pull requests that the platform links with a commit; for commits of a merge group it may know none. */
async function readPullsOfCommit(client, repository, sha) {
    const answer = await client.list('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
        ...path(repository),
        commit_sha: sha,
    });
    if (answer.kind !== 'ok')
        return answer;
    return {
        kind: 'ok',
        value: answer.value.map((item) => (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(object(item)?.['number'])).filter((number) => number !== undefined),
    };
}


/***/ }),

/***/ 28508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TZ: () => (/* binding */ staleness),
/* harmony export */   WZ: () => (/* binding */ resolveMembers),
/* harmony export */   ew: () => (/* binding */ staleError),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   u1: () => (/* binding */ resolveTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44454);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8213);



/** Commits of a merge group that are looked up; the platform builds one pull request on another, a handful at most. */
const MAX_GROUP_COMMITS = 20;
/**
 * Asks the platform for what can have changed since the event (T05, T10). What it refuses to tell falls back to what
 * `contents: read` can see; what it cannot tell now (limits, 5xx) ends the run, red.
 * @throws {FixtureGateError} STALE, BAD_EVENT, BAD_INPUT, GITHUB_DENIED
 */
async function resolveTarget(event, inputs, client) {
    if (event.kind === 'manual')
        return manual(inputs);
    if (inputs.head !== undefined && inputs.head !== event.head.sha) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `input "head": expected the head of the event, ${event.head.sha}; found ${inputs.head}`, 'Leave the input out: the result stands on the head of the event, so no other commit may earn it');
    }
    const target = await ofEvent(event, client);
    if (inputs.base === undefined)
        return target;
    // The name stays: it is what the last look holds against the live pull request.
    return { ...target, range: { ...target.range, base: { ...target.range.base, sha: inputs.base } } };
}
function manual(inputs) {
    const { base, head } = inputs;
    if (base !== undefined && head !== undefined) {
        return {
            range: { kind: 'commits', base: { sha: base }, head: { sha: head }, comparison: 'merge-base' },
            warnings: [],
        };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_EVENT', 'event workflow_dispatch: expected the inputs base and head; this event does not say what to compare', 'Give both inputs of the step as full commit SHAs');
}
async function ofEvent(event, client) {
    if (event.kind === 'pull-request')
        return ofPullRequest(event, event, client);
    if (event.kind === 'merge-group') {
        return {
            range: { kind: 'commits', base: event.base, head: event.head, comparison: 'direct' },
            mergeGroupHint: { ...(event.number !== undefined && { number: event.number }) },
            warnings: [],
        };
    }
    if (event.before !== 'none')
        return {
            range: { kind: 'commits', base: { sha: event.before }, head: event.head, comparison: 'direct' },
            warnings: [],
        };
    return ofNewBranch(event, client);
}
async function ofNewBranch(event, client) {
    const { defaultBranch } = event;
    if (defaultBranch === undefined || event.head.ref === `refs/heads/${defaultBranch}`) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_EVENT', 'event push: the default branch itself is new, so there is nothing to compare with', 'Push again, or give the input base');
    }
    const branch = required(await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readBranch */ .pG)(client, event.repository, defaultBranch), 'the tip of the default branch');
    return {
        range: {
            kind: 'commits',
            base: { sha: branch.sha, ref: defaultBranch },
            head: event.head,
            comparison: 'merge-base',
        },
        warnings: [],
    };
}
async function ofPullRequest(event, context, client) {
    const answer = await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readPull */ .Es)(client, context.repository, event.number);
    if (answer.kind === 'refused')
        return ofUnreadablePull(event, context.repository, client);
    const pull = required(answer, `pull request ${event.number}`);
    const stale = staleness(pull, { head: event.head.sha });
    if (stale !== undefined)
        throw staleError(stale);
    const defaultBranch = pull.defaultBranch ?? context.defaultBranch;
    const base = await liveBase(pull, defaultBranch, context.repository, client);
    return {
        range: { kind: 'commits', base: base.revision, head: pull.head, comparison: 'merge-base' },
        pullRequest: {
            number: event.number,
            author: pull.author,
            baseTrust: base.trust,
            fork: pull.fork,
            ...(pull.commits !== undefined && { commits: pull.commits, countedFrom: pull.base.sha }),
        },
        warnings: base.warnings,
        ...(base.withheld !== undefined && { withheld: base.withheld }),
    };
}
/**
 * A result is bound to the head commit and not to the base. Where the repository protects its default branch, a green
 * result against an open branch could be carried over by changing the base, so it is withheld (T05).
 */
async function liveBase(pull, defaultBranch, repository, client) {
    const answer = await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readBranch */ .pG)(client, repository, pull.base.ref);
    if (answer.kind === 'refused') {
        const warnings = [
            `The tip of the base branch cannot be read (${answer.message}); the commit that the pull request names is used.`,
        ];
        return { revision: pull.base, trust: pull.base.ref === defaultBranch ? 'default' : 'unknown', warnings };
    }
    const branch = required(answer, 'the tip of the base branch');
    const revision = { sha: branch.sha, ref: pull.base.ref };
    if (pull.base.ref === defaultBranch)
        return { revision, trust: 'default', warnings: [] };
    if (branch.isProtected === true)
        return { revision, trust: 'protected', warnings: [] };
    if (branch.isProtected === undefined || defaultBranch === undefined)
        return { revision, trust: 'unknown', warnings: [] };
    const reference = await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readBranch */ .pG)(client, repository, defaultBranch);
    const line = `The base branch ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(pull.base.ref)} is neither the default branch nor protected: its policy is in reach of whoever can push to it.`;
    if (reference.kind === 'ok' && reference.value.isProtected === true) {
        return {
            revision,
            trust: 'unprotected',
            warnings: [line],
            withheld: `${line} A green result is withheld, because changing the base of the pull request would carry it over.`,
        };
    }
    return { revision, trust: 'unprotected', warnings: [line] };
}
/** With `contents: read` alone in a private repository: head and base tip can be seen, a change of base cannot. */
async function ofUnreadablePull(event, repository, client) {
    const head = required(await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(client, repository, `pull/${event.number}/head`), 'the head of the pull request');
    if (head !== event.head.sha)
        throw staleError(`its head is ${head} by now`);
    const base = required(await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(client, repository, `heads/${event.base.ref}`), 'the tip of the base branch');
    return {
        range: { kind: 'commits', base: { sha: base, ref: event.base.ref }, head: event.head, comparison: 'merge-base' },
        pullRequest: {
            number: event.number,
            author: event.author,
            baseTrust: 'unknown',
            fork: event.fork,
            // Its head is still that of the event, so its commits are, too.
            ...(event.commits !== undefined && { commits: event.commits, countedFrom: event.base.sha }),
        },
        warnings: [
            'The pull request cannot be read with this token, so a change of its base branch would not be noticed. Grant pull-requests: read.',
        ],
    };
}
/** What has changed about the pull request that makes a result of this run worthless, or undefined. */
function staleness(pull, expected) {
    if (pull.head.sha !== expected.head)
        return `its head is ${pull.head.sha} by now`;
    if (expected.baseRef !== undefined && pull.base.ref !== expected.baseRef)
        return `its base is ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(pull.base.ref)} by now`;
    return pull.open ? undefined : 'it is closed by now';
}
function staleError(reason) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('STALE', `The pull request has moved on: ${reason}. Nothing is posted and this run does not count`, 'Look at the run for the latest commit; if there is none, push again or re-run it');
}
/** @throws {FixtureGateError} GITHUB_DENIED: what cannot be read fails the run (rule 0). */
function required(answer, what) {
    if (answer.kind === 'ok')
        return answer.value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('GITHUB_DENIED', `expected to read ${what}; the platform answered ${answer.message}`, answer.kind === 'refused'
        ? 'Grant the job contents: read and pull-requests: read'
        : 'Re-run the job in a few minutes');
}
/**
 * The pull requests of a merge group: the one that the queue's ref names and those that its commits lead to. A member that
 * is missed cannot turn anything green: its changes are then certified by nobody (T13).
 */
async function resolveMembers(client, repository, hint, commits) {
    const numbers = new Set(hint === undefined ? [] : [hint]);
    for (const commit of commits.slice(0, MAX_GROUP_COMMITS)) {
        const answer = await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullsOfCommit */ .pz)(client, repository, commit);
        if (answer.kind === 'ok')
            for (const number of answer.value)
                numbers.add(number);
        if (answer.kind === 'unavailable')
            required(answer, 'the pull requests of a queued commit');
    }
    if (numbers.size === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_EVENT', 'event merge_group: expected to find the pull requests of the group; found none', 'Grant the job pull-requests: read, and take the group out of the queue and put it in again');
    }
    const members = [];
    for (const number of [...numbers].sort((a, b) => a - b)) {
        const pull = required(await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readPull */ .Es)(client, repository, number), `pull request ${number}`);
        // A commit may also be linked with pull requests that are long closed; the one that the queue names is in the group.
        if (!pull.open && number !== hint)
            continue;
        members.push({
            number,
            author: pull.author,
            fork: pull.fork,
            head: pull.head,
            base: pull.base,
            ...(pull.commits !== undefined && { commits: pull.commits }),
        });
    }
    return members;
}


/***/ }),

/***/ 27388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   s6: () => (/* binding */ reportDirectory),
/* harmony export */   t4: () => (/* binding */ writeReportFiles),
/* harmony export */   vq: () => (/* binding */ clearReportFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** "Outputs … can be at most 1 MB per job" (limits of the platform); what is longer is replaced, never cut. */
const MAX_OUTPUT_CHARACTERS = 262_144;
/** "Job summaries … limited to a maximum size of 1MiB" a step, all that earlier writes of the step left there included. */
const MAX_SUMMARY_BYTES = 1_048_576;
/**
 * Writes every file beside its place and moves it there, so that a run that is killed leaves whole files or none. The last
 * of the list is moved last: where it stands, all stand.
 * @returns the absolute paths, in the order of `files`.
 * @throws {FixtureGateError} CANNOT_WRITE
 */
function writeReportFiles(directory, files) {
    const pending = [];
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(directory, { recursive: true });
        for (const { name, content } of files) {
            const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `.${name}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
            pending.push({ temporary, final: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name) });
            writeWhole(temporary, content);
        }
        for (const { temporary, final } of pending)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, final);
        return pending.map(({ final }) => final);
    }
    catch (cause) {
        for (const { temporary } of pending)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
        const code = cause.code ?? 'unknown error';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('CANNOT_WRITE', `expected to write the report into ${JSON.stringify(directory)}; the system said ${code}`, 'Point report-directory at a folder that this job may write to', { cause });
    }
}
/** Removes what an earlier step may have left there: no report is better than one of another run. */
function clearReportFiles(directory, names) {
    for (const name of names)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name), { force: true });
}
function writeWhole(path, content) {
    // wx: a file or link of that name that is there already is not ours.
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'wx', 0o644);
    try {
        const bytes = Buffer.from(content, 'utf8');
        for (let written = 0; written < bytes.length;)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/**
 * Where the report goes. A relative folder lies in the workspace, where a pull request can have put a link that leads out
 * of it: then the report would be written wherever the link says, so a link on the way is refused.
 * @throws {FixtureGateError} CANNOT_WRITE
 */
function reportDirectory(given, fallback, workspace) {
    if (given === undefined)
        return fallback;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(given))
        return given;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, given);
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, directory);
    if (way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`))
        throw leadsOut(given);
    for (let folder = directory; folder !== workspace && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            throw leadsOut(given);
    }
    return directory;
}
function leadsOut(given) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('CANNOT_WRITE', `expected report-directory to stay inside the workspace; ${JSON.stringify(given)} leads out of it or through a link`, 'Leave report-directory out, or give an absolute path outside of the checkout');
}
/**
 * Appends outputs to the file that the runner reads. The delimiter is random, so no value can end its own block (its source, FileCommandManager).
 * @returns names of outputs that were too long and are empty now.
 */
function writeOutputs(file, outputs) {
    if (file === undefined || file === '')
        return [];
    const dropped = [];
    let text = '';
    for (const [name, value] of outputs) {
        const fits = value.length <= MAX_OUTPUT_CHARACTERS;
        if (!fits)
            dropped.push(name);
        const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        text += `${name}<<${delimiter}\n${fits ? value : ''}\n${delimiter}\n`;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, text, 'utf8');
    return dropped;
}
/** Appends to the job summary, or says why not: an oversized one is not shown at all by the platform. */
function writeSummary(file, markdown) {
    if (file === undefined || file === '')
        return undefined;
    try {
        const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
        if (before + Buffer.byteLength(markdown) + 1 > MAX_SUMMARY_BYTES)
            return 'The job summary is full; the report files have everything.';
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, `${markdown}\n`, 'utf8');
        return undefined;
    }
    catch (error) {
        return `The job summary cannot be written (${error.code ?? 'unknown error'}).`;
    }
}


/***/ }),

/***/ 11541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ explainFailure),
/* harmony export */   Z: () => (/* binding */ actionLog)
/* harmony export */ });
/* harmony import */ var _action_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27388);
/* harmony import */ var _action_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32861);
/* harmony import */ var _encoders_annotation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5049);
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62733);
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18008);





function actionLog(write) {
    const block = (text) => write(`${(0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .guardLines */ .F)(unixLines(text))}\n`);
    return {
        block,
        encode,
        line: (text) => block(encode(text)),
        command: (command) => {
            if (/^::(?:error|warning|notice)(?: [^\r\n]*)?::[^\r\n]*$/.test(command))
                write(`${command}\n`);
            else
                block(command);
        },
    };
}
function encode(text) {
    return (0,_encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .guardLines */ .F)(unixLines(text).split('\n').map(_encoders_visible_js__WEBPACK_IMPORTED_MODULE_3__.visible).join('\n'));
}
/** The runner takes a lone CR for the end of a line, too. */
function unixLines(text) {
    return text.replaceAll(/\r\n?/g, '\n');
}
/** Says it where people look: as an annotation, in the outputs and in the job summary. */
function explainFailure(log, env, title, message, outputs = _action_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED_OUTPUTS */ .Xt) {
    const text = log.encode(message);
    log.command(`::error title=${title}::${(0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .commandData */ .wq)(text)}`);
    try {
        (0,_action_files_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutputs */ .Kn)(env['GITHUB_OUTPUT'], outputs);
        (0,_action_files_js__WEBPACK_IMPORTED_MODULE_0__/* .writeSummary */ .Sy)(env['GITHUB_STEP_SUMMARY'], `### ${title}\n\n${fenced(text)}`);
    }
    catch (cause) {
        log.line(`The outputs cannot be written (${cause.code ?? 'unknown error'}).`);
    }
}
/** A code block with a fence longer than any run of backticks inside. */
function fenced(text) {
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${text}\n${fence}`;
}


/***/ }),

/***/ 32861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   Xt: () => (/* binding */ FAILED_OUTPUTS),
/* harmony export */   dr: () => (/* binding */ actionOutputs)
/* harmony export */ });
/* unused harmony export CLASS_OUTPUTS */
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);

/** Names of the outputs of action.yml; a test compares them with that file. */
const CLASS_OUTPUTS = {
    ADDED: 'added',
    REMOVED: 'removed',
    SHAPE_CHANGE: 'shape-change',
    SEMANTIC_REWRITE: 'semantic-rewrite',
    TOLERANCE_DRIFT: 'tolerance-drift',
};
/** Everything that a later step can read. `reportFile` is the path of report.json. */
function actionOutputs(report, reportFile) {
    const count = (one) => report.findings.filter((finding) => finding.class === one).length;
    return [
        ['verdict', report.verdict],
        ['report', reportFile],
        ['digest', report.digest],
        ['findings', String(report.findings.length)],
        ..._policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.map((one) => [CLASS_OUTPUTS[one], String(count(one))]),
        ['mutated-fixtures', JSON.stringify(report.findings.map(({ path }) => path))],
        ['gates', JSON.stringify(Object.fromEntries(report.gates.map(({ id, outcome }) => [id, outcome])))],
    ];
}
/** What a run without a verdict leaves behind, so that no later step mistakes nothing for good news. */
const FAILED_OUTPUTS = [['verdict', 'error']];
/** The one value that exit code and check run both follow (T03). */
function passes(report, failOn) {
    // `never` informs about a verdict; where there is none, there is nothing to inform about.
    if (report.problems.some(({ code, severity }) => code === 'FG901' && severity === 'error'))
        return false;
    if (failOn === 'never')
        return true;
    if (report.verdict !== 'pass' || report.exitCode !== 0)
        return false;
    return failOn === 'error' || report.problems.every(({ severity }) => severity !== 'warning');
}


/***/ }),

/***/ 5049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   wq: () => (/* binding */ commandData),
/* harmony export */   xr: () => (/* binding */ annotationText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

/** Would notify somebody if a client of the API turned it into a mention; nothing says that none does. */
const MENTION = /(?<![\p{L}\p{N}_])@(?=[\p{L}\p{N}])/gu;
/** One line of plain text: a line break in a name must not begin a line of its own. */
function annotationText(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.visible)(text).replace(MENTION, '\\u{40}');
}
/** The data of a workflow command, as the runner's parser undoes it. */
function commandData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** A property of a workflow command. */
function commandProperty(text) {
    return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 62733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18008);

const ANSI = /\u001b\[[0-9;]*m/g;
/**
 * The last guard over text that is written to standard output. The runner reads `::command::` at the start of a line
 * (blanks before it do not count) and `##[command]` anywhere; encoders already break the second, and this also
 * holds where a line was wrapped or begins with a colour.
 */
function guardLines(text) {
    return text.split('\n').map(guardLine).join('\n');
}
function guardLine(line) {
    const bare = line.replace(ANSI, '');
    const guarded = /^\s*::/.test(bare) ? line.replace('::', `${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCharacter */ .V)(':')}:`) : line;
    return guarded.replaceAll('##[', '#\\u{23}[');
}


/***/ }),

/***/ 46893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ postComment)
/* harmony export */ });
/** The app behind `GITHUB_TOKEN`, on github.com and on Enterprise Server. */
const ACTIONS_LOGIN = 'github-actions[bot]';
/** Finds our comment, and makes it say what is true now. The comment is never read as state: only its place is. */
async function postComment(client, plan) {
    const identity = await whoAmI(client, plan.poster);
    const found = await findOurs(client, plan, identity);
    if (found.kind !== 'ok')
        return { kind: 'failed', message: found.message };
    const [existing] = found.value;
    const { kind, body } = plan.rendered;
    // Without it the comment would not be found again, and there would be one more with every run.
    if (!body.startsWith(plan.marker))
        throw new Error('the comment does not begin with its marker');
    if (existing === undefined) {
        if (kind === 'nothing' && !plan.always)
            return { kind: 'none' };
        return create(client, plan, body, identity);
    }
    if (existing.body === body)
        return { kind: 'unchanged' };
    const answer = await client.call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        owner: plan.repository.owner,
        repo: plan.repository.name,
        comment_id: existing.id,
        body,
    });
    return answer.kind === 'ok' ? { kind: 'updated' } : { kind: 'failed', message: answer.message };
}
/** A request that broke may have been carried out: then the comment is looked for before a second one is made. */
async function create(client, plan, body, identity) {
    for (let attempt = 1;; attempt += 1) {
        const answer = await client.call('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            owner: plan.repository.owner,
            repo: plan.repository.name,
            issue_number: plan.number,
            body,
        });
        if (answer.kind === 'ok')
            return { kind: 'created' };
        if (answer.kind === 'refused' || !answer.maybeDone || attempt === 3)
            return { kind: 'failed', message: answer.message };
        await client.clock.sleep(1_000 * attempt);
        const found = await findOurs(client, plan, identity);
        if (found.kind === 'ok' && found.value.length > 0)
            return { kind: 'created' };
    }
}
/**
 * An app's comments are by `slug[bot]`, a name that no person can take. Where no check run told the app, the token may be
 * a person's, which can be asked; an app's may not ask and is then the one behind `GITHUB_TOKEN`.
 */
async function whoAmI(client, poster) {
    if (poster !== undefined)
        return { login: `${poster.slug}[bot]`, appId: poster.appId };
    const answer = await client.call('GET /user', {});
    const user = (answer.kind === 'ok' ? answer.value : undefined);
    if (typeof user?.login === 'string' && typeof user.id === 'number')
        return { login: user.login, userId: user.id };
    return { login: ACTIONS_LOGIN };
}
/** Over all pages: the marker at the very start, and by ourselves. Oldest first. */
async function findOurs(client, plan, identity) {
    const answer = await client.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        owner: plan.repository.owner,
        repo: plan.repository.name,
        issue_number: plan.number,
    });
    if (answer.kind !== 'ok')
        return answer;
    const ours = [];
    for (const item of answer.value) {
        const comment = item;
        const { id, body } = comment ?? {};
        if (typeof id !== 'number' || typeof body !== 'string')
            continue;
        if (body.startsWith(plan.marker) && isBy(comment, identity))
            ours.push({ id, body: body.replaceAll('\r\n', '\n') });
    }
    return { kind: 'ok', value: ours };
}
/** The job token's comments are ours, too: a workflow may have begun with it and gone on with an app of its own. */
function isBy(comment, identity) {
    const user = comment?.user;
    if (user?.login === ACTIONS_LOGIN)
        return true;
    if (user?.login !== identity.login)
        return false;
    if (identity.userId !== undefined && user.id !== identity.userId)
        return false;
    const app = comment?.performed_via_github_app?.id;
    return identity.appId === undefined || typeof app !== 'number' || app === identity.appId;
}


/***/ }),

/***/ 96007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ lastLook),
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/inputs/github.js
var github = __webpack_require__(44454);
// EXTERNAL MODULE: ./lib/inputs/identifiers.js
var identifiers = __webpack_require__(8213);
// EXTERNAL MODULE: ./lib/inputs/target.js
var target = __webpack_require__(28508);
;// CONCATENATED MODULE: ./lib/reporters/github/check-run.js
/** "The Checks API limits the number of annotations to a maximum of 50 per API request"; each request adds to those before. */
const ANNOTATIONS_PER_REQUEST = 50;
/** Ten requests: at about 80 writes a minute more would hold the job up, and the report files have everything. */
const MAX_ANNOTATIONS = 500;
/** In progress, then the annotations batch by batch, the conclusion last: a run that dies in between concludes nothing. */
async function postCheckRun(client, target, rendered, conclusion) {
    const created = await create(client, target, rendered);
    if (created.kind !== 'ok')
        return { kind: 'failed', message: created.message };
    const { id, poster } = created.value;
    const withPoster = poster === undefined ? {} : { poster };
    const output = outputOf(rendered);
    for (let start = 0; start < Math.min(rendered.annotations.length, MAX_ANNOTATIONS); start += ANNOTATIONS_PER_REQUEST) {
        const annotations = rendered.annotations.slice(start, Math.min(start + ANNOTATIONS_PER_REQUEST, MAX_ANNOTATIONS));
        const answer = await update(client, target, id, { output: { ...output, annotations } });
        if (answer.kind !== 'ok') {
            await conclude(client, target, id, output, conclusion);
            return { kind: 'failed', message: `annotations: ${answer.message}`, ...withPoster };
        }
    }
    const concluded = await conclude(client, target, id, output, conclusion);
    if (concluded.kind !== 'ok')
        return { kind: 'failed', message: `conclusion: ${concluded.message}`, ...withPoster };
    return { kind: 'posted', id, ...withPoster };
}
function outputOf({ title, summary }) {
    return { title, summary };
}
/** A request that broke may have been carried out: then the run is looked for before a second one is made. */
async function create(client, target, rendered) {
    const started = new Date(client.clock.now()).toISOString();
    for (let attempt = 1;; attempt += 1) {
        const answer = await client.call('POST /repos/{owner}/{repo}/check-runs', {
            owner: target.repository.owner,
            repo: target.repository.name,
            name: target.name,
            head_sha: target.headSha,
            status: 'in_progress',
            started_at: started,
            external_id: target.externalId,
            ...(target.detailsUrl !== undefined && { details_url: target.detailsUrl }),
            output: outputOf(rendered),
        });
        if (answer.kind === 'ok') {
            const made = readCreated(answer.value);
            return made === undefined
                ? { kind: 'unavailable', maybeDone: true, message: 'the answer names no check run' }
                : { kind: 'ok', value: made };
        }
        if (answer.kind === 'refused' || !answer.maybeDone || attempt === 3)
            return answer;
        await client.clock.sleep(1_000 * attempt);
        const found = await findUnfinished(client, target, started);
        if (found !== undefined)
            return { kind: 'ok', value: found };
    }
}
async function findUnfinished(client, target, started) {
    const answer = await client.list('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
        owner: target.repository.owner,
        repo: target.repository.name,
        ref: target.headSha,
        check_name: target.name,
        status: 'in_progress',
    });
    if (answer.kind !== 'ok')
        return undefined;
    const ours = answer.value.find((item) => {
        const run = item;
        return (run.external_id === target.externalId &&
            typeof run.started_at === 'string' &&
            Math.abs(Date.parse(run.started_at) - Date.parse(started)) < 1_000);
    });
    return ours === undefined ? undefined : readCreated(ours);
}
function readCreated(value) {
    const run = value;
    const id = run?.id;
    if (typeof id !== 'number' || !Number.isSafeInteger(id))
        return undefined;
    const { id: appId, slug } = run?.app ?? {};
    if (typeof appId !== 'number' || typeof slug !== 'string' || slug === '')
        return { id };
    return { id, poster: { appId, slug } };
}
function update(client, target, id, fields) {
    return client.call('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
        owner: target.repository.owner,
        repo: target.repository.name,
        check_run_id: id,
        ...fields,
    });
}
function conclude(client, target, id, output, conclusion) {
    const completed = new Date(client.clock.now()).toISOString();
    return update(client, target, id, { status: 'completed', conclusion, completed_at: completed, output });
}

// EXTERNAL MODULE: ./lib/reporters/github/comment.js
var comment = __webpack_require__(46893);
;// CONCATENATED MODULE: ./lib/reporters/github/namesakes.js
/**
 * Check runs on the head that bear our name and are not ours (T02). Everybody who may write checks can make one, and a
 * green namesake could be taken for the gate's word, so the caller says so and does not let the run be green.
 * @returns a line that is safe to print, or undefined.
 */
async function findNamesakes(client, target, externalIdPrefix) {
    const answer = await client.list('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
        owner: target.repository.owner,
        repo: target.repository.name,
        ref: target.headSha,
        check_name: target.name,
        filter: 'all',
    });
    // Only a courtesy for whoever set the checks up: that it cannot be read changes nothing about the fixtures.
    if (answer.kind !== 'ok')
        return undefined;
    const foreign = answer.value.filter((item) => {
        const run = item;
        const ours = typeof run?.external_id === 'string' && run.external_id.startsWith(externalIdPrefix);
        return run?.name === target.name && !ours;
    });
    if (foreign.length === 0)
        return undefined;
    return `${foreign.length} other check run${foreign.length === 1 ? '' : 's'} of the same name on this commit ${foreign.length === 1 ? 'is' : 'are'} not by Fixture Gate. Choose another check-name, and see who may write checks.`;
}

;// CONCATENATED MODULE: ./lib/reporters/github/publish.js






/** Of every instance: two of them may share a check's name. */
const EXTERNAL_ID_PREFIX = 'fixture-gate:';
/** Posts what the token allows. Never throws for a refusal and never touches the verdict. The caller has had a last look. */
async function publish(client, report, renderers, plan) {
    const notes = [];
    let annotationsMissing = false;
    let poster;
    let withheld;
    if (plan.checkRun) {
        const outcome = await checkRun(client, report, renderers, plan);
        poster = outcome.poster;
        withheld = outcome.withheld;
        if (outcome.refused !== undefined) {
            annotationsMissing = true;
            notes.push(`The check run was not posted completely (${outcome.refused}). Annotations follow in this log, and the job summary has the report.`);
        }
    }
    if (plan.number !== undefined && plan.comment !== 'never') {
        const note = await publish_comment(client, report, renderers, plan, plan.number, poster);
        if (note !== undefined)
            notes.push(note);
    }
    return { notes, annotationsMissing, ...(withheld !== undefined && { withheld }) };
}
/**
 * Whether the pull request moved on while the gate ran, right before anything is posted (T10, T11). What the platform
 * refuses to tell is asked as far as `contents: read` goes; what it cannot tell counts as moved: reads fail closed.
 * @returns what moved, safe to print, or undefined.
 */
async function lastLook(client, plan, number) {
    const answer = await (0,github/* readPull */.Es)(client, plan.repository, number);
    if (answer.kind === 'ok') {
        return (0,target/* staleness */.TZ)(answer.value, {
            head: plan.headSha,
            ...(plan.base.ref !== undefined && { baseRef: plan.base.ref }),
        });
    }
    if (answer.kind === 'unavailable')
        return `it cannot be read any more (${answer.message})`;
    const head = await (0,github/* readRef */.sg)(client, plan.repository, `pull/${number}/head`);
    if (head.kind !== 'ok')
        return `its head cannot be read any more (${head.message})`;
    return head.value === plan.headSha ? undefined : `its head is ${head.value} by now`;
}
async function checkRun(client, report, renderers, plan) {
    const base = plan.base.ref === undefined
        ? plan.base.sha.slice(0, 12)
        : `${(0,identifiers/* show */.WU)(plan.base.ref).slice(1, -1)} at ${plan.base.sha.slice(0, 12)}`;
    const rendered = renderers.checkRun(report);
    const target = {
        repository: plan.repository,
        headSha: plan.headSha,
        name: plan.checkName,
        externalId: `${EXTERNAL_ID_PREFIX}${plan.id}:${encodeURIComponent(wellFormed(plan.base.ref ?? ''))}@${plan.base.sha}`,
        ...(plan.detailsUrl !== undefined && { detailsUrl: plan.detailsUrl }),
    };
    const withheld = await findNamesakes(client, target, EXTERNAL_ID_PREFIX);
    const conclusion = withheld === undefined ? plan.conclusion : 'failure';
    const outcome = await postCheckRun(client, target, { ...rendered, title: `${rendered.title} (against ${base})` }, conclusion);
    return {
        ...(outcome.poster !== undefined && { poster: outcome.poster }),
        ...(outcome.kind === 'failed' && { refused: outcome.message }),
        ...(withheld !== undefined && { withheld }),
    };
}
/** `encodeURIComponent` throws on lone surrogates. */
function wellFormed(text) {
    return Buffer.from(text, 'utf8').toString('utf8');
}
async function publish_comment(client, report, renderers, plan, number, poster) {
    const outcome = await (0,comment/* postComment */.G)(client, {
        repository: plan.repository,
        number,
        marker: renderers.marker,
        rendered: renderers.comment(report),
        always: plan.comment === 'always',
        ...(poster !== undefined && { poster }),
    });
    return outcome.kind === 'failed'
        ? `The comment was not posted (${outcome.message}). The job summary has the report.`
        : undefined;
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version that `--version` prints and the report carries. A test holds it against package.json. */
const VERSION = '0.1.0';


/***/ })

};
