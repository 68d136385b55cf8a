import { type Commands, runNamed } from './run-named.ts';

const stories = (checks: string, options: string) =>
  `CHECKS=${checks} vitest run --project=storybook ${options}`;

/**
 * The parts of `npm run test:deep`, which runs all of them, or `-- part…` with the arguments that follow: `npm run test:deep
 * -- mutation --mutate packages/domain/src/money.ts`.
 */
const parts: Commands = {
  visual: 'npm run --silent test:visual --',
  access: stories('access', '--testTimeout=180000 page.stories pane.stories view.stories'),
  coverage: stories('widths', '--testTimeout=60000 --coverage'),
  'end-to-end': 'npm run --silent build && DEEP=yes playwright test --config tests/e2e -g @deep',
  servers: 'vitest run --project=deep',
  examples: 'node tooling/examples.ts',
  storybook: 'npm run --silent build-storybook && node tooling/storybook-walk/run.ts',
  pictures: 'node tooling/picture-changes.ts',
  books: 'BOOKS_OPERATIONS=10000 vitest run --project=api apps/api/src/books/random-operations.test.ts',
  ledger: 'LEDGER_CHANGES=10000 vitest run --project=unit packages/domain/src/ledger',
  mail: 'MAIL_ROUNDS=100 vitest run --project=api apps/api/src/mail/impact-updates.test.ts',
  engines: 'node tooling/engines.ts',
  next: 'node tests/consumers/next.ts',
  mutation: 'stryker run tooling/stryker.config.mjs',
};

runNamed(parts, Object.keys(parts));
