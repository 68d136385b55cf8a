import type { Database } from '../database/schema.ts';
import { RefusedCall } from '../http/refusal.ts';

/** Registers a donor for a campaign once, however often and at once it is asked, and counts the contributor. */
export async function joinCampaign(
  database: Database,
  now: number,
  { donorId, campaignId }: { donorId: number; campaignId: number },
): Promise<string> {
  if (!Number.isSafeInteger(campaignId)) throw unknownCampaign();
  const campaign = await database
    .selectFrom('campaigns')
    .select(['title', 'date_ended'])
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (!campaign) throw unknownCampaign();
  const today = new Date(now).toISOString().slice(0, 10);
  if (campaign.date_ended !== null && campaign.date_ended < today) {
    throw new RefusedCall(400, 'This campaign has ended; there are others that need you.');
  }
  await database.transaction().execute(async (transaction) => {
    const joined = await transaction
      .insertInto('registrations')
      .values({ donor_id: donorId, campaign_id: campaignId, joined_at: now })
      .onConflict((conflict) => conflict.columns(['donor_id', 'campaign_id']).doNothing())
      .returning('donor_id')
      .executeTakeFirst();
    if (!joined) throw new RefusedCall(400, 'You are registered for this campaign already.');
    await transaction
      .updateTable('campaigns')
      .set((expression) => ({ contributors: expression('contributors', '+', 1) }))
      .where('id', '=', campaignId)
      .execute();
  });
  return `You are registered for “${campaign.title}”; thank you.`;
}

const unknownCampaign = () =>
  new RefusedCall(400, 'This campaign is no longer there.', {
    fields: { campaign_id: 'This campaign is no longer there.' },
  });
