import type { CommitRecord } from '../revisions/revisions.js';
import { shellQuote } from './quoting.js';

/** What a reader has to know of a commit to mend its message. */
export interface MendingPlace {
  readonly commit: CommitRecord;
  /** Whether it is head: then `git commit --amend` reaches it. */
  readonly isHead: boolean;
  /** The message is still being written: nothing has to be run. */
  readonly isDraft?: boolean;
}

const SHOWN_SHA = 12;

/** Stands for the commit that is being made. */
export const DRAFT_SHA = '0'.repeat(40);

export function shortSha(sha: string): string {
  return sha === DRAFT_SHA ? 'this commit' : sha.slice(0, SHOWN_SHA);
}

/** How to give a commit more trailers. Lines with a placeholder open the editor on purpose. */
export function addTrailers(place: MendingPlace, lines: readonly string[]): string {
  if (place.isDraft)
    return [
      'put this into the last paragraph of the message, with the reason in place of the dots:',
      ...indent(lines),
    ].join('\n');
  const options = quoted(lines);
  if (place.isHead && options !== undefined)
    return `run this and say why in place of the dots:\n  ${amend(place.commit.message, options.join(' '))}`;
  return [
    reword(place),
    'and put this into the last paragraph of its message, with the reason in place of the dots:',
    ...indent(lines),
  ].join('\n');
}

/** `git commit --trailer` takes a line that begins with `---` for the end of the message; the trailer reader does not. */
function amend(message: string, options: string): string {
  // Asked for every finding, of a message that may be long: the plain look is a hundred times as fast.
  if (!message.includes('---') || !/^---/m.test(message)) return `git commit --amend ${options}`;
  return `git log -1 --format=%B | git interpret-trailers --no-divider ${options} | git commit --amend -F - && git commit --amend`;
}

/** How to take lines out of a commit's message and put trailers in their place, if any. */
export function replaceLines(place: MendingPlace, first: number, last: number, lines: readonly string[]): string {
  const { isHead, isDraft = false } = place;
  const options = quoted(lines);
  const range = first === last ? `${first}d` : `${first},${last}d`;
  if (isHead && !isDraft && first > 0 && !isTitle(place, first) && options !== undefined) {
    const trailers = options.length === 0 ? '' : ` | git interpret-trailers --no-divider ${options.join(' ')}`;
    return `run:\n  git log -1 --format=%B | sed '${range}'${trailers} | git commit --amend -F -`;
  }
  return rewriteLines(place, first, last, lines);
}

/** The same by hand: for lines that their author has to complete, and for commits that are not head. */
export function rewriteLines(place: MendingPlace, first: number, last: number, lines: readonly string[]): string {
  const where = first === 0 ? 'the line' : first === last ? `line ${first}` : `lines ${first} to ${last}`;
  const title = isTitle(place, first) ? ' Give the message a first line of its own.' : '';
  const rest = lines.length === 0 ? '.' : ', and put this into its last paragraph:';
  return [
    ...(place.isDraft ? [] : [reword(place)]),
    `${place.isDraft ? '' : 'and '}take out ${where} of the message${rest}${title}`,
    ...indent(lines),
  ].join('\n');
}

function isTitle({ commit }: MendingPlace, first: number): boolean {
  const blank = /^(?:[ \t\r]*\n)*/.exec(commit.message)?.[0] ?? '';
  return first > 0 && first <= blank.split('\n').length;
}

function reword({ commit, isHead }: MendingPlace): string {
  if (isHead) return 'run "git commit --amend"';
  const sha = shortSha(commit.sha);
  const onto = commit.parents.length === 0 ? '--root' : `${sha}^`;
  const merges = commit.parents.length > 1 ? ' --rebase-merges' : '';
  return `run "git rebase -i${merges} ${onto}", change "pick" to "reword" before ${sha}, save,`;
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

/** `--trailer '...'` for each line. Undefined where a line holds what no shell should be given unseen. */
function quoted(lines: readonly string[]): readonly string[] | undefined {
  const words = lines.map(shellQuote);
  return words.includes(undefined) ? undefined : words.map((word) => `--trailer ${word}`);
}
