import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import type { RunOptions, Spec } from 'axe-core';

import type { Check, Findings } from '../../packages/ui/src/foundations/accessibility-results.ts';
import { root } from '../../tooling/prepare.mjs';
import type * as InPage from './in-page/index.ts';

declare global {
  interface Window {
    inPage: typeof InPage;
  }
}

/** The bundled code of `in-page`, which `bundle.setup.ts` writes. */
export const bundle = join(root, 'node_modules/.cache/accessibility/in-page.js');

/** What a component or screen asks of the checks: the parameters of its story. */
export interface Exceptions {
  a11y?: { config?: Spec; options?: RunOptions };
  /** Why it is not the mirror image of itself right to left. */
  notMirrored?: string;
}

/** A window of 1280 px, the same at a zoom of 400%, and a phone. Sizes are in px. */
const desktop = { width: 1280, height: 1024 };
const zoomed = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };

const axe = (page: Page, { a11y = {} }: Exceptions): Promise<string[]> =>
  page.evaluate(({ config, options }) => {
    window.inPage.configureAxe(config);
    return window.inPage.axeErrors(`${innerWidth} px`, options);
  }, a11y);

/** Presses Tab from the start to the end of the page. Returns the faults. */
async function keyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => window.inPage.startTabbing());
  for (let press = 0; press < count + 30; press += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => window.inPage.noteStop()))) break;
  }
  return page.evaluate(() => window.inPage.tabbingFaults());
}

/** Returns the role and name of each stop of Tab, or its text if it has no role. */
async function stopsOf(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (const stop of await page.locator('[data-tab-stop]').all()) {
    const [line = ''] = (await stop.ariaSnapshot()).split('\n');
    const described = line.replace(/^- '?|'?:$/g, '');
    // The snapshot has no role for `summary`, whose role depends on the browser.
    const isSummary = (await stop.getAttribute('data-tab-stop')) === 'summary';
    stops.push(isSummary ? described.replace('text:', 'summary') : described);
  }
  return stops;
}

/** Controls and dialogs without a name. Axe looks for those of pictures. */
const nameless =
  /^\s*- '?(?:button|checkbox|combobox|dialog|link|listbox|menuitem|option|progressbar|radio|searchbox|slider|spinbutton|switch|tab|textbox)\b(?! ["/])/;

const treeFaults = (tree: readonly string[], path: readonly string[]) => [
  ...tree.filter((line) => nameless.test(line)).map((line) => `no name: ${line.trim()}`),
  ...path.filter((stop) => /^(?:text:|$)/.test(stop)).map((stop) => `a control without a role: ${stop}`),
];

const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...window.inPage.overflowErrors(innerWidth), ...window.inPage.cutTexts()]);

/** Runs a check at the width of a desktop and of a phone. */
async function atBothWidths(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    faults.push(...(await check()));
  }
  return faults;
}

async function largeText(page: Page): Promise<string[]> {
  const setTextSize = (size: string) =>
    page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);
  await setTextSize('200%');
  const faults = await atBothWidths(page, () => cutOff(page));
  await setTextSize('');
  return faults;
}

async function zoom(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomed);
  return cutOff(page);
}

async function forcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(() => window.inPage.forcedColorFaults());
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

const rightToLeft = (page: Page): Promise<string[]> =>
  atBothWidths(page, () => page.evaluate(() => window.inPage.mirrorErrors(innerWidth)));

/** Runs all checks on the page that is open. Axe, the keyboard and forced colors have the width that it has. */
export async function findFaults(page: Page, exceptions: Exceptions = {}): Promise<Findings> {
  if (!(await page.evaluate(() => 'inPage' in window))) await page.evaluate(readFileSync(bundle, 'utf8'));
  const found: [Check, readonly string[]][] = [
    ['axe', await axe(page, exceptions)],
    ['keyboard', await keyboard(page)],
    ['forced colors', await forcedColors(page)],
  ];
  const path = await stopsOf(page);
  const tree = (await page.locator('body').ariaSnapshot()).split('\n');
  found.push(
    ['tree', treeFaults(tree, path)],
    ['200 %', await largeText(page)],
    ['400 %', await zoom(page)],
    ['right to left', exceptions.notMirrored ? [] : await rightToLeft(page)],
  );
  return { failed: Object.fromEntries(found.filter(([, faults]) => faults.length > 0)), path, tree };
}
