/**
 * Trailers as git reads them: `git log --format=%(trailers:key=K,unfold)` of git 2.39 with an empty configuration.
 *
 * Written by hand because no library follows git here, and a record that git does not list is no record (docs/adr/0040).
 * All rules are about ASCII, so working on decoded text gives what git gets from the bytes.
 */

export interface Trailer {
  /** As written, without the blanks around it. */
  readonly key: string;
  /** Unfolded: a line break and the blanks after it are one blank. */
  readonly value: string;
  /** One-based line of the message on which it begins. */
  readonly line: number;
  /** One-based; more than `line` where the value is folded. */
  readonly lastLine: number;
}

/** One-based lines of the message, both inclusive. */
export interface TrailerBlock {
  readonly firstLine: number;
  readonly lastLine: number;
}

export interface ParsedTrailers {
  /** Those of the asked key (any letter case), in the order of the message. */
  readonly trailers: readonly Trailer[];
  /** Absent where the message has no trailer block. */
  readonly block?: TrailerBlock;
}

/** `git commit --verbose` cuts the message at this line; so does the trailer reader. */
const SCISSORS = '# ------------------------ >8 ------------------------';
/** Lines that git itself writes: one of them lets a block hold other lines, too. */
const GIT_GENERATED = ['Signed-off-by: ', '(cherry picked from commit '] as const;
/** Of the lines of such a block a quarter or more must be trailers. */
const OTHER_LINES_PER_TRAILER = 3;

interface Line {
  readonly text: string;
  /** False only for a last line without a line feed. */
  readonly ended: boolean;
}

/** @param key  Without the colon. */
export function parseTrailers(message: string, key: string): ParsedTrailers {
  const { trailers, block } = parseAllTrailers(message);
  // Keys are ASCII, those of trailers by `separatorPosition` and the policy's by its schema.
  const wanted = key.toLowerCase();
  return {
    trailers: trailers.filter((trailer) => trailer.key.toLowerCase() === wanted),
    ...(block === undefined ? {} : { block }),
  };
}

/** Every trailer of the message, whatever its key. */
export function parseAllTrailers(message: string): ParsedTrailers {
  const all = splitLines(message);
  const skipped = leadingBlankLines(all);
  const lines = all.slice(skipped);
  const end = endOfMessage(lines);
  const start = startOfBlock(lines, end);
  if (start >= end) return { trailers: [] };
  return {
    trailers: collect(lines, start, end, skipped),
    block: { firstLine: skipped + start + 1, lastLine: skipped + end },
  };
}

const KEY_AND_SEPARATOR = /^(?:[A-Za-z0-9-]+[ \t]*)?:/;

/** Where the key of a trailer ends, or -1. A key is ASCII letters, digits and `-`, with blanks before the colon at most. */
export function separatorPosition(line: string): number {
  return (KEY_AND_SEPARATOR.exec(line)?.[0].length ?? 0) - 1;
}

/** The lines of a message as git counts them: LF ends a line, and a NUL ends the message. */
export function messageLines(message: string): readonly string[] {
  return splitLines(message).map(({ text }) => text);
}

function splitLines(message: string): readonly Line[] {
  const nul = message.indexOf('\0');
  const texts = (nul === -1 ? message : message.slice(0, nul)).split('\n');
  const last = texts.pop() ?? '';
  const lines = texts.map((text) => ({ text, ended: true }));
  return last === '' ? lines : [...lines, { text: last, ended: false }];
}

function leadingBlankLines(lines: readonly Line[]): number {
  const first = lines.findIndex(({ text }) => !isBlank(text));
  return first === -1 ? lines.length : first;
}

/** Comments, empty lines and an old list of conflicts at the end belong to nobody. */
function endOfMessage(lines: readonly Line[]): number {
  const cut = lines.findIndex(({ text, ended }) => ended && text === SCISSORS);
  const cutoff = cut === -1 ? lines.length : cut;
  // 0 stands for "none": git does so as well, which matters for a message that begins with a comment.
  let ignoredFrom = 0;
  let inConflicts = false;
  for (let index = 0; index < cutoff; index += 1) {
    const { text, ended } = lines[index]!;
    if (text.startsWith('#') || text === '') {
      ignoredFrom ||= index;
    } else if (ended && text === 'Conflicts:') {
      inConflicts = true;
      ignoredFrom ||= index;
    } else if (!(inConflicts && text.startsWith('\t')) && ignoredFrom > 0) {
      ignoredFrom = 0;
      inConflicts = false;
    }
  }
  return ignoredFrom > 0 ? ignoredFrom : cutoff;
}

/** Index of the first line of the block, `end` where there is none. The first paragraph is the title and never a block. */
function startOfBlock(lines: readonly Line[], end: number): number {
  let title = 0;
  while (title < end && (lines[title]!.text.startsWith('#') || !isBlank(lines[title]!.text))) title += 1;
  let onlyBlank = true;
  let generated = false;
  let trailers = 0;
  let others = 0;
  // Lines that begin with a blank continue the trailer before them, if there is one.
  let pending = 0;
  for (let index = end - 1; index >= title; index -= 1) {
    const { text } = lines[index]!;
    if (text.startsWith('#')) {
      others += pending;
      pending = 0;
    } else if (isBlank(text)) {
      if (onlyBlank) continue;
      others += pending;
      const mixed = generated && trailers * OTHER_LINES_PER_TRAILER >= others;
      return mixed || (trailers > 0 && others === 0) ? index + 1 : end;
    } else {
      onlyBlank = false;
      if (GIT_GENERATED.some((prefix) => text.startsWith(prefix))) {
        generated = true;
        trailers += 1;
        pending = 0;
      } else if (startsWithSpace(text)) {
        pending += 1;
      } else if (separatorPosition(text) >= 1) {
        trailers += 1;
        pending = 0;
      } else {
        others += 1 + pending;
        pending = 0;
      }
    }
  }
  return end;
}

function collect(lines: readonly Line[], start: number, end: number, skipped: number): readonly Trailer[] {
  const trailers: Trailer[] = [];
  let index = start;
  while (index < end) {
    const first = lines[index]!.text;
    const separator = separatorPosition(first);
    let next = index + 1;
    if (separator >= 1) {
      while (next < end && startsWithSpace(lines[next]!.text, lines[next]!.ended)) next += 1;
      const raw = [first.slice(separator + 1), ...lines.slice(index + 1, next).map(({ text }) => text)];
      trailers.push({
        key: trimSpace(first.slice(0, separator)),
        value: unfold(raw),
        line: skipped + index + 1,
        lastLine: skipped + next,
      });
    }
    index = next;
  }
  return trailers;
}

function unfold(parts: readonly string[]): string {
  const value = trimSpace(parts.join('\n'));
  return trimSpace(value.replaceAll(/\n[ \t\n\r]*/g, ' '));
}

/** What git's own `isspace` takes: no form feed, no vertical tab, nothing beyond ASCII. */
function isBlank(text: string): boolean {
  return /^[ \t\r]*$/.test(text);
}

function startsWithSpace(text: string, ended = true): boolean {
  return /^[ \t\r]/.test(text) || (text === '' && ended);
}

function trimSpace(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && ' \t\n\r'.includes(text[from]!)) from += 1;
  while (to > from && ' \t\n\r'.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}
