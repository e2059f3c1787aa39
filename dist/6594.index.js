export const id = 6594;
export const ids = [6594,8008,3506,2747,6449,6842];
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

/***/ 53064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  trailers: () => (/* binding */ trailers)
});

// EXTERNAL MODULE: ./lib/gate.js + 20 modules
var gate = __webpack_require__(29420);
// EXTERNAL MODULE: ./lib/inputs/message-file.js
var message_file = __webpack_require__(36449);
// EXTERNAL MODULE: ./lib/judged-paths.js
var judged_paths = __webpack_require__(22375);
// EXTERNAL MODULE: ./lib/open-request.js
var open_request = __webpack_require__(52951);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(18008);
// EXTERNAL MODULE: ./lib/review/check-message.js
var check_message = __webpack_require__(36842);
// EXTERNAL MODULE: ./lib/review/match.js + 3 modules
var match = __webpack_require__(95874);
// EXTERNAL MODULE: ./lib/review/suggest.js
var suggest = __webpack_require__(43474);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
;// CONCATENATED MODULE: ./lib/revisions/amend.js



/**
 * Adds trailers to the message of the commit that is checked out. The one thing here that writes to the user's repository,
 * and only where the user asked for it; so the commit is made with the user's own git configuration (identity, signing).
 * What is staged stays staged: `--only` without paths amends the message alone.
 *
 * @throws {FixtureGateError} GIT_FAILED, NO_REPOSITORY for a bare repository.
 */
async function amendMessage(repository, head, trailers) {
    const { topLevel } = repository;
    if (topLevel === null) {
        throw new errors/* FixtureGateError */.$('NO_REPOSITORY', 'a bare repository has no commit that is checked out', 'run this in a clone with files');
    }
    const { stdout: commit } = await (0,git/* runGit */.EO)(repository.view, ['cat-file', 'commit', head]);
    const message = commit.subarray(commit.indexOf('\n\n') + 2);
    const { stdout: amended } = await (0,git/* runGit */.EO)(repository.view, [
        'interpret-trailers',
        '--no-divider',
        '--if-exists=add',
        '--if-missing=add',
        ...trailers.flatMap((line) => ['--trailer', line]),
    ], { input: message });
    const args = ['commit', '--amend', '--only', '--no-verify', '--quiet', '--cleanup=verbatim', '--file=-'];
    const { status, stderr } = (0,external_node_child_process_.spawnSync)((0,git/* findGit */.Ct)(), args, { cwd: topLevel, input: amended, encoding: 'utf8' });
    if (status !== 0) {
        throw new errors/* FixtureGateError */.$('GIT_FAILED', `git commit --amend ended with ${status ?? 'a signal'}: ${(0,git/* quoteComplaint */.wP)(stderr)}`, 'mend what git complains about, or paste the lines that "fixture-gate trailers" prints yourself');
    }
}

// EXTERNAL MODULE: ./lib/review/approval-file.js
var approval_file = __webpack_require__(19712);
;// CONCATENATED MODULE: ./lib/commands/approval.js




/** A ready approval file of one changed fixture. Printed and never written: writing it is what the approver answers for. */
async function approvalText(repository, { findings, policies }, path) {
    const finding = findings.find((one) => one.path === path);
    if (finding === undefined) {
        const changed = findings.map((one) => JSON.stringify(one.path)).join(', ');
        throw new errors/* FixtureGateError */.$('BAD_INPUT', `expected a fixture that changes here; found ${JSON.stringify(path)}${changed === '' ? ', and no fixture changes' : `, and those that change are ${changed}`}`, 'write the path from the top of the repository, and name the range with --base and --head');
    }
    const file = (0,approval_file/* approvalPath */.nx)(path, policies.effective);
    process.stderr.write(`Save this as ${(0,visible.visible)(file)}, say in place of the dots what you looked at, and commit it right after the fixture.\n` +
        'It does not count from anybody who wrote the change.\n');
    const day = new Date().toISOString().slice(0, 10);
    return (0,approval_file/* renderApproval */.mv)(finding, { date: day, approver: await ownName(repository) });
}
/** Who runs this is who is asked to approve; another name has to be put in by hand. */
async function ownName({ own }) {
    const { stdout } = await (0,git/* runGit */.EO)(own, ['config', '--get', 'user.name'], { accept: [0, 1] });
    const name = stdout.toString('utf8').trim();
    return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(name) ? name : 'NAME';
}

// EXTERNAL MODULE: ./lib/commands/output.js
var output = __webpack_require__(4257);
// EXTERNAL MODULE: ./lib/commands/progress.js
var commands_progress = __webpack_require__(22747);
;// CONCATENATED MODULE: ./lib/commands/trailers.js












/**
 * The `Fixture-Change:` lines that a change needs; with `--check FILE` the judgement of a message that is being written
 * (commit-msg hook); with `--into-commit` the lines go into the message of HEAD.
 */
async function trailers(invocation) {
    const request = invocation.intoCommit ? { ...invocation.request, range: LAST_COMMIT } : invocation.request;
    return (0,open_request/* withRepository */.B)(request, async (repository) => {
        const progress = (0,commands_progress.terminalProgress)(invocation.output.verbosity);
        const inspection = await (0,gate.inspect)(repository, request, { progress });
        progress.end();
        if (invocation.check !== undefined)
            return judgeMessage((0,message_file.readMessage)(invocation.check), inspection);
        if (invocation.approval !== undefined) {
            (0,output.writeReport)(await approvalText(repository, inspection, invocation.approval), invocation.output);
            return 0;
        }
        const lines = wanted(inspection);
        if (!invocation.intoCommit) {
            if (lines.length > 0)
                (0,output.writeReport)(lines.join('\n'), invocation.output);
            else
                process.stderr.write(nothingToRecord(inspection));
            return 0;
        }
        if (lines.length === 0) {
            process.stderr.write('The last commit needs no further trailer; nothing was edited.\n');
            return 0;
        }
        await amendMessage(repository, inspection.range.head.sha, lines);
        process.stderr.write(`${lines.map(visible.visible).join('\n')}\n\nWritten into the message of the last commit. Now say why: put words in place of reason="..." with\n    git commit --amend\n`);
        return 0;
    });
}
/** Nothing staged is no word about the commits before it, and somebody whose check just failed is looking for those. */
function nothingToRecord({ range, findings }) {
    if (range.headKind === 'commit' || findings.length > 0) {
        return 'No trailer is needed: no fixture changed, or every change has its record.\n';
    }
    return 'No fixture is staged, so there is nothing to record here. For commits that are already made, name where they branched off:\n    fixture-gate trailers --base main\n';
}
const LAST_COMMIT = { kind: 'revisions', base: 'HEAD^', head: 'HEAD' };
/** Of a range with commits, only what nobody answered for yet; of staged changes all of it. */
function wanted(inspection) {
    const { findings, range, policies, requires, isFixture, commits } = inspection;
    const policy = policies.effective;
    const needing = findings.filter(({ path, class: one, also }) => requires(path, [one, ...also]).includes('trailer'));
    const paths = findings.map(({ path }) => path);
    if (range.headKind !== 'commit')
        return (0,suggest/* suggestTrailers */.PR)(needing, policy, paths);
    const isThere = (0,judged_paths/* everThere */.r)(inspection);
    const review = (0,match/* reviewChanges */.o)({ findings, commits, policy, isFixture, isThere, requires, headKind: 'commit' });
    const open = new Set(review.findings.filter(({ record }) => record.status === 'missing').map(({ path }) => path));
    return (0,suggest/* suggestTrailers */.PR)(needing.filter(({ path }) => open.has(path)), policy, paths);
}
/** Standard error, as a hook's words are shown there; standard output stays empty. */
function judgeMessage(message, inspection) {
    const { findings, policies, isFixture, requires, trees } = inspection;
    const { problems } = (0,check_message.checkMessage)({
        message,
        findings,
        changes: trees.changes,
        policy: policies.effective,
        isFixture,
        requires,
    });
    for (const problem of problems)
        process.stderr.write(`${describe(problem)}\n`);
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}
function describe({ code, severity, path, line, message, fix }) {
    // Most messages name the path themselves, each in its own sentence.
    const named = path === undefined || message.includes(path) ? '' : (0,visible.visible)(path);
    const place = [named, line === undefined || message.includes(`ine ${line} of`) ? '' : `line ${line} of the message`];
    const where = place.filter((part) => part !== '').join(', ');
    const text = [
        `${severity} ${code}${where === '' ? '' : ` ${where}`}: ${message}`,
        ...(fix ?? '').split('\n').map((one) => `  ${one}`),
    ];
    return text
        .flatMap((part) => part.split('\n'))
        .map(visible.visible)
        .join('\n');
}


/***/ }),

/***/ 36449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMessage: () => (/* binding */ readMessage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** A commit message that is being written. @throws {FixtureGateError} BAD_USAGE */
function readMessage(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_USAGE', `the message file ${JSON.stringify(file)} cannot be read (${cause.code ?? 'unknown error'})`, 'give the file that git hands to a commit-msg hook: fixture-gate trailers --check "$1"', { cause });
    }
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

/***/ 36842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkMessage: () => (/* binding */ checkMessage)
/* harmony export */ });
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95874);
/* harmony import */ var _mending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22244);
/* harmony import */ var _trailers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73070);



const SCISSORS = '# ------------------------ >8 ------------------------';
const NOBODY = { name: '', email: '' };
/**
 * What is wrong with the message of a commit that is being made; every fix is text for that message. Only trailers are
 * asked for: approvals and reviews come after the commit.
 */
function checkMessage(check) {
    const { changes, policy, isFixture, author = NOBODY } = check;
    const changed = new Set(changes.map(({ path }) => path));
    const commit = {
        sha: _mending_js__WEBPACK_IMPORTED_MODULE_1__/* .DRAFT_SHA */ .zt,
        parents: [],
        author,
        committer: author,
        committedAt: 0,
        message: withoutComments(check.message),
        changes,
    };
    return (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .reviewChanges */ .o)({
        findings: check.findings.filter(({ path }) => changed.has(path)),
        commits: [commit],
        policy,
        isFixture,
        requires: (path, classes) => check.requires(path, classes).filter((kind) => kind === 'trailer'),
        headKind: 'commit',
        isDraft: true,
    });
}
/**
 * Git drops comments and everything behind the scissors once the hook is through. Comments become a bare `#`, which the
 * trailer reader skips just the same, so that lines keep their numbers and an example in a template is no near miss.
 */
function withoutComments(message) {
    const lines = (0,_trailers_js__WEBPACK_IMPORTED_MODULE_2__/* .messageLines */ .VL)(message);
    const cut = lines.indexOf(SCISSORS);
    const kept = cut === -1 ? lines : lines.slice(0, cut);
    return kept.map((line) => `${line.startsWith('#') ? '#' : line}\n`).join('');
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
