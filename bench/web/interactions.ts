import { calls } from '@hearthlight/domain';
import { type Browser, chromium, type Page } from 'playwright';

import { demoDonor } from '../../e2e/actions.ts';
import { lostTaps, openSlowly, phone } from '../../e2e/taps.ts';
import { chromiumArguments, findChromium } from '../../tooling/chromium.ts';
import { median } from './audit.ts';

/** Something that a visitor notices, as measured. */
export interface Figure {
  figure: string;
  value: string;
}

/** Times in milliseconds. */
const soak = Number(process.env['SOAK_SECONDS'] ?? 60) * 1000;
const taps = Number(process.env['TAPS'] ?? 200);

/** Measures lost taps, the delay of interactions, going to another page and ten minutes on home. */
export async function measureInteractions(origin: string, article: string): Promise<Figure[]> {
  const browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
  const figures = [
    await figureOfTaps(browser, origin, article),
    ...(await interactionDelays(browser, origin)),
    await navigation(browser, origin, '/about'),
    await navigation(browser, origin, article),
    await tenMinutes(browser, origin),
  ];
  await browser.close();
  return figures;
}

async function figureOfTaps(browser: Browser, origin: string, article: string): Promise<Figure> {
  const lost = await lostTaps(browser, origin, article, taps);
  return { figure: `taps and keys lost of ${taps} at random moments of loading`, value: String(lost.length) };
}

/** Something that is tapped again and again on one page. */
interface Interaction {
  name: string;
  address: string;
  tap: (page: Page, round: number) => Promise<void>;
}

const panes = ['Donation History', 'Fundraising Campaigns', 'Impact Updates', 'Dashboard'];

const interactions: Interaction[] = [
  {
    name: 'form',
    address: '/signin',
    tap: (page) => page.getByRole('button', { name: 'Signin' }).click(),
  },
  {
    name: 'pane switch',
    address: '/dashboard',
    tap: (page, round) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: panes[round % panes.length] ?? '', exact: true })
        .click(),
  },
  {
    name: 'ticker',
    address: '/',
    tap: (page) =>
      page
        .getByRole('button', { name: /^(Pause|Play)/ })
        .first()
        .click(),
  },
  {
    name: 'menu',
    address: '/',
    tap: async (page, round) => {
      if (round % 2 === 0) await page.getByRole('button', { name: 'Menu' }).click();
      else await page.keyboard.press('Escape');
    },
  },
];

/** The 98th percentile of the durations that the browser reports for each interaction. */
async function interactionDelays(browser: Browser, origin: string): Promise<Figure[]> {
  const tokens = await tokensOfDemoDonor(origin);
  const figures: Figure[] = [];
  for (const interaction of interactions)
    figures.push(await interactionDelay(browser, origin, interaction, tokens));
  return figures;
}

async function tokensOfDemoDonor(origin: string): Promise<Record<string, string>> {
  const { path, method } = calls.signIn;
  const response = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoDonor),
  });
  return response.json();
}

async function interactionDelay(
  browser: Browser,
  origin: string,
  { name, address, tap }: Interaction,
  tokens: Record<string, string>,
): Promise<Figure> {
  const page = await openSlowly(browser);
  // The panes are links beside the page from this width on.
  if (address === '/dashboard') await page.setViewportSize({ width: 1366, height: 900 });
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value);
      const durations: number[] = [];
      Object.assign(window, { durations });
      // TypeScript does not know the threshold.
      const options = { type: 'event', durationThreshold: 16, buffered: true };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) durations.push(entry.duration);
      }).observe(options);
    },
    address === '/dashboard' ? Object.entries(tokens) : [],
  );
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  for (let round = 0; round < taps; round += 1) await tap(page, round);
  const durations: number[] = await page.evaluate('durations');
  await page.close();
  const sorted = durations.toSorted((one, other) => one - other);
  const percentile = sorted[Math.floor(sorted.length * 0.98)] ?? 0;
  return { figure: `INP of ${name}, 98th percentile of ${taps} taps`, value: `${percentile.toFixed(0)} ms` };
}

/** From a tap on a link on home, after the pointer came to it, until the heading of the page is there. */
async function navigation(browser: Browser, origin: string, address: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const page = await openSlowly(browser);
    await page.goto(origin, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${address}"]`).last();
    await link.hover();
    await page.waitForTimeout(700);
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const heading = document.querySelector('h1');
            const observer = new MutationObserver(() => {
              if (document.querySelector('h1') === heading) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            });
            observer.observe(document.body, { childList: true, subtree: true });
            if (element instanceof HTMLElement) element.click();
          }),
      ),
    );
    await page.close();
  }
  const name = address === '/about' ? 'About' : 'an article';
  return { figure: `from home to ${name}, to its paint`, value: `${median(times).toFixed(0)} ms` };
}

/** What ten minutes on home add to the page and to memory. */
async function tenMinutes(browser: Browser, origin: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: phone });
  const session = await page.context().newCDPSession(page);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Recent contributors' }).scrollIntoViewIfNeeded();
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { heap: usedSize, elements: await page.locator('*').count() };
  };
  await page.waitForTimeout(20_000);
  const before = await measure();
  await page.waitForTimeout(soak);
  const after = await measure();
  await page.close();
  const elements = after.elements - before.elements;
  const heap = ((after.heap - before.heap) / 1e6).toFixed(1);
  return { figure: `${soak / 1000} s on home: more elements, more heap`, value: `${elements}, ${heap} MB` };
}
