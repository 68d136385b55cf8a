import { readdirSync } from 'node:fs';

import { type Commands, runNamed } from './run-named.ts';

const stories = (checks: string, options = '') => `CHECKS=${checks} vitest run --project=storybook ${options}`;

/** Each foundation here runs all stories, mirrored. */
const examples = 'packages/content/examples';

/** Tests in another browser, which is installed as root on Debian. Elsewhere they are skipped without it. */
const inEngine = (browser: string, packages: string, config: string) =>
  `if command -v ${browser} || (apt-get update -qq && apt-get install -y -qq ${packages})
  then ENGINE=firefox playwright test --config ${config}; else echo 'Skipped: install ${packages}.'; fi`;

/**
 * The parts of `npm run test:deep`, which runs all of them, or `-- part…` with the arguments that follow: `npm run
 * test:deep -- mutation --mutate packages/domain/src/money/money.ts`.
 */
const parts: Commands = {
  visual: 'npm run --silent test:visual --',
  access: stories('access', '--testTimeout=180000 page.stories pane.stories view.stories'),
  coverage: stories('widths', '--testTimeout=60000 --coverage'),
  'end-to-end': 'npm run --silent build && DEEP=yes playwright test --config tests/e2e -g @deep',
  servers: 'vitest run --project=deep',
  ...Object.fromEntries(
    readdirSync(examples).map((name) => [name, `CONTENT_DIR=${examples}/${name} ${stories('mirrored')}`]),
  ),
  storybook:
    'npm run --silent build && npm run --silent build-storybook && playwright test --config tests/storybook --project walk accessibility',
  books: 'BOOKS_OPERATIONS=10000 vitest run --project=api apps/api/src/features/ledger/random-operations.test.ts',
  pledges: 'PLEDGE_RUNS=500 vitest run --project=api apps/api/src/features/imports/random-pledges.test.ts',
  ledger: 'LEDGER_CHANGES=10000 vitest run --project=unit packages/domain/src/ledger',
  mail: 'MAIL_ROUNDS=100 vitest run --project=api apps/api/src/features/updates/impact-updates.test.ts',
  firefox: inEngine('firefox-esr', 'firefox-esr', 'tests/e2e'),
  webkit: inEngine('WebKitWebDriver', 'webkit2gtk-driver xvfb', 'tests/e2e/webkit'),
  next: 'node tests/consumers/next.ts',
  mutation: 'stryker run tooling/stryker.config.mjs',
};

runNamed(parts, Object.keys(parts));
