import type { Progress } from '../gate.js';
import type { Verbosity } from '../inputs/invocation.js';

/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
/** Columns. A narrower terminal gets the counts alone, since a line that wraps is never cleared. */
const BAR_WIDTH = 24;
const WIDTH_UNKNOWN = 80;

/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
export function terminalProgress(
  verbosity: Verbosity,
  stderr: Pick<typeof process.stderr, 'isTTY' | 'columns' | 'write'> = process.stderr,
): Progress & { readonly end: () => void } {
  if (verbosity === 'quiet' || stderr.isTTY !== true) {
    const nothing = (): void => undefined;
    const stage = verbosity === 'verbose' ? (name: string) => void stderr.write(`${name}\n`) : nothing;
    return { stage, fixtures: nothing, end: nothing };
  }
  const columns = (): number => stderr.columns ?? WIDTH_UNKNOWN;
  let started = performance.now();
  let drawn = 0;
  const line = (text: string): void => void stderr.write(`\r\u001b[K${text.slice(0, columns() - 1)}`);
  return {
    stage(name) {
      started = performance.now();
      line(name);
    },
    fixtures(done, total) {
      const now = performance.now();
      if (now - drawn < REDRAW_MILLISECONDS) return;
      drawn = now;
      const filled = Math.round((done / total) * BAR_WIDTH);
      const seconds = Math.round((((now - started) / done) * (total - done)) / 1_000);
      const counts = `${done} of ${total}, ${seconds} s left`;
      const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] `;
      line(bar.length + counts.length < columns() ? bar + counts : counts);
    },
    end: () => line(''),
  };
}
