import { calls } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../testing/admin.ts';
import { aSignedInDonor, browserOf, codeIn, password, signIn } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { addCampaign, gift } from '../testing/gifts.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { checkBooks } from './check.ts';
import { recordGift } from './gifts.ts';

describe.each(engines)('gifts from before an account on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  const recordsOf = async (token: string) =>
    calls.dashboard.response.parse((await context.request('dashboard', { token })).json()).records;

  test('belong to the donor who verifies their e-mail address at sign-up, and to nobody else', async () => {
    const admin = adminContextOf(context);
    const campaignId = await addCampaign(context.database);
    const giver = { email: 'ADA@example.org', name: 'Ada Byron' };
    await recordGift(admin, { ...gift, campaignId, giver });
    await recordGift(admin, { ...gift, campaignId, giver: { email: 'eve@example.org', name: 'Eve' } });
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const records = await recordsOf(token);
    expect(records.donation_history).toMatchObject([{ amount_donated: 25 }]);
    expect(records.campaigns.find(({ id }) => id === campaignId)).toMatchObject({
      amount_raised: 50,
      no_of_contributors: 2,
    });
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('belong to the donor who verifies a changed e-mail address by a recovery code', async () => {
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
    const records = await recordsOf((await signIn(context, email)).access_token);
    expect(records.donation_history).toHaveLength(2);
    expect(records.campaigns.find(({ id }) => id === campaignId)?.no_of_contributors).toBe(1);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });
});
