import { toCents } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { openDatabase } from '../../database/open.ts';
import { argon2Passwords } from '../../features/accounts/passwords.ts';
import { sampleCampaigns } from '../../features/campaigns/sample.ts';
import { sampleNews } from '../../features/news/sample.ts';
import { readOpenBooks } from '../../features/open-books/open-books.ts';
import { sampleUpdates } from '../../features/updates/sample.ts';
import { hasSampleMark } from '../../platform/sample-mark.ts';
import { readWhole } from '../../platform/uploads/copy-uploads.ts';
import { uploadsOf } from '../../platform/uploads/uploads-of.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { aSmallSample } from '../../testing/small-sample.ts';
import { addSampleData } from './sample-data.ts';
import { englishSample } from './sample.ts';

describe.each(engines)('the sample data on $name', (engine) => {
  test('is added once and does not overwrite later changes', async () => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    const passwords = argon2Passwords();
    expect(await hasSampleMark(database)).toBe(false);
    const add = () => addSampleData(database, Date.now(), passwords);
    await Promise.all([add(), add()]);
    const count = async () => (await database.selectFrom('news').select('id').execute()).length;
    expect(await count()).toBe(14);
    const updates = await database.selectFrom('impact_updates').select(['title', 'place']).execute();
    expect(updates).toHaveLength(sampleUpdates.length);
    const comments = await database.selectFrom('comments').select(['comentator_name', 'published_at']).execute();
    const authors = sampleNews.map(({ author_name: name }) => name);
    const answers = comments.filter(({ comentator_name: name }) => authors.includes(name));
    const hours = answers.map(({ published_at: at }) => new Date(at).getUTCHours());
    expect(hours.length).toBeGreaterThan(2);
    expect(hours.filter((hour) => hour < 9 || hour >= 17)).toEqual([]);
    expect(new Set(comments.map(({ published_at: at }) => at % 3_600_000)).size).toBeGreaterThan(20);
    expect(updates).toContainEqual({ title: 'Roof number ten', place: 'Conakry, Guinea' });
    await database.deleteFrom('news').execute();
    await add();
    expect(await count()).toBe(0);
    expect(await hasSampleMark(database)).toBe(true);
    await database.destroy();
    await target.remove();
  });

  test.each([true, false])('shows the amounts of the campaigns (demo donor: %s)', async (donor) => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    await addSampleData(database, Date.now(), argon2Passwords(), { donor });
    const campaigns = await database
      .selectFrom('campaigns')
      .select(['title', 'raised_cents', 'contributors'])
      .orderBy('id', 'desc')
      .execute();
    expect(campaigns).toEqual(
      sampleCampaigns.map(({ amount_raised, no_of_contributors, title }) => ({
        title,
        raised_cents: toCents(amount_raised),
        contributors: no_of_contributors,
      })),
    );
    await database.destroy();
    await target.remove();
  });

  test('gives to campaigns until the day of their amounts only, however much later it is added', async () => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    const figuresOf = '2026-11-30';
    await addSampleData(database, Date.parse('2028-03-01T12:00:00Z'), argon2Passwords(), {
      donor: true,
      sample: { ...englishSample, figuresOf },
      books: { payer: 'Hearthlight', secret: 'x'.repeat(32), timeZone: 'UTC' },
    });
    const given = await database
      .selectFrom('campaigns')
      .leftJoin('gifts', (join) =>
        join
          .onRef('gifts.campaign_id', '=', 'campaigns.id')
          .on('payment_status', '=', 'completed')
          .on('date', '<=', figuresOf)
          .onRef('date', '>=', 'date_started'),
      )
      .select(({ fn }) => ['title', 'opening_cents', fn.sum<number | string>('amount_cents').as('given')])
      .groupBy(['campaigns.id', 'title', 'opening_cents'])
      .orderBy('campaigns.id', 'desc')
      .execute();
    expect(given.map(({ given: cents, opening_cents: opening, title }) => [title, opening + Number(cents)])).toEqual(
      sampleCampaigns.map(({ amount_raised: raised, title }) => [title, toCents(raised)]),
    );
    const ended = await database
      .selectFrom('campaigns')
      .select('title')
      .where('date_ended', '<', '2028-03-01')
      .execute();
    const expected = sampleCampaigns.filter(({ ended_days_ago: days = -1 }) => days >= 0);
    expect(ended).toEqual(expected.map(({ title }) => ({ title })));
    const donor = await database.selectFrom('donors').select(['id', 'created_at']).executeTakeFirstOrThrow();
    const first = await database
      .selectFrom('gifts')
      .select('date')
      .where('donor_id', '=', donor.id)
      .orderBy('date')
      .executeTakeFirstOrThrow();
    expect(Date.parse(first.date)).toBeGreaterThan(donor.created_at);
    await database.destroy();
    await target.remove();
  });

  test('has books in which campaigns have their amounts, and scans of each campaign and month', async () => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    const uploads = uploadsOf({ ...target, dataDirectory: target.dataDirectory || newFolder() });
    const books = { uploads, payer: 'Hearthlight', secret: 'x'.repeat(32), timeZone: 'UTC' };
    const options = { donor: true, sample: aSmallSample, books };
    await addSampleData(database, Date.now(), argon2Passwords(), options);
    const { campaigns } = await readOpenBooks({ database, languages: ['en'], now: Date.now });
    expect(campaigns.filter(({ paid, received }) => received < paid)).toEqual([]);
    for (const { amount_raised: raised, title } of sampleCampaigns)
      expect(campaigns).toContainEqual(expect.objectContaining({ title, received: raised }));
    const paid = await database
      .selectFrom('bills')
      .select(['campaign_id', 'paid_on', 'published', 'scan'])
      .where('state', '=', 'paid')
      .execute();
    const bills = paid.filter(({ published }) => published === 1);
    expect(bills.length).toBeLessThan(paid.length / 3);
    const shown = <Key>(keyOf: (bill: (typeof paid)[number]) => Key) =>
      [paid, bills].map((own) => new Set(own.map(keyOf)));
    for (const [all, ofScans] of [shown((bill) => bill.campaign_id), shown((bill) => bill.paid_on?.slice(0, 7))])
      expect(ofScans).toEqual(all);
    for (const { scan } of bills) {
      const stored = await readWhole({ database, uploads }, `bills/${scan}`);
      expect(stored?.toString('latin1')).toMatch(/^%PDF-/);
    }
    // The numbers of gifts and receipts follow the days of all givers.
    const receipts = await database
      .selectFrom('receipts')
      .select(['gift_id', 'date'])
      .orderBy('year')
      .orderBy('serial')
      .execute();
    const sorted = receipts.toSorted((one, other) => one.date.localeCompare(other.date) || one.gift_id - other.gift_id);
    expect(receipts).toEqual(sorted);
    await database.destroy();
    await target.remove();
  });
});
