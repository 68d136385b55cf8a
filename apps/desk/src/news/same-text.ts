import { withoutFocus } from '@hearthlight/domain';
import type { ArticleText } from '@hearthlight/domain/desk';

const block = 'p|li|h[1-6]|blockquote|t[dh]';
/** White space that no browser shows. The editor drops it when it opens a text. */
const atEnds = new RegExp(`(?<=<(?:${block})(?:\\s[^>]*)?>)[ \\n]+|[ \\n]+(?=</(?:${block})>)`, 'g');

/**
 * The server writes `<br />`, other orders of attributes and no entity for a no-break space, and the editor no white
 * space at the ends of a block.
 */
const normalized = (html: string): string =>
  html
    .replaceAll(atEnds, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/g, (_, tag: string, attributes: string) =>
      ['<', tag, ...(attributes.match(/\s[\w-]+="[^"]*"/g) ?? []).toSorted(), '>'].join(''),
    );

/** The fields of an article's text in the order of the page. */
export const textFields = [
  'title',
  'tags',
  'author_name',
  'cover_image_url',
  'cover_image_description',
  'campaign_id',
  'detail',
] as const satisfies readonly (keyof ArticleText)[];

/** Whether HTML is the same, apart from how the server writes it. */
export const sameHtml = (one: string, other: string): boolean =>
  one === other || normalized(one).trim() === normalized(other).trim();

/** Whether a field is the same in two texts, apart from how the server writes it. */
export function sameField(field: keyof ArticleText, one: ArticleText, other: ArticleText): boolean {
  if (field === 'campaign_id') return one.campaign_id === other.campaign_id;
  if (field === 'cover_image_url') return withoutFocus(one[field]) === withoutFocus(other[field]);
  return sameHtml(one[field], other[field]);
}

/** Whether two texts are the same, apart from how the server writes them. */
export const sameText = (one: ArticleText, other: ArticleText): boolean =>
  textFields.every((field) => sameField(field, one, other));
