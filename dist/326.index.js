export const id = 326;
export const ids = [326];
export const modules = {

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
        while (at < text.length && ' \t\r\n\u2028\u2029'.includes(text[at]))
            at += 1;
        advance(cursor, at);
        if (text.startsWith('//', at)) {
            // The four line terminators of ECMAScript: what stands behind one of them is code.
            const end = /[\r\n\u2028\u2029]|$/g;
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


/***/ })

};
