import { calls } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { aSignedInDonor, browserOf, codeIn, password, signIn, signUp } from '../../testing/donors.ts';
import { engines, hasPostgres } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { Interruption } from '../../testing/interruption.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { importGifts } from '../imports/planning/import-gifts.ts';
import type { ImportedGift } from '../imports/rows/imported-gift.ts';
import { checkBooks } from '../ledger/check.ts';

const anImportedGift = (email: string): ImportedGift => ({
  externalId: 'paypal:8XK21',
  date: '2026-02-03',
  feeCents: 0,
  amountCents: 2500,
  status: 'completed',
  method: 'Paypal service',
  cause: 'A roof',
  email,
  name: undefined,
  titles: [],
});

describe.each(engines)('gifts from before an account on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  const recordsOf = async (token: string) =>
    calls.dashboard.response.parse((await context.request('dashboard', { token })).json()).records;

  const historyOf = async (token: string) => (await recordsOf(token)).donation_history;

  test('belong only to the donor who verifies their e-mail address at sign-up', async () => {
    const admin = adminContextOf(context);
    const campaignId = await addCampaign(context.database);
    const giver = { email: 'ADA@example.org', name: 'Ada Byron' };
    await recordGift(admin, { ...gift, campaignId, giver });
    await recordGift(admin, { ...gift, campaignId, giver: { email: 'eve@example.org', name: 'Eve' } });
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    await expect.poll(() => historyOf(token)).toMatchObject([{ amount_donated: 25 }]);
    const records = await recordsOf(token);
    expect(records.campaigns.find(({ id }) => id === campaignId)).toMatchObject({
      amount_raised: 50,
      no_of_contributors: 2,
    });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('belong to the donor who verifies a changed e-mail address with a recovery code', async () => {
    const email = 'grace@example.org';
    const admin = adminContextOf(context);
    const campaignId = await addCampaign(context.database);
    const { access_token: former } = await aSignedInDonor(context, 'old-grace@example.org');
    await recordGift(admin, { ...gift, campaignId, giver: { email: 'old-grace@example.org' } });
    await recordGift(admin, { ...gift, campaignId, giver: { email, name: 'Grace' } });
    await context.database
      .updateTable('donors')
      .set({ email, email_key: email })
      .where('email', '=', 'old-grace@example.org')
      .execute();
    expect((await recordsOf(former)).donation_history).toHaveLength(1);
    const browser = browserOf(await context.request('sendPasswordResetCode', { body: { email } }));
    await context.request('verifyPasswordResetCode', {
      browser,
      body: { code: codeIn(context.mails.at(-1)) },
    });
    await context.request('changePassword', { browser, body: { email, password } });
    const { access_token: token } = await signIn(context, email);
    await expect.poll(() => historyOf(token)).toHaveLength(2);
    const records = await recordsOf(token);
    expect(records.campaigns.find(({ id }) => id === campaignId)?.no_of_contributors).toBe(1);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });
});

// PostgreSQL only: SQLite has one writer at a time, so a sign-up waits for any other transaction.
describe.runIf(hasPostgres).each([
  ['recorded', (admin: ActionContext, email: string) => recordGift(admin, { ...gift, giver: { email } })],
  [
    'imported',
    (admin: ActionContext, email: string) =>
      importGifts(admin, [{ line: 2, gift: anImportedGift(email), refusal: undefined, isNoGift: false }]),
  ],
])('while a gift is %s', (_, record) => {
  test('a sign-up does not wait, and the gift is linked afterwards', async () => {
    const engine = engines.find(({ name }) => name === 'PostgreSQL');
    if (!engine) throw new Error('PostgreSQL is reachable but not among the engines');
    const interruption = new Interruption();
    const context = await createTestContext(engine, {}, [interruption]);
    const email = 'ada@example.org';
    let isRecording = true;
    const signedUp = Promise.withResolvers<boolean>();
    // By now the recording has locked the books and found no account for the address.
    interruption.after('donors', async () => {
      await signUp(context, email);
      signedUp.resolve(isRecording);
    });
    await record(adminContextOf(context), email);
    isRecording = false;
    expect(await signedUp.promise).toBe(true);
    const { access_token: token } = await signIn(context, email);
    const dashboard = calls.dashboard.response.parse((await context.request('dashboard', { token })).json());
    expect(dashboard.records.donation_history).toHaveLength(1);
    expect((await checkBooks(context.database)).problems).toEqual([]);
    await context.close();
  });
});
