export const id = 8898;
export const ids = [8898];
export const modules = {

/***/ 98898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   env: () => (/* binding */ env)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45966);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);
/* harmony import */ var _trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2706);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35282);





/**
 * What every reader of .env files takes for the same value with and without quotes. Outside of it shells, dotenv,
 * Docker and Compose disagree (expansion, escapes, comments, blanks), so quotes stay part of the value.
 */
const INDIFFERENT = /^[\p{L}\p{N}_.,:;/@%+=-]*$/u;
const QUOTES = ['"', "'", '`'];
/** A shell runs what stands in it. */
const BACKTICK = '`';
/** Keys and strings; order is layout. Own reader: docs/adr/0081. */
const env = { id: 'env', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .attempt */ .CD)(() => readEnv(input)) };
function readEnv(input) {
    const source = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_3__/* .openSource */ .oD)(input);
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .createBudget */ .yK)(input.options.limits);
    const lines = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceLines */ .Jj)(source.text);
    const members = [];
    const comments = [];
    const exported = [];
    for (let index = 0; index < lines.length;) {
        const { text: written, line } = lines[index];
        const trimmed = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanks */ .I6)(written);
        if (trimmed === '' || trimmed.startsWith('#')) {
            if (trimmed !== '')
                comments.push(trimmed);
            index += 1;
            continue;
        }
        budget.spend(1, { line, column: 1 });
        const assignment = trimmed.replace(/^export[ \t]+/, '');
        const equals = assignment.indexOf('=');
        const name = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanksEnd */ .BN)(equals === -1 ? assignment : assignment.slice(0, equals));
        if (assignment !== trimmed)
            exported.push(name);
        if (equals === -1) {
            members.push({ name, value: { kind: 'null', line }, line });
            index += 1;
            continue;
        }
        const { value, next } = valueFrom((0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanksStart */ .gi)(assignment.slice(equals + 1)), lines, index, comments);
        members.push({ name, value: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value, line), line });
        index = next;
    }
    const layout = {
        ...source.layout,
        ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .commentFact */ .Ke)(comments),
        ...(exported.length === 0 ? {} : { export: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(exported) }),
    };
    const notices = [...source.notices, ...duplicateNotices(members)];
    const early = usedBeforeSet(members);
    const facts = {
        ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .contestedComments */ .Ks)(comments),
        ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .contestedLines */ .tA)(source.text),
        ...(early.length === 0 ? {} : { 'used before it is set': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(early) }),
    };
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .treeResult */ .mq)({ format: 'env', root: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(members, 1), facts, layout, notices });
}
/** `$NAME` and `${NAME` outside of single quotes. */
const REFERENCE = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
/**
 * The order of entries is layout, but for one thing: a value that names another entry gets what that one says only where
 * it stands before. Names that the file does not set are none of its business.
 */
function usedBeforeSet(members) {
    const names = new Set(members.map(({ name }) => name));
    const set = new Set();
    const early = [];
    for (const { name, value } of members) {
        if (value.kind === 'string' && !value.value.startsWith("'")) {
            for (const [, used] of value.value.matchAll(REFERENCE))
                if (names.has(used) && !set.has(used))
                    early.push(`${used} in ${name}`);
        }
        set.add(name);
    }
    return early;
}
/** A quoted value goes on over line ends up to its closing quote. */
function valueFrom(written, lines, index, comments) {
    const quote = QUOTES.find((mark) => written.startsWith(mark));
    if (quote === undefined)
        return { value: written, next: index + 1 };
    const pieces = [];
    let rest = written.slice(1);
    for (let next = index + 1;; next += 1) {
        const end = closingQuote(rest, quote);
        if (end !== -1) {
            pieces.push(rest.slice(0, end));
            return { value: unquoted(pieces.join('\n'), quote, rest.slice(end + 1), comments), next };
        }
        pieces.push(rest);
        const following = lines[next];
        if (following === undefined)
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('a quoted value that does not end', { line: lines[index].line, column: 1 });
        rest = following.text;
    }
}
/** A backslash hides a quote, but not in single quotes, as in a shell. */
function closingQuote(rest, quote) {
    for (let at = 0; at < rest.length; at += 1) {
        if (rest[at] === '\\' && quote !== "'")
            at += 1;
        else if (rest[at] === quote)
            return at;
    }
    return -1;
}
function unquoted(content, quote, rest, comments) {
    const after = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanks */ .I6)(rest);
    if (after.startsWith('#') && rest !== after)
        comments.push(after);
    else if (after !== '')
        return `${quote}${content}${quote}${(0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanksEnd */ .BN)(rest)}`;
    return quote !== BACKTICK && INDIFFERENT.test(content) ? content : `${quote}${content}${quote}`;
}
function duplicateNotices(members) {
    const seen = new Set();
    const lines = [];
    for (const { name, line } of members) {
        if (seen.has(name))
            lines.push(line);
        seen.add(name);
    }
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .countedNotice */ .zh)(lines, 'key given twice', (count) => `${count} keys given again`);
}


/***/ })

};
