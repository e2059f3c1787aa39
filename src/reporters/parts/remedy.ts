import type { Problem } from '../../problems.js';
import type { ReviewedFinding } from '../../review/review.js';
import { maskProse } from '../encoders/secrets.js';
import { isPlain } from '../encoders/visible.js';
import type { Report } from '../report.js';
import { recordsWereChecked } from './grouping.js';

/** What an author can paste to mend what is open about records. */
export interface Remedy {
  /** `Fixture-Change:` lines, worst fixture first, each ready for a commit message. */
  readonly trailers: readonly string[];
  /** Lines that cannot be pasted from a page, because the name holds characters that no one can see. */
  readonly unpastable: number;
}

/** @param told problems whose own fix a reader sees: what those ask for is not asked for again in other words. */
export function remedyOf(report: Report, told: readonly Problem[]): Remedy {
  if (!recordsWereChecked(report)) return { trailers: [], unpastable: 0 };
  const fixes = told.map(({ fix }) => fix ?? '').filter((fix) => fix !== '');
  const wanted = report.findings.filter(isOpen).flatMap(({ suggestedTrailer }) => suggestedTrailer ?? []);
  const lines = [...new Set(wanted)].filter((line) => !fixes.some((fix) => fix.includes(`${subjectOf(line)} `)));
  const trailers = lines.filter((line) => isPlain(line) && maskProse(line) === line);
  return { trailers, unpastable: lines.length - trailers.length };
}

/** Key and path of a trailer, as a fix of the same fixture begins. */
function subjectOf(trailer: string): string {
  return trailer.slice(0, Math.max(0, trailer.search(/ (?:class|reason)=/))) || trailer;
}

/** Whether all that the problem asks for is a trailer, which stands among those to paste. */
export function asksForTrailer({ code, fix }: Problem, { suggestedTrailer }: ReviewedFinding): boolean {
  if (code !== 'FG101') return false;
  if (fix === undefined || suggestedTrailer === undefined) return fix === undefined;
  return fix.includes(suggestedTrailer.slice(0, suggestedTrailer.indexOf(':') + 1));
}

function isOpen({ record }: ReviewedFinding): boolean {
  return record.status === 'missing' || record.status === 'mismatched';
}

/** Where the lines go, in the order in which an author does it. */
export const PASTE_STEPS =
  'Put these lines at the end of the message of the commit that changes the files (`git commit --amend` if it is the last one), fill in your own reason, and push again.';

/** A piece of a fix: a sentence to read, or lines to copy as they are. */
export type FixPart =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'paste'; readonly lines: readonly string[] };

const TO_PASTE = /^(?: {2}|\t|[\p{L}-]+-Change:|git |fixture-gate |npx )/iu;

/** A fix in what is read and what is copied: commands, trailers and every indented line are copied, blanks among them, too. */
export function fixParts(fix: string): readonly FixPart[] {
  const parts: FixPart[] = [];
  let blank = false;
  for (const line of fix.split('\n').map((each) => maskProse(each))) {
    const last = parts.at(-1);
    if (line.trim() === '') {
      blank = true;
      continue;
    }
    if (TO_PASTE.test(line)) {
      const before = last?.kind === 'paste' ? [...last.lines, ...(blank ? [''] : [])] : [];
      if (last?.kind === 'paste') parts.pop();
      parts.push({ kind: 'paste', lines: [...before, unindented(line)] });
    } else {
      if (last?.kind === 'say') parts.pop();
      parts.push({ kind: 'say', text: last?.kind === 'say' ? `${last.text} ${line.trim()}` : line.trim() });
    }
    blank = false;
  }
  return parts.map((part) => (part.kind === 'paste' ? { ...part, lines: flush(part.lines) } : part));
}

function unindented(line: string): string {
  return line.replace(/^(?: {2}|\t)/, '').trimEnd();
}

/** What is indented alike beyond the mark stands at the left edge; a structure within keeps its own. */
function flush(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...depths);
  return lines.map((line) => line.slice(least));
}
