import { may } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import { unsentMails } from '../../platform/mail/unsent-mails.ts';

/** Returns the mails of impact updates that were not sent. */
export const updateTasks: Tasks = async ({ database }, { role }) =>
  may(role, 'updates.write') ? { unsent_mails: await unsentMails(database, 'impact update') } : {};
