import { type DeskUpdate, type FailedMail, may, type Role } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { mayHaveArrived } from './mail-sender.ts';

/** The mails of an impact update, or the statements of a year, to many people. */
interface Mailing {
  kind: 'impact update' | 'yearly statement';
  /** The number of the update, or the year. */
  about: number;
}

type Progress = NonNullable<DeskUpdate['mailing']>;

/** Failed mails in a response. */
const maxFailed = 50;

/** Whether a mail has failed. It is marked as failed during its only attempt too, with its content and for a while. */
const hasFailed = (now: number) => sql<boolean>`state = 'failed' and (content = '' or due_at <= ${now})`;

/**
 * Counts the mails of mailings by `about`, given how many were queued, and sent if that is known. Otherwise those that
 * left the outbox were sent. A mailing without mails is left out.
 */
export async function readMailings(
  database: Database,
  kind: Mailing['kind'],
  mailings: readonly { about: number; mailed: number; sent?: number }[],
  now: number,
): Promise<ReadonlyMap<number, Progress>> {
  const begun = mailings.filter(({ mailed }) => mailed > 0);
  if (begun.length === 0) return new Map();
  const rows = await database
    .selectFrom('outbox')
    .select('about')
    .select(({ fn }) => fn.countAll<number>().as('unsent'))
    .select(sql<number>`count(case when ${hasFailed(now)} then 1 end)`.as('failed'))
    .where('kind', '=', kind)
    .where(
      'about',
      'in',
      begun.map(({ about }) => about),
    )
    .groupBy('about')
    .execute();
  const unsent = new Map(rows.map((row) => [row.about, row]));
  return new Map(
    begun.map(({ about, mailed, sent }) => {
      const { failed = 0, unsent: left = 0 } = unsent.get(about) ?? {};
      return [about, { sent: sent ?? Math.max(mailed - left, 0), waiting: left - failed, failed }];
    }),
  );
}

/** Selects the failed mails of a mailing. */
const failedMails = (database: Database, { about, kind }: Mailing, now: number) =>
  database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'error'])
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('state', '=', 'failed')
    .where(hasFailed(now))
    .orderBy('id');

/** Returns the ids of failed mails to send again. Leaves out those that may have arrived. */
export async function mailsToRetry(database: Database, mailing: Mailing, now: number): Promise<string[]> {
  const failed = await failedMails(database, mailing, now).where('error', '!=', mayHaveArrived).execute();
  return failed.map(({ id }) => id);
}

/** Returns the first failed mails of a mailing. Only roles that read donors' data see whole addresses. */
export async function readFailedMails(
  database: Database,
  mailing: Mailing,
  { now, role }: { now: number; role: Role },
): Promise<FailedMail[]> {
  const rows = await failedMails(database, mailing, now).limit(maxFailed).execute();
  return rows.map(({ error, id: mail, recipient }) => ({
    id: mail,
    recipient: may(role, 'donors.read') ? recipient : masked(recipient),
    reason: error ?? '',
    can_retry: error !== mayHaveArrived,
  }));
}

const masked = (address: string) => address.replace(/^(.).*(?=@)/su, '$1…');
