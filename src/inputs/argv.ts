import { parseArgs } from 'node:util';
import { FixtureGateError } from '../errors.js';
import {
  COMMAND_NAMES,
  COMMANDS,
  type Command,
  type CommandName,
  type Flag,
  GLOBAL_FLAGS,
  helpText,
  OUTPUT_FORMATS,
  type OutputFormat,
  overviewText,
} from './commands.js';
import { asRepository, show } from './identifiers.js';
import type { FailOn, GateRequest, RangeSpec, Shard } from './request.js';
import { didYouMean } from './suggest.js';

export type Verbosity = 'quiet' | 'normal' | 'verbose';

export interface OutputOptions {
  readonly format: OutputFormat;
  /** Absent: standard output. */
  readonly file?: string;
  readonly verbosity: Verbosity;
}

/** What the command line asks for. */
export type Invocation =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'version' }
  | { readonly kind: 'check'; readonly request: GateRequest; readonly failOn: FailOn; readonly output: OutputOptions }
  | {
      readonly kind: 'diff';
      readonly base: string;
      readonly head: string;
      readonly as?: string;
      readonly repository: string;
      readonly policyFile?: string;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'trailers';
      readonly request: GateRequest;
      /** A commit message to judge (commit-msg hook). */
      readonly check?: string;
      readonly intoCommit: boolean;
      /** A changed fixture whose approval file is to be printed. */
      readonly approval?: string;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'audit';
      /** `A..B`, or one revision for everything that leads to it. */
      readonly range: string;
      readonly repository: string;
      readonly policyFile?: string;
      readonly output: OutputOptions;
    }
  | { readonly kind: 'view'; readonly path: string; readonly request: GateRequest; readonly output: OutputOptions }
  | {
      readonly kind: 'replay';
      /** `testReports` are the operands. */
      readonly request: GateRequest;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'manifest' | 'ledger';
      readonly action: 'check' | 'propose';
      /** To propose entries for; empty: for what lacks one or has a wrong one. */
      readonly paths: readonly string[];
      readonly request: GateRequest;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'merge';
      /** The report.json of every shard; the range is the one that they name. */
      readonly reports: readonly string[];
      readonly request: Omit<GateRequest, 'range'>;
      /** What the reports have to be about. Default: HEAD, and the base that they name. */
      readonly head?: string;
      readonly base?: string;
      readonly failOn: FailOn;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'init';
      readonly repository: string;
      readonly dryRun: boolean;
      /** `owner/name@sha`, as a workflow uses the action. */
      readonly action?: string;
      readonly hooks: boolean;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'doctor';
      readonly repository: string;
      readonly base?: string;
      readonly worktree: boolean;
      readonly branch?: string;
      /** `owner/name` on the platform. */
      readonly github?: string;
      readonly offline: boolean;
      readonly patch: boolean;
      readonly failOn: FailOn;
      readonly output: OutputOptions;
    }
  | { readonly kind: 'explain'; readonly code: string; readonly output: OutputOptions }
  | { readonly kind: 'demo'; readonly open: boolean; readonly output: OutputOptions };

/** Flags as given: a switch is `true`, a flag that may be given again a list. */
type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/**
 * Reads the arguments after `node script`.
 * @throws {FixtureGateError} BAD_USAGE
 */
export function readArguments(argv: readonly string[]): Invocation {
  const [first, ...rest] = argv;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') return help(rest);
  if (first === '--version') return { kind: 'version' };
  const command = find(first);
  const { values, operands } = parse(command, rest);
  if (values['help'] === true) return { kind: 'help', text: helpText(command) };
  if (values['version'] === true) return { kind: 'version' };
  const [least, most] = command.operandCount;
  if (operands.length < least || operands.length > most) {
    throw usage(
      command,
      `expected ${command.operands === '' ? 'no arguments' : command.operands}; found ${operands.length === 0 ? 'nothing' : operands.map((operand) => show(operand)).join(' ')}`,
    );
  }
  return invocation(command.name, values, operands, command);
}

function help(rest: readonly string[]): Invocation {
  const topic = rest.find((word) => !word.startsWith('-'));
  return { kind: 'help', text: topic === undefined ? overviewText() : helpText(find(topic)) };
}

function find(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command !== undefined) return command;
  const what = name.startsWith('-') ? 'a command before any option' : `one of the commands ${COMMAND_NAMES.join(', ')}`;
  throw new FixtureGateError(
    'BAD_USAGE',
    `expected ${what}; found ${show(name)}${didYouMean(name, COMMAND_NAMES)}`,
    'Run fixture-gate --help',
  );
}

function usage(command: Command, message: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_USAGE',
    `fixture-gate ${command.name}: ${message}`,
    `Run fixture-gate ${command.name} --help`,
  );
}

function parse(
  command: Command,
  args: readonly string[],
): { readonly values: Values; readonly operands: readonly string[] } {
  const flags = [...command.flags, ...GLOBAL_FLAGS];
  const options = Object.fromEntries(
    flags.map((flag) => [
      flag.name,
      {
        type: flag.value === undefined ? ('boolean' as const) : ('string' as const),
        ...(flag.short !== undefined && { short: flag.short }),
        ...(flag.many === true && { multiple: true }),
      },
    ]),
  );
  // Lenient first: node's own message cannot suggest a name, and takes the last of two values without a word.
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option') checkOption(command, flags, token, seen);
  }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  return { values, operands: positionals };
}

function checkOption(
  command: Command,
  flags: readonly Flag[],
  token: {
    readonly name: string;
    readonly rawName: string;
    readonly value?: string | undefined;
    readonly inlineValue?: boolean | undefined;
  },
  seen: Set<string>,
): void {
  const flag = flags.find(({ name }) => name === token.name);
  if (flag === undefined) {
    throw usage(
      command,
      `unknown option ${show(token.rawName)}${didYouMean(
        token.name,
        flags.map(({ name }) => name),
      )}`,
    );
  }
  if (flag.value === undefined && token.value !== undefined)
    throw usage(command, `--${flag.name} takes no value; found ${show(token.value)}`);
  if (flag.value !== undefined && (token.value === undefined || token.value === ''))
    throw usage(command, `--${flag.name} needs a value: --${flag.name} ${flag.value}`);
  if (
    flag.value !== undefined &&
    token.inlineValue !== true &&
    token.value?.startsWith('-') === true &&
    token.value !== '-'
  ) {
    throw usage(
      command,
      `--${flag.name} needs a value; found the option ${show(token.value)} (write --${flag.name}=${show(token.value)} if it is meant)`,
    );
  }
  if (seen.has(flag.name) && flag.many !== true) throw usage(command, `--${flag.name} is given twice`);
  seen.add(flag.name);
}

function invocation(name: CommandName, values: Values, operands: readonly string[], command: Command): Invocation {
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
    if (operands[0] === '-' && operands[1] === '-') throw usage(command, 'only one side can be standard input');
    const as = string(values, 'as');
    return {
      kind: 'diff',
      base: operands[0]!,
      head: operands[1]!,
      ...(as !== undefined && { as }),
      repository: string(values, 'repo') ?? '.',
      ...(policyFile !== undefined && { policyFile }),
      output,
    };
  }
  if (name === 'audit') {
    if (output.format !== 'terminal' && output.format !== 'json')
      throw usage(command, `--format: expected one of terminal, json; found ${show(output.format)}`);
    return {
      kind: 'audit',
      range: operands[0]!,
      repository: string(values, 'repo') ?? '.',
      ...(policyFile !== undefined && { policyFile }),
      output,
    };
  }
  if (name === 'view') {
    if (output.format !== 'terminal' && output.format !== 'json')
      throw usage(command, `--format: expected terminal or json; found ${output.format}`);
    return { kind: 'view', path: operands[0]!, request: request(values, command), output };
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
  if (name === 'manifest' || name === 'ledger') return sealing(name, values, operands, command, output);
  if (name === 'init') return initialising(values, command, output);
  if (name === 'doctor') return examining(values, command, output);
  if (name === 'explain') return { kind: 'explain', code: operands[0]!.toUpperCase(), output };
  return { kind: 'demo', open: values['no-open'] !== true, output };
}

/** An owner, a name, perhaps a folder in it, and a full SHA: what can be moved is refused before it is written anywhere. */
const ACTION = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_./-]+)?@(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

function initialising(values: Values, command: Command, output: OutputOptions): Invocation {
  const action = string(values, 'action');
  if (action !== undefined && !ACTION.test(action))
    throw usage(command, `--action: expected OWNER/NAME@SHA with a full SHA; found ${show(action)}`);
  return {
    kind: 'init',
    repository: string(values, 'repo') ?? '.',
    dryRun: values['dry-run'] === true,
    ...(action !== undefined && { action }),
    hooks: values['no-hooks'] !== true,
    output,
  };
}

function examining(values: Values, command: Command, output: OutputOptions): Invocation {
  if (output.format !== 'terminal' && output.format !== 'json')
    throw usage(command, `--format: expected one of terminal, json; found ${show(output.format)}`);
  const base = string(values, 'base');
  const branch = string(values, 'branch');
  const github = string(values, 'github');
  const worktree = values['worktree'] === true;
  if (worktree && base !== undefined) throw usage(command, '--base and --worktree exclude each other');
  if (github !== undefined && asRepository(github) === undefined)
    throw usage(command, `--github: expected OWNER/NAME; found ${show(github)}`);
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

function sealing(
  kind: 'manifest' | 'ledger',
  values: Values,
  [action = '', ...paths]: readonly string[],
  command: Command,
  output: OutputOptions,
): Invocation {
  const actions = ['check', 'propose'] as const;
  const known = actions.find((one) => one === action);
  if (known === undefined)
    throw usage(command, `expected check or propose; found ${show(action)}${didYouMean(action, actions)}`);
  if (known === 'check' && paths.length > 0)
    throw usage(
      command,
      `check looks at all of it and takes no paths; found ${paths.map((path) => show(path)).join(' ')}`,
    );
  const asked = request(values, command);
  const isNamed = string(values, 'head') !== undefined || asked.range.kind !== 'revisions';
  const range = isNamed || known === 'check' ? ofOneSide(asked.range) : ({ kind: 'worktree' } as const);
  return { kind, action: known, paths, request: { ...asked, range }, output };
}

/** A revision against itself: everything of it, and no change. */
function ofOneSide(range: RangeSpec): RangeSpec {
  return range.kind === 'revisions' ? { ...range, base: range.head } : range;
}

function failOnOf(values: Values, command: Command): FailOn {
  return choice(values, 'fail-on', ['any', 'error', 'never'], 'error', command);
}

function outputOptions(values: Values, command: Command): OutputOptions {
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

function request(
  values: Values,
  command: Command,
  fallback: 'commits' | 'staged' = 'commits',
  messageFile = string(values, 'message-file'),
): GateRequest {
  const policy = string(values, 'policy');
  const shard = shardOf(values, command);
  const range = rangeOf(values, command, fallback);
  const patterns = strings(values, 'fixtures');
  const keepFiles = string(values, 'keep-files');
  if (messageFile !== undefined && range.kind !== 'staged' && range.kind !== 'worktree') {
    throw usage(
      command,
      'a commit message to be goes with --staged or --worktree: the commits of a range have their own',
    );
  }
  return {
    repository: { kind: 'directory', path: string(values, 'repo') ?? '.' },
    range,
    ...(policy !== undefined && { policy: { kind: 'file', path: policy } as const }),
    testReports: strings(values, 'test-report'),
    ...(keepFiles === undefined ? {} : { keepFiles }),
    ...(patterns.length === 0 ? {} : { fixturePatterns: patterns }),
    ...(messageFile !== undefined && { messageFile }),
    ...(shard !== undefined && { shard }),
  };
}

function rangeOf(values: Values, command: Command, fallback: 'commits' | 'staged'): RangeSpec {
  const base = string(values, 'base');
  const head = string(values, 'head');
  const onDisk = values['staged'] === true ? 'staged' : values['worktree'] === true ? 'worktree' : undefined;
  if (values['staged'] === true && values['worktree'] === true)
    throw usage(command, '--staged and --worktree exclude each other');
  if (onDisk !== undefined && head !== undefined) throw usage(command, `--head and --${onDisk} exclude each other`);
  const kind = onDisk ?? (fallback === 'staged' && base === undefined && head === undefined ? 'staged' : 'revisions');
  if (kind === 'revisions') return { kind, ...(base !== undefined && { base }), head: head ?? 'HEAD' };
  return { kind, ...(base !== undefined && { base }) };
}

function shardOf(values: Values, command: Command): Shard | undefined {
  const value = string(values, 'shard');
  if (value === undefined) return undefined;
  const match = /^([0-9]{1,3})\/([0-9]{1,3})$/.exec(value);
  const shard = { index: Number(match?.[1]), count: Number(match?.[2]) };
  if (match === null || shard.count < 1 || shard.index >= shard.count)
    throw usage(command, `--shard: expected I/N with I from 0 to N-1; found ${show(value)}`);
  return shard;
}

function string(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

function strings(values: Values, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function choice<T extends string>(
  values: Values,
  name: string,
  allowed: readonly T[],
  fallback: T,
  command: Command,
): T {
  const value = string(values, name);
  if (value === undefined) return fallback;
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw usage(
    command,
    `--${name}: expected one of ${allowed.join(', ')}; found ${show(value)}${didYouMean(value, allowed)}`,
  );
}
