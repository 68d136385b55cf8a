import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './prepare.mjs';

it('documents the number of pictures, which is that of the snapshots of Chromatic', () => {
  const documented = /It is (\d+) snapshots/.exec(readFileSync(join(root, 'docs/storybook.md'), 'utf8'))?.[1];
  expect(Number(documented)).toBe(readdirSync(join(root, 'tests/pictures/baseline')).length);
});
