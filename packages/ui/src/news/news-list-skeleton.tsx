'use client';

import { limits } from '@hearthlight/domain';

import { Tag } from '../components/data/tag.tsx';
import { TextSkeleton } from '../components/feedback/text-skeleton.tsx';
import { CardGrid } from '../components/layout/card-grid.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { useWords } from '../words/words-provider.tsx';
import { NewsCardLayout } from './news-card-layout.tsx';

export interface NewsListSkeletonProps {
  /** Number of cards that are expected. */
  count: number;
}

/**
 * The placeholder of a `NewsList` that is loading: slightly higher than most cards, at any width. It announces the
 * loading once.
 */
export function NewsListSkeleton({ count }: NewsListSkeletonProps) {
  const words = useWords('newsList');
  return (
    <div>
      <output className="sr-only">{words.loading}</output>
      <div aria-hidden="true">
        <CardGrid gap="large">
          {Array.from({ length: count }, (_, card) => (
            <Card key={card} />
          ))}
        </CardGrid>
      </div>
    </div>
  );
}

/** Characters of a title that is longer than most. */
const titleLength = 50;

/** Characters of a full excerpt of wide letters. */
const excerptLength = 1.05 * limits.truncate.excerpt;

function Card() {
  return (
    <div className="@container border-t border-line pt-6">
      <NewsCardLayout
        picture={<ArchPicture src="" alt="" ratio="portrait" />}
        heading={
          <>
            <Tag>
              <TextSkeleton length={8} />
            </Tag>
            <span className="block font-display text-heading text-balance">
              <TextSkeleton length={titleLength} />
            </span>
          </>
        }
        excerpt={<TextSkeleton length={excerptLength} />}
      />
    </div>
  );
}
