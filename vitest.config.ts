import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    reporters: ['default', './__tests__/support/count-reporter.ts'],
    setupFiles: ['./__tests__/support/seed.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Two cores: more workers only make real-git tests time out.
    maxWorkers: 2,
  },
});
