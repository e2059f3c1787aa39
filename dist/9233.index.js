export const id = 9233;
export const ids = [9233];
export const modules = {

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


/***/ })

};
