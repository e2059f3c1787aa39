export const id = 55;
export const ids = [55];
export const modules = {

/***/ 84802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ MAX_ACCOUNTS),
/* harmony export */   M5: () => (/* binding */ MAX_PICTURED),
/* harmony export */   dS: () => (/* binding */ MAX_PICTURE_CHARACTERS)
/* harmony export */ });
/** Characters of all pictures of a page in base64, 12 MiB: a browser opens that at once, and an artifact stays small. */
const MAX_PICTURE_CHARACTERS = 12_582_912;
/** Images that are drawn for one page, worst finding first. */
const MAX_PICTURED = 60;
/** Fixtures whose slow drift is accounted for, worst first: each costs a comparison for each of its revisions. */
const MAX_ACCOUNTS = 20;


/***/ }),

/***/ 60055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SILENT: () => (/* binding */ SILENT),
  everThere: () => (/* binding */ everThere),
  gate: () => (/* binding */ gate),
  gateIn: () => (/* binding */ gateIn),
  inspect: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(76913);
;// CONCATENATED MODULE: ./lib/commit-count.js


/** Where the platform stops to list the commits of a pull request, and may stop to count them (REST API, pulls). */
const PLATFORM_CAP = 250;
/**
 * Holds the platform's own count of the commits against what git has (T32). Fewer here than there means that somebody's
 * commit was not looked at, which fails. A base that has moved since the platform counted is no such case: what came to
 * base meanwhile is no part of the pull request any more, so the range that the platform counted is counted here as well.
 */
async function commitCountProblems(repository, { range, commits }, pullRequest) {
    const counted = pullRequest?.commits;
    if (counted === undefined || range.headKind !== 'commit')
        return [];
    const here = commits.length;
    if (counted === here)
        return [];
    const from = pullRequest?.countedFrom;
    const moved = from !== undefined && from !== range.base.sha;
    const counts = `the platform counts ${commitsOf(counted)} in this pull request, and git has ${here}`;
    if (here > counted) {
        // Nothing is hidden: every commit that the platform knows of can be among them.
        return moved || counted >= PLATFORM_CAP ? [] : [problem('notice', `${counts}: all of them are judged`)];
    }
    const then = moved ? await countFrom(repository, from, range.head.sha) : here;
    if (then === undefined)
        return [
            problem('warning', `${counts}; the base that it counted from (${from?.slice(0, 12)}) is not in this clone`),
        ];
    return then >= counted ? [] : [problem('error', `${counts}: what was not looked at may hide a change`)];
}
/** Commits that head has and `from` has not; undefined where `from` is not here. */
async function countFrom({ view, objects }, from, head) {
    const base = (0,object_id/* parseObjectId */.u9)(from);
    if (base === undefined || (await objects.info(base))?.type !== 'commit')
        return undefined;
    const { stdout } = await (0,git/* runGit */.EO)(view, ['rev-list', '--count', head, `^${base}`]);
    return Number(stdout.toString('latin1').trim());
}
function commitsOf(count) {
    return `${count} ${count === 1 ? 'commit' : 'commits'}`;
}
function problem(severity, message) {
    return {
        code: 'FG901',
        gate: 'records',
        severity,
        message: `${message[0]?.toUpperCase()}${message.slice(1)}.`,
        fix: severity === 'error'
            ? 'Fetch the whole history (fetch-depth: 0 on the checkout step), or push again so that the platform counts anew; then re-run the job.'
            : 'Nothing has to be done; if it stays so, push again and the platform counts anew.',
    };
}

// EXTERNAL MODULE: ./lib/descriptor-sets.js
var descriptor_sets = __webpack_require__(18422);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/review/approvals.js
var approvals = __webpack_require__(37112);
// EXTERNAL MODULE: ./lib/review/reviews.js
var reviews = __webpack_require__(65805);
// EXTERNAL MODULE: ./lib/revisions/changes.js
var revisions_changes = __webpack_require__(22031);
;// CONCATENATED MODULE: ./lib/evidence.js




/** A longer file is no approval; `parseApproval` refuses it, as it does one that cannot be read. */
const MAX_APPROVAL_BYTES = 131_072;
/** What people said beside trailers: approval files as the commits left them, and what the platform knows of reviews. */
async function readEvidence(repository, inspection, pullRequest, supply) {
    const approvals = await readApprovals(repository, inspection, supply);
    const custody = pullRequest?.custody;
    if (pullRequest === undefined || custody === undefined)
        return { approvals };
    const { author: authorLogin } = pullRequest;
    const why = custody.kind === 'unreadable' ? custody.why : unknownAuthors(inspection.commits, custody);
    const identities = custody.kind === 'read' ? identitiesOf(custody) : undefined;
    const known = { approvals, authorLogin, ...(identities === undefined ? {} : { identities }) };
    if (why !== undefined || custody.kind !== 'read')
        return { ...known, reviewsUnknown: why ?? 'they were not read' };
    // One after the other: two fetches at a time would stand in each other's way.
    const reviews = [];
    const seen = new Map();
    for (const review of custody.reviews)
        reviews.push({
            ...(await reviewData(repository, inspection, review, { supply, seen })),
            ...(isBefore(review, custody.baseChangedAt) ? { otherBase: true } : {}),
        });
    return { ...known, reviews };
}
/** A review without a time may be from any. */
function isBefore({ submittedAt }, change) {
    return change !== undefined && !(Date.parse(submittedAt ?? '') > Date.parse(change));
}
async function readApprovals({ objects }, { findings, commits, policies }, supply) {
    const requests = (0,approvals/* approvalRequests */.M)(findings, commits, policies.effective);
    if (requests.length === 0)
        return [];
    const ids = requests.map(({ oid }) => oid);
    await supply?.ensureObjects(ids);
    const files = [];
    let index = 0;
    for await (const object of objects.readMany(ids, { maxBytes: MAX_APPROVAL_BYTES })) {
        const { file, commit } = requests[index++];
        // What is missing or too long stays out, and the approval "could not be read".
        if (object.kind === 'content' && object.type === 'blob')
            files.push({ file, commit, content: object.content.toString('utf8') });
    }
    return files;
}
/** Somebody may have written a commit that the platform did not list, so nobody can be told to be independent. */
function unknownAuthors(commits, { commits: listed }) {
    const known = new Set(listed.map(({ sha }) => sha));
    const missing = commits.filter(({ sha }) => !known.has(sha)).length;
    if (missing === 0)
        return undefined;
    return `the platform does not say who wrote ${missing} of the ${commits.length} commits, so nobody is known to be independent of them`;
}
function identitiesOf({ commits }) {
    return new Map(commits.map(({ sha, logins, signer }) => [
        sha,
        { login: signer ?? logins[0] ?? '', logins, verified: signer !== undefined },
    ]));
}
async function reviewData(repository, inspection, { login, type, state, commit, submittedAt, body, permission, permissionUnread }, { supply, seen }) {
    // What somebody saw who may not write decides nothing, and strangers could have a commit fetched for each of them.
    if (state === 'APPROVED' && (0,reviews/* mayWrite */.J)(permission) && commit !== null && !seen.has(commit))
        seen.set(commit, await contentAt(repository, inspection, commit, supply));
    const content = commit === null ? undefined : seen.get(commit);
    return {
        ...{ login, type, state, commitId: commit, submittedAt, body, permission },
        ...(permissionUnread === undefined ? {} : { permissionUnread }),
        ...(content === undefined ? {} : { blobsAtCommit: content }),
    };
}
/** What stood at every path that changes here when the review was given; undefined where that commit is gone. */
async function contentAt(repository, { range, trees, findings }, commit, supply) {
    const id = (0,object_id/* parseObjectId */.u9)(commit);
    if (id === undefined || range.headKind !== 'commit')
        return undefined;
    const isHere = supply?.ensureCommit === undefined
        ? (await repository.objects.info(id))?.type === 'commit'
        : await supply.ensureCommit(id);
    if (!isHere)
        return undefined;
    const since = new Map((await (0,revisions_changes/* listChanges */.Wd)(repository, id, range.head.sha)).map(({ path, base }) => [path, base]));
    const paths = [...trees.changes, ...findings.map(({ path, head }) => ({ path, head: entryOf(head) }))];
    return new Map(paths.map(({ path, head }) => [path, since.has(path) ? since.get(path) : head]));
}
function entryOf(facts) {
    return facts === null ? null : { mode: facts.mode, oid: facts.oid };
}

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
;// CONCATENATED MODULE: ./lib/documents/stored.js
/** Where git looks for a NUL to tell binary from text (buffer_is_binary). */
const SNIFFED_BYTES = 8_000;
function storedAs(content) {
    const start = content.subarray(0, SNIFFED_BYTES);
    if (/^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(start.toString('latin1', 0, 64)))
        return 'pointer';
    return start.includes(0) ? 'binary' : 'text';
}

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
        stored.set(side.id, storedAs(side.content));
    else if (side?.kind === 'spooled')
        stored.set(side.id, storedAs(side.start));
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

// EXTERNAL MODULE: ./lib/comparison/collector.js
var collector = __webpack_require__(13194);
// EXTERNAL MODULE: ./lib/comparison/compare.js + 11 modules
var compare = __webpack_require__(27693);
// EXTERNAL MODULE: ./lib/comparison/comparison.js
var comparison = __webpack_require__(84152);
;// CONCATENATED MODULE: ./lib/comparison/anchor.js



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
    const cumulative = await (0,compare.compareFixture)({
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
    return (0,compare.compareFixture)({ ...job, base: side(older), head: side(newer) });
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

// EXTERNAL MODULE: ./lib/revisions/paths.js
var revisions_paths = __webpack_require__(29506);
// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(44790);
;// CONCATENATED MODULE: ./lib/revisions/history.js





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
        ...revisions_changes/* RAW_OPTIONS */.aQ,
        // A merge is one step of base, whatever happened on the branch that it brought; -m for git before 2.31.
        '--first-parent',
        '-m',
        '--root',
        '--format=tformat:%x02%x00%H',
        '--stdin',
    ];
    const child = (0,git/* spawnGit */.Iz)((0,git/* unhurried */.jp)(view), command);
    const end = (0,git/* ended */.v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', git/* ignoreClosedPipe */.Dg);
    child.stdin.end(Buffer.concat([Buffer.from(`${from}\n`), pathArguments(paths)]));
    let stopped = true;
    try {
        yield* takeApart(child.stdout);
        stopped = false;
        const { code, complaint } = await end;
        if (code !== 0)
            throw (0,git/* gitFailed */.gk)(command, code, complaint);
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
        const split = (0,raw_diff/* splitFields */.Kp)(Buffer.concat([rest, chunk]));
        rest = split.rest;
        for (const field of split.fields) {
            if (meta) {
                const { path, head } = (0,raw_diff/* parseRawEntry */.yH)(meta, field);
                meta = undefined;
                yield { path, commit: commit, entry: head };
            }
            else if (expectSha) {
                commit = (0,object_id/* objectId */.Tu)(field.toString('latin1'));
                expectSha = false;
            }
            else if ((0,raw_diff/* isRawEntry */.bY)(field)) {
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
    return Buffer.concat([Buffer.from('--\n'), ...paths.flatMap((path) => [(0,revisions_paths/* encodePath */.O)(path), Buffer.from('\n')])]);
}

;// CONCATENATED MODULE: ./lib/slow-drift.js





/** Steps that are each within tolerance may add up: findings that are drift are held against where the drift began. */
async function againstAnchors(findings, input) {
    const drifting = new Set(findings
        .filter((finding) => finding.class === 'TOLERANCE_DRIFT' && finding.changeCounts.drift > 0)
        .map(({ path }) => path));
    if (drifting.size === 0)
        return findings;
    const { repository, base, fixtures, policy, ensureObjects, ensureHistory } = input;
    const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
    const history = await listHistory(whole, base, [...drifting], MAX_REVISIONS);
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
            const object = present(await objects.find(entry.oid, { maxBytes: large_files/* MAX_SIDE_BYTES */.Dv }));
            if (object.kind !== 'content') {
                unseen = `its content in ${commit.slice(0, 12)} is over ${large_files/* MAX_SIDE_BYTES */.Dv / 1_048_576} MiB`;
                return;
            }
            yield { bytes: object.content, commit };
        }
        // Asked for more than there is: fine where the file began here, or where nobody looks further back.
        if (!complete && past.length < MAX_REVISIONS)
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
    const judged = await Promise.all(rules.map((rule) => judgeWithAnchor((0,finding_of/* jobFor */.vw)(change.path, ...sides, rule, policy), step, revisions())));
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

// EXTERNAL MODULE: ./lib/judging-policy.js
var judging_policy = __webpack_require__(22266);
// EXTERNAL MODULE: ./lib/requested-range.js
var requested_range = __webpack_require__(79627);
// EXTERNAL MODULE: ./lib/revisions/commits.js
var commits = __webpack_require__(62476);
// EXTERNAL MODULE: ./lib/revisions/find-entry.js
var find_entry = __webpack_require__(41174);
// EXTERNAL MODULE: ./lib/revisions/listing.js
var listing = __webpack_require__(35802);
;// CONCATENATED MODULE: ./lib/first-reads.js





const first_reads_SUBMODULE_MODE = '160000';
function beginAtTips(repository, request, { base, head }, signal) {
    return {
        onBase: unheeded((0,find_entry/* findEntry */.w)(repository, base.sha, policyPath(request))),
        // What leads to base leads to every merge base as well.
        commits: unheeded((0,commits/* listCommits */.VE)(repository, [base.sha], head.sha, signal)),
    };
}
/** All that stands at the merge base, listed while the trees are compared. */
function beginListing(repository, { mergeBase }) {
    return unheeded((0,listing/* listTree */.n)(repository, mergeBase));
}
/** What is requested, resolved, and beside it all that can be read before anything is known of it. */
async function firstReads(repository, request) {
    const running = new AbortController();
    let atTips;
    let listing;
    try {
        const found = await (0,requested_range/* resolveRequest */.M)(repository, request.range, {
            tips: (tips) => {
                atTips = beginAtTips(repository, request, tips, running.signal);
            },
            range: (range) => {
                listing = beginListing(repository, range);
            },
        });
        return {
            ...found,
            ...(atTips ?? beginAtTips(repository, request, found.range)),
            listing: listing ?? beginListing(repository, found.range),
        };
    }
    catch (error) {
        running.abort();
        throw error;
    }
}
/** Whoever waits for it is told of a failure; where something else fails first, nobody does. */
function unheeded(promise) {
    promise.catch(() => undefined);
    return promise;
}
function policyPath({ policy }) {
    return policy?.kind === 'repository-path' ? policy.path : judging_policy/* POLICY_PATH */.l$;
}
/** More changed paths than this are narrowed down to fixtures before their blobs are fetched. */
const MAX_FETCHED_AT_ONCE = 2_000;
/** The policy of base, and, where they are few, all changed blobs with it, so that one fetch brings everything. */
function firstNeeded(request, onBase, changes) {
    const path = policyPath(request);
    const changed = changes.length <= MAX_FETCHED_AT_ONCE ? changes : changes.filter((change) => change.path === path);
    return [...(onBase === undefined ? [] : [onBase.oid]), ...changed.flatMap(blobsOf)];
}
function blobsOf({ base, head }) {
    return [base, head].filter((entry) => entry !== null && entry.mode !== first_reads_SUBMODULE_MODE).map((entry) => entry.oid);
}

// EXTERNAL MODULE: ./lib/gate-source.js
var gate_source = __webpack_require__(99536);
// EXTERNAL MODULE: ./lib/problems.js
var problems = __webpack_require__(15451);
// EXTERNAL MODULE: ./lib/review/mending.js
var mending = __webpack_require__(22244);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/review/separation.js
var separation = __webpack_require__(60354);
;// CONCATENATED MODULE: ./lib/gates/skip-mark-table.js
/*
 * Marks that switch a test off or expect it to fail, as the test frameworks spell them. They are read from added lines
 * of head; nothing is run or parsed as code. Where it cannot be told which test a mark is for, it counts for every test
 * of its file: a frozen test is rather named once too often (requirement K7, threat T63).
 */
const PYTHON = /\.pyi?$/i;
const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i;
const JVM = /\.(?:java|kt|kts|groovy|scala)$/i;
const DOTNET = /\.(?:cs|fs|vb)$/i;
/** Hooks by which pytest can be told to collect or run less. */
const PYTEST_HOOK = /^pytest_(?:ignore_collect|collect_file|collect_directory|collection_modifyitems|pycollect_makeitem|itemcollected|deselected|runtest_(?:setup|call|protocol|makereport))$/;
/** Marks of pytest and its everyday plugins by which nobody leaves a test out. */
const PYTEST_PLAIN_MARKS = 'skip|skipif|xfail|parametrize|usefixtures|filterwarnings|asyncio|anyio|django_db|timeout';
const MARKS = [
    { framework: 'pytest', files: PYTHON, pattern: /^\s*pytestmark\b.*\b(?:skip|skipif|xfail)\b/, scope: 'file' },
    { framework: 'pytest', files: PYTHON, pattern: /^\s*collect_ignore(?:_glob)?\b/, scope: 'file' },
    { framework: 'pytest', files: PYTHON, pattern: /\b(?:pytest\.)?mark\.xfail\b/, scope: 'below', expectsFailure: true },
    { framework: 'pytest', files: PYTHON, pattern: /\b(?:pytest\.)?mark\.(?:skip|skipif)\b/, scope: 'below' },
    { framework: 'pytest', files: /(?:^|\/)conftest\.py$/i, pattern: /\S/, scope: 'file', inside: PYTEST_HOOK },
    {
        framework: 'pytest',
        files: PYTHON,
        pattern: /\bpytest\.(?:skip(?:\.Exception)?|importorskip)\s*\(|^\s*(?:skip|importorskip)\s*\(/,
        scope: 'within',
    },
    {
        framework: 'pytest',
        files: /^(?!.*(?:^|\/)conftest\.py$).*\.pyi?$/i,
        pattern: /@\s*(?:pytest\.)?fixture\b/,
        scope: 'below',
    },
    { framework: 'pytest', files: PYTHON, pattern: /^\s*(?:del\s+test\w*|test\w*\s*=(?!=))/i, scope: 'mentioned' },
    {
        framework: 'pytest',
        files: PYTHON,
        pattern: new RegExp(`(?:@\\s*|\\bpytest\\.)mark\\.(?!(?:${PYTEST_PLAIN_MARKS})\\b)\\w`),
        scope: 'below',
        unsure: true,
    },
    { framework: 'Python', files: PYTHON, pattern: /^\s*if\s+(?:False|0|not\s+True)\s*:/, scope: 'below' },
    {
        framework: 'pytest',
        files: PYTHON,
        pattern: /\bpytest\.xfail\s*\(|^\s*xfail\s*\(/,
        scope: 'within',
        expectsFailure: true,
    },
    {
        framework: 'unittest',
        files: PYTHON,
        pattern: /@\s*(?:unittest\.)?expectedFailure\b/,
        scope: 'below',
        expectsFailure: true,
    },
    { framework: 'unittest', files: PYTHON, pattern: /@\s*(?:unittest\.)?skip(?:If|Unless)?\s*\(/, scope: 'below' },
    {
        framework: 'unittest',
        files: PYTHON,
        pattern: /\bself\.skipTest\s*\(|\braise\s+(?:unittest\.)?SkipTest\b/,
        scope: 'within',
    },
    { framework: 'unittest', files: PYTHON, pattern: /\b__test__\s*=\s*False\b/, scope: 'file' },
    {
        framework: 'Jest, Vitest or Mocha',
        files: SCRIPT,
        pattern: /\b(?:x(?:it|test|describe|specify|context)|(?:it|test|describe|suite|specify|context|bench)(?:\.\w+)*\.(?:skip|todo|skipIf|runIf|if|fixme))\b|\b(?:it|test|describe)(?:\.\w+)*\s*(?:\?\.)?\[(?=[^\]]*(?:skip|todo|only|fail))/,
        scope: 'named',
    },
    {
        framework: 'Jest or Vitest',
        files: SCRIPT,
        pattern: /\b(?:it|test)(?:\.\w+)*\.(?:failing|fails|fail)\b/,
        scope: 'named',
        expectsFailure: true,
    },
    {
        framework: 'Jest, Vitest or Mocha',
        files: SCRIPT,
        pattern: /\b(?:it|test|describe|suite|context|f(?:it|describe))(?:\.\w+)*\.only\b|\bf(?:it|describe)\s*\(/,
        scope: 'file',
    },
    {
        framework: 'Jest, Vitest or Mocha',
        files: SCRIPT,
        pattern: /\{[^}]*\b(?:skip|todo)\s*:(?!\s*false\b)/,
        scope: 'named',
    },
    {
        framework: 'Vitest',
        files: SCRIPT,
        pattern: /\{[^}]*\bfails\s*:(?!\s*false\b)/,
        scope: 'named',
        expectsFailure: true,
    },
    {
        framework: 'Jest, Vitest or node:test',
        files: SCRIPT,
        pattern: /^\s*(?:skip|todo|fails|only)\s*:\s*(?:true|!|process\b|['"`]|[A-Z_]{2,}\b)/,
        scope: 'within',
    },
    { framework: 'JavaScript', files: SCRIPT, pattern: /\bif\s*\(\s*(?:false|0|!\s*1|!\s*true)\s*\)/, scope: 'below' },
    { framework: 'Vitest', files: SCRIPT, pattern: /^\s*skip\s*\(/, scope: 'within' },
    {
        framework: 'Mocha',
        files: SCRIPT,
        pattern: /\bthis\.skip\s*\(|\b(?:t|ctx|context|test)\.(?:skip|todo)\s*\(/,
        scope: 'within',
    },
    { framework: 'Jest', files: SCRIPT, pattern: /\bpending\s*\(/, scope: 'within' },
    { framework: 'Go', files: /\.go$/i, pattern: /\b[a-zA-Z_]\w*\.(?:Skip|Skipf|SkipNow)\s*\(/, scope: 'within' },
    { framework: 'Go', files: /\.go$/i, pattern: /\bos\.Exit\s*\(\s*0\s*\)/, scope: 'file' },
    { framework: 'Go', files: /\.go$/i, pattern: /^\/\/\s*(?:go:build|\+build)\b/, scope: 'file' },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /@\s*(?:[\w.]+\.)?(?:Disabled|Ignore|Ignored)\w*\b|@\s*(?:EnabledIf|EnabledOn|EnabledFor)\w*\b/,
        scope: 'below',
    },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /@\s*(?:[\w.]+\.)?(?:Tags?|Category)\s*\(|\bgroups\s*=/,
        scope: 'below',
        unsure: true,
    },
    {
        framework: 'JUnit, TestNG, PHPUnit or .NET',
        files: /\.(?:java|kt|kts|groovy|scala|php|cs)$/i,
        pattern: /\babstract\s+(?:[\w]+\s+)*class\b/,
        scope: 'file',
    },
    { framework: 'TestNG', files: JVM, pattern: /\benabled\s*=\s*false\b/, scope: 'below' },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /\bexpected(?:Exceptions)?\s*=\s*[\w.{]+/,
        scope: 'below',
        expectsFailure: true,
    },
    {
        framework: 'JUnit or TestNG',
        files: JVM,
        pattern: /\b(?:Assumptions?\.|Assume\.)?assum(?:e|ing)(?:True|False|That|NotNull|NoException)\s*\(|\bAssumptions\.abort\s*\(|\bthrow\s+new\s+(?:[\w.]+\.)?(?:SkipException|TestAbortedException|AssumptionViolatedException)\b/,
        scope: 'within',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /(?:^|\s)x(?:it|describe|context|specify|example|feature|scenario)\b/,
        scope: 'named',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /\b(?:skip|pending):|:(?:skip|pending)\b(?!\s*=>\s*false)/,
        scope: 'named',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /^\s*(?:skip|pending)\s*\(?\s*['"].*\b(?:do|\{)\s*$/,
        scope: 'named',
    },
    { framework: 'RSpec', files: /\.rb$/i, pattern: /^\s*(?:skip|pending)\b/, scope: 'within' },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /(?:^|\s)f(?:it|describe|context|specify|example|feature|scenario)\b|(?::focus\b|\bfocus:)/,
        scope: 'file',
    },
    {
        framework: 'RSpec',
        files: /\.rb$/i,
        pattern: /^\s*(?:it|specify|example|scenario)\s*\(?\s*(?:'[^']*'|"[^"]*")\s*\)?\s*$/,
        scope: 'named',
    },
    {
        framework: 'PHPUnit',
        files: /\.php$/i,
        pattern: /->\s*markTest(?:Skipped|Incomplete)\s*\(|::\s*markTest(?:Skipped|Incomplete)\s*\(|\bnew\s+[\w\\]*(?:Skipped|Incomplete)\w*(?:Error|Exception)\b/,
        scope: 'within',
    },
    {
        framework: 'PHPUnit',
        files: /\.php$/i,
        pattern: /->\s*expect(?:Exception|Error|Warning|Deprecation|Notice)\w*\s*\(/,
        scope: 'within',
        expectsFailure: true,
    },
    {
        framework: 'PHPUnit',
        files: /\.php$/i,
        pattern: /@requires\b|@(?:group|Group)\b|#\[\s*(?:[\w\\]+\\)?(?:Requires\w*|Group|RequiresPhp)\b/,
        scope: 'below',
    },
    { framework: 'Rust', files: /\.rs$/i, pattern: /#\[\s*(?:cfg_attr\s*\(.*\bignore\b|ignore\b)/, scope: 'below' },
    { framework: 'Rust', files: /\.rs$/i, pattern: /#\[\s*should_panic\b/, scope: 'below', expectsFailure: true },
    { framework: 'Rust', files: /\.rs$/i, pattern: /#!?\[\s*cfg\s*\(/, scope: 'below' },
    {
        framework: '.NET',
        files: DOTNET,
        pattern: /\[\s*<?\s*(?:[\w.]+,\s*)?(?:Ignore|Explicit)\b|\b(?:Skip|SkipWhen|SkipUnless|Ignore|IgnoreReason|Explicit)\s*=(?!=|\s*null\b|\s*false\b)/,
        scope: 'below',
    },
    {
        framework: '.NET',
        files: DOTNET,
        pattern: /\bAssert\.(?:Ignore|Inconclusive|Skip|SkipWhen|SkipUnless)\s*\(|\bSkip\.(?:If|IfNot|When|Unless)\s*\(/,
        scope: 'within',
    },
    { framework: '.NET', files: DOTNET, pattern: /^\s*#\s*(?:el)?if\b/i, scope: 'file' },
    {
        framework: '.NET',
        files: DOTNET,
        pattern: /\[\s*<?\s*(?:[\w.]+,\s*)?(?:Trait|Category|TestCategory)\s*\(/,
        scope: 'below',
        unsure: true,
    },
    { framework: '.NET', files: DOTNET, pattern: /\[\s*ExpectedException\b/, scope: 'below', expectsFailure: true },
];
/** Lines that define a test, a class or a group; the first group that matched is the name. */
const DEFINITIONS = [
    { files: PYTHON, pattern: /^\s*(?:async\s+)?(?:def|class)\s+(\w+)/, group: /^\s*class\b/ },
    {
        files: SCRIPT,
        pattern: /(?:^|[^\w.])x?(?:it|test|describe|suite|specify|context)(?:\.\w+)*\s*(?:\([^'"`]*\)\s*)?(?:`[^`]*`\s*)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/,
        group: /(?:^|[^\w.])x?(?:describe|suite|context)\b/,
    },
    { files: /\.go$/i, pattern: /^func\s+(?:\([^)]*\)\s*)?(\w+)/, group: /^$/ },
    {
        files: JVM,
        pattern: /^\s*(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:[\w<>[\],.?]+\s+)*(?:class|interface|object|fun|def|void|public|private|protected)\s+(?:[\w<>[\],.?]+\s+)*(?:`([^`]+)`|(\w+))/,
        group: /\b(?:class|interface|object)\b/,
    },
    {
        files: /\.rb$/i,
        pattern: /^\s*(?:RSpec\.)?x?(?:it|describe|context|specify|example|feature|scenario|def|class)\b\s*\(?\s*(?:'([^']*)'|"([^"]*)"|([\w.:?!]+))/,
        group: /^\s*(?:RSpec\.)?x?(?:describe|context|feature|class)\b/,
    },
    { files: /\.php$/i, pattern: /\b(?:function|class)\s+(\w+)/, group: /\bclass\s/ },
    { files: /\.rs$/i, pattern: /\b(?:fn|mod)\s+(\w+)/, group: /\bmod\s/ },
    {
        files: DOTNET,
        pattern: /^\s*(?:\[[^\]]*\]\s*)*(?:[\w<>[\],.?]+\s+)*(?:class|void|Task|public|private|internal|protected|static|async|let|member|Sub|Function)\s+(?:[\w<>[\],.?]+\s+)*?(?:``([^`]+)``|(\w+))\s*(?:[(<:={]|$)/,
        group: /\bclass\b/,
    },
];
/** Attributes that make a definition a test, where a name alone does not. */
const TEST_ATTRIBUTES = [
    {
        files: JVM,
        pattern: /@\s*(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b/,
    },
    {
        files: DOTNET,
        pattern: /\[\s*<?\s*(?:[\w.]+,\s*)?(?:\w*Fact|\w*Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod)\b/,
    },
    { files: /\.rs$/i, pattern: /#\[\s*(?:[\w:]+::)?(?:test|rstest|test_case|quickcheck)\b/ },
    { files: /\.php$/i, pattern: /#\[\s*(?:[\w\\]+\\)?Test\b|@test\b/ },
];
/** Lines that are comments as a whole. `--` is one in few languages, and begins an option in many files. */
const COMMENT = /^\s*(?:\/\/(?!\s*(?:go:build|\+build))|#(?![![])(?!\s*(?:el)?if\b)|\*(?!\/)|\/\*(?!.*@))/;
/** Settings by which a runner is told to leave tests out. They count where the line also names a frozen test, its file or a folder of it. */
const LEFT_OUT = /--deselect|--ignore|--skip|--exclude|-skip\b|\bdeselect|collect_ignore|norecursedirs|testPathIgnorePatterns|modulePathIgnorePatterns|testIgnore|\bexclude\b|<exclude>|\bexcluded?Groups|\bexclude\w+Matching|\bfilter\b|TestCaseFilter|\bCompile\s+Remove|\bignore["']?\s*[:=]|\s-k\b|\bnot \w/i;
/** Settings by which no test of a kind is run at all, with the files of tests that they are about. */
const ALL_OUT = [
    {
        files: /\.(?:xml|ya?ml|sh|properties|gradle|kts)$|(?:^|\/)Makefile$/i,
        pattern: /<(?:skipTests|skipITs|maven\.test\.skip)>\s*true|-D(?:skipTests|skipITs|maven\.test\.skip)\b(?!=false)|\bgradlew?\b.*\s-x\s+test\b/,
        tests: JVM,
    },
    { files: /(?:^|\/)Cargo\.toml$/i, pattern: /^\s*(?:test|autotests|harness)\s*=\s*false\b/, tests: /\.rs$/i },
];
/** Settings that choose what is run: whether a frozen test is among it, a line cannot tell. */
const CHOOSES = /\b(?:testpaths|python_(?:files|classes|functions)|testMatch|testRegex|testNamePattern|testPathPattern|addopts)\b|\bpytest\b.*\s-[mk]\b|\bgo test\b.*\s-(?:run|short|tags|list)\b|\b(?:jest|vitest|mocha)\b.*\s(?:-t|-g|-f|--grep|--fgrep|--invert)\b|\b(?:isE|e)nabled\s*=\s*false\b|\bonlyIf\b|--tag\b|filter_run\w*|<groups>|\bincludeTags\b|\bexcludeTags\b|--filter\b|-Dtest\b|--testsuite\b|--group\b|^\s*-m\s/;

;// CONCATENATED MODULE: ./lib/gates/skip-marks.js

/** Lines a mark with an open bracket may run over. */
const MAX_MARK_LINES = 12;
/** Lines between a mark and the definition below it. */
const MAX_GAP_LINES = 30;
/** Characters of one line. What a longer one hides is not looked for: it counts as a mark itself. */
const MAX_LINE_CHARACTERS = 1_000;
/** The marks among the added lines of one file of head. */
function skipMarks({ path, head, added }) {
    const marks = MARKS.filter(({ files }) => files.test(path));
    if (head === undefined || marks.length === 0 || added.size === 0)
        return [];
    const lines = linesOf(head);
    const found = [];
    for (const [index, line] of lines.entries()) {
        if (line.length > MAX_LINE_CHARACTERS) {
            if (added.has(index + 1))
                found.push(tooLong(path, index));
            continue;
        }
        if (COMMENT.test(line))
            continue;
        const whole = wholeCall(path, lines, index);
        for (const mark of marks) {
            if (!mark.pattern.test(whole) || !touched(lines, index, added))
                continue;
            if (mark.inside !== undefined && !isInside(mark.inside, path, lines, index))
                continue;
            found.push({
                path,
                line: index + 1,
                framework: mark.framework,
                expectsFailure: mark.expectsFailure === true,
                ...(mark.unsure === true ? { unsure: true } : {}),
                text: line.trim().slice(0, 200),
                names: namesOf(mark, path, lines, index),
            });
            // A mark that is sure may stand on the same line as one that is not.
            if (mark.unsure !== true)
                break;
        }
    }
    return found;
}
const BROKEN_CALL = /\b(?:it|test|describe|suite|specify|context)\s*\.?\s*$/;
/** A call whose dot stands on the next line, with that line. */
function wholeCall(path, lines, index) {
    const line = lines[index];
    return SCRIPT.test(path) && BROKEN_CALL.test(line) ? line.trimEnd() + (lines[index + 1] ?? '').trim() : line;
}
function isInside(name, path, lines, index) {
    for (let at = index; at >= 0; at -= 1) {
        const definition = definitionIn(path, lines[at]);
        if (definition !== undefined)
            return name.test(definition.name);
    }
    return false;
}
function tooLong(path, index) {
    const text = `a line of more than ${MAX_LINE_CHARACTERS} characters, which is not looked into`;
    return { path, line: index + 1, framework: 'unknown', expectsFailure: false, text, names: undefined };
}
/** Programs are looked through for marks; what chooses tests by a word in them is no setting of a runner. */
const PROGRAM_NAME = /(?:^|\/)(?:jest|vitest|karma|playwright|cypress|vite|noxfile|setup|spec_helper|rails_helper|test_helper|build)[^/]*\.(?:[cm]?[jt]s|py|rb|gradle|kts)$/i;
/** Added lines, in any file, that tell a runner to leave something out, or what to take. */
function settingLines({ path, head, added }) {
    if (head === undefined)
        return [];
    const lines = linesOf(head);
    const named = lines.flatMap((text, index) => (isSetting(text) ? extent(lines, index) : []));
    const found = new Map();
    for (const line of named) {
        if (added.has(line))
            found.set(line, { path, line, text: lines[line - 1].trim(), kind: 'named' });
    }
    const isProgram = MARKS.some(({ files }) => files.test(path)) && !PROGRAM_NAME.test(path);
    const all = ALL_OUT.filter(({ files }) => files.test(path));
    const others = [...added].flatMap((line) => {
        const text = lines[line - 1] ?? '';
        if (COMMENT.test(text))
            return [];
        const setting = { path, line, text: text.trim() };
        const off = all.find(({ pattern }) => pattern.test(text));
        if (off !== undefined)
            return [{ ...setting, kind: 'all', tests: off.tests }];
        const isNamed = isSetting(text) && !/\s-[mk]\b/.test(text);
        return !isProgram && !isNamed && CHOOSES.test(text) ? [{ ...setting, kind: 'chooses' }] : [];
    });
    return [...found.values(), ...others];
}
function isSetting(text) {
    return LEFT_OUT.test(text) && !COMMENT.test(text);
}
/** One-based: the line, and those of a list that begins on it, by brackets or by indentation. */
function extent(lines, start) {
    const own = [start + 1];
    const indent = indentOf(lines[start]);
    let depth = bracketsOf(lines[start]);
    const isList = /[:=]\s*$/.test(lines[start]);
    for (let at = start + 1; at < Math.min(lines.length, start + MAX_LIST_LINES); at += 1) {
        const text = lines[at];
        const below = isList && (indentOf(text) > indent || /^\s*-\s/.test(text));
        if (depth <= 0 && !below)
            break;
        own.push(at + 1);
        depth += bracketsOf(text);
    }
    return own;
}
/** Lines of a list of what is left out. */
const MAX_LIST_LINES = 200;
function indentOf(text) {
    return text.length - text.trimStart().length;
}
function bracketsOf(text) {
    let depth = 0;
    for (const character of text) {
        if ('([{'.includes(character))
            depth += 1;
        else if (')]}'.includes(character))
            depth -= 1;
    }
    return depth;
}
/** Names that a file defines, comments aside. */
function definedNames(path, text) {
    return new Set(definitions(path, text).map(({ name }) => name));
}
/** Names of definitions that an attribute makes a test; empty where names alone do. */
function attributedTests(path, text) {
    const attribute = TEST_ATTRIBUTES.find(({ files }) => files.test(path))?.pattern;
    if (attribute === undefined)
        return new Set();
    const lines = linesOf(text);
    return new Set(definitions(path, text)
        .filter(({ index }) => {
        for (let at = index; at >= 0 && index - at <= MAX_GAP_LINES; at -= 1) {
            if (at !== index && definitionIn(path, lines[at]) !== undefined)
                return false;
            const comment = path.endsWith('.php') ? PHP_COMMENT : COMMENT;
            if (!comment.test(lines[at]) && attribute.test(lines[at]))
                return true;
        }
        return false;
    })
        .map(({ name }) => name));
}
/** What PHP puts into its doc blocks counts. */
const PHP_COMMENT = /^\s*(?:\/\/|#(?!\[))/;
function definitions(path, text) {
    const inComment = blockComments(path);
    return linesOf(text).flatMap((line, index) => {
        if (inComment(line) || COMMENT.test(line))
            return [];
        const name = definitionIn(path, line)?.name;
        return name === undefined ? [] : [{ name, index }];
    });
}
/** Tells, line after line, which stand in a comment, or a text of Python, that began on a line above. */
function blockComments(path) {
    let end;
    const python = PYTHON.test(path);
    return (line) => {
        const inside = end !== undefined;
        if (python) {
            for (const [quotes] of line.matchAll(/"""|'''/g)) {
                if (end === undefined)
                    end = quotes;
                else if (end === quotes)
                    end = undefined;
            }
        }
        else if (inside) {
            if (line.includes('*/'))
                end = undefined;
        }
        else if (/^\s*\/\*/.test(line) && !line.includes('*/'))
            end = '*/';
        return inside;
    };
}
/** A mark whose condition goes on over lines is touched where any of them is. */
function touched(lines, start, added) {
    let depth = 0;
    for (let index = start; index < Math.min(lines.length, start + MAX_MARK_LINES); index += 1) {
        if (added.has(index + 1))
            return true;
        for (const character of lines[index]) {
            if ('([{'.includes(character))
                depth += 1;
            else if (')]}'.includes(character))
                depth -= 1;
        }
        if (depth <= 0)
            return false;
    }
    return false;
}
function namesOf({ scope }, path, lines, index) {
    // Hooks of a conftest mark tests of other files.
    if (scope === 'file' || /(?:^|\/)conftest\.py$/i.test(path))
        return undefined;
    if (scope === 'mentioned')
        return lines[index].match(/\w+/g) ?? [];
    const own = definitionIn(path, wholeCall(path, lines, index));
    if (own !== undefined)
        return own.isGroup ? undefined : [own.name];
    const step = scope === 'within' ? -1 : 1;
    const last = scope === 'within' ? -1 : Math.min(lines.length, index + MAX_GAP_LINES);
    for (let at = index + step; at !== last && at >= 0 && at < lines.length; at += step) {
        if (COMMENT.test(lines[at]))
            continue;
        const definition = definitionIn(path, lines[at]);
        if (definition === undefined)
            continue;
        // A helper or a set-up that skips does so for whoever calls it.
        if (definition.isGroup || (scope === 'within' && !looksLikeTest(path, definition.name)))
            return undefined;
        return [definition.name];
    }
    return undefined;
}
function looksLikeTest(path, name) {
    if (SCRIPT.test(path) || path.endsWith('.rb'))
        return true;
    if (PYTHON.test(path))
        return /^test/i.test(name);
    if (path.endsWith('.go'))
        return /^(?:Test|Example|Fuzz|Benchmark)/.test(name);
    return !/^(?:set_?up|tear_?down|before|after|init)/i.test(name);
}
function definitionIn(path, line) {
    for (const { files, pattern, group } of DEFINITIONS) {
        if (!files.test(path))
            continue;
        const match = pattern.exec(line);
        const name = match?.slice(1).find((one) => one !== undefined);
        if (name !== undefined)
            return { name, isGroup: group.test(line) };
    }
    return undefined;
}
function linesOf(text) {
    return text.split(/\r\n|\r|\n/).map((line) => line.slice(0, MAX_LINE_CHARACTERS + 1));
}

// EXTERNAL MODULE: ./lib/gates/test-ids.js
var test_ids = __webpack_require__(72009);
;// CONCATENATED MODULE: ./lib/gates/frozen-tests.js


/** Extensions by which the part of an id before `::` is a file and no package or class. */
const FILE_PLACE = /\.(?:pyi?|[cm]?[jt]sx?|vue|rb|php|rs|go|java|kt|kts|groovy|scala|cs|fs|vb)$/i;
/** Frozen tests that the changed files of head mark as skipped or as expected to fail, leave out, or define no more. */
function switchedOff(frozen, files) {
    if (frozen.length === 0)
        return [];
    const names = new Map(files.map((file) => [file, namesIn(file)]));
    const found = files.flatMap((file) => {
        const here = frozen.filter((id) => mayBeIn(id, file.path, names.get(file).both));
        const marked = skipMarks(file).flatMap((mark) => here.filter((id) => covers(mark, id)).map((id) => byMark(id, mark)));
        const leftOut = settingLines(file).flatMap((setting) => bySetting(setting, frozen));
        const gone = here
            .filter((id) => {
            const { base, head } = names.get(file);
            const lost = !defines(head, id) || classesOf(id).some((name) => base.has(name) && !head.has(name));
            return defines(base, id) && lost && !movedWithoutPlace(id, names);
        })
            .map((id) => ({ id, path: file.path, what: 'is defined on base and not here any more' }));
        const unmarked = here
            .filter((id) => {
            const { attributed, head } = names.get(file);
            return defines(attributed.base, id) && !defines(attributed.head, id) && defines(head, id);
        })
            .map((id) => ({
            id,
            path: file.path,
            what: 'is a test on base, and what makes it one is not here any more',
        }));
        return [...marked, ...leftOut, ...gone, ...unmarked];
    });
    // Of what is said of one line the surest, which comes last here.
    const sorted = [...found.filter(({ unsure }) => unsure), ...found.filter(({ unsure }) => !unsure)];
    return [...new Map(sorted.map((one) => [`${one.id}\0${one.path}\0${one.line ?? 0}`, one])).values()];
}
function bySetting({ path, line, text, kind, tests }, frozen) {
    const found = { path, line, evidence: text.slice(0, 200) };
    switch (kind) {
        case 'named':
            return frozen
                .filter((id) => mentions(text, id))
                .map((id) => ({ ...found, id, what: 'is left out by this line' }));
        case 'all':
            return frozen
                .filter((id) => !FILE_PLACE.test(placeOf(id)) || tests.test(placeOf(id)))
                .map((id) => ({ ...found, id, what: 'is left out by this line, with all others' }));
        case 'chooses': {
            const what = 'may be left out by this line, which chooses what is run';
            return frozen.slice(0, 1).map((id) => ({ ...found, id, what, unsure: true }));
        }
    }
}
function byMark(id, { path, line, framework, expectsFailure, unsure, text }) {
    if (unsure === true) {
        const what = `gets a mark here by which a run may leave it out (${framework})`;
        return { id, path, line, what, evidence: text, unsure };
    }
    const mark = expectsFailure ? 'expected to fail' : 'skipped';
    return { id, path, line, what: `is marked as ${mark} here (${framework})`, evidence: text };
}
function namesIn({ path, base, head }) {
    const before = definedNames(path, base ?? '');
    const after = definedNames(path, head ?? '');
    const attributed = { base: attributedTests(path, base ?? ''), head: attributedTests(path, head ?? '') };
    return { base: before, head: after, both: new Set([...before, ...after]), attributed };
}
/** The last part of an id: the name of the test itself. */
function leafOf(id) {
    const whole = (0,test_ids/* withoutParameters */.nM)(id);
    const cut = /^.*(?:::|#| > )/s.exec(whole)?.[0].length ?? 0;
    const leaf = whole.slice(cut);
    const isDotted = cut === 0 && /^[\w$]+(?:\.[\w$]+)+$/.test(leaf);
    return (isDotted ? leaf.slice(leaf.lastIndexOf('.') + 1) : leaf).split('/', 1)[0];
}
/** What stands before the test's name: a file, a package, a class, or nothing. */
function placeOf(id) {
    const explicit = /^(.*?)(?:::|#| > )/s.exec(id)?.[1];
    if (explicit !== undefined)
        return explicit;
    return /^[\w$]+(?:\.[\w$]+)+$/.test(id) ? id.slice(0, id.lastIndexOf('.')) : '';
}
function mayBeIn(id, path, names) {
    const place = placeOf(id);
    const base = baseName(path);
    if (place === path)
        return true;
    if (base === 'conftest.py')
        return place.startsWith(path.slice(0, -base.length));
    if (FILE_PLACE.test(place) && place.includes('/'))
        return baseName(place) === base;
    if (defines(names, id))
        return true;
    const last = place.slice(Math.max(place.lastIndexOf('.'), place.lastIndexOf('/')) + 1);
    return last !== '' && base.replace(/\.[^.]*$/, '') === last;
}
function covers({ names }, id) {
    if (names === undefined)
        return true;
    const leaf = leafOf(id);
    return names.some((name) => isName(name, leaf));
}
function defines(names, id) {
    const leaf = leafOf(id);
    return names.has(leaf) || [...names].some((name) => isName(name, leaf));
}
/** Jest and its kin put the names of the groups before that of the test. */
function isName(name, leaf) {
    return name === leaf || leaf.endsWith(` ${name}`);
}
/** An id that names no file goes with its test, wherever that is defined. */
function movedWithoutPlace(id, names) {
    if (FILE_PLACE.test(placeOf(id)))
        return false;
    return [...names.values()].some(({ head }) => defines(head, id));
}
/** Classes between file and test of an id as pytest writes it. */
function classesOf(id) {
    return (0,test_ids/* withoutParameters */.nM)(id).split('::').slice(1, -1);
}
/** Whether a setting names the test, its file, its class, or a folder or pattern that its file is in. */
function mentions(text, id) {
    const place = placeOf(id);
    const isFile = FILE_PLACE.test(place);
    const last = place.slice(Math.max(place.lastIndexOf('.'), place.lastIndexOf('\\')) + 1);
    const words = [leafOf(id), ...(isFile ? [place, baseName(place)] : [last])];
    if (words.some((word) => word.length > 2 && text.includes(word)))
        return true;
    return isFile && (text.match(PATH_WORD) ?? []).some((word) => isAround(word, place));
}
/** What may be a folder or a pattern of paths: quotes, brackets and the like stand around it. */
const PATH_WORD = /[\w./*?@^$\\-]{2,200}/g;
/** `/src/`, `tests/*`, `**\/golden/**`, `.*\/tests\/`: folders that a pattern spells out, which the file lies in. */
function isAround(word, file) {
    const plain = word.replaceAll('\\', '').replace(/^\^|\$$/g, '');
    // An option with its value, an address or a name alone is no folder.
    const value = plain.slice(plain.lastIndexOf('=') + 1);
    if (!value.includes('/') && !value.includes('*'))
        return file.startsWith(`${value}/`);
    const folders = value.split('/').filter((part) => part !== '' && !/^[.*?]*$/.test(part) && !/[*?]/.test(part));
    if (folders.length === 0)
        return false;
    return `/${file}/`.includes(`/${folders.join('/')}/`);
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./lib/gates/freeze-list.js
var freeze_list = __webpack_require__(61830);
// EXTERNAL MODULE: ./lib/gates/reader-reports.js + 1 modules
var reader_reports = __webpack_require__(74620);
;// CONCATENATED MODULE: ./lib/gates/reader-freeze.js




/** Bytes of a freeze list. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** Bytes of a file that is looked through for marks. */
const MAX_SOURCE_BYTES = 1024 * 1024;
/** Edits between two versions that are worked out; beyond them every line of head counts as added. */
const MAX_EDITS = 5_000;
/** Files that hold tests, or say which of them are run. */
const WORTH_READING = /\.(?:pyi?|[cm]?[jt]sx?|vue|svelte|coffee|go|java|kts?|groovy|gradle|scala|rb|php|rs|cs|fs|vb|xml|toml|cfg|ini|ya?ml|json|runsettings|csproj|sh)$|(?:^|\/)(?:Makefile|Rakefile|\.rspec|\.mocharc[^/]*|tox|noxfile)$/i;
/** Programs are read even where a pattern takes them for fixtures: tests may lie there. */
const PROGRAM = /\.(?:py|[cm]?[jt]sx?|go|java|kt|kts|groovy|scala|rb|php|rs|cs|fs|vb)$/i;
const COMMIT_DATE = /^committer .*> (\d{1,12}) [+-]\d{4}$/m;
/** What the freeze gate needs. Where there is no list on either side, nothing else is read. */
async function readFreezeFacts(source) {
    const { policy, changes, commits, repository } = source;
    const { file } = policy.freeze;
    const now = Math.floor(Date.now() / 1_000);
    const onBase = await entryAt(source, file);
    const change = changes.find(({ path }) => path === file);
    const base = await listAt(source, onBase);
    const head = change === undefined ? base : await listAt(source, change.head);
    const empty = { base, head, steps: new Map(), texts: [], unread: [], reports: [], touched: new Map(), now };
    if (base === undefined && head === undefined)
        return empty;
    const steps = new Map();
    for (const { sha, changes: own } of commits) {
        const step = own.find(({ path }) => path === file);
        if (step !== undefined)
            steps.set(sha, { removed: await removedBy(source, step.base, step.head) });
    }
    const { texts, unread } = await changedTexts(source);
    const touched = await lastTouched(repository, source, head ?? []);
    return { base, head, steps, texts, unread, reports: await (0,reader_reports/* givenReports */.JY)(source), touched, now };
}
async function entryAt(source, file) {
    const change = source.changes.find(({ path }) => path === file);
    if (change !== undefined)
        return change.base;
    return (await (0,find_entry/* findEntry */.w)(source.repository, source.range.mergeBase, file)) ?? null;
}
/** A link, a submodule or something too large in the place of the list is no list: every id of base is then gone. */
async function listAt({ repository, ensureObjects }, entry) {
    if (entry === null || !entry.mode.startsWith('100'))
        return undefined;
    await ensureObjects([entry.oid]);
    const object = await repository.objects.find(entry.oid, { maxBytes: MAX_LIST_BYTES });
    return object.kind === 'content' ? (0,freeze_list/* readFreezeList */.m)(object.content.toString('utf8')) : undefined;
}
async function removedBy(source, before, after) {
    const kept = new Set(((await listAt(source, after)) ?? []).map(({ id }) => id));
    return ((await listAt(source, before)) ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
}
async function changedTexts(source) {
    const worth = source.changes.filter(({ path }) => WORTH_READING.test(path) && (PROGRAM.test(path) || !source.isFixture(path)));
    await source.ensureObjects(worth.flatMap(({ base, head }) => [base, head].flatMap((one) => (reader_freeze_isFile(one) ? [one.oid] : []))));
    const texts = [];
    const unread = [];
    for (const { path, base, head } of worth) {
        const before = await textAt(source, base);
        const after = await textAt(source, head);
        if (after === 'too-large' || before === 'too-large')
            unread.push(path);
        else
            texts.push({ path, base: before, head: after, added: await addedLines(before, after) });
    }
    return { texts, unread };
}
async function textAt({ repository }, entry) {
    if (!reader_freeze_isFile(entry))
        return undefined;
    const object = await repository.objects.find(entry.oid, { maxBytes: MAX_SOURCE_BYTES });
    if (object.kind === 'too-large')
        return 'too-large';
    return object.kind === 'content' ? object.content.toString('utf8') : undefined;
}
function reader_freeze_isFile(entry) {
    return entry?.mode.startsWith('100') === true;
}
/** One-based lines of head that base lacks, by the library's own shortest edit script. */
async function addedLines(base, head) {
    const { diffArrays } = await __webpack_require__.e(/* import() */ 5960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const lines = (head ?? '').split(/\r\n|\r|\n/);
    const edits = base === undefined ? undefined : diffArrays(base.split(/\r\n|\r|\n/), lines, { maxEditLength: MAX_EDITS });
    if (edits === undefined)
        return new Set(lines.map((_, index) => index + 1));
    const added = new Set();
    let line = 1;
    for (const { added: isNew, removed, count = 0 } of edits) {
        if (removed)
            continue;
        if (isNew)
            for (let each = line; each < line + count; each += 1)
                added.add(each);
        line += count;
    }
    return added;
}
/**
 * When base's own line last touched each entry: the oldest commit, going back from now, since which the entry has been
 * there without a break. Entries whose beginning the history does not show are left out.
 */
async function lastTouched(repository, source, entries) {
    const { file } = source.policy.freeze;
    const history = (await listHistory(repository, source.range.mergeBase, [file])).get(file);
    const touched = new Map();
    const open = new Set(entries.map(({ id }) => id));
    let since;
    for (const { commit, entry } of history?.revisions ?? []) {
        const present = new Set(((await listAt(source, entry)) ?? []).map(({ id }) => id));
        const date = await committedAt(repository, commit);
        for (const id of open) {
            if (present.has(id))
                touched.set(id, date ?? since ?? 0);
            else
                open.delete(id);
        }
        since = date;
        if (open.size === 0)
            break;
    }
    for (const [id, date] of touched)
        if (date === 0)
            touched.delete(id);
    return touched;
}
async function committedAt(repository, commit) {
    const text = (await repository.objects.read(commit)).toString('latin1');
    const header = text.slice(0, text.indexOf('\n\n'));
    const seconds = COMMIT_DATE.exec(header)?.[1];
    return seconds === undefined ? undefined : Number(seconds);
}

;// CONCATENATED MODULE: ./lib/gates/freeze.js






/** Problems of one kind that are listed one by one. */
const MAX_LISTED = 200;
const SECONDS_A_DAY = 86_400;
/** Program text, wherever it lies; `separation.code` may name more. */
const SOURCE = /\.(?:py|[cm]?[jt]sx?|go|java|kt|kts|groovy|scala|rb|php|rs|cs|fs|vb|c|cc|cpp|cxx|h|hpp|swift|m|mm|ex|exs|erl|clj|hs|ml|lua|pl|sql|sh|ps1|vue|svelte|dart|zig)$/i;
const TEST = /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|conftest)\.py$|[._-](?:test|spec)s?\.[^/]+$|(?:Test|Tests|IT|Spec)\.[^/]+$/;
/** Keeps the list of frozen tests apart from what it watches over (requirements K5 to K7). */
const freeze = {
    id: 'freeze',
    read: async (source) => ({ freeze: await readFreezeFacts(source) }),
    evaluate(input) {
        const facts = input.facts.freeze;
        if (facts === undefined || (facts.base === undefined && facts.head === undefined)) {
            return { id: 'freeze', outcome: 'not-configured', summary: '', problems: [] };
        }
        const problems = [...moved(input), ...gone(input, facts), ...off(facts), ...stale(input, facts)];
        const failed = problems.some(({ severity }) => severity === 'error');
        const frozen = (facts.head ?? []).length;
        return {
            id: 'freeze',
            outcome: failed ? 'fail' : 'pass',
            summary: `${frozen} frozen ${frozen === 1 ? 'test' : 'tests'}${facts.reports.length === 0 ? '' : `, ${facts.reports.length} ${facts.reports.length === 1 ? 'report' : 'reports'} read`}`,
            problems,
        };
    },
};
/** What else a set of changes touches that a change of the list must stand apart from; undefined where nothing. */
function besides(changes, { policy, isFixture }) {
    const custody = (0,separation/* custodyOf */.Dr)(policy, isFixture);
    return changes
        .map(({ path }) => path)
        .find((path) => {
        const kind = custody(path);
        return kind === 'code' || kind === 'fixture' || (kind === 'other' && SOURCE.test(path) && !TEST.test(path));
    });
}
/** FG601, for every commit by itself. */
function moved(input) {
    const { file } = input.policy.freeze;
    return writersOf(input).flatMap(({ sha, changes }) => {
        const other = besides(changes, input);
        if (other === undefined)
            return [];
        return [
            {
                code: 'FG601',
                gate: 'freeze',
                severity: 'error',
                path: file,
                ...(sha === undefined ? {} : { commit: sha }),
                message: `${sha === undefined ? 'this change' : (0,mending/* shortSha */.Fu)(sha)} changes the freeze list ${(0,quoting/* showPath */.P8)(file)} and ${(0,quoting/* showPath */.P8)(other)}; the list changes in commits that touch neither code nor fixtures`,
                fix: 'Put the change of the list into a commit of its own.',
            },
        ];
    });
}
/** Commits that change the list, and what is not committed yet as one more. */
function writersOf({ commits, changes, policy, range, }) {
    const { file } = policy.freeze;
    const writes = (one) => one.changes.some(({ path }) => path === file);
    const committed = commits.filter(writes);
    // What is staged or on disk is no commit yet: it counts as one, with all that differs from base.
    return range.headKind !== 'commit' && committed.length === 0 && writes({ changes }) ? [{ changes }] : committed;
}
/** FG602. */
function gone(input, { base, head, steps }) {
    const kept = new Set((head ?? []).map(({ id }) => id));
    const lost = (base ?? []).filter(({ id }) => !kept.has(id));
    const { file } = input.policy.freeze;
    const writers = writersOf(input);
    const problems = lost.flatMap(({ id }) => {
        const removers = writers.filter(({ sha }) => sha === undefined || steps.get(sha)?.removed.includes(id) === true);
        const mixed = removers
            .map((one) => ({ ...one, other: besides(one.changes, input) }))
            .find(({ other }) => other !== undefined);
        if (removers.length > 0 && mixed === undefined)
            return [];
        const how = mixed === undefined
            ? 'and no commit of its own took it off'
            : `in ${mixed.sha === undefined ? 'a change' : (0,mending/* shortSha */.Fu)(mixed.sha)} that also changes ${(0,quoting/* showPath */.P8)(mixed.other)}`;
        return [
            {
                code: 'FG602',
                gate: 'freeze',
                severity: 'error',
                path: file,
                ...(mixed?.sha === undefined ? {} : { commit: mixed.sha }),
                message: `${(0,quoting/* showText */.h$)(id, 300)} left the freeze list ${(0,quoting/* showPath */.P8)(file)}, ${how}`,
                fix: `Put the line back:\n    ${id}\nor take it off in a commit that touches neither code nor fixtures.`,
            },
        ];
    });
    return cut(problems, 'further ids left the list');
}
/** FG603. */
function off(facts) {
    const frozen = [...new Set([...(facts.base ?? []), ...(facts.head ?? [])].map(({ id }) => id))];
    const fix = 'Take the mark away. A failure that does not repeat belongs into the quarantine: fixture-gate replay REPORT';
    const problem = (message, place, unsure = false) => ({
        code: 'FG603',
        gate: 'freeze',
        severity: unsure ? 'warning' : 'error',
        ...place,
        message,
        fix,
    });
    const marked = switchedOff(frozen, facts.texts).map(({ id, path, line, what, evidence, unsure }) => problem(`${(0,quoting/* showText */.h$)(id, 300)} is frozen and ${what}${evidence === undefined ? '' : `: ${(0,quoting/* showText */.h$)(evidence, 200)}`}`, {
        path,
        ...(line === undefined ? {} : { line }),
    }, unsure));
    const reported = facts.reports.flatMap(({ path, tests }) => tests
        .filter(({ outcome }) => outcome === 'skipped')
        .flatMap((test) => {
        const entry = frozen.find((id) => (0,test_ids/* namesTest */.df)(id, test));
        if (entry === undefined)
            return [];
        const what = test.expectedFailure === true ? 'expected to fail' : 'skipped';
        return [problem(`${(0,quoting/* showText */.h$)(test.id, 300)} is frozen and was ${what} in the report ${(0,quoting/* showPath */.P8)(path)}`, {})];
    }));
    const unreadable = facts.reports.flatMap(({ path, unreadable: reason }) => reason === undefined
        ? []
        : [cannotTell(`the report ${(0,quoting/* showPath */.P8)(path)} could not be read: ${(0,quoting/* showText */.h$)(reason, 300)}`)]);
    const unread = frozen.length === 0
        ? []
        : facts.unread.map((path) => cannotTell(`${(0,quoting/* showPath */.P8)(path)} is too large to be looked through for marks on frozen tests`));
    return [...cut([...marked, ...reported], 'further marks on frozen tests'), ...unreadable, ...unread];
}
function cannotTell(message) {
    return {
        code: 'FG901',
        gate: 'freeze',
        severity: 'error',
        message: `it cannot be told whether frozen tests were switched off: ${message}`,
        fix: 'Give the whole report as the test runner wrote it, and keep files of tests below 1 MiB.',
    };
}
/** FG604. By dates, which anybody can write: for display only. */
function stale({ policy }, { head, touched, now }) {
    const { file, staleDays } = policy.freeze;
    const problems = (head ?? []).flatMap(({ id, line }) => {
        const since = touched.get(id);
        const days = since === undefined ? 0 : Math.floor((now - since) / SECONDS_A_DAY);
        if (since === undefined || days <= staleDays)
            return [];
        return [
            {
                code: 'FG604',
                gate: 'freeze',
                severity: 'notice',
                path: file,
                line,
                message: `${(0,quoting/* showText */.h$)(id, 300)} has been frozen since ${day(since)} (${days} days), and nobody has touched the entry`,
                fix: 'Mend the test and take it off the list in a commit of its own. Nothing is taken off by itself.',
            },
        ];
    });
    return cut(problems, 'further entries that nobody has touched');
}
function day(seconds) {
    return new Date(seconds * 1_000).toISOString().slice(0, 10);
}
function cut(problems, what) {
    if (problems.length <= MAX_LISTED)
        return [...problems];
    const { fix: _, line: __, ...first } = problems[0];
    return [...problems.slice(0, MAX_LISTED), { ...first, message: `${problems.length - MAX_LISTED} ${what}` }];
}

;// CONCATENATED MODULE: ./lib/gates/answerable.js
/** Names shown of a list in one message; the report lists findings anyway. */
const SHOWN = 5;
/**
 * A problem that somebody independent can answer for: with an approving review of these very bytes it is a notice that
 * names the person. Without one it is what `unanswered` says: `elsewhere` where no platform can be asked (docs/adr/0120).
 */
function answerable({ review }, entries, draft, unanswered = { here: 'error', elsewhere: 'error' }) {
    const approvals = review.approvals ?? { kind: 'not-here' };
    const by = approvers(approvals, entries);
    const severity = by !== undefined ? 'notice' : unanswered[approvals.kind === 'not-here' ? 'elsewhere' : 'here'];
    return {
        ...draft,
        gate: 'policy',
        severity,
        message: `${draft.message}; ${by === undefined ? whyUnanswered(approvals) : `approved by ${by}`}`,
        subject: entries.map(({ path, base, head }) => ({ path, base: shown(base), head: shown(head) })),
    };
}
function approvers(approvals, entries) {
    if (approvals.kind !== 'known')
        return undefined;
    const logins = entries.map(({ path, head }) => approvals.by(path, head));
    if (logins.length === 0 || logins.some((login) => login === undefined))
        return undefined;
    return [...new Set(logins)].join(', ');
}
function whyUnanswered(approvals) {
    if (approvals.kind === 'not-here')
        return 'whether somebody independent approved it cannot be told here';
    if (approvals.kind === 'unknown')
        return `whether somebody independent approved it is not known: ${approvals.why}`;
    return 'nobody independent has approved these bytes';
}
function shown(entry) {
    return entry === null ? 'absent' : `${entry.mode} ${entry.oid}`;
}
/** After another way to mend it. */
const OR_APPROVE = 'Or have it approved on the pull request, at this content, by somebody with write permission who wrote none of its commits.';
const APPROVE = 'Have it approved on the pull request, at this content, by somebody with write permission who wrote none of its commits; best in a pull request of its own.';
function more(list) {
    return list.length > SHOWN ? `; and ${list.length - SHOWN} more` : '';
}

// EXTERNAL MODULE: ./lib/gates/path-names.js
var path_names = __webpack_require__(24612);
;// CONCATENATED MODULE: ./lib/gates/policy-guards.js

/** Where nobody can be asked to approve, an honest edit may not be red for ever: base's rules judge it all the same. */
const ON_PLATFORM = { here: 'error', elsewhere: 'warning' };
const CODEOWNERS = new Set(['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS']);
const GIT_SETTINGS = new Map([
    ['.gitmodules', 'how submodules are looked at'],
    ['.lfsconfig', 'where Git LFS takes content from'],
]);
function guardEdits(input, facts) {
    const { policyEdit, changes } = input;
    const own = policyEdit.edited ? changes.filter(({ path }) => path === policyEdit.path) : [];
    return [
        ...own.map((change) => policyEdited(input, change, facts)),
        ...changes.flatMap((change) => {
            if (own.includes(change))
                return [];
            const guard = guardOf(change, facts);
            if (guard === undefined)
                return workflowEdited(change);
            if (guard.isHarmlessWhenNew === true && change.base === null)
                return [added(change, guard)];
            const message = `this pull request ${verb(change)} ${guard.what}`;
            return [answerable(input, [change], { code: 'FG801', path: change.path, message, fix: APPROVE }, ON_PLATFORM)];
        }),
    ];
}
function verb({ base, head }) {
    if (base === null)
        return 'brings';
    return head === null ? 'removes' : 'edits';
}
function guardOf({ path }, facts) {
    if (CODEOWNERS.has(path))
        return { what: 'the list of those who must review' };
    if (facts?.ownWorkflows.has(path) === true)
        return { what: 'a workflow that runs this gate' };
    if (facts?.governing.has(path) === true)
        return { what: 'a schema, a view or a descriptor set that fixtures are judged by', isHarmlessWhenNew: true };
    const setting = GIT_SETTINGS.get(path);
    return setting === undefined ? undefined : { what: setting };
}
function added({ path }, { what }) {
    return { code: 'FG801', gate: 'policy', severity: 'notice', path, message: `this pull request brings ${what}` };
}
/** Any workflow can post a check of any name, so none is edited without a word (T02). */
function workflowEdited({ path }) {
    if (!path.startsWith('.github/workflows/') && !path.startsWith('.github/actions/'))
        return [];
    return [
        {
            code: 'FG801',
            gate: 'policy',
            severity: 'warning',
            path,
            message: 'this pull request edits a workflow, and the gate itself runs from one',
            fix: 'Let an owner of the workflows review this file.',
        },
    ];
}
function policyEdited(input, change, facts) {
    const { path, headError } = input.policyEdit;
    if (headError !== undefined) {
        return {
            code: 'FG801',
            gate: 'policy',
            severity: 'error',
            path,
            message: `this pull request breaks the policy file: ${headError}`,
            fix: 'Mend the file: once merged, nothing could be evaluated any more.',
        };
    }
    const lost = (facts?.weakenings ?? []).map(({ key, base, head }) => `${key}: ${policy_guards_short(base)} on base, ${policy_guards_short(head)} here`);
    const loosens = lost.length === 0 ? '' : ` (it loosens ${lost.slice(0, SHOWN).join('; ')}${more(lost)})`;
    const message = `this pull request ${verb(change)} the policy${loosens}: it was judged by base and by head, and the stricter of both stands`;
    return answerable(input, [change], { code: 'FG801', path, message, fix: APPROVE }, ON_PLATFORM);
}
/** Of a value that may be a whole list of rules. */
const LONGEST_VALUE = 80;
function policy_guards_short(text) {
    return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}...` : text;
}

// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(94743);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/revisions/trees.js
var trees = __webpack_require__(11863);
;// CONCATENATED MODULE: ./lib/revisions/attributes.js





let made = 0;
/**
 * Git's own reading of attributes (macros, nesting and order included) for paths that need not exist, from nothing but
 * the given `.gitattributes` files: they alone are put into an index of the private view, so that no checkout, no user
 * configuration and no `info/attributes` has a say. `check-attr --source` would need git 2.40.
 *
 * @param files  Every `.gitattributes` of that side. Their blobs have to be here.
 */
async function readAttributes({ view, folder }, files, paths, names) {
    const place = { ...view, indexFile: (0,external_node_path_.join)(folder.path, `attributes-${++made}.index`) };
    const lines = [...files].flatMap(([path, { mode, oid }]) => 
    // A link is not read by git either, and a path that git refuses would end the whole command.
    mode.startsWith('100') && !path.split('/').some(trees/* isForbiddenName */.VI)
        ? [Buffer.from(`100644 ${oid}\t`), (0,revisions_paths/* encodePath */.O)(path), Buffer.of(0)]
        : []);
    await (0,git/* runGit */.EO)(place, ['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    const input = Buffer.concat(paths.flatMap((path) => [(0,revisions_paths/* encodePath */.O)(path), Buffer.of(0)]));
    const { stdout } = await (0,git/* runGit */.EO)(place, ['check-attr', '--cached', '-z', '--stdin', ...names], { input });
    const { fields } = (0,raw_diff/* splitFields */.Kp)(stdout);
    const result = new Map();
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const path = (0,revisions_paths/* decodePath */.q)(fields[at]);
        const known = result.get(path) ?? new Map();
        known.set(fields[at + 1].toString('utf8'), fields[at + 2].toString('utf8'));
        result.set(path, known);
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/revisions/merge-result.js




const CLEAN = 0;
const CONFLICT = 1;
/** Git's exit code for options that it does not know. */
const USAGE = 129;
/** What `git merge-tree` before 2.38 answers to --write-tree: it takes it for a revision. */
const FATAL = 128;
const TAB = 0x09;
/** `<mode> <object> <stage>TAB<path>`, one for each stage. */
function conflicted(entries) {
    const paths = entries.flatMap((entry) => {
        const tab = entry.indexOf(TAB);
        return tab === -1 ? [] : [(0,revisions_paths/* decodePath */.q)(entry.subarray(tab + 1))];
    });
    return [...new Set(paths)];
}
/**
 * The tree that merging head into base would give, so that a fixture whose merged bytes equal neither side can be seen
 * (T35). Git merges inside the private view: the new objects are readable through `repository.objects` until the
 * repository is closed, and the user's repository is not written to. Criss-cross histories are merged as git does, by
 * merging the merge bases first.
 *
 * @throws {FixtureGateError} GIT_FAILED, for instance for unrelated histories.
 */
async function mergeTrees(repository, base, head, { renames = true } = {}) {
    const settings = renames ? [] : ['-c', 'merge.renames=false'];
    const command = [...settings, 'merge-tree', '--write-tree', '-z', '--no-messages', base, head];
    const { code, stdout, complaint } = await (0,git/* runGit */.EO)(repository.view, command, {
        accept: [CLEAN, CONFLICT, USAGE, FATAL],
    });
    const [first, ...entries] = (0,raw_diff/* splitFields */.Kp)(stdout).fields;
    const tree = (0,object_id/* parseObjectId */.u9)((first ?? stdout).toString('latin1').trim());
    if (code === CLEAN && tree)
        return { kind: 'clean', tree };
    if (code === CONFLICT && tree)
        return { kind: 'conflict', tree, paths: conflicted(entries) };
    if (code === USAGE || /usage:|--write-tree/.test(complaint)) {
        return { kind: 'unsupported', reason: 'git merge-tree --write-tree needs git 2.38 or newer' };
    }
    throw (0,git/* gitFailed */.gk)(command, code, complaint);
}

;// CONCATENATED MODULE: ./lib/gates/reader-merged.js


/** Blobs that are fetched so that renames can be followed; beyond it only paths that both sides changed are read. */
const MAX_BLOBS_FOR_RENAMES = 4_000;
const reader_merged_SUBMODULE_MODE = '160000';
/**
 * Merges head into base's tip as the platform would, and looks for fixtures that would hold what nobody saw. Every path
 * that lands has to be one that head shows, with head's bytes; that also answers for histories with several merge bases.
 */
async function readMerged(source) {
    const { repository, range, changes, isFixture, ensureObjects } = source;
    const { base, head, headKind, mergeBase, mergeBases } = range;
    if (headKind !== 'commit' || mergeBase === base.sha || mergeBase === head.sha)
        return { kind: 'same' };
    const onBase = await (0,revisions_changes/* listChanges */.Wd)(repository, mergeBase, base.sha);
    const others = await Promise.all(mergeBases.filter((one) => one !== mergeBase).map((one) => (0,revisions_changes/* listChanges */.Wd)(repository, mergeBase, one)));
    const all = [...changes, ...onBase, ...others.flat()];
    const renames = all.length * 2 <= MAX_BLOBS_FOR_RENAMES;
    await ensureObjects(reader_merged_blobsOf(renames ? all : changedTwice(changes, onBase)));
    const result = await mergeTrees(repository, base.sha, head.sha, { renames });
    if (result.kind === 'unsupported') {
        const touchesFixtures = [...changes, ...onBase].some(({ path }) => isFixture(path));
        return touchesFixtures ? { kind: 'unknown', why: result.reason } : { kind: 'same' };
    }
    const paths = result.kind === 'conflict' ? result.paths : [];
    const conflicted = new Set(paths);
    const shown = new Map(changes.map((change) => [change.path, change.head]));
    const landing = await (0,revisions_changes/* listChanges */.Wd)(repository, base.sha, result.tree);
    return {
        kind: 'merged',
        composed: landing
            .filter(({ path, head: merged }) => isFixture(path) && !conflicted.has(path) && !isShown(shown, path, merged))
            .map(({ path }) => path),
        conflicts: paths
            .map((path) => ({ path, isFixture: isFixture(path) }))
            .sort((a, b) => Number(b.isFixture) - Number(a.isFixture)),
    };
}
function isShown(shown, path, merged) {
    const head = shown.get(path);
    if (head === undefined)
        return false;
    return head === null || merged === null ? head === merged : head.oid === merged.oid && head.mode === merged.mode;
}
/** What a merge reads where both sides changed a path: all three contents. */
function changedTwice(changes, onBase) {
    const first = new Set(changes.map(({ path }) => path));
    const both = new Set(onBase.map(({ path }) => path).filter((path) => first.has(path)));
    return [...changes, ...onBase].filter(({ path }) => both.has(path));
}
function reader_merged_blobsOf(changes) {
    const entries = changes.flatMap(({ base, head }) => [base, head]);
    return [...new Set(entries.flatMap((entry) => (entry === null || entry.mode === reader_merged_SUBMODULE_MODE ? [] : [entry.oid])))];
}

;// CONCATENATED MODULE: ./lib/gates/reader-setting-names.js

/** Files by which git decides what a checkout gets and what a diff shows; all but the first stand at the root. */
const ANYWHERE = '.gitattributes';
const AT_ROOT = ['.gitmodules', '.lfsconfig'];
/** What Windows calls them beside their names (git's path.c, is_ntfs_dot_generic). */
const SHORT_NAMES = [
    [/^(?:gitatt~[1-4]|gi7d29~\d+)$/, ANYWHERE],
    [/^(?:gitmod~[1-4]|gi7eba~\d+)$/, '.gitmodules'],
    [/^lfscon~[1-4]$/, '.lfsconfig'],
];
/**
 * Files that this change brings or edits, and that some file system takes for settings of git: by letter case, dots or
 * blanks at the end, characters that HFS+ ignores, short names and streams of Windows; in their own name, or in that of a
 * folder. Git on the machine that judges sees nothing in them, and git on the machine that runs the tests obeys them.
 */
async function readSettingNames({ changes, files, isFixture }) {
    const suspects = changes.flatMap(({ path, head }) => {
        const setting = head === null ? undefined : settingOf(path);
        return setting === undefined ? [] : [{ path, ...setting }];
    });
    if (suspects.length === 0)
        return [];
    const fixtures = [...(await files('head')).keys()]
        .filter(isFixture)
        .map((path) => ({ path, folded: (0,path_names/* foldOnDisk */.A2)(path) }));
    return suspects.flatMap(({ path, name, folder, folded, isExact }) => {
        const reached = fixtures.find((fixture) => fixture.folded.startsWith(folded) &&
            // What is spelled as git spells it, in a folder that is spelled as the fixture has it, is judged as what it is.
            !(isExact && fixture.path.startsWith(folder)));
        return reached === undefined ? [] : [{ path, name, fixture: reached.path }];
    });
}
function settingOf(path) {
    // A backslash parts names on Windows.
    const cut = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1;
    const own = path.slice(cut);
    const folder = path.slice(0, cut);
    const folded = folder === '' ? '' : `${(0,path_names/* foldOnDisk */.A2)(folder)}/`;
    const plain = (0,path_names/* foldOnDisk */.A2)(own);
    const name = SHORT_NAMES.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
    if (name !== ANYWHERE && !(folded === '' && AT_ROOT.some((one) => one === name)))
        return undefined;
    return { name, folder, folded, isExact: own === name && !folder.includes('\\') };
}

;// CONCATENATED MODULE: ./lib/revisions/submodules.js



/** Codes by which `git config` says that a file is none of its own, or that it holds nothing. */
const NO_ANSWER = [1, 3, 128];
const SECTION = 'submodule.';
/**
 * Git's own reading of one `.gitmodules`, which is in the syntax of its configuration; nothing that it includes is read.
 * Undefined where git cannot read it.
 *
 * @param file  The blob, which has to be here.
 */
async function readSubmodules({ view }, file) {
    const command = ['config', `--blob=${file}`, '--no-includes', '--null', '--list'];
    const { code, stdout } = await (0,git/* runGit */.EO)(view, command, { accept: [0, ...NO_ANSWER] });
    if (code !== 0)
        return undefined;
    const byName = new Map();
    const paths = new Map();
    for (const field of (0,raw_diff/* splitFields */.Kp)(stdout).fields) {
        const text = (0,revisions_paths/* decodePath */.q)(field);
        const end = text.indexOf('\n');
        const name = end === -1 ? text : text.slice(0, end);
        const dot = name.lastIndexOf('.');
        if (!name.startsWith(SECTION) || dot < SECTION.length)
            continue;
        const section = name.slice(SECTION.length, dot);
        const key = name.slice(dot + 1);
        const value = end === -1 ? undefined : text.slice(end + 1);
        add(byName, section, value === undefined ? key : `${key}=${value}`);
        if (key === 'path' && value !== undefined)
            paths.set(section, (paths.get(section) ?? new Set()).add(withoutDots(value)));
    }
    const settings = new Map();
    for (const [section, own] of paths)
        for (const path of own)
            settings.set(path, [...(settings.get(path) ?? []), ...(byName.get(section) ?? [])]);
    return settings;
}
function add(map, key, value) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [value]);
    else
        known.push(value);
}
function withoutDots(path) {
    return path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}

;// CONCATENATED MODULE: ./lib/gates/reader-submodules.js


const SETTINGS_FILE = '.gitmodules';
const reader_submodules_SUBMODULE_MODE = '160000';
/** Nobody writes a larger one by hand. */
const MAX_BYTES = 1_048_576;
/**
 * Submodules among the fixtures that stand where they stood, and that a `.gitmodules` says something else of: another
 * place to fetch them from, another way to look at their changes, or nothing any more, so that a test finds no files there.
 */
async function readSubmoduleChanges(source) {
    const { changes, files, isFixture, policyEdit } = source;
    const file = changes.find(({ path }) => path === SETTINGS_FILE);
    if (file === undefined)
        return [];
    const policies = [policyEdit.base, ...(policyEdit.head === undefined ? [] : [policyEdit.head])];
    const [before, after] = await Promise.all([files('base'), files('head')]);
    const fixtures = [...after].flatMap(([path, { mode }]) => mode === reader_submodules_SUBMODULE_MODE &&
        before.get(path)?.mode === reader_submodules_SUBMODULE_MODE &&
        (isFixture(path) || policies.some((policy) => (0,match/* ruleForPointer */.NH)(policy, path) !== undefined))
        ? [path]
        : []);
    if (fixtures.length === 0)
        return [];
    await source.ensureObjects([file.base, file.head].flatMap((entry) => (reader_submodules_isFile(entry) ? [entry.oid] : [])));
    const base = await settingsOf(source, file.base);
    const head = await settingsOf(source, file.head);
    return fixtures.flatMap((path) => {
        const keys = differing(base?.get(path), head?.get(path));
        if (base !== undefined && head !== undefined && keys.length === 0)
            return [];
        return [{ path, file, keys: base === undefined || head === undefined ? [] : keys }];
    });
}
/** Nothing where there is no file; undefined where nobody can say what it says. */
async function settingsOf(source, entry) {
    if (entry === null)
        return new Map();
    if (!reader_submodules_isFile(entry))
        return undefined;
    const object = await source.repository.objects.find(entry.oid, { maxBytes: MAX_BYTES });
    return object.kind === 'content' ? readSubmodules(source.repository, entry.oid) : undefined;
}
/** In order: which of two values of one key counts is for whoever reads them to say. */
function differing(base = [], head = []) {
    if (base.length === head.length && base.every((setting, index) => setting === head[index]))
        return [];
    const names = [...base, ...head].filter((setting) => count(base, setting) !== count(head, setting)).map(keyOf);
    return names.length === 0 ? ['order'] : [...new Set(names)];
}
function count(settings, wanted) {
    return settings.filter((setting) => setting === wanted).length;
}
function keyOf(setting) {
    return setting.split('=', 1)[0];
}
function reader_submodules_isFile(entry) {
    return entry?.mode.startsWith('100') ?? false;
}

;// CONCATENATED MODULE: ./lib/gates/reader-twins.js



/**
 * Paths of head that an added one can be confused with, where either is a fixture. Walks down from the root along folded
 * names only, so that the whole tree is looked at without listing it: a change of ten files reads their folders.
 */
async function readTwins(source) {
    const { repository, range, changes, isFixture } = source;
    const added = changes.filter(({ base, head }) => base === null && head !== null).map(({ path }) => path);
    if (added.length === 0)
        return [];
    const removed = new Set(changes.filter(({ head }) => head === null).map(({ path }) => path));
    const root = (await repository.objects.info(`${range.mergeBase}^{tree}`))?.id;
    const folders = new Map();
    const read = (tree) => {
        const known = folders.get(tree) ?? readFolder(source, tree);
        folders.set(tree, known);
        return known;
    };
    const among = new Map();
    for (const path of added) {
        const known = among.get((0,path_names/* foldPath */.tu)(path));
        if (known === undefined)
            among.set((0,path_names/* foldPath */.tu)(path), [path]);
        else
            known.push(path);
    }
    const twins = [];
    for (const path of added) {
        const onBase = root === undefined ? NONE : await lookAlikes(path, root, read);
        const counts = (twin) => twin !== path && (isFixture(path) || isFixture(twin));
        // One is enough to say so: a thousand spellings of one name are not a million pairs.
        const twin = onBase.files.find((one) => !removed.has(one) && counts(one)) ??
            among.get((0,path_names/* foldPath */.tu)(path))?.find((one) => counts(one)) ??
            (await holderAmong(onBase.folders, path, source)) ??
            [...onBase.above.filter((one) => !removed.has(one)), ...above(path, among)].find((one) => counts(one));
        if (twin !== undefined)
            twins.push({ path, twin });
    }
    return twins;
}
const NONE = { files: [], folders: [], above: [] };
/** The first of `folders` that holds a fixture on head. */
async function holderAmong(folders, path, { files, isFixture }) {
    const others = folders.filter((folder) => folder !== path);
    if (others.length === 0)
        return undefined;
    const fixtures = [...(await files('head')).keys()].filter(isFixture);
    return others.find((folder) => fixtures.some((one) => one.startsWith(`${folder}/`)));
}
/** Added files whose name is that of a folder which `path` lies in, spelled in another way. */
function above(path, among) {
    const found = [];
    for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1)) {
        const folder = path.slice(0, cut);
        for (const one of among.get((0,path_names/* foldPath */.tu)(folder)) ?? [])
            if (one !== folder)
                found.push(one);
    }
    return found;
}
async function lookAlikes(path, root, read) {
    const names = path.split('/');
    const before = [];
    let level = [{ prefix: '', tree: root }];
    for (const [depth, name] of names.entries()) {
        const isLast = depth === names.length - 1;
        const next = [];
        const files = [];
        for (const { prefix, tree } of level) {
            for (const entry of (await read(tree)).get((0,path_names/* foldName */.zN)(name)) ?? []) {
                if (entry.tree === undefined)
                    files.push(`${prefix}${entry.name}`);
                else
                    next.push({ prefix: `${prefix}${entry.name}/`, tree: entry.tree });
            }
        }
        if (isLast)
            return { files, folders: next.map(({ prefix }) => prefix.slice(0, -1)), above: before };
        for (const file of files)
            before.push(file);
        level = next;
    }
    return NONE;
}
async function readFolder({ repository }, tree) {
    const idBytes = repository.objectFormat === 'sha256' ? 32 : 20;
    const byName = new Map();
    for (const { mode, name, oid } of (0,trees/* parseTree */.cZ)(await repository.objects.read(tree), idBytes)) {
        const entry = { name: (0,revisions_paths/* decodePath */.q)(name), ...(mode === trees/* TREE_MODE */.tk ? { tree: oid } : {}) };
        const folded = (0,path_names/* foldName */.zN)(entry.name);
        const known = byName.get(folded);
        if (known === undefined)
            byName.set(folded, [entry]);
        else
            known.push(entry);
    }
    return byName;
}

;// CONCATENATED MODULE: ./lib/gates/reader-policy.js







/** A workflow is read whole; the platform refuses longer ones. */
const MAX_WORKFLOW_BYTES = 1_048_576;
/** Beyond it no host shows a diff anyway. */
const MAX_TEXT_BYTES = 16_777_216;
/** A step may be one level down, in an action of the repository itself. */
const WORKFLOW = /^\.github\/(?:workflows\/[^/]+|actions\/.+)\.ya?ml$/i;
async function readPolicyFacts(source) {
    const { policyEdit, changes } = source;
    const weakenings = policyEdit.head === undefined
        ? []
        : (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 76278))).weakenings(policyEdit.base, policyEdit.head);
    return {
        weakenings,
        ownWorkflows: await ownWorkflows(source),
        governing: await governing(source),
        attributes: changes.some(({ path }) => isAttributeFile(path)) ? await readAttributeChanges(source) : [],
        submodules: await readSubmoduleChanges(source),
        stored: await storedOtherwise(source),
        emptied: await emptiedPatterns(source),
        idle: await idle(source),
        twins: await readTwins(source),
        settingNames: await readSettingNames(source),
        merged: await readMerged(source),
    };
}
async function ownWorkflows({ repository, changes, ensureObjects, workflow, }) {
    const edited = changes.filter(({ path }) => WORKFLOW.test(path));
    const sides = edited.flatMap(({ path, base, head }) => [base, head].filter(reader_policy_isFile).map(({ oid }) => ({ path, oid })));
    await ensureObjects(sides.map(({ oid }) => oid));
    const own = new Set(edited.map(({ path }) => path).filter((path) => path === workflow || /fixture-?gate/i.test(path)));
    for (const { path, oid } of sides) {
        const object = await repository.objects.find(oid, { maxBytes: MAX_WORKFLOW_BYTES });
        // One that cannot be looked into may be ours.
        if (object.kind !== 'content' || /fixture-?gate/i.test(object.content.toString('latin1')))
            own.add(path);
    }
    return own;
}
/** Schemas, views and descriptor sets that fixtures name, and those that lie where they are looked for when none is named (requirements D2, D3). */
async function governing(source) {
    const { changes, policyEdit, isFixture, files } = source;
    const rules = [...policyEdit.base.fixtures, ...(policyEdit.head?.fixtures ?? [])];
    const named = new Set(rules.flatMap(({ schema, properties, descriptor }) => [schema, properties, descriptor?.file]));
    const byPlace = changes.filter(({ path }) => stemOf(path) !== undefined && !named.has(path));
    const stems = byPlace.length === 0 ? new Set() : new Set([...(await files('base')).keys()].filter(isFixture).map(stemOfFixture));
    return new Set(changes
        .map(({ path }) => path)
        .filter((path) => named.has(path) || (stemOf(path) !== undefined && stems.has(stemOf(path)))));
}
function stemOf(path) {
    return /^schemas\/([^/]+)\.schema\.json$/.exec(path)?.[1] ?? /^properties\/([^/.]+)\.[^/]+$/.exec(path)?.[1];
}
function stemOfFixture(path) {
    return path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0];
}
function isAttributeFile(path) {
    return path === '.gitattributes' || path.endsWith('/.gitattributes');
}
function reader_policy_isFile(entry) {
    return entry?.mode.startsWith('100') ?? false;
}
/** A changed value of one of these gives other bytes on disk, or keeps a change out of what people look at. */
const CHANGES_BYTES = ['text', 'crlf', 'eol', 'filter', 'ident', 'working-tree-encoding'];
const HIDES = ['diff', 'merge', 'linguist-generated', 'gitlab-generated', 'export-ignore', 'export-subst'];
async function readAttributeChanges(source) {
    const { repository, changes, files, isFixture, ensureObjects } = source;
    const [before, after] = await Promise.all([files('base'), files('head')]);
    const edited = changes.filter(({ path }) => isAttributeFile(path));
    const fixtures = [...after.keys()].filter((path) => isFixture(path) && edited.some((file) => isBelow(path, file)));
    if (fixtures.length === 0)
        return [];
    const sides = [attributeFiles(before), attributeFiles(after)];
    await ensureObjects(sides.flatMap((side) => [...side.values()].map(({ oid }) => oid)));
    const names = [...CHANGES_BYTES, ...HIDES];
    const base = await readAttributes(repository, sides[0], fixtures, names);
    const head = await readAttributes(repository, sides[1], fixtures, names);
    const found = new Map();
    for (const path of fixtures) {
        for (const attribute of names) {
            const [from, to] = [base.get(path)?.get(attribute) ?? '', head.get(path)?.get(attribute) ?? ''];
            if (!matters(attribute, from, to))
                continue;
            const key = `${attribute}\0${from}\0${to}`;
            const known = found.get(key);
            if (known === undefined)
                found.set(key, { attribute, base: from, head: to, fixtures: [path] });
            else
                known.fixtures.push(path);
        }
    }
    return [...found.values()].map((change) => ({
        ...change,
        files: edited.filter((file) => change.fixtures.some((path) => isBelow(path, file))),
    }));
}
function attributeFiles(files) {
    return new Map([...files].filter(([path]) => isAttributeFile(path)));
}
function isBelow(path, { path: file }) {
    return path.startsWith(file.slice(0, -'.gitattributes'.length));
}
function matters(attribute, base, head) {
    if (base === head)
        return false;
    // Bytes as they are stored: nothing is weakened by that.
    if (attribute === 'text' || attribute === 'crlf')
        return head !== 'unset';
    if (CHANGES_BYTES.includes(attribute))
        return true;
    return hides(attribute, head);
}
function hides(attribute, value) {
    // A named driver shows and joins in its own way, which may be no way at all.
    if (attribute === 'diff' || attribute === 'merge')
        return value !== 'unspecified' && value !== 'set';
    return !['unspecified', 'unset', 'false'].includes(value);
}
/** Text that git takes for binary from now on, and content that gives its place to a Git LFS pointer or the other way round. */
async function storedOtherwise({ repository, changes, stored = new Map(), isFixture, }) {
    const modified = changes.filter(({ path, base, head }) => reader_policy_isFile(base) && reader_policy_isFile(head) && base.oid !== head.oid && isFixture(path));
    const kinds = new Map(stored);
    // What was compared has been looked at; another shard's fixtures have not.
    const unread = modified.flatMap(({ base, head }) => [base.oid, head.oid]).filter((oid) => !kinds.has(oid));
    let index = 0;
    for await (const object of repository.objects.readMany(unread, { maxBytes: MAX_TEXT_BYTES }))
        kinds.set(unread[index++], object.kind === 'content' ? storedAs(object.content) : 'unknown');
    return modified.flatMap(({ path, base, head }) => {
        const [from, to] = [kinds.get(base.oid) ?? 'unknown', kinds.get(head.oid) ?? 'unknown'];
        if (from === to || from === 'unknown' || to === 'unknown')
            return [];
        if (to === 'pointer')
            return [{ path, why: 'its content gives its place to a Git LFS pointer, and a diff shows the pointer only' }];
        if (from === 'pointer')
            return [{ path, why: 'its Git LFS pointer gives its place to content, so a diff does not show what changed' }];
        return to === 'binary'
            ? [{ path, why: 'it was text and is binary to git now, so no diff shows what changed' }]
            : [];
    });
}
/** Only where a path went away can a pattern have lost its last one, so that nothing is listed in the usual case. */
/** Asked only where a policy has such patterns, because it takes a list of all files. */
async function idle({ policyEdit, files }) {
    const { base: policy } = policyEdit;
    if (policy.source === 'defaults')
        return [];
    if (!policy.fixtures.some(({ exclude, tests }) => exclude.length + tests.length > 0))
        return [];
    const sides = await Promise.all([files('base'), files('head')]);
    return (0,match/* idlePatterns */.YP)(policy, [...new Set(sides.flatMap((side) => [...side.keys()]))]);
}
async function emptiedPatterns({ changes, policyEdit, files }) {
    const { base: policy } = policyEdit;
    const removed = changes.filter(({ base, head }) => base !== null && head === null).map(({ path }) => path);
    if (policy.source === 'defaults' || removed.length === 0)
        return [];
    const touched = (0,match/* patternMatches */.eJ)(policy, removed).filter(({ matches }) => matches > 0);
    if (touched.length === 0)
        return [];
    const before = (0,match/* patternMatches */.eJ)(policy, [...(await files('base')).keys()]);
    const after = (0,match/* patternMatches */.eJ)(policy, [...(await files('head')).keys()]);
    return after.flatMap(({ pattern, matches }, index) => {
        const had = before[index]?.matches ?? 0;
        return matches === 0 && had > 0 ? [{ pattern, before: had }] : [];
    });
}

;// CONCATENATED MODULE: ./lib/gates/policy.js





/** Said, and no reason to fail. */
const WARN = { here: 'warning', elsewhere: 'warning' };
/** Says where this pull request edits what judges it, hides a change, or lets a fixture slip out of sight. */
const policy = {
    id: 'policy',
    read: async (source) => ({ policy: await readPolicyFacts(source) }),
    evaluate(input) {
        const facts = input.facts.policy;
        const problems = [
            ...guardEdits(input, facts),
            ...(facts === undefined ? [] : policy_hidden(input, facts)),
            ...left(input),
            ...unused(input),
            ...(facts === undefined ? [] : [...emptied(facts), ...policy_idle(facts)]),
            ...oddTrees(input),
            ...names(input, facts),
            ...(facts === undefined ? [] : settings(input, facts)),
            ...(facts === undefined ? [] : merged(facts)),
        ];
        const failed = problems.some(({ severity }) => severity === 'error');
        const shown = problems.filter(({ severity }) => severity !== 'notice').length;
        return {
            id: 'policy',
            outcome: failed ? 'fail' : 'pass',
            summary: shown === 0 ? 'nothing that judges was edited' : `${shown} to look at`,
            problems,
        };
    },
};
function policy_hidden(input, { attributes, submodules, stored }) {
    const byPath = new Map(input.changes.map((change) => [change.path, change]));
    return [
        ...attributes.map((change) => attributeProblem(input, change)),
        ...submodules.map((change) => submoduleProblem(input, change)),
        ...input.changes.filter((change) => input.isFixture(change.path)).flatMap((change) => kindProblem(input, change)),
        ...stored.map(({ path, why }) => answerable(input, [byPath.get(path)], {
            code: 'FG802',
            path,
            message: why,
            fix: `Store the file as it was stored on base. ${OR_APPROVE}`,
        })),
    ];
}
function attributeProblem(input, { attribute, base, head, fixtures, files }) {
    const some = fixtures.slice(0, SHOWN).map(quoting/* showPath */.P8).join(', ');
    const message = `the attribute ${attribute} is ${head} for ${fixtures.length} ${fixtures.length === 1 ? 'fixture' : 'fixtures'} (${some}${more(fixtures)}) and was ${base}: it hides changes, or gives tests other bytes than those compared`;
    const fix = `Take the attribute away for fixtures. ${OR_APPROVE}`;
    return answerable(input, files, { code: 'FG802', path: files[0].path, message, fix });
}
/** The commit of a submodule says which bytes are meant; its settings, whether anybody gets them and sees them change (T46). */
function submoduleProblem(input, { path, file, keys }) {
    const what = keys.length === 0 ? 'cannot be read on one of the two sides' : `says something else of it (${keys.join(', ')})`;
    const message = `this fixture is a submodule, and .gitmodules ${what}: a checkout may get it from elsewhere, get other bytes or none, or hide its changes`;
    const fix = `Leave the settings of this submodule as they are on base. ${OR_APPROVE}`;
    return answerable(input, [file], { code: 'FG802', path, message, fix });
}
/** What stands behind a link or in a submodule can change without any change here. */
function kindProblem(input, change) {
    const { path, base, head } = change;
    if (head === null || head.mode.startsWith('100') || base?.mode === head.mode)
        return [];
    const kind = head.mode === '120000' ? 'a symbolic link' : head.mode === '160000' ? 'a submodule' : `of mode ${head.mode}`;
    const message = `this fixture is ${kind} now: what it stands for can change without a change of it`;
    const fix = `Put the content itself there. ${OR_APPROVE}`;
    return [answerable(input, [change], { code: 'FG802', path, message, fix }, base === null ? WARN : undefined)];
}
/** A fixture that went where no pattern looks (T38). A link may be missed and the removal still needs its record. */
function left(input) {
    const byPath = new Map(input.changes.map((change) => [change.path, change]));
    return input.review.findings.flatMap(({ path, movedTo }) => {
        if (movedTo === undefined || input.isFixture(movedTo))
            return [];
        const entries = [byPath.get(path), byPath.get(movedTo)].filter((change) => change !== undefined);
        const message = `it moved to ${(0,quoting/* showPath */.P8)(movedTo)}, which no pattern covers: later changes of it would go unseen`;
        const fix = `Move it back, or cover the new place by a pattern of the policy. ${OR_APPROVE}`;
        return [answerable(input, entries, { code: 'FG803', path, message, fix })];
    });
}
function unused({ unusedRules }) {
    return [...unusedRules].flatMap(([rule, names]) => names.map((name) => ({
        code: 'FG804',
        gate: 'policy',
        severity: 'notice',
        message: `${name} of the rule for ${rule.paths.join(', ')} matched nothing in the fixtures that changed here`,
        fix: 'Check its path; a rule with a typo protects nothing and forgives nothing.',
    })));
}
function policy_idle({ idle: patterns }) {
    return patterns.map(({ rule, name, pattern, place }) => ({
        code: 'FG804',
        gate: 'policy',
        severity: 'notice',
        message: `${name} (${pattern}) of the rule for ${rule.paths.join(', ')} ${place === undefined ? 'matches no file' : `is a ${place} and names no test`}`,
        fix: place !== undefined
            ? `Write "${pattern}${place === 'folder' ? '/' : '::'}*" for all tests in it.`
            : name.startsWith('exclude')
                ? 'Check its spelling: an exclusion with a typo leaves out nothing. If the files are gone, take it away.'
                : 'Check its spelling: with a typo nobody knows which tests read these fixtures. If the tests are gone, take it away.',
    }));
}
function emptied({ emptied: patterns }) {
    return patterns.map(({ pattern, before }) => ({
        code: 'FG804',
        gate: 'policy',
        severity: 'warning',
        message: `the pattern ${pattern} matched ${before} ${before === 1 ? 'file' : 'files'} on base and matches none here`,
        fix: 'If the files moved, adapt the pattern; if they are gone for good, delete the rule. Either in a pull request of its own.',
    }));
}
/** Entries that git itself would not have written can make a checkout differ from what was compared. */
function oddTrees({ treeProblems }) {
    return treeProblems
        .filter(({ onBase }) => !onBase)
        .map(({ kind, path }) => ({
        code: 'FG805',
        gate: 'policy',
        severity: 'error',
        path,
        message: `the tree on head has an entry that git would not have written (${kind.replaceAll('-', ' ')}): a checkout may differ from what was compared`,
        fix: 'Write the commit again with git add and git commit; "git fsck" names the entry.',
    }));
}
/** Names that come with this change: those that were there before have been lived with. */
function names(input, facts) {
    const twins = new Map((facts?.twins ?? []).map(({ path, twin }) => [path, twin]));
    return input.changes
        .filter(({ base, head }) => base === null && head !== null)
        .flatMap((change) => {
        const { path } = change;
        const draft = (message) => ({
            code: 'FG805',
            path,
            message,
            fix: `Give it a plain name. ${OR_APPROVE}`,
        });
        const twin = twins.get(path);
        if (twin !== undefined)
            return [
                answerable(input, [change], draft(`this name can be taken for ${(0,quoting/* showPath */.P8)(twin)}${sameFile(path, twin)}`)),
            ];
        const isOne = input.isFixture(path);
        const looksLikeOne = !isOne && input.isFixture((0,path_names/* foldPath */.tu)(path));
        if (looksLikeOne) {
            const why = `no pattern covers ${(0,quoting/* showPath */.P8)(path)}, and what it looks like (${(0,quoting/* showPath */.P8)((0,path_names/* foldPath */.tu)(path))}) is a fixture`;
            return [answerable(input, [change], draft(why), input.isFixture((0,path_names/* foldCase */.SP)(path)) ? WARN : undefined)];
        }
        const fault = isOne ? (0,path_names/* nameFault */.IY)(path) : undefined;
        if (fault === undefined)
            return [];
        return [
            fault.severity === 'error'
                ? answerable(input, [change], draft(`the name of this fixture is not what it seems: ${fault.why}`))
                : {
                    ...draft(`the name of this fixture is none everywhere: ${fault.why}`),
                    gate: 'policy',
                    severity: 'warning',
                },
        ];
    });
}
/** Obeyed by git on some machines and by none on others: the change that it hides shows on neither. */
function settings(input, { settingNames }) {
    const byPath = new Map(input.changes.map((change) => [change.path, change]));
    return settingNames.map(({ path, name, fixture }) => {
        const message = `some file systems take this for ${name}, by which git there would give ${(0,quoting/* showPath */.P8)(fixture)} other bytes or hide its changes`;
        return answerable(input, [byPath.get(path)], {
            code: 'FG805',
            path,
            message,
            fix: `Give it another name. ${OR_APPROVE}`,
        });
    });
}
function sameFile(path, twin) {
    return (0,path_names/* foldCase */.SP)(path) === (0,path_names/* foldCase */.SP)(twin)
        ? ': both are one file where letter case or Unicode form does not count'
        : '';
}
/** What lands is base's tip with head merged in, not head (docs/adr/0122). */
function merged({ merged: facts }) {
    if (facts.kind === 'same')
        return [];
    if (facts.kind === 'unknown') {
        return [
            {
                code: 'FG901',
                gate: 'policy',
                severity: 'error',
                message: `the base branch has moved on, and what merging would give could not be looked at: ${facts.why}`,
                fix: 'Bring the base branch in (git fetch origin && git rebase origin/main), or install a newer git.',
            },
        ];
    }
    const rebase = 'Bring the base branch in, look at the result, and record it: git fetch origin && git rebase origin/main';
    const broken = facts.conflicts.filter(({ isFixture }) => isFixture);
    const others = facts.conflicts.filter(({ isFixture }) => !isFixture).map(({ path }) => (0,quoting/* showPath */.P8)(path));
    return [
        ...facts.composed.map((path) => ({
            code: 'FG806',
            gate: 'policy',
            severity: 'error',
            path,
            message: 'merged with the base branch this fixture holds what neither side holds, so nobody has looked at it',
            fix: rebase,
        })),
        ...broken.map(({ path }) => ({
            code: 'FG806',
            gate: 'policy',
            severity: 'error',
            path,
            message: 'this fixture conflicts with the base branch, so what will be merged is not known yet',
            fix: rebase,
        })),
        ...(others.length === 0
            ? []
            : [
                {
                    code: 'FG806',
                    gate: 'policy',
                    severity: 'warning',
                    message: `merging conflicts with the base branch in ${others.slice(0, SHOWN).join(', ')}${more(others)}; the commit that resolves it is judged by itself`,
                    fix: rebase,
                },
            ]),
    ];
}

// EXTERNAL MODULE: ./lib/gates/found-values.js
var found_values = __webpack_require__(6071);
// EXTERNAL MODULE: ./lib/gates/reader-commands.js
var reader_commands = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/gates/reader-properties.js + 1 modules
var reader_properties = __webpack_require__(5641);
;// CONCATENATED MODULE: ./lib/gates/properties.js




/** Whether what must be true of each changed fixture, whatever its exact values, still is (requirements D1, D3, D4). */
const properties = {
    id: 'properties',
    read: async (source, earlier) => {
        const facts = await (0,reader_properties/* readProperties */.Q)(source);
        return { properties: { ...facts, runs: await (0,reader_commands/* runPropertyCommands */.F0)(source, earlier, requestsOf(facts)) } };
    },
    evaluate({ facts }) {
        const checks = facts.properties?.checks ?? [];
        const shown = checks.filter((check) => check.verdicts.length > 0 || check.misplaced.length > 0 || missingSeverity(check) !== undefined);
        const problems = [
            ...shown.flatMap(problemsOf),
            ...foreignFiles(checks),
            ...editedViews(shown),
            ...commandProblems(facts.properties),
        ];
        const held = (facts.properties?.runs ?? []).some((run) => run.kind === 'not-run');
        const judged = outcomeOf(shown, problems);
        const outcome = held && judged === 'pass' ? 'not-run' : judged;
        return { id: 'properties', outcome, summary: summarize(shown, problems), problems };
    },
};
function outcomeOf(checks, problems) {
    if (checks.length === 0)
        return 'not-configured';
    if (problems.some(({ code, severity }) => severity === 'error' && code !== 'FG502'))
        return 'fail';
    return checks.some((check) => missingSeverity(check) !== undefined) ? 'missing-artifact' : 'pass';
}
/** Undefined where it is fine that there is none. A property file that the policy names and that is not there is never silent. */
function missingSeverity({ missing, mode }) {
    if (missing === undefined)
        return undefined;
    if (mode === 'ignore')
        return missing.named ? 'notice' : undefined;
    return mode === 'block' ? 'error' : 'warning';
}
const OWN_PULL_REQUEST = 'in a pull request of its own';
function problemsOf(check) {
    return [
        ...missingProblem(check),
        ...check.misplaced.map((view) => misplacedProblem(check.path, view)),
        ...check.verdicts.flatMap((verdict) => verdictProblems(check.path, verdict)),
    ];
}
function missingProblem(check) {
    const severity = missingSeverity(check);
    if (severity === undefined || check.missing === undefined)
        return [];
    const { expected, why } = check.missing;
    return [
        {
            code: 'FG502',
            gate: 'properties',
            severity,
            path: check.path,
            message: `expected ${(0,found_values/* plainText */.wh)(expected)} on base; ${why === undefined ? 'there is none' : (0,found_values/* plainText */.wh)(why)}`,
            fix: `Add it ${OWN_PULL_REQUEST}, then change the fixture. Or allow it to be absent: missing-artifacts: ignore.`,
        },
    ];
}
function misplacedProblem(fixture, view) {
    const name = view.slice(view.lastIndexOf('/') + 1);
    return {
        code: 'FG504',
        gate: 'properties',
        severity: 'error',
        path: view,
        message: `lies among the fixtures, and judges ${(0,quoting/* showPath */.P8)(fixture)}; expected it apart from them`,
        fix: `Move it to the folder properties/ at the root: git mv ${(0,quoting/* showPath */.P8)(view)} ${(0,quoting/* showPath */.P8)(`properties/${name}`)}`,
    };
}
function verdictProblems(path, { files, answer }) {
    const broken = files.flatMap(({ source, file }) => fileFaults(path, source, file));
    if ('failure' in answer) {
        return [
            ...broken,
            viewProblem(path, 0, `the view could not be computed: ${(0,found_values/* plainText */.wh)(answer.failure)}`, files[0].source),
        ];
    }
    if (answer.kind === 'unreadable') {
        return [
            ...broken,
            viewProblem(path, answer.line, `the view could not be computed: ${(0,found_values/* plainText */.wh)(answer.why)}`, files[0].source),
        ];
    }
    const usable = files.filter(({ file }) => file.faults.length === 0);
    return [...broken, ...usable.flatMap(({ source }, index) => viewProblems(path, source, answer.views[index]))];
}
function fileFaults(path, source, file) {
    return file.faults.map(({ line, message }) => viewProblem(path, 0, `the property file cannot be obeyed: line ${line}: ${message}`, source));
}
function named({ path, side }) {
    return `(${(0,quoting/* showPath */.P8)(path)}${side === 'head' ? ', which this pull request brings' : ''})`;
}
function viewProblem(path, line, message, source) {
    return {
        code: 'FG503',
        gate: 'properties',
        severity: 'error',
        path,
        ...(line > 0 ? { line } : {}),
        message: `${message} ${named(source)}`,
        fix: `Restore the structure, or merge a view that fits the new one first, ${OWN_PULL_REQUEST}.`,
    };
}
function viewProblems(path, source, { values, properties: results }) {
    const faults = values.flatMap(({ name, head }) => 'fault' in head ? [viewProblem(path, 0, `"${name}" could not be computed: ${head.fault}`, source)] : []);
    const copies = values.flatMap(({ name, isFixture }) => isFixture === true ? [readsFixture(source, `"${name}" is the fixture itself (doc), and no view of it`)] : []);
    const asserted = results.flatMap((result) => propertyProblem(path, source, result, faults.length > 0));
    return [...faults, ...copies, ...asserted];
}
function readsFixture(source, message) {
    return {
        code: 'FG504',
        gate: 'properties',
        severity: 'error',
        path: source.path,
        message,
        fix: `Compute what the property needs under "view", and assert on that, ${OWN_PULL_REQUEST}.`,
    };
}
function propertyProblem(path, source, result, hasFaults) {
    const name = (0,quoting/* showText */.h$)(result.name, 80);
    const problem = (severity, message, fix) => [
        { code: 'FG501', gate: 'properties', severity, path, message: `${name} ${message} ${named(source)}`, fix },
    ];
    const because = result.message === '' ? '' : `: ${result.message}`;
    switch (result.outcome) {
        case 'holds':
            return [];
        case 'broken':
            return problem('error', `does not hold${because}`, `Correct the fixture, or the code that generated it. If the property is wrong, change it first, ${OWN_PULL_REQUEST}.`);
        case 'fault':
            return problem('error', `has no answer, and so does not hold${because}`, hasFaults
                ? 'See the values of the view that could not be computed.'
                : `Correct the expression ${OWN_PULL_REQUEST}, or restore what it looks for.`);
        case 'not-judged':
            return problem('notice', `was not judged${because}`, 'Look at this fixture yourself: nothing on base says what it was.');
        case 'reads-fixture':
            return [readsFixture(source, `${name} ${result.message}; a property sees its view alone`)];
    }
}
/** Somebody may have believed that it judges: said once for each file, and no more than that. */
function foreignFiles(checks) {
    const fixtures = new Map(checks.flatMap(({ path, foreign = [] }) => foreign.map((file) => [file, path])));
    return [...fixtures].map(([file, fixture]) => ({
        code: 'FG503',
        gate: 'properties',
        severity: 'notice',
        path: file,
        message: `has the name of a property file of ${(0,quoting/* showPath */.P8)(fixture)} and none of its keys (view, properties, bounds, commands), so it was not asked`,
        fix: 'Nothing, where it is for something else.',
    }));
}
/** A command that names no fixture says the same of all of them, and is run once. */
function requestsOf({ commands }) {
    return commands.flatMap(({ fixtures, command }) => (command.includes('{file}') ? fixtures : fixtures.slice(0, 1)).map((path) => ({ path, commands: [command] })));
}
function commandProblems(facts) {
    return (facts?.runs ?? []).flatMap((run) => commandProblem(run, viewOf(facts, run)));
}
/** The property file that names the command. */
function viewOf({ commands }, run) {
    return commands.find((one) => one.command === run.command && one.fixtures.includes(run.path))?.file ?? run.path;
}
function commandProblem(run, file) {
    const where = `the property command ${(0,quoting/* showText */.h$)(run.command)} of ${(0,quoting/* showPath */.P8)(file)}`;
    if (run.kind === 'not-run') {
        // What a failed gate holds back is named there; anything else must not pass for it.
        const severity = run.why.kind === 'held' ? 'warning' : 'error';
        return [
            commandFault(severity, run.path, `${where} was not run over ${(0,quoting/* showPath */.P8)(run.path)}: ${(0,found_values/* plainText */.wh)(run.why.reason)}`),
        ];
    }
    const { outcome, reason, output, tampered } = run.result;
    if (tampered.length > 0) {
        const files = tampered.map((one) => (0,quoting/* showText */.h$)(one)).join(', ');
        return [
            {
                ...commandFault('error', run.path, `${where} wrote to files of the runner (${files}); they were put back`),
                code: 'FG901',
            },
        ];
    }
    if (outcome === 'pass')
        return [];
    const last = output.trimEnd().split('\n').at(-1) ?? '';
    const said = last === '' ? '' : `; it last said ${(0,quoting/* showText */.h$)(last)}`;
    return [commandFault('error', run.path, `${where} does not hold for ${(0,quoting/* showPath */.P8)(run.path)}: ${reason}${said}`)];
}
function commandFault(severity, path, message) {
    return {
        code: 'FG501',
        gate: 'properties',
        severity,
        path,
        message,
        fix: 'Run it yourself on base, with the fixtures of head. Mend the fixture, or change the property in a pull request of its own.',
    };
}
/** Base's version was asked; that this pull request has another one is for the owners of what judges. */
function editedViews(checks) {
    const fixtures = new Map();
    for (const { path, verdicts } of checks) {
        for (const { source } of verdicts.flatMap(({ files }) => files)) {
            if (source.side === 'base' && source.edited.length === 0)
                continue;
            const known = fixtures.get(source.path) ?? { side: source.side, paths: new Set() };
            fixtures.set(source.path, known);
            known.paths.add(path);
        }
    }
    return [...fixtures].map(([path, { side, paths }]) => {
        const [first = ''] = paths;
        const others = paths.size > 1 ? ` and ${paths.size - 1} more` : '';
        return {
            code: 'FG801',
            gate: 'properties',
            severity: 'warning',
            path,
            message: side === 'base'
                ? `this pull request edits the properties of ${(0,quoting/* showPath */.P8)(first)}${others}, which it changes, too: base's version was used`
                : `this pull request brings the properties of ${(0,quoting/* showPath */.P8)(first)}${others}: base has none, so they were asked beside what base asks for`,
            fix: 'Let an owner of the properties review this file; what it changes applies from the next pull request on.',
        };
    });
}
function summarize(checks, problems) {
    const results = checks.flatMap(({ verdicts }) => verdicts.flatMap(({ answer }) => 'kind' in answer && answer.kind === 'computed' ? answer.views.flatMap((view) => view.properties) : []));
    const count = (...outcomes) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const coded = (code) => problems.filter((problem) => problem.code === code).length;
    const parts = [
        [count('holds'), 'holds', 'hold'],
        [count('broken', 'fault', 'reads-fixture'), 'does not hold', 'do not hold'],
        [count('not-judged'), 'not judged', 'not judged'],
        [coded('FG503'), 'could not be computed', 'could not be computed'],
        [coded('FG502'), 'fixture without properties on base', 'fixtures without properties on base'],
    ];
    return parts
        .flatMap(([number, one, many]) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]))
        .join(', ');
}

// EXTERNAL MODULE: ./lib/policy/command-template.js
var command_template = __webpack_require__(72386);
;// CONCATENATED MODULE: ./lib/gates/decision.js
/** The decision table of requirement D7, row by row: the first that fits. */
function decide(given) {
    const block = (because) => ({ verdict: 'block', spends: 0, because });
    if (!given.mutated)
        return { verdict: 'equality-gates', spends: 0, because: 'fixture unchanged' };
    if (given.schema === 'fails')
        return block('schema');
    if (given.view === 'missing')
        return block('view missing');
    if (given.properties === 'fail')
        return block('properties');
    if (given.failure === 'none')
        return { verdict: 'allow', spends: 0, because: 'no failure' };
    if (given.failure === 'replays')
        return block('regression');
    return given.spent + 1 > given.budget
        ? { verdict: 'block', spends: 1, because: 'over budget' }
        : { verdict: 'allow', spends: 1, because: 'within budget' };
}

// EXTERNAL MODULE: ./lib/policy/weakenings.js
var weakenings = __webpack_require__(76278);
// EXTERNAL MODULE: ./lib/gates/quarantine-entries.js
var quarantine_entries = __webpack_require__(82071);
;// CONCATENATED MODULE: ./lib/gates/quarantine-words.js

/** Paths and commands that a summary names. */
const MAX_NAMED = 5;
/** Characters of a command's output that a message repeats: the end of it. */
const MAX_QUOTED = 400;
function quarantine_words_problem(code, severity, message, fix, place = {}) {
    return { code, gate: 'quarantine', severity, ...place, message, fix };
}
function some(names) {
    const more = names.length - MAX_NAMED;
    return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
function commandOf({ command }) {
    return (0,quoting/* showText */.h$)(command, 300);
}
/** How it ended, and the end of what it printed, on one line; every sink encodes it once more. */
function said(run) {
    const tail = run.output
        .replace(/\x1b\[[0-9;]*[A-Za-z]/g, '')
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .slice(-4)
        .join(' / ')
        .slice(-MAX_QUOTED);
    return `${run.reason}${tail === '' ? '' : `; it ended with: ${(0,quoting/* showText */.h$)(tail, MAX_QUOTED)}`}`;
}

;// CONCATENATED MODULE: ./lib/gates/quarantine-spending.js




function spendingOf({ policy }, facts) {
    const base = entriesOf(facts.base);
    const head = entriesOf(facts.head);
    const flaky = facts.replays.filter(({ outcome }) => outcome === 'does-not-replay');
    const now = new Set(flaky.map(({ test }) => test.id));
    const byTest = new Map();
    for (const id of new Set([...base.keys(), ...head.keys(), ...now])) {
        const before = base.get(id)?.spends ?? 0;
        // An author who has entered this failure already has spent its unit.
        byTest.set(id, Math.max(head.get(id)?.spends ?? 0, before + (now.has(id) ? 1 : 0)));
    }
    const spent = [...byTest.values()].reduce((sum, units) => sum + units, 0);
    return { spent, budget: policy.quarantine.budget, byTest, flaky };
}
function entriesOf(file) {
    return file?.kind === 'entries' ? file.entries : new Map();
}
function unreadable({ policy }, { base, head, reports, lanes }) {
    const { file } = policy.quarantine;
    const fix = 'Mend the file. Entries are printed by: fixture-gate replay REPORT';
    const files = [
        ...(head?.kind === 'unreadable'
            ? [
                quarantine_words_problem('FG703', 'error', `${(0,quoting/* showPath */.P8)(file)} cannot be read: ${(0,quoting/* showText */.h$)(head.reason, 300)}`, fix, {
                    path: file,
                }),
            ]
            : []),
        ...(base?.kind === 'unreadable' && head?.kind !== 'unreadable'
            ? [
                quarantine_words_problem('FG703', 'warning', `${(0,quoting/* showPath */.P8)(file)} cannot be read on base (${(0,quoting/* showText */.h$)(base.reason, 300)}), so what was spent there is unknown`, fix, { path: file }),
            ]
            : []),
    ];
    const broken = [...reports, ...(lanes?.reports ?? [])].flatMap(({ path, unreadable: reason }) => reason === undefined
        ? []
        : [
            quarantine_words_problem('FG901', 'error', `the test report ${(0,quoting/* showPath */.P8)(path)} could not be read: ${(0,quoting/* showText */.h$)(reason, 300)}`, 'Give the whole report as the test runner wrote it.'),
        ]);
    return [...files, ...broken];
}
/** FG703. Entries of base that this pull request leaves alone were judged when they came; their hash may be of older bytes. */
function entryProblems({ policy }, { base, head, hashes }) {
    const { file } = policy.quarantine;
    const before = entriesOf(base);
    const fix = 'Run the failure again and put in the entry that is printed: fixture-gate replay REPORT';
    return [...entriesOf(head).values()].flatMap(({ id, hash, line, text }) => {
        const name = `${(0,quoting/* showPath */.P8)(file)}: ${(0,quoting/* showText */.h$)(id, 300)}`;
        const place = { path: file, line };
        if (hash === undefined)
            return [quarantine_words_problem('FG703', 'error', `${name} has no input_hash of 64 hex digits`, fix, place)];
        const expected = hashes.get(id);
        if (hash === expected)
            return [];
        const isNew = before.get(id)?.text !== text;
        if (expected === undefined) {
            return isNew
                ? [
                    quarantine_words_problem('FG703', 'error', `${name}: the policy on base pins no command (quarantine.replay), so its input_hash cannot be checked`, fix, place),
                ]
                : [];
        }
        return [
            quarantine_words_problem('FG703', isNew ? 'error' : 'notice', `${name}: expected input_hash ${expected}; found ${hash}, which is of other fixture bytes or another command`, fix, place),
        ];
    });
}
/** FG704 for what was spent and is spent no more. */
function lowered(input, { base, head }) {
    const { file } = input.policy.quarantine;
    if (head?.kind === 'unreadable')
        return [];
    const now = entriesOf(head);
    return [...entriesOf(base).values()].flatMap(({ id, spends }) => {
        const left = now.get(id)?.spends ?? 0;
        if (left >= spends)
            return [];
        return [
            takenBack(input, `${(0,quoting/* showPath */.P8)(file)}: ${(0,quoting/* showText */.h$)(id, 300)} spends ${spends} on base and ${now.has(id) ? left : 'has no entry'} here`),
        ];
    });
}
/** FG704 for the budget; base's is the one that counted. */
function raised(input) {
    const { base, head } = input.policyEdit;
    if (head === undefined)
        return [];
    return (0,weakenings.weakenings)(base, head)
        .filter(({ code }) => code === 'FG704')
        .map(({ key, base: before, head: after }) => takenBack(input, `${key}: ${before} on base, ${after} here; base's counted`));
}
/** In a pull request that does nothing else it is a decision that people can see, and no way out of a failure. */
function takenBack({ changes, policy, policyEdit }, message) {
    const alone = changes.every(({ path }) => path === policy.quarantine.file || path === policyEdit.path);
    return quarantine_words_problem('FG704', alone ? 'warning' : 'error', message, alone ? 'Let an owner of the policy review it.' : 'Take the change out, or make it in a pull request of its own.', { path: message.startsWith('quarantine.') ? policyEdit.path : policy.quarantine.file });
}
/** What a person has to put into the file; nothing is written (requirement D6). */
function toEnter({ policy }, { base, head, hashes }, { flaky, byTest }) {
    const { file } = policy.quarantine;
    return flaky.flatMap(({ test, command }) => {
        const before = entriesOf(base).get(test.id)?.spends ?? 0;
        const entered = entriesOf(head).get(test.id);
        if (entered !== undefined && entered.spends > before && entered.hash === hashes.get(test.id))
            return [];
        const entry = (0,quarantine_entries/* entryText */.u0)([
            { id: test.id, spends: byTest.get(test.id) ?? 1, exitCode: 0, hash: hashes.get(test.id) ?? '' },
        ]);
        return [
            quarantine_words_problem('FG702', 'warning', `${(0,quoting/* showText */.h$)(test.id, 300)} failed and passed when run again with ${(0,quoting/* showText */.h$)(command, 300)}: one unit is spent, and ${(0,quoting/* showPath */.P8)(file)} does not say so`, `Put this entry in:\n${entry.replace(/^/gm, '    ')}`, { path: file }),
        ];
    });
}

// EXTERNAL MODULE: ./lib/gates/reader-replays.js
var reader_replays = __webpack_require__(93080);
;// CONCATENATED MODULE: ./lib/gates/quarantine-runs.js






function notRun({ notRun: why }) {
    if (why === undefined || why.kind === 'held')
        return [];
    return [
        quarantine_words_problem('FG901', 'error', `the commands of the policy were not run: ${why.reason}`, 'Run the gate on pull_request, or take the commands out of the policy.'),
    ];
}
function laneProblems({ lanes, replays }) {
    if (lanes === undefined)
        return [];
    const { prepare, gating, gatingAgain, info } = lanes;
    const runs = [prepare, gating, gatingAgain, info, ...replays.flatMap(({ attempts }) => attempts)].filter((run) => run !== undefined);
    const problems = runs
        .filter(({ tampered }) => tampered.length > 0)
        .map((run) => quarantine_words_problem('FG901', 'error', `${commandOf(run)} wrote to files that are not its own: ${run.tampered.map((path) => (0,quoting/* showPath */.P8)(path)).join(', ')}; they were put back`, 'Find what the tests of this pull request run, before you run it anywhere else.'));
    if (prepare !== undefined && prepare.outcome !== 'pass') {
        problems.push(quarantine_words_problem('FG901', 'error', `the lanes could not be prepared: ${commandOf(prepare)} ${said(prepare)}`, 'Mend lanes.prepare, or what it needs.'));
    }
    if (gating === undefined || gating.outcome === 'pass')
        return problems;
    // Failures that it reported one by one were judged one by one; the lane as a whole must then pass once.
    const explained = gatingAgain?.outcome === 'pass';
    if (!explained) {
        problems.push(quarantine_words_problem('FG701', 'error', `the gating lane failed: ${commandOf(gating)} ${said(gatingAgain ?? gating)}`, `Run it and mend what it shows:\n    ${gating.command}`));
    }
    return problems;
}
/** FG701 and FG702, by the decision table. */
function replayProblems(input, facts, spending) {
    const problems = [];
    for (const replay of facts.replays) {
        const { verdict, because } = decide({
            mutated: true,
            schema: 'holds',
            view: 'there',
            properties: 'hold',
            failure: replay.outcome === 'does-not-replay' ? 'does-not-replay' : 'replays',
            spent: spending.spent - 1,
            budget: spending.budget,
        });
        if (verdict === 'block' && because === 'regression') {
            problems.push(regression(replay, input.policyEdit.base.quarantine.replay, facts));
        }
    }
    if (spending.spent > spending.budget) {
        const names = [...spending.byTest]
            .filter(([, units]) => units > 0)
            .map(([id, units]) => `${(0,quoting/* showText */.h$)(id, 200)} ${units}`);
        problems.push(quarantine_words_problem('FG702', 'error', `${spending.spent} units spent of a budget of ${spending.budget}: ${some(names)}`, 'Mend one of these tests and take its entry out, in a pull request of its own.', { path: input.policy.quarantine.file }));
    }
    return [...problems, ...toEnter(input, facts, spending)];
}
function regression(replay, template, { notRun: why, lanes }) {
    const { test, command, attempts } = replay;
    const name = (0,quoting/* showText */.h$)(test.id, 300);
    const last = attempts.at(-1);
    if (last !== undefined) {
        const failed = attempts.filter(({ outcome }) => outcome !== 'pass').length;
        const times = `failed ${1 + failed} of ${1 + attempts.length} times`;
        return quarantine_words_problem('FG701', 'error', `${name} ${times} with ${(0,quoting/* showText */.h$)(command, 300)}: ${said(last)}`, `Run it and mend what it shows${pasteable(template, replay)}`);
    }
    const pinned = template !== null;
    const reason = !pinned
        ? 'the policy on base pins no command to run it again (quarantine.replay)'
        : (why?.reason ??
            (lanes?.prepare !== undefined && lanes.prepare.outcome !== 'pass'
                ? 'the lanes could not be prepared'
                : 'too many tests failed to run each of them again'));
    // Whether the tests pass at all is for the job that runs them to say; this gate only speaks where it was asked to.
    const severity = pinned && why?.kind !== 'held' ? 'error' : 'warning';
    return quarantine_words_problem('FG701', severity, `${name} failed and was not run again: ${reason}`, 'Mend the test, or name the command in the policy: quarantine: { replay: "... {test}" }');
}
function fourWayProblems({ fourWay }) {
    if (fourWay?.name !== 'laundering')
        return [];
    return [
        quarantine_words_problem('FG701', 'warning', "laundering: base's code passes with base's fixtures, head's code fails with them and passes with head's. The fixtures follow the code", 'Say in the record why the old values are no longer right, or mend the code.'),
    ];
}
/** The command for a person's own shell. A test's name is chosen by whoever wrote the test, so each word is quoted. */
function pasteable(template, { test }) {
    const filled = template === null ? undefined : (0,command_template/* fillCommand */.nH)(template, (0,reader_replays/* valuesOf */.sm)(test));
    if (filled?.kind !== 'command')
        return '.';
    const { program, arguments: rest, variables } = filled.line;
    const assignments = [...variables].map(([name, value]) => [`${name}=`, value]);
    const words = [...assignments, ...[program, ...rest].map((word) => ['', word])].map(([before, word]) => {
        if (/^[A-Za-z0-9_./:=,@%+-]+$/.test(word))
            return `${before}${word}`;
        const quoted = (0,quoting/* shellQuote */.ZL)(word);
        return quoted === undefined ? undefined : `${before}${quoted}`;
    });
    return words.includes(undefined) ? '.' : `:\n    ${words.join(' ')}`;
}

;// CONCATENATED MODULE: ./lib/gates/four-way.js
/**
 * Names what code and fixtures do to each other:
 *
 *     code  fixtures   laundering  specification  correction  vacuous
 *     base  base       pass        pass           fail        pass
 *     head  base       fail        pass           any         pass
 *     base  head       any         fail           any         pass
 *     head  head       pass        pass           pass        pass
 *
 * Laundering: what held before no longer does, and the fixtures were changed so that nobody sees it. The matrix cannot know
 * what was meant; whether it was is for the record to say.
 */
function nameFourWay({ baseBase, headBase, baseHead, headHead }) {
    const all = [baseBase, headBase, baseHead, headHead];
    if (all.includes('flake'))
        return 'flake';
    if (all.includes('broken'))
        return 'unclear';
    if (headHead === 'fail')
        return 'still failing';
    if (all.every((cell) => cell === 'pass'))
        return 'vacuous';
    if (baseBase === 'fail')
        return 'correction';
    return headBase === 'fail' ? 'laundering' : 'specification change';
}

// EXTERNAL MODULE: ./lib/gates/reader-hashes.js
var reader_hashes = __webpack_require__(24782);
;// CONCATENATED MODULE: ./lib/gates/reader-quarantine.js







/** Bytes of the quarantine file. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** Reads the file of both sides, and runs what base's policy names, where fixtures changed. */
async function readQuarantineFacts(source, earlier) {
    const policy = (0,reader_commands/* basePolicy */.ut)(source);
    const { base, head } = await bothFiles(source, policy.quarantine.file);
    const demoted = source.findings.map(({ path }) => {
        return { path, tests: [...new Set(source.rulesFor(path).flatMap((rule) => rule.tests))] };
    });
    const asked = isAsked(policy) || base !== undefined || head !== undefined;
    const reports = asked ? await (0,reader_reports/* givenReports */.JY)(source) : [];
    const ran = demoted.length === 0 || !asked ? NOTHING_RUN : await runAll(source, earlier, policy, reports);
    const hashes = await hashesOf(source, head, ran.replays);
    return { base, head, hashes, demoted, reports, ...ran };
}
const NOTHING_RUN = { replays: [] };
function isAsked({ quarantine, lanes, fourWay }) {
    return quarantine.replay !== null || lanes.gating !== null || lanes.info !== null || fourWay;
}
async function runAll(source, earlier, policy, given) {
    const { lanes, quarantine, fourWay } = policy;
    const laneCommand = lanes.info ?? lanes.gating;
    const mayReplay = quarantine.replay !== null && (0,reader_replays/* failuresOf */.dJ)(given).length > 0;
    if (laneCommand === null && !mayReplay)
        return { replays: replayNothing(given) };
    const notRun = (0,reader_commands/* whyNotRun */.hv)(source, earlier);
    if (notRun !== undefined)
        return { notRun, replays: replayNothing(given) };
    const ran = await (0,reader_commands/* withPrepared */.Y$)(source, { code: 'head', fixtures: 'head' }, async (checkout, prepare) => {
        const prepared = prepare === undefined ? {} : { prepare };
        if (prepare !== undefined && prepare.outcome !== 'pass') {
            return { lanes: { ...prepared, reports: [] }, replays: replayNothing(given) };
        }
        const gating = await runGating(source, policy, checkout);
        const info = lanes.info === null ? undefined : await checkout.run(lanes.info, {}, lanes.timeout);
        const failures = (0,reader_replays/* failuresOf */.dJ)([...given, ...gating.reports]);
        const replays = await (0,reader_replays/* replayFailures */.Df)(checkout, failures, quarantine, await (0,reader_reports/* fileTest */.pH)(source));
        const again = mayBeAccident(gating, replays) ? await checkout.run(lanes.gating, {}, lanes.timeout) : undefined;
        return {
            lanes: {
                ...prepared,
                ...gating,
                ...(info === undefined ? {} : { info }),
                ...(again === undefined ? {} : { gatingAgain: again }),
            },
            replays,
        };
    });
    if (!fourWay || laneCommand === null || ran.lanes.prepare?.outcome === 'fail')
        return ran;
    return { ...ran, fourWay: await runFourWay(source, laneCommand, lanes.timeout) };
}
/** Its reports are taken before the informational lane runs: what that one fails has no vote. */
async function runGating(source, { lanes, quarantine }, checkout) {
    if (lanes.gating === null)
        return { reports: [] };
    await checkout.discard(quarantine.report);
    const gating = await checkout.run(lanes.gating, {}, lanes.timeout);
    const files = await checkout.collect(quarantine.report);
    return { gating, reports: await (0,reader_reports/* readReports */.oh)(files, await (0,reader_reports/* fileTest */.pH)(source)) };
}
/** A lane that failed, and reported nothing but failures that do not repeat. Something else may have failed beside them. */
function mayBeAccident({ gating, reports }, replays) {
    const failed = (0,reader_replays/* failuresOf */.dJ)(reports);
    const flaky = new Set(replays.filter(({ outcome }) => outcome === 'does-not-replay').map(({ test }) => test.id));
    return gating?.outcome === 'fail' && failed.length > 0 && failed.every(({ test }) => flaky.has(test.id));
}
function replayNothing(reports) {
    return (0,reader_replays/* failuresOf */.dJ)(reports).map(({ test, reports: paths }) => ({
        test,
        reports: paths,
        command: '',
        attempts: [],
        outcome: 'not-replayed',
    }));
}
async function runFourWay(source, command, timeout) {
    const cell = (code, fixtures) => (0,reader_commands/* withPrepared */.Y$)(source, { code, fixtures }, async ({ run }, prepared) => {
        if (prepared !== undefined && prepared.outcome !== 'pass')
            return 'broken';
        return cellOf([await run(command, {}, timeout), await run(command, {}, timeout)]);
    });
    const cells = {
        baseBase: await cell('base', 'base'),
        headBase: await cell('head', 'base'),
        baseHead: await cell('base', 'head'),
        headHead: await cell('head', 'head'),
    };
    return { name: nameFourWay(cells), cells };
}
function cellOf([first, second]) {
    if ([first, second].some(({ outcome }) => outcome !== 'pass' && outcome !== 'fail'))
        return 'broken';
    if (first.outcome !== second.outcome)
        return 'flake';
    return first.outcome === 'pass' ? 'pass' : 'fail';
}
async function bothFiles(source, file) {
    const change = source.changes.find(({ path }) => path === file);
    const onBase = change === undefined ? ((await (0,find_entry/* findEntry */.w)(source.repository, source.range.mergeBase, file)) ?? null) : change.base;
    const base = await fileAt(source, onBase);
    return { base, head: change === undefined ? base : await fileAt(source, change.head) };
}
async function fileAt({ repository, ensureObjects }, entry) {
    if (entry === null)
        return undefined;
    if (!entry.mode.startsWith('100'))
        return { kind: 'unreadable', reason: 'expected a file, not a link or a submodule' };
    await ensureObjects([entry.oid]);
    const object = await repository.objects.find(entry.oid, { maxBytes: MAX_FILE_BYTES });
    if (object.kind === 'content')
        return (0,quarantine_entries/* readQuarantine */.Db)(object.content.toString('utf8'));
    return { kind: 'unreadable', reason: `expected at most ${MAX_FILE_BYTES} bytes that are in this clone` };
}
async function hashesOf(source, head, replays) {
    const entries = head?.kind === 'entries' ? [...head.entries.keys()] : [];
    return (0,reader_hashes/* hashesFor */.y)(source, [...new Set([...entries, ...replays.map(({ test }) => test.id)])]);
}

;// CONCATENATED MODULE: ./lib/gates/quarantine.js






/**
 * Equality does not vote on a fixture that this pull request rewrote; the gating lane does, and a failure that repeats.
 * What does not repeat spends from a budget (requirements D5 to D7).
 */
const quarantine = {
    id: 'quarantine',
    read: async (source, earlier) => ({ quarantine: await readQuarantineFacts(source, earlier) }),
    evaluate(input) {
        const facts = input.facts.quarantine;
        const asked = isAsked(input.policyEdit.base) || input.policy.configured.includes('quarantine');
        if (facts === undefined || (!asked && facts.base === undefined && facts.head === undefined)) {
            return { id: 'quarantine', outcome: 'not-configured', summary: '', problems: [] };
        }
        const spending = spendingOf(input, facts);
        const problems = [
            ...unreadable(input, facts),
            ...entryProblems(input, facts),
            ...lowered(input, facts),
            ...raised(input),
            ...notRun(facts),
            ...laneProblems(facts),
            ...replayProblems(input, facts, spending),
            ...fourWayProblems(facts),
        ];
        return {
            id: 'quarantine',
            outcome: quarantine_outcomeOf(problems, facts),
            summary: summaryOf(input, facts, spending),
            problems,
        };
    },
};
function quarantine_outcomeOf(problems, facts) {
    if (problems.some(({ severity }) => severity === 'error'))
        return 'fail';
    return facts.notRun === undefined ? 'pass' : 'not-run';
}
function summaryOf({ policy }, facts, { spent, budget }) {
    const { demoted, lanes, replays, fourWay, notRun: why } = facts;
    if (demoted.length === 0)
        return `no fixture changed, so equality votes as it is; ${spent} of ${budget} units spent`;
    const parts = [`equality is information only for ${some(demoted.map(shownDemoted))}`];
    if (why !== undefined)
        parts.push(why.reason);
    if (why === undefined && lanes === undefined && facts.reports.length === 0)
        parts.push('no test report was given');
    const idle = unreadBy(demoted, facts.reports);
    if (idle.length > 0)
        parts.push(`no test of the reports is ${some(idle.map((pattern) => (0,quoting/* showText */.h$)(pattern, 100)))}`);
    if (lanes?.gating !== undefined)
        parts.push(`gating lane: ${lanes.gating.reason}`);
    if (lanes?.info !== undefined)
        parts.push(`information lane: ${lanes.info.reason} (no vote)`);
    if (replays.length > 0) {
        const repeated = replays.filter(({ outcome }) => outcome === 'replays').length;
        parts.push(`${replays.length} failed, ${repeated} of them again`);
    }
    if (fourWay !== undefined)
        parts.push(`four-way: ${fourWay.name}`);
    else if (policy.fourWay && why === undefined && lanes === undefined)
        parts.push('four-way: no lane to run');
    return [...parts, `${spent} of ${budget} units spent`].join('; ');
}
/** Patterns under `tests:` that meet no test of the reports at hand: with a typo nobody knows who reads the fixture. */
function unreadBy(demoted, reports) {
    if (reports.length === 0)
        return [];
    const tests = reports.flatMap((report) => report.tests);
    const patterns = new Set(demoted.flatMap((one) => one.tests));
    return [...patterns].filter((pattern) => !tests.some((test) => (0,test_ids/* readsBy */.Hi)([pattern], test)));
}
function shownDemoted({ path, tests }) {
    return tests.length === 0
        ? (0,quoting/* showPath */.P8)(path)
        : `${(0,quoting/* showPath */.P8)(path)} (read by ${tests.map((test) => (0,quoting/* showText */.h$)(test, 100)).join(', ')})`;
}

// EXTERNAL MODULE: ./lib/review/review.js
var review = __webpack_require__(35430);
;// CONCATENATED MODULE: ./lib/gates/records.js

/** Whether somebody answered for every change, and every record for a change. */
function recordsGate({ findings, problems }, { headKind, hasMessage = false }) {
    if (headKind !== 'commit' && !hasMessage)
        return {
            id: 'records',
            outcome: 'not-run',
            summary: 'there is no commit yet, and so no message to read',
            problems: [],
        };
    const own = problems.filter(({ gate }) => gate === 'records');
    const open = findings.filter(({ record }) => record.status === 'missing' || record.status === 'mismatched');
    const failed = open.length > 0 || own.some(({ severity }) => severity === 'error');
    return { id: 'records', outcome: failed ? 'fail' : 'pass', summary: records_summarize(findings, own), problems: own };
}
function records_summarize(findings, problems) {
    const count = (status) => findings.filter(({ record }) => (0,review/* recordState */.D)(record) === status).length;
    const coded = (...codes) => problems.filter(({ code }) => codes.includes(code)).length;
    const parts = [
        records_named(count('matched'), 'recorded'),
        records_named(count('missing'), 'without a record'),
        records_named(count('mismatched'), 'with a record that does not hold'),
        records_named(count('wrong-kind'), 'that needs a record of another kind', 'that need a record of another kind'),
        records_named(count('not-required'), 'that needs none', 'that need none'),
        records_named(coded('FG102'), 'orphan', 'orphans'),
        records_named(coded('FG103', 'FG104'), 'record to correct', 'records to correct'),
        records_named(coded('FG106'), 'near miss', 'near misses'),
        records_named(coded('FG110'), 'mix of code and custody', 'mixes of code and custody'),
        records_named(coded('FG111'), 'change by a declared agent', 'changes by declared agents'),
    ].filter((part) => part !== '');
    const changes = findings.length === 0 ? 'no fixture changed' : `${records_named(findings.length, 'change', 'changes')}`;
    return parts.length === 0 ? changes : `${changes}: ${parts.join(', ')}`;
}
function records_named(number, one, many = one) {
    return number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
}
const records = {
    id: 'records',
    evaluate: ({ review, range, hasMessage }) => recordsGate(review, { headKind: range.headKind, hasMessage }),
};

// EXTERNAL MODULE: ./lib/policy/stricter.js + 1 modules
var stricter = __webpack_require__(23248);
// EXTERNAL MODULE: ./lib/gates/artifacts.js
var artifacts = __webpack_require__(15491);
// EXTERNAL MODULE: ./lib/gates/check-schema.js
var check_schema = __webpack_require__(33542);
// EXTERNAL MODULE: ./lib/gates/schema-rules/address.js
var schema_rules_address = __webpack_require__(47288);
;// CONCATENATED MODULE: ./lib/gates/schema-rules/references.js

const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
/** References of a schema to other files. Those within it are the validator's own matter. */
function referencesIn(root) {
    const found = [];
    const id = root.kind === 'object' ? root.members.find(({ name }) => name === '$id')?.value : undefined;
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.kind === 'array')
            for (const item of node.items)
                open.push(item);
        if (node.kind !== 'object')
            continue;
        for (const { name, value, line } of node.members) {
            if (value.kind !== 'string')
                open.push(value);
            else if (REFERENCES.has(name) && !value.value.startsWith('#')) {
                found.push({ text: value.value, line, ...(id?.kind === 'string' ? { id: id.value } : {}) });
            }
        }
    }
    return found;
}
/**
 * The file of the repository that a reference of `from` means, and the address under which the validator will ask for it.
 * A file with an `$id` of its own is taken to stand to its neighbours as their addresses stand to each other. Undefined
 * for what lies in no repository: nothing is fetched, so the validator then says that it is missing.
 */
function localTarget(from, { text, id }) {
    const own = (0,schema_rules_address/* addressOf */.c)(from);
    const base = id === undefined ? own : resolve(id, own);
    const target = resolve(text, base);
    if (base === undefined || target === undefined)
        return undefined;
    const address = target.replace(/#.*$/s, '');
    if (address === base.replace(/#.*$/s, '') || /^https?:\/\/json-schema\.org\//.test(address))
        return undefined;
    const here = (0,schema_rules_address/* pathAt */.D)(address);
    if (here !== undefined)
        return { path: here, address };
    const [ownFolder, targetFolder] = [new URL('.', base), new URL(address)];
    if (ownFolder.protocol !== targetFolder.protocol || ownFolder.host !== targetFolder.host)
        return undefined;
    const relative = relativeTo(ownFolder.pathname, targetFolder.pathname);
    const path = relative === undefined ? undefined : (0,schema_rules_address/* pathAt */.D)(resolve(relative, own) ?? '');
    return path === undefined ? undefined : { path, address };
}
function resolve(reference, base) {
    try {
        return new URL(reference, base).href;
    }
    catch {
        return undefined;
    }
}
/** How to get from one folder to a file, both as paths of addresses. */
function relativeTo(folder, file) {
    const from = folder.split('/').slice(0, -1);
    const to = file.split('/');
    let common = 0;
    while (common < from.length && common < to.length - 1 && from[common] === to[common])
        common += 1;
    const relative = [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/');
    return relative === '' ? undefined : relative;
}

;// CONCATENATED MODULE: ./lib/gates/reader-schema.js






/** Bytes of one schema file, and how many files one schema may be made of. */
const MAX_SCHEMA_BYTES = 4_194_304;
const MAX_SCHEMA_FILES = 100;
/** Where schemas are looked for when none is named (`schemaPlaces`). */
const BY_CONVENTION = /[\t/]schemas\/[^/\0]*\.schema\.json\0/;
/**
 * Holds every changed fixture that head has against its schemas. Base's versions judge (requirement C6); where base has none
 * and this pull request brings one, that one judges as well, in a worker, and can only add failures.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
async function readSchemas(source) {
    const present = source.findings.filter(({ head }) => head !== null);
    if (present.length === 0)
        return { checks: [] };
    const named = new Set(present.flatMap(({ path }) => source.rulesFor(path).flatMap(({ schema }) => schema ?? [])));
    const files = { base: await candidates(source, 'base', named), head: await candidates(source, 'head', named) };
    const loader = new SchemaLoader(source, files);
    const edited = new Set(source.changes.map(({ path }) => path));
    const checks = [];
    for (const finding of present)
        checks.push(await checkOne(source, finding, loader, edited));
    return { checks };
}
/** All that a fixture's schema may be; what these refer to is looked for one by one. */
async function candidates(source, side, named) {
    const files = new Map(await source.among(side, BY_CONVENTION));
    for (const path of named) {
        const entry = await source.entryAt(side, path);
        if (entry !== undefined)
            files.set(path, entry);
    }
    return files;
}
async function checkOne(source, finding, loader, edited) {
    const rules = source.rulesFor(finding.path);
    const mode = rules.reduce((worst, rule) => (0,stricter/* stronger */.t_)(stricter/* STRENGTH */.Ul.missingArtifacts, worst, rule.missingArtifacts), 'ignore');
    const own = wantedSchemas(finding.path, rules, loader.files);
    const wanted = [...own.wanted, ...schemasOfOldName(source, finding, own, loader.files)];
    const { missing } = own;
    const verdicts = [];
    for (const { path, side } of wanted) {
        const loaded = await loader.load(path, side);
        const paths = 'why' in loaded ? [path] : loaded.paths;
        const schema = { path, side, edited: side === 'base' ? paths.filter((one) => edited.has(one)) : [] };
        verdicts.push({ schema, answer: await answerFor(source, finding, loaded, side) });
    }
    return { path: finding.path, mode, verdicts, ...(missing === undefined ? {} : { missing }) };
}
/** What every rule that judges the fixture asks for, by name or by convention. */
function wantedSchemas(fixture, rules, files) {
    const wanted = new Map();
    let missing;
    for (const { schema } of rules) {
        const places = schema === undefined ? (0,artifacts/* schemaPlaces */.Qq)(fixture) : [schema];
        const onBase = places.filter((path) => reader_schema_isFile(files.base.get(path)));
        const onHead = places.filter((path) => reader_schema_isFile(files.head.get(path)));
        for (const path of onBase)
            wanted.set(path, { path, side: 'base' });
        if (onBase.length > 0)
            continue;
        missing = { expected: places[0] ?? '', named: schema !== undefined };
        for (const path of onHead)
            if (!wanted.has(path))
                wanted.set(path, { path, side: 'head' });
    }
    return { wanted: [...wanted.values()], ...(missing === undefined ? {} : { missing }) };
}
/** A fixture that moved is held against what base had for it: another name is no way out of a schema. */
function schemasOfOldName({ rulesFor }, { base, movedFrom }, own, files) {
    if (base !== null || movedFrom === undefined || own.wanted.some(({ side }) => side === 'base'))
        return [];
    const { wanted } = wantedSchemas(movedFrom, rulesFor(movedFrom), files);
    return wanted.filter(({ side }) => side === 'base');
}
function reader_schema_isFile(entry) {
    return entry?.mode.startsWith('100') === true;
}
async function answerFor({ repository, policy, rulesFor, work }, { path, head }, loaded, side) {
    if ('why' in loaded)
        return { kind: 'unusable', why: loaded.why };
    if (head === null || !head.mode.startsWith('100')) {
        return violation(`expected a file; found a ${head?.mode === '120000' ? 'symbolic link' : 'submodule'}`);
    }
    const object = await repository.objects.find(head.oid, { maxBytes: Math.max(policy.limits.file, MAX_LARGE) });
    if (object.kind !== 'content')
        return violation('it cannot be held against a schema: it is too large to be read');
    const rule = rulesFor(path)[0];
    const job = {
        path,
        bytes: object.content,
        rule,
        limits: policy.limits,
        ...(side === 'head' && { isolate: true }),
    };
    return work({ kind: 'schema', job, schema: loaded.source });
}
/** Tables and text may be larger than `limits.file`; their readers say how large. */
const MAX_LARGE = 268_435_456;
function violation(message) {
    return { kind: 'judged', violations: [{ line: 0, message }], count: 1, atLeast: false, notes: [] };
}
/** Reads schemas with the files of the same side that they refer to, each once. Nothing else is ever followed. */
class SchemaLoader {
    files;
    #source;
    #loaded = new Map();
    constructor(source, files) {
        this.#source = source;
        this.files = files;
    }
    load(path, side) {
        const key = `${side} ${path}`;
        const known = this.#loaded.get(key) ?? this.#read(path, side);
        this.#loaded.set(key, known);
        return known;
    }
    async #read(main, side) {
        const addresses = new Map([[main, new Set([(0,schema_rules_address/* addressOf */.c)(main)])]]);
        const files = new Map();
        const open = [main];
        for (let path = open.pop(); path !== undefined; path = open.pop()) {
            const read = await this.#readFile(path, side);
            if ('why' in read)
                return read;
            files.set(path, read);
            if (files.size > MAX_SCHEMA_FILES)
                return { why: `it is made of more than ${MAX_SCHEMA_FILES} files` };
            for (const reference of referencesIn(read.root)) {
                const target = localTarget(path, reference);
                if (target === undefined)
                    continue;
                if (!reader_schema_isFile(await this.#source.entryAt(side, target.path)))
                    return notThere(path, reference, target.path, side);
                const known = addresses.get(target.path);
                if (known === undefined)
                    open.push(target.path);
                addresses.set(target.path, (known ?? new Set()).add(target.address));
            }
        }
        const list = [...files].map(([path, { bytes }]) => {
            return { path, bytes, addresses: [...(addresses.get(path) ?? [])] };
        });
        const key = [...files].map(([path, { oid }]) => `${oid} ${path}`).join('\n');
        return { source: { key, files: list }, paths: [...files.keys()] };
    }
    async #readFile(path, side) {
        const { oid } = (this.files[side].get(path) ?? (await this.#source.entryAt(side, path)));
        await this.#source.ensureObjects([oid]);
        const info = await this.#source.repository.objects.info(oid);
        if (info !== undefined && info.size > MAX_SCHEMA_BYTES) {
            return { why: `${(0,quoting/* showPath */.P8)(path)} is larger than ${MAX_SCHEMA_BYTES} bytes` };
        }
        const bytes = await this.#source.repository.objects.read(oid);
        const root = await (0,check_schema.readSchemaFile)(path, bytes);
        return typeof root === 'string' ? { why: root } : { bytes, oid, root };
    }
}
function notThere(from, { text, line }, target, side) {
    return {
        why: `${(0,quoting/* showPath */.P8)(from)}, line ${line}, refers to ${(0,quoting/* showText */.h$)(text, 80)}; expected ${(0,quoting/* showPath */.P8)(target)} on ${side}, which is not there`,
    };
}

;// CONCATENATED MODULE: ./lib/gates/schema.js



/** Whether each changed fixture still is what its schema on base says (requirements D1, D2, D4). */
const schema = {
    id: 'schema',
    read: async (source) => ({ schema: await readSchemas(source) }),
    evaluate({ facts }) {
        const checks = facts.schema?.checks ?? [];
        const shown = checks.filter((check) => check.verdicts.length > 0 || schema_missingSeverity(check) !== undefined);
        const problems = [...shown.flatMap(schema_problemsOf), ...editedSchemas(shown), ...schemaNotes(shown)];
        return { id: 'schema', outcome: schema_outcomeOf(shown), summary: schema_summarize(shown), problems };
    },
};
/** A violation and a missing schema are told apart: the one is a wrong fixture, the other nobody's word about it (D4). */
function schema_outcomeOf(checks) {
    if (checks.length === 0)
        return 'not-configured';
    const verdicts = checks.flatMap(({ verdicts: all }) => all);
    if (verdicts.some(violates))
        return 'fail';
    return verdicts.some(isUnusable) || checks.some((check) => schema_missingSeverity(check) !== undefined)
        ? 'missing-artifact'
        : 'pass';
}
function violates({ answer }) {
    return 'failure' in answer || (answer.kind === 'judged' && answer.count > 0);
}
function isUnusable({ answer }) {
    return 'kind' in answer && answer.kind === 'unusable';
}
/** Undefined where it is fine that there is none. A schema that the policy names and that is not there is never silent. */
function schema_missingSeverity({ missing, mode }) {
    if (missing === undefined)
        return undefined;
    if (mode === 'ignore')
        return missing.named ? 'notice' : undefined;
    return mode === 'block' ? 'error' : 'warning';
}
function schema_problemsOf(check) {
    return [...schema_missingProblem(check), ...check.verdicts.flatMap((verdict) => schema_verdictProblems(check.path, verdict))];
}
function schema_missingProblem(check) {
    const severity = schema_missingSeverity(check);
    if (severity === undefined || check.missing === undefined)
        return [];
    return [
        {
            code: 'FG402',
            gate: 'schema',
            severity,
            path: check.path,
            message: `expected the schema ${(0,quoting/* showPath */.P8)(check.missing.expected)} on base; it is missing`,
            fix: 'Add the schema in a pull request of its own, then change the fixture. Or allow it to be absent: missing-artifacts: ignore.',
        },
    ];
}
function schema_verdictProblems(path, { schema: source, answer }) {
    const named = `(${(0,quoting/* showPath */.P8)(source.path)}${source.side === 'head' ? ', which this pull request brings' : ''})`;
    const fix = source.side === 'head'
        ? 'Correct the fixture or the schema: both are new here.'
        : 'Correct the fixture. If the schema is wrong, change it first, in a pull request of its own.';
    const problem = (message, line = 0) => ({
        code: 'FG401',
        gate: 'schema',
        severity: 'error',
        path,
        ...(line > 0 ? { line } : {}),
        message: `${message} ${named}`,
        fix,
    });
    if ('failure' in answer)
        return [problem(`could not be held against its schema: ${(0,found_values/* plainText */.wh)(answer.failure)}`)];
    if (answer.kind === 'unusable') {
        return [
            {
                code: 'FG402',
                gate: 'schema',
                severity: 'error',
                path,
                message: `the schema cannot be used: ${answer.why} ${named}`,
                fix: 'Mend the schema in a pull request of its own; until then nothing says how this fixture must look.',
            },
        ];
    }
    const shown = answer.violations.map(({ message, line }) => problem(message, line));
    const more = answer.count - answer.violations.length;
    if (answer.atLeast)
        shown.push(problem('the fixture is large, so the check ended at its first violation'));
    else if (more > 0)
        shown.push(problem(`${more} more ${more === 1 ? 'violation' : 'violations'} of ${answer.count}`));
    return shown;
}
/** FG403, once for each file of a schema. */
function editedSchemas(checks) {
    const fixtures = new Map();
    for (const { path, verdicts } of checks) {
        for (const { schema: source } of verdicts) {
            for (const file of source.side === 'head' ? [source.path] : source.edited) {
                const known = fixtures.get(file) ?? { side: source.side, paths: new Set() };
                fixtures.set(file, known);
                known.paths.add(path);
            }
        }
    }
    return [...fixtures].map(([file, { side, paths }]) => {
        const [first = ''] = paths;
        const together = `with ${(0,quoting/* showPath */.P8)(first)}${paths.size > 1 ? ` and ${paths.size - 1} more that it judges` : ''}`;
        return {
            code: 'FG403',
            gate: 'schema',
            severity: 'warning',
            path: file,
            message: side === 'base'
                ? `changed here, ${together}; base's version was used`
                : `comes with this pull request, ${together}; base has none, so it was used beside what base asks for`,
            fix: 'Nothing, if the fixture fits both. Otherwise merge the schema first, in a pull request of its own.',
        };
    });
}
/** What of a schema checks nothing, once for each schema. */
function schemaNotes(checks) {
    const notes = new Map();
    for (const { verdicts } of checks) {
        for (const { schema: source, answer } of verdicts) {
            if (!('kind' in answer) || answer.kind !== 'judged')
                continue;
            for (const note of answer.notes) {
                notes.set(`${source.path} ${note}`, {
                    code: 'FG402',
                    gate: 'schema',
                    severity: 'notice',
                    path: source.path,
                    message: `a rule is missing, as the schema has what checks nothing: ${(0,found_values/* plainText */.wh)(note)}`,
                    fix: 'Correct its spelling, or take it out.',
                });
            }
        }
    }
    return [...notes.values()];
}
function schema_summarize(checks) {
    if (checks.length === 0)
        return '';
    const broken = checks.filter(({ verdicts }) => verdicts.some(violates)).length;
    const unusable = checks.filter(({ verdicts }) => verdicts.some(isUnusable)).length;
    const missing = checks.filter((check) => schema_missingSeverity(check) !== undefined).length;
    const fits = checks.filter(({ verdicts }) => verdicts.length > 0 && !verdicts.some((one) => violates(one) || isUnusable(one))).length;
    return [
        fits > 0 ? `${fits} ${fits === 1 ? 'fits its schema' : 'fit their schemas'}` : '',
        broken > 0 ? `${broken} ${broken === 1 ? 'violates its schema' : 'violate their schemas'}` : '',
        unusable > 0 ? `${unusable} with a schema that cannot be used` : '',
        missing > 0 ? `${missing} without a schema on base` : '',
    ]
        .filter((part) => part !== '')
        .join(', ');
}

// EXTERNAL MODULE: ./lib/gates/seal-custody.js
var seal_custody = __webpack_require__(91385);
// EXTERNAL MODULE: ./lib/gates/seal-ledger.js
var seal_ledger = __webpack_require__(37389);
// EXTERNAL MODULE: ./lib/gates/seal-manifest.js
var seal_manifest = __webpack_require__(12569);
// EXTERNAL MODULE: ./lib/review/persons.js
var persons = __webpack_require__(9870);
// EXTERNAL MODULE: ./lib/gates/seal-words.js
var seal_words = __webpack_require__(17979);
;// CONCATENATED MODULE: ./lib/gates/seal-people.js





/** Requirement K3, FG215: of all entries that moved here, those whose seal and fixture have a writer in common. */
function selfSealProblems(facts, sealing) {
    const ledgers = new Set(facts.ledgers.map(({ file }) => file));
    return [...movedEntries(facts)].flatMap(([file, fixtures]) => [...fixtures].flatMap((fixture) => {
        const own = sealing(file, fixture);
        return own === undefined ? [] : [selfSealProblem(file, fixture, own, ledgers.has(file) ? 'ledger' : 'manifest')];
    }));
}
function selfSealProblem(file, fixture, own, kind) {
    const { commit, fixtureCommit, person } = own;
    return (0,seal_words/* sealProblem */.Z7)('FG215', `${(0,quoting/* showPath */.P8)(fixture)} was changed in ${(0,mending/* shortSha */.Fu)(fixtureCommit)} and sealed in ${(0,mending/* shortSha */.Fu)(commit)} (${(0,quoting/* showPath */.P8)(file)}), both by ${(0,quoting/* showText */.h$)((0,persons/* showPerson */.zd)(person))}; the policy asks for two people`, {
        path: fixture,
        commit,
        fix: `Take the entry out of your commits; somebody else looks at the fixture and commits the entry that "fixture-gate ${kind} propose" prints.`,
    });
}
/** By manifest or ledger: the fixtures whose entry is new there, or another one than on base. */
function movedEntries({ base, head, ledgers }) {
    const moved = new Map();
    const note = (file, path) => {
        const paths = moved.get(file) ?? new Set();
        moved.set(file, paths.add(path));
    };
    const known = new Set((0,seal_manifest/* entriesOf */.Mc)(base).map(seal_manifest/* entryKey */.k2));
    for (const entry of (0,seal_manifest/* entriesOf */.Mc)(head))
        if (!known.has((0,seal_manifest/* entryKey */.k2)(entry)))
            note(entry.file, entry.path);
    for (const ledger of ledgers) {
        const before = new Map(ledger.base?.entries.map(({ path, sha256 }) => [path, sha256]));
        for (const { path, sha256 } of ledger.head?.entries ?? []) {
            if (before.get(path) !== sha256)
                note(ledger.file, path);
        }
    }
    return moved;
}

;// CONCATENATED MODULE: ./lib/gates/seal.js





/** Whether every sealed fixture has the bytes that its seal says, and whether seals and fixtures moved together. */
const seal = {
    id: 'seal',
    async read(source) {
        // Not loaded with the gates: most repositories have neither a manifest nor a ledger.
        const facts = await (await __webpack_require__.e(/* import() */ 2311).then(__webpack_require__.bind(__webpack_require__, 52311))).readSeal(source);
        return facts === undefined ? {} : { seal: facts };
    },
    evaluate(input) {
        const { seal: facts } = input.facts;
        if (facts === undefined)
            return { id: 'seal', outcome: 'not-configured', summary: '', problems: [] };
        return judge(facts, input);
    },
};
function judge(facts, input) {
    // What is sealed has a writer that counts, whether or not a pattern calls it a fixture.
    const sealed = sealedPaths(facts);
    const isSealed = (path) => sealed.has(path) || input.isFixture(path);
    const people = input.policy.separation.differentAuthor
        ? selfSealProblems(facts, (0,separation/* selfSealing */.yj)(input.commits, input.policy, isSealed))
        : [];
    const problems = [
        ...(0,seal_manifest/* manifestProblems */.c9)(facts),
        ...(0,seal_custody/* custodyProblems */.u)(facts, movedPaths(input.review)),
        ...(0,seal_manifest/* completenessProblems */.N6)(facts, input.policy.manifest),
        ...(0,seal_ledger/* ledgerProblems */.E)(facts),
        ...people,
    ];
    const failed = problems.some(({ severity }) => severity === 'error');
    return { id: 'seal', outcome: failed ? 'fail' : 'pass', summary: seal_summarize(facts, problems), problems };
}
function sealedPaths({ base, head, ledgers }) {
    const entries = [...(0,seal_manifest/* entriesOf */.Mc)(base), ...(0,seal_manifest/* entriesOf */.Mc)(head), ...ledgers.flatMap((one) => one.head?.entries ?? [])];
    return new Set(entries.map(({ path }) => path));
}
function movedPaths({ findings }) {
    return new Map(findings.flatMap(({ path, movedTo }) => (movedTo === undefined ? [] : [[path, movedTo]])));
}
function seal_summarize(facts, problems) {
    const entries = facts.head.manifests.reduce((sum, one) => sum + one.entries.length, 0);
    const sealed = facts.ledgers.reduce((sum, { head }) => sum + (head?.entries.length ?? 0), 0);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const parts = [
        ...(facts.head.manifests.length > 0 ? [`${(0,seal_manifest/* standing */.JA)(facts)} of ${entries} manifest entries hold`] : []),
        ...(facts.ledgers.length > 0 ? [`${sealed} ledger ${sealed === 1 ? 'entry' : 'entries'}`] : []),
        ...(errors > 0 ? [`${errors} ${errors === 1 ? 'failure' : 'failures'}`] : []),
        ...(0,seal_manifest/* forgivenOn */.od)(facts),
    ];
    return parts.length === 0 ? 'no seal on head' : parts.join('; ');
}

;// CONCATENATED MODULE: ./lib/gates/shape.js

/**
 * Refuses fixtures that stopped saying anything: no longer readable (FG302), emptied out (FG301), or with a value that
 * base's bounds rule out (FG303).
 */
const shape = {
    id: 'shape',
    async read(source) {
        const facts = await (await __webpack_require__.e(/* import() */ 8985).then(__webpack_require__.bind(__webpack_require__, 68985))).readShape(source);
        return facts === undefined ? {} : { shape: facts };
    },
    evaluate({ review, policy, facts }) {
        const problems = [
            ...review.findings.flatMap((finding) => [...lostParse(finding), ...hollow(finding, policy.shape.hollow)]),
            ...(facts.shape === undefined ? [] : outOfBounds(facts.shape)),
        ];
        const failed = problems.some(({ severity }) => severity === 'error');
        const looked = review.findings.length;
        const bounded = facts.shape?.checked.length ?? 0;
        const hit = new Set(problems.map(({ path }) => path)).size;
        return {
            id: 'shape',
            outcome: failed ? 'fail' : 'pass',
            summary: `${problems.length === 0 ? `${looked} looked at` : `${hit} of ${looked} to look at`}${bounded === 0 ? '' : `, ${bounded} with declared bounds`}`,
            problems,
        };
    },
};
function outOfBounds({ checked, broken }) {
    const problem = (path, message, details) => ({
        code: 'FG303',
        gate: 'shape',
        severity: 'error',
        path,
        message,
        ...details,
    });
    const ownPullRequest = 'Correct the value. If the bound is wrong, change it first, in a pull request of its own: those of the base branch count.';
    return [
        ...broken.flatMap(({ path, file }) => file.faults.map(({ line, message }) => problem(path, `a bound for this fixture cannot be obeyed (${(0,quoting/* showPath */.P8)(file.path)}:${line} on base): ${message}`, {
            fix: 'Mend the property file first, in a pull request of its own: the one of the base branch counts.',
        }))),
        ...checked.flatMap(({ path, files, reading }) => {
            if (reading.unread !== undefined) {
                const names = files.map(quoting/* showPath */.P8).join(', ');
                return [
                    problem(path, `the bounds in ${names} could not be checked: ${reading.unread}`, {
                        fix: 'Mend the fixture, or declare no bounds for it.',
                    }),
                ];
            }
            const { violations, total, idle } = reading;
            const rest = total - violations.length;
            return [
                ...violations.map(({ bound, at, line, message }) => problem(path, `${at}: ${message} (${(0,quoting/* showPath */.P8)(bound.file)}:${bound.line} on base)`, {
                    ...(line > 0 ? { line } : {}),
                    fix: ownPullRequest,
                })),
                ...(rest > 0 ? [problem(path, `${rest} further values are out of bounds`, { fix: ownPullRequest })] : []),
                ...idle.map((bound) => problem(path, `no value stands at ${bound.path}, for which ${(0,quoting/* showPath */.P8)(bound.file)}:${bound.line} declares bounds`, {
                    severity: 'warning',
                    fix: 'Look whether the value was renamed or removed: a bound on nothing protects nothing.',
                })),
            ];
        }),
    ];
}
function lostParse({ path, failures, base, head }) {
    const onHead = failures.find(({ side }) => side === 'head');
    if (onHead === undefined || head === null)
        return [];
    const alsoOnBase = base !== null && failures.some(({ side }) => side === 'base');
    const where = onHead.line > 0 ? ` (line ${onHead.line}, column ${onHead.column})` : '';
    return [
        {
            code: 'FG302',
            gate: 'shape',
            severity: alsoOnBase ? 'notice' : 'error',
            path,
            ...(onHead.line > 0 ? { line: onHead.line } : {}),
            message: alsoOnBase
                ? `does not parse as ${onHead.format}, as on base already: ${onHead.reason}${where}`
                : `expected ${onHead.format}; found something that does not parse: ${onHead.reason}${where}`,
            fix: alsoOnBase
                ? 'If the test wants a broken file, name its format in the policy, for instance format: text.'
                : `Mend the file at that place, or, if the test wants a broken file, name its format in the policy (format: text).`,
        },
    ];
}
function hollow(finding, mode) {
    const { path } = finding;
    const why = finding.hollow ?? shape_emptied(finding);
    if (why === undefined || mode === 'ignore')
        return [];
    return [
        {
            code: 'FG301',
            gate: 'shape',
            severity: mode === 'fail' ? 'error' : 'warning',
            path,
            message: `a fixture that says nothing judges nothing: ${why}`,
            fix: 'Put the data back. If it is meant, set shape: { hollow: warn } in the policy in a pull request of its own.',
        },
    ];
}
/** No byte is left: seen even where both sides read in another format, so that nothing compared their content. */
function shape_emptied({ base, head, failures }) {
    if (base === null || head === null || base.size === 0 || head.size > 0)
        return undefined;
    // Where no byte is no text of the format, FG302 has said it.
    if (failures.some(({ side }) => side === 'head'))
        return undefined;
    return base.mode.startsWith('100') && head.mode.startsWith('100') ? `emptied (${base.size} bytes -> 0)` : undefined;
}

;// CONCATENATED MODULE: ./lib/gates/index.js









/** Every gate that is built, in the order in which gates are reported. */
const gates = [records, seal, shape, schema, properties, freeze, quarantine, policy];
/** Policy keys that ask for a gate, and whether one is asked for by a key of a single fixture rule. */
const CONFIGURED_BY = {
    freeze: ['freeze', 'fixtures[].tests'],
    quarantine: ['quarantine', 'lanes', 'four-way'],
};
/**
 * One row for each gate, always all of them, in their fixed order (requirement K9): a gate reads, then judges, then comes the
 * next. What a policy asks for and nothing here does is said, never half obeyed.
 */
async function runGates(input, source) {
    const results = [];
    let facts = {};
    for (const id of problems/* GATE_IDS */.$) {
        const gate = gates.find((one) => one.id === id);
        if (gate?.read !== undefined)
            facts = { ...facts, ...(await gate.read(source, results)) };
        results.push(gate?.evaluate({ ...input, facts }) ?? absent(id, input.policy));
    }
    return results;
}
function absent(id, { configured }) {
    const asked = (CONFIGURED_BY[id] ?? []).filter((key) => configured.includes(key));
    if (asked.length === 0)
        return { id, outcome: 'not-configured', summary: '', problems: [] };
    return {
        id,
        outcome: 'not-run',
        summary: `this version does not have it; the policy asks for it (${asked.join(', ')})`,
        problems: [],
    };
}

;// CONCATENATED MODULE: ./lib/comparison/account.js

/** Contents of one fixture's revisions that are held at a time. */
const MAX_ACCOUNT_BYTES = 33_554_432;
/**
 * Every revision since the anchor compared with the anchor, head last. Undefined where base itself is the anchor, so that
 * there is nothing to add up, and where the contents are too large to hold.
 *
 * `revisions` as `judgeWithAnchor` takes them.
 */
async function accountOf(job, revisions) {
    const chain = await chainSinceAnchor(job, revisions);
    const [anchor, ...since] = chain ?? [];
    if (anchor === undefined || since.length === 0)
        return undefined;
    const points = [];
    for (const revision of since)
        points.push(await pointOf(job, anchor, revision, revision.commit));
    points.push(await pointOf(job, anchor, { ...job.head, commit: '' }, null));
    return { anchor: anchor.commit, points };
}
/** Oldest first, the anchor in front. */
async function chainSinceAnchor(job, revisions) {
    const chain = [];
    let bytes = 0;
    for await (const revision of revisions) {
        const newer = chain[0];
        if (newer !== undefined && (await compareRevisions(job, revision, newer)).class !== 'TOLERANCE_DRIFT')
            return chain;
        bytes += revision.bytes.length;
        if (bytes > MAX_ACCOUNT_BYTES)
            return undefined;
        chain.unshift(revision);
        if (chain.length >= MAX_ANCHOR_REVISIONS)
            break;
    }
    return chain;
}
async function pointOf(job, anchor, revision, commit) {
    const { class: pointClass, changes } = await compareRevisions(job, anchor, revision);
    return { commit, class: pointClass, moves: changes.filter(({ limit }) => limit !== undefined) };
}

// EXTERNAL MODULE: ./lib/comparison/illustrations.js
var illustrations = __webpack_require__(84802);
;// CONCATENATED MODULE: ./lib/illustrate.js






const IMAGE_FORMATS = new Set(['bmp', 'gif', 'jpeg', 'png', 'tiff', 'webp']);
/** Larger files are compared, but not drawn. */
const illustrate_MAX_FILE_BYTES = 67_108_864;
const illustrate_SUBMODULE_MODE = '160000';
/**
 * Draws what only a page can show. `findings` worst first, so that what is left out is the least of it. An object that
 * is not here, or an image that cannot be drawn, costs its picture and nothing else: the verdict stands already.
 */
async function illustrate(repository, subject, findings, ensureHistory) {
    const changes = new Map(subject.trees.changes.map((change) => [change.path, change]));
    const known = findings.flatMap((finding) => {
        const change = changes.get(finding.path);
        return change === undefined ? [] : [{ finding, change }];
    });
    const drawn = await drawAll(repository, subject, known);
    const accounted = await accountAll(repository, subject, known, ensureHistory);
    return { ...drawn, ...accounted };
}
async function drawAll(repository, subject, known) {
    const images = known.filter(({ finding }) => IMAGE_FORMATS.has(finding.format));
    const pictures = new Map();
    if (images.length === 0)
        return { pictures, picturesLeftOut: 0 };
    const judge = (0,lib_judge.createJudge)();
    let characters = 0;
    let leftOut = Math.max(0, images.length - illustrations/* MAX_PICTURED */.M5);
    try {
        for (const { change } of images.slice(0, illustrations/* MAX_PICTURED */.M5)) {
            const job = await pictureJob(repository, subject, change);
            const drawn = characters >= illustrations/* MAX_PICTURE_CHARACTERS */.dS ? undefined : await judge.picture(job);
            const size = [drawn?.base, drawn?.head, drawn?.difference].reduce((sum, one) => sum + (one?.png.length ?? 0), 0);
            if (drawn === undefined || characters + size > illustrations/* MAX_PICTURE_CHARACTERS */.dS) {
                leftOut += 1;
                continue;
            }
            characters += size;
            pictures.set(change.path, drawn);
        }
    }
    finally {
        await judge.close();
    }
    return { pictures, picturesLeftOut: leftOut };
}
async function pictureJob(repository, { policies, rulesFor }, { path, base, head }) {
    const { tolerance, limits } = policies.effective;
    const sides = { base: await illustrate_sideOf(repository, base), head: await illustrate_sideOf(repository, head) };
    return { path, ...sides, rule: rulesFor(path)[0], tolerance, limits };
}
async function illustrate_sideOf({ objects }, entry) {
    if (entry === null || entry.mode === illustrate_SUBMODULE_MODE)
        return null;
    const object = await objects.find(entry.oid, { maxBytes: illustrate_MAX_FILE_BYTES });
    return object.kind === 'content' ? { bytes: object.content, mode: entry.mode } : null;
}
async function accountAll(repository, subject, known, ensureHistory) {
    const drifting = known.filter(({ finding }) => isCumulative(finding.notes));
    const accounts = new Map();
    if (drifting.length === 0)
        return { accounts, accountsLeftOut: 0 };
    const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
    const shown = drifting.slice(0, illustrations/* MAX_ACCOUNTS */.KV);
    const paths = shown.map(({ change }) => change.path);
    const history = await listHistory(whole, subject.range.mergeBase, paths, MAX_REVISIONS);
    for (const { change } of shown) {
        const past = history.get(change.path)?.revisions ?? [];
        const account = await accountFor(whole, subject, change, past);
        if (account !== undefined)
            accounts.set(change.path, account);
    }
    return { accounts, accountsLeftOut: drifting.length - accounts.size };
}
async function accountFor(repository, { policies, rulesFor }, { path, base: baseEntry, head: headEntry }, past) {
    const base = await illustrate_sideOf(repository, baseEntry);
    const head = await illustrate_sideOf(repository, headEntry);
    if (base === null || head === null)
        return undefined;
    async function* revisions() {
        for (const { commit, entry } of past) {
            const side = await illustrate_sideOf(repository, entry);
            if (side === null)
                return;
            yield { ...side, commit };
        }
    }
    return accountOf((0,finding_of/* jobFor */.vw)(path, base, head, rulesFor(path)[0], policies.effective), revisions());
}

// EXTERNAL MODULE: ./lib/inputs/message-file.js
var message_file = __webpack_require__(36449);
// EXTERNAL MODULE: ./lib/revisions/objects.js + 2 modules
var objects = __webpack_require__(8897);
;// CONCATENATED MODULE: ./lib/revisions/worktrees.js






const GITLINK_MODE = '160000';
/** Characters that Windows reads as a folder, a drive or a stream, and never allows in a name. */
const UNSAFE_ON_WINDOWS = /[\\:*?"<>|\x00-\x1f]|[. ]$/;
/** Devices, whatever ending follows: opened there, such a name swallows what is written (Win32, "Naming Files"). */
const DEVICE_ON_WINDOWS = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$) *(?:\.|$)/i;
/** A larger blob goes to disk in pieces. */
const MAX_BYTES_AT_ONCE = 8 * 1024 * 1024;
let madeSoFar = 0;
/**
 * Makes two detached worktrees in the run's private folder, fills them with the blobs asked for and nothing else, and
 * lends them to `use`. They are worktrees of the private view, so the user's repository, index, configuration and list
 * of worktrees are untouched, and they go with the folder, however the run ends. Git checks nothing out: the blobs are
 * written here by id, so no filter, hook, attribute or link has a part in it. A symbolic link becomes a text file that
 * holds its target.
 */
async function withWorktrees(repository, base, head, fill, use) {
    const parent = (0,external_node_path_.join)(repository.folder.path, `worktrees-${++madeSoFar}`);
    await (0,promises_.mkdir)(parent, { mode: 0o700 });
    try {
        const baseTree = await addWorktree(repository, (0,external_node_path_.join)(parent, 'base'), base, fill.base);
        const headTree = await addWorktree(repository, (0,external_node_path_.join)(parent, 'head'), head, fill.head);
        return await use(baseTree, headTree);
    }
    finally {
        await (0,promises_.rm)(parent, { recursive: true, force: true, maxRetries: 3 });
        await (0,git/* runGit */.EO)(repository.view, ['worktree', 'prune', '--expire=now']);
    }
}
async function addWorktree(repository, root, sha, entries) {
    await (0,git/* runGit */.EO)(repository.view, ['worktree', 'add', '--quiet', '--detach', '--no-checkout', root, sha]);
    const refused = [];
    const sound = [];
    for (const entry of entries) {
        const reason = pathProblem(entry);
        if (reason)
            refused.push({ path: entry.path, reason });
        else
            sound.push(entry);
    }
    const folders = new Set();
    const ids = sound.map(({ oid }) => oid);
    let index = 0;
    for await (const object of repository.objects.readMany(ids, { maxBytes: MAX_BYTES_AT_ONCE })) {
        const entry = sound[index++];
        if (object.kind === 'missing')
            throw (0,objects/* objectMissing */.W)(entry.oid);
        const content = object.kind === 'content' ? object.content : undefined;
        const reason = await writeEntry(repository, root, entry, content, folders);
        if (reason)
            refused.push({ path: entry.path, reason });
    }
    return { root, refused };
}
/** Why an entry cannot be written on a system of this kind. Exported for tests. */
function pathProblem({ path, mode }, platform = process.platform) {
    if (mode === GITLINK_MODE)
        return 'a submodule is a commit, not a file';
    for (const name of path.split('/')) {
        if ((0,trees/* isForbiddenName */.VI)(name))
            return `${JSON.stringify(name)} is no name for a file or folder`;
        if (platform === 'win32' && (UNSAFE_ON_WINDOWS.test(name) || DEVICE_ON_WINDOWS.test(name))) {
            return `Windows cannot have a file named ${JSON.stringify(name)}`;
        }
    }
    return undefined;
}
/**
 * Creates the file anew: `wx` fails where something stands, be it a duplicate or a name that this file system takes for
 * the same (letter case, normal form). Nothing in the worktree is a link, so no path can lead out of it.
 */
async function writeEntry({ objects }, root, entry, content, folders) {
    let handle;
    try {
        const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1);
        if (!folders.has(folder))
            await (0,promises_.mkdir)(onDisk(root, folder), { recursive: true });
        folders.add(folder);
        handle = await (0,promises_.open)(onDisk(root, entry.path), 'wx', entry.mode === '100755' ? 0o755 : 0o644);
    }
    catch (error) {
        const reason = refusal(error);
        if (reason)
            return reason;
        throw error;
    }
    try {
        if (content)
            await handle.writeFile(content);
        else
            await objects.stream(entry.oid, (chunk) => writeWhole(handle, chunk));
    }
    finally {
        await handle.close();
    }
    return undefined;
}
async function writeWhole(handle, chunk) {
    for (let at = 0; at < chunk.length;)
        at += (await handle.write(chunk, at)).bytesWritten;
}
/** What the file system said about the name itself. A full disk or a missing right is another matter, and is thrown. */
function refusal(error) {
    switch (error.code) {
        case 'EEXIST':
        case 'EISDIR':
        case 'ENOTDIR':
            return 'another path of this side stands in its place on this file system';
        case 'ENAMETOOLONG':
            return 'the name is too long for this file system';
        case 'EILSEQ':
        case 'EINVAL':
            return 'this file system cannot have such a name';
        default:
            return undefined;
    }
}
function onDisk(root, path) {
    return Buffer.concat([Buffer.from(`${root}/`), (0,revisions_paths/* encodePath */.O)(path)]);
}

;// CONCATENATED MODULE: ./lib/kept-files.js




const kept_files_SUBMODULE_MODE = '160000';
/** What two worktrees need to hold the changed fixtures and nothing else. */
function fillPlan(fixtures) {
    const side = (which) => fixtures.flatMap(({ change }) => {
        const entry = change[which];
        return entry === null || entry.mode === kept_files_SUBMODULE_MODE ? [] : [{ path: change.path, ...entry }];
    });
    return { base: side('base'), head: side('head') };
}
/**
 * Leaves the changed fixtures of both sides in `folder`, as `base/` and `head/`, for a person's own tools.
 *
 * @throws {FixtureGateError} CANNOT_WRITE where the folder holds something, or cannot be made.
 */
async function keepFiles(repository, range, fixtures, folder) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        if ((await (0,promises_.readdir)(folder)).length > 0)
            throw Object.assign(new Error('not empty'), { code: 'ENOTEMPTY' });
    }
    catch (cause) {
        throw new errors/* FixtureGateError */.$('CANNOT_WRITE', `expected a new or empty folder at ${JSON.stringify(folder)}; found ${cause.code ?? 'something else'}`, 'name a folder that does not exist yet', { cause });
    }
    await withWorktrees(repository, range.mergeBase, range.head.sha, fillPlan(fixtures), async (base, head) => {
        // Not the worktree's own `.git` file: it names a repository that is gone after the run.
        const ownFile = (root) => (source) => source !== (0,external_node_path_.join)(root, '.git');
        await (0,promises_.cp)(base.root, (0,external_node_path_.join)(folder, 'base'), { recursive: true, filter: ownFile(base.root) });
        await (0,promises_.cp)(head.root, (0,external_node_path_.join)(folder, 'head'), { recursive: true, filter: ownFile(head.root) });
    });
}

// EXTERNAL MODULE: ./lib/linked-fixtures.js
var linked_fixtures = __webpack_require__(72245);
// EXTERNAL MODULE: ./lib/open-request.js
var open_request = __webpack_require__(52951);
// EXTERNAL MODULE: ./lib/reporters/report.js
var reporters_report = __webpack_require__(11730);
// EXTERNAL MODULE: ./lib/review/check-message.js
var check_message = __webpack_require__(36842);
// EXTERNAL MODULE: ./lib/review/match.js + 3 modules
var review_match = __webpack_require__(95874);
// EXTERNAL MODULE: ./lib/revisions/links.js
var revisions_links = __webpack_require__(50031);
// EXTERNAL MODULE: ./lib/revisions/ranges.js
var ranges = __webpack_require__(5942);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/revisions/renames.js

/** docs/classes.md section 1: half or more of the lines in common. */
const MIN_SIMILARITY = 0.5;
/*
 * The limits below only lose links, never findings: REMOVED and ADDED are reported all the same.
 */
/** Files larger than this are linked by equal blob alone. */
const renames_MAX_FILE_BYTES = 2 * 1024 * 1024;
/** Files looked into on each side, beyond equal blobs. */
const MAX_FILES_A_SIDE = 5_000;
/** Bytes looked into altogether. */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;
/** A line that more removed files than this have (`{`, a blank one) says nothing about where a file came from. */
const MAX_FILES_A_LINE = 32;
/** Candidates compared line by line for each added file. */
const MAX_CANDIDATES = 12;
/**
 * Links removed fixtures with added files, one to one: by equal blob first, then by lines in common, best match first,
 * ties by path. The added file may be no fixture (one that moved out of every pattern); the removed one always is.
 * Submodules are never linked, symbolic links by equal target alone.
 */
async function pairRenames(objects, changes, isFixture) {
    const removed = changes.filter(({ path, base, head }) => base && !head && base.mode !== '160000' && isFixture(path));
    const added = changes.filter(({ base, head }) => head && !base && head.mode !== '160000');
    const pairs = pairEqualBlobs(removed, added);
    const taken = new Set(pairs.flatMap(({ from, to }) => [`- ${from}`, `+ ${to}`]));
    const budget = { bytes: MAX_TOTAL_BYTES };
    const removedLeft = removed.filter(({ path, base }) => isRegular(base) && !taken.has(`- ${path}`));
    const addedLeft = added.filter(({ path, head }) => isRegular(head) && !taken.has(`+ ${path}`));
    if (removedLeft.length === 0 || addedLeft.length === 0)
        return pairs;
    const from = await readLines(objects, removedLeft, 'base', budget);
    const to = await readLines(objects, addedLeft, 'head', budget);
    return [...pairs, ...pairSimilar(from, to)];
}
function pairEqualBlobs(removed, added) {
    const key = (entry) => `${isRegular(entry) ? 'file' : entry?.mode} ${entry?.oid}`;
    const waiting = new Map();
    for (const { path, base } of [...removed].sort(byPath).reverse()) {
        const list = waiting.get(key(base));
        if (list)
            list.push(path);
        else
            waiting.set(key(base), [path]);
    }
    const pairs = [];
    for (const { path, head } of [...added].sort(byPath)) {
        const from = waiting.get(key(head))?.pop();
        if (from !== undefined)
            pairs.push({ from, to: path, similarity: 1 });
    }
    return pairs;
}
/** Greedy over all promising pairs, so that the best match anywhere is made first. */
function pairSimilar(removed, added) {
    const filesOfLine = indexLines(removed);
    const byName = indexNames(removed);
    const candidates = [];
    for (const file of added) {
        for (const other of promising(file, removed, filesOfLine, byName)) {
            const similarity = similarityOf(other, file);
            if (similarity >= MIN_SIMILARITY)
                candidates.push({ from: other.path, to: file.path, similarity });
        }
    }
    candidates.sort((a, b) => b.similarity - a.similarity || renames_compare(a.from, b.from) || renames_compare(a.to, b.to));
    const taken = new Set();
    return candidates.filter(({ from, to }) => {
        if (taken.has(`- ${from}`) || taken.has(`+ ${to}`))
            return false;
        taken.add(`- ${from}`).add(`+ ${to}`);
        return true;
    });
}
/** Numbers of the removed files that have a line, for lines that few of them have. */
function indexLines(files) {
    const index = new Map();
    for (const [number, file] of files.entries()) {
        for (const line of file.lines.keys()) {
            const list = index.get(line);
            if (!list)
                index.set(line, [number]);
            // One more than allowed marks the line as common, and the list grows no further.
            else if (list.length <= MAX_FILES_A_LINE)
                list.push(number);
        }
    }
    return index;
}
function indexNames(files) {
    const index = new Map();
    for (const [number, { path }] of files.entries()) {
        const list = index.get(nameOf(path));
        if (!list)
            index.set(nameOf(path), [number]);
        else if (list.length < MAX_CANDIDATES)
            list.push(number);
    }
    return index;
}
function promising(file, removed, filesOfLine, byName) {
    const shared = new Map();
    for (const line of file.lines.keys()) {
        const holders = filesOfLine.get(line) ?? [];
        if (holders.length > MAX_FILES_A_LINE)
            continue;
        for (const number of holders)
            shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    const best = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_CANDIDATES);
    // A folder of near copies moves: all lines are common ones, but the names tell.
    const numbers = new Set([...best.map(([number]) => number), ...(byName.get(nameOf(file.path)) ?? [])]);
    return [...numbers].map((number) => removed[number]);
}
/** Of the larger file's lines, so that a short file is not found again in every long one. */
function similarityOf(a, b) {
    const larger = Math.max(a.lineCount, b.lineCount);
    if (larger === 0 || Math.min(a.lineCount, b.lineCount) < larger * MIN_SIMILARITY)
        return 0;
    let common = 0;
    for (const [line, count] of a.lines)
        common += Math.min(count, b.lines.get(line) ?? 0);
    return common / larger;
}
async function readLines(objects, changes, side, budget) {
    const chosen = [...changes].sort(byPath).slice(0, MAX_FILES_A_SIDE);
    const files = [];
    let index = 0;
    const ids = chosen.map((change) => change[side].oid);
    for await (const blob of objects.readMany(ids, { maxBytes: renames_MAX_FILE_BYTES })) {
        const { path } = chosen[index++];
        if (blob.kind !== 'content' || blob.size > budget.bytes)
            continue;
        budget.bytes -= blob.size;
        files.push({ path, ...countLines(blob.content) });
    }
    return files;
}
/** A line is what ends at LF, less a CR before it; nothing after the last LF is no line. */
function countLines(content) {
    const lines = new Map();
    let lineCount = 0;
    for (let start = 0; start < content.length;) {
        const feed = content.indexOf(0x0a, start);
        const end = feed === -1 ? content.length : feed;
        const key = lineKey(content.subarray(start, end > start && content[end - 1] === 0x0d ? end - 1 : end));
        lines.set(key, (lines.get(key) ?? 0) + 1);
        lineCount += 1;
        start = end + 1;
    }
    return { lines, lineCount };
}
/** The line itself where it is short, so that most cost no hash. */
function lineKey(line) {
    if (line.length <= 64)
        return line.toString('latin1');
    return `#${(0,external_node_crypto_.createHash)('sha1').update(line).digest('base64')}`;
}
function isRegular(entry) {
    return entry?.mode.startsWith('100') ?? false;
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function byPath(a, b) {
    return renames_compare(a.path, b.path);
}
function renames_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/shards.js
/** What a comparison costs beyond its bytes, in bytes: opening, classing and reporting one small fixture. */
const BYTES_PER_FIXTURE = 4_096;
/**
 * The part of the changed fixtures that one of several jobs compares. Every fixture is in exactly one shard, every job works that
 * out alone and alike, and the parts cost about the same: largest first, each to the shard with the least so far.
 */
async function ofShard(fixtures, { index, count }, objects) {
    const sizes = await sizesOf(fixtures, objects);
    const cost = ({ change }) => BYTES_PER_FIXTURE + (sizes.get(change.base?.oid ?? '') ?? 0) + (sizes.get(change.head?.oid ?? '') ?? 0);
    const ordered = fixtures
        .map((fixture) => ({ fixture, cost: cost(fixture) }))
        .sort((a, b) => b.cost - a.cost || (a.fixture.change.path < b.fixture.change.path ? -1 : 1));
    const totals = new Array(count).fill(0);
    const mine = new Set();
    for (const { fixture, cost: one } of ordered) {
        const least = totals.indexOf(Math.min(...totals));
        totals[least] += one;
        if (least === index)
            mine.add(fixture);
    }
    return fixtures.filter((fixture) => mine.has(fixture));
}
/** What a shard's report says beyond what every report does, so that several can be joined (shard-reports.ts). */
function shardFacts({ index, count }, policies, unusedRules) {
    return {
        index,
        count,
        unusedRules: [...unusedRules].map(([rule, unused]) => ({ ...shards_placeOf(rule, policies), unused })),
    };
}
function shards_placeOf(rule, { base, head }) {
    const onBase = base.fixtures.indexOf(rule);
    if (onBase >= 0)
        return { policy: 'base', index: onBase };
    return { policy: 'head', index: head?.fixtures.indexOf(rule) ?? -1 };
}
async function sizesOf(fixtures, objects) {
    const ids = new Set(fixtures
        .flatMap(({ change }) => [change.base, change.head])
        .flatMap((entry) => (entry && entry.mode !== '160000' ? [entry.oid] : [])));
    const sizes = new Map();
    for await (const object of objects.infoMany([...ids]))
        if (!('kind' in object))
            sizes.set(object.id, object.size);
    return sizes;
}

;// CONCATENATED MODULE: ./lib/stopwatch.js
function startStopwatch() {
    const laps = new Map();
    const start = performance.now();
    let last = start;
    return {
        lap(stage) {
            const now = performance.now();
            laps.set(stage, Math.round(now - last));
            last = now;
        },
        laps: () => ({ ...Object.fromEntries(laps), total: Math.round(performance.now() - start) }),
    };
}

;// CONCATENATED MODULE: ./lib/gate.js

























const gate_SUBMODULE_MODE = '160000';
const SYMLINK_MODE = '120000';
const SILENT = { stage: () => undefined, fixtures: () => undefined };
/**
 * The gate on a repository that is there.
 *
 * @param opening  The repository that the request names, where somebody has begun to open it (`openRequested`).
 * @throws {FixtureGateError} for whatever keeps it from evaluating; never a verdict in its place.
 */
async function gate(request, progress = SILENT, opening = (0,open_request/* openRequested */.z)(request)) {
    return (0,open_request/* withRepository */.B)(request, (repository) => gateIn(repository, request, progress), opening);
}
/** The pipeline, in the order the README tells it: first every read, then only values. */
async function gateIn(repository, request, progress = SILENT, supply) {
    // One for comparison and gates, so that a file which a worker has read is not read again.
    const judge = (0,lib_judge.createJudge)();
    try {
        return await reportOn(repository, request, progress, supply, judge);
    }
    finally {
        await judge.close();
    }
}
async function reportOn(repository, request, progress, supply, judge) {
    const watch = startStopwatch();
    const ensureObjects = supply?.ensureObjects;
    const inspection = await inspect(repository, request, progress, ensureObjects, watch, supply?.ensureHistory, judge);
    const { range, trees, commits, policies, findings, isFixture, requires } = inspection;
    const { effective: policy } = policies;
    const review = request.messageFile === undefined
        ? (0,review_match/* reviewChanges */.o)({
            ...{ findings, commits, policy, isFixture, requires, headKind: range.headKind },
            isThere: everThere(inspection),
            ...(await readEvidence(repository, inspection, request.pullRequest, supply)),
        })
        : (0,check_message/* checkMessage */.g)({
            message: (0,message_file/* readMessage */._)(request.messageFile),
            findings,
            changes: trees.changes,
            policy,
            isFixture,
            requires,
        });
    const counted = await commitCountProblems(repository, inspection, request.pullRequest);
    watch.lap('review');
    const judged = { ...review, problems: [...counted, ...review.problems] };
    const gates = await judgeByGates(repository, inspection, judged, request, ensureObjects, judge.work);
    watch.lap('gates');
    const report = (0,reporters_report.buildReport)({
        range,
        policy: policies.base,
        findings: review.findings,
        gates,
        ...(review.digest === undefined ? {} : { digest: review.digest }),
        ...(request.shard === undefined ? {} : { shard: shardFacts(request.shard, policies, inspection.unusedRules) }),
        stats: {
            commits: commits.length,
            changedPaths: trees.changes.length,
            fixtures: findings.length,
            suppressed: findings.reduce((sum, { suppressed }) => sum + suppressed, 0),
            patterns: (0,match/* patternMatches */.eJ)(policy, trees.changes.map(({ path }) => path)),
            milliseconds: watch.laps(),
        },
    });
    if (request.illustrate !== true)
        return report;
    return { ...report, illustrations: await illustrate(repository, inspection, report.findings, supply?.ensureHistory) };
}
/**
 * Reads both sides and gives every changed fixture its class. What judges is read at base, so that a pull request cannot
 * loosen the gate it must pass.
 */
async function inspect(repository, request, progress = SILENT, ensureObjects, watch = startStopwatch(), ensureHistory, judge) {
    progress.stage('Reading base and head');
    const { range, trees, onBase, commits: commitsRead, listing: listed } = await firstReads(repository, request);
    if (request.refuseEmpty === true && (0,ranges/* isEmptyRange */.$c)(range))
        throw emptyRange(range);
    await ensureObjects?.(firstNeeded(request, await onBase, trees.changes));
    const [policies, commits, listing] = await Promise.all([
        (0,judging_policy/* readPolicies */.h9)(request, repository, range, trees.changes),
        commitsRead,
        listed,
    ]);
    const pair = await (0,descriptor_sets/* withDescriptorSets */.p)(policies, {
        ...{ repository, base: range.base.sha, changes: trees.changes, ensureObjects },
    });
    const pointers = pointersIn([trees.changes, ...commits.map((commit) => commit.changes)]);
    const own = (path) => rulesFor(pair, path, pointers.has(path));
    const links = (0,revisions_links/* linksOf */.h)(listing);
    const linked = await (0,linked_fixtures/* readLinkedPaths */.I)({
        ...{ repository, onBase: links, changes: trees.changes, pointers, ensureObjects },
        rulesOf: (path, pointer) => rulesFor(pair, path, pointer),
    });
    const byBase = (path, pointer) => rulesFor({ base: pair.base, other: pair.base }, path, pointer);
    const linkedOnBase = await (0,linked_fixtures/* readLinkedPaths */.I)({
        ...{ repository, onBase: links, changes: [], pointers, ensureObjects },
        rulesOf: byBase,
    });
    const isFixtureOnBase = (path) => byBase(path, pointers.has(path)).length > 0 || linkedOnBase.rulesOf(path).length > 0;
    const rules = (path) => {
        const named = own(path);
        return named.length > 0 ? named : linked.rulesOf(path);
    };
    const isFixture = (path) => rules(path).length > 0;
    const allFixtures = changedFixtures(trees.changes, rules);
    await ensureObjects?.(allFixtures.flatMap(({ change }) => blobsOf(change)));
    const { shard } = request;
    const fixtures = shard === undefined ? allFixtures : await ofShard(allFixtures, shard, repository.objects);
    watch.lap('revisions');
    progress.stage(`Comparing ${fixtures.length} changed ${fixtures.length === 1 ? 'fixture' : 'fixtures'}`);
    const renames = await pairRenames(repository.objects, trees.changes, isFixture);
    const subject = { repository, base: range.mergeBase, fixtures, policy: policies.effective, renames };
    const { shardReports } = request;
    const compared = shardReports === undefined
        ? await classify({
            ...subject,
            progress: progress.fixtures,
            ...(ensureObjects ? { ensureObjects } : {}),
            ...(ensureHistory ? { ensureHistory } : {}),
            ...(judge ? { judge } : {}),
        })
        : (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7641), __webpack_require__.e(6550)]).then(__webpack_require__.bind(__webpack_require__, 87641))).findingsOfShards(shardReports, fixtures, range, policies);
    watch.lap('comparison');
    if (request.keepFiles !== undefined)
        await keepFiles(repository, range, fixtures, request.keepFiles);
    const requires = (path, classes) => (0,stricter/* requiredByAll */.Gg)(rules(path), classes);
    return {
        range,
        trees,
        listing,
        commits,
        policies,
        ...compared,
        isFixture,
        isFixtureOnBase,
        rulesFor: rules,
        requires,
    };
}
/** On either side, or in a commit between. */
function everThere({ listing, trees, commits }) {
    let moved;
    return (path) => {
        if (listing.at(path) !== undefined)
            return true;
        moved ??= new Set([trees.changes, ...commits.map(({ changes }) => changes)].flat().map((change) => change.path));
        return moved.has(path);
    };
}
async function judgeByGates(repository, inspection, review, request, ensureObjects, work) {
    const { testReports, workflow } = request;
    const source = (0,gate_source/* gateSource */.rk)(repository, inspection, {
        testReports,
        work,
        ...(workflow === undefined ? {} : { workflow }),
        ...(ensureObjects ? { ensureObjects } : {}),
    });
    return runGates(gateInput(inspection, review, request), source);
}
function gateInput(inspection, review, request) {
    const { range, trees, commits, policies, isFixture, unusedRules } = inspection;
    return {
        range,
        changes: trees.changes,
        treeProblems: trees.problems,
        commits,
        review,
        policy: policies.effective,
        policyEdit: (0,gate_source/* policyEditOf */.Sj)(policies),
        isFixture,
        unusedRules,
        hasMessage: request.messageFile !== undefined,
    };
}
function emptyRange({ base, head }) {
    return new errors/* FixtureGateError */.$('EMPTY_RANGE', `head ${head.sha.slice(0, 12)} brings nothing that base ${base.sha.slice(0, 12)} does not have: there is nothing to judge, and that is no pass`, 'push the commits that the pull request is about, or close it');
}
function rulesFor({ base, other }, path, pointer) {
    return (0,stricter/* judgingRules */.Kb)(base, other, path, pointer);
}
/** Paths at which some side has a link or a submodule. */
function pointersIn(lists) {
    const points = (entry) => entry?.mode === gate_SUBMODULE_MODE || entry?.mode === SYMLINK_MODE;
    const found = new Set();
    for (const changes of lists)
        for (const { path, base, head } of changes)
            if (points(base) || points(head))
                found.add(path);
    return found;
}
/** A path is protected if base's policy or head's says so; what is on one side only counts as well (T38). */
function changedFixtures(changes, rulesOf) {
    return changes.flatMap((change) => {
        const rules = rulesOf(change.path);
        return rules.length === 0 ? [] : [{ change, rules }];
    });
}


/***/ }),

/***/ 15491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G8: () => (/* binding */ viewPlaces),
/* harmony export */   Qq: () => (/* binding */ schemaPlaces),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   pd: () => (/* binding */ foldersOf)
/* harmony export */ });
/* unused harmony export foldersAbove */
/*
 * Where schemas and property files are looked for, where no policy names one: `schemas/` and `properties/` at the root of
 * the repository and in every folder on the way down to the fixture. All that are found apply, so that a new one can add
 * rules and never take the place of another (docs/adr/0131).
 */
/** The file name up to its first dot (requirement D2); a name that begins with a dot keeps it. */
function stemOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.indexOf('.', 1);
    return dot === -1 ? name : name.slice(0, dot);
}
/** `a/b/c.json` gives '', `a/` and `a/b/`. */
function foldersAbove(path) {
    const folders = [''];
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
        folders.push(path.slice(0, slash + 1));
    }
    return folders;
}
/** Where a schema of `fixture` may stand. */
function schemaPlaces(fixture) {
    const stem = stemOf(fixture);
    return foldersAbove(fixture).map((folder) => `${folder}schemas/${stem}.schema.json`);
}
/** `properties/<stem>.*`: those of the names that declare a view, and no code that happens to be called so. */
const VIEW_ENDING = /^\.(?:[^/]*\.)?(?:ya?ml|json)$/i;
/** The property files among `files` that are for `fixture` by their name. */
function viewPlaces(fixture, byFolder) {
    const stem = stemOf(fixture);
    const folders = foldersAbove(fixture);
    const named = (folder) => (byFolder.get(folder) ?? []).filter((path) => {
        const name = path.slice(folder.length);
        return name.startsWith(stem) && VIEW_ENDING.test(name.slice(stem.length));
    });
    const own = folders.at(-1) ?? '';
    return {
        declared: folders.flatMap((folder) => named(`${folder}properties/`)),
        beside: named(own).filter((path) => path !== fixture && /\.view\.(?:ya?ml|json)$/i.test(path)),
    };
}
/** Paths by the folder that they stand in, `''` or with a slash at the end. */
function foldersOf(paths) {
    const folders = new Map();
    for (const path of paths) {
        const folder = path.slice(0, path.lastIndexOf('/') + 1);
        const known = folders.get(folder);
        if (known === undefined)
            folders.set(folder, [path]);
        else
            known.push(path);
    }
    return folders;
}


/***/ }),

/***/ 61830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readFreezeList)
/* harmony export */ });
/**
 * A plain list of test ids, one a line. Blank lines and lines that begin with `#` are skipped. An
 * id may hold blanks and number signs. The first of equal ids counts.
 */
function readFreezeList(text) {
    const entries = new Map();
    for (const [index, raw] of text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|\r|\n/)
        .entries()) {
        const id = raw.trim();
        if (id !== '' && !id.startsWith('#') && !entries.has(id))
            entries.set(id, { id, line: index + 1 });
    }
    return [...entries.values()];
}


/***/ }),

/***/ 82071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ inputHash),
/* harmony export */   Db: () => (/* binding */ readQuarantine),
/* harmony export */   u0: () => (/* binding */ entryText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _documents_json_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73450);


const SHA256 = /^[0-9a-f]{64}$/;
const MOST_UNITS = 1_000_000;
const MAX_DEPTH = 16;
const MAX_NODES = 1_000_000;
/** Reads the file strictly: what is not understood, or what readers understand differently, may not count as nothing spent. */
function readQuarantine(text) {
    const parsed = (0,_documents_json_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)({ text: text.replace(/^\uFEFF/, ''), maxDepth: MAX_DEPTH, maxNodes: MAX_NODES });
    if (!parsed.ok || parsed.notices.length > 0)
        return { kind: 'unreadable', reason: 'expected JSON' };
    const { root } = parsed;
    if (root.kind !== 'object')
        return { kind: 'unreadable', reason: 'expected one object from test id to entry' };
    const entries = new Map();
    for (const { name: id, value, line } of root.members) {
        if (entries.has(id))
            return { kind: 'unreadable', reason: 'expected each test once' };
        if (value.kind !== 'object')
            return unreadableEntry(id, 'expected an object');
        const fields = new Map(value.members.map((member) => [member.name, member.value]));
        if (fields.size !== value.members.length)
            return unreadableEntry(id, 'expected each member once');
        const [nodeid, spends, hash] = ['nodeid', 'spends', 'input_hash'].map((name) => fields.get(name));
        if (nodeid !== undefined && !(nodeid.kind === 'string' && nodeid.value === id)) {
            return unreadableEntry(id, 'nodeid is another test');
        }
        const units = spends?.kind === 'number' ? Number(spends.literal) : Number.NaN;
        if (!Number.isInteger(units) || units < 0 || units > MOST_UNITS) {
            return unreadableEntry(id, 'expected spends to be a whole number from 0');
        }
        entries.set(id, {
            id,
            spends: units,
            ...(hash?.kind === 'string' && SHA256.test(hash.value) ? { hash: hash.value } : {}),
            line,
            text: textOf(value),
        });
    }
    return { kind: 'entries', entries };
}
/** What an entry says, wherever it stands and however it is laid out. Its depth is bounded by the reader. */
function textOf(node) {
    switch (node.kind) {
        case 'object':
            return `{${node.members.map(({ name, value }) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`;
        case 'array':
            return `[${node.items.map(textOf).join(',')}]`;
        case 'number':
            return node.literal;
        case 'binary':
        case 'null':
            return 'null';
        default:
            return JSON.stringify(node.value);
    }
}
/**
 * `input_hash`: SHA-256 of the fixture's bytes, a NUL, and the command with the test in its place. Of several fixtures the
 * bytes stand in the order of their paths, each followed by a NUL; of none, nothing stands before the one NUL.
 */
function inputHash(fixtures, command) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const [first = new Uint8Array(), ...rest] = fixtures;
    for (const bytes of [first, ...rest])
        hash.update(bytes).update('\0');
    return hash.update(command).digest('hex');
}
/** Entries for a person to put into the file, as they would stand there. */
function entryText(entries) {
    const pairs = entries.map(({ id, spends, exitCode, hash }) => [
        id,
        { nodeid: id, spends, last_remote_rc: exitCode, input_hash: hash },
    ]);
    // Built as text, so that no id can be the name of something that every object has.
    return `{\n${pairs.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`).join(',\n')}\n}`;
}
function unreadableEntry(id, reason) {
    return { kind: 'unreadable', reason: `${JSON.stringify(id.slice(0, 200))}: ${reason}` };
}


/***/ }),

/***/ 26536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ runPropertyCommands),
/* harmony export */   Y$: () => (/* binding */ withPrepared),
/* harmony export */   hv: () => (/* binding */ whyNotRun),
/* harmony export */   ut: () => (/* binding */ basePolicy)
/* harmony export */ });
/** Gates whose failure keeps the pull request's code from running (requirement K9). A record may be missing without harm. */
const HOLDING = new Set(['seal', 'shape', 'schema', 'properties']);
/** Why no command may run now; undefined where they may. */
function whyNotRun(source, earlier) {
    const failed = earlier.find(({ id, outcome }) => HOLDING.has(id) && outcome === 'fail');
    if (failed !== undefined)
        return { kind: 'held', reason: `the ${failed.id} gate failed, so no command was run` };
    if (source.commands === undefined)
        return { kind: 'refused', reason: 'commands cannot be run here' };
    return source.commands.unsafe === undefined ? undefined : { kind: 'refused', reason: source.commands.unsafe };
}
/** A checkout in which `lanes.prepare` of base's policy has run, if there is one. */
function withPrepared(source, plan, use) {
    const { prepare, timeout } = basePolicy(source).lanes;
    return source.commands.withCheckout(plan, async (checkout) => {
        const prepared = prepare === null ? undefined : await checkout.run(prepare, {}, timeout);
        return use(checkout, prepared);
    });
}
/** Commands are base's, whatever head's policy says (requirement C6). */
function basePolicy({ policyEdit }) {
    return policyEdit.base;
}
/**
 * Property commands (requirement D3): base's tree with head's fixtures in it, so that nothing of head's code can speak for
 * head's fixtures. What is a fixture is base's to say, too: a path that only head names as one stays base's, and is not
 * asked about. `{file}` is the fixture's path. A seal that failed keeps them from running.
 */
async function runPropertyCommands(source, earlier, requests) {
    const all = requests.flatMap(({ path, commands }) => commands.map((command) => ({ path, command })));
    if (all.length === 0)
        return [];
    const why = whyNotRun(source, earlier);
    if (why !== undefined)
        return all.map((one) => ({ ...one, kind: 'not-run', why }));
    return withPrepared(source, { code: 'base', fixtures: 'head' }, async ({ run }, prepared) => {
        const runs = [];
        for (const { path, command } of all) {
            if (!source.isFixtureOnBase(path)) {
                const reason = 'on base it is no fixture, so that the bytes of head are not put beside the code of base';
                runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
                continue;
            }
            if (prepared !== undefined && prepared.outcome !== 'pass') {
                const reason = `lanes.prepare ${prepared.reason}: ${prepared.command}`;
                runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
                continue;
            }
            const result = await run(command, { file: path }, basePolicy(source).lanes.timeout);
            runs.push({ path, command, kind: 'run', result });
        }
        return runs;
    });
}


/***/ }),

/***/ 24782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ hashesFor)
/* harmony export */ });
/* harmony import */ var _policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72386);
/* harmony import */ var _quarantine_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82071);
/* harmony import */ var _reader_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26536);
/* harmony import */ var _reader_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74620);
/* harmony import */ var _test_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72009);





/** Bytes of all fixtures of one test together; more is not hashed, and no hash then fits. */
const MAX_FIXTURE_BYTES = 256 * 1024 * 1024;
const ID_PARTS = /::|#| > /;
/**
 * `input_hash` of a test: of the fixtures on head whose rule names it under `tests:`, in the order of their paths' bytes, and
 * of the pinned command. Undefined where the policy pins none.
 */
async function hashesFor(source, ids) {
    const { replay } = (0,_reader_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .basePolicy */ .ut)(source).quarantine;
    const hashes = new Map();
    if (replay === null || ids.length === 0)
        return hashes;
    const hasFile = await (0,_reader_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .fileTest */ .pH)(source);
    const readers = readersOf(source, await source.files('head'));
    for (const id of ids) {
        const own = readers.filter((reader) => (0,_test_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .readsBy */ .Hi)(reader.tests, testOfId(id, hasFile)));
        await source.ensureObjects(own.map(({ entry }) => entry.oid));
        const bytes = await contents(source, own);
        if (bytes !== undefined)
            hashes.set(id, (0,_quarantine_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .inputHash */ .Bb)(bytes, (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .commandText */ .jt)(replay, valuesOfId(id))));
    }
    return hashes;
}
/**
 * What stands in the places of the command that is hashed. Taken from the id alone, so that an entry can be checked where no
 * report is at hand: file and class are what stands before the first `::`, `#` or ` > `, the name is what stands after the last.
 */
function valuesOfId(id) {
    const parts = id.split(ID_PARTS);
    const name = parts.at(-1);
    return { test: id, file: parts[0], class: parts[0], name, pattern: (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPattern */ .gc)(name) };
}
/** A test of which only the id is known, as an entry of the quarantine has it. */
function testOfId(id, hasFile) {
    const [place, ...rest] = id.split(ID_PARTS);
    const name = rest.at(-1) ?? id;
    const classname = rest.length === 0 ? '' : place;
    const guess = (0,_test_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .identify */ .ls)({ classname, name, suite: '', outcome: 'failed' }, hasFile);
    const file = guess.file ?? (hasFile(place) ? place : undefined);
    return { ...guess, ...(file === undefined ? {} : { file }), id, spellings: [...new Set([id, ...guess.spellings])] };
}
function readersOf(source, files) {
    return [...files]
        .filter(([path, { mode }]) => mode.startsWith('100') && source.isFixture(path))
        .flatMap(([path, entry]) => {
        const tests = source.rulesFor(path).flatMap((rule) => rule.tests);
        return tests.length === 0 ? [] : [{ path, entry, tests }];
    })
        .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
async function contents({ repository }, readers) {
    const all = [];
    let left = MAX_FIXTURE_BYTES;
    for (const { entry } of readers) {
        const object = await repository.objects.find(entry.oid, { maxBytes: left });
        if (object.kind !== 'content')
            return undefined;
        left -= object.content.length;
        all.push(object.content);
    }
    return all;
}


/***/ }),

/***/ 5641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readProperties)
});

// UNUSED EXPORTS: commandsOf

// EXTERNAL MODULE: ./lib/policy/stricter.js + 1 modules
var stricter = __webpack_require__(23248);
// EXTERNAL MODULE: ./lib/gates/artifacts.js
var artifacts = __webpack_require__(15491);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
// EXTERNAL MODULE: ./lib/policy/source.js + 1 modules
var source = __webpack_require__(12833);
// EXTERNAL MODULE: ./lib/policy/suggest.js
var suggest = __webpack_require__(63304);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
;// CONCATENATED MODULE: ./lib/gates/view-file.js




const KEYS = ['fixture', 'view', 'properties', 'bounds', 'commands'];
/** What a property sees beside its view, and words that CEL keeps for itself. */
const TAKEN = new Set('doc base true false null in as break const continue else for function if import let loop package namespace return var void while int uint double bool string bytes list map null_type type'.split(' '));
/** Far more than a person writes for one fixture. */
const MAX_ENTRIES = 1_000;
/** Never throws for what the file holds. */
async function readViewFile(path, bytes) {
    const { text, root, problems } = await (0,source/* readSource */.o$)(bytes);
    const faults = problems.map(({ at, text: message }) => ({ line: (0,source/* placeOf */.$t)(text, at).line, message }));
    const fault = (at, message) => faults.push({ line: (0,source/* placeOf */.$t)(text, at).line, message });
    const none = { path, view: [], properties: [], commands: [] };
    if (root === undefined)
        return { ...none, faults };
    if (root.kind !== 'group')
        return { ...none, faults: [{ line: 1, message: 'expected keys such as "view"' }] };
    for (const { key, keyAt } of root.entries) {
        if (!KEYS.includes(key))
            fault(keyAt, `unknown key ${(0,quoting/* showText */.h$)(key, 60)}; known are ${KEYS.join(', ')}`);
    }
    const isForeign = root.entries.length > 0 && root.entries.every(({ key }) => (0,suggest/* closest */.k)(key, [...KEYS, 'fixtures']) === undefined);
    if (isForeign && problems.length === 0)
        return { ...none, foreign: true, faults };
    const entry = (name) => root.entries.find(({ key }) => key === name);
    const lineOf = (at) => (0,source/* placeOf */.$t)(text, at).line;
    const fixtures = texts(entry('fixture'), fault);
    const view = viewOf(entry('view'), fault, lineOf);
    const properties = propertiesOf(entry('properties'), fault, lineOf);
    const commands = texts(entry('commands'), fault) ?? [];
    return { path, ...(fixtures === undefined ? {} : { fixtures }), view, properties, commands, faults };
}
/** Whether a file that was found by its name is for `fixture`; its own word counts, where it has one. */
function isViewOf({ fixtures }, fixture) {
    return fixtures === undefined || fixtures.some((pattern) => (0,glob/* compileGlob */.S)(pattern)(fixture));
}
function texts(entry, fault) {
    if (entry === undefined)
        return undefined;
    const nodes = entry.value.kind === 'list' ? entry.value.items : [entry.value];
    return nodes.flatMap((node) => {
        if (node.kind === 'scalar' && typeof node.value === 'string' && node.value !== '')
            return [node.value];
        fault(node.at, `expected text under "${entry.key}"`);
        return [];
    });
}
function viewOf(entry, fault, lineOf) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'group') {
        fault(entry.keyAt, 'expected names and expressions under "view"');
        return [];
    }
    if (entry.value.entries.length > MAX_ENTRIES)
        fault(entry.keyAt, `expected at most ${MAX_ENTRIES} names`);
    return entry.value.entries.flatMap(({ key, keyAt, value }) => {
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key) || TAKEN.has(key)) {
            fault(keyAt, `${(0,quoting/* showText */.h$)(key, 60)} cannot be the name of a value`);
            return [];
        }
        const expression = expressionOf(value, fault);
        return expression === undefined ? [] : [{ name: key, expression, line: lineOf(keyAt) }];
    });
}
function propertiesOf(entry, fault, lineOf) {
    if (entry === undefined)
        return [];
    if (entry.value.kind !== 'list') {
        fault(entry.keyAt, 'expected a list under "properties"');
        return [];
    }
    if (entry.value.items.length > MAX_ENTRIES)
        fault(entry.keyAt, `expected at most ${MAX_ENTRIES} properties`);
    return entry.value.items.flatMap((item) => {
        const property = item.kind === 'group' ? item.entries : [];
        const value = (name) => property.find(({ key }) => key === name)?.value;
        const [name, assert] = [value('name'), value('assert')];
        const other = property.find(({ key }) => key !== 'name' && key !== 'assert');
        if (other !== undefined)
            fault(other.keyAt, `unknown key ${(0,quoting/* showText */.h$)(other.key, 60)}; known are name, assert`);
        if (name?.kind !== 'scalar' || typeof name.value !== 'string' || assert === undefined) {
            fault(item.at, 'expected a property as { name: ..., assert: ... }');
            return [];
        }
        const expression = expressionOf(assert, fault);
        return expression === undefined ? [] : [{ name: name.value, expression, line: lineOf(item.at) }];
    });
}
/** A bare `true` or `1` is an expression, too. A number that YAML has rounded already is not what was written. */
function expressionOf(node, fault) {
    if (node.kind === 'scalar') {
        const { value } = node;
        if (typeof value === 'string' && value.trim() !== '')
            return value;
        if (typeof value === 'boolean' || Number.isSafeInteger(value))
            return String(value);
    }
    fault(node.at, 'expected an expression as text, in quotes where YAML reads it otherwise');
    return undefined;
}

;// CONCATENATED MODULE: ./lib/gates/reader-properties.js



const SIDES = ['base', 'head'];
/** Bytes of one property file. */
const MAX_VIEW_BYTES = 1_048_576;
/** Tables and text may be larger than `limits.file`; their readers say how large. */
const MAX_LARGE = 268_435_456;
/**
 * Computes the view of every changed fixture that head has, and what its properties say. Property files are read from
 * base (requirement C6); where base has none and this pull request brings one, that one is asked as well and can only add.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a blob is not in this clone.
 */
async function readProperties(source, options = {}) {
    const present = source.findings.filter(({ head }) => head !== null);
    if (present.length === 0)
        return { checks: [], commands: [] };
    const finder = await viewFinder(source);
    const checks = [];
    for (const finding of present)
        checks.push(await checkOne(source, finding, finder, options));
    return { checks, commands: commandsOf(checks) };
}
/** What is to be run with base's property code over head's fixtures. For the execution room; nothing runs here. */
function commandsOf(checks) {
    const commands = new Map();
    for (const { path, verdicts } of checks) {
        for (const { source, file } of verdicts.flatMap(({ files }) => files)) {
            if (source.side !== 'base' || file.faults.length > 0)
                continue;
            for (const command of file.commands) {
                const key = `${file.path}\0${command}`;
                const known = commands.get(key) ?? { file: file.path, fixtures: [], command };
                commands.set(key, known);
                known.fixtures.push(path);
            }
        }
    }
    return [...commands.values()];
}
/** Property files by convention and the views beside fixtures (`viewPlaces`), those at the root, and those that the policy names. */
const BY_CONVENTION = /[\t/]properties\/[^/\0]*\.(?:ya?ml|json)\0|\tproperties\/|\.view\.(?:ya?ml|json)\0/i;
async function candidates(source, side, named) {
    const files = new Map(await source.among(side, BY_CONVENTION));
    for (const path of named) {
        const entry = await source.entryAt(side, path);
        if (entry !== undefined)
            files.set(path, entry);
    }
    return files;
}
async function viewFinder(source) {
    const named = new Set(source.findings.flatMap(({ path }) => source.rulesFor(path).flatMap((one) => one.properties ?? [])));
    const files = { base: await candidates(source, 'base', named), head: await candidates(source, 'head', named) };
    const known = new Map();
    const read = async (path, side) => {
        const { oid } = files[side].get(path);
        await source.ensureObjects([oid]);
        const info = await source.repository.objects.info(oid);
        if (info !== undefined && info.size > MAX_VIEW_BYTES) {
            const faults = [{ line: 1, message: `it is larger than ${MAX_VIEW_BYTES} bytes` }];
            return { path, view: [], properties: [], commands: [], faults };
        }
        return readViewFile(path, await source.repository.objects.read(oid));
    };
    const readOnce = (path, side) => {
        const key = `${side} ${path}`;
        const file = known.get(key) ?? read(path, side);
        known.set(key, file);
        return file;
    };
    const atRoot = (side) => [...files[side]]
        .filter(([path, entry]) => path.startsWith('properties/') && /\.ya?ml$/i.test(path) && isFile(entry))
        .map(([path]) => path);
    const places = { base: atRoot('base'), head: atRoot('head') };
    return {
        files,
        folders: { base: (0,artifacts/* foldersOf */.pd)(files.base.keys()), head: (0,artifacts/* foldersOf */.pd)(files.head.keys()) },
        edited: new Set(source.changes.map(({ path }) => path)),
        read: readOnce,
        naming: async (path, side) => {
            const found = [];
            for (const place of places[side]) {
                const file = await readOnce(place, side);
                if (file.fixtures !== undefined && isViewOf(file, path))
                    found.push(place);
            }
            return found;
        },
    };
}
async function checkOne(source, finding, finder, options) {
    const rules = source.rulesFor(finding.path);
    const mode = rules.reduce((worst, rule) => (0,stricter/* stronger */.t_)(stricter/* STRENGTH */.Ul.missingArtifacts, worst, rule.missingArtifacts), 'ignore');
    const own = await wantedViews(source, finding.path, rules, finder);
    const wanted = [...own.wanted, ...(await viewsOfOldName(source, finding, own, finder))];
    const { misplaced, foreign, missing } = own;
    const verdicts = [];
    for (const side of SIDES) {
        const files = wanted
            .filter((one) => one.side === side)
            .map(({ file }) => {
            const edited = side === 'base' && finder.edited.has(file.path) ? [file.path] : [];
            return { source: { path: file.path, side, edited }, file };
        });
        if (files.length === 0)
            continue;
        const views = files.map(({ file }) => file).filter(({ faults }) => faults.length === 0);
        verdicts.push({ files, answer: await answerFor(source, finding, views, side, options) });
    }
    return { path: finding.path, mode, verdicts, misplaced, foreign, ...(missing === undefined ? {} : { missing }) };
}
/** What every rule that judges the fixture asks for, by name or by convention. */
async function wantedViews({ isFixture }, fixture, rules, finder) {
    const wanted = new Map();
    const misplaced = new Set();
    const foreign = new Set();
    let missing;
    for (const { properties: named } of rules) {
        for (const side of SIDES) {
            const { declared: byName, beside } = named === undefined
                ? (0,artifacts/* viewPlaces */.G8)(fixture, finder.folders[side])
                : { declared: [named].filter((path) => isFile(finder.files[side].get(path))), beside: [] };
            const declared = new Set([...byName, ...(await finder.naming(fixture, side))]);
            let found = 0;
            let why;
            for (const path of beside)
                misplaced.add(path);
            for (const path of declared) {
                if (isFixture(path) || folderOf(path) === folderOf(fixture)) {
                    misplaced.add(path);
                    continue;
                }
                const file = await finder.read(path, side);
                // A name alone makes nobody's configuration a property file; where the policy names it, it has to be one.
                if (file.foreign === true && path !== named) {
                    foreign.add(path);
                    continue;
                }
                if (!isViewOf(file, fixture) && file.faults.length === 0) {
                    why = `${path} is for other fixtures`;
                    continue;
                }
                found += 1;
                if (!wanted.has(path))
                    wanted.set(path, { file, side });
            }
            if (side === 'base' && found > 0)
                break;
            if (side === 'base') {
                const expected = named ?? `properties/${(0,artifacts/* stemOf */.Vc)(fixture)}.*`;
                missing = {
                    expected,
                    named: named !== undefined,
                    ...(named !== undefined && why !== undefined ? { why } : {}),
                };
            }
        }
    }
    return {
        wanted: [...wanted.values()],
        misplaced: [...misplaced],
        foreign: [...foreign],
        ...(missing === undefined ? {} : { missing }),
    };
}
/** A fixture that moved is asked what base asked of it: another name is no way out of its properties. */
async function viewsOfOldName(source, { base, movedFrom }, own, finder) {
    if (base !== null || movedFrom === undefined || own.wanted.some(({ side }) => side === 'base'))
        return [];
    const { wanted } = await wantedViews(source, movedFrom, source.rulesFor(movedFrom), finder);
    return wanted.filter(({ side }) => side === 'base');
}
function isFile(entry) {
    return entry?.mode.startsWith('100') === true;
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
async function answerFor({ repository, changes, policy, rulesFor, work }, finding, views, side, options) {
    const { path, head, movedFrom } = finding;
    if (views.length === 0)
        return { kind: 'computed', views: [] };
    if (head === null || !head.mode.startsWith('100')) {
        return { kind: 'unreadable', line: 0, why: `it is a ${head?.mode === '120000' ? 'symbolic link' : 'submodule'}` };
    }
    const maxBytes = Math.max(policy.limits.file, MAX_LARGE);
    const object = await repository.objects.find(head.oid, { maxBytes });
    if (object.kind !== 'content')
        return { kind: 'unreadable', line: 0, why: 'it is too large to be read' };
    // A fixture that moved is still held against what it was: another name is no way out of "nothing was lost".
    // Read from the changes and not from the findings: the other half of the move may be another shard's.
    const hasMoved = finding.base === null && movedFrom !== undefined;
    const before = hasMoved ? (changes.find((one) => one.path === movedFrom) ?? finding) : finding;
    const was = before.base?.mode.startsWith('100')
        ? await repository.objects.find(before.base.oid, { maxBytes })
        : undefined;
    const job = { path, bytes: object.content, rule: rulesFor(path)[0], limits: policy.limits };
    return work({
        kind: 'properties',
        job: { ...job, ...(side === 'head' && { isolate: true }) },
        ...(was?.kind === 'content' ? { base: { path: before.path, bytes: was.content } } : {}),
        views,
        ...options,
    });
}


/***/ }),

/***/ 93080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ replayFailures),
/* harmony export */   Yc: () => (/* binding */ MAX_REPLAYS),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72386);
/* harmony import */ var _reader_reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74620);


/** Failures that are run again. Where there are more, a budget of any sensible size is used up long before. */
const MAX_REPLAYS = 50;
/** The failures of all reports, each test once, in the order in which they were met. */
function failuresOf(reports) {
    const failures = new Map();
    for (const { path, tests } of reports) {
        for (const test of tests) {
            if (test.outcome !== 'failed')
                continue;
            const known = failures.get(test.id);
            if (known === undefined)
                failures.set(test.id, { test, reports: [path] });
            else if (!known.reports.includes(path))
                known.reports.push(path);
        }
    }
    return [...failures.values()];
}
function valuesOf({ id, file, name, classname }) {
    return {
        test: id,
        name,
        pattern: (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPattern */ .gc)(name),
        ...(file === undefined ? {} : { file }),
        ...(classname === '' ? {} : { class: classname }),
    };
}
/** Runs each failure `times` times, until one attempt fails as well. */
async function replayFailures(checkout, failures, quarantine, hasFile) {
    const { replay, times } = quarantine;
    const replays = [];
    for (const { test, reports } of failures) {
        if (replay === null || replays.length >= MAX_REPLAYS) {
            replays.push({ test, reports, command: replay ?? '', attempts: [], outcome: 'not-replayed' });
            continue;
        }
        const values = valuesOf(test);
        const attempts = [];
        while (attempts.length < Math.max(1, times) && attempts.every(({ outcome }) => outcome === 'pass')) {
            attempts.push(await attempt(checkout, test, replay, quarantine, hasFile));
        }
        const passed = attempts.every(({ outcome }) => outcome === 'pass');
        replays.push({
            test,
            reports,
            command: (0,_policy_command_template_js__WEBPACK_IMPORTED_MODULE_0__/* .commandText */ .jt)(replay, values),
            attempts,
            outcome: passed ? 'does-not-replay' : 'replays',
        });
    }
    return replays;
}
/** One attempt. Where the command writes a report, that must show that this very test passed. */
async function attempt({ run, discard, collect }, test, replay, { report, timeout }, hasFile) {
    if (report.length > 0)
        await discard(report);
    const result = await run(replay, valuesOf(test), timeout);
    if (result.outcome !== 'pass' || report.length === 0)
        return result;
    const reports = await (0,_reader_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .readReports */ .oh)(await collect(report), hasFile);
    if (reports.length === 0)
        return result;
    const shown = reports.flatMap(({ tests }) => tests).filter(({ id }) => id === test.id);
    if (shown.length > 0 && shown.every(({ outcome }) => outcome === 'passed'))
        return result;
    return {
        ...result,
        outcome: 'ran-nothing',
        reason: 'exit code 0, but its report does not show that the test passed',
    };
}


/***/ }),

/***/ 74620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pH: () => (/* binding */ fileTest),
  JY: () => (/* binding */ givenReports),
  pathsAt: () => (/* binding */ pathsAt),
  oh: () => (/* binding */ readReports)
});

// UNUSED EXPORTS: filesAt

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
;// CONCATENATED MODULE: ./lib/gates/junit.js
const MAX_TESTS = 200_000;
/** Elements within elements; suites within suites included. Real reports have about five. */
const MAX_DEPTH = 64;
/** Elements of one report. */
const MAX_ELEMENTS = 4_000_000;
const MAX_NAME_CHARACTERS = 4_096;
const MAX_MESSAGE_CHARACTERS = 300;
/**
 * Reads a JUnit report as pytest, Jest, Vitest, go-junit-report and Maven write them. No entity is expanded, nothing is
 * fetched, and a report that shows fewer failures than it counts is not believed.
 */
async function readJUnit(bytes) {
    const { SaxesParser } = await __webpack_require__.e(/* import() */ 9800).then(__webpack_require__.t.bind(__webpack_require__, 59800, 19));
    const text = decode(bytes);
    if (text === undefined)
        return { kind: 'unreadable', reason: 'expected UTF-8 or UTF-16 text' };
    const parser = new SaxesParser({ xmlns: false, position: true });
    const state = collector();
    parser.on('error', (error) => {
        throw stop(error.message);
    });
    parser.on('doctype', () => {
        throw stop('it has a document type, which no test runner writes');
    });
    parser.on('opentag', ({ name, attributes }) => state.open(name, attributes));
    parser.on('closetag', ({ name }) => state.close(name));
    parser.on('text', (piece) => state.text(piece));
    parser.on('cdata', (piece) => state.text(piece));
    try {
        parser.write(text).close();
        return { kind: 'report', tests: state.end() };
    }
    catch (error) {
        if (!(error instanceof Unreadable))
            throw error;
        return { kind: 'unreadable', reason: `${error.message} (line ${parser.line})` };
    }
}
class Unreadable extends Error {
}
function stop(reason) {
    return new Unreadable(reason.slice(0, 300));
}
function collector() {
    const tests = [];
    const names = [];
    const suites = [];
    let test;
    let elements = 0;
    let saidIn;
    const open = (name, attributes) => {
        elements += 1;
        if (elements > MAX_ELEMENTS)
            throw stop(`expected at most ${MAX_ELEMENTS} elements`);
        if (names.length >= MAX_DEPTH)
            throw stop(`expected at most ${MAX_DEPTH} elements within each other`);
        if (names.length === 0 && name !== 'testsuites' && name !== 'testsuite') {
            throw stop(`expected <testsuites> or <testsuite>; found <${name.slice(0, 60)}>`);
        }
        const parent = names.at(-1);
        names.push(name);
        if (name === 'testsuites' || name === 'testsuite') {
            if (test !== undefined)
                throw stop('a suite stands within a test');
            suites.push({
                name: bounded(attributes['name'] ?? '', 'name'),
                claims: count(attributes['failures']) + count(attributes['errors']),
                shows: 0,
            });
        }
        else if (name === 'testcase') {
            if (test !== undefined)
                throw stop('a test stands within a test');
            test = openCase(attributes);
        }
        else if (test !== undefined && parent === 'testcase') {
            saidIn = mark(test, name, attributes) ? name : undefined;
        }
    };
    const close = (name) => {
        names.pop();
        if (name === 'testcase' && test !== undefined) {
            if (tests.length >= MAX_TESTS)
                throw stop(`expected at most ${MAX_TESTS} tests`);
            const suite = suites.findLast((one) => one.name !== '')?.name ?? '';
            tests.push(finished(test, suite));
            for (const one of suites)
                one.shows += test.failures;
            test = undefined;
        }
        else if (name === 'testsuite' || name === 'testsuites') {
            const suite = suites.pop();
            if (suite.claims > suite.shows) {
                throw stop(`${JSON.stringify(suite.name.slice(0, 100))} counts ${suite.claims} failures and shows ${suite.shows}`);
            }
        }
        if (name === saidIn)
            saidIn = undefined;
    };
    const text = (piece) => {
        if (test === undefined || saidIn === undefined || names.at(-1) !== saidIn)
            return;
        if (test.message.length < MAX_MESSAGE_CHARACTERS && test.failures > 0)
            test.message += piece.slice(0, MAX_MESSAGE_CHARACTERS);
    };
    return { open, close, text, end: () => tests };
}
/** What reporters of Go write for every failure; the text of the element has the reason. */
const NO_REASON = 'Failed';
/** Lines by which `go test` frames what a test prints. */
const FRAME = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:PASS|FAIL|SKIP)\b)/;
/** The first line that says something. */
function reasonIn(text) {
    const lines = text.split(/[\r\n]+/).map((line) => line.trim());
    return lines.find((line) => line !== '' && !FRAME.test(line)) ?? '';
}
/** Takes note of a child of a test; true where its text may say why. */
function mark(test, name, attributes) {
    const given = attributes['message'] ?? '';
    const message = given === NO_REASON ? '' : given;
    switch (name) {
        case 'failure':
        case 'error':
            test.failures += 1;
            test.message ||= message.slice(0, MAX_MESSAGE_CHARACTERS);
            return message === '';
        case 'skipped':
            test.skipped = true;
            test.expectedFailure ||= attributes['type'] === 'pytest.xfail';
            test.message ||= message.slice(0, MAX_MESSAGE_CHARACTERS);
            return false;
        case 'flakyFailure':
        case 'flakyError':
            test.flaky = true;
            return false;
        default:
            return false;
    }
}
function openCase(attributes) {
    const name = bounded(attributes['name'] ?? '', 'name');
    if (name === '')
        throw stop('a test has no name');
    const file = attributes['file'];
    return {
        classname: bounded(attributes['classname'] ?? '', 'classname'),
        name,
        file: file === undefined || file === '' ? undefined : bounded(file, 'file'),
        failures: 0,
        skipped: false,
        expectedFailure: false,
        flaky: false,
        message: '',
    };
}
function finished(test, suite) {
    const { classname, name, file, failures, skipped, expectedFailure, flaky } = test;
    const message = reasonIn(test.message);
    return {
        classname,
        name,
        suite,
        ...(file === undefined ? {} : { file: file.replaceAll('\\', '/').replace(/^\.\//, '') }),
        outcome: failures > 0 ? 'failed' : skipped ? 'skipped' : 'passed',
        ...(expectedFailure ? { expectedFailure } : {}),
        ...(flaky && failures === 0 ? { flaky } : {}),
        ...(message === '' ? {} : { message }),
    };
}
function bounded(text, what) {
    if (text.length > MAX_NAME_CHARACTERS)
        throw stop(`expected a ${what} of at most ${MAX_NAME_CHARACTERS} characters`);
    return text;
}
/** A count that is no number counts as one too many. */
function count(text) {
    if (text === undefined || text === '')
        return 0;
    return /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}
function decode(bytes) {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/gates/test-ids.js
var test_ids = __webpack_require__(72009);
;// CONCATENATED MODULE: ./lib/gates/reader-reports.js







/** Bytes of one report. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const MAX_REPORTS = 500;
/** Names looked at below a pattern's fixed part. */
const MAX_NAMES = 500_000;
const read = new WeakMap();
/** The reports that the user named, read once for all gates. A pattern that finds none is an unreadable report. */
function givenReports(source) {
    const known = read.get(source);
    if (known !== undefined)
        return known;
    const reading = readGiven(source);
    read.set(source, reading);
    return reading;
}
async function readGiven(source) {
    if (source.testReports.length === 0)
        return [];
    const hasFile = await fileTest(source);
    const reports = [];
    for (const pattern of source.testReports) {
        const found = await filesAt(pattern);
        if (found.length === 0)
            reports.push({ path: pattern, tests: [], unreadable: 'no file is there' });
        reports.push(...(await readReports(found, hasFile)));
    }
    return reports;
}
async function fileTest(source) {
    const files = await source.files('head');
    return (path) => files.has(path);
}
async function readReports(files, hasFile) {
    const reports = [];
    for (const { path, content } of files) {
        if (content === undefined) {
            reports.push({ path, tests: [], unreadable: `expected at most ${MAX_REPORT_BYTES} bytes` });
            continue;
        }
        const report = await readJUnit(content);
        reports.push(report.kind === 'report'
            ? {
                path,
                digest: (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex'),
                tests: report.tests.map((test) => (0,test_ids/* identify */.ls)(test, hasFile)),
            }
            : { path, tests: [], unreadable: report.reason });
    }
    return reports;
}
/** `pathsAt`, read. */
async function filesAt(pattern) {
    const found = [];
    for (const path of await pathsAt(pattern)) {
        const file = await load(path);
        if (file !== undefined)
            found.push(file);
    }
    return found;
}
/**
 * The files that a pattern of the command line or of the action's input names, seen from the current folder, in the order
 * of their names. Links to folders are not walked into.
 *
 * @throws {FixtureGateError} BAD_INPUT where there are too many: some reports would be some failures.
 */
async function pathsAt(pattern) {
    if (await isPlainFile(pattern))
        return [pattern];
    const absolute = (0,external_node_path_.isAbsolute)(pattern) ? pattern : (0,external_node_path_.resolve)(pattern);
    const names = absolute.split('/');
    const fixed = names.findIndex((name) => /[*?[{]/.test(name));
    if (fixed === -1)
        return [];
    const root = names.slice(0, fixed).join('/') || '/';
    const matches = (0,glob/* compileGlob */.S)(names.slice(fixed).join('/'));
    const shallow = names.length - fixed === 1;
    const found = [];
    const open = [root];
    let looked = 0;
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
            looked += 1;
            if (looked > MAX_NAMES || found.length > MAX_REPORTS)
                throw tooMany(pattern);
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && !shallow && entry.name !== 'node_modules')
                open.push(path);
            else if (entry.isFile() && matches((0,external_node_path_.relative)(root, path).replaceAll('\\', '/')))
                found.push(path);
        }
    }
    return found.sort((a, b) => (a < b ? -1 : 1));
}
async function isPlainFile(path) {
    return (await unlessAbsent((0,promises_.lstat)(path)))?.isFile() === true;
}
async function load(path) {
    const facts = await unlessAbsent((0,promises_.lstat)(path));
    if (facts?.isFile() !== true)
        return undefined;
    if (facts.size > MAX_REPORT_BYTES)
        return { path, content: undefined };
    const content = await unlessAbsent((0,promises_.readFile)(path));
    return content === undefined ? undefined : { path, content };
}
async function unlessAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            return undefined;
        throw error;
    }
}
function tooMany(pattern) {
    return new errors/* FixtureGateError */.$('BAD_INPUT', `expected at most ${MAX_REPORTS} reports among at most ${MAX_NAMES} files at ${JSON.stringify(pattern)}; found more`, 'name the reports more narrowly');
}


/***/ }),

/***/ 47288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ pathAt),
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
/** Where a schema file is, for references. No address that anything could be fetched from. */
const REPOSITORY_URI = 'repository:///';
/** Each part encoded, so that a `#` or `?` in a name is no part of an address. */
function addressOf(path) {
    return REPOSITORY_URI + path.split('/').map(encodeName).join('/');
}
/** The path that an address of this kind stands for. */
function pathAt(address) {
    if (!address.startsWith(REPOSITORY_URI))
        return undefined;
    try {
        return decodeURIComponent(address.slice(REPOSITORY_URI.length));
    }
    catch {
        return undefined;
    }
}
function encodeName(name) {
    return name.replace(/[^A-Za-z0-9._~-]/gu, (character) => [...Buffer.from(character, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''));
}


/***/ }),

/***/ 91385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ custodyProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57023);
/* harmony import */ var _seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12569);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17979);





/**
 * Requirement M10: what became of every entry between base and head. A new entry is fine, for an unchanged file as well; an
 * entry that goes with its fixture is, too.
 */
function custodyProblems(facts, movedTo = new Map()) {
    const { base, head } = facts;
    const onHead = new Map();
    for (const entry of (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(head)) {
        const known = onHead.get(entry.path);
        if (known === undefined)
            onHead.set(entry.path, [entry]);
        else
            known.push(entry);
    }
    const broken = new Set(head.manifests.flatMap(({ faults }) => faults.map(({ path }) => path)));
    const seen = new Set();
    return (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(base).flatMap((entry) => {
        if (seen.has(entry.path))
            return [];
        seen.add(entry.path);
        const now = onHead.get(entry.path) ?? [];
        // Two entries, or one that cannot be read, are failures of their own: nobody can say which of them moved.
        if (now.length > 1)
            return [];
        const [only] = now;
        if (only !== undefined)
            return moved(facts, entry, only);
        if (broken.has(entry.path))
            return [];
        if (head.blobs.has(entry.path))
            return [dropped(entry)];
        const to = movedTo.get(entry.path);
        return to === undefined || onHead.has(to) || broken.has(to) ? [] : [lostOnTheWay(entry, to)];
    });
}
function dropped(entry) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG211', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)}: the entry on base (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(entry)}) is gone, the file is not`, {
        path: entry.path,
        fix: `Put the line back:\n    git diff origin/main -- ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(entry.file) ?? 'PATH'}\nIf the fixture is no longer needed, delete it with its line, with a record.`,
    });
}
/** A fixture under a new name is a new case, which need not be sealed; that it was and is no more is worth a word. */
function lostOnTheWay(entry, to) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG211', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)} (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(entry)} on base) moved to ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(to)}, which has no entry: nothing seals it any more`, {
        severity: 'warning',
        path: to,
        fix: `If a golden test still reads it, print its line and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .proposeCommand */ .MO)('manifest', to)}`,
    });
}
function moved(facts, before, after) {
    const { base, head } = facts;
    const { path } = after;
    const sameBytes = base.blobs.get(path) === head.blobs.get(path);
    if (_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(after.mode) > _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(before.mode))
        return [weakened(before, after)];
    const sameSeal = before.sha256 === after.sha256 && before.size === after.size && before.mode === after.mode;
    const onHead = (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .holds */ .v9)(after, (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .observedAt */ .Cm)(head, after));
    // An entry that holds for other bytes than before speaks of a form in which nothing changed.
    if (!sameBytes && sameSeal)
        return onHead ? [] : [leftBehind(after, head.blobs.has(path))];
    if (!sameBytes)
        return [];
    if (!sameSeal)
        return [alone(facts, before, after, onHead)];
    return before.reason === after.reason ? [] : [reworded(before, after)];
}
function leftBehind(entry, isThere) {
    const what = isThere ? 'changed' : 'was removed';
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG209', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)} ${what}, and its entry (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(entry)}) did not change`, {
        path: entry.path,
        anchor: entry,
        fix: `Change both in this pull request, or neither:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .proposeCommand */ .MO)('manifest', entry.path)}`,
    });
}
/**
 * The one innocent case is a repair: what base said did not hold, and what head says does. It is a warning, for how the
 * bytes came to differ from their seal is a question for a person.
 */
function alone({ base }, before, after, onHead) {
    const heldOnBase = (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .holds */ .v9)(before, (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .observedAt */ .Cm)(base, before));
    const stronger = _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(after.mode) < _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .SEAL_MODES */ .Lk.indexOf(before.mode);
    const resized = before.sha256 === after.sha256 && before.mode === after.mode;
    const why = !heldOnBase
        ? 'it did not hold on base and holds now: somebody should know how these bytes came in'
        : stronger
            ? `mode ${before.mode} became ${after.mode}, which protects more`
            : 'the digest is the same';
    const harmless = onHead && (!heldOnBase || stronger || resized);
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG209', `the entry of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(after.path)} (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(after)}) changed, and the fixture did not${harmless ? `; ${why}` : ''}`, {
        severity: harmless ? 'warning' : 'error',
        path: after.path,
        anchor: after,
        fix: harmless
            ? 'Look at the fixture, and say in the pull request why its entry changes.'
            : `Change both in this pull request, or neither:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .proposeCommand */ .MO)('manifest', after.path)}`,
    });
}
/** Harmless to the bytes, and still not to be silent. */
function reworded(before, after) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG209', `the reason in the entry of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(after.path)} (${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(after)}) changed, and the fixture did not`, {
        severity: 'warning',
        path: after.path,
        anchor: after,
        fix: `Look whether the new words still say what the fixture is for; before: ${JSON.stringify(before.reason.slice(0, 200))}`,
    });
}
const UNSEEN = {
    bytes: 'nothing',
    normalized: _digests_js__WEBPACK_IMPORTED_MODULE_1__/* .NORMALIZED_FORGIVES */ .oA.join(', '),
    structured: 'layout, comments, the order of keys, the spelling of numbers, what its format counts as metadata, and what the policy calls volatile',
};
function weakened(before, after) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sealProblem */ .Z7)('FG210', `${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .GS)(after)}: mode ${before.mode} of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(after.path)} became ${after.mode}; from now on these go unseen: ${UNSEEN[after.mode]}`, {
        path: after.path,
        anchor: after,
        fix: `Put the mode back to ${before.mode}. If the weaker one is needed, change it in a pull request of its own, where an owner decides against this check.`,
    });
}


/***/ }),

/***/ 37389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ledgerProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17979);



/** Requirement K1: drifted, extra and missing files, all of them at once. */
function ledgerProblems({ ledgers }) {
    return ledgers.flatMap((facts) => (facts.head === undefined ? [gone(facts)] : [...faults(facts), ...files(facts)]));
}
function gone({ file, root }) {
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG211', `the ledger ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)} was removed, so nothing seals the files below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} any more`, {
        path: file,
        fix: `Put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(file)}\nIf it is meant to go, take it out of the policy first (ledger: []), in a pull request of its own.`,
    });
}
function faults({ head }) {
    return head.faults.map(({ code, file, line, path, message }) => (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(code, message, {
        at: { file, line },
        ...(path === undefined ? {} : { path }),
        fix: 'Write the entry as "fixture-gate ledger propose" prints it, one for each file.',
    }));
}
function files({ file, root, head, files }) {
    const problems = [];
    const named = new Set(head.faults.map(({ path }) => path));
    for (const { line, path, sha256 } of head.entries) {
        named.add(path);
        const at = { file, line };
        const observed = files.get(path);
        if (observed === undefined) {
            const message = `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found no file there`;
            const fix = `If it was deleted by mistake, put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(path)}\nIf it is meant to go, delete its entry.`;
            problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG214', message, { path, at, fix }));
            continue;
        }
        if (observed.kind === 'digest' && (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(observed.sha256, sha256))
            continue;
        const found = observed.kind === 'digest' ? observed.sha256 : observed.why;
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG212', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected sha256 ${sha256}; found ${found}`, {
            path,
            at,
            fix: `If the change is not meant, restore the file. If it is, print the entry and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    for (const [path, observed] of files) {
        if (named.has(path))
            continue;
        const what = observed.kind === 'none' ? ` (${observed.why})` : '';
        problems.push((0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG213', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}${what} stands below ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(root)} and is not in ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)}`, {
            path,
            anchor: { file, line: 1 },
            fix: `Add its entry, or move the file elsewhere:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('ledger', path)}`,
        }));
    }
    return problems;
}


/***/ }),

/***/ 12569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ observedAt),
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   N6: () => (/* binding */ completenessProblems),
/* harmony export */   c9: () => (/* binding */ manifestProblems),
/* harmony export */   k2: () => (/* binding */ entryKey),
/* harmony export */   od: () => (/* binding */ forgivenOn),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17979);



/** What `entry` names, in its mode, as it stands on `side`. */
function observedAt(side, { mode, path }) {
    return side.observed.get((0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .observedKey */ .I5)(mode, path)) ?? { kind: 'none', why: 'no file there' };
}
/** Whether the bytes are those that the entry says. */
function holds({ sha256, size }, observed) {
    return observed.kind === 'digest' && (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(sha256, observed.sha256) && observed.sizes.includes(size);
}
/** How many entries of head hold. */
function standing({ head }) {
    return entriesOf(head).filter((entry) => holds(entry, observedAt(head, entry))).length;
}
function entriesOf({ manifests }) {
    return manifests.flatMap(({ entries }) => entries);
}
/**
 * Requirements M1 to M8: every line of head against the bytes of head, all failures at once. A line that did not hold on base
 * fails as well, and says so: a manifest is a claim about what is there and not about what changed (docs/adr/0110).
 */
function manifestProblems({ base, head }) {
    const known = new Set(base.manifests.flatMap(({ faults }) => faults.map(faultKey)));
    const before = new Set(entriesOf(base)
        .filter((entry) => !holds(entry, observedAt(base, entry)))
        .map(entryKey));
    const firsts = new Map();
    const byLine = (a, b) => (a.anchor?.line ?? 0) - (b.anchor?.line ?? 0);
    return head.manifests.flatMap(({ entries, faults }) => {
        const problems = entries.flatMap((entry) => {
            const first = firsts.get(entry.path);
            if (first === undefined)
                firsts.set(entry.path, entry);
            const wasWrong = before.has(entryKey(entry)) && base.blobs.get(entry.path) === head.blobs.get(entry.path);
            return [
                ...(first === undefined ? [] : [duplicate(entry, first)]),
                ...failure(entry, observedAt(head, entry), wasWrong),
            ];
        });
        return [...faults.map((fault) => faultProblem(fault, known.has(faultKey(fault)))), ...problems].sort(byLine);
    });
}
function faultKey({ code, path, message }) {
    return JSON.stringify([code, path, message]);
}
function entryKey({ path, sha256, size, mode }) {
    return JSON.stringify([path, sha256, size, mode]);
}
const AS_BASE = ', as on base already';
function faultProblem(fault, onBase) {
    const { code, file, line, path, message } = fault;
    const fixes = {
        FG201: 'Write the line as the command prints it:',
        FG202: 'Write the path from the top of the repository, as "git ls-files" prints it, or delete the line.',
        FG203: 'Print the right line, and compare the file with what you expect before you put it in:',
        FG204: 'Say what the fixture is and which test it is for.',
        FG208: 'Delete one of the two.',
    };
    const command = path !== undefined && (code === 'FG201' || code === 'FG203');
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(code, `${message}${onBase ? AS_BASE : ''}`, {
        at: { file, line },
        ...(path === undefined ? {} : { path }),
        fix: command ? `${fixes[code]}\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', path)}` : fixes[code].replace(/:$/, '.'),
    });
}
function duplicate(entry, first) {
    const where = first.file === entry.file ? `on line ${first.line}` : `in ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(first)}`;
    return (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG208', `${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(entry)}: ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(entry.path)} is listed already ${where}`, {
        path: entry.path,
        anchor: entry,
        fix: `Delete one of the two lines. The right one is printed by:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', entry.path)}`,
    });
}
function failure(entry, observed, wasWrong) {
    if (holds(entry, observed))
        return [];
    const { path, size, sha256, mode } = entry;
    const expected = `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected ${size} bytes with ${inMode(mode)} ${sha256}`;
    const already = wasWrong ? AS_BASE : '';
    if (observed.kind === 'none') {
        const fix = `If it went by mistake, put it back:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCommand */ .Od)(path)}\nIf it is meant to go, delete its line in the same pull request, with a record for the removal.`;
        return [(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG205', `${expected}; found ${observed.why}${already}`, { path, at: entry, fix })];
    }
    const sizes = [...new Set(observed.sizes)].join(' or ');
    const found = `${sizes} bytes with ${observed.sha256}`;
    const sameSize = observed.sizes.includes(size);
    const verdict = sameSize
        ? 'same size, other digest: edited in place'
        : (0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .sameDigest */ .VB)(sha256, observed.sha256)
            ? 'the digest is right, the size in the entry is not'
            : 'other size, other digest: rebuilt or swapped';
    return [
        (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)(sameSize ? 'FG207' : 'FG206', `${expected}; found ${found} (${verdict})${already}`, {
            path,
            at: entry,
            fix: `Compare the two versions. If the new one is meant, print its line and put it in, with a record:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', path)}`,
        }),
    ];
}
function inMode(mode) {
    return mode === 'bytes' ? 'sha256' : `${mode} sha256`;
}
/** Requirement M10a: only where the policy asks for completeness. A line that names a path and cannot be read counts as its entry: it has a failure of its own. */
function completenessProblems({ head, fixtures }, manifests) {
    const named = new Set(head.manifests.flatMap(({ entries, faults }) => [...entries, ...faults].map(({ path }) => path)));
    return fixtures
        .filter((path) => !named.has(path))
        .map((path) => (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG216', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected an entry in ${manifests.map(_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8).join(' or ')}; found none`, {
        path,
        fix: `Print its line and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', path)}`,
    }));
}
/** Requirement M6: a digest stops protecting what its form leaves out, and the report says what that is. */
function forgivenOn({ head }) {
    const counts = new Map();
    for (const entry of entriesOf(head)) {
        const observed = observedAt(head, entry);
        if (observed.kind === 'none' || observed.forgives.length === 0)
            continue;
        const words = observed.forgives.join(', ');
        const known = counts.get(words);
        counts.set(words, { mode: entry.mode, count: (known?.count ?? 0) + 1 });
    }
    return [...counts].map(([words, { mode, count }]) => `${count} ${mode}, which leaves unprotected: ${words}`);
}


/***/ }),

/***/ 72009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ readsBy),
/* harmony export */   df: () => (/* binding */ namesTest),
/* harmony export */   ls: () => (/* binding */ identify),
/* harmony export */   nM: () => (/* binding */ withoutParameters)
/* harmony export */ });
/* unused harmony export matchesPattern */
/** Dots of a class name that are tried as folders. */
const MAX_PARTS = 32;
/**
 * Ids as the runners themselves take them: `tests/test_a.py::TestB::test_c[1]` (pytest), `example.test/pkg::TestX` (Go),
 * `test.example.TotalTest#rounds` (JUnit), `src/a.test.js::name` (Jest, Vitest). `hasFile` tells whether a path is on head, by
 * which a dotted class name becomes a file again.
 */
function identify(test, hasFile) {
    const { classname, name, suite } = test;
    const python = pythonSpellings(test);
    const known = python.find(({ file }) => file === test.file || hasFile(file));
    const file = test.file ?? known?.file ?? [classname, suite].find((text) => text.includes('.') && hasFile(text));
    const separator = classname.includes('/') || classname === '' || /\s/.test(classname) ? '::' : '#';
    const id = known?.id ??
        (file !== undefined ? `${file}::${name}` : classname === '' ? name : `${classname}${separator}${name}`);
    const spellings = [
        id,
        ...python.map((one) => one.id),
        ...(file === undefined ? [] : [`${file}::${name}`, `${file} > ${name}`]),
        ...['::', '#', '.', '/', ' '].map((between) => `${classname}${between}${name}`),
        name,
    ];
    return { ...test, ...(file === undefined ? {} : { file }), id, spellings: [...new Set(spellings)] };
}
/** Every way of cutting a dotted class name into a module and classes. */
function pythonSpellings({ classname, name, file, }) {
    const parts = classname.split('.');
    if (classname === '' || parts.length > MAX_PARTS || !parts.every((part) => /^[\p{L}\p{N}_-]+$/u.test(part)))
        return [];
    const cuts = parts.map((_, index) => parts.length - index);
    const all = cuts.map((cut) => {
        const module = `${parts.slice(0, cut).join('/')}.py`;
        return { file: module, id: [module, ...parts.slice(cut), name].join('::') };
    });
    // Where the report names the file, the cut is known, also below a root folder that the module's name lacks.
    const named = file?.endsWith('.py') === true ? all.find((one) => file === one.file || file.endsWith(`/${one.file}`)) : undefined;
    return named === undefined
        ? all
        : [{ file: file, id: [file, ...named.id.split('::').slice(1)].join('::') }, ...all];
}
/** `[...]` of a parametrized test, or a subtest of Go, belongs to the test that is named without it. */
function withoutParameters(id) {
    return id.endsWith(']') && id.includes('[') ? id.slice(0, id.indexOf('[')) : id;
}
/** Whether an entry of a list names this test, alone or with all its parameters or subtests. */
function namesTest(entry, { spellings }) {
    return spellings.some((spelling) => spelling === entry ||
        withoutParameters(spelling) === entry ||
        (/(?:^|::|\.|#)(?:Test|Example|Fuzz)[^:/]*$/.test(entry) && spelling.startsWith(`${entry}/`)));
}
/** A pattern of `tests:`, in which `*` stands for anything, slashes and brackets included. Linear in the id. */
function matchesPattern(pattern, id) {
    const [first = '', ...rest] = pattern.split('*');
    if (!id.startsWith(first))
        return false;
    const last = rest.pop();
    if (last === undefined)
        return id === first;
    let at = first.length;
    for (const part of rest) {
        const found = id.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return id.length - last.length >= at && id.endsWith(last);
}
function readsBy(patterns, { spellings }) {
    return patterns.some((pattern) => spellings.some((spelling) => matchesPattern(pattern, spelling) || namesTest(pattern, { spellings: [spelling] })));
}


/***/ }),

/***/ 36449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readMessage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** A commit message that is being written. @throws {FixtureGateError} BAD_USAGE */
function readMessage(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_USAGE', `the message file ${JSON.stringify(file)} cannot be read (${cause.code ?? 'unknown error'})`, 'give the file that git hands to a commit-msg hook: fixture-gate trailers --check "$1"', { cause });
    }
}


/***/ }),

/***/ 72386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gc: () => (/* binding */ exactPattern),
/* harmony export */   jt: () => (/* binding */ commandText),
/* harmony export */   nH: () => (/* binding */ fillCommand)
/* harmony export */ });
/* unused harmony exports PLACEHOLDERS, splitWords */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** What may stand in a command of the policy for one test. Each becomes a part of one argument and is never parsed. */
const PLACEHOLDERS = (/* unused pure expression or super */ null && (['test', 'file', 'name', 'class', 'pattern']));
/** Unquoted, each of these would have had a shell do something. */
const SHELL_ONLY = new Set(['|', '&', ';', '<', '>', '(', ')', '$', '`', '\n']);
const BLANK = /[ \t]/;
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)=/;
const PLACEHOLDER = /\{(test|file|name|class|pattern)\}/g;
const STARTS_WITH_PLACEHOLDER = /^\{(?:test|file|name|class|pattern)\}/;
/**
 * Splits a command by the word rules of a POSIX shell: blanks, '...', "...", and the backslash. What only a shell can do
 * (pipes, variables, several commands) is refused in place of being passed on as an argument.
 *
 * @throws {FixtureGateError} BAD_POLICY
 */
function splitWords(template) {
    const words = [];
    let word;
    let quote;
    for (let at = 0; at < template.length; at += 1) {
        const character = template[at];
        const next = template[at + 1];
        if (quote === "'") {
            if (character === "'")
                quote = undefined;
            else
                word += character;
        }
        else if (character === '\\' && quote === undefined) {
            if (next === undefined)
                throw badCommand(template, 'a backslash at its end');
            word = (word ?? '') + next;
            at += 1;
        }
        else if (character === '\\' && next !== undefined && '"\\$`'.includes(next)) {
            word += next;
            at += 1;
        }
        else if (quote === '"') {
            if (character === '$' || character === '`')
                throw badCommand(template, `${character} in double quotes`);
            if (character === '"')
                quote = undefined;
            else
                word += character;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (SHELL_ONLY.has(character) || (character === '#' && word === undefined)) {
            throw badCommand(template, `an unquoted ${JSON.stringify(character)}`);
        }
        else if (BLANK.test(character)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (quote !== undefined)
        throw badCommand(template, `a ${quote} that is never closed`);
    if (word !== undefined)
        words.push(word);
    return words;
}
/**
 * The command with the values in their places. A value that begins an argument may not begin with `-` or `@`: the
 * program would read an option, or a file of options, where a test was meant.
 *
 * @throws {FixtureGateError} BAD_POLICY for a template that is no command.
 */
function fillCommand(template, values) {
    const filled = [];
    const variables = new Map();
    for (const word of splitWords(template)) {
        for (const [, name] of word.matchAll(PLACEHOLDER)) {
            const problem = valueProblem(name, values[name]);
            if (problem !== undefined)
                return { kind: 'refused', reason: problem };
        }
        const whole = word.replace(PLACEHOLDER, (_, name) => values[name] ?? '');
        if (STARTS_WITH_PLACEHOLDER.test(word) && /^[-@]/.test(whole)) {
            return {
                kind: 'refused',
                reason: `${JSON.stringify(whole.slice(0, 200))} would be read as an option, not as a test`,
            };
        }
        const assignment = filled.length === 0 ? ASSIGNMENT.exec(word) : null;
        if (assignment === null)
            filled.push(whole);
        else
            variables.set(assignment[1], whole.slice(assignment[0].length));
    }
    const [program, ...rest] = filled;
    if (program === undefined || program === '')
        throw badCommand(template, 'no program to run');
    return { kind: 'command', line: { program, arguments: rest, variables } };
}
/** The command as text, with the values in their places: what a person reads and what `input_hash` is over. */
function commandText(template, values) {
    return template.replace(PLACEHOLDER, (whole, name) => values[name] ?? whole);
}
/** A name as a regular expression that matches it and nothing else, for `go test -run` and `jest -t`. */
function exactPattern(name) {
    return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
function valueProblem(name, value) {
    if (value === undefined || value === '')
        return `nothing is known to put in the place of {${name}}`;
    return value.includes('\0') ? `the value for {${name}} holds a NUL` : undefined;
}
function badCommand(template, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_POLICY', `expected a command of plain words, which is started without a shell; found ${what} in ${JSON.stringify(template)}`, 'quote it, or put the command into a script of the repository and name that');
}


/***/ }),

/***/ 12833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $t: () => (/* binding */ placeOf),
  o$: () => (/* binding */ readSource)
});

// UNUSED EXPORTS: MAX_POLICY_BYTES

;// CONCATENATED MODULE: ./lib/policy/source-tree.js
const PLAIN_TAGS = new Set(['!!map', '!!seq', '!!str', '!!int', '!!float', '!!bool', '!!null']);
/**
 * The events as one tree, and what a policy may not contain: references, merge keys, unknown tags, keys that are no
 * text, the same key twice, a second document. References are refused and not followed, so that a file stays as large
 * as it looks (docs/adr/0050). Iterates; the reader has bounded the depth.
 */
function buildTree(yaml, text, events) {
    const problems = [];
    const stack = [];
    const roots = [];
    let documents = 0;
    const add = (node) => (stack.at(-1)?.children ?? roots).push(node);
    for (const event of events) {
        if (event.type === yaml.EVENT_ID.DOCUMENT)
            documents += 1;
        else if (event.type === yaml.EVENT_ID.SCALAR)
            add(scalarNode(yaml, text, event, problems));
        else if (event.type === yaml.EVENT_ID.ALIAS)
            add(aliasNode(text, event, problems));
        else if (event.type === yaml.EVENT_ID.POP) {
            const frame = stack.pop();
            if (frame !== undefined)
                add(source_tree_close(yaml, frame, problems));
        }
        else {
            checkTag(text, event, problems);
            stack.push({ event, children: [] });
        }
        if (documents > 1)
            break;
    }
    const root = roots[0];
    if (documents > 1)
        problems.push({ at: secondDocument(text), text: 'expected one document, found a second one ("---")' });
    if (root === undefined || (root.kind === 'scalar' && root.value === null)) {
        return {
            problems: [
                ...problems,
                { at: 0, text: 'expected keys, found an empty file; write "version: 1" or delete the file' },
            ],
        };
    }
    return { root, problems };
}
function scalarNode(yaml, text, event, problems) {
    const known = checkTag(text, event, problems);
    const at = !known || event.valueStart === -1 ? emptyPlace(event) : quotedStart(yaml, event);
    if (known) {
        const document = { type: yaml.EVENT_ID.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
        try {
            const [value] = yaml.constructFromEvents([document, event, { type: yaml.EVENT_ID.POP }], { source: text });
            return { kind: 'scalar', value: value, at };
        }
        catch (error) {
            if (!(error instanceof yaml.YAMLException))
                throw error;
            problems.push({ at, text: `expected a value, found a mistake in it: ${error.reason}` });
        }
    }
    return { kind: 'scalar', value: null, at };
}
/** An empty value has no place of its own; -1 lets its key stand for it. A wrong tag is its value's place. */
function emptyPlace(event) {
    return event.tagStart !== -1 ? event.tagStart : event.anchorStart;
}
function quotedStart(yaml, event) {
    const quoted = event.style === yaml.SCALAR_STYLE.SINGLE_QUOTED || event.style === yaml.SCALAR_STYLE.DOUBLE_QUOTED;
    return quoted ? event.valueStart - 1 : event.valueStart;
}
function aliasNode(text, event, problems) {
    const at = event.anchorStart - 1;
    const name = text.slice(event.anchorStart, event.anchorEnd);
    problems.push({ at, text: `expected the value itself, found the reference *${name}; write the value out` });
    return { kind: 'scalar', value: null, at };
}
function checkTag(text, event, problems) {
    if (event.tagStart === -1)
        return true;
    const tag = text.slice(event.tagStart, event.tagEnd);
    if (PLAIN_TAGS.has(tag))
        return true;
    problems.push({
        at: event.tagStart,
        text: `expected a plain value, found the tag ${JSON.stringify(tag.slice(0, 40))}`,
    });
    return false;
}
function source_tree_close(yaml, { event, children }, problems) {
    if (event.type === yaml.EVENT_ID.SEQUENCE)
        return { kind: 'list', items: children, at: event.start };
    const entries = [];
    const seen = new Set();
    for (let index = 0; index + 1 < children.length; index += 2) {
        const keyNode = children[index];
        const value = children[index + 1];
        const key = keyText(keyNode);
        const problem = key === undefined ? 'expected a name as key, found a list or a group of keys' : keyProblem(key, seen);
        if (problem !== undefined)
            problems.push({ at: keyNode.at, text: problem });
        if (key === undefined || problem !== undefined)
            continue;
        seen.add(key);
        entries.push({ key, keyAt: keyNode.at, value: value.at === -1 ? { ...value, at: keyNode.at } : value });
    }
    return { kind: 'group', entries, at: event.start };
}
function keyText(node) {
    return node.kind === 'scalar' ? String(node.value ?? '') : undefined;
}
function keyProblem(key, seen) {
    if (key === '<<')
        return 'expected plain keys, found the merge key "<<"; write the keys out';
    // No key of a policy is called so, and libraries differ in what they make of it.
    if (key === '__proto__')
        return 'unknown key "__proto__"';
    if (seen.has(key))
        return `expected each key once, found ${JSON.stringify(key.slice(0, 60))} a second time`;
    return undefined;
}
function secondDocument(text) {
    const markers = [...text.matchAll(/^---(?=\s|$)/gm)].map((match) => match.index);
    const first = markers[0] ?? 0;
    const before = text
        .slice(0, first)
        .split('\n')
        .every((line) => /^\s*(?:#.*|%.*)?$/.test(line));
    return (before ? markers[1] : first) ?? first;
}

;// CONCATENATED MODULE: ./lib/policy/source.js

/*
 * The policy file as a tree that knows where everything stands, so that every complaint has a line and a column.
 * Read from js-yaml's events: its own loader has no positions and expands references.
 */
/** Bytes. Every rule of a large organisation fits in a tenth of it; head's file is hostile and gets no more. */
const MAX_POLICY_BYTES = 1_048_576;
/** Keys, values and ends of lists. A thousand rules of twenty keys each fit. */
const MAX_EVENTS = 60_000;
/** Levels. The policy itself has five. */
const MAX_DEPTH = 32;
/** Decodes and parses a policy file, YAML 1.2 (and so JSON). Never throws for what the bytes hold. */
async function readSource(bytes) {
    if (bytes.length > MAX_POLICY_BYTES) {
        return failed('', 0, `expected at most ${MAX_POLICY_BYTES} bytes, found ${bytes.length}`);
    }
    const decoded = decode(bytes);
    if (typeof decoded !== 'string')
        return failed('', 0, decoded.why);
    const marked = decoded.startsWith('\uFEFF');
    const text = marked ? decoded.slice(1) : decoded;
    const yaml = await __webpack_require__.e(/* import() */ 3243).then(__webpack_require__.bind(__webpack_require__, 33243));
    const source = parse(yaml, text);
    return marked
        ? { ...source, notices: [{ at: 0, text: 'the file begins with a byte order mark, which is ignored' }] }
        : source;
}
/** One-based line and column, columns in characters; line ends are LF, CRLF and CR. */
function placeOf(text, at) {
    const lines = text.slice(0, at).split(/\r\n|\r|\n/);
    return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}
function failed(text, at, problem) {
    return { text, problems: [{ at, text: problem }], notices: [] };
}
function decode(bytes) {
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
        return { why: 'expected UTF-8, found UTF-16; save the file as UTF-8' };
    }
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { why: 'expected UTF-8, found bytes that are none; save the file as UTF-8' };
    }
}
function parse(yaml, text) {
    let events;
    try {
        events = yaml.parseEvents(text, { maxDepth: MAX_DEPTH });
    }
    catch (error) {
        if (!(error instanceof yaml.YAMLException))
            throw error;
        const at = Math.min(error.mark?.position ?? 0, text.length);
        return failed(text, at, `expected YAML, found a mistake in it: ${error.reason}${tabHint(text, at)}`);
    }
    if (events.length > MAX_EVENTS)
        return failed(text, 0, `expected at most ${MAX_EVENTS} keys and values, found ${events.length}`);
    return { text, ...buildTree(yaml, text, events), notices: [] };
}
function tabHint(text, at) {
    const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
    return /^ *\t/.test(text.slice(start)) ? '; indent with blanks, YAML takes no tabs' : '';
}


/***/ }),

/***/ 63304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ closest)
/* harmony export */ });
/* unused harmony export editDistance */
/** Spellings further than this from what was written are no help. Share of the longer word's length. */
const MAX_DISTANCE_SHARE = 0.4;
/** Longer words are not compared: no key or value of a policy is this long. Characters. */
const MAX_WORD = 40;
/**
 * The known word that `written` was most likely meant to be, or undefined. Letter case and the difference between
 * `-`, `_` and blanks do not count. Distance is that of Damerau and Levenshtein, neighbouring letters swapped count once.
 */
function closest(written, known) {
    if (written.length > MAX_WORD)
        return undefined;
    let best;
    let bestDistance = Number.POSITIVE_INFINITY;
    const plain = fold(written);
    for (const word of known) {
        const distance = editDistance(plain, fold(word));
        if (distance < bestDistance) {
            best = word;
            bestDistance = distance;
        }
    }
    if (best === undefined)
        return undefined;
    return bestDistance <= Math.max(1, Math.floor(MAX_DISTANCE_SHARE * Math.max(plain.length, best.length)))
        ? best
        : undefined;
}
function fold(word) {
    return word.toLowerCase().replaceAll(/[-_ ]/g, '');
}
/** Optimal string alignment distance. Two rows and the one before: words are short, clarity wins over bit tricks. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            let cost = Math.min(substitution, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            if (swapped)
                cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 76278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   weakenedPaths: () => (/* binding */ weakenedPaths),
/* harmony export */   weakenings: () => (/* binding */ weakenings)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94743);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73506);
/* harmony import */ var _stricter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23248);




/**
 * What head's policy would allow that base's does not, setting by setting, in the order of the file. What cannot be told
 * (another format, another schema) counts as weaker. Empty where head only adds or tightens.
 */
function weakenings(base, head) {
    return [...ruleListWeakenings(base, head), ...settingWeakenings(base, head)];
}
/** Exact, for the paths at hand; `weakenings` compares what is written and knows no paths. */
function weakenedPaths(base, head, paths) {
    return paths.flatMap((path) => {
        const before = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleFor */ .sG)(base, path);
        if (before === undefined)
            return [];
        const after = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleFor */ .sG)(head, path);
        if (after === undefined)
            return [{ path, why: 'no longer a fixture' }];
        return fewerRecords(before, after).length > 0 ? [{ path, why: 'fewer records' }] : [];
    });
}
function settingWeakenings(base, head) {
    const found = [];
    const note = (weaker, key, before, after, code = 'FG801') => {
        if (weaker)
            found.push({ code, key, base: show(before), head: show(after) });
    };
    const raised = (key, before, after, code) => note(after > before, key, before, after, code);
    const lowered = (key, scale, before, after) => note(scale.indexOf(after) < scale.indexOf(before), key, before, after);
    const dropped = (key, before, after) => {
        const gone = before.filter((entry) => !after.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(entry, other)));
        note(gone.length > 0, key, gone, 'absent');
    };
    const changed = (key, before, after) => note(before !== null && before !== after, key, before, after);
    raised('tolerance.relative', base.tolerance.relative, head.tolerance.relative);
    raised('tolerance.absolute', base.tolerance.absolute, head.tolerance.absolute);
    changed('trailers.key', base.trailers.key, head.trailers.key);
    note(head.trailers.minReason < base.trailers.minReason, 'trailers.min-reason', base.trailers.minReason, head.trailers.minReason);
    lowered('trailers.match', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.match, base.trailers.match, head.trailers.match);
    note(base.trailers.bind && !head.trailers.bind, 'trailers.bind', true, false);
    note(!base.trailers.patterns && head.trailers.patterns, 'trailers.patterns', false, true);
    changed('approvals.directory', base.approvals.directory, head.approvals.directory);
    lowered('approvals.identity', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.identity, base.approvals.identity, head.approvals.identity);
    dropped('manifest', base.manifest, head.manifest);
    note(base.manifestComplete && !head.manifestComplete, 'manifest-complete', true, false);
    dropped('ledger', base.ledger, head.ledger);
    lowered('separation.mode', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.separation, base.separation.mode, head.separation.mode);
    dropped('separation.code', base.separation.code, head.separation.code);
    note(base.separation.differentAuthor && !head.separation.differentAuthor, 'separation.different-author', true, false);
    dropped('agents', base.agents, head.agents);
    lowered('shape.hollow', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.hollow, base.shape.hollow, head.shape.hollow);
    changed('freeze.file', base.freeze.file, head.freeze.file);
    raised('freeze.stale-days', base.freeze.staleDays, head.freeze.staleDays);
    changed('quarantine.file', base.quarantine.file, head.quarantine.file);
    raised('quarantine.budget', base.quarantine.budget, head.quarantine.budget, 'FG704');
    dropped('quarantine.report', base.quarantine.report, head.quarantine.report);
    changed('quarantine.replay', base.quarantine.replay, head.quarantine.replay);
    note(base.quarantine.times !== head.quarantine.times, 'quarantine.times', base.quarantine.times, head.quarantine.times);
    changed('lanes.prepare', base.lanes.prepare, head.lanes.prepare);
    changed('lanes.gating', base.lanes.gating, head.lanes.gating);
    note(base.fourWay && !head.fourWay, 'four-way', true, false);
    return found;
}
/** Rules are paired by a pattern that they share; a rule's patterns, exclusions and place in the list count, too. */
function ruleListWeakenings(base, head) {
    const found = [];
    let last = -1;
    for (const rule of base.fixtures) {
        const name = `fixtures[${rule.paths[0]}]`;
        const index = head.fixtures.findIndex((other) => other.paths.some((pattern) => rule.paths.includes(pattern)));
        const other = head.fixtures[index];
        if (other === undefined) {
            found.push({ code: 'FG801', key: name, base: show(rule.paths), head: 'absent' });
            continue;
        }
        if (index !== last + 1) {
            // The first rule that matches counts: whatever now stands before this one may take its files.
            found.push({ code: 'FG801', key: name, base: `rule ${last + 2}`, head: `rule ${index + 1}` });
        }
        last = index;
        for (const { key, before, after } of ruleWeakenings(rule, other)) {
            found.push({ code: 'FG801', key: `${name}.${key}`, base: show(before), head: show(after) });
        }
    }
    return found;
}
function ruleWeakenings(base, head) {
    const gone = (key, before, after) => {
        const missing = before.filter((entry) => !after.includes(entry));
        return missing.length === 0 ? [] : [{ key, before: missing, after: 'absent' }];
    };
    const come = (key, before, after) => {
        const added = after.filter((entry) => !before.includes(entry));
        return added.length === 0 ? [] : [{ key, before: 'absent', after: added }];
    };
    const other = (key, before, after, fine) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(before, after) || (fine !== undefined && after === fine) ? [] : [{ key, before, after }];
    const artifact = (key, before, after) => before === undefined ? [] : other(key, before, after);
    return [
        ...gone('paths', base.paths, head.paths),
        ...(base.anyCase && !head.anyCase ? other('paths', 'in any letter case', 'as written') : []),
        ...come('exclude', base.exclude, head.exclude),
        ...fewerRecords(base, head),
        ...other('format', base.format, head.format),
        ...other('header', base.header, head.header),
        ...other('yaml', base.yaml, head.yaml, 'auto'),
        ...other('keys', base.keys, head.keys),
        ...come('unordered', base.unordered, head.unordered),
        ...come('maps', base.maps, head.maps),
        ...gone('not-maps', base.notMaps, head.notMaps),
        ...come('ignore-members', base.ignoreMembers, head.ignoreMembers),
        ...wider(base.tolerances, head.tolerances),
        ...come('volatile.ids', base.volatile.ids, head.volatile.ids),
        ...come('volatile.timestamps', base.volatile.timestamps, head.volatile.timestamps),
        ...come('volatile.regex', base.volatile.regex, head.volatile.regex),
        ...widerPixels(base.pixels, head.pixels),
        ...other('descriptor', base.descriptor, head.descriptor),
        ...artifact('schema', base.schema, head.schema),
        ...artifact('properties', base.properties, head.properties),
        ...(_stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.missingArtifacts.indexOf(head.missingArtifacts) <
            _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.missingArtifacts.indexOf(base.missingArtifacts)
            ? other('missing-artifacts', base.missingArtifacts, head.missingArtifacts)
            : []),
        ...gone('tests', base.tests, head.tests),
    ];
}
function fewerRecords(base, head) {
    return _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_CLASSES */ .i.flatMap((one) => {
        const before = base.require.byClass[one] ?? base.require.default;
        const after = head.require.byClass[one] ?? head.require.default;
        const fewer = before.some((kind) => !after.includes(kind));
        return fewer ? [{ key: `require.${one}`, before, after: after.length === 0 ? 'none' : after }] : [];
    });
}
/** A rule that goes leaves its values to a wider one or to the defaults, and either may be looser than it was. */
function wider(base, head) {
    const same = (a, b) => a.path === b.path;
    const looser = head.filter((rule) => {
        const before = base.find((other) => same(rule, other));
        return before === undefined || loosens(before, rule);
    });
    const lost = base.filter((rule) => !head.some((other) => same(rule, other)));
    return looser.length + lost.length === 0 ? [] : [{ key: 'tolerances', before: base, after: head }];
}
function loosens(base, head) {
    return ((head.relative ?? 0) > (base.relative ?? 0) ||
        (head.absolute ?? 0) > (base.absolute ?? 0) ||
        (head.ulp ?? 0) > (base.ulp ?? 0) ||
        (head.integers === true && base.integers !== true) ||
        (head.as !== undefined && base.as === undefined));
}
function widerPixels(base, head) {
    const before = base ?? { delta: 1, ratio: 0 };
    const after = head ?? { delta: 1, ratio: 0 };
    return after.delta > before.delta || after.ratio > before.ratio ? [{ key: 'pixels', before, after }] : [];
}
function show(value) {
    if (value === undefined || value === null)
        return 'absent';
    return typeof value === 'string' ? value : JSON.stringify(value);
}


/***/ }),

/***/ 59416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isAgent)
/* harmony export */ });
/* unused harmony export matchesWildcard */
/* harmony import */ var _persons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9870);

/** What git itself cuts off the ends of names (ident.c, is_crud); one that is written by hand may have them. */
const CRUD = /[\s.,:;<>"'\\]/u;
/**
 * Whether one of the policy's `agents` patterns takes this person's name or e-mail. `*` stands for anything and `?` for
 * one character; brackets are brackets, since the names of bots end in `[bot]`. Letter case is set aside.
 */
function isAgent({ name, email }, patterns) {
    const [plain, mail] = [name, email].map((text) => (0,_persons_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .zN)(withoutCrud(text)));
    const texts = [name, email, `${name} <${email}>`, plain, mail];
    return patterns.some((pattern) => texts.some((text) => matchesWildcard(pattern, text)));
}
/** By hand: a pattern that ends in `$` begins anew at every mark of a long row (T72). */
function withoutCrud(text) {
    let from = 0;
    let to = text.length;
    while (from < to && CRUD.test(text[from]))
        from += 1;
    while (to > from && CRUD.test(text[to - 1]))
        to -= 1;
    return text.slice(from, to);
}
/** Linear: after a mismatch only the last `*` is taken up again. */
function matchesWildcard(pattern, text) {
    const wanted = [...pattern.normalize('NFKC').toLowerCase()];
    const given = [...text.normalize('NFKC').toLowerCase().trim()];
    let at = 0;
    let star = -1;
    let retry = 0;
    for (let index = 0; index < given.length;) {
        if (wanted[at] === '*') {
            star = at;
            at += 1;
            retry = index;
        }
        else if (wanted[at] === '?' || wanted[at] === given[index]) {
            at += 1;
            index += 1;
        }
        else if (star !== -1) {
            retry += 1;
            index = retry;
            at = star + 1;
        }
        else {
            return false;
        }
    }
    while (wanted[at] === '*')
        at += 1;
    return at === wanted.length;
}


/***/ }),

/***/ 37112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ approvalRequests),
/* harmony export */   b: () => (/* binding */ judgeApproval)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59416);
/* harmony import */ var _approval_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19712);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97815);
/* harmony import */ var _mending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22244);
/* harmony import */ var _persons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9870);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47675);






/** Which blobs must be read for `judgeApproval`: the files about changed fixtures, as commits of the range left them. */
function approvalRequests(findings, commits, policy) {
    const wanted = new Set(findings.map(({ path }) => (0,_approval_file_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalPath */ .nx)(path, policy)));
    return commits.flatMap((commit) => commit.changes.flatMap(({ path, head }) => wanted.has(path) && head !== null ? [{ file: path, commit: commit.sha, oid: head.oid }] : []));
}
/** @param vouched  Logins whose approving review of this very content holds: with it a file's author needs no signature. */
function judgeApproval(finding, evidence, files, vouched) {
    const file = (0,_approval_file_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalPath */ .nx)(finding.path, evidence.policy);
    const last = evidence.history.touching(file).at(-1);
    if (last === undefined)
        return { kind: 'approval', status: 'missing', problems: [] };
    const commit = evidence.commits[last];
    const refuse = (why) => ({
        kind: 'approval',
        status: 'mismatched',
        commit: commit.sha,
        problems: [approvalProblem(finding, file, commit, why)],
    });
    const left = evidence.history.changeAt(last, file)?.head;
    if (left === null || left === undefined)
        return refuse('it was removed again');
    if (!left.mode.startsWith('100'))
        return refuse('it is no regular file');
    const content = files.find((one) => one.file === file && one.commit === commit.sha)?.content;
    if (content === undefined)
        return refuse('its content could not be read');
    const approval = (0,_approval_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApproval */ .jI)(content, evidence.policy.trailers.minReason);
    if (typeof approval === 'string')
        return refuse(approval);
    const why = digestProblem(finding, approval) ??
        placeProblem(finding, commit, evidence) ??
        personProblem(finding, commit, approval, evidence) ??
        identityProblem(finding, commit, approval, evidence, vouched);
    if (why !== undefined)
        return refuse(why);
    return {
        kind: 'approval',
        status: 'matched',
        commit: commit.sha,
        by: approval.approver,
        reason: approval.prose,
        problems: anotherHand(finding, file, commit, approval),
    };
}
function digestProblem({ base, head }, { from, to }) {
    const [before, after] = [(0,_approval_file_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalDigest */ .Y)(base), (0,_approval_file_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalDigest */ .Y)(head)];
    if (from !== before)
        return `from: is ${from}, and the fixture's digest on base is ${before}`;
    if (to !== after)
        return `to: is ${to}, and the fixture's digest on head is ${after}`;
    return undefined;
}
/** In the fixture's commit, that commit's parent or its child: an approval written elsewhere was given for something else. */
function placeProblem({ path, head }, commit, { history, commits }) {
    const leaving = history.leaving(path, head).map((index) => commits[index]);
    if (leaving.length === 0)
        return 'no commit of this range changes the fixture';
    const near = leaving.some(({ sha, parents }) => sha === commit.sha || parents.includes(commit.sha) || commit.parents.includes(sha));
    if (near)
        return undefined;
    const shas = leaving.map(({ sha }) => (0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(sha)).join(', ');
    return `it was written in ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commit.sha)}, which is neither ${shas}, where the fixture was last changed, nor next to it`;
}
/** Nobody who wrote the fixture approves it: not the author of any commit of the range that changes it, no co-author. */
function personProblem({ path }, commit, { approver }, { history, commits, policy }) {
    if ((0,_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .isAgent */ .y)(commit.author, policy.agents))
        return `its author ${(0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .showPerson */ .zd)(commit.author)} is a declared agent`;
    for (const index of history.touching(path)) {
        for (const writer of (0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .writersOf */ .kO)(commits[index])) {
            const changed = `changed the fixture in ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commits[index].sha)}`;
            if ((0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeSamePerson */ .Az)(writer, commit.author))
                return `its author ${(0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .showPerson */ .zd)(commit.author)} ${changed}`;
            if ((0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeLogin */ .MJ)(writer, approver) || (0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeSamePerson */ .Az)(writer, { name: approver, email: approver }))
                return `its approver ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(approver)} ${changed}`;
        }
    }
    return undefined;
}
function identityProblem({ path }, commit, { approver }, { policy, identities, authorLogin, history, commits }, vouched) {
    if (policy.approvals.identity === 'git')
        return undefined;
    const login = approver.toLowerCase();
    const changing = history.touching(path).map((index) => commits[index]);
    // Whoever signed a commit need not have written it: every account behind it counts.
    const writers = changing.flatMap(({ sha }) => accountsOf(identities?.get(sha)));
    const own = [...writers, ...(authorLogin === undefined ? [] : [authorLogin])].map((one) => one.toLowerCase());
    if (own.includes(login))
        return `its approver ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(approver)} wrote the change`;
    if (vouched.has(login))
        return undefined;
    const unknown = changing.find(({ sha }) => !identities?.has(sha));
    if (identities !== undefined && unknown !== undefined)
        return `the platform does not say who wrote ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(unknown.sha)}, which changes the fixture`;
    const identity = identities?.get(commit.sha);
    if (identity === undefined || !identity.verified)
        return `the policy asks for a verified identity, and ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commit.sha)} is not signed by an account that the platform knows`;
    if (identity.login.toLowerCase() !== login)
        return `it names ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(approver)}, and ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commit.sha)} is signed by ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(identity.login)}`;
    return undefined;
}
function accountsOf(identity) {
    return identity === undefined ? [] : [identity.login, ...(identity.logins ?? [])];
}
/** Under `identity: git` a name in a file proves little: where another hand wrote it, the report says so. */
function anotherHand({ path }, file, { author, sha }, { approver }) {
    const words = author.name.toLowerCase().split(/\s+/);
    if ((0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeLogin */ .MJ)(author, approver) || words.includes(approver.toLowerCase()))
        return [];
    const message = `${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(file)} names ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(approver)} as the approver of ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(path)}; expected that person to have written it, found ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)((0,_persons_js__WEBPACK_IMPORTED_MODULE_4__/* .showPerson */ .zd)(author))} in ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(sha)}.`;
    return [(0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .recordsProblem */ .a)('FG108', message, { severity: 'warning', path, commit: sha })];
}
function approvalProblem({ path }, file, commit, why) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .recordsProblem */ .a)('FG108', `The approval ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(file)} of ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(path)} does not hold: ${why}.`, {
        path,
        commit: commit.sha,
        fix: `print a ready file with "fixture-gate trailers --approval ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(path)}" and let somebody who did not write the change commit it right after that commit`,
    });
}


/***/ }),

/***/ 36842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ checkMessage)
/* harmony export */ });
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95874);
/* harmony import */ var _mending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22244);
/* harmony import */ var _trailers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73070);



const SCISSORS = '# ------------------------ >8 ------------------------';
const NOBODY = { name: '', email: '' };
/**
 * What is wrong with the message of a commit that is being made; every fix is text for that message. Only trailers are
 * asked for: approvals and reviews come after the commit.
 */
function checkMessage(check) {
    const { changes, policy, isFixture, author = NOBODY } = check;
    const changed = new Set(changes.map(({ path }) => path));
    const commit = {
        sha: _mending_js__WEBPACK_IMPORTED_MODULE_1__/* .DRAFT_SHA */ .zt,
        parents: [],
        author,
        committer: author,
        committedAt: 0,
        message: withoutComments(check.message),
        changes,
    };
    return (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .reviewChanges */ .o)({
        findings: check.findings.filter(({ path }) => changed.has(path)),
        commits: [commit],
        policy,
        isFixture,
        requires: (path, classes) => check.requires(path, classes).filter((kind) => kind === 'trailer'),
        headKind: 'commit',
        isDraft: true,
    });
}
/**
 * Git drops comments and everything behind the scissors once the hook is through. Comments become a bare `#`, which the
 * trailer reader skips just the same, so that lines keep their numbers and an example in a template is no near miss.
 */
function withoutComments(message) {
    const lines = (0,_trailers_js__WEBPACK_IMPORTED_MODULE_2__/* .messageLines */ .VL)(message);
    const cut = lines.indexOf(SCISSORS);
    const kept = cut === -1 ? lines : lines.slice(0, cut);
    return kept.map((line) => `${line.startsWith('#') ? '#' : line}\n`).join('');
}


/***/ }),

/***/ 97815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ recordsProblem)
/* harmony export */ });
function recordsProblem(code, message, details = {}) {
    return { code, gate: 'records', severity: 'error', ...details, message };
}


/***/ }),

/***/ 95874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ reviewChanges)
});

// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
// EXTERNAL MODULE: ./lib/review/approval-file.js
var approval_file = __webpack_require__(19712);
// EXTERNAL MODULE: ./lib/review/approvals.js
var approvals = __webpack_require__(37112);
// EXTERNAL MODULE: ./lib/review/commit-records.js + 1 modules
var commit_records = __webpack_require__(70002);
// EXTERNAL MODULE: ./lib/review/digest.js
var digest = __webpack_require__(73962);
// EXTERNAL MODULE: ./lib/review/evidence.js
var review_evidence = __webpack_require__(97815);
;// CONCATENATED MODULE: ./lib/review/history.js
function readHistory(commits) {
    const touches = new Map();
    commits.forEach((commit, index) => {
        for (const change of commit.changes) {
            const known = touches.get(change.path);
            if (known === undefined)
                touches.set(change.path, [{ index, change }]);
            else
                known.push({ index, change });
        }
    });
    const parents = parentIndexes(commits);
    const linear = parents.every((own, index) => own.length <= 1 && (index === 0 || own[0] === index - 1));
    const of = (path) => touches.get(path) ?? [];
    const walk = branchedWalk(parents);
    return {
        touching: (path) => of(path).map(({ index }) => index),
        leaving: (path, head) => {
            const own = of(path);
            const last = own.at(-1);
            if (last === undefined)
                return [];
            if (linear)
                return leaves(last.change, head) ? [last.index] : [];
            return walk(own, head);
        },
        changeAt: (index, path) => touchAt(of(path), index)?.change,
    };
}
/** Touches stand in the order of the commits. */
function touchAt(touches, index) {
    let low = 0;
    let high = touches.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (touches[middle].index < index)
            low = middle + 1;
        else
            high = middle;
    }
    return touches[low]?.index === index ? touches[low] : undefined;
}
function parentIndexes(commits) {
    const position = new Map(commits.map(({ sha }, index) => [sha, index]));
    return commits.map(({ parents }) => parents.flatMap((parent) => position.get(parent) ?? []));
}
/** Marks are kept between paths and told apart by a round number, so that a path costs what it visits and nothing else. */
function branchedWalk(parents) {
    const seen = new Int32Array(parents.length);
    let round = 0;
    /** Every commit that is met on the way back from `starts`; `stops` ends a way. */
    const back = (starts, stops) => {
        round += 1;
        const stack = [...starts];
        for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
            if (seen[next] === round)
                continue;
            seen[next] = round;
            if (!stops(next))
                for (const parent of parents[next])
                    stack.push(parent);
        }
    };
    return (own, head) => {
        const changes = new Map(own.map(({ index, change }) => [index, change]));
        back([parents.length - 1], (index) => changes.has(index));
        const found = own.filter(({ index, change }) => seen[index] === round && leaves(change, head));
        const others = own.filter(({ change }) => !leaves(change, head)).map(({ index }) => index);
        const last = others.at(-1) ?? -1;
        // The usual case: nothing that says otherwise comes later, and no second walk is needed.
        if (found.every(({ index }) => index > last))
            return found.map(({ index }) => index);
        back(others, () => false);
        return found.filter(({ index }) => seen[index] !== round).map(({ index }) => index);
    };
}
function leaves({ head: left }, head) {
    return left === null || head === null ? left === head : left.oid === head.oid && left.mode === head.mode;
}

// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/review/reviews.js
var review_reviews = __webpack_require__(65805);
// EXTERNAL MODULE: ./lib/review/separation.js
var separation = __webpack_require__(60354);
// EXTERNAL MODULE: ./lib/review/suggest.js
var suggest = __webpack_require__(43474);
// EXTERNAL MODULE: ./lib/review/mending.js
var mending = __webpack_require__(22244);
// EXTERNAL MODULE: ./lib/review/spelling.js
var spelling = __webpack_require__(18336);
// EXTERNAL MODULE: ./lib/review/persons.js
var persons = __webpack_require__(9870);
;// CONCATENATED MODULE: ./lib/review/trailer-verdict.js






/** The least that the grammar takes for a digest. */
const LEAST_DIGITS = 8;
/** Whether the trailers of the range cover this finding (docs/records.md, requirement R2). */
function judgeTrailer(finding, evidence) {
    const { history, records, policy } = evidence;
    const leaving = history.leaving(finding.path, finding.head);
    const everyCommit = policy.trailers.match === 'every-commit';
    const unrecorded = everyCommit
        ? history.touching(finding.path).filter((index) => !isRecorded(index, finding.path, evidence))
        : [];
    const naming = leaving.flatMap((index) => records[index].byPath.get(finding.path) ?? []);
    const sound = naming.filter(commit_records/* isSound */.gH);
    const said = whatIsSaid(finding.path, evidence);
    // One wrong claim is enough: it stands in the history for everybody to read, beside whatever else says the truth.
    for (const trailer of sound) {
        const wrong = claimProblem(trailer, finding, said, evidence);
        if (wrong !== undefined)
            return mismatched(trailer, [claimMessage(trailer, finding, wrong, evidence)]);
    }
    const [good] = sound;
    if (good !== undefined && unrecorded.length === 0)
        return matched(good);
    // What is wrong with the trailer itself has been said once for the trailer.
    const [unsound] = naming;
    if (good === undefined && unsound !== undefined)
        return mismatched(unsound, []);
    if (everyCommit && unrecorded.length > 0)
        return { kind: 'trailer', status: 'missing', problems: [] };
    return { kind: 'trailer', status: 'missing', problems: [missingMessage(finding, leaving, evidence)] };
}
/** Whether a commit records `path` by itself; where records are bound, the one that does must name a digest. */
function isRecorded(index, path, { records, history, policy }) {
    const trailer = (0,commit_records/* soundTrailer */.v8)(records[index], path);
    if (trailer === undefined)
        return false;
    const removes = history.changeAt(index, path)?.head === null;
    return !policy.trailers.bind || removes || trailer.record.to !== undefined;
}
/** Under `match: every-commit`: fixtures that a commit changes and does not record, findings or not. */
function everyCommitProblems(evidence, isRequired) {
    if (evidence.policy.trailers.match !== 'every-commit')
        return [];
    const findings = new Map(evidence.findings.map((finding) => [finding.path, finding]));
    return evidence.records.flatMap(({ fixtures, byPath }, index) => fixtures
        .filter((path) => isRequired(path) && !isRecorded(index, path, evidence) && !isSaidElsewhere(byPath.get(path)))
        .flatMap((path) => everyCommitProblem(path, findings.get(path), index, evidence)));
}
function everyCommitProblem(path, finding, index, evidence) {
    const { records, history, policy } = evidence;
    const { commit, byPath } = records[index];
    const unbound = byPath.has(path);
    // A record of the bytes on head that names no digest has been refused with the finding.
    if (unbound && finding !== undefined && history.leaving(path, finding.head).includes(index))
        return [];
    const bare = `${policy.trailers.key}: ${(0,quoting/* showPath */.P8)(path)} reason="..."`;
    const lines = [finding === undefined ? bare : (0,suggest/* suggestTrailer */.q)(finding, policy)];
    const lacks = unbound ? 'with a record that names no digest (to=)' : 'without a record';
    const message = `${(0,mending/* shortSha */.Fu)(commit.sha)} changes the fixture ${(0,quoting/* showPath */.P8)(path)} ${lacks}; the policy asks that of every commit.`;
    const fix = (0,mending/* addTrailers */.Gk)(placeOf(index, evidence), lines);
    return [(0,review_evidence/* recordsProblem */.a)(unbound ? 'FG105' : 'FG101', message, { path, commit: commit.sha, fix })];
}
/** What is wrong with a trailer is said of the trailer. */
function isSaidElsewhere(naming) {
    return naming !== undefined && !naming.some(commit_records/* isSound */.gH);
}
function placeOf(index, { commits, headIsCommit, isDraft }) {
    return { commit: commits[index], isHead: headIsCommit && index === commits.length - 1, isDraft };
}
function matched({ commit, record }) {
    return {
        kind: 'trailer',
        status: 'matched',
        commit: commit.sha,
        by: (0,persons/* showPerson */.zd)(commit.author),
        reason: record.text,
        problems: [],
    };
}
function mismatched({ commit, record }, problems) {
    return {
        kind: 'trailer',
        status: 'mismatched',
        commit: commit.sha,
        by: (0,persons/* showPerson */.zd)(commit.author),
        reason: record.text,
        problems,
    };
}
function whatIsSaid(path, evidence) {
    const trailers = soundTrailers(path, evidence);
    return {
        classes: new Set(trailers.flatMap(({ record }) => record.classes ?? [])),
        digests: trailers
            .flatMap(({ commit, record: { to } }) => (to === undefined ? [] : [{ to, commit }]))
            .sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0)),
    };
}
function claimProblem(trailer, finding, said, evidence) {
    return (classProblem(trailer, finding, said) ??
        evidence.patternProblems.get(trailer) ??
        headProblem(trailer, finding, evidence) ??
        baseProblem(trailer, finding, said));
}
/**
 * The class is that of the whole range. Where several commits made it, their records together must name it: a commit
 * that only rounds says so truthfully, and another one names the rewrite.
 */
function classProblem({ record }, finding, said) {
    if (record.classes === undefined)
        return undefined;
    const claimed = record.pattern === undefined ? said.classes : new Set(record.classes);
    const absent = classesOf(finding).filter((one) => !claimed.has(one));
    if (absent.length === 0)
        return undefined;
    return `it says class=${record.classes.join(',')}, and the change also is ${absent.join(', ')}`;
}
/** A pattern answers for exactly what it says: one file of another class voids it for all. Worked out once per trailer. */
function patternProblems(records, findings) {
    const byPath = new Map(findings.map((finding) => [finding.path, finding]));
    const problems = new Map();
    for (const trailer of records.flatMap(({ trailers }) => trailers)) {
        const problem = patternProblem(trailer, byPath);
        if (problem !== undefined)
            problems.set(trailer, problem);
    }
    return problems;
}
function patternProblem({ record, covers }, byPath) {
    const { pattern, classes } = record;
    if (pattern === undefined || classes === undefined)
        return undefined;
    const findings = covers.flatMap((path) => byPath.get(path) ?? []);
    const measured = new Set(findings.flatMap(classesOf));
    const other = findings.find((one) => classesOf(one).some((own) => !classes.includes(own)));
    if (other !== undefined)
        return `${(0,quoting/* showPath */.P8)(other.path)} is ${classesOf(other).join(' and ')}, which class= does not name`;
    const idle = classes.filter((one) => !measured.has(one));
    return idle.length === 0 ? undefined : `it says class=${idle.join(',')}, and nothing there is`;
}
function headProblem({ record: { to } }, { head }, { policy }) {
    if (to === undefined)
        return policy.trailers.bind && head !== null ? 'the policy binds records to content, and it has no to=' : undefined;
    const actual = (0,suggest/* digestOf */.ol)(head);
    return fits(to, actual, head === null) ? undefined : `it says to=${to}, and the digest on head is ${actual}`;
}
/**
 * `from` is what the range starts from. Where an earlier record of the same path says `to`, a later one may go on from
 * there: its author looked at the file as the commit before had left it.
 */
function baseProblem(trailer, finding, said) {
    const { from } = trailer.record;
    const actual = (0,suggest/* digestOf */.ol)(finding.base);
    if (from === undefined || fits(from, actual, finding.base === null))
        return undefined;
    const goesOn = continues(from, trailer.commit, said);
    return goesOn ? undefined : `it says from=${from}, and the digest on base is ${actual}`;
}
/** Whether another commit says `to=` the digest that `from` means: one of the two begins with the other. */
function continues(from, commit, { digests }) {
    for (let length = LEAST_DIGITS; length < from.length; length += 1) {
        const shorter = from.slice(0, length);
        for (let at = firstFrom(digests, shorter); digests[at]?.to === shorter; at += 1)
            if (digests[at].commit !== commit)
                return true;
    }
    for (let at = firstFrom(digests, from); digests[at]?.to.startsWith(from); at += 1)
        if (digests[at].commit !== commit)
            return true;
    return false;
}
/** Index of the first digest that does not stand before `digits`. */
function firstFrom(digests, digits) {
    let low = 0;
    let high = digests.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (digests[middle].to < digits)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function fits(claimed, actual, absent) {
    return absent ? /^0+$/.test(claimed) : actual.startsWith(claimed);
}
function soundTrailers(path, { history, records }) {
    return history.touching(path).flatMap((index) => (records[index].byPath.get(path) ?? []).filter(commit_records/* isSound */.gH));
}
function classesOf({ class: own, also }) {
    return [own, ...also];
}
function claimMessage(trailer, finding, why, evidence) {
    const index = evidence.commits.indexOf(trailer.commit);
    const line = (0,suggest/* suggestTrailer */.q)(finding, evidence.policy);
    const { path } = finding;
    return (0,review_evidence/* recordsProblem */.a)('FG105', `The record of ${(0,quoting/* showPath */.P8)(path)} in ${(0,mending/* shortSha */.Fu)(trailer.commit.sha)} does not fit: ${why}.`, {
        path,
        commit: trailer.commit.sha,
        fix: (0,mending/* replaceLines */.W$)(placeOf(index, evidence), trailer.line, trailer.lastLine, [withReason(line, trailer)]),
    });
}
/** The author has said why already; only the claim was wrong. */
function withReason(line, { record: { text, pattern, paths } }) {
    return pattern === undefined && paths.length === 1 ? line.replace(/reason="\.\.\."$/, () => text) : line;
}
function missingMessage(finding, leaving, evidence) {
    const { path } = finding;
    const shown = (0,quoting/* showPath */.P8)(path);
    const last = leaving.at(-1);
    const lines = [(0,suggest/* suggestTrailer */.q)(finding, evidence.policy)];
    if (last === undefined)
        return unmadeMessage(finding, evidence);
    const commit = evidence.commits[last];
    const details = { path, commit: commit.sha, fix: (0,mending/* addTrailers */.Gk)(placeOf(last, evidence), lines) };
    const voided = soundTrailers(path, evidence).at(-1)?.commit;
    if (voided !== undefined)
        return (0,review_evidence/* recordsProblem */.a)('FG107', `${shown} was recorded in ${(0,mending/* shortSha */.Fu)(voided.sha)} and changed again in ${(0,mending/* shortSha */.Fu)(commit.sha)} without a record, so that what stands on head is recorded by nobody.`, details);
    return (0,review_evidence/* recordsProblem */.a)('FG101', `${shown} (${classesOf(finding).join(', ')}) was changed in ${(0,mending/* shortSha */.Fu)(commit.sha)} without a record; expected a "${evidence.policy.trailers.key}:" trailer in that commit.`, details);
}
/** Head differs from base, and no commit made it so: a merge kept an older content, or commits are missing. */
function unmadeMessage({ path }, evidence) {
    const merge = evidence.commits.findLast(({ parents }) => parents.length > 1);
    const by = merge === undefined
        ? 'No commit of this range'
        : `No commit of this range, and not the merge ${(0,mending/* shortSha */.Fu)(merge.sha)} itself,`;
    return (0,review_evidence/* recordsProblem */.a)(soundTrailers(path, evidence).length > 0 ? 'FG107' : 'FG101', `${by} changes ${(0,quoting/* showPath */.P8)(path)}, yet head differs from base there: a merge that kept one side undid what the other had changed.`, {
        path,
        ...(merge === undefined ? {} : { commit: merge.sha }),
        fix: 'take the content of the base branch for that path, or make the change in a commit of its own with a record',
    });
}

;// CONCATENATED MODULE: ./lib/review/trailer-problems.js






/** Orphans that are held against every path of their commit; more are hostile, and each costs the length of the list. */
const MOST_SUGGESTIONS = 50;
/** Paths that a line to paste can have; a longer one would be printed again for every orphan in it. */
const MOST_PATHS_IN_A_FIX = 50;
/** Of one commit, per kind. More are counted in one problem: a person mends one message once. */
const MOST_PROBLEMS = 200;
/** What is wrong with the trailers and near misses of all commits, in the order of the commits. */
function trailerProblems(evidence, unanswered) {
    let suggestions = 0;
    return evidence.records.flatMap((records, index) => {
        const forms = records.trailers.filter((trailer) => !(0,commit_records/* isSound */.gH)(trailer));
        const orphans = records.trailers.flatMap((trailer) => trailer.orphans.map((orphan) => ({ trailer, orphan })));
        return [
            ...capped(forms, (trailer) => formProblem(trailer, index, evidence)),
            ...capped(orphans, ({ trailer, orphan }) => {
                suggestions += 1;
                return orphanProblem(orphan, trailer, records, index, evidence, suggestions <= MOST_SUGGESTIONS);
            }),
            ...capped(records.nearMisses, (miss) => nearMissProblem(miss, records, index, evidence, unanswered)),
        ];
    });
}
function capped(items, toProblem) {
    const problems = items.slice(0, MOST_PROBLEMS).map(toProblem);
    const [first] = problems;
    if (items.length <= MOST_PROBLEMS || first === undefined)
        return problems;
    const { code, commit = '' } = first;
    const message = `The message of ${(0,mending/* shortSha */.Fu)(commit)} has ${items.length - MOST_PROBLEMS} more lines with the same problem.`;
    return [...problems, (0,review_evidence/* recordsProblem */.a)(code, message, { commit, fix: 'mend the lines above first' })];
}
function formProblem(trailer, index, evidence) {
    const { commit, malformed, stub, miscounted, line, lastLine } = trailer;
    const key = evidence.policy.trailers.key;
    const where = `${lineName(trailer)} (${(0,quoting/* showText */.h$)(`${key}: ${trailer.value}`)})`;
    const path = trailer.covers[0];
    const place = path === undefined ? (line === 0 ? {} : { line }) : { path };
    const details = { commit: commit.sha, ...place };
    if (malformed !== undefined) {
        const message = `Expected "${key}: PATH [PATH ...] [key=value ...]" in ${where}; ${malformed}.`;
        return (0,review_evidence/* recordsProblem */.a)('FG103', message, { ...details, fix: correctedFix(trailer, index, evidence) });
    }
    if (stub !== undefined) {
        const text = `${key}: ${trailer.value.replace(' reason="..."', '')} reason="..."`;
        const message = `Expected a reason in ${where}; ${stub}.`;
        return (0,review_evidence/* recordsProblem */.a)('FG104', message, { ...details, fix: replaceAndSay(trailer, index, evidence, text) });
    }
    const message = `The record ${where} does not fit: ${miscounted}.`;
    const fix = (0,mending/* replaceLines */.W$)(placeOf(index, evidence), line, lastLine, []);
    return (0,review_evidence/* recordsProblem */.a)('FG105', message, { ...details, fix });
}
/** A stub is replaced in the editor, because only its author knows the reason. */
function replaceAndSay(trailer, index, evidence, text) {
    const mend = (0,mending/* rewriteLines */.kw)(placeOf(index, evidence), trailer.line, trailer.lastLine, [text]);
    return `${mend}\nand say why in place of the dots`;
}
function correctedFix(trailer, index, evidence) {
    const { commit, records } = { commit: trailer.commit, records: evidence.records[index] };
    const open = records.fixtures.filter((path) => !records.byPath.get(path)?.some(commit_records/* isSound */.gH));
    if (commit.messageProblem !== undefined)
        return 'write the message anew as plain UTF-8 text: git commit --amend';
    const lines = open.slice(0, 5).map((path) => `${evidence.policy.trailers.key}: ${(0,quoting/* showPath */.P8)(path)} reason="..."`);
    const mend = (0,mending/* rewriteLines */.kw)(placeOf(index, evidence), trailer.line, trailer.lastLine, lines);
    return lines.length === 0 ? mend : `${mend}\nand say why in place of the dots`;
}
function orphanProblem({ path, why }, trailer, { fixtures, byPath }, index, evidence, suggests) {
    const key = evidence.policy.trailers.key;
    const likely = suggests ? (0,spelling/* likelyPath */.U)(path, fixtures) : undefined;
    const hint = likely === undefined ? '' : ` Did you mean ${(0,quoting/* showPath */.P8)(likely)}?`;
    const message = `${placeName(trailer)} records ${(0,quoting/* showPath */.P8)(path)}, but ${why}.${hint}`;
    const details = { path, commit: trailer.commit.sha };
    if (trailer.record.paths.length > MOST_PATHS_IN_A_FIX)
        return (0,review_evidence/* recordsProblem */.a)('FG102', message, { ...details, fix: `take that path out of ${lineName(trailer)}` });
    const others = trailer.record.paths.filter((one) => one !== path);
    const rest = [...others, ...(likely === undefined || byPath.has(likely) ? [] : [likely])];
    const text = tail(trailer);
    const lines = rest.length === 0 ? [] : [`${key}: ${[...new Set(rest)].map(quoting/* showPath */.P8).join(' ')} ${text}`];
    return (0,review_evidence/* recordsProblem */.a)('FG102', message, {
        ...details,
        fix: (0,mending/* replaceLines */.W$)(placeOf(index, evidence), trailer.line, trailer.lastLine, lines),
    });
}
/** Everything of a record behind its paths, as its author wrote it. */
function tail({ record }) {
    const aside = record.pairs
        .filter(({ key }) => ['class', 'from', 'to'].includes(key))
        .map(({ key, value }) => `${key}=${value}`);
    return [...aside, record.text].filter((part) => part !== '').join(' ');
}
function nearMissProblem(miss, { commit, fixtures, byPath }, index, evidence, unanswered) {
    const key = evidence.policy.trailers.key;
    const place = placeOf(index, evidence);
    const open = fixtures.some((path) => unanswered.has(path));
    // A quotation in a commit whose fixtures are recorded anyway misleads nobody; what git's grep lists does (R2).
    const severity = miss.listed || open ? 'error' : 'warning';
    const covers = miss.record.paths.some((path) => fixtures.includes(path) && !byPath.has(path));
    const lines = covers && miss.record.problem === undefined ? [`${key}: ${miss.value}`] : [];
    return (0,review_evidence/* recordsProblem */.a)('FG106', `Line ${miss.line} of the message of ${(0,mending/* shortSha */.Fu)(commit.sha)} looks like a record and is none to git: ${miss.why}. Found ${(0,quoting/* showText */.h$)(miss.text)}.`, {
        severity,
        commit: commit.sha,
        line: miss.line,
        fix: severity === 'warning' && lines.length === 0
            ? 'nothing has to be done; to silence this, reword the line'
            : (0,mending/* replaceLines */.W$)(place, miss.line, miss.line, lines),
    });
}
function placeName(trailer) {
    const name = lineName(trailer);
    return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}
function lineName({ commit, line }) {
    const where = line === 0 ? 'the message' : `line ${line} of the message`;
    return `${where} of ${(0,mending/* shortSha */.Fu)(commit.sha)}`;
}

;// CONCATENATED MODULE: ./lib/review/match.js













/**
 * Says of every finding who answered for it, and what is wrong with the records themselves. Pure and deterministic: no
 * dates, no clock. Where head is no commit yet, statuses are those of the commits so far and nothing is a problem.
 */
function reviewChanges(input) {
    const evidence = gather(input);
    const judged = (0,review_reviews/* judgeReviews */.HB)(input.reviews ?? [], evidence);
    const reviewed = input.findings.map((finding) => reviewFinding(finding, input, evidence, judged));
    const findings = reviewed.map(({ finding }) => finding);
    const shared = { findings, digest: evidence.digest, approvals: contentApprovals(input, evidence) };
    if (input.headKind !== 'commit')
        return { ...shared, problems: [] };
    const unanswered = new Set(findings
        .filter(({ record }) => record.status === 'missing' || record.status === 'mismatched')
        .map(({ path }) => path));
    const wantsTrailer = (path) => !isApproval(path, input) && input.requires(path, []).includes('trailer');
    const problems = [
        ...reviewed.flatMap(({ problems: own }) => own),
        ...everyCommitProblems(evidence, wantsTrailer),
        ...trailerProblems(evidence, unanswered),
        ...(0,separation/* separationProblems */.zv)(input.commits, input.policy, (path) => input.isFixture(path) && !isApproval(path, input)),
    ];
    return { ...shared, problems };
}
function contentApprovals({ reviews, reviewsUnknown }, evidence) {
    if (reviewsUnknown !== undefined)
        return { kind: 'unknown', why: reviewsUnknown };
    return reviews === undefined ? { kind: 'not-here' } : { kind: 'known', by: (0,review_reviews/* approverOf */.hE)(reviews, evidence) };
}
function gather(input) {
    const { findings, commits, policy, authorLogin, identities } = input;
    const known = new Map();
    // Asked for every path of every commit, and patterns are many.
    const isFixture = (path) => {
        const answer = known.get(path) ?? (input.isFixture(path) && !isApproval(path, input));
        known.set(path, answer);
        return answer;
    };
    const records = commits.map((commit) => (0,commit_records/* readCommit */.kN)(commit, { policy, isFixture, compilePattern: glob/* compileGlob */.S }));
    return {
        findings,
        commits,
        policy,
        records,
        patternProblems: patternProblems(records, findings),
        history: readHistory(commits),
        digest: (0,digest/* findingsDigest */.n)(findings),
        headIsCommit: input.headKind === 'commit',
        isDraft: input.isDraft ?? false,
        ...(authorLogin === undefined ? {} : { authorLogin }),
        ...(identities === undefined ? {} : { identities }),
    };
}
/** The default folder of approvals lies under the name `fixtures`: a file there about a fixture is a record, not one more fixture. */
function isApproval(path, { policy, isFixture, isThere = () => true }) {
    const about = (0,approval_file/* approvedPath */.TL)(path, policy);
    // About a fixture that never was, it approves nothing, and is what its own name says.
    return about !== undefined && isFixture(about) && isThere(about);
}
function reviewFinding(finding, input, evidence, judged) {
    const required = isApproval(finding.path, input)
        ? []
        : input.requires(finding.path, [finding.class, ...finding.also]);
    if (required.length === 0)
        return { finding: { ...finding, record: { status: 'not-required' } }, problems: [] };
    const vouched = new Set(judged.filter(({ refused }) => refused === undefined).map(({ login }) => login.toLowerCase()));
    const judge = {
        trailer: () => judgeTrailer(finding, evidence),
        approval: () => (0,approvals/* judgeApproval */.b)(finding, evidence, input.approvals ?? [], vouched),
        review: () => (0,review_reviews/* reviewVerdict */.C7)(finding, judged, evidence.digest),
    };
    const verdicts = required.map((kind) => judge[kind]());
    const others = ['trailer', 'approval'].filter((kind) => !required.includes(kind));
    const elsewhere = verdicts.some(({ status }) => status === 'missing') ? others.map((kind) => judge[kind]()) : [];
    const missing = missingProblems(finding, verdicts, elsewhere, evidence, whyNoReview(input));
    const isThere = [...verdicts, ...elsewhere].some(({ status }) => status === 'matched');
    const record = statusOf(verdicts, isThere && missing.some(({ code }) => code === 'FG109'));
    const trailer = verdicts.find(({ kind }) => kind === 'trailer');
    const suggested = trailer !== undefined && trailer.status !== 'matched';
    return {
        finding: {
            ...finding,
            record,
            ...(suggested ? { suggestedTrailer: (0,suggest/* suggestTrailer */.q)(finding, input.policy) } : {}),
        },
        problems: [...verdicts.flatMap(({ problems, status }) => (status === 'missing' ? [] : problems)), ...missing],
    };
}
/** One problem per kind that is missing. Where another kind is there, it is of the wrong kind (FG109), not nothing. */
function missingProblems(finding, verdicts, elsewhere, evidence, noReview) {
    const there = [...verdicts, ...elsewhere].filter(({ status }) => status === 'matched');
    return verdicts
        .filter(({ status }) => status === 'missing')
        .flatMap(({ kind, problems }) => {
        const [own] = problems;
        const voided = own?.code === 'FG107';
        const fix = own?.fix ?? missingFix(kind, finding, evidence);
        if (kind === 'review' && noReview !== undefined) {
            const message = `${(0,quoting/* showPath */.P8)(finding.path)} (${finding.class}) needs ${NAMES[kind]}; ${noReview}.`;
            return [(0,review_evidence/* recordsProblem */.a)('FG109', message, { path: finding.path, fix })];
        }
        if (there.length === 0 || voided) {
            if (kind === 'trailer')
                return problems;
            const message = `${(0,quoting/* showPath */.P8)(finding.path)} (${finding.class}) needs ${NAMES[kind]}; there is none.`;
            return [(0,review_evidence/* recordsProblem */.a)('FG101', message, { path: finding.path, fix })];
        }
        const found = there.map((one) => NAMES[one.kind]).join(' and ');
        const message = `${(0,quoting/* showPath */.P8)(finding.path)} (${finding.class}) needs ${NAMES[kind]}; found ${found} only.`;
        return [(0,review_evidence/* recordsProblem */.a)('FG109', message, { path: finding.path, fix })];
    });
}
/** Not knowing who approved is never taken for an approval, nor for nobody having approved. */
function whyNoReview({ reviews, reviewsUnknown }) {
    if (reviewsUnknown !== undefined)
        return reviewsUnknown;
    return reviews === undefined
        ? 'that cannot be judged here, where no platform can be asked for its reviews'
        : undefined;
}
const NAMES = {
    trailer: 'a trailer',
    approval: 'an approval file',
    review: 'an approving review',
};
function missingFix(kind, finding, { policy, digest }) {
    if (kind === 'review')
        return (0,review_reviews/* reviewFix */.kd)(digest);
    if (kind === 'trailer')
        return `add to the commit that changes it:\n  ${(0,suggest/* suggestTrailer */.q)(finding, policy)}`;
    const file = (0,quoting/* showPath */.P8)((0,approval_file/* approvalPath */.nx)(finding.path, policy));
    const text = (0,approval_file/* renderApproval */.mv)(finding, { date: 'YYYY-MM-DD', approver: 'NAME' }).trimEnd().replace(/^/gm, '  ');
    return `let somebody who did not write the change commit ${file} right after that commit, with what was looked at in place of the dots:\n${text}`;
}
function statusOf(verdicts, wrongKind) {
    const failing = verdicts.find(({ status }) => status === 'mismatched') ?? verdicts.find(({ status }) => status === 'missing');
    const deciding = failing ?? verdicts[0];
    const status = deciding.status === 'missing' && wrongKind ? 'mismatched' : deciding.status;
    const { kind, commit, by, reason } = deciding;
    return {
        status,
        ...(status === 'missing' ? {} : { kind: kind === 'approval' ? 'approval-file' : kind }),
        ...(commit === undefined ? {} : { commit }),
        ...(by === undefined ? {} : { by }),
        ...(reason === undefined ? {} : { reason }),
        required: verdicts.map((verdict) => ({ kind: verdict.kind, status: verdict.status })),
    };
}


/***/ }),

/***/ 22244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   Gk: () => (/* binding */ addTrailers),
/* harmony export */   W$: () => (/* binding */ replaceLines),
/* harmony export */   kw: () => (/* binding */ rewriteLines),
/* harmony export */   zt: () => (/* binding */ DRAFT_SHA)
/* harmony export */ });
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);

const SHOWN_SHA = 12;
/** Stands for the commit that is being made. */
const DRAFT_SHA = '0'.repeat(40);
function shortSha(sha) {
    return sha === DRAFT_SHA ? 'this commit' : sha.slice(0, SHOWN_SHA);
}
/** How to give a commit more trailers. Lines with a placeholder open the editor on purpose. */
function addTrailers(place, lines) {
    if (place.isDraft)
        return [
            'put this into the last paragraph of the message, with the reason in place of the dots:',
            ...indent(lines),
        ].join('\n');
    const options = quoted(lines);
    if (place.isHead && options !== undefined)
        return `run this and say why in place of the dots:\n  ${amend(place.commit.message, options.join(' '))}`;
    return [
        reword(place),
        'and put this into the last paragraph of its message, with the reason in place of the dots:',
        ...indent(lines),
    ].join('\n');
}
/** `git commit --trailer` takes a line that begins with `---` for the end of the message; the trailer reader does not. */
function amend(message, options) {
    // Asked for every finding, of a message that may be long: the plain look is a hundred times as fast.
    if (!message.includes('---') || !/^---/m.test(message))
        return `git commit --amend ${options}`;
    return `git log -1 --format=%B | git interpret-trailers --no-divider ${options} | git commit --amend -F - && git commit --amend`;
}
/** How to take lines out of a commit's message and put trailers in their place, if any. */
function replaceLines(place, first, last, lines) {
    const { isHead, isDraft = false } = place;
    const options = quoted(lines);
    const range = first === last ? `${first}d` : `${first},${last}d`;
    if (isHead && !isDraft && first > 0 && !isTitle(place, first) && options !== undefined) {
        const trailers = options.length === 0 ? '' : ` | git interpret-trailers --no-divider ${options.join(' ')}`;
        return `run:\n  git log -1 --format=%B | sed '${range}'${trailers} | git commit --amend -F -`;
    }
    return rewriteLines(place, first, last, lines);
}
/** The same by hand: for lines that their author has to complete, and for commits that are not head. */
function rewriteLines(place, first, last, lines) {
    const where = first === 0 ? 'the line' : first === last ? `line ${first}` : `lines ${first} to ${last}`;
    const title = isTitle(place, first) ? ' Give the message a first line of its own.' : '';
    const rest = lines.length === 0 ? '.' : ', and put this into its last paragraph:';
    return [
        ...(place.isDraft ? [] : [reword(place)]),
        `${place.isDraft ? '' : 'and '}take out ${where} of the message${rest}${title}`,
        ...indent(lines),
    ].join('\n');
}
function isTitle({ commit }, first) {
    const blank = /^(?:[ \t\r]*\n)*/.exec(commit.message)?.[0] ?? '';
    return first > 0 && first <= blank.split('\n').length;
}
function reword({ commit, isHead }) {
    if (isHead)
        return 'run "git commit --amend"';
    const sha = shortSha(commit.sha);
    const onto = commit.parents.length === 0 ? '--root' : `${sha}^`;
    const merges = commit.parents.length > 1 ? ' --rebase-merges' : '';
    return `run "git rebase -i${merges} ${onto}", change "pick" to "reword" before ${sha}, save,`;
}
function indent(lines) {
    return lines.map((line) => `  ${line}`);
}
/** `--trailer '...'` for each line. Undefined where a line holds what no shell should be given unseen. */
function quoted(lines) {
    const words = lines.map(_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .shellQuote */ .ZL);
    return words.includes(undefined) ? undefined : words.map((word) => `--trailer ${word}`);
}


/***/ }),

/***/ 9870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ mayBeSamePerson),
/* harmony export */   CL: () => (/* binding */ loginNames),
/* harmony export */   Dn: () => (/* binding */ identityNames),
/* harmony export */   MJ: () => (/* binding */ mayBeLogin),
/* harmony export */   Xt: () => (/* binding */ coAuthors),
/* harmony export */   kO: () => (/* binding */ writersOf),
/* harmony export */   zN: () => (/* binding */ foldName),
/* harmony export */   zd: () => (/* binding */ showPerson)
/* harmony export */ });
/** `12345+login@users.noreply.github.com` and the older form without the number. */
const NOREPLY = /^(?:\d+\+)?([^@]+)@users\.noreply\.[^@]+$/i;
/** With the lines that continue it. */
const CO_AUTHOR = /^[ \t]*co-authored-by[ \t]*:(.*(?:\r?\n[ \t].*)*)$/gim;
/**
 * Everybody who is named as a co-author, wherever the line stands: hosts are laxer than git about the place, and taking
 * somebody for an author who is none can only ask for another approver.
 */
function coAuthors(message) {
    return [...message.matchAll(CO_AUTHOR)].flatMap(([, value]) => readPersons(value ?? ''));
}
/** Author and co-authors. */
function writersOf(commit) {
    return [commit.author, ...coAuthors(commit.message)];
}
/**
 * Whether two names in git may be one person: the same e-mail or the same name, letter case, blanks, Unicode form and
 * the tag of a `+` address set aside. Names that happen to be equal count, because the error has to be on that side.
 */
function mayBeSamePerson(a, b) {
    const names = identityNames([a]);
    return [...identityNames([b]).keys()].some((name) => names.has(name));
}
/** What persons are known by: two may be one person where they have any of these in common. With the first who has it. */
function identityNames(persons) {
    const names = new Map();
    for (const person of persons) {
        const [name, email] = [foldName(person.name), foldEmail(person.email)];
        for (const one of [name && `name ${name}`, email && `mail ${email}`])
            if (one !== '' && !names.has(one))
                names.set(one, person);
    }
    return names;
}
/** Whether an account's login may be this person: the login in a no-reply address, the local part of an address, the name. */
function mayBeLogin(person, login) {
    const wanted = foldName(login);
    return wanted !== '' && loginNames(person).includes(wanted);
}
/** What a login has to be, folded, to stand for this person. */
function loginNames({ name, email }) {
    const mail = email.trim();
    const local = NOREPLY.exec(mail)?.[1] ?? mail.split('@', 1)[0]?.split('+', 1)[0] ?? '';
    return [foldName(name), foldName(local)];
}
/** `NAME <EMAIL>` or either alone. */
function showPerson({ name, email }) {
    if (name === '')
        return email;
    return email === '' ? name : `${name} <${email}>`;
}
/** A line may name several, one after the other. Every `>` ends one. */
function readPersons(value) {
    const persons = [];
    for (const part of value.split('>')) {
        const open = part.indexOf('<');
        const name = (open === -1 ? part : part.slice(0, open)).replace(/^[\s,;&]+/, '').trim();
        const email = open === -1 ? '' : part.slice(open + 1).trim();
        if (name !== '' || email !== '')
            persons.push({ name, email });
    }
    return persons;
}
/** What prints nothing makes nobody another person. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function foldName(text) {
    return text
        .normalize('NFKC')
        .replaceAll(UNSEEN, '')
        .toLowerCase()
        .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
        .trim();
}
function foldEmail(email) {
    const folded = foldName(email);
    const login = NOREPLY.exec(folded)?.[1];
    if (login !== undefined)
        return `login ${login}`;
    const at = folded.lastIndexOf('@');
    return at === -1 ? folded : `${folded.slice(0, at).split('+', 1)[0]}${folded.slice(at)}`;
}


/***/ }),

/***/ 65805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ reviewVerdict),
/* harmony export */   HB: () => (/* binding */ judgeReviews),
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   hE: () => (/* binding */ approverOf),
/* harmony export */   kd: () => (/* binding */ reviewFix)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97815);
/* harmony import */ var _persons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9870);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);



const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
const MAY_WRITE = new Set(['admin', 'maintain', 'write']);
/** Of `ReviewData.permission`. */
function mayWrite(permission) {
    return MAY_WRITE.has(permission);
}
function lastWords(reviews) {
    const last = new Map();
    for (const review of inOrder(reviews))
        if (DECISIVE.has(review.state))
            last.set(review.login.toLowerCase(), review);
    return [...last.values()];
}
/**
 * Who approved what stands at a path on head: somebody independent of every commit of the range, at head itself or at a
 * commit that had the very same there. For files that are no fixtures, which no digest of findings covers.
 */
function approverOf(reviews, evidence) {
    const tip = evidence.commits.at(-1)?.sha;
    const writers = writersByName(evidence);
    const standing = lastWords(reviews).filter((review) => stateProblem(review) === undefined && personProblem(review, evidence, writers) === undefined);
    return (path, head) => standing.find(({ commitId, blobsAtCommit, otherBase }) => {
        if (otherBase === true)
            return false;
        if (tip !== undefined && commitId === tip)
            return true;
        const then = blobsAtCommit?.get(path);
        return then !== undefined && isSameEntry(then, head);
    })?.login;
}
/** The last decisive review of every person, in the platform's order, and whether it approves this very content. */
function judgeReviews(reviews, evidence) {
    const head = evidence.commits.at(-1)?.sha;
    const writers = writersByName(evidence);
    return lastWords(reviews).map((review) => {
        const refused = stateProblem(review) ?? personProblem(review, evidence, writers) ?? boundProblem(review, evidence, head);
        return { login: review.login, commitId: review.commitId, ...(refused === undefined ? {} : { refused }) };
    });
}
function reviewVerdict({ path }, judged, digest) {
    const good = judged.find(({ refused }) => refused === undefined);
    if (good !== undefined)
        return {
            kind: 'review',
            status: 'matched',
            by: good.login,
            problems: [],
            ...(good.commitId === null ? {} : { commit: good.commitId }),
        };
    const approving = judged.filter(({ refused }) => refused !== NOT_APPROVING);
    if (approving.length === 0)
        return { kind: 'review', status: 'missing', problems: [] };
    const whys = approving
        .map(({ login, refused }) => `that of ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(login)} does not count: ${refused}`)
        .join('; ');
    const problem = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsProblem */ .a)('FG108', `No approving review holds for ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: ${whys}.`, {
        path,
        fix: reviewFix(digest),
    });
    return { kind: 'review', status: 'mismatched', problems: [problem] };
}
function reviewFix(digest) {
    return `let somebody with write permission who did not write the change approve the pull request at its head, or with this line in the review:\n  Fixture-Review: ${digest}`;
}
const NOT_APPROVING = 'it does not approve';
function stateProblem({ state }) {
    return state === 'APPROVED' ? undefined : NOT_APPROVING;
}
/** The platform lists reviews in order; where all carry a time, the time decides, so that joined pages cannot mix them up. */
function inOrder(reviews) {
    const times = reviews.map(({ submittedAt }) => Date.parse(submittedAt ?? ''));
    if (times.some(Number.isNaN))
        return reviews;
    return reviews
        .map((review, index) => ({ review, time: times[index], index }))
        .sort((a, b) => a.time - b.time || a.index - b.index)
        .map(({ review }) => review);
}
function personProblem({ login, type, permission, permissionUnread }, { authorLogin }, writers) {
    if (type !== 'User' || /\[bot\]$/i.test(login))
        return 'it is no person';
    if (!mayWrite(permission))
        return permissionUnread ?? `its permission is ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(permission)}, and write is asked for`;
    if (authorLogin?.toLowerCase() === login.toLowerCase())
        return 'it opened the pull request';
    const wrote = writers.byAccount.get(login.toLowerCase()) ?? writers.byName.get((0,_persons_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .zN)(login));
    return wrote === undefined ? undefined : `it is an author, a committer or a co-author of ${wrote.slice(0, 12)}`;
}
/** Put together once: any number of people may approve a pull request of any number of commits. */
function writersByName({ commits, identities }) {
    const byName = new Map();
    const byAccount = new Map();
    const note = (map, name, sha) => {
        if (name !== '' && !map.has(name))
            map.set(name, sha);
    };
    for (const { sha, author, committer, message } of commits) {
        for (const person of [author, committer, ...(0,_persons_js__WEBPACK_IMPORTED_MODULE_2__/* .coAuthors */ .Xt)(message)])
            for (const name of (0,_persons_js__WEBPACK_IMPORTED_MODULE_2__/* .loginNames */ .CL)(person))
                note(byName, name, sha);
        const identity = identities?.get(sha);
        const logins = identity?.logins ?? (identity === undefined ? [] : [identity.login]);
        for (const login of logins)
            note(byAccount, login.toLowerCase(), sha);
    }
    return { byName, byAccount };
}
/** A review counts for the content that it saw: head itself, a commit with the same fixtures, or the digest in its words. */
function boundProblem(review, { findings, digest }, head) {
    if (namesDigest(review.body, digest))
        return undefined;
    if (review.otherBase === true)
        return 'it was given while the pull request had another base, and its text does not name the digest';
    if (head !== undefined && review.commitId === head)
        return undefined;
    if (review.commitId === null)
        return 'its commit is gone, and its text does not name the digest';
    const { blobsAtCommit } = review;
    if (blobsAtCommit === undefined)
        return 'what it saw is not known';
    const moved = findings.find(({ path, head: now }) => {
        const then = blobsAtCommit.get(path);
        return then === undefined || !isSameEntry(then, now);
    });
    return moved === undefined ? undefined : `it was given before ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(moved.path)} got its present content`;
}
function isSameEntry(a, b) {
    return a === null || b === null ? a === b : a.oid === b.oid && a.mode === b.mode;
}
function namesDigest(body, digest) {
    return [...body.matchAll(/^[ \t]*Fixture-Review:[ \t]*([0-9a-f]+)[ \t]*\r?$/gim)].some(([, named]) => named?.toLowerCase() === digest);
}


/***/ }),

/***/ 60354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ custodyOf),
/* harmony export */   yj: () => (/* binding */ selfSealing),
/* harmony export */   zv: () => (/* binding */ separationProblems)
/* harmony export */ });
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76298);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59416);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97815);
/* harmony import */ var _mending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22244);
/* harmony import */ var _persons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9870);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47675);






/** Said of a path by the policy. A fixture below a code folder is a fixture. */
function custodyOf(policy, isFixture) {
    const ledgers = new Set(policy.ledger.map(({ file }) => file));
    const manifests = policy.manifest.map(_policy_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S);
    const code = policy.separation.code.map(_policy_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S);
    return (path) => {
        if (ledgers.has(path))
            return 'ledger';
        if (manifests.some((matches) => matches(path)))
            return 'manifest';
        if (path === policy.freeze.file)
            return 'freeze list';
        if (isFixture(path))
            return 'fixture';
        return code.some((matches) => matches(path)) ? 'code' : 'other';
    };
}
/** FG110 and FG111 over the commits of the range. */
function separationProblems(commits, policy, isFixture) {
    const { mode } = policy.separation;
    if (mode === 'off' && policy.agents.length === 0)
        return [];
    const custody = custodyOf(policy, isFixture);
    const mixed = mode === 'commit' ? mixedCommits(commits, custody) : mode === 'pull-request' ? mixedRange(commits, custody) : [];
    return [...mixed, ...agentProblems(commits, policy, custody)];
}
/**
 * The fact behind FG215 (K3). The seal gate knows which entries moved and asks for those pairs alone: all pairs of seals
 * and fixtures would be too many. Of a seal every name and address of its writers is put down once, so that an answer
 * costs what the writers of the one fixture are.
 */
function selfSealing(commits, policy, isFixture) {
    const custody = custodyOf(policy, isFixture);
    const seals = new Map();
    const fixtures = new Map();
    commits.forEach((commit, index) => {
        const touch = { index, commit, names: (0,_persons_js__WEBPACK_IMPORTED_MODULE_3__/* .identityNames */ .Dn)((0,_persons_js__WEBPACK_IMPORTED_MODULE_3__/* .writersOf */ .kO)(commit)) };
        for (const { path } of commit.changes) {
            const kind = custody(path);
            if (kind === 'fixture')
                add(fixtures, path, touch);
            else if (kind === 'ledger' || kind === 'manifest')
                add(seals, path, touch);
        }
    });
    const sealers = new Map();
    return (seal, fixture) => {
        const byName = sealers.get(seal) ?? firstByName(seals.get(seal) ?? []);
        sealers.set(seal, byName);
        let found;
        for (const writing of fixtures.get(fixture) ?? []) {
            for (const name of writing.names.keys()) {
                const sealing = byName.get(name);
                if (sealing !== undefined && sealing.index < (found?.sealing.index ?? commits.length))
                    found = { sealing, writing, name };
            }
        }
        if (found === undefined)
            return undefined;
        const { sealing, writing, name } = found;
        return { commit: sealing.commit.sha, fixtureCommit: writing.commit.sha, person: sealing.names.get(name) };
    };
}
function firstByName(touches) {
    const first = new Map();
    for (const touch of touches)
        for (const name of touch.names.keys())
            if (!first.has(name))
                first.set(name, touch);
    return first;
}
function add(map, path, touch) {
    const known = map.get(path);
    if (known === undefined)
        map.set(path, [touch]);
    else
        known.push(touch);
}
function mixedCommits(commits, custody) {
    return commits.flatMap((commit) => {
        const { code, kept } = split([commit], custody);
        if (code === undefined || kept === undefined)
            return [];
        const message = `${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commit.sha)} changes code (${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(code)}) and the ${custody(kept)} ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(kept)}; the policy keeps them in commits of their own.`;
        return [
            (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .recordsProblem */ .a)('FG110', message, {
                path: kept,
                commit: commit.sha,
                fix: `split the commit: run "git rebase -i ${commit.parents.length === 0 ? '--root' : `${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commit.sha)}^`}", change "pick" to "edit" before ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commit.sha)}, save, then "git reset HEAD^" and commit code and custody apart`,
            }),
        ];
    });
}
function mixedRange(commits, custody) {
    const { code, kept } = split(commits, custody);
    if (code === undefined || kept === undefined)
        return [];
    const message = `This pull request changes code (${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(code)}) and the ${custody(kept)} ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(kept)}; the policy keeps them in pull requests of their own.`;
    return [(0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .recordsProblem */ .a)('FG110', message, { path: kept, fix: 'move one of the two into a pull request of its own' })];
}
/** The first path of either side. */
function split(commits, custody) {
    let code;
    let kept;
    for (const { changes } of commits) {
        for (const { path } of changes) {
            const kind = custody(path);
            if (kind === 'code')
                code ??= path;
            else if (kind !== 'other')
                kept ??= path;
        }
    }
    return { ...(code === undefined ? {} : { code }), ...(kept === undefined ? {} : { kept }) };
}
function agentProblems(commits, { agents }, custody) {
    return commits.flatMap((commit) => {
        const persons = [commit.author, commit.committer, ...(0,_persons_js__WEBPACK_IMPORTED_MODULE_3__/* .coAuthors */ .Xt)(commit.message)];
        const agent = persons.find((person) => (0,_agents_js__WEBPACK_IMPORTED_MODULE_5__/* .isAgent */ .y)(person, agents));
        if (agent === undefined)
            return [];
        return commit.changes
            .filter(({ path }) => !['code', 'other'].includes(custody(path)))
            .map(({ path }) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .recordsProblem */ .a)('FG111', `The declared agent ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)((0,_persons_js__WEBPACK_IMPORTED_MODULE_3__/* .showPerson */ .zd)(agent))} changes the ${custody(path)} ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(path)} in ${(0,_mending_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(commit.sha)}; the policy leaves those to people.`, { path, commit: commit.sha, fix: 'let a person make this change in a commit that no agent has part in' }));
    });
}


/***/ })

};
