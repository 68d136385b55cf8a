import { setFormats, usEnglish } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { migrateTo } from '../../database/migrate.ts';
import { connectDatabase, engineOf } from '../../database/open.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addBill } from '../bills/bills.ts';
import { setGoal } from '../donors/donor-actions.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { currencyProblem, requireCurrency } from './currency.ts';

const sentence =
  'The database has amounts in USD, but “currency” in foundation.yaml is EUR. Set it to USD: amounts are not converted.';
const useCurrency = (currency: string) => setFormats(() => formatsOf('en', currency, 'UTC'));

describe.each(engines)('the currency of a database on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
  });
  afterEach(async () => {
    setFormats(() => usEnglish);
    await context.close();
  });

  test('may change while there are no amounts', async () => {
    await requireCurrency(context.database);
    useCurrency('EUR');
    await requireCurrency(context.database);
    await recordGift(adminContextOf(context), gift);
    expect(await context.database.selectFrom('books_currency').select('code').execute()).toEqual([{ code: 'EUR' }]);
  });

  const bill = { payee: 'Kofi Mensah', kind: 'Roofs', amountCents: 100, scan: { publish: false } };
  test.each<[string, () => Promise<unknown>]>([
    ['a gift', () => recordGift(adminContextOf(context), gift)],
    ['a bill', () => addBill(adminContextOf(context), { ...bill, date: '2026-11-20' })],
    [
      'a goal',
      async () => {
        await aSignedInDonor(context, 'ada@example.org');
        await setGoal(adminContextOf(context), 'ada@example.org', 100);
      },
    ],
    [
      'a donor’s own goal',
      async () => {
        const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
        const { statusCode } = await context.request('setGoal', { token, body: { client_goal: '$100' } });
        expect(statusCode).toBe(200);
      },
    ],
  ])('is stored with %s, and refused when the foundation has another one', async (_, store) => {
    await store();
    await requireCurrency(context.database);
    expect(await currencyProblem(context.database)).toBeUndefined();
    useCurrency('EUR');
    expect(await currencyProblem(context.database)).toBe(sentence);
    await expect(requireCurrency(context.database)).rejects.toThrow(sentence);
  });

  test('is compared with every change of the books', async () => {
    await recordGift(adminContextOf(context), gift);
    useCurrency('EUR');
    await expect(recordGift(adminContextOf(context), gift)).rejects.toThrow(sentence);
    const rows = await context.database.selectFrom('gifts').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  test('is forgotten with the last amount', async () => {
    const id = await addCampaign(context.database);
    await context.database.insertInto('books_currency').values({ id: 1, code: 'USD' }).execute();
    await context.database.deleteFrom('campaigns').where('id', '=', id).execute();
    useCurrency('EUR');
    expect(await currencyProblem(context.database)).toBeUndefined();
    await requireCurrency(context.database);
  });
});

describe.each(engines)('the migration on $name', (engine) => {
  test.each([
    ['US dollars for a database with amounts', true, [{ code: 'USD' }]],
    ['no currency for one without', false, []],
  ])('stores %s', async (_name, hasAmounts, expected) => {
    const target = await engine.createTarget();
    const database = await connectDatabase(target);
    await migrateTo(database, engineOf(target), '0016-sample-rows');
    if (hasAmounts)
      await sql`insert into campaigns (title, image_url, target_cents, date_started, description)
        values ('Wells', '/pictures/well.svg', 500, '2026-01-01', 'Water.')`.execute(database);
    await migrateTo(database, engineOf(target), '0017-books-currency');
    expect(await database.selectFrom('books_currency').select('code').execute()).toEqual(expected);
    await database.destroy();
    await target.remove();
  });
});
