export const id = 1940;
export const ids = [1940];
export const modules = {

/***/ 31940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readArguments: () => (/* binding */ readArguments)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/inputs/commands.js
const COMMAND_NAMES = [
    'check',
    'diff',
    'trailers',
    'explain',
    'demo',
    'manifest',
    'ledger',
    'replay',
    'audit',
    'init',
    'doctor',
    'merge',
    'view',
];
const OUTPUT_FORMATS = ['terminal', 'json', 'markdown', 'sarif', 'html', 'junit'];
const REPOSITORY = {
    name: 'repo',
    value: 'DIRECTORY',
    help: 'the repository to look at (default: the current folder)',
};
const BASE = {
    name: 'base',
    value: 'REVISION',
    help: 'what head is to be merged into (default: the default branch)',
};
const HEAD = { name: 'head', value: 'REVISION', help: 'the revision to look at (default: HEAD)' };
const STAGED = { name: 'staged', help: 'look at what is staged, on top of HEAD' };
const WORKTREE = { name: 'worktree', help: 'look at the files on disk, on top of HEAD' };
const FORMAT = {
    name: 'format',
    value: OUTPUT_FORMATS.join('|'),
    help: 'how to write the report (default: terminal)',
};
const OUTPUT = {
    name: 'output',
    short: 'o',
    value: 'FILE',
    help: 'write the report there and not on standard output',
};
const POLICY = { name: 'policy', value: 'FILE', help: 'judge by this file and not by the one on base' };
const TEST_REPORT = {
    name: 'test-report',
    value: 'GLOB',
    many: true,
    help: 'JUnit reports to take into account; may be given again',
};
const MESSAGE = {
    name: 'message-file',
    value: 'FILE',
    help: 'with --staged or --worktree: the commit message to be, for its trailers',
};
const FAIL_ON = {
    name: 'fail-on',
    value: 'any|error|never',
    help: 'what makes the exit code 1: warnings too, errors, nothing (default: error)',
};
const RANGE = [REPOSITORY, BASE, HEAD, STAGED, WORKTREE];
/** One side only: a seal is a claim about what is there. */
const SEAL_FLAGS = [
    REPOSITORY,
    { ...HEAD, help: 'the revision to look at (default for check: HEAD)' },
    { ...STAGED, help: 'look at what is staged, and with check at what it moves against HEAD' },
    { ...WORKTREE, help: 'look at the files on disk (default for propose)' },
    POLICY,
    OUTPUT,
];
/** Taken by every command. */
const GLOBAL_FLAGS = [
    { name: 'help', short: 'h', help: 'show this text' },
    { name: 'version', help: 'print the version' },
    { name: 'quiet', short: 'q', help: 'no progress on standard error' },
    { name: 'verbose', help: 'more on standard error: times, patterns, git calls' },
];
const COMMANDS = [
    {
        name: 'check',
        operands: '',
        operandCount: [0, 0],
        summary: 'Compare base and head, classify every changed fixture, and judge the records',
        flags: [
            ...RANGE,
            FORMAT,
            OUTPUT,
            POLICY,
            TEST_REPORT,
            MESSAGE,
            {
                name: 'fixtures',
                value: 'PATTERN',
                many: true,
                help: 'in place of the built-in patterns, where the policy names none; may be given again',
            },
            {
                name: 'keep-files',
                value: 'FOLDER',
                help: 'leave the changed fixtures of both sides there, as base/ and head/, for your own tools',
            },
            FAIL_ON,
            { name: 'shard', value: 'I/N', help: 'only the fixtures of shard I, counted from 0' },
        ],
        examples: [
            'fixture-gate check',
            'fixture-gate check --base origin/main --format markdown',
            'fixture-gate check --staged',
        ],
    },
    {
        name: 'diff',
        operands: 'BASE HEAD',
        operandCount: [2, 2],
        summary: 'Compare two files, one of which may be "-" for standard input, or two folders',
        flags: [
            { name: 'as', value: 'PATH', help: 'the path that decides about format and rules (default: that of HEAD)' },
            REPOSITORY,
            POLICY,
            FORMAT,
            OUTPUT,
        ],
        examples: [
            'fixture-gate diff before.json after.json',
            'git show HEAD~:a.csv | fixture-gate diff - a.csv',
            'fixture-gate diff expected/ actual/',
        ],
    },
    {
        name: 'trailers',
        operands: '',
        operandCount: [0, 0],
        summary: 'Print the Fixture-Change lines that the staged change needs',
        flags: [
            ...RANGE,
            POLICY,
            {
                name: 'check',
                value: 'MESSAGE_FILE',
                help: 'judge this commit message against the staged change (commit-msg hook)',
            },
            { name: 'into-commit', help: 'write the lines into the message of HEAD' },
            {
                name: 'approval',
                value: 'PATH',
                help: 'print a ready approval file for this changed fixture of the range; nothing is written',
            },
        ],
        examples: [
            'fixture-gate trailers',
            'fixture-gate trailers --approval testdata/order.json',
            'fixture-gate trailers --check .git/COMMIT_EDITMSG',
        ],
    },
    {
        name: 'explain',
        operands: 'CODE',
        operandCount: [1, 1],
        summary: 'Say what a problem, an error or a check of doctor means, and how to mend it',
        flags: [],
        examples: ['fixture-gate explain FG101', 'fixture-gate explain path-filter'],
    },
    {
        name: 'demo',
        operands: '',
        operandCount: [0, 0],
        summary: 'Build a small repository with one of everything, run the gate on it, and show the report',
        flags: [FORMAT, { name: 'no-open', help: 'do not open the HTML report in a browser' }],
        examples: ['fixture-gate demo'],
    },
    {
        name: 'manifest',
        operands: 'check | propose [PATH...]',
        operandCount: [1, Number.POSITIVE_INFINITY],
        summary: 'Check the fixture manifest, or print the entries that it lacks. Nothing is ever written',
        flags: SEAL_FLAGS,
        examples: [
            'fixture-gate manifest check',
            'fixture-gate manifest check --staged',
            'fixture-gate manifest propose testdata/order.json',
        ],
    },
    {
        name: 'ledger',
        operands: 'check | propose [PATH...]',
        operandCount: [1, Number.POSITIVE_INFINITY],
        summary: 'Check the ledger, or print the entries that it lacks. Nothing is ever written',
        flags: SEAL_FLAGS,
        examples: ['fixture-gate ledger check', 'fixture-gate ledger propose', 'fixture-gate ledger propose --staged'],
    },
    {
        name: 'replay',
        operands: 'REPORT...',
        operandCount: [1, Number.POSITIVE_INFINITY],
        summary: 'Re-run the failures of JUnit reports on the pinned command, and print the entries to add',
        flags: [REPOSITORY, BASE, HEAD, POLICY, OUTPUT],
        examples: [
            'fixture-gate replay build/junit.xml',
            "fixture-gate replay --base origin/main 'target/surefire-reports/*.xml'",
        ],
    },
    {
        name: 'audit',
        operands: 'REVISION_RANGE',
        operandCount: [1, 1],
        summary: 'Walk through history: do the trailers list every fixture change and nothing else',
        flags: [
            REPOSITORY,
            { ...POLICY, help: 'judge by this file and not by the one at the end of the range' },
            { ...FORMAT, value: 'terminal|json' },
            OUTPUT,
        ],
        examples: ['fixture-gate audit v1.4..main', 'fixture-gate audit main --format json'],
    },
    {
        name: 'init',
        operands: '',
        operandCount: [0, 0],
        summary: 'Look at the repository, and write a policy, a workflow and hooks where nothing stands',
        flags: [
            REPOSITORY,
            { name: 'dry-run', help: 'show what would be written, and write nothing' },
            {
                name: 'action',
                value: 'OWNER/NAME@SHA',
                help: 'the action that the workflow uses (default: the clone that this runs from)',
            },
            { name: 'no-hooks', help: 'write no hooks' },
            OUTPUT,
        ],
        examples: ['fixture-gate init --dry-run', 'fixture-gate init'],
    },
    {
        name: 'doctor',
        operands: '',
        operandCount: [0, 0],
        summary: 'Check the workflow on base and the rules of the branch, and print the edit that mends each fault',
        flags: [
            REPOSITORY,
            { ...BASE, help: 'where to read the workflows (default: the default branch)' },
            { ...WORKTREE, help: 'read them on disk, before they are committed' },
            { name: 'branch', value: 'NAME', help: 'whose rules to read on the platform (default: that of base)' },
            {
                name: 'github',
                value: 'OWNER/NAME',
                help: 'the repository on the platform (default: that of the remote "origin")',
            },
            { name: 'offline', help: 'do not ask the platform, even where there is a token' },
            { name: 'patch', help: 'print all edits as one patch, for git apply' },
            FAIL_ON,
            { ...FORMAT, value: 'terminal|json' },
            OUTPUT,
        ],
        examples: [
            'fixture-gate doctor',
            'fixture-gate doctor --worktree --offline',
            'fixture-gate doctor --worktree --patch | git apply',
        ],
    },
    {
        name: 'merge',
        operands: 'REPORT...',
        operandCount: [1, Number.POSITIVE_INFINITY],
        summary: 'Join the reports of shards into one verdict',
        flags: [
            REPOSITORY,
            { ...BASE, help: 'what the reports have to be about (default: the base that they name)' },
            { ...HEAD, help: 'what the reports have to be about (default: HEAD)' },
            POLICY,
            FORMAT,
            OUTPUT,
            TEST_REPORT,
            FAIL_ON,
        ],
        examples: [
            'fixture-gate merge reports/*/report.json',
            'fixture-gate merge a.json b.json --format html --output all.html',
        ],
    },
    {
        name: 'view',
        operands: 'FIXTURE',
        operandCount: [1, 1],
        summary: 'Print the view that the properties of a fixture are checked on, for base and head',
        flags: [...RANGE, POLICY, { ...FORMAT, value: 'terminal|json' }, OUTPUT],
        examples: ['fixture-gate view testdata/order.json', 'fixture-gate view testdata/order.json --worktree'],
    },
];
function overviewText() {
    const width = Math.max(...COMMAND_NAMES.map((name) => name.length)) + 2;
    const rows = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
    return [
        'fixture-gate: no test fixture changes silently',
        '',
        'usage: fixture-gate COMMAND [options]',
        '',
        ...rows,
        '',
        'exit codes: 0 pass, 1 fail, 2 only artifacts are missing, 3 could not evaluate',
        '"fixture-gate COMMAND --help" says more.',
        '',
    ].join('\n');
}
function helpText(command) {
    const flags = [...command.flags, ...GLOBAL_FLAGS];
    const heads = flags.map((flag) => `${flag.short === undefined ? '    ' : `-${flag.short}, `}--${flag.name}${flag.value === undefined ? '' : ` ${flag.value}`}`);
    // A long list of choices does not push every other line to the right.
    const width = Math.min(30, Math.max(...heads.map((head) => head.length))) + 2;
    const rows = flags.map(({ help }, index) => `  ${heads[index].padEnd(width)}${heads[index].length >= width ? `\n  ${' '.repeat(width)}` : ''}${help}`);
    return [
        `usage: fixture-gate ${[command.name, command.operands, '[options]'].filter((part) => part !== '').join(' ')}`,
        '',
        `${command.summary}.`,
        '',
        ...rows,
        ...(command.examples.length === 0 ? [] : ['', 'examples:', ...command.examples.map((example) => `  ${example}`)]),
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/inputs/identifiers.js
var identifiers = __webpack_require__(8213);
// EXTERNAL MODULE: ./lib/inputs/suggest.js
var suggest = __webpack_require__(89067);
;// CONCATENATED MODULE: ./lib/inputs/flag-values.js



function usage(command, message) {
    return new errors/* FixtureGateError */.$('BAD_USAGE', `fixture-gate ${command.name}: ${message}`, `Run fixture-gate ${command.name} --help`);
}
function string(values, name) {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
}
function strings(values, name) {
    const value = values[name];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
function choice(values, name, allowed, fallback, command) {
    const value = string(values, name);
    if (value === undefined)
        return fallback;
    const found = allowed.find((one) => one === value);
    if (found !== undefined)
        return found;
    throw usage(command, `--${name}: expected one of ${allowed.join(', ')}; found ${(0,identifiers/* show */.WU)(value)}${(0,suggest/* didYouMean */.a)(value, allowed)}`);
}

;// CONCATENATED MODULE: ./lib/inputs/request-flags.js


function request(values, command, fallback = 'commits', messageFile = string(values, 'message-file')) {
    const policy = string(values, 'policy');
    const shard = shardOf(values, command);
    const range = rangeOf(values, command, fallback);
    const patterns = strings(values, 'fixtures');
    const keepFiles = string(values, 'keep-files');
    if (messageFile !== undefined && range.kind !== 'staged' && range.kind !== 'worktree') {
        throw usage(command, 'a commit message to be goes with --staged or --worktree: the commits of a range have their own');
    }
    return {
        repository: { kind: 'directory', path: string(values, 'repo') ?? '.' },
        range,
        ...(policy !== undefined && { policy: { kind: 'file', path: policy } }),
        testReports: strings(values, 'test-report'),
        ...(keepFiles === undefined ? {} : { keepFiles }),
        ...(patterns.length === 0 ? {} : { fixturePatterns: patterns }),
        ...(messageFile !== undefined && { messageFile }),
        ...(shard !== undefined && { shard }),
    };
}
function rangeOf(values, command, fallback) {
    const base = string(values, 'base');
    const head = string(values, 'head');
    const onDisk = values['staged'] === true ? 'staged' : values['worktree'] === true ? 'worktree' : undefined;
    if (values['staged'] === true && values['worktree'] === true)
        throw usage(command, '--staged and --worktree exclude each other');
    if (onDisk !== undefined && head !== undefined)
        throw usage(command, `--head and --${onDisk} exclude each other`);
    const kind = onDisk ?? (fallback === 'staged' && base === undefined && head === undefined ? 'staged' : 'revisions');
    if (kind === 'revisions')
        return { kind, ...(base !== undefined && { base }), head: head ?? 'HEAD' };
    return { kind, ...(base !== undefined && { base }) };
}
function shardOf(values, command) {
    const value = string(values, 'shard');
    if (value === undefined)
        return undefined;
    const match = /^([0-9]{1,3})\/([0-9]{1,3})$/.exec(value);
    const shard = { index: Number(match?.[1]), count: Number(match?.[2]) };
    if (match === null || shard.count < 1 || shard.index >= shard.count)
        throw usage(command, `--shard: expected I/N with I from 0 to N-1; found ${(0,identifiers/* show */.WU)(value)}`);
    return shard;
}

;// CONCATENATED MODULE: ./lib/inputs/invocations.js





/** What a command is asked for, by its flags and operands. @throws {FixtureGateError} BAD_USAGE */
function invocation(name, values, operands, command) {
    const output = outputOptions(values, command);
    const policyFile = string(values, 'policy');
    if (name === 'check')
        return {
            kind: 'check',
            request: request(values, command),
            failOn: failOnOf(values, command),
            output,
        };
    if (name === 'trailers') {
        const check = string(values, 'check');
        if (check !== undefined && values['into-commit'] === true)
            throw usage(command, '--check and --into-commit exclude each other');
        const approval = string(values, 'approval');
        if (approval !== undefined && (check !== undefined || values['into-commit'] === true))
            throw usage(command, '--approval goes neither with --check nor with --into-commit');
        return {
            kind: 'trailers',
            // An approval comes after the commit that it is about.
            request: request(values, command, approval === undefined ? 'staged' : 'commits', check),
            ...(check !== undefined && { check }),
            ...(approval !== undefined && { approval }),
            intoCommit: values['into-commit'] === true,
            output,
        };
    }
    if (name === 'diff') {
        if (operands[0] === '-' && operands[1] === '-')
            throw usage(command, 'only one side can be standard input');
        const as = string(values, 'as');
        return {
            kind: 'diff',
            base: operands[0],
            head: operands[1],
            ...(as !== undefined && { as }),
            repository: string(values, 'repo') ?? '.',
            ...(policyFile !== undefined && { policyFile }),
            output,
        };
    }
    if (name === 'audit') {
        if (output.format !== 'terminal' && output.format !== 'json')
            throw usage(command, `--format: expected one of terminal, json; found ${(0,identifiers/* show */.WU)(output.format)}`);
        return {
            kind: 'audit',
            range: operands[0],
            repository: string(values, 'repo') ?? '.',
            ...(policyFile !== undefined && { policyFile }),
            output,
        };
    }
    if (name === 'view') {
        if (output.format !== 'terminal' && output.format !== 'json')
            throw usage(command, `--format: expected terminal or json; found ${output.format}`);
        return { kind: 'view', path: operands[0], request: request(values, command), output };
    }
    if (name === 'merge') {
        const { range: _, ...asked } = request(values, command);
        const [base, head] = [string(values, 'base'), string(values, 'head')];
        return {
            kind: 'merge',
            reports: operands,
            request: asked,
            ...(base !== undefined && { base }),
            ...(head !== undefined && { head }),
            failOn: failOnOf(values, command),
            output,
        };
    }
    if (name === 'replay') {
        return { kind: 'replay', request: { ...request(values, command), testReports: operands }, output };
    }
    if (name === 'manifest' || name === 'ledger')
        return sealing(name, values, operands, command, output);
    if (name === 'init')
        return initialising(values, command, output);
    if (name === 'doctor')
        return examining(values, command, output);
    if (name === 'explain')
        return { kind: 'explain', code: operands[0].toUpperCase(), output };
    return { kind: 'demo', open: values['no-open'] !== true, output };
}
/** An owner, a name, perhaps a folder in it, and a full SHA: what can be moved is refused before it is written anywhere. */
const ACTION = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_./-]+)?@(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function initialising(values, command, output) {
    const action = string(values, 'action');
    if (action !== undefined && !ACTION.test(action))
        throw usage(command, `--action: expected OWNER/NAME@SHA with a full SHA; found ${(0,identifiers/* show */.WU)(action)}`);
    return {
        kind: 'init',
        repository: string(values, 'repo') ?? '.',
        dryRun: values['dry-run'] === true,
        ...(action !== undefined && { action }),
        hooks: values['no-hooks'] !== true,
        output,
    };
}
function examining(values, command, output) {
    if (output.format !== 'terminal' && output.format !== 'json')
        throw usage(command, `--format: expected one of terminal, json; found ${(0,identifiers/* show */.WU)(output.format)}`);
    const base = string(values, 'base');
    const branch = string(values, 'branch');
    const github = string(values, 'github');
    const worktree = values['worktree'] === true;
    if (worktree && base !== undefined)
        throw usage(command, '--base and --worktree exclude each other');
    if (github !== undefined && (0,identifiers/* asRepository */.j1)(github) === undefined)
        throw usage(command, `--github: expected OWNER/NAME; found ${(0,identifiers/* show */.WU)(github)}`);
    return {
        kind: 'doctor',
        repository: string(values, 'repo') ?? '.',
        ...(base !== undefined && { base }),
        worktree,
        ...(branch !== undefined && { branch }),
        ...(github !== undefined && { github }),
        offline: values['offline'] === true,
        patch: values['patch'] === true,
        failOn: choice(values, 'fail-on', ['any', 'error', 'never'], 'error', command),
        output,
    };
}
function sealing(kind, values, [action = '', ...paths], command, output) {
    const actions = ['check', 'propose'];
    const known = actions.find((one) => one === action);
    if (known === undefined)
        throw usage(command, `expected check or propose; found ${(0,identifiers/* show */.WU)(action)}${(0,suggest/* didYouMean */.a)(action, actions)}`);
    if (known === 'check' && paths.length > 0)
        throw usage(command, `check looks at all of it and takes no paths; found ${paths.map((path) => (0,identifiers/* show */.WU)(path)).join(' ')}`);
    const asked = request(values, command);
    const isNamed = string(values, 'head') !== undefined || asked.range.kind !== 'revisions';
    const range = isNamed || known === 'check' ? ofOneSide(asked.range) : { kind: 'worktree' };
    return { kind, action: known, paths, request: { ...asked, range }, output };
}
/** A revision against itself: everything of it, and no change. */
function ofOneSide(range) {
    return range.kind === 'revisions' ? { ...range, base: range.head } : range;
}
function failOnOf(values, command) {
    return choice(values, 'fail-on', ['any', 'error', 'never'], 'error', command);
}
function outputOptions(values, command) {
    if (values['quiet'] === true && values['verbose'] === true)
        throw usage(command, '--quiet and --verbose exclude each other');
    const file = string(values, 'output');
    const verbosity = values['quiet'] === true ? 'quiet' : values['verbose'] === true ? 'verbose' : 'normal';
    return {
        format: choice(values, 'format', OUTPUT_FORMATS, 'terminal', command),
        ...(file !== undefined && { file }),
        verbosity,
    };
}

;// CONCATENATED MODULE: ./lib/inputs/argv.js







/**
 * Reads the arguments after `node script`.
 * @throws {FixtureGateError} BAD_USAGE
 */
function readArguments(argv) {
    const [first, ...rest] = argv;
    if (first === undefined || first === '--help' || first === '-h' || first === 'help')
        return help(rest);
    if (first === '--version')
        return { kind: 'version' };
    const command = find(first);
    const { values, operands } = parse(command, rest);
    if (values['help'] === true)
        return { kind: 'help', text: helpText(command) };
    if (values['version'] === true)
        return { kind: 'version' };
    const [least, most] = command.operandCount;
    if (operands.length < least || operands.length > most) {
        throw usage(command, `expected ${command.operands === '' ? 'no arguments' : command.operands}; found ${operands.length === 0 ? 'nothing' : operands.map((operand) => (0,identifiers/* show */.WU)(operand)).join(' ')}`);
    }
    return invocation(command.name, values, operands, command);
}
function help(rest) {
    const topic = rest.find((word) => !word.startsWith('-'));
    return { kind: 'help', text: topic === undefined ? overviewText() : helpText(find(topic)) };
}
function find(name) {
    const command = COMMANDS.find((one) => one.name === name);
    if (command !== undefined)
        return command;
    const what = name.startsWith('-') ? 'a command before any option' : `one of the commands ${COMMAND_NAMES.join(', ')}`;
    throw new errors/* FixtureGateError */.$('BAD_USAGE', `expected ${what}; found ${(0,identifiers/* show */.WU)(name)}${(0,suggest/* didYouMean */.a)(name, COMMAND_NAMES)}`, 'Run fixture-gate --help');
}
function parse(command, args) {
    const flags = [...command.flags, ...GLOBAL_FLAGS];
    const options = Object.fromEntries(flags.map((flag) => [
        flag.name,
        {
            type: flag.value === undefined ? 'boolean' : 'string',
            ...(flag.short !== undefined && { short: flag.short }),
            ...(flag.many === true && { multiple: true }),
        },
    ]));
    // Lenient first: node's own message cannot suggest a name, and takes the last of two values without a word.
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
    const seen = new Set();
    for (const token of tokens) {
        if (token.kind === 'option')
            checkOption(command, flags, token, seen);
    }
    const { values, positionals } = (0,external_node_util_.parseArgs)({ args: [...args], options, allowPositionals: true, strict: true });
    return { values, operands: positionals };
}
function checkOption(command, flags, token, seen) {
    const flag = flags.find(({ name }) => name === token.name);
    if (flag === undefined) {
        throw usage(command, `unknown option ${(0,identifiers/* show */.WU)(token.rawName)}${(0,suggest/* didYouMean */.a)(token.name, flags.map(({ name }) => name))}`);
    }
    if (flag.value === undefined && token.value !== undefined)
        throw usage(command, `--${flag.name} takes no value; found ${(0,identifiers/* show */.WU)(token.value)}`);
    if (flag.value !== undefined && (token.value === undefined || token.value === ''))
        throw usage(command, `--${flag.name} needs a value: --${flag.name} ${flag.value}`);
    if (flag.value !== undefined &&
        token.inlineValue !== true &&
        token.value?.startsWith('-') === true &&
        token.value !== '-') {
        throw usage(command, `--${flag.name} needs a value; found the option ${(0,identifiers/* show */.WU)(token.value)} (write --${flag.name}=${(0,identifiers/* show */.WU)(token.value)} if it is meant)`);
    }
    if (seen.has(flag.name) && flag.many !== true)
        throw usage(command, `--${flag.name} is given twice`);
    seen.add(flag.name);
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

/***/ 89067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest),
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** Longest word for which a suggestion is looked for; an argument may be a megabyte. */
const MAX_CHARACTERS = 40;
/** The candidate within a third of the word's length in edits, nearest first, or undefined. */
function suggest(word, candidates) {
    if (word.length > MAX_CHARACTERS)
        return undefined;
    let best;
    for (const candidate of candidates) {
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
        if (distance <= Math.max(1, Math.floor(candidate.length / 3)) && (best === undefined || distance < best.distance))
            best = { candidate, distance };
    }
    return best?.candidate;
}
/** ` (did you mean "x"?)`, or nothing. */
function didYouMean(word, candidates) {
    const candidate = suggest(word, candidates);
    return candidate === undefined ? '' : ` (did you mean "${candidate}"?)`;
}
/** Damerau-Levenshtein, adjacent transpositions counted as one edit. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                value = Math.min(value, beforeLast[j - 2] + 1);
            row.push(value);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length];
}


/***/ })

};
