import type { Reporter, TestModule } from 'vitest/node';

/** Prints the line that `.ci/run` ends with, from the runner's own result. A module that fails to load counts as one failure. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'skipped') skipped += 1;
        else failed += 1;
      }
      if (tests.length === 0 || module.errors().length > 0) failed += 1;
    }
    console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  }
}
