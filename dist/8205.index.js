export const id = 8205;
export const ids = [8205];
export const modules = {

/***/ 78205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePolicy: () => (/* binding */ parsePolicy)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/policy/defaults.js
var defaults = __webpack_require__(85698);
// EXTERNAL MODULE: ./lib/policy/policy.js
var policy = __webpack_require__(73506);
;// CONCATENATED MODULE: ./lib/policy/complete.js


/** From the names of the file to those of the program. All values are checked and all defaults are in already. */
function completePolicy(file) {
    const { trailers, separation, freeze, quarantine } = file;
    return {
        fixtures: file.fixtures?.map(completeRule) ?? [(0,defaults/* plainRule */.B4)(defaults/* BUILT_IN_PATTERNS */.ne, true)],
        tolerance: file.tolerance,
        trailers: {
            key: trailers.key,
            minReason: trailers['min-reason'],
            match: trailers.match,
            bind: trailers.bind,
            patterns: trailers.patterns,
        },
        approvals: file.approvals,
        manifest: file.manifest,
        manifestComplete: file['manifest-complete'],
        ledger: file.ledger,
        separation: { mode: separation.mode, code: separation.code, differentAuthor: separation['different-author'] },
        agents: file.agents,
        shape: file.shape,
        freeze: { file: freeze.file, staleDays: freeze['stale-days'] },
        quarantine,
        lanes: file.lanes,
        fourWay: file['four-way'],
        limits: file.limits,
    };
}
function completeRule(rule) {
    return {
        paths: rule.paths,
        exclude: rule.exclude,
        anyCase: false,
        require: completeRequirement(rule.require),
        format: rule.format,
        header: rule.header,
        yaml: rule.yaml === 'auto' ? 'auto' : rule.yaml === '1.1' || rule.yaml === 1.1 ? '1.1' : '1.2',
        keys: rule.keys,
        unordered: rule.unordered,
        maps: rule.maps,
        notMaps: rule['not-maps'],
        ignoreMembers: rule['ignore-members'],
        tolerances: rule.tolerances.map(withoutUndefined),
        volatile: rule.volatile,
        ...(rule.pixels === undefined ? {} : { pixels: rule.pixels }),
        ...(rule.descriptor === undefined ? {} : { descriptor: rule.descriptor }),
        ...(rule.schema === undefined ? {} : { schema: rule.schema }),
        ...(rule.properties === undefined ? {} : { properties: rule.properties }),
        missingArtifacts: rule['missing-artifacts'],
        tests: rule.tests,
    };
}
/** The four spellings of `require` as one: a name, `none`, a list, or an answer per class. */
function completeRequirement(written) {
    if (typeof written === 'string' || Array.isArray(written))
        return { default: records(written), byClass: {} };
    const byClass = {};
    for (const one of policy/* CHANGE_CLASSES */.i) {
        const own = written[one];
        if (own !== undefined)
            byClass[one] = records(own);
    }
    return { default: records(written.default), byClass };
}
function records(written) {
    if (typeof written !== 'string')
        return [...new Set(written)];
    return written === 'none' ? [] : [written];
}
/** zod gives absent keys as absent, its types give them as `| undefined`. */
function withoutUndefined(value) {
    return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

// EXTERNAL MODULE: ./lib/policy/suggest.js
var suggest = __webpack_require__(63304);
;// CONCATENATED MODULE: ./lib/policy/issues.js

/** Characters of a value that a message repeats. */
const MAX_SHOWN = 60;
const TYPES = new Map([
    ['string', 'a text'],
    ['number', 'a number'],
    ['int', 'a whole number'],
    ['boolean', 'true or false'],
    ['array', 'a list'],
    ['object', 'a group of keys'],
    ['record', 'a group of keys'],
]);
/** A schema issue as a sentence at the place in the file that it is about. */
function explainIssue(issue, root) {
    const inner = issue.code === 'invalid_union' ? innerIssue(issue) : undefined;
    if (inner !== undefined)
        return explainIssue({ ...inner, path: [...issue.path, ...inner.path] }, root);
    const { node, at, missing } = locate(root, issue.path);
    if (missing !== undefined)
        return { at, text: `expected the key "${missing}", found none` };
    if (issue.code === 'invalid_key') {
        const key = String(issue.path.at(-1));
        return { at, text: `expected ${issue.issues?.[0]?.message ?? 'another key'}; found ${show(key)}` };
    }
    return { at, text: `expected ${expectation(issue)}; found ${describeNode(node)}${helpFor(issue, node)}` };
}
/**
 * Of several alternatives the one whose kind of value stands in the file, so that the message is about the entry that is
 * wrong and not about all that could have stood there.
 */
function innerIssue(issue) {
    const entered = (issue.errors ?? []).filter((errors) => errors.every((one) => one.path.length > 0 || one.code === 'too_small'));
    return entered.length === 1 ? entered[0]?.[0] : undefined;
}
function expectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return TYPES.get(issue.expected ?? '') ?? String(issue.expected);
        case 'invalid_value':
            // A message of the schema's own says more than the bare values.
            if (!issue.message.startsWith('Invalid'))
                return issue.message;
            return either((issue.values ?? []).map(String));
        case 'too_small':
            return issue.origin === 'array' ? `at least ${atLeast(issue.minimum)}` : `${issue.minimum} or more`;
        case 'too_big':
            return issue.origin === 'array' ? `at most ${issue.maximum} entries` : `${issue.maximum} or less`;
        case 'invalid_union':
            return either((issue.errors ?? []).flatMap((errors) => errors.slice(0, 1).flatMap(alternatives)));
        default:
            return issue.message;
    }
}
function alternatives(issue) {
    if (issue.code === 'invalid_value')
        return (issue.values ?? []).map(String);
    return issue.expected === 'boolean' ? ['true', 'false'] : [expectation(issue)];
}
function atLeast(minimum) {
    return Number(minimum) === 1 ? 'one entry' : `${minimum} entries`;
}
function either(words) {
    const unique = [...new Set(words)];
    return unique.length < 2 ? (unique[0] ?? 'another value') : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}
function helpFor(issue, node) {
    if (node.kind !== 'scalar')
        return '';
    const { value } = node;
    const words = allValues(issue).filter((word) => typeof word === 'string');
    if (typeof value === 'string' && words.length > 0) {
        const meant = (0,suggest/* closest */.k)(value, words);
        if (meant !== undefined)
            return `; did you mean "${meant}"?`;
    }
    if (issue.expected === 'boolean' && typeof value === 'string' && /^(?:yes|no|on|off|y|n)$/i.test(value)) {
        return '; YAML 1.2 takes yes, no, on and off as texts';
    }
    if (issue.expected === 'array' && typeof value === 'string')
        return `; write [${JSON.stringify(value.slice(0, MAX_SHOWN))}]`;
    if (issue.expected === 'string' && value !== null)
        return '; put it in quotes';
    return '';
}
function allValues(issue) {
    const nested = (issue.errors ?? []).flat().flatMap((inner) => inner.values ?? []);
    return [...(issue.values ?? []), ...nested];
}
function describeNode(node) {
    if (node.kind === 'list')
        return node.items.length === 0 ? 'an empty list' : 'a list';
    if (node.kind === 'group')
        return 'a group of keys';
    const { value } = node;
    if (value === null)
        return 'nothing';
    return typeof value === 'string' ? `the text ${show(value)}` : `${value}`;
}
function show(text) {
    return JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text);
}
/** The node at `path`; where a key on the way is missing, its name and the group that should have had it. */
function locate(root, path) {
    let node = root;
    let at = root.at;
    for (const step of path) {
        if (node.kind === 'list') {
            const item = node.items[Number(step)];
            if (item === undefined)
                break;
            node = item;
            at = item.at;
        }
        else if (node.kind === 'group') {
            const entry = node.entries.find(({ key }) => key === step);
            if (entry === undefined)
                return { node, at, missing: String(step) };
            node = entry.value;
            at = node.kind === 'scalar' ? node.at : entry.keyAt;
        }
        else
            break;
    }
    return { node, at };
}

;// CONCATENATED MODULE: ./lib/policy/keys.js

const MAX_SUGGESTIONS = 100;
/**
 * Holds every key against those that the schema knows at that place. Unknown ones are reported, with the known one that was
 * probably meant, and left out; a known one written in camelCase is taken under its own name, with a notice.
 * Recursion is bounded by the depth that the reader allows.
 */
function nameKeys(root, schema) {
    const problems = [];
    const notices = [];
    return { root: visit(root, schema, problems, notices), problems, notices };
}
function visit(node, schema, problems, notices) {
    const { def } = unwrap(schema, node.kind);
    if (node.kind === 'list' && def.element !== undefined) {
        const { element } = def;
        return { ...node, items: node.items.map((item) => visit(item, element, problems, notices)) };
    }
    if (node.kind !== 'group')
        return node;
    if (def.valueType !== undefined) {
        const { valueType } = def;
        const entries = node.entries.map((entry) => ({
            ...entry,
            value: visit(entry.value, valueType, problems, notices),
        }));
        return { ...node, entries };
    }
    if (def.shape === undefined)
        return node;
    return { ...node, entries: visitEntries(node.entries, def.shape, problems, notices) };
}
function visitEntries(entries, shape, problems, notices) {
    const kept = [];
    const taken = new Set();
    for (const entry of entries) {
        const name = knownName(entry.key, shape);
        if (name === undefined) {
            problems.push({ at: entry.keyAt, text: unknownKey(entry.key, Object.keys(shape), problems.length) });
            continue;
        }
        if (taken.has(name)) {
            problems.push({
                at: entry.keyAt,
                text: `expected each key once, found "${name}" in two spellings`,
            });
            continue;
        }
        taken.add(name);
        if (name !== entry.key)
            notices.push({ at: entry.keyAt, text: `"${entry.key}" is read as "${name}", its spelling here` });
        const value = visit(entry.value, shape[name], problems, notices);
        kept.push({ ...entry, key: name, value });
    }
    return kept;
}
function knownName(key, shape) {
    if (Object.hasOwn(shape, key))
        return key;
    const kebab = key.replaceAll(/([a-z0-9])([A-Z])/g, (_, before, letter) => `${before}-${letter}`);
    const name = kebab.toLowerCase();
    return /^[a-z][A-Za-z0-9]*$/.test(key) && Object.hasOwn(shape, name) ? name : undefined;
}
function unknownKey(key, known, reported) {
    // Suggestions cost more than all the rest; a file with this many unknown keys is no typing mistake.
    const meant = reported < MAX_SUGGESTIONS ? (0,suggest/* closest */.k)(key, known) : undefined;
    const written = JSON.stringify(key.slice(0, 60));
    if (meant !== undefined)
        return `unknown key ${written}; did you mean "${meant}"?`;
    return `unknown key ${written}; expected one of ${known.join(', ')}`;
}
/** Through defaults and the like to what holds keys or elements; of several alternatives the one of the node's kind. */
function unwrap(schema, kind) {
    let current = schema;
    for (;;) {
        const { innerType, options } = current.def;
        if (innerType !== undefined)
            current = innerType;
        else if (options !== undefined) {
            const wanted = kind === 'group' ? 'object' : kind === 'list' ? 'array' : '';
            const option = options.find(({ def }) => def.type === wanted);
            if (option === undefined)
                return current;
            current = option;
        }
        else
            return current;
    }
}

// EXTERNAL MODULE: ./lib/policy/paths.js
var paths = __webpack_require__(53874);
// EXTERNAL MODULE: ./lib/policy/source.js + 1 modules
var policy_source = __webpack_require__(12833);
;// CONCATENATED MODULE: ./lib/policy/read.js








/** Errors that one message lists; the rest is counted. */
const MAX_LISTED = 25;
/** Characters of one RE2 pattern. Its automaton grows with the pattern, and head's policy is hostile. */
const MAX_REGEX_CHARACTERS = 1_000;
/** In the whole file. Each costs up to two milliseconds to compile. */
const MAX_REGEXES = 500;
/** File patterns in the whole file, alternatives in braces counted one by one: each is held against every path. */
const MAX_PATTERNS = 5_000;
/** Schema issues that are looked up in the file; a list shows far fewer. */
const MAX_EXPLAINED = 500;
/** A relative bound above this hides more than the noise of computing. docs/classes.md section 5. */
const WIDE_RELATIVE = 1e-3;
/** An image of which more than this may change says little. Share of the pixels. */
const WIDE_RATIO = 0.1;
/**
 * Reads a policy file: YAML 1.2, and so JSON, in UTF-8.
 *
 * @throws {FixtureGateError} BAD_POLICY with everything that is wrong, one line each: `file:line:column: what was expected;
 *   what was found`.
 */
async function parsePolicy(bytes, { source, path, formats }) {
    const read = await (0,policy_source/* readSource */.o$)(bytes);
    if (read.root === undefined)
        throw badPolicy(path, source, read.text, read.problems);
    const { policyFile } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5766)]).then(__webpack_require__.bind(__webpack_require__, 85766));
    const named = nameKeys(read.root, policyFile);
    const checked = policyFile.safeParse(plainValue(named.root));
    const issues = (checked.error?.issues ?? []).slice(0, MAX_EXPLAINED);
    const problems = [
        ...read.problems,
        ...named.problems,
        ...(await regexProblems(named.root)),
        ...formatProblems(named.root, formats),
        ...issues.map((issue) => explainIssue(issue, named.root)),
        ...patternBudget(named.root),
    ];
    if (problems.length > 0 || !checked.success)
        throw badPolicy(path, source, read.text, problems);
    const notices = [...read.notices, ...named.notices, ...wideBounds(named.root)];
    return {
        source,
        path,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'),
        ...completePolicy(checked.data),
        configured: configuredKeys(named.root),
        ...patternLines(named.root, read.text),
        ...(notices.length === 0 ? {} : { notices: listed(path, read.text, onePerPlace(notices).slice(0, MAX_LISTED)) }),
    };
}
function badPolicy(path, source, text, problems) {
    const inOrder = onePerPlace(problems);
    const shown = listed(path, text, inOrder.slice(0, MAX_LISTED));
    if (inOrder.length > shown.length)
        shown.push(`and ${inOrder.length - shown.length} more`);
    const title = inOrder.length === 1 ? [] : [`${inOrder.length} mistakes in the policy file`];
    const where = source === 'base' ? ' on the base branch, which is where it is read from' : '';
    return new errors/* FixtureGateError */.$('BAD_POLICY', [...title, ...shown].join('\n'), `correct ${path}${where}; docs/policy.md lists every key with its values`);
}
/** In the order of the file, one per place: what is wrong first at a place is what the rest follows from. */
function onePerPlace(problems) {
    const byPlace = new Map();
    for (const problem of problems)
        if (!byPlace.has(problem.at))
            byPlace.set(problem.at, problem);
    return [...byPlace.values()].sort((a, b) => a.at - b.at);
}
function listed(path, text, problems) {
    return problems.map(({ at, text: sentence }) => {
        const { line, column } = (0,policy_source/* placeOf */.$t)(text, Math.max(0, at));
        return `${path}:${line}:${column}: ${sentence}`;
    });
}
/** As plain data for the schema. Objects have no prototype, so that no key of the file can mean anything to the engine. */
function plainValue(node) {
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map(plainValue);
    const value = Object.create(null);
    for (const entry of node.entries)
        value[entry.key] = plainValue(entry.value);
    return value;
}
function patternBudget(root) {
    const patterns = fixtureRules(root).flatMap((rule) => [
        ...entriesOf(entry(rule, 'paths')),
        ...entriesOf(entry(rule, 'exclude')),
    ]);
    let total = 0;
    for (const node of patterns) {
        if (node.kind === 'scalar' && typeof node.value === 'string')
            total += (0,paths/* braceAlternatives */.qe)(node.value);
        if (total > MAX_PATTERNS) {
            return [
                { at: node.at, text: `expected at most ${MAX_PATTERNS} file patterns in all, alternatives in braces counted` },
            ];
        }
    }
    return [];
}
async function regexProblems(root) {
    const patterns = fixtureRules(root).flatMap((rule) => entriesOf(entry(entry(rule, 'volatile'), 'regex')));
    const first = patterns[0];
    if (first === undefined)
        return [];
    if (patterns.length > MAX_REGEXES) {
        return [
            {
                at: first.at,
                text: `expected at most ${MAX_REGEXES} patterns under "regex" in the whole file, found ${patterns.length}`,
            },
        ];
    }
    const { RE2JS, RE2JSException } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
    return patterns.flatMap((node) => {
        if (node.kind !== 'scalar' || typeof node.value !== 'string')
            return [];
        if (node.value.length > MAX_REGEX_CHARACTERS) {
            return [
                {
                    at: node.at,
                    text: `expected a pattern of at most ${MAX_REGEX_CHARACTERS} characters, found ${node.value.length}`,
                },
            ];
        }
        try {
            RE2JS.compile(node.value);
            return [];
        }
        catch (error) {
            if (!(error instanceof RE2JSException))
                throw error;
            const why = error.message.replace(/^error parsing regexp: /, '');
            return [
                { at: node.at, text: `expected a pattern in RE2 syntax (no look-around, no back references); found ${why}` },
            ];
        }
    });
}
function formatProblems(root, formats) {
    if (formats === undefined)
        return [];
    return fixtureRules(root).flatMap((rule) => {
        const node = entry(rule, 'format');
        if (node?.kind !== 'scalar' || typeof node.value !== 'string')
            return [];
        if (node.value === 'auto' || formats.includes(node.value))
            return [];
        const meant = (0,suggest/* closest */.k)(node.value, formats);
        const help = meant === undefined ? `; known are auto, ${formats.join(', ')}` : `; did you mean "${meant}"?`;
        return [
            {
                at: node.at,
                text: `expected the name of a format; found the text ${JSON.stringify(node.value.slice(0, 60))}${help}`,
            },
        ];
    });
}
function wideBounds(root) {
    const rules = fixtureRules(root);
    const numbers = rules.flatMap((rule) => entriesOf(entry(rule, 'tolerances')));
    const relative = [entry(root, 'tolerance'), ...numbers].map((rule) => entry(rule, 'relative'));
    const ratio = rules.map((rule) => entry(entry(rule, 'pixels'), 'ratio'));
    return [
        ...wider(relative, WIDE_RELATIVE, (share) => `relative ${share} is wide: up to ${percent(share)} of a value may change and count as drift`),
        ...wider(ratio, WIDE_RATIO, (share) => `ratio ${share} is wide: ${percent(share)} of the pixels may change by any amount and count as drift`),
    ];
}
function wider(nodes, limit, say) {
    return nodes.flatMap((node) => node?.kind === 'scalar' && typeof node.value === 'number' && node.value > limit
        ? [{ at: node.at, text: say(node.value) }]
        : []);
}
function percent(share) {
    return `${Number((share * 100).toPrecision(3))} %`;
}
/** `trailers`, `fixtures[].schema`: each once, top-level keys first, in the order of the file. */
function configuredKeys(root) {
    const own = groupEntries(root).map(({ key }) => key);
    const rules = fixtureRules(root).flatMap((rule) => groupEntries(rule).map(({ key }) => `fixtures[].${key}`));
    return [...new Set([...own, ...rules])];
}
function patternLines(root, text) {
    const patterns = fixtureRules(root).flatMap((rule) => entriesOf(entry(rule, 'paths')));
    if (patterns.length === 0)
        return {};
    let [line, from] = [1, 0];
    const lines = patterns.flatMap((node) => {
        if (node.kind !== 'scalar' || typeof node.value !== 'string')
            return [];
        // In the order of the file, so that the text is walked once.
        line += (0,policy_source/* placeOf */.$t)(text.slice(from, node.at), node.at - from).line - 1;
        from = node.at;
        return [{ pattern: node.value, line }];
    });
    return { patternLines: lines };
}
function fixtureRules(root) {
    return entriesOf(entry(root, 'fixtures'));
}
function entry(node, key) {
    return groupEntries(node).find((one) => one.key === key)?.value;
}
function groupEntries(node) {
    return node?.kind === 'group' ? node.entries : [];
}
function entriesOf(node) {
    return node?.kind === 'list' ? node.items : [];
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
