import type { SearchResult } from '@hearthlight/domain/desk';

import type { Feature, TaskStaff } from '../../actions/feature.ts';
import type { Services } from '../../actions/services.ts';

/** Returns what a staff member may open and what matches, of each feature that can be searched. */
export async function searchDesk(
  features: readonly Feature[],
  services: Services,
  staff: TaskStaff,
  search: string,
): Promise<SearchResult> {
  const result: SearchResult = {
    donors: [],
    gifts: [],
    occasions: [],
    bills: [],
    articles: [],
    campaigns: [],
  };
  for (const { search: find } of features) Object.assign(result, await find?.(services, staff, search));
  return result;
}
