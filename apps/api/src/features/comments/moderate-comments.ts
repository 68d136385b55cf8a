import type { DeskQuery, DeskResponse } from '@hearthlight/domain/desk';

import { ActionError, type ActorContext, audited } from '../../actions/action.ts';
import { keysetPage } from '../../actions/keyset.ts';
import type { CommentState, Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { isoInstant } from '../../lib/iso-time.ts';

/** A comment's state before and after a moderator's decision. Without `from`, whatever its state is. */
export interface Moderation {
  id: number;
  from?: CommentState;
  to: CommentState;
}

type Moderated = Required<Moderation>;

/** The verb of each decision in the audit table. */
const verbs = { shown: 'approve', hidden: 'hide', held: 'hold' } as const satisfies Record<CommentState, string>;

/** Returns a page of the comments in a state, the newest first. */
export async function listModeratedComments(
  database: Database,
  { after, state = 'held' }: DeskQuery<'commentList'>,
): Promise<DeskResponse<'commentList'>> {
  const query = database
    .selectFrom('comments')
    .innerJoin('news', 'news.id', 'comments.news_id')
    .select([
      'comments.id',
      'comments.published_at',
      'news_id',
      'news.title',
      'comentator_name',
      'comment',
      'state',
      'held_reason',
    ])
    .where('state', '=', state);
  const keys = [
    { column: 'comments.published_at', of: (row: { published_at: number }) => row.published_at },
    { column: 'comments.id', of: (row: { id: number }) => row.id },
  ];
  const { next, rows } = await keysetPage(query, keys, after);
  const comments = rows.map(({ held_reason: reason, news_id, published_at: at, title, ...comment }) => ({
    ...comment,
    article: { id: news_id, title },
    date_published: isoInstant(at),
    reason,
  }));
  return { comments, next };
}

/**
 * Shows, hides or holds comments that still have the state `from`. Returns those: swapping `from` and `to` undoes it.
 * Others were decided by somebody else meanwhile, and stay.
 */
export async function moderateComments(context: ActorContext, changes: readonly Moderation[]): Promise<Moderated[]> {
  const [verb = 'hold'] = changes.map(({ to }) => verbs[to]);
  return audited(context, `comment ${verb}`, async (database) => {
    const changed: Moderated[] = [];
    const titles = new Set<string>();
    // In order of their numbers, so that two moderators cannot wait for each other.
    for (const change of changes.toSorted((one, other) => one.id - other.id)) {
      const made = await moderate(database, change);
      if (!made) continue;
      const { title, ...moderation } = made;
      changed.push(moderation);
      titles.add(title);
    }
    const [only] = changed;
    const isOne = only !== undefined && changed.length === 1;
    return {
      subject: isOne ? { kind: 'comment', id: only.id } : { kind: countOf(changed.length, 'comment') },
      detail: [...titles].join(', '),
      changes: changed.map(({ from, id, to }) => ({
        field: isOne ? 'state' : `comment ${id}`,
        before: from,
        after: to,
      })),
      isUnchanged: changed.length === 0,
      result: changed,
    };
  });
}

/** Changes the state of one comment. Returns `undefined` if it has another state than expected or does not exist. */
async function moderate(database: Database, { from, id, to }: Moderation) {
  const known = await database
    .selectFrom('comments')
    .innerJoin('news', 'news.id', 'news_id')
    .select(['news.title', 'state'])
    .where('comments.id', '=', id)
    .executeTakeFirst();
  if (!known || (from !== undefined && known.state !== from)) return undefined;
  const { numUpdatedRows } = await database
    .updateTable('comments')
    .set({ state: to })
    .where('id', '=', id)
    .$if(from !== undefined, (update) => update.where('state', '=', known.state))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { id, title: known.title, from: known.state, to } : undefined;
}

/** Shows or hides one comment, whatever its state. Throws an `ActionError` when there is no such comment. */
export async function setCommentState(context: ActorContext, id: number, state: 'shown' | 'hidden'): Promise<void> {
  if ((await moderateComments(context, [{ id, to: state }])).length > 0) return;
  throw new ActionError(`There is no comment ${id}; “comment list” shows the comments awaiting approval.`);
}
