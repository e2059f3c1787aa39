export const id = 874;
export const ids = [874];
export const modules = {

/***/ 30874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  textproto: () => (/* binding */ textproto)
});

// EXTERNAL MODULE: ./lib/documents/comments.js
var documents_comments = __webpack_require__(45966);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/textproto/parser.js



/**
 * The text format of Protocol Buffers (its specification of 2022): every field is a list, because without a schema one
 * value of a repeated field cannot be told from a field that takes one. Iterative. Own, because the library needs the
 * schema to read a single token.
 */
function parseTextproto(source, limits) {
    const comments = [];
    const budget = (0,stop/* createBudget */.yK)(limits);
    const scanner = { source, at: 0, line: 1, lineStart: 0, comments };
    const roots = [];
    const stack = [{ fields: new Map(), close: '', line: 1, into: roots, inList: false }];
    let token = next(scanner);
    const advance = () => {
        token = next(scanner);
    };
    const isMark = (...marks) => token.kind === 'mark' && marks.includes(token.text);
    const unexpected = (wanted) => (0,stop/* fail */.fJ)(`${token.kind === 'end' ? 'the end' : JSON.stringify(token.text.slice(0, 40))} where ${wanted} should stand`, token);
    const open = (into, inList) => {
        budget.enter(stack.length, token);
        const close = token.text === '{' ? '}' : '>';
        stack.push({ fields: new Map(), close, line: token.line, into, inList });
        advance();
    };
    /** What follows a value in a list; true where a message was opened. */
    const listItem = (into) => {
        if (isMark('{', '<')) {
            open(into, true);
            return true;
        }
        budget.spend(1, token);
        into.push(scalar());
        return false;
    };
    const scalar = () => {
        const { line } = token;
        if (token.kind === 'string') {
            const bytes = [];
            while (token.kind === 'string') {
                for (const byte of token.bytes)
                    bytes.push(byte);
                advance();
            }
            return { ...(0,scalars/* textOrBytes */.Q8)(Uint8Array.from(bytes)), line };
        }
        const negative = isMark('-');
        if (negative)
            advance();
        const written = token;
        if (written.kind !== 'number' && written.kind !== 'name')
            return unexpected('a value');
        advance();
        return (atom(written.text, written.kind, negative, line) ??
            (0,stop/* fail */.fJ)(`${JSON.stringify(written.text.slice(0, 40))} is no value`, written));
    };
    /** Items up to the closing bracket, or up to a message; true where one was opened. */
    const listItems = (into) => {
        for (;;) {
            if (listItem(into))
                return true;
            if (isMark(','))
                advance();
            else if (isMark(']')) {
                advance();
                return false;
            }
            else
                unexpected('"," or "]"');
        }
    };
    for (;;) {
        const message = stack[stack.length - 1];
        if (token.kind === 'end' || isMark('}', '>')) {
            if (token.text !== message.close)
                unexpected(message.close === '' ? 'a field' : `"${message.close}"`);
            budget.spend(1, token);
            message.into.push(finished(message));
            stack.pop();
            if (message.close === '')
                return { root: roots[0], comments };
            advance();
            if (message.inList) {
                if (isMark(',')) {
                    advance();
                    if (listItems(message.into))
                        continue;
                }
                else if (isMark(']'))
                    advance();
                else
                    unexpected('"," or "]"');
            }
            if (isMark(',', ';'))
                advance();
            continue;
        }
        const { line } = token;
        const name = fieldName();
        budget.spend(2, token);
        const nodes = nodesOf(message, name, line);
        const colon = isMark(':');
        if (colon)
            advance();
        if (isMark('{', '<')) {
            open(nodes, false);
            continue;
        }
        if (isMark('[')) {
            advance();
            if (isMark(']'))
                advance();
            else if (listItems(nodes))
                continue;
        }
        else if (!colon)
            unexpected('":"');
        else
            nodes.push(scalar());
        if (isMark(',', ';'))
            advance();
    }
    function fieldName() {
        if (token.kind === 'name') {
            const { text: name } = token;
            advance();
            return name;
        }
        // What no schema knows is written under its number, as all fields are where a file was decoded without any.
        if (token.kind === 'number' && /^[1-9][0-9]{0,8}$/.test(token.text)) {
            const { text: field } = token;
            advance();
            return field;
        }
        if (!isMark('['))
            return unexpected('a field name');
        advance();
        let name = '';
        while (isNamePiece(token)) {
            name += token.text;
            advance();
        }
        if (!isMark(']') || name === '')
            return unexpected('the name of an extension');
        advance();
        return `[${name}]`;
    }
}
/** Of the name of an extension or of a type's address in `Any`. */
function isNamePiece({ kind, text: piece }) {
    return kind === 'name' || kind === 'number' || (kind === 'mark' && './-%~!$&()*+,;='.includes(piece));
}
function nodesOf({ fields }, name, line) {
    const known = fields.get(name);
    if (known !== undefined)
        return known.nodes;
    const nodes = [];
    fields.set(name, { line, nodes });
    return nodes;
}
/** An empty list says what an absent field says. */
function finished({ fields, line }) {
    const members = [...fields]
        .filter(([, { nodes }]) => nodes.length > 0)
        .map(([name, field]) => ({ name, value: (0,nodes/* array */.YO)(field.nodes, field.line), line: field.line }));
    return (0,nodes/* object */.Ik)(members, line);
}
/** A name that is no number stays apart from a text of the same letters. */
function atom(written, kind, negative, line) {
    const sign = negative ? '-' : '';
    if (kind === 'name') {
        if (/^inf(?:inity)?$/i.test(written))
            return (0,nodes/* number */.ai)('number', `${sign}${written}`, line, `${sign}Infinity`);
        if (/^nan$/i.test(written))
            return (0,nodes/* number */.ai)('number', `${sign}${written}`, line, 'NaN');
        if (negative)
            return undefined;
        if (written === 'true' || written === 'false')
            return { kind: 'boolean', value: written === 'true', line };
        return (0,nodes/* object */.Ik)([{ name: 'identifier', value: (0,nodes/* text */.Qq)(written, line), line }], line);
    }
    const literal = `${sign}${written}`;
    if (/^0[xX][0-9a-fA-F]{1,256}$/.test(written) || /^0[0-7]{1,256}$/.test(written)) {
        const value = BigInt(written.replace(/^0(?=[0-7])/, '0o'));
        return (0,nodes/* number */.ai)('number', literal, line, `${sign}${value}`);
    }
    const match = /^(\d*)(?:\.(\d*))?([eE][-+]?\d+)?[fF]?$/.exec(written);
    if (match === null || (match[1] === '' && (match[2] ?? '') === ''))
        return undefined;
    const fraction = (match[2] ?? '') === '' ? '' : `.${match[2]}`;
    return (0,nodes/* number */.ai)('number', literal, line, `${sign}${match[1] === '' ? '0' : match[1]}${fraction}${match[3] ?? ''}`);
}
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?[fF]?)/y;
function next(scanner) {
    const { source } = scanner;
    for (;;) {
        const code = source[scanner.at];
        if (code === '\n') {
            scanner.line += 1;
            scanner.lineStart = scanner.at + 1;
        }
        if (code === '#') {
            const end = source.indexOf('\n', scanner.at);
            scanner.comments.push(source.slice(scanner.at, end === -1 ? source.length : end));
            scanner.at = end === -1 ? source.length : end;
        }
        else if (code !== undefined && ' \t\r\n\v\f'.includes(code))
            scanner.at += 1;
        else
            break;
    }
    const { at, line } = scanner;
    const column = at - scanner.lineStart + 1;
    const character = source[at];
    if (character === undefined)
        return { kind: 'end', text: '', line, column };
    if (character === '"' || character === "'")
        return quoted(scanner, character, line, column);
    for (const [kind, pattern] of [
        ['name', NAME],
        ['number', NUMBER],
    ]) {
        pattern.lastIndex = at;
        const found = pattern.exec(source)?.[0];
        if (found === undefined)
            continue;
        scanner.at = at + found.length;
        return { kind, text: found, line, column };
    }
    scanner.at = at + 1;
    return { kind: 'mark', text: character, line, column };
}
const ESCAPES = new Map([
    ['a', 7],
    ['b', 8],
    ['f', 12],
    ['n', 10],
    ['r', 13],
    ['t', 9],
    ['v', 11],
    ['?', 63],
    ['\\', 92],
    ["'", 39],
    ['"', 34],
]);
const ESCAPE = /\\(?:([0-7]{1,3})|[xX]([0-9a-fA-F]{1,2})|u([dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|[0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([abfnrtv?\\'"]))/y;
/** Of `\\u`: four digits, or a pair of them. */
function fromUnits(digits) {
    return String.fromCharCode(...digits.split('\\u').map((unit) => Number.parseInt(unit, 16)));
}
/** Undefined beyond the last character. */
function fromPoint(digits) {
    const point = Number.parseInt(digits, 16);
    return point > 0x10ffff ? undefined : String.fromCodePoint(point);
}
/** A text is bytes: escapes say bytes, other characters are UTF-8. */
function quoted(scanner, quote, line, column) {
    const { source } = scanner;
    const bytes = [];
    let at = scanner.at + 1;
    let from = at;
    const flush = () => {
        if (at > from)
            for (const byte of Buffer.from(source.slice(from, at), 'utf8'))
                bytes.push(byte);
    };
    for (;;) {
        const character = source[at];
        if (character === undefined || character === '\n')
            return (0,stop/* fail */.fJ)('a string is not closed', { line, column });
        if (character === quote)
            break;
        if (character !== '\\') {
            at += 1;
            continue;
        }
        flush();
        ESCAPE.lastIndex = at;
        const match = ESCAPE.exec(source);
        if (match === null)
            return (0,stop/* fail */.fJ)('a bad escape', { line, column: at - scanner.lineStart + 1 });
        const [whole, octal, hex, short, long, simple] = match;
        const escaped = short === undefined ? long && fromPoint(long) : fromUnits(short);
        if (octal !== undefined)
            bytes.push(Number.parseInt(octal, 8) & 255);
        else if (hex !== undefined)
            bytes.push(Number.parseInt(hex, 16));
        else if (simple !== undefined)
            bytes.push(ESCAPES.get(simple));
        // Half of a pair is no character: all of them would become the same replacement.
        else if (!escaped || /\p{Surrogate}/u.test(escaped))
            (0,stop/* fail */.fJ)('a bad escape', { line, column });
        else
            for (const byte of Buffer.from(escaped, 'utf8'))
                bytes.push(byte);
        at += whole.length;
        from = at;
    }
    flush();
    scanner.at = at + 1;
    return { kind: 'string', text: source.slice(scanner.at, scanner.at), bytes, line, column };
}

// EXTERNAL MODULE: ./lib/documents/trees/source.js
var source = __webpack_require__(7059);
;// CONCATENATED MODULE: ./lib/documents/formats/textproto.js





const textproto = {
    id: 'textproto',
    read: (input) => (0,stop/* attempt */.CD)(() => {
        const { text, layout, notices } = (0,source/* openSource */.oD)(input);
        const { root, comments } = parseTextproto(text, input.options.limits);
        const header = headerOf(comments);
        return (0,nodes/* treeResult */.mq)({
            format: 'textproto',
            root,
            fields: true,
            facts: { ...(header === '' ? {} : { schema: header }), ...(0,documents_comments/* contestedComments */.Ks)(comments, text) },
            layout: { ...layout, ...(0,documents_comments/* commentFact */.Ke)(comments) },
            notices,
        });
    }),
};
/** Comments that say to programs which message this is, and where its schema stands: `# proto-message: shop.v1.Order`. */
const HEADER = /^#\s*(proto-(?:file|message|import))\s*:[ \t]*(.*?)[ \t\r]*$/;
function headerOf(comments) {
    const said = comments.flatMap((comment) => {
        const match = HEADER.exec(comment);
        return match ? [`${match[1]}: ${match[2]}`] : [];
    });
    return said.join(', ');
}


/***/ })

};
