import { calls, type Campaign, type Dashboard } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import type { Tokens } from '../accounts/sessions.ts';
import { donorKey } from '../books/giver.ts';
import { donorDetails } from './dashboard.ts';
import { joinCampaign } from './join-campaign.ts';
import { setOwnAnonymity } from './set-anonymity.ts';
import { setGoal as storeGoal } from './set-goal.ts';

const plainCampaign = {
  image_url: '/pictures/well.svg',
  target_cents: 1_800_050,
  raised_cents: 10,
  contributors: 3,
  date_started: '2026-02-14',
  date_ended: null,
  description: 'A well.',
};

/** Enough rows that no engine returns them in order by chance. */
const causes = Array.from({ length: 9 }, (_, at) => `Cause ${at}`);

describe.each(engines)('a donor on $name', (engine) => {
  let context: TestContext;
  let ada: Tokens;
  let eve: Tokens;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ada = await aSignedInDonor(context, 'ada@example.org');
    eve = await aSignedInDonor(context, 'eve@example.org');
  });
  afterAll(() => context.close());

  const dashboard = async ({ access_token: token }: Tokens): Promise<Dashboard> =>
    calls.dashboard.response.parse((await context.request('dashboard', { token })).json());
  const join = (campaignId: unknown, { access_token: token }: Tokens) =>
    context.request('joinCampaign', { token, body: { campaign_id: campaignId } });
  const setGoal = (goal: unknown, { access_token: token }: Tokens) =>
    context.request('setGoal', { token, body: { client_goal: goal } });
  const addCampaign = async (changes: Partial<{ date_ended: string; raised_cents: number }>) => {
    const row = { ...plainCampaign, title: crypto.randomUUID(), ...changes };
    const added = await context.database.insertInto('campaigns').values(row).returning('id').executeTakeFirstOrThrow();
    return added.id;
  };
  const campaignOf = async (tokens: Tokens, id: number): Promise<Campaign | undefined> =>
    (await dashboard(tokens)).records.campaigns.find((campaign) => campaign.id === id);
  const donorId = async (email: string) =>
    (await context.database.selectFrom('donors').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

  test('returns amounts in dollars', async () => {
    const id = await addCampaign({});
    expect(await campaignOf(ada, id)).toMatchObject({
      target_amount: 18_000.5,
      amount_raised: 0.1,
      no_of_contributors: 3,
      date_ended: null,
      registration_status: false,
    });
  });

  test('sees only their own donations, newest first', async () => {
    const gift = {
      amount_cents: 1050,
      cause: 'A roof',
      payment_method: 'Paypal service',
      payment_status: 'pending',
    } as const;
    const [adas, eves] = [await donorId('ada@example.org'), await donorId('eve@example.org')];
    await context.database
      .insertInto('gifts')
      .values([
        { ...gift, donor_id: adas, giver_key: donorKey(adas), date: '2026-01-02' },
        { ...gift, donor_id: adas, giver_key: donorKey(adas), date: '2026-03-04', cause: 'A well' },
        { ...gift, donor_id: adas, giver_key: donorKey(adas), date: '2026-03-05', canceled_at: 1 },
        {
          ...gift,
          donor_id: eves,
          giver_key: donorKey(eves),
          date: '2026-02-03',
          cause: 'Not for Ada to see',
        },
      ])
      .execute();
    expect((await dashboard(ada)).records.donation_history).toEqual([
      {
        date_of_donation: '2026-03-04',
        amount_donated: 10.5,
        donation_cause: 'A well',
        payment_method: 'Paypal service',
        payment_status: 'pending',
        campaign_id: null,
      },
      expect.objectContaining({ date_of_donation: '2026-01-02', donation_cause: 'A roof' }),
    ]);
    expect((await dashboard(eve)).records.donation_history).toHaveLength(1);
  });

  test('sees donations of the same day by id, newest first', async () => {
    const id = await donorId('eve@example.org');
    const date = '2026-10-11';
    const gift = { amount_cents: 1050, payment_method: 'Check', payment_status: 'completed' } as const;
    const gifts = causes.map((cause) => ({ ...gift, cause, date, donor_id: id, giver_key: donorKey(id) }));
    await context.database.insertInto('gifts').values(gifts).execute();
    const { records } = await dashboard(eve);
    const given = records.donation_history.filter((donation) => donation.date_of_donation === date);
    expect(given.map((donation) => donation.donation_cause)).toEqual(causes.toReversed());
  });

  test('is registered only once, and sees only their own registration', async () => {
    const id = await addCampaign({});
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(id, ada)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(49);
    expect(await campaignOf(ada, id)).toMatchObject({ registration_status: true, no_of_contributors: 3 });
    expect(await campaignOf(eve, id)).toMatchObject({ registration_status: false, no_of_contributors: 3 });
  });

  test('sees the campaigns, newest first', async () => {
    const added = [await addCampaign({}), await addCampaign({ date_ended: '2026-01-01' }), await addCampaign({})];
    const seen = (await dashboard(ada)).records.campaigns.map(({ id }) => id);
    expect(seen.slice(0, 3)).toEqual(added.toReversed());
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });

  test.each([
    ['has ended', { date_ended: '2026-11-19' }],
    ['is funded', { raised_cents: plainCampaign.target_cents }],
  ])('joins a campaign that %s', async (_, changes) => {
    const id = await addCampaign(changes);
    expect((await join(id, ada)).statusCode).toBe(200);
    expect(await campaignOf(ada, id)).toMatchObject({ registration_status: true });
    expect((await join(id, ada)).json()).toEqual({
      message: 'You are already registered for this campaign.',
    });
  });

  test.each([0, -1, 1.5, 1e300, 999_999, '1', null, undefined, [1]])('cannot join campaign %s', async (id) => {
    expect((await join(id, eve)).statusCode).toBe(400);
  });

  test('sets their own goal, and changes it', async () => {
    expect(await dashboard(eve)).toMatchObject({ client_goal: 0 });
    for (const [typed, goal, shown] of [
      ['$4,000', 4000, '$4,000'],
      [' 1250.50 ', 1250.5, '$1,250.50'],
      ['9,999,999,999.99', 9_999_999_999.99, '$9,999,999,999.99'],
    ] as const) {
      expect((await setGoal(typed, eve)).json()).toEqual({ message: `Your goal is ${shown}.` });
      expect(await dashboard(eve)).toMatchObject({ client_goal: goal });
    }
    expect(await dashboard(ada)).toMatchObject({ client_goal: 0 });
    for (const wrong of ['', '0', '0.00', '-1', '1.000', '10000000000', 4000, null]) {
      const refused = await setGoal(wrong, eve);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { fields: { client_goal: 'Enter a valid amount.' } },
      ]);
    }
    expect(await dashboard(eve)).toMatchObject({ client_goal: 9_999_999_999.99 });
  });

  test('sees the impact updates, newest first, and updates of one day by id', async () => {
    const update = { image_url: '/pictures/well.svg', description: 'The pump runs.' };
    await context.database
      .insertInto('impact_updates')
      .values([
        { ...update, date_published: '2026-05-01' },
        { ...update, date_published: '2026-06-01' },
        ...causes.map((description) => ({ ...update, description, date_published: '2026-04-01' })),
      ])
      .execute();
    const { impact_updates: updates } = (await dashboard(ada)).records;
    expect(updates.slice(0, 2).map(({ date_published: day }) => day)).toEqual(['2026-06-01', '2026-05-01']);
    expect(updates.slice(2).map(({ description }) => description)).toEqual(causes.toReversed());
  });

  test('rejects the session of a deleted donor', async () => {
    const bob = await aSignedInDonor(context, 'bob@example.org');
    await context.database.deleteFrom('donors').where('email', '=', 'bob@example.org').execute();
    expect((await setGoal('4000', bob)).statusCode).toBe(401);
    expect((await context.request('dashboard', { token: bob.access_token })).statusCode).toBe(401);
  });

  test('returns 401 when the donor was deleted since the request was let in', async () => {
    const { database, deps } = context;
    const gone = 999_999;
    const campaignId = await addCampaign({});
    const services = { database, languages: ['en'] as const, now: deps.now };
    for (const call of [
      () => donorDetails(database, gone),
      () => storeGoal(database, { donorId: gone, goal: 100 }),
      () => setOwnAnonymity(services, gone, true),
      () => joinCampaign(services, { donorId: gone, campaignId }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 401 });
  });
});
