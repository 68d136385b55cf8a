import { may, taskLimit } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { countUpTo } from '../../database/count-up-to.ts';
import { openRows } from './undecided-rows.ts';

/** Returns how many rows of imported files wait for a decision. */
export const importTasks: Tasks = async ({ database }, { role }) =>
  may(role, 'books.write')
    ? { tasks: { waiting_rows: await countUpTo(database, openRows(database), taskLimit) } }
    : {};
