import type { Browser, Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
const slowdown = 4;

/** Opens a page on a phone with a slow processor. */
export async function openSlowly(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: phone, hasTouch: true, reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** A tap at a random moment of loading, and a check of its effect. */
interface Tap {
  name: string;
  address: string;
  act: (page: Page) => Promise<void>;
  hasEffect: (page: Page) => Promise<boolean>;
}

const isVisible = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .waitFor({ state: 'visible', timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

function tapsOf(article: string): Tap[] {
  return [
    {
      name: 'menu',
      address: '/',
      act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
      hasEffect: (page) => isVisible(page, 'nav[aria-label="Main"] >> text=About'),
    },
    {
      name: 'all stories',
      address: '/',
      act: (page) => page.getByRole('button', { name: /Show all \d+ stories/ }).click(),
      hasEffect: (page) => isVisible(page, 'text=Show fewer stories'),
    },
    {
      name: 'text of a comment',
      address: article,
      act: (page) => page.getByLabel('Your name').fill('Ada Lovelace'),
      hasEffect: async (page) => {
        await page.waitForTimeout(2000);
        return (await page.getByLabel('Your name').inputValue()) === 'Ada Lovelace';
      },
    },
    {
      name: 'form',
      address: '/signin',
      act: async (page) => {
        await page.getByLabel('E-mail address').fill('ada');
        await page.getByRole('button', { name: 'Signin' }).click();
      },
      hasEffect: (page) => isVisible(page, 'text=Please enter a valid email address.'),
    },
  ];
}

/**
 * Taps and types `count` times at random moments while pages load. Returns those without an effect, with their moments
 * in milliseconds.
 */
export async function lostTaps(browser: Browser, origin: string, article: string, count: number): Promise<string[]> {
  const kinds = tapsOf(article);
  const lost: string[] = [];
  for (let tap = 0; tap < count; tap += 1) {
    const kind = kinds[tap % kinds.length];
    if (!kind) continue;
    const page = await openSlowly(browser);
    await page.goto(origin + kind.address, { waitUntil: 'commit' });
    const moment = Math.round(Math.random() * 1500);
    await page.waitForTimeout(moment);
    await kind.act(page);
    if (!(await kind.hasEffect(page))) lost.push(`${kind.name} at ${moment} ms`);
    await page.context().close();
  }
  return lost;
}
