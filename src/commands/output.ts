import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { FixtureGateError } from '../errors.js';
import type { OutputOptions } from '../inputs/argv.js';
import type { RenderContext } from '../reporters/reporter.js';

/** Columns of a terminal that does not say. */
const DEFAULT_WIDTH = 100;

/** How a person's terminal looks; nothing of it when the output goes to a file or a pipe. */
export function terminalContext({ file }: OutputOptions): RenderContext {
  const toTerminal = file === undefined && process.stdout.isTTY === true;
  const colour = toTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
  return { width: toTerminal ? (process.stdout.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH, colour };
}

/** Writes the report and nothing else. A file is there whole or not at all, however the run ends. */
export function writeReport(text: string, { file }: OutputOptions): void {
  const ended = text.endsWith('\n') ? text : `${text}\n`;
  if (file === undefined) {
    process.stdout.write(ended);
    return;
  }
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, ended);
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw new FixtureGateError(
      'CANNOT_WRITE',
      `the report cannot be written to ${JSON.stringify(file)} (${(cause as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      'name a file in a folder that exists and may be written to',
      { cause },
    );
  }
}
