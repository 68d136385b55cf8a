import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from './chromium.ts';
import { build, environment, root, run, say } from './prepare.mjs';

/**
 * `npm test`: every check there is, from a clean clone, and one line at the end over all of them. Two lanes run
 * side by side, because the machines that must pass have two cores; the browser journeys come last and alone.
 */
interface Count {
  passed: number;
  failed: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const reports = join(root, 'node_modules/.cache/test-reports');

/** Where no Chromium is installed: Debian's, where this is Debian and we may, else the test tool's own. */
function findBrowser(): void {
  if (findChromium().executablePath) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  say(`Fetching a browser for the tests${mayInstall ? ' (Debian’s Chromium)' : ''}`);
  if (mayInstall) {
    run('apt-get', ['update', '-qq'], 'apt-get update failed; install Chromium or set CHROMIUM_PATH.');
    run(
      'apt-get',
      ['install', '-y', '-qq', 'chromium', 'fonts-liberation'],
      'Chromium could not be installed; install it or set CHROMIUM_PATH.',
    );
  } else
    run(
      'npx',
      ['--no-install', 'playwright', 'install', 'chromium'],
      'No Chromium or Chrome was found and none could be fetched; install one or set CHROMIUM_PATH.',
    );
}

/** Runs a command, keeping its output for the case that it fails. */
function execute(command: string, args: string[], extra: NodeJS.ProcessEnv = {}) {
  return new Promise<{ status: number; output: string }>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

async function part(
  name: string,
  command: string,
  args: string[],
  { extra = {}, count }: { extra?: NodeJS.ProcessEnv; count?: () => Count } = {},
): Promise<Count> {
  const begun = Date.now();
  const { status, output } = await execute(command, args, extra);
  const counted = tally(status, count);
  const seconds = Math.round((Date.now() - begun) / 1000);
  say(`${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  if (counted.failed > 0) console.log(output);
  else
    for (const line of output.split('\n')) if (/SKIPPED|skips? /i.test(line)) console.log(`  ${line.trim()}`);
  return counted;
}

/** A part without a report counts as one check; a part that failed without saying so in its report has failed. */
function tally(status: number, count: (() => Count) | undefined): Count {
  const bare = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!count) return bare;
  try {
    const counted = count();
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(project: string): Promise<Count> {
  const file = join(reports, `${project}.json`);
  const args = [
    '--no-install',
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
  ];
  return part(project, 'npx', [...args, `--outputFile.json=${file}`], {
    count: () => {
      const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  });
}

function journeys(): Promise<Count> {
  const file = join(reports, 'e2e.json');
  return part('end to end', 'npx', ['--no-install', 'playwright', 'test', '--reporter=line,json'], {
    extra: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count: () => {
      const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  });
}

async function inTurn(...parts: (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const next of parts) counts.push(await next());
  return counts;
}

console.log(`Node ${process.version}; temporary files in ${tmpdir()}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
findBrowser();
build();
say('Testing');
const npx =
  (name: string, ...args: string[]) =>
  () =>
    part(name, 'npx', ['--no-install', ...args]);
const lanes = await Promise.all([
  inTurn(
    npx('types', 'tsc', '-b'),
    npx('lint', 'oxlint', '--type-aware', '--deny-warnings'),
    npx('format', 'oxfmt', '--check', '.'),
    () => vitest('unit'),
    () => vitest('api'),
  ),
  inTurn(() => vitest('storybook')),
]);
const counts = [...lanes.flat(), await journeys()];
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
