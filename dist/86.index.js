export const id = 86;
export const ids = [86];
export const modules = {

/***/ 73450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ commentLayout),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
/** A layout fact about comments: how many, and a digest of their words, so that a comment that changed shows. */
function commentLayout(comments) {
    if (comments.length === 0)
        return {};
    const digest = (0,external_node_crypto_.createHash)('sha256').update(comments.join('\0')).digest('hex').slice(0, 8);
    return { comments: `${comments.length} (${digest})` };
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

/***/ 60086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  observeOnHead: () => (/* binding */ observeOnHead),
  readSeal: () => (/* binding */ readSeal),
  sealableFixtures: () => (/* binding */ sealableFixtures)
});

// EXTERNAL MODULE: ./lib/documents/pointer.js
var documents_pointer = __webpack_require__(20487);
// EXTERNAL MODULE: ./lib/policy/defaults.js
var defaults = __webpack_require__(85698);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
// EXTERNAL MODULE: ./lib/revisions/find-entry.js
var find_entry = __webpack_require__(41174);
// EXTERNAL MODULE: ./lib/revisions/objects.js + 1 modules
var objects = __webpack_require__(67337);
// EXTERNAL MODULE: ./lib/gates/digests.js
var digests = __webpack_require__(64049);
// EXTERNAL MODULE: ./lib/documents/json-parser.js + 1 modules
var json_parser = __webpack_require__(73450);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/review/record-line.js
var record_line = __webpack_require__(72702);
// EXTERNAL MODULE: ./lib/gates/manifest.js
var manifest = __webpack_require__(57023);
;// CONCATENATED MODULE: ./lib/gates/ledger.js




/** Enough for the entries of a hundred thousand files. */
const MAX_NODES = 1_000_000;
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** SYSTEMS K1: `{"path below the root": "sha256", ...}`. Duplicate names are faults; the first one counts. */
function parseLedger(file, root, bytes) {
    const whole = (message, line = 1) => ({
        file,
        root,
        entries: [],
        faults: [{ file, line, code: 'FG201', message }],
    });
    let text;
    try {
        text = STRICT.decode(bytes);
    }
    catch {
        return whole('expected a JSON object of paths and digests; found bytes that are no UTF-8');
    }
    const outcome = (0,json_parser/* parseJson */.q)({ text, maxDepth: 8, maxNodes: MAX_NODES });
    if (!outcome.ok)
        return whole(`expected a JSON object of paths and digests; ${outcome.reason}`, outcome.line || 1);
    if (outcome.root.kind !== 'object') {
        return whole(`expected a JSON object of paths and digests; found ${article(outcome.root.kind)}`);
    }
    const entries = [];
    const faults = [];
    const seen = new Map();
    for (const { name, value, line } of outcome.root.members) {
        const path = `${root}/${name}`;
        const fault = (code, message) => void faults.push({ file, line, path, code, message });
        const before = seen.get(name);
        seen.set(name, before ?? line);
        if (before !== undefined)
            fault('FG208', `${(0,quoting/* showPath */.P8)(name)} is listed already on line ${before}`);
        else if ((0,record_line/* impossiblePath */.BB)(name) !== undefined || name === '') {
            fault('FG202', `expected a path below ${(0,quoting/* showPath */.P8)(root)}; found ${(0,quoting/* showText */.h$)(name)}`);
        }
        else if (value.kind !== 'string' || !(0,manifest/* isDigest */.Bc)(value.value)) {
            fault('FG203', `expected a digest of 64 lower-case hex digits for ${(0,quoting/* showPath */.P8)(name)}; found ${described(value)}`);
        }
        else
            entries.push({ line, name, path, sha256: value.value });
    }
    return { file, root, entries, faults };
}
function described(value) {
    return value.kind === 'string' ? (0,quoting/* showText */.h$)(value.value) : article(value.kind);
}
function article(kind) {
    return kind === 'null' ? 'null' : /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

;// CONCATENATED MODULE: ./lib/gates/reader-seal.js








/** A manifest or ledger is read whole; 16 MiB hold a hundred thousand entries. */
const MAX_SEAL_BYTES = 16_777_216;
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
/**
 * Reads manifests, ledgers and everything that they name, from the blobs of both sides. Undefined where neither side has
 * any and the policy does not ask for completeness: then nothing of the trees is listed.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
async function readSeal(source, options = {}) {
    const { policy } = source;
    const [onBase, onHead, ledgers] = await Promise.all([
        manifestsOn(source, 'base'),
        manifestsOn(source, 'head'),
        Promise.all(policy.ledger.map((one) => ledgerOn(source, one))),
    ]);
    const files = { base: onBase, head: onHead };
    const isNew = options.ledgerIsNew === true;
    const present = ledgers.filter(({ base, head }) => isNew || base !== undefined || head !== undefined);
    if (files.base.length + files.head.length + present.length === 0 && !policy.manifestComplete)
        return undefined;
    const listed = { base: await source.files('base'), head: await source.files('head') };
    const named = [...new Set([...files.base, ...files.head].flatMap(({ entries }) => entries.map(({ path }) => path)))];
    const shared = new Map();
    const sideOf = async (side) => ({
        manifests: files[side],
        observed: await observe(source, listed[side], files[side].flatMap(({ entries }) => entries), shared),
        blobs: blobsOf(listed[side], named),
    });
    const base = await sideOf('base');
    const head = await sideOf('head');
    const seals = new Set([...files.head.map(({ file }) => file), ...policy.ledger.map(({ file }) => file)]);
    return {
        base,
        head,
        ledgers: await Promise.all(present.map((one) => withFiles(source, one, listed.head, seals, shared))),
        fixtures: policy.manifestComplete ? sealable(listed.head, source.isFixture, seals) : [],
    };
}
/** What a name with these characters stands for can only be found by looking at all paths. */
function isPattern(name) {
    return /[*?[\]{}\\]/.test(name);
}
async function manifestsOn(source, side) {
    const entries = new Map();
    for (const name of source.policy.manifest) {
        if (!isPattern(name)) {
            const entry = await entryAt(source, side, name);
            if (entry !== undefined)
                entries.set(name, entry);
            continue;
        }
        const matches = (0,glob/* compileGlob */.S)(name);
        for (const [path, entry] of await source.files(side))
            if (matches(path))
                entries.set(path, entry);
    }
    return Promise.all([...entries].map(([path, entry]) => readManifest(source, path, entry)));
}
async function readManifest(source, path, entry) {
    const bytes = await sealBytes(source, entry);
    if (typeof bytes !== 'string')
        return (0,manifest/* parseManifest */.Ng)(path, bytes);
    return {
        file: path,
        entries: [],
        faults: [{ file: path, line: 0, code: 'FG201', message: `expected a manifest; found ${bytes}` }],
    };
}
async function ledgerOn(source, { file, root }) {
    const [base, head] = await Promise.all(['base', 'head'].map((side) => readLedger(source, side, file, root)));
    return { file, root, base, head };
}
async function readLedger(source, side, file, root) {
    const entry = await entryAt(source, side, file);
    if (entry === undefined)
        return undefined;
    const bytes = await sealBytes(source, entry);
    if (typeof bytes !== 'string')
        return parseLedger(file, root, bytes);
    const fault = { file, line: 1, code: 'FG201', message: `expected a JSON ledger; found ${bytes}` };
    return { file, root, entries: [], faults: [fault] };
}
/** One path of a side, without listing the side. */
async function entryAt({ repository, range, changes }, side, path) {
    const change = changes.find((one) => one.path === path);
    if (change !== undefined)
        return change[side] ?? undefined;
    return (0,find_entry/* findEntry */.w)(repository, range.mergeBase, path);
}
/** The content of a manifest or ledger, or what stands there in its place. A link is not followed. */
async function sealBytes({ repository, ensureObjects }, { mode, oid }) {
    if (mode === LINK_MODE)
        return 'a symbolic link';
    if (mode === SUBMODULE_MODE)
        return 'a submodule';
    await ensureObjects([oid]);
    const object = await repository.objects.find(oid, { maxBytes: MAX_SEAL_BYTES });
    if (object.kind === 'missing')
        throw (0,objects/* objectMissing */.W)(oid);
    return object.kind === 'content' ? object.content : `${object.size} bytes, and ${MAX_SEAL_BYTES} are the most`;
}
function blobsOf(files, paths) {
    const blobs = new Map();
    for (const path of paths) {
        const entry = files.get(path);
        // The executable bit is no content.
        if (entry !== undefined)
            blobs.set(path, `${entry.mode.startsWith('100') ? '100' : entry.mode} ${entry.oid}`);
    }
    return blobs;
}
/** Regular files on head that are fixtures and no seal themselves: what entries can be asked for. */
async function sealableFixtures(source, manifests) {
    const seals = new Set([...manifests.map(({ file }) => file), ...source.policy.ledger.map(({ file }) => file)]);
    return sealable(await source.files('head'), source.isFixture, seals);
}
/** What stands on head at paths that no entry need name yet. */
async function observeOnHead(source, entries) {
    return observe(source, await source.files('head'), entries, new Map());
}
/** `shared`: what was observed already, by blob and mode; both sides have most of them in common. */
async function observe(source, files, entries, shared) {
    const found = new Map();
    const wanted = new Map();
    for (const { path, mode } of entries) {
        const entry = files.get(path);
        const key = (0,digests/* observedKey */.I5)(mode, path);
        const refusal = noFile(entry);
        // What a structured digest is depends on the path, by way of format and rules.
        const blob = entry === undefined ? '' : [mode, entry.oid, mode === 'structured' ? path : ''].join('\0');
        const known = shared.get(blob);
        if (refusal !== undefined)
            found.set(key, refusal);
        else if (known !== undefined)
            found.set(key, known);
        else
            wanted.set(blob, { key, mode, path, entry: entry });
    }
    await readWanted(source, wanted, shared);
    for (const { path, mode } of entries) {
        const entry = files.get(path);
        const key = (0,digests/* observedKey */.I5)(mode, path);
        const known = shared.get([mode, entry?.oid ?? '', mode === 'structured' ? path : ''].join('\0'));
        if (!found.has(key) && known !== undefined)
            found.set(key, known);
    }
    const settled = new Map();
    for (const [key, observed] of found)
        settled.set(key, await observed);
    return settled;
}
function noFile(entry) {
    if (entry === undefined)
        return { kind: 'none', why: 'no file there' };
    if (entry.mode === LINK_MODE)
        return { kind: 'none', why: 'a symbolic link, which is never followed' };
    if (entry.mode === SUBMODULE_MODE)
        return { kind: 'none', why: 'a submodule, which is no file' };
    return undefined;
}
async function readWanted(source, wanted, shared) {
    const all = [...wanted];
    await source.ensureObjects(all.map(([, { entry }]) => entry.oid));
    const plain = all.filter(([, { mode }]) => mode === 'bytes');
    const parsed = all.filter(([, { mode }]) => mode !== 'bytes');
    // Content beyond a pointer is hashed as it passes and not kept.
    const passing = { maxBytes: MAX_POINTER_BYTES, digest: true };
    for await (const [[blob], object] of objectsOf(source, plain, passing)) {
        shared.set(blob, Promise.resolve(observeBytes(object)));
    }
    const keeping = { maxBytes: source.policy.limits.file };
    for await (const [[blob, want], object] of objectsOf(source, parsed, keeping)) {
        const observed = observeForm(source, want, object);
        shared.set(blob, observed);
        // One after the other: several large files at once are not to be in memory.
        await observed;
    }
}
/** Longer files are no Git LFS pointers. */
const MAX_POINTER_BYTES = 1_024;
async function* objectsOf({ repository }, wanted, options) {
    let index = 0;
    const oids = wanted.map(([, { entry }]) => entry.oid);
    for await (const object of repository.objects.readMany(oids, options)) {
        const want = wanted[index++];
        if (object.kind === 'missing')
            throw (0,objects/* objectMissing */.W)(want[1].entry.oid);
        yield [want, object];
    }
}
/** M10a: a pointer's digest and size are those of the content that it names. */
function observeBytes(object) {
    const pointer = object.kind === 'content' ? (0,documents_pointer/* parsePointer */.vp)(object.content) : undefined;
    if (pointer !== undefined) {
        return { kind: 'digest', sha256: pointer.oid.slice('sha256:'.length), sizes: [pointer.size], forgives: [] };
    }
    return { kind: 'digest', sha256: object.sha256 ?? '', sizes: [String(object.size)], forgives: [] };
}
async function observeForm({ work, rulesFor, policy }, { path, mode }, object) {
    if (object.kind === 'too-large') {
        return { kind: 'none', why: `${object.size} bytes, more than mode ${mode} reads (limits: file)` };
    }
    if ((0,documents_pointer/* parsePointer */.vp)(object.content) !== undefined) {
        return { kind: 'none', why: `a Git LFS pointer: its content is not at hand, and only mode bytes can seal it` };
    }
    if (mode === 'normalized')
        return (0,digests/* observeNormalized */.KV)(object.content);
    const rule = rulesFor(path)[0] ?? (0,defaults/* plainRule */.B4)([], false);
    const answer = await work({ kind: 'structured', job: { path, bytes: object.content, rule, limits: policy.limits } });
    return 'failure' in answer ? { kind: 'none', why: `a file that was not read: ${answer.failure}` } : answer;
}
async function withFiles(source, facts, head, seals, shared) {
    const start = `${facts.root}/`;
    const paths = [...head.keys()].filter((path) => path.startsWith(start) && !seals.has(path));
    const wanted = paths.map((path) => ({ path, mode: 'bytes' }));
    const observed = await observe(source, head, wanted, shared);
    return { ...facts, files: new Map(paths.map((path) => [path, observed.get((0,digests/* observedKey */.I5)('bytes', path))])) };
}
/** Links and submodules cannot be sealed, so no entry is asked for. */
function sealable(files, isFixture, seals) {
    return [...files]
        .filter(([path, { mode }]) => mode.startsWith('100') && !seals.has(path) && isFixture(path))
        .map(([path]) => path);
}


/***/ })

};
