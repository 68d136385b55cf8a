import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { colorNames } from '@hearthlight/domain/palette';

import { environment, root } from './prepare.mjs';
import { invisibleTokens } from './visible-change.ts';

/**
 * `npm run test:tokens`: changes every design token visibly in a sample of stories and fails unless the comparison of
 * pictures notices each change that shows, and notices each token in one story at least. Arguments choose other
 * story files; then no token has to be seen.
 */
interface TokenResults {
  testResults: {
    assertionResults: { meta: { reports?: { type: string; result: { caught: string[] } }[] } }[];
  }[];
}

/** Story files below `packages/ui/src` that together show every token. */
const sample = [
  'about/about-zero',
  'account/sign-in-form',
  'components/actions/button',
  'components/data/data-table',
  'components/data/quote',
  'components/data/stat',
  'components/feedback/notice',
  'components/feedback/status-text',
  'components/forms/code-field',
  'components/forms/field',
  'components/layout/steps',
  'components/media/arch-picture',
  'dashboard/donate/donate-pane',
  'dashboard/frame/dashboard-page',
  'dashboard/frame/menu-drawer',
  'dashboard/frame/sidebar',
  'dashboard/campaigns/campaigns-pane',
  'giving/goal-bar',
  'home/founders',
  'home/fulfillment-ticker',
  'home/home-hero',
  'home/how-to-help',
  'home/success-stories',
  'home/top-stories',
  'news/article-comments',
  'news/news-article-page',
  'news/rich-text',
  'site/auth-frame',
  'site/footer',
  'site/top-bar',
].map((file) => `packages/ui/src/${file}.stories.tsx`);

const results = join(root, 'node_modules/.cache/test-reports/tokens.json');
const chosen = process.argv.slice(2);
const files = chosen.length > 0 ? chosen : sample;

rmSync(results, { force: true });
mkdirSync(dirname(results), { recursive: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project=visual', '--testTimeout=300000', ...reporters, ...files],
  { cwd: root, stdio: 'inherit', env: { ...environment, PICTURES: 'tokens' } },
);

const { testResults }: TokenResults = JSON.parse(readFileSync(results, 'utf8'));
const caught = testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .flatMap(({ meta }) => meta.reports ?? [])
  .filter(({ type }) => type === 'tokens')
  .flatMap(({ result }) => result.caught);
const sheet = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8');
const names = [...colorNames, ...[...sheet.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name)];
const unseen = names.filter((name) => !caught.includes(name) && !invisibleTokens.includes(name));
console.log(`${new Set(caught).size} tokens noticed, ${caught.length} times in all`);
if (unseen.length > 0) console.log(`Not noticed in any story: ${unseen.join(', ')}`);
process.exitCode = status === 0 && (unseen.length === 0 || chosen.length > 0) ? 0 : 1;
