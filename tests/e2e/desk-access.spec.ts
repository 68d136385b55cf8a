// cspell:words contenteditable
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { campaignTranslationsPath } from '@hearthlight/domain/desk';
import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';

import { environment, root } from '../../tooling/prepare.mjs';
import { type DeskEntries, fillDesk } from './desk-data.ts';
import { deskAddresses } from './desk-pages.ts';
import { expectAccessible, widths } from './expect-accessible.ts';
import { type RunningServer, startServer } from './server.ts';

/** Every page of the staff desk, with data in it: widths, axe, large text, right to left, forced colors, keyboard. */

interface Desk {
  server: RunningServer;
  entries: DeskEntries;
  addresses: string[];
  /** The session of the demo owner. */
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, provide) => {
      const home = mkdtempSync(join(tmpdir(), 'desk-access-'));
      const server = await startServer(withArabic(home));
      const url = server.url.replace('127.0.0.1', 'localhost');
      const context = await browser.newContext();
      const entries = await fillDesk(context.request, url);
      const storageState = await context.storageState();
      await context.close();
      await provide({
        server: { ...server, url },
        entries,
        addresses: await deskAddresses(entries),
        storageState,
      });
      await server.stop();
      rmSync(home, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ desk }, provide) => provide(desk.server.url),
  storageState: ({ desk }, provide) => provide(desk.storageState),
});

/** Builds the desk of a site in English and Arabic. Returns the variables of its server. */
function withArabic(home: string): NodeJS.ProcessEnv {
  const variables = { CONTENT_DIR: join(home, 'content'), DESK_DIR: join(home, 'desk') };
  cpSync(join(root, 'packages/content/hearthlight'), variables.CONTENT_DIR, { recursive: true });
  const foundation = join(variables.CONTENT_DIR, 'foundation.yaml');
  const facts = readFileSync(foundation, 'utf8').replace('languages: [en]', 'languages: [en, ar]');
  writeFileSync(foundation, facts);
  mkdirSync(join(variables.CONTENT_DIR, 'ar'));
  writeFileSync(join(variables.CONTENT_DIR, 'ar/foundation.yaml'), 'tagline: نور\n'); // cspell:disable-line
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', 'apps/desk'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...variables },
  });
  expect(status).toBe(0);
  return variables;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and waits until everything in it has loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Code of the page: controls that Tab must reach, one of each group of radio buttons. */
function reachable(): Element[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [contenteditable=true], [tabindex="0"]:not([role=toolbar])',
  );
  const groups = new Set<string>();
  return [...all].filter((control) => {
    const isHidden = control.matches(
      ':disabled, [tabindex="-1"], [type=hidden], [aria-hidden=true] *, [inert] *',
    );
    if (isHidden || !control.checkVisibility({ visibilityProperty: true })) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const isFirst = !groups.has(control.name);
    groups.add(control.name);
    return isFirst;
  });
}

/** Code of the page: what is focused, and what is wrong with how it is shown. */
function faultOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  // Inside of a frame, and on the calendar's button inside of a date field, the browser shows its own ring.
  if (focused.matches('iframe, input[type^=date]:not(:focus-visible)')) return undefined;
  const around = [
    focused,
    focused.parentElement,
    focused.closest('label'),
    focused.parentElement?.parentElement,
  ];
  const hasRing = around.some((element) => {
    if (!element) return false;
    const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isOutlined || (!matchMedia('(forced-colors: active)').matches && boxShadow.includes('3px'));
  });
  const { bottom, top } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight;
  return hasRing && isInView
    ? undefined
    : `${hasRing ? 'out of view' : 'no ring'}: ${focused.outerHTML.slice(0, 160)}`;
}

/** Presses Tab through a page. Returns the controls that were never reached, and those whose focus cannot be seen. */
async function faultsOfTabbing(page: Page): Promise<string[]> {
  await page.evaluate(`window.reachable = ${reachable.toString()}`);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.getSelection()?.removeAllRanges();
  });
  const count = await page.evaluate<number>(
    'window.controls = new Set(window.reachable()), window.controls.size',
  );
  const faults: string[] = [];
  for (let press = 0; press < count + 30; press += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(faultOfFocus);
    if (fault !== undefined) faults.push(fault);
    const left = await page.evaluate<number>(`(() => {
      const { activeElement: focused } = document;
      for (const control of window.controls)
        if (control === focused || (control.type === 'radio' && control.name === focused?.name)) window.controls.delete(control);
      return window.controls.size;
    })()`);
    if (left === 0) break;
  }
  const missed = await page.evaluate<string[]>(
    '[...window.controls].map((control) => control.outerHTML.slice(0, 160))',
  );
  return [...new Set([...faults, ...missed.map((control) => `not reached: ${control}`)])];
}

test.describe('every page of the desk', { tag: ['@deep', '@chromium'] }, () => {
  test.beforeEach(() => test.setTimeout(600_000));

  test('opens with its heading and fits any width', async ({ desk, page }) => {
    for (const address of desk.addresses) {
      await open(page, address);
      await expectAccessible(page, address, []);
    }
  });

  test('no page violates axe at five widths', async ({ desk, page }) => {
    for (const address of desk.addresses) {
      await open(page, address);
      await expectAccessible(page, address, widths);
    }
  });

  test('text of 200% fits on every page', async ({ desk, page }) => {
    await page.addInitScript(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const address of desk.addresses) {
      await open(page, address);
      await expectAccessible(page, `${address} with 200% text`, []);
    }
  });

  test('each control of every page is reached by Tab, with a visible ring', async ({ desk, page }) => {
    for (const address of desk.addresses) {
      await open(page, address);
      expect(await faultsOfTabbing(page), address).toEqual([]);
    }
  });

  test.describe('in Arabic', () => {
    test.use({ locale: 'ar' });
    test('every page fits and passes axe', async ({ desk, page }) => {
      for (const address of desk.addresses) {
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expectAccessible(page, `${address} in Arabic`, [390]);
      }
    });
  });

  test.describe('with forced colors', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });
    test('controls have an edge or a line, and focus is visible', async ({ desk, page }) => {
      for (const address of desk.addresses) {
        await open(page, address);
        expect(await plainButtons(page.getByRole('main')), address).toEqual([]);
        expect(await faultsOfTabbing(page), `${address} with forced colors`).toEqual([]);
      }
    });
  });

  // Here, because only this file has a desk in two languages.
  test('a typed translation stays when its campaign cannot be fetched again', async ({ desk, page }) => {
    await open(page, campaignTranslationsPath(desk.entries.campaigns));
    const title = page.getByRole('main').getByRole('textbox').first();
    await title.fill('A title that nobody has saved');
    await page.route('**/desk/api/campaigns/**', (route) => route.fulfill({ status: 400, json: {} }));
    // A campaign older than five seconds is fetched again when the person returns to the tab.
    await page.waitForTimeout(5100);
    const refused = page.waitForResponse('**/desk/api/campaigns/**');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await (await refused).finished();
    await page.waitForTimeout(500);
    await expect(title).toHaveValue('A title that nobody has saved');
  });

  test('dialogs keep the focus and return it', async ({ desk, page }) => {
    const { donors, gifts, imports, news } = desk.entries;
    const dialogs: readonly [address: string, button: RegExp][] = [
      [`/desk/news/${news}`, /^Publish$/],
      [`/desk/news/${news}`, /^Link$/],
      ['/desk/pictures', /^Picture of/],
      ['/desk/people', /^Invite somebody$/],
      ['/desk/people', /^Change noor/],
      ['/desk/gifts', /^Record a gift$/],
      [`/desk/gifts/${gifts}`, /^Correct$/],
      [`/desk/gifts/${gifts}`, /^Change the giver$/],
      ['/desk/bills', /^Record a bill$/],
      ['/desk/bills', /^Open the bill/],
      [`/desk/donors/${donors}`, /^Edit$/],
      [`/desk/donors/${donors}`, /^Merge$/],
      [`/desk/donors/${donors}`, /^Erase$/],
    ];
    expect(imports).toBeGreaterThan(0);
    for (const [address, name] of dialogs) {
      await open(page, address);
      const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
      await button.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press(press % 5 === 4 ? 'Shift+Tab' : 'Tab');
        expect(await isFocusIn(dialog), `${address} ${name.source}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button, `${address} ${name.source}`).toBeFocused();
    }
  });
});

const isFocusIn = (dialog: Locator) => dialog.evaluate((node) => node.contains(document.activeElement));

/** Returns buttons that look like text in a contrast theme. */
const plainButtons = (main: Locator) =>
  main.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderTopWidth, textDecorationLine } = getComputedStyle(button);
        const isText = button.querySelector('svg, img') === null;
        return isText && Number.parseFloat(borderTopWidth) === 0 && textDecorationLine === 'none';
      })
      .map((button) => button.outerHTML.slice(0, 160)),
  );
