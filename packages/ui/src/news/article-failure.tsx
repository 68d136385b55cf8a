'use client';

import { paths, sentences } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { RetryButton } from '../components/actions/retry-button.tsx';
import { LostView } from '../site/lost-view.tsx';
import { useWords } from '../words/words-provider.tsx';

export interface ArticleFailureProps {
  /** `not-found` offers no retry, since there is no such article. */
  reason: 'not-found' | 'other';
  /** Requests the article again. */
  onRetry: () => void;
  /** The address of the picture beside the message. */
  picture: string;
  /** Links to other stories. */
  children?: ReactNode;
}

/** Replaces an article that cannot be loaded. */
export function ArticleFailure({ reason, onRetry, picture, children }: ArticleFailureProps) {
  const words = useWords('news');
  const notFound = reason === 'not-found';
  return (
    <>
      <LostView
        picture={picture}
        title={notFound ? sentences.newsNotFound : sentences.newsDetailFailed}
        message={notFound ? words.notFoundLead : words.failedLead}
      >
        {!notFound && <RetryButton onRetry={onRetry} />}
        <Link href={paths.home} variant={notFound ? 'button' : 'button-secondary'}>
          {words.toHome}
        </Link>
      </LostView>
      {children}
    </>
  );
}
