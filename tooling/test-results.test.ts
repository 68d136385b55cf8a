import { expect, test } from 'vitest';

import { commandResults, playwrightResults, summaryOf, vitestResults } from './test-results.ts';

/* Proves that a run can fail, and that it names what it skips and repeats. */

const passed = { passed: 3, failed: 0, skipped: 0 };

test('counts the tests on PostgreSQL as skipped without a server', () => {
  const assertionResults = [{ fullName: 'news on SQLite lists', status: 'passed', failureMessages: [] }];
  const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const results = vitestResults({ ...counts, testResults: [{ assertionResults }] });
  expect(results).toMatchObject({ passed: 1, skipped: 1 });
  expect(results.reason).toContain('no server at TEST_DATABASE_URL');
});

test('counts a flaky test as passed and names it', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'joins', tests: [{ status: 'flaky' }] }] }] }];
  const expected = { passed: 5, failed: 1, skipped: 2, retried: ['joins'] };
  expect(playwrightResults({ stats, suites })).toEqual(expected);
});

test.each([
  ['exits with an error', commandResults(1, undefined), { passed: 0, failed: 1, skipped: 0 }],
  ['is killed', commandResults('SIGKILL', undefined), { passed: 0, failed: 1, skipped: 0 }],
  ['exits with an error despite a good report', commandResults(1, () => passed), { ...passed, failed: 1 }],
  ['writes no report', commandResults(0, () => JSON.parse('')), { passed: 0, failed: 1, skipped: 0 }],
])('fails a command that %s', (_, results, expected) => {
  expect(results).toEqual(expected);
  expect(summaryOf([passed, results]).failed).toBe(true);
});

test('fails when more than two tests passed only on retry', () => {
  const two = summaryOf([{ ...passed, skipped: 1, reason: 'no nginx', retried: ['opens', 'closes'] }]);
  expect(two).toEqual({
    lines: [
      'Skipped: no nginx.',
      'Passed only on retry: “opens”.',
      'Passed only on retry: “closes”.',
      '3 passed, 0 failed, 1 skipped, 2 only on retry',
    ],
    failed: false,
  });
  const three = summaryOf([{ ...passed, retried: ['opens', 'closes', 'joins'] }]);
  expect(three.failed).toBe(true);
  expect(three.lines).toContain('3 tests passed only on retry; at most 2 may. Fix them.');
});
