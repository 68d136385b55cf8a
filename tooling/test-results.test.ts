import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './prepare.mjs';
import { commandResults, playwrightResults, summaryOf, vitestResults } from './test-results.ts';

test('a run with faults fails and names them in its last ten lines', () => {
  const counts = { numPassedTests: 9, numFailedTests: 9, numPendingTests: 0, numTodoTests: 0 };
  const assertionResults = Array.from({ length: 9 }, (_, index) => ({
    fullName: `money rounds ${index}`,
    status: 'failed',
    failureMessages: ['no'],
  }));
  const file = { name: join(root, 'packages/domain/src/money.test.ts'), status: 'failed' };
  const unit = () => vitestResults({ ...counts, testResults: [{ ...file, assertionResults }] });
  const notLoaded = () => vitestResults({ ...counts, testResults: [{ ...file, assertionResults: [] }] });
  const specs = [{ file: 'accounts.spec.ts', title: 'signs in', tests: [{ status: 'unexpected' }] }];
  const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 0 };
  const endToEnd = () => playwrightResults({ stats, suites: [{ specs: [], suites: [{ specs }] }] });

  const results = [
    commandResults('types', 'SIGKILL', undefined),
    commandResults('stories', 0, () => JSON.parse('')),
    commandResults('server', 1, notLoaded),
    commandResults('end to end', 1, endToEnd),
    commandResults('unit', 1, unit),
  ];
  const summary = summaryOf([{ passed: 1, failed: 0, skipped: 1, reason: 'no nginx' }, ...results]);
  expect(summary.failed).toBe(true);
  expect(summary.lines.slice(-10)).toEqual([
    'Failed: types',
    'Failed: stories',
    'Failed: packages/domain/src/money.test.ts',
    'Failed: tests/e2e/accounts.spec.ts > signs in',
    ...[0, 1, 2, 3].map((index) => `Failed: packages/domain/src/money.test.ts > money rounds ${index}`),
    'and 5 more',
    '22 passed, 21 failed, 1 skipped',
  ]);
});
