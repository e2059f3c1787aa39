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

const TO_PASTE = /^\s*(?:[\p{L}-]+-Change:|git |fixture-gate |npx )/iu;

/** A fix in what is read and what is copied: commands, trailers, and every line after the first. */
export function splitFix(fix: string): { readonly say: string; readonly paste: readonly string[] } {
  const [first = '', ...rest] = fix.split('\n').map((line) => maskProse(line));
  return TO_PASTE.test(first) ? { say: '', paste: [first, ...rest] } : { say: first, paste: rest };
}
