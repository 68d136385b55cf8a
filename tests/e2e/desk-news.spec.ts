import { randomInt } from 'node:crypto';

import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import { sampleOwner, sampleOwnerCode } from '../../apps/api/src/features/staff/sample.ts';
import { button } from './desk-actions.ts';
import { startServer, type RunningServer } from './server.ts';

/**
 * The staff desk's news: an article from its first word to a correction, with all that can go wrong in between (issue
 * 33).
 */

const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ playwright: _playwright }, provide) => {
      const server = await startServer();
      // The desk accepts changes from the site's own address only.
      await provide({ ...server, url: server.url.replace('127.0.0.1', 'localhost') });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
});

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const theText = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' });

const addressOf = (title: string) => `/news/${encodeURIComponent(title)}`;

/** Makes a call of the desk as the person who is signed in. */
async function call(context: BrowserContext, { url }: RunningServer, path: string, data: object) {
  const response = await context.request.post(url + path, { data, headers: { Origin: url } });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.json();
}

/** Signs the demo owner in. Each code works once, so a second session of the person takes the cookie of the first. */
async function signIn(context: BrowserContext, server: RunningServer): Promise<void> {
  const { email, password } = sampleOwner;
  await call(context, server, '/desk/api/sign-in/', { email, password });
  const code = sampleOwnerCode(Date.now());
  await call(context, server, '/desk/api/sign-in/second-factor/', { factor: 'totp', code });
}

/** Publishes with the dialog, now or at a time of the foundation's clock. */
async function publish(page: Page, name: string, at?: string): Promise<void> {
  await button(page, name).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this article' });
  if (at !== undefined) {
    await dialog.getByLabel('Date and time').fill(at);
  }
  await dialog.getByRole('button', { name: at === undefined ? 'Publish' : 'Schedule', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  'an editor writes, loses the network, resolves a conflict, publishes, corrects and restores',
  { tag: '@chromium' },
  async ({ context, page, server }) => {
    page.setDefaultTimeout(15_000);
    await signIn(context, server);
    const title = `A well for Garbatula ${randomInt(1_000_000)}`;
    const visitor = (path: string) => context.request.get(server.url + path, { maxRedirects: 0 });

    // Writing. The text saves itself.
    await page.goto('/desk/news');
    await link(page, 'New article').click();
    // The article opens at once, with the focus in its title.
    await page.getByLabel('Title', { exact: true }).fill(title);
    await theText(page).fill('The pump was switched on at six.');
    await page.getByLabel('Tags').fill('Water');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    const id = Number(/\/desk\/news\/(\d+)/.exec(page.url())?.[1]);

    // Without the network, the text stays in this browser, also when the tab closes.
    await context.setOffline(true);
    await theText(page).press('End');
    await theText(page).pressSequentially(' Nobody carried water.');
    await expect(
      page.getByRole('status').filter({ hasText: 'The server cannot be reached. Your text is kept in this browser.' }),
    ).toBeVisible();
    await link(page, 'Earlier versions').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content failed to load');
    await button(page, 'Try again').click();
    await page.goBack();
    await context.setOffline(false);
    await page.clock.install();
    await page.reload();
    await expect(theText(page)).toHaveText('The pump was switched on at six. Nobody carried water.');
    const read = async () => (await visitor(`/desk/api/news/${id}/`)).json();
    // The page says 'Saved' of the text before until it sends the kept one.
    await expect.poll(async () => (await read()).text.detail).toContain('Nobody carried water.');

    // Somebody else adds a paragraph while this page is open: it is taken over.
    const added = await read();
    const detail = `${added.text.detail}<p>Each village has a notebook.</p>`;
    await call(context, server, `/desk/api/news/${id}/`, {
      ...added.text,
      based_on: added.revision,
      detail,
    });
    await page.getByLabel('Author').fill('Ruth W.');
    await expect(page.getByText(/^The changes that .* were added to your text\.$/)).toBeVisible();
    await expect(theText(page)).toContainText('Each village has a notebook.');
    await expect.poll(async () => (await read()).text).toMatchObject({ author_name: 'Ruth W.', detail });

    // Somebody else saves while nobody types: the page says so, and waits for the person.
    const idle = await read();
    const tags = 'Water, Wells';
    await call(context, server, `/desk/api/news/${id}/`, { ...idle.text, based_on: idle.revision, tags });
    await page.clock.fastForward(20_000);
    await expect(page.getByText('A newer version of this article has been saved.')).toBeVisible();
    await expect(page.getByLabel('Tags')).toHaveValue('Water');
    await button(page, 'Load the newer version').click();
    await expect(page.getByLabel('Tags')).toHaveValue(tags);

    // Both change the title: the person chooses.
    const { revision, text } = await read();
    const theirs = { ...text, based_on: revision, title: `${title}, they say` };
    await call(context, server, `/desk/api/news/${id}/`, theirs);
    await page.getByLabel('Title', { exact: true }).fill(`${title}, we say`);
    await expect(page.getByRole('heading', { name: 'Two versions' })).toBeVisible();
    await expect(page.getByText(`${title}, they say`)).toBeVisible();
    await page.getByLabel('Your version').check();
    await button(page, 'Save merged version').click();
    await expect.poll(async () => (await read()).text.title).toBe(`${title}, we say`);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await expect.poll(async () => (await read()).text.title).toBe(title);

    // The session ends while the person types. After signing in, nothing is lost.
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.getByLabel('Tags').fill('Water, Kenya');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your session has ended');
    await context.addCookies(cookies);
    await page.reload();
    await expect(page.getByLabel('Tags')).toHaveValue('Water, Kenya');
    await expect.poll(async () => (await read()).text.tags).toBe('Water, Kenya');
    // Until the page has the response, this browser keeps the text, and a reload would find it in conflict with the
    // next.
    await expect(page.getByText(/^Saved /)).toBeVisible();

    // Publishing needs a cover. A draft, a scheduled article and its preview are for the desk only.
    const saved = await read();
    const cover = { cover_image_url: '/pictures/well.svg', cover_image_description: 'A well' };
    await call(context, server, `/desk/api/news/${id}/`, {
      ...saved.text,
      ...cover,
      based_on: saved.revision,
    });
    await page.reload();
    await link(page, 'Preview').click();
    const preview = page.frameLocator(`iframe[title="Preview of “${title}”"]`);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
    await publish(page, 'Schedule', '2030-06-01T08:00');
    await expect(page.getByText('Scheduled for Jun 1, 2030, 8:00 AM')).toBeVisible();
    expect((await visitor(addressOf(title))).status()).toBe(404);
    await link(page, 'Text').click();
    await button(page, 'Do not publish it').click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await button(page, 'Publish now').click();
    await expect(link(page, 'View')).toBeVisible();
    expect((await visitor(addressOf(title))).status()).toBe(200);

    // A corrected title leads from the old address to the new one.
    await page.getByLabel('Title').fill(`${title}, corrected`);
    await publish(page, 'Publish the changes');
    const moved = await visitor(addressOf(title));
    expect([moved.status(), moved.headers()['location']]).toEqual([301, addressOf(`${title}, corrected`)]);

    // The text from before is compared and restored.
    await link(page, 'Earlier versions').click();
    await expect(page.locator('ins', { hasText: 'corrected' })).toBeVisible();
    await button(page, 'Restore this version').click();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByText('Has changes that are not published')).toBeVisible();
  },
);
