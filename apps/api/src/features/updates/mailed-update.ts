import { noEntry } from '../../actions/no-entry.ts';
import type { Database } from '../../database/schema.ts';
import { addAlt } from '../pictures/picture-details.ts';
import type { MailedUpdate } from './queue-update.ts';

/** Returns an impact update as its mail needs it. Throws an `ActionError` when there is no such update. */
export async function readMailedUpdate(database: Database, id: number): Promise<MailedUpdate & { version: number }> {
  const rows = await database
    .selectFrom('impact_updates')
    .leftJoin('campaigns', 'campaigns.id', 'impact_updates.campaign_id')
    .select(['impact_updates.id', 'impact_updates.title', 'impact_updates.description'])
    .select([
      'impact_updates.image_url',
      'impact_updates.version',
      'campaigns.id as campaign_id',
      'campaigns.title as campaign_title',
    ])
    .where('impact_updates.id', '=', id)
    .execute();
  const [row] = await addAlt(database, rows);
  if (!row) throw noEntry();
  const { campaign_id: campaignId, campaign_title: campaignTitle, title, ...update } = row;
  const campaign = campaignId === null ? null : { id: campaignId, title: campaignTitle ?? '' };
  return { ...update, campaign, title: title ?? '' };
}
