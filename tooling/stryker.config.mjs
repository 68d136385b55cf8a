/**
 * Mutation testing on demand: `npm run test:deep -- mutation`, or for some files `npm run test:deep -- mutation
 * --mutate packages/domain/src/money/money.ts`. Mutates the shared rules and the server's guards. Fails when the tests
 * catch less than 90%.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tooling/stryker.vitest.config.ts', related: false },
  mutate: [
    'packages/domain/src/{.,accounts,campaigns,comments,dates,languages,ledger,money,news,pages,payments,text}/*.ts',
    'apps/api/src/{platform/limits/*,features/accounts/{codes,recovery,sessions}}.ts',
    'apps/api/src/features/{news/clean-html,comments/{held-reason,post-comment},ledger/check,books/{entries,giver},gifts/gifts}.ts',
    '!**/{*.test,index}.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  /* Stryker cannot read the configuration, because TypeScript 7 has no JavaScript API. */
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['test-results', 'storybook-static', 'apps/{web,desk}/dist*', 'data', 'tests'],
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false },
};
