import { countOf } from '../count-of.ts';
import { isoInstant } from '../iso-time.ts';
import type { ActionContext, Listing } from '../staff/action.ts';

/** Lists the 200 newest mails in the outbox. Sent mails are no longer in it. */
export async function listMails(
  { database }: Pick<ActionContext, 'database'>,
  { failed = false }: { failed?: boolean },
): Promise<Listing> {
  const mails = await database
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'state', 'attempts', 'created_at', 'error'])
    .$if(failed, (query) => query.where('state', '=', 'failed'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const rows = mails.map((mail) => ({ ...mail, created_at: isoInstant(mail.created_at) }));
  const lines = rows.map(({ created_at, kind, recipient, state, attempts, error }) =>
    [created_at, recipient, kind, state, countOf(attempts, 'attempt'), error ?? ''].join('\t'),
  );
  return { rows, lines, empty: failed ? 'No mails have failed.' : 'No mails are queued.' };
}
