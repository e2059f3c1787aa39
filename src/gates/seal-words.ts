import type { Problem, ProblemCode, Severity } from '../problems.js';
import { quotePath, shellQuote, showPath } from '../review/quoting.js';
import type { GitPath } from '../revisions/revisions.js';

/** Where an entry stands on head. */
export interface SealPlace {
  readonly file: GitPath;
  readonly line: number;
}

interface Details {
  readonly severity?: Severity;
  readonly path?: GitPath;
  /** The line of the manifest or ledger, where the problem is about a line of its own. */
  readonly at?: SealPlace;
  /** An annotation goes there; said of a pair of things, not of this line alone. */
  readonly anchor?: SealPlace;
  readonly commit?: string;
  readonly fix?: string;
}

/** `path` is the fixture where one is known, `line` and `anchor` are in the manifest or ledger. */
export function sealProblem(code: ProblemCode, message: string, details: Details): Problem {
  const { severity = 'error', path, at, anchor = at, commit, fix } = details;
  const named = path ?? at?.file;
  return {
    code,
    gate: 'seal',
    severity,
    ...(named === undefined ? {} : { path: named }),
    ...(at === undefined || at.line < 1 ? {} : { line: at.line }),
    ...(anchor === undefined ? {} : { anchor: { path: anchor.file, line: Math.max(1, anchor.line) } }),
    ...(commit === undefined ? {} : { commit }),
    message: at === undefined ? message : `${placed(at)}: ${message}`,
    ...(fix === undefined ? {} : { fix }),
  };
}

export function placed({ file, line }: SealPlace): string {
  return line < 1 ? showPath(file) : `${showPath(file)}:${line}`;
}

/** The command that prints the right entry; without a path where one could not be pasted. */
export function proposeCommand(kind: 'manifest' | 'ledger', path: GitPath): string {
  const word = shellWord(path);
  const dashes = path.startsWith('-') ? '-- ' : '';
  return `fixture-gate ${kind} propose${word === undefined ? '' : ` ${dashes}${word}`}`;
}

/** How to get a file of base back. */
export function restoreCommand(path: GitPath): string {
  return `git checkout origin/main -- ${shellWord(path) ?? 'PATH'}`;
}

/** A path comes from a pull request and is to be pasted into a shell: bare only where nothing in it can be obeyed. */
export function shellWord(path: GitPath): string | undefined {
  return /^[\w./@%+:,-]+$/.test(path) ? path : shellQuote(path);
}

/** A path as an entry has it: bare, or in double quotes with C escapes. */
export function entryPath(path: GitPath): string {
  return quotePath(path);
}
