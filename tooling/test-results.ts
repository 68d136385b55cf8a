/** Test counts of one part of `npm test`. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** What was skipped, and why. */
  reason?: string;
  /** Names of tests that passed on retry. They count as passed. */
  retried?: string[];
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; /** Of all tries. */ failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

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
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests + withoutPostgres,
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
    retried: namesOf(
      tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    ),
  };
}

const flakyTitles = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyTitles),
];

/** Returns the results of Playwright. */
export function playwrightResults({ stats, suites }: PlaywrightReport): Results {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: suites.flatMap(flakyTitles),
  };
}

/**
 * Returns the results of a command: those in its report, or one check if it has none. A command that exits with an
 * error or writes no report has failed.
 */
export function commandResults(exitCode: number | string, report: (() => Results) | undefined): Results {
  const failure: Results = { passed: 0, failed: 1, skipped: 0 };
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : failure;
  try {
    const results = report();
    return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
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

/** Returns the last lines of a run, and whether it failed. */
export function summaryOf(all: readonly Results[]): { lines: string[]; failed: boolean } {
  const retried = all.flatMap((results) => results.retried ?? []);
  const tooMany = retried.length > mostRetried;
  const lines = [
    ...all.flatMap(({ reason }) => (reason === undefined ? [] : [`Skipped: ${reason}.`])),
    ...retried.map((name) => `Passed only on retry: “${name}”.`),
    ...(tooMany
      ? [`${retried.length} tests passed only on retry; at most ${mostRetried} may. Fix them.`]
      : []),
    totalsLine(all),
  ];
  return { lines, failed: tooMany || all.some(({ failed }) => failed > 0) };
}
