import { relative } from 'node:path';

import { root } from './prepare.mjs';

/** Test counts of one part of `npm test`. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** What was skipped, and why. */
  reason?: string;
  /** Names of tests that passed on retry. They count as passed. */
  retried?: string[];
  /** What failed: `file > test`. */
  failures?: string[];
}

/** The used part of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** The absolute path of the file. */
    name: string;
    /** Also `failed` for a file that could not be loaded. */
    status: string;
    assertionResults: { fullName: string; status: string; /** Of all tries. */ failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The used part of Playwright's JSON report. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const pathOf = (file: string) => relative(root, file);

/**
 * Returns the results of a Vitest project. Database tests run once per engine, `… on SQLite` and `… on PostgreSQL`.
 * Without a PostgreSQL server, the second half is missing from the report and counts as skipped.
 */
export function vitestResults(report: VitestReport): Results {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const namesOf = (some: typeof tests) => some.map(({ fullName }) => fullName);
  const skipped = namesOf(tests.filter(({ status }) => status === 'skipped'));
  const hasPostgres = tests.some(({ fullName }) => fullName.includes(' on PostgreSQL'));
  const onSqlite = tests.filter(({ fullName }) => fullName.includes(' on SQLite')).length;
  const withoutPostgres = hasPostgres ? 0 : onSqlite;
  const reasons = [
    withoutPostgres > 0 &&
      `${withoutPostgres} tests on PostgreSQL: no server at TEST_DATABASE_URL or 127.0.0.1:5432`,
    skipped.length > 0 &&
      `${skipped.length} tests whose server or program was not found: “${skipped.join('”, “')}”`,
  ].filter((reason) => reason !== false);
  const failures = report.testResults.flatMap(({ name, status: ofFile, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const names = failed.map(({ fullName }) => `${pathOf(name)} > ${fullName}`);
    return ofFile === 'failed' && names.length === 0 ? [pathOf(name)] : names;
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    failures,
    skipped: report.numPendingTests + report.numTodoTests + withoutPostgres,
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
    retried: namesOf(
      tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    ),
  };
}

/** Returns the names of tests with a status. */
const namesWith = (wanted: string, { specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `tests/e2e/${file} > ${title}`),
  ...suites.flatMap((suite) => namesWith(wanted, suite)),
];

/** Returns the results of Playwright. */
export function playwrightResults({ stats, suites }: PlaywrightReport): Results {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: suites.flatMap((suite) => namesWith('flaky', suite)),
    failures: suites.flatMap((suite) => namesWith('unexpected', suite)),
  };
}

/**
 * Returns the results of a command: those in its report, or one check if it has none. A command that exits with an
 * error or writes no report has failed.
 */
export function commandResults(
  name: string,
  exitCode: number | string,
  report: (() => Results) | undefined,
): Results {
  const failure: Results = { passed: 0, failed: 1, skipped: 0, failures: [name] };
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : failure;
  try {
    const results = report();
    return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1, failures: [name] } : results;
  } catch {
    return failure;
  }
}

/** Returns the counts in one line: `12 passed, 0 failed`, plus `3 skipped` and `1 only on retry` if any. */
export function totalsLine(all: readonly Results[]): string {
  const total = (key: 'passed' | 'failed' | 'skipped') => all.reduce((sum, results) => sum + results[key], 0);
  const retried = all.flatMap((results) => results.retried ?? []).length;
  const optional = [
    total('skipped') > 0 && `, ${total('skipped')} skipped`,
    retried > 0 && `, ${retried} only on retry`,
  ];
  return `${total('passed')} passed, ${total('failed')} failed${optional.filter(Boolean).join('')}`;
}

/** Maximum number of tests that may pass only on retry. Allows for a busy machine, but not for flaky tests. */
const mostRetried = 2;

/** Maximum number of failures to name, so that the last ten lines of a run name them. */
const mostNamed = 8;

/** Returns the last lines of a run, and whether it failed. */
export function summaryOf(all: readonly Results[]): { lines: string[]; failed: boolean } {
  const retried = all.flatMap((results) => results.retried ?? []);
  const tooMany = retried.length > mostRetried;
  const failures = all.flatMap((results) => results.failures ?? []);
  const lines = [
    ...all.flatMap(({ reason }) => (reason === undefined ? [] : [`Skipped: ${reason}.`])),
    ...retried.map((name) => `Passed only on retry: “${name}”.`),
    ...(tooMany
      ? [`${retried.length} tests passed only on retry; at most ${mostRetried} may. Fix them.`]
      : []),
    ...failures.slice(0, mostNamed).map((name) => `Failed: ${name}`),
    ...(failures.length > mostNamed ? [`and ${failures.length - mostNamed} more`] : []),
    totalsLine(all),
  ];
  return { lines, failed: tooMany || all.some(({ failed }) => failed > 0) };
}
