export const id = 88;
export const ids = [88,9233];
export const modules = {

/***/ 22920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgeWithAnchor),
/* harmony export */   UW: () => (/* binding */ isCumulative),
/* harmony export */   je: () => (/* binding */ needsAnchor),
/* harmony export */   qV: () => (/* binding */ MAX_ANCHOR_REVISIONS),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85698);
/* harmony import */ var _collector_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13194);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27693);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84152);




/** docs/classes.md section 5: how far back the anchor is looked for. */
const MAX_ANCHOR_REVISIONS = 50;
const SHORT_HASH = 7;
const CUMULATIVE = 'cumulative ';
/** Whether the notes of a comparison speak of steps that came together since an anchor. */
function isCumulative(notes) {
    return notes.some((note) => note.startsWith(CUMULATIVE));
}
/**
 * Drift that may be one step of many which add up: numbers moved, or the policy lets numbers move, so that base may be
 * far from its anchor already, whatever this step is.
 */
function needsAnchor(step, { rule, tolerance }) {
    if (step.class !== 'TOLERANCE_DRIFT')
        return false;
    const usual = (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicy */ .G4)().tolerance;
    return (step.counts.drift > 0 ||
        rule.tolerances.length > 0 ||
        rule.pixels !== undefined ||
        tolerance.relative > usual.relative ||
        tolerance.absolute > usual.absolute);
}
/**
 * Slow drift (docs/classes.md section 5): the class is the worse of compare(base, head) and compare(anchor, head), the anchor being
 * the newest revision whose own change was more than drift; the first one that is there added the file and counts as that.
 *
 * `revisions` are the path's contents on base's first-parent history, newest first, beginning with what base has; at
 * most MAX_ANCHOR_REVISIONS of them are read.
 */
async function judgeWithAnchor(job, comparison, revisions) {
    if (!needsAnchor(comparison, job))
        return comparison;
    const anchor = await findAnchor(job, revisions);
    if (!anchor || Buffer.compare(anchor.bytes, job.base.bytes) === 0)
        return comparison;
    const cumulative = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__.compareFixture)({
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
    return (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__.compareFixture)({ ...job, base: side(older), head: side(newer) });
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
    if ((0,_collector_js__WEBPACK_IMPORTED_MODULE_1__/* .compareClasses */ .MB)(cumulative.class, step.class) <= 0) {
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
        also: (0,_collector_js__WEBPACK_IMPORTED_MODULE_1__/* .alsoOf */ .NB)(counts),
        counts,
        changes: [...worse, ...step.changes].slice(0, _comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CHANGES */ .z),
        summary: `slow drift: ${cumulative.summary} since ${since}; this step: ${step.summary}`,
        notes: [...step.notes, distance],
        ...(cumulative.hollow === undefined ? {} : { hollow: cumulative.hollow }),
    };
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

/***/ 36618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listHistory),
/* harmony export */   g: () => (/* binding */ MAX_REVISIONS)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22031);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59222);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29506);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44790);





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
    const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .spawnGit */ .Iz)((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .unhurried */ .jp)(view), command);
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
