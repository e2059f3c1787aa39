export const id = 8073;
export const ids = [8073,3506,3110,4257,5356,846,7641];
export const modules = {

/***/ 10786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93949);
/* harmony import */ var _reporters_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53110);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11730);
/* harmony import */ var _revisions_ranges_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5942);
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78928);
/* harmony import */ var _shard_reports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87641);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4257);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22747);









/** What the shards found, judged as a whole: the report is the one that a single run would have written. */
async function merge(invocation) {
    const { reports, request, output, failOn } = invocation;
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_8__.terminalProgress)(output.verbosity);
    const range = (0,_shard_reports_js__WEBPACK_IMPORTED_MODULE_6__.rangeOfShards)(reports);
    await refuseStale(invocation, range);
    const illustrate = output.format === 'html';
    const report = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.gate)({ ...request, range, shardReports: reports, illustrate }, progress);
    progress.end();
    (0,_output_js__WEBPACK_IMPORTED_MODULE_7__.writeReport)(await (0,_reporters_index_js__WEBPACK_IMPORTED_MODULE_2__.renderDocument)(output.format, report, (0,_output_js__WEBPACK_IMPORTED_MODULE_7__.terminalContext)(output)), output);
    return (0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_3__.exitCodeFor)(report, failOn);
}
/** Reports say themselves what they are about; that it is what is to be judged now, they cannot say. */
async function refuseStale({ request, head = 'HEAD', base }, judged) {
    if (judged.kind !== 'commits' || request.repository.kind !== 'directory')
        return;
    const repository = await (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .openRepository */ .h)(request.repository.path);
    try {
        const now = await (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveRange */ .Ss)(repository, { head, base: base ?? judged.base.sha });
        for (const [role, theirs, ours] of [
            ['head', judged.head.sha, now.head.sha],
            ['base', judged.base.sha, now.base.sha],
        ]) {
            if (theirs === ours)
                continue;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_SHARDS', `the shards judged ${role} ${theirs}; ${role === 'head' ? JSON.stringify(head) : JSON.stringify(base)} is ${ours} now`, `run the shards again, or write --${role} ${theirs} if that is what is to be judged`);
        }
    }
    finally {
        await repository.close();
    }
}


/***/ }),

/***/ 4257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalContext: () => (/* binding */ terminalContext),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Columns of a terminal that does not say. */
const DEFAULT_WIDTH = 100;
/** How a person's terminal looks; nothing of it when the output goes to a file or a pipe. */
function terminalContext({ file }) {
    const toTerminal = file === undefined && process.stdout.isTTY === true;
    const colour = toTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
    return { width: toTerminal ? (process.stdout.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH, colour };
}
/**
 * Writes the report and nothing else. A file is there whole or not at all, however the run ends. What is no file (a device, a
 * pipe) is written to and stays what it is: whoever may rename in `/dev` would lose `/dev/null` for the whole machine.
 */
function writeReport(text, { file }) {
    const ended = text.endsWith('\n') ? text : `${text}\n`;
    if (file === undefined) {
        process.stdout.write(ended);
        return;
    }
    let draft;
    try {
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        if (there !== undefined && !there.isFile()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, ended);
            return;
        }
        // A link stays a link.
        const final = there === undefined ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
        draft = `${final}.${process.pid}.part`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, ended);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, final);
    }
    catch (cause) {
        if (draft !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('CANNOT_WRITE', `the report cannot be written to ${JSON.stringify(file)} (${cause.code ?? 'unknown error'})`, 'name a file in a folder that exists and may be written to', { cause });
    }
}


/***/ }),

/***/ 22747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalProgress: () => (/* binding */ terminalProgress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93949);

/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
/** Columns. A narrower terminal gets the counts alone, since a line that wraps is never cleared. */
const BAR_WIDTH = 24;
const WIDTH_UNKNOWN = 80;
/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
function terminalProgress(verbosity, stderr = process.stderr) {
    if (verbosity === 'quiet' || stderr.isTTY !== true) {
        const stage = verbosity === 'verbose' ? (name) => void stderr.write(`${name}\n`) : _gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT.stage;
        return { ..._gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT, stage, end: () => undefined };
    }
    const columns = () => stderr.columns ?? WIDTH_UNKNOWN;
    let started = performance.now();
    let drawn = 0;
    const line = (text) => void stderr.write(`\r\u001b[K${text.slice(0, columns() - 1)}`);
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
            const counts = `${done} of ${total}, ${seconds} s left`;
            const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] `;
            line(bar.length + counts.length < columns() ? bar + counts : counts);
        },
        end: () => line(''),
    };
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

/***/ 90990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \n])\p{Zs}/gu;
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
    return text
        .replace(HIDDEN_IN_JSON, (character) => (character === '\n' ? character : escapeUnits(character)))
        .replaceAll('##[', '#\\u0023[');
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

/***/ 42211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ maskValue),
/* harmony export */   uw: () => (/* binding */ maskProse)
/* harmony export */ });
/* unused harmony export looksRandom */
/**
 * Strings that look like credentials are not repeated anywhere: a comment, a log and an artifact outlive the pull
 * request. This is a courtesy and not a scanner; it leans towards hiding too much in values, and spares what a reader
 * needs in sentences (digests, commits, paths).
 */
/** Every expression is linear: bounded or single-class repeats only. */
const TOKEN_SHAPES = [
    {
        what: 'private key',
        triggers: ['PRIVATE KEY-----'],
        shape: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[\s\S]{0,16384}?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----|$)/g,
    },
    {
        what: 'GitHub token',
        triggers: ['gh', 'github_pat_'],
        shape: /\b(?:gh[pousr]_[A-Za-z0-9]{16,255}|github_pat_[A-Za-z0-9_]{20,255})/g,
    },
    { what: 'GitLab token', triggers: ['gl'], shape: /\bgl(?:pat|ptt|rt|dt|ft|cbt|soat)-[A-Za-z0-9_.-]{16,255}/g },
    {
        what: 'AWS access key',
        triggers: ['AKIA', 'ASIA', 'AIDA', 'AROA', 'ABIA', 'ACCA'],
        shape: /\b(?:AKIA|ASIA|AIDA|AROA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
    },
    { what: 'Google API key', triggers: ['AIza'], shape: /\bAIza[A-Za-z0-9_-]{30,80}/g },
    { what: 'Google OAuth token', triggers: ['ya29.'], shape: /\bya29\.[A-Za-z0-9_-]{20,1024}/g },
    { what: 'Slack token', triggers: ['xox'], shape: /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g },
    {
        what: 'Slack webhook',
        triggers: ['hooks.slack.com'],
        shape: /\bhooks\.slack\.com\/services\/[A-Za-z0-9/]{20,255}/g,
    },
    {
        what: 'Stripe key',
        triggers: ['sk_', 'rk_', 'pk_', 'whsec_'],
        shape: /\b(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,255}/g,
    },
    { what: 'API key', triggers: ['sk-'], shape: /\bsk-[A-Za-z0-9_-]{16,255}/g },
    {
        what: 'package registry token',
        triggers: ['npm_', 'pypi-', 'rubygems_'],
        shape: /\b(?:npm_[A-Za-z0-9]{30,255}|pypi-[A-Za-z0-9_-]{16,1024}|rubygems_[a-f0-9]{48})/g,
    },
    { what: 'SendGrid key', triggers: ['SG.'], shape: /\bSG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}/g },
    {
        what: 'access token',
        triggers: ['hf_', 'dop_v1_', 'doo_v1_', 'shpat_', 'shpss_', 'lin_api_', 'secret_', 'dckr_pat_', 'EAAC'],
        shape: /\b(?:hf_|dop_v1_|doo_v1_|shpat_|shpss_|lin_api_|secret_|dckr_pat_|EAAC)[A-Za-z0-9_-]{20,255}/g,
    },
    { what: 'Telegram token', triggers: [':'], shape: /\b[0-9]{8,10}:[A-Za-z0-9_-]{35}\b/g },
    {
        what: 'JSON web token',
        triggers: ['eyJ'],
        shape: /\beyJ[A-Za-z0-9_-]{8,1024}\.[A-Za-z0-9_-]{4,8192}(?:\.[A-Za-z0-9_-]{0,8192})?/g,
    },
    {
        what: 'authorization header',
        triggers: ['earer ', 'asic ', 'oken '],
        shape: /\b(?:[Bb]earer|[Bb]asic|[Tt]oken) [A-Za-z0-9._~+/=-]{12,4096}/g,
    },
    { what: 'password in a URL', triggers: ['://'], shape: /(?<=:\/\/[^\s/:@]{0,128}:)[^\s/@]{1,256}(?=@)/g },
    {
        what: 'storage key',
        triggers: ['Key=', 'sig='],
        shape: /(?<=(?:AccountKey|SharedAccessKey|sig)=)[A-Za-z0-9+/%=]{20,256}/g,
    },
];
/** Members whose text is hidden whatever it looks like. Plain `token` is left out: parsers' fixtures are full of it. */
const SECRET_NAME = /(?:^|[^\p{L}])(?:password|passwd|passphrase|secret|client[_-]?secret|api[_-]?key|access[_-]?key|private[_-]?key|secret[_-]?key|auth[_-]?token|access[_-]?token|refresh[_-]?token|session[_-]?token|authorization|set-cookie|cookie|credentials?)['"\])]*$/iu;
/** Characters at the end of a place that are looked at for such a name. */
const LONGEST_NAME = 64;
/** Hexadecimal digits from which a run can be a key: 128 bits. */
const SHORTEST_HEX = 32;
const LONGEST_EXTENSION = 2;
const RUN = /[A-Za-z0-9+_=-]{20,4096}/g;
const HEX = /^(?:0x)?[0-9a-f]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Hexadecimal digits of MD5 to SHA-512 and of object ids; shown by their beginning. */
const HEX_SHOWN = 8;
function hidden(what, length) {
    return `[hidden: looks like a ${what}, ${length} characters]`;
}
function maskShapes(text) {
    let masked = text;
    for (const { what, triggers, shape } of TOKEN_SHAPES) {
        if (!triggers.some((trigger) => masked.includes(trigger)))
            continue;
        masked = masked.replace(shape, (found) => hidden(what, found.length));
    }
    return masked;
}
/**
 * Whether a run of characters is likelier random than written: letters and digits, nearly as many different characters
 * as it could have, and a change between lower case, upper case and digit at least every fifth character.
 */
function looksRandom(run) {
    if (UUID.test(run) || !/[0-9]/.test(run) || !/[A-Za-z]/.test(run))
        return false;
    const counts = new Map();
    for (const character of run)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / run.length) * Math.log2(count / run.length);
    const enough = Math.min(4.3, 0.86 * Math.log2(run.length));
    return bits >= enough && changesOfKind(run) >= run.length / 5;
}
function changesOfKind(run) {
    const kinds = [...run].map((character) => (/[0-9]/.test(character) ? 0 : /[a-z]/.test(character) ? 1 : 2));
    return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}
/** `hex` says what becomes of a long hexadecimal run, `isName` spares a run for what stands around it. */
function maskRuns(text, hex, isName) {
    return text.replace(RUN, (run, offset) => {
        const isHex = HEX.test(run);
        if (isHex ? run.length < SHORTEST_HEX || !/[a-f]/i.test(run) || !/[0-9]/.test(run) : !looksRandom(run))
            return run;
        const end = offset + run.length;
        if (isName(text.slice(Math.max(0, offset - 1), offset), text.slice(end, end + LONGEST_EXTENSION)))
            return run;
        return isHex ? hex(run) : hidden('secret', run.length);
    });
}
/** A value out of a fixture. `at` is where it stands, so that a member called `password` is hidden whatever it holds. */
function maskValue(value, at = '') {
    if (SECRET_NAME.test(at.slice(-LONGEST_NAME)) && value.length > 3 && !/^(?:true|false|null|-?[0-9.]+)$/.test(value)) {
        return hidden('secret', value.length);
    }
    return maskRuns(maskShapes(value), (run) => `${run.slice(0, HEX_SHOWN)}[hidden: ${run.length} hex digits in all]`, () => false);
}
/**
 * A sentence or a line to paste. Digests and commits are evidence there and stay, and so does a random-looking part of a
 * path: fixtures are named after digests, and a name that is hidden can neither be found nor pasted.
 */
function maskProse(text) {
    return maskRuns(maskShapes(text), (run) => (run.length === 40 || run.length === 64 ? run : hidden('secret', run.length)), (before, after) => before === '/' || /^\/|^\.[A-Za-z]/.test(after));
}


/***/ }),

/***/ 56550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: () => (/* binding */ shownPair),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony exports looksBinary, shownValue */
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42211);

/** Characters around a difference that are looked at for secrets before a long value is cut; a private key fits. */
const WINDOW = 8_192;
const ELLIPSIS = '…';
/** Share of control or replacement characters from which a text is taken for bytes. */
const BINARY_SHARE = 0.1;
/** Bytes that somebody decoded anyway are never printed. */
function looksBinary(value) {
    const sample = value.slice(0, WINDOW);
    if (sample.includes('\0'))
        return true;
    const odd = sample.match(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
    return odd > sample.length * BINARY_SHARE;
}
function cutStart(text, count) {
    const last = text.charCodeAt(count - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? count - 1 : count);
}
function cutEnd(text, count) {
    const first = text.charCodeAt(text.length - count);
    return text.slice(text.length - (first >= 0xdc00 && first <= 0xdfff ? count - 1 : count));
}
/** At most `limit` UTF-16 units and an ellipsis, with both ends kept and no pair of surrogates cut in two. */
function shorten(value, limit) {
    if (value.length <= limit)
        return value;
    const tail = Math.floor(limit / 4);
    return `${cutStart(value, limit - tail)}${ELLIPSIS}${tail === 0 ? '' : cutEnd(value, tail)}`;
}
function describeBinary(value) {
    return `(binary, ${value.length} characters)`;
}
/** One value, masked and cut. `null` is a side without a value. */
function shownValue(value, at, limit) {
    if (value === null)
        return null;
    if (looksBinary(value))
        return describeBinary(value);
    return shorten((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(value.length > WINDOW ? `${value.slice(0, WINDOW)}${ELLIPSIS}` : value, at), limit);
}
/** Two values, cut around the first place where they differ, because that is what a reader is looking for. */
function shownPair(base, head, at, limit) {
    const alone = { base: shownValue(base, at, limit), head: shownValue(head, at, limit) };
    if (base === null || head === null || looksBinary(base) || looksBinary(head))
        return alone;
    if (base.length <= limit && head.length <= limit)
        return alone;
    const common = commonPrefix(base, head);
    if (common < limit / 2)
        return alone;
    return { base: excerpt(base, common, at, limit), head: excerpt(head, common, at, limit) };
}
function commonPrefix(base, head) {
    const end = Math.min(base.length, head.length);
    let index = 0;
    while (index < end && base.charCodeAt(index) === head.charCodeAt(index))
        index += 1;
    return index;
}
/** Masked before it is cut: what is left of a token after a cut no longer looks like one. */
function excerpt(value, difference, at, limit) {
    const start = Math.max(0, difference - WINDOW);
    const before = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(value.slice(start, difference + WINDOW), at);
    const whole = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskValue */ .QS)(value.slice(start, difference), at);
    // Masking may have moved the place; where it did, the text up to it no longer begins the masked whole.
    const place = before.startsWith(whole) ? whole.length : Math.max(0, commonPrefix(before, whole));
    const from = Math.max(0, place - Math.floor(limit / 3));
    const cut = before.slice(from, from + limit).replace(/\p{Cs}/gu, '\ufffd');
    return `${start + from > 0 ? ELLIPSIS : ''}${cut}${from + limit < before.length ? ELLIPSIS : ''}`;
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
/**
 * Every reporter, in alphabetical order of id. `document` ones give one text and stand behind `--format`; the others
 * give what a few lines of the action post. Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const reporters = [
    { id: 'check-run', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(1413)]).then(__webpack_require__.bind(__webpack_require__, 75010))).checkRun },
    { id: 'comment', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(8396)]).then(__webpack_require__.bind(__webpack_require__, 92447))).comment },
    { id: 'html', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(7550)]).then(__webpack_require__.bind(__webpack_require__, 5535))).html },
    { id: 'job-summary', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(8183)]).then(__webpack_require__.bind(__webpack_require__, 95324))).jobSummary },
    { id: 'json', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 846).then(__webpack_require__.bind(__webpack_require__, 90846))).json },
    { id: 'junit', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 3358).then(__webpack_require__.bind(__webpack_require__, 83358))).junit },
    { id: 'markdown', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(5817), __webpack_require__.e(6004)]).then(__webpack_require__.bind(__webpack_require__, 20333))).markdown },
    { id: 'sarif', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(2887)]).then(__webpack_require__.bind(__webpack_require__, 26954))).sarif },
    { id: 'terminal', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(2448), __webpack_require__.e(2759)]).then(__webpack_require__.bind(__webpack_require__, 32448))).terminal },
    {
        id: 'workflow-commands',
        output: 'posted',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3019), __webpack_require__.e(184), __webpack_require__.e(2471)]).then(__webpack_require__.bind(__webpack_require__, 92012))).workflowCommands,
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
/** The report in the order of schema/report.schema.json, safe to keep and to print: no secret, no binary, no command. */
function render(report) {
    const { schemaVersion, tool, base, head, mergeBase, policy, verdict, gates, problems, stats, ...rest } = report;
    const { findings, illustrations: _, ...others } = rest;
    return `${(0,_encoders_json_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeJson */ .Pr)({
        schemaVersion,
        tool,
        base,
        head,
        mergeBase,
        policy,
        verdict,
        gates: gates.map((gate) => ({ ...gate, ...masked('summary', gate.summary) })),
        findings: findings.map(findingJson),
        problems: problems.map(problemJson),
        stats,
        ...others,
    }, 2)}\n`;
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


/***/ }),

/***/ 87641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findingsOfShards: () => (/* binding */ findingsOfShards),
/* harmony export */   rangeOfShards: () => (/* binding */ rangeOfShards),
/* harmony export */   readShardReports: () => (/* binding */ readShardReports)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38816);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8213);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90846);
/* harmony import */ var _reporters_report_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13411);








/*
 * The findings of shards in place of a comparison of one's own (`fixture-gate merge`, input `merge`). What is taken from a
 * report is what was compared, and only for the very blobs that git names here; records and gates are judged anew over
 * the whole (docs/adr/0210).
 */
/** `node:fs` reads a file into one string of at most this many bytes; a shard that is larger wants more shards. */
const MAX_REPORT_BYTES = 512 * 1_048_576;
/** Rules of one policy, and parts of one rule. */
const MAX_RULES = 100_000;
const shard = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    index: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0),
    count: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(1),
    unusedRules: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        policy: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['base', 'head']),
        index: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0),
        unused: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().max(_reporters_json_js__WEBPACK_IMPORTED_MODULE_3__.MAX_TEXT_CHARACTERS)).max(MAX_RULES),
    }))
        .max(MAX_RULES),
});
const report = _reporters_report_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFields */ .E.extend({ shard });
/**
 * The reports of all shards of one run.
 * @throws {FixtureGateError} BAD_SHARDS for a file that is no such report, one too many or too few, or reports of different runs.
 */
function readShardReports(files) {
    const reports = files.map(readShardReport).sort((a, b) => a.shard.index - b.shard.index);
    const [first] = reports;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    for (const one of reports)
        sameRun(first, one);
    for (const [index, one] of reports.entries()) {
        if (one.shard.index < index)
            throw bad(`shard ${one.shard.index} is there twice: in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(reports[index - 1].file)} and in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)}`);
        if (one.shard.index > index)
            throw bad(missing(index, first));
    }
    if (reports.length !== first.shard.count)
        throw bad(missing(reports.length, first));
    return reports;
}
function missing(index, { shard }) {
    return `expected the reports of ${shard.count} shards, 0 to ${shard.count - 1}; that of shard ${index} is not among them`;
}
function readShardReport(file) {
    let value;
    try {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
        if (bytes.length > MAX_REPORT_BYTES)
            throw new RangeError(`over ${MAX_REPORT_BYTES} bytes`);
        value = (0,_reporters_report_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReport */ .M)(bytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', `${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(file)} cannot be read as a report (${cause.message})`, 'name the report.json files that the shards wrote', { cause });
    }
    const parsed = report.safeParse(value);
    if (parsed.success)
        return { ...parsed.data, file };
    const [issue] = parsed.error.issues;
    const at = issue?.path.join('.') ?? '';
    if (at === 'shard')
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(file)} is the report of a whole run and of no shard`);
    throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(file)} is no report of a shard (${at === '' ? 'it' : (0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(at)}: ${issue?.message ?? 'unknown'})`);
}
function sameRun(first, one) {
    const differ = (what, a, b) => {
        if (a !== b)
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(first.file)} and ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)} are not of one run: ${what} ${a ?? 'none'} and ${b ?? 'none'}`);
    };
    if (one.tool.version !== _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)} was written by version ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.tool.version)}, and this is ${_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x}`);
    if (one.headKind !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.file)} is about what is not committed yet`);
    differ('number of shards', first.shard.count, one.shard.count);
    differ('base', first.base.sha, one.base.sha);
    differ('head', first.head.sha, one.head.sha);
    differ('merge base', first.mergeBase, one.mergeBase);
    differ('policy', policyOf(first), policyOf(one));
}
function policyOf({ policy }) {
    return `${policy.source} ${policy.sha256 ?? '(built in)'}`;
}
function bad(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', message, 'pass the report.json of every shard of one run, each once, and run this version in all of them');
}
/** The range that the shards judged, as their reports name it. @throws {FixtureGateError} BAD_SHARDS */
function rangeOfShards(files) {
    const [first] = files;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    const { base, head, mergeBase } = readShardReport(first);
    return {
        kind: 'commits',
        base,
        head,
        comparison: base.sha === mergeBase ? 'direct' : 'merge-base',
    };
}
/**
 * What the shards found of `fixtures`: of each one finding, made from the very blobs that git names here.
 * @throws {FixtureGateError} BAD_SHARDS where a fixture is in no report, in two, or was another one there.
 */
function findingsOfShards(files, fixtures, range, policies) {
    const reports = readShardReports(files);
    const [first] = reports;
    const { sha256 } = policies.base;
    for (const [what, theirs, ours] of [
        ['base', first.base.sha, range.base.sha],
        ['head', first.head.sha, range.head.sha],
        ['merge base', first.mergeBase, range.mergeBase],
        ['policy', policyOf(first), `${policies.base.source} ${sha256 ?? '(built in)'}`],
    ]) {
        if (theirs !== ours)
            throw bad(`the shards judged ${what} ${theirs}; here it is ${ours}`);
    }
    const byPath = new Map();
    for (const { findings, file } of reports) {
        for (const one of findings) {
            if (byPath.has(one.path))
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(one.path)} was judged by two shards`);
            byPath.set(one.path, { finding: findingOf(one), file });
        }
    }
    const findings = fixtures.map(({ change }) => {
        const known = byPath.get(change.path);
        if (known === undefined)
            throw bad(`the changed fixture ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(change.path)} is in no report`);
        byPath.delete(change.path);
        if (!isOf(known.finding.base, change.base) || !isOf(known.finding.head, change.head))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(known.file)} tells of other contents of ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(change.path)} than git has here`);
        if (saysLess(known.finding))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(known.file)} gives ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(change.path)} a class that its own changes contradict`);
        return known.finding;
    });
    const [extra] = byPath.keys();
    if (extra !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(extra)} is in a report, and no fixture changed there`);
    // How blobs are stored no report tells: the policy gate reads that itself.
    return { findings, unusedRules: unusedInAll(reports, policies), stored: new Map() };
}
function isOf(blob, entry) {
    if (blob === null || entry === null)
        return blob === null && entry === null;
    return blob.oid === entry.oid && blob.mode === entry.mode;
}
/** Whether a class is weaker than what the finding itself lists, or fits not to which sides there are. */
function saysLess({ class: changeClass, base, head, changeCounts, changes }) {
    if (base === null || head === null)
        return changeClass !== (base === null ? 'ADDED' : 'REMOVED');
    const has = (kind) => changeCounts[kind] > 0 || changes.some((change) => change.kind === kind);
    if (changeClass === 'SHAPE_CHANGE')
        return false;
    if (changeClass === 'SEMANTIC_REWRITE')
        return has('shape');
    return changeClass !== 'TOLERANCE_DRIFT' || has('shape') || has('value');
}
/** Values were masked and cut when the shard wrote them: `shown` keeps them from being cut once more. */
function findingOf({ record: _, suggestedTrailer: __, ...facts }) {
    return { ...facts, changes: facts.changes.map((one) => ({ ...one, shown: true })) };
}
/** A part of a rule met nothing if it met nothing in every shard that the rule had a fixture in. */
function unusedInAll(reports, { base, head }) {
    const all = new Map();
    for (const { shard, file } of reports) {
        for (const { policy, index, unused } of shard.unusedRules) {
            const rule = (policy === 'base' ? base : head)?.fixtures[index];
            if (rule === undefined)
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))} tells of rule ${index} of ${policy}'s policy, which there is not`);
            const before = all.get(rule);
            all.set(rule, before === undefined ? unused : before.filter((name) => unused.includes(name)));
        }
    }
    return all;
}


/***/ })

};
