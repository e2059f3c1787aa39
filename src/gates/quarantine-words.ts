import type { Problem } from '../problems.js';
import { showText } from '../review/quoting.js';
import type { CommandResult } from './commands.js';

/** Paths and commands that a summary names. */
const MAX_NAMED = 5;
/** Characters of a command's output that a message repeats: the end of it. */
const MAX_QUOTED = 400;

export function problem(
  code: Problem['code'],
  severity: Problem['severity'],
  message: string,
  fix: string,
  place: Partial<Pick<Problem, 'path' | 'line'>> = {},
): Problem {
  return { code, gate: 'quarantine', severity, ...place, message, fix };
}

export function some(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export function commandOf({ command }: CommandResult): string {
  return showText(command, 300);
}

/** How it ended, and the end of what it printed, on one line; every sink encodes it once more. */
export function said(run: CommandResult): string {
  const tail = run.output
    .replace(/\x1b\[[0-9;]*[A-Za-z]/g, '')
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .slice(-4)
    .join(' / ')
    .slice(-MAX_QUOTED);
  return `${run.reason}${tail === '' ? '' : `; it ended with: ${showText(tail, MAX_QUOTED)}`}`;
}
