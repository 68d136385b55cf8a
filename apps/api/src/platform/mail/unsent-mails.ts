import type { DeskHealth } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';

/** Counts stop here. The desk shows '1,000 or more'. */
const maxCount = 1000;

/** Counts the mails that wait and those that could not be sent: all, or those of one kind. */
export async function unsentMails(
  database: Database,
  kind?: string,
): Promise<{ waiting: number; failed: number }> {
  const count = async (state: 'waiting' | 'failed') => {
    const row = await database
      .selectFrom((from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', state)
          .where((mail) => (kind === undefined ? mail.lit(true) : mail('kind', '=', kind)))
          .limit(maxCount)
          .as('mails'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return { waiting: await count('waiting'), failed: await count('failed') };
}

/** Returns whether mail works. `hasOutbox`: mails are stored, because no mail server is configured. */
export function mailState({
  failed,
  hasOutbox,
}: {
  failed: number;
  hasOutbox: boolean;
}): DeskHealth['mail']['state'] {
  if (hasOutbox) return 'outbox';
  return failed > 0 ? 'failing' : 'works';
}
