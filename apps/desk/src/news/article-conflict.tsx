import { formatDateTime } from '@hearthlight/domain';
import type { Article, ArticleText } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import type { ReactNode } from 'react';

import { EntryConflict, showHtml, showPicture } from '../parts/entry-conflict.tsx';
import { articleEntryOf, articleFields, articleTextOf } from './merge-article.ts';

export interface ArticleConflictProps {
  /** The text with which both began. */
  base: ArticleText;
  /** The text of the person who looks at this. */
  mine: ArticleText;
  /** The article as somebody else has saved it meanwhile. */
  current: Article;
  /** The campaigns, for their titles. */
  campaigns: ReadonlyArray<{ id: number; title: string }>;
  /** Called with the text that takes the place of both. */
  onResolve: (text: ArticleText) => void;
}

/** Two texts of one article, of which both people have changed the same part. */
export function ArticleConflict({ base, mine, current, campaigns, onResolve }: ArticleConflictProps) {
  const words = useWords('articles');
  const { body } = useWords('deskNews');
  const { edited_at: at, edited_by: name } = current;
  const labels = {
    title: words.title,
    tags: words.tags,
    author_name: words.author,
    cover_image_url: words.cover,
    cover_image_description: words.coverAlt,
    campaign_id: words.campaign,
    detail: body,
  };
  const shown: Partial<Record<keyof ArticleText, (value: string) => ReactNode>> = {
    cover_image_url: showPicture,
    campaign_id: (value) => campaigns.find(({ id }) => String(id) === value)?.title,
    detail: showHtml,
  };
  return (
    <EntryConflict
      base={articleEntryOf(base)}
      mine={articleEntryOf(mine)}
      theirs={articleEntryOf(current.text)}
      fields={articleFields.map((field) => ({
        ...field,
        label: labels[field.name],
        show: shown[field.name],
      }))}
      name={name ?? undefined}
      lead={at === null || name === null ? undefined : words.conflictLead({ name, time: formatDateTime(at) })}
      onResolve={async (entry) => {
        onResolve(articleTextOf(entry));
        return { ok: true };
      }}
    />
  );
}
