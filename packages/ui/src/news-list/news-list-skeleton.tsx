import { Skeleton } from '../components/feedback/skeleton.tsx';
import { CardGrid } from '../components/layout/card-grid.tsx';
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx';

export interface NewsListSkeletonProps {
  /** Number of cards that are expected. */
  count: number;
}

/**
 * The placeholder of a `NewsList` that is loading. It announces the loading once.
 *
 * @summary The placeholder of a `NewsList` that is loading.
 */
export function NewsListSkeleton({ count }: NewsListSkeletonProps) {
  return (
    <output className="block">
      <VisuallyHidden>Loading the news</VisuallyHidden>
      <div aria-hidden="true">
        <CardGrid gap="large">
          {Array.from({ length: count }, (_, card) => (
            <Card key={card} />
          ))}
        </CardGrid>
      </div>
    </output>
  );
}

function Card() {
  return (
    <div className="@container border-t border-line pt-6">
      <div className="grid grid-cols-[4.75rem_1fr] gap-x-5 gap-y-4 @row:grid-cols-[8.5rem_1fr] @row:gap-x-7">
        <div className="@row:row-span-2">
          <Skeleton shape="picture" />
        </div>
        <div className="text-heading">
          <Skeleton shape="text" lines={2} />
        </div>
        <div className="col-span-2 text-small @row:col-span-1">
          <Skeleton shape="text" lines={8} />
        </div>
      </div>
    </div>
  );
}
