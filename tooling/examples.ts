import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { environment, root } from './prepare.mjs';

/**
 * `npm run test:deep -- examples`: runs every story with each foundation in `packages/content/examples`, and mirrored. Arguments
 * select story files.
 */
const folder = 'packages/content/examples';

for (const example of readdirSync(join(root, folder))) {
  console.log(`The stories with ${example}:`);
  const arguments_ = ['--no-install', 'vitest', 'run', '--project=storybook', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', arguments_, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, CHECKS: 'mirrored', CONTENT_DIR: join(folder, example) },
  });
  if (status !== 0) process.exitCode = 1;
}
