import type { ArticleTranslation } from '@hearthlight/domain/desk';

/** Whether two translations, or the lack of them, are the same. */
export const sameTranslation = (one: ArticleTranslation | null, other: ArticleTranslation | null): boolean =>
  one === null || other === null
    ? one === other
    : (['title', 'tags', 'cover_image_description', 'detail'] as const).every(
        (field) => one[field] === other[field],
      );

/** The fields of a translation that is not written yet. */
export const noTranslation: ArticleTranslation = {
  title: '',
  tags: '',
  cover_image_description: '',
  detail: '',
};
