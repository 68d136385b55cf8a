import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  calls,
  csvOf,
  donationDraft,
  type Formats,
  formatMoney,
  rules,
  setFormats,
  usEnglish,
} from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const headers = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title';

const row = (currency: string, gross: string, number: string) =>
  `10/02/2026,19:30:00,PDT,Ada,Donation Payment,Completed,${currency},${gross},ada@example.org,${number},Wells`;

/** PayPal's days up to the 12th can be read in two ways. */
const answer = ['--answer', '{"date_format":"MM/DD/YYYY"}'];

interface Case {
  site: Formats;
  /** As a donor types it in the site's language. */
  typed: string;
  pledged: string;
  /** As PayPal exports it. */
  gross: string;
  amount: number;
  cents: number;
  shown: string;
  inEnglish: string;
  csv: string;
}

const cases: Case[] = [
  {
    site: formatsOf('es', 'EUR', 'UTC'),
    typed: '1.250,50',
    pledged: 'I would like to donate 1.250,50\u00A0€ (EUR).',
    gross: '"1,250.50"',
    amount: 1250.5,
    cents: 125_050,
    shown: '1.250,50\u00A0€',
    inEnglish: '€1,250.50',
    csv: '"Amount"\r\n1250,5\r\n',
  },
  {
    site: formatsOf('en', 'JPY', 'UTC'),
    typed: '¥125,050',
    pledged: 'I would like to donate ¥125,050 (JPY).',
    gross: '"125,050.00"',
    amount: 125_050,
    cents: 125_050,
    shown: '¥125,050',
    inEnglish: '¥125,050',
    csv: '"Amount"\r\n125050\r\n',
  },
];

const all = engines.flatMap((engine) => cases.map((values) => ({ engine, ...values })));

describe.each(all)('a gift in $site.currency on $engine.name', (values) => {
  const { amount, cents, csv, engine, gross, inEnglish, pledged, shown, site, typed } = values;
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterEach(() => setFormats(() => usEnglish));
  afterAll(() => context.close());

  /** Runs a command, which speaks English. */
  const admin = (...args: string[]) => {
    setFormats(() => formatsOf('en', site.currency, 'UTC'));
    return runAdmin(context, args);
  };

  test('is pledged, imported, listed, closed, proven and exported in that currency', async () => {
    setFormats(() => site);
    const pledge = {
      donation_amount: rules.donationAmount.parse(typed),
      donation_cause: 'Wells for four villages',
      selected_payment_method: 'Paypal service',
    } as const;
    expect(donationDraft('finance@example.org', pledge).body).toContain(pledged);

    const id = await addCampaign(context.database, { title: 'Wells' });
    const file = join(newFolder(), 'paypal.csv');
    writeFileSync(file, [headers, row(site.currency, gross, 'A'), row('USD', gross, 'B'), ''].join('\r\n'));
    const report = await admin('gift', 'import', file, ...answer);
    expect(report).toContain(`Line 2\tnew\t2026-10-02\t${inEnglish}\tAda`);
    expect(report).toContain('Line 3\trefused\tIt is in USD; the books are kept in ');

    setFormats(() => site);
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const read = async () =>
      calls.dashboard.response.parse((await context.request('dashboard', { token })).json()).records;
    // Signing up does not wait for the gifts of the address.
    await expect.poll(async () => (await read()).donation_history).toHaveLength(1);
    const { campaigns, donation_history: history } = await read();
    const [donation] = history;
    expect(donation?.amount_donated).toBe(amount);
    expect(formatMoney(donation?.amount_donated ?? 0)).toBe(shown);
    expect(campaigns).toMatchObject([{ id, amount_raised: amount }]);
    expect((await context.app.inject(`/campaigns/${id}/badge.svg`)).body).toContain(shown);
    expect(csvOf(['Amount'], [[donation?.amount_donated ?? 0]])).toBe(csv);

    await admin('ledger', 'close', '2026-10');
    const { statement } = calls.statement.response.parse((await context.request('statement', { token })).json());
    const { gifts } = JSON.parse(statement);
    expect(gifts).toMatchObject([{ lines: [{ cents, month: '2026-10' }] }]);
    expect((await context.app.inject('/ledger/2026-10.json')).json()).toMatchObject({
      leaves: { length: 1 },
    });
    expect(await admin('books', 'check')).toBe(`The books balance: 1 gift, 1 entry, ${inEnglish} completed.`);
    expect(await admin('gift', 'list')).toContain(inEnglish);
  });

  test('without a donor is listed in that currency', async () => {
    const file = join(newFolder(), 'paypal.csv');
    const withoutAddress = row(site.currency, gross, 'C').replace('ada@example.org', '');
    writeFileSync(file, [headers, withoutAddress, ''].join('\r\n'));
    await admin('gift', 'import', file, ...answer);
    expect(await admin('gift', 'unmatched')).toContain(`\t${inEnglish}\tAda`);
  });
});
