import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { areInstalled } from './installed-packages.mjs';

const wanted = {
  '': { name: 'site' },
  'apps/api': { version: '0.1.0' },
  'node_modules/api': { resolved: 'apps/api', link: true },
  'node_modules/server': { version: '2.0.0' },
  'node_modules/linter': { version: '1.0.0', dev: true },
  'node_modules/binding-for-another-system': { version: '1.0.0', optional: true },
};

function aFolder(installed?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlight-packages-'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  const file = join(folder, 'node_modules/.package-lock.json');
  if (installed) writeFileSync(file, JSON.stringify({ packages: installed }));
  return folder;
}

const { 'node_modules/linter': linter, ...production } = wanted;

test.each([
  ['nothing', undefined, false, false],
  ['all packages', { ...production, 'node_modules/linter': linter }, true, true],
  ['only production packages', production, true, false],
  ['another version', { ...wanted, 'node_modules/server': { version: '1.9.0' } }, false, false],
  ['no link to a workspace', { ...wanted, 'node_modules/api': undefined }, false, false],
])('with %s installed', (_, installed, forProduction, forDevelopment) => {
  const folder = aFolder(installed);
  expect(areInstalled(folder, { production: true })).toBe(forProduction);
  expect(areInstalled(folder, { production: false })).toBe(forDevelopment);
});
