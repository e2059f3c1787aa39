export const id = 824;
export const ids = [824];
export const modules = {

/***/ 40824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sqldump: () => (/* binding */ sqldump)
});

// EXTERNAL MODULE: ./lib/documents/comments.js
var documents_comments = __webpack_require__(45966);
// EXTERNAL MODULE: ./lib/documents/sql/lexer.js
var sql_lexer = __webpack_require__(67231);
// EXTERNAL MODULE: ./lib/documents/trees/scanner.js
var scanner = __webpack_require__(2706);
;// CONCATENATED MODULE: ./lib/documents/sql/statements.js


/** pg_dump's first line, before which only comments and commands stand. */
const POSTGRESQL = /^\ufeff?(?:(?:--[^\n]*|\\(?:un)?restrict[^\n]*|\r?)\n)*-- PostgreSQL database (?:cluster )?dump\b/;
/** How the dump of SQLite's shell begins. */
const SQLITE_DUMP = /^\ufeff?PRAGMA foreign_keys=OFF;\s*BEGIN TRANSACTION;/;
const UNSURE = { unsure: true };
/** What the dump says about itself, in the first lines or in the quotes that it uses. */
function dialectOf(text) {
    const start = text.slice(0, 4_096);
    const plain = { backslash: false, brackets: false, hash: false };
    if (POSTGRESQL.test(start) && !/standard_conforming_strings\W+off/i.test(text))
        return { name: 'SQL', dialect: { ...plain, nested: true } };
    const sure = /^-- (?:MySQL|MariaDB) dump|^\/\*M?!|\)\s{0,9}ENGINE\s*=/im.test(start);
    if (sure || /\bENGINE\s*=/i.test(start)) {
        const unsure = !sure || /NO_BACKSLASH_ESCAPES/i.test(text);
        return { name: 'MySQL', dialect: { backslash: true, brackets: false, hash: true, ...(unsure ? UNSURE : {}) } };
    }
    if (SQLITE_DUMP.test(start))
        return { name: 'SQL', dialect: sql_lexer/* SQLITE */.V };
    return { name: 'SQL', dialect: { ...plain, ...UNSURE } };
}
/**
 * Cuts a script at the semicolons that are neither in quotes nor in comments nor inside of BEGIN ... END of a routine.
 * `limit` is called for every token and throws where there are too many.
 */
function statementsOf(text, dialect, limit) {
    const lexer = (0,sql_lexer/* newLexer */.jD)(text, dialect);
    const statements = [];
    const comments = [];
    let tokens = [];
    let depth = 0;
    const finish = (data) => {
        if (tokens.length > 0)
            statements.push({ tokens, line: tokens[0].line, ...(data === undefined ? {} : { data }) });
        tokens = [];
        depth = 0;
    };
    for (let token = atMeta(lexer, tokens) ?? (0,sql_lexer/* nextToken */.Fu)(lexer); token !== undefined; token = atMeta(lexer, tokens) ?? (0,sql_lexer/* nextToken */.Fu)(lexer)) {
        limit(1);
        if (token.kind === 'comment') {
            comments.push(token.text);
            continue;
        }
        if (token.kind === 'code' && token.text.startsWith('\\')) {
            tokens.push(token);
            finish();
            continue;
        }
        if (token.text === ';' && depth === 0) {
            const copied = isCopy(tokens) ? copyLines(lexer) : undefined;
            if (copied !== undefined)
                limit(copied.length);
            finish(copied);
            continue;
        }
        tokens.push(token);
        if (token.kind === 'word' && isRoutine(tokens)) {
            const word = token.text.toUpperCase();
            if (word === 'BEGIN' || word === 'CASE')
                depth += 1;
            else if (word === 'END' && depth > 0)
                depth -= 1;
        }
    }
    const unended = tokens.length > 0;
    finish();
    const { unclosed, doubts, lost } = lexer;
    return {
        statements,
        unended,
        doubts,
        ...(lost === undefined ? {} : { lost: text.slice(lost) }),
        comments,
        ...(unclosed === undefined ? {} : { problem: { reason: unclosed, line: lexer.line } }),
    };
}
/** A line of psql's own, which begins with a backslash where a statement could begin. */
function atMeta(lexer, tokens) {
    if (tokens.length > 0)
        return undefined;
    const { text } = lexer;
    let at = lexer.at;
    while (at < text.length && ' \t\r\n'.includes(text[at]))
        at += 1;
    if (text[at] !== '\\')
        return undefined;
    for (let index = lexer.at; index < at; index += 1)
        if (text[index] === '\n')
            lexer.line += 1;
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    const line = (0,scanner/* trimSpace */.Pd)(text.slice(at, stop));
    lexer.at = stop;
    return { kind: 'code', text: line, value: line, start: at, line: lexer.line };
}
/** Only what CREATEs code may hold semicolons of its own. */
function isRoutine(tokens) {
    if (tokens[0]?.text.toUpperCase() !== 'CREATE')
        return false;
    return tokens.slice(1, 8).some(({ text }) => /^(?:TRIGGER|FUNCTION|PROCEDURE|EVENT|PACKAGE)$/i.test(text));
}
function isCopy(tokens) {
    const [first] = tokens;
    if (first?.text.toUpperCase() !== 'COPY')
        return false;
    return tokens.some(({ text }, index) => /^FROM$/i.test(text) && /^stdin$/i.test(tokens[index + 1]?.text ?? ''));
}
/** Up to the line `\.`, or to the end. */
function copyLines(lexer) {
    const { text } = lexer;
    const lines = [];
    const first = text.indexOf('\n', lexer.at);
    if (first === -1)
        return lines;
    let at = first + 1;
    lexer.line += 1;
    while (at < text.length) {
        const end = text.indexOf('\n', at);
        const stop = end === -1 ? text.length : end;
        const line = text.slice(at, text[stop - 1] === '\r' && stop > at ? stop - 1 : stop);
        at = end === -1 ? text.length : end + 1;
        if (line === '\\.') {
            lexer.at = at;
            lexer.line += 1;
            return lines;
        }
        lines.push({ text: line, line: lexer.line });
        lexer.line += 1;
    }
    lexer.at = text.length;
    lexer.unclosed = 'the data of a COPY is not closed';
    return lines;
}

;// CONCATENATED MODULE: ./lib/documents/sql/tables.js

const is = (token, ...words) => token !== undefined && (token.kind === 'word' || token.kind === 'mark') && words.includes(token.text.toUpperCase());
/** Where a type ends and what is said of a column begins. */
const CONSTRAINT = /^(?:NOT|NULL|DEFAULT|PRIMARY|UNIQUE|REFERENCES|CHECK|COLLATE|GENERATED|AS|AUTO_INCREMENT|AUTOINCREMENT|COMMENT|CONSTRAINT|CHARACTER|CHARSET|ON|KEY|IDENTITY|ENCODE|STORAGE|COMPRESSION|INVISIBLE|VISIBLE)$/i;
const NO_COLUMN = /^(?:CONSTRAINT|PRIMARY|FOREIGN|UNIQUE|CHECK|KEY|INDEX|EXCLUDE|LIKE|FULLTEXT|SPATIAL|PERIOD)$/i;
function declarationOf({ tokens }) {
    let at = 0;
    if (!is(tokens[at], 'CREATE'))
        return undefined;
    at += 1;
    while (is(tokens[at], 'TEMPORARY', 'TEMP', 'UNLOGGED', 'GLOBAL', 'LOCAL'))
        at += 1;
    if (!is(tokens[at], 'TABLE'))
        return undefined;
    at += 1;
    if (is(tokens[at], 'IF'))
        at += 3;
    const name = nameAt(tokens, at);
    if (name === undefined || !is(tokens[name.end], '('))
        return undefined;
    const close = closingAt(tokens, name.end);
    if (close === undefined)
        return undefined;
    const columns = splitAt(tokens.slice(name.end + 1, close)).flatMap(columnOf);
    const counter = tokens.findIndex((token, index) => index > close && is(token, 'AUTO_INCREMENT') && is(tokens[index + 1], '='));
    const kept = counter === -1 ? tokens : [...tokens.slice(0, counter), ...tokens.slice(counter + 3)];
    const next = counter === -1 ? undefined : tokens[counter + 2]?.text;
    return { table: name.name, columns, text: (0,sql_lexer/* normalized */.A9)(kept), ...(next === undefined ? {} : { counter: next }) };
}
function columnOf(tokens) {
    const [first, ...rest] = tokens;
    if (first === undefined || (first.kind === 'word' && NO_COLUMN.test(first.text)))
        return [];
    const end = rest.findIndex((token) => token.kind === 'word' && CONSTRAINT.test(token.text));
    const type = (0,sql_lexer/* normalized */.A9)(end === -1 ? rest : rest.slice(0, end));
    const notNull = rest.some((token, index) => is(token, 'NOT') && is(rest[index + 1], 'NULL')) ||
        rest.some((token) => is(token, 'PRIMARY'));
    return [{ name: first.value, kind: type === '' ? 'untyped' : type.toUpperCase(), nullable: !notNull }];
}
function nameAt(tokens, at) {
    const parts = [];
    let index = at;
    for (;;) {
        const token = tokens[index];
        if (token === undefined || (token.kind !== 'word' && token.kind !== 'name'))
            return undefined;
        parts.push(token.value);
        if (!is(tokens[index + 1], '.'))
            return { name: parts.join('.'), end: index + 1 };
        index += 2;
    }
}
function closingAt(tokens, open) {
    let depth = 0;
    for (let index = open; index < tokens.length; index += 1) {
        if (is(tokens[index], '('))
            depth += 1;
        else if (is(tokens[index], ')')) {
            depth -= 1;
            if (depth === 0)
                return index;
        }
    }
    return undefined;
}
/** At commas outside of parentheses and brackets. */
function splitAt(tokens) {
    const parts = [[]];
    let depth = 0;
    for (const token of tokens) {
        if (is(token, '(', '['))
            depth += 1;
        else if (is(token, ')', ']'))
            depth -= 1;
        if (depth === 0 && is(token, ','))
            parts.push([]);
        else
            parts[parts.length - 1].push(token);
    }
    return parts;
}
/** `INSERT INTO t [(a, b)] VALUES (...), (...)` and nothing more; any further word may change what it does. */
function insertOf({ tokens }) {
    if (!is(tokens[0], 'INSERT') || !is(tokens[1], 'INTO'))
        return undefined;
    const head = headAt(tokens, 2);
    if (head === undefined || !is(tokens[head.end], 'VALUES'))
        return undefined;
    const rows = [];
    let at = head.end + 1;
    for (;;) {
        if (!is(tokens[at], '('))
            return undefined;
        const close = closingAt(tokens, at);
        if (close === undefined)
            return undefined;
        rows.push({ cells: splitAt(tokens.slice(at + 1, close)).map(cellOf), line: tokens[at].line });
        at = close + 1;
        if (at === tokens.length)
            break;
        if (!is(tokens[at], ','))
            return undefined;
        at += 1;
    }
    return { ...headFacts(tokens.slice(2, head.end), head), rows };
}
function headFacts(tokens, { table, columns }) {
    const cased = tokens.some(({ text }) => text !== text.toLowerCase());
    return {
        table,
        ...(columns === undefined ? {} : { columns }),
        ...(cased ? { spelled: (0,sql_lexer/* normalized */.A9)(tokens) } : {}),
    };
}
function headAt(tokens, at) {
    const name = nameAt(tokens, at);
    if (name === undefined)
        return undefined;
    if (!is(tokens[name.end], '('))
        return { table: name.name, end: name.end };
    const close = closingAt(tokens, name.end);
    if (close === undefined)
        return undefined;
    const columns = splitAt(tokens.slice(name.end + 1, close));
    if (columns.some((column) => column.length !== 1))
        return undefined;
    return { table: name.name, columns: columns.map((column) => column[0].value), end: close + 1 };
}
/** A literal as what it says; anything that is computed stays apart from a text of the same letters. */
function cellOf(tokens) {
    const [first, second] = tokens;
    const line = first?.line ?? 0;
    const sign = is(first, '-', '+') && second?.kind === 'number' ? first.text : '';
    const single = sign === '' ? tokens.length === 1 : tokens.length === 2;
    const token = sign === '' ? first : second;
    if (single && token !== undefined) {
        if (token.kind === 'number') {
            const node = numberNode(`${sign}${token.text}`, line);
            if (node !== undefined)
                return node;
        }
        if (token.kind === 'string' && token.text.startsWith("'"))
            return { kind: 'string', value: token.value, line };
        if (token.kind === 'word' && /^(?:true|false)$/i.test(token.text))
            return { kind: 'boolean', value: /^t/i.test(token.text), line };
        if (is(token, 'NULL'))
            return { kind: 'null', line };
    }
    return expression((0,sql_lexer/* normalized */.A9)(tokens), line);
}
function expression(sql, line) {
    return { kind: 'object', members: [{ name: 'sql', value: { kind: 'string', value: sql, line }, line }], line };
}
function numberNode(literal, line) {
    const match = /^([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(literal);
    if (match === null)
        return undefined;
    const [, sign, whole = '', fraction = '', exponent = ''] = match;
    const decimal = `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
    return { kind: 'number', type: 'number', literal, ...(decimal === literal ? {} : { decimal }), line };
}
/** `COPY t (a, b) FROM stdin` with its lines, in PostgreSQL's text format only. */
function copyOf({ tokens, data }) {
    if (data === undefined)
        return undefined;
    const head = headAt(tokens, 1);
    if (head === undefined || tokens.length !== head.end + 2)
        return undefined;
    const rows = data.map(({ text, line }) => ({ cells: text.split('\t').map((cell) => copyCell(cell, line)), line }));
    return { ...headFacts(tokens.slice(1, head.end), head), rows };
}
const ESCAPES = new Map([
    ['b', '\b'],
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['v', '\v'],
]);
function copyCell(cell, line) {
    if (cell === '\\N')
        return { kind: 'null', line };
    const value = cell.replace(/\\([0-7]{1,3}|x[0-9a-fA-F]{1,2}|[\s\S])/g, (whole, code) => {
        const byte = /^[0-7]/.test(code)
            ? Number.parseInt(code, 8)
            : /^x./.test(code)
                ? Number.parseInt(code.slice(1), 16)
                : -1;
        // Beyond ASCII a byte is a part of a character, which only the whole would tell; it stays as written.
        if (byte >= 128)
            return whole;
        return byte >= 0 ? String.fromCharCode(byte) : (ESCAPES.get(code) ?? code);
    });
    return { kind: 'string', value, line };
}

// EXTERNAL MODULE: ./lib/documents/trees/nodes.js
var nodes = __webpack_require__(68809);
// EXTERNAL MODULE: ./lib/documents/trees/source.js
var trees_source = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/documents/trees/stop.js
var stop = __webpack_require__(35282);
;// CONCATENATED MODULE: ./lib/documents/formats/sqldump.js







/**
 * SQL scripts: what CREATE TABLE says is declared, plain INSERT and COPY are rows of tables, and every other statement
 * counts as its text, white space and comments aside. Own splitter: parsers for SQL know one dialect and refuse the
 * rest of the file with the first statement that they do not know (docs/adr/0097).
 */
const sqldump = { id: 'sqldump', read: (input) => (0,stop/* attempt */.CD)(() => read(input)) };
/** Session settings that say how to load the dump and not what is in it. */
const SETTINGS = /^SET (?:SESSION |LOCAL )?(?:statement_timeout|lock_timeout|idle_in_transaction_session_timeout|transaction_timeout|client_min_messages|row_security|default_table_access_method|xmloption|check_function_bodies) (?:=|TO) (?:\w+|'\w*')$/i;
/** pg_dump's guard against code in dumps has a new key every time. */
const RESTRICTION = /^\\(?:un)?restrict(?:\s+\w+)?$/;
/** Statements that say nothing about rows: what stands before or after them stands nowhere else. */
const SCHEMA = /^(?:CREATE (?:UNIQUE )?INDEX|CREATE (?:SEQUENCE|SCHEMA|EXTENSION|TYPE)|ALTER SEQUENCE|ALTER TABLE (?:ONLY )?\S+(?: \. \S+)? (?:ADD (?:CONSTRAINT|PRIMARY|UNIQUE|KEY)|OWNER TO)|COMMENT ON|GRANT|REVOKE|LOCK|UNLOCK|ANALYZE|SELECT pg_catalog \. setval|\/\*M?!\d+ (?:SET (?!NAMES\b|TIME_ZONE\s*=\s*')|ALTER TABLE \S+ (?:EN|DIS)ABLE KEYS))\b/i;
function read(input) {
    const source = (0,trees_source/* openSource */.oD)(input);
    const budget = (0,stop/* createBudget */.yK)(input.options.limits);
    const { name, dialect } = dialectOf(source.text);
    const script = statementsOf(source.text, dialect, (tokens) => budget.spend(tokens, { line: 0, column: 0 }));
    if (script.problem !== undefined)
        (0,stop/* fail */.fJ)(script.problem.reason, { line: script.problem.line, column: 1 });
    const tables = new Map();
    const declared = [['dialect', name]];
    const others = [];
    const settings = [];
    const fresh = new Set();
    for (const statement of script.statements) {
        const declaration = declarationOf(statement);
        if (declaration !== undefined && !tables.has(declaration.table)) {
            declared.push([`table ${declaration.table}`, declaration.text]);
            const columns = [...declaration.columns];
            tables.set(declaration.table, { columns, declared: true, rows: [], lines: [], ragged: [], spelled: new Set() });
            // A statement that works on tables does something else before this one is made than after it.
            fresh.add(declaration.table);
            if (declaration.counter !== undefined)
                others.push((0,nodes/* text */.Qq)(`next row of ${declaration.table}: ${declaration.counter}`, statement.line));
            continue;
        }
        const rows = insertOf(statement) ?? copyOf(statement);
        if (rows !== undefined && fits(rows)) {
            addRows(tables, rows);
            fresh.add(rows.table);
        }
        else
            addStatement(statement, tables, others, settings, fresh);
    }
    const members = [...tables].map(([table, content]) => tableMember(table, content));
    const root = (0,nodes/* array */.YO)(others, 1);
    members.push({ name: 'statements', line: 1, document: (0,nodes/* treeDocument */.YV)({ format: 'sqldump', root, layout: {} }) });
    return {
        ok: true,
        document: {
            format: 'sqldump',
            readings: [{ label: '', content: { kind: 'container', noun: 'table', members } }],
            declared: Object.fromEntries(declared),
            facts: factsOf(script, source.text),
            layout: { ...source.layout, ...(0,documents_comments/* commentFact */.Ke)(script.comments), ...settingsFact(settings) },
            notices: source.notices,
        },
    };
}
function factsOf({ unended, doubts, lost, comments }, text) {
    return {
        ...(0,documents_comments/* contestedComments */.Ks)(comments, text),
        ...(unended ? { 'last statement': 'without its semicolon' } : {}),
        ...(doubts.length === 0 ? {} : { 'read in another way by another dialect': (0,nodes/* listFact */.HG)(doubts) }),
        ...(lost === undefined ? {} : { 'after quotes about which dialects disagree': (0,nodes/* listFact */.HG)([lost]) }),
    };
}
function settingsFact(settings) {
    const { comments } = (0,documents_comments/* commentFact */.Ke)(settings);
    return comments === undefined ? {} : { settings: comments };
}
function addStatement(statement, tables, others, settings, fresh) {
    const { line, data = [] } = statement;
    const sql = (0,sql_lexer/* normalized */.A9)(statement.tokens);
    if (SETTINGS.test(sql) || RESTRICTION.test(sql)) {
        settings.push(sql);
        return;
    }
    if (!SCHEMA.test(sql)) {
        // It may work on the rows that are there: which ones those are is part of what it does. Only what came since the
        // last such statement is said, so that many statements over many tables stay linear.
        const before = [...fresh].map((table) => `${table} ${tables.get(table)?.rows.length ?? 0}`);
        if (before.length > 0)
            others.push((0,nodes/* text */.Qq)(`rows so far: ${before.join(', ')}`, line));
        fresh.clear();
    }
    others.push((0,nodes/* text */.Qq)(sql, line));
    for (const row of data)
        others.push((0,nodes/* text */.Qq)(row.text, row.line));
}
/** Whether each row has a value for each column that is named; else no database takes it, and it counts as it is written. */
function fits({ columns, rows }) {
    if (columns === undefined)
        return true;
    return new Set(columns).size === columns.length && rows.every(({ cells }) => cells.length === columns.length);
}
function addRows(tables, { table, columns, rows, spelled }) {
    let known = tables.get(table);
    if (known === undefined) {
        const width = columns ?? (rows[0]?.cells ?? []).map((_, index) => String(index + 1));
        known = {
            columns: width.map((name) => ({ name })),
            declared: false,
            rows: [],
            lines: [],
            ragged: [],
            spelled: new Set(),
        };
        tables.set(table, known);
    }
    if (spelled !== undefined)
        known.spelled.add(spelled);
    const places = columns?.map((name) => placeOf(known, name));
    for (const { cells, line } of rows) {
        const row = places === undefined ? cells : placed(cells, places, known.columns.length, line);
        if (row.length !== known.columns.length)
            known.ragged.push(known.rows.length);
        known.rows.push(row);
        known.lines.push(line);
    }
}
/** A column that CREATE TABLE does not have, or that an earlier INSERT did not name, comes last. */
function placeOf(table, name) {
    const at = table.columns.findIndex((column) => column.name === name);
    if (at !== -1)
        return at;
    table.columns.push({ name });
    return table.columns.length - 1;
}
function placed(cells, places, width, line) {
    const row = Array.from({ length: width }, () => expression('DEFAULT', line));
    for (const [index, place] of places.entries())
        row[place] = cells[index];
    return row;
}
function tableMember(name, { columns, rows, lines, ragged, spelled }) {
    const width = columns.length;
    const short = new Set(ragged);
    // Columns that a later INSERT brought are not given a value by the earlier ones.
    const filled = rows.map((row, index) => {
        const missing = short.has(index) ? 0 : width - row.length;
        const whole = missing > 0 ? [...row, ...Array.from({ length: missing }, () => expression('DEFAULT', lines[index]))] : row;
        return whole.map((cell, column) => exactly(cell, columns[column]));
    });
    const content = { kind: 'table', columns, rows: filled, lines, ragged };
    const document = {
        format: 'sqldump',
        readings: [{ label: '', content }],
        declared: {},
        layout: {},
        notices: [],
        ...(spelled.size === 0 ? {} : { facts: { 'names as they are written': (0,nodes/* listFact */.HG)([...spelled].sort()) } }),
    };
    return { name, line: lines[0] ?? 0, document };
}
/** A number in a column of a decimal type is exact, however many digits it has. COPY writes numbers without quotes or types. */
function exactly(cell, column) {
    const kind = column?.kind ?? '';
    const decimal = /^(?:DECIMAL|NUMERIC|DEC|NUMBER|MONEY|SMALLMONEY)\b/.test(kind);
    if (cell.kind === 'number')
        return decimal ? { ...cell, type: 'integer' } : cell;
    const floating = /^(?:DOUBLE|FLOAT|REAL)/.test(kind);
    if (cell.kind !== 'string' || !floating || !/^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/.test(cell.value))
        return cell;
    return { kind: 'number', type: 'number', literal: cell.value, line: cell.line };
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


/***/ })

};
