import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { newFolder } from '../testing/engines.ts';
import { createMetrics } from './metrics.ts';
import { commitIn, version } from './version.ts';

const commit = 'f93b295a'.repeat(5);
const ref = 'refs/heads/main';
const onBranch = { HEAD: `ref: ${ref}\n` };

test.each<[string, Record<string, string>, string | undefined]>([
  ['a branch', { ...onBranch, [ref]: `${commit}\n` }, commit],
  ['a packed branch', { ...onBranch, 'packed-refs': `# pack-refs\n${commit} ${ref}\n` }, commit],
  ['a commit', { HEAD: `${commit}\n` }, commit],
  ['a branch without a commit', onBranch, undefined],
  ['no clone', {}, undefined],
])('reads the commit of a clone with %s', (_, files, expected) => {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, '.git', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(commitIn(folder)).toBe(expected);
});

test('the metrics have the version', async () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(?:\+\w{1,8})?$/);
  expect(await createMetrics().text()).toContain(`hearthlight_info{version="${version}"} 1`);
});
