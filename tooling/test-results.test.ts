import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  commandResults,
  playwrightResults,
  totalsLine,
  vitestResults,
  type VitestReport,
} from './test-results.ts';

const aReport = (...fullNames: string[]): VitestReport => ({
  numPassedTests: fullNames.length,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { assertionResults: fullNames.map((fullName) => ({ fullName, status: 'passed', failureMessages: [] })) },
  ],
});

const somePassed = { passed: 3, failed: 0, skipped: 0 };

describe('results of Vitest', () => {
  it('count no test as skipped when every engine was tested', () => {
    const report = aReport('news on SQLite lists', 'news on PostgreSQL lists');
    expect(vitestResults(report)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  it('count the tests of PostgreSQL as skipped when it was not tested, and say why', () => {
    const results = vitestResults(aReport('news on SQLite lists', 'money formats'));
    expect(results).toMatchObject({ passed: 2, skipped: 1 });
    expect(results.reason).toContain('no server at TEST_DATABASE_URL');
  });

  it('count a test that passed when it was repeated as passed, and name it', () => {
    const report = aReport('news on SQLite lists', 'news on PostgreSQL lists');
    report.testResults[0]?.assertionResults[1]?.failureMessages.push('AssertionError: expected 1 to be 2');
    expect(vitestResults(report)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      unsteady: ['news on PostgreSQL lists'],
    });
  });

  it('count tests that are marked as skipped, and name them', () => {
    const assertionResults = [
      { fullName: 'two processes behind pgbouncer sign donors up', status: 'skipped', failureMessages: [] },
    ];
    const report = {
      ...aReport('a'),
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [{ assertionResults }],
    };
    expect(vitestResults(report)).toMatchObject({
      skipped: 2,
      reason: expect.stringContaining('“two processes behind pgbouncer sign donors up”'),
    });
  });

  it('count every test of an engine, because its name says `on SQLite` after a space', () => {
    const declared = globSync('apps/api/src/**/*.test.ts').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/each\(engines\)\(\s*['"`](.*)['"`],/g),
        ([, name]) => name,
      ),
    );
    expect(declared.length).toBeGreaterThan(40);
    expect(declared.filter((name) => !name?.includes(' on $name'))).toEqual([]);
  });
});

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

it('counts a flaky Playwright test as passed, and names it', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const journeys = { specs: [spec('joins', 'flaky'), spec('signs in', 'unexpected')] };
  const suites = [{ specs: [spec('opens home', 'expected')], suites: [journeys] }];
  expect(playwrightResults({ stats, suites })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    unsteady: ['joins'],
  });
});

describe('results of a command', () => {
  it.each([
    [0, { passed: 1, failed: 0, skipped: 0 }],
    [1, { passed: 0, failed: 1, skipped: 0 }],
    ['SIGKILL', { passed: 0, failed: 1, skipped: 0 }],
  ])('without a report depend on its exit code %s', (exitCode, expected) => {
    expect(commandResults(exitCode, undefined)).toEqual(expected);
  });

  it('include a failure when it exits with an error that its report does not mention', () => {
    expect(commandResults(1, () => somePassed)).toEqual({ ...somePassed, failed: 1 });
  });

  it('are one failure when the report is missing', () => {
    expect(commandResults(0, () => JSON.parse(''))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the last line', () => {
  it('has passed and failed checks', () => {
    expect(totalsLine([somePassed, { passed: 1, failed: 2, skipped: 0 }])).toBe('4 passed, 2 failed');
  });

  it('has skipped checks where there are some', () => {
    expect(totalsLine([somePassed, { passed: 1, failed: 0, skipped: 7 }])).toBe(
      '4 passed, 0 failed, 7 skipped',
    );
  });
});
