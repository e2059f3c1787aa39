export const id = 6683;
export const ids = [6683,2747];
export const modules = {

/***/ 78630:
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
/** The roles that every repository has, by the numbers under which rulesets know them. Those of an organisation's own have others. */
const ROLES = new Map([
    [2, 'maintainers'],
    [4, 'everybody who may write'],
    [5, 'administrators'],
]);
function actorName(actor) {
    const type = String(actor['actor_type'] ?? '');
    const id = whole(actor['actor_id']);
    if (type === 'OrganizationAdmin')
        return 'owners of the organisation';
    if (type === 'DeployKey')
        return 'deploy keys';
    const role = type === 'RepositoryRole' && id !== undefined ? ROLES.get(id) : undefined;
    if (role !== undefined)
        return role;
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

// EXTERNAL MODULE: ./lib/commands/doctor/checks/index.js + 9 modules
var checks = __webpack_require__(88939);
// EXTERNAL MODULE: ./lib/commands/doctor/yaml-file.js
var yaml_file = __webpack_require__(36044);
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
        return `Nothing is wrong${rest}: ${checks.CHECKS.length} checks.`;
    const count = (severity, word) => {
        const found = faults.filter((fault) => fault.severity === severity).length;
        return found === 0 ? [] : [`${found} ${word}${found === 1 ? '' : 's'}`];
    };
    const said = [...count('error', 'error'), ...count('warning', 'warning'), ...count('notice', 'notice')].join(', ');
    return `${said}, of ${checks.CHECKS.length} checks. What one of them is about: fixture-gate explain ${faults[0]?.check}`;
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
// EXTERNAL MODULE: ./lib/commands/doctor/workflow.js
var workflow = __webpack_require__(69871);
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
            const mendable = await patchOf(subject.workflows, (workflows) => (0,checks/* diagnose */.h)(withWorkflows(subject, workflows)));
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
        faults: (0,checks/* diagnose */.h)(subject),
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
    return (0,subject/* sideOnDisk */.Ew)(topLevel, await (0,working_changes/* listFilesOnDisk */.G)(repository));
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

/***/ 22747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalProgress: () => (/* binding */ terminalProgress)
/* harmony export */ });
/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
/** Columns. A narrower terminal gets the counts alone, since a line that wraps is never cleared. */
const BAR_WIDTH = 24;
const WIDTH_UNKNOWN = 80;
/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
function terminalProgress(verbosity, stderr = process.stderr) {
    if (verbosity === 'quiet' || stderr.isTTY !== true) {
        const nothing = () => undefined;
        const stage = verbosity === 'verbose' ? (name) => void stderr.write(`${name}\n`) : nothing;
        return { stage, fixtures: nothing, end: nothing };
    }
    const columns = () => stderr.columns ?? WIDTH_UNKNOWN;
    let started = performance.now();
    let drawn = 0;
    const line = (text) => void stderr.write(`\r\u001b[K${text.slice(0, columns() - 1)}`);
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
            const counts = `${done} of ${total}, ${seconds} s left`;
            const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] `;
            line(bar.length + counts.length < columns() ? bar + counts : counts);
        },
        end: () => line(''),
    };
}


/***/ }),

/***/ 22031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ withoutStatus),
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   aQ: () => (/* binding */ RAW_OPTIONS),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59222);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44790);
/* harmony import */ var _trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11863);



const TREE_MODE = '040000';
/** A tree larger than this (about 200,000 entries) is not looked into; git's own comparison of it still counts. */
const MAX_TREE_BYTES = 16 * 1024 * 1024;
const RAW_OPTIONS = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none'];
/** What differs between two trees (or the trees of two commits), in git's order. See `compareTrees`. */
async function listChanges(repository, base, head) {
    return (await compareTrees(repository, base, head)).changes;
}
/**
 * Compares two trees by their entries alone, in one process, and looks for what git would not have put into those trees
 * of head that differ. Nothing of the working tree, attributes or `.gitmodules` has a say in it.
 *
 * @throws {FixtureGateError} GIT_FAILED where a tree is missing.
 */
async function compareTrees(repository, base, head) {
    // With -t the changed trees come along, so that no second walk is needed to find them.
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(repository.view, ['diff-tree', '-t', ...RAW_OPTIONS, base, head]);
    const all = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRawDiff */ .LP)(stdout);
    const trees = all.filter((change) => change.base?.mode === TREE_MODE || change.head?.mode === TREE_MODE);
    const changes = all.flatMap(withoutTrees);
    const root = {
        path: '',
        base: { mode: TREE_MODE, oid: `${base}^{tree}` },
        head: { mode: TREE_MODE, oid: `${head}^{tree}` },
        status: 'M',
    };
    const problems = all.length === 0 ? [] : await findTreeProblems(repository, [root, ...trees]);
    return { changes, problems };
}
function withoutStatus({ path, base, head }) {
    return { path, base, head };
}
/** A file that takes the place of a folder is an added file; what the folder held is listed by itself. */
function withoutTrees({ path, base, head }) {
    const file = { path, base: base?.mode === TREE_MODE ? null : base, head: head?.mode === TREE_MODE ? null : head };
    return file.base || file.head ? [file] : [];
}
async function findTreeProblems({ objects, objectFormat }, trees) {
    const idBytes = objectFormat === 'sha256' ? 32 : 20;
    const problemsOf = async (side, chosen) => {
        const folders = chosen.filter((change) => change[side]?.mode === TREE_MODE);
        const result = [];
        let index = 0;
        const ids = folders.map((change) => change[side].oid);
        for await (const tree of objects.readMany(ids, { maxBytes: MAX_TREE_BYTES })) {
            const path = folders[index++].path;
            if (tree.kind === 'content')
                for (const one of (0,_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .treeProblems */ .P9)((0,_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTree */ .cZ)(tree.content, idBytes), path && `${path}/`))
                    result.push(one);
            else
                result.push({ kind: 'unexamined', path });
        }
        return result;
    };
    const onHead = await problemsOf('head', trees);
    if (onHead.length === 0)
        return [];
    const known = new Set((await problemsOf('base', trees)).map(({ kind, path }) => `${kind} ${path}`));
    return onHead.map((problem) => ({ ...problem, onBase: known.has(`${problem.kind} ${problem.path}`) }));
}


/***/ }),

/***/ 35802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* unused harmony exports betweenEntries, treeListing */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59222);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29506);
/** All of one tree as git prints it, and narrow questions to it that do not decode what they do not ask for. */



const TAB = 0x09;
/** Bytes that are kept as one buffer and become one string at a time: strings end at half a gigabyte, and joining all would hold it twice. */
const PIECE_BYTES = 16 * 1024 * 1024;
const BEYOND_ASCII = /[\x80-\xff]/;
/** One process; its output is kept as bytes, about 80 of them a file. */
async function listTree({ view }, revision) {
    const pieces = betweenEntries();
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(view, ['ls-tree', '-r', '-z', '--full-tree', revision], { output: pieces.push });
    return treeListing(pieces.end());
}
/** Exported for tests: chunks of what `ls-tree -r -z` prints become pieces of at least `pieceBytes`, each of whole entries. */
function betweenEntries(pieceBytes = PIECE_BYTES) {
    const pieces = [];
    let open = [];
    let size = 0;
    return {
        push: (chunk) => {
            const cut = chunk.lastIndexOf(0) + 1;
            if (size + cut < pieceBytes || cut === 0) {
                open.push(chunk);
                size += chunk.length;
                return;
            }
            pieces.push(Buffer.concat([...open, chunk.subarray(0, cut)]));
            open = [chunk.subarray(cut)];
            size = chunk.length - cut;
        },
        end: () => (size === 0 ? pieces : [...pieces, Buffer.concat(open)]),
    };
}
/** Exported for tests: what `ls-tree -r -z` prints, in pieces of whole entries. */
function treeListing(pieces) {
    // Asked several times by each run; a larger listing is made into strings again, so that it is not held twice.
    let whole;
    const asText = () => {
        if (pieces.length > 1)
            return texts(pieces);
        whole ??= [...texts(pieces)];
        return whole;
    };
    return {
        all: () => {
            const files = [];
            for (const piece of asText()) {
                for (let start = 0; start < piece.length;) {
                    const end = piece.indexOf('\0', start);
                    files.push(toFile(piece.slice(start, end)));
                    start = end + 1;
                }
            }
            return files;
        },
        matching: (pattern) => {
            const files = [];
            for (const piece of asText()) {
                const finder = new RegExp(pattern.source, `${pattern.flags}g`);
                for (let hit = finder.exec(piece); hit !== null; hit = finder.exec(piece)) {
                    const end = piece.indexOf('\0', hit.index);
                    files.push(toFile(piece.slice(piece.lastIndexOf('\0', hit.index) + 1, end)));
                    finder.lastIndex = end + 1;
                }
            }
            return files;
        },
        at: (path) => {
            const name = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O)(path);
            // What no path decodes to stands nowhere, even where its bytes can be found.
            if (name.includes(0) || (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(name) !== path)
                return undefined;
            // A name may hold a tab, so the tab that is found has to be the one before the path.
            const wanted = Buffer.concat([Buffer.of(TAB), name, Buffer.of(0)]);
            let found;
            for (const bytes of pieces) {
                for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) {
                    const start = at === 0 ? 0 : bytes.lastIndexOf(0, at) + 1;
                    if (bytes.indexOf(TAB, start) === at)
                        found = toEntry(bytes.toString('latin1', start, at));
                }
            }
            return found;
        },
    };
}
/** One character a byte. */
function* texts(pieces) {
    for (const bytes of pieces)
        yield bytes.toString('latin1');
}
function toFile(field) {
    const tab = field.indexOf('\t');
    const path = field.slice(tab + 1);
    // Nearly all paths are ASCII, where a character is a byte and nothing needs to be decoded.
    const decoded = BEYOND_ASCII.test(path) ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(Buffer.from(path, 'latin1')) : path;
    const { mode, oid } = toEntry(field.slice(0, tab));
    return { path: decoded, mode, oid };
}
function toEntry(header) {
    return { mode: header.slice(0, header.indexOf(' ')), oid: (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(header.slice(header.lastIndexOf(' ') + 1)) };
}


/***/ }),

/***/ 5942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ isEmptyRange),
/* harmony export */   J9: () => (/* binding */ resolveCommits),
/* harmony export */   N0: () => (/* binding */ shallowBoundary),
/* harmony export */   Q4: () => (/* binding */ resolveWalk),
/* harmony export */   Ss: () => (/* binding */ resolveRange),
/* harmony export */   mi: () => (/* binding */ findMergeBases),
/* harmony export */   qX: () => (/* binding */ readRange)
/* harmony export */ });
/* unused harmony export isCutShort */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59222);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83142);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76913);






/**
 * Finds the commits to compare. Where several merge bases exist (criss-cross), `mergeBase` is the first that git names,
 * which is also the one that GitHub's own diff takes, and `mergeBases` has all of them.
 *
 * @param onTips  Told base and head before git looks for merge bases, so that what needs no more can begin beside it.
 * @throws {FixtureGateError} BAD_USAGE, REVISION_MISSING, NO_MERGE_BASE
 */
async function resolveRange(repository, spec = {}, onTips = () => undefined) {
    const { headKind = 'commit', comparison = 'merge-base' } = spec;
    for (const given of [spec.base, spec.head])
        if (given !== undefined)
            refuseOddName(given);
    const headName = spec.head ?? 'HEAD';
    const baseNames = spec.base === undefined ? await defaultBranchCandidates(repository) : [spec.base];
    const [headSha, ...baseShas] = await resolveCommits(repository, [headName, ...baseNames]);
    const head = found('head', headName, headSha, repository);
    const baseIndex = baseShas.findIndex((sha) => sha !== undefined);
    const baseName = baseNames[baseIndex] ?? spec.base;
    if (baseName === undefined)
        throw noDefaultBranch(baseNames);
    const base = found('base', baseName, baseShas[baseIndex], repository);
    onTips({ base, head });
    if (comparison === 'direct')
        return { base, head, headKind, mergeBase: base.sha, mergeBases: [base.sha] };
    const mergeBases = await findMergeBases(repository, base.sha, head.sha);
    const mergeBase = mergeBases[0];
    if (mergeBase === undefined)
        throw noMergeBase(repository, base, head);
    return { base, head, headKind, mergeBase, mergeBases };
}
/** Whether head brings nothing: it is base, or base already contains it. Never so for an index or a working tree. */
function isEmptyRange(range) {
    return range.headKind === 'commit' && range.mergeBase === range.head.sha;
}
/** `lookUpCommits`, but for names that were looked up when the repository was opened. */
async function resolveCommits(repository, names) {
    const { resolved } = repository;
    return names.every((name) => resolved.has(name))
        ? names.map((name) => resolved.get(name))
        : (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .lookUpCommits */ .V)(repository.own, names);
}
/** @throws {FixtureGateError} BAD_USAGE */
function readRange(range) {
    const parts = range.split('..');
    const isRange = parts.length === 2 && !range.includes('...');
    if (parts.length > 2 || range.includes('...')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(range)} is no range`, 'write A..B, or one revision');
    }
    const asked = isRange ? { head: parts[1] || 'HEAD', from: parts[0] || 'HEAD' } : { head: range };
    for (const name of Object.values(asked))
        refuseOddName(name);
    return asked;
}
/**
 * The commits of a range to walk.
 *
 * @throws {FixtureGateError} REVISION_MISSING
 */
async function resolveWalk(repository, { head: headName, from: fromName }) {
    const [head, from] = await resolveCommits(repository, [headName, ...(fromName === undefined ? [] : [fromName])]);
    return {
        exclude: fromName === undefined ? [] : [found('base', fromName, from, repository).sha],
        head: found('head', headName, head, repository).sha,
    };
}
/**
 * All merge bases, best first as git orders them; none for unrelated histories.
 *
 * @throws {FixtureGateError} NO_MERGE_BASE where the history is cut off before the answer is certain.
 */
async function findMergeBases(repository, base, head) {
    const command = ['merge-base', '--all', base, head];
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.view, command, { accept: [0, 1] });
    const mergeBases = stdout.toString('latin1').split('\n').filter(Boolean).map(_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .objectId */ .Tu);
    if (repository.isShallow && (await isCutShort(repository, base, head, mergeBases)))
        throw shallowHistory(base, head);
    return mergeBases;
}
/**
 * Whether a shallow boundary lies above the merge bases. Below it another, better merge base could hide, and commits of
 * the range too: any commit that is an ancestor of both sides but of no merge base found is reached only over commits
 * that are no ancestors of those either, so if none of these is cut off, nothing is missing.
 */
async function isCutShort({ view }, base, head, mergeBases) {
    const boundary = shallowBoundary(view.gitDir);
    if (boundary.size === 0)
        return false;
    const input = `${[base, head, ...mergeBases.map((id) => `^${id}`)].join('\n')}\n`;
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(view, ['rev-list', '--stdin'], { input });
    return stdout
        .toString('latin1')
        .split('\n')
        .some((sha) => boundary.has(sha));
}
/** Commits whose parents this clone does not have. */
function shallowBoundary(gitDir) {
    try {
        return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'), 'latin1').split('\n').filter(Boolean));
    }
    catch {
        return new Set();
    }
}
/** Where a pull request would most likely go, best guess first. */
async function defaultBranchCandidates(repository) {
    const command = ['config', '--null', '--get', 'init.defaultBranch'];
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.own, command, { accept: [0, 1] });
    const configured = stdout.toString('utf8').replace(/\0$/, '');
    const branches = [...new Set([...(configured ? [configured] : []), 'main', 'master'])];
    return [
        'refs/remotes/origin/HEAD',
        ...branches.map((name) => `refs/remotes/origin/${name}`),
        ...branches.map((name) => `refs/heads/${name}`),
    ];
}
function refuseOddName(name) {
    if (/\.\.\.?/.test(name)) {
        const [base = 'BASE', head = 'HEAD'] = name.split(/\.{2,3}/);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(name)} is a range where one revision was expected`, `write --base ${base || 'BASE'} --head ${head || 'HEAD'}`);
    }
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isOddName */ .h)(name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('BAD_USAGE', `${JSON.stringify(name)} is no revision`, 'give a branch, a tag or a commit SHA');
    }
}
function found(role, name, sha, { isShallow }) {
    if (sha)
        return { ...(name === sha ? {} : { ref: name }), sha };
    const whole = (0,_object_id_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObjectId */ .u9)(name);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('REVISION_MISSING', `the ${role} revision ${JSON.stringify(name)} is no commit in this ${isShallow ? 'shallow ' : ''}clone`, whole || isShallow
        ? `set "fetch-depth: 0" on the checkout step, or run "git fetch${isShallow ? ' --unshallow' : ''} origin ${whole ?? ''}" first`
        : 'check its spelling with "git branch --all", or fetch it first');
}
function noDefaultBranch(tried) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('REVISION_MISSING', `no default branch was found to compare with; tried ${tried.join(', ')}`, 'name the base with "--base REVISION"');
}
function noMergeBase({ isShallow }, base, head) {
    if (isShallow)
        return shallowHistory(base.sha, head.sha);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_MERGE_BASE', `base ${base.sha} and head ${head.sha} have no commit in common: their histories are unrelated`, 'name another base, or rebase head onto the branch that it is to be merged into');
}
function shallowHistory(base, head) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FixtureGateError */ .$('NO_MERGE_BASE', `this shallow clone ends before the merge base of ${base} and ${head}`, 'set "fetch-depth: 0" on the checkout step, or run "git fetch --unshallow" first');
}


/***/ }),

/***/ 44790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ splitFields),
/* harmony export */   LP: () => (/* binding */ parseRawDiff),
/* harmony export */   bY: () => (/* binding */ isRawEntry),
/* harmony export */   yH: () => (/* binding */ parseRawEntry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76913);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29506);



const NUL = 0;
const COLON = 0x3a;
const LINE_FEED = 0x0a;
/** The mode that `--raw` gives for "nothing here". */
const ABSENT_MODE = '000000';
/** Splits what `-z` prints. Each field ends with a NUL; what follows the last one is not complete yet. */
function splitFields(bytes) {
    const fields = [];
    let start = 0;
    for (let end = bytes.indexOf(NUL); end !== -1; end = bytes.indexOf(NUL, start)) {
        fields.push(bytes.subarray(start, end));
        start = end + 1;
    }
    return { fields, rest: bytes.subarray(start) };
}
/** `log -z` puts a line feed between what the format printed and the first entry. */
function isRawEntry(field) {
    return field[0] === COLON || (field[0] === LINE_FEED && field[1] === COLON);
}
/**
 * One entry of `--raw -z --no-renames --no-abbrev`: `:mode mode oid oid S`, or for a merge of n parents n colons, n + 1
 * modes, n + 1 ids and n letters. The base of a merge is its first parent.
 */
function parseRawEntry(meta, path) {
    const text = meta.toString('latin1', meta[0] === LINE_FEED ? 1 : 0);
    const colons = /^:+/.exec(text)?.[0].length ?? 0;
    const parts = text.slice(colons).split(' ');
    const sides = colons + 1;
    if (colons === 0 || parts.length !== 2 * sides + 1) {
        throw new TypeError(`not a raw diff entry: ${JSON.stringify(text.slice(0, 200))}`);
    }
    return {
        path: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(path),
        base: toEntry(parts[0], parts[sides]),
        head: toEntry(parts[sides - 1], parts[2 * sides - 1]),
        status: parts[2 * sides],
    };
}
/** All of `diff-tree -z` and its kin. */
function parseRawDiff(output) {
    const { fields, rest } = splitFields(output);
    if (rest.length > 0 || fields.length % 2 !== 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FixtureGateError */ .$('GIT_FAILED', 'the output of git ended in the middle of an entry', 'run it again');
    }
    const changes = [];
    for (let index = 0; index < fields.length; index += 2)
        changes.push(parseRawEntry(fields[index], fields[index + 1]));
    return changes;
}
/** An entry with a mode but no id is one on disk that git has not hashed. */
function toEntry(mode, oid) {
    return mode === ABSENT_MODE && (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isNullId */ .JC)(oid) ? null : { mode, oid: (0,_object_id_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)(oid) };
}


/***/ })

};
