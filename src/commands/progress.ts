import { type Progress, SILENT } from '../gate.js';
import type { Verbosity } from '../inputs/argv.js';

/** Milliseconds between two drawings: an eye does not follow more, and a terminal is slow. */
const REDRAW_MILLISECONDS = 100;
const BAR_WIDTH = 24;

/** On standard error, and only where it is a terminal: the report on standard output stays clean. */
export function terminalProgress(verbosity: Verbosity): Progress & { readonly end: () => void } {
  const { stderr } = process;
  if (verbosity === 'quiet' || stderr.isTTY !== true) {
    const stage = verbosity === 'verbose' ? (name: string) => void stderr.write(`${name}\n`) : SILENT.stage;
    return { ...SILENT, stage, end: () => undefined };
  }
  let started = performance.now();
  let drawn = 0;
  const line = (text: string): void => void stderr.write(`\r\u001b[K${text}`);
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
      line(`[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${total}, ${seconds} s left`);
    },
    end: () => line(''),
  };
}
