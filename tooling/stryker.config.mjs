/**
 * Mutation testing on demand: `npm run test:mutation`, or for some files `npm run test:mutation -- --mutate 'packages/domain/src/money.ts'`.
 * Changes the shared rules and the guards of the server in many small ways, and fails when the tests catch less than 90%.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tooling/stryker.vitest.config.ts', related: false },
  mutate: [
    'packages/domain/src/{.,ledger}/*.ts',
    'apps/api/src/{limits/*,accounts/{codes,recovery,sessions}}.ts',
    'apps/api/src/{news/{clean-html,comments},books/{check,entries,giver,gifts}}.ts',
    '!**/{*.test,index}.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  /* TypeScript 7 has no API with which Stryker could read the configuration. */
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['test-results', 'storybook-static', 'apps/web/dist*', 'data', 'tests'],
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false },
};
