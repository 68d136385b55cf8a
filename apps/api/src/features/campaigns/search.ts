import { may, searchLimit } from '@hearthlight/domain/desk';

import type { Search } from '../../actions/feature.ts';
import { searchKey } from '../../lib/search-key.ts';
import { inOrder } from './order.ts';

/** Titles that are read. No foundation has more campaigns that matter. */
const maxRead = 500;

/** Finds campaigns by title, in the order of the site. */
export const searchForCampaigns: Search = async ({ database }, { role }, search) => {
  if (!may(role, 'campaigns.write')) return {};
  const rows = await inOrder(database.selectFrom('campaigns').select(['id', 'title']))
    .limit(maxRead)
    .execute();
  const found = rows.filter(({ title }) => searchKey(title).includes(searchKey(search)));
  return { campaigns: found.slice(0, searchLimit) };
};
