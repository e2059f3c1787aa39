export const id = 4012;
export const ids = [4012];
export const modules = {

/***/ 34012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  classify: () => (/* binding */ classify),
  loadAhead: () => (/* binding */ loadAhead)
});

// EXTERNAL MODULE: ./lib/finding-of.js
var finding_of = __webpack_require__(39346);
// EXTERNAL MODULE: ./lib/judge.js + 1 modules
var lib_judge = __webpack_require__(29233);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/documents/large/source.js
var source = __webpack_require__(29041);
// EXTERNAL MODULE: ./lib/documents/registry.js
var registry = __webpack_require__(40987);
// EXTERNAL MODULE: ./lib/documents/stored.js
var documents_stored = __webpack_require__(65919);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/large-files.js
var large_files = __webpack_require__(72826);
// EXTERNAL MODULE: ./lib/revisions/spool.js
var spool = __webpack_require__(10661);
;// CONCATENATED MODULE: ./lib/sides.js







const SUBMODULE_MODE = '160000';
const FILE_MODES = new Set(['100644', '100755']);
/** For the fixtures that can be compared while they are read, so that a large one is never held. */
function spoolFor(fixtures) {
    return (0,spool/* openSpool */.K)(idsOf(fixtures.filter(isReadInParts)), source/* LARGE_BYTES */.cz);
}
/** Both sides of each fixture in turn, all by one stream of git. */
async function* readSides(reader, fixtures, spool) {
    const wanted = fixtures.flatMap(({ change }) => [change.base, change.head].filter(isBlob).map(({ oid }) => oid));
    const objects = reader
        .readManyInto(spool, wanted, { maxBytes: large_files/* MAX_SIDE_BYTES */.Dv, digest: true })[Symbol.asyncIterator]();
    const next = async (entry) => isBlob(entry) ? present((await objects.next()).value) : null;
    for (const fixture of fixtures) {
        const base = await next(fixture.change.base);
        const head = await next(fixture.change.head);
        yield { fixture, base, head };
    }
    await objects.return?.();
}
/** Keeps how git shows a side. */
function storedSide(stored, side) {
    if (side?.kind === 'content')
        stored.set(side.id, (0,documents_stored/* storedAs */.q)(side.content));
    else if (side?.kind === 'spooled')
        stored.set(side.id, (0,documents_stored/* storedAs */.q)(side.start));
}
/** A spooled side is of use to one fixture; the next may be as large. */
async function removeFiles(...sides) {
    for (const side of sides)
        if (side?.kind === 'spooled')
            await (0,promises_.rm)(side.path, { force: true });
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
/** Links and submodules are never read as what they point to. */
function isFile(entry) {
    return entry !== null && FILE_MODES.has(entry.mode);
}
/** Both sides are files of a format that is compared while it is read. */
function isReadInParts({ change: { path, base, head }, rules }) {
    if (!isFile(base) || !isFile(head))
        return false;
    return rules.every(({ format }) => {
        const entry = format === 'auto' ? (0,registry/* formatForPath */.G9)(path) : (0,registry/* formatById */.aZ)(format);
        return entry !== undefined && (0,source/* isLargeFormat */.rU)(entry.id);
    });
}
function idsOf(fixtures) {
    return new Set(fixtures.flatMap(({ change }) => [change.base, change.head].filter(isBlob).map(({ oid }) => oid)));
}
/**
 * Both sides, where they lie in files and differ. A blob lies in a file because of one fixture, and another may have it as
 * the target of a link.
 */
function filesOf({ base, head }, from, to) {
    if (from?.kind !== 'spooled' || to?.kind !== 'spooled' || from.id === to.id)
        return undefined;
    if (!isFile(base) || !isFile(head))
        return undefined;
    return { base: { file: from.path, mode: base.mode }, head: { file: to.path, mode: head.mode } };
}
/** A spooled object as what it would have been without a spool. */
async function held(object) {
    if (object?.kind !== 'spooled')
        return object;
    const { path, start: _, ...info } = object;
    if (info.size > large_files/* MAX_SIDE_BYTES */.Dv)
        return { ...info, kind: 'too-large' };
    return { ...info, kind: 'content', content: await (0,promises_.readFile)(path) };
}
function sizeOf(object) {
    return object?.kind === 'content' || object?.kind === 'spooled' ? object.size : 0;
}

// EXTERNAL MODULE: ./lib/comparison/anchor.js
var comparison_anchor = __webpack_require__(22920);
// EXTERNAL MODULE: ./lib/revisions/history.js
var revisions_history = __webpack_require__(36618);
;// CONCATENATED MODULE: ./lib/slow-drift.js





/** Steps that are each within tolerance may add up: findings that are drift are held against where the drift began. */
async function againstAnchors(findings, input) {
    const { repository, base, fixtures, policy, ensureObjects, ensureHistory } = input;
    const byPath = new Map(fixtures.map((fixture) => [fixture.change.path, fixture]));
    const drifting = new Set(findings
        .filter((finding) => byPath
        .get(finding.path)
        ?.rules.some((rule) => (0,comparison_anchor/* needsAnchor */.je)({ class: finding.class, counts: finding.changeCounts }, { rule, tolerance: policy.tolerance })))
        .map(({ path }) => path));
    if (drifting.size === 0)
        return findings;
    const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
    const history = await (0,revisions_history/* listHistory */.P)(whole, base, [...drifting], revisions_history/* MAX_REVISIONS */.g);
    const past = [...history.values()].flatMap(({ revisions }) => revisions);
    await ensureObjects?.(past.flatMap(({ entry }) => (isBlob(entry) ? [entry.oid] : [])));
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
            const object = present(await objects.find(entry.oid, { maxBytes: large_files/* MAX_SIDE_BYTES */.Dv }));
            if (object.kind !== 'content') {
                unseen = `its content in ${commit.slice(0, 12)} is over ${large_files/* MAX_SIDE_BYTES */.Dv / 1_048_576} MiB`;
                return;
            }
            yield { bytes: object.content, commit };
        }
        // Asked for more than there is: fine where the file began here, or where nobody looks further back.
        if (!complete && past.length < revisions_history/* MAX_REVISIONS */.g)
            unseen = 'the history of this clone ends before the drift began';
    }
    // What began as it is on base has no steps behind it.
    if (complete && past.length <= 1)
        return finding;
    if (Math.max(finding.base?.size ?? 0, finding.head?.size ?? 0) > large_files/* MAX_SIDE_BYTES */.Dv)
        return notJudgedBack(finding, large_files/* OVER_MAX_SIDE */.c5);
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
    const judged = await Promise.all(rules.map((rule) => (0,comparison_anchor/* judgeWithAnchor */.N)((0,finding_of/* jobFor */.vw)(change.path, ...sides, rule, policy), step, revisions())));
    const worst = (0,finding_of/* modified */.kA)(finding.path, { base: finding.base, head: finding.head }, (0,finding_of/* strongest */.yX)(judged));
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

;// CONCATENATED MODULE: ./lib/tiering.js
/** Eight times V8's own. Bytecode executed before a function is looked at for optimisation, in bytes. */
const INTERRUPT_BUDGET = 540_672;
/**
 * Lets the compiler of Node 20 wait: a check runs for a second or two, and a quarter of its processor time went into optimising functions that meet
 * other shapes with the next fixture and are thrown back (docs/adr/0290). Later releases wait by themselves.
 */
async function optimiseLater() {
    if (!process.versions.v8.startsWith('11.'))
        return;
    const { setFlagsFromString } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 78877, 19));
    setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
}

;// CONCATENATED MODULE: ./lib/findings.js





/** Bytes handed to workers and not answered yet. */
const MAX_BYTES_UNDER_WAY = 268_435_456;
/** A worker has to start, to load and to warm up before it helps: measured with fixtures of 35 kB on average. */
const MIN_SHARED_FIXTURES = 300;
/** Before `classify`, so that what compares is there when git has the first blobs. */
async function loadAhead() {
    await (0,lib_judge.performer)();
}
/**
 * Gives every changed fixture its class. Reads all blobs in one stream and judges while git inflates the next ones. Equal
 * blobs at another path are judged again: how a file is read, and so its class, depends on more of its path than an
 * answer could be kept by (folders of recordings and snapshots among it).
 */
async function classify(input) {
    const judge = input.judge ?? (0,lib_judge.createJudge)();
    if (input.fixtures.length > 0)
        await optimiseLater();
    if (input.fixtures.length >= MIN_SHARED_FIXTURES)
        judge.share();
    const spool = spoolFor(input.fixtures);
    try {
        return await classifyWith(judge, spool, input);
    }
    finally {
        await (input.judge === undefined ? judge.close() : judge.rest());
        await spool.remove();
    }
}
async function classifyWith(judge, spool, input) {
    const { fixtures, renames, progress } = input;
    const links = linksOf(renames);
    const usage = new RuleUsage();
    const stored = new Map();
    const open = [];
    let done = 0;
    let underWay = 0;
    for await (const { fixture, base, head } of readSides(input.repository.objects, fixtures, spool)) {
        for (const side of [base, head])
            storedSide(stored, side);
        const bytes = sizeOf(base) + sizeOf(head);
        const judged = judgeOne(fixture, base, head, judge, input.policy, usage).finally(() => removeFiles(base, head));
        underWay += bytes;
        const found = judged.then((finding) => {
            underWay -= bytes;
            progress(++done, fixtures.length);
            return { ...finding, ...links.get(fixture.change.path) };
        });
        // Told below, unless something else fails first: then a fault that nobody waits for would end the process.
        found.catch(() => undefined);
        open.push(found);
        if (underWay > MAX_BYTES_UNDER_WAY)
            await judged;
        // Lets workers hand in their answers, and what was judged here be told, before more is read.
        else if (open.length % 4 === 0)
            await new Promise(setImmediate);
    }
    const findings = await Promise.all(open);
    return { findings: await againstAnchors(findings, input), unusedRules: usage.unused(), stored };
}
async function judgeOne({ change, rules }, base, head, judge, policy, usage) {
    const facts = { base: factsOf(change.base, base), head: factsOf(change.head, head) };
    const files = filesOf(change, base, head);
    if (files !== undefined) {
        const { path } = change;
        const compare = (rule) => judge.compareFiles({ path, rule, tolerance: policy.tolerance, limits: policy.limits, ...files });
        return (0,finding_of/* modified */.kA)(path, facts, await byEach(rules, compare, usage));
    }
    const [baseSide, headSide] = isSameObject(change)
        ? [emptySide(change.base), emptySide(change.head)]
        : [sideOf(change.base, await held(base)), sideOf(change.head, await held(head))];
    if (change.base === null || change.head === null) {
        const side = baseSide ?? headSide;
        const seen = side === null || side === undefined
            ? undefined
            : await judge.read((0,finding_of/* jobFor */.vw)(change.path, side, side, rules[0], policy));
        return (0,finding_of/* oneSided */.CM)({ path: change.path, added: change.base === null }, facts, seen);
    }
    if (baseSide === undefined || headSide === undefined)
        return (0,finding_of/* notKept */.EM)(change.path, facts);
    const compare = (rule) => judge.compare((0,finding_of/* jobFor */.vw)(change.path, baseSide, headSide, rule, policy));
    return (0,finding_of/* modified */.kA)(change.path, facts, await byEach(rules, compare, usage));
}
async function byEach(rules, compare, usage) {
    const comparisons = await Promise.all(rules.map(async (rule) => {
        const comparison = await compare(rule);
        usage.note(rule, comparison.unusedRules);
        return comparison;
    }));
    return (0,finding_of/* strongest */.yX)(comparisons);
}
/** Of equal bytes only the modes are left to compare, whatever they are. */
function isSameObject({ base, head }) {
    return base !== null && head !== null && base.oid === head.oid;
}
function emptySide({ mode }) {
    return { bytes: Buffer.alloc(0), mode };
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
function linksOf(renames) {
    const links = new Map();
    for (const { from, to } of renames) {
        links.set(from, { ...links.get(from), movedTo: to });
        links.set(to, { ...links.get(to), movedFrom: from });
    }
    return links;
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


/***/ })

};
