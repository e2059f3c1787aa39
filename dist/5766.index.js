export const id = 5766;
export const ids = [5766];
export const modules = {

/***/ 85766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policyFile: () => (/* binding */ policyFile)
});

// UNUSED EXPORTS: policyJsonSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./lib/policy/defaults.js
var defaults = __webpack_require__(85698);
;// CONCATENATED MODULE: ./lib/policy/json-path.js
/**
 * The part of RFC 9535 that a policy may use: `$`, `.name`, `['name']`, `[0]`, `[*]`, `.*`, and each of them after `..`.
 * No filters, slices, unions or functions: a rule must be readable at a glance, and its cost must not depend on hostile data.
 */
/** Characters; a longer path is no path that a person wrote. */
const MAX_PATH_CHARACTERS = 1_024;
// RFC 9535 section 2.5.1.1, member-name-shorthand, letters of every alphabet but no other symbols; those stand in quotes.
const SHORTHAND = /^[\p{L}_][\p{L}\p{M}\p{N}_]*/u;
const QUOTED = /^\['(?:[^'\\]|\\['\\/bfnrt]|\\u[0-9A-Fa-f]{4})*'\]|^\["(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9A-Fa-f]{4})*"\]/;
const INDEX = /^\[(?:0|[1-9][0-9]{0,9})\]/;
/** Why `path` is no path of the subset, as the end of a sentence that begins with `expected`; undefined where it is one. */
function jsonPathProblem(path) {
    if (path.length > MAX_PATH_CHARACTERS)
        return `a path of at most ${MAX_PATH_CHARACTERS} characters`;
    if (!path.startsWith('$'))
        return `a path that begins with "$", such as "$.items[*].id"${guess(path)}`;
    let rest = path.slice(1);
    while (rest !== '') {
        const length = segmentLength(rest);
        if (length === 0)
            return `a path made of $ .name ['name'] [0] [*] ..name ..*${hint(path, rest)}`;
        rest = rest.slice(length);
    }
    return undefined;
}
function segmentLength(rest) {
    if (rest.startsWith('..*'))
        return 3;
    if (rest.startsWith('.*'))
        return 2;
    if (rest.startsWith('..[')) {
        const bracket = bracketLength(rest.slice(2));
        return bracket === 0 ? 0 : 2 + bracket;
    }
    const dots = rest.startsWith('..') ? 2 : rest.startsWith('.') ? 1 : 0;
    if (dots === 0)
        return bracketLength(rest);
    const name = SHORTHAND.exec(rest.slice(dots))?.[0];
    return name === undefined ? 0 : dots + name.length;
}
function bracketLength(rest) {
    if (rest.startsWith('[*]'))
        return 3;
    return (INDEX.exec(rest) ?? QUOTED.exec(rest))?.[0].length ?? 0;
}
function guess(path) {
    const rooted = /^[A-Za-z_]/.test(path) ? `$.${path}` : path.startsWith('.') || path.startsWith('[') ? `$${path}` : '';
    return rooted !== '' && jsonPathProblem(rooted) === undefined ? `; perhaps "${rooted}"` : '';
}
function hint(path, rest) {
    const at = path.length - rest.length;
    if (rest.startsWith('[?'))
        return '; filters are not supported';
    if (/^\[-?\d*:/.test(rest))
        return '; slices are not supported, [*] takes every element';
    // `$.created-at` stops at the hyphen; the whole word is what was meant.
    const word = /\.([^.[\]]*)$/.exec(path.slice(0, at));
    const tail = /^[^.[\]]+/.exec(rest)?.[0];
    if (tail !== undefined && word?.[1] !== undefined) {
        return `; a name with other characters is written ['${word[1]}${tail}']`;
    }
    return `; it stops making sense at character ${at + 1}`;
}

// EXTERNAL MODULE: ./lib/policy/paths.js
var paths = __webpack_require__(53874);
;// CONCATENATED MODULE: ./lib/policy/schema.js




/*
 * The one description of the policy file. From it come the type of what is read, the checks, the schema for editors
 * (schema/fixture-gate.policy.schema.json) and the reference (docs/policy.md). Defaults are those of defaults.ts.
 * This module loads zod; only read.ts may import it, and only when there is a file to read.
 */
const DEFAULTS = (0,defaults/* defaultPolicy */.G4)();
const RULE = (0,defaults/* plainRule */.B4)([], false);
/** Characters of a free text: a reader's id, a command, the pattern of an agent. */
const MAX_TEXT_CHARACTERS = 4_096;
/** Entries of one list. Lists that a person keeps are far shorter; a longer one is an attack on the matcher. */
const MAX_ENTRIES = 1_000;
/** 2^29 - 24 characters: the longest string of the engine that runs this. Bytes. */
const LARGEST_FILE = 536_870_888;
/** The YAML reader needs its stack for nesting; it is safe up to about this depth. */
const DEEPEST = 1_000;
const MOST_NODES = 100_000_000;
/** A day. Seconds. */
const LONGEST = 86_400;
/** A text that passes `check`, whose answer completes the sentence `expected ...`. */
function checked(check) {
    return schemas/* string */.YjP().superRefine((text, context) => {
        const problem = check(text);
        if (problem !== undefined)
            context.addIssue({ code: 'custom', message: problem });
    });
}
function freeText(what) {
    return checked((text) => text.trim() === ''
        ? `${what}, not an empty text`
        : text.length > MAX_TEXT_CHARACTERS
            ? `${what} of at most ${MAX_TEXT_CHARACTERS} characters`
            : undefined);
}
function list(entry) {
    return schemas/* array */.YOg(entry).max(MAX_ENTRIES);
}
const pattern = checked(paths/* patternProblem */.AL);
/** Between the place of a test and its name, as runners write it. */
const NO_PLACE = /^\s*(?:::|#|> )/;
const NO_NAME = /(?:::|#| >|\/)\s*$/;
/** A pattern that can name no test is an error: a rule that nobody's test meets would say nothing for ever. */
const testPattern = checked((text) => {
    if (text.trim() === '')
        return 'the id of a test, not an empty text';
    if (text.length > MAX_TEXT_CHARACTERS)
        return `the id of a test of at most ${MAX_TEXT_CHARACTERS} characters`;
    if (NO_PLACE.test(text))
        return `the id of a test with what stands before it, such as "tests/test_a.py::test_b"; "*${text.trim()}" is that test wherever it is`;
    return NO_NAME.test(text) ? `the id of a test, not only its place; "${text.trim()}*" is all tests there` : undefined;
});
const filePath = checked(paths/* filePathProblem */.tX);
const jsonPath = checked(jsonPathProblem);
const command = freeText('a command').nullable();
const bound = schemas/* number */.aig().min(0);
const count = schemas/* int */.Whr().min(0);
const seconds = schemas/* int */.Whr().min(1).max(LONGEST);
const recordKind = schemas/* enum */.k5n(['trailer', 'approval', 'review']);
const oneRequirement = schemas/* union */.KCZ([schemas/* enum */.k5n(['trailer', 'approval', 'review', 'none']), list(recordKind).min(1)]);
const perClass = schemas/* strictObject */.rej({
    default: oneRequirement.describe('For every class that is not named here.').default('trailer'),
    ADDED: oneRequirement.describe('For a new fixture.').optional(),
    REMOVED: oneRequirement.describe('For a fixture that is gone.').optional(),
    SHAPE_CHANGE: oneRequirement.describe('For a fixture whose structure changed.').optional(),
    SEMANTIC_REWRITE: oneRequirement.describe('For a fixture that says something else.').optional(),
    TOLERANCE_DRIFT: oneRequirement.describe('For a fixture that says the same in other bytes.').optional(),
})
    .describe('One answer per class of change.');
const toleranceRule = schemas/* strictObject */.rej({
    path: jsonPath
        .describe('Which values, as a path such as `$.items[*].weight`. Without it the rule is for the whole fixture, but never for whole numbers or money-like names.')
        .optional(),
    relative: bound.describe('Share of the smaller of the two values: `1.0e-6` is one part in a million.').optional(),
    absolute: bound.describe("In the unit of the fixture's own values.").optional(),
    ulp: count.describe('Steps between neighbouring numbers of the element type, for binary arrays.').optional(),
    integers: schemas/* boolean */.zMY().describe('Whether the rule reaches whole numbers, too. They are exact otherwise.').optional(),
    as: schemas/* literal */.euz('number').describe('Compare a text that is a number as a number.').optional(),
})
    .superRefine((rule, context) => {
    if (rule.relative === undefined && rule.absolute === undefined && rule.ulp === undefined && rule.as === undefined) {
        context.addIssue({ code: 'custom', message: 'at least one of "relative", "absolute", "ulp" and "as"' });
    }
})
    .describe('How far numbers may lie apart and still count as drift.');
const volatileRules = schemas/* strictObject */.rej({
    ids: list(jsonPath)
        .describe('Paths of identifiers that are new in every run. They must still map one to one.')
        .default([]),
    timestamps: list(jsonPath).describe('Paths of times that are new in every run.').default([]),
    regex: list(freeText('a pattern in RE2 syntax'))
        .describe('Parts of texts that are new in every run, in RE2 syntax (no look-around, no back references).')
        .default([]),
});
const pixels = schemas/* strictObject */.rej({
    delta: bound.max(255).describe('Largest difference of a channel that counts as drift, in steps of 1/255.').default(1),
    ratio: bound.max(1).describe('Share of the pixels that may lie beyond `delta`.').default(0),
});
const descriptor = schemas/* strictObject */.rej({
    file: filePath.describe("A FileDescriptorSet, as `protoc --include_imports --descriptor_set_out` writes it. Base's is used; where this pull request changes it, head's as well, and the stricter answer counts."),
    message: schemas/* string */.YjP()
        .regex(/^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/, {
        error: 'the full name of a message, such as "shop.v1.Order"',
    })
        .describe('The message that the file holds, by its full name: `shop.v1.Order`.'),
});
const fixtureRule = schemas/* strictObject */.rej({
    paths: list(pattern)
        .min(1)
        .describe('Which files. `*` stays within a folder, `**` does not; a pattern without a slash is about the name, in any folder.'),
    exclude: list(pattern).describe('Which of those files are no fixtures after all.').default([]),
    require: schemas/* union */.KCZ([...oneRequirement.options, perClass])
        .describe('Which record a change needs: `trailer`, `approval`, `review` or `none`; a list of which all must hold; or one answer per class of change.')
        .default('trailer'),
    format: schemas/* string */.YjP()
        .regex(/^[a-z0-9][a-z0-9-]*$/, { error: '"auto" or the name of a format, in lower case' })
        .describe('How to read the file: `auto`, or the name of a format.')
        .default(RULE.format),
    header: schemas/* union */.KCZ([schemas/* literal */.euz('auto'), schemas/* boolean */.zMY()])
        .describe('Whether the first row of a CSV file names the columns.')
        .default(RULE.header),
    yaml: schemas/* union */.KCZ([schemas/* enum */.k5n(['auto', '1.1', '1.2']), schemas/* literal */.euz([1.1, 1.2])])
        .describe('YAML version. `auto` takes the worse of the two readings for texts that they read differently.')
        .default(RULE.yaml),
    keys: schemas/* record */.g1P(jsonPath, list(freeText('the name of a member')).min(1))
        .describe('For an array of records: the members that say which record is which, as in `{ "$.items": [sku] }`.')
        .default({}),
    unordered: list(jsonPath).describe('Paths of arrays whose order means nothing.').default([]),
    maps: list(jsonPath).describe('Paths of objects whose keys are data, not structure.').default([]),
    'ignore-members': list(pattern).describe('Names of archive members that carry no meaning.').default([]),
    'not-maps': list(jsonPath).describe('Paths of objects that look like maps and are structure.').default([]),
    tolerances: list(toleranceRule)
        .describe('How far numbers may lie apart, per path; the most specific path counts.')
        .default([]),
    volatile: volatileRules
        .describe('Values that are new in every run. Their value is hidden, never that they are there.')
        .prefault({}),
    pixels: pixels.describe('How far images may lie apart.').optional(),
    descriptor: descriptor
        .describe('Names and types for the fields of binary Protocol Buffers. Without it fields are numbers.')
        .optional(),
    schema: filePath
        .describe('JSON Schema of the fixture. Default: `schemas/<stem>.schema.json`, where it exists.')
        .optional(),
    properties: filePath
        .describe('Properties of the fixture. Default: `properties/<stem>.*`, where it exists.')
        .optional(),
    'missing-artifacts': schemas/* enum */.k5n(['block', 'warn', 'ignore'])
        .describe('What it means when the schema or the properties of a changed fixture are missing.')
        .default(RULE.missingArtifacts),
    tests: list(testPattern).describe('Tests that read the fixture, for the lanes and the freeze list.').default([]),
});
const trailers = schemas/* strictObject */.rej({
    key: schemas/* string */.YjP()
        .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, { error: 'a name of letters, digits and hyphens, such as "Fixture-Change"' })
        .describe('Name of the trailer.')
        .default(DEFAULTS.trailers.key),
    'min-reason': schemas/* int */.Whr()
        .min(0)
        .max(1_000)
        .describe('Characters that the reason must have.')
        .default(DEFAULTS.trailers.minReason),
    match: schemas/* enum */.k5n(['head-bytes', 'every-commit'])
        .describe('`head-bytes`: the bytes that are merged must be recorded. `every-commit`: every commit that touches a fixture must record it.')
        .default(DEFAULTS.trailers.match),
    bind: schemas/* boolean */.zMY()
        .describe('Whether a trailer must name the digest of the new bytes (`to=`).')
        .default(DEFAULTS.trailers.bind),
    patterns: schemas/* boolean */.zMY()
        .describe('Whether a trailer may name a folder or a pattern, with `class=` and `count=` that fit exactly.')
        .default(DEFAULTS.trailers.patterns),
});
const approvals = schemas/* strictObject */.rej({
    directory: filePath.describe('Where approval files are kept.').default(DEFAULTS.approvals.directory),
    identity: schemas/* enum */.k5n(['git', 'verified'])
        .describe('`git` believes the name in the commit, which can be forged. `verified` takes a verified signature or a review.')
        .default(DEFAULTS.approvals.identity),
});
const ledgerEntry = schemas/* strictObject */.rej({
    file: filePath.describe('The ledger: a JSON object from file name to SHA-256.'),
    root: filePath.describe('The folder that the names in it are relative to.'),
});
const separation = schemas/* strictObject */.rej({
    mode: schemas/* enum */.k5n(['off', 'commit', 'pull-request'])
        .describe('Whether code and test evidence must change in separate commits, or in separate pull requests.')
        .default(DEFAULTS.separation.mode),
    code: list(pattern)
        .describe('What counts as code.')
        .default([...DEFAULTS.separation.code]),
    'different-author': schemas/* boolean */.zMY()
        .describe("Whether the ledger's commit must have another author than the fixture's.")
        .default(DEFAULTS.separation.differentAuthor),
});
const freeze = schemas/* strictObject */.rej({
    file: filePath.describe('The list of frozen tests, one id a line.').default(DEFAULTS.freeze.file),
    'stale-days': count
        .describe('Days after which an entry that nobody touched is listed.')
        .default(DEFAULTS.freeze.staleDays),
});
const quarantine = schemas/* strictObject */.rej({
    file: filePath.describe('Where failures that do not repeat are recorded.').default(DEFAULTS.quarantine.file),
    budget: count.max(1_000_000).describe('How many of them are accepted.').default(DEFAULTS.quarantine.budget),
    report: list(pattern).describe('JUnit reports to read failures from.').default([]),
    replay: command
        .describe('Command that runs one test again; `{test}` stands for its id.')
        .default(DEFAULTS.quarantine.replay),
    times: schemas/* int */.Whr().min(1).max(100).describe('How often a failure is run again.').default(DEFAULTS.quarantine.times),
    timeout: seconds.describe('Seconds for one run.').default(DEFAULTS.quarantine.timeout),
});
const lanes = schemas/* strictObject */.rej({
    prepare: command
        .describe('Command that runs before both lanes, such as an installation.')
        .default(DEFAULTS.lanes.prepare),
    gating: command.describe('Command whose failure fails the check.').default(DEFAULTS.lanes.gating),
    info: command.describe('Command whose result is shown and never counts.').default(DEFAULTS.lanes.info),
    timeout: seconds.describe('Seconds for one command.').default(DEFAULTS.lanes.timeout),
});
const limits = schemas/* strictObject */.rej({
    file: schemas/* int */.Whr()
        .min(1)
        .max(LARGEST_FILE)
        .describe('Bytes a side for formats that are read as a whole.')
        .default(DEFAULTS.limits.file),
    depth: schemas/* int */.Whr().min(1).max(DEEPEST).describe('Levels of nesting.').default(DEFAULTS.limits.depth),
    nodes: schemas/* int */.Whr().min(1).max(MOST_NODES).describe('Values in one fixture.').default(DEFAULTS.limits.nodes),
    seconds: seconds.describe('Seconds for one fixture, both sides together.').default(DEFAULTS.limits.seconds),
});
const policyFile = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1, { error: 'version 1, the only one that this release knows' })
        .describe('Version of this file format.')
        .default(1),
    fixtures: list(fixtureRule)
        .min(1)
        .describe(`Which files are fixtures and how they are judged. The first rule that matches a file counts. Without this key the built-in patterns apply, in any letter case: ${defaults/* BUILT_IN_PATTERNS */.ne.map((one) => `\`${one}\``).join(' ')}`)
        .optional(),
    tolerance: schemas/* strictObject */.rej({
        relative: bound.describe('Share of the smaller of the two values.').default(DEFAULTS.tolerance.relative),
        absolute: bound.describe("In the unit of the fixture's own values.").default(DEFAULTS.tolerance.absolute),
    })
        .describe('What counts as drift for a measured number: one with an exponent, or six or more digits after the point.')
        .prefault({}),
    trailers: trailers.describe('Records in commit messages.').prefault({}),
    approvals: approvals.describe('Records in approval files.').prefault({}),
    manifest: list(pattern)
        .describe('Manifests of fixtures with their digests: files by their path from the top of the repository, or patterns that stand for several. A file that is absent is simply not configured.')
        .default([...DEFAULTS.manifest]),
    'manifest-complete': schemas/* boolean */.zMY()
        .describe('Whether every fixture needs an entry in a manifest (FG216).')
        .default(DEFAULTS.manifestComplete),
    ledger: list(ledgerEntry)
        .describe('Ledgers: digests of every file below a folder.')
        .default(DEFAULTS.ledger.map((entry) => ({ ...entry }))),
    separation: separation.describe('What may not change together.').prefault({}),
    agents: list(freeText('a pattern'))
        .describe('Patterns on names and e-mail addresses of automatic authors.')
        .default([]),
    shape: schemas/* strictObject */.rej({
        hollow: schemas/* enum */.k5n(['fail', 'warn', 'ignore'])
            .describe('What it means when a fixture was emptied, or all its values became the same.')
            .default(DEFAULTS.shape.hollow),
    })
        .describe('Checks on the structure of changed fixtures.')
        .prefault({}),
    freeze: freeze.describe('Tests that nobody may switch off.').prefault({}),
    quarantine: quarantine.describe('Failures that do not repeat.').prefault({}),
    lanes: lanes.describe('Commands that are run on a checkout of head; only the gating one counts.').prefault({}),
    'four-way': schemas/* boolean */.zMY()
        .describe("Whether to run base's and head's code on base's and head's fixtures.")
        .default(DEFAULTS.fourWay),
    limits: limits
        .describe('Limits on one fixture. Reaching one is reported and never makes a change look smaller.')
        .prefault({}),
});
/** What editors complete and check with, JSON Schema 2020-12. Plain data. */
function policyJsonSchema() {
    const { $schema, ...schema } = z.toJSONSchema(policyFile, { io: 'input', target: 'draft-2020-12' });
    return {
        $schema,
        $id: 'fixture-gate/policy/1',
        title: 'Fixture Gate policy, version 1',
        description: '`.github/fixture-gate.yml`: which files are fixtures, and what a change to them needs. Read from the base side only.',
        ...withoutNullDefaults(schema),
    };
}
/** yaml-language-server takes a default for a text, and offers none of the keys from one on whose default is null. */
function withoutNullDefaults(schema) {
    return JSON.parse(JSON.stringify(schema), (_, value) => {
        if (value === null || typeof value !== 'object' || Array.isArray(value) || !('default' in value))
            return value;
        const { default: usual, ...rest } = value;
        return usual === null ? rest : value;
    });
}


/***/ })

};
