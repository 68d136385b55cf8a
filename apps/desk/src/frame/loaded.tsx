import type { ReactNode } from 'react';

import { Forbidden } from './forbidden.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NoSuchPage } from './no-such-page.tsx';

/** The state of data that is being loaded. */
export type View<Content extends object> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  /** There is none at this address. */
  | { status: 'missing' }
  /** The role may not see it. */
  | { status: 'forbidden' }
  | ({ status: 'ready' } & Content);

export interface LoadedProps<Content extends object> {
  /** The state of the request for the data. */
  view: View<Content>;
  /** Number of rows of the skeleton. */
  rows?: number;
  /** Renders the data. */
  children: (content: Content) => ReactNode;
}

/** Data once it is loaded. Until then a skeleton, or why there is none. */
export function Loaded<Content extends object>({ view, children, ...skeleton }: LoadedProps<Content>) {
  if (view.status === 'loading') return <ListSkeleton {...skeleton} />;
  if (view.status === 'failed') return <LoadFailed onRetry={view.onRetry} />;
  if (view.status === 'forbidden') return <Forbidden />;
  if (view.status === 'missing') return <NoSuchPage />;
  return children(view);
}
