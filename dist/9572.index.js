export const id = 9572;
export const ids = [9572];
export const modules = {

/***/ 25732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgeWithAnchor),
/* harmony export */   UW: () => (/* binding */ isCumulative),
/* harmony export */   qV: () => (/* binding */ MAX_ANCHOR_REVISIONS),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
/* unused harmony export needsAnchor */
/* harmony import */ var _collector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83230);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6461);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26756);



/** docs/classes.md section 5: how far back the anchor is looked for. */
const MAX_ANCHOR_REVISIONS = 50;
const SHORT_HASH = 7;
const CUMULATIVE = 'cumulative ';
/** Whether the notes of a comparison speak of steps that came together since an anchor. */
function isCumulative(notes) {
    return notes.some((note) => note.startsWith(CUMULATIVE));
}
/** Only a step of drift with moved numbers can be one of many that add up. */
function needsAnchor(comparison) {
    return comparison.class === 'TOLERANCE_DRIFT' && comparison.counts.drift > 0;
}
/**
 * Slow drift (docs/classes.md section 5): the class is the worse of compare(base, head) and compare(anchor, head), the anchor being
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
    const cumulative = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareFixture)({
        ...job,
        base: { bytes: anchor.bytes, mode: anchor.mode ?? job.base.mode },
    });
    return combine(comparison, cumulative, anchor);
}
async function findAnchor(job, revisions) {
    let newer;
    let seen = 0;
    for await (const revision of revisions) {
        if (newer && (await stepClass(job, revision, newer)) !== 'TOLERANCE_DRIFT')
            return newer;
        newer = revision;
        seen += 1;
        if (seen >= MAX_ANCHOR_REVISIONS)
            break;
    }
    return newer;
}
async function stepClass(job, older, newer) {
    return (await compareRevisions(job, older, newer)).class;
}
/** Both as the fixture of `job`, whatever stands there now. */
function compareRevisions(job, older, newer) {
    const side = ({ bytes, mode }) => ({ bytes, mode: mode ?? job.base.mode });
    return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareFixture)({ ...job, base: side(older), head: side(newer) });
}
function percent(relative) {
    const value = 100 * relative;
    return value >= 0.1 ? value.toFixed(1) : value.toPrecision(2);
}
/** The step's facts, and beside them what has come together since the anchor. */
function combine(step, cumulative, anchor) {
    const since = anchor.commit.slice(0, SHORT_HASH);
    const worst = Math.max(0, ...cumulative.changes.map(({ relative }) => relative ?? 0));
    const distance = `${CUMULATIVE}${percent(worst)} % since ${since}`;
    if ((0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .compareClasses */ .MB)(cumulative.class, step.class) <= 0) {
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
        also: (0,_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .alsoOf */ .NB)(counts),
        counts,
        changes: [...worse, ...step.changes].slice(0, _comparison_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CHANGES */ .z),
        summary: `slow drift: ${cumulative.summary} since ${since}; this step: ${step.summary}`,
        notes: [...step.notes, distance],
        ...(cumulative.hollow === undefined ? {} : { hollow: cumulative.hollow }),
    };
}


/***/ }),

/***/ 97858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ filled),
/* harmony export */   p: () => (/* binding */ withDescriptorSets)
/* harmony export */ });
/* harmony import */ var _revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77090);

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

/***/ 96481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ oneSided),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   kA: () => (/* binding */ modified),
/* harmony export */   vw: () => (/* binding */ jobFor)
/* harmony export */ });
/* harmony import */ var _comparison_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25732);
/* harmony import */ var _documents_stored_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27019);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33264);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92088);
/* harmony import */ var _revisions_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18182);





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
    const judge = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .createJudge */ .q)({ share });
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
                stored.set(side.id, (0,_documents_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .storedAs */ .q)(side.content));
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('REVISION_MISSING', `the content of a changed fixture (object ${object.id}) is not in this clone`, 'fetch it, for instance with "git fetch --refetch --no-filter origin", and run again');
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
    const history = await (0,_revisions_history_js__WEBPACK_IMPORTED_MODULE_3__/* .listHistory */ .P)(whole, base, [...drifting], _revisions_history_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REVISIONS */ .g);
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
        if (!complete && past.length < _revisions_history_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REVISIONS */ .g)
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
    const judged = await Promise.all(rules.map((rule) => (0,_comparison_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeWithAnchor */ .N)(jobFor(change.path, ...sides, rule, policy), step, revisions())));
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
/**
 * What one worker costs before it helps: it has to start, to load and to warm up, and every job is copied. Comparisons
 * that need no reading in full (`compareQuickly`) cost less than the copy and stay here.
 */
const SHARED_FROM_BYTES = 4_194_304;
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
    /** Bytes that took a comparison in full: for less than SHARED_FROM_BYTES no worker is started to help. */
    let plainBytes = 0;
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
        if (task.kind === 'compare' && task.plainly !== true) {
            const comparison = await (await performer()).performQuickly(task.job);
            return comparison === undefined ? ask({ ...task, plainly: true }) : { comparison };
        }
        if (task.kind === 'compare')
            plainBytes += bytesOf(task);
        if (share && plainBytes > SHARED_FROM_BYTES && queue.length === 0 && (idle.length > 0 || all.size < most)) {
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
        async picture(job) {
            const answer = await ask({ kind: 'picture', job });
            return 'picture' in answer ? answer.picture : undefined;
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
    return (task.kind === 'read' ? 0 : (base?.bytes.length ?? 0)) + (head?.bytes.length ?? 0);
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





/** How far back a fixture's own history is looked at for slow drift (docs/classes.md section 5). */
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


/***/ })

};
