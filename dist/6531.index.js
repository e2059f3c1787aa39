export const id = 6531;
export const ids = [6531,8008,3506,2747];
export const modules = {

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

/***/ 25682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate.js + 20 modules
var gate = __webpack_require__(29420);
// EXTERNAL MODULE: ./lib/gate-source.js
var gate_source = __webpack_require__(99536);
// EXTERNAL MODULE: ./lib/gates/freeze-list.js
var freeze_list = __webpack_require__(61830);
// EXTERNAL MODULE: ./lib/gates/quarantine-entries.js
var quarantine_entries = __webpack_require__(82071);
// EXTERNAL MODULE: ./lib/gates/reader-commands.js
var reader_commands = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/gates/reader-hashes.js
var reader_hashes = __webpack_require__(24782);
// EXTERNAL MODULE: ./lib/gates/reader-replays.js
var reader_replays = __webpack_require__(93080);
// EXTERNAL MODULE: ./lib/open-request.js
var open_request = __webpack_require__(52951);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(18008);
// EXTERNAL MODULE: ./lib/revisions/listing.js
var listing = __webpack_require__(35802);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(29506);
// EXTERNAL MODULE: ./lib/revisions/trees.js
var trees = __webpack_require__(11863);
;// CONCATENATED MODULE: ./lib/revisions/files.js
/** What stands in one tree: all of it, or one file. */



/** Every file, link and submodule of a commit or tree, in git's order, in one process. A path may occur twice (T44). */
async function listFiles(repository, revision) {
    return (await listTree(repository, revision)).all();
}
/**
 * The content of one file of a commit or tree, for what the gate itself obeys (policy, schemas, lists). `undefined`
 * where no regular file stands there: a symbolic link is not followed, not even within the tree, and of two entries
 * with one name neither is believed. The path is compared byte for byte; `./a` and `b/../a` are no other names for `a`.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a tree on the way, or the blob, is missing.
 */
async function readFileAt({ objects, objectFormat }, revision, path) {
    const idBytes = objectFormat === 'sha256' ? 32 : 20;
    const names = path.split('/');
    const last = names.pop();
    let tree = `${revision}^{tree}`;
    for (const name of names) {
        const folder = onlyEntry(await objects.read(tree), idBytes, name);
        if (folder?.mode !== trees/* TREE_MODE */.tk)
            return undefined;
        tree = folder.oid;
    }
    const file = onlyEntry(await objects.read(tree), idBytes, last ?? '');
    return file?.mode.startsWith('100') ? objects.read(file.oid) : undefined;
}
function onlyEntry(tree, idBytes, name) {
    const wanted = (0,paths/* encodePath */.O)(name);
    const entries = (0,trees/* parseTree */.cZ)(tree, idBytes).filter((entry) => entry.name.equals(wanted));
    return entries.length === 1 ? entries[0] : undefined;
}

// EXTERNAL MODULE: ./lib/commands/output.js
var commands_output = __webpack_require__(4257);
// EXTERNAL MODULE: ./lib/commands/progress.js
var commands_progress = __webpack_require__(22747);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/commands/replay-record.js


/** Ranges that are remembered; older ones are forgotten. */
const MAX_RANGES = 50;
const VERSION = 1;
/**
 * Adds what was seen now to what earlier runs on the same range saw (requirement K8), and returns both. The record lies beside
 * the repository's own files in its git directory: it is about this clone, and never part of a commit.
 */
async function recordDisagreements({ commonDir }, range, seen) {
    const file = (0,external_node_path_.join)(commonDir, 'fixture-gate', 'replays.json');
    const stored = await load(file);
    const all = new Map();
    for (const { id, reports } of stored.ranges.find((one) => one.range === range)?.tests ?? []) {
        all.set(id, new Set(reports));
    }
    for (const [id, reports] of seen)
        all.set(id, new Set([...(all.get(id) ?? []), ...reports]));
    const own = { range, tests: [...all].map(([id, reports]) => ({ id, reports: [...reports] })) };
    const ranges = [...stored.ranges.filter((one) => one.range !== range), own].slice(-MAX_RANGES);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.writeFile)(`${file}.${process.pid}`, `${JSON.stringify({ version: VERSION, ranges }, null, 1)}\n`);
        await (0,promises_.rename)(`${file}.${process.pid}`, file);
    }
    catch (error) {
        const code = error.code ?? 'unknown error';
        return {
            all,
            problem: `the record of disagreements could not be written (${code}), so the next run does not know of this one`,
        };
    }
    return { all };
}
/** A record that is not there, or not ours, is an empty one. */
async function load(file) {
    const nothing = { version: VERSION, ranges: [] };
    try {
        const value = JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
        return isStored(value) ? value : nothing;
    }
    catch {
        return nothing;
    }
}
function isStored(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { version, ranges } = value;
    return (version === VERSION &&
        Array.isArray(ranges) &&
        ranges.every((one) => typeof one?.range === 'string' &&
            Array.isArray(one.tests) &&
            one.tests.every((test) => typeof test?.id === 'string' && Array.isArray(test.reports))));
}

;// CONCATENATED MODULE: ./lib/commands/replay.js














/** Disagreements on one range after which a test belongs on the freeze list (requirement K8). */
const ENOUGH_DISAGREEMENTS = 2;
/**
 * Re-runs the failures of the reports on the command that base's policy pins. What to add to the quarantine and to the
 * freeze list is printed; neither file is ever written. 1 where a failure repeats or the budget is used up.
 */
async function replay({ request, output }) {
    return (0,open_request/* withRepository */.B)(request, async (repository) => {
        const progress = (0,commands_progress.terminalProgress)(output.verbosity);
        const inspection = await (0,gate.inspect)(repository, request, { progress });
        const { testReports } = request;
        // Nothing here is parsed that a worker would have to contain.
        const { work } = (0,gate_source/* lazyJudge */.cI)();
        const source = (0,gate_source/* gateSource */.rk)(repository, inspection, { testReports, work });
        const { base: policy } = inspection.policies;
        if (policy.quarantine.replay === null)
            throw noCommand();
        if (source.commands?.unsafe !== undefined)
            throw unsafe(source.commands.unsafe);
        const { givenReports } = await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620));
        const reports = await givenReports(source);
        const broken = reports.find(({ unreadable }) => unreadable !== undefined);
        if (broken !== undefined)
            throw unreadableReport(broken);
        const failures = (0,reader_replays/* failuresOf */.dJ)(reports);
        progress.stage(`Running ${Math.min(failures.length, reader_replays/* MAX_REPLAYS */.Yc)} failures again`);
        const replays = failures.length === 0 ? [] : await runAll(source, failures, policy);
        progress.end();
        const flaky = replays.filter(({ outcome }) => outcome === 'does-not-replay');
        const hashes = await (0,reader_hashes/* hashesFor */.y)(source, flaky.map(({ test }) => test.id));
        const { mergeBase, head } = inspection.range;
        const range = `${mergeBase}..${head.sha}`;
        const { all, problem } = await recordDisagreements(repository, range, disagreementsOf(flaky, reports));
        if (problem !== undefined)
            process.stderr.write(`${(0,visible.visible)(problem)}\n`);
        const spent = await spentOnHead(source, policy);
        const units = [...spent.values()].reduce((sum, one) => sum + one, 0) + flaky.length;
        const frozen = new Set(await frozenOnHead(source, policy));
        const text = [
            ...replays.map(describe),
            tally(replays, units, policy),
            ...entries(flaky, spent, hashes, policy),
            ...freezeLines(all, frozen, range, policy),
        ];
        (0,commands_output.writeReport)(text
            .flatMap((part) => part.split('\n'))
            .map(visible.visible)
            .join('\n'), output);
        const repeats = replays.some(({ outcome }) => outcome !== 'does-not-replay');
        return repeats || (flaky.length > 0 && units > policy.quarantine.budget) ? 1 : 0;
    });
}
function runAll(source, failures, policy) {
    return (0,reader_commands/* withPrepared */.Y$)(source, { code: 'head', fixtures: 'head' }, async (checkout, prepared) => {
        if (prepared !== undefined && prepared.outcome !== 'pass') {
            throw new errors/* FixtureGateError */.$('BAD_INPUT', `expected lanes.prepare (${prepared.command}) to end well before anything is run again; it ${prepared.reason}`, 'run it in a clean checkout of head and mend what it shows');
        }
        const { fileTest } = await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620));
        return (0,reader_replays/* replayFailures */.Df)(checkout, failures, policy.quarantine, await fileTest(source));
    });
}
/** Each failing report that the replay contradicts is one disagreement. */
function disagreementsOf(flaky, reports) {
    return new Map(flaky.map(({ test, reports: paths }) => [
        test.id,
        new Set(reports.filter(({ path }) => paths.includes(path)).map(({ path, digest }) => digest ?? path)),
    ]));
}
function describe({ test, command, attempts, outcome }) {
    const last = attempts.at(-1);
    if (last === undefined)
        return `${test.id}: not run again, since more than ${reader_replays/* MAX_REPLAYS */.Yc} tests failed`;
    if (outcome === 'does-not-replay')
        return `${test.id}: passed when run again with ${command}: one unit is spent`;
    const end = last.output.trim().split('\n').slice(-5);
    return [
        `${test.id}: a regression: ${last.reason} when run again with ${command}`,
        ...end.map((line) => `    ${line}`),
    ].join('\n');
}
function tally(replays, units, { quarantine }) {
    if (replays.length === 0)
        return 'No failure stands in these reports.';
    const repeated = replays.filter(({ outcome }) => outcome !== 'does-not-replay').length;
    const over = units > quarantine.budget ? ', which is over the budget' : '';
    return `\n${replays.length} failed, ${repeated} of them again; ${units} of ${quarantine.budget} units spent${over}.`;
}
function entries(flaky, spent, hashes, { quarantine }) {
    if (flaky.length === 0)
        return [];
    const all = flaky.map(({ test, attempts }) => ({
        id: test.id,
        spends: (spent.get(test.id) ?? 0) + 1,
        exitCode: attempts.at(-1)?.outcome === 'pass' ? 0 : 1,
        hash: hashes.get(test.id) ?? '',
    }));
    return [`\nEntries for ${quarantine.file} (nothing was written):\n${(0,quarantine_entries/* entryText */.u0)(all)}`];
}
function freezeLines(all, frozen, range, { freeze }) {
    const ids = [...all]
        .filter(([id, reports]) => reports.size >= ENOUGH_DISAGREEMENTS && !frozen.has(id))
        .map(([id]) => id);
    if (ids.length === 0)
        return [];
    const short = range.replace(/([0-9a-f]{12})[0-9a-f]*/g, '$1');
    return [
        `\nTwo disagreements on ${short}. Lines for ${freeze.file}, to be added in a commit of their own (nothing was written):`,
        ...ids,
    ];
}
async function spentOnHead(source, { quarantine }) {
    const text = await textOnHead(source, quarantine.file);
    if (text === undefined)
        return new Map();
    const file = (0,quarantine_entries/* readQuarantine */.Db)(text);
    if (file.kind === 'entries')
        return new Map([...file.entries.values()].map(({ id, spends }) => [id, spends]));
    throw new errors/* FixtureGateError */.$('BAD_INPUT', `expected the entries of the quarantine in ${quarantine.file}; ${file.reason}`, 'mend the file on head: what is spent cannot be told');
}
async function frozenOnHead(source, { freeze }) {
    return (0,freeze_list/* readFreezeList */.m)((await textOnHead(source, freeze.file)) ?? '').map(({ id }) => id);
}
async function textOnHead({ repository, range }, path) {
    return (await readFileAt(repository, range.head.sha, path))?.toString('utf8');
}
function noCommand() {
    return new errors/* FixtureGateError */.$('BAD_POLICY', 'expected quarantine.replay in the policy on base; it pins no command to run a test again', 'add one there, for instance: quarantine: { replay: "python -m pytest -q {test}" }');
}
function unsafe(reason) {
    return new errors/* FixtureGateError */.$('UNSAFE_ENVIRONMENT', reason, 'run this on pull_request, or on your own machine');
}
function unreadableReport({ path, unreadable }) {
    return new errors/* FixtureGateError */.$('BAD_INPUT', `expected a JUnit report at ${JSON.stringify(path)}; ${unreadable}`, 'name the reports as the test runner wrote them');
}


/***/ }),

/***/ 61830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readFreezeList)
/* harmony export */ });
/**
 * A plain list of test ids, one a line. Blank lines and lines that begin with `#` are skipped. An
 * id may hold blanks and number signs. The first of equal ids counts.
 */
function readFreezeList(text) {
    const entries = new Map();
    for (const [index, raw] of text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|\r|\n/)
        .entries()) {
        const id = raw.trim();
        if (id !== '' && !id.startsWith('#') && !entries.has(id))
            entries.set(id, { id, line: index + 1 });
    }
    return [...entries.values()];
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
