export const id = 9903;
export const ids = [9903];
export const modules = {

/***/ 19903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ini: () => (/* binding */ ini)
/* harmony export */ });
/* harmony import */ var _trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68809);
/* harmony import */ var _trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2706);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35282);




/**
 * INI has no standard, so this reads what all dialects share and keeps the rest as it is: `[section]`, `key = value`
 * or `key: value`, keys without a value, comment lines with `;` or `#`, and lines that go on because they are indented more. Values are
 * strings with quotes and inline comments in them: dialects disagree on both, and a wrong guess would hide a change.
 * Sections and keys are names, so their order is layout; what occurs twice stays twice. Own reader: docs/adr/0081.
 */
const ini = { id: 'ini', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => readIni(input)) };
function readIni(input) {
    const source = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_2__/* .openSource */ .oD)(input);
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .createBudget */ .yK)(input.options.limits);
    const { sections, comments, blanks } = parse(source.text, budget);
    const [top, ...named] = sections;
    const members = top.entries.map(entryMember);
    for (const section of named) {
        const value = (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(section.entries.map(entryMember), section.line);
        members.push({ name: section.name, value, line: section.line });
    }
    const layout = { ...source.layout, ...(0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .commentFact */ .Ke)(comments) };
    const notices = [...source.notices, ...duplicateNotices(sections)];
    const result = (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .treeResult */ .mq)({ format: 'ini', root: (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(members, 1), layout, notices });
    const facts = {
        ...(blanks.length === 0 ? {} : { 'blank lines before lines that go on': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .listFact */ .HG)(blanks) }),
        // Of several sections that fit a file, the last one wins.
        ...(/\.editorconfig$/i.test(input.path) ? { 'order of sections': (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .listFact */ .HG)(named.map(({ name }) => name)) } : {}),
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
    let last;
    let empty = 0;
    for (const { text: written, line } of (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceLines */ .Jj)(source)) {
        const trimmed = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBlanks */ .I6)(written);
        const indent = written.length - (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBlanksStart */ .gi)(written).length;
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
            sections.push({ name: sectionName(trimmed, line, comments), line, entries: [] });
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
    return { sections, comments, blanks };
}
/** What follows the bracket may only be a comment. */
function sectionName(trimmed, line, comments) {
    const end = trimmed.lastIndexOf(']');
    if (end === -1)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)('a section header without "]"', { line, column: 1 });
    // A comment may hold a bracket; a name may not, in the dialects that allow a comment here.
    const first = trimmed.indexOf(']');
    const rest = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBlanks */ .I6)(trimmed.slice(first + 1));
    if (rest === '')
        return trimmed.slice(1, first);
    if (/^[;#]/.test(rest)) {
        comments.push(rest);
        return trimmed.slice(1, first);
    }
    if ((0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBlanks */ .I6)(trimmed.slice(end + 1)) !== '')
        (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)('something after a section header', { line, column: end + 2 });
    return trimmed.slice(1, end);
}
function entryOf(trimmed, line, indent) {
    const at = trimmed.search(/[=:]/);
    if (at === 0)
        return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)('a value without a key', { line, column: 1 });
    if (at === -1)
        return { key: trimmed, value: null, line, indent };
    return { key: (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBlanksEnd */ .BN)(trimmed.slice(0, at)), value: (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .trimBlanksStart */ .gi)(trimmed.slice(at + 1)), line, indent };
}
function entryMember({ key, value, line }) {
    const node = value === null ? { kind: 'null', line } : (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value, line);
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
    return (0,_trees_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .countedNotice */ .zh)(lines, 'section or key given twice', (count) => `${count} sections or keys given again`);
}


/***/ }),

/***/ 42762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ reconcileLayout),
/* harmony export */   Eq: () => (/* binding */ LINE_ENDS),
/* harmony export */   Gg: () => (/* binding */ FINAL_NEWLINE),
/* harmony export */   JC: () => (/* binding */ layoutOfLines),
/* harmony export */   Mh: () => (/* binding */ indentation),
/* harmony export */   zT: () => (/* binding */ lineLayout)
/* harmony export */ });
/* unused harmony export TRAILING_SPACE */
/** Names of the layout facts whose values hold counts, so that `reconcileLayout` can take growth out of them. */
const LINE_ENDS = 'line ends';
const FINAL_NEWLINE = 'final newline';
const TRAILING_SPACE = 'trailing white space';
/** Facts about values that are part of the content: where only one side has such values, the content says so. */
const OF_CONTENT = ['execution counts', 'export', 'indentation', 'floats', 'namespace prefixes', 'recorded times'];
/**
 * Facts about the lines of a text, none of which is content in any format: `line ends` as `LF, 7 lines` or
 * `mixed: 5 LF, 2 CRLF`, `final newline` only where it is missing, and with `trailing` how many lines end in blanks.
 * Line ends of the pieces `inside` are values and do not count.
 */
function lineLayout(text, options) {
    if (text.length === 0)
        return {};
    const { ends, trailing, last } = countLines(text);
    for (const piece of options.inside ?? []) {
        const { ends: own } = countLines(piece);
        for (const kind of ['lf', 'crlf', 'cr'])
            ends[kind] -= own[kind];
    }
    return layoutOfLines(ends, last < text.length, options.trailing ? trailing : 0);
}
/** The same from counts. `unended`: the last line has no end. */
function layoutOfLines(ends, unended, trailing) {
    const layout = {};
    const total = ends.lf + ends.crlf + ends.cr;
    if (total > 0)
        layout[LINE_ENDS] = describeEnds(ends, total);
    if (unended)
        layout[FINAL_NEWLINE] = 'missing';
    if (trailing > 0)
        layout[TRAILING_SPACE] = plural(trailing, 'line');
    return layout;
}
/**
 * How a tree is spread over lines, where that is up to the writer: the first indentation, or that all of it stands in one
 * line. Only for formats whose brackets may stand anywhere, and for a root with something in it.
 */
function indentation(text) {
    const first = /\n([ \t]+)[^\s]/.exec(text)?.[1];
    if (first !== undefined)
        return { indentation: describeBlanks(first) };
    return text.trim().includes('\n') ? {} : { indentation: 'none, one line' };
}
function describeBlanks(blanks) {
    if (!blanks.includes('\t'))
        return plural(blanks.length, 'space');
    return blanks.includes(' ') ? 'tabs and spaces' : plural(blanks.length, 'tab');
}
function countLines(text) {
    const ends = { lf: 0, crlf: 0, cr: 0 };
    let trailing = 0;
    let last = 0;
    let carriage = text.indexOf('\r');
    let feed = text.indexOf('\n');
    while (carriage !== -1 || feed !== -1) {
        const paired = carriage !== -1 && feed === carriage + 1;
        const end = carriage !== -1 && (feed === -1 || carriage < feed) ? carriage : feed;
        if (end > last && isBlank(text.charCodeAt(end - 1)))
            trailing += 1;
        if (paired)
            ends.crlf += 1;
        else if (end === carriage)
            ends.cr += 1;
        else
            ends.lf += 1;
        last = paired ? end + 2 : end + 1;
        if (paired || end === carriage)
            carriage = text.indexOf('\r', last);
        if (paired || end === feed)
            feed = text.indexOf('\n', last);
    }
    if (text.length > last && isBlank(text.charCodeAt(text.length - 1)))
        trailing += 1;
    return { ends, trailing, last };
}
function isBlank(code) {
    return code === 32 || code === 9;
}
function describeEnds(ends, total) {
    const kinds = [
        [ends.lf, 'LF'],
        [ends.crlf, 'CRLF'],
        [ends.cr, 'CR'],
    ];
    const present = kinds.filter(([count]) => count > 0);
    if (present.length === 1)
        return `${present[0][1]}, ${plural(total, 'line')}`;
    return `mixed: ${present.map(([count, name]) => `${count} ${name}`).join(', ')}`;
}
function plural(count, noun) {
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
/**
 * Takes out of the two sides' layout what only says that one has more lines than the other: a longer file is no
 * change of layout. Where the style differs, the counts stay, for they are the reason that a person reads.
 */
function reconcileLayout(base, head) {
    const left = { ...base.layout };
    const right = { ...head.layout };
    const sameLength = countOf(left[LINE_ENDS]) === countOf(right[LINE_ENDS]);
    const leftEnds = left[LINE_ENDS];
    const rightEnds = right[LINE_ENDS];
    if (leftEnds === undefined || rightEnds === undefined) {
        delete left[LINE_ENDS];
        delete right[LINE_ENDS];
    }
    else if (styleOf(leftEnds) === styleOf(rightEnds) && !(sameLength && leftEnds !== rightEnds)) {
        left[LINE_ENDS] = styleOf(leftEnds);
        right[LINE_ENDS] = styleOf(rightEnds);
    }
    if (!sameLength) {
        delete left[TRAILING_SPACE];
        delete right[TRAILING_SPACE];
    }
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const [one, other] = [left[name], right[name]];
        const missing = one === undefined || other === undefined;
        if (missing ? !OF_CONTENT.includes(name) : listed(one) === listed(other))
            continue;
        delete left[name];
        delete right[name];
    }
    return { base: { ...base, layout: left }, head: { ...head, layout: right } };
}
/** How many places a fact is about: `3: a, b, c`, and one where it does not count. */
function listed(fact) {
    return Number(/^(\d{1,15}): /.exec(fact)?.[1] ?? 1);
}
/** `LF`, `CRLF`, `CR`, or `mixed LF and CRLF`. */
function styleOf(ends) {
    if (!ends.startsWith('mixed: '))
        return ends.slice(0, ends.indexOf(',') === -1 ? undefined : ends.indexOf(','));
    const kinds = ends.slice('mixed: '.length).split(', ');
    return `mixed ${kinds.map((kind) => kind.slice(kind.indexOf(' ') + 1)).join(' and ')}`;
}
function countOf(ends) {
    if (ends === undefined)
        return 0;
    let total = 0;
    for (const digits of ends.match(/\d+/g) ?? [])
        total += Number(digits);
    return total;
}


/***/ }),

/***/ 2706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ trimBlanksEnd),
/* harmony export */   G1: () => (/* binding */ position),
/* harmony export */   I6: () => (/* binding */ trimBlanks),
/* harmony export */   Jj: () => (/* binding */ sourceLines),
/* harmony export */   Pd: () => (/* binding */ trimSpace),
/* harmony export */   gi: () => (/* binding */ trimBlanksStart),
/* harmony export */   vL: () => (/* binding */ createLineCounter),
/* harmony export */   wD: () => (/* binding */ bodyLines)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);

/** Lines end at LF, CRLF and lone CR. */
function createLineCounter(source) {
    let line = 1;
    let feed = source.indexOf('\n');
    let carriage = source.indexOf('\r');
    return {
        lineAt(offset) {
            for (;;) {
                if (feed !== -1 && feed < offset && (carriage === -1 || feed < carriage)) {
                    line += 1;
                    feed = source.indexOf('\n', feed + 1);
                }
                else if (carriage !== -1 && carriage < offset) {
                    // The LF of a CRLF counts; its CR does not.
                    if (source[carriage + 1] !== '\n')
                        line += 1;
                    carriage = source.indexOf('\r', carriage + 1);
                }
                else
                    return line;
            }
        },
    };
}
function position(source, offset) {
    return (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(source, Math.min(offset, source.length));
}
const SPACE = ' \t\r\n';
/** Splits at LF, CRLF and lone CR; a final line end opens no further line. */
function sourceLines(source) {
    const texts = source.split(/\r\n|\n|\r/);
    if (texts.at(-1) === '')
        texts.pop();
    return texts.map((text, index) => ({ text, line: index + 1 }));
}
/** Blanks and tabs off both ends. `String.trim` also takes no-break spaces and byte order marks, which are data. */
function trimBlanks(value) {
    return trimBlanksEnd(trimBlanksStart(value));
}
function trimBlanksStart(value) {
    let start = 0;
    while (value[start] === ' ' || value[start] === '\t')
        start += 1;
    return value.slice(start);
}
function trimBlanksEnd(value) {
    let end = value.length;
    while (value[end - 1] === ' ' || value[end - 1] === '\t')
        end -= 1;
    return value.slice(0, end);
}
/** As `trimBlanks`, and line ends: what XML and mail call white space. */
function trimSpace(value) {
    let start = 0;
    let end = value.length;
    while (start < end && SPACE.includes(value[start]))
        start += 1;
    while (end > start && SPACE.includes(value[end - 1]))
        end -= 1;
    return value.slice(start, end);
}
/** Lines of a snapshot file, which ends them with LF or CRLF; a lone CR is a character of a body. */
function bodyLines(source) {
    const lines = source.split(/\r?\n/);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   oD: () => (/* binding */ openSource),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42762);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);



/** The text of a fixture in Unicode, strictly decoded, with the layout facts that every text format shares. */
function openSource(input) {
    checkSize(input);
    return sourceOf((0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUnicode */ .EC)(input.bytes));
}
function sourceOf(decoded) {
    if (!decoded.ok)
        return (0,_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(decoded.reason, { line: decoded.line, column: decoded.column });
    const layout = { ...decoded.layout, ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .lineLayout */ .zT)(decoded.text, { trailing: false }) };
    return { text: decoded.text, layout, notices: decoded.notices };
}
/** `cap` in bytes, for libraries that are too slow for the policy's limit. */
function checkSize(input, cap = Number.POSITIVE_INFINITY) {
    const limit = Math.min(cap, input.options.limits.file);
    if (input.bytes.length > limit)
        (0,_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`${input.bytes.length} bytes, more than the ${limit} that are read`);
}


/***/ })

};
