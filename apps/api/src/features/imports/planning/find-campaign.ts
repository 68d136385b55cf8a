import { importFile as words } from '@hearthlight/words/import-file';

import { ActionError } from '../../../actions/action.ts';
import type { Database } from '../../../database/schema.ts';
import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';

/**
 * Returns a function that finds the campaign of a gift: that of its payment reference, otherwise the one that it names,
 * alone or among other words, otherwise `campaignId`. It throws an `ActionError` when several campaigns have the title.
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
    const named = campaigns.filter((each) => titles.some((text) => isIn(each.title, text)));
    const [only, ...others] = named;
    if (only && others.length === 0) return only.id;
    return campaignId ?? null;
  };
}

/** Characters and words below which a title may stand in a text by chance. */
const [leastLength, leastWords] = [12, 3];

/** Whether a text has a title among its other words. */
function isIn(title: string, text: string): boolean {
  const [key, said] = [searchKey(title), wordsIn(searchKey(text)).join(' ')];
  const words = wordsIn(key);
  return key.length >= leastLength && words.length >= leastWords && ` ${said} `.includes(` ${words.join(' ')} `);
}

const sameTitle = (title: string) => new ActionError(words.sameTitle({ title }));
