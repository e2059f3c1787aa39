export const id = 7839;
export const ids = [7839,8008,3506];
export const modules = {

/***/ 5014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

// EXTERNAL MODULE: ./lib/judging-policy.js
var judging_policy = __webpack_require__(22266);
// EXTERNAL MODULE: ./lib/linked-fixtures.js
var linked_fixtures = __webpack_require__(72245);
// EXTERNAL MODULE: ./lib/policy/defaults.js
var defaults = __webpack_require__(85698);
// EXTERNAL MODULE: ./lib/policy/glob.js
var glob = __webpack_require__(76298);
// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(94743);
// EXTERNAL MODULE: ./lib/policy/stricter.js + 1 modules
var stricter = __webpack_require__(23248);
// EXTERNAL MODULE: ./lib/reporters/encoders/json.js
var json = __webpack_require__(90990);
// EXTERNAL MODULE: ./lib/reporters/encoders/secrets.js
var secrets = __webpack_require__(42211);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(18008);
// EXTERNAL MODULE: ./lib/review/approval-file.js
var approval_file = __webpack_require__(19712);
// EXTERNAL MODULE: ./lib/review/commit-records.js + 1 modules
var commit_records = __webpack_require__(70002);
;// CONCATENATED MODULE: ./lib/review/audit.js

/** A line that `git log --grep '^KEY:'` would list, anywhere in a message. Git begins each trailer of the key with one. */
function recordLines(key) {
    return new RegExp(`^${key}[ \\t]*:`, 'gim');
}
/**
 * Whether `auditCommit` would find nothing, for a small part of its price: no trailer is looked for in the message where
 * git lists as many of them as it has lines of the key. `false` says nothing.
 *
 * @param lines  As `recordLines` gives them.
 */
function isPlainlyAnswered(commit, lines, rules) {
    if (commit.messageProblem !== undefined)
        return false;
    if ((commit.bytes.match(lines)?.length ?? 0) !== commit.values.length)
        return false;
    const paths = commit.changes.map(({ path }) => path);
    const covered = (0,commit_records/* coveredByAll */.rS)(commit.values, paths, rules);
    if (covered === undefined)
        return false;
    return commit.changes.every(({ path, letter }) => covered.has(path) || !rules.isFixture(path) || !wants(path, possible(letter), rules));
}
/**
 * Which fixture changes of a commit nobody answers for in it, and which of its trailers answer for nothing. Linear in the
 * commit; classes are not measured, so that a whole history can be walked.
 */
function auditCommit(commit, rules) {
    const records = (0,commit_records/* readCommit */.kN)(commit, rules);
    const { sha } = commit;
    const letters = new Map(commit.changes.map(({ path, base, head }) => [path, letterOf(base, head)]));
    const unrecorded = records.fixtures
        .filter((path) => wants(path, possible(letters.get(path) ?? ''), rules) && (0,commit_records/* soundTrailer */.v8)(records, path) === undefined)
        .map((path) => ({ kind: 'unrecorded', commit: sha, path, why: 'no trailer of the commit records it' }));
    const trailers = records.trailers.flatMap(({ line, malformed, stub, miscounted, orphans }) => [
        ...(malformed === undefined ? [] : [{ kind: 'malformed', commit: sha, line, why: malformed }]),
        ...(stub === undefined ? [] : [{ kind: 'stub', commit: sha, line, why: stub }]),
        ...(miscounted === undefined ? [] : [{ kind: 'miscounted', commit: sha, line, why: miscounted }]),
        ...orphans.map(({ path, why }) => ({ kind: 'orphan', commit: sha, path, line, why })),
    ]);
    const misses = records.nearMisses
        .filter(({ listed }) => listed)
        .map(({ line, why }) => ({ kind: 'near-miss', commit: sha, line, why }));
    return [...unrecorded, ...trailers, ...misses];
}
const MODIFIED = ['SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];
/** What a change may be. Nothing is measured here, so that every class it may have has its say. */
function possible(letter) {
    if (letter === 'A')
        return ['ADDED'];
    return letter === 'D' ? ['REMOVED'] : MODIFIED;
}
function letterOf(base, head) {
    if (base === null)
        return 'A';
    return head === null ? 'D' : 'M';
}
function wants(path, classes, rules) {
    return rules.requires(path, classes).includes('trailer');
}

// EXTERNAL MODULE: ./lib/revisions/links.js
var links = __webpack_require__(50031);
// EXTERNAL MODULE: ./lib/revisions/listing.js
var revisions_listing = __webpack_require__(35802);
// EXTERNAL MODULE: ./lib/revisions/ranges.js
var ranges = __webpack_require__(5942);
// EXTERNAL MODULE: ./lib/revisions/repository.js
var revisions_repository = __webpack_require__(78928);
// EXTERNAL MODULE: ./lib/revisions/batch-parser.js
var batch_parser = __webpack_require__(11512);
// EXTERNAL MODULE: ./lib/revisions/changes.js
var revisions_changes = __webpack_require__(22031);
// EXTERNAL MODULE: ./lib/revisions/commit-object.js
var commit_object = __webpack_require__(46137);
// EXTERNAL MODULE: ./lib/revisions/commits.js
var revisions_commits = __webpack_require__(62476);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
// EXTERNAL MODULE: ./lib/revisions/object-id.js
var object_id = __webpack_require__(76913);
// EXTERNAL MODULE: ./lib/revisions/raw-diff.js
var raw_diff = __webpack_require__(44790);
// EXTERNAL MODULE: ./lib/revisions/paths.js
var paths = __webpack_require__(29506);
;// CONCATENATED MODULE: ./lib/revisions/walk-log.js
/** What `git log` prints of a long history, taken apart at about git's own speed. */



/** Stands before each commit in what `log` prints. */
const COMMIT_MARK = '\x02';
const LOG_FORMAT = 'tformat:%x02%x00%H%x00%B%x00%(trailers:only=yes,unfold=yes,separator=%x00)';
/** A side of the entry is a link or a submodule. */
const POINTER = /^\n?:+(?:\d{6} )*?1[26]0000 /;
const BEYOND_ASCII = /[^\0-\x7f]/;
/** What git prints is taken from the first moment, even while `take` is made: Node throws away what nobody reads. */
async function readLog({ view }, exclude, head, take) {
    const command = [
        'log',
        ...revisions_changes/* RAW_OPTIONS */.aQ,
        // For merges: the paths whose result differs from every parent, so that edits made inside a merge show (T34).
        '-c',
        '--root',
        // In git's own order, so that it prints from the first moment: any other is known only once all of history was walked.
        '--encoding=none',
        '--no-color',
        `--format=${LOG_FORMAT}`,
        '--stdin',
    ];
    const child = (0,git/* spawnGit */.Iz)((0,git/* unhurried */.jp)(view), command);
    const end = (0,git/* ended */.v6)(child);
    end.catch(() => undefined);
    child.stdin.on('error', git/* ignoreClosedPipe */.Dg);
    child.stdin.end(`${[head, ...exclude.map((id) => `^${id}`)].join('\n')}\n`);
    try {
        let reader;
        for await (const chunk of child.stdout) {
            reader ??= logReader(await take);
            reader.push(chunk);
        }
        const { code, complaint } = await end;
        if (code !== 0)
            throw (0,git/* gitFailed */.gk)(command, code, complaint);
        await take;
        reader?.finish();
    }
    finally {
        child.kill();
    }
}
/**
 * Fields come as: mark, sha, message, trailers (none, or one empty), then pairs of raw entry and path. The place
 * of a field decides what it is, never its content. Read as one string a chunk: a Buffer a field costs as much as git.
 */
function logReader(take) {
    let commit;
    let expected = 'any';
    let meta = '';
    const rest = [];
    const pathOf = pathsByBytes();
    const field = (text) => {
        switch (expected) {
            case 'sha':
                commit = { sha: text, bytes: '', trailers: [], changes: [] };
                expected = 'message';
                return;
            case 'message':
                commit.bytes = text;
                expected = 'any';
                return;
            case 'path':
                commit.changes.push({
                    path: pathOf(text),
                    isPointer: POINTER.test(meta),
                    letter: walk_log_letterOf(meta),
                    meta,
                    raw: text,
                });
                expected = 'any';
                return;
            default:
                if (text.charCodeAt(0) === COLON || (text.charCodeAt(0) === LINE_FEED && text.charCodeAt(1) === COLON)) {
                    meta = text;
                    expected = 'path';
                }
                else if (text === COMMIT_MARK) {
                    if (commit !== undefined)
                        take(commit);
                    expected = 'sha';
                }
                else if (text !== '') {
                    commit.trailers.push(text);
                }
        }
    };
    return {
        push: (chunk) => {
            // What has no end yet is kept in parts: a message of a hundred megabytes is joined once.
            if (!chunk.includes(0)) {
                rest.push(chunk.toString('latin1'));
                return;
            }
            const fields = (rest.splice(0).join('') + chunk.toString('latin1')).split('\0');
            const open = fields.pop();
            for (const text of fields)
                field(text);
            if (open !== '')
                rest.push(open);
        },
        finish: () => {
            if (rest.length > 0 || expected !== 'any')
                throw new TypeError('git log ended in the middle of a commit');
            if (commit !== undefined)
                take(commit);
        },
    };
}
function walk_log_letterOf(meta) {
    return meta.charAt(meta.lastIndexOf(' ') + 1);
}
const COLON = 0x3a;
const LINE_FEED = 0x0a;
function decoded(bytes) {
    return BEYOND_ASCII.test(bytes) ? (0,paths/* decodePath */.q)(Buffer.from(bytes, 'latin1')) : bytes;
}
/** One string for each path of a history. None keeps the piece of the log alive that it was found in. */
function pathsByBytes() {
    const known = new Map();
    return (bytes) => {
        const path = known.get(bytes);
        if (path !== undefined)
            return path;
        const own = copied(bytes);
        known.set(own, decoded(own));
        return known.get(own);
    };
}
/** A copy that keeps nothing else of the log alive: pieces of a long string hold on to all of it. */
function copied(bytes) {
    return Buffer.from(bytes, 'latin1').toString('latin1');
}

;// CONCATENATED MODULE: ./lib/revisions/walk.js
/** A walk through a long history that reads whole only those commits which somebody has a question about. */









/** Written to git at once: what a pipe holds. */
const REQUEST_BYTES = 16_384;
/**
 * Walks the commits that head has and none of `exclude` has, in one `git log`, and reads those that are wanted as
 * `listCommits` does, in one `git cat-file` beside it. Git begins to walk while the walker is still made.
 *
 * @returns How many commits there are.
 * @throws {FixtureGateError} REVISION_MISSING where the history is cut off inside the range.
 */
async function walkHistory(repository, exclude, head, walker) {
    const cutOff = (0,ranges/* shallowBoundary */.N0)(repository.view.gitDir);
    let commits = 0;
    let whole;
    /** Read for their parents alone. */
    const ends = new Set();
    const each = walker.then(({ wants, take }) => (commit) => {
        commits += 1;
        const isWanted = wants(commit);
        // Git shows no parents where a history is cut off, so that only the commit itself can say whether it had any.
        const isEnd = cutOff.size > 0 && cutOff.has(commit.sha);
        if (!isWanted && !isEnd)
            return;
        whole ??= readWhole(repository, (found, content) => {
            // Too large to be read: nobody can say that nothing came before it.
            if (cutOff.size > 0 && cutOff.has(found.sha) && (typeof content === 'number' || (0,commit_object/* hasParents */.Af)(content)))
                throw (0,revisions_commits/* cutOffAt */.nt)(found.sha);
            if (ends.size === 0 || !ends.has(found.sha))
                take(walkedCommit(found, content));
        });
        if (!isWanted)
            ends.add(commit.sha);
        whole.ask(commit);
    });
    // Git may print for long before somebody asks for it.
    each.catch(() => undefined);
    try {
        await readLog(repository, exclude, head, each);
        await whole?.end();
        return commits;
    }
    finally {
        whole?.stop();
    }
}
/** With `--buffer` git answers when it has a pipe full and not one by one, which is what makes it cheap. */
function readWhole({ view }, take) {
    const command = ['cat-file', '--batch', '--buffer'];
    const child = (0,git/* spawnGit */.Iz)(view, command);
    const ending = (0,git/* ended */.v6)(child);
    ending.catch(() => undefined);
    child.stdin.on('error', git/* ignoreClosedPipe */.Dg);
    // Those that wait for an answer. Taken off as they come, since each keeps alive the piece of the log that it was found in.
    const asked = [];
    let taken = 0;
    let unsent = '';
    const parser = (0,batch_parser/* batchParser */._)(() => {
        const commit = asked[taken];
        asked[taken++] = undefined;
        return wholeCommit(commit, take);
    }, true);
    const reading = (async () => {
        for await (const chunk of child.stdout)
            await parser.push(chunk);
        const { code, complaint } = await ending;
        if (code !== 0 || taken !== asked.length)
            throw (0,git/* gitFailed */.gk)(command, code, complaint);
    })();
    reading.catch(() => undefined);
    return {
        ask: (commit) => {
            asked.push(commit);
            unsent += `${commit.sha}\n`;
            if (unsent.length < REQUEST_BYTES)
                return;
            child.stdin.write(unsent);
            unsent = '';
        },
        end: async () => {
            child.stdin.end(unsent);
            await reading;
        },
        stop: () => child.kill(),
    };
}
function wholeCommit(commit, take) {
    let size = 0;
    const parts = [];
    return {
        header: (header) => {
            size = header.size;
        },
        // Taken apart before the next piece comes, so that nothing has to be copied where a commit comes in one.
        chunk: (bytes) => {
            if (size <= revisions_commits/* MAX_COMMIT_BYTES */.Hi)
                parts.push(size === bytes.length ? bytes : Buffer.from(bytes));
        },
        end: () => {
            const content = size > revisions_commits/* MAX_COMMIT_BYTES */.Hi ? size : parts.length === 1 ? parts[0] : Buffer.concat(parts);
            take(commit, content);
        },
        missing: () => {
            throw (0,revisions_commits/* cutOffAt */.nt)(commit.sha);
        },
    };
}
/** Git prints `key: value`, and a key is ASCII. */
function hasKey(line, key) {
    return line.charAt(key.length) === ':' && line.slice(0, key.length).toLowerCase() === key;
}
function walkedCommit(commit, content) {
    const { changes, bytes, sha, trailers } = commit;
    const messageProblem = typeof content === 'number' ? (0,revisions_commits/* tooLarge */.g$)(content).messageProblem : (0,commit_object/* messageProblemOf */.wY)(content, revisions_commits/* MAX_MESSAGE_BYTES */.fv);
    return {
        changes,
        bytes,
        messageProblem,
        trailerValues: (key) => trailers.flatMap((line) => (hasKey(line, key) ? (0,revisions_commits/* parseTrailer */.Ps)(decoded(line)).value : [])),
        whole: () => ({
            sha: (0,object_id/* objectId */.Tu)(sha),
            ...(typeof content === 'number' ? (0,revisions_commits/* tooLarge */.g$)(content) : (0,commit_object/* parseCommit */.L5)(content, revisions_commits/* MAX_MESSAGE_BYTES */.fv)),
            ...(messageProblem === undefined ? { gitTrailers: trailers.map((line) => (0,revisions_commits/* parseTrailer */.Ps)(decoded(line))) } : {}),
            changes: changes.map(({ meta, raw }) => (0,revisions_changes/* withoutStatus */.Lh)((0,raw_diff/* parseRawEntry */.yH)(Buffer.from(meta, 'latin1'), Buffer.from(raw, 'latin1')))),
        }),
    };
}

// EXTERNAL MODULE: ./lib/commands/output.js
var commands_output = __webpack_require__(4257);
;// CONCATENATED MODULE: ./lib/commands/audit.js

















/**
 * Walks history once: which fixture changes no commit answers for, and which trailers answer for nothing. By the policy
 * at the end of the range, since that is the one that says what a fixture is now. Exit 1 where anything was found.
 */
async function audit({ range, repository: directory, policyFile, output }) {
    const asked = (0,ranges/* readRange */.qX)(range);
    const repository = await (0,revisions_repository/* openRepository */.h)(directory, { names: Object.values(asked) });
    try {
        const { exclude, head } = await (0,ranges/* resolveWalk */.Q4)(repository, asked);
        const found = { changes: 0, trailers: 0, entries: [] };
        const rules = readRules(repository, head, policyFile);
        const walker = rules.then((known) => auditor(known, found));
        const commits = await walkHistory(repository, exclude, head, walker);
        const entries = found.entries.reverse().flat();
        const verdict = entries.length === 0 ? 'pass' : 'fail';
        const report = { schemaVersion: 1, range, commits, ...found, verdict, entries };
        (0,commands_output.writeReport)(output.format === 'json' ? asJson(report) : asText(report), output);
        return verdict === 'pass' ? 0 : 1;
    }
    finally {
        await repository.close();
    }
}
async function readRules(repository, head, policyFile) {
    const [given, listing] = await Promise.all([
        policyFile === undefined ? (0,judging_policy/* readPolicyAt */.II)(repository, head, judging_policy/* POLICY_PATH */.l$) : (0,judging_policy/* readGivenFile */.Mh)(policyFile),
        (0,revisions_listing/* listTree */.nT)(repository, head),
    ]);
    const policy = given ?? (0,defaults/* defaultPolicy */.G4)();
    const linked = await (0,linked_fixtures/* readLinkedPaths */.I)({
        ...{ repository, onBase: (0,links/* linksOf */.h)(listing), changes: [], pointers: new Set() },
        rulesOf: (path, pointer) => listed((pointer ? match/* ruleForPointer */.NH : match/* ruleFor */.sG)(policy, path)),
    });
    return rulesOf(policy, linked);
}
/**
 * Only a commit that changes a fixture, or whose message has a line that `git log --grep '^KEY:'` would list, can have
 * anything to answer for. A line begins with the key wherever git sees a trailer of it.
 */
function auditor({ policy, isFixture, of }, found) {
    const key = policy.trailers.key.toLowerCase();
    const lines = recordLines(policy.trailers.key);
    return {
        wants: ({ changes, bytes }) => {
            let fixtures = 0;
            for (const change of changes)
                if (isFixture(change))
                    fixtures += 1;
            found.changes += fixtures;
            return fixtures > 0 || bytes.search(lines) !== -1;
        },
        take: (commit) => {
            const { changes, bytes, messageProblem } = commit;
            const values = messageProblem === undefined ? commit.trailerValues(key) : [];
            found.trailers += values.length;
            const rules = of(commit);
            if (isPlainlyAnswered({ changes, bytes, messageProblem, values }, lines, rules))
                return;
            const entries = auditCommit(commit.whole(), rules);
            if (entries.length > 0)
                found.entries.push(entries);
        },
    };
}
/** Every path is asked about for every commit that changes it, and patterns are many: answers are kept. */
function rulesOf(policy, linked) {
    const plain = answers(policy, linked, false);
    // As the gate has it: a link or a submodule may stand in place of a folder of fixtures.
    const turned = answers(policy, linked, true);
    const of = (pointers) => {
        const at = (path) => (pointers.has(path) ? turned : plain);
        return {
            policy,
            listedOnly: true,
            compilePattern: glob/* compileGlob */.S,
            isFixture: (path) => at(path).rules(path).length > 0,
            requires: (path, classes) => at(path).requires(path, classes),
        };
    };
    const usual = of(new Set());
    return {
        policy,
        isFixture: ({ path, isPointer }) => (isPointer ? turned : plain).rules(path).length > 0,
        of: ({ changes }) => {
            const pointers = changes.filter(({ isPointer }) => isPointer);
            return pointers.length === 0 ? usual : of(new Set(pointers.map(({ path }) => path)));
        },
    };
}
function answers(policy, linked, isPointer) {
    const known = new Map();
    /** By the first of the classes that are asked about together: no other is asked about with others. */
    const required = new Map();
    const ask = (path) => {
        const own = listed((isPointer ? match/* ruleForPointer */.NH : match/* ruleFor */.sG)(policy, path));
        return own.length > 0 ? own : linked.rulesOf(path, isPointer);
    };
    const rules = (path) => {
        const answer = known.get(path) ?? (isApproval(path, policy) ? [] : ask(path));
        known.set(path, answer);
        return answer;
    };
    return {
        rules,
        requires: (path, classes) => {
            const byPath = required.get(classes[0]) ?? new Map();
            const kinds = byPath.get(path) ?? (0,stricter/* requiredByAll */.Gg)(rules(path), classes);
            required.set(classes[0], byPath.set(path, kinds));
            return kinds;
        },
    };
}
function isApproval(path, policy) {
    const about = (0,approval_file/* approvedPath */.TL)(path, policy);
    return about !== undefined && (0,match/* ruleFor */.sG)(policy, about) !== undefined;
}
function listed(rule) {
    return rule === undefined ? [] : [rule];
}
function asJson(report) {
    const entries = report.entries.map((entry) => ({ ...entry, why: (0,secrets/* maskProse */.uw)(entry.why) }));
    return (0,json/* encodeJson */.Pr)({ ...report, entries }, 2);
}
const NAMES = {
    unrecorded: 'change without a record',
    orphan: 'record of nothing',
    malformed: 'record that cannot be read',
    stub: 'record without a reason',
    miscounted: 'record with a wrong count',
    'near-miss': 'line that almost is a record',
};
function asText({ range, commits, changes, trailers, entries }) {
    const lines = entries.map(({ kind, commit, path, line, why }) => {
        const where = [path === undefined ? '' : (0,visible.visible)(path), line === undefined ? '' : `line ${line} of the message`];
        return `${commit.slice(0, 12)}  ${NAMES[kind]}  ${where.filter((part) => part !== '').join(', ')}: ${(0,visible.visible)(why)}`;
    });
    const counted = [count(commits, 'commit'), count(changes, 'fixture change'), count(trailers, 'record')].join(', ');
    const verdict = entries.length === 0
        ? 'every change that needs a record has one, and nothing else has'
        : `${entries.length} to look at`;
    return [...lines, ...(lines.length === 0 ? [] : ['']), `${counted} in ${(0,visible.visible)(range)}: ${verdict}`].join('\n');
}
function count(number, one) {
    return `${number} ${one}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 24612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ foldOnDisk),
/* harmony export */   IY: () => (/* binding */ nameFault),
/* harmony export */   L6: () => (/* binding */ foldTarget),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   tu: () => (/* binding */ foldPath),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/**
 * Letters that are drawn like a Latin one in usual typefaces. From the Unicode Consortium's confusables.txt, cut down to
 * Cyrillic, Greek and Armenian letters for a-z: whole tables call any two short strokes alike, and names in those
 * scripts would then have to be asked about. Compatibility forms (full width, ligatures) are folded by NFKC.
 */
const LOOK_ALIKE = new Map(Object.entries({
    a: 'аα',
    b: 'ЬƄ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ɡց',
    h: 'һհ',
    i: 'іιɩı',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ոη',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛզ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
    z: 'ʐ',
}).flatMap(([latin, others]) => [...others].map((other) => [other.toLowerCase(), latin])));
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** What one component of a path comes to where case, Unicode form, invisible characters and an end of dots or blanks do not count, and look-alike letters are one. */
function foldName(name) {
    const plain = name.normalize('NFKC').replace(IGNORED, '').toUpperCase().toLowerCase();
    const latin = [...plain].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join('');
    return latin.normalize('NFC').replace(/[. ]+$/u, '');
}
/** What HFS+ leaves out of names (git's utf8.c, next_hfs_char). */
const IGNORED_ON_DISK = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
/**
 * What some file system comes to when it is asked for `path`: letter case, Unicode form, characters that HFS+ ignores,
 * dots and blanks at the end, and what stands behind a colon on Windows are set aside. Unlike `foldPath` no letter is
 * taken for another one.
 */
function foldOnDisk(path) {
    return path
        .split(SLASHES)
        .filter((name) => name !== '')
        .map(foldNameOnDisk)
        .join('/');
}
/** Windows takes either. */
const SLASHES = /[/\\]/;
function foldNameOnDisk(name) {
    if (name === '.' || name === '..')
        return name;
    return foldCase(name.replace(IGNORED_ON_DISK, '').split(':', 1)[0]).replace(/[. ]+$/u, '');
}
/** `foldOnDisk` of what a link holds, which may lead upwards, and out of the repository. */
function foldTarget(target) {
    return target.split(SLASHES).map(foldNameOnDisk).join('/');
}
/** Where letter case alone is set aside, as Windows and macOS do. */
function foldCase(path) {
    return path.normalize('NFC').toUpperCase().toLowerCase();
}
function foldPath(path) {
    return path.split('/').map(foldName).join('/');
}
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:[. ]|$)/i;
/** Of most file systems, for one component. */
const MAX_NAME_BYTES = 255;
/** Why a name is not what it looks like, or is no name on some systems. The worst is named first. */
function nameFault(path) {
    const names = path.split('/');
    const error = (why) => ({ severity: 'error', why });
    const warning = (why) => ({ severity: 'warning', why });
    if (/\p{Cc}/u.test(path))
        return error('it contains a control character, which some tools take for the end of the name');
    if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(path))
        return error('it contains a character that turns the direction of writing, so that it is shown in another order');
    if (new RegExp(IGNORED.source, 'u').test(path))
        return error('it contains an invisible character');
    if (names.some((name) => /[. ]$/.test(name) && !/^\.{1,2}$/.test(name)))
        return error('it ends in a dot or a blank, which Windows drops');
    if (/\p{Cs}/u.test(path))
        return warning('it is no UTF-8, so tools disagree on what it is called');
    if (names.some((name) => RESERVED.test(name)))
        return warning('Windows has a device of that name, so it cannot be checked out there');
    if (names.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES))
        return warning(`a part of it is longer than ${MAX_NAME_BYTES} bytes, which most file systems refuse`);
    return undefined;
}


/***/ }),

/***/ 72245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readLinkedPaths)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24612);
/* harmony import */ var _revisions_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50031);
/* harmony import */ var _revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8897);
/* harmony import */ var _revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29506);





/** A link target is a path; a longer one is none that a file system follows (PATH_MAX). */
const MAX_TARGET_BYTES = 4_096;
const LINK_MODE = '120000';
/** Names by which one path is looked at. A tree of links that gives more is made to hide something, or by mistake. */
const MAX_NAMES = 5_000;
const NONE = { rulesOf: () => [] };
/**
 * A link is never followed to read anything, but whoever changes what it leads to changes what the test reads. So a path
 * is a fixture as well where a link of either side gives it the name of one: a link to the file, to a folder above it, in
 * place of a folder of fixtures, or one link after the other. A link on the way is one, too: it can be turned.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a link's target is not in this clone: nobody can say what it leads to.
 */
async function readLinkedPaths(source) {
    const { repository, onBase, changes, ensureObjects } = source;
    const sides = [onBase, linksOnHead(onBase, changes)];
    const links = [...new Map(sides.flat().map((link) => [`${link.oid} ${link.path}`, link])).values()];
    if (links.length === 0)
        return NONE;
    await ensureObjects?.(links.map(({ oid }) => oid));
    const contents = await readTargets(repository, links);
    const aliases = { ending: new Map(), through: new Map(), loops: new Set() };
    for (const side of sides) {
        const held = side.flatMap(({ path, oid }) => {
            const target = contents.get(oid);
            return target === undefined ? [] : [{ path, name: path, target }];
        });
        noteWays(aliases, held);
        // Of two links that are one there, this takes one; the other way has been noted as it is written.
        noteWays(aliases, held.map(({ path, target }) => ({ path, name: (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(path), target: (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldTarget */ .L6)(target) })));
    }
    const known = { plain: new Map(), turned: new Map() };
    return {
        rulesOf: (path, pointer = source.pointers.has(path)) => {
            const answers = pointer ? known.turned : known.plain;
            const rules = answers.get(path) ?? rulesByOtherNames(path, pointer, aliases, source);
            answers.set(path, rules);
            return rules;
        },
    };
}
function noteWays(aliases, held) {
    const targets = new Map(held.map(({ name, target }) => [name, target]));
    for (const { path, name } of held) {
        const { end, through } = (0,_revisions_links_js__WEBPACK_IMPORTED_MODULE_4__/* .followLink */ .s)(name, targets);
        if (end !== undefined && end !== name)
            add(aliases.ending, (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(end), path);
        if (end !== undefined && (end === '' || name.startsWith(`${end}/`)))
            aliases.loops.add(path);
        for (const passed of through)
            add(aliases.through, (0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(passed), path);
    }
}
/** Every name that links give `path`, the nearest ones first; a link is used once on the way to a name. */
function rulesByOtherNames(path, isPointer, { ending, through, loops }, { rulesOf }) {
    const rules = new Set();
    const seen = new Set([path]);
    const open = [
        { name: path, pointer: isPointer, used: new Set() },
    ];
    const take = (name, link, pointer, used) => {
        if (used.has(link) || seen.has(name))
            return;
        // Links upwards lead to each other without end, and two of them name nothing that one does not.
        if (loops.has(link) && [...used].some((other) => loops.has(other)))
            return;
        if (seen.size >= MAX_NAMES)
            throw tooManyNames(path);
        seen.add(name);
        // A rule that names the link itself is about whatever it leads to.
        for (const rule of [...rulesOf(name, pointer), ...rulesOf(link, false)])
            rules.add(rule);
        open.push({ name, pointer, used: new Set(used).add(link) });
    };
    for (const { name, pointer, used } of open) {
        // Whoever turns a submodule, or a link in place of a folder, turns whatever lies below it.
        if (pointer) {
            const folded = `${(0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(name)}/`;
            for (const [end, links] of ending)
                if (end.startsWith(folded))
                    for (const link of links)
                        take(link, link, false, used);
        }
        for (const link of through.get((0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(name)) ?? [])
            take(link, link, true, used);
        for (const [above, rest] of foldersAbove(name)) {
            for (const link of ending.get((0,_gates_path_names_js__WEBPACK_IMPORTED_MODULE_1__/* .foldOnDisk */ .A2)(above)) ?? [])
                take(`${link}${rest}`, link, pointer, used);
        }
    }
    return [...rules];
}
/** The path itself, every folder above it and the root, each with what is left of the path. */
function foldersAbove(path) {
    const found = [[path, '']];
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        found.push([path.slice(0, at), path.slice(at)]);
    }
    found.push(['', `/${path}`]);
    return found;
}
function add(map, key, value) {
    map.set(key, (map.get(key) ?? new Set()).add(value));
}
function tooManyNames(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', `symbolic links give ${JSON.stringify(path)} more than ${MAX_NAMES} names, and whether one of them is a fixture's was not looked at`, 'remove links that lead to each other');
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
    const oids = [...new Set(links.map(({ oid }) => oid))];
    let index = 0;
    for await (const object of objects.readMany(oids, { maxBytes: MAX_TARGET_BYTES })) {
        const oid = oids[index++];
        if (object.kind === 'missing')
            throw (0,_revisions_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectMissing */ .W)(oid);
        if (object.kind === 'content')
            targets.set(oid, (0,_revisions_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q)(object.content));
    }
    return targets;
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

/***/ 90990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* unused harmony export logText */
/** As in visible.ts, but of what JSON leaves unescaped: everything a terminal, a log or a reviewer could be misled by. */
const HIDDEN_IN_JSON = /(?!\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;
function escapeUnits(characters) {
    let escaped = '';
    for (let index = 0; index < characters.length; index += 1) {
        escaped += `\\u${characters.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }
    return escaped;
}
/**
 * JSON whose every string is still the same string when parsed, but whose text holds no hidden character and no `##[`.
 * Line feeds are those of the indentation: in strings they are escaped already.
 */
function encodeJson(value, indent = 0) {
    const text = JSON.stringify(value, undefined, indent);
    return text.replace(HIDDEN_IN_JSON, escapeUnits).replaceAll('##[', '#\\u0023[');
}
/** One log line of a name or value: a JSON string, so that it has no line break, and begins with a quote instead of `::`. */
function logText(text) {
    return encodeJson(text);
}
/** JSON that can stand inside a script element: no `<`, `>` or `&` that could end it. */
function scriptJson(value) {
    return encodeJson(value).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}


/***/ }),

/***/ 42211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ maskValue),
/* harmony export */   uw: () => (/* binding */ maskProse)
/* harmony export */ });
/* unused harmony export looksRandom */
/**
 * Strings that look like credentials are not repeated anywhere: a comment, a log and an artifact outlive the pull
 * request. This is a courtesy and not a scanner; it leans towards hiding too much in values, and spares what a reader
 * needs in sentences (digests, commits, paths).
 */
/** Every expression is linear: bounded or single-class repeats only. */
const TOKEN_SHAPES = [
    {
        what: 'private key',
        triggers: ['PRIVATE KEY-----'],
        shape: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[\s\S]{0,16384}?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----|$)/g,
    },
    {
        what: 'GitHub token',
        triggers: ['gh', 'github_pat_'],
        shape: /\b(?:gh[pousr]_[A-Za-z0-9]{16,255}|github_pat_[A-Za-z0-9_]{20,255})/g,
    },
    { what: 'GitLab token', triggers: ['gl'], shape: /\bgl(?:pat|ptt|rt|dt|ft|cbt|soat)-[A-Za-z0-9_.-]{16,255}/g },
    {
        what: 'AWS access key',
        triggers: ['AKIA', 'ASIA', 'AIDA', 'AROA', 'ABIA', 'ACCA'],
        shape: /\b(?:AKIA|ASIA|AIDA|AROA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
    },
    { what: 'Google API key', triggers: ['AIza'], shape: /\bAIza[A-Za-z0-9_-]{30,80}/g },
    { what: 'Google OAuth token', triggers: ['ya29.'], shape: /\bya29\.[A-Za-z0-9_-]{20,1024}/g },
    { what: 'Slack token', triggers: ['xox'], shape: /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g },
    {
        what: 'Slack webhook',
        triggers: ['hooks.slack.com'],
        shape: /\bhooks\.slack\.com\/services\/[A-Za-z0-9/]{20,255}/g,
    },
    {
        what: 'Stripe key',
        triggers: ['sk_', 'rk_', 'pk_', 'whsec_'],
        shape: /\b(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,255}/g,
    },
    { what: 'API key', triggers: ['sk-'], shape: /\bsk-[A-Za-z0-9_-]{16,255}/g },
    {
        what: 'package registry token',
        triggers: ['npm_', 'pypi-', 'rubygems_'],
        shape: /\b(?:npm_[A-Za-z0-9]{30,255}|pypi-[A-Za-z0-9_-]{16,1024}|rubygems_[a-f0-9]{48})/g,
    },
    { what: 'SendGrid key', triggers: ['SG.'], shape: /\bSG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}/g },
    {
        what: 'access token',
        triggers: ['hf_', 'dop_v1_', 'doo_v1_', 'shpat_', 'shpss_', 'lin_api_', 'secret_', 'dckr_pat_', 'EAAC'],
        shape: /\b(?:hf_|dop_v1_|doo_v1_|shpat_|shpss_|lin_api_|secret_|dckr_pat_|EAAC)[A-Za-z0-9_-]{20,255}/g,
    },
    { what: 'Telegram token', triggers: [':'], shape: /\b[0-9]{8,10}:[A-Za-z0-9_-]{35}\b/g },
    {
        what: 'JSON web token',
        triggers: ['eyJ'],
        shape: /\beyJ[A-Za-z0-9_-]{8,1024}\.[A-Za-z0-9_-]{4,8192}(?:\.[A-Za-z0-9_-]{0,8192})?/g,
    },
    {
        what: 'authorization header',
        triggers: ['earer ', 'asic ', 'oken '],
        shape: /\b(?:[Bb]earer|[Bb]asic|[Tt]oken) [A-Za-z0-9._~+/=-]{12,4096}/g,
    },
    { what: 'password in a URL', triggers: ['://'], shape: /(?<=:\/\/[^\s/:@]{0,128}:)[^\s/@]{1,256}(?=@)/g },
    {
        what: 'storage key',
        triggers: ['Key=', 'sig='],
        shape: /(?<=(?:AccountKey|SharedAccessKey|sig)=)[A-Za-z0-9+/%=]{20,256}/g,
    },
];
/** Members whose text is hidden whatever it looks like. Plain `token` is left out: parsers' fixtures are full of it. */
const SECRET_NAME = /(?:^|[^\p{L}])(?:password|passwd|passphrase|secret|client[_-]?secret|api[_-]?key|access[_-]?key|private[_-]?key|secret[_-]?key|auth[_-]?token|access[_-]?token|refresh[_-]?token|session[_-]?token|authorization|set-cookie|cookie|credentials?)['"\])]*$/iu;
/** Characters at the end of a place that are looked at for such a name. */
const LONGEST_NAME = 64;
/** Hexadecimal digits from which a run can be a key: 128 bits. */
const SHORTEST_HEX = 32;
const LONGEST_EXTENSION = 2;
const RUN = /[A-Za-z0-9+_=-]{20,4096}/g;
const HEX = /^(?:0x)?[0-9a-f]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Hexadecimal digits of MD5 to SHA-512 and of object ids; shown by their beginning. */
const HEX_SHOWN = 8;
function hidden(what, length) {
    return `[hidden: looks like a ${what}, ${length} characters]`;
}
function maskShapes(text) {
    let masked = text;
    for (const { what, triggers, shape } of TOKEN_SHAPES) {
        if (!triggers.some((trigger) => masked.includes(trigger)))
            continue;
        masked = masked.replace(shape, (found) => hidden(what, found.length));
    }
    return masked;
}
/**
 * Whether a run of characters is likelier random than written: letters and digits, nearly as many different characters
 * as it could have, and a change between lower case, upper case and digit at least every fifth character.
 */
function looksRandom(run) {
    if (UUID.test(run) || !/[0-9]/.test(run) || !/[A-Za-z]/.test(run))
        return false;
    const counts = new Map();
    for (const character of run)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / run.length) * Math.log2(count / run.length);
    const enough = Math.min(4.3, 0.86 * Math.log2(run.length));
    return bits >= enough && changesOfKind(run) >= run.length / 5;
}
function changesOfKind(run) {
    const kinds = [...run].map((character) => (/[0-9]/.test(character) ? 0 : /[a-z]/.test(character) ? 1 : 2));
    return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}
/** `hex` says what becomes of a long hexadecimal run, `isName` spares a run for what stands around it. */
function maskRuns(text, hex, isName) {
    return text.replace(RUN, (run, offset) => {
        const isHex = HEX.test(run);
        if (isHex ? run.length < SHORTEST_HEX || !/[a-f]/i.test(run) || !/[0-9]/.test(run) : !looksRandom(run))
            return run;
        const end = offset + run.length;
        if (isName(text.slice(Math.max(0, offset - 1), offset), text.slice(end, end + LONGEST_EXTENSION)))
            return run;
        return isHex ? hex(run) : hidden('secret', run.length);
    });
}
/** A value out of a fixture. `at` is where it stands, so that a member called `password` is hidden whatever it holds. */
function maskValue(value, at = '') {
    if (SECRET_NAME.test(at.slice(-LONGEST_NAME)) && value.length > 3 && !/^(?:true|false|null|-?[0-9.]+)$/.test(value)) {
        return hidden('secret', value.length);
    }
    return maskRuns(maskShapes(value), (run) => `${run.slice(0, HEX_SHOWN)}[hidden: ${run.length} hex digits in all]`, () => false);
}
/**
 * A sentence or a line to paste. Digests and commits are evidence there and stay, and so does a random-looking part of a
 * path: fixtures are named after digests, and a name that is hidden can neither be found nor pasted.
 */
function maskProse(text) {
    return maskRuns(maskShapes(text), (run) => (run.length === 40 || run.length === 64 ? run : hidden('secret', run.length)), (before, after) => before === '/' || /^\/|^\.[A-Za-z]/.test(after));
}


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

/***/ 50031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ linksOf),
/* harmony export */   s: () => (/* binding */ followLink)
/* harmony export */ });
const LINK_MODE = '120000';
/** A name may hold the same words, so the mode of what is found is looked at as well. */
const LINK_ENTRY = /120000 blob /;
/** Links followed one after the other: what Linux allows (ELOOP). */
const MAX_HOPS = 40;
/** Every symbolic link of a tree. Files are passed over without being decoded: there may be a million. */
function linksOf(listing) {
    return listing.matching(LINK_ENTRY).filter(({ mode }) => mode === LINK_MODE);
}
/**
 * What reading `link` passes and where it ends, as text alone: nothing on any disk is asked.
 *
 * @param targets  Path of each link of the tree to what it holds.
 */
function followLink(link, targets) {
    let open = link.split('/');
    const done = [];
    const through = new Set();
    let hops = 0;
    while (open.length > 0) {
        const [name, ...rest] = open;
        open = rest;
        if (name === '' || name === '.')
            continue;
        if (name === '..') {
            if (done.pop() === undefined)
                return { end: undefined, through: [...through] };
            continue;
        }
        const path = [...done, name].join('/');
        const target = targets.get(path);
        if (target === undefined) {
            done.push(name);
            continue;
        }
        if (path !== link)
            through.add(path);
        if (target.startsWith('/') || ++hops > MAX_HOPS)
            return { end: undefined, through: [...through] };
        open = [...target.split('/'), ...open];
    }
    return { end: done.join('/'), through: [...through] };
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
