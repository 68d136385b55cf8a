import { truncate } from '@hearthlight/domain';

import { newestFirst } from '../database/newest-first.ts';
import type { CommentState, Database } from '../database/schema.ts';
import { isoInstant } from '../iso-time.ts';
import type { Listing } from '../staff/action.ts';

/** Maximum number of comments in a list. */
const limit = 200;

/** Lists the newest comments in a state, newest first. */
export async function listComments(database: Database, state: CommentState): Promise<Listing> {
  const query = database
    .selectFrom('comments')
    .innerJoin('news', 'news.id', 'comments.news_id')
    .select([
      'comments.id',
      'comments.published_at',
      'news.title',
      'comentator_name',
      'comment',
      'held_reason',
      'state',
    ])
    .where('state', '=', state);
  const found = await newestFirst(query, 'comments.published_at', 'comments.id').limit(limit).execute();
  const rows = found.map((row) => ({ ...row, published_at: isoInstant(row.published_at) }));
  return { rows, lines: rows.map(lineOf), empty: `No comment is ${state}.` };
}

function lineOf(row: {
  id: number;
  published_at: string;
  title: string;
  comentator_name: string;
  comment: string;
  held_reason: string | null;
}): string {
  const reason = row.held_reason === null ? '' : ` [${row.held_reason}]`;
  // Line breaks and control characters must not reach the terminal.
  const text = truncate(row.comment.replace(/[\s\p{Cc}]+/gu, ' '), 160);
  return [row.id, row.published_at, row.title, `${row.comentator_name}: ${text}${reason}`].join('\t');
}
