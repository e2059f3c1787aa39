export const id = 7651;
export const ids = [7651,326];
export const modules = {

/***/ 17651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ambr: () => (/* binding */ ambr)
/* harmony export */ });
/* harmony import */ var _trees_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2706);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35282);
/* harmony import */ var _snap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20326);




const NAME = '# name: ';
const VERSION = '# serializer version: ';
/** Since serializer version 1, and before it. */
const DIVIDERS = ['# ---', '---'];
/** Snapshots of syrupy (Python): named entries whose body, indentation included, is one value. */
const ambr = { id: 'ambr', read: (input) => (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => readAmbr(input)) };
function readAmbr(input) {
    const source = (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openSource */ .oD)(input);
    const budget = (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .createBudget */ .yK)(input.options.limits);
    const lines = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyLines */ .wD)(source.text);
    const layout = { ...source.layout };
    const dividers = new Set();
    const members = [];
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index];
        if (line.startsWith(VERSION))
            layout['serializer version'] = line.slice(VERSION.length);
        else if (line.startsWith(NAME)) {
            budget.spend(2, { line: index + 1, column: 1 });
            const end = endOf(lines, index);
            dividers.add(lines[end]);
            const document = (0,_snap_js__WEBPACK_IMPORTED_MODULE_3__.entryDocument)('ambr', lines.slice(index + 1, end).join('\n'), index + 2);
            members.push({ name: line.slice(NAME.length), line: index + 1, document });
            index = end;
        }
        else if (line !== '')
            (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('expected "# name: " of a snapshot', { line: index + 1, column: 1 });
    }
    if (dividers.size > 0)
        layout['divider'] = [...dividers].sort().join(', ');
    return {
        ok: true,
        document: {
            format: 'ambr',
            readings: [{ label: '', content: { kind: 'container', noun: 'snapshot', members } }],
            declared: {},
            layout,
            notices: source.notices,
        },
    };
}
/** A body's lines are indented, so neither divider can stand in one; a name before the divider is a lost divider. */
function endOf(lines, start) {
    for (let index = start + 1; index < lines.length; index += 1) {
        const line = lines[index];
        if (DIVIDERS.includes(line))
            return index;
        if (line.startsWith(NAME))
            break;
    }
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)('a snapshot without its divider', { line: start + 1, column: 1 });
}


/***/ }),

/***/ 20326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  entryDocument: () => (/* binding */ entryDocument),
  snap: () => (/* binding */ snap)
});

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/layout.js
var layout = __webpack_require__(42762);
;// CONCATENATED MODULE: ./lib/documents/template-literal.js
const SINGLE = new Map([
    ['n', '\n'],
    ['t', '\t'],
    ['r', '\r'],
    ['b', '\b'],
    ['v', '\v'],
    ['f', '\f'],
    ['0', '\0'],
    // A line continuation: the line end is no part of the string.
    ['\n', ''],
    ['\u2028', ''],
    ['\u2029', ''],
]);
/**
 * What stands between the quotes of a JavaScript template or string literal, as an engine cooks it: CRLF and CR are
 * LF, escapes are undone. `at` is the offset of an escape that the language forbids.
 */
function cook(raw) {
    const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
    let slash = text.indexOf('\\');
    if (slash === -1)
        return { ok: true, value: text };
    const pieces = [];
    let from = 0;
    while (slash !== -1) {
        pieces.push(text.slice(from, slash));
        const escaped = escapeAt(text, slash + 1);
        if (escaped === undefined)
            return { ok: false, at: slash };
        pieces.push(escaped.value);
        from = escaped.end;
        slash = text.indexOf('\\', from);
    }
    pieces.push(text.slice(from));
    return { ok: true, value: pieces.join('') };
}
function escapeAt(text, at) {
    const letter = text[at];
    if (letter === undefined)
        return undefined;
    if (letter === 'x')
        return codePoint(/[0-9a-fA-F]{2}/y, text, at + 1, 0);
    if (letter === 'u' && text[at + 1] === '{')
        return codePoint(/\{[0-9a-fA-F]{1,8}\}/y, text, at + 1, 1);
    if (letter === 'u')
        return codePoint(/[0-9a-fA-F]{4}/y, text, at + 1, 0);
    const octal = letter >= '1' && letter <= '9';
    if (octal || (letter === '0' && /[0-9]/.test(text[at + 1] ?? '')))
        return undefined;
    return { value: SINGLE.get(letter) ?? letter, end: at + 1 };
}
function codePoint(pattern, text, at, brackets) {
    pattern.lastIndex = at;
    const digits = pattern.exec(text)?.[0];
    if (digits === undefined)
        return undefined;
    const point = Number.parseInt(digits.slice(brackets, digits.length - brackets), 16);
    return point > 0x10ffff ? undefined : { value: String.fromCodePoint(point), end: at + digits.length };
}

;// CONCATENATED MODULE: ./lib/documents/formats/snap.js



/**
 * Snapshots of Jest, Vitest and Bun: a module of ``exports[`name`] = `body`;`` statements, which is read as text and
 * never run. Anything else in it is refused: what computes a snapshot cannot be compared.
 */
const snap = { id: 'snap', read };
class Refusal extends Error {
    at;
    constructor(reason, at) {
        super(reason);
        this.at = at;
    }
}
function read({ bytes }) {
    const decoded = (0,encoding/* decodeUnicode */.EC)(bytes);
    if (!decoded.ok)
        return decoded;
    const cursor = { text: decoded.text, at: 0, line: 1, lineStart: 0, comments: [] };
    try {
        const members = entries(cursor);
        const comments = cursor.comments.length > 0 ? { comments: cursor.comments.join(' ') } : {};
        return {
            ok: true,
            document: {
                format: 'snap',
                readings: [{ label: '', content: { kind: 'container', noun: 'snapshot', members } }],
                declared: {},
                layout: { ...decoded.layout, ...(0,layout/* lineLayout */.zT)(decoded.text, { trailing: false }), ...comments },
                notices: [],
            },
        };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        advance(cursor, Math.max(cursor.at, error.at));
        return { ok: false, reason: error.message, line: cursor.line, column: error.at - cursor.lineStart + 1 };
    }
}
function entries(cursor) {
    const members = [];
    for (;;) {
        skip(cursor);
        if (cursor.at >= cursor.text.length)
            return members;
        const { line } = cursor;
        expect(cursor, 'exports');
        expect(cursor, '[');
        const name = literal(cursor);
        expect(cursor, ']');
        expect(cursor, '=');
        skip(cursor);
        const bodyLine = cursor.line;
        const body = literal(cursor);
        skip(cursor);
        if (cursor.text[cursor.at] === ';')
            advance(cursor, cursor.at + 1);
        members.push({ name, line, document: entryDocument('snap', body, bodyLine) });
    }
}
/** A body is one string, so that white space in it counts as it does in any value. Line ends are LF, as the runners read them. */
function entryDocument(format, body, line) {
    return {
        format,
        readings: [{ label: '', content: { kind: 'tree', root: { kind: 'string', value: body, line } } }],
        declared: {},
        layout: {},
        notices: [],
    };
}
function expect(cursor, word) {
    skip(cursor);
    if (!cursor.text.startsWith(word, cursor.at))
        throw new Refusal(`expected "${word}" of a snapshot`, cursor.at);
    advance(cursor, cursor.at + word.length);
}
/** A template literal, or a string in quotes; what it says when a JavaScript engine reads it. */
function literal(cursor) {
    skip(cursor);
    const { text, at } = cursor;
    const quote = text[at];
    if (quote !== '`' && quote !== '"' && quote !== "'")
        throw new Refusal('expected a string', at);
    let end = at + 1;
    for (;;) {
        if (end >= text.length)
            throw new Refusal('a string is not closed', at);
        const code = text[end];
        if (code === quote)
            break;
        if (code === '\\')
            end += 1;
        else if (quote === '`' && code === '$' && text[end + 1] === '{')
            throw new Refusal('a template that computes something', end);
        else if (quote !== '`' && (code === '\n' || code === '\r'))
            throw new Refusal('a string is not closed', at);
        end += 1;
    }
    const cooked = cook(text.slice(at + 1, end));
    if (!cooked.ok)
        throw new Refusal('a bad escape', at + 1 + cooked.at);
    advance(cursor, end + 1);
    return cooked.value;
}
/** White space and comments. The first comment is the runner's header, which is layout like any other. */
function skip(cursor) {
    const { text } = cursor;
    for (;;) {
        let at = cursor.at;
        while (at < text.length && ' \t\r\n'.includes(text[at]))
            at += 1;
        advance(cursor, at);
        if (text.startsWith('//', at)) {
            const end = /[\r\n]|$/g;
            end.lastIndex = at;
            comment(cursor, end.exec(text).index);
        }
        else if (text.startsWith('/*', at)) {
            const end = text.indexOf('*/', at + 2);
            if (end === -1)
                throw new Refusal('a comment is not closed', at);
            comment(cursor, end + 2);
        }
        else
            return;
    }
}
function comment(cursor, end) {
    cursor.comments.push(cursor.text.slice(cursor.at, end));
    advance(cursor, end);
}
function advance(cursor, to) {
    const { text } = cursor;
    for (let index = cursor.at; index < to; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            cursor.line += 1;
            cursor.lineStart = index + 1;
        }
    }
    cursor.at = to;
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
