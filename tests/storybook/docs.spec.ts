// cspell:words historypane
import { expect, type Page } from '@playwright/test';

import { entries, sourceOf, test } from './storybook.ts';

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
    return links.flatMap((link, index) => (images[index]?.naturalWidth ? [] : link.getAttribute('href')) ?? '');
  });

/** Returns the links of 'On this page' and of headings that lead nowhere. Runs in the page. */
const readDeadLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.sbdocs-wrapper a[href^="#"]:not(.sb-story *)')]
    .filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))))
    .map(({ hash, textContent }) => `${textContent}: ${hash}`);

/** Returns the names in the component's own file that its documentation page must mark. */
const partsOf = (docs: string): string[] =>
  Array.from(sourceOf(docs).matchAll(/ data-part="(.+?)"/g), ([, name = '']) => name);

/** Reads the names of the parts whose markers are within the picture. Runs in the page. */
function readMarked(markers: Element[]) {
  const picture = document.querySelector('[data-anatomy] > *')?.getBoundingClientRect() ?? new DOMRect();
  const inside = (box: DOMRect) =>
    box.left >= picture.left && box.right <= picture.right && box.top >= picture.top && box.bottom <= picture.bottom;
  return markers
    .filter((marker) => inside(marker.getBoundingClientRect()))
    .map((marker) => marker.getAttribute('data-marker'));
}

/** Asserts that the picture of a component shows a marker for each part, and that the list has as many entries. */
async function expectMarkers(page: Page, parts: readonly string[]): Promise<void> {
  const anatomy = page.locator('[data-anatomy]');
  await anatomy.scrollIntoViewIfNeeded();
  const marked = () => anatomy.locator('[data-marker]').evaluateAll(readMarked);
  // A story in a frame loads once it is in view.
  await expect.soft
    .poll(marked, { message: 'marked parts', timeout: 20_000 })
    .toEqual(expect.arrayContaining([...parts]));
  const count = await anatomy.locator('> ol > li').count();
  expect.soft(await marked(), 'marked parts').toHaveLength(count);
  expect.soft(count, 'parts').toBeGreaterThan(1);
  const withoutSentence = anatomy.locator('> ol > li').filter({ hasNotText: ':' });
  expect.soft(await withoutSentence.allTextContents(), 'parts without a sentence').toEqual([]);
}

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
    expect.soft(await page.evaluate(readDeadLinks), 'links without a target').toEqual([]);
    expect.soft(await page.locator('.sbdocs-content [id=""]').count(), 'empty ids').toBe(0);
    const links = page.locator('.sbdocs a[href*="path=/"]:not([href*="desk/"])');
    for (const link of await links.evaluateAll((found) => found.map((each) => each.getAttribute('href'))))
      expect.soft(known).toContain(link?.split('/').at(-1));
    if (id !== scrollsItself) expect.soft(await page.evaluate(() => scrollY), 'scrolls by itself').toBe(0);
    const parts = partsOf(id);
    if (parts.length > 1 || (await page.locator('[data-anatomy]').count()) > 0) await expectMarkers(page, parts);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.locator('html').evaluate((root) => root.scrollWidth);
      expect.soft(scrollWidth, `scrolls horizontally at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('a page in frames shows its first story, its parts and its tokens before it is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await ready(page, 'iframe.html?viewMode=docs&id=library-feedback-dialog--docs');
  const story = page.locator('[data-framed] iframe').first().contentFrame();
  await expect(story.locator('#storybook-root button')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-anatomy] > ol > li')).toHaveText([
    /^Title/,
    /^Close button/,
    /^Description/,
    /^Content/,
  ]);
  await expect(page.locator('[data-tokens] > li').filter({ hasText: 'width-sheet' })).toBeAttached();
});

/** Long pages, with stories in frames, whose height is known only once they are loaded. */
const longPages = [
  'library-feedback-dialog--docs',
  'library-data-datatable--docs',
  'product-dashboard-history-historypane--docs',
];

/** Waits until the page has kept its height for a second. */
async function settle(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let [before, now] = [0, await height()]; before !== now; [before, now] = [now, await height()])
    await page.waitForTimeout(1000);
}

for (const id of longPages)
  test(`'On this page' leads to each heading of ${id}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await ready(page, `iframe.html?viewMode=docs&id=${id}`);
    const links = page.locator('.toc-list a');
    await links.first().waitFor();
    for (const link of await links.all()) {
      await link.click();
      await settle(page);
      const heading = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
      const [top, below] = await heading.evaluate((element) => [
        element.getBoundingClientRect().top,
        document.documentElement.scrollHeight - innerHeight - scrollY,
      ]);
      const text = await link.textContent();
      expect.soft(top, `${text} is above the window`).toBeGreaterThanOrEqual(-1);
      // The last headings cannot get to the top.
      if ((below ?? 0) > 1) expect.soft(top, `${text} is too low`).toBeLessThan(120);
    }
  });

test('the list of WCAG criteria leads to a component and to its story', async ({ page }) => {
  await ready(page, 'iframe.html?viewMode=docs&id=start-here-accessibility-and-wcag--docs');
  const keyboardTrap = page.locator('h3:has-text("2.1.2 No keyboard trap") + p');
  for (const id of ['/docs/library-feedback-dialog--docs', '/story/library-feedback-dialog--escape'])
    await expect(keyboardTrap.locator(`a[href$="${id}"]`).first()).toBeVisible();
});
