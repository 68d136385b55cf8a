import { spawnSync } from 'node:child_process';
import { Writable } from 'node:stream';

import { concurrently } from 'concurrently';

import { installChromium } from './chromium.ts';
import { build, compileWords, environment, logStep, root } from './prepare.mjs';
import { exitWith } from './run-step.mjs';

/*
 * `npm test`, after packages are installed: finds a browser, builds, runs all parts and prints the totals. With `--changed` runs
 * the tests near uncommitted changes, with `--changed=main` those near what differs from a commit or branch.
 */
const changed = process.argv.slice(2).find((argument) => /^--changed(?:=|$)/.test(argument));

/** A command of the run. */
interface Part {
  name: string;
  command: string;
}

/** Returns a run of Vitest. Failed tests are retried once; `summaryOf` limits how many. */
function vitest(name: string, options = '', projects = [name]): Part {
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  return { name, command: `vitest run ${chosen} --retry=1 --reporter=verbose ${options}` };
}

const endToEnd: Part = { name: 'end to end', command: 'playwright test --config tests/e2e --reporter=dot' };

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

/** Returns the parts near the changes since a commit, without the end-to-end tests. */
function changedParts(option: string): Part[] {
  const commit = option.split('=')[1] ?? 'HEAD';
  const { status, stderr, stdout } = git('diff', '--name-only', '--diff-filter=d', commit);
  if (status !== 0) exitWith(stderr.trim());
  const untracked = git('ls-files', '--others', '--exclude-standard').stdout;
  const files = `${stdout}${untracked}`.split('\n').filter((file) => file !== '');
  /* Nearly every test of the server imports all of it, so only those of the changed folders run. */
  const server = new Set(files.flatMap((file) => /^apps\/api\/src\/(?:features\/)?[^/.]+/.exec(file) ?? []));
  /* Likewise, nearly every story shows a button. Those of a folder and the folders in it run. */
  const stories = new Set(
    files.flatMap((file) => /^(?:packages\/ui|apps\/(?:desk|web))\/src\/.+(?=\/[^/]+$)/.exec(file) ?? []),
  );
  /* To find that no unit test imports a file takes seconds of processor time. */
  const hasUnits = files.some((file) => !/^(?:apps\/api|deploy|docs|tests)\//.test(file));
  const check = (name: string, command: string, pattern = /(?:)/): Part[] => {
    const checked = files.filter((file) => pattern.test(file)).map((file) => `'${file}'`);
    return checked.length > 0 ? [{ name, command: `${command} ${checked.join(' ')}` }] : [];
  };
  return [
    ...(stories.size > 0 ? [vitest('stories', `${[...stories].join(' ')} --passWithNoTests`, ['storybook'])] : []),
    ...(hasUnits ? [vitest('units', `${option} --passWithNoTests`, ['unit'])] : []),
    ...(server.size > 0 ? [vitest('server', [...server].join(' '), ['api'])] : []),
    types,
    ...check('lint', `${lint} --no-error-on-unmatched-pattern`, /\.(?:tsx?|mjs)$/),
    ...check('format', 'oxfmt --check --no-error-on-unmatched-pattern'),
    spelling,
  ];
}

/** The result of a part that has ended. */
interface Outcome {
  name: string;
  exitCode: number | string;
  output: string;
}

/** Returns the tests that Playwright lists below `3 flaky` or `1 failed`. */
const listed = (output: string, title: string) =>
  (new RegExp(`^ {2}\\d+ ${title}\\n((?: {4}.*\\n)+)`, 'm').exec(output)?.[1] ?? '')
    .split('\n')
    .flatMap((line) => line.replaceAll(/^ +|[ ─]+$/g, '') || []);

const found = (output: string, pattern: RegExp) => [
  ...new Set(Array.from(output.matchAll(pattern), ([, text = '']) => text)),
];

/** Returns the names of the tests that failed, or that of the part. */
function failuresOf({ name, exitCode, output }: Outcome): string[] {
  if (exitCode === 0) return [];
  const tests = [...found(output, /^ FAIL +(.*)$/gm), ...listed(output, 'failed')];
  return tests.length > 0 ? tests : [name];
}

/** Maximum number of tests that may pass only on retry. Allows for a busy machine, but not for flaky tests. */
const mostRetried = 2;

/** Maximum number of failures to name, so that the last ten lines of a run name them. */
const mostNamed = 8;

/** Returns the last lines of a run, and whether it failed. */
function summaryOf(outcomes: readonly Outcome[]): { lines: string[]; failed: boolean } {
  const output = outcomes.map((outcome) => outcome.output).join('\n');
  const retried = [...found(output, /^ ✓ (.*) \(retry x\d+\)/gm), ...listed(output, 'flaky')];
  const failures = outcomes.flatMap(failuresOf);
  const lines = [
    ...found(output, /^(Warning: .*)$/gm),
    ...found(output, /^ ↓ (.*)$/gm).map((test) => `Skipped: ${test}`),
    ...retried.map((test) => `Passed only on retry: ${test}`),
    ...(retried.length > mostRetried ? [`At most ${mostRetried} tests may pass only on retry.`] : []),
    ...failures.slice(0, mostNamed).map((test) => `Failed: ${test}`),
    ...(failures.length > mostNamed ? [`and ${failures.length - mostNamed} more`] : []),
  ];
  return { lines, failed: failures.length > 0 || retried.length > mostRetried };
}

/** Returns how many tests passed and failed, as Vitest or Playwright say. */
const countsOf = (output: string) =>
  found(output, /^(?: +Tests +| {2}(?=\d+ (?:failed|flaky|skipped|passed)))(.*)$/gm).join(', ');

/** New objects have more room, because collecting those of tests more often takes a tenth of the processor time. */
const nodeOptions = `${environment['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim();

/** Runs parts, two at a time, and prints the output of those that failed. */
async function runParts(parts: readonly Part[]): Promise<Outcome[]> {
  const { commands, result } = concurrently(
    parts.map((part) => ({ ...part, env: { ...environment, NO_COLOR: '1', NODE_OPTIONS: nodeOptions } })),
    {
      cwd: root,
      maxProcesses: 2,
      outputStream: new Writable({ write: (_chunk, _encoding, done) => done() }),
    },
  );
  const outcomes = parts.map(({ name }): Outcome => ({ name, exitCode: 'none', output: '' }));
  for (const [index, command] of commands.entries()) {
    const output: Buffer[] = [];
    command.stdout.subscribe((chunk) => output.push(chunk));
    command.stderr.subscribe((chunk) => output.push(chunk));
    command.close.subscribe(({ exitCode, timings }) => {
      const outcome = { name: command.name, exitCode, output: Buffer.concat(output).toString() };
      outcomes[index] = outcome;
      const counts = countsOf(outcome.output) || (exitCode === 0 ? 'passed' : 'failed');
      logStep(`${command.name}: ${counts} (${Math.round(timings.durationSeconds)} s)`);
      if (exitCode !== 0) console.log(outcome.output.replaceAll(/^ ✓ .*\n/gm, ''));
    });
  }
  /* Rejects when a command fails; the outcomes include that. */
  await result.catch(() => undefined);
  return outcomes;
}

console.log(`Node.js ${process.version}`);
installChromium();
await compileWords();
if (!changed) await build();
const parts = changed ? changedParts(changed) : allParts;
logStep(`Testing: ${parts.map(({ name }) => name).join(', ')}`);
const began = performance.now();
const { lines, failed } = summaryOf(await runParts(parts));
console.log(
  `\nTogether ${Math.round((performance.now() - began) / 1000)} s. Not run: ${changed ? 'stories and server tests of other folders, and end to end' : '`npm run test:deep`'}.`,
);
console.log(lines.join('\n'));
process.exitCode = failed ? 1 : 0;
