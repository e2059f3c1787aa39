export const id = 8716;
export const ids = [8716];
export const modules = {

/***/ 94295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readRecords)
/* harmony export */ });
const QUOTE = 34;
const LF = 10;
const CR = 13;
/**
 * RFC 4180 with LF, CRLF or CR at the end of a record. Own, because no library gives the line on which a record
 * starts when cells hold line ends (docs/adr/0032). A quote inside an unquoted cell, text after a closing quote and a
 * quote that is never closed are errors: readers disagree about what they mean.
 */
function readRecords(text, delimiter, limits) {
    const cursor = { text, delimiter, at: 0, line: 1, unneeded: 0, bare: 0, broken: [] };
    const rows = [];
    const lines = [];
    const blanks = [];
    let cells = 0;
    const feeds = finder(text, '\n');
    const carriages = finder(text, '\r');
    const mixed = carriages(0) < text.length && feeds(0) < text.length;
    const returns = [];
    const quotes = limits.quoting === false ? () => text.length : finder(text, '"');
    while (cursor.at < text.length && rows.length < (limits.maxRows ?? Number.POSITIVE_INFINITY)) {
        const { at, line } = cursor;
        const end = Math.min(feeds(at), carriages(at));
        let row;
        if (end === at) {
            blanks.push(rows.length);
            row = [''];
            endRecord(cursor, end);
        }
        else if (quotes(at) >= end) {
            row = text.slice(at, end).split(delimiter);
            for (const cell of row)
                if (cell !== '')
                    cursor.bare += 1;
            endRecord(cursor, end);
        }
        else {
            const slow = quotedRecord(cursor);
            if (typeof slow === 'string')
                return refusal(cursor, slow);
            row = slow;
        }
        cells += row.length;
        if (cells > limits.maxCells)
            return { ...refusal(cursor, `more than ${limits.maxCells} cells`), limit: true };
        rows.push(row);
        lines.push(line);
        if (mixed && text.charCodeAt(cursor.at - 1) === CR)
            returns.push(cursor.line - 1);
    }
    const quoteCounts = { unneeded: cursor.unneeded, bare: cursor.bare };
    return { ok: true, records: { ...withoutBlanks(rows, lines, blanks, quoteCounts), broken: cursor.broken, returns } };
}
/** Where the next `mark` is at or after an offset; offsets only grow, so each is looked for once. */
function finder(text, mark) {
    let found = -1;
    return (from) => {
        if (found < from) {
            const next = text.indexOf(mark, from);
            found = next === -1 ? text.length : next;
        }
        return found;
    };
}
/** In a table of one column an empty line is an empty cell; elsewhere it is no record. */
function withoutBlanks(rows, lines, blanks, quotes) {
    const single = rows.every((row) => row.length === 1);
    if (single || blanks.length === 0)
        return { rows, lines, quotes, blankLines: 0 };
    const blank = new Set(blanks);
    const kept = (list) => list.filter((_, index) => !blank.has(index));
    return { rows: kept(rows), lines: kept(lines), quotes, blankLines: blanks.length };
}
function refusal(cursor, reason) {
    const before = Math.max(cursor.text.lastIndexOf('\n', cursor.at - 1), cursor.text.lastIndexOf('\r', cursor.at - 1));
    return { ok: false, reason, line: cursor.line, column: cursor.at - before };
}
/** A record with a quote in it; returns the cells, or why it is none. */
function quotedRecord(cursor) {
    const { text, delimiter } = cursor;
    const row = [];
    for (;;) {
        const quoted = text.charCodeAt(cursor.at) === QUOTE;
        const cell = quoted ? quotedCell(cursor) : bareCell(cursor);
        if (typeof cell !== 'string')
            return cell.reason;
        row.push(cell);
        const next = text[cursor.at];
        if (next === delimiter) {
            cursor.at += 1;
            continue;
        }
        endRecord(cursor, cursor.at);
        return row;
    }
}
function quotedCell(cursor) {
    const { text, delimiter } = cursor;
    const opened = { at: cursor.at, line: cursor.line };
    let at = cursor.at + 1;
    let doubled = false;
    let close = text.indexOf('"', at);
    while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) {
        doubled = true;
        close = text.indexOf('"', close + 2);
    }
    if (close === -1)
        return { reason: 'a quote is not closed' };
    const raw = text.slice(at, close);
    at = close + 1;
    const newlines = countLineEnds(raw);
    cursor.line += newlines;
    if (newlines > 0)
        cursor.broken.push(raw);
    cursor.at = at;
    const after = text[at];
    if (after !== undefined && after !== delimiter && after !== '\n' && after !== '\r') {
        return { reason: `text after a closing quote (opened on line ${opened.line})` };
    }
    const cell = doubled ? raw.replaceAll('""', '"') : raw;
    if (!doubled && newlines === 0 && !cell.includes(delimiter))
        cursor.unneeded += 1;
    return cell;
}
function bareCell(cursor) {
    const { text, delimiter } = cursor;
    let end = cursor.at;
    for (; end < text.length; end += 1) {
        const code = text.charCodeAt(end);
        if (code === LF || code === CR || text[end] === delimiter)
            break;
        if (code === QUOTE) {
            cursor.at = end;
            return { reason: 'a quote inside a cell without quotes' };
        }
    }
    const cell = text.slice(cursor.at, end);
    if (cell !== '')
        cursor.bare += 1;
    cursor.at = end;
    return cell;
}
function endRecord(cursor, end) {
    const { text } = cursor;
    if (end < text.length)
        cursor.line += 1;
    cursor.at = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
}
function countLineEnds(text) {
    let count = 0;
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF))
            count += 1;
    }
    return count;
}


/***/ }),

/***/ 38716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  csv: () => (/* binding */ csv)
});

// EXTERNAL MODULE: ./lib/documents/csv/records.js
var csv_records = __webpack_require__(94295);
;// CONCATENATED MODULE: ./lib/documents/csv/dialect.js

/** Delimiters that are looked for, with the name under which a report shows them. Where two fit equally, the earlier. */
const DELIMITERS = new Map([
    ['\t', 'tab'],
    [';', 'semicolon'],
    ['|', 'pipe'],
    [',', 'comma'],
]);
/** How much of a file decides about its dialect. */
const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_ROWS = 100;
const NUMBER = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/;
const YEAR = /^(?:1[89]|20|21)[0-9]{2}$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9:.]+(?:Z|[-+][0-9:]+)?)?$/;
const BOOLEAN = /^(?:true|false)$/i;
/**
 * The delimiter that the first record has and that splits most records into as many cells as the first one. The comma
 * loses a draw: a decimal comma is common inside cells that another delimiter parts, the reverse is not.
 */
function findDelimiter(text) {
    const sample = text.length > SAMPLE_CHARACTERS ? wholeLines(text.slice(0, SAMPLE_CHARACTERS)) : text;
    let best = { delimiter: ',', share: 0 };
    for (const delimiter of DELIMITERS.keys()) {
        // What occurs nowhere makes rows of one cell, if it makes any.
        if (!sample.includes(delimiter))
            continue;
        const outcome = (0,csv_records/* readRecords */.T)(sample, delimiter, { maxCells: SAMPLE_CHARACTERS + 1, maxRows: SAMPLE_ROWS });
        if (!outcome.ok)
            continue;
        const { rows } = outcome.records;
        const width = rows[0]?.length ?? 0;
        if (width < 2)
            continue;
        const share = rows.filter((row) => row.length === width).length / rows.length;
        if (share > best.share)
            best = { delimiter, share };
    }
    return best.delimiter;
}
function wholeLines(text) {
    const last = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
    return last === -1 ? text : text.slice(0, last + 1);
}
/**
 * Whether the first row names the columns. In doubt it does: a header taken for data would mix its words into every
 * column's kind, and a renamed column would pass as a changed value. Only a row with cells that read as numbers, dates
 * or booleans is data, and not even then where they are years or dates over something else, or 0, 1, 2, ...
 */
function hasHeader(rows) {
    const first = rows[0];
    if (first === undefined)
        return true;
    const typed = first.flatMap((cell, index) => (isTyped(cell) ? [index] : []));
    if (typed.length === 0)
        return true;
    return isCounting(first) || isTimeline(rows, typed);
}
function isTyped(cell) {
    return NUMBER.test(cell) || DATE.test(cell) || BOOLEAN.test(cell);
}
/** Names that a data frame without names gets: 0, 1, 2 and on, perhaps after an empty one for the index. */
function isCounting(first) {
    const names = first[0] === '' ? first.slice(1) : first;
    const enough = first[0] === '' ? 1 : 3;
    return names.length >= enough && names.every((cell, index) => cell === String(index));
}
/** Years or dates that only rise, beside a cell that is no number, over cells that are no years or dates themselves. */
function isTimeline(rows, typed) {
    const first = rows[0];
    if (typed.length === first.length || rows.length < 2)
        return false;
    const isMoment = [YEAR, DATE].find((pattern) => typed.every((index) => pattern.test(first[index])));
    if (isMoment === undefined)
        return false;
    const rising = typed.every((index, place) => place === 0 || first[typed[place - 1]] < first[index]);
    const body = rows.slice(1, SAMPLE_ROWS);
    return rising && !body.every((row) => typed.every((index) => isMoment.test(row[index] ?? '')));
}

// EXTERNAL MODULE: ./lib/documents/stretches.js
var stretches = __webpack_require__(70043);
;// CONCATENATED MODULE: ./lib/documents/csv/shared-rows.js



/** A text of at most so many characters is sampled whole by `findDelimiter`. */
const SAMPLED_WHOLE = 65_536;
/**
 * The records of a text in which lines of another one are rewritten, one for one: all others are the very rows of that one.
 * Undefined wherever anything but those lines could read otherwise: quotes, carriage returns, empty lines, another number of
 * lines or, in some line, of any delimiter.
 */
function recordsOfEdited(known, text) {
    const { text: base, delimiter, delimiterIsGiven, records } = known;
    if (!delimiterIsGiven && Math.max(base.length, text.length) > SAMPLED_WHOLE)
        return undefined;
    if (/["\r]/.test(base) || /["\r]/.test(text))
        return undefined;
    const prefix = (0,stretches/* commonPrefix */.w)(base, text);
    const start = prefix === 0 ? 0 : base.lastIndexOf('\n', prefix - 1) + 1;
    const suffix = (0,stretches/* commonSuffix */.z)(base, text, Math.min(base.length, text.length) - prefix);
    // The common end begins with the next line, or the lines that it begins in are rewritten.
    const baseEnd = lineEnd(base, base.length - suffix);
    const end = text.length - (base.length - baseEnd);
    if (end < text.length && text.charCodeAt(end - 1) !== LF)
        return undefined;
    const before = base.slice(start, baseEnd).split('\n');
    const after = text.slice(start, end).split('\n');
    if (!alike(before, after))
        return undefined;
    const first = indexOf(records.lines, lineOf(base, start));
    if (first === -1)
        return undefined;
    const read = (0,csv_records/* readRecords */.T)(text.slice(start, end), delimiter, { maxCells: Number.POSITIVE_INFINITY });
    if (!read.ok)
        return undefined;
    const rows = records.rows.slice();
    for (const [index, row] of read.records.rows.entries()) {
        // Without empty lines a row is a line, and so they match one to one.
        if (records.rows[first + index]?.length !== row.length)
            return undefined;
        rows[first + index] = row;
    }
    return { ...records, rows };
}
const LF = 10;
/** The same number of lines, none of them empty, and in each pair as many of every delimiter. */
function alike(before, after) {
    if (before.length !== after.length)
        return false;
    return before.every((line, index) => {
        const other = after[index];
        // What follows the last line feed is no line.
        if (line === '' || other === '')
            return line === other && index > 0 && index === before.length - 1;
        for (const delimiter of DELIMITERS.keys())
            if (count(line, delimiter) !== count(other, delimiter))
                return false;
        return true;
    });
}
function count(line, mark) {
    let found = 0;
    for (let at = line.indexOf(mark); at !== -1; at = line.indexOf(mark, at + 1))
        found += 1;
    return found;
}
/** Behind the line feed that ends the line of this offset; where a line begins, that is the offset itself. */
function lineEnd(text, at) {
    if (at > 0 && text.charCodeAt(at - 1) === LF)
        return at;
    const feed = text.indexOf('\n', at);
    return feed === -1 ? text.length : feed + 1;
}
function lineOf(text, offset) {
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
        line += 1;
    return line;
}
/** Of a number in a list that only rises; -1 where it is not there. */
function indexOf(lines, line) {
    let [low, high] = [0, lines.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (lines[middle] < line)
            low = middle + 1;
        else
            high = middle;
    }
    return lines[low] === line ? low : -1;
}

// EXTERNAL MODULE: ./lib/documents/encoding.js
var encoding = __webpack_require__(79981);
// EXTERNAL MODULE: ./lib/documents/layout.js
var layout = __webpack_require__(42762);
// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
;// CONCATENATED MODULE: ./lib/documents/formats/csv.js






const csv = { id: 'csv', read, readBoth };
/** A cell is a string in an array and costs about a quarter of what a node of a tree does. */
const CELLS_PER_NODE = 4;
async function read(input) {
    const decoded = await (0,encoding/* decodeText */.g7)(input.bytes);
    return decoded.ok ? readText(decoded, input).result : decoded;
}
/** Head's rows from base's where some lines were rewritten. Legacy encodings are read on their own. */
function readBoth(base, head) {
    const [from, to] = [(0,encoding/* decodeUnicode */.EC)(base.bytes), (0,encoding/* decodeUnicode */.EC)(head.bytes)];
    if (!from.ok || !to.ok)
        return undefined;
    const { result, known } = readText(from, base);
    const records = known && recordsOfEdited(known, to.text);
    const other = records && documentOf(to, head, { records, delimiter: known.delimiter, bare: false });
    return [result, other ?? readText(to, head).result];
}
function readText(decoded, input) {
    const { text } = decoded;
    const given = delimiterOf(input.path);
    const delimiter = given ?? findDelimiter(text);
    const limits = { maxCells: input.options.limits.nodes * CELLS_PER_NODE };
    const strict = (0,csv_records/* readRecords */.T)(text, delimiter, limits);
    // Tab-separated values know no quoting (IANA's registration), and 5" is a common cell in them.
    const bare = !strict.ok && strict.limit !== true && delimiter === '\t';
    const outcome = bare ? (0,csv_records/* readRecords */.T)(text, delimiter, { ...limits, quoting: false }) : strict;
    if (!outcome.ok)
        return { result: outcome };
    const { records } = outcome;
    const result = documentOf(decoded, input, { records, delimiter, bare });
    return { result, ...(bare ? {} : { known: { text, delimiter, delimiterIsGiven: given !== undefined, records } }) };
}
function documentOf(decoded, { options }, { records, delimiter, bare }) {
    const header = options.header === 'auto' ? hasHeader(records.rows) : options.header;
    const first = records.rows[0] ?? [];
    const columns = first.map((cell, index) => ({ name: header ? cell : String(index + 1) }));
    const from = header ? 1 : 0;
    const rows = records.rows.slice(from);
    const ragged = [];
    for (let index = 0; index < rows.length; index += 1)
        if (rows[index].length !== columns.length)
            ragged.push(index);
    return {
        ok: true,
        document: {
            format: 'csv',
            readings: [{ label: '', content: { kind: 'table', columns, rows, lines: records.lines.slice(from), ragged } }],
            declared: {
                delimiter: DELIMITERS.get(delimiter) ?? delimiter,
                header: header ? 'first row' : 'none',
                ...(bare ? { quoting: 'none' } : {}),
            },
            ...(records.returns.length === 0
                ? {}
                : { facts: { 'lines that end elsewhere for other readers': (0,nodes/* listFact */.HG)(records.returns.map(String)) } }),
            layout: {
                ...decoded.layout,
                ...(0,layout/* lineLayout */.zT)(decoded.text, { trailing: false, inside: records.broken }),
                ...quoteLayout(records),
            },
            notices: decoded.notices,
        },
    };
}
/** What the name settles; in `.csv` any delimiter is found. */
function delimiterOf(path) {
    const name = path.toLowerCase();
    if (/\.(?:tsv|tab)(?:\.|$)/.test(name))
        return '\t';
    return /\.psv(?:\.|$)/.test(name) ? '|' : undefined;
}
/** Quoting as a habit and not as a count, which would change with every row: `where needed`, `all` or `some`. */
function quoteLayout({ quotes, blankLines }) {
    const style = quotes.unneeded === 0 ? 'where needed' : quotes.bare === 0 ? 'all' : 'some';
    return { quotes: style, ...(blankLines > 0 ? { 'blank lines': 'present' } : {}) };
}


/***/ }),

/***/ 70043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ commonPrefix),
/* harmony export */   z: () => (/* binding */ commonSuffix)
/* harmony export */ });
/** Characters compared at once while looking for where two texts part. */
const STRIDE = 512;
/** How many characters two texts begin with alike. */
function commonPrefix(left, right) {
    const most = Math.min(left.length, right.length);
    let at = 0;
    while (at + STRIDE <= most && left.slice(at, at + STRIDE) === right.slice(at, at + STRIDE))
        at += STRIDE;
    while (at < most && left.charCodeAt(at) === right.charCodeAt(at))
        at += 1;
    return at;
}
/** How many they end with alike: at most `most`, so that the two stretches do not overlap. */
function commonSuffix(left, right, most) {
    const [a, b] = [left.length, right.length];
    let length = 0;
    while (length + STRIDE <= most && tail(left, a, length) === tail(right, b, length))
        length += STRIDE;
    while (length < most && left.charCodeAt(a - 1 - length) === right.charCodeAt(b - 1 - length))
        length += 1;
    return length;
}
function tail(text, end, length) {
    return text.slice(end - length - STRIDE, end - length);
}


/***/ })

};
