import type { Change } from '../../comparison/comparison.js';
import { maskProse, maskValue } from '../encoders/secrets.js';
import { shownPair } from '../encoders/values.js';
import { visible } from '../encoders/visible.js';
import type { Report } from '../report.js';
import { describeLines, describeMove, isBound, limitRatio, sentence } from './changes.js';
import { buildRows, firstRows, type Row } from './grouping.js';
import { describeRecord, findingChange, rowTitle } from './rows.js';
import { encodeSpans, type Span } from './spans.js';
import { NEED_TITLES } from './words.js';

/** Changes in the whole page; beyond, each fixture keeps its first few. A browser has to hold them. */
const MAX_CHANGES_IN_PAGE = 50_000;
const MIN_CHANGES_EACH = 3;
const VALUE_CHARACTERS = 400;

/** What the page's script shows. Every text is final: masked, cut and made visible; the script only sets text. */
export interface HtmlChange {
  readonly kind: Change['kind'];
  readonly at: string;
  readonly base: string | null;
  readonly head: string | null;
  readonly move: string;
  readonly lines: string;
  readonly note: string;
  /** Move over limit; 0 where there is none. */
  readonly ratio: number;
}

export interface HtmlFinding {
  readonly path: string;
  readonly class: string;
  readonly format: string;
  readonly need: string;
  readonly severity: string;
  readonly record: string;
  readonly recordText: string;
  readonly summary: string;
  readonly facts: readonly string[];
  readonly gates: readonly string[];
  readonly problems: readonly { readonly code: string; readonly message: string; readonly fix: string }[];
  readonly changes: readonly HtmlChange[];
  readonly total: number;
  /** Index of its row where that has several fixtures, else -1. */
  readonly group: number;
}

export interface HtmlData {
  readonly findings: readonly HtmlFinding[];
  readonly groups: readonly string[];
}

export function plainText(spans: readonly Span[]): string {
  return encodeSpans(spans, { plain: (text) => text, prose: visible, code: visible });
}

function said(text: string): string {
  return plainText([sentence(text)]);
}

export function buildHtmlData(report: Report): HtmlData {
  const all = buildRows(report);
  const rows = firstRows(all, all.length);
  const each = Math.floor(MAX_CHANGES_IN_PAGE / Math.max(1, report.findings.length));
  const limit = Math.max(MIN_CHANGES_EACH, each);
  const groups = rows.filter(({ findings }) => findings.length > 1);
  const groupOf = new Map(groups.map((row, index) => [row, index]));
  const findings = rows.flatMap((row) => findingsOf(row, limit, groupOf.get(row) ?? -1));
  return { findings, groups: groups.map((row) => plainText(rowTitle(row, 1))) };
}

function findingsOf(row: Row, limit: number, group: number): HtmlFinding[] {
  const problemsOf = new Map<string, Row['problems'][number][]>();
  for (const problem of row.problems) {
    const list = problemsOf.get(problem.path ?? '');
    if (list === undefined) problemsOf.set(problem.path ?? '', [problem]);
    else list.push(problem);
  }
  return row.findings.map((finding) => {
    const { shape, value, drift, representation } = finding.changeCounts;
    const problems = problemsOf.get(finding.path) ?? [];
    return {
      path: visible(finding.path),
      class: finding.class,
      format: visible(finding.format),
      need: NEED_TITLES[row.need],
      severity: row.severity,
      record: finding.record.status,
      recordText: plainText(describeRecord(finding.record)),
      summary: plainText(findingChange(finding)),
      facts: factsOf(finding),
      gates: [...new Set(problems.map(({ gate }) => gate))],
      problems: problems.map(({ code, message, fix }) => ({ code, message: said(message), fix: fixOf(fix) })),
      changes: finding.changes.slice(0, limit).map(htmlChange),
      total: shape + value + drift + representation,
      group,
    };
  });
}

function fixOf(fix: string | undefined): string {
  return fix === undefined
    ? ''
    : fix
        .split('\n')
        .map((line) => visible(maskProse(line)))
        .join('\n');
}

function factsOf(finding: Row['findings'][number]): string[] {
  const { base, head, movedFrom, movedTo, hollow, failures, notes } = finding;
  const side = (name: string, blob: typeof base): string[] =>
    blob === null ? [] : [`${name}: ${blob.size} bytes, SHA-256 ${visible(blob.sha256)}`];
  return [
    ...(hollow === undefined ? [] : [`Lost its content: ${said(hollow)}`]),
    ...failures.map(
      ({ side: which, format, reason, line, column }) =>
        `${which} cannot be read as ${visible(format)}: ${said(reason)}, line ${line}, column ${column}`,
    ),
    ...(movedFrom === undefined ? [] : [`Moved from ${visible(movedFrom)}`]),
    ...(movedTo === undefined ? [] : [`Moved to ${visible(movedTo)}`]),
    ...notes.map(said),
    ...side('Base', base),
    ...side('Head', head),
  ];
}

function htmlChange(change: Change): HtmlChange {
  const { base, head } = shownPair(change.base, change.head, change.at, VALUE_CHARACTERS);
  const move = describeMove(change);
  const limit = !isBound(change.limit) ? '' : `${said(change.limit)})`;
  return {
    kind: change.kind,
    at: visible(maskValue(change.at)),
    base: base === null ? null : visible(base),
    head: head === null ? null : visible(head),
    move: `${move}${limit}`.trim().replace(/^\(|\)$/g, ''),
    lines: describeLines(change).replace(/^, /, ''),
    note: change.note === undefined ? '' : said(change.note),
    ratio: limitRatio(change) ?? 0,
  };
}
