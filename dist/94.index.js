export const id = 94;
export const ids = [94];
export const modules = {

/***/ 27787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ MAX_IMAGE_PIXELS),
/* harmony export */   Bx: () => (/* binding */ MAX_INFLATED_BYTES),
/* harmony export */   Fm: () => (/* binding */ MAX_LARGE_BYTES),
/* harmony export */   SO: () => (/* binding */ MAX_NUMBER_CHARACTERS),
/* harmony export */   ib: () => (/* binding */ MAX_ARCHIVE_DEPTH),
/* harmony export */   uk: () => (/* binding */ MAX_ARCHIVE_MEMBERS),
/* harmony export */   wF: () => (/* binding */ MAX_INFLATION_RATIO)
/* harmony export */ });
/** Longest number literal that is compared as a number. */
const MAX_NUMBER_CHARACTERS = 4_096;
/** Decompressed bytes of one archive, and how far an archive may expand. */
const MAX_INFLATED_BYTES = 268_435_456;
const MAX_INFLATION_RATIO = 200;
const MAX_ARCHIVE_DEPTH = 4;
const MAX_ARCHIVE_MEMBERS = 10_000;
const MAX_IMAGE_PIXELS = 64_000_000;
/** Bytes a side for formats without a tree. One string of V8 holds 2^29 - 24 characters; half of that leaves room. */
const MAX_LARGE_BYTES = 268_435_456;


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

/***/ 6071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ shortPath),
/* harmony export */   ud: () => (/* binding */ shownNode),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4492);
/* harmony import */ var _comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82929);
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47675);



/** Characters of a value in a message. */
const LONGEST_VALUE = 60;
const LONGEST_PATH = 160;
/** `$.items[0].cents`; names that are no plain word in brackets, as RFC 9535 writes them. */
function shortPath(steps) {
    const path = steps.map((step) => typeof step === 'string' && /^[A-Za-z_][A-Za-z0-9_]*$/.test(step) ? `.${step}` : (0,_comparison_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedPath */ .pT)([step]).slice(1));
    return plainText(`$${path.join('')}`, LONGEST_PATH);
}
/** A value as it was found, on one line: `the string "12"`, `the number 1.5`, `an object`. */
function shownNode(node) {
    switch (node.kind) {
        case 'string':
        case 'date-time':
            return `the text ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(node.value, LONGEST_VALUE)}`;
        case 'number':
            return `the number ${plainText((0,_comparison_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(node), LONGEST_VALUE)}`;
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        case 'binary':
            return `${node.bytes.length} bytes of binary data`;
        case 'array':
            return node.items.length === 1 ? 'a list of 1 item' : `a list of ${node.items.length} items`;
        case 'object':
            return node.members.length === 1 ? 'an object of 1 member' : `an object of ${node.members.length} members`;
    }
}
/** Text for a message: one line, cut, what does not print escaped. Not in quotes; `showText` puts them. */
function plainText(text, longest = 120) {
    const start = text.length > 2 * longest ? text.slice(0, 2 * longest) : text;
    const characters = [...start];
    const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : start;
    return cut.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
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

/***/ 62420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  schema: () => (/* binding */ schema)
});

// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/gates/found-values.js
var found_values = __webpack_require__(6071);
// EXTERNAL MODULE: ./lib/policy/stricter.js + 1 modules
var stricter = __webpack_require__(23248);
// EXTERNAL MODULE: ./lib/gates/artifacts.js
var artifacts = __webpack_require__(15491);
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
        const onBase = places.filter((path) => isFile(files.base.get(path)));
        const onHead = places.filter((path) => isFile(files.head.get(path)));
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
function isFile(entry) {
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
                if (!isFile(await this.#source.entryAt(side, target.path)))
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
        const { readSchemaFile } = await Promise.all(/* import() */[__webpack_require__.e(9484), __webpack_require__.e(3595), __webpack_require__.e(3542), __webpack_require__.e(5053)]).then(__webpack_require__.bind(__webpack_require__, 33542));
        const root = await readSchemaFile(path, bytes);
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
        const shown = checks.filter((check) => check.verdicts.length > 0 || missingSeverity(check) !== undefined);
        const problems = [...shown.flatMap(problemsOf), ...editedSchemas(shown), ...schemaNotes(shown)];
        return { id: 'schema', outcome: outcomeOf(shown), summary: summarize(shown), problems };
    },
};
/** A violation and a missing schema are told apart: the one is a wrong fixture, the other nobody's word about it (D4). */
function outcomeOf(checks) {
    if (checks.length === 0)
        return 'not-configured';
    const verdicts = checks.flatMap(({ verdicts: all }) => all);
    if (verdicts.some(violates))
        return 'fail';
    return verdicts.some(isUnusable) || checks.some((check) => missingSeverity(check) !== undefined)
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
function missingSeverity({ missing, mode }) {
    if (missing === undefined)
        return undefined;
    if (mode === 'ignore')
        return missing.named ? 'notice' : undefined;
    return mode === 'block' ? 'error' : 'warning';
}
function problemsOf(check) {
    return [...missingProblem(check), ...check.verdicts.flatMap((verdict) => verdictProblems(check.path, verdict))];
}
function missingProblem(check) {
    const severity = missingSeverity(check);
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
function verdictProblems(path, { schema: source, answer }) {
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
function summarize(checks) {
    if (checks.length === 0)
        return '';
    const broken = checks.filter(({ verdicts }) => verdicts.some(violates)).length;
    const unusable = checks.filter(({ verdicts }) => verdicts.some(isUnusable)).length;
    const missing = checks.filter((check) => missingSeverity(check) !== undefined).length;
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


/***/ })

};
