/** How many checks of one part of `npm test` passed, failed and were skipped. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** What was skipped and why. */
  reason?: string;
  /** Names of the tests that passed only when they were repeated. */
  unsteady?: string[];
}

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; /** Of every try. */ failureMessages: string[] }[];
  }[];
}

/** A file or a group of tests in Playwright's JSON report. */
interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const reportUnsteady = (names: string[]) => (names.length > 0 ? { unsteady: names } : {});

/**
 * Results of a Vitest project. Tests of a database are declared once for each engine, `… on SQLite` and
 * `… on PostgreSQL`; without a PostgreSQL server the second half is missing from the report and counts as skipped.
 * Tests that need PostgreSQL or a program such as nginx are in the report as skipped.
 */
export function vitestResults(report: VitestReport): Results {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const names = tests.map(({ fullName }) => fullName);
  const repeated = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  const missing = tests.filter(({ status }) => status === 'skipped').map(({ fullName }) => `“${fullName}”`);
  const withoutPostgres = names.some((name) => name.includes(' on PostgreSQL'))
    ? 0
    : names.filter((name) => name.includes(' on SQLite')).length;
  const skipped = report.numPendingTests + report.numTodoTests + withoutPostgres;
  const reasons = [
    ...(withoutPostgres > 0
      ? [`${withoutPostgres} tests on PostgreSQL: no server at TEST_DATABASE_URL or 127.0.0.1:5432`]
      : []),
    ...(missing.length > 0
      ? [`${missing.length} tests whose server or program was not found: ${missing.join(', ')}`]
      : []),
  ];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped,
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
    ...reportUnsteady(repeated.map(({ fullName }) => fullName)),
  };
}

const flakyTitles = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyTitles),
];

/** Results of Playwright. A test that passed when it was repeated has passed, and is reported as unsteady. */
export function playwrightResults({ stats, suites }: PlaywrightReport): Results {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...reportUnsteady(suites.flatMap(flakyTitles)),
  };
}

/**
 * Results of a command: its report's, or one check for a command without a report. A command that exits with an error
 * has failed, whatever its report says, and one whose report is missing has too.
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

/** The last line of a run: `12 passed, 0 failed`, with `, 3 skipped` where something was skipped. */
export function totalsLine(all: readonly Results[]): string {
  const total = (key: 'passed' | 'failed' | 'skipped') => all.reduce((sum, results) => sum + results[key], 0);
  const skipped = total('skipped');
  return `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
