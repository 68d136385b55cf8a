import { importFile as words } from '@hearthlight/words/import-file';

import { ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { searchKey } from '../../lib/search-key.ts';
import type { ImportedGift } from './imported-gift.ts';

/**
 * Returns a function that finds the campaign of a gift: that of its payment reference, otherwise the one that it names,
 * otherwise `campaignId`. It throws an `ActionError` when several campaigns have the title.
 */
export async function campaignFinder(
  database: Database,
  campaignId: number | undefined,
): Promise<(gift: ImportedGift) => number | null> {
  const campaigns = await database.selectFrom('campaigns').select(['id', 'title']).orderBy('id').execute();
  if (campaignId !== undefined && !campaigns.some(({ id }) => id === campaignId)) {
    throw new ActionError(words.noCampaign, { field: 'campaign_id' });
  }
  // Banks write texts in capitals and without accents.
  const byTitle = Map.groupBy(campaigns, ({ title }) => searchKey(title));
  return ({ campaignId: referenced, titles }) => {
    if (referenced !== undefined) return referenced;
    for (const title of titles) {
      const [campaign, ...others] = byTitle.get(searchKey(title)) ?? [];
      if (campaign && others.length > 0) throw sameTitle(title);
      if (campaign) return campaign.id;
    }
    return campaignId ?? null;
  };
}

const sameTitle = (title: string) => new ActionError(words.sameTitle({ title }));
