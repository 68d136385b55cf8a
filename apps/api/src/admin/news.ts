import { marked } from 'marked';
import * as z from 'zod';

import { isDuplicate } from '../database/failures.ts';
import { newestFirst } from '../database/newest-first.ts';
import type { Database } from '../database/schema.ts';
import { isoDay, isoInstant } from '../iso-time.ts';
import { cleanHtml } from '../news/clean-html.ts';
import { AdminError, type Listing } from './admin-context.ts';
import type { ContentKind } from './content.ts';
import { countWhere } from './count-where.ts';
import { day, line, picture, readDocument, unknownField } from './document.ts';

const frontMatter = z.strictObject(
  {
    title: line.refine((title) => !/^\.{1,2}$/.test(title), 'cannot be used in an address'),
    tags: z.union([line, z.array(line).transform((tags) => tags.join(', '))]),
    cover_image_url: picture,
    cover_image_description: line.optional(),
    author_name: line,
    date: z
      .union([day, z.iso.datetime({ offset: true })], { error: 'must be a day such as 2026-11-20' })
      .optional(),
  },
  { error: unknownField },
);

async function readArticle(file: string) {
  const { fields, body } = await readDocument(file, frontMatter);
  const { date, cover_image_description: description, ...row } = fields;
  const detail = cleanHtml(marked.parse(body, { async: false, gfm: true }));
  if (detail === '') throw new AdminError('The text is empty after unsafe HTML is removed.');
  return {
    ...row,
    cover_image_description: description ?? null,
    detail,
    // Absent unless the file has a date, so that an edit does not change it.
    ...(date !== undefined && { published_at: Date.parse(date) }),
  };
}

const rejectTakenTitle = (error: unknown) => {
  throw isDuplicate(error) ? new AdminError('An article with this title already exists.') : error;
};

async function listArticles(database: Database): Promise<Listing> {
  const query = database
    .selectFrom('news')
    .select(['id', 'title', 'tags', 'author_name', 'cover_image_url', 'published_at']);
  const articles = await newestFirst(query, 'published_at', 'id').execute();
  return {
    rows: articles.map((row) => ({ ...row, published_at: isoInstant(row.published_at) })),
    lines: articles.map((row) => [row.id, isoDay(row.published_at), row.title].join('\t')),
    empty: 'There are no articles.',
  };
}

/** The news articles. An article without a date is published now; an edit without a date keeps the former date. */
export const newsArticles: ContentKind<Awaited<ReturnType<typeof readArticle>>> = {
  name: 'news',
  label: 'article',
  fields: 'title, tags, cover_image_url, author_name and optionally cover_image_description and date',
  removes: 'with its comments',
  read: readArticle,
  titleOf: ({ title }) => title,
  insert: (database, row, now) =>
    database
      .insertInto('news')
      .values({ published_at: now, ...row })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(rejectTakenTitle),
  update: (database, id, row) =>
    database
      .updateTable('news')
      .set(row)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
      .catch(rejectTakenTitle),
  dependents: async (database, id) => ({ comments: await countWhere(database, 'comments', 'news_id', id) }),
  remove: (database, id) =>
    database.deleteFrom('news').where('id', '=', id).returning('title').executeTakeFirst(),
  list: listArticles,
};
