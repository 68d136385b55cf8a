import type { Page } from '@playwright/test';

import { findFaults, type Part } from './part.ts';
import { readEntries } from './served.ts';

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

/** Returns the problems of the open page. */
async function readPage(page: Page, id: string, known: ReadonlySet<string>): Promise<string[]> {
  const problems = await page.evaluate(readErrors);
  const unlisted = page.locator('.sbdocs-wrapper:has(.sbdocs-content h2):not(:has(.toc-list a))');
  await unlisted.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => problems.push('lists no headings'));
  if (/^start-here-(?:overview|screens)--docs$/.test(id)) {
    await page.locator('.sbdocs section li a').first().waitFor();
    problems.push(...(await withoutPicture(page)).map((href) => `no picture links to ${href}`));
  }
  const links = await page
    .locator('.sbdocs a[href*="path=/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  problems.push(...links.filter((link) => !known.has(link)).map((link) => `broken link to a story: ${link}`));
  if (id !== scrollsItself && (await page.evaluate(() => scrollY > 0)))
    problems.push('the page scrolled by itself');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, scrollHeight } = await page
      .locator('html')
      .evaluate((root) => ({ scrollWidth: root.scrollWidth, scrollHeight: root.scrollHeight }));
    if (scrollWidth > width) problems.push(`at ${width} px it scrolls horizontally, to ${scrollWidth} px`);
    if (id === 'library-data-datatable--docs' && width === 390 && scrollHeight > 6000)
      problems.push(`at ${width} px it is ${scrollHeight} px tall`);
  }
  return problems;
}

/** Opens every documentation page, with motion. */
export const walkDocs: Part = async (served, entries) => {
  const known = new Set((await readEntries(served)).map(({ id }) => id));
  const pages = entries.filter(({ type }) => type === 'docs');
  return findFaults(served, { reducedMotion: 'no-preference' }, pages, async (page, { id }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await ready(page, `${served.origin}iframe.html?viewMode=docs&id=${id}`);
    return readPage(page, id, known);
  });
};
