export const id = 1357;
export const ids = [1357,4020,5731,7966,4909];
export const modules = {

/***/ 14909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalContext: () => (/* binding */ terminalContext),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33264);


/** Columns of a terminal that does not say. */
const DEFAULT_WIDTH = 100;
/** How a person's terminal looks; nothing of it when the output goes to a file or a pipe. */
function terminalContext({ file }) {
    const toTerminal = file === undefined && process.stdout.isTTY === true;
    const colour = toTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
    return { width: toTerminal ? (process.stdout.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH, colour };
}
/** Writes the report and nothing else. A file is there whole or not at all, however the run ends. */
function writeReport(text, { file }) {
    const ended = text.endsWith('\n') ? text : `${text}\n`;
    if (file === undefined) {
        process.stdout.write(ended);
        return;
    }
    const draft = `${file}.${process.pid}.part`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, ended);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, file);
    }
    catch (cause) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('CANNOT_WRITE', `the report cannot be written to ${JSON.stringify(file)} (${cause.code ?? 'unknown error'})`, 'name a file in a folder that exists and may be written to', { cause });
    }
}


/***/ }),

/***/ 70181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   view: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33264);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32414);
/* harmony import */ var _gate_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8635);
/* harmony import */ var _gates_reader_properties_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75596);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63710);
/* harmony import */ var _reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87802);
/* harmony import */ var _reporters_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94287);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44020);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14909);









/** The same as of a missing artifact in `check`. */
const NO_VIEW = 2;
/** Prints what the properties of one fixture see, changed or not. Exit code: 0, or 2 where nothing declares a view. */
async function view({ path, request, output }) {
    const check = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.withRepository)(request, async (repository) => {
        const inspection = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.inspect)(repository, request);
        const { work, close } = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_2__/* .lazyWork */ .QE)();
        const source = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSource */ .rk)(repository, inspection, { testReports: [], work });
        try {
            const [base, head] = [(await source.files('base')).get(path), (await source.files('head')).get(path)];
            if (head === undefined)
                throw notThere(path, base);
            const rules = source.rulesFor(path);
            const asked = {
                ...source,
                findings: [findingOf(path, base, head)],
                rulesFor: () => (rules.length > 0 ? rules : [(0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_4__/* .plainRule */ .B4)(['**'], false)]),
            };
            return (await (0,_gates_reader_properties_js__WEBPACK_IMPORTED_MODULE_3__/* .readProperties */ .Q)(asked, { both: true })).checks[0];
        }
        finally {
            await close();
        }
    });
    (0,_output_js__WEBPACK_IMPORTED_MODULE_6__.writeReport)(output.format === 'json' ? (0,_reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_7__/* .encodeJson */ .Pr)(asJson(check), 2) : asText(check), output);
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
    return { [side]: 'text' in shown ? (0,_reporters_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .maskValue */ .QS)(shown.text, name) : { fault: shown.fault } };
}
const NARROWEST = 8;
/** Columns of one value before its column ends; what is longer moves only its own line. */
const WIDEST = 40;
function asText(check) {
    const views = viewsOf(check);
    if (views.length === 0)
        return `${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(check.path)}: no view is declared for it, on base or on head`;
    return views
        .flatMap((one) => {
        const from = one.source.side === 'base' ? 'on base' : 'on head, as base has none';
        const title = `${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(check.path)}, by ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(one.source.path)} (${from})`;
        if ('fault' in one)
            return [title, `  cannot be computed: ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(one.fault)}`];
        const rows = one.result.values.map(({ name, base, head }) => [name, text(name, base), text(name, head)]);
        const properties = one.result.properties.map(({ name, outcome, message }) => {
            const word = {
                holds: 'holds',
                broken: 'does not hold',
                fault: 'has no answer',
                'not-judged': 'not judged',
                'reads-fixture': 'not asked',
            }[outcome];
            return `  ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(name)}: ${word}${message === '' ? '' : ` (${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(message)})`}`;
        });
        return [title, ...columns([['', 'base', 'head'], ...rows]), ...properties];
    })
        .join('\n');
}
function text(name, shown) {
    if (shown === undefined)
        return '-';
    return 'text' in shown ? (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)((0,_reporters_encoders_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .maskValue */ .QS)(shown.text, name)) : `(${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_8__.visible)(shown.fault)})`;
}
function columns(rows) {
    const widths = [0, 1].map((column) => Math.max(NARROWEST, ...rows.map((row) => row[column]?.length ?? 0).filter((width) => width <= WIDEST)));
    return rows.map((row) => `  ${row.map((one, column) => one.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}


/***/ }),

/***/ 36115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50084);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
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

/***/ 73406:
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

/***/ 21303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ GATE_IDS)
/* harmony export */ });
/** In the order in which the gates run and are reported. */
const GATE_IDS = ['records', 'seal', 'shape', 'schema', 'properties', 'freeze', 'quarantine', 'policy'];


/***/ }),

/***/ 87802:
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

/***/ 94287:
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

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blocks: () => (/* binding */ blocks),
/* harmony export */   buildReport: () => (/* binding */ buildReport),
/* harmony export */   exitCodeFor: () => (/* binding */ exitCodeFor),
/* harmony export */   exitCodeOf: () => (/* binding */ exitCodeOf),
/* harmony export */   findingsDigest: () => (/* binding */ findingsDigest)
/* harmony export */ });
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
        ...(pieces.shard === undefined ? {} : { shard: pieces.shard }),
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


/***/ })

};
