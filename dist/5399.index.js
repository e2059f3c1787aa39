export const id = 5399;
export const ids = [5399,8008,3506];
export const modules = {

/***/ 34157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ledger: () => (/* binding */ ledger)
/* harmony export */ });
/* harmony import */ var _gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52311);
/* harmony import */ var _gates_seal_ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37389);
/* harmony import */ var _reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90990);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18008);
/* harmony import */ var _seal_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57138);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4257);
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11280);







/** `ledger check` and `ledger propose`. Reads, prints, and writes nothing (requirement M9). */
async function ledger(invocation) {
    return (0,_seal_source_js__WEBPACK_IMPORTED_MODULE_2__/* .withSealSource */ .t)(invocation.request, async (source) => invocation.action === 'check' ? check(source, invocation) : propose(source, invocation));
}
async function check(source, { output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .readSeal */ .KI)(source);
    const ledgers = facts?.ledgers ?? [];
    if (facts === undefined || ledgers.length === 0) {
        const names = source.policy.ledger.map(({ file }) => file);
        process.stderr.write((0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .nothingToCheck */ .JW)('ledger', names, source));
        return 0;
    }
    const problems = (0,_gates_seal_ledger_js__WEBPACK_IMPORTED_MODULE_1__/* .ledgerProblems */ .E)(facts);
    const files = ledgers.reduce((sum, one) => sum + one.files.size, 0);
    const entries = ledgers.reduce((sum, { head }) => sum + (head?.entries.length ?? 0), 0);
    const summary = `${entries} ledger ${entries === 1 ? 'entry' : 'entries'} for ${files} ${files === 1 ? 'file' : 'files'}`;
    (0,_output_js__WEBPACK_IMPORTED_MODULE_3__.writeReport)([...(problems.length > 0 ? [(0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProblems */ .yg)(problems)] : []), summary].join('\n'), output);
    return (0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .hasError */ .JD)(problems) ? 1 : 0;
}
async function propose(source, { paths, output }) {
    const facts = await (0,_gates_reader_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .readSeal */ .KI)(source, { ledgerIsNew: true });
    const chosen = paths.length === 0 ? undefined : new Set((0,_seals_js__WEBPACK_IMPORTED_MODULE_4__/* .expandPaths */ .pR)(await source.files('head'), paths));
    const printed = [];
    for (const one of facts?.ledgers ?? []) {
        const entries = proposed(one, chosen);
        for (const { path } of one.head?.entries ?? []) {
            if (chosen === undefined && !one.files.has(path)) {
                process.stderr.write(`${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(path)} is gone: delete its entry from ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(one.file)}\n`);
            }
        }
        if (entries.size === 0)
            continue;
        process.stderr.write(`For ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(one.file)}, once you have looked at the files:\n`);
        printed.push((0,_reporters_encoders_json_js__WEBPACK_IMPORTED_MODULE_6__/* .encodeJson */ .Pr)(Object.fromEntries(entries), 2));
    }
    if (printed.length > 0)
        (0,_output_js__WEBPACK_IMPORTED_MODULE_3__.writeReport)(printed.join('\n'), output);
    else
        process.stderr.write('Every file has an entry that holds; there is nothing to propose.\n');
    return 0;
}
/** What the ledger lacks or has otherwise; of the paths given all, whether or not they hold. */
function proposed({ root, head, files }, chosen) {
    const known = new Map(head?.entries.map(({ path, sha256 }) => [path, sha256]));
    const entries = new Map();
    for (const [path, observed] of files) {
        if (chosen !== undefined && !chosen.has(path))
            continue;
        if (observed.kind === 'none')
            process.stderr.write(`${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(path)} cannot be sealed: found ${(0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_5__.visible)(observed.why)}\n`);
        else if (chosen !== undefined || known.get(path) !== observed.sha256) {
            entries.set(path.slice(root.length + 1), observed.sha256);
        }
    }
    return entries;
}


/***/ }),

/***/ 11280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ hasError),
/* harmony export */   JW: () => (/* binding */ nothingToCheck),
/* harmony export */   pR: () => (/* binding */ expandPaths),
/* harmony export */   yg: () => (/* binding */ describeProblems)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18008);


/** Every failure in one pass, in the order of the file; what is about a pair of things comes after its line. */
function describeProblems(problems) {
    return problems.map(describe).join('\n');
}
function describe({ code, severity, message, fix }) {
    const mending = (fix ?? '').split('\n').map((line) => `  ${line}`);
    return [`${severity} ${code} ${message}`, ...mending].map((line) => (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__.visible)(line)).join('\n');
}
/** Nothing to check is no failure, and no word about a file that is not committed yet. */
function nothingToCheck(what, names, { range }) {
    const where = range.headKind === 'commit' ? ' (--staged and --worktree look at what is not committed)' : '';
    return `There is no ${what}: ${names.map(_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__.visible).join(', ')}${where}. Nothing was checked.\n`;
}
function hasError(problems) {
    return problems.some(({ severity }) => severity === 'error');
}
/**
 * The paths that were meant, from the top of the repository: files as they are, and all files of a folder.
 *
 * @throws {FixtureGateError} BAD_INPUT where nothing stands at one of them.
 */
function expandPaths(files, operands) {
    return [...new Set(operands.flatMap((operand) => expand(files, operand)))];
}
function expand(files, operand) {
    const path = operand
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    if (files.has(operand))
        return [operand];
    if (files.has(path))
        return [path];
    const below = [...files.keys()].filter((file) => path === '.' || file.startsWith(`${path}/`));
    if (below.length > 0)
        return below;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `nothing stands at ${JSON.stringify(operand)} in what was looked at`, 'give paths from the top of the repository, and --staged or --worktree for what is not committed yet');
}


/***/ }),

/***/ 37389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ledgerProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17979);



/** Requirement K1: drifted, extra and missing files, all of them at once. */
function ledgerProblems({ ledgers }) {
    return ledgers.flatMap((facts) => (facts.head === undefined ? [gone(facts)] : [...faults(facts), ...files(facts)]));
}
function gone({ file, root }) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG211', `the ledger ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)} was removed, so nothing seals the files below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} any more`, {
        path: file,
        fix: `Put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(file)}\nIf it is meant to go, take it out of the policy first (ledger: []), in a pull request of its own.`,
    });
}
function faults({ head }) {
    return head.faults.map(({ code, file, line, path, message }) => (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(code, message, {
        at: { file, line },
        ...(path === undefined ? {} : { path }),
        fix: 'Write the entry as "fixture-gate ledger propose" prints it, one for each file.',
    }));
}
function files({ file, root, head, files }) {
    const problems = [];
    const named = new Set(head.faults.map(({ path }) => path));
    for (const { line, path, sha256 } of head.entries) {
        named.add(path);
        const at = { file, line };
        const observed = files.get(path);
        if (observed === undefined) {
            const message = `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found no file there`;
            const fix = `If it was deleted by mistake, put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(path)}\nIf it is meant to go, delete its entry.`;
            problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG214', message, { path, at, fix }));
            continue;
        }
        if (observed.kind === 'digest' && (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(observed.sha256, sha256))
            continue;
        const found = observed.kind === 'digest' ? observed.sha256 : observed.why;
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG212', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found ${found}`, {
            path,
            at,
            fix: `If the change is not meant, restore the file. If it is, print the entry and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    for (const [path, observed] of files) {
        if (named.has(path))
            continue;
        const what = observed.kind === 'none' ? ` (${observed.why})` : '';
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG213', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}${what} stands below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} and is not in ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)}`, {
            path,
            anchor: { file, line: 1 },
            fix: `Add its entry, or move the file elsewhere:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    return problems;
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


/***/ }),

/***/ 57138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withSealSource)
/* harmony export */ });
/* harmony import */ var _gate_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99536);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22266);
/* harmony import */ var _linked_fixtures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72245);
/* harmony import */ var _open_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52951);
/* harmony import */ var _policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23248);
/* harmony import */ var _requested_range_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79627);
/* harmony import */ var _revisions_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50031);
/* harmony import */ var _revisions_listing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35802);








const POINTER_MODES = new Set(['120000', '160000']);
/** As the gate has it: what a fixture's link leads to is a fixture, and needs its entry as one does. */
async function rulesOf(repository, range, changes, { base, head = base }) {
    const links = (0,_revisions_links_js__WEBPACK_IMPORTED_MODULE_7__/* .linksOf */ .h)(await (0,_revisions_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .listTree */ .nT)(repository, range.mergeBase));
    const turned = changes.filter((change) => POINTER_MODES.has(change.base?.mode) || POINTER_MODES.has(change.head?.mode));
    const pointers = new Set([...links, ...turned].map(({ path }) => path));
    const named = (path, pointer) => (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__/* .judgingRules */ .Kb)(base, head, path, pointer);
    const linked = await (0,_linked_fixtures_js__WEBPACK_IMPORTED_MODULE_2__/* .readLinkedPaths */ .I)({ ...{ repository, onBase: links, changes, pointers }, rulesOf: named });
    return (path) => {
        const own = named(path, pointers.has(path));
        return own.length > 0 ? own : linked.rulesOf(path);
    };
}
/** Opens what the request names for the commands about seals: no commit is read and nothing is compared. */
async function withSealSource(request, use) {
    return (0,_open_request_js__WEBPACK_IMPORTED_MODULE_3__/* .withRepository */ .B)(request, async (repository) => {
        const { work, close } = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lazyJudge */ .cI)();
        try {
            const isBare = repository.topLevel === null && request.range.kind === 'worktree';
            const asked = isBare ? { kind: 'revisions', base: 'HEAD', head: 'HEAD' } : request.range;
            const { range, trees } = await (0,_requested_range_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRequest */ .M)(repository, asked);
            const policies = await (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .readPolicies */ .h9)(request, repository, range, trees.changes);
            const rulesFor = await rulesOf(repository, range, trees.changes, policies);
            const isFixture = (path) => rulesFor(path).length > 0;
            // Seals are looked at and nothing is run.
            const pieces = {
                range,
                trees,
                commits: [],
                findings: [],
                policies,
                isFixture,
                isFixtureOnBase: isFixture,
                rulesFor,
            };
            return await use((0,_gate_source_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSource */ .rk)(repository, pieces, { testReports: [], work }));
        }
        finally {
            await close();
        }
    });
}


/***/ })

};
