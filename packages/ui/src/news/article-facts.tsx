'use client';

import { dayOf, formatDay, type NewsArticle } from '@hearthlight/domain';

import { ShareButton } from '../components/actions/share-button.tsx';
import { useWords } from '../words/words-provider.tsx';

export interface ArticleFactsProps {
  /** The article, for its author, date and title. */
  article: NewsArticle;
  /** The absolute address to share. */
  shareUrl: string;
}

/** Author and date of an article, and a button to share it: beside the text on a desktop, above it on a phone. */
export function ArticleFacts({ article, shareUrl }: ArticleFactsProps) {
  const words = useWords('news');
  return (
    <div className="flex flex-wrap items-end justify-between gap-6 border-y border-line py-5 desk:sticky desk:top-24 desk:grid desk:justify-items-start desk:self-start desk:border-b-0">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 desk:grid">
        <div>
          <dt className="text-label text-ink-soft">{words.writtenBy}</dt>
          <dd className="font-semibold wrap-anywhere">{article.author_name}</dd>
        </div>
        <div>
          <dt className="text-label text-ink-soft">{words.posted}</dt>
          <dd className="font-semibold">
            <time dateTime={article.date_published}>{formatDay(dayOf(article.date_published))}</time>
          </dd>
        </div>
      </dl>
      <ShareButton title={article.title} url={shareUrl} />
    </div>
  );
}
