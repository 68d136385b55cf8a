import { formatDay, type NewsArticle } from '@hearthlight/domain';

import { ShareButton } from '../components/share-button.tsx';

export interface ArticleFactsProps {
  article: NewsArticle;
  /** The address that is handed on. */
  shareUrl: string;
}

/** Who wrote an article and when it was posted, and the way to hand it on. Beside the text on a desk, above it on a phone. */
export function ArticleFacts({ article, shareUrl }: ArticleFactsProps) {
  const day = article.date_published.slice(0, 'YYYY-MM-DD'.length);
  return (
    <div className="flex flex-wrap items-end justify-between gap-6 border-y border-line py-5 desk:sticky desk:top-24 desk:grid desk:justify-items-start desk:self-start desk:border-b-0">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 desk:grid">
        <div>
          <dt className="text-label text-ink-soft">Written by</dt>
          <dd className="font-semibold">{article.author_name}</dd>
        </div>
        <div>
          <dt className="text-label text-ink-soft">Posted</dt>
          <dd className="font-semibold">
            <time dateTime={article.date_published}>{formatDay(day)}</time>
          </dd>
        </div>
      </dl>
      <ShareButton title={article.title} url={shareUrl} />
    </div>
  );
}
