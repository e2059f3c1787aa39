export const id = 7897;
export const ids = [7897,7787];
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

/***/ 27897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toml: () => (/* binding */ toml)
});

// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/source.js
var trees_source = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/trees/toml-depth.js
const NEWLINE = 10;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const DOT = 46;
const BACKSLASH = 92;
/**
 * The deepest nesting that a TOML text can have, in one pass over its characters: open brackets outside of strings and
 * comments, and the dots of the longest key. Too high on broken input is fine, too low is not.
 */
function tomlDepth(source) {
    let deepest = 0;
    let open = 0;
    let dots = 0;
    let at = 0;
    while (at < source.length) {
        const code = source.charCodeAt(at);
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
        else if (code === NEWLINE || code === 61 || code === 44)
            dots = 0;
        else if (code === 91 || code === 123)
            open += 1;
        else if (code === 93 || code === 125)
            open -= 1;
        deepest = Math.max(deepest, open + dots);
        at += 1;
    }
    return deepest;
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
const toml = { id: 'toml', read: (input) => (0,stop/* attempt */.CD)(() => readToml(input)) };
async function readToml(input) {
    (0,trees_source/* checkSize */.C1)(input, MAX_TOML_BYTES);
    const { text: source, layout, notices } = (0,trees_source/* openSource */.oD)(input);
    const budget = (0,stop/* createBudget */.yK)(input.options.limits);
    // The parser calls itself for every level, so the depth has to be known before.
    budget.enter(tomlDepth(source), { line: 0, column: 0 });
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
    return (0,nodes/* treeResult */.mq)({ format: 'toml', root: finish(root), layout: { ...layout, ...(0,nodes/* commentFact */.Ke)(comments) }, notices });
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
