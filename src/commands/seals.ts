import { FixtureGateError } from '../errors.js';
import type { GateSource, SideFiles } from '../gates/gate.js';
import type { Problem } from '../problems.js';
import { visible } from '../reporters/encoders/visible.js';

/** Every failure in one pass, in the order of the file; what is about a pair of things comes after its line. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems.map(describe).join('\n');
}

function describe({ code, severity, message, fix }: Problem): string {
  const mending = (fix ?? '').split('\n').map((line) => `  ${line}`);
  return [`${severity} ${code} ${message}`, ...mending].map((line) => visible(line)).join('\n');
}

/** Nothing to check is no failure, and no word about a file that is not committed yet. */
export function nothingToCheck(what: string, names: readonly string[], { range }: Pick<GateSource, 'range'>): string {
  const where = range.headKind === 'commit' ? ' (--staged and --worktree look at what is not committed)' : '';
  return `There is no ${what}: ${names.map(visible).join(', ')}${where}. Nothing was checked.\n`;
}

export function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/**
 * The paths that were meant, from the top of the repository: files as they are, and all files of a folder.
 *
 * @throws {FixtureGateError} BAD_INPUT where nothing stands at one of them.
 */
export function expandPaths(files: SideFiles, operands: readonly string[]): readonly string[] {
  return [...new Set(operands.flatMap((operand) => expand(files, operand)))];
}

function expand(files: SideFiles, operand: string): readonly string[] {
  const path = operand
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '');
  if (files.has(operand)) return [operand];
  if (files.has(path)) return [path];
  const below = [...files.keys()].filter((file) => path === '.' || file.startsWith(`${path}/`));
  if (below.length > 0) return below;
  throw new FixtureGateError(
    'BAD_INPUT',
    `nothing stands at ${JSON.stringify(operand)} in what was looked at`,
    'give paths from the top of the repository, and --staged or --worktree for what is not committed yet',
  );
}
