export const id = 5454;
export const ids = [5454];
export const modules = {

/***/ 85454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   splitLines: () => (/* binding */ splitLines),
/* harmony export */   text: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var _encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79981);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42762);


/** Splits at LF, CRLF and lone CR. A final line end opens no further line; an empty text has no line. */
function splitLines(text) {
    if (text === '')
        return [];
    const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
async function read({ bytes }) {
    const decoded = await (0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes);
    if (!decoded.ok)
        return decoded;
    const { text, notices } = decoded;
    const nul = text.indexOf('\0');
    if (nul !== -1)
        return { ok: false, reason: 'a NUL character, which no text has', ...(0,_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(text, nul) };
    return {
        ok: true,
        document: {
            format: 'text',
            readings: [{ label: '', content: { kind: 'text', lines: splitLines(text) } }],
            declared: {},
            layout: { ...decoded.layout, ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .lineLayout */ .zT)(text, { trailing: true }) },
            notices,
        },
    };
}
const text = { id: 'text', read };


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


/***/ })

};
