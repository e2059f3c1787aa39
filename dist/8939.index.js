export const id = 8939;
export const ids = [8939];
export const modules = {

/***/ 88939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CHECKS: () => (/* binding */ CHECKS),
  h: () => (/* binding */ diagnose)
});

// EXTERNAL MODULE: ./lib/commands/doctor/workflow.js
var workflow = __webpack_require__(69871);
// EXTERNAL MODULE: ./lib/commands/doctor/yaml-file.js
var yaml_file = __webpack_require__(36044);
;// CONCATENATED MODULE: ./lib/commands/doctor/checks/concurrency.js


function at(file, path) {
    return { place: { path: file.path, line: (0,yaml_file/* lineOf */.cA)(file, path) } };
}
/** What is different in every pull request, and in every group of a queue. */
const PER_PULL_REQUEST = /github\.(?:ref\b|ref_name|head_ref|sha|run_id|event\.(?:number|pull_request\.(?:number|id|head\.\w+)))/;
const PER_GROUP = /github\.(?:ref\b|ref_name|sha|run_id|event\.merge_group\.head_\w+)/;
const concurrency = {
    id: 'concurrency-cancel',
    finds: 'a concurrency group that pull requests share, or that cancels the run of a queue',
    why: 'A run that another one cancels or replaces reports no success: the check of a pull request that nobody touched turns red, and a queue throws the group out.',
    mend: 'Put the number of the pull request into the group, and cancel on `pull_request` only.',
    look: (subject) => {
        const seen = new Set();
        return subject.gates.flatMap((gate) => concurrencies(gate).flatMap(({ file, path, value }) => {
            const key = `${file.path} ${path.join('.')}`;
            if (seen.has(key))
                return [];
            seen.add(key);
            return concurrencyFault(gate, file, path, value);
        }));
    },
};
function concurrencies({ file, id, inner }) {
    const places = [
        [file, ['concurrency']],
        [file, ['jobs', id, 'concurrency']],
        [inner.file, ['concurrency']],
        [inner.file, ['jobs', inner.id, 'concurrency']],
    ];
    return places.flatMap(([one, path]) => {
        let value = one.value;
        for (const key of path)
            value = (0,workflow/* fields */.OA)(value).get(String(key));
        return value === undefined ? [] : [{ file: one, path, value }];
    });
}
function concurrencyFault(gate, file, path, value) {
    const group = typeof value === 'string' ? value : String((0,workflow/* fields */.OA)(value).get('group') ?? '');
    const cancel = typeof value === 'string' ? undefined : (0,workflow/* fields */.OA)(value).get('cancel-in-progress');
    const hasQueue = (0,workflow/* triggers */.G)(gate.file).has('merge_group');
    const alternatives = group.split('||');
    const sharedByPulls = !PER_PULL_REQUEST.test(group);
    // `github.head_ref` is empty in a queue, and what stands behind `||` takes its place.
    const sharedByGroups = hasQueue && !PER_GROUP.test(group);
    const sharedByForks = !sharedByPulls && /github\.head_ref/.test(alternatives[0] ?? '') && !/number/.test(alternatives[0] ?? '');
    const cancelsGroups = hasQueue && cancel === true && sharedByGroups;
    if (!sharedByPulls && !sharedByGroups && !sharedByForks)
        return [];
    const who = sharedByPulls
        ? 'all pull requests share one concurrency group, so one of them cancels or replaces the run of another'
        : sharedByForks
            ? 'branches of one name in two forks share a concurrency group, so one pull request can cancel the run of another'
            : `the groups of a merge queue share one concurrency group${cancelsGroups ? ' and cancel each other' : ', so a waiting one is replaced'}`;
    return [
        {
            severity: sharedByPulls || cancelsGroups ? 'error' : 'warning',
            ...at(file, typeof value === 'string' ? path : [...path, 'group']),
            message: who,
            mend: 'give every pull request and every group a concurrency group of its own',
            edits: [
                {
                    kind: 'set',
                    path,
                    value: {
                        group: `fixture-gate-\${{ github.event.pull_request.number || github.sha }}`,
                        'cancel-in-progress': `\${{ github.event_name == 'pull_request' }}`,
                    },
                },
            ],
        },
    ];
}

;// CONCATENATED MODULE: ./lib/commands/doctor/checks/files.js

const noWorkflow = {
    id: 'no-workflow',
    finds: 'no workflow that runs the gate',
    why: 'Nothing is looked at.',
    mend: 'Write one: `fixture-gate init` does.',
    look: ({ gates, broken, workflows, platform }) => {
        if (gates.length > 0)
            return [];
        // Elsewhere, and a ruleset says where.
        if (platform.kind === 'asked' && platform.rules.kind === 'seen' && platform.rules.value.workflows.length > 0)
            return [];
        const called = (0,workflow/* foreignCalls */.a)(workflows);
        const hints = [
            ...(broken.length === 0 ? [] : [`${broken.map(({ path }) => path).join(', ')} cannot be read`]),
            ...(called.length === 0
                ? []
                : [`what runs behind ${called.map(({ uses }) => uses).join(', ')} cannot be seen from here`]),
        ];
        return [
            {
                severity: 'error',
                message: `none of ${workflows.length} ${workflows.length === 1 ? 'workflow' : 'workflows'} runs the gate${hints.length === 0 ? '' : ` (${hints.join('; ')})`}`,
                mend: broken.length === 0
                    ? 'write one: fixture-gate init'
                    : 'mend what cannot be read, or write one: fixture-gate init',
            },
        ];
    },
};
const brokenWorkflow = {
    id: 'broken-workflow',
    finds: 'a workflow that is no YAML',
    why: 'The platform does not run it, and a required check of it never reports.',
    mend: 'Mend the line.',
    look: ({ broken }) => broken.map(({ path, line, why }) => ({
        severity: /fixture-?gate/i.test(path) ? 'error' : 'warning',
        place: { path, line },
        message: `expected YAML; found a mistake: ${why}`,
        mend: 'mend that line',
    })),
};
const policyFile = {
    id: 'policy-file',
    finds: 'a policy file with mistakes, or one at a place where nobody reads it',
    why: 'The gate cannot evaluate, and every pull request is red.',
    mend: 'Correct the lines that it names.',
    look: ({ policy }) => policy.kind === 'bad'
        ? [{ severity: 'error', place: { path: policy.path, line: 1 }, message: policy.why, mend: policy.remedy }]
        : [],
};

;// CONCATENATED MODULE: ./lib/commands/doctor/checks/jobs.js


const ALWAYS = `\${{ always() }}`;
/** The jobs whose result is the verdict: those that run the gate, their callers, and those that join their parts. */
function judgingJobs({ gates }) {
    const all = gates.flatMap((gate) => [
        { file: gate.file, id: gate.id, isGate: !isMerge(gate) },
        ...(gate.inner.file.path === gate.file.path ? [] : [{ ...gate.inner, isGate: true }]),
        ...joinsOf(gate).map((id) => ({ file: gate.file, id, isGate: false })),
    ]);
    const seen = new Set();
    return all.filter(({ file, id }) => {
        const key = `${file.path} ${id}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
/** Only parts have to be joined: other jobs that wait for the gate are no verdict. */
function joinsOf(gate) {
    return isPart(gate) ? (0,workflow/* waitingFor */.Fz)(gate.file, gate.id) : [];
}
/** One of several jobs that judge a part each, by a matrix or by name. */
function isPart(gate) {
    return ((0,workflow/* fields */.OA)((0,workflow/* job */.Yl)(gate.file, gate.id).get('strategy')).has('matrix') || inputsOf(gate).some((one) => one.has('shard')));
}
/** What the steps of the gate are given. */
function inputsOf({ inner, steps: own }) {
    const all = (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id));
    return own.map(({ index }) => (0,workflow/* fields */.OA)(all[index]?.get('with')));
}
/** Whether a job joins the reports of parts with the action's `merge`: then the parts need not fail themselves. */
function isMerged(gate, gates) {
    const joins = joinsOf(gate);
    return gates.some((one) => one.file.path === gate.file.path && joins.includes(one.id) && isMerge(one));
}
function isMerge(gate) {
    return inputsOf(gate).some((one) => String(one.get('merge') ?? '') !== '');
}
function jobs_at(file, path) {
    return { place: { path: file.path, line: (0,yaml_file/* lineOf */.cA)(file, path) } };
}
const jobIf = {
    id: 'job-if',
    finds: 'an `if` on the job of the gate, other than `always()`',
    why: 'A job that is skipped reports success, so the condition is a way past the gate.',
    mend: 'Remove it.',
    look: (subject) => judgingJobs(subject).flatMap(({ file, id }) => {
        const condition = (0,workflow/* job */.Yl)(file, id).get('if');
        if (condition === undefined || (0,workflow/* isAlways */.sN)(condition))
            return [];
        const hasNeeds = (0,workflow/* job */.Yl)(file, id).has('needs');
        return [
            {
                severity: 'error',
                ...jobs_at(file, ['jobs', id, 'if']),
                message: `the job ${id} is skipped where its condition does not hold, and a skipped job counts as a success`,
                mend: hasNeeds ? 'let it run always' : 'remove the condition',
                edits: [
                    hasNeeds
                        ? { kind: 'set', path: ['jobs', id, 'if'], value: ALWAYS }
                        : { kind: 'remove', path: ['jobs', id, 'if'] },
                ],
            },
        ];
    }),
};
const jobNeeds = {
    id: 'job-needs',
    finds: '`needs` without `if: always()`',
    why: 'If the job that it waits for fails or is skipped, this one is skipped, and a skipped job reports success.',
    mend: 'Remove `needs`, or add `if: always()`.',
    look: (subject) => judgingJobs(subject).flatMap(({ file, id, isGate }) => {
        const one = (0,workflow/* job */.Yl)(file, id);
        if (!one.has('needs') || one.has('if'))
            return [];
        return [
            {
                severity: 'error',
                ...jobs_at(file, ['jobs', id, 'needs']),
                message: `the job ${id} is skipped where a job that it needs fails, and a skipped job counts as a success`,
                mend: isGate ? 'let it wait for nothing' : 'let it run always',
                edits: [
                    isGate
                        ? { kind: 'remove', path: ['jobs', id, 'needs'] }
                        : { kind: 'set', path: ['jobs', id, 'if'], value: ALWAYS },
                ],
            },
        ];
    }),
};
const joinJob = {
    id: 'matrix-join',
    finds: 'a matrix of the gate without a job that joins it',
    why: 'Each part is a check of its own with a name that the matrix makes; requiring one of them leaves the others out.',
    mend: 'Add a job that needs the matrix, runs always and fails unless its result is success; see `examples/fixture-gate-shards.yml`.',
    look: ({ gates }) => gates.flatMap((gate) => {
        if (!isPart(gate) || isMerged(gate, gates))
            return [];
        const joins = joinsOf(gate).filter((id) => looksAtResult(gate, id));
        if (joins.length > 0)
            return [];
        const name = freeName(gate.file);
        return [
            {
                severity: 'error',
                ...jobs_at(gate.file, ['jobs', gate.id, 'strategy']),
                message: `no job joins the parts of ${gate.id}, so there is no single check that could be required`,
                mend: `add a job that fails unless all parts passed, and require ${name}`,
                edits: [
                    {
                        kind: 'set',
                        path: ['jobs', name],
                        value: {
                            needs: gate.id,
                            if: ALWAYS,
                            'runs-on': 'ubuntu-latest',
                            permissions: {},
                            steps: [{ run: `test "\${{ needs.${gate.id}.result }}" = success` }],
                        },
                    },
                ],
            },
        ];
    }),
};
function looksAtResult(gate, id) {
    return (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(gate.file, id)).some((step) => [step.get('run'), step.get('if'), ...(0,workflow/* fields */.OA)(step.get('with')).values(), ...(0,workflow/* fields */.OA)(step.get('env')).values()].some((text) => /needs\.[\w-]+\.result|needs\.\*\.result|toJSON\(needs\)|fixture-?gate.*\bmerge\b/i.test(String(text))));
}
function freeName(file) {
    const taken = (0,workflow/* jobs */.LR)(file);
    return taken.has('fixture-gate') ? 'fixture-gate-verdict' : 'fixture-gate';
}
const continueOnError = {
    id: 'continue-on-error',
    finds: '`continue-on-error` on the job or the step of the gate',
    why: 'The check is green whatever the gate says.',
    mend: 'Remove it.',
    look: (subject) => subject.gates.flatMap(({ file, id, inner, steps: gates }) => {
        const places = [
            [file, ['jobs', id, 'continue-on-error'], (0,workflow/* job */.Yl)(file, id).get('continue-on-error')],
            [inner.file, ['jobs', inner.id, 'continue-on-error'], (0,workflow/* job */.Yl)(inner.file, inner.id).get('continue-on-error')],
            ...gates.map(({ index }) => {
                const path = (0,workflow/* stepPath */.qu)(inner.id, index, 'continue-on-error');
                return [inner.file, path, (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id))[index]?.get('continue-on-error')];
            }),
        ];
        const seen = new Set();
        return places.flatMap(([one, path, value]) => {
            const key = `${one.path} ${path.join('.')}`;
            if (value === undefined || value === false || seen.has(key))
                return [];
            seen.add(key);
            return [
                {
                    severity: 'error',
                    ...jobs_at(one, path),
                    message: 'a failing gate does not fail the check',
                    mend: 'remove continue-on-error',
                    edits: [{ kind: 'remove', path }],
                },
            ];
        });
    }),
};
const stepIf = {
    id: 'step-if',
    finds: 'an `if` on the step of the gate',
    why: 'A step that is skipped does not fail its job.',
    mend: 'Remove it.',
    look: (subject) => subject.gates.flatMap(({ inner, steps: gates }) => gates.flatMap(({ index }) => {
        const condition = (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id))[index]?.get('if');
        if (condition === undefined || (0,workflow/* isAlways */.sN)(condition))
            return [];
        const path = (0,workflow/* stepPath */.qu)(inner.id, index, 'if');
        return [
            {
                severity: 'error',
                ...jobs_at(inner.file, path),
                message: 'the step of the gate is skipped where its condition does not hold, and the job is green then',
                mend: 'remove the condition',
                edits: [{ kind: 'remove', path }],
            },
        ];
    })),
};
const failOn = {
    id: 'fail-on-never',
    finds: '`fail-on: never`',
    why: 'The job passes whatever the verdict is. It is meant for trying the gate out, before its check is required.',
    mend: 'Remove it once the gate is to count.',
    look: (subject) => subject.gates.flatMap((gate) => gate.steps.flatMap(({ index, how }) => {
        // The whole is judged where the parts are joined.
        if (isMerged(gate, subject.gates))
            return [];
        const { inner } = gate;
        const step = (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id))[index];
        const isInput = how === 'action' && (0,workflow/* fields */.OA)(step?.get('with')).get('fail-on') === 'never';
        const isFlag = how === 'command' && /--fail-on[= ]+never\b/.test(String(step?.get('run') ?? ''));
        if (!isInput && !isFlag)
            return [];
        const path = isInput ? (0,workflow/* stepPath */.qu)(inner.id, index, 'with', 'fail-on') : (0,workflow/* stepPath */.qu)(inner.id, index, 'run');
        return [
            {
                severity: 'warning',
                ...jobs_at(inner.file, path),
                message: 'with fail-on: never the check is green whatever the verdict is',
                mend: 'remove fail-on once the gate is to count',
                ...(isInput ? { edits: [{ kind: 'remove', path }] } : {}),
            },
        ];
    })),
};
/** `run` of the gate with something behind it that throws its exit code away. */
const swallowedExit = {
    id: 'exit-code-lost',
    finds: 'a command line of the gate whose exit code is thrown away (`|| true`, a pipe without `pipefail`)',
    why: 'The step is green whatever the gate says.',
    mend: 'Let the command stand alone, and write reports with `--output`.',
    look: (subject) => subject.gates.flatMap(({ inner, steps: gates }) => gates.flatMap(({ index, how }) => {
        if (how !== 'command')
            return [];
        const step = (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id))[index];
        const run = String(step?.get('run') ?? '').replaceAll(/\\\r?\n/g, ' ');
        // Named explicitly, bash runs with pipefail; the default shell of a step does not.
        const hasPipefail = step?.get('shell') === 'bash' || run.includes('pipefail');
        const lines = run.split('\n').filter((line) => /fixture-?gate/i.test(line) && !/^\s*#/.test(line));
        const isLost = (line) => /\|\|\s*(?:true|:|exit 0)|;\s*(?:true|exit 0)/.test(line) || (!hasPipefail && /[^|]\|[^|]/.test(line));
        if (!lines.some(isLost) && !/^\s*set \+e/m.test(run))
            return [];
        return [
            {
                severity: 'error',
                ...jobs_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, index, 'run')),
                message: 'the exit code of the gate is thrown away, so the step is green whatever it says',
                mend: 'let the command stand alone; --output FILE writes its report',
            },
        ];
    })),
};

// EXTERNAL MODULE: ./lib/inputs/suggest.js
var suggest = __webpack_require__(89067);
;// CONCATENATED MODULE: ./lib/commands/doctor/platform.js
/** The app behind Actions on github.com; on Enterprise Server it has another number in each installation. */
const ACTIONS_APP_ID = 15_368;
/** The rules, where they could be read. */
function rulesOf(platform) {
    return platform.kind === 'asked' && platform.rules.kind === 'seen' ? platform.rules.value : undefined;
}

;// CONCATENATED MODULE: ./lib/commands/doctor/checks/names.js





/** What the action calls its own check run, where `check-name` says nothing else. */
const REPORT_NAME = 'Fixture Gate report';
function names_at(file, path) {
    return { place: { path: file.path, line: (0,yaml_file/* lineOf */.cA)(file, path) } };
}
/** The jobs that could be required: each gate, or what joins its parts. */
function verdictJobs({ gates }) {
    const all = gates.flatMap((gate) => isPart(gate)
        ? joinsOf(gate).map((id) => ({ file: gate.file, id, name: (0,workflow/* checkName */.I3)(gate.file, id) }))
        : [{ file: gate.file, id: gate.id, name: (0,workflow/* gateCheckName */.nD)(gate) }]);
    // What joins the parts may be a gate itself.
    return all.filter((one, index) => all.findIndex((other) => other.file.path === one.file.path && other.id === one.id) === index);
}
function knownNames(subject) {
    return verdictJobs(subject).flatMap(({ name }) => (name.kind === 'known' ? [name.name] : []));
}
/** Names of the check runs that the action makes to carry annotations. */
function reportNames({ gates }) {
    return gates.flatMap(({ inner, steps: own }) => own.flatMap(({ index, how }) => {
        if (how !== 'action')
            return [];
        const given = (0,workflow/* fields */.OA)((0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id))[index]?.get('with'));
        const id = given.get('id');
        return [String(given.get('check-name') ?? (id === undefined ? REPORT_NAME : `${REPORT_NAME} (${id})`))];
    }));
}
const sameName = {
    id: 'same-name',
    finds: 'a second job, or a check run of the action itself, with the name of the gate',
    why: 'A required check is only a name: whichever of the two reports success may be the one that counts.',
    mend: 'Give the other one another name.',
    look: (subject) => {
        const verdicts = verdictJobs(subject);
        const names = new Map(verdicts.flatMap((one) => (one.name.kind === 'known' ? [[one.name.name, one]] : [])));
        const twins = subject.workflows.flatMap((file) => [...(0,workflow/* jobs */.LR)(file).keys()].flatMap((id) => {
            const name = (0,workflow/* checkName */.I3)(file, id);
            const verdict = name.kind === 'known' ? names.get(name.name) : undefined;
            const isSelf = verdict === undefined || verdicts.some((one) => one.file.path === file.path && one.id === id);
            if (isSelf && !isSecond(verdicts, file, id, verdict))
                return [];
            const taken = `${id} (${file.path
                .split('/')
                .at(-1)
                ?.replace(/\.ya?ml$/, '')})`;
            return [
                {
                    severity: 'error',
                    ...names_at(file, ['jobs', id]),
                    message: `this job reports as "${verdict.name.kind === 'known' ? verdict.name.name : ''}", and so does ${verdict.file.path}: one of them can stand for the other`,
                    mend: 'give it a name of its own',
                    edits: [{ kind: 'set', path: ['jobs', id, 'name'], value: taken }],
                },
            ];
        }));
        return [...twins, ...reportTwins(subject, names)];
    },
};
/** Two gates of one name: the second one is the twin. */
function isSecond(verdicts, file, id, verdict) {
    if (verdict?.name.kind !== 'known')
        return false;
    const { name } = verdict.name;
    const first = verdicts.find((one) => one.name.kind === 'known' && one.name.name === name);
    return !(first.file.path === file.path && first.id === id);
}
function reportTwins(subject, names) {
    return subject.gates.flatMap(({ inner, steps: own }) => own.flatMap(({ index }) => {
        const path = ['jobs', inner.id, 'steps', index, 'with', 'check-name'];
        const name = (0,workflow/* fields */.OA)((0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id))[index]?.get('with')).get('check-name');
        if (typeof name !== 'string' || !names.has(name))
            return [];
        return [
            {
                severity: 'error',
                ...names_at(inner.file, path),
                message: `the check run with the annotations is called "${name}", like the job: only the job is the verdict`,
                mend: 'give the check run a name of its own, or none',
                edits: [{ kind: 'remove', path }],
            },
        ];
    }));
}
const notRequired = {
    id: 'not-required',
    finds: 'a branch whose rules do not require the check of the gate',
    why: 'A red gate then keeps nobody from merging.',
    mend: 'Require the job by its name in a ruleset of the branch (Settings, Rules, Rulesets).',
    look: (subject) => {
        const rules = rulesOf(subject.platform);
        const names = knownNames(subject);
        const verdicts = verdictJobs(subject);
        // Without a single job that could be required, another check says so.
        if (rules === undefined || runsByRuleset(subject) || verdicts.length === 0)
            return [];
        if (names.length === 0)
            return [unknowable(verdicts[0])];
        if (rules.checks.some((one) => names.includes(one.name)))
            return [];
        const where = subject.branch === undefined ? 'the branch' : `the branch ${subject.branch}`;
        const report = rules.checks.find((one) => reportNames(subject).includes(one.name));
        if (report !== undefined) {
            return [
                {
                    severity: 'error',
                    message: `${report.from} requires "${report.name}", which is the report with the annotations and not the verdict: it is missing where the token may not write`,
                    mend: `require ${quoted(names)} in its place`,
                },
            ];
        }
        const near = rules.checks.find((one) => (0,suggest/* suggest */.Z)(one.name, names) !== undefined || isLike(one.name));
        if (near !== undefined) {
            return [
                {
                    severity: 'error',
                    message: `${near.from} requires "${near.name}", and no job of the gate reports under that name (they report as ${quoted(names)}): merging waits for ever`,
                    mend: `require ${quoted(names)}, letter for letter; only the name of the job counts, not that of the workflow`,
                },
            ];
        }
        return [
            {
                severity: 'error',
                message: `no rule of ${where} requires ${quoted(names)}, so a red gate keeps nobody from merging`,
                mend: `add a ruleset for ${where} (Settings, Rules, Rulesets) that requires ${quoted(names)}, with GitHub Actions as its source`,
            },
        ];
    },
};
function unknowable({ file, id, name }) {
    return {
        severity: 'notice',
        ...names_at(file, ['jobs', id, 'name']),
        message: `whether the job ${id} is required cannot be told: ${name.kind === 'unknown' ? name.why : ''}`,
        mend: 'give it a plain name',
    };
}
function isLike(name) {
    return /fixture[ _-]?gate/i.test(name);
}
function quoted(names) {
    return names.map((name) => `"${name}"`).join(' or ');
}
/** A ruleset that runs a workflow of its own choice needs no name of a check. */
function runsByRuleset({ platform }) {
    return rulesOf(platform)?.workflows.some(({ path }) => isLike(path)) === true;
}
const requiredSource = {
    id: 'required-source',
    finds: 'a required check that any app, or any person with write access, may report',
    why: 'Anybody who may push can post a success under that name.',
    mend: 'Choose GitHub Actions as the expected source of the check.',
    look: (subject) => {
        const rules = rulesOf(subject.platform);
        const names = knownNames(subject);
        const { platform } = subject;
        return (rules?.checks ?? [])
            .filter((one) => names.includes(one.name))
            .flatMap((one) => {
            const isWrong = typeof one.app === 'number' && platform.kind === 'asked' && platform.isDotCom && one.app !== ACTIONS_APP_ID;
            if (one.app !== 'any' && !isWrong)
                return [];
            return [
                {
                    severity: isWrong ? 'error' : 'warning',
                    message: isWrong
                        ? `${one.from} expects "${one.name}" from the app ${one.app}, and GitHub Actions (${ACTIONS_APP_ID}) reports it: merging waits for ever`
                        : `${one.from} takes "${one.name}" from any source, so everybody who may write can report it`,
                    mend: `in ${one.from}, choose GitHub Actions as the source of "${one.name}"${isDotComText(subject, one)}`,
                },
            ];
        });
    },
};
function isDotComText({ platform }, { name }) {
    if (platform.kind !== 'asked' || !platform.isDotCom)
        return '';
    return `: {"context": ${JSON.stringify(name)}, "integration_id": ${ACTIONS_APP_ID}}`;
}
const rulesetWorkflow = {
    id: 'ruleset-workflow',
    finds: 'a workflow of the gate that a ruleset requires, and that is not pinned',
    why: 'Whoever may push to the repository that it is in changes what judges here.',
    mend: 'Name the commit (`sha`) of the workflow in the ruleset.',
    look: ({ platform }) => (rulesOf(platform)?.workflows ?? [])
        .filter(({ path, isPinned }) => isLike(path) && !isPinned)
        .map(({ path, from }) => ({
        severity: 'notice',
        message: `${from} runs ${path} from a branch of the repository that it is in, and follows it wherever it goes`,
        mend: 'name a commit of it in the ruleset, and move that on purpose',
    })),
};
const bypass = {
    id: 'bypass',
    finds: 'people or apps that the rules of the branch do not hold',
    why: 'They can merge with a red gate, and the history shows nothing of it.',
    mend: 'Take them off the bypass list, or let them bypass in pull requests only.',
    look: ({ platform }) => {
        const who = rulesOf(platform)?.bypass ?? [];
        if (who.length === 0)
            return [];
        return [
            {
                severity: 'notice',
                message: `merging past the rules is open to ${who.join(', ')}`,
                mend: 'look through the list; audit tells afterwards what came in without a record: fixture-gate audit main',
            },
        ];
    },
};
const looseBranch = {
    id: 'loose-branch',
    finds: 'no merge queue, and no rule that a branch must be up to date before it is merged',
    why: 'What lands is the merge with a base that has moved on since the gate ran.',
    mend: 'Use a merge queue, or require branches to be up to date.',
    look: (subject) => {
        const rules = rulesOf(subject.platform);
        if (rules === undefined || rules.mergeQueue || rules.strict || rules.checks.length === 0)
            return [];
        return [
            {
                severity: 'notice',
                message: 'a branch that is behind may be merged, so what lands can differ from what was judged',
                mend: 'require branches to be up to date, or use a merge queue',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./lib/commands/doctor/checks/permissions.js


/** What the gate can use. Everything else stays at none. */
const USED = { contents: 'read', checks: 'write', 'pull-requests': 'write' };
/** Scopes by which a step could change what is judged, or who judges it. */
const DANGEROUS = new Set(['contents', 'actions', 'statuses', 'deployments', 'packages', 'id-token', 'attestations']);
/** The permissions in force for a job: its own, else those of the file. */
function grantOf(file, id) {
    const own = (0,workflow/* job */.Yl)(file, id).get('permissions');
    if (own !== undefined)
        return { file, path: ['jobs', id, 'permissions'], value: own };
    const whole = (0,workflow/* fields */.OA)(file.value).get('permissions');
    if (whole !== undefined)
        return { file, path: ['permissions'], value: whole };
    return { file, path: (0,workflow/* jobs */.LR)(file).size > 1 ? ['jobs', id, 'permissions'] : ['permissions'], value: undefined };
}
/** Of a called workflow as well: a token has what both sides grant. */
function grantsOf({ file, id, inner }) {
    const outer = grantOf(file, id);
    if (inner.file.path === file.path)
        return [outer];
    const called = grantOf(inner.file, inner.id);
    return called.value === undefined ? [outer] : [outer, called];
}
function levelOf(value, scope) {
    if (value === 'write-all')
        return 'write';
    if (value === 'read-all')
        return 'read';
    const given = (0,workflow/* fields */.OA)(value).get(scope);
    return given === 'read' || given === 'write' ? given : 'none';
}
function permissions_at({ file, path }, scope) {
    return { place: { path: file.path, line: (0,yaml_file/* lineOf */.cA)(file, scope === undefined ? path : [...path, scope]) } };
}
function eachGrant(subject, look) {
    const seen = new Set();
    return subject.gates.flatMap((gate) => grantsOf(gate).flatMap((grant) => {
        const key = `${grant.file.path} ${grant.path.join('.')}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        return look(grant, gate);
    }));
}
const permissionsMissing = {
    id: 'permissions-missing',
    finds: 'no `permissions` at all',
    why: "The repository's default decides, which may be a token that can write everywhere, and may change without a commit.",
    mend: 'Name them: `contents: read`, `checks: write`, `pull-requests: write`.',
    look: (subject) => eachGrant(subject, (grant) => {
        if (grant.value !== undefined && grant.value !== null)
            return [];
        return [
            {
                severity: 'warning',
                ...permissions_at(grant),
                message: "the workflow does not say which permissions it takes, so the repository's default decides",
                mend: 'name the three that the gate uses',
                edits: [{ kind: 'set', path: grant.path, value: USED }],
            },
        ];
    }),
};
const permissionsContents = {
    id: 'permissions-contents',
    finds: '`permissions` without `contents: read`',
    why: 'Naming any permission sets all others to none, and the action then cannot read the commits: every run fails.',
    mend: 'Add `contents: read`.',
    look: (subject) => eachGrant(subject, (grant) => {
        if (grant.value === undefined || grant.value === null || levelOf(grant.value, 'contents') !== 'none')
            return [];
        return [
            {
                severity: 'error',
                ...permissions_at(grant),
                message: 'the token may not read the repository (contents: read), so every run fails',
                mend: 'add contents: read',
                edits: [{ kind: 'set', path: [...grant.path, 'contents'], value: 'read' }],
            },
        ];
    }),
};
const permissionsPosting = {
    id: 'permissions-posting',
    finds: '`checks: write` or `pull-requests: write` missing',
    why: 'The verdict stays the same, but annotations are at most nine errors and nine warnings, and there is no comment. Reviews that the policy asks for cannot be read without `pull-requests: read`.',
    mend: 'Add them, or say `annotations: commands` and `comment: never` to the action.',
    look: (subject) => eachGrant(subject, (grant, gate) => {
        if (grant.value === undefined || grant.value === null || levelOf(grant.value, 'contents') === 'none')
            return [];
        const wanted = wantedOf(gate);
        const unread = subject.policy.kind === 'read' &&
            subject.policy.needsReview &&
            levelOf(grant.value, 'pull-requests') === 'none';
        const missing = wanted.filter((scope) => levelOf(grant.value, scope) !== 'write');
        if (missing.length === 0 && !unread)
            return [];
        const scopes = unread && !missing.includes('pull-requests') ? ['pull-requests', ...missing] : missing;
        return [
            {
                severity: unread ? 'error' : 'notice',
                ...permissions_at(grant),
                message: unread
                    ? 'the policy asks for reviews, and the token may not read them (pull-requests: read)'
                    : missing.map((scope) => LOST[scope]).join('; '),
                mend: `add ${scopes.map((scope) => `${scope}: write`).join(', ')}`,
                edits: typeof grant.value === 'string'
                    ? [{ kind: 'set', path: grant.path, value: USED }]
                    : scopes.map((scope) => ({ kind: 'set', path: [...grant.path, scope], value: 'write' })),
            },
        ];
    }),
};
const LOST = {
    checks: 'without checks: write annotations come as workflow commands, nine errors and nine warnings at most',
    'pull-requests': 'without pull-requests: write there is no comment in the pull request',
};
/** What is posted is asked of the inputs of the action. The command line posts nothing. */
function wantedOf({ inner, steps: gates }) {
    const all = (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id));
    const inputs = gates.filter(({ how }) => how === 'action').map(({ index }) => (0,workflow/* fields */.OA)(all[index]?.get('with')));
    return [
        ...(inputs.some((one) => !['commands', 'none'].includes(String(one.get('annotations') ?? '')))
            ? ['checks']
            : []),
        ...(inputs.some((one) => one.get('comment') !== 'never') ? ['pull-requests'] : []),
    ];
}
const permissionsExcess = {
    id: 'permissions-excess',
    finds: '`write-all`, `contents: write` or other permissions that the gate has no use for',
    why: 'Whatever else runs in the job can use them: push to the branch that is judged, or set the state of other checks.',
    mend: 'Leave them out.',
    look: (subject) => eachGrant(subject, (grant) => {
        if (grant.value === 'write-all') {
            return [
                {
                    severity: 'error',
                    ...permissions_at(grant),
                    message: 'the token may write everything',
                    mend: 'name the three permissions that the gate uses',
                    edits: [{ kind: 'set', path: grant.path, value: USED }],
                },
            ];
        }
        return [...(0,workflow/* fields */.OA)(grant.value)]
            .filter(([scope, level]) => level === 'write' && !(scope in USED && USED[scope] === 'write'))
            .map(([scope]) => ({
            severity: DANGEROUS.has(scope) ? 'error' : 'warning',
            ...permissions_at(grant, scope),
            message: `the gate has no use for ${scope}: write, and whatever else runs in the job has`,
            mend: scope === 'contents' ? 'make it contents: read' : `remove ${scope}`,
            edits: [
                scope === 'contents'
                    ? { kind: 'set', path: [...grant.path, scope], value: 'read' }
                    : { kind: 'remove', path: [...grant.path, scope] },
            ],
        }));
    }),
};

// EXTERNAL MODULE: ./lib/policy/glob.js
var policy_glob = __webpack_require__(76298);
;// CONCATENATED MODULE: ./lib/commands/doctor/checks/self-edit.js


/** Files by which a pull request could take the gate away. */
function guardedFiles({ gates, policy }) {
    const files = gates.flatMap(({ file, inner }) => [file.path, inner.file.path]);
    return [...new Set([...files, ...(policy.kind === 'none' ? [] : [policy.path])])];
}
const selfEdit = {
    id: 'self-edit',
    finds: 'a workflow of the gate, or a policy, that a pull request can edit without an owner who has to agree',
    why: 'On `pull_request` the workflow is the one that the pull request brings: it can keep the name of the job and leave the gate out.',
    mend: 'Name owners of `/.github/` in CODEOWNERS and require their review, or let an organisation ruleset require the workflow.',
    look: (subject) => {
        const rules = rulesOf(subject.platform);
        if (subject.gates.length === 0 || rules?.workflows.some(({ path }) => /fixture-?gate/i.test(path)) === true)
            return [];
        const open = guardedFiles(subject).filter((path) => !isOwned(subject.codeowners, path));
        if (open.length === 0 && (rules === undefined || rules.codeOwnerReview))
            return [];
        const isReviewed = rules?.codeOwnerReview === true || (rules?.reviews ?? 0) > 0;
        const what = open.length === 0 ? guardedFiles(subject) : open;
        const why = open.length === 0
            ? 'the review of its owners is not required'
            : subject.codeowners === undefined
                ? 'there is no CODEOWNERS'
                : 'CODEOWNERS names nobody for it';
        return [
            {
                severity: rules === undefined || isReviewed ? 'notice' : 'warning',
                message: `a pull request can edit ${what.join(' and ')} and so leave the gate out: ${why}`,
                mend: open.length === 0
                    ? 'require the review of code owners in the rules of the branch'
                    : `add a line to .github/CODEOWNERS ("/.github/ @your-org/owners") and require the review of code owners in the rules of the branch`,
            },
        ];
    },
};
/** The last line that matches decides; one without an owner takes the file out again. */
function isOwned(codeowners, path) {
    let owned = false;
    for (const line of (codeowners ?? '').split(/\r?\n/)) {
        const [pattern = '', ...owners] = line
            .replace(/(?:^|\s)#.*$/, '')
            .trim()
            .split(/\s+/);
        if (pattern !== '' && covers(pattern, path))
            owned = owners.length > 0;
    }
    return owned;
}
/** As in .gitignore, but for `!` and `[ ]`, which CODEOWNERS does not know (GitHub, about code owners). */
function covers(pattern, path) {
    const isFolder = pattern.endsWith('/');
    const bare = pattern.replace(/^\/|\/$/g, '');
    if (bare === '' || /[![\]\\{}]/.test(bare))
        return false;
    const isAnchored = pattern.startsWith('/') || bare.includes('/');
    const start = isAnchored || bare.startsWith('**/') ? bare : `**/${bare}`;
    // `docs/*` is about files directly in there; any other name may be that of a folder.
    const below = bare === '*' || !bare.endsWith('/*') ? [`${start}/**`] : [];
    return [...(isFolder ? [] : [start]), ...below].some((glob) => glob.includes('/') ? (0,policy_glob/* compileGlob */.S)(glob)(path) : glob === path);
}

// EXTERNAL MODULE: ./lib/inputs/identifiers.js
var identifiers = __webpack_require__(8213);
;// CONCATENATED MODULE: ./lib/commands/doctor/checks/steps.js



function steps_at(file, path) {
    return { place: { path: file.path, line: (0,yaml_file/* lineOf */.cA)(file, path) } };
}
function stepsOf({ inner }) {
    return (0,workflow/* steps */.Ci)((0,workflow/* job */.Yl)(inner.file, inner.id));
}
function usesOf(step) {
    return String(step?.get('uses') ?? '');
}
function isCheckout(step) {
    return /^actions\/checkout(?:@|$)/i.test(usesOf(step));
}
/** Each step of each job that runs the gate, once. */
function eachStep(gates, look) {
    const seen = new Set();
    return gates.flatMap((gate) => {
        const key = `${gate.inner.file.path} ${gate.inner.id}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        const indexes = new Set(gate.steps.map(({ index }) => index));
        return stepsOf(gate).flatMap((step, index) => look(gate, step, index, indexes));
    });
}
const floatingGate = {
    id: 'floating-gate',
    finds: 'the gate used by a tag, a branch, a short SHA or a placeholder',
    why: 'A tag can be moved: who moves it decides what judges, and no pull request shows it.',
    mend: 'Write the full SHA of a release, with its version behind it as a comment.',
    look: ({ gates }) => eachStep(gates, ({ inner }, step, index, own) => {
        const [name = '', ref = ''] = usesOf(step).split('@');
        if (!own.has(index) || !step.has('uses') || name.startsWith('.') || name.startsWith('docker:'))
            return [];
        if ((0,identifiers/* asSha */.Pr)(ref) !== undefined)
            return [];
        const isPlaceholder = (0,identifiers/* isNoCommit */.xT)(ref) || ref === 'SHA' || name.startsWith('OWNER/');
        return [
            {
                severity: 'error',
                ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, index, 'uses')),
                message: isPlaceholder
                    ? `${name}@${ref} is a placeholder: the workflow cannot run yet`
                    : ref === ''
                        ? 'without a version the action is whatever its default branch holds'
                        : `the version ${ref} of the action can be moved to other code at any time`,
                mend: isPlaceholder
                    ? 'write the account that publishes the action, and the full SHA of a release'
                    : pinning(name, ref),
            },
        ];
    }),
};
/**
 * A tag with a message of its own has a SHA of its own, which names no commit: the line with `^{}` behind it does. A name
 * that a shell would read as more than a name is not put into a command.
 */
function pinning(name, ref) {
    const repository = name.split('/').slice(0, 2).join('/');
    const isPlain = [repository, ref].every((one) => /^[A-Za-z0-9_./-]*$/.test(one) && !one.startsWith('-'));
    if (!isPlain)
        return 'write the full SHA of a release';
    const address = `git ls-remote https://github.com/${repository}`;
    return ref === ''
        ? `write the full SHA of a release, one of those that this prints:\n${address} 'refs/tags/*'`
        : `write the full SHA that ${ref} stands for, the last one that this prints:\n${address} ${ref} '${ref}^{}'`;
}
const floatingNeighbour = {
    id: 'floating-neighbour',
    finds: 'other actions of the same job that are not pinned by a full SHA',
    why: 'They run before or beside the gate with the same token and can change what it reads.',
    mend: 'Pin them, or take them out of the job.',
    look: ({ gates }) => eachStep(gates, ({ inner }, step, index, own) => {
        const uses = usesOf(step);
        const [name = '', ref = ''] = uses.split('@');
        if (own.has(index) ||
            uses === '' ||
            uses.startsWith('.') ||
            uses.startsWith('docker:') ||
            (0,identifiers/* asSha */.Pr)(ref) !== undefined)
            return [];
        return [
            {
                severity: 'warning',
                ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, index, 'uses')),
                message: `${uses} can be moved, and runs in the job of the gate`,
                mend: pinning(name, ref),
            },
        ];
    }),
};
/** Installed by the manifest and the lock file of head. */
const FROM_HEAD = /\b(?:npx|npm\s+(?:exec|run|x)|pnpm|yarn|bunx?)\b[^\n]*fixture-?gate|node_modules\/[^\n]*fixture-?gate/i;
const localGate = {
    id: 'local-gate',
    finds: '`uses: ./...` for the gate without a checkout of the base commit; a command line that head installs (`npx fixture-gate`)',
    why: 'It runs code that the pull request itself brings or chooses; the action refuses that (`UNSAFE_ENVIRONMENT`).',
    mend: 'Use the action by `OWNER/fixture-gate@SHA`, or check out the base commit into a folder and use that.',
    look: ({ gates }) => eachStep(gates, (gate, step, index, own) => {
        const uses = usesOf(step);
        if (own.has(index) && FROM_HEAD.test(String(step.get('run') ?? '')))
            return [installedByHead(gate, index)];
        if (!own.has(index) || !uses.startsWith('.'))
            return [];
        const folder = uses.replace(/^\.\/?/, '').replace(/\/$/, '');
        const all = stepsOf(gate);
        const checkout = all.findIndex((one) => isCheckout(one) && String((0,workflow/* fields */.OA)(one.get('with')).get('path') ?? '').replace(/^\.\/|\/$/g, '') === folder);
        const ref = String((0,workflow/* fields */.OA)(all[checkout]?.get('with')).get('ref') ?? '');
        if (folder !== '' && /pull_request\.base\.sha|merge_group\.base_sha/.test(ref) && !/head/.test(ref))
            return [];
        const { inner } = gate;
        return [
            {
                severity: 'error',
                ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, index, 'uses')),
                message: `${uses} is the code that the pull request brings, and would judge itself`,
                mend: 'check out the base commit into a folder of its own, and use that folder',
                ...(folder === '' || checkout === -1
                    ? {}
                    : {
                        edits: [
                            {
                                kind: 'set',
                                path: (0,workflow/* stepPath */.qu)(inner.id, checkout, 'with', 'ref'),
                                value: `\${{ github.event.pull_request.base.sha || github.event.merge_group.base_sha }}`,
                            },
                        ],
                    }),
            },
        ];
    }),
};
function installedByHead({ inner }, index) {
    return {
        severity: 'warning',
        ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, index, 'run')),
        message: 'this takes the gate from what the pull request installs, so the pull request chooses what judges it',
        mend: 'use the action, or check Fixture Gate out by its full SHA into a folder of its own and run that',
    };
}
const earlierSteps = {
    id: 'earlier-steps',
    finds: 'commands that run in the job before the gate',
    why: 'What the pull request brings (an install script, a build, a test) can change git, node or the environment of the gate after it.',
    mend: 'Give the gate a job of its own; where it needs test reports, take them as an artifact.',
    look: ({ gates }) => eachStep(gates, ({ inner, steps: own }, step, index) => {
        const first = own.find(({ how }) => how === 'action')?.index;
        if (first === undefined || index >= first || !step.has('run'))
            return [];
        return [
            {
                severity: 'warning',
                ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, index, 'run')),
                message: 'this command runs before the gate in the same job, and can change what the gate is',
                mend: 'give the gate a job of its own',
            },
        ];
    }),
};
const checkoutDepth = {
    id: 'checkout-depth',
    finds: 'the command line of the gate on a checkout of one commit; a checkout step that the action does not need',
    why: 'The command line reads what is there, and a depth of 1 has no merge base: every run ends with exit code 3. The action fetches what it lacks itself.',
    mend: 'Set `fetch-depth: 0` for the command line; for the action leave the checkout out.',
    look: ({ gates }) => gates.flatMap((gate) => {
        const all = stepsOf(gate);
        const { inner } = gate;
        const command = gate.steps.find(({ how, index }) => how === 'command' && /\b(?:check|audit)\b/.test(String(all[index]?.get('run') ?? '')));
        const checkout = all.findIndex((step) => isCheckout(step) && !(0,workflow/* fields */.OA)(step.get('with')).has('repository'));
        if (command !== undefined) {
            if (checkout === -1 || checkout > command.index) {
                return [
                    {
                        severity: 'error',
                        ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, command.index, 'run')),
                        message: 'the command line of the gate runs without a checkout, so there is nothing that it could look at',
                        mend: 'check the repository out before it, with fetch-depth: 0 and persist-credentials: false',
                    },
                ];
            }
            const depth = (0,workflow/* fields */.OA)(all[checkout]?.get('with')).get('fetch-depth');
            if (String(depth ?? 1) === '0')
                return [];
            return [
                {
                    severity: 'error',
                    ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, checkout, 'with', 'fetch-depth')),
                    message: `a checkout of ${depth ?? 1} commit${String(depth ?? 1) === '1' ? '' : 's'} has no merge base, so the command line cannot evaluate`,
                    mend: 'fetch the whole history',
                    edits: [{ kind: 'set', path: (0,workflow/* stepPath */.qu)(inner.id, checkout, 'with', 'fetch-depth'), value: 0 }],
                },
            ];
        }
        const usesFolder = gate.steps.some(({ index }) => usesOf(all[index]).startsWith('.'));
        const hasOthers = all.some((step, index) => !isCheckout(step) && !gate.steps.some((one) => one.index === index));
        if (checkout === -1 || usesFolder || hasOthers)
            return [];
        return [
            {
                severity: 'notice',
                ...steps_at(inner.file, (0,workflow/* stepPath */.qu)(inner.id, checkout)),
                message: 'the action needs no checkout: it fetches the commits that it looks at, whatever the depth is',
                mend: 'remove the step',
                edits: [{ kind: 'remove', path: (0,workflow/* stepPath */.qu)(inner.id, checkout) }],
            },
        ];
    }),
};
const checkoutCredentials = {
    id: 'checkout-credentials',
    finds: 'a checkout in the job of the gate that keeps its token',
    why: 'The token stays in the configuration of the clone, where every later step can read it.',
    mend: 'Set `persist-credentials: false`.',
    look: ({ gates }) => eachStep(gates, ({ inner }, step, index) => {
        if (!isCheckout(step) || (0,workflow/* fields */.OA)(step.get('with')).get('persist-credentials') === false)
            return [];
        const path = (0,workflow/* stepPath */.qu)(inner.id, index, 'with', 'persist-credentials');
        return [
            {
                severity: 'warning',
                ...steps_at(inner.file, path),
                message: 'the checkout leaves a token behind that later steps can read',
                mend: 'do not keep it',
                edits: [{ kind: 'set', path, value: false }],
            },
        ];
    }),
};
/** What a pull request decides about what is checked out. */
const HEAD_REFERENCE = /pull_request\.head|github\.head_ref|refs\/pull\/|workflow_run\.head_(?:sha|branch|repository)|event\.number/;
const targetCheckout = {
    id: 'target-checkout',
    finds: 'any workflow on `pull_request_target` or `workflow_run` that checks out the head of a pull request',
    why: 'Code of a stranger runs there with a token that may write: it can push, approve, and report a passing check under the name of the gate.',
    mend: 'Run it on `pull_request`, or do not check out head there.',
    look: ({ workflows }) => workflows.flatMap((file) => {
        const event = ['pull_request_target', 'workflow_run'].find((name) => (0,workflow/* triggers */.G)(file).has(name));
        if (event === undefined)
            return [];
        return [...(0,workflow/* jobs */.LR)(file)].flatMap(([id, one]) => (0,workflow/* steps */.Ci)(one).flatMap((step, index) => {
            const given = (0,workflow/* fields */.OA)(step.get('with'));
            const asked = isCheckout(step)
                ? `${given.get('ref') ?? ''} ${given.get('repository') ?? ''}`
                : /\bgit\s+(?:fetch|checkout|clone|pull)\b|\bgh\s+pr\s+checkout\b/.test(String(step.get('run') ?? ''))
                    ? `${step.get('run')} ${[...(0,workflow/* fields */.OA)(step.get('env')).values()].join(' ')}${/gh\s+pr\s+checkout/.test(String(step.get('run'))) ? ' refs/pull/' : ''}`
                    : '';
            if (!HEAD_REFERENCE.test(asked))
                return [];
            return [
                {
                    severity: 'error',
                    ...steps_at(file, isCheckout(step) ? (0,workflow/* stepPath */.qu)(id, index, 'with', 'ref') : (0,workflow/* stepPath */.qu)(id, index, 'run')),
                    message: `${event} runs with a token that may write, and this step brings the code of the pull request there`,
                    mend: `do not check out head on ${event}`,
                    ...(isCheckout(step)
                        ? {
                            edits: ['ref', 'repository']
                                .filter((key) => given.has(key))
                                .map((key) => ({ kind: 'remove', path: (0,workflow/* stepPath */.qu)(id, index, 'with', key) })),
                        }
                        : {}),
                },
            ];
        }));
    }),
};

// EXTERNAL MODULE: ./lib/inputs/event.js
var inputs_event = __webpack_require__(29485);
;// CONCATENATED MODULE: ./lib/commands/doctor/checks/triggers.js





/** A retarget is an `edited` event; the rest are the platform's own default. */
const PULL_REQUEST_TYPES = ['opened', 'synchronize', 'reopened', 'edited'];
const REVIEW_TYPES = ['submitted', 'dismissed'];
/** Files whose own events start the gate, each once. */
function startingFiles({ gates }) {
    return [...new Set(gates.map(({ file }) => file))].filter((file) => !isCalledFromElsewhere(file));
}
/** A workflow that only others call has no events of its own, and who calls it is not in this repository. */
function isCalledFromElsewhere(file) {
    const events = (0,workflow/* triggers */.G)(file);
    return events.size > 0 && [...events.keys()].every((event) => event === 'workflow_call');
}
function triggers_at(file, path) {
    return { place: { path: file.path, line: (0,yaml_file/* lineOf */.cA)(file, path) } };
}
/** `on` may be a name, a list or a map: with settings it has to be a map. */
function setTrigger(file, event, settings) {
    const on = (0,workflow/* fields */.OA)(file.value).get('on');
    if (typeof on === 'object' && on !== null && !Array.isArray(on)) {
        const keys = Object.entries(settings);
        // Key by key, so that what else is said about the event stays, comments included.
        return keys.length === 0
            ? [{ kind: 'set', path: ['on', event], value: {} }]
            : keys.map(([key, value]) => ({ kind: 'set', path: ['on', event, key], value }));
    }
    const all = Object.fromEntries((0,workflow/* texts */.Te)(on).map((name) => [name, {}]));
    return [{ kind: 'set', path: ['on'], value: { ...all, [event]: settings } }];
}
const pullRequestTrigger = {
    id: 'trigger-pull-request',
    finds: 'a workflow of the gate that does not run on `pull_request`',
    why: 'Pull requests are not looked at, and a required check that never reports blocks every merge.',
    mend: 'Add `pull_request` to `on`, with the types opened, synchronize, reopened and edited.',
    look: (subject) => startingFiles(subject).flatMap((file) => {
        if ((0,workflow/* triggers */.G)(file).has('pull_request'))
            return [];
        // Mended by the check that is about that event.
        if ((0,workflow/* triggers */.G)(file).has('pull_request_target'))
            return [];
        return [
            {
                severity: 'error',
                ...triggers_at(file, ['on']),
                message: 'the workflow does not run on pull_request, so no pull request is looked at',
                mend: 'run it on pull_request',
                edits: setTrigger(file, 'pull_request', { types: [...PULL_REQUEST_TYPES] }),
            },
        ];
    }),
};
const pullRequestTarget = {
    id: 'trigger-target',
    finds: '`pull_request_target` as the event of the gate',
    why: 'Its run has a token that may write and belongs to the default branch, not to the head that is judged; public repositories do not run it unless a policy of theirs allows it.',
    mend: 'Run on `pull_request`. The verdict needs no more than `contents: read`, for forks too.',
    look: (subject) => startingFiles(subject).flatMap((file) => {
        const events = (0,workflow/* triggers */.G)(file);
        if (!events.has('pull_request_target'))
            return [];
        const remove = { kind: 'remove', path: ['on', 'pull_request_target'] };
        const on = (0,workflow/* fields */.OA)(file.value).get('on');
        const isMap = typeof on === 'object' && !Array.isArray(on);
        const names = [...events.keys()].filter((name) => name !== 'pull_request_target');
        const withTypes = { types: [...PULL_REQUEST_TYPES] };
        const edits = isMap
            ? [...(events.has('pull_request') ? [] : setTrigger(file, 'pull_request', withTypes)), remove]
            : [
                {
                    kind: 'set',
                    path: ['on'],
                    value: { ...Object.fromEntries(names.map((name) => [name, {}])), pull_request: withTypes },
                },
            ];
        return [
            {
                severity: 'error',
                ...triggers_at(file, ['on', 'pull_request_target']),
                message: 'the gate runs on pull_request_target: with a token that may write, and on the default branch instead of the head that it judges',
                mend: 'run it on pull_request instead',
                edits,
            },
        ];
    }),
};
const unsupportedTrigger = {
    id: 'trigger-unsupported',
    finds: 'an event on which the action fails, such as `schedule` or `workflow_run`',
    why: 'The action refuses what it cannot judge, so such a run is always red.',
    mend: 'Take the event out of this workflow; `examples/audit.yml` shows a weekly walk through history.',
    look: (subject) => startingFiles(subject).flatMap((file) => [...(0,workflow/* triggers */.G)(file).keys()]
        .filter((event) => event !== 'workflow_call' && !inputs_event/* SUPPORTED_EVENTS */.HM.includes(event))
        .map((event) => {
        const on = (0,workflow/* fields */.OA)(file.value).get('on');
        const isMap = typeof on === 'object' && !Array.isArray(on);
        const rest = (0,workflow/* texts */.Te)(on).filter((one) => one !== event);
        return {
            severity: 'warning',
            ...triggers_at(file, ['on', event]),
            message: `the action cannot judge the event ${event}, and fails on it`,
            mend: `take ${event} out of this workflow`,
            ...(isMap || rest.length > 0
                ? {
                    edits: [isMap ? { kind: 'remove', path: ['on', event] } : { kind: 'set', path: ['on'], value: rest }],
                }
                : {}),
        };
    })),
};
const mergeGroup = {
    id: 'trigger-merge-group',
    finds: '`merge_group` missing from the events',
    why: 'A merge queue waits for its required checks on this event, and for ever where none comes.',
    mend: 'Add `merge_group` to `on`. Without a queue it costs nothing.',
    look: (subject) => startingFiles(subject).flatMap((file) => {
        if ((0,workflow/* triggers */.G)(file).has('merge_group'))
            return [];
        const queue = rulesOf(subject.platform)?.mergeQueue;
        return [
            {
                severity: queue === true ? 'error' : queue === false ? 'notice' : 'warning',
                ...triggers_at(file, ['on']),
                message: queue === true
                    ? 'the branch has a merge queue, and the workflow does not run on merge_group: nothing can be merged'
                    : 'the workflow does not run on merge_group, and a merge queue would wait for it for ever',
                mend: 'run it on merge_group as well',
                edits: setTrigger(file, 'merge_group', {}),
            },
        ];
    }),
};
/** Types that are there and leave one out, or none where the platform's default leaves one out. */
function missingTypes(settings, wanted, usual) {
    if (settings === undefined)
        return [];
    const given = settings.get('types') === undefined ? usual : (0,workflow/* texts */.Te)(settings.get('types'));
    return wanted.filter((type) => !given.includes(type));
}
const types = {
    id: 'trigger-types',
    finds: '`types` that leave out `opened`, `synchronize`, `reopened` or `edited`, or `checks_requested` of the queue',
    why: 'A push, or a change of the base branch (which is `edited`, and not among the default types), then keeps the old result: a pull request can be judged against one branch and merged into another.',
    mend: 'Write `types: [opened, synchronize, reopened, edited]`.',
    look: (subject) => startingFiles(subject).flatMap((file) => {
        const events = (0,workflow/* triggers */.G)(file);
        const pull = events.get('pull_request');
        const missing = missingTypes(pull, PULL_REQUEST_TYPES, PULL_REQUEST_TYPES.slice(0, 3));
        const queue = missingTypes(events.get('merge_group'), ['checks_requested'], ['checks_requested']);
        const types = [...new Set([...PULL_REQUEST_TYPES, ...(0,workflow/* texts */.Te)(pull?.get('types'))])];
        return [
            ...(missing.length === 0
                ? []
                : [
                    {
                        severity: 'error',
                        ...triggers_at(file, ['on', 'pull_request', 'types']),
                        message: `the workflow does not run again when a pull request is ${missing.map(inWords).join(', ')}`,
                        mend: `add ${missing.join(', ')} to the types of pull_request`,
                        edits: setTrigger(file, 'pull_request', { types }),
                    },
                ]),
            ...(queue.length === 0
                ? []
                : [
                    {
                        severity: 'error',
                        ...triggers_at(file, ['on', 'merge_group', 'types']),
                        message: 'the types of merge_group leave out checks_requested, the one that a queue sends',
                        mend: 'add checks_requested',
                        edits: setTrigger(file, 'merge_group', { types: ['checks_requested'] }),
                    },
                ]),
        ];
    }),
};
function inWords(type) {
    if (type === 'edited')
        return 'edited (its base branch changed)';
    return type === 'synchronize' ? 'pushed to (synchronize)' : type;
}
const reviewTrigger = {
    id: 'trigger-review',
    finds: 'a policy that asks for reviews, and a workflow that an approval does not start',
    why: 'The check stays red after the approval until somebody runs it again.',
    mend: 'Add `pull_request_review` with the types submitted and dismissed.',
    look: (subject) => {
        const { policy } = subject;
        if (policy.kind !== 'read' || !policy.needsReview)
            return [];
        return startingFiles(subject).flatMap((file) => {
            const review = (0,workflow/* triggers */.G)(file).get('pull_request_review');
            const missing = review === undefined ? REVIEW_TYPES : missingTypes(review, REVIEW_TYPES, [...REVIEW_TYPES, 'edited']);
            if (missing.length === 0)
                return [];
            return [
                {
                    severity: 'warning',
                    ...triggers_at(file, ['on', 'pull_request_review']),
                    message: `the policy asks for reviews, and a review that is ${missing.join(' or ')} does not start the workflow`,
                    mend: 'run it on pull_request_review as well',
                    edits: setTrigger(file, 'pull_request_review', { types: [...REVIEW_TYPES] }),
                },
            ];
        });
    },
};
/** Events whose runs report on the head of a pull request or of a queue. */
const JUDGING = ['pull_request', 'pull_request_target', 'merge_group', 'pull_request_review'];
const pathFilter = {
    id: 'path-filter',
    finds: '`paths` or `paths-ignore` on the events of the gate',
    why: 'A required check whose workflow is filtered out stays pending for ever; one that is not required is simply not run. Filters look at the first 300 files only.',
    mend: 'Remove the filter. The gate itself passes at once where no fixture changed.',
    look: (subject) => startingFiles(subject).flatMap((file) => JUDGING.flatMap((event) => ['paths', 'paths-ignore'].flatMap((filter) => {
        if ((0,workflow/* triggers */.G)(file).get(event)?.has(filter) !== true)
            return [];
        return [
            {
                severity: 'error',
                ...triggers_at(file, ['on', event, filter]),
                message: `${filter} leaves pull requests out, and ${event} then reports nothing at all`,
                mend: `remove ${filter}`,
                edits: [{ kind: 'remove', path: ['on', event, filter] }],
            },
        ];
    }))),
};
const branchFilter = {
    id: 'branch-filter',
    finds: '`branches` or `branches-ignore` on the events of the gate',
    why: 'A pull request into another branch is not judged, and can be pointed at this one afterwards; where the branch itself is left out, a required check never reports.',
    mend: 'Remove the filter.',
    look: (subject) => startingFiles(subject).flatMap((file) => JUDGING.flatMap((event) => ['branches', 'branches-ignore'].flatMap((filter) => {
        const settings = (0,workflow/* triggers */.G)(file).get(event);
        if (settings?.has(filter) !== true)
            return [];
        const misses = subject.branch !== undefined && !lets(filter, (0,workflow/* texts */.Te)(settings.get(filter)), subject.branch);
        return [
            {
                severity: misses ? 'error' : 'warning',
                ...triggers_at(file, ['on', event, filter]),
                message: misses
                    ? `${filter} of ${event} leaves out ${subject.branch}, so nothing is judged that goes there`
                    : `${filter} of ${event} leaves other branches out: a pull request into one of them is not judged`,
                mend: `remove ${filter}`,
                edits: [{ kind: 'remove', path: ['on', event, filter] }],
            },
        ];
    }))),
};
/** The last pattern that matches decides; `!` takes a branch out again. */
function lets(filter, patterns, branch) {
    let isIn = false;
    for (const pattern of patterns) {
        const negated = pattern.startsWith('!');
        const glob = negated ? pattern.slice(1) : pattern;
        // A pattern without a slash is about the last name to the policy's globs, and about all of it here.
        if (glob === branch || (!branch.includes('/') && (0,policy_glob/* compileGlob */.S)(glob)(branch)) || glob === '**')
            isIn = !negated;
    }
    return filter === 'branches' ? isIn : !isIn;
}
const pushTwin = {
    id: 'push-twin',
    finds: 'the gate on `push` to every branch beside `pull_request`',
    why: 'Both report under one name on the head of a pull request, and the push was judged against the last push only: which of the two counts is not documented.',
    mend: 'Limit `push` to the default branch, or take it out.',
    look: (subject) => startingFiles(subject).flatMap((file) => {
        const push = (0,workflow/* triggers */.G)(file).get('push');
        if (push === undefined || !(0,workflow/* triggers */.G)(file).has('pull_request'))
            return [];
        const branches = (0,workflow/* texts */.Te)(push.get('branches'));
        const onlyTags = push.has('tags') && !push.has('branches') && !push.has('branches-ignore');
        const isNarrow = branches.length > 0 && branches.every((one) => !/[*?[]/.test(one));
        if (onlyTags || isNarrow)
            return [];
        return [
            {
                severity: 'error',
                ...triggers_at(file, ['on', 'push']),
                message: 'the job reports twice under one name on the head of a pull request: for pull_request and for push',
                mend: 'limit push to the branch that pull requests go to',
                edits: setTrigger(file, 'push', { branches: [subject.branch ?? 'main'] }),
            },
        ];
    }),
};

;// CONCATENATED MODULE: ./lib/commands/doctor/checks/index.js








/** All checks, in the order in which they are reported and documented. */
const CHECKS = [
    noWorkflow,
    brokenWorkflow,
    policyFile,
    pullRequestTrigger,
    pullRequestTarget,
    types,
    mergeGroup,
    reviewTrigger,
    unsupportedTrigger,
    pushTwin,
    pathFilter,
    branchFilter,
    permissionsMissing,
    permissionsContents,
    permissionsPosting,
    permissionsExcess,
    jobIf,
    jobNeeds,
    joinJob,
    stepIf,
    continueOnError,
    failOn,
    swallowedExit,
    concurrency,
    floatingGate,
    floatingNeighbour,
    localGate,
    earlierSteps,
    checkoutDepth,
    checkoutCredentials,
    targetCheckout,
    sameName,
    notRequired,
    requiredSource,
    rulesetWorkflow,
    selfEdit,
    bypass,
    looseBranch,
];
const SEVERITIES = ['error', 'warning', 'notice'];
/** Everything that is wrong, worst first, within that in the order of the checks. */
function diagnose(subject) {
    const all = CHECKS.flatMap(({ id, look }) => look(subject).map((fault) => ({ check: id, ...fault })));
    return SEVERITIES.flatMap((severity) => all.filter((fault) => fault.severity === severity));
}


/***/ }),

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


/***/ })

};
