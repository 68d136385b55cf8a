import { type Role, roles } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { titleColumns } from '../../features/news/titles.ts';
import { sqlite } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext(sqlite);
});
afterAll(() => context.close());

const lists = ['scheduled_news', 'drafts', 'ending_campaigns'];
const stories = ['dated_drafts', 'failed_updates', 'waiting_updates'];
const money = [
  'open_uploads',
  'waiting_rows',
  'unmatched_payments',
  'paused_plans',
  'bills_to_approve',
  'bills_to_pay',
  'months_to_close',
  'failed_statements',
  'givers_without_address',
];

const shownTo: Record<Role, readonly string[]> = {
  owner: [...lists, ...stories, ...money, 'held_comments', 'health', 'health_problems', 'staff', 'news', 'campaign'],
  editor: [...lists, ...stories, 'held_comments', 'news', 'campaign'],
  moderator: ['held_comments'],
  bookkeeper: money,
  auditor: [],
};

test.each(roles)('Today shows only the tasks, lists and first steps of the role: %s', async (role) => {
  const { cookie } = await aSignedInStaff(context, role);
  const { first_steps: steps, tasks, ...rest } = await deskCall(context, 'deskHome', { cookie });
  const shown = [...Object.keys(tasks), ...steps, ...Object.keys(rest)];
  expect(shown.toSorted()).toEqual(shownTo[role].toSorted());
});

test('campaigns end soon from today until the fourteenth day', async () => {
  const { cookie } = await aSignedInStaff(context, 'owner', 'soon@hearthlight.example');
  const days = ['2026-11-19', '2026-11-20', '2026-12-04', '2026-12-05', null];
  for (const day of days) {
    const id = await addCampaign(context.database, { title: `Ends ${day}` });
    await context.database.updateTable('campaigns').set({ date_ended: day }).where('id', '=', id).execute();
  }
  const { ending_campaigns: ending } = await deskCall(context, 'deskHome', { cookie });
  expect(ending?.map(({ date_ended: day }) => day)).toEqual(['2026-11-20', '2026-12-04']);
});

test('counts drafts whose day is to come, and lists what is scheduled', async () => {
  const { cookie } = await aSignedInStaff(context, 'owner', 'dated@hearthlight.example');
  const { clock, database } = context;
  const empty = { tags: '', cover_image_url: '', detail: '', author_name: '' };
  const rows = [
    { draft: 1 as const, published_at: clock.now - 1 },
    { draft: 1 as const, published_at: clock.now + 1 },
    { draft: 0 as const, published_at: clock.now + 1 },
    { draft: 0 as const, published_at: clock.now - 1 },
  ];
  await database
    .insertInto('news')
    .values(rows.map((row, at) => ({ ...empty, ...row, ...titleColumns(`Dated ${at}`) })))
    .execute();
  const { scheduled_news: scheduled, tasks } = await deskCall(context, 'deskHome', { cookie });
  expect(tasks.dated_drafts).toBe(1);
  expect(scheduled?.map(({ title }) => title)).toEqual(['Dated 2']);
});
