import { may, taskLimit } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import type { Services } from '../../actions/services.ts';
import { lastClosedMonth, monthsAfter, monthsFrom } from '../books/months.ts';
import { todayOf } from '../books/requirements.ts';

/** Returns how many months to close. */
export const monthTasks: Tasks = async (services, { role }) =>
  may(role, 'books.write') ? { tasks: { months_to_close: await monthsToClose(services) } } : {};

/** Months since the last closed one that are over. Before a foundation closes its first month, only a proposed one. */
async function monthsToClose(services: Pick<Services, 'database' | 'now' | 'timeZone'>): Promise<number> {
  const last = await lastClosedMonth(services.database);
  if (last === undefined) {
    const proposals = await services.database.selectFrom('month_proposals').select('month').execute();
    return proposals.length;
  }
  return monthsFrom(monthsAfter(last, 1), todayOf(services).slice(0, 7), taskLimit).length;
}
