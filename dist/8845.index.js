export const id = 8845;
export const ids = [8845];
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

/***/ 29031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   properties: () => (/* binding */ properties)
/* harmony export */ });
/* harmony import */ var _review_quoting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47675);
/* harmony import */ var _found_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6071);
/* harmony import */ var _reader_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26536);
/* harmony import */ var _reader_properties_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5641);




/** Whether what must be true of each changed fixture, whatever its exact values, still is (requirements D1, D3, D4). */
const properties = {
    id: 'properties',
    read: async (source, earlier) => {
        const facts = await (0,_reader_properties_js__WEBPACK_IMPORTED_MODULE_3__/* .readProperties */ .Q)(source);
        return { properties: { ...facts, runs: await (0,_reader_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .runPropertyCommands */ .F0)(source, earlier, requestsOf(facts)) } };
    },
    evaluate({ facts }) {
        const checks = facts.properties?.checks ?? [];
        const shown = checks.filter((check) => check.verdicts.length > 0 || check.misplaced.length > 0 || missingSeverity(check) !== undefined);
        const problems = [
            ...shown.flatMap(problemsOf),
            ...foreignFiles(checks),
            ...editedViews(shown),
            ...commandProblems(facts.properties),
        ];
        const held = (facts.properties?.runs ?? []).some((run) => run.kind === 'not-run');
        const judged = outcomeOf(shown, problems);
        const outcome = held && judged === 'pass' ? 'not-run' : judged;
        return { id: 'properties', outcome, summary: summarize(shown, problems), problems };
    },
};
function outcomeOf(checks, problems) {
    if (checks.length === 0)
        return 'not-configured';
    if (problems.some(({ code, severity }) => severity === 'error' && code !== 'FG502'))
        return 'fail';
    return checks.some((check) => missingSeverity(check) !== undefined) ? 'missing-artifact' : 'pass';
}
/** Undefined where it is fine that there is none. A property file that the policy names and that is not there is never silent. */
function missingSeverity({ missing, mode }) {
    if (missing === undefined)
        return undefined;
    if (mode === 'ignore')
        return missing.named ? 'notice' : undefined;
    return mode === 'block' ? 'error' : 'warning';
}
const OWN_PULL_REQUEST = 'in a pull request of its own';
function problemsOf(check) {
    return [
        ...missingProblem(check),
        ...check.misplaced.map((view) => misplacedProblem(check.path, view)),
        ...check.verdicts.flatMap((verdict) => verdictProblems(check.path, verdict)),
    ];
}
function missingProblem(check) {
    const severity = missingSeverity(check);
    if (severity === undefined || check.missing === undefined)
        return [];
    const { expected, why } = check.missing;
    return [
        {
            code: 'FG502',
            gate: 'properties',
            severity,
            path: check.path,
            message: `expected ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(expected)} on base; ${why === undefined ? 'there is none' : (0,_found_values_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(why)}`,
            fix: `Add it ${OWN_PULL_REQUEST}, then change the fixture. Or allow it to be absent: missing-artifacts: ignore.`,
        },
    ];
}
function misplacedProblem(fixture, view) {
    const name = view.slice(view.lastIndexOf('/') + 1);
    return {
        code: 'FG504',
        gate: 'properties',
        severity: 'error',
        path: view,
        message: `lies among the fixtures, and judges ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(fixture)}; expected it apart from them`,
        fix: `Move it to the folder properties/ at the root: git mv ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(view)} ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(`properties/${name}`)}`,
    };
}
function verdictProblems(path, { files, answer }) {
    const broken = files.flatMap(({ source, file }) => fileFaults(path, source, file));
    if ('failure' in answer) {
        return [
            ...broken,
            viewProblem(path, 0, `the view could not be computed: ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(answer.failure)}`, files[0].source),
        ];
    }
    if (answer.kind === 'unreadable') {
        return [
            ...broken,
            viewProblem(path, answer.line, `the view could not be computed: ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(answer.why)}`, files[0].source),
        ];
    }
    const usable = files.filter(({ file }) => file.faults.length === 0);
    return [...broken, ...usable.flatMap(({ source }, index) => viewProblems(path, source, answer.views[index]))];
}
function fileFaults(path, source, file) {
    return file.faults.map(({ line, message }) => viewProblem(path, 0, `the property file cannot be obeyed: line ${line}: ${message}`, source));
}
function named({ path, side }) {
    return `(${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(path)}${side === 'head' ? ', which this pull request brings' : ''})`;
}
function viewProblem(path, line, message, source) {
    return {
        code: 'FG503',
        gate: 'properties',
        severity: 'error',
        path,
        ...(line > 0 ? { line } : {}),
        message: `${message} ${named(source)}`,
        fix: `Restore the structure, or merge a view that fits the new one first, ${OWN_PULL_REQUEST}.`,
    };
}
function viewProblems(path, source, { values, properties: results }) {
    const faults = values.flatMap(({ name, head }) => 'fault' in head ? [viewProblem(path, 0, `"${name}" could not be computed: ${head.fault}`, source)] : []);
    const copies = values.flatMap(({ name, isFixture }) => isFixture === true ? [readsFixture(source, `"${name}" is the fixture itself (doc), and no view of it`)] : []);
    const asserted = results.flatMap((result) => propertyProblem(path, source, result, faults.length > 0));
    return [...faults, ...copies, ...asserted];
}
function readsFixture(source, message) {
    return {
        code: 'FG504',
        gate: 'properties',
        severity: 'error',
        path: source.path,
        message,
        fix: `Compute what the property needs under "view", and assert on that, ${OWN_PULL_REQUEST}.`,
    };
}
function propertyProblem(path, source, result, hasFaults) {
    const name = (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(result.name, 80);
    const problem = (severity, message, fix) => [
        { code: 'FG501', gate: 'properties', severity, path, message: `${name} ${message} ${named(source)}`, fix },
    ];
    const because = result.message === '' ? '' : `: ${result.message}`;
    switch (result.outcome) {
        case 'holds':
            return [];
        case 'broken':
            return problem('error', `does not hold${because}`, `Correct the fixture, or the code that generated it. If the property is wrong, change it first, ${OWN_PULL_REQUEST}.`);
        case 'fault':
            return problem('error', `has no answer, and so does not hold${because}`, hasFaults
                ? 'See the values of the view that could not be computed.'
                : `Correct the expression ${OWN_PULL_REQUEST}, or restore what it looks for.`);
        case 'not-judged':
            return problem('notice', `was not judged${because}`, 'Look at this fixture yourself: nothing on base says what it was.');
        case 'reads-fixture':
            return [readsFixture(source, `${name} ${result.message}; a property sees its view alone`)];
    }
}
/** Somebody may have believed that it judges: said once for each file, and no more than that. */
function foreignFiles(checks) {
    const fixtures = new Map(checks.flatMap(({ path, foreign = [] }) => foreign.map((file) => [file, path])));
    return [...fixtures].map(([file, fixture]) => ({
        code: 'FG503',
        gate: 'properties',
        severity: 'notice',
        path: file,
        message: `has the name of a property file of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(fixture)} and none of its keys (view, properties, bounds, commands), so it was not asked`,
        fix: 'Nothing, where it is for something else.',
    }));
}
/** A command that names no fixture says the same of all of them, and is run once. */
function requestsOf({ commands }) {
    return commands.flatMap(({ fixtures, command }) => (command.includes('{file}') ? fixtures : fixtures.slice(0, 1)).map((path) => ({ path, commands: [command] })));
}
function commandProblems(facts) {
    return (facts?.runs ?? []).flatMap((run) => commandProblem(run, viewOf(facts, run)));
}
/** The property file that names the command. */
function viewOf({ commands }, run) {
    return commands.find((one) => one.command === run.command && one.fixtures.includes(run.path))?.file ?? run.path;
}
function commandProblem(run, file) {
    const where = `the property command ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(run.command)} of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(file)}`;
    if (run.kind === 'not-run') {
        // What a failed gate holds back is named there; anything else must not pass for it.
        const severity = run.why.kind === 'held' ? 'warning' : 'error';
        return [
            commandFault(severity, run.path, `${where} was not run over ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(run.path)}: ${(0,_found_values_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(run.why.reason)}`),
        ];
    }
    const { outcome, reason, output, tampered } = run.result;
    if (tampered.length > 0) {
        const files = tampered.map((one) => (0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(one)).join(', ');
        return [
            {
                ...commandFault('error', run.path, `${where} wrote to files of the runner (${files}); they were put back`),
                code: 'FG901',
            },
        ];
    }
    if (outcome === 'pass')
        return [];
    const last = output.trimEnd().split('\n').at(-1) ?? '';
    const said = last === '' ? '' : `; it last said ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(last)}`;
    return [commandFault('error', run.path, `${where} does not hold for ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(run.path)}: ${reason}${said}`)];
}
function commandFault(severity, path, message) {
    return {
        code: 'FG501',
        gate: 'properties',
        severity,
        path,
        message,
        fix: 'Run it yourself on base, with the fixtures of head. Mend the fixture, or change the property in a pull request of its own.',
    };
}
/** Base's version was asked; that this pull request has another one is for the owners of what judges. */
function editedViews(checks) {
    const fixtures = new Map();
    for (const { path, verdicts } of checks) {
        for (const { source } of verdicts.flatMap(({ files }) => files)) {
            if (source.side === 'base' && source.edited.length === 0)
                continue;
            const known = fixtures.get(source.path) ?? { side: source.side, paths: new Set() };
            fixtures.set(source.path, known);
            known.paths.add(path);
        }
    }
    return [...fixtures].map(([path, { side, paths }]) => {
        const [first = ''] = paths;
        const others = paths.size > 1 ? ` and ${paths.size - 1} more` : '';
        return {
            code: 'FG801',
            gate: 'properties',
            severity: 'warning',
            path,
            message: side === 'base'
                ? `this pull request edits the properties of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(first)}${others}, which it changes, too: base's version was used`
                : `this pull request brings the properties of ${(0,_review_quoting_js__WEBPACK_IMPORTED_MODULE_0__/* .showPath */ .P8)(first)}${others}: base has none, so they were asked beside what base asks for`,
            fix: 'Let an owner of the properties review this file; what it changes applies from the next pull request on.',
        };
    });
}
function summarize(checks, problems) {
    const results = checks.flatMap(({ verdicts }) => verdicts.flatMap(({ answer }) => 'kind' in answer && answer.kind === 'computed' ? answer.views.flatMap((view) => view.properties) : []));
    const count = (...outcomes) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const coded = (code) => problems.filter((problem) => problem.code === code).length;
    const parts = [
        [count('holds'), 'holds', 'hold'],
        [count('broken', 'fault', 'reads-fixture'), 'does not hold', 'do not hold'],
        [count('not-judged'), 'not judged', 'not judged'],
        [coded('FG503'), 'could not be computed', 'could not be computed'],
        [coded('FG502'), 'fixture without properties on base', 'fixtures without properties on base'],
    ];
    return parts
        .flatMap(([number, one, many]) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]))
        .join(', ');
}


/***/ }),

/***/ 26536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ runPropertyCommands),
/* harmony export */   Y$: () => (/* binding */ withPrepared),
/* harmony export */   hv: () => (/* binding */ whyNotRun),
/* harmony export */   ut: () => (/* binding */ basePolicy)
/* harmony export */ });
/** Gates whose failure keeps the pull request's code from running (requirement K9). A record may be missing without harm. */
const HOLDING = new Set(['seal', 'shape', 'schema', 'properties']);
/** Why no command may run now; undefined where they may. */
function whyNotRun(source, earlier) {
    const failed = earlier.find(({ id, outcome }) => HOLDING.has(id) && outcome === 'fail');
    if (failed !== undefined)
        return { kind: 'held', reason: `the ${failed.id} gate failed, so no command was run` };
    if (source.commands === undefined)
        return { kind: 'refused', reason: 'commands cannot be run here' };
    return source.commands.unsafe === undefined ? undefined : { kind: 'refused', reason: source.commands.unsafe };
}
/** A checkout in which `lanes.prepare` of base's policy has run, if there is one. */
function withPrepared(source, plan, use) {
    const { prepare, timeout } = basePolicy(source).lanes;
    return source.commands.withCheckout(plan, async (checkout) => {
        const prepared = prepare === null ? undefined : await checkout.run(prepare, {}, timeout);
        return use(checkout, prepared);
    });
}
/** Commands are base's, whatever head's policy says (requirement C6). */
function basePolicy({ policyEdit }) {
    return policyEdit.base;
}
/**
 * Property commands (requirement D3): base's tree with head's fixtures in it, so that nothing of head's code can speak for
 * head's fixtures. What is a fixture is base's to say, too: a path that only head names as one stays base's, and is not
 * asked about. `{file}` is the fixture's path. A seal that failed keeps them from running.
 */
async function runPropertyCommands(source, earlier, requests) {
    const all = requests.flatMap(({ path, commands }) => commands.map((command) => ({ path, command })));
    if (all.length === 0)
        return [];
    const why = whyNotRun(source, earlier);
    if (why !== undefined)
        return all.map((one) => ({ ...one, kind: 'not-run', why }));
    return withPrepared(source, { code: 'base', fixtures: 'head' }, async ({ run }, prepared) => {
        const runs = [];
        for (const { path, command } of all) {
            if (!source.isFixtureOnBase(path)) {
                const reason = 'on base it is no fixture, so that the bytes of head are not put beside the code of base';
                runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
                continue;
            }
            if (prepared !== undefined && prepared.outcome !== 'pass') {
                const reason = `lanes.prepare ${prepared.reason}: ${prepared.command}`;
                runs.push({ path, command, kind: 'not-run', why: { kind: 'refused', reason } });
                continue;
            }
            const result = await run(command, { file: path }, basePolicy(source).lanes.timeout);
            runs.push({ path, command, kind: 'run', result });
        }
        return runs;
    });
}


/***/ })

};
