import type { Problem } from '../problems.js';
import { visible } from './encoders/visible.js';
import { sentence } from './parts/changes.js';
import { arrangeRows, blanketNote, buildRows, type Row } from './parts/grouping.js';
import { headline, isComparison } from './parts/headline.js';
import { lookedAt } from './parts/looked-at.js';
import { fixParts, PASTE_STEPS, remedyOf } from './parts/remedy.js';
import {
  describeRecord,
  rowChange,
  rowNotes,
  rowProblems,
  rowRecord,
  rowSecond,
  rowTitle,
  rowWorst,
  unnamedChanges,
} from './parts/rows.js';
import { plain } from './parts/spans.js';
import { close, heading, openPage, type Page, put, putPlot } from './parts/terminal-page.js';
import { count, GATE_TITLES, isRecordNeed, NEED_TITLES, NEEDS, OUTCOME_WORDS, plural } from './parts/words.js';
import { wrap } from './parts/wrap.js';
import type { Report } from './report.js';
import type { RenderContext, Reporter } from './reporter.js';

const EXAMPLES = 3;
/** A person scrolls; a log does not. What is beyond is in the other formats. */
const MAX_ROWS = 200;
const MAX_NOTES = 3;
/** More are pasted by no one; `fixture-gate trailers` prints them all. */
const MAX_TRAILERS = 20;
function render(report: Report, context: RenderContext = {}): string {
  const page = openPage(context);
  const rows = buildRows(report);
  putHeadline(page, report, rows);
  const told = putRows(
    page,
    rows.filter(({ need }) => need !== 'none'),
  );
  putRemedy(page, report, told);
  putSettled(
    page,
    rows.filter(({ need }) => need === 'none'),
  );
  putPlot(page, report.findings, 'How far numbers moved');
  if (!isComparison(report)) putGates(page, report);
  heading(page, 'What was looked at');
  for (const line of lookedAt(report)) put(page, '  ', line);
  put(page, '  ', [plain(`digest ${report.digest}`)]);
  return close(page);
}

function putHeadline(page: Page, report: Report, rows: readonly Row[]): void {
  const { colours } = page;
  const { mark, word, sentence: said } = headline(report, rows);
  const paint = { pass: colours.green, fail: colours.red, incomplete: colours.yellow, compared: colours.bold }[mark];
  page.lines.push(...wrap(`${colours.bold(paint(`${word}:`))} ${said}`, page.width, '', ''));
  const note = blanketNote(report, rows);
  if (note !== undefined) put(page, '', [plain(note)]);
}

/** @returns the problems that were told with what mends them. */
function putRows(page: Page, rows: readonly Row[]): readonly Problem[] {
  const { lead, rest } = arrangeRows(rows);
  const shown = [...lead, ...rest.slice(0, MAX_ROWS)];
  const told = shown.flatMap((row) => rowProblems(row).map(({ problem }) => problem));
  if (rest.length === 0) {
    putSections(page, lead, '');
    return told;
  }
  heading(page, 'The worst of each kind');
  putList(page, lead, true);
  putSections(page, rest.slice(0, MAX_ROWS), 'Also: ');
  if (rest.length > MAX_ROWS) {
    page.lines.push('');
    put(
      page,
      '    ',
      [plain(`and ${plural(rest.length - MAX_ROWS, 'more row')}; --format html or json has them all`)],
      '  ',
    );
  }
  return told;
}

/** One heading for each kind of need. */
function putSections(page: Page, rows: readonly Row[], lead: string): void {
  for (const need of NEEDS) {
    const own = rows.filter((row) => row.need === need);
    if (own.length > 0) heading(page, `${lead}${NEED_TITLES[need]}`);
    putList(page, own, false);
  }
}

function putList(page: Page, rows: readonly Row[], withNeed: boolean): void {
  for (const [index, row] of rows.entries()) {
    if (index > 0) page.lines.push('');
    putRow(page, row, withNeed);
  }
}

function putRow(page: Page, row: Row, withNeed: boolean): void {
  const { colours } = page;
  const bullet = row.severity === 'error' ? colours.red('x') : row.severity === 'warning' ? colours.yellow('!') : ' ';
  put(page, '    ', rowTitle(row, EXAMPLES), `${bullet} `);
  if (row.kind !== 'problem') put(page, '      ', rowChange(row), '    ');
  const worst = rowWorst(row);
  if (worst.length > 0) put(page, '      ', worst, '    ');
  const second = rowSecond(row);
  if (second.length > 0) put(page, '      ', second, '    ');
  const rest = unnamedChanges(row);
  if (rest > 0) page.lines.push(colours.dim(`    and ${plural(rest, 'more difference')}`));
  for (const note of rowNotes(row, MAX_NOTES)) put(page, '      ', note, '    ');
  const recordIsSaid = !withNeed && isRecordNeed(row.need);
  if (row.kind !== 'problem' && !recordIsSaid) put(page, '      ', rowRecord(row), '    ');
  for (const { problem, times } of rowProblems(row)) {
    const repeated = times > 1 ? ` (and ${count(times - 1)} more like it)` : '';
    put(page, '      ', [plain(`${problem.code} `), sentence(problem.message), plain(repeated)], '    ');
    if (problem.fix !== undefined) putFix(page, problem.fix);
  }
}

/** What is to be pasted stands on lines of its own, unwrapped. */
function putFix(page: Page, fix: string): void {
  let lead = 'to mend it: ';
  for (const part of fixParts(fix)) {
    if (part.kind === 'say') put(page, '      ', [plain(lead), sentence(part.text)], '    ');
    else if (lead !== '') page.lines.push(`    ${lead.trim()}`);
    if (part.kind === 'paste') page.lines.push(...part.lines.map((line) => `        ${visible(line)}`));
    lead = '';
  }
}

function putRemedy(page: Page, report: Report, told: readonly Problem[]): void {
  const { trailers, unpastable } = remedyOf(report, told);
  if (trailers.length === 0 && unpastable === 0) return;
  heading(page, 'To record the changes');
  if (trailers.length > 0) {
    put(page, '  ', [plain(PASTE_STEPS)]);
    page.lines.push('');
  }
  // No indent and no wrapping: what is copied from here must be the line itself.
  page.lines.push(...trailers.slice(0, MAX_TRAILERS).map((line) => visible(line)));
  const rest = trailers.length - MAX_TRAILERS;
  if (rest > 0)
    put(page, '    ', [plain(`and ${plural(rest, 'more line')}; fixture-gate trailers prints them all`)], '  ');
  if (unpastable > 0) {
    put(
      page,
      '    ',
      [
        plain(
          `${plural(unpastable, 'line')} cannot be pasted from here; fixture-gate trailers --into-commit writes them`,
        ),
      ],
      '  ',
    );
  }
}

function putSettled(page: Page, rows: readonly Row[]): void {
  const changes = rows.filter(({ kind }) => kind !== 'problem');
  if (changes.length > 0) heading(page, 'Nothing open');
  for (const row of changes.slice(0, MAX_ROWS)) {
    put(page, '    ', [...rowTitle(row, EXAMPLES)], '  ');
    put(
      page,
      '      ',
      [...rowChange(row), plain('; '), ...describeRecord(row.findings[0]?.record ?? { status: 'not-required' })],
      '    ',
    );
    // Where only spelling changed, the row has said so.
    const worst = row.findings[0]?.changes[0]?.kind === 'representation' ? [] : rowWorst(row);
    if (worst.length > 0) put(page, '      ', worst, '    ');
    for (const note of rowNotes(row, MAX_NOTES, true)) put(page, '      ', note, '    ');
  }
  if (changes.length > MAX_ROWS) page.lines.push(`  and ${plural(changes.length - MAX_ROWS, 'more row')}`);
  const notices = rows.filter(({ kind }) => kind === 'problem');
  if (notices.length > 0) heading(page, 'Good to know');
  for (const row of notices) {
    put(page, '    ', [...rowTitle(row, 1), plain(`: ${row.problems[0]?.code} `), ...rowChange(row)], '  ');
  }
}

function putGates(page: Page, report: Report): void {
  heading(page, 'Checks');
  const { colours } = page;
  const paint = {
    pass: colours.green,
    fail: colours.red,
    'missing-artifact': colours.yellow,
    'not-configured': colours.dim,
    'not-run': colours.dim,
  };
  const width = Math.max(...report.gates.map(({ outcome }) => OUTCOME_WORDS[outcome].length));
  for (const { id, outcome, summary } of report.gates) {
    const word = paint[outcome](OUTCOME_WORDS[outcome].padEnd(width));
    const said = summary === undefined ? [] : [plain(': '), sentence(summary)];
    put(page, ' '.repeat(width + 4), [plain(`${GATE_TITLES[id]} (${id})`), ...said], `  ${word}  `);
  }
}

export const terminal: Reporter<string> = { id: 'terminal', render };
