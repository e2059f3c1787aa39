/** One flag of the command line. A flag without `value` is a switch. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  /** What stands for the value in the help text. */
  readonly value?: string;
  readonly many?: boolean;
  readonly help: string;
}

export interface Command {
  readonly name: CommandName;
  /** Positional arguments as the help shows them. */
  readonly operands: string;
  readonly operandCount: readonly [least: number, most: number];
  readonly summary: string;
  readonly flags: readonly Flag[];
  readonly examples: readonly string[];
}

export const COMMAND_NAMES = [
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
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export const OUTPUT_FORMATS = ['terminal', 'json', 'markdown', 'sarif', 'html', 'junit'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

const REPOSITORY: Flag = {
  name: 'repo',
  value: 'DIRECTORY',
  help: 'the repository to look at (default: the current folder)',
};
const BASE: Flag = {
  name: 'base',
  value: 'REVISION',
  help: 'what head is to be merged into (default: the default branch)',
};
const HEAD: Flag = { name: 'head', value: 'REVISION', help: 'the revision to look at (default: HEAD)' };
const STAGED: Flag = { name: 'staged', help: 'look at what is staged, on top of HEAD' };
const WORKTREE: Flag = { name: 'worktree', help: 'look at the files on disk, on top of HEAD' };
const FORMAT: Flag = {
  name: 'format',
  value: OUTPUT_FORMATS.join('|'),
  help: 'how to write the report (default: terminal)',
};
const OUTPUT: Flag = {
  name: 'output',
  short: 'o',
  value: 'FILE',
  help: 'write the report there and not on standard output',
};
const POLICY: Flag = { name: 'policy', value: 'FILE', help: 'judge by this file and not by the one on base' };
const TEST_REPORT: Flag = {
  name: 'test-report',
  value: 'GLOB',
  many: true,
  help: 'JUnit reports to take into account; may be given again',
};
const MESSAGE: Flag = {
  name: 'message-file',
  value: 'FILE',
  help: 'with --staged or --worktree: the commit message to be, for its trailers',
};
const FAIL_ON: Flag = {
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
export const GLOBAL_FLAGS: readonly Flag[] = [
  { name: 'help', short: 'h', help: 'show this text' },
  { name: 'version', help: 'print the version' },
  { name: 'quiet', short: 'q', help: 'no progress on standard error' },
  { name: 'verbose', help: 'more on standard error: times, patterns, git calls' },
];

export const COMMANDS: readonly Command[] = [
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

export function overviewText(): string {
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

export function helpText(command: Command): string {
  const flags = [...command.flags, ...GLOBAL_FLAGS];
  const heads = flags.map(
    (flag) =>
      `${flag.short === undefined ? '    ' : `-${flag.short}, `}--${flag.name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
  );
  // A long list of choices does not push every other line to the right.
  const width = Math.min(30, Math.max(...heads.map((head) => head.length))) + 2;
  const rows = flags.map(
    ({ help }, index) =>
      `  ${heads[index]!.padEnd(width)}${heads[index]!.length >= width ? `\n  ${' '.repeat(width)}` : ''}${help}`,
  );
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
