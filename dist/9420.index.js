export const id = 9420;
export const ids = [9420];
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

/***/ 65919:
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

/***/ 29420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SILENT: () => (/* binding */ SILENT),
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





const SUBMODULE_MODE = '160000';
function beginAtTips(repository, request, { base, head }, signal) {
    return {
        onBase: unheeded((0,find_entry/* findEntry */.w)(repository, base.sha, policyPath(request))),
        // What leads to base leads to every merge base as well.
        commits: unheeded((0,commits/* listCommits */.VE)(repository, [base.sha], head.sha, signal)),
    };
}
/** All that stands at the merge base, listed while the trees are compared. */
function beginListing(repository, { mergeBase }) {
    return unheeded((0,listing/* listTree */.nT)(repository, mergeBase));
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
    return [base, head].filter((entry) => entry !== null && entry.mode !== SUBMODULE_MODE).map((entry) => entry.oid);
}

// EXTERNAL MODULE: ./lib/gate-source.js
var gate_source = __webpack_require__(99536);
// EXTERNAL MODULE: ./lib/problems.js
var problems = __webpack_require__(15451);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
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

// EXTERNAL MODULE: ./lib/documents/stored.js
var documents_stored = __webpack_require__(65919);
// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(94743);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var revisions_paths = __webpack_require__(29506);
// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(44790);
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
    await source.ensureObjects([file.base, file.head].flatMap((entry) => (isFile(entry) ? [entry.oid] : [])));
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
    if (!isFile(entry))
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
function isFile(entry) {
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
    // By the process that prints contents: another one for this one line would be git's seventh.
    const tree = await repository.objects.find(`${range.mergeBase}^{tree}`);
    const root = tree.kind === 'content' ? tree.id : undefined;
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
        : (await __webpack_require__.e(/* import() */ 6278).then(__webpack_require__.bind(__webpack_require__, 76278))).weakenings(policyEdit.base, policyEdit.head);
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
        kinds.set(unread[index++], object.kind === 'content' ? (0,documents_stored/* storedAs */.q)(object.content) : 'unknown');
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

// EXTERNAL MODULE: ./lib/gates/reader-concerned.js
var reader_concerned = __webpack_require__(44485);
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
    return { id: 'records', outcome: failed ? 'fail' : 'pass', summary: summarize(findings, own), problems: own };
}
function summarize(findings, problems) {
    const count = (status) => findings.filter(({ record }) => (0,review/* recordState */.D)(record) === status).length;
    const coded = (...codes) => problems.filter(({ code }) => codes.includes(code)).length;
    const parts = [
        named(count('matched'), 'recorded'),
        named(count('missing'), 'without a record'),
        named(count('mismatched'), 'with a record that does not hold'),
        named(count('wrong-kind'), 'that needs a record of another kind', 'that need a record of another kind'),
        named(count('not-required'), 'that needs none', 'that need none'),
        named(coded('FG102'), 'orphan', 'orphans'),
        named(coded('FG103', 'FG104'), 'record to correct', 'records to correct'),
        named(coded('FG106'), 'near miss', 'near misses'),
        named(coded('FG110'), 'mix of code and custody', 'mixes of code and custody'),
        named(coded('FG111'), 'change by a declared agent', 'changes by declared agents'),
    ].filter((part) => part !== '');
    const changes = findings.length === 0 ? 'no fixture changed' : `${named(findings.length, 'change', 'changes')}`;
    return parts.length === 0 ? changes : `${changes}: ${parts.join(', ')}`;
}
function named(number, one, many = one) {
    return number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
}
const records = {
    id: 'records',
    evaluate: ({ review, range, hasMessage }) => recordsGate(review, { headKind: range.headKind, hasMessage }),
};

;// CONCATENATED MODULE: ./lib/gates/shape.js

/**
 * Refuses fixtures that stopped saying anything: no longer readable (FG302), emptied out (FG301), or with a value that
 * base's bounds rule out (FG303).
 */
const shape = {
    id: 'shape',
    async read(source) {
        if (source.findings.length === 0)
            return {};
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
const gates = [
    records,
    { id: 'seal', concerned: reader_concerned/* isSealed */.dy, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(679), __webpack_require__.e(6825), __webpack_require__.e(6906)]).then(__webpack_require__.bind(__webpack_require__, 36906))).seal },
    shape,
    { id: 'schema', concerned: reader_concerned/* changedOnHead */.uQ, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(94)]).then(__webpack_require__.bind(__webpack_require__, 62420))).schema },
    { id: 'properties', concerned: reader_concerned/* changedOnHead */.uQ, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(5641), __webpack_require__.e(8845)]).then(__webpack_require__.bind(__webpack_require__, 29031))).properties },
    { id: 'freeze', concerned: reader_concerned/* hasFreezeList */.yk, load: async () => (await __webpack_require__.e(/* import() */ 869).then(__webpack_require__.bind(__webpack_require__, 20869))).freeze },
    { id: 'quarantine', concerned: reader_concerned/* mayQuarantine */.gm, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8103), __webpack_require__.e(1496)]).then(__webpack_require__.bind(__webpack_require__, 41496))).quarantine },
    policy,
];
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
        const entry = gates.find((one) => one.id === id);
        if (entry === undefined || ('load' in entry && !(await entry.concerned(source)))) {
            results.push(entry === undefined ? absent(id, input.policy) : notConfigured(id));
            continue;
        }
        const gate = 'load' in entry ? await entry.load() : entry;
        if (gate.read !== undefined)
            facts = { ...facts, ...(await gate.read(source, results)) };
        results.push(gate.evaluate({ ...input, facts }));
    }
    return results;
}
function notConfigured(id) {
    return { id, outcome: 'not-configured', summary: '', problems: [] };
}
function absent(id, { configured }) {
    const asked = (CONFIGURED_BY[id] ?? []).filter((key) => configured.includes(key));
    if (asked.length === 0)
        return notConfigured(id);
    return {
        id,
        outcome: 'not-run',
        summary: `this version does not have it; the policy asks for it (${asked.join(', ')})`,
        problems: [],
    };
}

// EXTERNAL MODULE: ./lib/judged-paths.js
var judged_paths = __webpack_require__(22375);
// EXTERNAL MODULE: ./lib/open-request.js
var open_request = __webpack_require__(52951);
// EXTERNAL MODULE: ./lib/policy/stricter.js + 1 modules
var stricter = __webpack_require__(23248);
// EXTERNAL MODULE: ./lib/reporters/report.js
var reporters_report = __webpack_require__(11730);
// EXTERNAL MODULE: ./lib/review/match.js + 3 modules
var review_match = __webpack_require__(95874);
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
const MAX_FILE_BYTES = 2 * 1024 * 1024;
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
    candidates.sort((a, b) => b.similarity - a.similarity || compare(a.from, b.from) || compare(a.to, b.to));
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
    for await (const blob of objects.readMany(ids, { maxBytes: MAX_FILE_BYTES })) {
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
    return compare(a.path, b.path);
}
function compare(a, b) {
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
        unusedRules: [...unusedRules].map(([rule, unused]) => ({ ...placeOf(rule, policies), unused })),
    };
}
function placeOf(rule, { base, head }) {
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
    const judge = (0,gate_source/* lazyJudge */.cI)();
    try {
        return await reportOn(repository, request, { progress, supply, judge });
    }
    finally {
        await judge.close();
    }
}
async function reportOn(repository, request, means) {
    const watch = startStopwatch();
    const { supply, judge } = means;
    const ensureObjects = supply?.ensureObjects;
    const inspection = await inspect(repository, request, { ...means, watch });
    const { range, trees, commits, policies, findings, isFixture, requires } = inspection;
    const { effective: policy } = policies;
    const review = request.messageFile === undefined
        ? (0,review_match/* reviewChanges */.o)({
            ...{ findings, commits, policy, isFixture, requires, headKind: range.headKind },
            isThere: (0,judged_paths/* everThere */.r)(inspection),
            ...(await readEvidence(repository, inspection, request.pullRequest, supply)),
        })
        : await draftReview(request.messageFile, { findings, changes: trees.changes, policy, isFixture, requires });
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
    const { illustrate } = await Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(9484), __webpack_require__.e(3595), __webpack_require__.e(2088), __webpack_require__.e(5779), __webpack_require__.e(7711), __webpack_require__.e(88), __webpack_require__.e(8930)]).then(__webpack_require__.bind(__webpack_require__, 78930));
    return { ...report, illustrations: await illustrate(repository, inspection, report.findings, supply?.ensureHistory) };
}
/** By the message of the commit that is being made. */
async function draftReview(file, subject) {
    const [{ readMessage }, { checkMessage }] = await Promise.all([
        __webpack_require__.e(/* import() */ 6449).then(__webpack_require__.bind(__webpack_require__, 36449)),
        __webpack_require__.e(/* import() */ 6842).then(__webpack_require__.bind(__webpack_require__, 36842)),
    ]);
    return checkMessage({ message: readMessage(file), ...subject });
}
/**
 * Reads both sides and gives every changed fixture its class. What judges is read at base, so that a pull request cannot
 * loosen the gate it must pass.
 */
async function inspect(repository, request, { progress = SILENT, supply, watch = startStopwatch(), judge } = {}) {
    progress.stage('Reading base and head');
    const ensureObjects = supply?.ensureObjects;
    const first = await firstReads(repository, request);
    const { range, trees, onBase, commits: commitsRead, listing: listed } = first;
    if (request.refuseEmpty === true && (0,ranges/* isEmptyRange */.$c)(range))
        throw emptyRange(range);
    await ensureObjects?.(firstNeeded(request, await onBase, trees.changes));
    const policies = await (0,judging_policy/* readPolicies */.h9)(request, repository, range, trees.changes);
    if (trees.changes.some(({ path }) => (0,match/* ruleFor */.sG)(policies.effective, path) !== undefined))
        loadComparison();
    const [commits, listing] = await Promise.all([commitsRead, listed]);
    const pair = await (0,descriptor_sets/* withDescriptorSets */.p)(policies, {
        ...{ repository, base: range.base.sha, changes: trees.changes, ensureObjects },
    });
    const { rulesFor, isFixture, isFixtureOnBase } = await (0,judged_paths/* judgedPaths */.I)({
        ...{ repository, pair, listing, commits, changes: trees.changes, ensureObjects },
    });
    const allFixtures = trees.changes.flatMap((change) => {
        const rules = rulesFor(change.path);
        return rules.length === 0 ? [] : [{ change, rules }];
    });
    await ensureObjects?.(allFixtures.flatMap(({ change }) => blobsOf(change)));
    const { shard } = request;
    const fixtures = shard === undefined ? allFixtures : await ofShard(allFixtures, shard, repository.objects);
    watch.lap('revisions');
    progress.stage(`Comparing ${fixtures.length} changed ${fixtures.length === 1 ? 'fixture' : 'fixtures'}`);
    const renames = await pairRenames(repository.objects, trees.changes, isFixture);
    const subject = { repository, base: range.mergeBase, fixtures, policy: policies.effective, renames };
    const { shardReports } = request;
    const compared = shardReports === undefined
        ? await compareAll({
            ...subject,
            progress: progress.fixtures,
            ...(ensureObjects ? { ensureObjects } : {}),
            ...(supply?.ensureHistory ? { ensureHistory: supply.ensureHistory } : {}),
            ...(judge ? { judge } : {}),
        })
        : (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7641), __webpack_require__.e(6388)]).then(__webpack_require__.bind(__webpack_require__, 87641))).findingsOfShards(shardReports, fixtures, range, policies);
    watch.lap('comparison');
    if (request.keepFiles !== undefined)
        await (await __webpack_require__.e(/* import() */ 3344).then(__webpack_require__.bind(__webpack_require__, 13344))).keepFiles(repository, range, fixtures, request.keepFiles);
    const requires = (path, classes) => (0,stricter/* requiredByAll */.Gg)(rulesFor(path), classes);
    return {
        range,
        trees,
        listing,
        commits,
        policies,
        ...compared,
        isFixture,
        isFixtureOnBase,
        rulesFor,
        requires,
    };
}
/** While git still lists what stands at the merge base. Whoever needs it is told where it cannot be loaded. */
function loadComparison() {
    Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(9484), __webpack_require__.e(3595), __webpack_require__.e(2088), __webpack_require__.e(5779), __webpack_require__.e(7711), __webpack_require__.e(88), __webpack_require__.e(4012)]).then(__webpack_require__.bind(__webpack_require__, 34012)).then(({ loadAhead }) => loadAhead()).catch(() => undefined);
}
/** What compares is loaded where there is something to compare. */
async function compareAll({ judge, ...input }) {
    if (input.fixtures.length === 0)
        return { findings: [], unusedRules: new Map(), stored: new Map() };
    const [{ classify }, shared] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(4492), __webpack_require__.e(1130), __webpack_require__.e(9484), __webpack_require__.e(3595), __webpack_require__.e(2088), __webpack_require__.e(5779), __webpack_require__.e(7711), __webpack_require__.e(88), __webpack_require__.e(4012)]).then(__webpack_require__.bind(__webpack_require__, 34012)), judge?.get()]);
    return classify({ ...input, ...(shared ? { judge: shared } : {}) });
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


/***/ }),

/***/ 22375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ judgedPaths),
/* harmony export */   r: () => (/* binding */ everThere)
/* harmony export */ });
/* harmony import */ var _linked_fixtures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72245);
/* harmony import */ var _policy_stricter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23248);
/* harmony import */ var _revisions_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50031);



const SUBMODULE_MODE = '160000';
const SYMLINK_MODE = '120000';
/** A path is protected if base's policy or head's says so, by its own name or by one that links give it; what is on one side only counts as well (T38). */
async function judgedPaths({ repository, pair, listing, changes, commits, ensureObjects, }) {
    const pointers = pointersIn([changes, ...commits.map((commit) => commit.changes)]);
    const byBoth = (path, pointer) => (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_1__/* .judgingRules */ .Kb)(pair.base, pair.other, path, pointer);
    const byBase = (path, pointer) => (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_1__/* .judgingRules */ .Kb)(pair.base, pair.base, path, pointer);
    const source = { repository, onBase: (0,_revisions_links_js__WEBPACK_IMPORTED_MODULE_2__/* .linksOf */ .h)(listing), pointers, ensureObjects };
    const linked = await (0,_linked_fixtures_js__WEBPACK_IMPORTED_MODULE_0__/* .readLinkedPaths */ .I)({ ...source, changes, rulesOf: byBoth });
    const linkedOnBase = await (0,_linked_fixtures_js__WEBPACK_IMPORTED_MODULE_0__/* .readLinkedPaths */ .I)({ ...source, changes: [], rulesOf: byBase });
    const rulesFor = (path) => {
        const named = byBoth(path, pointers.has(path));
        return named.length > 0 ? named : linked.rulesOf(path);
    };
    return {
        rulesFor,
        isFixture: (path) => rulesFor(path).length > 0,
        isFixtureOnBase: (path) => byBase(path, pointers.has(path)).length > 0 || linkedOnBase.rulesOf(path).length > 0,
    };
}
/** On either side, or in a commit between. */
function everThere({ listing, trees, commits, }) {
    let moved;
    return (path) => {
        if (listing.at(path) !== undefined)
            return true;
        moved ??= new Set([trees.changes, ...commits.map(({ changes }) => changes)].flat().map((change) => change.path));
        return moved.has(path);
    };
}
/** Paths at which some side has a link or a submodule. */
function pointersIn(lists) {
    const points = (entry) => entry?.mode === SUBMODULE_MODE || entry?.mode === SYMLINK_MODE;
    const found = new Set();
    for (const changes of lists)
        for (const { path, base, head } of changes)
            if (points(base) || points(head))
                found.add(path);
    return found;
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
