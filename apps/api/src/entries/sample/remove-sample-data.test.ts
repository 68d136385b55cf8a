import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { addBill } from '../../features/bills/bills.ts';
import { recordGift } from '../../features/gifts/record-gift.ts';
import { adminContextOf, anArticleFile, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addSampleData } from './sample-data.ts';

const tables = [
  'news',
  'comments',
  'campaigns',
  'impact_updates',
  'donors',
  'gifts',
  'registrations',
  'bills',
] as const;

describe.each(engines)('“sample remove” on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
    await aSignedInDonor(context, 'ada@example.org');
    const article = { title: 'Our own story', tags: '', cover_image_url: '/a.svg', author_name: 'Ruth W.' };
    await context.database
      .insertInto('news')
      .values({ ...article, cover_image_description: null, published_at: 1, detail: '' })
      .execute();
    await addSampleData(context.database, context.clock.now, context.deps.passwords);
  });
  afterEach(() => context.close());

  const counts = async () =>
    Promise.all(tables.map(async (name) => (await context.database.selectFrom(name).selectAll().execute()).length));
  const admin = (...options: string[]) =>
    runAdmin(context, ['sample', 'remove', ...(options.length > 0 ? options : ['--yes'])]);

  test('removes only the sample data, and the next start does not add it again', async () => {
    const summary = '14 news articles, 12 campaigns, 8 impact updates and the demo donor';
    expect(await admin()).toContain(`Removed ${summary}`);
    expect(await counts()).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    await addSampleData(context.database, context.clock.now, context.deps.passwords);
    expect(await counts()).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    const audit = await context.database.selectFrom('audit').select(['actor', 'action']).execute();
    expect(audit).toEqual([{ actor: 'ruth', action: 'sample remove' }]);
    expect(await admin()).toBe('There is no sample data.');
  });

  test('finds rows with texts of other versions, and keeps rows that the operator edited', async () => {
    const { database } = context;
    await database.updateTable('impact_updates').set({ description: 'As told before', title: 'Before' }).execute();
    await database
      .updateTable('campaigns')
      .set({ title: sql`'Before: ' || title` })
      .execute();
    await database
      .updateTable('news')
      .set({ title: sql`'Before: ' || title` })
      .where('is_sample', '=', 1)
      .execute();
    const [{ id } = { id: 0 }] = await database.selectFrom('news').select('id').where('is_sample', '=', 1).execute();
    await runAdmin(context, ['news', 'edit', String(id), anArticleFile('Forty days of water in Garbatula')]);
    const summary = '13 news articles, 12 campaigns, 8 impact updates and the demo donor';
    expect(await admin('--dry-run')).toContain(`Would remove ${summary}`);
    expect(await admin()).toContain(`Removed ${summary}`);
    const [news, , ...others] = await counts();
    expect([news, ...others]).toEqual([2, 0, 0, 1, 0, 0, 0]);
  });

  test('removes the sample campaigns beside gifts and bills of no campaign', async () => {
    const admin = adminContextOf(context);
    await recordGift(admin, gift);
    await addBill(admin, { payee: 'Kofi', kind: 'Roofs', amountCents: 100, scan: { publish: false } });
    await runAdmin(context, ['sample', 'remove', '--yes']);
    expect(await context.database.selectFrom('campaigns').select('id').execute()).toEqual([]);
  });

  test('finds rows that were added by versions without marks', async () => {
    for (const table of ['news', 'campaigns', 'impact_updates'] as const) {
      await context.database.updateTable(table).set({ is_sample: 0 }).execute();
    }
    expect(await admin()).toContain('14 news articles, 12 campaigns, 8 impact updates and the demo donor');
  });

  test('keeps gifts in a published ledger, without a name', async () => {
    await runAdmin(context, ['ledger', 'close', '2026-10', '--yes']);
    await admin();
    expect(await runAdmin(context, ['books', 'check'])).toContain('The books balance: ');
    const gifts = await context.database.selectFrom('gifts').select(['donor_id', 'date']).execute();
    expect(gifts.length).toBeGreaterThan(0);
    for (const { date, donor_id: donor } of gifts) expect([donor, date < '2026-11-01']).toEqual([null, true]);
  });

  test('only reports what it would remove with --dry-run, and reports all of it', async () => {
    const before = await counts();
    const [, comments, , , , gifts, registrations, bills] = before;
    const announced = await admin('--dry-run');
    expect(announced).toContain('Would remove 14 news articles');
    expect(announced).toContain(`with ${comments} comments, ${registrations} registrations, ${gifts} gifts`);
    expect(announced).toContain(`${bills} bills`);
    expect(JSON.parse(await admin('--dry-run', '--json'))).toMatchObject({ donations: gifts });
    expect(await counts()).toEqual(before);
    expect(await context.database.selectFrom('audit').selectAll().execute()).toEqual([]);
    expect(await admin()).toBe(announced.replace('Would remove', 'Removed'));
  });

  test('removes nothing without --yes', async () => {
    const before = await counts();
    await expect(runAdmin(context, ['sample', 'remove'])).rejects.toThrow(
      /^This removes 14 news articles, [^]+ of the desk\. Add --yes to confirm\.$/,
    );
    expect(await counts()).toEqual(before);
    await admin();
    expect(await runAdmin(context, ['sample', 'remove'])).toBe('There is no sample data.');
  });

  test('removes nothing when a part fails', async () => {
    const before = await counts();
    await sql`alter table donors rename to former_donors`.execute(context.database);
    await expect(admin()).rejects.toThrow(/donors/);
    await sql`alter table former_donors rename to donors`.execute(context.database);
    expect(await counts()).toEqual(before);
  });
});
