import type { Account } from '../../comparison/account.js';
import type { Change } from '../../comparison/comparison.js';
import type { Moves } from '../../comparison/moves.js';
import type { Picture, Pictures } from '../../comparison/picture.js';
import { recordState } from '../../review/review.js';
import { maskProse, maskValue } from '../encoders/secrets.js';
import { shownPair } from '../encoders/values.js';
import { visible } from '../encoders/visible.js';
import type { Report } from '../report.js';
import { describeLines, describeMove, isBound, isSinceAnchor, limitRatio, relativeLimit, sentence } from './changes.js';
import { arrangeRows, buildRows, type Row } from './grouping.js';
import { movesIn } from './moves.js';
import { problemsByPath } from './order.js';
import { describeRecord, findingChange, rowTitle } from './rows.js';
import { encodeSpans, type Span } from './spans.js';
import { count, NEED_TITLES, plural, shortSha } from './words.js';

/** Changes in the whole page; beyond, each fixture keeps its first few. A browser has to hold them. */
const MAX_CHANGES_IN_PAGE = 50_000;
const MIN_CHANGES_EACH = 3;
const VALUE_CHARACTERS = 400;
/** Points of all samples in the whole page; beyond, each fixture keeps an even share. */
const MAX_POINTS_IN_PAGE = 50_000;

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
  /** Absent where the values are no numbers. */
  readonly relative?: number;
  /** Measured from the anchor of slow drift, not from base. */
  readonly since?: true;
  /** The limit, where it is a relative one. */
  readonly bound?: number;
}

/** PNGs in base64, made by this program. */
export interface HtmlPictures {
  readonly base?: Picture;
  readonly head?: Picture;
  readonly difference?: Picture;
  readonly note: string;
}

export interface HtmlAccount {
  readonly anchor: string;
  readonly points: readonly {
    readonly commit: string;
    /** Of the limit. */
    readonly share: number;
    readonly move: string;
    readonly at: string;
  }[];
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
  readonly pictures?: HtmlPictures;
  readonly account?: HtmlAccount;
  /** All numbers that moved, where `changes` has not all of them. */
  readonly moves?: Moves;
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
  const { lead, rest } = arrangeRows(buildRows(report));
  const each = Math.floor(MAX_CHANGES_IN_PAGE / Math.max(1, report.findings.length));
  const limit = Math.max(MIN_CHANGES_EACH, each);
  const groups = [...lead, ...rest].filter(({ findings }) => findings.length > 1);
  const groupOf = new Map(groups.map((row, index) => [row, index]));
  const points = Math.floor(MAX_POINTS_IN_PAGE / Math.max(1, report.findings.length));
  const made = new Map<Row['findings'][number], HtmlFinding>();
  for (const row of [...lead, ...rest]) {
    const problems = problemsByPath(row.problems);
    for (const finding of row.findings) {
      const place = { row, group: groupOf.get(row) ?? -1, problems: problems.get(finding.path) ?? [] };
      made.set(finding, htmlFinding(finding, place, { limit, points }, report.illustrations));
    }
  }
  return {
    findings: report.findings.flatMap((finding) => made.get(finding) ?? []),
    groups: groups.map((row) => plainText(rowTitle(row, 1))),
  };
}

interface InRow {
  readonly row: Row;
  readonly group: number;
  readonly problems: Row['problems'];
}

function htmlFinding(
  finding: Row['findings'][number],
  { row, group, problems }: InRow,
  { limit, points }: { readonly limit: number; readonly points: number },
  illustrations: Report['illustrations'],
): HtmlFinding {
  const { shape, value, drift, representation } = finding.changeCounts;
  return {
    path: visible(finding.path),
    class: finding.class,
    format: visible(finding.format),
    need: NEED_TITLES[row.need],
    severity: row.severity,
    record: recordState(finding.record),
    recordText: plainText(describeRecord(finding.record)),
    summary: plainText(findingChange(finding)),
    facts: factsOf(finding),
    gates: [...new Set(problems.map(({ gate }) => gate))],
    problems: problems.map(({ code, message, fix }) => ({ code, message: said(message), fix: fixOf(fix) })),
    changes: finding.changes.slice(0, limit).map(htmlChange),
    total: shape + value + drift + representation,
    group,
    ...movesBeyond(finding, limit, points),
    ...illustrationsOf(finding.path, illustrations),
  };
}

/** What the changes of the page do not list is counted all the same. */
function movesBeyond(finding: Row['findings'][number], limit: number, points: number): Pick<HtmlFinding, 'moves'> {
  if (finding.moves === undefined && finding.changes.length <= limit) return {};
  const moves = movesIn(finding);
  return moves.count === 0 ? {} : { moves: { ...moves, sample: moves.sample.slice(0, points) } };
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
  const bound = relativeLimit(change);
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
    ...(change.relative === undefined || !Number.isFinite(change.relative) ? {} : { relative: change.relative }),
    ...(bound === undefined ? {} : { bound }),
    ...(isSinceAnchor(change) ? { since: true } : {}),
  };
}

function illustrationsOf(
  path: string,
  illustrations: Report['illustrations'],
): Pick<HtmlFinding, 'pictures' | 'account'> {
  const pictures = illustrations?.pictures.get(path);
  const account = illustrations?.accounts.get(path);
  return {
    ...(pictures === undefined ? {} : { pictures: picturesOf(pictures) }),
    ...(account === undefined ? {} : { account: accountOf(account) }),
  };
}

function picturesOf({ base, head, difference, moved, over, frame }: Pictures): HtmlPictures {
  const of = difference === undefined ? 0 : difference.fullWidth * difference.fullHeight;
  const any = base ?? head;
  const shrunk = any === undefined ? 1 : Math.max(any.fullWidth, any.fullHeight) / Math.max(any.width, any.height);
  const notes = [
    ...(difference === undefined
      ? base === undefined || head === undefined
        ? []
        : ['the two have different sizes, so there is no difference to draw']
      : [
          `${count(moved)} of ${plural(of, 'pixel')} differ, ${count(over)} of them beyond tolerance (red; the others amber)`,
        ]),
    ...(frame === undefined ? [] : [`frame ${frame} is shown, the first that differs`]),
    ...(shrunk > 1 ? [`shown at 1/${Math.round(shrunk)} of its size; no differing pixel gets lost by that`] : []),
  ];
  return {
    ...(base === undefined ? {} : { base }),
    ...(head === undefined ? {} : { head }),
    ...(difference === undefined ? {} : { difference }),
    note: notes.join('; '),
  };
}

/** Of every point the number that had come nearest to its limit, or was furthest beyond it. */
function accountOf({ anchor, points }: Account): HtmlAccount {
  return {
    anchor: shortSha(anchor),
    points: points.map(({ commit, moves }) => {
      const worst = moves.reduce<Change | undefined>(
        (most, move) => ((limitRatio(move) ?? 0) > (most === undefined ? 0 : (limitRatio(most) ?? 0)) ? move : most),
        undefined,
      );
      const shown = worst === undefined ? undefined : htmlChange(worst);
      return {
        commit: commit === null ? 'this pull request' : shortSha(commit),
        share: shown?.ratio ?? 0,
        move: shown?.move ?? 'no number moved',
        at: shown?.at ?? '',
      };
    }),
  };
}
