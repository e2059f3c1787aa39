export const id = 2311;
export const ids = [2311];
export const modules = {

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


/***/ })

};
