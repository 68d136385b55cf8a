import type { ArticleText } from '@hearthlight/domain/desk';

import type { MarkedField } from './field-anchor.ts';

/** Returns the fields without which the server does not publish an article. */
export function missingFields(text: ArticleText): MarkedField[] {
  const fields: readonly [MarkedField, boolean][] = [
    ['title', text.title.trim() === ''],
    ['detail', text.detail.trim() === ''],
    ['tags', text.tags.trim() === ''],
    ['author_name', text.author_name.trim() === ''],
    ['cover_image_url', text.cover_image_url === ''],
  ];
  return fields.filter(([, isMissing]) => isMissing).map(([field]) => field);
}

/** Whether visitors who do not see the cover lack its alternative text, which is advised. */
export const lacksAlternative = (text: ArticleText): boolean =>
  text.cover_image_url !== '' && text.cover_image_description.trim() === '';
