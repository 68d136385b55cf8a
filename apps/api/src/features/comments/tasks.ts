import { may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import type { Database } from '../../database/schema.ts';

/** Counts stop here. The page shows '1,000 or more'. */
const maxCount = 1000;

/** Returns how many comments are held. */
export const commentTasks: Tasks = async ({ database }, { role }) =>
  may(role, 'comments.moderate') ? { held_comments: await countHeld(database) } : {};

async function countHeld(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom((from) =>
      from.selectFrom('comments').select('id').where('state', '=', 'held').limit(maxCount).as('held'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
