export const id = 2506;
export const ids = [2506];
export const modules = {

/***/ 72506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toml: () => (/* binding */ toml)
});

// EXTERNAL MODULE: ./lib/documents/comments.js
var documents_comments = __webpack_require__(45966);
// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/source.js
var trees_source = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/trees/toml-extent.js
const NEWLINE = 10;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const BLANK = 32;
const COMMA = 44;
const DOT = 46;
const EQUALS = 61;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Each is a token, whatever stands beside it. */
const SIGNS = new Set([
    ...[NEWLINE, QUOTE, HASH, APOSTROPHE, COMMA, DOT, EQUALS],
    ...[OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE],
]);
/** In one pass over its characters: open brackets outside of strings and comments, and the dots of the longest key. */
function tomlExtent(source) {
    let depth = 0;
    let tokens = 0;
    let open = 0;
    let dots = 0;
    let at = 0;
    let inWord = false;
    while (at < source.length) {
        const code = source.charCodeAt(at);
        const sign = SIGNS.has(code);
        if (sign || (!inWord && code > BLANK))
            tokens += 1;
        inWord = !sign && code > BLANK;
        if (code === QUOTE || code === APOSTROPHE) {
            at = afterString(source, at, code);
            continue;
        }
        if (code === HASH) {
            at = lineEnd(source, at);
            continue;
        }
        if (code === DOT)
            dots += 1;
        else if (code === NEWLINE || code === EQUALS || code === COMMA)
            dots = 0;
        else if (code === OPEN_BRACKET || code === OPEN_BRACE)
            open += 1;
        else if (code === CLOSE_BRACKET || code === CLOSE_BRACE)
            open -= 1;
        depth = Math.max(depth, open + dots);
        at += 1;
    }
    return { depth, tokens };
}
/**
 * The first character that may stand nowhere in a TOML text: a control character, or CR without LF. The parser takes CR for
 * a line end, and most of the others in comments.
 */
function forbiddenInToml(source) {
    const found = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\r(?!\n)/.exec(source);
    if (found === null)
        return undefined;
    const code = found[0].charCodeAt(0);
    const what = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return { line: source.slice(0, found.index).split('\n').length, what };
}
function lineEnd(source, from) {
    const end = source.indexOf('\n', from);
    return end === -1 ? source.length : end;
}
/** `at` is the opening quote. A basic string has escapes, a literal one has none, three quotes span lines. */
function afterString(source, at, quote) {
    const triple = source.charCodeAt(at + 1) === quote && source.charCodeAt(at + 2) === quote;
    let index = at + (triple ? 3 : 1);
    while (index < source.length) {
        const code = source.charCodeAt(index);
        if (code === BACKSLASH && quote === QUOTE)
            index += 2;
        else if (code === NEWLINE && !triple)
            return index;
        else if (code !== quote)
            index += 1;
        else if (!triple)
            return index + 1;
        else if (source.charCodeAt(index + 1) === quote && source.charCodeAt(index + 2) === quote) {
            index += 3;
            // Up to two quotes may stand before the closing three.
            while (source.charCodeAt(index) === quote)
                index += 1;
            return index;
        }
        else
            index += 1;
    }
    return index;
}

;// CONCATENATED MODULE: ./lib/documents/formats/toml.js






/** toml-eslint-parser reads 0.2 to 0.4 MB/s: more, on both sides, would not end within the seconds of one fixture. */
const MAX_TOML_BYTES = 2_097_152;
/** toml-eslint-parser takes 600 to 1,000 bytes of memory for each; a lock file of a megabyte has 75,000. */
const MAX_TOML_TOKENS = 200_000;
const toml = { id: 'toml', read: (input) => (0,stop/* attempt */.CD)(() => readToml(input)) };
async function readToml(input) {
    (0,trees_source/* checkSize */.C1)(input, MAX_TOML_BYTES);
    const { text: source, layout, notices } = (0,trees_source/* openSource */.oD)(input);
    const budget = (0,stop/* createBudget */.yK)(input.options.limits);
    // The parser calls itself for every level, so the depth has to be known before.
    const { depth, tokens } = tomlExtent(source);
    budget.enter(depth, stop/* NOWHERE */.JW);
    if (tokens > MAX_TOML_TOKENS)
        (0,stop/* stopAtLimit */.zK)(`${tokens} words and signs, more than the ${MAX_TOML_TOKENS} that are read`);
    const forbidden = forbiddenInToml(source);
    if (forbidden !== undefined)
        (0,stop/* fail */.fJ)(`${forbidden.what} stands in no TOML`, { line: forbidden.line, column: 0 });
    const program = await parse(source);
    const root = { kind: 'table', members: new Map(), line: 1 };
    const build = { source, budget };
    for (const entry of program.body[0].body) {
        if (entry.type === 'TOMLKeyValue')
            toml_assign(root, entry, build);
        else {
            const table = tableAt(root, entry.resolvedKey, entry.loc.start.line, budget);
            for (const pair of entry.body)
                toml_assign(table, pair, build);
        }
    }
    const comments = program.comments.map((comment) => comment.value);
    return (0,nodes/* treeResult */.mq)({ format: 'toml', root: finish(root), layout: { ...layout, ...(0,documents_comments/* commentFact */.Ke)(comments) }, notices });
}
async function parse(source) {
    const { parseTOML, ParseError } = await __webpack_require__.e(/* import() */ 9605).then(__webpack_require__.bind(__webpack_require__, 9605));
    try {
        return parseTOML(source, { tomlVersion: '1.1' });
    }
    catch (error) {
        if (error instanceof ParseError)
            (0,stop/* fail */.fJ)(error.message, { line: error.lineNumber, column: error.column + 1 });
        // It spreads the characters of a string into a call, which ends at some 100,000 of them.
        if (error instanceof RangeError)
            (0,stop/* stopAtLimit */.zK)('a string that is longer than the TOML parser can read');
        throw error;
    }
}
/** Walks to a table, making what is missing. The parser has refused keys that contradict each other. */
function tableAt(root, path, line, budget) {
    let place = root;
    budget.enter(path.length, { line, column: 0 });
    path.forEach((step, index) => {
        place = childAt(place, step, typeof path[index + 1] === 'number', line, budget);
    });
    if (place.kind !== 'table')
        return (0,stop/* fail */.fJ)('an array of tables where a table was expected', { line, column: 0 });
    return place;
}
function childAt(place, step, asTables, line, budget) {
    const existing = place.kind === 'table' ? place.members.get(String(step)) : place.items[Number(step)];
    if (existing !== undefined) {
        if (existing.kind === 'table' || existing.kind === 'tables')
            return existing;
        return (0,stop/* fail */.fJ)(`the key ${String(step)} has a value already`, { line, column: 0 });
    }
    budget.spend(1, { line, column: 0 });
    const made = asTables ? { kind: 'tables', items: [], line } : { kind: 'table', members: new Map(), line };
    if (place.kind === 'table')
        place.members.set(String(step), made);
    else
        place.items.push(made);
    return made;
}
function toml_assign(table, pair, build) {
    const names = pair.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));
    const { line } = pair.loc.start;
    const place = tableAt(table, names.slice(0, -1), line, build.budget);
    const name = names.at(-1);
    if (place.members.has(name))
        (0,stop/* fail */.fJ)(`the key ${name} is given twice`, { line, column: 0 });
    place.members.set(name, valueNode(pair.value, build));
}
/** As deep as the brackets in the source, which were counted before. */
function valueNode(value, build) {
    const { line } = value.loc.start;
    build.budget.spend(1, { line, column: value.loc.start.column + 1 });
    if (value.type === 'TOMLArray') {
        return (0,nodes/* array */.YO)(value.elements.map((element) => valueNode(element, build)), line);
    }
    if (value.type === 'TOMLInlineTable') {
        const table = { kind: 'table', members: new Map(), line };
        for (const pair of value.body)
            toml_assign(table, pair, build);
        return finish(table);
    }
    switch (value.kind) {
        case 'string':
            return (0,nodes/* text */.Qq)(value.value, line);
        case 'boolean':
            return { kind: 'boolean', value: value.value, line };
        case 'integer':
        case 'float':
            return numberNode(value.kind, build.source.slice(...value.range), line);
        default:
            return { kind: 'date-time', value: canonicalDateTime(value.datetime), line };
    }
}
function numberNode(type, literal, line) {
    if (literal.length > format/* MAX_NUMBER_CHARACTERS */.SO) {
        (0,stop/* stopAtLimit */.zK)(`a number of ${literal.length} characters`, { line, column: 0 });
    }
    return (0,nodes/* number */.ai)(type, literal, line, decimalOf(literal));
}
/** TOML 1.0: `0x`, `0o`, `0b`, digit separators, a plus sign, `inf` and `nan` with or without a sign. */
function decimalOf(literal) {
    const digits = literal.replaceAll('_', '');
    if (/^0[xob]/.test(digits))
        return BigInt(digits).toString();
    const unsigned = digits.replace(/^[+-]/, '');
    if (unsigned === 'nan')
        return 'NaN';
    if (unsigned === 'inf')
        return digits.startsWith('-') ? '-Infinity' : 'Infinity';
    return digits.replace(/^\+/, '');
}
/** RFC 3339 leaves the case, the character between date and time, trailing zeros and the spelling of UTC to the writer. */
function canonicalDateTime(written) {
    const value = written.replace(/^(\d{4}-\d\d-\d\d)[ tT]/, '$1T').replace(/[zZ]$|\+00:00$/, 'Z');
    const dot = value.indexOf('.');
    if (dot === -1)
        return value;
    let end = dot + 1;
    while (isDigit(value.charCodeAt(end)))
        end += 1;
    let kept = end;
    while (value[kept - 1] === '0')
        kept -= 1;
    return value.slice(0, kept === dot + 1 ? dot : kept) + value.slice(end);
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function finish(growing) {
    if (growing.kind === 'tables')
        return (0,nodes/* array */.YO)(growing.items.map(finish), growing.line);
    if (growing.kind !== 'table')
        return growing;
    const members = [...growing.members].map(([name, part]) => ({ name, value: finish(part), line: part.line }));
    return (0,nodes/* object */.Ik)(members, growing.line);
}


/***/ })

};
