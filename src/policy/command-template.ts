import { FixtureGateError } from '../errors.js';

/** What may stand in a command of the policy for one test. Each becomes a part of one argument and is never parsed. */
export const PLACEHOLDERS = ['test', 'file', 'name', 'class', 'pattern'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type CommandValues = Readonly<Partial<Record<Placeholder, string>>>;

/** A command as it is started: no shell has a part in it. */
export interface CommandLine {
  readonly program: string;
  readonly arguments: readonly string[];
  /** Assignments before the program, as in `PYTHONPATH=src python -m pytest`. */
  readonly variables: ReadonlyMap<string, string>;
}

export type FilledCommand =
  | { readonly kind: 'command'; readonly line: CommandLine }
  /** A value that cannot be handed over as the argument that it is meant to be. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Unquoted, each of these would have had a shell do something. */
const SHELL_ONLY = new Set(['|', '&', ';', '<', '>', '(', ')', '$', '`', '\n']);
const BLANK = /[ \t]/;
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)=/;
const PLACEHOLDER = /\{(test|file|name|class|pattern)\}/g;
const STARTS_WITH_PLACEHOLDER = /^\{(?:test|file|name|class|pattern)\}/;

/**
 * Splits a command by the word rules of a POSIX shell: blanks, '...', "...", and the backslash. What only a shell can do
 * (pipes, variables, several commands) is refused in place of being passed on as an argument.
 *
 * @throws {FixtureGateError} BAD_POLICY
 */
export function splitWords(template: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote: '"' | "'" | undefined;
  for (let at = 0; at < template.length; at += 1) {
    const character = template[at]!;
    const next = template[at + 1];
    if (quote === "'") {
      if (character === "'") quote = undefined;
      else word += character;
    } else if (character === '\\' && quote === undefined) {
      if (next === undefined) throw badCommand(template, 'a backslash at its end');
      word = (word ?? '') + next;
      at += 1;
    } else if (character === '\\' && next !== undefined && '"\\$`'.includes(next)) {
      word += next;
      at += 1;
    } else if (quote === '"') {
      if (character === '$' || character === '`') throw badCommand(template, `${character} in double quotes`);
      if (character === '"') quote = undefined;
      else word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (SHELL_ONLY.has(character) || (character === '#' && word === undefined)) {
      throw badCommand(template, `an unquoted ${JSON.stringify(character)}`);
    } else if (BLANK.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (quote !== undefined) throw badCommand(template, `a ${quote} that is never closed`);
  if (word !== undefined) words.push(word);
  return words;
}

/**
 * The command with the values in their places. A value that begins an argument may not begin with `-` or `@`: the
 * program would read an option, or a file of options, where a test was meant.
 *
 * @throws {FixtureGateError} BAD_POLICY for a template that is no command.
 */
export function fillCommand(template: string, values: CommandValues): FilledCommand {
  const filled: string[] = [];
  const variables = new Map<string, string>();
  for (const word of splitWords(template)) {
    for (const [, name] of word.matchAll(PLACEHOLDER)) {
      const problem = valueProblem(name as Placeholder, values[name as Placeholder]);
      if (problem !== undefined) return { kind: 'refused', reason: problem };
    }
    const whole = word.replace(PLACEHOLDER, (_, name: Placeholder) => values[name] ?? '');
    if (STARTS_WITH_PLACEHOLDER.test(word) && /^[-@]/.test(whole)) {
      return {
        kind: 'refused',
        reason: `${JSON.stringify(whole.slice(0, 200))} would be read as an option, not as a test`,
      };
    }
    const assignment = filled.length === 0 ? ASSIGNMENT.exec(word) : null;
    if (assignment === null) filled.push(whole);
    else variables.set(assignment[1]!, whole.slice(assignment[0].length));
  }
  const [program, ...rest] = filled;
  if (program === undefined || program === '') throw badCommand(template, 'no program to run');
  return { kind: 'command', line: { program, arguments: rest, variables } };
}

/** The command as text, with the values in their places: what a person reads and what `input_hash` is over. */
export function commandText(template: string, values: CommandValues): string {
  return template.replace(PLACEHOLDER, (whole, name: Placeholder) => values[name] ?? whole);
}

/** A name as a regular expression that matches it and nothing else, for `go test -run` and `jest -t`. */
export function exactPattern(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function valueProblem(name: Placeholder, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return `nothing is known to put in the place of {${name}}`;
  return value.includes('\0') ? `the value for {${name}} holds a NUL` : undefined;
}

function badCommand(template: string, what: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_POLICY',
    `expected a command of plain words, which is started without a shell; found ${what} in ${JSON.stringify(template)}`,
    'quote it, or put the command into a script of the repository and name that',
  );
}
