import { type DeskHealth, taskLimit } from '@hearthlight/domain/desk';

import { countUpTo } from '../../database/count-up-to.ts';
import type { Database } from '../../database/schema.ts';

/** Counts the mails that wait and those that could not be sent: all, or those of one kind. */
export async function unsentMails(database: Database, kind?: string): Promise<{ waiting: number; failed: number }> {
  const count = (state: 'waiting' | 'failed') => {
    const mails = database
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', state)
      .where((mail) => (kind === undefined ? mail.lit(true) : mail('kind', '=', kind)));
    return countUpTo(database, mails, taskLimit);
  };
  return { waiting: await count('waiting'), failed: await count('failed') };
}

/** Returns whether mail works. `hasOutbox`: mails are stored, because no mail server is configured. */
export function mailState({ failed, hasOutbox }: { failed: number; hasOutbox: boolean }): DeskHealth['mail']['state'] {
  if (hasOutbox) return 'outbox';
  return failed > 0 ? 'failing' : 'works';
}
