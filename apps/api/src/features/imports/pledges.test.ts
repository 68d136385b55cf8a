// cspell:words Orgnl Sttlm
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls, inGroupsOfFour, makePaymentReference, parsePaymentReference } from '@hearthlight/domain';
import type { DeskResponse, ImportChoices } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { bankColumns } from '../../testing/bank-columns.ts';
import { camtFile, type CamtPayment } from '../../testing/camt-file.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createPledgeContext } from '../../testing/pledges.ts';
import { deskCall, deskRequest } from '../../testing/staff.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { changeGiver } from '../gifts/change-giver.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { readGift } from '../gifts/read-gift.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { checkBooks } from '../ledger/check.ts';

const csvOf = (...rows: string[]) => Buffer.from(['Date,Amount,Payer,Details,Note', ...rows].join('\n'));

const camtOf = (...entries: CamtPayment[]) => {
  const cents = entries.reduce(
    (sum, { amount, direction }) => sum + Math.round(Number(amount) * 100) * (direction === 'DBIT' ? -1 : 1),
    0,
  );
  return Buffer.from(camtFile([{ opening: '0.00', closing: (cents / 100).toFixed(2), entries }]));
};

const paypalHeader = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,From Email Address,Transaction ID,Note';

const choicesOf = ({ kind }: DeskResponse<'uploadImport'>, lines: number[] = []): ImportChoices => ({
  columns: kind === 'camt' ? null : bankColumns,
  campaign_id: null,
  separate_lines: lines,
});

const byBabbage = "Paid by Charles Babbage for the pledge of Ada O'Neil-Byron.";
const ofNoGift = expect.stringMatching(/^It says that money came back, but no gift fits it/);

/** Lets each payment in some lines complete its pledge. */
const complete = (lines: number[]) => lines.map((line) => ({ line, outcome: 'complete' as const }));

const original = (content: string) => `<OrgnlTxRef>${content}</OrgnlTxRef>`;

/** Returns a reference with a wrong digit. */
const withMistake = (reference: string) => `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`;

describe.each(engines)('a payment with a reference on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let token: string;
  let ada: number;
  let wells: number;
  let reference: string;
  let random = 0;
  beforeAll(async () => {
    ({ ada, context, cookie, token, wells } = await createPledgeContext(engine));
  });
  beforeEach(() => {
    random += 1;
    reference = makePaymentReference({ donor: ada, campaign: wells }, random * 74_093 + 13);
  });
  afterAll(() => context.close());

  const upload = (body: Buffer) =>
    deskCall(context, 'uploadImport', {
      cookie,
      body,
      headers: { 'content-type': 'text/csv', 'x-file-name': 'statement' },
    });
  const preview = async (body: Buffer) => {
    const uploaded = await upload(body);
    const shown = await deskCall(context, 'previewImport', {
      cookie,
      params: { id: uploaded.id },
      body: choicesOf(uploaded),
    });
    return { ...shown, id: uploaded.id, choices: choicesOf(uploaded) };
  };
  const run = async (body: Buffer, lines: number[] = [], pledges: ImportChoices['pledges'] = []) => {
    const uploaded = await upload(body);
    const options = { cookie, params: { id: uploaded.id }, body: { ...choicesOf(uploaded, lines), pledges } };
    return { ...(await deskCall(context, 'runImport', options)), id: uploaded.id };
  };
  const undo = (id: number) => deskRequest(context, 'undoImport', { cookie, params: { id } });
  const pledge = async (more = {}) => {
    const values = { giver: { donorId: ada }, campaignId: wells, date: '2026-09-28', ...more };
    const pending = { ...gift, ...values, paymentStatus: 'pending' as const, reference };
    return (await recordGift(adminContextOf(context), pending)).id;
  };
  const read = (id: number) => readGift(context.database, id, { names: true });
  const giftsWith = () =>
    context.database
      .selectFrom('gifts')
      .select(['id', 'donor_id', 'campaign_id', 'payment_status', 'amount_cents'])
      .where('reference', '=', reference)
      .orderBy('id')
      .execute();
  const raised = async () => {
    const campaign = await context.database
      .selectFrom('campaigns')
      .select('raised_cents')
      .where('id', '=', wells)
      .executeTakeFirstOrThrow();
    return campaign.raised_cents;
  };
  const history = async () => {
    const response = await context.request('dashboard', { token });
    return calls.dashboard.response.parse(response.json()).records.donation_history;
  };

  const paypal = (name: string, email: string) => {
    const row = `2026-10-02,10:00:00,UTC,${name},Donation Payment,Completed,USD,25.00,0.00,${email},W${random},${reference}`;
    return Buffer.from([paypalHeader, row].join('\n'));
  };

  describe('of an export whose payer is not the donor', () => {
    const note = "Wilma Stone paid, with the reference of Ada O'Neil-Byron.";

    test('waits, and is a gift of its payer once it is recorded as one', async () => {
      const id = await pledge();
      const file = paypal('Wilma Stone', 'wilma@example.com');
      const { rows } = await preview(file);
      expect(rows).toMatchObject([{ outcome: 'suspected', note: expect.stringContaining(note) }]);
      await run(file, [2]);
      expect(await read(id)).toMatchObject({ status: 'pending' });
      const own = context.database.selectFrom('gifts').select(['donor_id', 'giver_name', 'giver_email']);
      expect(await own.where('external_id', '=', `paypal:W${random}`).executeTakeFirstOrThrow()).toEqual({
        donor_id: null,
        giver_name: 'Wilma Stone',
        giver_email: 'wilma@example.com',
      });
    });

    test('asks too if its pledge was paid before', async () => {
      await recordGift(adminContextOf(context), { ...gift, giver: { donorId: ada }, date: '2026-01-02', reference });
      const { rows } = await preview(paypal('Wilma Stone', 'wilma@example.com'));
      expect(rows).toMatchObject([{ outcome: 'suspected', note: expect.stringContaining(note) }]);
    });

    test('pays the pledge if the payer has the donor’s name', async () => {
      await pledge();
      const { rows } = await preview(paypal('Ada B.', 'private@example.com'));
      expect(rows).toMatchObject([{ outcome: 'changed' }]);
    });
  });

  test.each([
    ['Wilma Stone', " Paid by Wilma Stone for the pledge of Ada O'Neil-Byron."],
    ['O’NEIL-BYRON, A.', ''],
    ['', ''],
  ])('of a bank whose payer is “%s” completes the pledge, and says if it is somebody else', async (payer, said) => {
    const id = await pledge();
    const { rows } = await preview(csvOf(`2026-10-02,25.00,"${payer}",Thanks,${reference}`));
    const note = `It completes gift ${id}, a pledge of $25 by Ada O'Neil-Byron.${said}`;
    expect(rows).toMatchObject([{ outcome: 'changed', note }]);
  });

  /** The donations of another sum than pledged, the smallest first. */
  const pledgedIn = (donations: Awaited<ReturnType<typeof history>>) =>
    donations
      .flatMap(({ amount_donated: amount, pledged }) => (pledged ? [[amount, pledged] as const] : []))
      .toSorted(([one], [other]) => one - other);
  const problems = async () => (await checkBooks(context.database)).problems;

  /** A statement with one payment, in each format. */
  const statements = [
    ['CSV', (amount: string, text: string) => csvOf(`2026-10-02,${amount},Charles Babbage,Thanks,"${text}"`)],
    [
      'CAMT.053',
      (amount: string, text: string) => camtOf({ amount, name: 'Charles Babbage', number: `N${random}`, text }),
    ],
  ] as const;

  describe.each(statements)('in %s', (_, statement) => {
    test('is a gift of its donor for its campaign, and the preview says so', async () => {
      const body = statement((31 + random).toFixed(2), inGroupsOfFour(reference).toLowerCase());
      const { rows } = await preview(body);
      expect(rows).toMatchObject([
        {
          outcome: 'new',
          giver: 'Charles Babbage',
          note: "It has the payment reference of Ada O'Neil-Byron for “Wells”.",
        },
      ]);
      await run(body);
      expect(await giftsWith()).toMatchObject([
        { donor_id: ada, campaign_id: wells, payment_status: 'completed', amount_cents: 3100 + 100 * random },
      ]);
      expect(await problems()).toEqual([]);
    });

    test('with a wrong digit comes in without its donor, who is proposed', async () => {
      const { rows, counts } = await preview(statement('31.00', withMistake(reference)));
      expect(counts).toMatchObject({ refused: 0, new: 1 });
      expect(rows[0]?.note).toContain('It has a payment reference with a mistake.');
    });

    test.each([
      ['with a mistake', 'Its payment reference has a mistake. ', () => withMistake(reference)],
      ['without a reference', '', () => 'Roof'],
    ])('%s, of the giver, amount and days of a pledge asks whether it pays that', async (_, mistake, text) => {
      const name = { name: 'Charles Babbage' };
      const id = await pledge({ giver: name, amountCents: 7700 + random, date: '2026-10-01' });
      const body = statement((77 + random / 100).toFixed(2), text());
      const { rows } = await preview(body);
      const [row] = rows;
      expect(row).toMatchObject({ outcome: 'suspected', like: null, pledges: { choices: [{ outcome: 'complete' }] } });
      expect(row?.note).toContain(`${mistake}It may pay gift ${id}, a pledge of `);
      await run(body, [], [{ line: row?.line ?? 0, outcome: 'complete' }]);
      expect(await read(id)).toMatchObject({ status: 'completed', date: '2026-10-02' });
      expect(await problems()).toEqual([]);
    });

    test('with a mistake, of the giver of a gift that arrived says both', async () => {
      await pledge({ amountCents: 9900 });
      const amountCents = 7800 + random;
      const giver = { name: 'Charles Babbage' };
      const { id } = await recordGift(adminContextOf(context), { ...gift, giver, amountCents, date: '2026-10-01' });
      const { rows } = await preview(statement((78 + random / 100).toFixed(2), withMistake(reference)));
      expect(rows).toMatchObject([
        { outcome: 'suspected', note: `Its payment reference has a mistake. It may be gift ${id}.` },
      ]);
    });

    test('with two mistakes comes in without its donor, whose pledge is proposed first', async () => {
      const id = await pledge({ amountCents: 9900 });
      const wrong = reference.replace(/^RF(.)(.)/, 'RF$2$1').replace(/.$/, 'X');
      const body = statement((131 + random).toFixed(2), wrong);
      const { rows } = await preview(body);
      expect(rows).toMatchObject([{ outcome: 'new', note: expect.stringContaining('with a mistake') }]);
      await run(body);
      const { groups } = await deskCall(context, 'paymentList', { cookie });
      expect(groups[0]?.[0]?.likely[0]).toMatchObject({
        id: ada,
        reason: 'reference',
        pledge: { id, amount: 99 },
      });
      expect(await read(id)).toMatchObject({ status: 'pending' });
    });

    test('completes its pledge, once, and undoing the import makes it pending again', async () => {
      const id = await pledge();
      const before = { gift: await read(id), raised: await raised() };
      const body = statement('25.00', reference);
      const { rows } = await preview(body);
      const note = `It completes gift ${id}, a pledge of $25 by Ada O'Neil-Byron. ${byBabbage}`;
      expect(rows).toMatchObject([{ outcome: 'changed', note }]);
      const imported = await run(body);
      expect(imported).toMatchObject({ gross: 25, counts: { new: 0, changed: 1 } });
      const completed = await read(id);
      expect(completed).toMatchObject({ status: 'completed', date: '2026-10-02', method: 'Bank transfer' });
      expect(completed.receipts).toMatchObject([{ amount: 25, state: 'valid' }]);
      expect(completed.history.at(-1)).toMatchObject({ reason: 'imported' });
      expect(await giftsWith()).toHaveLength(1);
      expect(await raised()).toBe(before.raised + 2500);
      expect(await history()).toContainEqual(
        expect.objectContaining({ date_of_donation: '2026-10-02', payment_status: 'completed' }),
      );
      expect(await problems()).toEqual([]);
      expect((await run(body)).counts).toMatchObject({ known: 1, changed: 0 });
      expect((await undo(imported.id)).statusCode).toBe(200);
      const { receipts, ...undone } = await read(id);
      const { receipts: _none, ...pending } = before.gift;
      expect(undone).toEqual(pending);
      expect(receipts.map(({ state }) => state)).toEqual(['reversed', 'counter']);
      expect(await raised()).toBe(before.raised);
      expect(await problems()).toEqual([]);
      await run(body);
      expect(await read(id)).toMatchObject({ status: 'completed', amount: 25 });
    });

    test('of less waits for a decision, and can complete the pledge with what was paid', async () => {
      const id = await pledge();
      const body = statement('20.50', reference);
      const { rows } = await preview(body);
      const [row] = rows;
      expect(row).toMatchObject({
        outcome: 'suspected',
        note: `It has the payment reference of gift ${id}, a pledge of $25 by Ada O'Neil-Byron.`,
        pledges: { amount: 25 },
      });
      expect((await run(body)).counts).toMatchObject({ suspected: 1, changed: 0, new: 0 });
      expect(await read(id)).toMatchObject({ status: 'pending', amount: 25 });
      const imported = await run(body, [], [{ line: row?.line ?? 0, outcome: 'complete' }]);
      expect(imported).toMatchObject({ gross: 20.5 });
      const pledged = { amount: 25, came: 20.5 };
      expect(await read(id)).toMatchObject({ status: 'completed', amount: 20.5, pledge: { id, ...pledged } });
      expect(await history()).toContainEqual(expect.objectContaining({ amount_donated: 20.5, pledged }));
      expect(await problems()).toEqual([]);
      // A refund that is undone forgets nothing of the pledge.
      const back = csvOf(`2026-10-09,-20.50,Ada,Returned,${reference}`);
      const [returned] = (await preview(back)).rows;
      const { id: refund } = await run(back, [returned?.line ?? 0]);
      expect(await read(id)).toMatchObject({ status: 'refunded' });
      await undo(refund);
      expect(await read(id)).toMatchObject({ status: 'completed', pledge: { id, ...pledged } });
      await undo(imported.id);
      expect(await read(id)).toMatchObject({ status: 'pending', amount: 25, pledge: undefined });
    });

    test('of less can keep the rest open, which the next payment completes', async () => {
      const id = await pledge();
      const before = { gift: await read(id), raised: await raised() };
      const body = statement('20.50', reference);
      const { gross, rows } = await preview(body);
      const { adds, line = 0, pledges } = rows[0] ?? {};
      expect([gross, adds]).toEqual([0, { gross: 20.5, returned: 0, fees: 0 }]);
      const campaign = { id: wells, title: 'Wells' };
      expect(pledges?.choices).toMatchObject([
        {
          outcome: 'complete',
          entries: [
            { kind: 'corrected', amount: 0 },
            { amount: 20.5, campaign },
          ],
        },
        {
          outcome: 'split',
          entries: [
            { kind: 'recorded', amount: 20.5, date: '2026-10-02', campaign },
            { kind: 'corrected', amount: 0, campaign },
          ],
        },
      ]);
      const first = await run(body, [], [{ line, outcome: 'split' }]);
      expect(first).toMatchObject({ gross: 20.5 });
      expect(await giftsWith()).toMatchObject([
        { id, payment_status: 'pending', amount_cents: 450 },
        { donor_id: ada, campaign_id: wells, payment_status: 'completed', amount_cents: 2050 },
      ]);
      expect(await raised()).toBe(before.raised + 2050);
      const [, part] = await giftsWith();
      expect(await read(part?.id ?? 0)).toMatchObject({
        cause: before.gift.cause,
        is_imported: false,
      });
      expect(pledgedIn(await history())).toEqual([
        [4.5, { amount: 25, came: 20.5 }],
        [20.5, { amount: 25, came: 20.5 }],
      ]);
      expect((await run(body)).counts).toMatchObject({ known: 1, changed: 0 });
      const rest = csvOf(`2026-11-02,4.50,Charles Babbage,Thanks,${reference}`);
      expect((await preview(rest)).rows[0]?.note).toBe(
        `It completes gift ${id}, the open rest of $4.50 of a pledge of $25 by Ada O'Neil-Byron. ${byBabbage}`,
      );
      const second = await run(rest);
      expect(second.counts).toMatchObject({ changed: 1 });
      expect(await read(id)).toMatchObject({ status: 'completed', amount: 4.5 });
      expect(await raised()).toBe(before.raised + 2500);
      expect(pledgedIn(await history())).toEqual([
        [4.5, { amount: 25, came: 25 }],
        [20.5, { amount: 25, came: 25 }],
      ]);
      expect(await problems()).toEqual([]);
      expect((await undo(first.id)).statusCode).toBe(409);
      await undo(second.id);
      expect(await read(id)).toMatchObject({ status: 'pending', amount: 4.5 });
      await undo(first.id);
      const { receipts: _none, ...undone } = await read(id);
      const { receipts: _before, ...pending } = before.gift;
      expect(undone).toEqual(pending);
      expect(await giftsWith()).toHaveLength(1);
      expect(await problems()).toEqual([]);
    });

    test.each([
      ['be all one gift', 'complete', [3000]],
      ['make a second gift', 'split', [2500, 500]],
    ] as const)('of more can %s', async (_, outcome, cents) => {
      const id = await pledge();
      const body = statement('30.00', reference);
      const { line = 0 } = (await preview(body)).rows[0] ?? {};
      const before = await raised();
      const imported = await run(body, [], [{ line, outcome }]);
      expect((await giftsWith()).map((row) => [row.payment_status, row.amount_cents])).toEqual(
        cents.map((each) => ['completed', each]),
      );
      expect(await raised()).toBe(before + 3000);
      expect((await run(body)).counts).toMatchObject({ known: 1, changed: 0, new: 0 });
      expect(await problems()).toEqual([]);
      await undo(imported.id);
      expect(await giftsWith()).toMatchObject([{ id, payment_status: 'pending', amount_cents: 2500 }]);
    });

    test('of another sum can be a gift of its own, and the pledge stays open', async () => {
      const id = await pledge();
      const body = statement('30.00', reference);
      const { line = 0 } = (await preview(body)).rows[0] ?? {};
      expect((await run(body, [line])).counts).toMatchObject({ new: 1 });
      expect(await giftsWith()).toMatchObject([
        { id, payment_status: 'pending', amount_cents: 2500 },
        { donor_id: ada, campaign_id: wells, payment_status: 'completed', amount_cents: 3000 },
      ]);
    });

    test('whose pledge was completed by hand is suspected, and recorded only on request', async () => {
      const id = await pledge();
      await correctGift(adminContextOf(context), id, {
        changes: { paymentStatus: 'completed' },
        reason: 'seen in the bank',
      });
      const body = statement('25.00', reference);
      const { rows } = await preview(body);
      const note = `It has the same payment reference as gift ${id}.`;
      expect(rows).toMatchObject([{ outcome: 'suspected', like: { id }, note }]);
      expect((await run(body)).counts).toMatchObject({ suspected: 1, new: 0 });
      expect(await giftsWith()).toHaveLength(1);
      expect((await run(body, [rows[0]?.line ?? 0])).counts).toMatchObject({ new: 1 });
      expect(await giftsWith()).toMatchObject([{ id }, { donor_id: ada, payment_status: 'completed' }]);
    });
  });

  const outcomes = async (body: Buffer) => (await preview(body)).rows.map(({ line, outcome }) => [line, outcome]);
  /** A payment that went back a week after it came. */
  const back = (more: Partial<CamtPayment>) =>
    camtOf({ amount: '25.00', direction: 'DBIT', number: `R${random}`, day: '2026-10-09', ...more });
  const returned = [
    ['an outgoing row with its reference', () => csvOf(`2026-10-09,-25.00,Ada,Returned,${reference}`)],
    ['an outgoing row to its payer', () => csvOf(`2026-10-09,-25.00,Payer ${random},Returned,`)],
    ['an outgoing entry with its reference', () => back({ reference })],
    ['a returned payment of its payer', () => back({ name: `Payer ${random}`, isReturned: true })],
    ['a reversed payment of its payer', () => back({ name: `Payer ${random}`, isReversal: true })],
  ] as const;

  test.each(returned)('is refunded for %s, once somebody has confirmed it', async (_, file) => {
    const id = await pledge();
    await run(csvOf(`2026-10-02,25.00,Payer ${random},Thanks,${reference}`));
    const [body, before] = [file(), await raised()];
    const [row] = (await preview(body)).rows.filter(({ outcome }) => outcome === 'suspected');
    expect(row?.adds).toEqual({ gross: 0, returned: 25, fees: 0 });
    expect(row?.note).toMatch(/^It may return \$25 of a gift by Ada O'Neil-Byron\. It is gift \d+ of /);
    await run(body);
    expect(await read(id)).toMatchObject({ status: 'completed', amount: 25 });
    const { id: imported, counts } = await run(body, [row?.line ?? 0]);
    expect(counts).toMatchObject({ changed: 1 });
    expect(await read(id)).toMatchObject({ status: 'refunded' });
    expect(await raised()).toBe(before - 2500);
    expect(await problems()).toEqual([]);
    expect((await run(body, [row?.line ?? 0])).counts).toMatchObject({ known: 1, changed: 0 });
    await undo(imported);
    expect(await read(id)).toMatchObject({ status: 'completed', amount: 25 });
    expect(await raised()).toBe(before);
  });

  const instructed = '<InstdAmt><Amt Ccy="USD">25.00</Amt></InstdAmt>';
  test.each([
    [
      'with its reference',
      () => `<AmtDtls>${instructed}</AmtDtls>${original(`<RmtInf><Ustrd>${reference}</Ustrd></RmtInf>`)}`,
    ],
    [
      'with its reference and amount',
      () => original(`<Amt><InstdAmt Ccy="USD">25.00</InstdAmt></Amt><EndToEndId>${reference}</EndToEndId>`),
    ],
    [
      'about its return',
      () => `<AmtDtls>${instructed}</AmtDtls><RtrInf><AddtlInf>AC04 ${reference}</AddtlInf></RtrInf>`,
    ],
    [
      'of its payer',
      () =>
        original(`<IntrBkSttlmAmt Ccy="USD">25.00</IntrBkSttlmAmt><Dbtr><Pty><Nm>Payer ${random}</Nm></Pty></Dbtr>`),
    ],
  ])('is refunded without the fee of the bank for a returned entry %s', async (_, inDetails) => {
    await run(csvOf(`2026-10-02,25.00,Payer ${random},Thanks,${reference}`));
    const body = back({ amount: '60.50', isReturned: true, inDetails: inDetails() });
    const [row] = (await preview(body)).rows.filter(({ outcome }) => outcome === 'suspected');
    expect(row?.note).toMatch(/^It may return \$25 of a gift by .*The other \$35\.50/);
    const francs = inDetails().replaceAll('USD', 'CHF');
    expect((await preview(back({ amount: '60.50', isReturned: true, inDetails: francs }))).rows).toMatchObject([
      { outcome: 'suspected', note: ofNoGift },
    ]);
  });

  test('that came back in the same file, for a part or of nobody is told apart', async () => {
    const id = await pledge();
    const file = csvOf(
      `2026-10-09,-5.00,Ada,Returned,${reference}`,
      `2026-10-02,25.00,Ada,Thanks,${reference}`,
      `2026-10-09,-90.00,Ada,Returned,${reference}`,
      '2026-10-09,-25.00,City Homes,Rent,',
    );
    const lines = [2, 3, 4, 5];
    expect((await outcomes(file)).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [2, 'suspected'],
      [3, 'changed'],
      [4, 'suspected'],
      [5, 'ignored'],
    ]);
    await run(file, lines);
    expect(await read(id)).toMatchObject({ status: 'completed', amount: 20 });
    expect(await problems()).toEqual([]);
    // A gift that was refunded does not come back once more.
    await refundGift(adminContextOf(context), id, 'asked');
    const again = csvOf(`2026-10-10,-20.00,Ada,Returned,${reference}`);
    expect((await preview(again)).rows).toMatchObject([{ outcome: 'suspected', note: ofNoGift }]);
    const unknown = back({ amount: '77.00', isReversal: true, name: 'Nobody' });
    expect(await outcomes(unknown)).toEqual([[1, 'refused']]);
    const earlier = back({ amount: '20.00', day: '2026-09-30', reference });
    expect(await outcomes(earlier)).toEqual([[1, 'ignored']]);
  });

  test('comes back within 400 days', async () => {
    await pledge();
    await run(csvOf(`2025-08-01,25.00,Ada,Thanks,${reference}`));
    const returnedOn = async (day: string) =>
      (await preview(csvOf(`${day},-25.00,Ada,Returned,${reference}`))).rows[0]?.note;
    expect(await returnedOn('2026-09-05')).toEqual(expect.stringContaining('It may return $25'));
    expect(await returnedOn('2026-09-06')).toEqual(ofNoGift);
  });

  test('whose two mistakes make another valid reference is proposed too, and not booked by itself', async () => {
    await pledge();
    const digits = reference.slice(2);
    const others = Array.from({ length: 10_000 }, (_, number) => {
      const [at, one, other] = [2 + (number % 8), Math.floor(number / 8) % 10, Math.floor(number / 80) % 10];
      return `RF${digits.slice(0, at)}${one}${other}${digits.slice(at + 2)}`;
    });
    const valid = others.find((text) => text !== reference && parsePaymentReference(text)) ?? '';
    expect(valid).not.toBe('');
    await run(csvOf(`2026-10-05,25.00,Ada,Thanks,${valid}`));
    const { groups } = await deskCall(context, 'paymentList', { cookie });
    expect(groups[0]?.[0]).toMatchObject({
      text: `Thanks ${valid}`,
      likely: [{ id: ada, reason: 'reference' }],
    });
    expect(await giftsWith()).toMatchObject([{ payment_status: 'pending' }]);
    // One that the books have is no mistake.
    reference = valid;
    const earlier = await pledge({ date: '2026-08-01' });
    await correctGift(adminContextOf(context), earlier, {
      changes: { paymentStatus: 'completed' },
      reason: 'seen in the bank',
    });
    const { rows } = await preview(csvOf(`2026-10-03,26.00,Ada,Thanks,${valid}`));
    expect(rows).toMatchObject([{ outcome: 'new', note: expect.not.stringContaining('with a mistake') }]);
  });

  test('that was imported as CSV is suspected in CAMT.053', async () => {
    const id = await pledge();
    await run(csvOf(`2026-10-02,25.00,Ada,Thanks,${reference}`));
    const { rows } = await preview(camtOf({ amount: '25.00', number: 'X1', reference }));
    expect(rows).toMatchObject([{ outcome: 'suspected', like: { id } }]);
  });

  test('of the same day, amount and payer as another one is told apart by the reference', async () => {
    const [third = '', fourth = '', other = ''] = [500_000, 500_001, 500_002].map((number) =>
      makePaymentReference({ donor: ada, campaign: wells }, number),
    );
    const rows = [reference, other].map((text) => `2026-10-05,77.00,Ada,Thanks,${text}`);
    expect((await run(csvOf(...rows))).counts).toMatchObject({ new: 2, known: 0 });
    const payment = { amount: '78.00', name: 'Ada', day: '2026-10-05' };
    const file = camtOf({ ...payment, reference: third }, { ...payment, reference: fourth });
    expect((await run(file)).counts).toMatchObject({ new: 2, known: 0 });
  });

  test('for two pledges is proposed with both, and completes them once somebody has confirmed it', async () => {
    const first = { id: await pledge(), text: reference };
    reference = makePaymentReference({ donor: ada, campaign: wells }, 700_000 + random);
    const second = await pledge();
    const other = reference;
    const body = csvOf(`2026-10-02,50.00,Ada,Thanks,${first.text} and ${other}`);
    const { rows } = await preview(body);
    expect(rows).toMatchObject([
      { outcome: 'suspected', note: expect.stringContaining(`It pays these pledges: ${first.id} ($25`) },
    ]);
    const confirmed = [{ line: rows[0]?.line ?? 0, outcome: 'complete' as const }];
    const { id } = await run(body, [], confirmed);
    for (const gift of [first.id, second]) {
      expect(await read(gift)).toMatchObject({ status: 'completed', amount: 25 });
    }
    expect(await problems()).toEqual([]);
    expect((await run(body)).counts).toMatchObject({ known: 1, changed: 0 });
    await undo(id);
    expect(await read(second)).toMatchObject({ status: 'pending' });
    const less = csvOf(`2026-10-02,40.00,Ada,Thanks,${first.text} and ${other}`);
    expect((await preview(less)).rows).toMatchObject([{ outcome: 'suspected', pledges: { amount: 50 } }]);
    await run(less, [], [{ line: 2, outcome: 'split' }]);
    expect(await read(first.id)).toMatchObject({ status: 'completed', amount: 25 });
    expect(await read(second)).toMatchObject({ status: 'pending', amount: 10 });
    expect(await problems()).toEqual([]);
  });

  test('for two pledges of which one is unknown is no payment for the other', async () => {
    const id = await pledge();
    const other = makePaymentReference({ donor: ada, campaign: wells }, 710_000 + random);
    const body = csvOf(`2026-10-02,50.00,Ada,Thanks,${reference} and ${other}`);
    expect((await preview(body)).rows).toMatchObject([
      { outcome: 'suspected', note: expect.stringContaining('not each of them has an open pledge') },
    ]);
    await run(body, [2], [{ line: 2, outcome: 'complete' }]);
    expect(await read(id)).toMatchObject({ status: 'pending', amount: 25 });
  });

  test('that may pay the same pledge as another one says so, and that each is described alone', async () => {
    const id = await pledge({ amountCents: 3300 });
    const file = csvOf(
      `2026-10-01,15.00,Ada,First,${reference}`,
      `2026-10-02,20.00,Ada,Second,${reference}`,
      `2026-10-03,33.00,Ada,Third,${reference}`,
    );
    const { rows } = await preview(file);
    const inOrder = rows.toSorted((one, other) => one.line - other.line);
    const alone = expect.stringContaining('Each shows what it would do alone.');
    const after = expect.stringContaining('An earlier payment waits for a decision');
    expect(inOrder).toMatchObject([
      { outcome: 'suspected', note: alone, shared_pledges: [id] },
      { outcome: 'suspected', note: alone, shared_pledges: [id] },
      { outcome: 'changed', note: after, shared_pledges: [id] },
    ]);
    const decided = [2, 3].map((line) => ({ line, outcome: 'complete' as const }));
    expect((await run(file, [], decided)).counts).toMatchObject({ changed: 1, new: 2, suspected: 0 });
  });

  test('of less, several times in one file, is taken from the rest each time', async () => {
    const id = await pledge();
    const rows = [5, 6, 9].map((amount, index) => `2026-10-0${index + 1},${amount}.00,Ada,Thanks,${reference}`);
    const body = csvOf(...rows, `2026-10-04,5.00,Ada,Last,${reference}`);
    const pledges = [2, 3, 4].map((line) => ({ line, outcome: 'split' as const }));
    const imported = await run(body, [], pledges);
    expect(imported.counts).toMatchObject({ changed: 4, suspected: 0 });
    expect(await giftsWith()).toMatchObject(
      [500, 500, 600, 900].map((cents) => ({ payment_status: 'completed', amount_cents: cents })),
    );
    expect(await problems()).toEqual([]);
    await undo(imported.id);
    expect(await giftsWith()).toMatchObject([{ id, payment_status: 'pending', amount_cents: 2500 }]);
    expect(await problems()).toEqual([]);
  });

  test('that may be the part of a pledge that was recorded by hand is asked about, also if it is the rest', async () => {
    const id = await pledge({ amountCents: 5000 });
    await correctGift(adminContextOf(context), id, {
      changes: { amountCents: 2500, paymentStatus: 'completed', date: '2026-10-01' },
      outcome: 'split',
      reason: 'seen in the bank',
    });
    const [, part] = await giftsWith();
    const body = csvOf(`2026-10-02,25.00,Ada,Thanks,${reference}`);
    expect((await preview(body)).rows).toMatchObject([
      { outcome: 'suspected', like: { id: part?.id }, pledges: { amount: 25 } },
    ]);
    expect((await run(body)).counts).toMatchObject({ suspected: 1 });
    expect(await read(id)).toMatchObject({ status: 'pending', amount: 25 });
    expect((await run(body, [], [{ line: 2, outcome: 'complete' }])).counts).toMatchObject({ changed: 1 });
    expect(await read(id)).toMatchObject({
      status: 'completed',
      amount: 25,
      pledge: { amount: 50, came: 50 },
    });
  });

  test('of less that was given to somebody else no longer counts for the pledge', async () => {
    const id = await pledge();
    await run(csvOf(`2026-10-02,5.00,Ada,Thanks,${reference}`), [], [{ line: 2, outcome: 'split' }]);
    const [, part] = await giftsWith();
    const givers = { giver: { name: 'Charles' }, reason: 'He paid' };
    await changeGiver(adminContextOf(context), part?.id ?? 0, givers);
    expect(await read(id)).toMatchObject({ pledge: { amount: 25, came: 0 } });
    expect(await read(part?.id ?? 0)).toMatchObject({ pledge: undefined });
    expect(await readGift(context.database, id, { names: false })).toMatchObject({ pledge: undefined });
  });

  test('of a standing order completes its pledge, whatever its amount', async () => {
    const id = await pledge();
    await deskCall(context, 'savePlan', {
      cookie,
      params: { id },
      body: { rhythm: 'monthly', amount: 25, first: '2026-10-02', last: null, version: 0 },
    });
    expect((await run(csvOf(`2026-10-02,20.00,Ada,Thanks,${reference}`))).counts).toMatchObject({
      changed: 1,
    });
    expect(await read(id)).toMatchObject({ status: 'completed', amount: 20 });
  });

  test('of a standing order completes what another payment leaves open, which the preview says', async () => {
    const id = await pledge({ amountCents: 5000 });
    const body = { rhythm: 'monthly' as const, amount: 50, first: '2026-10-02', last: null, version: 0 };
    await deskCall(context, 'savePlan', { cookie, params: { id }, body });
    await correctGift(adminContextOf(context), id, {
      changes: { amountCents: 1000, paymentStatus: 'completed', date: '2026-10-01' },
      outcome: 'split',
      reason: 'seen in the bank',
    });
    const rows = csvOf(`2026-10-02,10.00,Ada,Thanks,${reference}`, `2026-10-03,20.00,Ada,More,${reference}`);
    expect((await preview(rows)).rows.toSorted((one, other) => one.line - other.line)).toMatchObject([
      { outcome: 'suspected', shared_pledges: [id] },
      { outcome: 'changed', shared_pledges: [id], any_amount: true, adds: { gross: 20 } },
    ]);
    const { counts, gross } = await run(rows, [], [{ line: 2, outcome: 'split' }]);
    expect([counts.changed + counts.new, counts.suspected, gross]).toEqual([2, 0, 30]);
  });

  test('of a standing order is asked about if it is a second one, long before the next day', async () => {
    const id = await pledge({ date: '2026-08-28' });
    const body = { rhythm: 'monthly' as const, amount: 25, first: '2026-09-01', last: null, version: 0 };
    await deskCall(context, 'savePlan', { cookie, params: { id }, body });
    await run(csvOf(`2026-09-01,27.30,Ada,Thanks,${reference}`));
    const second = `2026-09-18,27.30,Ada,Thanks again,${reference}`;
    expect((await preview(csvOf(second))).rows).toMatchObject([{ outcome: 'suspected', plan: { due: '2026-10-01' } }]);
    // With the payment of that day in the file, it can only be a further gift.
    const both = csvOf(second, `2026-10-02,27.30,Ada,Thanks,${reference}`);
    expect((await preview(both)).rows).toMatchObject([
      { outcome: 'new', note: expect.stringContaining('It is a further gift') },
      { outcome: 'new', note: expect.not.stringContaining('standing order') },
    ]);
    const paid = async () => {
      const { plans } = await deskCall(context, 'planList', { cookie });
      const days = plans.find(({ gift: newest }) => newest?.giver.donor_id === ada)?.days ?? [];
      return days.flatMap(({ payment }) => payment?.date ?? []);
    };
    expect((await run(csvOf(second))).counts).toMatchObject({ new: 0, suspected: 1 });
    const counted = await run(csvOf(second), [], [{ line: 2, outcome: 'complete' }]);
    expect(counted.counts).toMatchObject({ new: 1, suspected: 0 });
    expect(await paid()).toEqual(['2026-09-18', '2026-09-01']);
    await undo(counted.id);
    const beside = await run(csvOf(second), [2]);
    expect(beside.counts).toMatchObject({ new: 1, suspected: 0 });
    expect(await paid()).toEqual(['2026-09-01']);
    await undo(beside.id);
    // A few days before, it is the next payment, which the row says.
    const early = csvOf(`2026-09-25,27.30,Ada,Thanks,${reference}`);
    expect((await preview(early)).rows).toMatchObject([
      { outcome: 'new', note: expect.stringContaining('the payment of Oct 1, 2026 of its standing order') },
    ]);
  });

  test('for two pledges takes both, so that a later payment for one is another gift', async () => {
    await pledge({ amountCents: 9100 });
    const text = reference;
    reference = makePaymentReference({ donor: ada, campaign: wells }, 800_000 + random);
    await pledge({ amountCents: 9100 });
    const body = csvOf(`2026-10-02,182.00,Ada,Thanks,${text} and ${reference}`, `2026-10-03,91.00,Ada,Thanks,${text}`);
    const confirmed = [{ line: 2, outcome: 'complete' as const }];
    expect((await run(body, [], confirmed)).counts).toMatchObject({ changed: 1, new: 1 });
  });

  test('of a standing order is another gift each month, also without numbers', async () => {
    await pledge();
    await run(csvOf(`2026-05-11,25.00,Ada,Thanks,${reference}`));
    const june = csvOf(`2026-06-11,25.00,Ada,SVWZ ${reference},${reference}`);
    expect((await preview(june)).rows).toMatchObject([{ outcome: 'new' }]);
    await run(june);
    const gifts = await Promise.all((await giftsWith()).map(({ id }) => read(id)));
    // Each is for what was pledged, whatever the bank says.
    expect(gifts.map(({ cause }) => cause)).toEqual([gift.cause, gift.cause]);
  });

  test('twice in one file completes the pledge once, and is another gift if the bank numbers both', async () => {
    const id = await pledge();
    const payment = { amount: '25.00', reference, name: `Payer ${random}` };
    const file = camtOf({ ...payment, number: `A${random}` }, { ...payment, number: `B${random}` });
    const { rows } = await preview(file);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'new']);
    await run(file);
    expect(await giftsWith()).toMatchObject([{ id }, { donor_id: ada, campaign_id: wells, amount_cents: 2500 }]);
    expect((await run(file)).counts).toMatchObject({ known: 2, new: 0, changed: 0 });
    expect(await problems()).toEqual([]);
  });

  test('twice in one file without numbers completes the pledge once, and asks about the other', async () => {
    const id = await pledge();
    const row = `2026-10-02,25.00,Payer ${random},Thanks,${reference}`;
    expect((await preview(csvOf(row, row))).rows.map(({ outcome }) => outcome)).toEqual(['changed', 'suspected']);
    await run(csvOf(row, row));
    expect(await giftsWith()).toMatchObject([{ id }]);
  });

  /**
   * Payments that a bank may make for a standing order of 25 a month whose first payment completed the pledge on 2
   * September.
   */
  const further = [
    ['on its day', { day: '2026-10-02' }],
    ['early', { day: '2026-09-25' }],
    ['on the day after the first', { day: '2026-09-03' }],
    ['late', { day: '2026-11-20' }],
    ['with another amount', { day: '2026-10-02', amount: '40.00' }],
    ['from another account', { day: '2026-10-02', name: 'A. Byron' }],
  ] as const;

  test.each(further)('of a completed pledge, %s, is another gift of its donor', async (_, changes) => {
    const id = await pledge({ date: '2026-08-28' });
    const first = {
      amount: '25.00',
      reference,
      name: `Payer ${random}`,
      day: '2026-09-02',
      number: `S${random}`,
    };
    await run(camtOf(first));
    const { counts } = await run(camtOf({ ...first, number: `T${random}`, ...changes }));
    expect(counts).toMatchObject({ new: 1, suspected: 0, refused: 0 });
    expect(await giftsWith()).toMatchObject([
      { id, payment_status: 'completed', amount_cents: 2500 },
      { donor_id: ada, campaign_id: wells, payment_status: 'completed' },
    ]);
    expect(await problems()).toEqual([]);
  });

  test('after the foundation changed its bank is another gift of its donor', async () => {
    await pledge({ date: '2026-08-28' });
    await run(csvOf(`2026-09-02,25.00,Payer ${random},Thanks,${reference}`));
    const next = camtOf({
      amount: '25.00',
      reference,
      name: `Payer ${random}`,
      day: '2026-10-02',
      number: `U${random}`,
    });
    expect((await run(next)).counts).toMatchObject({ new: 1, suspected: 0 });
  });

  test('of another plan of the same donor, amount and day is another gift, also in the file of another bank', async () => {
    await run(csvOf(`2026-09-02,26.00,Payer ${random},Thanks,${reference}`));
    const other = makePaymentReference({ donor: ada, campaign: wells }, 900_000 + random);
    const payment = { amount: '26.00', name: `Payer ${random}`, day: '2026-09-02', number: `X${random}` };
    expect((await run(camtOf({ ...payment, reference: other }))).counts).toMatchObject({
      new: 1,
      suspected: 0,
    });
  });

  test('that names nobody is another gift of whom staff gave the completed pledge to', async () => {
    reference = makePaymentReference({ donor: undefined, campaign: undefined }, 800_000 + random);
    const id = await pledge();
    await run(camtOf({ amount: '25.00', reference, name: 'Charles', number: `V${random}` }));
    const next = camtOf({
      amount: '30.00',
      reference,
      name: 'Charles',
      day: '2026-11-02',
      number: `W${random}`,
    });
    expect((await preview(next)).rows).toMatchObject([
      { outcome: 'new', note: "It has the payment reference of Ada O'Neil-Byron for “Wells”." },
    ]);
    await run(next);
    expect(await giftsWith()).toMatchObject([{ id }, { donor_id: ada, campaign_id: wells, amount_cents: 3000 }]);
    expect(await problems()).toEqual([]);
  });

  test('of a month that is paid again is another gift of the same donor', async () => {
    await run(camtOf({ amount: '10.00', number: `M1-${random}`, reference, day: '2026-09-01' }));
    const next = camtOf({ amount: '10.00', number: `M2-${random}`, reference, day: '2026-10-01' });
    expect((await run(next)).counts).toMatchObject({ new: 1 });
    expect(await giftsWith()).toMatchObject([{ donor_id: ada }, { donor_id: ada }]);
  });

  test('through a payment link completes the pledge, whatever address the donor paid from', async () => {
    const id = await pledge();
    const body = Buffer.from(
      [
        'id,Created date (UTC),Amount,Currency,Status,Fee,Customer Email,client_reference_id (metadata)',
        `ch_${random},2026-10-02 12:00,25.00,usd,Paid,1.03,work@example.org,${reference}`,
      ].join('\n'),
    );
    const uploaded = await upload(body);
    const choices = { columns: null, campaign_id: null, separate_lines: [] };
    const options = { cookie, params: { id: uploaded.id }, body: choices };
    expect(await deskCall(context, 'runImport', options)).toMatchObject({ counts: { changed: 1, new: 0 } });
    expect(await read(id)).toMatchObject({ status: 'completed', method: 'Credit/Debit Card', amount: 25 });
    expect(await giftsWith()).toMatchObject([{ donor_id: ada, campaign_id: wells }]);
    expect(await problems()).toEqual([]);
  });

  test.each([
    ['failed', 'failed', { changed: 0, suspected: 1, refused: 0 }],
    ['has not arrived yet', 'pending', { changed: 0, suspected: 0, refused: 1 }],
  ])('that %s leaves its pledge open', async (_, status, counts) => {
    const id = await pledge();
    const body = Buffer.from(
      [
        'id,Created date (UTC),Amount,Currency,Status,Fee,Customer Email,client_reference_id (metadata)',
        `ch_f${random},2026-10-02 12:00,25.00,usd,${status},0,work@example.org,${reference}`,
      ].join('\n'),
    );
    const uploaded = await upload(body);
    const choices = { columns: null, campaign_id: null, separate_lines: [] };
    const options = { cookie, params: { id: uploaded.id }, body: choices };
    expect(await deskCall(context, 'runImport', options)).toMatchObject({ counts });
    expect(await read(id)).toMatchObject({ status: 'pending', amount: 25 });
  });

  test.each([
    [
      'Stripe',
      'id,Created date (UTC),Amount,Currency,Status,Fee,Customer Email',
      'ch_a,2026-10-20 12:00,31.37,usd,Paid,1.03,ada@example.org',
    ],
    [
      'PayPal',
      paypalHeader,
      '2026-10-20,12:00:00,PDT,Ada B.,Mobile Payment,Completed,USD,31.37,-1.03,ada@example.org,PP0A,',
    ],
  ])('of %s without a reference is proposed by address, amount and day', async (_, ...lines) => {
    const id = await pledge({ amountCents: 3137 });
    const body = Buffer.from(lines.join('\n'));
    expect((await preview(body)).rows).toMatchObject([
      { outcome: 'suspected', pledges: { amount: 31.37, choices: [{ outcome: 'complete' }] } },
    ]);
    expect((await run(body)).counts).toMatchObject({ suspected: 1, new: 0, changed: 0 });
    const completed = await run(body, [], [{ line: 2, outcome: 'complete' }]);
    expect(completed.counts).toMatchObject({ changed: 1 });
    expect(await read(id)).toMatchObject({ status: 'completed', amount: 31.37 });
    // It keeps its reference.
    expect(await giftsWith()).toMatchObject([{ id }]);
    await undo(completed.id);
    const separate = await run(body, [2]);
    expect(separate.counts).toMatchObject({ new: 1 });
    expect(await read(id)).toMatchObject({ status: 'pending' });
    expect(await problems()).toEqual([]);
    await undo(separate.id);
    await context.database.deleteFrom('gifts').where('id', '=', id).execute();
  });

  test.each([
    ['at once', 1],
    ['of two files', 2],
  ])(
    'twice without a reference, decided %s, completes the pledge that both named, and is a further gift',
    async (_, files) => {
      const other = await pledge({ amountCents: 4141, date: '2026-09-01' });
      reference = makePaymentReference({ donor: ada, campaign: wells }, random * 74_093 + 13 + 1);
      const named = await pledge({ amountCents: 4141 });
      const header = 'id,Created date (UTC),Amount,Currency,Status,Fee,Customer Email';
      const rows = [1, 2].map(
        (index) => `ch_n${random}${index},2026-10-2${index} 12:00,41.41,usd,Paid,1.03,ada@example.org`,
      );
      const bodies = files === 1 ? [rows] : rows.map((row) => [row]);
      if (files === 1) await run(Buffer.from([header, ...rows].join('\n')), [], complete([2, 3]));
      else {
        for (const body of bodies) await run(Buffer.from([header, ...body].join('\n')));
        const { rows: waiting } = await deskCall(context, 'waitingRows', { cookie });
        const lines = waiting.filter(({ amount }) => amount === 41.41).map(({ line }) => line);
        const body = { separate_lines: [], pledges: complete(lines) };
        await deskCall(context, 'decideRows', { cookie, body });
      }
      expect(await read(named)).toMatchObject({ status: 'completed' });
      expect(await read(other)).toMatchObject({ status: 'pending' });
      const gifts = await context.database
        .selectFrom('gifts')
        .select('donor_id')
        .where('amount_cents', '=', 4141)
        .where('external_id', 'like', `stripe:ch_n${random}%`)
        .execute();
      expect(gifts).toHaveLength(2);
      expect(await problems()).toEqual([]);
      await context.database.deleteFrom('gifts').where('id', '=', other).execute();
    },
  );

  test('by PayPal.me completes the pledge whose reference the donor typed into the note', async () => {
    const id = await pledge();
    const note = `For the well ${inGroupsOfFour(reference)}`;
    const row = `2026-10-20,12:00:00,PDT,A. B.,Mobile Payment,Completed,USD,25.00,-1.03,work@example.org,PP${random},${note}`;
    expect((await run(Buffer.from(`${paypalHeader}\n${row}`))).counts).toMatchObject({ changed: 1, new: 0 });
    expect(await read(id)).toMatchObject({ status: 'completed', method: 'Paypal service' });
  });

  test('of a donor who does not exist is unmatched, like one without a reference', async () => {
    reference = makePaymentReference({ donor: 99_999_999, campaign: undefined }, random);
    const { rows } = await preview(csvOf(`2026-10-02,5.00,Eve,Thanks,${reference}`, `2026-10-02,6.00,Eve,Thanks,`));
    const note = 'No donor is known. It will be among the unmatched payments.';
    expect(rows).toMatchObject([{ note }, { note }]);
  });

  test('completes a pledge once when two files are imported at the same time', async () => {
    const id = await pledge();
    const files = ['P', 'Q'].map((name) =>
      camtOf({ amount: '25.00', number: `${name}${random}`, reference, name: 'Ada' }),
    );
    const counts = await Promise.all(files.map(async (file) => (await run(file)).counts));
    expect(counts.map(({ changed }) => changed)).toSatisfy(([one, two]) => one + two === 1);
    expect((await giftsWith()).filter((row) => row.id === id)).toMatchObject([{ payment_status: 'completed' }]);
    expect(await problems()).toEqual([]);
  });

  test('is thanked for once, if the bookkeeper asks for it', async () => {
    const thanks = async () => {
      const rows = await context.database
        .selectFrom('outbox')
        .select('recipient')
        .where('kind', '=', 'thanks')
        .execute();
      return rows.map(({ recipient }) => recipient);
    };
    const id = await pledge();
    const body = camtOf(
      { amount: '25.00', number: `T1-${random}`, reference },
      { amount: '9.00', number: `T2-${random}`, name: 'Nobody' },
    );
    const uploaded = await upload(body);
    const choices = { ...choicesOf(uploaded), thank: true };
    const options = { cookie, params: { id: uploaded.id }, body: choices };
    expect(await deskCall(context, 'runImport', options)).toMatchObject({ thanked: 1 });
    expect(await thanks()).toEqual(['ada@example.org']);
    await undo(uploaded.id);
    expect(await read(id)).toMatchObject({ status: 'pending' });
    const again = await upload(body);
    const repeated = { cookie, params: { id: again.id }, body: choices };
    expect(await deskCall(context, 'runImport', repeated)).toMatchObject({
      thanked: 0,
      counts: { changed: 1, new: 1 },
    });
    expect((await run(camtOf({ amount: '8.00', number: `T3-${random}`, reference }))).thanked).toBe(0);
    expect(await thanks()).toEqual(['ada@example.org']);
  });

  test('on the command line does the same', async () => {
    const output = await runAdmin(context, [
      'gift',
      'add',
      '--status',
      'pending',
      '--reference',
      inGroupsOfFour(reference),
      '--amount',
      '25',
      '--cause',
      'Wells',
      '--method',
      'Bank transfer',
    ]);
    expect(output).toContain('Recorded a gift of $25.00');
    const [pending] = await giftsWith();
    expect(pending).toMatchObject({ donor_id: ada, campaign_id: wells, payment_status: 'pending' });
    const file = join(newFolder(), 'statement.xml');
    writeFileSync(file, camtOf({ amount: '25.00', number: `L${random}`, reference, name: 'Ada' }));
    const dry = await runAdmin(context, ['gift', 'import', file, '--dry-run']);
    expect(dry).toContain(`It completes gift ${pending?.id}`);
    expect(dry).toContain('Would import');
    await runAdmin(context, ['gift', 'import', file]);
    expect(await giftsWith()).toMatchObject([{ id: pending?.id, payment_status: 'completed' }]);
  });

  test('of another sum is asked about on the command line, which decides about all', async () => {
    const id = await pledge();
    const file = join(newFolder(), 'statement.xml');
    writeFileSync(file, camtOf({ amount: '30.00', number: `M${random}`, reference, name: 'Ada' }));
    await expect(runAdmin(context, ['gift', 'import', file])).rejects.toThrow('“--pledges complete” completes');
    await runAdmin(context, ['gift', 'import', file, '--pledges', 'split']);
    expect(await giftsWith()).toMatchObject([
      { id, payment_status: 'completed', amount_cents: 2500 },
      { payment_status: 'completed', amount_cents: 500 },
    ]);
  });
});
