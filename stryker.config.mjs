/**
 * Mutation testing of the comparison: `npm run mutation`, or `npm run mutation -- --mutate src/comparison/leaves.ts`.
 * Results and survivors: docs/mutation.md. A whole run takes hours; MUTATION_REPORT names the report of a part.
 */
const report = process.env.MUTATION_REPORT ?? 'mutation';

export default {
  mutate: ['src/comparison/**/*.ts'],
  // Words for people: reports are held by goldens elsewhere, and no verdict hangs on them.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // It would rewrite the file with the JavaScript API of TypeScript, which version 7 does not have; nothing here asks for it.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: `reports/mutation/${report}.incremental.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutation/${report}.json` },
  ignorePatterns: ['dist', 'lib', 'reports', 'docs', 'examples', '__tests__/e2e'],
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 3,
  allowConsoleColors: false,
};
