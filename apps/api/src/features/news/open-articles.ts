import { type DeskResponse, may, roles } from '@hearthlight/domain/desk';

import type { ActorContext } from '../../actions/action.ts';
import { unknownArticle } from './article-errors.ts';

/** Milliseconds after which an article counts as closed, unless its page says again that it is open. */
export const openLife = 120_000;

/** The roles that see who has an article open, and that are seen. */
const editors = roles.filter((role) => may(role, 'news.write'));

/**
 * Notes that a person has an article open, or has closed it, and returns the names of the others who have it open, and
 * the newest revision. In the database, so that all processes agree. Throws an `ActionError` when there is no such article.
 */
export async function openArticle(
  { database, now }: Pick<ActorContext, 'database' | 'now'>,
  staffId: number,
  { id, isOpen }: { id: number; isOpen: boolean },
): Promise<DeskResponse<'openArticle'>> {
  const seenAt = now();
  const article = await database
    .selectFrom('news')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!article) throw unknownArticle();
  if (isOpen)
    await database
      .insertInto('open_articles')
      .values({ news_id: id, staff_id: staffId, seen_at: seenAt })
      .onConflict((conflict) => conflict.columns(['news_id', 'staff_id']).doUpdateSet({ seen_at: seenAt }))
      .execute();
  else
    await database
      .deleteFrom('open_articles')
      .where('news_id', '=', id)
      .where('staff_id', '=', staffId)
      .execute();
  const others = await database
    .selectFrom('open_articles')
    .innerJoin('staff', 'staff.id', 'open_articles.staff_id')
    .select('staff.name')
    .where('open_articles.news_id', '=', id)
    .where('staff.id', '!=', staffId)
    .where('staff.role', 'in', editors)
    .where('open_articles.seen_at', '>', seenAt - openLife)
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();
  return { others: others.map(({ name }) => name), revision: article.revision };
}
