export const id = 1496;
export const ids = [1496,6278];
export const modules = {

/***/ 41496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  quarantine: () => (/* binding */ quarantine)
});

// EXTERNAL MODULE: ./lib/review/quoting.js
var quoting = __webpack_require__(47675);
// EXTERNAL MODULE: ./lib/policy/command-template.js
var command_template = __webpack_require__(72386);
;// CONCATENATED MODULE: ./lib/gates/decision.js
/** The decision table of requirement D7, row by row: the first that fits. */
function decide(given) {
    const block = (because) => ({ verdict: 'block', spends: 0, because });
    if (!given.mutated)
        return { verdict: 'equality-gates', spends: 0, because: 'fixture unchanged' };
    if (given.schema === 'fails')
        return block('schema');
    if (given.view === 'missing')
        return block('view missing');
    if (given.properties === 'fail')
        return block('properties');
    if (given.failure === 'none')
        return { verdict: 'allow', spends: 0, because: 'no failure' };
    if (given.failure === 'replays')
        return block('regression');
    return given.spent + 1 > given.budget
        ? { verdict: 'block', spends: 1, because: 'over budget' }
        : { verdict: 'allow', spends: 1, because: 'within budget' };
}

// EXTERNAL MODULE: ./lib/policy/weakenings.js
var weakenings = __webpack_require__(76278);
// EXTERNAL MODULE: ./lib/gates/quarantine-entries.js
var quarantine_entries = __webpack_require__(82071);
;// CONCATENATED MODULE: ./lib/gates/quarantine-words.js

/** Paths and commands that a summary names. */
const MAX_NAMED = 5;
/** Characters of a command's output that a message repeats: the end of it. */
const MAX_QUOTED = 400;
function problem(code, severity, message, fix, place = {}) {
    return { code, gate: 'quarantine', severity, ...place, message, fix };
}
function some(names) {
    const more = names.length - MAX_NAMED;
    return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
function commandOf({ command }) {
    return (0,quoting/* showText */.h$)(command, 300);
}
/** How it ended, and the end of what it printed, on one line; every sink encodes it once more. */
function said(run) {
    const tail = run.output
        .replace(/\x1b\[[0-9;]*[A-Za-z]/g, '')
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .slice(-4)
        .join(' / ')
        .slice(-MAX_QUOTED);
    return `${run.reason}${tail === '' ? '' : `; it ended with: ${(0,quoting/* showText */.h$)(tail, MAX_QUOTED)}`}`;
}

;// CONCATENATED MODULE: ./lib/gates/quarantine-spending.js




function spendingOf({ policy }, facts) {
    const base = entriesOf(facts.base);
    const head = entriesOf(facts.head);
    const flaky = facts.replays.filter(({ outcome }) => outcome === 'does-not-replay');
    const now = new Set(flaky.map(({ test }) => test.id));
    const byTest = new Map();
    for (const id of new Set([...base.keys(), ...head.keys(), ...now])) {
        const before = base.get(id)?.spends ?? 0;
        // An author who has entered this failure already has spent its unit.
        byTest.set(id, Math.max(head.get(id)?.spends ?? 0, before + (now.has(id) ? 1 : 0)));
    }
    const spent = [...byTest.values()].reduce((sum, units) => sum + units, 0);
    return { spent, budget: policy.quarantine.budget, byTest, flaky };
}
function entriesOf(file) {
    return file?.kind === 'entries' ? file.entries : new Map();
}
function unreadable({ policy }, { base, head, reports, lanes }) {
    const { file } = policy.quarantine;
    const fix = 'Mend the file. Entries are printed by: fixture-gate replay REPORT';
    const files = [
        ...(head?.kind === 'unreadable'
            ? [
                problem('FG703', 'error', `${(0,quoting/* showPath */.P8)(file)} cannot be read: ${(0,quoting/* showText */.h$)(head.reason, 300)}`, fix, {
                    path: file,
                }),
            ]
            : []),
        ...(base?.kind === 'unreadable' && head?.kind !== 'unreadable'
            ? [
                problem('FG703', 'warning', `${(0,quoting/* showPath */.P8)(file)} cannot be read on base (${(0,quoting/* showText */.h$)(base.reason, 300)}), so what was spent there is unknown`, fix, { path: file }),
            ]
            : []),
    ];
    const broken = [...reports, ...(lanes?.reports ?? [])].flatMap(({ path, unreadable: reason }) => reason === undefined
        ? []
        : [
            problem('FG901', 'error', `the test report ${(0,quoting/* showPath */.P8)(path)} could not be read: ${(0,quoting/* showText */.h$)(reason, 300)}`, 'Give the whole report as the test runner wrote it.'),
        ]);
    return [...files, ...broken];
}
/** FG703. Entries of base that this pull request leaves alone were judged when they came; their hash may be of older bytes. */
function entryProblems({ policy }, { base, head, hashes }) {
    const { file } = policy.quarantine;
    const before = entriesOf(base);
    const fix = 'Run the failure again and put in the entry that is printed: fixture-gate replay REPORT';
    return [...entriesOf(head).values()].flatMap(({ id, hash, line, text }) => {
        const name = `${(0,quoting/* showPath */.P8)(file)}: ${(0,quoting/* showText */.h$)(id, 300)}`;
        const place = { path: file, line };
        if (hash === undefined)
            return [problem('FG703', 'error', `${name} has no input_hash of 64 hex digits`, fix, place)];
        const expected = hashes.get(id);
        if (hash === expected)
            return [];
        const isNew = before.get(id)?.text !== text;
        if (expected === undefined) {
            return isNew
                ? [
                    problem('FG703', 'error', `${name}: the policy on base pins no command (quarantine.replay), so its input_hash cannot be checked`, fix, place),
                ]
                : [];
        }
        return [
            problem('FG703', isNew ? 'error' : 'notice', `${name}: expected input_hash ${expected}; found ${hash}, which is of other fixture bytes or another command`, fix, place),
        ];
    });
}
/** FG704 for what was spent and is spent no more. */
function lowered(input, { base, head }) {
    const { file } = input.policy.quarantine;
    if (head?.kind === 'unreadable')
        return [];
    const now = entriesOf(head);
    return [...entriesOf(base).values()].flatMap(({ id, spends }) => {
        const left = now.get(id)?.spends ?? 0;
        if (left >= spends)
            return [];
        return [
            takenBack(input, `${(0,quoting/* showPath */.P8)(file)}: ${(0,quoting/* showText */.h$)(id, 300)} spends ${spends} on base and ${now.has(id) ? left : 'has no entry'} here`),
        ];
    });
}
/** FG704 for the budget; base's is the one that counted. */
function raised(input) {
    const { base, head } = input.policyEdit;
    if (head === undefined)
        return [];
    return (0,weakenings.weakenings)(base, head)
        .filter(({ code }) => code === 'FG704')
        .map(({ key, base: before, head: after }) => takenBack(input, `${key}: ${before} on base, ${after} here; base's counted`));
}
/** In a pull request that does nothing else it is a decision that people can see, and no way out of a failure. */
function takenBack({ changes, policy, policyEdit }, message) {
    const alone = changes.every(({ path }) => path === policy.quarantine.file || path === policyEdit.path);
    return problem('FG704', alone ? 'warning' : 'error', message, alone ? 'Let an owner of the policy review it.' : 'Take the change out, or make it in a pull request of its own.', { path: message.startsWith('quarantine.') ? policyEdit.path : policy.quarantine.file });
}
/** What a person has to put into the file; nothing is written (requirement D6). */
function toEnter({ policy }, { base, head, hashes }, { flaky, byTest }) {
    const { file } = policy.quarantine;
    return flaky.flatMap(({ test, command }) => {
        const before = entriesOf(base).get(test.id)?.spends ?? 0;
        const entered = entriesOf(head).get(test.id);
        if (entered !== undefined && entered.spends > before && entered.hash === hashes.get(test.id))
            return [];
        const entry = (0,quarantine_entries/* entryText */.u0)([
            { id: test.id, spends: byTest.get(test.id) ?? 1, exitCode: 0, hash: hashes.get(test.id) ?? '' },
        ]);
        return [
            problem('FG702', 'warning', `${(0,quoting/* showText */.h$)(test.id, 300)} failed and passed when run again with ${(0,quoting/* showText */.h$)(command, 300)}: one unit is spent, and ${(0,quoting/* showPath */.P8)(file)} does not say so`, `Put this entry in:\n${entry.replace(/^/gm, '    ')}`, { path: file }),
        ];
    });
}

// EXTERNAL MODULE: ./lib/gates/reader-replays.js
var reader_replays = __webpack_require__(93080);
;// CONCATENATED MODULE: ./lib/gates/quarantine-runs.js






function notRun({ notRun: why }) {
    if (why === undefined || why.kind === 'held')
        return [];
    return [
        problem('FG901', 'error', `the commands of the policy were not run: ${why.reason}`, 'Run the gate on pull_request, or take the commands out of the policy.'),
    ];
}
function laneProblems({ lanes, replays }) {
    if (lanes === undefined)
        return [];
    const { prepare, gating, gatingAgain, info } = lanes;
    const runs = [prepare, gating, gatingAgain, info, ...replays.flatMap(({ attempts }) => attempts)].filter((run) => run !== undefined);
    const problems = runs
        .filter(({ tampered }) => tampered.length > 0)
        .map((run) => problem('FG901', 'error', `${commandOf(run)} wrote to files that are not its own: ${run.tampered.map((path) => (0,quoting/* showPath */.P8)(path)).join(', ')}; they were put back`, 'Find what the tests of this pull request run, before you run it anywhere else.'));
    if (prepare !== undefined && prepare.outcome !== 'pass') {
        problems.push(problem('FG901', 'error', `the lanes could not be prepared: ${commandOf(prepare)} ${said(prepare)}`, 'Mend lanes.prepare, or what it needs.'));
    }
    if (gating === undefined || gating.outcome === 'pass')
        return problems;
    // Failures that it reported one by one were judged one by one; the lane as a whole must then pass once.
    const explained = gatingAgain?.outcome === 'pass';
    if (!explained) {
        problems.push(problem('FG701', 'error', `the gating lane failed: ${commandOf(gating)} ${said(gatingAgain ?? gating)}`, `Run it and mend what it shows:\n    ${gating.command}`));
    }
    return problems;
}
/** FG701 and FG702, by the decision table. */
function replayProblems(input, facts, spending) {
    const problems = [];
    for (const replay of facts.replays) {
        const { verdict, because } = decide({
            mutated: true,
            schema: 'holds',
            view: 'there',
            properties: 'hold',
            failure: replay.outcome === 'does-not-replay' ? 'does-not-replay' : 'replays',
            spent: spending.spent - 1,
            budget: spending.budget,
        });
        if (verdict === 'block' && because === 'regression') {
            problems.push(regression(replay, input.policyEdit.base.quarantine.replay, facts));
        }
    }
    if (spending.spent > spending.budget) {
        const names = [...spending.byTest]
            .filter(([, units]) => units > 0)
            .map(([id, units]) => `${(0,quoting/* showText */.h$)(id, 200)} ${units}`);
        problems.push(problem('FG702', 'error', `${spending.spent} units spent of a budget of ${spending.budget}: ${some(names)}`, 'Mend one of these tests and take its entry out, in a pull request of its own.', { path: input.policy.quarantine.file }));
    }
    return [...problems, ...toEnter(input, facts, spending)];
}
function regression(replay, template, { notRun: why, lanes }) {
    const { test, command, attempts } = replay;
    const name = (0,quoting/* showText */.h$)(test.id, 300);
    const last = attempts.at(-1);
    if (last !== undefined) {
        const failed = attempts.filter(({ outcome }) => outcome !== 'pass').length;
        const times = `failed ${1 + failed} of ${1 + attempts.length} times`;
        return problem('FG701', 'error', `${name} ${times} with ${(0,quoting/* showText */.h$)(command, 300)}: ${said(last)}`, `Run it and mend what it shows${pasteable(template, replay)}`);
    }
    const pinned = template !== null;
    const reason = !pinned
        ? 'the policy on base pins no command to run it again (quarantine.replay)'
        : (why?.reason ??
            (lanes?.prepare !== undefined && lanes.prepare.outcome !== 'pass'
                ? 'the lanes could not be prepared'
                : 'too many tests failed to run each of them again'));
    // Whether the tests pass at all is for the job that runs them to say; this gate only speaks where it was asked to.
    const severity = pinned && why?.kind !== 'held' ? 'error' : 'warning';
    return problem('FG701', severity, `${name} failed and was not run again: ${reason}`, 'Mend the test, or name the command in the policy: quarantine: { replay: "... {test}" }');
}
function fourWayProblems({ fourWay }) {
    if (fourWay?.name !== 'laundering')
        return [];
    return [
        problem('FG701', 'warning', "laundering: base's code passes with base's fixtures, head's code fails with them and passes with head's. The fixtures follow the code", 'Say in the record why the old values are no longer right, or mend the code.'),
    ];
}
/** The command for a person's own shell. A test's name is chosen by whoever wrote the test, so each word is quoted. */
function pasteable(template, { test }) {
    const filled = template === null ? undefined : (0,command_template/* fillCommand */.nH)(template, (0,reader_replays/* valuesOf */.sm)(test));
    if (filled?.kind !== 'command')
        return '.';
    const { program, arguments: rest, variables } = filled.line;
    const assignments = [...variables].map(([name, value]) => [`${name}=`, value]);
    const words = [...assignments, ...[program, ...rest].map((word) => ['', word])].map(([before, word]) => {
        if (/^[A-Za-z0-9_./:=,@%+-]+$/.test(word))
            return `${before}${word}`;
        const quoted = (0,quoting/* shellQuote */.ZL)(word);
        return quoted === undefined ? undefined : `${before}${quoted}`;
    });
    return words.includes(undefined) ? '.' : `:\n    ${words.join(' ')}`;
}

// EXTERNAL MODULE: ./lib/gates/reader-concerned.js
var reader_concerned = __webpack_require__(44485);
// EXTERNAL MODULE: ./lib/revisions/find-entry.js
var find_entry = __webpack_require__(41174);
;// CONCATENATED MODULE: ./lib/gates/four-way.js
/**
 * Names what code and fixtures do to each other:
 *
 *     code  fixtures   laundering  specification  correction  vacuous
 *     base  base       pass        pass           fail        pass
 *     head  base       fail        pass           any         pass
 *     base  head       any         fail           any         pass
 *     head  head       pass        pass           pass        pass
 *
 * Laundering: what held before no longer does, and the fixtures were changed so that nobody sees it. The matrix cannot know
 * what was meant; whether it was is for the record to say.
 */
function nameFourWay({ baseBase, headBase, baseHead, headHead }) {
    const all = [baseBase, headBase, baseHead, headHead];
    if (all.includes('flake'))
        return 'flake';
    if (all.includes('broken'))
        return 'unclear';
    if (headHead === 'fail')
        return 'still failing';
    if (all.every((cell) => cell === 'pass'))
        return 'vacuous';
    if (baseBase === 'fail')
        return 'correction';
    return headBase === 'fail' ? 'laundering' : 'specification change';
}

// EXTERNAL MODULE: ./lib/gates/reader-commands.js
var reader_commands = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/gates/reader-hashes.js
var reader_hashes = __webpack_require__(24782);
;// CONCATENATED MODULE: ./lib/gates/reader-quarantine.js







/** Bytes of the quarantine file. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** Reads the file of both sides, and runs what base's policy names, where fixtures changed. */
async function readQuarantineFacts(source, earlier) {
    const policy = (0,reader_commands/* basePolicy */.ut)(source);
    const { base, head } = await bothFiles(source, policy.quarantine.file);
    const demoted = source.findings.map(({ path }) => {
        return { path, tests: [...new Set(source.rulesFor(path).flatMap((rule) => rule.tests))] };
    });
    const asked = (0,reader_concerned/* asksForRuns */.y_)(policy) || base !== undefined || head !== undefined;
    const reports = asked ? await (await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620))).givenReports(source) : [];
    const ran = demoted.length === 0 || !asked ? NOTHING_RUN : await runAll(source, earlier, policy, reports);
    const hashes = await hashesOf(source, head, ran.replays);
    return { base, head, hashes, demoted, reports, ...ran };
}
const NOTHING_RUN = { replays: [] };
async function runAll(source, earlier, policy, given) {
    const { lanes, quarantine, fourWay } = policy;
    const laneCommand = lanes.info ?? lanes.gating;
    const mayReplay = quarantine.replay !== null && (0,reader_replays/* failuresOf */.dJ)(given).length > 0;
    if (laneCommand === null && !mayReplay)
        return { replays: replayNothing(given) };
    const notRun = (0,reader_commands/* whyNotRun */.hv)(source, earlier);
    if (notRun !== undefined)
        return { notRun, replays: replayNothing(given) };
    const ran = await (0,reader_commands/* withPrepared */.Y$)(source, { code: 'head', fixtures: 'head' }, async (checkout, prepare) => {
        const prepared = prepare === undefined ? {} : { prepare };
        if (prepare !== undefined && prepare.outcome !== 'pass') {
            return { lanes: { ...prepared, reports: [] }, replays: replayNothing(given) };
        }
        const gating = await runGating(source, policy, checkout);
        const info = lanes.info === null ? undefined : await checkout.run(lanes.info, {}, lanes.timeout);
        const failures = (0,reader_replays/* failuresOf */.dJ)([...given, ...gating.reports]);
        const { fileTest } = await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620));
        const replays = await (0,reader_replays/* replayFailures */.Df)(checkout, failures, quarantine, await fileTest(source));
        const again = mayBeAccident(gating, replays) ? await checkout.run(lanes.gating, {}, lanes.timeout) : undefined;
        return {
            lanes: {
                ...prepared,
                ...gating,
                ...(info === undefined ? {} : { info }),
                ...(again === undefined ? {} : { gatingAgain: again }),
            },
            replays,
        };
    });
    if (!fourWay || laneCommand === null || ran.lanes.prepare?.outcome === 'fail')
        return ran;
    return { ...ran, fourWay: await runFourWay(source, laneCommand, lanes.timeout) };
}
/** Its reports are taken before the informational lane runs: what that one fails has no vote. */
async function runGating(source, { lanes, quarantine }, checkout) {
    if (lanes.gating === null)
        return { reports: [] };
    await checkout.discard(quarantine.report);
    const gating = await checkout.run(lanes.gating, {}, lanes.timeout);
    const files = await checkout.collect(quarantine.report);
    const { fileTest, readReports } = await __webpack_require__.e(/* import() */ 2239).then(__webpack_require__.bind(__webpack_require__, 74620));
    return { gating, reports: await readReports(files, await fileTest(source)) };
}
/** A lane that failed, and reported nothing but failures that do not repeat. Something else may have failed beside them. */
function mayBeAccident({ gating, reports }, replays) {
    const failed = (0,reader_replays/* failuresOf */.dJ)(reports);
    const flaky = new Set(replays.filter(({ outcome }) => outcome === 'does-not-replay').map(({ test }) => test.id));
    return gating?.outcome === 'fail' && failed.length > 0 && failed.every(({ test }) => flaky.has(test.id));
}
function replayNothing(reports) {
    return (0,reader_replays/* failuresOf */.dJ)(reports).map(({ test, reports: paths }) => ({
        test,
        reports: paths,
        command: '',
        attempts: [],
        outcome: 'not-replayed',
    }));
}
async function runFourWay(source, command, timeout) {
    const cell = (code, fixtures) => (0,reader_commands/* withPrepared */.Y$)(source, { code, fixtures }, async ({ run }, prepared) => {
        if (prepared !== undefined && prepared.outcome !== 'pass')
            return 'broken';
        return cellOf([await run(command, {}, timeout), await run(command, {}, timeout)]);
    });
    const cells = {
        baseBase: await cell('base', 'base'),
        headBase: await cell('head', 'base'),
        baseHead: await cell('base', 'head'),
        headHead: await cell('head', 'head'),
    };
    return { name: nameFourWay(cells), cells };
}
function cellOf([first, second]) {
    if ([first, second].some(({ outcome }) => outcome !== 'pass' && outcome !== 'fail'))
        return 'broken';
    if (first.outcome !== second.outcome)
        return 'flake';
    return first.outcome === 'pass' ? 'pass' : 'fail';
}
async function bothFiles(source, file) {
    const change = source.changes.find(({ path }) => path === file);
    const onBase = change === undefined ? ((await (0,find_entry/* findEntry */.w)(source.repository, source.range.mergeBase, file)) ?? null) : change.base;
    const base = await fileAt(source, onBase);
    return { base, head: change === undefined ? base : await fileAt(source, change.head) };
}
async function fileAt({ repository, ensureObjects }, entry) {
    if (entry === null)
        return undefined;
    if (!entry.mode.startsWith('100'))
        return { kind: 'unreadable', reason: 'expected a file, not a link or a submodule' };
    await ensureObjects([entry.oid]);
    const object = await repository.objects.find(entry.oid, { maxBytes: MAX_FILE_BYTES });
    if (object.kind === 'content')
        return (0,quarantine_entries/* readQuarantine */.Db)(object.content.toString('utf8'));
    return { kind: 'unreadable', reason: `expected at most ${MAX_FILE_BYTES} bytes that are in this clone` };
}
async function hashesOf(source, head, replays) {
    const entries = head?.kind === 'entries' ? [...head.entries.keys()] : [];
    return (0,reader_hashes/* hashesFor */.y)(source, [...new Set([...entries, ...replays.map(({ test }) => test.id)])]);
}

// EXTERNAL MODULE: ./lib/gates/test-ids.js
var test_ids = __webpack_require__(72009);
;// CONCATENATED MODULE: ./lib/gates/quarantine.js







/**
 * Equality does not vote on a fixture that this pull request rewrote; the gating lane does, and a failure that repeats.
 * What does not repeat spends from a budget (requirements D5 to D7).
 */
const quarantine = {
    id: 'quarantine',
    read: async (source, earlier) => ({ quarantine: await readQuarantineFacts(source, earlier) }),
    evaluate(input) {
        const facts = input.facts.quarantine;
        const asked = (0,reader_concerned/* asksForRuns */.y_)(input.policyEdit.base) || input.policy.configured.includes('quarantine');
        if (facts === undefined || (!asked && facts.base === undefined && facts.head === undefined)) {
            return { id: 'quarantine', outcome: 'not-configured', summary: '', problems: [] };
        }
        const spending = spendingOf(input, facts);
        const problems = [
            ...unreadable(input, facts),
            ...entryProblems(input, facts),
            ...lowered(input, facts),
            ...raised(input),
            ...notRun(facts),
            ...laneProblems(facts),
            ...replayProblems(input, facts, spending),
            ...fourWayProblems(facts),
        ];
        return {
            id: 'quarantine',
            outcome: outcomeOf(problems, facts),
            summary: summaryOf(input, facts, spending),
            problems,
        };
    },
};
function outcomeOf(problems, facts) {
    if (problems.some(({ severity }) => severity === 'error'))
        return 'fail';
    return facts.notRun === undefined ? 'pass' : 'not-run';
}
function summaryOf({ policy }, facts, { spent, budget }) {
    const { demoted, lanes, replays, fourWay, notRun: why } = facts;
    if (demoted.length === 0)
        return `no fixture changed, so equality votes as it is; ${spent} of ${budget} units spent`;
    const parts = [`equality is information only for ${some(demoted.map(shownDemoted))}`];
    if (why !== undefined)
        parts.push(why.reason);
    if (why === undefined && lanes === undefined && facts.reports.length === 0)
        parts.push('no test report was given');
    const idle = unreadBy(demoted, facts.reports);
    if (idle.length > 0)
        parts.push(`no test of the reports is ${some(idle.map((pattern) => (0,quoting/* showText */.h$)(pattern, 100)))}`);
    if (lanes?.gating !== undefined)
        parts.push(`gating lane: ${lanes.gating.reason}`);
    if (lanes?.info !== undefined)
        parts.push(`information lane: ${lanes.info.reason} (no vote)`);
    if (replays.length > 0) {
        const repeated = replays.filter(({ outcome }) => outcome === 'replays').length;
        parts.push(`${replays.length} failed, ${repeated} of them again`);
    }
    if (fourWay !== undefined)
        parts.push(`four-way: ${fourWay.name}`);
    else if (policy.fourWay && why === undefined && lanes === undefined)
        parts.push('four-way: no lane to run');
    return [...parts, `${spent} of ${budget} units spent`].join('; ');
}
/** Patterns under `tests:` that meet no test of the reports at hand: with a typo nobody knows who reads the fixture. */
function unreadBy(demoted, reports) {
    if (reports.length === 0)
        return [];
    const tests = reports.flatMap((report) => report.tests);
    const patterns = new Set(demoted.flatMap((one) => one.tests));
    return [...patterns].filter((pattern) => !tests.some((test) => (0,test_ids/* readsBy */.Hi)([pattern], test)));
}
function shownDemoted({ path, tests }) {
    return tests.length === 0
        ? (0,quoting/* showPath */.P8)(path)
        : `${(0,quoting/* showPath */.P8)(path)} (read by ${tests.map((test) => (0,quoting/* showText */.h$)(test, 100)).join(', ')})`;
}


/***/ }),

/***/ 76278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   weakenedPaths: () => (/* binding */ weakenedPaths),
/* harmony export */   weakenings: () => (/* binding */ weakenings)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94743);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73506);
/* harmony import */ var _stricter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23248);




/**
 * What head's policy would allow that base's does not, setting by setting, in the order of the file. What cannot be told
 * (another format, another schema) counts as weaker. Empty where head only adds or tightens.
 */
function weakenings(base, head) {
    return [...ruleListWeakenings(base, head), ...settingWeakenings(base, head)];
}
/** Exact, for the paths at hand; `weakenings` compares what is written and knows no paths. */
function weakenedPaths(base, head, paths) {
    return paths.flatMap((path) => {
        const before = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleFor */ .sG)(base, path);
        if (before === undefined)
            return [];
        const after = (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleFor */ .sG)(head, path);
        if (after === undefined)
            return [{ path, why: 'no longer a fixture' }];
        return fewerRecords(before, after).length > 0 ? [{ path, why: 'fewer records' }] : [];
    });
}
function settingWeakenings(base, head) {
    const found = [];
    const note = (weaker, key, before, after, code = 'FG801') => {
        if (weaker)
            found.push({ code, key, base: show(before), head: show(after) });
    };
    const raised = (key, before, after, code) => note(after > before, key, before, after, code);
    const lowered = (key, scale, before, after) => note(scale.indexOf(after) < scale.indexOf(before), key, before, after);
    const dropped = (key, before, after) => {
        const gone = before.filter((entry) => !after.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(entry, other)));
        note(gone.length > 0, key, gone, 'absent');
    };
    const changed = (key, before, after) => note(before !== null && before !== after, key, before, after);
    raised('tolerance.relative', base.tolerance.relative, head.tolerance.relative);
    raised('tolerance.absolute', base.tolerance.absolute, head.tolerance.absolute);
    changed('trailers.key', base.trailers.key, head.trailers.key);
    note(head.trailers.minReason < base.trailers.minReason, 'trailers.min-reason', base.trailers.minReason, head.trailers.minReason);
    lowered('trailers.match', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.match, base.trailers.match, head.trailers.match);
    note(base.trailers.bind && !head.trailers.bind, 'trailers.bind', true, false);
    note(!base.trailers.patterns && head.trailers.patterns, 'trailers.patterns', false, true);
    changed('approvals.directory', base.approvals.directory, head.approvals.directory);
    lowered('approvals.identity', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.identity, base.approvals.identity, head.approvals.identity);
    dropped('manifest', base.manifest, head.manifest);
    note(base.manifestComplete && !head.manifestComplete, 'manifest-complete', true, false);
    dropped('ledger', base.ledger, head.ledger);
    lowered('separation.mode', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.separation, base.separation.mode, head.separation.mode);
    dropped('separation.code', base.separation.code, head.separation.code);
    note(base.separation.differentAuthor && !head.separation.differentAuthor, 'separation.different-author', true, false);
    dropped('agents', base.agents, head.agents);
    lowered('shape.hollow', _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.hollow, base.shape.hollow, head.shape.hollow);
    changed('freeze.file', base.freeze.file, head.freeze.file);
    raised('freeze.stale-days', base.freeze.staleDays, head.freeze.staleDays);
    changed('quarantine.file', base.quarantine.file, head.quarantine.file);
    raised('quarantine.budget', base.quarantine.budget, head.quarantine.budget, 'FG704');
    dropped('quarantine.report', base.quarantine.report, head.quarantine.report);
    changed('quarantine.replay', base.quarantine.replay, head.quarantine.replay);
    note(base.quarantine.times !== head.quarantine.times, 'quarantine.times', base.quarantine.times, head.quarantine.times);
    changed('lanes.prepare', base.lanes.prepare, head.lanes.prepare);
    changed('lanes.gating', base.lanes.gating, head.lanes.gating);
    note(base.fourWay && !head.fourWay, 'four-way', true, false);
    return found;
}
/** Rules are paired by a pattern that they share; a rule's patterns, exclusions and place in the list count, too. */
function ruleListWeakenings(base, head) {
    const found = [];
    let last = -1;
    for (const rule of base.fixtures) {
        const name = `fixtures[${rule.paths[0]}]`;
        const index = head.fixtures.findIndex((other) => other.paths.some((pattern) => rule.paths.includes(pattern)));
        const other = head.fixtures[index];
        if (other === undefined) {
            found.push({ code: 'FG801', key: name, base: show(rule.paths), head: 'absent' });
            continue;
        }
        if (index !== last + 1) {
            // The first rule that matches counts: whatever now stands before this one may take its files.
            found.push({ code: 'FG801', key: name, base: `rule ${last + 2}`, head: `rule ${index + 1}` });
        }
        last = index;
        for (const { key, before, after } of ruleWeakenings(rule, other)) {
            found.push({ code: 'FG801', key: `${name}.${key}`, base: show(before), head: show(after) });
        }
    }
    return found;
}
function ruleWeakenings(base, head) {
    const gone = (key, before, after) => {
        const missing = before.filter((entry) => !after.includes(entry));
        return missing.length === 0 ? [] : [{ key, before: missing, after: 'absent' }];
    };
    const come = (key, before, after) => {
        const added = after.filter((entry) => !before.includes(entry));
        return added.length === 0 ? [] : [{ key, before: 'absent', after: added }];
    };
    const other = (key, before, after, fine) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(before, after) || (fine !== undefined && after === fine) ? [] : [{ key, before, after }];
    const artifact = (key, before, after) => before === undefined ? [] : other(key, before, after);
    return [
        ...gone('paths', base.paths, head.paths),
        ...(base.anyCase && !head.anyCase ? other('paths', 'in any letter case', 'as written') : []),
        ...come('exclude', base.exclude, head.exclude),
        ...fewerRecords(base, head),
        ...other('format', base.format, head.format),
        ...other('header', base.header, head.header),
        ...other('yaml', base.yaml, head.yaml, 'auto'),
        ...other('keys', base.keys, head.keys),
        ...come('unordered', base.unordered, head.unordered),
        ...come('maps', base.maps, head.maps),
        ...gone('not-maps', base.notMaps, head.notMaps),
        ...come('ignore-members', base.ignoreMembers, head.ignoreMembers),
        ...wider(base.tolerances, head.tolerances),
        ...come('volatile.ids', base.volatile.ids, head.volatile.ids),
        ...come('volatile.timestamps', base.volatile.timestamps, head.volatile.timestamps),
        ...come('volatile.regex', base.volatile.regex, head.volatile.regex),
        ...widerPixels(base.pixels, head.pixels),
        ...other('descriptor', base.descriptor, head.descriptor),
        ...artifact('schema', base.schema, head.schema),
        ...artifact('properties', base.properties, head.properties),
        ...(_stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.missingArtifacts.indexOf(head.missingArtifacts) <
            _stricter_js__WEBPACK_IMPORTED_MODULE_3__/* .STRENGTH */ .Ul.missingArtifacts.indexOf(base.missingArtifacts)
            ? other('missing-artifacts', base.missingArtifacts, head.missingArtifacts)
            : []),
        ...gone('tests', base.tests, head.tests),
    ];
}
function fewerRecords(base, head) {
    return _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_CLASSES */ .i.flatMap((one) => {
        const before = base.require.byClass[one] ?? base.require.default;
        const after = head.require.byClass[one] ?? head.require.default;
        const fewer = before.some((kind) => !after.includes(kind));
        return fewer ? [{ key: `require.${one}`, before, after: after.length === 0 ? 'none' : after }] : [];
    });
}
/** A rule that goes leaves its values to a wider one or to the defaults, and either may be looser than it was. */
function wider(base, head) {
    const same = (a, b) => a.path === b.path;
    const looser = head.filter((rule) => {
        const before = base.find((other) => same(rule, other));
        return before === undefined || loosens(before, rule);
    });
    const lost = base.filter((rule) => !head.some((other) => same(rule, other)));
    return looser.length + lost.length === 0 ? [] : [{ key: 'tolerances', before: base, after: head }];
}
function loosens(base, head) {
    return ((head.relative ?? 0) > (base.relative ?? 0) ||
        (head.absolute ?? 0) > (base.absolute ?? 0) ||
        (head.ulp ?? 0) > (base.ulp ?? 0) ||
        (head.integers === true && base.integers !== true) ||
        (head.as !== undefined && base.as === undefined));
}
function widerPixels(base, head) {
    const before = base ?? { delta: 1, ratio: 0 };
    const after = head ?? { delta: 1, ratio: 0 };
    return after.delta > before.delta || after.ratio > before.ratio ? [{ key: 'pixels', before, after }] : [];
}
function show(value) {
    if (value === undefined || value === null)
        return 'absent';
    return typeof value === 'string' ? value : JSON.stringify(value);
}


/***/ })

};
