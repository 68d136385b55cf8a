import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../components/link.tsx';
import { RetryButton } from '../components/retry-button.tsx';

export interface ArticleFailureProps {
  /** `not-found`: there is no such article, so trying again would not help. */
  reason: 'not-found' | 'other';
  onRetry: () => void;
}

/** An article that cannot be shown, and the way on. */
export function ArticleFailure({ reason, onRetry }: ArticleFailureProps) {
  const gone = reason === 'not-found';
  return (
    <div role="alert" className="mx-auto grid max-w-text justify-items-start gap-6 px-gutter py-section">
      <h1 className="text-title whitespace-pre-wrap">
        {gone ? sentences.newsNotFound : sentences.newsDetailFailed}
      </h1>
      <p className="text-lead text-ink-soft">
        {gone
          ? 'It may have been taken down, or the address has a slip in it. The latest stories are on the home page.'
          : 'It is most likely the connection. Nothing is lost; the story is still where it was.'}
      </p>
      <div className="flex flex-wrap gap-3.5">
        {!gone && <RetryButton onRetry={onRetry} />}
        <Link href={paths.home} variant={gone ? 'button' : 'button-secondary'}>
          Go to the home page
        </Link>
      </div>
    </div>
  );
}
