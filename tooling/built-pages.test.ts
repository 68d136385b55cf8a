import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { addressesOf, pageList } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { root } from './prepare.mjs';

const built = pageList.flatMap((page) =>
  addressesOf(page).map((address) => ({
    address,
    beforeScript: page.beforeScript,
    html: readFileSync(join(root, 'apps/web/dist', address, 'index.html'), 'utf8'),
  })),
);

describe('the built HTML of every page in the table', () => {
  test.each(built)('$address contains what it declares: $beforeScript', ({ html, beforeScript }) => {
    const found = { main: html.includes('<main'), needsScript: html.includes('<noscript>') };
    expect(found).toEqual({ main: beforeScript !== 'empty', needsScript: beforeScript !== 'read' });
  });

  test.each(built)('$address leaves its head to the server and names its code', ({ html }) => {
    expect(html).toContain('<!--head-->');
    expect(html).toMatch(/<script type="module"[^>]* src="\/assets\//);
  });
});
