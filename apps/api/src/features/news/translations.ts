import type { ArticleTranslation } from '@hearthlight/domain/desk';
import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod';

import { ActionError } from '../../actions/action.ts';
import { line, readDocument, unknownField } from '../../actions/document.ts';
import type { Database } from '../../database/schema.ts';
import type { DeskTranslations } from '../translations/desk-translations.ts';
import type { TextsOf } from '../translations/translation-table.ts';
import { articleTags, articleTitle, readArticleText } from './article-text.ts';
import { articleTexts, publishedNews } from './articles.ts';
import { cleanArticle } from './clean-article.ts';
import { cleanHtml } from './clean-html.ts';
import { requirePictureTexts } from './edit-article.ts';
import { lockArticle } from './revisions.ts';
import { keepFormerTitle, requireFreeTitle } from './titles.ts';

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
export const newsTranslations: DeskTranslations<TextsOf<'news_translations'>, ArticleTranslation> = {
  ...articleTexts,
  name: 'news',
  label: 'article',
  save: async (database, key, texts, now) => {
    const { id } = key;
    await requireFreeTitle(database, id, texts.title);
    const former = await articleTexts.find(database, key);
    await articleTexts.save(database, key, texts, now);
    if (former) await keepIfSeen(database, { id, former: former.title, title: texts.title, now });
  },
  remove: async (database, key, now) => {
    const removed = await articleTexts.find(database, key);
    await articleTexts.remove(database, key, now);
    if (removed) await keepIfSeen(database, { id: key.id, former: removed.title, title: '', now });
  },
  fields: 'title, tags and optionally cover_image_description',
  read: async (file, source) => {
    const { body, fields } = await readDocument(file, frontMatter);
    const { html, markdown } = await readArticleText(source, file, body);
    const detail = cleanHtml(html);
    if (detail === '') throw new ActionError('The text is empty after unsafe HTML is removed.');
    const { cover_image_description: description = null, tags, title } = fields;
    return { title, tags, cover_image_description: description, detail, markdown };
  },
  write: ({ cover_image_description: description, detail, markdown, tags, title }) => ({
    matter: { title, tags, ...(description !== null && { cover_image_description: description }) },
    body: markdown ?? detail,
  }),
  describe: ({ cover_image_description: description, detail, tags, title }) => ({
    title,
    tags,
    cover_image_description: description ?? '',
    detail,
  }),
  textsOf: async ({ cover_image_description: description, tags, title, ...written }) => {
    const detail = await cleanArticle(written.detail);
    if (detail === '') throw new ActionError(words.textMissing, { field: 'detail' });
    requirePictureTexts(detail);
    return { title, tags, cover_image_description: description || null, detail, markdown: null };
  },
  lock: lockArticle,
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
