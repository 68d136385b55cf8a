import { Sheet, Skeleton, useWords } from '@hearthlight/ui';
import { SlowNotice } from '@hearthlight/ui/parts';

export interface ListSkeletonProps {
  /** Number of rows. */
  rows?: number;
}

/** In place of a list that is loading. */
export function ListSkeleton({ rows = 6 }: ListSkeletonProps) {
  const words = useWords('desk');
  return (
    <>
      <SlowNotice />
      <Sheet aria-busy="true">
        <output className="sr-only">{words.loading}</output>
        <div className="grid gap-7">
          {Array.from({ length: rows }, (_, index) => (
            <Skeleton key={index} shape="text" lines={2} />
          ))}
        </div>
      </Sheet>
    </>
  );
}
