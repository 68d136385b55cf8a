import { may, taskLimit } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import type { Services } from '../../actions/services.ts';
import { unsentMails } from '../../platform/mail/unsent-mails.ts';
import { todayOf } from '../books/requirements.ts';
import { countWithoutAddress } from './givers-of-year.ts';

/**
 * Returns how many statements could not be mailed, and how many givers of the last year have no address for theirs.
 * Those are printed, so they wait until the statements of the year were sent.
 */
export const statementTasks: Tasks = async (services, { role }) => {
  if (!may(role, 'books.write')) return {};
  const { failed } = await unsentMails(services.database, 'yearly statement');
  return { tasks: { failed_statements: failed, givers_without_address: await withoutAddress(services) } };
};

async function withoutAddress(services: Pick<Services, 'database' | 'now' | 'timeZone'>): Promise<number> {
  const { database } = services;
  const year = Number(todayOf(services).slice(0, 4)) - 1;
  const sent = await database
    .selectFrom('statement_mails')
    .select('year')
    .where('year', '=', year)
    .limit(1)
    .executeTakeFirst();
  return sent ? 0 : countWithoutAddress(database, year, taskLimit);
}
