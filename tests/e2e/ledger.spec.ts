import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

import { environment, root } from '../../tooling/prepare.mjs';
import { openSession, storeTokens } from './actions.ts';
import { expectAccessible } from './expect-accessible.ts';
import { chromiumOnly, expect, openHydrated, test } from './fixtures.ts';
import type { RunningServer } from './server.ts';

const run = promisify(execFile);

/** Runs an admin command on the server's database. */
async function admin({ dataDirectory }: RunningServer, ...args: string[]): Promise<string> {
  const cli = join(root, 'apps/api/src/entries/cli.ts');
  const env = { ...environment, DATA_DIR: dataDirectory };
  return (await run('node', [cli, ...args], { env })).stdout;
}

/** Returns a month that is past in every time zone, and a day in it. */
function monthsAgo(months: number): { day: string; month: string } {
  const hour = 3_600_000;
  const now = new Date(Date.now() - 12 * hour);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const month = first.toISOString().slice(0, 7);
  return { day: `${month}-12`, month };
}

const openDatabase = (dataDirectory: string) => new DatabaseSync(join(dataDirectory, 'hearthlight.sqlite'));

/** Deletes the ledgers from a month on, because the sample data has closed all past months. No command does this. */
function reopen(dataDirectory: string, month: string): void {
  const database = openDatabase(dataDirectory);
  database.prepare('delete from ledger_leaves where month >= ?').run(month);
  database.prepare('delete from ledgers where month >= ?').run(month);
  database.close();
}

/**
 * Refunds the newest gift on a past day: a refund counts for its own day, which is today, and only past months can be
 * closed.
 */
async function refundOn(server: RunningServer, day: string): Promise<void> {
  const database = openDatabase(server.dataDirectory);
  const newest = database.prepare('select max(id) as id from gifts').get();
  await admin(server, 'donation', 'refund', String(newest?.['id']), '--reason', 'The donor asked');
  database.prepare('update gift_entries set date = ? where id = (select max(id) from gift_entries)').run(day);
  database.close();
}

const headers = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title';

test(
  'a gift imported from PayPal appears on the card, in the history, the statement and the ledger, which anyone can check locally',
  chromiumOnly,
  async ({ donor, page, request, server }) => {
    test.setTimeout(120_000);
    const { day, month } = monthsAgo(2);
    const [year, number, date] = day.split('-');
    const tokens = await openSession(request, donor);
    await storeTokens(page, tokens);
    await openHydrated(page, '/dashboard?pane=campaigns');
    const card = page.getByRole('article').first();
    const title = (await card.getByRole('heading').first().innerText()).trim();

    const file = join(server.dataDirectory, 'paypal.csv');
    const row = `${number}/${date}/${year},12:00:00,PST,Zainab,Donation Payment,Completed,USD,7250.25,${donor.email},E2E-1,"${title.replaceAll('"', '""')}"`;
    writeFileSync(file, [headers, row].join('\n'));
    expect(await admin(server, 'donation', 'import', file)).toContain('1 new');
    expect(await admin(server, 'books', 'check')).toContain('The books balance');
    reopen(server.dataDirectory, month);
    expect(await admin(server, 'ledger', 'close', month)).toContain(`Closed ${month}`);

    await page.reload();
    // The sample campaigns raised whole dollars.
    await expect(page.getByRole('article', { name: title })).toContainText(/\$[\d,]+\.25/);

    await openHydrated(page, '/dashboard?pane=history');
    await expect(page.getByRole('row', { name: /\$7,250\.25/ })).toContainText('Paypal service');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: /^Download with proofs/ }).click();
    const statement = await (await downloading).path();
    expect(readFileSync(statement, 'utf8')).toContain('"cents": 725025');

    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: /^Print statement of all years/ }).click();
    await expect(page.getByRole('table', { name: 'Hashes in the public ledger', includeHidden: true })).toContainText(
      '$7,250.25',
    );

    await page.evaluate(() => localStorage.clear());
    const requests: string[] = [];
    await openHydrated(page, '/ledger');
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (!pathname.startsWith('/assets/')) requests.push(`${sent.method()} ${pathname}`);
    });
    await page.getByLabel(/^Drop the statement here/).setInputFiles(statement);
    await expect(page.getByRole('status').filter({ hasText: 'This statement is valid' })).toBeVisible();
    await expect(page.getByRole('row', { name: /\$7,250\.25/ })).toBeVisible();
    await expect(page.getByText(/^No later change of these gifts is in the ledgers up to/)).toBeVisible();
    // The check is local: only what is published was requested.
    expect(requests).toEqual(['GET /api/ledger/', `GET /ledger/${month}.json`]);
    await expectAccessible(page, 'a valid statement');

    await page.getByText('Paste its text instead').click();
    await page
      .getByRole('textbox', { name: 'Text of the statement' })
      .fill(readFileSync(statement, 'utf8').replace('"cents": 725025', '"cents": 925025'));
    await page.getByRole('button', { name: 'Check the statement' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Line 1 of gift' })).toBeVisible();

    const later = monthsAgo(1);
    await refundOn(server, later.day);
    expect(await admin(server, 'ledger', 'close', later.month)).toContain(`Closed ${later.month}`);
    await openHydrated(page, '/ledger');
    await page.getByLabel(/^Drop the statement here/).setInputFiles(statement);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This gift has changed since this statement' }),
    ).toBeVisible();
  },
);
