import type { Database } from '../../database/schema.ts';
import { foldedText } from '../../lib/folded-text.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import type { Donor } from '../accounts/find-donor.ts';

type FullName = Pick<Donor, 'first_name' | 'last_name'>;

/**
 * Returns the commenter names that match a donor's full name, regardless of case and normalization. Compares in memory,
 * because SQLite folds ASCII only and PostgreSQL's folding depends on the locale.
 */
async function commenterNames(database: Database, { first_name, last_name }: FullName): Promise<string[]> {
  const rows = await database.selectFrom('comments').select('comentator_name').distinct().execute();
  const fullName = foldedText(`${first_name} ${last_name}`);
  return rows.map((row) => row.comentator_name).filter((name) => foldedText(name) === fullName);
}

/** Returns the comments under a donor's full name, the oldest first. */
export async function commentsOf(database: Database, donor: FullName) {
  const names = await commenterNames(database, donor);
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('comments')
    .innerJoin('news', 'news.id', 'comments.news_id')
    .select(['news.title', 'comments.comment', 'comments.state', 'comments.published_at'])
    .where('comentator_name', 'in', names)
    .orderBy('comments.published_at')
    .orderBy('comments.id')
    .execute();
  return rows.map(({ published_at: at, title, ...row }) => ({
    article: title,
    ...row,
    published_at: isoInstant(at),
  }));
}

/** Replaces the removed name of a commenter. */
const noName = 'Anonymous';

/**
 * Removes a donor's full name from comments. Keeps the comments, because some may be from another person with the same
 * name.
 */
export async function removeNameFromComments(database: Database, donor: FullName): Promise<number> {
  const names = await commenterNames(database, donor);
  if (names.length === 0) return 0;
  const comments = await database
    .updateTable('comments')
    .set({ comentator_name: noName })
    .where('comentator_name', 'in', names)
    .returning('id')
    .execute();
  return comments.length;
}
