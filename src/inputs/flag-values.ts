import { FixtureGateError } from '../errors.js';
import type { Command } from './commands.js';
import { show } from './identifiers.js';
import { didYouMean } from './suggest.js';

/** Flags as given: a switch is `true`, a flag that may be given again a list. */
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export function usage(command: Command, message: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_USAGE',
    `fixture-gate ${command.name}: ${message}`,
    `Run fixture-gate ${command.name} --help`,
  );
}

export function string(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function strings(values: Values, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function choice<T extends string>(
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
