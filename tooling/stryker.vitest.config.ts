import { defineConfig } from 'vitest/config';

/* The mutated server is tested on SQLite only. */
process.env['TEST_DATABASE_URL'] = 'postgres://127.0.0.1:9/none';

/** The tests of a mutation run. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/domain/src/**/*.test.ts',
      'apps/api/src/{platform/limits,features/{accounts,books,comments,donors,gifts,ledger,news}}/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
