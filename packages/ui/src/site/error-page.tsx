import { paths, sentences } from '@hearthlight/domain';

import { Brand } from '../components/brand.tsx';
import { Link } from '../components/link.tsx';
import { RetryButton } from '../components/retry-button.tsx';

export interface ErrorPageProps {
  /** The `h1`; the router's fallback sentence (`spec §8`) when left out. */
  title?: string;
  /** What happened and what can be done about it. */
  message: string;
  /** For what may work at a second try, such as code that could not be loaded: shows 'Try again'. */
  onRetry?: () => void;
}

/**
 * The page for an address that nobody knows, and for what went wrong: it says so, and shows the way home. It is
 * part of what every page loads, because it must come when nothing else does: so it has no menu and no footer.
 */
export function ErrorPage({ title = sentences.unexpected, message, onRetry }: ErrorPageProps) {
  return (
    <div className="min-h-dvh">
      <header className="mx-auto flex h-17 max-w-page items-center px-gutter desk:h-22">
        <Link href={paths.home} variant="plain" className="inline-flex min-h-11 items-center text-ink">
          <Brand />
        </Link>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid max-w-page items-center gap-12 px-gutter pt-6 pb-section tablet:grid-cols-[1.1fr_.9fr] tablet:gap-18"
      >
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-6 max-w-[33em] text-lead text-ink-soft">{message}</p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            {onRetry && <RetryButton onRetry={onRetry} />}
            <Link href={paths.home} variant={onRetry ? 'button-secondary' : 'button'}>
              Back to the home page
            </Link>
          </div>
        </div>
        <img src="/pictures/road.svg" alt="" width={400} height={330} className="w-full arch" />
      </main>
    </div>
  );
}
