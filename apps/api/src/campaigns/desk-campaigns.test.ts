import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const campaign = {
  title: 'A well',
  image_url: '/pictures/well.svg',
  description: 'Water for four villages.',
  target_amount: 18_000.5,
  date_started: '2026-02-14',
  date_ended: null,
};

const update = {
  title: '',
  place: 'Garbatula',
  image_url: '/pictures/well.svg',
  description: 'The pump runs.',
  date_published: '2026-11-12',
};

describe.each(engines)('campaigns and impact updates in the desk on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'editor', 'eda@example.org', 'Eda Yılmaz'));
  });
  afterAll(() => context.close());

  const create = (changes: object = {}) =>
    deskRequest(context, 'createCampaign', { cookie, body: { ...campaign, ...changes } });

  test('creates, edits and ends a campaign whose amounts stay those of the books', async () => {
    const { id } = (await create()).json();
    await context.database
      .updateTable('campaigns')
      .set({ raised_cents: 12_345, contributors: 3 })
      .where('id', '=', id)
      .execute();
    const body = { ...campaign, title: 'Two wells', date_ended: '2026-12-01' };
    const edited = await deskCall(context, 'editCampaign', { cookie, params: { id }, body });
    expect(edited).toEqual({ ...body, id, amount_raised: 123.45, no_of_contributors: 3 });
    const { campaigns } = await deskCall(context, 'deskCampaignList', { cookie });
    expect(campaigns).toEqual([edited]);
    const entries = await context.database
      .selectFrom('audit')
      .select(['action', 'actor'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'campaign add', actor: 'Eda Yılmaz' },
      { action: 'campaign edit', actor: 'Eda Yılmaz' },
    ]);
  });

  test.each([
    ['title', { title: '' }],
    ['image_url', { image_url: '/pictures/none.svg' }],
    ['image_url', { image_url: 'file.jpg' }],
    ['image_url', { image_url: '/etc/passwd' }],
    ['target_amount', { target_amount: 0 }],
    ['date_started', { date_started: '2026-02-30' }],
    ['date_ended', { date_ended: '2026-02-13' }],
  ])('refuses a campaign with an invalid %s: %j', async (field, changes) => {
    const response = await create(changes);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('creates and edits an impact update, and tells how its mailing goes', async () => {
    const { id: campaignId } = (await create()).json();
    const body = { ...update, campaign_id: campaignId };
    const created = await deskCall(context, 'createUpdate', { cookie, body });
    expect(created).toMatchObject({
      title: '',
      campaign: { id: campaignId, title: 'A well' },
      mailing: null,
    });
    const params = { id: created.id };
    const donors = await context.database
      .insertInto('donors')
      .values(
        ['a', 'b', 'c'].map((name) => ({
          email: `${name}@example.org`,
          email_key: `${name}@example.org`,
          first_name: name,
          last_name: name,
          password_hash: '',
          goal_cents: 0,
          created_at: 0,
          last_login_at: 0,
          user_agent: '',
        })),
      )
      .returning(['id', 'first_name'])
      .execute();
    await context.database
      .insertInto('update_mails')
      .values(
        donors.map((row) => ({
          update_id: created.id,
          donor_id: row.id,
          mail_id: `mail ${row.first_name}`,
          token_hash: row.first_name,
        })),
      )
      .execute();
    const mail = {
      kind: 'impact update',
      recipient: '',
      email_key: '',
      content: '',
      code_hash: null,
    } as const;
    const times = { attempts: 1, created_at: 0, due_at: 0, expires_at: 1, error: null };
    await context.database
      .insertInto('outbox')
      .values([
        { ...mail, ...times, id: 'mail a', state: 'waiting' },
        { ...mail, ...times, id: 'mail b', state: 'failed' },
      ])
      .execute();
    const edited = { ...body, title: 'Forty days' };
    expect(await deskCall(context, 'editUpdate', { cookie, params, body: edited })).toMatchObject({
      title: 'Forty days',
      mailing: { sent: 1, waiting: 1, failed: 1 },
    });
    const { updates } = await deskCall(context, 'deskUpdateList', { cookie });
    expect(updates).toEqual([await deskCall(context, 'readUpdate', { cookie, params })]);
    const gone = await deskRequest(context, 'editUpdate', { cookie, params: { id: 999 }, body });
    expect(gone.statusCode).toBe(404);
    const unknown = await deskRequest(context, 'createUpdate', {
      cookie,
      body: { ...body, campaign_id: 999 },
    });
    expect(Object.keys(unknown.json().fields)).toEqual(['campaign_id']);
  });

  test('pages through the updates of one day', async () => {
    const rows = Array.from({ length: 60 }, () => ({ ...update, title: null, place: null }));
    await context.database.insertInto('impact_updates').values(rows).execute();
    const first = await deskCall(context, 'deskUpdateList', { cookie });
    const second = await deskCall(context, 'deskUpdateList', { cookie, query: { after: first.next ?? '' } });
    const ids = [...first.updates, ...second.updates].map(({ id }) => id);
    expect([new Set(ids).size, second.next]).toEqual([61, null]);
  });
});
