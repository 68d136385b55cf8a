import { may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import type { Services } from '../../actions/services.ts';
import { hasRows } from '../../database/has-rows.ts';
import { todayOf } from '../books/requirements.ts';

const day = 24 * 3_600_000;
/** Campaigns that end within these days are shown. */
const endingDays = 14;
/** A longer list has its own page. */
const maxRows = 10;

/** Returns the campaigns that end soon, and whether the first campaign is to be written. */
export const campaignTasks: Tasks = async (services, { role }) => {
  if (!may(role, 'campaigns.write')) return {};
  return {
    ending_campaigns: await endingCampaigns(services),
    first_steps: (await hasRows(services.database, 'campaigns')) ? [] : ['campaign'],
  };
};

async function endingCampaigns(services: Pick<Services, 'database' | 'now' | 'timeZone'>) {
  const today = todayOf(services);
  const last = todayOf({ ...services, now: () => services.now() + endingDays * day });
  const rows = await services.database
    .selectFrom('campaigns')
    .select(['id', 'title', 'date_ended'])
    .where('date_ended', '>=', today)
    .where('date_ended', '<=', last)
    .orderBy('date_ended')
    .orderBy('id')
    .limit(maxRows)
    .execute();
  return rows.map(({ date_ended: end, ...row }) => ({ ...row, date_ended: end ?? '' }));
}
