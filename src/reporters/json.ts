import type { Change } from '../comparison/comparison.js';
import type { Problem } from '../problems.js';
import type { RecordStatus, ReviewedFinding } from '../review/review.js';
import { encodeJson } from './encoders/json.js';
import { maskProse, maskValue } from './encoders/secrets.js';
import { shorten, shownPair } from './encoders/values.js';
import type { Report } from './report.js';
import type { Reporter } from './reporter.js';

/** Characters of one value. Programs read this, but it is kept as an artifact, and a fixture may be of 64 MiB. */
const VALUE_CHARACTERS = 2_000;

/** Characters of any text, as whoever reads a report expects it (report-fields.ts). A place can be as long as the keys of a fixture. */
export const MAX_TEXT_CHARACTERS = 65_536;

function bounded(text: string): string {
  return text.length <= MAX_TEXT_CHARACTERS ? text : shorten(text, MAX_TEXT_CHARACTERS - 1);
}

/** A sentence, masked. */
function prose(text: string): string {
  return bounded(maskProse(text));
}

/**
 * The report in the order of schema/report.schema.json, safe to keep and to print: no secret, no binary, no command. Findings are
 * written one by one: ten thousand of them as one value, their text and what is escaped in it are five times the report.
 */
function render(report: Report): string {
  const { schemaVersion, tool, base, head, mergeBase, policy, verdict, gates, problems, stats, ...rest } = report;
  const { findings, illustrations: _, ...others } = rest;
  // One list of pieces and one text of them: each step between would hold the whole report once more.
  const pieces = ['{'];
  const add = (value: Readonly<Record<string, unknown>>): void => {
    for (const [name, one] of Object.entries(value)) {
      if (one !== undefined) pieces.push(lineOf(pieces), encodeJson(name), ': ', indented(one, INDENT));
    }
  };
  add({ schemaVersion, tool, base, head, mergeBase, policy, verdict });
  add({ gates: gates.map((gate) => ({ ...gate, ...masked('summary', gate.summary) })) });
  pieces.push(lineOf(pieces), '"findings": [');
  for (const [index, finding] of findings.entries())
    pieces.push(index === 0 ? '' : ',', '\n', INDENT, INDENT, indented(findingJson(finding), INDENT + INDENT));
  pieces.push(findings.length === 0 ? ']' : `\n${INDENT}]`);
  add({ problems: problems.map(problemJson), stats, ...others });
  pieces.push('\n}\n');
  return pieces.join('');
}

/** What stands before the next member of the outermost object. */
function lineOf({ length }: readonly string[]): string {
  return length === 1 ? `\n${INDENT}` : `,\n${INDENT}`;
}

const INDENT = '  ';

/** Line feeds are those of the indentation. */
function indented(value: unknown, by: string): string {
  return encodeJson(value, INDENT.length).replaceAll('\n', `\n${by}`);
}

function masked<Name extends string>(name: Name, text: string | undefined): { readonly [Key in Name]?: string } {
  return text === undefined ? {} : ({ [name]: prose(text) } as { [Key in Name]: string });
}

/** One finding as it stands in the report. */
export function renderFindingJson(finding: ReviewedFinding): string {
  return `${encodeJson(findingJson(finding), 2)}\n`;
}

function findingJson(finding: ReviewedFinding): object {
  const {
    path,
    class: changeClass,
    also,
    format,
    movedFrom,
    movedTo,
    base,
    head,
    changeCounts,
    changes,
    record,
  } = finding;
  return {
    path,
    class: changeClass,
    also,
    format,
    ...(movedFrom === undefined ? {} : { movedFrom }),
    ...(movedTo === undefined ? {} : { movedTo }),
    base,
    head,
    summary: prose(finding.summary),
    changeCounts,
    changes: changes.map(changeJson),
    record: recordJson(record),
    ...masked('suggestedTrailer', finding.suggestedTrailer),
    notes: finding.notes.map(prose),
    failures: finding.failures.map((failure) => ({ ...failure, reason: prose(failure.reason) })),
    suppressed: finding.suppressed,
    ...masked('hollow', finding.hollow),
    ...(finding.moves === undefined ? {} : { moves: finding.moves }),
  };
}

/** Numbers that are not finite have no spelling in JSON and are left out; the values beside them say as much. */
function changeJson(change: Change): object {
  const { kind, at, baseLine, headLine, absolute, relative, limit, note } = change;
  const shown = change.shown === true ? change : shownPair(change.base, change.head, at, VALUE_CHARACTERS);
  return {
    kind,
    at: bounded(maskValue(at)),
    base: shown.base,
    head: shown.head,
    ...(baseLine === undefined ? {} : { baseLine }),
    ...(headLine === undefined ? {} : { headLine }),
    ...(absolute === undefined || !Number.isFinite(absolute) ? {} : { absolute }),
    ...(relative === undefined || !Number.isFinite(relative) ? {} : { relative }),
    ...(limit === undefined ? {} : { limit: bounded(limit) }),
    ...masked('note', note),
  };
}

function recordJson(record: RecordStatus): object {
  return { ...record, ...masked('reason', record.reason), ...masked('by', record.by) };
}

function problemJson(problem: Problem): object {
  return { ...problem, message: prose(problem.message), ...masked('fix', problem.fix) };
}

export const json: Reporter<string> = { id: 'json', render };
