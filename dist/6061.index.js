export const id = 6061;
export const ids = [6061,9233];
export const modules = {

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

/***/ 40987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ formatForPath),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   aZ: () => (/* binding */ formatById)
/* harmony export */ });
/* unused harmony export indexByExtension */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19484);


/** Endings that say who wrote a file and not what is in it: `order.json.golden` is JSON. */
const TRANSPARENT_ENDINGS = ['.approved', '.expected', '.golden', '.received', '.verified'];
const byId = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.map((entry) => [entry.id, entry]));
const byExtension = indexByExtension(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats);
const byName = new Map(_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.flatMap((entry) => (entry.names ?? []).map((name) => [name, entry])));
/** @throws FixtureGateError for an id that nobody registered: only a policy can bring one. */
function formatById(id) {
    const entry = byId.get(id);
    if (entry !== undefined)
        return entry;
    const known = [...byId.keys()].join(', ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_POLICY', `no format is named "${id}"`, `use auto or one of: ${known}`);
}
/** Whether what is stored is no text; a format that nobody registered is taken for text. */
function isBinary(id) {
    return byId.get(id)?.binary === true;
}
/** By the whole path, else by name, else by the longest known ending (`.tar.gz` before `.gz`), in any letter case; undefined where neither says anything. */
function formatForPath(path) {
    const claimed = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__.formats.find((entry) => entry.claims?.(path) === true);
    if (claimed !== undefined)
        return claimed;
    let name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    for (;;) {
        const entry = byName.get(name) ?? byEnding(name);
        if (entry !== undefined)
            return entry;
        const ending = TRANSPARENT_ENDINGS.find((candidate) => name.endsWith(candidate));
        if (ending === undefined)
            return undefined;
        name = name.slice(0, -ending.length);
    }
}
function byEnding(name) {
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
        const entry = byExtension.get(name.slice(dot));
        if (entry !== undefined)
            return entry;
    }
    return undefined;
}
/** @throws Error where two formats claim one extension: which of them reads a file may not hang on their order. */
function indexByExtension(all) {
    const index = new Map();
    for (const entry of all) {
        for (const extension of entry.extensions) {
            const claimed = index.get(extension);
            if (claimed !== undefined)
                throw new Error(`formats "${claimed.id}" and "${entry.id}" both claim ${extension}`);
            index.set(extension, entry);
        }
    }
    return index;
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
  notCompared: () => (/* binding */ notCompared)
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
function performer() {
    loaded ??= Promise.all(/* import() */[__webpack_require__.e(1130), __webpack_require__.e(1167), __webpack_require__.e(7693), __webpack_require__.e(6569)]).then(__webpack_require__.bind(__webpack_require__, 66569));
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

/***/ 72826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ MAX_SIDE_BYTES),
/* harmony export */   c5: () => (/* binding */ OVER_MAX_SIDE),
/* harmony export */   dN: () => (/* binding */ LEAST_KEPT_BYTES),
/* harmony export */   hZ: () => (/* binding */ compareFiles),
/* harmony export */   nw: () => (/* binding */ digestsOf)
/* harmony export */ });
/* unused harmony export compareLargeFiles */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);



/** Bytes that are read at once to take a digest. */
const CHUNK = 1_048_576;
/** A larger side is not held in memory: it is compared while it is read, or not at all. */
const MAX_SIDE_BYTES = 536_870_912;
const OVER_MAX_SIDE = `over ${MAX_SIDE_BYTES / 1_048_576} MiB a side`;
/**
 * Both sides together. Below it nothing that a comparison read is kept for the gates: to read it again costs less than to
 * hold the trees of thousands of fixtures that no gate may ask about.
 */
const LEAST_KEPT_BYTES = 1_048_576;
/** How git's modes of regular files begin; anything else points somewhere. */
const REGULAR = '100';
/** Compares two files that differ without holding them. Undefined where the fast path has no answer (docs/adr/0200). */
async function compareLargeFiles(job) {
    const [{ compareLarge, LARGE }, { modes }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1130), __webpack_require__.e(1167), __webpack_require__.e(7693), __webpack_require__.e(8065), __webpack_require__.e(6653)]).then(__webpack_require__.bind(__webpack_require__, 26653)),
        Promise.all(/* import() */[__webpack_require__.e(1130), __webpack_require__.e(1167), __webpack_require__.e(7693)]).then(__webpack_require__.bind(__webpack_require__, 27693)),
    ]);
    return withFile(job.base.file, (left) => withFile(job.head.file, (right) => compareLarge(job, left, right, LARGE, () => modes(job))));
}
/**
 * Compares two files that differ: without holding them where that has an answer, else with both in memory. Undefined
 * where one is larger than `most` bytes and has to be held.
 */
async function compareFiles(job, most) {
    const areFiles = [job.base, job.head].every(({ mode }) => mode.startsWith(REGULAR));
    const large = areFiles ? await compareLargeFiles(job) : undefined;
    if (large !== undefined)
        return large;
    const [base, head] = [job.base, job.head];
    if ([base, head].some(({ file }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file).size > most))
        return undefined;
    const { compareByEdits, comparePlainly } = await Promise.all(/* import() */[__webpack_require__.e(1130), __webpack_require__.e(1167), __webpack_require__.e(7693)]).then(__webpack_require__.bind(__webpack_require__, 27693));
    const held = {
        ...job,
        base: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(base.file), mode: base.mode },
        head: { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(head.file), mode: head.mode },
    };
    return (areFiles ? await compareByEdits(held) : undefined) ?? comparePlainly(held);
}
/** The file's digests, as `BlobFacts` has them. */
async function digestsOf(path) {
    return withFile(path, async (source) => {
        const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${source.size}\0`);
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for (let at = 0; at < source.size; at += CHUNK) {
            const bytes = source.read(at, Math.min(CHUNK, source.size - at));
            id.update(bytes);
            digest.update(bytes);
        }
        return { oid: id.digest('hex'), sha256: digest.digest('hex'), size: source.size };
    });
}
async function withFile(path, use) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        return await use(fileSource(file));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** One buffer for all reads: what a read gives is valid until the next one. */
function fileSource(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    let buffer = Buffer.alloc(0);
    return {
        size,
        read: (offset, length) => {
            if (buffer.length < length)
                buffer = Buffer.alloc(length);
            let filled = 0;
            while (filled < length) {
                const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, filled, length - filled, offset + filled);
                if (count === 0)
                    throw new Error('a file became shorter while it was read');
                filled += count;
            }
            return buffer.subarray(0, length);
        },
    };
}


/***/ })

};
