import { limits, type PaneName } from '@hearthlight/domain';

import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { CardGrid } from '../../components/layout/card-grid.tsx';
import { Sheet } from '../../components/layout/sheet.tsx';

export interface PaneSkeletonProps {
  /** The pane that is loading. */
  pane: PaneName;
}

/** Placeholder for a loading pane. Screen readers skip it: the page announces once that it is loading. */
export function PaneSkeleton({ pane }: PaneSkeletonProps) {
  if (pane === 'campaigns' || pane === 'events') return <Cards count={4} />;
  if (pane === 'updates')
    return (
      <>
        <Heading />
        <Updates count={5} />
      </>
    );
  if (pane === 'history' || pane === 'account') return <Rows count={9} figure />;
  if (pane !== 'dashboard')
    return (
      <div className="grid gap-5">
        <Rows count={2} />
        <Rows count={7} />
      </div>
    );
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 tablet:grid-cols-2">
        <Rows count={2} />
        <Rows count={2} />
      </div>
      <Rows count={4} />
      <Rows count={4} />
      <div className="min-w-0">
        <Heading />
        <Updates count={limits.previewItems} />
      </div>
    </div>
  );
}

function Heading() {
  return (
    <div className="mb-6 w-56 max-w-full text-heading">
      <Skeleton shape="line" />
    </div>
  );
}

function Rows({ count, figure = false }: { count: number; figure?: boolean }) {
  return (
    <Sheet>
      <Heading />
      {figure && (
        <div className="mb-8 w-44 max-w-full text-figure">
          <Skeleton shape="line" />
        </div>
      )}
      <div className="grid gap-6">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="line" />
        ))}
      </div>
    </Sheet>
  );
}

function Cards({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      <CardGrid gap="small">
        {Array.from({ length: count }, (_, index) => (
          <Sheet key={index}>
            <Skeleton shape="card" />
          </Sheet>
        ))}
      </CardGrid>
    </div>
  );
}

/** A large update and smaller ones. */
function Updates({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-grid-small *:min-w-0 tablet:grid-cols-2">
      <div className="grid grid-cols-1 items-center gap-9 card p-6 *:min-w-0 tablet:col-span-2 tablet:grid-cols-[1.15fr_1fr]">
        <Skeleton shape="picture" />
        <Skeleton shape="text" />
      </div>
      {Array.from({ length: count - 1 }, (_, index) => (
        <div key={index} className="card p-6">
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  );
}
