export const id = 9903;
export const ids = [9903];
export const modules = {

/***/ 19903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ini: () => (/* binding */ ini)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45966);
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68809);
/* harmony import */ var _trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2706);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35282);





/**
 * INI has no standard, so this reads what all dialects share and keeps the rest as it is: `[section]`, `key = value`
 * or `key: value`, keys without a value, comment lines with `;` or `#`, and lines that go on because they are indented more. Values are
 * strings with quotes and inline comments in them: dialects disagree on both, and a wrong guess would hide a change.
 * Sections and keys are names, so their order is layout; what occurs twice stays twice. Own reader: docs/adr/0081.
 */
const ini = { id: 'ini', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .attempt */ .CD)(() => readIni(input)) };
function readIni(input) {
    const source = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_3__/* .openSource */ .oD)(input);
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .createBudget */ .yK)(input.options.limits);
    const { sections, comments, blanks, indented } = parse(source.text, budget);
    const [top, ...named] = sections;
    const members = top.entries.map(entryMember);
    for (const section of named) {
        const value = (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(section.entries.map(entryMember), section.line);
        members.push({ name: section.name, value, line: section.line });
    }
    const layout = { ...source.layout, ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .commentFact */ .Ke)(comments) };
    const notices = [...source.notices, ...duplicateNotices(sections)];
    const result = (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .treeResult */ .mq)({ format: 'ini', root: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(members, 1), layout, notices });
    const facts = {
        ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .contestedComments */ .Ks)(comments),
        ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .contestedLines */ .tA)(source.text),
        ...signsFact(sections),
        ...(indented.length === 0 ? {} : { 'indented section headers': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(indented) }),
        ...(blanks.length === 0 ? {} : { 'blank lines before lines that go on': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(blanks) }),
        // Of several sections that fit a file, the last one wins.
        ...(/\.editorconfig$/i.test(input.path) ? { 'order of sections': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(named.map(({ name }) => name)) } : {}),
    };
    if (!result.ok || Object.keys(facts).length === 0)
        return result;
    return { ok: true, document: { ...result.document, facts } };
}
function parse(source, budget) {
    const sections = [{ name: '', line: 1, entries: [] }];
    const comments = [];
    /** The entry that an indented line goes on with; a blank line or a comment ends it. */
    let open;
    const blanks = [];
    const indented = [];
    let last;
    let empty = 0;
    for (const { text: written, line } of (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceLines */ .Jj)(source)) {
        const trimmed = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanks */ .I6)(written);
        const indent = written.length - (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanksStart */ .gi)(written).length;
        if (trimmed === '') {
            open = undefined;
            empty += 1;
            continue;
        }
        if (empty > 0 && last?.value != null && indent > last.indent)
            blanks.push(`${empty} in ${last.key}`);
        empty = 0;
        if (trimmed.startsWith(';') || trimmed.startsWith('#'))
            comments.push(trimmed);
        else if (open?.value != null && indent > open.indent)
            open.value += `\n${trimmed}`;
        else if (trimmed.startsWith('[')) {
            open = undefined;
            budget.spend(1, { line, column: 1 });
            last = undefined;
            const name = sectionName(trimmed, line, comments);
            if (indent > 0)
                indented.push(name);
            sections.push({ name, line, entries: [] });
        }
        else {
            budget.spend(1, { line, column: 1 });
            open = entryOf(trimmed, line, indent);
            sections.at(-1).entries.push(open);
            // An indented line behind a blank one is an entry to some readers, and still the value before it to others.
            if (last === undefined || indent <= last.indent)
                last = open;
        }
    }
    return { sections, comments, blanks, indented };
}
/** What follows the bracket may only be a comment. */
function sectionName(trimmed, line, comments) {
    const end = trimmed.lastIndexOf(']');
    if (end === -1)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('a section header without "]"', { line, column: 1 });
    // A comment may hold a bracket; a name may not, in the dialects that allow a comment here.
    const first = trimmed.indexOf(']');
    const rest = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanks */ .I6)(trimmed.slice(first + 1));
    if (rest === '')
        return trimmed.slice(1, first);
    if (/^[;#]/.test(rest)) {
        comments.push(rest);
        return trimmed.slice(1, first);
    }
    if ((0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanks */ .I6)(trimmed.slice(end + 1)) !== '')
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('something after a section header', { line, column: end + 2 });
    return trimmed.slice(1, end);
}
/** To some readers (npm's `ini`, git) a colon is part of a name, so that where one stands for `=` is no matter of layout. */
function signsFact(sections) {
    const signs = new Set();
    const colons = [];
    for (const { name, entries } of sections) {
        for (const { key, sign } of entries) {
            if (sign === '')
                continue;
            signs.add(sign);
            if (sign === ':')
                colons.push(`[${name}] ${key}`);
        }
    }
    if (!signs.has(':'))
        return {};
    return { 'names with a colon behind them': signs.size === 1 ? 'all' : (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .listFact */ .HG)(colons.toSorted()) };
}
function entryOf(trimmed, line, indent) {
    const at = trimmed.search(/[=:]/);
    if (at === 0)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)('a value without a key', { line, column: 1 });
    if (at === -1)
        return { key: trimmed, value: null, sign: '', line, indent };
    const value = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanksStart */ .gi)(trimmed.slice(at + 1));
    return { key: (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .trimBlanksEnd */ .BN)(trimmed.slice(0, at)), value, sign: trimmed[at], line, indent };
}
function entryMember({ key, value, line }) {
    const node = value === null ? { kind: 'null', line } : (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value, line);
    return { name: key, value: node, line };
}
function duplicateNotices(sections) {
    const lines = [];
    const seenSections = new Set();
    for (const section of sections) {
        if (section.line > 1 && seenSections.has(section.name))
            lines.push(section.line);
        seenSections.add(section.name);
        const seen = new Set();
        for (const { key, line } of section.entries) {
            if (seen.has(key))
                lines.push(line);
            seen.add(key);
        }
    }
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .countedNotice */ .zh)(lines, 'section or key given twice', (count) => `${count} sections or keys given again`);
}


/***/ })

};
