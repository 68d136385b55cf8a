import { answers } from '@hearthlight/words/answers';

import type { Services } from '../../actions/services.ts';
import { isOrphan } from '../../database/failures.ts';
import type { Database } from '../../database/schema.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { campaignTranslations } from '../campaigns/translations.ts';

/**
 * Registers a donor for a campaign, once even with simultaneous calls. Donors join an ended or funded campaign to get
 * its updates. Registration does not count as a contribution. Returns the message for the donor. Throws a 400 when the
 * campaign is unknown or the donor is already registered, and a 401 when the donor has been deleted.
 */
export async function joinCampaign(
  { database, languages, now }: Pick<Services, 'database' | 'languages' | 'now'>,
  { donorId, campaignId }: { donorId: number; campaignId: number },
): Promise<string> {
  const campaign = await campaignWith(database, campaignId);
  const joined = await database
    .insertInto('registrations')
    .values({ donor_id: donorId, campaign_id: campaignId, joined_at: now() })
    .onConflict((conflict) => conflict.columns(['donor_id', 'campaign_id']).doNothing())
    .returning('donor_id')
    .executeTakeFirst()
    .catch(async (error: unknown) => {
      if (!isOrphan(error)) throw error;
      // The campaign or the donor was removed after the check.
      await campaignWith(database, campaignId);
      throw new RefusedCall(401, refusals.unauthorized);
    });
  if (!joined) throw new RefusedCall(400, refusals.alreadyRegistered);
  const [translated = campaign] = await campaignTranslations.translate({ database, languages }, [campaign]);
  return answers.registered({ campaign: translated.title });
}

/** Throws a 400 for an unknown campaign. */
async function campaignWith(database: Database, id: number) {
  if (!Number.isSafeInteger(id)) throw unknownCampaign();
  const campaign = await database
    .selectFrom('campaigns')
    .select(['id', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!campaign) throw unknownCampaign();
  return campaign;
}

const unknownCampaign = () =>
  new RefusedCall(400, refusals.campaignGone, { fields: { campaign_id: refusals.campaignGone } });
