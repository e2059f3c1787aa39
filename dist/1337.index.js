export const id = 1337;
export const ids = [1337,8008,3506,2747];
export const modules = {

/***/ 10786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29420);
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

/***/ 22747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalProgress: () => (/* binding */ terminalProgress)
/* harmony export */ });
/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
/** Columns. A narrower terminal gets the counts alone, since a line that wraps is never cleared. */
const BAR_WIDTH = 24;
const WIDTH_UNKNOWN = 80;
/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
function terminalProgress(verbosity, stderr = process.stderr) {
    if (verbosity === 'quiet' || stderr.isTTY !== true) {
        const nothing = () => undefined;
        const stage = verbosity === 'verbose' ? (name) => void stderr.write(`${name}\n`) : nothing;
        return { stage, fixtures: nothing, end: nothing };
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
