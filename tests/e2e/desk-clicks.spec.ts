import { readFileSync } from 'node:fs';

import { type APIRequestContext, expect as quickly, type Locator, type Page, test } from '@playwright/test';

import { sampleOwner, sampleOwnerCode } from '../../apps/api/src/features/staff/sample.ts';
import { button } from './desk-actions.ts';
import { startServer } from './server.ts';

/** Common jobs of the desk, with the number of steps that each takes from the page it usually starts at. */

const expect = quickly.configure({ timeout: 20_000 });

/**
 * Counts the steps of a job: each click, each key that submits or chooses, and each field that is filled in, however
 * long its text.
 */
class Steps {
  readonly counted = { clicks: 0, keys: 0, fields: 0 };
  async click(target: Locator): Promise<void> {
    this.counted.clicks += 1;
    await target.click();
  }
  async press(target: Locator, key: string): Promise<void> {
    this.counted.keys += 1;
    await target.press(key);
  }
  async fill(field: Locator, text: string): Promise<void> {
    this.counted.fields += 1;
    await field.fill(text);
  }
  get total(): number {
    const { clicks, fields, keys } = this.counted;
    return clicks + fields + keys;
  }
}

const link = (at: Page | Locator, name: string | RegExp) => at.getByRole('link', { name, exact: true });
const theText = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' });
const inMenu = (page: Page, name: RegExp) => link(page.getByRole('navigation', { name: 'Desk' }), name);

/** Signs the demo owner in, and adds a picture, a held comment and a donor's gift to work with. */
async function prepare(request: APIRequestContext, url: string): Promise<void> {
  const post = async (path: string, data: object | Buffer, headers = {}) => {
    const response = await request.post(url + path, { data, headers: { Origin: url, ...headers } });
    expect([path, response.ok()]).toEqual([path, true]);
    return response.json();
  };
  const { email, password } = sampleOwner;
  await post('/desk/api/sign-in/', { email, password });
  const code = sampleOwnerCode(Date.now());
  await post('/desk/api/sign-in/second-factor/', { factor: 'totp', code });
  const { address } = await post('/desk/api/pictures/', readFileSync(new URL('../../docs/home.png', import.meta.url)), {
    'Content-Type': 'image/png',
  });
  // Its usual alternative text is that of the article that used it last.
  const { id, revision, text } = await post('/desk/api/news/', { title: 'A first use of the picture' });
  const cover = { cover_image_url: address, cover_image_description: 'A lit house at dawn' };
  const saved = { ...text, ...cover, based_on: revision, tags: 'Water', detail: '<p>Light.</p>' };
  const { revision: newest } = await post(`/desk/api/news/${id}/`, saved);
  await post(`/desk/api/news/${id}/publish/`, { based_on: newest, replaces: null, at: null });
  const comment = { comentator_name: 'Halima G.', comment: 'Read www.a.example and www.b.example please' };
  await post(`/api/news/${id}/comment/`, comment);
}

interface Job {
  name: string;
  /** The steps that it may take. */
  most: number;
  play: (steps: Steps, page: Page) => Promise<void>;
}

const jobs: readonly Job[] = [
  {
    name: 'publish an article',
    most: 6,
    play: async (steps, page) => {
      await steps.click(link(page.getByRole('main'), 'New article'));
      const title = page.getByLabel('Title', { exact: true });
      await expect(title).toBeFocused();
      await steps.fill(title, 'Twelve roofs');
      await steps.fill(theText(page), 'The roofs held through the first rain.');
      await steps.fill(page.getByLabel('Tags'), 'Roofs');
      const recent = page.getByRole('region', { name: 'Recently uploaded' });
      await steps.click(recent.getByRole('button').first());
      await steps.click(button(page, 'Publish now'));
      await expect(page.getByText('“Twelve roofs” is on the site.')).toBeVisible();
      await expect(link(page, 'View')).toHaveAttribute('href', '/news/Twelve%20roofs');
      // Nothing but Undo takes it back: one press, and visitors no longer find it.
      await button(page.getByRole('status'), 'Undo').click();
      await expect(page.getByText('Draft', { exact: true })).toBeVisible();
      expect((await page.request.get('/news/Twelve%20roofs')).status()).toBe(404);
    },
  },
  {
    name: 'change an article',
    most: 4,
    play: async (steps, page) => {
      await steps.click(inMenu(page, /^News/));
      await steps.click(link(page, 'A first use of the picture'));
      await steps.fill(theText(page), 'The light is on.');
      await steps.click(button(page, 'Publish the changes'));
      await expect(link(page, 'View')).toBeVisible();
    },
  },
  {
    name: 'record a gift of a donor',
    most: 7,
    play: async (steps, page) => {
      await steps.click(link(page, 'Record a gift'));
      const form = page.getByRole('dialog');
      const donor = form.getByLabel('Find the donor');
      await expect(donor).toBeFocused();
      await steps.fill(donor, 'demo@example.org');
      await expect(form.getByRole('radio', { name: /demo@example\.org/ })).toBeVisible();
      await steps.press(donor, 'Enter');
      await steps.fill(form.getByLabel('Amount'), '25');
      await steps.fill(form.getByLabel('Payment method'), 'Cash');
      await steps.fill(form.getByLabel('Cause'), 'Wells');
      await steps.click(button(form, 'Record a gift'));
      await expect(page.getByText('$25 is recorded.')).toBeVisible();
    },
  },
  {
    name: 'record the next gift, of somebody without an account',
    most: 5,
    play: async (steps, page) => {
      await steps.click(link(page, 'Record another'));
      const form = page.getByRole('dialog');
      await expect(form.getByLabel('Find the donor')).toBeFocused();
      await expect(form.getByLabel('Payment method')).toHaveValue('Cash');
      await expect(form.getByLabel('Cause')).toHaveValue('Wells');
      await expect(form.getByLabel('Amount')).toHaveValue('');
      await steps.click(form.getByRole('radio', { name: 'Somebody without an account' }));
      await steps.fill(form.getByLabel(/^Name\b/).first(), 'Halima Guyo');
      await steps.fill(form.getByLabel('Amount'), '40');
      await steps.click(button(form, 'Record a gift'));
      await expect(page.getByText('$40 is recorded.')).toBeVisible();
    },
  },
  {
    name: 'record a gift of somebody without an account',
    most: 7,
    play: async (steps, page) => {
      await steps.click(link(page, 'Record a gift'));
      const form = page.getByRole('dialog');
      await steps.click(form.getByRole('radio', { name: 'Somebody without an account' }));
      await steps.fill(form.getByLabel(/^Name\b/).first(), 'Peter Otieno');
      await steps.fill(form.getByLabel('Amount'), '30');
      await steps.fill(form.getByLabel('Payment method'), 'Cash');
      await steps.fill(form.getByLabel('Cause'), 'Wells');
      await steps.click(button(form, 'Record a gift'));
      await expect(page.getByText('$30 is recorded.')).toBeVisible();
    },
  },
  {
    name: 'record a bill',
    most: 6,
    play: async (steps, page) => {
      await steps.click(inMenu(page, /^Bills/));
      await steps.click(button(page, 'Record a bill'));
      const form = page.getByRole('dialog');
      await steps.fill(form.getByLabel('Payee'), 'Kofi Mensah, carpenter');
      await steps.fill(form.getByLabel('Purpose'), 'Roofs');
      await steps.fill(form.getByLabel('Amount'), '640');
      await steps.click(button(form, 'Record a bill'));
      await expect(link(page, 'Open the bill of Kofi Mensah, carpenter')).toBeVisible();
    },
  },
  {
    name: 'correct a gift',
    most: 6,
    play: async (steps, page) => {
      await steps.click(inMenu(page, /^Gifts/));
      await steps.click(page.getByRole('table').getByRole('link').first());
      await steps.click(button(page, 'Correct'));
      const form = page.getByRole('dialog');
      await steps.fill(form.getByLabel('Cause'), 'Deeper wells');
      await steps.fill(form.getByLabel('Reason'), 'A slip');
      await expect(form.getByText('These entries will be made')).toBeVisible();
      await steps.click(button(form, 'Make these entries'));
      await expect(page.getByText('The entries were made.')).toBeVisible();
    },
  },
  {
    name: 'approve a comment',
    most: 2,
    play: async (steps, page) => {
      await steps.click(inMenu(page, /^Comments/));
      const comment = page.getByRole('article').filter({ hasText: 'Halima G.' });
      await steps.click(button(comment, /^Approve/).first());
      await expect(page.getByText(/is public now|are public now/)).toBeVisible();
    },
  },
];

test('common jobs take few steps', { tag: '@chromium' }, async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await startServer();
  const url = server.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: url });
  await prepare(context.request, url);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const lines: string[] = [];
  for (const { most, name, play } of jobs) {
    const steps = new Steps();
    // The next gift starts where the one before has ended.
    if (!name.includes('next')) await page.goto('/desk/');
    await test.step(name, () => play(steps, page));
    const { clicks, fields, keys } = steps.counted;
    lines.push(`${name}: ${steps.total} (${clicks} clicks, ${keys} keys, ${fields} fields)`);
    expect([name, steps.total <= most]).toEqual([name, true]);
  }
  test.info().annotations.push({ type: 'steps', description: lines.join('\n') });
  process.stdout.write(`\n${lines.join('\n')}\n`);
  await context.close();
  await server.stop();
});
