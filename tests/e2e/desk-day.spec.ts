import { type Browser, expect as quickly, type Locator, type Page, test as base } from '@playwright/test';

import { countWhere } from '../../apps/api/src/database/count-where.ts';
import { connectDatabase } from '../../apps/api/src/database/open.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { insertGifts } from '../../apps/api/src/features/books/entries.ts';
import { nobody } from '../../apps/api/src/features/books/giver.ts';
import { titleColumns } from '../../apps/api/src/features/news/titles.ts';
import { openStaffSession } from '../../apps/api/src/testing/staff.ts';
import { button } from './desk-actions.ts';
import { type RunningServer, startServer } from './server.ts';

/** A working day of three people, with as much to do as a foundation has: every count agrees with the database. */

const expect = quickly.configure({ timeout: 20_000 });

const day = 24 * 3_600_000;
const now = Date.now();

interface Day {
  server: RunningServer;
  database: Database;
}

const test = base.extend<object, { work: Day }>({
  work: [
    async ({ playwright: _playwright }, provide) => {
      const server = await startServer({ SAMPLE_DATA: 'no' });
      const url = server.url.replace('127.0.0.1', 'localhost');
      const database = await connectDatabase({ databaseUrl: undefined, dataDirectory: server.dataDirectory });
      await provide({ server: { ...server, url }, database });
      await database.destroy();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ work }, provide) => provide(work.server.url),
});

const article = (title: string, changes: { draft: 0 | 1; published_at: number }) => ({
  ...titleColumns(title),
  tags: 'Water',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: 'A well',
  detail: '<p>Four villages had shared one hand pump.</p>',
  author_name: 'Eda Yılmaz',
  ...changes,
});

/** Adds 40 held comments, and three drafts of which one has a day. */
async function addNews(database: Database): Promise<void> {
  const articles = [
    article('Forty days of water', { draft: 0, published_at: now - day }),
    article('Roof number ten', { draft: 1, published_at: 0 }),
    article('What a kitchen costs', { draft: 1, published_at: 0 }),
    article('Lamps for Joal', { draft: 1, published_at: now + day }),
  ];
  const [{ id } = { id: 0 }] = await database.insertInto('news').values(articles).returning('id').execute();
  const comments = Array.from({ length: 40 }, (_, at) => ({
    news_id: id,
    comentator_name: `Reader ${at}`,
    comment: `What does well ${at} cost?`,
    published_at: now - at,
    state: 'held' as const,
    held_reason: null,
    text_hash: String(at),
  }));
  await database.insertInto('comments').values(comments).execute();
}

/** Adds 456 payments of an import, twelve of them of one payer, and a donor who may have made those. */
async function addPayments(database: Database): Promise<void> {
  const { id } = await database
    .insertInto('imports')
    .values({
      source: 'oak',
      file_name: 'oak.csv',
      state: 'imported',
      uploaded_at: now,
      uploaded_by: 'Peter',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const gifts = Array.from({ length: 456 }, (_, at) => {
    const payer = at < 12 ? 'Otieno G.' : `Payer ${at}`;
    const key = payer.toLowerCase();
    return {
      ...nobody,
      giver_key: `name:${key}`,
      giver_name: payer,
      name_key: key,
      payer_key: key,
      date: new Date(now - at * 3_600_000).toISOString().slice(0, 10),
      amount_cents: 1000 + at,
      cause: 'A well',
      payment_method: 'Bank transfer',
      payment_status: 'completed' as const,
      import_id: id,
      campaign_id: null,
      external_id: null,
    };
  });
  await insertGifts(database, gifts, { at: now, actor: 'Peter', reason: '' });
  const donor = {
    email: 'grace@example.org',
    email_key: 'grace@example.org',
    password_hash: '',
    goal_cents: 0,
  };
  const names = { first_name: 'Grace', last_name: 'Otieno', name_key: 'grace otieno' };
  const times = { created_at: now, last_login_at: now, user_agent: '' };
  await database
    .insertInto('donors')
    .values({ ...donor, ...names, ...times })
    .execute();
}

/** Adds twelve open bills, of which five were recorded by each of two people and two were approved. */
async function addBills(database: Database, one: number, other: number): Promise<void> {
  const bills = Array.from({ length: 12 }, (_, at) => ({
    payee: `Supplier ${at}`,
    kind: 'Roofs',
    campaign_id: null,
    amount_cents: 64_050,
    date: '2026-10-12',
    state: 'open' as const,
    paid_on: null,
    scan: null,
    recorded_staff: at % 2 === 0 ? one : other,
    ...(at >= 10 && { approved_at: now, approved_by: 'Ruth' }),
  }));
  await database.insertInto('bills').values(bills).execute();
}

/** Somebody who works, and the page that is open. */
interface Person {
  id: number;
  role: 'editor' | 'bookkeeper' | 'owner';
  page: Page;
}

async function aPerson(browser: Browser, { database, server }: Day, role: Person['role']): Promise<Person> {
  const email = `${role}@example.org`;
  const row = { email, email_key: email, name: role, role, password_hash: '', passkey_user: role };
  const { id } = await database
    .insertInto('staff')
    .values({ ...row, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const value = await openStaffSession({ clock: { now }, database }, id);
  const context = await browser.newContext({ baseURL: server.url });
  await context.addCookies([{ name: 'desk', value, url: server.url }]);
  return { id, role, page: await context.newPage() };
}

/** Returns how much waits, read from the tables. */
async function rowsIn(database: Database) {
  const bills = await database
    .selectFrom('bills')
    .select(['recorded_staff', 'approved_at'])
    .where('state', '=', 'open')
    .execute();
  const unapproved = bills.filter(({ approved_at: at }) => at === null);
  const drafts = await database.selectFrom('news').select('published_at').where('draft', '=', 1).execute();
  const payments = await database.selectFrom('gifts').select('id').where('donor_id', 'is', null).execute();
  return {
    comments: await countWhere(database, 'comments', 'state', 'held'),
    payments: payments.length,
    drafts: drafts.length,
    dated: drafts.filter(({ published_at: at }) => at > now).length,
    bills: bills.length,
    /** The bills that a person can approve, or that can be paid. */
    billsFor: (staff: number) => bills.length - unapproved.filter((bill) => bill.recorded_staff === staff).length,
  };
}

/** Returns the numbers in the texts of links, added up by address. Links without a number are left out. */
const numbersIn = async (links: Locator): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [path, text] of await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ pathname, textContent }) => [pathname, textContent] as const),
  )) {
    const number = Number(/\d+/.exec(text)?.[0] ?? 0);
    if (number > 0) found[path] = (found[path] ?? 0) + number;
  }
  return found;
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
const tasks = (page: Page) => page.getByRole('region', { name: 'What needs you' }).getByRole('link');
const visit = (page: Page, name: string) =>
  menu(page)
    .filter({ hasText: new RegExp(`^${name}`) })
    .click();

async function openBill(page: Page, payee: string): Promise<void> {
  await visit(page, 'Bills');
  await page.getByRole('link', { name: `Open the bill of ${payee}` }).click();
}

/** Requires that the first page, the menu and the lists of a person say what the tables say. */
async function expectAgreement({ database }: Day, { id, page, role }: Person): Promise<void> {
  const rows = await rowsIn(database);
  const news = { '/desk/comments': rows.comments, '/desk/news': rows.dated };
  const books = { '/desk/payments': rows.payments, '/desk/bills': rows.billsFor(id) };
  // Nobody has made a backup.
  const all = { ...news, ...books, '/desk/health': 1 };
  const expected = { bookkeeper: books, editor: news, owner: all }[role];
  const waiting = Object.fromEntries(Object.entries(expected).filter(([, count]) => count > 0));
  await page.goto('/desk/');
  await expect.poll(() => numbersIn(tasks(page))).toEqual(waiting);
  await expect.poll(() => numbersIn(menu(page))).toEqual(waiting);
  if (role !== 'bookkeeper') {
    await visit(page, 'Comments');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(rows.comments);
    await visit(page, 'News');
    await page.getByRole('link', { name: 'Drafts' }).click();
    await expect(page.getByRole('region', { name: 'News' }).getByRole('listitem')).toHaveCount(rows.drafts);
  }
  if (role !== 'editor') {
    await visit(page, 'Unmatched payments');
    await expect(page.getByText(`${rows.payments} payments, `)).toBeVisible();
    await visit(page, 'Bills');
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(page.getByText(`${rows.bills} bills`, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(rows.bills);
  }
}

test('a day of a writer, a bookkeeper and a chair', { tag: '@chromium' }, async ({ browser, work }) => {
  test.setTimeout(120_000);
  const { database } = work;
  const writer = await aPerson(browser, work, 'editor');
  const bookkeeper = await aPerson(browser, work, 'bookkeeper');
  const chair = await aPerson(browser, work, 'owner');
  await addNews(database);
  await addPayments(database);
  await addBills(database, bookkeeper.id, chair.id);
  const people = [writer, bookkeeper, chair];
  const expectAllAgree = () => Promise.all(people.map((person) => expectAgreement(work, person)));
  expect(await rowsIn(database)).toMatchObject({
    comments: 40,
    payments: 456,
    bills: 12,
    drafts: 3,
    dated: 1,
  });
  await expectAllAgree();

  await visit(writer.page, 'Comments');
  for (const name of ['Reader 1', 'Reader 2', 'Reader 3'])
    await writer.page.getByLabel(`Select the comment of ${name}`, { exact: true }).check();
  await button(writer.page, 'Approve').first().click();
  await expect(writer.page.getByText('3 comments are public now')).toBeVisible();
  await expect.poll(async () => (await numbersIn(menu(writer.page)))['/desk/comments']).toBe(37);

  await visit(bookkeeper.page, 'Unmatched payments');
  const payer = bookkeeper.page.getByRole('article', { name: 'Otieno G.' });
  await button(payer, 'Choose who gave').first().click();
  await payer.getByLabel('Find the donor').fill('otieno');
  await payer.getByLabel('Find the donor').press('Enter');
  await payer.getByRole('radio', { name: /Grace Otieno/ }).check();
  await button(payer, 'Assign all 12').click();
  await expect.poll(async () => (await numbersIn(menu(bookkeeper.page)))['/desk/payments']).toBe(444);
  await expectAllAgree();

  await openBill(chair.page, 'Supplier 0');
  await button(chair.page, 'Approve').click();
  await expect(button(chair.page, 'Record the payment')).toBeVisible();
  await expectAllAgree();
  await openBill(bookkeeper.page, 'Supplier 0');
  await button(bookkeeper.page, 'Record the payment').click();
  await expect.poll(async () => (await rowsIn(database)).bills).toBe(11);

  await visit(writer.page, 'News');
  await writer.page.getByRole('link', { name: 'Lamps for Joal' }).click();
  await button(writer.page, 'Publish now').click();
  await expect(writer.page.getByRole('link', { name: 'View', exact: true })).toBeVisible();
  await expectAllAgree();
  expect(await rowsIn(database)).toMatchObject({
    comments: 37,
    payments: 444,
    bills: 11,
    drafts: 2,
    dated: 0,
  });
});
