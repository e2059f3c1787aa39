export const id = 3422;
export const ids = [3422,7787];
export const modules = {

/***/ 27787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ MAX_IMAGE_PIXELS),
/* harmony export */   Bx: () => (/* binding */ MAX_INFLATED_BYTES),
/* harmony export */   Fm: () => (/* binding */ MAX_LARGE_BYTES),
/* harmony export */   SO: () => (/* binding */ MAX_NUMBER_CHARACTERS),
/* harmony export */   ib: () => (/* binding */ MAX_ARCHIVE_DEPTH),
/* harmony export */   uk: () => (/* binding */ MAX_ARCHIVE_MEMBERS),
/* harmony export */   wF: () => (/* binding */ MAX_INFLATION_RATIO)
/* harmony export */ });
/** Longest number literal that is compared as a number. */
const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
const MAX_INFLATED_BYTES = 268_435_456;
const MAX_INFLATION_RATIO = 200;
const MAX_ARCHIVE_DEPTH = 4;
const MAX_ARCHIVE_MEMBERS = 10_000;
const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
const MAX_LARGE_BYTES = 268_435_456;


/***/ }),

/***/ 33422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  json5: () => (/* binding */ json5)
});

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/trees/json5-parser.js




/** Patterns of the JSON5 grammar (spec.json5.org), held to a slice: a pattern over megabytes would need its own stack. */
const NUMBER = /^[+-]?(?:0[xX][0-9a-fA-F]+|Infinity|NaN|(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)/;
const IDENTIFIER = /^(?:[\p{L}\p{Nl}$_]|\\u[0-9a-fA-F]{4})(?:[\p{L}\p{Nl}$_\p{Mn}\p{Mc}\p{Nd}\p{Pc}\u200c\u200d]|\\u[0-9a-fA-F]{4})*/u;
const WORD = /^[A-Za-z]+/;
/** Longest name without quotes. */
const MAX_NAME_CHARACTERS = 65_536;
const MAX_WORD_CHARACTERS = 16;
const SPACES = '\t\v\f \u00a0\ufeff\n\r\u2028\u2029';
const ESCAPES = new Map([
    ['b', '\b'],
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['v', '\v'],
]);
/** One loop with a stack of its own: depth is hostile, so nothing here calls itself. @throws ReadStop */
function parseJson5(source, budget) {
    const cursor = { source, lines: (0,scanner/* createLineCounter */.vL)(source), comments: [], at: 0 };
    const stack = [];
    skipSpace(cursor);
    for (;;) {
        const line = cursor.lines.lineAt(cursor.at);
        budget.spend(1, { line, column: 0 });
        const mark = cursor.source[cursor.at];
        let value;
        if (mark === '{' || mark === '[') {
            cursor.at += 1;
            const open = mark === '{'
                ? { kind: 'object', members: [], line, name: '', nameLine: line }
                : { kind: 'array', items: [], line };
            stack.push(open);
            budget.enter(stack.length, { line, column: 0 });
            if (!closes(cursor, open, true))
                continue;
            value = json5_parser_close(stack.pop());
        }
        else
            value = scalar(cursor, line);
        const root = attach(cursor, stack, value);
        if (root !== undefined)
            return { root, comments: cursor.comments };
    }
}
/** Hands a finished value to what is open, and closes that as often as it ends here. Returns the root at the end. */
function attach(cursor, stack, finished) {
    let value = finished;
    for (;;) {
        const open = stack.at(-1);
        if (open === undefined) {
            skipSpace(cursor);
            if (cursor.at < cursor.source.length)
                unexpected(cursor, 'the end');
            return value;
        }
        if (open.kind === 'array')
            open.items.push(value);
        else
            open.members.push({ name: open.name, value, line: open.nameLine });
        skipSpace(cursor);
        if (cursor.source[cursor.at] === ',') {
            cursor.at += 1;
            if (!closes(cursor, open, true))
                return undefined;
        }
        else if (!closes(cursor, open, false))
            unexpected(cursor, open.kind === 'array' ? '"," or "]"' : '"," or "}"');
        value = json5_parser_close(stack.pop());
    }
}
/** Takes the closing bracket if it is next, else the name of an object's next member if there was a separator. */
function closes(cursor, open, separated) {
    skipSpace(cursor);
    if (cursor.source[cursor.at] === (open.kind === 'array' ? ']' : '}')) {
        cursor.at += 1;
        return true;
    }
    if (!separated || open.kind === 'array')
        return false;
    open.nameLine = cursor.lines.lineAt(cursor.at);
    open.name = memberName(cursor);
    skipSpace(cursor);
    if (cursor.source[cursor.at] !== ':')
        unexpected(cursor, '":"');
    cursor.at += 1;
    skipSpace(cursor);
    return false;
}
function json5_parser_close(open) {
    return open.kind === 'array' ? (0,nodes/* array */.YO)(open.items, open.line) : (0,nodes/* object */.Ik)(open.members, open.line);
}
function memberName(cursor) {
    const mark = cursor.source[cursor.at];
    if (mark === '"' || mark === "'")
        return quoted(cursor, mark);
    const start = cursor.at;
    const written = match(cursor, IDENTIFIER, MAX_NAME_CHARACTERS);
    if (written === undefined)
        return unexpected(cursor, 'a name');
    if (written.length === MAX_NAME_CHARACTERS)
        (0,stop/* stopAtLimit */.zK)('a name of 65,536 characters', (0,scanner/* position */.G1)(cursor.source, start));
    return written.replace(/\\u([0-9a-fA-F]{4})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
function scalar(cursor, line) {
    const mark = cursor.source[cursor.at];
    if (mark === '"' || mark === "'")
        return (0,nodes/* text */.Qq)(quoted(cursor, mark), line);
    const start = cursor.at;
    const literal = match(cursor, NUMBER, format/* MAX_NUMBER_CHARACTERS */.SO + 1);
    if (literal !== undefined) {
        if (literal.length > format/* MAX_NUMBER_CHARACTERS */.SO) {
            (0,stop/* stopAtLimit */.zK)(`a number of more than ${format/* MAX_NUMBER_CHARACTERS */.SO} characters`, (0,scanner/* position */.G1)(cursor.source, start));
        }
        if (IDENTIFIER_PART.test(cursor.source[cursor.at] ?? ''))
            unexpected(cursor, 'the end of a number');
        return (0,nodes/* number */.ai)('number', literal, line, decimalOf(literal));
    }
    const word = match(cursor, WORD, MAX_WORD_CHARACTERS);
    if (word === 'true' || word === 'false')
        return { kind: 'boolean', value: word === 'true', line };
    if (word === 'null')
        return { kind: 'null', line };
    cursor.at = start;
    return unexpected(cursor, 'a value');
}
const IDENTIFIER_PART = /[A-Za-z0-9$_.]/;
function decimalOf(literal) {
    const negative = literal.startsWith('-') ? '-' : '';
    const unsigned = literal.replace(/^[+-]/, '');
    if (unsigned === 'NaN')
        return 'NaN';
    if (/^0[xX]/.test(unsigned))
        return negative + BigInt(unsigned).toString();
    return negative + unsigned.replace(/^\./, '0.').replace(/\.(?=[eE]|$)/, '');
}
function quoted(cursor, quote) {
    const start = cursor.at;
    const pieces = [];
    cursor.at += 1;
    for (;;) {
        const plain = cursor.at;
        while (!endsPlain(cursor.source.charCodeAt(cursor.at), quote))
            cursor.at += 1;
        if (cursor.at > plain)
            pieces.push(cursor.source.slice(plain, cursor.at));
        const mark = cursor.source[cursor.at];
        if (mark === quote) {
            cursor.at += 1;
            return pieces.join('');
        }
        if (mark !== '\\')
            (0,stop/* fail */.fJ)('a string that does not end', (0,scanner/* position */.G1)(cursor.source, start));
        cursor.at += 1;
        pieces.push(escaped(cursor));
    }
}
function endsPlain(code, quote) {
    return code === quote.charCodeAt(0) || code === 92 || code === 10 || code === 13 || Number.isNaN(code);
}
function escaped(cursor) {
    const { source } = cursor;
    const mark = source[cursor.at];
    if (mark === undefined)
        return unexpected(cursor, 'an escape');
    cursor.at += 1;
    if (mark === 'x' || mark === 'u') {
        const length = mark === 'x' ? 2 : 4;
        const digits = source.slice(cursor.at, cursor.at + length);
        if (digits.length < length || !/^[0-9a-fA-F]+$/.test(digits))
            unexpected(cursor, `${length} hexadecimal digits`);
        cursor.at += length;
        return String.fromCharCode(Number.parseInt(digits, 16));
    }
    if (mark === '\r' && source[cursor.at] === '\n') {
        cursor.at += 1;
        return '';
    }
    if ('\n\r\u2028\u2029'.includes(mark))
        return '';
    if (mark === '0' && !/\d/.test(source[cursor.at] ?? ''))
        return '\0';
    if (/\d/.test(mark)) {
        cursor.at -= 1;
        return unexpected(cursor, 'an escape that is no digit');
    }
    return ESCAPES.get(mark) ?? mark;
}
function skipSpace(cursor) {
    for (;;) {
        while (isSpace(cursor.source[cursor.at]))
            cursor.at += 1;
        const start = cursor.at;
        if (cursor.source.startsWith('//', start)) {
            const end = cursor.source.slice(start).search(/[\n\r\u2028\u2029]/);
            cursor.at = end === -1 ? cursor.source.length : start + end;
        }
        else if (cursor.source.startsWith('/*', start)) {
            const end = cursor.source.indexOf('*/', start + 2);
            if (end === -1)
                (0,stop/* fail */.fJ)('a comment that does not end', (0,scanner/* position */.G1)(cursor.source, start));
            cursor.at = end + 2;
        }
        else
            return;
        cursor.comments.push(cursor.source.slice(start, cursor.at));
    }
}
function isSpace(character) {
    if (character === undefined)
        return false;
    return SPACES.includes(character) || (character > '\u007f' && /\p{Zs}/u.test(character));
}
function match(cursor, pattern, most) {
    const found = pattern.exec(cursor.source.slice(cursor.at, cursor.at + most))?.[0];
    if (found !== undefined)
        cursor.at += found.length;
    return found;
}
function unexpected(cursor, expected) {
    const found = cursor.source.codePointAt(cursor.at);
    const what = found === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(found));
    return (0,stop/* fail */.fJ)(`expected ${expected}, found ${what}`, (0,scanner/* position */.G1)(cursor.source, cursor.at));
}

// EXTERNAL MODULE: ./lib/documents/trees/source.js
var source = __webpack_require__(7059);
;// CONCATENATED MODULE: ./lib/documents/formats/json5.js





/** JSON5 has one number type, as JSON; quotes, trailing commas, signs and radixes are spelling. */
const json5 = { id: 'json5', read: (input) => (0,stop/* attempt */.CD)(() => readJson5(input)) };
function readJson5(input) {
    (0,source/* checkSize */.C1)(input);
    const { text, layout, notices } = (0,source/* sourceOf */.vz)((0,encoding/* refuseSecondMark */.yy)((0,encoding/* decodeUnicode */.EC)(input.bytes)));
    const { root, comments } = parseJson5(text, (0,stop/* createBudget */.yK)(input.options.limits));
    return (0,nodes/* treeResult */.mq)({ format: 'json5', root, layout: { ...layout, ...(0,nodes/* commentFact */.Ke)(comments) }, notices });
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
