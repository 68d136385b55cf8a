import { sql } from 'kysely';

import { type ActionContext, audited, type ChangeOptions } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { changeBooks, lockBooks, recountCampaigns, sampleActor } from '../books/entries.ts';
import { makeGiftsAnonymous } from '../books/give-gifts.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { todayOf } from '../books/requirements.ts';
import { sampleCampaigns } from '../campaigns/sample.ts';
import { sampleDonor } from '../donors/sample.ts';
import { removeSampleMonths } from '../ledger/sample.ts';
import { sampleNews } from '../news/sample.ts';
import { removeDemoOwner } from '../staff/sample.ts';
import { sampleUpdates } from '../updates/sample.ts';

const titles = sampleNews.map(({ title }) => title);
const campaignTitles = sampleCampaigns.map(({ title }) => title);
const texts = sampleUpdates.map(({ description }) => description);
const updateTitles = sampleUpdates.map(({ title }) => title);
const emailKeyOfDonor = emailKey(sampleDonor.email);

/** Tables with rows that are removed with the sample articles, campaigns and the demo donor. */
const dependent = [
  'comments',
  'registrations',
  'donations',
  'receipts',
  'bills',
  'ledgers',
  'staff',
] as const;

/** Numbers of removed sample rows. */
export interface RemovedSampleData extends Record<(typeof dependent)[number], number> {
  articles: number;
  /** Campaigns with donations or bills stay. */
  campaigns: number;
  updates: number;
  donors: number;
}

/** Returns the number of rows of each dependent table. */
async function countDependent(database: Database): Promise<Record<(typeof dependent)[number], number>> {
  const count = async (table: (typeof dependent)[number]) => {
    const { rows } = await database
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    comments: await count('comments'),
    registrations: await count('registrations'),
    donations: await count('donations'),
    receipts: await count('receipts'),
    bills: await count('bills'),
    ledgers: await count('ledgers'),
    staff: await count('staff'),
  };
}

/**
 * Removes the sample data in one transaction and records it in the audit table. Sample rows are marked; rows added by
 * versions without marks are found by title or text. The demo donor is found by e-mail address. The next start does not
 * add the data again.
 */
export async function removeSampleData(
  context: ActionContext,
  options: ChangeOptions = {},
): Promise<RemovedSampleData> {
  return audited(
    context,
    'sample remove',
    async (database) => {
      await lockBooks(database);
      const before = await countDependent(database);
      const removed = await removeRows(database, todayOf(context));
      const after = await countDependent(database);
      const result = { ...removed, ...before };
      for (const table of dependent) result[table] -= after[table];
      return { subject: { kind: 'sample data' }, detail: JSON.stringify(result), result };
    },
    options,
  );
}

async function removeRows(database: Database, today: string) {
  const isMarked = await hasMarkedRows(database);
  await removeBooks(database, today);
  const donors = await removeDemoDonor(database);
  await removeDemoOwner(database);
  const articles = await database
    .deleteFrom('news')
    .where((row) => row.or([row('is_sample', '=', 1), ...(isMarked ? [] : [row('title', 'in', titles)])]))
    .returning('id')
    .execute();
  const campaigns = await removeCampaigns(database, isMarked);
  const updates = await database
    .deleteFrom('impact_updates')
    .where((row) =>
      row.or([
        row('is_sample', '=', 1),
        ...(isMarked ? [] : [row('description', 'in', texts), row('title', 'in', updateTitles)]),
      ]),
    )
    .returning('id')
    .execute();
  return { articles: articles.length, campaigns, updates: updates.length, donors };
}

/** Whether the sample rows are marked. */
async function hasMarkedRows(database: Database): Promise<boolean> {
  for (const table of ['news', 'campaigns', 'impact_updates'] as const) {
    const row = await database
      .selectFrom(table)
      .select('id')
      .where('is_sample', '=', 1)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Removes the campaigns without donations or bills. Returns their number. */
async function removeCampaigns(database: Database, isMarked: boolean): Promise<number> {
  const removed = await database
    .deleteFrom('campaigns')
    .where((row) =>
      row.or([row('is_sample', '=', 1), ...(isMarked ? [] : [row('title', 'in', campaignTitles)])]),
    )
    .where('id', 'not in', (from) =>
      from.selectFrom('donation_entries').select('campaign_id').where('campaign_id', 'is not', null),
    )
    .where('id', 'not in', (from) =>
      from.selectFrom('bills').select('campaign_id').where('campaign_id', 'is not', null),
    )
    .returning('id')
    .execute();
  return removed.length;
}

/**
 * Removes the demo donor, whose password is public. Its gifts stay without a name, so that the sums of the books stay.
 * Foreign keys delete the donor's other rows. Call it in a transaction. Returns the number of removed donors.
 */
export async function removeDemoDonor(transaction: Database): Promise<number> {
  const donor = await transaction
    .selectFrom('donors')
    .select('id')
    .where('email_key', '=', emailKeyOfDonor)
    .executeTakeFirst();
  if (!donor) return 0;
  await makeGiftsAnonymous(transaction, { donorId: donor.id, emailKey: emailKeyOfDonor });
  await transaction.deleteFrom('codes').where('email_key', '=', emailKeyOfDonor).execute();
  await transaction.deleteFrom('donors').where('id', '=', donor.id).execute();
  return 1;
}

/** Selects the gifts that the sample data recorded. */
const sampleGifts = (database: Database) =>
  database
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .select('donation_id')
    .where('kind', '=', 'recorded')
    .where('actor', '=', sampleActor);

/**
 * Removes the gifts, receipts, bills and closed months of the sample data. Gifts in a ledger that the operator published
 * stay without a name, because ledgers never change. `today` is in the foundation's time zone.
 */
async function removeBooks(transaction: Database, today: string): Promise<void> {
  await changeBooks(transaction);
  await removeSampleMonths(transaction);
  await transaction
    .deleteFrom('bills')
    .where('recorded_by', '=', sampleActor)
    .where('recorded_staff', 'is', null)
    .execute();
  const gifts = await sampleGifts(transaction).execute();
  const removed = await transaction
    .deleteFrom('donations')
    .where('id', 'in', sampleGifts(transaction))
    .where('id', 'not in', (from) =>
      from
        .selectFrom('ledger_leaves')
        .innerJoin('donation_entries', 'donation_entries.id', 'ledger_leaves.entry_id')
        .select('donation_entries.donation_id'),
    )
    .returning('campaign_id')
    .execute();
  const campaigns = new Set(removed.flatMap(({ campaign_id: id }) => (id === null ? [] : [id])));
  await recountCampaigns(transaction, [...campaigns]);
  await makeAnonymous(transaction);
  await removeReceipts(
    transaction,
    gifts.map(({ donation_id: id }) => id),
    today,
  );
}

/** Removes the names of sample gifts that stay. Those of the demo donor become anonymous with the donor. */
async function makeAnonymous(transaction: Database): Promise<void> {
  await transaction
    .updateTable('donations')
    .set({
      giver_key: sql`'anonymous:' || id`,
      giver_name: null,
      giver_email: null,
      giver_email_key: null,
      giver_settled: 1,
    })
    .where('donor_id', 'is', null)
    .where('id', 'in', sampleGifts(transaction))
    .execute();
  await transaction
    .updateTable('receipts')
    .set({ giver_key: sql`'anonymous:' || donation_id`, name: null, email: null })
    .where('donation_id', 'in', sampleGifts(transaction).where('donor_id', 'is', null))
    .execute();
}

/** Removes the receipts of gifts, or reverses them if there are others, whose numbers must have no gaps. */
async function removeReceipts(transaction: Database, gifts: readonly number[], today: string): Promise<void> {
  const isOfSample = new Set(gifts);
  const receipts = await transaction.selectFrom('receipts').select('donation_id').distinct().execute();
  const others = receipts.filter(({ donation_id: id }) => !isOfSample.has(id));
  if (others.length === 0) await transaction.deleteFrom('receipts').execute();
  await keepReceipts(transaction, gifts, today);
}
