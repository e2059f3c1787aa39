export const id = 3422;
export const ids = [3422];
export const modules = {

/***/ 33422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  json5: () => (/* binding */ json5)
});

// EXTERNAL MODULE: ./lib/documents/comments.js
var documents_comments = __webpack_require__(45966);
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
    const facts = (0,documents_comments/* contestedComments */.Ks)(comments, text);
    return (0,nodes/* treeResult */.mq)({ format: 'json5', root, facts, layout: { ...layout, ...(0,documents_comments/* commentFact */.Ke)(comments) }, notices });
}


/***/ })

};
