import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { RetryButton } from '../components/actions/retry-button.tsx';

export interface ArticleFailureProps {
  /** `not-found` offers no retry, since there is no such article. */
  reason: 'not-found' | 'other';
  /** Requests the article again. */
  onRetry: () => void;
}

/**
 * Shown in place of an article that cannot be loaded.
 *
 * @summary Shown in place of an article that cannot be loaded.
 */
export function ArticleFailure({ reason, onRetry }: ArticleFailureProps) {
  const notFound = reason === 'not-found';
  return (
    <div role="alert" className="mx-auto grid max-w-text justify-items-start gap-6 px-gutter py-section">
      <h1 className="text-title whitespace-pre-wrap">
        {notFound ? sentences.newsNotFound : sentences.newsDetailFailed}
      </h1>
      <p className="text-lead text-ink-soft">
        {notFound
          ? 'It may have been removed, or the address may be mistyped. The latest stories are on the home page.'
          : 'Check your connection, then try again.'}
      </p>
      <div className="flex flex-wrap gap-3.5">
        {!notFound && <RetryButton onRetry={onRetry} />}
        <Link href={paths.home} variant={notFound ? 'button' : 'button-secondary'}>
          Go to the home page
        </Link>
      </div>
    </div>
  );
}
