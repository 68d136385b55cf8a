import { dayIn, fromCents, type HomeCampaign } from '@hearthlight/domain';
import { sql } from 'kysely';

import type { Services } from '../../actions/services.ts';
import { addFocus } from '../pictures/picture-details.ts';
import { campaignTranslations } from './translations.ts';

/** Maximum number of campaigns, as in the content of a foundation. */
const maxCampaigns = 100;

/** Returns the campaigns that have not ended, in the order of the desk. */
export async function homeCampaigns({
  database,
  languages,
  now,
  timeZone,
}: Pick<Services, 'database' | 'languages' | 'now' | 'timeZone'>): Promise<HomeCampaign[]> {
  const rows = await database
    .selectFrom('campaigns')
    .select(['id', 'title', 'target_cents', 'raised_cents', 'image_url'])
    .where((query) => query.or([query('date_ended', 'is', null), query('date_ended', '>=', dayIn(timeZone, now()))]))
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(maxCampaigns)
    .execute();
  const translated = await campaignTranslations.translate({ database, languages }, rows);
  return (await addFocus(database, translated, 'image_url')).map(
    ({ image_url: image, raised_cents: raised, target_cents: target, language, title }) => ({
      tag: '',
      title,
      goal: fromCents(target),
      collected: fromCents(raised),
      image_url: image,
      image_alt: '',
      ...(language && { language }),
    }),
  );
}

/**
 * Returns a text that changes whenever `homeCampaigns` may return something else: with each change of the books, which
 * includes changed and removed campaigns, with a new campaign, and on the next day.
 */
export async function homeCampaignsVersion({
  database,
  now,
  timeZone,
}: Pick<Services, 'database' | 'now' | 'timeZone'>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select value || ' ' || coalesce((select max(id) from campaigns), 0) as version
      from versions where name = 'books'`.execute(database);
  return `${rows[0]?.version} ${dayIn(timeZone, now())}`;
}
