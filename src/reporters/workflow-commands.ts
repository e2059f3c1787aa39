import type { Severity } from '../problems.js';
import { annotationText, commandData, commandProperty } from './encoders/annotation.js';
import { shorten } from './encoders/values.js';
import { type Note, type NoteSource, noteSources } from './parts/annotations.js';
import { buildRows } from './parts/grouping.js';
import { headline } from './parts/headline.js';
import { plural } from './parts/words.js';
import type { Report } from './report.js';
import type { RenderContext, Reporter } from './reporter.js';

/** The runner shows the first ten of a level and step (GitHub, workflow commands). One is left for the caller's own last word. */
export const MAX_COMMANDS_PER_LEVEL = 9;
/** The runner cuts at 4,096 characters; the diff is left out here, so this is far away. */
const MESSAGE_CHARACTERS = 2_000;

const COMMANDS = { error: 'error', warning: 'warning', notice: 'notice' } satisfies Record<Severity, string>;

/** Lines for standard output, for a token that may not write: at most nine errors and nine warnings, worst first. */
function render(report: Report, context: RenderContext = {}): readonly string[] {
  const notes = noteSources(report);
  const place = placesOf(notes);
  const shown = (['error', 'warning'] as const).flatMap((level) =>
    notes
      .filter(({ severity }) => severity === level)
      .slice(0, MAX_COMMANDS_PER_LEVEL)
      .sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)),
  );
  const rest = notes.length - shown.length;
  const { word, sentence } = headline(report, buildRows(report));
  const where = context.fullReport ?? 'the job summary and the report files';
  const more =
    rest > 0 ? ` ${plural(rest, 'more remark')} in ${annotationText(where)}.` : ` Details in ${annotationText(where)}.`;
  return [...shown.map(({ build }) => command(build())), `Fixture Gate: ${word}: ${sentence}${more}`];
}

/** Where the fixture of each note stands among all: of one level the first note of a fixture may be its second one. */
function placesOf(notes: readonly NoteSource[]): ReadonlyMap<NoteSource, number> {
  const first = new Map<string, number>();
  const placeOf = ({ about }: NoteSource, index: number): number => {
    if (about === '') return index;
    if (!first.has(about)) first.set(about, index);
    return first.get(about) ?? index;
  };
  return new Map(notes.map((note, index) => [note, placeOf(note, index)]));
}

function command({ severity, place, title, message, about }: Note): string {
  const properties = [
    ...(place === undefined ? [] : [`file=${commandProperty(place.path)}`, `line=${place.line}`]),
    `title=${commandProperty(title)}`,
  ];
  // Without a place the message has to name the file itself.
  const text = place !== undefined || about === '' || message.startsWith(about) ? message : `${about}: ${message}`;
  return `::${COMMANDS[severity]} ${properties.join(',')}::${commandData(shorten(text, MESSAGE_CHARACTERS))}`;
}

export const workflowCommands: Reporter<readonly string[]> = { id: 'workflow-commands', render };
