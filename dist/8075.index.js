export const id = 8075;
export const ids = [8075,8008,3506];
export const modules = {

/***/ 62905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29420);
/* harmony import */ var _gate_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99536);
/* harmony import */ var _gates_reader_properties_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5641);
/* harmony import */ var _open_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52951);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85698);
/* harmony import */ var _reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90990);
/* harmony import */ var _reporters_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42211);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18008);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4257);










/** The same as of a missing artifact in `check`. */
const NO_VIEW = 2;
/** Prints what the properties of one fixture see, changed or not. Exit code: 0, or 2 where nothing declares a view. */
async function view({ path, request, output }) {
    const check = await (0,_open_request_js__WEBPACK_IMPORTED_MODULE_4__/* .withRepository */ .B)(request, async (repository) => {
        const inspection = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.inspect)(repository, request);
        const { work, close } = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lazyJudge */ .cI)();
        const source = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSource */ .rk)(repository, inspection, { testReports: [], work });
        try {
            const [base, head] = [(await source.files('base')).get(path), (await source.files('head')).get(path)];
            if (head === undefined)
                throw notThere(path, base);
            const rules = source.rulesFor(path);
            const asked = {
                ...source,
                findings: [findingOf(path, base, head)],
                rulesFor: () => (rules.length > 0 ? rules : [(0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_5__/* .plainRule */ .B4)(['**'], false)]),
            };
            return (await (0,_gates_reader_properties_js__WEBPACK_IMPORTED_MODULE_3__/* .readProperties */ .Q)(asked, { both: true })).checks[0];
        }
        finally {
            await close();
        }
    });
    (0,_output_js__WEBPACK_IMPORTED_MODULE_7__.writeReport)(output.format === 'json' ? (0,_reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_8__/* .encodeJson */ .Pr)(asJson(check), 2) : asText(check), output);
    return check.verdicts.length > 0 ? 0 : NO_VIEW;
}
function findingOf(path, base, head) {
    const facts = (entry) => entry === undefined ? null : { oid: entry.oid, sha256: '', size: 0, mode: entry.mode };
    return {
        path,
        class: base === undefined ? 'ADDED' : 'TOLERANCE_DRIFT',
        also: [],
        format: '',
        base: facts(base),
        head: facts(head),
        summary: '',
        changeCounts: { shape: 0, value: 0, drift: 0, representation: 0 },
        changes: [],
        notes: [],
        failures: [],
        suppressed: 0,
    };
}
function notThere(path, base) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_USAGE', `expected a file of head; found ${base === undefined ? 'none' : 'one on base alone'} at ${JSON.stringify(path)}`, 'name a fixture by its path from the root of the repository');
}
/** One view with its file, in the order in which the files were asked. */
function viewsOf({ verdicts }) {
    return verdicts.flatMap(({ files, answer }) => {
        const usable = files.filter(({ file }) => file.faults.length === 0);
        const broken = files.filter(({ file }) => file.faults.length > 0);
        const faults = broken.map(({ source, file }) => {
            const [first] = file.faults;
            return { source, fault: `line ${first?.line}: ${first?.message}` };
        });
        if ('failure' in answer)
            return [...faults, ...usable.map(({ source }) => ({ source, fault: answer.failure }))];
        if (answer.kind === 'unreadable')
            return [...faults, ...usable.map(({ source }) => ({ source, fault: answer.why }))];
        return [...faults, ...usable.map(({ source }, index) => ({ source, result: answer.views[index] }))];
    });
}
function asJson(check) {
    return {
        path: check.path,
        views: viewsOf(check).map((one) => ({
            file: one.source.path,
            side: one.source.side,
            ...('fault' in one
                ? { fault: one.fault }
                : {
                    values: one.result.values.map(({ name, base, head }) => ({
                        name,
                        ...cell('base', name, base),
                        ...cell('head', name, head),
                    })),
                    properties: one.result.properties.map(({ name, outcome, message }) => ({ name, outcome, message })),
                }),
        })),
    };
}
function cell(side, name, shown) {
    if (shown === undefined)
        return {};
    return { [side]: 'text' in shown ? (0,_reporters_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .maskValue */ .QS)(shown.text, name) : { fault: shown.fault } };
}
const NARROWEST = 8;
/** Columns of one value before its column ends; what is longer moves only its own line. */
const WIDEST = 40;
function asText(check) {
    const views = viewsOf(check);
    if (views.length === 0)
        return `${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)(check.path)}: no view is declared for it, on base or on head`;
    return views
        .flatMap((one) => {
        const from = one.source.side === 'base' ? 'on base' : 'on head, as base has none';
        const title = `${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)(check.path)}, by ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)(one.source.path)} (${from})`;
        if ('fault' in one)
            return [title, `  cannot be computed: ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)(one.fault)}`];
        const rows = one.result.values.map(({ name, base, head }) => [name, text(name, base), text(name, head)]);
        const properties = one.result.properties.map(({ name, outcome, message }) => {
            const word = {
                holds: 'holds',
                broken: 'does not hold',
                fault: 'has no answer',
                'not-judged': 'not judged',
                'reads-fixture': 'not asked',
            }[outcome];
            return `  ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)(name)}: ${word}${message === '' ? '' : ` (${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)(message)})`}`;
        });
        return [title, ...columns([['', 'base', 'head'], ...rows]), ...properties];
    })
        .join('\n');
}
function text(name, shown) {
    if (shown === undefined)
        return '-';
    return 'text' in shown ? (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)((0,_reporters_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .maskValue */ .QS)(shown.text, name)) : `(${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_9__.visible)(shown.fault)})`;
}
function columns(rows) {
    const widths = [0, 1].map((column) => Math.max(NARROWEST, ...rows.map((row) => row[column]?.length ?? 0).filter((width) => width <= WIDEST)));
    return rows.map((row) => `  ${row.map((one, column) => one.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
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
