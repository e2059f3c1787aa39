import { readFileSync } from 'node:fs';
import { FixtureGateError } from '../errors.js';

/** A commit message that is being written. @throws {FixtureGateError} BAD_USAGE */
export function readMessage(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new FixtureGateError(
      'BAD_USAGE',
      `the message file ${JSON.stringify(file)} cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      'give the file that git hands to a commit-msg hook: fixture-gate trailers --check "$1"',
      { cause },
    );
  }
}
