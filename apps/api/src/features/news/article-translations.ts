import type { ArticleTranslation } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';
import type { DeskTranslations } from '../translations/desk-translations.ts';
import { cleanArticle } from './clean-article.ts';
import { requirePictureTexts } from './edit-article.ts';
import { newsTranslation } from './news-translation.ts';
import { lockArticle } from './revisions.ts';

type Texts = NonNullable<Awaited<ReturnType<typeof newsTranslation.find>>>;

/** Translations of articles in the desk. */
export const articleTranslations: DeskTranslations<Texts, ArticleTranslation> = {
  kind: newsTranslation,
  describe: ({ cover_image_description: description, detail, tags, title }) => ({
    title,
    tags,
    cover_image_description: description ?? '',
    detail,
  }),
  textsOf: ({ cover_image_description: description, ...texts }) => ({
    ...texts,
    cover_image_description: description || null,
    markdown: null,
  }),
  lock: lockArticle,
};

/** Returns a translation with sanitized HTML. Throws an `ActionError` if nothing is left, or for a picture without text. */
export async function usableTranslation(written: ArticleTranslation): Promise<ArticleTranslation> {
  const detail = await cleanArticle(written.detail);
  if (detail === '')
    throw new ActionError('The text is empty.', { sentence: () => words.textMissing, field: 'detail' });
  requirePictureTexts(detail);
  return { ...written, detail };
}
