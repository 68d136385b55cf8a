import type { ArticleText } from '@hearthlight/domain/desk';

import type { PictureUses } from '../../actions/picture-uses.ts';
import type { Database } from '../../database/schema.ts';
import { addRevision, lockArticle, newestText } from './revisions.ts';

/** How articles use uploaded pictures: in their text, its newest revision and its translations. */
export const newsPictures: PictureUses = {
  kind: 'news',
  table: 'news',
  textsOf: async (database, id) => {
    const articles = await database
      .selectFrom('news')
      .select(['cover_image_url', 'detail', 'markdown', 'revision'])
      .where('id', '=', id)
      .execute();
    const revisions = await database
      .selectFrom('news_revisions')
      .select(['cover_image_url', 'detail'])
      .where('news_id', '=', id)
      .where('number', '=', articles[0]?.revision ?? 0)
      .execute();
    const translations = await database
      .selectFrom('news_translations')
      .select(['detail', 'markdown'])
      .where('news_id', '=', id)
      .execute();
    return articles.length === 0 ? [] : [articles, revisions, translations];
  },
  // The article gets a revision, so that whoever edits it is told.
  replaceIn: async (context, id, replaced) => {
    const { database } = context;
    const row = await lockArticle(database, id);
    const text = await newestText(database, row);
    const newest: ArticleText = {
      ...text,
      cover_image_url: replaced(text.cover_image_url),
      detail: replaced(text.detail),
    };
    const { number } = await addRevision(database, context, { row, text: newest });
    await database
      .updateTable('news')
      .set({
        cover_image_url: replaced(row.cover_image_url),
        detail: replaced(row.detail),
        markdown: row.markdown === null ? null : replaced(row.markdown),
        ...(row.revision === row.published_revision && { published_revision: number }),
      })
      .where('id', '=', id)
      .execute();
    await replaceInTranslations(database, id, replaced);
  },
};

async function replaceInTranslations(database: Database, id: number, replaced: (text: string) => string) {
  const translations = database.selectFrom('news_translations').where('news_id', '=', id);
  for (const { detail, language, markdown } of await translations.select(['detail', 'language', 'markdown']).execute())
    await database
      .updateTable('news_translations')
      .set({ detail: replaced(detail), markdown: markdown === null ? null : replaced(markdown) })
      .where('news_id', '=', id)
      .where('language', '=', language)
      .execute();
}
