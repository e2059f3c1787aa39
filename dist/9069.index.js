export const id = 9069;
export const ids = [9069];
export const modules = {

/***/ 29069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13411);


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
        process.stdout.write(`${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}\n`);
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
            process.stdout.write(`${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}\n`);
            return 0;
        case 'check':
            return (await Promise.all(/* import() */[__webpack_require__.e(8928), __webpack_require__.e(5223)]).then(__webpack_require__.bind(__webpack_require__, 9846))).check(invocation);
        case 'diff':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(1730), __webpack_require__.e(9484), __webpack_require__.e(8962), __webpack_require__.e(7711), __webpack_require__.e(1666)]).then(__webpack_require__.bind(__webpack_require__, 57767))).diff(invocation);
        case 'trailers':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(8928), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(7890), __webpack_require__.e(6594)]).then(__webpack_require__.bind(__webpack_require__, 53064))).trailers(invocation);
        case 'audit':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(8928), __webpack_require__.e(6358), __webpack_require__.e(7839)]).then(__webpack_require__.bind(__webpack_require__, 5014))).audit(invocation);
        case 'view':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(8928), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(7890), __webpack_require__.e(5641), __webpack_require__.e(8075)]).then(__webpack_require__.bind(__webpack_require__, 62905))).view(invocation);
        case 'replay':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(8928), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(7890), __webpack_require__.e(8103), __webpack_require__.e(6531)]).then(__webpack_require__.bind(__webpack_require__, 25682))).replay(invocation);
        case 'manifest':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(4492), __webpack_require__.e(8928), __webpack_require__.e(5170), __webpack_require__.e(1130), __webpack_require__.e(679), __webpack_require__.e(6825), __webpack_require__.e(1803)]).then(__webpack_require__.bind(__webpack_require__, 57305))).manifest(invocation);
        case 'ledger':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(4492), __webpack_require__.e(8928), __webpack_require__.e(5170), __webpack_require__.e(1130), __webpack_require__.e(679), __webpack_require__.e(6825), __webpack_require__.e(5399)]).then(__webpack_require__.bind(__webpack_require__, 34157))).ledger(invocation);
        case 'init':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(4492), __webpack_require__.e(8928), __webpack_require__.e(1130), __webpack_require__.e(679), __webpack_require__.e(889), __webpack_require__.e(7906)]).then(__webpack_require__.bind(__webpack_require__, 27))).init(invocation);
        case 'doctor':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(8928), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(7890), __webpack_require__.e(711), __webpack_require__.e(8939), __webpack_require__.e(889), __webpack_require__.e(208)]).then(__webpack_require__.bind(__webpack_require__, 78630))).doctor(invocation);
        case 'merge':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(8816), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(8928), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(7890), __webpack_require__.e(8962), __webpack_require__.e(7641), __webpack_require__.e(1337)]).then(__webpack_require__.bind(__webpack_require__, 10786))).merge(invocation);
        case 'explain':
            return (await __webpack_require__.e(/* import() */ 4341).then(__webpack_require__.bind(__webpack_require__, 74341))).explain(invocation);
        case 'demo':
            return (await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2266), __webpack_require__.e(2523), __webpack_require__.e(8928), __webpack_require__.e(1730), __webpack_require__.e(5170), __webpack_require__.e(6358), __webpack_require__.e(7890), __webpack_require__.e(8962), __webpack_require__.e(1085)]).then(__webpack_require__.bind(__webpack_require__, 4814))).demo(invocation);
    }
}
/** On standard error, which is for people; what a path or a message of theirs holds is encoded for a terminal. */
async function explain(error, verbose) {
    const { visible } = await __webpack_require__.e(/* import() */ 8008).then(__webpack_require__.bind(__webpack_require__, 18008));
    const plain = (text) => text.split('\n').map(visible).join('\n');
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$) {
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
