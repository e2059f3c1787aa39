import { closeSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { FixtureGateError } from '../errors.js';
import type { OutputOptions } from '../inputs/invocation.js';
import type { RenderContext } from '../reporters/reporter.js';

/** Columns of a terminal that does not say. */
const DEFAULT_WIDTH = 100;

/** How a person's terminal looks; nothing of it when the output goes to a file or a pipe. */
export function terminalContext({ file }: OutputOptions): RenderContext {
  const toTerminal = file === undefined && process.stdout.isTTY === true;
  const colour = toTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
  return { width: toTerminal ? (process.stdout.columns ?? DEFAULT_WIDTH) : DEFAULT_WIDTH, colour };
}

/**
 * Writes the report and nothing else. A file is there whole or not at all, however the run ends. What is no file (a device, a
 * pipe) is written to and stays what it is: whoever may rename in `/dev` would lose `/dev/null` for the whole machine.
 */
export function writeReport(text: string, { file }: OutputOptions): void {
  const ended = text.endsWith('\n') ? text : `${text}\n`;
  if (file === undefined) {
    process.stdout.write(ended);
    return;
  }
  let draft: string | undefined;
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there !== undefined && !there.isFile()) {
      writeFileSync(file, ended);
      return;
    }
    // A link stays a link.
    const final = there === undefined ? file : realpathSync(file);
    draft = `${final}.${process.pid}.part`;
    writePieces(draft, ended);
    renameSync(draft, final);
  } catch (cause) {
    if (draft !== undefined) rmSync(draft, { force: true });
    throw new FixtureGateError(
      'CANNOT_WRITE',
      `the report cannot be written to ${JSON.stringify(file)} (${(cause as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      'name a file in a folder that exists and may be written to',
      { cause },
    );
  }
}

/** Characters that are encoded at once, so that the bytes of a long report never stand beside its text. */
const PIECE = 1_048_576;

function writePieces(file: string, text: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let at = 0; at < text.length; ) {
      const end = Math.min(text.length, at + PIECE);
      // No pair of surrogates is cut: each half would be written as a sign of its own.
      const last = end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
      const bytes = Buffer.from(text.slice(at, last), 'utf8');
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
      at = last;
    }
  } finally {
    closeSync(descriptor);
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
