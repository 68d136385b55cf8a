import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from './chromium.ts';
import { build, environment, logStep, root } from './prepare.mjs';
import { type Part, runParts } from './run-parts.ts';
import {
  playwrightResults,
  type PlaywrightReport,
  totalsLine,
  type VitestReport,
  vitestResults,
} from './test-results.ts';

/* `npm test`, after the packages are installed: fetches a browser, builds, runs every part and prints the totals. */

const reports = 'node_modules/.cache/test-reports';
const reportPath = (name: string) => join(root, reports, `${name}.json`);

/**
 * Installs a browser: as root on Debian its headless shell, which needs half the processor time of Chromium; elsewhere
 * Playwright's build, where no Chromium is installed.
 */
function fetchBrowser(): void {
  const { executablePath } = findChromium();
  const useDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (executablePath && (!useDebian || process.env['CHROMIUM_PATH'] || executablePath.endsWith('-shell')))
    return;
  logStep(
    `Installing a browser for the tests (${useDebian ? "Debian's headless Chromium" : "Playwright's Chromium"})`,
  );
  const commands = useDebian
    ? ['apt-get update -qq', 'apt-get install -y -qq chromium-headless-shell fonts-liberation']
    : ['playwright install chromium'];
  const options = { stdio: 'inherit', shell: true, env: environment } as const;
  const installed = commands.every((command) => spawnSync(command, options).status === 0);
  if (installed || executablePath) return;
  console.error('No Chromium or Chrome was found or could be installed; install one or set CHROMIUM_PATH.');
  process.exit(1);
}

/** A Vitest project. A failed test is repeated once, because one fault of the machine need not end a long run. */
function vitest(name: string, options = ''): Part {
  const command = `vitest run --project=${name} --retry=1 ${options} --reporter=default --reporter=json --outputFile.json=${reports}/${name}.json`;
  const report = () => {
    const json: VitestReport = JSON.parse(readFileSync(reportPath(name), 'utf8'));
    return vitestResults(json);
  };
  return { name, command, report };
}

const endToEnd: Part = {
  name: 'end to end',
  command: 'playwright test --config tests/e2e --reporter=line,json',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('e2e') },
  report: () => {
    const json: PlaywrightReport = JSON.parse(readFileSync(reportPath('e2e'), 'utf8'));
    return playwrightResults(json);
  },
};

/** Many tests of the server wait for timers, processes or a database, so two files run at a time. */
const twoFiles = '--maxWorkers=2';

/** Two run at a time. The longest come first, so that no processor is idle at the end. */
const parts: Part[] = [
  vitest('storybook', '--coverage'),
  endToEnd,
  vitest('api', twoFiles),
  vitest('unit', twoFiles),
  { name: 'types', command: 'tsc -b' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'imports', command: 'npm run --silent lint:imports' },
  { name: 'dead code', command: 'npm run --silent lint:dead-code' },
  { name: 'workflows', command: 'npm run --silent lint:workflows' },
];

console.log(`Node.js ${process.version}`);
rmSync(join(root, reports), { recursive: true, force: true });
mkdirSync(join(root, reports), { recursive: true });
fetchBrowser();
build();
logStep('Testing: types, lint, format, imports, dead code, workflows, stories, unit, server and end to end');
/* Node.js keeps what it compiled: the tests start more than a hundred processes from the same sources. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
const all = await runParts(
  parts.map((part) => ({ ...part, env: { ...env, ...part.env } })),
  { atOnce: 2 },
);

console.log('\nNot run: `npm run test:deep`, which compares pictures and opens the built Storybook:');
console.log('every story at two widths with and without motion, and every docs page.');
for (const { reason, unsteady } of all) {
  if (reason) console.log(`Skipped: ${reason}.`);
  for (const name of unsteady ?? []) console.log(`Unsteady: “${name}” passed only when repeated. Mend it.`);
}
console.log(totalsLine(all));
process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
