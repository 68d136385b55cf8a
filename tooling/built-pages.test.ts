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
  test.each(built)('$address contains its content or form: $beforeScript', ({ html, beforeScript }) => {
    const found = { main: html.includes('<main'), needsScript: html.includes('<noscript>') };
    expect(found).toEqual({ main: true, needsScript: beforeScript !== 'read' });
    expect(html).not.toMatch(/<!--(?:pictures|app|data|without-script)-->/);
  });

  test.each(built)('$address leaves its head to the server and names its code', ({ html }) => {
    expect(html).toContain('<!--head-->');
    expect(html).toMatch(
      /<script src="\/assets\/start-[^"]*" data-start="(?:idle|now)" data-modules="\/assets\//,
    );
  });
});

describe('what the server renders with', () => {
  const templates: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'apps/web/dist/.server/templates.json'), 'utf8'),
  );

  test.each(['home', 'news', 'about', 'ledger'])(
    'the page of %s has a place for content, data and head',
    (name) => {
      for (const place of ['pictures', 'head', 'app', 'data'])
        expect(templates[name]?.split(`<!--${place}-->`)).toHaveLength(2);
    },
  );

  test('the first script is a classic one: it neither imports nor exports', () => {
    const [, file = ''] = /<script src="([^"]+)"/.exec(templates['home'] ?? '') ?? [];
    expect(readFileSync(join(root, 'apps/web/dist', file), 'utf8')).not.toMatch(/\bexport\b|^import\b/);
  });
});
