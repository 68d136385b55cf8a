import type { ArticleText } from '@hearthlight/domain/desk';

/** A field of an article that a link can lead to. */
export type MarkedField = Exclude<keyof ArticleText, 'campaign_id'>;

/** Returns the `id` of the element around a field, for the end of an address. */
export const fieldAnchor = (field: MarkedField): string => `article-${field}`;

/** Returns the end of an address that leads to a link in the text, by the address that it links to. */
export const linkAnchor = (link: string): string => `${fieldAnchor('detail')}=${encodeURIComponent(link)}`;

/**
 * Moves the focus to the field that an address ends with, such as `#article-tags`, and the cursor to a link in the
 * text.
 */
export function focusField(hash: string): void {
  const [anchor = '', link] = hash.slice(1).split('=');
  const area = anchor.startsWith('article-') ? document.getElementById(anchor) : null;
  // The buttons of the editor come before its text.
  const field =
    area?.querySelector<HTMLElement>('[contenteditable=true]') ??
    area?.querySelector<HTMLElement>('input, textarea, button');
  const place = link === undefined ? null : area?.querySelector(`a[href="${CSS.escape(decodeURIComponent(link))}"]`);
  (place ?? area)?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  if (place) getSelection()?.selectAllChildren(place);
}
