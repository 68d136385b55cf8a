import type { SiteLanguages } from '@hearthlight/domain';

import type { Database } from '../../database/schema.ts';
import { languageOfTranslations } from './in-current-language.ts';

/** Returns the translations of impact updates into the current language. There are none into the language they are written in. */
export async function updateTranslations(
  database: Database,
  languages: SiteLanguages,
  ids: readonly number[],
): Promise<{ id: number; title: string | null; place: string | null; description: string }[]> {
  const language = languageOfTranslations(languages);
  if (language === undefined || ids.length === 0) return [];
  return database
    .selectFrom('update_translations')
    .select(['update_id as id', 'title', 'place', 'description'])
    .where('language', '=', language)
    .where('update_id', 'in', ids)
    .execute();
}
