import { defineConfig } from 'vitest/config';

/** The tests that a mutation run repeats: those of one target, named by `MUTATION_TESTS`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
