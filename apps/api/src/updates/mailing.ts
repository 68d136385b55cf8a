import { type DeskUpdate, type FailedMail, may, type Role } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Database } from '../database/schema.ts';
import { mayHaveArrived } from '../mail/mail-queue.ts';

type Mailing = NonNullable<DeskUpdate['mailing']>;

/** Failed mails in a response. */
const maxFailed = 50;

/** Whether a mail has failed. It is marked as failed during its only attempt too, with its content and for a while. */
const hasFailed = (now: number) => sql<boolean>`state = 'failed' and (content = '' or due_at <= ${now})`;

/** Counts the mails of updates that were mailed to donors. */
export async function readMailings(
  database: Database,
  updates: readonly { id: number; mailed: number; mails_sent: number }[],
  now: number,
): Promise<ReadonlyMap<number, Mailing>> {
  const mailed = updates.filter((update) => update.mailed > 0);
  if (mailed.length === 0) return new Map();
  const ids = mailed.map(({ id }) => id);
  const rows = await database
    .selectFrom('outbox')
    .select('update_id')
    .select(({ fn }) => fn.countAll<number>().as('unsent'))
    .select(sql<number>`count(case when ${hasFailed(now)} then 1 end)`.as('failed'))
    .where('update_id', 'in', ids)
    .groupBy('update_id')
    .execute();
  const unsent = new Map(rows.map((row) => [row.update_id, row]));
  return new Map(
    mailed.map(({ id, mails_sent: sent }) => {
      const { failed = 0, unsent: left = 0 } = unsent.get(id) ?? {};
      return [id, { sent, waiting: left - failed, failed }];
    }),
  );
}

/** Selects the failed mails of an update. */
export const failedMails = (database: Database, { id, now }: { id: number; now: number }) =>
  database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'error'])
    .where('update_id', '=', id)
    .where('state', '=', 'failed')
    .where(hasFailed(now))
    .orderBy('id');

/** Returns the first failed mails of an update. Only roles that read donors' data see whole addresses. */
export async function readFailedMails(
  database: Database,
  update: { id: number; now: number },
  role: Role,
): Promise<FailedMail[]> {
  const rows = await failedMails(database, update).limit(maxFailed).execute();
  return rows.map(({ error, id: mail, recipient }) => ({
    id: mail,
    recipient: may(role, 'books.read') ? recipient : masked(recipient),
    reason: error ?? '',
    can_retry: error !== mayHaveArrived,
  }));
}

const masked = (address: string) => address.replace(/^(.).*(?=@)/su, '$1…');
