export const id = 2421;
export const ids = [2421];
export const modules = {

/***/ 57297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ asSha),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   j1: () => (/* binding */ asRepository),
/* harmony export */   xT: () => (/* binding */ isNoCommit)
/* harmony export */ });
// The few shapes of identifier that are believed. A branch may be called `--upload-pack=x` or BOM + 40 hex digits (T14):
// so nothing is trimmed, and a pattern is anchored at both ends.
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;
/** What git sends for "there is no commit", in either hash. */
const NO_COMMIT = /^0+$/;
/** 40 or 64 lower-case hex digits that name a commit, or undefined. */
function asSha(value) {
    return typeof value === 'string' && SHA.test(value) && !NO_COMMIT.test(value) ? value : undefined;
}
/** Whether the value is git's all-zero placeholder: a branch that did not exist before, or no longer does. */
function isNoCommit(value) {
    return typeof value === 'string' && SHA.test(value) && NO_COMMIT.test(value);
}
/** `owner/name` as the platform writes it, or undefined; `.` and `..` are no names. */
function asRepository(value) {
    if (typeof value !== 'string' || !REPOSITORY.test(value))
        return undefined;
    const [owner = '', name = ''] = value.split('/');
    return /^\.+$/.test(owner) || /^\.+$/.test(name) ? undefined : { owner, name };
}
/** A text from outside for an error message: quoted, shortened, nothing in it but printable ASCII without `##[`. */
function show(value, limit = 80) {
    if (typeof value !== 'string')
        return value === undefined ? 'nothing' : `a value of type ${value === null ? 'null' : typeof value}`;
    const cut = value.length > limit ? `${value.slice(0, limit)}...` : value;
    const plain = JSON.stringify(cut).replaceAll(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return plain.replaceAll('##[', '#\\u0023[').replaceAll('::', ':\\u003a');
}


/***/ }),

/***/ 72421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findingsOfShards: () => (/* binding */ findingsOfShards),
/* harmony export */   rangeOfShards: () => (/* binding */ rangeOfShards),
/* harmony export */   readShardReports: () => (/* binding */ readShardReports)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58818);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33264);
/* harmony import */ var _inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57297);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73406);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72039);







/*
 * The findings of shards in place of a comparison of one's own (`fixture-gate merge`, input `merge`). What is taken from a
 * report is what was compared, and only for the very blobs that git names here; records and gates are judged anew over
 * the whole (docs/adr/0210).
 */
/** `node:fs` reads a file into one string of at most this many bytes; a shard that is larger wants more shards. */
const MAX_REPORT_BYTES = 512 * 1_048_576;
const blob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), mode: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullable();
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable();
const change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['shape', 'value', 'drift', 'representation']),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    base: text,
    head: text,
    baseLine: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    headLine: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    absolute: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    relative: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    limit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    note: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    class: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_CLASSES */ .i),
    also: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_CLASSES */ .i)),
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    movedFrom: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    movedTo: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    base: blob,
    head: blob,
    summary: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    changeCounts: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ shape: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), value: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), drift: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), representation: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }),
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(change),
    notes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    failures: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        side: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['base', 'head']),
        format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        column: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    })),
    suppressed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    hollow: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const revision = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/) });
const report = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('fixture-gate'), version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    base: revision,
    head: revision,
    mergeBase: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    headKind: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    policy: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
        sha256: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
        given: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true).optional(),
    }),
    findings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(finding),
    shard: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        index: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0),
        count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(1),
        unusedRules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ policy: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['base', 'head']), index: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().min(0), unused: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) })),
    }),
});
/**
 * The reports of all shards of one run.
 * @throws {FixtureGateError} BAD_SHARDS for a file that is no such report, one too many or too few, or reports of different runs.
 */
function readShardReports(files) {
    const reports = files.map(readShardReport).sort((a, b) => a.shard.index - b.shard.index);
    const [first] = reports;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    for (const one of reports)
        sameRun(first, one);
    for (const [index, one] of reports.entries()) {
        if (one.shard.index < index)
            throw bad(`shard ${one.shard.index} is there twice: in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(reports[index - 1].file)} and in ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)}`);
        if (one.shard.index > index)
            throw bad(missing(index, first));
    }
    if (reports.length !== first.shard.count)
        throw bad(missing(reports.length, first));
    return reports;
}
function missing(index, { shard }) {
    return `expected the reports of ${shard.count} shards, 0 to ${shard.count - 1}; that of shard ${index} is not among them`;
}
function readShardReport(file) {
    let value;
    try {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
        if (bytes.length > MAX_REPORT_BYTES)
            throw new RangeError(`over ${MAX_REPORT_BYTES} bytes`);
        value = JSON.parse(bytes.toString('utf8'));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', `${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(file)} cannot be read as a report (${cause.message})`, 'name the report.json files that the shards wrote', { cause });
    }
    const parsed = report.safeParse(value);
    if (parsed.success)
        return { ...parsed.data, file };
    const [issue] = parsed.error.issues;
    const at = issue?.path.join('.') ?? '';
    if (at === 'shard')
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(file)} is the report of a whole run and of no shard`);
    throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(file)} is no report of a shard (${at === '' ? 'it' : (0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(at)}: ${issue?.message ?? 'unknown'})`);
}
function sameRun(first, one) {
    const differ = (what, a, b) => {
        if (a !== b)
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(first.file)} and ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)} are not of one run: ${what} ${a ?? 'none'} and ${b ?? 'none'}`);
    };
    if (one.tool.version !== _version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)} was written by version ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.tool.version)}, and this is ${_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x}`);
    if (one.headKind !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.file)} is about what is not committed yet`);
    differ('number of shards', first.shard.count, one.shard.count);
    differ('base', first.base.sha, one.base.sha);
    differ('head', first.head.sha, one.head.sha);
    differ('merge base', first.mergeBase, one.mergeBase);
    differ('policy', policyOf(first), policyOf(one));
}
function policyOf({ policy }) {
    return `${policy.source} ${policy.sha256 ?? '(built in)'}`;
}
function bad(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_SHARDS', message, 'pass the report.json of every shard of one run, each once, and run this version in all of them');
}
/** The range that the shards judged, as their reports name it. @throws {FixtureGateError} BAD_SHARDS */
function rangeOfShards(files) {
    const [first] = files;
    if (first === undefined)
        throw bad('expected the report.json of every shard; found none');
    const { base, head, mergeBase } = readShardReport(first);
    const label = ({ sha, ref }) => ({
        sha,
        ...(ref === undefined ? {} : { ref }),
    });
    return {
        kind: 'commits',
        base: label(base),
        head: label(head),
        comparison: base.sha === mergeBase ? 'direct' : 'merge-base',
    };
}
/**
 * What the shards found of `fixtures`: of each one finding, made from the very blobs that git names here.
 * @throws {FixtureGateError} BAD_SHARDS where a fixture is in no report, in two, or was another one there.
 */
function findingsOfShards(files, fixtures, range, policies) {
    const reports = readShardReports(files);
    const [first] = reports;
    const { sha256 } = policies.base;
    for (const [what, theirs, ours] of [
        ['base', first.base.sha, range.base.sha],
        ['head', first.head.sha, range.head.sha],
        ['merge base', first.mergeBase, range.mergeBase],
        ['policy', policyOf(first), `${policies.base.source} ${sha256 ?? '(built in)'}`],
    ]) {
        if (theirs !== ours)
            throw bad(`the shards judged ${what} ${theirs}; here it is ${ours}`);
    }
    const byPath = new Map();
    for (const { findings, file } of reports) {
        for (const one of findings) {
            if (byPath.has(one.path))
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(one.path)} was judged by two shards`);
            byPath.set(one.path, { finding: findingOf(one), file });
        }
    }
    const findings = fixtures.map(({ change }) => {
        const known = byPath.get(change.path);
        if (known === undefined)
            throw bad(`the changed fixture ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(change.path)} is in no report`);
        byPath.delete(change.path);
        if (!isOf(known.finding.base, change.base) || !isOf(known.finding.head, change.head))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(known.file)} tells of other contents of ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(change.path)} than git has here`);
        if (saysLess(known.finding))
            throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(known.file)} gives ${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(change.path)} a class that its own changes contradict`);
        return known.finding;
    });
    const [extra] = byPath.keys();
    if (extra !== undefined)
        throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)(extra)} is in a report, and no fixture changed there`);
    // How blobs are stored no report tells: the policy gate reads that itself.
    return { findings, unusedRules: unusedInAll(reports, policies), stored: new Map() };
}
function isOf(blob, entry) {
    if (blob === null || entry === null)
        return blob === null && entry === null;
    return blob.oid === entry.oid && blob.mode === entry.mode;
}
/** Whether a class is weaker than what the finding itself lists, or fits not to which sides there are. */
function saysLess({ class: changeClass, base, head, changeCounts, changes }) {
    if (base === null || head === null)
        return changeClass !== (base === null ? 'ADDED' : 'REMOVED');
    const has = (kind) => changeCounts[kind] > 0 || changes.some((change) => change.kind === kind);
    if (changeClass === 'SHAPE_CHANGE')
        return false;
    if (changeClass === 'SEMANTIC_REWRITE')
        return has('shape');
    return changeClass !== 'TOLERANCE_DRIFT' || has('shape') || has('value');
}
/** Values were masked and cut when the shard wrote them: `shown` keeps them from being cut once more. */
function findingOf(read) {
    const { changes, movedFrom, movedTo, hollow, ...rest } = read;
    return {
        ...rest,
        ...(movedFrom === undefined ? {} : { movedFrom }),
        ...(movedTo === undefined ? {} : { movedTo }),
        changes: changes.map((one) => ({ ...one, shown: true })),
        ...(hollow === undefined ? {} : { hollow }),
    };
}
/** A part of a rule met nothing if it met nothing in every shard that the rule had a fixture in. */
function unusedInAll(reports, { base, head }) {
    const all = new Map();
    for (const { shard, file } of reports) {
        for (const { policy, index, unused } of shard.unusedRules) {
            const rule = (policy === 'base' ? base : head)?.fixtures[index];
            if (rule === undefined)
                throw bad(`${(0,_inputs_identifiers_js__WEBPACK_IMPORTED_MODULE_5__/* .show */ .WU)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))} tells of rule ${index} of ${policy}'s policy, which there is not`);
            const before = all.get(rule);
            all.set(rule, before === undefined ? unused : before.filter((name) => unused.includes(name)));
        }
    }
    return all;
}


/***/ })

};
