import type { Page } from 'playwright';

import { shownComponents, shownScreens } from '../../packages/ui/src/foundations/story-index.ts';
import type { Entry, Fault, Part } from './part.ts';
import { onTwoPages } from './served.ts';

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

/** Returns the expected links without a picture. */
async function missingCards(page: Page, expected: readonly string[]): Promise<string[]> {
  const shown = await page.locator('.sbdocs section li a').evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const image = link.querySelector('img');
        if (image) image.loading = 'eager';
        await image?.decode().catch(() => undefined);
        return image?.naturalWidth ? (link.getAttribute('href') ?? '') : '';
      }),
    ),
  );
  return expected.filter((href) => !shown.includes(href)).map((href) => `no picture links to ${href}`);
}

const storiesOf = (groups: ReturnType<typeof shownScreens>) => groups.flatMap(({ stories }) => stories);

/** Returns the links that Overview and Screens must show with a picture. */
function expectedCards(id: string, entries: readonly Entry[]): string[] {
  if (id === 'start-here-overview--docs')
    return storiesOf(shownComponents(entries)).map(
      (story) => `./?path=/docs/${story.id.split('--')[0]}--docs`,
    );
  if (id === 'start-here-screens--docs')
    return storiesOf(shownScreens(entries)).map((story) => `./?path=/story/${story.id}`);
  return [];
}

async function readPage(
  page: Page,
  origin: string,
  id: string,
  entries: readonly Entry[],
): Promise<string[]> {
  const problems: string[] = [];
  const listen = (error: Error) => problems.push(error.message);
  page.on('pageerror', listen);
  try {
    await page.setViewportSize({ width: 1366, height: 900 });
    await ready(page, `${origin}iframe.html?viewMode=docs&id=${id}`);
    problems.push(...(await page.evaluate(readErrors)));
    problems.push(...(await missingCards(page, expectedCards(id, entries))));
    const links = await page
      .locator('.sbdocs a[href*="path=/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
    const known = new Set(entries.map((entry) => entry.id));
    problems.push(
      ...links.filter((link) => !known.has(link)).map((link) => `broken link to a story: ${link}`),
    );
    if (id !== scrollsItself && (await page.evaluate(() => scrollY > 0)))
      problems.push('the page scrolled by itself');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) problems.push(`at ${width} px it scrolls horizontally, to ${scrollWidth} px`);
    }
  } catch (error) {
    problems.push(String(error));
  } finally {
    page.off('pageerror', listen);
  }
  return problems;
}

/** Opens every documentation page, with motion. */
export const walkDocs: Part = async (served, entries) => {
  const response = await fetch(`${served.origin}index.json`);
  const index: { entries: Record<string, Entry> } = await response.json();
  const faults: Fault[] = [];
  const pages = entries.filter(({ type }) => type === 'docs');
  await onTwoPages(served, { reducedMotion: 'no-preference' }, pages, async (page, { id }) => {
    const problems = await readPage(page, served.origin, id, Object.values(index.entries));
    faults.push(...problems.map((what) => ({ where: id, what })));
  });
  return faults;
};
