import type { Problem, Severity } from '../problems.js';
import type { GitPath } from '../revisions/revisions.js';
import type { CommitRecords, CommitTrailer } from './commit-records.js';
import { isSound } from './commit-records.js';
import { type Evidence, recordsProblem } from './evidence.js';
import { replaceLines, rewriteLines, shortSha } from './mending.js';
import type { NearMiss } from './near-miss.js';
import { showPath, showText } from './quoting.js';
import { likelyPath } from './spelling.js';
import { placeOf } from './trailer-verdict.js';

/** Orphans that are held against every path of their commit; more are hostile, and each costs the length of the list. */
const MOST_SUGGESTIONS = 50;

/** Paths that a line to paste can have; a longer one would be printed again for every orphan in it. */
const MOST_PATHS_IN_A_FIX = 50;

/** Of one commit, per kind. More are counted in one problem: a person mends one message once. */
const MOST_PROBLEMS = 200;

/** What is wrong with the trailers and near misses of all commits, in the order of the commits. */
export function trailerProblems(evidence: Evidence, unanswered: ReadonlySet<GitPath>): readonly Problem[] {
  let suggestions = 0;
  return evidence.records.flatMap((records, index) => {
    const forms = records.trailers.filter((trailer) => !isSound(trailer));
    const orphans = records.trailers.flatMap((trailer) => trailer.orphans.map((orphan) => ({ trailer, orphan })));
    return [
      ...capped(forms, (trailer) => formProblem(trailer, index, evidence)),
      ...capped(orphans, ({ trailer, orphan }) => {
        suggestions += 1;
        return orphanProblem(orphan, trailer, records, index, evidence, suggestions <= MOST_SUGGESTIONS);
      }),
      ...capped(records.nearMisses, (miss) => nearMissProblem(miss, records, index, evidence, unanswered)),
    ];
  });
}

function capped<T>(items: readonly T[], toProblem: (item: T) => Problem): readonly Problem[] {
  const problems = items.slice(0, MOST_PROBLEMS).map(toProblem);
  const [first] = problems;
  if (items.length <= MOST_PROBLEMS || first === undefined) return problems;
  const { code, commit = '' } = first;
  const message = `The message of ${shortSha(commit)} has ${items.length - MOST_PROBLEMS} more lines with the same problem.`;
  return [...problems, recordsProblem(code, message, { commit, fix: 'mend the lines above first' })];
}

function formProblem(trailer: CommitTrailer, index: number, evidence: Evidence): Problem {
  const { commit, malformed, stub, miscounted, line, lastLine } = trailer;
  const key = evidence.policy.trailers.key;
  const where = `${lineName(trailer)} (${showText(`${key}: ${trailer.value}`)})`;
  const path = trailer.covers[0];
  const place = path === undefined ? (line === 0 ? {} : { line }) : { path };
  const details = { commit: commit.sha, ...place };
  if (malformed !== undefined) {
    const message = `Expected "${key}: PATH [PATH ...] [key=value ...]" in ${where}; ${malformed}.`;
    return recordsProblem('FG103', message, { ...details, fix: correctedFix(trailer, index, evidence) });
  }
  if (stub !== undefined) {
    const text = `${key}: ${trailer.value.replace(' reason="..."', '')} reason="..."`;
    const message = `Expected a reason in ${where}; ${stub}.`;
    return recordsProblem('FG104', message, { ...details, fix: replaceAndSay(trailer, index, evidence, text) });
  }
  const message = `The record ${where} does not fit: ${miscounted}.`;
  const fix = replaceLines(placeOf(index, evidence), line, lastLine, []);
  return recordsProblem('FG105', message, { ...details, fix });
}

/** A stub is replaced in the editor, because only its author knows the reason. */
function replaceAndSay(trailer: CommitTrailer, index: number, evidence: Evidence, text: string): string {
  const mend = rewriteLines(placeOf(index, evidence), trailer.line, trailer.lastLine, [text]);
  return `${mend}\nand say why in place of the dots`;
}

function correctedFix(trailer: CommitTrailer, index: number, evidence: Evidence): string {
  const { commit, records } = { commit: trailer.commit, records: evidence.records[index]! };
  const open = records.fixtures.filter((path) => !records.byPath.get(path)?.some(isSound));
  if (commit.messageProblem !== undefined) return 'write the message anew as plain UTF-8 text: git commit --amend';
  const lines = open.slice(0, 5).map((path) => `${evidence.policy.trailers.key}: ${showPath(path)} reason="..."`);
  const mend = rewriteLines(placeOf(index, evidence), trailer.line, trailer.lastLine, lines);
  return lines.length === 0 ? mend : `${mend}\nand say why in place of the dots`;
}

function orphanProblem(
  { path, why }: { readonly path: GitPath; readonly why: string },
  trailer: CommitTrailer,
  { fixtures, byPath }: CommitRecords,
  index: number,
  evidence: Evidence,
  suggests: boolean,
): Problem {
  const key = evidence.policy.trailers.key;
  const likely = suggests ? likelyPath(path, fixtures) : undefined;
  const hint = likely === undefined ? '' : ` Did you mean ${showPath(likely)}?`;
  const message = `${placeName(trailer)} records ${showPath(path)}, but ${why}.${hint}`;
  const details = { path, commit: trailer.commit.sha };
  if (trailer.record.paths.length > MOST_PATHS_IN_A_FIX)
    return recordsProblem('FG102', message, { ...details, fix: `take that path out of ${lineName(trailer)}` });
  const others = trailer.record.paths.filter((one) => one !== path);
  const rest = [...others, ...(likely === undefined || byPath.has(likely) ? [] : [likely])];
  const text = tail(trailer);
  const lines = rest.length === 0 ? [] : [`${key}: ${[...new Set(rest)].map(showPath).join(' ')} ${text}`];
  return recordsProblem('FG102', message, {
    ...details,
    fix: replaceLines(placeOf(index, evidence), trailer.line, trailer.lastLine, lines),
  });
}

/** Everything of a record behind its paths, as its author wrote it. */
function tail({ record }: CommitTrailer): string {
  const aside = record.pairs
    .filter(({ key }) => ['class', 'from', 'to'].includes(key))
    .map(({ key, value }) => `${key}=${value}`);
  return [...aside, record.text].filter((part) => part !== '').join(' ');
}

function nearMissProblem(
  miss: NearMiss,
  { commit, fixtures, byPath }: CommitRecords,
  index: number,
  evidence: Evidence,
  unanswered: ReadonlySet<GitPath>,
): Problem {
  const key = evidence.policy.trailers.key;
  const place = placeOf(index, evidence);
  const open = fixtures.some((path) => unanswered.has(path));
  // A quotation in a commit whose fixtures are recorded anyway misleads nobody; what git's grep lists does (R2).
  const severity: Severity = miss.listed || open ? 'error' : 'warning';
  const covers = miss.record.paths.some((path) => fixtures.includes(path) && !byPath.has(path));
  const lines = covers && miss.record.problem === undefined ? [`${key}: ${miss.value}`] : [];
  return recordsProblem(
    'FG106',
    `Line ${miss.line} of the message of ${shortSha(commit.sha)} looks like a record and is none to git: ${miss.why}. Found ${showText(miss.text)}.`,
    {
      severity,
      commit: commit.sha,
      line: miss.line,
      fix:
        severity === 'warning' && lines.length === 0
          ? 'nothing has to be done; to silence this, reword the line'
          : replaceLines(place, miss.line, miss.line, lines),
    },
  );
}

function placeName(trailer: CommitTrailer): string {
  const name = lineName(trailer);
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

function lineName({ commit, line }: CommitTrailer): string {
  const where = line === 0 ? 'the message' : `line ${line} of the message`;
  return `${where} of ${shortSha(commit.sha)}`;
}
