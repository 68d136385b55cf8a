import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { chooseSiteDirectory, root } from '../../../tooling/prepare.mjs';
import { siteDirectory } from './directory.mjs';

const web = join(root, 'apps/web');
const northwind = '/srv/northwind';

describe('the folder of the built site', () => {
  test('is apps/web/dist for Hearthlight’s own content', () => {
    expect(siteDirectory({})).toBe(join(web, 'dist'));
    expect(siteDirectory({ CONTENT_DIR: 'packages/content/hearthlight/' })).toBe(join(web, 'dist'));
  });

  test('is different for each other content folder, however its path is written', () => {
    const folders = [northwind, '/srv/southwind'].map((CONTENT_DIR) => siteDirectory({ CONTENT_DIR }));
    expect(new Set([...folders, join(web, 'dist')]).size).toBe(3);
    expect(siteDirectory({ CONTENT_DIR: '/srv/southwind/../northwind/' })).toBe(folders[0]);
  });

  test('is SITE_DIR, if that is set', () => {
    expect(siteDirectory({ SITE_DIR: '/var/www/site', CONTENT_DIR: northwind })).toBe('/var/www/site');
  });
});

const readOnly = (directory: string) => !directory.startsWith(root);

describe('npm start builds', () => {
  test("in the program's folder", () => {
    expect(chooseSiteDirectory({ CONTENT_DIR: northwind }, () => true)).toBe(siteDirectory({ CONTENT_DIR: northwind }));
  });

  test("in DATA_DIR, a folder for each content, when the program's folder is read-only", () => {
    const chosen = ['/srv/northwind', '/srv/southwind'].map((CONTENT_DIR) =>
      chooseSiteDirectory({ CONTENT_DIR, DATA_DIR: '/var/lib/giving' }, readOnly),
    );
    for (const directory of chosen) expect(directory).toMatch(/^\/var\/lib\/giving\/site-[\da-f]{8}$/);
    expect(new Set(chosen).size).toBe(2);
  });

  test('in SITE_DIR, wherever that is', () => {
    expect(chooseSiteDirectory({ SITE_DIR: '/var/www/site' }, readOnly)).toBe('/var/www/site');
  });
});
