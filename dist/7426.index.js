export const id = 7426;
export const ids = [7426];
export const modules = {

/***/ 67426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sqlite: () => (/* binding */ sqlite)
});

// EXTERNAL MODULE: ./lib/documents/binaries.js
var binaries = __webpack_require__(26729);
// EXTERNAL MODULE: ./lib/documents/sql/lexer.js
var lexer = __webpack_require__(67231);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
;// CONCATENATED MODULE: ./lib/documents/sqlite/library.js

/**
 * The library finds its WebAssembly beside itself, which a bundle breaks. So it is copied to `vendor/` beside the
 * bundle (scripts/assets.mjs) and required from there; the names are put together here so that the bundler leaves
 * them alone. Unbundled, as in tests, it is the installed package.
 */
const PLACES = [
    ['.', 'vendor', 'sql-wasm.cjs'],
    ['sql.js', 'dist', 'sql-wasm.js'],
].map((parts) => parts.join('/'));
async function loadSqlite() {
    const load = (0,external_node_module_.createRequire)(import.meta.url);
    for (const place of PLACES) {
        const found = resolved(load, place);
        if (found !== undefined)
            return load(found)();
    }
    throw new Error(`the SQLite library is missing: ${PLACES.join(', ')}`);
}
function resolved(load, place) {
    try {
        return load.resolve(place);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/documents/tables/guard.js
var guard = __webpack_require__(80427);
// EXTERNAL MODULE: ./lib/documents/tables/scalars.js
var scalars = __webpack_require__(51239);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/formats/sqlite.js






/** SQLite database files: a container of tables. What is derived from them (views, indexes) is compared as its definition. */
const sqlite = { id: 'sqlite', read: (input) => (0,guard/* readGuarded */.vK)(input, 'SQLite', () => read(input)) };
const MAGIC = 'SQLite format 3\0';
/** Offsets of the file header (the format's documentation, section 1.3): read and write version, 2 in WAL mode. */
const VERSION_OFFSETS = [18, 19];
/** Each column takes one place in a result, of which SQLite has 2,000; types take another. */
const MAX_COLUMNS = 1_000;
async function read(input) {
    const bytes = Uint8Array.from(input.bytes);
    if (bytes.length < 100 || Buffer.from(bytes.subarray(0, 16)).toString('latin1') !== MAGIC)
        (0,stop/* fail */.fJ)('no SQLite database: the file header is missing');
    const wal = VERSION_OFFSETS.some((offset) => bytes[offset] === 2);
    // The file system of the library cannot share memory, which WAL needs; without its log the file reads the same.
    for (const offset of VERSION_OFFSETS)
        bytes[offset] = Math.min(1, bytes[offset]);
    const library = await loadSqlite();
    const database = new library.Database(bytes);
    try {
        return withFacts(readDatabase(database, (0,guard/* newMeter */.Yi)(input), wal), {
            ...restFact(restOf(input.bytes)),
            ...damageFact(database, input.bytes),
        });
    }
    finally {
        database.close();
    }
}
/** Bytes beyond the pages that the header counts; it speaks for the file only where it was written by the last change. */
function restOf(bytes) {
    const view = (0,binaries/* viewOf */.du)(bytes);
    const size = view.getUint16(16);
    const pages = view.getUint32(28);
    const counted = pages > 0 && view.getUint32(24) === view.getUint32(92);
    return counted ? bytes.subarray(Math.min(bytes.length, pages * (size === 1 ? 65_536 : size))) : new Uint8Array(0);
}
function restFact(rest) {
    return rest.length === 0 ? {} : { 'bytes after the last page': (0,binaries/* bytesFact */.CV)(rest) };
}
/**
 * Rows are read from the tables and queries go through indexes, so an index that says something else than its table changes
 * answers although every row is as before. Of such a file every byte counts: what its readers see depends on their way.
 */
function damageFact(database, bytes) {
    const found = String(pragma(database, 'integrity_check(1)'));
    return found === 'ok' ? {} : { damage: `${found} (${(0,binaries/* bytesFact */.CV)(bytes)})` };
}
function withFacts(result, facts) {
    if (!result.ok || Object.keys(facts).length === 0)
        return result;
    return { ok: true, document: { ...result.document, facts } };
}
function readDatabase(database, meter, wal) {
    // What a hostile schema may call when it is parsed or read stays to what is harmless.
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON');
    const encoding = String(pragma(database, 'encoding'));
    const decode = decoderOf(encoding);
    const schema = schemaRows(database, decode, meter);
    const members = [];
    const unread = [];
    for (const row of schema) {
        if (row.type !== 'table' || isStatistics(row.name))
            continue;
        if (/^\s*CREATE\s+VIRTUAL\b/i.test(row.sql ?? ''))
            unread.push(row.name);
        else
            members.push(tableMember(database, row, decode, meter));
    }
    const declared = Object.fromEntries(schema
        .filter(({ type, sql, name }) => sql !== null && (type !== 'table' || unread.includes(name)))
        .map(({ type, name, sql }) => [
        `${unread.includes(name) ? 'virtual table' : type} ${name}`,
        (0,lexer/* normalizeSql */.cz)(sql, lexer/* SQLITE */.V),
    ]));
    return {
        ok: true,
        document: {
            format: 'sqlite',
            readings: [{ label: '', content: { kind: 'container', noun: 'table', members } }],
            declared: { ...declared, ...versions(database) },
            layout: layoutOf(database, encoding, wal, schema),
            notices: [],
            // A virtual table is what an extension makes of its shadow tables, which are read as they are.
            ...(unread.length === 0 ? {} : { incomplete: `virtual tables are not read: ${unread.join(', ')}` }),
        },
    };
}
function versions(database) {
    const names = ['user_version', 'application_id'];
    const values = names.map((name) => [name, String(pragma(database, name))]);
    return Object.fromEntries(values.filter(([, value]) => value !== '0'));
}
function layoutOf(database, encoding, wal, schema) {
    return {
        encoding,
        'page size': String(pragma(database, 'page_size')),
        'auto vacuum': String(pragma(database, 'auto_vacuum')),
        journal: wal ? 'write-ahead log' : 'rollback',
        'free pages': pragma(database, 'freelist_count') === 0 ? 'none' : 'present',
        ...(schema.some(({ name }) => isStatistics(name)) ? { statistics: 'present' } : {}),
    };
}
/** What ANALYZE writes for the query planner. */
function isStatistics(name) {
    return /^sqlite_stat\d$/.test(name);
}
function pragma(database, name) {
    return database.exec(`PRAGMA ${name}`)[0]?.values[0]?.[0] ?? 0;
}
function decoderOf(encoding) {
    const label = { 'UTF-8': 'utf-8', 'UTF-16le': 'utf-16le', 'UTF-16be': 'utf-16be' }[encoding];
    if (label === undefined)
        return (0,stop/* stopAtLimit */.zK)(`text encoding ${encoding}`);
    const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
    return (bytes) => {
        try {
            return decoder.decode(bytes);
        }
        catch {
            return undefined;
        }
    };
}
/** Texts come as blobs: as strings the library would end them at a NUL and replace what is no UTF-8. */
function* rowsOf(database, sql) {
    const statement = database.prepare(sql);
    try {
        const options = { useBigInt: true };
        while (statement.step())
            yield statement.get(null, options);
    }
    finally {
        statement.free();
    }
}
function schemaRows(database, decode, meter) {
    const names = ['type', 'name', 'tbl_name', 'sql'];
    const columns = [
        ...names.map((name) => `CAST(${name} AS BLOB)`),
        names.map((name) => `typeof(${name})`).join(' || '),
    ];
    const rows = [];
    const textOf = (value) => {
        if (!(value instanceof Uint8Array))
            return (0,stop/* fail */.fJ)('the schema table holds something else than text');
        meter.inflate(value.length);
        return decode(value) ?? (0,stop/* fail */.fJ)(`the schema table holds text of another encoding`);
    };
    for (const [type, name, table, sql, kinds] of rowsOf(database, `SELECT ${columns.join(', ')} FROM sqlite_master`)) {
        meter.count(1);
        // Bytes that spell a name are none to a query.
        if (!/^texttexttext(?:text|null)$/.test(String(kinds)))
            (0,stop/* fail */.fJ)('the schema table holds something else than text');
        rows.push({ type: textOf(type), name: textOf(name), table: textOf(table), sql: sql === null ? null : textOf(sql) });
    }
    return rows;
}
function tableMember(database, { name, sql }, decode, meter) {
    const columns = columnsOf(database, name, decode);
    // A generated column that is not stored follows from the others, and its expression may be costly.
    const stored = columns.filter(({ virtual }) => !virtual);
    if (stored.length > MAX_COLUMNS)
        (0,stop/* stopAtLimit */.zK)(`more than ${MAX_COLUMNS} columns in a table`);
    const rows = [];
    for (const row of stored.length === 0 ? [] : rowsOf(database, selectAll(name, stored))) {
        meter.count(stored.length);
        rows.push(stored.map((_, index) => cellOf(row[index * 2], row[index * 2 + 1], decode, meter)));
    }
    const document = (0,guard/* tableDocument */.CB)({
        format: 'sqlite',
        columns: stored.map(({ virtual: _, ...column }) => column),
        rows,
        declared: sql === null ? {} : { definition: (0,lexer/* normalizeSql */.cz)(sql, lexer/* SQLITE */.V) },
    });
    return { name, line: 0, document };
}
/** NOT INDEXED keeps the planner from answering out of an index, whose order would be another: rowid or primary key it is. */
function selectAll(table, columns) {
    const cells = columns.map(({ name }) => {
        const column = `t.${quoted(name)}`;
        return `typeof(${column}), CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END`;
    });
    return `SELECT ${cells.join(', ')} FROM main.${quoted(table)} AS t NOT INDEXED`;
}
function quoted(name) {
    if (name.includes('\0'))
        (0,stop/* fail */.fJ)('a name with a NUL character');
    return `"${name.replaceAll('"', '""')}"`;
}
function columnsOf(database, table, decode) {
    const columns = [];
    const from = `pragma_table_xinfo('${table.replaceAll("'", "''")}', 'main')`;
    for (const [name, type, notNull, hidden] of rowsOf(database, `SELECT CAST(name AS BLOB), CAST(type AS BLOB), "notnull", hidden FROM ${from}`)) {
        if (!(name instanceof Uint8Array))
            return (0,stop/* fail */.fJ)('a column without a name');
        const kind = type instanceof Uint8Array ? (decode(type) ?? '') : '';
        columns.push({
            name: decode(name) ?? (0,stop/* fail */.fJ)('a column name of another encoding'),
            kind: kind === '' ? 'untyped' : kind.toUpperCase().replace(/[ \t\r\n\f]+/g, ' '),
            nullable: notNull === 0n,
            virtual: hidden === 2n,
        });
    }
    return columns;
}
function cellOf(type, value, decode, meter) {
    if (value instanceof Uint8Array) {
        meter.inflate(value.length);
        const text = type === 'text' ? decode(value) : undefined;
        return text === undefined ? (0,scalars/* binary */.aw)(value.slice()) : (0,scalars/* string */.Yj)(text);
    }
    if (type === 'null')
        return scalars/* NULL */.Cq;
    if (typeof value === 'bigint')
        return (0,scalars/* integer */.nd)(value);
    if (typeof value === 'number')
        return (0,scalars/* float */.fV)(value);
    // An empty blob comes back as null.
    return type === 'text' ? (0,scalars/* string */.Yj)('') : (0,scalars/* binary */.aw)(new Uint8Array(0));
}


/***/ }),

/***/ 67231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   Fu: () => (/* binding */ nextToken),
/* harmony export */   V: () => (/* binding */ SQLITE),
/* harmony export */   cz: () => (/* binding */ normalizeSql),
/* harmony export */   jD: () => (/* binding */ newLexer)
/* harmony export */ });
/* harmony import */ var _trees_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2706);

const SQLITE = { backslash: false, brackets: true, hash: false };
const WORD_START = /[\p{L}_@]/u;
const WORD = /[\p{L}\p{N}_$@]*/uy;
const NUMBER = /(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const DOLLAR = /\$(?:[A-Za-z_][A-Za-z_0-9]*)?\$/y;
function newLexer(text, dialect) {
    return { text, dialect, at: 0, line: 1, tokens: 0, doubts: [], doubted: 0 };
}
/** The next token, or undefined at the end. Linear: every character is looked at a bounded number of times. */
function nextToken(lexer) {
    const token = anyToken(lexer);
    if (token !== undefined && token.kind !== 'comment')
        lexer.tokens += 1;
    return token;
}
function anyToken(lexer) {
    skipSpace(lexer);
    const { text, at, dialect } = lexer;
    const character = text[at];
    if (character === undefined)
        return undefined;
    const pair = text.slice(at, at + 2);
    if (dialect.unsure)
        doubt(lexer, character, pair);
    if ((pair === '--' && isDashComment(lexer, at)) || (character === '#' && dialect.hash))
        return take(lexer, 'comment', endOfLine(text, at));
    if (pair === '/*')
        return block(lexer);
    // A command of psql's own goes to the end of its line, wherever it stands, and has no comments.
    if (character === '\\' && !dialect.backslash)
        return take(lexer, 'code', at + (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd)(text.slice(at, endOfLine(text, at))).length);
    if (character === "'")
        return quoted(lexer, 'string', "'", at);
    if (character === '"' || character === '`')
        return quoted(lexer, 'name', character, at);
    if (character === '[' && dialect.brackets)
        return quoted(lexer, 'name', ']', at);
    // Only PostgreSQL has quotes of dollars; in MySQL they are what DELIMITER makes of them.
    if (character === '$' && !dialect.hash && !dialect.brackets) {
        const tag = match(DOLLAR, text, at);
        if (tag !== '') {
            const end = closing(lexer, tag, at + tag.length, true);
            if (dialect.unsure && isDoubtful(text.slice(at, end)))
                loseAt(lexer, at);
            return take(lexer, 'string', end, text.slice(at + tag.length, end - tag.length));
        }
    }
    // E'...', B'...', X'...', N'...' and U&'...' are strings with a prefix; the prefix counts.
    const prefix = /^(?:[EeBbXxNn]|[Uu]&)(?=')/.exec(text.slice(at, at + 3))?.[0];
    if (prefix !== undefined)
        return quoted(lexer, 'string', "'", at, prefix);
    if (WORD_START.test(character))
        return take(lexer, 'word', at + match(WORD, text, at).length);
    const number = match(NUMBER, text, at);
    if (number !== '')
        return take(lexer, 'number', at + number.length);
    const point = text.codePointAt(at);
    return take(lexer, 'mark', at + (point > 0xffff ? 2 : 1));
}
/** MySQL runs what stands in `/*! ... *\/` and MariaDB also what stands in `/*M! ... *\/`, so that is no comment. */
function block(lexer) {
    const { text, at, dialect } = lexer;
    const code = text[at + 2] === '!' || text.startsWith('M!', at + 2);
    const end = dialect.nested ? closingNested(lexer) : closing(lexer, '*/', at + 2, false);
    const inside = text.slice(at + 2, end);
    // Where they do not nest this one ended too early for those dialects in which they do; a mark in quotes ends no code.
    if ((dialect.unsure && inside.includes('/*')) || (code && isCutInQuote(inside)))
        loseAt(lexer, at);
    return take(lexer, code ? 'code' : 'comment', end);
}
const COMMENT_MARK = /\/\*|\*\//g;
function closingNested(lexer) {
    const { text } = lexer;
    let depth = 0;
    COMMENT_MARK.lastIndex = lexer.at;
    for (let mark = COMMENT_MARK.exec(text); mark !== null; mark = COMMENT_MARK.exec(text)) {
        depth += mark[0] === '/*' ? 1 : -1;
        if (depth === 0)
            return COMMENT_MARK.lastIndex;
    }
    lexer.unclosed = 'a comment is not closed';
    return text.length;
}
/** The end is inside of quotes, read as MySQL does. */
function isCutInQuote(text) {
    let quote = '';
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === quote)
            quote = '';
        else if (quote === '' && `'"\``.includes(character))
            quote = character;
        else if (character === '\\' && quote !== '' && quote !== '`')
            at += 1;
    }
    return quote !== '';
}
/** What begins something that does not end with the line. */
const OPENING = /['"`]|\/\*/;
/** As long as a quoted name in brackets may be, in characters: twice what SQL Server takes. */
const MAX_BRACKETED = 256;
/**
 * Notes what one dialect takes for a comment or a name and another one does not: `--` without a blank behind it and `#`,
 * to the end of the line, and blanks in brackets. Where quotes stand in them, all that follows may be something else.
 */
function doubt(lexer, character, pair) {
    const { text, at } = lexer;
    if (lexer.lost !== undefined || at < lexer.doubted)
        return;
    if (character === '[') {
        const inside = text.slice(at, at + MAX_BRACKETED);
        const end = inside.indexOf(']');
        const name = inside.slice(0, end);
        if (end === -1 || /--|\/\*/.test(name) || isOdd(name))
            loseAt(lexer, at);
        else if (/\s/.test(name))
            lexer.doubts.push(`${lexer.tokens} ${name}`);
        return;
    }
    // Oracle's q'[...]' holds quotes.
    if (/^n?q'/i.test(text.slice(at, at + 3)))
        loseAt(lexer, at);
    if (character !== '#' && (pair !== '--' || at + 2 >= text.length || text.charCodeAt(at + 2) <= 32))
        return;
    lexer.doubted = endOfLine(text, at);
    const line = (0,_trees_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd)(text.slice(at, lexer.doubted));
    lexer.doubts.push(`${lexer.tokens} ${line}`);
    if (OPENING.test(line) || (character === '#' && line.includes('--')))
        loseAt(lexer, at);
}
/** A quote begins here that does not end here. */
function isOdd(text) {
    return ["'", '"', '`'].some((quote) => text.split(quote).length % 2 === 0);
}
/** What quotes of dollars hold leaves a quote open where they are none. */
function isDoubtful(text) {
    return isOdd(text) || (/['"`]/.test(text) && /--|#|\/\*/.test(text));
}
function loseAt(lexer, at) {
    lexer.lost ??= at;
}
/** In MySQL two minus signs begin a comment only where white space or nothing follows: `5--1` is six there. */
function isDashComment({ text, dialect }, at) {
    return !dialect.hash || at + 2 >= text.length || text.charCodeAt(at + 2) <= 32;
}
function skipSpace(lexer) {
    const { text } = lexer;
    while (lexer.at < text.length) {
        const code = text.charCodeAt(lexer.at);
        if (code === 10)
            lexer.line += 1;
        // A vertical tabulator is a blank to MySQL alone, and no token at all to SQLite.
        if (code !== 32 && (code < 9 || code > 13 || code === 11))
            return;
        lexer.at += 1;
    }
}
function match(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
}
function endOfLine(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}
/** Where `mark` ends, or the end of the text with `unclosed` set. */
function closing(lexer, mark, from, string) {
    const end = lexer.text.indexOf(mark, from);
    if (end !== -1)
        return end + mark.length;
    lexer.unclosed = string ? 'a string is not closed' : 'a comment is not closed';
    return lexer.text.length;
}
function quoted(lexer, kind, quote, start, prefix = '') {
    const { text, dialect } = lexer;
    const backslash = (dialect.backslash && quote !== '`') || /^e/i.test(prefix);
    const unsure = dialect.unsure && prefix === '' && (quote === "'" || quote === '"');
    const pieces = [];
    let slashes = 0;
    let from = start + prefix.length + 1;
    let at = from;
    for (;;) {
        const code = text[at];
        if (code === undefined) {
            lexer.unclosed = 'a quote is not closed';
            return take(lexer, kind, text.length);
        }
        // Whether a quote behind a backslash ends this is what dialects disagree about.
        if (unsure && code === quote && slashes % 2 === 1)
            loseAt(lexer, start);
        slashes = code === '\\' ? slashes + 1 : 0;
        if (code === '\\' && backslash) {
            if (unsure && text[at + 1] === quote)
                loseAt(lexer, start);
            slashes = 0;
            at += 2;
        }
        else if (code !== quote)
            at += 1;
        else if (text[at + 1] === quote) {
            pieces.push(text.slice(from, at + 1));
            at += 2;
            from = at;
        }
        else
            break;
    }
    pieces.push(text.slice(from, at));
    const inner = pieces.join('');
    // A prefix other than N says how to read the inside, so the value keeps it.
    const value = prefix === '' ? (backslash ? unescaped(inner) : inner) : `${prefix}'${inner}'`;
    return take(lexer, kind, at + 1, value);
}
const ESCAPES = new Map([
    ['0', '\0'],
    ['b', '\b'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['Z', '\x1a'],
]);
/** MySQL's escapes; `\%` and `\_` keep their backslash, as they do there. */
function unescaped(value) {
    if (!value.includes('\\'))
        return value;
    return value.replace(/\\(.)/gs, (whole, character) => {
        if (character === '%' || character === '_')
            return whole;
        return ESCAPES.get(character) ?? character;
    });
}
function take(lexer, kind, end, value) {
    const { at: start, line, text } = lexer;
    const raw = text.slice(start, end);
    for (let index = raw.indexOf('\n'); index !== -1; index = raw.indexOf('\n', index + 1))
        lexer.line += 1;
    lexer.at = Math.max(end, start + 1);
    return { kind, text: raw, value: value ?? raw, start, line };
}
/** Tokens with one blank between them, comments left out: layout of SQL is no content, everything else is. */
function normalized(tokens) {
    return tokens
        .filter(({ kind }) => kind !== 'comment')
        .map(({ text }) => text)
        .join(' ');
}
function normalizeSql(sql, dialect) {
    const lexer = newLexer(sql, dialect);
    const tokens = [];
    for (let token = nextToken(lexer); token !== undefined; token = nextToken(lexer))
        tokens.push(token);
    return normalized(tokens);
}


/***/ }),

/***/ 80427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ tableDocument),
/* harmony export */   Yi: () => (/* binding */ newMeter),
/* harmony export */   d_: () => (/* binding */ COLUMN_VALUE_MEMORY),
/* harmony export */   vK: () => (/* binding */ readGuarded)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27787);
/* harmony import */ var _trees_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35282);



/**
 * Runs a reader that stands on a library. Whatever the library throws over hostile bytes, an ordinary error or its
 * own overflowing stack, says that the file does not read; a `ReadStop` has its own words.
 */
async function readGuarded(input, what, read) {
    return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(async () => {
        (0,_trees_source_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(input);
        try {
            return await read();
        }
        catch (error) {
            if (error instanceof _trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .ReadStop */ .t6 || !(error instanceof Error))
                throw error;
            return (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(`not readable as ${what}: ${error.message.slice(0, MAX_REASON_CHARACTERS)}`);
        }
    });
}
/** What a library says may hold a megabyte of the file. */
const MAX_REASON_CHARACTERS = 200;
/** A small file may unpack to this much whatever the ratio: columns of one value do, and it costs nothing. */
const FREE_INFLATION_BYTES = 16_777_216;
/** A value of a column with its row, and what comparing takes beside it. Bytes. */
const COLUMN_VALUE_MEMORY = 448;
/** `memory` is what each value takes that is counted, in bytes, where it is more than a node. */
function newMeter(input, memory = 0) {
    const { nodes } = input.options.limits;
    const free = Math.max(FREE_INFLATION_BYTES, input.bytes.length * _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATION_RATIO */ .wF);
    const most = Math.min(free, _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INFLATED_BYTES */ .Bx);
    let inflated = 0;
    let counted = 0;
    // Beside what is unpacked there is what is made of it.
    const book = () => input.book?.(0, inflated * 2 + counted * memory);
    return {
        inflate(bytes) {
            inflated += bytes;
            if (!(inflated <= most))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`unpacks to more than ${most} bytes`);
            book();
        },
        room: () => most - inflated,
        count(values) {
            counted += values;
            if (!(counted <= nodes))
                (0,_trees_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopAtLimit */ .zK)(`more than ${nodes} values`);
            if (memory > 0)
                book();
        },
    };
}
/** A table without lines and without ragged rows, as binary formats have them. */
function tableDocument({ format, columns, rows, declared = {}, layout = {}, notices = [], }) {
    const content = { kind: 'table', columns, rows, lines: [], ragged: [] };
    return { format, readings: [{ label: '', content }], declared, layout, notices };
}


/***/ })

};
