import * as z from 'zod';

import { ActionError } from '../../actions/action.ts';
import { line, readDocument, unknownField } from '../../actions/document.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { TranslationKind } from '../translations/translation-kind.ts';
import { articleTags, articleTitle, readArticleText } from './article-text.ts';
import { publishedNews } from './articles.ts';
import { cleanHtml } from './clean-html.ts';
import { keepFormerTitle, rejectTakenTitle, requireFreeTitle } from './titles.ts';

type Texts = Omit<Schema['news_translations'], 'news_id' | 'language'>;

/** The other fields of an article may stay in the file. They are the same in all languages. */
const ignored = z.unknown().optional();
const frontMatter = z.strictObject(
  {
    title: articleTitle,
    tags: articleTags,
    cover_image_description: line.optional(),
    cover_image_url: ignored,
    author_name: ignored,
    date: ignored,
    campaign: ignored,
  },
  { error: unknownField },
);

/** Translations of news articles. The address of an article has the title of its language. */
export const newsTranslation: TranslationKind<Texts> = {
  name: 'news',
  label: 'article',
  fields: 'title, tags and optionally cover_image_description',
  read: async (file, folders) => {
    const { body, fields } = await readDocument(file, frontMatter);
    const { html, markdown } = await readArticleText(folders, file, body);
    const detail = cleanHtml(html);
    if (detail === '') throw new ActionError('The text is empty after unsafe HTML is removed.');
    const { cover_image_description: description = null, tags, title } = fields;
    return { title, tags, cover_image_description: description, detail, markdown };
  },
  write: ({ cover_image_description: description, detail, markdown, tags, title }) => ({
    matter: { title, tags, ...(description !== null && { cover_image_description: description }) },
    body: markdown ?? detail,
  }),
  find: (database, { id, language }) =>
    database
      .selectFrom('news_translations')
      .select(['title', 'tags', 'cover_image_description', 'detail', 'markdown'])
      .where('news_id', '=', id)
      .where('language', '=', language)
      .executeTakeFirst(),
  save: async (database, { id, language }, texts, now) => {
    await requireFreeTitle(database, id, texts.title);
    const former = await newsTranslation.find(database, { id, language });
    await database
      .insertInto('news_translations')
      .values({ news_id: id, language, ...texts })
      .onConflict((conflict) => conflict.columns(['news_id', 'language']).doUpdateSet(texts))
      .execute()
      .catch(rejectTakenTitle);
    if (former) await keepIfSeen(database, { id, former: former.title, title: texts.title, now });
  },
  remove: async (database, { id, language }, now) => {
    const removed = await database
      .deleteFrom('news_translations')
      .where('news_id', '=', id)
      .where('language', '=', language)
      .returning('title')
      .executeTakeFirst();
    if (removed) await keepIfSeen(database, { id, former: removed.title, title: '', now });
  },
};

/** Keeps the address of a translation whose title changes, or which is removed, if visitors can see the article. */
async function keepIfSeen(
  database: Database,
  { now, ...titles }: { id: number; former: string; now: number; title: string },
): Promise<void> {
  const article = await publishedNews({ database, now: () => now })
    .select('id')
    .where('id', '=', titles.id)
    .executeTakeFirst();
  if (article) await keepFormerTitle(database, titles);
}
