import type { Page } from 'playwright';

import {
  type IndexEntry,
  shownComponents,
  shownScreens,
} from '../../packages/ui/src/foundations/story-index.ts';
import { closePage, type Fault, reasonOf } from './preview-page.ts';
import type { Served } from './served.ts';

/** Widths in px at which the pages are looked at. */
const widths = [390, 1366];

interface Card {
  href: string;
  /** Width of the loaded picture in px: 0 without one. */
  picture: number;
}

/** Runs in the page: loads all pictures and reads the links around them. */
async function readCards(): Promise<Card[]> {
  const links = [...document.querySelectorAll('.sbdocs section li a')];
  return Promise.all(
    links.map(async (link) => {
      const image = link.querySelector('img');
      if (image) image.loading = 'eager';
      await image?.decode().catch(() => undefined);
      return { href: link.getAttribute('href') ?? '', picture: image?.naturalWidth ?? 0 };
    }),
  );
}

/** Opens a page of documentation at each width, calls `read`, and returns its faults and sideways scrolling. */
async function open(
  { browser, origin }: Served,
  id: string,
  ready: string,
  read: (page: Page) => Promise<string[]>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const found = async () => {
      await page.goto(`${origin}iframe.html?viewMode=docs&id=${id}`);
      await page.locator(ready).first().waitFor();
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      return [...(await read(page)), ...(scrolled > width ? [`it scrolls sideways to ${scrolled} px`] : [])];
    };
    try {
      for (const what of await found()) faults.push({ where: `${id} (${width} px)`, what });
    } catch (error) {
      faults.push({ where: `${id} (${width} px)`, what: reasonOf(error) });
    } finally {
      await closePage(page);
    }
  }
  return faults;
}

/** Returns which of these links have no card with a picture on the page. */
async function missingCards(page: Page, expected: readonly string[]): Promise<string[]> {
  const cards = new Map((await page.evaluate(readCards)).map(({ href, picture }) => [href, picture]));
  return expected
    .filter((href) => !cards.get(href))
    .map((href) => `there is no picture that leads to ${href}`);
}

/** Returns the links of the page that lead nowhere, and the journeys and screens that none of them shows. */
async function missingSteps(page: Page, entries: readonly IndexEntry[]): Promise<string[]> {
  const links = await page
    .locator('.sbdocs li a[href^="?path=/story/"]')
    .evaluateAll((found) => found.map((link) => (link.getAttribute('href') ?? '').split('/').at(-1) ?? ''));
  const titles = links.map((link) => entries.find(({ id }) => id === link)?.title);
  const broken = links.filter((_, index) => titles[index] === undefined);
  const journeys = new Set(
    entries.map(({ title }) => title).filter((title) => /^(?:Flows|Routes)\//.test(title)),
  );
  return [
    ...broken.map((id) => `there is no story ${id}`),
    ...[...journeys].filter((title) => !titles.includes(title)).map((title) => `${title} is not on the page`),
  ];
}

/** Reads the pages that show everything: components, screens, and the walk through the product. */
export async function walkOverview(served: Served): Promise<Fault[]> {
  const response = await fetch(`${served.origin}index.json`);
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  const all = Object.values(entries);
  const components = shownComponents(all).flatMap(({ stories }) =>
    stories.map(({ id }) => `./?path=/docs/${id.split('--')[0]}--docs`),
  );
  const screens = shownScreens(all).flatMap(({ stories }) => stories.map(({ id }) => `./?path=/story/${id}`));
  return [
    ...(await open(served, 'start-here-overview--docs', 'section img', (page) =>
      missingCards(page, components),
    )),
    ...(await open(served, 'start-here-screens--docs', 'section img', (page) => missingCards(page, screens))),
    ...(await open(served, 'start-here-ten-minutes--docs', '.sbdocs ol:not(.toc-list) li a', (page) =>
      missingSteps(page, all),
    )),
  ];
}
