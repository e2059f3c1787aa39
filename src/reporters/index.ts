// What every reporter takes its rows from is loaded with this list; the bundler would copy it into each of their chunks.
import './parts/entries.js';
import './parts/rows.js';
import type { Report } from './report.js';
import type { RenderContext, Reporter } from './reporter.js';

/**
 * Every reporter, in alphabetical order of id. `document` ones give one text and stand behind `--format`; the others
 * give what a few lines of the action post. Imports stay literal so that the bundler makes a lazy chunk of each.
 */
export const reporters = [
  { id: 'check-run', output: 'posted', load: async () => (await import('./check-run.js')).checkRun },
  { id: 'comment', output: 'posted', load: async () => (await import('./comment.js')).comment },
  { id: 'html', output: 'document', load: async () => (await import('./html.js')).html },
  { id: 'job-summary', output: 'posted', load: async () => (await import('./job-summary.js')).jobSummary },
  { id: 'json', output: 'document', load: async () => (await import('./json.js')).json },
  { id: 'junit', output: 'document', load: async () => (await import('./junit.js')).junit },
  { id: 'markdown', output: 'document', load: async () => (await import('./markdown.js')).markdown },
  { id: 'sarif', output: 'document', load: async () => (await import('./sarif.js')).sarif },
  { id: 'terminal', output: 'document', load: async () => (await import('./terminal.js')).terminal },
  {
    id: 'workflow-commands',
    output: 'posted',
    load: async () => (await import('./workflow-commands.js')).workflowCommands,
  },
] as const satisfies readonly ReporterEntry[];

interface ReporterEntry {
  readonly id: string;
  readonly output: 'document' | 'posted';
  readonly load: () => Promise<Reporter<unknown>>;
}

type DocumentEntry = Extract<(typeof reporters)[number], { readonly output: 'document' }>;
export type DocumentFormat = DocumentEntry['id'];

function isDocument(entry: (typeof reporters)[number]): entry is DocumentEntry {
  return entry.output === 'document';
}

/** What `--format` takes. */
export const DOCUMENT_FORMATS: readonly DocumentFormat[] = reporters.filter(isDocument).map(({ id }) => id);

/** One document of the report. Loads nothing but its reporter. */
export async function renderDocument(
  format: DocumentFormat,
  report: Report,
  context: RenderContext = {},
): Promise<string> {
  const entry = reporters.filter(isDocument).find(({ id }) => id === format);
  if (entry === undefined) throw new RangeError(`no reporter is called ${format}`);
  return (await entry.load()).render(report, context);
}
