'use client';

import { Skeleton } from '../components/feedback/skeleton.tsx';
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx';
import { SlowNotice } from '../site/slow-notice.tsx';
import { useWords } from '../words/words-provider.tsx';

/** Placeholder for a loading article. */
export function ArticleSkeleton() {
  const words = useWords('news');
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <h1>{words.news}</h1>
        <output>{words.loadingTheStory}</output>
      </VisuallyHidden>
      <div className="mx-auto max-w-page px-gutter">
        <SlowNotice />
      </div>
      <div className="mx-auto grid max-w-page items-center gap-10 px-gutter pt-8 pb-section desk:grid-cols-[1.15fr_.85fr] desk:gap-18">
        <div className="text-hero">
          <Skeleton shape="text" lines={3} />
        </div>
        <Skeleton shape="picture" />
      </div>
      <div className="rounded-t-section bg-paper py-section">
        <div className="mx-auto grid max-w-page gap-10 px-gutter desk:grid-cols-[13rem_minmax(0,42.5rem)] desk:gap-18">
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="text" lines={9} />
        </div>
      </div>
    </div>
  );
}
