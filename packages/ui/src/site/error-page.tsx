import { type Foundation, paths, sentences } from '@hearthlight/domain';

import { ArchPicture } from '../components/arch-picture.tsx';
import { Button } from '../components/button.tsx';
import { Link } from '../components/link.tsx';
import { PageFrame } from './page-frame.tsx';

export interface ErrorPageProps {
  foundation: Foundation;
  /** The `h1`; the router's fallback sentence (`spec §8`) when left out. */
  title?: string;
  /** What happened and what can be done about it. */
  message: string;
  /** For what may work at a second try, such as code that could not be loaded: shows 'Try again'. */
  onRetry?: () => void;
}

/** The page for an address that nobody knows, and for what went wrong: it says so, and shows the way home. */
export function ErrorPage({ foundation, title = sentences.unexpected, message, onRetry }: ErrorPageProps) {
  return (
    <PageFrame foundation={foundation}>
      <div className="mx-auto grid max-w-page items-center gap-12 px-gutter pt-6 pb-section tablet:grid-cols-[1.1fr_.9fr] tablet:gap-18">
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-6 max-w-[33em] text-lead text-ink-soft">{message}</p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            {onRetry && <Button onClick={onRetry}>Try again</Button>}
            <Link href={paths.home} variant={onRetry ? 'button-secondary' : 'button'}>
              Back to the home page
            </Link>
          </div>
        </div>
        <ArchPicture src="/pictures/road.svg" alt="" />
      </div>
    </PageFrame>
  );
}
