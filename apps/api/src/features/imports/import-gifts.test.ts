// cspell:ignore Webshop
// cspell:words Individuelle Nummer Número personalizado
import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Foundation } from '@hearthlight/domain';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { type ActionContext, factsForActions } from '../../actions/action.ts';
import { connectDatabase } from '../../database/open.ts';
import { uploadFolder } from '../../platform/uploads/upload-folder.ts';
import { adminContextOf, noMailing, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { listGifts } from '../gifts/list-gifts.ts';
import { readGift } from '../gifts/read-gift.ts';
import { checkBooks } from '../ledger/check.ts';
import { closeMonth } from '../ledger/close-month.ts';
import { readGiftFile } from './formats/read-file.ts';
import { campaignFinder } from './planning/find-campaign.ts';
import { importGifts, type ImportOptions, previewImport } from './planning/import-gifts.ts';
import { undoImport } from './undo-import.ts';
import { readGifts, uploadImport } from './uploaded-file.ts';

const run = promisify(execFile);
const timeZone = 'America/Los_Angeles';
const today = '2026-11-28';
const american = JSON.stringify({ date_format: 'MM/DD/YYYY' });

/** Reads a file whose days are written as in the United States. */
const readAmerican = (file: string, columns?: string) =>
  readGiftFile(file, {
    timeZone,
    today,
    ...(columns === undefined ? { answers: { date_format: 'MM/DD/YYYY' } } : { columns }),
  });

function aFile(lines: readonly string[], name = 'export.csv'): string {
  const file = join(newFolder(), name);
  writeFileSync(file, `\uFEFF${lines.join('\r\n')}\r\n`);
  return file;
}

/** Writes a Stripe export with one gift. */
const stripeFileOf = (id: string) =>
  aFile(['id,Created date (UTC),Amount,Currency,Status,Amount Refunded', `${id},2026-10-03 02:30,25.00,usd,Paid,0.00`]);

const paypalHeaders =
  '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Item Title","Note"';
const paypalRow = (
  changes: Partial<
    Record<
      'date' | 'time' | 'zone' | 'name' | 'type' | 'status' | 'currency' | 'gross' | 'email' | 'id' | 'title' | 'note',
      string
    >
  >,
) => {
  const row = {
    date: '10/02/2026',
    time: '19:30:00',
    zone: 'PDT',
    name: 'Bob Builder',
    type: 'Donation Payment',
    status: 'Completed',
    currency: 'USD',
    gross: '1,250.50',
    email: 'bob@example.org',
    id: '8XK21',
    title: 'Twelve roofs',
    note: 'For a roof, with love',
    ...changes,
  };
  return [
    row.date,
    row.time,
    row.zone,
    row.name,
    row.type,
    row.status,
    row.currency,
    row.gross,
    '-1.00',
    '1',
    row.email,
    'finance@example.org',
    row.id,
    row.title,
    row.note,
  ]
    .map((cell) => `"${cell}"`)
    .join(',');
};
const paypalFile = (...rows: Parameters<typeof paypalRow>[0][]) => aFile([paypalHeaders, ...rows.map(paypalRow)]);

const giftIn = async (file: string, columns?: string) => {
  const [row] = await readAmerican(file, columns);
  return row?.gift ?? row?.refusal;
};
const stripeFile = (created: string, amount: string, more = 'usd,Paid,0.00') =>
  aFile([
    'id,Created date (UTC),Amount,Currency,Status,Amount Refunded,Customer Email,Description',
    `ch_1,${created},${amount},${more},ada@example.org,A roof`,
  ]);

/** The headers of Stripe's itemized balance report. */
const balanceHeaders = 'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,charge_id,description';

const balanceRow = (number: string, gross: string, category: string, charge: string) =>
  `${number},2026-10-03 02:30:00,usd,${gross},0.00,${category},${charge},A roof`;

describe('a file', () => {
  test('of PayPal: converts the day from its own time zone', async () => {
    expect(await giftIn(paypalFile({}))).toEqual({
      externalId: 'paypal:8XK21',
      date: '2026-10-02',
      amountCents: 125_050,
      feeCents: 100,
      status: 'completed',
      method: 'Paypal service',
      cause: 'For a roof, with love',
      email: 'bob@example.org',
      name: 'Bob Builder',
      purpose: 'Twelve roofs · For a roof, with love',
      titles: ['Twelve roofs', ''],
    });
    expect(await giftIn(paypalFile({ zone: 'America/New_York', time: '01:00:00' }))).toMatchObject({
      date: '2026-10-01',
    });
    expect(await giftIn(paypalFile({ zone: 'Mars', time: '01:00:00' }))).toMatchObject({
      date: '2026-10-02',
    });
    expect(await giftIn(paypalFile({ status: 'Pending' }))).toMatchObject({ status: 'pending' });
  });

  test.each([
    [{ currency: 'EUR' }, 'is in EUR; the books are kept in USD'],
    [{ type: 'Payment Refund', gross: '-5.00' }, 'is a “Payment Refund”, not a gift'],
    [{ type: 'General Withdrawal' }, 'is a “General Withdrawal”, not a gift'],
    [{ gross: '-5.00' }, 'is -5.00, which is not incoming money'],
    [{ gross: '1.2.5' }, 'Its amount, “1.2.5”, is unclear'],
    [{ gross: '0.00' }, 'is $0'],
    [{ date: '02/30/2026' }, 'Its date, “02/30/2026”, is not in the format MM/DD/YYYY'],
    [{ id: '' }, 'has no transaction number'],
    [{ type: 'Payout', gross: '-5.00' }, 'is a “Payout”, not a gift'],
    [{ status: 'Sideways' }, 'Its status, “Sideways”, is unknown'],
  ])('of PayPal: refuses a row with %j', async (changes, reason) => {
    expect(await giftIn(paypalFile(changes))).toContain(reason);
  });

  test.each([
    [{ type: 'Mass Pay Payment', name: 'PayPal Giving Fund' }, 'PayPal Giving Fund', 'may be a payout'],
    [{ type: 'Mass Pay Payment' }, '', 'may be a payout'],
    [{ name: 'PayPal Giving Fund' }, 'PayPal Giving Fund', 'may be a payout'],
    [{ type: 'Chargeback Reversal' }, undefined, 'may be no gift'],
  ])('of PayPal: asks about %j that came in', async (changes, payout, reason) => {
    const [row] = await readAmerican(paypalFile(changes));
    expect(row?.gift).toMatchObject({ amountCents: 125_050, doubt: expect.stringContaining(reason) });
    expect(row?.gift?.payout).toBe(payout);
  });

  test.each([
    [{ type: 'General Withdrawal', gross: '-5.00' }, { cents: -500 }],
    [{ currency: 'EUR' }, { cents: undefined }],
    [{ type: 'Chargeback', gross: '-5.00' }, { cents: -500 }],
    [
      { status: 'Sideways', name: '', note: '' },
      { cents: 125_050, giver: 'bob@example.org', purpose: 'Twelve roofs' },
    ],
  ])('of PayPal: shows what a row says of which it records nothing: %j', async (changes, facts) => {
    const [row] = await readAmerican(paypalFile(changes));
    expect(row?.facts).toEqual({
      date: '2026-10-02',
      giver: 'Bob Builder',
      purpose: 'Twelve roofs · For a roof, with love',
      ...facts,
    });
  });

  test('of Stripe: keeps the local day of an evening in Los Angeles', async () => {
    expect(await giftIn(stripeFile('2026-10-03 02:30:00', '25.00'))).toEqual({
      externalId: 'stripe:ch_1',
      date: '2026-10-02',
      amountCents: 2500,
      feeCents: 0,
      status: 'completed',
      method: 'Credit/Debit Card',
      cause: 'A roof',
      email: 'ada@example.org',
      name: undefined,
      titles: ['A roof'],
      isWon: false,
    });
    expect(await giftIn(stripeFile('2026-10-03 02:30', '25.00', 'usd,Paid,5.00'))).toMatchObject({
      returned: { cents: 500 },
    });
    expect(await giftIn(stripeFile('2026-10-03 02:30', '25.00', 'eur,Paid,0.00'))).toContain('is in EUR');
    expect(await giftIn(stripeFile('2026-10-03 02:30', '25.00', 'usd,Failed,0'))).toMatchObject({
      status: 'failed',
    });
  });

  test.each([
    ['usd,Partial Refund,10.00', { amountCents: 2500, returned: { cents: 1000 }, doubt: undefined }],
    ['usd,Partial Refund,0.00', { doubt: expect.stringContaining('does not say how much') }],
    ['usd,Sideways,0.00', { amountCents: 2500, doubt: 'Its status, “Sideways”, is unknown.' }],
  ])('of Stripe: asks about the status in “%s” unless it is known', async (more, expected) => {
    const { doubt, ...gift } = Object(await giftIn(stripeFile('2026-10-03 02:30', '25.00', more)));
    expect({ ...gift, doubt }).toMatchObject(expected);
  });

  test.each([
    ['id,Created date (UTC),Amount,Currency,Status,Description', 'ch_1,2026-10-03 02:30,25.00,usd,Paid'],
    [balanceHeaders, 'txn_1,2026-10-03 02:30:00,usd,25.00,0.00,charge,ch_1'],
  ])('of Stripe with the headers %s: asks about income that is no gift', async (headers, row) => {
    expect(await giftIn(aFile([headers, `${row},Membership fee 2026`]))).toMatchObject({
      doubt: expect.stringContaining('membership fee'),
    });
    expect(await giftIn(aFile([headers, `${row},A roof`]))).not.toHaveProperty('doubt');
  });

  test('of PayPal: asks about income that is no gift', async () => {
    expect(await giftIn(paypalFile({ title: 'Webshop T-shirt L' }))).toMatchObject({
      doubt: expect.stringContaining('a sale'),
    });
  });

  test.each([
    ['needs_response', '', { status: 'pending', returned: undefined }],
    ['under_review', '25.00', { status: 'pending', returned: undefined }],
    ['lost', '25.00', { status: 'completed', returned: { cents: 2500 } }],
    ['lost', '', { status: 'completed', returned: { cents: 2500 } }],
    ['lost', '10.00', { status: 'completed', returned: { cents: 1000 } }],
    ['won', '25.00', { isWon: true, returned: undefined }],
    ['warning_closed', '25.00', { status: 'completed', returned: undefined }],
    ['', '', { status: 'completed', returned: undefined }],
  ])('of Stripe: reads a dispute with status “%s” and amount %s', async (status, amount, expected) => {
    const headers = 'id,Created date (UTC),Amount,Currency,Status,Amount Refunded,Disputed Amount,Dispute Status';
    const row = `ch_1,2026-10-03 02:30,25.00,usd,Paid,0.00,${amount},${status}`;
    expect(await giftIn(aFile([headers, row]))).toMatchObject(expected);
  });

  const reference = 'RF7900000056000003751399';
  const stripeHeaders = 'id,Created date (UTC),Amount,Currency,Status,Amount Refunded';
  const stripeCharge = 'ch_1,2026-10-03 02:30,25.00,usd,Paid,0.00';
  const balanceCharge = 'txn_1,2026-10-03 02:30:00,usd,25.00,1.00,charge,ch_1,A roof';

  test.each([
    [stripeHeaders, stripeCharge, 'client_reference_id (metadata)'],
    [stripeHeaders, stripeCharge, 'Client Reference ID'],
    [stripeHeaders, stripeCharge, 'Checkout Custom Field 1 Value'],
    [stripeHeaders, stripeCharge, 'Description'],
    [balanceHeaders, balanceCharge, 'payment_metadata[client_reference_id]'],
  ])('of Stripe with the headers %s, %s: finds the reference in “%s”', async (headers, charge, column) => {
    const file = aFile([`${headers},${column}`, `${charge},${reference}`]);
    expect(await giftIn(file)).toMatchObject({ reference: { text: reference, donor: 56, campaign: 3 } });
  });

  test('of Stripe: takes no reference from a column about something else', async () => {
    const file = aFile([`${stripeHeaders},Seller Message`, `${stripeCharge},${reference}`]);
    expect(await giftIn(file)).not.toHaveProperty('reference');
  });

  test.each(['Custom Number', 'Invoice Number', 'Individuelle Nummer', 'Número personalizado', 'Subject'])(
    'of PayPal: finds the reference in “%s”',
    async (column) => {
      const file = aFile([`${paypalHeaders},"${column}"`, `${paypalRow({})},"${reference}"`]);
      expect(await giftIn(file)).toMatchObject({ reference: { text: reference } });
    },
  );

  test('of PayPal: finds the reference in a note', async () => {
    expect(await giftIn(paypalFile({ note: 'Pledge RF79 0000 0056 0000 0375 1399' }))).toMatchObject({
      reference: { text: reference },
    });
  });

  test('of a bank: reads the columns described in a file', async () => {
    const columns = aFile(
      [
        'bank: umpqua',
        'date: Booked',
        'date_format: DD.MM.YYYY',
        'amount: Sum',
        'decimal: ","',
        'delimiter: ";"',
        'name: Payer',
      ],
      'columns.yaml',
    );
    const rows = [
      'Booked;Sum;Payer',
      '02.10.2026;1.250,50;JOHN SMITH',
      '02.10.2026;1.250,50;JOHN SMITH',
      '02.10.2026;-3,00;Fee',
    ];
    const file = aFile(rows);
    const [one, other, fee] = await readAmerican(file, columns);
    expect(one?.gift).toMatchObject({
      amountCents: 125_050,
      date: '2026-10-02',
      name: 'JOHN SMITH',
      method: 'Bank transfer',
    });
    expect(other?.gift?.externalId).not.toBe(one?.gift?.externalId);
    expect(fee).toMatchObject({ line: 4, isNoGift: true });
    const again = await readAmerican(aFile(rows), columns);
    expect(again.map(({ gift }) => gift?.externalId)).toEqual(
      [one, other, undefined].map((row) => row?.gift?.externalId),
    );
  });

  test.each([
    ['1250,50', 125_050],
    ['1.250.000,5', 125_000_050],
    ['12.50', 'Its amount, “12.50”, is unclear.'],
    ['1250.50', 'Its amount, “1250.50”, is unclear.'],
    ['1,250.50', 'Its amount, “1,250.50”, is unclear.'],
  ])('of a bank with a decimal comma: reads %s as %s', async (typed, expected) => {
    const columns = ['bank: x', 'date: a', 'date_format: YYYY-MM-DD', 'amount: b', 'decimal: ","'];
    const file = aFile(['a;b', `2026-10-02;${typed}`]);
    const found = await giftIn(file, aFile([...columns, 'delimiter: ";"'], 'columns.yaml'));
    expect(typeof found === 'object' ? found.amountCents : found).toBe(expected);
  });

  test('of a bank in another currency is refused', async () => {
    const columns = ['bank: x', 'date: a', 'date_format: YYYY-MM-DD', 'amount: b', 'currency: c'];
    const found = await giftIn(aFile(['a,b,c', '2026-10-02,12,EUR']), aFile(columns, 'columns.yaml'));
    expect(found).toBe('It is in EUR; the books are kept in USD.');
  });

  test.each([
    [['a,b', '1,2'], undefined, 'Choose the columns with the date and the amount first.'],
    [[''], undefined, 'This file is empty.'],
    [['\n'.repeat(100_000)], undefined, 'This file is empty.'],
    [['a,b'], undefined, 'has no rows below the one that names its columns.'],
    [['a,b', '\n'.repeat(100_000)], undefined, 'has no rows below'],
    [['a,b', ',\n'.repeat(100)], undefined, 'has no rows below'],
    [[',\n'.repeat(100)], undefined, 'has no rows below'],
    [['a,b', '1,2'], ['bank: x', 'date: day', 'date_format: MM/DD/YYYY', 'amount: a'], 'has no column “day”.'],
    [
      ['id,Amount,Status,Created (UTC)', 'ch_1,2,Paid,2026-10-02'],
      ['bank: x', 'date: day', 'date_format: MM/DD/YYYY', 'amount: Amount'],
      'has no column “day”.',
    ],
    [['a,b', '1,2'], ['bank: x', 'date: a', 'date_format: soon', 'amount: b'], 'date_format must be one of YYYY-MM-DD'],
    [['a,b', '1,2'], ['bank: x', 'date: a', 'date_format: MM/DD/YYYY', 'amount: b', 'when: a'], 'has an unknown field'],
  ])('is rejected as a whole: %j with columns %j', async (lines, columns, sentence) => {
    const columnsFile = columns && aFile(columns, 'columns.yaml');
    await expect(readAmerican(aFile(lines), columnsFile)).rejects.toThrow(sentence);
  });

  test('that is not text is rejected', async () => {
    const file = aFile([]);
    writeFileSync(file, Buffer.from('Date,Payer,Amount\n2026-10-02,\0,12', 'latin1'));
    await expect(readAmerican(file)).rejects.toThrow('is not text');
  });

  test('that cannot be read is rejected', async () => {
    await expect(readAmerican('/no/such.csv')).rejects.toThrow('The file /no/such.csv was not found.');
  });
});

/** Returns the columns of a bank statement without transaction numbers. */
const columnsWithoutNumber = () =>
  aFile(
    ['bank: oak', 'date: Day', 'date_format: YYYY-MM-DD', 'amount: Sum', 'name: Payer', 'cause: Text'],
    'columns.yaml',
  );

describe.each(engines)('an import on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
    await aSignedInDonor(context, 'ada@example.org');
  });
  afterAll(() => context.close());

  const importFile = async (file: string, options: Parameters<typeof importGifts>[2] = {}) => {
    const rows = await readAmerican(file);
    const { report } = await (options.dryRun ? previewImport : importGifts)(admin, rows, options);
    return report;
  };
  const outcomes = (report: Awaited<ReturnType<typeof importFile>>) => report.map(({ outcome }) => outcome);

  test('with a surplus cell in one row refuses that row only', async () => {
    const lines = [paypalHeaders, paypalRow({}), `${paypalRow({ id: '9' })},"more"`];
    expect(await readAmerican(aFile(lines))).toMatchObject([
      { line: 2, gift: { externalId: 'paypal:8XK21' } },
      { line: 3, refusal: 'It has more than the 15 columns of this file: “more”.', isNoGift: false },
    ]);
  });

  test('refuses a row with an id of more than 200 characters and names its column', async () => {
    expect(await giftIn(stripeFileOf('x'.repeat(200)))).toMatchObject({ amountCents: 2500 });
    expect(await giftIn(stripeFileOf('x'.repeat(201)))).toBe('It has more than 200 characters in the column “id”.');
  });

  test('from a link or a pipe is rejected', async () => {
    const link = join(newFolder(), 'link.csv');
    symlinkSync(aFile([paypalHeaders, paypalRow({})]), link);
    for (const file of [link, '/dev/null']) {
      await expect(readAmerican(file)).rejects.toThrow(`The file ${file} is not a regular file.`);
    }
  });

  test('with U+FFFF is rejected', async () => {
    const file = aFile([paypalHeaders, paypalRow({ name: 'Ada\uFFFF' })]);
    await expect(readAmerican(file)).rejects.toThrow('This file is not text.');
  });

  test('records new gifts, reports every row and changes nothing the second time', async () => {
    const wells = await addCampaign(context.database, { title: 'Wells' });
    const roofs = await addCampaign(context.database, { title: 'Twelve roofs' });
    const file = paypalFile(
      { id: 'A', email: 'ada@example.org', status: 'Pending' },
      { id: 'B', title: '' },
      { id: 'B', title: '' },
      { id: 'C', currency: 'GBP' },
      { id: 'D', date: '11/21/2026', time: '08:00:00' },
    );
    const dry = await importFile(file, { campaignId: wells, dryRun: true });
    expect(outcomes(dry)).toEqual(['new', 'new', 'known', 'refused', 'refused']);
    expect((await checkBooks(context.database)).gifts).toBe(0);
    expect(await importFile(file, { campaignId: wells })).toEqual(dry);
    expect(dry[4]?.note).toContain('is in the future');
    expect((await listGifts(context.database)).rows).toMatchObject([
      { giver: 'Bob Builder', email: 'bob@example.org', campaign_id: wells, external_id: 'paypal:B' },
      { giver: "Ada O'Neil-Byron", campaign_id: roofs, payment_status: 'pending', amount: 1250.5 },
    ]);
    const again = await importFile(paypalFile({ id: 'A' }, { id: 'B' }), { campaignId: wells });
    expect(again).toMatchObject([
      {
        outcome: 'changed',
        note: expect.stringMatching(/^Gift \d+ has arrived\.$/),
      },
      { outcome: 'known', note: expect.stringMatching(/^It is gift \d+\.$/) },
    ]);
    expect(await checkBooks(context.database)).toMatchObject({ gifts: 2, problems: [] });
    await expect(importFile(file, { campaignId: 999 })).rejects.toThrow('This campaign no longer exists.');
  });

  test('finds a campaign whose title a bank wrote in capitals and without accents', async () => {
    const campaign = await addCampaign(context.database, { title: 'Roofs of Łukasz' });
    await importFile(paypalFile({ id: 'CAPITALS', gross: '71.00', title: ' ROOFS OF LUKASZ' }));
    const { campaign_id: found } = await context.database
      .selectFrom('gifts')
      .select('campaign_id')
      .where('external_id', '=', 'paypal:CAPITALS')
      .executeTakeFirstOrThrow();
    expect(found).toBe(campaign);
  });

  test.each([
    ['Donation: Twelve lanterns for the harbor', true],
    ['TWELVE LANTERNS FOR THE HARBOR (x1)', true],
    ['Twelve lanterns', false],
  ])('finds a campaign whose title is a part of “%s”: %s', async (purpose, isFound) => {
    const title = 'Twelve lanterns for the harbor';
    const before = await context.database
      .selectFrom('campaigns')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirst();
    const campaign = before?.id ?? (await addCampaign(context.database, { title }));
    const find = await campaignFinder(context.database, undefined);
    const [row] = await readAmerican(paypalFile({ id: 'part' }));
    if (!row?.gift) throw new Error('the row is no gift');
    expect(find({ ...row.gift, titles: [purpose] })).toBe(isFound ? campaign : null);
  });

  test('rejects a file that names one of two campaigns with the same title', async () => {
    await addCampaign(context.database, { title: 'Lamps' });
    await addCampaign(context.database, { title: 'lamps ' });
    const before = (await checkBooks(context.database)).gifts;
    await expect(importFile(paypalFile({ id: 'L', title: 'Lamps' }))).rejects.toThrow(
      'Two campaigns are called “Lamps”',
    );
    expect((await checkBooks(context.database)).gifts).toBe(before);
  });

  const onlyNote = async (file: string) => (await importFile(file))[0]?.note;

  test('of a known gift that was returned refunds it, and says what else differs', async () => {
    const paypal = { id: 'R', gross: '40.00' };
    await importFile(paypalFile(paypal));
    const [gift] = (await listGifts(context.database)).rows;
    const { id } = z.object({ id: z.number() }).parse(gift);
    const noteOf = (changes: object) => onlyNote(paypalFile({ ...paypal, ...changes }));
    const counted = `It is gift ${id}, which counts in the books but`;
    expect(await noteOf({ status: 'Partially Refunded' })).toContain('does not say how much');
    expect(await noteOf({ gross: '30.00' })).toBe(
      `It is gift ${id}, which is $40 in the books and $30 in the file. If the file is right, correct the gift.`,
    );
    expect(await noteOf({ status: 'Denied' })).toBe(
      `${counted} failed in the file. If the money did not arrive, refund the gift.`,
    );
    expect(await noteOf({ status: 'Pending' })).toContain(`${counted} is pending in the file`);
    expect(await noteOf({ status: 'Refunded' })).toBe(`$40 of gift ${id} was returned.`);
    const { history } = await readGift(context.database, id, { names: true });
    const refund = { kind: 'refunded', amount: -40, date: '2026-10-02' };
    expect(history.flatMap(({ entries }) => entries).at(-1)).toMatchObject(refund);
    expect(await noteOf({ status: 'Refunded' })).toBe(`It is gift ${id}.`);
    expect(await noteOf({ status: 'Denied' })).toBe(`It is gift ${id}.`);
    expect(await noteOf({})).toBe(
      `It is gift ${id}, which is refunded in the books but not in the file. If the file is older than the refund, there is nothing to do.`,
    );
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('of a known gift that is still on its way changes nothing', async () => {
    const file = paypalFile({ id: 'P', gross: '42.00', status: 'Pending' });
    expect(await onlyNote(file)).toContain('It has not arrived yet');
    expect(await onlyNote(file)).toMatch(/^It is gift \d+\.$/);
  });

  test('of a known gift that failed in the books but arrived says what to do', async () => {
    const paypal = { id: 'S', gross: '41.00' };
    expect(await onlyNote(paypalFile({ ...paypal, status: 'Denied' }))).toContain('It failed or was canceled');
    expect(await onlyNote(paypalFile({ ...paypal, status: 'Pending' }))).toMatch(/^It is gift \d+\.$/);
    expect(await onlyNote(paypalFile(paypal))).toMatch(
      /failed or was canceled in the books but arrived in the file\. Record it once as a new gift without this number\.$/,
    );
  });

  test('knows a charge of Stripe by its number in the report that calls it the source', async () => {
    const bySource = balanceHeaders.replace('charge_id', 'source_id');
    const row = balanceRow('txn_s1', '25.00', 'charge', 'ch_source');
    expect(outcomes(await importFile(aFile([bySource, row])))).toEqual(['new']);
    expect(outcomes(await importFile(aFile([balanceHeaders, row])))).toEqual(['known']);
  });

  test('asks about a refund of an unknown gift, refuses that of one that does not count, and applies another one once', async () => {
    await importFile(
      aFile([
        'id,Created date (UTC),Amount,Currency,Status,Amount Refunded',
        'ch_failed,2026-10-03 02:30,25.00,usd,Failed,0.00',
      ]),
    );
    const file = aFile([
      balanceHeaders,
      balanceRow('txn_1', '25.00', 'charge', 'ch_paid'),
      balanceRow('txn_2', '-5.00', 'refund', 'ch_paid'),
      balanceRow('txn_2', '-5.00', 'refund', 'ch_paid'),
      balanceRow('txn_3', '-5.00', 'refund', 'ch_failed'),
      balanceRow('txn_4', '-5.00', 'refund', 'ch_unknown'),
    ]);
    const others = [
      { outcome: 'refused', note: expect.stringContaining('which does not count yet') },
      { outcome: 'suspected', note: expect.stringContaining('that is neither in this file nor in the books') },
    ];
    const returned = { outcome: 'changed', note: expect.stringContaining('$5') };
    expect(await importFile(file, { separate: 'none' })).toMatchObject([
      { outcome: 'new' },
      returned,
      { outcome: 'known', note: expect.stringContaining('line 3') },
      ...others,
    ]);
    const known = { outcome: 'known', note: 'It is known from an earlier import.' };
    expect(await importFile(file, { separate: 'none' })).toMatchObject([{ outcome: 'known' }, known, known, ...others]);
  });

  const notesOf = async (...rows: Parameters<typeof paypalRow>[0][]) => {
    const { report } = await previewImport(admin, await readAmerican(paypalFile(...rows)));
    return report.map(({ giver, note, outcome }) => [outcome, giver, note]);
  };

  test.each(['Chargeback', 'Payment Reversal'])('asks about a %s of PayPal that names no gift', async (type) => {
    const came = { id: 'CAME', gross: '77.70', name: 'Eve Moss', title: '' };
    const back = { ...came, id: 'BACK', type, gross: '-77.70' };
    const unknown = ['suspected', 'Eve Moss', expect.stringContaining('but no gift fits it')];
    expect(await notesOf(back)).toEqual([unknown]);
    expect(await notesOf(came, back)).toEqual([
      ['new', 'Eve Moss', undefined],
      [
        'suspected',
        'Eve Moss',
        expect.stringMatching(
          /^It may return \$77\.70 of a gift by Eve Moss\. It is the gift in line 2, of Oct 2, 2026\.$/,
        ),
      ],
    ]);
  });

  test('refuses a new gift of which an unknown part was returned', async () => {
    expect(await importFile(paypalFile({ id: 'PART', status: 'Partially Refunded' }))).toMatchObject([
      { outcome: 'refused', note: expect.stringContaining('this file does not say how much') },
    ]);
  });

  test('into a closed month adds a warning', async () => {
    await closeMonth(admin, '2026-09', { yes: true });
    const rows = [
      { id: 'T', date: '09/12/2026' },
      { id: 'U', date: '10/02/2026' },
    ];
    expect(await importFile(paypalFile(...rows))).toMatchObject([
      { outcome: 'new', note: expect.stringContaining('months up to Sep 2026 are closed') },
      { outcome: 'new', note: undefined },
    ]);
  });

  const statement = async (lines: readonly string[], options: ImportOptions = {}) => {
    const rows = await readAmerican(aFile(lines), columnsWithoutNumber());
    return (await importGifts(admin, rows, options)).report;
  };

  test('fails when more rows are refused than read, not counting rows that are not gifts', async () => {
    const bad = { id: 'V', currency: 'GBP' };
    await expect(runAdmin(context, ['gift', 'import', paypalFile(bad), '--answer', american])).rejects.toThrow(
      /more rows were refused \(1\) than read \(0\)/,
    );
    const fees = [{ type: 'Fee' }, { type: 'General Withdrawal' }, { id: 'W' }];
    expect(await runAdmin(context, ['gift', 'import', paypalFile(...fees), '--answer', american])).toContain(
      '1 new, 0 changed, 0 known, 0 suspected, 2 not gifts, 0 refused',
    );
  });

  test('is listed on the command line, also by days', async () => {
    await runAdmin(context, ['gift', 'import', paypalFile({ id: 'L' }), '--answer', american]);
    const list = (...range: string[]) => runAdmin(context, ['gift', 'import-list', ...range]);
    expect(await list()).toContain('1 new');
    // A control character would turn the direction of the line.
    const turned = aFile([paypalHeaders, paypalRow({ id: 'TURNED' })], 'may\u{202E}vsc.csv');
    await runAdmin(context, ['gift', 'import', turned, '--answer', american]);
    expect(await list()).toContain('\tmay vsc.csv\t');
    expect(await list('--to', '2020-01-01')).toBe('There are no imports.');
    expect(await list('--from', '2100-01-01')).toBe('There are no imports.');
  });

  test('of a file that can be read in two ways says how to answer, and records nothing', async () => {
    const file = paypalFile({ id: 'W2', date: '10/02/2026' });
    const gifts = async () => (await listGifts(context.database)).rows.length;
    const before = await gifts();
    await expect(runAdmin(context, ['gift', 'import', file])).rejects.toThrow(
      /leaves open which number of a day is the month\. Line 2 is .*2026-10-02.* or --answer .*2026-02-10/,
    );
    expect(await gifts()).toBe(before);
  });

  test('a gift added by hand to, or moved into, a closed month is recorded with a warning', async () => {
    const add = (date: string) =>
      runAdmin(context, ['gift', 'add', '--amount', '5', '--cause', 'A roof', '--method', 'Check', '--date', date]);
    const sentence = 'the months up to Sep 2026 are closed: it will appear in the next ledger.';
    expect(await add('2026-09-12')).toContain(sentence);
    expect(await add('2026-10-12')).not.toContain('closed');
    const [gift] = (await listGifts(context.database)).rows;
    const { id } = z.object({ id: z.number() }).parse(gift);
    const correct = ['gift', 'correct', String(id), '--reason', 'a slip', '--date', '2026-08-01'];
    expect(await runAdmin(context, correct)).toContain(sentence);
  });

  describe('of a bank statement without numbers', () => {
    test('recognizes a row after other columns, their order or its spelling changed', async () => {
      expect(outcomes(await statement(['Day,Sum,Payer,Text,Balance', '2026-10-02,12.00,J SMITH,Roof,100.00']))).toEqual(
        ['new'],
      );
      expect(outcomes(await statement(['Balance,Payer,Day,Sum,Text', '250.00,J SMITH,2026-10-2,"+12",Roof']))).toEqual([
        'known',
      ]);
      const other = ['Day,Sum,Payer,Text', '2026-10-02,12.00,J SMITH,Well'];
      await expect(statement(other)).rejects.toThrow('line 2 may repeat or return gifts of the books or of this file');
      expect(outcomes(await statement(other, { separate: 'all' }))).toEqual(['new']);
    });

    test('recognizes a row that an earlier version identified by all its columns', async () => {
      const lines = ['Day,Sum,Payer,Text,Balance', '2026-10-05,9.00,A JONES,Roof,70.00'];
      const [row] = await readAmerican(aFile(lines), columnsWithoutNumber());
      if (!row?.gift) throw new Error('the row has no gift');
      const externalId = row.gift.formerId ?? '';
      await importGifts(admin, [{ ...row, gift: { ...row.gift, externalId } }]);
      expect(outcomes(await statement(lines))).toEqual(['known']);
    });

    test('asks about equal rows, and records or skips them', async () => {
      const lines = ['Day,Sum,Payer,Text', ...Array.from({ length: 3 }, () => '2026-10-06,5.00,B LEE,Roof')];
      await expect(statement(lines)).rejects.toThrow(
        /^Nothing was imported: lines 3, 4 may repeat or return gifts of the books or of this file\. Add “--duplicates record”/,
      );
      const before = (await checkBooks(context.database)).gifts;
      expect(outcomes(await statement(lines, { separate: 'none' }))).toEqual(['new', 'suspected', 'suspected']);
      expect(outcomes(await statement(lines, { separate: 'all' }))).toEqual(['known', 'new', 'new']);
      expect(outcomes(await statement(lines))).toEqual(['known', 'known', 'known']);
      expect((await checkBooks(context.database)).gifts).toBe(before + 3);
    });

    test('does not suspect a new row of repeating a gift that an overlapping statement names', async () => {
      const [header, first, second] = [
        'Day,Sum,Payer,Text',
        '2026-10-12,15.00,C DOE,Roof',
        '2026-10-14,15.00,C DOE,Roof',
      ];
      expect(outcomes(await statement([header, first]))).toEqual(['new']);
      expect(outcomes(await statement([header, first, second]))).toEqual(['known', 'new']);
    });

    test('asks about payouts of payment providers, whose own exports list the gifts', async () => {
      const lines = [
        'Day,Sum,Payer,Text,Kind',
        '2026-10-07,500.00,PAYPAL,INST XFER,',
        '2026-10-07,500.00,,STRIPE TRANSFER ST-X1,',
        '2026-10-07,300.00,ACME BANK,9931,SumUp payout 20261006',
        '2026-10-07,200.00,,Withdrawal to your bank account,',
        '2026-10-07,5.00,C PAYPALMER,for the stripes,',
        '2026-10-07,6.00,A LEE,"Paypal did not work, so by bank",',
      ];
      await expect(statement(lines)).rejects.toThrow('lines 2, 3, 4, 5 may repeat or return gifts');
      const report = await statement(lines, { separate: 'none' });
      expect(outcomes(report)).toEqual([...Array.from({ length: 4 }, () => 'suspected'), 'new', 'new']);
      expect(report[0]?.note).toBe('It may be a payout of a payment provider, whose own export has the gifts.');
    });

    test('asks about the payouts of a payment provider until somebody leaves them out', async () => {
      const header = 'Day,Sum,Payer,Text';
      const [first, second, third] = ['2026-10-21', '2026-10-22', '2026-10-23'].map((day) => [
        header,
        `${day},900.00,,SHOPIFY SETTLEMENT ${day}`,
      ]);
      expect(outcomes(await statement(first ?? [], { separate: 'all' }))).toEqual(['new']);
      expect(outcomes(await statement(second ?? [], { separate: 'none', dryRun: true }))).toEqual(['suspected']);
      // An import of a gift beside it, so that there is one to undo.
      const gift = '2026-10-22,1.00,B LEE,Roof';
      const ofMollie = (day: string) => [header, `${day},70.00,,MOLLIE SETTLEMENT ${day}`];
      const other = await readAmerican(
        aFile([...ofMollie('2026-10-21'), '2026-10-21,2.00,A LEE,Roof']),
        columnsWithoutNumber(),
      );
      await importGifts(admin, other, { separate: 'none' });
      context.clock.now += 1000;
      const rows = await readAmerican(aFile([...(second ?? []), gift]), columnsWithoutNumber());
      const { id = 0, report } = await importGifts(admin, rows, { separate: 'none' });
      expect(outcomes(report)).toEqual(['suspected', 'new']);
      const [left] = await statement(third ?? []);
      expect(left).toMatchObject({
        outcome: 'ignored',
        note: 'A payout of Shopify. It is left out, as before.',
      });
      await undoImport(admin, id);
      expect(outcomes(await statement(third ?? [], { separate: 'none', dryRun: true }))).toEqual(['suspected']);
      // The answer of another import stays.
      expect(outcomes(await statement(ofMollie('2026-10-23')))).toEqual(['ignored']);
    });

    test('leaves out a row that somebody calls no gift, until that import is undone', async () => {
      const rows = ['Day,Sum,Payer,Text', '2026-10-24,48.90,METER SEVEN,Meter 7', '2026-10-24,9.00,A LEE,Roof'];
      const file = () => readAmerican(aFile(rows), columnsWithoutNumber());
      context.clock.now += 1000;
      const { id = 0, report } = await importGifts(admin, await file(), {
        separate: 'none',
        leftOut: new Set([2]),
      });
      expect(outcomes(report)).toEqual(['ignored', 'new']);
      const again = await importGifts(admin, await file(), { separate: 'none' });
      expect(again.report.map(({ note, outcome }) => [outcome, note])).toEqual([
        ['ignored', 'Somebody decided to leave it out.'],
        ['known', expect.stringMatching(/^It is gift/)],
      ]);
      await undoImport(admin, id);
      expect(outcomes((await importGifts(admin, await file(), { separate: 'none', dryRun: true })).report)).toEqual([
        'new',
        'new',
      ]);
    });

    test('asks about an organization until it has given once', async () => {
      const columns = columnsWithoutNumber();
      const fileOf = (day: number) =>
        readAmerican(aFile(['Day,Sum,Payer,Text', `2026-10-${day},${day}.90,ENERGY LTD,Meter 7`]), columns);
      const { report } = await importGifts(admin, await fileOf(24), { separate: 'none', dryRun: true });
      expect(report).toMatchObject([{ outcome: 'suspected', isNewPayer: true }]);
      await importGifts(admin, await fileOf(24), { separate: new Set([2]) });
      expect(outcomes((await importGifts(admin, await fileOf(25), { separate: 'none' })).report)).toEqual(['new']);
    });

    test('asks about payouts of providers that the foundation adds, and about its own transfers', async () => {
      const bytes = Buffer.from(
        'Date,Amount,Payer,Details\n2026-10-21,80.00,Tithe.ly,0311 A1\n2026-10-21,900.00,LAMP OIL,To savings\n',
      );
      const outcomesWith = async (
        facts: Pick<Foundation, 'bankAccount' | 'name' | 'paymentProviders'> & Partial<Foundation>,
      ) => {
        const own = { ...admin, ...factsForActions({ ...context.deps.content.foundation, ...facts }) };
        const { id, columns } = await uploadImport(own, bytes, 'bank.csv');
        const { rows } = await readGifts(own, id, columns);
        return outcomes((await previewImport(own, rows)).report);
      };
      const bankAccount = { scheme: 'other', holder: 'Lamp Oil', details: '1' } as const;
      const name = 'The Lamp';
      expect(await outcomesWith({ name, paymentProviders: ['Tithe.ly'] })).toEqual(['suspected', 'new']);
      expect(await outcomesWith({ name, bankAccount })).toEqual(['new', 'suspected']);
      expect(await outcomesWith({ name, product: 'Lamp Oil' })).toEqual(['new', 'suspected']);
      expect(await outcomesWith({ name: 'Lamp Oil', bankAccount: undefined })).toEqual(['new', 'suspected']);
    });
  });

  test('of the same file by several operators at once records each gift once', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => ({ id: `P${index}`, gross: '1.00' }));
    const forward = paypalFile(...rows);
    const backward = paypalFile(...rows.toReversed());
    const reports = await Promise.all([forward, backward, forward].map((file) => importFile(file)));
    expect(reports.flatMap(outcomes).filter((outcome) => outcome === 'new')).toHaveLength(1200);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });
});

/** Returns the URL of a module as a JavaScript literal. */
const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Imports in a process that kills itself with SIGKILL before its `last` query. */
const importKilled = (target: object, file: string, last: number) => {
  const code = `
    import { connectDatabase } from ${url('../../database/open.ts')};
    import { importGifts } from ${url('planning/import-gifts.ts')};
    import { readGiftFile } from ${url('formats/read-file.ts')};
    let queries = 0;
    const killer = {
      transformQuery: ({ node }) => {
        queries += 1;
        if (queries === ${last}) process.kill(process.pid, 'SIGKILL');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const database = (await connectDatabase(${JSON.stringify(target)})).withPlugin(killer);
    const answers = ${american};
    const rows = await readGiftFile(${JSON.stringify(file)}, { timeZone: 'UTC', today: '2026-11-28', answers });
    const context = { database, now: Date.now, actor: 'ruth', timeZone: 'UTC' };
    await importGifts(context, rows);`;
  return run(process.execPath, ['--input-type=module', '--eval', code]);
};

describe.each(engines)('an import that is killed on $name', (engine) => {
  test('leaves either everything or nothing', { timeout: 120_000 }, async () => {
    const target = await engine.createMigrated();
    const file = paypalFile(...Array.from({ length: 1200 }, (_, index) => ({ id: `P${index}` })));
    const database = await connectDatabase(target);
    // Between the statements that insert gifts, between those that insert entries, and before the commit. PostgreSQL
    // ends the transaction of a lost connection itself, so the last one is enough for it.
    for (const last of engine.name === 'SQLite' ? [8, 11, 13] : [13]) {
      await expect(importKilled(target, file, last)).rejects.toMatchObject({ signal: 'SIGKILL' });
      expect((await checkBooks(database)).gifts).toBe(0);
    }
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const rows = await readAmerican(file);
    const folders = { uploads: uploadFolder(''), content: '' };
    const facts = {
      needsApproval: false,
      timeZone: 'UTC',
      languages: ['en'] as const,
      pictureUses: [],
      folders,
    };
    const counted = database.withPlugin(counting);
    const context = { database: counted, now: Date.now, actor: 'ruth', ...facts, mailing: noMailing };
    await importGifts(context, rows);
    expect(queries).toBeGreaterThanOrEqual(16);
    expect(await checkBooks(database)).toMatchObject({ gifts: 1200, entries: 1200, problems: [] });
    await database.destroy();
    await target.remove();
  });
});
