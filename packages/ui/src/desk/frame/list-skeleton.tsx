'use client';

import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { SlowNotice } from '../../site/slow-notice.tsx';
import { useDeskWords } from '../../words/desk.ts';

export interface ListSkeletonProps {
  /** Number of rows. */
  rows?: number;
}

/** In place of a list that is loading. */
export function ListSkeleton({ rows = 6 }: ListSkeletonProps) {
  const words = useDeskWords();
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
