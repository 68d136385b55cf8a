import { may, taskLimit } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { countUpTo } from '../../database/count-up-to.ts';

/** Returns how many comments are held. */
export const commentTasks: Tasks = async ({ database }, { role }) => {
  if (!may(role, 'comments.moderate')) return {};
  const held = database.selectFrom('comments').select('id').where('state', '=', 'held');
  return { tasks: { held_comments: await countUpTo(database, held, taskLimit) } };
};
