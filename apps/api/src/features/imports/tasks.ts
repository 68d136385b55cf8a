import { may, taskLimit } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Database } from '../../database/schema.ts';
import { openRows } from './planning/undecided-rows.ts';

const openUploads = (database: Database) => database.selectFrom('imports').select('id').where('state', '=', 'uploaded');

/** Returns how many uploaded files are not imported yet, and how many rows of imported ones wait for a decision. */
export const importTasks: Tasks = async ({ database }, { role }) =>
  may(role, 'books.write')
    ? {
        tasks: {
          open_uploads: await countUpTo(database, openUploads(database), taskLimit),
          waiting_rows: await countUpTo(database, openRows(database), taskLimit),
        },
      }
    : {};
