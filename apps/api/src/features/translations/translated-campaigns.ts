import type { SiteLanguages } from '@hearthlight/domain';

import type { Database } from '../../database/schema.ts';
import { languageOfTranslations } from './in-current-language.ts';

/** Returns the translations of campaigns into the current language. There are none into the language they are written in. */
export async function campaignTranslations(
  database: Database,
  languages: SiteLanguages,
  ids: readonly number[],
): Promise<{ id: number; title: string; description: string }[]> {
  const language = languageOfTranslations(languages);
  if (language === undefined || ids.length === 0) return [];
  return database
    .selectFrom('campaign_translations')
    .select(['campaign_id as id', 'title', 'description'])
    .where('language', '=', language)
    .where('campaign_id', 'in', ids)
    .execute();
}
