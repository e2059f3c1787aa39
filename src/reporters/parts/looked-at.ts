import type { Report } from '../report.js';
import { code, joinSpans, plain, type Span } from './spans.js';
import { count, plural, shortSha } from './words.js';

const HEAD_KINDS = { commit: '', index: ' with what is staged', worktree: ' with the files on disk' } satisfies Record<
  NonNullable<Report['headKind']>,
  string
>;
const MAX_PATTERNS = 12;

/** What the gate read to come to its verdict, one fact a line: a green answer about nothing must be seen as such. */
export function lookedAt(report: Report): Span[][] {
  const { stats, policy } = report;
  const lines: Span[][] = [
    [
      plain(
        `${plural(stats.commits, 'commit')}, ${plural(stats.changedPaths, 'changed file')}, of which ${plural(stats.fixtures, 'fixture')}`,
      ),
    ],
    [
      plain(
        `head ${shortSha(report.head.sha)}${HEAD_KINDS[report.headKind ?? 'commit']}, compared with ${shortSha(report.mergeBase)}`,
      ),
    ],
    policyLine(policy),
  ];
  if (stats.patterns.length > 0) {
    // Those that found something first: a reader looks for why a file counts, or for the pattern that should have.
    const sorted = [...stats.patterns].sort((a, b) => Number(b.matches > 0) - Number(a.matches > 0));
    const shown = sorted.slice(0, MAX_PATTERNS);
    const rest = sorted.length - shown.length;
    const names = shown.map(({ pattern, matches }) => [code(pattern), plain(` (${count(matches)})`)]);
    lines.push([
      plain('patterns for fixtures, with how many changed files match: '),
      ...joinSpans(names, ', '),
      ...(rest > 0 ? [plain(` and ${plural(rest, 'more pattern')}`)] : []),
    ]);
  }
  if (stats.suppressed > 0) {
    lines.push([
      plain(`${plural(stats.suppressed, 'value')} left out of the comparison, because the rules call them volatile`),
    ]);
  }
  return lines;
}

function policyLine(policy: Report['policy']): Span[] {
  if (policy.source === 'defaults') return [plain('rules: the built-in ones (there is no policy file)')];
  const from = policy.given ? 'the file that was named for this run' : `as it is on ${policy.source}`;
  return [plain('rules: '), code(policy.path ?? 'the policy file'), plain(`, ${from}`)];
}
