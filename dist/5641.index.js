export const id = 5641;
export const ids = [5641];
export const modules = {

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


/***/ })

};
