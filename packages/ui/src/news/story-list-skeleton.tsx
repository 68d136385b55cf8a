import { CardGrid } from '../components/card-grid.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

export interface StoryListSkeletonProps {
  /** How many cards are expected. */
  count: number;
}

/** The shape of a `StoryList` that is still loading. Says once that it loads. */
export function StoryListSkeleton({ count }: StoryListSkeletonProps) {
  return (
    <output className="block">
      <VisuallyHidden>Loading the news</VisuallyHidden>
      <div aria-hidden="true">
        <CardGrid gap="news">
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
      <div className="grid grid-cols-[4.75rem_1fr] gap-x-5 gap-y-4 @md:grid-cols-[8.5rem_1fr] @md:gap-x-7">
        <div className="@md:row-span-2">
          <Skeleton shape="picture" />
        </div>
        <div className="text-heading">
          <Skeleton shape="text" lines={2} />
        </div>
        <div className="col-span-2 text-small @md:col-span-1">
          <Skeleton shape="text" lines={8} />
        </div>
      </div>
    </div>
  );
}
