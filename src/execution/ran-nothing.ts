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
  /^=+ (?:\d+ (?:skipped|deselected|xfailed|warnings?)(?:, )?)+ in /m,
  /^(?:\d+ (?:skipped|deselected|xfailed|warnings?)(?:, )?)+ in [\d.]+s/m,
  /^\s*Tests\s+\d+ (?:skipped|todo) \(\d+\)$/m,
  /\bFailed: +0, Passed: +0, Skipped: +[1-9]/,
  /^[#ℹ] pass 0$/m,
];
/** Counts of what ran and of what was skipped: where both are equal, nothing was tested. */
const COUNTS: readonly RegExp[] = [
  /^Ran (\d+) tests? in [\s\S]{0,500}^OK \((?:[^)\n]*, )?skipped=(\d+)/m,
  /^\[?\w*\]?\s*Tests run: (\d+), Failures: 0, Errors: 0, Skipped: (\d+)/m,
  /^(\d+) examples?, 0 failures, (\d+) pending/m,
  /^Tests: (\d+), Assertions: \d+,.* Skipped: (\d+)/m,
];
const CARGO = /^test result: ok\. (\d+) passed/gm;

/** Whether the output of a command that ended well says that not one test ran. */
export function ranNoTest(output: string): boolean {
  const text = output.replace(/\x1b\[[0-9;]*m/g, '').replaceAll('\r', '');
  const go = /^ok\s.*\[no tests to run\]/m.test(text);
  // `go test ./...` says it of every package without that test; one that ran it says no such thing.
  if (go && /^ok\s(?!.*\[no test)/m.test(text)) return false;
  const cargo = [...text.matchAll(CARGO)];
  if (cargo.length > 0) return cargo.every(([, count]) => Number(count) === 0);
  if (COUNTS.some((pattern) => allSkipped(pattern.exec(text)))) return true;
  return NOTHING.some((pattern) => pattern.test(text));
}

function allSkipped(counts: RegExpExecArray | null): boolean {
  return counts !== null && Number(counts[1]) === Number(counts[2]);
}
