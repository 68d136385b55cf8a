import { expect, type Page } from '@playwright/test';

import { entries, test } from './storybook.ts';

/** The docs page of a panel that scrolls itself into view. */
const scrollsItself = 'product-dashboard-parts-maildraftpanel--docs';

/** Widths in px at which a page must not scroll horizontally. */
const widths = [390, 1366];

/** Waits until all stories have replaced their loaders. */
async function ready(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#storybook-docs .sbdocs h1, .sb-errordisplay:visible').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sb-story')].every(
      (story) => story.querySelector('iframe') ?? story.querySelector('[id^=story--] > *, pre'),
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Reads the text of each error block. Runs in the page. */
const readErrors = () =>
  [...document.querySelectorAll<HTMLElement>('.sb-errordisplay, .docblock-emptyblock, .sb-story > pre')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => `error block: ${element.innerText.slice(0, 200)}`);

/** Returns the addresses of links without a picture. */
const withoutPicture = (page: Page): Promise<string[]> =>
  page.locator('.sbdocs section li a').evaluateAll(async (links) => {
    const images = links.map((link) => link.querySelector('img'));
    for (const image of images) if (image) image.loading = 'eager';
    await Promise.all(images.map(async (image) => image?.decode().catch(() => undefined)));
    return links.flatMap(
      (link, index) => (images[index]?.naturalWidth ? [] : link.getAttribute('href')) ?? '',
    );
  });

const known = entries.map(({ id }) => id);

for (const { id, type } of entries) {
  if (type !== 'docs') continue;
  test(id, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await ready(page, `iframe.html?viewMode=docs&id=${id}`);
    expect.soft(await page.evaluate(readErrors)).toEqual([]);
    const unlisted = page.locator('.sbdocs-wrapper:has(.sbdocs-content h2):not(:has(.toc-list a))');
    await expect.soft(unlisted, 'lists no headings').toBeHidden();
    if (/^start-here-(?:overview|screens)--docs$/.test(id)) {
      await page.locator('.sbdocs section li a').first().waitFor();
      expect.soft(await withoutPicture(page), 'links without a picture').toEqual([]);
    }
    const links = page.locator('.sbdocs a[href*="path=/"]');
    for (const link of await links.evaluateAll((found) => found.map((each) => each.getAttribute('href'))))
      expect.soft(known).toContain(link?.split('/').at(-1));
    if (id !== scrollsItself) expect.soft(await page.evaluate(() => scrollY), 'scrolls by itself').toBe(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, scrollHeight } = await page
        .locator('html')
        .evaluate((root) => ({ scrollWidth: root.scrollWidth, scrollHeight: root.scrollHeight }));
      expect.soft(scrollWidth, `scrolls horizontally at ${width} px`).toBeLessThanOrEqual(width);
      if (id === 'library-data-datatable--docs' && width === 390)
        expect.soft(scrollHeight).toBeLessThan(6000);
    }
  });
}
