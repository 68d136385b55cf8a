import { may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';

/** Returns whether a second person is to be invited. */
export const staffTasks: Tasks = async ({ database }, { role }) => {
  const staff = await database.selectFrom('staff').select('id').limit(2).execute();
  return may(role, 'staff.manage') && staff.length < 2 ? { first_steps: ['staff'] } : {};
};
