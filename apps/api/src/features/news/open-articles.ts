import { type DeskResponse, may, roles } from '@hearthlight/domain/desk';

import type { ActorContext } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { unknownArticle } from './article-errors.ts';
import { stateOf } from './revisions.ts';

/** Milliseconds after which an article counts as closed, unless its page says again that it is open. */
export const openLife = 120_000;

/** The roles that see who has an article open, and that are seen. */
const editors = roles.filter((role) => may(role, 'news.write'));

/**
 * Notes that a person has an article open, or has closed it, and returns the names of the others who have it open, and
 * the newest revision and the state. In the database, so that all processes agree. Throws an `ActionError` when there
 * is no such article.
 */
export async function openArticle(
  { database, now }: Pick<ActorContext, 'database' | 'now'>,
  staffId: number,
  { id, isOpen }: { id: number; isOpen: boolean },
): Promise<DeskResponse<'openArticle'>> {
  const seenAt = now();
  const article = await database
    .selectFrom('news')
    .select(['revision', 'draft', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!article) throw unknownArticle();
  if (isOpen)
    await database
      .insertInto('open_articles')
      .values({ news_id: id, staff_id: staffId, seen_at: seenAt })
      .onConflict((conflict) => conflict.columns(['news_id', 'staff_id']).doUpdateSet({ seen_at: seenAt }))
      .execute();
  else await database.deleteFrom('open_articles').where('news_id', '=', id).where('staff_id', '=', staffId).execute();
  const others = await othersIn(database, staffId, id)
    .where('seen_at', '>', seenAt - openLife)
    .execute();
  return {
    others: others.map(({ name }) => name),
    revision: article.revision,
    state: stateOf(article, seenAt),
  };
}

/** The names of the others who have said that they have an article open. */
const othersIn = (database: Database, staffId: number, id: number) =>
  database
    .selectFrom('open_articles')
    .innerJoin('staff', 'staff.id', 'open_articles.staff_id')
    .select('staff.name')
    .where('open_articles.news_id', '=', id)
    .where('staff.id', '!=', staffId)
    .where('staff.role', 'in', editors)
    .orderBy('staff.name')
    .orderBy('staff.id');
