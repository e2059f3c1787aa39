export const id = 7906;
export const ids = [7906,8008,3506];
export const modules = {

/***/ 69871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ isWorkflowPath),
/* harmony export */   Ci: () => (/* binding */ steps),
/* harmony export */   Fm: () => (/* binding */ findGateJobs),
/* harmony export */   Fz: () => (/* binding */ waitingFor),
/* harmony export */   G: () => (/* binding */ triggers),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   LR: () => (/* binding */ jobs),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Yl: () => (/* binding */ job),
/* harmony export */   a: () => (/* binding */ foreignCalls),
/* harmony export */   nD: () => (/* binding */ gateCheckName),
/* harmony export */   qu: () => (/* binding */ stepPath),
/* harmony export */   sN: () => (/* binding */ isAlways)
/* harmony export */ });
/* unused harmony export list */
/** Of the action, in any spelling under which somebody publishes it. What lies below it (`fixture-gate/comment`) judges nothing. */
const GATE_NAME = /(?:^|\/)fixture-?gate(?:@|$)/i;
const GATE_COMMAND = /\bfixture-?gate\b(?:[\w./-]*index\.js)?["']?\s+(?:check|merge|manifest|ledger)\b|\bfixture-gate[\w./-]*\/dist\/cli\/index\.js/i;
const WORKFLOW_FILE = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const LOCAL_WORKFLOW = /^\.\/(\.github\/workflows\/[^/]+\.ya?ml)$/;
function isWorkflowPath(path) {
    return WORKFLOW_FILE.test(path);
}
function fields(value) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        return new Map();
    return new Map(Object.entries(value));
}
function list(value) {
    if (Array.isArray(value))
        return value;
    return value === undefined || value === null ? [] : [value];
}
function texts(value) {
    return list(value).filter((one) => typeof one === 'string');
}
/** Event to its settings, however `on` is written. */
function triggers(file) {
    const on = fields(file.value).get('on');
    if (typeof on === 'string' || Array.isArray(on))
        return new Map(texts(on).map((event) => [event, new Map()]));
    return new Map([...fields(on)].map(([event, settings]) => [event, fields(settings)]));
}
function jobs(file) {
    return new Map([...fields(fields(file.value).get('jobs'))].map(([id, job]) => [id, fields(job)]));
}
function job(file, id) {
    return jobs(file).get(id) ?? new Map();
}
function steps(one) {
    return list(one.get('steps')).map(fields);
}
function stepPath(id, index, ...rest) {
    return ['jobs', id, 'steps', index, ...rest];
}
/** Folders into which a step of the job checks out this repository: an action in there is this repository's own. */
function ownCheckouts(one) {
    const paths = steps(one).flatMap((step) => {
        if (!/^actions\/checkout(?:@|$)/i.test(String(step.get('uses') ?? '')))
            return [];
        const given = fields(step.get('with'));
        return given.has('repository') ? [] : [String(given.get('path') ?? '').replace(/^\.\/|\/$/g, '')];
    });
    return new Set(paths);
}
/** @param ownActionIsGate  Whether the action at the top of this repository is the gate: then this is its own repository. */
function gateSteps(one, ownActionIsGate) {
    const own = ownCheckouts(one);
    return steps(one).flatMap((step, index) => {
        const uses = String(step.get('uses') ?? '');
        const local = /^\.\/?(.*?)\/?$/.exec(uses)?.[1];
        const isOwn = ownActionIsGate && local !== undefined && uses.startsWith('.') && own.has(local);
        if (isOwn || GATE_NAME.test(uses))
            return [{ index, how: 'action' }];
        return GATE_COMMAND.test(String(step.get('run') ?? '')) ? [{ index, how: 'command' }] : [];
    });
}
/** Jobs that run the gate. A reusable workflow of the repository counts where it is called, and by itself if nobody calls it. */
function findGateJobs(files, ownActionIsGate) {
    const direct = files.flatMap((file) => [...jobs(file)].flatMap(([id, one]) => {
        const found = gateSteps(one, ownActionIsGate);
        return found.length === 0 ? [] : [{ file, id, inner: { file, id }, steps: found }];
    }));
    const called = files.flatMap((file) => [...jobs(file)].flatMap(([id, one]) => {
        const path = LOCAL_WORKFLOW.exec(String(one.get('uses') ?? ''))?.[1];
        return direct.filter((gate) => gate.file.path === path).map((gate) => ({ ...gate, file, id }));
    }));
    const callees = new Set(called.map(({ inner }) => inner.file.path));
    return [...direct.filter(({ file }) => !(callees.has(file.path) && isOnlyCallable(file))), ...called];
}
function isOnlyCallable(file) {
    const events = [...triggers(file).keys()];
    return events.length > 0 && events.every((event) => event === 'workflow_call');
}
/** Jobs that call a workflow of another repository: what runs in there cannot be seen from here. */
function foreignCalls(files) {
    return files.flatMap((file) => [...jobs(file).values()].flatMap((one) => {
        const uses = String(one.get('uses') ?? '');
        return uses !== '' && !uses.startsWith('./') ? [{ file, uses }] : [];
    }));
}
/** What the checks page calls the job. workflow and event are no part of it. */
function checkName(file, id) {
    const one = job(file, id);
    const name = one.get('name') === undefined ? id : String(one.get('name'));
    if (fields(one.get('strategy')).has('matrix'))
        return { kind: 'unknown', why: 'a matrix makes several checks of it' };
    if (name.includes('${{'))
        return { kind: 'unknown', why: 'an expression makes its name' };
    return { kind: 'known', name };
}
function gateCheckName(gate) {
    const outer = checkName(gate.file, gate.id);
    if (gate.inner.file.path === gate.file.path || outer.kind === 'unknown')
        return outer;
    const inner = checkName(gate.inner.file, gate.inner.id);
    return inner.kind === 'unknown' ? inner : { kind: 'known', name: `${outer.name} / ${inner.name}` };
}
/** Jobs of the same file that wait for `id`, directly or through others. */
function waitingFor(file, id) {
    const all = jobs(file);
    const found = new Set();
    for (let grew = true; grew;) {
        grew = false;
        for (const [other, one] of all) {
            if (found.has(other))
                continue;
            if (!texts(one.get('needs')).some((need) => need === id || found.has(need)))
                continue;
            found.add(other);
            grew = true;
        }
    }
    return [...found];
}
/** `always()` with nothing else: a job that runs whatever became of the others. */
function isAlways(condition) {
    return /^\s*(?:\$\{\{\s*)?always\(\)\s*(?:\}\}\s*)?$/.test(String(condition ?? ''));
}


/***/ }),

/***/ 36044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   ey: () => (/* binding */ pairAt),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   oB: () => (/* binding */ nodeAt)
/* harmony export */ });
/* unused harmony export lineAt */
/** Never throws for what the text holds. */
function parseYaml(yaml, path, text) {
    const document = yaml.parseDocument(text, { logLevel: 'silent', prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
        return { path, line: lineAt(text, error.pos[0]), why: (error.message.split('\n')[0] ?? '').slice(0, 200) };
    }
    try {
        return { path, text, value: document.toJS({ mapAsMap: false }), document, yaml };
    }
    catch (cause) {
        // An alias bomb or an alias without its anchor: both are refused by the library while it builds the value.
        return { path, line: 1, why: cause.message.slice(0, 200) };
    }
}
function isBroken(file) {
    return 'why' in file;
}
/** One-based line of a key, or of an entry of a list; that of the nearest thing around it where it is not there. */
function lineOf(file, path) {
    for (let length = path.length; length > 0; length -= 1) {
        const offset = startOf(file, path.slice(0, length));
        if (offset !== undefined)
            return lineAt(file.text, offset);
    }
    return 1;
}
/** Offset of the key of a pair, or of the entry of a list. */
function startOf(file, path) {
    const pair = pairAt(file, path);
    const node = pair === undefined ? nodeAt(file, path) : pair.key;
    return node?.range?.[0];
}
function nodeAt({ document, yaml }, path) {
    let node = document.contents;
    for (const step of path) {
        node = yaml.isAlias(node) ? node.resolve(document) : node;
        if (!yaml.isCollection(node))
            return undefined;
        node = node.get(step, true);
    }
    return yaml.isNode(node) ? node : undefined;
}
/** The pair that the last key of `path` stands in; undefined for an entry of a list. */
function pairAt(file, path) {
    const parent = nodeAt(file, path.slice(0, -1));
    const key = path.at(-1);
    if (!file.yaml.isMap(parent))
        return undefined;
    return parent.items.find(({ key: one }) => file.yaml.isScalar(one) && String(one.value) === String(key));
}
function lineAt(text, offset) {
    return text.slice(0, offset).split('\n').length;
}


/***/ }),

/***/ 27:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/platform-address.js
var platform_address = __webpack_require__(26647);
// EXTERNAL MODULE: ./lib/judging-policy.js
var judging_policy = __webpack_require__(22266);
// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(18008);
// EXTERNAL MODULE: ./lib/revisions/git.js
var git = __webpack_require__(59222);
// EXTERNAL MODULE: ./lib/revisions/ranges.js
var ranges = __webpack_require__(5942);
// EXTERNAL MODULE: ./lib/revisions/repository.js
var revisions_repository = __webpack_require__(78928);
// EXTERNAL MODULE: ./lib/revisions/working-changes.js + 1 modules
var working_changes = __webpack_require__(41782);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/commands/doctor/subject.js
var doctor_subject = __webpack_require__(5060);
// EXTERNAL MODULE: ./lib/policy/defaults.js
var defaults = __webpack_require__(85698);
// EXTERNAL MODULE: ./lib/policy/glob.js
var policy_glob = __webpack_require__(76298);
// EXTERNAL MODULE: ./lib/gates/ledger.js
var gates_ledger = __webpack_require__(80679);
// EXTERNAL MODULE: ./lib/gates/manifest.js
var gates_manifest = __webpack_require__(57023);
;// CONCATENATED MODULE: ./lib/commands/init/seals.js



/** Names under which people keep digests of files. */
const SEAL_FILES = /(?:^|\/)(?:[\w.-]*(?:manifest|ledger|checksums?|hashes|digests?|sha256sums?)[\w.-]*|[\w.-]+\.sha(?:1|256|512)(?:sums?)?|sha(?:1|256|512)sums?(?:\.txt)?|flake_freeze\.txt|\.quarantine\.json)$/i;
const DIGEST_LINE = /^\\?[0-9a-f]{32,128} [ *]\S/im;
const SMALL_SHARE = 2;
/** @param files  Candidates with their bytes; `paths` is everything that is there. Pure. */
function readSeals(files, paths) {
    const known = new Set(paths);
    const manifests = [];
    const ledgers = [];
    const foreign = [];
    for (const [path, bytes] of files) {
        const manifest = (0,gates_manifest/* parseManifest */.Ng)(path, bytes);
        // Most of it has to be entries: a text in which one line happens to read like one is no manifest.
        if (manifest.entries.length > 0 && manifest.faults.length * SMALL_SHARE < manifest.entries.length)
            manifests.push(path);
        else {
            const root = path.endsWith('.json') ? ledgerRoot(path, bytes, known) : undefined;
            if (root !== undefined)
                ledgers.push({ file: path, root });
            else if (DIGEST_LINE.test(Buffer.from(bytes).toString('latin1')))
                foreign.push(path);
        }
    }
    return { manifests, ledgers, foreign };
}
/** The folder below which the names of the ledger are files: beside it, or one of the usual ones. */
function ledgerRoot(path, bytes, known) {
    const ledger = (0,gates_ledger/* parseLedger */.h)(path, 'x', bytes);
    if (ledger.entries.length === 0 || ledger.faults.length > 0)
        return undefined;
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    const usual = (0,defaults/* defaultPolicy */.G4)().ledger.map(({ root }) => root);
    const below = folder === '' ? [] : [folder, `${folder}/fixtures`];
    return [...below, 'fixtures', ...usual].find((root) => ledger.entries.every(({ name }) => known.has(`${root}/${name}`)));
}
/** What the policy has to say about them: nothing where they are where everybody looks. */
function sealKeys({ manifests, ledgers }) {
    const usual = (0,defaults/* defaultPolicy */.G4)();
    const other = manifests.filter((path) => !usual.manifest.includes(path));
    const otherLedgers = ledgers.filter(({ file, root }) => !usual.ledger.some((one) => one.file === file && one.root === root));
    return [
        ...(other.length === 0 ? [] : [`manifest: [${manifests.map(quoted).join(', ')}]`]),
        ...(otherLedgers.length === 0
            ? []
            : ['ledger:', ...ledgers.map(({ file, root }) => `  - { file: ${quoted(file)}, root: ${quoted(root)} }`)]),
    ];
}
/** JSON is YAML, and needs no thought about what a plain text may begin with. */
function quoted(text) {
    return JSON.stringify(text);
}

;// CONCATENATED MODULE: ./lib/commands/init/proposal.js



const SCHEMA_FILE = 'schema/fixture-gate.policy.schema.json';
/** Columns of a pattern in the comments of the policy. */
const PATTERN_WIDTH = 28;
const PLACEHOLDER = { uses: `OWNER/fixture-gate@${'0'.repeat(40)}`, version: 'vX.Y.Z' };
/** Where editors take the schema of the policy from: the very commit that the workflow uses. */
function schemaAddress({ uses, serverUrl }) {
    const [name = '', sha = ''] = uses.split('@');
    const repository = name.split('/').slice(0, 2).join('/');
    if (serverUrl !== undefined && new URL(serverUrl).hostname !== 'github.com')
        return `${serverUrl}/${repository}/raw/${sha}/${SCHEMA_FILE}`;
    return `https://raw.githubusercontent.com/${repository}/${sha}/${SCHEMA_FILE}`;
}
/**
 * The policy. It never protects less than no policy would: naming any fixtures turns the built-in patterns off, so they
 * are all written down wherever one more is needed, in every spelling that this repository has.
 *
 * @param paths  Every file, for spellings that differ in letter case.
 */
function policyText(survey, seals, paths, action) {
    const extra = survey.patterns.filter(({ isBuiltIn }) => !isBuiltIn);
    const keys = sealKeys(seals);
    return [
        `# yaml-language-server: $schema=${schemaAddress(action)}`,
        '# Which files are fixtures, and what a change to them needs. Read from the base branch only, so that a pull request',
        '# cannot loosen its own check. Every key with its default is in docs/policy.md of Fixture Gate.',
        'version: 1',
        '',
        ...(extra.length === 0 ? builtInOnly(survey) : fixturesKey(survey, paths)),
        ...(keys.length === 0 ? [] : ['', '# Digests that this repository keeps already.', ...keys]),
        '',
    ].join('\n');
}
function builtInOnly({ patterns }) {
    if (patterns.length === 0) {
        return [
            '# Nothing here looks like a fixture yet. The built-in patterns apply as soon as something does; other places are named',
            '# under "fixtures:", together with the built-in patterns, which do not apply beside it:',
            '# fixtures:',
            `#   - paths: [${defaults/* BUILT_IN_PATTERNS */.ne.map(quoted).join(', ')}]`,
        ];
    }
    return [
        '# The built-in patterns apply, in any letter case. Here they find:',
        ...patterns.map(({ pattern, files, samples }) => comment(pattern, files, samples)),
        '# Other places are named under "fixtures:"; the built-in patterns then have to be named there as well.',
    ];
}
function fixturesKey(survey, paths) {
    const extra = survey.patterns.filter(({ isBuiltIn }) => !isBuiltIn);
    const found = new Map(survey.patterns.map((one) => [one.pattern, one]));
    const spellings = otherSpellings(paths);
    const line = (pattern) => {
        const known = found.get(pattern);
        return `      - ${quoted(pattern)}${known === undefined ? '' : ` # ${countOf(known.files)}, such as ${shown(known.samples[0] ?? '')}`}`;
    };
    return [
        'fixtures:',
        '  - paths:',
        '      # Found in this repository, beyond the built-in patterns.',
        ...extra.map(({ pattern }) => line(pattern)),
        '      # The built-in patterns. They do not apply by themselves where fixtures are named.',
        ...defaults/* BUILT_IN_PATTERNS */.ne.map(line),
        ...(spellings.length === 0
            ? []
            : ['      # The same as they are spelt here: patterns of a policy mind letter case.', ...spellings.map(line)]),
        ...exclusion(survey),
        '    require: trailer',
    ];
}
/** Taking protection away is left to a person. */
function exclusion({ code }) {
    if (code.length === 0)
        return [];
    return [
        `    # ${countOf(code.length)} of code among them, such as ${shown(code[0] ?? '')}. If tests import it and do not read it:`,
        `    # exclude: [${quoted(`**/*.${code[0].slice(code[0].lastIndexOf('.') + 1)}`)}]`,
    ];
}
function comment(pattern, files, samples) {
    return `#   ${pattern.padEnd(PATTERN_WIDTH)} ${countOf(files)}, such as ${shown(samples[0] ?? '')}`;
}
function countOf(files) {
    return `${files} ${files === 1 ? 'file' : 'files'}`;
}
/** A name in a comment of YAML, or on a terminal: quoted where it is not plain, so that it stays on its line. */
function shown(path) {
    return /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(path)
        ? path
        : JSON.stringify(path).replaceAll(/[^\x20-\x7e]/g, asEscape);
}
function asEscape(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** Patterns for files that the built-in ones take in any letter case, and that they miss as they are written. */
function otherSpellings(paths) {
    const exact = defaults/* BUILT_IN_PATTERNS */.ne.map(policy_glob/* compileGlob */.S);
    const patterns = new Set();
    for (const path of paths) {
        const folded = path.toLowerCase();
        if (exact.some((glob) => glob(path)))
            continue;
        for (const [index, pattern] of defaults/* BUILT_IN_PATTERNS */.ne.entries()) {
            if (!exact[index](folded))
                continue;
            patterns.add(respelt(pattern, path));
            break;
        }
    }
    return [...patterns];
}
/** `pattern` in the letters that `path` has where it meets it; the path itself where no such pattern is found. */
function respelt(pattern, path) {
    const literal = pattern.replaceAll(/\*+\/?|\/\*+/g, '');
    const name = path.slice(path.lastIndexOf('/') + 1);
    const at = name.toLowerCase().lastIndexOf(literal);
    const spelling = pattern.includes('/')
        ? path.split('/').find((segment) => segment.toLowerCase() === literal)
        : name.slice(at, at + literal.length);
    const spelt = pattern.replace(literal, () => spelling ?? literal);
    return (0,policy_glob/* compileGlob */.S)(spelt)(path) ? spelt : path.replaceAll(/[*?[\]{}()!\\]/g, '\\$&');
}
function workflowText({ uses, version }) {
    return `# Require the job "fixture-gate" in the ruleset of the default branch.
#
# No path filter, no branch filter and no \`if:\` on the job: a skipped job counts as a success, and a filtered workflow
# leaves a required check waiting for ever.
name: fixture-gate
on:
  pull_request:
    # \`edited\` runs again when the base branch of the pull request is changed: a result belongs to one base.
    types: [opened, synchronize, reopened, edited]
  # A queue waits for this event. Without it a required check never reports.
  merge_group: {}
# A pull request from a fork gets a read-only token whatever stands here. The verdict is the same; annotations and the
# report then appear in the log and in the job summary.
permissions:
  contents: read
  checks: write
  pull-requests: write
concurrency:
  group: fixture-gate-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  fixture-gate:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      # The full SHA of a release, and its version behind it. A tag can be moved.
      - uses: ${uses}${version === undefined ? '' : ` # ${version}`}
`;
}
const FIND_GATE = `# FIXTURE_GATE names dist/cli/index.js of a checkout; without it fixture-gate is looked for on PATH and in node_modules.
if [ -n "\${FIXTURE_GATE:-}" ]; then gate() { node "$FIXTURE_GATE" "$@"; }
elif command -v fixture-gate >/dev/null 2>&1; then gate() { fixture-gate "$@"; }
elif [ -x node_modules/.bin/fixture-gate ]; then gate() { node_modules/.bin/fixture-gate "$@"; }
else
  echo 'fixture-gate is not installed here: fixtures are checked in the pull request only' >&2
  exit 0
fi
# The first commit of a repository has nothing to be compared with.
git rev-parse --verify --quiet HEAD >/dev/null || exit 0
`;
const PRE_COMMIT_HOOK = `#!/bin/sh
# Fixture Gate, before the commit: what is staged. A help and no defence; the check on the pull request counts.
${FIND_GATE}report=$(gate check --staged --quiet) && exit 0
printf '%s\\n' "$report"
exit 1
`;
const COMMIT_MESSAGE_HOOK = `#!/bin/sh
# Fixture Gate, once the message is written: every staged fixture change has its record, and every record its change.
${FIND_GATE}gate trailers --quiet --check "$1"
`;

;// CONCATENATED MODULE: ./lib/commands/init/hooks.js

const OWN_FOLDER = '.githooks';
/**
 * Where hooks belong in this repository. A tool that manages hooks keeps doing so: its configuration is never edited,
 * and what to add to it is printed.
 */
function planHooks({ paths, hooksPath, installed, uses, serverUrl }) {
    const has = (pattern) => paths.find((path) => pattern.test(path));
    const preCommit = has(/^\.pre-commit-config\.ya?ml$/);
    if (preCommit !== undefined)
        return { files: [], steps: [preCommitSteps(preCommit, uses, serverUrl)] };
    const lefthook = has(/^\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)$/);
    if (lefthook !== undefined)
        return { files: [], steps: [lefthookSteps(lefthook)] };
    if (paths.some((path) => path.startsWith('.husky/')))
        return inFolder('.husky', []);
    const own = hooksPath === undefined ? undefined : ownFolder(hooksPath);
    if (hooksPath !== undefined && own === undefined) {
        return {
            files: [],
            steps: [
                `Hooks are in ${JSON.stringify(hooksPath)} (core.hooksPath), which is not a folder of this repository; docs/hooks.md has both scripts.`,
            ],
        };
    }
    if (own !== undefined)
        return inFolder(own, []);
    const lost = installed.length === 0
        ? ''
        : `\nThat turns off what is in .git/hooks now (${installed.join(', ')}): move it to ${OWN_FOLDER} first.`;
    const plan = inFolder(OWN_FOLDER, [
        `Turn the hooks on, once in each clone:\n    git config core.hooksPath ${OWN_FOLDER}${lost}`,
    ]);
    // A clone that converts line ends would give scripts whose first line names no shell.
    return { ...plan, files: [...plan.files, { path: `${OWN_FOLDER}/.gitattributes`, text: '* text eol=lf\n' }] };
}
function inFolder(folder, steps) {
    return {
        files: [
            { path: `${folder}/pre-commit`, text: PRE_COMMIT_HOOK, isExecutable: true },
            { path: `${folder}/commit-msg`, text: COMMIT_MESSAGE_HOOK, isExecutable: true },
        ],
        steps,
    };
}
/** Relative, and inside of the repository. Husky's own `.husky/_` is written by husky; people write beside it. */
function ownFolder(hooksPath) {
    const folder = hooksPath.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
    const isInside = folder !== '' &&
        !/^(?:\/|[A-Za-z]:|~)/.test(folder) &&
        !folder.split('/').some((part) => part === '..' || part === '.git');
    return isInside ? folder.replace(/^\.husky\/_$/, '.husky') : undefined;
}
/**
 * What to add to hooks that stand already. One that runs the gate is left alone.
 *
 * @param standing  Paths of hooks that would have been written, with what is there.
 */
function stepsForStanding(standing) {
    return [...standing]
        .filter(([, text]) => !/fixture[-_]gate/i.test(text))
        .map(([path, text]) => {
        const isMessage = path.endsWith('/commit-msg');
        const gate = 'node path/to/fixture-gate/dist/cli/index.js';
        const line = isMessage
            ? `${gate} trailers --quiet --check "$1" || exit 1`
            : `report=$(${gate} check --staged --quiet) || { printf '%s\\n' "$report"; exit 1; }`;
        const last = /^\s*exec\s/m.test(text) ? ', before its "exec"' : '';
        return `Add to ${path}, which is there already${last}, with the path of your checkout of Fixture Gate:\n    ${line}`;
    });
}
function preCommitSteps(file, uses, serverUrl) {
    const [name = '', sha = ''] = uses.split('@');
    return [
        `Add to ${file}, then run pre-commit install --hook-type pre-commit --hook-type commit-msg:`,
        `    - repo: ${serverUrl}/${name}`,
        `      rev: ${sha}`,
        '      hooks:',
        '        - id: fixture-gate',
        '        - id: fixture-gate-message',
    ].join('\n');
}
function lefthookSteps(file) {
    return [
        `Add to ${file} (in YAML), with the path of your checkout of Fixture Gate:`,
        '    output: [summary, execution_info, failure]',
        '    pre-commit:',
        '      jobs:',
        '        - name: fixtures',
        '          run: node path/to/fixture-gate/dist/cli/index.js check --staged --quiet',
        '    commit-msg:',
        '      jobs:',
        '        - name: records',
        '          run: node path/to/fixture-gate/dist/cli/index.js trailers --quiet --check {1}',
    ].join('\n');
}

;// CONCATENATED MODULE: ./lib/commands/init/render.js

/** What was found, what was written, what to do next. */
function renderInit(report) {
    return [...found(report), '', ...written(report), '', ...nextSteps(report)].join('\n');
}
function found({ survey, seals }) {
    const { languages, tools, patterns, fixtures, code, vendored } = survey;
    const names = (list) => list.map(({ name }) => name).join(', ');
    const width = Math.max(0, ...patterns.map(({ pattern }) => pattern.length));
    return [
        languages.length === 0
            ? 'There is no code here yet.'
            : `Languages: ${languages.map(({ name, files }) => `${name} (${countOf(files)})`).join(', ')}`,
        ...(tools.length === 0 ? [] : [`Test tools: ${names(tools)}`]),
        '',
        ...(patterns.length === 0
            ? ['Nothing here looks like a fixture yet. The built-in patterns apply as soon as something does.']
            : [
                `Fixtures: ${countOf(fixtures)}`,
                ...patterns.flatMap(({ pattern, isBuiltIn, files, samples }) => [
                    `  ${pattern.padEnd(width)}  ${countOf(files)}${isBuiltIn ? '' : ', not among the built-in patterns'}`,
                    ...samples.map((sample) => `  ${' '.repeat(width)}    ${shown(sample)}`),
                ]),
            ]),
        ...remarks(code, vendored, tools, seals),
    ];
}
function remarks(code, vendored, tools, { manifests, ledgers, foreign }) {
    const notes = tools.flatMap(({ note }) => (note === undefined ? [] : [`${note}.`]));
    const all = [
        ...(code.length === 0
            ? []
            : [
                `${countOf(code.length)} of code among them, such as ${shown(code[0])}: leave it out by "exclude" if tests import it and do not read it.`,
            ]),
        ...(vendored.length === 0
            ? []
            : [`${countOf(vendored.length)} of others among them, such as ${shown(vendored[0])}.`]),
        ...notes,
        ...manifests.map((path) => `${shown(path)} is a fixture manifest: its digests are checked.`),
        ...ledgers.map(({ file, root }) => `${shown(file)} is a ledger of ${shown(root)}: its digests are checked.`),
        ...foreign.map((path) => `${shown(path)} is a list of digests that is not read; "fixture-gate manifest propose" prints entries for the same files.`),
    ];
    return all.length === 0 ? [] : ['', ...all];
}
function written({ dryRun, files, standing }) {
    return [
        ...(files.length === 0 ? ['Nothing is to be written.'] : [dryRun ? 'It would write:' : 'Written:']),
        ...files.flatMap(({ path, text }) => [`  ${path}`, ...(dryRun ? indented(text) : [])]),
        ...(standing.size === 0 ? [] : ['Left alone:', ...[...standing].map(([path, why]) => `  ${path}: ${why}`)]),
    ];
}
function indented(text) {
    return [
        '',
        ...text
            .trimEnd()
            .split('\n')
            .map((line) => (line === '' ? '' : `      ${line}`)),
        '',
    ];
}
function nextSteps(report) {
    const { dryRun, files, action, hookSteps, elsewhere } = report;
    const paths = files.map(({ path }) => path);
    const hasWorkflow = paths.some((path) => path.startsWith('.github/workflows/'));
    const steps = [
        ...(dryRun ? ['Run it again without --dry-run.'] : []),
        ...(paths.some((path) => path.endsWith('/fixture-gate.yml') && !path.includes('workflows'))
            ? ['Look through the patterns in .github/fixture-gate.yml.']
            : []),
        ...(hasWorkflow && action.uses === PLACEHOLDER.uses
            ? ['Write the account and the full SHA of a release in the place of OWNER and the zeros, in both files.']
            : []),
        ...hookSteps,
        ...(paths.length === 0 ? [] : [commitStep(paths)]),
        ...(hasWorkflow
            ? [
                'That pull request changes what judges, so the gate asks for one approving review of it (FG801).',
                'Once it is merged, require the job "fixture-gate", with GitHub Actions as its source, in a ruleset of the branch;\n    fixture-gate doctor\nsays whether all of it is in place.',
            ]
            : []),
        ...(elsewhere === undefined ? [] : [`No workflow: ${elsewhere}.`]),
        ...(hasWorkflow || elsewhere !== undefined
            ? []
            : ['Look for faults in the workflow that is there, and in the rules of the branch:\n    fixture-gate doctor']),
        'Try it on a branch that changes a fixture:\n    fixture-gate check',
    ];
    return ['Next:', ...steps.flatMap((step, index) => numbered(step, index + 1))];
}
function commitStep(paths) {
    return `Commit it on a branch of its own, and open a pull request:\n    git switch -c fixture-gate\n    git add ${paths.join(' ')}\n    git commit -m "Let Fixture Gate look at fixture changes"`;
}
function numbered(step, number) {
    return step.split('\n').map((line, index) => `${index === 0 ? `  ${number}. ` : '     '}${line}`);
}

// EXTERNAL MODULE: ./lib/policy/match.js
var match = __webpack_require__(94743);
;// CONCATENATED MODULE: ./lib/commands/init/tools.js
const LANGUAGES = [
    { name: 'JavaScript', endings: ['js', 'mjs', 'cjs', 'jsx'] },
    { name: 'TypeScript', endings: ['ts', 'tsx', 'mts', 'cts'] },
    { name: 'Python', endings: ['py', 'pyi'] },
    { name: 'Go', endings: ['go'] },
    { name: 'Rust', endings: ['rs'] },
    { name: 'Java', endings: ['java'] },
    { name: 'Kotlin', endings: ['kt', 'kts'] },
    { name: 'Scala', endings: ['scala'] },
    { name: 'Ruby', endings: ['rb'] },
    { name: 'C#', endings: ['cs'] },
    { name: 'F#', endings: ['fs'] },
    { name: 'PHP', endings: ['php'] },
    { name: 'Elixir', endings: ['ex', 'exs'] },
    { name: 'Dart', endings: ['dart'] },
    { name: 'Swift', endings: ['swift'] },
    { name: 'C and C++', endings: ['c', 'h', 'cc', 'cpp', 'hpp', 'cxx'] },
    { name: 'Shell', endings: ['sh', 'bash', 'bats'] },
];
/** Files that name dependencies. Read for the names in them, in any folder. */
const DEPENDENCY_FILES = /(?:^|\/)(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|setup\.(?:py|cfg)|Pipfile|tox\.ini|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|Gemfile|[\w.-]+\.gemspec|[\w.-]+\.(?:cs|fs|vb)proj|Directory\.Packages\.props|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift)$/;
const inline = (name) => `${name} can keep snapshots inside the test code, where they are code like any other`;
const TOOLS = [
    { name: 'Jest', dependency: /"jest"|"@jest\//, patterns: [], note: inline('Jest') },
    { name: 'Vitest', dependency: /"vitest"/, patterns: [], note: inline('Vitest') },
    { name: 'AVA', dependency: /"ava"/, patterns: ['*.test.js.md', '*.test.ts.md', '*.test.mjs.md'] },
    { name: 'node-tap', dependency: /"tap"/, patterns: ['**/tap-snapshots/**'] },
    { name: 'Playwright', dependency: /"@playwright\/test"|pytest-playwright/, patterns: ['**/*-snapshots/**'] },
    { name: 'jest-image-snapshot', dependency: /"jest-image-snapshot"/, patterns: ['**/__image_snapshots__/**'] },
    { name: 'Storyshots', dependency: /storyshots/, patterns: ['*.storyshot'] },
    { name: 'Polly.JS', dependency: /"@pollyjs\//, patterns: ['**/__recordings__/**'] },
    { name: 'nock', dependency: /"nock"/, patterns: ['**/__nock-fixtures__/**'] },
    { name: 'Cypress', dependency: /"cypress"/, patterns: ['**/cypress/snapshots/**'] },
    { name: 'pytest', dependency: /\bpytest\b/, patterns: [] },
    { name: 'syrupy', dependency: /\bsyrupy\b/, patterns: [] },
    { name: 'snapshottest', dependency: /\bsnapshottest\b/, patterns: ['**/snapshots/snap_*.py'] },
    { name: 'pytest-snapshot', dependency: /\bpytest-snapshot\b/, patterns: ['**/snapshots/**'] },
    { name: 'pytest-regressions', dependency: /\bpytest-regressions\b/, patterns: ['**/test_*/*'] },
    { name: 'inline-snapshot', dependency: /\binline-snapshot\b/, patterns: [], note: inline('inline-snapshot') },
    { name: 'VCR.py', dependency: /\bvcrpy\b|\bpytest-vcr\b|\bpytest-recording\b/, patterns: [] },
    { name: 'Betamax', dependency: /\bbetamax\b/, patterns: [] },
    { name: 'ApprovalTests', dependency: /approval-?tests/i, patterns: [] },
    { name: 'insta', dependency: /^\s*insta\s*=/m, patterns: [], note: inline('insta') },
    { name: 'expect-test', dependency: /^\s*expect-test\s*=/m, patterns: [], note: inline('expect-test') },
    {
        name: 'ui_test or compiletest',
        dependency: /^\s*(?:ui_test|compiletest_rs)\s*=/m,
        patterns: ['**/tests/**/*.stderr', '**/tests/**/*.stdout', '**/tests/**/*.fixed'],
    },
    { name: 'trybuild', dependency: /^\s*trybuild\s*=/m, patterns: ['**/tests/**/*.stderr'] },
    {
        name: 'snapbox and trycmd',
        dependency: /^\s*(?:trycmd|snapbox)\s*=/m,
        patterns: ['**/tests/cmd/**', '**/tests/snapshots/**'],
    },
    { name: 'goldenfile', dependency: /^\s*goldenfile\s*=/m, patterns: ['**/tests/goldenfiles/**'] },
    { name: 'go-snaps', dependency: /gkampitakis\/go-snaps/, patterns: [] },
    { name: 'cupaloy', dependency: /bradleyjkemp\/cupaloy/, patterns: ['**/.snapshots/**'] },
    { name: 'goldie', dependency: /sebdah\/goldie/, patterns: [] },
    { name: 'go-vcr', dependency: /go-vcr/, patterns: [] },
    { name: 'JUnit', dependency: /junit/i, patterns: [] },
    { name: 'WireMock', dependency: /wiremock/i, patterns: ['**/wiremock/**/*.json', '**/__files/**'] },
    { name: 'RSpec', dependency: /\brspec\b/, patterns: [] },
    { name: 'VCR', dependency: /["']vcr["']/, patterns: ['**/vcr_cassettes/**'] },
    { name: 'rspec-snapshot', dependency: /rspec-snapshot/, patterns: ['**/__snapshots__/**'] },
    { name: 'Verify', dependency: /"Verify\.[A-Za-z0-9.]+"/, patterns: [] },
    { name: 'Snapshooter', dependency: /"Snapshooter/, patterns: [] },
    { name: 'phpunit-snapshot-assertions', dependency: /phpunit-snapshot-assertions/, patterns: [] },
    { name: 'PHP-VCR', dependency: /php-vcr\/php-vcr/, patterns: [] },
    { name: 'ExVCR', dependency: /:exvcr/, patterns: ['**/fixture/vcr_cassettes/**', '**/vcr_cassettes/**'] },
    { name: 'golden_toolkit or alchemist', dependency: /\b(?:golden_toolkit|alchemist)\s*:/, patterns: [] },
    { name: 'SnapshotTesting', dependency: /swift-snapshot-testing/, patterns: [] },
];
/** Folders that hold test data wherever they stand. */
const DATA_FOLDERS = new Set([
    '__image_snapshots__',
    '__file_snapshots__',
    '__screenshots__',
    '__recordings__',
    '__nock-fixtures__',
    '__fixture__',
    'vcr_cassettes',
    'test-data',
    'test_data',
    'testfiles',
    'test-files',
    'test_files',
    'golden-files',
    'golden_files',
    'goldenfiles',
    'tap-snapshots',
    'test-fixtures',
    'test_fixtures',
    '__test_fixtures__',
    'cases',
    'testcases',
    'test-cases',
    'test_cases',
]);
/** Folders that hold test data where they stand below tests. */
const DATA_FOLDERS_OF_TESTS = new Set([
    'data',
    'resources',
    'assets',
    'files',
    'samples',
    'expected',
    'expectations',
    'responses',
    'payloads',
    'stubs',
    'inputs',
    'outputs',
    'reference',
    'references',
    'baseline',
    'baselines',
    'snapshots',
    'fixture',
    'recordings',
    '_data',
    'vcr',
]);
/** What the name of a file ends in that says what it is: `normalized-fixture.json`, `order_expected.csv`. */
const DATA_NAME = /[-_.](?:fixtures?|goldens?|snapshots?|cassettes?|expected|expectation|baseline)\.[A-Za-z0-9]+$/i;
/** Folders of tests, and the `Shop.Tests` of .NET. */
const TEST_FOLDER = /^(?:tests?|specs?|__tests__|e2e|integration|integration[-_]tests?|cypress|.+[.-_]tests?)$/i;
/** Text about things, and not what a test compares with. */
const PROSE = /\.(?:md|mdx|markdown|rst|adoc)$/i;
/** Somebody else's files, kept in the repository. */
const VENDORED = /(?:^|\/)(?:node_modules|vendor|third[-_]party|\.venv|Pods)\//;

;// CONCATENATED MODULE: ./lib/commands/init/survey.js




/** Samples shown of a pattern. */
const SAMPLES = 3;
/** What stands in a folder of data and is none. */
const NO_DATA = /(?:^|\/)(?:README[^/]*|\.git(?:keep|ignore|attributes)|\.keep|\.DS_Store|__init__\.py|conftest\.py|package-info\.java)$/i;
const CODE = new Set(LANGUAGES.flatMap(({ endings }) => endings));
/**
 * What a repository holds, from the names of its files and the manifests of its dependencies. Pure.
 *
 * @param paths         Every file, `/` between folders.
 * @param dependencies  The text of the files that name dependencies.
 */
function surveyRepository(paths, dependencies) {
    const builtIn = (0,defaults/* defaultPolicy */.G4)();
    const tools = TOOLS.filter(({ dependency }) => dependencies.some((text) => dependency.test(text)));
    const counts = (0,match/* patternMatches */.eJ)(builtIn, paths).filter(({ matches }) => matches > 0);
    const uncovered = paths.filter((path) => !(0,match/* isFixture */.AQ)(builtIn, path) && !NO_DATA.test(path) && !VENDORED.test(path));
    const extra = [
        ...new Set([
            ...uncovered.filter((path) => !isCode(path)).flatMap(dataPattern),
            ...tools.flatMap((tool) => tool.patterns).filter((pattern) => uncovered.some((0,policy_glob/* compileGlob */.S)(pattern))),
        ]),
    ];
    const patterns = [
        ...counts.map(({ pattern }) => describe(pattern, true, paths)),
        ...withoutShadowed(extra.map((pattern) => describe(pattern, false, paths)), paths),
    ];
    const extraGlobs = patterns.filter((one) => !one.isBuiltIn).map(({ pattern }) => (0,policy_glob/* compileGlob */.S)(pattern));
    const fixtures = paths.filter((path) => (0,match/* isFixture */.AQ)(builtIn, path) || extraGlobs.some((glob) => glob(path)));
    return {
        languages: languagesOf(paths),
        tools,
        patterns,
        fixtures: fixtures.length,
        code: fixtures.filter((path) => isCode(path) && !VENDORED.test(path)),
        vendored: fixtures.filter((path) => VENDORED.test(path)),
    };
}
function describe(pattern, isBuiltIn, paths) {
    const glob = (0,policy_glob/* compileGlob */.S)(isBuiltIn ? pattern.toLowerCase() : pattern);
    const met = paths.filter((path) => glob(isBuiltIn ? path.toLowerCase() : path));
    return { pattern, isBuiltIn, files: met.length, samples: samplesOf(met) };
}
/** Data first: a helper or an empty module shows nobody what a pattern is for. */
function samplesOf(paths) {
    const isData = (path) => !isCode(path) && !NO_DATA.test(path);
    const data = paths.filter(isData);
    return data.length >= SAMPLES ? spread(data) : [...data, ...paths.filter((path) => !isData(path))].slice(0, SAMPLES);
}
/** From the beginning, the middle and the end, since neighbours look alike. At least as many as are shown. */
function spread(paths) {
    return [paths[0], paths[Math.floor(paths.length / 2)], paths.at(-1)];
}
/** One that meets no file of its own says nothing. The widest stays. */
function withoutShadowed(patterns, paths) {
    const wide = [...patterns].sort((a, b) => b.files - a.files || (a.pattern < b.pattern ? -1 : 1));
    const kept = [];
    for (const one of wide) {
        const met = paths.filter((0,policy_glob/* compileGlob */.S)(one.pattern));
        const isNarrow = kept.some(({ pattern, files }) => files > one.files && met.every((0,policy_glob/* compileGlob */.S)(pattern)));
        if (!isNarrow)
            kept.push(one);
    }
    return kept;
}
/** The pattern of the outermost folder on the way to `path` that holds test data, or of names like this one; none where neither says so. */
function dataPattern(path) {
    const folders = path.split('/').slice(0, -1);
    const resources = folders.findIndex((name, at) => name === 'resources' && folders[at - 1] === 'test' && folders[at - 2] === 'src');
    if (resources !== -1)
        return ['**/src/test/resources/**'];
    for (const [at, name] of folders.entries()) {
        const folded = name.toLowerCase();
        if (DATA_FOLDERS.has(folded))
            return [`**/${escaped(name)}/**`];
        if (/.-snapshots$/.test(folded))
            return ['**/*-snapshots/**'];
        const parent = folders.slice(0, at).findLast((one) => TEST_FOLDER.test(one));
        if (parent === undefined || !DATA_FOLDERS_OF_TESTS.has(folded))
            continue;
        const from = folders.lastIndexOf(parent, at);
        return [
            `**/${folders
                .slice(from, at + 1)
                .map(escaped)
                .join('/')}/**`,
        ];
    }
    // Not by its place, then perhaps by its name.
    const ending = PROSE.test(path) ? undefined : DATA_NAME.exec(path)?.[0];
    return ending === undefined ? [] : [`*${ending}`];
}
function escaped(name) {
    return name.replaceAll(/[*?[\]{}()!\\]/g, '\\$&');
}
function isCode(path) {
    return CODE.has(endingOf(path));
}
function endingOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}
function languagesOf(paths) {
    const own = paths.filter((path) => !VENDORED.test(path)).map(endingOf);
    return LANGUAGES.map(({ name, endings }) => ({
        name,
        files: own.filter((ending) => endings.includes(ending)).length,
    }))
        .filter(({ files }) => files > 0)
        .sort((a, b) => b.files - a.files || (a.name < b.name ? -1 : 1));
}

;// CONCATENATED MODULE: ./lib/commands/init/write.js



/** Whether anything stands at a path of the working tree, be it ignored, a link or a folder. */
function stands(topLevel, path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(topLevel, path), { throwIfNoEntry: false }) !== undefined;
    }
    catch (error) {
        // A file in the place of a folder on the way.
        if (error.code === 'ENOTDIR')
            return false;
        throw error;
    }
}
/**
 * Writes files where nothing stands: `wx` refuses what has come meanwhile, and no folder on the way may be a link, which
 * could lead out of the repository. All of them or none.
 *
 * @throws {FixtureGateError} CANNOT_WRITE
 */
function writeNewFiles(topLevel, files) {
    const written = [];
    try {
        for (const { path, text, isExecutable } of files) {
            refuseLinks(topLevel, path);
            const file = (0,external_node_path_.join)(topLevel, path);
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
            (0,external_node_fs_.writeFileSync)(file, text, { flag: 'wx', mode: isExecutable === true ? 0o755 : 0o644 });
            written.push(file);
        }
    }
    catch (cause) {
        for (const file of written)
            (0,external_node_fs_.rmSync)(file, { force: true });
        if (cause instanceof errors/* FixtureGateError */.$)
            throw cause;
        const code = cause.code;
        if (code === undefined)
            throw cause;
        throw new errors/* FixtureGateError */.$('CANNOT_WRITE', `${JSON.stringify(files[written.length]?.path)} cannot be written (${code}), so nothing was`, 'see who owns the folder, then run init again', { cause });
    }
}
function refuseLinks(topLevel, path) {
    const folders = path.split('/').slice(0, -1);
    for (const [index] of folders.entries()) {
        const folder = folders.slice(0, index + 1).join('/');
        const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(topLevel, folder), { throwIfNoEntry: false });
        if (found === undefined || found.isDirectory())
            continue;
        throw new errors/* FixtureGateError */.$('CANNOT_WRITE', `expected a folder at ${JSON.stringify(folder)}; found ${found.isSymbolicLink() ? 'a link' : 'a file'}, so nothing was written`, 'put a folder of this repository there, then run init again');
    }
}

// EXTERNAL MODULE: ./lib/commands/output.js
var output = __webpack_require__(4257);
;// CONCATENATED MODULE: ./lib/commands/init.js




















const WORKFLOW_PATH = '.github/workflows/fixture-gate.yml';
/** Files that name dependencies, or digests: more than this many is no hand-kept repository, and the first ones tell enough. */
const MAX_READ = 500;
/** Proposes a policy, a workflow and hooks from what the repository holds, and writes those of them that are not there. */
async function init(invocation) {
    const repository = await (0,revisions_repository/* openRepository */.h)(invocation.repository);
    try {
        const { topLevel } = repository;
        if (topLevel === null) {
            throw new errors/* FixtureGateError */.$('NO_REPOSITORY', 'a bare repository has no files to write', 'run init in a clone with files');
        }
        const report = await plan(repository, topLevel, invocation);
        if (!invocation.dryRun)
            writeNewFiles(topLevel, report.files);
        (0,output.writeReport)(renderInit(report).split('\n').map(visible.visible).join('\n'), invocation.output);
        return 0;
    }
    finally {
        await repository.close();
    }
}
async function plan(repository, topLevel, invocation) {
    const paths = await (0,working_changes/* listFilesOnDisk */.G)(repository);
    const side = (0,doctor_subject/* sideOnDisk */.Ew)(topLevel, paths);
    const survey = surveyRepository(paths, [...(await readAll(side, DEPENDENCY_FILES)).values()].map((bytes) => bytes.toString('utf8')));
    const seals = readSeals(await readAll(side, SEAL_FILES), paths);
    const remote = await setting(repository, 'remote.origin.url');
    const action = await actionReference(invocation.action, topLevel);
    const elsewhere = otherPlatform(paths, remote);
    const subject = await (0,doctor_subject/* readSubject */.$e)(side);
    const hooks = invocation.hooks ? await hookPlan(repository, paths, action) : { files: [], steps: [] };
    const standing = new Map();
    const files = [];
    const offer = (file, why) => {
        const reason = why ?? (stands(topLevel, file.path) ? 'it is there already' : undefined);
        if (reason === undefined)
            files.push(file);
        else
            standing.set(file.path, reason);
    };
    const otherPolicy = judging_policy/* POLICY_PATH */.l$.replace(/\.yml$/, '.yaml');
    const policyClash = stands(topLevel, otherPolicy)
        ? `${otherPolicy} is there, which nothing reads: rename it`
        : undefined;
    offer({ path: judging_policy/* POLICY_PATH */.l$, text: policyText(survey, seals, paths, action) }, policyClash);
    const gate = subject.gates[0]?.file.path;
    const workflowClash = elsewhere ?? (gate === undefined || gate === WORKFLOW_PATH ? undefined : `${gate} runs the gate already`);
    offer({ path: WORKFLOW_PATH, text: workflowText(action) }, workflowClash);
    for (const file of hooks.files)
        offer(file);
    const hookSteps = [...hooks.steps, ...stepsForStanding(await standingHooks(side, hooks.files, standing))];
    return { dryRun: invocation.dryRun, survey, seals, files, standing, hookSteps, action, elsewhere };
}
/** The text of hooks that stand where ours would have been written. */
async function standingHooks({ read }, hooks, standing) {
    const found = new Map();
    for (const { path } of hooks) {
        if (!standing.has(path) || !/\/(?:pre-commit|commit-msg)$/.test(path))
            continue;
        found.set(path, (await read(path))?.toString('utf8') ?? '');
    }
    return found;
}
async function readAll(side, names) {
    const found = new Map();
    for (const path of side.paths.filter((one) => names.test(one) && !VENDORED.test(one)).slice(0, MAX_READ)) {
        const bytes = await side.read(path);
        if (bytes !== undefined)
            found.set(path, bytes);
    }
    return found;
}
async function setting({ own }, key) {
    const { stdout } = await (0,git/* runGit */.EO)(own, ['config', '--local', '--includes', '--null', '--get', key], { accept: [0, 1] });
    const value = stdout.toString('utf8').replace(/\0$/, '');
    return value === '' ? undefined : value;
}
/** A workflow is of no use where its platform is another one. */
function otherPlatform(paths, remote) {
    const host = remote === undefined ? undefined : /(?:@|:\/\/)(?:[^/@]*@)?([^/:]+)/.exec(remote)?.[1]?.toLowerCase();
    const isOther = host !== undefined && /gitlab|bitbucket|codeberg|gitea|forgejo|sr\.ht|dev\.azure|visualstudio/.test(host);
    if (!isOther || paths.some((path) => path.startsWith('.github/')))
        return undefined;
    return `the remote is at ${host}: run "fixture-gate check" in its own pipeline`;
}
/**
 * What is named, else the clone that this very program runs from: then the workflow runs what was just tried.
 * A placeholder where neither is there; `doctor` says so until it is filled in.
 */
async function actionReference(named, topLevel) {
    if (named !== undefined)
        return { uses: named };
    const entry = process.argv[1];
    if (entry === undefined)
        return PLACEHOLDER;
    let own;
    try {
        // dist/cli/index.js, or lib/... of a build: the repository around it.
        own = await (0,revisions_repository/* openRepository */.h)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(entry), '..'));
    }
    catch (error) {
        if (error instanceof errors/* FixtureGateError */.$ || error.code === 'ENOENT')
            return PLACEHOLDER;
        throw error;
    }
    try {
        const url = await setting(own, 'remote.origin.url');
        const remote = url === undefined ? undefined : (0,platform_address/* readRemote */.Zz)(url);
        const [sha] = await (0,ranges/* resolveCommits */.J9)(own, ['HEAD']);
        const isTheGate = remote !== undefined && /fixture-?gate/i.test(remote.repository.name);
        if (!isTheGate || sha === undefined || own.topLevel === (0,external_node_path_.resolve)(topLevel))
            return PLACEHOLDER;
        const { owner, name } = remote.repository;
        const tags = await (0,git/* runGit */.EO)(own, ['tag', '--points-at', sha]);
        // A version is said only of the commit that was released under it.
        const isRelease = tags.stdout.toString('utf8').split('\n').includes(`v${version/* VERSION */.x}`);
        return {
            uses: `${owner}/${name}@${sha}`,
            ...(isRelease ? { version: `v${version/* VERSION */.x}` } : {}),
            serverUrl: `https://${remote.host}`,
        };
    }
    finally {
        await own.close();
    }
}
async function hookPlan(repository, paths, { uses, serverUrl = 'https://github.com' }) {
    const hooksPath = await setting(repository, 'core.hooksPath');
    let installed = [];
    try {
        installed = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(repository.commonDir, 'hooks')).filter((name) => !name.endsWith('.sample'));
    }
    catch {
        // No folder of hooks: there are none.
    }
    return planHooks({ paths, hooksPath, installed, uses, serverUrl });
}


/***/ }),

/***/ 89345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress),
/* harmony export */   O: () => (/* binding */ ownWorkflow)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** `GITHUB_API_URL`, `GITHUB_SERVER_URL`: the runner sets them, also on Enterprise Server. No trailing slash.
 * @throws {FixtureGateError} BAD_INPUT
 */
function webAddress(given, fallback) {
    if (given === undefined || given === '')
        return fallback;
    if (/^https?:\/\/[^\s?#@]+$/.test(given))
        return given.replace(/\/+$/, '');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('BAD_INPUT', 'expected the addresses of the platform (GITHUB_API_URL, GITHUB_SERVER_URL) to be http or https', 'See what sets these variables: the runner does, and nothing else should');
}
/**
 * The workflow file that runs now, from `GITHUB_WORKFLOW_REF` (`owner/name/.github/workflows/x.yml@refs/heads/main`);
 * undefined where it is another repository's, as a ruleset has it.
 */
function ownWorkflow(value, { owner, name }) {
    const prefix = `${owner}/${name}/`;
    if (value === undefined || !value.toLowerCase().startsWith(prefix.toLowerCase()))
        return undefined;
    const path = value.slice(prefix.length).split('@', 1)[0];
    return path === '' ? undefined : path;
}


/***/ }),

/***/ 8213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ asSha),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   j1: () => (/* binding */ asRepository),
/* harmony export */   xT: () => (/* binding */ isNoCommit)
/* harmony export */ });
// The few shapes of identifier that are believed. A branch may be called `--upload-pack=x` or BOM + 40 hex digits (T14):
// so nothing is trimmed, and a pattern is anchored at both ends.
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REPOSITORY = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/;
/** What git sends for "there is no commit", in either hash. */
const NO_COMMIT = /^0+$/;
/** 40 or 64 lower-case hex digits that name a commit, or undefined. */
function asSha(value) {
    return typeof value === 'string' && SHA.test(value) && !NO_COMMIT.test(value) ? value : undefined;
}
/** Whether the value is git's all-zero placeholder: a branch that did not exist before, or no longer does. */
function isNoCommit(value) {
    return typeof value === 'string' && SHA.test(value) && NO_COMMIT.test(value);
}
/** `owner/name` as the platform writes it, or undefined; `.` and `..` are no names. */
function asRepository(value) {
    if (typeof value !== 'string' || !REPOSITORY.test(value))
        return undefined;
    const [owner = '', name = ''] = value.split('/');
    return /^\.+$/.test(owner) || /^\.+$/.test(name) ? undefined : { owner, name };
}
/** A text from outside for an error message: quoted, shortened, nothing in it but printable ASCII without `##[`. */
function show(value, limit = 80) {
    if (typeof value !== 'string')
        return value === undefined ? 'nothing' : `a value of type ${value === null ? 'null' : typeof value}`;
    const cut = value.length > limit ? `${value.slice(0, limit)}...` : value;
    const plain = JSON.stringify(cut).replaceAll(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return plain.replaceAll('##[', '#\\u0023[').replaceAll('::', ':\\u003a');
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
