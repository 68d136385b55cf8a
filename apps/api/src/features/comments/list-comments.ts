import { truncate } from '@hearthlight/domain';

import type { Page, PageRange } from '../../actions/action.ts';
import { instantsOf, readPage } from '../../actions/read-page.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { CommentState, Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';

const columns = ['id', 'published_at', 'title', 'comentator_name', 'comment', 'held_reason', 'state'];

/** Lists the comments in a state, newest first. Days are the foundation's. */
export async function listComments(
  database: Database,
  { page, state, ...days }: PageRange & { state: CommentState },
): Promise<Page> {
  const { end, start } = instantsOf(days);
  const query = database
    .selectFrom('comments')
    .innerJoin('news', 'news.id', 'comments.news_id')
    .select(['comments.id', 'comments.published_at', 'title', 'comentator_name', 'comment', 'held_reason', 'state'])
    .where('state', '=', state)
    .where('comments.published_at', '>=', start)
    .where('comments.published_at', '<', end);
  const sorted = newestFirst(query, 'comments.published_at', 'comments.id');
  const { hasMore, rows: found } = await readPage(sorted, page);
  const rows = found.map((row) => ({ ...row, published_at: isoInstant(row.published_at) }));
  const lines = rows.map(({ comentator_name: author, comment, held_reason: reason, id, published_at: at, title }) => {
    // Line breaks and control characters must not reach the terminal.
    const text = truncate(comment.replace(/[\s\p{Cc}]+/gu, ' '), 160);
    return [id, at, title, `${author}: ${text}${reason === null ? '' : ` [${reason}]`}`].join('\t');
  });
  return { columns, rows, lines, empty: `No comment is ${state}.`, hasMore };
}
