import { CHANGE_CLASSES } from '../policy/policy.js';
import type { ReviewedFinding } from '../review/review.js';
import { visible } from './encoders/visible.js';
import { alike, shareOf, unchangedOf } from './parts/alike.js';
import { describeChange, describeMove, furthestNumber, placeSpan, sentence, totalChanges } from './parts/changes.js';
import { sortFindings } from './parts/order.js';
import { plain, type Span } from './parts/spans.js';
import { close, openPage, put, putPlot } from './parts/terminal-page.js';
import { CLASS_WORDS, plural } from './parts/words.js';
import type { RenderContext } from './reporter.js';

/** Differences of one fixture, for the command that compares two files. */
const MAX_CHANGES_OF_ONE = 50;

/** One fixture alone, for the command that compares two files. */
export function renderFinding(finding: ReviewedFinding, context: RenderContext = {}): string {
  const page = openPage(context);
  const { colours } = page;
  put(
    page,
    '  ',
    [
      plain(`${colours.bold(CLASS_WORDS[finding.class])} (${finding.class}): `),
      sentence(finding.summary),
      ...worstNumber(finding),
    ],
    '',
  );
  if (finding.also.length > 0)
    put(page, '  ', [plain(`also ${finding.also.map((each) => CLASS_WORDS[each]).join(', ')}`)]);
  if (finding.hollow !== undefined) put(page, '  ', [plain('lost its content: '), sentence(finding.hollow)]);
  for (const { side, format, reason, line, column } of finding.failures) {
    const place = line > 0 ? `, line ${line}, column ${column}` : '';
    put(page, '  ', [plain(`${side} cannot be read as ${visible(format)}: `), sentence(reason), plain(place)]);
  }
  const shown = alike(finding.changes).slice(0, MAX_CHANGES_OF_ONE);
  if (shown.length > 0) page.lines.push('');
  for (const group of shown) {
    const kind = plain(`${group.worst.kind.padEnd(6)} `);
    const about = group.count === 1 ? [] : [sentence(group.at), plain(`: ${shareOf(group, finding)}, the worst at `)];
    put(page, '      ', [kind, ...about, ...describeChange(group.worst)], '  ');
  }
  const rest = totalChanges(finding) - shown.reduce((sum, { count: alikes }) => sum + alikes, 0);
  if (shown.length > 0 && rest > 0) page.lines.push(`  and ${plural(rest, 'more difference')}`);
  putPlot(page, [finding]);
  if (finding.notes.length > 0) page.lines.push('');
  for (const note of finding.notes) put(page, '    ', [sentence(note)], '  - ');
  const unchanged = unchangedOf(finding);
  if (unchanged !== undefined) put(page, '  ', [plain(`unchanged: ${unchanged}`)]);
  put(page, '  ', [plain(`read as ${visible(finding.format)}`)]);
  return close(page);
}

/** For the headline: how far the worst number moved, and where. */
function worstNumber({ changes }: ReviewedFinding): Span[] {
  const furthest = furthestNumber(changes);
  if (furthest === undefined) return [];
  const move = describeMove(furthest).replace(/^ \(|(?:, limit |\))?$/g, '');
  return move === '' ? [] : [plain('; the worst number '), plain(`${move}, at `), placeSpan(furthest)];
}

/** Several fixtures without a verdict, for the command that compares two folders: the worst ones first. */
export function renderFindings(
  findings: readonly ReviewedFinding[],
  equal: number,
  context: RenderContext = {},
): string {
  const page = openPage(context);
  const { colours } = page;
  const blocks = sortFindings(findings, []).map((finding) => {
    const title = openPage(context);
    put(title, '  ', [plain(colours.bold(visible(finding.path)))], '');
    return `${close(title).trimEnd()}\n${renderFinding(finding, context).trimEnd()}\n`;
  });
  const count = (one: ReviewedFinding['class']): number => findings.filter((finding) => finding.class === one).length;
  const totals = CHANGE_CLASSES.flatMap((one) => (count(one) === 0 ? [] : [`${count(one)} ${CLASS_WORDS[one]}`]));
  put(page, '  ', [plain([...totals, `${plural(equal, 'file')} equal`].join(', '))], '');
  return [...blocks, close(page)].join('\n');
}
