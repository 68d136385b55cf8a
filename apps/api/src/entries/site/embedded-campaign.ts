import type { SiteLanguages, Language } from '@hearthlight/domain';

import type { Database } from '../../database/schema.ts';
import { campaignTranslations } from '../../features/campaigns/translations.ts';

/** A campaign on other sites. Amounts are in cents. */
export interface EmbeddedCampaign {
  title: string;
  raised_cents: number;
  target_cents: number;
  /** The language of the title, if it has no translation. */
  language?: Language;
}

/** Returns a campaign with its title in the current language, if there is a translation. */
export async function readEmbeddedCampaign(
  database: Database,
  languages: SiteLanguages,
  id: number,
): Promise<EmbeddedCampaign | undefined> {
  const rows = await database
    .selectFrom('campaigns')
    .select(['id', 'title', 'raised_cents', 'target_cents'])
    .where('id', '=', id)
    .execute();
  return (await campaignTranslations.translate({ database, languages }, rows))[0];
}
