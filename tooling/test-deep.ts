import { logStep } from './prepare.mjs';
import { runParts } from './run-parts.ts';
import { totalsLine } from './test-results.ts';

/**
 * `npm run test:deep`: the checks that take minutes, one after the other, also after one has failed. Says at its end
 * which failed. Words after `--` select scripts by their name.
 */
const scripts = [
  'test:visual',
  'test:access',
  'test:tokens',
  'test:northwind',
  /* Builds the Storybook that the next two read. */
  'test:storybook',
  'chromatic:count',
  'chromatic:trace',
  'test:books',
  'test:mail',
  'test:image',
  'test:reproducible',
  'test:engines',
  'test:mutation',
];

const words = process.argv.slice(2);
const parts = scripts
  .filter((script) => words.length === 0 || words.some((word) => script.includes(word)))
  .map((script) => ({ name: script, command: `npm run --silent ${script}` }));
logStep(`Running ${parts.map(({ name }) => name).join(', ')}`);
const results = await runParts(parts, { atOnce: 1, showOutput: true });
const failed = parts.filter((_, index) => results[index]?.failed !== 0);
if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(totalsLine(results));
process.exitCode = failed.length > 0 ? 1 : 0;
