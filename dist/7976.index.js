export const id = 7976;
export const ids = [7976,4257];
export const modules = {

/***/ 5630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/github-client.js
var github_client = __webpack_require__(69428);
;// CONCATENATED MODULE: ./lib/inputs/github-rules.js
function object(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}
function items(value) {
    return Array.isArray(value) ? value.map(object) : [];
}
function whole(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}
function path({ owner, name }) {
    return { owner, repo: name };
}
async function readDefaultBranch(client, repository) {
    const answer = await client.call('GET /repos/{owner}/{repo}', path(repository));
    if (answer.kind !== 'ok')
        return answer;
    const branch = object(answer.value)['default_branch'];
    if (typeof branch === 'string' && branch !== '')
        return { kind: 'ok', value: branch };
    return { kind: 'unavailable', maybeDone: false, message: 'the answer names no default branch' };
}
/** All active rules of a branch, the organisation's included. Reading is enough for it. */
async function readBranchRules(client, repository, branch) {
    const answer = await client.list('GET /repos/{owner}/{repo}/rules/branches/{branch}', {
        ...path(repository),
        branch,
    });
    if (answer.kind !== 'ok')
        return answer;
    return { kind: 'ok', value: answer.value.map((rule) => activeRule(object(rule))) };
}
function activeRule(rule) {
    const given = object(rule['parameters']);
    const rulesetId = whole(rule['ruleset_id']);
    return {
        type: String(rule['type'] ?? ''),
        ...(rulesetId === undefined ? {} : { rulesetId }),
        source: `${String(rule['ruleset_source_type'] ?? '')} ${String(rule['ruleset_source'] ?? '')}`.trim(),
        contexts: items(given['required_status_checks']).flatMap((one) => context(one['context'], one['integration_id'])),
        strict: given['strict_required_status_checks_policy'] === true,
        workflows: items(given['workflows']).flatMap(workflowReference),
        reviews: whole(given['required_approving_review_count']) ?? 0,
        codeOwnerReview: given['require_code_owner_review'] === true,
    };
}
function context(name, app) {
    if (typeof name !== 'string' || name === '')
        return [];
    const id = whole(app);
    // -1 is how classic protection writes "any app".
    return [{ context: name, ...(id === undefined || id < 0 ? {} : { app: id }) }];
}
function workflowReference(one) {
    const repositoryId = whole(one['repository_id']);
    if (typeof one['path'] !== 'string' || repositoryId === undefined)
        return [];
    return [{ path: one['path'], repositoryId, ...(typeof one['sha'] === 'string' ? { sha: one['sha'] } : {}) }];
}
/** Name and bypass list of one ruleset of the repository. The list is shown to those who may write to the ruleset only. */
async function readRuleset(client, repository, id) {
    const answer = await client.call('GET /repos/{owner}/{repo}/rulesets/{ruleset_id}', {
        ...path(repository),
        ruleset_id: id,
    });
    if (answer.kind !== 'ok')
        return answer;
    const ruleset = object(answer.value);
    const actors = ruleset['bypass_actors'];
    return {
        kind: 'ok',
        value: {
            name: String(ruleset['name'] ?? id),
            ...(Array.isArray(actors)
                ? {
                    bypass: items(actors).map((one) => ({ who: actorName(one), mode: String(one['bypass_mode'] ?? 'always') })),
                }
                : {}),
        },
    };
}
function actorName(actor) {
    const type = String(actor['actor_type'] ?? '');
    const id = whole(actor['actor_id']);
    if (type === 'OrganizationAdmin')
        return 'owners of the organisation';
    if (type === 'DeployKey')
        return 'deploy keys';
    const kind = { Team: 'the team', Integration: 'the app', RepositoryRole: 'the repository role', User: 'the user' }[type];
    return `${kind ?? type}${id === undefined ? '' : ` ${id}`}`;
}
/** Classic protection. Reading it needs administration of the repository. */
async function readBranchProtection(client, repository, branch) {
    const answer = await client.call('GET /repos/{owner}/{repo}/branches/{branch}/protection', {
        ...path(repository),
        branch,
    });
    if (answer.kind !== 'ok')
        return answer;
    const value = object(answer.value);
    const reviews = object(value['required_pull_request_reviews']);
    const holds = object(value['enforce_admins'])['enabled'];
    return {
        kind: 'ok',
        value: {
            ...statusChecks(object(value['required_status_checks'])),
            reviews: whole(reviews['required_approving_review_count']) ?? 0,
            codeOwnerReview: reviews['require_code_owner_reviews'] === true,
            ...(typeof holds === 'boolean' ? { holdsAdministrators: holds } : {}),
        },
    };
}
/**
 * The part of classic protection that everybody who may read the repository is shown: whether there is any, and which
 * checks it requires. Undefined where the branch has none.
 */
async function readProtectionSummary(client, repository, branch) {
    const answer = await client.call('GET /repos/{owner}/{repo}/branches/{branch}', { ...path(repository), branch });
    if (answer.kind !== 'ok')
        return answer;
    const value = object(object(answer.value)['protection']);
    if (typeof value['enabled'] !== 'boolean')
        return {
            kind: 'unavailable',
            maybeDone: false,
            message: 'the answer does not say whether the branch is protected',
        };
    if (!value['enabled'])
        return { kind: 'ok', value: undefined };
    const checks = object(value['required_status_checks']);
    return { kind: 'ok', value: { ...statusChecks(checks), reviews: 0, codeOwnerReview: false } };
}
function statusChecks(value) {
    const checks = items(value['checks']).flatMap((one) => context(one['context'], one['app_id']));
    const names = Array.isArray(value['contexts']) ? value['contexts'].flatMap((one) => context(one, undefined)) : [];
    const known = new Set(checks.map((one) => one.context));
    return {
        contexts: [...checks, ...names.filter((one) => !known.has(one.context))],
        strict: value['strict'] === true,
    };
}

// EXTERNAL MODULE: ./lib/inputs/platform-address.js
var platform_address = __webpack_require__(26647);
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
;// CONCATENATED MODULE: ./lib/commands/doctor/ask.js

/** "Branch not protected": the answer of the platform, and no refusal. */
const NOT_PROTECTED = 404;
const CLASSIC = 'branch protection';
/** Reads the rules of a branch, as far as the token may. Four requests and one for each ruleset. */
async function askPlatform(client, { repository, branch, isDotCom }) {
    const gaps = [];
    const active = await readBranchRules(client, repository, branch);
    const classic = await readClassic(client, repository, branch, gaps);
    const sources = active.kind === 'ok' ? await namesOf(client, repository, active.value, gaps) : new Map();
    if (active.kind !== 'ok')
        gaps.push(`the rulesets of ${branch}: ${whyNot(active)}`);
    const rules = active.kind === 'ok' && classic.kind === 'seen'
        ? { kind: 'seen', value: together(active.value, sources, classic.value) }
        : { kind: 'unseen', why: gaps.join('; ') };
    return { kind: 'asked', repository: `${repository.owner}/${repository.name}`, isDotCom, rules, gaps };
}
function whyNot(answer) {
    return answer.kind === 'refused' ? `the platform answered ${answer.status} (${answer.message})` : answer.message;
}
/** All of classic protection for an administrator, its required checks for everybody else. */
async function readClassic(client, repository, branch, gaps) {
    const whole = await readBranchProtection(client, repository, branch);
    if (whole.kind === 'ok')
        return { kind: 'seen', value: whole.value };
    const summary = await readProtectionSummary(client, repository, branch);
    if (summary.kind === 'ok') {
        const isAbsent = whole.kind === 'refused' && whole.status === NOT_PROTECTED && summary.value === undefined;
        if (!isAbsent && summary.value !== undefined)
            gaps.push(`reviews and administrators in ${CLASSIC}: only an administrator's token may read them`);
        return { kind: 'seen', value: summary.value };
    }
    gaps.push(`${CLASSIC} of ${branch}: ${whyNot(summary)}`);
    return { kind: 'unseen', why: whyNot(summary) };
}
async function namesOf(client, repository, rules, gaps) {
    const sources = new Map();
    const ids = new Map(rules.flatMap(({ rulesetId, source }) => (rulesetId === undefined ? [] : [[rulesetId, source]])));
    const hidden = [];
    for (const [id, source] of ids) {
        const ruleset = await readRuleset(client, repository, id);
        const name = ruleset.kind === 'ok' ? `ruleset "${ruleset.value.name}"` : `a ruleset of ${source}`;
        const bypass = ruleset.kind === 'ok' ? ruleset.value.bypass : undefined;
        if (bypass === undefined)
            hidden.push(name);
        sources.set(id, {
            name,
            bypass: (bypass ?? []).map(({ who, mode }) => `${who} (${name}${mode === 'pull_request' ? ', in pull requests' : ''})`),
        });
    }
    if (hidden.length > 0)
        gaps.push(`who may pass by ${hidden.join(', ')}: the token may not read it`);
    return sources;
}
function together(rules, sources, classic) {
    const from = ({ rulesetId, source }) => sources.get(rulesetId ?? -1)?.name ?? `a ruleset of ${source}`;
    return {
        checks: [
            ...rules.flatMap((rule) => rule.contexts.map(({ context, app }) => ({ name: context, app: app ?? 'any', from: from(rule) }))),
            ...(classic?.contexts ?? []).map(({ context, app }) => ({
                name: context,
                app: app ?? 'any',
                from: CLASSIC,
            })),
        ],
        workflows: rules.flatMap((rule) => rule.workflows.map(({ path, repositoryId, sha }) => ({
            path,
            repositoryId,
            isPinned: sha !== undefined,
            from: from(rule),
        }))),
        mergeQueue: rules.some(({ type }) => type === 'merge_queue'),
        strict: classic?.strict === true || rules.some(({ strict }) => strict),
        reviews: Math.max(0, classic?.reviews ?? 0, ...rules.map(({ reviews }) => reviews)),
        codeOwnerReview: classic?.codeOwnerReview === true || rules.some(({ codeOwnerReview }) => codeOwnerReview),
        bypass: [
            ...[...sources.values()].flatMap(({ bypass }) => bypass),
            ...(classic?.holdsAdministrators === false ? [`administrators (${CLASSIC})`] : []),
        ],
    };
}

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

;// CONCATENATED MODULE: ./lib/commands/doctor/edits.js

/** The text with one edit made; unchanged where there is nothing to edit, as behind a reference (`*name`). */
function edited(file, edit) {
    const splice = edit.kind === 'set' ? spliceOfSet(file, edit.path, edit.value) : spliceOfRemove(file, edit.path);
    return splice === undefined ? file.text : applySplice(file.text, splice);
}
function applySplice(text, { start, end, text: inserted }) {
    const spelt = text.includes('\r\n') ? inserted.replaceAll(/\r?\n/g, '\r\n') : inserted;
    return text.slice(0, start) + spelt + text.slice(end);
}
function spliceOfSet(file, path, value) {
    const existing = (0,yaml_file/* nodeAt */.oB)(file, path);
    const pair = (0,yaml_file/* pairAt */.ey)(file, path);
    if (pair !== undefined && isEmpty(file, existing))
        return afterKey(file, pair.key, path, value);
    if (existing?.range)
        return replaced(file, existing, path, value);
    const parentPath = path.slice(0, -1);
    const parent = (0,yaml_file/* nodeAt */.oB)(file, parentPath);
    const key = path.at(-1);
    if (parent === undefined || isEmpty(file, parent)) {
        if (parentPath.length === 0)
            return undefined;
        return spliceOfSet(file, parentPath, { [String(key)]: value });
    }
    if (!file.yaml.isMap(parent) || !parent.range)
        return undefined;
    if (parent.flow === true)
        return intoFlow(file, parent.range, `${key}: ${inline(file, value)}`, parent.items.length);
    const first = parent.items[0]?.key?.range?.[0];
    const last = parent.items.at(-1);
    if (first === undefined || last === undefined)
        return undefined;
    const indent = columnOf(file.text, first);
    const at = endOfLine(file.text, endOf(file, last.value, last.key));
    return { start: at, end: at, text: `\n${block(file, String(key), value, indent)}` };
}
/** A value that is not written at all: `merge_group:`. */
function isEmpty(file, node) {
    return file.yaml.isScalar(node) && node.value === null && (node.range?.[0] ?? 0) === (node.range?.[1] ?? 0);
}
function afterKey(file, key, path, value) {
    const colon = file.text.indexOf(':', key.range[1]) + 1;
    const indent = columnOf(file.text, (0,yaml_file/* startOf */.GH)(file, path));
    const whole = block(file, String(path.at(-1)), value, indent);
    return { start: colon, end: colon, text: whole.slice(whole.indexOf(':') + 1) };
}
function replaced(file, node, path, value) {
    const [start, end] = node.range;
    const stop = isBlockCollection(file, node) ? trimmedEnd(file.text, start, end) : end;
    const pair = (0,yaml_file/* pairAt */.ey)(file, path);
    if (pair === undefined || isFlowInside(file, path))
        return { start, end: stop, text: inline(file, value) };
    const key = pair.key;
    const indent = columnOf(file.text, key.range[0]);
    return { start: key.range[0], end: stop, text: block(file, String(path.at(-1)), value, indent).trimStart() };
}
function isFlowInside(file, path) {
    const parent = (0,yaml_file/* nodeAt */.oB)(file, path.slice(0, -1));
    return file.yaml.isCollection(parent) && parent.flow === true;
}
function isBlockCollection(file, node) {
    return file.yaml.isCollection(node) && node.flow !== true;
}
function spliceOfRemove(file, path) {
    const parentPath = path.slice(0, -1);
    const parent = (0,yaml_file/* nodeAt */.oB)(file, parentPath);
    const start = (0,yaml_file/* startOf */.GH)(file, path);
    if (!file.yaml.isCollection(parent) || start === undefined)
        return undefined;
    const pair = (0,yaml_file/* pairAt */.ey)(file, path);
    const entry = (pair === undefined ? (0,yaml_file/* nodeAt */.oB)(file, path) : pair.value);
    const end = endOf(file, entry, pair?.key ?? entry);
    if (parent.flow === true)
        return outOfFlow(file.text, start, end);
    // An empty block cannot be written: the key around it stays, with nothing in it.
    if (parent.items.length === 1 && parentPath.length > 0) {
        // Without what it is for, `with` says nothing; an event or a job means something without any key.
        if (parentPath.at(-1) === 'with')
            return spliceOfRemove(file, parentPath);
        return spliceOfSet(file, parentPath, file.yaml.isMap(parent) ? {} : []);
    }
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const before = file.text.slice(lineStart, start);
    const stop = endOfLine(file.text, end);
    // The first key of an entry of a list stands behind its dash, which stays for the next one.
    if (before.includes('-') && pair !== undefined) {
        const next = file.text.slice(stop).search(/\S/);
        return { start, end: next === -1 ? stop : stop + next, text: '' };
    }
    const newline = file.text.indexOf('\n', stop);
    return { start: lineStart, end: newline === -1 ? file.text.length : newline + 1, text: '' };
}
function endOf(file, value, key) {
    const range = value?.range;
    if (!range || (value !== key && range[1] < key.range[1]))
        return key.range[1];
    return isBlockCollection(file, value) ? trimmedEnd(file.text, range[0], range[1]) : range[1];
}
/** A block ends where its last line does; the comments and blank lines behind it belong to what follows. */
function trimmedEnd(text, start, end) {
    const lines = text.slice(start, end).split('\n');
    while (lines.length > 1 && /^\s*(?:#.*)?$/.test(lines.at(-1) ?? ''))
        lines.pop();
    return start + lines.join('\n').trimEnd().length;
}
function intoFlow(file, [start, end], entry, count) {
    const close = end - 1;
    if (count === 0)
        return { start: start, end: end, text: `{ ${entry} }` };
    const tail = /[\s,]*$/.exec(file.text.slice(start, close))?.[0].length ?? 0;
    return { start: close - tail, end: close, text: `, ${entry} ` };
}
function outOfFlow(text, start, end) {
    const after = /^\s*,\s*/.exec(text.slice(end))?.[0].length;
    if (after !== undefined)
        return { start, end: end + after, text: '' };
    const before = /,?\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    return { start: start - before, end, text: text[start - before] === ',' ? '' : ' ' };
}
function columnOf(text, offset) {
    return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
/** With the comment that follows on the same line. */
function endOfLine(text, offset) {
    const end = text.indexOf('\n', offset);
    const stop = end === -1 ? text.length : end;
    return text[stop - 1] === '\r' && stop - 1 >= offset ? stop - 1 : stop;
}
/** `key: value` as lines that are indented to `indent`. Maps stand as blocks, what is in them on one line each. */
function block(file, key, value, indent) {
    const pad = ' '.repeat(indent);
    if (!isPlainObject(value) || Object.keys(value).length === 0)
        return `${pad}${key}: ${inline(file, value)}`;
    const lines = Object.entries(value).map(([name, one]) => block(file, name, one, indent + 2));
    return [`${pad}${key}:`, ...lines].join('\n');
}
function inline(file, value) {
    if (Array.isArray(value))
        return `[${value.map((one) => inline(file, one)).join(', ')}]`;
    if (isPlainObject(value)) {
        const entries = Object.entries(value).map(([key, one]) => `${key}: ${inline(file, one)}`);
        return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
    // Within a flow collection, where more needs quotes than elsewhere.
    return file.yaml.stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
}
function isPlainObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/commands/doctor/mending.js


/** The file after its edits, each made on what the one before it left. */
function mended(file, edits) {
    let current = file;
    for (const edit of edits) {
        const next = (0,yaml_file/* parseYaml */.hN)(file.yaml, file.path, edited(current, edit));
        // An edit that breaks the file would be worse than none.
        if ((0,yaml_file/* isBroken */.Qr)(next))
            return current;
        current = next;
    }
    return current;
}
/** Lines that change: `-` with their number in the file as it is, `+` for what stands there instead. */
function changedLines(before, after) {
    const [from, to] = [before.split('\n'), after.split('\n')];
    let start = 0;
    while (start < from.length && start < to.length && from[start] === to[start])
        start += 1;
    let end = 0;
    while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end))
        end += 1;
    const width = String(from.length).length;
    const line = (number, sign, text) => `${String(number ?? '').padStart(width)} ${sign} ${text.replace(/\r$/, '')}`.trimEnd();
    return [
        ...(start === 0 ? [] : [line(start, ' ', from[start - 1])]),
        ...from.slice(start, from.length - end).map((text, index) => line(start + index + 1, '-', text)),
        ...to.slice(start, to.length - end).map((text) => line(undefined, '+', text)),
    ];
}
/** One patch for all faults that edits can mend, as `git apply` takes it; empty where there are none. */
async function patchOf(workflows, faultsIn) {
    const { createTwoFilesPatch } = await __webpack_require__.e(/* import() */ 5960).then(__webpack_require__.bind(__webpack_require__, 5960));
    let current = workflows;
    const tried = new Set();
    // Mending one fault can show or hide another; each is tried once, so this ends.
    for (;;) {
        const fault = faultsIn(current).find((one) => one.edits !== undefined && !tried.has(keyOf(one)));
        if (fault === undefined)
            break;
        tried.add(keyOf(fault));
        current = current.map((file) => (file.path === fault.place?.path ? mended(file, fault.edits ?? []) : file));
    }
    return workflows
        .flatMap((file, index) => {
        const after = current[index].text;
        return after === file.text
            ? []
            : [createTwoFilesPatch(`a/${file.path}`, `b/${file.path}`, file.text, after, '', '', { context: 3 })];
    })
        .map((patch) => patch.replace(/^=+\n/, ''))
        .join('');
}
function keyOf({ check, place, message }) {
    return `${check}\0${place?.path ?? ''}\0${message}`;
}

// EXTERNAL MODULE: ./lib/reporters/encoders/visible.js
var visible = __webpack_require__(18008);
;// CONCATENATED MODULE: ./lib/commands/doctor/render.js



const COLUMNS = 100;
/** Everything from the files goes through one encoder: a name in a workflow must not become a command of a terminal. */
function renderDiagnosis(diagnosis) {
    const { faults, unseen, notes } = diagnosis;
    return [
        ...looked(diagnosis),
        ...notes.map((note) => `Note: ${note}`),
        '',
        ...faults.flatMap((fault) => [...renderFault(fault, diagnosis.files), '']),
        ...(unseen.length === 0 ? [] : ['Not looked at:', ...unseen.map((one) => `  ${one}`), '']),
        verdict(faults, unseen),
        ...(editable(faults) < 2 ? [] : ['All edits at once: fixture-gate doctor --patch | git apply']),
    ]
        .flatMap((line) => wrap((0,visible.visible)(line)))
        .join('\n');
}
function looked({ side, gateFiles, platform }) {
    const files = gateFiles.length === 0 ? 'the workflows' : gateFiles.join(' and ');
    return [
        `Looked at ${files} ${side}.`,
        ...(platform === undefined ? [] : [`Looked at the rules of the branch in ${platform}.`]),
    ];
}
function renderFault(fault, files) {
    const { check, severity, place, message, mend, edits } = fault;
    const where = place === undefined ? '' : ` ${place.path}:${place.line}`;
    const file = files.find(({ path }) => path === place?.path);
    const lines = file === undefined || edits === undefined ? [] : changedLines(file.text, mended(file, edits).text);
    return [
        `${severity} ${check}${where}`,
        ...message.split('\n').map((line) => `  ${line}`),
        ...`  to mend it: ${mend}${lines.length === 0 ? '' : ':'}`
            .split('\n')
            .map((line, index) => (index === 0 ? line : `    ${line}`)),
        ...lines.map((line) => `    ${line}`),
    ];
}
/** How many faults are mended by an edit: two of them may touch the same lines, and a patch has them in order. */
function editable(faults) {
    return faults.filter((fault) => fault.edits !== undefined).length;
}
function verdict(faults, unseen) {
    const rest = unseen.length === 0 ? '' : ', as far as was looked';
    if (faults.length === 0)
        return `Nothing is wrong${rest}: ${CHECKS.length} checks.`;
    const count = (severity, word) => {
        const found = faults.filter((fault) => fault.severity === severity).length;
        return found === 0 ? [] : [`${found} ${word}${found === 1 ? '' : 's'}`];
    };
    const said = [...count('error', 'error'), ...count('warning', 'warning'), ...count('notice', 'notice')].join(', ');
    return `${said}, of ${CHECKS.length} checks. What each of them is about: docs/doctor.md`;
}
/** Lines of prose are folded under themselves; lines of a file are left whole. */
function wrap(line) {
    const indent = /^ */.exec(line)?.[0] ?? '';
    if (line.length <= COLUMNS || indent.length >= 4)
        return [line];
    const lines = [];
    let current = indent;
    for (const word of line.trim().split(' ')) {
        if (current.trim() !== '' && current.length + 1 + word.length > COLUMNS) {
            lines.push(current);
            current = `${indent}${word}`;
        }
        else
            current = current.trim() === '' ? `${indent}${word}` : `${current} ${word}`;
    }
    return [...lines, current];
}
/** The same for machines. */
function diagnosisJson({ side, gateFiles, platform, faults, unseen, notes, files }) {
    const value = {
        doctor: 1,
        side,
        workflows: gateFiles,
        ...(platform === undefined ? {} : { platform }),
        faults: faults.map(({ edits, ...fault }) => {
            const file = files.find(({ path }) => path === fault.place?.path);
            if (file === undefined || edits === undefined)
                return fault;
            return { ...fault, change: changedLines(file.text, mended(file, edits).text) };
        }),
        unseen,
        notes,
    };
    return JSON.stringify(value, null, 2);
}

// EXTERNAL MODULE: ./lib/commands/doctor/subject.js
var subject = __webpack_require__(5060);
// EXTERNAL MODULE: ./lib/commands/output.js
var commands_output = __webpack_require__(4257);
// EXTERNAL MODULE: ./lib/commands/progress.js
var commands_progress = __webpack_require__(22747);
;// CONCATENATED MODULE: ./lib/commands/doctor.js

















/** Says what is wrong with the workflow that runs the gate and with the rules that should require it. Writes nothing. */
async function doctor(invocation, services = { env: process.env }) {
    const { output, failOn } = invocation;
    const repository = await (0,revisions_repository/* openRepository */.h)(invocation.repository);
    try {
        const progress = (0,commands_progress.terminalProgress)(output.verbosity);
        progress.stage('Looking at the workflows and the rules of the branch');
        const { diagnosis, subject, platformFailed } = await examine(repository, invocation, services);
        progress.end();
        if (invocation.patch) {
            const mendable = await patchOf(subject.workflows, (workflows) => diagnose(withWorkflows(subject, workflows)));
            if (mendable === '')
                process.stderr.write('There is nothing that an edit of a workflow could mend.\n');
            else
                (0,commands_output.writeReport)(mendable, output);
        }
        else
            (0,commands_output.writeReport)(output.format === 'json' ? diagnosisJson(diagnosis) : renderDiagnosis(diagnosis), output);
        return exitCode(diagnosis, failOn, platformFailed);
    }
    finally {
        await repository.close();
    }
}
/** Faults first: a failure that is known stands, whatever else could not be asked. */
function exitCode({ faults }, failOn, platformFailed) {
    const counts = faults.filter(({ severity }) => severity === 'error' || (failOn === 'any' && severity === 'warning'));
    if (counts.length > 0 && failOn !== 'never')
        return 1;
    return platformFailed ? 3 : 0;
}
function withWorkflows(subject, workflows) {
    return { ...subject, workflows, gates: (0,workflow/* findGateJobs */.Fm)(workflows, subject.ownActionIsGate) };
}
async function examine(repository, invocation, { env, client = github_client/* githubClient */.$ }) {
    const { side, label, branch: local, notes } = await chooseSide(repository, invocation);
    const address = await addressOf(repository, invocation, env);
    const connected = address.kind === 'known'
        ? client({ token: address.token, apiUrl: address.apiUrl, userAgent: `fixture-gate/${version/* VERSION */.x}` })
        : undefined;
    const branch = invocation.branch ?? local ?? (await defaultBranch(connected, address));
    const platform = await platformOf(connected, address, branch);
    const subject = { ...side, branch, platform };
    const failed = platform.kind === 'asked' && platform.rules.kind === 'unseen';
    const diagnosis = {
        side: label,
        files: subject.workflows,
        gateFiles: [...new Set(subject.gates.map(({ file }) => file.path))],
        platform: platform.kind === 'asked' && !failed ? platform.repository : undefined,
        faults: diagnose(subject),
        unseen: platform.kind === 'asked' ? platform.gaps : [`the rules of the branch: ${platform.why}`],
        notes,
    };
    return { diagnosis, subject, platformFailed: failed };
}
/** Base counts, since that is what judges. Where nothing runs the gate there yet, what is on disk is looked at instead. */
async function chooseSide(repository, { base, worktree }) {
    const found = await baseOf(repository, base);
    const branch = found === undefined ? undefined : await branchName(repository, found.ref);
    const disk = async () => (0,subject/* readSubject */.$e)(await diskOf(repository));
    if (worktree)
        return { side: await disk(), label: 'on disk', branch, notes: [] };
    if (found === undefined) {
        return {
            side: await disk(),
            label: 'on disk',
            branch,
            notes: [
                'there is no default branch here yet, so this is about the files on disk (--base names another revision)',
            ],
        };
    }
    const onBase = await (0,subject/* readSubject */.$e)(await (0,subject/* sideOfCommit */.I4)(repository, found.sha));
    const name = branch ?? found.ref ?? 'base';
    const label = `on ${name} (${found.sha.slice(0, 12)})`;
    if (onBase.gates.length > 0 || base !== undefined || repository.topLevel === null)
        return { side: onBase, label, branch, notes: [] };
    const onDisk = await disk();
    if (onDisk.gates.length === 0)
        return { side: onBase, label, branch, notes: [] };
    return {
        side: onDisk,
        label: 'on disk',
        branch,
        notes: [
            `nothing on ${name} runs the gate yet, so this is about the files on disk; it counts once they are on ${name}`,
        ],
    };
}
async function diskOf(repository) {
    const { topLevel } = repository;
    if (topLevel === null) {
        throw new errors/* FixtureGateError */.$('NO_REPOSITORY', 'a bare repository has no files on disk', 'name a revision with --base REVISION');
    }
    return (0,subject/* sideOnDisk */.Ew)(topLevel, await (0,working_changes/* listFilesOnDisk */.Gk)(repository));
}
/** Undefined where no default branch is found; a base that was asked for has to be there. */
async function baseOf(repository, base) {
    try {
        const range = await (0,ranges/* resolveRange */.Ss)(repository, { ...(base === undefined ? {} : { base }), comparison: 'direct' });
        return range.base;
    }
    catch (error) {
        const isMissing = error instanceof errors/* FixtureGateError */.$ && error.code === 'REVISION_MISSING';
        if (!isMissing || base !== undefined)
            throw error;
        return undefined;
    }
}
async function branchName({ own }, ref) {
    if (ref === undefined)
        return undefined;
    if (ref === 'refs/remotes/origin/HEAD') {
        const { stdout } = await (0,git/* runGit */.EO)(own, ['symbolic-ref', '--quiet', ref], { accept: [0, 1, 128] });
        return /^refs\/remotes\/origin\/(.+)\n$/.exec(stdout.toString('utf8'))?.[1];
    }
    const name = ref.replace(/^refs\/(?:heads|remotes\/origin)\/|^origin\//, '');
    return /^(?:HEAD|[0-9a-f]{40,64})(?:$|[~^@])/.test(name) || /[~^:]/.test(name) ? undefined : name;
}
async function addressOf({ own }, { offline, github }, env) {
    if (offline)
        return { kind: 'unknown', why: '--offline was given' };
    const { stdout } = await (0,git/* runGit */.EO)(own, ['config', '--local', '--includes', '--null', '--get', 'remote.origin.url'], {
        accept: [0, 1],
    });
    const remote = stdout.toString('utf8').replace(/\0$/, '');
    return (0,platform_address/* platformAddress */.Ik)(env, remote === '' ? undefined : remote, github);
}
async function defaultBranch(client, address) {
    if (client === undefined || address.kind !== 'known')
        return undefined;
    const answer = await readDefaultBranch(client, address.repository);
    return answer.kind === 'ok' ? answer.value : undefined;
}
async function platformOf(client, address, branch) {
    if (address.kind === 'unknown')
        return { kind: 'not-asked', why: address.why };
    if (client === undefined || branch === undefined)
        return { kind: 'not-asked', why: 'it is not known which branch is meant (name it with --branch NAME)' };
    return askPlatform(client, { repository: address.repository, branch, isDotCom: (0,platform_address/* isDotCom */.vB)(address.serverUrl) });
}


/***/ }),

/***/ 5060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ readSubject),
/* harmony export */   Ew: () => (/* binding */ sideOnDisk),
/* harmony export */   I4: () => (/* binding */ sideOfCommit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22266);
/* harmony import */ var _revisions_listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35802);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69871);
/* harmony import */ var _yaml_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36044);







/** A workflow is read whole; the platform refuses longer ones. */
const MAX_BYTES = 1_048_576;
/** In the order in which the platform looks for it. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** What stands at a commit. Nothing of it is written or followed. */
async function sideOfCommit(repository, commit) {
    const files = new Map((await (0,_revisions_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .n)(repository, commit)).all().map((file) => [file.path, file]));
    return {
        paths: [...files.keys()],
        read: async (path) => {
            const file = files.get(path);
            if (file === undefined || !file.mode.startsWith('100'))
                return undefined;
            const object = await repository.objects.find(file.oid, { maxBytes: MAX_BYTES });
            return object.kind === 'content' ? object.content : undefined;
        },
    };
}
/** @param paths  What is on disk, as git lists it: relative, `/` between folders. */
function sideOnDisk(topLevel, paths) {
    const known = new Set(paths);
    return {
        paths,
        read: async (path) => {
            if (!known.has(path))
                return undefined;
            const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(topLevel, path)).catch(() => undefined);
            return bytes === undefined || bytes.length > MAX_BYTES ? undefined : bytes;
        },
    };
}
/** All that the checks need of one side. The platform is asked elsewhere. */
async function readSubject(side) {
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const parse = async (path) => {
        const bytes = await side.read(path);
        if (bytes === undefined)
            return { path, line: 1, why: `it is no regular file of at most ${MAX_BYTES} bytes` };
        return (0,_yaml_file_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYaml */ .hN)(yaml, path, bytes.toString('utf8'));
    };
    const all = await Promise.all(side.paths.filter(_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorkflowPath */ .$u).map(parse));
    const workflows = all.filter((file) => !(0,_yaml_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isBroken */ .Qr)(file));
    const broken = all.filter(_yaml_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isBroken */ .Qr);
    const isOwn = await ownActionIsGate(side, parse);
    const gates = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .findGateJobs */ .Fm)(workflows, isOwn);
    const owners = CODEOWNERS.find((path) => side.paths.includes(path));
    const codeowners = owners === undefined ? undefined : (await side.read(owners))?.toString('utf8');
    return {
        workflows,
        broken,
        gates,
        ownActionIsGate: isOwn,
        policy: await policyOf(side, gates),
        ...(codeowners === undefined ? {} : { codeowners }),
    };
}
async function ownActionIsGate(side, parse) {
    const path = ['action.yml', 'action.yaml'].find((one) => side.paths.includes(one));
    if (path === undefined)
        return false;
    const action = await parse(path);
    return !(0,_yaml_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isBroken */ .Qr)(action) && /fixture[ -]?gate/i.test(String((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .fields */ .OA)(action.value).get('name') ?? ''));
}
async function policyOf(side, gates) {
    const named = gates
        .flatMap(({ inner, steps: own }) => {
        const all = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .steps */ .Ci)((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .job */ .Yl)(inner.file, inner.id));
        return own.map(({ index }) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .fields */ .OA)(all[index]?.get('with')).get('policy'));
    })
        .find((value) => typeof value === 'string' && value !== '' && !value.includes('${{'));
    const path = typeof named === 'string' ? named : _judging_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_PATH */ .l$;
    const bytes = await side.read(path);
    if (bytes === undefined)
        return otherEnding(side, path);
    const [{ parsePolicy }, { formats }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8205).then(__webpack_require__.bind(__webpack_require__, 78205)),
        __webpack_require__.e(/* import() */ 9484).then(__webpack_require__.bind(__webpack_require__, 19484)),
    ]);
    try {
        const policy = await parsePolicy(bytes, { source: 'base', path, formats: formats.map(({ id }) => id) });
        return { kind: 'read', path, needsReview: needsReview(policy) };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$))
            throw error;
        return { kind: 'bad', path, why: error.message, remedy: error.remedy };
    }
}
function otherEnding(side, path) {
    const other = path.replace(/\.yml$/, '.yaml');
    if (other === path || !side.paths.includes(other))
        return { kind: 'none' };
    return {
        kind: 'bad',
        path: other,
        why: `nothing reads ${other}; the policy is expected at ${path}`,
        remedy: `git mv ${other} ${path}`,
    };
}
function needsReview({ fixtures }) {
    return fixtures.some(({ require }) => [require.default, ...Object.values(require.byClass)].some((kinds) => kinds.includes('review')));
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


/***/ }),

/***/ 4257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalContext: () => (/* binding */ terminalContext),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Columns of a terminal that does not say. */
const DEFAULT_WIDTH = 100;
/** How a person's terminal looks; nothing of it when the output goes to a file or a pipe. */
function terminalContext({ file }) {
    const toTerminal = file === undefined && process.stdout.isTTY === true;
    const colour = toTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
    return { width: toTerminal ? (process.stdout.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH, colour };
}
/**
 * Writes the report and nothing else. A file is there whole or not at all, however the run ends. What is no file (a device, a
 * pipe) is written to and stays what it is: whoever may rename in `/dev` would lose `/dev/null` for the whole machine.
 */
function writeReport(text, { file }) {
    const ended = text.endsWith('\n') ? text : `${text}\n`;
    if (file === undefined) {
        process.stdout.write(ended);
        return;
    }
    let draft;
    try {
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        if (there !== undefined && !there.isFile()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, ended);
            return;
        }
        // A link stays a link.
        const final = there === undefined ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
        draft = `${final}.${process.pid}.part`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, ended);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, final);
    }
    catch (cause) {
        if (draft !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FixtureGateError */ .$('CANNOT_WRITE', `the report cannot be written to ${JSON.stringify(file)} (${cause.code ?? 'unknown error'})`, 'name a file in a folder that exists and may be written to', { cause });
    }
}


/***/ }),

/***/ 22747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalProgress: () => (/* binding */ terminalProgress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26150);

/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
const BAR_WIDTH = 24;
/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
function terminalProgress(verbosity) {
    const { stderr } = process;
    if (verbosity === 'quiet' || stderr.isTTY !== true) {
        const stage = verbosity === 'verbose' ? (name) => void stderr.write(`${name}\n`) : _gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT.stage;
        return { ..._gate_js__WEBPACK_IMPORTED_MODULE_0__.SILENT, stage, end: () => undefined };
    }
    let started = performance.now();
    let drawn = 0;
    const line = (text) => void stderr.write(`\r\u001b[K${text}`);
    return {
        stage(name) {
            started = performance.now();
            line(name);
        },
        fixtures(done, total) {
            const now = performance.now();
            if (now - drawn < REDRAW_MILLISECONDS)
                return;
            drawn = now;
            const filled = Math.round((done / total) * BAR_WIDTH);
            const seconds = Math.round((((now - started) / done) * (total - done)) / 1_000);
            line(`[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${total}, ${seconds} s left`);
        },
        end: () => line(''),
    };
}


/***/ }),

/***/ 26647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ platformAddress),
/* harmony export */   Zz: () => (/* binding */ readRemote),
/* harmony export */   vB: () => (/* binding */ isDotCom)
/* harmony export */ });
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89345);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8213);


const DOT_COM = 'github.com';
/** A tenant of GitHub Enterprise Cloud with data residency has a host of its own, and its API another one. */
const TENANT = /^[a-z0-9-]+\.ghe\.com$/;
/** `owner/name` at a host, from the address of a remote: https, ssh and `user@host:path`. Undefined for anything else. */
function readRemote(url) {
    const match = /^(?:https?|ssh|git):\/\/(?:[^/@\s]*@)?([A-Za-z0-9.-]+)(?::\d+)?\/([^/\s]+\/[^/\s]+?)(?:\.git)?\/?$/.exec(url) ??
        /^(?:[^/@\s:]+@)?([A-Za-z0-9.-]{2,}):([^/\s]+\/[^/\s]+?)(?:\.git)?\/?$/.exec(url);
    const repository = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asRepository */ .j1)(match?.[2]);
    const host = match?.[1]?.toLowerCase();
    return repository === undefined || host === undefined ? undefined : { host, repository };
}
/**
 * A token goes to the server that it is for, and to no other: one of github.com never to a host that the configuration
 * of a clone names. On a runner the variables of the job say where that is, on Enterprise Server too.
 *
 * @param named  `owner/name` as the user gives it, in place of what the remote says.
 * @throws {FixtureGateError} BAD_INPUT for addresses that are none.
 */
function platformAddress(env, remoteUrl, named) {
    const remote = remoteUrl === undefined ? undefined : readRemote(remoteUrl);
    const onRunner = env['GITHUB_API_URL'] !== undefined && env['GITHUB_API_URL'] !== '';
    const serverUrl = onRunner ? (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .D)(env['GITHUB_SERVER_URL'], `https://${DOT_COM}`) : ownServer(env, remote);
    if (serverUrl === undefined) {
        return {
            kind: 'unknown',
            why: `the remote is at ${(0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(remote?.host)}, which is not known as a GitHub server (set GH_HOST to it if it is one)`,
        };
    }
    const host = new URL(serverUrl).hostname.toLowerCase();
    const repository = (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asRepository */ .j1)(named) ??
        (onRunner ? (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .asRepository */ .j1)(env['GITHUB_REPOSITORY']) : undefined) ??
        (remote?.host === host ? remote.repository : undefined);
    if (repository === undefined) {
        return {
            kind: 'unknown',
            why: 'no remote "origin" says which repository this is (name it with --github OWNER/NAME)',
        };
    }
    const isCloud = host === DOT_COM || TENANT.test(host);
    const names = onRunner
        ? ['GITHUB_TOKEN', 'GH_TOKEN']
        : isCloud
            ? ['GH_TOKEN', 'GITHUB_TOKEN']
            : ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];
    const token = names.map((name) => env[name]).find((value) => value !== undefined && value !== '');
    if (token === undefined)
        return { kind: 'unknown', why: `there is no token (set ${names.join(' or ')})` };
    const apiUrl = onRunner ? (0,_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .webAddress */ .D)(env['GITHUB_API_URL'], '') : apiOf(host);
    return { kind: 'known', apiUrl, serverUrl, repository, token };
}
function ownServer(env, remote) {
    const host = remote?.host ?? env['GH_HOST']?.toLowerCase() ?? DOT_COM;
    const isKnown = host === DOT_COM || TENANT.test(host) || host === env['GH_HOST']?.toLowerCase();
    return isKnown ? `https://${host}` : undefined;
}
function apiOf(host) {
    if (host === DOT_COM)
        return 'https://api.github.com';
    return TENANT.test(host) ? `https://api.${host}` : `https://${host}/api/v3`;
}
function isDotCom(serverUrl) {
    return new URL(serverUrl).hostname.toLowerCase() === DOT_COM;
}


/***/ }),

/***/ 52951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openRequested)
/* harmony export */ });
/* harmony import */ var _revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78928);

/** Opens the repository that the request names, and has git look up the revisions with it. */
function openRequested(request) {
    const { repository: source } = request;
    const directory = source.kind === 'directory' ? source.path : source.temporaryDirectory;
    return (0,_revisions_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)(directory, { ...indexOfHook(), names: namesOf(request) });
}
/** Names that the request has to have looked up, whatever else it finds. */
function namesOf({ range }) {
    if (range.kind === 'commits')
        return [range.head.sha, range.base.sha];
    const base = range.kind === 'revisions' ? range.base : (range.base ?? 'HEAD');
    return [range.kind === 'revisions' ? range.head : 'HEAD', ...(base === undefined ? [] : [base])];
}
/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook() {
    const indexFile = process.env['GIT_INDEX_FILE'];
    return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}


/***/ })

};
