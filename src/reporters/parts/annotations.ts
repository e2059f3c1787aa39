import type { Problem, Severity } from '../../problems.js';
import type { ReviewedFinding } from '../../review/review.js';
import { annotationText } from '../encoders/annotation.js';
import { isPlain } from '../encoders/visible.js';
import type { Report } from '../report.js';
import { describeChange, describeWorst, sentence } from './changes.js';
import { entriesOf } from './entries.js';
import { recordsWereChecked } from './grouping.js';
import { fixParts } from './remedy.js';
import { describeRecord, findingChange } from './rows.js';
import { code, encodeSpans, plain, type Span } from './spans.js';
import { CLASS_WORDS } from './words.js';

/** One remark for a line of head, before any platform's own shape. Text is encoded; `path` is plain or the note has none. */
export interface Note {
  readonly severity: Severity;
  /** Absent where no line of head can carry it: a removed fixture, or a name that cannot be written plainly. */
  readonly place?: { readonly path: string; readonly line: number };
  readonly code: string;
  readonly title: string;
  /** Readable alone. */
  readonly message: string;
  /** The small diff; empty where there is none. */
  readonly details: string;
  /** The fixture or file that it speaks of, encoded. */
  readonly about: string;
}

const DETAIL_CHANGES = 20;

export function annotationSpans(spans: readonly Span[]): string {
  return encodeSpans(spans, { plain: (text) => text, prose: annotationText, code: annotationText });
}

/** Of ten thousand notes a platform takes some hundred: the others are counted and not worded. */
export interface NoteSource extends Pick<Note, 'severity' | 'place' | 'about'> {
  readonly build: () => Note;
}

/** At most one note per fixture and problem, and one for each fixture that nothing is said about, in the one order. */
export function noteSources(report: Report): readonly NoteSource[] {
  const seen = new Set<string>();
  const checked = recordsWereChecked(report);
  return entriesOf(report).flatMap((entry): NoteSource[] => {
    const { finding } = entry;
    if (entry.kind === 'finding') {
      const { path } = entry.finding;
      const severity = isOpen(entry.finding, checked) ? 'error' : 'notice';
      return [sourceOf(severity, placeOf(undefined, finding), path, (head) => findingNote(entry.finding, head))];
    }
    const { problem } = entry;
    const key = JSON.stringify([problem.code, problem.path ?? problem.message]);
    if (seen.has(key)) return [];
    seen.add(key);
    const place = placeOf(problem, finding);
    return [sourceOf(problem.severity, place, problem.path ?? '', (head) => problemNote(problem, finding, head))];
  });
}

type NoteHead = Pick<Note, 'severity' | 'place' | 'about'>;

function sourceOf(
  severity: Severity,
  place: Note['place'],
  about: string,
  build: (head: NoteHead) => Note,
): NoteSource {
  const head = { severity, ...(place === undefined ? {} : { place }), about: annotationText(about) };
  return { ...head, build: () => build(head) };
}

function isOpen({ record }: ReviewedFinding, checked: boolean): boolean {
  return checked && (record.status === 'missing' || record.status === 'mismatched');
}

function problemNote(problem: Problem, finding: ReviewedFinding | undefined, head: NoteHead): Note {
  const { code, message, fix } = problem;
  const worst = finding === undefined ? [] : [plain('\nWorst change: '), ...describeWorst(finding)];
  return {
    ...head,
    code,
    title: annotationText(finding === undefined ? code : `${code}: ${CLASS_WORDS[finding.class]}`),
    message: annotationSpans([sentence(message), ...worst, ...fixSpans(fix)]),
    details: finding === undefined ? '' : smallDiff(finding),
  };
}

function fixSpans(fix: string | undefined): Span[] {
  if (fix === undefined) return [];
  const parts = fixParts(fix).flatMap((part, index): Span[] => {
    if (part.kind === 'say') return [plain(index === 0 ? ' ' : '\n'), sentence(part.text)];
    return part.lines.flatMap((line) => [plain('\n'), code(line)]);
  });
  return [plain('\nTo mend it:'), ...parts];
}

function findingNote(finding: ReviewedFinding, head: NoteHead): Note {
  return {
    ...head,
    code: finding.class,
    title: CLASS_WORDS[finding.class],
    message: annotationSpans([
      { kind: 'code', text: finding.path },
      plain(': '),
      ...findingChange(finding),
      plain('; '),
      ...describeRecord(finding.record),
      plain('\nWorst change: '),
      ...describeWorst(finding),
    ]),
    details: smallDiff(finding),
  };
}

/**
 * The problem's own line, else the first changed line of head, else the anchor that the gate gave. A problem with both a
 * line and an anchor is about that line of the anchor's file.
 */
function placeOf(problem: Problem | undefined, finding: ReviewedFinding | undefined): Note['place'] {
  const own = problem?.line === undefined ? undefined : problem.anchor;
  if (own !== undefined && isPlain(own.path)) return { path: own.path, line: own.line };
  const path = problem?.path ?? finding?.path;
  const onHead = finding === undefined ? problem?.line !== undefined : finding.head !== null;
  const line = problem?.line ?? changedLine(finding);
  if (path !== undefined && onHead && line !== undefined && isPlain(path)) return { path, line };
  const anchor = problem?.anchor;
  return anchor !== undefined && isPlain(anchor.path) ? { path: anchor.path, line: anchor.line } : undefined;
}

/** Text formats have lines; an added text file is changed from its first on. Binary ones have none, and no place. */
function changedLine(finding: ReviewedFinding | undefined): number | undefined {
  if (finding === undefined || finding.head === null) return undefined;
  const line = finding.changes.find(({ headLine }) => headLine !== undefined && headLine > 0)?.headLine;
  return (
    line ??
    finding.changes.find(({ baseLine }) => baseLine !== undefined && baseLine > 0)?.baseLine ??
    lineOfText(finding)
  );
}

const BINARY_FORMATS: ReadonlySet<string> = new Set([
  'arrow',
  'avro',
  'binary',
  'bmp',
  'cbor',
  'feather',
  'gif',
  'jpeg',
  'jpg',
  'msgpack',
  'npy',
  'npz',
  'opaque',
  'parquet',
  'pdf',
  'pickle',
  'png',
  'safetensors',
  'sqlite',
  'submodule',
  'symlink',
  'tar',
  'webp',
  'xlsx',
  'zip',
]);

function lineOfText({ format, failures }: ReviewedFinding): number | undefined {
  const failed = failures.find(({ side, line }) => side === 'head' && line > 0);
  if (failed !== undefined) return failed.line;
  return BINARY_FORMATS.has(format) ? undefined : 1;
}

export function smallDiff(finding: ReviewedFinding): string {
  const shown = finding.changes.slice(0, DETAIL_CHANGES).map((change) => annotationSpans(describeChange(change)));
  const { shape, value, drift, representation } = finding.changeCounts;
  const rest = shape + value + drift + representation - shown.length;
  return [...shown, ...(shown.length > 0 && rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
