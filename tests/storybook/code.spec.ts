// cspell:words exportmenu languagemenu
import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { componentId, entries, test } from './storybook.ts';

interface Manifest {
  components: Record<string, { stories: { snippet: string }[] }>;
}

const manifest = new URL('../../storybook-static/manifests/components.json', import.meta.url);
const { components }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));

/*
 * Each Copy button of documentation pages must give the code that is in the manifest, which
 * `packages/ui/package/snippets.deep.test.ts` compiles and renders.
 */
for (const { id, type, name } of entries) {
  const component = components[componentId(id)];
  if (type !== 'docs' || name !== 'Docs' || !component) continue;
  test(id, async ({ page }) => {
    await page.goto(`iframe.html?viewMode=docs&id=${id}`);
    const known = component.stories.map(({ snippet }) => snippet);
    const buttons = page.getByRole('button', { name: 'Copy code' });
    await buttons.nth(new Set(known).size - 1).waitFor();
    // Two pages would share the clipboard of the system.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text),
        },
      });
    });
    for (const button of await buttons.all()) {
      await page.evaluate(() => delete document.documentElement.dataset['copied']);
      await button.click();
      const copied = await page.waitForFunction(() => document.documentElement.dataset['copied']);
      expect(known).toContain(await copied.jsonValue());
    }
  });
}

for (const id of ['product-dashboard-history-exportmenu--docs', 'product-site-languagemenu--docs'])
  test(`offers no code of ${id}, which the package does not export`, async ({ page }) => {
    await page.goto(`iframe.html?viewMode=docs&id=${id}`);
    await page.getByText('Not in the package; only in this site').waitFor();
    await page.locator('.sbdocs-preview').first().waitFor();
    await expect(page.getByRole('button', { name: /^(?:Copy|Show) code$/ })).toHaveCount(0);
  });
