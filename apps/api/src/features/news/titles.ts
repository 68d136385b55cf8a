import { isDuplicate } from '../../database/failures.ts';
import type { Database } from '../../database/schema.ts';
import { searchKey } from '../../lib/search-key.ts';
import { takenTitle } from './article-errors.ts';

/** The columns of an article's title: as typed, and in the form that searches compare. */
export const titleColumns = (title: string): { title: string; title_key: string } => ({
  title,
  title_key: searchKey(title),
});

/** Throws an `ActionError` if a statement failed because another article has the title. */
export const rejectTakenTitle = (error: unknown): never => {
  throw isDuplicate(error) ? takenTitle() : error;
};

/**
 * Whether no other article than `id` has the title in any language, because addresses do not tell which one is meant.
 */
export async function isFreeTitle(database: Database, id: number, title: string): Promise<boolean> {
  const written = await database
    .selectFrom('news')
    .select('id')
    .where('title', '=', title)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (written) return false;
  const translated = await database
    .selectFrom('news_translations')
    .select('news_id')
    .where('title', '=', title)
    .where('news_id', '!=', id)
    .executeTakeFirst();
  return translated === undefined;
}

/**
 * Throws an `ActionError` if another article than `id` has the title. Titles of one language are unique in the
 * database.
 */
export async function requireFreeTitle(database: Database, id: number, title: string): Promise<void> {
  if (!(await isFreeTitle(database, id, title))) throw takenTitle();
}

/** Keeps the address of a published article whose title changes. The transaction must have locked its row. */
export async function keepFormerTitle(
  database: Database,
  { former, id, title }: { id: number; former: string; title: string },
): Promise<void> {
  if (former === title) return;
  await database
    .insertInto('former_titles')
    .values({ title: former, news_id: id })
    .onConflict((conflict) => conflict.column('title').doUpdateSet({ news_id: id }))
    .execute();
}
