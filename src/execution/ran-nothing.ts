/*
 * A runner that was told a name that it does not know often ends well: nothing ran, so nothing failed. As a replay that
 * would be the proof that a failure does not repeat. These are the words in which runners say so.
 */
const NOTHING: readonly RegExp[] = [
  /^testing: warning: no tests to run$/m,
  /\[no tests to run\]/,
  /^no tests ran\b/m,
  /^=+ .*\bno tests ran\b/m,
  /^collected 0 items/m,
  /^Ran 0 tests in /m,
  /^No tests found\b/im,
  /^No tests executed!/m,
  /^No test files found/m,
  /^Tests run: 0, Failures: 0/m,
  /^\s*0 passing\b/m,
  /^0 examples, 0 failures/m,
  /^Tests:\s+(?:\d+ (?:skipped|todo), )+\d+ total$/m,
  /^\s*Tests\s+(?:\d+ skipped \| )?no tests$/m,
  /^No test matches the given testcase filter/m,
  /^# tests 0$/m,
  /^=+ (?:\d+ (?:skipped|deselected)(?:, )?)+ in /m,
];
const CARGO = /^running (\d+) tests?$/gm;

/** Whether the output of a command that ended well says that not one test ran. */
export function ranNoTest(output: string): boolean {
  const text = output.replace(/\x1b\[[0-9;]*m/g, '').replaceAll('\r', '');
  const go = /^ok\s.*\[no tests to run\]/m.test(text);
  // `go test ./...` says it of every package without that test; one that ran it says no such thing.
  if (go && /^ok\s(?!.*\[no test)/m.test(text)) return false;
  const cargo = [...text.matchAll(CARGO)];
  if (cargo.length > 0) return cargo.every(([, count]) => Number(count) === 0);
  return NOTHING.some((pattern) => pattern.test(text));
}
