import type { Change } from '../../comparison/comparison.js';
import type { ChangeClass } from '../../policy/policy.js';
import type { Problem } from '../../problems.js';
import { type RecordStatus, type ReviewedFinding, recordState } from '../../review/review.js';
import { maskProse } from '../encoders/secrets.js';
import { shorten } from '../encoders/values.js';
import { unchangedOf } from './alike.js';
import { describeChange, describeWorst, sentence, totalChanges, VALUE_CHARACTERS, worstChange } from './changes.js';
import { folderOf, type Row, sameContent } from './grouping.js';
import { asksForTrailer } from './remedy.js';
import { code, joinSpans, plain, type Span } from './spans.js';
import { CLASS_WORDS, count, isRecordNeed, NEED_TITLES, plural, shortSha } from './words.js';

const REASON_CHARACTERS = 160;

/** Longest path seen in real repositories: 203 (docs/classes.md section 9). Longer ones are cut in lists, never in JSON. */
const PATH_CHARACTERS = 240;

export function pathSpan(path: string): Span {
  return code(shorten(path, PATH_CHARACTERS));
}

/** Which fixtures a row is about, with at most `examples` of them by name. */
export function rowTitle(row: Row, examples: number): Span[] {
  if (row.kind === 'problem') return problemTitle(row);
  if (row.kind === 'moved') return movedTitle(row, examples);
  const first = row.findings[0];
  if (row.findings.length === 1 && first !== undefined) return [pathSpan(first.path)];
  const files = plural(row.findings.length, 'file');
  const lead =
    row.kind === 'folder'
      ? [plain(`${files} in `), pathSpan(folderOf(first?.path ?? '') || './')]
      : [plain(`the same change in ${files}`)];
  return [
    ...lead,
    ...named(
      row.findings.map(({ path }) => [pathSpan(path)]),
      examples,
    ),
  ];
}

function named(names: readonly (readonly Span[])[], examples: number): Span[] {
  if (examples === 0) return [];
  const rest = names.length - examples;
  return [
    plain(': '),
    ...joinSpans(names.slice(0, examples), ', '),
    ...(rest > 0 ? [plain(` and ${count(rest)} more`)] : []),
  ];
}

function problemTitle({ problems }: Row): Span[] {
  const problem = problems[0];
  if (problem?.path === undefined)
    return [plain(problem?.commit === undefined ? 'this pull request' : `commit ${shortSha(problem.commit)}`)];
  if (problem.line === undefined) return [pathSpan(problem.path)];
  const { anchor } = problem;
  const file = anchor === undefined || anchor.path === problem.path ? [] : [pathSpan(anchor.path), plain(' ')];
  return [pathSpan(problem.path), plain(', '), ...file, plain(`line ${problem.line}`)];
}

interface Move {
  readonly from: string;
  readonly to: string;
}

function movesOf(findings: readonly ReviewedFinding[]): Move[] {
  const moves = new Map<string, Move>();
  for (const { path, movedFrom, movedTo } of findings) {
    const move = { from: movedFrom ?? path, to: movedTo ?? path };
    moves.set(JSON.stringify([move.from, move.to]), move);
  }
  return [...moves.values()];
}

function movedTitle(row: Row, examples: number): Span[] {
  const moves = movesOf(row.findings);
  const first = moves[0] ?? { from: '', to: '' };
  if (moves.length === 1) return [pathSpan(first.from), plain(' → '), pathSpan(first.to)];
  const lead = [
    plain(`${plural(moves.length, 'file')} moved from `),
    pathSpan(folderOf(first.from) || './'),
    plain(' to '),
    pathSpan(folderOf(first.to) || './'),
  ];
  return [
    ...lead,
    ...named(
      moves.map(({ from, to }) => [pathSpan(from), plain(' → '), pathSpan(to)]),
      examples,
    ),
  ];
}

/** What happened, in the glossary's words and the comparison's own summary. */
export function rowChange(row: Row): Span[] {
  const first = row.findings[0];
  if (first === undefined) return [sentence(row.problems[0]?.message ?? '')];
  if (row.kind === 'moved') return [plain(movedWords(row))];
  return findingChange(first);
}

/** The same of one fixture: its class, the comparison's summary, and what stayed. */
export function findingChange(finding: ReviewedFinding): Span[] {
  const { class: changeClass, also, base, head, hollow, summary } = finding;
  if (base === null || head === null) return [plain(CLASS_WORDS[changeClass])];
  const words = [changeClass, ...also].filter((each) => !saysItself(each, summary)).map((each) => CLASS_WORDS[each]);
  if (hollow !== undefined) words.push('lost its content');
  const same = unchangedOf(finding);
  return [
    plain(words.length === 0 ? '' : `${words.join(', ')}: `),
    sentence(summary),
    ...(same === undefined ? [] : [plain(`; ${same} unchanged`)]),
  ];
}

/** `values rewritten: 2 values rewritten` would stutter. Only the comparison's own wording counts, not a name in it. */
function saysItself(changeClass: ChangeClass, summary: string): boolean {
  if (changeClass === 'SEMANTIC_REWRITE') return /(?:^|, )[\d,]+ values? rewritten(?:,|$)/.test(summary);
  if (changeClass === 'TOLERANCE_DRIFT') return /(?:^|, )[\d,]+ numbers? moved within tolerance(?:,|$)/.test(summary);
  return false;
}

function movedWords({ findings, need }: Row): string {
  const byPath = new Map(findings.map((finding) => [finding.path, finding]));
  const same = movesOf(findings).every(({ from, to }) => sameContent(byPath.get(from), byPath.get(to)));
  const sides = new Set(findings.map((finding) => finding.class));
  if (sides.size === 1) return sides.has('ADDED') ? 'moved here' : 'moved away';
  const what = same ? 'moved, same bytes' : 'moved and edited';
  return isRecordNeed(need) ? `${what}; old and new name each need a record` : what;
}

/** The worst difference of the row's worst fixture; nothing for problems and pure moves. */
export function rowWorst(row: Row, limit = VALUE_CHARACTERS): Span[] {
  const first = row.findings[0];
  if (first === undefined || row.kind === 'moved') return [];
  if (first.hollow !== undefined) return [sentence(first.hollow)];
  // Without a change to name, the summary is all there is to say, and the row has said it.
  if (first.base !== null && first.head !== null && first.changes.length === 0 && first.failures.length === 0)
    return [];
  return describeWorst(first, limit);
}

/** The same fact under another spelling of its place: `$.items: emptied (2 -> 0)`. */
function saysHollow(note: string, hollow: string | undefined): boolean {
  const fact = hollow?.slice(hollow.lastIndexOf(': ') + 1).trim();
  return fact !== undefined && fact !== '' && note.endsWith(fact);
}

/** Beside a change of structure the worst rewritten value: a key that came must not hide a total that moved. */
export function rowSecond(row: Row, limit = VALUE_CHARACTERS): Span[] {
  const change = secondChange(row);
  return change === undefined ? [] : describeChange(change, limit);
}

function secondChange(row: Row): Change | undefined {
  const first = row.findings[0];
  if (first === undefined || row.kind === 'moved' || first.hollow !== undefined || first.failures.length > 0)
    return undefined;
  return first.changes[0]?.kind === 'shape'
    ? worstChange(first.changes.filter(({ kind }) => kind === 'value'))
    : undefined;
}

/** The worst pixel, which is the worst difference of an image, says it with its values. */
const SAID_BY_THE_PIXEL = /^largest channel difference /;

/** Facts that change how the numbers are to be read; they come before those on how rows were paired. */
const WEIGHTY = /systematic|cumulative|not compared|limit|incomplete|hidden|could not/i;

/** The comparison's further facts about the row's worst fixture, the weighty ones first. */
export function rowNotes(row: Row, limit: number, weightyOnly = false): readonly (readonly Span[])[] {
  const first = row.findings[0];
  // What the row says already is not said again.
  const notes = (first?.notes ?? []).filter(
    (note) =>
      !SAID_BY_THE_PIXEL.test(note) &&
      !saysHollow(note, first?.hollow) &&
      note !== first?.summary &&
      (!weightyOnly || WEIGHTY.test(note)),
  );
  notes.sort((a, b) => Number(WEIGHTY.test(b)) - Number(WEIGHTY.test(a)));
  return notes.slice(0, limit).map((note) => [sentence(note, REASON_CHARACTERS)]);
}

/** Who answered for it, or what is open. No codes: those stand with what mends them, and say nothing to a newcomer. */
export function rowRecord(row: Row): Span[] {
  const first = row.findings[0];
  if (first === undefined) return [plain(NEED_TITLES[row.need].toLowerCase())];
  if (isRecordNeed(row.need)) return [plain(NEED_TITLES[row.need].toLowerCase())];
  const record = describeRecord(first.record);
  return row.need === 'problem' ? [plain(`${NEED_TITLES.problem.toLowerCase()}; `), ...record] : record;
}

const RECORD_WORDS = {
  trailer: 'recorded in commit',
  'approval-file': 'recorded in an approval file, commit',
  review: 'recorded in a review of commit',
} satisfies Record<NonNullable<RecordStatus['kind']>, string>;

export function describeRecord(record: RecordStatus): Span[] {
  const { status, kind, commit, by, reason } = record;
  if (status === 'not-required') return [plain('needs no record')];
  if (status === 'missing') return [plain('no record')];
  if (status === 'mismatched')
    return [plain(recordState(record) === 'wrong-kind' ? 'a record of another kind is needed' : 'record does not fit')];
  const spans: Span[] = [];
  if (kind === undefined || commit === undefined) spans.push(plain('recorded'));
  else spans.push(plain(`${RECORD_WORDS[kind]} `), code(shortSha(commit)));
  if (by !== undefined) spans.push(plain(' by '), code(maskProse(by)));
  if (reason !== undefined) spans.push(plain(': '), sentence(reason, REASON_CHARACTERS));
  return spans;
}

export interface RowProblem {
  readonly problem: Problem;
  /** How many of the row are like it. */
  readonly times: number;
}

/**
 * The messages of a row, one per code: what was expected, what was found, where; and what mends it. A trailer that is
 * missing is left out: the row says that, and what to paste stands with all others of its kind.
 */
export function rowProblems(row: Row): readonly RowProblem[] {
  const byPath = new Map(row.findings.map((finding) => [finding.path, finding]));
  const byKind = new Map<string, { problem: Problem; times: number }>();
  for (const problem of row.problems) {
    const finding = byPath.get(problem.path ?? '');
    if (finding !== undefined && asksForTrailer(problem, finding)) continue;
    const key = KINDS_OF_RECORD.has(problem.code) ? `${problem.code} ${recordAsked(problem)}` : problem.code;
    const seen = byKind.get(key);
    if (seen === undefined) byKind.set(key, { problem: withoutHollow(problem, finding), times: 1 });
    else seen.times += 1;
  }
  return [...byKind.values()];
}

/** One code for records of several kinds, each of which has its own remedy. */
const KINDS_OF_RECORD: ReadonlySet<string> = new Set(['FG101', 'FG109']);

function recordAsked({ message, path }: Problem): string {
  return message.replace(path ?? '', '');
}

/** Why a fixture is hollow stands in its row already. */
function withoutHollow(problem: Problem, finding: ReviewedFinding | undefined): Problem {
  const said = finding?.hollow === undefined ? '' : `: ${finding.hollow}`;
  if (problem.code !== 'FG301' || said === '' || !problem.message.endsWith(said)) return problem;
  return { ...problem, message: problem.message.slice(0, -said.length) };
}

/** How many differences of the worst fixture are not named in its row. */
export function unnamedChanges(row: Row): number {
  const first = row.findings[0];
  if (first === undefined || first.changes.length === 0) return 0;
  return totalChanges(first) - (secondChange(row) === undefined ? 1 : 2);
}
