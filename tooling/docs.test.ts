import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './prepare.mjs';

const documents = globSync(['README.md', 'docs/**/*.md', '{packages,apps,deploy}/**/README.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path.includes('dist'),
});

/** A file of the repository in code style: from its top, with an extension. */
const filePath =
  /`((?:\.storybook|\.github|apps|bench|deploy|docs|e2e|packages|tooling)\/[\w./-]+\.[a-z]{2,4})`/g;

it('every file that a document names exists', () => {
  const named = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(filePath)].map(([, path = '']) => ({
      document,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});
