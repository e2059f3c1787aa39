export const id = 2266;
export const ids = [2266];
export const modules = {

/***/ 22266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ readPolicyAt),
/* harmony export */   Mh: () => (/* binding */ readGivenFile),
/* harmony export */   h9: () => (/* binding */ readPolicies),
/* harmony export */   l$: () => (/* binding */ POLICY_PATH)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85698);
/* harmony import */ var _policy_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94743);
/* harmony import */ var _policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23248);
/* harmony import */ var _revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41174);






const POLICY_PATH = '.github/fixture-gate.yml';
/** A policy is read whole; nobody writes a larger one by hand. */
const MAX_POLICY_BYTES = 1_048_576;
/**
 * Base's policy judges; where this pull request edits it, head's judges as well and the stricter of both stands. With none on
 * base the defaults judge, and what head brings may only add to them (docs/adr/0002).
 *
 * @throws {FixtureGateError} BAD_POLICY for base's policy or the file given: nobody may guess what it meant.
 */
async function readPolicies(request, repository, range, changes) {
    const patterns = request.fixturePatterns ?? [];
    if (request.policy?.kind === 'file') {
        const given = { ...(0,_policy_match_js__WEBPACK_IMPORTED_MODULE_3__/* .policyWithPatterns */ .ct)(await readGivenFile(request.policy.path), patterns), given: true };
        return { effective: given, base: given, path: request.policy.path, edited: false };
    }
    const path = request.policy?.path ?? POLICY_PATH;
    const onBase = await readPolicyAt(repository, range.base.sha, path);
    if (onBase === undefined && path === POLICY_PATH)
        await refuseOtherEnding(repository, range);
    const base = (0,_policy_match_js__WEBPACK_IMPORTED_MODULE_3__/* .policyWithPatterns */ .ct)(onBase ?? (0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4)(), patterns);
    const change = changes.find((one) => one.path === path);
    if (change === undefined)
        return { effective: base, base, path, edited: false };
    if (change.head === null)
        return { effective: base, base, path, edited: true };
    try {
        const written = await readAt(repository, change.head.oid, path, 'head');
        const head = (0,_policy_match_js__WEBPACK_IMPORTED_MODULE_3__/* .policyWithPatterns */ .ct)(onBase === undefined ? (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__/* .policyAddsTo */ .AC)((0,_policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4)(), written) : written, patterns);
        return { effective: (0,_policy_stricter_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterOf */ .Gd)(base, head), base, head, path, edited: true };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$))
            throw error;
        return { effective: base, base, headError: error, path, edited: true };
    }
}
/** The policy of one commit; undefined where it has none. @throws {FixtureGateError} BAD_POLICY, REVISION_MISSING */
async function readPolicyAt(repository, commit, path) {
    const entry = await (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .findEntry */ .w)(repository, commit, path);
    return entry === undefined ? undefined : readAt(repository, entry.oid, path, 'base');
}
/** A policy that somebody believes in and nobody reads would be the quietest way to loosen a gate. */
async function refuseOtherEnding(repository, range) {
    const other = POLICY_PATH.replace(/\.yml$/, '.yaml');
    if ((await (0,_revisions_find_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .findEntry */ .w)(repository, range.base.sha, other)) === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_POLICY', `expected the policy at ${POLICY_PATH}; found one at ${other}, which nothing reads`, `rename it: git mv ${other} ${POLICY_PATH}`);
}
async function readAt({ objects }, oid, path, source) {
    const object = await objects.find(oid, { maxBytes: MAX_POLICY_BYTES });
    if (object.kind === 'content' && object.type === 'blob')
        return parse(object.content, path, source);
    if (object.kind === 'missing') {
        // A policy that is there and cannot be read may not give way to the defaults.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('REVISION_MISSING', `the policy ${path} is on ${source}, and its content is not in this clone`, 'fetch it, for instance with "git fetch --refetch --no-filter origin", and run again');
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_POLICY', `expected a policy file of at most ${MAX_POLICY_BYTES} bytes at ${path}; found ${object.type === 'blob' ? `${object.size} bytes` : `a ${object.type}`}`, 'put the policy there as a plain YAML file');
}
/** A policy to be tried out. @throws {FixtureGateError} BAD_INPUT, BAD_POLICY */
async function readGivenFile(path) {
    let bytes;
    try {
        bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('BAD_INPUT', `the policy file ${JSON.stringify(path)} cannot be read`, 'check the path that --policy names', {
            cause,
        });
    }
    return parse(bytes, path, 'base');
}
/** The reader, and the library behind it, are loaded only where there is a policy file. */
async function parse(bytes, path, source) {
    const [{ parsePolicy }, { formats }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8205).then(__webpack_require__.bind(__webpack_require__, 78205)),
        Promise.all(/* import() */[__webpack_require__.e(9484), __webpack_require__.e(7116)]).then(__webpack_require__.bind(__webpack_require__, 19484)),
    ]);
    return parsePolicy(bytes, { source, path, formats: formats.map(({ id }) => id) });
}


/***/ }),

/***/ 85698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ plainRule),
/* harmony export */   G4: () => (/* binding */ defaultPolicy),
/* harmony export */   ne: () => (/* binding */ BUILT_IN_PATTERNS)
/* harmony export */ });
/* unused harmony export DEFAULT_REQUIREMENT */
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);

/**
 * Where test suites keep what judges them. These apply where no policy names fixtures; they match in any
 * letter case, at the repository's root and below it (requirement D9). A pattern without a slash is about the file's name.
 */
const BUILT_IN_PATTERNS = [
    '**/testdata/**',
    '**/fixtures/**',
    '**/__fixtures__/**',
    '**/__snapshots__/**',
    '**/golden/**',
    '**/goldens/**',
    '**/cassettes/**',
    '*.snap',
    '*.snap.*',
    '*.golden',
    '*.golden.*',
    '*.expected',
    '*.expected.*',
    '*.approved.*',
    '*.verified.*',
    '*.ambr',
];
/** Every changed fixture needs a trailer, whatever the change is. */
const DEFAULT_REQUIREMENT = { default: ['trailer'], byClass: {} };
/** A rule that only says which files are fixtures. */
function plainRule(paths, anyCase) {
    return {
        paths,
        exclude: [],
        anyCase,
        require: DEFAULT_REQUIREMENT,
        format: 'auto',
        header: 'auto',
        yaml: 'auto',
        keys: {},
        unordered: [],
        maps: [],
        notMaps: [],
        ignoreMembers: [],
        tolerances: [],
        volatile: { ids: [], timestamps: [], regex: [] },
        missingArtifacts: 'ignore',
        tests: [],
    };
}
/** What holds where a repository has no policy file. The schema takes its defaults from here, so that they are written once. */
function defaultPolicy() {
    return {
        source: 'defaults',
        fixtures: [plainRule(BUILT_IN_PATTERNS, true)],
        tolerance: { relative: 1e-9, absolute: 0 },
        trailers: { key: 'Fixture-Change', minReason: 20, match: 'head-bytes', bind: false, patterns: false },
        approvals: { directory: 'reviews/fixtures', identity: 'git' },
        manifest: ['fixtures.manifest'],
        manifestComplete: false,
        ledger: [{ file: 'tests/fixture_ledger.json', root: 'tests/fixtures' }],
        separation: { mode: 'off', code: ['src/**', 'app/**', 'lib/**'], differentAuthor: false },
        agents: [],
        shape: { hollow: 'fail' },
        freeze: { file: 'tests/flake_freeze.txt', staleDays: 30 },
        quarantine: { file: '.quarantine.json', budget: 3, report: [], replay: null, times: 1, timeout: 600 },
        lanes: { prepare: null, gating: null, info: null, timeout: 1200 },
        fourWay: false,
        limits: _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d,
        configured: [],
    };
}


/***/ }),

/***/ 76298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   f: () => (/* binding */ compileFolders)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53874);


/**
 * Compiles `pattern`. Everyday patterns become string comparisons, which is ten times as fast as a pattern engine and
 * cannot blow up; the others go to minimatch, whose automaton is linear in the path (docs/adr/0051).
 */
function compileGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const anchored = whole.includes('/') ? whole : `**/${whole}`;
    if (!/[*?[\]{}\\]/.test(anchored.replaceAll('*', '')))
        return simpleGlob(anchored.split('/')) ?? engineGlob(anchored);
    const engine = engineGlob(anchored);
    return (path) => path === pattern || engine(path);
}
/**
 * Takes the folders that `pattern` goes through on its way to a file: `testdata` and all below it for a
 * pattern of every JSON file in there. A pattern that begins with `**` does not thereby take every folder there is: the way counts
 * from the first name that is no star.
 */
function compileFolders(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const folders = new Set();
    for (const one of (0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(whole, { braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj })) {
        const segments = one.split('/');
        for (let length = 1; length < segments.length; length += 1) {
            const way = segments.slice(0, length);
            if (!way.every((segment) => /^\*+$/.test(segment)))
                folders.add(way.join('/'));
        }
    }
    // A way of one name is that folder at the root, where a pattern of one name would be about any folder.
    const globs = [...folders].map((way) => (way.includes('/') ? compileGlob(way) : engineGlob(way)));
    return (path) => globs.some((matches) => matches(path));
}
/** Patterns of literal names, `*` and at most a `**` in front and one at the end. Undefined for any other. */
function simpleGlob(segments) {
    const floats = segments[0] === '**';
    const open = segments.length > 1 && segments.at(-1) === '**';
    const middle = segments.slice(floats ? 1 : 0, open ? -1 : undefined);
    if (middle.some((segment) => segment.includes('**') || segment === ''))
        return undefined;
    if (middle.length === 0)
        return () => true;
    const names = middle.slice(0, -1);
    const last = middle.at(-1) ?? '';
    if (names.some((segment) => segment.includes('*')))
        return undefined;
    if (last.includes('*'))
        return open ? undefined : lastNameGlob(names.join('/'), last, floats);
    return literalGlob(middle.join('/'), floats, open);
}
function literalGlob(literal, floats, open) {
    const start = `${literal}/`;
    if (floats && open)
        return (path) => path.startsWith(start) || path.includes(`/${start}`);
    if (open)
        return (path) => path.startsWith(start);
    if (floats)
        return (path) => path.endsWith(literal) && (path.length === literal.length || path.endsWith(`/${literal}`));
    return (path) => path === literal;
}
/** `folder` is what stands before the last name; where the pattern floats it may stand below any folder. */
function lastNameGlob(folder, pattern, floats) {
    const pieces = pattern.split('*');
    const tail = pieces.at(-1) ?? '';
    // `*.snap` anywhere: the text after the only star holds no slash, so the end of the path decides.
    if (floats && folder === '' && pieces.length === 2 && pieces[0] === '')
        return (path) => path.endsWith(tail);
    const name = starName(pieces);
    // Most paths lack the longest piece altogether, and finding that out takes no new strings.
    const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a));
    return (path) => {
        if (!path.includes(longest))
            return false;
        const slash = path.lastIndexOf('/');
        if (!name(path.slice(slash + 1)))
            return false;
        const parent = slash === -1 ? '' : path.slice(0, slash);
        if (folder === '')
            return floats || parent === '';
        return parent === folder || (floats && parent.endsWith(`/${folder}`));
    };
}
/**
 * A name with `*` in it. The pieces between the stars are looked for from left to right, each as early as possible,
 * which decides a pattern of stars exactly and in linear time. A star may stand for nothing: `*.snap` takes `.snap`, too.
 */
function starName(pieces) {
    const first = pieces[0] ?? '';
    const last = pieces.at(-1) ?? '';
    const between = pieces.slice(1, -1).filter((piece) => piece !== '');
    return (name) => {
        if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
            return false;
        let at = first.length;
        const end = name.length - last.length;
        for (const piece of between) {
            const found = name.indexOf(piece, at);
            if (found === -1)
                return false;
            at = found + piece.length;
        }
        return at <= end;
    };
}
function engineGlob(pattern) {
    const engine = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(pattern, {
        dot: true,
        // Extended patterns (`+(a|b)`) are left out: braces say the same, and nested ones are how engines are made to hang.
        noext: true,
        nonegate: true,
        nocomment: true,
        braceExpandMax: _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BRACE_ALTERNATIVES */ .Cj,
        // The same on every machine: a backslash is an escape, never a folder.
        platform: 'linux',
    });
    const prefix = literalPrefix(pattern);
    return (path) => path.startsWith(prefix) && engine.match(path);
}
/** Whole folders at the start of a pattern that hold no special character: most paths differ there already. */
function literalPrefix(pattern) {
    const special = pattern.search(/[*?[\]{}\\]/);
    const slash = pattern.lastIndexOf('/', special === -1 ? pattern.length : special);
    return slash === -1 ? '' : pattern.slice(0, slash + 1);
}


/***/ }),

/***/ 94743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ isFixture),
/* harmony export */   NH: () => (/* binding */ ruleForPointer),
/* harmony export */   YP: () => (/* binding */ idlePatterns),
/* harmony export */   ct: () => (/* binding */ policyWithPatterns),
/* harmony export */   eJ: () => (/* binding */ patternMatches),
/* harmony export */   sG: () => (/* binding */ ruleFor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85698);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76298);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53874);




/** Compiled once per policy and forgotten with it. A cache, not state: the same policy always gives the same rules. */
const compiled = new WeakMap();
const INPUT_NOT_USED = 'the "fixtures" input is not used, because the policy file names the fixtures itself';
/** The first rule of the policy that says that `path` is a fixture; undefined where none does. */
function ruleFor(policy, path) {
    const spelling = spell(path);
    return compiledRules(policy).find((rule) => claims(rule, spelling))?.rule;
}
/**
 * The first rule for a link or a submodule at `path`. Git keeps one entry for it, and everybody who opens the path finds
 * a whole folder there: one line in a tree swaps every fixture below. So it is a fixture where a folder of that name
 * would hold some. Which of the rules comes first is told by `ruleFor` where the path itself is named.
 */
function ruleForPointer(policy, path) {
    const spelling = spell(path);
    const own = ruleFor(policy, path);
    if (own !== undefined)
        return own;
    const holder = compiledRules(policy).find((rule) => rule.paths.some(({ holds }) => meets(rule, holds, spelling)) && !excluded(rule, spelling));
    return holder?.rule;
}
function isFixture(policy, path) {
    return ruleFor(policy, path) !== undefined;
}
/** One row per pattern of every rule, in the policy's order, patterns that match nothing included. */
function patternMatches(policy, paths) {
    const spellings = paths.map(spell);
    return compiledRules(policy).flatMap((rule, index) => rule.paths.map(({ pattern, matches }) => ({
        rule: index,
        pattern,
        matches: spellings.filter((path) => meets(rule, matches, path) && !excluded(rule, path)).length,
    })));
}
/**
 * Exclusions that leave out nothing which their rule would take, and readers whose file is not there. Only readers that name a file
 * (`tests/test_a.py::*`) are asked: what other ids stand for, no list of files tells; but the path of a file or folder alone is
 * the id of no test.
 */
function idlePatterns(policy, paths) {
    const spellings = paths.map(spell);
    return compiledRules(policy).flatMap((compiledRule) => {
        const { rule, exclude } = compiledRule;
        const taken = exclude.length === 0 ? [] : spellings.filter((path) => takes(compiledRule, path));
        const excludes = rule.exclude.flatMap((pattern, index) => taken.some(({ raw }) => exclude[index](raw)) ? [] : [{ rule, name: `exclude[${index}]`, pattern }]);
        const readers = rule.tests.flatMap((pattern, index) => {
            const file = /^([^:]*\.[A-Za-z0-9]+)::/.exec(pattern)?.[1];
            if (file === undefined) {
                const place = placeOf(pattern, paths);
                return place === undefined ? [] : [{ rule, name: `tests[${index}]`, pattern, place }];
            }
            const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S)(file);
            return paths.some((path) => matches(path)) ? [] : [{ rule, name: `tests[${index}]`, pattern }];
        });
        return [...excludes, ...readers];
    });
}
function placeOf(pattern, paths) {
    if (paths.includes(pattern))
        return 'file';
    return paths.some((path) => path.startsWith(`${pattern}/`)) ? 'folder' : undefined;
}
/**
 * The policy with `patterns` (the action's `fixtures` input) in place of the built-in ones. A policy file that names its
 * fixtures keeps its rules, and a notice says so: the input stands in a workflow, which head may edit, and the file on
 * base may not be overruled from there (requirement C6).
 *
 * @throws {FixtureGateError} BAD_INPUT, naming every pattern that cannot be one.
 */
function policyWithPatterns(policy, patterns) {
    const problems = patterns.flatMap((pattern) => {
        const problem = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .patternProblem */ .AL)(pattern);
        return problem === undefined ? [] : [`fixtures: expected ${problem}; found ${JSON.stringify(pattern)}`];
    });
    if (problems.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', problems.join('\n'), 'correct the patterns of the "fixtures" input');
    }
    if (patterns.length === 0)
        return policy;
    const builtIn = policy.fixtures.some((rule) => rule.anyCase);
    if (!builtIn)
        return { ...policy, notices: [...(policy.notices ?? []), INPUT_NOT_USED] };
    const replacement = (0,_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .plainRule */ .B4)(patterns, false);
    return { ...policy, fixtures: policy.fixtures.map((rule) => (rule.anyCase ? replacement : rule)) };
}
function spell(path) {
    const slashed = path.includes('\\') ? path.replaceAll('\\', '/') : path;
    return { raw: path, slashed, folded: slashed.toLowerCase() };
}
function claims(rule, path) {
    return takes(rule, path) && !excluded(rule, path);
}
function takes(rule, path) {
    return rule.paths.some(({ matches }) => meets(rule, matches, path));
}
function meets({ rule }, matches, path) {
    if (rule.anyCase)
        return matches(path.folded);
    return matches(path.raw) || (path.slashed !== path.raw && matches(path.slashed));
}
/** An exclusion takes protection away, so it is read narrowly: the path as it is, in the case it is written in. */
function excluded({ exclude }, { raw }) {
    return exclude.some((matches) => matches(raw));
}
function compiledRules(policy) {
    const known = compiled.get(policy);
    if (known !== undefined)
        return known;
    const rules = policy.fixtures.map(compileRule);
    compiled.set(policy, rules);
    return rules;
}
function compileRule(rule) {
    return {
        rule,
        paths: rule.paths.map((pattern) => {
            const spelt = rule.anyCase ? pattern.toLowerCase() : pattern;
            return { pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S)(spelt), holds: lazily(() => (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileFolders */ .f)(spelt)) };
        }),
        exclude: rule.exclude.map(_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S),
    };
}
/** Few repositories have links or submodules among what changes, so few patterns are ever asked about folders. */
function lazily(compile) {
    let glob;
    return (path) => {
        glob ??= compile();
        return glob(path);
    };
}


/***/ }),

/***/ 53874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Cj: () => (/* binding */ MAX_BRACE_ALTERNATIVES),
/* harmony export */   qe: () => (/* binding */ braceAlternatives),
/* harmony export */   tX: () => (/* binding */ filePathProblem)
/* harmony export */ });
/* unused harmony export MAX_PATTERN_CHARACTERS */
/** Checks of paths and patterns as a policy writes them. Pure string work, so that it costs nothing where there is no policy. */
/** Characters of one pattern or path. Git's own limit for a path is 4,096; nobody writes that by hand. */
const MAX_PATTERN_CHARACTERS = 1_024;
/** How many patterns the braces of one pattern may stand for. `{a,b}` twelve times over would be 4,096. */
const MAX_BRACE_ALTERNATIVES = 256;
const CONTROL = /[\u0000-\u001f\u007f]/;
const ESCAPABLE = '*?[]{}()!\\';
/** Why `pattern` cannot be a pattern, as the end of a sentence that begins with `expected`; undefined where it can. */
function patternProblem(pattern) {
    const shared = spellingProblem(pattern, 'a pattern');
    if (shared !== undefined)
        return shared;
    if (pattern.startsWith('!'))
        return 'a pattern without "!"; files to leave out belong under "exclude"';
    const slash = strayBackslash(pattern);
    if (slash !== undefined)
        return `"/" between folders; perhaps ${JSON.stringify(slash)}`;
    const alternatives = braceAlternatives(pattern);
    if (alternatives > MAX_BRACE_ALTERNATIVES) {
        return `braces that stand for at most ${MAX_BRACE_ALTERNATIVES} patterns; write some of them out as patterns of their own`;
    }
    return undefined;
}
/** Why `path` cannot name a file or folder of the repository; undefined where it can. */
function filePathProblem(path) {
    const shared = spellingProblem(path, 'a path');
    if (shared !== undefined)
        return shared;
    if (path.includes('\\'))
        return `"/" between folders; perhaps ${JSON.stringify(path.replaceAll('\\', '/'))}`;
    if (path.endsWith('/'))
        return `a path without "/" at its end; perhaps ${JSON.stringify(path.replace(/\/+$/, ''))}`;
    return undefined;
}
function spellingProblem(text, what) {
    if (text.trim() === '')
        return `${what}, not an empty text`;
    if (text.length > MAX_PATTERN_CHARACTERS)
        return `${what} of at most ${MAX_PATTERN_CHARACTERS} characters`;
    if (CONTROL.test(text))
        return `${what} without control characters`;
    if (/^[/\\]|^[A-Za-z]:[/\\]|^~(?:[/\\]|$)/.test(text)) {
        return `${what} relative to the repository's root, not an absolute one`;
    }
    const parts = text.split(/[/\\]/);
    // Alternatives in braces are parts, too: `{..,a}/x` leaves the repository as well.
    if (parts.includes('..') || /[{,]\.\.(?=[,}])/.test(text))
        return `${what} that stays in the repository, without ".."`;
    if (parts.includes('.'))
        return `${what} without "." as a folder; perhaps ${JSON.stringify(withoutDots(text))}`;
    if (parts.slice(0, -1).includes(''))
        return `${what} with one "/" between folders`;
    if (parts.some((part) => part.toLowerCase() === '.git'))
        return `${what} outside of ".git"`;
    return undefined;
}
function withoutDots(text) {
    return text
        .split('/')
        .filter((part) => part !== '.')
        .join('/');
}
/** The pattern with `/` for `\`, where a `\` does not escape a special character: somebody wrote a Windows path. */
function strayBackslash(pattern) {
    for (let index = 0; index < pattern.length; index += 1) {
        if (pattern[index] !== '\\')
            continue;
        const next = pattern[index + 1];
        if (next === undefined || !ESCAPABLE.includes(next))
            return pattern.replaceAll('\\', '/');
        index += 1;
    }
    return undefined;
}
/** An upper bound on what brace expansion makes of `pattern`: the product of the numbers of alternatives. */
function braceAlternatives(pattern) {
    let product = 1;
    const open = [];
    for (let index = 0; index < pattern.length && product <= MAX_BRACE_ALTERNATIVES; index += 1) {
        const character = pattern[index];
        if (character === '\\')
            index += 1;
        else if (character === '{') {
            const range = /^\{(-?\d{1,15})\.\.(-?\d{1,15})/.exec(pattern.slice(index, index + 40));
            open.push(range === null ? 1 : Math.abs(Number(range[1]) - Number(range[2])) + 1);
        }
        else if (character === ',' && open.length > 0)
            open.push((open.pop() ?? 1) + 1);
        else if (character === '}' && open.length > 0)
            product *= open.pop() ?? 1;
    }
    return product;
}


/***/ }),

/***/ 23248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ul: () => (/* binding */ STRENGTH),
  Kb: () => (/* binding */ judgingRules),
  AC: () => (/* binding */ policyAddsTo),
  Gg: () => (/* binding */ requiredByAll),
  Gd: () => (/* binding */ stricterOf),
  t_: () => (/* binding */ stronger)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(94743);
;// CONCATENATED MODULE: ./lib/policy/requirement.js
/** In this order everywhere, so that reports do not depend on how a policy lists them. */
const ORDER = ['trailer', 'approval', 'review'];
/**
 * Which records a change of these classes needs under `rule`; empty means none. A change that also contains weaker kinds
 * needs what each of them needs: nothing becomes cheaper by being mixed with something else.
 *
 * @param classes  The finding's `class` and everything in `also`.
 */
function requiredRecords(rule, classes) {
    const needed = new Set();
    for (const one of classes.length === 0 ? [undefined] : classes) {
        const own = one === undefined ? undefined : rule.require.byClass[one];
        for (const kind of own ?? rule.require.default)
            needed.add(kind);
    }
    return ORDER.filter((kind) => needed.has(kind));
}

;// CONCATENATED MODULE: ./lib/policy/stricter.js



/*
 * Where head changes the policy, both judge and the stricter counts (docs/adr/0052): head may ask for more at once and
 * for less only after it was merged. Pure; `weakenings.ts` says what head would have taken away.
 */
/** Weakest first, so that the index is the strength. */
const STRENGTH = {
    match: ['head-bytes', 'every-commit'],
    identity: ['git', 'verified'],
    separation: ['off', 'commit', 'pull-request'],
    hollow: ['ignore', 'warn', 'fail'],
    missingArtifacts: ['ignore', 'warn', 'block'],
};
/** The stronger of two values of one of the scales above. */
function stronger(scale, a, b) {
    return scale.indexOf(a) >= scale.indexOf(b) ? a : b;
}
/**
 * One policy whose settings are the stricter of both, and whose fixtures are those of either. Base's rules come first, so a
 * path that both know keeps base's rule here; `judgingRules` gives both. What can only be one thing stays base's: files,
 * folders, and above all commands, which are never taken from head.
 */
function stricterOf(base, head) {
    const { notices: _, ...settings } = base;
    const notices = [...new Set([...(base.notices ?? []), ...(head.notices ?? [])])];
    return {
        ...settings,
        fixtures: union(base.fixtures, head.fixtures),
        tolerance: {
            relative: Math.min(base.tolerance.relative, head.tolerance.relative),
            absolute: Math.min(base.tolerance.absolute, head.tolerance.absolute),
        },
        trailers: stricterTrailers(base.trailers, head.trailers),
        approvals: {
            ...base.approvals,
            identity: stronger(STRENGTH.identity, base.approvals.identity, head.approvals.identity),
        },
        manifest: union(base.manifest, head.manifest),
        manifestComplete: base.manifestComplete || head.manifestComplete,
        ledger: union(base.ledger, head.ledger),
        separation: {
            mode: stronger(STRENGTH.separation, base.separation.mode, head.separation.mode),
            code: union(base.separation.code, head.separation.code),
            differentAuthor: base.separation.differentAuthor || head.separation.differentAuthor,
        },
        agents: union(base.agents, head.agents),
        shape: { hollow: stronger(STRENGTH.hollow, base.shape.hollow, head.shape.hollow) },
        quarantine: { ...base.quarantine, budget: Math.min(base.quarantine.budget, head.quarantine.budget) },
        limits: lowerLimits(base.limits, head.limits),
        configured: union(base.configured, head.configured),
        ...(notices.length === 0 ? {} : { notices }),
    };
}
/**
 * What judges the pull request that brings the first policy: the defaults, and what head adds to them (threat T06).
 * A policy that lists nothing, excludes everything or asks for no record takes nothing away.
 */
function policyAddsTo(defaults, head) {
    return stricterOf(defaults, head);
}
/**
 * The rules by which a change of `path` is judged: base's, and head's where it differs. The comparison is made under each
 * and the strongest class counts. Empty where the path is a fixture under neither. `pointer` says that a link or a
 * submodule stands or stood there, which may stand for a folder.
 */
function judgingRules(base, head, path, pointer = false) {
    const find = pointer ? match/* ruleForPointer */.NH : match/* ruleFor */.sG;
    const rules = [find(base, path), find(head, path)].filter((rule) => rule !== undefined);
    return union(rules, []);
}
/** What all of `rules` ask for together. */
function requiredByAll(rules, classes) {
    const kinds = new Set(rules.flatMap((rule) => requiredRecords(rule, classes)));
    return ['trailer', 'approval', 'review'].filter((kind) => kinds.has(kind));
}
function stricterTrailers(base, head) {
    return {
        // Two names cannot both be asked for; base's is the one that the history is searched by.
        key: base.key,
        minReason: Math.max(base.minReason, head.minReason),
        match: stronger(STRENGTH.match, base.match, head.match),
        bind: base.bind || head.bind,
        patterns: base.patterns && head.patterns,
    };
}
/** A lower limit is the stricter one: reaching it fails upward. */
function lowerLimits(base, head) {
    return {
        file: Math.min(base.file, head.file),
        depth: Math.min(base.depth, head.depth),
        nodes: Math.min(base.nodes, head.nodes),
        seconds: Math.min(base.seconds, head.seconds),
    };
}
/** The first list, then what only the second has; equal entries once. */
function union(first, second) {
    const all = [];
    for (const entry of [...first, ...second]) {
        if (!all.some((known) => known === entry || (0,external_node_util_.isDeepStrictEqual)(known, entry)))
            all.push(entry);
    }
    return all;
}


/***/ }),

/***/ 41174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findEntry)
/* harmony export */ });
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29506);
/* harmony import */ var _trees_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11863);



/** Root trees of commits that were asked for: a run looks several names up in the same one. */
const roots = new WeakMap();
function treeOf(objects, name, depth) {
    if (depth > 0)
        return objects.read(name);
    const known = roots.get(objects) ?? new Map();
    roots.set(objects, known);
    const tree = known.get(name) ?? objects.read(name);
    known.set(name, tree);
    // What is missing now may be fetched.
    tree.catch(() => known.delete(name));
    return tree;
}
/**
 * What stands at `path` in the tree of `commit`, by walking the trees: unlike `<commit>:<path>` it tells an entry whose
 * blob a partial clone lacks from one that is not there. Undefined for a folder.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a tree on the way is missing.
 */
async function findEntry({ objects, objectFormat }, commit, path) {
    const idBytes = objectFormat === 'sha256' ? 32 : 20;
    const names = path.split('/');
    let tree = `${commit}^{tree}`;
    for (const [depth, name] of names.entries()) {
        const entry = (0,_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTree */ .cZ)(await treeOf(objects, tree, depth), idBytes).find((one) => one.name.equals((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(name)));
        if (entry === undefined)
            return undefined;
        const isLast = depth === names.length - 1;
        if (isLast !== (entry.mode !== _trees_js__WEBPACK_IMPORTED_MODULE_1__/* .TREE_MODE */ .tk))
            return undefined;
        if (isLast)
            return { mode: entry.mode, oid: (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(entry.oid) };
        tree = entry.oid;
    }
    return undefined;
}


/***/ }),

/***/ 11863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ treeProblems),
/* harmony export */   VI: () => (/* binding */ isForbiddenName),
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   tk: () => (/* binding */ TREE_MODE)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29506);
/** Trees as bytes: what `ls-tree` would smooth over must show (T44). */

const SPACE = 0x20;
/** As git writes it in trees: without a leading zero. */
const TREE_MODE = '40000';
const USUAL_MODES = new Set([TREE_MODE, '100644', '100755', '120000', '160000']);
/** @throws {TypeError} Where the bytes are no tree. Git refuses such an object before it comes here. */
function parseTree(content, idBytes) {
    const entries = [];
    for (let at = 0; at < content.length;) {
        const space = content.indexOf(SPACE, at);
        const end = space === -1 ? -1 : content.indexOf(0, space);
        if (end === -1 || end + 1 + idBytes > content.length)
            throw new TypeError('not a tree');
        entries.push({
            mode: content.toString('latin1', at, space),
            name: content.subarray(space + 1, end),
            oid: content.toString('hex', end + 1, end + 1 + idBytes),
        });
        at = end + 1 + idBytes;
    }
    return entries;
}
/** What is wrong in one tree, below `folder` (empty, or ending in a slash). */
function treeProblems(entries, folder) {
    const problems = [];
    const seen = new Set();
    let previous = '';
    for (const { mode, name } of entries) {
        // One character a byte: as exact as the bytes, and much quicker than to decode every name of a large tree.
        const bytes = name.toString('latin1');
        const key = mode === TREE_MODE ? `${bytes}/` : bytes;
        const add = (kind) => problems.push({ kind, path: `${folder}${(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(name)}` });
        if (seen.has(bytes))
            add('duplicate-entry');
        else if (previous >= key && seen.size > 0)
            add('unsorted');
        if (!isPlainName(bytes) && isForbiddenName((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(name)))
            add('forbidden-name');
        if (!USUAL_MODES.has(mode))
            add('odd-mode');
        seen.add(bytes);
        previous = key;
    }
    return problems;
}
/** Whether a name is beyond doubt, so that the closer look is for few: ASCII, and nowhere near `.`, `..` or `.git`. */
function isPlainName(bytes) {
    return /^(?!\.|git~)[\x20-\x2e\x30-\x7e]+$/i.test(bytes);
}
/** Characters that HFS+ ignores in names, so that `.g\u200cit` is `.git` there (git's utf8.c, next_hfs_char). */
const IGNORED_ON_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/**
 * Whether one component of a path must never reach a disk: nothing, `.`, `..`, one with a slash or NUL, and `.git` as
 * any file system may spell it (letter case, `GIT~1`, trailing dots and blanks, streams, ignored characters).
 */
function isForbiddenName(name) {
    if (name === '' || name === '.' || name === '..' || /[/\0]/.test(name))
        return true;
    const folded = name.replace(IGNORED_ON_HFS, '').toLowerCase();
    const [first = ''] = folded.split(/[\\:]/);
    const trimmed = first.replace(/[. ]+$/, '');
    return trimmed === '.git' || trimmed === 'git~1';
}


/***/ })

};
