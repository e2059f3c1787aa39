export const id = 8285;
export const ids = [8285];
export const modules = {

/***/ 27019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ storedAs)
/* harmony export */ });
/** Where git looks for a NUL to tell binary from text (buffer_is_binary). */
const SNIFFED_BYTES = 8_000;
function storedAs(content) {
    const start = content.subarray(0, SNIFFED_BYTES);
    if (/^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(start.toString('latin1', 0, 64)))
        return 'pointer';
    return start.includes(0) ? 'binary' : 'text';
}


/***/ }),

/***/ 90660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L8: () => (/* binding */ classify),
  vw: () => (/* binding */ jobFor),
  kA: () => (/* binding */ modified),
  CM: () => (/* binding */ oneSided)
});

// EXTERNAL MODULE: ./lib/comparison/collector.js
var collector = __webpack_require__(83230);
// EXTERNAL MODULE: ./lib/comparison/compare.js + 30 modules
var compare = __webpack_require__(51951);
// EXTERNAL MODULE: ./lib/comparison/comparison.js
var comparison = __webpack_require__(26756);
;// CONCATENATED MODULE: ./lib/comparison/anchor.js



/** CLASSES section 5: how far back the anchor is looked for. */
const MAX_ANCHOR_REVISIONS = 50;
const SHORT_HASH = 7;
/** Only a step of drift with moved numbers can be one of many that add up. */
function needsAnchor(comparison) {
    return comparison.class === 'TOLERANCE_DRIFT' && comparison.counts.drift > 0;
}
/**
 * Slow drift (CLASSES section 5): the class is the worse of compare(base, head) and compare(anchor, head), the anchor being
 * the newest revision whose own change was more than drift; the first one that is there added the file and counts as that.
 *
 * `revisions` are the path's contents on base's first-parent history, newest first, beginning with what base has; at
 * most MAX_ANCHOR_REVISIONS of them are read.
 */
async function judgeWithAnchor(job, comparison, revisions) {
    if (!needsAnchor(comparison))
        return comparison;
    const anchor = await findAnchor(job, revisions);
    if (!anchor || Buffer.compare(anchor.bytes, job.base.bytes) === 0)
        return comparison;
    const cumulative = await (0,compare/* compareFixture */.r)({
        ...job,
        base: { bytes: anchor.bytes, mode: anchor.mode ?? job.base.mode },
    });
    return combine(comparison, cumulative, anchor);
}
async function findAnchor(job, revisions) {
    let newer;
    let seen = 0;
    for await (const revision of revisions) {
        if (newer && (await stepClass({ ...job }, revision, newer)) !== 'TOLERANCE_DRIFT')
            return newer;
        newer = revision;
        seen += 1;
        if (seen >= MAX_ANCHOR_REVISIONS)
            break;
    }
    return newer;
}
async function stepClass(job, older, newer) {
    const side = ({ bytes, mode }) => ({ bytes, mode: mode ?? job.base.mode });
    return (await (0,compare/* compareFixture */.r)({ ...job, base: side(older), head: side(newer) })).class;
}
function percent(relative) {
    const value = 100 * relative;
    return value >= 0.1 ? value.toFixed(1) : value.toPrecision(2);
}
/** The step's facts, and beside them what has come together since the anchor. */
function combine(step, cumulative, anchor) {
    const since = anchor.commit.slice(0, SHORT_HASH);
    const worst = Math.max(0, ...cumulative.changes.map(({ relative }) => relative ?? 0));
    const distance = `cumulative ${percent(worst)} % since ${since}`;
    if ((0,collector/* compareClasses */.MB)(cumulative.class, step.class) <= 0) {
        return cumulative.counts.drift > 0 && worst > 0
            ? { ...step, notes: [...step.notes, `${distance}, within tolerance`] }
            : step;
    }
    const worse = cumulative.changes
        .filter(({ kind }) => kind === 'shape' || kind === 'value')
        .map((change) => ({
        ...change,
        note: [
            change.note,
            change.relative === undefined ? `since ${since}` : `cumulative ${percent(change.relative)} % since ${since}`,
        ]
            .filter((part) => part !== undefined)
            .join('; '),
    }));
    const counts = { ...step.counts, shape: cumulative.counts.shape, value: cumulative.counts.value };
    return {
        ...step,
        class: cumulative.class,
        also: (0,collector/* alsoOf */.NB)(counts),
        counts,
        changes: [...worse, ...step.changes].slice(0, comparison/* MAX_CHANGES */.z),
        summary: `slow drift: ${cumulative.summary} since ${since}; this step: ${step.summary}`,
        notes: [...step.notes, distance],
        ...(cumulative.hollow === undefined ? {} : { hollow: cumulative.hollow }),
    };
}

// EXTERNAL MODULE: ./lib/documents/stored.js
var documents_stored = __webpack_require__(27019);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(33264);
// EXTERNAL MODULE: ./lib/judge.js
var lib_judge = __webpack_require__(92088);
// EXTERNAL MODULE: ./lib/revisions/history.js
var revisions_history = __webpack_require__(18182);
;// CONCATENATED MODULE: ./lib/findings.js





/** A larger side is not kept in memory, so it is not compared: its digest is, and the finding says so. */
const MAX_SIDE_BYTES = 536_870_912;
/** Bytes handed to workers and not answered yet. */
const MAX_BYTES_UNDER_WAY = 268_435_456;
/** A worker has to start, to load and to warm up before it helps: measured with fixtures of 35 kB on average. */
const MIN_SHARED_FIXTURES = 300;
const SUBMODULE_MODE = '160000';
const NO_COUNTS = { shape: 0, value: 0, drift: 0, representation: 0 };
/**
 * Gives every changed fixture its class. Reads all blobs in one stream and judges while git inflates the next ones. Equal
 * blobs at another path are judged again: how a file is read, and so its class, depends on more of its path than an
 * answer could be kept by (folders of recordings and snapshots among it).
 */
async function classify(input) {
    const share = input.fixtures.length >= MIN_SHARED_FIXTURES;
    const judge = (0,lib_judge/* createJudge */.q)({ share });
    try {
        return await classifyWith(judge, input);
    }
    finally {
        await judge.close();
    }
}
async function classifyWith(judge, input) {
    const { fixtures, renames, progress } = input;
    const links = linksOf(renames);
    const usage = new RuleUsage();
    const stored = new Map();
    const open = [];
    let done = 0;
    let underWay = 0;
    for await (const { fixture, base, head } of readSides(input)) {
        for (const side of [base, head])
            if (side?.kind === 'content')
                stored.set(side.id, (0,documents_stored/* storedAs */.q)(side.content));
        const bytes = sizeOf(base) + sizeOf(head);
        const judged = judgeOne(fixture, base, head, judge, input.policy, usage);
        underWay += bytes;
        open.push(judged.then((finding) => {
            underWay -= bytes;
            progress(++done, fixtures.length);
            return { ...finding, ...links.get(fixture.change.path) };
        }));
        if (underWay > MAX_BYTES_UNDER_WAY)
            await judged;
        // Lets workers hand in their answers, and what was judged here be told, before more is read.
        else if (open.length % 4 === 0)
            await new Promise(setImmediate);
    }
    const findings = await Promise.all(open);
    return { findings: await againstAnchors(findings, input), unusedRules: usage.unused(), stored };
}
async function* readSides({ repository, fixtures }) {
    const wanted = fixtures.flatMap(({ change }) => [change.base, change.head].filter(isBlob).map(({ oid }) => oid));
    const objects = repository.objects
        .readMany(wanted, { maxBytes: MAX_SIDE_BYTES, digest: true })[Symbol.asyncIterator]();
    const next = async (entry) => isBlob(entry) ? present((await objects.next()).value) : null;
    for (const fixture of fixtures) {
        const base = await next(fixture.change.base);
        const head = await next(fixture.change.head);
        yield { fixture, base, head };
    }
    await objects.return?.();
}
/** A partial clone without its remote: nothing may be said of content that is not here. */
function present(object) {
    if (object.kind !== 'missing')
        return object;
    throw new errors/* FixtureGateError */.$('REVISION_MISSING', `the content of a changed fixture (object ${object.id}) is not in this clone`, 'fetch it, for instance with "git fetch --refetch --no-filter origin", and run again');
}
function isBlob(entry) {
    return entry !== null && entry.mode !== SUBMODULE_MODE;
}
function sizeOf(object) {
    return object?.kind === 'content' ? object.size : 0;
}
async function judgeOne({ change, rules }, base, head, judge, policy, usage) {
    const facts = { base: factsOf(change.base, base), head: factsOf(change.head, head) };
    const baseSide = sideOf(change.base, base);
    const headSide = sideOf(change.head, head);
    if (change.base === null || change.head === null) {
        const side = baseSide ?? headSide;
        const seen = side === null || side === undefined
            ? undefined
            : await judge.read(jobFor(change.path, side, side, rules[0], policy));
        return oneSided({ path: change.path, added: change.base === null }, facts, seen);
    }
    if (baseSide === undefined || headSide === undefined)
        return notKept(change.path, facts);
    const comparisons = await Promise.all(rules.map(async (rule) => {
        const comparison = await judge.compare(jobFor(change.path, baseSide, headSide, rule, policy));
        usage.note(rule, comparison.unusedRules);
        return comparison;
    }));
    return modified(change.path, facts, strongest(comparisons));
}
function jobFor(path, base, head, rule, policy) {
    return { path, base, head, rule, tolerance: policy.tolerance, limits: policy.limits };
}
/** Undefined where the content was too large to keep, null where there is no such side. */
function sideOf(entry, object) {
    if (entry === null)
        return null;
    if (entry.mode === SUBMODULE_MODE)
        return { bytes: Buffer.from(entry.oid), mode: entry.mode };
    return object?.kind === 'content' ? { bytes: object.content, mode: entry.mode } : undefined;
}
function factsOf(entry, object) {
    if (entry === null)
        return null;
    const present = object !== null && object.kind !== 'missing' ? object : undefined;
    return { oid: entry.oid, sha256: present?.sha256 ?? '', size: present?.size ?? 0, mode: entry.mode };
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
    const why = `not compared: over ${MAX_SIDE_BYTES / 1_048_576} MiB a side, or its content is missing`;
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
function linksOf(renames) {
    const links = new Map();
    for (const { from, to } of renames) {
        links.set(from, { ...links.get(from), movedTo: to });
        links.set(to, { ...links.get(to), movedFrom: from });
    }
    return links;
}
/** Steps that are each within tolerance may add up: findings that are drift are held against where the drift began. */
async function againstAnchors(findings, input) {
    const drifting = new Set(findings
        .filter((finding) => finding.class === 'TOLERANCE_DRIFT' && finding.changeCounts.drift > 0)
        .map(({ path }) => path));
    if (drifting.size === 0)
        return findings;
    const { repository, base, fixtures, policy, ensureObjects, ensureHistory } = input;
    const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
    const history = await (0,revisions_history/* listHistory */.P)(whole, base, [...drifting], revisions_history/* MAX_REVISIONS */.g);
    const past = [...history.values()].flatMap(({ revisions }) => revisions);
    await ensureObjects?.(past.flatMap(({ entry }) => (isBlob(entry) ? [entry.oid] : [])));
    const byPath = new Map(fixtures.map((fixture) => [fixture.change.path, fixture]));
    const result = [];
    for (const finding of findings) {
        const fixture = drifting.has(finding.path) ? byPath.get(finding.path) : undefined;
        const past = history.get(finding.path);
        if (fixture === undefined || past === undefined) {
            result.push(finding);
            continue;
        }
        result.push(await againstAnchor(finding, fixture, past, repository, policy));
    }
    return result;
}
async function againstAnchor(finding, { change, rules }, { revisions: past, complete }, { objects }, policy) {
    let unseen;
    async function* revisions() {
        for (const { commit, entry } of past) {
            // Where the path was removed or was no file, its history as this file began after it.
            if (entry === null || entry.mode === SUBMODULE_MODE)
                return;
            const object = present(await objects.find(entry.oid, { maxBytes: MAX_SIDE_BYTES }));
            if (object.kind !== 'content') {
                unseen = `its content in ${commit.slice(0, 12)} is over ${MAX_SIDE_BYTES / 1_048_576} MiB`;
                return;
            }
            yield { bytes: object.content, commit };
        }
        // Asked for more than there is: fine where the file began here, or where nobody looks further back.
        if (!complete && past.length < revisions_history/* MAX_REVISIONS */.g)
            unseen = 'the history of this clone ends before the drift began';
    }
    const base = await objects.read(change.base.oid);
    const head = await objects.read(change.head.oid);
    const sides = [
        { bytes: base, mode: change.base.mode },
        { bytes: head, mode: change.head.mode },
    ];
    const { changeCounts, ...rest } = finding;
    const step = {
        ...rest,
        counts: changeCounts,
        unusedRules: [],
    };
    const judged = await Promise.all(rules.map((rule) => judgeWithAnchor(jobFor(change.path, ...sides, rule, policy), step, revisions())));
    const worst = modified(finding.path, { base: finding.base, head: finding.head }, strongest(judged));
    return unseen === undefined || worst.class !== 'TOLERANCE_DRIFT' ? worst : notJudgedBack(worst, unseen);
}
/** Steps within tolerance may add up to anything behind what was looked at, so nothing below a rewrite is claimed. */
function notJudgedBack(finding, why) {
    const note = `not compared with where its drift began: ${why}`;
    return {
        ...finding,
        class: 'SEMANTIC_REWRITE',
        also: ['TOLERANCE_DRIFT'],
        summary: `${finding.summary}; ${note}`,
        changeCounts: { ...finding.changeCounts, value: finding.changeCounts.value + 1 },
        changes: [{ kind: 'value', at: '$', base: null, head: null, note }, ...finding.changes],
        notes: [`${note}. A checkout with "fetch-depth: 0" before this step has all of it`, ...finding.notes],
    };
}
/** A rule is of use if one of its fixtures met it; what none of them met is reported. */
class RuleUsage {
    #unused = new Map();
    note(rule, unused) {
        const before = this.#unused.get(rule);
        const now = new Set(unused);
        this.#unused.set(rule, before === undefined ? now : new Set([...before].filter((one) => now.has(one))));
    }
    unused() {
        return new Map([...this.#unused].map(([rule, names]) => [rule, [...names]]));
    }
}


/***/ }),

/***/ 92088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createJudge)
/* harmony export */ });
/* unused harmony export notCompared */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var _documents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47183);



/** Both sides together. Below it a comparison costs less than handing it over; a worker's first answer takes about 50 ms. */
const INLINE_BYTES = 1_048_576;
/** Old-generation heap of one worker. Buffers are outside it, which is why decoders check sizes before they allocate. */
const WORKER_HEAP_MEBIBYTES = 2_048;
/** Loaded once: a dynamic import costs more than to compare a small fixture. */
let loaded;
function performer() {
    loaded ??= __webpack_require__.e(/* import() */ 8525).then(__webpack_require__.bind(__webpack_require__, 58525));
    return loaded;
}
/**
 * Compares small everyday fixtures here, and large ones or those of a format that is known to hang or to swallow
 * memory (`isolate` in the registry) in a worker of this bundle with a heap limit and `limits.seconds`.
 * A worker that fails is replaced; the others and their jobs are not touched.
 */
function createJudge({ share = false } = {}) {
    const queue = [];
    const idle = [];
    const all = new Set();
    const most = Math.max(1, Math.min(4, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)() - 1));
    let closed = false;
    function next() {
        const pending = queue[0];
        if (!pending || closed)
            return;
        const worker = idle.pop() ?? (all.size < most ? start() : undefined);
        if (!worker)
            return;
        queue.shift();
        runIn(worker, pending);
    }
    function start() {
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(bundleEntry(), {
            resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MEBIBYTES, stackSizeMb: 4 },
            stdout: true,
            stderr: true,
        });
        all.add(worker);
        return worker;
    }
    function runIn(worker, { task, resolve }) {
        const { seconds } = task.job.limits;
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
        worker.postMessage(task);
    }
    const inWorker = (task) => new Promise((resolve) => {
        queue.push({ task, resolve });
        next();
    });
    const ask = async (task) => {
        if (needsWorker(task))
            return inWorker(task);
        if (share && queue.length === 0 && (idle.length > 0 || all.size < most)) {
            // Handed over only to have it done beside this thread: what fails there is done here, so the answer is the same.
            const answer = await inWorker(task);
            if (!('failure' in answer) || closed)
                return answer;
        }
        return (await performer()).perform(task);
    };
    return {
        async compare(job) {
            const answer = await ask({ kind: 'compare', job });
            return 'comparison' in answer ? answer.comparison : notCompared(job, whyNot(answer));
        },
        async read(job) {
            const answer = await ask({ kind: 'read', job });
            if ('read' in answer)
                return answer.read;
            const format = entryOf(job.path, job.rule.format)?.id ?? 'binary';
            return { format, failures: [{ format, reason: `not read: ${whyNot(answer)}`, line: 0, column: 0 }] };
        },
        async work(task) {
            const answer = await ask({ kind: 'gate', job: task.job, task });
            return 'gate' in answer ? answer.gate : { failure: whyNot(answer) };
        },
        async close() {
            closed = true;
            for (const { resolve } of queue.splice(0))
                resolve({ failure: 'the run was ended' });
            await Promise.all([...all].map((worker) => worker.terminate()));
        },
    };
}
function whyNot(answer) {
    return 'failure' in answer ? answer.failure : 'its reader gave no answer';
}
function needsWorker(task) {
    const { path, rule } = task.job;
    if (task.kind === 'gate' && task.job.isolate === true)
        return true;
    return bytesOf(task) > INLINE_BYTES || entryOf(path, rule.format)?.isolate === true;
}
function bytesOf(task) {
    if (task.kind === 'gate')
        return task.job.bytes.length;
    const { base, head } = task.job;
    return task.kind === 'read' ? head.bytes.length : base.bytes.length + head.bytes.length;
}
function entryOf(path, format) {
    return format === 'auto' ? (0,_documents_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .formatForPath */ .G9)(path) : (0,_documents_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .formatById */ .aZ)(format);
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

/***/ 52294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ readPolicyAt),
/* harmony export */   Mh: () => (/* binding */ readGivenFile),
/* harmony export */   h9: () => (/* binding */ readPolicies),
/* harmony export */   l$: () => (/* binding */ POLICY_PATH)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33264);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63710);
/* harmony import */ var _policy_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31547);
/* harmony import */ var _policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93914);
/* harmony import */ var _revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77090);






const POLICY_PATH = '.github/fixture-gate.yml';
/** A policy is read whole; nobody writes a larger one by hand. */
const MAX_POLICY_BYTES = 1_048_576;
/**
 * Base's policy judges; where this pull request edits it, head's judges as well and the stricter of both stands. With none on
 * base the defaults judge, and what head brings may only add to them (docs/adr/0002).
 *
 * @throws {FixtureGateError} BAD_POLICY for base's policy or the file given: nobody may guess what it meant.
 */
async function readPolicies(request, repository, range, changes) {
    const patterns = request.fixturePatterns ?? [];
    if (request.policy?.kind === 'file') {
        const given = { ...(0,_policy_match_js__WEBPACK_IMPORTED_MODULE_3__/* .policyWithPatterns */ .ct)(await readGivenFile(request.policy.path), patterns), given: true };
        return { effective: given, base: given, path: request.policy.path, edited: false };
    }
    const path = request.policy?.path ?? POLICY_PATH;
    const onBase = await readPolicyAt(repository, range.base.sha, path);
    if (onBase === undefined && path === POLICY_PATH)
        await refuseOtherEnding(repository, range);
    const base = (0,_policy_match_js__WEBPACK_IMPORTED_MODULE_3__/* .policyWithPatterns */ .ct)(onBase ?? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4)(), patterns);
    const change = changes.find((one) => one.path === path);
    if (change === undefined)
        return { effective: base, base, path, edited: false };
    if (change.head === null)
        return { effective: base, base, path, edited: true };
    try {
        const written = await readAt(repository, change.head.oid, path, 'head');
        const head = (0,_policy_match_js__WEBPACK_IMPORTED_MODULE_3__/* .policyWithPatterns */ .ct)(onBase === undefined ? (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__/* .policyAddsTo */ .AC)((0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4)(), written) : written, patterns);
        return { effective: (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterOf */ .Gd)(base, head), base, head, path, edited: true };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$))
            throw error;
        return { effective: base, base, headError: error, path, edited: true };
    }
}
/** The policy of one commit; undefined where it has none. @throws {FixtureGateError} BAD_POLICY, REVISION_MISSING */
async function readPolicyAt(repository, commit, path) {
    const entry = await (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .findEntry */ .w)(repository, commit, path);
    return entry === undefined ? undefined : readAt(repository, entry.oid, path, 'base');
}
/** A policy that somebody believes in and nobody reads would be the quietest way to loosen a gate. */
async function refuseOtherEnding(repository, range) {
    const other = POLICY_PATH.replace(/\.yml$/, '.yaml');
    if ((await (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .findEntry */ .w)(repository, range.base.sha, other)) === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_POLICY', `expected the policy at ${POLICY_PATH}; found one at ${other}, which nothing reads`, `rename it: git mv ${other} ${POLICY_PATH}`);
}
async function readAt({ objects }, oid, path, source) {
    const object = await objects.find(oid, { maxBytes: MAX_POLICY_BYTES });
    if (object.kind === 'content' && object.type === 'blob')
        return parse(object.content, path, source);
    if (object.kind === 'missing') {
        // A policy that is there and cannot be read may not give way to the defaults.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('REVISION_MISSING', `the policy ${path} is on ${source}, and its content is not in this clone`, 'fetch it, for instance with "git fetch --refetch --no-filter origin", and run again');
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_POLICY', `expected a policy file of at most ${MAX_POLICY_BYTES} bytes at ${path}; found ${object.type === 'blob' ? `${object.size} bytes` : `a ${object.type}`}`, 'put the policy there as a plain YAML file');
}
/** A policy to be tried out. @throws {FixtureGateError} BAD_INPUT, BAD_POLICY */
async function readGivenFile(path) {
    let bytes;
    try {
        bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_INPUT', `the policy file ${JSON.stringify(path)} cannot be read`, 'check the path that --policy names', {
            cause,
        });
    }
    return parse(bytes, path, 'base');
}
/** The reader, and the library behind it, are loaded only where there is a policy file. */
async function parse(bytes, path, source) {
    const [{ parsePolicy }, { formats }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4768).then(__webpack_require__.bind(__webpack_require__, 4768)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 61041)),
    ]);
    return parsePolicy(bytes, { source, path, formats: formats.map(({ id }) => id) });
}


/***/ }),

/***/ 63710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ plainRule),
/* harmony export */   G4: () => (/* binding */ defaultPolicy),
/* harmony export */   ne: () => (/* binding */ BUILT_IN_PATTERNS)
/* harmony export */ });
/* unused harmony export DEFAULT_REQUIREMENT */
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73406);

/**
 * Where test suites keep what judges them. These apply where no policy names fixtures; they match in any
 * letter case, at the repository's root and below it (SYSTEMS D9). A pattern without a slash is about the file's name.
 */
const BUILT_IN_PATTERNS = [
    '**/testdata/**',
    '**/fixtures/**',
    '**/__fixtures__/**',
    '**/__snapshots__/**',
    '**/golden/**',
    '**/goldens/**',
    '**/cassettes/**',
    '*.snap',
    '*.snap.*',
    '*.golden',
    '*.golden.*',
    '*.expected',
    '*.expected.*',
    '*.approved.*',
    '*.verified.*',
    '*.ambr',
];
/** Every changed fixture needs a trailer, whatever the change is. */
const DEFAULT_REQUIREMENT = { default: ['trailer'], byClass: {} };
/** A rule that only says which files are fixtures. */
function plainRule(paths, anyCase) {
    return {
        paths,
        exclude: [],
        anyCase,
        require: DEFAULT_REQUIREMENT,
        format: 'auto',
        header: 'auto',
        yaml: 'auto',
        keys: {},
        unordered: [],
        maps: [],
        notMaps: [],
        ignoreMembers: [],
        tolerances: [],
        volatile: { ids: [], timestamps: [], regex: [] },
        missingArtifacts: 'ignore',
        tests: [],
    };
}
/** What holds where a repository has no policy file. The schema takes its defaults from here, so that they are written once. */
function defaultPolicy() {
    return {
        source: 'defaults',
        fixtures: [plainRule(BUILT_IN_PATTERNS, true)],
        tolerance: { relative: 1e-9, absolute: 0 },
        trailers: { key: 'Fixture-Change', minReason: 20, match: 'head-bytes', bind: false, patterns: false },
        approvals: { directory: 'reviews/fixtures', identity: 'git' },
        manifest: ['fixtures.manifest'],
        manifestComplete: false,
        ledger: [{ file: 'tests/fixture_ledger.json', root: 'tests/fixtures' }],
        separation: { mode: 'off', code: ['src/**', 'app/**', 'lib/**'], differentAuthor: false },
        agents: [],
        shape: { hollow: 'fail' },
        freeze: { file: 'tests/flake_freeze.txt', staleDays: 30 },
        quarantine: { file: '.quarantine.json', budget: 3, report: [], replay: null, times: 1, timeout: 600 },
        lanes: { prepare: null, gating: null, info: null, timeout: 1200 },
        fourWay: false,
        limits: _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d,
        configured: [],
    };
}


/***/ }),

/***/ 16942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   f: () => (/* binding */ compileFolders)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26264);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95966);


/**
 * Compiles `pattern`. Everyday patterns become string comparisons, which is ten times as fast as a pattern engine and
 * cannot blow up; the others go to minimatch, whose automaton is linear in the path (docs/adr/0051).
 */
function compileGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const anchored = whole.includes('/') ? whole : `**/${whole}`;
    if (!/[*?[\]{}\\]/.test(anchored.replaceAll('*', '')))
        return simpleGlob(anchored.split('/')) ?? engineGlob(anchored);
    const engine = engineGlob(anchored);
    return (path) => path === pattern || engine(path);
}
/**
 * Takes the folders that `pattern` goes through on its way to a file: `testdata` and all below it for a
 * pattern of every JSON file in there. A pattern that begins with `**` does not thereby take every folder there is: the way counts
 * from the first name that is no star.
 */
function compileFolders(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const folders = new Set();
    for (const one of (0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(whole, { braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj })) {
        const segments = one.split('/');
        for (let length = 1; length < segments.length; length += 1) {
            const way = segments.slice(0, length);
            if (!way.every((segment) => /^\*+$/.test(segment)))
                folders.add(way.join('/'));
        }
    }
    // A way of one name is that folder at the root, where a pattern of one name would be about any folder.
    const globs = [...folders].map((way) => (way.includes('/') ? compileGlob(way) : engineGlob(way)));
    return (path) => globs.some((matches) => matches(path));
}
/** Patterns of literal names, `*` and at most a `**` in front and one at the end. Undefined for any other. */
function simpleGlob(segments) {
    const floats = segments[0] === '**';
    const open = segments.length > 1 && segments.at(-1) === '**';
    const middle = segments.slice(floats ? 1 : 0, open ? -1 : undefined);
    if (middle.some((segment) => segment.includes('**') || segment === ''))
        return undefined;
    if (middle.length === 0)
        return () => true;
    const names = middle.slice(0, -1);
    const last = middle.at(-1) ?? '';
    if (names.some((segment) => segment.includes('*')))
        return undefined;
    if (last.includes('*'))
        return open ? undefined : lastNameGlob(names.join('/'), last, floats);
    return literalGlob(middle.join('/'), floats, open);
}
function literalGlob(literal, floats, open) {
    const start = `${literal}/`;
    if (floats && open)
        return (path) => path.startsWith(start) || path.includes(`/${start}`);
    if (open)
        return (path) => path.startsWith(start);
    if (floats)
        return (path) => path.endsWith(literal) && (path.length === literal.length || path.endsWith(`/${literal}`));
    return (path) => path === literal;
}
/** `folder` is what stands before the last name; where the pattern floats it may stand below any folder. */
function lastNameGlob(folder, pattern, floats) {
    const pieces = pattern.split('*');
    const tail = pieces.at(-1) ?? '';
    // `*.snap` anywhere: the text after the only star holds no slash, so the end of the path decides.
    if (floats && folder === '' && pieces.length === 2 && pieces[0] === '')
        return (path) => path.endsWith(tail);
    const name = starName(pieces);
    // Most paths lack the longest piece altogether, and finding that out takes no new strings.
    const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a));
    return (path) => {
        if (!path.includes(longest))
            return false;
        const slash = path.lastIndexOf('/');
        if (!name(path.slice(slash + 1)))
            return false;
        const parent = slash === -1 ? '' : path.slice(0, slash);
        if (folder === '')
            return floats || parent === '';
        return parent === folder || (floats && parent.endsWith(`/${folder}`));
    };
}
/**
 * A name with `*` in it. The pieces between the stars are looked for from left to right, each as early as possible,
 * which decides a pattern of stars exactly and in linear time. A star may stand for nothing: `*.snap` takes `.snap`, too.
 */
function starName(pieces) {
    const first = pieces[0] ?? '';
    const last = pieces.at(-1) ?? '';
    const between = pieces.slice(1, -1).filter((piece) => piece !== '');
    return (name) => {
        if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
            return false;
        let at = first.length;
        const end = name.length - last.length;
        for (const piece of between) {
            const found = name.indexOf(piece, at);
            if (found === -1)
                return false;
            at = found + piece.length;
        }
        return at <= end;
    };
}
function engineGlob(pattern) {
    const engine = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(pattern, {
        dot: true,
        // Extended patterns (`+(a|b)`) are left out: braces say the same, and nested ones are how engines are made to hang.
        noext: true,
        nonegate: true,
        nocomment: true,
        braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj,
        // The same on every machine: a backslash is an escape, never a folder.
        platform: 'linux',
    });
    const prefix = literalPrefix(pattern);
    return (path) => path.startsWith(prefix) && engine.match(path);
}
/** Whole folders at the start of a pattern that hold no special character: most paths differ there already. */
function literalPrefix(pattern) {
    const special = pattern.search(/[*?[\]{}\\]/);
    const slash = pattern.lastIndexOf('/', special === -1 ? pattern.length : special);
    return slash === -1 ? '' : pattern.slice(0, slash + 1);
}


/***/ }),

/***/ 31547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ ruleForPointer),
/* harmony export */   ct: () => (/* binding */ policyWithPatterns),
/* harmony export */   eJ: () => (/* binding */ patternMatches),
/* harmony export */   sG: () => (/* binding */ ruleFor)
/* harmony export */ });
/* unused harmony export isFixture */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33264);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63710);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16942);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95966);




/** Compiled once per policy and forgotten with it. A cache, not state: the same policy always gives the same rules. */
const compiled = new WeakMap();
const INPUT_NOT_USED = 'the "fixtures" input is not used, because the policy file names the fixtures itself';
/** The first rule of the policy that says that `path` is a fixture; undefined where none does. */
function ruleFor(policy, path) {
    const spelling = spell(path);
    return compiledRules(policy).find((rule) => claims(rule, spelling))?.rule;
}
/**
 * The first rule for a link or a submodule at `path`. Git keeps one entry for it, and everybody who opens the path finds
 * a whole folder there: one line in a tree swaps every fixture below. So it is a fixture where a folder of that name
 * would hold some. Which of the rules comes first is told by `ruleFor` where the path itself is named.
 */
function ruleForPointer(policy, path) {
    const spelling = spell(path);
    const own = ruleFor(policy, path);
    if (own !== undefined)
        return own;
    const holder = compiledRules(policy).find((rule) => rule.paths.some(({ holds }) => meets(rule, holds, spelling)) && !excluded(rule, spelling));
    return holder?.rule;
}
function isFixture(policy, path) {
    return ruleFor(policy, path) !== undefined;
}
/** One row per pattern of every rule, in the policy's order, patterns that match nothing included. */
function patternMatches(policy, paths) {
    const spellings = paths.map(spell);
    return compiledRules(policy).flatMap((rule, index) => rule.paths.map(({ pattern, matches }) => ({
        rule: index,
        pattern,
        matches: spellings.filter((path) => meets(rule, matches, path) && !excluded(rule, path)).length,
    })));
}
/**
 * The policy with `patterns` (the action's `fixtures` input) in place of the built-in ones. A policy file that names its
 * fixtures keeps its rules, and a notice says so: the input stands in a workflow, which head may edit, and the file on
 * base may not be overruled from there (SYSTEMS C6).
 *
 * @throws {FixtureGateError} BAD_INPUT, naming every pattern that cannot be one.
 */
function policyWithPatterns(policy, patterns) {
    const problems = patterns.flatMap((pattern) => {
        const problem = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .patternProblem */ .AL)(pattern);
        return problem === undefined ? [] : [`fixtures: expected ${problem}; found ${JSON.stringify(pattern)}`];
    });
    if (problems.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', problems.join('\n'), 'correct the patterns of the "fixtures" input');
    }
    if (patterns.length === 0)
        return policy;
    const builtIn = policy.fixtures.some((rule) => rule.anyCase);
    if (!builtIn)
        return { ...policy, notices: [...(policy.notices ?? []), INPUT_NOT_USED] };
    const replacement = (0,_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .plainRule */ .B4)(patterns, false);
    return { ...policy, fixtures: policy.fixtures.map((rule) => (rule.anyCase ? replacement : rule)) };
}
function spell(path) {
    const slashed = path.includes('\\') ? path.replaceAll('\\', '/') : path;
    return { raw: path, slashed, folded: slashed.toLowerCase() };
}
function claims(rule, path) {
    return rule.paths.some(({ matches }) => meets(rule, matches, path)) && !excluded(rule, path);
}
function meets({ rule }, matches, path) {
    if (rule.anyCase)
        return matches(path.folded);
    return matches(path.raw) || (path.slashed !== path.raw && matches(path.slashed));
}
/** An exclusion takes protection away, so it is read narrowly: the path as it is, in the case it is written in. */
function excluded({ exclude }, { raw }) {
    return exclude.some((matches) => matches(raw));
}
function compiledRules(policy) {
    const known = compiled.get(policy);
    if (known !== undefined)
        return known;
    const rules = policy.fixtures.map(compileRule);
    compiled.set(policy, rules);
    return rules;
}
function compileRule(rule) {
    return {
        rule,
        paths: rule.paths.map((pattern) => {
            const spelt = rule.anyCase ? pattern.toLowerCase() : pattern;
            return { pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S)(spelt), holds: lazily(() => (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileFolders */ .f)(spelt)) };
        }),
        exclude: rule.exclude.map(_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S),
    };
}
/** Few repositories have links or submodules among what changes, so few patterns are ever asked about folders. */
function lazily(compile) {
    let glob;
    return (path) => {
        glob ??= compile();
        return glob(path);
    };
}


/***/ }),

/***/ 95966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Cj: () => (/* binding */ MAX_BRACE_ALTERNATIVES),
/* harmony export */   qe: () => (/* binding */ braceAlternatives),
/* harmony export */   tX: () => (/* binding */ filePathProblem)
/* harmony export */ });
/* unused harmony export MAX_PATTERN_CHARACTERS */
/** Checks of paths and patterns as a policy writes them. Pure string work, so that it costs nothing where there is no policy. */
/** Characters of one pattern or path. Git's own limit for a path is 4,096; nobody writes that by hand. */
const MAX_PATTERN_CHARACTERS = 1_024;
/** How many patterns the braces of one pattern may stand for. `{a,b}` twelve times over would be 4,096. */
const MAX_BRACE_ALTERNATIVES = 256;
const CONTROL = /[\u0000-\u001f\u007f]/;
const ESCAPABLE = '*?[]{}()!\\';
/** Why `pattern` cannot be a pattern, as the end of a sentence that begins with `expected`; undefined where it can. */
function patternProblem(pattern) {
    const shared = spellingProblem(pattern, 'a pattern');
    if (shared !== undefined)
        return shared;
    if (pattern.startsWith('!'))
        return 'a pattern without "!"; files to leave out belong under "exclude"';
    const slash = strayBackslash(pattern);
    if (slash !== undefined)
        return `"/" between folders; perhaps ${JSON.stringify(slash)}`;
    const alternatives = braceAlternatives(pattern);
    if (alternatives > MAX_BRACE_ALTERNATIVES) {
        return `braces that stand for at most ${MAX_BRACE_ALTERNATIVES} patterns; write some of them out as patterns of their own`;
    }
    return undefined;
}
/** Why `path` cannot name a file or folder of the repository; undefined where it can. */
function filePathProblem(path) {
    const shared = spellingProblem(path, 'a path');
    if (shared !== undefined)
        return shared;
    if (path.includes('\\'))
        return `"/" between folders; perhaps ${JSON.stringify(path.replaceAll('\\', '/'))}`;
    if (path.endsWith('/'))
        return `a path without "/" at its end; perhaps ${JSON.stringify(path.replace(/\/+$/, ''))}`;
    return undefined;
}
function spellingProblem(text, what) {
    if (text.trim() === '')
        return `${what}, not an empty text`;
    if (text.length > MAX_PATTERN_CHARACTERS)
        return `${what} of at most ${MAX_PATTERN_CHARACTERS} characters`;
    if (CONTROL.test(text))
        return `${what} without control characters`;
    if (/^[/\\]|^[A-Za-z]:[/\\]|^~(?:[/\\]|$)/.test(text)) {
        return `${what} relative to the repository's root, not an absolute one`;
    }
    const parts = text.split(/[/\\]/);
    // Alternatives in braces are parts, too: `{..,a}/x` leaves the repository as well.
    if (parts.includes('..') || /[{,]\.\.(?=[,}])/.test(text))
        return `${what} that stays in the repository, without ".."`;
    if (parts.includes('.'))
        return `${what} without "." as a folder; perhaps ${JSON.stringify(withoutDots(text))}`;
    if (parts.slice(0, -1).includes(''))
        return `${what} with one "/" between folders`;
    if (parts.some((part) => part.toLowerCase() === '.git'))
        return `${what} outside of ".git"`;
    return undefined;
}
function withoutDots(text) {
    return text
        .split('/')
        .filter((part) => part !== '.')
        .join('/');
}
/** The pattern with `/` for `\`, where a `\` does not escape a special character: somebody wrote a Windows path. */
function strayBackslash(pattern) {
    for (let index = 0; index < pattern.length; index += 1) {
        if (pattern[index] !== '\\')
            continue;
        const next = pattern[index + 1];
        if (next === undefined || !ESCAPABLE.includes(next))
            return pattern.replaceAll('\\', '/');
        index += 1;
    }
    return undefined;
}
/** An upper bound on what brace expansion makes of `pattern`: the product of the numbers of alternatives. */
function braceAlternatives(pattern) {
    let product = 1;
    const open = [];
    for (let index = 0; index < pattern.length && product <= MAX_BRACE_ALTERNATIVES; index += 1) {
        const character = pattern[index];
        if (character === '\\')
            index += 1;
        else if (character === '{') {
            const range = /^\{(-?\d{1,15})\.\.(-?\d{1,15})/.exec(pattern.slice(index, index + 40));
            open.push(range === null ? 1 : Math.abs(Number(range[1]) - Number(range[2])) + 1);
        }
        else if (character === ',' && open.length > 0)
            open.push((open.pop() ?? 1) + 1);
        else if (character === '}' && open.length > 0)
            product *= open.pop() ?? 1;
    }
    return product;
}


/***/ }),

/***/ 93914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ul: () => (/* binding */ STRENGTH),
  Kb: () => (/* binding */ judgingRules),
  AC: () => (/* binding */ policyAddsTo),
  Gg: () => (/* binding */ requiredByAll),
  Gd: () => (/* binding */ stricterOf),
  t_: () => (/* binding */ stronger)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(31547);
;// CONCATENATED MODULE: ./lib/policy/requirement.js
/** In this order everywhere, so that reports do not depend on how a policy lists them. */
const ORDER = ['trailer', 'approval', 'review'];
/**
 * Which records a change of these classes needs under `rule`; empty means none. A change that also contains weaker kinds
 * needs what each of them needs: nothing becomes cheaper by being mixed with something else.
 *
 * @param classes  The finding's `class` and everything in `also`.
 */
function requiredRecords(rule, classes) {
    const needed = new Set();
    for (const one of classes.length === 0 ? [undefined] : classes) {
        const own = one === undefined ? undefined : rule.require.byClass[one];
        for (const kind of own ?? rule.require.default)
            needed.add(kind);
    }
    return ORDER.filter((kind) => needed.has(kind));
}

;// CONCATENATED MODULE: ./lib/policy/stricter.js



/*
 * Where head changes the policy, both judge and the stricter counts (DESIGN section 5): head may ask for more at once and
 * for less only after it was merged. Pure; `weakenings.ts` says what head would have taken away.
 */
/** Weakest first, so that the index is the strength. */
const STRENGTH = {
    match: ['head-bytes', 'every-commit'],
    identity: ['git', 'verified'],
    separation: ['off', 'commit', 'pull-request'],
    hollow: ['ignore', 'warn', 'fail'],
    missingArtifacts: ['ignore', 'warn', 'block'],
};
/** The stronger of two values of one of the scales above. */
function stronger(scale, a, b) {
    return scale.indexOf(a) >= scale.indexOf(b) ? a : b;
}
/**
 * One policy whose settings are the stricter of both, and whose fixtures are those of either. Base's rules come first, so a
 * path that both know keeps base's rule here; `judgingRules` gives both. What can only be one thing stays base's: files,
 * folders, and above all commands, which are never taken from head.
 */
function stricterOf(base, head) {
    const { notices: _, ...settings } = base;
    const notices = [...new Set([...(base.notices ?? []), ...(head.notices ?? [])])];
    return {
        ...settings,
        fixtures: union(base.fixtures, head.fixtures),
        tolerance: {
            relative: Math.min(base.tolerance.relative, head.tolerance.relative),
            absolute: Math.min(base.tolerance.absolute, head.tolerance.absolute),
        },
        trailers: stricterTrailers(base.trailers, head.trailers),
        approvals: {
            ...base.approvals,
            identity: stronger(STRENGTH.identity, base.approvals.identity, head.approvals.identity),
        },
        manifest: union(base.manifest, head.manifest),
        manifestComplete: base.manifestComplete || head.manifestComplete,
        ledger: union(base.ledger, head.ledger),
        separation: {
            mode: stronger(STRENGTH.separation, base.separation.mode, head.separation.mode),
            code: union(base.separation.code, head.separation.code),
            differentAuthor: base.separation.differentAuthor || head.separation.differentAuthor,
        },
        agents: union(base.agents, head.agents),
        shape: { hollow: stronger(STRENGTH.hollow, base.shape.hollow, head.shape.hollow) },
        quarantine: { ...base.quarantine, budget: Math.min(base.quarantine.budget, head.quarantine.budget) },
        limits: lowerLimits(base.limits, head.limits),
        configured: union(base.configured, head.configured),
        ...(notices.length === 0 ? {} : { notices }),
    };
}
/**
 * What judges the pull request that brings the first policy: the defaults, and what head adds to them (THREATS T06).
 * A policy that lists nothing, excludes everything or asks for no record takes nothing away.
 */
function policyAddsTo(defaults, head) {
    return stricterOf(defaults, head);
}
/**
 * The rules by which a change of `path` is judged: base's, and head's where it differs. The comparison is made under each
 * and the strongest class counts. Empty where the path is a fixture under neither. `pointer` says that a link or a
 * submodule stands or stood there, which may stand for a folder.
 */
function judgingRules(base, head, path, pointer = false) {
    const find = pointer ? match/* ruleForPointer */.NH : match/* ruleFor */.sG;
    const rules = [find(base, path), find(head, path)].filter((rule) => rule !== undefined);
    return union(rules, []);
}
/** What all of `rules` ask for together. */
function requiredByAll(rules, classes) {
    const kinds = new Set(rules.flatMap((rule) => requiredRecords(rule, classes)));
    return ['trailer', 'approval', 'review'].filter((kind) => kinds.has(kind));
}
function stricterTrailers(base, head) {
    return {
        // Two names cannot both be asked for; base's is the one that the history is searched by.
        key: base.key,
        minReason: Math.max(base.minReason, head.minReason),
        match: stronger(STRENGTH.match, base.match, head.match),
        bind: base.bind || head.bind,
        patterns: base.patterns && head.patterns,
    };
}
/** A lower limit is the stricter one: reaching it fails upward. */
function lowerLimits(base, head) {
    return {
        file: Math.min(base.file, head.file),
        depth: Math.min(base.depth, head.depth),
        nodes: Math.min(base.nodes, head.nodes),
        seconds: Math.min(base.seconds, head.seconds),
    };
}
/** The first list, then what only the second has; equal entries once. */
function union(first, second) {
    const all = [];
    for (const entry of [...first, ...second]) {
        if (!all.some((known) => known === entry || (0,external_node_util_.isDeepStrictEqual)(known, entry)))
            all.push(entry);
    }
    return all;
}


/***/ }),

/***/ 93555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ withoutStatus),
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   aQ: () => (/* binding */ RAW_OPTIONS),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83314);
/* harmony import */ var _trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(299);



const TREE_MODE = '040000';
/** A tree larger than this (about 200,000 entries) is not looked into; git's own comparison of it still counts. */
const MAX_TREE_BYTES = 16 * 1024 * 1024;
const RAW_OPTIONS = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none'];
/** What differs between two trees (or the trees of two commits), in git's order. See `compareTrees`. */
async function listChanges(repository, base, head) {
    return (await compareTrees(repository, base, head)).changes;
}
/**
 * Compares two trees by their entries alone, in one process, and looks for what git would not have put into those trees
 * of head that differ. Nothing of the working tree, attributes or `.gitmodules` has a say in it.
 *
 * @throws {FixtureGateError} GIT_FAILED where a tree is missing.
 */
async function compareTrees(repository, base, head) {
    // With -t the changed trees come along, so that no second walk is needed to find them.
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(repository.view, ['diff-tree', '-t', ...RAW_OPTIONS, base, head]);
    const all = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRawDiff */ .LP)(stdout);
    const trees = all.filter((change) => change.base?.mode === TREE_MODE || change.head?.mode === TREE_MODE);
    const changes = all.flatMap(withoutTrees);
    const root = {
        path: '',
        base: { mode: TREE_MODE, oid: `${base}^{tree}` },
        head: { mode: TREE_MODE, oid: `${head}^{tree}` },
        status: 'M',
    };
    const problems = all.length === 0 ? [] : await findTreeProblems(repository, [root, ...trees]);
    return { changes, problems };
}
function withoutStatus({ path, base, head }) {
    return { path, base, head };
}
/** A file that takes the place of a folder is an added file; what the folder held is listed by itself. */
function withoutTrees({ path, base, head }) {
    const file = { path, base: base?.mode === TREE_MODE ? null : base, head: head?.mode === TREE_MODE ? null : head };
    return file.base || file.head ? [file] : [];
}
async function findTreeProblems({ objects, objectFormat }, trees) {
    const idBytes = objectFormat === 'sha256' ? 32 : 20;
    const problemsOf = async (side, chosen) => {
        const folders = chosen.filter((change) => change[side]?.mode === TREE_MODE);
        const result = [];
        let index = 0;
        const ids = folders.map((change) => change[side].oid);
        for await (const tree of objects.readMany(ids, { maxBytes: MAX_TREE_BYTES })) {
            const path = folders[index++].path;
            if (tree.kind === 'content')
                result.push(...(0,_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .treeProblems */ .P9)((0,_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTree */ .cZ)(tree.content, idBytes), path && `${path}/`));
            else
                result.push({ kind: 'unexamined', path });
        }
        return result;
    };
    const onHead = await problemsOf('head', trees);
    if (onHead.length === 0)
        return [];
    const known = new Set((await problemsOf('base', trees)).map(({ kind, path }) => `${kind} ${path}`));
    return onHead.map((problem) => ({ ...problem, onBase: known.has(`${problem.kind} ${problem.path}`) }));
}


/***/ }),

/***/ 77090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findEntry)
/* harmony export */ });
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38981);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17430);
/* harmony import */ var _trees_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(299);



/** Root trees of commits that were asked for: a run looks several names up in the same one. */
const roots = new WeakMap();
function treeOf(objects, name, depth) {
    if (depth > 0)
        return objects.read(name);
    const known = roots.get(objects) ?? new Map();
    roots.set(objects, known);
    const tree = known.get(name) ?? objects.read(name);
    known.set(name, tree);
    return tree;
}
/**
 * What stands at `path` in the tree of `commit`, by walking the trees: unlike `<commit>:<path>` it tells an entry whose
 * blob a partial clone lacks from one that is not there. Undefined for a folder.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a tree on the way is missing.
 */
async function findEntry({ objects, objectFormat }, commit, path) {
    const idBytes = objectFormat === 'sha256' ? 32 : 20;
    const names = path.split('/');
    let tree = `${commit}^{tree}`;
    for (const [depth, name] of names.entries()) {
        const entry = (0,_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTree */ .cZ)(await treeOf(objects, tree, depth), idBytes).find((one) => one.name.equals((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(name)));
        if (entry === undefined)
            return undefined;
        const isLast = depth === names.length - 1;
        if (isLast !== (entry.mode !== _trees_js__WEBPACK_IMPORTED_MODULE_1__/* .TREE_MODE */ .tk))
            return undefined;
        if (isLast)
            return { mode: entry.mode, oid: (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(entry.oid) };
        tree = entry.oid;
    }
    return undefined;
}


/***/ }),

/***/ 50354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   Dg: () => (/* binding */ ignoreClosedPipe),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Iz: () => (/* binding */ spawnGit),
/* harmony export */   gk: () => (/* binding */ gitFailed),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   wP: () => (/* binding */ quoteComplaint)
/* harmony export */ });
/* unused harmony exports searchPath, childEnvironment */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33264);
/**
 * The one way in which git is started. Everything that could make git run something, ask somebody or read another
 * repository than the one named is turned off here: PLATFORM facts 9.1 to 9.22, threats T08, T14, T36, T83.
 */




/** Git for Windows knows this name too, so one spelling serves everywhere. */
const NULL_DEVICE = '/dev/null';
/** More than this of stderr is never looked at. */
const MAX_STDERR_BYTES = 16_384;
/** Characters of git's own words that an error message may quote. */
const MAX_QUOTED_CHARACTERS = 300;
/** All that git needs of the caller's environment. Tokens, GIT_*, LD_PRELOAD and NODE_OPTIONS are not among it. */
const KEPT_VARIABLES = new Set([
    'PATH',
    'PATHEXT',
    'SYSTEMROOT',
    'WINDIR',
    'COMSPEC',
    'TEMP',
    'TMP',
    'TMPDIR',
    'LD_LIBRARY_PATH',
]);
/** A fetch goes through the proxy and trusts the certificates that the machine is set up with. */
const KEPT_FOR_NETWORK = new Set([
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
]);
const FIXED_VARIABLES = {
    LC_ALL: 'C',
    // Before 2.32 git knows no GIT_CONFIG_GLOBAL; a home that is no folder has no .gitconfig in any version.
    HOME: NULL_DEVICE,
    XDG_CONFIG_HOME: NULL_DEVICE,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: NULL_DEVICE,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: NULL_DEVICE,
    GIT_NO_LAZY_FETCH: '1',
    GIT_PAGER: 'cat',
    GIT_EDITOR: 'false',
};
/** Overrides the repository's own configuration, which an earlier step of the job may have written. */
const FIXED_SETTINGS = [
    `core.hooksPath=${NULL_DEVICE}`,
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.commentChar=#',
    `core.attributesFile=${NULL_DEVICE}`,
    'core.quotePath=true',
    'core.useReplaceRefs=false',
    'core.alternateRefsCommand=true',
    'safe.bareRepository=explicit',
    'safe.directory=*',
    'diff.external=',
    'log.showSignature=false',
    'trailer.separators=:',
    'credential.helper=',
    'gc.auto=0',
    'maintenance.auto=false',
];
let knownGit;
/**
 * Absolute path of git, looked for once. Relative entries of PATH are passed over: they would be looked up in whatever
 * folder is current, which may be the pull request's.
 *
 * @throws {FixtureGateError} GIT_MISSING
 */
function findGit() {
    knownGit ??= searchPath(process.env['PATH'] ?? '', process.platform === 'win32' ? ['git.exe'] : ['git']);
    if (knownGit)
        return knownGit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('GIT_MISSING', 'no git was found in the absolute folders of PATH', 'install git 2.25 or newer, or add the folder that holds it to PATH');
}
/** Exported for tests. */
function searchPath(path, names) {
    for (const folder of path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(entry))) {
        for (const name of names) {
            const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
            if (isExecutable(candidate))
                return candidate;
        }
    }
    return undefined;
}
/** Starts git with its three streams open. The caller ends it. */
function spawnGit(place, command) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(findGit(), [...globalArguments(place), ...command], {
        // A folder that no pull request can write to: git must never look around in head's files.
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(process.execPath).root,
        env: childEnvironment(process.env, place),
        stdio: ['pipe', 'pipe', 'pipe'],
        shell: false,
        windowsHide: true,
    });
}
/**
 * Runs git to its end and returns what it printed.
 *
 * @throws {FixtureGateError} GIT_FAILED on any exit code that `accept` does not name.
 */
async function runGit(place, command, options = {}) {
    const child = spawnGit(place, command);
    const timer = options.timeout ? setTimeout(() => child.kill('SIGKILL'), options.timeout) : undefined;
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stdin.on('error', ignoreClosedPipe);
    child.stdin.end(options.input ?? '');
    const { code, complaint } = await ended(child);
    clearTimeout(timer);
    if (!(options.accept ?? [0]).includes(code))
        throw gitFailed(command, code, complaint);
    return { code, stdout: Buffer.concat(chunks), complaint };
}
/** Waits for the end of a child of `spawnGit`. Listens to stderr from the start, so call it at once. */
function ended(child) {
    const errors = [];
    let kept = 0;
    child.stderr.on('data', (chunk) => {
        if (kept < MAX_STDERR_BYTES)
            errors.push(chunk);
        kept += chunk.length;
    });
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => {
            resolve({ code: code ?? -1, complaint: quoteComplaint(Buffer.concat(errors).toString('utf8')) });
        });
    });
}
function gitFailed(command, code, complaint) {
    const why = complaint ? `: ${complaint}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('GIT_FAILED', `git ${command.find((word) => /^[a-z]/.test(word) && !word.includes('=')) ?? ''} ended with ${code === -1 ? 'a signal' : `exit code ${code}`}${why}`, 'run "git fsck" to see whether the repository is sound, and fetch again what it lacks');
}
/** A child that stops reading early is no error of ours: its exit code says what happened. */
function ignoreClosedPipe(error) {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'EOF')
        throw error;
}
/**
 * Git repeats names from the repository in what it says, so control characters, line breaks and whatever a runner takes
 * for a command are escaped and the rest is cut (T83). Lines that are progress or hints are left out.
 */
function quoteComplaint(stderr) {
    const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() && !/^(?:hint|remote: )/.test(line));
    const text = lines.slice(-3).join('; ').slice(0, MAX_QUOTED_CHARACTERS);
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`)
        .replaceAll('::', ':\\u{3a}')
        .replaceAll('##[', '#\\u{23}[');
}
function globalArguments(place) {
    const protocols = ['protocol.allow=never', ...(place.protocols ?? []).map((name) => `protocol.${name}.allow=always`)];
    return [
        '--no-pager',
        '--no-replace-objects',
        '--literal-pathspecs',
        ...(place.gitDir === undefined ? [] : [`--git-dir=${place.gitDir}`]),
        ...(place.workTree === undefined ? [] : [`--work-tree=${place.workTree}`]),
        ...[...FIXED_SETTINGS, ...protocols].flatMap((setting) => ['-c', setting]),
    ];
}
/** Exported for tests. */
function childEnvironment(environment, place) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        const upper = name.toUpperCase();
        const wanted = KEPT_VARIABLES.has(upper) || (place.protocols !== undefined && KEPT_FOR_NETWORK.has(upper));
        if (wanted && value !== undefined)
            kept[name] = value;
    }
    return {
        ...kept,
        ...FIXED_VARIABLES,
        ...(place.indexFile === undefined ? {} : { GIT_INDEX_FILE: place.indexFile }),
        ...place.variables,
    };
}
function isExecutable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 18182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listHistory),
/* harmony export */   g: () => (/* binding */ MAX_REVISIONS)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93555);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38981);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17430);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83314);





/** How far back a fixture's own history is looked at for slow drift (CLASSES section 5). */
const MAX_REVISIONS = 50;
/** Beyond this, git's own test of each entry against each path costs more than to list everything. */
const MAX_PATHSPECS = 200;
const COMMIT_MARK = '\x02';
/**
 * The last states of each path on the first-parent line that ends in `from`, in one process for all of them, which is
 * stopped as soon as every path has `limit`. A path that never existed has an empty, complete history.
 */
async function listHistory(repository, from, paths, limit = MAX_REVISIONS) {
    const revisions = new Map(paths.map((path) => [path, []]));
    let open = revisions.size;
    if (open === 0 || limit < 1)
        return new Map();
    for await (const { path, commit, entry } of firstParentChanges(repository, from, [...revisions.keys()])) {
        const list = revisions.get(path);
        if (!list || list.length >= limit)
            continue;
        list.push({ commit, entry });
        if (list.length === limit)
            open -= 1;
        if (open === 0)
            break;
    }
    return new Map([...revisions].map(([path, list]) => [
        path,
        { revisions: list, complete: list.length < limit && !repository.isShallow },
    ]));
}
async function* firstParentChanges({ view }, from, paths) {
    const command = [
        'log',
        ..._changes_js__WEBPACK_IMPORTED_MODULE_0__/* .RAW_OPTIONS */ .aQ,
        // A merge is one step of base, whatever happened on the branch that it brought; -m for git before 2.31.
        '--first-parent',
        '-m',
        '--root',
        '--format=tformat:%x02%x00%H',
        '--stdin',
    ];
    const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .spawnGit */ .Iz)(view, command);
    const end = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .ended */ .v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', _git_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreClosedPipe */ .Dg);
    child.stdin.end(Buffer.concat([Buffer.from(`${from}\n`), pathArguments(paths)]));
    let stopped = true;
    try {
        yield* takeApart(child.stdout);
        stopped = false;
        const { code, complaint } = await end;
        if (code !== 0)
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)(command, code, complaint);
    }
    finally {
        if (stopped)
            child.kill();
    }
}
async function* takeApart(output) {
    let rest = Buffer.alloc(0);
    let commit;
    let meta;
    let expectSha = false;
    for await (const chunk of output) {
        const split = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .splitFields */ .Kp)(Buffer.concat([rest, chunk]));
        rest = split.rest;
        for (const field of split.fields) {
            if (meta) {
                const { path, head } = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRawEntry */ .yH)(meta, field);
                meta = undefined;
                yield { path, commit: commit, entry: head };
            }
            else if (expectSha) {
                commit = (0,_object_id_js__WEBPACK_IMPORTED_MODULE_4__/* .objectId */ .Tu)(field.toString('latin1'));
                expectSha = false;
            }
            else if ((0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .isRawEntry */ .bY)(field)) {
                meta = field;
            }
            else {
                expectSha = field.toString('latin1') === COMMIT_MARK;
            }
        }
    }
}
/**
 * Paths go in by stdin, where no limit on arguments holds. A line is a path, so where one has a line break, or where
 * there are very many, git lists every path and the caller picks.
 */
function pathArguments(paths) {
    if (paths.length > MAX_PATHSPECS || paths.some((path) => path.includes('\n')))
        return Buffer.alloc(0);
    return Buffer.concat([Buffer.from('--\n'), ...paths.flatMap((path) => [(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.from('\n')])]);
}


/***/ }),

/***/ 38981:
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

/***/ 17430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
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
function decodeLossless(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

/***/ 83314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ splitFields),
/* harmony export */   LP: () => (/* binding */ parseRawDiff),
/* harmony export */   bY: () => (/* binding */ isRawEntry),
/* harmony export */   yH: () => (/* binding */ parseRawEntry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33264);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38981);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17430);



const NUL = 0;
const COLON = 0x3a;
const LINE_FEED = 0x0a;
/** The mode that `--raw` gives for "nothing here". */
const ABSENT_MODE = '000000';
/** Splits what `-z` prints. Each field ends with a NUL; what follows the last one is not complete yet. */
function splitFields(bytes) {
    const fields = [];
    let start = 0;
    for (let end = bytes.indexOf(NUL); end !== -1; end = bytes.indexOf(NUL, start)) {
        fields.push(bytes.subarray(start, end));
        start = end + 1;
    }
    return { fields, rest: bytes.subarray(start) };
}
/** `log -z` puts a line feed between what the format printed and the first entry. */
function isRawEntry(field) {
    return field[0] === COLON || (field[0] === LINE_FEED && field[1] === COLON);
}
/**
 * One entry of `--raw -z --no-renames --no-abbrev`: `:mode mode oid oid S`, or for a merge of n parents n colons, n + 1
 * modes, n + 1 ids and n letters. The base of a merge is its first parent.
 */
function parseRawEntry(meta, path) {
    const text = meta.toString('latin1', meta[0] === LINE_FEED ? 1 : 0);
    const colons = /^:+/.exec(text)?.[0].length ?? 0;
    const parts = text.slice(colons).split(' ');
    const sides = colons + 1;
    if (colons === 0 || parts.length !== 2 * sides + 1) {
        throw new TypeError(`not a raw diff entry: ${JSON.stringify(text.slice(0, 200))}`);
    }
    return {
        path: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(path),
        base: toEntry(parts[0], parts[sides]),
        head: toEntry(parts[sides - 1], parts[2 * sides - 1]),
        status: parts[2 * sides],
    };
}
/** All of `diff-tree -z` and its kin. */
function parseRawDiff(output) {
    const { fields, rest } = splitFields(output);
    if (rest.length > 0 || fields.length % 2 !== 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('GIT_FAILED', 'the output of git ended in the middle of an entry', 'run it again');
    }
    const changes = [];
    for (let index = 0; index < fields.length; index += 2)
        changes.push(parseRawEntry(fields[index], fields[index + 1]));
    return changes;
}
/** An entry with a mode but no id is one on disk that git has not hashed. */
function toEntry(mode, oid) {
    return mode === ABSENT_MODE && (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isNullId */ .JC)(oid) ? null : { mode, oid: (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(oid) };
}


/***/ }),

/***/ 299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ treeProblems),
/* harmony export */   VI: () => (/* binding */ isForbiddenName),
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   tk: () => (/* binding */ TREE_MODE)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17430);
/** Trees as bytes: what `ls-tree` would smooth over must show (T44). */

const SPACE = 0x20;
/** As git writes it in trees: without a leading zero. */
const TREE_MODE = '40000';
const USUAL_MODES = new Set([TREE_MODE, '100644', '100755', '120000', '160000']);
/** @throws {TypeError} Where the bytes are no tree. Git refuses such an object before it comes here. */
function parseTree(content, idBytes) {
    const entries = [];
    for (let at = 0; at < content.length;) {
        const space = content.indexOf(SPACE, at);
        const end = space === -1 ? -1 : content.indexOf(0, space);
        if (end === -1 || end + 1 + idBytes > content.length)
            throw new TypeError('not a tree');
        entries.push({
            mode: content.toString('latin1', at, space),
            name: content.subarray(space + 1, end),
            oid: content.toString('hex', end + 1, end + 1 + idBytes),
        });
        at = end + 1 + idBytes;
    }
    return entries;
}
/** What is wrong in one tree, below `folder` (empty, or ending in a slash). */
function treeProblems(entries, folder) {
    const problems = [];
    const seen = new Set();
    let previous = '';
    for (const { mode, name } of entries) {
        // One character a byte: as exact as the bytes, and much quicker than to decode every name of a large tree.
        const bytes = name.toString('latin1');
        const key = mode === TREE_MODE ? `${bytes}/` : bytes;
        const add = (kind) => problems.push({ kind, path: `${folder}${(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(name)}` });
        if (seen.has(bytes))
            add('duplicate-entry');
        else if (previous >= key && seen.size > 0)
            add('unsorted');
        if (!isPlainName(bytes) && isForbiddenName((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(name)))
            add('forbidden-name');
        if (!USUAL_MODES.has(mode))
            add('odd-mode');
        seen.add(bytes);
        previous = key;
    }
    return problems;
}
/** Whether a name is beyond doubt, so that the closer look is for few: ASCII, and nowhere near `.`, `..` or `.git`. */
function isPlainName(bytes) {
    return /^(?!\.|git~)[\x20-\x2e\x30-\x7e]+$/i.test(bytes);
}
/** Characters that HFS+ ignores in names, so that `.g\u200cit` is `.git` there (git's utf8.c, next_hfs_char). */
const IGNORED_ON_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/**
 * Whether one component of a path must never reach a disk: nothing, `.`, `..`, one with a slash or NUL, and `.git` as
 * any file system may spell it (letter case, `GIT~1`, trailing dots and blanks, streams, ignored characters).
 */
function isForbiddenName(name) {
    if (name === '' || name === '.' || name === '..' || /[/\0]/.test(name))
        return true;
    const folded = name.replace(IGNORED_ON_HFS, '').toLowerCase();
    const [first = ''] = folded.split(/[\\:]/);
    const trimmed = first.replace(/[. ]+$/, '');
    return trimmed === '.git' || trimmed === 'git~1';
}


/***/ })

};
