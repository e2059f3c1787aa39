import type { Problem } from '../../problems.js';
import { codeCell, codeSpan, fencedBlock, joinMarkdown, markdownProse } from '../encoders/markdown.js';
import type { Report } from '../report.js';
import type { RenderContext } from '../reporter.js';
import { sentence } from './changes.js';
import { driftPlot } from './drift-plot.js';
import { blanketNote, firstRows, type Row } from './grouping.js';
import { classesOf, headline, isComparison } from './headline.js';
import { lookedAt } from './looked-at.js';
import { fixParts, PASTE_STEPS, remedyOf } from './remedy.js';
import {
  describeRecord,
  pathSpan,
  rowChange,
  rowNotes,
  rowProblems,
  rowRecord,
  rowSecond,
  rowTitle,
  rowWorst,
  unnamedChanges,
} from './rows.js';
import { encodeSpans, plain, type Span, type SpanEncoder } from './spans.js';
import { CLASS_MEANINGS, CLASS_WORDS, count, GATE_TITLES, OUTCOME_WORDS, plural, shortSha } from './words.js';

/** How much a Markdown page tells. Degrading takes away examples first, then groups, then files; totals and the worst stay. */
export interface Level {
  /** Rows with something open, and rows with nothing open. */
  readonly open: number;
  readonly settled: number;
  /** Files named in a row of several. */
  readonly examples: number;
  /** Characters of one value. */
  readonly value: number;
  readonly trailers: number;
  /** Problems told in full, with what mends them. */
  readonly problems: number;
  /** The folded parts: plot, what was looked at, words. */
  readonly folded: boolean;
}

/** Notes of one fixture in a table. */
const NOTES = 2;
const MARKS = { pass: '✅', fail: '❌', incomplete: '⚠️', compared: '🔎' };
const TEXT: SpanEncoder = { plain: (text) => text, prose: (text) => markdownProse(text), code: codeSpan };
const CELL: SpanEncoder = { plain: (text) => text, prose: (text) => markdownProse(text, codeCell), code: codeCell };

function text(spans: readonly Span[]): string {
  return joinMarkdown(spans.map((span) => encodeSpans([span], TEXT)));
}

function cell(spans: readonly Span[]): string {
  return joinMarkdown(spans.map((span) => encodeSpans([span], CELL))).trim();
}

/** The report as one Markdown page at a level of detail; every Markdown sink is this with other levels and limits. */
export function markdownPage(report: Report, rows: readonly Row[], level: Level, context: RenderContext): string {
  const open = rows.filter(({ need }) => need !== 'none');
  const settled = rows.filter(({ need }) => need === 'none');
  const parts = [
    ...headlineParts(report, rows),
    ...originParts(context),
    ...openParts(open, level),
    ...remedyParts(report, level, toldProblems(open, level)),
    ...problemParts(open, level),
    ...settledParts(settled, level, !isComparison(report)),
    ...(isComparison(report) ? [] : [gatesPart(report)]),
    ...(level.folded ? foldedParts(report) : []),
    ...leftOutParts(open, settled, level, context),
    footer(report),
  ];
  return `${parts.join('\n\n')}\n`;
}

export function headlineParts(report: Report, rows: readonly Row[]): string[] {
  const { mark, word, sentence: said } = headline(report, rows);
  const note = blanketNote(report, rows);
  return [`### ${MARKS[mark]} ${word}: ${said}`, ...(note === undefined ? [] : [note])];
}

/** Without the origin a forged report would be taken for the word of whoever posts it. */
function originParts(context: RenderContext): string[] {
  if (context.madeElsewhere !== true) return [];
  return [
    `The pull request's own workflow run${link(context)} reported this. The verdict is the required check, not this comment.`,
  ];
}

function openParts(rows: readonly Row[], level: Level): string[] {
  if (rows.length === 0) return [];
  const shown = firstRows(rows, level.open);
  const lines = shown.map(
    (row) =>
      `| ${cell(rowTitle(row, level.examples))} | ${cell(rowChange(row))} | ${worstCell(row, level)} | ${cell(rowRecord(row))} |`,
  );
  const table = ['| Fixture | What happened | Largest change | Record |', '| --- | --- | --- | --- |', ...lines];
  const rest = rows.length - shown.length;
  return [table.join('\n'), ...(rest > 0 ? [`${restOf(rows, shown)}`] : [])];
}

/** The worst difference, how many more there are, and below it what changes how it is to be read. */
function worstCell(row: Row, level: Level): string {
  const rest = unnamedChanges(row);
  const second = rowSecond(row, level.value);
  const worst = [
    cell(rowWorst(row, level.value)),
    cell(second),
    ...(rest > 0 ? [`and ${plural(rest, 'more difference')}`] : []),
  ]
    .filter((line) => line !== '')
    .join('<br>');
  const notes = level.folded ? rowNotes(row, NOTES).map(cell) : [];
  return [...(worst === '' ? [] : [worst]), ...notes].join('<br>');
}

function restOf(rows: readonly Row[], shown: readonly Row[]): string {
  const seen = new Set(shown);
  const rest = rows.filter((row) => !seen.has(row));
  const fixtures = rest.reduce((sum, { findings }) => sum + findings.length, 0);
  return `The worst come first. Not shown here: ${plural(rest.length, 'more row')} with ${plural(fixtures, 'fixture')}.`;
}

function remedyParts(report: Report, level: Level, told: readonly Problem[]): string[] {
  const { trailers, unpastable } = remedyOf(report, told);
  if (trailers.length + unpastable === 0) return [];
  const shown = trailers.slice(0, level.trailers);
  const rest = trailers.length - shown.length + unpastable;
  const all =
    '`fixture-gate trailers` prints them all, `fixture-gate trailers --into-commit` writes them into the last commit';
  if (shown.length === 0)
    return [`**To record the changes.** ${plural(rest, 'line')} to add, which cannot be shown here: ${all}.`];
  const parts = [`**To record the changes.** ${PASTE_STEPS}`, fencedBlock(shown)];
  if (rest > 0) parts.push(`${plural(rest, 'more line')} not shown here: ${all}.`);
  return parts;
}

function problemParts(rows: readonly Row[], level: Level): string[] {
  const items = rows.flatMap(problemItems).map(({ item }) => item);
  if (items.length === 0 || level.problems === 0) return [];
  const rest = items.length - level.problems;
  const more = rest > 0 ? [`- and ${plural(rest, 'more problem')}`] : [];
  return ['**What is wrong, and what mends it**', [...items.slice(0, level.problems), ...more].join('\n')];
}

/** A problem without a fixture has its message in the table already; only what mends it is left to say. */
function problemItems(row: Row): { readonly problem: Problem; readonly item: string }[] {
  return rowProblems(row).flatMap(({ problem, times }) => {
    const fix = problem.fix === undefined ? '' : fixText(problem.fix);
    const code = `- **${problem.code}**`;
    if (row.kind === 'problem')
      return fix === '' ? [] : [{ problem, item: `${code} ${text(rowTitle(row, 1))}.${fix}` }];
    const repeated = times > 1 ? ` And ${count(times - 1)} more like it.` : '';
    // Some messages speak of "a fixture", since the row that they stand in elsewhere names it.
    const unnamed = problem.path !== undefined && !problem.message.includes(problem.path);
    const about = unnamed ? `${text([pathSpan(problem.path)])}: ` : '';
    return [{ problem, item: `${code} ${about}${ended(text([sentence(problem.message)]))}${repeated}${fix}` }];
  });
}

/** Those that `problemParts` tells with what mends them. */
function toldProblems(rows: readonly Row[], level: Level): Problem[] {
  return rows
    .flatMap(problemItems)
    .slice(0, level.problems)
    .map(({ problem }) => problem);
}

/** A sentence that another one follows. */
function ended(said: string): string {
  return /[.!?:]$/.test(said) ? said : `${said}.`;
}

function fixText(fix: string): string {
  const parts = fixParts(fix).map((part, index) => {
    if (part.kind === 'paste') return `\n\n${indent(fencedBlock(part.lines))}`;
    const said = text([sentence(part.text)]);
    return index === 0 ? ` To mend it: ${said}` : `\n\n  ${said}`;
  });
  return parts.join('');
}

/** Within a list item. */
function indent(block: string): string {
  return block
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

/** `summary` is read as HTML: only wording of our own stands in it. */
function fold(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function gatesPart({ gates }: Report): string {
  const tallied = new Map<string, number>();
  for (const { outcome } of gates) tallied.set(OUTCOME_WORDS[outcome], (tallied.get(OUTCOME_WORDS[outcome]) ?? 0) + 1);
  const order = Object.values(OUTCOME_WORDS);
  const sorted = [...tallied].sort(
    ([a], [b]) => order.indexOf(a as (typeof order)[number]) - order.indexOf(b as (typeof order)[number]),
  );
  const summary = sorted.map(([word, times]) => `${times} ${word}`).join(', ');
  const lines = gates.map(
    ({ id, outcome, summary: said }) =>
      `| ${GATE_TITLES[id]} (${id}) | ${OUTCOME_WORDS[outcome]} | ${said === undefined ? '' : cell([sentence(said)])} |`,
  );
  return fold(`Checks: ${summary}`, ['| Check | Outcome | |', '| --- | --- | --- |', ...lines].join('\n'));
}

/** What is folded away has to say how bad it is: a pull request that passes shows nothing else of its fixtures. */
function settledSummary(rows: readonly Row[]): string {
  const findings = rows.flatMap((row) => row.findings);
  const notices = rows.filter(({ kind }) => kind === 'problem').length;
  const having = (status: string): number => findings.filter(({ record }) => record.status === status).length;
  const [recorded, free] = [having('matched'), having('not-required')];
  const unread = findings.length - recorded - free;
  const states = [
    ...(recorded > 0 ? [`${plural(recorded, 'fixture')} with a record`] : []),
    ...(free > 0 ? [`${plural(free, 'fixture')} that ${free === 1 ? 'needs' : 'need'} no record`] : []),
    ...(unread > 0 ? [`${plural(unread, 'fixture')} not committed yet`] : []),
  ];
  return [
    ...(findings.length > 0 ? [`Nothing open: ${states.join(', ')}; ${classesOf(findings)}`] : []),
    ...(notices > 0 ? [plural(notices, 'notice')] : []),
  ].join(', ');
}

function settledParts(rows: readonly Row[], level: Level, folded: boolean): string[] {
  if (rows.length === 0) return [];
  const summary = settledSummary(rows);
  const shown = rows.slice(0, level.settled);
  if (shown.length === 0) return [`${summary}.`];
  const lines = shown.map((row) => {
    const record = row.findings[0]?.record;
    const said = record === undefined ? [plain(row.problems[0]?.code ?? '')] : describeRecord(record);
    return `| ${cell(rowTitle(row, level.examples))} | ${cell(rowChange(row))} | ${worstCell(row, level)} | ${cell(said)} |`;
  });
  const table = ['| Fixture | What happened | Largest change | Record |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
  const rest = rows.length - shown.length;
  const content = rest > 0 ? `${table}\n\nand ${plural(rest, 'more row')}` : table;
  return [folded ? fold(summary, content) : content];
}

function foldedParts(report: Report): string[] {
  const plot = driftPlot(report.findings);
  const facts = lookedAt(report).map((line) => `- ${text(line)}`);
  const classes = [...new Set(report.findings.flatMap(({ class: changeClass, also }) => [changeClass, ...also]))];
  const words = classes.map((each) => `- ${CLASS_WORDS[each]} (\`${each}\`): ${CLASS_MEANINGS[each]}`);
  return [
    ...(plot.length > 0 ? [fold('How far numbers moved', fencedBlock(plot))] : []),
    fold('What was looked at', facts.join('\n')),
    ...(words.length > 0 ? [fold('Words used here', words.join('\n'))] : []),
  ];
}

/** Says that something is missing here and where it is: a page that was cut must not look complete. */
function leftOutParts(open: readonly Row[], settled: readonly Row[], level: Level, context: RenderContext): string[] {
  const rows = Math.max(0, open.length - level.open) + Math.max(0, settled.length - level.settled);
  const grouped = [...open, ...settled].some(({ findings }) => findings.length > Math.max(1, level.examples));
  if (rows === 0 && !grouped && level.folded) return [];
  const where = context.fullReport ?? 'the JSON and HTML reports';
  return [`Not every file is named here. All of them are in ${markdownProse(where)}${link(context)}.`];
}

function link({ detailsUrl }: RenderContext): string {
  return detailsUrl !== undefined && /^https?:\/\/[^\s()<>[\]]+$/.test(detailsUrl)
    ? ` ([this run](${detailsUrl}))`
    : '';
}

function footer(report: Report): string {
  const facts = [`head ${codeSpan(shortSha(report.head.sha))}`, `base ${codeSpan(shortSha(report.mergeBase))}`];
  return `<sub>Fixture Gate ${report.tool.version} · ${facts.join(' · ')} · digest ${codeSpan(report.digest)}</sub>`;
}
