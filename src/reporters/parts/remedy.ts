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

export function remedyOf(report: Report): Remedy {
  if (!recordsWereChecked(report)) return { trailers: [], unpastable: 0 };
  const lines = [...new Set(report.findings.filter(isOpen).flatMap(({ suggestedTrailer }) => suggestedTrailer ?? []))];
  const trailers = lines.filter((line) => isPlain(line) && maskProse(line) === line);
  return { trailers, unpastable: lines.length - trailers.length };
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

/** A fix in what is read and what is copied: commands, trailers and every indented line are copied. */
export function fixParts(fix: string): readonly FixPart[] {
  const parts: FixPart[] = [];
  for (const line of fix.split('\n').map((each) => maskProse(each))) {
    const last = parts.at(-1);
    if (line.trim() === '') continue;
    if (TO_PASTE.test(line)) {
      const before = last?.kind === 'paste' ? last.lines : [];
      if (last?.kind === 'paste') parts.pop();
      parts.push({ kind: 'paste', lines: [...before, line.trim()] });
    } else {
      if (last?.kind === 'say') parts.pop();
      parts.push({ kind: 'say', text: last?.kind === 'say' ? `${last.text} ${line.trim()}` : line.trim() });
    }
  }
  return parts;
}
