'use client';

import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { RetryButton } from '../components/actions/retry-button.tsx';
import { useWords } from '../words/words-provider.tsx';
import { Brand } from './brand.tsx';
import { LostView } from './lost-view.tsx';

export interface ErrorPageProps {
  /** The product's name, beside the mark. */
  product: string;
  /** The address of the picture beside the message. */
  picture: string;
  /** The `h1`; the router's fallback sentence (specification §8) when left out. */
  title?: string;
  /** A sentence about the failure and the way out. Default: that the page did not load. */
  message?: string;
  /** Shows a 'Try again' button. For failures that a retry may fix, such as a script that failed to load. */
  onRetry?: () => void;
}

/**
 * The page for unexpected errors, with a link to the home page. It has no menu and no footer, because every page
 * loads it up front, so that it can be shown when nothing else loads.
 */
export function ErrorPage({ product, picture, title = sentences.unexpected, message, onRetry }: ErrorPageProps) {
  const words = useWords('errorPage');
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex h-17 max-w-page items-center px-gutter desk:h-22">
        <Link href={paths.home} variant="plain" className="inline-flex min-h-11 items-center text-ink">
          <Brand name={product} />
        </Link>
      </header>
      <main id="content" tabIndex={-1}>
        <LostView picture={picture} title={title} message={message ?? words.didNotLoad}>
          {onRetry && <RetryButton onRetry={onRetry} />}
          <Link href={paths.home} variant={onRetry ? 'button-secondary' : 'button'}>
            {words.toHome}
          </Link>
        </LostView>
      </main>
    </div>
  );
}
