export const id = 838;
export const ids = [838];
export const modules = {

/***/ 50838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   insta: () => (/* binding */ insta)
/* harmony export */ });
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68809);
/* harmony import */ var _trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2706);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35282);




const DIVIDER = '---';
/** Keys of the header that insta wrote before it had dividers; an empty line ended it. */
const OLD_KEY = /^(?:Created|Creator|Expression|Source): /;
const SNAPSHOT_PATH = /\.snap(?:\.new)?$/i;
/** A snapshot of insta (Rust): the header says where it came from and is layout, the body is one value. */
const insta = { id: 'insta', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => readInsta(input)) };
function readInsta(input) {
    const source = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_2__/* .openSource */ .oD)(input);
    const { header, body, bodyLine } = split((0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .bodyLines */ .wD)(source.text));
    if (!SNAPSHOT_PATH.test(input.path) && !isUnmistakable(header))
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)('not the header of a snapshot', { line: 1, column: 1 });
    const root = (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(body.join('\n'), bodyLine);
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .treeResult */ .mq)({
        format: 'insta',
        root,
        layout: { ...source.layout, ...headerFacts(header) },
        notices: source.notices,
    });
}
function split(lines) {
    if (lines[0] === DIVIDER) {
        const end = lines.indexOf(DIVIDER, 1);
        if (end === -1)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)('a header without its closing "---"', { line: 1, column: 1 });
        return { header: lines.slice(1, end), body: lines.slice(end + 1), bodyLine: end + 2 };
    }
    const end = lines.indexOf('');
    const header = lines.slice(0, end === -1 ? lines.length : end);
    if (header.length === 0 || !header.every((line) => OLD_KEY.test(line))) {
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)('expected the "---" that opens the header', { line: 1, column: 1 });
    }
    return { header, body: lines.slice(header.length + 1), bodyLine: header.length + 2 };
}
/** Under another extension a header could be any page's front matter, which counts: only insta's own keys tell. */
function isUnmistakable(header) {
    const has = (key) => header.some((line) => line.startsWith(`${key}:`));
    if (has('assertion_line') || has('snapshot_kind'))
        return true;
    return (has('source') && has('expression')) || (has('Created') && has('Creator'));
}
/** One fact for each key, so that a report can name the one that changed. Lines that go on belong to the key before. */
function headerFacts(header) {
    const facts = new Map();
    let name = 'header';
    for (const line of header) {
        const colon = /^[A-Za-z_]+:/.exec(line);
        if (colon !== null)
            name = `header ${colon[0].slice(0, -1)}`;
        const value = colon === null ? line : line.slice(colon[0].length).trim();
        const before = facts.get(name);
        facts.set(name, before === undefined ? value : `${before}\n${value}`);
    }
    return Object.fromEntries(facts);
}


/***/ })

};
