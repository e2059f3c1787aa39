import { type Command, type CommandName, OUTPUT_FORMATS } from './commands.js';
import { choice, string, usage, type Values } from './flag-values.js';
import { asRepository, show } from './identifiers.js';
import type { Invocation, OutputOptions } from './invocation.js';
import type { FailOn, RangeSpec } from './request.js';
import { request } from './request-flags.js';
import { didYouMean } from './suggest.js';

/** What a command is asked for, by its flags and operands. @throws {FixtureGateError} BAD_USAGE */
export function invocation(
  name: CommandName,
  values: Values,
  operands: readonly string[],
  command: Command,
): Invocation {
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
