export const id = 5170;
export const ids = [5170];
export const modules = {

/***/ 36635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ commandEnvironment),
/* harmony export */   a0: () => (/* binding */ MARKER_VARIABLE),
/* harmony export */   px: () => (/* binding */ unsafeToRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * All that a command sees of the environment, by name. A list of what is let in, not of what is kept out: secrets have
 * any name. Where a tool of the machine lies is no secret.
 */
const KEPT = new Set([
    'PATH',
    'PATHEXT',
    'SYSTEMROOT',
    'WINDIR',
    'COMSPEC',
    'LANG',
    'LC_ALL',
    'LC_CTYPE',
    'TZ',
    'LD_LIBRARY_PATH',
    'JAVA_HOME',
    'GOROOT',
    'DOTNET_ROOT',
    'VIRTUAL_ENV',
    'PYTHONLOCATION',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
]);
/** Events whose token cannot write on behalf of a fork, or whose code is merged already. */
const SAFE_EVENTS = new Set(['', 'pull_request', 'merge_group', 'push']);
/**
 * The environment of a command: no token, no GITHUB_*, RUNNER_*, ACTIONS_*, INPUT_* or GIT_*, no NODE_OPTIONS. Home and
 * temporary folder are private ones. `marker` lets stray children be found.
 */
function commandEnvironment(environment, folders, marker, variables = new Map()) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value === undefined || !KEPT.has(name.toUpperCase()))
            continue;
        // A proxy may carry a password in its address.
        if (/PROXY$/i.test(name) && value.includes('@'))
            continue;
        kept[name] = name.toUpperCase() === 'PATH' ? absoluteOnly(value) : value;
    }
    return {
        ...kept,
        HOME: folders.home,
        USERPROFILE: folders.home,
        TMPDIR: folders.temporary,
        TEMP: folders.temporary,
        TMP: folders.temporary,
        CI: 'true',
        NO_COLOR: '1',
        ...Object.fromEntries(variables),
        [MARKER_VARIABLE]: marker,
    };
}
const MARKER_VARIABLE = 'FIXTURE_GATE_COMMAND';
/**
 * Why commands must not run here at all; undefined where they may. Under `pull_request_target` and its kin the job holds
 * a token that can write and secrets, and whatever runs as the same user can read them from its memory (docs/gates-execution.md, what commands can do).
 */
function unsafeToRun(environment) {
    const event = environment['GITHUB_EVENT_NAME'] ?? '';
    if (SAFE_EVENTS.has(event))
        return undefined;
    return `commands are not run on the event ${JSON.stringify(event)}, where a pull request's code could reach a token that can write`;
}
/** A relative entry of PATH would be looked up in the pull request's own files. */
function absoluteOnly(path) {
    return path
        .split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter)
        .filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(entry))
        .join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
}


/***/ }),

/***/ 99536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sj: () => (/* binding */ policyEditOf),
/* harmony export */   cI: () => (/* binding */ lazyJudge),
/* harmony export */   rk: () => (/* binding */ gateSource)
/* harmony export */ });
/* harmony import */ var _execution_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36635);
/* harmony import */ var _revisions_listing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35802);


/** A judge that is loaded with the first question: where no fixture changed there is none. */
function lazyJudge() {
    let judge;
    const get = () => {
        judge ??= Promise.all(/* import() */[__webpack_require__.e(9484), __webpack_require__.e(7711), __webpack_require__.e(9233)]).then(__webpack_require__.bind(__webpack_require__, 29233)).then(({ createJudge }) => createJudge());
        return judge;
    };
    return {
        get,
        work: async (task) => (await get()).work(task),
        close: async () => (await judge)?.close(),
    };
}
/** The open repository and what was found in it, as the readers of the gates see them. */
function gateSource(repository, inspection, { testReports, work, workflow, ensureObjects = async () => undefined }) {
    const { range, trees, commits, findings, stored, policies, isFixture, isFixtureOnBase, rulesFor } = inspection;
    const sides = sidesOf(repository, range, trees.changes, inspection.listing);
    const { files } = sides;
    return {
        repository,
        range,
        changes: trees.changes,
        commits,
        findings,
        ...(stored === undefined ? {} : { stored }),
        policy: policies.effective,
        policyEdit: policyEditOf(policies),
        isFixture,
        isFixtureOnBase,
        rulesFor,
        ...sides,
        ensureObjects,
        work,
        testReports,
        ...(workflow === undefined ? {} : { workflow }),
        commands: lazyRunner({
            ...{ repository, files, ensureObjects, environment: process.env },
            // Were head to say what is a fixture, its code would stand in for base's as one.
            isFixture: isFixtureOnBase,
        }),
    };
}
/** Loaded with the first command: most runs have none. */
function lazyRunner(options) {
    return {
        unsafe: (0,_execution_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .unsafeToRun */ .px)(options.environment),
        withCheckout: async (plan, use) => {
            const { createRunner } = await __webpack_require__.e(/* import() */ 2416).then(__webpack_require__.bind(__webpack_require__, 92416));
            return createRunner(options).withCheckout(plan, use);
        },
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
/** Questions for one path, each of which looks through the bytes of the listing, before it is taken apart for good. */
const MAX_SINGLE_QUESTIONS = 32;
/** Head is base with the changes laid over it, which holds for the index and the working tree, too. */
function sidesOf(repository, { mergeBase }, changes, given) {
    let listing;
    const list = () => {
        listing ??= given === undefined ? (0,_revisions_listing_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .nT)(repository, mergeBase) : Promise.resolve(given);
        return listing;
    };
    const laidOver = (files, over) => {
        const all = new Map(files);
        for (const { path, head } of over) {
            if (head === null)
                all.delete(path);
            else
                all.set(path, head);
        }
        return all;
    };
    let onBase;
    const base = () => {
        onBase ??= list().then((all) => byPath(all.all()));
        return onBase;
    };
    let onHead;
    const head = () => {
        onHead ??= base().then((files) => laidOver(files, changes));
        return onHead;
    };
    const matched = new Map();
    const changed = new Map(changes.map((change) => [change.path, change]));
    const single = new Map();
    return {
        files: (side) => (side === 'base' ? base() : head()),
        among: async (side, pattern) => {
            const found = matched.get(pattern) ?? list().then((all) => byPath(all.matching(pattern)));
            matched.set(pattern, found);
            if (side === 'base')
                return found;
            const over = changes.filter(({ path }) => pattern.test(`\t${path}\0`));
            return laidOver(await found, over);
        },
        entryAt: async (side, path) => {
            const change = changed.get(path);
            if (change !== undefined)
                return change[side] ?? undefined;
            if (single.has(path))
                return single.get(path);
            if (single.size >= MAX_SINGLE_QUESTIONS)
                return (await base()).get(path);
            const entry = (await list()).at(path);
            single.set(path, entry);
            return entry;
        },
    };
}
function byPath(files) {
    return new Map(files.map(({ path, mode, oid }) => [path, { mode, oid }]));
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

/***/ 44485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   dy: () => (/* binding */ isSealed),
/* harmony export */   gm: () => (/* binding */ mayQuarantine),
/* harmony export */   uQ: () => (/* binding */ changedOnHead),
/* harmony export */   y_: () => (/* binding */ asksForRuns),
/* harmony export */   yk: () => (/* binding */ hasFreezeList)
/* harmony export */ });
/* harmony import */ var _revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41174);

const isSealed = async (source) => {
    const { manifest, manifestComplete, ledger } = source.policy;
    if (manifestComplete || manifest.some(isPattern))
        return true;
    return standsAtAny(source, [...manifest, ...ledger.map(({ file }) => file)]);
};
/** Schemas and properties judge what changed and is there. */
const changedOnHead = async ({ findings }) => findings.some(({ head }) => head !== null);
const hasFreezeList = (source) => standsAtAny(source, [source.policy.freeze.file]);
const mayQuarantine = async (source) => {
    const { policy, policyEdit } = source;
    if (asksForRuns(policyEdit.base) || policy.configured.includes('quarantine'))
        return true;
    return standsAtAny(source, [policyEdit.base.quarantine.file]);
};
/** Whether a policy has tests run or run again. */
function asksForRuns({ quarantine, lanes, fourWay }) {
    return quarantine.replay !== null || lanes.gating !== null || lanes.info !== null || fourWay;
}
/** What a name with these characters stands for can only be found by looking at all paths. */
function isPattern(name) {
    return /[*?[\]{}\\]/.test(name);
}
/** On either side. */
async function standsAtAny({ repository, range, changes }, paths) {
    if (changes.some(({ path }) => paths.includes(path)))
        return true;
    for (const path of paths)
        if ((await (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .findEntry */ .w)(repository, range.mergeBase, path)) !== undefined)
            return true;
    return false;
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

/***/ 79627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveRequest)
/* harmony export */ });
/* harmony import */ var _revisions_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22031);
/* harmony import */ var _revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5942);


/**
 * Turns what was asked for into two trees and what differs between them.
 *
 * @param told  Told what is known before git goes on to the next step, so that what needs nothing else can begin beside it.
 */
async function resolveRequest(repository, asked, told = {}) {
    if (asked.kind === 'staged' || asked.kind === 'worktree') {
        // What the next commit would change: against HEAD, unless a base is named.
        const headKind = asked.kind === 'staged' ? 'index' : 'worktree';
        const range = await (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRange */ .Ss)(repository, { base: asked.base ?? 'HEAD', head: 'HEAD', headKind }, told.tips);
        told.range?.(range);
        const { listIndexChanges, listWorktreeChanges } = await __webpack_require__.e(/* import() */ 1782).then(__webpack_require__.bind(__webpack_require__, 41782));
        const list = asked.kind === 'staged' ? listIndexChanges : listWorktreeChanges;
        return { range, trees: { changes: await list(repository, range.mergeBase), problems: [] } };
    }
    const range = await resolveCommits(repository, asked, told.tips);
    told.range?.(range);
    return { range, trees: await (0,_revisions_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)(repository, range.mergeBase, range.head.sha) };
}
async function resolveCommits(repository, asked, onTips) {
    if (asked.kind === 'revisions') {
        const spec = { ...(asked.base === undefined ? {} : { base: asked.base }), head: asked.head };
        return (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRange */ .Ss)(repository, spec, onTips);
    }
    const spec = { base: asked.base.sha, head: asked.head.sha, comparison: asked.comparison };
    const range = await (0,_revisions_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRange */ .Ss)(repository, spec, onTips);
    const label = (sha, ref) => ({
        sha,
        ...(ref === undefined ? {} : { ref }),
    });
    return { ...range, base: label(range.base.sha, asked.base.ref), head: label(range.head.sha, asked.head.ref) };
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


/***/ })

};
