export const id = 5160;
export const ids = [5160];
export const modules = {

/***/ 15160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   properties: () => (/* binding */ properties)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45966);
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79981);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68809);
/* harmony import */ var _trees_scanner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2706);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35282);






/**
 * Java properties as `java.util.Properties.load` reads them. `load(InputStream)` takes the bytes for Latin-1,
 * `PropertyResourceBundle` since Java 9 for UTF-8: a file that is valid UTF-8 and not ASCII has both readings, and
 * the worse one counts. Own reader: docs/adr/0081.
 */
const properties = { id: 'properties', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .attempt */ .CD)(() => readProperties(input)) };
function readProperties(input) {
    (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSize */ .C1)(input);
    const unicode = (0,_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUnicode */ .EC)(input.bytes);
    const decoded = unicode.ok ? unicode : latin1(input.bytes);
    const source = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOf */ .vz)(decoded);
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .createBudget */ .yK)(input.options.limits);
    const parsed = parse(source.text, budget);
    const ambiguous = unicode.ok && unicode.layout['encoding'] === 'UTF-8' && input.bytes.some((byte) => byte > 127);
    const first = readingOf(ambiguous ? 'UTF-8' : '', parsed.root);
    const document = {
        format: 'properties',
        readings: ambiguous ? [first, readingOf('Latin-1', parse(latin1(input.bytes).text, budget).root)] : [first],
        declared: {},
        facts: (0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .contestedComments */ .Ks)(parsed.comments, source.text),
        layout: { ...source.layout, ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .commentFact */ .Ke)(parsed.comments) },
        notices: [
            ...source.notices,
            ...(0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedNotice */ .zh)(parsed.repeated, 'key given twice', (count) => `${count} keys given again`),
        ],
    };
    return { ok: true, document };
}
function latin1(bytes) {
    return { ok: true, text: Buffer.from(bytes).toString('latin1'), layout: { encoding: 'ISO-8859-1' }, notices: [] };
}
function readingOf(label, root) {
    return { label, content: { kind: 'tree', root } };
}
function parse(source, budget) {
    const members = [];
    const comments = [];
    const repeated = [];
    const seen = new Set();
    const lines = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceLines */ .Jj)(source);
    for (let index = 0; index < lines.length;) {
        const { text: written, line } = lines[index];
        const start = skipBlank(written, 0);
        if (start === written.length || written[start] === '#' || written[start] === '!') {
            if (start < written.length)
                comments.push(written.slice(start));
            index += 1;
            continue;
        }
        budget.spend(1, { line, column: 1 });
        const { logical, next } = logicalLine(lines, index);
        const member = memberOf(logical, line);
        if (seen.has(member.name))
            repeated.push(line);
        seen.add(member.name);
        members.push(member);
        index = next;
    }
    return { root: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(members, 1), comments, repeated };
}
/** Joins a line that ends in an odd number of backslashes with the next one, whose leading blanks do not count. */
function logicalLine(lines, index) {
    const pieces = [];
    for (let next = index;; next += 1) {
        const line = lines[next];
        if (line === undefined)
            return { logical: pieces.join(''), next };
        const piece = line.text.slice(skipBlank(line.text, 0));
        if (!continues(piece))
            return { logical: [...pieces, piece].join(''), next: next + 1 };
        pieces.push(piece.slice(0, -1));
    }
}
function continues(piece) {
    let backslashes = 0;
    while (piece[piece.length - 1 - backslashes] === '\\')
        backslashes += 1;
    return backslashes % 2 === 1;
}
/** The key ends at the first `=`, `:` or blank without a backslash before it; blanks around the separator do not count. */
function memberOf(logical, line) {
    let end = 0;
    while (end < logical.length && !'=: \t\f'.includes(logical[end]))
        end += logical[end] === '\\' ? 2 : 1;
    let start = skipBlank(logical, end);
    if (logical[start] === '=' || logical[start] === ':')
        start = skipBlank(logical, start + 1);
    const name = unescaped(logical.slice(0, end), line);
    return { name, value: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(unescaped(logical.slice(start), line), line), line };
}
function skipBlank(value, from) {
    let at = from;
    while (at < value.length && ' \t\f'.includes(value[at]))
        at += 1;
    return at;
}
function unescaped(written, line) {
    if (!written.includes('\\'))
        return written;
    return written.replace(/\\(?:u([0-9a-fA-F]{0,4})|([\s\S]?))/g, (_, digits, mark) => {
        if (digits === undefined)
            return { t: '\t', n: '\n', f: '\f', r: '\r' }[mark] ?? mark;
        if (digits.length < 4)
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)('\\u without four hexadecimal digits', { line, column: 1 });
        return String.fromCharCode(Number.parseInt(digits, 16));
    });
}


/***/ })

};
