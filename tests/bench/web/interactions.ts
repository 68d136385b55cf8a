import { calls } from '@hearthlight/domain';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';

import { chromiumArguments, findChromium } from '../../../tooling/chromium.ts';
import { demoDonor } from '../../e2e/actions.ts';
import { earlyForms, lostValues } from '../../e2e/early-input.ts';
import { lostTaps, openSlowly, phone } from '../../e2e/taps.ts';
import type { Figure } from '../goals.ts';
import { median } from './audit.ts';

/** Times in milliseconds. */
const soak = Number(process.env['SOAK_SECONDS'] ?? 60) * 1000;
const taps = Number(process.env['TAPS'] ?? 200);
const early = Number(process.env['EARLY'] ?? 200);

/** Measures early input, interaction delays, navigation and ten minutes on home. */
export async function measureInteractions(origin: string, article: string, busyArticle: string): Promise<Figure[]> {
  const browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
  const figures = [
    await earlyInput(browser, origin, article),
    ...(await interactionDelays(browser, origin)),
    await navigation(browser, origin, 'About', '/about'),
    await navigation(browser, origin, 'an article', article),
    await navigation(browser, origin, 'an article with 10,000 comments', busyArticle),
    ...(await tenMinutes(browser, origin)),
  ];
  await browser.close();
  return figures;
}

/** Half are taps at random moments of loading, half values in the first 500 ms of each form, with their effects. */
async function earlyInput(browser: Browser, origin: string, article: string): Promise<Figure> {
  const lost = await lostTaps(browser, origin, article, early / 2);
  const forms = earlyForms(article);
  for (let count = 0; count < early / 2; count += 1) {
    const form = forms[count % forms.length];
    if (form) lost.push(...(await lostValues(browser, origin, form, Math.round(Math.random() * 500))));
  }
  for (const one of lost) console.error(`Lost: ${one}`);
  return { figure: `early taps and values lost of ${early}`, value: lost.length, goal: { atMost: 0 } };
}

/** A repeated tap on one page. */
interface Interaction {
  name: string;
  address: string;
  act: (page: Page, round: number) => Promise<void>;
}

const panes = ['Donation History', 'Fundraising Campaigns', 'Impact Updates', 'Dashboard'];

const interactions: Interaction[] = [
  {
    name: 'form',
    address: '/signin',
    act: (page) => tap(page.getByRole('button', { name: 'Signin' })),
  },
  {
    name: 'pane switch',
    address: '/dashboard',
    act: (page, round) =>
      tap(page.getByRole('navigation').getByRole('link', { name: panes[round % panes.length] ?? '', exact: true })),
  },
  {
    name: 'ticker',
    address: '/',
    act: (page) => tap(page.getByRole('button', { name: /^(Pause|Play)/ }).first()),
  },
  {
    name: 'menu',
    address: '/',
    act: async (page, round) => {
      if (round % 2 === 0) await tap(page.getByRole('button', { name: 'Menu' }));
      else await page.keyboard.press('Escape');
    },
  },
];

/** Taps with the mouse. Playwright's `click` runs code in the page, which would be measured too. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the tap is not visible.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Returns the 98th percentile of the interaction durations reported by the browser. */
async function interactionDelays(browser: Browser, origin: string): Promise<Figure[]> {
  const tokens = await tokensOfDemoDonor(origin);
  const figures: Figure[] = [];
  for (const interaction of interactions) figures.push(await interactionDelay(browser, origin, interaction, tokens));
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

/** Records the longest event of each interaction, like INP: a tap is several events. */
function recordInteractions(stored: [string, string][]): void {
  for (const [key, value] of stored) localStorage.setItem(key, value);
  const durations = new Map<number, number>();
  Object.assign(window, { durations });
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { duration, interactionId } = entry;
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
  }).observe(options);
}

/** Milliseconds between two interactions, like a person who looks at the result. */
const pause = 300;

async function interactionDelay(
  browser: Browser,
  origin: string,
  { name, address, act }: Interaction,
  tokens: Record<string, string>,
): Promise<Figure> {
  const page = await openSlowly(browser);
  // From this width, the menu is always visible.
  if (address === '/dashboard') await page.setViewportSize({ width: 1366, height: 900 });
  await page.addInitScript(recordInteractions, address === '/dashboard' ? Object.entries(tokens) : []);
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  for (let round = 0; round < taps; round += 1) {
    await act(page, round);
    await page.waitForTimeout(pause);
  }
  const durations: number[] = await page.evaluate('[...durations.values()]');
  await page.close();
  // The browser does not report interactions below 16 ms.
  const missing = Array.from({ length: Math.max(0, taps - durations.length) }, () => 0);
  const sorted = [...missing, ...durations].toSorted((one, other) => one - other);
  const percentile = sorted[Math.floor(sorted.length * 0.98)] ?? 0;
  return {
    figure: `INP of ${name}, 98th percentile of ${taps} taps`,
    value: percentile,
    unit: ' ms',
    goal: { atMost: 100 },
  };
}

/** Measures the time from a tap on a link on home, after hovering over it, until the page is painted. */
async function navigation(browser: Browser, origin: string, name: string, address: string): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const page = await openSlowly(browser);
    await page.goto(origin, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${address}"], footer a[href="${address}"]`).first();
    await link.hover();
    await page.waitForTimeout(700);
    times.push(await link.evaluate(paintAfterTap));
    await page.context().close();
  }
  return {
    figure: `from home to ${name}, to its paint`,
    value: median(times),
    unit: ' ms',
    goal: { atMost: 400 },
  };
}

/** Runs in the page. Follows the link, and returns the milliseconds until heading and first picture are painted. */
function paintAfterTap(link: HTMLElement | SVGElement): Promise<number> {
  const former = document.querySelector('h1');
  const isThere = () => {
    const heading = document.querySelector('h1');
    const picture = document.querySelector<HTMLImageElement>('main img');
    return heading !== null && heading !== former && picture?.complete !== false;
  };
  return new Promise((resolve) => {
    const start = performance.now();
    // The task after a frame's callbacks runs once the frame is painted.
    const check = () => {
      if (isThere()) setTimeout(() => resolve(performance.now() - start));
      else requestAnimationFrame(check);
    };
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    requestAnimationFrame(check);
  });
}

/** Measures the growth of the page and of memory during ten minutes on home. */
async function tenMinutes(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: phone });
  const session = await page.context().newCDPSession(page);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Recent contributors' }).scrollIntoViewIfNeeded();
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    // Excludes the cards of tickers, whose number changes; ticker-state.test.ts limits it.
    return { heap: usedSize, elements: await page.locator(':not([inert] *)').count() };
  };
  await page.waitForTimeout(20_000);
  const measured = [await measure()];
  const end = performance.now() + soak;
  while (performance.now() < end) {
    await page.waitForTimeout(soak / 30);
    measured.push(await measure());
  }
  await page.close();
  const elements = (measured.at(-1)?.elements ?? 0) - (measured[0]?.elements ?? 0);
  const heap = ((measured.at(-1)?.heap ?? 0) - (measured[0]?.heap ?? 0)) / 1e6;
  const figure = `${soak / 1000} s on home: more`;
  return [
    { figure: `${figure} elements`, value: elements, goal: { atMost: 0 } },
    { figure: `${figure} heap`, value: heap, digits: 1, unit: ' MB', goal: { atMost: 2 } },
  ];
}
