// cspell:words Quist Zimmermann
import { makePaymentReference } from '@hearthlight/domain';
import type { DeskRequest, Gift } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { bankColumns } from '../../testing/bank-columns.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createPledgeContext } from '../../testing/pledges.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { recordGift } from '../gifts/record-gift.ts';

describe.each(engines)('the file of an imported gift on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let auditor: string;
  let ada: number;
  let wells: number;
  let reference: string;
  let round = 0;
  beforeAll(async () => {
    ({ ada, context, cookie, wells } = await createPledgeContext(engine));
    ({ cookie: auditor } = await aSignedInStaff(context, 'auditor', 'noor@example.org'));
  });
  beforeEach(() => {
    round += 1;
    reference = makePaymentReference({ donor: ada, campaign: wells }, round * 74_093);
  });
  afterAll(() => context.close());

  const imported = async (rows: string[], choices: Partial<DeskRequest<'runImport'>> = {}) => {
    const { id } = await deskCall(context, 'uploadImport', {
      cookie,
      body: Buffer.from(['Date,Amount,Payer,Details,Number', ...rows].join('\n')),
      headers: { 'content-type': 'text/csv', 'x-file-name': 'november.csv' },
    });
    const body = { columns: bankColumns, campaign_id: null, separate_lines: [], ...choices };
    await deskCall(context, 'runImport', { cookie, params: { id }, body });
    return id;
  };
  const read = (id: number, as = cookie): Promise<Gift> =>
    deskCall(context, 'readGift', { cookie: as, params: { id } });
  const found = async (search: string) =>
    (await deskCall(context, 'searchGifts', { cookie, body: { search } })).gifts.map(({ id }) => id);
  const giftOf = async (import_id: number) => {
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: { import: import_id } });
    return gifts[0]?.id ?? 0;
  };
  const payerOf = async (id: number) => (await read(id)).sources.map(({ payer }) => payer);
  const pledge = async (giver: { donorId: number } = { donorId: ada }) =>
    (
      await recordGift(adminContextOf(context), {
        ...gift,
        giver,
        date: '2026-10-01',
        amountCents: 6000,
        paymentStatus: 'pending',
        reference,
      })
    ).id;

  test('has its name, the line, the payer and the text of a pledge that somebody else paid', async () => {
    const id = await pledge();
    const text = `Well ${reference}`;
    const import_id = await imported([
      `2026-10-02,1.00,Ada,Lamp ${round},`,
      `2026-10-03,60.00,Zimmermann Peter,${text},`,
    ]);
    const shown = await read(id);
    expect(shown).toMatchObject({ status: 'completed', external_id: null });
    expect(shown.sources).toEqual([
      {
        import_id,
        file_name: 'november.csv',
        source: 'oak',
        at: expect.any(String),
        by: 'Ruth Wanjiru',
        line: 3,
        number: null,
        payer: 'Zimmermann Peter',
        text,
      },
    ]);
    expect(await found('peter zimmermann')).toEqual([id]);
    const undone = await deskRequest(context, 'undoImport', { cookie, params: { id: import_id } });
    const message = 'The import was undone: 1 gift was removed. 1 pledge is open again.';
    expect(undone.json()).toEqual({ message });
    expect((await read(id)).sources).toEqual([]);
    expect(await found('zimmermann')).toEqual([]);
  });

  test('has the number that the bank wrote, and no number that the desk made', async () => {
    const columns = { ...bankColumns, number: 'Number' };
    const id = await giftOf(await imported([`2026-10-04,7.00,Bo,Roof ${round},T-20483`], { columns }));
    expect(await read(id)).toMatchObject({ external_id: null, sources: [{ number: 'T-20483' }] });
    await context.database.updateTable('gift_sources').set({ line: null, number: null }).execute();
    expect(await read(id)).toMatchObject({ sources: [{ line: null, number: 'T-20483' }] });
    const unnumbered = await giftOf(await imported([`2026-10-04,8.00,Bo,Roof ${round},`]));
    await context.database.updateTable('gift_sources').set({ line: null }).execute();
    expect(await read(unnumbered)).toMatchObject({ sources: [{ line: null, number: null }] });
  });

  test('keeps the line of a row that somebody recorded later', async () => {
    const row = `2026-10-05,9.00,Cy,Stove ${round},`;
    await imported([row, row]);
    const { rows } = await deskCall(context, 'waitingRows', { cookie });
    const lines = rows.map(({ line }) => line);
    const { imports } = await deskCall(context, 'decideRows', { cookie, body: { separate_lines: lines } });
    const later = await giftOf(imports[0] ?? 0);
    expect(await read(later)).toMatchObject({ sources: [{ file_name: 'november.csv', line: 3, payer: 'Cy' }] });
  });

  test('lists all gifts that its import recorded, completed or refunded, with the sums of the import', async () => {
    const id = await pledge();
    const import_id = await imported([
      `2026-10-08,13.00,Ed,Lamp ${round},`,
      `2026-10-08,60.00,Ada,Well ${reference},`,
      `2026-10-09,-60.00,Ada,Returned ${reference},`,
    ]);
    const query = { import: import_id };
    const listed = async () => (await deskCall(context, 'giftList', { cookie, query })).gifts;
    expect(await listed()).toMatchObject([{ amount: 13 }, { amount: 60 }]);
    const { imports } = await deskCall(context, 'importList', { cookie });
    const entry = imports.find((each) => each.id === import_id);
    const file = { file_name: 'november.csv', source: 'oak' };
    const totals = await deskCall(context, 'giftTotals', { cookie, query });
    expect(totals).toMatchObject({ count: 2, completed_amount: 73 });
    expect(totals.import).toEqual({ ...file, sums: { gross: entry?.gross, returned: entry?.returned } });
    const some = await deskCall(context, 'giftTotals', { cookie, query: { ...query, status: 'completed', least: 50 } });
    expect(some.import).toEqual(file);
    const { rows } = await deskCall(context, 'waitingRows', { cookie });
    const lines = rows.map(({ line }) => line);
    const decided = await deskCall(context, 'decideRows', { cookie, body: { separate_lines: lines } });
    const refund = { import: decided.imports[0] ?? 0 };
    const { gifts } = await deskCall(context, 'giftList', { cookie, query: refund });
    expect(gifts).toMatchObject([{ id, status: 'refunded' }]);
    expect(await deskCall(context, 'giftTotals', { cookie, query: refund })).toMatchObject({
      import: { sums: { gross: 0, returned: 60 } },
    });
  });

  test('is named in the activity log', async () => {
    const import_id = await imported([`2026-10-10,14.00,Fay,Lamp ${round},`]);
    const { cookie: owner } = await aSignedInStaff(context, 'owner', `owner-${round}@example.org`);
    const { entries } = await deskCall(context, 'activityList', { cookie: owner });
    const subject = `import ${import_id}`;
    expect(entries.filter((entry) => entry.subject === subject && entry.action === 'gift import')).toMatchObject([
      { file: 'november.csv' },
    ]);
    expect(entries.find((entry) => !entry.subject.startsWith('import'))?.file).toBeUndefined();
  });

  test('is shown to an auditor without payer and text', async () => {
    const id = await giftOf(await imported([`2026-10-06,11.00,Di Dove,Roof ${round},`]));
    const shown = await read(id, auditor);
    expect(shown).toMatchObject({
      cause: null,
      history: [{ reason: 'imported' }],
      sources: [{ file_name: 'november.csv', line: 2, payer: null, text: null }],
    });
    expect(await read(id)).toMatchObject({ sources: [{ payer: 'Di Dove' }] });
  });

  test('names neither an erased giver nor an erased payer of the gift of somebody else', async () => {
    const donor = async (address: string, first_name: string) => {
      await signUp(context, address);
      const { id } = await context.database
        .updateTable('donors')
        .set({ first_name, last_name: 'Quist' })
        .where('email', '=', address)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const giver = await donor(`giver-${round}@example.org`, 'Gil');
    const payer = await donor(`payer-${round}@example.org`, 'Pia');
    reference = makePaymentReference({ donor: giver, campaign: wells }, round * 74_093);
    const id = await pledge({ donorId: giver });
    const namesake = await giftOf(await imported([`2026-10-07,12.00,Pia Quist,Roof ${round},`]));
    await imported([`2026-10-07,60.00,Quist Pia,${reference},`]);
    expect(await payerOf(id)).toEqual(['Quist Pia']);
    await deleteDonor(adminContextOf(context), payer);
    expect(await payerOf(id)).toEqual([null]);
    // Nobody knows whether the payer of her own gift is the erased one.
    expect(await payerOf(namesake)).toEqual(['Pia Quist']);
    await context.database.updateTable('gift_sources').set({ payer: 'Somebody' }).where('gift_id', '=', id).execute();
    await deleteDonor(adminContextOf(context), giver);
    expect(await payerOf(id)).toEqual([null]);
    expect(await found('somebody')).toEqual([]);
  });
});
