import { createHash } from 'node:crypto';
import { MAX_ACCOUNTS, MAX_PICTURE_CHARACTERS, MAX_PICTURED } from '../comparison/illustrations.js';
import { recordState } from '../review/review.js';
import { htmlText } from './encoders/html.js';
import { scriptJson } from './encoders/json.js';
import { guardLines } from './encoders/lines.js';
import { maskProse } from './encoders/secrets.js';
import { visible } from './encoders/visible.js';
import { sentence } from './parts/changes.js';
import { blanketNote, buildRows, firstRows, type Row } from './parts/grouping.js';
import { headline, isComparison } from './parts/headline.js';
import { HTML_CLIENT } from './parts/html-client.js';
import { buildHtmlData, type HtmlData, plainText } from './parts/html-data.js';
import { driftFigure } from './parts/html-plot.js';
import { HTML_STYLE } from './parts/html-style.js';
import { lookedAt } from './parts/looked-at.js';
import { PASTE_STEPS, remedyOf } from './parts/remedy.js';
import { rowChange, rowRecord, rowSecond, rowTitle, rowWorst } from './parts/rows.js';
import { encodeSpans, type Span } from './parts/spans.js';
import { CLASS_MEANINGS, CLASS_WORDS, GATE_TITLES, OUTCOME_WORDS, plural, RECORD_LABELS } from './parts/words.js';
import type { Report } from './report.js';
import type { Reporter } from './reporter.js';

/** Rows that stand in the page itself, for readers without scripts and for the first look. */
const FIRST_ROWS = 20;
const EXAMPLES = 2;

/** Backticks in our own wording mean code. */
function ownText(text: string): string {
  return htmlText(text).replace(/&#96;(.*?)&#96;/g, '<code>$1</code>');
}

function cell(spans: readonly Span[]): string {
  const code = (text: string): string => `<code>${htmlText(text === '' ? '(empty)' : text)}</code>`;
  return encodeSpans(spans, { plain: ownText, prose: htmlText, code });
}

/** One file without a network: the policy in its head lets this style and this script through and nothing else. */
function render(report: Report): string {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = `default-src 'none'; style-src ${hash(HTML_STYLE)}; script-src ${hash(HTML_CLIENT)}; img-src data:; base-uri 'none'; form-action 'none'`;
  const rows = buildRows(report);
  const { mark, word, sentence: said } = headline(report, rows);
  const note = blanketNote(report, rows);
  const data = buildHtmlData(report);
  const page = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>Fixture Gate: ${htmlText(`${word}: ${said}`)}</title>`,
    `<style>${HTML_STYLE}</style>`,
    '</head>',
    '<body>',
    `<header><h1><span class="${mark}">${word}</span>: ${htmlText(said)}</h1>${note === undefined ? '' : `<p>${htmlText(note)}</p>`}</header>`,
    '<main>',
    ...openPart(rows.filter(({ need }) => need !== 'none')),
    ...problemsPart(rows.filter(({ kind }) => kind === 'problem')),
    ...remedyPart(report),
    ...plotPart(report),
    ...explorePart(report, data),
    ...(isComparison(report) ? [] : [gatesPart(report)]),
    ...aboutPart(report),
    '</main>',
    `<footer>Fixture Gate ${htmlText(report.tool.version)}, head ${htmlText(report.head.sha)}, base ${htmlText(report.mergeBase)}, digest ${htmlText(report.digest)}</footer>`,
    `<script type="application/json" id="data">${scriptJson(data)}</script>`,
    `<script>${HTML_CLIENT}</script>`,
    '</body>',
    '</html>',
    '',
  ];
  return guardLines(page.join('\n'));
}

function openPart(rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const shown = firstRows(rows, FIRST_ROWS);
  const rest = rows.length - shown.length;
  const lines = shown.map(
    (row) =>
      `<tr><td>${cell(rowTitle(row, EXAMPLES))}</td><td>${cell(rowChange(row))}</td><td>${[
        rowWorst(row),
        rowSecond(row),
      ]
        .filter((spans) => spans.length > 0)
        .map(cell)
        .join('<br>')}</td><td>${cell(rowRecord(row))}</td></tr>`,
  );
  return [
    '<h2>Needs a person</h2>',
    '<div class="scroll" tabindex="0" role="region" aria-label="What needs a person"><table>',
    '<thead><tr><th scope="col">Fixture</th><th scope="col">What happened</th><th scope="col">Largest change</th><th scope="col">Record</th></tr></thead>',
    `<tbody>${lines.join('\n')}</tbody></table></div>`,
    ...(rest > 0 ? [`<p>The worst come first. ${plural(rest, 'more row')} below.</p>`] : []),
  ];
}

/** Problems that belong to no changed fixture, all of them: the list of fixtures below does not have them. */
function problemsPart(rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const items = rows
    .flatMap(({ problems }) => problems)
    .map(({ code, message, fix }) => {
      const mend = fix === undefined ? '' : `<pre tabindex="0">${htmlLines(fix)}</pre>`;
      return `<li><strong>${code}</strong> ${htmlText(plainText([sentence(message)]))}${mend}</li>`;
    });
  return [
    `<details><summary>${plural(items.length, 'problem')} outside the changed fixtures, and what mends them</summary><ul>${items.join('\n')}</ul></details>`,
  ];
}

function htmlLines(text: string): string {
  return text
    .split('\n')
    .map((line) => htmlText(maskProse(line)))
    .join('\n');
}

function remedyPart(report: Report): string[] {
  const { trailers, unpastable } = remedyOf(
    report,
    report.problems.filter(({ code }) => code !== 'FG101'),
  );
  if (trailers.length + unpastable === 0) return [];
  const left =
    unpastable === 0
      ? ''
      : `<p>${plural(unpastable, 'line')} cannot be copied from a page; <code>fixture-gate trailers --into-commit</code> writes them.</p>`;
  const lines = trailers.map((line) => htmlText(line)).join('\n');
  const paste = trailers.length === 0 ? '' : `<p>${ownText(PASTE_STEPS)}</p><pre tabindex="0">${lines}</pre>`;
  const summary = `To record the changes: ${plural(trailers.length + unpastable, 'line')} to add`;
  return [`<details><summary>${summary}</summary>`, paste, left, '</details>'];
}

function plotPart(report: Report): string[] {
  const figure = driftFigure(report);
  return figure === '' ? [] : ['<h2>How far numbers moved</h2>', figure];
}

function option(value: string, label: string): string {
  return `<option value="${htmlText(value)}">${htmlText(label)}</option>`;
}

function select(id: string, label: string, options: readonly string[]): string {
  return `<label>${label}<select id="${id}"><option value="">all</option>${options.join('')}</select></label>`;
}

function explorePart(report: Report, { groups }: HtmlData): string[] {
  if (report.findings.length === 0) return [];
  const classes = [...new Set(report.findings.map((finding) => finding.class))];
  const statuses = [...new Set(report.findings.map(({ record }) => recordState(record)))];
  const gates = [...new Set(report.problems.map(({ gate }) => gate))];
  return [
    '<h2>All changed fixtures</h2>',
    '<noscript><p>The list needs JavaScript; everything in it is also in the JSON report.</p></noscript>',
    '<div id="explore" hidden>',
    '<form class="filters" id="filters" role="search" aria-label="Filter the fixtures">',
    '<label>Search everything<input id="search" type="search" autocomplete="off"></label>',
    '<label>Path, or pattern with *<input id="path" type="search" autocomplete="off"></label>',
    select(
      'class',
      'What happened',
      classes.map((each) => option(each, CLASS_WORDS[each])),
    ),
    select(
      'record',
      'Record',
      statuses.map((each) => option(each, RECORD_LABELS[each])),
    ),
    select(
      'gate',
      'Check that complains',
      gates.map((each) => option(each, each)),
    ),
    select(
      'group',
      'Group',
      groups.map((label, index) => option(String(index), label.slice(0, 120))),
    ),
    '<button type="button" id="reset">Reset</button>',
    '<span id="status" role="status"></span>',
    '</form>',
    '<p class="keys move">Keys: <kbd>/</kbd> search, <kbd>j</kbd> and <kbd>k</kbd> next and previous, <kbd>Enter</kbd> opens.</p>',
    '<p id="paper"></p>',
    ...leftOut(report),
    '<ul id="list"></ul>',
    '<button type="button" id="more" hidden>Show more</button>',
    '</div>',
  ];
}

/** The page's own budgets, where they cost something. */
function leftOut({ illustrations }: Report): string[] {
  const { picturesLeftOut = 0, accountsLeftOut = 0 } = illustrations ?? {};
  const pictures = `${plural(picturesLeftOut, 'more image')} not drawn: a page holds pictures of at most ${MAX_PICTURED} images and ${MAX_PICTURE_CHARACTERS / 1_048_576} MiB, worst findings first, and an image has to be readable.`;
  const accounts = `${plural(accountsLeftOut, 'more fixture')} without its account of small steps: a page has at most ${MAX_ACCOUNTS}.`;
  return [...(picturesLeftOut > 0 ? [pictures] : []), ...(accountsLeftOut > 0 ? [accounts] : [])].map(
    (line) => `<p>${line}</p>`,
  );
}

function gatesPart({ gates }: Report): string {
  const mark = { pass: 'pass', fail: 'fail', 'missing-artifact': 'incomplete', 'not-configured': '', 'not-run': '' };
  const lines = gates.map(
    ({ id, outcome, summary }) =>
      `<tr><th scope="row">${htmlText(GATE_TITLES[id])} (${id})</th><td class="${mark[outcome]}">${OUTCOME_WORDS[outcome]}</td><td>${summary === undefined ? '' : htmlText(plainText([sentence(summary)]))}</td></tr>`,
  );
  const head = '<tr><th scope="col">Check</th><th scope="col">Outcome</th><th scope="col">Details</th></tr>';
  return `<h2>Checks</h2><div class="scroll" tabindex="0" role="region" aria-label="Checks"><table><thead>${head}</thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}

function aboutPart(report: Report): string[] {
  const facts = lookedAt(report).map((line) => `<li>${cell(line)}</li>`);
  const words = Object.entries(CLASS_MEANINGS).map(
    ([id, meaning]) =>
      `<dt>${CLASS_WORDS[id as keyof typeof CLASS_WORDS]} (<code>${id}</code>)</dt><dd>${visible(meaning)}</dd>`,
  );
  return [
    '<h2>What was looked at</h2>',
    `<ul>${facts.join('')}</ul>`,
    '<h2>Words used here</h2>',
    `<dl>${words.join('')}</dl>`,
  ];
}

export const html: Reporter<string> = { id: 'html', render };
