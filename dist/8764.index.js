export const id = 8764;
export const ids = [8764,4020];
export const modules = {

/***/ 38764:
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
var errors = __webpack_require__(33264);
// EXTERNAL MODULE: ./lib/inputs/identifiers.js
var identifiers = __webpack_require__(57297);
// EXTERNAL MODULE: ./lib/inputs/suggest.js
var suggest = __webpack_require__(29215);
;// CONCATENATED MODULE: ./lib/inputs/action-inputs.js



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
    'fail-on',
]));
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
        failOn: oneOf(env, 'fail-on', FAIL_ON, 'error'),
    };
}
function raw(env, name) {
    return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}
function bad(name, message, remedy) {
    return new errors/* FixtureGateError */.$('BAD_INPUT', `input "${name}": ${message}`, remedy);
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
    throw bad(name, `expected one of ${allowed.join(', ')}; found ${(0,identifiers/* show */.WU)(value)}${(0,suggest/* didYouMean */.a)(value, allowed)}`, `Write one of ${allowed.join(', ')}, in small letters`);
}
/** One line, nothing that could end or hide in it. */
function plain(env, name) {
    const value = raw(env, name);
    if (value === '')
        return undefined;
    if (/[\x00-\x1f\x7f]/.test(value))
        throw bad(name, `expected one line of text; found ${(0,identifiers/* show */.WU)(value)}`, 'Remove control characters and line breaks');
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
        throw bad(name, `expected a path inside the repository with "/" between names; found ${(0,identifiers/* show */.WU)(value)}`, 'Write it as in .github/fixture-gate.yml: relative, without "." and ".." segments');
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
            throw bad(name, `expected one pattern a line, at most ${MAX_PATTERN_CHARACTERS} characters, no control characters; found ${(0,identifiers/* show */.WU)(pattern)}`, 'Write each pattern on a line of its own, as in **/testdata/**');
        }
    }
    return patterns;
}
function sha(env, name) {
    const value = env[`INPUT_${name.toUpperCase()}`] ?? '';
    if (value === '')
        return undefined;
    const found = (0,identifiers/* asSha */.Pr)(value);
    if (found !== undefined)
        return found;
    throw bad(name, `expected a full commit SHA, 40 or 64 hex digits; found ${(0,identifiers/* show */.WU)(value)}`, `Pass a SHA from the event, for example \${{ github.event.${name === 'base' ? 'before' : 'after'} }}: names of branches and tags can be moved and are not accepted`);
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
    throw bad('id', `expected letters, digits, "_" and single "-" between them, at most 50 characters; found ${(0,identifiers/* show */.WU)(value)}`, 'Write a short word, for example billing');
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
    throw bad('shard', `expected i/n with i from 0 to n-1 and n up to ${MAX_SHARDS}; found ${(0,identifiers/* show */.WU)(value)}`, `Write \${{ strategy.job-index }}/\${{ strategy.job-total }}`);
}

;// CONCATENATED MODULE: ./lib/inputs/action-location.js




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
        throw new errors/* FixtureGateError */.$('UNSAFE_ENVIRONMENT', 'expected the action outside of the workspace; found it inside, where the pull request can change it', "Write `uses: OWNER/fixture-gate@<full commit SHA>`; the action's own repository checks out the base commit into a folder and uses that (docs/adr/0072)");
    }
}
function resolved(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function isInside(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way));
}
/** The commit on which the nearest checkout stands, if its HEAD is detached: read as a file, since git would obey its configuration. */
function checkedOutCommit(path) {
    for (let folder = path;; folder = (0,external_node_path_.dirname)(folder)) {
        const git = (0,external_node_path_.join)(folder, '.git');
        if ((0,external_node_fs_.existsSync)(git)) {
            try {
                return (0,identifiers/* asSha */.Pr)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(git, 'HEAD'), 'utf8').replace(/\n$/, ''));
            }
            catch {
                return undefined;
            }
        }
        if ((0,external_node_path_.dirname)(folder) === folder)
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/inputs/addresses.js

/** `GITHUB_API_URL`, `GITHUB_SERVER_URL`: the runner sets them, also on Enterprise Server. No trailing slash.
 * @throws {FixtureGateError} BAD_INPUT
 */
function webAddress(given, fallback) {
    if (given === undefined || given === '')
        return fallback;
    if (/^https?:\/\/[^\s?#@]+$/.test(given))
        return given.replace(/\/+$/, '');
    throw new errors/* FixtureGateError */.$('BAD_INPUT', 'expected the addresses of the platform (GITHUB_API_URL, GITHUB_SERVER_URL) to be http or https', 'See what sets these variables: the runner does, and nothing else should');
}
/**
 * The workflow file that runs now, from `GITHUB_WORKFLOW_REF` (`owner/name/.github/workflows/x.yml@refs/heads/main`);
 * undefined where it is another repository's, as a ruleset has it.
 */
function ownWorkflow(value, { owner, name }) {
    const prefix = `${owner}/${name}/`;
    if (value === undefined || !value.toLowerCase().startsWith(prefix.toLowerCase()))
        return undefined;
    const path = value.slice(prefix.length).split('@', 1)[0];
    return path === '' ? undefined : path;
}

;// CONCATENATED MODULE: ./lib/inputs/event.js



/** The platform caps webhook payloads at 25 MB; those of the events below stay under 1 MB. */
const MAX_PAYLOAD_BYTES = 4_194_304;
/** A ref may be 4,096 bytes on disk; a longer "name" is no name. Only ever shown or put into a URL, encoded. */
const MAX_REF_CHARACTERS = 1_024;
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'pull_request_review'];
const SUPPORTED_EVENTS = [...PULL_REQUEST_EVENTS, 'merge_group', 'push', 'workflow_dispatch'];
/**
 * Reads `GITHUB_EVENT_NAME`, `GITHUB_EVENT_PATH` and `GITHUB_REPOSITORY`. `GITHUB_SHA` is not read: for pull requests it is
 * the test merge, or a commit of the default branch.
 * @throws {FixtureGateError} BAD_EVENT: whatever is not understood is refused, since a guess could judge the wrong commits.
 */
function readEvent(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (!SUPPORTED_EVENTS.includes(name)) {
        throw new errors/* FixtureGateError */.$('BAD_EVENT', `expected one of the events ${SUPPORTED_EVENTS.join(', ')}; found ${(0,identifiers/* show */.WU)(name)}`, 'Trigger the workflow with `on: { pull_request: {}, merge_group: {} }`');
    }
    const repository = (0,identifiers/* asRepository */.j1)(env['GITHUB_REPOSITORY']);
    if (repository === undefined)
        throw event_bad(name, `expected GITHUB_REPOSITORY to be owner/name; found ${(0,identifiers/* show */.WU)(env['GITHUB_REPOSITORY'])}`);
    const payload = readPayload(name, env['GITHUB_EVENT_PATH']);
    const defaultBranch = event_text(object(payload['repository'])?.['default_branch']);
    const common = { name, repository, ...(defaultBranch !== undefined && { defaultBranch }) };
    if (name === 'merge_group')
        return { ...common, ...mergeGroup(name, payload) };
    if (name === 'push')
        return { ...common, ...push(name, payload) };
    if (name === 'workflow_dispatch')
        return { ...common, kind: 'manual' };
    return { ...common, ...pullRequest(name, payload) };
}
function event_bad(event, message, remedy = 'Re-run the job; if it happens again, check that no earlier step writes to GITHUB_EVENT_PATH') {
    return new errors/* FixtureGateError */.$('BAD_EVENT', `event ${event}: ${message}`, remedy);
}
/** Reads at most the limit, through one descriptor, so that a file that grows or is no file cannot exhaust memory. */
function readPayload(event, path) {
    if (path === undefined || path === '')
        throw event_bad(event, 'expected GITHUB_EVENT_PATH to name the payload; found nothing');
    let content;
    try {
        content = readBounded(path, MAX_PAYLOAD_BYTES + 1);
    }
    catch (cause) {
        const code = cause.code ?? 'unknown error';
        throw event_bad(event, `the payload ${(0,identifiers/* show */.WU)(path)} cannot be read (${code})`);
    }
    if (content.length > MAX_PAYLOAD_BYTES)
        throw event_bad(event, `expected a payload of at most ${MAX_PAYLOAD_BYTES} bytes; found more`);
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content));
    }
    catch {
        throw event_bad(event, `the payload ${(0,identifiers/* show */.WU)(path)} is not JSON in UTF-8`);
    }
    const payload = object(value);
    if (payload === undefined)
        throw event_bad(event, 'expected the payload to be an object');
    return payload;
}
function readBounded(path, limit) {
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        if (!(0,external_node_fs_.fstatSync)(descriptor).isFile())
            throw Object.assign(new Error('not a file'), { code: 'not a file' });
        const buffer = Buffer.alloc(Math.min(limit, (0,external_node_fs_.fstatSync)(descriptor).size + 1));
        let length = 0;
        for (;;) {
            const read = (0,external_node_fs_.readSync)(descriptor, buffer, length, buffer.length - length, null);
            if (read === 0)
                return buffer.subarray(0, length);
            length += read;
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function object(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}
function event_text(value) {
    return typeof value === 'string' && value !== '' && value.length <= MAX_REF_CHARACTERS ? value : undefined;
}
function tip(event, where, value) {
    const entry = object(value);
    const sha = (0,identifiers/* asSha */.Pr)(entry?.['sha']);
    if (sha === undefined)
        throw event_bad(event, `expected ${where}.sha to be 40 or 64 hex digits; found ${(0,identifiers/* show */.WU)(entry?.['sha'])}`);
    const ref = event_text(entry?.['ref']);
    if (ref === undefined)
        throw event_bad(event, `expected ${where}.ref to name a branch; found ${(0,identifiers/* show */.WU)(entry?.['ref'])}`);
    return { sha, ref };
}
/** @returns a positive integer that a URL can hold exactly. */
function asNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function pullRequest(event, payload) {
    const pull = object(payload['pull_request']);
    if (pull === undefined)
        throw event_bad(event, 'expected the payload to hold pull_request; found none');
    const number = asNumber(pull['number']);
    if (number === undefined)
        throw event_bad(event, `expected pull_request.number to be a positive integer; found ${(0,identifiers/* show */.WU)(pull['number'])}`);
    const author = event_text(object(pull['user'])?.['login']);
    if (author === undefined)
        throw event_bad(event, 'expected pull_request.user.login to name the author');
    const headRepository = object(object(pull['head'])?.['repo'])?.['id'];
    const baseRepository = object(object(pull['base'])?.['repo'])?.['id'];
    return {
        kind: 'pull-request',
        number,
        head: tip(event, 'pull_request.head', pull['head']),
        base: tip(event, 'pull_request.base', pull['base']),
        author,
        // A deleted fork has no repository any more: then it was one.
        fork: headRepository === undefined || headRepository !== baseRepository,
    };
}
/** `gh-readonly-queue/main/pr-104-<sha>`: the number is a hint about which pull request to ask for, not a proof. */
const QUEUE_REF = /\/pr-([1-9][0-9]{0,14})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function mergeGroup(event, payload) {
    const group = object(payload['merge_group']);
    if (group === undefined)
        throw event_bad(event, 'expected the payload to hold merge_group; found none');
    const head = tip(event, 'merge_group.head', { sha: group['head_sha'], ref: group['head_ref'] });
    const base = tip(event, 'merge_group.base', { sha: group['base_sha'], ref: group['base_ref'] });
    const number = asNumber(Number(QUEUE_REF.exec(head.ref)?.[1]));
    return { kind: 'merge-group', head, base, ...(number !== undefined && { number }) };
}
function push(event, payload) {
    if ((0,identifiers/* isNoCommit */.xT)(payload['after'])) {
        throw event_bad(event, 'the branch was deleted, so there is no head to look at', `Leave deletions out, with "if: \${{ !github.event.deleted }}" on a job that is not required`);
    }
    const head = tip(event, 'payload', { sha: payload['after'], ref: payload['ref'] });
    const before = (0,identifiers/* isNoCommit */.xT)(payload['before']) ? 'none' : (0,identifiers/* asSha */.Pr)(payload['before']);
    if (before === undefined)
        throw event_bad(event, `expected before to be 40 or 64 hex digits; found ${(0,identifiers/* show */.WU)(payload['before'])}`);
    return { kind: 'push', head, before };
}

;// CONCATENATED MODULE: ./lib/inputs/github.js


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
    const value = github_object(answer.value);
    const result = value === undefined ? undefined : read(value);
    return result === undefined ? UNEXPECTED : { kind: 'ok', value: result };
}
function github_object(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}
function github_text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
async function readPull(client, repository, number) {
    const answer = await client.call('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        ...path(repository),
        pull_number: number,
    });
    return as(answer, (pull) => {
        const head = github_tip(pull['head']);
        const base = github_tip(pull['base']);
        const author = github_text(github_object(pull['user'])?.['login']);
        if (head === undefined || base === undefined || author === undefined || pull['number'] !== number)
            return undefined;
        const headRepository = github_object(github_object(pull['head'])?.['repo'])?.['id'];
        const baseRepository = github_object(github_object(pull['base'])?.['repo']);
        const commits = asNumber(pull['commits']);
        const defaultBranch = github_text(baseRepository?.['default_branch']);
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
function github_tip(value) {
    const sha = (0,identifiers/* asSha */.Pr)(github_object(value)?.['sha']);
    const ref = github_text(github_object(value)?.['ref']);
    return sha === undefined || ref === undefined ? undefined : { sha, ref };
}
async function readBranch(client, repository, branch) {
    const answer = await client.call('GET /repos/{owner}/{repo}/branches/{branch}', { ...path(repository), branch });
    return as(answer, (value) => {
        const sha = (0,identifiers/* asSha */.Pr)(github_object(value['commit'])?.['sha']);
        if (sha === undefined || value['name'] !== branch)
            return undefined;
        return { sha, ...(typeof value['protected'] === 'boolean' && { isProtected: value['protected'] }) };
    });
}
/** The commit that a ref names, `heads/main` or `pull/12/head`. Needs `contents: read` alone. */
async function readRef(client, repository, ref) {
    const answer = await client.call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...path(repository), ref });
    return as(answer, (value) => (value['ref'] === `refs/${ref}` ? (0,identifiers/* asSha */.Pr)(github_object(value['object'])?.['sha']) : undefined));
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
        const review = github_object(item);
        const user = github_object(review?.['user']);
        const login = github_text(user?.['login']);
        // A review of a deleted account has no user and speaks for nobody.
        if (review === undefined || login === undefined)
            continue;
        reviews.push({
            login,
            type: github_text(user?.['type']) ?? 'unknown',
            state: github_text(review['state']) ?? '',
            commit: (0,identifiers/* asSha */.Pr)(review['commit_id']) ?? null,
            submittedAt: github_text(review['submitted_at']) ?? null,
            body: github_text(review['body']) ?? '',
        });
    }
    return { kind: 'ok', value: reviews };
}
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
    const commit = github_object(item);
    const sha = (0,identifiers/* asSha */.Pr)(commit?.['sha']);
    if (sha === undefined)
        return [];
    const [author, committer] = [commit?.['author'], commit?.['committer']].map((user) => github_text(github_object(user)?.['login']));
    const verification = github_object(github_object(commit?.['commit'])?.['verification']);
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
        value: answer.value.map((item) => asNumber(github_object(item)?.['number'])).filter((number) => number !== undefined),
    };
}

;// CONCATENATED MODULE: ./lib/inputs/custody.js

/** People whose permission is looked up. Nobody needs the approval of more, and a run stays under 30 requests. */
const MAX_LOOKED_UP = 10;
/**
 * Reads who approved a pull request, what they may do, and whose accounts stand behind its commits. What cannot be read
 * does not end the run: most policies ask for no review, and those that do fail with the reason.
 */
async function readCustody(client, repository, number) {
    const reviews = await readReviews(client, repository, number);
    if (reviews.kind !== 'ok')
        return unreadable('the reviews', reviews);
    const commits = await readCommits(client, repository, number);
    if (commits.kind !== 'ok')
        return unreadable('the authors of its commits', commits);
    const permissions = new Map();
    for (const login of standing(reviews.value).slice(0, MAX_LOOKED_UP)) {
        const answer = await readPermission(client, repository, login);
        permissions.set(login, answer.kind === 'ok' ? answer.value : 'unknown');
    }
    return {
        kind: 'read',
        reviews: reviews.value.map((review) => ({ ...review, permission: permissions.get(review.login) ?? 'unknown' })),
        commits: commits.value,
    };
}
/** People whose last word, comments aside, is an approval. */
function standing(reviews) {
    const last = new Map();
    for (const review of reviews)
        if (review.state !== 'COMMENTED')
            last.set(review.login, review);
    return [...last.values()].flatMap(({ login, type, state }) => (state === 'APPROVED' && type === 'User' ? login : []));
}
function unreadable(what, answer) {
    const remedy = answer.kind === 'refused' ? '; grant the job pull-requests: read' : '; re-run the job';
    return { kind: 'unreadable', why: `${what} could not be read (${answer.message}${remedy})` };
}

;// CONCATENATED MODULE: ./lib/inputs/environment.js

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
    throw new errors/* FixtureGateError */.$('UNSAFE_ENVIRONMENT', `expected an environment that does not redirect node or git; found ${found.sort().join(', ')}`, 'Run Fixture Gate as the first step of a job of its own, and remove these variables from `env:` of the workflow or of the runner');
}
function redirects(name, value) {
    const upper = name.toUpperCase();
    if (upper === 'NODE_TLS_REJECT_UNAUTHORIZED')
        return value === '0';
    return REDIRECTING.has(upper) || REDIRECTING_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

;// CONCATENATED MODULE: ./lib/inputs/github-client.js

/** Longest that one request may take before it counts as broken. */
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
/** Over all requests of a run. A primary limit resets within the hour; waiting that long in a job helps nobody. */
const MAX_TOTAL_WAIT_MS = 180_000;
/** First wait after a 5xx or a broken connection; it doubles. */
const FIRST_WAIT_MS = 1_000;
/** "Otherwise, wait for at least one minute" (REST API, secondary rate limits). */
const SECONDARY_LIMIT_WAIT_MS = 60_000;
const MAX_PAGES = 200;
const systemClock = {
    now: () => Date.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
/** The toolkit is loaded with the first request, so that a command line never pays for it. */
function githubClient(options) {
    const clock = options.clock ?? systemClock;
    let sent = 0;
    let waited = 0;
    let octokit;
    async function send(route, parameters) {
        octokit ??= load(options);
        const { request } = await octokit;
        const repeatable = !route.startsWith('POST ');
        for (let attempt = 1;; attempt += 1) {
            sent += 1;
            const outcome = await attemptOnce(() => request(route, { ...parameters, request: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } }));
            if (outcome.kind === 'ok' || outcome.kind === 'refused')
                return outcome;
            const wait = outcome.waitUntil === undefined
                ? (outcome.wait ?? FIRST_WAIT_MS * 2 ** (attempt - 1))
                : outcome.waitUntil - clock.now();
            const mayRepeat = repeatable || !outcome.maybeDone;
            if (!mayRepeat || attempt === MAX_ATTEMPTS || waited + wait > MAX_TOTAL_WAIT_MS) {
                return { kind: 'unavailable', maybeDone: outcome.maybeDone, message: outcome.message };
            }
            waited += Math.max(0, wait);
            await clock.sleep(Math.max(0, wait));
        }
    }
    return {
        clock,
        requestCount: () => sent,
        call: async (route, parameters) => {
            const answer = await send(route, parameters);
            return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.data } : answer;
        },
        list: (route, parameters) => listAll(send, route, parameters),
    };
}
async function listAll(send, route, parameters) {
    const all = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const answer = await send(route, { ...parameters, per_page: 100, page });
        if (answer.kind !== 'ok')
            return answer;
        const items = itemsOf(answer.value.data);
        if (items === undefined)
            return { kind: 'unavailable', maybeDone: false, message: `${route}: the answer is no list` };
        all.push(...items);
        // The header and not the length says whether there is more: a page may be short of what it was asked for.
        if (!/;\s*rel="next"/.test(answer.value.headers['link'] ?? ''))
            return { kind: 'ok', value: all };
    }
    return { kind: 'unavailable', maybeDone: false, message: `${route}: more than ${MAX_PAGES} pages` };
}
/** Check runs come in an object, everything else as a plain array. */
function itemsOf(data) {
    if (Array.isArray(data))
        return data;
    const runs = data?.check_runs;
    return Array.isArray(runs) ? runs : undefined;
}
async function load(options) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 5031).then(__webpack_require__.bind(__webpack_require__, 15031));
    // Its warnings would reach the log unencoded; what matters comes back as an answer.
    const silent = { debug() { }, info() { }, warn() { }, error() { } };
    const octokit = getOctokit(options.token, { baseUrl: options.apiUrl, userAgent: options.userAgent, log: silent });
    return {
        request: async (route, parameters) => {
            const { data, headers } = await octokit.request(route, parameters);
            return { data, headers: headers };
        },
    };
}
async function attemptOnce(request) {
    try {
        return { kind: 'ok', value: await request() };
    }
    catch (error) {
        return classify(error);
    }
}
function classify(error) {
    const failure = error;
    if (typeof failure.status !== 'number' && error.name !== 'TimeoutError')
        throw error;
    if (failure.response === undefined)
        return { kind: 'transient', maybeDone: true, message: `no answer: ${(0,identifiers/* show */.WU)(failure.message, 200)}` };
    const status = failure.status;
    const headers = failure.response.headers ?? {};
    const said = (0,identifiers/* show */.WU)(failure.response.data?.message, 200);
    const message = `${status}: ${said}`;
    if (status === 429 || (status === 403 && isRateLimit(headers, said)))
        return { kind: 'transient', maybeDone: false, message, ...rateLimitWait(headers) };
    if (status >= 500)
        return { kind: 'transient', maybeDone: true, message };
    return { kind: 'refused', status, message };
}
/** A 403 is either "never" or "not now"; these three tell the second (REST API, rate limits). */
function isRateLimit(headers, message) {
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit|abuse detection/i.test(message));
}
function rateLimitWait(headers) {
    const after = headers['retry-after'] ?? '';
    if (/^[0-9]{1,9}$/.test(after))
        return { wait: Number(after) * 1_000 };
    // Only the form of HTTP's own dates: Date.parse takes "-5" for a year.
    const date = /^[A-Z][a-z]{2}, .{1,30} GMT$/.test(after) ? Date.parse(after) : Number.NaN;
    if (!Number.isNaN(date))
        return { waitUntil: date };
    const reset = headers['x-ratelimit-reset'] ?? '';
    // A second more: clocks differ, and asking early counts as asking on.
    if (headers['x-ratelimit-remaining'] === '0' && /^[0-9]{1,12}$/.test(reset))
        return { waitUntil: Number(reset) * 1_000 + 1_000 };
    return { wait: SECONDARY_LIMIT_WAIT_MS };
}

;// CONCATENATED MODULE: ./lib/inputs/target.js



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
        throw new errors/* FixtureGateError */.$('BAD_INPUT', `input "head": expected the head of the event, ${event.head.sha}; found ${inputs.head}`, 'Leave the input out: the result stands on the head of the event, so no other commit may earn it');
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
    throw new errors/* FixtureGateError */.$('BAD_EVENT', 'event workflow_dispatch: expected the inputs base and head; this event does not say what to compare', 'Give both inputs of the step as full commit SHAs');
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
        throw new errors/* FixtureGateError */.$('BAD_EVENT', 'event push: the default branch itself is new, so there is nothing to compare with', 'Push again, or give the input base');
    }
    const branch = required(await readBranch(client, event.repository, defaultBranch), 'the tip of the default branch');
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
    const answer = await readPull(client, context.repository, event.number);
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
            ...(pull.commits !== undefined && { commits: pull.commits }),
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
    const answer = await readBranch(client, repository, pull.base.ref);
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
    const reference = await readBranch(client, repository, defaultBranch);
    const line = `The base branch ${(0,identifiers/* show */.WU)(pull.base.ref)} is neither the default branch nor protected: its policy is in reach of whoever can push to it.`;
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
    const head = required(await readRef(client, repository, `pull/${event.number}/head`), 'the head of the pull request');
    if (head !== event.head.sha)
        throw staleError(`its head is ${head} by now`);
    const base = required(await readRef(client, repository, `heads/${event.base.ref}`), 'the tip of the base branch');
    return {
        range: { kind: 'commits', base: { sha: base, ref: event.base.ref }, head: event.head, comparison: 'merge-base' },
        pullRequest: { number: event.number, author: event.author, baseTrust: 'unknown', fork: event.fork },
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
        return `its base is ${(0,identifiers/* show */.WU)(pull.base.ref)} by now`;
    return pull.open ? undefined : 'it is closed by now';
}
function staleError(reason) {
    return new errors/* FixtureGateError */.$('STALE', `The pull request has moved on: ${reason}. Nothing is posted and this run does not count`, 'Look at the run for the latest commit; if there is none, push again or re-run it');
}
/** @throws {FixtureGateError} GITHUB_DENIED: what cannot be read fails the run (rule 0). */
function required(answer, what) {
    if (answer.kind === 'ok')
        return answer.value;
    throw new errors/* FixtureGateError */.$('GITHUB_DENIED', `expected to read ${what}; the platform answered ${answer.message}`, answer.kind === 'refused'
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
        const answer = await readPullsOfCommit(client, repository, commit);
        if (answer.kind === 'ok')
            for (const number of answer.value)
                numbers.add(number);
        if (answer.kind === 'unavailable')
            required(answer, 'the pull requests of a queued commit');
    }
    if (numbers.size === 0) {
        throw new errors/* FixtureGateError */.$('BAD_EVENT', 'event merge_group: expected to find the pull requests of the group; found none', 'Grant the job pull-requests: read, and take the group out of the queue and put it in again');
    }
    const members = [];
    for (const number of [...numbers].sort((a, b) => a - b)) {
        const pull = required(await readPull(client, repository, number), `pull request ${number}`);
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

// EXTERNAL MODULE: ./lib/reporters/report.js
var report = __webpack_require__(57966);
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
    const incomplete = gates.some(({ id, outcome }) => outcome === 'missing-artifact' && (0,report/* blocks */.Bv)(problems.filter(({ gate }) => gate === id)));
    const exitCode = failed ? 1 : incomplete ? 2 : 0;
    return {
        ...group,
        findings: group.findings.map((finding) => ({
            ...finding,
            record: certified.get(keyOf(finding))?.record ?? { status: 'missing' },
        })),
        gates,
        problems,
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
var action_files = __webpack_require__(70504);
// EXTERNAL MODULE: ./lib/reporters/action-log.js
var action_log = __webpack_require__(64785);
// EXTERNAL MODULE: ./lib/reporters/action-outputs.js
var action_outputs = __webpack_require__(84553);
;// CONCATENATED MODULE: ./lib/reporters/github/check-run.js
/** "The Checks API limits the number of annotations to a maximum of 50 per API request"; each request adds to those before. */
const ANNOTATIONS_PER_REQUEST = 50;
/** Ten requests: at about 80 writes a minute more would hold the job up, and the report files have everything (PLATFORM 5.9). */
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

;// CONCATENATED MODULE: ./lib/reporters/github/comment.js
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
        return comment_create(client, plan, body, identity);
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
async function comment_create(client, plan, body, identity) {
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
        const note = await comment(client, report, renderers, plan, plan.number, poster);
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
    const answer = await readPull(client, plan.repository, number);
    if (answer.kind === 'ok') {
        return staleness(answer.value, {
            head: plan.headSha,
            ...(plan.base.ref !== undefined && { baseRef: plan.base.ref }),
        });
    }
    if (answer.kind === 'unavailable')
        return `it cannot be read any more (${answer.message})`;
    const head = await readRef(client, plan.repository, `pull/${number}/head`);
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
async function comment(client, report, renderers, plan, number, poster) {
    const outcome = await postComment(client, {
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
    return `${webAddress(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}/actions/runs/${run}`;
}
/** Nothing that goes wrong here may change the verdict: what could not be posted is said in the log and shown there. */
async function postOrFallBack(client, report, plan, { inputs, event, renderers }, log) {
    const silent = postsNothing(inputs, event);
    let publication = { notes: silent === undefined ? [] : [silent], annotationsMissing: true };
    if (silent === undefined) {
        try {
            publication = await publish(client, report, renderers, plan);
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
var version = __webpack_require__(72039);
;// CONCATENATED MODULE: ./lib/action.js



















const REPORT_FILE_NAMES = ['report.md', 'report.html', 'report.sarif', 'report.json'];
/** Action role. Returns the exit code of the step. */
async function run(env) {
    // Whatever ends the process early ends it red (T74).
    process.exitCode = 1;
    const { actionServices } = await Promise.all(/* import() */[__webpack_require__.e(6264), __webpack_require__.e(1951), __webpack_require__.e(8285), __webpack_require__.e(2242), __webpack_require__.e(2402), __webpack_require__.e(262)]).then(__webpack_require__.bind(__webpack_require__, 50262));
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
    assertSafeEnvironment(env);
    const inputs = readActionInputs(env);
    const event = readEvent(env);
    const places = { entry: process.argv[1], actionPath: env['GITHUB_ACTION_PATH'], workspace: env['GITHUB_WORKSPACE'] };
    assertTrustedAction(places, trustedCode(event));
    const directory = whereReportsGo(env, inputs);
    (0,action_files/* clearReportFiles */.vq)(directory, REPORT_FILE_NAMES);
    const client = connect(env, inputs, services);
    const target = await resolveTarget(event, inputs, client);
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
        const moved = await lastLook(run.client, plan, run.target.pullRequest.number);
        if (moved !== undefined)
            throw staleError(moved);
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
        apiUrl: webAddress(env['GITHUB_API_URL'], 'https://api.github.com'),
        userAgent: `fixture-gate/${version/* VERSION */.x}`,
    };
    return (services.client ?? githubClient)(options);
}
async function judge(run, services) {
    const { target } = run;
    if (target.mergeGroupHint !== undefined)
        return judgeGroup(run, target.mergeGroupHint.number, services);
    const facts = target.pullRequest === undefined ? undefined : await withCustody(run, target.pullRequest);
    return withRepository(run, target.range, services, ({ directory }) => judgeRange(run, target.range, directory, services, facts));
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
            members: await resolveMembers(run.client, run.event.repository, hint, commits),
            group: await judgeRange(run, range, directory, services),
        };
    });
    const reports = [];
    for (const { number, head, base, author, fork, commits } of members) {
        services.log.line(`Pull request ${number} of the merge group, by its own commits`);
        const own = { kind: 'commits', base: { ...base, sha: range.base.sha }, head, comparison: 'merge-base' };
        const counted = commits === undefined ? {} : { commits };
        const facts = await withCustody(run, { number, author, fork, baseTrust: 'unknown', ...counted });
        const report = await withRepository(run, own, services, ({ directory }) => judgeRange(run, own, directory, services, facts));
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
function judgeRange({ env, inputs, event }, range, directory, services, pullRequest) {
    const workflow = ownWorkflow(env['GITHUB_WORKFLOW_REF'], event.repository);
    const request = {
        repository: { kind: 'directory', path: directory },
        range,
        ...(workflow !== undefined && { workflow }),
        ...(inputs.policy !== undefined && { policy: { kind: 'repository-path', path: inputs.policy } }),
        ...(inputs.fixtures !== undefined && { fixturePatterns: inputs.fixtures }),
        testReports: inputs.testReports,
        ...(inputs.shard !== undefined && { shard: inputs.shard }),
        ...(pullRequest !== undefined && { pullRequest }),
    };
    return services.gate(request, (line) => services.log.line(line));
}
function source(env, inputs, event) {
    const { owner, name } = event.repository;
    const workspace = env['GITHUB_WORKSPACE'] ?? '';
    return {
        kind: 'fetch',
        remote: `${webAddress(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}`,
        token: inputs.token,
        temporaryDirectory: env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        ...(workspace !== '' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, '.git')) && { checkout: workspace }),
    };
}


/***/ }),

/***/ 33264:
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

/***/ 29215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export suggest */
/** Longest word for which a suggestion is looked for; an argument may be a megabyte. */
const MAX_CHARACTERS = 40;
/** The candidate within a third of the word's length in edits, nearest first, or undefined. */
function suggest(word, candidates) {
    if (word.length > MAX_CHARACTERS)
        return undefined;
    let best;
    for (const candidate of candidates) {
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
        if (distance <= Math.max(1, Math.floor(candidate.length / 3)) && (best === undefined || distance < best.distance))
            best = { candidate, distance };
    }
    return best?.candidate;
}
/** ` (did you mean "x"?)`, or nothing. */
function didYouMean(word, candidates) {
    const candidate = suggest(word, candidates);
    return candidate === undefined ? '' : ` (did you mean "${candidate}"?)`;
}
/** Damerau-Levenshtein, adjacent transpositions counted as one edit. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                value = Math.min(value, beforeLast[j - 2] + 1);
            row.push(value);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length];
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

/***/ 70504:
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33264);




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
 * Appends outputs to the file that the runner reads. The delimiter is random, so no value can end its own block (PLATFORM 6.9).
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

/***/ 64785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ explainFailure),
/* harmony export */   Z: () => (/* binding */ actionLog)
/* harmony export */ });
/* harmony import */ var _action_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70504);
/* harmony import */ var _action_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84553);
/* harmony import */ var _encoders_annotation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64845);
/* harmony import */ var _encoders_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11337);
/* harmony import */ var _encoders_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44020);





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
function explainFailure(log, env, title, message) {
    const text = log.encode(message);
    log.command(`::error title=${title}::${(0,_encoders_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .commandData */ .wq)(text)}`);
    try {
        (0,_action_files_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOutputs */ .Kn)(env['GITHUB_OUTPUT'], _action_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED_OUTPUTS */ .Xt);
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

/***/ 84553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   Xt: () => (/* binding */ FAILED_OUTPUTS),
/* harmony export */   dr: () => (/* binding */ actionOutputs)
/* harmony export */ });
/* unused harmony export CLASS_OUTPUTS */
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73406);

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
    if (report.problems.some(({ code }) => code === 'FG901'))
        return false;
    if (failOn === 'never')
        return true;
    if (report.verdict !== 'pass' || report.exitCode !== 0)
        return false;
    return failOn === 'error' || report.problems.every(({ severity }) => severity !== 'warning');
}


/***/ }),

/***/ 64845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   wq: () => (/* binding */ commandData),
/* harmony export */   xr: () => (/* binding */ annotationText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44020);

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

/***/ 11337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardLines)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44020);

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


/***/ }),

/***/ 72039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version that `--version` prints and the report carries. A test holds it against package.json. */
const VERSION = '0.1.0';


/***/ })

};
