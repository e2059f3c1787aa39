export const id = 2747;
export const ids = [2747];
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


/***/ })

};
