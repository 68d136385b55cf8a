import { emailKey } from '../accounts/email-key.ts';
import { type AdminContext, audited, type ChangeOptions } from '../admin/admin-context.ts';
import type { Database } from '../database/schema.ts';
import { sampleCampaigns } from './campaigns.ts';
import { sampleDonor } from './donor.ts';
import { sampleNews } from './news.ts';
import { sampleUpdates } from './updates.ts';

const titles = sampleNews.map(({ title }) => title);
const campaignTitles = sampleCampaigns.map(({ title }) => title);
const texts = sampleUpdates.map(({ description }) => description);
const donorKey = emailKey(sampleDonor.email);

/** How many rows of the sample data were removed, or would be. */
export interface RemovedSampleData {
  /** With their comments. */
  articles: number;
  /** With their registrations. */
  campaigns: number;
  updates: number;
  /** With their donations, registrations, sessions and codes. */
  donors: number;
}

/**
 * Removes the sample data in one transaction and records it in the audit table. Articles and campaigns are found by
 * title, impact updates by text, the demo donor by e-mail address. The next start does not add the data again.
 */
export async function removeSampleData(
  context: AdminContext,
  options: ChangeOptions = {},
): Promise<RemovedSampleData> {
  return audited(
    context,
    'sample remove',
    async (database) => {
      const result = await countSampleData(database);
      await database.deleteFrom('news').where('title', 'in', titles).execute();
      await database.deleteFrom('campaigns').where('title', 'in', campaignTitles).execute();
      await database.deleteFrom('impact_updates').where('description', 'in', texts).execute();
      await removeDemoDonor(database);
      return { subject: 'sample data', detail: JSON.stringify(result), result };
    },
    options,
  );
}

async function countSampleData(database: Database): Promise<RemovedSampleData> {
  const articles = await database.selectFrom('news').select('id').where('title', 'in', titles).execute();
  const campaigns = await database
    .selectFrom('campaigns')
    .select('id')
    .where('title', 'in', campaignTitles)
    .execute();
  const updates = await database
    .selectFrom('impact_updates')
    .select('id')
    .where('description', 'in', texts)
    .execute();
  const donors = await database.selectFrom('donors').select('id').where('email_key', '=', donorKey).execute();
  return {
    articles: articles.length,
    campaigns: campaigns.length,
    updates: updates.length,
    donors: donors.length,
  };
}

/** Removes the demo donor, whose password is public. The foreign keys delete the donor's other rows. */
export async function removeDemoDonor(database: Database): Promise<void> {
  await database.deleteFrom('codes').where('email_key', '=', donorKey).execute();
  await database.deleteFrom('donors').where('email_key', '=', donorKey).execute();
}
