import type { ActionContext, Page, PageRange } from '../../actions/action.ts';
import { instantsOf, readPage } from '../../actions/read-page.ts';
import { newestFirst } from '../../database/newest-first.ts';
import { countOf } from '../../lib/count-of.ts';
import { isoInstant } from '../../lib/iso-time.ts';

/** Lists the mails in the outbox, newest first. Sent mails are no longer in it. Days are the foundation's. */
export async function listMails(
  { database }: Pick<ActionContext, 'database'>,
  { failed = false, page, ...days }: PageRange & { failed?: boolean },
): Promise<Page> {
  const { end, start } = instantsOf(days);
  const query = database
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'state', 'attempts', 'created_at', 'error'])
    .$if(failed, (all) => all.where('state', '=', 'failed'))
    .where('created_at', '>=', start)
    .where('created_at', '<', end);
  const { hasMore, rows: mails } = await readPage(newestFirst(query, 'created_at', 'id'), page);
  const rows = mails.map((mail) => ({ ...mail, created_at: isoInstant(mail.created_at) }));
  const lines = rows.map(({ created_at, kind, recipient, state, attempts, error }) =>
    [created_at, recipient, kind, state, countOf(attempts, 'attempt'), error ?? ''].join('\t'),
  );
  return {
    columns: ['kind', 'recipient', 'state', 'attempts', 'created_at', 'error'],
    rows,
    lines,
    empty: failed ? 'No mails have failed.' : 'No mails are queued.',
    hasMore,
  };
}
