import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { installChromium } from './chromium.ts';
import { environment, root } from './prepare.mjs';

/*
 * `npm run test:visual`: compares every story tagged `visual` or `matrix` with its pictures in `tests/pictures/baseline`. Vitest writes
 * what differs to `tests/pictures/report`: before, after and the difference, by story file. `-- --update` approves new
 * pictures and removes those without a story; other arguments are Vitest's, such as a story file or `-t` with a name.
 */
const baseline = join(root, 'tests/pictures/baseline');
const report = join(root, 'tests/pictures/report');

/** The runs: all stories with Hearthlight's content, then those tagged `foundations` with the example. */
const runs = {
  hearthlight: 'packages/content/hearthlight',
  northwind: 'packages/content/examples/northwind',
};

const args = process.argv.slice(2);
const update = args.includes('--update');
const chosen = args.filter((argument) => argument !== '--update');

function isEqual([name, content]: [string, string]): boolean {
  const options = ['--project=visual', '--passWithNoTests', `--update=${update ? 'all' : 'none'}`];
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...options, ...chosen], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PICTURES: name, CONTENT_DIR: content },
  });
  return status === 0;
}

interface StoryResults {
  testResults: { assertionResults: { meta: { storyId?: string } }[] }[];
}

/** Returns baselines without a story. Their names have no repeated hyphens, and end in width and condition. */
function orphans(): string[] {
  const stories = Object.keys(runs).flatMap((name) => {
    const { testResults }: StoryResults = JSON.parse(readFileSync(join(report, name, 'results.json'), 'utf8'));
    return testResults.flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta.storyId ?? ''));
  });
  const known = new Set(stories.map((id) => id.replaceAll(/-+/g, '-')));
  return readdirSync(baseline).filter((file) => !known.has(file.replace(/-\d+(?:-(?!\d)[a-z-]+)?\.png$/, '')));
}

/* Another browser than the headless shell spaces letters differently. */
installChromium();
rmSync(report, { recursive: true, force: true });
const differ = Object.entries(runs).filter((run) => !isEqual(run));
/* A run that stopped early knows only some of the stories. */
const orphaned = chosen.length > 0 || differ.length > 0 ? [] : orphans();
if (update) for (const file of orphaned) rmSync(join(baseline, file));
else for (const file of orphaned) console.log(`Has no story: ${file}`);
for (const [name] of differ) console.log(`See tests/pictures/report/${name}/index.html`);
if (differ.length > 0 || (orphaned.length > 0 && !update)) {
  console.log('To approve the new pictures: npm run test:visual -- --update');
  process.exitCode = 1;
}
