export const id = 711;
export const ids = [711,8008,3506];
export const modules = {

/***/ 89345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress),
/* harmony export */   O: () => (/* binding */ ownWorkflow)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** `GITHUB_API_URL`, `GITHUB_SERVER_URL`: the runner sets them, also on Enterprise Server. No trailing slash.
 * @throws {FixtureGateError} BAD_INPUT
 */
function webAddress(given, fallback) {
    if (given === undefined || given === '')
        return fallback;
    if (/^https?:\/\/[^\s?#@]+$/.test(given))
        return given.replace(/\/+$/, '');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', 'expected the addresses of the platform (GITHUB_API_URL, GITHUB_SERVER_URL) to be http or https', 'See what sets these variables: the runner does, and nothing else should');
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


/***/ }),

/***/ 29485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ SUPPORTED_EVENTS),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* unused harmony export PULL_REQUEST_EVENTS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8213);



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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_EVENT', `expected one of the events ${SUPPORTED_EVENTS.join(', ')}; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(name)}`, 'Trigger the workflow with `on: { pull_request: {}, merge_group: {} }`');
    }
    const repository = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .asRepository */ .j1)(env['GITHUB_REPOSITORY']);
    if (repository === undefined)
        throw bad(name, `expected GITHUB_REPOSITORY to be owner/name; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(env['GITHUB_REPOSITORY'])}`);
    const payload = readPayload(name, env['GITHUB_EVENT_PATH']);
    const defaultBranch = text(object(payload['repository'])?.['default_branch']);
    const common = { name, repository, ...(defaultBranch !== undefined && { defaultBranch }) };
    if (name === 'merge_group')
        return { ...common, ...mergeGroup(name, payload) };
    if (name === 'push')
        return { ...common, ...push(name, payload) };
    if (name === 'workflow_dispatch')
        return { ...common, kind: 'manual' };
    return { ...common, ...pullRequest(name, payload) };
}
function bad(event, message, remedy = 'Re-run the job; if it happens again, check that no earlier step writes to GITHUB_EVENT_PATH') {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_EVENT', `event ${event}: ${message}`, remedy);
}
/** Reads at most the limit, through one descriptor, so that a file that grows or is no file cannot exhaust memory. */
function readPayload(event, path) {
    if (path === undefined || path === '')
        throw bad(event, 'expected GITHUB_EVENT_PATH to name the payload; found nothing');
    let content;
    try {
        content = readBounded(path, MAX_PAYLOAD_BYTES + 1);
    }
    catch (cause) {
        const code = cause.code ?? 'unknown error';
        throw bad(event, `the payload ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(path)} cannot be read (${code})`);
    }
    if (content.length > MAX_PAYLOAD_BYTES)
        throw bad(event, `expected a payload of at most ${MAX_PAYLOAD_BYTES} bytes; found more`);
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content));
    }
    catch {
        throw bad(event, `the payload ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(path)} is not JSON in UTF-8`);
    }
    const payload = object(value);
    if (payload === undefined)
        throw bad(event, 'expected the payload to be an object');
    return payload;
}
function readBounded(path, limit) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
            throw Object.assign(new Error('not a file'), { code: 'not a file' });
        const buffer = Buffer.alloc(Math.min(limit, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size + 1));
        let length = 0;
        for (;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, length, buffer.length - length, null);
            if (read === 0)
                return buffer.subarray(0, length);
            length += read;
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function object(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}
function text(value) {
    return typeof value === 'string' && value !== '' && value.length <= MAX_REF_CHARACTERS ? value : undefined;
}
function tip(event, where, value) {
    const entry = object(value);
    const sha = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .asSha */ .Pr)(entry?.['sha']);
    if (sha === undefined)
        throw bad(event, `expected ${where}.sha to be 40 or 64 hex digits; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(entry?.['sha'])}`);
    const ref = text(entry?.['ref']);
    if (ref === undefined)
        throw bad(event, `expected ${where}.ref to name a branch; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(entry?.['ref'])}`);
    return { sha, ref };
}
/** @returns a positive integer that a URL can hold exactly. */
function asNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function pullRequest(event, payload) {
    const pull = object(payload['pull_request']);
    if (pull === undefined)
        throw bad(event, 'expected the payload to hold pull_request; found none');
    const number = asNumber(pull['number']);
    if (number === undefined)
        throw bad(event, `expected pull_request.number to be a positive integer; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(pull['number'])}`);
    const author = text(object(pull['user'])?.['login']);
    if (author === undefined)
        throw bad(event, 'expected pull_request.user.login to name the author');
    const headRepository = object(object(pull['head'])?.['repo'])?.['id'];
    const baseRepository = object(object(pull['base'])?.['repo'])?.['id'];
    const commits = asNumber(pull['commits']);
    return {
        kind: 'pull-request',
        number,
        head: tip(event, 'pull_request.head', pull['head']),
        base: tip(event, 'pull_request.base', pull['base']),
        author,
        // A deleted fork has no repository any more: then it was one.
        fork: headRepository === undefined || headRepository !== baseRepository,
        ...(commits !== undefined && { commits }),
    };
}
/** `gh-readonly-queue/main/pr-104-<sha>`: the number is a hint about which pull request to ask for, not a proof. */
const QUEUE_REF = /\/pr-([1-9][0-9]{0,14})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function mergeGroup(event, payload) {
    const group = object(payload['merge_group']);
    if (group === undefined)
        throw bad(event, 'expected the payload to hold merge_group; found none');
    const head = tip(event, 'merge_group.head', { sha: group['head_sha'], ref: group['head_ref'] });
    const base = tip(event, 'merge_group.base', { sha: group['base_sha'], ref: group['base_ref'] });
    const number = asNumber(Number(QUEUE_REF.exec(head.ref)?.[1]));
    return { kind: 'merge-group', head, base, ...(number !== undefined && { number }) };
}
function push(event, payload) {
    if ((0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoCommit */ .xT)(payload['after'])) {
        throw bad(event, 'the branch was deleted, so there is no head to look at', `Leave deletions out, with "if: \${{ !github.event.deleted }}" on a job that is not required`);
    }
    const head = tip(event, 'payload', { sha: payload['after'], ref: payload['ref'] });
    const before = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoCommit */ .xT)(payload['before']) ? 'none' : (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .asSha */ .Pr)(payload['before']);
    if (before === undefined)
        throw bad(event, `expected before to be 40 or 64 hex digits; found ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(payload['before'])}`);
    return { kind: 'push', head, before };
}


/***/ }),

/***/ 69428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ githubClient)
/* harmony export */ });
/* unused harmony export systemClock */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8213);

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
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 92413));
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
        return { kind: 'transient', maybeDone: true, message: `no answer: ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(failure.message, 200)}` };
    const status = failure.status;
    const headers = failure.response.headers ?? {};
    const said = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(failure.response.data?.message, 200);
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


/***/ }),

/***/ 8213:
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

/***/ 89067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest),
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
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

/***/ 73506:
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

/***/ 29506:
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
