import { may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { unsentMails } from '../../platform/mail/unsent-mails.ts';

/** Returns how many mails of impact updates failed, and how many wait. */
export const updateTasks: Tasks = async ({ database }, { role }) => {
  if (!may(role, 'updates.write')) return {};
  const { failed, waiting } = await unsentMails(database, 'impact update');
  return { tasks: { failed_updates: failed, waiting_updates: waiting } };
};
