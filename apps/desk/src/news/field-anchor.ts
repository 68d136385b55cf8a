import type { ArticleText } from '@hearthlight/domain/desk';

/** A field of an article that a link can lead to. */
export type MarkedField = Exclude<keyof ArticleText, 'campaign_id'>;

/** Returns the `id` of the element around a field, for the end of an address. */
export const fieldAnchor = (field: MarkedField): string => `article-${field}`;

/** Moves the focus to the field that an address ends with, such as `#article-tags`. */
export function focusField(hash: string): void {
  const area = hash.startsWith('#article-') ? document.getElementById(hash.slice(1)) : null;
  const field = area?.querySelector<HTMLElement>('input, textarea, [contenteditable=true], button');
  area?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
