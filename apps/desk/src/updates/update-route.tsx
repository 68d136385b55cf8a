import { isNotFound } from '@hearthlight/domain';
import type { DeskUpdate, DeskUpdatePart } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { useEntryId } from '../routing/use-entry-id.ts';
import { updateQuery } from './queries.ts';
import { UpdateFrame } from './update-frame.tsx';

const parts: readonly DeskUpdatePart[] = ['mail', 'translations'];

/** The pages of one impact update. */
export function Component() {
  const id = useEntryId();
  return id === undefined ? <NoSuchPage /> : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const { pathname } = useLocation();
  const update = useQuery(updateQuery(id));
  if (update.data)
    return (
      <UpdateFrame
        update={update.data}
        hasTranslations={foundation.languages.length > 1}
        part={parts.find((part) => pathname.split('/')[4] === part)}
      >
        <Outlet context={update.data satisfies DeskUpdate} />
      </UpdateFrame>
    );
  if (isNotFound(update.error)) return <NoSuchPage />;
  if (update.isError && !update.isFetching) return <LoadFailed onRetry={() => void update.refetch()} />;
  return <ListSkeleton />;
}
