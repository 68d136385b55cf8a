import { may, taskLimit } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { countUpTo } from '../../database/count-up-to.ts';

/** Returns how many standing orders were not paid twice in a row. */
export const planTasks: Tasks = async ({ database }, { role }) => {
  if (!may(role, 'books.write')) return {};
  const missing = database.selectFrom('plans').select('id').where('missing_since', 'is not', null);
  return { tasks: { paused_plans: await countUpTo(database, missing, taskLimit) } };
};
