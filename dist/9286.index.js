export const id = 9286;
export const ids = [9286];
export const modules = {

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

/***/ 76298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   f: () => (/* binding */ compileFolders)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53874);


/**
 * Compiles `pattern`. Everyday patterns become string comparisons, which is ten times as fast as a pattern engine and
 * cannot blow up; the others go to minimatch, whose automaton is linear in the path (docs/adr/0051).
 */
function compileGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const anchored = whole.includes('/') ? whole : `**/${whole}`;
    if (!/[*?[\]{}\\]/.test(anchored.replaceAll('*', '')))
        return simpleGlob(anchored.split('/')) ?? engineGlob(anchored);
    const engine = engineGlob(anchored);
    return (path) => path === pattern || engine(path);
}
/**
 * Takes the folders that `pattern` goes through on its way to a file: `testdata` and all below it for a
 * pattern of every JSON file in there. A pattern that begins with `**` does not thereby take every folder there is: the way counts
 * from the first name that is no star.
 */
function compileFolders(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const folders = new Set();
    for (const one of (0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(whole, { braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj })) {
        const segments = one.split('/');
        for (let length = 1; length < segments.length; length += 1) {
            const way = segments.slice(0, length);
            if (!way.every((segment) => /^\*+$/.test(segment)))
                folders.add(way.join('/'));
        }
    }
    // A way of one name is that folder at the root, where a pattern of one name would be about any folder.
    const globs = [...folders].map((way) => (way.includes('/') ? compileGlob(way) : engineGlob(way)));
    return (path) => globs.some((matches) => matches(path));
}
/** Patterns of literal names, `*` and at most a `**` in front and one at the end. Undefined for any other. */
function simpleGlob(segments) {
    const floats = segments[0] === '**';
    const open = segments.length > 1 && segments.at(-1) === '**';
    const middle = segments.slice(floats ? 1 : 0, open ? -1 : undefined);
    if (middle.some((segment) => segment.includes('**') || segment === ''))
        return undefined;
    if (middle.length === 0)
        return () => true;
    const names = middle.slice(0, -1);
    const last = middle.at(-1) ?? '';
    if (names.some((segment) => segment.includes('*')))
        return undefined;
    if (last.includes('*'))
        return open ? undefined : lastNameGlob(names.join('/'), last, floats);
    return literalGlob(middle.join('/'), floats, open);
}
function literalGlob(literal, floats, open) {
    const start = `${literal}/`;
    if (floats && open)
        return (path) => path.startsWith(start) || path.includes(`/${start}`);
    if (open)
        return (path) => path.startsWith(start);
    if (floats)
        return (path) => path.endsWith(literal) && (path.length === literal.length || path.endsWith(`/${literal}`));
    return (path) => path === literal;
}
/** `folder` is what stands before the last name; where the pattern floats it may stand below any folder. */
function lastNameGlob(folder, pattern, floats) {
    const pieces = pattern.split('*');
    const tail = pieces.at(-1) ?? '';
    // `*.snap` anywhere: the text after the only star holds no slash, so the end of the path decides.
    if (floats && folder === '' && pieces.length === 2 && pieces[0] === '')
        return (path) => path.endsWith(tail);
    const name = starName(pieces);
    // Most paths lack the longest piece altogether, and finding that out takes no new strings.
    const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a));
    return (path) => {
        if (!path.includes(longest))
            return false;
        const slash = path.lastIndexOf('/');
        if (!name(path.slice(slash + 1)))
            return false;
        const parent = slash === -1 ? '' : path.slice(0, slash);
        if (folder === '')
            return floats || parent === '';
        return parent === folder || (floats && parent.endsWith(`/${folder}`));
    };
}
/**
 * A name with `*` in it. The pieces between the stars are looked for from left to right, each as early as possible,
 * which decides a pattern of stars exactly and in linear time. A star may stand for nothing: `*.snap` takes `.snap`, too.
 */
function starName(pieces) {
    const first = pieces[0] ?? '';
    const last = pieces.at(-1) ?? '';
    const between = pieces.slice(1, -1).filter((piece) => piece !== '');
    return (name) => {
        if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
            return false;
        let at = first.length;
        const end = name.length - last.length;
        for (const piece of between) {
            const found = name.indexOf(piece, at);
            if (found === -1)
                return false;
            at = found + piece.length;
        }
        return at <= end;
    };
}
function engineGlob(pattern) {
    const engine = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(pattern, {
        dot: true,
        // Extended patterns (`+(a|b)`) are left out: braces say the same, and nested ones are how engines are made to hang.
        noext: true,
        nonegate: true,
        nocomment: true,
        braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj,
        // The same on every machine: a backslash is an escape, never a folder.
        platform: 'linux',
    });
    const prefix = literalPrefix(pattern);
    return (path) => path.startsWith(prefix) && engine.match(path);
}
/** Whole folders at the start of a pattern that hold no special character: most paths differ there already. */
function literalPrefix(pattern) {
    const special = pattern.search(/[*?[\]{}\\]/);
    const slash = pattern.lastIndexOf('/', special === -1 ? pattern.length : special);
    return slash === -1 ? '' : pattern.slice(0, slash + 1);
}


/***/ }),

/***/ 53874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Cj: () => (/* binding */ MAX_BRACE_ALTERNATIVES),
/* harmony export */   qe: () => (/* binding */ braceAlternatives),
/* harmony export */   tX: () => (/* binding */ filePathProblem)
/* harmony export */ });
/* unused harmony export MAX_PATTERN_CHARACTERS */
/** Checks of paths and patterns as a policy writes them. Pure string work, so that it costs nothing where there is no policy. */
/** Characters of one pattern or path. Git's own limit for a path is 4,096; nobody writes that by hand. */
const MAX_PATTERN_CHARACTERS = 1_024;
/** How many patterns the braces of one pattern may stand for. `{a,b}` twelve times over would be 4,096. */
const MAX_BRACE_ALTERNATIVES = 256;
const CONTROL = /[\u0000-\u001f\u007f]/;
const ESCAPABLE = '*?[]{}()!\\';
/** Why `pattern` cannot be a pattern, as the end of a sentence that begins with `expected`; undefined where it can. */
function patternProblem(pattern) {
    const shared = spellingProblem(pattern, 'a pattern');
    if (shared !== undefined)
        return shared;
    if (pattern.startsWith('!'))
        return 'a pattern without "!"; files to leave out belong under "exclude"';
    const slash = strayBackslash(pattern);
    if (slash !== undefined)
        return `"/" between folders; perhaps ${JSON.stringify(slash)}`;
    const alternatives = braceAlternatives(pattern);
    if (alternatives > MAX_BRACE_ALTERNATIVES) {
        return `braces that stand for at most ${MAX_BRACE_ALTERNATIVES} patterns; write some of them out as patterns of their own`;
    }
    return undefined;
}
/** Why `path` cannot name a file or folder of the repository; undefined where it can. */
function filePathProblem(path) {
    const shared = spellingProblem(path, 'a path');
    if (shared !== undefined)
        return shared;
    if (path.includes('\\'))
        return `"/" between folders; perhaps ${JSON.stringify(path.replaceAll('\\', '/'))}`;
    if (path.endsWith('/'))
        return `a path without "/" at its end; perhaps ${JSON.stringify(path.replace(/\/+$/, ''))}`;
    return undefined;
}
function spellingProblem(text, what) {
    if (text.trim() === '')
        return `${what}, not an empty text`;
    if (text.length > MAX_PATTERN_CHARACTERS)
        return `${what} of at most ${MAX_PATTERN_CHARACTERS} characters`;
    if (CONTROL.test(text))
        return `${what} without control characters`;
    if (/^[/\\]|^[A-Za-z]:[/\\]|^~(?:[/\\]|$)/.test(text)) {
        return `${what} relative to the repository's root, not an absolute one`;
    }
    const parts = text.split(/[/\\]/);
    // Alternatives in braces are parts, too: `{..,a}/x` leaves the repository as well.
    if (parts.includes('..') || /[{,]\.\.(?=[,}])/.test(text))
        return `${what} that stays in the repository, without ".."`;
    if (parts.includes('.'))
        return `${what} without "." as a folder; perhaps ${JSON.stringify(withoutDots(text))}`;
    if (parts.slice(0, -1).includes(''))
        return `${what} with one "/" between folders`;
    if (parts.some((part) => part.toLowerCase() === '.git'))
        return `${what} outside of ".git"`;
    return undefined;
}
function withoutDots(text) {
    return text
        .split('/')
        .filter((part) => part !== '.')
        .join('/');
}
/** The pattern with `/` for `\`, where a `\` does not escape a special character: somebody wrote a Windows path. */
function strayBackslash(pattern) {
    for (let index = 0; index < pattern.length; index += 1) {
        if (pattern[index] !== '\\')
            continue;
        const next = pattern[index + 1];
        if (next === undefined || !ESCAPABLE.includes(next))
            return pattern.replaceAll('\\', '/');
        index += 1;
    }
    return undefined;
}
/** An upper bound on what brace expansion makes of `pattern`: the product of the numbers of alternatives. */
function braceAlternatives(pattern) {
    let product = 1;
    const open = [];
    for (let index = 0; index < pattern.length && product <= MAX_BRACE_ALTERNATIVES; index += 1) {
        const character = pattern[index];
        if (character === '\\')
            index += 1;
        else if (character === '{') {
            const range = /^\{(-?\d{1,15})\.\.(-?\d{1,15})/.exec(pattern.slice(index, index + 40));
            open.push(range === null ? 1 : Math.abs(Number(range[1]) - Number(range[2])) + 1);
        }
        else if (character === ',' && open.length > 0)
            open.push((open.pop() ?? 1) + 1);
        else if (character === '}' && open.length > 0)
            product *= open.pop() ?? 1;
    }
    return product;
}


/***/ })

};
