import { truncate } from '@hearthlight/domain';

import type { CommentState } from '../database/schema.ts';
import { type AdminContext, AdminError, audited, type Command, rowNumber } from './command.ts';

/** The newest; who needs more hides or approves some first. */
const mostListed = 200;

async function listComments({ database, print }: AdminContext, state: CommentState): Promise<void> {
  const rows = await database
    .selectFrom('comments')
    .innerJoin('news', 'news.id', 'comments.news_id')
    .select([
      'comments.id',
      'comments.published_at',
      'comentator_name',
      'comment',
      'held_reason',
      'news.title',
    ])
    .where('state', '=', state)
    .orderBy('comments.published_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(mostListed)
    .execute();
  for (const row of rows) {
    const why = row.held_reason === null ? '' : ` [${row.held_reason}]`;
    const said = truncate(row.comment.replace(/[\s\p{Cc}]+/gu, ' '), 160);
    print(
      `${row.id}\t${new Date(row.published_at).toISOString()}\t${row.title}\t${row.comentator_name}: ${said}${why}`,
    );
  }
  if (rows.length === 0) print(`No comment is ${state}.`);
}

async function setState(
  context: AdminContext,
  typed: string | undefined,
  state: CommentState,
): Promise<void> {
  const id = rowNumber(typed);
  await audited(context, state === 'shown' ? 'comment approve' : 'comment hide', async (database) => {
    const changed = await database
      .updateTable('comments')
      .set({ state })
      .where('id', '=', id)
      .returning('news_id')
      .executeTakeFirst();
    if (!changed)
      throw new AdminError(`There is no comment ${id}; “comment list” shows those that are held.`);
    return { subject: `comment ${id}`, detail: `news ${changed.news_id}`, result: undefined };
  });
  context.print(`Comment ${id} is ${state} now.`);
}

export const commentCommands: readonly Command[] = [
  {
    name: 'comment list',
    takes: '[--shown | --hidden]',
    words: 0,
    summary: 'Lists the comments that are held, or those that are shown or hidden.',
    run: (context, _, options) =>
      listComments(
        context,
        options['shown'] === true ? 'shown' : options['hidden'] === true ? 'hidden' : 'held',
      ),
  },
  {
    name: 'comment approve',
    takes: '<number>',
    words: 1,
    summary: 'Shows a comment.',
    run: (context, [id]) => setState(context, id, 'shown'),
  },
  {
    name: 'comment hide',
    takes: '<number>',
    words: 1,
    summary: 'Takes a comment off the page and keeps it.',
    run: (context, [id]) => setState(context, id, 'hidden'),
  },
];
