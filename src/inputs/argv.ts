import { parseArgs } from 'node:util';
import { FixtureGateError } from '../errors.js';
import { COMMAND_NAMES, COMMANDS, type Command, type Flag, GLOBAL_FLAGS, helpText, overviewText } from './commands.js';
import { usage, type Values } from './flag-values.js';
import { show } from './identifiers.js';
import type { Invocation } from './invocation.js';
import { invocation } from './invocations.js';
import { didYouMean } from './suggest.js';

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
