export const id = 9069;
export const ids = [9069];
export const modules = {

/***/ 29069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _commands_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13411);
// What every command writes by is loaded with this file; the bundler would copy it into each of their chunks.



/** Could not evaluate: usage, policy, git, or a fault of ours. Never confused with a verdict. */
const CANNOT_EVALUATE = 3;
/** Command line role. Returns the exit code: 0 pass, 1 fail, 2 only artifacts are missing, 3 could not evaluate. */
async function run(argv) {
    // A closed pipe (`fixture-gate check | head`) ends the output, and says nothing about the verdict.
    process.stdout.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
    });
    if (argv[0] === '--version') {
        process.stdout.write(`${_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}\n`);
        return 0;
    }
    try {
        return await dispatch(argv);
    }
    catch (error) {
        await explain(error, argv.includes('--verbose'));
        return CANNOT_EVALUATE;
    }
}
async function dispatch(argv) {
    const { readArguments } = await __webpack_require__.e(/* import() */ 1940).then(__webpack_require__.bind(__webpack_require__, 31940));
    const invocation = readArguments(argv);
    switch (invocation.kind) {
        case 'help':
            process.stdout.write(invocation.text);
            return argv.length === 0 ? CANNOT_EVALUATE : 0;
        case 'version':
            process.stdout.write(`${_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}\n`);
            return 0;
        case 'check':
            return (await Promise.all(/* import() */[__webpack_require__.e(8928), __webpack_require__.e(5223)]).then(__webpack_require__.bind(__webpack_require__, 9846))).check(invocation);
        case 'diff':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(1730), __webpack_require__.e(9484), __webpack_require__.e(8962), __webpack_require__.e(7711), __webpack_require__.e(1666)]).then(__webpack_require__.bind(__webpack_require__, 57767))).diff(invocation);
        case 'trailers':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(9420), __webpack_require__.e(6594)]).then(__webpack_require__.bind(__webpack_require__, 53064))).trailers(invocation);
        case 'audit':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(6358), __webpack_require__.e(7839)]).then(__webpack_require__.bind(__webpack_require__, 5014))).audit(invocation);
        case 'view':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(9420), __webpack_require__.e(5641), __webpack_require__.e(8075)]).then(__webpack_require__.bind(__webpack_require__, 62905))).view(invocation);
        case 'replay':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(9420), __webpack_require__.e(8103), __webpack_require__.e(6531)]).then(__webpack_require__.bind(__webpack_require__, 25682))).replay(invocation);
        case 'manifest':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(4492), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1130), __webpack_require__.e(5170), __webpack_require__.e(679), __webpack_require__.e(6825), __webpack_require__.e(1803)]).then(__webpack_require__.bind(__webpack_require__, 57305))).manifest(invocation);
        case 'ledger':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(4492), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1130), __webpack_require__.e(5170), __webpack_require__.e(679), __webpack_require__.e(6825), __webpack_require__.e(5399)]).then(__webpack_require__.bind(__webpack_require__, 34157))).ledger(invocation);
        case 'init':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(4492), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1130), __webpack_require__.e(679), __webpack_require__.e(6715), __webpack_require__.e(7906)]).then(__webpack_require__.bind(__webpack_require__, 27))).init(invocation);
        case 'doctor':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(711), __webpack_require__.e(8939), __webpack_require__.e(6715), __webpack_require__.e(6683)]).then(__webpack_require__.bind(__webpack_require__, 78630))).doctor(invocation);
        case 'merge':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(8816), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(9420), __webpack_require__.e(8962), __webpack_require__.e(7641), __webpack_require__.e(1337)]).then(__webpack_require__.bind(__webpack_require__, 10786))).merge(invocation);
        case 'explain':
            return (await __webpack_require__.e(/* import() */ 4341).then(__webpack_require__.bind(__webpack_require__, 74341))).explain(invocation);
        case 'demo':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(8928), __webpack_require__.e(2523), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(9420), __webpack_require__.e(8962), __webpack_require__.e(1085)]).then(__webpack_require__.bind(__webpack_require__, 4814))).demo(invocation);
    }
}
/** On standard error, which is for people; what a path or a message of theirs holds is encoded for a terminal. */
async function explain(error, verbose) {
    const { visible } = await __webpack_require__.e(/* import() */ 8008).then(__webpack_require__.bind(__webpack_require__, 18008));
    const plain = (text) => text.split('\n').map(visible).join('\n');
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$) {
        process.stderr.write(`fixture-gate: ${plain(error.message)} (${error.code})\nTo go on: ${plain(error.remedy)}.\n`);
        return;
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`fixture-gate: could not evaluate, by a fault of its own: ${plain(message)}\n` +
        'To go on: run again with --verbose and report what it prints, with the version that --version prints.\n');
    if (verbose)
        process.stderr.write(`${plain(stack ?? '')}\n`);
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
        writePieces(draft, ended);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, final);
    }
    catch (cause) {
        if (draft !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('CANNOT_WRITE', `the report cannot be written to ${JSON.stringify(file)} (${cause.code ?? 'unknown error'})`, 'name a file in a folder that exists and may be written to', { cause });
    }
}
/** Characters that are encoded at once, so that the bytes of a long report never stand beside its text. */
const PIECE = 1_048_576;
function writePieces(file, text) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'w');
    try {
        for (let at = 0; at < text.length;) {
            const end = Math.min(text.length, at + PIECE);
            // No pair of surrogates is cut: each half would be written as a sign of its own.
            const last = end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
            const bytes = Buffer.from(text.slice(at, last), 'utf8');
            for (let written = 0; written < bytes.length;)
                written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, written);
            at = last;
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function isHighSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}


/***/ }),

/***/ 452:
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

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version that `--version` prints and the report carries. A test holds it against package.json. */
const VERSION = '0.1.0';


/***/ })

};
