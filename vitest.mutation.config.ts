import { defineConfig } from 'vitest/config';

/** The tests that judge `src/comparison`, without what has nothing to say about it. */
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? ['__tests__/comparison/**/*.test.ts'],
    exclude: process.env.MUTATION_LAWS === 'yes' ? [] : ['**/laws.test.ts', '**/aligned-facts.test.ts'],
    setupFiles: ['./__tests__/support/seed.ts'],
    testTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 1,
  },
});
