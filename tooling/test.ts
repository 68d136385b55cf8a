import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { concurrently } from 'concurrently';

import { installChromium } from './chromium.ts';
import { build, compileWords, environment, logStep, root } from './prepare.mjs';
import { exitWith } from './run-step.mjs';
import {
  commandResults,
  playwrightResults,
  type Results,
  summaryOf,
  totalsLine,
  vitestResults,
} from './test-results.ts';

/*
 * `npm test`, after packages are installed: finds a browser, builds, runs all parts and prints the totals. With `--changed` runs
 * what uncommitted changes can affect, with `--changed=main` what differs from a commit or branch.
 */
const changed = process.argv.slice(2).find((argument) => /^--changed(?:=|$)/.test(argument));

/** A command of the run. A part without a report counts as one check. */
interface Part {
  name: string;
  command: string;
  env?: NodeJS.ProcessEnv;
  report?: () => Results;
}

const reports = 'node_modules/.cache/test-reports';
const reportPath = (name: string) => join(root, reports, `${name}.json`);
const readReport = (name: string) => JSON.parse(readFileSync(reportPath(name), 'utf8'));

/** Returns a run of Vitest. Failed tests are retried once; `summaryOf` limits how many. */
function vitest(name: string, options = '', projects = [name]): Part {
  const command = `vitest run ${projects.map((project) => `--project=${project}`).join(' ')} --retry=1 ${options} --reporter=default --reporter=json --outputFile.json='${reportPath(name)}'`;
  return { name, command, report: () => vitestResults(readReport(name)) };
}

const endToEnd: Part = {
  name: 'end to end',
  command: 'playwright test --config tests/e2e --reporter=line,json',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('e2e') },
  report: () => playwrightResults(readReport('e2e')),
};

const lint = 'oxlint --type-aware --deny-warnings';

/** Many server tests wait for timers, processes or a database, so two files run at a time. */
const twoFiles = '--maxWorkers=2';

/* One checker takes less processor time in total than several. */
const types: Part = { name: 'types', command: 'tsc -b --checkers 1' };

/* Keeps what it found in unchanged files. */
const spelling: Part = { name: 'spelling', command: 'npm run --silent lint:spelling' };

/** All parts. Two run at a time, longest first. The server tests wait most, so they run beside the stories. */
const allParts: Part[] = [
  vitest('storybook'),
  vitest('api', twoFiles),
  endToEnd,
  vitest('unit', twoFiles),
  types,
  { name: 'lint', command: lint },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'imports', command: 'npm run --silent lint:imports' },
  { name: 'dead code', command: 'npm run --silent lint:dead-code' },
  spelling,
];

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Returns the parts that changes since a commit can affect, without the end-to-end tests. */
function changedParts(option: string): Part[] {
  const commit = option.split('=')[1] ?? 'HEAD';
  const { status, stderr, stdout } = git('diff', '--name-only', '--diff-filter=d', commit);
  if (status !== 0) exitWith(stderr.trim());
  const untracked = git('ls-files', '--others', '--exclude-standard').stdout;
  const files = `${stdout}${untracked}`.split('\n').filter((file) => file !== '');
  /* Nearly every test of the server imports all of it, so only those of the changed folders run. */
  const server = new Set(files.flatMap((file) => /^apps\/api\/src\/(?:features\/)?[^/.]+/.exec(file) ?? []));
  /* To find that no story imports a file takes half a minute of processor time. */
  const isSeen = files.some((file) => !/^(?:apps\/api|deploy|docs|tests)\//.test(file));
  const check = (name: string, command: string, pattern = /(?:)/): Part[] => {
    const checked = files.filter((file) => pattern.test(file)).map((file) => `'${file}'`);
    return checked.length > 0 ? [{ name, command: `${command} ${checked.join(' ')}` }] : [];
  };
  return [
    ...(isSeen ? [vitest('units and stories', `${option} --passWithNoTests`, ['unit', 'storybook'])] : []),
    ...(server.size > 0 ? [vitest('server', [...server].join(' '), ['api'])] : []),
    types,
    ...check('lint', `${lint} --no-error-on-unmatched-pattern`, /\.(?:tsx?|mjs)$/),
    ...check('format', 'oxfmt --check --no-error-on-unmatched-pattern'),
    spelling,
  ];
}

/** Runs parts, two at a time, and prints the output of those that failed. */
async function runParts(parts: readonly Part[]): Promise<Results[]> {
  const all = parts.map((): Results => ({ passed: 0, failed: 1, skipped: 0 }));
  const { commands, result } = concurrently(
    parts.map((part) => ({ name: part.name, command: part.command, env: { ...environment, ...part.env } })),
    {
      cwd: root,
      maxProcesses: 2,
      outputStream: new Writable({ write: (_chunk, _encoding, done) => done() }),
    },
  );
  for (const [index, command] of commands.entries()) {
    const output: Buffer[] = [];
    command.stdout.subscribe((chunk) => output.push(chunk));
    command.stderr.subscribe((chunk) => output.push(chunk));
    command.close.subscribe(({ exitCode, timings }) => {
      const results = commandResults(command.name, exitCode, parts[index]?.report);
      all[index] = results;
      logStep(`${command.name}: ${totalsLine([results])} (${Math.round(timings.durationSeconds)} s)`);
      if (results.failed > 0) console.log(Buffer.concat(output).toString());
    });
  }
  /* Rejects when a command fails; the results include that. */
  await result.catch(() => undefined);
  return all;
}

console.log(`Node.js ${process.version}`);
rmSync(join(root, reports), { recursive: true, force: true });
mkdirSync(join(root, reports), { recursive: true });
installChromium();
await compileWords();
if (!changed) await build();
const parts = changed ? changedParts(changed) : allParts;
logStep(`Testing: ${parts.map(({ name }) => name).join(', ')}`);
const began = performance.now();
const { lines, failed } = summaryOf(await runParts(parts));
console.log(
  `\nTogether ${Math.round((performance.now() - began) / 1000)} s. Not run: ${changed ? 'what the change cannot affect, and end to end' : '`npm run test:deep`'}.`,
);
console.log(lines.join('\n'));
process.exitCode = failed ? 1 : 0;
