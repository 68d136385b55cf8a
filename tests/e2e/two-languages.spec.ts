// cspell:words Agua Ahora aplicación bomba cada está funciona Idioma inesperado nada página también ventana
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { calls } from '@hearthlight/domain';
import { type Browser, expect, type Page, test } from '@playwright/test';

import { environment, root } from '../../tooling/prepare.mjs';
import { shiftOf } from './actions.ts';
import { chromiumOnly, whenHydrated } from './fixtures.ts';
import { buildSite, type RunningServer, startServer } from './server.ts';

/** A site in English and Spanish, without a privacy page. Its newest article is translated, the others are not. */
let home: string;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  home = mkdtempSync(join(tmpdir(), 'two-languages-'));
  const variables = { CONTENT_DIR: join(home, 'content'), SITE_DIR: join(home, 'site'), DESK_DIR: '' };
  cpSync(join(root, 'packages/content/hearthlight'), variables.CONTENT_DIR, { recursive: true });
  rmSync(join(variables.CONTENT_DIR, 'privacy.yaml'));
  const foundation = join(variables.CONTENT_DIR, 'foundation.yaml');
  const facts = readFileSync(foundation, 'utf8').replace('languages: [en]', 'languages: [en, es]');
  writeFileSync(foundation, facts);
  mkdirSync(join(variables.CONTENT_DIR, 'es'));
  writeFileSync(join(variables.CONTENT_DIR, 'es/foundation.yaml'), 'tagline: Una luz en cada ventana\n');
  buildSite(variables);
  server = await startServer(variables);
  const file = join(home, 'es.md');
  writeFileSync(file, '---\ntitle: Agua para todos\ntags: Agua\n---\nLa bomba **funciona**.\n');
  const [newest]: { id: number }[] = await (await fetch(server.url + calls.latestNews.path)).json();
  const admin = ['run', '--silent', 'admin', '--', 'news', 'edit', `${newest?.id}`, file, '--language', 'es'];
  run('npm', admin, { ...variables, DATA_DIR: server.dataDirectory });
});

test.afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

function run(command: string, args: readonly string[], variables: NodeJS.ProcessEnv): void {
  const options = { cwd: root, env: { ...environment, ...variables }, encoding: 'utf8' } as const;
  const { status, stderr, stdout } = spawnSync(command, args, options);
  expect(status, stdout + stderr).toBe(0);
}

/** Runs a test in a new browser profile, at a page. Console errors fail it. */
async function visit(
  browser: Browser,
  path: string,
  { locale, check }: { locale: string; check: (page: Page) => Promise<void> },
): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, locale });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The browser logs failed requests, which tests may expect.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  await page.goto(path);
  await check(page);
  expect(errors).toEqual([]);
  await context.close();
}

const menuOf = (page: Page) => page.getByRole('contentinfo').getByRole('list', { name: /^(?:Language|Idioma)$/ });
const suggestionOf = (page: Page) => page.locator('aside:has(a[hreflang])');
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

test('without privacy.yaml there is no privacy page and no link to one', chromiumOnly, async ({ browser }) => {
  for (const [path, locale, title] of [
    ['/privacy', 'en', 'Unexpected Application Error!'],
    ['/es/privacy', 'es', 'Error inesperado de la aplicación'],
  ] as const)
    await visit(browser, path, {
      locale,
      check: async (page) => {
        await whenHydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('a[href$="/privacy"]')).toHaveCount(0);
      },
    });
});

test('the menu stays on the page, and the choice is remembered', chromiumOnly, ({ browser }) =>
  visit(browser, '/about', {
    locale: 'en-US',
    check: async (page) => {
      await whenHydrated(page);
      await expect(suggestionOf(page)).toHaveCount(0);
      await menuOf(page).getByRole('link', { name: 'Español' }).click();
      await page.waitForURL('/es/about');
      expect(await languageOf(page)).toBe('es');
      await whenHydrated(page);
      await expect(suggestionOf(page)).toHaveCount(0);
      await page.goto('/');
      await expect(suggestionOf(page)).toContainText('Esta página también está en español.');
    },
  }),
);

test('a choice is remembered that was made before the page had its code', chromiumOnly, ({ browser }) =>
  visit(browser, '/es/about', {
    locale: 'es-ES',
    check: async (page) => {
      let isSlow = true;
      await page.route('**/assets/*.js', (route) => (isSlow ? route.abort() : route.continue()));
      await page.reload();
      isSlow = false;
      await menuOf(page).getByRole('link', { name: 'English' }).click();
      await page.waitForURL('/about');
      await whenHydrated(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
      await page.reload();
      await whenHydrated(page);
      await expect(suggestionOf(page)).toHaveCount(0);
    },
  }),
);

test('the first visit suggests a language that the browser prefers', chromiumOnly, ({ browser }) =>
  visit(browser, '/about?from=mail#contact', {
    locale: 'es-MX',
    check: async (page) => {
      const suggestion = suggestionOf(page);
      await expect(suggestion).toHaveAttribute('lang', 'es');
      expect(new URL(page.url()).pathname).toBe('/about');
      const link = suggestion.getByRole('link', { name: 'Esta página también está en español.' });
      await expect(link).toHaveAttribute('href', '/es/about?from=mail#contact');
      // Fonts that arrive late move texts by less. A suggestion above the page would move all of it.
      expect(await shiftOf(page)).toBeLessThan(0.01);
      await suggestion.getByRole('button', { name: 'Ahora no' }).click();
      await expect(suggestion).toHaveCount(0);
      await page.reload();
      await whenHydrated(page);
      await expect(suggestion).toHaveCount(0);
    },
  }),
);

test('articles are in the language of the page, or say in which they are', chromiumOnly, ({ browser }) =>
  visit(browser, '/es', {
    locale: 'es-ES',
    check: async (page) => {
      const cards = page.locator('article', { has: page.locator('a[href^="/es/news/"]') });
      const translated = cards.filter({ hasText: 'Agua para todos' });
      await expect(translated).not.toHaveAttribute('lang');
      const untranslated = page.locator('article[lang="en"]', { has: page.locator('a[href^="/es/news/"]') }).first();
      await expect(untranslated).toBeVisible();
      await whenHydrated(page);
      await translated.getByRole('link').click();
      await page.waitForURL('/es/news/Agua%20para%20todos');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agua para todos');
      // Those of the first document do not belong to this page.
      await expect(page.locator('link[hreflang][rel=alternate]')).toHaveCount(0);
      await page.reload();
      await whenHydrated(page);
      await expect(page.locator('link[hreflang][rel=alternate]')).toHaveCount(3);
      await menuOf(page).getByRole('link', { name: 'English' }).click();
      await page.waitForURL(/\/news\/(?!Agua)/);
      expect(await languageOf(page)).toBe('en');
      await page.goto('/es');
      await whenHydrated(page);
      const address = (await untranslated.getByRole('link').getAttribute('href')) ?? '';
      await untranslated.getByRole('link').click();
      for (const arrive of [() => page.waitForURL(address), () => page.reload()]) {
        await arrive();
        await expect(page.locator('article > header')).toHaveAttribute('lang', 'en');
        await whenHydrated(page);
        await expect(page.locator('link[hreflang][rel=alternate]')).toHaveCount(0);
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname).toBe(address.replace('/es/', '/'));
      }
    },
  }),
);

test('an unknown address is answered in the language of its prefix', chromiumOnly, ({ browser }) =>
  visit(browser, '/es/nada', {
    locale: 'es-ES',
    check: async (page) => {
      expect(await languageOf(page)).toBe('es');
      await expect(page.locator('header a').first()).toHaveAttribute('href', /^\/es\/?$/);
      await expect(page.locator('link[hreflang][rel=alternate]')).toHaveCount(0);
    },
  }),
);
