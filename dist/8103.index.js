export const id = 8103;
export const ids = [8103];
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

/***/ 73450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./lib/documents/format.js
var format = __webpack_require__(27787);
;// CONCATENATED MODULE: ./lib/documents/json-scanner.js

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Why a text is no JSON. Thrown inside the parser only; `parseJson` makes a value of it. */
class Refusal extends Error {
    reason;
    line;
    column;
    limit;
    constructor(cursor, reason, at, limit = false) {
        super(reason);
        this.reason = reason;
        this.line = cursor.line;
        this.column = at - cursor.lineStart + 1;
        this.limit = limit;
    }
}
function closes(cursor, bracket) {
    if (cursor.at >= cursor.end || cursor.text.charCodeAt(cursor.at) !== bracket)
        return false;
    cursor.at += 1;
    return true;
}
function scalar(cursor, code) {
    const { line } = cursor;
    if (code === QUOTE)
        return { kind: 'string', value: string(cursor), line };
    if (code === MINUS || (code >= ZERO && code <= NINE))
        return number(cursor);
    if (word(cursor, 'true'))
        return { kind: 'boolean', value: true, line };
    if (word(cursor, 'false'))
        return { kind: 'boolean', value: false, line };
    if (word(cursor, 'null'))
        return { kind: 'null', line };
    if (word(cursor, 'NaN'))
        return beyondStrict(cursor, 'NaN');
    if (word(cursor, 'Infinity'))
        return beyondStrict(cursor, 'Infinity');
    throw unexpected(cursor, 'a value');
}
function word(cursor, expected) {
    if (!cursor.text.startsWith(expected, cursor.at) || cursor.at + expected.length > cursor.end)
        return false;
    cursor.at += expected.length;
    return true;
}
function beyondStrict(cursor, literal) {
    notice(cursor, literal);
    return { kind: 'number', type: 'number', literal, decimal: literal, line: cursor.line };
}
/** The opening quote is at the cursor. Escapes are left to the platform, which reads them right and fast. */
function string(cursor) {
    const { text, end, at } = cursor;
    let escaped = false;
    let index = at + 1;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === QUOTE)
            break;
        if (code === BACKSLASH) {
            escaped = true;
            index += 1;
        }
        else if (code < 32)
            throw new Refusal(cursor, `control character ${show(code)} in a string`, index);
    }
    if (index >= end)
        throw new Refusal(cursor, 'a string is not closed', at);
    cursor.at = index + 1;
    if (!escaped)
        return text.slice(at + 1, index);
    try {
        return JSON.parse(text.slice(at, index + 1));
    }
    catch {
        throw new Refusal(cursor, 'a bad escape in a string', firstBadEscape(text, at + 1, index));
    }
}
function firstBadEscape(text, from, end) {
    const good = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    for (let index = text.indexOf('\\', from); index !== -1 && index < end; index = text.indexOf('\\', index)) {
        good.lastIndex = index;
        if (!good.test(text))
            return index;
        index = good.lastIndex;
    }
    return from;
}
function number(cursor) {
    const { text, end, at, line } = cursor;
    let index = at;
    if (text.charCodeAt(index) === MINUS)
        index += 1;
    if (index === at + 1 && text.startsWith('Infinity', index) && index + 8 <= end) {
        cursor.at = index + 8;
        return beyondStrict(cursor, '-Infinity');
    }
    const first = index < end ? text.charCodeAt(index) : 0;
    index = digits(cursor, index);
    if (first === ZERO && index > at + (text.charCodeAt(at) === MINUS ? 2 : 1)) {
        throw new Refusal(cursor, 'a number with a leading zero', at);
    }
    if (index < end && text.charCodeAt(index) === DOT)
        index = digits(cursor, index + 1);
    const mark = index < end ? text.charCodeAt(index) : 0;
    if (mark === 101 || mark === 69) {
        const sign = text.charCodeAt(index + 1);
        index = digits(cursor, sign === 43 || sign === MINUS ? index + 2 : index + 1);
    }
    if (index - at > format/* MAX_NUMBER_CHARACTERS */.SO) {
        throw new Refusal(cursor, `a number of more than ${format/* MAX_NUMBER_CHARACTERS */.SO} characters`, at, true);
    }
    cursor.at = index;
    const literal = text.slice(at, index);
    if (mark === 69)
        return { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line };
    return { kind: 'number', type: 'number', literal, line };
}
/** One digit or more; returns where they end. */
function digits(cursor, from) {
    const { text, end } = cursor;
    let index = from;
    while (index < end) {
        const code = text.charCodeAt(index);
        if (code < ZERO || code > NINE)
            break;
        index += 1;
    }
    if (index === from) {
        cursor.at = Math.min(from, end);
        throw unexpected(cursor, 'a digit');
    }
    return index;
}
function skipSpace(cursor) {
    const { text, end } = cursor;
    let index = cursor.at;
    for (; index < end; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 32 || code === 9)
            continue;
        if (code === 10 || code === 13) {
            if (code === 13 && text.charCodeAt(index + 1) === 10)
                index += 1;
            cursor.line += 1;
            cursor.lineStart = index + 1;
            continue;
        }
        if (code !== SLASH)
            break;
        cursor.at = index;
        index = comment(cursor) - 1;
    }
    cursor.at = Math.min(index, end);
}
/** A comment begins at the cursor; returns where it ends. */
function comment(cursor) {
    const { text, end, at } = cursor;
    let stop;
    if (text.charCodeAt(at + 1) === SLASH) {
        stop = at + 2;
        while (stop < end && text.charCodeAt(stop) !== 10 && text.charCodeAt(stop) !== 13)
            stop += 1;
    }
    else {
        if (text.charCodeAt(at + 1) !== 42)
            throw unexpected(cursor, 'a value or a comment');
        stop = text.indexOf('*/', at + 2) + 2;
        if (stop === 1 || stop > end)
            throw new Refusal(cursor, 'a comment is not closed', at);
    }
    const words = text.slice(at, stop);
    notice(cursor, 'a comment');
    cursor.comments.push(words);
    for (let index = at; index < stop; index += 1) {
        const code = text.charCodeAt(index);
        if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
            cursor.line += 1;
            cursor.lineStart = index + 1;
        }
    }
    return stop;
}
function notice(cursor, what) {
    if (!cursor.unusual.has(what))
        cursor.unusual.set(what, cursor.line);
}
function unexpected(cursor, expected) {
    const point = cursor.at < cursor.end ? cursor.text.codePointAt(cursor.at) : undefined;
    const found = point === undefined ? 'the end of the text' : show(point);
    return new Refusal(cursor, `expected ${expected}, found ${found}`, cursor.at);
}
function show(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    return point > 32 && point < 127 ? `"${String.fromCodePoint(point)}"` : code;
}

;// CONCATENATED MODULE: ./lib/documents/json-parser.js

function parseJson(source) {
    const start = source.start ?? 0;
    const cursor = {
        text: source.text,
        end: source.end ?? source.text.length,
        trailingCommas: source.trailingCommas ?? false,
        at: start,
        line: source.line ?? 1,
        lineStart: start,
        comments: [],
        unusual: new Map(),
        members: [],
        memberCount: 0,
        items: [],
        itemCount: 0,
        lastMembers: [],
        escapedNames: false,
    };
    try {
        const { root, nodes } = parseRoot(cursor, source);
        return { ok: true, root, nodes, notices: noticesOf(cursor), comments: cursor.comments, endLine: cursor.line };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        const { reason, line, column, limit } = error;
        return { ok: false, reason, line, column, ...(limit ? { limit } : {}) };
    }
}
/** The whole grammar in one loop with a stack of its own: depth is hostile, so nothing here calls itself. */
function parseRoot(cursor, { maxDepth, maxNodes, spans }) {
    const stack = [];
    let nodes = 0;
    skipSpace(cursor);
    if (cursor.at >= cursor.end)
        throw new Refusal(cursor, 'there is no value: the text is empty', cursor.at);
    for (;;) {
        nodes += 1;
        if (nodes > maxNodes)
            throw new Refusal(cursor, `more than ${maxNodes} nodes`, cursor.at, true);
        let value;
        const code = cursor.at < cursor.end ? cursor.text.charCodeAt(cursor.at) : 0;
        if (code === OPEN_BRACE || code === OPEN_BRACKET) {
            if (stack.length >= maxDepth)
                throw new Refusal(cursor, `nested deeper than ${maxDepth} levels`, cursor.at, true);
            const opened = json_parser_open(cursor, code);
            if ('empty' in opened)
                value = opened.empty;
            else {
                stack.push(opened.open);
                continue;
            }
        }
        else
            value = scalar(cursor, code);
        const done = attach(cursor, stack, value, spans);
        if (done !== undefined)
            return { root: done, nodes };
    }
}
/** Takes an opening bracket and what follows it up to the first value, or the closing bracket. */
function json_parser_open(cursor, code) {
    const { line, at } = cursor;
    cursor.at += 1;
    skipSpace(cursor);
    if (code === OPEN_BRACKET) {
        if (closes(cursor, CLOSE_BRACKET))
            return { empty: { kind: 'array', items: [], line } };
        return { open: { kind: 'array', from: cursor.itemCount, line, at } };
    }
    if (closes(cursor, CLOSE_BRACE))
        return { empty: { kind: 'object', members: [], line } };
    const from = cursor.memberCount;
    const node = { kind: 'object', from, line, at, pattern: cursor.lastMembers, name: '', nameLine: 0 };
    key(cursor, node);
    return { open: node };
}
/**
 * Puts a finished value where it belongs and goes on to the next value, closing what closes.
 * Returns the root once it is finished and nothing but white space follows.
 */
function attach(cursor, stack, finished, spans) {
    let value = finished;
    for (;;) {
        const top = stack.at(-1);
        skipSpace(cursor);
        if (top === undefined) {
            if (cursor.at < cursor.end)
                throw unexpected(cursor, 'the end of the text');
            return value;
        }
        if (top.kind === 'array')
            cursor.items[cursor.itemCount++] = value;
        else
            cursor.members[cursor.memberCount++] = { name: top.name, value, line: top.nameLine };
        const bracket = top.kind === 'array' ? CLOSE_BRACKET : CLOSE_BRACE;
        let closed = closes(cursor, bracket);
        if (!closed) {
            if (!closes(cursor, COMMA))
                throw unexpected(cursor, top.kind === 'array' ? '"," or "]"' : '"," or "}"');
            skipSpace(cursor);
            closed = cursor.trailingCommas && closes(cursor, bracket);
            if (closed)
                notice(cursor, 'a trailing comma');
        }
        if (!closed) {
            if (top.kind === 'object')
                key(cursor, top);
            return undefined;
        }
        stack.pop();
        value = finish(cursor, top);
        if (spans !== undefined) {
            spans.nodes.push(value);
            spans.starts.push(top.at);
            spans.ends.push(cursor.at);
        }
    }
}
/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(cursor, { kind, from, line }) {
    if (kind === 'array') {
        const items = cursor.items.slice(from, cursor.itemCount);
        cursor.itemCount = from;
        return { kind: 'array', items, line };
    }
    const members = cursor.members.slice(from, cursor.memberCount);
    cursor.memberCount = from;
    cursor.lastMembers = members;
    return { kind: 'object', members, line };
}
function key(cursor, into) {
    if (cursor.text.charCodeAt(cursor.at) !== QUOTE || cursor.at >= cursor.end)
        throw unexpected(cursor, 'a name in double quotes');
    into.nameLine = cursor.line;
    const from = cursor.at;
    const expected = expectedName(cursor, into);
    into.name = expected ?? string(cursor);
    // Without escapes a name is as long as its source between the quotes.
    if (expected === undefined && cursor.at - from - 2 !== into.name.length)
        cursor.escapedNames = true;
    skipSpace(cursor);
    if (!closes(cursor, COLON))
        throw unexpected(cursor, '":"');
    skipSpace(cursor);
}
/**
 * The name that the pattern has at this place, where the text has it, too: half of all strings are names, and so they
 * cost one comparison and share one string. Only while no name had an escape, so that names and source are the same text.
 */
function expectedName(cursor, { pattern, from }) {
    const name = cursor.escapedNames ? undefined : pattern[cursor.memberCount - from]?.name;
    if (name === undefined)
        return undefined;
    const { text, at, end } = cursor;
    const close = at + 1 + name.length;
    if (close >= end || text.charCodeAt(close) !== QUOTE || !text.startsWith(name, at + 1))
        return undefined;
    cursor.at = close + 1;
    return name;
}
function noticesOf(cursor) {
    return [...cursor.unusual].map(([what, line]) => ({ message: `${what} is no strict JSON`, line }));
}


/***/ }),

/***/ 82071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ inputHash),
/* harmony export */   Db: () => (/* binding */ readQuarantine),
/* harmony export */   u0: () => (/* binding */ entryText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _documents_json_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73450);


const SHA256 = /^[0-9a-f]{64}$/;
const MOST_UNITS = 1_000_000;
const MAX_DEPTH = 16;
const MAX_NODES = 1_000_000;
/** Reads the file strictly: what is not understood, or what readers understand differently, may not count as nothing spent. */
function readQuarantine(text) {
    const parsed = (0,_documents_json_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)({ text: text.replace(/^\uFEFF/, ''), maxDepth: MAX_DEPTH, maxNodes: MAX_NODES });
    if (!parsed.ok || parsed.notices.length > 0)
        return { kind: 'unreadable', reason: 'expected JSON' };
    const { root } = parsed;
    if (root.kind !== 'object')
        return { kind: 'unreadable', reason: 'expected one object from test id to entry' };
    const entries = new Map();
    for (const { name: id, value, line } of root.members) {
        if (entries.has(id))
            return { kind: 'unreadable', reason: 'expected each test once' };
        if (value.kind !== 'object')
            return unreadableEntry(id, 'expected an object');
        const fields = new Map(value.members.map((member) => [member.name, member.value]));
        if (fields.size !== value.members.length)
            return unreadableEntry(id, 'expected each member once');
        const [nodeid, spends, hash] = ['nodeid', 'spends', 'input_hash'].map((name) => fields.get(name));
        if (nodeid !== undefined && !(nodeid.kind === 'string' && nodeid.value === id)) {
            return unreadableEntry(id, 'nodeid is another test');
        }
        const units = spends?.kind === 'number' ? Number(spends.literal) : Number.NaN;
        if (!Number.isInteger(units) || units < 0 || units > MOST_UNITS) {
            return unreadableEntry(id, 'expected spends to be a whole number from 0');
        }
        entries.set(id, {
            id,
            spends: units,
            ...(hash?.kind === 'string' && SHA256.test(hash.value) ? { hash: hash.value } : {}),
            line,
            text: textOf(value),
        });
    }
    return { kind: 'entries', entries };
}
/** What an entry says, wherever it stands and however it is laid out. Its depth is bounded by the reader. */
function textOf(node) {
    switch (node.kind) {
        case 'object':
            return `{${node.members.map(({ name, value }) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`;
        case 'array':
            return `[${node.items.map(textOf).join(',')}]`;
        case 'number':
            return node.literal;
        case 'binary':
        case 'null':
            return 'null';
        default:
            return JSON.stringify(node.value);
    }
}
/**
 * `input_hash`: SHA-256 of the fixture's bytes, a NUL, and the command with the test in its place. Of several fixtures the
 * bytes stand in the order of their paths, each followed by a NUL; of none, nothing stands before the one NUL.
 */
function inputHash(fixtures, command) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const [first = new Uint8Array(), ...rest] = fixtures;
    for (const bytes of [first, ...rest])
        hash.update(bytes).update('\0');
    return hash.update(command).digest('hex');
}
/** Entries for a person to put into the file, as they would stand there. */
function entryText(entries) {
    const pairs = entries.map(({ id, spends, exitCode, hash }) => [
        id,
        { nodeid: id, spends, last_remote_rc: exitCode, input_hash: hash },
    ]);
    // Built as text, so that no id can be the name of something that every object has.
    return `{\n${pairs.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`).join(',\n')}\n}`;
}
function unreadableEntry(id, reason) {
    return { kind: 'unreadable', reason: `${JSON.stringify(id.slice(0, 200))}: ${reason}` };
}


/***/ }),

/***/ 26536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ runPropertyCommands),
/* harmony export */   Y$: () => (/* binding */ withPrepared),
/* harmony export */   hv: () => (/* binding */ whyNotRun),
/* harmony export */   ut: () => (/* binding */ basePolicy)
/* harmony export */ });
/** Gates whose failure keeps the pull request's code from running (requirement K9). A record may be missing without harm. */
const HOLDING = new Set(['seal', 'shape', 'schema', 'properties']);
/** Why no command may run now; undefined where they may. */
function whyNotRun(source, earlier) {
    const failed = earlier.find(({ id, outcome }) => HOLDING.has(id) && outcome === 'fail');
    if (failed !== undefined)
        return { kind: 'held', reason: `the ${failed.id} gate failed, so no command was run` };
    if (source.commands === undefined)
        return { kind: 'refused', reason: 'commands cannot be run here' };
    return source.commands.unsafe === undefined ? undefined : { kind: 'refused', reason: source.commands.unsafe };
}
/** A checkout in which `lanes.prepare` of base's policy has run, if there is one. */
function withPrepared(source, plan, use) {
    const { prepare, timeout } = basePolicy(source).lanes;
    return source.commands.withCheckout(plan, async (checkout) => {
        const prepared = prepare === null ? undefined : await checkout.run(prepare, {}, timeout);
        return use(checkout, prepared);
    });
}
/** Commands are base's, whatever head's policy says (requirement C6). */
function basePolicy({ policyEdit }) {
    return policyEdit.base;
}
/**
 * Property commands (requirement D3): base's tree with head's fixtures in it, so that nothing of head's code can speak for
 * head's fixtures. What is a fixture is base's to say, too: a path that only head names as one stays base's, and is not
 * asked about. `{file}` is the fixture's path. A seal that failed keeps them from running.
 */
async function runPropertyCommands(source, earlier, requests) {
    const all = requests.flatMap(({ path, commands }) => commands.map((command) => ({ path, command })));
    if (all.length === 0)
        return [];
    const why = whyNotRun(source, earlier);
    if (why !== undefined)
        return all.map((one) => ({ ...one, kind: 'not-run', why }));
    return withPrepared(source, { code: 'base', fixtures: 'head' }, async ({ run }, prepared) => {
        const runs = [];
        for (const { path, command } of all) {
            if (!source.isFixtureOnBase(path)) {
                const reason = 'on base it is no fixture, so that the bytes of head are not put beside the code of base';
                runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
                continue;
            }
            if (prepared !== undefined && prepared.outcome !== 'pass') {
                const reason = `lanes.prepare ${prepared.reason}: ${prepared.command}`;
                runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
                continue;
            }
            const result = await run(command, { file: path }, basePolicy(source).lanes.timeout);
            runs.push({ path, command, kind: 'run', result });
        }
        return runs;
    });
}


/***/ }),

/***/ 24782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ hashesFor)
/* harmony export */ });
/* harmony import */ var _policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72386);
/* harmony import */ var _quarantine_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82071);
/* harmony import */ var _reader_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26536);
/* harmony import */ var _test_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72009);




/** Bytes of all fixtures of one test together; more is not hashed, and no hash then fits. */
const MAX_FIXTURE_BYTES = 256 * 1024 * 1024;
const ID_PARTS = /::|#| > /;
/**
 * `input_hash` of a test: of the fixtures on head whose rule names it under `tests:`, in the order of their paths' bytes, and
 * of the pinned command. Undefined where the policy pins none.
 */
async function hashesFor(source, ids) {
    const { replay } = (0,_reader_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .basePolicy */ .ut)(source).quarantine;
    const hashes = new Map();
    if (replay === null || ids.length === 0)
        return hashes;
    const { fileTest } = await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620));
    const hasFile = await fileTest(source);
    const readers = readersOf(source, await source.files('head'));
    for (const id of ids) {
        const own = readers.filter((reader) => (0,_test_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .readsBy */ .Hi)(reader.tests, testOfId(id, hasFile)));
        await source.ensureObjects(own.map(({ entry }) => entry.oid));
        const bytes = await contents(source, own);
        if (bytes !== undefined)
            hashes.set(id, (0,_quarantine_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .inputHash */ .Bb)(bytes, (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .commandText */ .jt)(replay, valuesOfId(id))));
    }
    return hashes;
}
/**
 * What stands in the places of the command that is hashed. Taken from the id alone, so that an entry can be checked where no
 * report is at hand: file and class are what stands before the first `::`, `#` or ` > `, the name is what stands after the last.
 */
function valuesOfId(id) {
    const parts = id.split(ID_PARTS);
    const name = parts.at(-1);
    return { test: id, file: parts[0], class: parts[0], name, pattern: (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPattern */ .gc)(name) };
}
/** A test of which only the id is known, as an entry of the quarantine has it. */
function testOfId(id, hasFile) {
    const [place, ...rest] = id.split(ID_PARTS);
    const name = rest.at(-1) ?? id;
    const classname = rest.length === 0 ? '' : place;
    const guess = (0,_test_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .identify */ .ls)({ classname, name, suite: '', outcome: 'failed' }, hasFile);
    const file = guess.file ?? (hasFile(place) ? place : undefined);
    return { ...guess, ...(file === undefined ? {} : { file }), id, spellings: [...new Set([id, ...guess.spellings])] };
}
function readersOf(source, files) {
    return [...files]
        .filter(([path, { mode }]) => mode.startsWith('100') && source.isFixture(path))
        .flatMap(([path, entry]) => {
        const tests = source.rulesFor(path).flatMap((rule) => rule.tests);
        return tests.length === 0 ? [] : [{ path, entry, tests }];
    })
        .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
async function contents({ repository }, readers) {
    const all = [];
    let left = MAX_FIXTURE_BYTES;
    for (const { entry } of readers) {
        const object = await repository.objects.find(entry.oid, { maxBytes: left });
        if (object.kind !== 'content')
            return undefined;
        left -= object.content.length;
        all.push(object.content);
    }
    return all;
}


/***/ }),

/***/ 93080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ replayFailures),
/* harmony export */   Yc: () => (/* binding */ MAX_REPLAYS),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72386);

/** Failures that are run again. Where there are more, a budget of any sensible size is used up long before. */
const MAX_REPLAYS = 50;
/** The failures of all reports, each test once, in the order in which they were met. */
function failuresOf(reports) {
    const failures = new Map();
    for (const { path, tests } of reports) {
        for (const test of tests) {
            if (test.outcome !== 'failed')
                continue;
            const known = failures.get(test.id);
            if (known === undefined)
                failures.set(test.id, { test, reports: [path] });
            else if (!known.reports.includes(path))
                known.reports.push(path);
        }
    }
    return [...failures.values()];
}
function valuesOf({ id, file, name, classname }) {
    return {
        test: id,
        name,
        pattern: (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPattern */ .gc)(name),
        ...(file === undefined ? {} : { file }),
        ...(classname === '' ? {} : { class: classname }),
    };
}
/** Runs each failure `times` times, until one attempt fails as well. */
async function replayFailures(checkout, failures, quarantine, hasFile) {
    const { replay, times } = quarantine;
    const replays = [];
    for (const { test, reports } of failures) {
        if (replay === null || replays.length >= MAX_REPLAYS) {
            replays.push({ test, reports, command: replay ?? '', attempts: [], outcome: 'not-replayed' });
            continue;
        }
        const values = valuesOf(test);
        const attempts = [];
        while (attempts.length < Math.max(1, times) && attempts.every(({ outcome }) => outcome === 'pass')) {
            attempts.push(await attempt(checkout, test, replay, quarantine, hasFile));
        }
        const passed = attempts.every(({ outcome }) => outcome === 'pass');
        replays.push({
            test,
            reports,
            command: (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .commandText */ .jt)(replay, values),
            attempts,
            outcome: passed ? 'does-not-replay' : 'replays',
        });
    }
    return replays;
}
/** One attempt. Where the command writes a report, that must show that this very test passed. */
async function attempt({ run, discard, collect }, test, replay, { report, timeout }, hasFile) {
    if (report.length > 0)
        await discard(report);
    const result = await run(replay, valuesOf(test), timeout);
    if (result.outcome !== 'pass' || report.length === 0)
        return result;
    const { readReports } = await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620));
    const reports = await readReports(await collect(report), hasFile);
    if (reports.length === 0)
        return result;
    const shown = reports.flatMap(({ tests }) => tests).filter(({ id }) => id === test.id);
    if (shown.length > 0 && shown.every(({ outcome }) => outcome === 'passed'))
        return result;
    return {
        ...result,
        outcome: 'ran-nothing',
        reason: 'exit code 0, but its report does not show that the test passed',
    };
}


/***/ }),

/***/ 72009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ readsBy),
/* harmony export */   df: () => (/* binding */ namesTest),
/* harmony export */   ls: () => (/* binding */ identify),
/* harmony export */   nM: () => (/* binding */ withoutParameters)
/* harmony export */ });
/* unused harmony export matchesPattern */
/** Dots of a class name that are tried as folders. */
const MAX_PARTS = 32;
/**
 * Ids as the runners themselves take them: `tests/test_a.py::TestB::test_c[1]` (pytest), `example.test/pkg::TestX` (Go),
 * `test.example.TotalTest#rounds` (JUnit), `src/a.test.js::name` (Jest, Vitest). `hasFile` tells whether a path is on head, by
 * which a dotted class name becomes a file again.
 */
function identify(test, hasFile) {
    const { classname, name, suite } = test;
    const python = pythonSpellings(test);
    const known = python.find(({ file }) => file === test.file || hasFile(file));
    const file = test.file ?? known?.file ?? [classname, suite].find((text) => text.includes('.') && hasFile(text));
    const separator = classname.includes('/') || classname === '' || /\s/.test(classname) ? '::' : '#';
    const id = known?.id ??
        (file !== undefined ? `${file}::${name}` : classname === '' ? name : `${classname}${separator}${name}`);
    const spellings = [
        id,
        ...python.map((one) => one.id),
        ...(file === undefined ? [] : [`${file}::${name}`, `${file} > ${name}`]),
        ...['::', '#', '.', '/', ' '].map((between) => `${classname}${between}${name}`),
        name,
    ];
    return { ...test, ...(file === undefined ? {} : { file }), id, spellings: [...new Set(spellings)] };
}
/** Every way of cutting a dotted class name into a module and classes. */
function pythonSpellings({ classname, name, file, }) {
    const parts = classname.split('.');
    if (classname === '' || parts.length > MAX_PARTS || !parts.every((part) => /^[\p{L}\p{N}_-]+$/u.test(part)))
        return [];
    const cuts = parts.map((_, index) => parts.length - index);
    const all = cuts.map((cut) => {
        const module = `${parts.slice(0, cut).join('/')}.py`;
        return { file: module, id: [module, ...parts.slice(cut), name].join('::') };
    });
    // Where the report names the file, the cut is known, also below a root folder that the module's name lacks.
    const named = file?.endsWith('.py') === true ? all.find((one) => file === one.file || file.endsWith(`/${one.file}`)) : undefined;
    return named === undefined
        ? all
        : [{ file: file, id: [file, ...named.id.split('::').slice(1)].join('::') }, ...all];
}
/** `[...]` of a parametrized test, or a subtest of Go, belongs to the test that is named without it. */
function withoutParameters(id) {
    return id.endsWith(']') && id.includes('[') ? id.slice(0, id.indexOf('[')) : id;
}
/** Whether an entry of a list names this test, alone or with all its parameters or subtests. */
function namesTest(entry, { spellings }) {
    return spellings.some((spelling) => spelling === entry ||
        withoutParameters(spelling) === entry ||
        (/(?:^|::|\.|#)(?:Test|Example|Fuzz)[^:/]*$/.test(entry) && spelling.startsWith(`${entry}/`)));
}
/** A pattern of `tests:`, in which `*` stands for anything, slashes and brackets included. Linear in the id. */
function matchesPattern(pattern, id) {
    const [first = '', ...rest] = pattern.split('*');
    if (!id.startsWith(first))
        return false;
    const last = rest.pop();
    if (last === undefined)
        return id === first;
    let at = first.length;
    for (const part of rest) {
        const found = id.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return id.length - last.length >= at && id.endsWith(last);
}
function readsBy(patterns, { spellings }) {
    return patterns.some((pattern) => spellings.some((spelling) => matchesPattern(pattern, spelling) || namesTest(pattern, { spellings: [spelling] })));
}


/***/ }),

/***/ 72386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gc: () => (/* binding */ exactPattern),
/* harmony export */   jt: () => (/* binding */ commandText),
/* harmony export */   nH: () => (/* binding */ fillCommand)
/* harmony export */ });
/* unused harmony exports PLACEHOLDERS, splitWords */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** What may stand in a command of the policy for one test. Each becomes a part of one argument and is never parsed. */
const PLACEHOLDERS = (/* unused pure expression or super */ null && (['test', 'file', 'name', 'class', 'pattern']));
/** Unquoted, each of these would have had a shell do something. */
const SHELL_ONLY = new Set(['|', '&', ';', '<', '>', '(', ')', '$', '`', '\n']);
const BLANK = /[ \t]/;
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)=/;
const PLACEHOLDER = /\{(test|file|name|class|pattern)\}/g;
const STARTS_WITH_PLACEHOLDER = /^\{(?:test|file|name|class|pattern)\}/;
/**
 * Splits a command by the word rules of a POSIX shell: blanks, '...', "...", and the backslash. What only a shell can do
 * (pipes, variables, several commands) is refused in place of being passed on as an argument.
 *
 * @throws {FixtureGateError} BAD_POLICY
 */
function splitWords(template) {
    const words = [];
    let word;
    let quote;
    for (let at = 0; at < template.length; at += 1) {
        const character = template[at];
        const next = template[at + 1];
        if (quote === "'") {
            if (character === "'")
                quote = undefined;
            else
                word += character;
        }
        else if (character === '\\' && quote === undefined) {
            if (next === undefined)
                throw badCommand(template, 'a backslash at its end');
            word = (word ?? '') + next;
            at += 1;
        }
        else if (character === '\\' && next !== undefined && '"\\$`'.includes(next)) {
            word += next;
            at += 1;
        }
        else if (quote === '"') {
            if (character === '$' || character === '`')
                throw badCommand(template, `${character} in double quotes`);
            if (character === '"')
                quote = undefined;
            else
                word += character;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (SHELL_ONLY.has(character) || (character === '#' && word === undefined)) {
            throw badCommand(template, `an unquoted ${JSON.stringify(character)}`);
        }
        else if (BLANK.test(character)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (quote !== undefined)
        throw badCommand(template, `a ${quote} that is never closed`);
    if (word !== undefined)
        words.push(word);
    return words;
}
/**
 * The command with the values in their places. A value that begins an argument may not begin with `-` or `@`: the
 * program would read an option, or a file of options, where a test was meant.
 *
 * @throws {FixtureGateError} BAD_POLICY for a template that is no command.
 */
function fillCommand(template, values) {
    const filled = [];
    const variables = new Map();
    for (const word of splitWords(template)) {
        for (const [, name] of word.matchAll(PLACEHOLDER)) {
            const problem = valueProblem(name, values[name]);
            if (problem !== undefined)
                return { kind: 'refused', reason: problem };
        }
        const whole = word.replace(PLACEHOLDER, (_, name) => values[name] ?? '');
        if (STARTS_WITH_PLACEHOLDER.test(word) && /^[-@]/.test(whole)) {
            return {
                kind: 'refused',
                reason: `${JSON.stringify(whole.slice(0, 200))} would be read as an option, not as a test`,
            };
        }
        const assignment = filled.length === 0 ? ASSIGNMENT.exec(word) : null;
        if (assignment === null)
            filled.push(whole);
        else
            variables.set(assignment[1], whole.slice(assignment[0].length));
    }
    const [program, ...rest] = filled;
    if (program === undefined || program === '')
        throw badCommand(template, 'no program to run');
    return { kind: 'command', line: { program, arguments: rest, variables } };
}
/** The command as text, with the values in their places: what a person reads and what `input_hash` is over. */
function commandText(template, values) {
    return template.replace(PLACEHOLDER, (whole, name) => values[name] ?? whole);
}
/** A name as a regular expression that matches it and nothing else, for `go test -run` and `jest -t`. */
function exactPattern(name) {
    return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
function valueProblem(name, value) {
    if (value === undefined || value === '')
        return `nothing is known to put in the place of {${name}}`;
    return value.includes('\0') ? `the value for {${name}} holds a NUL` : undefined;
}
function badCommand(template, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_POLICY', `expected a command of plain words, which is started without a shell; found ${what} in ${JSON.stringify(template)}`, 'quote it, or put the command into a script of the repository and name that');
}


/***/ })

};
