import type { Severity } from '../problems.js';
import { guardLines } from './encoders/lines.js';
import { shorten } from './encoders/values.js';
import { type Note, noteSources } from './parts/annotations.js';
import { firstThatFits } from './parts/budget.js';
import { buildRows, type Row } from './parts/grouping.js';
import { headline } from './parts/headline.js';
import { type Level, markdownPage } from './parts/page.js';
import { plural } from './parts/words.js';
import type { Report } from './report.js';
import type { RenderContext, Reporter } from './reporter.js';

/** Limits of `POST /repos/{owner}/{repo}/check-runs` as its description publishes them. */
export const MAX_SUMMARY_CHARACTERS = 65_535;
export const MAX_ANNOTATIONS_PER_REQUEST = 50;
const MAX_MESSAGE_BYTES = 65_536;
const MAX_TITLE_CHARACTERS = 255;
const SUMMARY_BUDGET = 60_000;
/** UTF-16 units of at most three bytes each. */
const MESSAGE_CHARACTERS = Math.floor(MAX_MESSAGE_BYTES / 3) - 100;
/** 500 are ten requests; 10,000 would take minutes and 40 % of the hourly budget of writes. */
export const MAX_ANNOTATIONS = 500;

const LEVELS: readonly Level[] = [
  { open: 200, settled: 200, examples: 5, value: 80, trailers: 50, problems: 50, folded: true },
  { open: 50, settled: 50, examples: 1, value: 60, trailers: 20, problems: 20, folded: true },
  { open: 10, settled: 0, examples: 0, value: 40, trailers: 5, problems: 3, folded: true },
  { open: 10, settled: 0, examples: 0, value: 20, trailers: 1, problems: 1, folded: false },
  { open: 1, settled: 0, examples: 0, value: 20, trailers: 0, problems: 0, folded: false },
];

export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly raw_details?: string;
}

export interface CheckRunRendering {
  /** Never `neutral`: that would satisfy a required check (GitHub, protected branches). */
  readonly conclusion: 'success' | 'failure';
  readonly title: string;
  readonly summary: string;
  /** Worst first, in batches that one request each takes. */
  readonly batches: readonly (readonly CheckAnnotation[])[];
  /** Notes that have no annotation: no line of head to stand on, or beyond the cap. */
  readonly left: number;
}

const LEVEL_WORDS = { error: 'failure', warning: 'warning', notice: 'notice' } satisfies Record<
  Severity,
  CheckAnnotation['annotation_level']
>;

function render(report: Report, context: RenderContext = {}): CheckRunRendering {
  const notes = noteSources(report);
  const placed = notes
    .filter(({ place }) => place !== undefined)
    .slice(0, MAX_ANNOTATIONS)
    .flatMap(({ build }) => annotation(build()));
  const left = notes.length - placed.length;
  const rows = buildRows(report);
  const { word, sentence } = headline(report, rows);
  return {
    conclusion: report.verdict === 'pass' ? 'success' : 'failure',
    title: shorten(`${word}: ${sentence}`, MAX_TITLE_CHARACTERS - 1),
    summary: summary(report, rows, left, context),
    batches: batchesOf(placed),
    left,
  };
}

function summary(report: Report, rows: readonly Row[], left: number, context: RenderContext): string {
  const note =
    left === 0
      ? ''
      : `\n${plural(left, 'remark')} not attached to a line of the diff; the tables here name the fixtures.\n`;
  return firstThatFits(
    LEVELS,
    (level) => guardLines(`${markdownPage(report, rows, level, context)}${note}`),
    (page) => page.length,
    SUMMARY_BUDGET,
  );
}

function annotation({ place, severity, title, message, details }: Note): CheckAnnotation[] {
  if (place === undefined) return [];
  return [
    {
      path: place.path,
      start_line: place.line,
      end_line: place.line,
      annotation_level: LEVEL_WORDS[severity],
      title: shorten(title, MAX_TITLE_CHARACTERS - 1),
      message: shorten(guardLines(message), MESSAGE_CHARACTERS),
      ...(details === '' ? {} : { raw_details: shorten(guardLines(details), MESSAGE_CHARACTERS) }),
    },
  ];
}

function batchesOf(annotations: readonly CheckAnnotation[]): CheckAnnotation[][] {
  const batches: CheckAnnotation[][] = [];
  for (let start = 0; start < annotations.length; start += MAX_ANNOTATIONS_PER_REQUEST) {
    batches.push(annotations.slice(start, start + MAX_ANNOTATIONS_PER_REQUEST));
  }
  return batches;
}

export const checkRun: Reporter<CheckRunRendering> = { id: 'check-run', render };
