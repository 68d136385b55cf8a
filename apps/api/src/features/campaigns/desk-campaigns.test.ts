import { dayIn } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { statusesOf } from '../../testing/statuses.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { addCampaign, editCampaign, endCampaign } from './campaigns.ts';

const campaign = {
  title: 'A well',
  image_url: '/pictures/well.svg',
  description: 'Water for four villages.',
  target_amount: 18_000.5,
  date_started: '2026-02-14',
  date_ended: null,
};

describe.each(engines)('campaigns in the desk on $name', (engine) => {
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
      .set({ raised_cents: 12_345, opening_cents: 10_000, contributors: 3 })
      .where('id', '=', id)
      .execute();
    const body = { ...campaign, title: 'Two wells', date_ended: '2026-12-01', version: 0 };
    const edited = await deskCall(context, 'editCampaign', { cookie, params: { id }, body });
    const fromBooks = { amount_raised: 123.45, amount_before: 100, no_of_contributors: 3 };
    expect(edited).toEqual({ ...body, id, ...fromBooks, state: 'running', version: 1 });
    const { campaigns } = await deskCall(context, 'deskCampaignList', { cookie });
    expect(campaigns).toEqual([edited]);
    const entries = await context.database
      .selectFrom('audit')
      .select(['action', 'actor', 'changes'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'campaign add', actor: 'Eda Yılmaz' },
      {
        action: 'campaign edit',
        actor: 'Eda Yılmaz',
        changes:
          '[{"field":"title","before":"A well","after":"Two wells"},{"field":"date_ended","before":null,"after":"2026-12-01"}]',
      },
    ]);
  });

  test.each([
    ['title', { title: '' }],
    ['image_url', { image_url: '/pictures/none.svg' }],
    ['image_url', { image_url: 'file.jpg' }],
    ['image_url', { image_url: '/etc/passwd' }],
    ['target_amount', { target_amount: 0 }],
    ['date_started', { date_started: '2026-02-30' }],
    ['title', { title: 'x'.repeat(deskLimits.line + 1) }],
    ['title', { title: 'A \u0007 well' }],
    ['image_url', { image_url: '' }],
    ['image_url', { image_url: '//evil.example/x.png' }],
    ['image_url', { image_url: String.raw`/\evil.example/x.png` }],
    ['image_url', { image_url: 'http://evil.example/x.png' }],
    ['description', { description: ' ' }],
    ['description', { description: 'x'.repeat(deskLimits.description + 1) }],
    ['date_ended', { date_ended: '2026-02-13' }],
    ['date_ended', { date_ended: 'soon' }],
  ])('refuses a campaign with an invalid %s: %j', async (field, changes) => {
    const { id, version } = (await create()).json();
    const body = { ...campaign, ...changes, version };
    for (const response of [
      await create(changes),
      await deskRequest(context, 'editCampaign', { cookie, params: { id }, body }),
    ])
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('a campaign can last one day, and a text can be as long as its limit', async () => {
    const description = 'x'.repeat(deskLimits.description);
    const one = { title: 'x'.repeat(deskLimits.line), description, date_ended: campaign.date_started };
    expect((await create(one)).statusCode).toBe(200);
  });

  test('moves campaigns in the order of the site, one step for each of two people', async () => {
    const titles = ['First', 'Second', 'Third'];
    for (const title of titles) await create({ title });
    const shown = async () => {
      const { campaigns } = await deskCall(context, 'deskCampaignList', { cookie });
      return campaigns.map(({ title }) => title).filter((title) => titles.includes(title));
    };
    const idOf = async (title: string) => {
      const { campaigns } = await deskCall(context, 'deskCampaignList', { cookie });
      return campaigns.find((each) => each.title === title)?.id ?? 0;
    };
    const move = async (title: string, to: 'top' | 'up' | 'down') =>
      deskCall(context, 'moveCampaign', { cookie, params: { id: await idOf(title) }, body: { to } });
    expect(await shown()).toEqual(['Third', 'Second', 'First']);
    await Promise.all([move('Third', 'down'), move('Third', 'down')]);
    expect(await shown()).toEqual(['Second', 'First', 'Third']);
    await move('Third', 'top');
    expect(await shown()).toEqual(['Third', 'Second', 'First']);
    const order = ['Second', 'Third', 'First'];
    await move('Second', 'up');
    await move('Second', 'up');
    expect(await shown()).toEqual(order);
    const { records } = (await donorDashboard(context)).json();
    const onSite = (await context.request('homeCampaigns')).json();
    for (const list of [records.campaigns, onSite]) {
      const inList = list.map(({ title }: { title: string }) => title);
      expect(inList.filter((title: string) => titles.includes(title))).toEqual(order);
    }
    await create({ title: 'Newest' });
    const { campaigns } = await deskCall(context, 'deskCampaignList', { cookie });
    expect(campaigns[0]?.title).toBe('Newest');
    expect(await lastAudit('campaign move')).toMatchObject({
      changes: '[{"field":"position","before":"2","after":"1"}]',
    });
  });

  test('ends a campaign today, once, and not before it begins', async () => {
    const { id } = (await create()).json();
    const end = (which: number) => deskRequest(context, 'endCampaign', { cookie, params: { id: which } });
    const today = dayIn(content.foundation.timeZone, context.clock.now);
    const [one, other] = await Promise.all([end(id), end(id)]);
    expect(statusesOf([one, other])).toEqual([200, 409]);
    const ended = await deskCall(context, 'readCampaign', { cookie, params: { id } });
    expect([ended.date_ended, ended.state]).toEqual([today, 'running']);
    context.clock.now += 24 * 3_600_000;
    const { cookie: tomorrow } = await aSignedInStaff(context, 'editor', 'tomorrow@example.org');
    const after = await deskCall(context, 'readCampaign', { cookie: tomorrow, params: { id } });
    expect(after.state).toBe('ended');
    context.clock.now -= 24 * 3_600_000;
    ({ cookie } = await aSignedInStaff(context, 'editor', 'today@example.org'));
    const later = (await create({ date_started: '2030-01-01' })).json();
    expect(later.state).toBe('upcoming');
    expect((await end(later.id)).statusCode).toBe(409);
    expect(await lastAudit('campaign end')).toMatchObject({
      subject: `campaign ${id}`,
      changes: `[{"field":"date_ended","before":null,"after":"${today}"}]`,
    });
    const begun = (await create({ date_started: today, date_ended: '2030-01-01' })).json();
    expect([begun.state, (await end(begun.id)).statusCode]).toEqual(['running', 200]);
  });

  test('ends today in the foundation’s time zone', async () => {
    const { id } = (await create()).json();
    const evening = Date.parse('2026-11-21T05:00:00Z');
    await endCampaign({ ...adminContextOf(context), now: () => evening }, id);
    expect((await deskCall(context, 'readCampaign', { cookie, params: { id } })).date_ended).toBe('2026-11-20');
  });

  test('visitors see a change at once', async () => {
    const { id } = (await create({ title: 'Old title' })).json();
    const story = {
      title: 'About a campaign',
      tags: 'Water',
      cover_image_url: '/pictures/well.svg',
      published_at: 1,
      detail: '<p>Water.</p>',
      author_name: 'Ruth W.',
      campaign_id: id,
    };
    await context.database.insertInto('news').values(story).execute();
    const shown = async () => {
      const onHome: { title: string }[] = (await context.request('homeCampaigns')).json();
      const article = await context.request('newsDetail', { params: { title: story.title } });
      return [
        onHome.map(({ title }) => title).filter((title) => title.endsWith(' title')),
        article.json().news_details.campaign.title,
      ];
    };
    expect(await shown()).toEqual([['Old title'], 'Old title']);
    const body = { ...campaign, title: 'New title', version: 0 };
    await deskCall(context, 'editCampaign', { cookie, params: { id }, body });
    expect(await shown()).toEqual([['New title'], 'New title']);
  });

  test('an edited or ended campaign is no sample any more, and its opening balance can change', async () => {
    const { database } = context;
    const admin = adminContextOf(context);
    const row = async (id: number) =>
      database
        .selectFrom('campaigns')
        .select(['is_sample', 'raised_cents', 'contributors', 'version'])
        .where('id', '=', id)
        .executeTakeFirst();
    const { target_amount: _target, ...fields } = { ...campaign, target_cents: 100 };
    const { id } = await addCampaign(admin, fields, { cents: 700, contributors: 3 });
    const { id: other } = await addCampaign(admin, fields);
    await database.updateTable('campaigns').set({ is_sample: 1 }).where('id', 'in', [id, other]).execute();
    await recordGift(admin, { ...gift, campaignId: id });
    await editCampaign(admin, id, fields, { opening: { cents: 1000, contributors: 5 } });
    expect(await row(id)).toEqual({ is_sample: 0, raised_cents: 3500, contributors: 6, version: 1 });
    await endCampaign(admin, other);
    expect(await row(other)).toMatchObject({ is_sample: 0, version: 1 });
  });

  test('a move beyond the end changes nothing', async () => {
    const { campaigns } = await deskCall(context, 'deskCampaignList', { cookie });
    const id = campaigns.at(-1)?.id ?? 0;
    await context.database.deleteFrom('audit').execute();
    const body = { to: 'down' };
    expect(await deskCall(context, 'moveCampaign', { cookie, params: { id }, body })).toEqual({ campaigns });
    expect(await lastAudit('campaign move')).toBeUndefined();
  });

  test('refuses an edit of a version that somebody else has changed, and of a removed campaign', async () => {
    const { id, version } = (await create()).json();
    const params = { id };
    const save = (title: string) =>
      deskRequest(context, 'editCampaign', { cookie, params, body: { ...campaign, title, version } });
    const saves = await Promise.all([save('Mine'), save('Yours')]);
    expect(statusesOf(saves)).toEqual([200, 409]);
    const remove = () => deskRequest(context, 'removeCampaign', { cookie, params });
    const [removed, saved] = await Promise.all([remove(), save('Ours')]);
    expect(removed.statusCode).toBe(200);
    expect([404, 409]).toContain(saved.statusCode);
    expect((await save('Ours')).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(404);
  });

  test('keeps a campaign that has gifts or bills', async () => {
    const given = (await create()).json();
    await recordGift(adminContextOf(context), { ...gift, campaignId: given.id });
    const billed = (await create()).json();
    const bill = { payee: 'Roofs Ltd', kind: 'Roofs', date: '2026-02-14', paid_on: null, scan: null };
    await context.database
      .insertInto('bills')
      .values({ ...bill, campaign_id: billed.id, amount_cents: 100, state: 'open' })
      .execute();
    for (const { id } of [given, billed]) {
      const response = await deskRequest(context, 'removeCampaign', { cookie, params: { id } });
      expect([response.statusCode, response.json().message]).toEqual([409, words.campaignHasMoney]);
    }
  });

  test('refuses a picture that was removed since the form was checked', async () => {
    const { id } = (await create()).json();
    const admin = adminContextOf(context);
    const gone = `/uploads/${'a'.repeat(32)}/960.jpg`;
    const { target_amount: _target, ...fields } = { ...campaign, image_url: gone, target_cents: 100 };
    await expect(addCampaign(admin, fields)).rejects.toThrow('was removed in the meantime');
    await expect(editCampaign(admin, id, fields)).rejects.toThrow('was removed in the meantime');
  });

  const lastAudit = (action: string) =>
    context.database
      .selectFrom('audit')
      .select(['subject', 'changes'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .executeTakeFirst();
});

const donorDashboard = async (context: TestContext) => {
  const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
  return context.request('dashboard', { token });
};
