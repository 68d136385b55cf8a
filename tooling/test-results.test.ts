import { describe, expect, it } from 'vitest';

import {
  commandResults,
  playwrightResults,
  summaryOf,
  vitestResults,
  type VitestReport,
} from './test-results.ts';

const aTest = (fullName: string, status = 'passed', ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

const aReport = (...assertionResults: ReturnType<typeof aTest>[]): VitestReport => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: 0,
  numPendingTests: assertionResults.filter(({ status }) => status === 'skipped').length,
  numTodoTests: 0,
  testResults: [{ assertionResults }],
});

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

const somePassed = { passed: 3, failed: 0, skipped: 0 };

describe('vitestResults', () => {
  it('counts the tests on PostgreSQL as skipped without a server', () => {
    const results = vitestResults(aReport(aTest('news on SQLite lists'), aTest('money formats')));
    expect(results).toMatchObject({ passed: 2, skipped: 1 });
    expect(results.reason).toContain('no server at TEST_DATABASE_URL');
  });

  it('skips nothing when both engines ran', () => {
    const report = aReport(aTest('news on SQLite lists'), aTest('news on PostgreSQL lists'));
    expect(vitestResults(report)).toEqual({ passed: 2, failed: 0, skipped: 0, retried: [] });
  });

  it('names skipped tests and tests that passed on retry', () => {
    const report = aReport(
      aTest('two processes behind pgbouncer', 'skipped'),
      aTest('closes', 'passed', 'AssertionError'),
    );
    expect(vitestResults(report)).toMatchObject({
      passed: 1,
      skipped: 1,
      reason: expect.stringContaining('“two processes behind pgbouncer”'),
      retried: ['closes'],
    });
  });
});

it('playwrightResults counts a flaky test as passed and names it', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const journeys = { specs: [spec('joins', 'flaky'), spec('signs in', 'unexpected')] };
  const suites = [{ specs: [spec('opens home', 'expected')], suites: [journeys] }];
  expect(playwrightResults({ stats, suites })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    retried: ['joins'],
  });
});

describe('commandResults', () => {
  it.each([
    [0, { passed: 1, failed: 0, skipped: 0 }],
    [1, { passed: 0, failed: 1, skipped: 0 }],
    ['SIGKILL', { passed: 0, failed: 1, skipped: 0 }],
  ])('without a report follows the exit code %s', (exitCode, expected) => {
    expect(commandResults(exitCode, undefined)).toEqual(expected);
  });

  it('fails a command that exits with an error despite a good report', () => {
    expect(commandResults(1, () => somePassed)).toEqual({ ...somePassed, failed: 1 });
  });

  it('fails a command without its report', () => {
    expect(commandResults(0, () => JSON.parse(''))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('summaryOf', () => {
  it('ends with the counts of all parts', () => {
    const all = [somePassed, { passed: 1, failed: 0, skipped: 7, reason: 'no nginx' }];
    const lines = ['Skipped: no nginx.', '4 passed, 0 failed, 7 skipped'];
    expect(summaryOf(all)).toEqual({ lines, failed: false });
  });

  it('fails when a part failed', () => {
    expect(summaryOf([somePassed, { passed: 1, failed: 1, skipped: 0 }]).failed).toBe(true);
  });

  it('lists the tests that passed only on retry, and accepts two', () => {
    const all = [
      { ...somePassed, retried: ['opens'] },
      { ...somePassed, retried: ['closes'] },
    ];
    const lines = [
      'Passed only on retry: “opens”.',
      'Passed only on retry: “closes”.',
      '6 passed, 0 failed, 2 only on retry',
    ];
    expect(summaryOf(all)).toEqual({ lines, failed: false });
  });

  it('fails when more than two tests passed only on retry', () => {
    const all = [
      { ...somePassed, retried: ['opens', 'closes'] },
      { ...somePassed, retried: ['joins'] },
    ];
    expect(summaryOf(all)).toMatchObject({ failed: true });
    expect(summaryOf(all).lines).toContain('3 tests passed only on retry; at most 2 may. Fix them.');
  });
});
