import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { Stryker } from '@stryker-mutator/core';

import { root } from '../prepare.mjs';
import { survivorOf, scoreOf, type Outcome, type Survivor } from './outcome.ts';
import { targets, type Target } from './targets.ts';

/**
 * `npm run test:mutation`: changes the sources of each target in many small ways, and runs its tests for each change.
 * Fails when less than 90 % are noticed, or when one that is not noticed is not in docs/mutation-testing.md with a
 * reason. Words after `--` select targets by their name.
 */
const required = 90;
const cache = join(root, 'node_modules/.cache/stryker');
/* The mutated server is tested on SQLite alone. */
process.env['TEST_DATABASE_URL'] = 'postgres://127.0.0.1:9/none';
/** Rows of the table of survivors, in which a `|` of the code is written `\\|`. */
const documented = readFileSync(join(root, 'docs/mutation-testing.md'), 'utf8')
  .replaceAll('\\|', '|')
  .split('\n');

const hasReason = ({ file, change }: Survivor) =>
  documented.some((row) => row.startsWith(`| \`${basename(file)}\` | ${change} |`));

async function mutate({ name, sources, tests }: Target): Promise<Outcome> {
  process.env['MUTATION_TESTS'] = tests.join(' ');
  const mutants = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tooling/mutation/vitest.config.ts', related: false },
    mutate: [...sources, '!**/*.test.ts'],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 1),
    /* TypeScript 7 has no API with which Stryker could read the configuration. */
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['test-results', 'storybook-static', 'apps/web/dist', 'data', 'tests'],
    tempDirName: join(cache, 'sandbox'),
    reporters: ['json'],
    jsonReporter: { fileName: join(cache, `${name.replace('/', '-')}-report.json`) },
    warnings: false,
  }).runMutationTest();
  return {
    name,
    noticed: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    survivors: mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(survivorOf),
  };
}

const describe = (survivor: Survivor) =>
  `  ${survivor.file}:${survivor.line}: ${survivor.change}${hasReason(survivor) ? '' : ' (not documented)'}`;

const words = process.argv.slice(2);
const chosen = targets.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
mkdirSync(cache, { recursive: true });
const outcomes: Outcome[] = [];
for (const target of chosen) {
  const outcome = await mutate(target);
  outcomes.push(outcome);
  const { noticed, survivors } = outcome;
  console.log(
    `${target.name}: ${noticed} of ${noticed + survivors.length} noticed (${scoreOf([outcome]).toFixed(1)} %)`,
  );
  if (survivors.length > 0) console.log(survivors.map(describe).join('\n'));
}
writeFileSync(join(cache, 'outcomes.json'), JSON.stringify(outcomes, null, 2));
const unknown = outcomes.flatMap(({ survivors }) => survivors).filter((survivor) => !hasReason(survivor));
console.log(
  `Score: ${scoreOf(outcomes).toFixed(1)} %; ${unknown.length} survivors without a documented reason.`,
);
process.exitCode = scoreOf(outcomes) < required || unknown.length > 0 ? 1 : 0;
