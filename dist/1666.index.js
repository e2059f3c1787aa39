export const id = 1666;
export const ids = [1666,8008,3506,9233];
export const modules = {

/***/ 57767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blobId: () => (/* binding */ blobId),
/* harmony export */   compare: () => (/* binding */ compare),
/* harmony export */   diff: () => (/* binding */ diff),
/* harmony export */   isSame: () => (/* binding */ isSame),
/* harmony export */   policyOf: () => (/* binding */ policyOf),
/* harmony export */   read: () => (/* binding */ read),
/* harmony export */   readLinkAt: () => (/* binding */ readLinkAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var _descriptor_sets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18422);
/* harmony import */ var _documents_large_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29041);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _finding_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39346);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29233);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22266);
/* harmony import */ var _large_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72826);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85698);
/* harmony import */ var _policy_match_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94743);
/* harmony import */ var _reporters_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53110);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(11730);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4257);















/** What stands for a side that does not exist, as in git's own patches. */
const ABSENT = '/dev/null';
const FILE_MODE = '100644';
const EXECUTABLE_MODE = '100755';
/** What git looks at to tell that a file is executable. */
const OWNER_MAY_EXECUTE = 0o100;
const LINK_MODE = '120000';
/** Two files. Exit code as of diff(1), except that drift counts as equal: 0 equal or drift, 1 anything more. */
async function diff(invocation) {
    const { output } = invocation;
    const folders = await Promise.all([isFolder(invocation.base), isFolder(invocation.head)]);
    if (folders.every(Boolean))
        return (await __webpack_require__.e(/* import() */ 4423).then(__webpack_require__.bind(__webpack_require__, 94423))).diffFolders(invocation);
    if (folders.some(Boolean)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .FixtureGateError */ .$('BAD_USAGE', 'a folder and a file cannot be compared', 'name two files, or two folders');
    }
    const [base, head] = withKnownModes(await Promise.all([read(invocation.base), read(invocation.head)]));
    if (base === null && head === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .FixtureGateError */ .$('BAD_USAGE', 'neither side exists', `name at least one file that is not ${ABSENT}`);
    }
    const policy = await policyOf(invocation);
    const path = invocation.as ?? nameOf(invocation);
    const judge = (0,_judge_js__WEBPACK_IMPORTED_MODULE_7__.createJudge)();
    try {
        const finding = base !== null && head !== null && isSame(base.facts, head.facts)
            ? undefined
            : await compare(path, base, head, policy, judge);
        (0,_output_js__WEBPACK_IMPORTED_MODULE_14__.writeReport)(await render(finding, { base, head, policy }, invocation), output);
        return finding === undefined || finding.class === 'TOLERANCE_DRIFT' ? 0 : 1;
    }
    finally {
        await judge.close();
    }
}
async function policyOf({ policyFile }) {
    return policyFile === undefined ? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_10__/* .defaultPolicy */ .G4)() : (0,_descriptor_sets_js__WEBPACK_IMPORTED_MODULE_3__/* .filled */ .B)(await (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .readGivenFile */ .Mh)(policyFile), descriptorFile);
}
async function isFolder(path) {
    if (path === ABSENT || path === '-')
        return false;
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined))?.isDirectory() ?? false;
}
async function read(path) {
    if (path === ABSENT)
        return null;
    if (path === '-')
        return { ...held(await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(process.stdin)), modeless: true };
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        // What is no file, such as a pipe of a shell, has no bit that says anything.
        if (!found.isFile())
            return { ...held(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path)), modeless: true };
        const mode = (found.mode & OWNER_MAY_EXECUTE) === 0 ? FILE_MODE : EXECUTABLE_MODE;
        if (found.size < _documents_large_source_js__WEBPACK_IMPORTED_MODULE_4__/* .LARGE_BYTES */ .cz)
            return held(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path), mode);
        const facts = { ...(await (0,_large_files_js__WEBPACK_IMPORTED_MODULE_9__/* .digestsOf */ .nw)(path)), mode };
        return { facts, bytes: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path), file: path };
    }
    catch (cause) {
        const { code } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .FixtureGateError */ .$('BAD_USAGE', `the file ${JSON.stringify(path)} cannot be read (${code ?? 'unknown error'})`, `name a file, "-" for standard input, or ${ABSENT} for a side that does not exist`, { cause });
    }
}
/** Where one side has no mode, the other's says nothing of a change. */
function withKnownModes(sides) {
    if (!sides.some((side) => side?.modeless))
        return sides;
    const [base, head] = sides.map((side) => side && { ...side, facts: { ...side.facts, mode: FILE_MODE } });
    return [base, head];
}
/** Nothing to tell: the bytes and what git keeps of the mode are equal. */
function isSame(base, head) {
    return base.sha256 === head.sha256 && base.mode === head.mode;
}
/** Outside of a repository a descriptor set is where the policy says, from here. */
async function descriptorFile(file) {
    try {
        return { kind: 'read', bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file) };
    }
    catch (cause) {
        return { kind: 'missing', why: `it cannot be read (${cause.code ?? 'unknown error'})` };
    }
}
/** A link stands for the text that it holds, as in git. */
async function readLinkAt(path) {
    return held(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(path, 'buffer'), LINK_MODE);
}
function held(bytes, mode = FILE_MODE) {
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
    return { facts: { oid: blobId(bytes), sha256, size: bytes.length, mode }, bytes: async () => bytes };
}
/** The path that chooses format and rules: head's, unless only base has a name. */
function nameOf({ base, head }) {
    return head === '-' || head === ABSENT ? base : head;
}
async function compare(path, base, head, policy, judge) {
    const rule = (0,_policy_match_js__WEBPACK_IMPORTED_MODULE_11__/* .ruleFor */ .sG)(policy, path) ?? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_10__/* .plainRule */ .B4)(['**'], false);
    const facts = { base: base?.facts ?? null, head: head?.facts ?? null };
    const side = (bytes, mode = FILE_MODE) => ({ bytes, mode });
    if (base === null || head === null) {
        const there = (base ?? head);
        const only = side(await there.bytes(), there.facts.mode);
        return (0,_finding_of_js__WEBPACK_IMPORTED_MODULE_6__/* .oneSided */ .CM)({ path, added: base === null }, facts, await judge.read((0,_finding_of_js__WEBPACK_IMPORTED_MODULE_6__/* .jobFor */ .vw)(path, only, only, rule, policy)));
    }
    const hollow = ({ facts: { mode } }) => side(Buffer.alloc(0), mode);
    const withoutBytes = (0,_finding_of_js__WEBPACK_IMPORTED_MODULE_6__/* .jobFor */ .vw)(path, hollow(base), hollow(head), rule, policy);
    // Of equal bytes only the modes are left to compare.
    if (base.facts.sha256 === head.facts.sha256)
        return (0,_finding_of_js__WEBPACK_IMPORTED_MODULE_6__/* .modified */ .kA)(path, facts, await judge.compare(withoutBytes));
    if (base.file !== undefined && head.file !== undefined) {
        const files = {
            base: { file: base.file, mode: base.facts.mode },
            head: { file: head.file, mode: head.facts.mode },
        };
        return (0,_finding_of_js__WEBPACK_IMPORTED_MODULE_6__/* .modified */ .kA)(path, facts, await judge.compareFiles({ ...withoutBytes, ...files }));
    }
    const [left, right] = await Promise.all([base.bytes(), head.bytes()]);
    const job = (0,_finding_of_js__WEBPACK_IMPORTED_MODULE_6__/* .jobFor */ .vw)(path, side(left, base.facts.mode), side(right, head.facts.mode), rule, policy);
    return (0,_finding_of_js__WEBPACK_IMPORTED_MODULE_6__/* .modified */ .kA)(path, facts, await judge.compare(job));
}
/** The id that git would give the file. */
function blobId(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
async function render(finding, sides, { output }) {
    const reviewed = finding && { ...finding, record: { status: 'not-required' } };
    if (output.format === 'json') {
        const { renderFindingJson } = await __webpack_require__.e(/* import() */ 846).then(__webpack_require__.bind(__webpack_require__, 90846));
        return reviewed === undefined ? 'null' : renderFindingJson(reviewed);
    }
    if (output.format === 'terminal') {
        const { renderFinding } = await __webpack_require__.e(/* import() */ 432).then(__webpack_require__.bind(__webpack_require__, 10432));
        return reviewed === undefined
            ? 'no difference: the bytes are equal'
            : renderFinding(reviewed, (0,_output_js__WEBPACK_IMPORTED_MODULE_14__.terminalContext)(output));
    }
    // For documents the two files stand in for the two revisions.
    const sha = (side) => (side?.facts.oid ?? blobId(Buffer.alloc(0)));
    const report = (0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_13__.buildReport)({
        range: {
            base: { sha: sha(sides.base) },
            head: { sha: sha(sides.head) },
            mergeBase: sha(sides.base),
            mergeBases: [],
            headKind: 'commit',
        },
        policy: sides.policy,
        findings: reviewed === undefined ? [] : [reviewed],
        gates: [],
        stats: {
            commits: 0,
            changedPaths: 1,
            fixtures: 1,
            suppressed: reviewed?.suppressed ?? 0,
            patterns: [],
            milliseconds: {},
        },
    });
    return (0,_reporters_index_js__WEBPACK_IMPORTED_MODULE_12__.renderDocument)(output.format, report, (0,_output_js__WEBPACK_IMPORTED_MODULE_14__.terminalContext)(output));
}


/***/ }),

/***/ 18422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ filled),
/* harmony export */   p: () => (/* binding */ withDescriptorSets)
/* harmony export */ });
/* harmony import */ var _revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41174);

/** Sets of large code bases have a few megabytes. */
const MAX_SET_BYTES = 16_777_216;
/**
 * The policies with the descriptor sets that their rules name: base's policy with the files of base, and, where head has
 * another policy or another such file, that policy with the files of head. Whoever swaps the set in a pull request is so
 * judged by both, and the stricter answer counts.
 */
async function withDescriptorSets({ base, head }, input) {
    const before = await filled(base, (file) => read(input, file, 'base'));
    if (head === undefined && !files(base).some((file) => input.changes.some(({ path }) => path === file)))
        return { base: before, other: before };
    return { base: before, other: await filled(head ?? base, (file) => read(input, file, 'head')) };
}
function files({ fixtures }) {
    return fixtures.flatMap(({ descriptor }) => (descriptor === undefined ? [] : [descriptor.file]));
}
/** Rules without a descriptor stay the very objects that they are: what was seen of a rule is kept by its identity. */
async function filled(policy, find) {
    if (files(policy).length === 0)
        return policy;
    const fixtures = await Promise.all(policy.fixtures.map(async (rule) => {
        return rule.descriptor === undefined ? rule : { ...rule, descriptorSet: await find(rule.descriptor.file) };
    }));
    return { ...policy, fixtures };
}
async function read({ repository, base, changes, ensureObjects }, file, side) {
    const change = side === 'head' ? changes.find(({ path }) => path === file) : undefined;
    const entry = change === undefined ? await (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .findEntry */ .w)(repository, base, file) : change.head;
    if (!isFile(entry))
        return { kind: 'missing', why: `there is no such file on ${side}` };
    await ensureObjects?.([entry.oid]);
    const object = await repository.objects.find(entry.oid, { maxBytes: MAX_SET_BYTES });
    if (object.kind === 'content')
        return { kind: 'read', bytes: object.content };
    return {
        kind: 'missing',
        why: object.kind === 'missing' ? 'it is not in this clone' : `it is over ${MAX_SET_BYTES} bytes`,
    };
}
function isFile(entry) {
    return entry?.mode.startsWith('100') ?? false;
}


/***/ }),

/***/ 29041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ decline),
/* harmony export */   FX: () => (/* binding */ Declined),
/* harmony export */   cz: () => (/* binding */ LARGE_BYTES),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   rU: () => (/* binding */ isLargeFormat),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony export LARGE_FORMATS */
/** Below it, on the smaller side, a file is read as a whole. Bytes. */
const LARGE_BYTES = 8_388_608;
/** Formats that are compared while they are read (`comparison/large/`). */
const LARGE_FORMATS = ['csv', 'json', 'jsonl', 'text', 'npy', 'png', 'xml', 'yaml'];
function isLargeFormat(id) {
    return LARGE_FORMATS.includes(id);
}
/** The first bytes of a PNG up to its colour type, and the fixed ones among them: signature, length and type of the first chunk. */
const PNG_START = 26;
const PNG_FIXED = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** Four samples a pixel. */
const SAMPLES = 4;
/** What a side takes once it is read, from its first bytes: the pixels of a PNG may be a thousand times its file. Bytes. */
function weightOf({ size, read }) {
    if (size < PNG_START)
        return size;
    const start = read(0, PNG_START);
    if (!start.subarray(0, PNG_FIXED.length).equals(PNG_FIXED))
        return size;
    const pixels = start.readUInt32BE(16) * start.readUInt32BE(20);
    return Math.max(size, pixels * SAMPLES * (start[24] === 16 ? 2 : 1));
}
function sourceOf(bytes) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { size: all.length, read: (offset, length) => all.subarray(offset, offset + length) };
}
/**
 * A fast path has no answer, so the plain one gives it (docs/adr/0160, docs/adr/0200). Thrown, because the places that find
 * out stand deep inside the comparer's own code; `compareLarge` and `compareEdited` catch it and nothing else does.
 */
class Declined extends Error {
    name = 'Declined';
}
/** Never returns: `return decline(...)` reads as what it is. */
function decline(why) {
    throw new Declined(why);
}


/***/ }),

/***/ 39346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ oneSided),
/* harmony export */   EM: () => (/* binding */ notKept),
/* harmony export */   kA: () => (/* binding */ modified),
/* harmony export */   vw: () => (/* binding */ jobFor),
/* harmony export */   yX: () => (/* binding */ strongest)
/* harmony export */ });
/* harmony import */ var _large_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72826);

const NO_COUNTS = { shape: 0, value: 0, drift: 0, representation: 0 };
function jobFor(path, base, head, rule, policy) {
    return { path, base, head, rule, tolerance: policy.tolerance, limits: policy.limits };
}
function oneSided(side, facts, seen) {
    const { path, added } = side;
    const failures = (seen?.failures ?? []).map((failure) => ({
        ...failure,
        side: added ? 'head' : 'base',
    }));
    const format = seen?.format ?? 'binary';
    return {
        path,
        class: added ? 'ADDED' : 'REMOVED',
        also: [],
        format,
        ...facts,
        summary: `${added ? 'file added' : 'file removed'}${failures.length > 0 ? ', does not parse' : ''}`,
        changeCounts: NO_COUNTS,
        changes: [],
        notes: [],
        failures,
        suppressed: 0,
    };
}
function notKept(path, facts) {
    const why = `not compared: ${_large_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OVER_MAX_SIDE */ .c5}, or its content is missing`;
    return {
        path,
        class: 'SEMANTIC_REWRITE',
        also: [],
        format: 'binary',
        ...facts,
        summary: why,
        changeCounts: { ...NO_COUNTS, value: 1 },
        changes: [{ kind: 'value', at: '$', base: null, head: null, note: why }],
        notes: [`${why}; the class is the least that may be said of changed bytes`],
        failures: [],
        suppressed: 0,
    };
}
function modified(path, facts, comparison) {
    const { counts, unusedRules: _, ...rest } = comparison;
    return { path, ...facts, ...rest, changeCounts: counts };
}
const STRENGTH = {
    SHAPE_CHANGE: 2,
    SEMANTIC_REWRITE: 1,
    TOLERANCE_DRIFT: 0,
};
/** Where base's and head's policy judge differently, the stronger class stands. */
function strongest(comparisons) {
    return comparisons.reduce((worst, one) => (STRENGTH[one.class] > STRENGTH[worst.class] ? one : worst));
}


/***/ }),

/***/ 29233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createJudge: () => (/* binding */ createJudge),
  notCompared: () => (/* binding */ notCompared),
  performer: () => (/* binding */ performer)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/batch.js
function packBatch(jobs) {
    const sides = jobs.flatMap(({ base, head }) => [base, head]);
    const bytes = new Uint8Array(sides.reduce((sum, side) => sum + side.bytes.length, 0));
    let at = 0;
    for (const side of sides) {
        bytes.set(side.bytes, at);
        at += side.bytes.length;
    }
    return { kind: 'batch', jobs: jobs.map(packed), bytes: bytes.buffer };
}
function packed({ base, head, ...rest }) {
    return {
        ...rest,
        base: { mode: base.mode, size: base.bytes.length },
        head: { mode: head.mode, size: head.bytes.length },
    };
}

// EXTERNAL MODULE: ./lib/documents/registry.js
var registry = __webpack_require__(40987);
// EXTERNAL MODULE: ./lib/large-files.js
var large_files = __webpack_require__(72826);
;// CONCATENATED MODULE: ./lib/judge.js





/** Both sides together. Below it a comparison costs less than handing it over; a worker's first answer takes about 50 ms. */
const INLINE_BYTES = 1_048_576;
/**
 * What one worker costs before it helps: it has to start, to load and to warm up. Bytes of fixtures that were judged here
 * first, where there are many (`share`).
 */
const SHARED_FROM_BYTES = 1_048_576;
/** Everyday comparisons that wait for a worker: it takes them as one message, and what comes meanwhile is judged here. */
const MAX_BATCH_JOBS = 48;
const MAX_BATCH_BYTES = 1_048_576;
/** Old-generation heap of one worker. Buffers are outside it, which is why decoders check sizes before they allocate. */
const WORKER_HEAP_MEBIBYTES = 2_048;
/** Paths of which it is known who was asked about them. */
const MAX_REMEMBERED = 10_000;
/** Loaded once: a dynamic import costs more than to compare a small fixture. */
let loaded;
/** What compares here. Exported for whoever knows early that it will be wanted. */
function performer() {
    loaded ??= Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(3595), __webpack_require__.e(2088), __webpack_require__.e(5779), __webpack_require__.e(6569)]).then(__webpack_require__.bind(__webpack_require__, 66569));
    return loaded;
}
/**
 * Compares small everyday fixtures here, and large ones or those of a format that is known to hang or to swallow
 * memory (`isolate` in the registry) in a worker of this bundle with a heap limit and `limits.seconds`.
 * A worker that fails is replaced; the others and their jobs are not touched.
 */
function createJudge() {
    const queue = [];
    const idle = [];
    const all = new Set();
    const most = Math.max(1, Math.min(4, (0,external_node_os_.availableParallelism)() - 1));
    let closed = false;
    let share = false;
    /** Whether a worker may hold what it read of a large file (worker.ts). */
    let keptInWorkers = false;
    /** Who was asked last about a path: that worker may have kept what it read. */
    const lastAsked = new Map();
    /** Bytes that were judged here while `share` was on. */
    let judgedBytes = 0;
    let offers = [];
    let offeredBytes = 0;
    function next() {
        if (closed || (queue.length === 0 && offers.length === 0))
            return;
        const message = queue[0]?.message;
        const path = message === undefined || message.kind === 'batch' ? undefined : message.job.path;
        const worker = takeIdle(path) ?? (all.size < most ? start() : undefined);
        if (worker)
            runIn(worker, queue.shift() ?? takeOffers());
    }
    function takeIdle(path) {
        const place = path === undefined ? -1 : idle.indexOf(lastAsked.get(path));
        return place === -1 ? idle.pop() : idle.splice(place, 1)[0];
    }
    /** Undefined where enough of them wait already: then this thread is the one that has time. */
    function offer(job, bytes) {
        if (!share || offers.length >= MAX_BATCH_JOBS || offeredBytes + bytes > MAX_BATCH_BYTES)
            return undefined;
        // Those of one turn of the event loop go together.
        if (offers.length === 0)
            setImmediate(next);
        offeredBytes += bytes;
        return new Promise((resolve) => offers.push({ job, resolve }));
    }
    function takeOffers() {
        const taken = offers;
        offers = [];
        offeredBytes = 0;
        const resolve = (answer) => {
            for (const [place, one] of taken.entries())
                one.resolve(('comparisons' in answer && answer.comparisons[place]) || undefined);
        };
        return { message: packBatch(taken.map(({ job }) => job)), seconds: taken[0].job.limits.seconds, resolve };
    }
    function start() {
        const worker = new external_node_worker_threads_.Worker(bundleEntry(), {
            resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MEBIBYTES, stackSizeMb: 4 },
            stdout: true,
            stderr: true,
        });
        all.add(worker);
        return worker;
    }
    function runIn(worker, { message, seconds, resolve }) {
        const timer = setTimeout(() => give({ failure: `the time limit of ${seconds} s was reached` }, false), seconds * 1_000);
        const onMessage = (answer) => give(answer, true);
        const onError = (error) => give({
            failure: error.code === 'ERR_WORKER_OUT_OF_MEMORY'
                ? 'the memory limit was reached'
                : `its reader failed (${error.message})`,
        }, false);
        const onExit = () => give({ failure: 'its reader stopped' }, false);
        function give(answer, reusable) {
            clearTimeout(timer);
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            if (reusable)
                idle.push(worker);
            else {
                all.delete(worker);
                // A late error event of a worker that is being ended has nobody to go to.
                worker.on('error', () => undefined);
                void worker.terminate();
            }
            resolve(answer);
            next();
        }
        worker.once('message', onMessage).once('error', onError).once('exit', onExit);
        if (message.kind === 'batch') {
            worker.postMessage(message, [message.bytes]);
            return;
        }
        if (lastAsked.size >= MAX_REMEMBERED)
            lastAsked.clear();
        lastAsked.set(message.job.path, worker);
        keptInWorkers ||= message.kind !== 'files' && bytesOf(message) >= large_files/* LEAST_KEPT_BYTES */.dN;
        worker.postMessage(message);
    }
    const inWorker = (message) => new Promise((resolve) => {
        queue.push({ message, seconds: message.job.limits.seconds, resolve });
        next();
    });
    const ask = async (task) => {
        if (needsWorker(task))
            return inWorker(task);
        if (task.kind === 'compare') {
            const bytes = bytesOf(task);
            const shared = judgedBytes > SHARED_FROM_BYTES ? await offer(task.job, bytes) : undefined;
            if (shared !== undefined)
                return { comparison: shared };
            if (share)
                judgedBytes += bytes;
        }
        return (await performer()).perform(task);
    };
    return {
        async compare(job) {
            const answer = await ask({ kind: 'compare', job });
            return 'comparison' in answer ? answer.comparison : notCompared(job, whyNot(answer));
        },
        async compareFiles(job) {
            const answer = await ask({ kind: 'files', job });
            return 'comparison' in answer ? answer.comparison : notCompared(job, whyNot(answer));
        },
        async read(job) {
            const answer = await ask({ kind: 'read', job });
            if ('read' in answer)
                return answer.read;
            const format = entryOf(job.path, job.rule.format)?.id ?? 'binary';
            return { format, failures: [{ format, reason: `not read: ${whyNot(answer)}`, line: 0, column: 0 }] };
        },
        async picture(job) {
            const answer = await ask({ kind: 'picture', job });
            return 'picture' in answer ? answer.picture : undefined;
        },
        async work(task) {
            const answer = await ask({ kind: 'gate', job: task.job, task });
            return 'gate' in answer ? answer.gate : { failure: whyNot(answer) };
        },
        share() {
            share = true;
        },
        async rest() {
            share = false;
            if (keptInWorkers)
                return;
            const done = idle.splice(0);
            for (const worker of done)
                all.delete(worker);
            await Promise.all(done.map((worker) => worker.terminate()));
        },
        async close() {
            closed = true;
            for (const { resolve } of queue.splice(0))
                resolve({ failure: 'the run was ended' });
            for (const { resolve } of offers.splice(0))
                resolve(undefined);
            await Promise.all([...all].map((worker) => worker.terminate()));
        },
    };
}
function whyNot(answer) {
    return 'failure' in answer ? answer.failure : 'its reader gave no answer';
}
function needsWorker(task) {
    if (task.kind === 'files')
        return true;
    const { path, rule } = task.job;
    if (task.kind === 'gate' && task.job.isolate === true)
        return true;
    return bytesOf(task) > INLINE_BYTES || entryOf(path, rule.format)?.isolate === true;
}
function bytesOf(task) {
    if (task.kind === 'gate')
        return task.job.bytes.length;
    const { base, head } = task.job;
    return (task.kind === 'read' ? 0 : (base?.bytes.length ?? 0)) + (head?.bytes.length ?? 0);
}
function entryOf(path, format) {
    return format === 'auto' ? (0,registry/* formatForPath */.G9)(path) : (0,registry/* formatById */.aZ)(format);
}
/** The bundle's entry, whatever chunk this module ended up in. */
function bundleEntry() {
    const entry = new URL(import.meta.url);
    // In the bundle every chunk lies beside index.js; unbundled (tests) the compiled entry is lib/main.js.
    entry.pathname = entry.pathname.replace(/[^/]*$/, entry.pathname.includes('/lib/') ? 'main.js' : 'index.js');
    return entry;
}
/** What may be said where nothing was compared: the bytes differ, so at least SEMANTIC_REWRITE, and why. */
function notCompared(job, why) {
    return {
        class: 'SEMANTIC_REWRITE',
        also: [],
        format: entryOf(job.path, job.rule.format)?.id ?? 'binary',
        counts: { shape: 0, value: 1, drift: 0, representation: 0 },
        changes: [{ kind: 'value', at: '$', base: null, head: null, note: `not compared: ${why}` }],
        summary: `not compared: ${why}`,
        notes: [`not compared: ${why}; the class is the least that may be said of changed bytes`],
        failures: [],
        suppressed: 0,
        unusedRules: [],
    };
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

/***/ 53110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DOCUMENT_FORMATS: () => (/* binding */ DOCUMENT_FORMATS),
/* harmony export */   renderDocument: () => (/* binding */ renderDocument),
/* harmony export */   reporters: () => (/* binding */ reporters)
/* harmony export */ });
/* harmony import */ var _parts_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48971);
/* harmony import */ var _parts_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98962);
// What every reporter takes its rows from is loaded with this list; the bundler would copy it into each of their chunks.


/**
 * Every reporter, in alphabetical order of id. `document` ones give one text and stand behind `--format`; the others
 * give what a few lines of the action post. Imports stay literal so that the bundler makes a lazy chunk of each.
 */
const reporters = [
    { id: 'check-run', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(4659)]).then(__webpack_require__.bind(__webpack_require__, 75010))).checkRun },
    { id: 'comment', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(2706)]).then(__webpack_require__.bind(__webpack_require__, 92447))).comment },
    { id: 'html', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 5535).then(__webpack_require__.bind(__webpack_require__, 5535))).html },
    { id: 'job-summary', output: 'posted', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(6525)]).then(__webpack_require__.bind(__webpack_require__, 95324))).jobSummary },
    { id: 'json', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 846).then(__webpack_require__.bind(__webpack_require__, 90846))).json },
    { id: 'junit', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 3358).then(__webpack_require__.bind(__webpack_require__, 83358))).junit },
    { id: 'markdown', output: 'document', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5817), __webpack_require__.e(4838)]).then(__webpack_require__.bind(__webpack_require__, 20333))).markdown },
    { id: 'sarif', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 4573).then(__webpack_require__.bind(__webpack_require__, 26954))).sarif },
    { id: 'terminal', output: 'document', load: async () => (await __webpack_require__.e(/* import() */ 2448).then(__webpack_require__.bind(__webpack_require__, 32448))).terminal },
    {
        id: 'workflow-commands',
        output: 'posted',
        load: async () => (await __webpack_require__.e(/* import() */ 2012).then(__webpack_require__.bind(__webpack_require__, 92012))).workflowCommands,
    },
];
function isDocument(entry) {
    return entry.output === 'document';
}
/** What `--format` takes. */
const DOCUMENT_FORMATS = reporters.filter(isDocument).map(({ id }) => id);
/** One document of the report. Loads nothing but its reporter. */
async function renderDocument(format, report, context = {}) {
    const entry = reporters.filter(isDocument).find(({ id }) => id === format);
    if (entry === undefined)
        throw new RangeError(`no reporter is called ${format}`);
    return (await entry.load()).render(report, context);
}


/***/ }),

/***/ 76913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ isNullId),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   u9: () => (/* binding */ parseObjectId)
/* harmony export */ });
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NULL_ID = /^0+$/;
/** `undefined` where `text` is no whole object id: a prefix, upper case, a byte-order mark in front (T14). */
function parseObjectId(text) {
    return OBJECT_ID.test(text) ? text : undefined;
}
/** @throws {TypeError} Where git (or a caller here) gave something else: a bug, not the user's mistake. */
function objectId(text) {
    const id = parseObjectId(text);
    if (!id)
        throw new TypeError(`not an object id: ${JSON.stringify(text.slice(0, 80))}`);
    return id;
}
/** Git's way to say "no object here". */
function isNullId(text) {
    return NULL_ID.test(text);
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


/***/ })

};
