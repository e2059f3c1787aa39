export const id = 4257;
export const ids = [4257];
export const modules = {

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


/***/ })

};
