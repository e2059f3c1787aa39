export const id = 7585;
export const ids = [7585];
export const modules = {

/***/ 5139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rk: () => (/* binding */ gateSource),
  QE: () => (/* binding */ lazyWork),
  Sj: () => (/* binding */ policyEditOf)
});

// EXTERNAL MODULE: ./lib/judge.js
var lib_judge = __webpack_require__(1860);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(9222);
// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(6913);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(9506);
// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(4790);
// EXTERNAL MODULE: ./lib/revisions/trees.js
var trees = __webpack_require__(1863);
;// CONCATENATED MODULE: ./lib/revisions/files.js
/** What stands in one tree: all of it, or one file. */





const TAB = 0x09;
/** Every file, link and submodule of a commit or tree, in git's order, in one process. A path may occur twice (T44). */
async function listFiles({ view }, revision) {
    const { stdout } = await (0,git/* runGit */.EO)(view, ['ls-tree', '-r', '-z', '--full-tree', revision]);
    return (0,raw_diff/* splitFields */.Kp)(stdout).fields.map((field) => {
        const tab = field.indexOf(TAB);
        const [mode, , oid] = field.toString('latin1', 0, tab).split(' ');
        return { path: (0,paths/* decodePath */.q)(field.subarray(tab + 1)), mode: mode, oid: (0,object_id/* objectId */.Tu)(oid) };
    });
}
/**
 * The content of one file of a commit or tree, for what the gate itself obeys (policy, schemas, lists). `undefined`
 * where no regular file stands there: a symbolic link is not followed, not even within the tree, and of two entries
 * with one name neither is believed. The path is compared byte for byte; `./a` and `b/../a` are no other names for `a`.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a tree on the way, or the blob, is missing.
 */
async function readFileAt({ objects, objectFormat }, revision, path) {
    const idBytes = objectFormat === 'sha256' ? 32 : 20;
    const names = path.split('/');
    const last = names.pop();
    let tree = `${revision}^{tree}`;
    for (const name of names) {
        const folder = onlyEntry(await objects.read(tree), idBytes, name);
        if (folder?.mode !== TREE_MODE)
            return undefined;
        tree = folder.oid;
    }
    const file = onlyEntry(await objects.read(tree), idBytes, last ?? '');
    return file?.mode.startsWith('100') ? objects.read(file.oid) : undefined;
}
function onlyEntry(tree, idBytes, name) {
    const wanted = encodePath(name);
    const entries = parseTree(tree, idBytes).filter((entry) => entry.name.equals(wanted));
    return entries.length === 1 ? entries[0] : undefined;
}

;// CONCATENATED MODULE: ./lib/gate-source.js


/** Workers that are made with the first question and ended with `close`. */
function lazyWork() {
    let judge;
    return {
        work: (task) => {
            judge ??= (0,lib_judge/* createJudge */.q)();
            return judge.work(task);
        },
        close: async () => judge?.close(),
    };
}
/** The open repository and what was found in it, as the readers of the gates see them. */
function gateSource(repository, { range, trees, commits, findings, policies, isFixture, rulesFor }, { testReports, work, ensureObjects = async () => undefined }) {
    return {
        repository,
        range,
        changes: trees.changes,
        commits,
        findings,
        policy: policies.effective,
        policyEdit: policyEditOf(policies),
        isFixture,
        rulesFor,
        files: listedOnce(repository, range, trees.changes),
        ensureObjects,
        work,
        testReports,
    };
}
function policyEditOf({ path, edited, base, head, headError }) {
    return {
        path,
        edited,
        base,
        ...(head ? { head } : {}),
        ...(headError ? { headError: headError.message } : {}),
    };
}
/** Head is base with the changes laid over it, which holds for the index and the working tree, too. */
function listedOnce(repository, { mergeBase }, changes) {
    let listed;
    const base = () => {
        listed ??= listFiles(repository, mergeBase).then((files) => new Map(files.map(({ path, mode, oid }) => [path, { mode, oid }])));
        return listed;
    };
    let overlaid;
    const head = () => {
        overlaid ??= base().then((files) => {
            const all = new Map(files);
            for (const change of changes) {
                if (change.head === null)
                    all.delete(change.path);
                else
                    all.set(change.path, change.head);
            }
            return all;
        });
        return overlaid;
    };
    return (side) => (side === 'base' ? base() : head());
}


/***/ }),

/***/ 9966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qY: () => (/* binding */ SILENT),
  Gj: () => (/* binding */ gate),
  X5: () => (/* binding */ gateIn),
  Nn: () => (/* binding */ inspect),
  Bq: () => (/* binding */ withRepository)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/findings.js + 2 modules
var findings = __webpack_require__(3901);
// EXTERNAL MODULE: ./lib/gate-source.js + 1 modules
var gate_source = __webpack_require__(5139);
// EXTERNAL MODULE: ./lib/problems.js
var problems = __webpack_require__(5451);
;// CONCATENATED MODULE: ./lib/gates/policy.js
const WORKFLOWS = '.github/workflows/';
/** Says where this pull request edits what judges it. */
const policy = {
    id: 'policy',
    evaluate(input) {
        const problems = [...policyEdits(input), ...workflowEdits(input), ...unused(input), ...oddTrees(input)];
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
function policyEdits({ policyEdit: { edited, path, headError } }) {
    if (!edited)
        return [];
    if (headError !== undefined) {
        return [
            {
                code: 'FG801',
                gate: 'policy',
                severity: 'error',
                path,
                message: `this pull request breaks the policy file: ${headError}`,
                fix: 'Mend the file: once merged, nothing could be evaluated any more.',
            },
        ];
    }
    return [
        {
            code: 'FG801',
            gate: 'policy',
            severity: 'warning',
            path,
            message: 'this pull request edits the policy: it was judged by base and by head, and the stricter of both stands',
            fix: 'Let an owner of the policy review this file; what it loosens applies from the next pull request on.',
        },
    ];
}
function workflowEdits({ changes }) {
    return changes
        .filter(({ path }) => path.startsWith(WORKFLOWS) || path.startsWith('.github/actions/'))
        .map(({ path }) => ({
        code: 'FG801',
        gate: 'policy',
        severity: 'warning',
        path,
        message: 'this pull request edits a workflow, and the gate itself runs from one',
        fix: 'Let an owner of the workflows review this file.',
    }));
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
    const count = (status) => findings.filter(({ record }) => record.status === status).length;
    const coded = (...codes) => problems.filter(({ code }) => codes.includes(code)).length;
    const parts = [
        named(count('matched'), 'recorded'),
        named(count('missing'), 'without a record'),
        named(count('mismatched'), 'with a record that does not hold'),
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

// EXTERNAL MODULE: ./lib/review/separation.js
var separation = __webpack_require__(354);
// EXTERNAL MODULE: ./lib/gates/seal-custody.js
var seal_custody = __webpack_require__(1385);
// EXTERNAL MODULE: ./lib/gates/seal-ledger.js
var seal_ledger = __webpack_require__(7389);
// EXTERNAL MODULE: ./lib/gates/seal-manifest.js
var seal_manifest = __webpack_require__(2569);
// EXTERNAL MODULE: ./lib/review/mending.js
var mending = __webpack_require__(2244);
// EXTERNAL MODULE: ./lib/review/persons.js
var persons = __webpack_require__(9870);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(7675);
// EXTERNAL MODULE: ./lib/gates/seal-words.js
var seal_words = __webpack_require__(7979);
;// CONCATENATED MODULE: ./lib/gates/seal-people.js





/** SYSTEMS K3, FG215: of all pairs of a seal's and a fixture's writer, those whose entry for that fixture moved here. */
function selfSealProblems(facts, pairs) {
    const moved = movedEntries(facts);
    const seen = new Set();
    return pairs.flatMap(({ ledger, commit, fixture, fixtureCommit, person }) => {
        const key = JSON.stringify([ledger, fixture]);
        if (seen.has(key) || moved.get(ledger)?.has(fixture) !== true)
            return [];
        seen.add(key);
        const kind = facts.ledgers.some(({ file }) => file === ledger) ? 'ledger' : 'manifest';
        return [
            (0,seal_words/* sealProblem */.Z7)('FG215', `${(0,quoting/* showPath */.P8)(fixture)} was changed in ${(0,mending/* shortSha */.Fu)(fixtureCommit)} and sealed in ${(0,mending/* shortSha */.Fu)(commit)} (${(0,quoting/* showPath */.P8)(ledger)}), both by ${(0,quoting/* showText */.h$)((0,persons/* showPerson */.zd)(person))}; the policy asks for two people`, {
                path: fixture,
                commit,
                fix: `Take the entry out of your commits; somebody else looks at the fixture and commits the entry that "fixture-gate ${kind} propose" prints.`,
            }),
        ];
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
        const facts = await (await __webpack_require__.e(/* import() */ 86).then(__webpack_require__.bind(__webpack_require__, 86))).readSeal(source);
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
        ? selfSealProblems(facts, (0,separation/* selfSeals */.vS)(input.commits, input.policy, isSealed))
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
        const facts = await (await __webpack_require__.e(/* import() */ 8985).then(__webpack_require__.bind(__webpack_require__, 8985))).readShape(source);
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
    const why = finding.hollow ?? emptied(finding);
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
function emptied({ base, head, failures }) {
    if (base === null || head === null || base.size === 0 || head.size > 0)
        return undefined;
    // Where no byte is no text of the format, FG302 has said it.
    if (failures.some(({ side }) => side === 'head'))
        return undefined;
    return base.mode.startsWith('100') && head.mode.startsWith('100') ? `emptied (${base.size} bytes -> 0)` : undefined;
}

;// CONCATENATED MODULE: ./lib/gates/index.js





/** Every gate that is built, in the order in which gates are reported. */
const gates = [records, seal, shape, policy];
/** Policy keys that ask for a gate, and whether one is asked for by a key of a single fixture rule. */
const CONFIGURED_BY = {
    schema: ['fixtures[].schema'],
    properties: ['fixtures[].properties'],
    freeze: ['freeze', 'fixtures[].tests'],
    quarantine: ['quarantine', 'lanes', 'four-way'],
};
/**
 * One row for each gate, always all of them, in their fixed order (SYSTEMS K9): a gate reads, then judges, then comes the
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

// EXTERNAL MODULE: ./lib/inputs/message-file.js
var message_file = __webpack_require__(6449);
// EXTERNAL MODULE: ./lib/judging-policy.js
var judging_policy = __webpack_require__(2266);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(9222);
// EXTERNAL MODULE: ./lib/revisions/objects.js + 1 modules
var objects = __webpack_require__(7337);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(9506);
// EXTERNAL MODULE: ./lib/revisions/trees.js
var trees = __webpack_require__(1863);
;// CONCATENATED MODULE: ./lib/revisions/worktrees.js






const GITLINK_MODE = '160000';
/** Characters that Windows reads as a folder, a drive or a stream, and never allows in a name. */
const UNSAFE_ON_WINDOWS = /[\\:*?"<>|\x00-\x1f]|[. ]$/;
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
function pathProblem({ path, mode }) {
    if (mode === GITLINK_MODE)
        return 'a submodule is a commit, not a file';
    for (const name of path.split('/')) {
        if ((0,trees/* isForbiddenName */.VI)(name))
            return `${JSON.stringify(name)} is no name for a file or folder`;
        if (process.platform === 'win32' && UNSAFE_ON_WINDOWS.test(name)) {
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
    return Buffer.concat([Buffer.from(`${root}/`), (0,paths/* encodePath */.O)(path)]);
}

;// CONCATENATED MODULE: ./lib/kept-files.js




const SUBMODULE_MODE = '160000';
/** What two worktrees need to hold the changed fixtures and nothing else. */
function fillPlan(fixtures) {
    const side = (which) => fixtures.flatMap(({ change }) => {
        const entry = change[which];
        return entry === null || entry.mode === SUBMODULE_MODE ? [] : [{ path: change.path, ...entry }];
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

// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(6913);
;// CONCATENATED MODULE: ./lib/revisions/links.js



const TAB = 0x09;
const LINK_ENTRY = '120000 blob ';
/** Links followed one after the other: what Linux allows (ELOOP). */
const MAX_HOPS = 40;
/** Every symbolic link of a commit or tree. Files are passed over without being decoded: there may be a million. */
async function listLinks({ view }, revision) {
    const { stdout } = await (0,git/* runGit */.EO)(view, ['ls-tree', '-r', '-z', '--full-tree', revision]);
    const links = [];
    for (let at = stdout.indexOf(LINK_ENTRY); at !== -1; at = stdout.indexOf(LINK_ENTRY, at + 1)) {
        // A name may hold the same words: an entry begins where the one before it ended.
        if (at !== 0 && stdout[at - 1] !== 0)
            continue;
        const tab = stdout.indexOf(TAB, at);
        const end = stdout.indexOf(0, tab);
        const oid = (0,object_id/* objectId */.Tu)(stdout.toString('latin1', at + LINK_ENTRY.length, tab));
        links.push({ path: (0,paths/* decodePath */.q)(stdout.subarray(tab + 1, end)), oid });
    }
    return links;
}
/**
 * The path inside the repository that reading `link` leads to, as text alone: nothing on any disk is asked. Links on the way are
 * followed too. Undefined where it leads out of the repository, or in circles.
 *
 * @param targets  Path of each link of the tree to what it holds.
 */
function resolveLink(link, targets) {
    let open = link.split('/');
    const done = [];
    let hops = 0;
    while (open.length > 0) {
        const [name, ...rest] = open;
        open = rest;
        if (name === '' || name === '.')
            continue;
        if (name === '..') {
            if (done.pop() === undefined)
                return undefined;
            continue;
        }
        const target = targets.get([...done, name].join('/'));
        if (target === undefined) {
            done.push(name);
            continue;
        }
        if (target.startsWith('/') || ++hops > MAX_HOPS)
            return undefined;
        open = [...target.split('/'), ...open];
    }
    return done.join('/');
}

;// CONCATENATED MODULE: ./lib/linked-fixtures.js

/** A link target is a path; a longer one is none that a file system follows (PATH_MAX). */
const MAX_TARGET_BYTES = 4_096;
const LINK_MODE = '120000';
const NONE = { rulesOf: () => [] };
/**
 * A link is never followed to read anything, but whoever changes its target changes what the test reads. So a path that a
 * fixture's link leads to, on either side, is a fixture as well, by the rules of the link.
 */
async function readLinkedPaths(repository, onBase, changes, rulesOf) {
    const led = new Map();
    for (const links of [onBase, linksOnHead(onBase, changes)]) {
        const chosen = links.map(({ path }) => ({ path, rules: rulesOf(path) })).filter(({ rules }) => rules.length > 0);
        if (chosen.length === 0)
            continue;
        const targets = await readTargets(repository, links);
        for (const { path, rules } of chosen) {
            const target = resolveLink(path, targets);
            if (target === undefined || target === path)
                continue;
            led.set(target, new Set([...(led.get(target) ?? []), ...rules]));
        }
    }
    if (led.size === 0)
        return NONE;
    return {
        rulesOf(path) {
            const rules = new Set(led.get('') ?? []);
            const names = path.split('/');
            for (let depth = 1; depth <= names.length; depth += 1) {
                for (const rule of led.get(names.slice(0, depth).join('/')) ?? [])
                    rules.add(rule);
            }
            return [...rules];
        },
    };
}
/** Head is base with the changes laid over it. */
function linksOnHead(onBase, changes) {
    const links = new Map(onBase.map((one) => [one.path, one]));
    for (const { path, head } of changes) {
        if (head?.mode === LINK_MODE)
            links.set(path, { path, oid: head.oid });
        else
            links.delete(path);
    }
    return [...links.values()];
}
async function readTargets({ objects }, links) {
    const targets = new Map();
    let index = 0;
    const options = { maxBytes: MAX_TARGET_BYTES };
    for await (const object of objects.readMany(links.map(({ oid }) => oid), options)) {
        const { path } = links[index++];
        if (object.kind === 'content')
            targets.set(path, object.content.toString('utf8'));
    }
    return targets;
}

// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(4743);
// EXTERNAL MODULE: ./lib/policy/stricter.js + 1 modules
var stricter = __webpack_require__(3248);
// EXTERNAL MODULE: ./lib/reporters/report.js
var report = __webpack_require__(1730);
// EXTERNAL MODULE: ./lib/requested-range.js + 2 modules
var requested_range = __webpack_require__(6248);
// EXTERNAL MODULE: ./lib/review/check-message.js
var check_message = __webpack_require__(6842);
// EXTERNAL MODULE: ./lib/review/match.js + 10 modules
var review_match = __webpack_require__(7657);
// EXTERNAL MODULE: ./lib/revisions/changes.js
var revisions_changes = __webpack_require__(2031);
;// CONCATENATED MODULE: ./lib/revisions/commit-object.js
/** A commit object as its raw bytes, which are what was signed, pushed and reviewed. */


const UTF8_NAMES = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);
const NOBODY = { name: '', email: '' };
/** Never throws on what an author can write: an odd commit is one whose message is no record. */
function parseCommit(content, maxMessageBytes) {
    const end = content.indexOf('\n\n');
    const headers = (0,paths/* decodePath */.q)(end === -1 ? content : content.subarray(0, end)).split('\n');
    const body = end === -1 ? Buffer.alloc(0) : content.subarray(end + 2);
    const value = (name) => headers.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
    const committer = value('committer') ?? '';
    const messageProblem = problemOf(body, value('encoding'), maxMessageBytes);
    return {
        parents: parentsOf(headers),
        author: personOf(value('author') ?? ''),
        committer: personOf(committer),
        committedAt: Number(/> (-?\d{1,15}) [+-]\d+$/.exec(committer)?.[1] ?? 0),
        message: (0,paths/* decodePath */.q)(body.subarray(0, maxMessageBytes)),
        ...(messageProblem === undefined ? {} : { messageProblem }),
    };
}
/** Parents stand right after the tree; a `parent` line further down belongs to a merged tag or a signature. */
function parentsOf(headers) {
    const parents = [];
    for (const line of headers.slice(1)) {
        if (!line.startsWith('parent '))
            break;
        parents.push((0,object_id/* objectId */.Tu)(line.slice('parent '.length)));
    }
    return parents;
}
/** `Name <email> seconds zone`, leniently: whatever stands before the first `<` is the name, as git reads it. */
function personOf(line) {
    const open = line.indexOf('<');
    if (open === -1)
        return { ...NOBODY, name: line.trim() };
    const close = line.indexOf('>', open);
    return { name: line.slice(0, open).trim(), email: line.slice(open + 1, close === -1 ? undefined : close) };
}
function problemOf(body, encoding, maxBytes) {
    if (body.length > maxBytes)
        return `the message has ${body.length} bytes; a record's has at most ${maxBytes}`;
    if (body.includes(0))
        return 'the message contains a NUL, where git stops reading and other tools go on';
    if (encoding !== undefined && !UTF8_NAMES.has(encoding.toLowerCase())) {
        return `the commit declares the encoding ${JSON.stringify(encoding.slice(0, 40))}; a record's message is UTF-8`;
    }
    return /\p{Surrogate}/u.test((0,paths/* decodePath */.q)(body)) ? 'the message is not valid UTF-8' : undefined;
}

// EXTERNAL MODULE: ./lib/revisions/ranges.js
var ranges = __webpack_require__(5942);
// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(4790);
;// CONCATENATED MODULE: ./lib/revisions/commits.js








/** The longest message that can be a record (T30). */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Headers of a commit (parents, signatures, merged tags) come on top of the message. */
const MAX_COMMIT_BYTES = MAX_MESSAGE_BYTES + 1024 * 1024;
/** Stands before each commit in what `log` prints. No trailer, raw entry or id begins with it. */
const COMMIT_MARK = '\x02';
const LOG_FORMAT = 'tformat:%x02%x00%H%x00%(trailers:only=yes,unfold=yes,separator=%x00)';
/**
 * The commits that head has and none of `exclude` has, parents before children, with what each changes and git's own
 * reading of its trailers. One `git log` for all of them, beside the run's `git cat-file`.
 *
 * Give the live tip of base in `exclude`, not the merge base alone: what came in by merging base must not count (T26).
 * The message is taken from the commit object, since `log` cuts it at a NUL and converts encodings (T30).
 *
 * @throws {FixtureGateError} REVISION_MISSING where the history is cut off inside the range.
 */
async function listCommits(repository, exclude, head) {
    const cutOff = (0,ranges/* shallowBoundary */.N0)(repository.view.gitDir);
    // Commit objects are asked for while the log still runs, so that the two processes work side by side.
    const objects = [];
    const logged = await readLog(repository, exclude, head, (sha) => {
        const object = repository.objects.find(sha, { maxBytes: MAX_COMMIT_BYTES });
        object.catch(() => undefined);
        objects.push(object);
    });
    const records = [];
    for (const [index, entry] of logged.entries()) {
        const object = await objects[index];
        if (object.kind === 'missing')
            throw cutOffAt(entry.sha);
        const parsed = object.kind === 'content' ? parseCommit(object.content, MAX_MESSAGE_BYTES) : tooLarge(object.size);
        if (parsed.parents.length > 0 && cutOff.has(entry.sha))
            throw cutOffAt(entry.sha);
        const trailers = parsed.messageProblem === undefined ? { gitTrailers: entry.trailers } : {};
        records.push({ sha: entry.sha, ...parsed, ...trailers, changes: entry.changes });
    }
    return records;
}
async function readLog({ view }, exclude, head, onCommit) {
    const command = [
        'log',
        ...revisions_changes/* RAW_OPTIONS */.aQ,
        // For merges: the paths whose result differs from every parent, so that edits made inside a merge show (T34).
        '-c',
        '--root',
        '--topo-order',
        '--reverse',
        '--encoding=none',
        '--no-color',
        `--format=${LOG_FORMAT}`,
        '--stdin',
    ];
    const child = (0,git/* spawnGit */.Iz)(view, command);
    const end = (0,git/* ended */.v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', git/* ignoreClosedPipe */.Dg);
    child.stdin.end(`${[head, ...exclude.map((id) => `^${id}`)].join('\n')}\n`);
    const reader = logReader(onCommit);
    for await (const chunk of child.stdout)
        reader.push(chunk);
    const { code, complaint } = await end;
    if (code !== 0)
        throw (0,git/* gitFailed */.gk)(command, code, complaint);
    return reader.finish();
}
/**
 * Fields come as: mark, sha, trailers (none, or one empty), then pairs of raw entry and path. The place of a field
 * decides what it is, never its content: a path may look like anything.
 */
function logReader(onCommit) {
    const commits = [];
    let trailers = [];
    let changes = [];
    let expected = 'any';
    let meta;
    let rest = Buffer.alloc(0);
    const take = (field) => {
        if (expected === 'path') {
            changes.push((0,revisions_changes/* withoutStatus */.Lh)((0,raw_diff/* parseRawEntry */.yH)(meta, field)));
            expected = 'any';
        }
        else if (expected === 'sha') {
            trailers = [];
            changes = [];
            const sha = (0,object_id/* objectId */.Tu)(field.toString('latin1'));
            commits.push({ sha, trailers, changes });
            onCommit(sha);
            expected = 'any';
        }
        else if ((0,raw_diff/* isRawEntry */.bY)(field)) {
            meta = field;
            expected = 'path';
        }
        else if (field.toString('latin1') === COMMIT_MARK) {
            expected = 'sha';
        }
        else if (field.length > 0) {
            trailers.push(parseTrailer((0,paths/* decodePath */.q)(field)));
        }
    };
    return {
        push: (chunk) => {
            const split = (0,raw_diff/* splitFields */.Kp)(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]));
            for (const field of split.fields)
                take(field);
            rest = split.rest;
        },
        finish: () => {
            if (rest.length > 0 || expected !== 'any')
                throw new TypeError('git log ended in the middle of a commit');
            return commits;
        },
    };
}
/** Git prints `key: value`; a key has no colon. */
function parseTrailer(line) {
    const colon = line.indexOf(':');
    return { key: line.slice(0, colon), value: line.slice(colon + 1).trim() };
}
function tooLarge(size) {
    const nobody = { name: '', email: '' };
    const messageProblem = `the commit object has ${size} bytes; a record's message has at most ${MAX_MESSAGE_BYTES}`;
    return { parents: [], author: nobody, committer: nobody, committedAt: 0, message: '', messageProblem };
}
function cutOffAt(sha) {
    return new errors/* FixtureGateError */.$('REVISION_MISSING', `the history of this clone is cut off at ${sha}, inside the range to be checked`, 'set "fetch-depth: 0" on the checkout step, or run "git fetch --unshallow" first');
}

// EXTERNAL MODULE: ./lib/revisions/find-entry.js
var find_entry = __webpack_require__(1174);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/revisions/renames.js

/** CLASSES section 1: half or more of the lines in common. */
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

// EXTERNAL MODULE: ./lib/revisions/repository.js
var revisions_repository = __webpack_require__(8928);
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
 * @throws {FixtureGateError} for whatever keeps it from evaluating; never a verdict in its place.
 */
async function gate(request, progress = SILENT) {
    return withRepository(request, (repository) => gateIn(repository, request, progress));
}
/** Opens the repository that the request names and closes it whatever happens. */
async function withRepository(request, use) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    const repository = await (0,revisions_repository/* openRepository */.h)(directory, indexOfHook());
    try {
        return await use(repository);
    }
    finally {
        await repository.close();
    }
}
/** The pipeline, in the order the README tells it: first every read, then only values. */
async function gateIn(repository, request, progress = SILENT, ensureObjects) {
    const watch = startStopwatch();
    const inspection = await inspect(repository, request, progress, ensureObjects, watch);
    const { range, trees, commits, policies, findings, isFixture, requires } = inspection;
    const { effective: policy } = policies;
    const review = request.messageFile === undefined
        ? (0,review_match/* reviewChanges */.o)({ findings, commits, policy, isFixture, requires, headKind: range.headKind })
        : (0,check_message/* checkMessage */.g)({
            message: (0,message_file/* readMessage */._)(request.messageFile),
            findings,
            changes: trees.changes,
            policy,
            isFixture,
            requires,
        });
    watch.lap('review');
    const gates = await judgeByGates(repository, inspection, review, request, ensureObjects);
    watch.lap('gates');
    return (0,report/* buildReport */.FK)({
        range,
        policy: policies.base,
        findings: review.findings,
        gates,
        ...(review.digest === undefined ? {} : { digest: review.digest }),
        stats: {
            commits: commits.length,
            changedPaths: trees.changes.length,
            fixtures: findings.length,
            suppressed: findings.reduce((sum, { suppressed }) => sum + suppressed, 0),
            patterns: (0,match/* patternMatches */.eJ)(policy, trees.changes.map(({ path }) => path)),
            milliseconds: watch.laps(),
        },
    });
}
/**
 * Reads both sides and gives every changed fixture its class. What judges is read at base, so that a pull request cannot
 * loosen the gate it must pass.
 */
async function inspect(repository, request, progress = SILENT, ensureObjects, watch = startStopwatch()) {
    progress.stage('Reading base and head');
    const { range, trees } = await (0,requested_range/* resolveRequest */.M)(repository, request.range);
    if (request.refuseEmpty === true && (0,ranges/* isEmptyRange */.$c)(range))
        throw emptyRange(range);
    await ensureObjects?.(await firstNeeded(repository, request, range, trees.changes));
    const [policies, commits, links] = await Promise.all([
        (0,judging_policy/* readPolicies */.h9)(request, repository, range, trees.changes),
        listCommits(repository, [range.base.sha, ...range.mergeBases], range.head.sha),
        listLinks(repository, range.mergeBase),
    ]);
    const pointers = pointersIn([trees.changes, ...commits.map((commit) => commit.changes)]);
    const own = (path) => rulesFor(policies, path, pointers.has(path));
    const linked = await readLinkedPaths(repository, links, trees.changes, own);
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
    const compared = await (0,findings/* classify */.L8)({
        ...subject,
        progress: progress.fixtures,
        ...(ensureObjects ? { ensureObjects } : {}),
    });
    watch.lap('comparison');
    if (request.keepFiles !== undefined)
        await keepFiles(repository, range, fixtures, request.keepFiles);
    const requires = (path, classes) => (0,stricter/* requiredByAll */.Gg)(rules(path), classes);
    return { range, trees, commits, policies, ...compared, isFixture, rulesFor: rules, requires };
}
async function judgeByGates(repository, inspection, review, request, ensureObjects) {
    const { work, close } = (0,gate_source/* lazyWork */.QE)();
    const { testReports } = request;
    const source = (0,gate_source/* gateSource */.rk)(repository, inspection, { testReports, work, ...(ensureObjects ? { ensureObjects } : {}) });
    try {
        return await runGates(gateInput(inspection, review, request), source);
    }
    finally {
        await close();
    }
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
/** More changed paths than this are narrowed down to fixtures before their blobs are fetched. */
const MAX_FETCHED_AT_ONCE = 2_000;
/** The policy of base, and, where they are few, all changed blobs with it, so that one fetch brings everything. */
async function firstNeeded(repository, request, range, changes) {
    const path = request.policy?.kind === 'repository-path' ? request.policy.path : judging_policy/* POLICY_PATH */.l$;
    const onBase = await (0,find_entry/* findEntry */.w)(repository, range.base.sha, path);
    const changed = changes.length <= MAX_FETCHED_AT_ONCE ? changes : changes.filter((change) => change.path === path);
    return [...(onBase === undefined ? [] : [onBase.oid]), ...changed.flatMap(blobsOf)];
}
function blobsOf({ base, head }) {
    return [base, head].filter((entry) => entry !== null && entry.mode !== gate_SUBMODULE_MODE).map((entry) => entry.oid);
}
function emptyRange({ base, head }) {
    return new errors/* FixtureGateError */.$('EMPTY_RANGE', `head ${head.sha.slice(0, 12)} brings nothing that base ${base.sha.slice(0, 12)} does not have: there is nothing to judge, and that is no pass`, 'push the commits that the pull request is about, or close it');
}
function rulesFor({ base, head }, path, pointer) {
    return (0,stricter/* judgingRules */.Kb)(base, head ?? base, path, pointer);
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
/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook() {
    const indexFile = process.env['GIT_INDEX_FILE'];
    return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}


/***/ }),

/***/ 4049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ observedKey),
/* harmony export */   KV: () => (/* binding */ observeNormalized),
/* harmony export */   VB: () => (/* binding */ sameDigest),
/* harmony export */   oA: () => (/* binding */ NORMALIZED_FORGIVES)
/* harmony export */ });
/* unused harmony export normalizedForm */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _comparison_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1130);


const NORMALIZED_FORGIVES = ['line ends', 'white space at the ends of lines', 'newlines at the end'];
/** Strict, and a byte order mark is a character like others, as in Python's `utf-8`. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Mode `normalized`, version 1 (SYSTEMS M5). Undefined for what is no UTF-8. */
function normalizedForm(bytes) {
    let text;
    try {
        text = UTF8.decode(bytes);
    }
    catch {
        return undefined;
    }
    const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
    return Buffer.from(`${(0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeLines */ .tZ)(lines).join('\n')}\n`, 'utf8');
}
function observeNormalized(bytes) {
    const form = normalizedForm(bytes);
    if (form === undefined)
        return { kind: 'none', why: 'bytes that are no UTF-8, which mode normalized cannot hash' };
    return {
        kind: 'digest',
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(form).digest('hex'),
        sizes: [String(bytes.length), String(form.length)],
        forgives: NORMALIZED_FORGIVES,
    };
}
/** Key of what was observed: the same path may be looked at in several modes. */
function observedKey(mode, path) {
    return `${mode} ${path}`;
}
/** SYSTEMS M3: in constant time. Both are hex; of unequal length only where one is none. */
function sameDigest(a, b) {
    return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));
}


/***/ }),

/***/ 7023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lk: () => (/* binding */ SEAL_MODES),
/* harmony export */   Ng: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export MIN_ENTRY_REASON */
/* harmony import */ var _comparison_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1130);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7675);
/* harmony import */ var _review_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3070);
/* harmony import */ var _review_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2702);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9506);





/** How a fixture is hashed (SYSTEMS M5, M6); strongest first, so that the index is how much goes unseen. */
const SEAL_MODES = ['bytes', 'normalized', 'structured'];
/** SYSTEMS M7. Characters, blanks in a row counted once. */
const MIN_ENTRY_REASON = 20;
const DIGEST = /^[0-9a-f]{64}$/;
const SIZE = /^(?:0|[1-9][0-9]{0,18})$/;
const FORM = 'PATH SHA256 SIZE MODE REASON with one blank between them';
/**
 * SYSTEMS M: five fields split by single spaces, the last one free text. Lines end at LF; a CR before it belongs to the
 * free text. A line with a fault beside its digest, size and mode still is an entry, so that all its failures are seen.
 */
function parseManifest(file, bytes) {
    const entries = [];
    const faults = [];
    // Lossless, so that a path of any bytes can be listed.
    for (const [index, line] of (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q)(bytes).split('\n').entries()) {
        if (isSkipped(line))
            continue;
        const parsed = parseLine(line);
        const place = { file, line: index + 1 };
        if (parsed.entry !== undefined)
            entries.push({ ...place, ...parsed.entry });
        for (const fault of parsed.faults)
            faults.push({ ...place, ...fault });
    }
    return { file, entries, faults };
}
/** M1. White space is what Python's `str.strip()` takes, as everywhere in this format. */
function isSkipped(line) {
    if ((0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripEnd */ .Gl)(line) === '')
        return true;
    let start = 0;
    while ((0,_comparison_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripEnd */ .Gl)(line.charAt(start)) === '')
        start += 1;
    return line[start] === '#';
}
function parseLine(line) {
    const taken = takePath(line);
    if ('problem' in taken)
        return { faults: [{ code: 'FG201', message: taken.problem }] };
    const { path, fields } = taken;
    // Of a line that tabs split, or that begins with blanks, what was meant: only to say which fixture it is about.
    const named = fields.length >= 4 && path !== '' ? path : (/\S+/.exec(path === '' ? line : path)?.[0] ?? '');
    const fault = (code, message) => ({
        code,
        message,
        ...(named === '' ? {} : { path: named }),
    });
    if (fields.length < 4)
        return { faults: [fault('FG201', tooFew(fields))] };
    if (path === '')
        return { faults: [fault('FG201', `expected ${FORM}; found a line whose path is empty`)] };
    const [sha256, size, mode] = fields;
    const faults = [
        ...pathFaults(path).map((message) => fault('FG202', message)),
        ...fieldFaults(sha256, size, mode).map(([code, message]) => fault(code, message)),
    ];
    if (faults.length > 0)
        return { faults };
    const reason = fields.slice(3).join(' ').trim();
    const length = (0,_review_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonLength */ .h)(reason);
    if (length < MIN_ENTRY_REASON)
        faults.push(fault('FG204', tooShort(reason, length)));
    return { entry: { path, sha256, size, mode: mode, reason }, faults };
}
function takePath(line) {
    if (line[0] !== '"') {
        const [path = '', ...fields] = line.split(' ');
        return { path, fields };
    }
    const quoted = (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .unquotePath */ .Pf)(line, 0);
    if (typeof quoted === 'string')
        return { problem: `the path cannot be read: ${quoted}` };
    const after = line.slice(quoted.end);
    if (after !== '' && after[0] !== ' ')
        return { problem: 'expected a blank after the closing quote of the path' };
    return { path: quoted.path, fields: after === '' ? [] : after.slice(1).split(' ') };
}
function tooFew(fields) {
    const found = fields.length + 1;
    if (found === 4 && DIGEST.test(fields[0] ?? ''))
        return `expected ${FORM}; found four fields: the reason is missing`;
    return `expected ${FORM}; found ${found} ${found === 1 ? 'field' : 'fields'}`;
}
function pathFaults(path) {
    const impossible = (0,_review_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .impossiblePath */ .BB)(path);
    return impossible === undefined ? [] : [`expected a path of this repository; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showPath */ .P8)(path)}: ${impossible}`];
}
/** A digest that is none makes the rest of the line unreliable: its fields may all be shifted. */
function fieldFaults(sha256, size, mode) {
    if (!DIGEST.test(sha256))
        return [['FG203', notADigest(sha256)]];
    const faults = [];
    if (!SIZE.test(size))
        faults.push(['FG201', `expected a size in bytes after the digest; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(size)}`]);
    if (!isMode(mode))
        faults.push(['FG201', `expected a mode (${SEAL_MODES.join(', ')}); found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(mode)}`]);
    return faults;
}
function isMode(text) {
    return SEAL_MODES.includes(text);
}
function notADigest(found) {
    const expected = 'expected a digest of 64 lower-case hex digits after the path';
    if (found === '')
        return `${expected}; found two blanks in a row`;
    if (DIGEST.test(found.toLowerCase()))
        return `${expected}; found upper-case ones`;
    if (/^[0-9a-f]+$/i.test(found))
        return `${expected}; found ${found.length} of them`;
    return `${expected}; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(found)} (a path with blanks stands in double quotes)`;
}
function tooShort(reason, length) {
    return `expected a reason of at least ${MIN_ENTRY_REASON} characters; found ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(reason)} (${length})`;
}
/** Whether an entry is good enough to say which bytes it means. */
function isDigest(text) {
    return DIGEST.test(text);
}


/***/ }),

/***/ 1385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ custodyProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4049);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7023);
/* harmony import */ var _seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2569);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7979);





/**
 * SYSTEMS M10: what became of every entry between base and head. A new entry is fine, for an unchanged file as well; an
 * entry that goes with its fixture is, too.
 */
function custodyProblems(facts, movedTo = new Map()) {
    const { base, head } = facts;
    const onHead = new Map();
    for (const entry of (0,_seal_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(head))
        onHead.set(entry.path, [...(onHead.get(entry.path) ?? []), entry]);
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

/***/ 7389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ledgerProblems)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);



/** SYSTEMS K1: drifted, extra and missing files, all of them at once. */
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

/***/ 2569:
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
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7675);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4049);
/* harmony import */ var _seal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);



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
 * SYSTEMS M1 to M8: every line of head against the bytes of head, all failures at once. A line that did not hold on base
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
/** SYSTEMS M10a: only where the policy asks for completeness. A line that names a path and cannot be read counts as its entry: it has a failure of its own. */
function completenessProblems({ head, fixtures }, manifests) {
    const named = new Set(head.manifests.flatMap(({ entries, faults }) => [...entries, ...faults].map(({ path }) => path)));
    return fixtures
        .filter((path) => !named.has(path))
        .map((path) => (0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sealProblem */ .Z7)('FG216', `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}: expected an entry in ${manifests.map(_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8).join(' or ')}; found none`, {
        path,
        fix: `Print its line and put it in:\n    ${(0,_seal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeCommand */ .MO)('manifest', path)}`,
    }));
}
/** SYSTEMS M6: a digest stops protecting what its form leaves out, and the report says what that is. */
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

/***/ 7979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   MO: () => (/* binding */ proposeCommand),
/* harmony export */   Od: () => (/* binding */ restoreCommand),
/* harmony export */   Z7: () => (/* binding */ sealProblem),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   s3: () => (/* binding */ entryPath)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7675);

/** `path` is the fixture where one is known, `line` and `anchor` are in the manifest or ledger. */
function sealProblem(code, message, details) {
    const { severity = 'error', path, at, anchor = at, commit, fix } = details;
    const named = path ?? at?.file;
    return {
        code,
        gate: 'seal',
        severity,
        ...(named === undefined ? {} : { path: named }),
        ...(at === undefined || at.line < 1 ? {} : { line: at.line }),
        ...(anchor === undefined ? {} : { anchor: { path: anchor.file, line: Math.max(1, anchor.line) } }),
        ...(commit === undefined ? {} : { commit }),
        message: at === undefined ? message : `${placed(at)}: ${message}`,
        ...(fix === undefined ? {} : { fix }),
    };
}
function placed({ file, line }) {
    return line < 1 ? (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file) : `${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)}:${line}`;
}
/** The command that prints the right entry; without a path where one could not be pasted. */
function proposeCommand(kind, path) {
    const word = shellWord(path);
    const dashes = path.startsWith('-') ? '-- ' : '';
    return `fixture-gate ${kind} propose${word === undefined ? '' : ` ${dashes}${word}`}`;
}
/** How to get a file of base back. */
function restoreCommand(path) {
    return `git checkout origin/main -- ${shellWord(path) ?? 'PATH'}`;
}
/** A path comes from a pull request and is to be pasted into a shell: bare only where nothing in it can be obeyed. */
function shellWord(path) {
    return /^[\w./@%+:,-]+$/.test(path) ? path : (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .shellQuote */ .ZL)(path);
}
/** A path as an entry has it: bare, or in double quotes with C escapes. */
function entryPath(path) {
    return (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .quotePath */ .WG)(path);
}


/***/ }),

/***/ 6449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readMessage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
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

/***/ 6248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ resolveRequest)
});

// EXTERNAL MODULE: ./lib/revisions/changes.js
var changes = __webpack_require__(2031);
// EXTERNAL MODULE: ./lib/revisions/ranges.js
var ranges = __webpack_require__(5942);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(9222);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(6913);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(9506);
;// CONCATENATED MODULE: ./lib/revisions/loose-objects.js
/** Blobs of files on disk, put into an object directory of ours as `git hash-object -w --no-filters` would. */









/** In memory at a time while a file is read. */
const CHUNK_BYTES = 256 * 1024;
async function storeLink(path, store) {
    const target = await (0,promises_.readlink)(path, { encoding: 'buffer' });
    return storeBlob(store, target.length, [target]);
}
/**
 * @throws {FixtureGateError} STALE where the file changes while it is read: half of one and half of another content is
 *   nobody's fixture.
 */
async function storeFile(path, store) {
    const handle = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    try {
        const { size } = await handle.stat();
        return await storeBlob(store, size, readExactly(handle, size, path));
    }
    finally {
        await handle.close();
    }
}
async function* readExactly(handle, size, path) {
    let position = 0;
    for (;;) {
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
        position += bytesRead;
        if (position > size || (bytesRead === 0 && position < size)) {
            throw new errors/* FixtureGateError */.$('STALE', `${JSON.stringify((0,paths/* decodePath */.q)(path))} changed while it was read`, 'run this again when nothing writes there');
        }
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function storeBlob({ objectsDir, format }, size, content) {
    const hash = (0,external_node_crypto_.createHash)(format);
    const unfinished = (0,external_node_path_.join)(objectsDir, `tmp_obj_${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
    const whole = async function* () {
        const header = Buffer.from(`blob ${size}\0`);
        hash.update(header);
        yield header;
        for await (const chunk of content) {
            hash.update(chunk);
            yield chunk;
        }
    };
    await (0,external_node_stream_promises_.pipeline)(whole, (0,external_node_zlib_.createDeflate)({ level: external_node_zlib_.constants.Z_BEST_SPEED }), (0,external_node_fs_.createWriteStream)(unfinished));
    const oid = (0,object_id/* objectId */.Tu)(hash.digest('hex'));
    const file = (0,external_node_path_.join)(objectsDir, oid.slice(0, 2), oid.slice(2));
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.rename)(unfinished, file);
    return oid;
}

// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(4790);
;// CONCATENATED MODULE: ./lib/revisions/working-changes.js
/** What is staged, and what is on disk, as changes against a tree. */










const GITLINK_MODE = '160000';
const LINK_MODE = '120000';
const SLASH = 0x2f;
/**
 * What is staged, against a tree or commit.
 *
 * @throws {FixtureGateError} BAD_USAGE while a merge is unfinished: an unmerged path has no content to judge.
 */
async function listIndexChanges(repository, base) {
    return (await diffIndex(await indexPlace(repository), base)).map(changes/* withoutStatus */.Lh);
}
/**
 * What is on disk, against a tree or commit: tracked files, and untracked ones that no
 * `.gitignore` or `info/exclude` ignores. A file that git
 * takes for unchanged since it was staged counts with its staged blob. Any other counts with its bytes as they stand on
 * disk: no `clean` filter is run and no line ending converted, so a touched file of a checkout that converts shows that
 * as a difference (never the other way round). Links are read, not followed. The blobs are kept in the private view, so
 * `objects` can read them.
 *
 * @throws {FixtureGateError} NO_REPOSITORY for a bare repository, BAD_USAGE while a merge is unfinished.
 */
async function listWorktreeChanges(repository, base) {
    const { topLevel } = repository;
    if (topLevel === null) {
        throw new errors/* FixtureGateError */.$('NO_REPOSITORY', `${JSON.stringify(repository.gitDir)} is bare: it has no working tree to look at`, 'leave --worktree out, or run this in a clone with files');
    }
    const place = { ...(await indexPlace(repository)), workTree: topLevel };
    const fileMode = await hasFileModes(repository);
    const [staged, touched, untracked] = await Promise.all([
        diffIndex(place, base),
        diffFiles(place, fileMode),
        listUntracked(place, repository),
    ]);
    const result = new Map(staged.map((change) => [change.path, (0,changes/* withoutStatus */.Lh)(change)]));
    for (const change of touched) {
        const known = result.get(change.path);
        const head = change.head ? await entryOnDisk(repository, topLevel, change.path, change.head.mode) : null;
        settle(result, { path: change.path, base: known ? known.base : change.base, head });
    }
    for (const path of untracked) {
        const head = await entryOnDisk(repository, topLevel, path);
        settle(result, { path, base: result.get(path)?.base ?? null, head });
    }
    return [...result.values()].sort((a, b) => Buffer.compare((0,paths/* encodePath */.O)(a.path), (0,paths/* encodePath */.O)(b.path)));
}
function settle(result, change) {
    const { path, base, head } = change;
    if (base?.oid === head?.oid && base?.mode === head?.mode)
        result.delete(path);
    else
        result.set(path, change);
}
async function diffIndex(place, base) {
    const { stdout } = await (0,git/* runGit */.EO)(place, ['diff-index', '--cached', ...changes/* RAW_OPTIONS */.aQ, base]);
    return refuseUnmerged((0,raw_diff/* parseRawDiff */.LP)(stdout));
}
/**
 * The user's index, looked at from the private view: where git is unsure whether a file changed it runs the `clean`
 * filter that attributes name, and the view has no filter of any name.
 */
async function indexPlace({ view, gitDir, indexFile }) {
    // A split index names a second file that git looks for beside its configuration.
    const shared = (await (0,promises_.readdir)(gitDir)).filter((name) => name.startsWith('sharedindex.'));
    for (const name of shared)
        await (0,promises_.copyFile)((0,external_node_path_.join)(gitDir, name), (0,external_node_path_.join)(view.gitDir, name));
    return { ...view, indexFile };
}
/** Where the repository says that the disk keeps no executable bits, they are taken from the index. */
async function hasFileModes({ own }) {
    const command = ['config', '--type=bool', '--get', 'core.fileMode'];
    const { stdout } = await (0,git/* runGit */.EO)(own, command, { accept: [0, 1] });
    return stdout.toString('latin1').trim() !== 'false';
}
async function diffFiles(place, fileMode) {
    const setting = ['-c', `core.fileMode=${fileMode}`];
    // `dirty` compares a submodule's commit but starts no git inside it; the last one given holds.
    const { stdout } = await (0,git/* runGit */.EO)(place, [...setting, 'diff-files', ...changes/* RAW_OPTIONS */.aQ, '--ignore-submodules=dirty']);
    return refuseUnmerged((0,raw_diff/* parseRawDiff */.LP)(stdout));
}
function refuseUnmerged(changes) {
    const unmerged = changes.find(({ status }) => status === 'U');
    if (!unmerged)
        return changes;
    throw new errors/* FixtureGateError */.$('BAD_USAGE', `${JSON.stringify(unmerged.path)} is unmerged: the index has several versions of it`, 'finish the merge with "git add", then run this again');
}
async function listUntracked(place, { commonDir }) {
    const exclude = (0,external_node_path_.join)(commonDir, 'info', 'exclude');
    const ignored = ['--exclude-per-directory=.gitignore', ...((0,external_node_fs_.existsSync)(exclude) ? [`--exclude-from=${exclude}`] : [])];
    const { stdout } = await (0,git/* runGit */.EO)(place, ['ls-files', '--others', ...ignored, '-z']);
    // A name that ends in a slash is a repository inside this one, which is not part of it.
    const files = (0,raw_diff/* splitFields */.Kp)(stdout).fields.filter((field) => field[field.length - 1] !== SLASH);
    return files.map(paths/* decodePath */.q);
}
/** `null` where there is nothing that a tree can hold: a socket, a device, or a file that has gone meanwhile. */
async function entryOnDisk(repository, topLevel, path, gitMode) {
    const file = Buffer.concat([Buffer.from((0,external_node_path_.join)(topLevel, '/')), (0,paths/* encodePath */.O)(path)]);
    const found = await (0,promises_.lstat)(file).catch(() => undefined);
    const target = { objectsDir: (0,external_node_path_.join)(repository.view.gitDir, 'objects'), format: repository.objectFormat };
    if (found?.isDirectory())
        return gitMode === GITLINK_MODE ? submoduleEntry((0,external_node_path_.join)(topLevel, path)) : null;
    if (found?.isSymbolicLink())
        return { mode: LINK_MODE, oid: await storeLink(file, target) };
    if (!found?.isFile())
        return null;
    const regular = gitMode === '100644' || gitMode === '100755' ? gitMode : undefined;
    const mode = regular ?? ((found.mode & 0o100) !== 0 && process.platform !== 'win32' ? '100755' : '100644');
    // Without symbolic links on disk (core.symlinks=false) a link is a text file that holds its target.
    return { mode: gitMode === LINK_MODE ? LINK_MODE : mode, oid: await storeFile(file, target) };
}
async function submoduleEntry(folder) {
    const { stdout } = await (0,git/* runGit */.EO)({ gitDir: (0,external_node_path_.join)(folder, '.git') }, ['rev-parse', '--verify', '--quiet', 'HEAD'], {
        accept: [0, 1, 128],
    });
    const oid = (0,object_id/* parseObjectId */.u9)(stdout.toString('latin1').trim());
    return oid ? { mode: GITLINK_MODE, oid } : null;
}

;// CONCATENATED MODULE: ./lib/requested-range.js



/** Turns what was asked for into two trees and what differs between them. */
async function resolveRequest(repository, asked) {
    if (asked.kind === 'staged' || asked.kind === 'worktree') {
        // What the next commit would change: against HEAD, unless a base is named.
        const headKind = asked.kind === 'staged' ? 'index' : 'worktree';
        const range = await (0,ranges/* resolveRange */.Ss)(repository, { base: asked.base ?? 'HEAD', head: 'HEAD', headKind });
        const list = asked.kind === 'staged' ? listIndexChanges : listWorktreeChanges;
        return { range, trees: { changes: await list(repository, range.mergeBase), problems: [] } };
    }
    const range = await resolveCommits(repository, asked);
    return { range, trees: await (0,changes/* compareTrees */.tc)(repository, range.mergeBase, range.head.sha) };
}
async function resolveCommits(repository, asked) {
    if (asked.kind === 'revisions') {
        return (0,ranges/* resolveRange */.Ss)(repository, { ...(asked.base === undefined ? {} : { base: asked.base }), head: asked.head });
    }
    const range = await (0,ranges/* resolveRange */.Ss)(repository, {
        base: asked.base.sha,
        head: asked.head.sha,
        comparison: asked.comparison,
    });
    const label = (sha, ref) => ({
        sha,
        ...(ref === undefined ? {} : { ref }),
    });
    return { ...range, base: label(range.base.sha, asked.base.ref), head: label(range.head.sha, asked.head.ref) };
}


/***/ }),

/***/ 9416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isAgent)
/* harmony export */ });
/* unused harmony export matchesWildcard */
/**
 * Whether one of the policy's `agents` patterns takes this person's name or e-mail. `*` stands for anything and `?` for
 * one character; brackets are brackets, since the names of bots end in `[bot]`. Letter case is set aside.
 */
function isAgent({ name, email }, patterns) {
    return patterns.some((pattern) => [name, email, `${name} <${email}>`].some((text) => matchesWildcard(pattern, text)));
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

/***/ 6842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ checkMessage)
/* harmony export */ });
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7657);
/* harmony import */ var _mending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
/* harmony import */ var _trailers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(689);



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

/***/ 7815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ recordsProblem)
/* harmony export */ });
function recordsProblem(code, message, details = {}) {
    return { code, gate: 'records', severity: 'error', ...details, message };
}


/***/ }),

/***/ 7657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ reviewChanges)
});

// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(6298);
// EXTERNAL MODULE: ./lib/review/reason.js
var reason = __webpack_require__(3070);
// EXTERNAL MODULE: ./lib/review/suggest.js
var suggest = __webpack_require__(3474);
;// CONCATENATED MODULE: ./lib/review/approval-file.js


/** Characters; far beyond any approval that a person writes. */
const LONGEST_FILE = 65_536;
const KEYS = ['date', 'from', 'to', 'approver'];
/** SHA-256 of content; the id of a submodule's commit may be SHA-1. Prefixes are refused: another person vouches here. */
const FULL_DIGEST = /^(?:[0-9a-f]{64}|[0-9a-f]{40}|none)$/;
const ABSENT = 'none';
function approval_file_approvalPath(path, policy) {
    return `${policy.approvals.directory.replace(/\/+$/, '')}/${path}.md`;
}
/** The fixture that a file in the approvals' folder is about, or undefined for any other file. */
function approvedPath(file, policy) {
    const folder = `${policy.approvals.directory.replace(/\/+$/, '')}/`;
    return file.startsWith(folder) && file.endsWith('.md') ? file.slice(folder.length, -'.md'.length) : undefined;
}
/** Reads an approval strictly: what a person vouches for must not depend on a reader's leniency. A string says what is wrong. */
function parseApproval(content, leastReason) {
    if (content.length > LONGEST_FILE)
        return `it is longer than ${LONGEST_FILE} characters`;
    if (content.includes('\0') || content.includes('\ufffd'))
        return 'it is no UTF-8 text';
    const lines = content.replace(/^\ufeff/, '').split(/\r?\n/);
    if (lines[0] !== '---')
        return 'its first line is not "---"';
    const end = lines.indexOf('---', 1);
    if (end === -1)
        return 'its front matter is not closed by a line "---"';
    const fields = readFields(lines.slice(1, end));
    if (typeof fields === 'string')
        return fields;
    const missing = KEYS.filter((key) => !fields.has(key));
    if (missing.length > 0)
        return `its front matter lacks ${missing.join(', ')}`;
    const value = (key) => fields.get(key) ?? '';
    const approval = { date: value('date'), from: value('from'), to: value('to'), approver: value('approver') };
    const prose = lines
        .slice(end + 1)
        .join('\n')
        .trim();
    return fieldProblem(approval) ?? proseProblem(prose, leastReason) ?? { ...approval, prose };
}
/** The digest that `from` and `to` must give for a side of this finding. */
function approvalDigest(facts) {
    return facts === null ? ABSENT : (0,suggest/* digestOf */.ol)(facts);
}
/**
 * An approval file ready to be written by another person; the words of the approver are theirs to find, and without
 * them the file does not count.
 */
function renderApproval(finding, { date, approver }) {
    return [
        '---',
        `date: ${date}`,
        `from: ${approvalDigest(finding.base)}`,
        `to: ${approvalDigest(finding.head)}`,
        `approver: ${approver}`,
        '---',
        '...',
        '',
    ].join('\n');
}
function readFields(lines) {
    const fields = new Map();
    for (const line of lines) {
        if (line.trim() === '' || line.startsWith('#'))
            continue;
        const [, key, raw] = /^([A-Za-z][A-Za-z0-9_-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
        if (key === undefined)
            return `the front matter has a line that is not "key: value"`;
        if (fields.has(key))
            return `${key}: stands twice`;
        fields.set(key, unquoteScalar((raw ?? '').trim()));
    }
    return fields;
}
function unquoteScalar(value) {
    const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(value);
    return quoted === null ? value : (quoted[1] ?? quoted[2] ?? '');
}
function fieldProblem({ date, from, to, approver }) {
    if (!isDate(date))
        return 'date: takes a day of the calendar as YYYY-MM-DD';
    if (!FULL_DIGEST.test(from))
        return 'from: takes the full digest in lower-case hex, or none';
    if (!FULL_DIGEST.test(to))
        return 'to: takes the full digest in lower-case hex, or none';
    if (!/[\p{L}\p{N}]/u.test(approver))
        return 'approver: names nobody';
    return undefined;
}
function proseProblem(prose, leastReason) {
    const problem = (0,reason/* reasonProblem */.G)(prose, leastReason);
    return problem === undefined ? undefined : `the text below the front matter says too little: ${problem}`;
}
function isDate(text) {
    const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
    if (year === undefined || month === undefined || day === undefined)
        return false;
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

// EXTERNAL MODULE: ./lib/review/agents.js
var agents = __webpack_require__(9416);
// EXTERNAL MODULE: ./lib/review/evidence.js
var review_evidence = __webpack_require__(7815);
// EXTERNAL MODULE: ./lib/review/mending.js
var mending = __webpack_require__(2244);
// EXTERNAL MODULE: ./lib/review/persons.js
var persons = __webpack_require__(9870);
// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(7675);
;// CONCATENATED MODULE: ./lib/review/approvals.js






/** Which blobs must be read for `judgeApproval`: the files about changed fixtures, as commits of the range left them. */
function approvalRequests(findings, commits, policy) {
    const wanted = new Set(findings.map(({ path }) => approvalPath(path, policy)));
    return commits.flatMap((commit) => commit.changes.flatMap(({ path, head }) => wanted.has(path) && head !== null ? [{ file: path, commit: commit.sha, oid: head.oid }] : []));
}
/** @param vouched  Logins whose approving review of this very content holds: with it a file's author needs no signature. */
function judgeApproval(finding, evidence, files, vouched) {
    const file = approval_file_approvalPath(finding.path, evidence.policy);
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
    const approval = parseApproval(content, evidence.policy.trailers.minReason);
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
    const [before, after] = [approvalDigest(base), approvalDigest(head)];
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
    const shas = leaving.map(({ sha }) => (0,mending/* shortSha */.Fu)(sha)).join(', ');
    return `it was written in ${(0,mending/* shortSha */.Fu)(commit.sha)}, which is neither ${shas}, where the fixture was last changed, nor next to it`;
}
/** Nobody who wrote the fixture approves it: not the author of any commit of the range that changes it, no co-author. */
function personProblem({ path }, commit, { approver }, { history, commits, policy }) {
    if ((0,agents/* isAgent */.y)(commit.author, policy.agents))
        return `its author ${(0,persons/* showPerson */.zd)(commit.author)} is a declared agent`;
    for (const index of history.touching(path)) {
        for (const writer of (0,persons/* writersOf */.kO)(commits[index])) {
            const changed = `changed the fixture in ${(0,mending/* shortSha */.Fu)(commits[index].sha)}`;
            if ((0,persons/* mayBeSamePerson */.Az)(writer, commit.author))
                return `its author ${(0,persons/* showPerson */.zd)(commit.author)} ${changed}`;
            if ((0,persons/* mayBeLogin */.MJ)(writer, approver) || (0,persons/* mayBeSamePerson */.Az)(writer, { name: approver, email: approver }))
                return `its approver ${(0,quoting/* showText */.h$)(approver)} ${changed}`;
        }
    }
    return undefined;
}
function identityProblem({ path }, commit, { approver }, { policy, identities, authorLogin, history, commits }, vouched) {
    if (policy.approvals.identity === 'git')
        return undefined;
    const login = approver.toLowerCase();
    const writers = history.touching(path).flatMap((index) => identities?.get(commits[index].sha)?.login ?? []);
    const own = [...writers, ...(authorLogin === undefined ? [] : [authorLogin])].map((one) => one.toLowerCase());
    if (own.includes(login))
        return `its approver ${(0,quoting/* showText */.h$)(approver)} wrote the change`;
    if (vouched.has(login))
        return undefined;
    const identity = identities?.get(commit.sha);
    if (identity === undefined || !identity.verified)
        return `the policy asks for a verified identity, and ${(0,mending/* shortSha */.Fu)(commit.sha)} is not signed by an account that the platform knows`;
    if (identity.login.toLowerCase() !== login)
        return `it names ${(0,quoting/* showText */.h$)(approver)}, and ${(0,mending/* shortSha */.Fu)(commit.sha)} is signed by ${(0,quoting/* showText */.h$)(identity.login)}`;
    return undefined;
}
/** Under `identity: git` a name in a file proves little: where another hand wrote it, the report says so. */
function anotherHand({ path }, file, { author, sha }, { approver }) {
    const words = author.name.toLowerCase().split(/\s+/);
    if ((0,persons/* mayBeLogin */.MJ)(author, approver) || words.includes(approver.toLowerCase()))
        return [];
    const message = `${(0,quoting/* showPath */.P8)(file)} names ${(0,quoting/* showText */.h$)(approver)} as the approver of ${(0,quoting/* showPath */.P8)(path)}; expected that person to have written it, found ${(0,quoting/* showText */.h$)((0,persons/* showPerson */.zd)(author))} in ${(0,mending/* shortSha */.Fu)(sha)}.`;
    return [(0,review_evidence/* recordsProblem */.a)('FG108', message, { severity: 'warning', path, commit: sha })];
}
function approvalProblem({ path }, file, commit, why) {
    return (0,review_evidence/* recordsProblem */.a)('FG108', `The approval ${(0,quoting/* showPath */.P8)(file)} of ${(0,quoting/* showPath */.P8)(path)} does not hold: ${why}.`, {
        path,
        commit: commit.sha,
        fix: `print a ready file with "fixture-gate trailers --approval ${(0,quoting/* showPath */.P8)(path)}" and let somebody who did not write the change commit it right after that commit`,
    });
}

// EXTERNAL MODULE: ./lib/review/record-line.js
var record_line = __webpack_require__(2702);
;// CONCATENATED MODULE: ./lib/review/spelling.js
/** Whether one letter more, less, other, or two neighbours swapped make `b` of `a` (Damerau-Levenshtein 1). Linear. */
function withinOneEdit(a, b) {
    if (Math.abs(a.length - b.length) > 1)
        return false;
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at])
        at += 1;
    if (a.length !== b.length) {
        const [short, long] = a.length < b.length ? [a, b] : [b, a];
        return short.slice(at) === long.slice(at + 1);
    }
    if (a.slice(at + 1) === b.slice(at + 1))
        return true;
    return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
/**
 * The path of `candidates` that `written` was most likely meant to be: the same once slashes, letter case, Unicode form,
 * unseen characters and punctuation around it are set aside, or one edit away. Undefined where none or several are.
 */
function likelyPath(written, candidates) {
    const plain = foldPath(written);
    const folded = [];
    const edited = [];
    for (const candidate of candidates) {
        if (foldPath(candidate) === plain)
            folded.push(candidate);
        else if (withinOneEdit(candidate, written))
            edited.push(candidate);
    }
    const best = folded.length > 0 ? folded : edited;
    return best.length === 1 ? best[0] : undefined;
}
function foldPath(path) {
    return path
        .normalize('NFKC')
        .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('\\', '/')
        .toLowerCase()
        .split('/')
        .filter((name) => name !== '' && name !== '.')
        .join('/')
        .replaceAll(/^[\s"'`<>()[\],;:]+|[\s"'`<>()[\],;:.]+$/gu, '');
}

// EXTERNAL MODULE: ./lib/review/trailers.js
var review_trailers = __webpack_require__(689);
;// CONCATENATED MODULE: ./lib/review/near-miss.js



/** A key with so many characters more than the real one is another word. */
const EXTRA_KEY_CHARACTERS = 12;
/** Shorter keys have too many words one edit away. */
const LEAST_KEY_FOR_EDITS = 5;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function nearMisses(message, key, parsed, context) {
    const records = new Set(parsed.trailers.map(({ line }) => line));
    return (0,review_trailers/* messageLines */.VL)(message).flatMap((text, index) => {
        const line = index + 1;
        if (records.has(line))
            return [];
        const found = readLine(text, key, context);
        if (found === undefined)
            return [];
        return [{ line, text, ...found, why: found.why ?? whereItStands(text, line, parsed) }];
    });
}
function readLine(text, key, context) {
    const exact = new RegExp(`^${escapeRegExp(key)}[ \\t]*:`, 'i').exec(text);
    if (exact !== null) {
        const value = text.slice(exact[0].length).trim();
        return { value, record: (0,record_line/* parseRecordLine */.pF)(value, context), listed: true };
    }
    const split = splitKey(text, key);
    if (split === undefined)
        return undefined;
    const record = (0,record_line/* parseRecordLine */.pF)(split.value, context);
    if (!looksLikeRecord(split.value, record, context))
        return undefined;
    return { value: split.value, record, listed: false, ...(split.why === undefined ? {} : { why: split.why }) };
}
/** Sets blanks, list marks, quoting and unseen characters aside and asks whether the rest begins with something like `key`. */
function splitKey(text, key) {
    const decorated = /^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0;
    const rest = text.slice(decorated);
    const end = keyEnd(rest, key.length + EXTRA_KEY_CHARACTERS);
    const wanted = foldKey(key);
    if (end === undefined)
        return withoutColon(rest, key);
    const written = rest.slice(0, end);
    const folded = foldKey(written);
    const close = folded === wanted || (wanted.length >= LEAST_KEY_FOR_EDITS && withinOneEdit(folded, wanted));
    if (!close)
        return undefined;
    const value = trimAll(rest.slice(end + 1));
    // Only blanks before the right key: the place is wrong, not the key.
    if (written.trimEnd().toLowerCase() === key.toLowerCase() && rest[end] === ':')
        return decorated === 0 || /^[ \t]+$/.test(text.slice(0, decorated))
            ? { value }
            : { value, why: 'something stands before the key' };
    return { value, why: `its key is not "${key}:" letter for letter` };
}
function keyEnd(rest, longest) {
    for (let at = 0; at < rest.length && at <= longest; at += 1)
        if (/[:=\uff1a\ufe55\ua789\u2236]/.test(rest[at]))
            return at;
    return undefined;
}
function withoutColon(rest, key) {
    if (rest.slice(0, key.length).toLowerCase() !== key.toLowerCase())
        return undefined;
    if (!/^[\s]/.test(rest.slice(key.length)))
        return undefined;
    return { value: trimAll(rest.slice(key.length)), why: `there is no colon after "${key}"` };
}
/** Prose has a colon after a word, too: "Fixture changes: see below" is none. */
function looksLikeRecord(value, record, { changed, isFixture }) {
    const [path] = record.paths;
    const first = value.split(/\s/, 1)[0] ?? '';
    return ((path !== undefined && (changed.all.has(path) || isFixture(path))) ||
        /[^/\\][/\\]./.test(first) ||
        /(?:^|\s)(?:purpose|source|reason|class)=/i.test(value));
}
function whereItStands(text, line, { block }) {
    const indented = /^[ \t]/.test(text);
    if (block === undefined)
        return indented
            ? 'it is indented, and no trailer begins with a blank'
            : 'the last paragraph of the message is no trailer block, or this line stands before it';
    if (line >= block.firstLine && line <= block.lastLine)
        return 'it begins with a blank, so that it continues the line above';
    return indented
        ? 'it is indented and stands outside the last paragraph'
        : 'it stands outside the trailer block, which is the last paragraph';
}
function foldKey(key) {
    return key
        .replaceAll(UNSEEN, '')
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
/** Blanks of every kind, unseen characters and closing marks of Markdown at the ends. */
function trimAll(text) {
    return text
        .replaceAll(UNSEEN, '')
        .replace(/^[\s*_`]+/u, '')
        .replace(/[\s`]+$/u, '');
}
function escapeRegExp(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/review/commit-records.js




/** Whether nothing is wrong with the trailer itself. */
function isSound(trailer) {
    return trailer.malformed === undefined && trailer.stub === undefined && trailer.miscounted === undefined;
}
/** The trailer that records `path` in this commit, if there is a sound one. */
function soundTrailer(records, path) {
    return records.byPath.get(path)?.find(isSound);
}
function readCommit(commit, rules) {
    const { key, patterns } = rules.policy.trailers;
    const changed = (0,record_line/* indexPaths */.Ny)(commit.changes.map(({ path }) => path));
    const context = { changed, isFixture: rules.isFixture, patterns };
    const fixtures = [...changed.all].filter((path) => rules.isFixture(path));
    const parsed = (0,review_trailers/* parseTrailers */.aw)(commit.message, key);
    const trailers = authoritative(commit, key, parsed.trailers).map((trailer) => readTrailer(commit, trailer, context, fixtures, rules));
    const byPath = new Map();
    for (const trailer of trailers) {
        for (const path of trailer.covers) {
            const known = byPath.get(path);
            if (known === undefined)
                byPath.set(path, [trailer]);
            else
                known.push(trailer);
        }
    }
    return { commit, fixtures, trailers, byPath, nearMisses: nearMisses(commit.message, key, parsed, context) };
}
/** Git's own reading decides where it is at hand; our parser then only says on which lines the trailers stand. */
function authoritative(commit, key, own) {
    if (commit.gitTrailers === undefined)
        return own;
    const wanted = key.toLowerCase();
    let next = 0;
    return commit.gitTrailers
        .filter((trailer) => trailer.key.toLowerCase() === wanted)
        .map(({ key: written, value }) => {
        const found = own.findIndex((trailer, index) => index >= next && trailer.value === value);
        if (found === -1)
            return { key: written, value, line: 0, lastLine: 0 };
        next = found + 1;
        return own[found];
    });
}
function readTrailer(commit, { value, line, lastLine }, context, fixtures, { policy, compilePattern }) {
    const record = (0,record_line/* parseRecordLine */.pF)(value, context);
    const malformed = commit.messageProblem ?? record.problem;
    const taken = record.pattern === undefined ? [] : underPattern(record.pattern, fixtures, compilePattern);
    const named = record.paths.filter((path) => context.changed.all.has(path) && context.isFixture(path));
    const stub = malformed === undefined ? (0,reason/* reasonProblem */.G)(record.text, policy.trailers.minReason) : undefined;
    const miscounted = malformed === undefined ? countProblem(record, taken.length) : undefined;
    return {
        commit,
        line,
        lastLine,
        value,
        record,
        covers: [...new Set([...named, ...taken])],
        orphans: malformed === undefined ? orphansOf(record, taken, context) : [],
        ...(malformed === undefined ? {} : { malformed }),
        ...(stub === undefined ? {} : { stub }),
        ...(miscounted === undefined ? {} : { miscounted }),
    };
}
function underPattern(pattern, fixtures, compilePattern) {
    if (pattern.endsWith('/'))
        return fixtures.filter((path) => path.startsWith(pattern));
    return fixtures.filter(compilePattern(pattern));
}
function countProblem({ pattern, count }, taken) {
    if (pattern === undefined || taken === 0 || count === taken)
        return undefined;
    return `it says count=${count}, and the commit changes ${taken} fixture${taken === 1 ? '' : 's'} there`;
}
function orphansOf(record, taken, { changed, isFixture }) {
    const paths = [...new Set(record.paths)].flatMap((path) => {
        if (!changed.all.has(path))
            return [{ path, why: 'the commit does not change that path' }];
        return isFixture(path) ? [] : [{ path, why: 'that path is no fixture' }];
    });
    if (record.pattern === undefined || taken.length > 0)
        return paths;
    return [...paths, { path: record.pattern, why: 'the commit changes no fixture there' }];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(9506);
;// CONCATENATED MODULE: ./lib/review/digest.js


/** Another way of writing the set down needs another number here: it voids every review that names a digest. */
const FORM = 'fixture-gate findings 1';
/**
 * One number for the whole set of findings, in any order: every path with the blobs and modes on both sides, its class
 * and what it also contains. A review that names it answers for exactly this set (T24). SHA-256, lower-case hex.
 */
function findingsDigest(findings) {
    const rows = findings.map(row).sort(Buffer.compare);
    const hash = (0,external_node_crypto_.createHash)('sha256').update(`${FORM}\0${rows.length}\0`);
    for (const one of rows)
        hash.update(one);
    return hash.digest('hex');
}
/** Paths, ids and classes hold no NUL, so that no two sets are written alike. */
function row({ path, class: own, also, base, head }) {
    const facts = [blob(base), blob(head), own, [...also].sort().join(',')].join('\0');
    return Buffer.concat([(0,paths/* encodePath */.O)(path), Buffer.from(`\0${facts}\0`)]);
}
function blob(facts) {
    return facts === null ? 'absent' : `${facts.mode} ${facts.oid}`;
}

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
        changeAt: (index, path) => of(path).find((touch) => touch.index === index)?.change,
    };
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

;// CONCATENATED MODULE: ./lib/review/reviews.js



const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
const MAY_WRITE = new Set(['admin', 'maintain', 'write']);
/** The last decisive review of every person, in the platform's order, and whether it approves this very content. */
function judgeReviews(reviews, evidence) {
    const last = new Map();
    for (const review of inOrder(reviews))
        if (DECISIVE.has(review.state))
            last.set(review.login.toLowerCase(), review);
    const head = evidence.commits.at(-1)?.sha;
    return [...last.values()].map((review) => {
        const refused = stateProblem(review) ?? reviews_personProblem(review, evidence) ?? boundProblem(review, evidence, head);
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
        .map(({ login, refused }) => `that of ${(0,quoting/* showText */.h$)(login)} does not count: ${refused}`)
        .join('; ');
    const problem = (0,review_evidence/* recordsProblem */.a)('FG108', `No approving review holds for ${(0,quoting/* showPath */.P8)(path)}: ${whys}.`, {
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
function reviews_personProblem({ login, type, permission }, evidence) {
    if (type !== 'User' || /\[bot\]$/i.test(login))
        return 'it is no person';
    if (!MAY_WRITE.has(permission))
        return `its permission is ${(0,quoting/* showText */.h$)(permission)}, and write is asked for`;
    const { authorLogin, commits, identities } = evidence;
    if (authorLogin?.toLowerCase() === login.toLowerCase())
        return 'it opened the pull request';
    const wrote = commits.find((commit) => isWriter(commit, login) || hasLogin(commit, login, identities));
    return wrote === undefined ? undefined : `it is an author, a committer or a co-author of ${wrote.sha.slice(0, 12)}`;
}
function isWriter({ author, committer, message }, login) {
    return [author, committer, ...(0,persons/* coAuthors */.Xt)(message)].some((person) => (0,persons/* mayBeLogin */.MJ)(person, login));
}
function hasLogin({ sha }, login, identities) {
    return identities?.get(sha)?.login.toLowerCase() === login.toLowerCase();
}
/** A review counts for the content that it saw: head itself, a commit with the same fixtures, or the digest in its words. */
function boundProblem(review, { findings, digest }, head) {
    if (head !== undefined && review.commitId === head)
        return undefined;
    if (namesDigest(review.body, digest))
        return undefined;
    if (review.commitId === null)
        return 'its commit is gone, and its text does not name the digest';
    const { blobsAtCommit } = review;
    if (blobsAtCommit === undefined)
        return 'what it saw is not known';
    const moved = findings.find(({ path, head: now }) => {
        const then = blobsAtCommit.get(path);
        if (then === undefined)
            return true;
        return then === null || now === null ? then !== now : then.oid !== now.oid || then.mode !== now.mode;
    });
    return moved === undefined ? undefined : `it was given before ${(0,quoting/* showPath */.P8)(moved.path)} got its present content`;
}
function namesDigest(body, digest) {
    return [...body.matchAll(/^[ \t]*Fixture-Review:[ \t]*([0-9a-f]+)[ \t]*\r?$/gim)].some(([, named]) => named?.toLowerCase() === digest);
}

// EXTERNAL MODULE: ./lib/review/separation.js
var separation = __webpack_require__(354);
;// CONCATENATED MODULE: ./lib/review/trailer-verdict.js






/** Whether the trailers of the range cover this finding (DESIGN section 4, R2). */
function judgeTrailer(finding, evidence) {
    const { history, records, policy } = evidence;
    const leaving = history.leaving(finding.path, finding.head);
    const everyCommit = policy.trailers.match === 'every-commit';
    const unrecorded = everyCommit
        ? history.touching(finding.path).filter((index) => !isRecorded(index, finding.path, evidence))
        : [];
    const naming = leaving.flatMap((index) => records[index].byPath.get(finding.path) ?? []);
    const claims = naming
        .filter(isSound)
        .map((trailer) => ({ trailer, wrong: claimProblem(trailer, finding, evidence) }));
    // One wrong claim is enough: it stands in the history for everybody to read, beside whatever else says the truth.
    const claim = claims.find(({ wrong }) => wrong !== undefined);
    if (claim?.wrong !== undefined)
        return mismatched(claim.trailer, [claimMessage(claim.trailer, finding, claim.wrong, evidence)]);
    const good = claims[0]?.trailer;
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
    const trailer = soundTrailer(records[index], path);
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
    return naming !== undefined && !naming.some(isSound);
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
function claimProblem(trailer, finding, evidence) {
    return (classProblem(trailer, finding, evidence) ??
        evidence.patternProblems.get(trailer) ??
        headProblem(trailer, finding, evidence) ??
        baseProblem(trailer, finding, evidence));
}
/**
 * The class is that of the whole range. Where several commits made it, their records together must name it: a commit
 * that only rounds says so truthfully, and another one names the rewrite.
 */
function classProblem({ record }, finding, evidence) {
    if (record.classes === undefined)
        return undefined;
    const claimed = new Set(record.classes);
    if (record.pattern === undefined)
        for (const earlier of soundTrailers(finding.path, evidence))
            for (const one of earlier.record.classes ?? [])
                claimed.add(one);
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
function baseProblem(trailer, finding, evidence) {
    const { from } = trailer.record;
    const actual = (0,suggest/* digestOf */.ol)(finding.base);
    if (from === undefined || fits(from, actual, finding.base === null))
        return undefined;
    const chained = soundTrailers(finding.path, evidence).some(({ commit, record: { to } }) => commit !== trailer.commit && to !== undefined && (to.startsWith(from) || from.startsWith(to)));
    return chained ? undefined : `it says from=${from}, and the digest on base is ${actual}`;
}
function fits(claimed, actual, absent) {
    return absent ? /^0+$/.test(claimed) : actual.startsWith(claimed);
}
function soundTrailers(path, { history, records }) {
    return history.touching(path).flatMap((index) => (records[index].byPath.get(path) ?? []).filter(isSound));
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
/** Of one commit, per kind. More are counted in one problem: a person mends one message once. */
const MOST_PROBLEMS = 200;
/** What is wrong with the trailers and near misses of all commits, in the order of the commits. */
function trailerProblems(evidence, unanswered) {
    let suggestions = 0;
    return evidence.records.flatMap((records, index) => {
        const forms = records.trailers.filter((trailer) => !isSound(trailer));
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
        const text = `${key}: ${trailer.value.replace(/\s*reason="\.\.\."/, '')} reason="..."`;
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
    const open = records.fixtures.filter((path) => !records.byPath.get(path)?.some(isSound));
    if (commit.messageProblem !== undefined)
        return 'write the message anew as plain UTF-8 text: git commit --amend';
    const lines = open.slice(0, 5).map((path) => `${evidence.policy.trailers.key}: ${(0,quoting/* showPath */.P8)(path)} reason="..."`);
    const mend = (0,mending/* rewriteLines */.kw)(placeOf(index, evidence), trailer.line, trailer.lastLine, lines);
    return lines.length === 0 ? mend : `${mend}\nand say why in place of the dots`;
}
function orphanProblem({ path, why }, trailer, { fixtures, byPath }, index, evidence, suggests) {
    const key = evidence.policy.trailers.key;
    const likely = suggests ? likelyPath(path, fixtures) : undefined;
    const others = trailer.record.paths.filter((one) => one !== path);
    const rest = [...others, ...(likely === undefined || byPath.has(likely) ? [] : [likely])];
    const text = tail(trailer);
    const lines = rest.length === 0 ? [] : [`${key}: ${[...new Set(rest)].map(quoting/* showPath */.P8).join(' ')} ${text}`];
    const hint = likely === undefined ? '' : ` Did you mean ${(0,quoting/* showPath */.P8)(likely)}?`;
    const message = `${placeName(trailer)} records ${(0,quoting/* showPath */.P8)(path)}, but ${why}.${hint}`;
    return (0,review_evidence/* recordsProblem */.a)('FG102', message, {
        path,
        commit: trailer.commit.sha,
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
    const judged = judgeReviews(input.reviews ?? [], evidence);
    const reviewed = input.findings.map((finding) => reviewFinding(finding, input, evidence, judged));
    const findings = reviewed.map(({ finding }) => finding);
    if (input.headKind !== 'commit')
        return { findings, problems: [], digest: evidence.digest };
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
    return { findings, problems, digest: evidence.digest };
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
    const records = commits.map((commit) => readCommit(commit, { policy, isFixture, compilePattern: glob/* compileGlob */.S }));
    return {
        findings,
        commits,
        policy,
        records,
        patternProblems: patternProblems(records, findings),
        history: readHistory(commits),
        digest: findingsDigest(findings),
        headIsCommit: input.headKind === 'commit',
        isDraft: input.isDraft ?? false,
        ...(authorLogin === undefined ? {} : { authorLogin }),
        ...(identities === undefined ? {} : { identities }),
    };
}
/** The default folder of approvals lies under the name `fixtures`: a file there about a fixture is a record, not one more fixture. */
function isApproval(path, { policy, isFixture }) {
    const about = approvedPath(path, policy);
    return about !== undefined && isFixture(about);
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
        approval: () => judgeApproval(finding, evidence, input.approvals ?? [], vouched),
        review: () => reviewVerdict(finding, judged, evidence.digest),
    };
    const verdicts = required.map((kind) => judge[kind]());
    const others = ['trailer', 'approval'].filter((kind) => !required.includes(kind));
    const elsewhere = verdicts.some(({ status }) => status === 'missing') ? others.map((kind) => judge[kind]()) : [];
    const missing = missingProblems(finding, verdicts, elsewhere, evidence);
    const record = statusOf(verdicts, missing.some(({ code }) => code === 'FG109'));
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
function missingProblems(finding, verdicts, elsewhere, evidence) {
    const there = [...verdicts, ...elsewhere].filter(({ status }) => status === 'matched');
    return verdicts
        .filter(({ status }) => status === 'missing')
        .flatMap(({ kind, problems }) => {
        const [own] = problems;
        const voided = own?.code === 'FG107';
        const fix = own?.fix ?? missingFix(kind, finding, evidence);
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
const NAMES = {
    trailer: 'a trailer',
    approval: 'an approval file',
    review: 'an approving review',
};
function missingFix(kind, finding, { policy, digest }) {
    if (kind === 'review')
        return reviewFix(digest);
    if (kind === 'trailer')
        return `add to the commit that changes it:\n  ${(0,suggest/* suggestTrailer */.q)(finding, policy)}`;
    const file = (0,quoting/* showPath */.P8)(approval_file_approvalPath(finding.path, policy));
    const text = renderApproval(finding, { date: 'YYYY-MM-DD', approver: 'NAME' });
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

/***/ 2244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   Gk: () => (/* binding */ addTrailers),
/* harmony export */   W$: () => (/* binding */ replaceLines),
/* harmony export */   kw: () => (/* binding */ rewriteLines),
/* harmony export */   zt: () => (/* binding */ DRAFT_SHA)
/* harmony export */ });
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7675);

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
    if (!/^---/m.test(message))
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
/* harmony export */   MJ: () => (/* binding */ mayBeLogin),
/* harmony export */   Xt: () => (/* binding */ coAuthors),
/* harmony export */   kO: () => (/* binding */ writersOf),
/* harmony export */   zd: () => (/* binding */ showPerson)
/* harmony export */ });
/** `12345+login@users.noreply.github.com` and the older form without the number. */
const NOREPLY = /^(?:\d+\+)?([^@]+)@users\.noreply\.[^@]+$/i;
const CO_AUTHOR = /^[ \t]*co-authored-by[ \t]*:(.*)$/gim;
/**
 * Everybody who is named as a co-author, wherever the line stands: hosts are laxer than git about the place, and taking
 * somebody for an author who is none can only ask for another approver.
 */
function coAuthors(message) {
    return [...message.matchAll(CO_AUTHOR)].map(([, value]) => readPerson(value ?? ''));
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
    const names = fold(a.name) !== '' && fold(a.name) === fold(b.name);
    const mails = foldEmail(a.email) !== '' && foldEmail(a.email) === foldEmail(b.email);
    return names || mails;
}
/** Whether an account's login may be this person: the login in a no-reply address, the local part of an address, the name. */
function mayBeLogin(person, login) {
    const wanted = fold(login);
    const email = person.email.trim();
    const local = NOREPLY.exec(email)?.[1] ?? email.split('@', 1)[0]?.split('+', 1)[0] ?? '';
    return wanted !== '' && [fold(person.name), fold(local)].includes(wanted);
}
/** `NAME <EMAIL>` or either alone. */
function showPerson({ name, email }) {
    if (name === '')
        return email;
    return email === '' ? name : `${name} <${email}>`;
}
function readPerson(value) {
    const open = value.lastIndexOf('<');
    const close = value.indexOf('>', open);
    if (open === -1)
        return { name: value.trim(), email: '' };
    return { name: value.slice(0, open).trim(), email: value.slice(open + 1, close === -1 ? undefined : close).trim() };
}
function fold(text) {
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
        .trim();
}
function foldEmail(email) {
    const folded = fold(email);
    const login = NOREPLY.exec(folded)?.[1];
    if (login !== undefined)
        return `login ${login}`;
    const at = folded.lastIndexOf('@');
    return at === -1 ? folded : `${folded.slice(0, at).split('+', 1)[0]}${folded.slice(at)}`;
}


/***/ }),

/***/ 7675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ showPath),
/* harmony export */   Pf: () => (/* binding */ unquotePath),
/* harmony export */   WG: () => (/* binding */ quotePath),
/* harmony export */   ZL: () => (/* binding */ shellQuote),
/* harmony export */   h$: () => (/* binding */ showText)
/* harmony export */ });
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9506);

/** C escapes as git prints them (quote.c). */
const ESCAPES = new Map([
    ['a', 7],
    ['b', 8],
    ['t', 9],
    ['n', 10],
    ['v', 11],
    ['f', 12],
    ['r', 13],
    ['"', 34],
    ['\\', 92],
]);
const ESCAPE_OF = new Map([...ESCAPES].map(([letter, byte]) => [byte, letter]));
/** Letters, digits, marks that print, and nothing that a reader cannot see or that a terminal obeys. */
const PLAIN_PATH = /^[\p{L}\p{N}\p{P}\p{S}]+$/u;
const PLAIN_TEXT = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
/** Reads a path in double quotes at `start` of `text`. A string says why there is none. */
function unquotePath(text, start) {
    const bytes = [];
    let plainFrom = start + 1;
    const parts = [];
    const flush = (to) => {
        if (bytes.length > 0)
            parts.push(Buffer.from(bytes.splice(0)));
        if (to > plainFrom)
            parts.push((0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(text.slice(plainFrom, to)));
    };
    let at = start + 1;
    while (at < text.length) {
        const character = text[at];
        if (character === '"') {
            flush(at);
            return { path: (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(Buffer.concat(parts)), end: at + 1 };
        }
        if (character !== '\\') {
            at += 1;
            continue;
        }
        flush(at);
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0];
        const byte = octal === undefined ? ESCAPES.get(text[at + 1] ?? '') : Number.parseInt(octal, 8);
        if (byte === undefined)
            return `the escape ${text.slice(at, at + 2)} is none that git prints`;
        if (byte === 0)
            return 'no path holds a NUL';
        bytes.push(byte);
        at += octal === undefined ? 2 : 4;
        plainFrom = at;
    }
    return 'the double quote of the path is not closed';
}
/**
 * A path as a record line can hold it: bare where that is safe, else in double quotes with C escapes. What cannot be
 * seen, or can be mistaken for something else once pasted (other Unicode forms), is written in octal.
 */
function quotePath(path) {
    const bare = PLAIN_PATH.test(path) && !/["'`\\]/.test(path) && isComposed(path);
    if (bare && !/^[-#<>|&;$(){}*?![\]~]/.test(path))
        return path;
    return `"${escapePath(path)}"`;
}
/** For messages: always on one line, and bare where it can be. */
function showPath(path) {
    return quotePath(path);
}
/** Text of a pull request for a message: one line, cut, with everything that does not print escaped. */
function showText(text, longest = 120) {
    const characters = [...text];
    const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
    return JSON.stringify(cut).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (character) => [...character].map((one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''));
}
/** One word of a POSIX shell. Undefined where `text` holds what no one should paste unseen. */
function shellQuote(text) {
    if (!PLAIN_TEXT.test(text))
        return undefined;
    return `'${text.replaceAll("'", "'\\''")}'`;
}
function isComposed(path) {
    return path === path.normalize('NFC') && !/\p{Default_Ignorable_Code_Point}/u.test(path);
}
function escapePath(path) {
    const readable = isComposed(path);
    let text = '';
    for (const character of path) {
        const keeps = readable && /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
        const ascii = character >= ' ' && character <= '~';
        if ((keeps || ascii) && character !== '"' && character !== '\\')
            text += character;
        else
            for (const byte of (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(character))
                text += escapeByte(byte);
    }
    return text;
}
function escapeByte(byte) {
    const letter = ESCAPE_OF.get(byte);
    return `\\${letter ?? byte.toString(8).padStart(3, '0')}`;
}


/***/ }),

/***/ 3070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reasonProblem),
/* harmony export */   h: () => (/* binding */ reasonLength)
/* harmony export */ });
/** Characters that print nothing: padding made of them is no reason. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Scripts that put no blanks between words: each of their characters counts as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** "at least two different words" (DESIGN section 4). */
const LEAST_WORDS = 2;
/**
 * Why `text` is no reason, or undefined where it is one. The keys of `key=value` count for the length, as the text is
 * what a reader sees, and never as words.
 *
 * @param least  Characters, blanks between words counted once.
 */
function reasonProblem(text, least) {
    const visible = visibleText(text);
    const length = [...visible].length;
    if (length < least)
        return `the reason has ${count(length, 'character')}, and ${least} are asked for`;
    const words = distinctWords(visible);
    if (words < LEAST_WORDS)
        return `the reason has ${count(words, 'different word')}, and ${LEAST_WORDS} are asked for`;
    return undefined;
}
/** Characters of `text` that a reader sees, blanks in a row counted once and those at the ends not at all. */
function reasonLength(text) {
    return [...visibleText(text)].length;
}
function visibleText(text) {
    return text.replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
}
function distinctWords(visible) {
    const words = new Set();
    for (const token of visible.split(' ')) {
        const value = token.replace(/^[A-Za-z][A-Za-z0-9_-]*=/, '');
        const letters = value
            .normalize('NFKC')
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
        if (UNSPACED.test(letters))
            for (const letter of letters)
                words.add(letter);
        else if (letters !== '')
            words.add(letters);
        if (words.size >= LEAST_WORDS)
            break;
    }
    return words.size;
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 2702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ impossiblePath),
/* harmony export */   Ny: () => (/* binding */ indexPaths),
/* harmony export */   pF: () => (/* binding */ parseRecordLine)
/* harmony export */ });
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3506);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7675);


function indexPaths(paths) {
    const all = new Set(paths);
    const byFirstWord = new Map();
    for (const path of all) {
        const word = path.slice(0, tokenEnd(path, 0));
        const known = byFirstWord.get(word);
        if (known === undefined)
            byFirstWord.set(word, [path]);
        else
            known.push(path);
    }
    for (const known of byFirstWord.values())
        known.sort((a, b) => b.length - a.length);
    return { all, byFirstWord };
}
const KNOWN_KEYS = ['purpose', 'source', 'reason', 'class', 'from', 'to', 'count'];
const PAIR = /([A-Za-z][A-Za-z0-9_-]*)=/y;
const DIGEST = /^[0-9a-f]{8,64}$/;
function parseRecordLine(value, context) {
    const named = takePaths(value, context);
    if (named.problem !== undefined)
        return { paths: named.paths, pairs: [], text: '', problem: named.problem };
    return readText(value.slice(named.end), named, context);
}
/** Whether a path can be none of a repository: absolute, or out of it. The reason why, or undefined. */
function impossiblePath(path) {
    if (/^[/\\]|^[A-Za-z]:[/\\]/.test(path))
        return 'a path is never absolute';
    return leadsOut(path.replaceAll('\\', '/'));
}
function leadsOut(path) {
    return path.split('/').includes('..') ? 'a path never leads out of the repository with ".."' : undefined;
}
function takePaths(value, context) {
    const paths = [];
    let pattern;
    let at = skipBlanks(value, 0);
    while (at < value.length) {
        const next = takePath(value, at, paths.length === 0, context);
        if (next === undefined)
            break;
        if (typeof next === 'string')
            return { paths, end: at, problem: next };
        const impossible = context.changed.all.has(next.path) ? leadsOut(next.path) : impossiblePath(next.path);
        if (impossible !== undefined)
            return { paths: [...paths, next.path], end: at, problem: impossible };
        at = skipBlanks(value, next.end);
        if (next.isPattern) {
            pattern = next.path;
            break;
        }
        paths.push(next.path);
    }
    if (paths.length === 0 && pattern === undefined)
        return { paths, end: at, problem: 'it names no path' };
    return { paths, end: at, ...(pattern === undefined ? {} : { pattern }) };
}
/** The path at `at`; a string where something stands there that wants to be one and is not; undefined where text begins. */
function takePath(value, at, first, context) {
    if (value[at] === '"') {
        const quoted = (0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .unquotePath */ .Pf)(value, at);
        if (typeof quoted === 'string')
            return quoted;
        if (!isBoundary(value, quoted.end))
            return 'after the closing quote of a path a blank is expected';
        if (quoted.path === '')
            return 'it names no path';
        return asPattern({ path: quoted.path, end: quoted.end }, context, quoted.path.endsWith('/'));
    }
    const changed = longestChanged(value, at, context);
    const end = tokenEnd(value, at);
    const token = value.slice(at, end);
    if (changed !== undefined && (first || changed.path.includes('/') || context.isFixture(changed.path)))
        return changed;
    if (first) {
        const key = pairKey(token);
        if (key !== undefined && KNOWN_KEYS.includes(key))
            return undefined;
        return asPattern({ path: token, end }, context, /[*?]|\/$/.test(token));
    }
    return looksLikePath(token, context) ? { path: token, end } : undefined;
}
function asPattern(taken, { patterns, changed }, looksSo) {
    return patterns && looksSo && !changed.all.has(taken.path) ? { ...taken, isPattern: true } : taken;
}
function longestChanged(value, at, { changed }) {
    const candidates = changed.byFirstWord.get(value.slice(at, tokenEnd(value, at))) ?? [];
    const path = candidates.find((one) => value.startsWith(one, at) && isBoundary(value, at + one.length));
    return path === undefined ? undefined : { path, end: at + path.length };
}
/**
 * A later word that is meant as a path: it must not pass as part of the reason. Only the words that follow the paths at
 * once are asked, so that a sentence may speak of any file.
 */
function looksLikePath(token, { isFixture }) {
    if (pairKey(token) !== undefined || token.includes('://'))
        return false;
    if (isFixture(token) || /^[^/\s]+\/(?:[^/]+\/)*[^/]*[^/.]\.[A-Za-z0-9]+$/.test(token))
        return true;
    return /[/\\]./.test(token) && impossiblePath(token) !== undefined;
}
function readText(rest, { paths, pattern }, context) {
    const { pairs, words, problem } = tokenize(rest);
    const facts = new Map();
    const aside = pattern === undefined ? ['class', 'from', 'to'] : ['class', 'from', 'to', 'count'];
    let wrong = problem;
    for (const { key, value } of pairs) {
        if (!aside.includes(key))
            continue;
        if (facts.has(key))
            wrong ??= `${key}= stands twice`;
        facts.set(key, value);
    }
    const read = readFacts(facts);
    wrong ??= read.problem;
    if (pattern !== undefined && (read.classes === undefined || read.count === undefined))
        wrong ??= 'a folder or a pattern needs class= and count=';
    return {
        paths,
        ...(pattern === undefined ? {} : { pattern }),
        ...(read.classes === undefined ? {} : { classes: read.classes }),
        ...(read.from === undefined ? {} : { from: read.from }),
        ...(read.to === undefined ? {} : { to: read.to }),
        ...(read.count === undefined || !context.patterns ? {} : { count: read.count }),
        pairs,
        text: words
            .filter(({ key }) => key === undefined || !aside.includes(key))
            .map(({ raw }) => raw)
            .join(' '),
        ...(wrong === undefined ? {} : { problem: wrong }),
    };
}
function readFacts(facts) {
    const problems = [];
    const classes = facts
        .get('class')
        ?.split(',')
        .map((name) => name.trim().toUpperCase());
    const known = classes?.filter((name) => _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.some((one) => one === name));
    if (classes !== undefined && known?.length !== classes.length)
        problems.push(`class= takes ${_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.join(', ')}, separated by commas`);
    const from = facts.get('from')?.toLowerCase();
    const to = facts.get('to')?.toLowerCase();
    if (from !== undefined && !DIGEST.test(from))
        problems.push('from= takes 8 to 64 hex digits');
    if (to !== undefined && !DIGEST.test(to))
        problems.push('to= takes 8 to 64 hex digits');
    const count = facts.get('count');
    if (count !== undefined && !/^[1-9][0-9]{0,8}$/.test(count))
        problems.push('count= takes a number');
    return {
        ...(known === undefined ? {} : { classes: known }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(count === undefined ? {} : { count: Number(count) }),
        ...(problems[0] === undefined ? {} : { problem: problems[0] }),
    };
}
function tokenize(rest) {
    const pairs = [];
    const words = [];
    let problem;
    let at = skipBlanks(rest, 0);
    while (at < rest.length) {
        const start = at;
        PAIR.lastIndex = at;
        const key = PAIR.exec(rest)?.[1]?.toLowerCase();
        const valueStart = key === undefined ? at : at + key.length + 1;
        const quoted = key !== undefined && rest[valueStart] === '"' ? quotedValue(rest, valueStart) : undefined;
        if (typeof quoted === 'string') {
            problem ??= `${key}= ${quoted}`;
            at = rest.length;
        }
        else {
            at = quoted?.end ?? tokenEnd(rest, valueStart);
        }
        const value = typeof quoted === 'object' ? quoted.value : rest.slice(valueStart, at);
        if (key !== undefined)
            pairs.push({ key, value });
        words.push({ raw: rest.slice(start, at), ...(key === undefined ? {} : { key }) });
        at = skipBlanks(rest, at);
    }
    return { pairs, words, ...(problem === undefined ? {} : { problem }) };
}
function quotedValue(text, start) {
    let value = '';
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            if (!isBoundary(text, at + 1))
                return 'has something other than a blank after its closing quote';
            return { value, end: at + 1 };
        }
        const escaped = character === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\');
        if (escaped)
            at += 1;
        value += text[at];
    }
    return 'has a double quote that is not closed';
}
function pairKey(token) {
    return /^([A-Za-z][A-Za-z0-9_-]*)=/.exec(token)?.[1]?.toLowerCase();
}
function skipBlanks(text, at) {
    let next = at;
    while (text[next] === ' ' || text[next] === '\t')
        next += 1;
    return next;
}
function tokenEnd(text, at) {
    let end = at;
    while (end < text.length && text[end] !== ' ' && text[end] !== '\t')
        end += 1;
    return end;
}
function isBoundary(text, at) {
    return at >= text.length || text[at] === ' ' || text[at] === '\t';
}


/***/ }),

/***/ 354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vS: () => (/* binding */ selfSeals),
/* harmony export */   zv: () => (/* binding */ separationProblems)
/* harmony export */ });
/* unused harmony export custodyOf */
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6298);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9416);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7815);
/* harmony import */ var _mending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
/* harmony import */ var _persons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9870);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7675);






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
 * The fact behind FG215 (K3): every pair of a ledger's or manifest's change and a fixture's change by what may be one
 * person. The seal gate knows which entries moved and keeps the pairs that matter.
 */
function selfSeals(commits, policy, isFixture) {
    const custody = custodyOf(policy, isFixture);
    const touching = (kinds) => commits.flatMap((commit) => commit.changes.filter(({ path }) => kinds.includes(custody(path))).map(({ path }) => ({ commit, path })));
    const writers = new Map(commits.map((commit) => [commit, (0,_persons_js__WEBPACK_IMPORTED_MODULE_3__/* .writersOf */ .kO)(commit)]));
    const bytes = touching(['fixture']);
    return touching(['ledger', 'manifest']).flatMap((seal) => bytes.flatMap(({ commit, path }) => {
        const person = samePerson(writers.get(seal.commit) ?? [], writers.get(commit) ?? []);
        if (person === undefined)
            return [];
        return [{ ledger: seal.path, commit: seal.commit.sha, fixture: path, fixtureCommit: commit.sha, person }];
    }));
}
function samePerson(sealing, writing) {
    return sealing.find((person) => writing.some((other) => (0,_persons_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeSamePerson */ .Az)(person, other)));
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


/***/ }),

/***/ 3474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PR: () => (/* binding */ suggestTrailers),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   q: () => (/* binding */ suggestTrailer)
/* harmony export */ });
/* unused harmony export REASON_PLACEHOLDER */
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3506);
/* harmony import */ var _quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7675);


/** Stands where the reason goes. It holds no word, so that a record with it fails FG104 under every policy. */
const REASON_PLACEHOLDER = 'reason="..."';
/** Of a digest in `from` and `to`. The least that the grammar takes is 8; this many cannot be found by trying. */
const DIGEST_DIGITS = 16;
/** Lines stay readable in a terminal and in a log. */
const PATHS_PER_LINE = 5;
const LINE_CHARACTERS = 300;
/** Fewer paths are not worth a pattern. */
const LEAST_FOR_PATTERN = 4;
const ABSENT_DIGEST = '0'.repeat(8);
/** What stands for a blob in `from` and `to`: SHA-256 of its bytes, the commit of a submodule, zeros for nothing. */
function digestOf(facts) {
    if (facts === null)
        return ABSENT_DIGEST;
    return facts.sha256 === '' ? facts.oid : facts.sha256;
}
/** The line that records one change, ready but for the reason. */
function suggestTrailer(finding, policy) {
    return recordLine([finding], policy);
}
/**
 * The lines that record all of `findings` in one commit. Changes of the same classes share lines; one line for a whole
 * folder only where the policy allows patterns and nothing else in the folder is `changed`.
 *
 * @param fixtures  Every fixture path that the commit changes, so that a folder's count is right.
 */
function suggestTrailers(findings, policy, fixtures = findings.map(({ path }) => path)) {
    const folders = policy.trailers.patterns && !policy.trailers.bind ? foldersOf(findings, fixtures) : [];
    const taken = new Set(folders.flatMap(({ members }) => members.map(({ path }) => path)));
    const patterns = folders.map(({ folder, members }) => {
        const classes = classesOf(members).join(',');
        return `${policy.trailers.key}: ${(0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(folder)} class=${classes} count=${members.length} ${REASON_PLACEHOLDER}`;
    });
    const groups = groupBy(findings.filter(({ path }) => !taken.has(path)), (finding) => groupKey(finding, policy));
    return [...patterns, ...[...groups.values()].flatMap(inLines).map((group) => recordLine(group, policy))];
}
function recordLine(findings, policy) {
    const paths = findings.map(({ path }) => (0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(path)).join(' ');
    const [first] = findings;
    const to = policy.trailers.bind && first?.head ? ` to=${digestOf(first.head).slice(0, DIGEST_DIGITS)}` : '';
    return `${policy.trailers.key}: ${paths} class=${classesOf(findings).join(',')}${to} ${REASON_PLACEHOLDER}`;
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const known = groups.get(keyOf(item));
        if (known === undefined)
            groups.set(keyOf(item), [item]);
        else
            known.push(item);
    }
    return groups;
}
/** Bound records name one digest each, so they cannot share a line. */
function groupKey({ path, class: own, also }, policy) {
    return policy.trailers.bind ? path : [own, ...also].join(',');
}
function inLines(findings) {
    const lines = [];
    let length = 0;
    for (const finding of findings) {
        const own = (0,_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(finding.path).length + 1;
        const line = lines.at(-1);
        if (line === undefined || line.length === PATHS_PER_LINE || length + own > LINE_CHARACTERS) {
            lines.push([finding]);
            length = own;
        }
        else {
            line.push(finding);
            length += own;
        }
    }
    return lines;
}
/** Folders whose changed fixtures are all found here and have one set of classes. */
function foldersOf(findings, fixtures) {
    const members = groupBy(findings, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
    return [...members]
        .filter(([folder, own]) => folder !== '' && own.length >= LEAST_FOR_PATTERN && isUniform(own))
        .filter(([folder, own]) => fixtures.filter((path) => path.startsWith(folder)).length === own.length)
        .map(([folder, own]) => ({ folder, members: own }));
}
function isUniform([first, ...others]) {
    return (first !== undefined && others.every((one) => one.class === first.class && one.also.join() === first.also.join()));
}
function classesOf(findings) {
    const present = new Set(findings.flatMap(({ class: own, also }) => [own, ...also]));
    return _policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_CLASSES */ .i.filter((one) => present.has(one));
}


/***/ }),

/***/ 689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VL: () => (/* binding */ messageLines),
/* harmony export */   aw: () => (/* binding */ parseTrailers)
/* harmony export */ });
/* unused harmony exports parseAllTrailers, separatorPosition */
/**
 * Trailers as git reads them: `git log --format=%(trailers:key=K,unfold)` of git 2.39 with an empty configuration.
 *
 * Written by hand because no library follows git here, and a record that git does not list is no record (docs/adr/0040).
 * All rules are about ASCII, so working on decoded text gives what git gets from the bytes.
 */
/** `git commit --verbose` cuts the message at this line; so does the trailer reader. */
const SCISSORS = '# ------------------------ >8 ------------------------';
/** Lines that git itself writes: one of them lets a block hold other lines, too. */
const GIT_GENERATED = ['Signed-off-by: ', '(cherry picked from commit '];
/** Of the lines of such a block a quarter or more must be trailers. */
const OTHER_LINES_PER_TRAILER = 3;
/** @param key  Without the colon. */
function parseTrailers(message, key) {
    const { trailers, block } = parseAllTrailers(message);
    const wanted = asciiLowerCase(key);
    return {
        trailers: trailers.filter((trailer) => asciiLowerCase(trailer.key) === wanted),
        ...(block === undefined ? {} : { block }),
    };
}
/** Every trailer of the message, whatever its key. */
function parseAllTrailers(message) {
    const all = splitLines(message);
    const skipped = leadingBlankLines(all);
    const lines = all.slice(skipped);
    const end = endOfMessage(lines);
    const start = startOfBlock(lines, end);
    if (start >= end)
        return { trailers: [] };
    return {
        trailers: collect(lines, start, end, skipped),
        block: { firstLine: skipped + start + 1, lastLine: skipped + end },
    };
}
/** Where the key of a trailer ends, or -1. A key is ASCII letters, digits and `-`, with blanks before the colon at most. */
function separatorPosition(line) {
    let blank = false;
    for (let at = 0; at < line.length; at += 1) {
        const character = line[at];
        if (character === ':')
            return at;
        if (!blank && /[A-Za-z0-9-]/.test(character))
            continue;
        if (at === 0 || (character !== ' ' && character !== '\t'))
            return -1;
        blank = true;
    }
    return -1;
}
/** The lines of a message as git counts them: LF ends a line, and a NUL ends the message. */
function messageLines(message) {
    return splitLines(message).map(({ text }) => text);
}
function splitLines(message) {
    const nul = message.indexOf('\0');
    const texts = (nul === -1 ? message : message.slice(0, nul)).split('\n');
    const last = texts.pop() ?? '';
    const lines = texts.map((text) => ({ text, ended: true }));
    return last === '' ? lines : [...lines, { text: last, ended: false }];
}
function leadingBlankLines(lines) {
    const first = lines.findIndex(({ text }) => !isBlank(text));
    return first === -1 ? lines.length : first;
}
/** Comments, empty lines and an old list of conflicts at the end belong to nobody. */
function endOfMessage(lines) {
    const cut = lines.findIndex(({ text, ended }) => ended && text === SCISSORS);
    const cutoff = cut === -1 ? lines.length : cut;
    // 0 stands for "none": git does so as well, which matters for a message that begins with a comment.
    let ignoredFrom = 0;
    let inConflicts = false;
    for (let index = 0; index < cutoff; index += 1) {
        const { text, ended } = lines[index];
        if (text.startsWith('#') || text === '') {
            ignoredFrom ||= index;
        }
        else if (ended && text === 'Conflicts:') {
            inConflicts = true;
            ignoredFrom ||= index;
        }
        else if (!(inConflicts && text.startsWith('\t')) && ignoredFrom > 0) {
            ignoredFrom = 0;
            inConflicts = false;
        }
    }
    return ignoredFrom > 0 ? ignoredFrom : cutoff;
}
/** Index of the first line of the block, `end` where there is none. The first paragraph is the title and never a block. */
function startOfBlock(lines, end) {
    let title = 0;
    while (title < end && (lines[title].text.startsWith('#') || !isBlank(lines[title].text)))
        title += 1;
    let onlyBlank = true;
    let generated = false;
    let trailers = 0;
    let others = 0;
    // Lines that begin with a blank continue the trailer before them, if there is one.
    let pending = 0;
    for (let index = end - 1; index >= title; index -= 1) {
        const { text } = lines[index];
        if (text.startsWith('#')) {
            others += pending;
            pending = 0;
        }
        else if (isBlank(text)) {
            if (onlyBlank)
                continue;
            others += pending;
            const mixed = generated && trailers * OTHER_LINES_PER_TRAILER >= others;
            return mixed || (trailers > 0 && others === 0) ? index + 1 : end;
        }
        else {
            onlyBlank = false;
            if (GIT_GENERATED.some((prefix) => text.startsWith(prefix))) {
                generated = true;
                trailers += 1;
                pending = 0;
            }
            else if (startsWithSpace(text)) {
                pending += 1;
            }
            else if (separatorPosition(text) >= 1) {
                trailers += 1;
                pending = 0;
            }
            else {
                others += 1 + pending;
                pending = 0;
            }
        }
    }
    return end;
}
function collect(lines, start, end, skipped) {
    const trailers = [];
    let index = start;
    while (index < end) {
        const first = lines[index].text;
        const separator = separatorPosition(first);
        let next = index + 1;
        if (separator >= 1) {
            while (next < end && startsWithSpace(lines[next].text, lines[next].ended))
                next += 1;
            const raw = [first.slice(separator + 1), ...lines.slice(index + 1, next).map(({ text }) => text)];
            trailers.push({
                key: trimSpace(first.slice(0, separator)),
                value: unfold(raw),
                line: skipped + index + 1,
                lastLine: skipped + next,
            });
        }
        index = next;
    }
    return trailers;
}
function unfold(parts) {
    const value = trimSpace(parts.join('\n'));
    return trimSpace(value.replaceAll(/\n[ \t\n\r]*/g, ' '));
}
/** What git's own `isspace` takes: no form feed, no vertical tab, nothing beyond ASCII. */
function isBlank(text) {
    return /^[ \t\r]*$/.test(text);
}
function startsWithSpace(text, ended = true) {
    return /^[ \t\r]/.test(text) || (text === '' && ended);
}
function trimSpace(text) {
    let from = 0;
    let to = text.length;
    while (from < to && ' \t\n\r'.includes(text[from]))
        from += 1;
    while (to > from && ' \t\n\r'.includes(text[to - 1]))
        to -= 1;
    return text.slice(from, to);
}
function asciiLowerCase(text) {
    return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}


/***/ }),

/***/ 7337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ objectMissing),
  d: () => (/* binding */ openObjects)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/revisions/batch-parser.js
/** What `git cat-file --batch` and `--batch-check` print, taken apart while it arrives. */
const LINE_FEED = 0x0a;
/** `<oid> <type> <size>`; anything else says that there is no such object, or not just one. */
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d+)$/;
/** `next` gives the sink of the object whose header has just come. `withContent` is false for `--batch-check`. */
function batchParser(next, withContent) {
    let partialLine = Buffer.alloc(0);
    let sink;
    /** Bytes of content still to come, and after them one line feed. */
    let remaining = 0;
    const takeLine = (line) => {
        const current = next();
        const match = HEADER.exec(line);
        if (!match) {
            current.missing();
            return;
        }
        const size = Number(match[3]);
        current.header({ id: match[1], type: match[2], size });
        if (!withContent) {
            current.end();
            return;
        }
        sink = current;
        remaining = size;
    };
    const push = async (chunk) => {
        let at = 0;
        while (at < chunk.length) {
            if (!sink) {
                const end = chunk.indexOf(LINE_FEED, at);
                if (end === -1) {
                    partialLine = Buffer.concat([partialLine, chunk.subarray(at)]);
                    return;
                }
                const line = Buffer.concat([partialLine, chunk.subarray(at, end)]).toString('latin1');
                partialLine = Buffer.alloc(0);
                at = end + 1;
                takeLine(line);
                continue;
            }
            if (remaining > 0) {
                const piece = chunk.subarray(at, at + remaining);
                at += piece.length;
                remaining -= piece.length;
                const busy = sink.chunk(piece);
                if (busy)
                    await busy;
                continue;
            }
            at += 1;
            const done = sink;
            sink = undefined;
            done.end();
        }
    };
    return { push };
}

// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(9222);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(9506);
;// CONCATENATED MODULE: ./lib/revisions/objects.js





/** Content that no caller limits is limited by what one buffer should hold. */
const MAX_KEPT_BYTES = 2 ** 31 - 1;
function openObjects(place) {
    const contents = lazySession(place, '--batch');
    const headers = lazySession(place, '--batch-check');
    const find = (name, options = {}) => contents.ask(name, (resolve) => keepingSink(name, options, resolve));
    return {
        info: async (name) => {
            const found = await headers.ask(name, (resolve) => keepingSink(name, { maxBytes: -1 }, resolve));
            return found.kind === 'missing' ? undefined : infoOf(found);
        },
        find,
        read: async (name) => {
            const found = await find(name);
            if (found.kind === 'content')
                return found.content;
            if (found.kind === 'missing')
                throw objectMissing(name);
            throw new RangeError(`object ${name} is too large to be kept: ${found.size} bytes`);
        },
        stream: (name, consumer) => contents.ask(name, (resolve, reject) => streamingSink(consumer, resolve, reject)),
        readMany: (names, options = {}) => readMany(place, '--batch', names, options),
        infoMany: async function* (names) {
            for await (const found of readMany(place, '--batch-check', names, { maxBytes: -1 })) {
                yield found.kind === 'missing' ? found : infoOf(found);
            }
        },
        close: async () => {
            await Promise.all([contents.close(), headers.close()]);
        },
    };
}
function objectMissing(name) {
    return new errors/* FixtureGateError */.$('REVISION_MISSING', `the object ${JSON.stringify(name)} is not in this clone`, 'fetch it, for instance with "fetch-depth: 0" on the checkout step and without a filter');
}
function infoOf({ id, type, size }) {
    return { id, type, size };
}
/** One git that answers requests in order, started with the first of them. */
function lazySession(place, mode) {
    const waiting = [];
    let inWork;
    let child;
    let finished = Promise.resolve();
    let closed = false;
    const start = () => {
        const started = (0,git/* spawnGit */.Iz)(place, ['cat-file', mode]);
        started.stdin.on('error', git/* ignoreClosedPipe */.Dg);
        const parser = batchParser(() => {
            inWork = waiting.shift();
            if (!inWork)
                throw new Error('git cat-file answered what nobody asked');
            return inWork.sink;
        }, mode === '--batch');
        const end = (0,git/* ended */.v6)(started);
        end.catch(() => undefined);
        finished = (async () => {
            let failure;
            try {
                for await (const chunk of started.stdout)
                    await parser.push(chunk);
            }
            catch (error) {
                failure = error;
                started.kill();
            }
            const { code, complaint } = await end;
            failure ??= (0,git/* gitFailed */.gk)(['cat-file'], code, complaint);
            for (const { reject } of [...(inWork ? [inWork] : []), ...waiting.splice(0)])
                reject(failure);
            child = undefined;
        })().catch((error) => {
            for (const { reject } of waiting.splice(0))
                reject(error);
        });
        return started;
    };
    return {
        ask: (name, makeSink) => new Promise((resolve, reject) => {
            if (closed)
                throw new Error(`object ${name} was asked for after the repository was closed`);
            assertOneLine(name);
            child ??= start();
            waiting.push({ sink: makeSink(resolve, reject), reject });
            child.stdin.write((0,paths/* encodePath */.O)(`${name}\n`));
        }),
        close: async () => {
            closed = true;
            child?.stdin.end();
            await finished;
        },
    };
}
async function* readMany(place, mode, names, options) {
    if (names.length === 0)
        return;
    for (const name of names)
        assertOneLine(name);
    const command = ['cat-file', mode, '--buffer'];
    const child = (0,git/* spawnGit */.Iz)(place, command);
    const end = (0,git/* ended */.v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', git/* ignoreClosedPipe */.Dg);
    child.stdin.end((0,paths/* encodePath */.O)(`${names.join('\n')}\n`));
    const ready = [];
    let asked = 0;
    let answered = 0;
    const parser = batchParser(() => {
        const name = names[asked++];
        if (name === undefined)
            throw new Error('git cat-file answered what nobody asked');
        return keepingSink(name, options, (found) => ready.push(found));
    }, mode === '--batch');
    try {
        for await (const chunk of child.stdout) {
            await parser.push(chunk);
            answered += ready.length;
            yield* ready.splice(0);
        }
        const { code, complaint } = await end;
        if (code !== 0 || answered !== names.length)
            throw (0,git/* gitFailed */.gk)(command, code, complaint);
    }
    finally {
        child.kill();
    }
}
/** A line break would be a second request, and every answer after it would belong to another name. */
function assertOneLine(name) {
    if (name === '' || /[\n\0]/.test(name))
        throw new RangeError(`not one line: ${JSON.stringify(name)}`);
}
function keepingSink(name, options, resolve) {
    const hash = options.digest ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    const limit = Math.min(options.maxBytes ?? MAX_KEPT_BYTES, MAX_KEPT_BYTES);
    let info;
    let content;
    let filled = 0;
    return {
        header: (header) => {
            info = toInfo(header);
            if (info.size <= limit)
                content = Buffer.allocUnsafe(info.size);
        },
        chunk: (bytes) => {
            hash?.update(bytes);
            if (content)
                filled += bytes.copy(content, filled);
        },
        end: () => {
            const digest = hash ? { sha256: hash.digest('hex') } : {};
            if (content)
                resolve({ kind: 'content', ...info, content, ...digest });
            else
                resolve({ kind: 'too-large', ...info, ...digest });
        },
        missing: () => resolve({ kind: 'missing', id: name }),
    };
}
function streamingSink(consumer, resolve, reject) {
    let info;
    let failed = false;
    // A consumer's error is its caller's; the rest of the object still has to be taken from the pipe.
    const fail = (error) => {
        failed = true;
        reject(error);
    };
    return {
        header: (header) => {
            info = toInfo(header);
        },
        chunk: (bytes) => {
            if (failed)
                return;
            try {
                return consumer(bytes)?.catch(fail);
            }
            catch (error) {
                fail(error);
            }
        },
        end: () => resolve(info),
        missing: () => resolve(undefined),
    };
}
function toInfo({ id, type, size }) {
    return { id, type: type, size };
}


/***/ }),

/***/ 5942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ isEmptyRange),
/* harmony export */   J9: () => (/* binding */ resolveCommits),
/* harmony export */   N0: () => (/* binding */ shallowBoundary),
/* harmony export */   Ss: () => (/* binding */ resolveRange),
/* harmony export */   mi: () => (/* binding */ findMergeBases)
/* harmony export */ });
/* unused harmony export isCutShort */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9222);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9506);






/**
 * Finds the commits to compare. Where several merge bases exist (criss-cross), `mergeBase` is the first that git names,
 * which is also the one that GitHub's own diff takes, and `mergeBases` has all of them.
 *
 * @throws {FixtureGateError} BAD_USAGE, REVISION_MISSING, NO_MERGE_BASE
 */
async function resolveRange(repository, spec = {}) {
    const { headKind = 'commit', comparison = 'merge-base' } = spec;
    for (const given of [spec.base, spec.head])
        if (given !== undefined)
            refuseOddName(given);
    const headName = spec.head ?? 'HEAD';
    const baseNames = spec.base === undefined ? await defaultBranchCandidates(repository) : [spec.base];
    const [headSha, ...baseShas] = await resolveCommits(repository, [headName, ...baseNames]);
    const head = found('head', headName, headSha, repository);
    const baseIndex = baseShas.findIndex((sha) => sha !== undefined);
    const baseName = baseNames[baseIndex] ?? spec.base;
    if (baseName === undefined)
        throw noDefaultBranch(baseNames);
    const base = found('base', baseName, baseShas[baseIndex], repository);
    if (comparison === 'direct')
        return { base, head, headKind, mergeBase: base.sha, mergeBases: [base.sha] };
    const mergeBases = await findMergeBases(repository, base.sha, head.sha);
    const mergeBase = mergeBases[0];
    if (mergeBase === undefined)
        throw noMergeBase(repository, base, head);
    return { base, head, headKind, mergeBase, mergeBases };
}
/** Whether head brings nothing: it is base, or base already contains it. Never so for an index or a working tree. */
function isEmptyRange(range) {
    return range.headKind === 'commit' && range.mergeBase === range.head.sha;
}
/**
 * The commits that names stand for, in one process; `undefined` where there is none. Tags are followed to their commit.
 * A whole SHA is looked up as an object, never as a branch of that name (T14).
 */
async function resolveCommits(repository, names) {
    const input = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .encodePath */ .O)(`${names.map((name) => `${name}^{commit}`).join('\n')}\n`);
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.own, ['cat-file', '--batch-check=%(objectname)'], { input });
    const lines = stdout.toString('utf8').split('\n');
    return names.map((_, index) => (0,_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObjectId */ .u9)(lines[index] ?? ''));
}
/**
 * All merge bases, best first as git orders them; none for unrelated histories.
 *
 * @throws {FixtureGateError} NO_MERGE_BASE where the history is cut off before the answer is certain.
 */
async function findMergeBases(repository, base, head) {
    const command = ['merge-base', '--all', base, head];
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.view, command, { accept: [0, 1] });
    const mergeBases = stdout.toString('latin1').split('\n').filter(Boolean).map(_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .objectId */ .Tu);
    if (repository.isShallow && (await isCutShort(repository, base, head, mergeBases)))
        throw shallowHistory(base, head);
    return mergeBases;
}
/**
 * Whether a shallow boundary lies above the merge bases. Below it another, better merge base could hide, and commits of
 * the range too: any commit that is an ancestor of both sides but of no merge base found is reached only over commits
 * that are no ancestors of those either, so if none of these is cut off, nothing is missing.
 */
async function isCutShort({ view }, base, head, mergeBases) {
    const boundary = shallowBoundary(view.gitDir);
    if (boundary.size === 0)
        return false;
    const input = `${[base, head, ...mergeBases.map((id) => `^${id}`)].join('\n')}\n`;
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(view, ['rev-list', '--stdin'], { input });
    return stdout
        .toString('latin1')
        .split('\n')
        .some((sha) => boundary.has(sha));
}
/** Commits whose parents this clone does not have. */
function shallowBoundary(gitDir) {
    try {
        return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'), 'latin1').split('\n').filter(Boolean));
    }
    catch {
        return new Set();
    }
}
/** Where a pull request would most likely go, best guess first. */
async function defaultBranchCandidates(repository) {
    const command = ['config', '--null', '--get', 'init.defaultBranch'];
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.own, command, { accept: [0, 1] });
    const configured = stdout.toString('utf8').replace(/\0$/, '');
    const branches = [...new Set([...(configured ? [configured] : []), 'main', 'master'])];
    return [
        'refs/remotes/origin/HEAD',
        ...branches.map((name) => `refs/remotes/origin/${name}`),
        ...branches.map((name) => `refs/heads/${name}`),
    ];
}
function refuseOddName(name) {
    if (/\.\.\.?/.test(name)) {
        const [base = 'BASE', head = 'HEAD'] = name.split(/\.{2,3}/);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(name)} is a range where one revision was expected`, `write --base ${base || 'BASE'} --head ${head || 'HEAD'}`);
    }
    if (name === '' || name.startsWith('-') || name.startsWith(':') || name.startsWith('^') || /[\p{Cc}]/u.test(name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(name)} is no revision`, 'give a branch, a tag or a commit SHA');
    }
}
function found(role, name, sha, { isShallow }) {
    if (sha)
        return { ...(name === sha ? {} : { ref: name }), sha };
    const whole = (0,_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObjectId */ .u9)(name);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('REVISION_MISSING', `the ${role} revision ${JSON.stringify(name)} is no commit in this ${isShallow ? 'shallow ' : ''}clone`, whole || isShallow
        ? `set "fetch-depth: 0" on the checkout step, or run "git fetch${isShallow ? ' --unshallow' : ''} origin ${whole ?? ''}" first`
        : 'check its spelling with "git branch --all", or fetch it first');
}
function noDefaultBranch(tried) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('REVISION_MISSING', `no default branch was found to compare with; tried ${tried.join(', ')}`, 'name the base with "--base REVISION"');
}
function noMergeBase({ isShallow }, base, head) {
    if (isShallow)
        return shallowHistory(base.sha, head.sha);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_MERGE_BASE', `base ${base.sha} and head ${head.sha} have no commit in common: their histories are unrelated`, 'name another base, or rebase head onto the branch that it is to be merged into');
}
function shallowHistory(base, head) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_MERGE_BASE', `this shallow clone ends before the merge base of ${base} and ${head}`, 'set "fetch-depth: 0" on the checkout step, or run "git fetch --unshallow" first');
}


/***/ }),

/***/ 8928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ quoteForAlternates),
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9222);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7337);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3817);







/**
 * Opens the repository that `directory` lies in: a working tree (linked ones too), any folder below it, or a bare
 * repository itself. Parents are searched for `.git` only: a bare repository among somebody's test data is no place to
 * read configuration from.
 *
 * @throws {FixtureGateError} NO_REPOSITORY, GIT_MISSING
 */
async function openRepository(directory, options = {}) {
    const found = discover(directory, options.isGitDirectory ?? false);
    const own = { gitDir: found.gitDir };
    const { objectFormat, isShallow } = await describe(own, directory);
    const folder = options.folder ?? (await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_6__/* .makeRunFolder */ .G)());
    const viewDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.path, 'view.git');
    await makeView(viewDir, found.commonDir, objectFormat);
    const view = { gitDir: viewDir };
    const objects = (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .openObjects */ .d)(view);
    const indexFile = chosenIndex(found, options.indexFile);
    return {
        ...found,
        indexFile,
        objectFormat,
        isShallow,
        isPartial: hasPromisorPack(found.commonDir),
        own,
        view,
        folder,
        objects,
        close: async () => {
            await objects.close();
            if (!options.folder)
                await folder.remove();
        },
    };
}
/**
 * `.git` comes first, as git itself has it, and a bare repository is only believed where no working tree is around it:
 * a pull request can put files named `HEAD`, `objects` and `refs` into any folder of its own.
 */
function discover(directory, isGiven) {
    let start;
    try {
        start = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory));
    }
    catch (cause) {
        throw noRepository(directory, cause);
    }
    const bare = isGitDir(start) ? { gitDir: start, commonDir: commonDirOf(start), topLevel: null } : undefined;
    if (isGiven && bare)
        return bare;
    for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitDir = gitDirAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git'));
        if (gitDir) {
            const isInside = start.startsWith(gitDir + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
            if (bare && isInside)
                return bare;
            if (bare && start !== folder && start !== gitDir)
                throw embeddedRepository(start, folder);
            return { gitDir, commonDir: commonDirOf(gitDir), topLevel: folder };
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) !== folder)
            continue;
        if (bare)
            return bare;
        throw noRepository(directory);
    }
}
/** `.git` is a folder, or a file that names one (linked worktrees and submodules). */
function gitDirAt(path) {
    const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (kind?.isDirectory())
        return isGitDir(path) ? path : undefined;
    if (!kind?.isFile())
        return undefined;
    const target = /^gitdir: ([^\0]+?)[\r\n]*$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    const gitDir = target && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), target);
    if (gitDir && isGitDir(gitDir))
        return gitDir;
    // Git stops here as well: whatever lies further up is another repository than the one meant.
    throw noRepository((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), undefined, 'its .git file names no git directory');
}
function isGitDir(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'HEAD')))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'commondir')) || ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'refs')));
}
function commonDirOf(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'commondir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').replace(/[\r\n]+$/, '')) : gitDir;
}
async function describe(own, directory) {
    const command = ['rev-parse', '--show-object-format', '--is-shallow-repository'];
    const { code, stdout, complaint } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(own, command, { accept: [0, 128] });
    const [printed, shallow] = stdout.toString('utf8').split('\n');
    // A git that does not know the option repeats it, and knows no other format either.
    const format = printed === '--show-object-format' ? 'sha1' : printed;
    if (code !== 0 || (format !== 'sha1' && format !== 'sha256'))
        throw noRepository(directory, undefined, complaint);
    return { objectFormat: format, isShallow: shallow === 'true' };
}
function noRepository(directory, cause, complaint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('NO_REPOSITORY', `no git repository was found at ${JSON.stringify(directory)} or above it${complaint ? `: ${complaint}` : ''}`, 'run this inside a clone, or name one with "--repo DIRECTORY"', { cause });
}
function embeddedRepository(start, topLevel) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FixtureGateError */ .$('NO_REPOSITORY', `${JSON.stringify(start)} looks like a bare repository, but lies in the working tree of ${JSON.stringify(topLevel)}`, `run this in ${JSON.stringify(topLevel)} itself`);
}
/** Written by hand, not by `git init`: eight small files cost less than a process, and no template is copied. */
async function makeView(viewDir, commonDir, format) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(viewDir, 'objects', 'info'), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(viewDir, 'refs'));
    const extensions = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    const config = `[core]\n\trepositoryformatversion = ${format === 'sha256' ? 1 : 0}\n\tbare = true\n${extensions}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(viewDir, 'config'), config);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(viewDir, 'HEAD'), 'ref: refs/heads/none\n');
    const objects = quoteForAlternates((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'objects'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(viewDir, 'objects', 'info', 'alternates'), `${objects}\n`);
    const shallow = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'shallow');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(shallow))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(shallow, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(viewDir, 'shallow'));
}
/** One path a line, C-quoted where it would not stand for itself (gitrepository-layout). */
function quoteForAlternates(path) {
    const unix = path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/');
    if (!/[\x00-\x1f"\\#]/.test(unix))
        return unix;
    const quoted = unix.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f]/g, octal);
    return `"${quoted}"`;
}
function octal(character) {
    return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}
function hasPromisorPack(commonDir) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'objects', 'pack')).some((name) => name.endsWith('.promisor'));
    }
    catch {
        return false;
    }
}
function chosenIndex({ gitDir, topLevel }, asked) {
    const usual = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'index');
    if (!asked)
        return usual;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(topLevel ?? gitDir, asked);
    return path.startsWith(gitDir + node_path__WEBPACK_IMPORTED_MODULE_2__.sep) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? path : usual;
}


/***/ }),

/***/ 3817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makeRunFolder)
/* harmony export */ });
/* unused harmony export temporaryRoot */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/**
 * Private folders of one run. Everything that the gate writes while it looks at a repository lies in one of them, so
 * that removing the folder is all the tidying there is (T82).
 */







const PREFIX = 'fixture-gate-run-';
const OWNER_FILE = 'owner.json';
/** A folder of another machine or container is left alone until nobody can be using it any more. */
const ABANDONED_AFTER_MS = 48 * 3600 * 1000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const open = new Set();
/**
 * Makes a folder that is removed by `remove`, at the end of the process, and when a signal ends it; what a killed run
 * left is removed first.
 *
 * @throws {FixtureGateError} CANNOT_WRITE
 */
async function makeRunFolder(parent = temporaryRoot()) {
    pruneAbandoned(parent);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, `${PREFIX}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path, { mode: 0o700 });
        if (open.size === 0)
            listen();
        open.add(path);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, OWNER_FILE), JSON.stringify(ownerOf(process.pid)), { flag: 'wx' });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .FixtureGateError */ .$('CANNOT_WRITE', `no private folder could be made in the temporary folder ${JSON.stringify(parent)}`, 'free some space there, or set RUNNER_TEMP (or TMPDIR) to a folder that can be written to', { cause });
    }
    return {
        path,
        remove: async () => {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
            open.delete(path);
            if (open.size === 0)
                unlisten();
        },
    };
}
/** The runner empties RUNNER_TEMP between jobs, which the machine's own temporary folder is not sure of. */
function temporaryRoot() {
    const runner = process.env['RUNNER_TEMP'];
    return runner && (0,node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(runner) ? runner : (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)();
}
/** Removes the folders of runs that were killed. Errors are passed over: a leftover harms nobody. */
function pruneAbandoned(parent) {
    let names = [];
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(parent).filter((name) => name.startsWith(PREFIX));
    }
    catch {
        return;
    }
    for (const name of names) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, name);
        if (!open.has(path) && isAbandoned(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    }
}
function isAbandoned(path) {
    try {
        const { uid, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        // The temporary folder may be shared: what another user made is not ours to remove.
        if (process.getuid && uid !== process.getuid())
            return false;
        if (Date.now() - mtimeMs > ABANDONED_AFTER_MS)
            return true;
        const owner = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, OWNER_FILE), 'utf8'));
        const pid = typeof owner === 'object' && owner !== null && 'pid' in owner ? owner.pid : undefined;
        if (typeof pid !== 'number' || !(0,node_util__WEBPACK_IMPORTED_MODULE_5__.isDeepStrictEqual)(owner, ownerOf(pid)))
            return false;
        return !isAlive(pid);
    }
    catch {
        return false;
    }
}
/** A process id means something only within its machine and, in containers, its namespace. */
function ownerOf(pid) {
    let namespace = '';
    try {
        namespace = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid');
    }
    catch {
        // Not Linux: there is one namespace.
    }
    return { pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)(), namespace };
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
function removeAllNow() {
    for (const path of open)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
    open.clear();
}
function onSignal(signal) {
    removeAllNow();
    unlisten();
    // The exit status must still say that a signal ended the process.
    process.kill(process.pid, signal);
}
function listen() {
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    process.on('exit', removeAllNow);
}
function unlisten() {
    for (const signal of SIGNALS)
        process.off(signal, onSignal);
    process.off('exit', removeAllNow);
}


/***/ })

};
