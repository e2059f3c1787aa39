export const id = 9623;
export const ids = [9623,8008,3506,4257,2311];
export const modules = {

/***/ 4257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalContext: () => (/* binding */ terminalContext),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Columns of a terminal that does not say. */
const DEFAULT_WIDTH = 100;
/** How a person's terminal looks; nothing of it when the output goes to a file or a pipe. */
function terminalContext({ file }) {
    const toTerminal = file === undefined && process.stdout.isTTY === true;
    const colour = toTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
    return { width: toTerminal ? (process.stdout.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH, colour };
}
/**
 * Writes the report and nothing else. A file is there whole or not at all, however the run ends. What is no file (a device, a
 * pipe) is written to and stays what it is: whoever may rename in `/dev` would lose `/dev/null` for the whole machine.
 */
function writeReport(text, { file }) {
    const ended = text.endsWith('\n') ? text : `${text}\n`;
    if (file === undefined) {
        process.stdout.write(ended);
        return;
    }
    let draft;
    try {
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        if (there !== undefined && !there.isFile()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, ended);
            return;
        }
        // A link stays a link.
        const final = there === undefined ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
        draft = `${final}.${process.pid}.part`;
        writePieces(draft, ended);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, final);
    }
    catch (cause) {
        if (draft !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('CANNOT_WRITE', `the report cannot be written to ${JSON.stringify(file)} (${cause.code ?? 'unknown error'})`, 'name a file in a folder that exists and may be written to', { cause });
    }
}
/** Characters that are encoded at once, so that the bytes of a long report never stand beside its text. */
const PIECE = 1_048_576;
function writePieces(file, text) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'w');
    try {
        for (let at = 0; at < text.length;) {
            const end = Math.min(text.length, at + PIECE);
            // No pair of surrogates is cut: each half would be written as a sign of its own.
            const last = end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
            const bytes = Buffer.from(text.slice(at, last), 'utf8');
            for (let written = 0; written < bytes.length;)
                written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, written);
            at = last;
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function isHighSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}


/***/ }),

/***/ 11280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ hasError),
/* harmony export */   JW: () => (/* binding */ nothingToCheck),
/* harmony export */   pR: () => (/* binding */ expandPaths),
/* harmony export */   yg: () => (/* binding */ describeProblems)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18008);


/** Every failure in one pass, in the order of the file; what is about a pair of things comes after its line. */
function describeProblems(problems) {
    return problems.map(describe).join('\n');
}
function describe({ code, severity, message, fix }) {
    const mending = (fix ?? '').split('\n').map((line) => `  ${line}`);
    return [`${severity} ${code} ${message}`, ...mending].map((line) => (0,_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__.visible)(line)).join('\n');
}
/** Nothing to check is no failure, and no word about a file that is not committed yet. */
function nothingToCheck(what, names, { range }) {
    const where = range.headKind === 'commit' ? ' (--staged and --worktree look at what is not committed)' : '';
    return `There is no ${what}: ${names.map(_reporters_encoders_visible_js__WEBPACK_IMPORTED_MODULE_1__.visible).join(', ')}${where}. Nothing was checked.\n`;
}
function hasError(problems) {
    return problems.some(({ severity }) => severity === 'error');
}
/**
 * The paths that were meant, from the top of the repository: files as they are, and all files of a folder.
 *
 * @throws {FixtureGateError} BAD_INPUT where nothing stands at one of them.
 */
function expandPaths(files, operands) {
    return [...new Set(operands.flatMap((operand) => expand(files, operand)))];
}
function expand(files, operand) {
    const path = operand
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    if (files.has(operand))
        return [operand];
    if (files.has(path))
        return [path];
    const below = [...files.keys()].filter((file) => path === '.' || file.startsWith(`${path}/`));
    if (below.length > 0)
        return below;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `nothing stands at ${JSON.stringify(operand)} in what was looked at`, 'give paths from the top of the repository, and --staged or --worktree for what is not committed yet');
}


/***/ }),

/***/ 20487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ pointerDocument),
/* harmony export */   vp: () => (/* binding */ parsePointer),
/* harmony export */   w0: () => (/* binding */ pointerPair)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _sniff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59394);


/** Strict, as Git LFS is: version first, `key value` lines, LF. Anything else is content that happens to look alike. */
function parsePointer(bytes) {
    if (bytes.length > _sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_POINTER_BYTES */ .l$)
        return undefined;
    const text = new TextDecoder('utf-8').decode(bytes);
    const pairs = text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => /^([a-z0-9.-]+) ([^\r\n]*)$/.exec(line));
    const fields = [];
    for (const pair of pairs) {
        if (pair === null)
            return undefined;
        fields.push([pair[1], pair[2]]);
    }
    const [first, ...rest] = fields;
    if (first?.[0] !== 'version' || !_sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .POINTER_VERSIONS */ .Yy.some((version) => version === first[1]))
        return undefined;
    const only = (key) => rest.filter(([name]) => name === key);
    const [oid, size] = [only('oid'), only('size')];
    if (oid.length !== 1 || size.length !== 1)
        return undefined;
    if (!/^sha256:[0-9a-f]{64}$/.test(oid[0][1]) || !/^(?:0|[1-9]\d{0,18})$/.test(size[0][1]))
        return undefined;
    const others = rest.filter(([name]) => name !== 'oid' && name !== 'size');
    return { version: first[1], oid: oid[0][1], size: size[0][1], others };
}
function pointerDocument(pointer) {
    const string = (name, value, line) => {
        return { name, line, value: { kind: 'string', value, line } };
    };
    const size = {
        name: 'size',
        line: 3,
        value: { kind: 'number', type: 'integer', literal: pointer.size, line: 3 },
    };
    const members = [
        string('oid', pointer.oid, 2),
        size,
        ...pointer.others.map(([name, value]) => string(name, value, 2)),
    ];
    return {
        format: 'lfs',
        readings: [{ label: '', content: { kind: 'tree', root: { kind: 'object', members, line: 1 } } }],
        declared: {},
        layout: { version: pointer.version },
        notices: [],
    };
}
/**
 * Two sides of which at least one is a pointer, both seen as pointers: the digest of the content that is there is
 * what a pointer to it would say. Equal digests prove equal content; unequal ones leave the content unread.
 */
function pointerPair(base, head) {
    const left = parsePointer(base);
    const right = parsePointer(head);
    if (left === undefined && right === undefined)
        return undefined;
    const [one, other] = [left ?? pointerTo(base), right ?? pointerTo(head)];
    const away = one.oid !== other.oid || one.size !== other.size;
    const incomplete = away ? { incomplete: 'the content that a Git LFS pointer names is not at hand' } : {};
    const mixed = left === undefined || right === undefined;
    const view = (pointer, stored) => {
        const document = { ...pointerDocument(pointer), ...incomplete };
        return mixed ? { ...document, layout: { storage: stored ? 'Git LFS pointer' : 'content' } } : document;
    };
    return { base: view(one, left !== undefined), head: view(other, right !== undefined) };
}
function pointerTo(content) {
    const oid = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex')}`;
    return { version: _sniff_js__WEBPACK_IMPORTED_MODULE_1__/* .POINTER_VERSIONS */ .Yy[0], oid, size: String(content.length), others: [] };
}


/***/ }),

/***/ 80679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseLedger)
/* harmony export */ });
/* harmony import */ var _documents_json_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73450);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47675);
/* harmony import */ var _review_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72702);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57023);




/** Enough for the entries of a hundred thousand files. */
const MAX_NODES = 1_000_000;
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Requirement K1: `{"path below the root": "sha256", ...}`. Duplicate names are faults; the first one counts. */
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
    const outcome = (0,_documents_json_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)({ text, maxDepth: 8, maxNodes: MAX_NODES });
    if (!outcome.ok)
        return whole(`expected a JSON object of paths and digests; ${outcome.reason}`, outcome.line || 1);
    // Another reader of this file refuses what ours only remarks on, or passes over what ours takes.
    const [remark] = outcome.notices;
    if (remark !== undefined) {
        return whole(`expected a JSON object of paths and digests; found more than JSON has (${remark.message})`, remark.line);
    }
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
            fault('FG208', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(name)} is listed already on line ${before}`);
        else if ((0,_review_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .impossiblePath */ .B)(name) !== undefined || name === '') {
            fault('FG202', `expected a path below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(root)}; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(name)}`);
        }
        else if (value.kind !== 'string' || !(0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .isDigest */ .Bc)(value.value)) {
            fault('FG203', `expected a digest of 64 lower-case hex digits for ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(name)}; found ${described(value)}`);
        }
        else
            entries.push({ line, name, path, sha256: value.value });
    }
    return { file, root, entries, faults };
}
function described(value) {
    return value.kind === 'string' ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(value.value) : article(value.kind);
}
function article(kind) {
    return kind === 'null' ? 'null' : /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}


/***/ }),

/***/ 52311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   observeOnHead: () => (/* binding */ observeOnHead),
/* harmony export */   readSeal: () => (/* binding */ readSeal),
/* harmony export */   sealableFixtures: () => (/* binding */ sealableFixtures)
/* harmony export */ });
/* harmony import */ var _documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20487);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85698);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76298);
/* harmony import */ var _revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41174);
/* harmony import */ var _revisions_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8897);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64049);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80679);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57023);








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
        const matches = (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S)(name);
        for (const [path, entry] of await source.files(side))
            if (matches(path))
                entries.set(path, entry);
    }
    return Promise.all([...entries].map(([path, entry]) => readManifest(source, path, entry)));
}
async function readManifest(source, path, entry) {
    const bytes = await sealBytes(source, entry);
    if (typeof bytes !== 'string')
        return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .parseManifest */ .Ng)(path, bytes);
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
        return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLedger */ .h)(file, root, bytes);
    const fault = { file, line: 1, code: 'FG201', message: `expected a JSON ledger; found ${bytes}` };
    return { file, root, entries: [], faults: [fault] };
}
/** One path of a side, without listing the side. */
async function entryAt({ repository, range, changes }, side, path) {
    const change = changes.find((one) => one.path === path);
    if (change !== undefined)
        return change[side] ?? undefined;
    return (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntry */ .w)(repository, range.mergeBase, path);
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
        throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMissing */ .W)(oid);
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
        const key = (0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observedKey */ .I5)(mode, path);
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
        const key = (0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observedKey */ .I5)(mode, path);
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
            throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMissing */ .W)(want[1].entry.oid);
        yield [want, object];
    }
}
/** M10a: a pointer's digest and size are those of the content that it names. */
function observeBytes(object) {
    const pointer = object.kind === 'content' ? (0,_documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(object.content) : undefined;
    if (pointer !== undefined) {
        return { kind: 'digest', sha256: pointer.oid.slice('sha256:'.length), sizes: [pointer.size], forgives: [] };
    }
    return { kind: 'digest', sha256: object.sha256 ?? '', sizes: [String(object.size)], forgives: [] };
}
async function observeForm({ work, rulesFor, policy }, { path, mode }, object) {
    if (object.kind === 'too-large') {
        return { kind: 'none', why: `${object.size} bytes, more than mode ${mode} reads (limits: file)` };
    }
    if ((0,_documents_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePointer */ .vp)(object.content) !== undefined) {
        return { kind: 'none', why: `a Git LFS pointer: its content is not at hand, and only mode bytes can seal it` };
    }
    if (mode === 'normalized')
        return (0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observeNormalized */ .KV)(object.content);
    const rule = rulesFor(path)[0] ?? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .plainRule */ .B4)([], false);
    const answer = await work({ kind: 'structured', job: { path, bytes: object.content, rule, limits: policy.limits } });
    return 'failure' in answer ? { kind: 'none', why: `a file that was not read: ${answer.failure}` } : answer;
}
async function withFiles(source, facts, head, seals, shared) {
    const start = `${facts.root}/`;
    const paths = [...head.keys()].filter((path) => path.startsWith(start) && !seals.has(path));
    const wanted = paths.map((path) => ({ path, mode: 'bytes' }));
    const observed = await observe(source, head, wanted, shared);
    return { ...facts, files: new Map(paths.map((path) => [path, observed.get((0,_digests_js__WEBPACK_IMPORTED_MODULE_5__/* .observedKey */ .I5)('bytes', path))])) };
}
/** Links and submodules cannot be sealed, so no entry is asked for. */
function sealable(files, isFixture, seals) {
    return [...files]
        .filter(([path, { mode }]) => mode.startsWith('100') && !seals.has(path) && isFixture(path))
        .map(([path]) => path);
}


/***/ }),

/***/ 52951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository),
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78928);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
}
/** Opens the repository that the request names and closes it whatever happens. */
async function withRepository(request, use, opening = openRequested(request)) {
    const repository = await opening;
    try {
        return await use(repository);
    }
    finally {
        await repository.close();
    }
}
/** Names that the request has to have looked up, whatever else it finds. */
function namesOf({ range }) {
    if (range.kind === 'commits')
        return [range.head.sha, range.base.sha];
    const base = range.kind === 'revisions' ? range.base : (range.base ?? 'HEAD');
    return [range.kind === 'revisions' ? range.head : 'HEAD', ...(base === undefined ? [] : [base])];
}
/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook() {
    const indexFile = process.env['GIT_INDEX_FILE'];
    return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}


/***/ }),

/***/ 73506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   i: () => (/* binding */ CHANGE_CLASSES)
/* harmony export */ });
/** The policy as the rest of the program sees it: complete, defaults filled in, plain data that can be handed to a worker. */
/** Strongest first: the order of precedence of docs/classes.md section 1. */
const CHANGE_CLASSES = ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
const DEFAULT_LIMITS = { file: 67_108_864, depth: 512, nodes: 5_000_000, seconds: 20 };


/***/ }),

/***/ 18008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isPlain),
/* harmony export */   V: () => (/* binding */ escapeCharacter),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/**
 * What no person can see must not hide in what a person reads: controls, bidirectional overrides, zero-width and other
 * default-ignorable characters, lone surrogates, unassigned and private characters, and every blank but the plain one.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
/** A mark that would combine with our own text before it, and every one after the second in a row. */
const STRAY_MARK = /^\p{M}|(?<=\p{M}\p{M})\p{M}/gu;
const MARK = /\p{M}/u;
/** Most names; spares them three passes with Unicode tables. */
const PRINTABLE_ASCII = /^[ -~]*$/;
/** `\u{hex}` of one character. */
function escapeCharacter(character) {
    return `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
/**
 * Text that is safe to put on one line of any plain-text sink, and injective: a name that literally holds `\u{`
 * has its backslash escaped, so it cannot pass for another name. `##[` is broken up because the Actions runner
 * takes `##[command]` anywhere in a line of standard output as a command.
 */
function visible(text) {
    if (PRINTABLE_ASCII.test(text) && !text.includes('\\u{') && !text.includes('##['))
        return text;
    const shown = text.replaceAll('\\u{', '\\u{5c}u{').replace(HIDDEN, escapeCharacter).replaceAll('##[', '#\\u{23}[');
    return MARK.test(shown) ? shown.replace(STRAY_MARK, escapeCharacter) : shown;
}
/** Whether a name can stand as it is where no encoder can help, as in the `path` of an annotation. */
function isPlain(text) {
    return text !== '' && visible(text) === text && text.trim() === text;
}


/***/ }),

/***/ 29506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** With the `u` flag a pair is one character, so this finds unpaired halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const ESCAPE_OFFSET = 0xdc00;
/**
 * The bytes of a path (or any other bytes of git's) as a string that gives the same bytes back. What is no UTF-8
 * becomes one lone surrogate U+DC80..U+DCFF a byte, as Python's `surrogateescape` does (PEP 383), because decoding to
 * U+FFFD would make one name of two.
 */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return asBuffer(bytes).toString('latin1');
    try {
        return STRICT_UTF8.decode(bytes);
    }
    catch {
        return decodeLossless(bytes);
    }
}
/** The exact bytes that `decodePath` was given. */
function encodePath(path) {
    if (!LONE_SURROGATE.test(path))
        return Buffer.from(path, 'utf8');
    const parts = [];
    let plain = '';
    for (const character of path) {
        const code = character.length === 1 ? character.charCodeAt(0) : 0;
        if (code < ESCAPE_OFFSET + 0x80 || code > ESCAPE_OFFSET + 0xff) {
            plain += character;
            continue;
        }
        parts.push(Buffer.from(plain, 'utf8'), Buffer.of(code - ESCAPE_OFFSET));
        plain = '';
    }
    parts.push(Buffer.from(plain, 'utf8'));
    return Buffer.concat(parts);
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function decodeLossless(bytes) {
    const buffer = asBuffer(bytes);
    let text = '';
    let start = 0;
    let at = 0;
    while (at < buffer.length) {
        const length = sequenceLength(buffer, at);
        if (length > 0) {
            at += length;
            continue;
        }
        text += buffer.toString('utf8', start, at) + String.fromCharCode(ESCAPE_OFFSET + buffer[at]);
        at += 1;
        start = at;
    }
    return text + buffer.toString('utf8', start, at);
}
/** Length of the well-formed UTF-8 sequence at `at`, 0 where there is none (Unicode 15, table 3-7). */
function sequenceLength(bytes, at) {
    const lead = bytes[at];
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const second = bytes[at + 1] ?? 0;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high)
        return 0;
    for (let offset = 2; offset < length; offset += 1) {
        const next = bytes[at + offset] ?? 0;
        if (next < 0x80 || next > 0xbf)
            return 0;
    }
    return length;
}


/***/ }),

/***/ 57138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withSealSource)
/* harmony export */ });
/* harmony import */ var _gate_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99536);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22266);
/* harmony import */ var _linked_fixtures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72245);
/* harmony import */ var _open_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52951);
/* harmony import */ var _policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23248);
/* harmony import */ var _requested_range_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79627);
/* harmony import */ var _revisions_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50031);
/* harmony import */ var _revisions_listing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35802);








const POINTER_MODES = new Set(['120000', '160000']);
/** As the gate has it: what a fixture's link leads to is a fixture, and needs its entry as one does. */
async function rulesOf(repository, range, changes, { base, head = base }) {
    const links = (0,_revisions_links_js__WEBPACK_IMPORTED_MODULE_7__/* .linksOf */ .h)(await (0,_revisions_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .listTree */ .n)(repository, range.mergeBase));
    const turned = changes.filter((change) => POINTER_MODES.has(change.base?.mode) || POINTER_MODES.has(change.head?.mode));
    const pointers = new Set([...links, ...turned].map(({ path }) => path));
    const named = (path, pointer) => (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__/* .judgingRules */ .Kb)(base, head, path, pointer);
    const linked = await (0,_linked_fixtures_js__WEBPACK_IMPORTED_MODULE_2__/* .readLinkedPaths */ .I)({ ...{ repository, onBase: links, changes, pointers }, rulesOf: named });
    return (path) => {
        const own = named(path, pointers.has(path));
        return own.length > 0 ? own : linked.rulesOf(path);
    };
}
/** Opens what the request names for the commands about seals: no commit is read and nothing is compared. */
async function withSealSource(request, use) {
    return (0,_open_request_js__WEBPACK_IMPORTED_MODULE_3__/* .withRepository */ .B)(request, async (repository) => {
        const { work, close } = (0,_gate_source_js__WEBPACK_IMPORTED_MODULE_0__/* .lazyWork */ .QE)();
        try {
            const isBare = repository.topLevel === null && request.range.kind === 'worktree';
            const asked = isBare ? { kind: 'revisions', base: 'HEAD', head: 'HEAD' } : request.range;
            const { range, trees } = await (0,_requested_range_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRequest */ .M)(repository, asked);
            const policies = await (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .readPolicies */ .h9)(request, repository, range, trees.changes);
            const rulesFor = await rulesOf(repository, range, trees.changes, policies);
            const isFixture = (path) => rulesFor(path).length > 0;
            // Seals are looked at and nothing is run.
            const pieces = {
                range,
                trees,
                commits: [],
                findings: [],
                policies,
                isFixture,
                isFixtureOnBase: isFixture,
                rulesFor,
            };
            return await use((0,_gate_source_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSource */ .rk)(repository, pieces, { testReports: [], work }));
        }
        finally {
            await close();
        }
    });
}


/***/ })

};
