import type { ArticleText } from '@hearthlight/domain/desk';

import { type Blocks, type Conflict, mergeEntry } from '../parts/merge-entry.ts';
import { blocksOf } from './blocks-of.ts';
import { sameHtml, textFields } from './same-text.ts';

/** The text of an article as it is merged: by its fields, each a text. */
export type ArticleEntry = Record<keyof ArticleText, string>;

export const articleEntryOf = (text: ArticleText): ArticleEntry => ({
  ...text,
  campaign_id: String(text.campaign_id ?? ''),
});

export const articleTextOf = (entry: ArticleEntry): ArticleText => ({
  ...entry,
  campaign_id: entry.campaign_id === '' ? null : Number(entry.campaign_id),
});

/** Paragraphs and other blocks of HTML. Requires a DOM. */
export const htmlBlocks: Blocks = { split: blocksOf, join: (blocks) => blocks.join(''), isSame: sameHtml };

/** How the fields of an article are merged, in the order of the page. */
export const articleFields = textFields.map((name) => ({
  name,
  ...(name === 'detail' && { blocks: htmlBlocks }),
}));

/** Returns the text that has the changes of both people, or `undefined` if both have changed the same part. */
export function mergeArticle({ base, mine, theirs }: Conflict<ArticleText>): ArticleText | undefined {
  const conflict = { base: articleEntryOf(base), mine: articleEntryOf(mine), theirs: articleEntryOf(theirs) };
  const { questions, resolve } = mergeEntry(conflict, articleFields);
  return questions.length === 0 ? articleTextOf(resolve([])) : undefined;
}
